//! Tests of languages: a translation in a folder is all that a game needs, the language changes in the middle of it, and
//! all texts come from the catalogue.

use super::app::{App, Overlay};
use super::game_table::{GameTable, Plan};
use super::options::{AutoPass, Pace};
use super::tests::{plan, press, screen, to_first_action, told, type_in};
use super::theme::Depth;
use darkrock_rules::Content;
use darkrock_texts::{Language, PSEUDO_CODE, pseudo, pseudo_file};
use ratatui::crossterm::event::KeyCode;
use std::fs;
use std::path::Path;

/// English with accents and longer words, loaded from a folder as a translator would.
fn nobodys(name: &str) -> Language {
    let folder = std::env::temp_dir().join(format!("darkrock-{}-{name}", std::process::id())).join(PSEUDO_CODE);
    fs::create_dir_all(&folder).unwrap();
    for (path, text) in Language::EN.files() {
        let file = folder.join(path.split_once('/').unwrap().1);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, pseudo_file(text).unwrap()).unwrap();
    }
    let language = crate::args::language(folder.to_str().unwrap()).unwrap();
    fs::remove_dir_all(folder.parent().unwrap()).unwrap();
    language
}

fn table<'c>(content: &'c Content, language: Language, words: &str) -> GameTable<'c> {
    GameTable::new(content, Plan { language, ..plan(words, 8) }).unwrap()
}

/// The words of a text that the pseudo-localization would change. Everything else is left out: notation
/// and commands in brackets, ids of rules, and the signs of the board.
fn plain_words(text: &str) -> Vec<String> {
    let mut depth = 0_i32;
    let spoken: String = text
        .chars()
        .filter(|c| {
            depth += i32::from(*c == '[') - i32::from(*c == ']');
            depth == 0 && *c != ']'
        })
        .collect();
    let words = spoken.split(|c: char| !c.is_alphanumeric() && !"-.'".contains(c));
    let told = words.filter(|w| w.len() > 3 && w.chars().all(|c| c.is_ascii_lowercase()) && pseudo(w) != *w);
    told.map(str::to_owned).collect()
}

#[test]
fn a_game_line_by_line_says_nothing_outside_of_its_language() {
    let content = Content::embedded().unwrap();
    let mut table = table(&content, nobodys("lines"), "human:Ann,random,random");
    let commands =
        "?\n? 1\nheist\nmove nowhere\nfly\nundo\nundo\nhand\nplayers\nhint\nrules\nreview\nsave\nlist\nlang\n";
    let text = told(&mut table, &format!("1\n1\n1\n{commands}{}", "1\n".repeat(20_000)));
    let plain = plain_words(&text);
    // Commands, and the notation of suggestions.
    let typed =
        ["nowhere", "list", "hint", "hand", "players", "undo", "save", "rules", "quit", "review", "lang", "play"];
    let known = |word: &String| typed.contains(&word.as_str()) || text.contains(&format!("{word}-"));
    let mut plain: Vec<String> = plain.into_iter().filter(|word| !known(word)).collect();
    plain.sort();
    plain.dedup();
    assert!(plain.is_empty(), "{plain:?}\n{}", text.chars().take(6000).collect::<String>());
}

#[test]
fn every_screen_has_room_for_longer_words() {
    let content = Content::embedded().unwrap();
    for language in Language::all().chain([nobodys("screens")]) {
        let table = table(&content, language, "human,random,random,random");
        let mut app = App::new(table, Pace::Instant, AutoPass::Yes, Depth::True);
        to_first_action(&mut app);
        for key in ['?', 'h', 'p', 'l', 'r', 'q'] {
            press(&mut app, KeyCode::Char(key));
            assert!(app.overlay != Overlay::None, "{key}");
            for (width, height) in [(80, 24), (100, 30), (160, 50)] {
                let shown = screen(&mut app, width, height);
                let missing = shown.match_indices('[').any(|(at, _)| {
                    let id = &shown[at + 1..];
                    let end = id.find(|c: char| !c.is_ascii_lowercase() && c != '-').unwrap_or(0);
                    end > 3 && id[end..].starts_with(']')
                });
                assert!(!missing && !shown.contains("{$"), "{language} {key}:\n{shown}");
            }
            press(&mut app, KeyCode::Esc);
        }
    }
}

#[test]
fn the_language_changes_in_the_middle_of_a_game() {
    let content = Content::embedded().unwrap();
    let mut app =
        App::new(table(&content, Language::EN, "human:Ann,random"), Pace::Instant, AutoPass::Yes, Depth::True);
    to_first_action(&mut app);
    let question = |app: &App<'_>| app.table.texts.question(&app.table.session().game().state.public, app.asked);
    let (english, choices) = (question(&app), app.offers.len());
    let mut seen = vec![english.clone()];
    for language in Language::all().skip(1) {
        press(&mut app, KeyCode::Char('L'));
        assert_eq!(app.table.words.language(), language);
        assert!(screen(&mut app, 120, 40).contains(language.name()), "the new language is told");
        assert!(!seen.contains(&question(&app)), "{language}: {}", question(&app));
        assert_eq!(app.offers.len(), choices, "the choices stay");
        seen.push(question(&app));
    }
    press(&mut app, KeyCode::Char('L'));
    assert_eq!(question(&app), english, "round again");
    let last = Language::all().last().unwrap();
    type_in(&mut app, &format!(":lang {last}"));
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.table.words.language(), last);
    type_in(&mut app, ":lang tlh");
    press(&mut app, KeyCode::Enter);
    assert!(app.notice.as_ref().is_some_and(|n| n.bad && n.text.contains("English")), "{:?}", app.notice);
    assert_eq!(app.table.words.language(), last);
    let mut table = table(&content, Language::EN, "human:Ann,random");
    let text = told(&mut table, &format!("lang {last}\nlang nowhere\n"));
    assert!(text.contains(last.name()) && text.contains(Language::EN.name()));
}

/// The literals of a line of code.
fn literals(line: &str) -> Vec<&str> {
    line.split('"').skip(1).step_by(2).collect()
}

/// Whether a text has two words in a row.
fn is_sentence(text: &str) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic());
    words.windows(2).any(|pair| pair.iter().all(is_word))
}

fn said_in_code(folder: &Path, found: &mut Vec<String>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            said_in_code(&path, found);
            continue;
        }
        // Errors of the command line are in English, as is its help.
        if name.starts_with("tests") || ["options.rs", "seats.rs"].contains(&name.as_str()) {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let faults = ["context(", "bail!", "ensure!", "expect(", "panic!", "assert", "//", "#["];
        let lines = code.lines().filter(|line| !faults.iter().any(|fault| line.contains(fault)));
        let said = lines.flat_map(literals).filter(|text| is_sentence(text));
        found.extend(said.map(|text| format!("{name}: {text}")));
    }
}

#[test]
fn no_code_of_the_terminal_says_a_sentence_by_itself() {
    let mut found = Vec::new();
    said_in_code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/play"), &mut found);
    // Input rather than output; and unknown names on the command line.
    let typed = ["darkrock play --", "darkrock tutorial", "unknown lesson", "did you mean"];
    found.retain(|text| !typed.iter().any(|words| text.contains(words)));
    assert!(found.is_empty(), "{found:#?}");
}
