//! What the choices of a decision do, for a client that has drawn it: computed once for each position of a seat, however often it is
//! asked for. Where hands of poker are counted or dealt for it, that waits in the fair line of slow work, and the table goes on.

use super::news::json;
use super::{Command, Table};
use crate::fault::Fault;
use crate::game::LiveGame;
use crate::places::Asker;
use crate::wire::ask::closed;
use crate::wire::ids::Ids;
use crate::wire::live::{ToPage, ToServer};
use crate::wire::preview::previews;
use axum::extract::ws::Utf8Bytes;
use darkrock_rules::ids::Seat;
use darkrock_rules::odds::are_dealt;
use tokio::task::AbortHandle;

/// What the clients of a seat are told of its choices.
#[derive(Default)]
pub(super) struct Previews {
    known: Option<Known>,
    awaited: Option<Awaited>,
}

/// What is told in a position.
struct Known {
    position: u64,
    /// The number that it says it is for: where several choose at once, an earlier one may be asked for.
    seq: u64,
    text: Utf8Bytes,
}

impl Known {
    /// The same for a position of this number.
    fn saying(&self, seq: u64) -> Utf8Bytes {
        if seq == self.seq {
            return self.text.clone();
        }
        let said = |seq: u64| format!("\"seq\":{seq},");
        // The first is that of the message.
        self.text.replacen(&said(self.seq), &said(seq), 1).into()
    }
}

/// What is being computed, and who waits for it: clients with the numbers that they asked for. Dropping it gives up its place in line.
struct Awaited {
    position: u64,
    asked: Vec<(u64, u64)>,
    work: AbortHandle,
}

impl Drop for Awaited {
    fn drop(&mut self) {
        self.work.abort();
    }
}

/// Tells what the choices of a seat do.
fn tell(game: &LiveGame, seat: Seat, seq: u64) -> Utf8Bytes {
    let (ids, session) = (Ids(game.content()), game.session());
    let (previews, closed) = (previews(ids, session, seat), closed(ids, session, seat));
    json(&ToPage::Previews { seat: seat.0 + 1, seq, previews, closed })
}

/// Whether that takes long.
fn is_slow(game: &LiveGame, seat: Seat) -> bool {
    let mut choices = Vec::new();
    game.session().choices(seat, &mut choices);
    choices.into_iter().any(are_dealt)
}

impl Table {
    /// Answers with what the choices of a client's faced seat do, in the position of this number; at once, or when it is computed.
    pub(super) fn preview(&mut self, page: u64, guest: Option<&str>, number: u8, seq: u64) -> Result<(), Fault> {
        let seat = self.faced_seat(page, guest, number)?;
        self.may_ask(seat, seq)?;
        let position = self.position;
        let own = &mut self.chairs[seat.index()].previews;
        if let Some(known) = own.known.as_ref().filter(|known| known.position == position) {
            let text = known.saying(seq);
            self.send(page, text);
            return Ok(());
        }
        if let Some(awaited) = own.awaited.as_mut().filter(|awaited| awaited.position == position) {
            if !awaited.asked.contains(&(page, seq)) {
                awaited.asked.push((page, seq));
            }
            return Ok(());
        }
        let game = self.playing()?;
        if is_slow(game, seat) {
            let game = game.clone();
            let work = self.tell_in_line(page, game, seat, seq);
            self.chairs[seat.index()].previews.awaited = Some(Awaited { position, asked: vec![(page, seq)], work });
            return Ok(());
        }
        let text = tell(game, seat, seq);
        self.chairs[seat.index()].previews.known = Some(Known { position, seq, text: text.clone() });
        self.send(page, text);
        Ok(())
    }

    /// Has it computed when it is the turn of whoever asks. A seat has one of these at a time, so that nobody has many.
    fn tell_in_line(&self, page: u64, game: LiveGame, seat: Seat, seq: u64) -> AbortHandle {
        let asker = self.pages.get(&page).map(|page| Asker { guest: page.guest.clone(), peers: page.peers.clone() });
        let (slow, myself, position) = (self.shared.slow.clone(), self.myself.clone(), self.position);
        let work = tokio::spawn(async move {
            let told = slow.run_one_of_few(&(&asker.unwrap_or_default()).into(), move || tell(&game, seat, seq)).await;
            if let Some(table) = myself.upgrade() {
                drop(table.send(Command::Previews { seat, position, seq, told }).await);
            }
        });
        work.abort_handle()
    }

    /// It is computed: whoever waits for it is told, or why there is nothing to be told any more.
    pub(super) fn keep_previews(&mut self, seat: Seat, position: u64, seq: u64, told: Result<Utf8Bytes, Fault>) {
        let own = &mut self.chairs[seat.index()].previews;
        let Some(awaited) = own.awaited.take_if(|awaited| awaited.position == position) else { return };
        match told {
            Ok(text) => {
                own.known = Some(Known { position, seq, text });
                self.preview_again(seat, &awaited.asked);
            }
            Err(fault) => {
                tracing::error!(table = self.row.id, seat = seat.0 + 1, %fault, "what choices do could not be computed");
                awaited.asked.iter().for_each(|(page, seq)| self.refuse_preview(*page, seat, *seq, fault.clone()));
            }
        }
    }

    /// Answers clients that have waited. What they may be told is looked at again.
    fn preview_again(&mut self, seat: Seat, asked: &[(u64, u64)]) {
        for (page, seq) in asked {
            let Some(guest) = self.pages.get(page).map(|page| page.guest.clone()) else { continue };
            if let Err(fault) = self.preview(*page, guest.as_deref(), seat.0 + 1, *seq) {
                self.refuse_preview(*page, seat, *seq, fault);
            }
        }
    }

    fn refuse_preview(&mut self, page: u64, seat: Seat, seq: u64, fault: Fault) {
        let about = ToServer::Preview { seat: seat.0 + 1, seq }.about();
        self.answer(page, &ToPage::error(Some(about), fault));
    }

    /// After a change of the game: forgets what was true before, and asks again for those who wait.
    pub(super) fn drop_old_previews(&mut self) {
        let position = self.position;
        for at in 0..self.chairs.len() {
            let own = &mut self.chairs[at].previews;
            own.known.take_if(|known| known.position != position);
            if let Some(old) = own.awaited.take_if(|awaited| awaited.position != position) {
                self.preview_again(Seat(at as u8), &old.asked);
            }
        }
    }

    /// A client disconnected: it waits for nothing.
    pub(super) fn forget_previews_of(&mut self, page: u64) {
        for chair in &mut self.chairs {
            if let Some(awaited) = &mut chair.previews.awaited {
                awaited.asked.retain(|(asker, _)| *asker != page);
            }
            chair.previews.awaited.take_if(|awaited| awaited.asked.is_empty());
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
    use crate::slow::SlowWork;
    use crate::store::Store;
    use crate::table::{NewTable, Page, SeatAction};
    use crate::wire::table::{Pace, Settings};
    use darkrock_bots::RandomBot;
    use darkrock_rules::chance::FastChance;
    use darkrock_rules::record::Session;
    use darkrock_rules::{Choice, Content, Setup};
    use std::path::PathBuf;
    use std::sync::{Arc, mpsc as blocking};
    use tokio::sync::mpsc;

    /// A game up to a question at poker, and the seat that is asked.
    fn at_poker(content: &Content) -> (String, Seat) {
        for seed in 0..200 {
            let setup = Setup { length: 15, ..Setup::new(2) };
            let mut session = Session::new(content, &setup, FastChance::new(seed), &mut ()).expect("a game");
            let (mut bot, mut choices) = (RandomBot::new(seed), Vec::new());
            while let Some(seat) = session.waiting().first() {
                session.choices(seat, &mut choices);
                if choices.iter().any(|choice| matches!(choice, Choice::Lay(..))) {
                    return (session.record().print(content), seat);
                }
                session.play(seat, choices[bot.pick(choices.len())], &mut ()).expect("a legal choice");
            }
        }
        panic!("nobody plays poker");
    }

    /// A game at poker on a server with one thread for slow work, and the clients of its players: two of the seat that is asked, and one
    /// of the other.
    struct Saloon {
        table: Table,
        seat: Seat,
        commands: mpsc::Receiver<Command>,
        /// The table has a weak one.
        _myself: mpsc::Sender<Command>,
        pages: [mpsc::Receiver<Utf8Bytes>; 3],
        folder: PathBuf,
    }

    const GUESTS: [&str; 2] = ["mara", "jules"];

    impl Saloon {
        async fn open(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("darkrock-previews-{name}-{}", std::process::id()));
            std::fs::create_dir_all(&folder).expect("a folder");
            let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
            let limits = Limits::default();
            let pool = Pool::new(limits.thinking(1, false)).expect("a thread");
            let mut shared = Shared::new(store, pool, Levels::default(), Compositions::shipped(), limits);
            shared.slow = SlowWork::new(1);
            let (record, seat) = at_poker(&Content::embedded().expect("the shipped content"));
            let settings = Settings { pace: Pace::Instant, length: 15, ..Settings::default() };
            let (host, base) = ("mara".to_owned(), Some(record));
            let new =
                NewTable { settings, seats: vec![None; 2], host, peers: Peers::default(), base, after: None, id: None };
            let (row, seats) = new.rows(&shared).expect("a table");
            let (myself, commands) = mpsc::channel(16);
            let mut table = Table::new(Arc::new(shared), row, seats, myself.downgrade());
            for (at, guest) in GUESTS.iter().enumerate() {
                let sit = SeatAction::Sit { name: (*guest).to_owned(), part: Some("ab".repeat(32)), key: None };
                table.change_seat(guest, at as u8 + 1, sit).await.expect("a free seat");
            }
            table.start("mara", Peers::default()).await.expect("all seats are taken");
            let (asked, other) = (GUESTS[seat.index()], GUESTS[1 - seat.index()]);
            let mut pages = Vec::new();
            for (number, guest) in [asked, asked, other].into_iter().enumerate() {
                let (outgoing, heard) = mpsc::channel(256);
                let peers = Peer::new([192, 0, 2, 1].into()).into();
                table.join(number as u64, Page::new(Some(guest.to_owned()), peers, outgoing));
                table.handle(number as u64, ToServer::Hello { since: None }).await;
                pages.push(heard);
            }
            let mut saloon = Self {
                table,
                seat,
                commands,
                _myself: myself,
                pages: pages.try_into().expect("three clients"),
                folder,
            };
            saloon.heard();
            saloon
        }

        /// What each client has heard of previews since.
        fn heard(&mut self) -> [Vec<Utf8Bytes>; 3] {
            self.pages.each_mut().map(|page| {
                let heard = std::iter::from_fn(|| page.try_recv().ok());
                heard.filter(|text| text.contains("preview")).collect()
            })
        }

        async fn ask(&mut self, page: u64) {
            let preview = ToServer::Preview { seat: self.seat.0 + 1, seq: self.table.position };
            self.table.handle(page, preview).await;
        }

        /// The next command that is about previews.
        async fn told(&mut self) -> Command {
            loop {
                let command = self.commands.recv().await.expect("the table is there");
                if matches!(command, Command::Previews { .. }) {
                    return command;
                }
            }
        }

        /// Takes the only thread for slow work, until the sender is dropped.
        async fn occupy(&self) -> blocking::Sender<()> {
            let (release, held) = blocking::channel::<()>();
            let (begin, begun) = tokio::sync::oneshot::channel();
            let slow = self.table.shared.slow.clone();
            let hold = move || {
                begin.send(()).expect("the test waits");
                let _ = held.recv();
            };
            tokio::spawn(async move { slow.run_own(hold).await });
            begun.await.expect("it begins");
            release
        }

        async fn close(self) {
            self.table.shared.store.close().await;
            std::fs::remove_dir_all(&self.folder).expect("the folder can go");
        }
    }

    /// Somebody asks again and again: the table goes on meanwhile, it is computed once, and who waits is told once.
    #[tokio::test]
    async fn what_takes_long_waits_in_line_and_is_computed_once() {
        let mut saloon = Saloon::open("line").await;
        let release = saloon.occupy().await;
        for n in 0..100 {
            saloon.ask(n % 2).await;
        }
        assert_eq!(saloon.heard().map(|heard| heard.len()), [0, 0, 0], "the table does not compute it itself");
        drop(release);
        let told = saloon.told().await;
        saloon.table.take(told).await;
        let heard = saloon.heard();
        assert_eq!(heard.each_ref().map(Vec::len), [1, 1, 0], "those who asked, and nobody else");
        assert!(heard[0][0].contains(r#""odds""#) && heard[0] == heard[1], "{heard:?}");
        // From now on it is there, and nothing is computed for it.
        let release = saloon.occupy().await;
        for _ in 0..100 {
            saloon.ask(1).await;
        }
        let again = saloon.heard();
        assert_eq!(again.each_ref().map(Vec::len), [0, 100, 0]);
        assert!(again[1].iter().all(|text| text.as_ptr() == heard[0][0].as_ptr()), "the text that was kept");
        drop(release);
        saloon.close().await;
    }

    /// What a client may know is looked at when it is told, not only when it asks.
    #[tokio::test]
    async fn who_turns_away_while_it_is_computed_is_told_nothing() {
        let mut saloon = Saloon::open("away").await;
        for page in 0..3 {
            saloon.ask(page).await;
        }
        assert!(saloon.heard()[2].iter().all(|text| text.contains("not-your-seat")), "the other asks in vain");
        saloon.table.handle(0, ToServer::Face { seat: None }).await;
        let told = saloon.told().await;
        saloon.table.take(told).await;
        let heard = saloon.heard();
        assert!(heard[0].len() == 1 && heard[0][0].contains("not-faced"), "{:?}", heard[0]);
        assert!(heard[1].len() == 1 && heard[1][0].contains(r#""type":"previews""#), "{:?}", heard[1]);
        assert!(heard[2].is_empty());
        saloon.close().await;
    }

    /// The game goes on while it is computed: what was asked for is no more.
    #[tokio::test]
    async fn a_choice_ends_the_wait() {
        let mut saloon = Saloon::open("choice").await;
        let release = saloon.occupy().await;
        saloon.ask(0).await;
        let seat = saloon.seat;
        let mut choices = Vec::new();
        saloon.table.game.as_ref().expect("a game").session().choices(seat, &mut choices);
        saloon.table.play(seat, choices[0]).await.expect("it is legal");
        let heard = saloon.heard();
        assert!(heard[0].len() == 1 && !heard[0][0].contains(r#""type":"previews""#), "{:?}", heard[0]);
        assert!(saloon.table.chairs.iter().all(|chair| chair.previews.awaited.is_none()));
        // Whoever leaves waits for nothing either.
        drop(release);
        saloon.close().await;
    }
}
