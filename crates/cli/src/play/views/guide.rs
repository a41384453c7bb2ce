//! The guide's text in a lesson, over the rest of the screen.

use super::kit;
use crate::play::app::App;
use crate::play::theme::{self, BRASS_DARK, INK, PAPER_2, on};
use darkrock_texts::Args;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

/// Draws the guide's text, if there is one. Returns the area left for the game.
pub fn draw(buf: &mut Buffer, area: Rect, app: &App<'_>) -> Rect {
    let Some(guide) = app.table.guide() else { return area };
    let words = &app.table.words;
    let width = usize::from(area.width.saturating_sub(2));
    let base = on(INK, PAPER_2);
    let wrapped = |text: &str, style| -> Vec<Line<'static>> {
        kit::wrap(text, width, "").into_iter().map(|line| Line::styled(line, style)).collect()
    };
    let mut lines = Vec::new();
    if let Some(said) = guide.said() {
        lines.extend(wrapped(&words.t(said), on(BRASS_DARK, PAPER_2).add_modifier(Modifier::BOLD)));
    }
    lines.extend(wrapped(&words.t(&guide.message()), base));
    let title = words.t(&format!("tutorial-{}", guide.lesson().id));
    let place = Args::new().n("n", guide.at() as i64 + 1).n("of", guide.lesson().steps.len() as i64);
    let height = (lines.len() as u16 + 1).min(area.height / 2);
    let panel = Rect { height, ..area };
    kit::fill(buf, panel, theme::ink());
    let inner = kit::panel(buf, panel, &title, &words.with("tutorial-step", place));
    kit::fill(buf, Rect { x: panel.x, width: panel.width, ..inner }, base);
    kit::put(buf, inner, &lines);
    Rect { y: area.y + height, height: area.height - height, ..area }
}
