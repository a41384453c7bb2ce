//! Playing games in sequence, with counters.

use crate::{LabError, Plan};
use darkrock_bots::{Ask, Bot, BotKind, RandomBot, never, seat_seed};
use darkrock_rules::chance::FastChance;
use darkrock_rules::event::Observer;
use darkrock_rules::ids::Character;
use darkrock_rules::limits::CHOICES;
use darkrock_rules::{Choice, Content, Game, Lineup, Seat, Setup};
use std::any::Any;
use std::borrow::Cow;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The seed of a game of a plan, from which its random outcomes and bots are seeded.
pub fn game_seed(seed: u64, players: u8, game: u64) -> u64 {
    let stream = game.wrapping_mul(8).wrapping_add(u64::from(players)).wrapping_mul(0xE703_7ED1_A0B4_28DB);
    FastChance::new(seed ^ stream).next_u64()
}

/// Separates the random numbers of the deal from those of the games and the bots.
const DEAL: u64 = 0x9FB2_1C65_1E98_DF25;

/// The random numbers for arrangements before a game of this seed.
pub(crate) fn arranger(seed: u64) -> FastChance {
    FastChance::new(seed ^ DEAL)
}

/// Characters by seat, uniformly distributed as far as the variants allow.
pub(crate) fn dealt(content: &Content, setup: &Setup, luck: &mut FastChance) -> Vec<String> {
    let seats = usize::from(setup.seats);
    let id = |c: Character| content.specs.characters[c.index()].id.clone();
    let Some(Lineup { characters: mut cast, must, .. }) = content.lineup(setup.variants, setup.seats) else {
        let mut characters: Vec<String> = content.specs.characters.iter().map(|c| c.id.clone()).collect();
        shuffle(&mut characters, luck);
        characters.truncate(seats);
        return characters;
    };
    cast.remove(must);
    let mut characters: Vec<String> = cast.iter().map(id).collect();
    shuffle(&mut characters, luck);
    characters.truncate(seats - 1);
    characters.push(id(must));
    shuffle(&mut characters, luck);
    characters
}

/// Shuffles a list.
pub(crate) fn shuffle<T>(list: &mut [T], luck: &mut FastChance) {
    for last in (1..list.len()).rev() {
        list.swap(last, luck.below(last as u32 + 1) as usize);
    }
}

/// What makes the choices at a table.
enum Players {
    /// Random players: drawn from the list without a view.
    Uniform(RandomBot),
    /// Any other bots, by seat.
    Bots(Vec<Box<dyn Bot>>),
}

impl Players {
    fn new(plan: &Plan, seed: u64) -> Self {
        match plan.bots {
            BotKind::Random => Self::Uniform(RandomBot::new(seat_seed(seed, Seat(0)))),
            kind => {
                let bot = |seat| kind.build_with(seed, Seat(seat), plan.precomputed.as_ref());
                Self::Bots((0..plan.setup.seats).map(bot).collect())
            }
        }
    }

    fn choose(&mut self, game: &Game<'_>, seat: Seat, choices: &[Choice]) -> usize {
        match self {
            Self::Uniform(bot) => bot.pick(choices.len()),
            Self::Bots(bots) => {
                let view = game.view(Some(seat));
                bots[seat.index()].choose(Ask { content: game.content, view: &view, choices }, &never)
            }
        }
    }
}

/// The message of a panic during a game.
pub(crate) fn panicked(panic: &(dyn Any + Send)) -> String {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => format!("the rules panicked: {text}"),
        (_, Some(text)) => format!("the rules panicked: {text}"),
        _ => "the rules panicked".to_owned(),
    }
}

/// The observer that counts: it receives the events and choices of each game.
pub(crate) trait Ledger: Observer {
    /// A game begins: its number in the plan and its own seed.
    fn begins(&mut self, _game: u64, _seed: u64) {}
    /// A seat makes this choice, out of this many.
    fn took(&mut self, game: &Game<'_>, seat: Seat, choice: Choice, options: usize);
    /// The game was aborted at the plan's cap.
    fn unfinished(&mut self, game: &Game<'_>);
    /// The game is over, after this many choices with at least two options.
    fn finished(&mut self, game: &Game<'_>, choices: u64);
}

/// Plays these games of a plan.
pub(crate) fn chunk(
    content: &Content,
    plan: &Plan,
    games: Range<u64>,
    ledger: &mut impl Ledger,
) -> Result<(), LabError> {
    let mut buffer = Vec::with_capacity(CHOICES);
    for game in games {
        let seed = game_seed(plan.seed, plan.setup.seats, game);
        let mut choices = 0;
        ledger.begins(game, seed);
        let played = catch_unwind(AssertUnwindSafe(|| one(content, plan, seed, &mut buffer, ledger, &mut choices)));
        let what = match played {
            Ok(Ok(())) => continue,
            Ok(Err(what)) => what,
            Err(panic) => panicked(&*panic),
        };
        return Err(LabError::Game { game, seed, choices, what });
    }
    Ok(())
}

/// Plays one game and counts it.
fn one(
    content: &Content,
    plan: &Plan,
    seed: u64,
    buffer: &mut Vec<Choice>,
    ledger: &mut impl Ledger,
    choices: &mut u64,
) -> Result<(), String> {
    let mut luck = FastChance::new(seed);
    let mut players = Players::new(plan, seed);
    let mut real_choices = 0;
    let mut setup = Cow::Borrowed(&plan.setup);
    if plan.deal {
        setup.to_mut().characters = dealt(content, &setup, &mut arranger(seed));
    }
    let mut game = Game::new(content, &setup, &mut luck, ledger).map_err(|e| format!("no setup: {e}"))?;
    while let Some(seat) = game.decision().first() {
        if *choices >= plan.cap {
            ledger.unfinished(&game);
            return Ok(());
        }
        game.choices(seat, buffer);
        if buffer.is_empty() {
            return Err(format!("seat {} is asked ({:?}) but has no choices", seat.0 + 1, game.question()));
        }
        let choice = buffer[players.choose(&game, seat, buffer).min(buffer.len() - 1)];
        ledger.took(&game, seat, choice, buffer.len());
        game.play_fast(seat, choice, &mut luck, ledger).map_err(|e| format!("{choice:?} is listed, and {e}"))?;
        *choices += 1;
        real_choices += u64::from(buffer.len() > 1);
    }
    ledger.finished(&game, real_choices);
    Ok(())
}
