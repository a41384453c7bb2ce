//! A position as readable text.

use darkrock_rules::frame::Frame;
use darkrock_rules::ids::*;
use darkrock_rules::state::Player;
use darkrock_rules::view::View;
use darkrock_texts::Texts;
use darkrock_wire::Id;
use darkrock_wire::ids::Ids;
use darkrock_wire::words::{Question, word};
use std::io::{self, Write};

/// Prints a position as text; `views` are those of all seats, whose hands are shown.
///
/// # Errors
/// When it cannot be written.
pub fn write_text(ids: Ids<'_>, texts: &Texts, views: &[View], out: &mut dyn Write) -> io::Result<()> {
    let Some(view) = views.first() else { return Ok(()) };
    let public = &view.public;
    let name = |seat: Seat| texts.seat_name(public, seat);
    let turn = &public.turn;
    if public.stack.top() == Frame::Over {
        let winners: Vec<String> = public.winners.iter().map(name).collect();
        writeln!(out, "The game is over after {} rounds; won by {}.", turn.round, winners.join(" and "))?;
    } else {
        let asked: Vec<String> = public.asked.iter().map(name).collect();
        let (round, whose, actions) = (turn.round, name(turn.seat), turn.actions);
        writeln!(out, "Round {round}, {whose}'s turn, {actions} actions left.")?;
        writeln!(out, "Asked: {} ({}).", asked.join(", "), word(Question::from(&public.stack.top())))?;
    }
    for view in views {
        if let Some(seat) = view.seat {
            writeln!(out, "  {}: {}", name(seat), player_text(ids, view, seat))?;
        }
    }
    if let Some(him) = public.automa() {
        let (figure, cards) = (public.player(him), public.automa_cards.len());
        let space = figure.space.map_or_else(|| "nowhere yet".into(), |s| ids.space(s));
        writeln!(out, "  {}: {space}; {} LP; {cards} cards in his deck", name(him), figure.lp)?;
    }
    let bandits: Vec<_> = public.bandits.iter().map(|s| ids.space(s)).collect();
    writeln!(out, "  Sheriff {}; bandits {}", ids.space(public.sheriff), list(&bandits))?;
    for (at, spaces) in public.map_tokens.iter().enumerate().filter(|(_, spaces)| !spaces.is_empty()) {
        let places: Vec<_> = spaces.iter().map(|s| ids.space(s)).collect();
        writeln!(out, "  {}: {}", ids.map_token(MapToken(at as u8)), list(&places))?;
    }
    let frontier: Vec<String> = (ids.0.board.frontier.iter())
        .filter_map(|(space, _)| {
            let price = public.frontier_price(ids.0, *space)?;
            Some(format!("{} {price}", ids.space(*space)))
        })
        .collect();
    if !frontier.is_empty() {
        writeln!(out, "  Frontier {}", list(&frontier))?;
    }
    if let Some(space) = public.train(ids.0) {
        writeln!(out, "  Train {}", ids.space(space))?;
    }
    let open: Vec<_> = public.open.iter().flatten().map(|t| ids.trigger(*t)).collect();
    writeln!(out, "  Stories {}; deck {} cards, discard {}", list(&open), view.deck_size(), public.discard.len())
}

fn list<T: AsRef<str>>(words: &[T]) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}

fn player_text(ids: Ids<'_>, view: &View, seat: Seat) -> String {
    let player: &Player = view.public.player(seat);
    let mut words = vec![
        player.space.map_or_else(|| "nowhere yet".to_owned(), |s| ids.space(s).into()),
        format!("{} LP", player.lp),
        format!("${}", player.money),
        format!("hand {}", list(&view.own.hand.iter().map(Id::of).collect::<Vec<_>>())),
    ];
    let numbers = [
        ("nuggets", player.nuggets),
        ("wounds", player.wounds),
        ("Marshal", player.marshal),
        ("Wanted", player.wanted),
        ("tokens", player.tokens),
    ];
    words.extend(numbers.iter().filter(|(_, n)| *n > 0).map(|(what, n)| format!("{n} {what}")));
    words.extend(view.public.follower(seat).map(|follower| ids.follower(follower).into()));
    words.extend(view.public.injury(seat).map(|injury| ids.injury(injury).into()));
    if !player.items.is_empty() {
        words.push(list(&player.items.iter().map(|i| ids.owned(player, i)).collect::<Vec<_>>()));
    }
    for token in view.own.cattle[seat.index()].into_iter().flatten() {
        words.push(format!("cattle {}", ids.cattle(token)));
    }
    words.join("; ")
}
