//! Helpers shared by all views: wrapping, panels, lines of styled spans.

use crate::play::theme::{self, BRASS, BRASS_DARK, LEATHER, PAPER, on, rgb};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// A panel of paper under a strip of leather with its title; the area that is left for its content.
pub fn panel(buf: &mut Buffer, area: Rect, title: &str, note: &str) -> Rect {
    if area.height == 0 || area.width < 4 {
        return Rect { width: 0, height: 0, ..area };
    }
    fill(buf, area, theme::ink());
    let strip = Rect { height: 1, ..area };
    fill(buf, strip, on(BRASS, LEATHER));
    let title_style = on(BRASS, LEATHER).add_modifier(Modifier::BOLD);
    buf.set_stringn(area.x + 1, area.y, title, usize::from(area.width - 2), title_style);
    let room = usize::from(area.width).saturating_sub(title.width() + 4);
    if !note.is_empty() && note.width() <= room {
        buf.set_string(area.right() - 1 - note.width() as u16, area.y, note, on(0xCD_B485, LEATHER));
    }
    Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 }
}

/// Fills an area with a style, replacing its content.
pub fn fill(buf: &mut Buffer, area: Rect, style: Style) {
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            let cell = &mut buf[(x, y)];
            cell.reset();
            cell.set_style(style);
        }
    }
}

/// Breaks a text into lines of at most `width`, with `indent` before all but the first; never at a no-break space.
pub fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_ascii_whitespace() {
        let first = line.trim().is_empty();
        if !first && line.width() + 1 + word.width() > width {
            lines.push(std::mem::replace(&mut line, indent.to_owned()));
        } else if !first {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.trim().is_empty() {
        lines.push(line);
    }
    lines
}

/// A text cut to a width, with an ellipsis if shortened.
pub fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    if width == 0 {
        return String::new();
    }
    let mut out = String::new();
    for c in text.chars() {
        if out.width() + 2 > width {
            break;
        }
        out.push(c);
    }
    out.push('…');
    out
}

/// Lines from the top of an area, as many as fit.
pub fn put(buf: &mut Buffer, area: Rect, lines: &[Line<'_>]) {
    for (row, line) in lines.iter().take(usize::from(area.height)).enumerate() {
        buf.set_line(area.x, area.y + row as u16, line, area.width);
    }
}

/// A piece of text at the right end of a row.
pub fn put_right(buf: &mut Buffer, area: Rect, row: u16, text: &str, style: Style) {
    let width = (text.width() as u16).min(area.width);
    if row < area.bottom() {
        buf.set_stringn(area.right() - width, row, text, usize::from(width), style);
    }
}

/// A text with every player's name in that player's color.
pub fn coloured(text: &str, style: Style, names: &[(String, u32)]) -> Line<'static> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let hit = names.iter().filter_map(|(name, colour)| rest.find(name.as_str()).map(|at| (at, name, *colour)));
        let Some((at, name, colour)) = hit.min_by_key(|(at, name, _)| (*at, usize::MAX - name.len())) else { break };
        spans.push(Span::styled(rest[..at].to_owned(), style));
        spans.push(Span::styled(name.clone(), style.fg(rgb(colour)).add_modifier(Modifier::BOLD)));
        rest = &rest[at + name.len()..];
    }
    spans.push(Span::styled(rest.to_owned(), style));
    Line::from(spans)
}

/// A heading within a panel: words and a rule to the end of the row.
pub fn heading(text: &str, width: usize) -> Line<'static> {
    let rule = "─".repeat(width.saturating_sub(text.width() + 1));
    Line::from(vec![
        Span::styled(format!("{text} "), on(BRASS_DARK, PAPER).add_modifier(Modifier::BOLD)),
        Span::styled(rule, on(0xCD_B485, PAPER)),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_wrapped_and_cut() {
        assert_eq!(wrap("one two three", 7, " "), ["one two", " three"]);
        assert_eq!(wrap("", 7, " "), Vec::<String>::new());
        assert_eq!(cut("Darkrock", 5), "Dark…");
        assert_eq!(cut("Darkrock", 0), "");
    }

    #[test]
    fn names_get_their_colours() {
        let line = coloured("Bass duels Annie.", Style::new(), &[("Annie".into(), 1), ("Bass".into(), 2)]);
        assert_eq!(line.spans.iter().filter(|s| s.style.fg.is_some()).count(), 2);
    }
}
