//! Loops: rejects what would give its own action, card or question back again and again. What several entries do together
//! is ended by the bound of a turn (`TURN_EFFECTS`).

use super::{ContentError, Owned, Res, word};
use crate::content::additions::PointTrackSpec;
use crate::content::events::EventSpec;
use crate::content::load::Specs;
use crate::content::schema::*;
use crate::content::walk::{List, Owner};

/// The timings that an effect may cause. Rewards of points on a track of a module do not count: such a track ends with its
/// last space.
pub(super) fn brings(effect: &Effect) -> &'static [When] {
    use Effect as E;
    use When as W;
    match effect {
        E::Wound(_) | E::SureWound(_) => &[W::Wounded, W::OtherWounded],
        E::Discard(_) | E::DiscardRandom(_) | E::DiscardHand | E::DiscardNamed => &[W::Discarded, W::BonusUsed],
        E::GainItem(_) | E::LegendaryItem(_) | E::Shop(_) | E::BuyLegendary | E::WeaponOfChoice => &[W::Gained],
        E::ExtendMove(_) => &[W::MesaCrossed],
        // By the edition another movement than a move action may be extended, and ends like one.
        E::Ride(_) | E::RideRow => &[W::MesaCrossed, W::MoveExtend, W::MoveEnded, W::AnyMoveEnded],
        E::Travel(_) | E::MoveToTrain => &[W::MoveExtend, W::MoveEnded, W::AnyMoveEnded],
        E::Track { .. } => &[W::TrackPoint, W::PointsGained],
        E::Marshal(_) | E::Wanted(_) | E::SamePoints(_) => &[W::PointsGained, W::LawPointsGained],
        E::Fight(_) => &[
            W::FightStart,
            W::FightReveal,
            W::FightReaction,
            W::FightCompared,
            W::FightWon,
            W::FightLost,
            W::FightEnded,
        ],
        _ => &[],
    }
}

/// The first effect of a list, or of one within it, of which this holds.
fn find<'a>(effects: &'a [Effect], is: &impl Fn(&Effect) -> bool) -> Option<&'a Effect> {
    effects.iter().find_map(|effect| {
        let within = || effect.lists().into_iter().find_map(|list| find(list, is));
        if is(effect) { Some(effect) } else { within() }
    })
}

fn has(effects: &[Effect], is: impl Fn(&Effect) -> bool) -> bool {
    find(effects, &is).is_some()
}

/// Collects each effect of a list, including nested lists, with the timings that it causes.
fn each_brought<'a>(effects: &'a [Effect], to: &mut Vec<(&'a Effect, When)>) {
    for effect in effects {
        to.extend(brings(effect).iter().map(|when| (effect, *when)));
        effect.lists().into_iter().for_each(|inner| each_brought(inner, to));
    }
}

/// Automatic abilities are applied immediately, cannot be declined and have no limit: so none may cause its own timing
/// again, directly or through others.
pub(super) fn automatic(all: &[Owned<'_>]) -> Res {
    let mut brought: Vec<(&Owned<'_>, &Effect, When)> = Vec::new();
    for owned in all.iter().filter(|owned| owned.ability.when.asks_nothing()) {
        let mut effects = Vec::new();
        each_brought(&owned.ability.effects, &mut effects);
        brought.extend(effects.into_iter().map(|(effect, when)| (owned, effect, when)));
    }
    for (owned, effect, when) in &brought {
        let mut reached = vec![*when];
        let mut next = 0;
        while let Some(from) = reached.get(next).copied() {
            next += 1;
            let then = brought.iter().filter(|(other, ..)| other.ability.when == from).map(|(.., then)| *then);
            let new: Vec<When> = then.filter(|then| !reached.contains(then)).collect();
            reached.extend(new);
        }
        if reached.contains(&owned.ability.when) {
            let (effect, when) = (word(*effect), word(&owned.ability.when));
            let what = format!("“{effect}” would lead to “{when}” again and again: expected an effect that does not");
            return Err(owned.entry.error(what));
        }
    }
    Ok(())
}

fn gives_actions(effect: &Effect) -> bool {
    matches!(effect, Effect::Actions(n) if *n > 0)
}

fn gives_cards(effect: &Effect) -> bool {
    matches!(effect, Effect::Draw(_) | Effect::FillHand | Effect::KeepPlayed(_) | Effect::Prospect)
}

/// Whether an effect may give an item that was discarded back.
fn gives_item(effect: &Effect, id: &str) -> bool {
    use Effect as E;
    match effect {
        E::GainItem(item) => item == id,
        other => matches!(other, E::Shop(_) | E::WeaponOfChoice | E::LegendaryItem(_) | E::BuyLegendary),
    }
}

/// Checks that an ability does not give itself back: its action, its card or its question.
pub(super) fn ability(id: &str, owner: Owner, ability: &Ability) -> Result<(), String> {
    let when = ability.when;
    if ability.limit == Some(Limit::Turn) || matches!(when, When::StartOfTurn | When::EndOfTurn | When::RiskRolled) {
        return Ok(());
    }
    let all = || [&ability.price, &ability.effects].into_iter();
    let actions = all().any(|list| has(list, gives_actions));
    if owner == Owner::Card {
        // It leaves the hand.
        if actions && all().any(|list| has(list, gives_cards)) {
            return Err(
                "gives both an action and cards, and could be used again and again: expected one of them".into()
            );
        }
        return Ok(());
    }
    let leaves = all().any(|list| list.contains(&Effect::DiscardThis));
    let returns = all().any(|list| has(list, |effect| gives_item(effect, id)));
    if leaves && !returns {
        return Ok(());
    }
    let expected = match (when.asks_nothing(), leaves) {
        (true, _) => "another effect, or a timing that can have “limit: turn”",
        (false, true) => "“limit: turn”, or no item in return",
        (false, false) => "“limit: turn”",
    };
    if actions {
        let what = format!("“actions” at “{}” could be gained again and again", word(&when));
        return Err(format!("{what}: expected {expected}"));
    }
    if when.asks_nothing() {
        return Ok(());
    }
    let again = |effect: &Effect| brings(effect).contains(&when) && follows(ability, effect);
    match all().find_map(|list| find(list, &again)) {
        None => Ok(()),
        Some(effect) => {
            let (effect, when) = (word(effect), word(&when));
            Err(format!("“{effect}” would lead to “{when}” again and again: expected {expected}"))
        }
    }
}

/// Whether what an effect causes is followed by an ability at that timing: after points on a track of a module only by what
/// names it.
fn follows(ability: &Ability, effect: &Effect) -> bool {
    match effect {
        Effect::Track { track, .. } if ability.when == When::PointsGained => {
            ability.conditions.iter().any(|condition| matches!(condition, Condition::OnTrack(named) if named == track))
        }
        _ => true,
    }
}

/// Whether what this list belongs to can happen any number of times in a turn, for one action each time.
fn repeats(list: List) -> bool {
    use List as L;
    match list {
        L::BeyondTrack | L::PokerReward | L::FaroReward | L::HighStakesReward => true,
        L::OpponentReward | L::OpponentPenalty | L::FightCard | L::FightStep { .. } => true,
        L::PokerStep | L::ArrestStep | L::Cattle | L::InjuryDrawn => true,
        L::TrackSpace { returns } => returns,
        L::TurnStep | L::SetupStep | L::Story | L::AutomaCard | L::LawSpace | L::Visit | L::Frontier => false,
        L::Event | L::Deed | L::Repair | L::RiskPrice | L::RiskBonus | L::RiskFace | L::Start => false,
        L::StoryOpened | L::StoryToken | L::StoryPart | L::Ending => false,
    }
}

/// Checks that a list does not give the action back that leads to it.
pub(super) fn list(at: List, effects: &[Effect]) -> Result<(), String> {
    if repeats(at) && has(effects, gives_actions) {
        return Err("“actions” could be gained again and again here: expected other effects".to_owned());
    }
    Ok(())
}

/// Checks what several entries of one kind lead to: events, fights and the two tracks come to an end.
pub(super) fn kinds(specs: &Specs) -> Res {
    let resolves = |event: &EventSpec| has(&event.effects, |e| *e == Effect::ResolveEvent);
    if let (Some(first), true) = (specs.events.first(), specs.events.iter().all(resolves)) {
        let what = "every event would resolve another one, again and again: expected one without “resolve-event”";
        return Err(ContentError::of("events.yaml", &first.id, what));
    }
    if let Some(opponent) = specs.opponents.iter().find(|opponent| fights_again(specs, &opponent.id)) {
        let what = "would be fought again and again: expected “fight” with opponents that do not lead back to it";
        return Err(ContentError::of("opponents.yaml", &opponent.id, what));
    }
    let law = [("marshal", &specs.tracks.marshal), ("wanted", &specs.tracks.wanted)];
    let moves_back = |effect: &Effect| {
        use Effect as E;
        matches!(effect, E::MarshalCube(_) | E::WantedCube(_) | E::SwitchTracks | E::StayWanted(_))
    };
    let gains = |effect: &Effect| matches!(effect, Effect::Marshal(_) | Effect::Wanted(_) | Effect::SamePoints(_));
    let any = |is: &dyn Fn(&Effect) -> bool| law.iter().any(|(_, track)| track.spaces.iter().any(|s| has(s, is)));
    match law.iter().find(|(_, track)| track.spaces.iter().any(|space| has(space, moves_back))) {
        Some((id, _)) if any(&gains) => {
            let what = "spaces that move the cube and spaces that give points could follow each other again and again: \
                        expected only one of them";
            Err(ContentError::of("tracks.yaml", id, what))
        }
        _ => Ok(()),
    }
}

/// Whether the outcome of a fight with an opponent may lead to another one with it.
fn fights_again(specs: &Specs, id: &str) -> bool {
    fn fought<'a>(effects: &'a [Effect], to: &mut Vec<&'a str>) {
        for effect in effects {
            if let Effect::Fight(opponent) = effect {
                to.push(opponent);
            }
            effect.lists().into_iter().for_each(|list| fought(list, to));
        }
    }
    let mut reached: Vec<&str> = vec![id];
    let mut next = 0;
    while let Some(from) = reached.get(next).copied() {
        next += 1;
        let mut then = Vec::new();
        for opponent in specs.opponents.iter().filter(|opponent| opponent.id == from) {
            fought(&opponent.reward, &mut then);
            fought(&opponent.penalty, &mut then);
        }
        if then.contains(&id) {
            return true;
        }
        then.retain(|other| !reached.contains(other));
        reached.extend(then);
    }
    false
}

/// Checks the rewards of a track of a module: they come to an end.
pub(super) fn point_track(specs: &Specs, track: &PointTrackSpec) -> Res {
    let gives_points = |effect: &Effect| matches!(effect, Effect::Track { .. });
    // A track ends with its last space, so that rewards of points on tracks end, too.
    if has(&track.beyond, gives_points) {
        let what = "points beyond the last space would give points again and again: expected other effects";
        return Err(ContentError::of("tracks.yaml", &track.id, what));
    }
    // A track that starts again has no end, so the rewards of tracks must not lead to it.
    let gives = |id: &str| {
        let itself = |effect: &Effect| matches!(effect, Effect::Track { track, .. } if track == id);
        track.spaces.iter().chain([&track.beyond]).any(|effects| has(effects, itself))
    };
    if let Some(again) = specs.point_tracks.iter().find(|other| other.returns && gives(&other.id)) {
        let what = format!("points on “{}”, which “returns”, would be gained again and again", again.id);
        return Err(ContentError::of("tracks.yaml", &track.id, what));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
