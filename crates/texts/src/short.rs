//! The short form of effects, for buttons: from the same tree as the sentences of a card.

use crate::catalogue::Args;
use crate::effects::Writer;
use crate::pieces::Uttered;
use darkrock_rules::content::{BlockId, Op, Source};

/// How much is said of what effects do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Length {
    /// All of it, for a card and for the handbook.
    Full,
    /// All of it in the short forms of the language, without "choose one", and without what "you may" do afterward.
    Short,
    /// Without what follows from what is done, which is asked or told when it is done.
    Gist,
    /// What is done first.
    First,
    /// The same, and of a choice only how many of its effects there are.
    Least,
}

impl Length {
    /// How much is said of the options of a choice, if less than of what is around it.
    pub(crate) const fn of_options(self) -> Option<Self> {
        match self {
            Self::Gist => Some(Self::First),
            Self::Full | Self::Short | Self::First | Self::Least => None,
        }
    }
}

/// The letters that a button has room for, where a language does not say otherwise.
const ROOM: usize = 80;

impl<'a> Writer<'a> {
    /// The same writer at another length.
    pub(crate) const fn at_length(&self, length: Length) -> Writer<'a> {
        Writer { content: self.content, catalogue: self.catalogue, places: self.places, length }
    }

    /// A price and its effects on a button: as much of them as it has room for.
    pub(crate) fn button(&self, price: BlockId, effects: BlockId) -> String {
        let (price, effects) = match (price, self.content.block(effects)) {
            (BlockId(0), [Op::May { price, get }]) => (*price, *get),
            _ => (price, effects),
        };
        self.fitting(|length| self.catalogue.label(&self.at_length(length).bargain_clauses(price, effects)))
    }

    /// What the abilities of a source do, in as many letters as a button has room for.
    pub(crate) fn gist(&self, passives: Vec<String>, source: Source) -> String {
        let passives: Vec<Uttered> = passives.into_iter().map(Uttered::from).collect();
        self.fitting(|length| {
            let writer = self.at_length(length);
            let abilities = self.content.abilities_of(source).iter();
            let does = abilities.flat_map(|row| writer.bargain_clauses(row.price, row.effects));
            self.catalogue.label(&passives.iter().cloned().chain(does).collect::<Vec<_>>())
        })
    }

    /// The longest text that a button has room for.
    fn fitting(&self, said: impl Fn(Length) -> String) -> String {
        let room = self.room();
        let fits = |text: &String| text.chars().count() <= room;
        [Length::Short, Length::Gist, Length::First]
            .into_iter()
            .map(&said)
            .find(fits)
            .unwrap_or_else(|| said(Length::Least))
    }

    /// The letters that a button has room for.
    pub(crate) fn room(&self) -> usize {
        self.catalogue.text("button-letters").parse().unwrap_or(ROOM)
    }

    /// The effects of a block that are said.
    pub(crate) fn effects_of(&self, block: BlockId) -> &'a [Op] {
        let ops = self.content.block(block);
        let offered = |op: &Op| matches!(op, Op::May { price: BlockId(0), .. });
        let follows = |op: &Op| matches!(op, Op::May { .. } | Op::If { .. });
        let before = |after: &dyn Fn(&Op) -> bool| ops.iter().skip(1).position(after).map_or(ops.len(), |at| at + 1);
        let said = match self.length {
            Length::Full => ops.len(),
            Length::Short => before(&offered),
            Length::Gist => before(&follows),
            Length::First | Length::Least => ops.len().min(1),
        };
        &ops[..said]
    }

    /// A message in the form of this length: a short one has an attribute for it where the language has shorter words.
    pub(crate) fn what(&self, id: &str, args: &Args<'_>) -> String {
        let short = (self.length > Length::Full).then(|| self.catalogue.attribute(id, "short", args)).flatten();
        short.unwrap_or_else(|| self.catalogue.with(id, args))
    }

    /// An attribute of a message in the form of this length.
    pub(crate) fn form(&self, id: &str, name: &str, args: &Args<'_>) -> Option<String> {
        let short = || self.catalogue.attribute(id, &format!("short-{name}"), args);
        (self.length > Length::Full).then(short).flatten().or_else(|| self.catalogue.attribute(id, name, args))
    }
}
