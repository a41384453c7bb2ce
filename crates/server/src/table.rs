//! A table: its seats, its game, and its connected clients.
//!
//! Each table is a task that handles commands in sequence, so that no part of it needs a lock. A choice is played,
//! written, and broadcast to the clients only once it is durable.

mod bots;
mod bounds;
mod chat;
mod clock;
mod consent;
mod decide;
mod ending;
mod entry;
mod game_play;
mod hints;
mod hold;
mod inbound;
mod info;
mod lobby;
mod news;
mod notify;
mod orders;
mod outbound;
mod previews;
mod rating;
mod recover;
mod rematch;
mod rights;
mod save;
mod seat_change;
mod taking_up;
mod thought;
mod turn_time;
mod turns;

use crate::bot_games;
use crate::fault::Fault;
use crate::game::LiveGame;
use crate::halt::Halt;
use crate::host;
use crate::limit::Bucket;
use crate::nodes::Renamed;
use crate::peer::Peers;
use crate::pool::{BotFailure, Payer, Standing};
use crate::shared::Shared;
use crate::store::{Change, SeatRow, TableRow};
use crate::wire::live::{ChatLine, GameNow, ToPage, ToServer};
use crate::wire::table::{SeatChange, Settings, Sitter, Status, TableInfo, WayOn};
use axum::extract::ws::Utf8Bytes;
use darkrock_bots::{Advice, Bot};
use darkrock_rules::Choice;
use darkrock_rules::event::Event;
use darkrock_rules::frame::Frame;
use darkrock_rules::ids::{Seat, SeatSet};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;

pub use hold::HELD;
pub use info::describe;
pub(crate) use info::{describe_at, names_mark};
pub(crate) use lobby::dealt;
pub use lobby::{NewTable, playable_live};
pub(crate) use outbound::log_entry;
pub use rating::{ABANDONED, group};
pub(crate) use rating::{check_account, mark};

/// The maximum number of seats of a table.
pub const SEATS: usize = 6;
/// Chat messages sent to a new client.
const CHAT_KEPT: usize = 60;
/// Seat changes sent to a new client.
const CHANGES_KEPT: usize = 40;
/// The interval of the clock's ticks.
const TICK: Duration = Duration::from_secs(5);
/// How long an unwatched table without playing bots stays in memory.
const IDLE: Duration = Duration::from_secs(60);

/// Answers to a command.
pub type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// A client's connection: messages as they go over the wire.
pub type Outgoing = mpsc::Sender<Utf8Bytes>;

/// Something to do at a table before its game.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub enum SeatAction {
    /// Take a seat, with a name and optionally the client's random part.
    Sit { name: String, part: Option<String>, key: Option<String> },
    /// Hold the seat for a guest with this name, who sits down later.
    Hold { name: String, key: Option<String> },
    /// The players of all the guest's seats are ready, or not.
    Ready { ready: bool },
    /// The seated player's client sends its random part.
    Part { part: String },
    /// The seated player agrees to the settings that the host has changed.
    Agree,
    /// Leave the seat.
    Leave,
    /// The host, or a deputy, adds a bot of a level.
    Bot { level: String },
    /// The host, or a deputy, empties the seat.
    Open,
    /// The seated player, or the host for a bot, chooses a character, or none.
    Character { character: Option<String> },
}

/// What others ask of the task that owns a table; whoever waits for an answer sends a channel for it.
#[allow(missing_docs)]
pub enum Command {
    /// The table as a guest sees it.
    Info { guest: Option<String>, reply: Reply<TableInfo> },
    /// A change of a seat, before the game.
    Seat { guest: String, seat: u8, action: SeatAction, reply: Reply<TableInfo> },
    /// The host changes the settings, before the game.
    Settings { guest: String, peers: Peers, settings: Settings, reply: Reply<TableInfo> },
    /// The host, or a deputy, removes the table before its game.
    CloseTable { guest: String, reply: Reply<()> },
    /// The host, or a deputy, starts the game.
    Start { guest: String, peers: Peers, reply: Reply<TableInfo> },
    /// Creates the table of the next game if it does not exist, and returns its id.
    Rematch { guest: String, peers: Peers, reply: Reply<String> },
    /// A client connects to the table.
    Join { page: u64, guest: Option<String>, peers: Peers, outgoing: Outgoing },
    /// A client sends a message.
    Message { page: u64, message: ToServer },
    /// A client receives a reply that does not concern the table.
    Answer { page: u64, answer: Box<ToPage> },
    /// A client disconnected.
    Gone { page: u64 },
    /// A bot has chosen.
    Bot { seat: Seat, position: u64, choice: Choice, bot: Option<Box<dyn Bot>> },
    /// A hint's search has ended, with or without a result.
    Hint { seat: Seat, page: u64, position: u64, advice: Result<Vec<Advice>, BotFailure> },
    /// What the choices of a seat do is computed, with this number of the position in it.
    Previews { seat: Seat, position: u64, seq: u64, told: Result<Utf8Bytes, Fault> },
    /// A hint waits in line for a thread.
    HintLine { seat: Seat, page: u64, position: u64, ahead: usize },
    /// The line of the games with bots only has moved.
    Line,
    /// The clock of a turn-based table may have to be looked at; replies once that is done.
    Look { reply: Reply<()> },
    /// A player has changed the standing orders for all tables; replies once they count here.
    Orders { reply: Reply<()> },
    /// A guest's id has changed: the browser's secret was renewed, or it logged out. Of a guest who was deleted only
    /// `name` remains. With `left` the seats at tables before their games have no owner any more.
    Rename(Renamed),
    /// A guest has another name.
    Name { guest: String, old: String, name: String, reply: Reply<()> },
    /// The host attaches house notes, or removes them.
    Notes { guest: String, body: Option<String>, reply: Reply<()> },
    /// A player decides how a game goes on that the rules of today do not replay.
    Decide { guest: String, way: WayOn, reply: Reply<TableInfo> },
    /// Counts its rated game as abandoned, if it is at this time.
    Settle { now: i64, reply: Reply<()> },
    /// The server is shutting down.
    Close { message: String },
    /// The server no longer owns the table.
    Drop,
    /// The rows were changed by others: the table is read again by whoever needs it next.
    Reload { reply: Reply<()> },
    /// The host removes the table with its game.
    Remove { reply: Reply<()> },
    /// The host keeps other guests or addresses out than before.
    Banned,
    /// The host announces something else than before.
    Announced,
    /// The table's task panics, as by a bug.
    #[cfg(test)]
    Fail,
}

/// A client connected to the table.
struct Page {
    guest: Option<String>,
    /// Its remote addresses.
    peers: Peers,
    outgoing: Outgoing,
    /// Whether it has sent `hello` and received its snapshot.
    synced: bool,
    /// The seat whose hidden information it receives.
    facing: Option<Seat>,
    /// Whether its player looks at it.
    looking: bool,
    /// Whether it has said so: a page in the background connects again by itself.
    looked: bool,
    /// The game as it was last sent; none before it starts.
    sent: Option<Arc<GameNow>>,
}

impl Page {
    /// A client that has sent nothing yet.
    const fn new(guest: Option<String>, peers: Peers, outgoing: Outgoing) -> Self {
        Self { guest, peers, outgoing, synced: false, facing: None, looking: true, looked: false, sent: None }
    }

    /// The queue in which its searches wait.
    fn payer(&self) -> Payer {
        Payer { peer: self.peers.first(), guest: self.guest.clone().unwrap_or_default() }
    }
}

/// The state of a seat beyond its row.
#[derive(Default)]
struct Chair {
    /// When its last client disconnected; none while one is connected.
    away_since: Option<Instant>,
    /// Since when the game waits for its choice; none while it does not.
    asked_since: Option<Instant>,
    /// Since when its player has done nothing, while the game waits for the choice.
    idle_since: Option<Instant>,
    /// The clock values that clients were sent.
    told: clock::Told,
    /// Seats that vote to replace its player by a bot.
    votes: SeatSet,
    /// The program that sits there; built-in bots are made for each choice.
    bot: Option<Box<dyn Bot>>,
    /// Whether its bot is searching.
    thinking: bool,
    /// Events since its external program was last asked; empty without a program.
    news: Vec<Event>,
    /// The hint in progress.
    hint: Option<hints::Asked>,
    /// How many hints its player may still request.
    hints_left: Option<Bucket>,
    /// What its choices do, as its clients are told it.
    previews: previews::Previews,
}

/// A handle to a table's task.
#[derive(Clone, Debug)]
pub struct TableHandle(mpsc::Sender<Command>);

impl TableHandle {
    /// Sends a command to a table.
    ///
    /// # Errors
    /// When the table is no longer in memory: the caller loads it again.
    pub async fn send(&self, command: Command) -> Result<(), Fault> {
        self.0.send(command).await.map_err(|_| Fault::unavailable("the table is being unloaded: try again"))
    }

    /// Whether the table is still in memory.
    pub fn is_open(&self) -> bool {
        !self.0.is_closed()
    }

    /// Whether both are handles to the same table in memory.
    pub fn is_same(&self, other: &Self) -> bool {
        self.0.same_channel(&other.0)
    }
}

/// Counts a table in memory, even if its task panics.
struct InMemory;

impl InMemory {
    fn new() -> Self {
        metrics::gauge!("darkrock_tables_in_memory").increment(1.0);
        Self
    }
}

impl Drop for InMemory {
    fn drop(&mut self) {
        metrics::gauge!("darkrock_tables_in_memory").decrement(1.0);
    }
}

/// One table in memory.
pub struct Table {
    shared: Arc<Shared>,
    row: TableRow,
    seats: Vec<SeatRow>,
    chairs: [Chair; SEATS],
    game: Option<LiveGame>,
    /// Where the game stopped, if the rules do not replay it.
    halt: Option<Halt>,
    /// The seats that agree to go on from a position, with the number of its row.
    agreed: Vec<(i64, Seat)>,
    /// Whether the players have ended it without a result.
    given_up: bool,
    /// The number of the last row.
    seq: u64,
    /// The number of the last row that changed the game.
    position: u64,
    /// The seats that want to end the game.
    ending: SeatSet,
    /// The deputy of the host that clients know.
    told_deputy: Option<u8>,
    /// The latest seat changes.
    changes: VecDeque<SeatChange>,
    /// The number of the row at which the last snapshot was taken.
    snapshot_at: u64,
    chat: VecDeque<ChatLine>,
    pages: BTreeMap<u64, Page>,
    myself: mpsc::WeakSender<Command>,
    quiet_since: Instant,
    /// The guest or address to which its bots' searches are charged.
    standing: watch::Sender<Standing>,
    /// The addresses from which its game was started, as long as they are known.
    started_from: Peers,
    /// Its place among the games that only bots play, or in their line.
    place: Option<bot_games::Place>,
    /// The place in that line as its clients know it.
    told_line: Option<u32>,
    /// Whether the lists are outdated: updated at the next tick.
    summary_is_old: bool,
    /// Whether the outcome of the last write of the table and its seats is unknown.
    unsure: bool,
    /// Whether this server drops it, because another one owns it or will: its clients connect again.
    lost: bool,
    /// Whether its bots pause until the next tick, because one of their choices could not be written.
    bots_rest: bool,
    /// Chat lines written since the table was loaded.
    said: u64,
    /// How many lines each guest may still write.
    chatter: HashMap<String, Bucket>,
    /// The pending decision, and since which position.
    asked: Option<Asked>,
    /// The clocks of a turn-based table.
    turn: turns::TurnState,
    /// The guests at the table, and their ratings.
    people: rating::People,
}

/// The pending decision.
struct Asked {
    question: Frame,
    /// The number of the position in which it first came up.
    since: u64,
    /// Whether some have answered while others have not.
    answered: bool,
}

impl Table {
    /// A table in memory.
    pub(crate) fn spawn(
        shared: Arc<Shared>,
        row: TableRow,
        seats: Vec<SeatRow>,
        put_away: impl Fn(&mut mpsc::Receiver<Command>) -> bool + Send + 'static,
    ) -> (TableHandle, JoinHandle<()>) {
        let (sender, receiver) = mpsc::channel(256);
        let task = tokio::spawn(Self::new(shared, row, seats, sender.downgrade()).run(receiver, put_away));
        (TableHandle(sender), task)
    }

    fn new(shared: Arc<Shared>, row: TableRow, seats: Vec<SeatRow>, myself: mpsc::WeakSender<Command>) -> Self {
        let now = Instant::now();
        let mut table = Self {
            shared,
            row,
            seats,
            chairs: Default::default(),
            game: None,
            halt: None,
            agreed: Vec::new(),
            given_up: false,
            seq: 0,
            position: 0,
            ending: SeatSet::new(),
            told_deputy: None,
            changes: VecDeque::new(),
            snapshot_at: 0,
            chat: VecDeque::new(),
            pages: BTreeMap::new(),
            myself,
            quiet_since: now,
            standing: watch::Sender::default(),
            started_from: Peers::default(),
            place: None,
            told_line: None,
            summary_is_old: false,
            unsure: false,
            lost: false,
            bots_rest: false,
            said: 0,
            chatter: HashMap::new(),
            asked: None,
            turn: turns::TurnState::default(),
            people: rating::People::default(),
        };
        for chair in &mut table.chairs {
            chair.away_since = Some(now);
        }
        table
    }

    async fn run(
        mut self,
        mut commands: mpsc::Receiver<Command>,
        put_away: impl Fn(&mut mpsc::Receiver<Command>) -> bool,
    ) {
        let _counted = InMemory::new();
        self.recover().await;
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut moves = self.shared.clock.moves();
        loop {
            let due = self.next_due();
            if self.lost {
                break;
            }
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.take(command).await,
                    None => break,
                },
                () = clock::wait_until(due) => self.look_at_the_clock().await,
                () = moves.next() => self.look_at_the_clock().await,
                _ = tick.tick() => {
                    self.be_sure().await;
                    self.recover_if_lost().await;
                    self.end_rest();
                    self.follow_line();
                    // If the end of the game could not be written.
                    self.finish_if_over().await;
                    self.look_at_the_clock().await;
                    self.keep_summary();
                    self.keep_seen();
                    self.keep_lobby().await;
                    if self.is_idle() && put_away(&mut commands) {
                        break;
                    }
                }
            }
        }
        self.shared.store.release(&self.row.id, self.row.epoch);
    }

    async fn take(&mut self, command: Command) {
        self.be_sure().await;
        match command {
            // The caller may be gone; then the reply is not needed.
            Command::Info { guest, reply } => drop(reply.send(Ok(self.info(guest.as_deref())))),
            Command::Seat { guest, seat, action, reply } => {
                let done = self.change_seat(&guest, seat, action).await;
                drop(reply.send(done.map(|()| self.info(Some(&guest)))));
            }
            Command::Settings { guest, peers, settings, reply } => {
                let done = self.change_settings((&guest, &peers), settings).await;
                drop(reply.send(done.map(|()| self.info(Some(&guest)))));
            }
            Command::CloseTable { guest, reply } => drop(reply.send(self.close_by(&guest).await)),
            Command::Start { guest, peers, reply } => {
                let done = self.start(&guest, peers).await;
                drop(reply.send(done.map(|()| self.info(Some(&guest)))));
            }
            Command::Rematch { guest, peers, reply } => drop(reply.send(self.rematch(&guest, peers).await)),
            Command::Join { page, guest, peers, outgoing } => {
                self.heed_ignored().await;
                self.join(page, Page::new(guest, peers, outgoing));
                self.keep_lobby().await;
            }
            Command::Message { page, message } => self.handle(page, message).await,
            Command::Answer { page, answer } => self.answer(page, &answer),
            Command::Gone { page } => self.go(page).await,
            Command::Bot { seat, position, choice, bot } => self.bot_chose(seat, position, choice, bot).await,
            Command::Hint { seat, page, position, advice } => self.send_hint(seat, page, position, advice),
            Command::Previews { seat, position, seq, told } => self.keep_previews(seat, position, seq, told),
            Command::HintLine { seat, page, position, ahead } => self.send_hint_line(seat, page, position, ahead),
            Command::Line => self.follow_line(),
            Command::Look { reply } => drop(reply.send(self.look().await)),
            Command::Orders { reply } => drop(reply.send(self.change_person_orders().await)),
            Command::Rename(renamed) => self.rename(&renamed).await,
            Command::Name { guest, old, name, reply } => drop(reply.send(self.name_again(&guest, &old, &name).await)),
            Command::Notes { guest, body, reply } => drop(reply.send(self.change_notes(&guest, body).await)),
            Command::Decide { guest, way, reply } => {
                let done = self.decide(&guest, way).await;
                drop(reply.send(done.map(|()| self.info(Some(&guest)))));
            }
            Command::Settle { now, reply } => drop(reply.send(self.settle_if_abandoned(now).await)),
            Command::Close { message } => {
                self.close(&message);
                // Another server can continue it at once.
                self.lost = true;
            }
            Command::Drop => self.lost = true,
            Command::Reload { reply } => {
                self.lost = true;
                drop(reply.send(Ok(())));
            }
            Command::Remove { reply } => {
                drop(reply.send(self.remove("the host of this server has removed the table").await))
            }
            Command::Banned => self.expel().await,
            Command::Announced => self.announce(),
            #[cfg(test)]
            Command::Fail => panic!("a table fails on purpose"),
        }
    }

    /// Whether the table can be evicted from memory.
    fn is_idle(&self) -> bool {
        let busy = !self.pages.is_empty() || self.chairs.iter().any(|c| c.thinking) || self.in_line().is_some();
        !busy && self.quiet_since.elapsed() >= IDLE
    }

    /// The seats of a guest.
    fn seats_of(&self, guest: Option<&str>) -> SeatSet {
        let Some(guest) = guest else { return SeatSet::new() };
        // An open seat of a rematch is reserved for a guest who has not sat down yet.
        let mine = self.seats.iter().filter(|s| s.guest.as_deref() == Some(guest) && s.sitter != Sitter::Open);
        mine.map(|s| Seat(s.seat.saturating_sub(1))).collect()
    }

    /// A seat of this table by its number.
    ///
    /// # Errors
    /// When it does not exist.
    fn seat(&self, number: u8) -> Result<Seat, Fault> {
        let exists = number >= 1 && usize::from(number) <= self.seats.len();
        let wrong = || Fault::bad("seat", format!("unknown seat {number}: expected 1 to {}", self.seats.len()));
        exists.then(|| Seat(number - 1)).ok_or_else(wrong)
    }

    /// The guest's own seat by its number.
    ///
    /// # Errors
    /// When it belongs to another guest.
    fn own_seat(&self, guest: Option<&str>, number: u8) -> Result<Seat, Fault> {
        let seat = self.seat(number)?;
        let mine = self.seats_of(guest).contains(seat);
        mine.then_some(seat).ok_or_else(|| Fault::forbidden("not-your-seat", format!("seat {number} is not yours")))
    }

    /// A client is gone; before a game, its player is away from then on.
    async fn go(&mut self, page: u64) {
        self.leave(page);
        self.keep_lobby().await;
    }

    /// Transfers what a guest has at this table to another id. Its clients are disconnected: those with the new secret
    /// reconnect. With a `name` the guest is deleted: that name replaces the own one, and the table is read again, since its lines of the chat are gone.
    async fn rename(&mut self, Renamed { old, new, name, left }: &Renamed) {
        let pages: Vec<u64> =
            self.pages.iter().filter(|(_, page)| page.guest.as_ref() == Some(old)).map(|(n, _)| *n).collect();
        pages.into_iter().for_each(|page| self.leave(page));
        let host = self.row.host == *old;
        // Of an account that is deleted, the rows have the new id already.
        let left_before = if *left { self.seats_of(Some(new)) } else { SeatSet::new() };
        let mine = self.seats_of(Some(old)).union(left_before);
        if !host && mine.is_empty() {
            return;
        }
        if host {
            self.row.host.clone_from(new);
        }
        let ownerless = *left && self.row.status == Status::Open;
        let is_mine =
            |seat: &&mut SeatRow| seat.guest.as_ref().is_some_and(|guest| guest == old || (*left && guest == new));
        for seat in self.seats.iter_mut().filter(is_mine) {
            seat.guest = Some(new.to_owned());
            if let Some(name) = name {
                name.clone_into(&mut seat.name);
            }
            if ownerless {
                *seat = lobby::open_row(seat.seat);
            }
        }
        self.renew_lobby();
        // Usually they are stored already, with a new version; then, as after a failure, the rows are read again.
        if let Err(fault) = self.save().await {
            tracing::debug!(table = self.row.id, %fault, "a table is read again, since a guest has a new id");
        }
        // Which lines of the chat are gone is known by their authors, which only the rows have.
        self.lost |= name.is_some();
        self.know_people().await;
        self.send_table();
    }

    /// Removes the table with its game. Its clients are told, and find nothing when they connect again.
    async fn remove(&mut self, why: &str) -> Result<(), Fault> {
        self.close(why);
        self.lost = true;
        let change = Change::RemoveTable { id: self.row.id.clone(), epoch: self.row.epoch };
        Ok(self.shared.store.change(change).await?)
    }

    /// Disconnects clients that are kept out.
    async fn expel(&mut self) {
        let pages = self.pages.iter().map(|(number, page)| (*number, page.guest.clone(), page.peers.clone()));
        let (pages, shared) = (pages.collect::<Vec<_>>(), Arc::clone(&self.shared));
        for (number, guest, peers) in pages {
            let banned = shared.house.ban(guest.as_deref(), &peers).is_some();
            if banned || host::admit_young(&shared, guest.as_deref(), &peers).await.is_err() {
                self.leave(number);
            }
        }
    }
}
