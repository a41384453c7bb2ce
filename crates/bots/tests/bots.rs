//! Requirements of all bots: legal choices, determinism for a seed, no access to hidden information, a choice when
//! stopped.
#![allow(clippy::unwrap_used)]

use darkrock_bots::advice::{hint_seed, merged};
use darkrock_bots::review::{Mistake, Reviewer};
use darkrock_bots::{Ask, Bot, BotKind, never};
use darkrock_rules::chance::FastChance;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::{Choice, Content, Game, Seat, Setup, Variant, Variants};
use std::cell::Cell;
use std::sync::OnceLock;

/// Every kind, with few iterations for the searching one.
const KINDS: [BotKind; 4] = [BotKind::Random, BotKind::Greenhorn, BotKind::Cowboy, BotKind::Gunslinger(12)];

fn content() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| Content::embedded().expect("the shipped content loads"))
}

/// Plays a game of these bots and calls `look` with every decision with more than one choice.
fn play(kind: BotKind, setup: &Setup, seed: u64, mut look: impl FnMut(&Game<'_>, Seat, &[Choice])) -> Game<'static> {
    let mut luck = FastChance::new(seed);
    let mut game = Game::new(content(), setup, &mut luck, &mut ()).unwrap();
    let mut bots: Vec<Box<dyn Bot>> = (0..setup.seats).map(|seat| kind.build(seed, Seat(seat))).collect();
    let mut choices = Vec::new();
    let mut count = 0;
    while let Some(seat) = game.decision().first() {
        game.choices(seat, &mut choices);
        if choices.len() > 1 {
            look(&game, seat, &choices);
        }
        let view = game.view(Some(seat));
        let at = bots[seat.index()].choose(Ask { content: content(), view: &view, choices: &choices }, &never);
        game.play(seat, choices[at], &mut luck, &mut ()).unwrap();
        count += 1;
        assert!(count < 20_000, "{kind} does not come to an end");
    }
    game
}

#[test]
fn all_bots_finish_games_of_all_sizes() {
    for kind in KINDS {
        for seats in 2..=6 {
            let setup =
                Setup { length: 15, variants: Variants::NONE.set(Variant::Goals, seats % 2 == 0), ..Setup::new(seats) };
            let game = play(kind, &setup, u64::from(seats), |_, _, _| ());
            assert!(game.is_over());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = Setup { length: 15, ..Setup::new(3) };
    for kind in KINDS {
        let hash = |seed| play(kind, &setup, seed, |_, _, _| ()).state.hash();
        assert_eq!(hash(4), hash(4), "{kind}");
        assert_ne!(hash(4), hash(5), "{kind}");
    }
}

/// Everything that a seat cannot know is re-dealt: no bot chooses differently.
#[test]
fn no_bot_peeks() {
    let setup = Setup { length: 15, variants: Variants::GOALS, ..Setup::new(4) };
    let mut asked = 0;
    let mut facedown = 0;
    play(BotKind::Cowboy, &setup, 8, |game, seat, choices| {
        asked += 1;
        let hidden = matches!(game.question(), Frame::Fight | Frame::Poker);
        facedown += u32::from(hidden);
        let looked_at = if hidden { facedown % 3 == 0 } else { asked % 20 == 0 };
        if !looked_at {
            return;
        }
        let mut luck = FastChance::new(asked);
        let other = game.state.redeal_hidden(content(), Some(seat), &mut luck);
        let (one, two) = (game.view(Some(seat)), other.view(Some(seat)));
        for kind in KINDS {
            let choose = |view| kind.build(5, seat).choose(Ask { content: content(), view, choices }, &never);
            assert_eq!(choose(&one), choose(&two), "{kind} at {:?}", game.question());
        }
    });
    assert!(facedown > 20, "only {facedown} questions in fights and poker");
}

/// The card that the other side played facedown is hidden: however it is re-dealt, the searching bot's choices have the
/// same distribution over many seeds.
#[test]
fn answers_to_a_facedown_card_are_spread_alike_whatever_it_is() {
    let mut compared = 0;
    let setup = Setup { length: 15, ..Setup::new(2) };
    for seed in 0..40 {
        play(BotKind::Greenhorn, &setup, seed, |game, seat, choices| {
            let laid = game.view(Some(seat)).facedown_sizes.iter().any(|n| *n > 0);
            if compared >= 6 || !laid || !matches!(choices[0], Choice::Commit(_)) {
                return;
            }
            compared += 1;
            let spread = |luck: u64| {
                let state = game.state.redeal_hidden(content(), Some(seat), &mut FastChance::new(luck));
                let view = state.view(Some(seat));
                let ask = Ask { content: content(), view: &view, choices };
                let mut counts = vec![0; choices.len()];
                for seed in 0..8 {
                    counts[BotKind::Gunslinger(20).build(seed, seat).choose(ask, &never)] += 1;
                }
                counts
            };
            assert_eq!(spread(1), spread(2));
        });
    }
    assert_eq!(compared, 6, "too few answers to facedown cards");
}

#[test]
fn a_bot_told_to_stop_answers_at_once() {
    let setup = Setup { length: 15, ..Setup::new(4) };
    let mut seen = 0;
    play(BotKind::Greenhorn, &setup, 3, |game, seat, choices| {
        seen += 1;
        if seen % 25 != 0 {
            return;
        }
        let view = game.view(Some(seat));
        let ask = Ask { content: content(), view: &view, choices };
        let looks = Cell::new(0);
        let stop = || {
            looks.set(looks.get() + 1);
            // The cowboy's evaluation of the root, then the search.
            looks.get() > 40
        };
        let at = BotKind::Gunslinger(1_000_000).build(1, seat).choose(ask, &stop);
        assert!(at < choices.len());
        assert!(looks.get() <= 42, "it went on after being told to stop");
    });
    assert!(seen > 50);
}

#[test]
fn forced_choices_are_not_searched() {
    let game = Game::new(content(), &Setup::new(2), &mut FastChance::new(1), &mut ()).unwrap();
    let seat = game.decision().first().unwrap();
    let view = game.view(Some(seat));
    let never_asked = || panic!("a forced choice is searched");
    for kind in KINDS {
        let only = [Choice::Pass];
        assert_eq!(
            kind.build(1, seat).choose(Ask { content: content(), view: &view, choices: &only }, &never_asked),
            0
        );
    }
}

/// The best advice is the choice made, chances are probabilities, and every choice is listed once.
#[test]
fn explanations_are_of_the_choices() {
    let setup = Setup { length: 15, ..Setup::new(3) };
    let mut seen = 0;
    play(BotKind::Cowboy, &setup, 21, |game, seat, choices| {
        seen += 1;
        if seen % 11 != 0 {
            return;
        }
        let view = game.view(Some(seat));
        let ask = Ask { content: content(), view: &view, choices };
        for kind in [BotKind::Cowboy, BotKind::Gunslinger(40)] {
            let advice = kind.build(2, seat).explain(ask, &never);
            let mut advised: Vec<Choice> = advice.iter().map(|a| a.choice).collect();
            let chosen = choices[kind.build(2, seat).choose(ask, &never)];
            assert_eq!(advised[0], chosen, "{kind} at {:?}", game.question());
            advised.sort_unstable();
            let mut all = choices.to_vec();
            all.sort_unstable();
            assert_eq!(advised, all);
            assert!(advice.iter().all(|a| (0.0..=1.0).contains(&a.chance) && a.worth.is_finite()));
            assert!(
                advice.iter().all(|a| a.reason.contest.is_none_or(|contest| (0.0..=1.0).contains(&contest.chance)))
            );
        }
    });
    assert!(seen > 100);
}

/// A cowboy sells its nuggets at a bank rather than moving away.
#[test]
fn a_hand_sells_its_nuggets_at_the_bank() {
    let mut game = Game::new(content(), &Setup::new(2), &mut FastChance::new(6), &mut ()).unwrap();
    let mut luck = FastChance::new(6);
    let mut choices = Vec::new();
    loop {
        let seat = game.decision().first().unwrap();
        game.choices(seat, &mut choices);
        if matches!(game.question(), Frame::Turn(TurnStep::Actions)) {
            break;
        }
        game.play(seat, choices[0], &mut luck, &mut ()).unwrap();
    }
    let seat = game.decision().first().unwrap();
    let public = &mut game.state.public;
    let player = &mut public.players[seat.index()];
    public.nuggets -= 4 - player.nuggets;
    player.space = content().board.banks.first();
    player.nuggets = 4;
    player.money = 0;
    public.turn.actions = 1;
    public.turn.heist = true;
    game.choices(seat, &mut choices);
    let view = game.view(Some(seat));
    let at = BotKind::Cowboy.build(1, seat).choose(Ask { content: content(), view: &view, choices: &choices }, &never);
    assert!(matches!(choices[at], Choice::Deposit { nuggets: 4, .. }), "it plays {:?}", choices[at]);
}

/// The review of one choice, with as many iterations as a hint.
fn reviewed(game: &Game<'_>, seat: Seat, choice: Choice, depth: u32) -> Vec<Mistake> {
    let mut reviewer = Reviewer::new(0, 30, depth);
    reviewer.choice(game, seat, choice, true, &never);
    while reviewer.second_look(content(), &never) {}
    reviewer.finish(game).mistakes
}

/// A hinted choice is never reported as a mistake afterward.
#[test]
fn a_review_agrees_with_hints() {
    const DEPTH: u32 = 300;
    let (mut asked, mut hinted, mut costly) = (0, 0, 0);
    for seed in 0..4 {
        let setup = Setup { length: 15, ..Setup::new(2 + (seed % 3) as u8) };
        play(BotKind::Greenhorn, &setup, seed, |game, seat, choices| {
            asked += 1;
            if asked % 29 != 0 {
                return;
            }
            let view = game.view(Some(seat));
            let ask = Ask { content: content(), view: &view, choices };
            let seed = hint_seed(&view);
            let mut adviser = BotKind::Gunslinger(DEPTH).build(seed, seat);
            let mut beside = adviser.beside(seed.wrapping_add(1)).unwrap();
            let advice = adviser.explain(ask, &never);
            // With an idle thread, a second bot searches in parallel.
            let both = merged([advice.clone(), beside.weigh(ask, &never)]);
            let (best, worst) = (advice[0].choice, advice[advice.len() - 1].choice);
            for hint in [best, both[0].choice] {
                assert_eq!(reviewed(game, seat, hint, DEPTH), [], "advised in {:?}", game.question());
            }
            let mistakes = reviewed(game, seat, worst, DEPTH);
            assert!(mistakes.iter().all(|m| m.cost - m.margin >= 0.03 && m.chosen == worst && m.best != worst));
            costly += mistakes.len();
            hinted += 1;
        });
    }
    assert!(hinted > 30, "only {hinted} hints");
    assert!(costly * 10 > hinted, "only {costly} of {hinted} worst choices are called costly");
}
