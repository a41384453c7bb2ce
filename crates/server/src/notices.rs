//! Notifications of persons whose decision a turn-based game waits for, when they do not look at the table.
//!
//! What is pending is in the rows `calls`. A server claims the rows of a person before it notifies them, so that
//! one server does, and once for each decision. A message names all games that wait for the person, and contains nothing
//! but names: of the tables, and of the players in them.

mod letter;
mod when;

pub use letter::{Letter, Links, MailText, Reader, letter, mail, test_letter};

use crate::fairness::{hex, random, sha256};
use crate::fault::Fault;
use crate::hub::Hub;
use crate::mail::Mailer;
use crate::push::{self, Sort};
use crate::shared::Shared;
use crate::store::{Browser, Call, Due, Kind, NoticeRow, Outcome, SeatRow, Seated, Since, StoreError, TableRow, Way};
use crate::wire::table::{Sitter, Status};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::sync::oneshot::error::TryRecvError;
use tokio::task::JoinHandle;

/// The interval between two rounds.
const EVERY: Duration = Duration::from_secs(20);
/// Persons that are notified in one round.
const AT_ONCE: u32 = 100;
/// How long a decision is pending before an e-mail, in milliseconds; at most a quarter of the time for it.
pub const MAIL_AFTER: i64 = 6 * 3_600_000;
/// How long anything else has happened before an e-mail, in milliseconds: whoever opens the table meanwhile gets none, and
/// several things are told at once. That the time is nearly over is told without delay.
const MAIL_NEWS_AFTER: i64 = 30 * 60_000;
/// How long a server may take for what is owed to a browser before another one does it, in milliseconds.
const CLAIMED: i64 = 300_000;
/// Where links in e-mails lead that stop them, before the key.
pub const UNSUBSCRIBE: &str = "/unsubscribe/";
/// Tables that a message names.
const NAMED: usize = 3;

/// A game that waits for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The id of the table to open.
    pub table: String,
    /// The table's name; if it has none, those of the other players.
    pub name: String,
    /// The names of the other people, who wait.
    pub people: Vec<String>,
    /// When it began to wait, in milliseconds since 1970.
    pub asked: i64,
    /// When the time is over, in milliseconds since 1970.
    pub due: i64,
}

/// The games that wait for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Digest {
    /// The person.
    pub guest: String,
    /// The games that wait, the most urgent first.
    pub games: Vec<Waiting>,
    /// What else has happened, the oldest first.
    pub news: Vec<Happened>,
    /// How many games wait for the person, whether they are told now or not.
    pub waiting: usize,
    /// What it was claimed with; empty for what is owed to a browser.
    pub claim: String,
}

/// Something else that has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened {
    /// The id of the table to open.
    pub table: String,
    /// The table's name; if it has none, those of the other players.
    pub name: String,
    /// What the message says, by its sentence.
    pub kind: Kind,
    /// When the time is over that is nearly over, in milliseconds since 1970.
    pub due: Option<i64>,
}

impl Digest {
    /// The table that all of it is about; none if it is about several.
    fn only_table(&self) -> Option<&str> {
        let games = self.games.iter().map(|game| game.table.as_str());
        let mut tables = games.chain(self.news.iter().map(|news| news.table.as_str()));
        let first = tables.next()?;
        tables.all(|table| table == first).then_some(first)
    }
}

/// Notifies until the server stops: what it has claimed by then it sends. Mails have links to the server's public address, and are not
/// sent without one.
async fn run(hub: Hub, origin: Option<String>, mut stops: oneshot::Receiver<()>) {
    let shared = Arc::clone(hub.shared());
    let mut moves = shared.clock.moves();
    while let Err(TryRecvError::Empty) = stops.try_recv() {
        if let Err(error) = shared.store.tidy_notices(shared.clock.now_ms()).await {
            tracing::warn!(%error, "notices could not be renewed");
        }
        if let Err(fault) = push_all(&shared).await {
            tracing::warn!(%fault, "players could not be notified");
        }
        if let Err(fault) = push_owed(&shared).await {
            tracing::warn!(%fault, "players could not be notified again");
        }
        if let Err(fault) = mail_all(&shared, origin.as_deref()).await {
            tracing::warn!(%fault, "players could not be notified by mail");
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = moves.next() => {}
            _ = &mut stops => break,
        }
    }
}

/// The notifications of a server.
#[derive(Debug)]
pub struct Notifying {
    task: JoinHandle<()>,
    stop: oneshot::Sender<()>,
}

impl Notifying {
    /// Begins to notify. Mails have links to the server's public address.
    pub fn start(hub: Hub, origin: Option<String>) -> Self {
        let (stop, stops) = oneshot::channel();
        Self { task: tokio::spawn(run(hub, origin, stops)), stop }
    }

    /// Sends what is claimed already, and waits so long for it. Mails that could not be delivered are written anew after the restart, or
    /// by another server.
    pub async fn end(self, shared: &Shared, patience: Duration) {
        let Self { mut task, stop } = self;
        drop(stop);
        if tokio::time::timeout(patience, &mut task).await.is_err() {
            task.abort();
        }
        let Some(mailer) = &shared.mailer else { return };
        for claim in mailer.close(patience).await {
            if let Err(error) = shared.store.give_mails_back(&claim).await {
                tracing::warn!(%error, "a mail that was not delivered is lost");
            }
        }
    }
}

async fn push_all(shared: &Arc<Shared>) -> Result<(), Fault> {
    let after = shared.push.after();
    for digest in due(shared, Way::Push, after, after).await? {
        // What is owed to a browser names all this, too, when its time has come.
        match shared.store.browsers(&digest.guest).await {
            Ok(browsers) => {
                browsers.into_iter().filter(|to| to.owed.is_none()).for_each(|to| push(shared, &digest, to))
            }
            Err(error) => tracing::warn!(%error, "a player could not be notified"),
        }
    }
    Ok(())
}

/// Sends what push services did not take before, as far as it is still so.
async fn push_owed(shared: &Arc<Shared>) -> Result<(), Fault> {
    let (store, now) = (&shared.store, shared.clock.now_ms());
    for to in store.owed(now, AT_ONCE).await? {
        match store.claim_owed(&to, now + CLAIMED).await {
            Err(StoreError::Overtaken) => continue,
            other => other?,
        }
        let guest = to.subscription.guest.clone();
        let calls = store.told_calls(&guest).await?;
        let games = games(shared, calls.clone()).await?;
        // They were claimed a little before the message was sent.
        let since = to.since.unwrap_or(now) - CLAIMED;
        let news = happened(shared, store.told_notices(&guest, since).await?, &calls, &games).await?;
        if games.is_empty() && news.is_empty() {
            store.sent(&to.subscription.id, Outcome::Accepted).await?;
        } else {
            let waiting = games.len();
            push(shared, &Digest { guest, games, news, waiting, claim: String::new() }, to);
        }
    }
    Ok(())
}

/// Sends a mail to everybody who has asked for mails and has an address.
async fn mail_all(shared: &Shared, origin: Option<&str>) -> Result<(), Fault> {
    let (Some(mailer), Some(origin)) = (&shared.mailer, origin) else { return Ok(()) };
    for digest in due(shared, Way::Mail, MAIL_AFTER, MAIL_NEWS_AFTER).await? {
        if let Err(fault) = mail_one(shared, mailer, origin, &digest).await {
            tracing::warn!(%fault, "a mail could not be written");
        }
    }
    Ok(())
}

async fn mail_one(shared: &Shared, mailer: &Mailer, origin: &str, digest: &Digest) -> Result<(), Fault> {
    let account = shared.store.account_by_guest(&digest.guest).await?;
    let Some(to) = account.and_then(|account| account.email) else { return Ok(()) };
    let (settings, language) = shared.store.notice_settings(&digest.guest).await?;
    let stop = stop_link(shared, &digest.guest, origin).await?;
    let reader = Reader { language: &language, zone: settings.zone };
    let text = mail(digest, reader, Links { origin, stop: &stop });
    mailer.send(mailer.compose_notice(&to, text, &stop, digest.claim.clone())?);
    Ok(())
}

/// A new link with which a guest stops e-mails: only the hash of its key is stored.
async fn stop_link(shared: &Shared, guest: &str, origin: &str) -> Result<String, Fault> {
    let key = hex(&random::<32>()?);
    shared.store.keep_mail_key(&sha256(key.as_bytes()), guest, shared.clock.now_ms()).await?;
    Ok(format!("{origin}{UNSUBSCRIBE}{key}"))
}

/// Claims the persons who are to be notified: each of them at one server, and once for each decision. Whoever calls this must
/// send the messages; for e-mails that is the module that knows the addresses.
///
/// # Errors
/// When the database does not answer.
pub async fn due(shared: &Shared, way: Way, after: i64, news_after: i64) -> Result<Vec<Digest>, Fault> {
    let (store, now) = (&shared.store, shared.clock.now_ms());
    let since = Since { asked: now - after, made: now - news_after };
    let mut digests = Vec::new();
    for guest in store.untold(way, since, now, AT_ONCE).await? {
        match claimed(shared, way, guest, since.asked).await {
            Ok(digest) => digests.extend(digest),
            Err(fault) => tracing::warn!(%fault, "what a player is to be told could not be read"),
        }
    }
    Ok(digests)
}

/// What a person is to be told, claimed for this server; nothing if none of it is so any more.
async fn claimed(shared: &Shared, way: Way, guest: String, asked_by: i64) -> Result<Option<Digest>, Fault> {
    let token = hex(&random::<16>()?);
    let (store, now) = (&shared.store, shared.clock.now_ms());
    let Due { calls, asked, notices } = store.claim_notices(way, &guest, asked_by, now, &token).await?;
    let all = games(shared, calls.clone()).await?;
    let waiting = all.len();
    let games = if asked { all } else { Vec::new() };
    let news = happened(shared, notices, &calls, &games).await?;
    let empty = games.is_empty() && news.is_empty();
    Ok((!empty).then_some(Digest { guest, games, news, waiting, claim: token }))
}

/// What has happened and is still so, without what the games that wait tell anyway.
async fn happened(
    shared: &Shared,
    notices: Vec<NoticeRow>,
    calls: &[Call],
    games: &[Waiting],
) -> Result<Vec<Happened>, Fault> {
    let mut news = Vec::new();
    for NoticeRow { guest, table, kind, about, .. } in notices {
        let Some((row, seats)): Option<Seated> = shared.store.table(&table).await? else { continue };
        let is_told = games.iter().any(|game| game.table == table);
        let due = calls.iter().find(|call| call.table == table && call.asked == about).map(|call| call.due);
        let holds = match kind {
            Kind::Nearly => !is_told && due.is_some(),
            Kind::Full => row.status == Status::Open,
            Kind::Started => !is_told && row.status == Status::Running,
            Kind::End => row.status == Status::Running,
            Kind::Bot | Kind::Mention | Kind::Over => true,
        };
        if holds && seats.iter().any(|seat| seat.guest.as_deref() == Some(&guest)) {
            let due = due.filter(|_| kind == Kind::Nearly);
            news.push(Happened { name: name_of(&row, &seats, &guest), table, kind, due });
        }
    }
    Ok(news)
}

/// The games of these decisions, each once.
async fn games(shared: &Shared, calls: Vec<Call>) -> Result<Vec<Waiting>, Fault> {
    let mut games: Vec<Waiting> = Vec::new();
    for call in calls {
        if games.iter().any(|game| game.table == call.table) {
            continue;
        }
        let Some((row, seats)): Option<Seated> = shared.store.table(&call.table).await? else { continue };
        // The guest may have left since.
        if seats.iter().any(|seat| seat.guest.as_deref() == Some(&call.guest)) {
            let (name, people) = (name_of(&row, &seats, &call.guest), people_of(&seats, &call.guest));
            games.push(Waiting { name, people, table: call.table, asked: call.asked, due: call.due });
        }
    }
    Ok(games)
}

/// How a table is called in a message.
fn name_of(row: &TableRow, seats: &[SeatRow], guest: &str) -> String {
    if !row.settings.name.is_empty() {
        return row.settings.name.clone();
    }
    let others = seats.iter().filter(|seat| seat.guest.as_deref() != Some(guest)).map(|seat| seat.name.as_str());
    others.collect::<Vec<_>>().join(", ")
}

/// The names of the other people of a table, each once.
fn people_of(seats: &[SeatRow], guest: &str) -> Vec<String> {
    let mut people: Vec<(&str, &str)> = Vec::new();
    for seat in seats.iter().filter(|seat| seat.sitter == Sitter::Person) {
        let Some(other) = seat.guest.as_deref().filter(|other| *other != guest) else { continue };
        if people.iter().all(|(known, _)| *known != other) {
            people.push((other, seat.name.as_str()));
        }
    }
    people.into_iter().map(|(_, name)| name.to_owned()).collect()
}

/// Sends a push message. It says since when the newest game waits: what a browser has shown already is not told anew.
fn push(shared: &Arc<Shared>, digest: &Digest, to: Browser) {
    let letter = letter(digest, &to.subscription.language);
    let path = digest.only_table().map_or_else(|| "/".to_owned(), |table| format!("/table/{table}"));
    // News have just happened.
    let at = digest.games.iter().map(|game| game.asked).max().filter(|_| digest.news.is_empty());
    let mut text = json!({"title": letter.title, "body": letter.text, "path": path, "count": digest.waiting});
    if let Some(at) = at {
        text["at"] = at.into();
    }
    if digest.games.is_empty() {
        text["news"] = true.into();
    }
    let sort = if digest.news.is_empty() { Sort::Turn } else { Sort::News };
    push::spawn(shared, to, sort, text.to_string());
}
