//! Which tables have changed in a way that lists show: told to every server on the database.
//!
//! PostgreSQL delivers it with NOTIFY, in the transaction of the rows: a notification names tables, each with the number of
//! its last row. SQLite has one server, to which the same is sent in this process. A notification is only a hint: whoever
//! hears it reads the rows, and whoever misses it reads them a little later anyway.
//!
//! A transaction with a notification holds a lock of the whole database until it is committed, so that all servers commit
//! one after another. Therefore choices are not told; a change of seats or of whose turn it is at a turn-based table is
//! told at once, and the progress of a live game, which changes with every turn, together with that of all others once a
//! second.

use super::address::Address;
use super::error::StoreError;
use super::host::Change;
use super::notices::NoticeWrite;
use super::read::{all, get};
use super::turns::TurnWrite;
use super::writer::Write;
use super::{Inner, Store};
use crate::wire::table::Status;
use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::broadcast;

/// How often the progress of live games is told.
const LATER: Duration = Duration::from_secs(1);
/// The longest notification, in bytes; PostgreSQL accepts 7,999.
const LONGEST: usize = 7900;
/// Changes that a watcher may fall behind; after that it is told that anything may have changed.
const BEHIND: usize = 1024;
/// The most tables that are read in one query.
const AT_ONCE: usize = 256;

/// What has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Changed {
    /// These tables and guests.
    These(Arc<News>),
    /// Anything: notifications may have been lost.
    Anything,
}

/// Changed tables and guests.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct News {
    /// The tables, each with the number of its last row, or 0 where that is unknown.
    pub tables: BTreeMap<String, i64>,
    /// Guests whose tables have become those of another id, or were those of another one.
    pub guests: BTreeSet<String>,
}

impl News {
    /// Whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.guests.is_empty()
    }

    /// Adds others.
    pub fn merge(&mut self, others: &Self) {
        for (table, seq) in &others.tables {
            self.add(table, *seq);
        }
        self.guests.extend(others.guests.iter().cloned());
    }

    fn add(&mut self, table: &str, seq: i64) {
        let known = self.tables.entry(table.to_owned()).or_default();
        *known = seq.max(*known);
    }

    /// The texts of notifications, none of them longer than PostgreSQL accepts.
    pub(super) fn texts(&self) -> Vec<String> {
        let tables = self.tables.iter().map(|(table, seq)| format!("{table}:{seq}"));
        let guests = self.guests.iter().map(|guest| format!("guest:{guest}"));
        let mut texts: Vec<String> = Vec::new();
        for item in tables.chain(guests) {
            match texts.last_mut().filter(|text| text.len() + 1 + item.len() <= LONGEST) {
                Some(text) => {
                    text.push(' ');
                    text.push_str(&item);
                }
                None => texts.push(item),
            }
        }
        texts
    }

    /// The inverse of [`News::texts`]. What another version says in addition is left out.
    #[cfg(any(feature = "postgres", test))]
    pub(super) fn read(text: &str) -> Self {
        let mut news = Self::default();
        for item in text.split(' ') {
            match item.split_once(':') {
                Some(("guest", guest)) => drop(news.guests.insert(guest.to_owned())),
                Some((table, seq)) => {
                    if let Ok(seq) = seq.parse() {
                        news.add(table, seq);
                    }
                }
                None => {}
            }
        }
        news
    }
}

/// A stream of changes.
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<Changed>);

impl Changes {
    /// Waits for the next change; none once the store is closed.
    pub async fn next(&mut self) -> Option<Changed> {
        match self.0.recv().await {
            Ok(changed) => Some(changed),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Changed::Anything),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }

    /// The next change, if there is one already.
    pub fn ready(&mut self) -> Option<Changed> {
        match self.0.try_recv() {
            Ok(changed) => Some(changed),
            Err(broadcast::error::TryRecvError::Lagged(_)) => Some(Changed::Anything),
            Err(_) => None,
        }
    }
}

/// A sender of changes to the watchers in this process.
#[derive(Clone, Debug)]
pub(super) struct Announcer(broadcast::Sender<Changed>);

impl Announcer {
    pub fn new() -> Self {
        Self(broadcast::Sender::new(BEHIND))
    }

    pub fn changes(&self) -> Changes {
        Changes(self.0.subscribe())
    }

    /// Tells all watchers; there may be none.
    pub fn tell(&self, changed: Changed) {
        drop(self.0.send(changed));
    }
}

/// Collects what the writer has to tell.
#[derive(Debug)]
pub(super) struct Gatherer {
    /// The number of the last row of the tables of this server.
    last: HashMap<String, i64>,
    /// The tables that are told a little later.
    later: BTreeSet<String>,
    told: Instant,
}

impl Gatherer {
    pub fn new() -> Self {
        Self { last: HashMap::new(), later: BTreeSet::new(), told: Instant::now() }
    }

    /// When what was put off must be told.
    pub fn due(&self) -> Option<Instant> {
        (!self.later.is_empty()).then(|| self.told + LATER)
    }

    /// What must be told with these writes, with what was put off before if its time has come.
    pub fn gather(&mut self, writes: &[Write], now: Instant) -> News {
        for write in writes {
            if let Write::Entry(entry) = write {
                match self.last.get_mut(&entry.table) {
                    Some(last) => *last = entry.seq.max(*last),
                    None => drop(self.last.insert(entry.table.clone(), entry.seq)),
                }
            }
        }
        let mut news = News::default();
        for write in writes {
            match write {
                Write::Table { table, .. } => self.name(&mut news, &table.id),
                Write::Turns(TurnWrite::Calls { calls, told: true }) => self.name(&mut news, &calls.table),
                Write::Notice(NoticeWrite::Row(write)) => {
                    if let Some(table) = write.listed() {
                        self.name(&mut news, table);
                    }
                }
                Write::Host(Change::RemoveTable { id, .. }) => {
                    self.name(&mut news, id);
                    self.last.remove(id);
                }
                Write::Rename { old, new, .. } => news.guests.extend([old.clone(), new.clone()]),
                Write::Summary(summary) => drop(self.later.insert(summary.table.clone())),
                Write::Release { table, .. } => drop(self.last.remove(table)),
                _ => {}
            }
        }
        // A notification that is sent anyway takes the rest along.
        if !news.is_empty() || self.due().is_some_and(|due| due <= now) {
            std::mem::take(&mut self.later).iter().for_each(|table| self.name(&mut news, table));
            self.told = now;
        }
        news
    }

    fn name(&self, news: &mut News, table: &str) {
        news.add(table, self.last.get(table).copied().unwrap_or_default());
    }
}

/// Notifies all servers, with the transaction.
pub(super) async fn notify(to: &mut AnyConnection, texts: &[String]) -> Result<(), sqlx::Error> {
    // As text, since the driver cannot read a result of no type.
    const NOTIFY: &str = "SELECT CAST(pg_notify('darkrock', $1) AS TEXT)";
    for text in texts {
        sqlx::query(NOTIFY).bind(text.as_str()).execute(&mut *to).await?;
    }
    Ok(())
}

/// Hears the notifications of all servers on a PostgreSQL database, over a connection of its own, until it is aborted.
pub(super) async fn listen(address: Address, announcer: Announcer) {
    #[cfg(feature = "postgres")]
    if address.kind == super::address::Kind::Postgres {
        listener::run(&address, &announcer).await;
    }
    // Otherwise the writer tells the watchers itself.
    drop((address, announcer));
}

#[cfg(feature = "postgres")]
mod listener {
    use super::{Address, Announcer, Changed, News};
    use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
    use std::convert::Infallible;
    use std::sync::Arc;
    use std::time::Duration;
    use tokio::time::{sleep, timeout};

    /// The pauses before a lost connection is opened again: the first, and the longest.
    const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(15));
    /// How long the database may take to answer.
    const PATIENCE: Duration = Duration::from_secs(10);
    /// After this time of silence the connection is checked.
    const QUIET: Duration = Duration::from_secs(20);

    pub(super) async fn run(address: &Address, announcer: &Announcer) {
        let mut pause = PAUSES.0;
        loop {
            let Err(error) = hear(address, announcer, &mut pause).await;
            tracing::warn!(%error, "changes by other servers are not heard: lists are refreshed more slowly");
            sleep(pause).await;
            pause = (pause * 2).min(PAUSES.1);
        }
    }

    async fn hear(address: &Address, announcer: &Announcer, pause: &mut Duration) -> Result<Infallible, sqlx::Error> {
        let options: PgConnectOptions = address.options.database_url.as_str().parse()?;
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = pool.acquire_timeout(PATIENCE).connect_with(options).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        // It would not be noticed that notifications were lost meanwhile.
        listener.eager_reconnect(false);
        listener.listen("darkrock").await?;
        *pause = PAUSES.0;
        announcer.tell(Changed::Anything);
        loop {
            match timeout(QUIET, listener.try_recv()).await {
                Ok(heard) => match heard? {
                    Some(heard) => announcer.tell(Changed::These(Arc::new(News::read(heard.payload())))),
                    None => return Err(sqlx::Error::Protocol("the connection is lost".to_owned())),
                },
                Err(_) => {
                    let check = sqlx::query("SELECT 1").execute(&mut listener);
                    let silent = |_| sqlx::Error::Protocol("the database does not answer".to_owned());
                    timeout(PATIENCE, check).await.map_err(silent)??;
                }
            }
        }
    }
}

/// Whom a table concerns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Concerned {
    /// Whether it is in the list of open tables, before its game.
    pub listed: bool,
    /// The guests who created it or hold a seat.
    pub guests: BTreeSet<String>,
}

impl Store {
    /// A stream of changes of tables, from now on, by all servers on the database.
    pub fn changes(&self) -> Changes {
        self.inner.announcer.changes()
    }

    /// Whom these tables concern. Those that are not stored concern nobody.
    ///
    /// # Errors
    /// When the database does not answer, or stored data cannot be read.
    pub async fn concerned(&self, tables: &[&str]) -> Result<HashMap<String, Concerned>, StoreError> {
        let mut found = HashMap::new();
        for tables in tables.chunks(AT_ONCE) {
            self.inner.concerned(tables, &mut found).await?;
        }
        Ok(found)
    }

    /// The ids of the tables in the list of open tables.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn listed_ids(&self) -> Result<Vec<String>, StoreError> {
        const LISTED: &str = "SELECT id FROM tables WHERE status = 'open' AND listed = 1";
        let rows = self.inner.ask(sqlx::query(LISTED)).await?;
        all(&rows, "the open tables", |row| get(row, 0))
    }

    /// The ids of the unfinished tables that a guest created or has a seat at.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn own_ids(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        const OWN: &str = "SELECT id FROM tables WHERE status <> 'finished' \
             AND (host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1))";
        let rows = self.inner.ask(sqlx::query(OWN).bind(guest)).await?;
        all(&rows, "the tables of a guest", |row| get(row, 0))
    }
}

impl Inner {
    async fn concerned(&self, tables: &[&str], found: &mut HashMap<String, Concerned>) -> Result<(), StoreError> {
        let Some(last) = tables.last() else { return Ok(()) };
        // Padding with the last id up to a power of two limits the number of prepared statements.
        let places = tables.len().next_power_of_two();
        let marks: Vec<_> = (1..=places).map(|place| format!("${place}")).collect();
        let marks = marks.join(", ");
        let ids = || tables.iter().chain(std::iter::repeat(last)).take(places);
        let sql = format!("SELECT id, status, listed, host FROM tables WHERE id IN ({marks})");
        let rows = ids().fold(sqlx::query(AssertSqlSafe(sql)), |query, id| query.bind(*id));
        for (id, status, listed, host) in all(&self.ask(rows).await?, "tables", |row| {
            Ok((get::<String>(row, 0)?, get::<String>(row, 1)?, get::<i64>(row, 2)?, get::<String>(row, 3)?))
        })? {
            let listed = listed != 0 && status.parse() == Ok(Status::Open);
            found.insert(id, Concerned { listed, guests: BTreeSet::from([host]) });
        }
        let sql = format!("SELECT table_id, guest FROM seats WHERE guest IS NOT NULL AND table_id IN ({marks})");
        let rows = ids().fold(sqlx::query(AssertSqlSafe(sql)), |query, id| query.bind(*id));
        let read = |row: &_| Ok((get::<String>(row, 0)?, get::<String>(row, 1)?));
        for (table, guest) in all(&self.ask(rows).await?, "seats", read)? {
            if let Some(concerned) = found.get_mut(&table) {
                concerned.guests.insert(guest);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::rows::{EntryRow, Summary};

    fn entry(table: &str, seq: i64) -> Write {
        let (table, kind, body) = (table.to_owned(), "choice".to_owned(), String::new());
        Write::Entry(EntryRow { table, seq, kind, seat: Some(1), author: None, body, at: 0, epoch: 1 })
    }

    fn summary(table: &str) -> Write {
        let (table, summary) = (table.to_owned(), String::new());
        Write::Summary(Summary { table, version: 1, epoch: 1, changed: 0, summary })
    }

    fn rename() -> Write {
        Write::Rename { old: "o".to_owned(), new: "n".to_owned(), left: false }
    }

    #[test]
    fn choices_are_not_told_and_the_progress_of_games_once_a_second() {
        let (mut gatherer, start) = (Gatherer::new(), Instant::now());
        let choices: Vec<Write> = (1..=100).map(|seq| entry("a", seq)).collect();
        assert!(gatherer.gather(&choices, start + 2 * LATER).is_empty());
        assert_eq!(gatherer.due(), None);
        gatherer.told = start;
        let soon = start + LATER / 2;
        assert!(gatherer.gather(&[summary("a"), summary("b")], soon).is_empty());
        assert_eq!(gatherer.due(), Some(start + LATER));
        let news = gatherer.gather(&[entry("a", 101)], start + LATER);
        assert_eq!(news.tables, BTreeMap::from([("a".to_owned(), 101), ("b".to_owned(), 0)]));
        assert_eq!(gatherer.due(), None);
        // What is told at once takes the rest along.
        assert!(gatherer.gather(&[summary("b")], start + LATER).is_empty());
        let news = gatherer.gather(&[rename()], start + LATER);
        assert_eq!((news.tables.len(), news.guests.len(), gatherer.due()), (1, 2, None));
    }

    #[test]
    fn notifications_are_split_before_they_are_too_long_and_are_read_again() {
        let mut news = News::default();
        for n in 0..1000 {
            news.add(&format!("{n:032x}"), i64::MAX - n);
            news.guests.insert(format!("{n:064x}"));
        }
        let texts = news.texts();
        assert!(texts.len() > 10 && texts.iter().all(|text| text.len() <= LONGEST), "{}", texts.len());
        let mut again = News::default();
        texts.iter().for_each(|text| again.merge(&News::read(text)));
        assert_eq!(again, news);
        assert_eq!(News::default().texts(), Vec::<String>::new());
        for odd in ["", " ", "a", "a:b", "::", "a:99999999999999999999"] {
            assert!(News::read(odd).is_empty(), "{odd}");
        }
    }

    #[tokio::test]
    async fn a_watcher_that_falls_behind_is_told_to_read_everything() {
        let announcer = Announcer::new();
        let mut changes = announcer.changes();
        for _ in 0..=BEHIND {
            announcer.tell(Changed::These(Arc::default()));
        }
        assert_eq!(changes.next().await, Some(Changed::Anything));
        assert_eq!(changes.ready(), Some(Changed::These(Arc::default())));
        drop(announcer);
        while changes.ready().is_some() {}
        assert_eq!(changes.next().await, None);
    }
}
