//! The actions of a turn: their availability, and starting them (rules base.start.16, base.card.*, base.store.01).

use crate::content::schema::When;
use crate::core::chance::Chance;
use crate::core::choice::{Choice, FightKind};
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{Done, Frame, ProspectStage};
use crate::core::ids::*;
use crate::core::refusal::Refusal;
use crate::core::state::{Poker, PokerKind};

impl Reader<'_> {
    /// Lists every action of the active player.
    pub(crate) fn list_actions(&self, seat: Seat, to: &mut impl Sink) {
        if self.has_free_choices() {
            self.list_free_choices(to);
        }
        if self.public().turn.actions == 0 {
            return to.add(Choice::End);
        }
        self.each_move(seat, |space, mesas| to.add(Choice::Move { to: space, mesas }));
        let playable = self.hand(seat).and(self.content.timed_cards[When::Action as usize]);
        playable.iter().for_each(|c| to.add(Choice::Play(c)));
        self.eligible(seat, When::Action, Done::NONE)
            .for_each(|a| to.add(crate::effects::abilities::use_choice(a.source)));
        self.list_fights(seat, to);
        if self.content.board.workplaces.contains(self.space(seat)) {
            self.list_location(seat, to);
        }
        if self.has_module_actions() {
            self.list_module_actions(seat, to);
        }
        to.add(Choice::End);
    }

    /// Whether one action is available: the conditions of [`Self::list_actions`] for one choice.
    pub(crate) fn is_action_open(&self, seat: Seat, choice: Choice) -> bool {
        if self.public().turn.actions == 0 {
            return match choice {
                Choice::Module(choice) => choice.is_free() && self.module_action(seat, choice).is_ok(),
                Choice::UseItem(_) | Choice::UseCharacter(_) => self.beside_actions(seat).any(|open| open == choice),
                choice => matches!(choice, Choice::End),
            };
        }
        let board = &self.content.board;
        let player = self.player(seat);
        match choice {
            Choice::Move { to, mesas: 0 } => {
                self.reach_by_action(seat, player.movement(self.content)).contains(to) || self.fare(seat, to) > 0
            }
            Choice::Move { to, mesas } => {
                self.reach_over_mesas(seat, player.movement(self.content), mesas).contains(to)
            }
            Choice::Play(card) => self.hand(seat).and(self.content.timed_cards[When::Action as usize]).contains(card),
            Choice::UseItem(_) | Choice::UseCharacter(_) => {
                let mut actions = self.eligible(seat, When::Action, Done::NONE);
                actions.any(|a| crate::effects::abilities::use_choice(a.source) == choice)
                    || self.beside_actions(seat).any(|open| open == choice)
            }
            Choice::Fight { kind, target } => {
                self.public().seat_of(target).is_some_and(|other| self.can_fight(seat, kind, other).is_ok())
            }
            Choice::Buy(item) => self.can_buy_here(seat, item).is_ok(),
            Choice::Upgrade(item) => self.at(seat, board.stores).is_ok() && self.can_upgrade(seat, item, 0).is_ok(),
            Choice::Poker => self.can_start_poker(seat).is_ok(),
            Choice::Prospect => self.at(seat, board.mines).is_ok(),
            Choice::Deposit { nuggets, cards } => {
                let held = cards & !self.nugget_card_mask(seat) == 0 && nuggets <= player.nuggets;
                self.at(seat, board.banks).is_ok() && held && (nuggets > 0 || cards > 0)
            }
            Choice::Heist => self.can_heist(seat).is_ok(),
            Choice::Heal => self.can_heal(seat).is_ok(),
            Choice::Revel(lp) => {
                self.at(seat, board.cabarets).is_ok() && lp > 0 && lp <= player.money / self.content.numbers.revel
            }
            Choice::Acquire => self.can_acquire(seat).is_ok(),
            Choice::Work => self.at(seat, board.workplaces).is_ok(),
            Choice::Module(choice) => self.module_action(seat, choice).is_ok(),
            Choice::End => true,
            _ => false,
        }
    }

    fn list_fights(&self, seat: Seat, to: &mut impl Sink) {
        let mut here = self.public().players_on(self.space(seat));
        here.remove(seat);
        for other in here {
            let target = self.public().figure(other);
            for kind in [FightKind::Arrest, FightKind::Duel, FightKind::Rob] {
                if self.can_fight(seat, kind, other).is_ok() {
                    to.add(Choice::Fight { kind, target });
                }
            }
        }
    }

    fn list_location(&self, seat: Seat, to: &mut impl Sink) {
        let board = &self.content.board;
        if self.at(seat, board.stores).is_ok() {
            self.list_purchases(seat, to);
        }
        if self.can_start_poker(seat).is_ok() {
            to.add(Choice::Poker);
        }
        if self.at(seat, board.mines).is_ok() {
            to.add(Choice::Prospect);
        }
        if self.at(seat, board.banks).is_ok() {
            self.list_deposits(seat, to);
            if self.can_heist(seat).is_ok() {
                to.add(Choice::Heist);
            }
        }
        if self.can_heal(seat).is_ok() {
            to.add(Choice::Heal);
        }
        if self.at(seat, board.cabarets).is_ok() {
            let most = self.player(seat).money / self.content.numbers.revel;
            (1..=most).for_each(|n| to.add(Choice::Revel(n)));
        }
        if self.can_acquire(seat).is_ok() {
            to.add(Choice::Acquire);
        }
        if self.at(seat, board.workplaces).is_ok() {
            to.add(Choice::Work);
        }
    }

    /// Whether a fight with another player may start (base.fight.01, 02, 05, 06, 45, 48).
    pub(crate) fn can_fight(&self, seat: Seat, kind: FightKind, other: Seat) -> Result<(), Refusal> {
        if other == seat || self.player(other).space != self.player(seat).space {
            return Err(Refusal::TargetNotHere);
        }
        if self.public().turn.fought.contains(other) {
            return Err(Refusal::AlreadyFought);
        }
        if self.hand(seat).is_empty() {
            return Err(Refusal::NoCardToLay);
        }
        match kind {
            FightKind::Arrest if !self.player(seat).is_marshal() => Err(Refusal::NotMarshal),
            FightKind::Arrest if !self.player(other).is_wanted() => Err(Refusal::TargetNotWanted),
            FightKind::Arrest if self.public().arrests_over() => Err(Refusal::ArrestsOver),
            FightKind::Arrest | FightKind::Duel | FightKind::Rob => Ok(()),
            FightKind::Bandit | FightKind::Heist | FightKind::Sheriff | FightKind::Opponent | FightKind::Holdup => {
                Err(Refusal::WrongMoment)
            }
        }
    }

    /// Whether the doctor is available (base.heal.01, 04).
    pub(crate) fn can_heal(&self, seat: Seat) -> Result<(), Refusal> {
        self.at(seat, self.content.board.doctors)?;
        self.can_pay(seat, self.content.numbers.doctor)
    }

    /// Whether a seat is at one of these places, and the location there is not destroyed (bm.repair-ruins.02).
    #[inline(always)]
    pub(crate) fn at(&self, seat: Seat, places: SpaceSet) -> Result<(), Refusal> {
        let here = self.space(seat);
        if !places.contains(here) {
            return Err(Refusal::WrongPlace);
        }
        if self.is_ruined(here, places) { Err(Refusal::Ruined) } else { Ok(()) }
    }

    /// Whether a seat has this much money, or nuggets to pay with where these are spent.
    pub(crate) fn can_pay(&self, seat: Seat, price: u8) -> Result<(), Refusal> {
        match u16::from(price).saturating_sub(self.purse(seat)) {
            0 => Ok(()),
            short => Err(Refusal::Short { money: short as u8 }),
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Starts an action.
    pub(crate) fn take_action(&mut self, seat: Seat, choice: Choice) {
        let turn = &mut self.state.public.turn;
        turn.actions -= 1;
        turn.in_action = true;
        let card = if let Choice::Play(card) = choice { Some(card) } else { None };
        self.push(Frame::Action { card });
        match choice {
            Choice::Move { to, mesas } => {
                self.start_move(seat, to, mesas);
            }
            Choice::Play(card) => {
                self.fire(seat, When::CardOrItemAction);
                self.play_card(seat, card);
            }
            Choice::UseItem(_) => {
                self.fire(seat, When::CardOrItemAction);
                self.use_action(seat, choice);
            }
            Choice::UseCharacter(_) => self.use_action(seat, choice),
            Choice::Fight { kind, target } => self.attack(seat, kind, target),
            Choice::Buy(_) | Choice::Upgrade(_) => {
                self.push(Frame::Store);
                self.answer_store(seat, choice);
            }
            Choice::Poker => self.start_poker(seat, PokerKind::Town),
            Choice::Prospect => {
                self.push(Frame::Prospect { dice: [0; 2], stage: ProspectStage::Roll, seat, nuggets: 0 });
            }
            Choice::Deposit { nuggets, cards } => self.deposit(seat, nuggets, cards),
            Choice::Heist => {
                self.state.public.turn.heist = true;
                self.start_fight(FightKind::Heist, seat, seat.right(self.public().seats));
            }
            Choice::Heal => self.see_doctor(seat),
            Choice::Revel(lp) => {
                self.spend(seat, lp * self.content.numbers.revel, Cause::Revel);
                self.gain_lp(seat, lp, Cause::Revel);
                self.goal_revel(seat, lp);
            }
            Choice::Acquire => self.acquire(seat),
            Choice::Work => {
                self.gain_money(seat, i16::from(self.content.numbers.work), Cause::Work);
                self.goal_work(seat);
            }
            Choice::Module(choice) => self.take_module_action(seat, choice),
            _ => not_listed(choice),
        }
    }

    fn play_card(&mut self, seat: Seat, card: Card) {
        self.emit(Event::Played { seat, card });
        self.put_in_play(seat, card);
        self.goal_action_played(seat, card);
        let source = self.content.card_source(card);
        let reader = self.reader();
        if let Some(ability) = self.content.ability(source, When::Action, |c| reader.holds(c, seat)).copied() {
            self.effects(ability.effects, seat, source);
        }
    }

    fn use_action(&mut self, seat: Seat, choice: Choice) {
        let found = self
            .reader()
            .eligible(seat, When::Action, Done::NONE)
            .find(|a| crate::effects::abilities::use_choice(a.source) == choice);
        let ability = found.copied().unwrap_or_else(|| not_listed(choice));
        self.use_ability(seat, &ability);
    }

    fn attack(&mut self, seat: Seat, kind: FightKind, target: Figure) {
        let other = self.public().seat_chosen(target);
        self.state.public.turn.fought.insert(other);
        self.meet_fight();
        self.start_fight(kind, seat, other);
    }

    /// Loses all wounds for $10, and draws a card for each (base.heal.01, 02).
    fn see_doctor(&mut self, seat: Seat) {
        self.spend(seat, self.content.numbers.doctor, Cause::Heal);
        let healed = self.heal(seat, u8::MAX);
        self.draw(seat, healed);
        self.goal_doctor(seat, healed);
    }

    /// Starts a game of poker with the ante and a card (base.poker.01, 02), which others may be able to join from anywhere
    /// (au.characters.04).
    pub(crate) fn start_poker(&mut self, seat: Seat, kind: PokerKind) {
        self.state.public.poker = Poker { kind, ..Poker::new(seat) };
        self.emit(Event::PokerBegins { seat });
        self.push(Frame::Poker);
        self.ante(seat);
    }
}
