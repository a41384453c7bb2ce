//! No line makes the engine panic or fall silent.

use super::*;
use darkrock_rules::chance::FastChance;

fn ask(engine: &mut Engine<'_>, request: Value) -> Value {
    let reply = engine.answer(request.to_string().as_bytes()).expect("a request is answered");
    serde_json::from_str(&reply.text).expect("answers are JSON")
}

/// Random games in which any choice that the notation knows may be asked about, or played, at any moment.
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
        serve(&content, &mut input.as_bytes(), &mut out).expect("memory can be read and written");
        String::from_utf8(out).expect("answers are text").lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let answers = served(format!("{{\"cmd\":\"hello\"}}\n\n{long}\n{{\"cmd\":\"quit\",\"id\":\"z\"}}\n{{}}\n"));
    assert_eq!(answers.len(), 3);
    assert!(answers[0].contains("\"protocol\":1") && answers[1].contains("too-long"));
    assert_eq!(answers[2], r#"{"id":"z","ok":true}"#);
    assert_eq!(served("{\"cmd\":\"hello\"}".to_owned()).len(), 1, "the last line may lack its end");
    assert_eq!(served(long).len(), 1);
}
