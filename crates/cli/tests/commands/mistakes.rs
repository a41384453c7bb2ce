//! What people get wrong in a module, each with the sentence of `darkrock content check`: the tables of `docs/modules.md`.

use crate::{darkrock, err, folder, out};
use std::path::Path;
use std::process::Command;

/// A mistake in the module that `darkrock module new saltlick` writes.
struct Mistake {
    what: String,
    file: String,
    right: String,
    wrong: String,
    said: String,
}

fn handbook() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/modules.md")).unwrap()
}

/// The rows of the table after a sentence.
fn table(after: &str) -> Vec<Mistake> {
    let text = handbook();
    let rest = text.split_once(after).unwrap_or_else(|| panic!("no “{after}”")).1;
    let rows =
        rest.lines().skip_while(|line| !line.starts_with("| ---")).skip(1).take_while(|line| line.starts_with('|'));
    let cell = |text: &str| text.trim().trim_matches('`').replace('⏎', "\n");
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").collect();
        let [what, file, right, wrong, said] = cells[..] else { panic!("{row}") };
        let text = |text: &str| if text.trim() == "–" { String::new() } else { cell(text) };
        Mistake { what: cell(what), file: cell(file), right: text(right), wrong: text(wrong), said: cell(said) }
    })
    .collect()
}

/// Writes the module of the template.
fn template(dir: &Path) {
    std::fs::create_dir_all(dir).unwrap();
    let mut new = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    let output = new.args(["module", "new", "saltlick"]).current_dir(dir).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
}

/// Writes the module with one mistake: what stands in a file and what stands there instead; without the former it is added.
fn make(dir: &Path, Mistake { file, right, wrong, .. }: &Mistake) {
    _ = std::fs::remove_dir_all(dir.join("saltlick"));
    template(dir);
    let path = dir.join("saltlick").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(text.contains(right.as_str()), "{file} has no {right}");
    let text = if right.is_empty() { format!("{text}{wrong}") } else { text.replacen(right.as_str(), wrong, 1) };
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
}

/// Makes every mistake of a table that begins with one of these letters of its file.
fn each(name: &str, after: &str, code: i32, start: &str, of: impl Fn(&str) -> bool) {
    let dir = folder(name);
    let all = table(after);
    let chosen: Vec<&Mistake> = all.iter().filter(|mistake| of(&mistake.file)).collect();
    assert!(chosen.len() > 4, "{} rows", chosen.len());
    for mistake in chosen {
        make(&dir, mistake);
        let output = darkrock(&["content", "check", dir.to_str().unwrap()]);
        let said = out(&output);
        let expected = format!("{start}{}", mistake.said);
        // A long list of what is expected is cut.
        let is = |line: &str| match expected.strip_suffix('…') {
            Some(begin) => line.starts_with(begin),
            None => line == expected,
        };
        assert!(said.lines().any(is), "{}: expected {expected}\n{said}{}", mistake.what, err(&output));
        assert_eq!(output.status.code(), Some(code), "{}: {said}", mistake.what);
        // One mistake is told once: nothing that only follows from it.
        let errors = said.lines().filter(|line| line.starts_with("saltlick/")).count();
        assert_eq!(errors, usize::from(code == 1), "{}: {said}", mistake.what);
    }
    std::fs::remove_dir_all(dir).unwrap();
}

const ERRORS: &str = "one at a time; a test compares";
const WARNINGS: &str = "These are warnings:";

#[test]
fn mistakes_of_items_are_told_in_a_sentence_each() {
    each("mistakes-items", ERRORS, 1, "", |file| file == "items.yaml");
}

#[test]
fn mistakes_of_characters_are_told_in_a_sentence_each() {
    each("mistakes-characters", ERRORS, 1, "", |file| file == "characters.yaml");
}

#[test]
fn mistakes_of_declarations_and_words_are_told_in_a_sentence_each() {
    each("mistakes-module", ERRORS, 1, "", |file| file == "module.yaml" || file.starts_with("words/"));
}

#[test]
fn mistakes_of_other_files_are_told_in_a_sentence_each() {
    let others =
        |file: &str| !["items.yaml", "characters.yaml", "module.yaml"].contains(&file) && !file.starts_with("words/");
    each("mistakes-others", ERRORS, 1, "", others);
}

#[test]
fn what_cannot_matter_is_a_warning() {
    each("warnings", WARNINGS, 0, "warning: ", |_| true);
}

#[test]
fn a_file_in_another_encoding_is_told_with_its_line_and_stops_nothing() {
    let dir = folder("latin");
    template(&dir);
    let path = dir.join("saltlick/words/en.ftl");
    let text = std::fs::read_to_string(&path).unwrap().replace("Ellen", "H\u{e9}l\u{e8}ne").replace('’', "'");
    std::fs::write(&path, text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect::<Vec<u8>>()).unwrap();
    let shown = dir.to_str().unwrap();
    let output = darkrock(&["content", "check", shown]);
    let expected = "saltlick/words/en.ftl:4: is not in UTF-8 (is “é” there in Latin-1?): expected it saved as UTF-8\n";
    assert!(out(&output).contains(expected), "{}", out(&output));
    assert_eq!(output.status.code(), Some(1));
    let listed = darkrock(&["--content", shown, "modules"]);
    assert!(out(&listed).contains(&format!("Broken, and left out:\n  {expected}")), "{}", out(&listed));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn all_mistakes_of_a_run_are_told_and_a_broken_module_stops_nothing() {
    let dir = folder("broken-module");
    template(&dir);
    let change = |file: &str, right: &str, wrong: &str| {
        let path = dir.join("saltlick").join(file);
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(right), "{file} has no {right}");
        std::fs::write(&path, text.replace(right, wrong)).unwrap();
    };
    change("items.yaml", "cost: 30\n  copies: 3", "cost: -30\n  copies: three");
    change("characters.yaml", "outside-town", "outside-twon");
    change("stories.yaml", "spend", "spent");
    change("events.yaml", "sheriff: 3", "fight: nobody");
    change("words/en.ftl", "lamp =", "lamp");
    change("module.yaml", "kind: expansion\n", "kind: expansion\nneeds: [anteup]\n");
    let path = dir.to_str().unwrap();
    let said = out(&darkrock(&["content", "check", path]));
    for place in [
        "items.yaml:4",
        "items.yaml:5",
        "characters.yaml:7",
        "stories.yaml:4",
        "events.yaml:5",
        "words/en.ftl:5",
        "module.yaml:3",
    ] {
        assert!(said.contains(&format!("saltlick/{place}: ")), "{place}: {said}");
    }
    assert!(said.contains(": 7 errors"), "{said}");
    let listed = darkrock(&["--content", path, "modules"]);
    assert_eq!(listed.status.code(), Some(0), "{}", err(&listed));
    assert!(out(&listed).contains("Broken, and left out:\n  saltlick/"), "{}", out(&listed));
    let rules = darkrock(&["--content", path, "rules", "fight"]);
    assert!(err(&rules).starts_with("warning: the module saltlick is left out: saltlick/"), "{}", err(&rules));
    let selected = darkrock(&["--content", path, "--modules", "saltlick", "content", "report"]);
    assert!(err(&selected).contains("a selected module cannot be used: saltlick/"), "{}", err(&selected));
    assert_eq!(selected.status.code(), Some(1));
    let without = darkrock(&["--content", path, "content", "report"]);
    assert_eq!(without.status.code(), Some(0), "{}", err(&without));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn what_does_not_fit_with_everything_is_the_fault_of_the_module_that_came_last() {
    let dir = folder("too-many");
    template(&dir);
    let item = |n: usize| {
        format!("- {{id: more-{n}, kind: misc, cost: 30, copies: 1, front: {{passives: [{{carry: 1}}]}}}}\n")
    };
    let words = |n: usize| format!("item-more-{n} = More {n}\n");
    let add = |file: &str, text: String| {
        let path = dir.join("saltlick").join(file);
        std::fs::write(&path, std::fs::read_to_string(&path).unwrap() + &text).unwrap();
    };
    add("items.yaml", (0..25).map(item).collect());
    add("words/en.ftl", (0..25).map(words).collect());
    let output = darkrock(&["content", "check", dir.to_str().unwrap()]);
    let said = out(&output);
    let line = said.lines().find(|line| line.starts_with("saltlick/items.yaml: with all other modules: "));
    assert!(line.is_some_and(|line| line.ends_with("items: expected at most 59")), "{said}");
    assert!(!said.contains("extras/"), "{said}");
    assert_eq!(output.status.code(), Some(1));
    std::fs::remove_dir_all(dir).unwrap();
}
