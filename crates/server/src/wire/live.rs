//! Messages of the WebSocket of a table, in both directions.

use super::advice::AdviceLine;
use super::ask::{Ask, AskText, Closed};
use super::event::LogEntry;
use super::ids::Ids;
use super::message::Message;
use super::own::Own;
use super::position::Position;
use super::preview::Preview;
use super::table::TableInfo;
use super::turns::{OfferedOrder, Orders};
use crate::fault::Fault;
use darkrock_rules::chance::Chance;
use darkrock_rules::choice::Choice;
use darkrock_rules::content::Content;
use darkrock_rules::ids::Seat;
use darkrock_rules::notation;
use darkrock_rules::record::Session;
use darkrock_rules::refusal::Refusal;
use darkrock_texts::messages;
use darkrock_wire::compare_fields;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;
use ts_rs::TS;

/// Messages from the client to the server.
#[derive(Deserialize, TS, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message: the number of the last event that the client has, to receive only later ones.
    Hello {
        /// That number; none for a new client.
        #[serde(default)]
        #[ts(type = "number | null")]
        since: Option<u64>,
    },
    /// The seat that the client faces, one of its own: only its hidden information is sent. None hides that of all seats.
    Face {
        /// The seat, from 1.
        seat: Option<u8>,
    },
    /// Plays a choice.
    Play {
        /// The seat, from 1.
        seat: u8,
        /// The choice in the notation.
        choice: String,
        /// The number of the position that it answers ([`GameNow::seq`]): a choice for another one is refused.
        #[ts(type = "number")]
        seq: u64,
    },
    /// Undoes the seat's last choice.
    Undo {
        /// The seat, from 1.
        seat: u8,
    },
    /// Confirms that the player is present, when a bot is about to step in for an inactive player.
    Here,
    /// Checks the connection: answered immediately by `pong`.
    Ping,
    /// Leaves the rest of the game to a bot.
    Resign {
        /// The seat, from 1.
        seat: u8,
    },
    /// Votes, with all the client's seats, to have a bot replace a player who is absent, or over the time limit.
    Vote {
        /// That player's seat, from 1.
        seat: u8,
    },
    /// Takes the seat back from the bot.
    Return {
        /// The seat, from 1.
        seat: u8,
    },
    /// Says, for all the client's seats, whether the game is to end without a result: it does once all people agree.
    End {
        /// Whether it is. A refusal by somebody who has not agreed ends the question.
        agree: bool,
    },
    /// Sends a chat message to the table.
    Chat {
        /// The text; at most 300 characters.
        text: String,
    },
    /// Requests the reason why a choice is unavailable.
    Why {
        /// The seat, from 1.
        seat: u8,
        /// The choice in the notation.
        choice: String,
    },
    /// Requests what the choices of the pending decision of the faced seat do.
    Preview {
        /// The seat, from 1.
        seat: u8,
        /// The number of the position ([`GameNow::seq`]): for another one it is refused.
        #[ts(type = "number")]
        seq: u64,
    },
    /// Changes the standing orders of a seat at a turn-based table.
    Orders {
        /// The seat, from 1.
        seat: u8,
        /// The orders for this table; none for those that the player has given for all tables.
        orders: Option<Orders>,
    },
    /// At a turn-based table: whether the player looks at the client, and which event was shown last to the faced seat.
    Look {
        /// Whether the player looks.
        on: bool,
        /// The number of that event.
        #[serde(default)]
        #[ts(type = "number | null")]
        seen: Option<u64>,
    },
    /// Requests a hint from the gunslinger, for the pending decision of the faced seat, at tables that allow hints.
    Hint {
        /// The seat, from 1.
        seat: u8,
        /// The number of the position ([`GameNow::seq`]): for another one it is refused.
        #[ts(type = "number")]
        seq: u64,
    },
}

/// Messages from the server to a client.
#[derive(Serialize, TS, Clone, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToPage {
    /// A full snapshot, for a new client or one that has missed too much.
    Snapshot(Box<Snapshot>),
    /// The changes by a choice.
    Update(Box<Update>),
    /// The state of the table except for the game: seats, connections, votes.
    Table {
        /// The table.
        table: Box<TableInfo>,
    },
    /// The host of the server announces something.
    Announcement {
        /// The text; none when it is over.
        text: Option<String>,
    },
    /// A chat message.
    Chat {
        /// The message.
        line: ChatLine,
    },
    /// A choice was rejected; nothing has changed.
    Refused {
        /// The choice that was sent.
        choice: String,
        /// The reason.
        reason: Message,
        /// The rule that forbids it.
        rule: String,
    },
    /// The standing orders of the faced seat; only for clients that face it.
    Orders {
        /// The seat, from 1.
        seat: u8,
        /// The orders that count.
        orders: Orders,
        /// Whether they were given for this table only.
        here: bool,
    },
    /// An order would have spared the others a wait for the choice that the player of the seat has just made; only for clients that face
    /// it, in the first two rounds, and once for each kind.
    Offer {
        /// The seat, from 1.
        seat: u8,
        /// Which order.
        order: OfferedOrder,
        /// The seconds for which the game has waited.
        #[ts(type = "number")]
        waited: i64,
        /// The orders of the seat with it.
        orders: Orders,
    },
    /// What the choices of the pending decision do, and what is not possible; only for the client that requested it.
    Previews {
        /// The seat, from 1.
        seat: u8,
        /// The number of its position.
        #[ts(type = "number")]
        seq: u64,
        /// One for each offer of the decision, in its order, each followed by those of the choices that complete it (`then`).
        previews: Vec<Preview>,
        /// Expected but unavailable choices, with the reasons.
        closed: Vec<Closed>,
    },
    /// The gunslinger's hint; only for the client that requested it.
    Hint {
        /// The seat, from 1.
        seat: u8,
        /// The number of its position.
        #[ts(type = "number")]
        seq: u64,
        /// The best choices, at most three, the best first; empty if there is no advice.
        advice: Vec<AdviceLine>,
    },
    /// A hint waits in line; only for the client that requested it, once a second.
    HintLine {
        /// The seat, from 1.
        seat: u8,
        /// The number of its position.
        #[ts(type = "number")]
        seq: u64,
        /// Its place in line: how many searches are served before it.
        ahead: u32,
    },
    /// A message was rejected; nothing has changed.
    Error {
        /// Which message; none for one that could not be parsed.
        about: Option<About>,
        /// A short code.
        code: String,
        /// What was wrong and what was expected.
        message: String,
    },
    /// The answer to `ping`.
    Pong,
    /// The server is shutting down; the client should reconnect.
    Closing {
        /// The reason.
        message: String,
    },
}

/// The message of the client that a reply refers to.
#[derive(Serialize, TS, Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Its type.
    pub kind: String,
    /// The seat that the message was for, from 1; none if it named none.
    pub seat: Option<u8>,
    /// Its position number.
    #[ts(type = "number | null")]
    pub seq: Option<u64>,
}

impl ToServer {
    /// How replies refer to this message.
    pub fn about(&self) -> About {
        let (kind, seat, seq) = match self {
            Self::Here => ("here", None, None),
            Self::Orders { seat, .. } => ("orders", Some(*seat), None),
            Self::Look { .. } => ("look", None, None),
            Self::Ping => ("ping", None, None),
            Self::Hello { .. } => ("hello", None, None),
            Self::Face { seat } => ("face", *seat, None),
            Self::Play { seat, seq, .. } => ("play", Some(*seat), Some(*seq)),
            Self::Undo { seat } => ("undo", Some(*seat), None),
            Self::Resign { seat } => ("resign", Some(*seat), None),
            Self::Vote { seat } => ("vote", Some(*seat), None),
            Self::Return { seat } => ("return", Some(*seat), None),
            Self::End { .. } => ("end", None, None),
            Self::Chat { .. } => ("chat", None, None),
            Self::Why { seat, .. } => ("why", Some(*seat), None),
            Self::Preview { seat, seq } => ("preview", Some(*seat), Some(*seq)),
            Self::Hint { seat, seq } => ("hint", Some(*seat), Some(*seq)),
        };
        About { kind: kind.to_owned(), seat, seq }
    }
}

impl ToPage {
    /// The rejection of a message.
    pub fn error(about: Option<About>, fault: Fault) -> Self {
        Self::Error { about, code: fault.code.into_owned(), message: fault.message }
    }
}

/// Everything that a client may know.
#[derive(Serialize, TS, Clone, Debug)]
pub struct Snapshot {
    /// Its settings, seats and state, which everybody may see.
    pub table: TableInfo,
    /// The seats of this browser.
    pub mine: Vec<u8>,
    /// The seat whose hidden information is included.
    pub facing: Option<u8>,
    /// The latest events, oldest first.
    pub log: Vec<LogEntry>,
    /// When they happened: up to which number, and at what time in milliseconds since 1970. What a client is told of later, it
    /// hears at once.
    #[ts(type = "Array<[number, number]>")]
    pub times: Vec<(u64, i64)>,
    /// The number of the last event.
    #[ts(type = "number")]
    pub last: u64,
    /// The newest lines, the oldest of them first.
    pub chat: Vec<ChatLine>,
    /// The game; none before it starts.
    pub game: Option<Arc<GameNow>>,
    /// At a turn-based table: the number of the last event that the player of the faced seat has seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub seen: Option<u64>,
}

/// The game as a client may know it.
#[derive(Serialize, TS, Clone, Debug)]
pub struct GameNow {
    /// The number of the position: it increases with every entry of the game.
    #[ts(type = "number")]
    pub seq: u64,
    /// The public position, the same for all clients.
    pub position: Arc<Position>,
    /// The rest.
    #[serde(flatten)]
    pub seen: Seen,
}

/// What a client sees of the game besides the public position.
#[derive(Serialize, TS, Clone, PartialEq, Debug)]
pub struct Seen {
    /// The private information of the faced seat.
    pub own: Option<Own>,
    /// The pending decision of the faced seat.
    #[ts(as = "Option<Ask>")]
    pub ask: Option<AskText>,
    /// The choice of the faced seat, while others with the same decision have not chosen.
    pub chosen: Option<Chosen>,
    /// The pending decision, worded for spectators.
    pub awaited: Arc<Message>,
    /// The number of choices that the faced seat can undo.
    pub undo: u16,
}

/// A choice that is pending until the others have chosen.
#[derive(Serialize, TS, Clone, PartialEq, Debug)]
pub struct Chosen {
    /// The choice in the notation.
    pub choice: String,
    /// What is shown of the choice until then.
    pub label: Message,
}

compare_fields!(Seen {
    parts own, json ask, value chosen, value awaited, value undo,
});

impl Chosen {
    fn new<C: Chance>(ids: Ids<'_>, session: &Session<'_, C>, seat: Seat) -> Option<Self> {
        let choice = session.answer(seat)?;
        let label = messages::choice(ids.0, &session.game().state.public, choice);
        Some(Self { choice: notation::print(ids.0, choice), label: Message::new(ids, label) })
    }
}

impl ToPage {
    /// A rejected choice, with the reason and its rule.
    pub fn refused(content: &Content, choice: Choice, refusal: &Refusal) -> Self {
        Self::Refused {
            choice: notation::print(content, choice),
            reason: Message::new(Ids(content), messages::refusal(refusal)),
            rule: refusal.rule_of(choice).to_owned(),
        }
    }
}

impl GameNow {
    /// The game redacted for a viewer; none for a spectator.
    pub fn new<C: Chance>(ids: Ids<'_>, session: &Session<'_, C>, seq: u64, viewer: Option<Seat>) -> Self {
        let seen = Seen::new(ids, session, viewer, awaited(ids, session));
        Self { seq, position: Position::of(ids, session).into(), seen }
    }
}

impl GameNow {
    /// The same with what the choices of the viewer do, for clients that cannot ask.
    #[must_use]
    pub fn previewed<C: Chance>(mut self, ids: Ids<'_>, session: &Session<'_, C>, viewer: Seat) -> Self {
        let ask = Ask::new(ids, session, viewer).map(|ask| ask.previewed(ids, session, viewer));
        self.seen.ask = ask.as_ref().map(AskText::of);
        self
    }

    /// The same while nobody can choose.
    #[must_use]
    pub fn at_rest(self) -> Self {
        Self { seen: Seen { ask: None, chosen: None, undo: 0, ..self.seen }, ..self }
    }
}

/// The pending decision, worded for spectators.
pub fn awaited<C: Chance>(ids: Ids<'_>, session: &Session<'_, C>) -> Arc<Message> {
    Message::new(ids, messages::awaited(ids.0, &session.game().state.public)).into()
}

impl Seen {
    /// What a viewer sees; none for a spectator. `awaited` is [the same](awaited) for all.
    pub fn new<C: Chance>(ids: Ids<'_>, session: &Session<'_, C>, viewer: Option<Seat>, awaited: Arc<Message>) -> Self {
        Self {
            own: viewer.and_then(|seat| Own::new(ids, &session.game().view(Some(seat)))),
            ask: viewer.and_then(|seat| AskText::new(ids, session, seat)),
            chosen: viewer.and_then(|seat| Chosen::new(ids, session, seat)),
            awaited,
            undo: viewer.map_or(0, |seat| session.undoable(seat) as u16),
        }
    }
}

/// What a choice has changed.
#[derive(Serialize, TS, Clone, Debug)]
pub struct Update {
    /// The events: each a [`LogEntry`], serialized once for all clients with the same redaction.
    #[ts(type = "Array<LogEntry>")]
    pub events: Vec<Box<RawValue>>,
    /// The number of the position that the changes begin with, the last one that this client was sent; none if they
    /// replace everything.
    #[ts(type = "number | null")]
    pub base: Option<u64>,
    /// The number of the position after them.
    #[ts(type = "number")]
    pub seq: u64,
    /// The changes of [`GameNow`], as described in [`darkrock_wire::changes`].
    #[ts(type = "Array<Change>")]
    pub changes: Box<RawValue>,
}

impl Update {
    /// An update that replaces everything.
    pub fn whole(events: Vec<Box<RawValue>>, game: &GameNow) -> Self {
        // Writing to memory cannot fail.
        let changes = serde_json::value::to_raw_value(&[[serde_json::json!([]), serde_json::json!(game)]]);
        Self { events, base: None, seq: game.seq, changes: changes.unwrap_or_else(|_| RawValue::NULL.to_owned()) }
    }
}

/// What a person has said at a table.
#[derive(Serialize, Deserialize, TS, Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number in the game.
    #[ts(type = "number")]
    pub n: u64,
    /// The seat of the author; none for a spectator.
    pub seat: Option<u8>,
    /// The author's name.
    pub name: String,
    /// What was written, cleaned of invisible characters.
    pub text: String,
    /// The time, in seconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}
