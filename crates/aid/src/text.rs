//! Plain-text rendering of pages, for a terminal.

use crate::page::{Block, Mark, Section, Span, Words, told, words};
use std::fmt::Write;

/// The indentation of a rule's text.
const RULE: usize = 22;

/// A section with all nested ones, wrapped at `width`.
#[must_use]
pub fn section(section: &Section, width: usize, said: Words<'_>) -> String {
    let mut out = String::new();
    write_section(section, 0, width, said, &mut out);
    out
}

/// A few blocks without their section, such as the answer to one question: `indent` spaces before each line of at most `width`
/// columns, with the labels of `said`.
#[must_use]
pub fn blocks(blocks: &[&Block], indent: usize, width: usize, said: Words<'_>) -> String {
    let mut out = String::new();
    blocks.iter().for_each(|block| write_block(block, indent, width, said, &mut out));
    out
}

fn write_section(section: &Section, depth: usize, width: usize, said: Words<'_>, out: &mut String) {
    if !out.is_empty() {
        out.push('\n');
    }
    let indent = 2 * depth.min(3);
    let _ = writeln!(out, "{:indent$}{}", "", section.title);
    if depth == 0 {
        let _ = writeln!(out, "{}", "─".repeat(section.title.chars().count()));
    }
    section.blocks.iter().for_each(|block| write_block(block, indent + 2, width, said, out));
    section.sections.iter().for_each(|part| write_section(part, depth + 1, width, said, out));
}

fn write_block(block: &Block, indent: usize, width: usize, said: Words<'_>, out: &mut String) {
    match block {
        Block::Text { spans } | Block::Heading { spans } => {
            paragraph("", &told(spans, said.codes), indent, width, out);
        }
        Block::List { first, items } => {
            for (at, item) in items.iter().enumerate() {
                let marker = first.map_or("•".to_owned(), |first| format!("{}.", first as usize + at));
                let inner = indent + if first.is_some() { 4 } else { 2 };
                let mut blocks = item.iter();
                match item.first() {
                    Some(Block::Text { spans }) => {
                        blocks.next();
                        labelled(&marker, &told(spans, said.codes), indent, inner, width, out);
                    }
                    _ => labelled(&marker, "", indent, inner, width, out),
                }
                blocks.for_each(|block| write_block(block, inner, width, said, out));
            }
        }
        Block::Facts { facts } => {
            let column = facts.iter().map(|fact| fact.label.chars().count()).max().unwrap_or(0) + 2;
            for fact in facts {
                labelled(&fact.label, &told(&fact.spans, said.codes), indent, indent + column, width, out);
            }
        }
        Block::Table { head, rows } => table(head, rows, (indent, width), said, out),
        Block::Rule { id, text, ruling, example } => {
            let mark = if *example { format!("{} ", said.example) } else { String::new() };
            let (label, column) = if said.codes { (id.as_str(), indent + RULE) } else { ("•", indent + 2) };
            labelled(label, &format!("{mark}{text}"), indent, column, width, out);
            if let Some(ruling) = ruling {
                paragraph("", &format!("{} {ruling}", said.ruling), column, width, out);
            }
        }
        Block::Quote { blocks } => blocks.iter().for_each(|block| write_block(block, indent + 2, width, said, out)),
        Block::Code { text } => text.lines().for_each(|line| {
            let _ = writeln!(out, "{:indent$}  {line}", "");
        }),
        Block::Line => out.push('\n'),
    }
}

/// No column of a table is narrower, unless its texts are.
const NARROWEST: usize = 6;
/// The space between two columns.
const GAP: usize = 2;

/// A table in columns, as wide as their texts where there is room, with the texts wrapped in them where there is not. What is
/// told beside a cell's own words (in italics after them) is a paragraph below its row.
fn table(
    head: &[Vec<Span>],
    rows: &[Vec<Vec<Span>>],
    (indent, width): (usize, usize),
    said: Words<'_>,
    out: &mut String,
) {
    let lines: Vec<Vec<String>> = std::iter::once(head)
        .filter(|head| !head.is_empty())
        .chain(rows.iter().map(Vec::as_slice))
        .map(|cells| cells.iter().map(|cell| told(own_words(cell), said.codes)).collect())
        .collect();
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let widest =
        |column: usize| lines.iter().filter_map(|cells| cells.get(column)).map(|cell| cell.chars().count()).max();
    let wanted: Vec<usize> = (0..columns).map(|column| widest(column).unwrap_or(0)).collect();
    let widths = shared_out(&wanted, width.saturating_sub(indent + GAP * columns.saturating_sub(1)));
    for (at, cells) in lines.iter().enumerate() {
        row(cells, &widths, indent, out);
        let of_row = (at + rows.len()).checked_sub(lines.len()).and_then(|at| rows.get(at));
        for cell in of_row.into_iter().flatten() {
            let aside = words(&cell[own_words(cell).len()..]);
            if !aside.is_empty() {
                paragraph("", aside.trim_start(), indent + GAP, width, out);
            }
        }
    }
}

/// The words of a cell without those in italics after them.
fn own_words(cell: &[Span]) -> &[Span] {
    let told = cell.iter().rposition(|span| span.mark != Some(Mark::Emphasis) && !span.text.trim().is_empty());
    told.map_or(cell, |last| &cell[..=last])
}

/// The widths of columns that want `wanted` of a room: all of it where that fits, otherwise the narrow ones what they want and
/// the others equal shares of the rest.
fn shared_out(wanted: &[usize], room: usize) -> Vec<usize> {
    let mut widths = wanted.to_vec();
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by_key(|column| wanted[*column]);
    let mut left = room;
    for (at, column) in order.into_iter().enumerate() {
        let share = left / (wanted.len() - at);
        widths[column] = wanted[column].min(share.max(NARROWEST));
        left = left.saturating_sub(widths[column]);
    }
    widths
}

/// A row of a table, as many lines as its longest cell takes.
fn row(cells: &[String], widths: &[usize], indent: usize, out: &mut String) {
    let wrapped: Vec<Vec<String>> = cells.iter().zip(widths).map(|(cell, width)| wrapped(cell, *width)).collect();
    for at in 0..wrapped.iter().map(Vec::len).max().unwrap_or(0) {
        let mut line = " ".repeat(indent);
        for (cell, width) in wrapped.iter().zip(widths) {
            let text = cell.get(at).map_or("", String::as_str);
            let _ = write!(line, "{text:<size$}", size = width + GAP);
        }
        let _ = writeln!(out, "{}", line.trim_end());
    }
}

/// A text in lines of at most a width; a longer word has a line of its own.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut out = String::new();
    paragraph("", text, 0, width, &mut out);
    out.lines().map(str::to_owned).collect()
}

/// A label with a text beside it that begins at `column`; a label that is too long gets its own line.
fn labelled(label: &str, text: &str, indent: usize, column: usize, width: usize, out: &mut String) {
    if indent + label.chars().count() >= column && !text.is_empty() && !label.is_empty() {
        let _ = writeln!(out, "{:indent$}{label}", "");
        paragraph("", text, column, width, out);
    } else {
        let gap = column.saturating_sub(indent);
        paragraph(&format!("{:indent$}{label:<gap$}", ""), text, column, width, out);
    }
}

/// A text, wrapped at `indent`; its first line begins with `start`, or with blanks.
fn paragraph(start: &str, text: &str, indent: usize, width: usize, out: &mut String) {
    let blank = " ".repeat(indent);
    let mut line = if start.is_empty() { blank.clone() } else { start.to_owned() };
    let mut empty = true;
    // Not at a no-break space: French uses it before a colon and between an amount and its sign.
    for word in text.split_ascii_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > width {
            let _ = writeln!(out, "{}", line.trim_end());
            (line, empty) = (blank.clone(), true);
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    let _ = writeln!(out, "{}", line.trim_end());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Fact;

    const SAID: Words<'_> = Words { colon: ":", ruling: "Why:", example: "Example:", codes: true };

    #[test]
    fn sections_are_told_in_lines() {
        let cell = |text: &str| vec![Span::plain(text)];
        let facts = vec![Fact { label: "Cost".to_owned(), spans: cell("$10."), pays: None, act: None }];
        let rule = Block::Rule {
            id: "base.a.01".to_owned(),
            text: "Pay for it.".to_owned(),
            ruling: Some("Nothing is free.".to_owned()),
            example: true,
        };
        let page = Section::new("a", "Trade", vec![Block::Facts { facts }, rule]).with(vec![Section::new(
            "b",
            "Prices",
            vec![
                Block::list(Some(9), [cell("nine words that go on over the edge"), cell("ten")]),
                Block::Table { head: vec![cell("Item"), cell("$")], rows: vec![vec![cell("Mule"), cell("30")]] },
            ],
        )]);
        let lines = [
            "Trade",
            "─────",
            "  Cost  $10.",
            "  base.a.01             Example: Pay",
            "                        for it.",
            "                        Why: Nothing",
            "                        is free.",
            "",
            "  Prices",
            "    9.  nine words that go on over",
            "        the edge",
            "    10. ten",
            "    Item  $",
            "    Mule  30",
        ];
        assert_eq!(section(&page, 36, SAID).lines().collect::<Vec<_>>(), lines);
    }

    #[test]
    fn codes_are_told_only_where_they_are_wanted() {
        let line = vec![Span::plain("Draw 2 cards."), Span::plain(" "), Span::rule("base.a.01")];
        let rule = Block::Rule {
            id: "base.a.01".to_owned(),
            text: "Pay for it.".to_owned(),
            ruling: Some("Nothing is free.".to_owned()),
            example: false,
        };
        let row = vec![line.clone(), line.clone()];
        let blocks = [Block::list(None, [line]), rule, Block::Table { head: Vec::new(), rows: vec![row] }];
        let told = |codes| self::blocks(&blocks.iter().collect::<Vec<_>>(), 2, 60, Words { codes, ..SAID });
        let without =
            ["  • Draw 2 cards.", "  • Pay for it.", "    Why: Nothing is free.", "  Draw 2 cards.  Draw 2 cards."];
        assert_eq!(told(false).lines().collect::<Vec<_>>(), without);
        assert_eq!(told(true).matches("base.a.01").count(), 4);
    }

    #[test]
    fn a_table_that_is_too_wide_is_wrapped_in_its_columns() {
        let cell = |text: &str| vec![Span::plain(text)];
        let bear = vec![Span::strong("Bear"), Span::plain(" "), Span::emphasis("It was here first.")];
        let head = vec![cell("Name"), cell("If you win"), cell("If you lose")];
        let row = vec![bear, cell("Gain 1 LP and draw 1 card."), cell("Gain 2 wounds and lose $10.")];
        let page = Section::new("a", "Strangers", vec![Block::Table { head, rows: vec![row] }]);
        let lines = [
            "Strangers",
            "─────────",
            "  Name  If you win      If you lose",
            "  Bear  Gain 1 LP and   Gain 2 wounds",
            "        draw 1 card.    and lose $10.",
            "    It was here first.",
        ];
        assert_eq!(section(&page, 38, SAID).lines().collect::<Vec<_>>(), lines);
    }
}
