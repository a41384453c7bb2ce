//! The end of the game: the winners, and the sources of their points.

use super::{kit, log};
use crate::play::app::App;
use crate::play::game_table::GameTable;
use crate::play::theme::{self, PAPER, PAPER_2, SeatLook, on};
use darkrock_rules::Word;
use darkrock_rules::ids::Seat;
use darkrock_rules::scoring::{self, Score, ScoreSource};
use darkrock_texts::Args;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// The heading of a source of points.
fn heading(table: &GameTable<'_>, source: ScoreSource) -> String {
    match source {
        ScoreSource::Track(track) => table.texts.point_track(track).to_owned(),
        ScoreSource::Row(row) => table.texts.scoring(row).to_owned(),
        source => table.words.t(&format!("score-{}", source.word())),
    }
}

/// The final table: a row of headings, then a row for each player, best first.
pub fn score_rows(table: &GameTable<'_>) -> Vec<(Option<Seat>, Vec<String>)> {
    let game = table.session().game();
    let mut heads = vec![table.words.t("score-player")];
    let counted = game.state.public.score_sources(table.content);
    heads.extend(counted.map(|source| heading(table, source)));
    heads.push(table.words.t("score-total"));
    let mut scores: Vec<(Seat, Score)> =
        game.state.public.all_figures().map(|s| (s, scoring::score(table.content, &game.state, s))).collect();
    let winners = game.state.public.winners;
    scores.sort_by_key(|(seat, score)| (!winners.contains(*seat), -score.total()));
    let mut rows = vec![(None, heads)];
    for (seat, score) in scores {
        // The automa's place has no player.
        let name = table.name(seat);
        let sitter = table.sitters.get(seat.index());
        let name = sitter.map_or_else(|| name.clone(), |sitter| table.words.noted(&name, sitter.name()));
        let mut row = vec![name];
        row.extend(score.parts().iter().map(|(_, points)| points.to_string()));
        row.push(score.total().to_string());
        rows.push((Some(seat), row));
    }
    rows
}

/// The winner.
pub fn title(table: &GameTable<'_>) -> String {
    let winners = table.session().game().state.public.winners;
    let names: Vec<String> = winners.iter().map(|s| table.name(s)).collect();
    let args = Args::new().n("n", names.len() as u8).s("names", table.texts.list(names.iter()));
    table.words.with("end-title", args)
}

/// Draws the end screen.
pub fn draw(buf: &mut Buffer, area: Rect, app: &App<'_>) {
    let table = &app.table;
    let title = title(table);
    let x = area.x + area.width.saturating_sub(title.chars().count() as u16) / 2;
    let style = on(0xFF_DFA0, theme::NIGHT).add_modifier(Modifier::BOLD);
    buf.set_stringn(x, area.y + 1, &title, usize::from(area.width), style);
    let rounds = table.words.n("end-rounds", table.session().game().state.public.turn.round);
    let x = area.x + area.width.saturating_sub(rounds.chars().count() as u16) / 2;
    buf.set_stringn(x, area.y + 2, &rounds, usize::from(area.width), on(0xDC_C59A, theme::NIGHT));
    let rows = score_rows(table);
    let width = area.width.min(104);
    let left = area.x + (area.width - width) / 2;
    let height = (rows.len() as u16 + 1).min(area.height.saturating_sub(4));
    let place = Rect { x: left, y: area.y + 4, width, height };
    let inner = kit::panel(buf, place, &table.words.t("title-score"), "");
    for (n, (seat, row)) in rows.iter().enumerate().take(usize::from(inner.height)) {
        let look = seat.map(|s| theme::figure(&table.session().game().state.public, s));
        score_row(buf, Rect { y: inner.y + n as u16, height: 1, ..inner }, look, row, n);
    }
    let rest = Rect { x: left, y: place.bottom() + 1, width, height: area.bottom().saturating_sub(place.bottom() + 1) };
    if rest.height > 2 {
        let inner = kit::panel(buf, rest, &table.words.t("title-log"), "");
        kit::put(buf, inner, &log::tail(app, usize::from(inner.width), usize::from(inner.height), 0));
    }
}

fn score_row(buf: &mut Buffer, place: Rect, look: Option<SeatLook>, row: &[String], n: usize) {
    let bg = if n % 2 == 1 { PAPER_2 } else { PAPER };
    let base = if look.is_some() { on(theme::INK, bg) } else { theme::faint() };
    kit::fill(buf, Rect { x: place.x - 1, width: place.width + 2, ..place }, base);
    let columns = row.len() as u16 - 1;
    let column = if place.width >= 90 { 9 } else { 6 };
    let room = place.width.saturating_sub(column * columns);
    let name_style = look.map_or(base, |look| on(look.dark, bg).add_modifier(Modifier::BOLD));
    if let Some(look) = look {
        buf.set_string(place.x, place.y, format!(" {} ", look.shape), on(look.on, look.fill));
    }
    buf.set_string(place.x + 4, place.y, kit::cut(&row[0], usize::from(room.saturating_sub(5))), name_style);
    for (c, text) in row[1..].iter().enumerate() {
        let cell = Rect { x: place.x + room + column * c as u16, width: column, ..place };
        let style = if c as u16 + 1 == columns { base.add_modifier(Modifier::BOLD) } else { base };
        kit::put_right(buf, cell, place.y, &kit::cut(text, usize::from(column - 1)), style);
    }
}
