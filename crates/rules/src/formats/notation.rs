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

/// The maximum number of cards that count as nuggets, so that a deposit can name any selection: a mask of 8 bits.
const NUGGET_CARDS: usize = 8;

/// The textual form of a choice. Unknown content prints as `#` and its number.
pub fn print(content: &Content, choice: Choice) -> String {
    let verb = kind(choice).verb;
    let named = |thing, index: u8| format!("{verb} {}", name(content, thing, index));
    match choice {
        Choice::Draft(c) | Choice::UseCharacter(c) | Choice::Arrest(c) => named(Thing::Character, c.0),
        Choice::Target(who) => format!("{verb} {}", figure_name(content, who)),
        Choice::Start(space) | Choice::Sheriff(space) => named(Thing::Space, space.0),
        Choice::Equip(item) | Choice::UseItem(item) | Choice::Buy(item) | Choice::Upgrade(item) => {
            named(Thing::Item, item.0)
        }
        Choice::Choose(key) => named(Thing::OptionKey, key.0),
        Choice::Goal(goal) => named(Thing::Goal, goal.0),
        Choice::Move { to, mesas } | Choice::Ride { to, mesas } => print_ride(content, verb, to, mesas),
        Choice::Play(card)
        | Choice::Commit(card)
        | Choice::React(card)
        | Choice::Discard(card)
        | Choice::Give(card) => format!("{verb} {card}"),
        Choice::Npc(card) => format!("{verb} {card}"),
        Choice::Income(income) => format!("{verb} {}", income.word()),
        Choice::Reward(reward) => format!("{verb} {}", reward.word()),
        Choice::Fight { kind, target } => {
            format!("{verb} {} {}", kind.id(), figure_name(content, target))
        }
        Choice::Reroll(n) | Choice::Revel(n) => format!("{verb} {n}"),
        Choice::Contribute(deck) => format!("{verb} {}", u16::from(deck) + 1),
        Choice::Deposit { nuggets, cards } => print_deposit(content, nuggets, cards),
        Choice::Lay(a, b) => print_lay(a, b),
        Choice::Steal { what, cattle } => print_steal(content, what, cattle),
        Choice::Halt => "sheriff stop".to_owned(),
        Choice::GiveMoney => "give money".to_owned(),
        Choice::Module(choice) => format!("{verb}{}", choice.arguments(content)),
        Choice::KeepTokens(counts) => print_tokens(content, counts),
        _ => verb.to_owned(),
    }
}

fn print_ride(content: &Content, verb: &str, to: Space, mesas: u8) -> String {
    let via = match mesas {
        0 => String::new(),
        1 => " via mesa".to_owned(),
        more => format!(" via {more} mesas"),
    };
    format!("{verb} {}{via}", name(content, Thing::Space, to.0))
}

fn print_deposit(content: &Content, nuggets: u8, cards: u8) -> String {
    let mut text = format!("deposit {nuggets}");
    let chosen = content.nugget_cards.iter().take(NUGGET_CARDS).enumerate().filter(|(i, _)| cards >> i & 1 == 1);
    for (_, card) in chosen {
        text.push_str(&format!(" {card}"));
    }
    text
}

fn print_lay(a: Option<Card>, b: Option<Card>) -> String {
    let mut cards: Vec<Card> = a.into_iter().chain(b).collect();
    cards.sort();
    match cards[..] {
        [] => "lay nothing".to_owned(),
        [one] => format!("lay {one}"),
        [first, second, ..] => format!("lay {first} {second}"),
    }
}

fn print_steal(content: &Content, what: Loot, cattle: bool) -> String {
    let word = match what {
        Loot::Item(item) => content.specs.items[item.index()].id.as_str(),
        what => what.word(),
    };
    match (what, cattle) {
        (Loot::Nothing, true) => "steal cattle".to_owned(),
        (_, true) => format!("steal {word} cattle"),
        (_, false) => format!("steal {word}"),
    }
}

fn print_tokens(content: &Content, counts: [u8; 3]) -> String {
    let mut values: Vec<u8> = Vec::new();
    for (lp, count) in content.token_lp.into_iter().zip(counts) {
        values.extend(std::iter::repeat_n(lp, usize::from(count)));
    }
    values.sort_unstable_by(|a, b| b.cmp(a));
    if values.is_empty() {
        return "keep-tokens nothing".to_owned();
    }
    let words: Vec<String> = values.iter().map(u8::to_string).collect();
    format!("keep-tokens {}", words.join(" "))
}
