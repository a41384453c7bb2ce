//! The general store (rules base.store.*, base.item.02): buying, upgrading, and switching to a new weapon or mount.

use crate::content::Content;
use crate::content::schema::ItemKind;
use crate::core::chance::Chance;
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Observer};
use crate::core::frame::Frame;
use crate::core::ids::*;
use crate::core::refusal::Refusal;
use crate::core::state::Public;

impl Public {
    /// The discount of the purchase that an effect offers.
    pub(crate) fn discount(&self) -> u8 {
        match self.stack.top() {
            Frame::Shop { discount, .. } | Frame::Upgrade { discount, .. } => discount,
            Frame::Module(frame) => frame.discount(),
            _ => 0,
        }
    }

    /// The price of buying or upgrading an item in this position.
    pub fn price(&self, content: &Content, item: Item) -> u8 {
        content.items.get(item.index()).map_or(0, |row| row.price(self.discount()))
    }
}

impl Reader<'_> {
    /// Whether an item may be bought at a discount.
    pub(crate) fn can_buy(&self, seat: Seat, item: Item, discount: u8) -> Result<(), Refusal> {
        self.may_take(seat, item)?;
        self.can_pay(seat, self.content.items[item.index()].price(discount))
    }

    /// Whether an item may be bought in the store beside the player, at the full price.
    pub(crate) fn can_buy_here(&self, seat: Seat, item: Item) -> Result<(), Refusal> {
        self.at(seat, self.content.board.stores)?;
        if !self.sold_at(self.space(seat)).contains(item) {
            return Err(Refusal::SoldElsewhere);
        }
        self.can_buy(seat, item, 0)
    }

    /// Whether an owned weapon or mount may be upgraded at a discount (base.store.08, base.item.01).
    pub(crate) fn can_upgrade(&self, seat: Seat, item: Item, discount: u8) -> Result<(), Refusal> {
        let player = self.player(seat);
        let row = &self.content.items[item.index()];
        if row.kind == ItemKind::Misc || row.legendary {
            return Err(Refusal::NotUpgradable);
        }
        if !player.items.contains(item) {
            return Err(Refusal::NotOwned);
        }
        if player.upgraded.contains(item) {
            return Err(Refusal::AlreadyUpgraded);
        }
        self.can_pay(seat, row.price(discount))
    }

    /// The items that may be bought at a discount.
    pub(crate) fn wares(&self, seat: Seat, discount: u8) -> impl Iterator<Item = Item> {
        let reader = *self;
        let content = self.content;
        let others = content.weapons.union(content.mounts).union(content.misc).without(self.player(seat).items);
        others.iter().filter(move |i| reader.can_buy(seat, *i, discount).is_ok())
    }

    /// The weapons and mounts that may be upgraded at a discount.
    pub(crate) fn upgrades(&self, seat: Seat, discount: u8) -> impl Iterator<Item = Item> {
        let reader = *self;
        let own = self.player(seat).items.without(self.player(seat).upgraded);
        own.iter().filter(move |i| reader.can_upgrade(seat, *i, discount).is_ok())
    }

    /// The items that may be bought in the store beside the player, at the full price.
    fn wares_here(&self, seat: Seat) -> impl Iterator<Item = Item> {
        let sold = self.sold_at(self.space(seat));
        self.wares(seat, 0).filter(move |i| sold.contains(*i))
    }

    /// Whether anything may be bought or upgraded at the full price.
    pub(crate) fn buys_something(&self, seat: Seat) -> bool {
        self.wares_here(seat).next().is_some()
            || self.at(seat, self.content.board.stores).is_ok() && self.upgrades(seat, 0).next().is_some()
    }

    /// Purchases and upgrades at the full price.
    pub(crate) fn list_purchases(&self, seat: Seat, to: &mut impl Sink) {
        self.wares_here(seat).for_each(|i| to.add(Choice::Buy(i)));
        if self.at(seat, self.content.board.stores).is_ok() {
            self.upgrades(seat, 0).for_each(|i| to.add(Choice::Upgrade(i)));
        }
    }

    pub(crate) fn list_store(&self, seat: Seat, to: &mut impl Sink) {
        self.list_purchases(seat, to);
        to.add(Choice::End);
    }

    pub(crate) fn list_upgrades(&self, seat: Seat, discount: u8, to: &mut impl Sink) {
        self.upgrades(seat, discount).for_each(|i| to.add(Choice::Upgrade(i)));
        to.add(Choice::Pass);
    }

    pub(crate) fn list_shop(&self, seat: Seat, discount: u8, to: &mut impl Sink) {
        self.wares(seat, discount).for_each(|i| to.add(Choice::Buy(i)));
        to.add(Choice::Pass);
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Applies purchases one after another, as many as the player can pay (base.store.03, 09).
    pub(crate) fn answer_store(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Buy(item) => self.buy(seat, item, 0),
            Choice::Upgrade(item) => self.buy_upgrade(seat, item, 0),
            Choice::End => {
                let spent = self.public().turn.action_spent;
                self.pop();
                self.goal_store(seat, spent);
            }
            _ => not_listed(choice),
        }
    }

    pub(crate) fn buy(&mut self, seat: Seat, item: Item, discount: u8) {
        let price = self.content.items[item.index()].price(discount);
        // A payment that asks comes last, so that it is asked before what gaining the item pushes.
        let late = self.reader().pays_with_nuggets(seat);
        if !late {
            self.spend(seat, price, Cause::Store);
        }
        let player = self.player(seat);
        let others = match self.content.items[item.index()].kind {
            ItemKind::Weapon => player.weapon.is_some(),
            ItemKind::Mount => player.mount.is_some(),
            ItemKind::Misc => false,
        };
        if others {
            self.push(Frame::EquipNew { seat, item });
        }
        self.gain_item(seat, item);
        if late {
            self.spend(seat, price, Cause::Store);
        }
    }

    pub(crate) fn buy_upgrade(&mut self, seat: Seat, item: Item, discount: u8) {
        let price = self.content.items[item.index()].price(discount);
        let late = self.reader().pays_with_nuggets(seat);
        if !late {
            self.spend(seat, price, Cause::Store);
        }
        self.upgrade_item(seat, item);
        let player = self.player(seat);
        let active = player.weapon == Some(item) || player.mount == Some(item);
        if !active && self.public().edition.changes_on_upgrade() {
            self.push(Frame::EquipNew { seat, item });
        }
        if late {
            self.spend(seat, price, Cause::Store);
        }
    }

    pub(crate) fn answer_equip_new(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        if let Choice::Equip(item) = choice {
            self.equip(seat, item);
        }
    }

    pub(crate) fn step_upgrade(&mut self, seat: Seat, discount: u8) {
        if self.reader().upgrades(seat, discount).next().is_some() { self.ask(seat) } else { self.pop() }
    }

    pub(crate) fn answer_upgrade(&mut self, seat: Seat, discount: u8, choice: Choice) {
        self.pop();
        if let Choice::Upgrade(item) = choice {
            self.buy_upgrade(seat, item, discount);
        }
    }

    pub(crate) fn step_shop(&mut self, seat: Seat, discount: u8) {
        if self.reader().wares(seat, discount).next().is_some() { self.ask(seat) } else { self.pop() }
    }

    pub(crate) fn answer_shop(&mut self, seat: Seat, discount: u8, choice: Choice) {
        self.pop();
        if let Choice::Buy(item) = choice {
            self.buy(seat, item, discount);
        }
    }
}
