//! Tests of bots at the table: background searches, hints, reviews, programs.

use super::app::{App, Overlay};
use super::background::Look;
use super::game_table::GameTable;
use super::options::{AutoPass, Pace};
use super::tests::{app, piped, plan, press, screen, to_first_action, told, type_in};
use super::theme::Depth;
use crate::content::Origin;
use darkrock_bots::advice::{Contest, ContestKind, Reason};
use darkrock_bots::{Advice, Ask, Bot, Stop};
use darkrock_rules::choice::Choice;
use darkrock_rules::{Content, Seat};
use ratatui::crossterm::event::KeyCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// A bot that always chooses the first option, once the test allows it to.
struct Pondering {
    free: Arc<AtomicBool>,
    allowed: Receiver<()>,
}

impl Bot for Pondering {
    fn choose(&mut self, _: Ask<'_>, _: &Stop<'_>) -> usize {
        if !self.free.load(Ordering::SeqCst) {
            // At the end of the test the sender is dropped.
            let _ = self.allowed.recv();
        }
        0
    }
}

/// The signal that a pondering bot waits for.
struct Leash {
    free: Arc<AtomicBool>,
    allow: Sender<()>,
}

/// A game of a person and a pondering bot.
fn with_pondering(content: &Content, seed: u64, free: bool) -> (App<'_>, Leash) {
    let mut table = GameTable::new(content, plan("human:Ann,gunslinger:Doc", seed)).unwrap();
    let (allow, allowed) = channel();
    let free = Arc::new(AtomicBool::new(free));
    table.seat_bot(Seat(1), Box::new(Pondering { free: Arc::clone(&free), allowed }));
    (App::new(table, Pace::Instant, AutoPass::Yes, Depth::True), Leash { free, allow })
}

fn later() -> Instant {
    Instant::now() + Duration::from_secs(5)
}

/// Ticks until a condition holds.
fn until(app: &mut App<'_>, done: impl Fn(&App<'_>) -> bool) {
    while !done(app) {
        app.tick(later());
        thread::yield_now();
    }
}

#[test]
fn the_screen_lives_while_a_bot_thinks() {
    let content = Content::embedded().unwrap();
    let (mut app, leash) = with_pondering(&content, 5, false);
    let waiting = app.table.session().waiting();
    for _ in 0..50 {
        app.tick(later());
    }
    assert_eq!(app.table.session().waiting(), waiting, "it has not been allowed to choose");
    assert!(screen(&mut app, 120, 40).contains("is thinking"));
    let idle = Duration::from_millis(500);
    let rest = app.rest(later(), idle);
    assert!(rest > Duration::ZERO && rest < idle, "it is looked for often, but not all the time");
    press(&mut app, KeyCode::Char('?'));
    assert_eq!(app.overlay, Overlay::Help);
    press(&mut app, KeyCode::Esc);
    leash.allow.send(()).unwrap();
    until(&mut app, |app| app.asked == Some(Seat(0)));
    assert!(!app.table.session().waiting().contains(Seat(1)));
    // It can be left at any time.
    press(&mut app, KeyCode::Enter);
    app.tick(later());
    press(&mut app, KeyCode::Char('q'));
    press(&mut app, KeyCode::Char('y'));
    assert!(app.done);
}

#[test]
fn what_a_bot_thought_about_a_choice_taken_back_is_forgotten() {
    let content = Content::embedded().unwrap();
    let (mut app, leash) = with_pondering(&content, 5, true);
    for n in 0..600 {
        until(&mut app, |app| app.asked.is_some() || app.table.is_over());
        let Some(choice) = app.offers.get(n * 7 % app.offers.len().max(1)).map(|o| o.choice) else { break };
        let before = app.table.session().record();
        leash.free.store(false, Ordering::SeqCst);
        app.play(Seat(0), choice, Instant::now());
        let thinks = app.thinks();
        leash.free.store(true, Ordering::SeqCst);
        if !thinks || app.table.session().undoable(Seat(0)) == 0 {
            // The person must choose again, or the choice has revealed something.
            if thinks {
                leash.allow.send(()).unwrap();
            }
            continue;
        }
        press(&mut app, KeyCode::Char('u'));
        assert_eq!((app.table.session().record(), app.asked), (before.clone(), Some(Seat(0))));
        assert!(app.thinks(), "nobody has allowed it to choose");
        leash.allow.send(()).unwrap();
        until(&mut app, |app| !app.thinks());
        assert_eq!(app.table.session().record(), before, "what it thought was played all the same");
        app.play(Seat(0), choice, Instant::now());
        until(&mut app, |app| app.table.session().record().choices() > before.choices() + 1);
        return;
    }
    panic!("no choice could be taken back while the bot thought");
}

/// An adviser that ranks the last choices highest.
struct Contrary;

impl Bot for Contrary {
    fn choose(&mut self, ask: Ask<'_>, _: &Stop<'_>) -> usize {
        ask.choices.len() - 1
    }

    fn explain(&mut self, ask: Ask<'_>, _: &Stop<'_>) -> Vec<Advice> {
        let contest = Some(Contest { kind: ContestKind::Fight, chance: 0.62 });
        let reason = Reason { contest, sheriff: Some(4), ..Reason::default() };
        let advice = |(n, choice): (usize, &Choice)| {
            let chance = 0.5 - 0.1 * n as f32;
            Advice { choice: *choice, chance, worth: 3.4, visits: 100, reason }
        };
        ask.choices.iter().rev().take(5).enumerate().map(advice).collect()
    }
}

/// A bot that gives no advice.
struct Silent;

impl Bot for Silent {
    fn choose(&mut self, _: Ask<'_>, _: &Stop<'_>) -> usize {
        0
    }
}

#[test]
fn a_hint_shows_the_best_choices_and_why() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human:Ann,random,random", 5);
    app.table.adviser = |_| Box::new(Contrary);
    to_first_action(&mut app);
    let choices = app.table.question(Seat(0)).unwrap().ask().choices.to_vec();
    let before = app.table.session().record();
    press(&mut app, KeyCode::Char('!'));
    assert_eq!(app.overlay, Overlay::Hint);
    until(&mut app, |app| !app.hint_under_way());
    let hinted: Vec<Choice> = app.hinted().iter().map(|line| line.choice).collect();
    assert!(choices.iter().rev().take(3).eq(&hinted));
    for (width, height) in [(80, 24), (120, 40)] {
        let shown = screen(&mut app, width, height);
        let public = &app.table.session().game().state.public;
        let label = app.table.texts.choice(public, hinted[1]);
        let first: String = label.chars().take(30).collect();
        for word in [&first, "Wins 50% of", "62% to win the fight, worth about 3.4 LP,", "Sheriff 4"] {
            assert!(shown.contains(word), "{width}x{height} lacks “{word}”:\n{shown}");
        }
    }
    // A number selects an advised choice without playing it.
    press(&mut app, KeyCode::Char('2'));
    assert_eq!((app.overlay.clone(), app.offers[app.selected].choice), (Overlay::None, hinted[1]));
    press(&mut app, KeyCode::Char('!'));
    assert!(!app.hint_under_way(), "it is known already");
    press(&mut app, KeyCode::Enter);
    assert_eq!((app.overlay.clone(), app.offers[app.selected].choice), (Overlay::None, hinted[0]));
    assert_eq!(app.table.session().record(), before);
    // In the next position it is another one.
    press(&mut app, KeyCode::Enter);
    app.tick(later());
    assert!(app.hinted().is_empty());
}

#[test]
fn without_advice_or_question_there_is_no_hint() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human:Ann,random,random", 5);
    app.table.adviser = |_| Box::new(Silent);
    to_first_action(&mut app);
    type_in(&mut app, ":hint");
    press(&mut app, KeyCode::Enter);
    until(&mut app, |app| !app.hint_under_way());
    assert!(screen(&mut app, 80, 24).contains("no advice here"));
    press(&mut app, KeyCode::Esc);
    type_in(&mut app, ":review");
    press(&mut app, KeyCode::Enter);
    assert!(app.notice.as_ref().is_some_and(|n| n.bad && n.text.contains("when the game is over")));
    let mut bots = super::tests::app(&content, "random,random", 5);
    press(&mut bots, KeyCode::Char('!'));
    assert!(bots.notice.as_ref().is_some_and(|n| n.bad && n.text.contains("only available when")));
}

#[test]
fn lines_hint_too() {
    let content = Content::embedded().unwrap();
    let mut table = GameTable::new(&content, plan("human:Ann,random", 8)).unwrap();
    table.adviser = |_| Box::new(Contrary);
    let text = told(&mut table, "hint\nreview\n");
    assert!(text.contains("What a gunslinger would choose") && text.contains("  2. "), "{text}");
    assert!(text.contains("Wins 40% of simulated games: 62% to win"), "{text}");
    assert!(text.contains("The review is available when the game is over"), "{text}");
    table.adviser = |_| Box::new(Silent);
    assert!(told(&mut table, "hint\n").contains("no advice here"));
    // The real adviser is deterministic in a position.
    let hint = || told(&mut GameTable::new(&content, plan("human:Ann,random", 8)).unwrap(), "hint\nquit\n");
    let once = hint();
    assert!(once.contains("What a gunslinger would choose") && once.contains("of simulated games"), "{once}");
    assert_eq!(once, hint());
}

#[test]
fn lines_review_the_game_after_its_end() {
    let content = Content::embedded().unwrap();
    let input = "1\n".repeat(20_000) + "review\n";
    let (text, record) = piped(&content, "human:Ann,random,random", 8, &input);
    let after = &text[text.find("Chances of winning").expect("a review")..];
    let rows: Vec<&str> = after.lines().filter(|l| l.contains('→')).collect();
    assert_eq!(rows.len(), 3, "a row for each player: {after}");
    assert_eq!(rows.iter().filter(|l| l.ends_with("→ 100%")).count(), 1, "the winner's: {after}");
    assert!(text.contains(&format!("{} choices in", record.choices())) && text.contains("(Ann)."), "{after}");
    assert!(after.contains("The choices that cost most"), "{after}");
}

#[test]
fn the_review_is_drawn_and_can_be_broken_off() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "random,random,random", 2);
    app.background.wish.iterations = 1;
    until(&mut app, |app| app.table.is_over());
    press(&mut app, KeyCode::Char('v'));
    assert!(screen(&mut app, 100, 30).contains("Game review"));
    let under_way = |app: &App<'_>| matches!(app.background.look, Look::Under(..));
    assert!(under_way(&app) && app.overlay == Overlay::Review);
    // When stopped it shows partial results; the next request restarts it unless it was complete.
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.overlay, Overlay::Review);
    until(&mut app, |app| !under_way(app));
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.overlay, Overlay::None);
    press(&mut app, KeyCode::Char('v'));
    until(&mut app, |app| !under_way(app));
    let Look::Done(reviewed) = &app.background.look else { panic!("no review") };
    assert!(reviewed.is_whole() && reviewed.over && reviewed.players.len() == 3);
    for depth in [Depth::True, Depth::None] {
        app.depth = depth;
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let shown = screen(&mut app, width, height);
            let words = ["100%", "Round 1", "The choices that cost most"];
            for word in words.iter().filter(|w| depth == Depth::True && height > 24 || **w != "Round 1") {
                assert!(shown.contains(word), "{width}x{height} lacks “{word}”:\n{shown}");
            }
        }
    }
    screen(&mut app, 10, 3);
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('p'));
    assert!(screen(&mut app, 100, 30).contains("Dusty, at random"));
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_is_told_once_and_the_game_goes_on() {
    let content = Content::embedded().unwrap();
    let (text, record) = piped(&content, "human:Ann,program:true", 8, &"1\n".repeat(20_000));
    assert_eq!(text.matches("the program’s choices are random").count(), 1, "{text}");
    assert!(text.contains("of the West"));
    assert_eq!(record.header.names[1], "Lefty (program:true)");
}

#[test]
fn programs_of_a_saved_game_are_not_started_unasked() {
    let content = Content::embedded().unwrap();
    let folder = std::env::temp_dir().join(format!("darkrock-programs-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.record");
    let mut table = GameTable::new(&content, plan("human:Ann,cowboy", 8)).unwrap();
    let seats = super::seats::parse(Some("human:Ann,program:/no/such/program"), None).unwrap();
    table.sitters = seats;
    let names = table.sitters.iter().map(super::Sitter::for_record).collect::<Vec<_>>().join(", ");
    let record = table.session().record().print(&content);
    let named = |l: &str| if l.starts_with("names: ") { format!("names: {names}") } else { l.to_owned() };
    let record: Vec<String> = record.lines().map(named).collect();
    std::fs::write(&file, record.join("\n")).unwrap();
    let args = |allow_programs, seats: Option<&str>| super::Args {
        resume: Some(file.clone()),
        allow_programs,
        seats: seats.map(str::to_owned),
        ..super::Args::default()
    };
    let refused = |args| super::table(&args, &content, &Origin::default()).map(|_| ()).unwrap_err().to_string();
    assert!(refused(args(false, None)).contains("--allow-programs"));
    assert!(refused(args(true, None)).contains("cannot start “/no/such/program”"));
    assert!(super::table(&args(false, Some("human:Ann,cowboy")), &content, &Origin::default()).is_ok());
    assert!(table.resume_command(&file).ends_with("game.record --allow-programs"));
    std::fs::remove_dir_all(&folder).unwrap();
}
