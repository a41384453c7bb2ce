//! End-to-end tests: screens at two sizes, keys, a game through a pipe, saving and resuming.

use super::app::{App, Overlay};
use super::game_table::{GameTable, Plan};
use super::options::{AutoPass, Pace};
use super::plain::{self, Options};
use super::seats;
use super::theme::Depth;
use super::{update, views};
use crate::content::Origin;
use darkrock_rules::choice::Choice;
use darkrock_rules::event::Event;
use darkrock_rules::record::Record;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::{Content, Seat, Setup};
use darkrock_texts::{Language, Texts};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::{Duration, Instant};

pub fn plan(words: &str, seed: u64) -> Plan {
    let sitters = seats::parse(Some(words), None).unwrap();
    let (setup, rules) = (Setup::new(sitters.len() as u8), RuleIndex::embedded().unwrap());
    Plan { setup, sitters, seed, save: None, language: Language::EN, precomputed: None, rules }
}

pub fn app<'c>(content: &'c Content, words: &str, seed: u64) -> App<'c> {
    let table = GameTable::new(content, plan(words, seed)).unwrap();
    App::new(table, Pace::Instant, AutoPass::Yes, Depth::True)
}

pub fn screen(app: &mut App<'_>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| views::draw(frame, app)).unwrap();
    let buffer = terminal.backend().buffer().clone();
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
    (0..height).map(|y| row(y) + "\n").collect()
}

pub fn press(app: &mut App<'_>, code: KeyCode) {
    update::key(app, KeyEvent::new(code, KeyModifiers::NONE), Instant::now());
}

pub fn type_in(app: &mut App<'_>, text: &str) {
    text.chars().for_each(|c| press(app, KeyCode::Char(c)));
}

/// Plays until a person must choose an action.
pub fn to_first_action(app: &mut App<'_>) {
    for _ in 0..200 {
        app.tick(Instant::now() + Duration::from_secs(5));
        if app.pass_to.is_some() || app.asked.is_some() && !app.offers.iter().any(|o| o.notation == "end") {
            press(app, KeyCode::Enter);
        } else if app.asked.is_some() {
            return;
        }
    }
    panic!("nobody was asked for an action");
}

#[test]
fn the_screen_shows_the_game_at_every_size() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human:Ann,random,random,random", 5);
    to_first_action(&mut app);
    for (width, height) in [(80, 24), (100, 30), (120, 40), (160, 48), (240, 70)] {
        let shown = screen(&mut app, width, height);
        for name in app.table.people().iter().map(|s| app.table.name(*s)) {
            assert!(shown.contains(&name), "{width}x{height} lacks {name}:\n{shown}");
        }
        for word in ["DARKROCK", "Round 1", "Your decision", "What happened", "Choose an action", "●", "★", "☠"] {
            assert!(shown.contains(word), "{width}x{height} lacks “{word}”:\n{shown}");
        }
        let first = &app.offers[0].label;
        assert!(shown.contains(first.as_str()), "{width}x{height} lacks “{first}”:\n{shown}");
        let braille = shown.chars().filter(|c| ('\u{2801}'..='\u{28ff}').contains(c)).count();
        assert!(braille > 100, "{width}x{height} has no map");
    }
    let roomy = screen(&mut app, 120, 40);
    for word in ["Hideout A", "Red Falls", "Open stories", "Marshal", "Wanted", "Your hand", "Sheriff"] {
        assert!(roomy.contains(word), "120x40 lacks “{word}”:\n{roomy}");
    }
}

#[test]
fn a_small_terminal_says_so_and_overlays_fit() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human,random", 3);
    assert!(screen(&mut app, 60, 20).contains("80 columns"));
    for (width, height) in [(1, 1), (4, 2), (20, 5)] {
        screen(&mut app, width, height);
    }
    for overlay in [Overlay::Help, Overlay::Log, Overlay::Mine, Overlay::Everybody, Overlay::Quit] {
        app.overlay = overlay;
        for (width, height) in [(80, 24), (120, 40)] {
            assert!(screen(&mut app, width, height).len() > 1000);
        }
    }
    press(&mut app, KeyCode::Esc);
    type_in(&mut app, "rdoctor wound");
    assert_eq!(app.overlay, Overlay::Rules);
    let found = screen(&mut app, 100, 30);
    assert!(found.contains("See the doctor") && !found.contains("base."), "{found}");
    // Smaller than anything drawn: no panic.
    screen(&mut app, 10, 3);
}

#[test]
fn keys_select_type_complete_and_undo() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human,random,random", 5);
    to_first_action(&mut app);
    press(&mut app, KeyCode::Down);
    assert_eq!(app.selected, 1);
    press(&mut app, KeyCode::Up);
    press(&mut app, KeyCode::Right);
    assert_ne!(app.offers[app.selected].group, app.offers[0].group);
    // An unavailable choice shows the reason, and knows its rule.
    type_in(&mut app, ":heist");
    press(&mut app, KeyCode::Enter);
    let notice = app.notice.clone().unwrap();
    assert!(notice.bad && notice.rule.is_some() && !notice.text.contains("base."), "{notice:?}");
    type_in(&mut app, ":nonsense");
    press(&mut app, KeyCode::Enter);
    assert!(app.notice.clone().unwrap().text.contains("nonsense"));
    // Completion first extends to the common prefix, then cycles through the candidates.
    type_in(&mut app, ":mo");
    press(&mut app, KeyCode::Tab);
    assert!(app.input.starts_with("move "), "{}", app.input);
    press(&mut app, KeyCode::Tab);
    let to = app.input.clone();
    assert!(app.offers.iter().any(|o| o.notation == to));
    assert_eq!(app.offers[app.selected].notation, to);
    press(&mut app, KeyCode::Esc);
    // Ending the actions can be undone as long as nothing was revealed; numbers choose too.
    let before = app.table.session().record();
    let number = app.offers.iter().position(|o| matches!(o.choice, Choice::Move { .. })).unwrap() + 1;
    type_in(&mut app, &number.to_string());
    press(&mut app, KeyCode::Enter);
    assert_ne!(app.table.session().record(), before);
    if app.table.session().undoable(Seat(0)) > 0 {
        press(&mut app, KeyCode::Char('u'));
        assert_eq!(app.table.session().record(), before);
    }
}

#[test]
fn a_letter_with_ctrl_is_no_letter() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human,random,random", 5);
    to_first_action(&mut app);
    let control = |app: &mut App<'_>, letter| {
        update::key(app, KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL), Instant::now());
    };
    let before = app.table.session().record();
    for letter in ['u', 's', 'q', 'l', 'h', 'p', 'r', 'x', 'z'] {
        control(&mut app, letter);
        assert_eq!((&app.overlay, app.input.as_str(), app.typing), (&Overlay::None, "", false), "Ctrl-{letter}");
    }
    assert_eq!(app.table.session().record(), before);
    type_in(&mut app, ":move somewhere");
    control(&mut app, 'w');
    assert_eq!(app.input, "move somewhere");
    control(&mut app, 'u');
    assert_eq!((app.input.as_str(), app.typing), ("", false), "Ctrl-U clears the line");
    press(&mut app, KeyCode::Char('r'));
    type_in(&mut app, "doctor");
    control(&mut app, 'a');
    assert_eq!(app.reader.as_ref().map(|r| r.words.as_str()), Some("doctor"));
    control(&mut app, 'u');
    assert_eq!(app.reader.as_ref().map(|r| r.words.as_str()), Some(""));
    control(&mut app, 'c');
    assert_eq!(app.overlay, Overlay::Quit);
    control(&mut app, 'c');
    assert!(app.done);
}

#[test]
fn between_people_nothing_is_shown() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human:Ann,human:Ben,random", 11);
    app.tick(Instant::now() + Duration::from_secs(5));
    assert_eq!(app.pass_to, Some(Seat(0)));
    let covered = screen(&mut app, 120, 40);
    assert!(covered.contains("Pass the keyboard") && covered.contains("Ann") && !covered.contains("may play"));
    press(&mut app, KeyCode::Enter);
    let own: Vec<String> = app.offers.iter().map(|o| o.label.clone()).collect();
    assert!(screen(&mut app, 120, 40).contains(&own[0]));
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.pass_to, Some(Seat(1)));
    press(&mut app, KeyCode::Enter);
    let shown = screen(&mut app, 120, 40);
    assert!(own.iter().all(|label| !shown.contains(label.as_str())), "Ben sees what Ann was dealt:\n{shown}");
}

#[test]
fn a_person_sees_only_what_the_seat_knows() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human:Ann,random,random,random", 21);
    for _ in 0..400 {
        app.tick(Instant::now() + Duration::from_secs(5));
        if app.asked.is_some() {
            press(&mut app, KeyCode::Enter);
        }
        let others = app.lines().iter().filter(|l| !l.text.starts_with(&app.table.name(Seat(0))));
        // Only the viewer's own cards are drawn face up.
        let told = others.filter(|l| l.text.contains(" draws ") && l.text.contains(['♥', '♦', '♣', '♠']));
        assert_eq!(told.count(), 0);
    }
}

#[test]
fn a_full_screen_game_of_bots_ends_with_the_table() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "random,random,random,random,random,random", 2);
    for _ in 0..100_000 {
        if app.table.is_over() {
            break;
        }
        app.tick(Instant::now());
    }
    for (width, height) in [(80, 24), (120, 40)] {
        let shown = screen(&mut app, width, height);
        assert!(shown.contains("of the West") && shown.contains("Total"), "{shown}");
    }
}

pub fn piped(content: &Content, words: &str, seed: u64, input: &str) -> (String, Record) {
    let mut table = GameTable::new(content, plan(words, seed)).unwrap();
    (told(&mut table, input), table.session().record())
}

/// What is printed while a table is played line by line with this input.
pub fn told(table: &mut GameTable<'_>, input: &str) -> String {
    let mut out = Vec::new();
    let options = Options { auto_pass: AutoPass::Yes, pace: Pace::Instant, watched: false, clears: false, review: 2 };
    plain::play(table, input.as_bytes(), &mut out, options).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn the_log_tells_the_tale_of_a_completed_goal() {
    let content = Content::embedded().unwrap();
    let shown = |record: &Record| {
        let mut events: Vec<Event> = Vec::new();
        record.replay(&content, None, &mut events).unwrap();
        events.into_iter().find_map(|event| if let Event::GoalShown { goal, .. } = event { Some(goal) } else { None })
    };
    let games = (8..40).map(|seed| piped(&content, "human:Ann,random,random", seed, &"1\n".repeat(20_000)));
    let mut games = games.filter_map(|(text, record)| Some((text, shown(&record)?)));
    let (text, goal) = games.next().expect("a game in which somebody completes a goal");
    let texts = Texts::new(&content, Language::EN).unwrap();
    let told = texts.goal(goal);
    let lines: Vec<&str> = text.lines().collect();
    let tells = |pair: &[&str]| pair[0].contains(&told.name) && pair[1] == told.tale;
    assert!(lines.windows(2).any(tells), "{told:?} is not told below its line");
}

#[test]
fn a_game_is_played_through_a_pipe_to_its_end() {
    let content = Content::embedded().unwrap();
    // Always the first choice.
    let (text, record) = piped(&content, "human:Ann,random,random", 8, &"1\n".repeat(20_000));
    assert!(text.contains("of the West") && text.contains("Total"), "{}", &text[text.len().saturating_sub(2000)..]);
    assert_eq!(piped(&content, "human:Ann,random,random", 8, &"1\n".repeat(20_000)).1, record, "the same again");
    record.replay(&content, None, &mut ()).unwrap();
}

#[test]
fn lines_explain_refuse_undo_and_leave_politely() {
    let content = Content::embedded().unwrap();
    let (text, _) = piped(
        &content,
        "human:Ann,random",
        8,
        "?\n? 1\ncodes\nheist\nmove nowhere\nundo\nrules doctor\nhand\nplayers\nlist\n",
    );
    for word in
        ["Type a number or the words", "Legendary ability: ", "(base.", "nowhere", "Nothing to undo", "See the doctor"]
    {
        assert!(text.contains(word), "“{word}” is missing:\n{text}");
    }
    assert!(text.trim_end().ends_with("The game was not saved."), "{text}");
}

#[test]
fn people_at_a_pipe_pass_the_keyboard() {
    let content = Content::embedded().unwrap();
    let (text, _) = piped(&content, "human:Ann,human:Ben", 4, "\n1\n\n1\n");
    assert!(text.contains("Pass the keyboard to Ann") && text.contains("Pass the keyboard to Ben"), "{text}");
    let (text, _) = piped(&content, "human:Ann,human:Ben", 4, &"\n1\n".repeat(40));
    assert!(text.contains(" · Ann") && text.contains(" · Ben"), "{text}");
}

#[test]
fn a_saved_game_goes_on() {
    let content = Content::embedded().unwrap();
    let folder = std::env::temp_dir().join(format!("darkrock-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("saved game.record");
    let mut app = app(&content, "human:Ann,random,random", 5);
    to_first_action(&mut app);
    type_in(&mut app, &format!(":save {}", file.display()));
    press(&mut app, KeyCode::Enter);
    assert!(app.notice.clone().is_some_and(|n| !n.bad), "{:?}", app.notice);
    // Another game does not overwrite it.
    std::fs::write(folder.join("other.record"), "another game").unwrap();
    type_in(&mut app, &format!(":save {}", folder.join("other.record").display()));
    press(&mut app, KeyCode::Enter);
    assert!(app.notice.clone().is_some_and(|n| n.bad && n.text.contains("already exists")), "{:?}", app.notice);
    assert_eq!(std::fs::read_to_string(folder.join("other.record")).unwrap(), "another game");
    press(&mut app, KeyCode::Char('s'));
    assert!(app.notice.clone().is_some_and(|n| !n.bad), "its own file: {:?}", app.notice);
    let args = super::Args { resume: Some(file.clone()), ..super::Args::default() };
    let table = super::table(&args, &content, &Origin::default()).unwrap();
    assert_eq!(table.session().record(), app.table.session().record());
    assert_eq!(table.sitters, app.table.sitters);
    assert_eq!(table.lines(0, Some(Seat(0))), app.table.lines(0, Some(Seat(0))));
    assert!(table.resume_command(&file).ends_with("saved game.record'"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn few_colours_are_enough() {
    let content = Content::embedded().unwrap();
    for depth in [Depth::Indexed, Depth::None] {
        let mut app = app(&content, "human,random", 3);
        app.depth = depth;
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        terminal.draw(|frame| views::draw(frame, &mut app)).unwrap();
        let rgb = |c: ratatui::style::Color| matches!(c, ratatui::style::Color::Rgb(..));
        assert!(terminal.backend().buffer().content.iter().all(|c| !rgb(c.fg) && !rgb(c.bg)));
    }
}

#[test]
fn fights_and_poker_lie_on_the_table() {
    let content = Content::embedded().unwrap();
    let mut missing = vec![" Fight  ", " Poker  "];
    for seed in 0..6 {
        look_for(&mut missing, &mut app(&content, "human:Ann,random,random", seed));
    }
    assert!(missing.is_empty(), "never seen: {missing:?}");
}

/// Plays on until the given text is displayed, preferring choices that lead there.
fn look_for(missing: &mut Vec<&str>, app: &mut App<'_>) {
    for n in 0..1500 {
        app.tick(Instant::now() + Duration::from_secs(5));
        if missing.is_empty() || app.table.is_over() {
            return;
        }
        if app.asked.is_none() {
            continue;
        }
        let shown = screen(app, 120, 40);
        screen(app, 80, 24);
        let title = |line: &str| line.chars().skip(70).collect::<String>();
        missing.retain(|word| !shown.lines().any(|l| title(l).contains(word)));
        let leads = app.offers.iter().position(|o| o.choice == Choice::Poker);
        app.selected = leads.unwrap_or(n * 7 % app.offers.len());
        press(app, KeyCode::Enter);
    }
}

#[test]
fn the_log_says_who_plays_a_character_by_name() {
    let content = Content::embedded().unwrap();
    let table = GameTable::new(&content, plan("human:Ann,cowboy", 3)).unwrap();
    let mut app = App::new(table, Pace::Instant, AutoPass::Yes, Depth::True);
    to_first_action(&mut app);
    let table = &app.table;
    let lines: Vec<String> = table.lines(0, Some(Seat(0))).into_iter().map(|line| line.text).collect();
    for seat in [Seat(0), Seat(1)] {
        let said = format!("{} plays {}.", table.sitters[seat.index()].name(), table.name(seat));
        assert!(lines.contains(&said), "{said}: {lines:?}");
    }
    assert!(!lines.iter().any(|line| line.starts_with("Seat ")), "{lines:?}");
    // Also before anybody has a character.
    let (text, _) = piped(&content, "human:Ann,cowboy", 3, "");
    assert!(text.contains("Ann may play ") && !text.contains("Seat 1"), "{text}");
}
