//! The clock of a table: how long the game waits for a player, and when a bot steps in, so that no table gets stuck.
//!
//! The time limit is the table's setting `absence`. An absent player has that long. A player whose client is connected
//! has it, too, but at least [`PRESENT`], counted from the last message, and only while another person waits. Turn-based tables
//! have another clock ([`super::turns`]).

use super::Table;
use super::seat_change::Why;
use crate::game::LiveGame;
use crate::wire::table::Status;
use darkrock_rules::ids::{Seat, SeatSet};
use std::time::{Duration, Instant};

/// The minimum time of a player whose client is connected.
const PRESENT: Duration = Duration::from_secs(5 * 60);
/// The time for a choice at tables where bots step in by vote only: over it, the others can vote.
const BY_VOTE: Duration = Duration::from_secs(10 * 60);
/// The length of the countdown before a bot steps in.
const WARNING: Duration = Duration::from_secs(60);

/// The clock values of a seat that a table sends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Told {
    /// Whether the last minute runs.
    warned: bool,
    /// Whether the others can vote.
    votable: bool,
}

impl Table {
    /// How long the table allows a player to be away; none when bots step in by vote only.
    fn allowed(&self) -> Option<Duration> {
        let minutes = u64::from(self.row.settings.absence);
        (minutes > 0).then(|| Duration::from_secs(minutes * 60))
    }

    /// The seats of persons for whom the game waits.
    pub(super) fn awaited(&self) -> SeatSet {
        if self.row.status != Status::Running || self.halt.is_some() {
            return SeatSet::new();
        }
        self.game.as_ref().map_or_else(SeatSet::new, LiveGame::waiting).and(self.persons())
    }

    /// Whether a person in another browser is connected and waiting.
    fn others_wait(&self, seat: Seat) -> bool {
        let guest = self.seats[seat.index()].guest.as_deref();
        let other = |s: &Seat| self.seats[s.index()].guest.as_deref() != guest && self.is_online(*s);
        self.persons().iter().any(|s| other(&s))
    }

    /// When a bot will step in for a seat unless something happens before, and why.
    fn step_in(&self, seat: Seat) -> Option<(Instant, Why)> {
        let allowed = self.allowed().filter(|_| !self.is_turn_based())?;
        if self.pages.is_empty() || !self.awaited().contains(seat) {
            return None;
        }
        let chair = &self.chairs[seat.index()];
        match (chair.away_since, chair.idle_since) {
            (Some(since), _) => Some((since + allowed, Why::Absent)),
            (None, Some(since)) if self.others_wait(seat) => Some((since + allowed.max(PRESENT), Why::Idle)),
            (None, _) => None,
        }
    }

    /// When the others can vote for a bot in place of a player.
    fn votes_from(&self, seat: Seat) -> Option<Instant> {
        if self.row.status != Status::Running || !self.persons().contains(seat) || self.is_turn_based() {
            return None;
        }
        let chair = &self.chairs[seat.index()];
        match (chair.away_since, chair.asked_since) {
            (Some(since), _) => Some(since + self.shared.limits.away_before_votes),
            (None, Some(since)) => Some(since + self.allowed().unwrap_or(BY_VOTE).max(PRESENT)),
            (None, None) => None,
        }
    }

    /// Whether the others can vote for a bot in place of a player.
    pub(super) fn is_votable(&self, seat: Seat) -> bool {
        self.votes_from(seat).is_some_and(|from| from <= Instant::now())
    }

    /// The seconds until a bot steps in, in the last minute before.
    pub(super) fn steps_in(&self, seat: Seat) -> Option<u32> {
        let (at, _) = self.step_in(seat)?;
        let left = at.saturating_duration_since(Instant::now());
        // Rounded up, so that the last second is sent as 1.
        (left <= WARNING).then(|| left.as_millis().div_ceil(1000) as u32)
    }

    fn told(&self, seat: Seat) -> Told {
        Told { warned: self.steps_in(seat).is_some(), votable: self.is_votable(seat) }
    }

    /// Records the clock values that clients were sent.
    pub(super) fn note_told(&mut self) {
        for at in 0..self.seats.len() {
            self.chairs[at].told = self.told(Seat(at as u8));
        }
    }

    /// Notifies the clients when the clock values they know are outdated.
    pub(super) fn send_time(&mut self) {
        let old = (0..self.seats.len()).any(|at| self.chairs[at].told != self.told(Seat(at as u8)));
        if old {
            self.send_table();
        }
    }

    /// After the position has changed: starts and stops the time of the seats.
    pub(super) fn keep_time(&mut self) {
        let (awaited, now) = (self.awaited(), Instant::now());
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            if awaited.contains(Seat(at as u8)) {
                chair.asked_since.get_or_insert(now);
                chair.idle_since.get_or_insert(now);
            } else {
                (chair.asked_since, chair.idle_since) = (None, None);
                if self.game.is_some() && chair.away_since.is_none() {
                    chair.votes = SeatSet::new();
                }
            }
        }
        self.send_time();
        self.keep_calls();
    }

    /// After a choice, the player has the full time again for the next one.
    pub(super) fn restart_time(&mut self, seat: Seat) {
        let chair = &mut self.chairs[seat.index()];
        (chair.asked_since, chair.idle_since) = (None, None);
        if chair.away_since.is_none() {
            chair.votes = SeatSet::new();
        }
    }

    /// A client with these seats has sent something: its players are present.
    pub(super) fn sign_of_life(&mut self, mine: SeatSet) {
        let now = Instant::now();
        let mut warned = false;
        for seat in mine {
            let chair = &mut self.chairs[seat.index()];
            warned |= chair.told.warned;
            chair.idle_since = chair.idle_since.map(|_| now);
        }
        if warned {
            self.send_time();
        }
    }

    /// When the clock must be checked next.
    pub(super) fn next_due(&self) -> Option<Instant> {
        if self.is_turn_based() {
            return self.next_turn_due();
        }
        let now = Instant::now();
        let of = |seat: Seat| {
            let at = self.step_in(seat).map(|(at, _)| at);
            let warning = at.and_then(|at| at.checked_sub(WARNING));
            [at, warning, self.votes_from(seat)].into_iter().flatten()
        };
        // Overdue actions that failed are retried with every tick.
        self.persons().iter().flat_map(of).filter(|at| *at > now).min()
    }

    /// Replaces players whose time is over, announces those in their last minute, opens seats that were held,
    /// and tells who acts for the host.
    pub(super) async fn look_at_the_clock(&mut self) {
        self.free_held().await;
        self.tell_deputy();
        if self.is_turn_based() {
            return self.look_at_turns().await;
        }
        let now = Instant::now();
        for seat in self.awaited() {
            let Some((at, why)) = self.step_in(seat) else { continue };
            if at <= now
                && let Err(fault) = self.give_to_bot(seat, why).await
            {
                tracing::warn!(table = self.row.id, %fault, "an absent player could not be replaced");
            }
        }
        self.send_time();
    }
}

/// Waits until an instant; without one, forever.
pub(super) async fn wait_until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compositions::Compositions;
    use crate::config::Limits;
    use crate::levels::Levels;
    use crate::peer::Peers;
    use crate::pool::Pool;
    use crate::shared::Shared;
    use crate::store::Store;
    use crate::table::{Command, NewTable, Page, SeatAction};
    use crate::wire::table::{Pace, SeatChangeKind, Settings, Sitter};
    use darkrock_rules::Choice;
    use std::path::PathBuf;
    use std::sync::Arc;
    use tokio::sync::mpsc;

    /// A running game of two persons, both connected.
    struct Party {
        table: Table,
        folder: PathBuf,
        /// The messages to each client.
        heard: Vec<mpsc::Receiver<axum::extract::ws::Utf8Bytes>>,
        _commands: mpsc::Receiver<Command>,
    }

    const GUESTS: [&str; 2] = ["mara", "jules"];

    async fn party(name: &str, absence: u16) -> Party {
        let folder = std::env::temp_dir().join(format!("darkrock-clock-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
        let limits = Limits::default();
        let pool = Pool::new(limits.thinking(1, false)).expect("a thread");
        let shared = Arc::new(Shared::new(store, pool, Levels::default(), Compositions::shipped(), limits));
        let settings = Settings { absence, pace: Pace::Instant, ..Settings::default() };
        let new = NewTable {
            settings,
            seats: vec![None, None],
            host: "mara".to_owned(),
            peers: Peers::default(),
            base: None,
            after: None,
            id: None,
        };
        let (row, seats) = new.rows(&shared).expect("a table");
        let (myself, commands) = mpsc::channel(16);
        let mut table = Table::new(shared, row, seats, myself.downgrade());
        for (seat, guest) in [(1, "mara"), (2, "jules")] {
            let sit = SeatAction::Sit { name: guest.to_owned(), part: Some("ab".repeat(32)), key: None };
            table.change_seat(guest, seat, sit).await.expect("a free seat");
        }
        table.start("mara", Peers::default()).await.expect("all seats are taken");
        let mut heard = Vec::new();
        for (number, guest) in GUESTS.iter().enumerate() {
            let (outgoing, incoming) = mpsc::channel(256);
            let page = Page { synced: true, ..Page::new(Some((*guest).to_owned()), Peers::default(), outgoing) };
            table.pages.insert(number as u64, page);
            table.chairs[number].away_since = None;
            heard.push(incoming);
        }
        table.note_told();
        Party { table, folder, heard, _commands: commands }
    }

    impl Party {
        /// Jules disconnected this long ago.
        fn jules_left(&mut self, seconds: u64) {
            self.table.pages.remove(&1);
            self.table.chairs[1].away_since = Some(ago(seconds));
        }

        /// Jules has had to choose, and done nothing, for this long.
        fn jules_thinks(&mut self, seconds: u64) {
            let chair = &mut self.table.chairs[1];
            assert!(chair.asked_since.is_some(), "both are asked at once which character they keep");
            (chair.asked_since, chair.idle_since) = (Some(ago(seconds)), Some(ago(seconds)));
        }

        /// The latest state of the table sent to the first client; none when nothing was sent.
        fn told(&mut self) -> Option<serde_json::Value> {
            let mut last = None;
            while let Ok(text) = self.heard[0].try_recv() {
                let message: serde_json::Value = serde_json::from_str(&text).expect("JSON");
                if message["type"] == "table" {
                    last = Some(message["table"]["seats"][1].clone());
                }
            }
            last
        }

        async fn end(self) {
            self.table.shared.store.close().await;
            std::fs::remove_dir_all(&self.folder).expect("the folder can go");
        }
    }

    fn ago(seconds: u64) -> Instant {
        Instant::now().checked_sub(Duration::from_secs(seconds)).expect("this machine runs for longer")
    }

    #[tokio::test]
    async fn who_is_away_for_too_long_is_replaced_and_can_come_back() {
        let mut party = party("away", 2).await;
        party.jules_left(50);
        party.table.look_at_the_clock().await;
        assert_eq!(party.table.seats[1].sitter, Sitter::Person, "two minutes are not over");
        assert_eq!(party.table.steps_in(Seat(1)), None, "nor is the first of them");
        party.jules_left(100);
        party.table.look_at_the_clock().await;
        let left = party.told().expect("the last minute is told")["steps_in"].as_u64();
        assert!(left.is_some_and(|left| (10..=20).contains(&left)), "{left:?}");
        party.table.look_at_the_clock().await;
        assert_eq!(party.told(), None, "once is enough");
        let due = party.table.next_due().expect("the end of that minute");
        assert!(due > Instant::now() && due <= Instant::now() + Duration::from_secs(20));
        party.jules_left(121);
        party.table.row.settings.absence = 0;
        party.table.look_at_the_clock().await;
        assert_eq!(party.table.seats[1].sitter, Sitter::Person, "this table replaces nobody by the clock");
        party.table.row.settings.absence = 2;
        party.table.look_at_the_clock().await;
        assert_eq!((party.table.seats[1].sitter, party.table.seats[1].resigned), (Sitter::Bot, false));
        assert_eq!(party.table.seats[0].sitter, Sitter::Person, "whoever is there stays");
        let seat = party.told().expect("all pages hear of it");
        assert_eq!((&seat["stand_in"], &seat["steps_in"]), (&true.into(), &serde_json::Value::Null));
        party.table.come_back(Seat(1)).await.expect("the seat is still theirs");
        assert_eq!((party.table.seats[1].sitter, party.table.seats[1].bot.clone()), (Sitter::Person, None));
        assert_eq!(party.told().expect("of that, too")["stand_in"], false);
        let kinds: Vec<SeatChangeKind> = party.table.changes.iter().map(|c| c.kind).collect();
        assert_eq!(kinds, [SeatChangeKind::Absent, SeatChangeKind::Return]);
        // No client is connected: the table waits.
        party.jules_left(121);
        party.table.pages.clear();
        party.table.look_at_the_clock().await;
        assert_eq!(party.table.seats[1].sitter, Sitter::Person);
        party.end().await;
    }

    #[tokio::test]
    async fn whoever_does_nothing_is_warned_and_replaced_while_others_wait() {
        let mut party = party("idle", 1).await;
        party.jules_thinks(200);
        party.table.look_at_the_clock().await;
        assert_eq!(party.told(), None, "a page that is open has five minutes at least");
        party.jules_thinks(290);
        party.table.look_at_the_clock().await;
        assert!(party.told().expect("the last minute is told")["steps_in"].as_u64().is_some_and(|left| left <= 10));
        // What a page does by itself is no activity.
        party.table.handle(1, crate::wire::live::ToServer::Preview { seat: 2, seq: 0 }).await;
        assert!(party.table.steps_in(Seat(1)).is_some(), "the last minute goes on");
        // Any input counts as activity.
        party.table.handle(1, crate::wire::live::ToServer::Here).await;
        assert_eq!(party.told().expect("there is time again")["steps_in"], serde_json::Value::Null);
        party.table.look_at_the_clock().await;
        assert_eq!(party.table.seats[1].sitter, Sitter::Person);
        // A lone player has unlimited time.
        party.jules_thinks(301);
        let mara = party.table.pages.remove(&0).expect("a page");
        party.table.look_at_the_clock().await;
        assert_eq!(party.table.seats[1].sitter, Sitter::Person);
        party.table.pages.insert(0, mara);
        party.table.look_at_the_clock().await;
        assert_eq!(party.table.seats[1].sitter, Sitter::Bot);
        assert_eq!(party.table.changes.back().map(|c| c.kind), Some(SeatChangeKind::Idle));
        party.end().await;
    }

    /// An attack: at a table of two, a single vote replaces an opponent who is present and thinking.
    #[tokio::test]
    async fn nobody_is_voted_out_who_is_there_and_within_the_time() {
        for absence in [1, 0] {
            let mut party = party(&format!("vote-{absence}"), absence).await;
            let mara: SeatSet = std::iter::once(Seat(0)).collect();
            let refused = party.table.vote(mara, Seat(1)).await.expect_err("Jules is there");
            assert_eq!(refused.code, "present");
            assert_eq!(party.table.seats[1].sitter, Sitter::Person);
            // Reloading the client does not count as absence either.
            party.jules_left(5);
            assert_eq!(party.table.vote(mara, Seat(1)).await.expect_err("a moment is no absence").code, "present");
            // Beyond the time limit, the others decide.
            party.table.chairs[1].away_since = None;
            party.jules_thinks(if absence == 0 { 601 } else { 301 });
            party.table.chairs[1].idle_since = Some(Instant::now());
            party.table.look_at_the_clock().await;
            assert_eq!(party.told().expect("it is told")["votable"], true);
            party.table.vote(mara, Seat(1)).await.expect("the time is over");
            assert_eq!(party.table.seats[1].sitter, Sitter::Bot);
            assert_eq!(party.table.changes.back().map(|c| c.kind), Some(SeatChangeKind::Vote));
            party.end().await;
        }
    }

    #[tokio::test]
    async fn a_choice_gives_the_whole_time_again() {
        let mut party = party("choice", 1).await;
        party.jules_thinks(299);
        party.table.look_at_the_clock().await;
        assert!(party.told().is_some());
        let game = party.table.game.as_ref().expect("a game");
        let mut choices: Vec<Choice> = Vec::new();
        game.session().choices(Seat(1), &mut choices);
        party.table.play(Seat(1), choices[0]).await.expect("an open choice");
        assert_eq!(party.told().expect("the minute is over")["steps_in"], serde_json::Value::Null);
        assert_eq!(party.table.steps_in(Seat(1)), None);
        party.end().await;
    }
}
