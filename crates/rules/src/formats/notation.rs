//! The notation: the textual form of every choice and every random outcome.
//!
//! It is used in input, logs, the bot protocol and records (`docs/notation.md`). A form depends on the content alone,
//! never on the position: it is unambiguous, even if the choice is not possible. Printing gives the canonical form;
//! parsing ignores case, extra spaces and the order of cards.

mod error;
mod kinds;
mod names;
mod outcome;
mod parse;
#[cfg(test)]
mod tests;

pub use error::NotationError;
pub use kinds::{KindDoc, every_choice, kind, kinds, kinds_of};
pub use names::nearest;
pub use outcome::{canonical, every_outcome, outcome_matches, parse_outcome, print_outcome};
pub use parse::parse;

use crate::content::Content;
use crate::core::choice::{Choice, Loot};
use crate::core::ids::{Card, Space};
use crate::core::word::Word;
use names::{Thing, figure_name, name};
use std::fmt;

/// The maximum number of cards that count as nuggets, so that a deposit can name any selection: a mask of 8 bits.
const NUGGET_CARDS: usize = 8;

/// The textual form of a choice. Unknown content prints as `#` and its number.
pub fn print(content: &Content, choice: Choice) -> String {
    Printed(content, choice).to_string()
}

/// A choice that prints as its textual form, for callers that need no `String`.
pub struct Printed<'c>(pub &'c Content, pub Choice);

impl fmt::Display for Printed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(content, choice) = *self;
        let verb = kind(choice).verb;
        let mut named = |thing, index: u8| write!(f, "{verb} {}", name(content, thing, index));
        match choice {
            Choice::Draft(c) | Choice::UseCharacter(c) | Choice::Arrest(c) => named(Thing::Character, c.0),
            Choice::Target(who) => write!(f, "{verb} {}", figure_name(content, who)),
            Choice::Start(space) | Choice::Sheriff(space) => named(Thing::Space, space.0),
            Choice::Equip(item) | Choice::UseItem(item) | Choice::Buy(item) | Choice::Upgrade(item) => {
                named(Thing::Item, item.0)
            }
            Choice::Choose(key) => named(Thing::OptionKey, key.0),
            Choice::Goal(goal) => named(Thing::Goal, goal.0),
            Choice::Move { to, mesas } | Choice::Ride { to, mesas } => print_ride(f, content, verb, to, mesas),
            Choice::Play(card)
            | Choice::Commit(card)
            | Choice::React(card)
            | Choice::Discard(card)
            | Choice::Give(card) => write!(f, "{verb} {card}"),
            Choice::Npc(card) => write!(f, "{verb} {card}"),
            Choice::Income(income) => write!(f, "{verb} {}", income.word()),
            Choice::Reward(reward) => write!(f, "{verb} {}", reward.word()),
            Choice::Fight { kind, target } => write!(f, "{verb} {} {}", kind.id(), figure_name(content, target)),
            Choice::Reroll(n) | Choice::Revel(n) => write!(f, "{verb} {n}"),
            Choice::Contribute(deck) => write!(f, "{verb} {}", u16::from(deck) + 1),
            Choice::Deposit { nuggets, cards } => print_deposit(f, content, nuggets, cards),
            Choice::Lay(a, b) => print_lay(f, a, b),
            Choice::Steal { what, cattle } => print_steal(f, content, what, cattle),
            Choice::Halt => f.write_str("sheriff stop"),
            Choice::GiveMoney => f.write_str("give money"),
            Choice::Module(choice) => write!(f, "{verb}{}", choice.arguments(content)),
            Choice::KeepTokens(counts) => print_tokens(f, content, counts),
            _ => f.write_str(verb),
        }
    }
}

fn print_ride(f: &mut fmt::Formatter<'_>, content: &Content, verb: &str, to: Space, mesas: u8) -> fmt::Result {
    write!(f, "{verb} {}", name(content, Thing::Space, to.0))?;
    match mesas {
        0 => Ok(()),
        1 => f.write_str(" via mesa"),
        more => write!(f, " via {more} mesas"),
    }
}

fn print_deposit(f: &mut fmt::Formatter<'_>, content: &Content, nuggets: u8, cards: u8) -> fmt::Result {
    write!(f, "deposit {nuggets}")?;
    let mut chosen = content.nugget_cards.iter().take(NUGGET_CARDS).enumerate().filter(|(i, _)| cards >> i & 1 == 1);
    chosen.try_for_each(|(_, card)| write!(f, " {card}"))
}

fn print_lay(f: &mut fmt::Formatter<'_>, a: Option<Card>, b: Option<Card>) -> fmt::Result {
    match (a.max(b), a.min(b)) {
        (None, _) => f.write_str("lay nothing"),
        (Some(one), None) => write!(f, "lay {one}"),
        (Some(second), Some(first)) => write!(f, "lay {first} {second}"),
    }
}

fn print_steal(f: &mut fmt::Formatter<'_>, content: &Content, what: Loot, cattle: bool) -> fmt::Result {
    let word = match what {
        Loot::Item(item) => content.specs.items[item.index()].id.as_str(),
        what => what.word(),
    };
    match (what, cattle) {
        (Loot::Nothing, true) => f.write_str("steal cattle"),
        (_, true) => write!(f, "steal {word} cattle"),
        (_, false) => write!(f, "steal {word}"),
    }
}

fn print_tokens(f: &mut fmt::Formatter<'_>, content: &Content, counts: [u8; 3]) -> fmt::Result {
    let mut values: Vec<u8> = Vec::new();
    for (lp, count) in content.token_lp.into_iter().zip(counts) {
        values.extend(std::iter::repeat_n(lp, usize::from(count)));
    }
    if values.is_empty() {
        return f.write_str("keep-tokens nothing");
    }
    values.sort_unstable_by(|a, b| b.cmp(a));
    f.write_str("keep-tokens")?;
    values.iter().try_for_each(|lp| write!(f, " {lp}"))
}
