//! The question and its choices, in groups, with a preview of the selected choice.

use super::kit;
use crate::play::app::App;
use crate::play::offers::{self, Group};
use crate::play::theme::{self, BARN, CREAM, GLOW, PAPER, PAPER_2, on};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// Draws the question, the list, and at the bottom what the selected choice would do.
pub fn draw(buf: &mut Buffer, area: Rect, app: &App<'_>) {
    let width = usize::from(area.width);
    let public = &app.table.session().game().state.public;
    let question = match app.asked {
        Some(seat) => app.table.texts.question(public, Some(seat)),
        None => waiting(app),
    };
    let question: Vec<Line<'static>> =
        kit::wrap(&question, width, "").into_iter().map(|l| Line::styled(l, theme::bold())).collect();
    let top = (question.len() as u16).min(area.height);
    kit::put(buf, Rect { height: top, ..area }, &question);
    let rest = Rect { y: area.y + top, height: area.height - top, ..area };
    let about = about(app, width);
    let room = if rest.height >= 14 { 6 } else { 4 };
    let low = (about.len() as u16).min(room).min(rest.height / 2);
    list(buf, Rect { height: rest.height - low, ..rest }, app);
    let bottom = Rect { y: rest.bottom() - low, height: low, ..rest };
    kit::fill(buf, Rect { x: bottom.x - 1, width: bottom.width + 2, ..bottom }, on(theme::INK, PAPER_2));
    kit::put(buf, bottom, &about);
}

fn waiting(app: &App<'_>) -> String {
    let words = &app.table.words;
    match app.table.next_seat(app.viewer) {
        Some(seat) if app.paused => words.s("bots-paused", &app.table.who(seat)),
        Some(seat) => words.s("bot-thinks", &app.table.who(seat)),
        None => words.t("game-over"),
    }
}

/// A row of the list: a title, or a choice by its place.
enum Row {
    Title(Group),
    Choice(usize),
}

fn list(buf: &mut Buffer, area: Rect, app: &App<'_>) {
    let mut rows = Vec::new();
    for (at, offer) in app.offers.iter().enumerate() {
        let new = at == 0 || app.offers[at - 1].group != offer.group;
        if new && offer.group.title().is_some() {
            rows.push(Row::Title(offer.group));
        }
        rows.push(Row::Choice(at));
    }
    let height = usize::from(area.height);
    let selected = rows.iter().position(|r| matches!(r, Row::Choice(at) if *at == app.selected)).unwrap_or(0);
    let most = rows.len().saturating_sub(height);
    let from = selected.saturating_sub(height * 2 / 3).min(most);
    for (line, row) in rows.iter().skip(from).take(height).enumerate() {
        let place = Rect { y: area.y + line as u16, height: 1, ..area };
        match row {
            Row::Title(group) => {
                let title = group.title().map(|id| app.table.words.t(id)).unwrap_or_default();
                kit::put(buf, place, &[kit::heading(&title, usize::from(area.width))]);
            }
            Row::Choice(at) => choice(buf, place, app, *at),
        }
    }
    let right = area.right();
    if from > 0 {
        buf.set_string(right, area.y, "▲", on(theme::BRASS_DARK, PAPER));
    }
    if from < most {
        buf.set_string(right, area.bottom() - 1, "▼", on(theme::BRASS_DARK, PAPER));
    }
}

fn choice(buf: &mut Buffer, place: Rect, app: &App<'_>, at: usize) {
    let offer = &app.offers[at];
    let chosen = at == app.selected;
    let (style, number) = if chosen {
        (on(CREAM, BARN).add_modifier(Modifier::BOLD), on(GLOW, BARN).add_modifier(Modifier::BOLD))
    } else {
        (theme::ink(), on(theme::BRASS_DARK, PAPER))
    };
    let wide = Rect { x: place.x - 1, width: place.width + 2, ..place };
    kit::fill(buf, wide, style);
    let digits = format!("{:>2} ", at + 1);
    let label = kit::cut(&offer.label, usize::from(place.width).saturating_sub(digits.width()));
    let spare = usize::from(place.width).saturating_sub(digits.width() + label.width() + 2);
    kit::put(buf, place, &[Line::from(vec![Span::styled(digits, number), Span::styled(label, style)])]);
    if offer.notation.width() <= spare {
        let quiet = if chosen { on(0xF3_D9B5, BARN) } else { on(0x9A_8468, PAPER) };
        kit::put_right(buf, place, place.y, &offer.notation, quiet);
    }
}

/// The effects of the selected choice, after its full label and notation if the row was too short for them.
fn about(app: &App<'_>, width: usize) -> Vec<Line<'static>> {
    let (Some(seat), Some(offer)) = (app.asked, app.offer()) else { return Vec::new() };
    let base = on(theme::INK, PAPER_2);
    let mut lines = Vec::new();
    let fits = offer.label.width() + offer.notation.width() + 5 <= width;
    if !fits {
        if offer.label.width() + 3 > width {
            lines.extend(
                kit::wrap(&offer.label, width, "")
                    .into_iter()
                    .map(|l| Line::styled(l, base.add_modifier(Modifier::BOLD))),
            );
        }
        lines.push(Line::styled(offer.notation.clone(), on(theme::INK_2, PAPER_2)));
    }
    for fact in offers::facts(&app.table, seat, offer.choice) {
        let style = if fact.warning { on(BARN, PAPER_2).add_modifier(Modifier::BOLD) } else { base };
        lines.extend(kit::wrap(&fact.text, width, "").into_iter().map(|l| Line::styled(l, style)));
    }
    lines
}
