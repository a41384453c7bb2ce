//! The tutorial: lessons made of prepared positions and steps, and the guide through them.
//!
//! A [`Lesson`] is data (`content/<module>/tutorial/*.yaml`, described in `docs/tutorial.md`); it is validated on loading
//! by playing its own answers, so that every step has a position to return to. A [`Guide`] follows a player: any legal
//! choice is played, and the guide leads back. The guide's texts are message ids (`tutorial.ftl` of each language and
//! module); nothing here reads files, uses a clock or depends on a language.

mod format;
mod guide;
mod lesson;
mod luck;
mod source;
#[cfg(test)]
mod tests;

pub use format::Show;
pub use guide::{Guide, Moved, Reply};
pub use lesson::{Lesson, LessonError, Step};
pub use luck::LessonLuck;
pub use source::{LessonSource, sources};

use darkrock_rules::ids::Seat;
use darkrock_rules::record::Session;

/// A game in which a lesson is played.
pub type Stage<'c> = Session<'c, LessonLuck<'c>>;

/// The JSON Schemas of all files of the content, of scenarios and of lessons: their names and texts.
#[cfg(feature = "schema")]
pub fn schemas() -> Vec<(&'static str, String)> {
    let mut all = darkrock_rules::schemas::all();
    all.push(("lesson", darkrock_rules::schemas::schema::<format::LessonFile>("A lesson")));
    all.into_iter().map(|(name, schema)| (name, format!("{schema:#}\n"))).collect()
}

/// The learner's seat: always the first.
pub const LEARNER: Seat = Seat(0);
