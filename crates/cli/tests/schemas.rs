//! The JSON output of the program matches the schemas of docs/schemas.
#![allow(clippy::unwrap_used)]

#[path = "../../tutorial/tests/support/schema.rs"]
mod validator;

use darkrock::engine::{COMMANDS, Engine};
use darkrock::json::Kind;
use darkrock_rules::Content;
#[cfg(feature = "study")]
use darkrock_rules::record::Header;
#[cfg(feature = "study")]
use darkrock_wire::games::{FORMAT, GameEntry, GameSet, MANIFEST, Sitting, VERSION};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use strum::VariantArray;
use validator::faults;

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/games/two-people-two-bots.record");

fn schema(name: &str) -> Value {
    let path = format!("{}/../../docs/schemas/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn agrees(kind: Kind, output: &Value) {
    let schema = schema(kind.name());
    assert_eq!((&output["format"], &output["version"]), (&json!(kind.name()), &json!(kind.version())));
    assert_eq!(faults(&schema, &schema, output, kind.name()), [""; 0]);
    // The schema is strict: unknown and missing keys are errors.
    let mut more = output.clone();
    more["surprise"] = json!(1);
    assert!(!faults(&schema, &schema, &more, "").is_empty());
    more.as_object_mut().unwrap().remove("surprise");
    more.as_object_mut().unwrap().remove("version");
    assert!(!faults(&schema, &schema, &more, "").is_empty());
}

fn printed(args: &[&str]) -> Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    let output = command.args(args).env("LC_ALL", "C").stdin(Stdio::null()).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{args:?}: {error}: {told}"))
}

/// A temporary folder of this test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

#[test]
fn every_output_has_a_schema() {
    for kind in Kind::VARIANTS.iter().copied() {
        let schema = schema(kind.name());
        assert_eq!(schema["properties"]["format"]["const"], kind.name());
        assert_eq!(schema["properties"]["version"]["const"], kind.version());
    }
}

#[test]
fn what_commands_print_agrees_with_their_schemas() {
    let few = ["--players", "2", "--games", "2", "--length", "15", "--json"];
    agrees(Kind::Simulation, &printed(&[&["simulate"], &few[..]].concat()));
    let tournament = [&["tournament", "--bots", "random*2"], &few[..]].concat();
    agrees(Kind::Tournament, &printed(&tournament));
    agrees(Kind::Tournament, &printed(&[&tournament[..], &["--until-clear"]].concat()));
    agrees(Kind::Bench, &printed(&["bench", "--players", "2", "--seconds", "0.01", "--json"]));
    agrees(Kind::Review, &printed(&["review", RECORD, "--iterations", "1", "--json"]));
    agrees(Kind::ContentReport, &printed(&["content", "report", "--json"]));
    let dir = folder("study-schema");
    let out = dir.to_str().unwrap();
    agrees(
        Kind::Study,
        &printed(&["study", "--bot", "random", "--games", "3", "--players", "3", "--out", out, "--json"]),
    );
    std::fs::remove_dir_all(dir).unwrap();
}

/// A set of one game, whose manifest agrees with its schema, too.
#[cfg(feature = "study")]
fn set_of_games(dir: &Path) {
    let person = |n: u8| Sitting::Person { person: format!("person-{n}") };
    let bot = Sitting::Bot { bot: "cowboy".to_owned() };
    let seats = vec![person(1), Sitting::PersonAndBot { person: "person-2".to_owned() }, bot.clone(), bot];
    let [record, month] = ["game.record", "2026-10"].map(str::to_owned);
    let (format, made, license) = (FORMAT.to_owned(), "2026-11".to_owned(), "CC0-1.0".to_owned());
    let games = vec![GameEntry { record, month, seats }];
    let set = GameSet { format, version: VERSION, license, made, people: 20, games };
    let json = serde_json::to_value(&set).unwrap();
    let schema = schema("games");
    assert_eq!(faults(&schema, &schema, &json, "games"), [""; 0]);
    let mut few = json.clone();
    few["people"] = json!(19);
    assert!(!faults(&schema, &schema, &few, "games").is_empty());
    std::fs::write(dir.join(MANIFEST), json.to_string()).unwrap();
    std::fs::copy(RECORD, dir.join("game.record")).unwrap();
}

#[cfg(feature = "study")]
#[test]
fn a_study_beside_games_of_people_agrees_with_its_schema() {
    let (dir, out) = (folder("games-schema"), folder("beside-schema"));
    set_of_games(&dir);
    let header = Header::parse(&std::fs::read_to_string(RECORD).unwrap()).unwrap();
    let (set, beside) = (dir.to_str().unwrap(), out.to_str().unwrap());
    let (length, variants) = (header.setup.length.to_string(), header.setup.variants.to_string());
    let rules = ["--players", "4", "--lengths", &length, "--variant", &variants];
    let args = ["study", "--bot", "random", "--games", "3", "--from", set, "--out", beside];
    let command = [&args[..], &rules].concat();
    let json = printed(&[&command[..], &["--json"]].concat());
    agrees(Kind::Study, &json);
    let rates = json["people"]["sitters"][0]["rates"].as_array().unwrap();
    let who: Vec<_> =
        rates.iter().map(|rate| (rate["id"].as_str().unwrap(), rate["games"].as_u64().unwrap())).collect();
    assert_eq!(who, [("cowboy", 2), ("person", 1), ("person-and-bot", 1)]);
    assert!(std::fs::read(out.join("people/players.parquet")).unwrap().starts_with(b"PAR1"));
    // The table has both side by side.
    let table = Command::new(env!("CARGO_BIN_EXE_darkrock")).args(&command).arg("--resume").output().unwrap();
    let table = String::from_utf8(table.stdout).unwrap();
    let row = |label: &str| {
        let line = table.lines().find(|line| line.trim_start().starts_with(label)).unwrap_or_else(|| panic!("{table}"));
        line.split_whitespace().rev().take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        (row("played by"), row("games ")),
        (vec!["people".to_owned(), "random".to_owned()], vec!["1".to_owned(), "3".to_owned()])
    );
    assert!(table.contains("Wins by who plays") && table.contains("1 games of people, license: CC0-1.0"), "{table}");
    for dir in [dir, out] {
        std::fs::remove_dir_all(dir).unwrap();
    }
}

#[test]
fn what_load_prints_agrees_with_its_schemas() {
    let dir = folder("load-schema");
    let database = format!("sqlite://{}/games.db", dir.display());
    let limits = [
        "--tables-per-guest",
        "1000",
        "--messages-per-second",
        "100000",
        "--requests-per-second",
        "1000",
        "--guest-requests-per-second",
        "1000",
        "--reads-per-second",
        "10000",
        "--guest-reads-per-second",
        "10000",
    ];
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database", &database]).args(limits);
    let mut server = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).expect("an address").to_owned();
    let own = server.id().to_string();
    let args = ["load", "--server", &address, "--games", "1", "--seconds", "1", "--warm-up", "0", "--json"];
    agrees(Kind::Load, &printed(&[&args[..], &["--pid", &own]].concat()));
    agrees(Kind::LoadWithBots, &printed(&[&args[..], &["--bots", "random"]].concat()));
    server.kill().unwrap();
    server.wait().unwrap();
    std::fs::remove_dir_all(dir).unwrap();
}

/// Sends requests to an engine and validates them and the answers against the schema.
struct Checked<'c> {
    engine: Engine<'c>,
    schema: Value,
    asked: Vec<String>,
}

impl Checked<'_> {
    fn ask(&mut self, request: Value) -> Value {
        let reply = self.engine.answer(request.to_string().as_bytes()).expect("a request is answered");
        let answer: Value = serde_json::from_str(&reply.text).expect("answers are JSON");
        let cmd = request["cmd"].as_str().unwrap_or("none").to_owned();
        if answer["ok"] == true {
            assert_eq!(
                faults(&self.schema, &self.schema["$defs"][format!("request-{cmd}")], &request, "request"),
                [""; 0]
            );
            assert_eq!(faults(&self.schema, &self.schema["$defs"][format!("answer-{cmd}")], &answer, &cmd), [""; 0]);
            self.asked.push(cmd);
        } else {
            assert_eq!(faults(&self.schema, &self.schema["$defs"]["answer-error"], &answer, &cmd), [""; 0]);
        }
        answer
    }
}

#[test]
fn the_lines_of_the_engine_agree_with_their_schema() {
    let content = Content::embedded().unwrap();
    let mut engine = Checked { engine: Engine::new(&content), schema: schema("engine"), asked: Vec::new() };
    engine.ask(json!({ "cmd": "hello", "id": 1 }));
    engine.ask(json!({ "cmd": "content", "lang": "fr" }));
    engine.ask(json!({ "cmd": "content", "part": "board" }));
    engine.ask(json!({ "cmd": "content", "part": "facts" }));
    let mut now =
        engine.ask(json!({ "cmd": "new", "players": 2, "seed": 9, "length": 15, "skip_empty_windows": true }));
    let mut turns = 0;
    while now["over"] == false {
        let seat = now["asked"][0].clone();
        let choices = engine.ask(json!({ "cmd": "choices", "seat": seat }))["choices"].as_array().unwrap().clone();
        let choice = &choices[turns * 7 % choices.len()];
        // Every decision has its view, in all kinds of positions.
        engine.ask(json!({ "cmd": "view", "seat": seat }));
        if turns % 20 == 0 {
            engine.ask(json!({ "cmd": "state" }));
            engine.ask(json!({ "cmd": "position", "viewer": "spectator" }));
            engine.ask(json!({ "cmd": "preview", "seat": seat, "choice": choice }));
            engine.ask(json!({ "cmd": "refusal", "seat": seat, "choice": "heist" }));
            engine.ask(json!({ "cmd": "determinize", "seat": seat, "to": "sample" }));
            engine.ask(json!({ "cmd": "advise", "bot": "cowboy", "seat": seat, "weigh": true }));
        }
        let mut play = json!({ "cmd": "play", "seat": seat, "choice": choice, "viewer": 1 });
        if turns % 3 == 0 {
            for field in ["viewers", "choices", "lp", "scores"] {
                play[field] = json!(true);
            }
        }
        now = engine.ask(play);
        if turns % 20 == 0 {
            engine.ask(json!({ "cmd": "undo", "seat": seat }));
            now["asked"] = engine.ask(json!({ "cmd": "position" }))["view"]["asked"].clone();
        }
        turns += 1;
    }
    let record = engine.ask(json!({ "cmd": "record" }))["record"].clone();
    engine.ask(json!({ "cmd": "load", "record": record, "to": 30, "game": "begun" }));
    let players = json!(["annie-oakley", "bass-reeves"]);
    engine.ask(json!({ "cmd": "load", "position": { "players": players }, "game": "placed" }));
    engine.ask(json!({ "cmd": "new", "players": 2, "game": "single", "play_single": true }));
    let choices = engine.ask(json!({ "cmd": "choices", "game": "single", "seat": 1 }))["choices"].clone();
    engine.ask(json!({ "cmd": "play", "game": "single", "seat": 1, "choice": choices[0] }));
    for game in ["main", "placed", "single"] {
        let saved = engine.ask(json!({ "cmd": "save", "game": game }))["saved"].clone();
        assert_eq!(engine.ask(json!({ "cmd": "load", "saved": saved, "game": "moved" }))["ok"], true);
    }
    engine.ask(json!({ "cmd": "copy", "to": "copy" }));
    engine.ask(json!({ "cmd": "drop", "game": "copy" }));
    for wrong in [json!({}), json!({ "cmd": "dance" }), json!({ "cmd": "play", "choice": "fly" }), json!([1])] {
        assert_eq!(engine.ask(wrong)["ok"], false);
    }
    let refused = engine.ask(json!({ "cmd": "play", "game": "placed", "seat": 1, "choice": "buy mule" }));
    assert!(refused["error"]["refusal"]["code"].is_string(), "{refused}");
    engine.ask(json!({ "cmd": "quit" }));
    for command in COMMANDS {
        assert!(engine.asked.iter().any(|asked| asked == command), "{command} was not tried");
    }
}

#[cfg(unix)]
#[test]
fn the_lines_to_programs_agree_with_their_schema() {
    let dir = folder("program-schema");
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/python-bot/bot.py");
    // Everything sent to the program is recorded.
    let program = |heard: &Path| format!("program:\"sh -c 'tee -a {} | python3 {bot}'\"", heard.display());
    let (lab, table) = (dir.join("lab"), dir.join("table"));
    let bots = format!("random,{}", program(&lab));
    let args = ["tournament", "--bots", &bots, "--players", "2", "--games", "2", "--length", "15", "--threads", "1"];
    assert_eq!(printed(&[&args[..], &["--json"]].concat())["games_played"], 2);
    check_heard(&lab, 2);
    let seats = format!("random,{}", program(&table));
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.args(["play", "--plain", "--seats", &seats, "--length", "15", "--seed", "4"]);
    assert!(command.stdin(Stdio::null()).stdout(Stdio::null()).status().unwrap().success());
    check_heard(&table, 1);
    std::fs::remove_dir_all(dir).unwrap();
}

/// The messages sent to programs in some games.
#[cfg(unix)]
fn check_heard(heard: &Path, games: u32) {
    let schema = schema("engine");
    let mut seen = std::collections::BTreeMap::new();
    let text = std::fs::read_to_string(heard).unwrap();
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let cmd = line["cmd"].as_str().unwrap().to_owned();
        assert_eq!(faults(&schema, &schema["$defs"][format!("program-{cmd}")], &line, &cmd), [""; 0]);
        if cmd == "quit" {
            assert!(line["result"]["winners"].as_array().is_some_and(|winners| !winners.is_empty()), "{line}");
            let last = line["events"].as_array().and_then(|events| events.last()).and_then(Value::as_str);
            assert!(last.is_some_and(|event| event.starts_with("over ")), "{line}");
        }
        *seen.entry(cmd).or_insert(0) += 1;
    }
    assert_eq!((seen["game"], seen["quit"]), (games, games));
    assert!(seen["choose"] > 20, "{seen:?}");
    // Events are sent between the decisions, the setup first.
    let (first, turns) = (text.lines().nth(1).unwrap_or_default(), text.matches("\"turn-begins ").count());
    assert!(first.contains("\"events\":[\"") && turns > 5, "{first}");
}
