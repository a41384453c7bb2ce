//! What no card text may say any more, and snapshots of the texts that are hardest to compose.

use darkrock_rules::content::{Catalog, Content, Files};
use darkrock_rules::ids::*;
use darkrock_texts::{Language, Texts};
use std::collections::BTreeSet;

const EVERYTHING: [&str; 8] =
    ["ante-up", "blood-money", "extras", "gangs", "alternate-cards", "titles", "sheriff-cards", "bandit-cards"];

const MODES: [&str; 5] = ["serenade", "golden-rule", "law-and-disorder", "risky-business", "border-town"];

fn everything() -> Content {
    composed(&EVERYTHING, None)
}

fn composed(modules: &[&str], mode: Option<&str>) -> Content {
    let catalog = Catalog::load(Files::embedded()).expect("the catalog");
    let modules: Vec<String> = modules.iter().map(|id| (*id).to_owned()).collect();
    catalog.compose(&catalog.select(&modules, mode).expect("modules")).expect("the content")
}

/// The content of the base game, of all modules and options together, of those that exclude them, and of each mode.
fn every_content() -> Vec<Content> {
    let frontier = ["ante-up", "alternate-cards", "jokers", "standard-stores"];
    let further = ["ante-up", "blood-money", "extras", "man-in-black-for-more", "unique-events"];
    let selections = [&[][..], &EVERYTHING, &frontier, &further, &["ante-up", "blood-money", "core-stories"]];
    let modes = MODES.into_iter().map(|mode| composed(&[], Some(mode)));
    selections.into_iter().map(|modules| composed(modules, None)).chain(modes).collect()
}

/// Every generated text with the id of its entry.
fn texts_of(content: &Content, texts: &Texts) -> Vec<(String, String)> {
    let specs = &content.specs;
    let mut all: Vec<(String, String)> = Vec::new();
    let mut add = |id: &str, text: &str| all.push((id.to_owned(), text.to_owned()));
    for (at, title) in specs.titles.iter().enumerate() {
        let card = content.poker_cards.iter().find(|card| content.title_of[card.index()].index() == at);
        card.into_iter().for_each(|card| add(&title.id, &texts.card(card).body));
    }
    for at in 0..content.fight_cards.len() as u8 {
        add(&format!("fight-{}", FightCard(at)), &texts.fight_card(FightCard(at)).body);
    }
    for (at, spec) in specs.items.iter().enumerate() {
        [false, true].into_iter().for_each(|side| add(&spec.id, &texts.item(Item(at as u8), side).body));
    }
    for (at, spec) in specs.characters.iter().enumerate() {
        let text = texts.character(Character(at as u8)).expect("a character");
        let start =
            texts.catalogue().with("aid-character-starts", &darkrock_texts::Args::new().s("place", &*text.start));
        add(&spec.id, &format!("{start}. {}", text.body));
    }
    for (at, spec) in specs.stories.cards.iter().enumerate() {
        add(&spec.id, &texts.story(Story(at as u8)).reward);
    }
    for (at, spec) in specs.goals.iter().enumerate() {
        add(&spec.id, &texts.goal(Goal(at as u8)).body);
    }
    for (at, spec) in specs.automa.cards.iter().enumerate() {
        add(&spec.id, &texts.automa_card(AutomaCard(at as u8)).body);
    }
    for (at, spec) in specs.legendary_stories.iter().enumerate() {
        let text = texts.legend(Legend(at as u8));
        let parts = text.parts.iter().flat_map(|part| [&part.meets, &part.text]);
        let rest = text.tokens.iter().chain(&text.endings).map(|tale| &tale.text);
        let all = std::iter::once(&text.open).chain(&text.ongoing).chain(parts).chain(rest);
        all.for_each(|line| add(&spec.id, line));
    }
    for (at, spec) in specs.events.iter().enumerate() {
        add(&spec.id, &texts.event_card(EventCard(at as u8)).text);
    }
    for (at, spec) in specs.injuries.iter().enumerate() {
        add(&spec.id, &texts.injury(Injury(at as u8)).text);
    }
    for (at, spec) in specs.deeds.iter().enumerate() {
        add(&format!("deed-{}", spec.id), texts.deed(Deed(at as u8)));
    }
    texts.options().for_each(|(_, name, text)| [name, text].into_iter().for_each(|said| add("option", said)));
    texts.offers().for_each(|(.., text)| add("offer", text));
    all
}

/// Every text of every content in a language, once.
fn every_text(code: &str) -> BTreeSet<(String, String)> {
    let language: Language = code.parse().expect("a language");
    let of = |content: &Content| texts_of(content, &Texts::new(content, language).expect("texts"));
    every_content().iter().flat_map(of).filter(|(_, text)| !text.is_empty()).collect()
}

/// With `CARD_TEXTS=FOLDER` all texts of a language are written there, for somebody who reads them.
#[test]
fn all_texts_can_be_written_out() {
    for language in Language::all() {
        let lines: Vec<String> =
            every_text(language.code()).into_iter().map(|(id, text)| format!("{id}: {text}\n")).collect();
        assert!(lines.len() > 800, "{language}: {} texts", lines.len());
        if let Some(folder) = std::env::var_os("CARD_TEXTS") {
            let file = std::path::Path::new(&folder).join(format!("{language}.txt"));
            std::fs::write(file, lines.concat()).expect("the folder exists");
        }
    }
}

/// What is wrong with any text, in any language.
fn fault(text: &str) -> Option<&'static str> {
    let small = |after: &str| after.chars().next().is_some_and(char::is_lowercase);
    let doubled = [",,", ";;", "::", ",.", ";.", ":.", ",;", ": ;", "; ;"].iter().any(|marks| text.contains(marks));
    match text {
        _ if text.contains(['[', ']', '{', '}']) => Some("a message is missing"),
        _ if text.contains("  ") || text.contains(" ,") || text.contains(" .") => Some("a space too many"),
        _ if doubled || text.contains("..") => Some("doubled marks"),
        _ if text.split(". ").skip(1).any(small) => Some("a small letter after a full stop"),
        _ if text.matches(": ").count() > 1 && text.matches(". ").count() == 0 => Some("a colon after a colon"),
        _ => None,
    }
}

/// What a language itself must not say stands in `words.txt` of its folder; `tools/check-words.py --composed` checks it.
#[test]
fn no_text_is_made_of_fragments() {
    for language in Language::all() {
        for (id, text) in every_text(language.code()) {
            assert_eq!(fault(&text), None, "{language}: {id}: {text}");
        }
    }
}

/// Entries whose texts have subjects, conditions, choices and prices in each other.
const HARDEST: [&str; 40] = [
    "peacekeeper",
    "carbine",
    "whiskey",
    "canteen",
    "treasure-map",
    "medicine-pouch",
    "dynamite",
    "snake-oil",
    "gazette",
    "thunder",
    "dime-western",
    "mule",
    "provisions",
    "annie-oakley",
    "billy-the-kid",
    "pat-garrett",
    "lozen",
    "butch-cassidy",
    "allan-pinkerton",
    "bat-masterson",
    "johnny-ringo",
    "tiburcio-vasquez",
    "isom-dart",
    "tom-tobin",
    "john-slaughter",
    "dave-rudabaugh",
    "al-swearengen",
    "dead-or-alive",
    "election-day",
    "ghost-mine",
    "twelve-good-men",
    "no-witnesses",
    "the-new-piano",
    "the-offer",
    "high-noon",
    "gold-by-moonlight",
    "bridge-at-midnight",
    "hot-lead",
    "fenn-lode",
    "bulletproof",
];

/// The texts of the hardest cards, a line each.
fn hardest(content: &Content, language: Language) -> String {
    let texts = Texts::new(content, language).expect("texts");
    let all = texts_of(content, &texts);
    let mut lines: Vec<String> = Vec::new();
    for hardest in HARDEST {
        let before = lines.len();
        let own = all.iter().filter(|(id, text)| id == hardest && !text.is_empty());
        lines.extend(own.map(|(id, text)| format!("{id}: {text}")));
        assert!(lines.len() > before, "{language}: {hardest} is no entry");
    }
    lines.join("\n")
}

/// English has its snapshot here. Another language may keep one in its folder, `hardest.snap`: whoever adds it reads it.
#[test]
fn the_hardest_cards() {
    let content = everything();
    for language in Language::all() {
        let told = hardest(&content, language);
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
        let mut settings = insta::Settings::clone_current();
        if language != Language::EN {
            if !folder.join("hardest.snap").exists() {
                continue;
            }
            settings.set_snapshot_path(folder);
            settings.set_prepend_module_to_snapshot(false);
        }
        settings.bind(|| insta::assert_snapshot!("hardest", told));
    }
}

fn said(language: &str, id: &str) -> String {
    let content = everything();
    let texts = Texts::new(&content, language.parse().expect("a language")).expect("texts");
    let own = texts_of(&content, &texts).into_iter().filter(|(entry, _)| entry == id);
    own.map(|(_, text)| text).collect::<Vec<_>>().join(" ")
}

#[test]
fn others_do_what_is_said_of_them_in_the_third_person() {
    for (language, expected) in [
        ("en", "and each other Wanted player gains 1 wound; or travel to a Mine"),
        ("fr", "et chaque autre joueur Wanted subit 1 blessure\u{202f}; ou rendez-vous dans une mine"),
        ("it", "e ogni altro Ricercato subisce 1 ferita; oppure raggiungi una Miniera"),
    ] {
        let text = said(language, "dead-or-alive");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn conditions_of_a_fight_belong_to_it() {
    for (language, expected) in [
        ("en", "When you win an arrest as a Marshal, gain 1 Marshal point."),
        ("fr", "Quand vous gagnez une arrestation en étant Marshall, gagnez 1 point Marshall."),
        ("it", "Quando vinci un arresto da Marshal, ottieni 1 punto Marshal."),
    ] {
        let text = said(language, "peacekeeper");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn what_is_done_twice_is_said_once() {
    for (language, expected) in [
        ("en", "Roll the prospecting dice twice and take what they show each time."),
        ("fr", "Lancez deux fois les dés de prospection et prenez chaque fois ce qu’ils donnent."),
        ("it", "Tira due volte i dadi Ricerca e ottieni ogni volta ciò che mostrano."),
    ] {
        let text = said(language, "deed-sunny-hills-mine");
        assert!(text.contains(expected), "{language}: {text}");
    }
}
