//! The rules with one of them changed on purpose, so that tests can take stored games to other rules than those that played them.
//! Only builds with debug assertions have them: in a release the type is empty, and what asks it is compiled away.

use crate::formats::record::RULES;

/// By which rules the games of a content are played. Rules are code, so there is one value only, except for tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    #[cfg(debug_assertions)]
    changed: bool,
}

impl Rules {
    /// With one rule changed: a move action leads to an adjacent space only, whatever one rides (base.move.02, 03).
    #[cfg(debug_assertions)]
    pub const CHANGED: Self = Self { changed: true };

    /// Whether that rule is changed.
    #[inline(always)]
    pub(crate) const fn is_changed(self) -> bool {
        #[cfg(debug_assertions)]
        {
            self.changed
        }
        #[cfg(not(debug_assertions))]
        {
            false
        }
    }

    /// The version that is stored with games: a changed rule needs a new one ([`RULES`]).
    pub const fn version(self) -> u32 {
        RULES + self.is_changed() as u32
    }
}
