//! Notifications of persons whose decision a turn-based game waits for, when they do not look at the table.
//!
//! What is pending is in the rows `calls`. A server claims the rows of a person before it notifies them, so that
//! one server does, and once for each decision. A message names all games that wait for the person, and contains nothing
//! but names: of the tables, and of the players in them.

use crate::fairness::{hex, random};
use crate::fault::Fault;
use crate::hub::Hub;
use crate::mail::Urgency;
use crate::push::{self, Sort};
use crate::shared::Shared;
use crate::store::{Browser, Call, Outcome, SeatRow, Seated, StoreError, TableRow, Way};
use darkrock_texts::{Args, Catalogue, Language};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// The interval between two rounds.
const EVERY: Duration = Duration::from_secs(20);
/// Persons that are notified in one round.
const AT_ONCE: u32 = 100;
/// How long a decision is pending before an e-mail, in milliseconds; at most a quarter of the time for it.
pub const MAIL_AFTER: i64 = 6 * 3_600_000;
/// How long a server may take for what is owed to a browser before another one does it, in milliseconds.
const CLAIMED: i64 = 300_000;
/// Tables that a message names.
const NAMED: usize = 3;

/// A game that waits for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The id of the table to open.
    pub table: String,
    /// The table's name; if it has none, those of the other players.
    pub name: String,
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
    /// The games, the most urgent first.
    pub games: Vec<Waiting>,
}

/// A message in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// The title, or subject.
    pub title: String,
    /// What the recipient reads, in the recipient's language.
    pub text: String,
}

/// Notifies until it is aborted. Mails have links to the server's public address, and are not sent without one.
pub async fn run(hub: Hub, origin: Option<String>) {
    let shared = Arc::clone(hub.shared());
    let mut moves = shared.clock.moves();
    loop {
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
        }
    }
}

async fn push_all(shared: &Arc<Shared>) -> Result<(), Fault> {
    for digest in due(shared, Way::Push, shared.push.after()).await? {
        // What is owed to a browser names these games, too, when its time has come.
        for to in shared.store.browsers(&digest.guest).await?.into_iter().filter(|to| to.owed.is_none()) {
            push(shared, &digest, to);
        }
    }
    Ok(())
}

/// Sends what push services did not take before, as far as the games still wait.
async fn push_owed(shared: &Arc<Shared>) -> Result<(), Fault> {
    let (store, now) = (&shared.store, shared.clock.now_ms());
    for to in store.owed(now, AT_ONCE).await? {
        match store.claim_owed(&to, now + CLAIMED).await {
            Err(StoreError::Overtaken) => continue,
            other => other?,
        }
        let guest = to.subscription.guest.clone();
        let games = games(shared, store.told_calls(&guest).await?).await?;
        if games.is_empty() {
            store.sent(&to.subscription.id, Outcome::Accepted).await?;
        } else {
            push(shared, &Digest { guest, games }, to);
        }
    }
    Ok(())
}

/// Sends a mail to everybody who has asked for mails and has an address.
async fn mail_all(shared: &Shared, origin: Option<&str>) -> Result<(), Fault> {
    let (Some(mailer), Some(origin)) = (&shared.mailer, origin) else { return Ok(()) };
    for digest in due(shared, Way::Mail, MAIL_AFTER).await? {
        let Some(to) = shared.store.account_by_guest(&digest.guest).await?.and_then(|account| account.email) else {
            continue;
        };
        let (_, language) = shared.store.notice_settings(&digest.guest).await?;
        let Letter { title, text } = mail(&digest, &language, origin);
        match mailer.compose(&to, &title, text, Urgency::Notice) {
            Ok(mail) => mailer.send(mail),
            Err(fault) => tracing::warn!(%fault, "a mail could not be written"),
        }
    }
    Ok(())
}

/// Claims the persons who are to be notified: each of them at one server, and once for each decision. Whoever calls this must
/// send the messages; for e-mails that is the module that knows the addresses.
///
/// # Errors
/// When the database does not answer.
pub async fn due(shared: &Shared, way: Way, after: i64) -> Result<Vec<Digest>, Fault> {
    let (store, now) = (&shared.store, shared.clock.now_ms());
    let before = now - after;
    let mut digests = Vec::new();
    for guest in store.untold(way, before, now, AT_ONCE).await? {
        let token = hex(&random::<16>()?);
        let calls = store.claim_notices(way, &guest, before, now, &token).await?;
        let games = games(shared, calls).await?;
        if !games.is_empty() {
            digests.push(Digest { guest, games });
        }
    }
    Ok(digests)
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
            games.push(Waiting {
                name: name_of(&row, &seats, &call.guest),
                table: call.table,
                asked: call.asked,
                due: call.due,
            });
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

/// Sends a push message. It says since when the newest game waits: what a browser has shown already is not told anew.
fn push(shared: &Arc<Shared>, digest: &Digest, to: Browser) {
    let letter = letter(digest, &to.subscription.language);
    let path = match &digest.games[..] {
        [only] => format!("/table/{}", only.table),
        _ => "/".to_owned(),
    };
    let at = digest.games.iter().map(|game| game.asked).max();
    let text = json!({"title": letter.title, "body": letter.text, "path": path, "count": digest.games.len(), "at": at});
    push::spawn(shared, to, Sort::Turn, text.to_string());
}

/// A digest in a language: one message for all games.
pub fn letter(digest: &Digest, language: &str) -> Letter {
    let language = Language::all().find(|known| known.code() == language).unwrap_or(Language::EN);
    let Ok(words) = Catalogue::of(language) else {
        return Letter { title: "Darkrock".to_owned(), text: String::new() };
    };
    let names: Vec<&str> = digest.games.iter().map(|game| game.name.as_str()).take(NAMED).collect();
    let count = digest.games.len() as i64;
    let args = Args::new().n("n", count).s("names", names.join(" · ")).n("more", count - names.len() as i64);
    Letter { title: words.with("notice-turn-title", &args), text: words.with("notice-turn-text", &args) }
}

/// A test message in a language: it says that messages arrive.
pub fn test_letter(language: &str) -> Letter {
    let language = Language::all().find(|known| known.code() == language).unwrap_or(Language::EN);
    let Ok(words) = Catalogue::of(language) else {
        return Letter { title: "Darkrock".to_owned(), text: String::new() };
    };
    let say = |id: &str| words.with(id, &Args::new());
    Letter { title: say("notice-test-title"), text: say("notice-test-text") }
}

/// A digest as an e-mail in a language, with links to the games of the server at this address.
pub fn mail(digest: &Digest, language: &str, origin: &str) -> Letter {
    let Letter { title, text } = letter(digest, language);
    let links = digest.games.iter().map(|game| format!("{}\n{origin}/table/{}\n", game.name, game.table));
    Letter { title, text: format!("{text}\n\n{}", links.collect::<Vec<_>>().join("\n")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(names: &[&str]) -> Digest {
        let game = |(n, name): (usize, &&str)| Waiting {
            table: format!("{n:032x}"),
            name: (*name).to_owned(),
            asked: 0,
            due: 0,
        };
        Digest { guest: "g".to_owned(), games: names.iter().enumerate().map(game).collect() }
    }

    #[test]
    fn one_message_names_all_games_in_every_language() {
        let one = letter(&digest(&["By post"]), "en");
        assert_eq!((one.title.as_str(), one.text.as_str()), ("Your turn", "By post"));
        let many = letter(&digest(&["A", "B", "C", "D", "E"]), "en");
        assert_eq!((many.title.as_str(), many.text.as_str()), ("Your turn in 5 games", "A · B · C and 2 more"));
        for language in Language::all() {
            let letter = mail(&digest(&["A", "B"]), language.code(), "https://play.example.org");
            let test = test_letter(language.code());
            assert!(
                ![&test.title, &test.text].iter().any(|text| text.contains(['[', '{']) || text.contains("notice-")),
                "{test:?}"
            );
            assert!(!letter.title.contains('[') && letter.text.starts_with("A · B"), "{letter:?}");
            assert!(letter.text.contains(&format!("https://play.example.org/table/{:032x}", 1)));
        }
        assert_eq!(letter(&digest(&["A"]), "xx").title, "Your turn", "an unknown language is English");
    }
}
