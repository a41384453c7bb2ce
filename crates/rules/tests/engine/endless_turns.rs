//! What several entries of modules give each other without end is ended by the bound of a turn, with a sentence.

use darkrock_rules::chance::FastChance;
use darkrock_rules::content::Files;
use darkrock_rules::event::Event;
use darkrock_rules::ids::Card;
use darkrock_rules::limits::TURN_EFFECTS;
use darkrock_rules::record::Session;
use darkrock_rules::{Catalog, Choice, Content, Game, Selection, Setup};

/// An item draws cards, and a quarter of the deck gives more actions than the item costs.
const WHEEL: [(&str, &str); 4] = [
    ("wheel/module.yaml", "{id: wheel, kind: expansion}"),
    ("wheel/characters.yaml", "- {id: roller, start: darkrock-1, gains: {money: 20, cards: 3, items: [drum]}}\n"),
    (
        "wheel/items.yaml",
        "- {id: drum, kind: misc, cost: 30, copies: 1,\n   front: {abilities: [{when: action, do: [{lp: 1}, {draw: 8}]}]}}\n",
    ),
    (
        "wheel/poker-cards.yaml",
        "- {id: wheel, cards: [5c, 5d, 5h, 5s, 6c, 6d, 6h, 6s, 7c, 7d, 7h, 7s, 8c, 8d, 8h, 8s],\n   \
         abilities: [{when: action, do: [{actions: 3}]}]}\n",
    ),
];

fn content() -> Content {
    let mut files = Files::embedded();
    WHEEL.iter().for_each(|(path, text)| files.put(path, (*text).to_owned()));
    let selection = Selection { modules: vec!["wheel".to_owned()], mode: None };
    Catalog::load(files).unwrap().compose(&selection).unwrap()
}

fn setup(content: &Content) -> Setup {
    let characters = ["roller", "annie-oakley", "bass-reeves"].map(str::to_owned).to_vec();
    Setup { selection: content.selection.clone(), characters, ..Setup::new(3) }
}

/// The choice that keeps the turn going: a card that gives actions, then the item; otherwise the end or the first one.
fn spinning(choices: &[Choice]) -> Choice {
    let gives = |card: &Card| ('5'..='8').any(|rank| card.to_string().starts_with(rank));
    let card = choices.iter().find(|choice| matches!(choice, Choice::Play(card) if gives(card)));
    let item = || choices.iter().find(|choice| matches!(choice, Choice::UseItem(_)));
    let end = || choices.iter().find(|choice| matches!(choice, Choice::End));
    *card.or_else(item).or_else(end).unwrap_or(&choices[0])
}

/// Plays to the end of the game or so many choices, and keeps each turn going.
fn played(content: &Content, most: usize) -> (Vec<Event>, bool) {
    let (mut events, mut chance) = (Vec::new(), FastChance::new(5));
    let mut game = Game::new(content, &setup(content), &mut chance, &mut events).unwrap();
    for _ in 0..most {
        let Some(seat) = game.state.public.asked.iter().next() else { return (events, true) };
        let choices = crate::choices(&game, seat);
        game.play(seat, spinning(&choices), &mut chance, &mut events).unwrap();
        assert!(game.state.public.turn.effects <= TURN_EFFECTS);
    }
    (events, false)
}

#[test]
fn a_turn_without_end_is_ended_with_a_sentence() {
    let content = content();
    let (events, over) = played(&content, 20_000);
    assert!(over, "the game ends");
    let exhausted = events.iter().position(|event| matches!(event, Event::Exhausted { .. })).expect("it is said");
    let rest = events[exhausted..].iter().take_while(|event| !matches!(event, Event::TurnBegins { .. }));
    let more = rest.filter(|event| matches!(event, Event::Actions { .. } | Event::Used { .. })).count();
    assert_eq!(more, 0, "the rest of the turn has neither actions nor effects");
}

#[test]
fn games_of_the_shipped_content_stay_far_below_the_bound() {
    let catalog = Catalog::embedded().unwrap();
    for selection in catalog.each_alone() {
        let content = catalog.compose(&selection).unwrap();
        let setup = Setup { selection: content.selection.clone(), ..Setup::new(3) };
        let mut chance = FastChance::new(11);
        let Ok(mut game) = Game::new(&content, &setup, &mut chance, &mut ()) else { continue };
        let mut most = 0;
        for n in 0..3_000_usize {
            let Some(seat) = game.state.public.asked.iter().next() else { break };
            let choices = crate::choices(&game, seat);
            game.play(seat, choices[n * 7 % choices.len()], &mut chance, &mut ()).unwrap();
            most = most.max(game.state.public.turn.effects);
        }
        assert!(most < TURN_EFFECTS / 5, "{selection:?}: {most}");
    }
}

#[test]
fn the_record_of_such_a_game_replays_to_the_same_sentence() {
    let content = content();
    let mut said = Vec::new();
    let mut session = Session::new(&content, &setup(&content), FastChance::new(5), &mut said).unwrap();
    for _ in 0..20_000 {
        let Some(seat) = session.game().state.public.asked.iter().next() else { break };
        let choices = crate::choices(session.game(), seat);
        session.play(seat, spinning(&choices), &mut said).unwrap();
    }
    let mut again = Vec::new();
    session.record().replay(&content, None, &mut again).unwrap();
    assert_eq!(said, again);
    assert!(again.iter().any(|event| matches!(event, Event::Exhausted { .. })));
}
