//! Computer players: what a bot is given, what it answers, and the strengths that there are.
//!
//! A [`Bot`] gets a [`View`], which is what its seat knows, and the legal choices; it never sees the state. It has its
//! own generator, seeded by the table, and neither a clock nor threads: the caller decides when to stop it. With the
//! same seed, views and choices, and if never stopped, it is deterministic.
//!
//! From weakest to strongest: [`RandomBot`], [`Greenhorn`], [`Cowboy`], [`Gunslinger`]. `docs/bots.md` explains how
//! they work.

pub mod advice;
mod cowboy;
pub mod features;
mod greenhorn;
mod gunslinger;
pub mod judge;
mod kind;
mod legend_tables;
mod module_tables;
pub mod odds;
mod playout;
pub mod precomputed;
mod quick;
mod random;
mod reasons;
pub mod review;
mod tracks;
pub mod weights;

pub use advice::Advice;
pub use cowboy::Cowboy;
pub use greenhorn::Greenhorn;
pub use gunslinger::Gunslinger;
pub use kind::{BOT_KINDS, BotKind, UnknownBot, seat_seed};
pub use random::RandomBot;

use darkrock_rules::event::Event;
use darkrock_rules::ids::SeatSet;
use darkrock_rules::scoring::score;
use darkrock_rules::state::Public;
use darkrock_rules::view::View;
use darkrock_rules::{Choice, Content, Game, Seat};

/// A decision: the choices and the seat's knowledge.
#[derive(Clone, Copy, Debug)]
pub struct Ask<'a> {
    /// The cards and the board.
    pub content: &'a Content,
    /// The knowledge of the seat.
    pub view: &'a View,
    /// The legal choices; never empty.
    pub choices: &'a [Choice],
}

/// The events at a table. The receiver must redact them for its seat: [`Event::seen_by`].
#[derive(Clone, Copy, Debug)]
pub struct News<'a> {
    /// The cards and the board.
    pub content: &'a Content,
    /// The players, by public information.
    pub public: &'a Public,
    /// What happened since the last news, in order.
    pub events: &'a [Event],
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The seats that share first place.
    pub winners: SeatSet,
    /// The final points of every figure.
    pub scores: Vec<FinalScore>,
    /// Rounds played.
    pub rounds: u16,
}

/// The final points of a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinalScore {
    /// The figure.
    pub seat: Seat,
    /// Points by the ids of their sources, in scoring order.
    pub parts: Vec<(String, i16)>,
    /// Legendary points of all sources.
    pub total: i16,
}

impl FinalScore {
    /// The final points of a figure, as if the game ended now.
    pub fn of(game: &Game<'_>, seat: Seat) -> Self {
        let score = score(game.content, &game.state, seat);
        let parts = score.parts().iter().map(|(source, points)| (source.id(game.content), *points)).collect();
        Self { seat, parts, total: score.total() }
    }
}

impl End {
    /// The result of a finished game; none while it is in play.
    pub fn of(game: &Game<'_>) -> Option<Self> {
        let public = &game.state.public;
        let scores = || public.all_figures().map(|seat| FinalScore::of(game, seat)).collect();
        let (winners, rounds) = (public.winners, public.turn.round);
        game.is_over().then(|| Self { winners, scores: scores(), rounds })
    }
}

/// Whether to stop searching; called about every millisecond. Only the caller has a clock.
pub type Stop<'a> = dyn Fn() -> bool + 'a;

/// A bot: what chooses for a seat, at one of the levels.
pub trait Bot: Send {
    /// Chooses: the index of its choice in `ask.choices`. When stopped it returns the best choice so far.
    fn choose(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> usize;

    /// Its best choices with reasons, best first; empty if it does not evaluate choices.
    fn explain(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> Vec<Advice> {
        self.weigh(ask, stop)
    }

    /// The same without reasons, which take time; empty if it does not evaluate choices.
    fn weigh(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> Vec<Advice> {
        let _ = (ask, stop);
        Vec::new()
    }

    /// Receives the events at the table, in order. Built-in bots use views and ignore them.
    fn handle(&mut self, news: News<'_>) {
        let _ = news;
    }

    /// Receives the result of the game. No decisions follow.
    fn handle_end(&mut self, end: &End) {
        let _ = end;
    }

    /// A copy that can search the same decision in parallel on another thread, with its own seed; the results are
    /// merged by [`advice::merged`]. None if the bot does not benefit from it.
    fn beside(&self, seed: u64) -> Option<Box<dyn Bot>> {
        let _ = seed;
        None
    }
}

/// Never stops: for bots limited by their number of iterations.
pub fn never() -> bool {
    false
}
