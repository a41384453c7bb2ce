//! Effects that are deferred in a fight or a game.

use super::additions::PointTrackRow;
use super::table::Op;

impl Op {
    /// Whether it may start a fight: within a fight or a game of poker it is deferred until that is over.
    pub(crate) const fn waits(self) -> bool {
        matches!(
            self,
            Self::Ride(_)
                | Self::RideRow
                | Self::ExtendMove(_)
                | Self::Travel(_)
                | Self::Sheriff(_)
                | Self::SheriffTo(_)
                | Self::Fight(_)
        )
    }
    /// The same, with points on a track whose rewards may start one.
    pub(crate) fn waits_among(self, tracks: &[PointTrackRow]) -> bool {
        match self {
            Self::Track { track, .. } => tracks[track.index()].waits,
            other => other.waits(),
        }
    }
}
