//! Counters over the games of a tournament, in their order.

use super::TournamentPlan;
use super::game::{Clock, Played, SeatResult};
use super::rating::Ratings;
use crate::entrant::Entrant;
use crate::interval::Clusters;

/// The counts of an entrant, which may have several seats.
#[derive(Clone, Debug)]
pub(super) struct Count {
    pub entrant: Entrant,
    /// How many seats it has had in all games, finished or not.
    pub seats: u64,
    /// Its seats in finished games.
    pub finished: u64,
    /// Parts of victories, by block.
    pub blocks: Clusters,
    /// Sums over its seats in finished games.
    pub lp: i64,
    pub score: i64,
    pub clock: Clock,
    /// Games and parts of victories in the block that is being counted.
    open: (u64, u64),
}

impl Count {
    /// Games in which it took part, with any number of seats.
    pub fn played(&self) -> u64 {
        self.blocks.games()
    }

    /// The share of those that it won; a shared victory counts as a fraction.
    pub fn won_share(&self) -> f64 {
        self.blocks.share()
    }

    /// Lowest and highest plausible [`Self::won_share`] at a confidence such as 0.95, from whole blocks.
    pub fn won_interval(&self, confidence: f64) -> [f64; 2] {
        self.blocks.interval(confidence)
    }

    /// Victories divided by seats.
    pub fn win_rate(&self) -> f64 {
        self.by_seat(self.blocks.share())
    }

    /// Lowest and highest plausible [`Self::win_rate`] at a confidence such as 0.95, from whole blocks.
    pub fn interval(&self, confidence: f64) -> [f64; 2] {
        self.blocks.interval(confidence).map(|share| self.by_seat(share))
    }

    /// Converts a share of games to a share of seats: in one game it may have several, of which one wins.
    fn by_seat(&self, share: f64) -> f64 {
        share * self.blocks.games() as f64 / self.seats.max(1) as f64
    }
}

/// All counts. Constant size for any number of games.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// By entrant, each once, in the order of the list.
    pub counts: Vec<Count>,
    /// For each index of the list, the entrant's index in `counts`.
    entrant: Vec<usize>,
    pub ratings: Ratings,
    pub games: u64,
    pub blocks: u64,
    pub unfinished: u64,
}

impl Tally {
    pub fn new(plan: &TournamentPlan) -> Self {
        let mut different: Vec<&Entrant> = Vec::new();
        let mut entrant = Vec::new();
        for one in &plan.entrants.0 {
            let at = different.iter().position(|other| *other == one).unwrap_or(different.len());
            if at == different.len() {
                different.push(one);
            }
            entrant.push(at);
        }
        let ratings = Ratings::new(different.len());
        let count = |one: &Entrant| Count {
            entrant: one.clone(),
            seats: 0,
            finished: 0,
            blocks: Clusters::default(),
            lp: 0,
            score: 0,
            clock: Clock::default(),
            open: (0, 0),
        };
        let counts = different.into_iter().map(count).collect();
        Self { counts, entrant, ratings, games: 0, blocks: 0, unfinished: 0 }
    }

    /// Counts all games of a block.
    pub fn add(&mut self, block: &[Played]) {
        for game in block {
            self.add_game(game);
        }
        for count in &mut self.counts {
            let (games, parts) = std::mem::take(&mut count.open);
            count.blocks.add(games, parts);
        }
        self.blocks += 1;
    }

    fn add_game(&mut self, game: &Played) {
        self.games += 1;
        self.unfinished += u64::from(!game.finished);
        let entrant = |seat: &SeatResult| self.entrant[seat.slot];
        if game.finished {
            self.ratings.add(game.seats(), entrant);
        }
        for (at, count) in self.counts.iter_mut().enumerate() {
            let own = || game.seats().iter().filter(|seat| self.entrant[seat.slot] == at);
            count.open.0 += u64::from(own().next().is_some());
            for seat in own() {
                count.seats += 1;
                count.open.1 += seat.parts;
                count.clock.merge(seat.clock);
                if game.finished {
                    count.finished += 1;
                    count.lp += seat.lp;
                    count.score += seat.score;
                }
            }
        }
    }
}
