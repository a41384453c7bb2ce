//! The bank (rules base.bank.*, base.heist.01 and 02): deposits, and the conditions of a heist.

use crate::content::schema::When;
use crate::core::chance::Chance;
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink};
use crate::core::event::{Cause, Event, Observer};
use crate::core::ids::*;
use crate::core::refusal::Refusal;

impl Reader<'_> {
    /// The cards of a hand that count as nuggets, as a mask over the content's list of them (base.pcard.31).
    pub(crate) fn nugget_card_mask(&self, seat: Seat) -> u8 {
        let hand = self.hand(seat);
        let list = self.content.nugget_cards.iter().take(8).enumerate();
        list.filter(|(_, c)| hand.contains(*c)).fold(0, |mask, (i, _)| mask | 1 << i)
    }

    pub(crate) fn list_deposits(&self, seat: Seat, to: &mut impl Sink) {
        let held = self.nugget_card_mask(seat);
        for cards in 0..=held {
            if cards & !held != 0 {
                continue;
            }
            for nuggets in 0..=self.player(seat).nuggets {
                if nuggets > 0 || cards > 0 {
                    to.add(Choice::Deposit { nuggets, cards });
                }
            }
        }
    }

    /// Whether the bank may be robbed (base.heist.01, 02, 14).
    pub(crate) fn can_heist(&self, seat: Seat) -> Result<(), Refusal> {
        self.at(seat, self.content.board.banks)?;
        if self.public().turn.heist {
            return Err(Refusal::AlreadyRobbed);
        }
        if self.hand(seat).is_empty() {
            return Err(Refusal::NoCardToLay);
        }
        Ok(())
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Sells nuggets, and cards shown as nuggets (base.bank.02 to 05).
    pub(crate) fn deposit(&mut self, seat: Seat, nuggets: u8, cards: u8) {
        self.lose_nuggets(seat, nuggets, Cause::Deposit);
        let mut sold = nuggets;
        for (i, card) in self.content.nugget_cards.iter().take(8).enumerate() {
            if cards & (1 << i) != 0 {
                self.emit(Event::Played { seat, card });
                self.discard(seat, card, Cause::Deposit);
                sold += 1;
            }
        }
        self.gain_money(seat, i16::from(sold) * i16::from(self.content.numbers.nugget_price), Cause::Deposit);
        self.gain_lp(seat, sold, Cause::Deposit);
        self.fire_now(seat, When::Deposited, sold);
        self.goal_deposit(seat, sold);
    }
}
