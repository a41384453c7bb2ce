//! Games of people that the host publishes: a folder of records without names, ids, seeds and times (docs/games-of-people.md).
//!
//! A game goes out only if every person in it had agreed before its end, and still does at the export, at least [`DAYS`] days later.
//! Whoever plays without an account cannot agree, and somebody with two seats may play with a guest at the same screen: such games
//! stay. Pseudonyms are drawn anew for each set, and a set of fewer than [`PEOPLE`] people is not written.

mod folder;

use crate::accounts::new_id;
use crate::compositions::Compositions;
use crate::fault::Fault;
use crate::history::{History, Unread};
use crate::shared::Shared;
use crate::store::{MOST_LISTED, SeatRow, Seated, Store, TableFilter, TableRow};
use crate::wire::table::{Sitter, Status};
use chrono::DateTime;
use darkrock_bots::BotKind;
use darkrock_rules::ids::Seat;
use darkrock_rules::record::Record;
use darkrock_wire::games::{FORMAT, GameEntry, GameSet, Sitting, VERSION};
use folder::Draft;
use serde::Serialize;
use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;
use std::sync::Arc;

/// The fewest different people in a set.
pub const PEOPLE: usize = 20;
/// The days after its end before which a game does not go out.
pub const DAYS: i64 = 30;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// What the host decides about a set of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Export {
    /// The folder to write; it must not exist, or be empty.
    pub folder: PathBuf,
    /// On what terms others may use the games.
    pub license: String,
}

/// The finished games that stay, by the reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct LeftOut {
    /// Somebody in them has not agreed before their end or does not any more, or has no account.
    pub not_agreed: u64,
    /// They ended less than [`DAYS`] days ago.
    pub recent: u64,
    /// Only bots played.
    pub of_bots: u64,
    /// Their people ended them without a result.
    pub without_result: u64,
    /// They began as a record, which others may have played.
    pub from_records: u64,
    /// The rules of this program do not replay them.
    pub not_replayed: u64,
}

/// A set that was written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Exported {
    /// How many records it has.
    pub games: u64,
    /// The different people in them.
    pub people: u64,
    /// What the server keeps for itself.
    pub left_out: LeftOut,
}

/// Who played a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sat {
    /// A guest, and whether a bot made some of the choices.
    Person { guest: String, with_bot: bool },
    /// A bot of this level from the beginning.
    Bot(String),
}

/// A game that goes out, and whose it is.
#[derive(Debug)]
struct Found {
    /// The path of its record in the folder.
    record: String,
    /// When it ended, in milliseconds since 1970.
    ended: i64,
    /// Who played, by seat.
    seats: Vec<Sat>,
}

/// A set whose records are written, but not its manifest.
#[derive(Debug)]
pub(crate) struct Collected {
    draft: Draft,
    found: Vec<Found>,
    left_out: LeftOut,
    license: String,
    made: String,
}

/// Since when people agree, by guest, in seconds since 1970.
type Sharing = HashMap<String, i64>;

/// Why a game stays: the count of those like it.
type Reason = fn(&mut LeftOut) -> &mut u64;

/// The guests of the seats that persons have or had; none if one of them cannot agree.
fn people(seats: &[SeatRow]) -> Option<Vec<String>> {
    let persons = seats.iter().filter(|seat| seat.guest.is_some() || seat.sitter == Sitter::Person);
    let guests: Vec<String> = persons.map(|seat| seat.guest.clone()).collect::<Option<_>>()?;
    let different: BTreeSet<&String> = guests.iter().collect();
    (different.len() == guests.len()).then_some(guests)
}

/// Whether somebody had agreed before a moment. Of the second in which they did, nothing is known.
fn had_agreed(sharing: &Sharing, guest: &str, ended: i64) -> bool {
    sharing.get(guest).is_some_and(|since| (since + 1).saturating_mul(1000) <= ended)
}

/// What the rows of a table alone say against its game.
fn against(row: &TableRow, seats: &[SeatRow], sharing: &Sharing) -> Option<Reason> {
    let people = people(seats);
    if people.as_ref().is_some_and(Vec::is_empty) {
        return Some(|left| &mut left.of_bots);
    }
    if !people.is_some_and(|people| people.iter().all(|guest| sharing.contains_key(guest))) {
        return Some(|left| &mut left.not_agreed);
    }
    if row.stopped.is_some() {
        return Some(|left| &mut left.without_result);
    }
    if row.base.is_some() { Some(|left| &mut left.from_records) } else { None }
}

/// The record of a game as text, if this program replays it to its end, and who played.
fn bare(history: &History, compositions: &Compositions, seats: &[SeatRow]) -> Option<(String, Vec<Sat>)> {
    let record = history.bare_record();
    let content = compositions.of(&record.header.setup.selection).ok()?;
    let text = record.print(&history.content);
    let replayed = Record::parse(&content, &text).ok()?.replay(&content, None, &mut ()).ok()?;
    if !replayed.game.is_over() {
        return None;
    }
    let by_bots = history.with_stand_ins();
    let sat = |row: &SeatRow| match (&row.guest, row.bot.as_deref().map(str::parse::<BotKind>)) {
        (Some(guest), _) => {
            let with_bot = by_bots.contains(Seat(row.seat.saturating_sub(1)));
            Sat::Person { guest: guest.clone(), with_bot }
        }
        (None, Some(Ok(kind))) => Sat::Bot(kind.to_string()),
        // The name that the host gave a program says where it was played.
        (None, _) => Sat::Bot("program".to_owned()),
    };
    Some((text, seats.iter().map(sat).collect()))
}

/// The year and the month of a moment, in UTC: `2026-11`.
///
/// # Errors
/// When the moment is in no year that a calendar has.
fn month(ms: i64) -> Result<String, Fault> {
    let time = DateTime::from_timestamp_millis(ms);
    let time = time.ok_or_else(|| Fault::internal(format!("{ms} ms since 1970 is no time of a game")))?;
    Ok(time.format("%Y-%m").to_string())
}

/// Writes the records of the games that may go out at `now`, in milliseconds since 1970, beside the folder.
///
/// # Errors
/// When the folder exists, the license is no text, the set has too few people, or database or folder fail.
pub(crate) async fn collect(shared: &Arc<Shared>, export: &Export, now: i64) -> Result<Collected, Fault> {
    let license = crate::names::clean_line(&export.license);
    if license.is_empty() {
        return Err(Fault::bad("license", "no license given: expected a name such as CC0-1.0, or a sentence"));
    }
    let (draft, mut left_out, mut found) = (Draft::begin(&export.folder)?, LeftOut::default(), Vec::new());
    let sharing = shared.store.sharing_games().await?;
    let mut filter = TableFilter { status: Some(Status::Finished), limit: MOST_LISTED, ..TableFilter::default() };
    loop {
        let page = shared.store.tables(&filter).await?;
        let Some((last, _)) = page.last() else { break };
        filter.before = Some((last.created, last.id.clone()));
        for seated in page {
            match look(shared, &draft, seated, &sharing, now).await? {
                Ok(game) => found.push(game),
                Err(reason) => *reason(&mut left_out) += 1,
            }
        }
    }
    keep_agreed(&shared.store, &draft, &mut found, &mut left_out).await?;
    let people = count_people(&found);
    if people < PEOPLE {
        let sentence = format!(
            "the games that may go out are of {people} people, and a set is of at least {PEOPLE}; missing: {}, and nothing was written",
            PEOPLE - people
        );
        return Err(Fault::conflict("too-few-people", sentence));
    }
    Ok(Collected { draft, found, left_out, license, made: month(now)? })
}

/// Looks at a finished game, and writes its record if it goes out; otherwise says why it stays.
async fn look(
    shared: &Arc<Shared>,
    draft: &Draft,
    (row, seats): Seated,
    sharing: &Sharing,
    now: i64,
) -> Result<Result<Found, Reason>, Fault> {
    if let Some(reason) = against(&row, &seats, sharing) {
        return Ok(Err(reason));
    }
    const NOT_REPLAYED: Reason = |left| &mut left.not_replayed;
    let Ok(unread) = Unread::fetch(shared, &row, &seats).await else { return Ok(Err(NOT_REPLAYED)) };
    let Some(ended) = unread.last_choice() else { return Ok(Err(NOT_REPLAYED)) };
    if !people(&seats).is_some_and(|people| people.iter().all(|guest| had_agreed(sharing, guest, ended))) {
        return Ok(Err(|left| &mut left.not_agreed));
    }
    if now - ended < DAYS * DAY_MS {
        return Ok(Err(|left| &mut left.recent));
    }
    let compositions = Arc::clone(&shared.compositions);
    let replay = move || bare(&unread.read().ok()?.whole().ok()?, &compositions, &seats);
    let Some((text, seats)) = shared.slow.run_own(replay).await? else { return Ok(Err(NOT_REPLAYED)) };
    let record = format!("records/{}.record", new_id::<8>()?);
    draft.write(&record, &text)?;
    Ok(Ok(Found { record, ended, seats }))
}

/// Takes away the games of those who have taken their consent back meanwhile.
async fn keep_agreed(
    store: &Store,
    draft: &Draft,
    found: &mut Vec<Found>,
    left_out: &mut LeftOut,
) -> Result<(), Fault> {
    let sharing = store.sharing_games().await?;
    let agreed = |game: &Found| game.people().all(|guest| had_agreed(&sharing, guest, game.ended));
    for game in found.extract_if(.., |game| !agreed(game)) {
        draft.remove(&game.record)?;
        left_out.not_agreed += 1;
    }
    Ok(())
}

impl Found {
    fn people(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter_map(|sat| match sat {
            Sat::Person { guest, .. } => Some(guest.as_str()),
            Sat::Bot(_) => None,
        })
    }
}

fn count_people(found: &[Found]) -> usize {
    found.iter().flat_map(Found::people).collect::<BTreeSet<_>>().len()
}

impl Collected {
    /// What is written.
    pub fn exported(&self) -> Exported {
        let (games, people) = (self.found.len() as u64, count_people(&self.found) as u64);
        Exported { games, people, left_out: self.left_out }
    }

    /// Gives the folder its manifest and its name.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn publish(mut self) -> Result<(), Fault> {
        let people = self.exported().people;
        let mut pseudonyms = HashMap::new();
        let mut games = Vec::new();
        // By their names, which were drawn: nothing is left of the order in which they were played.
        self.found.sort_by(|a, b| a.record.cmp(&b.record));
        for Found { record, ended, seats } in &self.found {
            let mut sittings = Vec::new();
            for seat in seats {
                sittings.push(match seat {
                    Sat::Bot(bot) => Sitting::Bot { bot: bot.clone() },
                    Sat::Person { guest, with_bot } => {
                        let person = pseudonym(&mut pseudonyms, guest)?;
                        if *with_bot { Sitting::PersonAndBot { person } } else { Sitting::Person { person } }
                    }
                });
            }
            games.push(GameEntry { record: record.clone(), month: month(*ended)?, seats: sittings });
        }
        let Self { draft, license, made, .. } = self;
        draft.finish(&GameSet { format: FORMAT.to_owned(), version: VERSION, license, made, people, games })
    }
}

/// The pseudonym of somebody in this set.
fn pseudonym(known: &mut HashMap<String, String>, guest: &str) -> Result<String, Fault> {
    if let Some(name) = known.get(guest) {
        return Ok(name.clone());
    }
    loop {
        let name = format!("person-{}", new_id::<4>()?);
        if !known.values().any(|other| *other == name) {
            known.insert(guest.to_owned(), name.clone());
            return Ok(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{AccountRow, Guest, Step};

    /// Games are looked at one after another, which takes its time.
    #[tokio::test]
    async fn consent_that_is_taken_back_during_the_export_counts() {
        let folder = std::env::temp_dir().join(format!("darkrock-export-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
        let draft = Draft::begin(&folder.join("set")).expect("a new folder");
        let (mut found, mut left_out) = (Vec::new(), LeftOut::default());
        for name in ["mara", "jules"] {
            let guest = Guest { id: name.to_owned(), name: name.to_owned(), created: 1, seen: 1 };
            store.put_guest(&guest).await.expect("a guest");
            let account = AccountRow::new(name.to_owned(), name.to_owned(), name.to_owned(), 1);
            let share = Step::ShareGames { account: name.to_owned(), since: Some(1) };
            store.change_account(vec![Step::Account(account), share]).await.expect("an account");
            let record = format!("records/{name}.record");
            draft.write(&record, name).expect("a file");
            let person = Sat::Person { guest: name.to_owned(), with_bot: false };
            found.push(Found { record, ended: 2_000, seats: vec![Sat::Bot("cowboy".to_owned()), person] });
        }
        keep_agreed(&store, &draft, &mut found, &mut left_out).await.expect("it reads");
        assert_eq!((found.len(), left_out.not_agreed), (2, 0));
        let back = Step::ShareGames { account: "mara".to_owned(), since: None };
        store.change_account(vec![back]).await.expect("taken back");
        keep_agreed(&store, &draft, &mut found, &mut left_out).await.expect("it reads");
        assert_eq!((found.len(), left_out.not_agreed), (1, 1));
        assert_eq!(found[0].people().collect::<Vec<_>>(), ["jules"]);
        let records = folder.join("set.unfinished/records");
        assert!(!records.join("mara.record").exists() && records.join("jules.record").exists());
        drop(draft);
        assert!(!records.exists(), "what is not finished goes");
        store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder can go");
    }

    #[test]
    fn a_month_has_two_digits_and_is_that_of_utc() {
        let month = |ms: i64| month(ms).ok();
        let is = |text: &str| Some(text.to_owned());
        assert_eq!((month(0), month(-1), month(i64::MAX)), (is("1970-01"), is("1969-12"), None));
        assert_eq!((month(1_798_761_599_999), month(1_798_761_600_000)), (is("2026-12"), is("2027-01")));
    }

    #[test]
    fn whoever_agrees_has_agreed_from_the_next_second_on() {
        let sharing = Sharing::from([("mara".to_owned(), 7)]);
        for (ended, agreed) in [(7_000, false), (7_999, false), (8_000, true)] {
            assert_eq!(had_agreed(&sharing, "mara", ended), agreed, "{ended}");
        }
        assert!(!had_agreed(&sharing, "jules", i64::MAX));
    }
}
