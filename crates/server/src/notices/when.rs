//! A time in words, as the clocks of a person show it: "Tuesday, November 3, 14:05 (UTC+1)".

use crate::wire::turns::Zone;
use chrono::{DateTime, Datelike, NaiveDateTime};
use darkrock_texts::{Args, Catalogue};

/// What calendar and clocks show that are so many minutes ahead of UTC, at this time in milliseconds since 1970.
fn shown(ms: i64, offset: i32) -> NaiveDateTime {
    let local = ms.saturating_add(i64::from(offset) * 60_000);
    DateTime::from_timestamp_millis(local).unwrap_or_default().naive_utc()
}

/// How far clocks are ahead of UTC: "UTC", "UTC+1", "UTC−3:30".
fn zone_name(offset: i32) -> String {
    let (hours, minutes) = (offset.abs() / 60, offset.abs() % 60);
    let sign = if offset < 0 { '−' } else { '+' };
    match (hours, minutes) {
        (0, 0) => "UTC".to_owned(),
        (_, 0) => format!("UTC{sign}{hours}"),
        _ => format!("UTC{sign}{hours}:{minutes:02}"),
    }
}

/// A time in milliseconds since 1970 in words, in this zone, or in UTC if the zone is unknown.
pub(super) fn when(words: &Catalogue, ms: i64, zone: Option<Zone>) -> String {
    let offset = zone.map_or(0, |zone| zone.at(ms));
    let shown = shown(ms, offset);
    let args = Args::new()
        .s("weekday", words.with("notice-weekday", &Args::new().n("n", shown.weekday().number_from_monday())))
        .s("month", words.with("notice-month", &Args::new().n("n", shown.month())))
        .n("day", shown.day())
        .s("time", shown.format("%H:%M").to_string())
        .s("zone", zone_name(offset));
    words.with("notice-when", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_texts::Language;

    const MINUTE: i64 = 60_000;

    #[test]
    fn the_calendar_is_that_of_the_zone() {
        // The last minute before 2028-03-01 in UTC, a leap year: a Tuesday.
        let ms = 1_835_481_540_000;
        let at = |ms: i64, offset: i32| {
            let s = shown(ms, offset);
            (s.weekday().number_from_monday(), s.day(), s.month(), s.format("%H:%M").to_string())
        };
        let is = |weekday: u32, day: u32, month: u32, time: &str| (weekday, day, month, time.to_owned());
        assert_eq!(at(ms, 0), is(2, 29, 2, "23:59"));
        assert_eq!(at(ms, 1), is(3, 1, 3, "00:00"));
        assert_eq!(at(ms, -24 * 60), is(1, 28, 2, "23:59"));
        assert_eq!(at(-MINUTE, 0), is(3, 31, 12, "23:59"));
    }

    #[test]
    fn zones_change_and_are_named() {
        assert_eq!([0, 60, 330, -210, -480].map(zone_name), ["UTC", "UTC+1", "UTC+5:30", "UTC−3:30", "UTC−8"]);
        let zone = Zone { offset: 60, changes: Some(100), next: 120 };
        assert_eq!([99_999, 100_000].map(|ms| zone.at(ms)), [60, 120]);
        let wild = Zone { offset: 100_000, changes: Some(i64::MAX), next: -100_000 }.real();
        assert_eq!((wild.offset, wild.next, wild.at(i64::MAX)), (840, -840, -840));
    }

    #[test]
    fn a_time_has_its_words_in_every_language() {
        // Tuesday, 2026-11-03, 13:05 in UTC; clocks that change an hour before.
        let ms = 1_793_711_100_000;
        let zone = Zone { offset: 120, changes: Some(ms / 1000 - 3600), next: 60 };
        let mut all = Vec::new();
        for language in Language::all() {
            let words = Catalogue::of(language).expect("its words");
            let said = when(&words, ms, Some(zone));
            assert!(said.contains("14:05") && said.ends_with("(UTC+1)") && !said.contains('['), "{said}");
            let known = when(&words, ms, None);
            assert!(known.contains("13:05") && known.ends_with("(UTC)"), "{known}");
            let named = |id: &str, n: i64| words.with(id, &Args::new().n("n", n));
            let days: std::collections::BTreeSet<_> = (1..=7).map(|n| named("notice-weekday", n)).collect();
            let months: std::collections::BTreeSet<_> = (1..=12).map(|n| named("notice-month", n)).collect();
            assert_eq!((days.len(), months.len()), (7, 12), "{days:?} {months:?}");
            all.push(said);
        }
        assert_eq!(all[0], "Tuesday, November 3, 14:05 (UTC+1)");
    }
}
