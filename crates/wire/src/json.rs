//! JSON objects that are written at once, without a tree of values in between.
//!
//! The keys of each object are in alphabetical order, as `serde_json::Value` writes them, so that what is written does not
//! depend on the order in which fields are declared.

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::{CharEscape, CompactFormatter, Formatter};
use std::io;
use std::ops::Range;

/// A key with its value, as they stand in the text: `"key":value`.
#[derive(Clone, Debug)]
struct Member {
    begin: usize,
    /// Where the key ends, with its quotation mark.
    key_end: usize,
    end: usize,
}

impl Member {
    /// The key without its quotation marks.
    fn key<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        &text[self.begin + 1..self.key_end - 1]
    }

    fn text(&self) -> Range<usize> {
        self.begin..self.end
    }
}

/// Appends the members to a buffer, in the order of their keys and within braces.
fn join(text: &[u8], members: &mut [Member], out: &mut Vec<u8>) {
    members.sort_unstable_by(|a, b| a.key(text).cmp(b.key(text)));
    out.push(b'{');
    for (at, member) in members.iter().enumerate() {
        if at > 0 {
            out.push(b',');
        }
        out.extend_from_slice(&text[member.text()]);
    }
    out.push(b'}');
}

/// Writes JSON to its own text; what the serializer takes for the output stays empty.
#[derive(Clone, Default, Debug)]
struct Ordered {
    text: Vec<u8>,
    /// The members of the objects that are open, the innermost object's last.
    members: Vec<Member>,
    /// For each open object, where its text begins and the number of members of those around it.
    open: Vec<(usize, usize)>,
    spare: Vec<u8>,
    /// Whether the members of the outermost object are left as they are, for an [`Object`].
    keep: bool,
}

impl Ordered {
    fn write(&mut self, value: &(impl Serialize + ?Sized)) {
        let written = value.serialize(&mut Serializer::with_formatter(io::sink(), self));
        written.expect("invariant: what the protocol writes has texts for keys, and memory can be written");
    }
}

macro_rules! as_usual {
    ($($name:ident($($value:ident: $of:ty)?);)*) => {$(
        fn $name<W: ?Sized + io::Write>(&mut self, _: &mut W $(, $value: $of)?) -> io::Result<()> {
            CompactFormatter.$name(&mut self.text $(, $value)?)
        }
    )*};
}

impl Formatter for &mut Ordered {
    as_usual! {
        write_null(); write_bool(value: bool);
        write_i8(value: i8); write_i16(value: i16); write_i32(value: i32); write_i64(value: i64); write_i128(value: i128);
        write_u8(value: u8); write_u16(value: u16); write_u32(value: u32); write_u64(value: u64); write_u128(value: u128);
        write_f64(value: f64); write_number_str(value: &str);
        begin_string(); end_string(); write_string_fragment(value: &str); write_char_escape(value: CharEscape);
        begin_array(); end_array(); begin_array_value(first: bool); end_array_value();
        begin_object_value(); write_raw_fragment(value: &str);
    }

    /// As a tree of values has it: as the nearest number with 64 bits.
    fn write_f32<W: ?Sized + io::Write>(&mut self, out: &mut W, value: f32) -> io::Result<()> {
        self.write_f64(out, f64::from(value))
    }

    fn begin_object<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.open.push((self.text.len(), self.members.len()));
        Ok(())
    }

    fn begin_object_key<W: ?Sized + io::Write>(&mut self, _: &mut W, _first: bool) -> io::Result<()> {
        let begin = self.text.len();
        self.members.push(Member { begin, key_end: begin, end: begin });
        Ok(())
    }

    fn end_object_key<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        let at = self.text.len();
        self.members.last_mut().expect("invariant: a key ends after it began").key_end = at;
        Ok(())
    }

    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        let at = self.text.len();
        self.members.last_mut().expect("invariant: a value follows its key").end = at;
        Ok(())
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        let Ordered { text, members, open, spare, keep } = &mut **self;
        let (begin, first) = open.pop().expect("invariant: an object ends after it began");
        if *keep && open.is_empty() {
            return Ok(());
        }
        spare.clear();
        join(text, &mut members[first..], spare);
        members.truncate(first);
        text.truncate(begin);
        text.extend_from_slice(spare);
        Ok(())
    }
}

/// A JSON object in the making.
#[derive(Clone, Default, Debug)]
pub struct Object {
    inner: Ordered,
    members: Vec<Member>,
}

impl Object {
    /// One without members.
    pub fn new() -> Self {
        Self::default()
    }

    /// The members of something that is written as an object.
    pub fn of(value: &impl Serialize) -> Self {
        let mut inner = Ordered { keep: true, ..Ordered::default() };
        inner.write(value);
        inner.keep = false;
        let members = std::mem::take(&mut inner.members);
        Self { inner, members }
    }

    /// Adds a member, in place of one of the same name.
    pub fn put(&mut self, name: &str, value: &(impl Serialize + ?Sized)) {
        self.member(name, |inner| inner.write(value));
    }

    /// Adds an object as a member, in place of one of the same name.
    pub fn put_object(&mut self, name: &str, mut value: Object) {
        self.member(name, |inner| join(&value.inner.text, &mut value.members, &mut inner.text));
    }

    fn member(&mut self, name: &str, value: impl FnOnce(&mut Ordered)) {
        self.remove(name);
        let begin = self.inner.text.len();
        self.inner.write(name);
        let key_end = self.inner.text.len();
        self.inner.text.push(b':');
        value(&mut self.inner);
        self.members.push(Member { begin, key_end, end: self.inner.text.len() });
    }

    /// Leaves a member out.
    pub fn remove(&mut self, name: &str) {
        let text = &self.inner.text;
        self.members.retain(|member| member.key(text) != name.as_bytes());
    }

    /// The object on one line.
    pub fn text(mut self) -> String {
        let mut out = Vec::with_capacity(self.inner.text.len() + self.members.len() + 2);
        join(&self.inner.text, &mut self.members, &mut out);
        String::from_utf8(out).expect("invariant: JSON is written in whole characters")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    struct Inner {
        zeal: Option<u8>,
        ale: BTreeMap<String, f64>,
    }

    #[derive(Serialize)]
    struct Outer {
        name: &'static str,
        list: Vec<Inner>,
        #[serde(rename = "a\"b")]
        quoted: char,
        empty: BTreeMap<String, u8>,
        below: (i64, u64, bool, f32),
    }

    fn outer() -> Outer {
        let ale = BTreeMap::from([("x\u{1}".to_owned(), 0.25), ("a-b".to_owned(), -3.0), ("a".to_owned(), 1e30)]);
        let list = vec![Inner { zeal: None, ale }, Inner { zeal: Some(7), ale: BTreeMap::new() }];
        Outer { name: "d\"é\n", list, quoted: 'ß', empty: BTreeMap::new(), below: (i64::MIN, u64::MAX, true, 0.1) }
    }

    #[test]
    fn objects_are_written_like_trees_of_values() {
        assert_eq!(Object::of(&outer()).text(), json!(outer()).to_string());
        assert_eq!(Object::new().text(), "{}");
    }

    #[test]
    fn members_are_added_replaced_and_left_out() {
        let (mut object, Value::Object(mut tree)) = (Object::of(&outer()), json!(outer())) else { panic!("an object") };
        object.remove("below");
        tree.remove("below");
        object.put("name", &[1, 2]);
        tree.insert("name".to_owned(), json!([1, 2]));
        object.put("around", &outer());
        tree.insert("around".to_owned(), json!(outer()));
        object.put_object("again", Object::of(&outer()));
        tree.insert("again".to_owned(), json!(outer()));
        object.put("name", &None::<u8>);
        tree.insert("name".to_owned(), Value::Null);
        assert_eq!(object.text(), Value::Object(tree).to_string());
    }
}
