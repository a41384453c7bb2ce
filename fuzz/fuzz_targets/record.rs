//! Any text read as a record: an error that can be shown, or a record that reads back the same and replays as far as the
//! rules allow, whole and in part; one that replays can be resumed and played on.
#![no_main]

use darkrock_fuzz::{assert_sound, content, content_of, play_on};
use darkrock_rules::chance::FastChance;
use darkrock_rules::record::{Header, Record, Session};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let header = Header::parse(text);
    let content = header.as_ref().map_or(content(), |header| content_of(&header.setup.selection));
    let mut record = match Record::parse(content, text) {
        Ok(record) => record,
        Err(error) => {
            assert!(error.line <= text.lines().count().max(1) as u32, "{error}");
            return;
        }
    };
    assert_eq!(header.as_ref(), Ok(&record.header));
    let printed = record.print(content);
    assert_eq!(Record::parse(content, &printed).as_ref(), Ok(&record), "{printed}");
    // As if made with this content, and without the hash of its end, which no input would meet.
    record.header.content.clone_from(&content.hash);
    record.end = None;
    let choices = match record.replay(content, None, &mut ()) {
        Ok(replayed) => {
            assert_sound(content, &replayed.game);
            assert_eq!(replayed.choices, record.choices());
            let session = Session::resume(content, &record, FastChance::new(1), &mut ()).expect("what replays resumes");
            assert_eq!(session.game().state, replayed.game.state);
            let mut game = session.game().clone();
            play_on(&mut game, text.len() as u64, 50);
            replayed.choices
        }
        Err(error) => {
            let _ = error.to_string();
            error.choices
        }
    };
    // What was played before the fault can be replayed without it.
    let part = record.replay(content, Some(choices / 2), &mut ());
    match part {
        Ok(part) => assert_sound(content, &part.game),
        Err(error) => assert!(choices == 0, "{error}"),
    }
});
