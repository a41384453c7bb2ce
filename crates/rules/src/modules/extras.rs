//! What the small boxes have of their own: gangs and posses (rules wb.gang-posse.*), whom players with points on either side of the
//! law recruit and lose with their last point, the card about the Sheriff that is in force, and the title. All else is data.

use crate::content::Content;
use crate::content::followers::Side;
use crate::core::chance::{self, Chance};
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{self, Cause, Observer};
use crate::core::ids::{Follower, FollowerSet, Opponent, ScoreRow, ScoreRowSet, Seat};
use crate::core::invariants::Violation;
use crate::core::limits::SEATS;
use crate::core::{refusal, state};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Public {
    /// The followers of the seats, one at most for each (wb.gang-posse.08).
    pub followers: [Option<Follower>; SEATS],
    /// The card about the Sheriff that is in force.
    pub sheriff_card: Option<Opponent>,
    /// The title that is counted at the end.
    pub title: Option<ScoreRow>,
}

/// What a player can choose because of these small boxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Recruit a posse or a gang.
    Recruit,
    /// Let what the posse or gang does at this moment happen now.
    UseFollower,
}

/// What happens because of these small boxes, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player recruits a card of a posse or a gang.
    Recruited { seat: Seat, follower: Follower },
    /// A player without points on its side loses it.
    Disbanded { seat: Seat, follower: Follower },
    /// A card about the Sheriff is in force from now on.
    SheriffCard { card: Opponent },
    /// A title is revealed.
    Title { title: ScoreRow },
}

/// A random request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// A card of a posse or a gang.
    Follower(FollowerSet),
    /// Which row of the final scoring is the one of this game.
    Title(ScoreRowSet),
}

/// A random outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A card of a posse or a gang.
    Follower(Follower),
    /// The row of the final scoring that this game has.
    Title(ScoreRow),
}

/// Why a choice is closed.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    thiserror::Error,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The player has a posse or a gang.
    #[error("a player has one posse or gang at a time")]
    AlreadyRecruited,
    /// The place is that of the other side of the law.
    #[error("a posse needs a Marshal point, a gang a Wanted point")]
    OtherSide,
}

impl From<Refusal> for refusal::Refusal {
    fn from(refusal: Refusal) -> Self {
        Self::Module(super::Refusal::Extras(refusal))
    }
}

impl Choice {
    /// Every choice that this content allows.
    pub fn all(content: &Content) -> impl Iterator<Item = Self> {
        Self::kinds().filter(|choice| choice.is_in(content))
    }

    /// A choice of each kind.
    pub(super) fn kinds() -> impl Iterator<Item = Self> {
        [Self::Recruit, Self::UseFollower].into_iter()
    }

    /// Whether games with this content can have it.
    pub(super) const fn is_in(self, content: &Content) -> bool {
        match self {
            Self::Recruit | Self::UseFollower => content.followers.is_some(),
        }
    }

    /// The rule for a place or money that is missing, otherwise that of the refusal.
    pub(super) fn rule(self, refusal: refusal::Refusal) -> &'static str {
        match (self, refusal) {
            (Self::Recruit, refusal::Refusal::WrongPlace) => "wb.gang-posse.02",
            (Self::Recruit, refusal::Refusal::Short { .. }) => "wb.gang-posse.01",
            (Self::Recruit | Self::UseFollower, _) => refusal.rule(),
        }
    }
}

impl Luck {
    /// The number of equally likely outcomes.
    pub(super) fn count(self) -> u32 {
        match self {
            Self::Follower(deck) => deck.len() as u32,
            Self::Title(titles) => titles.len() as u32,
        }
    }

    /// The `n`-th possible outcome, from 0.
    pub(super) fn nth(self, n: u32) -> Outcome {
        match self {
            Self::Follower(deck) => Outcome::Follower(chance::nth_of_set(deck, n)),
            Self::Title(titles) => Outcome::Title(chance::nth_of_set(titles, n)),
        }
    }

    /// What it asks for, in words.
    pub(super) const fn wanted(self) -> &'static str {
        match self {
            Self::Follower(_) => "a card of a posse or a gang that nobody has",
            Self::Title(_) => "a title",
        }
    }
}

impl Refusal {
    /// All codes.
    pub(super) const CODES: &'static [&'static str] = Self::VARIANTS;

    /// A short code.
    pub(super) fn code(&self) -> &'static str {
        self.into()
    }

    /// Its rule.
    pub(super) const fn rule(&self) -> &'static str {
        match self {
            Self::AlreadyRecruited => "wb.gang-posse.08",
            Self::OtherSide => "wb.gang-posse.02",
        }
    }
}

impl state::Public {
    /// The card about the Sheriff that is in force.
    #[inline]
    pub fn sheriff_card(&self) -> Option<Opponent> {
        self.modules.extras.sheriff_card
    }

    /// The title that is counted at the end.
    #[inline]
    pub fn title(&self) -> Option<ScoreRow> {
        self.modules.extras.title
    }

    /// The card of a posse or a gang that a player has.
    #[inline]
    pub fn follower(&self, seat: Seat) -> Option<Follower> {
        self.modules.extras.followers[seat.index()]
    }

    /// The side of the law on which a player recruits.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        let player = self.player(seat);
        match (player.is_marshal(), player.is_wanted()) {
            (true, _) => Some(Side::Posse),
            (false, true) => Some(Side::Gang),
            (false, false) => None,
        }
    }
}

impl Reader<'_> {
    /// Whether an action may be taken (wb.gang-posse.01 to 03, 08).
    pub(super) fn extras_action(&self, seat: Seat, choice: Choice) -> Result<(), refusal::Refusal> {
        if choice == Choice::UseFollower {
            return Err(refusal::Refusal::WrongMoment);
        }
        let Some(row) = &self.content.followers else { return Err(refusal::Refusal::WrongPlace) };
        let here = self.space(seat);
        if !row.posse_at.union(row.gang_at).contains(here) {
            return Err(refusal::Refusal::WrongPlace);
        }
        if !self.public().side(seat).is_some_and(|side| row.at(side).contains(here)) {
            return Err(Refusal::OtherSide.into());
        }
        if self.public().follower(seat).is_some() {
            return Err(Refusal::AlreadyRecruited.into());
        }
        self.can_pay(seat, row.cost)
    }

    /// The actions that are open.
    #[inline(never)]
    pub(super) fn list_extras_actions(&self, seat: Seat, to: &mut impl Sink) {
        if self.extras_action(seat, Choice::Recruit).is_ok() {
            to.add(choice::Choice::Module(super::Choice::Extras(Choice::Recruit)));
        }
    }

    /// What a choice costs.
    pub(super) fn extras_cost(&self, choice: Choice) -> u8 {
        match choice {
            Choice::UseFollower => 0,
            Choice::Recruit => self.content.followers.as_ref().map_or(0, |row| row.cost),
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Takes an action: a card of the player's side is drawn from those that nobody has (wb.gang-posse.08, 09).
    #[inline(never)]
    pub(super) fn take_extras_action(&mut self, seat: Seat, choice: Choice) {
        if choice != Choice::Recruit {
            not_listed(choice::Choice::Module(super::Choice::Extras(choice)));
        }
        let row = self.content.followers.as_ref().expect("invariant: without followers nobody recruits");
        let side = self.public().side(seat).expect("invariant: only players with points recruit");
        let had = self.public().modules.extras.followers.into_iter().flatten().collect();
        let luck = Luck::Follower(row.of(side).without(had));
        let Outcome::Follower(follower) = self.extras_luck(luck) else {
            unreachable!("invariant: luck answers what it is asked")
        };
        self.state.public.modules.extras.followers[seat.index()] = Some(follower);
        self.refresh(seat);
        self.emit_extras(Event::Recruited { seat, follower });
        self.spend(seat, row.cost, Cause::Recruit);
    }

    /// A player without points on its side loses a follower (wb.gang-posse.08).
    #[inline(never)]
    pub(super) fn disband(&mut self, seat: Seat, follower: Follower) {
        let on = self.content.followers.as_ref().map(|row| row.side(follower));
        if self.public().side(seat) == on {
            return;
        }
        self.state.public.modules.extras.followers[seat.index()] = None;
        self.refresh(seat);
        self.emit_extras(Event::Disbanded { seat, follower });
        self.lose_excess(seat);
    }

    /// A card about the Sheriff is in force from now on (wb.sheriff-variant.02).
    pub(crate) fn sheriff_card_revealed(&mut self, card: Opponent) {
        self.state.public.modules.extras.sheriff_card = Some(card);
        self.emit_extras(Event::SheriffCard { card });
    }

    /// One title is revealed for the game (wb.titles.01).
    fn reveal_title(&mut self) {
        let titles = self.content.scoring.titles;
        if titles.is_empty() {
            return;
        }
        let Outcome::Title(title) = self.extras_luck(Luck::Title(titles)) else {
            unreachable!("invariant: luck answers what it is asked")
        };
        self.state.public.modules.extras.title = Some(title);
        self.emit_extras(Event::Title { title });
    }

    /// What variants set up by themselves, after everything else (bm.setup.66).
    pub(crate) fn set_up_variants(&mut self) {
        self.next_sheriff_card();
        self.reveal_title();
    }

    fn extras_luck(&mut self, luck: Luck) -> Outcome {
        let super::Outcome::Extras(outcome) = self.module_luck(super::Luck::Extras(luck)) else {
            unreachable!("invariant: luck answers what it is asked")
        };
        outcome
    }

    fn emit_extras(&mut self, event: Event) {
        self.emit(event::Event::Module(super::Event::Extras(event)));
    }
}

/// Followers are cards of this content, each with one player, who has points on its side; so is the card about the Sheriff.
pub(super) fn check(content: &Content, position: &state::Public) -> Result<(), Violation> {
    let cards = content.sheriff_cards.map(|pool| content.pools[pool.index()].members).unwrap_or_default();
    if position.sheriff_card().is_some_and(|card| !cards.contains(card)) {
        return Err(Violation("an impossible card about the Sheriff".to_owned()));
    }
    if position.title().is_some_and(|title| !content.scoring.titles.contains(title)) {
        return Err(Violation("an impossible title".to_owned()));
    }
    let followers = &position.modules.extras.followers;
    for (at, follower) in followers.iter().enumerate().filter_map(|(at, follower)| Some((at, (*follower)?))) {
        let known = content.followers.as_ref().filter(|row| row.all().contains(follower));
        let seat = Seat(at as u8);
        let fits = known.is_some_and(|row| position.is_seat(seat) && position.side(seat) == Some(row.side(follower)));
        if !fits || followers[..at].contains(&Some(follower)) {
            return Err(Violation(format!("an impossible follower of seat {}", at + 1)));
        }
    }
    Ok(())
}
