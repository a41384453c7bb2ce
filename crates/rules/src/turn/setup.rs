//! The setup (rules base.setup.*): the settings of a table, and the steps until the first turn.

use crate::content::edition::Edition;
use crate::content::selection::{Misfit, Selection};
use crate::content::setup_list::SetupPart;
use crate::content::variants::Variants;
use crate::content::{Content, Source, Start};
use crate::core::chance::{Chance, Luck};
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, not_listed};
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{Frame, SetupStep, TurnStep};
use crate::core::ids::*;
use crate::core::state::Turn;
use crate::modules::Lineup;
use serde::{Deserialize, Serialize};

/// The settings of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The number of players, 2 to 6.
    pub seats: u8,
    /// The characters by seat; empty for a draft (each player is dealt 2 and keeps 1).
    #[serde(default)]
    pub characters: Vec<String>,
    /// LP that trigger the end: 15, 20 or 25.
    #[serde(default = "average")]
    pub length: u8,
    /// The modules and the mode of the content, in addition to the base game.
    #[serde(default, skip_serializing_if = "Selection::is_base")]
    pub selection: Selection,
    /// The variants; by default goals.
    #[serde(default = "goals", alias = "goals")]
    pub variants: Variants,
    /// The rulebook.
    #[serde(default)]
    pub edition: Edition,
    /// Skip reaction windows of players who hold no fitting card. Faster, but leaks information: for simulations only.
    #[serde(default)]
    pub skip_empty_windows: bool,
}

fn average() -> u8 {
    AVERAGE
}

fn goals() -> Variants {
    Variants::GOALS
}

/// The lengths of a game, in LP (base.setup.39).
pub const LENGTHS: [u8; 3] = [15, AVERAGE, 25];

/// The length of an average game.
pub(crate) const AVERAGE: u8 = 20;

/// An invalid setup.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The number of players.
    #[error("{0} players: expected 2 to 6")]
    Seats(u8),
    /// A number of LP to which no game is played.
    #[error("a game to {0} LP: expected 15, 20 or 25")]
    Length(u8),
    /// The number of characters differs from that of players.
    #[error("{given} characters for {seats} players: expected one for each player, or none for a draft")]
    CharacterCount {
        /// The number of characters.
        given: usize,
        /// The number of players.
        seats: u8,
    },
    /// An unknown character.
    #[error("unknown character “{0}”: expected one of {1}")]
    Unknown(String, String),
    /// A duplicate character.
    #[error("the character “{0}” is chosen twice")]
    Twice(String),
    /// The content has other modules.
    #[error("the setup selects {0}, but the content is composed of {1}")]
    Selection(String, String),
    /// Incompatible modules and variants, or incompatible with the rest.
    #[error(transparent)]
    Variants(#[from] Misfit),
    /// Too few characters to deal two to each.
    #[error("{characters} characters are too few to deal two to each of {seats} players")]
    TooFew {
        /// The number of characters.
        characters: usize,
        /// The number of players.
        seats: u8,
    },
}

impl Setup {
    /// An average game of `seats` players with a draft and goals.
    pub fn new(seats: u8) -> Self {
        Self {
            seats,
            characters: Vec::new(),
            length: AVERAGE,
            selection: Selection::BASE,
            variants: Variants::GOALS,
            edition: Edition::EN,
            skip_empty_windows: false,
        }
    }

    /// An average game of `seats` players with this content, and with the variants of its mode.
    pub fn of(content: &Content, seats: u8) -> Self {
        let variants = content.of_mode(seats).unwrap_or(Variants::GOALS);
        Self { selection: content.selection.clone(), variants, ..Self::new(seats) }
    }

    /// The characters by seat; empty for a draft.
    ///
    /// # Errors
    /// When the setup is invalid.
    pub fn check(&self, content: &Content) -> Result<Vec<Character>, SetupError> {
        if !(2..=6).contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        if !LENGTHS.contains(&self.length) {
            return Err(SetupError::Length(self.length));
        }
        if !self.selection.is_like(&content.selection) {
            return Err(SetupError::Selection(self.selection.to_string(), content.selection.to_string()));
        }
        self.variants.check(content, self.seats, self.length)?;
        let known = &content.specs.characters;
        let drafted = self.characters.is_empty() && content.lineup(self.variants, self.seats).is_none();
        if drafted && known.len() < usize::from(self.seats) * 2 {
            return Err(SetupError::TooFew { characters: known.len(), seats: self.seats });
        }
        if !self.characters.is_empty() && self.characters.len() != usize::from(self.seats) {
            return Err(SetupError::CharacterCount { given: self.characters.len(), seats: self.seats });
        }
        let mut chosen = Vec::new();
        for id in &self.characters {
            let names = || known.iter().map(|c| c.id.as_str()).collect::<Vec<_>>().join(", ");
            let at = known.iter().position(|c| c.id == *id);
            let character = at.map(|i| Character(i as u8)).ok_or_else(|| SetupError::Unknown(id.clone(), names()))?;
            if chosen.contains(&character) {
                return Err(SetupError::Twice(id.clone()));
            }
            chosen.push(character);
        }
        if let Some(lineup) = content.lineup(self.variants, self.seats) {
            lineup.check_all(content, &chosen)?;
        }
        Ok(chosen)
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Deals two characters to each player (base.setup.20), or one if only some are available.
    pub(crate) fn deal_characters(&mut self) {
        if let Some(Lineup { characters, must, .. }) = self.content.lineup(self.public().variants, self.public().seats)
        {
            return self.deal_cast(characters, must);
        }
        let mut left: CharacterSet = (0..self.content.characters.len()).map(|i| Character(i as u8)).collect();
        for seat in self.public().all_seats() {
            let mut two = [Character(0); 2];
            for slot in &mut two {
                *slot = self.luck(Luck::Character(left)).character();
                left.remove(*slot);
            }
            self.state.secrets.draft[seat.index()] = two.into_iter().collect();
            self.emit(Event::Dealt { seat, characters: Some(two) });
        }
    }

    /// Requests the choices still missing; when complete, reveals the characters (base.setup.50).
    #[inline(never)]
    pub(crate) fn step_draft(&mut self) {
        let waiting: SeatSet = self.waiting_for_draft();
        if !waiting.is_empty() {
            self.state.public.asked = waiting;
            return;
        }
        for seat in self.public().all_seats() {
            if let Some(character) = self.state.secrets.drafted[seat.index()].take() {
                self.seat_character(seat, character);
            }
            self.state.secrets.draft[seat.index()] = CharacterSet::new();
        }
        self.set_up_after(SetupPart::Characters);
    }

    fn waiting_for_draft(&self) -> SeatSet {
        let secrets = &self.state.secrets;
        self.public()
            .all_seats()
            .filter(|s| secrets.drafted[s.index()].is_none() && !secrets.draft[s.index()].is_empty())
            .collect()
    }

    /// Sets a seat's character, now public.
    pub(crate) fn seat_character(&mut self, seat: Seat, character: Character) {
        let row = &self.content.characters[character.index()];
        let (marshal, wanted) = (row.marshal, row.wanted);
        let player = self.player_mut(seat);
        player.character = Some(character);
        // Starting points give no rewards and do not count as gained (base.setup.24, base.setup.52).
        player.marshal = marshal;
        player.wanted = wanted;
        self.emit(Event::Character { seat, character });
        if marshal > 0 {
            self.emit(Event::Marshal { seat, from: 0, to: marshal });
        }
        if wanted > 0 {
            self.emit(Event::Wanted { seat, from: 0, to: wanted });
        }
        for (track, points, _) in row.points.iter().filter(|(.., reward)| !reward) {
            self.player_mut(seat).points[track.index()] = *points;
            self.emit(Event::Track { seat, track: *track, from: 0, to: *points });
        }
    }

    pub(crate) fn answer_draft(&mut self, seat: Seat, choice: Choice) {
        let Choice::Draft(character) = choice else { not_listed(choice) };
        self.state.secrets.drafted[seat.index()] = Some(character);
        self.emit(Event::ChoseUnseen { seat });
    }

    /// The parts of the setup before the characters.
    pub(crate) fn set_up_before_characters(&mut self) {
        let content = self.content;
        for part in content.steps.setup.before_characters() {
            self.set_up(part);
        }
    }

    /// Goes on after a part that is done: what asks nobody is done at once, up to the next part with a frame.
    fn set_up_after(&mut self, done: SetupPart) {
        let content = self.content;
        let step = content.steps.setup.after(done).find_map(|part| self.set_up(part));
        self.replace(Frame::Setup(step.expect("invariant: the setup ends with the first turn")));
    }

    /// Does a part of the setup, or returns its first frame.
    fn set_up(&mut self, part: SetupPart) -> Option<SetupStep> {
        match part {
            SetupPart::EventMarkers => self.place_event_markers(),
            SetupPart::Events => self.set_up_events(),
            SetupPart::FrontierTokens => self.place_frontier(),
            SetupPart::Trader => self.place_trader(),
            SetupPart::Wounds => self.starting_wounds(),
            SetupPart::Tokens => self.clear_starts(),
            SetupPart::Bandits => self.first_bandits(),
            SetupPart::Goals => self.deal_goals(),
            // Dealt or chosen when the game is created.
            SetupPart::Characters => {}
            SetupPart::Goods => return Some(SetupStep::Goods(0)),
            SetupPart::FirstPlayer => return Some(SetupStep::FirstPlayer),
            SetupPart::Figures => return Some(SetupStep::Place(0)),
            SetupPart::Turn => return Some(SetupStep::Board),
        }
        None
    }

    #[inline(never)]
    pub(crate) fn step_setup(&mut self, step: SetupStep) {
        let seats = self.public().seats;
        match step {
            SetupStep::FirstPlayer => {
                if let Some(seat) = self.public().automa() {
                    let space = self.content.automa.start;
                    self.emit(Event::Placed { seat, space });
                }
                self.first_player();
                self.set_up_after(SetupPart::FirstPlayer);
            }
            SetupStep::Goods(i) if i == seats => self.set_up_after(SetupPart::Goods),
            SetupStep::Goods(i) => {
                // Before the first player is known, from the first seat.
                let seat = self.public().seat_after(self.public().first, i);
                self.starting_goods(seat);
                let placed_now = self.content.steps.setup.places_with_goods();
                let next = if placed_now { SetupStep::Place(i) } else { SetupStep::Goods(i + 1) };
                self.replace(Frame::Setup(next));
                self.starting_rewards(seat);
                let row = &self.content.characters[self.public().character(seat).index()];
                self.effects(row.effects, seat, Source::OTHER);
            }
            SetupStep::Place(i) if i == seats => self.set_up_after(SetupPart::Figures),
            SetupStep::Place(i) => self.step_place(i),
            SetupStep::Board => self.step_board(),
        }
    }

    fn step_place(&mut self, i: u8) {
        let seat = self.public().seat_after(self.public().first, i);
        let placed = self.public().player(seat).space.is_some();
        if !placed && !self.reader().is_placed_later(seat) {
            return self.ask(seat);
        }
        let next = self.reader().next_placed(i);
        self.replace(Frame::Setup(next));
        if placed {
            let content = self.content;
            self.inserted_steps(&content.steps.placed, seat);
        }
    }

    /// Stories are opened, and the first turn begins.
    fn step_board(&mut self) {
        self.first_tokens();
        for deck in 0..crate::core::limits::STORY_DECKS {
            self.open_story(deck);
        }
        self.set_up_variants();
        let first = self.public().first;
        self.state.public.turn = Turn::new(first, 1, self.content.numbers.actions);
        self.replace(Frame::Turn(TurnStep::Begin));
        self.open_legendary_story(first);
        // The last frame pushed runs first.
        let content = self.content;
        for offset in (0..self.public().seats).rev() {
            self.inserted_steps(&content.steps.board, self.public().seat_after(first, offset));
        }
    }

    /// Inserted steps for one player.
    pub(crate) fn inserted_steps(&mut self, steps: &[u8], seat: Seat) {
        for step in steps.iter().rev() {
            self.effects(self.content.steps.effects[usize::from(*step)], seat, Source::OTHER);
        }
    }

    /// The most Wanted player begins, unless another is fixed; a tie, or nobody Wanted, is decided at random
    /// (base.setup.28, 30, 51).
    fn first_player(&mut self) {
        let public = self.public();
        let most = public.all_seats().map(|s| public.player(s).wanted).max();
        let tied: SeatSet = match public.begins(self.content) {
            Some(agreed) => SeatSet::one(agreed),
            None => public.all_seats().filter(|s| Some(public.player(*s).wanted) == most).collect(),
        };
        let first = match tied.first() {
            Some(only) if tied.len() == 1 => only,
            _ => self.luck(Luck::First(tied)).seat(),
        };
        self.state.public.first = first;
        self.emit(Event::FirstPlayer { seat: first });
    }

    fn starting_goods(&mut self, seat: Seat) {
        let content = self.content;
        let row = &content.characters[self.public().character(seat).index()];
        self.gain_money(seat, i16::from(row.money), Cause::Setup);
        self.draw(seat, row.cards);
        // Starting LP do not count as gained, either.
        if row.lp > 0 {
            let player = self.player_mut(seat);
            player.lp = row.lp.into();
            player.legendary = row.lp >= content.numbers.legendary_from;
            self.refresh(seat);
            self.emit(Event::Lp { seat, gained: row.lp.into(), cause: Cause::Setup });
        }
        for (item, upgraded) in &row.items {
            self.gain_item(seat, *item);
            if *upgraded {
                self.upgrade_item(seat, *item);
            }
        }
    }

    /// Marks starting wounds, which do not count as gained (base.setup.52).
    fn starting_wounds(&mut self) {
        for seat in self.public().seats_from(self.public().first) {
            let wounds = self.content.characters[self.public().character(seat).index()].wounds;
            self.player_mut(seat).wounds = wounds;
            if wounds > 0 {
                self.emit(Event::Wounded { seat, wounds, cause: Cause::Setup });
            }
        }
    }

    /// Points on tracks of modules with which a character starts and whose rewards it gains (au.gambler-track.20).
    fn starting_rewards(&mut self, seat: Seat) {
        let row = &self.content.characters[self.public().character(seat).index()];
        for (track, points, _) in row.points.iter().rev().filter(|(.., reward)| *reward) {
            self.gain_points(seat, *track, *points);
        }
    }

    fn deal_goals(&mut self) {
        if !self.public().has_goals() {
            return;
        }
        let first = self.public().first;
        for seat in self.public().seats_from(first) {
            let character = self.public().character(seat);
            let mut goals: GoalSet = self.content.characters[character.index()].goals.iter().copied().collect();
            while goals.len() > usize::from(self.content.numbers.goals_kept) {
                goals.remove(self.luck(Luck::Goal(goals)).goal());
            }
            self.state.secrets.goals[seat.index()] = goals.iter().map(|goal| self.content.goal_slot(goal)).collect();
            self.emit(Event::Goals { seat, goals: Some(goals) });
        }
    }

    /// Places a bandit on each hideout without a player's figure (base.setup.37, 38, 51).
    fn first_bandits(&mut self) {
        for space in self.content.board.hideouts {
            if self.public().players_on(space).is_empty() {
                self.state.public.bandits.insert(space);
                self.emit(Event::BanditAppears { space });
            }
        }
    }

    /// Places the modules' tokens.
    fn first_tokens(&mut self) {
        let content = self.content;
        for (at, row) in content.map_tokens.iter().enumerate() {
            self.place_tokens(MapToken(at as u8), row.start);
        }
    }

    pub(crate) fn answer_place(&mut self, seat: Seat, choice: Choice) {
        let Choice::Start(space) = choice else { not_listed(choice) };
        self.player_mut(seat).space = Some(space);
        self.emit(Event::Placed { seat, space });
    }
}

impl Reader<'_> {
    /// Whether a player is placed after all others, and some of them are not placed yet.
    fn is_placed_later(&self, seat: Seat) -> bool {
        let public = self.public();
        let last = self.content.characters[public.character(seat).index()].start == Start::BesidePlayer;
        last && public.all_seats().any(|other| other != seat && public.player(other).space.is_none())
    }

    /// What follows the placing of a figure: the goods or the place of the next player, or of the player who is placed
    /// last; the end once all are placed.
    fn next_placed(&self, i: u8) -> SetupStep {
        let public = self.public();
        let waits = |i: u8| public.player(public.seat_after(public.first, i)).space.is_none();
        match (0..public.seats).find(|i| waits(*i)) {
            None => SetupStep::Place(public.seats),
            Some(_) if i + 1 < public.seats && waits(i + 1) => {
                if self.content.steps.setup.places_with_goods() {
                    SetupStep::Goods(i + 1)
                } else {
                    SetupStep::Place(i + 1)
                }
            }
            Some(last) => SetupStep::Place(last),
        }
    }

    /// The spaces where a seat may start (base.setup.26, 27, 51).
    pub(crate) fn starting_spaces(&self, seat: Seat) -> SpaceSet {
        let public = self.public();
        let row = &self.content.characters[public.character(seat).index()];
        let start = match row.start {
            Start::Place(spaces) | Start::Circuit(spaces) => spaces,
            Start::BesidePlayer => public.all_seats().filter_map(|other| public.player(other).space).collect(),
            Start::Trader => public.trader().spaces(self.content),
            Start::OwnDeed => self.deed_spaces(seat),
        };
        let closed = self.closed_to(seat);
        let is_free = |space: &Space| public.players_on(*space).is_empty() && !closed.contains(*space);
        let free = start.iter().filter(is_free).collect::<SpaceSet>();
        if row.start_free && !free.is_empty() { free } else { start }
    }
}
