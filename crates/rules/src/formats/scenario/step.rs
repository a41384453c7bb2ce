//! A step of a scenario: a mapping with one key, a player's name or the kind of check.

use super::format::Expect;
use serde::Deserialize;
use serde::de::{Deserializer, Error as _, MapAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;

/// One step of a scenario.
#[derive(Clone, Debug)]
pub enum Step {
    /// Outcomes of the next random requests.
    Luck(Vec<String>),
    /// A player chooses.
    Choice {
        /// The player.
        player: String,
        /// The choice, in the notation.
        choice: String,
    },
    /// These choices are among the legal ones.
    Offered(BTreeMap<String, Vec<String>>),
    /// These choices are not legal.
    NotOffered(BTreeMap<String, Vec<String>>),
    /// These are the legal choices, in any order.
    Only(BTreeMap<String, Vec<String>>),
    /// These choices are unavailable, with these codes.
    Refused(BTreeMap<String, BTreeMap<String, String>>),
    /// A fight would stand like this after these choices: the values of both sides and the winner.
    Standing(BTreeMap<String, BTreeMap<String, String>>),
    /// These changes are foreseen of these choices, all of them: the own ones first, then those of the other players, by seat.
    Foreseen(BTreeMap<String, BTreeMap<String, Vec<String>>>),
    /// These values hold.
    Expect(Box<Expect>),
    /// These events happened since the last choice, in this order among others.
    Events(Vec<String>),
    /// No such event happened since the last choice.
    NoEvents(Vec<String>),
}

impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        struct OneKey;
        impl<'de> Visitor<'de> for OneKey {
            type Value = Step;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "a step: a player's name and a choice, or luck, offered, not-offered, only, refused, standing, foreseen, expect, events or no-events",
                )
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Step, A::Error> {
                let key: String = map.next_key()?.ok_or_else(|| A::Error::custom("an empty step"))?;
                let step = match key.as_str() {
                    "luck" => Step::Luck(map.next_value()?),
                    "offered" => Step::Offered(map.next_value()?),
                    "not-offered" => Step::NotOffered(map.next_value()?),
                    "only" => Step::Only(map.next_value()?),
                    "refused" => Step::Refused(map.next_value()?),
                    "standing" => Step::Standing(map.next_value()?),
                    "foreseen" => Step::Foreseen(map.next_value()?),
                    "expect" => Step::Expect(Box::new(map.next_value()?)),
                    "events" => Step::Events(map.next_value()?),
                    "no-events" => Step::NoEvents(map.next_value()?),
                    _ => Step::Choice { player: key, choice: map.next_value()? },
                };
                match map.next_key::<String>()? {
                    Some(second) => Err(A::Error::custom(format!(
                        "a step has one key; expected a dash before “{second}”, which makes it a step of its own"
                    ))),
                    None => Ok(step),
                }
            }
        }
        input.deserialize_map(OneKey)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Step {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Step".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        crate::content::schemas::step(generator)
    }
}
