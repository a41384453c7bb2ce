//! The player aid as an overlay: the search field with its results, or a page.

use super::kit;
use super::overlay::sheet;
use crate::play::app::App;
use crate::play::reader::{Entry, OpenPlace, Reader};
use crate::play::theme::{self, BARN, CREAM, GLOW, INK, on};
use darkrock_aid::page::Words as Said;
use darkrock_aid::{Block, Section, text};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

/// How many lines the list shows of an entry.
const PREVIEW: usize = 12;

/// Draws the aid.
pub fn draw(buf: &mut Buffer, area: Rect, app: &mut App<'_>) {
    let place = sheet(area, 96, area.height);
    let Some(reader) = &mut app.reader else { return };
    let words = &app.table.words;
    let note = words.t(if reader.page.is_some() { "reader-page-keys" } else { "reader-list-keys" });
    let inner = kit::panel(buf, place, &reader.aid.title, &note);
    let width = usize::from(inner.width);
    let top = match &reader.page {
        Some(page) => path_of(&reader.aid.sections, &page.at.section),
        None => format!("{}▏", words.s("rules-search", &reader.words)),
    };
    let about = if reader.page.is_none() { reader.aid.about.clone() } else { String::new() };
    let head =
        [Line::styled(kit::cut(&top, width), theme::bold()), Line::styled(kit::cut(&about, width), theme::faint())];
    kit::put(buf, inner, &head);
    let head = (head.len() as u16).min(inner.height);
    let rest = Rect { y: inner.y + head, height: inner.height - head, ..inner };
    let room = usize::from(rest.height);
    let said = Said { codes: app.table.codes || reader.by_code, ..reader.aid.words() };
    let lines = match reader.page.clone() {
        Some(page) => {
            let (lines, at) = page_lines(reader, said, &page, width);
            if page.fresh {
                app.scroll = at;
                reader.page = Some(OpenPlace { fresh: false, ..page });
            }
            app.scroll = app.scroll.min(lines.len().saturating_sub(room));
            lines
        }
        None => {
            let (mut lines, at) = list_lines(reader, said, width);
            if lines.is_empty() {
                let none = kit::wrap(&words.t("aid-search-none"), width, "");
                lines.extend(none.into_iter().map(|line| Line::styled(line, theme::faint())));
            }
            app.scroll = at.saturating_sub(room / 3).min(lines.len().saturating_sub(room));
            lines
        }
    };
    kit::put(buf, rest, &lines[app.scroll..]);
}

/// The titles down to a section.
fn path_of(sections: &[Section], id: &str) -> String {
    let mut path = String::new();
    for section in sections {
        section.walk(&mut Vec::new(), &mut |around, section| {
            if section.id == id {
                let titles = around.iter().copied().chain([section]).map(|section| section.title.as_str());
                path = titles.collect::<Vec<_>>().join(" › ");
            }
        });
    }
    path
}

/// The lines of a block.
fn block_lines(block: &Block, indent: usize, width: usize, said: Said<'_>, style: Style) -> Vec<Line<'static>> {
    let told = text::blocks(&[block], indent, width, said);
    told.lines().map(|line| Line::styled(format!("{line:<width$}"), style)).collect()
}

/// The list, and the line of the selected entry.
fn list_lines(reader: &Reader, said: Said<'_>, width: usize) -> (Vec<Line<'static>>, usize) {
    let (mut lines, mut at) = (Vec::new(), 0);
    let contents = reader.words.trim().is_empty();
    for (n, entry) in reader.entries().iter().enumerate() {
        let chosen = n == reader.selected;
        if chosen {
            at = lines.len();
        }
        let style = if chosen { on(CREAM, BARN).add_modifier(Modifier::BOLD) } else { theme::bold() };
        lines.push(Line::styled(format!("{:<width$}", kit::cut(&title(entry, contents), width)), style));
        let mut shown: Vec<Line<'static>> =
            entry.blocks.iter().flat_map(|block| block_lines(block, 2, width, said, theme::ink())).collect();
        if shown.len() > PREVIEW {
            shown.truncate(PREVIEW);
            shown.push(Line::styled("  …", theme::faint()));
        }
        lines.append(&mut shown);
    }
    (lines, at)
}

fn title(entry: &Entry<'_>, contents: bool) -> String {
    let titles: Vec<&str> = entry.path.iter().map(|section| section.title.as_str()).collect();
    match (titles.split_last(), contents) {
        (Some((own, around)), true) => format!("{:indent$}{own}", "", indent = 3 * around.len()),
        _ => titles.join(" › "),
    }
}

/// A page, and the line of its target.
fn page_lines(reader: &Reader, said: Said<'_>, page: &OpenPlace, width: usize) -> (Vec<Line<'static>>, usize) {
    let (mut lines, mut at) = (Vec::new(), 0);
    let Some(section) = reader.aid.find(&page.at.section) else { return (lines, at) };
    section.walk(&mut Vec::new(), &mut |around, part| {
        if !around.is_empty() {
            lines.push(Line::default());
            let title = if around.len() == 1 {
                kit::heading(&part.title, width)
            } else {
                Line::styled(part.title.clone(), theme::bold())
            };
            lines.push(title);
        }
        for (n, block) in part.blocks.iter().enumerate() {
            let here = around.is_empty() && page.at.block == Some(n);
            if here {
                at = lines.len();
            }
            let style = if here { on(INK, GLOW) } else { theme::ink() };
            lines.extend(block_lines(block, 0, width, said, style));
        }
    });
    (lines, at)
}
