//! What environments for learning and search ask for: steps in one request, many games, games that go on elsewhere.

use super::tests::ask;
use super::*;
use darkrock_rules::Catalog;

/// The choice of a seat that asks least: the same in games that are the same.
fn some_choice(engine: &mut Engine<'_>, game: &str, seat: &Value, turn: usize) -> Value {
    let choices = ask(engine, json!({ "cmd": "choices", "game": game, "seat": seat }))["choices"].clone();
    let choices = choices.as_array().expect("a list");
    choices[turn * 7 % choices.len()].clone()
}

#[test]
fn a_step_tells_choices_points_and_what_each_seat_saw() {
    let content = Content::embedded().expect("the shipped content loads");
    let mut engine = Engine::new(&content);
    let (mut hidden, mut together) = (0, 0);
    for players in [2, 4] {
        let mut now = ask(&mut engine, json!({ "cmd": "new", "players": players, "seed": 6, "length": 15 }));
        let mut turn = 0;
        while now["over"] == false {
            let seat = now["asked"][0].clone();
            let choice = some_choice(&mut engine, "main", &seat, turn);
            let play = json!({ "cmd": "play", "seat": seat, "choice": choice });
            ask(&mut engine, json!({ "cmd": "copy", "to": "plain" }));
            let seen: Vec<Value> = (1..=players)
                .map(|viewer| {
                    ask(&mut engine, json!({ "cmd": "copy", "to": "seen" }));
                    let mut play = play.clone();
                    play["game"] = json!("seen");
                    play["viewer"] = json!(viewer);
                    ask(&mut engine, play)["events"].clone()
                })
                .collect();
            let mut whole = play.clone();
            for field in ["viewers", "choices", "lp", "scores"] {
                whole[field] = json!(true);
            }
            now = ask(&mut engine, whole);
            assert_eq!(now["viewers"], json!(seen), "{choice}");
            hidden += usize::from(seen.iter().any(|events| *events != now["events"]));
            let choices = now["choices"].as_array().expect("a list");
            together += usize::from(choices.len() > 1);
            assert_eq!(json!(choices.iter().map(|offer| &offer["seat"]).collect::<Vec<_>>()), now["asked"]);
            for offer in choices {
                let mut asked = ask(&mut engine, json!({ "cmd": "choices", "seat": offer["seat"] }));
                asked.as_object_mut().expect("an object").remove("ok");
                assert_eq!(*offer, asked);
            }
            let state = ask(&mut engine, json!({ "cmd": "state" }));
            let lp = state["position"]["players"].as_array().expect("a list").iter().map(|p| p["lp"].clone());
            assert_eq!((&now["lp"], &now["scores"]), (&lp.collect(), &state["scores"]));
            // Nothing is added that was not asked for.
            let mut plain = play;
            plain["game"] = json!("plain");
            let plain = ask(&mut engine, plain);
            let mut bare = now.clone();
            for field in ["viewers", "choices", "lp", "scores"] {
                bare.as_object_mut().expect("an object").remove(field);
            }
            assert_eq!(plain, bare);
            turn += 1;
        }
        assert_eq!(now["choices"], json!([]));
    }
    assert!(hidden > 10 && together > 0, "{hidden} {together}");
}

#[test]
fn thousands_of_games_are_played_side_by_side() {
    let content = Content::embedded().expect("the shipped content loads");
    let mut engine = Engine::new(&content);
    for n in 0..MOST_GAMES {
        let new = json!({ "cmd": "new", "players": 2, "seed": n, "game": n.to_string() });
        assert_eq!(ask(&mut engine, new)["ok"], true);
    }
    let more = json!({ "cmd": "new", "players": 2, "game": "more" });
    let refused = ask(&mut engine, more.clone());
    assert_eq!(refused["error"]["code"], "too-many-games");
    assert_eq!(refused["error"]["message"], "4096 games exist already: drop one first");
    assert_eq!(ask(&mut engine, json!({ "cmd": "copy", "game": "0", "to": "7" }))["ok"], true, "in place of another");
    assert_eq!(ask(&mut engine, json!({ "cmd": "drop", "game": "9" }))["ok"], true);
    assert_eq!(ask(&mut engine, more)["ok"], true);
}

/// Plays two games, in engines of their own, with the same choices: they stay the same to the last event.
fn stay_the_same(one: (&mut Engine<'_>, &str), other: (&mut Engine<'_>, &str), turns: usize) {
    let state = |engine: &mut Engine<'_>, game: &str| ask(engine, json!({ "cmd": "state", "game": game }));
    for turn in 0..turns {
        assert_eq!(state(one.0, one.1), state(other.0, other.1));
        let asked = state(one.0, one.1)["position"]["asked"].clone();
        let Some(seat) = asked.as_array().and_then(|asked| asked.last()) else { return };
        let choice = some_choice(one.0, one.1, seat, turn);
        let play = |game: &str| json!({ "cmd": "play", "game": game, "seat": seat, "choice": choice });
        assert_eq!(ask(one.0, play(one.1)), ask(other.0, play(other.1)), "{choice}");
    }
}

#[test]
fn a_saved_game_goes_on_elsewhere_as_it_would_have_here() {
    let content = Content::embedded().expect("the shipped content loads");
    let (shelf, other_shelf) = {
        let shelf = || Shelf::new(Catalog::embedded().expect("the shipped modules load"));
        (shelf(), shelf())
    };
    let mut here = Engine::with_modules(&content, &shelf);
    let position = json!({ "players": ["annie-oakley", "bass-reeves"], "position": {
        "active": "annie-oakley", "annie-oakley": { "space": "darkrock-1", "money": 70, "hand": ["Kh", "2c"] } } });
    let begun = [
        json!({ "cmd": "new", "players": 3, "seed": 8 }),
        json!({ "cmd": "new", "players": 4, "seed": 9, "modules": ["ante-up", "blood-money"], "edition": "fr" }),
        json!({ "cmd": "load", "position": position, "seed": 10 }),
    ];
    for begin in begun {
        let mut now = ask(&mut here, begin.clone());
        assert_eq!(now["ok"], true, "{now}");
        let drafting = begin["cmd"] == "new";
        for turn in 0..150 {
            // At the beginning a simultaneous choice is pending, which the record lacks.
            if [0, 1, 2, 40, 149].contains(&turn) {
                let saved = ask(&mut here, json!({ "cmd": "save" }))["saved"].clone();
                let pending = saved["pending"].as_array().map(Vec::len);
                assert_eq!(pending, Some(if drafting && turn < 3 { turn } else { 0 }), "{saved}");
                let mut there = Engine::with_modules(&content, &other_shelf);
                let loaded = ask(&mut there, json!({ "cmd": "load", "saved": saved, "game": "moved" }));
                assert_eq!((&loaded["ok"], &loaded["asked"]), (&json!(true), &now["asked"]), "{loaded}");
                assert_eq!(ask(&mut there, json!({ "cmd": "save", "game": "moved" }))["saved"], saved);
                ask(&mut here, json!({ "cmd": "copy", "to": "stays" }));
                stay_the_same((&mut here, "stays"), (&mut there, "moved"), 80);
            }
            let Some(seat) = now["asked"].as_array().and_then(|asked| asked.first()) else { break };
            let choice = some_choice(&mut here, "main", seat, turn);
            now = ask(&mut here, json!({ "cmd": "play", "seat": seat, "choice": choice }));
        }
    }
}

#[test]
fn what_is_no_saved_game_is_refused() {
    let content = Content::embedded().expect("the shipped content loads");
    let mut engine = Engine::new(&content);
    ask(&mut engine, json!({ "cmd": "new", "players": 2, "seed": 8 }));
    let recorded = ask(&mut engine, json!({ "cmd": "save" }))["saved"].clone();
    let position = json!({ "players": ["annie-oakley", "bass-reeves"] });
    ask(&mut engine, json!({ "cmd": "load", "position": position, "game": "placed" }));
    ask(&mut engine, json!({ "cmd": "play", "game": "placed", "choice": "end" }));
    let placed = ask(&mut engine, json!({ "cmd": "save", "game": "placed" }))["saved"].clone();
    let mut code = |saved: &Value, more: Value| {
        let mut load = json!({ "cmd": "load", "saved": saved, "game": "loaded" });
        load.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        let answer = ask(&mut engine, load);
        if answer["ok"] == true { json!("ok") } else { answer["error"]["code"].clone() }
    };
    assert_eq!((code(&recorded, json!({})), code(&placed, json!({}))), (json!("ok"), json!("ok")));
    for more in [json!({ "seed": 1 }), json!({ "to": 1 }), json!({ "position": {} }), json!({ "record": "" })] {
        assert_eq!(code(&recorded, more), "bad-request");
    }
    assert_eq!(code(&json!({ "record": "" }), json!({})), "bad-request");
    let with = |saved: &Value, field: &str, value: Value| {
        let mut saved = saved.clone();
        saved[field] = value;
        saved
    };
    for digits in ["0".repeat(64), "12".to_owned(), "é".repeat(32)] {
        assert_eq!(code(&with(&recorded, "generator", json!(digits)), json!({})), "bad-record");
    }
    let fly = json!([{ "seat": 1, "choice": "fly" }]);
    assert_eq!(code(&with(&recorded, "record", json!("nonsense")), json!({})), "bad-record");
    assert_eq!(code(&with(&recorded, "pending", fly), json!({})), "bad-record");
    assert_eq!(code(&with(&placed, "choices", json!([])), json!({})), "bad-record", "another position");
    let illegal = json!([{ "seat": 2, "choice": "end" }]);
    assert_eq!(code(&with(&placed, "choices", illegal), json!({})), "bad-record");
    ask(&mut engine, json!({ "cmd": "determinize", "seat": 1, "to": "sample" }));
    let sample = ask(&mut engine, json!({ "cmd": "save", "game": "sample" }));
    assert_eq!(sample["error"]["code"], "sample");
}

#[test]
fn facts_say_what_the_cards_are() {
    let content = Content::embedded().expect("the shipped content loads");
    let shelf = Shelf::new(Catalog::embedded().expect("the shipped modules load"));
    let mut engine = Engine::with_modules(&content, &shelf);
    let mut facts = |modules: Value| {
        let answer = ask(&mut engine, json!({ "cmd": "content", "part": "facts", "modules": modules }));
        assert_eq!((&answer["board"], &answer["handbook"]), (&Value::Null, &Value::Null));
        let all = ask(&mut engine, json!({ "cmd": "content", "modules": modules }));
        assert_eq!(all["facts"], answer["facts"]);
        // It agrees with what people read.
        for (id, item) in answer["facts"]["items"].as_object().expect("an object") {
            let page = &all["handbook"]["items"][id];
            assert_eq!((&item["kind"], &item["cost"]), (&page["kind"], &page["cost"]), "{id}");
        }
        let deeds = |of: &Value| of["deeds"].as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
        assert_eq!(deeds(&answer["facts"]), deeds(&all["handbook"]));
        answer["facts"].clone()
    };
    let base = facts(json!([]));
    let numbers = &content.numbers;
    assert_eq!((&base["numbers"]["money"], &base["numbers"]["hand"]), (&json!(numbers.money), &json!(numbers.hand)));
    assert!(base["nugget_cards"].as_array().is_some_and(|cards| cards.contains(&json!("10c"))), "{base}");
    assert_eq!(base["items"]["mule"]["kind"], "mount");
    assert_eq!((&base["deeds"], &base["ruins"]), (&json!({}), &Value::Null));
    let more = facts(json!(["ante-up", "blood-money"]));
    assert!(more["deeds"].as_object().is_some_and(|deeds| deeds.len() > 3), "{more}");
    assert!(more["ruins"]["tokens"].as_u64().is_some_and(|tokens| tokens > 0), "{more}");
}

/// A game in which only real choices are asked, and one in which a client plays the others itself: they are the same game,
/// with the same record, for every seat.
#[test]
fn decisions_with_one_choice_are_played_and_tell_nobody_anything() {
    let content = Content::embedded().expect("the shipped content loads");
    let mut engine = Engine::new(&content);
    let begin = |players: u32, game: &str, single: bool| json!({ "cmd": "new", "players": players, "seed": players + 40, "length": 15, "game": game, "play_single": single });
    let mut silent = 0;
    for players in [2, 3, 5] {
        let (mut now, mut by_hand) =
            (ask(&mut engine, begin(players, "main", true)), ask(&mut engine, begin(players, "hand", false)));
        assert_eq!((&now["played"], &by_hand["played"]), (&json!([]), &Value::Null));
        let mut turn = 0;
        while now["over"] == false {
            assert_eq!(now["asked"], by_hand["asked"]);
            let offers: Vec<Value> = now["asked"].as_array().expect("a list").clone();
            let offers: Vec<Value> = offers
                .iter()
                .map(|seat| ask(&mut engine, json!({ "cmd": "choices", "seat": seat }))["choices"].clone())
                .collect();
            assert!(offers.iter().any(|offer| offer.as_array().is_some_and(|offer| offer.len() > 1)), "{offers:?}");
            for viewer in 1..=players {
                let view = |game| json!({ "cmd": "view", "game": game, "seat": viewer });
                assert_eq!(ask(&mut engine, view("main")), ask(&mut engine, view("hand")));
            }
            let seat = now["asked"][0].clone();
            let choice = some_choice(&mut engine, "main", &seat, turn);
            let play = |game: &str, seat: &Value, choice: &Value| json!({ "cmd": "play", "game": game, "seat": seat, "choice": choice });
            now = ask(&mut engine, play("main", &seat, &choice));
            by_hand = ask(&mut engine, play("hand", &seat, &choice));
            let mut events = by_hand["events"].as_array().expect("a list").clone();
            for forced in now["played"].as_array().expect("a list") {
                let asked = by_hand["asked"].as_array().expect("a list").clone();
                assert!(asked.contains(&forced["seat"]));
                for seat in &asked {
                    let only = ask(&mut engine, json!({ "cmd": "choices", "game": "hand", "seat": seat }));
                    assert_eq!(only["choices"].as_array().map(Vec::len), Some(1), "{only}");
                }
                by_hand = ask(&mut engine, play("hand", &forced["seat"], &forced["choice"]));
                events.extend(by_hand["events"].as_array().expect("a list").clone());
                silent += 1;
            }
            assert_eq!(now["events"], json!(events));
            turn += 1;
        }
        let record = |engine: &mut Engine<'_>, game: &str| ask(engine, json!({ "cmd": "record", "game": game }));
        assert_eq!(record(&mut engine, "main"), record(&mut engine, "hand"));
    }
    assert!(silent > 100, "{silent}");
    // Copies, samples and saved games go on like this.
    ask(&mut engine, begin(2, "main", true));
    let saved = ask(&mut engine, json!({ "cmd": "save" }))["saved"].clone();
    assert_eq!(saved["play_single"], true);
    ask(&mut engine, json!({ "cmd": "load", "saved": saved, "game": "loaded" }));
    ask(&mut engine, json!({ "cmd": "copy", "to": "copied" }));
    ask(&mut engine, json!({ "cmd": "determinize", "seat": 1, "to": "sampled" }));
    for game in ["loaded", "copied", "sampled"] {
        let choice = some_choice(&mut engine, game, &json!(1), 0);
        let played = ask(&mut engine, json!({ "cmd": "play", "game": game, "seat": 1, "choice": choice }));
        assert!(played["played"].is_array(), "{played}");
    }
}
