//! An update: what a choice has changed in the position that each client was last sent.
//!
//! The changes of the public position are found once for all clients that were last sent the same one, and what a viewer
//! sees besides once for each viewer. Both are compared as texts, after redaction, so that an update says nothing that the
//! two positions would not.

use super::outbound::log_entry;
use crate::game::{LiveGame, Numbered};
use crate::wire::ids::Ids;
use crate::wire::live::Seen;
use crate::wire::position::Position;
use axum::extract::ws::Utf8Bytes;
use darkrock_rules::event::Event;
use darkrock_rules::ids::Seat;
use darkrock_wire::changes::{self, Text};
use serde::Serialize;
use std::fmt::Write as _;
use std::sync::Arc;

/// The usual size of a message without a snapshot, and of its parts, in bytes.
const USUAL_BYTES: usize = 1 << 10;
/// The usual size of a public position.
const USUAL_POSITION: usize = 3 << 10;
/// The usual size of an event.
const USUAL_EVENT: usize = 256;

/// The JSON text of a message.
pub(super) fn json(message: &impl Serialize) -> String {
    sized(message, USUAL_BYTES)
}

/// The JSON text of a part of a message that usually has so many bytes.
fn sized(part: &impl Serialize, usual: usize) -> String {
    let mut text = Vec::with_capacity(usual);
    // Writing to memory cannot fail, and JSON is valid UTF-8.
    let _ = serde_json::to_writer(&mut text, part);
    String::from_utf8(text).unwrap_or_default()
}

/// The game as a client was last sent it: the same one for all clients that were sent the same.
#[derive(Debug)]
pub(super) struct Sent {
    seq: u64,
    /// A [`Position`].
    position: Arc<Text>,
    /// A [`Seen`].
    seen: Text,
}

impl Sent {
    /// What a client is sent by a snapshot.
    pub(super) fn new(seq: u64, position: Text, seen: &Seen) -> Arc<Self> {
        Arc::new(Self { seq, position: position.into(), seen: Text::of(seen, USUAL_BYTES) })
    }

    /// The whole as JSON: a [`GameNow`](crate::wire::live::GameNow).
    fn whole(&self) -> String {
        let rest = self.seen.json().strip_prefix('{').unwrap_or_default();
        format!(r#"{{"seq":{},"position":{},{rest}"#, self.seq, self.position.json())
    }
}

/// The text of the public position.
pub(super) fn position(game: &LiveGame) -> Text {
    Text::of(&Position::of(Ids(game.content()), game.session()), USUAL_POSITION)
}

/// What has happened, for viewers with the same redaction.
struct Told {
    viewer: Option<Seat>,
    /// The events as JSON, without the brackets.
    events: String,
    now: Arc<Sent>,
}

/// A message, for clients that face the same seat and were last sent the same.
struct Ready {
    viewer: Option<Seat>,
    base: Option<Arc<Sent>>,
    message: Utf8Bytes,
    now: Arc<Sent>,
}

/// What has happened in a game, for its clients.
pub(super) struct News<'a> {
    game: &'a LiveGame,
    /// The number of the position.
    seq: u64,
    position: Arc<Text>,
    happened: Vec<&'a Numbered>,
    /// Each event as the public sees it, and its entry as JSON.
    public: Vec<(Event, String)>,
    told: Vec<Told>,
    /// The changes of the public position from earlier ones.
    changed: Vec<(Arc<Text>, String)>,
    ready: Vec<Ready>,
}

impl<'a> News<'a> {
    /// What has happened up to the position of this number.
    pub(super) fn new(game: &'a LiveGame, seq: u64, happened: impl Iterator<Item = &'a Numbered>) -> Self {
        let happened: Vec<_> = happened.collect();
        let public = happened.iter().map(|h| (h.event.seen_by(None), sized(&log_entry(game, h, None), USUAL_EVENT)));
        let (position, public) = (position(game).into(), public.collect());
        Self { game, seq, position, happened, public, told: Vec::new(), changed: Vec::new(), ready: Vec::new() }
    }

    /// The update for a client that faces this seat and was last sent this; with none everything is sent. Also returns
    /// what the client has been sent then.
    pub(super) fn update(&mut self, viewer: Option<Seat>, base: Option<&Arc<Sent>>) -> (Utf8Bytes, Arc<Sent>) {
        let same = |known: Option<&Arc<Sent>>| match (known, base) {
            (Some(known), Some(base)) => Arc::ptr_eq(known, base),
            (known, base) => known.is_none() && base.is_none(),
        };
        if let Some(ready) = self.ready.iter().find(|r| r.viewer == viewer && same(r.base.as_ref())) {
            return (ready.message.clone(), Arc::clone(&ready.now));
        }
        let told = self.told(viewer);
        let mut list = String::with_capacity(USUAL_BYTES);
        let now = Arc::clone(&self.told[told].now);
        match base {
            Some(base) => {
                list.push_str(self.changed(&base.position));
                changes::write("", &base.seen, &now.seen, &mut list);
            }
            None => changes::write_whole(&now.whole(), &mut list),
        }
        let message = message(&self.told[told].events, base.map(|base| base.seq), self.seq, &list);
        self.ready.push(Ready { viewer, base: base.cloned(), message: message.clone(), now: Arc::clone(&now) });
        (message, now)
    }

    /// The index of what a viewer is told.
    fn told(&mut self, viewer: Option<Seat>) -> usize {
        if let Some(known) = self.told.iter().position(|told| told.viewer == viewer) {
            return known;
        }
        let mut events = String::with_capacity(self.public.iter().map(|(_, text)| text.len() + 1).sum());
        for (numbered, (public, text)) in self.happened.iter().zip(&self.public) {
            if !events.is_empty() {
                events.push(',');
            }
            // An entry depends only on the event as redacted for its viewer.
            match numbered.event.seen_by(viewer) == *public {
                true => events.push_str(text),
                false => events.push_str(&sized(&log_entry(self.game, numbered, viewer), USUAL_EVENT)),
            }
        }
        let seen = Text::of(&Seen::new(Ids(self.game.content()), self.game.session(), viewer), USUAL_BYTES);
        let now = Arc::new(Sent { seq: self.seq, position: Arc::clone(&self.position), seen });
        self.told.push(Told { viewer, events, now });
        self.told.len() - 1
    }

    /// The changes of the public position.
    fn changed(&mut self, from: &Arc<Text>) -> &str {
        let known = self.changed.iter().position(|(known, _)| Arc::ptr_eq(known, from));
        let at = known.unwrap_or_else(|| {
            let mut list = String::new();
            changes::write(r#""position""#, from, &self.position, &mut list);
            self.changed.push((Arc::clone(from), list));
            self.changed.len() - 1
        });
        &self.changed[at].1
    }
}

/// An [`Update`](crate::wire::live::Update) from its parts, which are JSON already.
fn message(events: &str, base: Option<u64>, seq: u64, changes: &str) -> Utf8Bytes {
    let mut text = String::with_capacity(events.len() + changes.len() + 96);
    text.push_str(r#"{"type":"update","events":["#);
    text.push_str(events);
    // Writing to memory cannot fail.
    let _ = match base {
        Some(base) => write!(text, r#"],"base":{base},"seq":{seq},"changes":["#),
        None => write!(text, r#"],"base":null,"seq":{seq},"changes":["#),
    };
    text.push_str(changes);
    text.push_str("]}");
    text.into()
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
            let changes = r#"[["undo"],1]"#;
            let update = Update {
                events: events.iter().map(|event| raw(event)).collect(),
                base,
                seq: 42,
                changes: raw(&format!("[{changes}]")),
            };
            let typed = json(&ToPage::Update(Box::new(update)));
            assert_eq!(message(&events.join(","), base, 42, changes).as_str(), typed);
        }
    }
}
