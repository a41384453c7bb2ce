//! What has changed from one value to another, as a list of changes that a client applies to what it was sent.
//!
//! A change is `[path, value]`: the path lists the keys and the indices that lead to a value, and the value replaces what is
//! there; `[path]` alone removes it. The empty path is the whole.
//!
//! Values are compared before they are written as JSON, so that what is the same is not written at all. The changes depend
//! on the two values only, each as its reader may know it. So they tell nothing else, such as that something hidden was
//! touched.

use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// The usual length of a path, in bytes.
const USUAL_PATH: usize = 64;
/// The usual length of a list, in bytes.
const USUAL_LIST: usize = 512;

/// A value that can be compared with an earlier one part by part.
pub trait Compare: Serialize {
    /// Adds what has changed since an old value, which is at the path of the list.
    fn compare(&self, old: &Self, changes: &mut Changes);
}

/// Compares two values of a struct field by field. All fields are named, each with the method of [`Changes`] for it, so that
/// a field without one does not compile.
#[macro_export]
macro_rules! compare_fields {
    ($type:ty { $($how:ident $field:ident),* $(,)? }) => {
        impl $crate::changes::Compare for $type {
            fn compare(&self, old: &Self, changes: &mut $crate::changes::Changes) {
                let Self { $($field),* } = self;
                $(changes.$how(stringify!($field), &old.$field, $field);)*
            }
        }
    };
}

impl<T: Compare> Compare for Option<T> {
    fn compare(&self, old: &Self, changes: &mut Changes) {
        match (old, self) {
            (Some(old), Some(new)) => new.compare(old, changes),
            (None, None) => {}
            _ => changes.replace(self),
        }
    }
}

impl<T: Compare> Compare for Vec<T> {
    fn compare(&self, old: &Self, changes: &mut Changes) {
        if old.len() != self.len() {
            return changes.replace(self);
        }
        for (index, (old, new)) in old.iter().zip(self).enumerate() {
            changes.below(index, |changes| new.compare(old, changes));
        }
    }
}

/// Collects how a position differs from the one before, as the JSON that clients apply.
#[derive(Debug, Default)]
pub struct Changes {
    /// The keys and indices that lead to the values being compared, as JSON without the brackets.
    path: String,
    /// The changes, as JSON without the brackets.
    list: Vec<u8>,
}

impl Changes {
    /// What has changed below a key, or in the whole if that is empty.
    pub fn between<T: Compare>(key: &'static str, old: &T, new: &T) -> Self {
        let mut changes = Self { path: String::with_capacity(USUAL_PATH), list: Vec::with_capacity(USUAL_LIST) };
        match key {
            "" => new.compare(old, &mut changes),
            key => changes.parts(key, old, new),
        }
        changes
    }

    /// A change that replaces everything.
    pub fn whole(new: &impl Serialize) -> Self {
        let mut changes = Self::default();
        changes.replace(new);
        changes
    }

    /// The list as JSON, without the brackets.
    pub fn list(&self) -> &[u8] {
        &self.list
    }

    /// A field that is replaced if it differs.
    pub fn value<T: Serialize + PartialEq>(&mut self, key: &'static str, old: &T, new: &T) {
        if old != new {
            self.at(key, |changes| changes.replace(new));
        }
    }

    /// A field that is missing without a value.
    pub fn optional<T: Serialize + PartialEq>(&mut self, key: &'static str, old: &Option<T>, new: &Option<T>) {
        match new {
            _ if old == new => {}
            Some(new) => self.at(key, |changes| changes.replace(new)),
            None => self.at(key, |changes| changes.put(|_| {})),
        }
    }

    /// A field that is JSON already, and is replaced if it differs.
    pub fn json<T: AsRef<str> + PartialEq>(&mut self, key: &'static str, old: &Option<T>, new: &Option<T>) {
        if old != new {
            let text = new.as_ref().map_or("null", AsRef::as_ref);
            let write = |list: &mut Vec<u8>| {
                list.push(b',');
                list.extend_from_slice(text.as_bytes());
            };
            self.at(key, |changes| changes.put(write));
        }
    }

    /// A field that is compared part by part.
    pub fn parts<T: Compare>(&mut self, key: &'static str, old: &T, new: &T) {
        self.at(key, |changes| new.compare(old, changes));
    }

    /// A list of which the elements that differ are replaced; the whole if nothing in it is the same.
    pub fn elements<T: Serialize + PartialEq>(&mut self, key: &'static str, old: &Vec<T>, new: &Vec<T>) {
        let pairs = || old.iter().zip(new).enumerate();
        if old.len() != new.len() || pairs().all(|(_, (old, new))| old != new) {
            return self.value(key, old, new);
        }
        self.at(key, |changes| {
            for (index, (_, new)) in pairs().filter(|(_, (old, new))| old != new) {
                changes.below(index, |changes| changes.replace(new));
            }
        });
    }

    /// Replaces what is here.
    fn replace(&mut self, value: &impl Serialize) {
        self.put(|list| {
            list.push(b',');
            serde_json::to_writer(list, value).expect("invariant: what is compared is JSON");
        });
    }

    /// Adds a change; what is written behind its path is the comma and the value, if it has one.
    fn put(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        if !self.list.is_empty() {
            self.list.push(b',');
        }
        self.list.extend_from_slice(b"[[");
        self.list.extend_from_slice(self.path.as_bytes());
        self.list.push(b']');
        write(&mut self.list);
        self.list.push(b']');
    }

    /// Compares what is at a key, which needs no escapes.
    fn at(&mut self, key: &'static str, compare: impl FnOnce(&mut Self)) {
        self.step(|path| path.extend(["\"", key, "\""]), compare);
    }

    fn below(&mut self, index: usize, compare: impl FnOnce(&mut Self)) {
        use fmt::Write as _;
        // Writing to memory cannot fail.
        self.step(|path| _ = write!(path, "{index}"), compare);
    }

    fn step(&mut self, name: impl FnOnce(&mut String), compare: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        if length > 0 {
            self.path.push(',');
        }
        name(&mut self.path);
        compare(self);
        self.path.truncate(length);
    }
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

    #[derive(Serialize, Clone, PartialEq, Default)]
    struct Whole {
        number: u8,
        text: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        missing: Option<u8>,
        inner: Option<Inner>,
        list: Vec<Inner>,
        numbers: Vec<u8>,
        written: Option<Written>,
    }

    /// A list of numbers that is JSON already.
    #[derive(Clone, PartialEq)]
    struct Written(&'static str);

    impl AsRef<str> for Written {
        fn as_ref(&self) -> &str {
            self.0
        }
    }

    impl Serialize for Written {
        fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            serde_json::from_str::<Vec<u8>>(self.0).map_err(serde::ser::Error::custom)?.serialize(to)
        }
    }

    #[derive(Serialize, Clone, PartialEq, Default)]
    struct Inner {
        one: u8,
        other: Option<String>,
    }

    compare_fields!(Whole {
        value number, value text, optional missing, parts inner, parts list, elements numbers, json written,
    });
    compare_fields!(Inner { value one, value other });

    fn changes(old: &Whole, new: &Whole) -> String {
        let list = Changes::between("", old, new);
        format!("[{}]", std::str::from_utf8(list.list()).expect("JSON"))
    }

    fn inner(one: u8, other: &str) -> Inner {
        Inner { one, other: Some(other.to_owned()) }
    }

    #[test]
    fn only_what_differs_is_listed() {
        let old = Whole { list: vec![inner(1, "a"), inner(2, "b")], inner: Some(inner(3, "c")), ..Whole::default() };
        assert_eq!(changes(&old, &old), "[]");
        let mut new = Whole { number: 12, list: vec![inner(1, "a"), inner(2, "\"")], ..old.clone() };
        new.inner = Some(Inner { other: None, ..inner(4, "") });
        let expected = r#"[[["number"],12],[["inner","one"],4],[["inner","other"],null],[["list",1,"other"],"\""]]"#;
        assert_eq!(changes(&old, &new), expected);
        let new = Whole { list: vec![inner(1, "a")], ..Whole::default() };
        assert_eq!(changes(&Whole::default(), &new), r#"[[["list"],[{"one":1,"other":"a"}]]]"#);
    }

    #[test]
    fn fields_come_and_go() {
        let old = Whole { missing: Some(1), ..Whole::default() };
        let new = Whole { inner: Some(inner(1, "a")), ..Whole::default() };
        assert_eq!(changes(&old, &new), r#"[[["missing"]],[["inner"],{"one":1,"other":"a"}]]"#);
        assert_eq!(changes(&new, &old), r#"[[["missing"],1],[["inner"],null]]"#);
    }

    #[test]
    fn a_list_without_the_same_elements_is_replaced() {
        let of = |numbers: &[u8]| Whole { numbers: numbers.to_vec(), ..Whole::default() };
        assert_eq!(changes(&of(&[1, 2, 3, 4]), &of(&[1, 9, 3, 8])), r#"[[["numbers",1],9],[["numbers",3],8]]"#);
        assert_eq!(changes(&of(&[1, 2, 3, 4]), &of(&[2, 3, 4, 5])), r#"[[["numbers"],[2,3,4,5]]]"#);
        assert_eq!(changes(&of(&[1, 2]), &of(&[1])), r#"[[["numbers"],[1]]]"#);
        assert_eq!(changes(&of(&[]), &of(&[])), "[]");
    }

    #[test]
    fn changes_lead_from_any_value_to_any_other() {
        let inners = [None, Some(inner(0, "}],{[")), Some(inner(0, "a\"b\\")), Some(Inner::default())];
        let mut values = Vec::new();
        for at in 0..24_usize {
            let inner = inners[at % 4].clone();
            let list = inners.iter().take(at % 5).flatten().cloned().collect();
            let (missing, numbers) = ((at % 3 > 0).then_some(at as u8 % 2), (0..at as u8 % 7).collect());
            let written = [None, Some(Written("[]")), Some(Written("[1,2]"))][at % 3].clone();
            let (number, text) = (at as u8 % 2, "é\u{1}".repeat(at % 3));
            values.push(Whole { number, text, missing, inner, list, numbers, written });
        }
        for (old, new) in values.iter().flat_map(|old| values.iter().map(move |new| (old, new))) {
            let list = changes(old, new);
            let mut whole = json!(old);
            apply(&mut whole, &serde_json::from_str(&list).expect("JSON")).unwrap_or_else(|e| panic!("{e}: {list}"));
            assert_eq!(whole, json!(new), "{} by {list}", json!(old));
        }
    }

    #[test]
    fn everything_is_replaced_at_the_empty_path() {
        let whole = Changes::whole(&Whole::default());
        let expected = r#"[[],{"number":0,"text":"","inner":null,"list":[],"numbers":[],"written":null}]"#;
        assert_eq!(whole.list(), expected.as_bytes());
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
