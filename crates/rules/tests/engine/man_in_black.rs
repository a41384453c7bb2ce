//! Random games with the Man in Black: properties that hold in every one of them.

use darkrock_rules::chance::FastChance;
use darkrock_rules::content::BlockId;
use darkrock_rules::event::Event;
use darkrock_rules::frame::Frame;
use darkrock_rules::ids::{AutomaCardSet, FightSet};
use darkrock_rules::scoring::total;
use darkrock_rules::selection::Misfit;
use darkrock_rules::setup::SetupError;
use darkrock_rules::{Choice, Content, Game, Seat, Setup, Variant, Variants};

const HIM: Seat = Seat(2);

fn setup(seed: u64) -> Setup {
    let variants = Variants::from(Variant::AUTOMA)
        .set(Variant::Goals, seed.is_multiple_of(2))
        .set(Variant::WildWildWest, seed.is_multiple_of(3));
    Setup { variants, ..Setup::new(2) }
}

/// The events of a game, by choice, with the position after it.
fn play<'c>(content: &'c Content, seed: u64, mut after: impl FnMut(&Game<'c>, &[Event])) -> Game<'c> {
    let (mut luck, mut pick) = (FastChance::new(seed), FastChance::new(!seed));
    let mut events = Vec::new();
    let mut game = Game::new(content, &setup(seed), &mut luck, &mut events).unwrap();
    let mut choices: Vec<Choice> = Vec::new();
    while let Some(seat) = game.decision().first() {
        after(&game, &events);
        events.clear();
        game.choices(seat, &mut choices);
        let choice = choices[pick.below(choices.len() as u32) as usize];
        game.play(seat, choice, &mut luck, &mut events).unwrap();
    }
    after(&game, &events);
    game
}

#[test]
fn he_acts_once_a_round_and_draws_each_card_once_before_any_comes_again() {
    let content = Content::embedded().unwrap();
    let deck = content.automa.cards.len();
    for seed in 0..30 {
        let (mut drawn, mut turns, mut order) = (Vec::new(), 0_u16, Vec::new());
        let game = play(&content, seed, |_, events| {
            for event in events {
                match *event {
                    Event::AutomaCard { seat, card } => {
                        assert_eq!(seat, HIM);
                        drawn.push(card);
                    }
                    Event::TurnBegins { seat, round } => {
                        turns += u16::from(seat == HIM);
                        assert!(round == turns + u16::from(seat != HIM), "seed {seed}: {seat:?} in round {round}");
                        order.push(seat);
                    }
                    _ => {}
                }
            }
        });
        assert_eq!(game.state.public.turn.round, turns, "the last round ends with him");
        assert_eq!(order.last(), Some(&HIM));
        assert!(order.chunks(3).all(|round| round[2] == HIM), "seed {seed}");
        for round in drawn.chunks(deck) {
            let different: AutomaCardSet = round.iter().copied().collect();
            assert_eq!(different.len(), round.len(), "seed {seed}: {drawn:?}");
        }
    }
}

#[test]
fn all_know_the_cards_that_he_turned_up() {
    let content = Content::embedded().unwrap();
    let (mut turned, mut looked) = (FightSet::new(), 0);
    for seed in 0..60 {
        play(&content, seed, |game, events| {
            for event in events {
                match *event {
                    Event::DrewFaceup { seat, cards } => {
                        assert_eq!((seat, cards.len()), (HIM, 3));
                        turned = cards;
                    }
                    Event::NpcDrew { .. } => turned = FightSet::new(),
                    _ => {}
                }
            }
            let fighting = game.state.public.stack.iter().any(|f| *f == Frame::Fight);
            if fighting || turned.is_empty() {
                return;
            }
            for seat in [Seat(0), Seat(1)] {
                let known = game.view(Some(seat)).own.known_fight;
                assert!(known.iter().any(|batch| turned.without(batch).is_empty()), "seed {seed}: {known:?}");
            }
            looked += 1;
            turned = FightSet::new();
        });
        turned = FightSet::new();
    }
    assert!(looked > 20, "only {looked} fights");
}

#[test]
fn he_wins_when_nobody_has_more() {
    let content = Content::embedded().unwrap();
    // A random player keeps up with him only where his cards have no effect.
    let mut idle = Content::embedded().unwrap();
    idle.automa.cards.fill(BlockId::default());
    let (mut his, mut others) = (0, 0);
    for seed in 0..60 {
        let content = if seed % 3 == 0 { &idle } else { &content };
        let game = play(content, seed, |_, _| {});
        let score = |seat| total(content, &game.state, seat);
        let best = score(Seat(0)).max(score(Seat(1)));
        let winners = game.state.public.winners;
        assert_eq!(winners.contains(HIM), score(HIM) >= best, "seed {seed}");
        assert!(!winners.contains(HIM) || winners.len() == 1, "he shares with nobody");
        *(if winners.contains(HIM) { &mut his } else { &mut others }) += 1;
    }
    assert!(his > 0 && others > 0, "{his} to {others}");
}

#[test]
fn he_comes_only_to_two() {
    let content = Content::embedded().unwrap();
    for seats in 3..=6 {
        let setup = Setup { variants: Variants::from(Variant::AUTOMA), ..Setup::new(seats) };
        let misfit = Misfit::Players { module: "man-in-black".into(), least: 2, most: 2, seats };
        assert_eq!(setup.check(&content), Err(SetupError::Variants(misfit)));
    }
}
