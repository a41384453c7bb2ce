//! What a bot thinks of a choice, and why.

use darkrock_rules::Choice;

/// A choice that a bot has thought about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// The choice.
    pub choice: Choice,
    /// The chance of winning the game after it, from 0 to 1, as the bot sees it.
    pub chance: f32,
    /// How much it is worth in legendary points, compared with the position before it.
    pub worth: f32,
    /// How often the search looked at it; 0 from a bot that does not search.
    pub visits: u32,
    /// What speaks for or against it.
    pub reason: Reason,
}

/// What speaks for or against a choice: how it turned out, on average, in the games that the bot imagined.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reason {
    /// The chance, from 0 to 1, of winning the fight or the game of poker that it starts or decides.
    pub success: Option<f32>,
    /// What its owner gains by it.
    pub gains: Gains,
    /// How many spaces away the Sheriff is afterwards, if its owner is Wanted then.
    pub sheriff: Option<u8>,
    /// For a ride: the useful place that it reaches or comes nearer to.
    pub toward: Option<Place>,
}

/// Mean gains; losses are negative.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Gains {
    /// Legendary points.
    pub lp: f32,
    /// Dollars.
    pub money: f32,
    /// Gold nuggets.
    pub nuggets: f32,
    /// Poker cards.
    pub cards: f32,
    /// Marshal points.
    pub marshal: f32,
    /// Wanted points.
    pub wanted: f32,
    /// Wounds: a loss is good here.
    pub wounds: f32,
}

/// Kinds of useful places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A bank.
    Bank,
    /// A mine.
    Mine,
    /// A doctor's office.
    Doctor,
    /// A cabaret.
    Cabaret,
    /// The general store.
    Store,
    /// A saloon.
    Saloon,
    /// A ranch.
    Ranch,
    /// The rail station.
    Station,
    /// A bandit.
    Bandit,
    /// Another player.
    Player,
}
