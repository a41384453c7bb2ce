//! The audience of a search, which decides its place in the queue.

use crate::peer::Peer;

/// The audience of a search. Earlier variants have priority, however long others wait.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Audience {
    /// A player of the table is present.
    Seated,
    /// A spectator is present.
    Watching,
    /// Unwatched: searched only while nothing else is queued.
    #[default]
    Nobody,
}

/// Number of kinds of audiences.
pub(super) const AUDIENCES: usize = 3;

/// The payers whose turn a search uses.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Payer {
    /// The address; none if nobody is present.
    pub peer: Option<Peer>,
    /// The guest at that address; empty for a browser without a name.
    pub guest: String,
}

/// The audience of a search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Who waits for it: players, spectators or nobody.
    pub audience: Audience,
    /// Those whose turn it may take: the one who waits for least else is taken.
    pub payers: Vec<Payer>,
}
