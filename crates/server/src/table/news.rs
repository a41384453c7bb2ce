//! An update: what a choice has changed in the position that each client was last sent.
//!
//! The changes of the public position are found once for all clients that were last sent the same one, and what a viewer
//! sees besides once for each viewer. Both are compared after redaction, so that an update says nothing that the two
//! positions would not.

use super::outbound::log_entry;
use crate::game::{LiveGame, Numbered};
use crate::wire::ids::Ids;
use crate::wire::live::{GameNow, Seen, awaited};
use crate::wire::message::Message;
use crate::wire::position::Position;
use axum::extract::ws::Utf8Bytes;
use darkrock_rules::event::Event;
use darkrock_rules::ids::Seat;
use darkrock_wire::changes::Changes;
use serde::Serialize;
use std::io::Write as _;
use std::sync::Arc;

/// The usual size of a message without a snapshot, in bytes.
const USUAL_BYTES: usize = 1 << 10;
/// The usual size of an event.
const USUAL_EVENT: usize = 256;

/// The JSON text of a message.
pub(super) fn json(message: &impl Serialize) -> Utf8Bytes {
    utf8(bytes(message, USUAL_BYTES))
}

fn utf8(json: Vec<u8>) -> Utf8Bytes {
    Utf8Bytes::try_from(json).expect("invariant: JSON is UTF-8")
}

/// A part of a message as JSON, which usually has so many bytes.
fn bytes(part: &impl Serialize, usual: usize) -> Vec<u8> {
    let mut text = Vec::with_capacity(usual);
    serde_json::to_writer(&mut text, part).expect("invariant: what the server sends is JSON");
    text
}

/// An entry of the log as JSON.
fn entry(game: &LiveGame, numbered: &Numbered, viewer: Option<Seat>) -> Vec<u8> {
    bytes(&log_entry(game, numbered, viewer), USUAL_EVENT)
}

/// What has happened, for viewers with the same redaction.
struct Told {
    viewer: Option<Seat>,
    /// The events as JSON, without the brackets.
    events: Vec<u8>,
    now: Arc<GameNow>,
}

/// A message, for clients that face the same seat and were last sent the same.
struct Ready {
    viewer: Option<Seat>,
    base: Option<Arc<GameNow>>,
    message: Utf8Bytes,
    now: Arc<GameNow>,
}

/// What has happened in a game, for its clients.
pub(super) struct News<'a> {
    game: &'a LiveGame,
    /// The number of the position.
    seq: u64,
    position: Arc<Position>,
    awaited: Arc<Message>,
    happened: Vec<&'a Numbered>,
    /// Each event as the public sees it, and its entry as JSON.
    public: Vec<(Event, Vec<u8>)>,
    told: Vec<Told>,
    /// The changes of the public position from earlier ones.
    changed: Vec<(Arc<Position>, Changes)>,
    ready: Vec<Ready>,
}

impl<'a> News<'a> {
    /// What has happened up to the position of this number.
    pub(super) fn new(game: &'a LiveGame, seq: u64, happened: impl Iterator<Item = &'a Numbered>) -> Self {
        let happened: Vec<_> = happened.collect();
        let public = happened.iter().map(|h| (h.event.seen_by(None), entry(game, h, None))).collect();
        let (ids, session) = (Ids(game.content()), game.session());
        let (position, awaited) = (Position::of(ids, session).into(), awaited(ids, session));
        let (told, changed, ready) = (Vec::new(), Vec::new(), Vec::new());
        Self { game, seq, position, awaited, happened, public, told, changed, ready }
    }

    /// The update for a client that faces this seat and was last sent this; with none everything is sent. Also returns
    /// what the client has been sent then.
    pub(super) fn update(&mut self, viewer: Option<Seat>, base: Option<&Arc<GameNow>>) -> (Utf8Bytes, Arc<GameNow>) {
        let same = |known: Option<&Arc<GameNow>>| match (known, base) {
            (Some(known), Some(base)) => Arc::ptr_eq(known, base),
            (known, base) => known.is_none() && base.is_none(),
        };
        if let Some(ready) = self.ready.iter().find(|r| r.viewer == viewer && same(r.base.as_ref())) {
            return (ready.message.clone(), Arc::clone(&ready.now));
        }
        let told = self.told(viewer);
        let now = Arc::clone(&self.told[told].now);
        let message = match base {
            Some(base) => {
                let changed = self.changed(&base.position);
                let seen = Changes::between("", &base.seen, &now.seen);
                message(
                    &self.told[told].events,
                    Some(base.seq),
                    self.seq,
                    &[self.changed[changed].1.list(), seen.list()],
                )
            }
            None => message(&self.told[told].events, None, self.seq, &[Changes::whole(&now).list()]),
        };
        self.ready.push(Ready { viewer, base: base.cloned(), message: message.clone(), now: Arc::clone(&now) });
        (message, now)
    }

    /// The index of what a viewer is told.
    fn told(&mut self, viewer: Option<Seat>) -> usize {
        if let Some(known) = self.told.iter().position(|told| told.viewer == viewer) {
            return known;
        }
        let mut events = Vec::with_capacity(self.public.iter().map(|(_, text)| text.len() + 1).sum());
        for (numbered, (public, text)) in self.happened.iter().zip(&self.public) {
            if !events.is_empty() {
                events.push(b',');
            }
            // An entry depends only on the event as redacted for its viewer.
            match numbered.event.seen_by(viewer) == *public {
                true => events.extend_from_slice(text),
                false => events.extend_from_slice(&entry(self.game, numbered, viewer)),
            }
        }
        let awaited = Arc::clone(&self.awaited);
        let seen = Seen::new(Ids(self.game.content()), self.game.session(), viewer, awaited);
        let now = Arc::new(GameNow { seq: self.seq, position: Arc::clone(&self.position), seen });
        self.told.push(Told { viewer, events, now });
        self.told.len() - 1
    }

    /// The index of the changes of the public position.
    fn changed(&mut self, from: &Arc<Position>) -> usize {
        self.changed.iter().position(|(known, _)| Arc::ptr_eq(known, from)).unwrap_or_else(|| {
            self.changed.push((Arc::clone(from), Changes::between("position", &**from, &*self.position)));
            self.changed.len() - 1
        })
    }
}

/// An [`Update`](crate::wire::live::Update) from its parts, which are JSON already.
fn message(events: &[u8], base: Option<u64>, seq: u64, changes: &[&[u8]]) -> Utf8Bytes {
    let length: usize = changes.iter().map(|list| list.len() + 1).sum();
    let mut text = Vec::with_capacity(events.len() + length + 96);
    text.extend_from_slice(br#"{"type":"update","events":["#);
    text.extend_from_slice(events);
    // Writing to memory cannot fail.
    let _ = match base {
        Some(base) => write!(text, r#"],"base":{base},"seq":{seq},"changes":["#),
        None => write!(text, r#"],"base":null,"seq":{seq},"changes":["#),
    };
    for (index, list) in changes.iter().filter(|list| !list.is_empty()).enumerate() {
        if index > 0 {
            text.push(b',');
        }
        text.extend_from_slice(list);
    }
    text.extend_from_slice(b"]}");
    utf8(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::live::{ToPage, Update};
    use serde_json::value::RawValue;

    #[test]
    fn a_message_is_what_its_type_says() {
        let raw = |text: &str| RawValue::from_string(text.to_owned()).expect("JSON");
        for base in [None, Some(41)] {
            let events = [r#"{"n":7,"type":"reshuffled"}"#, r#"{"n":8,"type":"reshuffled"}"#];
            let changes = [r#"[["undo"],1]"#, "", r#"[["chosen"],null]"#];
            let update = Update {
                events: events.iter().map(|event| raw(event)).collect(),
                base,
                seq: 42,
                changes: raw(&format!("[{},{}]", changes[0], changes[2])),
            };
            let typed = json(&ToPage::Update(Box::new(update)));
            assert_eq!(message(events.join(",").as_bytes(), base, 42, &changes.map(str::as_bytes)), typed);
        }
    }
}
