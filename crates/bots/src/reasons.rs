//! Reasons for a choice: its average effects in positions sampled from a view.

use crate::Ask;
use crate::advice::{Advice, Contest, ContestKind, Gains, Place, Reason};
use crate::features::progress;
use crate::judge::{chances_seen, worth_of_lp};
use crate::playout::{Noted, play, settle};
use crate::precomputed::Precomputed;
use crate::quick::{Quick, place_at};
use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::FightKind;
use darkrock_rules::event::{Event, Observer};
use darkrock_rules::glimpse::Glimpse;
use darkrock_rules::{Choice, Content, Game, Seat};

/// Samples per choice.
const TRIALS: u32 = 48;
/// The number of choices with reasons.
const EXPLAINED: usize = 5;

/// The reference for chances, to express the value of a choice.
pub(crate) struct Scale {
    before: f32,
    worth_of_lp: f32,
}

impl Scale {
    /// At a position.
    pub(crate) fn of(precomputed: &Precomputed, content: &Content, eyes: &Glimpse<'_>) -> Self {
        let before = chances_seen(precomputed, content, eyes)[eyes.seat.index()];
        Self { before, worth_of_lp: worth_of_lp(precomputed, progress(eyes.public)) }
    }

    /// Advice without a reason.
    pub(crate) fn advice(&self, choice: Choice, chance: f32, visits: u32) -> Advice {
        let odds = |chance: f32| {
            let chance = chance.clamp(0.001, 0.999);
            (chance / (1.0 - chance)).ln()
        };
        let worth = (odds(chance) - odds(self.before)) / self.worth_of_lp;
        Advice { choice, chance, worth, visits, reason: Reason::default() }
    }
}

/// Finds the reasons of the first choices.
pub(crate) fn fill(precomputed: &Precomputed, ask: Ask<'_>, seat: Seat, seed: u64, advice: &mut [Advice]) {
    let mut quick = Quick::new(seed);
    for advice in advice.iter_mut().take(EXPLAINED) {
        advice.reason = reason(precomputed, ask, seat, seed, advice.choice, &mut quick);
    }
}

/// The gains of one seat in a playout.
struct Watch {
    seat: Seat,
    gains: Gains,
    fights: Score,
    games: Score,
}

/// The number of wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Score {
    won: u32,
    of: u32,
}

impl Score {
    fn add(&mut self, won: bool) {
        self.of += 1;
        self.won += u32::from(won);
    }

    /// The probability of winning, if nearly every trial has such a contest: then the choice starts or decides it. The
    /// same result in all of several trials is still not certain.
    fn contest(self, kind: ContestKind, trials: u32) -> Option<Contest> {
        let (won, of) = (self.won as f32, self.of as f32);
        let chance = if trials == 1 { won / of } else { (won + 0.5) / (of + 1.0) };
        (self.of * 2 > trials).then_some(Contest { kind, chance })
    }
}

/// Observes the events of playouts; the fighter is known from the position.
struct Watching<'a> {
    watch: &'a mut Watch,
    fighter: Seat,
    other: Seat,
}

impl Observer for Watching<'_> {
    fn event(&mut self, event: Event) {
        let own = self.watch.seat;
        let gains = &mut self.watch.gains;
        match event {
            Event::Lp { seat, gained, .. } if seat == own => gains.lp += f32::from(gained),
            Event::Money { seat, gained, .. } if seat == own => gains.money += f32::from(gained),
            Event::Nuggets { seat, gained, .. } if seat == own => gains.nuggets += f32::from(gained),
            Event::Drew { seat, .. } if seat == own => gains.cards += 1.0,
            Event::Discarded { seat, .. } if seat == own => gains.cards -= 1.0,
            Event::Marshal { seat, from, to } if seat == own => gains.marshal += f32::from(to) - f32::from(from),
            Event::Wanted { seat, from, to } if seat == own => gains.wanted += f32::from(to) - f32::from(from),
            Event::Wounded { seat, wounds, .. } if seat == own => gains.wounds += f32::from(wounds),
            Event::Healed { seat, wounds } if seat == own => gains.wounds -= f32::from(wounds),
            Event::FightBegins { fighter, other, .. } => (self.fighter, self.other) = (fighter, other),
            Event::FightWon { side, kind } => {
                let with_player = matches!(kind, FightKind::Arrest | FightKind::Duel | FightKind::Rob);
                if self.fighter == own {
                    self.watch.fights.add(side == 0);
                } else if with_player && self.other == own {
                    self.watch.fights.add(side == 1);
                }
            }
            Event::PokerWon { seat, .. } => self.watch.games.add(seat == own),
            Event::HouseWon => self.watch.games.add(false),
            _ => {}
        }
    }
}

fn reason(precomputed: &Precomputed, ask: Ask<'_>, seat: Seat, seed: u64, choice: Choice, quick: &mut Quick) -> Reason {
    let mut imagination = FastChance::new(seed);
    let mut watch = Watch { seat, gains: Gains::default(), fights: Score::default(), games: Score::default() };
    let mut sheriff = None;
    for trial in 0..TRIALS {
        let state = ask.view.sample(ask.content, &mut imagination);
        let fight = state.public.fight;
        let mut watching = Watching { watch: &mut watch, fighter: fight.fighter, other: fight.other };
        let mut game = Game::at(ask.content, state);
        let mut luck = Noted::new(seed.wrapping_add(u64::from(trial)));
        play(&mut game, seat, choice, &mut luck, &mut watching);
        let others = settle(precomputed, ask.content, &mut game, &mut luck, &mut watching, quick);
        let player = game.state.public.player(seat);
        let steps = player.space.map(|space| precomputed.steps(space, game.state.public.sheriff));
        sheriff = steps.filter(|_| player.is_wanted()).or(sheriff);
        if !others && !luck.asked {
            // Every other trial would be the same.
            return finish(precomputed, ask, choice, &watch, 1, sheriff);
        }
    }
    finish(precomputed, ask, choice, &watch, TRIALS, sheriff)
}

fn finish(
    precomputed: &Precomputed,
    ask: Ask<'_>,
    choice: Choice,
    watch: &Watch,
    trials: u32,
    sheriff: Option<u8>,
) -> Reason {
    let mean = |sum: f32| sum / trials as f32;
    let gains = &watch.gains;
    let fight = watch.fights.contest(ContestKind::Fight, trials);
    Reason {
        contest: fight.or_else(|| watch.games.contest(ContestKind::Poker, trials)),
        gains: Gains {
            lp: mean(gains.lp),
            money: mean(gains.money),
            nuggets: mean(gains.nuggets),
            cards: mean(gains.cards),
            marshal: mean(gains.marshal),
            wanted: mean(gains.wanted),
            wounds: mean(gains.wounds),
        },
        sheriff,
        toward: toward(precomputed, ask, choice),
    }
}

/// The useful place that a move reaches.
fn toward(precomputed: &Precomputed, ask: Ask<'_>, choice: Choice) -> Option<Place> {
    let (Choice::Move { to, .. } | Choice::Ride { to, .. }) = choice else { return None };
    let public = &ask.view.public;
    if public.bandits.contains(to) {
        return Some(Place::Bandit);
    }
    let place = place_at(precomputed, to).map(Place::At);
    let others = public.players_on(to).iter().any(|other| Some(other) != ask.view.seat);
    place.or(others.then_some(Place::Player))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_nothing_can_change_is_certain() {
        let chance = |won, of, trials| Score { won, of }.contest(ContestKind::Fight, trials).map(|c| c.chance);
        assert_eq!((chance(1, 1, 1), chance(0, 1, 1)), (Some(1.0), Some(0.0)));
        let (all, none) = (chance(48, 48, 48).expect("a fight"), chance(0, 48, 48).expect("a fight"));
        assert!(all > 0.97 && all < 0.995 && none > 0.005 && none < 0.03, "{none} to {all}");
        assert_eq!(chance(10, 24, 48), None, "only every other trial has a fight");
        assert!(chance(10, 25, 48).is_some());
    }
}
