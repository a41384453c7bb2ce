//! Whole games as JSON: with their generator, so that they go on elsewhere as they would have here.

use super::error::{Code, Fault};
use super::slot::{Kind, Origin, Slot};
use darkrock_rules::chance::FastChance;
use darkrock_rules::record::{Entry, Header, Record, Session};
use darkrock_rules::{Choice, Content, Game, Seat, Selection, fairness, notation};
use darkrock_wire::ids::seat as seat_number;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// A choice of a seat.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Chosen {
    seat: u64,
    choice: String,
}

/// A saved game.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(untagged, deny_unknown_fields, expecting = "expected what save gave as “saved”")]
pub(super) enum Saved {
    /// One that began with a setup: its record says how it came to be where it is, and its generator how it goes on.
    Recorded {
        record: String,
        /// The state of the generator, as hexadecimal digits.
        generator: String,
        /// Simultaneous choices of which others are not known yet: no record has them.
        pending: Vec<Chosen>,
        /// Whether decisions with one legal choice are played without asking.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        play_single: bool,
    },
    /// One that began with a position: it is played again.
    Placed { position: Value, seed: u64, choices: Vec<Chosen>, pending: Vec<Chosen>, hash: String },
}

type Table<'c> = Session<'c, FastChance>;

fn bad(what: impl Into<String>) -> Fault {
    Fault::new(Code::BadRecord, what)
}

fn chosen(game: &Game<'_>, seat: Seat, choice: Choice) -> Chosen {
    Chosen { seat: seat_number(seat).into(), choice: notation::print(game.content, choice) }
}

fn pending(session: &Table<'_>) -> Vec<Chosen> {
    let answered = session.answered().iter().filter_map(|seat| Some((seat, session.answer(seat)?)));
    answered.map(|(seat, choice)| chosen(session.game(), seat, choice)).collect()
}

fn generator(chance: &FastChance) -> String {
    fairness::hex(&chance.state().map(u64::to_be_bytes).concat())
}

fn read_generator(digits: &str) -> Option<FastChance> {
    let bytes = fairness::unhex::<32>(digits)?;
    let word = |at: usize| bytes[8 * at..8 * at + 8].iter().fold(0, |word, byte| word << 8 | u64::from(*byte));
    FastChance::resumed([word(0), word(1), word(2), word(3)])
}

impl Saved {
    /// The whole game, as it is now.
    pub(super) fn of(slot: &Slot<'_>) -> Result<Self, Fault> {
        match &slot.kind {
            Kind::Table(session) => Ok(Self::Recorded {
                record: session.record().print(session.game().content),
                generator: generator(session.chance()),
                pending: pending(session),
                play_single: slot.single,
            }),
            Kind::Placed { session, origin } => {
                let choices = session.entries().iter().filter_map(|entry| match entry {
                    Entry::Choice { seat, choice } => Some(chosen(session.game(), *seat, *choice)),
                    Entry::Luck(_) => None,
                });
                Ok(Self::Placed {
                    position: origin.position.clone(),
                    seed: origin.seed,
                    choices: choices.collect(),
                    pending: pending(session),
                    hash: session.game().state.hash(),
                })
            }
            Kind::Sample(_) => {
                Err(Fault::new(Code::Sample, "a sample cannot be saved: save its game, and sample that again"))
            }
        }
    }

    /// The game that was saved, and how many of its choices have been played.
    pub(super) fn load<'c>(
        self,
        content: impl Fn(Option<Selection>) -> Result<&'c Content, Fault>,
    ) -> Result<(Slot<'c>, usize), Fault> {
        let (mut slot, count, pending) = match self {
            Self::Recorded { record, generator, pending, play_single } => {
                let chance = read_generator(&generator).ok_or_else(|| {
                    bad("the generator is not valid: expected 64 hexadecimal digits that are not all 0")
                })?;
                let selection = Header::parse(&record).ok().map(|header| header.setup.selection);
                let content = content(selection)?;
                let record = Record::parse(content, &record).map_err(|e| bad(e.to_string()))?;
                let session = Session::resume(content, &record, chance, &mut ()).map_err(|e| bad(e.to_string()))?;
                (Slot { kind: Kind::Table(Box::new(session)), single: play_single }, record.choices(), pending)
            }
            Self::Placed { position, seed, choices, pending, hash } => {
                let origin = Origin { position: position.clone(), seed };
                let mut slot = Slot::placed(content, Arc::new(origin))?;
                replay(&mut slot, &choices)?;
                let reached = slot.game().state.hash();
                if reached != hash {
                    return Err(bad(format!(
                        "the game was saved in position {hash}, and its choices lead to {reached}"
                    )));
                }
                (slot, choices.len(), pending)
            }
        };
        replay(&mut slot, &pending)?;
        Ok((slot, count))
    }
}

fn replay(slot: &mut Slot<'_>, choices: &[Chosen]) -> Result<(), Fault> {
    for (at, Chosen { seat, choice }) in choices.iter().enumerate() {
        let wrong = |what: String| bad(format!("choice {} of seat {seat}, {choice}: {what}", at + 1));
        let by = slot.seat(*seat)?;
        let choice = notation::parse(slot.game().content, choice).map_err(|e| wrong(e.to_string()))?;
        slot.play(by, choice, &mut Vec::new()).map_err(|fault| wrong(fault.message().to_owned()))?;
    }
    Ok(())
}
