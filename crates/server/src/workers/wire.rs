//! The messages between a server and its workers: JSON texts.
//!
//! A question is made of a [`Question`], which is made of a view: of the position it contains what the deciding seat knows,
//! and nothing else. Choices are in the notation of the line protocol (`docs/engine-protocol.md`). The view is the whole
//! [`View`] in the form in which positions are stored, because the line protocol's view is for reading, and cannot be
//! turned back into one. Both sides run the same version, so no field needs to be optional.

use crate::pool::{Brief, Question};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use darkrock_bots::BotKind;
use darkrock_rules::view::View;
use darkrock_rules::{Choice, Content, Selection, notation};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a server sends to a worker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToWorker {
    /// A decision to make.
    Question(Posed),
    /// Answer the question with this number now, with the best choice so far.
    Stop {
        /// Its number.
        id: u64,
    },
}

/// A question as a worker receives it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Posed {
    /// Its number on this connection.
    pub id: u64,
    /// The level of the bot, such as `gunslinger@400`.
    pub bot: String,
    /// The seed of the decision.
    pub seed: u64,
    /// The hash of the content.
    pub content: String,
    /// The modules and the mode from which the content is composed.
    pub selection: Selection,
    /// What the seat knows: the view, encoded as base64.
    pub view: String,
    /// The legal choices.
    pub choices: Vec<String>,
}

/// What a worker sends to a server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromWorker {
    /// A decision.
    Answer {
        /// The number of the question.
        id: u64,
        /// The index of the choice, from 0.
        choice: usize,
    },
    /// There is no decision.
    Failed {
        /// The number of the question.
        id: u64,
        /// Why.
        why: Failure,
    },
}

/// Why a worker cannot decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// The content is not one of its catalog: the game began with another version.
    #[error("it does not have the content of the game")]
    Content,
    /// The question cannot be read.
    #[error("it cannot read the question")]
    Unreadable,
    /// The bot has failed.
    #[error("its bot failed")]
    Bot,
}

impl Posed {
    /// A question in its form for workers, still without a number. None if it cannot be written.
    pub fn new(brief: Brief, question: &Question) -> Option<Self> {
        let Question { content, view, choices, until: _ } = question;
        Some(Self {
            id: 0,
            bot: brief.kind.to_string(),
            seed: brief.seed,
            content: content.hash.clone(),
            selection: content.selection.clone(),
            view: BASE64.encode(postcard::to_allocvec(view).ok()?),
            choices: choices.iter().map(|choice| notation::print(content, *choice)).collect(),
        })
    }

    /// Reads a question for its content.
    ///
    /// # Errors
    /// When it is not for this content, or cannot be read.
    pub fn read(&self, content: Arc<Content>) -> Result<(Brief, Question), Failure> {
        if content.hash != self.content {
            return Err(Failure::Content);
        }
        let kind: BotKind = self.bot.parse().map_err(|_| Failure::Unreadable)?;
        let bytes = BASE64.decode(&self.view).map_err(|_| Failure::Unreadable)?;
        let view: View = postcard::from_bytes(&bytes).map_err(|_| Failure::Unreadable)?;
        let choices = self.choices.iter().map(|choice| notation::parse(&content, choice));
        let choices = choices.collect::<Result<Vec<Choice>, _>>().map_err(|_| Failure::Unreadable)?;
        if choices.is_empty() || view.seat.is_none() {
            return Err(Failure::Unreadable);
        }
        Ok((Brief { kind, seed: self.seed }, Question { content, view, choices, until: None }))
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compositions::Compositions;
    use crate::pool::Tables;
    use darkrock_bots::{BOT_KINDS, never};
    use darkrock_rules::chance::FastChance;
    use darkrock_rules::content::module::ModuleKind;
    use darkrock_rules::ids::Seat;
    use darkrock_rules::{Game, Setup};

    /// Plays random games of the base game and of all expansions, and calls `at` at each decision.
    fn walk(mut at: impl FnMut(&Arc<Content>, &Game<'_>, Seat, u64)) {
        let compositions = Compositions::shipped();
        let expansions = compositions.catalog().modules().filter(|spec| spec.kind == ModuleKind::Expansion);
        let modules = expansions.map(|spec| spec.id.clone()).collect();
        let large = compositions.of(&Selection { modules, mode: None }).expect("all expansions");
        for seed in 0..8 {
            let content = if seed % 2 == 0 { compositions.base() } else { &large };
            let mut luck = FastChance::new(seed);
            let setup = Setup { length: 15, ..Setup::of(content, 2 + (seed % 4) as u8) };
            let mut game = Game::new(content, &setup, &mut luck, &mut ()).expect("a game");
            let (mut dice, mut choices) = (FastChance::new(seed ^ 0xD1CE), Vec::new());
            for number in 0..150 {
                let Some(seat) = game.decision().first() else { break };
                at(content, &game, seat, number);
                game.choices(seat, &mut choices);
                let choice = choices[dice.next_u64() as usize % choices.len()];
                game.play(seat, choice, &mut luck, &mut ()).expect("a listed choice");
            }
        }
    }

    fn question(content: &Arc<Content>, game: &Game<'_>, seat: Seat) -> Question {
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        Question { content: Arc::clone(content), view: game.view(Some(seat)), choices, until: None }
    }

    /// Everything that the seat cannot know is dealt anew: what a worker is sent stays the same to the last byte.
    #[test]
    fn a_question_tells_only_what_the_seat_knows() {
        let (mut compared, mut dealt_anew) = (0, 0);
        let mut luck = FastChance::new(77);
        walk(|content, game, seat, number| {
            let brief = Brief::new(BotKind::Cowboy, 7, number);
            let sent = |game: &Game<'_>| {
                let posed = Posed::new(brief, &question(content, game, seat)).expect("it is written");
                text(&ToWorker::Question(posed))
            };
            let dealt = game.view(Some(seat)).sample(content, &mut luck);
            dealt_anew += usize::from(dealt != game.state);
            assert_eq!(sent(&Game::at(content, dealt)), sent(game), "seat {seat:?}, decision {number}");
            compared += 1;
        });
        assert!(compared > 800 && dealt_anew * 10 > compared * 9, "{dealt_anew} of {compared} differ in secret");
    }

    #[test]
    fn a_worker_decides_as_the_server_does() {
        let (here, there) = (Tables::default(), Tables::default());
        let mut decided = 0;
        walk(|content, game, seat, number| {
            let question = question(content, game, seat);
            let kind = match BOT_KINDS[number as usize % BOT_KINDS.len()] {
                BotKind::Gunslinger(_) => BotKind::Gunslinger(20),
                kind => kind,
            };
            let brief = Brief::new(kind, 7, number);
            let sent = text(&ToWorker::Question(Posed::new(brief, &question).expect("it is written")));
            let ToWorker::Question(posed) = serde_json::from_str(&sent).expect("it is read") else { panic!("{sent}") };
            let (read_brief, read) = posed.read(Arc::clone(content)).expect("it is read");
            assert_eq!((read_brief, &read.view, &read.choices), (brief, &question.view, &question.choices));
            let at = read_brief.decide(&there, &read, &never);
            assert_eq!(at, brief.decide(&here, &question, &never), "{kind}, decision {number}");
            decided += usize::from(at > 0);
        });
        assert!(decided > 100, "only {decided} decisions were not the first choice");
    }

    #[test]
    fn what_is_not_a_question_is_refused() {
        let compositions = Compositions::shipped();
        let content = compositions.base();
        let game = Game::new(content, &Setup::new(2), &mut FastChance::new(1), &mut ()).expect("a game");
        let good =
            Posed::new(Brief::new(BotKind::Random, 1, 1), &question(content, &game, Seat(0))).expect("a question");
        let read = |posed: Posed| posed.read(Arc::clone(content)).err();
        assert_eq!(read(good.clone()), None);
        assert_eq!(read(Posed { content: "other".to_owned(), ..good.clone() }), Some(Failure::Content));
        let empty = BASE64.encode(postcard::to_allocvec(&game.view(None)).expect("a view"));
        for wrong in [
            Posed { bot: "clever".to_owned(), ..good.clone() },
            Posed { view: "%".to_owned(), ..good.clone() },
            Posed { view: "AAAA".to_owned(), ..good.clone() },
            Posed { view: empty, ..good.clone() },
            Posed { choices: Vec::new(), ..good.clone() },
            Posed { choices: vec!["jump".to_owned()], ..good },
        ] {
            assert_eq!(read(wrong), Some(Failure::Unreadable));
        }
    }
}
