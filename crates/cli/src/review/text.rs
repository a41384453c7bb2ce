//! A review as lines of text.

use super::look::Reviewed;
use crate::play::words::Words;
use darkrock_bots::review::LEAST_COST;
use darkrock_rules::ids::Seat;
use darkrock_texts::Args;
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr;

/// Bars for chances, from 0 to 100%.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The maximum number of columns of a row of bars.
const COLUMNS: usize = 60;
/// The maximum number of mistakes printed.
pub const MOST_TOLD: usize = 20;

/// A chance from 0 to 1 in percent.
pub fn percent(chance: f32) -> u8 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}

/// The chances of a seat as a row of bars, one per turn, or resampled if there are too many turns.
pub fn bars(reviewed: &Reviewed, seat: Seat, columns: usize) -> String {
    let turns = &reviewed.turns;
    let wide = turns.len().min(columns);
    let turn = |column: usize| if wide < 2 { 0 } else { column * (turns.len() - 1) / (wide - 1) };
    let bar = |column: usize| {
        let chance = turns[turn(column)].chances[seat.index()];
        BARS[((chance * BARS.len() as f32) as usize).min(BARS.len() - 1)]
    };
    (0..wide).map(bar).collect()
}

/// The chance of a seat at the beginning and at the end, in percent.
pub fn ends(reviewed: &Reviewed, seat: Seat) -> (u8, u8) {
    let of = |turn: Option<&darkrock_bots::review::TurnChances>| turn.map_or(0, |t| percent(t.chances[seat.index()]));
    (of(reviewed.turns.first()), of(reviewed.turns.last()))
}

/// What was reviewed, and what was not.
pub fn about(words: &Words, reviewed: &Reviewed) -> Vec<String> {
    let count = Args::new().n("choices", reviewed.choices as i64).n("rounds", reviewed.rounds);
    let judged: Vec<String> = reviewed.players.iter().filter(|p| p.judged).map(|p| p.title(words)).collect();
    let mut lines = vec![words.with("review-about", count), words.s("review-judged", &words.list(&judged))];
    if !reviewed.over {
        lines.push(words.t("review-unfinished"));
    }
    if !reviewed.is_whole() {
        lines.push(
            words.with("review-cut", Args::new().n("n", reviewed.looked_at as i64).n("of", reviewed.choices as i64)),
        );
    }
    lines
}

/// The mistakes in descending order of cost: two lines each, with the player.
pub fn mistakes(words: &Words, reviewed: &Reviewed) -> Vec<(Seat, [String; 2])> {
    let told = reviewed.dearest().into_iter().take(MOST_TOLD);
    let lines = told.map(|told| {
        let mistake = &told.mistake;
        let who = reviewed.players.get(mistake.seat.index()).map(|p| p.character.clone()).unwrap_or_default();
        let chosen = Args::new().n("round", mistake.round).s("name", who).s("text", told.chosen.as_str());
        let (chance, cost) = (percent(mistake.chance), percent(mistake.cost));
        let margin = percent(mistake.margin).max(1);
        let best = Args::new().n("chance", chance).n("cost", cost).n("margin", margin).s("text", told.best.as_str());
        (mistake.seat, [words.with("review-chosen", chosen), words.with("review-best", best)])
    });
    lines.collect()
}

/// The text below the mistakes: that there are none, or how many more.
pub fn rest(words: &Words, reviewed: &Reviewed) -> Option<String> {
    match reviewed.mistakes.len() {
        0 => Some(words.n("review-none", percent(LEAST_COST))),
        n if n > MOST_TOLD => Some(words.n("review-more", (n - MOST_TOLD) as i64)),
        _ => None,
    }
}

/// Prints a review.
///
/// # Errors
/// When it cannot be written.
pub fn write_text(words: &Words, reviewed: &Reviewed, out: &mut dyn Write) -> io::Result<()> {
    for line in about(words, reviewed) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", words.t("review-chances"))?;
    let titles = reviewed.titles(words);
    let wide = titles.iter().map(|t| t.width()).max().unwrap_or(0);
    for (n, title) in titles.iter().enumerate() {
        let seat = Seat(n as u8);
        let (first, last) = ends(reviewed, seat);
        let gap = " ".repeat(wide - title.width());
        writeln!(out, "  {title}{gap}  {}  {first:>3}% → {last:>3}%", bars(reviewed, seat, COLUMNS))?;
    }
    writeln!(out, "\n{}", words.t("review-mistakes"))?;
    for (_, [chosen, best]) in mistakes(words, reviewed) {
        writeln!(out, "  {chosen}\n      {best}")?;
    }
    if let Some(rest) = rest(words, reviewed) {
        writeln!(out, "  {rest}")?;
    }
    Ok(())
}
