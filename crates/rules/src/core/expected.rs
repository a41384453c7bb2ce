//! Expected but closed choices of a position, each with the reason.

use crate::core::choice::{Choice, FightKind, Loot, Reward};
use crate::core::engine::Reader;
use crate::core::frame::{Frame, TurnStep};
use crate::core::game::Game;
use crate::core::ids::*;
use crate::core::refusal::Refusal;

impl Game<'_> {
    /// The unavailable choices that a seat might expect now, given its space, cards and items. Choices of other places
    /// are omitted.
    pub fn closed(&self, seat: Seat) -> Vec<(Choice, Refusal)> {
        let reader = self.reader();
        let expected = reader.expected(seat).into_iter();
        let closed = expected.filter_map(|choice| self.refusal(seat, choice).map(|refusal| (choice, refusal)));
        closed.filter(|(choice, refusal)| is_told(*choice, *refusal)).collect()
    }
}

/// Whether a reason says something: an option that was taken, or that would change nothing, has none.
fn is_told(choice: Choice, refusal: Refusal) -> bool {
    refusal != Refusal::WrongPlace && (refusal != Refusal::NotAnOption || !matches!(choice, Choice::Choose(_)))
}

impl Reader<'_> {
    /// Choices that a player might expect, available or not.
    fn expected(&self, seat: Seat) -> Vec<Choice> {
        match self.public().stack.top() {
            Frame::Turn(TurnStep::Actions) => self.expected_actions(seat),
            Frame::Store | Frame::Shop { .. } => self.expected_goods(seat).collect(),
            Frame::Upgrade { .. } => self.expected_upgrades(seat).collect(),
            Frame::Choose { first, count, penalty: false, .. } => {
                self.options(first, count).iter().map(|option| Choice::Choose(option.key)).collect()
            }
            Frame::Fight if self.is_open(seat, Choice::Reward(Reward::Legend)) => {
                vec![Choice::Reward(Reward::Marshal)]
            }
            Frame::Fight if self.is_open(seat, Choice::Steal { what: Loot::Nothing, cattle: false }) => {
                self.expected_loot()
            }
            // Only a reaction window can be passed.
            Frame::Fight | Frame::Points { .. } | Frame::Move(_) | Frame::Moved { .. }
                if self.is_open(seat, Choice::Pass) =>
            {
                self.hand(seat).iter().map(Choice::React).collect()
            }
            _ => Vec::new(),
        }
    }

    fn expected_actions(&self, seat: Seat) -> Vec<Choice> {
        if self.player(seat).space.is_none() {
            return Vec::new();
        }
        if self.public().turn.actions == 0 {
            return self.expected_free_choices().map(Choice::Module).collect();
        }
        let mut choices: Vec<Choice> = self.hand(seat).iter().map(Choice::Play).collect();
        choices.extend([
            Choice::Poker,
            Choice::Deposit { nuggets: 1, cards: 0 },
            Choice::Heist,
            Choice::Heal,
            Choice::Revel(1),
            Choice::Prospect,
            Choice::Work,
            Choice::Acquire,
        ]);
        choices.extend(self.expected_module_actions(seat).map(Choice::Module));
        choices.extend(self.expected_free_choices().map(Choice::Module));
        choices.extend(self.expected_goods(seat));
        for kind in [FightKind::Duel, FightKind::Rob, FightKind::Arrest] {
            let others = self.public().all_figures().filter(|other| *other != seat);
            choices.extend(others.map(|other| Choice::Fight { kind, target: self.public().figure(other) }));
        }
        choices
    }

    /// What a robber could take: money, nuggets, and a cattle token if the target leads one.
    fn expected_loot(&self) -> Vec<Choice> {
        let mut loot = vec![
            Choice::Steal { what: Loot::Money, cattle: false },
            Choice::Steal { what: Loot::Nuggets, cattle: false },
        ];
        if self.player(self.public().fight.other).led().next().is_some() {
            loot.push(Choice::Steal { what: Loot::Nothing, cattle: true });
        }
        loot
    }

    fn expected_goods(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        let all = (0..self.content.items.len()).map(|item| Item(item as u8));
        let all = all.filter(|item| !self.content.legendary.contains(*item)).map(Choice::Buy);
        all.chain(self.expected_upgrades(seat))
    }

    fn expected_upgrades(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        self.player(seat).items.without(self.content.misc).iter().map(Choice::Upgrade)
    }
}
