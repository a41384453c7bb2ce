//! Games that the rules of today do not replay: which rows of a game count, and where a game stops.
//!
//! A row that the rules do not allow any more stops a game at the position before it. Its players agree to go on from there, by
//! a row of the kind [`CUT`], or end it without a result, by one of the kind [`END`]. Both name the last row that counts: what
//! comes between the two is left out of the game, and stays stored.

use crate::fault::Fault;
use crate::store::EntryRow;
use crate::wire::table::Stopped;

/// The players go on from an earlier position.
pub const CUT: &str = "cut";
/// The players end the game without a result.
pub const END: &str = "end";
/// A seat agrees to go on.
pub const AGREE: &str = "agree";

/// Where a game stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Halt {
    /// The number of the last row that the rules replay; 0 if there is none.
    pub good: i64,
    /// What clients are told. The choice that does not fit may be hidden from some of them, as a card played facedown is.
    pub shown: Stopped,
    /// The seat of that choice.
    pub seat: Option<u8>,
    /// That choice in the notation, for the host.
    pub line: String,
    /// Why the rules do not allow it, for the host.
    pub reason: String,
}

/// Whether a fault means that the rules or the content do not allow a row, not that the server cannot work.
pub fn is_of_rules(fault: &Fault) -> bool {
    fault.status.is_client_error()
}

/// Whether a row changes the position.
fn is_of_game(row: &EntryRow) -> bool {
    matches!(row.kind.as_str(), "setup" | "choice" | "undo")
}

/// The number of the last row that counts before a row that cuts or ends a game.
pub fn last_good(row: &EntryRow) -> Option<i64> {
    let cuts = row.kind == CUT || row.kind == END;
    cuts.then(|| row.body.parse().ok()).flatten()
}

/// The rows that count, of all rows of a game or of those after a snapshot.
pub fn counting(mut rows: Vec<EntryRow>) -> Vec<EntryRow> {
    let cuts: Vec<(i64, i64)> = rows.iter().filter_map(|row| Some((last_good(row)?, row.seq))).collect();
    rows.retain(|row| !is_of_game(row) || cuts.iter().all(|(good, at)| row.seq <= *good || row.seq > *at));
    rows
}

/// The same without the rows of the game after its last good one.
pub fn until(mut rows: Vec<EntryRow>, good: i64) -> Vec<EntryRow> {
    rows.retain(|row| !is_of_game(row) || row.seq <= good);
    rows
}

impl Halt {
    /// A game that stops at the row `at`, whose choice these `rules` no longer allow, for the reason that `fault` gives. `rows` are
    /// those that count, `good` is the number of the last one that still replays.
    pub fn new(rows: &[EntryRow], at: &EntryRow, good: i64, rules: u32, fault: &Fault) -> Self {
        let choices =
            |of: &dyn Fn(i64) -> bool| rows.iter().filter(|row| row.kind == "choice" && of(row.seq)).count() as u32;
        let shown = Stopped {
            choices: choices(&|seq| seq < at.seq),
            left: choices(&|seq| seq >= at.seq),
            rules,
            agreed: Vec::new(),
            ended: None,
        };
        let line = at.body.lines().next().unwrap_or_default().to_owned();
        Self { good, shown, seat: at.seat, line, reason: fault.message.clone() }
    }

    /// A game whose content cannot be read any more.
    pub fn without_content(rules: u32, fault: &Fault) -> Self {
        let shown = Stopped { choices: 0, left: 0, rules, agreed: Vec::new(), ended: None };
        Self { good: 0, shown, seat: None, line: String::new(), reason: fault.message.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(seq: i64, kind: &str, body: &str) -> EntryRow {
        let (table, kind, body) = ("t".to_owned(), kind.to_owned(), body.to_owned());
        EntryRow { table, seq, kind, seat: Some(1), author: None, body, at: 0, epoch: 1 }
    }

    #[test]
    fn what_was_cut_off_does_not_count() {
        let kinds = [(1, "setup", ""), (2, "choice", "a"), (3, "choice", "b"), (4, "chat", "c"), (5, "undo", "")];
        let mut rows: Vec<EntryRow> = kinds.iter().map(|(seq, kind, body)| row(*seq, kind, body)).collect();
        let numbers = |rows: Vec<EntryRow>| rows.iter().map(|row| row.seq).collect::<Vec<_>>();
        assert_eq!(numbers(counting(rows.clone())), [1, 2, 3, 4, 5]);
        assert_eq!(numbers(until(rows.clone(), 2)), [1, 2, 4]);
        rows.extend([row(6, AGREE, "2"), row(7, CUT, "2"), row(8, "choice", "d"), row(9, "choice", "e")]);
        assert_eq!(numbers(counting(rows.clone())), [1, 2, 4, 6, 7, 8, 9]);
        // The next change of the rules may stop it before the first cut.
        rows.push(row(10, END, "1"));
        assert_eq!(numbers(counting(rows)), [1, 4, 6, 7, 10]);
    }

    #[test]
    fn a_halt_says_where_and_why() {
        let rows = [row(1, "setup", ""), row(2, "choice", "a"), row(4, "choice", "b\n= Kh"), row(5, "choice", "c")];
        let halt = Halt::new(&rows, &rows[2], 2, 1, &Fault::conflict("rules-changed", "it is refused"));
        assert_eq!((halt.shown.choices, halt.shown.left), (1, 2));
        assert_eq!((halt.seat, halt.line.as_str(), halt.reason.as_str()), (Some(1), "b", "it is refused"));
    }
}
