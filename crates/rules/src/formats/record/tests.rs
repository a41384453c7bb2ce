//! Records as they are written, edited, damaged, and replayed.

use super::*;
use crate::core::chance::FastChance;
use crate::core::event::Event;
use crate::core::game::PlayError;
use crate::core::ids::Character;

fn content() -> Content {
    Content::embedded().unwrap()
}

fn setup() -> Setup {
    let characters = ["annie-oakley", "bass-reeves", "billy-the-kid"].map(str::to_owned).to_vec();
    Setup { characters, length: 15, ..Setup::new(3) }
}

/// Plays up to `most` random choices; simultaneous decisions are made from the last seat when `backwards`.
fn play_on(session: &mut Session<'_, FastChance>, dice: &mut FastChance, most: usize, backwards: bool) {
    let mut buffer = Vec::new();
    for _ in 0..most {
        let waiting: Vec<Seat> = session.waiting().iter().collect();
        let Some(seat) = (if backwards { waiting.last() } else { waiting.first() }).copied() else {
            return;
        };
        session.choices(seat, &mut buffer);
        let choice = buffer[dice.below(buffer.len() as u32) as usize];
        session.play(seat, choice, &mut ()).unwrap();
    }
}

fn played<'c>(content: &'c Content, setup: &Setup, seed: u64, most: usize) -> Session<'c, FastChance> {
    let mut session = Session::new(content, setup, FastChance::new(seed), &mut ()).unwrap();
    play_on(&mut session, &mut FastChance::new(seed + 1000), most, false);
    session
}

fn sample() -> Record {
    let content = content();
    let setup = Setup { skip_empty_windows: true, ..setup() };
    let mut header = Header::new(&content, &setup);
    header.seed_sha256 = Some("ab12".to_owned());
    header.names = ["Ann", "", "hand-bot"].map(str::to_owned).to_vec();
    let luck = notation::every_outcome(&content).into_iter().map(|o| notation::canonical(&content, o));
    let choices = notation::every_choice(&content).into_iter();
    let mut entries: Vec<Entry> = luck.map(Entry::Luck).collect();
    entries.extend(choices.map(|choice| Entry::Choice { seat: Seat(5), choice }));
    Record::new(header, entries, Some("0123456789abcdef".to_owned()))
}

#[test]
fn a_record_is_read_however_an_editor_has_saved_it() {
    let (content, record) = (content(), sample());
    let text = record.print(&content);
    let blanks = text.replace('\n', " \t\n") + "\n \n";
    for saved in [format!("\u{feff}{text}"), text.replace('\n', "\r\n"), text.replace('\n', "\r"), blanks] {
        let read = Record::parse(&content, &saved).unwrap();
        assert_eq!((&read, read.line_of(3)), (&record, record.line_of(3)), "{saved:?}");
        assert_eq!(Header::parse(&saved).as_ref(), Ok(&record.header));
    }
}

#[test]
fn what_is_no_record_is_refused_with_line_and_reason() {
    let content = content();
    for (text, words) in [
        ("", "line 1: the record is empty"),
        ("\u{feff}\r\n# nothing\n", "line 1: the record is empty"),
        ("\n\nplayers: 2", "line 3: not a game record: expected “darkrock-record” and a version from 1 to 4"),
        ("x\u{feff}darkrock-record 1", "line 1: not a game record"),
        ("darkrock-record 5", "line 1: this record is of version 5: this program reads versions 1 to 4"),
    ] {
        let refused = Record::parse(&content, text).unwrap_err().to_string();
        assert!(refused.starts_with(words), "{text:?}: {refused}");
    }
}

#[test]
fn every_entry_prints_and_parses_back() {
    let (content, record) = (content(), sample());
    let text = record.print(&content);
    let read = Record::parse(&content, &text).unwrap();
    assert_eq!(read, record);
    assert_eq!(read.print(&content), text);
    assert_eq!(Header::parse(&text).as_ref(), Ok(&record.header));
    // Line numbers do not depend on whether the record was parsed.
    assert_eq!(read.line_of(3), record.line_of(3));
    assert_eq!(read.line_of(read.entries.len()), record.line_of(record.entries.len()));
}

#[test]
fn comments_and_empty_lines_say_nothing() {
    let content = content();
    let text = format!(
        "# a game\n\ndarkrock-record 1 # first\nplayers: 2\n\ncontent: {}\n= Kh  # drawn\n# said\n\n1 pass\n",
        content.hash
    );
    let record = Record::parse(&content, &text).unwrap();
    assert_eq!((record.entries.len(), record.choices(), record.end.clone()), (2, 1, None));
    assert_eq!((record.line_of(0), record.line_of(1), record.line_of(2)), (7, 10, 11));
    assert_eq!(record.header.setup, Setup::new(2));
}

#[test]
fn names_cannot_break_the_format() {
    let content = content();
    let mut header = Header::new(&content, &setup());
    header.names = ["Ann, of\nOhio", "# Bob", "1 pass"].map(str::to_owned).to_vec();
    let text = Record::new(header, Vec::new(), None).print(&content);
    let read = Record::parse(&content, &text).unwrap();
    assert_eq!(read.header.names, ["Ann of Ohio", "Bob", "1 pass"]);
}

#[test]
fn what_printing_leaves_out_is_not_read_either() {
    let content = content();
    let text = "darkrock-record 1\ncontent: a\0b\nplayers: 2\ncharacters: \u{6}\nnames: A\u{7}nn,\n";
    let read = Record::parse(&content, text).unwrap();
    assert_eq!(read.header.content, "a b");
    assert!(read.header.setup.characters.is_empty());
    assert_eq!(read.header.names, ["A nn", ""]);
    assert_eq!(Record::parse(&content, &read.print(&content)).unwrap(), read);
}

#[test]
fn variants_are_read_as_they_are_written_today_and_as_goals_were() {
    let content = content();
    let variants = |line: &str| {
        let text = format!("darkrock-record 1\nplayers: 3\ncontent: {}\n{line}", content.hash);
        let record = Record::parse(&content, &text).unwrap();
        assert_eq!(Record::parse(&content, &record.print(&content)).unwrap(), record);
        record.header.setup.variants.to_string()
    };
    let lines =
        ["", "goals: yes", "goals: no", "variants: none", "variants: wild-wild-west, goals", "variants: first-game"];
    let read = ["goals", "goals", "none", "none", "goals,wild-wild-west", "first-game"];
    assert_eq!(lines.map(variants), read);
}

#[test]
fn wrong_records_are_refused_with_their_line() {
    let content = content();
    let head = format!("darkrock-record 1\nplayers: 3\ncontent: {}\n", content.hash);
    let cases = [
        (String::new(), 1, "the record is empty"),
        ("hello".to_owned(), 1, "not a game record"),
        ("darkrock-record 5".to_owned(), 1, "of version 5"),
        ("darkrock-record 1\nplayers: 3\ntaken-up: 2".to_owned(), 3, "unknown header line “taken-up”"),
        ("darkrock-record 2\nplayers: 3\nparts: 0g".to_owned(), 3, "64 hexadecimal digits"),
        ("darkrock-record 1\nplayers: 3\n".to_owned(), 2, "has no line “content”"),
        ("darkrock-record 1\nplayers: many".to_owned(), 2, "a number from 0 to 255"),
        ("darkrock-record 1\ngoals: maybe".to_owned(), 2, "yes or no"),
        ("darkrock-record 1\nvariants: goals,wild".to_owned(), 2, "unknown variant “wild”: expected goals"),
        ("darkrock-record 1\nvariants: goals\ngoals: yes".to_owned(), 3, "stands twice"),
        (format!("{head}players: 3"), 4, "stands twice"),
        (format!("{head}colour: red"), 4, "unknown header line “colour”"),
        (format!("{head}\n= Kx"), 5, "unknown outcome of luck “Kx”"),
        (format!("{head}\n1 pas"), 5, "did you mean pass"),
        (format!("{head}\n7 pass"), 5, "seat number, 1 to 6"),
        (format!("{head}\npass"), 5, "seat number, 1 to 6"),
        (format!("{head}\nend x"), 5, "16 hexadecimal digits"),
        (format!("{head}\nend 0123456789abcdef\n1 pass"), 6, "has ended"),
    ];
    for (text, line, words) in cases {
        let error = Record::parse(&content, &text).unwrap_err();
        assert_eq!(error.line, line, "{text}: {error}");
        assert!(error.to_string().contains(words), "{text}: {error}");
    }
    let other = "darkrock-record 1\nplayers: 2\ncontent: 00\n1 goal new-goal";
    let error = Record::parse(&content, other).unwrap_err();
    assert!(error.to_string().contains("recorded with content 00"), "{error}");
}

#[test]
fn random_games_replay_to_the_same_position() {
    let content = content();
    for seed in 0..20 {
        let seats = 2 + (seed % 5) as u8;
        let session = played(&content, &Setup { length: 15, ..Setup::new(seats) }, seed, 400);
        let record = Record::parse(&content, &session.record().print(&content)).unwrap();
        assert_eq!(record, session.record());
        let replayed = record.replay(&content, None, &mut ()).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        assert_eq!(replayed.game.state, session.game().state);
        assert_eq!((replayed.choices, replayed.content_differs), (record.choices(), None));
    }
}

#[test]
fn a_replay_can_stop_anywhere_and_a_session_go_on() {
    let content = content();
    let session = played(&content, &setup(), 7, 60);
    let record = session.record();
    for to in 0..=record.choices() {
        assert_eq!(record.replay(&content, Some(to), &mut ()).unwrap().choices, to);
    }
    let mut first = played(&content, &setup(), 7, 60);
    let luck = first.chance_mut().clone();
    let mut second = Session::resume(&content, &record, luck, &mut ()).unwrap();
    play_on(&mut first, &mut FastChance::new(1), 40, false);
    play_on(&mut second, &mut FastChance::new(1), 40, false);
    assert_eq!(first.record(), second.record());
}

#[test]
fn whoever_watches_a_replay_sees_each_choice_before_it_is_played() {
    let content = content();
    let record = played(&content, &setup(), 7, 60).record();
    let mut seen = Vec::new();
    let watch = &mut |game: &crate::core::game::Game<'_>, seat: Seat, choice: Choice| {
        assert!(game.is_legal(seat, choice));
        seen.push(Entry::Choice { seat, choice });
    };
    let replayed = record.replay_watched(&content, None, &mut (), watch).unwrap();
    assert_eq!(Some(replayed.game.state.hash()), record.end);
    assert!(record.entries.iter().filter(|e| matches!(e, Entry::Choice { .. })).eq(&seen));
}

#[test]
fn a_departure_is_named_with_its_line() {
    let content = content();
    let record = played(&content, &setup(), 3, 60).record();
    let fails = |change: &dyn Fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        let text = changed.print(&content);
        Record::parse(&content, &text).unwrap().replay(&content, None, &mut ()).unwrap_err()
    };
    let first_choice = record.entries.iter().position(|e| matches!(e, Entry::Choice { .. })).unwrap();
    let line = record.line_of(first_choice);

    let error = fails(&|r| r.end = Some("0123456789abcdef".to_owned()));
    assert_eq!(error.line, record.line_of(record.entries.len()));
    assert!(matches!(error.fault, ReplayFault::Hash { .. }), "{error}");

    let wrong = Entry::Choice { seat: Seat(0), choice: Choice::Draft(Character(0)) };
    let error = fails(&|r| r.entries.insert(first_choice, wrong));
    assert_eq!(error.line, line);
    assert!(matches!(error.fault, ReplayFault::Choice { .. }), "{error}");

    let error = fails(&|r| r.entries.insert(first_choice, Entry::Luck(Outcome::Die(0))));
    assert_eq!((error.line, error.choices), (line, 0));
    assert!(matches!(error.fault, ReplayFault::LuckLeftOver(_)), "{error}");

    let luck = record.entries.iter().position(|e| matches!(e, Entry::Luck(_))).unwrap();
    let error = fails(&|r| r.entries[luck] = Entry::Luck(Outcome::Die(0)));
    assert_eq!(error.line, record.line_of(luck));
    assert!(matches!(error.fault, ReplayFault::LuckImpossible { .. }), "{error}");

    let error = fails(&|r| r.header.setup.length = 16);
    assert!(matches!(error.fault, ReplayFault::Setup(_)), "{error}");

    let error = fails(&|r| r.header.setup.seats = 2);
    assert_eq!(error.line, 1);
}

#[test]
fn other_content_is_a_warning_for_a_replay_and_an_error_for_a_session() {
    let content = content();
    let mut record = played(&content, &setup(), 3, 20).record();
    record.header.content = "0000".to_owned();
    let replayed = record.replay(&content, None, &mut ()).unwrap();
    let differs = ContentDiffers { recorded: "0000".to_owned(), given: content.hash.clone() };
    assert_eq!(replayed.content_differs, Some(differs));
    let error = Session::resume(&content, &record, FastChance::new(0), &mut ()).unwrap_err();
    assert_eq!(error.fault, ReplayFault::OtherContent);
}

#[test]
fn unseen_answers_may_come_in_any_order() {
    let content = content();
    let setup = Setup::new(4);
    let mut forwards = Session::new(&content, &setup, FastChance::new(5), &mut ()).unwrap();
    let mut backwards = forwards.clone();
    let mut answers = Vec::new();
    let mut buffer = Vec::new();
    for seat in forwards.waiting() {
        forwards.choices(seat, &mut buffer);
        answers.push((seat, buffer[0]));
    }
    assert_eq!(answers.len(), 4);
    for (seat, choice) in &answers {
        forwards.play(*seat, *choice, &mut ()).unwrap();
    }
    for (seat, choice) in answers.iter().rev() {
        assert_eq!(backwards.record().choices(), 0);
        backwards.play(*seat, *choice, &mut ()).unwrap();
    }
    assert_eq!(forwards.record(), backwards.record());
    assert_eq!(forwards.record().choices(), 4);
    assert_eq!(backwards.undo(Seat(0)), Err(UndoError::Nothing));
}

#[test]
fn a_waiting_answer_can_be_taken_back_but_not_given_twice() {
    let content = content();
    let mut session = Session::new(&content, &Setup::new(2), FastChance::new(5), &mut ()).unwrap();
    let mut buffer = Vec::new();
    session.choices(Seat(1), &mut buffer);
    let choice = buffer[0];
    session.play(Seat(1), choice, &mut ()).unwrap();
    let again = session.play(Seat(1), choice, &mut ()).unwrap_err();
    assert!(matches!(again, PlayError::NotAsked { .. }));
    session.choices(Seat(1), &mut buffer);
    assert!(buffer.is_empty());
    assert_eq!((session.undoable(Seat(1)), session.undoable(Seat(0))), (1, 0));
    assert_eq!(session.undo(Seat(0)), Err(UndoError::OtherSeat(Seat(1))));
    assert_eq!(session.undo(Seat(1)), Ok(()));
    assert_eq!(session.waiting().len(), 2);
    assert_eq!(session.undo(Seat(1)), Err(UndoError::Nothing));
}

/// Whether the last choice revealed information, determined by its entries.
fn asked_luck(session: &Session<'_, FastChance>, before: usize) -> bool {
    session.entries()[before..].iter().any(|e| matches!(e, Entry::Luck(_)))
}

#[test]
fn undo_goes_back_exactly_and_never_past_what_became_known() {
    let content = content();
    for seed in 0..10 {
        let mut session = played(&content, &setup(), seed, 0);
        let (mut dice, mut buffer, mut undone) = (FastChance::new(seed), Vec::new(), 0);
        for _ in 0..300 {
            let Some(seat) = session.waiting().first() else { break };
            session.choices(seat, &mut buffer);
            let choice = buffer[dice.below(buffer.len() as u32) as usize];
            let (state, entries) = (session.game().state, session.entries().len());
            let mut events: Vec<Event> = Vec::new();
            session.play(seat, choice, &mut events).unwrap();
            if session.answered().contains(seat) {
                continue;
            }
            let revealed = events.iter().any(|e| matches!(e, Event::Revealed { .. } | Event::LookedAt { .. }));
            if asked_luck(&session, entries) || revealed {
                assert_eq!(session.undo(seat), Err(UndoError::Nothing));
            } else if session.undoable(seat) > 0 {
                let mut tried = session.clone();
                tried.undo(seat).unwrap();
                assert_eq!((&tried.game().state, tried.entries().len()), (&state, entries));
                tried.play(seat, choice, &mut ()).unwrap();
                assert_eq!(tried.record(), session.record());
                undone += 1;
            }
        }
        assert!(undone > 0, "seed {seed}: nothing could be undone");
    }
}

#[test]
fn every_choice_that_a_game_offers_is_among_every_choice() {
    let content = content();
    let known: std::collections::HashSet<Choice> = notation::every_choice(&content).into_iter().collect();
    let mut buffer = Vec::new();
    for seed in 0..20 {
        let (mut session, mut dice) = (played(&content, &Setup::new(4), seed, 0), FastChance::new(seed));
        for _ in 0..600 {
            let Some(seat) = session.waiting().first() else { break };
            session.choices(seat, &mut buffer);
            for choice in &buffer {
                assert!(known.contains(choice), "{choice:?}: {}", notation::print(&content, *choice));
            }
            let choice = buffer[dice.below(buffer.len() as u32) as usize];
            session.play(seat, choice, &mut ()).unwrap();
        }
    }
}
