//! Storage of turn-based tables: when each must be looked at next, pending decisions, standing orders, and what each seat
//! has seen.

use super::Store;
use super::error::StoreError;
use super::read::{all, get};
use super::writer::Write;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

/// A pending decision of a person at a turn-based table. Times are in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The id of the table that waits.
    pub table: String,
    /// The seat, from 1.
    pub seat: u8,
    /// The guest who holds it.
    pub guest: String,
    /// Since when the game waits.
    pub asked: i64,
    /// When the time is over.
    pub due: i64,
    /// Whether the player looks at the table.
    pub looking: bool,
}

/// What a table stores of its clocks after a change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calls {
    /// The id of the table whose clocks they are.
    pub table: String,
    /// The epoch of the table.
    pub epoch: i64,
    /// When it must be looked at next; none once it is over.
    pub due: Option<i64>,
    /// The pending decisions; those of other seats are deleted.
    pub calls: Vec<Call>,
}

impl Calls {
    /// Whether lists show both in the same way: who is asked, and since when.
    pub fn is_listed_like(&self, other: &Self) -> bool {
        let asked = |call: &Call| (call.seat, call.asked);
        self.calls.iter().map(asked).eq(other.calls.iter().map(asked))
    }
}

/// A write of a turn-based table.
pub(super) enum TurnWrite {
    /// `told`: whether lists show a difference.
    Calls {
        calls: Calls,
        told: bool,
    },
    Due {
        table: String,
        due: i64,
    },
    Orders {
        table: String,
        epoch: i64,
        seat: u8,
        body: String,
    },
    /// Those of a person for all tables.
    PersonOrders {
        guest: String,
        body: String,
    },
    /// A seat has none of its own any more.
    NoOrders {
        table: String,
        epoch: i64,
        seat: u8,
    },
    Seen {
        table: String,
        epoch: i64,
        seat: u8,
        event: i64,
    },
}

const DUE: &str = "INSERT INTO clocks (table_id, due) VALUES ($1, $2) \
     ON CONFLICT (table_id) DO UPDATE SET due = excluded.due";
const NO_DUE: &str = "DELETE FROM clocks WHERE table_id = $1";

/// A call that is not new keeps who was notified of it.
const CALL: &str = "INSERT INTO calls (table_id, seat, guest, asked, due, looking) VALUES ($1, $2, $3, $4, $5, $6) \
     ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest, due = excluded.due, \
     looking = excluded.looking, \
     told = CASE WHEN calls.asked = excluded.asked THEN calls.told ELSE NULL END, \
     teller = CASE WHEN calls.asked = excluded.asked THEN calls.teller ELSE NULL END, \
     mailed = CASE WHEN calls.asked = excluded.asked THEN calls.mailed ELSE NULL END, \
     mailer = CASE WHEN calls.asked = excluded.asked THEN calls.mailer ELSE NULL END, \
     asked = excluded.asked";
const NO_CALL: &str = "DELETE FROM calls WHERE table_id = $1 AND seat = $2";

const ORDERS: &str = "INSERT INTO orders (table_id, seat, body) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body";

const PERSON_ORDERS: &str = "INSERT INTO person_orders (guest, body) VALUES ($1, $2) \
     ON CONFLICT (guest) DO UPDATE SET body = excluded.body";
const NO_ORDERS: &str = "DELETE FROM orders WHERE table_id = $1 AND seat = $2";

const SEEN: &str = "INSERT INTO seen (table_id, seat, event) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id, seat) DO UPDATE SET event = excluded.event";

/// Runs a write. `RowNotFound` if it is one of the owner of a table and the node does not own it.
pub(super) async fn apply(to: &mut AnyConnection, node: &str, write: &TurnWrite) -> Result<(), sqlx::Error> {
    let owned = match write {
        TurnWrite::Calls { calls: Calls { table, epoch, .. }, .. }
        | TurnWrite::Orders { table, epoch, .. }
        | TurnWrite::NoOrders { table, epoch, .. }
        | TurnWrite::Seen { table, epoch, .. } => Some((table, *epoch)),
        // The sweep of any node puts off a table that nobody could load.
        TurnWrite::Due { .. } | TurnWrite::PersonOrders { .. } => None,
    };
    if let Some((table, epoch)) = owned {
        super::statements::check_owner(to, node, table, epoch).await?;
    }
    match write {
        TurnWrite::Calls { calls, .. } => put_calls(to, calls).await,
        TurnWrite::Due { table, due } => sqlx::query(DUE).bind(table.as_str()).bind(*due).execute(to).await.map(drop),
        TurnWrite::Orders { table, seat, body, .. } => {
            let put = sqlx::query(ORDERS).bind(table.as_str()).bind(i64::from(*seat)).bind(body.as_str());
            put.execute(to).await.map(drop)
        }
        TurnWrite::PersonOrders { guest, body } => {
            sqlx::query(PERSON_ORDERS).bind(guest.as_str()).bind(body.as_str()).execute(to).await.map(drop)
        }
        TurnWrite::NoOrders { table, seat, .. } => {
            sqlx::query(NO_ORDERS).bind(table.as_str()).bind(i64::from(*seat)).execute(to).await.map(drop)
        }
        TurnWrite::Seen { table, seat, event, .. } => {
            let put = sqlx::query(SEEN).bind(table.as_str()).bind(i64::from(*seat)).bind(*event);
            put.execute(to).await.map(drop)
        }
    }
}

async fn put_calls(to: &mut AnyConnection, calls: &Calls) -> Result<(), sqlx::Error> {
    let table = calls.table.as_str();
    match calls.due {
        Some(due) => sqlx::query(DUE).bind(table).bind(due).execute(&mut *to).await?,
        None => sqlx::query(NO_DUE).bind(table).execute(&mut *to).await?,
    };
    for seat in 1..=crate::table::SEATS as u8 {
        let Some(call) = calls.calls.iter().find(|call| call.seat == seat) else {
            sqlx::query(NO_CALL).bind(table).bind(i64::from(seat)).execute(&mut *to).await?;
            continue;
        };
        let put = sqlx::query(CALL)
            .bind(table)
            .bind(i64::from(seat))
            .bind(call.guest.as_str())
            .bind(call.asked)
            .bind(call.due)
            .bind(i64::from(call.looking));
        put.execute(&mut *to).await?;
    }
    Ok(())
}

impl Store {
    /// Stores asynchronously when a table must be looked at next, and its pending decisions. Returns whether it will be
    /// written: when the writer is overloaded, the table tries again. With `told`, lists show a difference.
    pub fn save_calls(&self, calls: Calls, told: bool) -> bool {
        self.try_write(Write::Turns(TurnWrite::Calls { calls, told }))
    }

    /// Changes when a table must be looked at next.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn put_due(&self, table: &str, due: i64) -> Result<(), StoreError> {
        self.write(Write::Turns(TurnWrite::Due { table: table.to_owned(), due })).await
    }

    /// Stores the standing orders of a seat.
    ///
    /// # Errors
    /// When the database cannot store them.
    pub async fn put_orders(&self, table: &str, epoch: i64, seat: u8, body: &str) -> Result<(), StoreError> {
        let (table, body) = (table.to_owned(), body.to_owned());
        self.write(Write::Turns(TurnWrite::Orders { table, epoch, seat, body })).await
    }

    /// Deletes the standing orders of a seat: those of its player for all tables count again.
    ///
    /// # Errors
    /// When the database cannot delete them.
    pub async fn remove_orders(&self, table: &str, epoch: i64, seat: u8) -> Result<(), StoreError> {
        self.write(Write::Turns(TurnWrite::NoOrders { table: table.to_owned(), epoch, seat })).await
    }

    /// Stores the standing orders of a person for all tables.
    ///
    /// # Errors
    /// When the database cannot store them.
    pub async fn put_person_orders(&self, guest: &str, body: &str) -> Result<(), StoreError> {
        let (guest, body) = (guest.to_owned(), body.to_owned());
        self.write(Write::Turns(TurnWrite::PersonOrders { guest, body })).await
    }

    /// The standing orders of a person for all tables; none if they were never given.
    ///
    /// # Errors
    /// When the database does not answer, or stored data cannot be read.
    pub async fn person_orders(&self, guest: &str) -> Result<Option<String>, StoreError> {
        let rows = self.inner.ask(sqlx::query("SELECT body FROM person_orders WHERE guest = $1").bind(guest)).await?;
        super::read::first(rows, guest, |row| get(row, 0))
    }

    /// The standing orders that a person has given at tables: the id of each table, the seat, and the orders.
    ///
    /// # Errors
    /// When the database does not answer, or stored data cannot be read.
    pub async fn orders_of(&self, guest: &str) -> Result<Vec<(String, u8, String)>, StoreError> {
        const OWN: &str = "SELECT orders.table_id, orders.seat, orders.body FROM orders JOIN seats \
             ON seats.table_id = orders.table_id AND seats.seat = orders.seat WHERE seats.guest = $1 \
             ORDER BY orders.table_id, orders.seat";
        let rows = self.inner.ask(sqlx::query(OWN).bind(guest)).await?;
        all(&rows, "the orders", |row| Ok((get(row, 0)?, super::read::seat_number(get(row, 1)?)?, get(row, 2)?)))
    }

    /// Stores asynchronously the number of the last event that a seat's player has seen. Returns whether it will be written.
    pub fn save_seen(&self, table: &str, epoch: i64, seat: u8, event: u64) -> bool {
        let event = i64::try_from(event).unwrap_or(i64::MAX);
        self.try_write(Write::Turns(TurnWrite::Seen { table: table.to_owned(), epoch, seat, event }))
    }

    /// The ids of at most this many tables that must be looked at by this time, the longest overdue first, without those that
    /// another node owns and looks at by itself.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn due(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        const DUE: &str = "SELECT table_id FROM clocks JOIN tables ON tables.id = clocks.table_id WHERE due <= $1 \
             AND (owner IS NULL OR owner = $3 OR owner NOT IN (SELECT id FROM nodes)) ORDER BY due LIMIT $2";
        let rows = self.inner.ask(sqlx::query(DUE).bind(now).bind(i64::from(limit)).bind(self.node())).await?;
        all(&rows, "the clocks", |row| get(row, 0))
    }

    /// The pending decisions at the tables at which a guest has a seat or a decision of their own.
    ///
    /// # Errors
    /// When the database does not answer, or stored data cannot be read.
    pub async fn calls_around(&self, guest: &str) -> Result<Vec<Call>, StoreError> {
        const CALLS: &str = "SELECT table_id, seat, guest, asked, due, looking FROM calls WHERE table_id IN \
             (SELECT table_id FROM seats WHERE guest = $1) ORDER BY table_id, seat";
        let rows = self.inner.ask(sqlx::query(CALLS).bind(guest)).await?;
        all(&rows, "the calls", call_row)
    }

    /// The standing orders of a table's seats.
    ///
    /// # Errors
    /// When the database does not answer, or stored data cannot be read.
    pub async fn orders(&self, table: &str) -> Result<Vec<(u8, String)>, StoreError> {
        let rows = self.inner.ask(sqlx::query("SELECT seat, body FROM orders WHERE table_id = $1").bind(table)).await?;
        all(&rows, "the orders", |row| Ok((super::read::seat_number(get(row, 0)?)?, get(row, 1)?)))
    }

    /// The last events that a table's seats have seen.
    ///
    /// # Errors
    /// When the database does not answer, or stored data cannot be read.
    pub async fn seen(&self, table: &str) -> Result<Vec<(u8, u64)>, StoreError> {
        let rows = self.inner.ask(sqlx::query("SELECT seat, event FROM seen WHERE table_id = $1").bind(table)).await?;
        all(&rows, "what was seen", |row| {
            Ok((super::read::seat_number(get(row, 0)?)?, get::<i64>(row, 1)?.unsigned_abs()))
        })
    }
}

/// A row of the columns that [`Store::calls_around`] selects.
pub(super) fn call_row(row: &AnyRow) -> Result<Call, String> {
    Ok(Call {
        table: get(row, 0)?,
        seat: super::read::seat_number(get(row, 1)?)?,
        guest: get(row, 2)?,
        asked: get(row, 3)?,
        due: get(row, 4)?,
        looking: get::<i64>(row, 5)? != 0,
    })
}
