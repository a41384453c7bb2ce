//! Sets, written as lists, and amounts, written as an object. They take less memory and time than lists and maps would.

use crate::Id;
use crate::ids;
use darkrock_rules::ids::{CardSet, FightSet, SeatSet};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

macro_rules! written_as_lists {
    ($($(#[$doc:meta])* $name:ident($set:ty) as $list:literal = $member:ty, $write:expr;)*) => {$(
        $(#[$doc])*
        #[derive(TS, Clone, Copy, PartialEq, Eq, Default, Debug)]
        #[ts(as = $list)]
        pub struct $name(pub $set);

        impl $name {
            /// Whether it has no members.
            pub fn is_empty(&self) -> bool {
                self.0.is_empty()
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.0.iter().map($write))
            }
        }

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                ArrayBuilder::new().items(<$member>::schema()).into()
            }
        }

        impl ToSchema for $name {}
    )*};
}

written_as_lists! {
    /// Poker cards as in the notation.
    Cards(CardSet) as "Vec<Id>" = Id, Id::of;
    /// Fight cards as in the notation.
    FightCards(FightSet) as "Vec<Id>" = Id, Id::of;
    /// Seats, from 1.
    Seats(SeatSet) as "Vec<u8>" = u8, ids::seat;
}

/// Amounts by id, each id once; written as an object.
#[derive(TS, Clone, PartialEq, Eq, Default, Debug)]
#[ts(as = "BTreeMap<Id, u8>")]
pub struct Amounts(pub Vec<(Id, u8)>);

impl Serialize for Amounts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(id, amount)| (id, amount)))
    }
}

impl PartialSchema for Amounts {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().additional_properties(Some(u8::schema())).into()
    }
}

impl ToSchema for Amounts {}
