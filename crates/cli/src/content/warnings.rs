//! What cannot matter, or is passed over in silence, in the modules of a folder.

use darkrock_rules::content::schema::{Ability, Condition};
use darkrock_rules::content::{Content, Files};
use darkrock_texts::{Language, unfilled, word_lines};
use std::collections::{BTreeMap, BTreeSet};

/// What cannot matter among the entries of these files, those of the folder.
pub(super) fn of_entries(content: &Content, files: &Files, own: &BTreeSet<String>) -> Vec<String> {
    let mut found = Vec::new();
    let mut tell = |file: &str, id: &str, what: String| {
        let place = files.place_of(file, Some(id), &what).filter(|(file, _)| own.contains(file));
        found.extend(place.map(|(file, line)| format!("{file}:{line}: {id}: {what}")));
    };
    let (specs, money) = (&content.specs, content.numbers.money);
    for item in &specs.items {
        if item.copies == 0 {
            tell("items.yaml", &item.id, "“copies” is 0: nobody ever gets it".to_owned());
        }
        if item.cost > money {
            tell(
                "items.yaml",
                &item.id,
                format!("“cost” is ${}, and a purse holds ${money}: nobody can pay it", item.cost),
            );
        }
        if item.front.abilities.is_empty() && item.front.passives.is_empty() && item.front.lp == 0 {
            tell("items.yaml", &item.id, "“front” is empty: the item does nothing".to_owned());
        }
        let sides = std::iter::once(&item.front).chain(&item.upgraded);
        sides
            .flat_map(|side| &side.abilities)
            .for_each(|a| useless(a, money).into_iter().for_each(|what| tell("items.yaml", &item.id, what)));
    }
    for character in &specs.characters {
        let all = character.abilities.iter().flat_map(|ability| useless(ability, money));
        all.for_each(|what| tell("characters.yaml", &character.id, what));
        if character.abilities.is_empty() && character.passives.is_empty() {
            tell("characters.yaml", &character.id, "has neither “abilities” nor “passives”".to_owned());
        }
    }
    for title in &specs.titles {
        title
            .abilities
            .iter()
            .flat_map(|a| useless(a, money))
            .for_each(|what| tell("poker-cards.yaml", &title.id, what));
    }
    for story in &specs.stories.cards {
        if story.effects.is_empty() && story.spawn.is_empty() && story.sheriff == 0 {
            tell("stories.yaml", &story.id, "“do” is empty: the story does nothing".to_owned());
        }
    }
    let mut resolved = !specs.event_markers.is_empty();
    specs.each_list(&mut |_, _, effects| resolved |= format!("{effects:?}").contains("ResolveEvent"));
    for event in &specs.events {
        if event.effects.is_empty() {
            tell("events.yaml", &event.id, "“do” is empty: the event does nothing".to_owned());
        }
        if !resolved {
            let expected = "expected event-markers.yaml, or a module that has one under “needs”";
            tell("events.yaml", &event.id, format!("never comes, as no marker brings events: {expected}"));
        }
    }
    found
}

/// Why an ability cannot matter.
fn useless(ability: &Ability, money: u8) -> Option<String> {
    if ability.effects.is_empty() {
        return Some("“do” is empty: the ability does nothing".to_owned());
    }
    never(&ability.conditions, money).map(|why| format!("never holds: {why}"))
}

/// Why conditions never hold together.
fn never(all: &[Condition], money: u8) -> Option<String> {
    use Condition as C;
    let has = |condition: &C| all.contains(condition);
    let pairs = [
        (C::InTown, C::OutsideTown, "“in-town” and “outside-town”"),
        (C::Neither, C::Marshal, "“neither” and “marshal”"),
        (C::Neither, C::Wanted, "“neither” and “wanted”"),
        (C::AgainstPlayer, C::AgainstNpc, "“against-player” and “against-npc”"),
        (C::WithPlayer, C::Alone, "“with-player” and “alone”"),
    ];
    if let Some((.., what)) = pairs.iter().find(|(one, other, _)| has(one) && has(other)) {
        return Some(format!("{what} exclude each other"));
    }
    all.iter().find_map(|condition| match condition {
        C::LpAtLeast(n) if *n > 100 => Some(format!("“lp-at-least” is {n}, and games end with 25 LP")),
        C::MoneyAtLeast(n) if *n > money => Some(format!("“money-at-least” is {n}, and a purse holds {money}")),
        _ => None,
    })
}

/// The most letters of a message without a warning.
const LONGEST: usize = 1000;

/// What is strange about the files of the folder, whatever they say: empty ones, quotation marks that are letters, and shipped files
/// that lose entries.
pub(super) fn of_files(files: &Files, own: &BTreeSet<String>) -> Vec<String> {
    let mut found = Vec::new();
    let shipped = Files::embedded();
    for (name, text) in files.texts.iter().filter(|(name, _)| own.contains(name)) {
        if text.lines().all(|line| line.trim().is_empty() || line.trim_start().starts_with('#')) {
            found.push(format!("{name} is empty"));
        }
        if !name.ends_with(".yaml") {
            continue;
        }
        for (line, n) in text.lines().zip(1..) {
            let value = line.split_once(": ").map(|(_, value)| value.trim_start()).unwrap_or_default();
            if let Some(mark) = value.chars().next().filter(|c| "“”„‘’«".contains(*c)) {
                found.push(format!(
                    "{name}:{n}: {value} begins with {mark}, which is a letter here: expected \" or nothing"
                ));
            }
        }
        let ids = |text: &str| -> BTreeSet<String> {
            let id = |line: &str| {
                Some(line.trim_start().trim_start_matches(['-', '{', ' ']).strip_prefix("id:")?.to_owned())
            };
            let ids = text.lines().filter_map(id);
            ids.map(|id| id.split([',', '}', '#']).next().unwrap_or_default().trim().to_owned()).collect()
        };
        let Ok(before) = shipped.text(name) else { continue };
        let (before, now) = (ids(before), ids(text));
        let gone: Vec<&str> = before.difference(&now).map(String::as_str).collect();
        if let [first, ..] = gone[..] {
            let others = if gone.len() > 1 { format!(" and {} more", gone.len() - 1) } else { String::new() };
            found.push(format!("{name} replaces the shipped file and leaves out {first}{others}"));
        }
    }
    found
}

/// What is wrong with the words of the folder's modules: messages that stand twice, and those that a language lacks.
pub(super) fn of_words(files: &Files, own: &BTreeSet<String>) -> Vec<String> {
    let mut found = Vec::new();
    let mut of_module: BTreeMap<&str, BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
    for (name, text) in files.texts.iter().filter(|(name, _)| own.contains(name)) {
        let Some((module, file)) = name.split_once("/words/") else { continue };
        let code = file.strip_suffix(".ftl").unwrap_or(file);
        if !Language::all().any(|language| language.code() == code) {
            let codes: Vec<&str> = Language::all().map(Language::code).collect();
            found.push(format!("{name}: “{code}” is no language: expected {}", codes.join(", ")));
            continue;
        }
        if let Some(language) = Language::all().find(|language| language.code() == code) {
            let open = unfilled(text, language).into_iter();
            found.extend(open.map(|(line, id, variable)| {
                format!("{name}:{line}: nothing fills “{{ ${variable} }}” in “{id}”: expected the words themselves")
            }));
        }
        found.extend(long(name, text));
        let mut lines: BTreeMap<&str, u32> = BTreeMap::new();
        for (line, id) in word_lines(text) {
            if let Some(first) = lines.insert(id, line) {
                found.push(format!("{name}:{line}: “{id}” stands twice, first in line {first}: the last one counts"));
            }
        }
        of_module.entry(module).or_default().insert(code, lines.into_keys().collect());
    }
    for (module, languages) in &of_module {
        let all: BTreeSet<&str> = languages.values().flatten().copied().collect();
        for language in Language::all() {
            let code = language.code();
            let has = languages.get(code);
            let lacking: Vec<&str> =
                all.iter().filter(|id| has.is_none_or(|has| !has.contains(*id))).copied().collect();
            match has {
                _ if lacking.is_empty() => {}
                None => found.push(format!("{module}/words/{code}.ftl is not there: English is shown in its place")),
                Some(_) => found.push(format!("{module}/words/{code}.ftl has no {}", lacking.join(", "))),
            }
        }
    }
    found
}

/// The messages that are longer than a card.
fn long(name: &str, text: &str) -> Vec<String> {
    let starts: Vec<(u32, &str)> = word_lines(text).collect();
    let lines: Vec<&str> = text.lines().collect();
    let ends = starts.iter().skip(1).map(|(line, _)| *line as usize - 1).chain([lines.len()]);
    let of = |((line, id), end): (&(u32, &str), usize)| {
        let letters: usize = lines[*line as usize - 1..end].iter().map(|line| line.chars().count()).sum();
        let what = format!("“{id}” has {letters} letters, which no card has room for");
        (letters > LONGEST).then(|| format!("{name}:{line}: {what}: expected {LONGEST} at most"))
    };
    starts.iter().zip(ends).filter_map(of).collect()
}
