//! The viewer's hand and possessions: cards with their texts, goals, tokens, items.

use super::kit;
use super::stage::face;
use crate::play::app::App;
use crate::play::offers;
use crate::play::theme::{self, BARN, DUSK, SAGE, on, rgb};
use darkrock_rules::choice::Choice;
use darkrock_rules::ids::{Card, CardSet};
use darkrock_rules::view::View;
use darkrock_texts::Kind;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// Draws the hand: whole texts where they fit, else names.
pub fn draw(buf: &mut Buffer, area: Rect, app: &App<'_>) {
    let view = app.table.view(app.viewer);
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let mut lines = cards(app, &view, width);
    if lines.len() > height {
        lines = one_row_each(app, &view, width);
    }
    if lines.len() > height {
        lines = names(app, &view, width);
    }
    lines.extend(goal_lines(app, &view, width));
    let more = lines.len() > usize::from(area.height);
    kit::put(buf, area, &lines);
    if more {
        let more = format!(" … {} ", app.table.words.t("hand-more"));
        kit::put_right(buf, area, area.bottom() - 1, &more, theme::faint());
    }
}

/// The cards that a choice shown now names: to mark them in the hand.
fn chosen(app: &App<'_>) -> CardSet {
    match app.offer().map(|o| o.choice) {
        Some(Choice::Play(c) | Choice::Commit(c) | Choice::React(c) | Choice::Discard(c) | Choice::Give(c)) => {
            CardSet::one(c)
        }
        Some(Choice::Lay(a, b)) => a.into_iter().chain(b).collect(),
        _ => CardSet::new(),
    }
}

/// Every card with its text.
pub fn cards(app: &App<'_>, view: &View, width: usize) -> Vec<Line<'static>> {
    let marked = chosen(app);
    view.own.hand.iter().flat_map(|card| card_lines(app, card, width, marked.contains(card))).collect()
}

fn card_lines(app: &App<'_>, card: Card, width: usize, marked: bool) -> Vec<Line<'static>> {
    let text = app.table.texts.card(card);
    let name = if marked { on(theme::INK, theme::GLOW) } else { theme::ink() };
    let mut head = vec![face(app, card), Span::styled(format!(" {}", text.name), name.add_modifier(Modifier::BOLD))];
    let mut used = text.face.width() + 1 + text.name.width();
    let mut lines = Vec::new();
    for line in &text.lines {
        let chip = line.kind.map(|k| app.table.words.t(&format!("kind-{}", k.id())));
        let body = line.text.clone();
        let chip_width = chip.as_ref().map_or(0, |c| c.width() + 3);
        if used + chip_width + 12 > width {
            lines.push(Line::from(std::mem::take(&mut head)));
            head.push(Span::styled("   ", theme::ink()));
            used = 3;
        }
        head.push(Span::styled(" ", theme::ink()));
        if let (Some(chip), Some(kind)) = (chip, line.kind) {
            head.push(Span::styled(format!(" {chip} "), on(theme::CREAM, colour(kind))));
        }
        used += 1 + chip_width;
        let room = width.saturating_sub(used + 1);
        let first: String = kit::wrap(&body, room.max(8), "").into_iter().next().unwrap_or_default();
        let rest = body.get(first.len()..).unwrap_or_default().trim_start().to_owned();
        used += first.width() + 1;
        head.push(Span::styled(format!(" {first}"), theme::ink()));
        for row in kit::wrap(&rest, width.saturating_sub(4), "") {
            lines.push(Line::from(std::mem::take(&mut head)));
            used = 4 + row.width();
            head.push(Span::styled(format!("    {row}"), theme::ink()));
        }
    }
    lines.push(Line::from(head));
    lines
}

/// The color of a kind of effect.
fn colour(kind: Kind) -> u32 {
    match kind {
        Kind::Action => BARN,
        Kind::Bonus => SAGE,
        Kind::Reaction => DUSK,
    }
}

/// Every card with as much of its text as a row holds.
fn one_row_each(app: &App<'_>, view: &View, width: usize) -> Vec<Line<'static>> {
    let marked = chosen(app);
    let row = |card: Card| {
        let mut rows = card_lines(app, card, 1000, marked.contains(card));
        let line = rows.swap_remove(0);
        let mut room = width;
        let mut spans = Vec::new();
        for span in line.spans {
            let text = kit::cut(&span.content, room);
            room -= text.width();
            spans.push(Span::styled(text, span.style));
        }
        Line::from(spans)
    };
    view.own.hand.iter().map(row).collect()
}

/// The names of the cards, as many in a row as fit.
fn names(app: &App<'_>, view: &View, width: usize) -> Vec<Line<'static>> {
    let marked = chosen(app);
    let mut lines = Vec::new();
    let mut spans: Vec<Span<'static>> = Vec::new();
    let mut used = 0;
    for card in view.own.hand {
        let text = app.table.texts.card(card);
        let letters: String = text.kinds.iter().filter_map(|k| k.id().chars().next()).collect();
        let label = format!(" {} ", text.name);
        let kinds = format!("{} ", letters.to_uppercase());
        let needed = text.face.width() + label.width() + kinds.width() + 1;
        if used + needed > width && used > 0 {
            lines.push(Line::from(std::mem::take(&mut spans)));
            used = 0;
        }
        let style = if marked.contains(card) { on(theme::INK, theme::GLOW) } else { theme::ink() };
        spans.extend([face(app, card), Span::styled(label, style), Span::styled(kinds, theme::faint())]);
        used += needed;
    }
    if !spans.is_empty() {
        lines.push(Line::from(spans));
    }
    lines
}

/// The goals held, with what each completes.
fn goal_lines(app: &App<'_>, view: &View, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let Some(seat) = view.seat else { return lines };
    for goal in app.table.content.goals_of(view.public.player(seat), view.own.goals) {
        let text = app.table.texts.goal(goal);
        let words = app.table.words.pair(&text.name, &text.body);
        let mut first = true;
        for row in kit::wrap(&words, width.saturating_sub(2), "") {
            let mark = if first { "◎ " } else { "  " };
            first = false;
            lines.push(Line::from(vec![
                Span::styled(mark, theme::ink().fg(rgb(BARN))),
                Span::styled(row, theme::faint()),
            ]));
        }
    }
    lines
}

/// Everything that the viewer holds, for an overlay.
pub fn all(app: &App<'_>, width: usize) -> Vec<Line<'static>> {
    let view = app.table.view(app.viewer);
    let words = &app.table.words;
    let mut lines = vec![kit::heading(&words.t("title-hand"), width)];
    lines.extend(cards(app, &view, width));
    if view.own.hand.is_empty() {
        lines.push(Line::styled(words.t("hand-empty"), theme::faint()));
    }
    if !view.own.goals.is_empty() {
        lines.push(kit::heading(&words.t("title-goals"), width));
        lines.extend(goal_lines(app, &view, width));
    }
    let Some(seat) = app.viewer else { return lines };
    let mut say =
        |text: String| lines.extend(kit::wrap(&text, width, "  ").into_iter().map(|l| Line::styled(l, theme::ink())));
    for goal in app.table.content.goals_of(view.public.player(seat), view.own.goals) {
        say(app.table.texts.goal(goal).tale.clone());
    }
    for token in view.own.cattle[seat.index()].into_iter().flatten() {
        say(words.s("mine-cattle", app.table.texts.cattle(token)));
    }
    let tokens = view.own.tokens.iter().zip(app.table.content.token_lp);
    let tokens: Vec<String> = tokens.flat_map(|(n, lp)| (0..*n).map(move |_| lp.to_string())).collect();
    if !tokens.is_empty() {
        say(words.s("mine-tokens", &words.commas(&tokens)));
    }
    for character in view.own.draft {
        let name = app.table.texts.character(character).map_or("", |c| c.name.as_str()).to_owned();
        say(words.pair(&name, &offers::character_lines(&app.table, character).join(" ")));
    }
    lines
}
