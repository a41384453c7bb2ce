//! The JSON Schemas of content files, the rule index, lessons and scenarios: the shipped files name their schema in the
//! first line and match it; the stored schemas equal those generated from the code.
//!
//! `UPDATE_SCHEMAS=1 cargo test -p darkrock-tutorial --features schema --test schemas` writes them anew.
#![cfg(feature = "schema")]

#[path = "support/schema.rs"]
mod schema;

use schema::faults;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

static SCHEMAS: LazyLock<Vec<(&str, Value)>> = LazyLock::new(|| {
    let parsed = |text: &str| serde_json::from_str(text).expect("a schema is JSON");
    darkrock_tutorial::schemas().into_iter().map(|(name, text)| (name, parsed(&text))).collect()
});

fn fit(name: &str, value: &Value) -> Vec<String> {
    let (_, schema) = SCHEMAS.iter().find(|(n, _)| *n == name).unwrap_or_else(|| panic!("there is a schema {name}"));
    faults(schema, schema, value, "")
}

#[test]
fn the_schemas_beside_the_content_are_those_of_the_code() {
    let folder = root().join("content/schema");
    for (name, text) in darkrock_tutorial::schemas() {
        let path = folder.join(format!("{name}.json"));
        if std::env::var_os("UPDATE_SCHEMAS").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&path, &text).expect("writable");
        }
        let there = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(there == text, "{name}.json is not that of the code: run this test with UPDATE_SCHEMAS=1");
    }
}

/// All files below a folder.
fn within(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    entries.flat_map(|path| if path.is_dir() { within(&path) } else { vec![path] }).collect()
}

#[test]
fn all_files_name_their_schema_and_fit_it() {
    let mut seen = 0;
    for folder in ["content", "scenarios"] {
        for path in within(&root().join(folder)) {
            if path.extension().is_none_or(|e| e != "yaml") {
                continue;
            }
            seen += 1;
            let shown = path.display();
            let text = std::fs::read_to_string(&path).expect("readable");
            let first = text.lines().next().unwrap_or_default();
            let schema = first.strip_prefix("# yaml-language-server: $schema=");
            let schema = path.with_file_name(schema.unwrap_or_else(|| panic!("{shown}: names no schema: {first}")));
            assert!(schema.exists(), "{shown}: {} is not there", schema.display());
            let name = schema.file_stem().and_then(|s| s.to_str()).expect("a name").to_owned();
            let documents: Vec<Value> = serde_saphyr::from_multiple(&text).unwrap_or_else(|e| panic!("{shown}: {e}"));
            for document in documents {
                let found = fit(&name, &document);
                assert!(found.is_empty(), "{shown} does not fit {name}.json:\n{}", found.join("\n"));
            }
        }
    }
    assert!(seen > 100, "{seen} files");
    let board = std::fs::read_to_string(root().join("content/base/board.json")).expect("readable");
    let found = fit("board", &serde_json::from_str(&board).expect("JSON"));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The toy module has a file of each kind that only modules have.
#[test]
fn the_files_that_only_modules_have_fit_their_schemas() {
    let folder = root().join("crates/rules/tests/toy/high-country");
    for file in ["board.json", "opponents.yaml", "map-tokens.yaml", "tracks.yaml", "steps.yaml", "module.yaml"] {
        let text = std::fs::read_to_string(folder.join(file)).expect("readable");
        let (name, _) = file.split_once('.').expect("a name");
        let found = fit(name, &serde_saphyr::from_str(&text).expect("YAML"));
        assert!(found.is_empty(), "{file} does not fit {name}.json:\n{}", found.join("\n"));
    }
    let opponent = |more: &str| -> Value {
        let text = format!("[{{id: a, source: rulebook, cards: 1, reward: [], penalty: []{more}}}]");
        serde_saphyr::from_str(&text).expect("YAML")
    };
    assert!(fit("opponents", &opponent("")).is_empty() && !fit("opponents", &opponent(", prise: 1")).is_empty());
}

#[test]
fn what_the_program_refuses_does_not_fit() {
    let item = |more: &str| -> Value {
        let text = format!("[{{id: a, kind: misc, cost: 10, copies: 6, source: rulebook{more}}}]");
        serde_saphyr::from_str(&text).expect("YAML")
    };
    assert!(fit("items", &item("")).is_empty());
    for more in
        [", prise: 1", ", front: {lp: many}", ", front: {abilities: [{when: never, do: []}]}", ", front: {lp: 256}"]
    {
        assert!(!fit("items", &item(more)).is_empty(), "{more}");
    }
    let step = |text: &str| -> Value {
        serde_saphyr::from_str(&format!("{{name: a, players: [b, c], steps: [{text}]}}")).expect("YAML")
    };
    assert!(fit("scenario", &step("{luck: [7, Kh]}, {b: pass}")).is_empty());
    for text in ["{luck: 7}", "{luck: [7], events: []}", "{b: [pass]}", "{expect: {actions: some}}"] {
        assert!(!fit("scenario", &step(text)).is_empty(), "{text}");
    }
}
