//! The odds of a choice, from what its seat knows.
//!
//! The odds of a fight are those of winning it **whatever the other side plays**, if nobody reacts and no optional bonus is used:
//! the card that is laid beats every card that the other side could lay. Before a card is laid they are those of the best card
//! of the hand. Those of dice are of finding a nugget, and of gaining no wound. Those at poker are in `poker.rs`.

mod poker;

use crate::content::pools::Foe;
use crate::content::schema::Face;
use crate::content::{Content, Op};
use crate::core::choice::{Choice, FightKind};
use crate::core::engine::Reader;
use crate::core::frame::Frame;
use crate::core::ids::*;
use crate::core::state::{Fight, Secrets, State};
use crate::core::view::View;

/// The parts into which certainty is divided.
const WHOLE: u64 = 1_000_000;

/// A probability.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Odds(u64);

impl Odds {
    const NONE: Self = Self(0);
    const SURE: Self = Self(WHOLE);

    const fn of(won: u64, all: u64) -> Self {
        Self(won * WHOLE / all)
    }

    /// By a sample, which makes nothing impossible or certain.
    fn sampled(won: u64, all: u64) -> Self {
        Self(Self::of(won, all).0.clamp(1, WHOLE - 1))
    }

    /// In millionths, rounded down.
    #[must_use]
    pub const fn millionths(self) -> u64 {
        self.0
    }

    /// In percent; 0 and 100 only if it is impossible or certain.
    #[must_use]
    pub const fn percent(self) -> u8 {
        let rounded = (self.0 * 100 + WHOLE / 2) / WHOLE;
        match self.0 {
            0 => 0,
            WHOLE => 100,
            _ if rounded == 0 => 1,
            _ if rounded >= 100 => 99,
            _ => rounded as u8,
        }
    }
}

/// Whether hands are counted or dealt for the odds of a choice: that takes many times as long as any others.
pub fn are_dealt(choice: Choice) -> bool {
    match choice {
        Choice::Lay(..) | Choice::Join | Choice::Poker => true,
        Choice::Module(own) => own.bid().is_some(),
        _ => false,
    }
}

impl View {
    /// The odds of a choice of its seat; none if it has none, or if they cannot be computed from what the seat knows.
    pub fn odds(&self, content: &Content, choice: Choice) -> Option<Odds> {
        let seat = self.seat?;
        match choice {
            Choice::Prospect => return Some(a_nugget(content, 2)),
            Choice::Reroll(_) => return Some(a_nugget(content, 1)),
            Choice::Module(own) if own.risks() => return no_wound(content),
            _ if are_dealt(choice) => return poker::odds(self, content, seat, choice),
            _ => {}
        }
        let fighting = self.public.stack.iter().any(|frame| matches!(frame, Frame::Fight));
        let bout = || Bout::new(self, content, seat);
        match choice {
            Choice::Commit(card) if fighting => bout().with_card(card),
            Choice::Npc(card) if fighting => bout().with_fight_card(card),
            Choice::Accept if fighting => bout().with_best(),
            _ if fighting => None,
            Choice::Fight { kind, target } => {
                let other = self.public.seat_of(target).filter(|other| self.public.is_seat(*other))?;
                let mut bout = bout();
                bout.begin(kind, other, None);
                bout.with_best()
            }
            Choice::Heist => bout().against(FightKind::Heist, None),
            Choice::Move { to, .. } | Choice::Ride { to, .. }
                if self.public.bandits.contains(to) || !content.map_tokens.is_empty() =>
            {
                bout().on(to)
            }
            Choice::Module(own) => {
                let pool = own.draws_from(content)?;
                let mut bout = bout();
                bout.against_any(FightKind::Holdup, bout.next_of(pool)?)
            }
            _ => None,
        }
    }
}

/// A fight in progress, or one that a choice would begin.
struct Bout<'a> {
    view: &'a View,
    content: &'a Content,
    seat: Seat,
    /// The position with what the seat knows of the cards: its own hand.
    state: State,
}

impl<'a> Bout<'a> {
    fn new(view: &'a View, content: &'a Content, seat: Seat) -> Self {
        let mut state = State { public: view.public, secrets: Secrets::none() };
        state.secrets.hands[seat.index()] = view.own.hand;
        Self { view, content, seat, state }
    }

    fn reader(&self) -> Reader<'_> {
        Reader { content: self.content, state: &self.state }
    }

    fn fight(&self) -> &Fight {
        &self.state.public.fight
    }

    /// A fight begins.
    fn begin(&mut self, kind: FightKind, other: Seat, opponent: Option<Opponent>) {
        let (me, public) = (self.seat, &mut self.state.public);
        let (a, b) = (*public.player(me), *public.player(other));
        let mut fight = Fight { space: a.space, opponent, ..Fight::new(kind, me, other) };
        fight.fighter_wins_ties = opponent.is_some_and(|o| self.content.opponents[o.index()].player_wins_ties);
        if fight.with_player() {
            fight.marshal_against_wanted = a.marshal > 0 && b.wanted > 0 || a.wanted > 0 && b.marshal > 0;
        }
        public.fight = fight;
        public.stack.push(Frame::Fight);
    }

    /// A fight begins against fight cards.
    fn against(&mut self, kind: FightKind, opponent: Option<Opponent>) -> Option<Odds> {
        let (before, right) = (self.state.public, self.seat.right(self.state.public.seats));
        self.begin(kind, right, opponent);
        let odds = self.with_best();
        self.state.public = before;
        odds
    }

    /// The same against one of several opponents, each as likely as the others.
    fn against_any(&mut self, kind: FightKind, opponents: OpponentSet) -> Option<Odds> {
        let mut sum = 0;
        for opponent in opponents {
            sum += self.against(kind, Some(opponent))?.0;
        }
        (!opponents.is_empty()).then(|| Odds(sum / opponents.len() as u64))
    }

    /// The opponents of a pool that may be next, each as likely as the others.
    fn next_of(&self, pool: Pool) -> Option<OpponentSet> {
        let left = self.content.next_opponents(&self.view.public, pool);
        if self.content.circuit_pool != Some(pool) {
            return Some(left);
        }
        let known = self.view.own.known_encounters;
        if let Some(top) = known.top {
            return Some(OpponentSet::one(top));
        }
        let loose = left.without(known.iter().collect());
        // Those that are known to lie under the others come last.
        (usize::from(self.view.encounters.under) < left.len() && !loose.is_empty()).then_some(loose)
    }

    /// Whoever is fought on a space.
    fn on(&mut self, space: Space) -> Option<Odds> {
        self.state.public.players[self.seat.index()].space = Some(space);
        if self.state.public.bandits.contains(space) {
            // What a card about bandits does is not known before it is drawn.
            return match self.content.bandit_cards {
                None => self.against(FightKind::Bandit, None),
                Some(pool) => self.against_any(FightKind::Bandit, self.content.next_opponents(&self.view.public, pool)),
            };
        }
        match self.reader().opponent_on(space)?.1 {
            Foe::Known(opponent) => self.against(FightKind::Opponent, Some(opponent)),
            Foe::Drawn(pool) => self.against_any(FightKind::Opponent, self.next_of(pool)?),
        }
    }

    /// The odds of the best card of the hand.
    fn with_best(&self) -> Option<Odds> {
        self.view.own.hand.iter().filter_map(|card| self.with_card(card)).max()
    }

    /// The odds of laying a card.
    fn with_card(&self, card: Card) -> Option<Odds> {
        let side = self.fight().side_of(self.seat)?;
        if !self.fight().with_player() {
            return self.against_fight_cards(card);
        }
        let other = self.fight().seat_of(1 - side).filter(|other| self.state.public.is_seat(*other))?;
        let mut sure = true;
        let beaten = self.poker_cards(other).iter().filter(|theirs| {
            let mut cards = [Some(card); 2];
            cards[1 - side] = Some(*theirs);
            let won = self.reader().would_win(side, cards, None);
            sure &= won.is_some();
            won == Some(true)
        });
        let beaten = beaten.collect();
        sure.then(|| self.all_of_hand(other, beaten))
    }

    /// The cards that another player may hold.
    fn poker_cards(&self, of: Seat) -> CardSet {
        self.view.unseen_cards(self.content).union(self.view.own.known[of.index()])
    }

    /// The odds that all cards of another player are among these.
    fn all_of_hand(&self, other: Seat, among: CardSet) -> Odds {
        let at = other.index();
        let known = self.view.own.known[at];
        if !known.without(among).is_empty() {
            return Odds::NONE;
        }
        let held = usize::from(self.view.hand_sizes[at] + self.view.facedown_sizes[at]);
        let unseen = self.view.unseen_cards(self.content);
        all_among(unseen.and(among).len(), unseen.len(), held.saturating_sub(known.len()))
    }

    /// The odds of the player of a bandit, guard or other opponent with a fight card.
    fn with_fight_card(&self, card: FightCard) -> Option<Odds> {
        let fighter = self.fight().fighter;
        let mut sure = true;
        let beaten = self.poker_cards(fighter).iter().filter(|theirs| {
            let won = self.reader().would_win(1, [Some(*theirs), None], Some(card));
            sure &= won.is_some();
            won == Some(true)
        });
        let beaten = beaten.collect();
        sure.then(|| self.all_of_hand(fighter, beaten))
    }

    /// The odds of a card against fight cards: those drawn, or those that will be.
    fn against_fight_cards(&self, card: Card) -> Option<Odds> {
        let (view, fight) = (self.view, self.fight());
        let won = |npc| self.reader().would_win(0, [Some(card), None], Some(npc));
        if let Some(shown) = fight.npc_shown {
            return won(shown).map(|won| if won { Odds::SURE } else { Odds::NONE });
        }
        let unseen = view.unseen_fight_cards();
        let known = view.own.known_fight.iter().fold(FightSet::new(), FightSet::union);
        let mut beaten = FightSet::new();
        for npc in unseen.union(known) {
            if won(npc)? {
                beaten.insert(npc);
            }
        }
        if fight.drawn > 0 {
            return Some(all_among(unseen.and(beaten).len(), unseen.len(), fight.drawn.into()));
        }
        let cards = self.content.npc_cards(fight.kind, fight.opponent);
        Some(self.all_drawn(cards.into(), unseen, beaten))
    }

    /// The odds that the next fight cards are all among these. From each batch of the deck they are drawn at random; which
    /// cards of a batch the seat knows is known, the others are any of those that it has not seen.
    fn all_drawn(&self, cards: usize, unseen: FightSet, among: FightSet) -> Odds {
        let view = self.view;
        // By how many of the cards drawn are not known: the odds of that, and that those known are among these.
        let mut by_unknown = vec![Odds::SURE];
        let mut left = cards;
        for (known, size) in view.own.known_fight.iter().zip(view.public.fight_batches) {
            let size = usize::from(size);
            let drawn = left.min(size);
            left -= drawn;
            let (fits, unknown) = (known.and(among).len(), size - known.len());
            let mut next = vec![Odds::NONE; by_unknown.len() + drawn];
            for (before, odds) in by_unknown.iter().enumerate() {
                for more in 0..=drawn {
                    let ways = choose(unknown, more) * choose(fits, drawn - more);
                    next[before + more].0 += odds.0 * ways / choose(size, drawn).max(1);
                }
            }
            by_unknown = next;
        }
        let fits = unseen.and(among).len();
        let sum = by_unknown.iter().enumerate().map(|(n, odds)| odds.0 * all_among(fits, unseen.len(), n).0 / WHOLE);
        Odds(sum.sum())
    }
}

/// The odds that all of so many cards, drawn out of `all`, are among `among` of them.
fn all_among(among: usize, all: usize, drawn: usize) -> Odds {
    if drawn > all {
        return Odds::NONE;
    }
    let odds =
        (0..drawn).fold(u128::from(WHOLE) << 32, |odds, n| odds * among.saturating_sub(n) as u128 / (all - n) as u128);
    // Nothing is lost of what is certain.
    if among >= all { Odds::SURE } else { Odds((odds >> 32) as u64) }
}

/// In how many ways some of these can be chosen.
fn choose(of: usize, some: usize) -> u64 {
    (0..some).fold(1, |ways, n| ways * of.saturating_sub(n) as u64 / (n + 1) as u64)
}

/// The odds of a nugget with so many dice; gold dust is rolled again (base.mine.04).
fn a_nugget(content: &Content, dice: u32) -> Odds {
    let sides = |face: Face| content.die.iter().filter(|side| **side == face).count() as u64;
    let all = content.die.len() as u64 - sides(Face::GoldDust);
    let none = (all - sides(Face::Nugget)).pow(dice);
    Odds::of(all.pow(dice) - none, all.pow(dice))
}

/// The odds of a face of the risk die without a wound.
fn no_wound(content: &Content) -> Option<Odds> {
    let faces = &content.risk_die.as_ref()?.faces;
    let wounds = |block| content.block(block).iter().any(|op| matches!(op, Op::Wound { .. }));
    let sides = |wounded: bool| {
        let rows = faces.iter().filter(move |face| wounds(face.effects) == wounded);
        rows.map(|face| u64::from(face.sides)).sum::<u64>()
    };
    let (well, ill) = (sides(false), sides(true));
    (well + ill > 0).then(|| Odds::of(well, well + ill))
}
