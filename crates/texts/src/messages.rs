//! Conversion of events, choices and questions to language-independent [`crate::Message`]s. Nothing here needs a
//! [`crate::Texts`].

pub use crate::labels::choice;
pub use crate::log::event;
pub use crate::questions::{awaited, question, why};
pub use crate::refusals::refusal;

use darkrock_rules::content::{BlockId, Content, Op};
use darkrock_rules::ids::OptionKey;

/// The row of an option: the one of this name among `count` rows from `first` (see
/// [`darkrock_rules::frame::Frame::Choose`]).
#[must_use]
pub fn option_row(content: &Content, first: u16, count: u8, key: OptionKey) -> Option<u16> {
    let mut rows = first..first.saturating_add(u16::from(count));
    rows.find(|row| content.options.get(usize::from(*row)).is_some_and(|o| o.key == key))
}

/// Every price of the content with its effects. Indices in this list are the rows of [`offer_index`].
pub fn offers(content: &Content) -> impl Iterator<Item = (BlockId, BlockId)> {
    content.ops.iter().filter_map(|op| match *op {
        Op::May { price, get } => Some((price, get)),
        _ => None,
    })
}

/// The row of a price and its effects, as offered by [`darkrock_rules::frame::Frame::May`].
#[must_use]
pub fn offer_index(content: &Content, price: BlockId, get: BlockId) -> Option<u16> {
    offers(content).position(|offer| offer == (price, get)).and_then(|row| u16::try_from(row).ok())
}
