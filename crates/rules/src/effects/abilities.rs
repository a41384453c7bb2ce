//! Lookup of abilities at a timing, and the order in which a player's abilities are used.
//!
//! Firing a timing is one AND of the player's sources with the timing's listeners, and usually has no result.

use crate::content::schema::{Limit, When};
use crate::content::{AbilityRow, BlockId, Cond, CondId, Op, Source, SourceKind, SourceSet};
use crate::core::chance::Chance;
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Event, Observer};
use crate::core::frame::{Done, Frame, PointsOn};
use crate::core::ids::*;
use crate::modules;

/// The choice that uses a source.
pub(crate) fn use_choice(source: Source) -> Choice {
    match source.kind() {
        SourceKind::Front(item) | SourceKind::Upgraded(item) => Choice::UseItem(item),
        SourceKind::Character(c) => Choice::UseCharacter(c),
        SourceKind::Legend(_) => Choice::Module(modules::Choice::STORY_EFFECT),
        SourceKind::Follower(_) => Choice::Module(modules::Choice::FOLLOWER_EFFECT),
        SourceKind::Injury(_) | SourceKind::Title(_) | SourceKind::Other => Choice::Bonus,
    }
}

impl<'a> Reader<'a> {
    /// Whether all of these conditions hold for a seat; `amount` is the number of the event, if any.
    pub(crate) fn holds_for(&self, all: CondId, seat: Seat, amount: u8) -> bool {
        all.0 == 0 || self.content.conditions[usize::from(all.0)].iter().all(|c| self.condition(*c, seat, amount))
    }

    /// Whether all of these conditions hold for a seat.
    #[inline]
    pub(crate) fn holds(&self, all: CondId, seat: Seat) -> bool {
        self.holds_for(all, seat, 0)
    }

    fn condition(&self, condition: Cond, seat: Seat, amount: u8) -> bool {
        let player = self.player(seat);
        let fight = &self.public().fight;
        match condition {
            Cond::At(spaces) => player.space.is_some_and(|s| spaces.contains(s)),
            Cond::Marshal(n) => player.marshal >= n,
            Cond::Wanted(n) => player.wanted >= n,
            Cond::Neither => player.marshal == 0 && player.wanted == 0,
            Cond::Lp(n) => player.lp >= u16::from(n),
            Cond::Money(n) => player.money >= n,
            Cond::MoneyAtMost(n) => player.money <= n,
            Cond::Nuggets(n) => amount.max(player.nuggets * u8::from(amount == 0)) >= n,
            Cond::Wounds(n) => player.wounds >= n,
            Cond::WoundsAtMost(n) => player.wounds <= n,
            Cond::Unhurt => player.wounds == 0,
            Cond::Injured => self.public().injury(seat).is_some(),
            Cond::OwnTurn => self.public().is_active(seat),
            Cond::AtTrader => self.at_trader(seat).is_ok(),
            Cond::UpgradedWeapon => !player.upgraded.and(self.content.weapons).is_empty(),
            Cond::HasCattle => player.led().next().is_some(),
            Cond::HasItem(item) => player.items.contains(item),
            Cond::HasUpgraded(item) => player.upgraded.contains(item),
            Cond::MiscItems(n) => player.items.and(self.content.misc).len() >= usize::from(n),
            Cond::Upgrades(n) => player.upgraded.len() >= usize::from(n),
            Cond::AgainstPlayer => self.fighting() && fight.with_player(),
            Cond::AgainstNpc => self.fighting() && !fight.with_player(),
            Cond::AgainstBandit => self.fighting() && fight.kind == crate::core::choice::FightKind::Bandit,
            Cond::FightIs(kinds) => self.fighting() && kinds & 1 << fight.kind as u8 != 0,
            Cond::Attacking => self.fighting() && fight.fighter == seat,
            Cond::Arresting => {
                self.fighting() && fight.fighter == seat && fight.kind == crate::core::choice::FightKind::Arrest
            }
            Cond::MarshalAgainstWanted => self.fighting() && fight.marshal_against_wanted,
            Cond::WithPlayer => player.space.is_some_and(|s| self.public().players_on(s).len() > 1),
            Cond::Used(source) => self.used_up(seat, source),
            Cond::Alone => {
                player.space.is_some_and(|s| self.public().players_on(s).len() == 1 && self.public().sheriff != s)
            }
            Cond::SheriffArrested => matches!(self.public().stack.peek(), Frame::Effects { arrested: true, .. }),
            Cond::OnTrack(track) => amount == track.0 + 1,
            Cond::Completed(legend) => self.public().modules.blood_money.stories.completed.contains(legend),
            Cond::Points(track, n) => player.points[track.index()] >= n,
        }
    }

    /// The available abilities of a seat's character and items at a timing, without those in `done`.
    pub(crate) fn eligible(&self, seat: Seat, when: When, done: Done) -> impl Iterator<Item = &'a AbilityRow> {
        let reader = *self;
        self.eligible_if(seat, when, done, move |all| reader.holds(all, seat))
    }

    /// The same with conditions that are checked in another way.
    pub(crate) fn eligible_if(
        &self,
        seat: Seat,
        when: When,
        done: Done,
        holds: impl Fn(CondId) -> bool,
    ) -> impl Iterator<Item = &'a AbilityRow> {
        let reader = *self;
        let sources = match self.public().turn.is_exhausted() {
            true => SourceSet::new(),
            false => self.player(seat).sources.and(self.content.listeners[when as usize]),
        };
        sources
            .iter()
            .filter(move |source| !done.has(*source))
            .filter_map(move |source| reader.content.ability(source, when, &holds).filter(|a| reader.usable(seat, a)))
    }

    /// Whether an ability with these conditions follows a gain of points: on a track of a module only if they name it.
    pub(crate) fn follows_gain(&self, all: CondId, seat: Seat, on: PointsOn) -> bool {
        let conditions = &self.content.conditions[usize::from(all.0)];
        let named = |track| conditions.iter().any(|c| matches!(*c, Cond::OnTrack(named) if named == track));
        let fits = match on {
            PointsOn::Marshal | PointsOn::Wanted => true,
            PointsOn::Track(track) => named(track),
        };
        fits && conditions.iter().all(|c| matches!(c, Cond::OnTrack(_)) || self.condition(*c, seat, 0))
    }

    /// What a player may do beside actions with the character and items.
    pub(crate) fn beside_actions(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        self.eligible(seat, When::BesideActions, Done::NONE).map(|ability| use_choice(ability.source))
    }

    /// The ability at a timing that a choice uses.
    pub(crate) fn ability_chosen(&self, seat: Seat, when: When, choice: Choice) -> Option<AbilityRow> {
        self.eligible(seat, when, Done::NONE).find(|ability| use_choice(ability.source) == choice).copied()
    }

    /// Whether a player has reached the limit of an ability of this source in this turn.
    pub(crate) fn used_up(&self, seat: Seat, source: Source) -> bool {
        source.is_owned() && self.public().turn.used[seat.index()].contains(source)
    }

    /// The first of those abilities, and whether there are more.
    pub(crate) fn first_eligible(&self, seat: Seat, when: When, done: Done) -> (Option<AbilityRow>, bool) {
        let mut eligible = self.eligible(seat, when, done);
        (eligible.next().copied(), eligible.next().is_some())
    }

    /// Whether an ability's limit is not used up, its price can be paid and its effect is possible.
    fn usable(&self, seat: Seat, ability: &AbilityRow) -> bool {
        let used = ability.limit == Some(Limit::Turn) && self.used_up(seat, ability.source);
        !used && self.payable(seat, ability.price) && self.possible(seat, ability.effects)
    }

    /// Whether a block can start: a target must be there, an extension must have a destination.
    pub(crate) fn possible(&self, seat: Seat, block: BlockId) -> bool {
        self.content.block(block).iter().all(|op| match *op {
            Op::PlayerHere(inner) => !self.players_here(seat, inner).is_empty(),
            Op::PlayerNear { within, block } => !self.players_near(seat, block, within).is_empty(),
            Op::SwitchTracks => self.player(seat).marshal + self.player(seat).wanted > 0,
            Op::RideRow => self.can_step(seat, self.track_row(seat)),
            Op::ExtendMove(n) | Op::Ride(n) => self.can_step(seat, n),
            Op::TakeStray(within) => !self.strays_within(seat, within).is_empty(),
            Op::Sheriff(_) => self.public().sheriff_active(),
            Op::MoveToTrain => self.train_in_reach(seat).is_some(),
            Op::StartPoker => self.can_pay(seat, self.content.numbers.poker_ante).is_ok(),
            Op::UseDeed => self.usable_deeds(seat).next().is_some(),
            Op::BuyLegendary => self.legendary_offers(seat).next().is_some(),
            _ => true,
        })
    }

    pub(crate) fn list_fire(&self, seat: Seat, when: When, done: Done, to: &mut impl Sink) {
        let mut all_optional = true;
        for ability in self.eligible(seat, when, done) {
            all_optional &= ability.optional;
            to.add(use_choice(ability.source));
        }
        if all_optional {
            to.add(Choice::Pass);
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Runs the abilities of one seat at a timing, in the order that it chooses.
    pub(crate) fn fire(&mut self, seat: Seat, when: When) {
        if !self.player(seat).sources.and(self.content.listeners[when as usize]).is_empty() {
            self.push(Frame::Fire { when, seat, done: Done::NONE });
        }
    }

    pub(crate) fn step_fire(&mut self, when: When, seat: Seat, done: Done) {
        match self.reader().first_eligible(seat, when, done) {
            (None, _) => self.pop(),
            (Some(only), false) if !only.optional => {
                self.replace(Frame::Fire { when, seat, done: done.with(only.source) });
                self.use_ability(seat, &only);
            }
            _ => self.ask(seat),
        }
    }

    pub(crate) fn answer_fire(&mut self, when: When, seat: Seat, done: Done, choice: Choice) {
        if choice == Choice::Pass {
            return self.pop();
        }
        let found = self.reader().eligible(seat, when, done).find(|a| use_choice(a.source) == choice).copied();
        let ability = found.unwrap_or_else(|| not_listed(choice));
        self.replace(Frame::Fire { when, seat, done: done.with(ability.source) });
        self.use_ability(seat, &ability);
    }

    /// Uses an ability beside actions, if the choice is one. Returns whether it is.
    pub(crate) fn use_beside_actions(&mut self, seat: Seat, choice: Choice) -> bool {
        if !matches!(choice, Choice::UseCharacter(_) | Choice::UseItem(_)) {
            return false;
        }
        match self.reader().ability_chosen(seat, When::BesideActions, choice) {
            Some(ability) => self.use_ability(seat, &ability),
            None => return false,
        }
        true
    }

    /// Marks an ability as used.
    pub(crate) fn mark_used(&mut self, seat: Seat, ability: &AbilityRow) {
        if ability.limit == Some(Limit::Turn) {
            let used = &mut self.state.public.turn.used[seat.index()];
            *used = used.union(ability.source.alone());
        }
        self.emit(Event::Used { seat, source: ability.source });
    }

    /// Uses an ability: its price first, then its effects.
    pub(crate) fn use_ability(&mut self, seat: Seat, ability: &AbilityRow) {
        self.mark_used(seat, ability);
        // An ability whose effects change nothing counts, too.
        self.count_effect();
        self.effects(ability.effects, seat, ability.source);
        self.effects(ability.price, seat, ability.source);
        self.bonus_used(seat, ability.source);
    }

    /// Runs the automatic abilities at a timing immediately.
    pub(crate) fn fire_now(&mut self, seat: Seat, when: When, amount: u8) {
        for source in self.player(seat).sources.and(self.content.listeners[when as usize]) {
            self.fire_source_for(seat, source, when, amount);
        }
    }

    /// The same for one source, active or not.
    pub(crate) fn fire_source(&mut self, seat: Seat, source: Source, when: When) {
        self.fire_source_for(seat, source, when, 0);
    }

    /// The same for a poker card.
    pub(crate) fn fire_card(&mut self, seat: Seat, card: Card, when: When) {
        if self.content.timed_cards[when as usize].contains(card) {
            self.fire_source_for(seat, self.content.card_source(card), when, 0);
        }
    }

    fn fire_source_for(&mut self, seat: Seat, source: Source, when: When, amount: u8) {
        let content = self.content;
        let reader = self.reader();
        let Some(ability) = content.ability(source, when, |all| reader.holds_for(all, seat, amount)) else {
            return;
        };
        self.emit(Event::Used { seat, source });
        for op in content.block(ability.effects) {
            self.run_op(*op, seat, source);
        }
        self.bonus_used(seat, source);
    }

    /// Poker cards whose abilities run like those of items are used for their bonus: neither for an action nor as a
    /// reaction.
    pub(crate) fn bonus_used(&mut self, seat: Seat, source: Source) {
        if matches!(source.kind(), SourceKind::Title(_)) && self.public().is_seat(seat) {
            self.fire_now(seat, When::BonusUsed, 0);
        }
    }
}
