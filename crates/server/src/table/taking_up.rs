//! Games at their beginning, also those that go on from a record: that is replayed on another thread, because it takes long, and in the
//! line of whoever has the table.

use super::Table;
use crate::fault::Fault;
use crate::game::LiveGame;
use crate::slow::{Asker, SlowWork};
use darkrock_rules::Content;
use darkrock_rules::fairness::Bytes;
use darkrock_rules::record::Record;
use darkrock_rules::setup::Setup;
use std::sync::Arc;

/// The game of a record.
pub(super) async fn taken_up(
    (slow, asker): (&SlowWork, &Asker),
    content: &Arc<Content>,
    record: String,
    seed: Bytes,
) -> Result<LiveGame, Fault> {
    let content = Arc::clone(content);
    let play = move || {
        let record = Record::parse(&content, &record).map_err(|e| Fault::unprocessable("record", e.to_string()))?;
        LiveGame::take_up(&content, &record, seed)
    };
    slow.run_one_of_few(&asker.into(), play).await?
}

impl Table {
    /// Who pays for what takes long about this table.
    pub(super) fn asker(&self) -> Asker {
        Asker { guest: Some(self.row.host.clone()), peers: self.started_from.clone() }
    }

    /// The game of a record, replayed in the line of this table's host. A table replays one at a time, and a host has few tables.
    pub(super) async fn taken_up(
        &mut self,
        content: &Arc<Content>,
        record: String,
        seed: Bytes,
    ) -> Result<LiveGame, Fault> {
        let (slow, asker) = (self.shared.slow.clone(), self.asker());
        taken_up((&slow, &asker), content, record, seed).await
    }

    /// The game at its beginning, with the body of its first row.
    pub(super) async fn new_game(
        &mut self,
        content: &Arc<Content>,
        setup: &Setup,
        seed: Bytes,
    ) -> Result<(LiveGame, String), Fault> {
        match &self.row.base {
            Some(base) => Ok((self.taken_up(content, base.clone(), seed).await?, String::new())),
            None => LiveGame::start(content, setup, seed).map(|(game, played)| (game, played.row)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compositions::Compositions;
    use crate::config::Limits;
    use crate::levels::Levels;
    use crate::peer::{Peer, Peers};
    use crate::pool::Pool;
    use crate::shared::Shared;
    use crate::store::Store;
    use crate::table::{NewTable, SeatAction};
    use crate::wire::table::{Settings, Status};
    use darkrock_bots::RandomBot;
    use darkrock_rules::chance::FastChance;
    use darkrock_rules::record::Session;
    use std::sync::mpsc as blocking;
    use tokio::sync::{mpsc, oneshot};

    /// A game of two after ten choices.
    fn record(content: &Content) -> String {
        let setup = Setup { length: 15, ..Setup::new(2) };
        let mut session = Session::new(content, &setup, FastChance::new(1), &mut ()).expect("a game");
        let (mut bot, mut choices) = (RandomBot::new(1), Vec::new());
        for _ in 0..10 {
            let seat = session.waiting().first().expect("somebody is asked");
            session.choices(seat, &mut choices);
            session.play(seat, choices[bot.pick(choices.len())], &mut ()).expect("a legal choice");
        }
        session.record().print(content)
    }

    /// A table of Mara's that goes on from a record, at which all sit, on a server with two threads for slow work.
    async fn table(store: &Store, myself: &mpsc::Sender<crate::table::Command>) -> Table {
        let limits = Limits::default();
        let pool = Pool::new(limits.thinking(1, false)).expect("a thread");
        let mut shared = Shared::new(store.clone(), pool, Levels::default(), Compositions::shipped(), limits);
        shared.slow = SlowWork::new(2);
        let base = Some(record(&Content::embedded().expect("the shipped content")));
        let (settings, host) = (Settings::default(), "mara".to_owned());
        let new =
            NewTable { settings, seats: vec![None; 2], host, peers: Peers::default(), base, after: None, id: None };
        let (row, seats) = new.rows(&shared).expect("a table");
        let mut table = Table::new(Arc::new(shared), row, seats, myself.downgrade());
        for (guest, seat) in ["mara", "jules"].into_iter().zip(1..) {
            let sit = SeatAction::Sit { name: guest.to_owned(), part: Some("ab".repeat(32)), key: None };
            table.change_seat(guest, seat, sit).await.expect("a free seat");
        }
        table
    }

    /// An attack: many tables that go on from long records are started at once. They wait behind one another, not before the work of
    /// everybody else; and each record is replayed once.
    #[tokio::test]
    async fn a_record_is_replayed_once_and_in_the_line_of_its_host() {
        let folder = std::env::temp_dir().join(format!("darkrock-records-{}", std::process::id()));
        let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
        let (myself, _commands) = mpsc::channel(16);
        let mut table = table(&store, &myself).await;
        let peers: Peers = Peer::new([192, 0, 2, 1].into()).into();
        let mara = Asker { guest: Some("mara".to_owned()), peers: peers.clone() };
        let (slow, (release, held)) = (table.shared.slow.clone(), blocking::channel::<()>());
        let (begin, begun) = oneshot::channel();
        let other = slow.admit(&mara).expect("a place").run(move || {
            begin.send(()).expect("the test waits");
            let _ = held.recv();
        });
        let other = tokio::spawn(other);
        begun.await.expect("it begins");
        let before = slow.jobs();
        let started = tokio::spawn(async move { table.start("mara", peers).await.map(|()| table.row.status) });
        while slow.jobs() == before {
            tokio::task::yield_now().await;
        }
        assert!(slow.waits(), "a thread is free, but not for a second job of the same person");
        slow.run(Asker { guest: Some("jules".to_owned()), ..Asker::default() }, || ()).await.expect("the free thread");
        assert!(slow.waits());
        drop(release);
        other.await.expect("no panic").expect("it is done");
        assert_eq!(started.await.expect("no panic"), Ok(Status::Running));
        assert_eq!(slow.jobs() - before, 2, "the record, and the job of Jules");
        store.close().await;
        std::fs::remove_dir_all(folder).expect("the folder can go");
    }

    /// Starts that would replay more than anybody may have waiting are refused; nothing of them has happened.
    #[tokio::test]
    async fn nobody_starts_many_records_at_once() {
        let folder = std::env::temp_dir().join(format!("darkrock-starts-{}", std::process::id()));
        let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
        let (myself, _commands) = mpsc::channel(16);
        let mut table = table(&store, &myself).await;
        let peers: Peers = Peer::new([192, 0, 2, 1].into()).into();
        let mara = Asker { guest: Some("mara".to_owned()), peers: peers.clone() };
        let mut places = Vec::new();
        while let Ok(place) = table.shared.slow.admit(&mara) {
            places.push(place);
        }
        let refused = table.start("mara", peers.clone()).await.map_err(|fault| fault.code.into_owned());
        assert_eq!((refused, table.row.status), (Err("too-many".to_owned()), Status::Open));
        drop(places);
        table.start("mara", peers).await.expect("there is a place");
        store.close().await;
        std::fs::remove_dir_all(folder).expect("the folder can go");
    }
}
