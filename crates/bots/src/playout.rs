//! Playouts from a sampled position until it is quiet, that is, until a player may choose an action or an income.

use crate::precomputed::Precomputed;
use crate::quick::Quick;
use darkrock_rules::chance::{Chance, FastChance, Luck};
use darkrock_rules::event::Observer;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::ids::Seat;
use darkrock_rules::{Choice, Content, Game};

/// A playout is aborted and evaluated after this many choices. Fights and moves are far shorter.
const LONGEST: usize = 60;

/// A random source that records whether it was used.
#[derive(Clone, Debug)]
pub struct Noted {
    generator: FastChance,
    /// Whether a random outcome was requested.
    pub asked: bool,
}

impl Noted {
    /// With a generator seeded with `seed`.
    pub fn new(seed: u64) -> Self {
        Self { generator: FastChance::new(seed), asked: false }
    }

    /// A seed for other random numbers.
    pub fn next_u64(&mut self) -> u64 {
        self.generator.next_u64()
    }
}

impl Chance for Noted {
    #[inline]
    fn pick(&mut self, luck: &Luck) -> u32 {
        self.asked = true;
        self.generator.pick(luck)
    }
}

/// Whether the position is quiet: a player may choose an action or an income, and nothing else is in progress.
#[inline]
pub fn is_quiet(game: &Game<'_>) -> bool {
    matches!(
        game.state.public.stack.peek(),
        Frame::Turn(TurnStep::Income | TurnStep::Weapon | TurnStep::Mount | TurnStep::Actions) | Frame::Over
    )
}

/// Applies the playout policy until the position is quiet. Returns whether any choice was made.
pub fn settle(
    precomputed: &Precomputed,
    content: &Content,
    game: &mut Game<'_>,
    luck: &mut Noted,
    observer: &mut impl Observer,
    quick: &mut Quick,
) -> bool {
    let mut chose = false;
    for _ in 0..LONGEST {
        if is_quiet(game) {
            break;
        }
        let Some(seat) = game.decision().first() else { break };
        chose = true;
        play_quick(precomputed, content, game, seat, luck, observer, quick);
    }
    chose
}

/// Plays a choice of a seat by the playout policy.
pub fn play_quick(
    precomputed: &Precomputed,
    content: &Content,
    game: &mut Game<'_>,
    seat: Seat,
    luck: &mut Noted,
    observer: &mut impl Observer,
    quick: &mut Quick,
) {
    let choice = quick.choose(precomputed, content, game, seat);
    play(game, seat, choice, luck, observer);
}

/// Plays a listed choice.
#[inline]
pub fn play(game: &mut Game<'_>, seat: Seat, choice: Choice, luck: &mut Noted, observer: &mut impl Observer) {
    // Only listed choices get here: an illegal one would leave the position unchanged, and the playout end by its
    // length.
    let played = game.play_fast(seat, choice, luck, observer);
    debug_assert_eq!(played, Ok(()));
}
