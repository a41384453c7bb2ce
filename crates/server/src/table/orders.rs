//! Standing orders at a turn-based table: what a player has decided in advance, or has not decided otherwise.
//!
//! An order is answered from what its own seat knows ([`crate::orders`]), and always at the same moment: [`ORDER_AFTER`] after the
//! question came up, whoever looks. So the moment tells neither what the player holds nor which of the orders made the choice: in a
//! reaction window, a pass at that moment comes from a player without a fitting card or from one who always passes. A window that
//! stays open longer belongs to a player who wants to be asked, with or without a fitting card, or to one who holds such a card,
//! as in a live game, where everybody can wait. The card of a bandit at that moment tells nothing of the hand of whoever plays it:
//! whether the server plays it does not depend on cards.

use super::bots::seed_of;
use super::{Page, SEATS, Table};
use crate::fault::Fault;
use crate::orders::{Answer, OPPONENTS, answer, offered, read};
use crate::pool::{Brief, Question};
use crate::wire::live::ToPage;
use crate::wire::turns::Orders;
use darkrock_rules::Choice;
use darkrock_rules::ids::Seat;
use std::sync::Arc;

/// How long after a question its standing orders are followed, in milliseconds.
pub(super) const ORDER_AFTER: i64 = 60_000;

/// The standing orders of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct GivenOrders {
    /// Those given at the table; they come first.
    here: Option<Orders>,
    /// Those of its player for all tables.
    everywhere: Orders,
}

impl GivenOrders {
    /// Those that count.
    fn counting(&self) -> Orders {
        self.here.unwrap_or(self.everywhere)
    }
}

impl Table {
    /// Reads the orders of all seats.
    pub(super) async fn load_orders(&mut self) -> Result<(), Fault> {
        let store = &self.shared.store;
        let mut given = [GivenOrders::default(); SEATS];
        for (seat, body) in store.orders(&self.row.id).await? {
            given[usize::from(seat) - 1].here = read(&body);
        }
        for (seat, given) in self.seats.iter().zip(&mut given) {
            let Some(guest) = seat.guest.as_deref() else { continue };
            let body = store.person_orders(guest).await?;
            given.everywhere = body.as_deref().and_then(read).unwrap_or_default();
        }
        self.turn.orders = given;
        self.turn.read = self.shared.clock.now_ms();
        Ok(())
    }

    /// A player of this table has changed the orders for all tables. Nobody else is told anything.
    pub(super) async fn change_person_orders(&mut self) -> Result<(), Fault> {
        if self.is_turn_based() {
            let before = self.turn.orders;
            self.load_orders().await?;
            let now = &self.turn.orders;
            let is_changed = |seat: Seat| before[seat.index()] != now[seat.index()];
            let concerns = |page: &Page| page.synced && page.facing.is_some_and(is_changed);
            let facing: Vec<u64> = self.pages.iter().filter(|(_, page)| concerns(page)).map(|(n, _)| *n).collect();
            facing.into_iter().for_each(|page| self.send_orders(page));
            self.look_at_turns().await;
        }
        Ok(())
    }

    /// What a seat's standing orders answer to the pending question, if they do; nothing at a live table.
    fn answered(&self, seat: Seat) -> Option<(Answer, Question)> {
        let game = self.game.as_ref().filter(|_| self.is_turn_based())?;
        let mut choices = Vec::new();
        game.session().choices(seat, &mut choices);
        let view = game.session().game().view(Some(seat));
        let answer = answer(&self.turn.orders[seat.index()].counting(), game.content(), &view, &choices)?;
        Some((answer, Question { content: Arc::clone(game.content()), view, choices, until: None }))
    }

    /// Whether a seat's standing orders answer the pending question.
    pub(super) fn is_ordered(&self, seat: Seat) -> bool {
        self.answered(seat).is_some()
    }

    /// The choice that a seat's standing orders make, if they do.
    pub(super) fn ordered(&self, seat: Seat) -> Option<Choice> {
        let (answer, question) = self.answered(seat)?;
        match answer {
            Answer::Choice(choice) => Some(choice),
            Answer::Bot => {
                let seed = seed_of(self.row.seed.as_deref().unwrap_or_default());
                let at = self.shared.pool.decide_here(Brief::new(OPPONENTS, seed, self.position), &question);
                question.choices.get(at).copied()
            }
        }
    }

    /// The order that would spare the others a wait for this seat's answer, if the game has waited for longer than orders take and it was
    /// not offered before.
    pub(super) fn spared(&self, seat: Seat) -> Option<ToPage> {
        let game = self.game.as_ref().filter(|_| self.is_turn_based())?;
        let waited = self.waited(seat);
        if waited <= ORDER_AFTER {
            return None;
        }
        let mut choices = Vec::new();
        game.session().choices(seat, &mut choices);
        let view = game.session().game().view(Some(seat));
        let own = self.turn.orders[seat.index()].counting();
        let (order, orders) = offered(&own, game.content(), &view, &choices)?;
        let again = self.turn.offered[seat.index()].contains(&order);
        (!again).then_some(ToPage::Offer { seat: seat.0 + 1, order, waited: waited / 1000, orders })
    }

    /// Offers an order to the clients that face a seat, and to nobody else.
    pub(super) fn offer(&mut self, seat: Seat, offer: &ToPage) {
        if let ToPage::Offer { order, .. } = offer {
            self.turn.offered[seat.index()].push(*order);
        }
        let facing: Vec<u64> =
            self.pages.iter().filter(|(_, p)| p.synced && p.facing == Some(seat)).map(|(n, _)| *n).collect();
        facing.into_iter().for_each(|page| self.answer(page, offer));
    }

    /// Stores the standing orders of a seat for this table, or that it has none of its own, and follows them at once if it is time.
    pub(super) async fn change_orders(&mut self, seat: Seat, orders: Option<Orders>) -> Result<(), Fault> {
        if !self.is_turn_based() {
            return Err(Fault::conflict("not-turn-based", "only turn-based tables have standing orders"));
        }
        let (store, epoch) = (&self.shared.store, self.row.epoch);
        match &orders {
            None => store.remove_orders(&self.row.id, epoch, seat.0 + 1).await?,
            Some(orders) => {
                let body = serde_json::to_string(orders).map_err(|e| Fault::internal(e.to_string()))?;
                store.put_orders(&self.row.id, epoch, seat.0 + 1, &body).await?;
            }
        }
        self.turn.orders[seat.index()].here = orders;
        if orders.is_none() {
            self.load_orders().await?;
        }
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
            let given = self.turn.orders[seat.index()];
            let (orders, here) = (given.counting(), given.here.is_some());
            self.answer(page, &ToPage::Orders { seat: seat.0 + 1, orders, here });
        }
    }

    /// A client says whether its player looks at it, and which event was shown last.
    pub(super) fn note_look(&mut self, number: u64, on: bool, seen: Option<u64>) {
        let last = self.game.as_ref().map_or(0, crate::game::LiveGame::last);
        let Some(page) = self.pages.get_mut(&number) else { return };
        let begins = on && !(page.looked && page.looking);
        (page.looked, page.looking) = (true, on);
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
