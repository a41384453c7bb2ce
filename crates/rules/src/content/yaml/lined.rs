//! Values with the line in which they stand.

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// The name by which a reader recognizes that a type wants its line.
pub(super) const LINED: &str = "$lined";

/// A value with its line.
#[derive(Clone, Debug)]
pub struct Lined<T> {
    /// The line, from 1.
    pub line: u32,
    /// What was read there.
    pub value: T,
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Lined<T> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        struct Both<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Both<T> {
            type Value = Lined<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value with its line")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Lined<T>, A::Error> {
                let missing = || A::Error::custom("expected a value with its line");
                let line = seq.next_element()?.ok_or_else(missing)?;
                let value = seq.next_element()?.ok_or_else(missing)?;
                Ok(Lined { line, value })
            }
        }
        input.deserialize_tuple_struct(LINED, 2, Both(PhantomData))
    }
}
