//! The trader and Legendary items (rules bm.trader.*, bm.legendary-items.*): in his region a player buys from his stand, and
//! then he moves to a new region. Legendary items lie faceup on the stand or in a facedown deck.
//!
//! Everybody knows which Legendary items are still in the deck, and its order is random until one is drawn; only those
//! that were put under it have a known place. So a position keeps a set and a queue.

use super::super as modules;
use super::{Choice, Event, Frame, Luck, Refusal};
use crate::content::Content;
use crate::content::trader::TraderRow;
use crate::core::chance::{self, Chance};
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::Observer;
use crate::core::frame;
use crate::core::ids::*;
use crate::core::invariants::Violation;
use crate::core::limits::{LEGENDARY_ITEMS, TRADER_ROW};
use crate::core::{refusal, state};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

/// A region of the trader, by its index in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Region(pub u8);

impl Region {
    /// The index, for table look-ups.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Id for Region {
    fn from_index(i: u8) -> Self {
        Self(i)
    }
    fn to_index(self) -> u8 {
        self.0
    }
}

/// Regions of the board, as bits.
pub type RegionSet = Set<Region, u16>;

/// Items under the deck, from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Under {
    len: u8,
    #[serde(with = "BigArray")]
    items: [Item; LEGENDARY_ITEMS],
}

impl Default for Under {
    fn default() -> Self {
        Self { len: 0, items: [Item(0); LEGENDARY_ITEMS] }
    }
}

impl Under {
    /// From the top.
    pub fn iter(&self) -> impl Iterator<Item = Item> + '_ {
        self.items[..usize::from(self.len)].iter().copied()
    }

    /// Puts an item at the bottom.
    pub(crate) fn push(&mut self, item: Item) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Draws the item at the top. Its place is overwritten, so that equal positions are equal in memory.
    fn pop(&mut self) -> Option<Item> {
        let top = self.iter().next()?;
        self.items[0] = Item(0);
        self.items.rotate_left(1);
        self.len -= 1;
        Some(top)
    }
}

/// The trader in a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trader {
    /// The region of his faceup card; none before he is placed, and in games without him.
    pub region: Option<Region>,
    /// The cards revealed since they were shuffled, the faceup one among them.
    pub seen: RegionSet,
    /// The kinds of items that he sells besides Legendary ones.
    pub wares: ItemSet,
    /// The faceup Legendary items.
    pub row: [Option<Item>; TRADER_ROW],
    /// The Legendary items of the facedown deck, without those put under it.
    pub deck: ItemSet,
    /// Those under it, which are drawn after all others.
    pub under: Under,
}

impl Trader {
    /// Before the setup all Legendary items are in the deck, and what he sells is known if it is fixed.
    pub(super) fn before(content: &Content) -> Self {
        let wares = content.shelves.as_ref().map(|shelves| shelves.trader).unwrap_or_default();
        Self { deck: content.legendary, wares, ..Self::default() }
    }

    /// The faceup Legendary items.
    pub fn faceup(&self) -> impl Iterator<Item = Item> + '_ {
        self.row.iter().copied().flatten()
    }

    /// The number of Legendary items facedown.
    pub fn facedown(&self) -> usize {
        self.deck.len() + usize::from(self.under.len)
    }

    /// The spaces of his region.
    pub fn spaces(&self, content: &Content) -> SpaceSet {
        let (Some(row), Some(region)) = (&content.trader, self.region) else { return SpaceSet::new() };
        row.regions.get(region.index()).map_or(SpaceSet::new(), |(_, spaces)| *spaces)
    }

    /// Where his cart is drawn, although it stands nowhere: a space of his region, without a location if there is one.
    pub fn cart(&self, content: &Content) -> Option<Space> {
        let spaces = self.spaces(content);
        spaces.without(content.board.workplaces).first().or_else(|| spaces.first())
    }

    /// The regions of the movement cards from which the next one is drawn: if none is left, those revealed before are
    /// shuffled again without the faceup one (bm.trader.09, 10, 18).
    pub fn next(&self, row: &TraderRow) -> RegionSet {
        let all: RegionSet = (0..row.regions.len()).map(|at| Region(at as u8)).collect();
        let left = all.without(self.seen);
        if left.is_empty() { all.without(self.region.map(RegionSet::one).unwrap_or_default()) } else { left }
    }

    /// Each Legendary item is in one place, and regions are those of the content.
    pub(super) fn check(&self, content: &Content, public: &state::Public) -> Result<(), Violation> {
        let owned = public.players.iter().flat_map(|player| player.items.and(content.legendary));
        let mut known = ItemSet::new();
        for item in owned.chain(self.faceup()).chain(self.deck).chain(self.under.iter()) {
            if known.contains(item) || !content.legendary.contains(item) {
                return Err(Violation(format!("item {} is no Legendary item, or in two places", item.index())));
            }
            known.insert(item);
        }
        let regions = content.trader.as_ref().map_or(0, |row| row.regions.len());
        let faceup = self.region.is_none_or(|region| self.seen.contains(region));
        if !faceup
            || self.seen.iter().any(|region| region.index() >= regions)
            || self.wares.and(known) != ItemSet::new()
        {
            return Err(Violation("a trader whom the content lacks".to_owned()));
        }
        Ok(())
    }
}

impl state::Public {
    /// The dollars off the price of an item of the trader's stand for a player (bm.characters.10).
    fn trade_discount(&self, content: &Content, seat: Seat, item: Item) -> u8 {
        if content.legendary.contains(item) { self.player(seat).passives.legendary_discount } else { 0 }
    }

    /// The price of an item of the trader's stand for a player (bm.trader.04).
    pub fn trade_price(&self, content: &Content, seat: Seat, item: Item) -> u8 {
        let discount = self.trade_discount(content, seat, item);
        content.items.get(item.index()).map_or(0, |row| row.price(discount))
    }

    /// The trader; in games without him he is nowhere and sells nothing.
    pub fn trader(&self) -> &Trader {
        &self.modules.blood_money.trader
    }
}

impl Reader<'_> {
    /// Whether a player is in the trader's region (bm.trader.01).
    pub(crate) fn at_trader(&self, seat: Seat) -> Result<(), refusal::Refusal> {
        let here = self.player(seat).space;
        if here.is_some_and(|space| self.public().trader().spaces(self.content).contains(space)) {
            Ok(())
        } else {
            Err(Refusal::TraderElsewhere.into())
        }
    }

    /// Whether an item of the trader's stand may be bought in his region (bm.trader.01, 03, 15).
    pub(super) fn can_trade(&self, seat: Seat, item: Item) -> Result<(), refusal::Refusal> {
        self.at_trader(seat)?;
        if !self.public().trader().wares.contains(item) {
            return self.can_buy_legendary(seat, item);
        }
        self.can_buy(seat, item, 0)
    }

    /// Whether a faceup Legendary item may be bought (bm.trader.03, 04).
    pub(super) fn can_buy_legendary(&self, seat: Seat, item: Item) -> Result<(), refusal::Refusal> {
        if !self.public().trader().faceup().any(|shown| shown == item) {
            return Err(Refusal::NoTraderWare.into());
        }
        self.may_own(seat, item)?;
        self.can_pay(seat, self.public().trade_price(self.content, seat, item))
    }

    /// The faceup Legendary items that a player may buy.
    pub(crate) fn legendary_offers(&self, seat: Seat) -> impl Iterator<Item = Item> {
        let (reader, trader) = (*self, *self.public().trader());
        trader.row.into_iter().flatten().filter(move |item| reader.can_buy_legendary(seat, *item).is_ok())
    }

    /// Whether an owned weapon or mount may be upgraded in the trader's region (bm.trader.08).
    pub(super) fn can_trade_upgrade(&self, seat: Seat, item: Item) -> Result<(), refusal::Refusal> {
        self.at_trader(seat)?;
        self.can_upgrade(seat, item, 0)
    }

    /// What the trader sells to a player, and upgrades for them.
    pub(super) fn list_trades(&self, seat: Seat, to: &mut impl Sink) {
        if self.content.trader.is_none() || self.at_trader(seat).is_err() {
            return;
        }
        for choice in self.expected_trades(seat) {
            if self.blood_money_action(seat, choice).is_ok() {
                to.add(choice::Choice::Module(modules::Choice::BloodMoney(choice)));
            }
        }
    }

    /// What a player in the trader's region might expect of him.
    pub(in crate::modules) fn expected_trades(&self, seat: Seat) -> impl Iterator<Item = Choice> + use<> {
        let there = self.content.trader.is_some() && self.at_trader(seat).is_ok();
        let trader = *self.public().trader();
        let wares = trader.row.into_iter().flatten().chain(trader.wares);
        let own = self.player(seat).items.without(self.content.misc).without(self.content.legendary);
        let all = wares.map(|item| Choice::Trade { item }).chain(own.iter().map(|item| Choice::TradeUpgrade { item }));
        all.filter(move |_| there)
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Setup: the faceup Legendary items (bm.setup.22, 23).
    pub(in crate::modules) fn set_up_trader_stand(&mut self) {
        let rows = self.content.trader.as_ref().map_or(0, |row| row.row);
        for slot in 0..usize::from(rows) {
            self.fill_row(slot);
        }
    }

    /// Setup: the region of the first movement card (bm.setup.52).
    pub(crate) fn place_trader(&mut self) {
        if self.content.trader.is_some() {
            self.move_trader();
        }
    }

    /// The trader moves to the region of the next movement card (bm.trader.09).
    fn move_trader(&mut self) {
        let Some(row) = &self.content.trader else { return };
        let trader = *self.public().trader();
        let next = trader.next(row);
        let region = self.blood_money_luck(Luck::Region(next)).region();
        let trader = &mut self.state.public.modules.blood_money.trader;
        if trader.seen.contains(region) {
            trader.seen = trader.region.map(RegionSet::one).unwrap_or_default();
        }
        trader.seen.insert(region);
        trader.region = Some(region);
        self.emit_blood_money(Event::TraderMoved { region });
    }

    /// The top Legendary item of the facedown deck.
    fn draw_legendary(&mut self) -> Option<Item> {
        let deck = self.public().trader().deck;
        if deck.is_empty() {
            return self.state.public.modules.blood_money.trader.under.pop();
        }
        let item = self.blood_money_luck(Luck::Legendary(deck)).legendary();
        self.state.public.modules.blood_money.trader.deck.remove(item);
        Some(item)
    }

    /// The next Legendary item comes faceup on a place of the row; it stays empty when none is left.
    fn fill_row(&mut self, slot: usize) {
        let item = self.draw_legendary();
        self.state.public.modules.blood_money.trader.row[slot] = item;
        if let Some(item) = item {
            self.emit_blood_money(Event::LegendaryShown { item });
        }
    }

    /// A Legendary item is drawn from the facedown deck; who cannot own it puts it under the deck (bm.trader.11,
    /// bm.legendary-items.11).
    pub(crate) fn gain_legendary(&mut self, seat: Seat, items: u8) {
        for _ in 0..items {
            if !self.public().is_seat(seat) {
                return;
            }
            let Some(item) = self.draw_legendary() else { return };
            self.emit_blood_money(Event::LegendaryDrawn { seat, item });
            if self.reader().may_own(seat, item).is_ok() {
                self.gain_item(seat, item);
            } else {
                self.state.public.modules.blood_money.trader.under.push(item);
                self.emit_blood_money(Event::LegendaryUnder { seat, item });
            }
        }
    }

    /// Starts a trader action with its first purchase.
    pub(super) fn start_trade(&mut self, seat: Seat, choice: Choice) {
        self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Trade)));
        self.trade(seat, choice);
    }

    /// A purchase; a Legendary item is replaced at once (bm.trader.06).
    pub(super) fn trade(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Trade { item } => {
                let discount = self.public().trade_discount(self.content, seat, item);
                self.buy(seat, item, discount);
                if let Some(slot) = self.public().trader().row.iter().position(|shown| *shown == Some(item)) {
                    self.fill_row(slot);
                }
            }
            Choice::TradeUpgrade { item } => self.buy_upgrade(seat, item, 0),
            _ => not_listed(choice::Choice::Module(modules::Choice::BloodMoney(choice))),
        }
    }

    /// Further purchases until the player ends the action; then the trader moves (bm.trader.05, 09).
    pub(super) fn answer_trade(&mut self, seat: Seat, choice: choice::Choice) {
        match choice {
            choice::Choice::Module(modules::Choice::BloodMoney(choice)) => self.trade(seat, choice),
            choice::Choice::End => {
                self.pop();
                self.move_trader();
            }
            choice => not_listed(choice),
        }
    }

    /// Setup: items that the general stores keep, one weapon and one mount, if a trader is dealt kinds of items, too
    /// (bm.setup.28).
    pub(crate) fn keep_for_general_stores(&mut self, left: ItemSet) -> ItemSet {
        if self.content.trader.is_none() {
            return ItemSet::new();
        }
        let (weapons, mounts) = (self.content.weapons, self.content.mounts);
        [weapons, mounts].map(|kind| self.luck(chance::Luck::Ware(left.and(kind))).ware()).into_iter().collect()
    }

    /// Setup: the kinds of items for which the stores have no place go to the trader (bm.setup.31).
    pub(crate) fn deal_to_trader(&mut self, mut left: ItemSet) {
        let Some(row) = &self.content.trader else { return };
        let mut wares = ItemSet::new();
        for _ in 0..row.kinds {
            let item = self.luck(chance::Luck::Ware(left)).ware();
            left.remove(item);
            wares.insert(item);
        }
        self.stock_trader(wares);
    }

    /// Setup: these kinds of items lie on the trader's stand.
    pub(crate) fn stock_trader(&mut self, items: ItemSet) {
        if self.content.trader.is_some() {
            self.state.public.modules.blood_money.trader.wares = items;
            self.emit_blood_money(Event::TraderStand { items });
        }
    }
}
