//! What environments for learning and search ask for: steps in one request, many games, games that go on elsewhere.

use super::tests::ask;
use super::*;

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
