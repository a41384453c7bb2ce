//! A folder of static HTML pages: for play at a real table, for printing, for a phone, offline.
//!
//! Every page is self-contained: its style sheet and small script are inline, and the search of the first page contains
//! all texts.

use crate::aid::Aid;
use crate::page::{Block, Mark, Section, Span};
use darkrock_texts::Catalogue;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;
use std::collections::BTreeMap;

const STYLE: &str = include_str!("html/style.css");
const SCRIPT: &str = include_str!("html/search.js");

/// The paths of icons, by name.
#[derive(Debug, Default)]
pub struct Icons(BTreeMap<String, Drawing>);

#[derive(Debug, serde::Deserialize)]
struct Drawing {
    d: String,
    #[serde(rename = "box")]
    size: f64,
    #[serde(default)]
    evenodd: bool,
}

impl Icons {
    /// Icons from the file of the browser client: for each name a path and the size of its view box.
    ///
    /// # Errors
    /// When the file does not have that form.
    pub fn read(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json).map(Self)
    }

    fn svg(&self, name: &str) -> Markup {
        let Some(Drawing { d, size, evenodd }) = self.0.get(name) else { return Markup::default() };
        let rule = evenodd.then_some("evenodd");
        html! { svg class="icon" viewBox={ "0 0 " (size) " " (size) } aria-hidden="true" { path d=(d) fill-rule=[rule] {} } }
    }
}

/// A file of the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HtmlPage {
    /// Its name, such as `actions.html`.
    pub name: String,
    /// Its content.
    pub html: String,
}

/// The search entry of a section.
#[derive(Serialize)]
struct Found<'s> {
    /// Its link target.
    at: String,
    /// Its titles, from the top.
    title: String,
    /// Its text.
    text: &'s str,
}

/// Renders pages, with the texts around the sections, and the icons.
struct Printer<'a> {
    catalogue: &'a Catalogue,
    icons: &'a Icons,
    title: &'a str,
    about: &'a str,
    language: &'a str,
    credits: String,
    sections: &'a [Section],
    /// Whether the codes of rules are shown; otherwise a sign is in their place.
    codes: bool,
    /// The page of each rule's text.
    rules: BTreeMap<String, String>,
}

/// What stands for the code of a rule.
const SIGN: &str = "§";

/// The pages of the aid, `index.html` first; `all.html` has everything to print. The codes of rules are shown only where they are
/// wanted.
#[must_use]
pub fn pages(aid: &Aid, catalogue: &Catalogue, icons: &Icons, codes: bool) -> Vec<HtmlPage> {
    let about = [aid.about.as_str(), env!("CARGO_PKG_VERSION")].join(" · ");
    book(&aid.title, &about, aid.language.code(), &aid.sections, catalogue, (icons, codes))
}

/// The pages of these sections in a language, with a title and an introduction, the icons, and whether the codes of rules are shown.
#[must_use]
pub fn book(
    title: &str,
    about: &str,
    language: &str,
    sections: &[Section],
    catalogue: &Catalogue,
    (icons, codes): (&Icons, bool),
) -> Vec<HtmlPage> {
    let credits = catalogue.text("aid-credits");
    let rules = BTreeMap::new();
    let mut printer = Printer { catalogue, icons, title, about, language, credits, sections, codes, rules };
    printer.rules = printer.where_rules_are();
    let mut pages = vec![printer.index(), printer.all()];
    pages.extend(sections.iter().map(|section| printer.one(section)));
    pages
}

impl Printer<'_> {
    fn t(&self, id: &str) -> String {
        self.catalogue.text(id)
    }

    /// The page with the full text of each rule; the list of all rules takes precedence over that of the rulings.
    fn where_rules_are(&self) -> BTreeMap<String, String> {
        let mut places = BTreeMap::new();
        for section in self.sections {
            section.walk(&mut Vec::new(), &mut |_, part| {
                for block in &part.blocks {
                    if let Block::Rule { id, .. } = block {
                        places.insert(id.clone(), file(section));
                    }
                }
            });
        }
        places
    }

    fn page(&self, name: &str, title: &str, nav: &Markup, main: &Markup) -> HtmlPage {
        let html = html! {
            (DOCTYPE)
            html lang=(self.language) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    header { a class="mark" href="index.html" { (self.title) } span { (self.about) } }
                    div class="book" { nav { (nav) } main { (main) } }
                    footer { (self.credits) }
                }
            }
        };
        HtmlPage { name: name.to_owned(), html: html.into_string() }
    }

    /// The list of pages, with the search form.
    fn nav(&self, shown: Option<&str>) -> Markup {
        let search = self.t("aid-search");
        let current = |section: &Section| (shown == Some(section.id.as_str())).then_some("page");
        html! {
            form role="search" action="index.html" { input type="search" name="q" aria-label=(search) placeholder=(search); }
            ul {
                @for section in self.sections {
                    li { a href=(file(section)) aria-current=[current(section)] { (section.title) } }
                }
                li { a href="all.html" { (self.t("aid-everything")) } }
            }
        }
    }

    fn index(&self) -> HtmlPage {
        // `</` would end the script, and `<!--` change how it is parsed.
        let json = |value: serde_json::Value| PreEscaped(value.to_string().replace('<', "\\u003c"));
        let (index, none) = (json(self.search_index().into()), json(self.t("aid-search-none").into()));
        let main = html! {
            h1 { (self.title) }
            p { (self.about) }
            div id="found" role="status" {}
            div id="contents" class="contents" { @for section in self.sections { (self.contents(section)) } }
            script { "\nconst pages = " (index) ";\nconst none = " (none) ";\n" (PreEscaped(SCRIPT)) }
        };
        self.page("index.html", self.title, &self.nav(None), &main)
    }

    /// A section with nested ones, in the table of contents.
    fn contents(&self, section: &Section) -> Markup {
        html! {
            section {
                h2 { a href=(file(section)) { (section.title) } }
                @if !section.sections.is_empty() {
                    ul {
                        @for part in &section.sections {
                            li { a href={ (file(section)) "#" (part.id) } { (part.title) } }
                        }
                    }
                }
            }
        }
    }

    fn search_index(&self) -> Vec<serde_json::Value> {
        let mut found = Vec::new();
        for section in self.sections {
            section.walk(&mut Vec::new(), &mut |around, part| {
                let titles = around.iter().chain([&part]).map(|s| s.title.as_str()).collect::<Vec<_>>().join(" › ");
                let place = |block: &Block| match block {
                    Block::Rule { id, .. } => format!("{}#{id}", file(section)),
                    _ => format!("{}#{}", file(section), part.id),
                };
                let mut put = |at: String, text: &str| {
                    let found_here = Found { at, title: titles.clone(), text };
                    found.extend(serde_json::to_value(found_here).ok());
                };
                if part.blocks.is_empty() {
                    put(format!("{}#{}", file(section), part.id), "");
                }
                part.blocks.iter().for_each(|block| put(place(block), &block.words_with(self.codes)));
            });
        }
        found
    }

    fn one(&self, section: &Section) -> HtmlPage {
        let title = format!("{} · {}", section.title, self.title);
        self.page(&file(section), &title, &self.nav(Some(&section.id)), &self.section(section, 1))
    }

    fn all(&self) -> HtmlPage {
        let main = html! {
            h1 { (self.title) }
            p { (self.about) }
            @for section in self.sections { (self.section(section, 2)) }
        };
        self.page("all.html", self.title, &self.nav(None), &main)
    }

    fn section(&self, section: &Section, level: usize) -> Markup {
        html! {
            section id=(section.id) {
                (heading(level, &section.title))
                (self.blocks(&section.blocks))
                @for part in &section.sections { (self.section(part, level + 1)) }
            }
        }
    }

    fn blocks(&self, blocks: &[Block]) -> Markup {
        html! { @for block in blocks { (self.block(block)) "\n" } }
    }

    fn block(&self, block: &Block) -> Markup {
        match block {
            Block::Text { spans } => html! { p { (self.spans(spans)) } },
            Block::Heading { spans } => html! { p class="heading" { (self.spans(spans)) } },
            Block::List { first: Some(first), items } => html! { ol start=(first) { (self.items(items)) } },
            Block::List { first: None, items } => html! { ul { (self.items(items)) } },
            Block::Facts { facts } => html! {
                dl { @for fact in facts { dt { (fact.label) } dd { (self.spans(&fact.spans)) } } }
            },
            Block::Table { head, rows } => self.table(head, rows),
            Block::Rule { id, text, ruling, example } => html! {
                div class={ "rule" @if *example { " example" } } id=(id) {
                    a href={ "#" (id) } { (if self.codes { id.as_str() } else { SIGN }) }
                    p { (text) }
                    @if let Some(ruling) = ruling { p class="ruling" { b { (self.t("aid-ruling")) } " " (ruling) } }
                }
            },
            Block::Quote { blocks } => html! { blockquote { (self.blocks(blocks)) } },
            Block::Code { text } => html! { pre { (text) } },
            Block::Line => html! { hr; },
        }
    }

    fn items(&self, items: &[Vec<Block>]) -> Markup {
        html! {
            @for item in items {
                li {
                    @if let [Block::Text { spans }] = &item[..] { (self.spans(spans)) } @else { (self.blocks(item)) }
                }
            }
        }
    }

    fn table(&self, head: &[Vec<Span>], rows: &[Vec<Vec<Span>>]) -> Markup {
        html! {
            table {
                @if !head.is_empty() { thead { tr { @for cell in head { th { (self.spans(cell)) } } } } }
                tbody { @for row in rows { tr { @for cell in row { td { (self.spans(cell)) } } } } }
            }
        }
    }

    fn spans(&self, spans: &[Span]) -> Markup {
        html! { @for span in spans { (self.span(span)) } }
    }

    fn span(&self, span: &Span) -> Markup {
        let text = if span.rule.is_some() && !self.codes { SIGN } else { span.text.as_str() };
        let inner = html! {
            @if let Some(icon) = &span.icon { (self.icons.svg(icon)) }
            @match span.mark {
                Some(Mark::Strong) => b { (text) },
                Some(Mark::Emphasis) => i { (text) },
                Some(Mark::Code) => code { (text) },
                None => (text),
            }
        };
        match (&span.link, &span.rule) {
            (Some(address), _) => html! { a href=(address) rel="noopener noreferrer" { (inner) } },
            (None, Some(rule)) => match self.rules.get(rule) {
                Some(page) => html! { a class="ref" href={ (page) "#" (rule) } { (inner) } },
                None => html! { span class="ref" { (inner) } },
            },
            (None, None) => inner,
        }
    }
}

/// A heading of a level, at most 6.
fn heading(level: usize, title: &str) -> Markup {
    match level {
        1 => html! { h1 { (title) } },
        2 => html! { h2 { (title) } },
        3 => html! { h3 { (title) } },
        4 => html! { h4 { (title) } },
        5 => html! { h5 { (title) } },
        _ => html! { h6 { (title) } },
    }
}

/// The file of a top-level section.
fn file(section: &Section) -> String {
    format!("{}.html", section.id)
}
