//! Stores with a stand of their own (rules au.trading-post.*): their share of the kinds of items, and who sells what.

use crate::core::chance::{Chance, Luck};
use crate::core::engine::{Engine, Reader};
use crate::core::event::{Event, Observer};
use crate::core::ids::*;

impl Reader<'_> {
    /// The kinds of items sold in the store beside a space; none where there is no store.
    #[inline(always)]
    pub(crate) fn sold_at(&self, space: Space) -> ItemSet {
        let content = self.content;
        if !content.board.stores.contains(space) {
            ItemSet::new()
        } else if content.board.stands.is_empty() {
            content.weapons.union(content.mounts).union(content.misc)
        } else {
            self.sold_at_stands(space)
        }
    }

    /// The kinds of items sold in the store beside a space of a board with stands.
    #[inline(never)]
    fn sold_at_stands(&self, space: Space) -> ItemSet {
        let stands = self.content.board.stands.iter().zip(self.public().stands);
        let elsewhere = self.public().modules.sold_elsewhere();
        let dealt = stands.clone().fold(elsewhere, |all, (_, items)| all.union(items));
        let own = stands.clone().find(|(stand, _)| stand.spaces.contains(space));
        own.map_or_else(|| self.all_kinds().without(dealt), |(_, items)| items)
    }

    /// All kinds of items that stores sell.
    fn all_kinds(&self) -> ItemSet {
        let all: ItemSet = (0..self.content.items.len()).map(|at| Item(at as u8)).collect();
        all.without(self.content.legendary)
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Setup: each stand is dealt its kinds of items, a weapon and a mount first; one weapon and one mount stay in the
    /// General Stores (au.trading-post.02). What is fixed is not dealt (mode.general.09). Hook: a module can keep some for them first, and takes of what is left.
    pub(crate) fn deal_stands(&mut self) {
        if let Some(shelves) = &self.content.shelves {
            for (at, items) in shelves.stands.iter().enumerate() {
                self.state.public.stands[at] = *items;
                self.emit(Event::Stand { stand: at as u8, items: *items });
            }
            return self.stock_trader(shelves.trader);
        }
        let mut left = self.reader().all_kinds();
        let kept = self.keep_for_general_stores(left);
        left = left.without(kept);
        for at in 0..self.content.board.stands.len() {
            let items = self.deal_stand(self.content.board.stands[at].kinds, &mut left, kept.is_empty());
            self.state.public.stands[at] = items;
            self.emit(Event::Stand { stand: at as u8, items });
        }
        self.deal_to_trader(left);
    }

    /// Deals kinds of items to a stand; `spare` says whether the last weapon and the last mount are left for others.
    fn deal_stand(&mut self, kinds: u8, left: &mut ItemSet, spare: bool) -> ItemSet {
        let (weapons, mounts) = (self.content.weapons, self.content.mounts);
        let mut dealt = ItemSet::new();
        for n in 0..kinds {
            let last = |kind: ItemSet| if spare && left.and(kind).len() == 1 { left.and(kind) } else { ItemSet::new() };
            let free = left.without(last(weapons)).without(last(mounts));
            let free = match n {
                0 => free.and(weapons),
                1 => free.and(mounts),
                _ => free,
            };
            let item = self.luck(Luck::Ware(free)).ware();
            left.remove(item);
            dealt.insert(item);
        }
        dealt
    }
}
