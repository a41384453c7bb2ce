//! Overlays: help, log, own possessions, players, rules, quitting, passing the keyboard.

use super::{hand, kit, log, players, review, rules, stage};
use crate::play::app::{App, Overlay};
use crate::play::lesson;
use crate::play::theme::{self, BRASS, CREAM, NIGHT, on};
use darkrock_rules::ids::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

/// Renders what covers the map, such as help or the log; nothing if none is open.
pub fn draw(buf: &mut Buffer, area: Rect, app: &mut App<'_>) {
    match app.overlay.clone() {
        Overlay::None => {}
        Overlay::Quit => quit(buf, area, app),
        Overlay::Log => full_log(buf, area, app),
        Overlay::Help => {
            let lines: Vec<String> = app.table.words.lines("help");
            let width = usize::from(sheet(area, 84, area.height).width - 2);
            let wrap = |l: &String| if l.is_empty() { vec![String::new()] } else { kit::wrap(l, width, "           ") };
            let lines = lines.iter().flat_map(wrap).map(|l| Line::styled(l, theme::ink())).collect();
            pages(buf, area, app, 84, "title-help", lines);
        }
        Overlay::Mine => {
            let width = usize::from(sheet(area, 84, area.height).width - 2);
            let lines = hand::all(app, width);
            pages(buf, area, app, 84, "title-mine", lines);
        }
        Overlay::Everybody => everybody(buf, area, app),
        Overlay::Rules => rules::draw(buf, area, app),
        Overlay::Hint => hint(buf, area, app),
        Overlay::Review => review::draw(buf, area, app),
    }
}

/// A sheet in the middle of the screen.
pub fn sheet(area: Rect, width: u16, height: u16) -> Rect {
    let width = width.min(area.width.saturating_sub(4));
    let height = height.min(area.height.saturating_sub(2));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/// Lines in a sheet that can be scrolled.
fn pages(buf: &mut Buffer, area: Rect, app: &mut App<'_>, width: u16, title: &str, lines: Vec<Line<'static>>) {
    let place = sheet(area, width, lines.len() as u16 + 1);
    let most = lines.len().saturating_sub(usize::from(place.height - 1));
    app.scroll = app.scroll.min(most);
    let note = app.table.words.t(if most > 0 { "overlay-scroll" } else { "overlay-close" });
    let title = if app.table.words.has(title) { app.table.words.t(title) } else { title.to_owned() };
    let inner = kit::panel(buf, place, &title, &note);
    kit::put(buf, inner, &lines[app.scroll..]);
}

fn full_log(buf: &mut Buffer, area: Rect, app: &mut App<'_>) {
    let place = sheet(area, 100, area.height);
    let inner = kit::panel(buf, place, &app.table.words.t("title-log"), &app.table.words.t("overlay-scroll"));
    let (width, height) = (usize::from(inner.width), usize::from(inner.height));
    app.scroll = app.scroll.min(app.lines().len() * 3);
    kit::put(buf, inner, &log::tail(app, width, height, app.scroll));
}

fn everybody(buf: &mut Buffer, area: Rect, app: &mut App<'_>) {
    let width = usize::from(sheet(area, 90, area.height).width - 2);
    let mut lines = vec![stage::track(app, true), stage::track(app, false), Line::default()];
    for seat in (0..app.table.sitters.len() as u8).map(Seat) {
        lines.extend(players::about(app, seat, width));
    }
    lines.push(kit::heading(&app.table.words.t("title-stories"), width));
    lines.extend(stage::stories(app, width, false));
    pages(buf, area, app, 90, "title-everybody", lines);
}

/// The advised choices, best first.
fn hint(buf: &mut Buffer, area: Rect, app: &mut App<'_>) {
    let width = usize::from(sheet(area, 76, area.height).width - 2);
    let words = &app.table.words;
    let mut lines = Vec::new();
    for (n, line) in app.hinted().iter().enumerate() {
        let label = kit::wrap(&format!("{}  {}", n + 1, line.label), width, "   ");
        lines.extend(label.into_iter().map(|l| Line::styled(l, theme::bold())));
        let why = kit::wrap(&line.why, width - 3, "");
        lines.extend(why.into_iter().map(|l| Line::styled(format!("   {l}"), theme::ink())));
    }
    if lines.is_empty() {
        let id = if app.hint_under_way() { "hint-thinking" } else { "hint-none" };
        lines.extend(kit::wrap(&words.t(id), width, "").into_iter().map(|l| Line::styled(l, theme::ink())));
    } else {
        lines.push(Line::default());
        lines.push(Line::styled(words.t("hint-keys"), theme::faint()));
    }
    let place = sheet(area, 76, lines.len() as u16 + 1);
    let inner = kit::panel(buf, place, &words.t("title-hint"), "");
    kit::put(buf, inner, &lines);
}

fn quit(buf: &mut Buffer, area: Rect, app: &App<'_>) {
    let words = &app.table.words;
    let kept = match (app.table.guide(), &app.table.save) {
        // A lesson needs no file: it is resumed at its step.
        (Some(guide), _) => words.s("quit-lesson", &lesson::command(guide)),
        (None, Some(path)) => words.s("quit-kept", &app.table.resume_command(path)),
        (None, None) => words.t("quit-lost"),
    };
    let sure = if app.table.guide().is_some() { "quit-lesson-sure" } else { "quit-sure" };
    let mut lines = vec![Line::styled(words.t(sure), theme::bold())];
    let place = sheet(area, 64, 12);
    let width = usize::from(place.width - 2);
    lines.extend(kit::wrap(&kept, width, "").into_iter().map(|l| Line::styled(l, theme::ink())));
    lines.push(Line::default());
    lines.push(Line::styled(words.t("quit-keys"), theme::faint()));
    let place = sheet(area, 64, lines.len() as u16 + 1);
    let inner = kit::panel(buf, place, &words.t("title-quit"), "");
    kit::put(buf, inner, &lines);
}

/// The screen while the keyboard is passed: without hidden information.
pub fn passing(buf: &mut Buffer, area: Rect, app: &App<'_>) {
    let Some(seat) = app.pass_to else { return };
    kit::fill(buf, area, on(CREAM, NIGHT));
    let words = &app.table.words;
    let look = theme::seat(seat);
    let name = app.table.sitters[seat.index()].name();
    let who = words.commas(&[name.to_string(), app.table.name(seat)]);
    let lines = [
        (words.t("pass-title"), on(BRASS, NIGHT).add_modifier(Modifier::BOLD)),
        (String::new(), on(CREAM, NIGHT)),
        (format!("  {} {}  ", look.shape, who), on(look.on, look.fill).add_modifier(Modifier::BOLD)),
        (String::new(), on(CREAM, NIGHT)),
        (words.s("pass-enter", name), on(CREAM, NIGHT)),
        (if app.viewer.is_some() { words.t("pass-undo") } else { String::new() }, on(0xA8_9474, NIGHT)),
    ];
    for (row, (text, style)) in lines.iter().enumerate() {
        let width = text.chars().count() as u16;
        let x = area.x + area.width.saturating_sub(width) / 2;
        buf.set_stringn(x, area.y + area.height / 2 - 3 + row as u16, text, usize::from(area.width), *style);
    }
}
