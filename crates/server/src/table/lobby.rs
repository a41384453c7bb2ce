//! The lobby: seats, settings, and the start of the game.

use super::bounds::{check_listed, full, passed};
use super::consent::terms;
use super::rating::check_level;
use super::rights::{Lobby, patience};
use super::{SEATS, SeatAction, Table};
use crate::compositions::Compositions;
use crate::fairness::{self, Seal};
use crate::fault::Fault;
use crate::levels::Levels;
use crate::names::{clean_line, distinct, length, own_name};
use crate::peer::Peers;
use crate::shared::{Shared, now};
use crate::store::{AtMost, Bounded, NotesRow, SeatRow, StoreError, TableRow};
use crate::wire::before::Entry;
use crate::wire::table::{Characters, Settings, Sitter, Status};
use darkrock_rules::fairness::{Bytes, Deal, SCHEME};
use darkrock_rules::ids::{Character, Seat};
use darkrock_rules::record::Record;
use darkrock_rules::setup::{LENGTHS, Setup};
use darkrock_rules::{Content, Lineup};
use darkrock_texts::Language;
use std::sync::Arc;

/// The epoch of a new table, whose owner is the node that creates it.
pub(super) const FIRST_EPOCH: i64 = 1;

/// The maximum length of a table's name, in characters.
const LONGEST_NAME: usize = 40;

/// Checks that the reaction windows of a record's game reveal nothing.
///
/// # Errors
/// When it omits reaction windows of players without a matching card.
pub fn playable_live(record: &Record) -> Result<(), Fault> {
    let message = "the record has “skip-empty-windows: yes”, with which being asked tells what a player holds: \
                   expected “no” for a game that people play";
    let skips = record.header.setup.skip_empty_windows;
    if skips { Err(Fault::unprocessable("record-windows", message)) } else { Ok(()) }
}

/// A table to create.
#[derive(Debug)]
pub struct NewTable {
    /// Its id, which the same request finds again; none for a new one.
    pub id: Option<String>,
    /// Players, pace and what is played, as the host has chosen.
    pub settings: Settings,
    /// The initial player of each seat: a bot's level, or none.
    pub seats: Vec<Option<String>>,
    /// The creator.
    pub host: String,
    /// From where it is created.
    pub peers: Peers,
    /// A record from which the game is resumed.
    pub base: Option<String>,
    /// For a rematch, the seats of the previous game: bots are seated again, and seats of persons are reserved.
    pub after: Option<Vec<SeatRow>>,
}

impl NewTable {
    /// Creates the table; returns its id.
    ///
    /// # Errors
    /// When the settings are invalid, the guest has created too many tables, or the database cannot store it.
    pub(crate) async fn make(self, shared: &Shared) -> Result<String, Fault> {
        if let Some(id) = self.made(shared).await? {
            return Ok(id);
        }
        let tables = AtMost { of: Bounded::Tables, whose: self.host.clone(), most: shared.limits.tables_per_guest };
        // Looked up first, so that most of what is refused costs no write.
        if shared.store.count_unfinished_by_host(&self.host).await? >= u64::from(tables.most) {
            return Err(full(Bounded::Tables, &shared.limits));
        }
        let peers = self.peers.clone();
        let (row, seats) = self.rows(shared)?;
        let mut bounds = vec![tables];
        if row.listed {
            bounds.extend(check_listed(shared, &row.host, &peers).await?);
        }
        let kept = shared.store.put_table_within(&row, &seats, bounds).await;
        kept.map_err(|error| passed(error, &shared.limits))?;
        metrics::counter!("darkrock_tables_made").increment(1);
        Ok(row.id)
    }

    /// Its id, if the same request has made it already.
    async fn made(&self, shared: &Shared) -> Result<Option<String>, Fault> {
        let Some(id) = &self.id else { return Ok(None) };
        let found = shared.store.table(id).await?;
        Ok(found.filter(|(row, _)| row.host == self.host).map(|(row, _)| row.id))
    }

    /// The rows of the table.
    ///
    /// # Errors
    /// When the settings are invalid.
    pub fn rows(self, shared: &Shared) -> Result<(TableRow, Vec<SeatRow>), Fault> {
        let settings = check(&shared.compositions, self.settings, self.seats.len())?;
        self.seats.iter().flatten().try_for_each(|level| check_level(&shared.levels, settings.rated, level))?;
        if settings.rated && self.base.is_some() {
            return Err(Fault::conflict("rated-record", "a game resumed from a record cannot be rated"));
        }
        if !(2..=SEATS).contains(&self.seats.len()) {
            return Err(Fault::bad("seats", format!("{} seats: expected 2 to 6", self.seats.len())));
        }
        let after = self.after.unwrap_or_default();
        let now_there = shared.clock.now();
        let until = now_there + patience(&settings);
        let seat = |(at, level): (usize, Option<String>)| {
            let number = at as u8 + 1;
            if let Some(before) = after.get(at) {
                return seat_again(&shared.levels, before, settings.characters, until);
            }
            match level {
                Some(level) => bot_row(&shared.levels, number, &level),
                None => Ok(open_row(number)),
            }
        };
        let seats = self.seats.into_iter().enumerate().map(seat).collect::<Result<Vec<_>, Fault>>()?;
        let mut row = TableRow {
            id: self.id.map_or_else(|| fairness::random::<16>().map(|id| fairness::hex(&id)), Ok)?,
            created: now(),
            status: Status::Open,
            listed: settings.listed,
            host: self.host,
            settings,
            fairness: SCHEME,
            version: 0,
            owner: None,
            epoch: FIRST_EPOCH,
            server_part: fairness::hex(&fairness::random::<32>()?),
            seed: None,
            seed_sha256: None,
            content: Some(shared.compositions.catalog().hash().to_owned()),
            setup: None,
            base: self.base,
            rematch: None,
            summary: None,
            rules: shared.rules().version(),
            stopped: None,
            consent: None,
            lobby: None,
            deserted: None,
            changed: now(),
        };
        Lobby::new(&seats, now_there).put(&mut row, &seats);
        Ok((row, seats))
    }
}

fn check(compositions: &Compositions, mut settings: Settings, seats: usize) -> Result<Settings, Fault> {
    settings.name = clean_line(&settings.name);
    let long = length(&settings.name);
    if long > LONGEST_NAME {
        return Err(Fault::bad("name", format!("the table's name has {long} characters: expected at most 40")));
    }
    if !LENGTHS.contains(&settings.length) {
        return Err(Fault::bad("length", format!("the length is {} LP: expected 15, 20 or 25", settings.length)));
    }
    settings.turns.map_or(Ok(()), |turns| turns.check()).map_err(|sentence| Fault::bad("turns", sentence))?;
    let content = compositions.of(&settings.selection())?;
    settings.modules.clone_from(&content.selection.modules);
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    settings.variants()?.check(&content, seats, settings.length)?;
    check_language(&settings)?;
    if settings.rated && !compositions.is_shipped(&content) {
        let message = "only games with the modules of the program itself are rated";
        return Err(Fault::conflict("rated-modules", message));
    }
    // Nobody has advice in a rated game.
    settings.hints &= !settings.rated;
    // Whoever found it in the list could not sit down.
    settings.listed &= settings.entry != Some(Entry::Invitation);
    Ok(settings)
}

/// Checks that the language of a table is one of this program's.
fn check_language(settings: &Settings) -> Result<(), Fault> {
    let Some(language) = &settings.language else { return Ok(()) };
    let known: Vec<&str> = Language::all().map(Language::code).collect();
    let wrong = || Fault::bad("language", format!("unknown language: expected one of {}, or null", known.join(", ")));
    known.contains(&language.as_str()).then_some(()).ok_or_else(wrong)
}

pub(super) fn open_row(seat: u8) -> SeatRow {
    SeatRow {
        seat,
        sitter: Sitter::Open,
        guest: None,
        name: String::new(),
        bot: None,
        character: None,
        part: None,
        resigned: false,
        held: None,
    }
}

/// A seat of the previous game, for a rematch: reserved for its player until this time.
fn seat_again(levels: &Levels, before: &SeatRow, characters: Characters, until: i64) -> Result<SeatRow, Fault> {
    let SeatRow { seat, guest, name, bot, character, .. } = before.clone();
    // Only then was it chosen, and can be chosen again.
    let character = character.filter(|_| characters == Characters::Chosen);
    let row = match (guest, bot) {
        (Some(guest), _) => SeatRow { guest: Some(guest), name, held: Some(until), ..open_row(seat) },
        (None, Some(level)) => bot_row(levels, seat, &level)?,
        (None, None) => open_row(seat),
    };
    Ok(SeatRow { character, ..row })
}

fn bot_row(levels: &Levels, seat: u8, level: &str) -> Result<SeatRow, Fault> {
    let level = levels.check(level)?;
    Ok(SeatRow { sitter: Sitter::Bot, name: level.clone(), bot: Some(level), ..open_row(seat) })
}

/// The character that each seat has chosen, where they are chosen.
fn chosen<'a>(row: &TableRow, seats: &'a [SeatRow]) -> impl Iterator<Item = Option<&'a String>> {
    let counts = row.settings.characters == Characters::Chosen;
    seats.iter().map(move |seat| seat.character.as_ref().filter(|_| counts))
}

/// The seats whose characters are dealt from the seed before the setup.
pub(crate) fn dealt(row: &TableRow, seats: &[SeatRow]) -> Vec<Seat> {
    if row.base.is_some() || row.settings.characters == Characters::Draft {
        return Vec::new();
    }
    let without = chosen(row, seats).zip(seats).filter(|(character, _)| character.is_none());
    without.map(|(_, seat)| Seat(seat.seat.saturating_sub(1))).collect()
}

impl Table {
    /// The seats of a guest with another name follow it until the game begins: a record has the names of its players. People
    /// who share a browser keep the names that they have given their seats.
    pub(super) async fn name_again(&mut self, guest: &str, old: &str, name: &str) -> Result<(), Fault> {
        if self.row.status != Status::Open {
            return Ok(());
        }
        for at in 0..self.seats.len() {
            let seat = &self.seats[at];
            let number = seat.name.strip_prefix(old).map(str::trim_start);
            let follows = number.is_some_and(|n| n.is_empty() || n.parse::<u8>().is_ok());
            if seat.sitter != Sitter::Person || seat.guest.as_deref() != Some(guest) || !follows {
                continue;
            }
            self.seats[at].name = self.distinct_name(seat.seat, name)?;
        }
        self.bear_own_names().await?;
        self.save().await?;
        self.send_table();
        Ok(())
    }

    /// Checks that no game has begun.
    pub(super) fn still_open(&self) -> Result<(), Fault> {
        let open = self.row.status == Status::Open;
        open.then_some(())
            .ok_or_else(|| Fault::conflict("started", "the game has started: seats can no longer be changed"))
    }

    fn by_host(&self, guest: &str) -> Result<(), Fault> {
        let host = self.row.host == guest;
        host.then_some(()).ok_or_else(|| Fault::forbidden("not-host", "only the host of the table can do this"))
    }

    pub(super) async fn change_seat(&mut self, guest: &str, number: u8, action: SeatAction) -> Result<(), Fault> {
        self.still_open()?;
        let (seats, row) = (self.seats.clone(), self.row.clone());
        let put = self.put_seat(guest, number, action).await;
        self.note_lobby(guest, &seats);
        let kept = if put.is_ok() { self.save().await } else { put };
        if let Err(fault) = kept {
            (self.seats, self.row) = (seats, row);
            return Err(fault);
        }
        self.face_anew();
        self.know_people().await;
        self.send_table();
        self.tell_if_full(seats.iter().any(|seat| seat.sitter == Sitter::Open), guest);
        self.start_if_ready().await;
        Ok(())
    }

    /// Changes a seat in memory only.
    async fn put_seat(&mut self, guest: &str, number: u8, action: SeatAction) -> Result<(), Fault> {
        let at = self.seat(number)?.index();
        self.end_holds();
        let mut held = None;
        if let SeatAction::Sit { key, .. } | SeatAction::Hold { key, .. } = &action {
            self.may_enter(guest, key.as_deref()).await?;
            // The time of a seat that is held goes on at another one.
            held = self.end_holds_of(guest, number);
            self.may_sit(guest, number).await?;
        }
        if let SeatAction::Bot { level } = &action {
            self.check_level(self.row.settings.rated, level)?;
        }
        // Whoever sits down agrees to what there is.
        let agrees =
            !matches!(action, SeatAction::Part { .. } | SeatAction::Character { .. } | SeatAction::Ready { .. });
        if let SeatAction::Ready { ready } = action {
            self.set_ready(guest, ready)?;
        }
        let row = &self.seats[at];
        let mine = row.guest.as_deref() == Some(guest);
        let arranges = self.arranges(guest, row);
        let empties = matches!(action, SeatAction::Leave | SeatAction::Open | SeatAction::Bot { .. });
        let removed = row.guest.clone().filter(|_| empties && !mine && row.sitter == Sitter::Person);
        self.seats[at] = match action {
            SeatAction::Sit { name, part, .. } => self.sat(guest, row, &name, part)?,
            SeatAction::Hold { name, .. } => self.held(guest, row, &name, held)?,
            SeatAction::Part { part } if mine && row.sitter == Sitter::Person => {
                fairness::part(&part)?;
                SeatRow { part: Some(part), ..row.clone() }
            }
            SeatAction::Agree | SeatAction::Ready { .. } if mine && row.sitter == Sitter::Person => row.clone(),
            SeatAction::Leave | SeatAction::Open if mine || arranges => open_row(number),
            SeatAction::Bot { level } if arranges => bot_row(&self.shared.levels, number, &level)?,
            SeatAction::Character { character } if mine || (arranges && row.sitter == Sitter::Bot) => {
                SeatRow { character: self.free_character(number, character)?, ..row.clone() }
            }
            _ => return Err(Fault::forbidden("not-your-seat", format!("you cannot change seat {number}"))),
        };
        self.bear_own_names().await?;
        if agrees {
            self.note_consent(number);
        }
        if let Some(guest) = removed {
            self.shut_out(&guest);
        }
        Ok(())
    }

    /// Checks that nobody else has a seat, or that it is kept for this guest.
    pub(super) fn is_free(guest: &str, row: &SeatRow) -> Result<(), Fault> {
        let mine = row.guest.as_deref() == Some(guest);
        if row.guest.is_none() || mine {
            return Ok(());
        }
        let why = if row.sitter == Sitter::Open { "kept for another player" } else { "taken" };
        Err(Fault::conflict("taken", format!("seat {} is {why}", row.seat)))
    }

    /// A seat that a guest takes.
    fn sat(&self, guest: &str, row: &SeatRow, name: &str, part: Option<String>) -> Result<SeatRow, Fault> {
        Self::is_free(guest, row)?;
        // A reserved seat still has its character.
        let character = row.character.clone().filter(|_| row.sitter == Sitter::Open);
        part.as_deref().map(fairness::part).transpose()?;
        let (name, guest) = (self.distinct_name(row.seat, name)?, Some(guest.to_owned()));
        Ok(SeatRow { sitter: Sitter::Person, guest, name, part, character, ..open_row(row.seat) })
    }

    /// A name for the player of a seat that looks like no other one at the table.
    pub(super) fn distinct_name(&self, seat: u8, name: &str) -> Result<String, Fault> {
        let others = self.seats.iter().filter(|other| other.seat != seat && other.sitter != Sitter::Open);
        Ok(distinct(own_name(name, &self.shared.levels)?, others.map(|other| other.name.as_str())))
    }

    /// The content of a game that starts now.
    fn content(&self) -> Result<Arc<Content>, Fault> {
        Ok(self.shared.compositions.of(&self.row.settings.selection())?)
    }

    /// The characters that the variants allow, if they restrict them.
    fn lineup(&self, content: &Content) -> Result<Option<Lineup>, Fault> {
        Ok(content.lineup(self.row.settings.variants()?, self.seats.len() as u8))
    }

    /// A character that no other seat has chosen.
    fn free_character(&self, seat: u8, id: Option<String>) -> Result<Option<String>, Fault> {
        let Some(id) = id else { return Ok(None) };
        let content = self.content()?;
        let known = &content.specs.characters;
        if !known.iter().any(|c| c.id == id) {
            let names = known.iter().map(|c| c.id.as_str()).collect::<Vec<_>>().join(", ");
            let shown: String = id.chars().take(40).collect();
            return Err(Fault::bad("character", format!("unknown character “{shown}”: expected one of {names}")));
        }
        let character = known.iter().position(|c| c.id == id).map(|at| Character(at as u8));
        if let (Some(lineup), Some(character)) = (self.lineup(&content)?, character) {
            lineup.check(&content, character)?;
        }
        let taken = self.seats.iter().any(|s| s.seat != seat && s.character.as_ref() == Some(&id));
        if taken {
            return Err(Fault::conflict("character", format!("“{id}” is chosen by another seat")));
        }
        Ok(Some(id))
    }

    pub(super) async fn change_settings(
        &mut self,
        (guest, peers): (&str, &Peers),
        settings: Settings,
    ) -> Result<(), Fault> {
        self.still_open()?;
        self.by_host(guest)?;
        let settings = check(&self.shared.compositions, settings, self.seats.len())?;
        self.may_change_rated(&settings).await?;
        let listing = settings.listed && !self.row.listed;
        let listed = if listing { check_listed(&self.shared, guest, peers).await? } else { Vec::new() };
        let (old, seats) = (self.row.clone(), self.seats.clone());
        self.row.listed = settings.listed;
        self.row.settings = settings;
        self.ask_consent(&old.settings);
        let mut lobby = self.lobby();
        if !terms(&old.settings, &self.row.settings).is_empty() {
            lobby.set_ready(|_| true, false);
        }
        lobby.put(&mut self.row, &self.seats);
        self.note_lobby(guest, &seats);
        let kept = match self.bear_own_names().await {
            Ok(()) => self.save_within(listed).await,
            failed => failed,
        };
        if let Err(error) = kept {
            (self.row, self.seats) = (old, seats);
            return Err(passed(error, &self.shared.limits));
        }
        self.know_people().await;
        self.send_table();
        // All may have been ready before the table was one that starts by itself.
        self.start_if_ready().await;
        Ok(())
    }

    /// Attaches house notes, or removes them; for the host.
    pub(super) async fn change_notes(&mut self, guest: &str, body: Option<String>) -> Result<(), Fault> {
        self.by_host(guest)?;
        let notes = NotesRow { table: self.row.id.clone(), epoch: self.row.epoch, body };
        let kept = self.shared.store.put_notes(notes).await;
        self.lost |= kept.as_ref().is_err_and(StoreError::is_lost);
        Ok(kept?)
    }

    /// Starts the game, once all seats are taken; for the host, or a deputy once all have agreed to the settings.
    pub(super) async fn start(&mut self, guest: &str, peers: Peers) -> Result<(), Fault> {
        self.still_open()?;
        if self.rights(guest)?.is_some() {
            self.all_agree()?;
        }
        self.started_from = peers.clone();
        // Of records that must be replayed, nobody starts many at once.
        let place = self.row.base.as_ref().map(|_| self.shared.slow.admit(&self.asker())).transpose()?;
        let started = self.begin(peers).await;
        drop(place);
        started
    }

    /// The game begins.
    pub(super) async fn begin(&mut self, peers: Peers) -> Result<(), Fault> {
        if self.seats.iter().any(|s| s.sitter == Sitter::Open) {
            return Err(Fault::conflict("open-seats", "a seat is still open: fill it with a person or a bot first"));
        }
        if let Some(without) = self.seats.iter().find(|s| s.sitter == Sitter::Person && s.part.is_none()) {
            let message = format!("the client of seat {} has not sent its part of the seed yet", without.seat);
            return Err(Fault::conflict("part-missing", message));
        }
        self.check_consent()?;
        self.check_accounts().await?;
        let seal = Seal::of(&self.row, &self.seats)?;
        let seed = seal.seed();
        self.started_from = peers;
        let place = if self.persons().is_empty() { Some(self.bot_game()?) } else { None };
        let content = self.content()?;
        let setup = self.setup(&content, &seed)?;
        // Created before anything is written, which validates it.
        let new = self.new_game(&content, &setup, seed).await?;
        let old = self.row.clone();
        self.row.status = Status::Running;
        (self.row.consent, self.row.lobby, self.row.deserted) = (None, None, None);
        // The table may have been created by a version with other content.
        self.row.content = Some(self.shared.compositions.catalog().hash().to_owned());
        self.row.rules = self.shared.rules().version();
        self.row.seed = Some(fairness::hex(&seed));
        self.row.seed_sha256 = Some(fairness::hex(&seal.seed_hash(&seed)));
        self.row.setup = serde_json::to_string(&setup).ok();
        let stored = self.shared.keep_content().await;
        if let Err(fault) = stored.map_err(Fault::from).and(self.save().await) {
            self.row = old;
            return Err(fault);
        }
        self.place = place;
        self.told_line = self.in_line();
        self.note_origins();
        metrics::counter!("darkrock_games_started").increment(1);
        self.load_new(new).await?;
        self.tell_of_start();
        self.finish_if_over().await;
        self.keep_time();
        self.sync_all();
        self.wake_bots();
        Ok(())
    }

    fn setup(&self, content: &Content, seed: &Bytes) -> Result<Setup, Fault> {
        if let Some(base) = &self.row.base {
            let record = Record::parse(content, base).map_err(|e| Fault::unprocessable("record", e.to_string()))?;
            playable_live(&record)?;
            return Ok(record.header.setup);
        }
        let settings = &self.row.settings;
        let known = &content.specs.characters;
        let chosen: Vec<Option<Character>> = chosen(&self.row, &self.seats)
            .map(|id| known.iter().position(|c| Some(&c.id) == id).map(|at| Character(at as u8)))
            .collect();
        let variants = settings.variants()?;
        let characters = match settings.characters {
            Characters::Draft => Vec::new(),
            _ => Deal::new(content, variants, chosen).run(seed).0,
        };
        Ok(Setup {
            characters: characters.iter().map(|c| known[c.index()].id.clone()).collect(),
            length: settings.length,
            variants,
            selection: content.selection.clone(),
            edition: settings.edition,
            ..Setup::new(self.seats.len() as u8)
        })
    }
}
