//! Odds at poker that can be worked out by hand, and the sample against all hands.

use super::*;
use crate::core::game::Game;
use crate::core::limits::SEATS;
use crate::turn::setup::Setup;
use crate::{Catalog, Content};

thread_local! {
    /// How many cards were tried in counting.
    pub(super) static STEPS: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// The seat that is told the odds.
const ME: Seat = Seat(0);

fn cards(words: &str) -> CardSet {
    words.split_whitespace().map(|word| word.parse::<Card>().expect("a card")).collect()
}

fn base() -> Content {
    Content::embedded().expect("the base game")
}

/// The base game with these modules.
fn with_modules(modules: &[&str]) -> Content {
    let catalog = Catalog::embedded().expect("the catalog");
    let ids: Vec<String> = modules.iter().flat_map(|id| catalog.with_needs(id)).collect();
    catalog.compose(&catalog.select(&ids, None).expect("a selection")).expect("the modules go together")
}

/// A moment at poker, in which every card not named here is discarded.
#[derive(Clone, Copy)]
struct Moment<'a> {
    content: &'a Content,
    mine: &'a str,
    shared: &'a str,
    /// The cards that are in hands or in the deck.
    unseen: &'a str,
    /// How many cards each of the other players holds.
    held: &'a [u8],
    poker: Poker,
}

impl<'a> Moment<'a> {
    /// With these cards in my hand, I began a game of so many others.
    fn new(content: &'a Content, mine: &'a str, shared: &'a str, unseen: &'a str, held: &'a [u8]) -> Self {
        let players = (0..=held.len() as u8).map(Seat).collect();
        let poker = Poker { players, step: PokerStep::Lay, ..Poker::new(ME) };
        Self { content, mine, shared, unseen, held, poker }
    }

    fn high(mut self) -> Self {
        self.poker.kind = PokerKind::HighStakes { raised: self.poker.players, folded: SeatSet::new() };
        self
    }

    /// The other one deals for the house.
    fn dealt(mut self) -> Self {
        (self.poker.players, self.poker.dealer) = (SeatSet::one(ME), Some(Seat(1)));
        self
    }

    fn started_by(mut self, seat: u8) -> Self {
        self.poker.starter = Seat(seat);
        self
    }

    fn view(&self) -> View {
        let setup = Setup::of(self.content, (self.held.len() + 1).max(3) as u8);
        let game = Game::new(self.content, &setup, &mut FastChance::new(1), &mut ()).expect("a game");
        let mut view = game.view(Some(ME));
        let (mine, shared, unseen) = (cards(self.mine), cards(self.shared), cards(self.unseen));
        view.public.stack.push(Frame::Poker);
        view.public.poker = Poker { flop: shared, ..self.poker };
        view.public.in_play = shared;
        view.public.discard = self.content.poker_cards.without(mine).without(shared).without(unseen);
        view.own.hand = mine;
        (view.own.known, view.own.known_deck) = Default::default();
        (view.hand_sizes, view.deck_sizes) = ([0; SEATS], [0; DECK_BATCHES]);
        view.hand_sizes[0] = mine.len() as u8;
        let mut left = unseen.len() as u8;
        for (seat, held) in self.held.iter().enumerate() {
            if self.poker.dealer == Some(Seat(seat as u8 + 1)) {
                view.dealer_cards = *held;
            } else {
                view.hand_sizes[seat + 1] = *held;
            }
            left -= held;
        }
        view.deck_sizes[0] = left;
        view
    }

    fn lays(&self) -> Choice {
        let mut mine = cards(self.mine).iter();
        Choice::Lay(mine.next(), mine.next())
    }

    /// The odds of laying all cards of my hand.
    fn laid(&self) -> Odds {
        self.view().odds(self.content, self.lays()).expect("a hand that is laid has odds")
    }
}

#[track_caller]
fn wins(moment: Moment<'_>, won: u64, all: u64) {
    assert_eq!(moment.laid(), Odds::of(won, all), "{} with {}", moment.mine, moment.shared);
}

/// A pair of kings against two cards of five: three of their ten pairs are better, two pair or three sevens.
#[test]
fn a_hand_against_two_cards() {
    let base = base();
    let with = |unseen, held| Moment::new(&base, "Kd Qh", "Kc 7d 2s", unseen, held);
    wins(with("7c 7h 2c Ah 9s", &[2]), 7, 10);
    // Of three cards any two are played: only those without two of the sevens and the 2 leave the pot to the kings.
    wins(with("7c 7h 2c Ah 9s", &[3]), 3, 10);
    // A single card makes no more than a pair, and a missing card loses (base.poker.50).
    wins(with("Ks 7c Ah", &[1]), 3, 3);
    // Without cards the flop is the hand (base.poker.49).
    wins(with("Ks Ah", &[0]), 1, 1);
}

/// With a king and an 8 in the hand of all: a seven, a king or a 9 beats it, and whoever has none of them does not.
#[test]
fn two_others_may_hold_the_card_that_wins() {
    let base = base();
    let with = |unseen, held| Moment::new(&base, "8c 3d", "Kc 7d 2s", unseen, held);
    wins(with("7c 4c 5c 6c", &[1, 1]), 6, 12);
    wins(with("9c 4c 5c 6c", &[1]), 3, 4);
    // Three hold a single card each of five, of which two win: 3 · 2 · 1 of 5 · 4 · 3 deals leave the pot to me.
    wins(with("9c 7c 4c 5c 6c", &[1, 1, 1]), 6, 60);
    // One holds two cards of five, the other one of the rest: five pairs are without the 9 and both 4s, each with two of three.
    wins(with("4c 4d 5c 6c 9d", &[2, 1]), 5 * 2, 10 * 3);
}

/// Whoever began the game wins ties, against a dealer too; but not with high stakes (base.poker.22, 23, au.high-stakes.16).
#[test]
fn ties_are_won_by_the_rules_of_the_game() {
    let (base, ante_up) = (base(), with_modules(&["ante-up"]));
    let tie = |content| Moment::new(content, "Kd Qh", "Kc 7d 2s", "Ks Qs 3c", &[2]);
    wins(tie(&base), 3, 3);
    wins(tie(&base).started_by(1), 2, 3);
    wins(tie(&base).dealt(), 3, 3);
    wins(tie(&ante_up).high(), 3, 3);
    wins(tie(&ante_up).high().started_by(1), 2, 3);
    wins(tie(&ante_up).high().dealt(), 2, 3);
    // Two who did not begin share the pot, which is a win for both (base.poker.51): only the best hand of the one who began beats
    // mine, in one of the 3 pairs that he may hold.
    let three = Moment::new(&base, "Kd Qh", "Kc 7d 2s", "Ks Qs 3c 4c", &[2, 2]).started_by(2);
    wins(three, 5, 6);
}

/// For the house the dealer wins if nobody else does.
#[test]
fn a_dealer_is_told_how_likely_the_house_wins() {
    let (base, ante_up) = (base(), with_modules(&["ante-up"]));
    let deal = |content, high: bool| {
        let mut moment = Moment::new(content, "Kd Qh", "Kc 7d 2s", "Ks Qs 3c", &[2]).started_by(1);
        if high {
            moment = moment.high();
        }
        (moment.poker.players, moment.poker.dealer) = (SeatSet::one(Seat(1)), Some(ME));
        let mut view = moment.view();
        (view.own.dealer, view.own.hand) = (view.own.hand, CardSet::new());
        view.odds(content, moment.lays())
    };
    assert_eq!(deal(&base, false), Some(Odds::of(2, 3)));
    assert_eq!(deal(&ante_up, true), Some(Odds::SURE));
}

/// Cheat is any card in a hand, and an ordinary 2 in the flop (base.poker.45, 46); jokers are any card everywhere.
#[test]
fn wild_cards_of_others_count() {
    let base = base();
    wins(Moment::new(&base, "Kd Qh", "Kc 7d 2s", "2h 7c 3c", &[2]), 2, 3);
    wins(Moment::new(&base, "Kd Qh", "Kc 7d 2h", "8h 7c 3c", &[2]), 3, 3);
    let jokers = with_modules(&["jokers"]);
    wins(Moment::new(&jokers, "Kd Qh", "Kc 7d 2s", "joker-red 7c 3c", &[2]), 2, 3);
    // In the flop it makes three kings of mine, and a pair of what the other one holds.
    wins(Moment::new(&jokers, "Kd Qh", "Kc 7d joker-red", "Ac 8c 3c", &[2]), 3, 3);
}

/// A card that I know to be in a hand is not dealt.
#[test]
fn what_the_seat_knows_of_a_hand_counts() {
    let base = base();
    let moment = Moment::new(&base, "Kd Qh", "Kc 7d 2s", "7c 7h 2c Ah 9s", &[2]);
    let told = |known| {
        let mut view = moment.view();
        view.own.known[1] = cards(known);
        view.odds(&base, moment.lays())
    };
    assert_eq!(told("7c"), Some(Odds::of(2, 4)));
    assert_eq!(told("Ah"), Some(Odds::SURE));
    assert_eq!(told("7c 7h"), Some(Odds::NONE));
}

/// Of five shared cards any three count: with high stakes the nine on the table makes another pair.
#[test]
fn high_stakes_have_five_shared_cards() {
    let ante_up = with_modules(&["ante-up"]);
    let with = |shared| Moment::new(&ante_up, "Kd Qh", shared, "9s 7c 3d", &[2]).high();
    wins(with("Kc 7d 2s 9h 4c"), 2, 3);
    wins(with("Kc 7d 2s 9h Qc"), 3, 3);
}

/// The best hand of all is certain against any number of cards, and what is certain is no sample.
#[test]
fn a_royal_flush_wins_for_sure() {
    let (base, ante_up) = (base(), with_modules(&["ante-up"]));
    let all =
        |seen: &str| SUITED.without(cards(seen)).iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    let unseen = all("As Ks Qs Js 10s");
    assert_eq!(Moment::new(&base, "As Ks", "Qs Js 10s", &unseen, &[4]).dealt().laid(), Odds::SURE);
    assert_eq!(Moment::new(&base, "As Ks", "Qs Js 10s", &unseen, &[5, 5, 5, 5, 5]).laid(), Odds::SURE);
    let unseen = all("As Ks Qs Js 10s 2c 3c");
    assert_eq!(Moment::new(&ante_up, "As Ks", "Qs Js 10s 2c 3c", &unseen, &[5]).high().dealt().laid(), Odds::SURE);
}

#[track_caller]
fn near(told: Odds, won: u64, all: u64) {
    let (told, truth) = (told.millionths(), Odds::of(won, all).millionths());
    assert!(told.abs_diff(truth) < 45_000, "{told} told, {truth} true");
}

/// Two shared cards are still to come, and they are not in anybody's hand. Of the six deals one spares my kings: that in which both
/// sevens are shared, where my three sevens have the higher cards beside them.
#[test]
fn cards_to_come_are_dealt_like_hands() {
    let ante_up = with_modules(&["ante-up"]);
    let mut moment = Moment::new(&ante_up, "Kd Qh", "Kc 7d 2s", "7c 7h 3c 4h", &[2]).high();
    moment.poker.step = PokerStep::Raise;
    let raise = crate::Choice::Module(crate::modules::Choice::AnteUp(crate::modules::ante_up::Choice::Raise));
    let view = moment.view();
    let told = view.odds(&ante_up, raise).expect("staying has odds");
    near(told, 1, 6);
    // A king that I know to be on top of the deck comes next. Both sevens make sevens full of kings, all else loses to three kings.
    let mut peeked = view.clone();
    (peeked.deck_sizes[0], peeked.deck_sizes[1]) = (1, 2);
    peeked.own.known_deck = [cards("Ks")].into_iter().collect();
    peeked.public.discard.remove("Ks".parse().expect("a card"));
    near(peeked.odds(&ante_up, raise).expect("staying has odds"), 5, 6);
}

/// Counting and sampling agree within what is said of the sample, and both with every deal of a small game, tried one by one.
#[test]
fn samples_are_as_good_as_is_said() {
    let base = base();
    let mut luck = FastChance::new(38);
    let mut far = 0;
    for round in 0..60 {
        let mut deck: Vec<Card> = SUITED.iter().collect();
        let mut take = |n: usize| -> CardSet {
            (0..n).map(|_| deck.swap_remove(luck.below(deck.len() as u32) as usize)).collect()
        };
        let words = |cards: CardSet| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
        let (mine, shared, unseen) = (words(take(2)), words(take(3)), words(take(if round % 2 == 0 { 8 } else { 40 })));
        let held: &[u8] = if round % 2 == 0 { &[3, 2] } else { &[3] };
        let moment = Moment::new(&base, &mine, &shared, &unseen, held);
        let view = moment.view();
        let table = Table::new(&view, &base, ME, view.public.poker);
        let laid = cards(&mine);
        let (counted, sampled) = (table.laid(laid), table.sampled_against(&Beaten::new(&table, laid)));
        if round % 2 == 0 {
            assert_eq!(counted, tried(&table, laid), "{mine} with {shared} among {unseen}");
        }
        let (counted, sampled) = (counted.millionths() as f64 / 1e6, sampled.millionths() as f64 / 1e6);
        assert!((counted - sampled).abs() < 0.064, "{counted} counted, {sampled} sampled");
        far += usize::from((counted - sampled).abs() > 0.032);
    }
    assert!(far <= 6, "{far} of 60 samples are further off than is said of one in twenty");
}

/// All deals to two others, one by one.
fn tried(table: &Table<'_>, laid: CardSet) -> Odds {
    let shared = Shared::new(table.poker.flop, table.five_first());
    let mine = table.best(&shared, laid);
    let sets = |from: CardSet, n: usize| {
        let all = (0..1_u64 << from.len()).filter(move |bits| bits.count_ones() as usize == n);
        let set = move |bits: u64| {
            from.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|(_, card)| card).collect::<CardSet>()
        };
        all.map(set)
    };
    let (mut won, mut all) = (0, 0);
    for one in sets(table.unseen, table.others[0].unknown) {
        for two in sets(table.unseen.without(one), table.others[1].unknown) {
            won += u64::from([one, two].into_iter().all(|held| table.best(&shared, held) <= mine));
            all += 1;
        }
    }
    Odds::of(won, all)
}

/// However many players hold however many cards, counting stops where it would take too many steps.
#[test]
fn the_steps_are_bounded() {
    let base = base();
    let unseen =
        SUITED.without(cards("Ks Qs 7c 8c 9d")).iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    let most = [&[9, 9, 9, 9, 9][..], &[20], &[2, 2], &[1, 1, 1, 1], &[4], &[5], &[47]].map(|held| {
        STEPS.set(0);
        let moment = Moment::new(&base, "Ks Qs", "7c 8c 9d", &unseen, held);
        assert_eq!(moment.laid(), moment.laid(), "the same each time");
        STEPS.get() / 2
    });
    assert!(most.into_iter().all(|steps| steps < 2 * COUNTED), "{most:?}");
    assert!(most.into_iter().filter(|steps| *steps > 0).count() > 1, "some are counted: {most:?}");
}
