//! What characters of Blood Money are offered, at the start or by their abilities (rules bm.characters.*): a deed, a weapon
//! of the General Stores, a Legendary item, the use of a deed beside actions.

use super::super as modules;
use super::{Choice, Frame};
use crate::core::chance::Chance;
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::Observer;
use crate::core::frame;
use crate::core::ids::{Item, Seat};

const fn of_module(choice: Choice) -> choice::Choice {
    choice::Choice::Module(modules::Choice::BloodMoney(choice))
}

impl Frame {
    /// The discount of the purchase that it offers.
    pub(in crate::modules) const fn discount(self) -> u8 {
        if let Self::WeaponOffer { .. } = self { u8::MAX } else { 0 }
    }

    /// Whether it is a part of what a player gains, over before anything new begins.
    pub(in crate::modules) const fn is_passing(self) -> bool {
        matches!(
            self,
            Self::Reroll { .. }
                | Self::LegendaryOffer { .. }
                | Self::WeaponOffer { .. }
                | Self::DeedOffer { .. }
                | Self::DeedUse { .. }
        )
    }
}

impl Reader<'_> {
    /// The weapons that the General Stores sell and a player could own; a General Store is a store without a stand.
    fn weapons_on_offer(&self, seat: Seat) -> impl Iterator<Item = Item> {
        let board = &self.content.board;
        let general = board.stands.iter().fold(board.stores, |left, stand| left.without(stand.spaces)).first();
        let sold = general.map(|store| self.sold_at(store)).unwrap_or_default();
        let reader = *self;
        sold.and(self.content.weapons).iter().filter(move |item| {
            let left = usize::from(reader.public().store[item.index()]);
            reader.may_take(seat, *item).is_ok() && left > reader.still_due(seat, *item)
        })
    }

    /// How many other players have yet to start with an item.
    fn still_due(&self, seat: Seat, item: Item) -> usize {
        let public = self.public();
        let waiting = public.all_seats().filter(|other| *other != seat && public.player(*other).space.is_none());
        let rows = waiting.map(|other| &self.content.characters[public.character(other).index()]);
        rows.filter(|row| row.items.iter().any(|(due, _)| *due == item)).count()
    }

    /// What a choice costs, in dollars; a deed that is offered is free.
    pub(in crate::modules) fn blood_money_cost(&self, seat: Seat, choice: Choice) -> u8 {
        let public = self.public();
        match choice {
            Choice::Claim { deed } => match public.stack.top() {
                frame::Frame::Module(modules::Frame::BloodMoney(Frame::DeedOffer { .. })) => 0,
                _ => public.deed_price(self.content, seat, deed),
            },
            Choice::Trade { item } => public.trade_price(self.content, seat, item),
            Choice::TradeUpgrade { item } => self.content.items.get(item.index()).map_or(0, |row| row.price(0)),
            _ => 0,
        }
    }

    /// The choices of an offer.
    pub(super) fn list_offer_of(&self, frame: Frame, to: &mut impl Sink) {
        match frame {
            Frame::LegendaryOffer { seat } => {
                self.legendary_offers(seat).for_each(|item| to.add(of_module(Choice::Trade { item })));
                to.add(choice::Choice::Pass);
            }
            Frame::WeaponOffer { seat } => {
                self.weapons_on_offer(seat).for_each(|item| to.add(choice::Choice::Buy(item)));
            }
            Frame::DeedOffer { set, .. } => {
                self.free_deeds(set).for_each(|deed| to.add(of_module(Choice::Claim { deed })));
            }
            Frame::DeedUse { seat } => {
                self.usable_deeds(seat).for_each(|deed| to.add(of_module(Choice::UseDeed { deed })));
            }
            _ => {}
        }
    }

    /// Whether an offer has something to choose.
    fn offers_something(&self, frame: Frame) -> bool {
        match frame {
            Frame::LegendaryOffer { seat } => self.legendary_offers(seat).next().is_some(),
            Frame::WeaponOffer { seat } => self.weapons_on_offer(seat).next().is_some(),
            Frame::DeedOffer { set, .. } => self.free_deeds(set).next().is_some(),
            Frame::DeedUse { seat } => self.usable_deeds(seat).next().is_some(),
            _ => false,
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    fn offer(&mut self, seat: Seat, frame: Frame) {
        if self.public().is_seat(seat) {
            self.push(frame::Frame::Module(modules::Frame::BloodMoney(frame)));
        }
    }

    /// A faceup Legendary item may be bought; this is no trader action, and the trader stays (bm.characters.10).
    pub(crate) fn offer_legendary(&mut self, seat: Seat) {
        self.offer(seat, Frame::LegendaryOffer { seat });
    }

    /// A weapon of the General Stores is chosen (bm.characters.03).
    pub(crate) fn offer_weapon(&mut self, seat: Seat) {
        self.offer(seat, Frame::WeaponOffer { seat });
    }

    /// A deed of a set is chosen (bm.characters.01).
    pub(crate) fn offer_deed(&mut self, seat: Seat, set: u8) {
        self.offer(seat, Frame::DeedOffer { seat, set });
    }

    /// A deed is used without an action (bm.deeds.22, 26).
    pub(crate) fn offer_deed_use(&mut self, seat: Seat) {
        self.offer(seat, Frame::DeedUse { seat });
    }

    /// Asks, if there is something to choose.
    pub(super) fn step_offer_of(&mut self, seat: Seat, frame: Frame) {
        if self.reader().offers_something(frame) { self.ask(seat) } else { self.pop() }
    }

    pub(super) fn answer_offer_of(&mut self, seat: Seat, choice: choice::Choice) {
        self.pop();
        match choice {
            choice::Choice::Pass => {}
            choice::Choice::Buy(item) => self.gain_item(seat, item),
            choice::Choice::Module(modules::Choice::BloodMoney(choice)) => match choice {
                Choice::Trade { .. } => self.trade(seat, choice),
                Choice::Claim { deed } => self.gain_deed(seat, deed),
                Choice::UseDeed { deed } => self.use_deed(seat, deed),
                _ => not_listed(of_module(choice)),
            },
            _ => not_listed(choice),
        }
    }
}
