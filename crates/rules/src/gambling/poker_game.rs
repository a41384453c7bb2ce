//! Poker at the saloon (rules base.poker.*): joining, dealer, flop, playing cards facedown, the pot, effects after the
//! game.

use crate::content::additions::PokerRewards;
use crate::content::schema::When;
use crate::content::{Content, Source};
use crate::core::chance::Chance;
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Event, Observer};
use crate::core::ids::*;
use crate::core::refusal::Refusal;
use crate::core::state::{Poker, PokerKind, PokerStep};
use crate::gambling::poker_hand::{FLOP, Worth, best_hand};

/// The number of cards that a dealer draws.
const DEALER_CARDS: u8 = 4;
/// The number of cards that each hand adds to the flop.
const LAID: usize = 2;

/// A choice of a module at poker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bid {
    /// A game for high stakes begins.
    HighStakes,
    /// A player adds money to the pot and stays in the game.
    Raise,
    /// A dealer at the saloon is challenged.
    Challenge,
}

impl Poker {
    /// How many cards a dealer draws (base.poker.07, au.high-stakes.06, au.events-tokens.03).
    pub(crate) fn dealer_cards(&self, content: &Content) -> u8 {
        let usual = self.high_stakes(content).map_or(DEALER_CARDS, |game| game.dealer_cards);
        self.challenge.map_or(usual, |it| content.opponents[it.dealer.index()].cards)
    }

    /// What each player pays to take part (base.poker.02, au.high-stakes.03).
    pub fn ante(&self, content: &Content) -> u8 {
        self.high_stakes(content).map_or(content.numbers.poker_ante, |game| game.ante)
    }

    /// The pot (base.poker.10, au.high-stakes.23, 24).
    pub fn pot(&self, content: &Content) -> u16 {
        let numbers = &content.numbers;
        match self.high_stakes(content) {
            Some(game) => self.high_pot(game),
            None => u16::from(numbers.poker_house) + self.players.len() as u16 * u16::from(numbers.poker_ante),
        }
    }

    /// The winners among the seats with the best hand: the player who started the game, or all players (base.poker.22,
    /// 23). With high stakes a dealer comes first (au.high-stakes.16).
    pub(crate) fn winners_among(&self, tied: SeatSet) -> SeatSet {
        if self.is_high() && self.dealer.is_some_and(|dealer| tied.contains(dealer)) {
            SeatSet::new()
        } else if tied.contains(self.starter) {
            SeatSet::one(self.starter)
        } else {
            tied.and(self.players)
        }
    }
}

impl Reader<'_> {
    /// Whether a game may be started (base.poker.01, 05).
    pub(crate) fn can_start_poker(&self, seat: Seat) -> Result<(), Refusal> {
        self.at(seat, self.content.board.saloons)?;
        self.can_pay(seat, self.content.numbers.poker_ante)
    }

    /// Whether a player is in the starter's town, if that matters, and has what the game requires (base.poker.03 to 05,
    /// au.characters.04, au.high-stakes.04).
    fn may_join(&self, seat: Seat) -> bool {
        self.could_join(seat) && (!self.public().poker.is_high() || !self.hand(seat).is_empty())
    }

    /// The same, as far as everybody knows: high stakes require a card, too.
    pub(crate) fn could_join(&self, seat: Seat) -> bool {
        let poker = &self.public().poker;
        let near = poker.kind == PokerKind::Anywhere || self.in_same_town(seat, poker.starter);
        let purse = poker.high_stakes(self.content).map_or(self.content.numbers.poker_ante, |game| game.purse);
        seat != poker.starter && near && self.can_pay(seat, purse).is_ok()
    }

    /// Whether two players are in the same town.
    pub(crate) fn in_same_town(&self, one: Seat, other: Seat) -> bool {
        let (here, there) = (self.space(one), self.space(other));
        self.content.board.towns.iter().any(|town| town.contains(here) && town.contains(there))
    }

    /// The cards from which a seat plays: its hand, or what it drew as the dealer.
    fn poker_cards(&self, seat: Seat) -> CardSet {
        if self.public().poker.dealer == Some(seat) { self.secrets().dealer } else { self.hand(seat) }
    }

    pub(crate) fn list_poker(&self, seat: Seat, to: &mut impl Sink) {
        match self.public().poker.step {
            PokerStep::Join => {
                to.add(Choice::Join);
                return to.add(Choice::Pass);
            }
            PokerStep::Raise => return self.list_raise(seat, to),
            _ => {}
        }
        let cards = self.poker_cards(seat);
        if cards.len() < LAID {
            return to.add(Choice::Lay(cards.first(), None));
        }
        for first in cards {
            for second in cards.iter().filter(|c| *c > first) {
                to.add(Choice::Lay(Some(first), Some(second)));
            }
        }
    }

    /// Whether these two cards may be laid, the lower one first: the condition of [`Self::list_poker`] for one choice.
    pub(crate) fn can_lay(&self, seat: Seat, first: Card, second: Card) -> bool {
        let cards = self.poker_cards(seat);
        self.public().poker.step == PokerStep::Lay && first < second && cards.contains(first) && cards.contains(second)
    }

    /// The rank of a seat's revealed cards with the shared ones (base.poker.12, 45, 46, au.high-stakes.15).
    pub(crate) fn poker_worth(&self, seat: Seat) -> Worth {
        let poker = &self.public().poker;
        let shown = poker.shown[seat.index()];
        best_hand(shown, poker.flop, self.content.wild_cards, self.public().edition.five_of_a_kind_first())
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Pays the ante and draws a card (base.poker.02, 03, 48).
    pub(crate) fn ante(&mut self, seat: Seat) {
        self.spend(seat, self.public().poker.ante(self.content), Cause::Poker);
        self.draw(seat, 1);
    }

    fn poker_mut(&mut self) -> &mut Poker {
        &mut self.state.public.poker
    }

    #[inline(never)]
    pub(crate) fn step_poker(&mut self) {
        let poker = self.public().poker;
        match poker.step {
            PokerStep::Join => {
                if let Some(seat) = self.poker_turn() {
                    if self.reader().may_join(seat) {
                        self.ask(seat);
                    } else {
                        self.poker_mut().at += 1;
                    }
                }
            }
            PokerStep::Flop => {
                self.deal_flop();
                self.next_poker_step();
            }
            PokerStep::Raise => self.step_raise(),
            PokerStep::SecondReveal => self.second_reveal(),
            PokerStep::Lay => {
                let waiting = poker.contenders().without(poker.laid);
                if waiting.is_empty() {
                    self.show_hands();
                } else {
                    self.state.public.asked = waiting;
                }
            }
            PokerStep::Show => self.played_bonuses(),
            PokerStep::Pay => self.pay_pot(),
            PokerStep::After => self.after_poker(),
            PokerStep::CleanUp => self.end_poker(),
            PokerStep::Inserted(n) => {
                if let Some(seat) = self.next_poker_player() {
                    self.effects(self.content.steps.effects[usize::from(n)], seat, Source::OTHER);
                }
            }
        }
    }

    fn next_poker_step(&mut self) {
        let poker = &self.public().poker;
        match self.content.steps.after_in_poker(poker.step) {
            // Between the flop and the cards of the players high stakes have steps of their own.
            PokerStep::Lay if poker.is_high() => self.go_to_poker_step(PokerStep::Raise),
            next => self.go_to_poker_step(next),
        }
    }

    pub(crate) fn go_to_poker_step(&mut self, step: PokerStep) {
        let poker = self.poker_mut();
        (poker.step, poker.at) = (step, 0);
    }

    /// The active player in a step that goes around; after the last player the next step begins.
    fn poker_turn(&mut self) -> Option<Seat> {
        let Poker { starter, at, .. } = self.public().poker;
        if at >= self.public().seats {
            self.next_poker_step();
            return None;
        }
        Some(self.public().seat_after(starter, at))
    }

    /// The next participant in a step that goes around once; none if a seat does not take part, or at its end.
    fn next_poker_player(&mut self) -> Option<Seat> {
        let seat = self.poker_turn()?;
        self.poker_mut().at += 1;
        self.public().poker.players.contains(seat).then_some(seat)
    }

    /// If nobody joined, the player to the right deals (base.poker.06, 07, 52); then the flop (base.poker.11).
    fn deal_flop(&mut self) {
        let poker = self.public().poker;
        if poker.players.len() == 1 {
            let dealer = poker.starter.right(self.public().seats);
            self.poker_mut().dealer = Some(dealer);
            for _ in 0..poker.dealer_cards(self.content) {
                if let Some(card) = self.take_card() {
                    self.state.secrets.dealer.insert(card);
                }
            }
            let cards = self.state.secrets.dealer;
            self.emit(Event::DealerDrew { seat: dealer, cards: Some(cards) });
        }
        let cards = self.reveal_shared(FLOP);
        self.emit(Event::Flop { cards });
    }

    /// Reveals shared cards, as many as there are.
    pub(crate) fn reveal_shared(&mut self, count: usize) -> CardSet {
        let cards: CardSet = (0..count).filter_map(|_| self.take_card()).collect();
        self.poker_mut().flop = self.public().poker.flop.union(cards);
        self.state.public.in_play = self.public().in_play.union(cards);
        cards
    }

    pub(crate) fn answer_poker(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Join => {
                self.poker_mut().at += 1;
                self.poker_mut().players.insert(seat);
                self.emit(Event::Joined { seat });
                self.ante(seat);
            }
            Choice::Lay(first, second) => {
                let dealer = self.public().poker.dealer == Some(seat);
                for card in [first, second].into_iter().flatten() {
                    if dealer {
                        self.state.secrets.dealer.remove(card);
                        self.state.secrets.facedown[seat.index()].insert(card);
                    } else {
                        self.lay_facedown(seat, card);
                    }
                }
                self.poker_mut().laid.insert(seat);
                self.emit(Event::ChoseUnseen { seat });
            }
            Choice::Pass => self.poker_mut().at += 1,
            Choice::Module(choice) => self.answer_raise(seat, choice),
            _ => not_listed(choice),
        }
    }

    /// Reveals all cards simultaneously (base.poker.13).
    fn show_hands(&mut self) {
        let starter = self.public().poker.starter;
        let seats = self.public().poker.contenders();
        for seat in self.public().seats_from(starter).filter(|s| seats.contains(*s)) {
            let cards = std::mem::take(&mut self.state.secrets.facedown[seat.index()]);
            cards.iter().for_each(|card| self.show(seat, card));
            self.poker_mut().shown[seat.index()] = cards;
            self.state.public.in_play = self.public().in_play.union(cards);
            let rank = self.reader().poker_worth(seat).0;
            self.emit(Event::Showed { seat, cards, rank });
        }
        self.next_poker_step();
    }

    /// Bonuses of cards played from a hand; none of the dealer's (base.poker.45, 47).
    fn played_bonuses(&mut self) {
        if let Some(seat) = self.next_poker_player() {
            for card in self.public().poker.shown[seat.index()] {
                self.fire_card(seat, card, When::PokerPlayed);
                // A card of any value is played for its bonus, too (base.pcard.20).
                if self.content.wild_cards.contains(card) {
                    self.bonus_used(seat, self.content.card_source(card));
                }
            }
        }
    }

    /// The best hand takes the pot; losers draw (base.poker.16 to 23, 25, 51).
    fn pay_pot(&mut self) {
        let poker = self.public().poker;
        let starter = poker.starter;
        let (reader, seats) = (self.reader(), poker.contenders());
        let pot = poker.pot(self.content);
        let best = seats.iter().map(|s| reader.poker_worth(s)).max();
        let best = best.expect("invariant: a game has at least one contender");
        let winners = poker.winners_among(seats.iter().filter(|s| reader.poker_worth(*s) == best).collect());
        self.poker_mut().winners = winners;
        self.next_poker_step();
        if winners.is_empty() {
            self.emit(Event::HouseWon);
        } else {
            let share = (pot / winners.len() as u16 / 10 * 10) as u8;
            for seat in winners {
                self.emit(Event::PokerWon { seat, money: share });
                self.gain_money(seat, i16::from(share), Cause::Poker);
            }
        }
        self.reward_winners(starter, winners);
        for seat in self.public().seats_from(starter) {
            // Whoever folded has drawn the card already (au.high-stakes.09).
            if poker.players.without(poker.folded()).contains(seat) && !winners.contains(seat) {
                self.draw(seat, 1);
            }
        }
        for seat in self.public().seats_from(starter).filter(|seat| poker.players.contains(*seat)) {
            self.goal_poker(seat, winners.contains(seat));
        }
    }

    /// What winners gain besides the pot: 1 LP for the player who started the game (base.poker.19, 20), or what a track
    /// or the high stakes say, for each winner in turn order (au.gambler-track.12, 13, au.high-stakes.17, 19).
    fn reward_winners(&mut self, starter: Seat, winners: SeatSet) {
        let high = self.public().poker.high_stakes(self.content).map(|game| game.reward);
        let high = high.map(|reward| PokerRewards { starter: reward, others: reward });
        let Some(rewards) = high.or(self.content.poker_rewards) else {
            if winners.contains(starter) {
                self.gain_lp(starter, 1, Cause::Poker);
            }
            return;
        };
        // The last frame pushed runs first.
        for offset in (0..self.public().seats).rev() {
            let seat = self.public().seat_after(starter, offset);
            if winners.contains(seat) {
                let reward = if seat == starter { rewards.starter } else { rewards.others };
                self.effects(reward, seat, Source::OTHER);
            }
        }
    }

    /// Abilities after winning or losing, from the starter (base.poker.51, 53).
    fn after_poker(&mut self) {
        if let Some(seat) = self.next_poker_player() {
            let won = self.public().poker.winners.contains(seat);
            self.fire(seat, if won { When::PokerWon } else { When::PokerLost });
        }
    }

    /// All played cards, the flop and the dealer's unplayed cards are discarded (base.poker.26, 27, base.pcard.30).
    fn end_poker(&mut self) {
        let poker = self.public().poker;
        self.pop();
        poker.flop.iter().for_each(|card| self.clear_from_play(card));
        if let Some(dealer) = poker.dealer {
            poker.shown[dealer.index()].iter().for_each(|card| self.clear_from_play(card));
            // What the dealer did not play is discarded faceup, without effects (base.poker.27, base.pcard.30).
            for card in std::mem::take(&mut self.state.secrets.dealer) {
                self.clear_from_play(card);
                self.emit(Event::Discarded { seat: dealer, card, cause: Cause::Poker });
            }
        }
        for seat in self.public().seats_from(poker.starter) {
            if poker.players.contains(seat) {
                for card in poker.shown[seat.index()].and(self.public().in_play) {
                    self.discard_from_play(seat, card, Cause::Poker);
                }
            }
        }
        self.state.public.poker = Poker::new(Seat(0));
        if let Some(challenge) = poker.challenge {
            self.end_challenge(poker.starter, challenge, poker.winners.contains(poker.starter));
        }
    }
}
