//! Seat rotation in the games of a block.

use crate::game_seed;
use crate::play::{arranger, dealt, shuffle};
use darkrock_rules::{Content, Setup};

/// The common settings of the games of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Block {
    /// The seed of the random outcomes and the bots, the same in all its games.
    pub seed: u64,
    /// The entrants' indices, in the order in which they sit around the table.
    circle: Vec<u8>,
    /// Characters by seat; none when they are drafted.
    pub characters: Vec<String>,
}

impl Block {
    /// The block with a number: `slots` entrants around the table of a setup.
    pub fn new(content: &Content, seed: u64, number: u64, slots: usize, setup: &Setup, deal: bool) -> Self {
        let seed = game_seed(seed, setup.seats, number);
        let mut luck = arranger(seed);
        let mut circle: Vec<u8> = (0..slots as u8).collect();
        shuffle(&mut circle, &mut luck);
        let characters = if deal { dealt(content, setup, &mut luck) } else { Vec::new() };
        Self { seed, circle, characters }
    }

    /// The index in the list of entrants of the player at this seat in a game of the block, from 0. In each game all
    /// move by one around the circle, so that in as many games as there are entrants each has each seat once.
    pub fn slot(&self, game: usize, seat: usize) -> usize {
        usize::from(self.circle[(seat + game) % self.circle.len()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn everybody_has_every_seat_once_in_a_block() {
        let content = Content::embedded().expect("the shipped content loads");
        for seats in 2..=6_u8 {
            for slots in 2..=9 {
                let block = Block::new(&content, 7, 3, slots, &Setup::new(seats), true);
                for seat in 0..usize::from(seats) {
                    let at_seat: BTreeSet<usize> = (0..slots).map(|game| block.slot(game, seat)).collect();
                    assert_eq!(at_seat, (0..slots).collect(), "{slots} at {seats}");
                }
                for game in 0..slots {
                    let at_table: BTreeSet<usize> = (0..usize::from(seats)).map(|s| block.slot(game, s)).collect();
                    assert_eq!(at_table.len(), slots.min(usize::from(seats)), "nobody twice while others wait");
                }
                assert_eq!(block.characters.iter().collect::<BTreeSet<_>>().len(), usize::from(seats));
            }
        }
    }

    #[test]
    fn over_the_blocks_everybody_meets_everybody() {
        let content = Content::embedded().expect("the shipped content loads");
        let mut neighbours = BTreeSet::new();
        let mut characters = BTreeSet::new();
        for number in 0..60 {
            let block = Block::new(&content, 1, number, 6, &Setup::new(2), true);
            neighbours.extend((0..6).map(|game| (block.slot(game, 0), block.slot(game, 1))));
            characters.extend(block.characters);
        }
        assert_eq!(neighbours.len(), 30);
        assert_eq!(characters.len(), content.specs.characters.len());
    }
}
