//! A description of a position, for messages.

use super::cast::{Cast, card_words};
use super::format::PhaseWord;
use super::{show_frames, trader};
use crate::core::choice::Choice;
use crate::core::game::Game;
use crate::core::ids::*;
use crate::core::state::Public;
use crate::formats::notation;

/// The pending decisions with their choices, the players' main values, the table and the stack.
pub(crate) fn position(cast: Cast<'_>, game: &Game<'_>) -> String {
    let public = &game.state.public;
    let mut lines = Vec::new();
    let turn = &public.turn;
    lines.push(format!(
        "round {}, turn of {}, {} actions left, phase {}",
        turn.round,
        cast.name(turn.seat),
        turn.actions,
        PhaseWord::of(public.phase)
    ));
    let mut choices: Vec<Choice> = Vec::new();
    for seat in game.decision() {
        game.choices(seat, &mut choices);
        let words: Vec<String> = choices.iter().map(|c| notation::print(cast.content, *c)).collect();
        lines.push(format!("{} is asked: {}", cast.name(seat), words.join(", ")));
    }
    if game.decision().is_empty() {
        lines.push(format!("nobody is asked; winners: {}", cast.names(public.winners).join(", ")));
    }
    lines.extend(public.all_figures().map(|seat| player(cast, game, seat)));
    let open: Vec<String> = public.open.iter().map(|t| cast.trigger_id(*t)).collect();
    lines.push(format!(
        "sheriff {}; bandits [{}]; stories [{}]; deck {}; discard [{}]",
        cast.content.board.space_id(public.sheriff),
        cast.space_ids(public.bandits).join(", "),
        open.join(", "),
        game.state.secrets.deck.len(),
        card_words(public.discard).join(", ")
    ));
    lines.extend(of_modules(cast, public));
    lines.push("stack, bottom first:".to_owned());
    lines.extend(public.stack.iter().map(|f| format!("  {}", show_frames::frame(cast, public, *f))));
    if public.stack.iter().any(|f| *f == crate::core::frame::Frame::Fight) {
        lines.push(show_frames::fight(cast, game));
    }
    lines.join("\n")
}

/// What modules have put on the table, a line each.
fn of_modules(cast: Cast<'_>, public: &Public) -> Vec<String> {
    let mut lines = Vec::new();
    for (token, spaces) in cast.content.specs.map_tokens.iter().zip(public.map_tokens) {
        lines.push(format!("{} [{}]", token.id, cast.space_ids(spaces).join(", ")));
    }
    for (stand, items) in cast.content.board.stands.iter().zip(public.stands) {
        lines.push(format!("{} [{}]", stand.location, cast.item_ids(items).join(", ")));
    }
    if !cast.content.events.is_empty() {
        let markers = cast.event_marker_ids(public.modules.ante_up.events.markers);
        lines.push(format!("event-markers [{}]", markers.join(", ")));
    }
    let tokens = cast.content.board.frontier.iter().zip(public.modules.ante_up.frontier.numbers);
    let lie = tokens.filter(|(_, number)| *number > 0);
    let lie: Vec<String> = lie.map(|((at, _), n)| format!("{} {n}", cast.content.board.space_id(*at))).collect();
    if !lie.is_empty() {
        lines.push(format!("frontier [{}]", lie.join(", ")));
    }
    if let Some(space) = public.train(cast.content) {
        lines.push(format!("train {}", cast.content.board.space_id(space)));
    }
    if cast.content.trader.is_some() {
        lines.push(trader::line(cast, public.trader()));
    }
    lines.extend(cards(cast, public));
    lines
}

/// Opponents that were drawn, the card about the Sheriff and the title.
fn cards(cast: Cast<'_>, public: &Public) -> impl Iterator<Item = String> {
    let ids = |opponents: OpponentSet| cast.opponent_ids(opponents).join(", ");
    let drawn = (!public.drawn_opponents.is_empty()).then(|| format!("drawn [{}]", ids(public.drawn_opponents)));
    let sheriff = public.sheriff_card().map(|card| format!("sheriff-card [{}]", ids(OpponentSet::one(card))));
    let title = public.title().map(|title| format!("title {}", cast.title_id(Some(title))));
    [drawn, sheriff, title].into_iter().flatten()
}

fn player(cast: Cast<'_>, game: &Game<'_>, seat: Seat) -> String {
    let public = &game.state.public;
    let player = public.player(seat);
    let secrets = &game.state.secrets;
    let mut words = vec![
        format!("{}:", cast.name(seat)),
        player.space.map_or("nowhere", |s| cast.content.board.space_id(s)).to_owned(),
        format!("hand [{}]", card_words(secrets.hands[seat.index()]).join(", ")),
        format!("money {}, lp {}", player.money, player.lp),
    ];
    let facedown = secrets.facedown[seat.index()];
    if !facedown.is_empty() {
        words.push(format!("facedown [{}]", card_words(facedown).join(", ")));
    }
    let numbers = [
        ("nuggets", player.nuggets),
        ("wounds", player.wounds),
        ("marshal", player.marshal),
        ("wanted", player.wanted),
        ("tokens", player.tokens),
    ];
    words.extend(numbers.iter().filter(|(_, n)| *n > 0).map(|(what, n)| format!("{what} {n}")));
    let tracks = cast.content.specs.point_tracks.iter().zip(player.points).filter(|(_, points)| *points > 0);
    words.extend(tracks.map(|(track, points)| format!("{} {points}", track.id)));
    if let Some(injury) = public.injury(seat) {
        words.push(format!("injury {}", cast.injury_id(Some(injury))));
    }
    if let Some(follower) = public.follower(seat) {
        words.push(format!("follower {}", cast.follower_id(Some(follower))));
    }
    if !player.items.is_empty() {
        words.push(format!("items [{}]", cast.owned_ids(&game.state, seat).join(", ")));
    }
    for token in secrets.cattle[seat.index()].iter().flatten() {
        words.push(format!("cattle {}", cast.cattle_id(Some(*token))));
    }
    if player.discs != [0; 2] {
        words.push(format!("discs {} and {}", player.discs[0], player.discs[1]));
    }
    if !secrets.goals[seat.index()].is_empty() {
        words.push(format!("goals [{}]", cast.goals_of(player, secrets.goals[seat.index()]).join(", ")));
    }
    if player.legendary {
        words.push("legendary".to_owned());
    }
    words.join(" ")
}
