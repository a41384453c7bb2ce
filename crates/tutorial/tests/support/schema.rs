//! JSON Schema, as far as the schemas of this project use it. A word that is not known here fails the test, so that none
//! passes unheeded.

use serde_json::Value;

/// What is wrong with a value: where, and which rule of the schema it breaks. `root` holds the definitions.
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
            "minimum" if value.as_f64() < wanted.as_f64() && value.is_number() => found.push(format!("{at}: too low")),
            "maximum" if value.as_f64() > wanted.as_f64() && value.is_number() => found.push(format!("{at}: too high")),
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
            "items" => {
                for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                    look(root, wanted, item, &format!("{at}/{i}"), found);
                }
            }
            "prefixItems" => {
                let pairs = value.as_array().into_iter().flatten().zip(wanted.as_array().into_iter().flatten());
                pairs.for_each(|(item, schema)| look(root, schema, item, at, found));
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
                        look(root, schema, inner, &format!("{at}/{key}"), found);
                    }
                }
            }
            "additionalProperties" => {
                for (key, inner) in value.as_object().into_iter().flatten() {
                    if rules.get("properties").and_then(|known| known.get(key)).is_none() {
                        look(root, wanted, inner, &format!("{at}/{key}"), found);
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
