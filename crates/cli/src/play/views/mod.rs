//! The layout of the full screen.

mod choices;
mod end;
mod faro;
mod guide;
mod hand;
mod kit;
mod log;
mod map;
mod overlay;
mod players;
mod review;
mod rules;
mod stage;

pub use end::{score_rows, title as end_title};
pub use kit::{cut, fill, panel, put, wrap};
pub use stage::trader_line;

use super::app::{App, Overlay};
use super::map_image::MapImage;
use super::theme::{self, BARN, BRASS, CREAM, GLOW, LEATHER, NIGHT, on};
use super::words::Words;
use darkrock_rules::state::Phase;
use darkrock_texts::Args;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// The smallest screen that shows everything.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Draws the whole screen.
pub fn draw(frame: &mut Frame<'_>, app: &mut App<'_>) {
    let area = frame.area();
    let cursor = paint(frame.buffer_mut(), area, app);
    if let Some(at) = cursor {
        frame.set_cursor_position(at);
    }
    app.depth.apply(frame.buffer_mut());
}

fn paint(buf: &mut Buffer, area: Rect, app: &mut App<'_>) -> Option<Position> {
    kit::fill(buf, area, on(CREAM, NIGHT));
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(buf, area, app);
        return None;
    }
    let bar = Rect { height: 1, ..area };
    let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
    let middle = Rect { y: area.y + 1, height: area.height - 2, ..area };
    let cursor = if app.pass_to.is_some() {
        overlay::passing(buf, area, app);
        None
    } else {
        top_bar(buf, bar, app);
        let middle = guide::draw(buf, middle, app);
        if app.table.is_over() {
            end::draw(buf, middle, app);
        } else if middle.width >= 108 && middle.height >= 32 {
            roomy(buf, middle, app);
        } else {
            compact(buf, middle, app);
        }
        footer(buf, foot, app)
    };
    match app.overlay {
        Overlay::None => return cursor,
        _ => overlay::draw(buf, area, app),
    }
    None
}

fn too_small(buf: &mut Buffer, area: Rect, app: &App<'_>) {
    let args = Args::new().n("width", SMALLEST.0).n("height", SMALLEST.1);
    let text = app.table.words.with("too-small", args);
    let lines: Vec<Line<'static>> = kit::wrap(&text, usize::from(area.width.max(1)), "")
        .into_iter()
        .map(|l| Line::styled(l, on(GLOW, NIGHT)))
        .collect();
    kit::put(buf, area, &lines);
}

/// Name of the game, round, length, whose turn it is and the actions left.
fn top_bar(buf: &mut Buffer, area: Rect, app: &App<'_>) {
    kit::fill(buf, area, on(CREAM, LEATHER));
    let public = &app.table.session().game().state.public;
    let words = &app.table.words;
    let quiet = on(0xDC_C59A, LEATHER);
    let mut spans = vec![Span::styled(" DARKROCK ", on(BRASS, LEATHER).add_modifier(Modifier::BOLD))];
    if public.turn.round > 0 {
        spans.push(Span::styled(format!(" {}", words.n("bar-round", public.turn.round)), quiet));
    }
    spans.push(Span::styled(format!(" · {}", words.n("bar-length", public.length)), quiet));
    let phase = match public.phase {
        Phase::LastButOne => "bar-end-near",
        Phase::Last => "bar-last-round",
        Phase::Open | Phase::Reached | Phase::Over => "",
    };
    if !phase.is_empty() {
        spans.push(Span::styled(format!(" {} ", words.t(phase)), on(CREAM, BARN).add_modifier(Modifier::BOLD)));
    }
    kit::put(buf, area, &[Line::from(spans)]);
    if public.turn.round == 0 || app.table.is_over() {
        return;
    }
    let seat = public.turn.seat;
    let look = theme::figure(public, seat);
    let most = app.table.content.numbers.actions.max(public.turn.actions);
    let left = public.turn.actions;
    let studs = "●".repeat(usize::from(left)) + &"○".repeat(usize::from(most - left));
    let turn = words.s("bar-turn", &app.table.name(seat));
    let right = Line::from(vec![
        Span::styled(format!(" {} ", look.shape), on(look.on, look.fill)),
        Span::styled(format!(" {turn} "), on(CREAM, LEATHER).add_modifier(Modifier::BOLD)),
        Span::styled(format!("{studs} "), on(GLOW, LEATHER)),
    ]);
    let width = right.width() as u16;
    let place = Rect { x: area.right().saturating_sub(width), width: width.min(area.width), ..area };
    kit::put(buf, place, &[right]);
}

/// Columns for large screens: the map over the hand; players, table, choices and log at its right.
fn roomy(buf: &mut Buffer, area: Rect, app: &mut App<'_>) {
    let hand_height = if app.viewer.is_some() { (area.height / 4).clamp(9, 14) } else { 0 };
    let map_height = area.height - hand_height - u16::from(hand_height > 0);
    let widest = area.width - 45;
    let width = MapImage::width_for(&app.table.content.board, map_height).clamp(60, widest.max(60));
    let width = width.max(area.width.saturating_sub(70)).min(widest);
    let left = Rect { width, ..area };
    map::draw(buf, Rect { height: map_height, ..left }, app);
    let low = Rect { y: left.bottom() - hand_height, height: hand_height, ..left };
    let title = app.table.words.t("title-hand");
    let name = app.viewer.map(|s| app.table.name(s)).unwrap_or_default();
    let inner = kit::panel(buf, low, &title, &name);
    hand::draw(buf, inner, app);
    right_column(buf, Rect { x: left.right() + 1, width: area.width - width - 1, ..area }, app);
}

fn right_column(buf: &mut Buffer, area: Rect, app: &App<'_>) {
    let words = &app.table.words;
    let seats = app.table.sitters.len() as u16;
    let rows = if seats > 4 && area.height < 40 { 1 } else { 2 };
    let players_height = 1 + seats * rows + players::others(app);
    let mut y = area.y;
    let mut take = |height: u16| {
        let part = Rect { y, height: height.min(area.bottom().saturating_sub(y)), ..area };
        y += part.height;
        part
    };
    let part = take(players_height);
    let inner = kit::panel(buf, part, &words.t("title-players"), &words.t("players-legend"));
    players::draw(buf, Rect { x: part.x, width: part.width, ..inner }, app, rows);
    let width = usize::from(area.width.saturating_sub(2));
    let mut table = stage::lines(app, width, false);
    if !stage::busy(app) {
        table.push(stage::track(app, true));
        table.push(stage::track(app, false));
    }
    let part = take((table.len() as u16).clamp(4, 7) + 1);
    let inner = kit::panel(buf, part, &stage::title(app), "");
    kit::put(buf, inner, &table);
    let left = area.height.saturating_sub(part.height + players_height);
    let log_height = if app.asked.is_some() { (left / 3).clamp(5, 16) } else { left.saturating_sub(4) };
    let part = take(left.saturating_sub(log_height));
    let inner = kit::panel(buf, part, &question_title(app), "");
    choices::draw(buf, inner, app);
    let inner = kit::panel(buf, take(log_height), &words.t("title-log"), "");
    kit::put(buf, inner, &log::tail(app, usize::from(inner.width), usize::from(inner.height), 0));
}

fn question_title(app: &App<'_>) -> String {
    match app.asked {
        Some(seat) if app.hot_seat() => app.table.words.s("title-asked", app.table.sitters[seat.index()].name()),
        Some(_) => app.table.words.t("title-you"),
        None => app.table.words.t("title-waiting"),
    }
}

/// For small screens: the map with log and hand below, the choices beside it.
fn compact(buf: &mut Buffer, area: Rect, app: &mut App<'_>) {
    let right_width = (area.width * 45 / 100).clamp(36, 46);
    let left = Rect { width: area.width - right_width, ..area };
    let low = if area.height >= 30 { 9 } else { 6 };
    map::draw(buf, Rect { height: area.height - low, ..left }, app);
    let below = Rect { y: area.bottom() - low, height: low, ..left };
    kit::fill(buf, below, theme::ink());
    let hand_height = if app.viewer.is_some() { low / 2 } else { 0 };
    let pad = Rect { x: below.x + 1, width: below.width - 2, ..below };
    hand::draw(buf, Rect { height: hand_height, ..pad }, app);
    let part = Rect { y: below.y + hand_height, height: low - hand_height, ..below };
    let inner = kit::panel(buf, part, &app.table.words.t("title-log"), "");
    kit::put(buf, inner, &log::tail(app, usize::from(inner.width), usize::from(inner.height), 0));
    compact_right(buf, Rect { x: left.right(), width: right_width, ..area }, app);
}

fn compact_right(buf: &mut Buffer, area: Rect, app: &App<'_>) {
    let seats = app.table.sitters.len() as u16 + players::others(app);
    players::draw(buf, Rect { height: seats, ..area }, app, 1);
    let table = stage::lines(app, usize::from(area.width - 2), true);
    let height = (table.len() as u16).min(4);
    let part = Rect { y: area.y + seats, height: height + 1, ..area };
    let inner = kit::panel(buf, part, &stage::title(app), "");
    kit::put(buf, inner, &table);
    let part = Rect { y: part.bottom(), height: area.bottom() - part.bottom(), ..area };
    let inner = kit::panel(buf, part, &question_title(app), "");
    choices::draw(buf, inner, app);
}

/// The input or its last result, and the keys. Returns the position of the cursor.
fn footer(buf: &mut Buffer, area: Rect, app: &App<'_>) -> Option<Position> {
    kit::fill(buf, area, on(0xDC_C59A, LEATHER));
    let words = &app.table.words;
    if app.typing || !app.input.is_empty() {
        let prompt = format!(" ▸ {}", app.input);
        buf.set_stringn(
            area.x,
            area.y,
            &prompt,
            usize::from(area.width),
            on(GLOW, LEATHER).add_modifier(Modifier::BOLD),
        );
        let x = area.x + prompt.width() as u16;
        let hint = completion_hint(app, usize::from(area.right().saturating_sub(x + 3)));
        buf.set_string((x + 2).min(area.right() - 1), area.y, hint, on(0xA8_9474, LEATHER));
        return Some(Position::new(x.min(area.right() - 1), area.y));
    }
    if let Some(notice) = &app.notice {
        let style = if notice.bad { on(CREAM, BARN) } else { on(0xC8_DCA8, LEATHER) };
        let text = kit::cut(&notice.text, usize::from(area.width - 2));
        kit::fill(buf, area, style);
        buf.set_string(area.x + 1, area.y, text, style.add_modifier(Modifier::BOLD));
        return None;
    }
    let waits = app.next_at.is_some() && app.asked.is_some();
    let ids: &[&str] = match (waits, app.asked.is_some(), app.table.is_over()) {
        (_, _, true) => &["keys-over"],
        (true, _, _) => &["keys-auto-pass"],
        _ if app.table.guide().is_some() => &["tutorial-keys"],
        (_, true, _) => &["keys", "keys-short"],
        _ => &["keys-waiting"],
    };
    buf.set_string(area.x + 1, area.y, row_of_keys(words, ids, usize::from(area.width - 2)), on(0xDC_C59A, LEATHER));
    None
}

/// The first row that fits, from the longest to the shortest; the shortest is cut where even that has no room.
fn row_of_keys(words: &Words, ids: &[&str], room: usize) -> String {
    let mut rows = ids.iter().map(|id| words.t(id));
    let fitting = rows.clone().find(|row| row.width() <= room);
    fitting.unwrap_or_else(|| kit::cut(&rows.next_back().unwrap_or_default(), room))
}

fn completion_hint(app: &App<'_>, room: usize) -> String {
    let text = match app.completion.words.len() {
        0 => app.table.words.t("keys-typing"),
        1 => String::new(),
        _ => app.completion.words.iter().take(12).cloned().collect::<Vec<_>>().join("  "),
    };
    kit::cut(&text, room)
}

#[cfg(test)]
mod tests {
    use super::row_of_keys;
    use crate::play::words::Words;
    use darkrock_rules::content::Content;
    use darkrock_texts::Language;
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn rows_of_keys_fit_in_each_language() {
        let content = Content::embedded().unwrap();
        for language in Language::all() {
            let words = Words::new(language, &content).unwrap();
            for (width, expected) in [(80, "keys-short"), (108, "keys")] {
                let room = width - 2;
                assert_eq!(row_of_keys(&words, &["keys", "keys-short"], room), words.t(expected), "{language} {width}");
                for id in [expected, "keys-waiting", "keys-auto-pass", "keys-over", "tutorial-keys"] {
                    let row = words.t(id);
                    assert!(row.width() <= room, "{language} {width}: {id} has {} columns: {row}", row.width());
                }
            }
            assert_eq!(row_of_keys(&words, &["keys", "keys-short"], 20).width(), 20);
        }
    }
}
