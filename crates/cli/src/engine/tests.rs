//! Every line is answered without a panic.

use super::*;
use darkrock_rules::Catalog;
use darkrock_rules::chance::FastChance;

pub(super) fn ask(engine: &mut Engine<'_>, request: Value) -> Value {
    let reply = engine.answer(request.to_string().as_bytes()).expect("a request is answered");
    let answer: Value = serde_json::from_str(&reply.text).expect("answers are JSON");
    // The same bytes whatever the order in which fields are declared or written; points of the board are not read exactly.
    assert!(
        answer["board"].is_object() || serde_json::to_string(&answer).is_ok_and(|text| reply.text == text),
        "{}",
        reply.text
    );
    answer
}

/// Random games in which any choice of the notation may be requested or played at any moment.
#[test]
fn any_choice_may_be_asked_about_at_any_moment() {
    let content = Content::embedded().expect("the shipped content loads");
    let every = notation::every_choice(&content);
    let mut dice = FastChance::new(3);
    let mut engine = Engine::new(&content);
    for players in 2..=6 {
        ask(&mut engine, json!({ "cmd": "new", "players": players, "seed": players }));
        for _ in 0..400 {
            let seat = dice.below(players) + 1;
            for _ in 0..20 {
                let choice = notation::print(&content, every[dice.below(every.len() as u32) as usize]);
                let refusal = ask(&mut engine, json!({ "cmd": "refusal", "seat": seat, "choice": choice }));
                assert_eq!(refusal["ok"], true, "{refusal}");
                let preview = ask(&mut engine, json!({ "cmd": "preview", "seat": seat, "choice": choice }));
                assert_eq!(preview["ok"], refusal["open"], "{choice}: {preview}");
            }
            let position = ask(&mut engine, json!({ "cmd": "position" }));
            let Some(asked) = position["view"]["asked"][0].as_u64() else { break };
            let choices = ask(&mut engine, json!({ "cmd": "choices", "seat": asked }));
            let choices = choices["choices"].as_array().expect("a list").clone();
            let choice = &choices[dice.below(choices.len() as u32) as usize];
            let played = ask(&mut engine, json!({ "cmd": "play", "seat": asked, "choice": choice, "viewer": 1 }));
            assert_eq!(played["ok"], true, "{choice}: {played}");
        }
    }
}

#[test]
fn a_record_is_loaded_up_to_any_of_its_choices() {
    let content = Content::embedded().expect("the shipped content loads");
    let mut engine = Engine::new(&content);
    let mut now = ask(&mut engine, json!({ "cmd": "new", "players": 3, "seed": 5 }));
    let mut hashes = vec![ask(&mut engine, json!({ "cmd": "state" }))["hash"].clone()];
    for n in 0..12 {
        let seat = &now["asked"][0];
        let choices = ask(&mut engine, json!({ "cmd": "choices", "seat": seat }))["choices"].clone();
        let choices = choices.as_array().expect("a list").clone();
        now = ask(&mut engine, json!({ "cmd": "play", "seat": seat, "choice": choices[n % choices.len()] }));
        hashes.push(ask(&mut engine, json!({ "cmd": "state" }))["hash"].clone());
    }
    let record = ask(&mut engine, json!({ "cmd": "record" }))["record"].clone();
    let whole = ask(&mut engine, json!({ "cmd": "load", "record": record, "game": "again", "seed": 1 }));
    assert_eq!(
        (&whole["ok"], &whole["choices"], &whole["asked"]),
        (&json!(true), &json!(12), &now["asked"]),
        "{whole}"
    );
    assert_eq!(ask(&mut engine, json!({ "cmd": "state", "game": "again" }))["hash"], hashes[12]);
    // After all characters are chosen simultaneously, choices are made one by one.
    for to in [0, 6, 9] {
        let loaded = ask(&mut engine, json!({ "cmd": "load", "record": record, "to": to, "game": "part" }));
        assert_eq!(loaded["choices"], to, "{loaded}");
        assert_eq!(ask(&mut engine, json!({ "cmd": "state", "game": "part" }))["hash"], hashes[to]);
        assert_eq!(ask(&mut engine, json!({ "cmd": "record", "game": "part" }))["ok"], true);
    }
    let code = |engine: &mut Engine<'_>, request| ask(engine, request)["error"]["code"].clone();
    assert_eq!(code(&mut engine, json!({ "cmd": "load", "record": "nonsense" })), "bad-record");
    let cut = record.as_str().expect("a text").replace("players: 3", "players: 2");
    assert_eq!(code(&mut engine, json!({ "cmd": "load", "record": cut })), "bad-record");
    assert_eq!(code(&mut engine, json!({ "cmd": "load" })), "bad-request");
    assert_eq!(code(&mut engine, json!({ "cmd": "load", "position": {}, "to": 3 })), "bad-request");
}

#[test]
fn a_position_is_loaded_and_played_from() {
    let content = Content::embedded().expect("the shipped content loads");
    let mut engine = Engine::new(&content);
    let position = json!({
        "players": ["annie-oakley", "bass-reeves"],
        "edition": "fr",
        "position": {
            "active": "annie-oakley",
            "annie-oakley": { "space": "darkrock-1", "money": 70, "hand": ["Kh", "2c"] },
            "bass-reeves": { "space": "red-falls-cabaret", "lp": 7 },
        },
    });
    let loaded = ask(&mut engine, json!({ "cmd": "load", "position": position, "seed": 3 }));
    assert_eq!((&loaded["ok"], &loaded["asked"]), (&json!(true), &json!([1])), "{loaded}");
    let view = ask(&mut engine, json!({ "cmd": "view", "seat": 1 }))["view"].clone();
    assert_eq!((&view["players"][0]["money"], &view["players"][1]["lp"]), (&json!(70), &json!(7)));
    assert_eq!((&view["own"]["hand"], &view["edition"]), (&json!(["2c", "Kh"]), &json!("fr")), "{view}");
    let played = ask(&mut engine, json!({ "cmd": "play", "choice": "end" }));
    assert_eq!(played["ok"], true, "{played}");
    let record = ask(&mut engine, json!({ "cmd": "record" }));
    assert_eq!(record["error"]["code"], "sample", "it did not begin with a setup");
    for wrong in [
        json!([1]),
        json!({}),
        json!({ "players": ["nobody", "annie-oakley"] }),
        json!({ "players": ["annie-oakley", "bass-reeves"], "steps": [] }),
        json!({ "players": ["annie-oakley", "bass-reeves"], "position": { "annie-oakley": { "space": "nowhere" } } }),
    ] {
        let answer = ask(&mut engine, json!({ "cmd": "load", "position": wrong }));
        assert_eq!(answer["error"]["code"], "bad-setup", "{wrong}: {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|m| m.len() > 10), "{answer}");
    }
}

#[test]
fn content_is_read_in_any_language() {
    let content = Content::embedded().expect("the shipped content loads");
    let mut engine = Engine::new(&content);
    let board = ask(&mut engine, json!({ "cmd": "content", "part": "board" }));
    assert_eq!((&board["content"], &board["handbook"]), (&json!(content.hash), &Value::Null));
    let spaces = board["board"]["spaces"].as_array().expect("spaces");
    assert_eq!(spaces.len(), content.board.spec.spaces.len());
    let edges = board["board"]["edges"].as_array().expect("edges").len();
    assert!(edges > spaces.len() && spaces.iter().all(|s| s["id"].is_string()), "{board}");
    let french = ask(&mut engine, json!({ "cmd": "content", "part": "handbook", "lang": "fr" }));
    let english = ask(&mut engine, json!({ "cmd": "content" }));
    let name = |answer: &Value| answer["handbook"]["cards"]["10c"]["name"].clone();
    assert!(name(&english).is_string() && name(&french) == "Pépite" && name(&english) != name(&french));
    assert_eq!(english["board"], board["board"]);
    assert_eq!((&french["handbook"]["language"], &english["handbook"]["language"]), (&json!("fr"), &json!("en")));
    let wrong = ask(&mut engine, json!({ "cmd": "content", "lang": "tlh" }));
    assert_eq!(wrong["error"]["code"], "bad-request");
}

#[test]
fn our_bots_are_asked_for_advice() {
    let content = Content::embedded().expect("the shipped content loads");
    let mut engine = Engine::new(&content);
    ask(&mut engine, json!({ "cmd": "new", "players": 2, "characters": ["annie-oakley", "bass-reeves"], "seed": 3 }));
    let seat = ask(&mut engine, json!({ "cmd": "position" }))["view"]["asked"][0].clone();
    let choices = ask(&mut engine, json!({ "cmd": "choices" }))["choices"].clone();
    let choices = choices.as_array().expect("a list");
    for bot in ["random", "greenhorn", "cowboy", "gunslinger@20"] {
        let request = json!({ "cmd": "advise", "bot": bot, "seed": 8, "weigh": true });
        let answer = ask(&mut engine, request.clone());
        assert!(choices.contains(&answer["choice"]) && answer["bot"] == bot && answer["seat"] == seat, "{answer}");
        assert_eq!(ask(&mut engine, request), answer, "the same again");
        let weighed = answer["weighed"].as_array().expect("a list");
        let all = if bot == "gunslinger@20" || bot == "cowboy" { choices.len() } else { 0 };
        assert_eq!(weighed.len(), all, "{answer}");
        assert!(weighed.iter().all(|w| choices.contains(&w["choice"]) && w["chance"].is_f64()), "{answer}");
    }
    let former = ask(&mut engine, json!({ "cmd": "advise", "bot": "hand", "seed": 8 }));
    assert_eq!(former["bot"], "cowboy", "by its former name");
    let other = 3 - seat.as_u64().expect("a number");
    let code = |engine: &mut Engine<'_>, request| ask(engine, request)["error"]["code"].clone();
    assert_eq!(code(&mut engine, json!({ "cmd": "advise", "bot": "cowboy", "seat": other })), "not-asked");
    let wrong = ask(&mut engine, json!({ "cmd": "advise", "bot": "gunslingr" }));
    assert!(wrong["error"]["message"].as_str().is_some_and(|m| m.contains("did you mean gunslinger?")), "{wrong}");
}

#[test]
fn quit_tells_the_results_of_the_games_that_are_over() {
    let content = Content::embedded().expect("the shipped content loads");
    let mut engine = Engine::new(&content);
    let new = json!({ "cmd": "new", "players": 2, "length": 15, "seed": 4, "skip_empty_windows": true });
    let mut now = ask(&mut engine, new);
    let mut dice = FastChance::new(1);
    ask(&mut engine, json!({ "cmd": "copy", "to": "begun" }));
    while now["over"] != true {
        let seat = &now["asked"][0];
        let choices = ask(&mut engine, json!({ "cmd": "choices", "seat": seat }))["choices"].clone();
        let choices = choices.as_array().expect("a list");
        let choice = &choices[dice.below(choices.len() as u32) as usize];
        now = ask(&mut engine, json!({ "cmd": "play", "seat": seat, "choice": choice }));
    }
    let state = ask(&mut engine, json!({ "cmd": "state" }));
    let quit = ask(&mut engine, json!({ "cmd": "quit" }));
    let result = &quit["results"]["main"];
    assert_eq!((&result["winners"], &result["scores"]), (&now["winners"], &state["scores"]), "{quit}");
    // With two players the automa has a score, too.
    assert_eq!(result["scores"].as_array().map(Vec::len), Some(3));
    assert_eq!(quit["results"]["begun"], Value::Null);
}

#[test]
fn broken_lines_are_answered() {
    let content = Content::embedded().expect("the shipped content loads");
    let mut engine = Engine::new(&content);
    let mut dice = FastChance::new(9);
    let line =
        br#"{"id":[1],"cmd":"determinize","game":"main","seat":"spectator","seed":18446744073709551615,"to":"x"}"#;
    ask(&mut engine, json!({ "cmd": "new", "players": 3 }));
    for _ in 0..3000 {
        let mut broken = line.to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(broken.len() as u32) as usize;
            broken[at] = dice.below(256) as u8;
        }
        let reply = engine.answer(&broken).expect("an answer");
        assert!(!reply.quit && reply.text.contains("\"ok\":"), "{}", reply.text);
    }
    assert!(engine.answer(b" \r\n").is_none());
}

#[test]
fn a_stream_is_answered_line_by_line_to_its_end() {
    let content = Content::embedded().expect("the shipped content loads");
    let long = "x".repeat(LONGEST_LINE + 10);
    let served = |input: String| {
        let mut out = Vec::new();
        serve(Engine::new(&content), &mut input.as_bytes(), &mut out).expect("memory can be read and written");
        String::from_utf8(out).expect("answers are text").lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let answers = served(format!("{{\"cmd\":\"hello\"}}\n\n{long}\n{{\"cmd\":\"quit\",\"id\":\"z\"}}\n{{}}\n"));
    assert_eq!(answers.len(), 3);
    assert!(answers[0].contains("\"protocol\":3") && answers[1].contains("too-long"));
    assert_eq!(answers[2], r#"{"id":"z","ok":true,"results":{}}"#);
    assert_eq!(served("{\"cmd\":\"hello\"}".to_owned()).len(), 1, "the last line may lack its end");
    assert_eq!(served(long).len(), 1);
}

#[test]
fn each_game_selects_its_own_modules_and_mode() {
    let content = Content::embedded().expect("the shipped content loads");
    let shelf = Shelf::new(Catalog::embedded().expect("the shipped modules load"));
    let mut engine = Engine::with_modules(&content, &shelf);
    let mut ask = |request| ask(&mut engine, request);
    let hash = |answer: &Value| answer["content"].as_str().expect("a text").to_owned();
    let base = hash(&ask(json!({ "cmd": "content", "part": "board" })));
    let both = json!(["ante-up", "blood-money"]);
    let expanded = hash(&ask(json!({ "cmd": "content", "part": "board", "modules": both })));
    assert!(base == content.hash && expanded != base);
    let begun = ask(json!({ "cmd": "new", "players": 3, "seed": 4, "modules": both, "game": "expanded" }));
    assert_eq!(begun["ok"], true, "{begun}");
    assert_eq!(ask(json!({ "cmd": "new", "players": 3, "seed": 4 }))["ok"], true);
    for (game, modules) in [("expanded", true), ("main", false)] {
        for _ in 0..40 {
            let seat = ask(json!({ "cmd": "position", "game": game }))["view"]["asked"][0].clone();
            let choices = ask(json!({ "cmd": "choices", "game": game, "seat": seat }))["choices"].clone();
            let played = ask(json!({ "cmd": "play", "game": game, "seat": seat, "choice": choices[0] }));
            assert_eq!(played["ok"], true, "{played}");
        }
        // The record names its modules, and brings them when it is loaded.
        let record = ask(json!({ "cmd": "record", "game": game }))["record"].as_str().expect("a text").to_owned();
        assert_eq!(record.contains("modules:"), modules, "{record}");
        let loaded = ask(json!({ "cmd": "load", "record": record, "game": "again" }));
        assert_eq!((&loaded["ok"], &loaded["choices"]), (&json!(true), &json!(40)), "{loaded}");
    }
    let of_mode = ask(json!({ "cmd": "new", "players": 3, "mode": "golden-rule" }));
    assert_eq!(of_mode["ok"], true, "{of_mode}");
    for wrong in [json!({ "modules": ["atlantis"] }), json!({ "mode": "ante-up" }), json!({ "modules": "ante-up" })] {
        let mut request = json!({ "cmd": "new", "players": 3 });
        request.as_object_mut().expect("an object").extend(wrong.as_object().expect("an object").clone());
        assert_eq!(ask(request)["ok"], false, "{wrong}");
    }
}
