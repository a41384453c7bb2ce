//! What has changed from one JSON text to another, as a list of changes that a client applies to what it was sent.
//!
//! A change is `[path, value]`: the path lists the keys and the indices that lead to a value, and the value replaces what is
//! there; `[path]` alone removes it. The empty path is the whole. A list of the same length as before is compared element by
//! element, any other is replaced, and so is whatever would take more bytes in parts.
//!
//! The changes depend on the two texts only. Who may know both learns nothing else from them, such as that something hidden
//! was touched.

use serde::Serialize;
use serde_json::Value;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};
use std::cell::Cell;
use std::{fmt, io};

/// Values below this depth are compared as a whole, so that a text needs little memory besides.
const DEPTH: u8 = 3;

/// A JSON text in which the values are found without reading it.
#[derive(Debug, Default)]
pub struct Text {
    json: String,
    /// The values from the whole down, each followed by those in it.
    nodes: Vec<Node>,
}

/// A value in a text.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    /// Where its key begins and ends, with the quotes; empty in a list.
    key: (u32, u32),
    /// Where it begins and ends.
    value: (u32, u32),
    /// The index after the last node in it.
    next: u32,
    depth: u8,
}

impl Text {
    /// The text of a value, which usually has so many bytes.
    pub fn of(value: &impl Serialize, usual: usize) -> Self {
        let length = Cell::new(0);
        let mut json = Vec::with_capacity(usual);
        let mut marker =
            Marker { length: &length, nodes: Vec::with_capacity(usual / 12), open: Vec::with_capacity(8), depth: 0 };
        marker.open();
        let mut to = Serializer::with_formatter(Counted { json: &mut json, length: &length }, &mut marker);
        // Writing to memory cannot fail, and JSON is valid UTF-8.
        let _ = value.serialize(&mut to);
        marker.close();
        let mut nodes = marker.nodes;
        // Texts are kept until the next position.
        nodes.shrink_to_fit();
        json.shrink_to_fit();
        Self { json: String::from_utf8(json).unwrap_or_default(), nodes }
    }

    /// The JSON.
    pub fn json(&self) -> &str {
        &self.json
    }

    #[inline]
    fn slice(&self, (from, to): (u32, u32)) -> &str {
        self.json.get(from as usize..to as usize).unwrap_or_default()
    }

    /// The values directly in another one.
    fn parts(&self, node: Node, at: usize) -> impl Iterator<Item = (usize, Node)> {
        let mut next = at + 1;
        std::iter::from_fn(move || {
            let part = *self.nodes.get(next).filter(|_| next < node.next as usize)?;
            let at = std::mem::replace(&mut next, part.next as usize);
            Some((at, part))
        })
    }
}

/// Writes to memory and counts.
struct Counted<'a> {
    json: &'a mut Vec<u8>,
    length: &'a Cell<u32>,
}

impl io::Write for Counted<'_> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.json.extend_from_slice(bytes);
        self.length.set(self.json.len() as u32);
        Ok(bytes.len())
    }
    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write(bytes).map(|_| ())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Notes where values begin and end while they are written.
struct Marker<'a> {
    length: &'a Cell<u32>,
    nodes: Vec<Node>,
    /// The nodes around the value being written.
    open: Vec<usize>,
    depth: u8,
}

impl Marker<'_> {
    #[inline]
    fn open(&mut self) {
        if self.depth <= DEPTH {
            let at = self.length.get();
            self.open.push(self.nodes.len());
            self.nodes.push(Node { key: (at, at), value: (at, at), next: 0, depth: self.depth });
        }
        self.depth += 1;
    }

    #[inline]
    fn close(&mut self) {
        self.depth -= 1;
        if self.depth <= DEPTH
            && let Some(at) = self.open.pop()
        {
            self.nodes[at].value.1 = self.length.get();
            self.nodes[at].next = self.nodes.len() as u32;
        }
    }

    /// The key of the value being written ends.
    #[inline]
    fn keyed(&mut self) {
        if self.depth <= DEPTH + 1
            && let Some(node) = self.open.last().and_then(|at| self.nodes.get_mut(*at))
        {
            node.key.1 = self.length.get();
        }
    }

    #[inline]
    fn begin(&mut self) {
        if self.depth <= DEPTH + 1
            && let Some(node) = self.open.last().and_then(|at| self.nodes.get_mut(*at))
        {
            node.value.0 = self.length.get();
        }
    }
}

/// The compact format, with marks.
impl Formatter for &mut Marker<'_> {
    #[inline]
    fn begin_array_value<W: ?Sized + io::Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        CompactFormatter.begin_array_value(to, first)?;
        self.open();
        Ok(())
    }
    #[inline]
    fn end_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.close();
        Ok(())
    }
    #[inline]
    fn begin_object_key<W: ?Sized + io::Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        CompactFormatter.begin_object_key(to, first)?;
        self.open();
        Ok(())
    }
    #[inline]
    fn end_object_key<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.keyed();
        Ok(())
    }
    #[inline]
    fn begin_object_value<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        CompactFormatter.begin_object_value(to)?;
        self.begin();
        Ok(())
    }
    #[inline]
    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.close();
        Ok(())
    }
}

/// Appends the changes from one text to another to a list. `path` are the keys above both, as JSON without the brackets,
/// such as `"position"`.
pub fn write(path: &str, old: &Text, new: &Text, list: &mut String) {
    Writer { old, new, path: path.to_owned(), list }.compare(0, 0);
}

/// Appends a change that replaces everything.
pub fn write_whole(new: &str, list: &mut String) {
    put("", Some(new), list);
}

fn put(path: &str, value: Option<&str>, list: &mut String) {
    if !list.is_empty() {
        list.push(',');
    }
    list.push_str("[[");
    list.push_str(path);
    list.push(']');
    if let Some(value) = value {
        list.push(',');
        list.push_str(value);
    }
    list.push(']');
}

struct Writer<'a> {
    old: &'a Text,
    new: &'a Text,
    /// The keys and indices that lead to the values being compared, as JSON.
    path: String,
    list: &'a mut String,
}

impl Writer<'_> {
    /// Compares the values of two nodes.
    fn compare(&mut self, was: usize, is: usize) {
        let (Some(before), Some(after)) = (self.old.nodes.get(was), self.new.nodes.get(is)) else { return };
        let (before, after) = (*before, *after);
        let (old, new) = (self.old.slice(before.value), self.new.slice(after.value));
        if old == new {
            return;
        }
        let mark = self.list.len();
        let whole = usize::from(mark > 0) + self.path.len() + new.len() + "[[],]".len();
        let parts = before.depth < DEPTH
            && match (old.as_bytes().first(), new.as_bytes().first()) {
                (Some(b'{'), Some(b'{')) => self.compare_objects((before, was), (after, is)),
                (Some(b'['), Some(b'[')) => self.compare_lists((before, was), (after, is)),
                _ => false,
            };
        if !parts || self.list.len() - mark > whole {
            self.list.truncate(mark);
            put(&self.path, Some(new), self.list);
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

    fn is_same(&self, before: Node, after: Node) -> bool {
        self.old.slice(before.value) == self.new.slice(after.value)
    }

    fn compare_objects(&mut self, was: (Node, usize), is: (Node, usize)) -> bool {
        let (old, new) = (self.old, self.new);
        let (mut fields, mut all) = (old.parts(was.0, was.1), true);
        for (at, after) in new.parts(is.0, is.1) {
            let key = new.slice(after.key);
            // Fields that may be missing are few, so that those of both are in the same order nearly always.
            let before = fields.next().filter(|(_, before)| old.slice(before.key) == key);
            all &= before.is_some();
            let before = before.or_else(|| old.parts(was.0, was.1).find(|(_, before)| old.slice(before.key) == key));
            match before {
                Some((_, before)) if self.is_same(before, after) => {}
                Some((from, _)) => self.below(key, |changes| changes.compare(from, at)),
                None => self.below(key, |changes| put(&changes.path, Some(new.slice(after.value)), changes.list)),
            }
        }
        if !all || fields.next().is_some() {
            for (_, before) in old.parts(was.0, was.1) {
                let key = old.slice(before.key);
                if !new.parts(is.0, is.1).any(|(_, after)| new.slice(after.key) == key) {
                    self.below(key, |changes| put(&changes.path, None, changes.list));
                }
            }
        }
        true
    }

    /// False if the lists have not the same length.
    fn compare_lists(&mut self, was: (Node, usize), is: (Node, usize)) -> bool {
        let (old, new) = (self.old, self.new);
        let (mut before, mut after) = (old.parts(was.0, was.1), new.parts(is.0, is.1));
        for index in 0_usize.. {
            match (before.next(), after.next()) {
                (Some((_, before)), Some((_, after))) if self.is_same(before, after) => {}
                (Some((from, _)), Some((to, _))) => self.below(index, |changes| changes.compare(from, to)),
                (None, None) => break,
                _ => return false,
            }
        }
        true
    }
}

/// The elements of a list, read from its text one after another.
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

    /// The next value.
    fn value(&mut self) -> Option<&'t str> {
        let end = end_of_value(self.text.as_bytes(), self.at)?;
        let value = self.text.get(self.at..end)?;
        self.at = end;
        Some(value)
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
        let text = |json: &str| Text::of(&serde_json::from_str::<Value>(json).expect("JSON"), 16);
        let (old, new, mut list) = (text(old), text(new), String::new());
        write("", &old, &new, &mut list);
        format!("[{list}]")
    }

    #[test]
    fn only_what_differs_is_listed() {
        let old = r#"{"turn":{"seat":1,"actions":2},"players":[{"lp":1,"space":"bank"},{"lp":2,"space":"store"}],"bandits":["a","b"]}"#;
        let new = r#"{"turn":{"seat":1,"actions":12},"players":[{"lp":1,"space":"bank"},{"lp":2,"space":null}],"bandits":["a"]}"#;
        assert_eq!(changes(old, old), "[]");
        assert_eq!(changes(old, new), r#"[[["bandits"],["a"]],[["players",1,"space"],null],[["turn","actions"],12]]"#);
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
