//! Scenarios: examples of the rulebook as executable tests (`docs/scenarios.md`).
//!
//! [`parse`] parses a file's text, [`run`] plays a scenario, [`Suite`] many, [`Coverage`] reports rules and content without
//! scenarios.
//! No file I/O here.

mod cast;
mod coverage;
mod editions;
mod event_words;
mod events;
mod expect;
mod format;
mod luck;
mod mapping;
mod position;
mod run;
mod show;
mod show_frames;
mod stage;
mod step;
mod suite;
#[cfg(test)]
mod tests;
mod trader;

pub use coverage::{Coverage, CoverageList, UnknownCover, content_ids, nearest_covers, unknown_covers};
pub use events::print_event;
#[cfg(feature = "schema")]
pub(crate) use format::Document;
pub use format::{At, Expect, FormatError, PhaseWord, PlayerExpect, PlayerPosition, Position, Scenario, parse};
pub use run::{Failure, Report, run, run_all};
pub use stage::stage;
pub use step::Step;
pub use suite::{Suite, SuiteError};
