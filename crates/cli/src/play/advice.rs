//! Hints as text: the best choices according to the adviser, with reasons.

use super::game_table::GameTable;
use crate::review::percent;
use darkrock_bots::Advice;
use darkrock_rules::ids::Seat;
use darkrock_rules::{Choice, notation};
use darkrock_server::wire::advice::{MOST_LINES, reasons, why};
use darkrock_texts::Args;

/// An advised choice.
#[derive(Clone, PartialEq, Debug)]
pub struct HintLine {
    /// One of those that the bot likes best.
    pub choice: Choice,
    /// What the menu calls it, in the player's language.
    pub label: String,
    /// What can be typed to play it.
    pub notation: String,
    /// The expected outcome and the reasons, as a sentence.
    pub why: String,
}

/// The best advised choices, best first; none without advice.
pub fn lines(table: &GameTable<'_>, advice: &[Advice]) -> Vec<HintLine> {
    let public = &table.session().game().state.public;
    let names = |seat: Seat| table.name(seat);
    let next = advice.get(1).map(|next| next.chance);
    let line = |(at, advice): (usize, &Advice)| {
        let sentence = why(advice, next).filter(|_| at == 0).map(|sentence| table.texts.render(&sentence, &names));
        let clauses: Vec<String> = reasons(advice).iter().map(|clause| table.texts.render(clause, &names)).collect();
        let id = if clauses.is_empty() { "hint-chance" } else { "hint-why" };
        let args = Args::new().n("n", percent(advice.chance)).s("text", table.words.commas(&clauses));
        HintLine {
            choice: advice.choice,
            label: table.texts.choice(public, advice.choice),
            notation: notation::print(table.content, advice.choice),
            why: [table.words.with(id, args), sentence.unwrap_or_default()].join(" ").trim_end().to_owned(),
        }
    };
    advice.iter().take(MOST_LINES).enumerate().map(line).collect()
}
