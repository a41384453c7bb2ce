//! The statistics of a simulation, to print or to write as JSON.

use crate::Plan;
use crate::stats::{Range, SCORE_PARTS, Stats, WIN_PARTS, sorted_kinds};
use darkrock_rules::Word;
use darkrock_rules::event::Cause;
use darkrock_rules::notation;
use darkrock_rules::{Content, Variant, Variants};
use serde::Serialize;
use strum::VariantArray;

/// Mean, minimum and maximum of a number over the finished games; all 0 when there are none.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Spread {
    /// The arithmetic mean of all games.
    pub mean: f64,
    /// The minimum.
    pub min: u64,
    /// The maximum.
    pub max: u64,
}

/// LP from one source.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SourceRow {
    /// The source: the name of an event's cause.
    pub source: String,
    /// LP of all players in all games; lost LP are subtracted.
    pub lp: i64,
    /// The same for one player and game.
    pub mean: f64,
}

/// A part of the final score.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoreRow {
    /// Where the points come from: the id of a source.
    pub part: String,
    /// Its mean over all players of finished games.
    pub mean: f64,
    /// Its mean over the winners.
    pub winners: f64,
}

/// The results of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatRow {
    /// The seat, from 1.
    pub seat: usize,
    /// Victories; a shared one counts as a fraction.
    pub wins: f64,
    /// Victories divided by finished games.
    pub rate: f64,
}

/// The results of a character.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CharacterRow {
    /// Its id, such as `annie-oakley`.
    pub character: String,
    /// The number of finished games with it.
    pub games: u64,
    /// Victories; a shared one counts as a fraction.
    pub wins: f64,
    /// Victories divided by games.
    pub rate: f64,
}

/// The frequency of a kind of choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KindRow {
    /// The kind, as in the notation.
    pub kind: String,
    /// How often it was chosen, without forced choices.
    pub taken: u64,
    /// The same for one game.
    pub by_game: f64,
}

/// The statistics of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The number of players.
    pub players: u8,
    /// LP that trigger the end.
    pub length: u8,
    /// The additions to the base game.
    pub variants: Variants,
    /// The rulebook, such as `en` or `en+story-ride=exact`.
    pub edition: String,
    /// The bot that played.
    pub bots: String,
    /// The seed from which every game's own is derived; the same one repeats the games.
    pub seed: u64,
    /// The hash of the content.
    pub content: String,
    /// Games played.
    pub games: u64,
    /// Games aborted at the harness's cap; counted only in the LP and kinds below.
    pub unfinished: u64,
    /// The cap, in choices.
    pub cap: u64,
    /// Choices with at least two options, by game.
    pub choices: Spread,
    /// How many rounds games took.
    pub rounds: Spread,
    /// LP by source, in descending order.
    pub lp_by_source: Vec<SourceRow>,
    /// The final score by part, and all together.
    pub score: Vec<ScoreRow>,
    /// Victories by seat; the automa follows the last seat.
    pub seats: Vec<SeatRow>,
    /// Victories by character, in the content's order.
    pub characters: Vec<CharacterRow>,
    /// Kinds of choices, in the notation's order.
    pub kinds: Vec<KindRow>,
}

fn ratio(a: f64, b: u64) -> f64 {
    if b == 0 { 0.0 } else { a / b as f64 }
}

fn spread(range: &Range, games: u64) -> Spread {
    match games {
        0 => Spread::default(),
        _ => Spread { mean: ratio(range.sum as f64, games), min: range.min, max: range.max },
    }
}

fn wins(parts: u64) -> f64 {
    parts as f64 / WIN_PARTS as f64
}

impl Report {
    pub(crate) fn new(content: &Content, plan: &Plan, stats: &Stats) -> Self {
        let finished = stats.games - stats.unfinished;
        let figures = plan.setup.seats + u8::from(plan.setup.variants.has(Variant::AUTOMA));
        Self {
            players: plan.setup.seats,
            length: plan.setup.length,
            variants: plan.setup.variants,
            edition: plan.setup.edition.to_string(),
            bots: crate::bot_name(plan.bots, plan.precomputed.as_ref()),
            seed: plan.seed,
            content: content.hash.clone(),
            games: stats.games,
            unfinished: stats.unfinished,
            cap: plan.cap,
            choices: spread(&stats.choices, finished),
            rounds: spread(&stats.rounds, finished),
            lp_by_source: sources(stats, plan.setup.seats),
            score: scores(stats, finished * u64::from(plan.setup.seats)),
            seats: seats(stats, figures, finished),
            characters: characters(content, stats),
            kinds: kinds(content, stats),
        }
    }

    /// Kinds of choices that never occurred.
    pub fn kinds_never_taken(&self) -> impl Iterator<Item = &str> {
        self.kinds.iter().filter(|k| k.taken == 0).map(|k| k.kind.as_str())
    }
}

fn sources(stats: &Stats, players: u8) -> Vec<SourceRow> {
    let players = stats.games * u64::from(players);
    let row = |(cause, lp): (Cause, &i64)| SourceRow {
        source: cause.word().to_owned(),
        lp: *lp,
        mean: ratio(*lp as f64, players),
    };
    let mut rows: Vec<SourceRow> =
        Cause::VARIANTS.iter().copied().zip(&stats.lp).filter(|(_, lp)| **lp != 0).map(row).collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.lp));
    rows
}

fn scores(stats: &Stats, players: u64) -> Vec<ScoreRow> {
    let row = |part: &str, all: i64, winners: i64| ScoreRow {
        part: part.to_owned(),
        mean: ratio(all as f64, players),
        winners: ratio(winners as f64, stats.winners),
    };
    let parts = SCORE_PARTS.iter().zip(stats.scores.iter().zip(&stats.winner_scores));
    let mut rows: Vec<ScoreRow> = parts.map(|(part, (all, winners))| row(part, *all, *winners)).collect();
    rows.push(row("total", stats.scores.iter().sum(), stats.winner_scores.iter().sum()));
    rows
}

fn seats(stats: &Stats, players: u8, finished: u64) -> Vec<SeatRow> {
    let row = |(i, parts): (usize, &u64)| {
        let wins = wins(*parts);
        SeatRow { seat: i + 1, wins, rate: ratio(wins, finished) }
    };
    stats.seat_wins.iter().take(usize::from(players)).enumerate().map(row).collect()
}

fn characters(content: &Content, stats: &Stats) -> Vec<CharacterRow> {
    let row = |(character, (games, parts)): (&darkrock_rules::content::schema::CharacterSpec, (&u64, &u64))| {
        let wins = wins(*parts);
        CharacterRow { character: character.id.clone(), games: *games, wins, rate: ratio(wins, *games) }
    };
    let counts = stats.character_games.iter().zip(&stats.character_wins);
    content.specs.characters.iter().zip(counts).map(row).collect()
}

fn kinds(content: &Content, stats: &Stats) -> Vec<KindRow> {
    let sorted = sorted_kinds();
    let row = |kind: &str| {
        let taken = sorted.binary_search(&kind).map_or(0, |at| stats.kinds[at]);
        KindRow { kind: kind.to_owned(), taken, by_game: ratio(taken as f64, stats.games) }
    };
    notation::kinds_of(content).iter().map(|k| row(k.kind)).collect()
}
