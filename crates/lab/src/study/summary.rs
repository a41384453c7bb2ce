//! The statistics of a study, with intervals, to print or to write as JSON.

use super::StudyPlan;
use super::facts::PATHS;
use super::features::{FIGHTS, Features};
use super::tally::{Tally, Won};
use crate::interval::{CONFIDENCE, normal_quantile, wilson};
use crate::stats::{SCORE_PARTS, WIN_PARTS};
use darkrock_rules::Word;
use darkrock_rules::event::Cause;
use darkrock_rules::{Content, Variants};
use serde::Serialize;
use std::collections::BTreeMap;
use strum::VariantArray;

/// A study's statistics.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Study {
    /// The bot on every seat.
    pub bots: String,
    /// The seed from which every game's own is derived; the same one repeats the study.
    pub seed: u64,
    /// The additions to the base game.
    pub variants: Variants,
    /// The rulebook, such as `en` or `en+story-ride=exact`.
    pub edition: String,
    /// The hash of the content.
    pub content: String,
    /// Games of all cells.
    pub games: u64,
    /// The cells, by number of players and length.
    pub cells: Vec<Cell>,
    /// Games of people with the same rules, if the study has read some.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub people: Option<People>,
}

/// The statistics of games of people.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct People {
    /// The license of the set.
    pub license: String,
    /// Those of all cells.
    pub games: u64,
    /// The same as those of the bots, and in their order.
    pub cells: Vec<Cell>,
    /// Who wins, by cell.
    pub sitters: Vec<Sitters>,
    /// The games of the set that the study leaves out.
    pub left_out: Vec<LeftOut>,
}

/// Victories of persons and bots in the games of people of a cell.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sitters {
    /// How many play.
    pub players: u8,
    /// LP that trigger the end.
    pub length: u8,
    /// Wins by who plays: `person`, `person-and-bot` if a bot made some of the choices, or the level of a bot.
    pub rates: Vec<Rate>,
}

/// Games of people with other rules than those of the study.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LeftOut {
    /// The options that select them.
    pub options: String,
    /// How many there are.
    pub games: u64,
}

/// The statistics of a number of players and a length. Unfinished games are not included.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// The number of players.
    pub players: u8,
    /// LP that trigger the end.
    pub length: u8,
    /// Games played.
    pub games: u64,
    /// Games aborted at the cap of choices.
    pub unfinished: u64,
    /// How many rounds games took.
    pub rounds: Distribution,
    /// Choices with at least two options of all players, by game.
    pub choices: Distribution,
    /// Final points of all players.
    pub points: Distribution,
    /// Final points of the best, by game.
    pub best_points: Distribution,
    /// Wins by character, in the content's order.
    pub characters: Vec<Rate>,
    /// Wins by place in the turn order.
    pub turn_order: Vec<Rate>,
    /// Wins by path: the track on which a player got further.
    pub paths: Vec<Rate>,
    /// LP by source, in descending order.
    pub lp_by_source: Vec<Mean>,
    /// The final score by part.
    pub score: Vec<Mean>,
    /// Everything that can be used.
    pub uses: Vec<Use>,
    /// Fights by kind.
    pub fights: Vec<Fight>,
    /// Arrests by other players, per finished game.
    pub arrests_by_marshal: f64,
    /// Arrests by the Sheriff, per finished game.
    pub arrests_by_sheriff: f64,
    /// The share of players who end the game Wanted.
    pub end_wanted: f64,
    /// Games of poker won by the house, per game.
    pub house_won: f64,
    /// Stories resolved per game.
    pub stories: f64,
    /// How often the player who triggers the end wins.
    pub trigger: Rate,
    /// The sources of the LP that triggered the end: shares of the games, in descending order.
    pub reached_by: Vec<Share>,
}

/// Numbers of victories.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// The subject.
    pub id: String,
    /// The number of player-games.
    pub games: u64,
    /// Victories; a shared one counts as a fraction.
    pub wins: f64,
    /// Victories divided by games.
    pub rate: f64,
    /// The 95% interval of Wilson.
    pub interval: [f64; 2],
}

/// A mean over all players, and over the winners.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The subject.
    pub id: String,
    /// The average over all player-games, those of the winners included.
    pub mean: f64,
    /// The same over the winners.
    pub winners: f64,
}

/// A part of a whole, with what it is a part of.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Share {
    /// The subject.
    pub id: String,
    /// From 0 to 1.
    pub share: f64,
}

/// How often a feature was used, and the win rates of its users. A difference is a correlation, not an effect.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Use {
    /// The group of the feature.
    pub group: &'static str,
    /// That of the feature.
    pub id: String,
    /// The number of uses per game.
    pub by_game: f64,
    /// The share of player-games in which it was used at least once.
    pub users: f64,
    /// Victories of those who used it.
    pub with: f64,
    /// Victories of the others.
    pub without: f64,
    /// The difference of the two.
    pub difference: f64,
    /// Its 95% interval (Newcombe's, from two of Wilson).
    pub interval: [f64; 2],
}

/// Fights of a kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fight {
    /// The kind.
    pub id: String,
    /// The number per game.
    pub by_game: f64,
    /// The total number.
    pub fights: u64,
    /// The number won by the player who started them.
    pub won: f64,
    /// The 95% interval of Wilson.
    pub interval: [f64; 2],
}

/// The distribution of a number over games or players.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Distribution {
    /// The arithmetic mean of all values.
    pub mean: f64,
    /// The minimum.
    pub least: u32,
    /// The 5th percentile.
    pub p05: u32,
    /// The first quartile.
    pub p25: u32,
    /// The middle value.
    pub median: u32,
    /// The third quartile.
    pub p75: u32,
    /// The 95th percentile.
    pub p95: u32,
    /// The maximum.
    pub most: u32,
    /// The frequency of each number.
    pub counts: BTreeMap<u32, u64>,
}

impl Distribution {
    fn new(counts: &BTreeMap<u32, u64>) -> Self {
        let total: u64 = counts.values().sum();
        if total == 0 {
            return Self::default();
        }
        let quantile = |share: f64| {
            let mut left = (share * total as f64).ceil().max(1.0) as u64;
            let reached = counts.iter().find(|(_, count)| {
                left = left.saturating_sub(**count);
                left == 0
            });
            reached.map_or(0, |(number, _)| *number)
        };
        let sum: f64 = counts.iter().map(|(number, count)| f64::from(*number) * *count as f64).sum();
        Self {
            mean: sum / total as f64,
            least: quantile(0.0),
            p05: quantile(0.05),
            p25: quantile(0.25),
            median: quantile(0.5),
            p75: quantile(0.75),
            p95: quantile(0.95),
            most: quantile(1.0),
            counts: counts.clone(),
        }
    }
}

fn ratio(a: f64, b: u64) -> f64 {
    if b == 0 { 0.0 } else { a / b as f64 }
}

fn z() -> f64 {
    normal_quantile((1.0 + CONFIDENCE) / 2.0)
}

impl Rate {
    fn new(id: impl Into<String>, won: Won) -> Self {
        let wins = won.parts as f64 / WIN_PARTS as f64;
        let rate = ratio(wins, won.games);
        Self { id: id.into(), games: won.games, wins, rate, interval: wilson(rate, won.games as f64, z()) }
    }
}

/// The interval of Newcombe around the difference of two shares, from the intervals of Wilson around each.
pub fn newcombe(first: (f64, [f64; 2]), second: (f64, [f64; 2])) -> [f64; 2] {
    let ((a, [a_low, a_high]), (b, [b_low, b_high])) = (first, second);
    [a - b - (a - a_low).hypot(b_high - b), a - b + (a_high - a).hypot(b - b_low)]
}

impl Study {
    pub(crate) fn new(content: &Content, plan: &StudyPlan, features: &Features, tallies: &[Tally]) -> Self {
        let cells = plan.cells().into_iter().zip(tallies);
        Self {
            bots: crate::bot_name(plan.bots, plan.precomputed.as_ref()),
            seed: plan.seed,
            variants: plan.variants,
            edition: plan.edition.to_string(),
            content: content.hash.clone(),
            games: tallies.iter().map(|t| t.games).sum(),
            cells: cells.map(|(cell, tally)| Cell::new(content, features, cell, tally)).collect(),
            people: None,
        }
    }
}

impl People {
    /// The statistics of these counters by cell, with the victories by who plays.
    pub(crate) fn new(
        content: &Content,
        plan: &StudyPlan,
        counted: &[(Tally, BTreeMap<String, Won>)],
        license: &str,
        left_out: &BTreeMap<String, u64>,
    ) -> Self {
        let (features, cells) = (Features::new(content), plan.cells());
        let left_out = left_out.iter().map(|(options, games)| LeftOut { options: options.clone(), games: *games });
        Self {
            license: license.to_owned(),
            games: counted.iter().map(|(tally, _)| tally.games).sum(),
            cells: cells
                .iter()
                .zip(counted)
                .map(|(cell, (tally, _))| Cell::new(content, &features, *cell, tally))
                .collect(),
            sitters: cells
                .iter()
                .zip(counted)
                .map(|(&(players, length), (_, won))| Sitters {
                    players,
                    length,
                    rates: won.iter().map(|(who, won)| Rate::new(who, *won)).collect(),
                })
                .collect(),
            left_out: left_out.collect(),
        }
    }
}

impl Cell {
    fn new(content: &Content, features: &Features, (players, length): (u8, u8), tally: &Tally) -> Self {
        let finished = tally.games - tally.unfinished;
        let each = |n: u64| ratio(n as f64, finished);
        let characters = content.specs.characters.iter().enumerate();
        Self {
            players,
            length,
            games: tally.games,
            unfinished: tally.unfinished,
            rounds: Distribution::new(&tally.rounds),
            choices: Distribution::new(&tally.choices),
            points: Distribution::new(&tally.points),
            best_points: Distribution::new(&tally.best_points),
            characters: characters.map(|(at, c)| Rate::new(&c.id, get(&tally.characters, at))).collect(),
            turn_order: (0..usize::from(players))
                .map(|at| Rate::new((at + 1).to_string(), get(&tally.order, at)))
                .collect(),
            paths: PATHS.into_iter().enumerate().map(|(at, p)| Rate::new(p, get(&tally.paths, at))).collect(),
            lp_by_source: lp_by_source(tally),
            score: score(tally),
            uses: uses(features, tally, finished),
            fights: fights(tally, finished),
            arrests_by_marshal: each(tally.arrests[0]),
            arrests_by_sheriff: each(tally.arrests[1]),
            end_wanted: ratio(tally.end_wanted as f64, tally.all.games),
            house_won: each(tally.house_won),
            stories: each(tally.stories),
            trigger: Rate::new("trigger", tally.trigger),
            reached_by: reached_by(tally, finished),
        }
    }

    /// A player's win rate if all were equal.
    pub fn fair(&self) -> f64 {
        1.0 / f64::from(self.players.max(1))
    }
}

fn get<T: Clone + Default>(list: &[T], at: usize) -> T {
    list.get(at).cloned().unwrap_or_default()
}

fn mean(tally: &Tally, id: String, all: i64, winners: i64) -> Mean {
    Mean { id, mean: ratio(all as f64, tally.all.games), winners: ratio(winners as f64, tally.winners) }
}

fn lp_by_source(tally: &Tally) -> Vec<Mean> {
    let row =
        |(at, cause): (_, Cause)| mean(tally, cause.word().to_owned(), get(&tally.lp, at), get(&tally.winner_lp, at));
    let mut rows: Vec<Mean> = Cause::VARIANTS.iter().copied().enumerate().map(row).collect();
    rows.retain(|r| r.mean != 0.0);
    rows.sort_by(|a, b| b.mean.total_cmp(&a.mean));
    rows
}

fn score(tally: &Tally) -> Vec<Mean> {
    let row =
        |(at, part): (usize, &str)| mean(tally, part.to_owned(), get(&tally.score, at), get(&tally.winner_score, at));
    SCORE_PARTS.into_iter().enumerate().map(row).collect()
}

fn uses(features: &Features, tally: &Tally, finished: u64) -> Vec<Use> {
    let row = |(at, feature): (usize, &super::Feature)| {
        let used = get(&tally.uses, at);
        let others = Won {
            games: tally.all.games.saturating_sub(used.users.games),
            parts: tally.all.parts.saturating_sub(used.users.parts),
        };
        let (with, without) = (Rate::new("", used.users), Rate::new("", others));
        Use {
            group: feature.group,
            id: feature.id.clone(),
            by_game: ratio(used.times as f64, finished),
            users: ratio(used.users.games as f64, tally.all.games),
            with: with.rate,
            without: without.rate,
            difference: with.rate - without.rate,
            interval: newcombe((with.rate, with.interval), (without.rate, without.interval)),
        }
    };
    features.all.iter().enumerate().map(row).collect()
}

fn fights(tally: &Tally, finished: u64) -> Vec<Fight> {
    let row = |(at, kind): (usize, &str)| {
        let [begun, won] = get(&tally.fights, at);
        let share = ratio(won as f64, begun);
        let interval = wilson(share, begun as f64, z());
        Fight { id: kind.to_owned(), by_game: ratio(begun as f64, finished), fights: begun, won: share, interval }
    };
    FIGHTS.into_iter().map(|f| f.1).enumerate().map(row).collect()
}

fn reached_by(tally: &Tally, finished: u64) -> Vec<Share> {
    let row = |(at, cause): (_, Cause)| Share {
        id: cause.word().to_owned(),
        share: ratio(get(&tally.reached_by, at) as f64, finished),
    };
    let mut rows: Vec<Share> = Cause::VARIANTS.iter().copied().enumerate().map(row).collect();
    rows.retain(|r| r.share > 0.0);
    rows.sort_by(|a, b| b.share.total_cmp(&a.share));
    rows
}
