//! The writer task, through which all rows of this node go into the database.
//!
//! Everything queued is written in one transaction and committed once (group commit), so that a thousand games share
//! the cost of one sync. If that fails because of a row, it is repeated with a savepoint around each row, and only the
//! offending row fails. When the connection is lost, a new one is opened and the rows are written again; those that
//! were stored after all, because only the acknowledgment was lost, are recognized.

use super::account_steps::Step;
use super::address::{Address, Kind};
use super::answers::AnswerWrite;
use super::applying::{apply, changed_nothing, entry, is_kept, place, refusal};
use super::bounds::{self, AtMost};
use super::browsers::BrowserWrite;
use super::error::{Reach, StoreError, reach};
use super::expiry::Past;
use super::host::Change;
use super::lease::Lease;
use super::moderation::ModerationWrite;
use super::notices::NoticeWrite;
use super::outages::Pulse;
use super::people::PersonWrite;
use super::ratings::{self, GameEnd};
use super::rows::{EntryRow, Guest, NotesRow, SeatRow, SnapshotRow, Summary, TableRow};
use super::statements::EntryInserts;
use super::turns::TurnWrite;
use super::vacations::VacationWrite;
use super::watch::{self, Announcer, Changed, Gatherer, News};
use sqlx::{AnyConnection, Connection};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The capacity of the queue; when it is full, callers wait.
pub(super) const WAITING: usize = 4096;
/// The maximum number of rows in a transaction.
const BATCH: usize = 512;
/// The timeout of a transaction, after which the database counts as unreachable.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often a batch is repeated row by row.
const REPEATS: u32 = 3;
/// Transactions that take longer are logged.
const SLOW: Duration = Duration::from_secs(1);

/// A row or change to write.
pub(super) enum Write {
    Guest(Guest),
    Content {
        hash: String,
        body: String,
    },
    Table {
        table: Box<TableRow>,
        settings: String,
        seats: Vec<SeatRow>,
        /// How its game has ended.
        end: Option<Box<GameEnd>>,
        /// The limits that it must not pass.
        bounds: Vec<AtMost>,
    },
    /// A game that was abandoned.
    Abandoned {
        end: Box<GameEnd>,
        epoch: i64,
    },
    /// From where a client of a seat connected.
    Origin {
        table: String,
        epoch: i64,
        seat: u8,
        mark: String,
    },
    /// The public handle of a guest, unless it has one.
    Handle {
        guest: String,
        handle: String,
    },
    Person(PersonWrite),
    Summary(Summary),
    Notes(NotesRow),
    /// Makes this node the owner of a table with this epoch.
    Claim {
        table: String,
        epoch: i64,
    },
    /// Ends this node's ownership of a table.
    Release {
        table: String,
        epoch: i64,
    },
    /// Deletes all but the newest chat lines of a table.
    OldChat {
        table: String,
        epoch: i64,
    },
    /// Transfers everything of a guest to another id; a guest who `left` is deleted.
    Rename {
        old: String,
        new: String,
        left: bool,
    },
    /// A secret, unless it has a value.
    Secret {
        name: &'static str,
        value: String,
    },
    /// A change by the host.
    Host(Change),
    /// Changes of an account: all or none.
    Account(Vec<Step>),
    /// A test row with this time, or many of them.
    Probe {
        at: i64,
        much: bool,
    },
    Entry(EntryRow),
    Snapshot {
        snapshot: SnapshotRow,
        epoch: i64,
    },
    /// Something of a turn-based table.
    Turns(TurnWrite),
    Vacation(VacationWrite),
    /// A server runs.
    Pulse(Pulse),
    Expire(Past),
    Notice(NoticeWrite),
    /// What is known of a browser that receives messages.
    Browser(BrowserWrite),
    /// A role or a report.
    Moderation(ModerationWrite),
    /// A request that may be sent again.
    Answer(AnswerWrite),
}

/// A command for the writer.
pub(super) enum Job {
    /// Write this, and reply when it is durable.
    Write(Write, Option<oneshot::Sender<Result<(), StoreError>>>),
    /// Write everything queued, and stop.
    Close(oneshot::Sender<()>),
}

type Waiting = (Write, Option<oneshot::Sender<Result<(), StoreError>>>);

/// Why a batch could not be written.
enum Failure {
    Refused(sqlx::Error),
    /// The lease of this server has ended.
    LeaseLost,
    Silent,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        Self::Refused(error)
    }
}

impl Failure {
    fn reach(&self) -> Reach {
        match self {
            Self::Refused(error) => reach(error),
            // It timed out; a retry would double the wait.
            Self::Silent | Self::LeaseLost => Reach::Database,
        }
    }

    fn told(self, address: &Address) -> StoreError {
        match (self.reach(), self) {
            (_, Self::Silent) => address.silent(PATIENCE),
            (_, Self::LeaseLost) => StoreError::LeaseLost,
            (Reach::Connection, Self::Refused(error)) => address.unreachable(&error),
            (_, Self::Refused(error)) => StoreError::Database(Arc::new(error)),
        }
    }
}

/// The writer, with its own connection.
pub(super) struct Writer {
    address: Address,
    /// `None` after the connection was lost, until the next batch.
    connection: Option<AnyConnection>,
    inserts: EntryInserts,
    lease: Arc<Lease>,
    /// Locks the row of this node, if its lease can end.
    guard: Option<&'static str>,
    gatherer: Gatherer,
    /// The watchers in this process.
    announcer: Announcer,
}

impl Writer {
    /// A writer that uses this connection.
    pub fn new(address: Address, connection: AnyConnection, lease: Arc<Lease>, announcer: Announcer) -> Self {
        let (guard, gatherer) = (address.kind.guard(), Gatherer::new());
        let (connection, inserts) = (Some(connection), EntryInserts::new(address.kind));
        Self { address, connection, inserts, lease, guard, gatherer, announcer }
    }

    /// What a transaction with these writes does before the first of them.
    fn first(&self, writes: &[Write]) -> First {
        // Where the row of a node must be locked, there are others.
        if self.guard.is_none() {
            return First::default();
        }
        let renames = |step: &Step| matches!(step, Step::NewGuest { .. } | Step::Merge { .. });
        let ratings = writes.iter().any(|write| match write {
            Write::Table { end: Some(end), .. } | Write::Abandoned { end, .. } => end.rated,
            Write::Rename { .. } | Write::Host(Change::RemoveOldGuests { .. }) => true,
            Write::Account(steps) => steps.iter().any(renames),
            _ => false,
        });
        let guests = writes.iter().any(|write| {
            matches!(write, Write::Account(_) | Write::Rename { .. } | Write::Host(Change::RemoveOldGuests { .. }))
        });
        First { ratings, guests, keys: bounds::keys(writes) }
    }

    /// Writes until it is closed, or until all senders are dropped.
    pub async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut asked = Vec::with_capacity(BATCH);
        let mut closing = None;
        while closing.is_none() {
            let received = {
                let receive = jobs.recv_many(&mut asked, BATCH);
                match self.gatherer.due() {
                    None => Some(receive.await),
                    Some(due) => tokio::time::timeout_at(due.into(), receive).await.ok(),
                }
            };
            match received {
                Some(0) => break,
                Some(_) => {}
                None => self.tell_later().await,
            }
            let mut batch = Vec::with_capacity(asked.len());
            for job in asked.drain(..) {
                match job {
                    Job::Write(write, answer) => batch.push((write, answer)),
                    Job::Close(done) => closing = Some(done),
                }
            }
            self.write(batch).await;
        }
        drop(jobs);
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database did not close cleanly");
        }
        if let Some(done) = closing {
            done.send(()).ok();
        }
    }

    /// Writes a batch and replies to all its callers.
    async fn write(&mut self, mut batch: Vec<Waiting>) {
        if batch.is_empty() {
            return;
        }
        batch.sort_by(|(one, _), (other, _)| place(one).cmp(&place(other)));
        let (writes, waiting): (Vec<Write>, Vec<_>) = batch.into_iter().unzip();
        let start = Instant::now();
        let news = self.gatherer.gather(&writes, start);
        let results = self.attempt(&writes, &self.texts(&news)).await;
        metrics::histogram!("darkrock_commit_seconds").record(start.elapsed().as_secs_f64());
        self.announce(news, results.iter().any(Result::is_ok));
        if start.elapsed() > SLOW {
            tracing::warn!(rows = writes.len(), seconds = start.elapsed().as_secs_f32(), "a slow write");
        }
        for ((write, answer), result) in writes.iter().zip(waiting).zip(results) {
            match answer {
                // The caller may be gone; the row is stored anyway.
                Some(answer) => drop(answer.send(result)),
                None => match (result, write) {
                    (Err(error), Write::Snapshot { snapshot, .. }) => {
                        tracing::warn!(table = snapshot.table, %error, "a snapshot could not be written");
                    }
                    (Err(error), Write::Summary(Summary { table, .. })) => {
                        tracing::warn!(table, %error, "the summary of a table could not be written");
                    }
                    (Err(error), Write::Turns(_)) => {
                        tracing::warn!(%error, "the clocks of a table could not be written");
                    }
                    _ => {}
                },
            }
        }
    }

    /// The notifications of what has changed. With SQLite there is nobody else to notify.
    fn texts(&self, news: &News) -> Vec<String> {
        if self.address.kind == Kind::Postgres { news.texts() } else { Vec::new() }
    }

    /// Tells the watchers in this process, unless they hear it from the database.
    fn announce(&self, news: News, written: bool) {
        if self.address.kind == Kind::Sqlite && written && !news.is_empty() {
            self.announcer.tell(Changed::These(Arc::new(news)));
        }
    }

    /// Tells what was put off, when nothing is written meanwhile.
    async fn tell_later(&mut self) {
        let news = self.gatherer.gather(&[], Instant::now());
        let texts = self.texts(&news);
        self.announce(news, true);
        if texts.is_empty() {
            return;
        }
        let Ok(connection) = open(&mut self.connection, &self.address).await else { return };
        if let Err(failure) = patiently(async { Ok(watch::notify(connection, &texts).await?) }).await {
            let error = failure.told(&self.address);
            tracing::warn!(%error, "other servers could not be notified");
            self.connection = None;
        }
    }

    /// Writes a batch, at once or row by row, and returns a result for each row.
    async fn attempt(&mut self, writes: &[Write], texts: &[String]) -> Vec<Result<(), StoreError>> {
        let mut failure = match self.all_at_once(writes, texts).await {
            Ok(Ok(results)) => return results,
            Err(unreachable) => return vec![Err(unreachable); writes.len()],
            Ok(Err(failure)) => failure,
        };
        let mut again = false;
        for _ in 0..REPEATS {
            match failure.reach() {
                Reach::Row | Reach::Crossed => {}
                Reach::Connection if !again => {
                    again = true;
                    self.connection = None;
                }
                Reach::Connection | Reach::Database => break,
            }
            metrics::counter!("darkrock_batches_repeated").increment(1);
            failure = match self.row_by_row(writes, texts, again).await {
                Ok(Ok(results)) => return results,
                Err(unreachable) => return vec![Err(unreachable); writes.len()],
                Ok(Err(failure)) => failure,
            };
        }
        self.give_up(failure, writes.len())
    }

    /// Drops the connection, whose state is unknown, and fails the whole batch.
    fn give_up(&mut self, failure: Failure, rows: usize) -> Vec<Result<(), StoreError>> {
        self.connection = None;
        let error = failure.told(&self.address);
        tracing::error!(rows, %error, "rows could not be written");
        vec![Err(error); rows]
    }

    /// One transaction, one `INSERT` for many entries.
    async fn all_at_once(
        &mut self,
        writes: &[Write],
        texts: &[String],
    ) -> Result<Result<Vec<Result<(), StoreError>>, Failure>, StoreError> {
        let first = self.first(writes);
        let connection = open(&mut self.connection, &self.address).await?;
        let (inserts, guard) = (&self.inserts, self.guard);
        let node = self.lease.id();
        let entries: Vec<&EntryRow> = writes.iter().filter_map(entry).collect();
        let (before, after): (Vec<&Write>, Vec<&Write>) =
            writes.iter().filter(|write| entry(write).is_none()).partition(|write| {
                !matches!(write, Write::Snapshot { .. } | Write::OldChat { .. } | Write::Release { .. })
            });
        let all = async {
            let mut transaction = connection.begin().await?;
            hold(&mut transaction, guard, &node).await?;
            first.run(&mut transaction).await?;
            let mut late = Vec::new();
            for write in before {
                match apply(&mut transaction, inserts, &node, write).await {
                    Err(error) if changed_nothing(write, &error) => late.push((write, error)),
                    applied => applied?,
                }
            }
            inserts.insert(&mut transaction, &node, &entries).await?;
            for write in after {
                apply(&mut transaction, inserts, &node, write).await?;
            }
            watch::notify(&mut transaction, texts).await?;
            transaction.commit().await?;
            let result = |write: &Write| match late.iter().position(|(late, _)| std::ptr::eq(*late, write)) {
                Some(at) => Err(refusal(write, late.swap_remove(at).1)),
                None => Ok(()),
            };
            Ok(writes.iter().map(result).collect())
        };
        Ok(patiently(all).await)
    }

    /// One transaction with a savepoint around each row. `again` is set after a lost connection: then a row may be
    /// stored although its acknowledgment was lost.
    async fn row_by_row(
        &mut self,
        writes: &[Write],
        texts: &[String],
        again: bool,
    ) -> Result<Result<Vec<Result<(), StoreError>>, Failure>, StoreError> {
        let first = self.first(writes);
        let connection = open(&mut self.connection, &self.address).await?;
        let (inserts, guard) = (&self.inserts, self.guard);
        let node = self.lease.id();
        let rows = async {
            let mut transaction = connection.begin().await?;
            hold(&mut transaction, guard, &node).await?;
            first.run(&mut transaction).await?;
            let mut results = Vec::with_capacity(writes.len());
            for write in writes {
                let mut point = transaction.begin().await?;
                match apply(&mut point, inserts, &node, write).await {
                    Ok(()) => {
                        point.commit().await?;
                        results.push(Ok(()));
                    }
                    Err(error) if reach(&error) == Reach::Row => {
                        point.rollback().await?;
                        let kept = again && is_kept(&mut transaction, write).await?;
                        results.push(if kept { Ok(()) } else { Err(refusal(write, error)) });
                    }
                    Err(error) => return Err(error.into()),
                }
            }
            watch::notify(&mut transaction, texts).await?;
            transaction.commit().await?;
            Ok(results)
        };
        Ok(patiently(rows).await)
    }
}

/// The connection, reopened if it was lost.
async fn open<'a>(
    connection: &'a mut Option<AnyConnection>,
    address: &Address,
) -> Result<&'a mut AnyConnection, StoreError> {
    let open = match connection.take() {
        Some(open) => open,
        None => address.connect().await.inspect_err(|error| tracing::error!(%error, "rows could not be written"))?,
    };
    let open = connection.insert(open);
    #[cfg(test)]
    address.bound_pages(open).await?;
    Ok(open)
}

/// Locks the row of this node for a transaction, so that its lease cannot be ended meanwhile.
async fn hold(transaction: &mut AnyConnection, guard: Option<&'static str>, node: &str) -> Result<(), Failure> {
    let Some(guard) = guard else { return Ok(()) };
    let held = sqlx::query(guard).bind(node).fetch_optional(transaction).await?;
    if held.is_some() { Ok(()) } else { Err(Failure::LeaseLost) }
}

/// What a transaction does before its first write where other servers write at the same time, always in the same order, so that
/// two never wait for each other.
#[derive(Default)]
struct First {
    /// It changes ratings: it waits for others that do.
    ratings: bool,
    /// It changes guests or accounts: that each account has its guest is checked at once, so that a failure concerns one row
    /// instead of the whole batch.
    guests: bool,
    /// Those of whom it adds something that has a limit: it waits for others that do.
    keys: BTreeSet<String>,
}

impl First {
    async fn run(&self, transaction: &mut AnyConnection) -> Result<(), Failure> {
        if self.ratings {
            sqlx::query(ratings::LOCK).execute(&mut *transaction).await?;
        }
        for key in &self.keys {
            sqlx::query(bounds::LOCK).bind(key.as_str()).execute(&mut *transaction).await?;
        }
        if self.guests {
            sqlx::query("SET CONSTRAINTS ALL IMMEDIATE").execute(transaction).await?;
        }
        Ok(())
    }
}

async fn patiently<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::time::timeout(PATIENCE, work).await.unwrap_or(Err(Failure::Silent))
}
