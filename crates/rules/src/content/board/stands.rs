//! Stores with a stand of their own: shared locations of the board file that are dealt a number of kinds of items.

use super::{BoardSpec, SharedLocation};
use crate::core::ids::{Space, SpaceSet};

/// A store that sells only the kinds of items that it is dealt during setup; these are not sold in general stores.
#[derive(Clone, Debug)]
pub struct Stand {
    /// The id of its shared location.
    pub location: String,
    /// The spaces from which it is used.
    pub spaces: SpaceSet,
    /// The number of kinds of items that it is dealt.
    pub kinds: u8,
}

impl Stand {
    /// The stands of a board, in the order of its file.
    pub(super) fn all(spec: &BoardSpec) -> Vec<Self> {
        let with_stand = |shared: &SharedLocation| {
            let kinds = shared.stand?;
            let at = |id: &String| spec.spaces.iter().position(|space| space.id == *id);
            let spaces = shared.spaces.iter().filter_map(at).map(|at| Space(at as u8)).collect();
            Some(Self { location: shared.id.clone(), spaces, kinds })
        };
        spec.shared_locations.iter().filter_map(with_stand).collect()
    }
}
