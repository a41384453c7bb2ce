//! Cards whose text is a message of its own, in any language: nothing composes it from the effects, so a changed effect fails
//! here until somebody has read the text again.
//!
//! `UPDATE_FINGERPRINTS=1 cargo test -p darkrock-texts --test fingerprints` then renews `fingerprints.txt`.

use darkrock_rules::content::{Catalog, Content, Files};
use darkrock_rules::ids::FightCard;
use darkrock_texts::{Catalogue, Language};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::path::Path;

const FILE: &str = "tests/fingerprints.txt";
const RENEW: &str = "UPDATE_FINGERPRINTS";

/// The contents that have all entries of the catalog between them.
fn contents() -> Vec<Content> {
    let catalog = Catalog::load(Files::embedded()).expect("the catalog");
    let selections = [
        &["ante-up", "blood-money", "extras", "gangs", "alternate-cards", "titles", "sheriff-cards", "bandit-cards"][..],
        &["ante-up", "blood-money", "extras", "man-in-black-for-more", "unique-events", "jokers"],
        &[],
    ];
    let compose = |modules: &[&str]| {
        let modules: Vec<String> = modules.iter().map(|id| (*id).to_owned()).collect();
        catalog.compose(&catalog.select(&modules, None).expect("modules")).expect("the content")
    };
    selections.into_iter().map(compose).collect()
}

/// The entry of content behind each id that a text of its own can have, as its file says it: effects, timings, conditions.
fn entries(content: &Content) -> BTreeMap<String, String> {
    let specs = &content.specs;
    let mut all = BTreeMap::new();
    let mut add = |id: &str, entry: &dyn Debug| {
        all.insert(id.to_owned(), format!("{entry:?}"));
    };
    for title in &specs.titles {
        add(&title.id, &(&title.passives, &title.abilities));
    }
    for (at, card) in specs.fight_cards.iter().enumerate() {
        add(&format!("fight-{}", FightCard(at as u8)).to_lowercase(), card);
    }
    for item in &specs.items {
        add(&item.id, &item.front);
        add(&format!("{}-upgraded", item.id), &item.upgraded);
    }
    for character in &specs.characters {
        add(&character.id, &(&character.passives, &character.abilities));
    }
    for story in &specs.stories.cards {
        add(&story.id, &story.effects);
    }
    for goal in &specs.goals {
        add(&format!("goal-{}", goal.id), &(&goal.event, &goal.conditions));
    }
    for follower in content.follower_specs() {
        add(&follower.id, follower);
    }
    for injury in &specs.injuries {
        add(&injury.id, injury);
    }
    for story in &specs.legendary_stories {
        add(&story.id, &story.while_open);
    }
    all
}

/// A hash of 64 bits (FNV-1a): the same on every machine.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The id of the entry that a message is about: without the number of its line.
fn entry_of<'e>(message: &str, entries: &'e BTreeMap<String, String>) -> Option<&'e str> {
    let id = message.strip_prefix("card-")?.strip_suffix("-text")?;
    let without_line = id.rsplit_once('-').filter(|(_, line)| line.parse::<u8>().is_ok()).map(|(id, _)| id);
    [Some(id), without_line].into_iter().flatten().find_map(|id| entries.get(id)).map(String::as_str)
}

/// The lines of the file: the messages of all languages, and the hash of the entry of each.
fn fingerprints(contents: &[Content]) -> String {
    let own = |language: Language| {
        let catalogue = Catalogue::of(language).expect("a shipped language");
        let own = catalogue.ids().filter(|id| id.starts_with("card-") && id.ends_with("-text"));
        own.map(str::to_owned).collect::<Vec<_>>()
    };
    let messages: BTreeSet<String> = Language::all().flat_map(own).collect();
    let entries: Vec<_> = contents.iter().map(entries).collect();
    let line = |message: &String| {
        let entry = entries.iter().find_map(|entries| entry_of(message, entries));
        let entry = entry.unwrap_or_else(|| panic!("{message} is about no entry of the content"));
        format!("{message} {:016x}\n", hash(entry))
    };
    messages.iter().map(line).collect()
}

#[test]
fn whoever_changes_an_effect_reads_its_text_again() {
    let found = fingerprints(&contents());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    if std::env::var_os(RENEW).is_some() {
        std::fs::write(&path, &found).expect("the file can be written");
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let read = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<_>>();
    let (known, found) = (read(&known), read(&found));
    let changed: Vec<&String> = found.symmetric_difference(&known).collect();
    assert!(
        changed.is_empty(),
        "these cards have a text of their own that may no longer say what they do: read it in every language, then renew \
         {FILE} with {RENEW}=1\n{changed:#?}"
    );
}

/// A change of one card changes the fingerprint of its text, and of no other.
#[test]
fn a_changed_effect_is_noticed() {
    let mut contents = contents();
    let before = fingerprints(&contents);
    let canteen = contents[0].specs.items.iter_mut().find(|item| item.id == "canteen").expect("an item");
    canteen.front.abilities.pop().expect("an ability");
    let after = fingerprints(&contents);
    let changed: Vec<(&str, &str)> = before.lines().zip(after.lines()).filter(|(one, two)| one != two).collect();
    assert_eq!(changed.len(), 1, "{changed:?}");
    assert!(changed[0].0.starts_with("card-canteen-text "), "{changed:?}");
}
