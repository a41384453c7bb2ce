//! Who plays with whom: leaderboards, recent players, ignored players, achievements.

use super::Store;
use super::error::StoreError;
use super::ratings::{Ranked, RatingRow};
use super::read::{all, first, get};
use super::writer::Write;
use crate::rating::{RANKED_DEVIATION, RANKED_GAMES, RANKED_OPPONENTS};
use sqlx::AnyConnection;
use std::collections::{BTreeSet, HashMap};

/// The most players that a guest may ignore.
pub const MOST_IGNORED: i64 = 200;

/// A change of what a guest has said or reached.
pub(super) enum PersonWrite {
    /// A guest ignores another, or no longer does.
    Ignore { guest: String, other: String, ignored: bool, at: i64 },
    /// What a guest did in a game.
    Facts { table: String, seat: u8, facts: String },
    /// A guest has reached something in a game.
    Achievement { guest: String, achievement: String, table: String, at: i64 },
}

/// A guest with whom another one has played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Companion {
    /// The public handle; none before it is needed.
    pub handle: Option<String>,
    /// The id of the one whom the person has met.
    pub guest: String,
    /// What others see of the guest now.
    pub name: String,
    /// The games together.
    pub games: i64,
    /// When the last one ended.
    pub last: i64,
}

/// The condition that a rating is certain enough for the leaderboard of a group.
const IS_RANKED: &str = "r.selection = $1 AND r.proven >= $2 AND r.opponents >= $3 AND r.deviation <= $4";

/// Has other transactions that count what a guest has wait for this one: whatever is counted then is still so when it is written.
/// `RowNotFound` if there is no such guest.
pub(super) async fn alone_with(to: &mut AnyConnection, guest: &str) -> Result<(), sqlx::Error> {
    const LOCK: &str = "UPDATE guests SET seen = seen WHERE id = $1";
    let locked = sqlx::query(LOCK).bind(guest).execute(to).await?;
    if locked.rows_affected() == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

/// A guest ignores another one. `RowNotFound` if it ignores too many.
async fn ignore(to: &mut AnyConnection, guest: &str, other: &str, at: i64) -> Result<(), sqlx::Error> {
    const IGNORE: &str = "INSERT INTO ignored (guest, other, since) SELECT $1, $2, $3 \
         WHERE (SELECT COUNT(*) FROM ignored WHERE guest = $1) < $4 ON CONFLICT (guest, other) DO NOTHING";
    const IGNORED: &str = "SELECT COUNT(*) FROM ignored WHERE guest = $1 AND other = $2";
    alone_with(to, guest).await?;
    let ignore = sqlx::query(IGNORE).bind(guest).bind(other).bind(at).bind(MOST_IGNORED);
    if ignore.execute(&mut *to).await?.rows_affected() > 0 {
        return Ok(());
    }
    let ignored: i64 = sqlx::query_scalar(IGNORED).bind(guest).bind(other).fetch_one(to).await?;
    if ignored > 0 { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
}

pub(super) async fn put_person(to: &mut AnyConnection, write: &PersonWrite) -> Result<(), sqlx::Error> {
    const HEED: &str = "DELETE FROM ignored WHERE guest = $1 AND other = $2";
    const FACTS: &str = "UPDATE results SET facts = $3 WHERE table_id = $1 AND seat = $2";
    const REACHED: &str = "INSERT INTO achievements (guest, achievement, table_id, at) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (guest, achievement) DO NOTHING";
    let query = match write {
        PersonWrite::Ignore { guest, other, ignored: true, at } => return ignore(to, guest, other, *at).await,
        PersonWrite::Ignore { guest, other, .. } => sqlx::query(HEED).bind(guest.as_str()).bind(other.as_str()),
        PersonWrite::Facts { table, seat, facts } => {
            sqlx::query(FACTS).bind(table.as_str()).bind(i64::from(*seat)).bind(facts.as_str())
        }
        PersonWrite::Achievement { guest, achievement, table, at } => {
            sqlx::query(REACHED).bind(guest.as_str()).bind(achievement.as_str()).bind(table.as_str()).bind(*at)
        }
    };
    query.execute(to).await.map(drop)
}

impl Store {
    /// The groups of selections in which players are ranked, with how many are.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn leaderboards(&self) -> Result<Vec<(String, i64)>, StoreError> {
        const GROUPS: &str = "SELECT r.selection, COUNT(*) FROM ratings r JOIN guests g ON g.id = r.guest \
             WHERE r.proven >= $1 AND r.opponents >= $2 AND r.deviation <= $3 GROUP BY r.selection \
             ORDER BY COUNT(*) DESC, r.selection";
        let query = sqlx::query(GROUPS).bind(RANKED_GAMES).bind(RANKED_OPPONENTS).bind(RANKED_DEVIATION);
        all(&self.inner.ask(query).await?, "the leaderboards", |row| Ok((get(row, 0)?, get(row, 1)?)))
    }

    /// The players of a leaderboard, best first: at most `limit` after the first `skip`.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn leaderboard(&self, selection: &str, skip: u32, limit: u32) -> Result<Vec<Ranked>, StoreError> {
        let sql = format!(
            "SELECT r.guest, r.selection, r.mean, r.deviation, r.games, r.opponents, r.proven, g.name, g.handle FROM ratings r \
             JOIN guests g ON g.id = r.guest WHERE {IS_RANKED} ORDER BY r.low DESC, r.guest LIMIT $5 OFFSET $6"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(selection).bind(RANKED_GAMES).bind(RANKED_OPPONENTS);
        let query = query.bind(RANKED_DEVIATION).bind(i64::from(limit)).bind(i64::from(skip));
        all(&self.inner.ask(query).await?, "a leaderboard", |row| {
            let rating = RatingRow {
                guest: get(row, 0)?,
                selection: get(row, 1)?,
                mean: get(row, 2)?,
                deviation: get(row, 3)?,
                games: get(row, 4)?,
                opponents: get(row, 5)?,
                proven: get(row, 6)?,
            };
            let handle = get::<Option<String>>(row, 8)?.unwrap_or_default();
            Ok(Ranked { rating, name: get(row, 7)?, handle })
        })
    }

    /// The rank of a lower bound in a leaderboard, from 1.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn rank(&self, selection: &str, low: i64) -> Result<i64, StoreError> {
        let sql =
            format!("SELECT COUNT(*) FROM ratings r JOIN guests g ON g.id = r.guest WHERE {IS_RANKED} AND r.low > $5");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(selection).bind(RANKED_GAMES).bind(RANKED_OPPONENTS);
        let rows = self.inner.ask(query.bind(RANKED_DEVIATION).bind(low)).await?;
        Ok(first(rows, "a rank", |row| get::<i64>(row, 0))?.unwrap_or(0) + 1)
    }

    /// The guests with whom a guest has played, the latest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn companions(&self, guest: &str, limit: u32) -> Result<Vec<Companion>, StoreError> {
        const MET: &str = "SELECT g.handle, g.id, g.name, COUNT(DISTINCT a.table_id), MAX(a.ended) FROM results a \
             JOIN results b ON b.table_id = a.table_id AND b.guest <> a.guest JOIN guests g ON g.id = b.guest \
             WHERE a.guest = $1 GROUP BY g.handle, g.id, g.name ORDER BY MAX(a.ended) DESC, g.id LIMIT $2";
        let rows = self.inner.ask(sqlx::query(MET).bind(guest).bind(i64::from(limit))).await?;
        all(&rows, "the players met", |row| {
            Ok(Companion {
                handle: get(row, 0)?,
                guest: get(row, 1)?,
                name: get(row, 2)?,
                games: get(row, 3)?,
                last: get(row, 4)?,
            })
        })
    }

    /// The guests whom a guest ignores: id, handle and name.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn ignored(&self, guest: &str) -> Result<Vec<(String, Option<String>, String)>, StoreError> {
        const WHOM: &str = "SELECT g.id, g.handle, g.name FROM ignored i JOIN guests g ON g.id = i.other \
             WHERE i.guest = $1 ORDER BY i.since DESC, g.id";
        let rows = self.inner.ask(sqlx::query(WHOM).bind(guest)).await?;
        all(&rows, "the ignored players", |row| Ok((get(row, 0)?, get(row, 1)?, get(row, 2)?)))
    }

    /// The guests who ignore a guest.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn ignored_by(&self, other: &str) -> Result<BTreeSet<String>, StoreError> {
        let rows = self.inner.ask(sqlx::query("SELECT guest FROM ignored WHERE other = $1").bind(other)).await?;
        Ok(all(&rows, "the ignored players", |row| get(row, 0))?.into_iter().collect())
    }

    /// The same for several guests: each with those who ignore them.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn all_ignored_by(&self, others: &[String]) -> Result<HashMap<String, BTreeSet<String>>, StoreError> {
        let mut by: HashMap<String, BTreeSet<String>> = others.iter().map(|o| (o.clone(), BTreeSet::new())).collect();
        let Some(last) = others.last() else { return Ok(by) };
        let places = others.len().next_power_of_two();
        let marks: Vec<_> = (1..=places).map(|place| format!("${place}")).collect();
        let sql = format!("SELECT other, guest FROM ignored WHERE other IN ({})", marks.join(", "));
        let ids = others.iter().chain(std::iter::repeat(last)).take(places);
        let query = ids.fold(sqlx::query(sqlx::AssertSqlSafe(sql)), |query, id| query.bind(id.as_str()));
        let rows = self.inner.ask(query).await?;
        for (other, guest) in all(&rows, "the ignored players", |row| Ok((get::<String>(row, 0)?, get(row, 1)?)))? {
            by.entry(other).or_default().insert(guest);
        }
        Ok(by)
    }

    /// A guest ignores another one from now on, or no longer does.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] when the guest ignores [`MOST_IGNORED`] others; otherwise when the database cannot store it.
    pub async fn ignore(&self, guest: &str, other: &str, ignored: bool, at: i64) -> Result<(), StoreError> {
        let (guest, other) = (guest.to_owned(), other.to_owned());
        self.write(Write::Person(PersonWrite::Ignore { guest, other, ignored, at })).await
    }

    /// Stores what a guest did in a game.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn put_facts(&self, table: &str, seat: u8, facts: &str) -> Result<(), StoreError> {
        let (table, facts) = (table.to_owned(), facts.to_owned());
        self.write(Write::Person(PersonWrite::Facts { table, seat, facts })).await
    }

    /// The facts of all games of a guest, as JSON.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn facts_of(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        const FACTS: &str = "SELECT facts FROM results WHERE guest = $1 AND facts IS NOT NULL ORDER BY ended, table_id";
        all(&self.inner.ask(sqlx::query(FACTS).bind(guest)).await?, "the facts of a guest", |row| get(row, 0))
    }

    /// Finished tables of a guest whose facts have not been looked up.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn without_facts(&self, guest: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        const TABLES: &str = "SELECT DISTINCT r.table_id FROM results r JOIN tables t ON t.id = r.table_id \
             WHERE r.guest = $1 AND r.facts IS NULL AND t.status = 'finished' ORDER BY r.table_id LIMIT $2";
        let rows = self.inner.ask(sqlx::query(TABLES).bind(guest).bind(i64::from(limit))).await?;
        all(&rows, "the games of a guest", |row| get(row, 0))
    }

    /// The games of a guest by character, most first: character, games, and those won.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn favorites(&self, guest: &str) -> Result<Vec<(Option<String>, i64, i64)>, StoreError> {
        const BY: &str = "SELECT figure, COUNT(*), CAST(SUM(won) AS BIGINT) FROM results WHERE guest = $1 \
             GROUP BY figure ORDER BY COUNT(*) DESC, figure";
        let rows = self.inner.ask(sqlx::query(BY).bind(guest)).await?;
        all(&rows, "the characters of a guest", |row| Ok((get(row, 0)?, get(row, 1)?, get(row, 2)?)))
    }

    /// The achievements of a guest, with the table and the time of each.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn achievements(&self, guest: &str) -> Result<Vec<(String, String, i64)>, StoreError> {
        const ALL: &str =
            "SELECT achievement, table_id, at FROM achievements WHERE guest = $1 ORDER BY at, achievement";
        let rows = self.inner.ask(sqlx::query(ALL).bind(guest)).await?;
        all(&rows, "the achievements", |row| Ok((get(row, 0)?, get(row, 1)?, get(row, 2)?)))
    }

    /// Stores an achievement, unless the guest has it.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn put_achievement(&self, guest: &str, id: &str, table: &str, at: i64) -> Result<(), StoreError> {
        let (guest, achievement, table) = (guest.to_owned(), id.to_owned(), table.to_owned());
        self.write(Write::Person(PersonWrite::Achievement { guest, achievement, table, at })).await
    }
}
