//! Every number of an entry that is printed in a rulebook or on a card, compared with `tests/published/numbers.txt`. The
//! list was compared with the rulebooks and cards, so that a changed number fails whether a scenario notices or not.

use darkrock_rules::content::Files;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// Fields without numbers that are facts of the game.
const ASIDE: [&str; 5] = ["id", "name", "names", "source", "note"];
/// What the board's picture is made of.
const PICTURE: [&str; 13] = [
    "$schema",
    "coordinates",
    "aspect",
    "outline",
    "bounds",
    "river",
    "railway",
    "town_borders",
    "region_borders",
    "region_dividers",
    "label_point",
    "polygon",
    "note",
];

/// The numbers of a value that is not ours, each with the field in which it stands.
fn numbers(field: &str, value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) if fields.get("source").is_some_and(|source| source == "reconstructed") => {}
        Value::Object(fields) => {
            let counted = fields.iter().filter(|(field, _)| !ASIDE.contains(&field.as_str()));
            counted.for_each(|(field, value)| numbers(field, value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| numbers(field, value, found)),
        Value::Number(number) => found.push(format!("{field} {number}")),
        Value::String(text) if text.contains(|c: char| c.is_ascii_digit()) => found.push(format!("{field} {text}")),
        Value::String(_) | Value::Bool(_) | Value::Null => {}
    }
}

/// The line of an entry, unless it has no numbers.
fn line(file: &str, entry: &str, field: &str, value: &Value) -> Option<String> {
    let mut found = Vec::new();
    numbers(field, value, &mut found);
    (!found.is_empty()).then(|| format!("{file} {entry}: {}", found.join(", ")))
}

/// What identifies an entry of a list: its id, its rank, or its place.
fn name_of(entry: &Value, at: usize) -> String {
    let named = ["id", "rank"].iter().find_map(|field| entry.get(field)?.as_str());
    named.map_or_else(|| (at + 1).to_string(), str::to_owned)
}

/// The lines of a file: one for each entry of a list, otherwise for each field.
fn lines(file: &str, content: &Value) -> Vec<String> {
    let entries = |list: &[Value]| -> Vec<String> {
        list.iter().enumerate().filter_map(|(at, entry)| line(file, &name_of(entry, at), "", entry)).collect()
    };
    match content {
        Value::Array(faces) if faces.iter().all(Value::is_string) => vec![format!("{file} faces: {}", words(faces))],
        Value::Array(list) => entries(list),
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(field, value)| match value {
                Value::Array(list) if list.iter().any(|entry| entry.get("id").is_some()) => entries(list),
                value => line(file, field, field, value).into_iter().collect(),
            })
            .collect(),
        _ => Vec::new(),
    }
}

fn words(list: &[Value]) -> String {
    list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", ")
}

/// A value without the picture.
fn facts(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(field, _)| !PICTURE.contains(&field.as_str()));
            kept.map(|(field, value)| (field.clone(), facts(value))).collect()
        }
        Value::Array(list) => list.iter().map(facts).collect(),
        other => other.clone(),
    }
}

/// The line of a board: how many spaces and neighbors it has, and the digest of all facts about them.
fn board(file: &str, content: &Value) -> String {
    let count = |field: &str| content[field].as_array().map_or(0, Vec::len);
    let digest = Sha256::digest(facts(content).to_string());
    let hex: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("{file} board: spaces {}, edges {}, digest {hex}", count("spaces"), count("edges"))
}

#[test]
fn the_numbers_of_published_entries_are_the_published_ones() {
    let files = Files::embedded();
    let mut found = BTreeSet::new();
    for (file, text) in files.paths() {
        let content: Value = if file.ends_with(".json") {
            serde_json::from_str(text).unwrap()
        } else {
            serde_saphyr::from_str(text).unwrap()
        };
        // The lists of modes have a test of their own (`published.rs`); declarations have no numbers of cards.
        if file.ends_with("board.json") {
            found.insert(board(&file, &content));
        } else if !file.starts_with("modes/") && !file.ends_with("module.yaml") {
            found.extend(lines(&file, &content));
        }
    }
    let listed: BTreeSet<String> = include_str!("../published/numbers.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(str::to_owned)
        .collect();
    let only = |one: &BTreeSet<String>, other: &BTreeSet<String>| -> String {
        one.difference(other).map(|line| format!("\n  {line}")).collect()
    };
    let (published, content) = (only(&listed, &found), only(&found, &listed));
    assert!(
        published.is_empty() && content.is_empty(),
        "the content differs from crates/rules/tests/published/numbers.txt.\nPublished:{published}\nIn the content:{content}\n\
         A published number is corrected in both, with the rulebook or card at hand; what is ours has `source: reconstructed`."
    );
}

/// A number of a printed part is found, one of a part of ours is not.
#[test]
fn only_published_parts_are_compared() {
    let text = "- {id: a, source: published, cost: 20, front: {do: [{draw: 2}]}, upgraded: {source: reconstructed, lp: 7}}\n\
                - {id: b, source: reconstructed, cost: 90}\n- {rank: '9', cards: [9c, Kd]}\n";
    let list: Value = serde_saphyr::from_str(text).unwrap();
    assert_eq!(lines("f", &list), ["f a: cost 20, draw 2", "f 9: cards 9c, rank 9"]);
    let fields: Value =
        serde_saphyr::from_str("{wounds: 3, cards: [{id: c, source: rulebook, lp: 1}], word: x}").unwrap();
    assert_eq!(lines("f", &fields), ["f c: lp 1", "f wounds: wounds 3"]);
}
