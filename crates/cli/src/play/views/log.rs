//! The log, the newest line at the bottom.

use super::kit;
use super::players::names;
use crate::play::app::App;
use crate::play::game_table::LogLine;
use crate::play::theme;
use ratatui::style::Modifier;
use ratatui::text::Line;

/// The last lines that fit, oldest first; `back` lines before the end.
pub fn tail(app: &App<'_>, width: usize, height: usize, back: usize) -> Vec<Line<'static>> {
    let names = names(&app.table);
    let mut rows: Vec<Line<'static>> = Vec::new();
    let wanted = height + back;
    for line in app.lines().iter().rev() {
        let mut wrapped = styled(line, width, &names);
        wrapped.reverse();
        rows.extend(wrapped);
        if rows.len() >= wanted {
            break;
        }
    }
    let skip = back.min(rows.len().saturating_sub(height));
    let mut rows: Vec<Line<'static>> = rows.into_iter().skip(skip).take(height).collect();
    rows.reverse();
    rows
}

fn styled(line: &LogLine, width: usize, names: &[(String, u32)]) -> Vec<Line<'static>> {
    let base = if line.turn || line.strong { theme::bold() } else { theme::ink() };
    let base = if line.turn { base.add_modifier(Modifier::UNDERLINED) } else { base };
    kit::wrap(&line.text, width, "  ").iter().map(|row| kit::coloured(row, base, names)).collect()
}
