//! Running a review: a gunslinger evaluates every choice of some players, and the chances of every turn.

use crate::play::Sitter;
use crate::play::words::Words;
use darkrock_bots::Stop;
use darkrock_bots::review::{Mistake, Reviewer, TurnChances};
use darkrock_rules::ids::{Seat, SeatSet};
use darkrock_rules::record::{Record, ReplayError};
use darkrock_rules::{Choice, Content, Game};
use darkrock_texts::{Language, Texts};
use std::collections::BTreeMap;

/// The default number of iterations per choice: a game takes less than a minute.
pub const ITERATIONS: u32 = 400;
/// The factor of iterations for a possible mistake, in each of several searches: by default those of a hint.
const DEEPER: u32 = 25;
/// The seed of the gunslingers: the same record gives the same review.
const SEED: u64 = 1;

/// The options of a review.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Iterations per choice.
    pub iterations: u32,
    /// The seats to review; if empty those of people, or all where only bots played.
    pub seats: Vec<Seat>,
    /// The language of the labels.
    pub language: Language,
}

impl Default for Wish {
    fn default() -> Self {
        Self { iterations: ITERATIONS, seats: Vec::new(), language: Language::EN }
    }
}

/// A mistake with labels.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What was played, and what it cost.
    pub mistake: Mistake,
    /// The label of the choice made.
    pub chosen: String,
    /// The label of the gunslinger's choice.
    pub best: String,
}

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The character's name.
    pub character: String,
    /// The player's name in the record; may be empty.
    pub name: String,
    /// Whether the seat's choices were reviewed.
    pub judged: bool,
}

impl Player {
    /// Character and player.
    pub fn title(&self, words: &Words) -> String {
        let sitter = Sitter::from_record(&self.name);
        match sitter.name() {
            "" => self.character.clone(),
            name => words.noted(&self.character, name),
        }
    }
}

/// The review of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// The players by seat.
    pub players: Vec<Player>,
    /// The automa's name, if it is in the game: its chances follow those of the players.
    pub automa: Option<String>,
    /// The chances at the beginning of each turn, and finally at the end.
    pub turns: Vec<TurnChances>,
    /// The mistakes, in the game's order.
    pub mistakes: Vec<Told>,
    /// The number of choices of the game.
    pub choices: usize,
    /// The number of choices reviewed, from the first on.
    pub looked_at: usize,
    /// The rounds played.
    pub rounds: u16,
    /// Whether it was played to its end, so that results can be shown.
    pub over: bool,
}

impl Reviewed {
    /// Whether the review is complete.
    pub fn is_whole(&self) -> bool {
        self.looked_at == self.choices
    }

    /// The possible winners, in the order of the chances: the players, then the automa.
    pub fn titles(&self, words: &Words) -> Vec<String> {
        self.players.iter().map(|player| player.title(words)).chain(self.automa.clone()).collect()
    }

    /// The mistakes in descending order of cost.
    pub fn dearest(&self) -> Vec<&Told> {
        let mut told: Vec<&Told> = self.mistakes.iter().collect();
        told.sort_by(|a, b| b.mistake.cost.total_cmp(&a.mistake.cost));
        told
    }
}

/// Reviews a recorded game. `count` is called with the number of choices done; after a stop, later choices are not
/// reviewed.
///
/// # Errors
/// When the record contains illegal entries.
pub fn look_over(
    record: &Record,
    content: &Content,
    wish: &Wish,
    count: &dyn Fn(usize),
    stop: &Stop<'_>,
) -> Result<Reviewed, ReplayError> {
    // Illegal entries are reported at once, not after minutes.
    record.replay(content, None, &mut ())?;
    let judged = judged(record, wish);
    let mut reviewer = Reviewer::new(SEED, wish.iterations, wish.iterations.saturating_mul(DEEPER));
    let (mut done, mut stopped) = (0, None);
    let replayed = record.replay_watched(content, None, &mut (), &mut |game, seat, choice| {
        if stopped.is_none() && stop() {
            stopped = Some(done);
        }
        reviewer.choice(game, seat, choice, stopped.is_none() && judged.contains(seat), stop);
        while !stop() && reviewer.second_look(content, stop) {}
        done += 1;
        count(done);
    })?;
    let game = &replayed.game;
    let stopped = stopped.or_else(|| stop().then_some(done));
    // The search of the choice during which it was stopped is incomplete.
    let looked_at = stopped.map_or(done, |at| at.saturating_sub(1));
    let review = reviewer.finish(game);
    let mistakes: Vec<Mistake> = review.mistakes.into_iter().filter(|m| (m.at as usize) < looked_at).collect();
    let texts = Texts::new(content, wish.language).ok();
    Ok(Reviewed {
        players: players(record, game, texts.as_ref(), judged),
        automa: game.state.public.automa().map(|him| name(game, texts.as_ref(), him)),
        mistakes: told(record, content, texts.as_ref(), mistakes)?,
        turns: review.turns,
        choices: done,
        looked_at,
        rounds: game.state.public.turn.round,
        over: game.is_over(),
    })
}

/// The seats to review.
fn judged(record: &Record, wish: &Wish) -> SeatSet {
    if !wish.seats.is_empty() {
        return wish.seats.iter().copied().collect();
    }
    let all: SeatSet = (0..record.header.setup.seats).map(Seat).collect();
    let is_person =
        |seat: &Seat| record.header.names.get(seat.index()).is_some_and(|n| Sitter::from_record(n).is_person());
    let people: SeatSet = all.iter().filter(is_person).collect();
    if people.is_empty() { all } else { people }
}

fn name(game: &Game<'_>, texts: Option<&Texts>, seat: Seat) -> String {
    texts.map(|t| t.seat_name(&game.state.public, seat)).unwrap_or_default()
}

fn players(record: &Record, game: &Game<'_>, texts: Option<&Texts>, judged: SeatSet) -> Vec<Player> {
    let player = |seat: Seat| Player {
        character: name(game, texts, seat),
        name: record.header.names.get(seat.index()).cloned().unwrap_or_default(),
        judged: judged.contains(seat),
    };
    game.state.public.all_seats().map(player).collect()
}

/// The mistakes with the labels of their choices, which depend on the position.
fn told(
    record: &Record,
    content: &Content,
    texts: Option<&Texts>,
    mistakes: Vec<Mistake>,
) -> Result<Vec<Told>, ReplayError> {
    let of: BTreeMap<u32, Mistake> = mistakes.into_iter().map(|m| (m.at, m)).collect();
    let (mut told, mut at) = (Vec::new(), 0);
    record.replay_watched(content, None, &mut (), &mut |game, _, _| {
        if let Some(mistake) = of.get(&at) {
            let label = |choice: Choice| texts.map(|t| t.choice(&game.state.public, choice)).unwrap_or_default();
            told.push(Told { mistake: *mistake, chosen: label(mistake.chosen), best: label(mistake.best) });
        }
        at += 1;
    })?;
    Ok(told)
}
