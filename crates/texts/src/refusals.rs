//! Messages for the reasons why a choice is unavailable.

use crate::Texts;
use crate::message::Message;
use darkrock_rules::modules::{self, ante_up};
use darkrock_rules::refusal::Refusal;

/// Why a choice cannot be made now.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Message {
    let n = match *refusal {
        Refusal::Short { money } => money,
        Refusal::TooManyItems { limit } => limit,
        Refusal::Module(modules::Refusal::AnteUp(ante_up::Refusal::FrontierPrice { price, .. })) => price,
        _ => 0,
    };
    Message::new(format!("refusal-{}", refusal.code())).n("n", n)
}

impl Texts {
    /// Why a choice cannot be made now.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.render(&self::refusal(refusal), &|_| String::new())
    }
}
