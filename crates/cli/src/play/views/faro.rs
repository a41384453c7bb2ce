//! Faro: the cards, what was revealed, and the markers of each player.

use super::kit;
use super::players::names;
use crate::play::app::App;
use crate::play::theme::{self, on};
use darkrock_rules::ids::FightCard;
use darkrock_rules::modules::FaroResult;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

/// The lines of the game in progress; none if there is none.
pub fn lines(app: &App<'_>) -> Option<Vec<Line<'static>>> {
    let table = &app.table;
    let public = &table.session().game().state.public;
    let faro = public.faro()?;
    let face = |card: FightCard| {
        let style = on(theme::INK, 0xFF_FDF4).add_modifier(Modifier::BOLD);
        Span::styled(format!(" {} ", table.texts.fight_card(card).name), style)
    };
    let mut shown = vec![Span::styled(format!("{} ", table.words.t("faro-shown")), theme::bold())];
    for card in faro.shown {
        shown.extend([face(card), Span::raw(" ")]);
    }
    if !faro.shown.is_empty() && faro.shown.len() < 4 {
        shown.push(Span::styled(table.words.t("faro-unseen"), theme::faint()));
    }
    let mut lines = vec![Line::from(shown)];
    for result in FaroResult::ALL {
        if let Some(card) = faro.result(*result) {
            let word = table.words.t(&format!("faro-{}", result.id()));
            lines.push(Line::from(vec![Span::styled(format!("{word} "), theme::bold()), face(card)]));
        }
    }
    for seat in public.seats_from(public.turn.seat) {
        let deals = faro.dealer == Some(seat);
        if !faro.players.contains(seat) && !deals {
            continue;
        }
        let mut spans = kit::coloured(&table.name(seat), theme::bold(), &names(table)).spans;
        if deals {
            spans.push(Span::styled(format!(" {}", table.words.note(&table.words.t("faro-dealer"))), theme::faint()));
        }
        let bets: Vec<String> =
            faro.bets_of(seat).map(|bet| format!("${} {}", bet.money, table.texts.fight_card(bet.rank).name)).collect();
        let bets = if bets.is_empty() { table.words.t("faro-no-bets") } else { table.words.commas(&bets) };
        if faro.players.contains(seat) {
            spans.push(Span::styled(
                format!("  {}", table.words.pair(&table.words.t("faro-bets"), &bets)),
                theme::ink(),
            ));
        }
        lines.push(Line::from(spans));
    }
    Some(lines)
}
