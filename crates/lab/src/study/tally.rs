//! Counters over the games of a cell: integers only, so that the order of addition does not matter.

use super::facts::{Facts, PATHS};
use super::features::FIGHTS;
use crate::stats::{SCORE_PARTS, WIN_PARTS};
use darkrock_rules::event::Cause;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::VariantArray;

/// Player-games, and their victories in parts: a sole victory is [`WIN_PARTS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Won {
    pub games: u64,
    pub parts: u64,
}

/// The number of uses of a feature, and the victories of its users.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Used {
    pub times: u64,
    pub users: Won,
}

/// The counts of some games of one number of players and one length.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Tally {
    pub games: u64,
    pub unfinished: u64,
    pub rounds: BTreeMap<u32, u64>,
    pub choices: BTreeMap<u32, u64>,
    /// Final points of all players, and the highest of each game.
    pub points: BTreeMap<u32, u64>,
    pub best_points: BTreeMap<u32, u64>,
    pub lp: Vec<i64>,
    pub winner_lp: Vec<i64>,
    pub score: Vec<i64>,
    pub winner_score: Vec<i64>,
    pub winners: u64,
    pub all: Won,
    pub order: Vec<Won>,
    pub characters: Vec<Won>,
    pub paths: Vec<Won>,
    pub uses: Vec<Used>,
    pub fights: Vec<[u64; 2]>,
    pub arrests: [u64; 2],
    /// Player-games whose player has at least one Wanted point at the end.
    pub end_wanted: u64,
    pub house_won: u64,
    pub trigger: Won,
    /// By the source of the LP that triggered the end.
    pub reached_by: Vec<u64>,
    pub stories: u64,
}

fn at<T: Clone + Default>(list: &mut Vec<T>, index: usize) -> &mut T {
    if list.len() <= index {
        list.resize(index + 1, T::default());
    }
    &mut list[index]
}

fn merge<T: Clone + Default>(into: &mut Vec<T>, from: &[T], add: impl Fn(&mut T, &T)) {
    for (index, value) in from.iter().enumerate() {
        add(at(into, index), value);
    }
}

fn merge_map(into: &mut BTreeMap<u32, u64>, from: &BTreeMap<u32, u64>) {
    for (key, count) in from {
        *into.entry(*key).or_default() += count;
    }
}

impl Won {
    /// Counts a player-game with its part of the victory.
    pub fn add(&mut self, parts: u64) {
        self.games += 1;
        self.parts += parts;
    }
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.parts += other.parts;
    }
}

impl Tally {
    /// Counts an aborted game.
    pub fn give_up(&mut self) {
        self.games += 1;
        self.unfinished += 1;
    }

    /// Counts a finished game with its number of choices with at least two options.
    pub fn add(&mut self, facts: &Facts, choices: u64) {
        self.games += 1;
        *self.rounds.entry(u32::from(facts.rounds)).or_default() += 1;
        *self.choices.entry(u32::try_from(choices).unwrap_or(u32::MAX)).or_default() += 1;
        self.house_won += u64::from(facts.house_won);
        self.stories += u64::from(facts.stories());
        let best = facts.seats.iter().map(|s| s.total).max().unwrap_or(0);
        *self.best_points.entry(best.unsigned_abs()).or_default() += 1;
        for (kind, counts) in facts.fights.iter().enumerate().take(FIGHTS.len()) {
            let sums = at(&mut self.fights, kind);
            sums[0] += u64::from(counts[0]);
            sums[1] += u64::from(counts[1]);
        }
        for seat in 0..facts.seats.len() {
            self.add_seat(facts, seat);
        }
        if let Some(seat) = facts.trigger {
            self.trigger.add(Self::share(facts, seat.index()));
            if let Some(cause) = facts.seats.get(seat.index()).and_then(|s| s.reached_by) {
                *at(&mut self.reached_by, cause as usize) += 1;
            }
        }
    }

    /// A seat's parts of the victory.
    pub fn share(facts: &Facts, seat: usize) -> u64 {
        let won = facts.winners.contains(darkrock_rules::Seat(seat as u8));
        if won { WIN_PARTS / facts.winners.len().max(1) as u64 } else { 0 }
    }

    fn add_seat(&mut self, facts: &Facts, seat: usize) {
        let parts = Self::share(facts, seat);
        let player = &facts.seats[seat];
        self.all.add(parts);
        at(&mut self.order, facts.order(seat) - 1).add(parts);
        if let Some(character) = player.character {
            at(&mut self.characters, character.index()).add(parts);
        }
        at(&mut self.paths, player.path().min(PATHS.len() - 1)).add(parts);
        *self.points.entry(player.total.unsigned_abs()).or_default() += 1;
        let won = parts > 0;
        self.winners += u64::from(won);
        for cause in 0..Cause::VARIANTS.len() {
            let lp = i64::from(player.lp_by_cause[cause]);
            *at(&mut self.lp, cause) += lp;
            *at(&mut self.winner_lp, cause) += if won { lp } else { 0 };
        }
        for part in 0..SCORE_PARTS.len() {
            let points = i64::from(player.parts[part]);
            *at(&mut self.score, part) += points;
            *at(&mut self.winner_score, part) += if won { points } else { 0 };
        }
        for (feature, times) in player.uses.iter().enumerate() {
            let used = at(&mut self.uses, feature);
            used.times += u64::from(*times);
            if *times > 0 {
                used.users.add(parts);
            }
        }
        for by in 0..2 {
            self.arrests[by] += u64::from(player.arrested[by]);
        }
        self.end_wanted += u64::from(player.now.wanted > 0);
    }

    /// Adds the counts of other games.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        merge_map(&mut self.rounds, &other.rounds);
        merge_map(&mut self.choices, &other.choices);
        merge_map(&mut self.points, &other.points);
        merge_map(&mut self.best_points, &other.best_points);
        merge(&mut self.lp, &other.lp, |a, b| *a += b);
        merge(&mut self.winner_lp, &other.winner_lp, |a, b| *a += b);
        merge(&mut self.score, &other.score, |a, b| *a += b);
        merge(&mut self.winner_score, &other.winner_score, |a, b| *a += b);
        self.winners += other.winners;
        self.all.merge(&other.all);
        merge(&mut self.order, &other.order, Won::merge);
        merge(&mut self.characters, &other.characters, Won::merge);
        merge(&mut self.paths, &other.paths, Won::merge);
        merge(&mut self.uses, &other.uses, |a, b| {
            a.times += b.times;
            a.users.merge(&b.users);
        });
        merge(&mut self.fights, &other.fights, |a, b| {
            a[0] += b[0];
            a[1] += b[1];
        });
        for by in 0..2 {
            self.arrests[by] += other.arrests[by];
        }
        self.end_wanted += other.end_wanted;
        self.house_won += other.house_won;
        self.trigger.merge(&other.trigger);
        merge(&mut self.reached_by, &other.reached_by, |a, b| *a += b);
        self.stories += other.stories;
    }
}
