//! A complete game loaded from its rows: for its record, its result and its replay.

use crate::fairness::{self, Seal};
use crate::fault::Fault;
use crate::game::{LiveGame, Numbered};
use crate::halt::{self, Halt};
use crate::shared::Shared;
use crate::store::{EntryRow, SeatRow, TableRow};
use crate::table::dealt;
use crate::wire::api::{GameResult, SeatResult, SourcePoints};
use crate::wire::ids;
use crate::wire::table::Status;
use darkrock_rules::choice::Choice;
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::ids::{Seat, SeatSet};
use darkrock_rules::record::Record;
use darkrock_rules::setup::Setup;
use darkrock_rules::{Content, State, notation, scoring};
use std::sync::Arc;

/// One choice that was not undone, and its effects.
#[derive(Debug)]
pub struct Moment {
    /// The seat and its choice; none for the setup.
    pub choice: Option<(Seat, Choice)>,
    /// Whether a person made it, not a bot.
    pub by_person: bool,
    /// The events.
    pub happened: Vec<Numbered>,
    /// The position after it.
    pub state: State,
    /// The seats that must still choose.
    pub waiting: SeatSet,
}

/// A finished game.
#[derive(Debug)]
pub struct History {
    /// With which it was played, whatever the server has now.
    pub content: Arc<Content>,
    /// The setup, followed by each choice.
    pub moments: Vec<Moment>,
    game: LiveGame,
    /// The seats controlled by persons after the rows parsed so far.
    persons: SeatSet,
    seconds: u32,
    /// The number of entries resumed from another record.
    taken_up: usize,
    /// Where it stops, if the rules of today do not replay it to its end.
    pub halt: Option<Halt>,
    /// Whether its players ended it without a result.
    given_up: bool,
}

/// The rows of a finished game, before the replay.
#[derive(Debug)]
pub struct Unread {
    content: Arc<Content>,
    setup: Setup,
    seed: [u8; 32],
    table: TableRow,
    seats: Vec<SeatRow>,
    rows: Vec<EntryRow>,
}

impl Unread {
    /// Checks that a game is finished.
    ///
    /// # Errors
    /// When it is not over.
    pub fn check(row: &TableRow) -> Result<(), Fault> {
        let over = row.status == Status::Finished;
        over.then_some(()).ok_or_else(|| Fault::conflict("not-finished", "available once the game is over"))
    }

    /// Checks that a game is finished and has a result.
    ///
    /// # Errors
    /// When it is not over, or was ended without one.
    pub fn check_result(row: &TableRow) -> Result<(), Fault> {
        Self::check(row)?;
        if row.stopped.is_some() { Err(no_result()) } else { Ok(()) }
    }

    /// Fetches the rows of a finished game.
    ///
    /// # Errors
    /// When it is not over, or a part of it is not stored.
    pub async fn fetch(shared: &Shared, row: &TableRow, seats: &[SeatRow]) -> Result<Self, Fault> {
        Self::check(row)?;
        Self::fetch_started(shared, row, seats).await
    }

    /// Fetches the rows of a game that has begun. Before its end, only what a seat may know may leave the server.
    ///
    /// # Errors
    /// When it has not begun, or a part of it is not stored.
    pub async fn fetch_started(shared: &Shared, row: &TableRow, seats: &[SeatRow]) -> Result<Self, Fault> {
        if row.status == Status::Open {
            return Err(Fault::conflict("no-game", "the game has not begun"));
        }
        let missing = |what: &str| Fault::internal(format!("table {}: no {what} is stored", row.id));
        let setup = row.setup.as_deref().ok_or_else(|| missing("setup"))?;
        let setup: Setup = serde_json::from_str(setup).map_err(|_| missing("readable setup"))?;
        let seed = fairness::part(row.seed.as_deref().ok_or_else(|| missing("seed"))?)?;
        let content = shared.content_of(row.content.as_deref().unwrap_or_default(), &setup.selection).await?;
        let rows = shared.store.entries(&row.id, 0).await?;
        Ok(Self { content, setup, seed, table: row.clone(), seats: seats.to_vec(), rows })
    }

    /// When the last choice was made, in milliseconds since 1970: of a game with a result, its end.
    pub fn last_choice(&self) -> Option<i64> {
        self.rows.iter().rev().find(|row| row.kind == "choice").map(|row| row.at)
    }

    /// Replays the game, which is slow, as far as the rules of today do.
    ///
    /// # Errors
    /// When its rows are invalid, or the rules do not even allow its setup.
    pub fn read(mut self) -> Result<History, Fault> {
        self.rows = halt::counting(std::mem::take(&mut self.rows));
        let mut history = self.begin()?;
        let mut good = self.rows.first().map_or(0, |row| row.seq);
        for row in self.rows.iter().skip(1) {
            match history.read_row(row) {
                Err(fault) if halt::is_of_rules(&fault) => {
                    let stopped = Halt::new(&self.rows, row, good, self.table.rules, &fault);
                    // A row that does not fit may have changed the game in part.
                    self.rows = halt::until(std::mem::take(&mut self.rows), good);
                    history = self.begin()?;
                    self.rows.iter().skip(1).try_for_each(|row| history.read_row(row))?;
                    history.halt = Some(stopped);
                    break;
                }
                read => read?,
            }
            if matches!(row.kind.as_str(), "choice" | "undo" | halt::CUT) {
                good = row.seq;
            }
        }
        Ok(history)
    }

    /// Where the rules of today stop the game, if they do.
    ///
    /// # Errors
    /// When its rows are damaged.
    pub fn halt(self) -> Result<Option<Halt>, Fault> {
        let (rules, first) = (self.table.rules, self.rows.first().cloned());
        match self.read() {
            Ok(history) => Ok(history.halt),
            Err(fault) if halt::is_of_rules(&fault) => Ok(Some(
                first
                    .map_or_else(|| Halt::without_content(rules, &fault), |row| Halt::new(&[], &row, 0, rules, &fault)),
            )),
            Err(fault) => Err(fault),
        }
    }

    /// The game at its setup.
    fn begin(&self) -> Result<History, Fault> {
        let Self { content, setup, seed, table, seats, rows } = self;
        let (content, seed) = (Arc::clone(content), *seed);
        let missing = || Fault::internal(format!("table {}: no row of the game is stored", table.id));
        let first = rows.first().ok_or_else(missing)?;
        let game = match &table.base {
            Some(base) => {
                let record = Record::parse(&content, base).map_err(|e| Fault::rules_changed(e.to_string()))?;
                LiveGame::take_up(&content, &record, seed)?
            }
            None => LiveGame::read(&content, setup, seed, &first.body)?,
        };
        let seconds = rows.last().map_or(0, |last| (last.at - first.at) / 1000);
        let seconds = u32::try_from(seconds).unwrap_or(0);
        // A guest keeps the seat, even while a bot controls it.
        let persons = seats.iter().filter(|s| s.guest.is_some()).map(|s| Seat(s.seat.saturating_sub(1))).collect();
        let taken_up = if table.base.is_some() { game.session().entries().len() } else { 0 };
        let (halt, given_up) = (None, rows.iter().any(|row| row.kind == halt::END));
        let mut history = History { content, moments: Vec::new(), game, persons, seconds, taken_up, halt, given_up };
        let happened = history.game.recent().copied().collect();
        history.remember(None, happened);
        Ok(history)
    }
}

fn no_result() -> Fault {
    Fault::conflict("no-result", "this game was ended without a result")
}

impl History {
    fn read_row(&mut self, row: &EntryRow) -> Result<(), Fault> {
        let Some(seat) = row.seat.map(|n| Seat(n.saturating_sub(1))) else { return Ok(()) };
        match row.kind.as_str() {
            "choice" => {
                let text = row.body.lines().next().unwrap_or_default();
                let choice = notation::parse(&self.content, text).map_err(|e| Fault::rules_changed(e.to_string()))?;
                let happened = self.game.play_row(seat, &row.body)?;
                self.remember(Some((seat, choice)), happened);
            }
            "undo" => {
                self.game.undo(seat)?;
                let taken = self.moments.iter().rposition(|m| m.choice.is_some_and(|(s, _)| s == seat));
                taken.into_iter().for_each(|at| drop(self.moments.remove(at)));
            }
            "bot" | "resign" => self.persons.remove(seat),
            "return" => self.persons.insert(seat),
            _ => {}
        }
        Ok(())
    }

    fn remember(&mut self, choice: Option<(Seat, Choice)>, happened: Vec<Numbered>) {
        let (state, waiting) = (self.game.session().game().state, self.game.waiting());
        let by_person = choice.is_some_and(|(seat, _)| self.persons.contains(seat));
        self.moments.push(Moment { choice, by_person, happened, state, waiting });
    }

    /// The same game, if it is known to its end.
    ///
    /// # Errors
    /// When the rules of today do not replay it, or it was ended without a result.
    pub fn whole(self) -> Result<Self, Fault> {
        if self.given_up {
            return Err(no_result());
        }
        if let Some(halt) = &self.halt {
            let reason = &halt.reason;
            return Err(Fault::rules_changed(format!("the rules have changed since this game was played: {reason}")));
        }
        Ok(self)
    }

    /// The game after its last moment.
    pub fn game(&self) -> &LiveGame {
        &self.game
    }

    /// The game as a record that `darkrock replay --verify` accepts.
    pub fn record(&self, row: &TableRow, seats: &[SeatRow]) -> String {
        let mut record = self.game.session().record();
        let header = &mut record.header;
        header.names = seats.iter().map(|s| s.name.clone()).collect();
        header.taken_up = self.taken_up;
        // The seal of a record does not apply to the game resumed from it.
        (header.seed, header.seed_sha256, header.sealed) = (None, None, None);
        let seed = row.seed.as_deref().and_then(|seed| fairness::part(seed).ok());
        let sealed = seed.and_then(|seed| Seal::of(row, seats).ok()?.recorded(&seed, dealt(row, seats)));
        if sealed.is_some() {
            header.seed.clone_from(&row.seed);
            header.sealed = sealed;
        } else if row.base.is_none() {
            header.seed.clone_from(&row.seed);
            header.seed_sha256.clone_from(&row.seed_sha256);
        }
        record.print_with_pools(&self.content)
    }

    /// The game as a record that tells nothing of the table: without names, seed and seal.
    pub fn bare_record(&self) -> Record {
        let mut record = self.game.session().record();
        let header = &mut record.header;
        (header.seed, header.seed_sha256, header.sealed) = (None, None, None);
        (header.names, header.taken_up) = (Vec::new(), 0);
        record
    }

    /// The seats for which a bot made choices, of those that persons have.
    pub fn with_stand_ins(&self) -> SeatSet {
        self.moments.iter().filter(|moment| !moment.by_person).filter_map(|moment| Some(moment.choice?.0)).collect()
    }

    /// Winners, points and their parts, and the round in which the end was triggered.
    pub fn result(&self) -> GameResult {
        let public = &self.game.session().game().state.public;
        // A moment may lead into the next round; the events say in which one something happened.
        let mut round = 1;
        let triggered = self.events().find_map(|(_, event)| match event {
            Event::TurnBegins { round: begun, .. } => {
                round = begun;
                None
            }
            Event::EndTriggered { seat } => Some((seat, round)),
            _ => None,
        });
        GameResult {
            seats: public.all_figures().map(|seat| self.seat_result(seat)).collect(),
            winners: ids::seats(public.winners),
            rounds: public.turn.round,
            trigger: triggered.map(|(seat, _)| ids::seat(seat)),
            trigger_round: triggered.map(|(_, round)| round),
            seconds: self.seconds,
        }
    }

    fn events(&self) -> impl Iterator<Item = (&Moment, Event)> {
        self.moments.iter().flat_map(|moment| moment.happened.iter().map(move |h| (moment, h.event)))
    }

    /// A seat's LP at the end of each round, from round 0. A moment may lead into the next round: what its events gave
    /// before that belongs to the one that ends.
    fn lp_by_round(&self, seat: Seat) -> Vec<i16> {
        let mut by_round = vec![0];
        let mut set = |round: u16, lp: i16| {
            let round = usize::from(round);
            let before = by_round.last().copied().unwrap_or(0);
            by_round.resize(by_round.len().max(round + 1), before);
            by_round[round] = lp;
        };
        let (mut round, mut lp) = (0, 0);
        for moment in &self.moments {
            for happened in &moment.happened {
                match happened.event {
                    Event::TurnBegins { round: begun, .. } => round = begun,
                    Event::Lp { seat: whose, gained, .. } if whose == seat => {
                        lp += gained;
                        set(round, lp);
                    }
                    _ => {}
                }
            }
            round = moment.state.public.turn.round;
            lp = moment.state.public.player(seat).lp as i16;
            set(round, lp);
        }
        by_round
    }

    fn seat_result(&self, seat: Seat) -> SeatResult {
        let score = scoring::score(&self.content, &self.game.session().game().state, seat);
        let mut sources = SOURCES.iter().map(|s| ((*s).to_owned(), 0)).collect::<std::collections::BTreeMap<_, i16>>();
        for (_, event) in self.events() {
            if let Event::Lp { seat: whose, gained, cause } = event
                && whose == seat
            {
                *sources.entry(source(cause).to_owned()).or_insert(0) += gained;
            }
        }
        let by_round = self.lp_by_round(seat);
        let parts = score.parts().iter().map(|(source, n)| SourcePoints::new(&self.content, *source, *n));
        SeatResult { seat: ids::seat(seat), sources, points: parts.collect(), total: score.total(), by_round }
    }
}

/// The sources of LP in play.
const SOURCES: [&str; 7] = ["fights", "tracks", "town", "cattle", "stories", "cards", "other"];

const fn source(cause: Cause) -> &'static str {
    match cause {
        Cause::Fight | Cause::FightCard | Cause::Bandit | Cause::Duel | Cause::Rob | Cause::Heist | Cause::Arrest => {
            SOURCES[0]
        }
        Cause::MarshalTrack | Cause::WantedTrack | Cause::Track => SOURCES[1],
        Cause::Store
        | Cause::Poker
        | Cause::Prospect
        | Cause::Deposit
        | Cause::Heal
        | Cause::Revel
        | Cause::Work
        | Cause::Deed
        | Cause::Repair
        | Cause::Homestead
        | Cause::Recruit
        | Cause::Faro => SOURCES[2],
        Cause::Cattle => SOURCES[3],
        Cause::Story => SOURCES[4],
        Cause::Card | Cause::Automa | Cause::Event | Cause::Risk => SOURCES[5],
        Cause::Setup
        | Cause::Income
        | Cause::Sheriff
        | Cause::HandLimit
        | Cause::Limit
        | Cause::OutOfTurn
        | Cause::Rail
        | Cause::Frontier
        | Cause::Step => SOURCES[6],
    }
}
