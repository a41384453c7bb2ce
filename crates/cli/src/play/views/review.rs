//! The review of a finished game: a graph of the chances turn by turn, and the most costly choices.

use super::{kit, overlay};
use crate::play::app::App;
use crate::play::background::Look;
use crate::play::theme::{self, BARN, BRASS_DARK, Depth, INK_2, PAPER, on, rgb};
use crate::play::words::Words;
use crate::review::{self, Reviewed};
use darkrock_rules::ids::Seat;
use darkrock_texts::Args;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::Marker;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};
use std::sync::atomic::Ordering;

/// The widest that a review is drawn.
const WIDEST: u16 = 120;
/// Rows of the graph, where there is room.
const GRAPH: u16 = 14;

/// Draws the review, or its progress.
pub fn draw(buf: &mut Buffer, area: Rect, app: &mut App<'_>) {
    let (depth, scroll) = (app.depth, app.scroll);
    let most = match &app.background.look {
        Look::Done(reviewed) => done(buf, area, app, reviewed, depth, scroll),
        look => {
            under_way(buf, area, app, look);
            0
        }
    };
    app.scroll = app.scroll.min(most);
}

/// The progress of the review, or why there is none.
fn under_way(buf: &mut Buffer, area: Rect, app: &App<'_>, look: &Look) {
    let words = &app.table.words;
    let place = overlay::sheet(area, 64, 5);
    let inner = kit::panel(buf, place, &words.t("title-review"), "");
    let lines = match look {
        Look::Under(done, of, _) => {
            let done = done.load(Ordering::Relaxed);
            let part = if *of == 0 { 0 } else { usize::from(inner.width) * done / of };
            let bar = "█".repeat(part) + &"░".repeat(usize::from(inner.width).saturating_sub(part));
            let count = words.with("review-progress", Args::new().n("n", done as i64).n("of", *of as i64));
            vec![
                Line::styled(count, theme::ink()),
                Line::styled(bar, on(BRASS_DARK, PAPER)),
                Line::default(),
                Line::styled(words.t("review-stop"), theme::faint()),
            ]
        }
        Look::Failed(why) => {
            kit::wrap(why, usize::from(inner.width), "").into_iter().map(|l| Line::styled(l, theme::ink())).collect()
        }
        Look::None | Look::Done(_) => Vec::new(),
    };
    kit::put(buf, inner, &lines);
}

/// The graph above, the mistakes below. Returns how far they can be scrolled.
fn done(buf: &mut Buffer, area: Rect, app: &App<'_>, reviewed: &Reviewed, depth: Depth, scroll: usize) -> usize {
    let words = &app.table.words;
    let place = overlay::sheet(area, WIDEST, area.height);
    let inner = kit::panel(buf, place, &words.t("title-review"), &words.t("overlay-scroll"));
    let width = usize::from(inner.width);
    let names = reviewed.titles(words).len() as u16;
    let legend = Rect { height: names, ..inner };
    kit::put(buf, legend, &rows(words, reviewed, width, depth));
    let height = if depth == Depth::None { 0 } else { GRAPH.min(inner.height.saturating_sub(names + 8)) };
    let graph = Rect { y: legend.bottom(), height, ..inner };
    if height > 4 {
        chart(buf, graph, app, reviewed);
    }
    let below = Rect { y: graph.bottom(), height: inner.bottom().saturating_sub(graph.bottom()), ..inner };
    let lines = mistakes(app, reviewed, width);
    let most = lines.len().saturating_sub(usize::from(below.height));
    kit::put(buf, below, &lines[scroll.min(most)..]);
    most
}

/// The players with bars for their chances, which are also the legend of the graph.
fn rows(words: &Words, reviewed: &Reviewed, width: usize, depth: Depth) -> Vec<Line<'static>> {
    let titles = reviewed.titles(words);
    let name = titles.iter().map(|t| t.chars().count()).max().unwrap_or(0).min(width / 2);
    let row = |(n, title): (usize, &String)| {
        let seat = Seat(n as u8);
        let look = theme::seat(seat);
        let (first, last) = review::ends(reviewed, seat);
        let bars = review::bars(reviewed, seat, width.saturating_sub(name + 20));
        let ink = if depth == Depth::None { theme::ink() } else { on(look.dark, PAPER) };
        Line::from(vec![
            Span::styled(format!(" {} ", look.shape), on(look.on, look.fill)),
            Span::styled(format!(" {:<name$} ", kit::cut(title, name)), ink.add_modifier(Modifier::BOLD)),
            Span::styled(bars, ink),
            Span::styled(format!(" {first:>3}% → {last:>3}%"), theme::ink()),
        ])
    };
    titles.iter().enumerate().map(row).collect()
}

/// A line for each player over the turns, and a dot for each choice that reduced the chances.
fn chart(buf: &mut Buffer, area: Rect, app: &App<'_>, reviewed: &Reviewed) {
    let turns = &reviewed.turns;
    let point = |(n, chance): (usize, f32)| (n as f64, f64::from(chance));
    let line = |seat: Seat| turns.iter().map(|t| t.chances[seat.index()]).enumerate().map(point).collect::<Vec<_>>();
    let dots = |seat: Seat| {
        let made = reviewed.mistakes.iter().map(|t| &t.mistake).filter(move |m| m.seat == seat);
        let turn = |at: u32| turns.iter().rposition(|t| t.at <= at).unwrap_or(0);
        made.map(|m| turn(m.at)).map(|n| point((n, turns[n].chances[seat.index()]))).collect::<Vec<_>>()
    };
    let seats: Vec<Seat> = (0..reviewed.titles(&app.table.words).len() as u8).map(Seat).collect();
    let lines: Vec<Vec<(f64, f64)>> = seats.iter().map(|s| line(*s)).collect();
    let marks: Vec<Vec<(f64, f64)>> = seats.iter().map(|s| dots(*s)).collect();
    let style = |seat: &Seat| Style::new().fg(rgb(theme::seat(*seat).dark)).bg(rgb(PAPER));
    let mut sets = Vec::new();
    for (seat, line) in seats.iter().zip(&lines) {
        sets.push(Dataset::default().marker(Marker::Braille).graph_type(GraphType::Line).style(style(seat)).data(line));
    }
    for mark in &marks {
        let style = on(BARN, PAPER).add_modifier(Modifier::BOLD);
        sets.push(Dataset::default().marker(Marker::Dot).graph_type(GraphType::Scatter).style(style).data(mark));
    }
    let last = turns.len().saturating_sub(1).max(1) as f64;
    let highest = turns.iter().flat_map(|t| t.chances).fold(0.5, f32::max);
    let top = if highest > 0.75 { 1.0 } else { 0.75 };
    let round = |turn: Option<&darkrock_bots::review::TurnChances>| turn.map_or(0, |t| t.round);
    let labels = [round(turns.first()), round(turns.last())].map(|n| app.table.words.n("bar-round", n));
    let axis = on(INK_2, PAPER);
    let x = Axis::default().style(axis).bounds([0.0, last]).labels(labels);
    let y = Axis::default().style(axis).bounds([0.0, top]).labels(["0%".to_owned(), format!("{}%", top * 100.0)]);
    let chart = Chart::new(sets).style(theme::ink()).x_axis(x).y_axis(y).legend_position(None);
    chart.render(area, buf);
}

fn mistakes(app: &App<'_>, reviewed: &Reviewed, width: usize) -> Vec<Line<'static>> {
    let words = &app.table.words;
    let mut lines = vec![kit::heading(&words.t("review-mistakes"), width)];
    for (seat, [chosen, best]) in review::mistakes(words, reviewed) {
        let style = on(theme::seat(seat).dark, PAPER).add_modifier(Modifier::BOLD);
        lines.extend(kit::wrap(&chosen, width, "  ").into_iter().map(|l| Line::styled(l, style)));
        let best = kit::wrap(&best, width.saturating_sub(4), "");
        lines.extend(best.into_iter().map(|l| Line::styled(format!("    {l}"), theme::ink())));
    }
    let rest = review::rest(words, reviewed).into_iter();
    for text in rest.chain([String::new()]).chain(review::about(words, reviewed)) {
        lines.extend(kit::wrap(&text, width, "").into_iter().map(|l| Line::styled(l, theme::faint())));
    }
    lines
}
