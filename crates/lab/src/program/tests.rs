//! Tests of programs that answer, exit, send invalid answers or none.

use super::*;
use darkrock_bots::{FinalScore, never};
use darkrock_rules::chance::FastChance;
use darkrock_rules::event::Event;
use darkrock_rules::ids::{Card, SeatSet};
use darkrock_rules::view::View;
use darkrock_rules::{Choice, Content, Game, Setup};
use std::cell::Cell;

/// The first decision of a game.
struct Question {
    content: Content,
    view: View,
    choices: Vec<Choice>,
    seat: Seat,
}

impl Question {
    fn new() -> Self {
        let content = Content::embedded().expect("the shipped content loads");
        let game = Game::new(&content, &Setup::new(3), &mut FastChance::new(1), &mut ()).expect("a game for three");
        let seat = game.decision().first().expect("somebody is asked");
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        let view = game.view(Some(seat));
        Self { content, view, choices, seat }
    }

    fn ask(&self) -> Ask<'_> {
        Ask { content: &self.content, view: &self.view, choices: &self.choices }
    }

    fn start(&self, command: &str, limit: Duration) -> Program {
        let command = Command::new(command, limit).expect("a command");
        Program::start(&command, 7, self.seat).expect("the program starts")
    }

    /// Wrong behavior of a program at its first decision; its choice must be legal nevertheless.
    fn failure(&self, command: &str, limit: Duration) -> ProgramError {
        let mut program = self.start(command, limit);
        let watch = program.watch();
        for _ in 0..3 {
            assert!(program.choose(self.ask(), &never) < self.choices.len());
        }
        assert_eq!(program.failure(), watch.failure());
        watch.failure().cloned().expect("it fails")
    }
}

const LONG: Duration = Duration::from_secs(60);

/// A shell program that reads the two lines of the first decision and then runs this.
fn after_reading(then: &str) -> String {
    let script = format!("read game; read choose; {then}");
    shlex::try_join(["sh", "-c", &script]).expect("no zero bytes")
}

#[test]
fn a_program_that_answers_is_played() {
    let question = Question::new();
    let last = notation::print(&question.content, *question.choices.last().expect("a choice"));
    let say = format!("echo '{{\"choice\": \"{last}\", \"why\": \"so\"}}'");
    let mut program = question.start(&after_reading(&format!("{say}; read choose; {say}; read quit")), LONG);
    for _ in 0..2 {
        assert_eq!(program.choose(question.ask(), &never), question.choices.len() - 1);
    }
    assert_eq!(program.failure(), None);
}

#[test]
fn a_program_is_told_what_is_played() {
    let question = Question::new();
    let script = "import json,sys; game=json.loads(input()); ask=json.loads(input()); \
        ok=game['cmd']=='game' and game['players']==3 and game['protocol']==3 and 0<=game['seed']<2**53 \
        and ask['cmd']=='choose' and ask['seat']==game['seat']==ask['view']['own']['seat']; \
        print(json.dumps({'choice': ask['choices'][0] if ok else 'wrong'})); sys.stdout.flush(); input()";
    let command = shlex::try_join(["python3", "-c", script]).expect("no zero bytes");
    let mut program = question.start(&command, LONG);
    assert_eq!(program.choose(question.ask(), &never), 0);
    assert_eq!(program.failure(), None);
}

#[test]
fn a_program_hears_what_happens_as_its_seat_sees_it_and_how_the_game_ends() {
    let question = Question::new();
    let file = std::env::temp_dir().join(format!("darkrock-heard-{}", std::process::id()));
    let path = file.display();
    let first = notation::print(&question.content, question.choices[0]);
    let script = format!(
        "read game; read choose; echo '{{\"choice\": \"{first}\"}}'; read quit; \
         printf '%s\\n%s\\n' \"$choose\" \"$quit\" > '{path}'"
    );
    let mut program = question.start(&shlex::try_join(["bash", "-c", &script]).expect("no zero bytes"), LONG);
    let (own, other) = (question.seat, Seat((question.seat.0 + 1) % 3));
    let news = |program: &mut Program, events: &[Event]| {
        program.handle(News { content: &question.content, public: &question.view.public, events });
    };
    let drew = |seat| Event::Drew { seat, card: Some(Card(0)) };
    news(&mut program, &[drew(own), drew(other)]);
    assert_eq!(program.choose(question.ask(), &never), 0);
    news(&mut program, &[Event::Over { winners: SeatSet::one(other) }]);
    let score = |seat, lp| {
        let parts = [("lp", lp), ("money", 2)].map(|(source, points)| (source.to_owned(), points)).to_vec();
        FinalScore { seat, parts, total: lp + 2 }
    };
    program.handle_end(&End { winners: SeatSet::one(other), scores: vec![score(own, 5), score(other, 9)], rounds: 4 });
    assert_eq!(program.failure(), None);
    drop(program);
    let heard = std::fs::read_to_string(&file).expect("it has heard");
    std::fs::remove_file(&file).expect("it was written");
    let lines: Vec<Value> = heard.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let (own, other) = (seat_number(own), seat_number(other));
    assert_eq!(lines[0]["events"], json!([format!("drew seat-{own} 2c"), format!("drew seat-{other} ?")]));
    assert_eq!((&lines[1]["cmd"], &lines[1]["events"]), (&json!("quit"), &json!([format!("over seat-{other}")])));
    let result = &lines[1]["result"];
    assert_eq!((&result["winners"], &result["rounds"]), (&json!([other]), &json!(4)));
    assert_eq!((&result["scores"][1]["seat"], &result["scores"][1]["total"]), (&json!(other), &json!(11)));
    assert_eq!(result["scores"][0]["lp"], 5);
}

#[test]
fn a_command_in_quotation_marks_is_the_same_command() {
    for line in ["python3 bot.py --fast", "\"python3 bot.py --fast\"", " 'python3 bot.py --fast' "] {
        let command = Command::new(line, LIMIT).expect("a command");
        assert_eq!(command.words, ["python3", "bot.py", "--fast"], "{line}");
    }
    let words = |line| Command::new(line, LIMIT).expect("a command").words;
    assert_eq!(words("\"my bot\" x"), ["my bot", "x"]);
    assert_eq!(words("\"python3 'my bot.py' a\""), ["python3", "my bot.py", "a"]);
    assert_eq!(words("my\\ bot"), ["my bot"], "a name with a space is no command in quotation marks");
}

#[test]
fn a_program_that_is_not_there_is_told() {
    let command = Command::new("/no/such/program at all", LONG).expect("a command");
    let error = Program::start(&command, 7, Seat(0)).expect_err("it is not there");
    assert!(error.to_string().starts_with("cannot start “/no/such/program at all”: "), "{error}");
}

#[test]
fn a_program_that_dies_is_told_with_its_last_words() {
    let question = Question::new();
    let error = question.failure(&after_reading("echo 'no more cards' >&2; exit 3"), LONG);
    let ProgramError::Ended { status, last_words, .. } = &error else { panic!("{error}") };
    assert!(status.contains('3'), "{status}");
    assert_eq!(last_words, "no more cards");
    assert!(error.to_string().contains("end of its standard error: no more cards"), "{error}");
}

#[test]
fn a_program_that_lies_is_told() {
    let question = Question::new();
    for nonsense in ["hello", "[1]", "{\"move\": 1}", "{\"choice\": 7}", "", "{\"choice\": \"a"] {
        let error = question.failure(&after_reading(&format!("echo '{nonsense}'; read more")), LONG);
        let ProgramError::Nonsense { said, .. } = &error else { panic!("{error}") };
        assert_eq!(said, nonsense);
    }
    for illegal in ["fly", "end", "move darkrock-1"] {
        let answer = format!("echo '{{\"choice\": \"{illegal}\"}}'; read more");
        let error = question.failure(&after_reading(&answer), LONG);
        let ProgramError::Illegal { choice, choices, .. } = &error else { panic!("{error}") };
        assert_eq!((choice.as_str(), *choices), (illegal, question.choices.len()));
    }
}

#[test]
fn a_program_without_end_or_line_ends_is_told() {
    let question = Question::new();
    let error = question.failure("yes", LONG);
    assert!(matches!(error, ProgramError::Nonsense { .. } | ProgramError::Unasked { .. }), "{error}");
    let error = question.failure(&after_reading("head -c 1000000 /dev/zero"), LONG);
    let ProgramError::Nonsense { said, .. } = error else { panic!("{error}") };
    assert!(said.chars().count() <= SHOWN + 1);
}

#[test]
fn a_silent_program_is_told() {
    let question = Question::new();
    let limit = Duration::from_millis(50);
    for silent in [after_reading("read more"), "tail -f /dev/null".to_owned()] {
        let error = question.failure(&silent, limit);
        assert!(matches!(&error, ProgramError::Silent { limit: l, .. } if *l == limit), "{error}");
        assert!(error.to_string().contains("within 0.05 seconds"), "{error}");
    }
}

#[test]
fn an_answer_that_comes_after_the_stop_is_not_taken_for_the_next() {
    let question = Question::new();
    let names: Vec<String> = question.choices.iter().map(|c| notation::print(&question.content, *c)).collect();
    let (first, last) = (&names[0], &names[names.len() - 1]);
    // The first answer is sent at the second request.
    let script = after_reading(&format!(
        "read choose; echo '{{\"choice\": \"{first}\"}}'; echo '{{\"choice\": \"{last}\"}}'; read quit"
    ));
    let mut program = question.start(&script, LONG);
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        true
    };
    assert!(program.choose(question.ask(), &stop) < names.len());
    assert_eq!(asked.get(), 1);
    assert_eq!(program.choose(question.ask(), &never), names.len() - 1);
    assert_eq!(program.failure(), None);
}

/// Plays a game of the Python example against a random player and returns the final scores.
fn game_of_the_example(seed: u64) -> [i16; 2] {
    let content = Content::embedded().expect("the shipped content loads");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/python-bot/bot.py");
    let line = shlex::try_join(["python3", path]).expect("no zero bytes");
    let setup = Setup { skip_empty_windows: true, length: 15, ..Setup::new(2) };
    let mut luck = FastChance::new(seed);
    let mut game = Game::new(&content, &setup, &mut luck, &mut ()).expect("a game for two");
    let mut python = Program::start(&Command::new(&line, LONG).expect("a command"), seed, Seat(0)).expect("it starts");
    let mut random = RandomBot::new(seed);
    let mut choices = Vec::new();
    while let Some(seat) = game.decision().first() {
        game.choices(seat, &mut choices);
        let view = game.view(Some(seat));
        let ask = Ask { content: &content, view: &view, choices: &choices };
        let at = if seat == Seat(0) { python.choose(ask, &never) } else { random.choose(ask, &never) };
        assert_eq!(python.failure(), None);
        game.play(seat, choices[at], &mut luck, &mut ()).expect("it is listed");
    }
    [0, 1].map(|seat| darkrock_rules::scoring::total(&content, &game.state, Seat(seat)))
}

#[test]
fn the_example_in_python_plays_whole_games_and_repeats_itself() {
    let scores = game_of_the_example(3);
    assert!(scores[0] > scores[1], "it beats a random player: {scores:?}");
    assert_eq!(game_of_the_example(3), scores);
}
