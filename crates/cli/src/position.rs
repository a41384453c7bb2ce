//! A position for readers: as JSON with ids (the line protocol, `docs/engine-protocol.md`), and as text.

use darkrock_rules::frame::Frame;
use darkrock_rules::ids::*;
use darkrock_rules::state::{Fight, Player, Poker, Public};
use darkrock_rules::view::View;
use darkrock_server::wire::ids::{self, Ids, cards, fight_cards, seats};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// What a view shows, with ids; `own` only for the view of a seat.
pub fn view_json(ids: Ids<'_>, view: &View) -> Value {
    let public = &view.public;
    let mut json = Map::new();
    let mut put = |key: &str, value: Value| {
        json.insert(key.to_owned(), value);
    };
    put("seat", json!(view.seat.map(ids::seat)));
    table(public, &mut put);
    put("players", public.all_seats().map(|seat| player_json(ids, view, seat)).collect());
    put("bandits", public.bandits.iter().map(|s| ids.space(s)).collect());
    put("sheriff", json!(ids.space(public.sheriff)));
    put("deck_size", json!(view.deck_size));
    put("discard", json!(cards(public.discard)));
    put("in_play", json!(cards(public.in_play)));
    let store = (0..ids.0.items.len()).map(|i| (ids.item(Item(i as u8)), public.store.get(i).copied().unwrap_or(0)));
    put("store", store.map(|(id, left)| (id, json!(left))).collect::<Map<_, _>>().into());
    put("nuggets", json!(public.nuggets));
    put("tokens", json!(public.tokens));
    let batches: Vec<u8> = public.fight_batches.into_iter().filter(|n| *n > 0).collect();
    put("fight_deck", json!(batches));
    let open = public.open.iter().zip(public.story_cards).zip(1..);
    let story = |((trigger, left), deck): ((&Option<Trigger>, u8), u8)| {
        let discs: u8 = public.discs_on(usize::from(deck) - 1);
        json!({ "deck": deck, "trigger": trigger.map(|t| ids.trigger(t)), "cards": left, "discs": discs })
    };
    put("stories", open.map(story).collect());
    put("discs_needed", json!(public.discs_needed(ids.0)));
    let resolved = (0..ids.0.stories.len() as u8).map(Story).filter(|s| !public.stories.contains(*s));
    put("stories_resolved", resolved.map(|s| ids.story(s)).collect());
    let in_progress = |wanted: Frame| public.stack.iter().any(|f| *f == wanted);
    put("fight", if in_progress(Frame::Fight) { fight_json(&public.fight, view.npc_laid) } else { Value::Null });
    put("poker", if in_progress(Frame::Poker) { poker_json(&public.poker, view.dealer_cards) } else { Value::Null });
    if view.seat.is_some() {
        put("own", own_json(ids, view));
    }
    Value::Object(json)
}

/// What the table agreed on and how far the game is.
fn table(public: &Public, put: &mut impl FnMut(&str, Value)) {
    put("length", json!(public.length));
    put("goals", json!(public.goals));
    put("edition", json!(public.edition));
    put("skip_empty_windows", json!(public.skip_empty_windows));
    put("first", json!(ids::seat(public.first)));
    let turn = &public.turn;
    put("turn", json!({ "seat": ids::seat(turn.seat), "round": turn.round, "actions": turn.actions }));
    put("phase", json!(ids::variant(public.phase)));
    put("over", json!(public.stack.top() == Frame::Over));
    put("winners", json!(seats(public.winners)));
    put("asked", json!(seats(public.asked)));
    put("question", json!(ids::frame(&public.stack.top())));
    put("stack", public.stack.iter().map(ids::frame).collect());
}

fn player_json(ids: Ids<'_>, view: &View, seat: Seat) -> Value {
    let player = view.public.player(seat);
    let owned = |item: Item| ids.owned(player, item);
    json!({
        "seat": ids::seat(seat),
        "character": player.character.map(|c| ids.character(c)),
        "space": player.space.map(|s| ids.space(s)),
        "money": player.money,
        "nuggets": player.nuggets,
        "lp": player.lp,
        "wounds": player.wounds,
        "marshal": player.marshal,
        "wanted": player.wanted,
        "legendary": player.legendary,
        "items": player.items.iter().map(owned).collect::<Vec<_>>(),
        "weapon": player.weapon.map(owned),
        "mount": player.mount.map(owned),
        "cattle": player.cattle.map(|r| ids.ranch(r)),
        "discs": player.discs,
        "goals_done": player.goals_done.iter().map(|g| ids.goal(g)).collect::<Vec<_>>(),
        "tokens": player.tokens,
        "hand_size": view.hand_sizes[seat.index()],
        "facedown": view.facedown_sizes[seat.index()],
    })
}

fn fight_json(fight: &Fight, npc_laid: bool) -> Value {
    let rank = |at: usize| RANKS.get(usize::from(fight.value[at])).copied();
    let shown = [fight.shown[0].map(|c| c.to_string()), fight.shown[1].map(|c| c.to_string())];
    let is_shown = shown[0].is_some() || fight.npc_shown.is_some() || shown[1].is_some();
    json!({
        "kind": fight.kind,
        "fighter": ids::seat(fight.fighter),
        "other": ids::seat(fight.other),
        "laid": fight.laid,
        "shown": shown,
        "npc_laid": npc_laid,
        "npc_shown": fight.npc_shown.map(|c| c.to_string()),
        "values": if is_shown { [rank(0), rank(1)] } else { [None, None] },
        "played": fight.played.map(cards),
        "winner": fight.winner,
    })
}

fn poker_json(poker: &Poker, dealer_cards: u8) -> Value {
    let shown = poker.players.iter().chain(poker.dealer).map(|s| (s, poker.shown[s.index()]));
    let shown = shown.filter(|(_, shown)| !shown.is_empty());
    json!({
        "starter": ids::seat(poker.starter),
        "players": seats(poker.players),
        "dealer": poker.dealer.map(ids::seat),
        "dealer_cards": dealer_cards,
        "flop": cards(poker.flop),
        "laid": seats(poker.laid),
        "shown": shown.map(|(s, c)| json!({ "seat": ids::seat(s), "cards": cards(c) })).collect::<Vec<_>>(),
        "winners": seats(poker.winners),
    })
}

/// What only the viewer knows.
fn own_json(ids: Ids<'_>, view: &View) -> Value {
    let own = &view.own;
    let known = |seat: &Seat| !own.known[seat.index()].is_empty() && Some(*seat) != view.seat;
    let known = view.public.all_seats().filter(known);
    let cattle = view.public.all_seats().filter_map(|s| own.cattle[s.index()].map(|t| (s, t)));
    let of_batch = |cards: &FightSet| fight_cards(*cards);
    let batches = view.public.fight_batches.iter().zip(&own.known_fight).filter(|(size, _)| **size > 0);
    json!({
        "hand": cards(own.hand),
        "facedown": cards(own.facedown),
        "dealer": cards(own.dealer),
        "known": known.map(|s| json!({ "seat": ids::seat(s), "cards": cards(own.known[s.index()]) })).collect::<Vec<_>>(),
        "known_fight": batches.map(|(_, cards)| of_batch(cards)).collect::<Vec<_>>(),
        "npc_drawn": fight_cards(own.npc_drawn),
        "npc_laid": own.npc_laid.map(|c| c.to_string()),
        "goals": own.goals.iter().map(|g| ids.goal(g)).collect::<Vec<_>>(),
        "tokens": ids.tokens(own.tokens),
        "cattle": cattle.map(|(s, t)| json!({ "seat": ids::seat(s), "token": ids.cattle(t) })).collect::<Vec<_>>(),
        "draft": own.draft.iter().map(|c| ids.character(c)).collect::<Vec<_>>(),
        "drafted": own.drafted.map(|c| ids.character(c)),
    })
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
