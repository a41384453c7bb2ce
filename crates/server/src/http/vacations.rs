//! The vacations of a guest, during which the guest's clocks at turn-based tables stand still.

use super::guests::body;
use super::once::MayBeDone;
use super::{App, Asking};
use crate::fault::Fault;
use crate::store::{StoreError, VacationRow};
use crate::wire::table::Vacation;
use crate::wire::turns::Vacations;
use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{Path, State};

/// Seconds of a day.
const DAY: i64 = 86_400;
/// Days of vacation within a year.
const WITHIN_YEAR: i64 = 30;
/// A day of the calendar may be so much longer, when clocks change.
const LONGER: i64 = 2 * 3600;
/// How far ahead a vacation can be announced.
const AHEAD: i64 = 365 * DAY;
/// Vacations that a guest can announce.
const MOST: usize = 12;

/// The guest, who must exist, and its vacations.
async fn own(app: &App, asking: Asking) -> Result<(String, Vec<VacationRow>), Fault> {
    let store = &app.hub.shared().store;
    let id = asking.known()?;
    let guest = store.guest(&id).await?.ok_or_else(Fault::unknown_guest)?;
    let rows = store.vacations(&[&guest.id]).await?;
    Ok((guest.id, rows))
}

/// The days of the calendar that a vacation of so many seconds touches; a day that is only touched in part counts, too.
const fn days(seconds: i64) -> i64 {
    match seconds {
        ..=0 => 0,
        1..=LONGER => 1,
        _ => (seconds - LONGER + DAY - 1) / DAY,
    }
}

/// The days that are left of the vacation within a year from this time on and before it.
fn left(rows: &[VacationRow], around: i64) -> i64 {
    let (from, to) = (around - AHEAD * 1000, around + AHEAD * 1000);
    let taken: i64 = rows.iter().map(|row| days((row.ends.min(to) - row.begins.max(from)) / 1000)).sum();
    (WITHIN_YEAR - taken).max(0)
}

fn shown(rows: &[VacationRow], now: i64) -> Vacations {
    let coming = rows.iter().filter(|row| row.ends > now);
    let vacations = coming.map(|row| Vacation { begins: row.begins / 1000, ends: row.ends / 1000 }).collect();
    Vacations { vacations, now: now / 1000, left: left(rows, now) * DAY }
}

/// The vacations of the requesting guest.
#[utoipa::path(get, path = "/api/me/vacations", responses((status = 200, body = Vacations)), tag = "guests")]
pub(super) async fn list(State(app): State<App>, asking: Asking) -> Result<Json<Vacations>, Fault> {
    let (_, rows) = own(&app, asking).await?;
    Ok(Json(shown(&rows, app.hub.shared().clock.now_ms())))
}

/// Announces a vacation of the requesting guest: from now on or later, at most 30 days of the calendar within a year. One that
/// begins today, at the midnight that has passed, begins now.
#[utoipa::path(post, path = "/api/me/vacations", request_body = Vacation,
    responses((status = 200, body = Vacations)), tag = "guests")]
pub(super) async fn add(
    State(app): State<App>,
    asking: Asking,
    again: MayBeDone,
    request: Result<Json<Vacation>, JsonRejection>,
) -> Result<Json<Vacations>, Fault> {
    let Vacation { begins, ends } = body(request)?;
    let (guest, rows) = own(&app, asking).await?;
    let now = app.hub.shared().clock.now_ms();
    if begins.saturating_add(DAY + LONGER) <= now / 1000 {
        return Err(Fault::bad("vacation-past", "the vacation begins in the past: expected now or later"));
    }
    if ends <= begins || begins > now / 1000 + AHEAD || days(ends.saturating_sub(begins)) > WITHIN_YEAR {
        return Err(Fault::bad(
            "vacation",
            "expected an end after the beginning, within a year, at most 30 days later",
        ));
    }
    // Never before now: clocks of the past do not change.
    let row = VacationRow { guest: guest.to_owned(), begins: (begins * 1000).max(now), ends: ends * 1000 };
    if row.ends <= row.begins {
        return Err(Fault::bad("vacation", "expected an end after the beginning"));
    }
    let announced =
        |other: &VacationRow| other.ends == row.ends && (begins * 1000..=row.begins).contains(&other.begins);
    let store = &app.hub.shared().store;
    if again.is_none() || !rows.iter().any(announced) {
        refused(&rows, &row, now).map_or(Ok(()), Err)?;
        match store.announce_vacation(row.clone(), now, admits).await {
            // Another request was quicker.
            Err(StoreError::Overtaken) => {
                let rows = store.vacations(&[&guest]).await?;
                return Err(refused(&rows, &row, now).unwrap_or_else(Fault::unknown_guest));
            }
            stored => stored?,
        }
    }
    app.hub.vacations_changed(&guest).await?;
    Ok(Json(shown(&store.vacations(&[&guest]).await?, now)))
}

/// Why a vacation cannot be added to these ones; none if it can.
fn refused(rows: &[VacationRow], row: &VacationRow, now: i64) -> Option<Fault> {
    if rows.iter().any(|other| other.begins < row.ends && row.begins < other.ends) {
        return Some(Fault::conflict("vacation-overlap", "it overlaps with another vacation"));
    }
    if rows.iter().filter(|other| other.ends > now).count() >= MOST {
        return Some(Fault::conflict("vacation-many", format!("you have announced {MOST} vacations: end one first")));
    }
    if left(rows, row.begins) < days((row.ends - row.begins) / 1000) {
        return Some(Fault::conflict("vacation-limit", "you have 30 days of vacation within a year"));
    }
    None
}

fn admits(rows: &[VacationRow], row: &VacationRow, now: i64) -> bool {
    refused(rows, row, now).is_none()
}

/// Ends a vacation of the requesting guest now, or deletes one that has not begun.
#[utoipa::path(delete, path = "/api/me/vacations/{begins}",
    params(("begins" = i64, Path, description = "when it begins, in seconds since 1970")),
    responses((status = 200, body = Vacations)), tag = "guests")]
pub(super) async fn end(
    State(app): State<App>,
    asking: Asking,
    again: MayBeDone,
    begins: Result<Path<i64>, PathRejection>,
) -> Result<Json<Vacations>, Fault> {
    let Path(begins) = begins.map_err(|e| Fault::bad("vacation", e.body_text()))?;
    let (guest, rows) = own(&app, asking).await?;
    let (store, now) = (&app.hub.shared().store, app.hub.shared().clock.now_ms());
    let found = rows.iter().find(|row| row.begins / 1000 == begins && row.ends > now);
    match found {
        Some(row) if row.begins >= now => store.remove_vacation(&guest, row.begins).await?,
        Some(row) => store.put_vacation(VacationRow { ends: now, ..row.clone() }).await?,
        None if again.is_some() => {}
        None => return Err(Fault::missing("no vacation to end begins then")),
    }
    app.hub.vacations_changed(&guest).await?;
    let rows = store.vacations(&[&guest]).await?;
    Ok(Json(shown(&rows, now)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vacations_count_days_of_the_calendar() {
        assert_eq!([0, 1, 3600, DAY - 3600, DAY, DAY + 3600].map(days), [0, 1, 1, 1, 1, 1]);
        // Over a change of clocks, both ways, and from the middle of a day on.
        assert_eq!([30 * DAY, 30 * DAY + 3600, 30 * DAY - 3600, 30 * DAY - DAY / 2].map(days), [30; 4]);
        assert_eq!(days(30 * DAY + DAY / 2), 31);
        let of = |begins: i64, seconds: i64| VacationRow {
            guest: "mara".to_owned(),
            begins: begins * 1000,
            ends: (begins + seconds) * 1000,
        };
        assert_eq!(left(&[of(0, 10 * DAY + 3600), of(20 * DAY, 5 * DAY)], 30 * DAY * 1000), 15);
    }
}
