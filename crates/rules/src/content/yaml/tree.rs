//! The nodes of a YAML text, each with its place.

use super::fault::{Fault, twice};
use super::scalar;
use granit_parser::{ErrorKind, Event, Marker, Parser, ScalarStyle, ScanError, Span, StrInput, Tag};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};

/// How deep lists and mappings may lie within each other: reading them takes that much of the stack.
const MAX_DEPTH: usize = 64;
/// How many nodes a text may have, those counted again that an alias repeats.
const MAX_NODES: usize = 250_000;
/// How many bytes the words of a text may have, those counted again that an alias repeats.
const MAX_BYTES: usize = 64 << 20;

/// A place in a text, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub line: u32,
    pub column: u32,
}

impl Place {
    fn of(mark: Marker) -> Self {
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Self { line: small(mark.line()), column: small(mark.col() + 1) }
    }
}

/// A node with its place; what an alias repeats has the place of the alias, and within it that of the original.
#[derive(Clone, Debug)]
pub(super) struct Node<'t> {
    pub place: Place,
    pub value: Value<'t>,
}

/// What a node is.
#[derive(Clone, Debug)]
pub(super) enum Value<'t> {
    /// A word or text; without quotes it may stand for nothing, a number, or yes or no.
    Scalar { word: Cow<'t, str>, plain: bool },
    /// A list.
    List(Vec<Node<'t>>),
    /// A mapping, each key once.
    Mapping(Vec<(Node<'t>, Node<'t>)>),
    /// The value of a word that has none.
    Nothing,
}

impl Node<'_> {
    /// Whether it stands for nothing.
    pub fn is_null(&self) -> bool {
        match &self.value {
            Value::Scalar { word, plain } => *plain && scalar::is_null(word),
            Value::Nothing => true,
            Value::List(_) | Value::Mapping(_) => false,
        }
    }

    /// Its size.
    fn size(&self) -> Size {
        let around = |inner: Size, node: &Node<'_>| inner.beside(node.size());
        let inner = match &self.value {
            Value::Scalar { word, .. } => return Size { nodes: 1, bytes: word.len(), depth: 0 },
            Value::Nothing => return Size { nodes: 1, bytes: 0, depth: 0 },
            Value::List(nodes) => nodes.iter().fold(Size::default(), around),
            Value::Mapping(entries) => {
                entries.iter().flat_map(|(key, value)| [key, value]).fold(Size::default(), around)
            }
        };
        Size { nodes: inner.nodes + 1, depth: inner.depth + 1, ..inner }
    }
}

/// How large a node is with all within it.
#[derive(Clone, Copy, Default)]
struct Size {
    nodes: usize,
    bytes: usize,
    depth: usize,
}

impl Size {
    fn beside(self, other: Self) -> Self {
        let depth = self.depth.max(other.depth);
        Self { nodes: self.nodes + other.nodes, bytes: self.bytes + other.bytes, depth }
    }
}

/// The one document of a text; `null` for a text without one.
pub(super) fn document(text: &str) -> Result<Node<'_>, Fault> {
    let mut documents = documents(text)?.into_iter();
    let nothing = Value::Scalar { word: Cow::Borrowed(""), plain: true };
    let first = documents.next().unwrap_or(Node { place: Place { line: 1, column: 1 }, value: nothing });
    match documents.next() {
        Some(second) => Err(Fault::new("a second document begins here: expected one").at(second.place)),
        None => Ok(first),
    }
}

/// The documents of a text.
pub(super) fn documents(text: &str) -> Result<Vec<Node<'_>>, Fault> {
    let options = granit_parser::options! { emit_comments: false };
    let mut growing = Growing {
        parser: Parser::new_from_str_with_options(text, options),
        anchors: BTreeMap::new(),
        size: Size::default(),
    };
    let mut documents = Vec::new();
    while let Some((event, span)) = growing.event()? {
        match event {
            Event::StreamStart | Event::StreamEnd | Event::DocumentStart(..) => {}
            Event::DocumentEnd => growing.anchors.clear(),
            event => documents.push(growing.node(event, &span, 0)?),
        }
    }
    Ok(documents)
}

/// A tree that is being read.
struct Growing<'t> {
    parser: Parser<'t, StrInput<'t>>,
    /// The complete nodes that have an anchor, by its number.
    anchors: BTreeMap<usize, Node<'t>>,
    size: Size,
}

impl<'t> Growing<'t> {
    fn event(&mut self) -> Result<Option<(Event<'t>, Span)>, Fault> {
        self.parser.next_event().transpose().map_err(|error| syntax(&error))
    }

    /// The next node within a list or mapping; none at its end.
    fn inner(&mut self, depth: usize) -> Result<Option<Node<'t>>, Fault> {
        match self.event()? {
            None | Some((Event::SequenceEnd | Event::MappingEnd, _)) => Ok(None),
            Some((event, span)) => self.node(event, &span, depth).map(Some),
        }
    }

    /// The node that begins with an event.
    fn node(&mut self, event: Event<'t>, span: &Span, depth: usize) -> Result<Node<'t>, Fault> {
        let place = Place::of(span.start);
        let (anchor, value) = match event {
            Event::Scalar(word, style, anchor, tag) => {
                self.grow(Size { nodes: 1, bytes: word.len(), depth }, place)?;
                let is_text = untagged(tag.as_deref(), place)?;
                (anchor, Value::Scalar { word, plain: style == ScalarStyle::Plain && !is_text })
            }
            Event::SequenceStart(_, anchor, tag) => {
                self.grow(Size { nodes: 1, bytes: 0, depth: depth + 1 }, place)?;
                untagged(tag.as_deref(), place)?;
                let mut nodes = Vec::new();
                while let Some(node) = self.inner(depth + 1)? {
                    nodes.push(node);
                }
                (anchor, Value::List(nodes))
            }
            Event::MappingStart(_, anchor, tag) => {
                self.grow(Size { nodes: 1, bytes: 0, depth: depth + 1 }, place)?;
                untagged(tag.as_deref(), place)?;
                (anchor, Value::Mapping(self.mapping(depth + 1)?))
            }
            Event::Alias(id) => return self.repeated(id, place, depth),
            other => return Err(Fault::new(format!("expected a value, found {other:?}")).at(place)),
        };
        let node = Node { place, value };
        if anchor > 0 {
            self.anchors.insert(anchor, node.clone());
        }
        Ok(node)
    }

    /// What an alias repeats.
    fn repeated(&mut self, id: usize, place: Place, depth: usize) -> Result<Node<'t>, Fault> {
        let missing = || Fault::new("an alias within what it repeats: expected one after it").at(place);
        let original = self.anchors.get(&id).ok_or_else(missing)?;
        let size = original.size();
        self.grow(Size { depth: size.depth + depth, ..size }, place)?;
        let value = self.anchors.get(&id).map(|node| node.value.clone()).ok_or_else(missing)?;
        Ok(Node { place, value })
    }

    /// The entries of a mapping: its own ones, then those that it merges (`<<`) and does not have itself.
    fn mapping(&mut self, depth: usize) -> Result<Vec<(Node<'t>, Node<'t>)>, Fault> {
        let (mut entries, mut merged) = (Vec::new(), Vec::new());
        let mut known = HashSet::new();
        while let Some(key) = self.inner(depth)? {
            let value = self.inner(depth)?.ok_or_else(|| Fault::new("a word without its value").at(key.place))?;
            let Value::Scalar { word, plain } = &key.value else {
                return Err(Fault::expected("a word before the colon").at(key.place));
            };
            if *plain && word == "<<" {
                merge(value, &mut merged)?;
            } else if known.insert(word.clone()) {
                entries.push((key, value));
            } else {
                return Err(twice(word).at(key.place));
            }
        }
        let new = |(key, _): &(Node<'t>, Node<'t>)| match &key.value {
            Value::Scalar { word, .. } => known.insert(word.clone()),
            Value::List(_) | Value::Mapping(_) | Value::Nothing => false,
        };
        entries.extend(merged.into_iter().filter(new));
        Ok(entries)
    }

    /// Counts a node.
    fn grow(&mut self, node: Size, place: Place) -> Result<(), Fault> {
        self.size = self.size.beside(node);
        let Size { nodes, bytes, .. } = self.size;
        if node.depth > MAX_DEPTH {
            return Err(Fault::new(format!("expected at most {MAX_DEPTH} lists and mappings in each other")).at(place));
        }
        if nodes > MAX_NODES || bytes > MAX_BYTES {
            let most = format!("expected at most {MAX_NODES} values and {MAX_BYTES} bytes, aliases written out");
            return Err(Fault::new(most).at(place));
        }
        Ok(())
    }
}

/// Takes the entries of a mapping, or of a list of mappings, that another merges.
fn merge<'t>(value: Node<'t>, to: &mut Vec<(Node<'t>, Node<'t>)>) -> Result<(), Fault> {
    match value.value {
        Value::Mapping(entries) => to.extend(entries),
        Value::List(nodes) => nodes.into_iter().try_for_each(|node| merge(node, to))?,
        Value::Scalar { .. } | Value::Nothing => {
            return Err(Fault::expected("a mapping, or a list of mappings, after <<").at(value.place));
        }
    }
    Ok(())
}

/// Whether a tag makes a word text; tags of other than YAML's own types mean nothing.
fn untagged(tag: Option<&Tag>, place: Place) -> Result<bool, Fault> {
    match tag {
        None => Ok(false),
        Some(tag) if tag.parts() == ("", "!") => Ok(true),
        Some(tag) if tag.is_yaml_core_schema() => Ok(tag.is_yaml_core_schema_tag("str")),
        Some(_) => Err(Fault::expected("a value without a tag").at(place)),
    }
}

/// What the parser says.
fn syntax(error: &ScanError) -> Fault {
    let place = Place::of(*error.marker());
    let what = match error.kind() {
        ErrorKind::UnknownAnchor => "an alias of no anchor: expected one before it".to_owned(),
        _ => error.info(),
    };
    Fault::syntax(format!("{what} at line {}, column {}", place.line, place.column)).at(place)
}
