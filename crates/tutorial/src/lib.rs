//! The tutorial: lessons made of prepared positions and steps, and the guide through them.
//!
//! A [`Lesson`] is data (`content/base/tutorial/*.yaml`, described in `docs/tutorial.md`); it is validated on loading
//! by playing its own answers, so that every step has a position to return to. A [`Guide`] follows a player: any legal
//! choice is played, and the guide leads back. The guide's texts are message ids (`locales/<language>/tutorial.ftl`);
//! nothing here reads files, uses a clock or depends on a language.

mod format;
mod guide;
mod lesson;
mod luck;
#[cfg(test)]
mod tests;

pub use format::Show;
pub use guide::{Guide, Moved, Reply};
pub use lesson::{Lesson, LessonError, Step};
pub use luck::LessonLuck;

use darkrock_rules::Content;
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

/// The shipped lessons, in the recommended order: file name and text.
const FILES: [(&str, &str); 3] = [
    ("moving.yaml", include_str!("../../../content/base/tutorial/moving.yaml")),
    ("fights.yaml", include_str!("../../../content/base/tutorial/fights.yaml")),
    ("law.yaml", include_str!("../../../content/base/tutorial/law.yaml")),
];

/// All lessons, in the recommended order.
///
/// # Errors
/// When a lesson does not match the content or the rules; never for the shipped content, as a test checks.
pub fn lessons(content: &Content) -> Result<Vec<Lesson>, LessonError> {
    FILES.iter().map(|(file, text)| Lesson::read(content, file, text)).collect()
}
