//! What people are asked outside of their own turns, by kind: the questions for which a table over days waits, and which
//! standing orders can answer.

use darkrock_rules::Choice;
use darkrock_rules::content::Content;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::state::Public;

/// A kind of question that a person answers outside of their own turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Aside {
    /// The card of a bandit, a guard, the Sheriff or another opponent, and whether it restarts the fight.
    Npc,
    /// A reaction window in which only a pass is possible.
    EmptyWindow,
    /// A reaction window with a card or an ability that fits.
    Window,
    /// A goal that can be shown.
    Goal,
    /// A fight in which the person takes part: its card, declining, the bonuses of cards, the loot.
    Fight,
    /// Joining a game of poker, and playing it.
    Poker,
    /// Joining a game of faro, and betting.
    Faro,
    /// A step of the Sheriff.
    Sheriff,
    /// Anything else, as the effects of others' cards.
    Other,
}

impl Aside {
    /// The kind of a question in this position, by what it offers to the person who is asked.
    pub fn of(content: &Content, public: &Public, choices: &[Choice]) -> Self {
        let question = public.stack.peek();
        if matches!(question, Frame::NpcRestart { .. }) || choices.iter().any(|choice| matches!(choice, Choice::Npc(_)))
        {
            return Self::Npc;
        }
        if public.is_window(content) {
            return match choices {
                [Choice::Pass | Choice::End] => Self::EmptyWindow,
                _ if shows_goals(question) => Self::Goal,
                _ => Self::Window,
            };
        }
        match question {
            Frame::Fight => Self::Fight,
            Frame::Poker => Self::Poker,
            Frame::Sheriff { .. } => Self::Sheriff,
            _ if public.faro().is_some() => Self::Faro,
            _ => Self::Other,
        }
    }

    /// Its name, as in the results of `darkrock waits`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Whether goals can be shown.
pub const fn shows_goals(question: &Frame) -> bool {
    matches!(question, Frame::Points { .. } | Frame::Turn(TurnStep::Goals))
}
