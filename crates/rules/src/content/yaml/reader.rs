//! Reads the types of content files from the nodes of a YAML document, with the line of each mistake.
//!
//! Everything here that is generic is compiled anew for each type: it hands over what functions that are not generic
//! have found, and no more.

use super::fault::{Fault, kind};
use super::lined::LINED;
use super::scalar;
use super::tree::{Node, Place, Value};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use std::borrow::Cow;
use std::fmt;
use std::slice::Iter;

/// Reads a node.
#[derive(Clone, Copy)]
pub(super) struct Reader<'n>(pub &'n Node<'n>);

/// The kinds of values that a type may take without saying which.
enum Simple<'n> {
    Nothing,
    Truth(bool),
    Signed(i64),
    Unsigned(u64),
    Number(f64),
    Word(&'n str),
    List,
    Mapping,
}

impl<'n> Reader<'n> {
    #[inline(never)]
    fn word(self) -> Result<&'n str, Fault> {
        match &self.0.value {
            Value::Scalar { word, .. } if !self.0.is_null() => Ok(word),
            _ => Err(Fault::expected("text")),
        }
    }

    /// The name of a field or a variant.
    #[inline(never)]
    fn name(self) -> Result<&'n str, Fault> {
        self.scalar().ok_or_else(|| Fault::expected("a word"))
    }

    /// A scalar, whatever it stands for.
    fn scalar(self) -> Option<&'n str> {
        match &self.0.value {
            Value::Scalar { word, .. } => Some(word),
            Value::List(_) | Value::Mapping(_) | Value::Nothing => None,
        }
    }

    #[inline(never)]
    fn truth(self) -> Result<bool, Fault> {
        self.scalar().and_then(scalar::truth).ok_or_else(|| Fault::expected(kind("bool")))
    }

    #[inline(never)]
    fn whole(self, name: &str, least: i128, most: i128) -> Result<i128, Fault> {
        let number = self.scalar().and_then(scalar::whole).filter(|n| (least..=most).contains(n));
        number.ok_or_else(|| Fault::expected(kind(name)))
    }

    #[inline(never)]
    fn number(self) -> Result<f64, Fault> {
        self.scalar().and_then(scalar::number).ok_or_else(|| Fault::expected(kind("f64")))
    }

    #[inline(never)]
    fn items(self) -> Result<Items<'n>, Fault> {
        match &self.0.value {
            Value::List(nodes) => Ok(Items { line: None, nodes: nodes.iter(), taken: 0 }),
            Value::Scalar { .. } if self.0.is_null() => Ok(Items { line: None, nodes: [].iter(), taken: 0 }),
            _ => Err(Fault::expected(kind("a sequence"))),
        }
    }

    #[inline(never)]
    fn entries(self) -> Result<Entries<'n>, Fault> {
        let place = self.0.place;
        match &self.0.value {
            Value::Mapping(entries) => Ok(Entries { entries: entries.iter(), value: None, place }),
            Value::Scalar { .. } if self.0.is_null() => Ok(Entries { entries: [].iter(), value: None, place }),
            _ => Err(Fault::expected(kind("a map"))),
        }
    }

    #[inline(never)]
    fn choice(self) -> Result<Choice<'n>, Fault> {
        match &self.0.value {
            Value::Scalar { .. } => Ok(Choice { word: self.0, value: None, more: None }),
            Value::Mapping(entries) => {
                let mut entries = entries.iter();
                let no_word = || Fault::expected("a word with its value, as in {money: 10}");
                let (word, value) = entries.next().ok_or_else(no_word)?;
                Ok(Choice { word, value: Some(value), more: entries.next().map(|(word, _)| word) })
            }
            Value::List(_) | Value::Nothing => {
                Err(Fault::new("expected a word, or a word with its value, as in {money: 10}"))
            }
        }
    }

    #[inline(never)]
    fn simple(self) -> Simple<'n> {
        match &self.0.value {
            Value::List(_) => Simple::List,
            Value::Mapping(_) => Simple::Mapping,
            Value::Nothing => Simple::Nothing,
            Value::Scalar { word, plain: false } => Simple::Word(word),
            Value::Scalar { .. } if self.0.is_null() => Simple::Nothing,
            Value::Scalar { word, plain: true } => {
                let whole = || {
                    let n = scalar::whole(word)?;
                    let signed = || i64::try_from(n).ok().map(Simple::Signed);
                    u64::try_from(n).ok().map(Simple::Unsigned).or_else(signed)
                };
                let truth = scalar::truth(word).map(Simple::Truth);
                let number = || scalar::number(word).map(Simple::Number);
                truth.or_else(whole).or_else(number).unwrap_or(Simple::Word(word))
            }
        }
    }

    fn visit_items<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_seq(&mut self.items()?)
    }

    /// Its line, as a node.
    #[inline(never)]
    fn line(self) -> Node<'static> {
        let place = self.0.place;
        Node { place, value: Value::Scalar { word: Cow::Owned(place.line.to_string()), plain: true } }
    }

    /// A list of one length.
    fn visit_tuple<'de, V: Visitor<'de>>(self, mut items: Items<'_>, visitor: V) -> Result<V::Value, Fault> {
        let read = visitor.visit_seq(&mut items)?;
        items.finish().map(|()| read)
    }
}

macro_rules! whole_numbers {
    ($($read:ident, $visit:ident, $ty:ident;)*) => {$(
        fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            let number = self.whole(stringify!($ty), $ty::MIN.into(), $ty::MAX.into())?;
            visitor.$visit(number as $ty)
        }
    )*};
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.simple() {
            Simple::Nothing => visitor.visit_unit(),
            Simple::Truth(truth) => visitor.visit_bool(truth),
            Simple::Signed(number) => visitor.visit_i64(number),
            Simple::Unsigned(number) => visitor.visit_u64(number),
            Simple::Number(number) => visitor.visit_f64(number),
            Simple::Word(word) => visitor.visit_str(word),
            Simple::List => self.visit_items(visitor),
            Simple::Mapping => self.deserialize_map(visitor),
        }
    }

    whole_numbers! {
        deserialize_i8, visit_i8, i8;
        deserialize_i16, visit_i16, i16;
        deserialize_i32, visit_i32, i32;
        deserialize_i64, visit_i64, i64;
        deserialize_u8, visit_u8, u8;
        deserialize_u16, visit_u16, u16;
        deserialize_u32, visit_u32, u32;
        deserialize_u64, visit_u64, u64;
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_bool(self.truth()?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_f32(self.number()? as f32)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_f64(self.number()?)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_str(self.word()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_str(self.word()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_str(self.word()?)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_any(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.0.is_null() { visitor.visit_unit() } else { Err(Fault::expected("nothing")) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.visit_items(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.visit_tuple(self.items()?, visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let line = self.line();
        let items = if name == LINED { Items::lined(&line, self.0) } else { self.items()? };
        self.visit_tuple(items, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let mut entries = self.entries()?;
        match visitor.visit_map(&mut entries) {
            Ok(read) => entries.finish().map(|()| read),
            Err(fault) => Err(fault.at(entries.place)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_enum(self.choice()?)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_str(self.name()?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }
}

/// The items of a list that are still to be read; before them the line, for a type that wants it.
struct Items<'n> {
    line: Option<&'n Node<'n>>,
    nodes: Iter<'n, Node<'n>>,
    taken: usize,
}

impl<'n> Items<'n> {
    fn lined(line: &'n Node<'n>, node: &'n Node<'n>) -> Self {
        Self { line: Some(line), nodes: std::slice::from_ref(node).iter(), taken: 0 }
    }

    #[inline(never)]
    fn next(&mut self) -> Option<&'n Node<'n>> {
        let next = self.line.take().or_else(|| self.nodes.next());
        self.taken += usize::from(next.is_some());
        next
    }

    /// An error if some are left.
    #[inline(never)]
    fn finish(&self) -> Result<(), Fault> {
        let Some(more) = self.nodes.as_slice().first() else { return Ok(()) };
        let all = self.taken + self.nodes.len();
        Err(Fault::invalid_length(all, &Few(self.taken)).at(more.place))
    }
}

/// The length of a list that is too long.
struct Few(usize);

impl Expected for Few {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of {}", self.0)
    }
}

impl<'de> SeqAccess<'de> for &mut Items<'_> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        match self.next() {
            None => Ok(None),
            Some(node) => match seed.deserialize(Reader(node)) {
                Ok(read) => Ok(Some(read)),
                Err(fault) => Err(fault.at(node.place)),
            },
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.nodes.len() + usize::from(self.line.is_some()))
    }
}

/// The entries of a mapping that are still to be read.
struct Entries<'n> {
    entries: Iter<'n, (Node<'n>, Node<'n>)>,
    /// The value of the key that was read last.
    value: Option<&'n Node<'n>>,
    /// The place of the last key, of the mapping before the first.
    place: Place,
}

impl<'n> Entries<'n> {
    #[inline(never)]
    fn next(&mut self) -> Option<&'n Node<'n>> {
        let (key, value) = self.entries.next()?;
        (self.value, self.place) = (Some(value), key.place);
        Some(key)
    }

    #[inline(never)]
    fn value(&mut self) -> Result<&'n Node<'n>, Fault> {
        self.value.take().ok_or_else(|| Fault::custom("a value was asked for before its word"))
    }

    /// An error if some are left.
    #[inline(never)]
    fn finish(&self) -> Result<(), Fault> {
        match self.entries.as_slice().first() {
            Some((key, _)) => Err(Fault::expected("no more words here").at(key.place)),
            None => Ok(()),
        }
    }
}

impl<'de> MapAccess<'de> for &mut Entries<'_> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        match self.next() {
            None => Ok(None),
            Some(key) => match seed.deserialize(Reader(key)) {
                Ok(read) => Ok(Some(read)),
                Err(fault) => Err(fault.at(key.place)),
            },
        }
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Fault> {
        let value = self.value()?;
        seed.deserialize(Reader(value)).map_err(|fault| fault.at(value.place))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.entries.len())
    }
}

/// One of several words, perhaps with a value.
struct Choice<'n> {
    word: &'n Node<'n>,
    value: Option<&'n Node<'n>>,
    /// A second word, where there may be one.
    more: Option<&'n Node<'n>>,
}

/// What a word without a value has as its value.
static NOTHING: Node<'static> = Node { place: Place { line: 0, column: 0 }, value: Value::Nothing };

impl<'n> Choice<'n> {
    /// The word's value. An error if there is a second word.
    #[inline(never)]
    fn value(&self) -> Result<Reader<'n>, Fault> {
        match self.more {
            Some(more) => Err(Fault::expected("one word with its value").at(more.place)),
            None => Ok(Reader(self.value.unwrap_or(&NOTHING))),
        }
    }

    /// An error if there is a value.
    #[inline(never)]
    fn no_value(&self) -> Result<(), Fault> {
        match self.value {
            Some(value) if !value.is_null() => Err(Fault::expected("a word without a value").at(value.place)),
            _ => self.value().map(|_| ()),
        }
    }

    /// An error in reading the value.
    #[cold]
    #[inline(never)]
    fn wrong(&self, fault: Fault) -> Fault {
        match self.value {
            Some(value) => fault.at(value.place),
            None => Fault::new(format!("“{}” has no value: {fault}", self.name())).at(self.word.place),
        }
    }

    fn name(&self) -> &str {
        Reader(self.word).scalar().unwrap_or_default()
    }
}

impl<'de> EnumAccess<'de> for Choice<'_> {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Fault> {
        match seed.deserialize(Reader(self.word)) {
            Ok(read) => Ok((read, self)),
            Err(fault) => Err(fault.at(self.word.place)),
        }
    }
}

impl<'de> VariantAccess<'de> for Choice<'_> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        self.no_value()
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        seed.deserialize(self.value()?).map_err(|fault| self.wrong(fault))
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Fault> {
        self.value()?.deserialize_tuple(length, visitor).map_err(|fault| self.wrong(fault))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        self.value()?.deserialize_map(visitor).map_err(|fault| self.wrong(fault))
    }
}
