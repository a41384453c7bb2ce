//! How games ended, and the ratings that follow from it.
//!
//! The end of a game is written in one transaction with its table: a row for each person at it, and the new ratings. The
//! rows decide that the game has been rated, whoever writes its end again.

use super::Store;
use super::error::StoreError;
use super::read::{all, first, get};
use super::rows::{SeatRow, TableRow};
use super::writer::Write;
use crate::fairness::{hex, random};
use crate::rating::{
    self, Entrant, Outcome, Pair, RANKED_DEVIATION, RANKED_GAMES, RANKED_OPPONENTS, Rated, Rating, millionths,
};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};
use std::collections::{BTreeSet, HashMap};

/// How a game ended for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatEnd {
    /// The seat, from 1.
    pub seat: u8,
    /// The guest to whom it belongs.
    pub guest: String,
    /// The id of the character who was played; none if it is unknown.
    pub character: Option<String>,
    /// The place among all seats, from 1; equal for ties.
    pub place: u8,
    /// The final points.
    pub points: i16,
    /// Whether this seat is among the winners.
    pub won: bool,
    /// How it ended.
    pub outcome: Outcome,
}

/// What ratings, statistics and achievements take from a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameEnd {
    /// The id of the table that counts; it counts once.
    pub table: String,
    /// The group of selections in which it counts.
    pub selection: String,
    /// How many have a place: the seats, and the automa.
    pub seats: u8,
    /// When it ended, in seconds since 1970.
    pub ended: i64,
    /// Whether it changes the ratings of the people in it.
    pub rated: bool,
    /// The LP to which it was played, if its length says how long games take.
    pub lp: Option<u8>,
    /// The persons, by seat; each guest once if it is rated.
    pub persons: Vec<SeatEnd>,
}

/// The rating of a guest in a group of selections, in millionths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingRow {
    /// The id of whose it is.
    pub guest: String,
    /// The group of selections.
    pub selection: String,
    /// The estimate.
    pub mean: i64,
    /// Its uncertainty.
    pub deviation: i64,
    /// The rated games.
    pub games: i64,
    /// The different established opponents in these games.
    pub opponents: i64,
    /// The rated games against such opponents.
    pub proven: i64,
}

impl RatingRow {
    /// Whether the rating is certain enough for the leaderboard.
    pub fn is_ranked(&self) -> bool {
        self.proven >= RANKED_GAMES && self.opponents >= RANKED_OPPONENTS && self.deviation <= RANKED_DEVIATION
    }

    /// Mean - 2 deviations, by which players are ranked.
    pub fn low(&self) -> i64 {
        self.mean - 2 * self.deviation
    }

    fn rating(&self) -> Rating {
        let games = u32::try_from(self.games).unwrap_or(0);
        Rating { mean: rating::points(self.mean), deviation: rating::points(self.deviation), games }
    }
}

/// A stored result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// The id of the table where it was played.
    pub table: String,
    /// The seat, from 1.
    pub seat: u8,
    /// The id of the person who had the seat.
    pub guest: String,
    /// The group of selections.
    pub selection: String,
    /// The id of the character who was played; none if it is unknown.
    pub character: Option<String>,
    /// How many had a place: the seats, and the automa.
    pub seats: u8,
    /// The place, from 1.
    pub place: u8,
    /// The final points.
    pub points: i64,
    /// Whether the guest won.
    pub won: bool,
    /// How it ended.
    pub outcome: Outcome,
    /// Whether the game was rated.
    pub rated: bool,
    /// The change of the rating in millionths; none if the game did not count.
    pub change: Option<i64>,
    /// What the guest did in this game, as JSON; none before it was looked up.
    pub facts: Option<String>,
    /// The end, in milliseconds since 1970.
    pub ended: i64,
}

/// A player in a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// The rating by which the place in the list is determined.
    pub rating: RatingRow,
    /// What others see of the player now.
    pub name: String,
    /// The public handle.
    pub handle: String,
}

/// What lists and lobbies show of a guest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// The public handle.
    pub handle: Option<String>,
    /// The rating in the group of the table.
    pub rating: Option<RatingRow>,
}

/// Locks the ratings for a transaction, before anything else is locked: transactions with ends of games wait for one
/// another, so that none reads a rating that another one is about to change.
pub(super) const LOCK: &str = "LOCK TABLE ratings IN SHARE ROW EXCLUSIVE MODE";

/// The statements that transfer the ratings, results and lists of a guest to another id. Where the other one has such a
/// row, too, the rating of more games stays.
pub(super) const OWN: [&str; 13] = [
    "DELETE FROM ratings WHERE guest = $1 AND $1 <> $2 AND EXISTS (SELECT 1 FROM ratings AS o WHERE o.guest = $2 \
     AND o.selection = ratings.selection AND o.games >= ratings.games)",
    "DELETE FROM ratings WHERE guest = $2 AND $1 <> $2 AND EXISTS (SELECT 1 FROM ratings AS o WHERE o.guest = $1 \
     AND o.selection = ratings.selection)",
    "UPDATE ratings SET guest = $2 WHERE guest = $1",
    "UPDATE results SET guest = $2 WHERE guest = $1",
    "DELETE FROM achievements WHERE guest = $1 AND $1 <> $2 AND EXISTS (SELECT 1 FROM achievements AS o \
     WHERE o.guest = $2 AND o.achievement = achievements.achievement)",
    "UPDATE achievements SET guest = $2 WHERE guest = $1",
    "DELETE FROM ignored WHERE guest = $1 AND $1 <> $2 AND EXISTS (SELECT 1 FROM ignored AS o WHERE o.guest = $2 \
     AND o.other = ignored.other)",
    "DELETE FROM ignored WHERE other = $1 AND $1 <> $2 AND EXISTS (SELECT 1 FROM ignored AS o WHERE o.other = $2 \
     AND o.guest = ignored.guest)",
    "UPDATE ignored SET guest = $2 WHERE guest = $1",
    "UPDATE ignored SET other = $2 WHERE other = $1",
    "DELETE FROM ignored WHERE guest = $2 AND other = $2 AND $1 <> $2",
    "DELETE FROM established WHERE guest = $1 AND $1 <> $2 AND EXISTS (SELECT 1 FROM established AS o \
     WHERE o.guest = $2)",
    "UPDATE established SET guest = $2 WHERE guest = $1",
];

/// What is deleted with a guest. The results stay, under an id that nobody has.
pub(super) const LEFT: [&str; 5] = [
    "DELETE FROM ratings WHERE guest = $1",
    "DELETE FROM achievements WHERE guest = $1",
    "DELETE FROM ignored WHERE guest = $1 OR other = $1",
    "DELETE FROM established WHERE guest = $1",
    "DELETE FROM rivals WHERE guest = $1 OR other = $1",
];

const RESULT: &str = "INSERT INTO results (table_id, seat, guest, selection, figure, seats, place, points, won, outcome, \
     rated, ended, lp, seconds) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
     ON CONFLICT (table_id, seat) DO NOTHING";

/// The seconds between the first and the last row of a game. What was said before it is none of it.
const SECONDS: &str = "SELECT (MAX(at_ms) - MIN(at_ms)) / 1000 FROM entries WHERE table_id = $1 AND kind <> 'chat'";

/// A game that took longer, in seconds, was interrupted.
const ONE_SITTING: i64 = 12 * 3600;

const CHANGE: &str = "UPDATE results SET change = $3, unproven = $4 WHERE table_id = $1 AND seat = $2";

const RATING: &str = "INSERT INTO ratings (guest, selection, mean, deviation, low, games, opponents, changed, proven) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (guest, selection) DO UPDATE SET mean = excluded.mean, \
     deviation = excluded.deviation, low = excluded.low, games = excluded.games, opponents = excluded.opponents, \
     changed = excluded.changed, proven = ratings.proven + excluded.proven";

const RATED: &str = "SELECT guest, selection, mean, deviation, games, opponents, proven FROM ratings";

const ORIGIN: &str = "INSERT INTO origins (table_id, seat, mark) SELECT id, $2, $3 FROM tables \
     WHERE id = $1 AND epoch = $4 AND owner = $5 ON CONFLICT (table_id, seat, mark) DO NOTHING";

/// The mark of a game at which everybody counts as established, and addresses say nothing. Other marks have no blank.
pub const AMONG_FRIENDS: &str = "among friends";

/// Seats of a table whose clients connected from the same address.
const ALIKE: &str = "SELECT DISTINCT a.seat, b.seat FROM origins a JOIN origins b ON b.table_id = a.table_id \
     AND b.mark = a.mark AND b.seat <> a.seat WHERE a.table_id = $1 AND a.mark NOT LIKE '% %'";

const FRIENDS: &str = "SELECT COUNT(*) FROM origins WHERE table_id = $1 AND mark = $2";

const ESTABLISHED: &str = "SELECT COUNT(*) FROM established WHERE guest = $1";

/// What comparisons with those who are not established have added for a guest: since a time, and ever.
const UNPROVEN: &str = "SELECT CAST(COALESCE(SUM(CASE WHEN ended >= $2 THEN unproven ELSE 0 END), 0) AS BIGINT), \
     CAST(COALESCE(SUM(unproven), 0) AS BIGINT) FROM results WHERE guest = $1 AND unproven IS NOT NULL";

const NO_ORIGINS: &str = "DELETE FROM origins WHERE table_id = $1";

/// How often the guests of a table have recently met before in rated games.
const MET: &str = "SELECT x.seat, y.seat, COUNT(*) FROM results x JOIN results y ON y.table_id = x.table_id \
     AND y.seat <> x.seat JOIN results a ON a.guest = x.guest JOIN results b ON b.table_id = a.table_id \
     AND b.guest = y.guest WHERE x.table_id = $1 AND a.table_id <> $1 AND a.ended >= $2 AND a.selection = x.selection \
     AND a.rated = 1 GROUP BY x.seat, y.seat";

const OPPONENTS: &str = "SELECT COUNT(DISTINCT b.guest) FROM results a JOIN results b ON b.table_id = a.table_id \
     AND b.guest <> a.guest JOIN established e ON e.guest = b.guest \
     WHERE a.guest = $1 AND a.selection = $2 AND a.rated = 1";

fn rating_row(row: &AnyRow) -> Result<RatingRow, String> {
    Ok(RatingRow {
        guest: get(row, 0)?,
        selection: get(row, 1)?,
        mean: get(row, 2)?,
        deviation: get(row, 3)?,
        games: get(row, 4)?,
        opponents: get(row, 5)?,
        proven: get(row, 6)?,
    })
}

/// Writes the end of a game, once: if it is stored already, nothing changes.
pub(super) async fn put_end(to: &mut AnyConnection, end: &GameEnd) -> Result<(), sqlx::Error> {
    let mut written = 0;
    let seconds = seconds_of(to, end).await?;
    for person in &end.persons {
        let outcome: &str = person.outcome.into();
        let put = sqlx::query(RESULT)
            .bind(end.table.as_str())
            .bind(i64::from(person.seat))
            .bind(person.guest.as_str())
            .bind(end.selection.as_str())
            .bind(person.character.as_deref())
            .bind(i64::from(end.seats))
            .bind(i64::from(person.place))
            .bind(i64::from(person.points))
            .bind(i64::from(person.won))
            .bind(outcome)
            .bind(i64::from(end.rated))
            .bind(end.ended)
            .bind(end.lp.filter(|_| seconds.is_some()).map(i64::from))
            .bind(seconds);
        written += put.execute(&mut *to).await?.rows_affected();
    }
    if end.rated && written == end.persons.len() as u64 {
        rate(to, end).await?;
    }
    sqlx::query(NO_ORIGINS).bind(end.table.as_str()).execute(to).await.map(drop)
}

/// How long a game took, if that says how long games take: it was played at one sitting.
async fn seconds_of(at: &mut AnyConnection, end: &GameEnd) -> Result<Option<i64>, sqlx::Error> {
    if end.lp.is_none() {
        return Ok(None);
    }
    let seconds: Option<i64> = sqlx::query_scalar(SECONDS).bind(end.table.as_str()).fetch_one(at).await?;
    Ok(seconds.filter(|seconds| (1..ONE_SITTING).contains(seconds)))
}

/// Pairs of seats with a number.
async fn pairs(at: &mut AnyConnection, sql: &'static str, end: &GameEnd) -> Result<Vec<(i64, i64, i64)>, sqlx::Error> {
    let mut query = sqlx::query(sql).bind(end.table.as_str());
    if sql == MET {
        query = query.bind(end.ended - rating::RECENT);
    }
    let rows = query.fetch_all(at).await?;
    let count = |row: &AnyRow| if row.len() > 2 { row.try_get(2) } else { Ok(1) };
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?, count(row)?))).collect()
}

/// A person of a game as the ratings see them before it.
async fn entrant(
    at: &mut AnyConnection,
    end: &GameEnd,
    person: &SeatEnd,
    friends: bool,
) -> Result<Entrant, sqlx::Error> {
    let guest = person.guest.as_str();
    let read = sqlx::query(AssertSqlSafe(format!("{RATED} WHERE guest = $1 AND selection = $2")));
    let row = read.bind(guest).bind(end.selection.as_str()).fetch_optional(&mut *at).await?;
    let row = row.map(|row| rating_row(&row).map_err(sqlx::Error::Protocol)).transpose()?;
    let rating = row.map_or_else(Rating::default, |row| row.rating());
    let named: i64 = sqlx::query_scalar(ESTABLISHED).bind(guest).fetch_one(&mut *at).await?;
    let unproven = sqlx::query(UNPROVEN).bind(guest).bind(end.ended - rating::RECENT).fetch_one(&mut *at).await?;
    let allowance = rating::allowance(rating::points(unproven.try_get(0)?), rating::points(unproven.try_get(1)?));
    let established = named > 0 || friends;
    Ok(Entrant { rating, outcome: person.outcome, place: person.place, established, allowance })
}

/// Computes and writes the ratings after a game.
async fn rate(to: &mut AnyConnection, end: &GameEnd) -> Result<(), sqlx::Error> {
    let met: HashMap<_, _> = pairs(to, MET, end).await?.into_iter().map(|(a, b, n)| ((a, b), n)).collect();
    let alike: BTreeSet<_> = pairs(to, ALIKE, end).await?.into_iter().map(|(a, b, _)| (a, b)).collect();
    let friends = sqlx::query_scalar(FRIENDS).bind(end.table.as_str()).bind(AMONG_FRIENDS);
    let friends = friends.fetch_one(&mut *to).await.map(|marks: i64| marks > 0)?;
    let mut entrants = Vec::new();
    for person in &end.persons {
        entrants.push(entrant(to, end, person, friends).await?);
        if friends {
            let establish =
                sqlx::query("INSERT INTO established (guest, since) VALUES ($1, $2) ON CONFLICT DO NOTHING");
            establish.bind(person.guest.as_str()).bind(end.ended).execute(&mut *to).await?;
        }
    }
    let seat = |at: usize| i64::from(end.persons[at].seat);
    let pair = |a: usize, b: usize| {
        let seats = (seat(a), seat(b));
        let recent = met.get(&seats).map_or(0, |n| u32::try_from(*n).unwrap_or(u32::MAX));
        Pair { recent, alike: alike.contains(&seats) }
    };
    let rated = rating::rate(&entrants, pair);
    for ((person, before), after) in end.persons.iter().zip(&entrants).zip(rated) {
        let Some(after) = after else { continue };
        put_rating(to, end, person, before.rating, after).await?;
    }
    Ok(())
}

async fn put_rating(
    to: &mut AnyConnection,
    end: &GameEnd,
    person: &SeatEnd,
    before: Rating,
    Rated { rating: after, unproven, proven }: Rated,
) -> Result<(), sqlx::Error> {
    let (guest, selection) = (person.guest.as_str(), end.selection.as_str());
    let opponents: i64 = sqlx::query_scalar(OPPONENTS).bind(guest).bind(selection).fetch_one(&mut *to).await?;
    let (mean, deviation) = (millionths(after.mean), millionths(after.deviation));
    let put = sqlx::query(RATING).bind(guest).bind(selection).bind(mean).bind(deviation).bind(mean - 2 * deviation);
    let put = put.bind(i64::from(after.games)).bind(opponents).bind(end.ended).bind(i64::from(proven));
    put.execute(&mut *to).await?;
    let change = sqlx::query(CHANGE).bind(end.table.as_str()).bind(i64::from(person.seat));
    change.bind(mean - millionths(before.mean)).bind(millionths(unproven)).execute(to).await.map(drop)
}

/// Writes that a game was abandoned. `RowNotFound` if the node does not own its table.
pub(super) async fn put_abandoned(
    to: &mut AnyConnection,
    node: &str,
    end: &GameEnd,
    epoch: i64,
) -> Result<(), sqlx::Error> {
    super::statements::check_owner(to, node, &end.table, epoch).await?;
    put_end(to, end).await
}

/// Records from where a client of a seat connected.
pub(super) async fn put_origin(
    to: &mut AnyConnection,
    node: &str,
    (table, epoch): (&str, i64),
    seat: u8,
    mark: &str,
) -> Result<(), sqlx::Error> {
    let put = sqlx::query(ORIGIN).bind(table).bind(i64::from(seat)).bind(mark).bind(epoch).bind(node);
    put.execute(to).await.map(drop)
}

impl Store {
    /// Stores a table whose game is over, with its seats, as [`Store::put_table`] does, and in the same transaction how
    /// it ended for each person and their new ratings, unless that is stored already.
    ///
    /// # Errors
    /// As [`Store::put_table`]: then nothing is stored.
    pub async fn put_finished(&self, table: &TableRow, seats: &[SeatRow], end: GameEnd) -> Result<(), StoreError> {
        self.put_table_with(table, seats, Some(end), Vec::new()).await
    }

    /// Stores that a game was abandoned, with the new ratings of those who abandoned it.
    ///
    /// # Errors
    /// [`StoreError::NotOwner`] when this server does not own the table; otherwise when the database cannot store it.
    pub async fn put_abandoned(&self, end: GameEnd, epoch: i64) -> Result<(), StoreError> {
        self.write(Write::Abandoned { end: Box::new(end), epoch }).await
    }

    /// Records asynchronously from where a client of a seat connected.
    pub fn save_origin(&self, table: &TableRow, seat: u8, mark: String) {
        let write = Write::Origin { table: table.id.clone(), epoch: table.epoch, seat, mark };
        self.write_later(write, "the origin of a client");
    }

    /// The ids of running tables with rated games that have not changed since a time, and have not been counted.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn abandoned_ids(&self, before: i64) -> Result<Vec<String>, StoreError> {
        const IDS: &str = "SELECT id FROM tables WHERE status = 'running' AND changed < $1 \
             AND settings LIKE '%\"rated\":true%' AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) \
             ORDER BY created, id LIMIT 500";
        let rows = self.inner.ask(sqlx::query(IDS).bind(before)).await?;
        all(&rows, "the abandoned tables", |row| get(row, 0))
    }

    /// The public handle of a guest, made on first use. None if the guest is not known.
    ///
    /// # Errors
    /// When the database cannot store it, or the system has no random numbers.
    pub async fn handle(&self, guest: &str) -> Result<Option<String>, StoreError> {
        const READ: &str = "SELECT handle FROM guests WHERE id = $1";
        let read = async || {
            let rows = self.inner.ask(sqlx::query(READ).bind(guest)).await?;
            first(rows, "a guest", |row| get::<Option<String>>(row, 0))
        };
        match read().await? {
            None => return Ok(None),
            Some(Some(handle)) => return Ok(Some(handle)),
            Some(None) => {}
        }
        let failed = |reason: String| StoreError::Damaged { what: "a handle".to_owned(), reason };
        let handle = hex(&random::<8>().map_err(|fault| failed(fault.message))?);
        self.write(Write::Handle { guest: guest.to_owned(), handle }).await?;
        Ok(read().await?.flatten())
    }

    /// The guest with a public handle: its id and name.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn guest_of(&self, handle: &str) -> Result<Option<(String, String)>, StoreError> {
        const READ: &str = "SELECT id, name FROM guests WHERE handle = $1";
        first(self.inner.ask(sqlx::query(READ).bind(handle)).await?, "a guest", |row| Ok((get(row, 0)?, get(row, 1)?)))
    }

    /// What lists show of these guests, with their ratings in a group of selections.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn known(&self, guests: &[String], selection: &str) -> Result<HashMap<String, Known>, StoreError> {
        let Some(last) = guests.last() else { return Ok(HashMap::new()) };
        // As many parameters as a power of two, so that few statements are prepared.
        let places = guests.len().next_power_of_two();
        let marks: Vec<_> = (2..places + 2).map(|place| format!("${place}")).collect();
        let sql = format!(
            "SELECT g.id, g.handle, r.guest, r.selection, r.mean, r.deviation, r.games, r.opponents, r.proven FROM guests g \
             LEFT JOIN ratings r ON r.guest = g.id AND r.selection = $1 WHERE g.id IN ({})",
            marks.join(", ")
        );
        let ids = guests.iter().chain(std::iter::repeat(last)).take(places);
        let query = ids.fold(sqlx::query(AssertSqlSafe(sql)).bind(selection), |query, id| query.bind(id.as_str()));
        let rows = self.inner.ask(query).await?;
        let known = all(&rows, "the guests of a table", |row| {
            let rating = match get::<Option<String>>(row, 2)? {
                Some(guest) => Some(RatingRow {
                    guest,
                    selection: get(row, 3)?,
                    mean: get(row, 4)?,
                    deviation: get(row, 5)?,
                    games: get(row, 6)?,
                    opponents: get(row, 7)?,
                    proven: get(row, 8)?,
                }),
                None => None,
            };
            Ok((get::<String>(row, 0)?, Known { handle: get(row, 1)?, rating }))
        })?;
        Ok(known.into_iter().collect())
    }

    /// The ratings of a guest, by group of selections.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn ratings(&self, guest: &str) -> Result<Vec<RatingRow>, StoreError> {
        let sql = format!("{RATED} WHERE guest = $1 ORDER BY games DESC, selection");
        let rows = self.inner.ask(sqlx::query(AssertSqlSafe(sql)).bind(guest)).await?;
        all(&rows, "the ratings of a guest", rating_row)
    }

    /// The results of a table, by seat.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn results_of_table(&self, table: &str) -> Result<Vec<ResultRow>, StoreError> {
        let sql = format!("{RESULTS} WHERE table_id = $1 ORDER BY seat");
        let rows = self.inner.ask(sqlx::query(AssertSqlSafe(sql)).bind(table)).await?;
        all(&rows, "the results of a table", result_row)
    }

    /// The results of a guest, newest first: at most `limit` after the first `skip`.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn results_of_guest(&self, guest: &str, skip: u32, limit: u32) -> Result<Vec<ResultRow>, StoreError> {
        let sql = format!("{RESULTS} WHERE guest = $1 ORDER BY ended DESC, table_id, seat LIMIT $2 OFFSET $3");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(guest).bind(i64::from(limit)).bind(i64::from(skip));
        all(&self.inner.ask(query).await?, "the results of a guest", result_row)
    }
}

const RESULTS: &str = "SELECT table_id, seat, guest, selection, figure, seats, place, points, won, outcome, rated, \
     change, facts, ended FROM results";

fn result_row(row: &AnyRow) -> Result<ResultRow, String> {
    let small = |column| get::<i64>(row, column).map(|n| u8::try_from(n).unwrap_or(u8::MAX));
    let outcome: &str = get(row, 9)?;
    Ok(ResultRow {
        table: get(row, 0)?,
        seat: small(1)?,
        guest: get(row, 2)?,
        selection: get(row, 3)?,
        character: get(row, 4)?,
        seats: small(5)?,
        place: small(6)?,
        points: get(row, 7)?,
        won: get::<i64>(row, 8)? != 0,
        outcome: outcome.parse().map_err(|_| format!("{outcome} is not an outcome"))?,
        rated: get::<i64>(row, 10)? != 0,
        change: get(row, 11)?,
        facts: get(row, 12)?,
        ended: get(row, 13)?,
    })
}
