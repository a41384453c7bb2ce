//! The table: the tracks, the open stories, and the fight, poker game or dice in progress.

use super::kit;
use super::players::names;
use crate::play::app::App;
use crate::play::game_table::GameTable;
use crate::play::theme::{self, BARN, DUSK, PAPER, SUIT_RED, on, rgb};
use darkrock_rules::choice::FightKind;
use darkrock_rules::frame::Frame;
use darkrock_rules::ids::{Card, CardSet, Item, Opponent, Seat};
use darkrock_rules::state::Public;
use darkrock_texts::Args;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// The title of the panel.
pub fn title(app: &App<'_>) -> String {
    let id = match current(app) {
        Some(Frame::Fight) => "title-fight",
        Some(Frame::Poker) if app.table.session().game().state.public.poker.is_high() => "title-high-stakes",
        Some(Frame::Poker) => "title-poker",
        Some(Frame::Prospect { .. }) => "title-prospect",
        _ if app.table.session().game().state.public.faro().is_some() => "title-faro",
        _ => "title-stories",
    };
    app.table.words.t(id)
}

/// The innermost fight, poker game or roll of the dice in progress.
fn current(app: &App<'_>) -> Option<Frame> {
    let stack: Vec<Frame> = app.table.session().game().state.public.stack.iter().copied().collect();
    stack.into_iter().rev().find(|f| matches!(f, Frame::Fight | Frame::Poker | Frame::Prospect { .. }))
}

/// Whether something in progress needs more room.
pub fn busy(app: &App<'_>) -> bool {
    current(app).is_some() || app.table.session().game().state.public.faro().is_some()
}

/// The lines: what is in progress, or the open stories, cut to a row each if there is little room.
pub fn lines(app: &App<'_>, width: usize, cut: bool) -> Vec<Line<'static>> {
    match current(app) {
        Some(Frame::Fight) => fight(app, width),
        Some(Frame::Poker) => poker(app, width),
        Some(Frame::Prospect { dice, .. }) => prospect(app, dice),
        _ => super::faro::lines(app).unwrap_or_else(|| stories(app, width, cut)),
    }
}

/// A card as its face, red where its suit is.
pub fn face(app: &App<'_>, card: Card) -> Span<'static> {
    let style = on(if card.is_red() { SUIT_RED } else { theme::INK }, 0xFF_FDF4).add_modifier(Modifier::BOLD);
    Span::styled(app.table.texts.card(card).face.clone(), style)
}

/// The two open stories with their discs.
pub fn stories(app: &App<'_>, width: usize, cut: bool) -> Vec<Line<'static>> {
    let table = &app.table;
    let public = &table.session().game().state.public;
    let mut lines = Vec::new();
    for (deck, open) in public.open.iter().enumerate() {
        let Some(trigger) = open else { continue };
        let mut spans = vec![Span::styled(format!("{} ", deck + 1), theme::bold())];
        let mut placed = 0;
        for seat in public.all_seats() {
            for _ in 0..public.player(seat).discs[deck] {
                let look = theme::seat(seat);
                spans.push(Span::styled(look.shape, on(look.on, look.fill)));
                placed += 1;
            }
        }
        let needed = public.discs_needed(table.content);
        spans.push(Span::styled("○".repeat(usize::from(needed.saturating_sub(placed))), theme::faint()));
        let room = width.saturating_sub(3 + usize::from(needed.max(placed)));
        let text = table.texts.trigger(*trigger);
        let text = if cut { kit::cut(text, room) } else { text.to_owned() };
        let mut wrapped = kit::wrap(&text, room, "").into_iter();
        spans.push(Span::styled(format!(" {}", wrapped.next().unwrap_or_default()), theme::ink()));
        lines.push(Line::from(spans));
        let indent = " ".repeat(3 + usize::from(needed.max(placed)));
        lines.extend(wrapped.map(|rest| Line::styled(format!("{indent}{rest}"), theme::ink())));
    }
    if lines.is_empty() {
        lines.push(Line::styled(table.words.t("no-stories"), theme::faint()));
    }
    let trader = trader_line(table, public).into_iter();
    let cards = trader.chain(card_lines(table, public));
    lines.extend(cards.flat_map(|text| kit::wrap(&text, width, " ")).map(|line| Line::styled(line, theme::ink())));
    lines
}

/// The cards beside the board: the title that is counted, and the card about the Sheriff.
pub fn card_lines(table: &GameTable<'_>, public: &Public) -> Vec<String> {
    let name = |kind, name: &str| table.words.with("web-table-card", Args::new().s("kind", kind).s("name", name));
    let mut lines = Vec::new();
    if let Some(title) = public.title() {
        lines.extend([name("title", table.texts.scoring(title.0)), table.texts.title_text(title)]);
    }
    if let Some(card) = public.sheriff_card() {
        let (row, text) = (&table.content.opponents[card.index()], &table.texts.opponents()[card.index()]);
        let ties = if row.player_wins_ties { "player" } else { "sheriff" };
        lines.push(name("sheriff", &text.name));
        lines.push(table.words.with("web-sheriff-card", Args::new().n("n", row.cards).s("ties", ties)));
        let rows = [("web-sheriff-card-reward", &text.reward), ("web-sheriff-card-penalty", &text.penalty)];
        lines.extend(rows.iter().filter(|(_, text)| !text.is_empty()).map(|(id, text)| table.words.s(id, text)));
    }
    lines
}

/// Where the trader is, and what he sells.
pub fn trader_line(table: &GameTable<'_>, public: &Public) -> Option<String> {
    let trader = public.trader();
    let name = |item: Item| table.texts.item(item, false).name.as_str();
    let args = Args::new().s("region", table.texts.region(trader.region?).1.clone());
    let args = args.s("wares", table.texts.list(trader.wares.iter().map(name)));
    Some(table.words.with("trader-at", args.s("row", table.texts.list(trader.faceup().map(name)))))
}

/// A track in one row: its spaces, with the players on them.
pub fn track(app: &App<'_>, marshal: bool) -> Line<'static> {
    let table = &app.table;
    let public = &table.session().game().state.public;
    let colour = if marshal { DUSK } else { BARN };
    let names = ["track-marshal", "track-wanted"].map(|id| table.words.t(id));
    let room = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let name = &names[usize::from(!marshal)];
    // Both tracks begin in the same column, one above the other.
    let gap = " ".repeat(room - name.width() + 1);
    let mut spans = vec![Span::styled(format!("{name}{gap}"), on(colour, PAPER).add_modifier(Modifier::BOLD))];
    let spaces = if marshal { table.content.marshal.spaces.len() } else { table.content.wanted.spaces.len() };
    for space in 1..=spaces {
        if space > 1 && space % 3 == 1 {
            spans.push(Span::styled("│ ", on(0xCD_B485, PAPER)));
        }
        let here = |s: &Seat| {
            let player = public.player(*s);
            usize::from(if marshal { player.marshal } else { player.wanted }) == space
        };
        let seats: Vec<Seat> = public.all_seats().filter(here).collect();
        if seats.is_empty() {
            spans.push(Span::styled(format!("{space} "), theme::faint()));
        } else {
            for seat in seats {
                let look = theme::seat(seat);
                spans.push(Span::styled(look.shape, on(look.on, look.fill)));
            }
            spans.push(Span::styled(" ", theme::ink()));
        }
    }
    Line::from(spans)
}

/// The fight: both sides with their cards and values.
fn fight(app: &App<'_>, width: usize) -> Vec<Line<'static>> {
    let table = &app.table;
    let public = &table.session().game().state.public;
    let fight = &public.fight;
    let fighter = table.name(fight.fighter);
    let other = match fight.kind {
        FightKind::Bandit => table.words.t("npc-bandit"),
        FightKind::Heist | FightKind::Holdup => table.words.t("npc-guard"),
        FightKind::Sheriff => table.words.t("npc-sheriff"),
        FightKind::Opponent => {
            fight.opponent.map_or_else(|| table.words.t("npc-opponent"), |o| table.texts.opponent(o).to_owned())
        }
        _ => table.name(fight.other),
    };
    let id = match fight.kind {
        FightKind::Arrest => "fight-arrest",
        FightKind::Duel => "fight-duel",
        FightKind::Rob => "fight-rob",
        FightKind::Bandit => "fight-bandit",
        FightKind::Heist => "fight-heist",
        FightKind::Sheriff => "fight-sheriff",
        FightKind::Opponent => "fight-opponent",
        FightKind::Holdup => "fight-holdup",
    };
    let opponent = fight.opponent.map_or("", |opponent| table.texts.opponent(opponent));
    let args = Args::new().s("fighter", fighter.clone()).s("other", other.clone()).s("opponent", opponent);
    let text = table.words.with(id, args);
    let mut lines: Vec<Line<'static>> =
        kit::wrap(&text, width, "").iter().map(|l| kit::coloured(l, theme::ink(), &names(table))).collect();
    if let (Some(card), FightKind::Bandit | FightKind::Sheriff) = (fight.opponent, fight.kind) {
        lines.extend(
            kit::wrap(table.texts.opponent(card), width, "").into_iter().map(|l| Line::styled(l, theme::ink())),
        );
    }
    lines.extend(stakes(table, fight.opponent, width));
    lines.push(side(app, 0, &fighter));
    lines.push(side(app, 1, &other));
    if let (Some(card), false) = (fight.npc_shown, fight.card_cancelled) {
        let body = &table.texts.fight_card(card).body;
        lines.extend(kit::wrap(body, width, "").into_iter().map(|l| Line::styled(l, theme::faint())));
    }
    lines
}

/// The tale of an opponent of a module, and what the fight with it gives and costs.
fn stakes(table: &GameTable<'_>, opponent: Option<Opponent>, width: usize) -> Vec<Line<'static>> {
    let Some(text) = opponent.map(|opponent| &table.texts.opponents()[opponent.index()]) else { return Vec::new() };
    let rows = [("stakes-reward", &text.reward), ("stakes-penalty", &text.penalty)];
    let rows = rows.into_iter().filter(|(_, effects)| !effects.is_empty());
    let lines = rows.flat_map(|(id, effects)| kit::wrap(&table.words.s(id, effects), width, ""));
    let tale = text.tale.iter().flat_map(|tale| kit::wrap(tale, width, ""));
    tale.chain(lines).map(|line| Line::styled(line, theme::faint())).collect()
}

fn side(app: &App<'_>, side: usize, name: &str) -> Line<'static> {
    let public = &app.table.session().game().state.public;
    let fight = &public.fight;
    let mut spans = kit::coloured(name, theme::bold(), &names(&app.table)).spans;
    spans.push(Span::styled("  ", theme::ink()));
    let npc = side == 1 && (!fight.with_player() || public.fight_with_automa());
    let shown = if npc { fight.npc_shown.map(|c| c.to_string()) } else { None };
    match (shown, fight.shown[side]) {
        (Some(rank), _) => spans.push(Span::styled(format!(" {rank} "), on(theme::INK, 0xFF_FDF4))),
        (None, Some(card)) => spans.push(face(app, card)),
        (None, None) if fight.laid[side] => spans.push(Span::styled("▒▒", on(BARN, 0xE9_CF9A))),
        (None, None) => spans.push(Span::styled("…", theme::faint())),
    }
    let revealed = fight.shown[side].is_some() || npc && fight.npc_shown.is_some();
    if revealed {
        spans.push(Span::styled(format!("  = {}", fight.value[side]), theme::bold()));
    }
    Line::from(spans)
}

fn cards(app: &App<'_>, set: CardSet) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for card in set {
        spans.push(face(app, card));
        spans.push(Span::styled(" ", theme::ink()));
    }
    spans
}

/// The game of poker: the flop, the players and their revealed cards.
fn poker(app: &App<'_>, _width: usize) -> Vec<Line<'static>> {
    let table = &app.table;
    let public = &table.session().game().state.public;
    let poker = &public.poker;
    let mut flop = vec![Span::styled(format!("{} ", table.words.t("poker-flop")), theme::bold())];
    flop.extend(cards(app, poker.flop));
    let mut lines = vec![Line::from(flop)];
    if poker.is_high() {
        lines.push(Line::styled(table.words.n("poker-pot", poker.pot(table.content)), theme::ink()));
    }
    let mut seats: Vec<Seat> = poker.players.iter().collect();
    seats.extend(poker.dealer);
    for seat in seats {
        let mut spans = kit::coloured(&table.name(seat), theme::bold(), &names(table)).spans;
        if poker.dealer == Some(seat) {
            spans.push(Span::styled(format!(" {}", table.words.note(&table.words.t("poker-dealer"))), theme::faint()));
        }
        spans.push(Span::styled("  ", theme::ink()));
        if !poker.shown[seat.index()].is_empty() {
            spans.extend(cards(app, poker.shown[seat.index()]));
        } else if poker.laid.contains(seat) {
            spans.push(Span::styled("▒▒ ▒▒", on(BARN, 0xE9_CF9A)));
        }
        let state = if poker.folded().contains(seat) {
            Some("poker-folded")
        } else {
            poker.raised().contains(seat).then_some("poker-raised")
        };
        if let Some(id) = state.filter(|_| poker.shown[seat.index()].is_empty()) {
            spans.push(Span::styled(format!(" {}", table.words.t(id)), theme::faint()));
        }
        if poker.winners.contains(seat) {
            spans.push(Span::styled(format!(" {}", table.words.t("poker-wins")), theme::ink().fg(rgb(theme::SAGE))));
        }
        lines.push(Line::from(spans));
    }
    lines
}

fn prospect(app: &App<'_>, dice: [u8; 2]) -> Vec<Line<'static>> {
    let style: Style = on(theme::INK, 0xFF_FDF4).add_modifier(Modifier::BOLD);
    let mut spans = Vec::new();
    for (n, die) in dice.iter().enumerate() {
        spans.push(Span::styled(format!("{} ", n + 1), theme::faint()));
        spans.push(Span::styled(format!(" {} ", app.table.texts.face(*die)), style));
        spans.push(Span::styled("   ", theme::ink()));
    }
    vec![Line::from(spans)]
}
