//! Changed content: what is derived from a position follows the content, not the printed game.

use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::schema::When;
use darkrock_rules::content::{Files, Source};
use darkrock_rules::ids::Item;
use darkrock_rules::record::Session;
use darkrock_rules::refusal::Refusal;
use darkrock_rules::{Catalog, Choice, Content, Seat, Selection, notation, scenario};

/// The shipped content with a text replaced in each of these files.
fn changed(changes: &[(&str, &str, &str)]) -> Content {
    let mut files = Files::embedded();
    for (file, old, new) in changes {
        let text = &mut files.texts.iter_mut().find(|(name, _)| name == file).unwrap().1;
        assert!(text.contains(old), "{file}: {old}");
        *text = text.replacen(old, new, 1);
    }
    Content::load(&files).unwrap()
}

/// A game at a scenario's position, after these choices of seats.
fn staged<'c>(content: &'c Content, position: &str, choices: &[(u8, &str)]) -> Session<'c, FastChance> {
    let steps = "steps: [{expect: {actions: 3}}]";
    let scenario = scenario::parse("test", &format!("{position}\n{steps}")).unwrap().remove(0);
    let mut session = scenario::stage(content, &scenario, FastChance::new(1)).unwrap();
    for (seat, choice) in choices {
        session.play(Seat(*seat), notation::parse(content, choice).unwrap(), &mut ()).unwrap();
    }
    session
}

fn item(content: &Content, id: &str) -> Item {
    let at = content.specs.items.iter().position(|item| item.id == id).unwrap();
    Item(u8::try_from(at).unwrap())
}

#[test]
fn a_discount_of_an_effect_is_in_the_previewed_price() {
    let content = changed(&[("poker-cards.yaml", "do: [{money: 30}]", "do: [{shop: 20}]")]);
    let position = "name: x\nplayers: [annie-oakley, bass-reeves]\n\
                    position: {annie-oakley: {space: darkrock-5, hand: [5c], money: 20}}";
    let session = staged(&content, position, &[(0, "play 5c")]);
    let (mule, mustang) = (item(&content, "mule"), item(&content, "mustang"));
    assert_eq!(session.game().preview(Seat(0), Choice::Buy(mule)).cost, 30 - 20);
    let closed = session.game().closed(Seat(0));
    assert!(closed.contains(&(Choice::Buy(mustang), Refusal::Short { money: 50 - 20 - 20 })), "{closed:?}");
}

#[test]
fn whoever_cannot_pay_a_tribute_is_told_what_it_lacks() {
    let content = changed(&[("characters.yaml", "{tribute: 10}", "{tribute: 30}")]);
    let position = "name: x\nplayers: [billy-the-kid, annie-oakley]\n\
                    position:\n  billy-the-kid: {space: sunny-hills-4, lp: 5}\n  \
                    annie-oakley: {space: sunny-hills-mine, money: 20, hand: [2c, Kd]}";
    let session = staged(&content, position, &[(0, "move sunny-hills-mine")]);
    assert_eq!(session.game().refusal(Seat(1), Choice::GiveMoney), Some(Refusal::Short { money: 10 }));
}

#[test]
fn a_decrease_and_the_cards_of_an_opponent_are_read_from_the_content() {
    let content = changed(&[
        ("items.yaml", "do: [{decrease: 1}]", "do: [{decrease: 3}]"),
        ("numbers.yaml", "guard-cards: 3", "guard-cards: 1"),
    ]);
    let revolver = item(&content, "revolver");
    assert_eq!(content.decrease(Source::item(revolver, true), When::FightReveal), 3);
    assert_eq!(content.decrease(Source::item(revolver, false), When::FightReveal), 0);
    assert_eq!([FightKind::Heist, FightKind::Duel].map(|kind| content.npc_cards(kind, None)), [1, 0]);
}

#[test]
fn what_belongs_to_another_place_is_not_expected() {
    let content = Content::embedded().unwrap();
    let position = "name: x\nplayers: [annie-oakley, bass-reeves]\n\
                    position: {annie-oakley: {space: sunny-hills-mine, hand: [2c]}}";
    let session = staged(&content, position, &[]);
    let closed = session.game().closed(Seat(0));
    assert!(!closed.iter().any(|(choice, _)| matches!(choice, Choice::Buy(_) | Choice::Heist | Choice::Heal)));
    assert!(closed.iter().any(|(choice, _)| matches!(choice, Choice::Fight { .. })), "{closed:?}");
}

/// The base game with an item that has a permanent effect, and one without.
fn with_passive(passive: &str) -> Content {
    let mut files = Files::embedded();
    let item = |id: &str, passives: &str| {
        format!(
            "- {{id: {id}, kind: misc, cost: 20, copies: 2, source: reconstructed, front: {{passives: [{passives}]}}}}\n"
        )
    };
    files.put("smithy/module.yaml", "{id: smithy, kind: expansion}".to_owned());
    files.put("smithy/items.yaml", item("charm", passive) + &item("pebble", ""));
    let selection = Selection { modules: vec!["smithy".to_owned()], mode: None };
    Catalog::load(files).unwrap().compose(&selection).unwrap()
}

/// Movement, nuggets carried, cards kept, the side that wins ties with players, and whether mesas can be crossed.
fn standing(passive: &str, item: &str) -> (u8, u8, u8, u8, bool) {
    let content = with_passive(passive);
    let position = format!(
        "name: x\nmodules: [smithy]\nplayers: [annie-oakley, bass-reeves]\nposition:\n  \
         annie-oakley: {{space: sunny-hills-4, hand: [2c]}}\n  \
         bass-reeves: {{space: sunny-hills-4, hand: [3c, 4c], items: [{item}], wounds: 1}}"
    );
    let session = staged(&content, &position, &[(0, "fight duel bass-reeves")]);
    let public = &session.game().state.public;
    let player = public.player(Seat(1));
    let crosses = player.passives.ride_mesas;
    (
        player.movement(&content),
        player.nugget_limit(&content),
        player.hand_limit(&content),
        public.tie_winner(),
        crosses,
    )
}

/// Every flag of a permanent effect is set by its word and read by its rule.
#[test]
fn whatever_is_always_so_shows() {
    let plain = standing("{movement: 4}", "pebble");
    assert_eq!(plain, (2, 4, 4, 0, false));
    for (passive, expected) in [
        ("{movement: 4}", (4, 4, 4, 0, false)),
        ("{carry: 2}", (2, 6, 4, 0, false)),
        ("{hand-size: 2}", (2, 4, 6, 0, false)),
        ("wounds-keep-hand-size", (2, 4, 5, 0, false)),
        ("win-player-ties", (2, 4, 4, 1, false)),
        ("ride-mesas", (2, 4, 4, 0, true)),
    ] {
        assert_eq!(standing(passive, "charm"), expected, "{passive}");
    }
}

#[test]
fn whoever_loses_the_money_for_high_stakes_can_only_fold() {
    let mut files = Files::embedded();
    files.put("ante-up/steps.yaml", "- {id: tax, in: poker, after: flop, do: [{lose-money: 20}]}".to_owned());
    let catalog = Catalog::load(files).unwrap();
    let selection = catalog.select(&["ante-up".to_owned()], None).unwrap();
    let content = catalog.compose(&selection).unwrap();
    let position = "name: x\nmodules: [ante-up]\nplayers: [annie-oakley, bass-reeves]\n\
                    position: {annie-oakley: {space: darkrock-4, hand: [Kd], money: PURSE}}";
    let raise = |session: &Session<'_, FastChance>| session.game().state.public.poker.is_high();
    let able = staged(&content, &position.replace("PURSE", "50"), &[(0, "high-stakes")]);
    assert!(raise(&able), "with $20 left she is asked");
    let short = staged(&content, &position.replace("PURSE", "40"), &[(0, "high-stakes")]);
    assert!(!raise(&short), "with $10 she has folded, and the game is over");
    let view = short.game().view(Some(Seat(0)));
    assert_eq!((view.public.player(Seat(0)).money, view.own.hand.len()), (10, 3), "she has drawn a card for it");
}

#[test]
fn every_shipped_entry_says_how_sure_it_is() {
    use darkrock_rules::content::{Files, yaml};
    let files = Files::embedded();
    let lists = files.paths().filter(|(path, _)| path.ends_with(".yaml") && !path.ends_with("/module.yaml"));
    let lists = lists.filter(|(path, _)| !["/setup.yaml", "/steps.yaml"].iter().any(|file| path.ends_with(file)));
    let mut seen = 0;
    for (path, text) in lists {
        let Ok(entries) = yaml::from_str::<Vec<serde_json::Value>>(text) else { continue };
        for entry in entries.iter().filter(|entry| entry.is_object()) {
            assert!(entry.get("source").is_some(), "{path}: expected “source” in {entry}");
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen}");
}

#[test]
fn a_card_of_ones_own_needs_neither_a_source_nor_triggers() {
    let mut files = darkrock_rules::content::Files::embedded();
    files.put("own/module.yaml", "{id: own, kind: expansion}".to_owned());
    files.put(
        "own/items.yaml",
        "- {id: star, kind: misc, cost: 20, copies: 2, front: {passives: [{carry: 1}]}}\n".to_owned(),
    );
    files.put("own/stories.yaml", "cards: [{id: winter, trigger: spend, do: [{draw: 1}]}]\n".to_owned());
    let start = "- {id: ellen, start: darkrock-1, gains: {money: 20, cards: 3}}\n";
    files.put("own/characters.yaml", start.to_owned());
    let catalog = darkrock_rules::Catalog::load(files).unwrap();
    let content = catalog.compose(&catalog.select(&["own".to_owned()], None).unwrap()).unwrap();
    assert!(content.specs.stories.cards.iter().any(|card| card.id == "winter"));
}
