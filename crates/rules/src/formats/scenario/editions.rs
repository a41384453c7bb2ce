//! The editions with which a scenario is played: `edition: en`, or `edition: [en, it]`.

use super::Scenario;
use crate::content::edition::Edition;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use std::fmt;

impl Scenario {
    /// The edition with which it is played if this one is requested: this one if it is listed, otherwise the first one
    /// listed.
    pub fn played_by(&self, edition: Edition) -> Edition {
        let own = self.editions.first().copied();
        if self.holds_for(edition) { edition } else { own.unwrap_or(edition) }
    }

    /// Whether it applies to an edition.
    pub fn holds_for(&self, edition: Edition) -> bool {
        self.editions.is_empty() || self.editions.contains(&edition)
    }
}

/// One edition or a list of them.
pub(super) fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<Edition>, D::Error> {
    struct OneOrMany;
    impl<'de> Visitor<'de> for OneOrMany {
        type Value = Vec<Edition>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an edition, such as en or en+story-ride=exact, or a list of them")
        }
        fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
            text.parse().map(|edition| vec![edition]).map_err(E::custom)
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
            let mut editions = Vec::new();
            while let Some(edition) = seq.next_element()? {
                editions.push(edition);
            }
            Ok(editions)
        }
    }
    input.deserialize_any(OneOrMany)
}
