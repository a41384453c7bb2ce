//! Farms: accounts of one person that lose to one of them on purpose. What they gain stands in `docs/ratings.md`.

use super::*;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The seconds of a day.
const DAY: i64 = 24 * 3600;
/// The day on which a farm begins.
const BEGIN: i64 = 100;
/// The honest players of a server with people. The weaker one of two always loses.
const PEOPLE: u32 = 30;
/// How many of them are established: every third, so weak ones as well as strong ones.
const ESTABLISHED: u32 = 10;
/// The account that gains; the others of the farm follow.
const FIRST: u32 = 1000;

/// What comparisons with those who are not established have added: lately, with the times, and the sum.
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

    fn allowance(&mut self, now: i64) -> [f64; 2] {
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
    unproven: BTreeMap<u32, Unproven>,
    established: BTreeSet<u32>,
    /// Whether the accounts of the farm connect from one address.
    one_address: bool,
}

impl World {
    fn rating(&self, player: u32) -> Rating {
        self.ratings.get(&player).copied().unwrap_or_default()
    }

    fn points(&self, player: u32) -> i32 {
        shown(millionths(self.rating(player).mean))
    }

    fn entrant(&mut self, player: u32, place: u8, now: i64) -> Entrant {
        let allowance = self.unproven.entry(player).or_default().allowance(now);
        let (rating, established) = (self.rating(player), self.established.contains(&player));
        Entrant { rating, outcome: Outcome::Finished, place, established, allowance }
    }

    /// The first player beats the second.
    fn play(&mut self, a: u32, b: u32, now: i64) {
        let entrants = [self.entrant(a, 1, now), self.entrant(b, 2, now)];
        let met = self.met.entry((a.min(b), a.max(b))).or_default();
        met.retain(|at| *at >= now - RECENT);
        let alike = self.one_address && a.min(b) >= FIRST;
        let pair = Pair { recent: met.len() as u32, alike };
        met.push(now);
        for (player, rated) in [a, b].into_iter().zip(rate(&entrants, |_, _| pair)) {
            let Some(rated) = rated else { continue };
            self.ratings.insert(player, rated.rating);
            self.unproven.entry(player).or_default().gain(now, rated.unproven);
        }
    }

    /// A server on which honest players have met one another for some weeks.
    fn peopled() -> Self {
        let established = (0..ESTABLISHED).map(|n| 3 * n + 1).collect();
        let mut world = Self { established, ..Self::default() };
        for round in 1..PEOPLE / 2 {
            for n in 0..PEOPLE {
                let other = (n + round) % PEOPLE;
                world.play(n.max(other), n.min(other), i64::from(round) * DAY);
            }
        }
        world
    }
}

/// How the accounts of a farm play with honest people before they lose to the first one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// Not at all.
    Nothing,
    /// Each loses three games to established persons.
    Lost,
    /// Each plays thirty games in earnest, of which chance decides.
    Earnest,
}

/// A farm, and the server on which it is.
#[derive(Clone, Copy)]
struct Farm {
    /// The accounts beside the first one.
    others: u32,
    one_address: bool,
    before: Before,
    /// Whether anybody else plays on the server.
    peopled: bool,
}

impl Farm {
    /// What the first account has gained after a day, 30 days and a year, in points as shown.
    fn gained(self) -> [i32; 3] {
        let mut world = if self.peopled { World::peopled() } else { World::default() };
        world.one_address = self.one_address;
        let accounts = FIRST + 1..=FIRST + self.others;
        let mut chance = 34_u64;
        let mut draw = |sides: u32| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (chance >> 33) as u32 % sides
        };
        for account in accounts.clone() {
            match self.before {
                Before::Nothing => {}
                Before::Lost => {
                    (0..3).for_each(|n| world.play(3 * ((account + n) % ESTABLISHED) + 1, account, BEGIN * DAY));
                }
                Before::Earnest => {
                    for _ in 0..30 {
                        let honest = draw(PEOPLE);
                        let (winner, loser) = if draw(2) == 0 { (account, honest) } else { (honest, account) };
                        world.play(winner, loser, BEGIN * DAY);
                    }
                }
            }
        }
        let mut gains = [0; 3];
        for day in 1..=365 {
            let now = (BEGIN + day) * DAY;
            // Each beats the next one, so that what one has could reach the first.
            for loser in accounts.clone().rev() {
                for winner in [loser - 1, FIRST] {
                    // More games on a day with the same opponent are worth nothing soon. Only who gains by it plays: games also
                    // make later ones count less.
                    for _ in 0..6 {
                        if world.entrant(winner, 1, now).allowance[1] > 0.0 {
                            world.play(winner, loser, now);
                        }
                    }
                }
            }
            for (gain, until) in gains.iter_mut().zip([1, 30, 365]) {
                if day <= until {
                    *gain = world.points(FIRST) - 1500;
                }
            }
        }
        // The place in a leaderboard depends on how sure a rating is, too.
        assert_eq!(world.rating(FIRST).deviation.to_bits(), Rating::default().deviation.to_bits());
        gains
    }

    /// Its row of the table.
    fn row(self, gains: [i32; 3]) -> String {
        let addresses = if self.one_address { "one for all" } else { "one for each" };
        let before = match self.before {
            Before::Nothing => "none",
            Before::Lost => "3, all lost",
            Before::Earnest => "30, half of them won",
        };
        let server = if self.peopled { "30 players" } else { "empty" };
        let [day, month, year] = gains;
        format!("| {} | {addresses} | {before} | {server} | {day} | {month} | {year} |", self.others)
    }
}

/// The table of `docs/ratings.md`.
#[test]
fn no_farm_gains_more_than_a_hundred_points() {
    let document = include_str!("../../../../docs/ratings.md");
    let kinds = [
        (true, Before::Nothing, true),
        (false, Before::Nothing, true),
        (false, Before::Lost, true),
        (false, Before::Earnest, true),
        (false, Before::Nothing, false),
    ];
    let mut wrong = Vec::new();
    for (one_address, before, peopled) in kinds {
        for others in [1, 10, 100] {
            let farm = Farm { others, one_address, before, peopled };
            let gains = farm.gained();
            let row = farm.row(gains);
            if gains.iter().any(|gain| *gain > 100) || !document.contains(&row) {
                wrong.push(row);
            }
        }
    }
    assert!(wrong.is_empty(), "more than 100 points, or not in the document:\n{}", wrong.join("\n"));
}

/// The same rules do not stop an honest player: one who beats everybody rises, and whoever loses to the better half stays
/// in the middle.
#[test]
fn an_honest_player_rises() {
    let mut world = World::peopled();
    let (strong, middle) = (500, 501);
    // In no order of strength.
    for n in (0..PEOPLE).map(|n| n * 7 % PEOPLE) {
        let now = (BEGIN + i64::from(n)) * DAY;
        world.play(strong, n, now);
        let (winner, loser) = if n < PEOPLE / 2 { (middle, n) } else { (n, middle) };
        world.play(winner, loser, now);
    }
    let (strong, middle) = (world.points(strong), world.points(middle));
    assert!(strong > 1800 && (1350..1650).contains(&middle), "{strong} {middle}");
}

/// Whether somebody is established or not: equal strength has a similar rating, in the order of strength.
#[test]
fn who_is_established_is_no_better_for_it() {
    let world = World::peopled();
    let points: Vec<i32> = (0..PEOPLE).map(|n| world.points(n)).collect();
    for third in points.chunks(3).collect::<Vec<_>>().windows(3) {
        assert!(third[0].iter().max() < third[2].iter().min(), "{points:?}");
    }
}

/// On a server where nobody is established ratings stay together, and the stronger ones are above the weaker ones.
#[test]
fn ratings_stay_together_where_nobody_is_established() {
    let mut world = World::default();
    for round in 1..20 {
        for n in 0..8_u32 {
            let other = (n + round) % 8;
            if n != other {
                world.play(n.max(other), n.min(other), i64::from(round) * DAY);
            }
        }
    }
    let points: Vec<i32> = (0..8).map(|n| world.points(n)).collect();
    assert!(points.is_sorted() && points[0] >= 1400 && points[7] <= 1600 && points[7] - points[0] > 100, "{points:?}");
}
