//! A validator for the subset of JSON Schema that this project uses. An unknown keyword fails the test, so that none
//! is ignored.

use serde_json::{Map, Value};

/// The violations of a value: the path, and the rule of the schema. `root` contains the definitions.
pub fn faults(root: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    let mut found = Vec::new();
    look(root, schema, value, at, &mut found);
    found
}

fn look(root: &Value, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    let rules = match schema {
        Value::Object(rules) => rules,
        Value::Bool(true) => return,
        Value::Bool(false) => return found.push(format!("{at}: nothing is expected here")),
        other => panic!("{at}: no schema: {other}"),
    };
    for (rule, wanted) in rules {
        match rule.as_str() {
            "$ref" => {
                let path = wanted.as_str().and_then(|r| r.strip_prefix('#')).expect("a reference within the file");
                look(root, root.pointer(path).expect("the reference leads somewhere"), value, at, found);
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
            "oneOf" | "anyOf" => {
                let fits = |schema: &&Value| {
                    let mut inner = Vec::new();
                    look(root, schema, value, at, &mut inner);
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
            "items" | "prefixItems" | "properties" | "additionalProperties" => {
                for (schema, key, part) in parts(rules, rule, wanted, value) {
                    look(root, schema, part, &format!("{at}/{key}"), found);
                }
            }
            "minimum" | "minItems" | "minProperties" | "maximum" | "maxItems" | "maxProperties" => {
                if !is_within(rule, wanted, value) {
                    found.push(format!("{at}: expected {rule} {wanted}"));
                }
            }
            "const" | "enum" => {}
            "$schema" | "$defs" | "title" | "description" | "format" | "default" => {}
            other => panic!("{at}: the schemas use {other}, which this test does not know"),
        }
    }
}

/// The parts of a value to which a rule applies: the schema of each, its key and value.
fn parts<'a>(
    rules: &'a Map<String, Value>,
    rule: &str,
    wanted: &'a Value,
    value: &'a Value,
) -> Vec<(&'a Value, String, &'a Value)> {
    let items = value.as_array().into_iter().flatten().enumerate().map(|(i, item)| (i, i.to_string(), item));
    let fields = value.as_object().into_iter().flatten().map(|(key, field)| (key.clone(), field));
    let is_known = |key: &str| rules.get("properties").is_some_and(|known| known.get(key).is_some());
    match rule {
        "items" => items.map(|(_, key, item)| (wanted, key, item)).collect(),
        "prefixItems" => items.filter_map(|(i, key, item)| Some((wanted.get(i)?, key, item))).collect(),
        "properties" => fields.filter_map(|(key, field)| Some((wanted.get(&key)?, key, field))).collect(),
        _ => fields.filter(|(key, _)| !is_known(key)).map(|(key, field)| (wanted, key, field)).collect(),
    }
}

/// Whether a number, or the size of a value, respects a limit.
fn is_within(rule: &str, limit: &Value, value: &Value) -> bool {
    let size = match rule {
        "minimum" | "maximum" => value.as_f64(),
        "minItems" | "maxItems" => value.as_array().map(|all| all.len() as f64),
        _ => value.as_object().map(|all| all.len() as f64),
    };
    let (Some(size), Some(limit)) = (size, limit.as_f64()) else { return true };
    if rule.starts_with("min") { size >= limit } else { size <= limit }
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
