//! Positions and their play: content with an effect put where a source has one, items that listen to timings, and players who
//! carry out a plan and then whatever is asked until the turn goes on.

use darkrock_rules::chance::{Chance, Luck};
use darkrock_rules::content::{Files, SourceKind};
use darkrock_rules::edition::Edition;
use darkrock_rules::event::Event;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::ids::{Card, Item};
use darkrock_rules::{Catalog, Choice, Content, Game, Seat, Setup, Variants, notation, scenario};

/// The item whose ability is a source; other items listen.
pub const HOST: &str = "whiskey";

/// The expansions, and a module with what tests add.
const MODULES: [&str; 4] = ["ante-up", "blood-money", "extras", "probe"];

/// The stories of the base game instead of legendary ones.
const CORE_STORIES: &str = "core-stories";

/// What a game is played with, with the stories of the base game or with legendary ones.
fn modules(core: bool) -> Vec<String> {
    MODULES.into_iter().chain(core.then_some(CORE_STORIES)).map(str::to_owned).collect()
}

/// Stands for the effect in changed files.
pub const EFFECT: &str = "EFFECT";

/// A change of the content.
#[derive(Clone)]
pub enum Edit {
    /// The entry of this id in a file becomes this one.
    Entry(&'static str, &'static str, String),
    /// A text in a file is replaced.
    Text(&'static str, &'static str, String),
    /// A file of a module of its own.
    File(&'static str, String),
}

/// An entry of items with abilities.
pub fn item(id: &str, abilities: &str) -> String {
    format!("{{id: {id}, kind: misc, cost: 10, copies: 6, source: reconstructed, front: {{abilities: [{abilities}]}}}}")
}

/// The content with these changes.
///
/// # Errors
/// When it cannot be composed: an effect can be impossible in some places.
pub fn composed(edits: &[Edit], effect: &str, listener: &str, core: bool) -> Result<Content, String> {
    let put = |text: &str| text.replace(EFFECT, effect).replace("LISTENER", listener);
    let mut files = Files::embedded();
    let needs = "{id: probe, kind: expansion, needs: [ante-up, blood-money, extras]}";
    files.put("probe/module.yaml", needs.to_owned());
    for edit in edits {
        match edit {
            Edit::File(path, text) => files.put(path, put(text)),
            Edit::Entry(file, id, text) => change(&mut files, file, |old| entry(old, id, &put(text))),
            Edit::Text(file, old, new) => change(&mut files, file, |text| {
                assert!(text.contains(old), "{file} has no “{old}”");
                text.replacen(old, &put(new), 1)
            }),
        }
    }
    let catalog = Catalog::load(files).map_err(|error| error.to_string())?;
    let selection = catalog.select(&modules(core), None).map_err(|error| error.to_string())?;
    catalog.compose(&selection).map_err(|error| error.to_string())
}

fn change(files: &mut Files, file: &str, to: impl Fn(&str) -> String) {
    let bare = file.strip_prefix("base/").unwrap_or(file);
    let known = files.texts.iter_mut().find(|(name, _)| name == bare);
    let text = &mut known.unwrap_or_else(|| panic!("{file} exists")).1;
    *text = to(text);
}

/// A list with the entry of an id replaced.
fn entry(text: &str, id: &str, new: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let starts = |line: &&str| {
        let line = line.trim_start();
        line == format!("- id: {id}") || line.starts_with(&format!("- {{id: {id},"))
    };
    let from = lines.iter().position(starts).unwrap_or_else(|| panic!("there is an entry “{id}”"));
    let depth = indent(lines[from]);
    let goes_on = |line: &&&str| line.trim().is_empty() || indent(line) > depth;
    let to = from + 1 + lines[from + 1..].iter().take_while(goes_on).count();
    let new = format!("{}- {new}", " ".repeat(depth));
    [&lines[..from], &[new.as_str()], &lines[to..]].concat().join("\n")
}

/// The card that is kept for its reaction.
const REPUTATION: Card = Card::new(5, 0);

/// Every random outcome is the lowest, or the highest.
struct Fixed {
    highest: bool,
}

impl Chance for Fixed {
    fn pick(&mut self, luck: &Luck) -> u32 {
        if self.highest { luck.count() - 1 } else { 0 }
    }
}

/// A position that can be played by several rulebooks.
pub struct Staged {
    /// With other abilities of cards.
    content: Option<Content>,
    scenario: scenario::Scenario,
}

impl Staged {
    /// A position, as in a scenario.
    ///
    /// # Errors
    /// When the abilities of its cards cannot be.
    pub fn new(content: &Content, position: &str, core: bool) -> Result<Self, String> {
        let modules = modules(core).join(", ");
        let text = format!(
            "name: x\nmodules: [{modules}]\nplayers: [annie-oakley, bass-reeves]\n{position}\nsteps: [{{expect: {{}}}}]"
        );
        let parsed = scenario::parse("products", &text).map_err(|error| format!("{error}\n{text}"));
        let scenario = parsed?.remove(0);
        let changed = !scenario.abilities.is_empty();
        let other = changed.then(|| content.with_abilities(&scenario.abilities));
        Ok(Self { content: other.transpose().map_err(|error| error.to_string())?, scenario })
    }

    /// Plays it: the choices planned, as `a end` of the first seat or `b end` of the second, and then what is asked until the turn
    /// goes on.
    ///
    /// # Errors
    /// When the plan cannot be carried out.
    pub fn play(
        &self,
        content: &Content,
        edition: Edition,
        plan: &[String],
        highest: bool,
    ) -> Result<Vec<Event>, String> {
        let content = self.content.as_ref().unwrap_or(content);
        let scenario = scenario::Scenario { editions: vec![edition], ..self.scenario.clone() };
        let session = scenario::stage(content, &scenario, Fixed { highest }).map_err(|error| error.to_string())?;
        go_on(session.game().clone(), plan, highest, Vec::new())
    }
}

/// Plays the setup of a game of two with these characters.
///
/// # Errors
/// When it comes to no end.
pub fn set_up(content: &Content, edition: Edition, characters: [&str; 2]) -> Result<Vec<Event>, String> {
    let characters = characters.map(str::to_owned).to_vec();
    let setup = Setup { characters, edition, variants: Variants::NONE, ..Setup::of(content, 2) };
    let mut events = Vec::new();
    let game = Game::new(content, &setup, &mut Fixed { highest: false }, &mut events).unwrap();
    go_on(game, &[], false, events)
}

fn go_on(mut game: Game<'_>, plan: &[String], highest: bool, mut events: Vec<Event>) -> Result<Vec<Event>, String> {
    let (mut plan, mut chance, mut list) = (plan.iter(), Fixed { highest }, Vec::new());
    for _ in 0..300 {
        let Some(seat) = game.decision().first() else { return Ok(events) };
        let next = plan.as_slice().first();
        list.clear();
        game.choices(seat, &mut list);
        let planned = next.map(|words| (Seat(u8::from(words.starts_with('b'))), &words[2..]));
        let planned = planned.map(|(who, words)| (who, notation::parse(game.content, words).unwrap()));
        let choice = match planned {
            Some((who, choice)) if who == seat && list.contains(&choice) => {
                plan.next();
                choice
            }
            None if is_step_of_turn(&game) => return Ok(events),
            Some(_) if is_step_of_turn(&game) => return Err(format!("{next:?} is not possible: {events:?}")),
            _ => usual(&game, &list),
        };
        game.play(seat, choice, &mut chance, &mut events).unwrap();
    }
    Err(format!("no end: {events:?}"))
}

fn is_step_of_turn(game: &Game<'_>) -> bool {
    matches!(game.question(), Frame::Turn(TurnStep::Income | TurnStep::Weapon | TurnStep::Mount | TurnStep::Actions))
}

/// What a player does who has no plan: uses what is offered, goes where an effect leads, and does nothing else that can be declined.
fn usual(game: &Game<'_>, list: &[Choice]) -> Choice {
    let first = |wanted: fn(&Choice) -> bool| list.iter().find(|choice| wanted(choice)).copied();
    let rides = matches!(game.question(), Frame::Ride { part_of_move: false, .. } | Frame::Travel { .. });
    let uses = first(|c| matches!(c, Choice::UseItem(_) | Choice::React(_) | Choice::Contribute(_) | Choice::Bonus));
    let part = || first(|c| matches!(c, Choice::Module(own) if own.part().is_some()));
    let ride = || first(|c| matches!(c, Choice::Ride { .. })).filter(|_| rides);
    let option = || first(|c| matches!(c, Choice::Choose(_) | Choice::Join));
    let stops = || first(|c| matches!(c, Choice::Pass | Choice::Halt | Choice::Keep | Choice::End));
    // Reputation is kept.
    let spares = || first(|c| !matches!(c, Choice::Commit(REPUTATION) | Choice::Discard(REPUTATION)));
    uses.or_else(part).or_else(ride).or_else(option).or_else(stops).or_else(spares).unwrap_or(list[0])
}

/// How often a seat used an item.
pub fn uses(content: &Content, events: &[Event], seat: Seat, item: &str) -> usize {
    let at = content.specs.items.iter().position(|spec| spec.id == item).unwrap();
    let front = SourceKind::Front(Item(at as u8));
    let used =
        |event: &&Event| matches!(**event, Event::Used { seat: who, source } if who == seat && source.kind() == front);
    events.iter().filter(used).count()
}
