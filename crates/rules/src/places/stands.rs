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
        let dealt = stands.clone().fold(ItemSet::new(), |all, (_, items)| all.union(items));
        let own = stands.clone().find(|(stand, _)| stand.spaces.contains(space));
        own.map_or_else(|| self.all_kinds().without(dealt), |(_, items)| items)
    }

    /// All kinds of items.
    fn all_kinds(&self) -> ItemSet {
        (0..self.content.items.len()).map(|at| Item(at as u8)).collect()
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Setup: each stand is dealt its kinds of items, a weapon and a mount first; one weapon and one mount stay in the
    /// General Stores (au.trading-post.02).
    pub(crate) fn deal_stands(&mut self) {
        let mut left = self.reader().all_kinds();
        for at in 0..self.content.board.stands.len() {
            let items = self.deal_stand(self.content.board.stands[at].kinds, &mut left);
            self.state.public.stands[at] = items;
            self.emit(Event::Stand { stand: at as u8, items });
        }
    }

    fn deal_stand(&mut self, kinds: u8, left: &mut ItemSet) -> ItemSet {
        let (weapons, mounts) = (self.content.weapons, self.content.mounts);
        let mut dealt = ItemSet::new();
        for n in 0..kinds {
            // The last weapon and the last mount are for the general stores.
            let last = |kind: ItemSet| if left.and(kind).len() == 1 { left.and(kind) } else { ItemSet::new() };
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
