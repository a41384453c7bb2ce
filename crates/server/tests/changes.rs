//! Updates carry changes instead of positions: the changes of random games of all selections lead from each position to the
//! next, for every seat and for spectators. `UPDATE_FIXTURES=1` records some for the tests of the client.
#![allow(clippy::unwrap_used)]

#[path = "../../rules/tests/support/selections.rs"]
#[allow(dead_code)]
mod selections;

use darkrock_bots::RandomBot;
use darkrock_rules::chance::FastChance;
use darkrock_rules::ids::Seat;
use darkrock_rules::record::Session;
use darkrock_rules::setup::Setup;
use darkrock_rules::{Catalog, Content};
use darkrock_server::wire::ids::Ids;
use darkrock_server::wire::live::GameNow;
use darkrock_wire::changes::{self, Changes};
use serde_json::{Value, json};
use std::path::Path;

/// The choices of a random game, in which everybody of these viewers is shown every position.
struct Play<'c> {
    session: Session<'c, FastChance>,
    bot: RandomBot,
    number: u64,
}

impl<'c> Play<'c> {
    fn new(content: &'c Content, seats: u8, seed: u64) -> Self {
        let setup = Setup { variants: content.usual(seats), ..Setup::of(content, seats) };
        let session = Session::new(content, &setup, FastChance::new(seed), &mut ()).unwrap();
        Self { session, bot: RandomBot::new(seed), number: 0 }
    }

    fn see(&self, content: &Content, viewer: Option<Seat>) -> Shown {
        let game = GameNow::new(Ids(content), &self.session, self.number, viewer);
        Shown { whole: serde_json::to_value(&game).unwrap(), game }
    }

    /// Plays a choice; false once the game is over.
    fn step(&mut self) -> bool {
        let mut choices = Vec::new();
        let Some(seat) = self.session.waiting().first() else { return false };
        self.session.choices(seat, &mut choices);
        let choice = choices[self.bot.pick(choices.len())];
        self.session.play(seat, choice, &mut ()).unwrap();
        self.number += 1;
        true
    }
}

/// The game as a viewer is shown it.
struct Shown {
    game: GameNow,
    whole: Value,
}

impl Shown {
    /// The changes to what is shown next, as the server writes them.
    fn to(&self, next: &Self) -> Value {
        let position = Changes::between("position", &*self.game.position, &*next.game.position);
        let seen = Changes::between("", &self.game.seen, &next.game.seen);
        let lists = [position, seen].map(|list| String::from_utf8(list.list().to_vec()).unwrap());
        let list: Vec<_> = lists.iter().filter(|list| !list.is_empty()).map(String::as_str).collect();
        serde_json::from_str(&format!("[{}]", list.join(","))).unwrap()
    }
}

/// Plays a game and checks the changes of each viewer; returns the bytes of all positions, and of their changes.
fn follow(content: &Content, seats: u8, seed: u64, most: usize) -> (usize, usize) {
    let mut play = Play::new(content, seats, seed);
    let viewers: Vec<Option<Seat>> = (0..seats).map(|seat| Some(Seat(seat))).chain([None]).collect();
    let mut shown: Vec<Shown> = viewers.iter().map(|viewer| play.see(content, *viewer)).collect();
    let mut games: Vec<Value> = shown.iter().map(|shown| shown.whole.clone()).collect();
    let (mut bytes, mut fewer) = (0, 0);
    for _ in 0..most {
        if !play.step() {
            break;
        }
        for ((viewer, before), game) in viewers.iter().zip(&mut shown).zip(&mut games) {
            let now = play.see(content, *viewer);
            let changes = before.to(&now);
            changes::apply(game, &changes).unwrap();
            game["seq"] = play.number.into();
            assert_eq!(*game, now.whole, "{}: {changes}", content.selection);
            (bytes, fewer) = (bytes + now.whole.to_string().len(), fewer + changes.to_string().len());
            *before = now;
        }
    }
    (bytes, fewer)
}

/// Plays a whole base game, and so many choices of a game of each other selection.
fn follow_all(most: usize) {
    let contents = selections::legal(&Catalog::embedded().unwrap());
    for (seed, content) in contents.iter().enumerate() {
        let (seats, most) = (2 + seed as u8 % 5, if content.selection.is_base() { usize::MAX } else { most });
        let seats =
            (0..5).map(|more| 2 + (seats - 2 + more) % 5).find(|seats| Setup::of(content, *seats).seats == *seats);
        let (bytes, fewer) = follow(content, seats.unwrap(), seed as u64, most);
        assert!(3 * fewer < bytes, "{}: {fewer} of {bytes} bytes", content.selection);
    }
}

#[test]
fn changes_lead_through_games_of_all_selections() {
    follow_all(60);
}

#[test]
fn long_changes_lead_far_through_games_of_all_selections() {
    follow_all(250);
}

/// Some games as a client is sent them, with the whole at every tenth step.
fn recorded() -> Value {
    let catalog = Catalog::embedded().unwrap();
    let modes = [None, Some("border-town")];
    let games = modes.iter().zip(7..).map(|(mode, seed)| {
        let selection = catalog.select(&[], *mode).unwrap();
        let content = catalog.compose(&selection).unwrap();
        let (mut play, viewer) = (Play::new(&content, 3, seed), Some(Seat(1)));
        (0..40).for_each(|_| _ = play.step());
        let first = play.see(&content, viewer);
        let (whole, mut before, mut steps) = (first.whole.clone(), first, Vec::new());
        while steps.len() < 80 && play.step() {
            let now = play.see(&content, viewer);
            let mut step = json!({ "changes": before.to(&now) });
            if steps.len() % 10 == 9 {
                step["whole"] = now.whole.clone();
                step["whole"].as_object_mut().unwrap().remove("seq");
            }
            steps.push(step);
            before = now;
        }
        let mut first = whole;
        first.as_object_mut().unwrap().remove("seq");
        json!({ "first": first, "steps": steps })
    });
    games.collect()
}

#[test]
fn the_recorded_changes_are_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/records/changes.json");
    let record = recorded().to_string();
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(&file, &record).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(written == record, "out of date; run with UPDATE_FIXTURES=1");
}
