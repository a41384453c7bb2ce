//! The JSON Schemas of content files, the rule index, lessons and scenarios: the shipped files name theirs in their first
//! line, and fit it; the schemas that lie beside them are those of the code.
//!
//! `UPDATE_SCHEMAS=1 cargo test -p darkrock-tutorial --features schema --test schemas` writes them anew.
#![cfg(feature = "schema")]

use serde_json::Value;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn schemas() -> Vec<(&'static str, Value)> {
    let parsed = |text: &str| serde_json::from_str(text).expect("a schema is JSON");
    darkrock_tutorial::schemas().into_iter().map(|(name, text)| (name, parsed(&text))).collect()
}

/// What is wrong with a value: where, and which rule of the schema it breaks. The part of JSON Schema that ours use.
fn faults(root: &Value, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    let Some(rules) = schema.as_object() else {
        if schema == &Value::Bool(false) {
            found.push(format!("{at}: nothing is expected here"));
        }
        return;
    };
    for (rule, wanted) in rules {
        match rule.as_str() {
            "$ref" => {
                let path = wanted.as_str().and_then(|r| r.strip_prefix('#')).expect("a reference within the file");
                faults(root, root.pointer(path).expect("the reference leads somewhere"), value, at, found);
            }
            "type" => {
                let kinds = wanted.as_array().cloned().unwrap_or_else(|| vec![wanted.clone()]);
                if !kinds.iter().any(|kind| is(value, kind.as_str().unwrap_or_default())) {
                    found.push(format!("{at}: expected {wanted}, found {value}"));
                }
            }
            "const" if wanted != value => found.push(format!("{at}: expected {wanted}, found {value}")),
            "enum" if !wanted.as_array().is_some_and(|all| all.contains(value)) => {
                found.push(format!("{at}: expected one of {wanted}, found {value}"));
            }
            "minimum" if value.as_f64() < wanted.as_f64() && value.is_number() => found.push(format!("{at}: too low")),
            "maximum" if value.as_f64() > wanted.as_f64() && value.is_number() => found.push(format!("{at}: too high")),
            "oneOf" | "anyOf" => {
                let fits = |schema: &&Value| {
                    let mut inner = Vec::new();
                    faults(root, schema, value, at, &mut inner);
                    inner.is_empty()
                };
                let count = wanted.as_array().map_or(0, |all| all.iter().filter(fits).count());
                if count == 0 || rule == "oneOf" && count > 1 {
                    found.push(format!("{at}: fits {count} of the forms: {value}"));
                }
            }
            "required" => {
                let lacks = |key: &&Value| value.is_object() && value.get(key.as_str().unwrap_or_default()).is_none();
                let missing = wanted.as_array().into_iter().flatten().filter(lacks);
                found.extend(missing.map(|key| format!("{at}: lacks {key}")));
            }
            "items" => {
                for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                    faults(root, wanted, item, &format!("{at}/{i}"), found);
                }
            }
            "prefixItems" => {
                let pairs = value.as_array().into_iter().flatten().zip(wanted.as_array().into_iter().flatten());
                pairs.for_each(|(item, schema)| faults(root, schema, item, at, found));
            }
            "minItems" if value.as_array().is_some_and(|all| (all.len() as u64) < wanted.as_u64().unwrap_or(0)) => {
                found.push(format!("{at}: too short"));
            }
            "maxItems" if value.as_array().is_some_and(|all| all.len() as u64 > wanted.as_u64().unwrap_or(0)) => {
                found.push(format!("{at}: too long"));
            }
            "minProperties"
                if value.as_object().is_some_and(|all| (all.len() as u64) < wanted.as_u64().unwrap_or(0)) =>
            {
                found.push(format!("{at}: too few keys"));
            }
            "maxProperties" if value.as_object().is_some_and(|all| all.len() as u64 > wanted.as_u64().unwrap_or(0)) => {
                found.push(format!("{at}: too many keys"));
            }
            "properties" => {
                for (key, inner) in value.as_object().into_iter().flatten() {
                    if let Some(schema) = wanted.get(key) {
                        faults(root, schema, inner, &format!("{at}/{key}"), found);
                    }
                }
            }
            "additionalProperties" => {
                for (key, inner) in value.as_object().into_iter().flatten() {
                    if rules.get("properties").and_then(|known| known.get(key)).is_none() {
                        faults(root, wanted, inner, &format!("{at}/{key}"), found);
                    }
                }
            }
            "const" | "enum" | "minimum" | "maximum" | "minItems" | "maxItems" | "minProperties" | "maxProperties" => {}
            "$schema" | "$defs" | "title" | "description" | "format" | "default" => {}
            other => panic!("{at}: the schemas use {other}, which this test does not know"),
        }
    }
}

fn is(value: &Value, kind: &str) -> bool {
    match kind {
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "null" => value.is_null(),
        _ => false,
    }
}

fn fit(name: &str, value: &Value) -> Vec<String> {
    let all = schemas();
    let (_, schema) = all.iter().find(|(n, _)| *n == name).unwrap_or_else(|| panic!("there is a schema {name}"));
    let mut found = Vec::new();
    faults(schema, schema, value, "", &mut found);
    found
}

#[test]
fn the_schemas_beside_the_content_are_those_of_the_code() {
    let folder = root().join("content/base/schema");
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

#[test]
fn all_files_name_their_schema_and_fit_it() {
    let mut seen = 0;
    for folder in ["content/base", "content/base/rules", "content/base/tutorial", "scenarios"] {
        for file in std::fs::read_dir(root().join(folder)).expect("a folder") {
            let path = file.expect("a file").path();
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
