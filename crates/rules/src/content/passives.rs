//! The sum of the permanent effects of a player's abilities.

use serde::{Deserialize, Serialize};

/// The sum of permanent effects; see [`super::schema::Passive`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Passives {
    /// Movement, 0 if none is given.
    pub movement: u8,
    /// Extra nuggets carried.
    pub carry: u8,
    /// Extra cards kept.
    pub hand_size: u8,
    /// Wounds do not reduce the hand size.
    pub wounds_keep_hand_size: bool,
    /// Strays do not slow it.
    pub strays_keep_movement: bool,
    /// Wins ties in fights with players.
    pub win_player_ties: bool,
    /// Wins ties in fights with those who draw fight cards.
    pub win_npc_ties: bool,
    /// Those who draw fight cards show theirs first.
    pub npc_shows_first: bool,
    /// May gain a Wanted point for a beaten bandit.
    pub wanted_for_bandits: bool,
    /// May rob an item.
    pub rob_items: bool,
    /// Moves through mesas.
    pub ride_mesas: bool,
    /// Spaces less in each movement.
    pub slower: u8,
    /// Extra dollars carried.
    pub purse: u8,
    /// Fewer nuggets carried.
    pub carry_less: u8,
    /// Fewer cards kept.
    pub smaller_hand: u8,
    /// Fewer dollars carried.
    pub smaller_purse: u8,
    /// Dollars off the price of a deed.
    pub deed_discount: u8,
    /// Dollars off the price of a Legendary item.
    pub legendary_discount: u8,
    /// Wounds off the first gain on the own turn.
    pub first_wounds_less: u8,
    /// Further cattle tokens carried.
    pub more_cattle: u8,
    /// Further cattle tokens taken at a ranch.
    pub acquires_more: u8,
    /// Owns any number of miscellaneous items.
    pub any_misc_items: bool,
}

impl Passives {
    /// The sum of both.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            movement: self.movement.max(other.movement),
            carry: self.carry + other.carry,
            hand_size: self.hand_size + other.hand_size,
            wounds_keep_hand_size: self.wounds_keep_hand_size || other.wounds_keep_hand_size,
            strays_keep_movement: self.strays_keep_movement || other.strays_keep_movement,
            win_player_ties: self.win_player_ties || other.win_player_ties,
            win_npc_ties: self.win_npc_ties || other.win_npc_ties,
            npc_shows_first: self.npc_shows_first || other.npc_shows_first,
            wanted_for_bandits: self.wanted_for_bandits || other.wanted_for_bandits,
            rob_items: self.rob_items || other.rob_items,
            ride_mesas: self.ride_mesas || other.ride_mesas,
            slower: self.slower + other.slower,
            purse: self.purse + other.purse,
            carry_less: self.carry_less + other.carry_less,
            smaller_hand: self.smaller_hand + other.smaller_hand,
            smaller_purse: self.smaller_purse + other.smaller_purse,
            deed_discount: self.deed_discount + other.deed_discount,
            legendary_discount: self.legendary_discount + other.legendary_discount,
            first_wounds_less: self.first_wounds_less + other.first_wounds_less,
            more_cattle: self.more_cattle + other.more_cattle,
            acquires_more: self.acquires_more + other.acquires_more,
            any_misc_items: self.any_misc_items || other.any_misc_items,
        }
    }
}
