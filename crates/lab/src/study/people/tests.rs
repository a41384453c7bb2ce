//! Games of people are counted as those of bots are, and a set that is none is refused.

use super::*;
use crate::play::{arranger, dealt, game_seed};
use crate::study::study;
use crate::study::tests::{self, Folder, content};
use darkrock_bots::{RandomBot, seat_seed};
use darkrock_rules::chance::FastChance;
use darkrock_rules::record::Session;
use darkrock_rules::{Seat, Variants};
use darkrock_wire::games::GameEntry;
use parquet::file::reader::{FileReader, SerializedFileReader};

/// An empty folder for a set.
fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    fs::create_dir_all(folder.0.join("records")).expect("a folder");
    folder
}

fn write(folder: &Folder, set: &GameSet) {
    let text = serde_json::to_string(set).expect("it is JSON");
    fs::write(folder.0.join(MANIFEST), text).expect("it is written");
}

/// A study small enough to be played twice.
fn plan() -> StudyPlan {
    StudyPlan { games: 5, players: vec![2, 3], threads: 1, ..tests::plan() }
}

/// The same game as a study of random bots plays, as a record.
fn record(content: &Content, plan: &StudyPlan, cell: (u8, u8), game: u64) -> String {
    let mut setup = plan.game_plan(content, cell).setup;
    let seed = game_seed(plan.seed, setup.seats, game);
    setup.characters = dealt(content, &setup, &mut arranger(seed));
    let mut session = Session::new(content, &setup, FastChance::new(seed), &mut ()).expect("it begins");
    let (mut bot, mut choices) = (RandomBot::new(seat_seed(seed, Seat(0))), Vec::new());
    while let Some(seat) = session.waiting().first() {
        session.choices(seat, &mut choices);
        session.play(seat, choices[bot.pick(choices.len())], &mut ()).expect("it is legal");
    }
    session.record().print(content)
}

/// A set of the games of a plan: in the first seat a person, every third game with a bot for some choices.
fn set(folder: &Folder, content: &Content, plan: &StudyPlan) -> GameSet {
    let mut games = Vec::new();
    for cell in plan.cells() {
        for game in 0..plan.games {
            let name = format!("records/{}-{game}.record", cell.0);
            fs::write(folder.0.join(&name), record(content, plan, cell, game)).expect("it is written");
            let person = format!("person-{game}");
            let first = if game % 3 == 0 { Sitting::PersonAndBot { person } } else { Sitting::Person { person } };
            let others = (1..cell.0).map(|_| Sitting::Bot { bot: "random".to_owned() });
            let seats = std::iter::once(first).chain(others).collect();
            games.push(GameEntry { record: name, month: "2026-10".to_owned(), seats });
        }
    }
    let (format, license, made) = (FORMAT.to_owned(), "CC0-1.0".to_owned(), "2026-11".to_owned());
    let set = GameSet { format, version: VERSION, license, made, people: 20, games };
    write(folder, &set);
    set
}

#[test]
fn games_of_people_are_counted_as_those_of_bots_are() {
    let (content, plan, folder, out) = (content(), plan(), folder("set"), Folder::new("out"));
    set(&folder, &content, &plan);
    let (bots, _) = study(&content, &plan, &out.0, false, &|_| ()).expect("they are played");
    let games = Games::read(&content, &plan, &folder.0).expect("it is a set");
    assert_eq!(games.count(), 10);
    let people = games.study(&content, &plan, &out.0).expect("they replay");
    assert_eq!(people.cells, bots.cells, "the same games have the same numbers");
    assert_eq!((people.games, people.license.as_str(), people.left_out.len()), (10, "CC0-1.0", 0));
    for (cell, sitters) in bots.cells.iter().zip(&people.sitters) {
        let rates: Vec<_> = sitters.rates.iter().map(|rate| (rate.id.as_str(), rate.games)).collect();
        let others = 5 * (u64::from(cell.players) - 1);
        assert_eq!(rates, [("person", 3), ("person-and-bot", 2), ("random", others)]);
        let wins: f64 = sitters.rates.iter().map(|rate| rate.wins).sum();
        assert!((wins - 5.0).abs() < 1e-9, "{wins}");
    }
    // The rows are the same but for who plays, and the seed.
    let rows = |folder: &Path, table| {
        let file = fs::File::open(parts::file_path(folder, table)).expect("it is there");
        let reader = SerializedFileReader::new(file).expect("Parquet");
        let rows = reader.get_row_iter(None).expect("rows").map(|row| row.expect("a row"));
        rows.map(|row| row.get_column_iter().map(|(name, field)| (name.clone(), field.to_string())).collect::<Vec<_>>())
            .collect::<Vec<_>>()
    };
    for (table, file) in TABLES.iter().enumerate() {
        let (theirs, bots) = (rows(&out.0.join(FOLDER), table), rows(&out.0, table));
        assert_eq!(theirs.len(), bots.len());
        for (theirs, bots) in theirs.iter().zip(&bots) {
            for ((name, there), (_, here)) in theirs.iter().zip(bots) {
                match (table, name.as_str()) {
                    (0, "seed") => assert_eq!(there, "0"),
                    (0, "bot") => assert_eq!(there, "\"people\""),
                    (1, "bot") => assert!(there.starts_with("\"person-") || there == here, "{there}"),
                    _ => assert_eq!(there, here, "{file} {name}"),
                }
            }
        }
    }
    assert!(!out.0.join(FOLDER).join("parts").exists());
}

#[test]
fn games_with_other_rules_are_named_by_their_options() {
    let (content, plan, folder) = (content(), plan(), folder("others"));
    set(&folder, &content, &plan);
    let two = StudyPlan { players: vec![2], ..plan.clone() };
    let games = Games::read(&content, &two, &folder.0).expect("it is a set");
    let left_out = |games: &Games| games.left_out.clone().into_iter().collect::<Vec<_>>();
    assert_eq!(
        (games.count(), left_out(&games)),
        (5, vec![("--players 3 --lengths 15 --variant goals".to_owned(), 5)])
    );
    let none = StudyPlan { variants: Variants::NONE, ..plan };
    let error = Games::read(&content, &none, &folder.0).expect_err("none has these rules").to_string();
    assert!(
        error.contains("no game has the rules of this study\n  5 with --players 2 --lengths 15 --variant goals"),
        "{error}"
    );
}

#[test]
fn what_is_no_set_of_games_is_refused() {
    let (content, folder) = (content(), folder("wrong"));
    let plan = StudyPlan { games: 1, players: vec![2], ..plan() };
    let right = set(&folder, &content, &plan);
    let refused = |set: &GameSet| {
        write(&folder, set);
        let games = Games::read(&content, &plan, &folder.0);
        games.and_then(|games| games.study(&content, &plan, &folder.0)).expect_err("it is refused").to_string()
    };
    let one = |change: &dyn Fn(&mut GameEntry)| {
        let mut set = right.clone();
        set.games.iter_mut().for_each(change);
        refused(&set)
    };
    let said = refused(&GameSet { format: "study".to_owned(), ..right.clone() });
    assert!(said.contains("it is study of version 1: expected games of at most 1"), "{said}");
    assert!(refused(&GameSet { version: 2, ..right.clone() }).contains("version 2"));
    let said = one(&|game| game.record = "../2-0.record".to_owned());
    assert!(said.contains("the record “../2-0.record” is not in this folder"), "{said}");
    assert!(one(&|game| game.record = "records/none.record".to_owned()).contains("none.record: "));
    assert!(one(&|game| drop(game.seats.pop())).contains("2 play it: the manifest has 1 seats"));
    // A record whose end was cut off, and one that the rules refuse.
    let path = folder.0.join("records/2-0.record");
    let whole = fs::read_to_string(&path).expect("it is there");
    let lines: Vec<&str> = whole.lines().collect();
    let last = lines.iter().rposition(|line| line.starts_with(['1', '2'])).expect("a choice");
    fs::write(&path, lines[..last].join("\n")).expect("it is written");
    assert!(refused(&right).contains("the game is not over"));
    fs::write(&path, whole.replacen("\n1 ", "\n2 ", 1)).expect("it is written");
    assert!(refused(&right).contains("2-0.record: line "));
    fs::write(folder.0.join(MANIFEST), "{}").expect("it is written");
    let error = Games::read(&content, &plan, &folder.0).expect_err("no manifest").to_string();
    assert!(error.contains("games.json: not a set of games: missing field"), "{error}");
    fs::remove_file(folder.0.join(MANIFEST)).expect("it is there");
    assert!(Games::read(&content, &plan, &folder.0).is_err());
}
