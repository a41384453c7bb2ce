//! Who plays a seat during the game: absence, votes, resigning, coming back. So that no table is ever stuck.

use super::Table;
use crate::fault::Fault;
use crate::levels::STAND_IN;
use crate::wire::table::{Sitter, Status};
use darkrock_rules::ids::{Seat, SeatSet};
use std::time::Duration;

impl Table {
    /// Replaces players whom the table waits for and who have been away for longer than it allows.
    pub(super) async fn look_at_the_clock(&mut self) {
        let allowed = Duration::from_secs(u64::from(self.row.settings.absence) * 60);
        if allowed.is_zero() || self.row.status != Status::Running || self.pages.is_empty() {
            return;
        }
        let waiting = self.game.as_ref().map_or_else(SeatSet::new, crate::game::LiveGame::waiting);
        for seat in waiting.and(self.persons()) {
            let away = self.chairs[seat.index()].away_since.is_some_and(|since| since.elapsed() >= allowed);
            if away && let Err(fault) = self.give_to_bot(seat, "bot").await {
                tracing::warn!(table = self.row.id, %fault, "an absent player could not be replaced");
            }
        }
    }

    /// Leaves the rest of the game to a bot.
    pub(super) async fn resign(&mut self, seat: Seat) -> Result<(), Fault> {
        self.running()?;
        self.give_to_bot(seat, "resign").await
    }

    fn running(&self) -> Result<(), Fault> {
        let running = self.row.status == Status::Running;
        running.then_some(()).ok_or_else(|| Fault::conflict("no-game", "no game is played at this table now"))
    }

    async fn give_to_bot(&mut self, seat: Seat, why: &str) -> Result<(), Fault> {
        let old = self.seats[seat.index()].clone();
        if old.sitter != Sitter::Person {
            return Err(Fault::conflict("no-person", format!("no person plays seat {}", seat.0 + 1)));
        }
        let row = &mut self.seats[seat.index()];
        row.sitter = Sitter::Bot;
        row.bot = Some(STAND_IN.to_string());
        row.resigned = why == "resign";
        self.chairs[seat.index()].votes = SeatSet::new();
        self.settle_seat(seat, old, why).await
    }

    /// Takes one's seat back from the bot.
    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), Fault> {
        self.running()?;
        let old = self.seats[seat.index()].clone();
        if old.sitter != Sitter::Bot {
            return Err(Fault::conflict("no-bot", format!("no bot plays seat {}", seat.0 + 1)));
        }
        let row = &mut self.seats[seat.index()];
        row.sitter = Sitter::Person;
        row.bot = None;
        row.resigned = false;
        self.settle_seat(seat, old, "return").await
    }

    async fn settle_seat(&mut self, seat: Seat, old: crate::store::SeatRow, kind: &str) -> Result<(), Fault> {
        let saved = self.save().await;
        let written = match saved {
            Ok(()) => self.write(kind, Some(seat), String::new()).await,
            Err(fault) => Err(fault),
        };
        if let Err(fault) = written {
            self.seats[seat.index()] = old;
            return Err(fault);
        }
        // Whoever plays it next knows nothing of what the last one thought.
        self.chairs[seat.index()].bot = None;
        self.drop_old_hints();
        self.tell_table();
        self.wake_bots();
        Ok(())
    }

    /// Votes to replace a player. It is done once all other persons who are there want it, and at least one does.
    pub(super) async fn vote(&mut self, voters: SeatSet, seat: Seat) -> Result<(), Fault> {
        self.running()?;
        if self.seats[seat.index()].sitter != Sitter::Person {
            return Err(Fault::conflict("no-person", format!("no person plays seat {}", seat.0 + 1)));
        }
        let voters = voters.and(self.persons());
        if voters.is_empty() || voters.contains(seat) {
            return Err(Fault::forbidden("no-vote", "only the other players of the game can vote"));
        }
        let votes = self.chairs[seat.index()].votes.union(voters);
        self.chairs[seat.index()].votes = votes;
        let here: SeatSet = self.persons().iter().filter(|s| *s != seat && self.is_online(*s)).collect();
        if here.without(votes).is_empty() {
            return self.give_to_bot(seat, "bot").await;
        }
        self.tell_table();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Limits;
    use crate::levels::Levels;
    use crate::pool::Pool;
    use crate::shared::Shared;
    use crate::store::Store;
    use crate::table::{Command, NewTable, Page, SeatAction};
    use crate::wire::table::{Pace, Settings};
    use darkrock_rules::Content;
    use std::path::Path;
    use std::sync::Arc;
    use std::time::Instant;
    use tokio::sync::mpsc;

    /// A running game of two persons; the first looks at the table.
    async fn table(folder: &Path, absence: u16) -> (Table, mpsc::Receiver<Command>) {
        let content: &'static Content = Box::leak(Box::new(Content::embedded().expect("the shipped content")));
        let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
        let limits = Limits::default();
        let pool = Pool::new(limits.thinking(1, false)).expect("a thread");
        let shared = Arc::new(Shared::new(store, pool, Levels::default(), content, "{}".to_owned(), limits));
        let settings = Settings { absence, pace: Pace::Instant, ..Settings::default() };
        let new = NewTable { settings, seats: vec![None, None], host: "mara".to_owned(), base: None };
        let (row, seats) = new.rows(&shared).expect("a table");
        let (myself, commands) = mpsc::channel(16);
        let mut table = Table::new(shared, row, seats, myself.downgrade());
        for (seat, guest) in [(1, "mara"), (2, "jules")] {
            let sit = SeatAction::Sit { name: guest.to_owned(), part: Some("ab".repeat(32)) };
            table.change_seat(guest, seat, sit).await.expect("a free seat");
        }
        table.start("mara").await.expect("all seats are taken");
        let outgoing = mpsc::channel(256).0;
        let page = Page { guest: Some("mara".to_owned()), outgoing, greeted: false, facing: None };
        table.pages.insert(0, page);
        table.chairs[0].away_since = None;
        (table, commands)
    }

    fn away_for(table: &mut Table, seconds: u64) {
        table.chairs[1].away_since = Instant::now().checked_sub(Duration::from_secs(seconds));
        assert!(table.chairs[1].away_since.is_some(), "this machine runs for longer");
    }

    #[tokio::test]
    async fn who_is_away_for_too_long_is_replaced_and_can_come_back() {
        let folder = std::env::temp_dir().join(format!("darkrock-absence-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        // Both are asked at once which character they keep, so the table waits for the absent one, too.
        let (mut table, _commands) = table(&folder, 1).await;
        away_for(&mut table, 50);
        table.look_at_the_clock().await;
        assert_eq!(table.seats[1].sitter, Sitter::Person, "a minute is not over");
        away_for(&mut table, 61);
        table.row.settings.absence = 0;
        table.look_at_the_clock().await;
        assert_eq!(table.seats[1].sitter, Sitter::Person, "this table replaces nobody by the clock");
        table.row.settings.absence = 1;
        table.look_at_the_clock().await;
        assert_eq!((table.seats[1].sitter, table.seats[1].resigned), (Sitter::Bot, false));
        assert_eq!(table.seats[0].sitter, Sitter::Person, "who is there stays");
        table.come_back(Seat(1)).await.expect("the seat is still theirs");
        assert_eq!((table.seats[1].sitter, table.seats[1].bot.clone()), (Sitter::Person, None));
        // Nobody looks: the table waits.
        away_for(&mut table, 61);
        table.pages.clear();
        table.look_at_the_clock().await;
        assert_eq!(table.seats[1].sitter, Sitter::Person);
        table.shared.store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder can go");
    }
}
