//! Money, legendary points, nuggets, wounds and items: the only code that changes these numbers.
//!
//! Each gain is clamped to its limit, emitted as an event, added to "by a single action", and triggers listeners. The
//! automa gains and loses only LP (base.two.06, 10, 11).

use crate::content::schema::{ItemKind, When};
use crate::content::{Passives, Source, SourceKind, SourceSet};
use crate::core::chance::Chance;
use crate::core::choice::Loot;
use crate::core::engine::{Engine, Reader};
use crate::core::event::{Cause, Event, Observer};
use crate::core::ids::*;
use crate::core::state::Phase;

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Gains money up to the money limit; the rest is lost (base.bank.06).
    pub(crate) fn gain_money(&mut self, seat: Seat, amount: i16, cause: Cause) {
        if !self.public().is_seat(seat) {
            return;
        }
        let limit = i16::from(self.player(seat).money_limit(self.content));
        let before = i16::from(self.player(seat).money);
        let after = (before + amount).clamp(0, limit);
        if after != before {
            self.player_mut(seat).money = after as u8;
            self.emit(Event::Money { seat, gained: after - before, cause });
        }
        self.over_limit(seat, Loot::Money, (before + amount - limit).max(0), limit as u8);
    }

    /// Emits the part of a gain above a limit.
    fn over_limit(&mut self, seat: Seat, what: Loot, lost: i16, limit: u8) {
        if lost > 0 {
            self.emit(Event::OverLimit { seat, what, lost: lost.min(i16::from(u8::MAX)) as u8, limit });
        }
    }

    /// Loses up to this much money.
    pub(crate) fn lose_money(&mut self, seat: Seat, amount: u8, cause: Cause) {
        self.gain_money(seat, -i16::from(amount), cause);
    }

    /// Pays to the supply by choice; counts as spending when done by an action in a town (base.story.37).
    pub(crate) fn spend(&mut self, seat: Seat, amount: u8, cause: Cause) {
        self.pay(seat, amount, cause);
        let in_town = self.content.board.town.contains(self.reader().space(seat));
        if self.public().is_active(seat) && self.public().turn.in_action && in_town {
            let spent = &mut self.state.public.turn.action_spent;
            *spent = spent.saturating_add(amount);
            self.meet_spending();
        }
    }

    /// Gains legendary points; from 5 on the legendary ability is active (base.setup.41, 54).
    pub(crate) fn gain_lp(&mut self, seat: Seat, amount: u8, cause: Cause) {
        if amount == 0 {
            return;
        }
        let legendary_from = u16::from(self.content.numbers.legendary_from);
        let player = self.player_mut(seat);
        player.lp = player.lp.saturating_add(u16::from(amount));
        let becomes = !player.legendary && player.lp >= legendary_from && player.character.is_some();
        self.emit(Event::Lp { seat, gained: i16::from(amount), cause });
        if self.public().reaches_the_end(seat) {
            self.state.public.phase = Phase::Reached;
        }
        if becomes {
            self.player_mut(seat).legendary = true;
            self.refresh(seat);
            self.emit(Event::Legendary { seat });
        }
        self.points_of_modules(seat);
        if self.public().is_active(seat) && self.public().turn.in_action {
            let sum = &mut self.state.public.turn.action_lp;
            *sum = sum.saturating_add(amount);
            let sum = *sum;
            self.meet_lp();
            self.goal_lp_by_action(sum);
        }
    }

    /// Loses legendary points, never below 0 (base.score.12).
    pub(crate) fn lose_lp(&mut self, seat: Seat, amount: u8, cause: Cause) {
        let player = self.player_mut(seat);
        let lost = player.lp.min(u16::from(amount));
        player.lp -= lost;
        if lost > 0 {
            self.emit(Event::Lp { seat, gained: -(lost as i16), cause });
        }
    }

    /// Gains nuggets, as many as the supply has and the player can carry (base.mine.08, 09). Returns how many.
    pub(crate) fn gain_nuggets(&mut self, seat: Seat, amount: u8, cause: Cause) -> u8 {
        if !self.public().is_seat(seat) {
            return 0;
        }
        let limit = self.player(seat).nugget_limit(self.content);
        let room = limit.saturating_sub(self.player(seat).nuggets);
        let gained = amount.min(room).min(self.public().nuggets);
        if gained > 0 {
            self.state.public.nuggets -= gained;
            self.player_mut(seat).nuggets += gained;
            self.emit(Event::Nuggets { seat, gained: i16::from(gained), cause });
        }
        self.over_limit(seat, Loot::Nuggets, i16::from(amount) - i16::from(room), limit);
        gained
    }

    /// Returns nuggets to the supply.
    pub(crate) fn lose_nuggets(&mut self, seat: Seat, amount: u8, cause: Cause) {
        let lost = amount.min(self.player(seat).nuggets);
        if lost > 0 && self.public().is_seat(seat) {
            self.player_mut(seat).nuggets -= lost;
            self.state.public.nuggets += lost;
            self.emit(Event::Nuggets { seat, gained: -i16::from(lost), cause });
        }
    }

    /// Gains wounds by one effect, up to the limit; a shielded side of a fight gains none (base.wound.01, 06, 07).
    pub(crate) fn gain_wounds(&mut self, seat: Seat, amount: u8, sure: bool, cause: Cause) {
        if !self.public().is_seat(seat) {
            return;
        }
        // Canceled wounds come off first (bm.injuries.22).
        let left = if !sure && self.reader().shielded(seat) { 0 } else { amount };
        let left = left - self.first_wounds(seat, left, sure);
        let gained = left.min(self.reader().room_for_wounds(seat));
        if self.content.injuries.is_empty() && gained < amount {
            self.emit(Event::WoundIgnored { seat, wounds: amount - gained });
        }
        if gained > 0 {
            self.player_mut(seat).wounds += gained;
            self.emit(Event::Wounded { seat, wounds: gained, cause });
            self.fire_now(seat, When::Wounded, 0);
            self.wounded_another(seat, cause);
        }
        if !self.content.injuries.is_empty() {
            let ignored = amount - left + self.wounds_beyond(seat, left - gained);
            if ignored > 0 {
                self.emit(Event::WoundIgnored { seat, wounds: ignored });
            }
        }
    }

    /// A player has gained wounds: if the active player gave them, by winning a fight or by an effect, that player's
    /// abilities for it apply (items.02).
    fn wounded_another(&mut self, seat: Seat, cause: Cause) {
        let active = self.public().turn.seat;
        let listens = self.content.listeners[When::OtherWounded as usize];
        if seat == active || self.player(active).sources.and(listens).is_empty() {
            return;
        }
        let gave = match cause {
            Cause::Fight => self.reader().opponent(seat) == Some(active),
            _ => self.public().stack.runs_effect_of(active),
        };
        if gave {
            self.fire_now(active, When::OtherWounded, 0);
        }
    }

    /// Loses wounds; returns how many.
    pub(crate) fn heal(&mut self, seat: Seat, amount: u8) -> u8 {
        let player = self.player_mut(seat);
        let healed = amount.min(player.wounds);
        player.wounds -= healed;
        if healed > 0 {
            self.emit(Event::Healed { seat, wounds: healed });
            if self.player(seat).wounds == 0 {
                self.recovered(seat);
            }
        }
        healed
    }

    /// Gains an item from the store, or a Legendary one; the first weapon or mount becomes active at once, and its ability on gaining
    /// applies (base.setup.52).
    pub(crate) fn gain_item(&mut self, seat: Seat, item: Item) {
        if !self.content.legendary.contains(item) {
            self.state.public.store[item.index()] -= 1;
        }
        let kind = self.content.items[item.index()].kind;
        let player = self.player_mut(seat);
        player.items.insert(item);
        match kind {
            ItemKind::Weapon => _ = player.weapon.get_or_insert(item),
            ItemKind::Mount => _ = player.mount.get_or_insert(item),
            ItemKind::Misc => {}
        }
        self.refresh(seat);
        self.emit(Event::GainedItem { seat, item });
        self.goal_item_gained(seat, item);
        self.fire_source(seat, Source::item(item, false), When::Gained);
    }

    /// Upgrades a weapon or mount, unless it was lost immediately when it was gained.
    pub(crate) fn upgrade_item(&mut self, seat: Seat, item: Item) {
        if !self.player(seat).items.contains(item) {
            return;
        }
        self.player_mut(seat).upgraded.insert(item);
        self.refresh(seat);
        self.emit(Event::Upgraded { seat, item });
        self.goal_item_upgraded(seat, item);
    }

    /// Upgrades the weapon or mount with this source.
    pub(crate) fn upgrade_source(&mut self, seat: Seat, source: Source) {
        if let SourceKind::Front(item) = source.kind()
            && !self.content.misc.union(self.content.legendary).contains(item)
        {
            self.upgrade_item(seat, item);
        }
    }

    /// Returns an item to the store (base.item.05). After an active weapon or mount the first other one becomes active;
    /// what exceeds its limits is lost (as base.clar.03).
    pub(crate) fn lose_item(&mut self, seat: Seat, item: Item) {
        if !self.player(seat).items.contains(item) {
            return;
        }
        let (weapons, mounts) = (self.content.weapons, self.content.mounts);
        let player = self.player_mut(seat);
        player.items.remove(item);
        player.upgraded.remove(item);
        for (active, kind) in [(&mut player.weapon, weapons), (&mut player.mount, mounts)] {
            if *active == Some(item) {
                *active = player.items.and(kind).first();
            }
        }
        // A Legendary item leaves the game (bm.legendary-items.11).
        if !self.content.legendary.contains(item) {
            self.state.public.store[item.index()] += 1;
        }
        self.refresh(seat);
        self.emit(Event::LostItem { seat, item });
        self.goal_item_discarded(seat, item);
        self.lose_excess(seat);
    }

    /// Money, cattle tokens and nuggets above the limits are lost (base.clar.03, items.25).
    pub(crate) fn lose_excess(&mut self, seat: Seat) {
        let player = self.player(seat);
        let excess = player.money.saturating_sub(player.money_limit(self.content));
        self.lose_money(seat, excess, Cause::Limit);
        self.lose_excess_cattle(seat);
        let excess = self.player(seat).nuggets.saturating_sub(self.player(seat).nugget_limit(self.content));
        self.lose_nuggets(seat, excess, Cause::Limit);
    }

    /// Makes an owned weapon or mount active; what exceeds its limits is lost (base.clar.03).
    pub(crate) fn equip(&mut self, seat: Seat, item: Item) {
        let weapon = self.content.weapons.contains(item);
        let player = self.player_mut(seat);
        let active = if weapon { &mut player.weapon } else { &mut player.mount };
        let changed = active.replace(item) != Some(item);
        if changed {
            self.refresh(seat);
        }
        self.emit(Event::Equipped { seat, item });
        if changed {
            self.lose_excess(seat);
        }
    }

    /// Recomputes a player's abilities.
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let content = self.content;
        let player = *self.player(seat);
        let mut sources = SourceSet::new();
        let mut passives = Passives::default();
        let mut add = |source: Source| {
            sources.insert(source);
            passives = passives.with(content.passives[source.index()]);
        };
        if let (true, Some(character)) = (player.legendary, player.character) {
            add(Source::character(character));
        }
        for item in player.items {
            let active = match content.items[item.index()].kind {
                ItemKind::Weapon => player.weapon == Some(item),
                ItemKind::Mount => player.mount == Some(item),
                ItemKind::Misc => true,
            };
            if active {
                add(Source::item(item, player.upgraded.contains(item)));
            }
        }
        if let Some(legend) = self.public().modules.blood_money.stories.open {
            add(Source::legend(legend));
        }
        if let Some(injury) = self.public().injury(seat) {
            add(Source::injury(injury));
        }
        if let Some(follower) = self.public().follower(seat) {
            add(Source::follower(follower));
        }
        // A stray slows who leads it (au.longhorns.01).
        if !passives.strays_keep_movement {
            passives.slower += player.led().filter(|herd| *herd == content.stray_herd()).count() as u8;
        }
        let player = self.player_mut(seat);
        player.sources = sources;
        player.passives = passives;
    }
}

impl Reader<'_> {
    /// How many wounds a seat could gain: up to the maximum, and none with an injury (bm.injuries.21).
    pub(crate) fn room_for_wounds(&self, seat: Seat) -> u8 {
        match self.public().injury(seat) {
            Some(_) => 0,
            None => self.content.numbers.wounds.saturating_sub(self.player(seat).wounds),
        }
    }

    /// How many wounds the next gain of a seat would be reduced by (bm.characters.05).
    pub(crate) fn wounds_spared(&self, seat: Seat) -> u8 {
        match self.player(seat).passives.first_wounds_less {
            less if less > 0 && self.public().is_active(seat) && !self.public().turn.modules.wounded() => less,
            _ => 0,
        }
    }

    /// Whether wounds would change anything for a seat: it gains one, draws an injury, or discards cards for it.
    pub(crate) fn wounds_change(&self, seat: Seat) -> bool {
        let public = self.public();
        match public.injury(seat) {
            Some(_) => !self.hand(seat).is_empty(),
            None => self.room_for_wounds(seat) > 0 || public.has_injuries_left(self.content),
        }
    }

    /// Whether a seat loses no wounds to the fight in progress (base.pcard.34).
    pub(crate) fn shielded(&self, seat: Seat) -> bool {
        let fight = &self.public().fight;
        self.fighting() && fight.side_of(seat).is_some_and(|side| fight.shield[side])
    }

    /// Half of an amount of money, rounded up to a whole $10 (base.fight.36, 56).
    pub(crate) fn half_money(money: u8) -> u8 {
        money.div_ceil(20) * 10
    }

    /// Whether an item could be taken from the store (base.store.04, 05, base.item.02).
    pub(crate) fn may_take(&self, seat: Seat, item: Item) -> Result<(), crate::core::refusal::Refusal> {
        if self.public().store[item.index()] == 0 {
            return Err(self.why_none(item));
        }
        self.may_own(seat, item)
    }

    /// Whether a player could own an item besides those owned already (base.store.04, 05, base.item.02).
    pub(crate) fn may_own(&self, seat: Seat, item: Item) -> Result<(), crate::core::refusal::Refusal> {
        use crate::core::refusal::Refusal;
        let player = self.player(seat);
        if player.items.contains(item) {
            return Err(Refusal::AlreadyOwned);
        }
        let limit = self.content.numbers.misc_items;
        let full = || player.items.and(self.content.misc).len() >= usize::from(limit);
        if !self.content.misc.contains(item) || player.passives.any_misc_items || !full() {
            return Ok(());
        }
        // Something that lifts the limit lifts it for itself, too (items.20).
        let lifts = self.content.passives[Source::item(item, false).index()].any_misc_items;
        if lifts { Ok(()) } else { Err(Refusal::TooManyItems { limit }) }
    }
}
