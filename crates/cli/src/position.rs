//! A position for readers: as JSON with ids (the line protocol, `docs/engine-protocol.md`), and as text.

use darkrock_rules::frame::Frame;
use darkrock_rules::ids::*;
use darkrock_rules::state::Player;
use darkrock_rules::view::View;
use darkrock_server::wire::ids::{self, Ids, cards, seats};
use darkrock_server::wire::own::Own;
use darkrock_server::wire::position::Position;
use serde_json::{Value, json};
use std::io::{self, Write};

/// What a view shows, with ids; `own` only for the view of a seat.
pub fn view_json(ids: Ids<'_>, view: &View) -> Value {
    let public = &view.public;
    let table = serde_json::to_value(Position::new(ids, view, public.asked));
    let Ok(Value::Object(mut json)) = table else { return Value::Null };
    let mut put = |key: &str, value: Value| json.insert(key.to_owned(), value);
    put("seat", json!(view.seat.map(ids::seat)));
    put("edition", json!(public.edition));
    put("skip_empty_windows", json!(public.skip_empty_windows));
    put("asked", json!(seats(public.asked)));
    put("over", json!(public.stack.top() == Frame::Over));
    let resolved = (0..ids.0.stories.len() as u8).map(Story).filter(|s| !public.stories.contains(*s));
    put("stories_resolved", resolved.map(|s| ids.story(s)).collect());
    if let Some(own) = Own::new(ids, view) {
        put("own", json!(own));
    }
    Value::Object(json)
}

/// Writes a position in words; `views` are those of all seats, whose hands are shown.
///
/// # Errors
/// When it cannot be written.
pub fn write_text(ids: Ids<'_>, views: &[View], out: &mut dyn Write) -> io::Result<()> {
    let Some(view) = views.first() else { return Ok(()) };
    let public = &view.public;
    let name = |seat: Seat| ids.seat(public, seat);
    let turn = &public.turn;
    if public.stack.top() == Frame::Over {
        let winners: Vec<String> = public.winners.iter().map(name).collect();
        writeln!(out, "The game is over after {} rounds; won by {}.", turn.round, winners.join(" and "))?;
    } else {
        let asked: Vec<String> = public.asked.iter().map(name).collect();
        let (round, whose, actions) = (turn.round, name(turn.seat), turn.actions);
        writeln!(out, "Round {round}, {whose}'s turn, {actions} actions left.")?;
        writeln!(out, "Asked: {} ({}).", asked.join(", "), ids::frame(&public.stack.top()))?;
    }
    for view in views {
        if let Some(seat) = view.seat {
            writeln!(out, "  {}: {}", name(seat), player_text(ids, view, seat))?;
        }
    }
    let bandits: Vec<String> = public.bandits.iter().map(|s| ids.space(s)).collect();
    writeln!(out, "  Sheriff {}; bandits {}", ids.space(public.sheriff), list(&bandits))?;
    let open: Vec<String> = public.open.iter().flatten().map(|t| ids.trigger(*t)).collect();
    writeln!(out, "  Stories {}; deck {} cards, discard {}", list(&open), view.deck_size, public.discard.len())
}

fn list(words: &[String]) -> String {
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}

fn player_text(ids: Ids<'_>, view: &View, seat: Seat) -> String {
    let player: &Player = view.public.player(seat);
    let mut words = vec![
        player.space.map_or_else(|| "nowhere yet".to_owned(), |s| ids.space(s)),
        format!("{} LP", player.lp),
        format!("${}", player.money),
        format!("hand {}", list(&cards(view.own.hand))),
    ];
    let numbers = [
        ("nuggets", player.nuggets),
        ("wounds", player.wounds),
        ("Marshal", player.marshal),
        ("Wanted", player.wanted),
        ("tokens", player.tokens),
    ];
    words.extend(numbers.iter().filter(|(_, n)| *n > 0).map(|(what, n)| format!("{n} {what}")));
    if !player.items.is_empty() {
        words.push(list(&player.items.iter().map(|i| ids.owned(player, i)).collect::<Vec<_>>()));
    }
    if let Some(token) = view.own.cattle[seat.index()] {
        words.push(format!("cattle {}", ids.cattle(token)));
    }
    words.join("; ")
}
