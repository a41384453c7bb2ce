//! The players: points, goods, tracks, items, and whose turn it is.

use super::kit::{self, cut};
use crate::play::app::App;
use crate::play::game_table::GameTable;
use crate::play::theme::{self, BARN, DUSK, INK_2, PAPER, PAPER_2, mix, on, rgb};
use crate::play::words::Words;
use darkrock_rules::ids::{Injury, Item, PointTrack, Seat};
use darkrock_rules::state::{Player, Public};
use darkrock_texts::Args;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// The names of all players with their colors, for texts in which they occur.
pub fn names(table: &GameTable<'_>) -> Vec<(String, u32)> {
    let public = &table.session().game().state.public;
    let him = public.automa().map(|s| (table.texts.automa_within().to_owned(), theme::figure(public, s).dark));
    public.all_figures().map(|s| (table.name(s), theme::figure(public, s).dark)).chain(him).collect()
}

/// Rows of non-players: the automa's, if it plays.
pub fn others(app: &App<'_>) -> u16 {
    u16::from(app.table.session().game().state.public.automa().is_some())
}

/// One or two rows for each player, and one for the automa.
pub fn draw(buf: &mut Buffer, area: Rect, app: &App<'_>, rows: u16) {
    kit::fill(buf, area, theme::ink());
    let public = &app.table.session().game().state.public;
    for (n, seat) in public.all_seats().enumerate() {
        let y = area.y + n as u16 * rows;
        if y + rows > area.bottom() {
            break;
        }
        let place = Rect { y, height: rows, ..area };
        if rows == 1 { short(buf, place, app, seat) } else { full(buf, place, app, seat) }
    }
    let y = area.y + u16::from(public.seats) * rows;
    if let (Some(him), true) = (public.automa(), y < area.bottom()) {
        automa(buf, Rect { y, height: 1, ..area }, app, him);
    }
}

/// The automa: its name, its last card, its LP.
fn automa(buf: &mut Buffer, place: Rect, app: &App<'_>, him: Seat) {
    let table = &app.table;
    let public = &table.session().game().state.public;
    let bg = ground(public, him);
    kit::fill(buf, place, on(theme::INK, bg));
    badge(buf, place, public, him);
    let lp = table.words.n("players-lp", public.player(him).lp);
    kit::put_right(buf, place, place.y, &lp, on(theme::INK, bg).add_modifier(Modifier::BOLD));
    let room = usize::from(place.width).saturating_sub(lp.width() + 5);
    let name = cut(&table.name(him), room);
    let style = on(theme::figure(public, him).dark, bg).add_modifier(Modifier::BOLD);
    buf.set_string(place.x + 4, place.y, &name, style);
    if let Some(card) = public.automa_card {
        let room = room.saturating_sub(name.width() + 2);
        let card = cut(&table.texts.automa_card(card).name, room);
        buf.set_string(place.x + 6 + name.width() as u16, place.y, card, on(INK_2, bg));
    }
}

/// The background of a player's rows: brighter for the active player.
fn ground(public: &Public, seat: Seat) -> u32 {
    if public.turn.round > 0 && public.is_active(seat) {
        0xFF_EFB8
    } else if seat.0 % 2 == 1 {
        PAPER_2
    } else {
        PAPER
    }
}

fn badge(buf: &mut Buffer, place: Rect, public: &Public, seat: Seat) {
    let look = theme::figure(public, seat);
    let style = on(look.on, look.fill).add_modifier(Modifier::BOLD);
    buf.set_string(place.x, place.y, format!(" {} ", look.shape), style);
    if public.turn.round > 0 && public.is_active(seat) {
        buf.set_string(place.x, place.y, "▶", style);
    }
    for y in place.y + 1..place.bottom() {
        buf.set_string(place.x, y, "   ", on(look.on, look.fill));
    }
}

fn short(buf: &mut Buffer, place: Rect, app: &App<'_>, seat: Seat) {
    let public = &app.table.session().game().state.public;
    let player = public.player(seat);
    let bg = ground(public, seat);
    kit::fill(buf, place, on(theme::INK, bg));
    badge(buf, place, public, seat);
    let words = &app.table.words;
    let cards = app.table.view(None).hand_sizes[seat.index()];
    let goods = format!("{} {} ♣{cards}", words.n("players-lp", player.lp), money(&app.table, player));
    let goods = format!("{goods}{}", if player.wounds > 0 { format!(" ✚{}", player.wounds) } else { String::new() });
    let track = track_short(words, player);
    let right = format!("{goods} {track:>2}");
    kit::put_right(buf, place, place.y, &right, on(theme::INK, bg));
    let room = usize::from(place.width).saturating_sub(right.width() + 5);
    let style = on(theme::seat(seat).dark, bg).add_modifier(Modifier::BOLD);
    buf.set_string(place.x + 4, place.y, cut(&app.table.name(seat), room), style);
}

fn track_short(words: &Words, player: &Player) -> String {
    match (player.marshal, player.wanted) {
        (0, 0) => "·".to_owned(),
        (0, wanted) => words.n("wanted-n-short", wanted),
        (marshal, _) => words.n("marshal-n-short", marshal),
    }
}

/// The money of a player, padded to the maximum so that it aligns in a column.
fn money(table: &GameTable<'_>, player: &Player) -> String {
    let said = |n: u8| table.words.n("players-money", n);
    let room = said(player.money_limit(table.content)).width();
    let money = said(player.money);
    let gap = room.saturating_sub(money.width());
    format!("{money}{}", " ".repeat(gap))
}

fn full(buf: &mut Buffer, place: Rect, app: &App<'_>, seat: Seat) {
    let public = &app.table.session().game().state.public;
    let bg = ground(public, seat);
    kit::fill(buf, place, on(theme::INK, bg));
    badge(buf, place, public, seat);
    let inner = Rect { x: place.x + 4, width: place.width.saturating_sub(4), ..place };
    kit::put(buf, inner, &[first_row(app, seat, bg, inner.width), second_row(app, seat, bg, inner.width)]);
}

/// Name, character, track, points.
fn first_row(app: &App<'_>, seat: Seat, bg: u32, width: u16) -> Line<'static> {
    let table = &app.table;
    let public = &table.session().game().state.public;
    let player = public.player(seat);
    let words = &table.words;
    let mut right: Vec<Span<'static>> = Vec::new();
    if player.marshal > 0 {
        right.push(Span::styled(format!(" ★ {} ", words.n("marshal-n", player.marshal)), on(theme::CREAM, DUSK)));
    }
    if player.wanted > 0 {
        right.push(Span::styled(format!(" {} ", words.n("wanted-n", player.wanted)), on(theme::CREAM, BARN)));
    }
    for (at, points) in player.points.iter().enumerate().take(table.content.point_tracks.len()) {
        if *points > 0 {
            let name = table.texts.point_track(PointTrack(at as u8));
            let space = table.content.point_tracks[at].space_number(*points);
            right.push(Span::styled(format!(" {name} {space} "), on(theme::CREAM, theme::SAGE)));
        }
    }
    let legend = if player.legendary { "♛" } else { " " };
    let lp = format!(" {legend}{:>5}", words.n("players-lp", player.lp));
    right.push(Span::styled(lp, on(theme::INK, bg).add_modifier(Modifier::BOLD)));
    let right_width: usize = right.iter().map(|s| s.content.width()).sum();
    let name = cut(&table.name(seat), usize::from(width).saturating_sub(right_width + 1));
    let mut spans = vec![Span::styled(name.clone(), on(theme::seat(seat).dark, bg).add_modifier(Modifier::BOLD))];
    let sitter = &table.sitters[seat.index()];
    let who = format!(" {}{}", sitter.name(), if sitter.is_person() { "" } else { " ⚙" });
    let first = if public.turn.round > 0 && public.first == seat { " ⚑" } else { "" };
    let room = usize::from(width).saturating_sub(name.width() + right_width);
    let who = cut(&format!("{who}{first}"), room);
    let gap = room.saturating_sub(who.width());
    spans.push(Span::styled(who, on(INK_2, bg)));
    spans.push(Span::styled(" ".repeat(gap), on(INK_2, bg)));
    spans.extend(right);
    Line::from(spans)
}

/// Goods on the left, items on the right.
fn second_row(app: &App<'_>, seat: Seat, bg: u32, width: u16) -> Line<'static> {
    let table = &app.table;
    let public = &table.session().game().state.public;
    let player = public.player(seat);
    let cards = table.view(app.viewer).hand_sizes[seat.index()];
    let mut goods = format!("{} ♣{cards}", money(table, player));
    goods += &if player.nuggets > 0 { format!(" ◆{}", player.nuggets) } else { String::new() };
    let wounds = "✚".repeat(usize::from(player.wounds));
    let room = usize::from(width).saturating_sub(goods.width() + wounds.width() + 3);
    let items = items(table, player, public.injury(seat), room);
    let gap = usize::from(width).saturating_sub(goods.width() + wounds.width() + 1 + items.width());
    let plain = on(theme::INK, bg);
    Line::from(vec![
        Span::styled(format!("{goods} "), plain),
        Span::styled(wounds, on(BARN, bg).add_modifier(Modifier::BOLD)),
        Span::styled(" ".repeat(gap), plain),
        Span::styled(items, on(INK_2, bg)),
    ])
}

/// A player's items, cattle and injury, in as much detail as fits. Active ones first; `+` is upgraded.
fn items(table: &GameTable<'_>, player: &Player, injury: Option<Injury>, room: usize) -> String {
    let active = |i: &Item| player.weapon == Some(*i) || player.mount == Some(*i);
    let mut items: Vec<Item> = player.items.iter().collect();
    items.sort_by_key(|i| !active(i));
    let word = |item: &Item, letters: usize| {
        let name = &table.texts.item(*item, false).name;
        let name: String = name.chars().take(letters).collect();
        let mark = if player.upgraded.contains(*item) { "+" } else { "" };
        format!("{}{mark}", name.trim_end())
    };
    let mut more: Vec<String> = player.led().map(|ranch| table.texts.ranch(ranch).to_owned()).collect();
    more.extend(injury.map(|injury| table.texts.injury(injury).name.clone()));
    more.extend((player.tokens > 0).then(|| format!("✪{}", player.tokens)));
    for letters in [30, 4] {
        let words: Vec<String> = items.iter().map(|i| word(i, letters)).chain(more.iter().cloned()).collect();
        let text = if letters > 5 { table.words.commas(&words) } else { words.join(" ") };
        if text.width() <= room {
            return text;
        }
    }
    let (in_use, rest): (Vec<Item>, Vec<Item>) = items.iter().partition(|i| active(i));
    let mut words: Vec<String> = in_use.iter().map(|i| word(i, 30)).collect();
    words.push(format!("+{}", rest.len()));
    words.extend(more);
    kit::cut(&table.words.commas(&words), room)
}

/// The cards that lie beside a mat: a posse or gang, and an injury.
fn kept_cards(app: &App<'_>, seat: Seat) -> Vec<(String, Style)> {
    let table = &app.table;
    let public = &table.session().game().state.public;
    let mut cards = Vec::new();
    if let (Some(follower), Some(side)) = (public.follower(seat), public.side(seat)) {
        let text = table.texts.follower(follower);
        let name = table.words.s(&format!("player-{}", side.id()), &text.name);
        cards.push((table.words.pair(&name, &text.text), theme::ink()));
    }
    if let Some(injury) = public.injury(seat) {
        let text = table.texts.injury(injury);
        let name = table.words.s("player-injury", &text.name);
        cards.push((table.words.pair(&name, &text.text), theme::ink().fg(rgb(BARN))));
    }
    cards
}

/// Everything about a player, for an overlay.
pub fn about(app: &App<'_>, seat: Seat, width: usize) -> Vec<Line<'static>> {
    let table = &app.table;
    let public = &table.session().game().state.public;
    let player = public.player(seat);
    let sitter = &table.sitters[seat.index()];
    let look = theme::seat(seat);
    let style = on(look.on, look.fill).add_modifier(Modifier::BOLD);
    let mut lines = vec![Line::from(vec![
        Span::styled(format!(" {} {} ", look.shape, table.name(seat)), style),
        Span::styled(format!(" {}", table.words.s(sitter.message(), sitter.name())), theme::faint()),
    ])];
    let args = Args::new()
        .n("lp", player.lp)
        .n("money", player.money)
        .n("nuggets", player.nuggets)
        .n("wounds", player.wounds)
        .n("cards", table.view(None).hand_sizes[seat.index()]);
    let mut say = |text: String, style: Style| {
        lines.extend(kit::wrap(&text, width, "  ").into_iter().map(|l| Line::styled(l, style)));
    };
    say(table.words.with("player-goods", args), theme::ink());
    if let Some(space) = player.space {
        say(table.words.s("player-at", table.texts.place(space)), theme::ink());
    }
    if player.marshal > 0 {
        say(table.words.n("marshal-n", player.marshal), theme::ink().fg(rgb(DUSK)));
    }
    if player.wanted > 0 {
        say(table.words.n("wanted-n", player.wanted), theme::ink().fg(rgb(BARN)));
    }
    let tracks = table.content.point_tracks.iter().zip(table.texts.point_tracks());
    for ((row, text), points) in tracks.zip(player.points) {
        let next = text.spaces.get(usize::from(points)).unwrap_or(&text.beyond);
        let space = row.space_number(points);
        let line = Args::new().s("track", text.name.clone()).n("n", space).s("next", next.clone());
        say(table.words.with("track-n", line), theme::ink().fg(rgb(theme::SAGE)));
    }
    for item in player.items {
        let text = table.texts.item(item, player.upgraded.contains(item));
        let mark = if player.upgraded.contains(item) { "+" } else { "" };
        let copy = table.texts.copy_name(item, seat).filter(|_| !mark.is_empty());
        let name = format!("{}{mark}", text.name);
        let name = copy.map_or_else(|| name.clone(), |copy| table.words.noted(&name, copy));
        say(if text.body.is_empty() { name } else { table.words.pair(&name, &text.body) }, theme::ink());
    }
    kept_cards(app, seat).into_iter().for_each(|(text, style)| say(text, style));
    if let Some(text) = player.character.and_then(|c| table.texts.character(c)) {
        let id = if player.legendary { "legendary-now" } else { "legendary-later" };
        let shade = if player.legendary { theme::INK } else { mix(theme::INK, PAPER, 35) };
        say(table.words.s(id, &text.body), on(shade, PAPER));
        text.life.iter().for_each(|life| say(life.clone(), on(mix(theme::INK, PAPER, 35), PAPER)));
    }
    for goal in table.content.goals_of(player, player.goals_done) {
        let text = table.texts.goal(goal);
        say(table.words.s("goal-done", &table.words.pair(&text.name, &text.body)), theme::ink());
        say(text.tale.clone(), on(mix(theme::INK, PAPER, 35), PAPER));
    }
    lines.push(Line::default());
    lines
}
