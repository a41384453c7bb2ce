//! The random source: every draw, roll and random pick of the rules is one call of [`Chance::pick`].

mod fair;

pub use fair::FairChance;

use crate::core::ids::*;
use crate::core::limits::{TOKEN_KINDS, TRIGGERS};
use serde::{Deserialize, Serialize};

/// A random request: its purpose and the possible outcomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// A poker card drawn from the deck.
    Draw(CardSet),
    /// A card at random out of a hand, or of cards just played.
    FromHand(CardSet),
    /// A fight card drawn.
    Fight(FightSet),
    /// A roll of the prospecting die: six faces.
    Die,
    /// A cattle token of a ranch.
    Cattle(CattleSet),
    /// A legendary token: how many of each kind are left.
    Token([u8; TOKEN_KINDS]),
    /// The trigger that a story deck shows next: how many unseen cards have each.
    Trigger([u8; TRIGGERS]),
    /// The story card that an open trigger turns out to be.
    Story(StorySet),
    /// The first player among equals.
    First(SeatSet),
    /// A goal returned unseen.
    Goal(GoalSet),
    /// A character dealt.
    Character(CharacterSet),
    /// The automa's top card.
    AutomaCard(AutomaCardSet),
    /// A kind of items dealt to a stand.
    Ware(ItemSet),
    /// An opponent drawn from its pool.
    Opponent(OpponentSet),
    /// What a module asks for.
    Module(crate::modules::Luck),
}

/// A random outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A poker card.
    Card(Card),
    /// A card drawn from the fight deck.
    Fight(FightCard),
    /// A side of the die, 0 to 5.
    Die(u8),
    /// A cattle token.
    Cattle(Cattle),
    /// A kind of legendary token.
    Token(u8),
    /// A trigger.
    Trigger(Trigger),
    /// A story.
    Story(Story),
    /// A seat.
    Seat(Seat),
    /// A goal.
    Goal(Goal),
    /// A character.
    Character(Character),
    /// A card of the automa.
    AutomaCard(AutomaCard),
    /// A kind of items.
    Ware(Item),
    /// An opponent.
    Opponent(Opponent),
    /// What a module asked for.
    Module(crate::modules::Outcome),
}

/// Extracts the requested kind from an outcome: [`Luck::nth`] returns the matching kind for each request.
macro_rules! answers {
    ($($(#[$doc:meta])* $name:ident: $outcome:ident($of:ty),)*) => {
        impl Outcome {
            $(
                $(#[$doc])*
                #[inline]
                pub(crate) fn $name(self) -> $of {
                    match self {
                        Self::$outcome(answer) => answer,
                        other => unreachable!("invariant: asked for a {}, luck answered {other:?}", stringify!($name)),
                    }
                }
            )*
        }
    };
}
pub(crate) use answers;

answers! {
    /// The requested poker card.
    card: Card(Card),
    /// The requested fight card.
    fight_card: Fight(FightCard),
    /// The requested side of the die.
    side: Die(u8),
    /// The requested cattle token.
    cattle: Cattle(Cattle),
    /// The requested kind of legendary token.
    token: Token(u8),
    /// The requested trigger.
    trigger: Trigger(Trigger),
    /// The requested story.
    story: Story(Story),
    /// The requested seat.
    seat: Seat(Seat),
    /// The requested goal.
    goal: Goal(Goal),
    /// The requested character.
    character: Character(Character),
    /// The requested card of the automa.
    automa_card: AutomaCard(AutomaCard),
    /// The requested kind of items.
    ware: Ware(Item),
    /// The requested opponent.
    opponent: Opponent(Opponent),
    /// What a module asked luck for.
    module: Module(crate::modules::Outcome),
}

/// The invariant behind the extraction.
const BELOW_COUNT: &str = "invariant: luck is asked only where something is left, and picks below the count of answers";

pub(crate) fn nth_of_set<I: Id, B: Bits>(set: Set<I, B>, n: u32) -> I {
    set.nth(n as usize).expect(BELOW_COUNT)
}

pub(crate) fn nth_of_counts(counts: &[u8], mut n: u32) -> u8 {
    for (kind, count) in counts.iter().enumerate() {
        if n < u32::from(*count) {
            return kind as u8;
        }
        n -= u32::from(*count);
    }
    unreachable!("{BELOW_COUNT}")
}

pub(crate) fn sum(counts: &[u8]) -> u32 {
    counts.iter().map(|c| u32::from(*c)).sum()
}

impl Luck {
    /// The number of equally likely outcomes.
    #[inline]
    pub fn count(&self) -> u32 {
        (match self {
            Self::Draw(set) | Self::FromHand(set) => set.len(),
            Self::Fight(set) => set.len(),
            Self::Die => 6,
            Self::Cattle(set) => set.len(),
            Self::Token(counts) => return sum(counts),
            Self::Trigger(counts) => return sum(counts),
            Self::Story(set) => set.len(),
            Self::First(set) => set.len(),
            Self::Goal(set) => set.len(),
            Self::Character(set) => set.len(),
            Self::AutomaCard(set) => set.len(),
            Self::Ware(set) => set.len(),
            Self::Opponent(set) => set.len(),
            Self::Module(luck) => return luck.count(),
        }) as u32
    }

    /// The `n`-th possible outcome, from 0, lowest first. `n` is below [`Luck::count`].
    #[inline]
    pub fn nth(&self, n: u32) -> Outcome {
        match *self {
            Self::Draw(set) | Self::FromHand(set) => Outcome::Card(nth_of_set(set, n)),
            Self::Fight(set) => Outcome::Fight(nth_of_set(set, n)),
            Self::Die => Outcome::Die(n as u8),
            Self::Cattle(set) => Outcome::Cattle(nth_of_set(set, n)),
            Self::Token(counts) => Outcome::Token(nth_of_counts(&counts, n)),
            Self::Trigger(counts) => Outcome::Trigger(Trigger(nth_of_counts(&counts, n))),
            Self::Story(set) => Outcome::Story(nth_of_set(set, n)),
            Self::First(set) => Outcome::Seat(nth_of_set(set, n)),
            Self::Goal(set) => Outcome::Goal(nth_of_set(set, n)),
            Self::Character(set) => Outcome::Character(nth_of_set(set, n)),
            Self::AutomaCard(set) => Outcome::AutomaCard(nth_of_set(set, n)),
            Self::Ware(set) => Outcome::Ware(nth_of_set(set, n)),
            Self::Opponent(set) => Outcome::Opponent(nth_of_set(set, n)),
            Self::Module(luck) => Outcome::Module(luck.nth(n)),
        }
    }

    /// The lowest `n` with this outcome, if it is possible.
    pub fn index_of(&self, outcome: Outcome) -> Option<u32> {
        (0..self.count()).find(|n| self.nth(*n) == outcome)
    }
}

/// A random source. It cannot fail: a script or record that runs out or disagrees stores the fault for the caller.
pub trait Chance {
    /// A number from 0 to `luck.count() - 1`.
    fn pick(&mut self, luck: &Luck) -> u32;
}

impl<T: Chance + ?Sized> Chance for &mut T {
    fn pick(&mut self, luck: &Luck) -> u32 {
        (**self).pick(luck)
    }
}

/// Any random source, called at run time, so that the engine is compiled once for all of them ([`Game::play`]).
///
/// [`Game::play`]: crate::Game::play
pub(crate) struct AnyChance<'a>(pub(crate) &'a mut dyn Chance);

impl Chance for AnyChance<'_> {
    fn pick(&mut self, luck: &Luck) -> u32 {
        self.0.pick(luck)
    }
}

/// A fast generator with a seed (xoshiro256++ seeded by splitmix64): the same on every platform. For simulations.
#[derive(Clone, Debug)]
pub struct FastChance {
    state: [u64; 4],
}

impl FastChance {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        let mut x = seed;
        let mut next = || {
            x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = x;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ (z >> 31)
        };
        Self { state: [next(), next(), next(), next()] }
    }

    /// Where it is in its sequence, for [`FastChance::resumed`].
    pub fn state(&self) -> [u64; 4] {
        self.state
    }

    /// A generator that goes on where another was; none if all bits are 0, which no generator comes to and which it could
    /// not leave.
    pub fn resumed(state: [u64; 4]) -> Option<Self> {
        (state != [0; 4]).then_some(Self { state })
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.state;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A uniformly distributed number below `n`; 0 when `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = (self.next_u64() >> 32) * u64::from(n);
        let mut low = product as u32;
        if low < n {
            let reject = n.wrapping_neg() % n;
            while low < reject {
                product = (self.next_u64() >> 32) * u64::from(n);
                low = product as u32;
            }
        }
        (product >> 32) as u32
    }
}

impl Chance for FastChance {
    #[inline]
    fn pick(&mut self, luck: &Luck) -> u32 {
        self.below(luck.count())
    }
}

/// Records the outcomes of another random source.
#[derive(Debug)]
pub struct Recorder<'a, C> {
    inner: &'a mut C,
    /// The outcomes, in order.
    pub outcomes: Vec<Outcome>,
}

impl<'a, C: Chance> Recorder<'a, C> {
    /// Records `inner`.
    pub fn new(inner: &'a mut C) -> Self {
        Self { inner, outcomes: Vec::new() }
    }
}

impl<C: Chance> Chance for Recorder<'_, C> {
    fn pick(&mut self, luck: &Luck) -> u32 {
        let n = self.inner.pick(luck);
        self.outcomes.push(luck.nth(n));
        n
    }
}

/// Returns scripted outcomes; stores a fault when one is impossible or the script runs out.
#[derive(Clone, Debug, Default)]
pub struct Script {
    outcomes: std::collections::VecDeque<Outcome>,
    fault: Option<ScriptFault>,
}

/// A script did not match the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptFault {
    /// An outcome was requested after the end of the script.
    RanOut,
    /// This outcome is not among the possible ones.
    Impossible(Outcome),
    /// These outcomes were left over; the first of them.
    LeftOver(Outcome),
}

impl Script {
    /// A script of these outcomes.
    pub fn new(outcomes: impl IntoIterator<Item = Outcome>) -> Self {
        Self { outcomes: outcomes.into_iter().collect(), fault: None }
    }

    /// Whether the script was followed completely.
    ///
    /// # Errors
    /// The first fault, or what was left over.
    pub fn finish(&self) -> Result<(), ScriptFault> {
        match (self.fault, self.outcomes.front()) {
            (Some(fault), _) => Err(fault),
            (None, Some(outcome)) => Err(ScriptFault::LeftOver(*outcome)),
            (None, None) => Ok(()),
        }
    }
}

impl Chance for Script {
    fn pick(&mut self, luck: &Luck) -> u32 {
        let Some(outcome) = self.outcomes.pop_front() else {
            self.fault.get_or_insert(ScriptFault::RanOut);
            return 0;
        };
        luck.index_of(outcome).unwrap_or_else(|| {
            self.fault.get_or_insert(ScriptFault::Impossible(outcome));
            0
        })
    }
}
