//! The bots at a table: scheduling of their searches, and handling of their choices.

use super::thought::{Tempo, Thought};
use super::{Command, Page, Table};
use crate::bot_games;
use crate::fault::Fault;
use crate::game::Numbered;
use crate::levels::Level;
use crate::pool::{Audience, Payer, Question, Standing};
use crate::wire::table::{Sitter, Status};
use darkrock_bots::{Bot, BotKind, End, News};
use darkrock_rules::event::Event;
use darkrock_rules::ids::Seat;
use darkrock_rules::{Choice, Game};
use std::sync::Arc;
use std::time::Instant;

impl Table {
    /// Queues events for external programs until their next request.
    pub(super) fn keep_news(&mut self, happened: &[Numbered]) {
        if !self.shared.levels.has_programs() {
            return;
        }
        for (row, chair) in self.seats.iter().zip(&mut self.chairs) {
            let level = row.bot.as_deref().filter(|_| row.sitter == Sitter::Bot);
            if let Some(Level::Program(_)) = level.and_then(|name| self.shared.levels.find(name)) {
                chair.news.extend(happened.iter().map(|numbered| numbered.event));
            }
        }
    }

    /// Drops the bots once the game is over, and sends them the result.
    pub(super) fn let_bots_go(&mut self) {
        let Some(game) = &self.game else { return };
        for chair in &mut self.chairs {
            let news = std::mem::take(&mut chair.news);
            if let Some(bot) = chair.bot.take() {
                part_with(bot, game.session().game(), &news);
            }
        }
    }

    /// Starts a search for each bot that must choose and is not searching yet. A bot-only game in the line waits for its
    /// turn; one that may not even stand there waits until a spectator connects.
    pub(super) fn wake_bots(&mut self) {
        // Without bots, too: a slot that is no longer needed is given back.
        let has_place = self.has_place();
        if self.halt.is_some() || self.given_up || !self.seats.iter().any(|row| row.sitter == Sitter::Bot) {
            return;
        }
        self.note_standing();
        let unwatched = self.standing.borrow().audience == Audience::Nobody;
        if !has_place && (unwatched || self.place.is_some()) {
            return;
        }
        let tempo = Tempo::of(self.row.settings.pace, self.shared.limits.bot_window);
        let Some(game) = &self.game else { return };
        let since = self.asked.as_ref().map_or(self.position, |asked| asked.since);
        for seat in game.waiting() {
            let (row, chair) = (&self.seats[seat.index()], &mut self.chairs[seat.index()]);
            // A search in progress returns later and is handled then.
            if row.sitter != Sitter::Bot || chair.thinking {
                continue;
            }
            let mut choices = Vec::new();
            game.session().choices(seat, &mut choices);
            chair.thinking = true;
            let view = game.session().game().view(Some(seat));
            let level = row.bot.as_deref().and_then(|name| self.shared.levels.find(name)).unwrap_or_else(|| {
                tracing::warn!(table = self.row.id, bot = row.bot, "this bot no longer exists: its choices are random");
                Level::Own(BotKind::Random)
            });
            let thought = Thought {
                pool: self.shared.pool.clone(),
                seat,
                level,
                bot: chair.bot.take(),
                seed: seed_of(self.row.seed.as_deref().unwrap_or_default()),
                position: since,
                news: std::mem::take(&mut chair.news),
                question: Question { content: Arc::clone(game.content()), view, choices, until: None },
                tempo: if unwatched { tempo.unwatched() } else { tempo },
                standing: self.standing.subscribe(),
                table: self.row.id.clone(),
            };
            let (myself, position) = (self.myself.clone(), self.position);
            tokio::spawn(async move {
                // No result means the server is shutting down; the table wakes its bots when it is loaded again.
                let Some((choice, bot)) = thought.choose().await else { return };
                // The table may have been evicted, with the same outcome.
                if let Some(table) = myself.upgrade() {
                    drop(table.send(Command::Bot { seat, position, choice, bot }).await);
                }
            });
        }
    }

    /// Updates to whom this table's searches are charged, so that queued searches are scheduled accordingly.
    pub(super) fn note_standing(&self) {
        let now = self.audience();
        self.standing.send_if_modified(|standing| {
            let changed = *standing != now;
            *standing = now;
            changed
        });
    }

    fn audience(&self) -> Standing {
        let persons = self.persons();
        let plays = |page: &&Page| !self.seats_of(page.guest.as_deref()).and(persons).is_empty();
        let seated: Vec<Payer> = self.pages.values().filter(plays).map(Page::payer).collect();
        let (audience, payers) = if !seated.is_empty() {
            (Audience::Seated, seated)
        } else if !self.pages.is_empty() {
            (Audience::Watching, self.pages.values().map(Page::payer).collect())
        } else {
            (Audience::Nobody, vec![Payer { peer: self.started_from.first(), guest: self.row.host.clone() }])
        };
        Standing { audience, payers }
    }

    /// Whether this game has a place among those that only bots play, or needs none.
    fn has_place(&mut self) -> bool {
        let only_bots = self.row.status == Status::Running && self.persons().is_empty();
        if !only_bots {
            self.place = None;
        } else if self.place.is_none() {
            self.place = self.bot_game().ok();
        }
        !only_bots || self.place.is_some() && self.in_line().is_none()
    }

    /// A place for a bot-only game, or in their line.
    pub(super) fn bot_game(&self) -> Result<bot_games::Place, Fault> {
        let owner = bot_games::Owner { guest: self.row.host.clone(), peers: self.started_from.clone() };
        self.shared.bot_games.enter(&self.shared.limits, &self.row.id, owner, self.myself.clone())
    }

    /// The place in the line of the games with bots only, 1 for the next one; none if this one need not wait.
    pub(super) fn in_line(&self) -> Option<u32> {
        self.place.as_ref().and_then(bot_games::Place::in_line)
    }

    /// Tells the clients when the line has moved, and begins to play when it is this game's turn.
    pub(super) fn follow_line(&mut self) {
        let now = self.in_line();
        if now != self.told_line {
            self.told_line = now;
            self.send_table();
            self.wake_bots();
        }
    }

    pub(super) async fn bot_chose(&mut self, seat: Seat, position: u64, choice: Choice, bot: Option<Box<dyn Bot>>) {
        let chair = &mut self.chairs[seat.index()];
        chair.thinking = false;
        let waits = self.game.as_ref().is_some_and(|game| game.waiting().contains(seat));
        if self.seats[seat.index()].sitter != Sitter::Bot {
            return;
        }
        // Not needed once the game is over.
        match (bot, &self.game) {
            (Some(bot), Some(game)) if self.row.status != Status::Running => {
                part_with(bot, game.session().game(), &std::mem::take(&mut chair.news));
            }
            (bot, _) => chair.bot = bot,
        }
        if !waits {
            return;
        }
        // Another seat has chosen concurrently: the bot's choice is used if it is still legal.
        let joint = |game: &Game<'_>| game.decision().len() > 1 && game.is_legal(seat, choice);
        if position != self.position && !self.game.as_ref().is_some_and(|g| joint(g.session().game())) {
            return self.wake_bots();
        }
        self.quiet_since = Instant::now();
        if let Err(fault) = self.play(seat, choice).await {
            tracing::error!(table = self.row.id, seat = seat.0 + 1, ?fault, "a bot's choice was not accepted");
            // Immediate retries would flood a database that cannot write, for example on a full disk.
            self.bots_rest = true;
        }
    }

    /// Wakes bots that pause because one of their choices could not be written.
    pub(super) fn end_rest(&mut self) {
        if std::mem::take(&mut self.bots_rest) {
            self.wake_bots();
        }
    }
}

/// Sends the result of the game to a bot, and drops it.
fn part_with(mut bot: Box<dyn Bot>, game: &Game<'_>, events: &[Event]) {
    bot.handle(News { content: game.content, public: &game.state.public, events });
    if let Some(end) = End::of(game) {
        bot.handle_end(&end);
    }
}

/// A number derived from the game's seed, which cannot be inverted.
pub(super) fn seed_of(text: &str) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compositions::Compositions;
    use crate::config::Limits;
    use crate::levels::Levels;
    use crate::peer::Peer;
    use crate::peer::Peers;
    use crate::pool::Pool;
    use crate::shared::Shared;
    use crate::store::Store;
    use crate::table::{NewTable, SeatAction};
    use crate::wire::table::Settings;
    use std::path::Path;
    use tokio::sync::mpsc;

    /// A running, unwatched game of Mara and two bots, on a server that allows nobody bot-only games.
    async fn table(folder: &Path) -> (Table, mpsc::Receiver<Command>) {
        std::fs::create_dir_all(folder).expect("a folder");
        let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
        let limits = Limits { bot_games_per_guest: 0, ..Limits::default() };
        let pool = Pool::new(limits.thinking(1, false)).expect("a thread");
        let shared = Arc::new(Shared::new(store, pool, Levels::default(), Compositions::shipped(), limits));
        let bot = Some("random".to_owned());
        let seats = vec![None, bot.clone(), bot];
        let new = NewTable {
            settings: Settings::default(),
            seats,
            host: "mara".to_owned(),
            peers: Peers::default(),
            base: None,
            after: None,
            id: None,
        };
        let (row, seats) = new.rows(&shared).expect("a table");
        let (myself, commands) = mpsc::channel(16);
        let mut table = Table::new(shared, row, seats, myself.downgrade());
        let sit = SeatAction::Sit { name: "Mara".to_owned(), part: Some("ab".repeat(32)), key: None };
        table.change_seat("mara", 1, sit).await.expect("a free seat");
        table.start("mara", peer(1).into()).await.expect("all seats are taken");
        (table, commands)
    }

    fn peer(last: u8) -> Peer {
        Peer::new([192, 0, 2, last].into())
    }

    fn page(guest: Option<&str>, last: u8) -> Page {
        Page::new(guest.map(str::to_owned), peer(last).into(), mpsc::channel(256).0)
    }

    #[tokio::test]
    async fn bots_think_for_those_who_are_there() {
        let folder = std::env::temp_dir().join(format!("darkrock-standing-{}", std::process::id()));
        let (mut table, _commands) = table(&folder).await;
        let standing = |table: &Table| {
            let now = table.standing.borrow();
            let payers = now.payers.iter().map(|p| (p.guest.clone(), p.peer)).collect::<Vec<_>>();
            (now.audience, payers)
        };
        let payer = |guest: &str, last| (guest.to_owned(), Some(peer(last)));
        assert_eq!(standing(&table), (Audience::Nobody, vec![payer("mara", 1)]));
        table.join(1, page(None, 2));
        assert_eq!(standing(&table), (Audience::Watching, vec![payer("", 2)]));
        table.join(2, page(Some("mara"), 3));
        assert_eq!(standing(&table), (Audience::Seated, vec![payer("mara", 3)]), "who looks on pays nothing");
        table.leave(2);
        assert_eq!(standing(&table).0, Audience::Watching);
        table.leave(1);
        assert_eq!(standing(&table).0, Audience::Nobody);
        table.shared.store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder can go");
    }

    /// On a full disk a bot does not retry immediately: it waits for the next tick.
    #[tokio::test]
    async fn a_bot_whose_choice_cannot_be_written_rests() {
        let folder = std::env::temp_dir().join(format!("darkrock-rest-{}", std::process::id()));
        let (mut table, _commands) = table(&folder).await;
        table.join(1, page(Some("mara"), 1));
        let first = |table: &Table, seat: Seat| {
            let mut choices = Vec::new();
            table.game.as_ref().expect("a game").session().choices(seat, &mut choices);
            choices[0]
        };
        // The existing pages of the file still have room. The person can always choose.
        let seat = loop {
            let game = table.game.as_ref().expect("a game");
            let seat = game.waiting().first().expect("the game goes on");
            let (position, choice) = (table.position, first(&table, seat));
            let person = table.seats[seat.index()].sitter == Sitter::Person;
            table.shared.store.be_full(!person);
            if person {
                table.play(seat, choice).await.expect("there is room");
                continue;
            }
            table.bot_chose(seat, position, choice, None).await;
            if table.position == position {
                break seat;
            }
        };
        assert!(table.bots_rest && !table.chairs[seat.index()].thinking);
        table.shared.store.be_full(false);
        table.end_rest();
        assert!(!table.bots_rest && table.chairs[seat.index()].thinking, "the next tick wakes it");
        let (position, choice) = (table.position, first(&table, seat));
        table.bot_chose(seat, position, choice, None).await;
        assert!(table.position > position, "the game goes on");
        table.shared.store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder can go");
    }

    /// The last person resigns, and there is no slot for another bot-only game.
    #[tokio::test]
    async fn a_game_of_bots_without_a_place_waits_until_somebody_looks() {
        let folder = std::env::temp_dir().join(format!("darkrock-place-{}", std::process::id()));
        let (mut table, _commands) = table(&folder).await;
        let thinking = |table: &Table| table.chairs.iter().any(|chair| chair.thinking);
        table.chairs.iter_mut().for_each(|chair| chair.thinking = false);
        table.resign(Seat(0)).await.expect("a running game");
        assert!(!thinking(&table), "nobody looks");
        table.join(1, page(None, 2));
        assert!(thinking(&table), "somebody looks");
        assert!(table.place.is_none());
        table.shared.store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder can go");
    }
}
