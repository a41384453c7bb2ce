//! Poker cards in hands: drawing, discarding, giving, and each seat's knowledge of them (base.pcard.02, 03, 30).

use crate::content::Content;
use crate::content::edition::FightStep;
use crate::content::schema::When;
use crate::core::chance::{Chance, Luck};
use crate::core::choice::Choice;
use crate::core::deck::Deck;
use crate::core::engine::{Engine, Reader, not_listed};
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{Frame, MoveStage, TurnStep};
use crate::core::ids::*;
use crate::core::state::Public;

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Draws a card from the deck, reshuffling the discards when it is empty; none when no card is left.
    pub(crate) fn take_card(&mut self) -> Option<Card> {
        self.take_card_unseen().map(|(card, _)| card)
    }

    /// The same with the seats that knew the card.
    fn take_card_unseen(&mut self) -> Option<(Card, SeatSet)> {
        let card = self.top_card()?;
        let knew = self.state.secrets.deck.take(card, |_| false);
        Some((card, knew))
    }

    /// The top card of the deck, picked at random now; the discards are reshuffled first when the deck is empty.
    fn top_card(&mut self) -> Option<Card> {
        if self.state.secrets.deck.top().is_empty() {
            let discard = std::mem::take(&mut self.state.public.discard);
            if discard.is_empty() {
                return None;
            }
            self.state.secrets.deck = Deck::of(discard);
            self.emit(Event::Reshuffled { cards: discard.len() as u8 });
        }
        Some(self.luck(Luck::Draw(self.state.secrets.deck.top())).card())
    }

    /// A seat looks at the top card of the deck.
    pub(crate) fn look_at_deck(&mut self, seat: Seat) {
        if !self.public().is_seat(seat) {
            return;
        }
        if let Some(card) = self.top_card() {
            self.state.secrets.deck.look_at_top(card, seat);
            self.emit(Event::LookedAtDeck { seat, card: Some(card) });
        }
    }

    /// The top card of the deck goes to the bottom, unseen.
    pub(crate) fn bury_top(&mut self, seat: Seat) {
        if let Some(card) = self.top_card() {
            self.state.secrets.deck.bury_top(card);
            self.emit(Event::BuriedTop { seat });
        }
    }

    /// Draws cards into the hand.
    pub(crate) fn draw(&mut self, seat: Seat, cards: u8) {
        if !self.public().is_seat(seat) {
            return;
        }
        for _ in 0..cards {
            let Some((card, knew)) = self.take_card_unseen() else {
                return self.emit(Event::NothingToDraw { seat });
            };
            self.state.secrets.hands[seat.index()].insert(card);
            for viewer in knew.without(SeatSet::one(seat)) {
                self.state.secrets.known[viewer.index()][seat.index()].insert(card);
            }
            self.emit(Event::Drew { seat, card: Some(card) });
        }
    }

    /// Draws up to the hand limit of the end of the turn (au.characters.06).
    pub(crate) fn fill_hand(&mut self, seat: Seat) {
        let limit = usize::from(self.player(seat).hand_limit(self.content));
        let room = limit.saturating_sub(self.reader().hand(seat).len());
        self.draw(seat, room as u8);
    }

    /// All see this card of a player: its holder need not be remembered.
    pub(crate) fn show(&mut self, owner: Seat, card: Card) {
        for viewer in 0..usize::from(self.public().seats) {
            self.state.secrets.known[viewer][owner.index()].remove(card);
        }
    }

    /// A card of the hand is played faceup.
    pub(crate) fn put_in_play(&mut self, seat: Seat, card: Card) {
        self.state.secrets.hands[seat.index()].remove(card);
        self.show(seat, card);
        self.state.public.in_play.insert(card);
    }

    /// A card in play is discarded, without triggering anything.
    pub(crate) fn clear_from_play(&mut self, card: Card) {
        self.state.public.in_play.remove(card);
        self.state.public.discard.insert(card);
    }

    /// A card in play is discarded by its player, which may trigger its ability (base.pcard.30).
    pub(crate) fn discard_from_play(&mut self, seat: Seat, card: Card, cause: Cause) {
        self.clear_from_play(card);
        self.emit(Event::Discarded { seat, card, cause });
        self.fire_card(seat, card, When::Discarded);
    }

    /// A card of the hand is discarded; a discard to the hand limit triggers nothing.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card, cause: Cause) {
        self.state.secrets.hands[seat.index()].remove(card);
        self.show(seat, card);
        self.state.public.discard.insert(card);
        self.emit(Event::Discarded { seat, card, cause });
        if cause != Cause::HandLimit {
            self.fire_card(seat, card, When::Discarded);
        }
    }

    /// Discards random cards.
    pub(crate) fn discard_random(&mut self, seat: Seat, cards: u8, cause: Cause) {
        for _ in 0..cards {
            let hand = self.reader().hand(seat);
            if hand.is_empty() {
                return;
            }
            let card = self.luck(Luck::FromHand(hand)).card();
            self.discard(seat, card, cause);
        }
    }

    /// Discards the whole hand, lowest card first.
    pub(crate) fn discard_hand(&mut self, seat: Seat, cause: Cause) {
        for card in self.reader().hand(seat) {
            self.discard(seat, card, cause);
        }
    }

    /// A card is given to another player, unseen by the others: they lose their knowledge of the giver's hand.
    pub(crate) fn give_card(&mut self, from: Seat, to: Seat, card: Card) {
        let seats = usize::from(self.public().seats);
        let secrets = &mut self.state.secrets;
        secrets.hands[from.index()].remove(card);
        secrets.hands[to.index()].insert(card);
        for viewer in 0..seats {
            if viewer != from.index() && viewer != to.index() {
                secrets.known[viewer][from.index()] = CardSet::new();
            }
        }
        secrets.known[to.index()][from.index()].remove(card);
        secrets.known[from.index()][to.index()].insert(card);
        self.emit(Event::Gave { from, to, card: Some(card) });
    }

    /// Looks at random cards of another player's hand (the rifle).
    pub(crate) fn look_at_hand(&mut self, seat: Seat, at: Seat, cards: u8) {
        if !self.public().is_seat(at) {
            return;
        }
        let mut left = self.reader().hand(at);
        let mut seen = CardSet::new();
        for _ in 0..cards.min(left.len() as u8) {
            let card = self.luck(Luck::FromHand(left)).card();
            left.remove(card);
            seen.insert(card);
        }
        let known = &mut self.state.secrets.known[seat.index()][at.index()];
        *known = known.union(seen);
        self.emit(Event::LookedAt { seat, at, cards: Some(seen), count: seen.len() as u8 });
    }

    /// Everybody sees a player's hand (other.characters.06).
    pub(crate) fn show_hand(&mut self, seat: Seat) {
        if !self.public().is_seat(seat) {
            return;
        }
        let hand = self.reader().hand(seat);
        for viewer in self.public().all_seats().filter(|viewer| *viewer != seat) {
            self.state.secrets.known[viewer.index()][seat.index()] = hand;
        }
        self.emit(Event::ShowedHand { seat, cards: hand });
    }

    /// All cards of a value are discarded.
    pub(crate) fn discard_value(&mut self, seat: Seat, rank: u8) {
        for card in self.reader().hand(seat).iter().filter(|card| is_of(*card, rank)) {
            self.discard(seat, card, Cause::Card);
        }
    }

    /// Plays a card of the hand facedown. Seats that knew it to be in the hand keep that knowledge.
    pub(crate) fn lay_facedown(&mut self, seat: Seat, card: Card) {
        self.state.secrets.hands[seat.index()].remove(card);
        self.state.secrets.facedown[seat.index()].insert(card);
    }

    /// Requests a discard of as many cards as there are, up to `cards`.
    pub(crate) fn ask_discard(&mut self, seat: Seat, cards: u8, to_limit: bool) {
        let cards = cards.min(self.reader().hand(seat).len() as u8);
        if cards > 0 {
            self.push(Frame::Discard { seat, left: cards, to_limit });
        }
    }

    pub(crate) fn step_discard(&mut self, seat: Seat, left: u8) {
        if left == 0 || self.reader().hand(seat).is_empty() {
            self.pop();
        } else {
            self.ask(seat);
        }
    }

    pub(crate) fn answer_discard(&mut self, seat: Seat, left: u8, to_limit: bool, choice: Choice) {
        let Choice::Discard(card) = choice else { not_listed(choice) };
        let cause = if to_limit { Cause::HandLimit } else { Cause::Card };
        self.replace(Frame::Discard { seat, left: left - 1, to_limit });
        self.discard(seat, card, cause);
    }
}

/// Whether a card has this value; a joker has none of its own.
fn is_of(card: Card, rank: u8) -> bool {
    !card.is_joker() && card.rank() == rank
}

impl Reader<'_> {
    /// Whether a hand has a card of a value.
    pub(crate) fn holds_value(&self, seat: Seat, rank: u8) -> bool {
        self.hand(seat).iter().any(|card| is_of(card, rank))
    }
}

impl Public {
    /// Whether the decision is also given to a player who can only pass, so that it leaks nothing: a reaction, an
    /// extension of a move, or the goals at the end of a turn.
    pub fn is_window(&self, content: &Content) -> bool {
        match self.stack.peek() {
            Frame::Fight => self.fight_step(content) == FightStep::Reactions,
            Frame::Move(MoveStage::Extend { .. }) | Frame::Moved { ended: false, .. } => true,
            Frame::Points { .. } | Frame::Turn(TurnStep::Goals) => true,
            _ => false,
        }
    }
}

impl Reader<'_> {
    /// Cards that could be played as a reaction at a timing, limits applied.
    #[inline]
    fn fitting(&self, when: When, used: TitleSet) -> CardSet {
        let cards = self.content.timed_cards[when as usize];
        if used.is_empty() {
            return cards;
        }
        cards.iter().filter(|c| !used.contains(self.content.title_of[c.index()])).collect()
    }

    /// The cards of the hand that a seat may play as a reaction.
    #[inline]
    pub(crate) fn reactions(&self, seat: Seat, when: When, used: TitleSet) -> CardSet {
        self.hand(seat).and(self.fitting(when, used))
    }

    /// Whether a reaction window opens: according to public information, the hand could contain a fitting card.
    #[inline]
    pub(crate) fn window_opens(&self, seat: Seat, when: When, used: TitleSet) -> bool {
        if self.hand(seat).is_empty() {
            return false;
        }
        let fitting = self.fitting(when, used);
        if self.public().skip_empty_windows {
            return !self.hand(seat).and(fitting).is_empty();
        }
        !fitting.without(self.public().discard).without(self.public().in_play).is_empty()
    }

    /// Whether a player's hand could contain a reaction, for somebody who knows no more than a certain other hand.
    pub(crate) fn could_react(&self, seat: Seat, asker: Seat, when: When, used: TitleSet) -> bool {
        let out = self.public().discard.union(self.public().in_play).union(self.hand(asker));
        !self.hand(seat).is_empty() && !self.fitting(when, used).without(out).is_empty()
    }

    /// Titles whose limit per turn or fight is reached at a timing.
    pub(crate) fn limited(&self, card: Card, when: When) -> bool {
        let source = self.content.card_source(card);
        self.content.abilities_of(source).iter().any(|a| a.when == when && a.limit.is_some())
    }
}
