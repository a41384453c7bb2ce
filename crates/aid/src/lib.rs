//! The player aid: how to play, as pages that can be read, searched, printed and exported to other programs.
//!
//! It is generated for a table: an edition, variants, a number of players and a language. Its texts are messages of
//! `locales/<language>/aid.ftl` and `rules.ftl`, its numbers come from the content, its order of a fight from the
//! edition's compiled steps, and its cards from the generated texts, so that it always agrees with the rules in play.
//!
//! [`Aid`] is the aid, [`page`] its building blocks; [`markdown`] and [`module`] convert pages to and from the format
//! of player-aid files, [`html`] to a folder of static pages.

pub mod aid;
pub mod html;
pub mod markdown;
pub mod module;
pub mod page;
mod search;
pub mod text;

pub use aid::{Aid, For};
pub use module::{Module, ModuleError};
pub use page::{Block, Fact, Mark, Section, Span};
pub use search::{Hit, Vocabulary, search};
