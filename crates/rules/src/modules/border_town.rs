//! Border Town (rules mode.border-town.*): homesteads on frontier spaces, and gold nuggets that are spent like money. All else
//! that the mode changes is data: its file, and the sheet that is left out (`content/board/elsewhere.rs`).

use crate::content::Content;
use crate::core::chance::Chance;
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{self, Cause, Observer};
use crate::core::ids::{Seat, Space};
use crate::core::invariants::Violation;
use crate::core::limits::SEATS;
use crate::core::{frame, refusal, state};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Public {
    /// Where each seat has built; none before.
    pub homesteads: [Option<Space>; SEATS],
}

/// Something in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// A price is paid in money, nuggets or both.
    Payment {
        /// The player.
        seat: Seat,
        /// The price, in dollars.
        price: u8,
        /// What is paid for.
        cause: Cause,
    },
}

/// What a player can choose in this mode.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Place the homestead in this space.
    Settle,
    /// Pay for LP at the homestead.
    Improve {
        /// How many.
        lp: u8,
    },
    /// Lose all wounds at the homestead.
    Recuperate,
    /// Pay so many nuggets of a price, and the rest in money.
    Pay {
        /// How many.
        nuggets: u8,
    },
}

/// What happens in this mode, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player places the homestead; the payment follows.
    Settled { seat: Seat, space: Space },
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
    /// The player has a homestead.
    #[error("the homestead is placed already, and never moves")]
    AlreadySettled,
    /// A frontier token lies here.
    #[error("a frontier token lies in this space")]
    FrontierTokenThere,
    /// Another player's homestead is here.
    #[error("another player’s homestead is in this space")]
    HomesteadThere,
}

impl From<Refusal> for refusal::Refusal {
    fn from(refusal: Refusal) -> Self {
        Self::Module(super::Refusal::BorderTown(refusal))
    }
}

impl Choice {
    /// Every choice that this content allows, in a fixed order.
    pub fn all(content: &Content) -> impl Iterator<Item = Self> {
        let at_home = content.homesteads.iter().flat_map(|row| {
            let most = worth(content, content.most_money(), content.numbers.nuggets) / u16::from(row.improvement);
            let improve = (1..=most as u8).map(|lp| Self::Improve { lp });
            [Self::Settle, Self::Recuperate].into_iter().chain(improve)
        });
        let most = if content.numbers.nugget_money > 0 { NUGGETS } else { 0 };
        at_home.chain((0..=most).map(|nuggets| Self::Pay { nuggets }).filter(move |_| most > 0))
    }

    /// A choice of each kind.
    pub(super) fn kinds() -> impl Iterator<Item = Self> {
        [Self::Settle, Self::Improve { lp: 1 }, Self::Recuperate, Self::Pay { nuggets: 0 }].into_iter()
    }

    /// Whether games with this content can have choices of its kind.
    pub(super) fn is_in(self, content: &Content) -> bool {
        match self {
            Self::Settle | Self::Improve { .. } | Self::Recuperate => content.homesteads.is_some(),
            Self::Pay { .. } => content.numbers.nugget_money > 0,
        }
    }

    /// What follows the verb in the notation, each word after a space.
    pub(super) fn arguments(self) -> String {
        match self {
            Self::Settle | Self::Recuperate => String::new(),
            Self::Improve { lp: n } | Self::Pay { nuggets: n } => format!(" {n}"),
        }
    }

    /// The rule about its place or its price, for a place or money that is missing.
    pub(super) fn rule(self, refusal: refusal::Refusal) -> &'static str {
        match (self, refusal) {
            (Self::Settle, refusal::Refusal::WrongPlace) => "mode.border-town.07",
            (Self::Settle, refusal::Refusal::Short { .. }) => "mode.border-town.05",
            (Self::Improve { .. }, refusal::Refusal::Short { .. }) => "mode.border-town.08",
            (Self::Improve { .. } | Self::Recuperate, refusal::Refusal::WrongPlace) => "mode.border-town.11",
            _ => refusal.rule(),
        }
    }
}

impl super::Choice {
    /// The nuggets that it pays of a price.
    pub const fn paid_nuggets(self) -> Option<u8> {
        if let Self::BorderTown(Choice::Pay { nuggets }) = self { Some(nuggets) } else { None }
    }

    /// The LP that it buys at a homestead.
    pub const fn improvement(self) -> Option<u8> {
        if let Self::BorderTown(Choice::Improve { lp }) = self { Some(lp) } else { None }
    }

    /// Whether it heals at a homestead.
    pub const fn recuperates(self) -> bool {
        matches!(self, Self::BorderTown(Choice::Recuperate))
    }
}

/// The maximum number of nuggets among all choices: more than anyone carries, and than a price needs.
const NUGGETS: u8 = 8;

/// What money and nuggets are worth together, in dollars.
fn worth(content: &Content, money: u8, nuggets: u8) -> u16 {
    u16::from(money) + u16::from(nuggets) * u16::from(content.numbers.nugget_money)
}

impl Refusal {
    /// All codes.
    pub(super) const CODES: &'static [&'static str] = Self::VARIANTS;

    /// A short code.
    pub(super) fn code(&self) -> &'static str {
        self.into()
    }

    /// Its rule.
    pub(super) fn rule(&self) -> &'static str {
        match self {
            Self::AlreadySettled => "mode.border-town.06",
            Self::FrontierTokenThere | Self::HomesteadThere => "mode.border-town.07",
        }
    }
}

impl Frame {
    /// The rule of the index for the decision.
    pub(super) fn rule(self) -> &'static str {
        match self {
            Self::Payment { .. } => "mode.border-town.33",
        }
    }

    /// Why effects happen while it is in progress.
    pub(super) fn cause(self) -> Cause {
        match self {
            Self::Payment { cause, .. } => cause,
        }
    }
}

impl state::Public {
    /// Where a player has built; none before.
    pub fn homestead(&self, seat: Seat) -> Option<Space> {
        self.modules.border_town.homesteads.get(seat.index()).copied().flatten()
    }

    /// What is paid in money and nuggets now, in dollars.
    pub fn payment(&self) -> Option<u8> {
        match self.stack.top() {
            frame::Frame::Module(super::Frame::BorderTown(Frame::Payment { price, .. })) => Some(price),
            _ => None,
        }
    }
}

impl Reader<'_> {
    /// What a player can pay in all: money, and nuggets where they are spent (mode.border-town.33).
    pub(crate) fn purse(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        worth(self.content, player.money, player.nuggets)
    }

    /// Whether a player has nuggets to pay with.
    pub(crate) fn pays_with_nuggets(&self, seat: Seat) -> bool {
        self.content.numbers.nugget_money > 0 && self.player(seat).nuggets > 0
    }

    /// Whether money and nuggets suffice for stakes that may each have to be paid by itself: nuggets are best kept for the
    /// highest, as nothing is given back.
    pub(crate) fn covers(&self, money: u8, nuggets: u8, stakes: impl Iterator<Item = u8> + Clone) -> bool {
        let nuggets = if self.content.numbers.nugget_money > 0 { nuggets } else { 0 };
        let sum: u8 = stakes.clone().sum();
        let spared: u8 = match nuggets {
            0 => 0,
            1 => stakes.max().unwrap_or_default(),
            _ => sum,
        };
        sum - spared <= money
    }

    /// The numbers of nuggets that may be part of a price: no more than it needs (mode.border-town.55), and so many that what
    /// is left covers the markers at faro.
    fn payments(&self, seat: Seat, price: u8) -> impl Iterator<Item = u8> {
        let (player, value) = (*self.player(seat), self.content.numbers.nugget_money.max(1));
        let least = price.saturating_sub(player.money).div_ceil(value);
        let most = price.div_ceil(value).min(player.nuggets);
        let reader = *self;
        (least..=most).filter(move |nuggets| {
            let money = player.money.saturating_sub(price.saturating_sub(nuggets.saturating_mul(value)));
            let faro = reader.public().faro();
            faro.is_none_or(|faro| {
                let stakes = faro.bets[seat.index()].iter().flatten().map(|bet| bet.money);
                reader.covers(money, player.nuggets - nuggets, stakes)
            })
        })
    }

    /// Whether a player is at the own homestead (mode.border-town.11).
    fn at_home(&self, seat: Seat) -> Result<(), refusal::Refusal> {
        let home = self.public().homestead(seat);
        if home == Some(self.space(seat)) { Ok(()) } else { Err(refusal::Refusal::WrongPlace) }
    }

    /// Whether the homestead may be placed here (mode.border-town.05 to 07).
    fn can_settle(&self, seat: Seat) -> Result<(), refusal::Refusal> {
        let here = self.space(seat);
        let Some(row) = self.content.homesteads else { return Err(refusal::Refusal::WrongPlace) };
        if !self.content.board.frontier.iter().any(|(space, _)| *space == here) {
            return Err(refusal::Refusal::WrongPlace);
        }
        if self.public().homestead(seat).is_some() {
            return Err(Refusal::AlreadySettled.into());
        }
        if self.public().frontier_price(self.content, here).is_some() {
            return Err(Refusal::FrontierTokenThere.into());
        }
        if self.public().modules.border_town.homesteads.contains(&Some(here)) {
            return Err(Refusal::HomesteadThere.into());
        }
        self.can_pay(seat, row.settle)
    }

    /// Whether an action may be taken.
    pub(super) fn border_town_action(&self, seat: Seat, choice: Choice) -> Result<(), refusal::Refusal> {
        match choice {
            Choice::Settle => self.can_settle(seat),
            Choice::Improve { lp } => {
                self.at_home(seat)?;
                let price = self.content.homesteads.map_or(0, |row| u16::from(row.improvement)) * u16::from(lp);
                match price.saturating_sub(self.purse(seat)) {
                    0 if lp > 0 => Ok(()),
                    0 => Err(refusal::Refusal::NotAnOption),
                    short => Err(refusal::Refusal::Short { money: short.min(255) as u8 }),
                }
            }
            Choice::Recuperate => self.at_home(seat),
            Choice::Pay { .. } => Err(refusal::Refusal::WrongMoment),
        }
    }

    /// The actions that are open.
    pub(super) fn list_border_town_actions(&self, seat: Seat, to: &mut impl Sink) {
        let Some(row) = self.content.homesteads else { return };
        let mut add = |choice| to.add(choice::Choice::Module(super::Choice::BorderTown(choice)));
        if self.can_settle(seat).is_ok() {
            add(Choice::Settle);
        }
        if self.at_home(seat).is_ok() {
            let most = self.purse(seat) / u16::from(row.improvement);
            (1..=most as u8).for_each(|lp| add(Choice::Improve { lp }));
            add(Choice::Recuperate);
        }
    }

    /// The actions of homesteads that a player might expect.
    pub(super) fn expected_at_home(&self) -> impl Iterator<Item = Choice> {
        let all = [Choice::Settle, Choice::Improve { lp: 1 }, Choice::Recuperate];
        all.into_iter().filter(|choice| choice.is_in(self.content))
    }

    /// What a choice costs.
    pub(super) fn border_town_cost(&self, choice: Choice) -> u8 {
        match (choice, self.content.homesteads) {
            (Choice::Settle, Some(row)) => row.settle,
            (Choice::Improve { lp }, Some(row)) => row.improvement.saturating_mul(lp),
            _ => 0,
        }
    }

    /// The choices of a question.
    pub(super) fn list_border_town(&self, frame: Frame, to: &mut impl Sink) {
        let Frame::Payment { seat, price, .. } = frame;
        for nuggets in self.payments(seat, price) {
            to.add(choice::Choice::Module(super::Choice::BorderTown(Choice::Pay { nuggets })));
        }
    }

    /// Why a choice is closed while a price is paid.
    pub(super) fn border_town_reason(&self, seat: Seat, choice: choice::Choice) -> refusal::Refusal {
        match choice {
            choice::Choice::Module(super::Choice::BorderTown(Choice::Pay { nuggets })) => {
                let held = self.player(seat).nuggets;
                if nuggets > held { refusal::Refusal::TooFewNuggets } else { refusal::Refusal::NotAnOption }
            }
            _ => refusal::Refusal::WrongMoment,
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Pays a price to the supply. Where nuggets are spent and there is a choice, the player is asked; the question is above
    /// everything that is pushed before, so a caller pays last if it pushes more (mode.border-town.33, 55).
    pub(crate) fn pay(&mut self, seat: Seat, price: u8, cause: Cause) {
        if price == 0 || !self.reader().pays_with_nuggets(seat) {
            return self.lose_money(seat, price, cause);
        }
        let (first, several) = {
            let reader = self.reader();
            let mut payments = reader.payments(seat, price);
            (payments.next(), payments.next().is_some())
        };
        match first {
            Some(_) if several => {
                let payment = Frame::Payment { seat, price, cause };
                self.push(frame::Frame::Module(super::Frame::BorderTown(payment)));
            }
            only => self.pay_with(seat, price, only.unwrap_or(self.player(seat).nuggets), cause),
        }
    }

    /// Nothing is given back of a nugget that is worth more than what is due (mode.border-town.55).
    fn pay_with(&mut self, seat: Seat, price: u8, nuggets: u8, cause: Cause) {
        self.lose_nuggets(seat, nuggets, cause);
        let money = price.saturating_sub(nuggets.saturating_mul(self.content.numbers.nugget_money));
        self.lose_money(seat, money, cause);
    }

    pub(super) fn take_border_town_action(&mut self, seat: Seat, choice: Choice) {
        let row = self.content.homesteads.expect("invariant: without homesteads there are no actions of theirs");
        match choice {
            Choice::Settle => {
                let space = self.reader().space(seat);
                self.state.public.modules.border_town.homesteads[seat.index()] = Some(space);
                self.emit(event::Event::Module(super::Event::BorderTown(Event::Settled { seat, space })));
                self.spend(seat, row.settle, Cause::Homestead);
            }
            Choice::Improve { lp } => {
                self.spend(seat, row.improvement.saturating_mul(lp), Cause::Homestead);
                self.gain_lp(seat, lp, Cause::Homestead);
            }
            Choice::Recuperate => {
                let healed = self.heal(seat, u8::MAX);
                self.draw(seat, healed);
            }
            Choice::Pay { .. } => not_listed(choice::Choice::Module(super::Choice::BorderTown(choice))),
        }
    }

    pub(super) fn step_border_town(&mut self, frame: Frame) {
        let Frame::Payment { seat, .. } = frame;
        self.ask(seat);
    }

    pub(super) fn answer_border_town(&mut self, frame: Frame, choice: choice::Choice) {
        let Frame::Payment { seat, price, cause } = frame;
        let choice::Choice::Module(super::Choice::BorderTown(Choice::Pay { nuggets })) = choice else {
            not_listed(choice)
        };
        self.pop();
        self.pay_with(seat, price, nuggets, cause);
    }
}

/// Homesteads are on different frontier spaces, without a frontier token.
pub(super) fn check(content: &Content, position: &state::Public) -> Result<(), Violation> {
    let homesteads = &position.modules.border_town.homesteads;
    for (at, space) in homesteads.iter().enumerate().filter_map(|(at, space)| Some((at, (*space)?))) {
        let lies = content.board.frontier.iter().any(|(frontier, _)| *frontier == space);
        let free = position.frontier_price(content, space).is_none();
        if content.homesteads.is_none() || !lies || !free || homesteads[..at].contains(&Some(space)) {
            return Err(Violation(format!("an impossible homestead on space {}", space.0)));
        }
    }
    Ok(())
}
