//! Any lines sent to `darkrock engine`, of the base game, of all expansions and of a mode: each is answered by one line of JSON, a success or an error with its code.
#![no_main]

use darkrock::engine::Engine;
use darkrock_fuzz::contents;
use darkrock_rules::Content;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fn check(content: &Content, data: &[u8]) {
    let mut engine = Engine::new(content);
    for line in data.split(|byte| *byte == b'\n') {
        let Some(reply) = engine.answer(line) else {
            assert!(line.trim_ascii().is_empty());
            continue;
        };
        assert!(!reply.text.contains('\n'), "{}", reply.text);
        let answer: Value = serde_json::from_str(&reply.text).expect("an answer is JSON");
        match answer.get("ok") {
            Some(Value::Bool(true)) => assert!(answer.get("error").is_none()),
            Some(Value::Bool(false)) => {
                let error = answer.get("error").expect("an error is named");
                assert!(error["code"].is_string() && error["message"].is_string(), "{answer}");
            }
            _ => panic!("neither right nor wrong: {answer}"),
        }
        if reply.quit {
            break;
        }
    }
}

fuzz_target!(|data: &[u8]| contents(data.len()).into_iter().for_each(|content| check(content, data)));
