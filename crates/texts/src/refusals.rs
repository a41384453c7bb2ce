//! Messages for the reasons why a choice is unavailable.

use crate::Texts;
use crate::message::Message;
use darkrock_rules::modules::{self, ante_up};
use darkrock_rules::refusal::Refusal;

/// Why a choice cannot be made now.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Message {
    let n = match *refusal {
        Refusal::Short { money } => Some(money),
        Refusal::TooManyItems { limit } => Some(limit),
        Refusal::Module(modules::Refusal::AnteUp(ante_up::Refusal::FrontierPrice { price, .. })) => Some(price),
        _ => None,
    };
    let message = Message::new(format!("refusal-{}", refusal.code()));
    match n {
        Some(n) => message.n("n", n),
        None => message,
    }
}

impl Texts {
    /// Why a choice cannot be made now.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.render(&self::refusal(refusal), &|_| String::new())
    }
}
