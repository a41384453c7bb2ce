//! Why a choice is closed, as a sentence.

use crate::Texts;
use crate::catalogue::Args;
use darkrock_rules::refusal::Refusal;

impl Texts {
    /// Why a choice cannot be made now.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let n = match *refusal {
            Refusal::Short { money } => money,
            Refusal::TooManyItems { limit } => limit,
            _ => 0,
        };
        self.catalogue().with(&format!("refusal-{}", refusal.code()), &Args::new().n("n", n))
    }
}
