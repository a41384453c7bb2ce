//! The reference program for benchmarks: random games of Connect Four on bitboards.
//!
//! Processors differ, and the speed of one processor varies with its load. A small program of the same kind (list the
//! moves, pick one, play it, check for the end), run in alternation with the rules, makes results of different machines
//! comparable: the ratio stays nearly the same where nanoseconds do not.

use darkrock_bots::RandomBot;
use std::hint::black_box;

/// The bits of a column: six rows, and a sentinel that separates the columns.
const BITS: u32 = 7;
/// The lowest row of the seven columns.
const BOTTOM: u64 = 0x408_1020_4081;
/// All cells of the board.
const FIELDS: u64 = BOTTOM * ((1 << (BITS - 1)) - 1);

/// Plays one random game; returns its moves.
pub(super) fn game(bot: &mut RandomBot) -> u64 {
    let (mut mine, mut taken, mut moves) = (0_u64, 0_u64, 0);
    loop {
        // Adding the bottom row to the occupied cells carries into the first free cell of each column.
        let mut open = taken.wrapping_add(BOTTOM) & FIELDS;
        if open == 0 {
            return moves;
        }
        for _ in 0..bot.pick(open.count_ones() as usize) {
            open &= open - 1;
        }
        let stone = open & open.wrapping_neg();
        (mine, taken, moves) = (mine | stone, taken | stone, moves + 1);
        if black_box(has_four(mine)) {
            return moves;
        }
        // The other player moves next.
        mine ^= taken;
    }
}

/// Whether there are four in a row.
const fn has_four(stones: u64) -> bool {
    let mut at = 0;
    // Vertical, horizontal, and both diagonals.
    let steps = [1, BITS, BITS - 1, BITS + 1];
    while at < steps.len() {
        let two = stones & (stones >> steps[at]);
        if two & (two >> (2 * steps[at])) != 0 {
            return true;
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_42_fields_in_7_columns() {
        assert_eq!((BOTTOM.count_ones(), FIELDS.count_ones()), (7, 42));
    }

    #[test]
    fn lines_in_all_directions_are_seen() {
        for step in [1, 6, 7, 8] {
            let line = |stones: u32| (0..stones).fold(0_u64, |line, at| line | 1 << (22 + at * step));
            assert!(has_four(line(4)) && !has_four(line(3)), "{step}");
        }
        // Across columns: the three highest cells of one, and the lowest of the next.
        assert!(!has_four(0b1011_1000));
    }

    #[test]
    fn random_games_last_as_long_as_is_known() {
        let mut bot = RandomBot::new(1);
        let games = 2_000;
        let moves: u64 = (0..games).map(|_| game(&mut bot)).sum();
        // The mean length of random games of Connect Four is 21 to 22 moves.
        assert!((20..=23).contains(&(moves / games)), "{moves}");
    }
}
