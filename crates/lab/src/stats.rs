//! Counters collected while games are played: integers of fixed size, so that the order of addition does not matter.

use crate::play::Ledger;
use darkrock_rules::choice::Choice;
use darkrock_rules::event::{Cause, Event, Observer};
use darkrock_rules::limits::SEATS;
use darkrock_rules::notation;
use darkrock_rules::scoring::{Score, ScoreSource, score, winners};
use darkrock_rules::{Game, Seat};
use strum::VariantArray;

/// A sole victory, in parts: a number that every possible number of winners divides.
pub(crate) const WIN_PARTS: u64 = 60;
/// Capacity for kinds of choices.
pub(crate) const KINDS: usize = 80;
/// Capacity for characters: that of a set of them.
pub(crate) const CHARACTERS: usize = 64;
/// The parts of a final score, in the order of [`score_parts`]; those of modules are counted together.
pub(crate) const SCORE_PARTS: [&str; 8] =
    ["lp", "upgrades", "money", "wounds", "wanted", "marshal", "tokens", "modules"];

/// Sum, minimum and maximum of a number over games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Range {
    pub sum: u64,
    pub min: u64,
    pub max: u64,
}

impl Range {
    const fn new() -> Self {
        Self { sum: 0, min: u64::MAX, max: 0 }
    }
    fn add(&mut self, n: u64) {
        *self = Self { sum: self.sum + n, min: self.min.min(n), max: self.max.max(n) };
    }
    fn merge(&mut self, other: &Self) {
        *self = Self { sum: self.sum + other.sum, min: self.min.min(other.min), max: self.max.max(other.max) };
    }
}

/// The counts of some games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stats {
    pub(crate) games: u64,
    pub(crate) unfinished: u64,
    /// Choices with at least two options, by game.
    pub(crate) choices: Range,
    /// Rounds, by game.
    pub(crate) rounds: Range,
    /// LP gained and lost, by cause.
    pub(crate) lp: [i64; Cause::VARIANTS.len()],
    /// Sums over all players of finished games, by part of the score.
    pub(crate) scores: [i64; SCORE_PARTS.len()],
    /// The same sums over the winners alone, all of them for a shared victory.
    pub(crate) winner_scores: [i64; SCORE_PARTS.len()],
    /// The number of winners.
    pub(crate) winners: u64,
    /// Parts of victories by seat.
    pub(crate) seat_wins: [u64; SEATS],
    /// Finished games by character.
    pub(crate) character_games: [u64; CHARACTERS],
    /// Parts of victories by character.
    pub(crate) character_wins: [u64; CHARACTERS],
    /// Choices taken, by kind; the kinds sorted by name.
    pub(crate) kinds: [u64; KINDS],
    /// The kinds' names, sorted.
    names: Vec<&'static str>,
}

impl Default for Stats {
    fn default() -> Self {
        Self {
            games: 0,
            unfinished: 0,
            choices: Range::new(),
            rounds: Range::new(),
            lp: [0; Cause::VARIANTS.len()],
            scores: [0; SCORE_PARTS.len()],
            winner_scores: [0; SCORE_PARTS.len()],
            winners: 0,
            seat_wins: [0; SEATS],
            character_games: [0; CHARACTERS],
            character_wins: [0; CHARACTERS],
            kinds: [0; KINDS],
            names: sorted_kinds(),
        }
    }
}

/// The names of all kinds of choices, sorted.
pub(crate) fn sorted_kinds() -> Vec<&'static str> {
    let mut names: Vec<&str> = notation::kinds().iter().map(|k| k.kind).collect();
    names.sort_unstable();
    names
}

/// The parts of a score, in the order of [`SCORE_PARTS`].
pub(crate) fn score_parts(score: &Score) -> [i16; SCORE_PARTS.len()] {
    let mut parts = [0; SCORE_PARTS.len()];
    for (source, points) in score.parts() {
        let at = ScoreSource::BASE.iter().position(|known| known == source);
        parts[at.unwrap_or(SCORE_PARTS.len() - 1)] += points;
    }
    parts
}

fn add<T: Copy + std::ops::AddAssign, const N: usize>(into: &mut [T; N], from: &[T; N]) {
    into.iter_mut().zip(from).for_each(|(a, b)| *a += *b);
}

impl Stats {
    /// Adds the counts of other games.
    #[must_use]
    pub(crate) fn merged(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.winners += other.winners;
        self.choices.merge(&other.choices);
        self.rounds.merge(&other.rounds);
        add(&mut self.lp, &other.lp);
        add(&mut self.scores, &other.scores);
        add(&mut self.winner_scores, &other.winner_scores);
        add(&mut self.seat_wins, &other.seat_wins);
        add(&mut self.character_games, &other.character_games);
        add(&mut self.character_wins, &other.character_wins);
        add(&mut self.kinds, &other.kinds);
        self
    }
}

impl Ledger for Stats {
    fn took(&mut self, _: &Game<'_>, _: Seat, choice: Choice, _: usize) {
        if let Ok(at) = self.names.binary_search(&notation::kind(choice).kind) {
            self.kinds[at % KINDS] += 1;
        }
    }

    fn unfinished(&mut self, _: &Game<'_>) {
        self.games += 1;
        self.unfinished += 1;
    }

    fn finished(&mut self, game: &Game<'_>, choices: u64) {
        let public = &game.state.public;
        self.games += 1;
        self.choices.add(choices);
        self.rounds.add(u64::from(public.turn.round));
        let winners = winners(game.content, &game.state);
        let part = WIN_PARTS / winners.len().max(1) as u64;
        for seat in public.all_seats() {
            let parts = score_parts(&score(game.content, &game.state, seat)).map(i64::from);
            let character = public.player(seat).character.map_or(CHARACTERS - 1, |c| c.index() % CHARACTERS);
            add(&mut self.scores, &parts);
            self.character_games[character] += 1;
            if winners.contains(seat) {
                add(&mut self.winner_scores, &parts);
                self.winners += 1;
                self.seat_wins[seat.index()] += part;
                self.character_wins[character] += part;
            }
        }
        if let Some(him) = public.automa().filter(|s| winners.contains(*s)) {
            self.seat_wins[him.index()] += part;
        }
    }
}

impl Observer for Stats {
    #[inline]
    fn event(&mut self, event: Event) {
        if let Event::Lp { gained, cause, .. } = event {
            self.lp[cause as usize] += i64::from(gained);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_large_enough_and_in_order() {
        assert!(sorted_kinds().len() <= KINDS);
        for (at, cause) in Cause::VARIANTS.iter().copied().enumerate() {
            assert_eq!(cause as usize, at);
        }
    }
}
