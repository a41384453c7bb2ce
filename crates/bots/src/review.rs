//! A game looked over after its end: how the chances went, and which choices cost most.

use crate::lore::Lore;
use crate::{Ask, Bot, BotKind, Stop, judge};
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::limits::SEATS;
use darkrock_rules::{Choice, Game, Seat};

/// The chances at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurnChances {
    /// How many choices of the game had been made before it.
    pub at: u32,
    /// The round, from 1.
    pub round: u16,
    /// Whose turn begins.
    pub seat: Seat,
    /// The chance of each seat of winning, from 0 to 1; together 1.
    pub chances: [f32; SEATS],
}

/// A choice that cost chances.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mistake {
    /// How many choices of the game had been made before it.
    pub at: u32,
    /// The round, from 1.
    pub round: u16,
    /// Whose choice it was.
    pub seat: Seat,
    /// What was chosen.
    pub chosen: Choice,
    /// What the bot would have played.
    pub best: Choice,
    /// The chance of winning with `best`, from 0 to 1, as the bot sees it.
    pub chance: f32,
    /// How much of it `chosen` cost.
    pub cost: f32,
}

/// A game looked over.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    /// The chances at the beginning of each turn, and last at the end of the game.
    pub turns: Vec<TurnChances>,
    /// The choices that cost at least [`LEAST_COST`], in the game's order.
    pub mistakes: Vec<Mistake>,
}

/// What a choice must cost at least to be called a mistake, in chances of winning.
pub const LEAST_COST: f32 = 0.03;

/// Looks a game over, choice by choice, from the first.
pub struct Reviewer {
    bots: [Box<dyn Bot>; SEATS],
    lore: Option<Lore>,
    seen: u32,
    turn: Option<(u16, Seat)>,
    review: Review,
}

impl Reviewer {
    /// A reviewer whose gunslingers think for so many iterations about each choice.
    pub fn new(seed: u64, iterations: u32) -> Self {
        let bots = std::array::from_fn(|seat| BotKind::Gunslinger(iterations).build(seed, Seat(seat as u8)));
        Self { bots, lore: None, seen: 0, turn: None, review: Review::default() }
    }

    /// The next choice of the game, in the position before it. `judged` says whether the choice is looked at: those of
    /// bots need not be.
    pub fn choice(&mut self, game: &Game<'_>, seat: Seat, choice: Choice, judged: bool, stop: &Stop<'_>) {
        self.begin_turn(game);
        if judged {
            self.judge(game, seat, choice, stop);
        }
        self.seen += 1;
    }

    /// The end of the game.
    pub fn finish(mut self, game: &Game<'_>) -> Review {
        self.turn = None;
        self.note(game);
        self.review
    }

    fn begin_turn(&mut self, game: &Game<'_>) {
        let turn = &game.state.public.turn;
        let playing =
            game.state.public.stack.iter().any(|f| matches!(f, Frame::Turn(step) if *step != TurnStep::Begin));
        if playing && self.turn != Some((turn.round, turn.seat)) {
            self.turn = Some((turn.round, turn.seat));
            self.note(game);
        }
    }

    fn note(&mut self, game: &Game<'_>) {
        let turn = &game.state.public.turn;
        let lore = self.lore.get_or_insert_with(|| Lore::of(game.content));
        let chances = judge::chances(lore, game.content, &game.state);
        self.review.turns.push(TurnChances { at: self.seen, round: turn.round, seat: turn.seat, chances });
    }

    fn judge(&mut self, game: &Game<'_>, seat: Seat, chosen: Choice, stop: &Stop<'_>) {
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        if choices.len() < 2 {
            return;
        }
        let view = game.view(Some(seat));
        let ask = Ask { content: game.content, view: &view, choices: &choices };
        let advice = self.bots[seat.index()].weigh(ask, stop);
        let of_chosen = advice.iter().find(|a| a.choice == chosen);
        let (Some(best), Some(of_chosen)) = (advice.first(), of_chosen) else { return };
        let cost = best.chance - of_chosen.chance;
        if cost >= LEAST_COST {
            let round = game.state.public.turn.round;
            let (best, chance) = (best.choice, best.chance);
            self.review.mistakes.push(Mistake { at: self.seen, round, seat, chosen, best, chance, cost });
        }
    }
}
