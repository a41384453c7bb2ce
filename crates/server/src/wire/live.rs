//! The messages of the WebSocket.

use super::advice::AdviceLine;
use super::ask::Ask;
use super::event::LogEntry;
use super::ids::Ids;
use super::message::Message;
use super::own::Own;
use super::table::TableInfo;
use crate::fault::Fault;
use darkrock_rules::chance::Chance;
use darkrock_rules::choice::Choice;
use darkrock_rules::content::Content;
use darkrock_rules::ids::Seat;
use darkrock_rules::notation;
use darkrock_rules::record::Session;
use darkrock_rules::refusal::Refusal;
use darkrock_texts::messages;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

/// From a page to the server.
#[derive(Deserialize, TS, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message: the number of the last event that the client knows, to get only the rest.
    Hello {
        /// That number; nothing for a new page.
        #[serde(default)]
        #[ts(type = "number | null")]
        since: Option<u64>,
    },
    /// Which of one's seats sits before the screen: only its secrets are sent. Nothing hides them all.
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
    /// Takes back one's last choice.
    Undo {
        /// The seat, from 1.
        seat: u8,
    },
    /// Says that the player is there, where a bot is about to step in for a player who does nothing.
    Here,
    /// Asks whether the connection stands: answered at once by `pong`.
    Ping,
    /// Leaves the rest of the game to a bot.
    Resign {
        /// The seat, from 1.
        seat: u8,
    },
    /// Votes, with all one's seats, to give the seat of a player to a bot who is away, or over the time for a choice.
    Vote {
        /// That player's seat, from 1.
        seat: u8,
    },
    /// Takes one's seat back from the bot.
    Return {
        /// The seat, from 1.
        seat: u8,
    },
    /// Says something to the table.
    Chat {
        /// What; at most 300 characters.
        text: String,
    },
    /// Asks why a choice is closed.
    Why {
        /// The seat, from 1.
        seat: u8,
        /// The choice in the notation.
        choice: String,
    },
    /// Asks what the gunslinger would do: for the faced seat while it is asked, at tables that allow hints.
    Hint {
        /// The seat, from 1.
        seat: u8,
        /// The number of the position ([`GameNow::seq`]): for another one it is refused.
        #[ts(type = "number")]
        seq: u64,
    },
}

/// From the server to a page.
#[derive(Serialize, TS, Clone, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToPage {
    /// Everything, for a page that knows nothing yet or too little.
    Snapshot(Box<Snapshot>),
    /// What a choice changed.
    Update(Box<Update>),
    /// Who sits where, is connected, votes: everything about the table but the game.
    Table {
        /// The table.
        table: Box<TableInfo>,
    },
    /// Something was said.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// A choice was not accepted; nothing has changed.
    Refused {
        /// The choice that was sent.
        choice: String,
        /// Why.
        reason: Message,
        /// The rule that says so.
        rule: String,
    },
    /// What the gunslinger would do; only for the page that asked.
    Hint {
        /// The seat, from 1.
        seat: u8,
        /// The number of the position that it is about.
        #[ts(type = "number")]
        seq: u64,
        /// The best choices, at most three, the best first; none when it cannot tell.
        advice: Vec<AdviceLine>,
    },
    /// A message could not be taken; nothing has changed.
    Error {
        /// Which message; nothing for one that could not be read.
        about: Option<About>,
        /// A short code.
        code: String,
        /// What was wrong and what was expected.
        message: String,
    },
    /// The answer to `ping`.
    Pong,
    /// The server stops; the page should try to come back.
    Closing {
        /// Why.
        message: String,
    },
}

/// Which message of the page an answer is about.
#[derive(Serialize, TS, Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Its type.
    pub kind: String,
    /// The seat that it named.
    pub seat: Option<u8>,
    /// The number of the position that it named.
    #[ts(type = "number | null")]
    pub seq: Option<u64>,
}

impl ToServer {
    /// What an answer calls this message.
    pub fn about(&self) -> About {
        let (kind, seat, seq) = match self {
            Self::Here => ("here", None, None),
            Self::Ping => ("ping", None, None),
            Self::Hello { .. } => ("hello", None, None),
            Self::Face { seat } => ("face", *seat, None),
            Self::Play { seat, seq, .. } => ("play", Some(*seat), Some(*seq)),
            Self::Undo { seat } => ("undo", Some(*seat), None),
            Self::Resign { seat } => ("resign", Some(*seat), None),
            Self::Vote { seat } => ("vote", Some(*seat), None),
            Self::Return { seat } => ("return", Some(*seat), None),
            Self::Chat { .. } => ("chat", None, None),
            Self::Why { seat, .. } => ("why", Some(*seat), None),
            Self::Hint { seat, seq } => ("hint", Some(*seat), Some(*seq)),
        };
        About { kind: kind.to_owned(), seat, seq }
    }
}

impl ToPage {
    /// That a message could not be taken.
    pub fn error(about: Option<About>, fault: Fault) -> Self {
        Self::Error { about, code: fault.code.into_owned(), message: fault.message }
    }
}

/// Everything that a page may know.
#[derive(Serialize, TS, Clone, Debug)]
pub struct Snapshot {
    /// The table.
    pub table: TableInfo,
    /// The seats of this browser.
    pub mine: Vec<u8>,
    /// The seat whose secrets are shown.
    pub facing: Option<u8>,
    /// The latest events, oldest first.
    pub log: Vec<LogEntry>,
    /// The number of the last event.
    #[ts(type = "number")]
    pub last: u64,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// The game; none before it starts.
    pub game: Option<GameNow>,
}

/// The game as a page may know it.
#[derive(Serialize, TS, Clone, Debug)]
pub struct GameNow {
    /// The number of the position: it grows with every entry of the game.
    #[ts(type = "number")]
    pub seq: u64,
    /// What everybody sees: a [`super::position::Position`], written once for all pages.
    #[ts(type = "Position")]
    pub position: Box<RawValue>,
    /// What only the faced seat knows.
    pub own: Option<Own>,
    /// What the faced seat is asked.
    pub ask: Option<Ask>,
    /// What the faced seat has chosen, while others who are asked the same have not.
    pub chosen: Option<Chosen>,
    /// What the table waits for, in words that speak to nobody but whoever is asked.
    pub awaited: Message,
    /// How many of its choices the faced seat could take back.
    pub undo: u16,
}

/// A choice that waits for those of others.
#[derive(Serialize, TS, Clone, Debug)]
pub struct Chosen {
    /// The choice in the notation.
    pub choice: String,
    /// What it says.
    pub label: Message,
}

impl Chosen {
    fn new<C: Chance>(ids: Ids<'_>, session: &Session<'_, C>, seat: Seat) -> Option<Self> {
        let choice = session.answer(seat)?;
        let label = messages::choice(ids.0, &session.game().state.public, choice);
        Some(Self { choice: notation::print(ids.0, choice), label: Message::new(ids, label) })
    }
}

impl ToPage {
    /// A choice that was not accepted, with the reason and the rule behind it.
    pub fn refused(content: &Content, choice: Choice, refusal: &Refusal) -> Self {
        Self::Refused {
            choice: notation::print(content, choice),
            reason: Message::new(Ids(content), messages::refusal(refusal)),
            rule: refusal.rule_of(choice).to_owned(),
        }
    }
}

impl GameNow {
    /// The game as a viewer may know it; none for a spectator.
    pub fn new<C: Chance>(
        ids: Ids<'_>,
        session: &Session<'_, C>,
        seq: u64,
        viewer: Option<Seat>,
        position: &RawValue,
    ) -> Self {
        let awaited = messages::awaited(ids.0, &session.game().state.public);
        Self {
            seq,
            position: position.to_owned(),
            own: viewer.and_then(|seat| Own::new(ids, &session.game().view(Some(seat)))),
            ask: viewer.and_then(|seat| Ask::new(ids, session, seat)),
            chosen: viewer.and_then(|seat| Chosen::new(ids, session, seat)),
            awaited: Message::new(ids, awaited),
            undo: viewer.map_or(0, |seat| session.undoable(seat) as u16),
        }
    }
}

/// What a choice changed.
#[derive(Serialize, TS, Clone, Debug)]
pub struct Update {
    /// What happened: each a [`LogEntry`], written once for all clients that may know the same of it.
    #[ts(type = "Array<LogEntry>")]
    pub events: Vec<Box<RawValue>>,
    /// The game after it.
    #[serde(flatten)]
    pub game: GameNow,
}

/// A line of the chat.
#[derive(Serialize, Deserialize, TS, Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number in the game.
    #[ts(type = "number")]
    pub n: u64,
    /// The seat that said it; none for a spectator.
    pub seat: Option<u8>,
    /// Who said it.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in seconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}
