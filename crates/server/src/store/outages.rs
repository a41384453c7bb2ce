//! Storage of outages: a server notes every few seconds that it runs, and the next one sees from that how long none did. What waits
//! for people at tables before their games then waits for so much longer: seats that are held, the rights of a host who is away, and
//! the agreement to changed settings.

use super::Store;
use super::error::StoreError;
use super::read::{all, get};
use super::writer::Write;
use crate::spans::{Span, before, joined};
use serde_json::Value;
use sqlx::AnyConnection;

/// Milliseconds without a server that count as an outage. A restart takes less.
pub const GAP: i64 = 60_000;
/// Milliseconds after an outage that are still nobody's time: players have to notice first that they can go on.
pub const GRACE: i64 = 15 * 60_000;

/// A server runs at this time.
pub(super) struct Pulse {
    at: i64,
    /// Whether it has run since its last pulse.
    ran: bool,
}

/// Servers that start at the same time note the same outage.
const OUTAGE: &str = "INSERT INTO outages (begins, ends) SELECT at, $1 + $3 FROM pulses WHERE id = 1 AND at < $1 - $2 \
     ON CONFLICT (begins) DO NOTHING";
const PULSE: &str = "INSERT INTO pulses (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET \
     at = CASE WHEN pulses.at > excluded.at THEN pulses.at ELSE excluded.at END";

/// Tables whose games have not begun, and seats there, with times that were not over when the outage began.
const HELD: &str = "UPDATE seats SET held = held + $2 WHERE sitter = 'open' AND held > $1";
const DESERTED: &str = "UPDATE tables SET deserted = deserted + $2 WHERE status = 'open' AND deserted > $1";
const OPEN: &str = "SELECT id, lobby, consent FROM tables WHERE status = 'open' \
     AND (lobby IS NOT NULL OR consent IS NOT NULL)";
const WAITS: &str = "UPDATE tables SET lobby = $2, consent = $3 WHERE id = $1";

/// Runs a write.
pub(super) async fn apply(to: &mut AnyConnection, pulse: &Pulse) -> Result<(), sqlx::Error> {
    if !pulse.ran {
        const LAST: &str = "SELECT at FROM pulses WHERE id = 1";
        let last: Option<i64> = sqlx::query_scalar(LAST).fetch_optional(&mut *to).await?;
        let noted = sqlx::query(OUTAGE).bind(pulse.at).bind(GAP).bind(GRACE).execute(&mut *to).await?;
        if let Some(last) = last.filter(|_| noted.rows_affected() > 0) {
            wait_longer(to, (last, pulse.at + GRACE)).await?;
        }
    }
    sqlx::query(PULSE).bind(pulse.at).execute(to).await.map(drop)
}

/// Leaves an outage out of the times before games.
async fn wait_longer(to: &mut AnyConnection, outage: Span) -> Result<(), sqlx::Error> {
    let (begins, by) = (outage.0 / 1000, (outage.1 - outage.0) / 1000);
    for sql in [HELD, DESERTED] {
        sqlx::query(sql).bind(begins).bind(by).execute(&mut *to).await?;
    }
    for row in sqlx::query(OPEN).fetch_all(&mut *to).await? {
        let text = |column| get::<Option<String>>(&row, column).map_err(sqlx::Error::Protocol);
        let id: String = get(&row, 0).map_err(sqlx::Error::Protocol)?;
        let (lobby, consent) = (text(1)?.map(|text| later(&text, by)), text(2)?.map(|text| later(&text, by)));
        sqlx::query(WAITS).bind(id.as_str()).bind(lobby).bind(consent).execute(&mut *to).await?;
    }
    Ok(())
}

/// Who is at a table, or who has not agreed, with all times so many seconds later: since when the host and players are away, since when
/// they have their seats, and since when the settings are others. What cannot be read stays as it is.
fn later(text: &str, by: i64) -> String {
    let Ok(mut all) = serde_json::from_str::<Value>(text) else { return text.to_owned() };
    let delay = |of: &mut Value| {
        for key in ["host", "away", "since"] {
            if let Some(at) = of.get(key).and_then(Value::as_i64) {
                of[key] = Value::from(at + by);
            }
        }
    };
    delay(&mut all);
    all.get_mut("taken").and_then(Value::as_array_mut).into_iter().flatten().for_each(delay);
    all.to_string()
}

impl Store {
    /// Notes that a server runs at this time, in milliseconds since 1970, and that none did before if the last note is too old.
    /// With `ran`, this one has run since its last note, however old that is.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn pulse(&self, at: i64, ran: bool) -> Result<(), StoreError> {
        self.write(Write::Pulse(Pulse { at, ran })).await
    }

    /// The stretches of nobody's time, the earliest first: one for each time that no server ran.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn outages(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        const OUTAGES: &str = "SELECT begins, ends FROM outages ORDER BY begins";
        let rows = self.inner.ask(sqlx::query(OUTAGES)).await?;
        all(&rows, "the outages", |row| Ok((get(row, 0)?, get(row, 1)?)))
    }

    /// The moment since which, at this one, a server has run for so long, and not only been awaited; all in seconds, since 1970.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn running_since(&self, now: i64, seconds: i64) -> Result<i64, StoreError> {
        let outages = joined(self.outages().await?.into_iter());
        Ok(before(now * 1000, seconds * 1000, &outages) / 1000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_times_before_a_game_are_later_and_nothing_else_is_another() {
        let lobby =
            r#"{"host":10,"taken":[{"seat":1,"since":5,"away":7,"ready":true},{"seat":2,"since":6}],"removed":3}"#;
        let of = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
        let expected = r#"{"host":110,"taken":[{"seat":1,"since":105,"away":107,"ready":true},{"seat":2,"since":106}],"removed":3}"#;
        assert_eq!(of(&later(lobby, 100)), of(expected));
        let there = r#"{"host":null,"taken":[],"removed":0}"#;
        assert_eq!(of(&later(there, 100)), of(there), "who is there is not away");
        let consent = r#"{"since":40,"before":{"length":15},"seats":[2]}"#;
        assert_eq!(of(&later(consent, 100)), of(r#"{"since":140,"before":{"length":15},"seats":[2]}"#));
        assert_eq!(later("{", 100), "{");
    }
}
