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
    /// From which other networks a player has met persons, and in how many games with each.
    rivals: BTreeMap<u32, BTreeMap<u32, (u32, i64)>>,
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
            full: self.is_founded() && self.established.contains(&player),
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
            for (own, other, network) in [(a, b, players[1].1), (b, a, players[0].1)] {
                self.rivals.entry(own).or_default().entry(other).or_insert((network, 0)).1 += 1;
            }
            self.establish([a, b]);
        }
    }

    fn is_founded(&self) -> bool {
        self.established.len() as i64 >= FOUNDERS
    }

    fn establish(&mut self, players: [u32; 2]) {
        let founded = self.is_founded();
        let enough = |player: &u32| {
            let rivals = self.rivals.get(player).into_iter().flatten();
            let known = rivals.filter(|(other, _)| !founded || self.established.contains(*other));
            let known: Vec<(u32, i64)> = known.map(|(_, met)| *met).collect();
            let networks: BTreeSet<u32> = known.iter().map(|(network, _)| *network).collect();
            let games: i64 = known.iter().map(|(_, games)| games).sum();
            networks.len() as i64 >= FOREIGN_NETWORKS && games >= ESTABLISHING_GAMES
        };
        let new: Vec<u32> =
            players.into_iter().filter(|player| !self.established.contains(player)).filter(enough).collect();
        self.established.extend(new);
    }

    /// A server on which thirty honest players of as many networks have played; the stronger one wins.
    fn peopled() -> Self {
        let mut world = Self::default();
        for round in 1..25 {
            for n in 0..30_u32 {
                let other = (n + round) % 30;
                let (strong, weak) = (n.max(other), n.min(other));
                world.play([(strong, strong), (weak, weak)], i64::from(round) * DAY);
            }
        }
        world
    }
}

/// A farm, and the server on which it plays.
#[derive(Clone, Copy, Debug)]
struct Farm {
    /// The accounts that lose to the first one.
    others: u32,
    /// The networks that all of them have.
    networks: u32,
    /// The games that each of them loses to established honest players of different networks before.
    honest: u32,
    /// Whether nobody else is there.
    alone: bool,
}

impl Farm {
    /// What the first account has gained after a day, 30 days and a year, in points as shown.
    fn gained(self) -> [i32; 3] {
        let mut world = if self.alone { World::default() } else { World::peopled() };
        let (first, began) = (1000, 100 * DAY);
        let network = |player: u32| 1000 + (player - first) % self.networks;
        let who = |player: u32| (player, network(player));
        for other in 1..=self.others {
            for game in 0..self.honest {
                let honest = (other + game) % 30;
                world.play([(honest, honest), who(first + other)], began);
            }
        }
        let mut gains = [0; 3];
        for day in 0..365 {
            // More games on a day with the same opponent are worth nothing soon.
            for _ in 0..6 {
                for other in 1..=self.others {
                    // A patient one plays only when it gains by that: each game makes its rating more certain.
                    let other = first + other;
                    let full = world.is_founded() && world.established.contains(&other);
                    if full || world.entrant(first, 1, began + day * DAY).allowance > 0.0 {
                        world.play([who(first), who(other)], began + day * DAY);
                    }
                }
            }
            // They make one another established, if they can: each meets others every day.
            for other in 1..=self.others {
                let next = 1 + (other + day as u32) % self.others;
                if next != other {
                    world.play([who(first + other), who(first + next)], began + day * DAY);
                }
            }
            for (gain, until) in gains.iter_mut().zip([1, 30, 365]) {
                if day < until {
                    *gain = shown(millionths(world.rating(first).mean)) - 1500;
                }
            }
        }
        gains
    }

    fn row(self, gains: [i32; 3]) -> String {
        let (networks, honest) = (if self.networks == 1 { "one for all" } else { "one for each" }, self.honest);
        let server = if self.alone { "empty" } else { "30 players" };
        format!("| {} | {networks} | {honest} | {server} | {} | {} | {} |", self.others, gains[0], gains[1], gains[2])
    }
}

/// The farms of the table in `docs/ratings.md`, in its order.
fn farms() -> Vec<Farm> {
    let mut farms = Vec::new();
    for (honest, alone) in [(0, false), (3, false), (0, true)] {
        for (others, networks) in [(1, 1), (10, 1), (10, 11), (100, 1), (100, 101)] {
            farms.push(Farm { others, networks, honest, alone });
        }
    }
    farms
}

/// On an empty server so many accounts in as many networks are founders like anybody.
fn are_founders(farm: Farm) -> bool {
    farm.alone && i64::from(farm.networks) >= FOUNDERS
}

/// The table of `docs/ratings.md`.
#[test]
fn no_farm_gains_more_than_a_hundred_points() {
    let document = include_str!("../../../../docs/ratings.md");
    let mut lacking = Vec::new();
    for farm in farms() {
        let gains = farm.gained();
        assert!(are_founders(farm) || gains.iter().all(|gain| *gain <= 100), "{farm:?}: {gains:?}");
        lacking.extend(Some(farm.row(gains)).filter(|row| !document.contains(row)));
    }
    assert!(lacking.is_empty(), "the document lacks\n{}", lacking.join("\n"));
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
