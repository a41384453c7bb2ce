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

    /// The choice that a seat's standing orders make, if they do: others are served while it is looked for.
    pub(super) fn ordered(&self, seat: Seat) -> impl Future<Output = Option<Choice>> + Send + use<> {
        let (answered, pool) = (self.answered(seat), self.shared.pool.clone());
        let brief = Brief::new(OPPONENTS, seed_of(self.row.seed.as_deref().unwrap_or_default()), self.position);
        async move {
            let (answer, question) = answered?;
            pool.quick(brief, answer, question).await
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::compositions::Compositions;
    use crate::config::Limits;
    use crate::levels::Levels;
    use crate::peer::Peers;
    use crate::pool::Pool;
    use crate::shared::Shared;
    use crate::store::Store;
    use crate::table::{NewTable, SeatAction};
    use crate::wire::table::{Settings, Turns};
    use darkrock_bots::RandomBot;
    use std::pin::pin;
    use tokio::sync::mpsc;

    /// After an outage the orders of many tables are due: whoever else is served on the same thread does not wait for them.
    #[tokio::test]
    async fn an_order_waits_for_a_thread_of_its_own() {
        let folder = std::env::temp_dir().join(format!("darkrock-orders-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
        let limits = Limits::default();
        let pool = Pool::new(limits.thinking(1, false)).expect("a thread");
        let mut shared = Shared::new(store, pool.clone(), Levels::default(), Compositions::shipped(), limits);
        shared.clock = Clock::still(1_800_000_000_000);
        let clock = shared.clock.clone();
        let turns = Turns { decision: 24, reserve: 0, vacations: false, missed: 2 };
        let settings = Settings { turns: Some(turns), ..Settings::default() };
        let (seats, host) = (vec![None; 2], "mara".to_owned());
        let new = NewTable { settings, seats, host, peers: Peers::default(), base: None, after: None, id: None };
        let (row, seats) = new.rows(&shared).expect("a table");
        let (myself, _commands) = mpsc::channel(16);
        let mut table = Table::new(Arc::new(shared), row, seats, myself.downgrade());
        for (seat, guest) in [(1, "mara"), (2, "jules")] {
            let sit = SeatAction::Sit { name: guest.to_owned(), part: Some("ab".repeat(32)), key: None };
            table.change_seat(guest, seat, sit).await.expect("a free seat");
        }
        table.start("mara", Peers::default()).await.expect("all seats are taken");
        let (mut bot, mut choices) = (RandomBot::new(7), Vec::new());
        while !table.awaited().iter().any(|seat| table.is_ordered(seat)) {
            let seat = table.awaited().first().expect("an order answers sooner or later");
            table.game.as_ref().expect("a game").session().choices(seat, &mut choices);
            table.play(seat, choices[bot.pick(choices.len())]).await.expect("it is legal");
        }
        clock.advance(ORDER_AFTER);
        let (position, threads) = (table.position, pool.occupied().await);
        {
            let mut look = pin!(table.look_at_turns());
            tokio::select! {
                biased;
                () = &mut look => panic!("the table has found the answer itself"),
                () = pool.until_asked() => {}
            }
            drop(threads);
            look.await;
        }
        assert!(table.position > position, "the order is followed");
        table.shared.store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder can go");
    }
}
