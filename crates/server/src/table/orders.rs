//! Standing orders: what a player of a turn-based table has decided in advance.
//!
//! An order is answered from what its own seat knows, and always at the same moment: [`ORDER_AFTER`] after the question came
//! up. So the moment tells neither what the player holds nor which of the orders made the choice: in a reaction window, a
//! pass at that moment comes from a player without a fitting card or from one who always passes. A window that stays
//! open longer belongs to a player who wants to be asked, with or without a fitting card, or to one who holds such a card,
//! as in a live game, where everybody can wait.

use super::{Page, Table};
use crate::fault::Fault;
use crate::wire::live::ToPage;
use crate::wire::turns::{FaroOrder, Orders, PokerHand, PokerJoin, PokerOrder, WindowOrder};
use darkrock_rules::Choice;
use darkrock_rules::content::Content;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::ids::{CardSet, Seat};
use darkrock_rules::poker_hand::{Category, worth};
use darkrock_rules::state::PokerStep;
use darkrock_rules::view::View;

/// How long after a question its standing orders are followed, in milliseconds.
pub(super) const ORDER_AFTER: i64 = 60_000;

/// What a seat's orders answer to a question, given what the seat knows and may choose; none if the player is asked.
pub(super) fn answer(orders: &Orders, content: &Content, view: &View, choices: &[Choice]) -> Option<Choice> {
    let public = &view.public;
    if public.is_window(content) {
        return match (orders.windows, choices) {
            (WindowOrder::Ask, _) => None,
            // Nothing fits: passing, or the end of a turn without a goal.
            (_, [only @ (Choice::Pass | Choice::End)]) => Some(*only),
            // Nobody wants to miss a goal.
            (WindowOrder::Always, _) if !shows_goals(public.stack.peek()) => {
                choices.contains(&Choice::Pass).then_some(Choice::Pass)
            }
            _ => None,
        };
    }
    if !choices.contains(&Choice::Join) || !choices.contains(&Choice::Pass) {
        return None;
    }
    if matches!(public.stack.peek(), Frame::Poker) && public.poker.step == PokerStep::Join {
        return joins(orders.poker, content, view).map(|join| if join { Choice::Join } else { Choice::Pass });
    }
    (public.faro().is_some() && orders.faro == FaroOrder::Never).then_some(Choice::Pass)
}

/// Whether goals can be shown.
const fn shows_goals(question: &Frame) -> bool {
    matches!(question, Frame::Points { .. } | Frame::Turn(TurnStep::Goals))
}

/// Whether an order joins a game of poker; none if the player is asked.
fn joins(order: PokerOrder, content: &Content, view: &View) -> Option<bool> {
    match order.join {
        PokerJoin::Ask => None,
        PokerJoin::Never => Some(false),
        PokerJoin::Rule => {
            let holds = match order.hand {
                PokerHand::Any => true,
                PokerHand::Pair => has_pair(content, view),
            };
            Some(view.public.poker.ante(content) <= order.stake && holds)
        }
    }
}

/// Whether two cards of the hand make a pair.
fn has_pair(content: &Content, view: &View) -> bool {
    let (hand, first) = (view.own.hand, view.public.edition.five_of_a_kind_first());
    let pair = |cards: CardSet| worth(cards, content.wild_cards, first).category() >= Category::Pair;
    hand.iter().any(|one| hand.iter().any(|other| other > one && pair([one, other].into_iter().collect())))
}

impl Table {
    /// Stores the standing orders of a seat, and follows them at once if it is time.
    pub(super) async fn change_orders(&mut self, seat: Seat, orders: Orders) -> Result<(), Fault> {
        if !self.is_turn_based() {
            return Err(Fault::conflict("not-turn-based", "only turn-based tables have standing orders"));
        }
        let body = serde_json::to_string(&orders).map_err(|e| Fault::internal(e.to_string()))?;
        self.shared.store.put_orders(&self.row.id, self.row.epoch, seat.0 + 1, &body).await?;
        self.turn.orders[seat.index()] = orders;
        let facing: Vec<u64> =
            self.pages.iter().filter(|(_, p)| p.synced && p.facing == Some(seat)).map(|(n, _)| *n).collect();
        facing.into_iter().for_each(|page| self.send_orders(page));
        self.look_at_turns().await;
        Ok(())
    }

    /// Sends the orders of the seat that a client faces.
    pub(super) fn send_orders(&mut self, page: u64) {
        let Some(seat) = self.pages.get(&page).and_then(|page: &Page| page.facing) else { return };
        if self.is_turn_based() {
            let orders = self.turn.orders[seat.index()];
            self.answer(page, &ToPage::Orders { seat: seat.0 + 1, orders });
        }
    }

    /// A client says whether its player looks at it, and which event was shown last.
    pub(super) fn note_look(&mut self, number: u64, on: bool, seen: Option<u64>) {
        let last = self.game.as_ref().map_or(0, crate::game::LiveGame::last);
        let Some(page) = self.pages.get_mut(&number) else { return };
        let begins = on && !std::mem::replace(&mut page.looking, on);
        page.looking = on;
        let guest = page.guest.clone();
        if begins {
            self.notices_are_seen(self.seats_of(guest.as_deref()));
        }
        let Some(page) = self.pages.get(&number) else { return };
        if let (Some(seat), Some(seen)) = (page.facing, seen)
            && self.is_turn_based()
        {
            let seen = seen.min(last);
            let known = &mut self.turn.seen[seat.index()];
            if seen > known.0 {
                *known = (seen, false);
            }
        }
        self.keep_seen();
        self.keep_calls();
    }

    /// Stores what the players have seen, if that has changed.
    pub(super) fn keep_seen(&mut self) {
        for (at, (event, stored)) in self.turn.seen.iter_mut().enumerate() {
            if !*stored && *event > 0 {
                *stored = self.shared.store.save_seen(&self.row.id, self.row.epoch, at as u8 + 1, *event);
            }
        }
    }

    /// Whether the player of a seat looks at the table.
    pub(super) fn is_looking(&self, seat: Seat) -> bool {
        let guest = self.seats[seat.index()].guest.as_deref();
        guest.is_some() && self.pages.values().any(|page| page.looking && page.guest.as_deref() == guest)
    }
}
