//! Modes: what their declarations select, fix and leave out, and what is told of declarations that do not fit.

use crate::support;
use darkrock_rules::chance::FastChance;
use darkrock_rules::content::module::ModuleKind;
use darkrock_rules::content::schema::Effect;
use darkrock_rules::content::{CompositionError, Files, Specs};
use darkrock_rules::{Catalog, Content, Game, Selection, Setup, Variant, Variants};
use std::collections::BTreeSet;

/// A mode of tests that uses every word of the declaration.
fn dusk() -> Content {
    let catalog = support::with_toys();
    catalog.compose(&catalog.select(&[], Some("dusk")).unwrap()).unwrap()
}

fn ids<'a>(all: impl Iterator<Item = &'a String>) -> String {
    let mut all: Vec<&str> = all.map(String::as_str).collect();
    all.sort_unstable();
    all.join(" ")
}

#[test]
fn a_mode_keeps_what_it_lists() {
    let content = dusk();
    let specs = &content.specs;
    assert_eq!(content.selection.to_string(), "ante-up,blood-money,dead-or-alive,dusk");
    assert_eq!(specs.characters.len(), 12);
    let items = "canteen dragoons gazette mustang provisions quarter-horse repeating-shotgun revolver rifle spurs";
    assert_eq!(ids(specs.items.iter().map(|item| &item.id)), items);
    assert_eq!(ids(specs.stories.triggers.iter().map(|trigger| &trigger.id)), "showdown spend");
    assert_eq!(specs.stories.cards.len(), 20);
    assert_eq!(ids(specs.automa.cards.iter().map(|card| &card.id)), "high-noon the-offer");
    assert_eq!(ids(specs.point_tracks.iter().map(|track| &track.id)), "gambler");
    assert!(specs.legendary_stories.is_empty() && content.trader.is_none() && content.risk_die.is_none());
    assert!(content.deeds.is_empty() && content.injuries.is_empty() && content.goals.is_empty());
    assert!(content.first_game.is_none() && content.ruins.is_some());
    let texts = specs.events.iter().map(|event| format!("{:?}", event.effects));
    assert!(texts.clone().count() > 15);
    assert!(texts.into_iter().all(|text| !text.contains("high-roller") && !text.contains("darkrock-bank\"")));
    assert_eq!(content.numbers.money_per_lp, 40);
    let titles = specs.titles.iter().find(|title| title.id == "dead-or-alive").unwrap();
    assert_eq!(titles.cards.len(), 2);
}

#[test]
fn what_refers_to_something_absent_is_left_out() {
    let content = dusk();
    fn names(effects: &[Effect], of: &dyn Fn(&Effect) -> bool) -> bool {
        effects.iter().any(|effect| of(effect) || effect.lists().into_iter().any(|list| names(list, of)))
    }
    let gone = |effect: &Effect| match effect {
        Effect::GainItem(id) => !content.specs.items.iter().any(|item| item.id == *id),
        Effect::Track { track, .. } => track == "story",
        Effect::GainDeed(_) | Effect::UseDeed | Effect::BuyLegendary => true,
        _ => false,
    };
    for story in &content.specs.stories.cards {
        assert!(!names(&story.effects, &gone), "{} gives something that is not there", story.id);
    }
    let reward = |content: &Content| content.specs.ruins[0].reward.clone();
    assert_eq!(reward(&dusk()), [], "a repair gives points on a track that is not there");
    // A choice of the Mustang for $10, the Mule, or money.
    let told = |story: &str| content.specs.stories.cards.iter().find(|card| card.id == story).unwrap().effects.clone();
    let [Effect::Choose(options)] = &told("cheap-horse")[..] else { panic!("a choice") };
    assert_eq!(options.iter().map(|option| option.key.as_str()).collect::<Vec<_>>(), ["mustang", "money"]);
}

/// Border Town as shipped, with one of its eight characters back.
fn border_town_with(character: &str) -> Result<Content, String> {
    let mut files = Files::embedded();
    let text = files.text("modes/border-town.yaml").unwrap().replacen(&format!("    - {character}\n"), "", 1);
    files.put("modes/border-town.yaml", text);
    let catalog = Catalog::load(files).unwrap();
    catalog.compose(&catalog.select(&[], Some("border-town")).unwrap()).map_err(|error| error.to_string())
}

#[test]
fn a_character_who_needs_something_absent_is_rejected() {
    let shipped = border_town_with("nobody").unwrap();
    let there = |id: &str| shipped.specs.characters.iter().any(|character| character.id == id);
    let needs = "needs something that is left out: expected it, or the game without this character";
    for (character, told) in [
        ("al-swearengen", needs),
        ("bloody-knife", needs),
        ("charley-parkhurst", needs),
        ("james-beckwourth", needs),
        ("lottie-deno", needs),
        ("tom-tobin", needs),
        ("buffalo-bill", "unknown item “mule”"),
        ("kit-carson", "unknown item “miners-map”"),
    ] {
        assert!(!there(character), "{character}");
        let error = border_town_with(character).map(|_| ()).unwrap_err();
        assert!(error.contains(&format!("{character}: {told}")), "{error}");
    }
}

#[test]
fn every_place_that_a_card_names_is_on_a_board_without_the_base_sheet() {
    let content = border_town_with("nobody").unwrap();
    assert!(content.specs.board.lacks_sheets() && content.places.len() > 10);
    assert!(content.places.iter().all(|spaces| !spaces.is_empty()), "{:?}", content.places);
    // Nobody plays it with the Man in Black, not even two.
    let alone = Variants::from(Variant::ManInBlack);
    assert_eq!(content.usual(2), Variants::NONE);
    let told = alone.check(&content, 2, 20).map_err(|misfit| misfit.to_string());
    assert_eq!(told, Err("border-town is played without man-in-black".to_owned()));
}

/// How entries name others in their debug form, and the kind of what they name.
const NAMING: [(&str, &str); 17] = [
    ("HasItem(\"", "item"),
    ("HasUpgraded(\"", "item"),
    ("GainItem(\"", "item"),
    ("UpgradeItem(\"", "item"),
    ("DiscardItem(\"", "item"),
    ("track: \"", "track"),
    ("OnTrack(\"", "track"),
    ("Fight(\"", "opponent"),
    ("opponent: Some(\"", "opponent"),
    ("token: \"", "token"),
    ("pool: Some(\"", "pool"),
    ("dealers: Some(\"", "pool"),
    ("trigger: \"", "trigger"),
    ("character: \"", "character"),
    ("Completed(\"", "legend"),
    ("PlayAction(\"", "title"),
    ("PlayReaction(\"", "title"),
];

/// Words that stand where an id could: any item, any Legendary one; the tracks of the base game.
const WORDS: [&str; 6] = ["any", "legendary", "lp", "marshal", "wanted", "strays"];

/// Every entry of a composition with its id, in its debug form.
fn entries(specs: &Specs) -> Vec<(String, String)> {
    let mut all = Vec::new();
    macro_rules! add {
        ($($list:expr),*) => {$(all.extend($list.iter().map(|e| (e.id.to_string(), format!("{e:?}"))));)*};
    }
    add!(specs.titles, specs.items, specs.characters, specs.stories.cards, specs.goals, specs.cattle, specs.opponents);
    add!(specs.pools, specs.map_tokens, specs.frontier, specs.point_tracks, specs.track_spaces, specs.deeds);
    add!(specs.legendary_stories, specs.injuries, specs.events, specs.event_markers, specs.steps, specs.scoring);
    add!(specs.automa.cards, specs.followers.iter().flat_map(|f| &f.cards).collect::<Vec<_>>());
    let rest = format!("{:?}{:?}{:?}{:?}", specs.tracks, specs.high_stakes, specs.ruins, specs.risk_die);
    all.push(("the rest".to_owned(), rest));
    all
}

/// The ids that a text names after these words, which are no part of a longer word.
fn named<'t>(text: &'t str, before: &str) -> Vec<&'t str> {
    let begins = |at: usize| !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
    let found = text.match_indices(before).filter(|(at, _)| begins(*at));
    found.filter_map(|(at, _)| text[at + before.len()..].split('"').next()).collect()
}

/// The shipped modes, composed.
fn shipped() -> Vec<(String, Content)> {
    let catalog = Catalog::embedded().unwrap();
    let modes = catalog.modules().filter(|spec| spec.kind == ModuleKind::Mode).map(|spec| spec.id.clone());
    let composed = |id: String| {
        let content = catalog.compose(&catalog.select(&[], Some(&id)).unwrap()).unwrap();
        (id, content)
    };
    let all: Vec<_> = modes.map(composed).collect();
    assert_eq!(all.len(), 5);
    all
}

#[test]
fn what_an_entry_of_a_mode_names_is_in_play() {
    for (mode, content) in shipped() {
        let specs = &content.specs;
        let ids = |kind: &str| -> BTreeSet<&str> {
            fn of<T>(list: &[T], id: impl Fn(&T) -> &str) -> BTreeSet<&str> {
                list.iter().map(id).collect()
            }
            match kind {
                "item" => of(&specs.items, |e| &e.id),
                "track" => of(&specs.point_tracks, |e| &e.id),
                "opponent" => of(&specs.opponents, |e| &e.id),
                "token" => of(&specs.map_tokens, |e| &e.id),
                "pool" => of(&specs.pools, |e| &e.id),
                "trigger" => of(&specs.stories.triggers, |e| &e.id),
                "character" => of(&specs.characters, |e| &e.id),
                "legend" => of(&specs.legendary_stories, |e| &e.id),
                _ => of(&specs.titles, |e| &e.id),
            }
        };
        let mut names = 0;
        for (entry, text) in entries(specs) {
            for (before, kind) in NAMING {
                for id in named(&text, before).into_iter().filter(|id| !WORDS.contains(id)) {
                    assert!(ids(kind).contains(id), "{mode}: {entry} names the {kind} {id}, which is not in play");
                    names += 1;
                }
            }
        }
        assert!(names > 60, "{mode}: only {names} names found");
    }
}

#[test]
fn what_is_in_play_in_a_mode_is_met_and_does_something() {
    for (mode, content) in shipped() {
        let specs = &content.specs;
        let all: String = entries(specs).into_iter().map(|(_, text)| text).collect();
        let board = format!("{:?}", specs.board);
        for token in &specs.map_tokens {
            let placed = named(&all, "token: \"").contains(&token.id.as_str()) || token.start.is_some();
            let stray = specs.cattle.iter().any(|cattle| cattle.ranch == token.id);
            assert!(placed || stray, "{mode}: nothing places the token {}", token.id);
        }
        for pool in &specs.pools {
            let drawn = specs.map_tokens.iter().any(|t| [&t.pool, &t.dealers].contains(&&Some(pool.id.clone())));
            assert!(drawn || named(&board, "pool: \"").contains(&pool.id.as_str()), "{mode}: pool {}", pool.id);
        }
        for opponent in &specs.opponents {
            let id = Some(opponent.id.clone());
            let met = opponent.pool.is_some() || specs.map_tokens.iter().any(|token| token.opponent == id);
            assert!(met || named(&all, "Fight(\"").contains(&opponent.id.as_str()), "{mode}: {}", opponent.id);
        }
        for item in &specs.items {
            let sides = std::iter::once(&item.front).chain(&item.upgraded);
            let mut useful = sides.filter(|s| s.lp > 0 || !s.abilities.is_empty() || !s.passives.is_empty());
            assert!(useful.next().is_some(), "{mode}: {} does nothing", item.id);
        }
        for character in &specs.characters {
            let able = !character.abilities.is_empty() || !character.passives.is_empty();
            assert!(able, "{mode}: {} can do nothing", character.id);
            let goals = specs.goals.iter().filter(|goal| goal.character == character.id).count();
            assert!(specs.goals.is_empty() || goals == 4, "{mode}: {} has {goals} goals", character.id);
        }
        let events = specs.events.iter().map(|e| (&e.id, &e.effects));
        let stories = specs.stories.cards.iter().map(|e| (&e.id, &e.effects));
        let frontier = specs.frontier.iter().map(|e| (&e.id, &e.effects));
        let automa = specs.automa.cards.iter().map(|e| (&e.id, &e.effects));
        let deeds = specs.deeds.iter().map(|e| (&e.id, &e.effects));
        for (id, effects) in events.chain(stories).chain(frontier).chain(automa).chain(deeds) {
            assert!(!effects.is_empty(), "{mode}: {id} does nothing");
        }
        // A title of the base game without cards is known to goals alone.
        for title in specs.titles.iter().filter(|title| !title.cards.is_empty()) {
            assert!(!title.abilities.is_empty() || !title.passives.is_empty(), "{mode}: {} does nothing", title.id);
        }
    }
}

#[test]
fn without_mesas_nothing_moves_through_them() {
    let content = border_town_with("nobody").unwrap();
    let boots = content.specs.items.iter().find(|item| item.id == "snakeskin-boots").unwrap();
    assert!(boots.front.abilities.is_empty() && boots.front.passives.is_empty());
    assert_eq!(boots.front.lp, 3);
}

#[test]
fn variants_that_a_mode_does_not_name_are_not_played() {
    let content = dusk();
    let check = |variants: Variants, seats| variants.check(&content, seats, 20).map_err(|misfit| misfit.to_string());
    assert_eq!(check(Variants::NONE, 4), Ok(()));
    for variant in [Variant::Goals, Variant::WildWildWest] {
        assert_eq!(check(variant.into(), 4), Err(format!("dusk is played without {variant}")));
    }
    assert_eq!(check(Variant::ManInBlack.into(), 2), Ok(()));
    assert_eq!([2, 3].map(|seats| content.usual(seats).to_string()), ["man-in-black", "none"]);
    // What is recommended is advice.
    assert_eq!(Variants::NONE.check(&content, 6, 25), Ok(()));
}

#[test]
fn its_variants_are_always_played() {
    let catalog = support::with_toys();
    let content = catalog.compose(&catalog.select(&[], Some("noon")).unwrap()).unwrap();
    let check = |variants: Variants| variants.check(&content, 3, 20).map_err(|misfit| misfit.to_string());
    assert_eq!(check(Variant::WildWildWest.into()), Ok(()));
    assert_eq!(
        check(Variants::NONE),
        Err("noon with 3 players is played with wild-wild-west: expected it, too".into())
    );
    assert_eq!(content.usual(3).to_string(), "wild-wild-west");
}

#[test]
fn stores_have_what_a_mode_says() {
    let content = dusk();
    for seed in 0..3 {
        let setup = Setup { variants: Variants::NONE, ..Setup::of(&content, 3) };
        let game = Game::new(&content, &setup, &mut FastChance::new(seed), &mut ()).unwrap();
        let stand: Vec<&str> =
            game.state.public.stands[0].iter().map(|item| content.specs.items[item.index()].id.as_str()).collect();
        assert_eq!(stand, ["quarter-horse", "gazette", "repeating-shotgun"]);
        assert_eq!(game.state.public.trader().facedown(), 3, "Legendary items without a trader");
    }
}

/// A mode with one mistake after the other.
const WRONG: &str = "
id: wrong
kind: mode
needs: [ante-up, blood-money]
excludes: [goals]
only: {characters: [annie-oakley, nobody], legendary-items: [whiskey], story-triggers: [rain], automa-cards: [the-void]}
stands: {general-store: [revolver, canteen, unicorn], saloon: [whiskey], trader: [mule]}
without: {tracks: [glory], events: [flood], event-groups: [comet], event-places: [moon], systems: [trader, trader]}
";

#[test]
fn everything_that_a_mode_gets_wrong_is_told_at_once() {
    let mut files = Files::embedded();
    files.put("modes/wrong.yaml", WRONG.to_owned());
    let catalog = Catalog::load(files).unwrap();
    let error = catalog.compose(&catalog.select(&[], Some("wrong")).unwrap()).unwrap_err();
    let CompositionError::Misfits(misfits) = error else { panic!("{error}") };
    let told: Vec<String> = misfits.0.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "wrong leaves out the track “glory”, which is not there",
            "wrong leaves out the part of the game “trader”, which is not there",
            "wrong leaves out the event “flood”, which is not there",
            "wrong leaves out the group of events “comet”, which is not there",
            "wrong leaves out the events at “moon”, which is not there",
            "wrong lists the character “nobody”, which is not there",
            "wrong lists the card of the automa “the-void”, which is not there",
            "wrong lists the Legendary item “whiskey”, which is not there",
            "wrong lists the trigger of stories “rain”, which is not there",
            "wrong lists the item “canteen”, which is not there",
            "wrong lists the item “unicorn”, which is not there",
            "wrong lists the store “saloon”, which is not there",
            "wrong lists the store “trader”, which is not there",
            "wrong has no items for the store “buzzard-gulch-trading-post”: expected some for each store",
        ]
    );
}

#[test]
fn further_mistakes_of_a_mode_have_their_files() {
    for (path, text, expected) in [
        (
            "modes/dawn.yaml",
            "{id: dawn, kind: mode, needs: [ante-up], stands: {general-store: [mule], buzzard-gulch-trading-post: [mule]}}",
            "modes/dawn.yaml:1: “mule” stands twice in “stands”",
        ),
        (
            "modes/dawn.yaml",
            "{id: dawn, kind: mode, variants-allowed: [poker]}",
            "modes/dawn.yaml:1: “poker” is no variant",
        ),
        (
            "dawn/track-spaces.yaml",
            "- {id: more, source: reconstructed, track: gambler, space: 9, do: []}",
            "dawn/track-spaces.yaml:1: more: no space 9 of a track “gambler”",
        ),
        (
            "dawn/scoring.yaml",
            "- {id: most, source: reconstructed, after: lp, of: money, each: 10, most: true, lp: 1}",
            "dawn/scoring.yaml:1: most: “each” is 10 with “most”: expected 1",
        ),
        (
            "dawn/steps.yaml",
            "- {id: cell, in: arrest, after: office, do: []}",
            "dawn/steps.yaml:1: cell: no step “office”: expected one before it, or penalty",
        ),
    ] {
        let mut files = Files::embedded();
        files.put("modes/dawn.yaml", "{id: dawn, kind: mode, needs: [ante-up]}".to_owned());
        files.put(path, text.to_owned());
        let dawn = Selection { modules: Vec::new(), mode: Some("dawn".into()) };
        let composed = Catalog::load(files).map(|catalog| catalog.compose(&dawn));
        let error =
            composed.map_or_else(|e| e.to_string(), |c| c.map_or_else(|e| e.to_string(), |_| "none".to_owned()));
        assert!(error.starts_with(expected), "expected {expected}\nfound {error}");
    }
}

/// The Jokers belong to the deck of a mode if the table has them (mode.general.10).
#[test]
fn every_mode_is_played_with_the_jokers_unless_they_are_left_out() {
    let catalog = Catalog::embedded().unwrap();
    let jokers = ["jokers".to_owned()];
    for mode in catalog.modules().filter(|module| module.kind == ModuleKind::Mode) {
        let select = |without: &[String]| catalog.select_usual(&[], Some(&mode.id), without).unwrap();
        let (usual, left_out) = (select(&[]), select(&jokers));
        assert!(usual.modules.contains(&jokers[0]), "{}", mode.id);
        assert_eq!(left_out, catalog.select(&[], Some(&mode.id)).unwrap(), "{}", mode.id);
        assert_eq!(catalog.compose(&usual).unwrap().selection, usual, "{}", mode.id);
    }
    let none = catalog.select_usual(&[], None, &[]).unwrap();
    assert!(none.is_base());
    let told = |mode, id: &str| catalog.select_usual(&[], mode, &[id.to_owned()]).unwrap_err().to_string();
    assert_eq!(told(Some("serenade"), "joker"), "unknown default “joker” (did you mean jokers?): expected jokers");
    assert_eq!(told(None, "jokers"), "unknown default “jokers”: expected none, as there is no other");
}
