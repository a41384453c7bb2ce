//! Modules: what a selection adds to the base game.
//!
//! What a module has of its own beyond data is in its file here: its part of the position, its questions, choices,
//! events, random requests and refusals. The types of this file hold them for all modules, with one variant or field for
//! each, so that the rest of the rules only knows that there are modules, and never which. The Man in Black is only
//! data; what he needs of the engine is the automa (`automa.rs`).

pub mod ante_up;
pub mod blood_money;
pub mod border_town;
pub mod extras;
mod first_game;
pub(crate) mod goals;
mod wild_wild_west;

pub use ante_up::{Faro, FaroResult, FaroStep, FrontierToken, MARKERS, STAKES, worth as frontier_worth};
pub use blood_money::Rolled;
pub use first_game::Lineup;

use crate::content::Content;
use crate::content::schema::When;
use crate::core::chance::Chance;
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink};
use crate::core::event::{Cause, Observer};
use crate::core::ids::{Deed, FightSet, Item, ItemSet, OptionKey, Pool, Seat};
use crate::core::invariants::Violation;
use crate::core::{chance, refusal, state};
use serde::{Deserialize, Serialize};

/// What the modules keep in the public part of a position; of a module that is not in play nothing changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Public {
    /// The tokens, events, train and games of the second board.
    pub ante_up: ante_up::Public,
    /// The stories, deeds, trader, injuries and ruins.
    pub blood_money: blood_money::Public,
    /// The homesteads of the mode.
    pub border_town: border_town::Public,
    /// Posses and gangs, the card about the Sheriff and the title of the game.
    pub extras: extras::Public,
}

/// What modules keep for the turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Whether the die was rolled and wounds were gained, and which conditions of the story were met.
    pub blood_money: blood_money::Turn,
}

impl Turn {
    /// Whether the active player had wounds to gain in it.
    pub(crate) const fn wounded(&self) -> bool {
        self.blood_money.wounded
    }
}

/// Something in progress of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Of Ante Up.
    AnteUp(ante_up::Frame),
    /// Of Blood Money.
    BloodMoney(blood_money::Frame),
    /// Of Border Town.
    BorderTown(border_town::Frame),
}

/// A decision that only a game with modules asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Of Ante Up.
    AnteUp(ante_up::Choice),
    /// Of Blood Money.
    BloodMoney(blood_money::Choice),
    /// Of Border Town.
    BorderTown(border_town::Choice),
    /// Of the extras.
    Extras(extras::Choice),
}

impl Choice {
    /// What the open legendary story does at the timing at hand happens now.
    pub(crate) const STORY_EFFECT: Self = Self::BloodMoney(blood_money::Choice::UseStory);

    /// What a follower does at the timing at hand happens now.
    pub(crate) const FOLLOWER_EFFECT: Self = Self::Extras(extras::Choice::UseFollower);

    /// The choices of modules that this content does not have, at least one of each kind.
    pub(crate) fn absent(content: &Content) -> impl Iterator<Item = Self> {
        let ante_up = ante_up::Choice::all().filter(|choice| !choice.is_in(content)).map(Self::AnteUp);
        let others =
            ante_up.chain(blood_money::Choice::kinds().filter(|choice| !choice.is_in(content)).map(Self::BloodMoney));
        let others =
            others.chain(border_town::Choice::kinds().filter(|choice| !choice.is_in(content)).map(Self::BorderTown));
        others.chain(extras::Choice::kinds().filter(|choice| !choice.is_in(content)).map(Self::Extras))
    }

    /// Whether it costs no action.
    pub(crate) const fn is_free(self) -> bool {
        match self {
            Self::AnteUp(_) | Self::BorderTown(_) | Self::Extras(_) => false,
            Self::BloodMoney(choice) => choice.is_free(),
        }
    }

    /// The pool from which a choice draws the opponent that is fought.
    pub fn draws_from(self, content: &Content) -> Option<Pool> {
        match self {
            Self::AnteUp(ante_up::Choice::TrainHeist) => content.circuit_pool,
            _ => None,
        }
    }

    /// The item that it buys, or upgrades (then true).
    pub const fn purchase(self) -> Option<(Item, bool)> {
        match self {
            Self::BloodMoney(blood_money::Choice::Trade { item }) => Some((item, false)),
            Self::BloodMoney(blood_money::Choice::TradeUpgrade { item }) => Some((item, true)),
            _ => None,
        }
    }

    /// The condition of a legendary story that it takes, from 0.
    pub const fn part(self) -> Option<u8> {
        if let Self::BloodMoney(blood_money::Choice::TakePart { part }) = self { Some(part) } else { None }
    }

    /// The bonus for which it rolls the risk die.
    pub const fn bonus(self) -> Option<OptionKey> {
        if let Self::BloodMoney(blood_money::Choice::Risk { bonus }) = self { Some(bonus) } else { None }
    }

    /// Whether it reveals a map token of a legendary story.
    pub const fn reveals(self) -> bool {
        matches!(self, Self::BloodMoney(blood_money::Choice::Reveal))
    }

    /// Whether it uses an owned deed, wherever the player is.
    pub const fn uses_deed(self) -> bool {
        matches!(self, Self::BloodMoney(blood_money::Choice::UseDeed { .. }))
    }

    /// Whether it rolls the risk die.
    pub const fn risks(self) -> bool {
        matches!(self, Self::BloodMoney(blood_money::Choice::Risk { .. }))
    }

    /// The deed whose ability it uses.
    pub const fn used_deed(self) -> Option<Deed> {
        match self {
            Self::BloodMoney(blood_money::Choice::UseDeed { deed }) => Some(deed),
            _ => None,
        }
    }

    /// What follows the verb in the notation, each word after a space.
    pub(crate) fn arguments(self, content: &Content) -> String {
        match self {
            Self::AnteUp(choice) => choice.arguments(),
            Self::BloodMoney(choice) => choice.arguments(content),
            Self::BorderTown(choice) => choice.arguments(),
            Self::Extras(extras::Choice::Recruit | extras::Choice::UseFollower) => String::new(),
        }
    }

    /// The rule for a place or money that is missing, otherwise that of the refusal.
    pub(crate) fn rule(self, refusal: refusal::Refusal) -> &'static str {
        match self {
            Self::AnteUp(choice) => choice.rule(refusal),
            Self::BloodMoney(choice) => choice.rule(refusal),
            Self::BorderTown(choice) => choice.rule(refusal),
            Self::Extras(choice) => choice.rule(refusal),
        }
    }
}

/// Something that happens only in a game with modules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Event {
    /// Of Ante Up.
    AnteUp(ante_up::Event),
    /// Of Blood Money.
    BloodMoney(blood_money::Event),
    /// Of Border Town.
    BorderTown(border_town::Event),
    /// Of the extras.
    Extras(extras::Event),
}

impl Event {
    /// The player who starts a game of poker with it.
    pub const fn begins_poker(self) -> Option<Seat> {
        match self {
            Self::AnteUp(ante_up::Event::HighStakesBegins { seat }) => Some(seat),
            _ => None,
        }
    }
}

/// A random request of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// Of Ante Up.
    AnteUp(ante_up::Luck),
    /// Of Blood Money.
    BloodMoney(blood_money::Luck),
    /// Of the extras.
    Extras(extras::Luck),
}

/// A random outcome of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// Of Ante Up.
    AnteUp(ante_up::Outcome),
    /// Of Blood Money.
    BloodMoney(blood_money::Outcome),
    /// Of the extras.
    Extras(extras::Outcome),
}

/// Why a choice of a module is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Refusal {
    /// Of Ante Up.
    #[error(transparent)]
    AnteUp(ante_up::Refusal),
    /// Of Blood Money.
    #[error(transparent)]
    BloodMoney(blood_money::Refusal),
    /// Of Border Town.
    #[error(transparent)]
    BorderTown(border_town::Refusal),
    /// Of the extras.
    #[error(transparent)]
    Extras(extras::Refusal),
}

impl Public {
    /// Before the setup.
    pub(crate) fn before(content: &Content) -> Self {
        Self { blood_money: blood_money::Public::before(content), ..Self::default() }
    }

    /// The kinds of items that neither general stores nor stands sell.
    pub(crate) fn sold_elsewhere(&self) -> ItemSet {
        self.blood_money.trader.wares
    }

    /// Fight cards that lie faceup for a game of a module.
    pub(crate) fn fight_cards(&self) -> FightSet {
        self.ante_up.faro.shown
    }
}

impl Luck {
    /// The number of equally likely outcomes.
    #[inline(never)]
    pub fn count(&self) -> u32 {
        match self {
            Self::AnteUp(luck) => luck.count(),
            Self::BloodMoney(luck) => luck.count(),
            Self::Extras(luck) => luck.count(),
        }
    }
    /// The `n`-th possible outcome, from 0, lowest first.
    #[inline(never)]
    pub fn nth(&self, n: u32) -> Outcome {
        match self {
            Self::AnteUp(luck) => Outcome::AnteUp(luck.nth(n)),
            Self::BloodMoney(luck) => Outcome::BloodMoney(luck.nth(n)),
            Self::Extras(luck) => Outcome::Extras(luck.nth(n)),
        }
    }
}

impl Reader<'_> {
    /// Whether this content has actions of modules.
    #[inline(always)]
    pub(crate) fn has_module_actions(&self) -> bool {
        self.content.module_actions
    }

    /// The actions of modules that are open.
    #[inline(never)]
    pub(crate) fn list_module_actions(&self, seat: Seat, to: &mut impl Sink) {
        let here = self.space(seat);
        // A stray is also led away where there is no named location.
        if !self.content.board.workplaces.contains(here) && self.can_acquire(seat).is_ok() {
            to.add(choice::Choice::Acquire);
        }
        // Usually nothing of a module is here.
        if self.content.board.is_site(here) || self.public().train(self.content) == Some(here) {
            self.list_ante_up_actions(seat, to);
        }
        self.list_blood_money_actions(seat, to);
        self.list_border_town_actions(seat, to);
        self.list_extras_actions(seat, to);
    }

    /// What a choice of a module costs, in dollars.
    #[inline(never)]
    pub(crate) fn cost_of_module(&self, seat: Seat, choice: Choice) -> u8 {
        match choice {
            Choice::AnteUp(_) => self.stake(choice::Choice::Module(choice)),
            Choice::BloodMoney(choice) => self.blood_money_cost(seat, choice),
            Choice::BorderTown(choice) => self.border_town_cost(choice),
            Choice::Extras(choice) => self.extras_cost(choice),
        }
    }

    /// Whether an action of a module may be taken.
    ///
    /// # Errors
    /// With the reason.
    #[inline(never)]
    pub(crate) fn module_action(&self, seat: Seat, choice: Choice) -> Result<(), refusal::Refusal> {
        match choice {
            Choice::AnteUp(choice) => self.ante_up_action(seat, choice),
            Choice::BloodMoney(choice) => self.blood_money_action(seat, choice),
            Choice::BorderTown(choice) => self.border_town_action(seat, choice),
            Choice::Extras(choice) => self.extras_action(seat, choice),
        }
    }

    /// Whether something may be done beside actions, which keeps the action phase open when no action is left.
    #[inline(always)]
    pub(crate) fn has_free_choices(&self) -> bool {
        self.content.risk_die.is_some() && !self.public().turn.modules.blood_money.risked || self.has_beside_actions()
    }

    /// Whether the character or an item offers something beside actions.
    #[inline]
    fn has_beside_actions(&self) -> bool {
        let seat = self.public().turn.seat;
        let listening = self.content.listeners[When::BesideActions as usize];
        !self.player(seat).sources.and(listening).is_empty() && self.beside_actions(seat).next().is_some()
    }

    /// What may be done beside actions.
    pub(crate) fn list_free_choices(&self, to: &mut impl Sink) {
        self.list_blood_money_beside(to);
        self.beside_actions(self.public().turn.seat).for_each(|choice| to.add(choice));
    }

    /// The actions of modules that a player in this space might expect.
    pub(crate) fn expected_module_actions(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        let train_here = self.public().train(self.content) == Some(self.space(seat));
        let train = train_here.then_some(ante_up::Choice::TrainHeist);
        // Like other actions of locations these are closed elsewhere.
        let ante_up = [ante_up::Choice::Faro, ante_up::Choice::HighStakes].into_iter().chain(train).map(Choice::AnteUp);
        let trades = self.expected_trades(seat);
        let deeds = blood_money::Choice::all(self.content).filter(|choice| choice.is_expected());
        let others = ante_up.chain(trades.chain(deeds).map(Choice::BloodMoney));
        let others = others.chain(self.expected_at_home().map(Choice::BorderTown));
        others.chain(Some(extras::Choice::Recruit).filter(|choice| choice.is_in(self.content)).map(Choice::Extras))
    }

    /// What a player might expect to do beside actions.
    pub(crate) fn expected_free_choices(&self) -> impl Iterator<Item = Choice> {
        blood_money::Choice::all(self.content).map(Choice::BloodMoney).filter(|choice| choice.is_free())
    }

    /// Why a choice is closed while a module asks.
    pub(crate) fn module_reason(&self, seat: Seat, frame: Frame, choice: choice::Choice) -> refusal::Refusal {
        match frame {
            Frame::AnteUp(frame) => self.ante_up_reason(seat, frame, choice),
            Frame::BloodMoney(frame) => self.blood_money_reason(seat, frame, choice),
            Frame::BorderTown(_) => self.border_town_reason(seat, choice),
        }
    }

    /// The choices of a question of a module.
    #[inline(never)]
    pub(crate) fn list_module(&self, seat: Seat, frame: Frame, to: &mut impl Sink) {
        match frame {
            Frame::AnteUp(frame) => self.list_ante_up(seat, frame, to),
            Frame::BloodMoney(frame) => self.list_blood_money_question(seat, frame, to),
            Frame::BorderTown(frame) => self.list_border_town(frame, to),
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Hook: before the steps of the setup (bm.setup.22).
    pub(crate) fn set_up_modules(&mut self) {
        self.set_up_trader_stand();
    }

    /// Hook: a player has gained LP or points on a track (au.events-tokens.23).
    #[inline(always)]
    pub(crate) fn points_of_modules(&mut self, seat: Seat) {
        if !self.state.public.modules.ante_up.events.markers.is_empty() {
            self.reach_markers(seat);
        }
    }

    /// Hook: at the beginning of a player's turn, before other effects there (au.train.01).
    #[inline(never)]
    pub(crate) fn begin_turn_of_modules(&mut self) {
        self.move_train();
    }

    /// Hook: wounds that would be gained, without those that are canceled; `room` is how many could be. Returns how many
    /// are ignored; without injuries those beyond the maximum (base.wound.01).
    #[inline]
    pub(crate) fn wounds_beyond(&mut self, seat: Seat, beyond: u8) -> u8 {
        if beyond == 0 || self.content.injuries.is_empty() {
            return beyond;
        }
        if self.public().injury(seat).is_some() {
            return beyond - self.discard_for_wounds(seat, beyond);
        }
        if self.draw_injury(seat) { 0 } else { beyond }
    }

    /// Hook: how many of the wounds that the active player would gain are taken off, because they are the first of the
    /// turn (bm.characters.05).
    #[inline]
    pub(crate) fn first_wounds(&mut self, seat: Seat, wounds: u8, sure: bool) -> u8 {
        if wounds == 0 || self.player(seat).passives.first_wounds_less == 0 {
            return 0;
        }
        let spared = if sure { 0 } else { wounds.min(self.reader().wounds_spared(seat)) };
        self.state.public.turn.modules.blood_money.wounded |= self.public().is_active(seat);
        spared
    }

    /// Hook: a die lies on the table, and its player may roll it again before it counts (bm.characters.04). Returns whether
    /// this is asked.
    #[inline]
    pub(crate) fn offers_reroll(&mut self, seat: Seat, die: Rolled) -> bool {
        let listening = self.content.listeners[When::DieRolled as usize];
        if self.player(seat).sources.and(listening).is_empty() {
            return false;
        }
        self.offer_reroll(seat, die)
    }

    /// Hook: a player has lost the last wound (bm.injuries.07).
    #[inline]
    pub(crate) fn recovered(&mut self, seat: Seat) {
        if let Some(injury) = self.public().injury(seat) {
            self.lose_injury(seat, injury);
        }
    }

    /// Hook: a player has lost Marshal or Wanted points (wb.gang-posse.08).
    #[inline]
    pub(crate) fn points_lost(&mut self, seat: Seat) {
        if let Some(follower) = self.public().follower(seat) {
            self.disband(seat, follower);
        }
    }

    /// Takes an action of a module.
    #[inline(never)]
    pub(crate) fn take_module_action(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::AnteUp(choice) => self.take_ante_up_action(seat, choice),
            Choice::BloodMoney(choice) => self.take_blood_money_action(seat, choice),
            Choice::BorderTown(choice) => self.take_border_town_action(seat, choice),
            Choice::Extras(choice) => self.take_extras_action(seat, choice),
        }
    }

    /// Runs a step of a module.
    #[inline(never)]
    pub(crate) fn step_module(&mut self, frame: Frame) {
        match frame {
            Frame::AnteUp(frame) => self.step_ante_up(frame),
            Frame::BloodMoney(frame) => self.step_blood_money(frame),
            Frame::BorderTown(frame) => self.step_border_town(frame),
        }
    }

    /// Applies a choice to a question of a module.
    #[inline(never)]
    pub(crate) fn answer_module(&mut self, seat: Seat, frame: Frame, choice: choice::Choice) {
        match frame {
            Frame::AnteUp(frame) => self.answer_ante_up(seat, frame, choice),
            Frame::BloodMoney(frame) => self.answer_blood_money(seat, frame, choice),
            Frame::BorderTown(frame) => self.answer_border_town(frame, choice),
        }
    }

    /// Requests a random outcome of a module.
    pub(crate) fn module_luck(&mut self, luck: Luck) -> Outcome {
        self.luck(chance::Luck::Module(luck)).module()
    }
}

impl Luck {
    /// What it asks for, in words.
    pub(crate) fn wanted(&self) -> &'static str {
        match self {
            Self::AnteUp(luck) => luck.wanted(),
            Self::BloodMoney(luck) => luck.wanted(),
            Self::Extras(luck) => luck.wanted(),
        }
    }
}

impl Refusal {
    /// The codes of refusals of every module, for the documents and the tests.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        let ante_up = ante_up::Refusal::CODES.iter().chain(blood_money::Refusal::CODES);
        ante_up.chain(border_town::Refusal::CODES).chain(extras::Refusal::CODES).copied()
    }

    /// A short code, as in scenarios (`docs/scenarios.md` lists them).
    pub fn code(&self) -> &'static str {
        match self {
            Self::AnteUp(refusal) => refusal.code(),
            Self::BloodMoney(refusal) => refusal.code(),
            Self::BorderTown(refusal) => refusal.code(),
            Self::Extras(refusal) => refusal.code(),
        }
    }

    /// Its rule.
    pub(crate) fn rule(&self) -> &'static str {
        match self {
            Self::AnteUp(refusal) => refusal.rule(),
            Self::BloodMoney(refusal) => refusal.rule(),
            Self::BorderTown(refusal) => refusal.rule(),
            Self::Extras(refusal) => refusal.rule(),
        }
    }
}

impl Frame {
    /// The rule of the index for the decision.
    pub(crate) fn rule(self, public: &state::Public) -> &'static str {
        match self {
            Self::AnteUp(frame) => frame.rule(public),
            Self::BloodMoney(frame) => frame.rule(),
            Self::BorderTown(frame) => frame.rule(),
        }
    }

    /// Whether it is a game that is played to its end, as poker is: effects that could start a fight wait until then.
    pub(crate) const fn is_game(&self) -> bool {
        matches!(self, Self::AnteUp(ante_up::Frame::Faro))
    }

    /// The discount of the purchase that it offers.
    pub(crate) const fn discount(self) -> u8 {
        if let Self::BloodMoney(frame) = self { frame.discount() } else { 0 }
    }

    /// Whether it is a part of what a player gains, over before anything new begins.
    pub(crate) const fn is_passing(self) -> bool {
        match self {
            Self::AnteUp(_) => false,
            Self::BloodMoney(frame) => frame.is_passing(),
            Self::BorderTown(_) => true,
        }
    }

    /// Why the effects of a module's step happen.
    pub(crate) fn cause(self) -> Cause {
        match self {
            Self::AnteUp(frame) => frame.cause(),
            Self::BloodMoney(frame) => frame.cause(),
            Self::BorderTown(frame) => frame.cause(),
        }
    }
}

/// Checks the parts of the position that belong to modules.
///
/// # Errors
/// With the first violation.
pub(crate) fn check(content: &Content, public: &state::Public) -> Result<(), Violation> {
    ante_up::check(content, public)?;
    blood_money::check(content, public)?;
    border_town::check(content, public)?;
    extras::check(content, public)
}
