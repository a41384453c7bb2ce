//! Sentences with their options as a list, for where there is room for one.

use crate::catalogue::Catalogue;
use crate::effects::{Said, Writer};
use crate::grammar::{Phrase, Voice, capital};
use crate::sentences::Around;
use darkrock_rules::content::{BlockId, Op};

/// Sentences, and the options that the last of them introduces.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Piece {
    /// Complete sentences; where options follow, the last one introduces them.
    pub text: String,
    /// What can be chosen, each without a full stop; none after plain sentences.
    pub options: Vec<String>,
}

/// A sentence without its mark, and the same with its options as a list, if it has any.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Uttered {
    pub(crate) text: String,
    pub(crate) listed: Option<Piece>,
}

impl From<String> for Uttered {
    fn from(text: String) -> Self {
        Self { text, listed: None }
    }
}

impl AsRef<str> for Uttered {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

/// Sentences with their options as lists; nothing if they have none.
pub(crate) fn pieces(catalogue: &Catalogue, uttered: &[Uttered]) -> Vec<Piece> {
    if uttered.iter().all(|each| each.listed.is_none()) {
        return Vec::new();
    }
    let mut done: Vec<Piece> = Vec::new();
    for each in uttered {
        let next = match &each.listed {
            Some(piece) => Piece { text: capital(&piece.text), options: piece.options.clone() },
            None => Piece { text: catalogue.sentence(&each.text), options: Vec::new() },
        };
        match done.last_mut().filter(|last| last.options.is_empty()) {
            Some(last) => *last = Piece { text: [last.text.as_str(), next.text.as_str()].join(" "), ..next },
            None => done.push(next),
        }
    }
    done
}

impl Writer<'_> {
    /// What one clause says.
    pub(crate) fn told_one(&self, clause: &str) -> Said {
        self.told(&[Uttered::from(clause.to_owned())])
    }

    /// What sentences say, in all forms.
    pub(crate) fn told(&self, uttered: &[Uttered]) -> Said {
        Said {
            text: self.catalogue.sentences(uttered),
            label: self.catalogue.label(uttered),
            pieces: pieces(self.catalogue, uttered),
        }
    }

    /// A block with its options as lists; nothing if it has none.
    pub(crate) fn block_pieces(&self, block: BlockId) -> Vec<Piece> {
        pieces(self.catalogue, &self.sentences(block, &Around::default()))
    }

    /// An effect as one sentence; a choice also with its options as a list.
    pub(crate) fn uttered(&self, op: &Op, around: &Around) -> Uttered {
        let voice = around.voice();
        let text = self.utter(around, &self.nested_clause(op, voice));
        Uttered { text, listed: self.list_of(op, around, voice) }
    }

    /// A choice that is no short one, as a list.
    fn list_of(&self, op: &Op, around: &Around, voice: Voice) -> Option<Piece> {
        let (rows, pick) = match *op {
            Op::Choose { first, count, .. } => (self.rows(first, count), None),
            Op::ChooseSeveral { first, count, pick } => (self.rows(first, count), Some(pick)),
            _ => return None,
        };
        if pick.is_none() && self.is_short_choice(rows, voice) {
            return None;
        }
        let form = if voice == Voice::They { Voice::TheyBare } else { voice };
        let head = Phrase::long(self.before_list(pick, voice)?);
        let options = rows.iter().map(|row| capital(&self.listed_option(row, form))).collect();
        Some(Piece { text: self.utter(around, &head), options })
    }
}
