//! Farms: accounts of one person that lose to one of them, against a server with other players. What they gain stands in
//! `docs/ratings.md`.

use super::*;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The seconds of a day.
const DAY: i64 = 24 * 3600;

/// What was gained: lately, with the times, and the sums.
#[derive(Default)]
struct Unproven {
    latest: VecDeque<(i64, f64)>,
    recently: f64,
    ever: f64,
}

impl Unproven {
    fn gain(&mut self, now: i64, gain: f64) {
        self.latest.push_back((now, gain));
        (self.recently, self.ever) = (self.recently + gain, self.ever + gain);
    }

    fn allowance(&mut self, now: i64) -> f64 {
        while let Some((_, gain)) = self.latest.front().copied().filter(|(at, _)| *at < now - RECENT) {
            self.latest.pop_front();
            self.recently -= gain;
        }
        allowance(self.recently, self.ever)
    }
}

/// The bookkeeping of `store/ratings.rs`, in memory.
#[derive(Default)]
struct World {
    ratings: BTreeMap<u32, Rating>,
    /// When two players have met, oldest first.
    met: BTreeMap<(u32, u32), Vec<i64>>,
    /// What a player gained from those who are not established.
    unproven: BTreeMap<u32, Unproven>,
    /// From which other networks a player has met persons.
    rivals: BTreeMap<u32, BTreeMap<u32, u32>>,
    established: BTreeSet<u32>,
}

impl World {
    fn rating(&self, player: u32) -> Rating {
        self.ratings.get(&player).copied().unwrap_or_default()
    }

    fn entrant(&mut self, player: u32, place: u8, now: i64) -> Entrant {
        Entrant {
            rating: self.rating(player),
            outcome: Outcome::Finished,
            place,
            established: self.established.contains(&player),
            allowance: self.unproven.entry(player).or_default().allowance(now),
        }
    }

    /// The first player beats the second; each is a person and a network.
    fn play(&mut self, players: [(u32, u32); 2], now: i64) {
        let [a, b] = players.map(|(player, _)| player);
        let entrants = [self.entrant(a, 1, now), self.entrant(b, 2, now)];
        let met = self.met.entry((a.min(b), a.max(b))).or_default();
        met.retain(|at| *at >= now - RECENT);
        let pair = Pair { recent: met.len() as u32, alike: false };
        met.push(now);
        for (player, rated) in [a, b].into_iter().zip(rate(&entrants, |_, _| pair)) {
            let Some(rated) = rated else { continue };
            self.ratings.insert(player, rated.rating);
            self.unproven.entry(player).or_default().gain(now, rated.unproven);
        }
        if players[0].1 != players[1].1 {
            self.rivals.entry(a).or_default().insert(b, players[1].1);
            self.rivals.entry(b).or_default().insert(a, players[0].1);
            self.establish([a, b]);
        }
    }

    fn establish(&mut self, players: [u32; 2]) {
        let founded = self.established.len() as i64 >= FOUNDERS;
        let enough = |player: &u32| {
            let rivals = self.rivals.get(player).into_iter().flatten();
            let known = rivals.filter(|(other, _)| !founded || self.established.contains(*other));
            known.map(|(_, network)| network).collect::<BTreeSet<_>>().len() as i64 >= FOREIGN_NETWORKS
        };
        let new: Vec<u32> = players.into_iter().filter(enough).collect();
        self.established.extend(new);
    }

    /// A server on which thirty honest players of as many networks have played; the stronger one wins.
    fn peopled() -> Self {
        let mut world = Self::default();
        for round in 1..12 {
            for n in 0..30_u32 {
                let other = (n + round) % 30;
                let (strong, weak) = (n.max(other), n.min(other));
                world.play([(strong, strong), (weak, weak)], i64::from(round) * DAY);
            }
        }
        world
    }
}

/// What the first account of a farm has gained, in points as shown, with this many others that lose to it, and the number
/// of networks that they have.
fn gained(others: u32, networks: u32, days: i64) -> i32 {
    let mut world = World::peopled();
    let (first, began) = (1000, 100 * DAY);
    let network = |player: u32| 1000 + (player - first) % networks;
    let who = |player: u32| (player, network(player));
    for day in 0..days {
        // More games on a day with the same opponent are worth nothing soon.
        for _ in 0..6 {
            for other in 1..=others {
                // A patient one plays only when it gains by that: each game makes its rating more certain.
                if world.entrant(first, 1, began + day * DAY).allowance > 0.0 {
                    world.play([who(first), who(first + other)], began + day * DAY);
                }
            }
        }
        // They make one another established, if they can.
        for other in 1..others {
            world.play([who(first + other), who(first + other + 1)], began + day * DAY);
        }
    }
    shown(millionths(world.rating(first).mean)) - 1500
}

/// The table of `docs/ratings.md`.
#[test]
fn no_farm_gains_more_than_a_hundred_points() {
    let document = include_str!("../../../../docs/ratings.md");
    for (others, networks) in [(1, 1), (10, 1), (10, 11), (100, 1), (100, 101)] {
        let gains = [1, 30, 365].map(|days| gained(others, networks, days));
        assert!(gains.iter().all(|gain| *gain <= 100), "{others} in {networks}: {gains:?}");
        let where_ = if networks == 1 { "one for all" } else { "one for each" };
        let row = format!("| {others} | {where_} | {} | {} | {} |", gains[0], gains[1], gains[2]);
        assert!(document.contains(&row), "the document lacks {row}");
    }
}

/// What the same rules give somebody who beats everybody: they do not stop an honest player.
#[test]
fn an_honest_player_rises() {
    let mut world = World::peopled();
    let player = (500, 500);
    for n in 0..20_u32 {
        world.play([player, (n, n)], (50 + i64::from(n)) * DAY);
    }
    let rating = shown(millionths(world.rating(player.0).mean));
    assert!(world.established.contains(&player.0) && rating > 1800, "{rating}");
}
