//! `darkrock engine`: the rules for other programs, as JSON Lines (`docs/engine-protocol.md`).
//!
//! [`Engine::answer`] answers one line with one line and stores the games in between; [`serve`] does so for a stream.
//! No input makes it panic: fuzzing calls [`Engine::answer`] directly.

mod error;
mod facts;
mod request;
mod saved;
mod shelf;
mod slot;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_environment;

pub use error::{Code, Fault};
pub use request::COMMANDS;
pub use shelf::{MOST_SELECTIONS, Shelf};

use darkrock_bots::{Advice, Ask, BotKind, End, FinalScore, UnknownBot, never};
use darkrock_lab::program::{end_json, score_json};
use darkrock_rules::event::Event;
use darkrock_rules::ids::{FightCard, Seat};
use darkrock_rules::record::Header;
use darkrock_rules::scenario::print_event;
use darkrock_rules::{Choice, Content, Selection, notation};
use darkrock_server::wire::handbook::Handbook;
use darkrock_texts::{Language, Texts, UnknownLanguage};
use darkrock_wire::Cards;
use darkrock_wire::ids::{Ids, seat as seat_number, seats};
use darkrock_wire::json::Object;
use darkrock_wire::own::Own;
use darkrock_wire::{PROTOCOL, view_json};
use facts::Facts;
use request::{LoadGame, NewGame, Part, Request, Viewer, selection};
use saved::Saved;
use serde::Serialize;
use serde_json::{Map, Value, json};
use slot::{Origin, Slot};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;

/// The maximum length of a line, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;
/// The maximum number of games.
pub const MOST_GAMES: usize = 4096;
/// The maximum length of a game's name, in bytes.
pub const LONGEST_NAME: usize = 64;

/// Let another program drive the rules: JSON Lines over standard input and output.
///
/// Each line read is a request, a JSON object with "cmd"; each is answered by one line. The protocol is described in
/// docs/engine-protocol.md.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  printf '%s\\n' '{\"cmd\":\"new\",\"players\":2,\"seed\":7}' '{\"cmd\":\"choices\",\"seat\":1}' '{\"cmd\":\"quit\"}' | darkrock engine")]
pub struct Args {}

/// The answer to a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// JSON on one line, without a line break.
    pub text: String,
    /// Whether the client has quit.
    pub quit: bool,
}

type Answer = Result<Object, Fault>;

/// The games of one client.
pub struct Engine<'c> {
    /// Of games that select nothing else.
    content: &'c Content,
    shelf: Option<&'c Shelf>,
    games: BTreeMap<String, Slot<'c>>,
}

fn object(value: Value) -> Object {
    Object::of(&value)
}

impl<'c> Engine<'c> {
    /// An engine without games, for games of this content alone.
    pub fn new(content: &'c Content) -> Self {
        Self { content, shelf: None, games: BTreeMap::new() }
    }

    /// An engine without games, in which each game can select modules and a mode; this content is that of games that do
    /// not.
    pub fn with_modules(content: &'c Content, shelf: &'c Shelf) -> Self {
        Self { shelf: Some(shelf), ..Self::new(content) }
    }

    /// The content of a selection; the program's own if a game selects nothing.
    fn of(&self, selection: Option<Selection>) -> Result<&'c Content, Fault> {
        match (selection, self.shelf) {
            (None, _) => Ok(self.content),
            (Some(selection), _) if selection.is_like(&self.content.selection) => Ok(self.content),
            (Some(selection), Some(shelf)) => shelf.of(&selection),
            (Some(selection), None) => {
                let own = &self.content.selection;
                Err(Fault::new(Code::BadSetup, format!("{selection} is not available: only {own} is")))
            }
        }
    }

    /// Answers a line; none for an empty one.
    pub fn answer(&mut self, line: &[u8]) -> Option<Reply> {
        if line.trim_ascii().is_empty() {
            return None;
        }
        let (id, request) = request::read(line);
        let quit = matches!(request, Ok(Request::Quit {}));
        let answer = request.and_then(|request| self.handle(request));
        Some(Reply { text: reply(id, answer), quit })
    }

    fn handle(&mut self, request: Request) -> Answer {
        match request {
            Request::Hello {} => Ok(self.hello()),
            Request::New(new) => self.new_game(new),
            Request::Load(load) => self.load(load),
            Request::Content { part, lang, modules, mode } => self.content(part, &lang, selection(modules, mode)),
            Request::Advise { game, seat, bot, seed, weigh } => self.advise(&game, seat, &bot, seed, weigh),
            Request::Position { game, viewer } | Request::View { game, seat: viewer } => {
                self.view(&game, viewer.unwrap_or(Viewer::Spectator))
            }
            Request::State { game } => self.state(&game),
            Request::Choices { game, seat } => self.choices(&game, seat),
            Request::Play { game, seat, choice, viewer, viewers, choices, lp, scores } => {
                let wanted = Wanted { viewer, viewers, choices, lp, scores };
                self.play(&game, seat, &choice, wanted)
            }
            Request::Undo { game, seat } => self.undo(&game, seat),
            Request::Refusal { game, seat, choice } => self.refusal(&game, seat, &choice),
            Request::Preview { game, seat, choice } => self.preview(&game, seat, &choice),
            Request::Determinize { game, seat, seed, to } => self.determinize(&game, seat, seed, to),
            Request::Copy { game, to } => {
                let copy = self.game(&game)?.clone();
                self.put(to, copy)
            }
            Request::Drop { game } => {
                self.game(&game)?;
                self.games.remove(&game);
                Ok(Object::new())
            }
            Request::Record { game } => self.record(&game),
            Request::Save { game } => self.save(&game),
            Request::Quit {} => Ok(self.goodbye()),
        }
    }

    fn hello(&self) -> Object {
        object(json!({
            "protocol": PROTOCOL,
            "program": "darkrock",
            "version": env!("CARGO_PKG_VERSION"),
            "content": self.content.hash,
            "commands": COMMANDS,
            "games": self.games.keys().collect::<Vec<_>>(),
        }))
    }

    /// The results of the stored games that are over.
    fn goodbye(&self) -> Object {
        let result = |slot: &Slot<'_>| End::of(slot.game()).map(|end| end_json(&end));
        let games: Map<String, Value> =
            self.games.iter().map(|(name, slot)| (name.clone(), json!(result(slot)))).collect();
        object(json!({ "results": games }))
    }

    fn new_game(&mut self, new: NewGame) -> Answer {
        let name = new.game.clone();
        let content = self.of(selection(new.modules.clone(), new.mode.clone()))?;
        let setup = new.setup(content)?;
        let mut events = Vec::new();
        let mut slot = Slot::table(content, &setup, new.seed, &mut events)?;
        slot.single = new.play_single;
        let single = slot.play_single(&mut events)?;
        let mut answer = self.put(name, slot)?;
        let game = self.game(&new.game)?;
        put_single(game, &single, &mut answer);
        answer.put("events", &printed(game, &events, None));
        answer.put("protocol", &PROTOCOL);
        Ok(answer)
    }

    fn load(&mut self, load: LoadGame) -> Answer {
        let bad = |what| Err(Fault::new(Code::BadRequest, what));
        let LoadGame { game: name, record, to, position, saved, seed } = load;
        let (slot, choices) = match (record, position, saved) {
            (Some(record), None, None) => {
                // What is wrong with a header is reported when the record is read.
                let selection = Header::parse(&record).ok().map(|header| header.setup.selection);
                let (slot, choices) = Slot::recorded(self.of(selection)?, &record, to, seed.unwrap_or_default())?;
                (slot, Some(choices))
            }
            (None, Some(_), None) if to.is_some() => {
                return bad("“to” is only valid with a record: a position has no choices");
            }
            (None, Some(position), None) => {
                let origin = Arc::new(Origin { position, seed: seed.unwrap_or_default() });
                (Slot::placed(|selection| self.of(selection), origin)?, None)
            }
            (None, None, Some(_)) if to.is_some() || seed.is_some() => {
                return bad("“to” and “seed” are not valid with a saved game: it goes on as it would have");
            }
            (None, None, Some(saved)) => {
                let (slot, choices) = saved.load(|selection| self.of(selection))?;
                (slot, Some(choices))
            }
            _ => return bad("expected one of “record”, “position” and “saved”"),
        };
        let mut answer = self.put(name, slot)?;
        answer.put("choices", &choices);
        answer.put("protocol", &PROTOCOL);
        Ok(answer)
    }

    fn content(&self, part: Option<Part>, language: &str, selected: Option<Selection>) -> Answer {
        let content = self.of(selected)?;
        let mut answer = object(json!({ "content": content.hash }));
        let wanted = |of| part.is_none_or(|part| part == of);
        if wanted(Part::Board) {
            answer.put("board", &content.board.spec);
        }
        if wanted(Part::Facts) {
            answer.put("facts", &Facts::new(content));
        }
        if wanted(Part::Handbook) {
            let language: Language =
                language.parse().map_err(|e: UnknownLanguage| Fault::new(Code::BadRequest, e.to_string()))?;
            let texts = Texts::new(content, language);
            let texts = texts.map_err(|e| Fault::new(Code::BadRequest, e.to_string()))?;
            answer.put("handbook", &Handbook::new(content, &texts));
        }
        Ok(answer)
    }

    /// A built-in bot's choice for a seat, and its evaluation of the choices.
    fn advise(&self, game: &str, seat: Option<u64>, bot: &str, seed: u64, weigh: bool) -> Answer {
        let kind: BotKind = bot.parse().map_err(|e: UnknownBot| Fault::new(Code::BadRequest, e.to_string()))?;
        let slot = self.game(game)?;
        let seat = slot.asked(seat)?;
        let mut choices = Vec::new();
        slot.choices(seat, &mut choices);
        if choices.is_empty() {
            let what = format!("seat {} has no decision to make now", seat_number(seat));
            return Err(Fault::new(Code::NotAsked, what));
        }
        let view = slot.game().view(Some(seat));
        let content = slot.game().content;
        let ask = Ask { content, view: &view, choices: &choices };
        let print = |choice: Choice| notation::print(content, choice);
        let at = kind.build(seed, seat).choose(ask, &never).min(choices.len() - 1);
        let mut answer = object(json!({
            "seat": seat_number(seat), "bot": kind.to_string(), "choice": print(choices[at]),
        }));
        if weigh {
            let weighed = kind.build(seed, seat).weigh(ask, &never);
            let line = |advice: &Advice| {
                let (chance, worth) = (figure(advice.chance), figure(advice.worth));
                json!({ "choice": print(advice.choice), "chance": chance, "lp": worth, "visits": advice.visits })
            };
            answer.put("weighed", &weighed.iter().map(line).collect::<Value>());
        }
        Ok(answer)
    }

    /// Stores a game under a name, replacing an existing one.
    fn put(&mut self, name: String, slot: Slot<'c>) -> Answer {
        if name.is_empty() || name.len() > LONGEST_NAME {
            let what = format!("a game's name has {} bytes: expected 1 to {LONGEST_NAME}", name.len());
            return Err(Fault::new(Code::BadRequest, what));
        }
        if self.games.len() >= MOST_GAMES && !self.games.contains_key(&name) {
            return Err(Fault::new(Code::TooManyGames, format!("{MOST_GAMES} games exist already: drop one first")));
        }
        let mut answer = now(&slot);
        answer.put("game", &name);
        self.games.insert(name, slot);
        Ok(answer)
    }

    fn game(&self, name: &str) -> Result<&Slot<'c>, Fault> {
        self.games.get(name).ok_or_else(|| no_game(name))
    }

    fn game_mut(&mut self, name: &str) -> Result<&mut Slot<'c>, Fault> {
        self.games.get_mut(name).ok_or_else(|| no_game(name))
    }

    fn view(&self, game: &str, viewer: Viewer) -> Answer {
        let slot = self.game(game)?;
        let seat = slot.viewer(viewer)?;
        let mut answer = Object::new();
        answer.put_object("view", view_of(slot, seat));
        Ok(answer)
    }

    fn state(&self, game: &str) -> Answer {
        let slot = self.game(game)?;
        let state = &slot.game().state;
        let ids = Ids(slot.game().content);
        let own = |seat| Own::new(ids, &slot.game().view(Some(seat)));
        let mut answer = Object::new();
        answer.put("hash", &state.hash());
        answer.put_object("position", view_of(slot, None));
        answer.put("seats", &state.public.all_seats().map(own).collect::<Vec<_>>());
        answer.put("scores", &scores(slot));
        Ok(answer)
    }

    fn choices(&self, game: &str, seat: Option<u64>) -> Answer {
        let slot = self.game(game)?;
        let seat = slot.asked(seat)?;
        Ok(Object::of(&Offer::new(slot, seat)))
    }

    fn play(&mut self, game: &str, seat: Option<u64>, choice: &str, wanted: Wanted) -> Answer {
        let choice = parse(self.game(game)?, choice)?;
        let slot = self.game_mut(game)?;
        let seat = slot.asked(seat)?;
        let viewer = wanted.viewer.map(|v| slot.viewer(v)).transpose()?;
        let mut events = Vec::new();
        slot.play(seat, choice, &mut events)?;
        let single = slot.play_single(&mut events)?;
        let slot = self.game(game)?;
        let mut answer = now(slot);
        put_single(slot, &single, &mut answer);
        answer.put("events", &printed(slot, &events, viewer));
        wanted.put(slot, &events, &mut answer);
        Ok(answer)
    }

    fn undo(&mut self, game: &str, seat: u64) -> Answer {
        let slot = self.game_mut(game)?;
        let seat = slot.seat(seat)?;
        slot.undo(seat)?;
        Ok(now(slot))
    }

    fn refusal(&self, game: &str, seat: u64, choice: &str) -> Answer {
        let slot = self.game(game)?;
        let (seat, choice) = (slot.seat(seat)?, parse(slot, choice)?);
        let refusal = slot.game().refusal(seat, choice);
        let open = refusal.is_none();
        let refusal = refusal.map(|refusal| error::refusal_json(choice, &refusal));
        Ok(object(json!({ "open": open, "refusal": refusal })))
    }

    fn preview(&self, game: &str, seat: u64, choice: &str) -> Answer {
        let slot = self.game(game)?;
        let (seat, choice) = (slot.seat(seat)?, parse(slot, choice)?);
        if let Some(refusal) = slot.game().refusal(seat, choice) {
            return Err(Fault::refused(choice, refusal));
        }
        let (preview, ids) = (slot.game().preview(seat, choice), Ids(slot.game().content));
        Ok(object(json!({ "preview": {
            "way": preview.way.iter().map(|s| ids.space(*s)).collect::<Vec<_>>(),
            "bandit": preview.bandit,
            "players": seats(preview.players),
            "cost": preview.cost,
            "money": preview.money,
            "lp": preview.lp,
            "lost-money": preview.lost_money,
            "lost-nuggets": preview.lost_nuggets,
            "draws": preview.draws,
            "bonus": Cards(preview.bonus),
            "standing": preview.standing.map(|fight| json!({
                "values": fight.values.map(|value| FightCard(value).to_string()),
                "winner": fight.winner,
            })),
        }})))
    }

    fn determinize(&mut self, game: &str, viewer: Viewer, seed: u64, to: String) -> Answer {
        let slot = self.game(game)?;
        let sample = slot.determinized(slot.viewer(viewer)?, seed);
        self.put(to, sample)
    }

    fn record(&self, game: &str) -> Answer {
        let slot = self.game(game)?;
        Ok(object(json!({ "record": slot.record()?.print(slot.game().content) })))
    }

    fn save(&self, game: &str) -> Answer {
        let mut answer = Object::new();
        answer.put("saved", &Saved::of(self.game(game)?)?);
        Ok(answer)
    }
}

/// A choice in a game.
fn parse(slot: &Slot<'_>, text: &str) -> Result<Choice, Fault> {
    notation::parse(slot.game().content, text).map_err(|e| Fault::new(Code::Notation, e.to_string()))
}

/// What the answer to `play` holds besides its events.
#[derive(Clone, Copy)]
struct Wanted {
    /// Who sees `events`: everybody's without.
    viewer: Option<Viewer>,
    viewers: bool,
    choices: bool,
    lp: bool,
    scores: bool,
}

impl Wanted {
    fn put(self, slot: &Slot<'_>, events: &[Event], answer: &mut Object) {
        let public = &slot.game().state.public;
        if self.viewers {
            let seen = public.all_seats().map(|seat| printed(slot, events, Some(Some(seat))));
            answer.put("viewers", &seen.collect::<Vec<_>>());
        }
        if self.choices {
            let choices = slot.waiting().iter().map(|seat| Offer::new(slot, seat));
            answer.put("choices", &choices.collect::<Vec<_>>());
        }
        if self.lp {
            answer.put("lp", &public.all_seats().map(|seat| public.player(seat).lp).collect::<Vec<_>>());
        }
        if self.scores {
            answer.put("scores", &scores(slot));
        }
    }
}

/// A seat with its legal choices.
#[derive(Serialize)]
struct Offer {
    seat: u8,
    choices: Vec<String>,
}

impl Offer {
    fn new(slot: &Slot<'_>, seat: Seat) -> Self {
        let mut choices = Vec::new();
        slot.choices(seat, &mut choices);
        let choices = choices.iter().map(|c| notation::print(slot.game().content, *c)).collect();
        Self { seat: seat_number(seat), choices }
    }
}

/// What was played without asking, in games in which this is done.
fn put_single(slot: &Slot<'_>, played: &[(Seat, Choice)], answer: &mut Object) {
    if slot.single {
        let content = slot.game().content;
        let line = |(seat, choice): &(Seat, Choice)| json!({ "seat": seat_number(*seat), "choice": notation::print(content, *choice) });
        answer.put("played", &played.iter().map(line).collect::<Value>());
    }
}

/// The points of each figure, as if the game ended now.
fn scores(slot: &Slot<'_>) -> Vec<Value> {
    let figures = slot.game().state.public.all_figures();
    figures.map(|seat| score_json(&FinalScore::of(slot.game(), seat))).collect()
}

fn printed(slot: &Slot<'_>, events: &[Event], viewer: Option<Option<Seat>>) -> Vec<String> {
    let game = slot.game();
    let seen = |event: &Event| viewer.map_or(*event, |viewer| event.seen_by(viewer));
    events.iter().map(|event| print_event(game.content, &game.state.public, &seen(event))).collect()
}

/// What a seat or a spectator knows.
fn view_of(slot: &Slot<'_>, seat: Option<Seat>) -> Object {
    let mut view = view_json(Ids(slot.game().content), &slot.game().view(seat));
    view.put("asked", &seats(slot.waiting()));
    view
}

/// A number with four significant digits.
fn figure(x: f32) -> f64 {
    (f64::from(x) * 1e4).round() / 1e4
}

fn no_game(name: &str) -> Fault {
    let short: String = name.chars().take(LONGEST_NAME).collect();
    Fault::new(Code::NoGame, format!("no game is named “{short}”: start one with new"))
}

/// Fields of every answer about a game: the seats that must choose, and whether it is over.
fn now(slot: &Slot<'_>) -> Object {
    let game = slot.game();
    let mut answer = Object::new();
    answer.put("asked", &seats(slot.waiting()));
    answer.put("over", &game.is_over());
    if game.is_over() {
        answer.put("winners", &seats(game.state.public.winners));
    }
    answer
}

fn reply(id: Option<Value>, answer: Answer) -> String {
    let ok = answer.is_ok();
    let mut json = answer.unwrap_or_else(|fault| object(json!({ "error": fault.json() })));
    json.put("ok", &ok);
    if let Some(id) = id {
        json.put("id", &id);
    }
    json.text()
}

/// Has an engine answer the lines of a stream until its end or until the client quits.
///
/// # Errors
/// When the stream cannot be read or written.
pub fn serve(mut engine: Engine<'_>, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        let reply = if line.len() > LONGEST_LINE {
            let ends = line.ends_with(b"\n") || skip_line(input)?;
            let fault =
                Fault::new(Code::TooLong, format!("the line is too long: expected at most {LONGEST_LINE} bytes"));
            Some(Reply { text: reply(None, Err(fault)), quit: !ends })
        } else {
            engine.answer(&line)
        };
        if let Some(reply) = reply {
            writeln!(out, "{}", reply.text)?;
            out.flush()?;
            if reply.quit {
                return Ok(());
            }
        }
    }
}

/// Skips to the end of the line. Returns whether there was one.
fn skip_line(input: &mut impl BufRead) -> io::Result<bool> {
    loop {
        let buffer = input.fill_buf()?;
        let (len, end) = (buffer.len(), buffer.iter().position(|b| *b == b'\n'));
        if len == 0 {
            return Ok(false);
        }
        input.consume(end.map_or(len, |at| at + 1));
        if end.is_some() {
            return Ok(true);
        }
    }
}
