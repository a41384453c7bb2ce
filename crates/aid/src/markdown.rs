//! Conversion of Markdown to pages and back.
//!
//! Parsed pages consist of text with a few styles: HTML is escaped, images are replaced by their alternative text, and
//! links are limited to safe schemes. The result therefore needs no sanitizing.

use crate::page::{Block, Fact, Mark, Span, Words};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use std::fmt::Write;

/// The maximum nesting depth of lists and quotes; deeper ones are shown at this depth.
const DEEPEST: usize = 8;

/// The content of an open element.
#[derive(Default)]
struct Open {
    blocks: Vec<Block>,
    spans: Vec<Span>,
    items: Vec<Vec<Block>>,
    rows: Vec<Vec<Vec<Span>>>,
    row: Vec<Vec<Span>>,
    first: Option<u32>,
}

/// A Markdown parser: the open elements, and the current style.
struct MarkdownParser {
    open: Vec<Open>,
    /// The number of open elements beyond the maximum depth.
    flat: usize,
    strong: usize,
    emphasis: usize,
    link: Option<String>,
    code: Option<String>,
}

/// Paragraphs, lists and tables of a host's Markdown, in its order; what is not understood stays as plain words.
#[must_use]
pub fn read(text: &str) -> Vec<Block> {
    let mut parser =
        MarkdownParser { open: vec![Open::default()], flat: 0, strong: 0, emphasis: 0, link: None, code: None };
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        parser.event(event);
    }
    parser.end_text();
    parser.open.into_iter().next().map(|open| open.blocks).unwrap_or_default()
}

/// Whether a link target is allowed.
fn may_lead_to(address: &str) -> bool {
    let address = address.to_ascii_lowercase();
    ["https://", "http://", "mailto:"].iter().any(|start| address.starts_with(start))
}

impl MarkdownParser {
    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => self.words(&text, None),
            Event::Code(text) => self.words(&text, Some(Mark::Code)),
            Event::SoftBreak | Event::HardBreak => self.words(" ", None),
            Event::Rule => {
                self.end_text();
                self.put(Block::Line);
            }
            // Other elements need extensions that are disabled.
            _ => {}
        }
    }

    fn top(&mut self) -> Option<&mut Open> {
        self.open.last_mut()
    }

    fn put(&mut self, block: Block) {
        if let Some(open) = self.top() {
            open.blocks.push(block);
        }
    }

    fn words(&mut self, text: &str, mark: Option<Mark>) {
        if let Some(code) = &mut self.code {
            code.push_str(text);
            return;
        }
        let own = if self.strong > 0 { Some(Mark::Strong) } else { (self.emphasis > 0).then_some(Mark::Emphasis) };
        let (mark, link) = (mark.or(own), self.link.clone());
        let Some(open) = self.top() else { return };
        match open.spans.last_mut() {
            Some(last) if last.mark == mark && last.link == link => last.text.push_str(text),
            _ => open.spans.push(Span { text: text.to_owned(), mark, link, ..Span::default() }),
        }
    }

    /// Ends an implicit paragraph: the text of a tight list.
    fn end_text(&mut self) {
        let Some(open) = self.top() else { return };
        let spans = trimmed(std::mem::take(&mut open.spans));
        if !spans.is_empty() {
            open.blocks.push(Block::Text { spans });
        }
    }

    fn begin(&mut self, first: Option<u32>) {
        self.end_text();
        if self.open.len() > DEEPEST * 2 {
            self.flat += 1;
        } else {
            self.open.push(Open { first, ..Open::default() });
        }
    }

    /// Closes an element that [`Self::begin`] opened; none when it was too deep.
    fn close(&mut self) -> Option<Open> {
        self.end_text();
        if self.flat > 0 {
            self.flat -= 1;
            return None;
        }
        if self.open.len() > 1 { self.open.pop() } else { None }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Strong => self.strong += 1,
            Tag::Emphasis => self.emphasis += 1,
            Tag::Link { dest_url, .. } => self.link = may_lead_to(&dest_url).then(|| dest_url.to_string()),
            Tag::List(first) => self.begin(first.map(|n| u32::try_from(n).unwrap_or(1))),
            Tag::Item | Tag::BlockQuote(_) => self.begin(None),
            Tag::Table(_) => self.begin(None),
            Tag::CodeBlock(CodeBlockKind::Fenced(_) | CodeBlockKind::Indented) => {
                self.end_text();
                self.code = Some(String::new());
            }
            Tag::Paragraph | Tag::Heading { .. } | Tag::HtmlBlock => self.end_text(),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong => self.strong = self.strong.saturating_sub(1),
            TagEnd::Emphasis => self.emphasis = self.emphasis.saturating_sub(1),
            TagEnd::Link => self.link = None,
            TagEnd::Paragraph | TagEnd::HtmlBlock => self.end_text(),
            TagEnd::Heading(_) => {
                let spans = self.top().map(|open| trimmed(std::mem::take(&mut open.spans))).unwrap_or_default();
                self.put(Block::Heading { spans });
            }
            TagEnd::CodeBlock => {
                let text = self.code.take().unwrap_or_default();
                self.put(Block::Code { text: text.trim_end_matches('\n').to_owned() });
            }
            TagEnd::Item => {
                if let Some(item) = self.close()
                    && let Some(list) = self.top()
                {
                    list.items.push(item.blocks);
                }
            }
            TagEnd::List(_) => {
                if let Some(list) = self.close() {
                    // Contains the text of items that were too deep.
                    list.blocks.into_iter().for_each(|block| self.put(block));
                    self.put(Block::List { first: list.first, items: list.items });
                }
            }
            TagEnd::BlockQuote(_) => {
                if let Some(quote) = self.close() {
                    self.put(Block::Quote { blocks: quote.blocks });
                }
            }
            TagEnd::TableCell => {
                if let Some(open) = self.top() {
                    let cell = trimmed(std::mem::take(&mut open.spans));
                    open.row.push(cell);
                }
            }
            TagEnd::TableHead | TagEnd::TableRow => {
                if let Some(open) = self.top() {
                    let row = std::mem::take(&mut open.row);
                    open.rows.push(row);
                }
            }
            TagEnd::Table => {
                if let Some(table) = self.close() {
                    let mut rows = table.rows.into_iter();
                    let head = rows.next().unwrap_or_default();
                    let head = if head.iter().all(Vec::is_empty) { Vec::new() } else { head };
                    self.put(Block::Table { head, rows: rows.collect() });
                }
            }
            _ => {}
        }
    }
}

/// Spans without blanks at the beginning and at the end.
fn trimmed(mut spans: Vec<Span>) -> Vec<Span> {
    if let Some(first) = spans.first_mut() {
        first.text = first.text.trim_start().to_owned();
    }
    if let Some(last) = spans.last_mut() {
        last.text = last.text.trim_end().to_owned();
    }
    spans.retain(|span| !span.text.is_empty());
    spans
}

/// Markdown of these blocks, which ends with a line break.
#[must_use]
pub fn write(blocks: &[Block], words: Words<'_>) -> String {
    let mut out = String::new();
    write_blocks(blocks, words, "", &mut out);
    out
}

fn write_blocks(blocks: &[Block], words: Words<'_>, indent: &str, out: &mut String) {
    for (at, block) in blocks.iter().enumerate() {
        // One empty line between blocks, but rules follow each other as one list.
        let rules = |block: Option<&Block>| matches!(block, Some(Block::Rule { .. }));
        if at > 0 && !(rules(blocks.get(at - 1)) && rules(Some(block))) {
            out.push('\n');
        }
        write_block(block, words, indent, out);
    }
}

fn write_block(block: &Block, words: Words<'_>, indent: &str, out: &mut String) {
    let mut line = |text: &str| {
        let _ = writeln!(out, "{indent}{text}");
    };
    match block {
        Block::Text { spans } => line(&begun(&spans_in(spans))),
        Block::Heading { spans } => line(&format!("#### {}", spans_in(spans))),
        Block::Line => line("---"),
        Block::Code { text } => {
            // A fence longer than any in the text.
            let mut fence = "```".to_owned();
            while text.contains(&fence) {
                fence.push('`');
            }
            line(&fence);
            text.lines().for_each(&mut line);
            line(&fence);
        }
        Block::Facts { facts } => {
            let fact = |fact: &Fact| format!("* **{}{}** {}", escaped(&fact.label), words.colon, spans_in(&fact.spans));
            facts.iter().for_each(|it| line(&fact(it)));
        }
        Block::Rule { id, text, ruling, example } => {
            let mark = if *example { format!("*{}* ", escaped(words.example)) } else { String::new() };
            line(&format!("* **{}** {mark}{}", escaped(id), escaped(text)));
            if let Some(ruling) = ruling {
                line(&format!("    * *{}* {}", escaped(words.ruling), escaped(ruling)));
            }
        }
        Block::Table { head, rows } => {
            let row = |cells: &[Vec<Span>]| {
                let cells: Vec<String> = cells.iter().map(|cell| spans_in(cell)).collect();
                format!("| {} |", cells.join(" | "))
            };
            let columns = rows.iter().map(Vec::len).chain([head.len()]).max().unwrap_or(1);
            line(&if head.is_empty() { row(&vec![Vec::new(); columns]) } else { row(head) });
            line(&format!("|{}", " --- |".repeat(columns)));
            rows.iter().for_each(|cells| line(&row(cells)));
        }
        Block::List { first, items } => {
            for (at, item) in items.iter().enumerate() {
                let number = |first: u32| format!("{}. ", first + at as u32);
                let marker = first.map_or_else(|| "* ".to_owned(), number);
                // Four columns of indentation continue an entry, whatever its number.
                let inner = format!("{indent}    ");
                let mut text = String::new();
                write_blocks(item, words, &inner, &mut text);
                let text = text.strip_prefix(inner.as_str()).unwrap_or(&text);
                let _ = write!(out, "{indent}{marker:<4}{}", if text.is_empty() { "\n" } else { text });
            }
        }
        Block::Quote { blocks } => {
            let mut text = String::new();
            write_blocks(blocks, words, "", &mut text);
            text.lines().for_each(|quoted| line(format!("> {quoted}").trim_end()));
        }
    }
}

fn spans_in(spans: &[Span]) -> String {
    let span = |span: &Span| {
        let text = escaped(&span.text);
        // Markers must touch the words, so spaces are moved outside.
        let inner = text.trim();
        let marked = match span.mark {
            Some(_) if inner.is_empty() => inner.to_owned(),
            Some(Mark::Strong) => format!("**{inner}**"),
            Some(Mark::Emphasis) => format!("*{inner}*"),
            Some(Mark::Code) if !span.text.contains('`') => format!("`{}`", span.text.trim()),
            Some(Mark::Code) | None => inner.to_owned(),
        };
        let linked = match &span.link {
            Some(address) => format!("[{marked}](<{address}>)"),
            None => marked,
        };
        let (start, end) = (text.starts_with(' '), text.ends_with(' '));
        format!("{}{linked}{}", if start { " " } else { "" }, if end && !inner.is_empty() { " " } else { "" })
    };
    spans.iter().map(span).collect()
}

/// Escapes Markdown's special characters.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | '*' | '_' | '`' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&' => out.extend(['\\', c]),
            '\n' | '\r' | '\t' => out.push(' '),
            _ => out.push(c),
        }
    }
    out
}

/// A paragraph with escaped list markers: `- ` and `1. ` are text there.
fn begun(text: &str) -> String {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    match text[digits..].chars().next() {
        Some('-' | '+' | '=') if digits == 0 => format!("\\{text}"),
        Some('.' | ')') if digits > 0 => format!("{}\\{}", &text[..digits], &text[digits..]),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: Words<'_> = Words { colon: ":", ruling: "Why:", example: "Example:", codes: true };

    fn text(words: &str) -> Block {
        Block::text(words)
    }

    #[test]
    fn marks_lists_and_tables_are_read() {
        let read = read(
            "Take **one** card.\n\n* Lay it\n* then\n    1. look\n    2. pay\n\n| a | b |\n|---|---|\n| 1 | `2` |\n",
        );
        let list = |first, items: &[&str]| Block::list(first, items.iter().map(|i| vec![Span::plain(*i)]));
        let cell = |words: &str| vec![Span::plain(words)];
        let code = vec![Span { mark: Some(Mark::Code), ..Span::plain("2") }];
        let wanted = vec![
            Block::Text { spans: vec![Span::plain("Take "), Span::strong("one"), Span::plain(" card.")] },
            Block::List {
                first: None,
                items: vec![vec![text("Lay it")], vec![text("then"), list(Some(1), &["look", "pay"])]],
            },
            Block::Table { head: vec![cell("a"), cell("b")], rows: vec![vec![cell("1"), code]] },
        ];
        assert_eq!(read, wanted);
    }

    #[test]
    fn html_stays_words_and_links_lead_to_the_web_alone() {
        let read = read(
            "<script>alert(1)</script>\n\nA <b onclick='x'>bold</b> [trap](javascript:alert(1)) ![picture](https://x.y/z.png) [way](https://example.org)",
        );
        let spans: Vec<Span> = read
            .iter()
            .flat_map(|block| match block {
                Block::Text { spans } => spans.clone(),
                other => panic!("only paragraphs: {other:?}"),
            })
            .collect();
        assert_eq!(spans[0], Span::plain("<script>alert(1)</script>"));
        let links: Vec<&str> = spans.iter().filter_map(|span| span.link.as_deref()).collect();
        assert_eq!(links, ["https://example.org"]);
        assert!(crate::page::words(&spans).contains("<b onclick='x'>bold</b> trap picture way"));
    }

    #[test]
    fn what_is_written_reads_the_same() {
        let source = "# Head\n\nA *b* **c** `d` [e](https://example.org) and 3 * 4 < 5 | 6 \\# 7\n\n1\\. no list\n\n\\- none\n\n3. three\n4. four\n\n    more\n    * deep\n        * deeper\n\n> quoted\n>\n> * list\n\n```\nlet x = `y`;\n\n    z\n```\n\n---\n\n| | |\n|---|---|\n| a \\| b | c |\n";
        let first = read(source);
        assert_eq!(first.len(), 9, "{first:#?}");
        let written = write(&first, WORDS);
        assert_eq!(read(&written), first, "{written}");
        assert_eq!(write(&read(&written), WORDS), written);
    }

    #[test]
    fn rules_become_a_list_with_their_reasons() {
        let rule = |id: &str, ruling: Option<&str>, example| Block::Rule {
            id: id.to_owned(),
            text: "Do it.".to_owned(),
            ruling: ruling.map(str::to_owned),
            example,
        };
        let blocks = [rule("base.a.01", Some("Because."), false), rule("base.a.02", None, true)];
        let written = write(&blocks, WORDS);
        assert_eq!(written, "* **base.a.01** Do it.\n    * *Why:* Because.\n* **base.a.02** *Example:* Do it.\n");
        assert!(matches!(read(&written)[..], [Block::List { ref items, .. }] if items.len() == 2));
    }

    #[test]
    fn however_deep_it_lies_it_is_shown_and_no_stack_is_used_up() {
        let deep = format!("{}end", "> ".repeat(20_000));
        let quoted = read(&deep);
        let mut depth = 0;
        let mut blocks = &quoted;
        while let [Block::Quote { blocks: inner }] = &blocks[..] {
            (blocks, depth) = (inner, depth + 1);
        }
        assert!(depth <= DEEPEST * 2 && blocks.last().is_some_and(|b| b.words().contains("end")), "{depth}");
        let list: String = (0..200).map(|n| format!("{}* {n}\n", "  ".repeat(n))).collect();
        assert!(read(&list).iter().map(Block::words).collect::<String>().contains("42"));
    }
}
