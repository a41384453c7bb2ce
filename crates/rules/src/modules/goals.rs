//! Goals and legendary tokens (rules base.goal.*).
//!
//! Whether a goal's condition is met follows from public information, so "met in this turn" is public for all goals of
//! a character; which of them the player holds is not.

use crate::content::GoalKind;
use crate::core::chance::{Chance, Luck};
use crate::core::choice::{Choice, FightKind};
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Event, Observer};
use crate::core::frame::Frame;
use crate::core::ids::*;
use crate::core::limits::TOKEN_KINDS;
use crate::core::state::Side;

impl Reader<'_> {
    /// Goals of the active player for such an event that can still be met in this turn.
    fn open_goals(&self, kind: GoalKind) -> GoalSlots {
        let player = self.player(self.public().turn.seat);
        player.character.map_or(GoalSlots::new(), |character| {
            let waiting = self.content.characters[character.index()].goals_by_kind[kind as usize];
            waiting.without(player.goals_done).without(self.public().turn.goals_met)
        })
    }

    /// Held goals that may be shown now, on the owner's own turn (base.goal.04, 13).
    fn showable(&self, seat: Seat) -> GoalSlots {
        let player = self.player(seat);
        let full = player.goals_done.len() >= usize::from(self.content.numbers.goals_kept);
        if !self.public().has_goals() || full || !self.public().is_active(seat) || self.table_over() {
            return GoalSlots::new();
        }
        self.secrets().goals[seat.index()].and(self.public().turn.goals_met)
    }

    fn table_over(&self) -> bool {
        matches!(self.public().stack.peek(), Frame::Tokens { .. } | Frame::Draft | Frame::Setup(_))
    }

    pub(crate) fn list_goals(&self, seat: Seat, to: &mut impl Sink) {
        if self.public().has_goals() {
            let goals = self.content.goals_of(self.player(seat), self.showable(seat));
            goals.for_each(|g| to.add(Choice::Goal(g)));
        }
    }

    /// Whether goals may be shown at the end of the turn: a decision of everyone who holds some, even if none can be
    /// shown.
    pub(crate) fn goal_window(&self, seat: Seat) -> bool {
        if !self.public().has_goals() {
            return false;
        }
        let done = self.player(seat).goals_done.len() >= usize::from(self.content.numbers.goals_kept);
        if self.public().skip_empty_windows { !self.showable(seat).is_empty() } else { !done }
    }

    /// The tokens of goals, by kind; others are kept in any case (au.gambler-track.27).
    fn returnable_tokens(&self, seat: Seat) -> [u8; TOKEN_KINDS] {
        let (held, kept) = (self.secrets().tokens[seat.index()], self.secrets().kept_tokens[seat.index()]);
        std::array::from_fn(|kind| held[kind] - kept[kind])
    }

    pub(crate) fn list_tokens(&self, seat: Seat, to: &mut impl Sink) {
        let held = self.returnable_tokens(seat);
        let keep = self.player(seat).goals_done.len() as u8;
        for ones in 0..=held[0].min(keep) {
            for twos in 0..=held[1].min(keep - ones) {
                let threes = keep - ones - twos;
                if threes <= held[2] {
                    to.add(Choice::KeepTokens([ones, twos, threes]));
                }
            }
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Marks goals of the active player for an event whose conditions hold. `amount` is that of the event, `subject`
    /// the id of its item, title or kind of fight.
    fn goal(&mut self, seat: Seat, kind: GoalKind, amount: u8, subject: u8) {
        self.legendary_event(seat, kind, amount, subject);
        if !self.public().has_goals() || !self.public().is_active(seat) {
            return;
        }
        let content = self.content;
        for slot in self.reader().open_goals(kind) {
            let goal = content.characters[self.public().character(seat).index()].goals[slot.index()];
            let row = &content.goals[goal.index()];
            let fits = amount >= row.least && row.subjects & (1 << subject) != 0;
            if fits && self.reader().holds(row.all, seat) {
                self.state.public.turn.goals_met.insert(slot);
            }
        }
    }

    /// Marks goals that only depend on conditions; called at every decision.
    #[inline]
    pub(crate) fn watch_goals(&mut self) {
        // Few characters have such a goal.
        if self.reader().open_goals(GoalKind::Always).is_empty() && !self.reader().story_waits_for(GoalKind::Always) {
            return;
        }
        self.goal(self.public().turn.seat, GoalKind::Always, 0, 0);
    }

    pub(crate) fn goal_item_gained(&mut self, seat: Seat, item: Item) {
        self.goal(seat, GoalKind::GainItem, 0, item.0);
    }
    pub(crate) fn goal_item_upgraded(&mut self, seat: Seat, item: Item) {
        self.goal(seat, GoalKind::UpgradeItem, 0, item.0);
    }
    pub(crate) fn goal_item_discarded(&mut self, seat: Seat, item: Item) {
        self.goal(seat, GoalKind::DiscardItem, 0, item.0);
    }
    pub(crate) fn goal_fight(&mut self, kind: FightKind, winner: Side) {
        let fight = self.public().fight;
        for side in [0, 1] {
            if let Some(seat) = fight.seat_of(side) {
                let event = if side == winner { GoalKind::WinFight } else { GoalKind::LoseFight };
                self.goal(seat, event, 0, kind as u8);
            }
        }
    }
    pub(crate) fn goal_move_ended(&mut self, seat: Seat) {
        self.goal(seat, GoalKind::EndMove, 0, 0);
    }
    pub(crate) fn goal_delivery(&mut self, seat: Seat, wrangled: bool) {
        self.goal(seat, if wrangled { GoalKind::Wrangle } else { GoalKind::Rustle }, 0, 0);
    }
    pub(crate) fn goal_acquire(&mut self, seat: Seat) {
        self.goal(seat, GoalKind::Acquire, 0, 0);
    }
    pub(crate) fn goal_deposit(&mut self, seat: Seat, sold: u8) {
        self.goal(seat, GoalKind::Deposit, sold, 0);
    }
    pub(crate) fn goal_prospect(&mut self, seat: Seat, nuggets: u8) {
        self.goal(seat, GoalKind::Prospect, nuggets, 0);
    }
    pub(crate) fn goal_poker(&mut self, seat: Seat, won: bool) {
        self.goal(seat, if won { GoalKind::WinPoker } else { GoalKind::LosePoker }, 0, 0);
    }
    pub(crate) fn goal_doctor(&mut self, seat: Seat, healed: u8) {
        self.goal(seat, GoalKind::SeeDoctor, healed, 0);
    }
    pub(crate) fn goal_revel(&mut self, seat: Seat, lp: u8) {
        self.goal(seat, GoalKind::Revel, lp, 0);
    }
    pub(crate) fn goal_work(&mut self, seat: Seat) {
        self.goal(seat, GoalKind::Work, 0, 0);
    }
    pub(crate) fn goal_store(&mut self, seat: Seat, spent: u8) {
        self.goal(seat, GoalKind::SpendAtStore, spent, 0);
    }
    pub(crate) fn goal_contribute(&mut self, seat: Seat) {
        self.goal(seat, GoalKind::Contribute, 0, 0);
    }
    pub(crate) fn goal_frontier(&mut self, seat: Seat, price: u8) {
        self.goal(seat, GoalKind::Frontier, price, 0);
    }
    pub(crate) fn goal_pass_crossed(&mut self, seat: Seat) {
        self.goal(seat, GoalKind::CrossPass, 0, 0);
    }
    pub(crate) fn goal_rail_travel(&mut self, seat: Seat) {
        self.goal(seat, GoalKind::RailTravel, 0, 0);
    }
    pub(crate) fn goal_deed_claimed(&mut self, seat: Seat, owned: u8) {
        self.goal(seat, GoalKind::ClaimDeed, owned, 0);
    }
    pub(crate) fn goal_deed_used(&mut self, seat: Seat) {
        self.goal(seat, GoalKind::UseDeed, 0, 0);
    }
    pub(crate) fn goal_repaired(&mut self, seat: Seat) {
        self.goal(seat, GoalKind::Repair, 0, 0);
    }
    pub(crate) fn goal_risked(&mut self, seat: Seat) {
        self.goal(seat, GoalKind::RollRisk, 0, 0);
    }
    pub(crate) fn goal_token_revealed(&mut self, seat: Seat) {
        self.goal(seat, GoalKind::RevealToken, 0, 0);
    }
    pub(crate) fn goal_discs(&mut self, seat: Seat, discs: u8) {
        self.goal(seat, GoalKind::Discs, discs, 0);
    }
    pub(crate) fn goal_lp_by_action(&mut self, lp: u8) {
        self.goal(self.public().turn.seat, GoalKind::LpByAction, lp, 0);
    }
    pub(crate) fn goal_action_played(&mut self, seat: Seat, card: Card) {
        self.goal(seat, GoalKind::PlayAction, 0, self.content.title_of[card.index()].0);
    }
    pub(crate) fn goal_reaction(&mut self, seat: Seat, card: Card) {
        self.goal(seat, GoalKind::PlayReaction, 0, self.content.title_of[card.index()].0);
    }

    /// Shows a completed goal and draws legendary tokens, as many as goals are completed (base.goal.05, 14).
    pub(crate) fn show_goal(&mut self, seat: Seat, goal: Goal) {
        let slot = self.content.goal_slot(goal);
        self.state.secrets.goals[seat.index()].remove(slot);
        self.player_mut(seat).goals_done.insert(slot);
        self.emit(Event::GoalShown { seat, goal });
        let due = self.player(seat).goals_done.len() as u8;
        self.draw_tokens(seat, due);
        let player = self.player(seat);
        if player.tokens - player.kept_tokens > due {
            self.push(Frame::Tokens { seat });
        }
    }

    /// Draws legendary tokens that are kept besides those of goals; none from an empty supply (au.gambler-track.05,
    /// 27).
    pub(crate) fn gain_tokens(&mut self, seat: Seat, count: u8) {
        if self.public().tokens == 0 || !self.public().is_seat(seat) {
            return;
        }
        let drawn = self.draw_tokens(seat, count);
        let kept = &mut self.state.secrets.kept_tokens[seat.index()];
        kept.iter_mut().zip(drawn).for_each(|(kept, drawn)| *kept += drawn);
        self.player_mut(seat).kept_tokens += drawn.iter().sum::<u8>();
    }

    /// Draws legendary tokens at random, as many as there are.
    fn draw_tokens(&mut self, seat: Seat, wanted: u8) -> [u8; TOKEN_KINDS] {
        let mut drawn = [0; TOKEN_KINDS];
        for _ in 0..wanted.min(self.public().tokens) {
            let kind = usize::from(self.luck(Luck::Token(self.state.secrets.token_pool)).token());
            self.state.secrets.token_pool[kind] -= 1;
            self.state.secrets.tokens[seat.index()][kind] += 1;
            drawn[kind] += 1;
        }
        let count = drawn.iter().sum();
        self.state.public.tokens -= count;
        self.player_mut(seat).tokens += count;
        self.emit(Event::TokensDrawn { seat, count, which: Some(drawn) });
        drawn
    }

    pub(crate) fn step_tokens(&mut self, seat: Seat) {
        self.ask(seat);
    }

    /// Keeps one token for each completed goal, the rest goes back (base.goal.06, 07).
    pub(crate) fn answer_tokens(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        let Choice::KeepTokens(keep) = choice else { not_listed(choice) };
        let returnable = self.reader().returnable_tokens(seat);
        let mut back = [0; TOKEN_KINDS];
        for kind in 0..TOKEN_KINDS {
            back[kind] = returnable[kind] - keep[kind];
            self.state.secrets.tokens[seat.index()][kind] -= back[kind];
            self.state.secrets.token_pool[kind] += back[kind];
        }
        let count: u8 = back.iter().sum();
        self.state.public.tokens += count;
        self.player_mut(seat).tokens -= count;
        self.emit(Event::TokensReturned { seat, count, which: Some(back) });
    }
}
