//! Pages: sections of paragraphs, lists and tables, shared by the aid and house notes.
//!
//! They contain text with a few styles and never HTML, so that each front end can render them in its own way and their
//! content can do no harm.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A section of the aid or of notes, with nested sections.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// Its unique id: `actions`, `actions-move`.
    pub id: String,
    /// Its heading, in the language of the aid or of the notes.
    pub title: String,
    /// Its blocks, before nested sections.
    pub blocks: Vec<Block>,
    /// Nested sections.
    #[schema(no_recursion)]
    pub sections: Vec<Self>,
}

/// A paragraph, a list, a table.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Block {
    /// A paragraph.
    Text {
        /// Its words.
        spans: Vec<Span>,
    },
    /// A minor heading.
    Heading {
        /// Its words.
        spans: Vec<Span>,
    },
    /// Entries one below another, with numbers or marks.
    List {
        /// The number of its first entry; none for a list without numbers.
        first: Option<u32>,
        /// Its entries, each of blocks.
        #[schema(no_recursion)]
        items: Vec<Vec<Self>>,
    },
    /// Labeled facts, such as costs and results.
    Facts {
        /// The facts.
        facts: Vec<Fact>,
    },
    /// Rows of cells in columns, such as rewards by space.
    Table {
        /// The titles of its columns; empty when they need none.
        head: Vec<Vec<Span>>,
        /// Its rows of cells.
        rows: Vec<Vec<Vec<Span>>>,
    },
    /// A rule of the index.
    Rule {
        /// Its id, such as `base.fight.07`.
        id: String,
        /// Its text.
        text: String,
        /// The reason for our ruling, where the rulebooks leave it open.
        ruling: Option<String>,
        /// Whether it is a worked example.
        example: bool,
    },
    /// Blocks that are quoted.
    Quote {
        /// The blocks.
        #[schema(no_recursion)]
        blocks: Vec<Self>,
    },
    /// Preformatted lines.
    Code {
        /// The lines.
        text: String,
    },
    /// A horizontal rule.
    Line,
}

/// A fact with its label.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// The label, such as "Cost".
    pub label: String,
    /// What is told under the label, in pieces with one style each.
    pub spans: Vec<Span>,
    /// What an action in a place pays, in a few words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pays: Option<String>,
    /// The action in a place that it is about, such as `bandit`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub act: Option<String>,
}

/// A run of text with one style.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug, Default)]
#[ts(optional_fields)]
pub struct Span {
    /// The words.
    pub text: String,
    /// Their style.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
    /// The link target: an address that begins with `https:`, `http:` or `mailto:`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// The rule that they link to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The icon before them, by its name in the set of icons.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
}

/// The prefixes of reasons and examples of rules, and the mark after a label, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Words<'w> {
    /// What stands between a label and its text: a colon, in some languages after a space.
    pub colon: &'w str,
    /// Before the reason for a ruling.
    pub ruling: &'w str,
    /// Before a worked example.
    pub example: &'w str,
    /// Whether the codes of rules, such as `base.fight.07`, are told: only to who has asked for them.
    pub codes: bool,
}

/// Text styles.
#[derive(Serialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// In italics.
    Emphasis,
    /// In bold.
    Strong,
    /// As code.
    Code,
}

impl Span {
    /// Plain words.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Words in bold.
    #[must_use]
    pub fn strong(text: impl Into<String>) -> Self {
        Self { text: text.into(), mark: Some(Mark::Strong), ..Self::default() }
    }

    /// Words in italics.
    #[must_use]
    pub fn emphasis(text: impl Into<String>) -> Self {
        Self { text: text.into(), mark: Some(Mark::Emphasis), ..Self::default() }
    }

    /// The id of a rule, linked to it.
    #[must_use]
    pub fn rule(id: &str) -> Self {
        Self { text: id.to_owned(), rule: Some(id.to_owned()), ..Self::default() }
    }

    /// A picture with words.
    #[must_use]
    pub fn icon(name: &str, text: impl Into<String>) -> Self {
        Self { text: text.into(), icon: Some(name.to_owned()), ..Self::default() }
    }
}

impl Block {
    /// A paragraph of plain words.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text { spans: vec![Span::plain(text)] }
    }

    /// A list of paragraphs; `first` is the first number, none for a list without numbers.
    #[must_use]
    pub fn list(first: Option<u32>, items: impl IntoIterator<Item = Vec<Span>>) -> Self {
        let items = items.into_iter().map(|spans| vec![Self::Text { spans }]).collect();
        Self::List { first, items }
    }

    /// Its plain text with the codes of rules, by which they are found, and with spaces between its parts.
    #[must_use]
    pub fn words(&self) -> String {
        self.words_with(true)
    }

    /// The same, with or without the codes of rules.
    #[must_use]
    pub fn words_with(&self, codes: bool) -> String {
        let of = |blocks: &[Self]| blocks.iter().map(|block| block.words_with(codes)).collect::<Vec<_>>().join(" ");
        let words = |spans: &[Span]| told(spans, codes);
        match self {
            Self::Text { spans } | Self::Heading { spans } => words(spans),
            Self::List { items, .. } => items.iter().map(|item| of(item)).collect::<Vec<_>>().join(" "),
            Self::Facts { facts } => {
                let fact = |fact: &Fact| format!("{} {}", fact.label, words(&fact.spans));
                facts.iter().map(fact).collect::<Vec<_>>().join(" ")
            }
            Self::Table { head, rows } => {
                let cells = head.iter().chain(rows.iter().flatten()).map(|cell| words(cell));
                cells.filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(" · ")
            }
            Self::Rule { id, text, ruling, .. } => {
                let code = if codes { id.as_str() } else { "" };
                [code, text, ruling.as_deref().unwrap_or_default()].join(" ").trim().to_owned()
            }
            Self::Quote { blocks } => of(blocks),
            Self::Code { text } => text.clone(),
            Self::Line => String::new(),
        }
    }
}

/// The words of a run of spans, without the codes of the rules to which they refer where these are not wanted.
#[must_use]
pub fn told(spans: &[Span], codes: bool) -> String {
    if codes {
        return words(spans);
    }
    let shown = spans.iter().filter(|span| span.rule.is_none());
    shown.map(|span| span.text.as_str()).collect::<String>().trim_end().to_owned()
}

/// The words of a run of spans.
#[must_use]
pub fn words(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

impl Section {
    /// A section without parts.
    #[must_use]
    pub fn new(id: impl Into<String>, title: impl Into<String>, blocks: Vec<Block>) -> Self {
        Self { id: id.into(), title: title.into(), blocks, sections: Vec::new() }
    }

    /// This section with parts.
    #[must_use]
    pub fn with(mut self, sections: Vec<Self>) -> Self {
        self.sections = sections;
        self
    }

    /// This section and all nested ones, in order, each with its ancestors.
    pub fn walk<'s>(&'s self, around: &mut Vec<&'s Self>, visit: &mut impl FnMut(&[&'s Self], &'s Self)) {
        visit(around, self);
        around.push(self);
        for section in &self.sections {
            section.walk(around, visit);
        }
        around.pop();
    }

    /// The section with an id: this one or a nested one.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Self> {
        if self.id == id { Some(self) } else { self.sections.iter().find_map(|section| section.find(id)) }
    }
}
