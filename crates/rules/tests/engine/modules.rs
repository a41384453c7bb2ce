//! Games composed of modules: what is added, what is rejected, and what is unchanged.

use darkrock_rules::chance::FastChance;
use darkrock_rules::content::module::{ModuleKind, ModuleSpec};
use darkrock_rules::content::{CompositionError, Files};
use darkrock_rules::record::{Header, Record, RecordFault, Session};
use darkrock_rules::setup::SetupError;
use darkrock_rules::{Catalog, Content, Game, Selection, Setup};

/// The shipped modules together with these files.
fn with(files: &[(&str, &str)]) -> Files {
    let mut all = Files::embedded();
    files.iter().for_each(|(path, text)| all.put(path, (*text).to_owned()));
    all
}

fn catalog(files: &[(&str, &str)]) -> Catalog {
    Catalog::load(with(files)).unwrap()
}

fn selection(modules: &[&str]) -> Selection {
    Selection { modules: modules.iter().map(|m| (*m).to_owned()).collect(), mode: None }
}

fn misfits(catalog: &Catalog, selection: &Selection) -> Vec<String> {
    match catalog.compose(selection) {
        Err(CompositionError::Misfits(misfits)) => misfits.0.iter().map(ToString::to_string).collect(),
        other => panic!("expected misfits, not {:?}", other.map(|content| content.hash)),
    }
}

const BRIDLE: &str =
    "- {id: bridle, kind: misc, cost: 20, copies: 2, source: reconstructed, front: {passives: [{carry: 1}]}}\n";
const SMITHY: (&str, &str) =
    ("smithy/module.yaml", "{id: smithy, kind: expansion, numbers: {work: {from: 10, to: 20}}}");
const SMITHY_ITEMS: (&str, &str) = ("smithy/items.yaml", BRIDLE);

#[test]
fn a_module_adds_behind_what_is_there() {
    let catalog = catalog(&[SMITHY, SMITHY_ITEMS]);
    let base = catalog.compose(&Selection::BASE).unwrap();
    let content = catalog.compose(&selection(&["smithy"])).unwrap();
    let ids = |content: &Content| content.specs.items.iter().map(|i| i.id.clone()).collect::<Vec<_>>();
    let known = ids(&base);
    assert_eq!(ids(&content), [&known[..], &["bridle".to_owned()]].concat());
    assert_eq!((base.numbers.work, content.numbers.work), (10, 20));
    assert_eq!(base.hash, Content::embedded().unwrap().hash, "a module that is not selected changes nothing");
    assert_ne!(base.hash, content.hash);
    assert_eq!(content.hash, catalog.compose(&selection(&["smithy"])).unwrap().hash);
    let setup = Setup { selection: content.selection.clone(), ..Setup::new(4) };
    let game = Game::new(&content, &setup, &mut FastChance::new(3), &mut ()).unwrap();
    assert_eq!(game.state.public.store[known.len()], 2, "the store has the new item");
    let refused = Game::new(&base, &setup, &mut FastChance::new(3), &mut ()).map(|_| ());
    assert_eq!(refused, Err(SetupError::Selection("smithy".into(), "base".into())));
}

#[test]
fn modules_are_composed_after_those_that_they_need() {
    let catalog = catalog(&[
        ("a-late/module.yaml", "{id: a-late, kind: expansion, needs: [z-early]}"),
        ("z-early/module.yaml", "{id: z-early, kind: expansion}"),
        ("modes/hot.yaml", "{id: hot, kind: mode, needs: [a-late, z-early], variants: [goals]}"),
    ]);
    let selection = catalog.select(&["a-late".into(), "z-early".into()], None).unwrap();
    assert_eq!(selection.to_string(), "z-early,a-late", "whatever the order in which they are named");
    let mode = catalog.select(&[], Some("hot")).unwrap();
    assert_eq!(mode.to_string(), "z-early,a-late,hot", "a mode brings its modules along");
    let hot = catalog.compose(&mode).unwrap();
    assert_eq!([2, 3].map(|seats| hot.usual(seats).to_string()), ["goals", "goals"], "and its variants");
    assert_eq!(
        misfits(&catalog, &self::selection(&["a-late"])),
        ["a-late needs z-early: expected it among the modules"]
    );
    let kinds: Vec<ModuleKind> = catalog.modules().map(|m| m.kind).collect();
    assert!(kinds.is_sorted_by_key(|kind| *kind as u8), "{kinds:?}");
}

#[test]
fn everything_that_does_not_fit_is_told_at_once() {
    let catalog = catalog(&[
        SMITHY,
        SMITHY_ITEMS,
        (
            "strike/module.yaml",
            "{id: strike, kind: expansion, excludes: [smithy], numbers: {work: {from: 10, to: 30}, wok: {from: 1, to: 2}}, without: {items: [mustang, unicorn]}}",
        ),
    ]);
    assert_eq!(
        misfits(&catalog, &selection(&["smithy", "strike"])),
        [
            "strike is played without smithy",
            "strike changes the number “wok”: expected one of numbers.yaml",
            "strike changes “work” from 10, but it is 20, changed by smithy",
            "strike leaves out the item “unicorn”, which is not there",
        ]
    );
    assert_eq!(
        misfits(&catalog, &selection(&["smithi"])),
        [
            "unknown module “smithi” (did you mean smithy?): expected smithy, strike, ante-up, blood-money, extras, bandit-cards, jokers, sheriff-cards, titles, vendetta, rumors, scout, jackpot, outfit, standard-stores, dead-or-alive, ruthless, stagecoach, core-stories, stories-in-order, gangs, unique-events, man-in-black-for-more, alternate-cards"
        ]
    );
    let variant = misfits(&catalog, &selection(&["goals"]));
    assert_eq!(variant, ["goals is a variant, not a module: expected it among the variants"]);
}

#[test]
fn options_are_selected_one_by_one_or_by_their_group() {
    let catalog = catalog(&[
        (
            "smithy/module.yaml",
            "{id: smithy, kind: expansion, options: [{id: bellows, group: tools}, {id: anvil, group: tools}, {id: apprentice}]}",
        ),
        (
            "smithy/poker-cards.yaml",
            "- {id: hammer, cards: [5h, 7c], source: reconstructed, with: [anvil]}\n- {id: blow, cards: [7d], source: reconstructed, with: [bellows]}",
        ),
    ]);
    let select = |ids: &[&str]| catalog.select(&selection(ids).modules, None).map(|s| s.to_string());
    assert_eq!(select(&["anvil", "smithy"]), Ok("smithy,anvil".into()));
    assert_eq!(select(&["smithy", "tools"]), Ok("smithy,bellows,anvil".into()), "in the order of the declaration");
    assert_eq!(misfits(&catalog, &selection(&["anvil"])), ["anvil needs smithy: expected it among the modules"]);
    let unknown = select(&["smithy", "tool"]).expect_err("there is no such option").to_string();
    assert!(unknown.starts_with("unknown module “tool” (did you mean tools?): expected"), "{unknown}");
    let titles = |ids: &[&str]| {
        let content = catalog.compose(&selection(ids)).unwrap();
        let title = |card: &str| {
            let card: darkrock_rules::ids::Card = card.parse().unwrap();
            content.specs.titles[content.title_of[card.index()].index()].id.clone()
        };
        (content.poker_cards.len(), ["5c", "5h", "7c", "7d"].map(title).join(" "))
    };
    assert_eq!(titles(&["smithy"]), (52, "payday payday reputation reputation".into()));
    assert_eq!(titles(&["smithy", "anvil"]), (52, "payday hammer hammer reputation".into()));
    assert_eq!(titles(&["smithy", "tools"]), (52, "payday hammer hammer blow".into()));
    let fingerprints = |ids: &[&str]| catalog.compose(&selection(ids)).unwrap().fingerprints;
    assert_eq!(fingerprints(&["smithy", "anvil"]).len(), 2, "each has one in the records");
    let hash = |ids: &[&str]| catalog.compose(&selection(ids)).unwrap().hash;
    assert_ne!(hash(&["smithy", "anvil"]), hash(&["smithy", "bellows"]));
}

#[test]
fn two_modules_do_not_take_the_same_card() {
    let card = |id: &'static str| format!("- {{id: {id}, cards: [5h], source: reconstructed}}");
    let (one, other) = (card("one"), card("other"));
    let catalog = catalog(&[
        ("first/module.yaml", "{id: first, kind: expansion}"),
        ("first/poker-cards.yaml", &one),
        ("second/module.yaml", "{id: second, kind: expansion}"),
        ("second/poker-cards.yaml", &other),
    ]);
    assert!(catalog.compose(&selection(&["first"])).is_ok() && catalog.compose(&selection(&["second"])).is_ok());
    let error = catalog.compose(&selection(&["first", "second"])).expect_err("the same card").to_string();
    assert_eq!(error, "second/poker-cards.yaml:1: other: card 5h has two titles");
}

#[test]
fn jokers_come_both_and_with_their_effect() {
    let told = |cards: &str| {
        let file = format!("- {{id: wild, source: reconstructed, {cards}}}");
        let catalog =
            catalog(&[("smithy/module.yaml", "{id: smithy, kind: expansion}"), ("smithy/poker-cards.yaml", &file)]);
        catalog.compose(&selection(&["smithy"])).map(|content| content.poker_cards.len()).map_err(|e| e.to_string())
    };
    assert_eq!(told("cards: [joker-red, joker-black], passives: [any-card-in-poker]"), Ok(54));
    for (cards, expected) in [
        ("cards: [joker-red], passives: [any-card-in-poker]", "card joker-black has no title"),
        ("cards: [joker-red, joker-black]", "joker-red without “any-card-in-poker”"),
        ("cards: [5h], passives: [any-card-in-poker]", "“any-card-in-poker” on 5h"),
    ] {
        let error = told(cards).expect_err(cards);
        assert!(error.contains(expected), "{cards}: {error}");
    }
}

#[test]
fn a_number_out_of_range_is_told_of_the_module_that_changed_it() {
    let told = |modules: &[(&str, &str)], chosen: &[&str]| {
        catalog(modules).compose(&selection(chosen)).expect_err("a number out of range").to_string()
    };
    let expected = "work: “work” is $15: expected whole $10, at most $250";
    for text in [
        "{id: smithy, kind: expansion, numbers: {work: {from: 10, to: 15}}}",
        "id: smithy\nkind: expansion\nnumbers:\n  hand: {from: 5, to: 6}\n  work: {from: 10, to: 15}\n",
    ] {
        let error = told(
            &[("smithy/module.yaml", text), ("other/module.yaml", "{id: other, kind: expansion}")],
            &["other", "smithy"],
        );
        assert_eq!(error, format!("smithy/module.yaml:{}: {expected}", text.lines().count()));
    }
    let changes = "{id: strike, kind: mode, needs: [smithy], numbers: {work: {from: 20, to: 15}}}";
    let error = catalog(&[SMITHY, ("modes/strike.yaml", changes)]);
    let mode = error.select(&[], Some("strike")).unwrap();
    let error = error.compose(&mode).expect_err("a number out of range").to_string();
    assert_eq!(error, format!("modes/strike.yaml:1: {expected}"), "the last to change it");
}

#[test]
fn entries_that_need_another_module_come_with_it() {
    let trail = BRIDLE.replace("source", "with: [smithy], source").replace("bridle", "trail-map");
    let catalog = catalog(&[SMITHY, ("maps/module.yaml", "{id: maps, kind: expansion}"), ("maps/items.yaml", &trail)]);
    let has = |modules: &[&str]| {
        catalog.compose(&selection(modules)).unwrap().specs.items.iter().any(|i| i.id == "trail-map")
    };
    assert!(has(&["maps", "smithy"]) && !has(&["maps"]));
}

#[test]
fn mistakes_are_told_with_file_and_line() {
    for (path, text, expected) in [
        (
            "smithy/module.yaml",
            "{id: smith, kind: expansion}",
            "smithy/module.yaml:1: the id is “smith”: expected “smithy”",
        ),
        (
            "smithy/module.yaml",
            "{id: smithy, kind: expansion, needs: [forge]}",
            "smithy/module.yaml:1: the module “forge” is not there",
        ),
        (
            "smithy/module.yaml",
            "{id: smithy, kind: variant}",
            "smithy/module.yaml:1: the kind is “variant”: expected “expansion”",
        ),
        (
            "smithy/module.yaml",
            "{id: smithy, kind: expansion, excludes: [forge]}",
            "smithy/module.yaml:1: the module “forge” is not there",
        ),
        (
            "smithy/items.yaml",
            &BRIDLE.replace("source", "with: [forge], source"),
            "smithy/module.yaml: the module “forge” is not there",
        ),
        ("modes/smithy.yaml", "{id: smithy, kind: mode}", "smithy/module.yaml:1: there is another module “smithy”"),
        ("modes/hot.yaml", "{id: hot, kind: mode, variants: [gaols]}", "modes/hot.yaml:1: “gaols” is no variant"),
        ("a,b/module.yaml", "{id: \"a,b\", kind: expansion}", "a,b/module.yaml:1: the id “a,b”: expected lower-case"),
        ("smithy/module.yaml", "{id: smithy, sort: expansion}", "smithy/module.yaml:1: “sort” is no word"),
        (
            "smithy/item.yaml",
            "[]",
            "smithy/item.yaml: is no file of a module (did you mean items.yaml?): expected board.json",
        ),
        ("smithy/items.yaml", "- {id: bridle}", "smithy/items.yaml:1: “kind” is missing"),
    ] {
        let mut files = with(&[SMITHY]);
        files.put(path, text.to_owned());
        let error = Catalog::load(files).unwrap_err().to_string();
        assert!(error.starts_with(expected), "expected {expected}\nfound {error}");
    }
}

/// The sheet of the toy module with some words replaced.
fn sheet(old: &str, new: &str) -> String {
    let text = include_str!("../toy/high-country/board.json");
    assert!(text.contains(old), "{old} is not in the sheet");
    text.replacen(old, new, 1)
}

/// A sheet with this number of spaces that do not touch.
fn wide_sheet(spaces: usize) -> String {
    let space = |n| {
        format!(
            r#"{{"id": "prairie-{n}", "region": "prairie", "town": false, "label_point": [1, 1], "polygon": [[0, 0], [2, 0], [2, 2]]}}"#
        )
    };
    let spaces: Vec<String> = (0..spaces).map(space).collect();
    let spaces = spaces.join(",\n");
    format!(r#"{{"aspect": [100, 100], "spaces": [{spaces}], "shared_locations": [], "edges": [], "mesas": []}}"#)
}

/// The error of the module `smithy` with one more file, composed with this file alone.
fn composed_with(path: &str, text: &str) -> String {
    let mut files = with(&[("smithy/module.yaml", "{id: smithy, kind: expansion}")]);
    files.put(path, text.to_owned());
    let composed = Catalog::load(files).map(|catalog| catalog.compose(&selection(&["smithy"])));
    match composed {
        Ok(composed) => composed.map_or_else(|e| e.to_string(), |_| "it is composed".to_owned()),
        Err(error) => error.to_string(),
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list, with a line for each mistake")]
fn what_shows_when_all_is_together_names_the_file_of_the_module() {
    let opponent = "{id: wolf, source: reconstructed, cards: 1, reward: [], penalty: []}";
    let track = "id: fame, source: reconstructed";
    let step = "in: turn, after: begin, do: []";
    for (path, text, expected) in [
        (
            "smithy/items.yaml",
            "\n- {id: mustang, kind: mount, cost: 20, copies: 2, source: published}\n".to_owned(),
            "smithy/items.yaml:2: mustang: the id stands twice",
        ),
        (
            "smithy/opponents.yaml",
            format!("- {opponent}\n- {opponent}"),
            "smithy/opponents.yaml:2: wolf: the id stands twice: expected each once (the other one is in smithy/opponents.yaml:1)",
        ),
        (
            "smithy/opponents.yaml",
            format!("\n- {}", opponent.replace("cards: 1", "cards: 5")),
            "smithy/opponents.yaml:2: wolf: 5 fight cards: expected 1 to 4",
        ),
        (
            "smithy/opponents.yaml",
            format!("- {}", opponent.replace("reward: []", "reward: [{money: 15}]")),
            "smithy/opponents.yaml:1: wolf: “money” is $15: expected whole $10",
        ),
        (
            "smithy/map-tokens.yaml",
            "- {id: den, source: reconstructed, opponent: wulf}".to_owned(),
            "smithy/map-tokens.yaml:1: den: unknown opponent “wulf”",
        ),
        (
            "smithy/scoring.yaml",
            "- {id: gold, source: reconstructed, after: supper, of: nuggets, each: 3, lp: 1}".to_owned(),
            "smithy/scoring.yaml:1: gold: no source “supper”: expected a row before it, a track, or lp, upgrades, money",
        ),
        (
            "smithy/scoring.yaml",
            "- {id: gold, source: reconstructed, after: lp, of: nuggets, each: 0, lp: 1}".to_owned(),
            "smithy/scoring.yaml:1: gold: “each” is 0: expected 1 to 255",
        ),
        (
            "smithy/scoring.yaml",
            "- {id: gold, source: reconstructed, after: lp, of: nuggets, each: 1, lp: -21}".to_owned(),
            "smithy/scoring.yaml:1: gold: “lp” is 21: expected a whole number from 0 to 20",
        ),
        (
            "smithy/map-tokens.yaml",
            "- {id: den, source: reconstructed, start: moon}".to_owned(),
            "smithy/map-tokens.yaml:1: den: unknown place “moon”",
        ),
        (
            "smithy/tracks.yaml",
            format!("- {{{track}, spaces: [[], []], lp: [0]}}"),
            "smithy/tracks.yaml:1: fame: 2 spaces and “lp” of 1: expected LP for each space",
        ),
        (
            "smithy/tracks.yaml",
            format!("- {{{track}, spaces: [{}], lp: [0]}}", "[],".repeat(256)),
            "smithy/tracks.yaml:1: fame: 256 “spaces”: expected 1 to 255",
        ),
        (
            "smithy/tracks.yaml",
            format!("- {{{track}, spaces: [[]], lp: [21]}}"),
            "smithy/tracks.yaml:1: fame: “lp” is 21: expected a whole number from 0 to 20",
        ),
        (
            "smithy/tracks.yaml",
            format!("- {{{track}, spaces: [[{{track: {{track: fame, points: 30}}}}]], lp: [0]}}"),
            "smithy/tracks.yaml:1: fame: “points” is 30",
        ),
        (
            "smithy/tracks.yaml",
            format!("- {{{track}, spaces: [[]], beyond: [{{may: {{get: [{{track: {{track: fame, points: 1}}}}]}}}}]}}"),
            "smithy/tracks.yaml:1: fame: points beyond the last space would give points again and again",
        ),
        (
            "smithy/tracks.yaml",
            "- {id: a, source: reconstructed, spaces: [[]], poker: {starter: [], others: []}}\n\
             - {id: b, source: reconstructed, spaces: [[]], poker: {starter: [], others: []}}"
                .to_owned(),
            "smithy/tracks.yaml:2: b: “poker” of two tracks: expected it of one",
        ),
        (
            "smithy/high-stakes.yaml",
            "{source: published, purse: 20, ante: 10, house: 40, raise: 20, dealer-cards: 5, second-reveal: 2, reward: []}"
                .to_owned(),
            "smithy/high-stakes.yaml:1: “purse” is $20: expected at least “ante” and “raise”, $30",
        ),
        (
            "smithy/high-stakes.yaml",
            "{source: published, purse: 60, ante: 20, house: 40, raise: 20, dealer-cards: 5, second-reveal: 2, reward: []}"
                .to_owned(),
            "smithy/high-stakes.yaml:1: “house”, “raise” and “ante” make a pot of $300: expected at most $255",
        ),
        (
            "smithy/tokens.yaml",
            "- {lp: 9, copies: 1, source: reconstructed}".to_owned(),
            "smithy/tokens.yaml: expected three kinds of legendary tokens",
        ),
        (
            "smithy/steps.yaml",
            format!("- {{id: a, {step}}}\n- {{id: b, {step}}}"),
            "smithy/steps.yaml:2: b: another step comes after “begin”: expected an order between them",
        ),
        (
            "smithy/frontier.yaml",
            "- {id: cave, source: reconstructed, number: 10, do: []}".to_owned(),
            "smithy/frontier.yaml:1: cave: “number” is 10: expected a whole number from 1 to 9",
        ),
        (
            "smithy/board.json",
            r#"{"aspect": [1, 1], "spaces": [{"id": "cave", "region": "cave", "town": false, "frontier": 6, "label_point": [50, 50],
                "polygon": [[0, 0], [100, 0], [100, 100]]}], "shared_locations": [], "edges": [], "mesas": []}"#
                .to_owned(),
            "frontier.yaml: 1 frontier spaces and 0 frontier tokens: expected a token for each space",
        ),
        (
            "smithy/steps.yaml",
            "- {id: a, in: turn, after: lunch, do: []}".to_owned(),
            "smithy/steps.yaml:1: a: no step “lunch”: expected one before it, or begin, income",
        ),
        (
            "smithy/steps.yaml",
            "- {id: a, in: setup, after: begin, do: []}".to_owned(),
            "smithy/steps.yaml:1: a: no step “begin”: expected one before it, or place, board",
        ),
        (
            "smithy/steps.yaml",
            "- {id: a, in: poker, after: clean-up, do: []}".to_owned(),
            "smithy/steps.yaml:1: a: no step “clean-up”: expected one before it, or join, flop, lay, show, pay, after",
        ),
        (
            "smithy/steps.yaml",
            "- {id: a, in: fight, after: npc-draws, fights: [duel], do: []}".to_owned(),
            "smithy/steps.yaml:1: a: no step “npc-draws”: expected one before it, or a step of these fights but the last",
        ),
        (
            "smithy/steps.yaml",
            "- {id: a, in: turn, after: begin, fights: [duel], do: []}".to_owned(),
            "smithy/steps.yaml:1: a: “fights” is of steps in fights: expected “in: fight”",
        ),
        (
            "smithy/steps.yaml",
            "- {id: a, in: fight, after: start-effects, do: [{decrease: 1}]}".to_owned(),
            "smithy/steps.yaml:1: a: “decrease” cannot work here: expected it at fight-reveal or fight-reaction",
        ),
        (
            "smithy/steps.yaml",
            "- {id: a, in: fight, after: reveal, do: [{each-player: [{decrease: 1}]}]}".to_owned(),
            "smithy/steps.yaml:1: a: “decrease” cannot work here: expected it on a player who fights",
        ),
        (
            "smithy/items.yaml",
            "- {id: bridle, kind: misc, cost: 20, copies: 2, source: reconstructed, front: {abilities: [{when: fight-won, \
             do: [{choose: [{key: yes, do: [discard-this]}, {key: no, do: []}]}]}]}}"
                .to_owned(),
            "smithy/items.yaml:1: bridle: “discard-this” cannot work here: expected it on an item, not within a choice",
        ),
        (
            "smithy/steps.yaml",
            (0..4).fold("- {id: a0, in: fight, after: reveal, do: []}".to_owned(), |all, n| {
                format!("{all}\n- {{id: a{}, in: fight, after: a{n}, do: []}}", n + 1)
            }),
            "smithy/steps.yaml:5: a4: a fight would have too many steps: expected at most 16",
        ),
        (
            "smithy/steps.yaml",
            "- {id: a, in: turn, after: begin, do: [{fight: wolf}]}".to_owned(),
            "smithy/steps.yaml:1: a: unknown opponent “wolf”",
        ),
    ] {
        let error = composed_with(path, &text);
        assert!(error.starts_with(expected), "expected {expected}\nfound {error}");
    }
}

#[test]
fn an_order_of_the_setup_that_cannot_be_played_is_rejected() {
    let parts =
        ["event-markers", "events", "frontier-tokens", "trader", "characters", "goods", "first-player", "figures"];
    let all: Vec<&str> = parts.into_iter().chain(["wounds", "tokens", "bandits", "goals", "turn"]).collect();
    let list = |parts: &[&str]| parts.iter().map(|part| format!("- {{step: {part}}}\n")).collect::<String>();
    let swapped = |a: usize, b: usize| {
        let mut all = all.clone();
        all.swap(a, b);
        list(&all)
    };
    for (text, expected) in [
        (list(&all), "it is composed"),
        (list(&all[1..]), "smithy/setup.yaml: no step “event-markers”: expected each part once"),
        (list(&["goods", "goods"]), "smithy/setup.yaml:1: “goods” stands twice: expected each part once"),
        ("- {number: 2, step: goods}".to_owned(), "smithy/setup.yaml: step 2: expected step 1"),
        ("- {number: 1}".to_owned(), "smithy/setup.yaml: step 1: expected either “step” or “physical”"),
        (swapped(5, 7), "smithy/setup.yaml:6: “figures” comes first: expected “goods” before it"),
        (swapped(0, 4), "smithy/setup.yaml:1: “characters” comes first: expected “event-markers” before it"),
        (swapped(11, 12), "smithy/setup.yaml:12: expected “turn” as the last step"),
    ] {
        let error = composed_with("smithy/setup.yaml", &text);
        assert!(error.starts_with(expected), "expected {expected}\nfound {error}");
    }
}

#[test]
fn mistakes_of_a_sheet_are_told_with_its_file() {
    let other_stop = r#", "high-country-station"], "fare""#;
    for (text, expected) in [
        (sheet(other_stop, r#"], "fare""#), "smithy/board.json:55: a “rail” with fewer than two stops"),
        (
            sheet("\"fare\": 10", "\"fare\": 130"),
            "smithy/board.json:55: the “fare” of a rail is $130: expected whole $10, at most $120",
        ),
        (sheet("\"fare\": 10", "\"fare\": 5"), "smithy/board.json:55: the “fare” of a rail is $5"),
        (
            sheet("sunny-hills-hideout-b", "sunny-hills-hideout-z"),
            "smithy/board.json:54: unknown space “sunny-hills-hideout-z”",
        ),
        (sheet("sunny-hills-hideout-b", "high-country-5"), "smithy/board.json:54: a “pass” leads to its own end"),
        (sheet("\"high-country-2\"", "\"high-country-3\""), "smithy/board.json:5: “high-country-3” stands twice"),
        (sheet("\"high-country-2\"", "\"darkrock-1\""), "smithy/board.json:5: “darkrock-1” stands twice"),
        (
            sheet("\"high-country-2\"", "\"High Country\""),
            "smithy/board.json:5: the id “High Country”: expected lower-case",
        ),
        (sheet("[800, 1000]", "[800, 0]"), "smithy/board.json: “aspect” is 800 by 0"),
        (wide_sheet(0), "smithy/board.json: no spaces: expected one at least"),
        (wide_sheet(128), "smithy/board.json: 193 spaces: expected at most 128"),
    ] {
        let error = composed_with("smithy/board.json", &text);
        assert!(error.starts_with(expected), "expected {expected}\nfound {error}");
    }
    let spaces = Content::embedded().unwrap().board.next_to.len();
    assert_eq!(composed_with("smithy/board.json", &wide_sheet(128 - spaces)), "it is composed");
    let no_such_place = "{id: smithy, kind: expansion, without: {locations: [bank, casino]}}";
    assert_eq!(
        composed_with("smithy/module.yaml", no_such_place),
        "smithy leaves out the location “casino”, which is not there"
    );
}

#[test]
fn the_shipped_modules_are_called_as_their_folders_and_their_code() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let names = |path: &str| {
        let mut names: Vec<String> = std::fs::read_dir(folder.join(path))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    };
    let catalog = Catalog::embedded().unwrap();
    // The options of a module are in its folders.
    let declared = |id: &String| catalog.modules().any(|m| m.options.iter().any(|option| option.id == *id));
    let with_folder = |m: &&ModuleSpec| m.kind != ModuleKind::Option || !declared(&m.id);
    let mut ids: Vec<String> = catalog.modules().filter(with_folder).map(|m| m.id.clone()).collect();
    ids.sort();
    let data: Vec<String> = names("content").into_iter().filter(|n| n != "schema" && n != "modes").collect();
    assert_eq!(data, ids, "content/ has a folder for each module");
    assert_eq!(names("scenarios"), ids, "scenarios/ has a folder for each module");
    // A module that is only data has no code; a module with much code also has a folder.
    let code = names("crates/rules/src/modules");
    let odd = code.iter().find(|file| !ids.iter().any(|id| id.replace('-', "_") == file.trim_end_matches(".rs")));
    assert_eq!(odd, None, "files of rules are called as their modules");
}

#[test]
fn a_record_names_its_modules_and_keeps_to_them() {
    let catalog = catalog(&[SMITHY, SMITHY_ITEMS]);
    let content = catalog.compose(&selection(&["smithy"])).unwrap();
    let setup = Setup { selection: content.selection.clone(), ..Setup::new(2) };
    let session = Session::new(&content, &setup, FastChance::new(5), &mut ()).unwrap();
    let text = session.record().print(&content);
    let mark = catalog.fingerprint_of("smithy").unwrap();
    assert!(text.starts_with("darkrock-record 4\n") && text.contains(&format!("\nmodules: smithy {mark}\n")), "{text}");
    let read = Record::parse(&content, &text).unwrap();
    assert_eq!((read.header.setup.selection.clone(), read.print(&content)), (content.selection.clone(), text.clone()));
    let base = catalog.compose(&Selection::BASE).unwrap();
    let refused = Record::parse(&base, &text).unwrap_err();
    assert_eq!(refused.fault, RecordFault::Selection { recorded: "smithy".into(), given: "base".into() });
}

/// What became an option is still played by records that could not list it.
#[test]
fn older_records_have_the_parts_that_became_options() {
    let catalog = Catalog::embedded().unwrap();
    let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
    let all = ["ante-up", "blood-money", "extras", "unique-events"];
    for (modules, mode) in [(&all[..], None), (&[], Some("golden-rule")), (&[], Some("serenade"))] {
        let content = catalog.compose(&catalog.select(&ids(modules), mode).unwrap()).unwrap();
        let setup = Setup { variants: content.usual(3), ..Setup::of(&content, 3) };
        let record = Session::new(&content, &setup, FastChance::new(5), &mut ()).unwrap().record();
        let text = record.print(&content);
        let mark = catalog.fingerprint_of("unique-events").unwrap();
        let old = text.replacen("record 4", "record 3", 1).replacen(&format!(", unique-events {mark}"), "", 1);
        let header = Header::parse(&old).unwrap();
        assert!(header.former && !header.setup.selection.modules.contains(&all[3].to_owned()));
        assert!(header.selection(catalog.modules()).is_like(&content.selection), "{mode:?}");
        let read = Record::parse(&content, &old).unwrap();
        assert_eq!(read.print(&content), text, "{mode:?}");
        read.replay(&content, None, &mut ()).unwrap();
    }
    let without = catalog.compose(&catalog.select(&ids(&all[..3]), None).unwrap()).unwrap();
    assert!(without.specs.events.iter().all(|event| event.group.as_deref() != Some("unique")));
    assert!(without.specs.map_tokens.iter().all(|token| token.id != "orphan"));
}
