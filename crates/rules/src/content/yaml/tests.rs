//! The reader agrees with `serde_saphyr`, which reads types without a tree, and says what is wrong where.

use super::{Lined, from_multiple, from_str};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::Path;

#[derive(Deserialize, Debug, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum Deed {
    Rest,
    Pay(u8),
    Ride { to: String, far: Option<bool> },
    Both(u8, i16),
}

#[derive(Deserialize, Debug, PartialEq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Entry {
    id: String,
    #[serde(default, rename = "do")]
    deeds: Vec<Deed>,
    #[serde(default)]
    dice: Option<[u8; 3]>,
}

#[derive(Deserialize, Debug, PartialEq)]
#[serde(untagged)]
enum Either {
    Number(u8),
    Entry(Entry),
}

fn same<T: DeserializeOwned + Debug>(text: &str) {
    let here = from_str::<T>(text).ok().map(|value| format!("{value:?}"));
    let there = serde_saphyr::from_str::<T>(text).ok().map(|value| format!("{value:?}"));
    assert_eq!(here, there, "{} of {text:?}", std::any::type_name::<T>());
}

fn error<T: DeserializeOwned + Debug>(text: &str) -> String {
    from_str::<T>(text).expect_err(text).to_string()
}

#[test]
fn shipped_texts_read_as_the_other_reader_reads_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders = vec![root.join("content"), root.join("scenarios")];
    let mut count = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "yaml") {
                let text = std::fs::read_to_string(&path).unwrap();
                let there: Vec<Value> = serde_saphyr::from_multiple(&text).unwrap();
                assert_eq!(from_multiple::<Value>(&text).unwrap(), there, "{}", path.display());
                count += 1;
            }
        }
    }
    assert!(count > 200, "{count} files");
}

/// Scalars, and what is none.
#[rustfmt::skip]
const SCALARS: &[&str] = &[
    "", "~", "null", "NULL", "\"null\"", "''", "0", "7", "+7", "-7", "007", "0x1F", "0o17", "0b11", "1_000", "_1", "1__0",
    "250", "255", "256", "-129", "65536", "4294967296", "18446744073709551616", "\"12\"", "' 12 '", "1.5", "-1e3", "1e999",
    ".inf", "-.INF", ".nan", "inf", "true", "Yes", "off", "N", "\"on\"", "word", "two words", "1 000", "--1", "+-1", "0x",
    "0x-1", "é", "a: b", "[1, 2]", "{a: 1}", "|\n  long\n  text", ">\n  long\n  text", "# nothing",
];

#[test]
fn scalars_read_as_the_other_reader_reads_them() {
    for word in SCALARS {
        let text = format!("[{word}]");
        let block = format!("- {word}\n");
        for text in [&text, &block] {
            same::<Vec<u8>>(text);
            same::<Vec<i16>>(text);
            same::<Vec<u64>>(text);
            same::<Vec<f64>>(text);
            same::<Vec<bool>>(text);
            same::<Vec<String>>(text);
            same::<Vec<Option<u8>>>(text);
            same::<Vec<Option<String>>>(text);
            same::<Vec<Vec<u8>>>(text);
            same::<Vec<BTreeMap<String, u8>>>(text);
        }
    }
}

#[test]
fn a_tag_makes_a_word_text() {
    for word in ["!!str 5", "!!str null", "!!str ~", "! 5", "! null"] {
        same::<Vec<String>>(&format!("[{word}]"));
        same::<Vec<Option<String>>>(&format!("[{word}]"));
    }
}

#[test]
fn types_read_as_the_other_reader_reads_them() {
    let texts = [
        "{id: a}",
        "{id: a, do: [rest, {pay: 3}, {ride: {to: b}}, {ride: {to: b, far: no}}, {both: [1, -2]}]}",
        "{id: a, do: [{rest: }, {rest: ~}]}",
        "id: a\ndo:\n  - rest\n  - pay: 3\n  - ride:\n      to: b\ndice: [1, 2, 3]",
        "{id: a, dice: [1, 2]}",
        "{id: a, dice: [1, 2, 3, 4]}",
        "{id: a, do: [{both: [1]}]}",
        "{id: a, do: [{both: [1, 2, 3]}]}",
        "{id: a, do: [{pay: 3, rest: }]}",
        "{id: a, do: {pay: 3}}",
        "{id: a, do: }",
        "{id: a, id: b}",
        "{id: a, other: b}",
        "{do: []}",
        "[]",
        "a",
        "3",
        "",
        "{id: a}\n---\n{id: b}",
    ];
    for text in texts {
        same::<Entry>(text);
        same::<Either>(text);
        same::<Option<Entry>>(text);
        same::<BTreeMap<String, Value>>(text);
    }
}

#[test]
fn anchors_are_repeated_and_merged() {
    let text = "a: &one {x: 1, y: [2]}\nb: *one\nc: {<<: *one, x: 3}\nd: &two {z: 4}\ne: {<<: [*one, *two], z: 5}\n";
    let expected = json!({
        "a": {"x": 1, "y": [2]}, "b": {"x": 1, "y": [2]}, "c": {"x": 3, "y": [2]},
        "d": {"z": 4}, "e": {"x": 1, "y": [2], "z": 5},
    });
    assert_eq!(from_str::<Value>(text).unwrap(), expected);
    assert_eq!(serde_saphyr::from_str::<Value>(text).unwrap(), expected);
    let wrong = [
        ("[*x]", "line 1: an alias of no anchor"),
        ("&x [*x]", "line 1: an alias within what it repeats"),
        ("{<<: 3}", "line 1: expected a mapping, or a list of mappings, after <<, found “3”"),
        ("&x a\n---\n*x", "line 3: an alias of no anchor"),
    ];
    for (text, expected) in wrong {
        assert!(error::<Value>(text).starts_with(expected), "{}", error::<Value>(text));
    }
}

#[test]
fn aliases_and_depth_have_limits() {
    let mut bomb = String::from("- &a0 [x, x, x, x, x, x, x, x, x, x]\n");
    for n in 1..9 {
        let before = format!("*a{}, ", n - 1).repeat(10);
        bomb.push_str(&format!("- &a{n} [{before}]\n"));
    }
    assert!(error::<Value>(&bomb).contains("line 6: expected at most 250000 values"), "{}", error::<Value>(&bomb));
    let deep = format!("{}{}", "[".repeat(64), "]".repeat(64));
    assert!(from_str::<Value>(&deep).is_ok());
    let deeper = format!("[{deep}]");
    assert_eq!(error::<Value>(&deeper), "line 1: expected at most 64 lists and mappings in each other");
    let repeated = format!("- &a {}{}\n- [*a]\n", "[".repeat(63), "]".repeat(63));
    assert_eq!(error::<Value>(&repeated), "line 2: expected at most 64 lists and mappings in each other");
}

#[test]
fn errors_name_the_line_and_what_was_expected() {
    let cases = [
        ("id: a\ndo:\n  - rest\n  - sit\n", "line 4: “sit” means nothing here: expected one of rest, pay, ride, both"),
        (
            "id: a\ndo: [{ridee: 3}]\n",
            "line 2: “ridee” means nothing here (did you mean ride?): expected one of rest, pay, ride, both",
        ),
        ("id: a\nname: b\n", "line 2: “name” is no word of this entry: expected one of id, do, dice"),
        ("do: []\ndice: [1, 2, 3]\n", "line 2: “id” is missing"),
        ("id: a\ndo:\n  - pay: 300\n", "line 3: expected a whole number from 0 to 250, found “300”"),
        ("id: a\ndo:\n  - pay\n", "line 3: “pay” has no value: expected a whole number from 0 to 250"),
        ("id: a\ndo:\n  - rest: 3\n", "line 3: expected a word without a value, found “3”"),
        ("id: a\ndo:\n  - {pay: 3, rest: }\n", "line 3: expected one word with its value, found “rest:”"),
        ("id: a\ndo:\n  - [rest]\n", "line 3: expected a word, or a word with its value, as in {money: 10}"),
        ("id: a\ndo:\n  pay: 3\n", "line 3: expected a list, as in [a, b], found “pay: 3”"),
        ("id: a\ndo: pay 3\n", "line 2: expected a list, as in [a, b], found “pay 3”"),
        ("id: a\ndo:\n  - ride: b\n", "line 3: expected words with their values, as in {money: 10}, found “b”"),
        ("id: a\ndo:\n  - ride: {to: b, far: maybe}\n", "line 3: expected true or false, found “maybe”"),
        ("id: [a]\n", "line 1: expected text, found “[a”"),
        ("id: null\n", "line 1: expected text, found “null”"),
        ("id: a\n\nid: b\n", "line 3: “id” stands twice: expected it once"),
        ("id: a\ndice: [1, 2, 3, 4]\n", "line 2: expected a list of 3, found 4"),
        ("id: a\n---\nid: b\n", "line 3: a second document begins here: expected one"),
        ("id: a\ndo: [rest\n", "line 2: “[” is not closed: expected “]” at the end of the line"),
        ("id: !new a\n", "line 1: expected a value without a tag, found “a”"),
        ("{id: a, [b]: c}", "line 1: expected a word before the colon, found “[b”"),
    ];
    for (text, expected) in cases {
        assert_eq!(error::<Entry>(text), expected, "{text}");
    }
}

#[test]
fn documents_and_values_have_their_lines() {
    let text = "# first\n- a\n-   b\n---\n---\n- c\n";
    let documents: Vec<Lined<Vec<Lined<String>>>> = from_multiple(text).unwrap();
    let lines = |document: &Lined<Vec<Lined<String>>>| {
        (document.line, document.value.iter().map(|item| (item.line, item.value.clone())).collect::<Vec<_>>())
    };
    let expected = [(2, vec![(2, "a".to_owned()), (3, "b".to_owned())]), (6, vec![(6, "c".to_owned())])];
    assert_eq!(documents.iter().map(lines).collect::<Vec<_>>(), expected);
}
