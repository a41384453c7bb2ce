//! Win probabilities of fights: against fight cards of a bandit, guard or the Sheriff, and against a player's hand.

use darkrock_rules::content::Content;
use darkrock_rules::content::additions::OpponentRow;
use darkrock_rules::ids::{ACE, CardSet, OpponentSet};

/// The number of ranks.
const RANKS: usize = ACE as usize + 1;
/// The maximum number of fight cards drawn.
const DRAWN: usize = 4;

/// Probabilities of beating the best of some fight cards, with all thirteen equally likely.
#[derive(Clone, Debug)]
pub struct FightOdds {
    beat: [[f32; RANKS]; DRAWN + 1],
}

impl Default for FightOdds {
    fn default() -> Self {
        Self::new()
    }
}

impl FightOdds {
    /// Computes the table.
    pub fn new() -> Self {
        Self { beat: std::array::from_fn(|drawn| std::array::from_fn(|rank| beat_unseen(drawn, rank))) }
    }

    /// The probability that a rank, 0 for the 2, is higher than this many fight cards, which win ties.
    #[inline]
    pub fn beats_drawn(&self, drawn: u8, rank: u8) -> f32 {
        self.beat[usize::from(drawn).min(DRAWN)][usize::from(rank).min(RANKS - 1)]
    }

    /// The probability that a rank beats a module's opponent. A player who wins ties has the odds of the next rank.
    #[inline]
    pub fn beats_opponent(&self, opponent: &OpponentRow, rank: u8) -> f32 {
        if opponent.player_wins_ties && rank >= ACE {
            return 1.0;
        }
        self.beats_drawn(opponent.cards, rank + u8::from(opponent.player_wins_ties))
    }

    /// The probability that a rank beats one of these opponents, each as likely as the others.
    pub fn beats_any(&self, content: &Content, opponents: OpponentSet, rank: u8) -> f32 {
        let odds = opponents.iter().map(|o| self.beats_opponent(&content.opponents[o.index()], rank));
        odds.sum::<f32>() / opponents.len().max(1) as f32
    }
}

/// All drawn cards are among the `rank` lower ones.
fn beat_unseen(drawn: usize, rank: usize) -> f32 {
    (0..drawn).map(|n| (rank as f32 - n as f32).max(0.0) / (RANKS - n) as f32).product()
}

/// The probability that a rank beats the best of this many cards drawn out of these, as a model of the card that a
/// player with that many cards plays; `ties` says whether an equal rank suffices.
pub fn beats_hand(rank: u8, ties: bool, cards: u8, unseen: CardSet) -> f32 {
    let total = unseen.len();
    let lower = unseen.iter().filter(|c| c.rank() < rank || (ties && c.rank() == rank)).count();
    let draw = |n: usize| (lower as f32 - n as f32).max(0.0) / (total - n).max(1) as f32;
    (0..usize::from(cards).min(total)).map(draw).product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::ids::Card;

    #[test]
    fn an_ace_beats_fight_cards_unless_the_ace_is_drawn() {
        let odds = FightOdds::new();
        for drawn in 1..=4 {
            let expected = f32::from(13 - drawn) / 13.0;
            assert!((odds.beats_drawn(drawn, ACE) - expected).abs() < 1e-6);
        }
        assert_eq!(odds.beats_drawn(2, 0), 0.0);
        assert_eq!(odds.beats_drawn(2, 1), 0.0);
        // Two cards among the 2 and the 3: one pair of 78.
        assert!((odds.beats_drawn(2, 2) - 1.0 / 78.0).abs() < 1e-6);
    }

    #[test]
    fn ties_are_worth_a_rank() {
        let content = darkrock_rules::Content::embedded().expect("the shipped content loads");
        let odds = FightOdds::new();
        let opponent = |player_wins_ties| {
            let none = content.fight_cards[0];
            OpponentRow { cards: 2, player_wins_ties, reward: none, penalty: none }
        };
        for rank in 0..ACE {
            assert_eq!(odds.beats_opponent(&opponent(false), rank), odds.beats_drawn(2, rank));
            assert_eq!(odds.beats_opponent(&opponent(true), rank), odds.beats_drawn(2, rank + 1));
        }
        assert_eq!(odds.beats_opponent(&opponent(true), ACE), 1.0);
    }

    #[test]
    fn the_odds_against_a_hand_fall_with_its_cards() {
        let deck: CardSet = (0..52).map(Card).collect();
        let one = beats_hand(6, false, 1, deck);
        assert!((one - 24.0 / 52.0).abs() < 1e-6);
        assert!((beats_hand(6, true, 1, deck) - 28.0 / 52.0).abs() < 1e-6);
        assert!((beats_hand(6, false, 2, deck) - 24.0 / 52.0 * 23.0 / 51.0).abs() < 1e-6);
        assert_eq!(beats_hand(0, false, 5, deck), 0.0);
        assert_eq!(beats_hand(3, false, 0, deck), 1.0);
    }
}
