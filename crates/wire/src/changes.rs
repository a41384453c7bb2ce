//! What has changed from one JSON text to another, as a list of changes that a client applies to what it was sent.
//!
//! A change is `[path, value]`: the path lists the keys and the indices that lead to a value, and the value replaces what is
//! there; `[path]` alone removes it. The empty path is the whole. A list of the same length as before is compared element by
//! element, any other is replaced, and so is whatever would take more bytes in parts.
//!
//! The changes depend on the two texts only. Who may know both learns nothing else from them, such as that something hidden
//! was touched.

use serde_json::Value;
use std::fmt;

/// Appends the changes from `old` to `new`, two JSON texts without spaces, to a list. `path` are the keys above both, as JSON
/// without the brackets, such as `"position"`.
pub fn write(path: &str, old: &str, new: &str, list: &mut String) {
    Writer { path: path.to_owned(), list }.compare(old, new);
}

/// Appends a change that replaces everything.
pub fn write_whole(new: &str, list: &mut String) {
    Writer { path: String::new(), list }.put(Some(new));
}

struct Writer<'a> {
    /// The keys and indices that lead to the values being compared, as JSON.
    path: String,
    list: &'a mut String,
}

impl Writer<'_> {
    fn put(&mut self, value: Option<&str>) {
        if !self.list.is_empty() {
            self.list.push(',');
        }
        self.list.push_str("[[");
        self.list.push_str(&self.path);
        self.list.push(']');
        if let Some(value) = value {
            self.list.push(',');
            self.list.push_str(value);
        }
        self.list.push(']');
    }

    fn compare(&mut self, old: &str, new: &str) {
        if old == new {
            return;
        }
        let mark = self.list.len();
        let comma = usize::from(mark > 0);
        let whole = comma + self.path.len() + new.len() + "[[],]".len();
        let compared = match (old.as_bytes().first(), new.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) => self.compare_objects(old, new),
            (Some(b'['), Some(b'[')) => self.compare_lists(old, new),
            _ => None,
        };
        if compared.is_none() || self.list.len() - mark > whole {
            self.list.truncate(mark);
            self.put(Some(new));
        }
    }

    /// Compares what is below a key or an index.
    fn below(&mut self, key: impl fmt::Display, change: impl FnOnce(&mut Self)) {
        use fmt::Write as _;
        let length = self.path.len();
        let comma = if length == 0 { "" } else { "," };
        // Writing to memory cannot fail.
        let _ = write!(self.path, "{comma}{key}");
        change(self);
        self.path.truncate(length);
    }

    /// None if the texts are not what they should be.
    fn compare_objects(&mut self, old: &str, new: &str) -> Option<()> {
        let (mut was, mut is) = (Parts::new(old), Parts::new(new));
        loop {
            let (before, after) = (was.key()?, is.key()?);
            if before != after {
                return self.compare_fields(was, before, is, after);
            }
            let Some(key) = after else { return Some(()) };
            let value = is.value()?;
            if !was.skip(value) {
                let old = was.value()?;
                self.below(key, |changes| changes.compare(old, value));
            }
        }
    }

    /// Compares the rest of two objects whose keys differ from here on.
    fn compare_fields<'t>(
        &mut self,
        was: Parts<'t>,
        before: Option<&'t str>,
        is: Parts<'t>,
        after: Option<&'t str>,
    ) -> Option<()> {
        let (was, is) = (was.fields(before)?, is.fields(after)?);
        for (key, value) in &is {
            let old = was.iter().find(|(k, _)| k == key);
            self.below(key, |changes| match old {
                Some((_, old)) => changes.compare(old, value),
                None => changes.put(Some(value)),
            });
        }
        for (key, _) in was.iter().filter(|(key, _)| !is.iter().any(|(k, _)| k == key)) {
            self.below(key, |changes| changes.put(None));
        }
        Some(())
    }

    /// None if the lists have not the same length, too.
    fn compare_lists(&mut self, old: &str, new: &str) -> Option<()> {
        let (mut was, mut is) = (Parts::new(old), Parts::new(new));
        for index in 0_usize.. {
            match (was.goes_on(), is.goes_on()) {
                (true, true) => {}
                (false, false) => break,
                _ => return None,
            }
            let value = is.value()?;
            if !was.skip(value) {
                let old = was.value()?;
                self.below(index, |changes| changes.compare(old, value));
            }
        }
        Some(())
    }
}

/// The parts of an object or a list, read from its text one after another.
struct Parts<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Parts<'t> {
    fn new(text: &'t str) -> Self {
        // After the bracket.
        Self { text, at: 1 }
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Whether there is another part; it steps over the comma before it.
    fn goes_on(&mut self) -> bool {
        if self.byte() == Some(b',') {
            self.at += 1;
        }
        !matches!(self.byte(), Some(b']' | b'}') | None)
    }

    /// The next key with its quotes, `Some(None)` after the last; None if there should be one.
    #[allow(clippy::option_option)]
    fn key(&mut self) -> Option<Option<&'t str>> {
        if !self.goes_on() {
            return Some(None);
        }
        let end = end_of_string(self.text.as_bytes(), self.at)?;
        let key = self.text.get(self.at..end)?;
        self.at = end + 1;
        Some(Some(key))
    }

    /// The next value.
    fn value(&mut self) -> Option<&'t str> {
        let end = end_of_value(self.text.as_bytes(), self.at)?;
        let value = self.text.get(self.at..end)?;
        self.at = end;
        Some(value)
    }

    /// Steps over the next value if it is this one.
    fn skip(&mut self, value: &str) -> bool {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let same = rest.starts_with(value.as_bytes()) && matches!(rest.get(value.len()), Some(b',' | b']' | b'}'));
        if same {
            self.at += value.len();
        }
        same
    }

    /// The fields from one whose key was read.
    fn fields(mut self, first: Option<&'t str>) -> Option<Vec<(&'t str, &'t str)>> {
        let (mut fields, mut next) = (Vec::new(), first);
        while let Some(key) = next {
            fields.push((key, self.value()?));
            next = self.key()?;
        }
        Some(fields)
    }
}

/// The index after the string that begins here.
fn end_of_string(text: &[u8], from: usize) -> Option<usize> {
    let mut at = from + 1;
    loop {
        match text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// The index after the value that begins here.
fn end_of_value(text: &[u8], from: usize) -> Option<usize> {
    let (mut at, mut depth) = (from, 0_usize);
    loop {
        match text.get(at)? {
            b'"' => at = end_of_string(text, at)?,
            b'{' | b'[' => {
                depth += 1;
                at += 1;
            }
            b'}' | b']' if depth > 0 => {
                depth -= 1;
                at += 1;
            }
            b',' | b':' if depth > 0 => {
                at += 1;
                continue;
            }
            // Of a number, `true`, `false` or `null`.
            b',' | b'}' | b']' | b':' => return None,
            _ => at = end_of_word(text, at),
        }
        if depth == 0 {
            return Some(at);
        }
    }
}

fn end_of_word(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    rest.iter().position(|byte| matches!(byte, b',' | b'}' | b']')).map_or(text.len(), |length| from + length)
}

/// The changes of a list, as JSON texts: each path with its brackets, and the value. Ends where the list is not one.
pub fn texts(list: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    let mut rest = Parts::new(list);
    std::iter::from_fn(move || {
        let mut change = Parts::new(rest.goes_on().then(|| rest.value())??);
        let path = change.value()?;
        Some((path, change.goes_on().then(|| change.value()).flatten()))
    })
}

/// A change that does not fit what it should change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misfit(pub String);

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the change {} does not fit: expected [path] or [path, value] with the path of a value", self.0)
    }
}

impl std::error::Error for Misfit {}

/// Applies a list of changes.
///
/// # Errors
/// When one of them does not fit; those before it are applied.
pub fn apply(whole: &mut Value, changes: &Value) -> Result<(), Misfit> {
    let misfit = |change: &Value| Misfit(change.to_string());
    let list = changes.as_array().ok_or_else(|| misfit(changes))?;
    list.iter().try_for_each(|change| apply_one(whole, change).ok_or_else(|| misfit(change)))
}

fn apply_one(whole: &mut Value, change: &Value) -> Option<()> {
    let (path, value) = match change.as_array()?.as_slice() {
        [path] => (path, None),
        [path, value] => (path, Some(value)),
        _ => return None,
    };
    let Some((last, above)) = path.as_array()?.split_last() else {
        *whole = value?.clone();
        return Some(());
    };
    let mut at = whole;
    for key in above {
        at = match key {
            Value::String(key) => at.as_object_mut()?.get_mut(key)?,
            key => at.as_array_mut()?.get_mut(usize::try_from(key.as_u64()?).ok()?)?,
        };
    }
    match (last, value) {
        (Value::String(key), Some(value)) => drop(at.as_object_mut()?.insert(key.clone(), value.clone())),
        (Value::String(key), None) => drop(at.as_object_mut()?.remove(key)?),
        (key, Some(value)) => {
            *at.as_array_mut()?.get_mut(usize::try_from(key.as_u64()?).ok()?)? = value.clone();
        }
        (_, None) => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn changes(old: &str, new: &str) -> String {
        let mut list = String::new();
        write("", old, new, &mut list);
        format!("[{list}]")
    }

    #[test]
    fn only_what_differs_is_listed() {
        let old = r#"{"turn":{"seat":1,"actions":2},"players":[{"lp":1,"space":"bank"},{"lp":2,"space":"store"}],"bandits":["a","b"]}"#;
        let new = r#"{"turn":{"seat":1,"actions":12},"players":[{"lp":1,"space":"bank"},{"lp":2,"space":null}],"bandits":["a"]}"#;
        assert_eq!(changes(old, old), "[]");
        assert_eq!(changes(old, new), r#"[[["turn","actions"],12],[["players",1,"space"],null],[["bandits"],["a"]]]"#);
    }

    #[test]
    fn fields_come_and_go() {
        let (old, new) = (
            r#"{"a":1,"b":[],"c":{"x":"long enough to be told in parts"}}"#,
            r#"{"a":1,"c":{"x":"long enough to be told in parts","y":2},"d":{}}"#,
        );
        assert_eq!(changes(old, new), r#"[[["c","y"],2],[["d"],{}],[["b"]]]"#);
    }

    #[test]
    fn what_is_shorter_as_a_whole_is_replaced() {
        assert_eq!(changes(r#"{"list":[1,2,3,4]}"#, r#"{"list":[2,3,4,5]}"#), r#"[[["list"],[2,3,4,5]]]"#);
        assert_eq!(changes("1", "2"), "[[[],2]]");
    }

    /// Every pair of values of all kinds, with texts that look like JSON.
    #[test]
    fn changes_lead_from_any_value_to_any_other() {
        let leaves = [json!(null), json!(true), json!(0), json!(1), json!(12), json!(-1.5), json!(""), json!("a\"b\\")];
        let texts = [json!("}],{["), json!("\\"), json!("é\u{1}"), json!([]), json!({}), json!([[]]), json!([{}])];
        let mut values: Vec<Value> = leaves.into_iter().chain(texts).collect();
        for at in 0..values.len() {
            let (one, other) = (values[at].clone(), values[(at + 3) % 15].clone());
            values.push(json!([one, other, 1]));
            values.push(json!({"a": one, "\"}": other, "c": [one]}));
            values.push(json!({"a": {"b": other}, "c": [one, {"d": one}]}));
        }
        for old in &values {
            for new in &values {
                let list = changes(&old.to_string(), &new.to_string());
                let mut whole = old.clone();
                let parsed = serde_json::from_str(&list).unwrap_or_else(|e| panic!("{e}: {list}"));
                apply(&mut whole, &parsed).unwrap_or_else(|e| panic!("{e}: {old} to {new}"));
                assert_eq!(&whole, new, "{old} by {list}");
                assert!(list.len() <= new.to_string().len() + "[[[],]]".len(), "{list}");
            }
        }
    }

    #[test]
    fn the_texts_of_a_list_are_those_of_its_changes() {
        let list = r#"[[["a",1],{"b":[1,2]}],[["c"]],[[],"]"]]"#;
        let expected = [(r#"["a",1]"#, Some(r#"{"b":[1,2]}"#)), (r#"["c"]"#, None), ("[]", Some(r#""]""#))];
        assert_eq!(texts(list).collect::<Vec<_>>(), expected);
        for broken in ["", "[", "[[", "[1]", "[[]]", "{}", "[[[\"a\"],\"", "[[[\"a\"],1"] {
            assert!(texts(broken).count() <= 1, "{broken}");
        }
    }

    #[test]
    fn changes_that_do_not_fit_are_refused() {
        let bad =
            [json!(1), json!([1]), json!([[]]), json!([[[]]]), json!([[["a", "b"], 1]]), json!([[["list", 2], 1]])];
        for changes in bad.into_iter().chain([json!([[["list", "x"], 1]]), json!([[["none"]]]), json!([[["list", 0]]])])
        {
            assert!(apply(&mut json!({"a": 1, "list": [1, 2]}), &changes).is_err(), "{changes}");
        }
    }
}
