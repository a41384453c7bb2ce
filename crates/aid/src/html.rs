//! A folder of static pages: for a real table, on paper, on a phone, without a network.
//!
//! Every page stands for itself: its style and its small script are in it, and the search of the first page holds all texts.

use crate::aid::Aid;
use crate::page::{Block, Mark, Section, Span};
use darkrock_texts::Catalogue;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;

const STYLE: &str = include_str!("html/style.css");
const SCRIPT: &str = include_str!("html/search.js");

/// The drawings of icons, by name.
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
    /// Icons from the file of the browser client: for each name a path and the size of its box.
    ///
    /// # Errors
    /// When the file is not of that form.
    pub fn read(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json).map(Self)
    }

    fn svg(&self, name: &str) -> String {
        let Some(Drawing { d, size, evenodd }) = self.0.get(name) else { return String::new() };
        let rule = if *evenodd { " fill-rule=\"evenodd\"" } else { "" };
        format!(
            "<svg class=\"icon\" viewBox=\"0 0 {size} {size}\" aria-hidden=\"true\"><path d=\"{}\"{rule}/></svg>",
            text(d)
        )
    }
}

/// A file of the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HtmlPage {
    /// Its name, such as `actions.html`.
    pub name: String,
    /// Its text.
    pub html: String,
}

/// What the search knows of a section.
#[derive(Serialize)]
struct Found<'s> {
    /// Where it is.
    at: String,
    /// Its titles, from the top.
    title: String,
    /// Its words.
    text: &'s str,
}

/// Writes pages: the words around the sections, and the icons.
struct Printer<'a> {
    catalogue: &'a Catalogue,
    icons: &'a Icons,
    title: &'a str,
    about: &'a str,
    language: &'a str,
    credits: String,
    sections: &'a [Section],
    /// Where each rule is written out.
    rules: BTreeMap<String, String>,
}

/// The pages of the aid, `index.html` first; `all.html` has everything to print.
#[must_use]
pub fn pages(aid: &Aid, catalogue: &Catalogue, icons: &Icons) -> Vec<HtmlPage> {
    let about = [aid.about.as_str(), env!("CARGO_PKG_VERSION")].join(" · ");
    book(&aid.title, &about, aid.language.code(), &aid.sections, catalogue, icons)
}

/// The pages of these sections under a title, with a line about them, in a language.
#[must_use]
pub fn book(
    title: &str,
    about: &str,
    language: &str,
    sections: &[Section],
    catalogue: &Catalogue,
    icons: &Icons,
) -> Vec<HtmlPage> {
    let credits = catalogue.text("aid-credits");
    let rules = BTreeMap::new();
    let mut printer = Printer { catalogue, icons, title, about, language, credits, sections, rules };
    printer.rules = printer.where_rules_are();
    let mut pages = vec![printer.index(), printer.all()];
    pages.extend(sections.iter().map(|section| printer.one(section)));
    pages
}

impl Printer<'_> {
    fn t(&self, id: &str) -> String {
        text(&self.catalogue.text(id))
    }

    /// The page on which each rule stands in full; the list of all rules before that of the rulings.
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

    fn page(&self, name: &str, title: &str, nav: &str, main: &str) -> HtmlPage {
        let html = format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n\
             <body>\n<header><a class=\"mark\" href=\"index.html\">{}</a><span>{}</span></header>\n\
             <div class=\"book\">\n<nav>\n{nav}</nav>\n<main>\n{main}</main>\n</div>\n<footer>{}</footer>\n</body>\n</html>\n",
            text(self.language),
            text(title),
            text(self.title),
            text(self.about),
            text(&self.credits),
        );
        HtmlPage { name: name.to_owned(), html }
    }

    /// The list of pages, with the form of the search.
    fn nav(&self, shown: Option<&str>) -> String {
        let mut out = format!(
            "<form role=\"search\" action=\"index.html\"><input type=\"search\" name=\"q\" aria-label=\"{0}\" \
             placeholder=\"{0}\"></form>\n<ul>\n",
            self.t("aid-search")
        );
        for section in self.sections {
            let current = if shown == Some(section.id.as_str()) { " aria-current=\"page\"" } else { "" };
            let _ = writeln!(out, "<li><a href=\"{}\"{current}>{}</a></li>", file(section), text(&section.title));
        }
        let _ = writeln!(out, "<li><a href=\"all.html\">{}</a></li>\n</ul>", self.t("aid-everything"));
        out
    }

    fn index(&self) -> HtmlPage {
        let mut main = format!("<h1>{}</h1>\n<p>{}</p>\n", text(self.title), text(self.about));
        main.push_str("<div id=\"found\" role=\"status\"></div>\n<div id=\"contents\" class=\"contents\">\n");
        for section in self.sections {
            let _ = writeln!(main, "<section>\n<h2><a href=\"{}\">{}</a></h2>", file(section), text(&section.title));
            if !section.sections.is_empty() {
                main.push_str("<ul>\n");
                for part in &section.sections {
                    let link = format!("{}#{}", file(section), text(&part.id));
                    let _ = writeln!(main, "<li><a href=\"{link}\">{}</a></li>", text(&part.title));
                }
                main.push_str("</ul>\n");
            }
            main.push_str("</section>\n");
        }
        main.push_str("</div>\n");
        // `</` would end the script, and `<!--` change how it is read.
        let index = serde_json::to_string(&self.search_index()).unwrap_or_default().replace('<', "\\u003c");
        let none = serde_json::to_string(&self.catalogue.text("aid-search-none")).unwrap_or_default();
        let none = none.replace('<', "\\u003c");
        let _ = writeln!(main, "<script>\nconst pages = {index};\nconst none = {none};\n{SCRIPT}</script>");
        self.page("index.html", self.title, &self.nav(None), &main)
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
                part.blocks.iter().for_each(|block| put(place(block), &block.words()));
            });
        }
        found
    }

    fn one(&self, section: &Section) -> HtmlPage {
        let mut main = String::new();
        self.section(section, 1, &mut main);
        let title = format!("{} · {}", section.title, self.title);
        self.page(&file(section), &title, &self.nav(Some(&section.id)), &main)
    }

    fn all(&self) -> HtmlPage {
        let mut main = format!("<h1>{}</h1>\n<p>{}</p>\n", text(self.title), text(self.about));
        self.sections.iter().for_each(|section| self.section(section, 2, &mut main));
        self.page("all.html", self.title, &self.nav(None), &main)
    }

    fn section(&self, section: &Section, level: usize, out: &mut String) {
        let level = level.min(6);
        let (id, title) = (text(&section.id), text(&section.title));
        let _ = writeln!(out, "<section id=\"{id}\">\n<h{level}>{title}</h{level}>");
        self.blocks(&section.blocks, out);
        section.sections.iter().for_each(|part| self.section(part, level + 1, out));
        out.push_str("</section>\n");
    }

    fn blocks(&self, blocks: &[Block], out: &mut String) {
        blocks.iter().for_each(|block| self.block(block, out));
    }

    fn block(&self, block: &Block, out: &mut String) {
        match block {
            Block::Text { spans } => {
                let _ = writeln!(out, "<p>{}</p>", self.spans(spans));
            }
            Block::Heading { spans } => {
                let _ = writeln!(out, "<p class=\"heading\">{}</p>", self.spans(spans));
            }
            Block::List { first, items } => {
                let (tag, start) = match first {
                    Some(first) => ("ol", format!(" start=\"{first}\"")),
                    None => ("ul", String::new()),
                };
                let _ = writeln!(out, "<{tag}{start}>");
                for item in items {
                    out.push_str("<li>");
                    match &item[..] {
                        [Block::Text { spans }] => out.push_str(&self.spans(spans)),
                        blocks => self.blocks(blocks, out),
                    }
                    out.push_str("</li>\n");
                }
                let _ = writeln!(out, "</{tag}>");
            }
            Block::Facts { facts } => {
                out.push_str("<dl>\n");
                for fact in facts {
                    let _ = writeln!(out, "<dt>{}</dt><dd>{}</dd>", text(&fact.label), self.spans(&fact.spans));
                }
                out.push_str("</dl>\n");
            }
            Block::Table { head, rows } => self.table(head, rows, out),
            Block::Rule { id, text: words, ruling, example } => {
                let class = if *example { "rule example" } else { "rule" };
                let id = text(id);
                let _ =
                    write!(out, "<div class=\"{class}\" id=\"{id}\"><a href=\"#{id}\">{id}</a><p>{}</p>", text(words));
                if let Some(ruling) = ruling {
                    let _ = write!(out, "<p class=\"ruling\"><b>{}</b> {}</p>", self.t("aid-ruling"), text(ruling));
                }
                out.push_str("</div>\n");
            }
            Block::Quote { blocks } => {
                out.push_str("<blockquote>\n");
                self.blocks(blocks, out);
                out.push_str("</blockquote>\n");
            }
            Block::Code { text: code } => {
                let _ = writeln!(out, "<pre>{}</pre>", text(code));
            }
            Block::Line => out.push_str("<hr>\n"),
        }
    }

    fn table(&self, head: &[Vec<Span>], rows: &[Vec<Vec<Span>>], out: &mut String) {
        let row = |tag: &str, cells: &[Vec<Span>]| {
            let cells = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", self.spans(cell))).collect::<String>();
            format!("<tr>{cells}</tr>\n")
        };
        out.push_str("<table>\n");
        if !head.is_empty() {
            let _ = write!(out, "<thead>{}</thead>\n<tbody>\n", row("th", head));
        }
        rows.iter().for_each(|cells| out.push_str(&row("td", cells)));
        out.push_str(if head.is_empty() { "</table>\n" } else { "</tbody>\n</table>\n" });
    }

    fn spans(&self, spans: &[Span]) -> String {
        spans.iter().map(|span| self.span(span)).collect()
    }

    fn span(&self, span: &Span) -> String {
        let words = text(&span.text);
        let marked = match span.mark {
            Some(Mark::Strong) => format!("<b>{words}</b>"),
            Some(Mark::Emphasis) => format!("<i>{words}</i>"),
            Some(Mark::Code) => format!("<code>{words}</code>"),
            None => words,
        };
        let icon = span.icon.as_deref().map(|name| self.icons.svg(name)).unwrap_or_default();
        let inner = format!("{icon}{marked}");
        match (&span.link, &span.rule) {
            (Some(address), _) => format!("<a href=\"{}\" rel=\"noopener noreferrer\">{inner}</a>", text(address)),
            (None, Some(rule)) => match self.rules.get(rule) {
                Some(page) => format!("<a class=\"ref\" href=\"{page}#{}\">{inner}</a>", text(rule)),
                None => format!("<span class=\"ref\">{inner}</span>"),
            },
            (None, None) => inner,
        }
    }
}

/// The file of a section of the top.
fn file(section: &Section) -> String {
    format!("{}.html", section.id)
}

/// Text in HTML.
fn text(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    for c in words.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}
