//! Consent: what the host changes about a game under seated people takes their agreement back, and nobody starts before they
//! agree again, or [`DELAY`] has passed.

use super::Table;
use crate::fault::Fault;
use crate::store::SeatRow;
use crate::wire::table::{Consent, Settings, Sitter, Term};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Seconds after the last change from which on the host can start without an answer.
pub const DELAY: i64 = 60;

/// Who has not agreed, and to what.
#[derive(Serialize, Deserialize, Debug, Clone, PartialEq)]
pub(super) struct Unagreed {
    /// When the host last changed something, in seconds since 1970.
    since: i64,
    /// The seats that have not agreed to what there is, each with the settings to which it has: whoever sits down between two
    /// changes has agreed to others than those who were there before.
    agreed: BTreeMap<u8, Settings>,
}

/// What differs between two settings of the things that people agree on.
pub(super) fn terms(before: &Settings, now: &Settings) -> Vec<Term> {
    let pace = |of: &Settings| (of.pace, of.absence, of.turns);
    let played = |of: &Settings| (of.modules.clone(), of.mode.clone(), of.variants.clone(), of.edition, of.characters);
    let differ = [
        (Term::Length, before.length != now.length),
        (Term::Pace, pace(before) != pace(now)),
        (Term::Rating, before.rated != now.rated),
        (Term::Modules, played(before) != played(now)),
    ];
    differ.into_iter().filter(|(_, differs)| *differs).map(|(term, _)| term).collect()
}

impl Unagreed {
    /// What is stored of a table.
    pub fn read(text: Option<&str>) -> Option<Self> {
        // One of another version is none: the host can start.
        serde_json::from_str(text?).ok()
    }

    /// After the host has changed settings. None if each sits under what that seat has agreed to.
    fn after(
        earlier: Option<Self>,
        before: &Settings,
        now: &Settings,
        seats: &[SeatRow],
        host: &str,
        at: i64,
    ) -> Option<Self> {
        let (since, mut asked) = earlier.map_or_else(|| (at, BTreeMap::new()), |of| (of.since, of.agreed));
        let others = |seat: &&SeatRow| seat.sitter == Sitter::Person && seat.guest.as_deref() != Some(host);
        // Whoever was not asked had agreed to what there was.
        let agreed = seats.iter().filter(others).map(|seat| (seat.seat, asked.remove(&seat.seat)));
        let agreed = agreed.map(|(seat, to)| (seat, to.unwrap_or_else(|| before.clone())));
        let agreed: BTreeMap<u8, Settings> = agreed.filter(|(_, to)| !terms(to, now).is_empty()).collect();
        let since = if terms(before, now).is_empty() { since } else { at };
        (!agreed.is_empty()).then_some(Self { since, agreed })
    }

    /// Without a seat that has agreed, or is somebody else's now. None if that was the last one.
    fn without(mut self, seat: u8) -> Option<Self> {
        self.agreed.remove(&seat);
        (!self.agreed.is_empty()).then_some(self)
    }

    /// The seats that have not agreed.
    pub fn seats(&self) -> Vec<u8> {
        self.agreed.keys().copied().collect()
    }

    /// The same for whoever has these seats: what differs from what they have agreed to, or, if they are not asked, from what the
    /// others have.
    pub fn shown(&self, settings: &Settings, own: &[u8], now: i64) -> Consent {
        let left = (self.since + DELAY - now).clamp(0, DELAY);
        let asked = own.iter().any(|seat| self.agreed.contains_key(seat));
        let counts = |seat: &u8| !asked || own.contains(seat);
        let agreed = self.agreed.iter().filter(|(seat, _)| counts(seat));
        let changed: BTreeSet<Term> = agreed.flat_map(|(_, to)| terms(to, settings)).collect();
        Consent { changed: changed.into_iter().collect(), seats: self.seats(), left }
    }
}

impl Table {
    /// The host has changed settings.
    pub(super) fn ask_consent(&mut self, before: &Settings) {
        let earlier = Unagreed::read(self.row.consent.as_deref());
        let now = self.shared.clock.now();
        let unagreed = Unagreed::after(earlier, before, &self.row.settings, &self.seats, &self.row.host, now);
        self.row.consent = unagreed.and_then(|unagreed| serde_json::to_string(&unagreed).ok());
    }

    /// A seat agrees, or changes its player, who agrees to what there is.
    pub(super) fn note_consent(&mut self, seat: u8) {
        let unagreed = Unagreed::read(self.row.consent.as_deref()).and_then(|unagreed| unagreed.without(seat));
        self.row.consent = unagreed.and_then(|unagreed| serde_json::to_string(&unagreed).ok());
    }

    /// Checks that a game may start: all agree to its settings, or have had time to.
    pub(super) fn check_consent(&self) -> Result<(), Fault> {
        let Some(unagreed) = Unagreed::read(self.row.consent.as_deref()) else { return Ok(()) };
        let left = unagreed.shown(&self.row.settings, &[], self.shared.clock.now()).left;
        let seats = unagreed.seats().iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let message = format!(
            "seats {seats} have not agreed to the changed settings: start in {left} seconds, or when they have"
        );
        if left > 0 { Err(Fault::conflict("consent", message)) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8, guest: &str) -> SeatRow {
        SeatRow {
            seat: number,
            sitter: Sitter::Person,
            guest: Some(guest.to_owned()),
            name: guest.to_owned(),
            bot: None,
            character: None,
            part: None,
            resigned: false,
            held: None,
        }
    }

    #[test]
    fn what_people_agree_on_is_asked_again_and_what_they_do_not_is_not() {
        let before = Settings::default();
        let seats = [seat(1, "host"), seat(2, "jules")];
        let after = |earlier: Option<Unagreed>, from: &Settings, to: &Settings| {
            Unagreed::after(earlier, from, to, &seats, "host", 100)
        };
        let named = Settings { name: "Sunday".to_owned(), listed: true, ..before.clone() };
        assert_eq!(after(None, &before, &named), None);
        let longer = Settings { length: 25, ..before.clone() };
        let asked = after(None, &before, &longer).expect("the length is one of the terms");
        assert_eq!((asked.seats(), asked.since), (vec![2], 100));
        // What was changed before stays unagreed, also when something else changes.
        let rated = Settings { rated: true, ..longer.clone() };
        let both = after(Some(asked.clone()), &longer, &rated).expect("two terms");
        assert_eq!(
            both.shown(&rated, &[], 130),
            Consent { changed: vec![Term::Length, Term::Rating], seats: vec![2], left: 30 }
        );
        assert_eq!(both.shown(&rated, &[], 900).left, 0);
        // Back to what all had agreed to.
        assert_eq!(after(Some(both), &rated, &before), None);
        // Another name is no reason to wait longer.
        let later = Unagreed::after(
            Some(asked.clone()),
            &longer,
            &Settings { name: "x".to_owned(), ..longer.clone() },
            &seats,
            "host",
            150,
        );
        assert_eq!(later, Some(asked.clone()));
        assert_eq!(asked.without(2), None);
        assert_eq!(Unagreed::after(None, &before, &longer, &seats[..1], "host", 100), None, "the host agrees");
    }

    /// An attack: the host changes something, somebody sits down under that, and the host takes it back.
    #[test]
    fn each_seat_is_asked_about_what_it_has_agreed_to() {
        let first = Settings::default();
        let longer = Settings { length: 25, ..first.clone() };
        let seats = [seat(1, "host"), seat(2, "jules"), seat(3, "kate")];
        let asked = Unagreed::after(None, &first, &longer, &seats[..2], "host", 100).expect("Jules is asked");
        let back = Unagreed::after(Some(asked), &longer, &first, &seats, "host", 110).expect("Kate is asked");
        assert_eq!((back.seats(), back.since), (vec![3], 110), "Jules is back at what he had agreed to");
        // Each is told of what differs from that.
        let rated = Settings { rated: true, ..first.clone() };
        let both = Unagreed::after(Some(back), &first, &rated, &seats, "host", 120).expect("two are asked");
        let told = |own: &[u8]| both.shown(&rated, own, 120).changed;
        assert_eq!(told(&[2]), [Term::Rating]);
        assert_eq!(told(&[3]), [Term::Length, Term::Rating]);
        assert_eq!(told(&[1]), [Term::Length, Term::Rating], "whoever is not asked is told of all");
        let stored = serde_json::to_string(&both).expect("it can be written");
        assert_eq!(Unagreed::read(Some(&stored)), Some(both));
    }
}
