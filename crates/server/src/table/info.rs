//! A table as a guest sees it.

use super::Table;
use super::consent::Unagreed;
use super::game_play::Summary;
use super::hold;
use super::rights::Lobby;
use crate::fairness::sha256;
use crate::shared::now;
use crate::store::{SeatRow, TableRow};
use crate::wire::ids;
use crate::wire::table::{Kept, SeatInfo, Sitter, Status, TableInfo};
use darkrock_rules::ids::{Seat, SeatSet};

impl Table {
    /// The table as a guest sees it.
    pub(super) fn info(&self, guest: Option<&str>) -> TableInfo {
        let mut info = describe_at(&self.row, &self.seats, guest, self.shared.clock.now());
        let summary = self.summary();
        (info.round, info.lp, info.waiting, info.winners) =
            (summary.round, summary.lp, summary.waiting, summary.winners);
        let game = self.game.as_ref().map(|game| game.session().game());
        for seat in &mut info.seats {
            let at = Seat(seat.seat - 1);
            let chair = &self.chairs[at.index()];
            seat.online = seat.sitter == Sitter::Bot || self.is_online(at);
            seat.away =
                chair.away_since.map_or(0, |since| u32::try_from(since.elapsed().as_secs()).unwrap_or(u32::MAX));
            seat.steps_in = self.steps_in(at);
            seat.votable = self.is_votable(at);
            seat.votes = ids::seats(chair.votes);
            seat.clock = self.seat_time(at);
            seat.player = self.mark_of(&self.seats[at.index()]);
            if let Some(game) = game
                && let Some(character) = game.state.public.player(at).character
            {
                seat.character = Some(ids::Ids(game.content).character(character).into());
            }
        }
        info.changes = self.changes.iter().copied().collect();
        info.ending = self.shown_ending();
        if self.row.status == Status::Running {
            info.stopped = self.shown_halt();
            info.in_line = self.in_line();
        }
        info
    }

    /// The progress of the game.
    pub(super) fn summary(&self) -> Summary {
        let Some(game) = &self.game else { return stored_summary(&self.row) };
        // The last position of a finished game that the rules no longer replay is not its end.
        if self.halt.is_some() && self.row.status == Status::Finished {
            return stored_summary(&self.row);
        }
        let (public, names) = (&game.session().game().state.public, ids::Ids(game.content()));
        Summary {
            round: public.turn.round,
            lp: public.all_seats().map(|s| public.player(s).lp).collect(),
            waiting: if self.halt.is_some() || self.given_up { Vec::new() } else { ids::seats(game.waiting()) },
            winners: ids::seats(public.winners),
            characters: public
                .all_seats()
                .map(|s| public.player(s).character.map(|c| names.character(c).into()))
                .collect(),
        }
    }

    /// Whether a client of this seat is connected.
    pub(super) fn is_online(&self, seat: Seat) -> bool {
        let guest = self.seats[seat.index()].guest.as_deref();
        guest.is_some() && self.pages.values().any(|page| page.guest.as_deref() == guest)
    }

    /// The seats of persons.
    pub(super) fn persons(&self) -> SeatSet {
        let persons = self.seats.iter().filter(|s| s.sitter == Sitter::Person);
        persons.map(|s| Seat(s.seat - 1)).collect()
    }
}

fn stored_summary(row: &TableRow) -> Summary {
    row.summary.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
}

/// A table from its rows alone, as lists show it.
pub fn describe(row: &TableRow, seats: &[SeatRow], guest: Option<&str>) -> TableInfo {
    describe_at(row, seats, guest, now())
}

/// The same at a time, in seconds since 1970.
pub(crate) fn describe_at(row: &TableRow, seats: &[SeatRow], guest: Option<&str>, now: i64) -> TableInfo {
    let seats: Vec<SeatRow> = seats.iter().map(|seat| hold::current(seat, now)).collect();
    let summary = stored_summary(row);
    let own = |seat: &SeatRow| guest.is_some() && seat.guest.as_deref() == guest;
    let mine: Vec<u8> = seats.iter().filter(|seat| own(seat)).map(|seat| seat.seat).collect();
    let is_hosts = |seat: &&SeatRow| seat.sitter == Sitter::Person && seat.guest.as_ref() == Some(&row.host);
    let kept = |seat: &SeatRow| {
        let kept = seat.sitter == Sitter::Open && seat.guest.is_some();
        kept.then(|| if own(seat) { Kept::You } else { Kept::Other })
    };
    let seat = |seat: &SeatRow| SeatInfo {
        seat: seat.seat,
        sitter: seat.sitter,
        name: seat.name.clone(),
        bot: seat.bot.clone(),
        character: summary
            .characters
            .get(usize::from(seat.seat) - 1)
            .cloned()
            .flatten()
            .or_else(|| seat.character.clone()),
        mine: own(seat) && seat.sitter != Sitter::Open,
        online: seat.sitter == Sitter::Bot,
        away: 0,
        resigned: seat.resigned,
        stand_in: seat.sitter == Sitter::Bot && seat.guest.is_some(),
        steps_in: None,
        votable: false,
        votes: Vec::new(),
        part: seat.part.is_some(),
        kept: kept(seat),
        held: hold::left(seat, now),
        clock: None,
        player: None,
    };
    TableInfo {
        id: row.id.clone(),
        settings: row.settings.clone(),
        status: row.status,
        seats: seats.iter().map(seat).collect(),
        host: guest == Some(row.host.as_str()),
        created: row.created,
        round: summary.round,
        lp: summary.lp,
        waiting: summary.waiting,
        winners: summary.winners,
        fairness: crate::fairness::shown(row, &seats),
        rematch: row.rematch.clone(),
        imported: row.base.is_some(),
        consent: Unagreed::read(row.consent.as_deref()).map(|unagreed| unagreed.shown(&row.settings, &mine, now)),
        stopped: row.stopped.as_deref().and_then(|text| serde_json::from_str(text).ok()),
        lobby: (row.status == Status::Open).then(|| Lobby::read(row, &seats).shown(row, &seats, guest, now)),
        ending: None,
        in_line: None,
        changes: Vec::new(),
        host_seat: seats.iter().find(is_hosts).map(|seat| seat.seat),
        names_mark: names_mark(row).filter(|_| guest == Some(row.host.as_str())),
    }
}

/// The mark by which the host lets the preview of a link tell names. Only who knows the server's part of the seed could
/// compute it, and that part is secret as long as the mark counts: until the game is over.
pub(crate) fn names_mark(row: &TableRow) -> Option<String> {
    let open = row.status != Status::Finished && !row.server_part.is_empty();
    open.then(|| sha256(format!("names {} {}", row.id, row.server_part).as_bytes())[..16].to_owned())
}
