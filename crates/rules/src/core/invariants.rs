//! Invariants of every position, checked in one place: by unit tests, property tests, fuzzing, scenarios, and after
//! every choice in debug builds.

use crate::content::Content;
use crate::core::ids::*;
use crate::core::state::State;

/// What is impossible about a position, in a sentence for a developer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("invariant broken: {0}")]
pub struct Violation(pub String);

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation(what())) }
}

/// Checks conservation and limits.
///
/// # Errors
/// With the first violation.
pub fn check(content: &Content, state: &State) -> Result<(), Violation> {
    poker_cards(content, state)?;
    fight_cards(state)?;
    supplies(content, state)?;
    for seat in state.public.all_seats() {
        player(content, state, seat)?;
        ensure(!state.public.reaches_the_end(seat), || "the LP of the end are there, and arrests go on".to_owned())?;
    }
    tokens(content, state)?;
    automa(content, state)?;
    crate::fight::pool::check(content, &state.public)?;
    crate::fight::encounters::Encounters::check(content, state)?;
    crate::modules::check(content, &state.public)?;
    stories(content, state)
}

/// The automa has its fixed goods, and nothing that only players have.
fn automa(content: &Content, state: &State) -> Result<(), Violation> {
    let (public, row) = (&state.public, &content.automa);
    let Some(seat) = public.automa() else {
        return Ok(());
    };
    let (him, at) = (public.player(seat), seat.index());
    let asked = public.asked.contains(seat);
    ensure(!asked, || "the automa is asked".to_owned())?;
    let goods = him.money == row.money && him.nuggets == row.nuggets;
    ensure(goods, || format!("the automa has ${} and {} nuggets", him.money, him.nuggets))?;
    let secrets = &state.secrets;
    let cards = secrets.hands[at].union(secrets.facedown[at]);
    let player = him.wounds + him.marshal + him.wanted + him.tokens + him.discs.iter().sum::<u8>();
    let plain = him.character.is_none() && him.items.is_empty() && him.led().count() == 0 && !him.legendary;
    ensure(plain && player == 0 && cards.is_empty(), || "the automa has what only players have".to_owned())?;
    let known = public.automa_cards.bits() >> row.cards.len() == 0;
    ensure(known && him.space.is_some(), || "the automa has no place or an unknown card".to_owned())
}

/// Each poker card is in exactly one place.
fn poker_cards(content: &Content, state: &State) -> Result<(), Violation> {
    let (public, secrets) = (&state.public, &state.secrets);
    let mut all = CardSet::new();
    let mut count = 0;
    let mut piles = vec![secrets.deck.cards(), secrets.dealer, public.discard, public.in_play];
    piles.extend(secrets.hands);
    piles.extend(secrets.facedown);
    for pile in piles {
        all = all.union(pile);
        count += pile.len();
    }
    let whole = all == content.poker_cards && count == all.len();
    ensure(whole, || format!("{count} poker cards, {} different", all.len()))
}

/// Each fight card is in exactly one place, consistent with the public state of its deck.
fn fight_cards(state: &State) -> Result<(), Violation> {
    let (public, secrets) = (&state.public, &state.secrets);
    let mut all = FightSet::new();
    let mut count = 0;
    let shown = public.fight.npc_shown.into_iter().collect();
    let of_modules = public.modules.fight_cards();
    let loose = [secrets.npc_drawn, secrets.npc_laid.into_iter().collect(), shown, public.fight.faceup, of_modules];
    for pile in secrets.fight_deck.batches().chain(loose) {
        all = all.union(pile);
        count += pile.len();
    }
    ensure(all.len() == 13 && count == 13, || format!("{count} fight cards, {} different", all.len()))?;
    let (sizes, shown) = (secrets.fight_deck.sizes(), public.fight_batches);
    ensure(sizes == shown, || format!("batches of {sizes:?} fight cards shown as {shown:?}"))?;
    let agrees = secrets.fight_deck.is_consistent() && secrets.deck.is_consistent();
    ensure(agrees, || "a card is known to lie where it does not".to_owned())
}

/// Items and nuggets are conserved.
fn supplies(content: &Content, state: &State) -> Result<(), Violation> {
    let public = &state.public;
    let carried: u32 = public.all_seats().map(|s| u32::from(public.player(s).nuggets)).sum();
    let supply = u32::from(content.numbers.nugget_supply);
    ensure(carried + u32::from(public.nuggets) <= supply, || format!("more than {supply} nuggets"))?;
    for (i, row) in content.items.iter().enumerate() {
        let item = Item(i as u8);
        let owned = public.players.iter().filter(|p| p.items.contains(item)).count();
        let copies = usize::from(public.store[i]) + owned;
        ensure(copies <= usize::from(row.copies), || format!("{copies} copies of item {i}, of {}", row.copies))?;
    }
    Ok(())
}

/// One player's limits and derived values.
fn player(content: &Content, state: &State, seat: Seat) -> Result<(), Violation> {
    let p = state.public.player(seat);
    let numbers = &content.numbers;
    let who = format!("seat {}", seat.0 + 1);
    ensure(p.money <= p.money_limit(content) && p.money.is_multiple_of(10), || format!("{who} has ${}", p.money))?;
    ensure(p.wounds <= numbers.wounds, || format!("{who} has {} wounds", p.wounds))?;
    ensure(p.nuggets <= p.nugget_limit(content), || format!("{who} carries {} nuggets", p.nuggets))?;
    ensure(p.marshal == 0 || p.wanted == 0, || format!("{who} is Marshal and Wanted"))?;
    ensure(p.marshal <= 9 && p.wanted <= 9, || format!("{who} is beyond a track"))?;
    let tracks = content.point_tracks.iter().zip(p.points);
    let on_tracks = tracks.into_iter().all(|(track, points)| usize::from(points) <= track.spaces.len());
    ensure(on_tracks, || format!("{who} is beyond a track of a module"))?;
    let misc = p.items.and(content.misc).len();
    // Whoever could own any number of them keeps them all (items.20).
    let unlimited = content.passives.iter().any(|passives| passives.any_misc_items);
    let room = unlimited || misc <= usize::from(numbers.misc_items);
    ensure(room, || format!("{who} has {misc} miscellaneous items"))?;
    ensure(p.upgraded.without(p.items).is_empty(), || format!("{who} upgraded something not owned"))?;
    ensure(p.weapon.is_none_or(|w| p.items.contains(w)), || format!("{who} uses a weapon not owned"))?;
    ensure(p.mount.is_none_or(|m| p.items.contains(m)), || format!("{who} rides a mount not owned"))?;
    ensure(p.discs.iter().sum::<u8>() <= 2, || format!("{who} has placed more than 2 discs"))?;
    ensure(p.legendary || p.lp < u16::from(numbers.legendary_from), || format!("{who} is no legend at {} LP", p.lp))?;
    for viewer in state.public.all_seats() {
        let known = state.secrets.known[viewer.index()][seat.index()];
        let held = state.secrets.hands[seat.index()].union(state.secrets.facedown[seat.index()]);
        ensure(known.without(held).is_empty(), || format!("{who} is known to hold what is not held"))?;
    }
    Ok(())
}

/// Legendary and cattle tokens are conserved, consistent with their public state.
fn tokens(content: &Content, state: &State) -> Result<(), Violation> {
    let (public, secrets) = (&state.public, &state.secrets);
    for kind in 0..content.token_copies.len() {
        let held: u8 = secrets.tokens.iter().map(|t| t[kind]).sum();
        let kept = secrets.kept_tokens.iter().zip(secrets.tokens).all(|(kept, held)| kept[kind] <= held[kind]);
        ensure(kept, || format!("a token of kind {kind} is kept and not held"))?;
        let all = held + secrets.token_pool[kind];
        ensure(all <= content.token_copies[kind], || format!("{all} tokens of kind {kind}"))?;
    }
    ensure(secrets.token_pool.iter().sum::<u8>() == public.tokens, || "tokens shown and left differ".to_owned())?;
    for seat in public.all_seats() {
        let kept: u8 = secrets.kept_tokens[seat.index()].iter().sum();
        ensure(kept == public.player(seat).kept_tokens, || "tokens kept and shown as kept differ".to_owned())?;
    }
    let mut cattle = CattleSet::new();
    let mut count = 0;
    for ranch in secrets.ranches {
        cattle = cattle.union(ranch);
        count += ranch.len();
    }
    for seat in public.all_seats() {
        let player = public.player(seat);
        let herds = secrets.cattle[seat.index()].map(|token| token.map(|t| content.cattle[t.index()].ranch));
        ensure(herds == player.cattle, || "cattle shown and carried differ".to_owned())?;
        let carried = player.led().count();
        let in_order = player.cattle[..carried].iter().all(Option::is_some);
        ensure(in_order && carried <= player.cattle_limit(), || format!("{carried} cattle tokens are carried"))?;
        secrets.cattle[seat.index()].iter().flatten().for_each(|t| cattle.insert(*t));
        count += carried;
    }
    let all = if content.has_cattle(public.variants) { content.cattle.len() } else { 0 };
    ensure(count == all && cattle.len() == count, || format!("{count} cattle tokens"))
}

/// Story decks and discs.
fn stories(content: &Content, state: &State) -> Result<(), Violation> {
    let public = &state.public;
    let needed = public.discs_needed(content);
    for deck in 0..public.open.len() {
        ensure(public.discs_on(deck) <= needed, || format!("too many discs on story {}", deck + 1))?;
    }
    let left: usize = public.story_cards.iter().map(|c| usize::from(*c)).sum();
    let resolving = public.stack.iter().filter(|f| matches!(f, crate::core::frame::Frame::Story { .. })).count();
    ensure(left <= public.stories.len() + resolving, || {
        format!("{left} story cards for {} stories", public.stories.len())
    })
}
