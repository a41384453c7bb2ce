//! Lessons in both modes: the guide is displayed, continues, and leads back.

use super::app::App;
use super::game_table::GameTable;
use super::options::{AutoPass, Pace};
use super::plain::{self, Options};
use super::tests::{press, screen};
use super::theme::Depth;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::{Catalog, Content};
use darkrock_texts::Language;
use darkrock_tutorial::{Guide, Lesson, LessonSource, sources};
use ratatui::crossterm::event::KeyCode;
use std::sync::{Arc, LazyLock};

static CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog::embedded().unwrap());
static SOURCES: LazyLock<Vec<LessonSource>> = LazyLock::new(|| sources(&CATALOG).unwrap());
static RULES: LazyLock<RuleIndex> = LazyLock::new(|| RuleIndex::of(&CATALOG).unwrap());

fn lesson<'c>(content: &'c Content, number: usize, step: usize) -> GameTable<'c> {
    let lesson = Lesson::of(content, &SOURCES[number - 1]).unwrap();
    GameTable::lesson(content, RULES.clone(), Arc::new(lesson), step, Language::EN).unwrap()
}

fn step<'t>(table: &'t GameTable<'_>) -> &'t str {
    table.guide().map_or("", |guide| &guide.step().id)
}

/// Draws one of so many steps of every lesson.
fn draw_lessons(one_of: usize) {
    for (number, source) in (1..).zip(SOURCES.iter()) {
        let content = CATALOG.compose(&source.selection).unwrap();
        let steps = lesson(&content, number, 0).guide().map_or(0, |g| g.lesson().steps.len());
        for step in (0..steps).step_by(one_of) {
            let mut app = App::new(lesson(&content, number, step), Pace::Instant, AutoPass::No, Depth::True);
            for (width, height) in [(80, 24), (120, 40)] {
                let shown = screen(&mut app, width, height);
                let place = format!("Step {} of {steps}", step + 1);
                assert!(shown.contains(&place), "{width}x{height} lacks “{place}”:\n{shown}");
                // A step with only a text has no choices, and a long label continues below.
                if let Some(offer) = app.offers.get(app.selected) {
                    let first = offer.label.chars().take(12).collect::<String>();
                    assert!(shown.contains(first.trim_end()), "{width}x{height} lacks “{first}”:\n{shown}");
                }
            }
        }
    }
}

#[test]
fn the_guide_stands_over_the_game_at_every_size() {
    draw_lessons(4);
}

#[test]
fn long_the_guide_stands_over_every_step_at_every_size() {
    draw_lessons(1);
}

#[test]
fn keys_lead_through_a_lesson_and_back() {
    let content = Content::embedded().unwrap();
    let mut app = App::new(lesson(&content, 1, 0), Pace::Instant, AutoPass::No, Depth::True);
    press(&mut app, KeyCode::Char(' '));
    assert_eq!(step(&app.table), "income");
    // At a moment to decide the first choice is selected, and each has an answer.
    press(&mut app, KeyCode::Enter);
    assert_eq!(step(&app.table), "ride");
    assert!(screen(&mut app, 120, 40).contains("a store likes a full purse"));
    // What the guide waits for is selected.
    let wanted = app.selected;
    press(&mut app, KeyCode::Home);
    if app.selected == wanted {
        press(&mut app, KeyCode::Down);
    }
    press(&mut app, KeyCode::Enter);
    assert!(app.table.guide().is_some_and(Guide::has_strayed));
    press(&mut app, KeyCode::Backspace);
    assert!(!app.table.guide().is_some_and(Guide::has_strayed));
    assert_eq!((step(&app.table), app.selected), ("ride", wanted));
    while !app.done {
        press(&mut app, KeyCode::Char(' '));
    }
    assert_eq!(step(&app.table), "farewell");
    assert!(app.table.is_learnt());
}

#[test]
fn enter_reads_on_where_there_is_only_something_to_read() {
    let content = Content::embedded().unwrap();
    let mut app = App::new(lesson(&content, 1, 0), Pace::Instant, AutoPass::No, Depth::True);
    assert!(app.table.guide().is_some_and(Guide::only_tells));
    let before = app.table.session().record();
    press(&mut app, KeyCode::Enter);
    assert_eq!(step(&app.table), "income");
    assert_eq!(app.table.session().record(), before, "nothing was played");
    // In a step with a choice, Enter makes it.
    press(&mut app, KeyCode::Enter);
    assert_ne!(app.table.session().record(), before);
    let mut table = lesson(&content, 1, 0);
    super::tests::told(&mut table, "\n");
    assert_eq!((step(&table), table.session().record()), ("income", before), "line by line as well");
}

#[test]
fn leaving_a_lesson_says_that_nothing_is_lost() {
    let content = Content::embedded().unwrap();
    let mut app = App::new(lesson(&content, 2, 3), Pace::Instant, AutoPass::No, Depth::True);
    press(&mut app, KeyCode::Char('q'));
    let shown = screen(&mut app, 100, 30);
    let flat = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("Quit the lesson") && flat.contains("Progress saved"), "{shown}");
    assert!(flat.contains("darkrock tutorial") && flat.contains("fights --step 4"), "{shown}");
    assert!(!flat.contains("will be lost"), "{shown}");
}

#[test]
fn a_lesson_is_played_line_by_line() {
    let content = Content::embedded().unwrap();
    let mut table = lesson(&content, 1, 0);
    let input = "next\nincome cards\nincome money\nmove mesitos-point-2\nback\nmove darkrock-1\nquit\n";
    let mut out = Vec::new();
    let options = Options { auto_pass: AutoPass::No, pace: Pace::Instant, watched: false, clears: false, review: 1 };
    plain::play(&mut table, input.as_bytes(), &mut out, options).unwrap();
    let said = String::from_utf8(out).unwrap();
    let answers = ["no store takes them", "a store likes a full purse", "Sure, you can", "Here we are again."];
    for words in ["Howdy, partner!", "Step 2 of", "[income money]"].into_iter().chain(answers) {
        assert!(said.contains(words), "“{words}” is missing:\n{said}");
    }
    assert!(!said.contains("waiting for: Take $20"), "nothing is pointed out at a moment to decide:\n{said}");
    assert_eq!(step(&table), "buy");
}
