//! Review of a finished game: the chances over time, and the most costly choices.
//!
//! A first, short search finds the choices that may have cost something. Each of them is searched again, [`SEARCHES`]
//! times, as deeply as for a hint and with the seeds of a hint and its parallel searches. It is a mistake only if none
//! of these searches, alone or merged, would have advised it, and if its cost is more than [`LEAST_COST`] even at the
//! lower end of its interval.

use crate::advice::{hint_seed, merged};
use crate::precomputed::Precomputed;
use crate::{Advice, Ask, Bot, BotKind, Stop, judge};
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::limits::SEATS;
use darkrock_rules::view::View;
use darkrock_rules::{Choice, Content, Game, Seat};

/// The chances at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurnChances {
    /// The number of preceding choices of the game.
    pub at: u32,
    /// The round, from 1.
    pub round: u16,
    /// The seat whose turn begins.
    pub seat: Seat,
    /// The winning chance of each seat, from 0 to 1, followed by the automa's; the sum is 1.
    pub chances: [f32; SEATS],
}

/// A choice that reduced the winning chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mistake {
    /// The number of preceding choices of the game.
    pub at: u32,
    /// The round, from 1.
    pub round: u16,
    /// Who made it.
    pub seat: Seat,
    /// The choice made.
    pub chosen: Choice,
    /// The bot's choice.
    pub best: Choice,
    /// The winning chance with `best`, from 0 to 1, as estimated by the bot.
    pub chance: f32,
    /// The loss of winning chance by `chosen`: the mean of several searches.
    pub cost: f32,
    /// Half the 95% interval of `cost`.
    pub margin: f32,
}

/// What a strong bot thinks of every choice of a finished game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    /// The chances at the beginning of each turn, and finally at the end of the game.
    pub turns: Vec<TurnChances>,
    /// The choices that cost at least [`LEAST_COST`], in the game's order.
    pub mistakes: Vec<Mistake>,
}

/// The minimum cost of a mistake, as winning chance.
pub const LEAST_COST: f32 = 0.03;
/// The number of searches of a possible mistake.
pub const SEARCHES: usize = 4;
/// The t quantile for half a 95% interval with three degrees of freedom.
const STANDARD_ERRORS: f32 = 3.18;
/// The minimum estimated cost in the first search for further searches.
const DOUBTFUL_COST: f32 = LEAST_COST / 2.0;

/// A possible mistake.
struct Doubt {
    at: u32,
    round: u16,
    seat: Seat,
    chosen: Choice,
    /// Its estimated cost in the first search.
    cost: f32,
    view: View,
    choices: Vec<Choice>,
}

impl Doubt {
    /// The mistake, if confirmed by the searches.
    fn judge(&self, found: Vec<Vec<Advice>>) -> Option<Mistake> {
        let best = merged(found.clone()).into_iter().next()?;
        let chance = |advice: &[Advice], choice: Choice| advice.iter().find(|a| a.choice == choice).map(|a| a.chance);
        let cost = |advice: &Vec<Advice>| Some(chance(advice, best.choice)? - chance(advice, self.chosen)?);
        let costs: Vec<f32> = found.iter().filter_map(cost).collect();
        let (cost, margin) = mean(&costs)?;
        let (at, round, seat, chosen) = (self.at, self.round, self.seat, self.chosen);
        let mistake = Mistake { at, round, seat, chosen, best: best.choice, chance: best.chance, cost, margin };
        (best.choice != chosen && cost - margin >= LEAST_COST).then_some(mistake)
    }
}

/// The mean, and half its 95% interval; none for fewer than two numbers.
fn mean(numbers: &[f32]) -> Option<(f32, f32)> {
    let count = numbers.len() as f32;
    if count < 2.0 {
        return None;
    }
    let mean = numbers.iter().sum::<f32>() / count;
    let squares: f32 = numbers.iter().map(|x| (x - mean).powi(2)).sum();
    Some((mean, STANDARD_ERRORS * (squares / (count - 1.0) / count).sqrt()))
}

/// Reviews a game, choice by choice, from the first.
pub struct Reviewer {
    bots: [Box<dyn Bot>; SEATS],
    /// Iterations of the further searches.
    depth: u32,
    /// In ascending order of cost.
    doubts: Vec<Doubt>,
    /// The results of the searches of the last possible mistake.
    found: Vec<Vec<Advice>>,
    precomputed: Option<Precomputed>,
    seen: u32,
    turn: Option<(u16, Seat)>,
    review: Review,
}

impl Reviewer {
    /// A reviewer whose gunslingers search with this many iterations per choice, and with `depth` iterations in each
    /// further search of a possible mistake: as many as for a hint.
    pub fn new(seed: u64, iterations: u32, depth: u32) -> Self {
        let bots = std::array::from_fn(|seat| BotKind::Gunslinger(iterations).build(seed, Seat(seat as u8)));
        let (doubts, found, review) = (Vec::new(), Vec::new(), Review::default());
        Self { bots, depth, doubts, found, precomputed: None, seen: 0, turn: None, review }
    }

    /// Adds the next choice of the game, with the position before it. `judged` says whether it is evaluated: bots'
    /// choices need not be.
    pub fn choice(&mut self, game: &Game<'_>, seat: Seat, choice: Choice, judged: bool, stop: &Stop<'_>) {
        self.begin_turn(game);
        if judged {
            self.judge(game, seat, choice, stop);
        }
        self.seen += 1;
    }

    /// The number of possible mistakes left to search.
    pub fn doubts(&self) -> usize {
        self.doubts.len()
    }

    /// Limits the number of possible mistakes to search: those with the highest estimated cost are kept.
    pub fn keep_dearest(&mut self, count: usize) {
        self.doubts.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        self.found.clear();
        let surplus = self.doubts.len().saturating_sub(count);
        self.doubts.drain(..surplus);
    }

    /// Runs one more search of a possible mistake. Returns whether more are left.
    pub fn second_look(&mut self, content: &Content, stop: &Stop<'_>) -> bool {
        let Some(doubt) = self.doubts.last() else { return false };
        let seed = hint_seed(&doubt.view);
        let ask = Ask { content, view: &doubt.view, choices: &doubt.choices };
        let mut adviser = BotKind::Gunslinger(self.depth).build(seed, doubt.seat);
        let number = self.found.len() as u64;
        if number > 0 {
            adviser = adviser.beside(seed.wrapping_add(number)).unwrap_or(adviser);
        }
        let advice = adviser.weigh(ask, stop);
        let advises = |advice: &[Advice]| advice.first().is_none_or(|best| best.choice == doubt.chosen);
        let alone = advises(&advice);
        self.found.push(advice);
        let advised = alone || advises(&merged(self.found.clone()));
        if advised || self.found.len() >= SEARCHES {
            let found = std::mem::take(&mut self.found);
            let mistake = self.doubts.pop().filter(|_| !advised).and_then(|doubt| doubt.judge(found));
            self.review.mistakes.extend(mistake);
        }
        !self.doubts.is_empty()
    }

    /// The result. Possible mistakes that were not searched are dropped.
    pub fn finish(mut self, game: &Game<'_>) -> Review {
        self.review.mistakes.sort_by_key(|mistake| mistake.at);
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
        let precomputed = self.precomputed.get_or_insert_with(|| Precomputed::of(game.content));
        let chances = judge::chances(precomputed, game.content, &game.state);
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
        if cost >= DOUBTFUL_COST {
            let (at, round) = (self.seen, game.state.public.turn.round);
            self.doubts.push(Doubt { at, round, seat, chosen, cost, view, choices });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::Reason;

    #[test]
    fn the_margin_grows_with_the_spread() {
        assert_eq!(mean(&[0.1]), None);
        let (same, none) = mean(&[0.1; 4]).expect("four numbers");
        assert!((same - 0.1).abs() < 1e-6 && none < 1e-6);
        let (middle, margin) = mean(&[0.02, 0.04, 0.06, 0.08]).expect("four numbers");
        assert!((middle - 0.05).abs() < 1e-6, "{middle}");
        // Standard deviation 0.0258, standard error 0.0129.
        assert!((margin - 0.0411).abs() < 0.001, "{margin}");
    }

    #[test]
    fn a_choice_is_a_mistake_only_outside_of_the_uncertainty() {
        let content = Content::embedded().expect("the shipped content");
        let mut luck = darkrock_rules::chance::FastChance::new(1);
        let game = Game::new(&content, &darkrock_rules::Setup::new(2), &mut luck, &mut ()).expect("a game");
        let view = game.view(Some(Seat(0)));
        let choices = vec![Choice::Work, Choice::Heal];
        let doubt = Doubt { at: 7, round: 2, seat: Seat(0), chosen: Choice::Heal, cost: 0.05, view, choices };
        let search = |best: f32, chosen: f32| {
            let advice =
                |choice, chance, visits| Advice { choice, chance, worth: 0.0, visits, reason: Reason::default() };
            vec![advice(Choice::Work, best, 90), advice(Choice::Heal, chosen, 10)]
        };
        let judge = |costs: [f32; SEARCHES]| doubt.judge(costs.map(|cost| search(0.5, 0.5 - cost)).to_vec());
        let mistake = judge([0.10, 0.11, 0.09, 0.10]).expect("it cost a tenth each time");
        assert!((mistake.cost - 0.1).abs() < 1e-4 && mistake.margin < 0.02, "{mistake:?}");
        assert_eq!((mistake.best, mistake.chosen, mistake.at), (Choice::Work, Choice::Heal, 7));
        assert_eq!(judge([0.30, 0.00, 0.20, -0.10]), None, "nobody knows what it cost");
        assert_eq!(judge([0.02; SEARCHES]), None, "it cost little for sure");
    }
}
