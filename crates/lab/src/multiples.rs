//! Tuning of weights by groups: in games of cowboys each seat has each group of weights times one of its multiples, by
//! chance, and the multiple that wins most is kept. A fit to the winners ([`crate::tune`]) tells who wins among players who
//! all play alike; this tells what wins against others.
//!
//! The same plan gives the same weights with any number of threads.

use crate::play::{arranger, dealt};
use crate::tune::TunePlan;
use crate::{LabError, game_seed, threads};
use darkrock_bots::features::Layout;
use darkrock_bots::precomputed::Precomputed;
use darkrock_bots::weights::Weights;
use darkrock_bots::{Ask, Bot, Cowboy, End, never, seat_seed};
use darkrock_rules::chance::FastChance;
use darkrock_rules::content::yaml;
use darkrock_rules::limits::CHOICES;
use darkrock_rules::{Content, Game, Seat, Setup, Variants};
use rayon::prelude::*;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Players of each game.
const PLAYERS: u8 = 4;
/// LP that trigger the end of each game.
const LENGTH: u8 = 20;
/// At the end of an entry: all features whose names begin so.
const ANY: char = '*';
/// Separates the random numbers of the multiples from those of games, bots and deals.
const MULTIPLES: u64 = 0x5A17_0C3E_91D4_6B2F;

/// A file of groups.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct GroupsFile {
    groups: BTreeMap<String, GroupSpec>,
}

/// A group as in the file.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct GroupSpec {
    features: Vec<String>,
    multiples: Vec<f32>,
    #[serde(default)]
    only: Option<When>,
}

/// One of the two weights of a feature.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
enum When {
    Early,
    Late,
}

/// A group of weights that have a common multiple.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// What its file calls it.
    pub name: String,
    /// The indices of its features.
    features: Vec<usize>,
    /// The multiples to try, 1 among them.
    pub multiples: Vec<f32>,
    only: Option<When>,
}

/// An invalid file of groups.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GroupsError {
    /// It cannot be parsed.
    #[error("cannot read the groups: {0}")]
    Unreadable(String),
    /// A feature that the content does not have.
    #[error(
        "group “{group}”: “{feature}” is not a feature of this selection: expected a name such as lp, or the beginning of \
         names such as item.*"
    )]
    Unknown {
        /// The group.
        group: String,
        /// The entry.
        feature: String,
    },
    /// The multiples are not at least two finite numbers with 1 among them.
    #[error("group “{0}”: expected two multiples or more, with 1 among them, such as [0, 1, 3]")]
    Multiples(String),
}

impl Group {
    /// Parses a file of groups.
    ///
    /// # Errors
    /// When it cannot be parsed, names an unknown feature, or has multiples that cannot be compared with 1.
    pub fn read(content: &Content, text: &str) -> Result<Vec<Self>, GroupsError> {
        let file: GroupsFile = yaml::from_str(text).map_err(|e| GroupsError::Unreadable(e.to_string()))?;
        let names = Layout::names(content);
        let group = |(name, spec): (String, GroupSpec)| {
            let mut features = Vec::new();
            for entry in &spec.features {
                let known = features.len();
                let is_meant = |feature: &str| match entry.strip_suffix(ANY) {
                    Some(beginning) => feature.starts_with(beginning),
                    None => feature == entry,
                };
                features.extend((0..names.len()).filter(|at| is_meant(&names[*at])));
                if features.len() == known {
                    return Err(GroupsError::Unknown { group: name, feature: entry.clone() });
                }
            }
            let fits = spec.multiples.len() > 1 && spec.multiples.contains(&1.0);
            if !fits || spec.multiples.iter().any(|multiple| !multiple.is_finite()) {
                return Err(GroupsError::Multiples(name));
            }
            Ok(Self { name, features, multiples: spec.multiples, only: spec.only })
        };
        file.groups.into_iter().map(group).collect()
    }

    fn multiply(&self, weights: &mut Weights, multiple: f32) {
        for feature in &self.features {
            let [early, late] = &mut weights.worth[*feature];
            *early *= if self.only == Some(When::Late) { 1.0 } else { multiple };
            *late *= if self.only == Some(When::Early) { 1.0 } else { multiple };
        }
    }
}

/// How a multiple of a group did.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tried {
    /// The multiple by which the shipped weights of the group were changed.
    pub multiple: f32,
    /// Seats that had it.
    pub seats: u32,
    /// Games that these won; a shared victory counts as a fraction.
    pub won: f64,
    /// Their final points above the mean of their tables, in sum.
    pub points: f64,
}

impl Tried {
    /// The part of its games that it won.
    pub fn share(&self) -> f64 {
        self.won / f64::from(self.seats.max(1))
    }
}

/// The multiple to keep: the one that won most, if it won more than 1 by more than the standard error of the difference.
fn kept(tried: &[Tried]) -> f32 {
    let best = tried.iter().max_by(|a, b| a.share().total_cmp(&b.share()));
    let as_before = tried.iter().find(|one| one.multiple == 1.0);
    let (Some(best), Some(as_before)) = (best, as_before) else { return 1.0 };
    let part = |one: &Tried| one.share() * (1.0 - one.share()) / f64::from(one.seats.max(1));
    let error = (part(best) + part(as_before)).sqrt();
    if best.share() - as_before.share() > error { best.multiple } else { 1.0 }
}

/// Plays rounds of games with multiples by chance, and after each keeps those that won most; `told` is called after every
/// round with how each multiple of each group did, and with the weights that are kept.
///
/// # Errors
/// When the threads cannot be started or a setup cannot be played.
pub fn tune_groups(
    content: &Content,
    plan: &TunePlan,
    groups: &[Group],
    mut weights: Weights,
    told: &mut dyn FnMut(&[Vec<Tried>], &Weights),
) -> Result<Weights, LabError> {
    let pool = threads(plan.threads)?;
    for round in 0..plan.rounds {
        let seed = plan.seed.wrapping_add(u64::from(round).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let precomputed = Precomputed::with(content, weights.clone());
        let played = pool.install(|| {
            let games = (0..plan.games).into_par_iter().map(|game| play(content, &precomputed, groups, seed, game));
            games.collect::<Result<Vec<_>, LabError>>()
        })?;
        let row = |group: &Group| {
            group.multiples.iter().map(|multiple| Tried { multiple: *multiple, ..Tried::default() }).collect()
        };
        let mut tried: Vec<Vec<Tried>> = groups.iter().map(row).collect();
        for seat in played.iter().flatten() {
            for (row, at) in tried.iter_mut().zip(&seat.picked) {
                row[*at].seats += 1;
                row[*at].won += seat.won;
                row[*at].points += seat.points;
            }
        }
        groups.iter().zip(&tried).for_each(|(group, tried)| group.multiply(&mut weights, kept(tried)));
        told(&tried, &weights);
    }
    Ok(weights)
}

/// A seat of a game that was played.
struct Played {
    /// The index of the multiple of each group.
    picked: Vec<usize>,
    won: f64,
    points: f64,
}

/// Plays one game.
fn play(
    content: &Content,
    precomputed: &Precomputed,
    groups: &[Group],
    seed: u64,
    number: u64,
) -> Result<Vec<Played>, LabError> {
    let seed = game_seed(seed, PLAYERS, number);
    let mut setup = Setup {
        length: LENGTH,
        skip_empty_windows: true,
        variants: content.of_mode(PLAYERS).unwrap_or(Variants::NONE),
        ..Setup::of(content, PLAYERS)
    };
    setup.characters = dealt(content, &setup, &mut arranger(seed));
    let (mut luck, mut picks) = (FastChance::new(seed), FastChance::new(seed ^ MULTIPLES));
    let mut pick = |group: &Group| picks.below(group.multiples.len() as u32) as usize;
    let picked: Vec<Vec<usize>> = (0..PLAYERS).map(|_| groups.iter().map(&mut pick).collect()).collect();
    let bot = |(seat, picked): (usize, &Vec<usize>)| {
        let mut own = precomputed.clone();
        groups.iter().zip(picked).for_each(|(group, at)| group.multiply(&mut own.weights, group.multiples[*at]));
        Cowboy::with_precomputed(seat_seed(seed, Seat(seat as u8)), Arc::new(own))
    };
    let mut bots: Vec<Cowboy> = picked.iter().enumerate().map(bot).collect();
    let mut game = Game::new(content, &setup, &mut luck, &mut ())?;
    let mut choices = Vec::with_capacity(CHOICES);
    while let Some(seat) = game.decision().first() {
        game.choices(seat, &mut choices);
        let view = game.view(Some(seat));
        let at = bots[seat.index()].choose(Ask { content, view: &view, choices: &choices }, &never);
        let played = game.play(seat, choices[at], &mut luck, &mut ());
        played.map_err(|e| LabError::Game { game: number, seed, choices: 0, what: e.to_string() })?;
    }
    let Some(end) = End::of(&game) else { return Ok(Vec::new()) };
    let totals: Vec<f64> = picked.iter().zip(&end.scores).map(|(_, score)| f64::from(score.total)).collect();
    let mean = totals.iter().sum::<f64>() / totals.len() as f64;
    let won = |seat: u8| f64::from(u8::from(end.winners.contains(Seat(seat)))) / end.winners.len().max(1) as f64;
    let seats = picked.into_iter().zip(totals).zip(0..);
    Ok(seats.map(|((picked, total), seat)| Played { picked, won: won(seat), points: total - mean }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GROUPS: &str = "groups:\n  points: {features: [lp, 'wanted*'], multiples: [1, 0]}\n  late: {features: \
                          [tokens], multiples: [0.5, 1, 2], only: late}\n";

    fn content() -> Content {
        Content::embedded().expect("the shipped content loads")
    }

    #[test]
    fn groups_name_features_and_multiply_them() {
        let content = content();
        let groups = Group::read(&content, GROUPS).expect("groups");
        let names: Vec<&str> = groups.iter().map(|group| group.name.as_str()).collect();
        assert_eq!(names, ["late", "points"]);
        let features = Layout::names(&content);
        let at = |name: &str| features.iter().position(|feature| feature == name).expect("a feature");
        let before = Weights { worth: vec![[2.0, 3.0]; features.len()] };
        let mut after = before.clone();
        groups[0].multiply(&mut after, 2.0);
        groups[1].multiply(&mut after, 0.0);
        assert_eq!(after.worth[at("tokens")], [2.0, 6.0]);
        assert_eq!([after.worth[at("lp")], after.worth[at("wanted9")]], [[0.0; 2]; 2]);
        assert_eq!(after.worth[at("cards")], [2.0, 3.0]);
    }

    #[test]
    fn bad_groups_are_told() {
        let content = content();
        let error = |text: &str| Group::read(&content, text).expect_err("bad groups").to_string();
        assert!(error("groups: 3").starts_with("cannot read the groups"));
        assert!(error("groups: {a: {features: [luck], multiples: [1, 2]}}").contains("“luck” is not a feature"));
        assert!(error("groups: {a: {features: ['luck*'], multiples: [1, 2]}}").contains("“luck*” is not a feature"));
        for multiples in ["[0, 3]", "[1]", "[1, .inf]"] {
            let text = format!("groups: {{a: {{features: [lp], multiples: {multiples}}}}}");
            assert!(error(&text).contains("group “a”: expected two multiples"), "{multiples}");
        }
    }

    #[test]
    fn what_wins_more_than_chance_explains_is_kept() {
        let tried = |multiple, won| Tried { multiple, seats: 100, won, points: 0.0 };
        assert_eq!(kept(&[tried(0.0, 10.0), tried(1.0, 25.0), tried(3.0, 40.0)]), 3.0);
        assert_eq!(kept(&[tried(0.0, 27.0), tried(1.0, 25.0), tried(3.0, 20.0)]), 1.0);
        assert_eq!(kept(&[tried(0.0, 20.0), tried(1.0, 30.0), tried(3.0, 20.0)]), 1.0);
    }

    #[test]
    fn trials_repeat_themselves_and_count_every_seat() {
        let content = content();
        let groups = Group::read(&content, GROUPS).expect("groups");
        let run = |threads| {
            let plan = TunePlan { games: 6, rounds: 1, seed: 5, threads };
            let mut reports = Vec::new();
            let mut told = |tried: &[Vec<Tried>], _: &Weights| reports.push(tried.to_vec());
            let weights = tune_groups(&content, &plan, &groups, Weights::shipped(&content), &mut told);
            (weights.expect("weights"), reports)
        };
        let (weights, reports) = run(1);
        assert_eq!((weights, reports.clone()), run(2));
        for row in &reports[0] {
            assert_eq!(row.iter().map(|one| one.seats).sum::<u32>(), 24);
            assert!((row.iter().map(|one| one.won).sum::<f64>() - 6.0).abs() < 1e-9);
            assert!(row.iter().map(|one| one.points).sum::<f64>().abs() < 1e-9);
        }
    }
}
