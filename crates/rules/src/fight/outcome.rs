//! The end of a fight: the winner's card, the loser's penalty, the reward, effects after winning, cleanup.

use crate::content::Source;
use crate::content::schema::When;
use crate::core::chance::Chance;
use crate::core::choice::{Choice, FightKind, Loot, Reward};
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Event, Observer};
use crate::core::ids::*;
use crate::core::state::{Fight, Side};

impl Reader<'_> {
    /// The winner's choices: the reward for a bandit (base.bandit.09, 10, 17) or the loot (base.fight.39 to 42, 56).
    pub(crate) fn list_outcome(&self, seat: Seat, to: &mut impl Sink) {
        let fight = &self.public().fight;
        if fight.kind == FightKind::Bandit {
            to.add(Choice::Reward(Reward::Legend));
            if !self.player(seat).is_wanted() && !fight.no_marshal {
                to.add(Choice::Reward(Reward::Marshal));
            }
            if self.player(seat).passives.wanted_for_bandits {
                to.add(Choice::Reward(Reward::Wanted));
            }
            return;
        }
        let target = self.player(fight.other);
        let cattle = target.led().next().is_some() && self.player(seat).room_for_cattle() > 0;
        for (what, there) in
            [(Loot::Money, target.money > 0), (Loot::Nuggets, target.nuggets > 0), (Loot::Nothing, true)]
        {
            if there {
                to.add(Choice::Steal { what, cattle: false });
            }
            if there && cattle {
                to.add(Choice::Steal { what, cattle: true });
            }
        }
        for item in self.items_to_rob(seat, fight.other) {
            let what = Loot::Item(item);
            to.add(Choice::Steal { what, cattle: false });
            if cattle {
                to.add(Choice::Steal { what, cattle: true });
            }
        }
    }

    /// Whether a player has any of it.
    pub(crate) fn has_loot(&self, from: Seat, what: Loot) -> bool {
        let player = self.player(from);
        match what {
            Loot::Money => player.money > 0,
            Loot::Nuggets => player.nuggets > 0,
            Loot::Item(item) => player.items.contains(item),
            Loot::Nothing => true,
        }
    }

    /// The miscellaneous items of a player that a robber could take (other.characters.02).
    fn items_to_rob(&self, robber: Seat, from: Seat) -> impl Iterator<Item = Item> {
        let may = self.player(robber).passives.rob_items;
        let items = if may { self.player(from).items.and(self.content.misc) } else { ItemSet::new() };
        let reader = *self;
        items.iter().filter(move |item| reader.may_own(robber, *item).is_ok())
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Stages: 0 the winner's card, 1 the loser's wounds, 4 the rest of the penalty and the reward, 5 the reward after what
    /// an arrest asks, 2 a pending choice, 3 done.
    pub(crate) fn step_outcome(&mut self) {
        let fight = self.public().fight;
        let winner = fight.winner();
        match fight.stage {
            0 => {
                self.fight_mut().stage = 1;
                self.winning_card(winner);
            }
            1 => {
                self.emit(Event::FightWon { side: winner as u8, kind: fight.kind });
                self.fight_mut().stage = 4;
                self.wounds_of_loser(&fight, 1 - winner);
            }
            4 => {
                self.fight_mut().stage = 5;
                self.penalty(&fight, 1 - winner);
                let arrests = matches!(fight.kind, FightKind::Arrest | FightKind::Sheriff);
                if !arrests || self.content.steps.arrest.is_empty() {
                    self.rewarded(&fight, winner);
                }
            }
            5 => {
                if let Some(seat) = fight.arrested(1 - winner) {
                    self.lose_wanted(seat);
                }
                self.rewarded(&fight, winner);
            }
            2 => self.ask(fight.fighter),
            _ => self.next_fight_step(),
        }
    }

    /// The reward, and then goals, unless the winner first chooses it.
    fn rewarded(&mut self, fight: &Fight, winner: Side) {
        self.fight_mut().stage = 3;
        self.reward(fight, winner);
        if self.public().fight.stage == 3 {
            self.goal_fight(fight.kind, winner);
        }
    }

    /// Bonuses of the winner's card on winning; not after a decline (base.fight.53).
    fn winning_card(&mut self, winner: Side) {
        if self.public().fight.forfeit.is_some() {
            return;
        }
        let ability = self.reader().card_ability(winner, When::FightWon).copied();
        if let (Some(ability), Some(seat)) = (ability, self.public().fight.seat_of(winner)) {
            self.use_ability(seat, &ability);
        }
    }

    /// The loser gains a wound, more by Wallop as one gain (base.fight.27, base.wound.04, 07). What wounds ask is answered
    /// before the rest of the penalty.
    fn wounds_of_loser(&mut self, fight: &Fight, loser: Side) {
        let Some(seat) = fight.seat_of(loser) else { return };
        if fight.stranger().is_none() {
            let wounds = 1 + fight.extra_wounds;
            self.more_penalty(fight.kind, seat);
            self.gain_wounds(seat, wounds, false, Cause::Fight);
        }
    }

    /// The loser draws a card, and is arrested or Wanted (base.fight.27); the penalty of an opponent names all of it.
    fn penalty(&mut self, fight: &Fight, loser: Side) {
        let Some(seat) = fight.seat_of(loser) else { return };
        if let Some(opponent) = fight.stranger() {
            return self.effects(self.content.opponents[opponent.index()].penalty, seat, Source::OTHER);
        }
        self.draw(seat, 1);
        match fight.kind {
            FightKind::Arrest | FightKind::Sheriff => {
                if let Some(seat) = fight.arrested(loser) {
                    self.arrested(seat);
                }
            }
            FightKind::Heist => self.gain_wanted(seat, 1),
            FightKind::Duel | FightKind::Rob | FightKind::Bandit | FightKind::Opponent | FightKind::Holdup => {}
        }
        if let Some(card) = fight.opponent {
            self.effects(self.content.opponents[card.index()].penalty, seat, Source::OTHER);
        }
    }

    /// The fighter's reward for winning (base.fight.28, 37, 38, base.heist.09, base.bandit.09).
    fn reward(&mut self, fight: &Fight, winner: Side) {
        if let Some(seat) = fight.seat_of(winner) {
            self.more_reward(fight, seat);
        }
        if winner != 0 {
            return;
        }
        let seat = fight.fighter;
        if let Some(opponent) = fight.stranger() {
            return self.effects(self.content.opponents[opponent.index()].reward, seat, Source::OTHER);
        }
        let numbers = &self.content.numbers;
        match fight.kind {
            FightKind::Arrest => self.gain_marshal(seat, 1),
            FightKind::Duel => self.gain_lp(seat, numbers.duel_lp, Cause::Duel),
            FightKind::Heist => {
                let (money, wanted) = (i16::from(numbers.heist_money), numbers.heist_wanted);
                self.gain_money(seat, money, Cause::Heist);
                self.gain_wanted(seat, wanted);
            }
            FightKind::Rob | FightKind::Bandit => self.fight_mut().stage = 2,
            FightKind::Sheriff | FightKind::Opponent | FightKind::Holdup => {}
        }
        if let Some(card) = fight.opponent {
            self.effects(self.content.opponents[card.index()].reward, seat, Source::OTHER);
        }
    }

    pub(crate) fn answer_outcome(&mut self, seat: Seat, choice: Choice) {
        self.fight_mut().stage = 3;
        match choice {
            Choice::Reward(Reward::Legend) => self.gain_lp(seat, 1, Cause::Bandit),
            Choice::Reward(Reward::Marshal) => self.gain_marshal(seat, 1),
            Choice::Reward(Reward::Wanted) => self.gain_wanted(seat, 1),
            Choice::Steal { what, cattle } => {
                self.steal(seat, what, cattle);
                self.gain_wanted(seat, 1);
            }
            _ => not_listed(choice),
        }
        // The winner's choice is part of winning: goals include it.
        self.goal_fight(self.public().fight.kind, 0);
    }

    /// A part of the money or nuggets, usually half, rounded up; what exceeds the carrying limit is lost
    /// (base.fight.39, 43).
    pub(crate) fn steal(&mut self, seat: Seat, what: Loot, cattle: bool) {
        let from = self.public().fight.other;
        let amount = match what {
            Loot::Money => self.public().robbed_money(from),
            Loot::Nuggets => self.public().robbed_nuggets(from),
            Loot::Item(_) | Loot::Nothing => 0,
        };
        self.take_loot(seat, from, what, amount);
        if cattle {
            self.steal_cattle(seat, from);
        }
    }

    /// Half of the money or nuggets that an arrest leaves, whatever a robber takes (other.characters.19).
    pub(crate) fn take_half(&mut self, seat: Seat, what: Loot) {
        let from = self.public().fight.other;
        let player = self.player(from);
        let amount = match what {
            Loot::Money => Reader::half_money(player.money),
            Loot::Nuggets => player.nuggets.div_ceil(2),
            Loot::Item(_) | Loot::Nothing => 0,
        };
        self.take_loot(seat, from, what, amount);
    }

    fn take_loot(&mut self, seat: Seat, from: Seat, what: Loot, amount: u8) {
        match what {
            Loot::Money => {
                self.emit(Event::Stole { seat, from, what, amount });
                self.lose_money(from, amount, Cause::Rob);
                self.gain_money(seat, i16::from(amount), Cause::Rob);
            }
            Loot::Nuggets => {
                self.emit(Event::Stole { seat, from, what, amount });
                self.lose_nuggets(from, amount, Cause::Rob);
                self.gain_nuggets(seat, amount, Cause::Rob);
            }
            Loot::Item(item) => {
                self.lose_item(from, item);
                self.gain_item(seat, item);
            }
            Loot::Nothing => {}
        }
    }

    /// Effects after winning, of the winner's items and abilities (base.fight.54).
    pub(crate) fn step_won(&mut self) {
        let fight = self.public().fight;
        self.next_fight_step();
        // The last frame pushed runs first: the winner's come before the loser's, and the end of the fight last, when
        // the attacker's come before the target's (au.turn.07).
        for side in [1, 0] {
            if let Some(seat) = fight.seat_of(side) {
                self.fire(seat, When::FightEnded);
            }
        }
        if let Some(seat) = fight.seat_of(1 - fight.winner()) {
            self.fire(seat, When::FightLost);
        }
        if let Some(seat) = fight.seat_of(fight.winner()) {
            self.fire(seat, When::FightWon);
        }
    }

    /// Cleanup: played cards are discarded, fight cards go to the bottom of their deck, the bandit is removed, the
    /// Sheriff returns to his office.
    pub(crate) fn clean_up(&mut self) {
        let fight = self.public().fight;
        self.pop();
        self.put_away(&fight);
        match fight.kind {
            FightKind::Bandit => {
                let space = fight.space.expect("invariant: whoever meets a bandit is on the map");
                self.state.public.bandits.remove(space);
                self.emit(Event::BanditLeaves { space });
            }
            FightKind::Sheriff => {
                self.sheriff_home(self.public().sheriff);
                if fight.winner == Some(0) {
                    self.next_sheriff_card();
                }
            }
            FightKind::Opponent => self.token_fought(&fight),
            FightKind::Arrest | FightKind::Duel | FightKind::Rob | FightKind::Heist | FightKind::Holdup => {}
        }
        // A finished fight is reset, so that equal positions compare equal.
        self.state.public.fight = Fight::new(FightKind::Duel, Seat(0), Seat(0));
    }

    fn put_away(&mut self, fight: &Fight) {
        for side in [0, 1] {
            let Some(seat) = fight.seat_of(side) else { continue };
            // A card played by the attacker is discarded unseen and without bonuses when the target declines
            // (base.fight.14).
            let facedown = std::mem::take(&mut self.state.secrets.facedown[seat.index()]);
            for card in facedown {
                self.show(seat, card);
                self.state.public.in_play.insert(card);
            }
            for card in fight.played[side].union(facedown) {
                self.discard_from_play(seat, card, Cause::Fight);
            }
        }
        self.return_fight_cards();
    }

    /// Restarts the fight from start-of-fight effects, in the same frame (base.pcard.28).
    pub(crate) fn restart_fight(&mut self) {
        let fight = self.public().fight;
        self.put_away(&fight);
        self.state.public.fight = Fight {
            opponent: fight.opponent,
            token: fight.token,
            space: fight.space,
            fighter_wins_ties: fight.fighter_wins_ties,
            npc_first: fight.npc_first,
            marshal_against_wanted: fight.marshal_against_wanted,
            ..Fight::new(fight.kind, fight.fighter, fight.other)
        };
        self.emit(Event::FightRestarts);
    }
}
