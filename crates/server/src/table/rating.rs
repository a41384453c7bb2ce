//! Rated games: what the table agrees on, how a game ends for each person, and games that are abandoned.

use super::Table;
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::levels::{Level, Levels};
use crate::names::distinct;
use crate::peer::Peers;
use crate::rating::{self, Outcome};
use crate::store::{AMONG_FRIENDS, GameEnd, Known, SeatEnd, SeatRow, Store, StoreError};
use crate::wire::table::{PlayerMark, Settings, Sitter, Status};
use darkrock_rules::content::module::ModuleKind;
use darkrock_rules::ids::{Seat, SeatSet};
use darkrock_rules::{Catalog, Selection, scoring};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The seconds without a change after which a rated game counts as abandoned.
pub const ABANDONED: i64 = 7 * 24 * 3600;

/// The group of selections in which a game is rated: its expansions, and its mode. Options, which change a few cards, do
/// not make a group of their own.
pub fn group(catalog: &Catalog, selection: &Selection) -> String {
    let expansion = |id: &&String| catalog.module(id).is_some_and(|module| module.kind == ModuleKind::Expansion);
    let mut expansions: Vec<&str> = selection.modules.iter().filter(expansion).map(String::as_str).collect();
    expansions.sort_unstable();
    let modules = if expansions.is_empty() { "base".to_owned() } else { expansions.join("+") };
    match &selection.mode {
        Some(mode) => format!("{modules}:{mode}"),
        None => modules,
    }
}

/// What a table knows of the guests at it, and of the ratings that its game has changed.
#[derive(Default)]
pub(super) struct People {
    known: HashMap<String, Known>,
    /// By seat, in millionths.
    changes: BTreeMap<u8, i64>,
    /// Whom a guest ignores who is connected here: the author first, then those who ignore them.
    ignored: HashMap<String, BTreeSet<String>>,
}

/// The public view of a guest: handle and rating.
pub(crate) fn mark(known: &Known, change: Option<i64>) -> Option<PlayerMark> {
    let rating = known.rating.as_ref();
    Some(PlayerMark {
        handle: known.handle.clone()?,
        rating: rating.map(|row| rating::shown(row.mean)),
        deviation: rating.map(|row| rating::shown(row.deviation)),
        change: change.map(rating::shown),
    })
}

/// Checks that a level may play at a table: at a rated one only the program's own bots do.
///
/// # Errors
/// When it is an external program.
pub(super) fn check_level(levels: &Levels, rated: bool, level: &str) -> Result<(), Fault> {
    let program = rated && matches!(levels.find(level), Some(Level::Program(_)));
    let message = "external programs do not play at rated tables";
    if program { Err(Fault::conflict("rated-program", message)) } else { Ok(()) }
}

/// Checks that a person may play a rated game.
///
/// # Errors
/// When the person has no account, or the database does not answer.
pub(crate) async fn check_account(store: &Store, guest: &str) -> Result<(), Fault> {
    let account = store.account_by_guest(guest).await?;
    let message = "a rated game is for persons with an account: make the name permanent first";
    account.map(drop).ok_or_else(|| Fault::forbidden("rated-account", message))
}

/// Checks that each person has one seat of a rated table.
fn one_seat_each(seats: &[SeatRow]) -> Result<(), Fault> {
    let guests = seats.iter().filter_map(|seat| seat.guest.as_deref());
    let mut seen = BTreeSet::new();
    let message = "a rated table has one seat for each browser";
    if guests.into_iter().all(|guest| seen.insert(guest)) {
        Ok(())
    } else {
        Err(Fault::conflict("rated-one-seat", message))
    }
}

impl Table {
    fn group(&self) -> String {
        group(self.shared.compositions.catalog(), &self.row.settings.selection())
    }

    /// Checks that a guest may take a seat: the host does not ignore them, and at a rated table they have an account and no
    /// other seat.
    pub(super) async fn may_sit(&mut self, guest: &str, number: u8) -> Result<(), Fault> {
        let elsewhere = |seat: &&SeatRow| seat.seat != number && seat.guest.as_deref() == Some(guest);
        if self.row.settings.rated && self.seats.iter().any(|seat| elsewhere(&seat)) {
            return Err(Fault::conflict("rated-one-seat", "a rated table has one seat for each browser"));
        }
        if guest != self.row.host && self.shared.store.ignored_by(guest).await?.contains(&self.row.host) {
            return Err(Fault::forbidden("seat-refused", "the host keeps this seat for others"));
        }
        if self.row.settings.rated { check_account(&self.shared.store, guest).await } else { Ok(()) }
    }

    /// The seats of a rated table bear the names of their accounts, which no other account has: nobody gains or loses under
    /// somebody else's. In memory only.
    pub(super) async fn bear_own_names(&mut self) -> Result<(), StoreError> {
        if !self.row.settings.rated {
            return Ok(());
        }
        let bots = self.seats.iter().filter(|seat| seat.guest.is_none() && seat.sitter == Sitter::Bot);
        let mut names: Vec<String> = bots.map(|seat| seat.name.clone()).collect();
        for at in 0..self.seats.len() {
            let Some(guest) = &self.seats[at].guest else { continue };
            // An account always has the row of its guest; others cannot begin a rated game.
            let Some(known) = self.shared.store.guest(guest).await? else { continue };
            let name = distinct(known.name, names.iter().map(String::as_str));
            names.push(name.clone());
            self.seats[at].name = name;
        }
        Ok(())
    }

    /// Checks that all who play a rated game have an account, now that it begins.
    pub(super) async fn check_accounts(&mut self) -> Result<(), Fault> {
        let persons = self.seats.iter().filter(|seat| self.row.settings.rated && seat.sitter == Sitter::Person);
        let guests: Vec<String> = persons.filter_map(|seat| seat.guest.clone()).collect();
        for guest in guests {
            check_account(&self.shared.store, &guest).await?;
        }
        // They may have sat down before this was so, or have another name by now.
        Ok(self.bear_own_names().await?)
    }

    /// Checks that whether a game is rated changes only before others have sat down on these terms.
    pub(super) async fn may_change_rated(&mut self, settings: &Settings) -> Result<(), Fault> {
        if settings.rated == self.row.settings.rated {
            return Ok(());
        }
        self.may_be_rated(settings)?;
        let host = self.row.host.clone();
        let seated = self.seats.iter().any(|seat| seat.guest.as_ref() == Some(&host));
        if settings.rated && seated { check_account(&self.shared.store, &host).await } else { Ok(()) }
    }

    fn may_be_rated(&self, settings: &Settings) -> Result<(), Fault> {
        let other = |seat: &SeatRow| seat.guest.as_ref().is_some_and(|guest| *guest != self.row.host);
        if self.seats.iter().any(other) {
            let message = "other players have sat down: whether the game is rated can no longer be changed";
            return Err(Fault::conflict("rated-agreed", message));
        }
        if settings.rated && self.row.base.is_some() {
            return Err(Fault::conflict("rated-record", "a game resumed from a record cannot be rated"));
        }
        if !settings.rated {
            return Ok(());
        }
        one_seat_each(&self.seats)?;
        self.seats.iter().filter_map(|seat| seat.bot.as_deref()).try_for_each(|level| self.check_level(true, level))
    }

    /// Checks that a level may play at a rated table.
    pub(super) fn check_level(&self, rated: bool, level: &str) -> Result<(), Fault> {
        check_level(&self.shared.levels, rated, level)
    }

    /// Reads what is known of the guests at the table.
    pub(super) async fn know_people(&mut self) {
        if let Err(error) = self.read_people().await {
            tracing::warn!(table = self.row.id, %error, "the players of a table could not be read");
        }
    }

    async fn read_people(&mut self) -> Result<(), StoreError> {
        let store = &self.shared.store;
        let guests: BTreeSet<String> = self.seats.iter().filter_map(|seat| seat.guest.clone()).collect();
        let guests: Vec<String> = guests.into_iter().collect();
        let mut known = store.known(&guests, &self.group()).await?;
        for (guest, known) in known.iter_mut().filter(|(_, known)| known.handle.is_none()) {
            known.handle = store.handle(guest).await?;
        }
        let mut changes = BTreeMap::new();
        if self.row.status != Status::Open && self.row.settings.rated {
            let results = store.results_of_table(&self.row.id).await?;
            changes = results.into_iter().filter_map(|row| Some((row.seat, row.change?))).collect();
        }
        (self.people.known, self.people.changes) = (known, changes);
        Ok(())
    }

    /// The public view of a seat's player.
    pub(super) fn mark_of(&self, seat: &SeatRow) -> Option<PlayerMark> {
        let known = self.people.known.get(seat.guest.as_deref()?)?;
        mark(known, self.people.changes.get(&seat.seat).copied())
    }

    /// Reads who ignores the players of the table, before a client receives their chat.
    pub(super) async fn heed_ignored(&mut self) {
        let authors: BTreeSet<String> = self.seats.iter().filter_map(|seat| seat.guest.clone()).collect();
        match self.shared.store.all_ignored_by(&authors.into_iter().collect::<Vec<_>>()).await {
            Ok(ignored) => self.people.ignored = ignored,
            Err(error) => tracing::warn!(table = self.row.id, %error, "the ignored players could not be read"),
        }
    }

    /// Whether a guest ignores the player of a seat.
    pub(super) fn is_ignored(&self, guest: Option<&str>, seat: Option<u8>) -> bool {
        let author = seat.and_then(|n| self.seats.get(usize::from(n.saturating_sub(1)))?.guest.as_deref());
        let by = author.and_then(|author| self.people.ignored.get(author));
        guest.is_some_and(|guest| by.is_some_and(|by| by.contains(guest)))
    }

    /// Records from where a client plays a rated game.
    pub(super) fn note_origin(&self, guest: Option<&str>, peers: &Peers) {
        let counts = self.row.settings.rated && self.row.status == Status::Running;
        let Some(guest) = guest.filter(|_| counts) else { return };
        // Comparable only with the other marks of this table, and deleted when the game ends.
        let mark = |home: String| sha256(format!("{} {home}", self.row.server_part).as_bytes());
        let marks = match self.shared.limits.rate_same_address {
            true => vec![AMONG_FRIENDS.to_owned()],
            false => peers.iter().map(|peer| mark(peer.home())).collect(),
        };
        for seat in self.seats_of(Some(guest)) {
            for mark in &marks {
                self.shared.store.save_origin(&self.row, seat.0 + 1, mark.clone());
            }
        }
    }

    /// Records from where all connected clients play a rated game that starts now.
    pub(super) fn note_origins(&self) {
        for page in self.pages.values() {
            self.note_origin(page.guest.as_deref(), &page.peers);
        }
    }

    /// Whether a game counts: its table says so, it began here, and different persons play.
    fn counts(&self, persons: &[&SeatRow]) -> bool {
        let guests: BTreeSet<_> = persons.iter().map(|seat| seat.guest.as_deref()).collect();
        let single = guests.len() == persons.len() && guests.len() >= 2;
        self.row.settings.rated && self.row.base.is_none() && single
    }

    /// How the game ended for each person; none if it is not over, or only bots played. `outcome` says who abandoned it.
    /// A game that began as a record counts for nothing: it could be one that is won already.
    fn ending(&self, ended: i64, outcome: impl Fn(&SeatRow) -> Outcome) -> Option<GameEnd> {
        let live = self.game.as_ref().filter(|_| self.row.base.is_none())?;
        let (content, state) = (live.content(), &live.session().game().state);
        let persons: Vec<&SeatRow> =
            self.seats.iter().filter(|seat| seat.guest.is_some() && seat.sitter != Sitter::Open).collect();
        if persons.is_empty() {
            return None;
        }
        let at = |row: &SeatRow| Seat(row.seat.saturating_sub(1));
        let points = |row: &SeatRow| scoring::total(content, state, at(row));
        let of_person = |row: &SeatRow| row.guest.as_ref().map_or(Outcome::Finished, |_| outcome(row));
        // Whoever abandoned the game is last, even if the bot in that seat did well.
        let merit = |row: &SeatRow| {
            let stayed = of_person(row) != Outcome::Abandoned;
            (stayed, stayed && state.public.winners.contains(at(row)), if stayed { points(row) } else { 0 })
        };
        // The automa has no seat, but a place.
        let figures: Vec<Seat> = state.public.all_figures().collect();
        let automa = figures.iter().filter(|seat| !state.public.is_seat(**seat));
        let automa =
            automa.map(|seat| (true, state.public.winners.contains(*seat), scoring::total(content, state, *seat)));
        let all: Vec<_> = self.seats.iter().map(merit).chain(automa).collect();
        let place = |row: &SeatRow| 1 + all.iter().filter(|other| **other > merit(row)).count() as u8;
        let names = crate::wire::ids::Ids(content);
        let settings = &self.row.settings;
        let stayed = persons.iter().all(|row| outcome(row) == Outcome::Finished);
        let person = |row: &&SeatRow| SeatEnd {
            seat: row.seat,
            guest: row.guest.clone().unwrap_or_default(),
            character: state.public.player(at(row)).character.map(|character| names.character(character).into()),
            place: place(row),
            points: points(row),
            won: merit(row).1,
            outcome: outcome(row),
        };
        Some(GameEnd {
            table: self.row.id.clone(),
            selection: self.group(),
            seats: figures.len() as u8,
            ended,
            rated: self.counts(&persons),
            // Games over days, and those that somebody left, do not say how long a game takes.
            lp: Some(settings.length).filter(|_| settings.turns.is_none() && stayed),
            persons: persons.iter().map(person).collect(),
        })
    }

    /// How a game that is over ended for each person.
    pub(super) fn game_end(&self, ended: i64) -> Option<GameEnd> {
        if self.given_up {
            return None;
        }
        self.ending(ended, |row| if row.sitter == Sitter::Bot { Outcome::Abandoned } else { Outcome::Finished })
    }

    /// Counts a rated game that has not changed for long as abandoned: by those whose seats bots have, and those for whom
    /// it waits. It can still be played, but is not counted again.
    pub(super) async fn settle_if_abandoned(&mut self, now: i64) -> Result<(), Fault> {
        // The clocks of a turn-based game end it by themselves: bots play on for those who are gone.
        let settings = &self.row.settings;
        let running = self.row.status == Status::Running && self.halt.is_none();
        let running = running && settings.rated && settings.turns.is_none();
        // Nobody can continue a game while no server runs.
        if !running || self.row.changed > self.shared.store.running_since(now, ABANDONED).await? {
            return Ok(());
        }
        let waiting = self.game.as_ref().map_or_else(SeatSet::new, |game| game.waiting());
        let left = |row: &SeatRow| row.sitter == Sitter::Bot || waiting.contains(Seat(row.seat.saturating_sub(1)));
        let outcome = |row: &SeatRow| if left(row) { Outcome::Abandoned } else { Outcome::Stayed };
        let Some(mut end) = self.ending(now, outcome).filter(|end| end.rated) else { return Ok(()) };
        for person in &mut end.persons {
            // Nobody has won, and nobody has a place.
            (person.place, person.won) = (0, false);
        }
        let kept = self.shared.store.put_abandoned(end, self.row.epoch).await;
        self.lost |= kept.as_ref().is_err_and(StoreError::is_lost);
        kept?;
        self.know_people().await;
        self.send_table();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::achievements::learn_at_end;
    use crate::compositions::Compositions;
    use crate::config::Limits;
    use crate::pool::Pool;
    use crate::shared::{Shared, now};
    use crate::store::{AccountRow, GRACE, Guest, ResultRow, Step};
    use crate::table::{Command, NewTable, SeatAction};
    use crate::wire::table::Pace;
    use darkrock_bots::RandomBot;
    use std::path::PathBuf;
    use std::sync::Arc;
    use tokio::sync::mpsc;

    /// A running rated game of three persons.
    struct Party {
        table: Table,
        folder: PathBuf,
        _commands: mpsc::Receiver<Command>,
    }

    async fn party(name: &str) -> Party {
        let folder = std::env::temp_dir().join(format!("darkrock-rating-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
        let limits = Limits::default();
        let pool = Pool::new(limits.thinking(1, false)).expect("a thread");
        let shared = Arc::new(Shared::new(store, pool, Levels::default(), Compositions::shipped(), limits));
        let settings = Settings { rated: true, pace: Pace::Instant, ..Settings::default() };
        let new = NewTable {
            settings,
            seats: vec![None; 3],
            host: "mara".to_owned(),
            peers: Peers::default(),
            base: None,
            after: None,
            id: None,
        };
        let (row, seats) = new.rows(&shared).expect("a table");
        let (myself, commands) = mpsc::channel(16);
        let mut table = Table::new(Arc::clone(&shared), row, seats, myself.downgrade());
        for (seat, guest) in [(1, "mara"), (2, "jules"), (3, "ada")] {
            let guest = Guest { id: guest.to_owned(), name: guest.to_owned(), created: 1, seen: 1 };
            shared.store.put_guest(&guest).await.expect("a guest");
            let id = format!("{seat:032}");
            let account = AccountRow::new(id, guest.id.clone(), format!("{seat:064}"), 1);
            shared.store.change_account(vec![Step::Account(account)]).await.expect("a new account");
            let sit = SeatAction::Sit { name: guest.name.clone(), part: Some("ab".repeat(32)), key: None };
            table.change_seat(&guest.id, seat, sit).await.expect("a free seat");
        }
        table.start("mara", Peers::default()).await.expect("all seats are taken");
        Party { table, folder, _commands: commands }
    }

    impl Party {
        async fn results(&self) -> Vec<ResultRow> {
            self.table.shared.store.results_of_table(&self.table.row.id).await.expect("they can be read")
        }

        async fn end(self) {
            self.table.shared.store.close().await;
            std::fs::remove_dir_all(&self.folder).expect("the folder can go");
        }
    }

    /// An attack: a player who is losing never comes back, so that the game is not finished.
    #[tokio::test]
    async fn an_abandoned_game_costs_the_abandoner_alone() {
        let mut party = party("abandoned").await;
        // Mara has chosen, Jules never does, and Ada has left the game to a bot.
        let choices = |table: &Table, seat| {
            let mut choices = Vec::new();
            table.game.as_ref().expect("a game").session().choices(seat, &mut choices);
            choices
        };
        let choice = choices(&party.table, Seat(0))[0];
        party.table.play(Seat(0), choice).await.expect("it is legal");
        party.table.resign(Seat(2)).await.expect("the game runs");
        party.table.settle_if_abandoned(now() + ABANDONED - 60).await.expect("nothing to do yet");
        assert_eq!(party.results().await, []);
        let ids = party.table.shared.store.abandoned_ids(now() + 60).await.expect("they can be listed");
        assert_eq!(ids, [party.table.row.id.clone()]);
        party.table.settle_if_abandoned(now() + ABANDONED + 60).await.expect("it can be stored");
        let results = party.results().await;
        let outcomes: Vec<_> = results.iter().map(|row| (row.outcome, row.change.is_some(), row.place)).collect();
        let (stayed, abandoned) = ((Outcome::Stayed, false, 0), (Outcome::Abandoned, true, 0));
        assert_eq!(outcomes, [stayed, abandoned, abandoned]);
        assert!(results[1..].iter().all(|row| row.change < Some(-1_000_000)), "{results:?}");
        let ratings = party.table.shared.store.ratings("mara").await.expect("they can be read");
        assert_eq!(ratings, [], "whoever stayed neither gains nor loses");
        // What counts as abandoned is not ended without a result by agreement: what was settled stays, also its ratings.
        for mine in [Seat(0), Seat(1)].map(|seat| std::iter::once(seat).collect::<SeatSet>()) {
            let refused = party.table.want_end(mine, true).await.expect_err("it has a result");
            assert_eq!(refused.code, "settled");
        }
        assert!(party.table.ending.is_empty() && party.table.row.status == Status::Running);
        assert_eq!(party.results().await, results);
        // It is counted once, even if it is finished after all.
        party.table.settle_if_abandoned(now() + 3 * ABANDONED).await.expect("nothing changes");
        let end = party.table.game_end(now()).expect("persons play");
        let (row, seats) = (party.table.row.clone(), party.table.seats.clone());
        party.table.shared.store.put_finished(&row, &seats, end).await.expect("it can be stored");
        assert_eq!(party.results().await, results);
        assert_eq!(party.table.shared.store.abandoned_ids(i64::MAX).await.expect("they can be listed"), [""; 0]);
        party.end().await;
    }

    /// No server runs for a week, or the copy of a database is a week old: nobody could continue the game.
    #[tokio::test]
    async fn a_game_is_not_abandoned_while_no_server_runs() {
        let mut party = party("outage").await;
        let (now, hour, day) = (now(), 3600, 86_400);
        let (ends, store) = (now * 1000 + GRACE, party.table.shared.store.clone());
        store.pulse((now - 8 * day) * 1000, false).await.expect("it can be stored");
        store.pulse(now * 1000, false).await.expect("it can be stored");
        // It was last continued an hour before the outage.
        party.table.row.changed = now - 8 * day - hour;
        for at in [now, ends / 1000 + ABANDONED - hour - 1] {
            party.table.settle_if_abandoned(at).await.expect("nothing to do yet");
            assert_eq!(party.results().await, [], "at {}", at - now);
        }
        party.table.settle_if_abandoned(ends / 1000 + ABANDONED - hour).await.expect("it can be stored");
        assert_eq!(party.results().await.len(), 3, "a week in which a server ran is over");
        party.end().await;
    }

    /// An attack: a server that no longer owns the table counts its game.
    #[tokio::test]
    async fn only_the_owner_counts_a_game() {
        let party = party("owner").await;
        let store = &party.table.shared.store;
        let end = party.table.game_end(now()).expect("persons play");
        let other = store.put_abandoned(end.clone(), party.table.row.epoch + 1).await;
        assert!(matches!(other, Err(StoreError::NotOwner { .. })), "{other:?}");
        let stale = crate::store::TableRow { version: party.table.row.version - 1, ..party.table.row.clone() };
        assert!(store.put_finished(&stale, &party.table.seats, end).await.is_err());
        assert_eq!(party.results().await, [], "neither is the game counted");
        party.end().await;
    }

    /// Most guests come once: their games are replayed when somebody asks.
    #[tokio::test]
    async fn achievements_are_looked_up_at_the_end_for_accounts() {
        let mut party = party("achievements").await;
        for seat in 1..=3 {
            let account = format!("{seat:032}");
            party.table.shared.store.change_account(vec![Step::Delete { account }]).await.expect("it can go");
        }
        let (mut bot, mut choices) = (RandomBot::new(5), Vec::new());
        while let Some(seat) = party.table.game.as_ref().and_then(|game| game.waiting().first()) {
            party.table.game.as_ref().expect("a game").session().choices(seat, &mut choices);
            party.table.play(seat, choices[bot.pick(choices.len())]).await.expect("it is legal");
        }
        let (shared, id) = (Arc::clone(&party.table.shared), party.table.row.id.clone());
        learn_at_end(&shared, &id).await.expect("the rows can be read");
        let known = |results: Vec<ResultRow>| results.iter().map(|row| row.facts.is_some()).collect::<Vec<_>>();
        assert_eq!(known(party.results().await), [false; 3]);
        let account = AccountRow::new("ab".repeat(16), "jules".to_owned(), "cd".repeat(32), now());
        shared.store.change_account(vec![Step::Account(account)]).await.expect("a new account");
        learn_at_end(&shared, &id).await.expect("the rows can be read");
        assert_eq!(known(party.results().await), [true; 3]);
        drop(shared);
        party.end().await;
    }

    #[test]
    fn a_group_is_made_of_expansions_and_a_mode() {
        let compositions = Compositions::shipped();
        let catalog = compositions.catalog();
        let ids = |kind| catalog.modules().filter(move |m| m.kind == kind).map(|m| m.id.clone()).collect::<Vec<_>>();
        let of = |modules: &[String], mode: Option<&str>| {
            group(catalog, &Selection { modules: modules.to_vec(), mode: mode.map(str::to_owned) })
        };
        let mut expansions = ids(ModuleKind::Expansion);
        expansions.reverse();
        assert!(expansions.len() > 1);
        let named = of(&expansions, None);
        expansions.sort();
        assert_eq!((of(&[], None), named), ("base".to_owned(), expansions.join("+")));
        assert_eq!(of(&ids(ModuleKind::Option), None), "base", "an option changes a few cards");
        let mode = ids(ModuleKind::Mode).swap_remove(0);
        assert_eq!(of(&[], Some(&mode)), format!("base:{mode}"));
    }
}
