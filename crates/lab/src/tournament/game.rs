//! Plays one game of a tournament, and tells what each entrant got in it.

use super::seating::Block;
use super::{TournamentError, TournamentPlan};
use crate::LabError;
use crate::entrant::Entrant;
use crate::play::panicked;
use crate::program::{ProgramError, Watch};
use crate::stats::WIN_PARTS;
use darkrock_bots::{Ask, Bot, End, News};
use darkrock_rules::chance::FastChance;
use darkrock_rules::event::Event;
use darkrock_rules::limits::{CHOICES, SEATS};
use darkrock_rules::scoring::{ScoreSource, score, winners};
use darkrock_rules::{Choice, Content, Game, Seat, Setup};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

/// Durations of choices with at least two options, in nanoseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Clock {
    pub decisions: u64,
    pub sum: u64,
    pub longest: u64,
}

impl Clock {
    fn add(&mut self, began: Instant) {
        let time = u64::try_from(began.elapsed().as_nanos()).unwrap_or(u64::MAX);
        self.merge(Self { decisions: 1, sum: time, longest: time });
    }

    pub fn merge(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.sum = self.sum.saturating_add(other.sum);
        self.longest = self.longest.max(other.longest);
    }
}

/// The result of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SeatResult {
    /// The index in the list of entrants.
    pub slot: usize,
    /// Parts of the victory, of [`WIN_PARTS`].
    pub parts: u64,
    /// Legendary points gained in play.
    pub lp: i64,
    /// The final score.
    pub score: i64,
    pub clock: Clock,
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Played {
    /// Whether it ended before the cap; otherwise it has no winner.
    pub finished: bool,
    seats: [SeatResult; SEATS],
    players: usize,
}

impl Played {
    /// What each player got, the first seat's first.
    pub fn seats(&self) -> &[SeatResult] {
        &self.seats[..self.players]
    }
}

/// Why a game was not finished.
enum Trouble {
    Rules(String),
    Program(Seat, ProgramError),
}

/// Plays one game of a block; `None` if stopped before its end.
pub(super) fn play(
    content: &Content,
    plan: &TournamentPlan,
    number: u64,
    block: &Block,
    turn: usize,
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Option<Played>, TournamentError> {
    let mut choices = 0;
    let played = catch_unwind(AssertUnwindSafe(|| one(content, plan, block, turn, &mut choices, stop)));
    let trouble = match played {
        Ok(Ok(played)) => return Ok(played),
        Ok(Err(trouble)) => trouble,
        Err(panic) => Trouble::Rules(panicked(&*panic)),
    };
    let (game, seed) = (number, block.seed);
    Err(match trouble {
        Trouble::Rules(what) => LabError::Game { game, seed, choices, what }.into(),
        Trouble::Program(seat, what) => TournamentError::Program { game, seed, seat: seat.0 + 1, choices, what },
    })
}

/// A player, and a handle that reports its failure.
type Player = (Box<dyn Bot>, Watch);

/// The players of a game, by seat.
fn sit_down(plan: &TournamentPlan, block: &Block, turn: usize) -> Result<Vec<Player>, Trouble> {
    let player = |seat: Seat| {
        let entrant = &plan.entrants.0[block.slot(turn, seat.index())];
        entrant.build_watched(block.seed, seat, plan.precomputed.as_ref()).map_err(|e| Trouble::Program(seat, e))
    };
    (0..plan.setup.seats).map(Seat).map(player).collect()
}

fn one(
    content: &Content,
    plan: &TournamentPlan,
    block: &Block,
    turn: usize,
    choices: &mut u64,
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Option<Played>, Trouble> {
    let dealt = || Setup { characters: block.characters.clone(), ..plan.setup.clone() };
    let setup = if block.characters.is_empty() { plan.setup.clone() } else { dealt() };
    let mut luck = FastChance::new(block.seed);
    // Only external programs need the events.
    let told = plan.entrants.0.iter().any(Entrant::is_program);
    let mut events = Vec::new();
    let mut game =
        Game::new(content, &setup, &mut luck, &mut events).map_err(|e| Trouble::Rules(format!("no setup: {e}")))?;
    let mut players = sit_down(plan, block, turn)?;
    emit_events(&game, &mut players, &mut events);
    let mut clocks = [Clock::default(); SEATS];
    let mut buffer = Vec::with_capacity(CHOICES);
    while let Some(seat) = game.decision().first() {
        if *choices >= plan.cap {
            return Ok(Some(result(&game, block, turn, clocks, false)));
        }
        game.choices(seat, &mut buffer);
        let (bot, watch) = &mut players[seat.index()];
        let choice = choose(&game, seat, &buffer, bot.as_mut(), &mut clocks[seat.index()], stop)?;
        if stop() {
            return Ok(None);
        }
        if let Some(failure) = watch.failure() {
            return Err(Trouble::Program(seat, failure.clone()));
        }
        let played = match told {
            true => game.play(seat, choice, &mut luck, &mut events),
            false => game.play(seat, choice, &mut luck, &mut ()),
        };
        played.map_err(|e| Trouble::Rules(format!("{choice:?} is listed, and {e}")))?;
        emit_events(&game, &mut players, &mut events);
        *choices += 1;
    }
    Ok(Some(result(&game, block, turn, clocks, true)))
}

/// Sends the events to all players, and the result at the end.
fn emit_events(game: &Game<'_>, players: &mut [Player], events: &mut Vec<Event>) {
    let news = News { content: game.content, public: &game.state.public, events };
    if !news.events.is_empty() {
        players.iter_mut().for_each(|(bot, _)| bot.handle(news));
    }
    if let Some(end) = End::of(game) {
        players.iter_mut().for_each(|(bot, _)| bot.handle_end(&end));
    }
    events.clear();
}

/// Lets a bot choose, and measures the time. A forced choice is not passed to the bot.
fn choose(
    game: &Game<'_>,
    seat: Seat,
    choices: &[Choice],
    bot: &mut dyn Bot,
    clock: &mut Clock,
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Choice, Trouble> {
    let at = match choices {
        [] => {
            let what = format!("seat {} is asked ({:?}) and has no choice", seat.0 + 1, game.question());
            return Err(Trouble::Rules(what));
        }
        [_] => 0,
        _ => {
            let view = game.view(Some(seat));
            let began = Instant::now();
            let at = bot.choose(Ask { content: game.content, view: &view, choices }, &stop);
            clock.add(began);
            at
        }
    };
    let wrong = || Trouble::Rules(format!("the bot of seat {} chose number {at} of {}", seat.0 + 1, choices.len()));
    choices.get(at).copied().ok_or_else(wrong)
}

fn result(game: &Game<'_>, block: &Block, turn: usize, clocks: [Clock; SEATS], finished: bool) -> Played {
    let winners = winners(game.content, &game.state);
    let part = WIN_PARTS / winners.len().max(1) as u64;
    let of = |seat: usize| {
        let score = score(game.content, &game.state, Seat(seat as u8));
        let parts = if finished && winners.contains(Seat(seat as u8)) { part } else { 0 };
        let (lp, total) = (i64::from(score.of(ScoreSource::Lp)), i64::from(score.total()));
        SeatResult { slot: block.slot(turn, seat), parts, lp, score: total, clock: clocks[seat] }
    };
    let players = usize::from(game.state.public.seats);
    let seats = std::array::from_fn(|seat| if seat < players { of(seat) } else { SeatResult::default() });
    Played { finished, seats, players }
}
