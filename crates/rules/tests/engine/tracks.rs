//! Starting points on tracks of modules, with and without the rewards of their spaces (au.gambler-track.20).

use darkrock_rules::chance::FastChance;
use darkrock_rules::content::Files;
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::{Catalog, Content, Game, Selection, Setup, Variants};

const TRACK: &str = "- {id: fame, source: reconstructed, spaces: [[{money: 10}], [{lp: 1}], []]}";

/// Two characters of a module that start with 2 points on its track, the first with their rewards.
const CHARACTERS: &str = "\
- {id: ada, name: Ada, source: reconstructed, start: darkrock-1, gains: {points: [{track: fame, points: 2, reward: true}]}}
- {id: ben, name: Ben, source: reconstructed, start: darkrock-1, gains: {points: [{track: fame, points: 2}]}}
";

fn content(characters: &str) -> Result<Content, String> {
    let mut files = Files::embedded();
    let module = "{id: stage, kind: expansion}";
    for (path, text) in [("module", module), ("tracks", TRACK), ("characters", characters)] {
        files.put(&format!("stage/{path}.yaml"), text.to_owned());
    }
    let catalog = Catalog::load(files).map_err(|e| e.to_string())?;
    let selection = Selection { modules: vec!["stage".to_owned()], mode: None };
    catalog.compose(&selection).map_err(|e| e.to_string())
}

#[test]
fn a_character_starts_with_points_on_a_track() {
    let content = content(CHARACTERS).unwrap();
    let characters = vec!["ada".to_owned(), "ben".to_owned()];
    let setup = Setup { characters, variants: Variants::NONE, ..Setup::of(&content, 2) };
    let mut events: Vec<Event> = Vec::new();
    let game = Game::new(&content, &setup, &mut FastChance::new(1), &mut events).unwrap();
    let [ada, ben] = [0, 1].map(|at| game.state.public.players[at]);
    assert_eq!((ada.points[0], ada.money, ada.lp), (2, 10, 1), "both rewards");
    assert_eq!((ben.points[0], ben.money, ben.lp), (2, 0, 0), "no reward");
    let rewards = events.iter().filter(|e| matches!(e, Event::Money { cause: Cause::Track, .. })).count();
    assert_eq!(rewards, 1);
    let gained = events.iter().filter(|e| matches!(e, Event::Track { .. })).count();
    assert_eq!(gained, 3, "one point after another with rewards, and all at once without");
}

#[test]
fn a_start_beyond_the_track_is_rejected() {
    let error = content(&CHARACTERS.replace("points: 2}", "points: 4}")).map(|_| ()).unwrap_err();
    assert!(
        error.contains("stage/characters.yaml:2: ben: “points” is 4: expected a whole number from 1 to 3"),
        "{error}"
    );
    let error =
        content(&CHARACTERS.replace("track: fame, points: 2}", "track: name, points: 2}")).map(|_| ()).unwrap_err();
    assert!(error.contains("unknown track “name”"), "{error}");
}
