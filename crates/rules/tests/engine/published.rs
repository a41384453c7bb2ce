//! The composed setup of each mode, compared with the lists of its rulebook (`tests/published/modes.yaml`).

use darkrock_rules::chance::FastChance;
use darkrock_rules::content::module::{ModuleKind, ModuleSpec};
use darkrock_rules::content::schema::ItemKind;
use darkrock_rules::ids::{Item, ItemSet};
use darkrock_rules::{Catalog, Content, Game, Setup};
use serde::Deserialize;
use std::collections::BTreeMap;

/// What the rulebook lists for a mode.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Published {
    #[serde(default)]
    characters: Vec<String>,
    #[serde(default)]
    characters_except: Vec<String>,
    general: Vec<String>,
    #[serde(default)]
    post: Vec<String>,
    #[serde(default)]
    trader: Vec<String>,
    #[serde(default)]
    legendary: Vec<String>,
    #[serde(default)]
    legendary_except: Vec<String>,
    #[serde(default)]
    removed: Vec<String>,
    #[serde(default)]
    added: Vec<String>,
    stories: Stories,
    deeds: bool,
    injuries: bool,
    players: (u8, u8),
    lengths: Vec<u8>,
    cards: u8,
    money: u8,
    events_without: Vec<String>,
    #[serde(default)]
    automa: Vec<usize>,
    variants: Vec<String>,
    #[serde(default)]
    gangs: bool,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Stories {
    Legendary(String),
    Triggers(Vec<String>),
}

/// The id of a printed name.
fn id(name: &str) -> String {
    let own = match name {
        "William Curly Bill Brocius" => "curly-bill-brocius",
        "Stagecoach Mary Fields" => "stagecoach-mary",
        "Texas John Slaughter" => "john-slaughter",
        "James Bloody Arm Beckwourth" => "james-beckwourth",
        "Buffalo Bill Cody" => "buffalo-bill",
        "Instinct" => "instincts",
        "start a fight with another player" => "showdown",
        "gain Marshal or Wanted points" => "points",
        "spend $80 or more in a town" => "spend",
        "end a move on an event or frontier token" => "arrival",
        other => return other.to_lowercase().replace(['\'', '’'], "").replace(' ', "-"),
    };
    own.to_owned()
}

fn ids(names: &[String]) -> Vec<String> {
    let mut ids: Vec<String> = names.iter().map(|name| id(name)).collect();
    ids.sort();
    ids
}

fn sorted<'a>(all: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut all: Vec<String> = all.cloned().collect();
    all.sort();
    all
}

fn items(content: &Content, items: ItemSet) -> Vec<String> {
    sorted(items.iter().map(|item| &content.specs.items[item.index()].id))
}

/// What a mode adds to everything that it is composed of.
fn published() -> BTreeMap<String, Published> {
    serde_saphyr::from_str(include_str!("../published/modes.yaml")).unwrap()
}

fn compose(catalog: &Catalog, mode: &str) -> Content {
    catalog.compose(&catalog.select(&[], Some(mode)).unwrap()).unwrap()
}

#[test]
fn each_mode_has_the_characters_and_items_of_its_lists() {
    let catalog = Catalog::embedded().unwrap();
    for (mode, said) in published() {
        let content = compose(&catalog, &mode);
        let specs = &content.specs;
        let characters = sorted(specs.characters.iter().map(|c| &c.id));
        if said.characters.is_empty() {
            assert_eq!(characters.len(), 44 - said.characters_except.len(), "{mode}: {characters:?}");
            assert!(said.characters_except.iter().all(|name| !characters.contains(&id(name))), "{mode}");
        } else {
            assert_eq!(characters, ids(&said.characters), "{mode}");
        }
        let legendary = items(&content, content.legendary);
        if said.legendary.is_empty() {
            assert_eq!(legendary.len(), 33 - said.legendary_except.len(), "{mode}: {legendary:?}");
            assert!(said.legendary_except.iter().all(|name| !legendary.contains(&id(name))), "{mode}");
        } else {
            assert_eq!(legendary, ids(&said.legendary), "{mode}");
        }
        let mut store = Setup::of(&content, 3);
        store.variants = content.usual(3);
        let game = Game::new(&content, &store, &mut FastChance::new(1), &mut ()).unwrap();
        let public = &game.state.public;
        assert_eq!(items(&content, public.stands[0]), ids(&said.post), "{mode}");
        assert_eq!(items(&content, public.trader().wares), ids(&said.trader), "{mode}");
        assert_eq!(content.trader.is_some(), !said.trader.is_empty(), "{mode}");
        let elsewhere = public.stands[0].union(public.trader().wares).union(content.legendary);
        let all: ItemSet = (0..content.items.len()).map(|at| Item(at as u8)).collect();
        assert_eq!(items(&content, all.without(elsewhere)), ids(&said.general), "{mode}");
    }
}

/// Variants that a mode does not name are not played in it (mode.general.03).
#[test]
fn a_mode_without_gangs_and_posses_cannot_have_them() {
    let catalog = Catalog::embedded().unwrap();
    let extras = ["ante-up", "blood-money", "extras", "gangs"].map(String::from);
    for mode in catalog.modules().filter(|module| module.kind == ModuleKind::Mode) {
        let selected = catalog.select(&extras, Some(&mode.id));
        let fits = selected.is_ok_and(|selection| catalog.compose(&selection).is_ok());
        assert_eq!(fits, mode.needs.iter().any(|id| id == "gangs"), "{}", mode.id);
    }
    let content = catalog.compose(&catalog.select(&extras, None).unwrap()).unwrap();
    assert!(content.followers.is_some());
}

#[test]
fn each_mode_has_its_poker_cards() {
    let catalog = Catalog::embedded().unwrap();
    for (mode, said) in published() {
        let content = compose(&catalog, &mode);
        let title_of = |card: &str| {
            let has = |title: &&darkrock_rules::content::schema::PokerTitle| title.cards.iter().any(|c| c == card);
            content.specs.titles.iter().find(has).map(|title| title.id.clone()).unwrap()
        };
        let card = |text: &str| {
            let (card, title) = text.split_once(' ').unwrap();
            let (rank, suit) = card.split_at(card.len() - 1);
            (format!("{rank}{}", suit.to_lowercase()), id(title))
        };
        for (card, title) in said.added.iter().map(|text| card(text)) {
            assert_eq!(title_of(&card), title, "{mode}: {card}");
        }
        // Every alternate title is in, unless the mode removes it.
        let out: Vec<String> = said.removed.iter().map(|text| card(text).1).collect();
        let alternates = catalog.modules().filter(|m| m.group.as_deref() == Some("alternate-cards"));
        for ModuleSpec { id, .. } in alternates {
            let played = content.specs.titles.iter().any(|title| title.id == *id);
            assert_eq!(played, !out.contains(id), "{mode}: {id}");
        }
    }
}

#[test]
fn each_mode_has_its_stories_events_and_numbers() {
    let catalog = Catalog::embedded().unwrap();
    let modules = ["ante-up", "blood-money", "extras", "unique-events"].map(str::to_owned);
    let selection = catalog.select(&modules, None).unwrap();
    let everything = catalog.compose(&selection).unwrap();
    for (mode, said) in published() {
        let content = compose(&catalog, &mode);
        let specs = &content.specs;
        match &said.stories {
            Stories::Legendary(word) => assert_eq!((word.as_str(), specs.legendary_stories.len()), ("legendary", 20)),
            Stories::Triggers(triggers) => {
                assert!(specs.legendary_stories.is_empty(), "{mode}");
                assert_eq!(sorted(specs.stories.triggers.iter().map(|t| &t.id)), ids(triggers), "{mode}");
                assert!(specs.stories.cards.iter().all(|card| ids(triggers).contains(&card.trigger)), "{mode}");
                assert!(content.risk_die.is_none() && specs.point_tracks.iter().all(|t| t.id != "story"), "{mode}");
            }
        }
        assert_eq!((!content.deeds.is_empty(), !content.injuries.is_empty()), (said.deeds, said.injuries), "{mode}");
        assert_eq!(content.followers.is_some(), said.gangs, "{mode}");
        assert_eq!(content.numbers.money_per_lp, said.money, "{mode}");
        let spec = content.module(&mode).unwrap();
        let advice = spec.recommended.as_ref().unwrap();
        assert_eq!((advice.players.least, advice.players.most), said.players, "{mode}");
        assert_eq!((&advice.lengths, &spec.variants), (&said.lengths, &said.variants), "{mode}");
        let event = |id: &str| specs.events.iter().any(|event| event.id == id);
        assert!(specs.events.len() >= everything.specs.events.len() - 3 - 8, "{mode}");
        for (group, word) in [("high-roller", "high roller"), ("unique", "unique")] {
            let all = |content: &Content| {
                content.specs.events.iter().filter(|event| event.group.as_deref() == Some(group)).count()
            };
            assert!(all(&everything) > 0, "{group}");
            assert!(!said.events_without.iter().any(|what| what == word) || all(&content) == 0, "{mode}: {group}");
        }
        for name in said.events_without.iter().filter(|name| name.starts_with(char::is_uppercase)) {
            assert!(!event(&id(name)), "{mode}: {name}");
        }
        for place in said.events_without.iter().filter_map(|what| what.strip_prefix("at ")) {
            let place = format!("{:?}", id(place));
            let there = |content: &Content| {
                content.specs.events.iter().filter(|event| format!("{:?}", event.effects).contains(&place)).count()
            };
            assert_eq!((there(&everything), there(&content)), (1, 0), "{mode}: {place}");
        }
        if !said.automa.is_empty() {
            let all = everything.specs.automa.cards.iter().zip(1..);
            let listed = all.filter(|(_, n)| said.automa.contains(n)).map(|(card, _)| &card.id);
            assert_eq!(sorted(specs.automa.cards.iter().map(|c| &c.id)), sorted(listed), "{mode}");
        }
        let more: u8 = if content.steps.placed.is_empty() { 0 } else { 2 };
        assert_eq!(more, said.cards, "{mode}: cards at the start");
    }
}

/// Everything that can be played at once.
fn all_boxes(catalog: &Catalog) -> Content {
    let modules: Vec<String> = ["ante-up", "blood-money", "extras"].map(String::from).to_vec();
    catalog.compose(&catalog.select(&modules, None).unwrap()).unwrap()
}

/// The numbers of cards that the rulebooks' lists of components give, which the index of the rules leaves out.
#[test]
fn the_boxes_have_as_many_cards_as_they_are_published_with() {
    let catalog = Catalog::embedded().unwrap();
    let of = |modules: &[&str]| {
        let modules: Vec<String> = modules.iter().map(|id| (*id).to_owned()).collect();
        catalog.compose(&catalog.select(&modules, None).unwrap()).unwrap()
    };
    let (base, ante_up) = (of(&[]), of(&["ante-up"]));
    let (blood_money, all) = (of(&["ante-up", "blood-money"]), all_boxes(&catalog));
    let more = |one: &Content, other: &Content| {
        let [one, other] = [one, other].map(|content| {
            let specs = &content.specs;
            [specs.characters.len(), specs.goals.len(), specs.items.len() - content.legendary.len()]
        });
        [0, 1, 2].map(|at| other[at] - one[at])
    };
    assert_eq!((base.specs.characters.len(), base.specs.goals.len(), base.specs.items.len()), (12, 48, 9));
    assert_eq!(more(&base, &ante_up), [8, 32, 4]);
    assert_eq!(more(&ante_up, &blood_money), [10, 40, 6]);
    assert_eq!(more(&blood_money, &all), [14, 56, 6]);
    assert_eq!((blood_money.legendary.len(), all.legendary.len()), (12, 33));
    let specs = &blood_money.specs;
    assert_eq!((specs.injuries.len(), specs.deeds.len(), specs.legendary_stories.len()), (20, 17, 20));
    for alternates in ["dead-or-alive", "ruthless", "stagecoach", "vendetta", "rumors", "scout", "jackpot", "outfit"] {
        let content = of(&["ante-up", "blood-money", alternates]);
        let title = content.specs.titles.iter().find(|title| title.id == alternates).unwrap();
        assert_eq!(title.cards.len(), 2, "{alternates}");
    }
    let regular = all.specs.items.iter().enumerate().filter(|(at, _)| !all.legendary.contains(Item(*at as u8)));
    let kinds: Vec<ItemKind> = regular.map(|(_, item)| item.kind).collect();
    let of_kind = |kind| kinds.iter().filter(|own| **own == kind).count();
    assert_eq!([ItemKind::Weapon, ItemKind::Mount, ItemKind::Misc].map(of_kind), [7, 5, 13]);
}
