//! Validation of the timing of effects, conditions and limits: rejects those that could never apply, such as an
//! extension after no move, a reroll without dice, or a choice where nobody can choose.

mod endless;

use super::ContentError;
use super::legendary_stories::{self, LegendaryStorySpec, PartEvent};
use super::load::Specs;
use super::schema::*;
use super::walk::{self, Entry, List, Owner};
use super::words::kebab;

type Res = Result<(), ContentError>;

/// The place of a list of effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Ability(When, Owner),
    List(List),
}

/// The subject of effects.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Subject {
    /// A giving player has been chosen.
    gives: bool,
    /// One of the two fighters, in a fight.
    fights: bool,
    /// The owner of the effects, so that their source is known; not so in one of several options.
    owns: bool,
}

impl Subject {
    const OWNER: Self = Self { gives: false, fights: true, owns: true };
}

/// Checks all abilities and effects.
///
/// # Errors
/// With the file, the entry and what was expected.
pub(super) fn check(specs: &Specs) -> Res {
    let mut all: Vec<Owned<'_>> = Vec::new();
    walk::abilities(specs, &mut |entry, owner, abilities| {
        all.extend(abilities.iter().map(|ability| Owned { entry, owner, ability }));
    });
    for Owned { entry, owner, ability: of } in &all {
        ability(*owner, of).and_then(|()| endless::ability(entry.id, *owner, of)).map_err(|what| entry.error(what))?;
    }
    endless::automatic(&all)?;
    specs.items.iter().try_for_each(kept)?;
    let mut found = Ok(());
    walk::lists(specs, &mut |entry, at, effects| {
        let checks = || list(Place::List(at), effects, Subject::OWNER).and_then(|()| endless::list(at, effects));
        if found.is_ok() {
            found = checks().map_err(|what| entry.error(what));
        }
    });
    found?;
    specs.point_tracks.iter().try_for_each(|track| endless::point_track(specs, track))?;
    endless::kinds(specs)?;
    specs.legendary_stories.iter().try_for_each(parts)?;
    specs.goals.iter().try_for_each(goal)
}

/// With the item that lifts the limit of miscellaneous items, a player could not keep the others: so it is never discarded.
fn kept(item: &ItemSpec) -> Res {
    let sides = || std::iter::once(&item.front).chain(&item.upgraded);
    let lifts = sides().any(|side| side.passives.contains(&Passive::AnyMiscItems));
    let discards = |ability: &Ability| discards_this(&ability.price) || discards_this(&ability.effects);
    if lifts && (item.kind != ItemKind::Misc || sides().flat_map(|side| &side.abilities).any(discards)) {
        let what = "“any-misc-items” of an item that can be lost: expected a miscellaneous item without “discard-this”";
        return Err(ContentError::of("items.yaml", &item.id, what));
    }
    Ok(())
}

/// Whether effects discard the item that they are on.
fn discards_this(effects: &[Effect]) -> bool {
    effects.iter().any(|e| *e == Effect::DiscardThis || e.lists().into_iter().any(discards_this))
}

fn goal(goal: &GoalSpec) -> Res {
    of_event(&goal.event, &goal.conditions).map_err(|what| ContentError::of("goals.yaml", &goal.id, what))
}

/// The conditions of a legendary story are met as goals are.
fn parts(story: &LegendaryStorySpec) -> Res {
    for part in &story.conditions {
        let checked = match &part.on {
            PartEvent::Shared(event) => of_event(event, &part.conditions),
            PartEvent::Any(_) | PartEvent::Own(_) => conditions(Place::List(List::StoryPart), &part.conditions),
        };
        checked.map_err(|what| ContentError::of(legendary_stories::FILE, &story.id, what))?;
    }
    Ok(())
}

/// Checks what must hold when an event happens.
fn of_event(event: &GoalEvent, all: &[Condition]) -> Result<(), String> {
    let fight = matches!(event, GoalEvent::WinFight(_) | GoalEvent::LoseFight(_));
    match all.iter().find(|c| of_fight(c)) {
        Some(odd) if !fight => {
            Err(format!("“{}” holds only in a fight: expected it under win-fight or lose-fight", word(odd)))
        }
        _ => Ok(()),
    }
}

/// The word of a variant in the files.
fn word(value: &impl std::fmt::Debug) -> String {
    kebab(&format!("{value:?}"))
}

/// An ability with its owner.
struct Owned<'a> {
    entry: Entry<'a>,
    owner: Owner,
    ability: &'a Ability,
}

fn ability(owner: Owner, ability: &Ability) -> Result<(), String> {
    let when = ability.when;
    if !happens(when, owner) {
        return Err(format!("nothing of {} works at “{}”", owner.noun(), word(&when)));
    }
    if when.asks_nothing() && (ability.optional || !ability.price.is_empty() || ability.limit.is_some()) {
        return Err(format!("an ability at “{}” works by itself: expected no optional, price or limit", word(&when)));
    }
    let rerolls = || ability.effects == [Effect::RerollDie] && ability.price.is_empty();
    if when == When::ProspectRolled && !(rerolls() && ability.limit.is_none()) {
        return Err(
            "an ability at “prospect-rolled” only rerolls: expected “do: [reroll-die]”, no price, no limit".into()
        );
    }
    // Without a limit a die could be rolled again and again.
    let turn = ability.limit == Some(Limit::Turn);
    if when == When::DieRolled && !(rerolls() && turn) {
        return Err("an ability at “die-rolled” only rerolls: expected “do: [reroll-die]”, limit turn, no price".into());
    }
    if when == When::BesideActions && !turn {
        return Err("an ability at “beside-actions” could be used again and again: expected “limit: turn”".to_owned());
    }
    let spent = ability.limit.is_some() || !ability.price.is_empty() || ability.effects.contains(&Effect::DiscardThis);
    if when == When::FightReaction && owner != Owner::Card && !spent {
        let what = "would be a reaction without end: expected a price, a limit or “discard-this”";
        return Err(format!("an ability at “fight-reaction” {what}"));
    }
    let place = Place::Ability(when, owner);
    match ability.limit {
        Some(Limit::Fight) if !in_fight(place) => return Err("“limit: fight” needs a timing in a fight".to_owned()),
        Some(Limit::Move) if !matches!(when, When::MoveExtend | When::MoveEnded | When::AnyMoveEnded) => {
            return Err("“limit: move” needs a timing of a move, such as move-extend".to_owned());
        }
        _ => {}
    }
    conditions(place, &ability.conditions)?;
    list(place, &ability.price, Subject::OWNER)?;
    list(place, &ability.effects, Subject::OWNER)
}

/// Whether the engine ever evaluates this owner's abilities at a timing.
fn happens(when: When, owner: Owner) -> bool {
    use When as W;
    let of_cards = matches!(when, W::FightReaction | W::FightCompared | W::PokerPlayed | W::Discarded);
    match owner {
        Owner::Card => {
            of_cards || matches!(when, W::Action | W::FightReveal | W::FightWon | W::MoveExtend | W::PointsGained)
        }
        Owner::Item => when == W::FightReaction || !of_cards && when != W::FightCard,
        Owner::Character => {
            when == W::FightReaction || !of_cards && !matches!(when, W::FightCard | W::Gained | W::PointsGained)
        }
        // Whoever has an injury gains no wound, and an injury gives nothing to do, nor anything for the wounds of others.
        Owner::Injury => {
            let gives = matches!(when, W::Action | W::MoveExtend | W::ProspectRolled | W::Wounded | W::OtherWounded)
                || matches!(when, W::CardOrItemAction | W::BesideActions | W::DieRolled | W::Wrangled | W::Rustled);
            !of_cards && !gives && !matches!(when, W::FightCard | W::Gained | W::PointsGained)
        }
        // Nor does a follower, and nothing at the end of a movement, where trains are remembered.
        Owner::Follower => happens(when, Owner::Injury) && !matches!(when, W::MoveEnded | W::AnyMoveEnded),
        // It is nobody's: like an injury it gives nothing to do.
        Owner::Legend => happens(when, Owner::Injury),
    }
}

/// Whether a fight is in progress at that place.
fn in_fight(place: Place) -> bool {
    use When as W;
    match place {
        Place::Ability(when, _) => {
            matches!(
                when,
                W::FightEnded | W::FightStart | W::FightReveal | W::FightReaction | W::FightCompared | W::FightWon
            ) || when == W::FightLost
        }
        Place::List(list) => matches!(list, List::FightCard | List::FightStep { .. }),
    }
}

fn of_fight(condition: &Condition) -> bool {
    use Condition as C;
    matches!(condition, C::AgainstPlayer | C::AgainstNpc | C::AgainstBandit | C::FightIs(_) | C::Attacking)
        || matches!(condition, C::Arresting | C::MarshalAgainstWanted)
}

fn conditions(place: Place, all: &[Condition]) -> Result<(), String> {
    match all.iter().find(|c| of_fight(c)) {
        Some(odd) if !in_fight(place) => {
            return Err(format!("“{}” holds only in a fight: expected a timing in a fight", word(odd)));
        }
        _ => {}
    }
    let on_point =
        matches!(place, Place::Ability(When::TrackPoint, _) | Place::Ability(When::PointsGained, Owner::Item));
    match all.iter().find(|c| matches!(c, Condition::OnTrack(_))) {
        Some(_) if !on_point => {
            Err("“on-track” is about a point: expected it at track-point, or at points-gained of an item".to_owned())
        }
        _ => Ok(()),
    }
}

/// Checks effects in a place.
fn list(place: Place, effects: &[Effect], subject: Subject) -> Result<(), String> {
    effects.iter().try_for_each(|e| effect(place, e, subject))
}

fn effect(place: Place, effect: &Effect, subject: Subject) -> Result<(), String> {
    use Effect as E;
    let (works, expected) = needs(place, effect, subject);
    if !works {
        return Err(format!("“{}” cannot work here: expected it {expected}", word(effect)));
    }
    if let Place::Ability(when, _) = place
        && when.asks_nothing()
        && asks(effect)
    {
        return Err(format!("“{}” asks somebody, and an ability at “{}” works by itself", word(effect), word(&when)));
    }
    match effect {
        E::PlayerHere(inner) | E::PlayerNear { effects: inner, .. } => {
            list(place, inner, Subject { gives: true, fights: false, owns: false })
        }
        E::EachPlayer(inner) | E::EachPlayerHere(inner) | E::Everybody(inner) => {
            list(place, inner, Subject { fights: false, owns: false, ..subject })
        }
        E::NpcRestart(inner) | E::Opponent(inner) => list(place, inner, Subject { owns: false, ..subject }),
        E::Choose(options) | E::Suffer(options) | E::ChooseSeveral { of: options, .. } => {
            options.iter().try_for_each(|o| {
                let chosen = Subject { owns: false, ..subject };
                list(place, &o.price, chosen)?;
                list(place, &o.effects, chosen)
            })
        }
        E::RollFor { .. } => effect.lists().into_iter().try_for_each(|inner| list(place, inner, subject)),
        E::May { price, get } => {
            list(place, price, subject)?;
            list(place, get, subject)
        }
        E::If { all, then, otherwise } => {
            conditions(place, all)?;
            list(place, then, subject)?;
            list(place, otherwise, subject)
        }
        _ => Ok(()),
    }
}

/// Checks whether an effect can apply in a place, and names where it could.
fn needs(place: Place, effect: &Effect, subject: Subject) -> (bool, &'static str) {
    use Effect as E;
    use When as W;
    let at = |timings: &[When]| matches!(place, Place::Ability(when, _) if timings.contains(&when));
    let card = place == Place::List(List::FightCard);
    let shown = place == Place::List(List::FightStep { shown: true });
    match effect {
        E::Decrease(_)
        | E::Increase(_)
        | E::CancelFightCard
        | E::CancelWounds
        | E::LookAtHand(_)
        | E::Opponent(_)
        | E::WinFight
        | E::LoseFight
        | E::Restart
        | E::NpcRestart(_)
        | E::NoMarshalReward
        | E::WoundLoser(_)
            if !subject.fights =>
        {
            (false, "on a player who fights")
        }
        E::Decrease(_) | E::Increase(_) => {
            (card || shown || at(&[W::FightReveal, W::FightReaction]), "at fight-reveal or fight-reaction")
        }
        E::CancelFightCard => {
            (at(&[W::FightStart, W::FightReveal, W::FightReaction]), "at fight-start, fight-reveal or fight-reaction")
        }
        E::CancelWounds | E::LookAtHand(_) | E::Opponent(_) => (in_fight(place), "in a fight"),
        E::WinFight | E::LoseFight => (at(&[W::FightReaction]), "at fight-reaction"),
        E::Restart => (card || at(&[W::FightCompared]), "at fight-compared"),
        E::NpcRestart(_) | E::NoMarshalReward => (card, "on a fight card"),
        E::WoundLoser(_) | E::TakeHalf => (at(&[W::FightWon]), "at fight-won"),
        E::ShowHand | E::DiscardNamed => (subject.gives && at(&[W::Action]), "under player-near, as an action"),
        E::DiscardThis => (
            subject.owns && matches!(place, Place::Ability(_, Owner::Item)),
            "on an item, not within a choice of several",
        ),
        E::UpgradeThis => (
            subject.owns && matches!(place, Place::Ability(_, Owner::Item)),
            "on a weapon or mount, not within a choice of several",
        ),
        E::Tribute(_) => (subject.gives, "under player-here"),
        E::KeepPlayed(_) => (at(&[W::PokerWon, W::PokerLost]), "at poker-won or poker-lost"),
        E::RerollDie => (at(&[W::ProspectRolled, W::DieRolled]), "at prospect-rolled or die-rolled"),
        E::SamePoints(_) => (at(&[W::PointsGained]), "at points-gained"),
        // Neither a game nor a move action can begin during a fight or a game.
        E::StartPoker | E::MoveToTrain => (at(&[W::Action]), "as an action"),
        // A fight inserted into every fight would start fights without end.
        E::Fight(_) => (!matches!(place, Place::List(List::FightStep { .. })), "outside of the steps of fights"),
        E::ExtendMove(_) => (at(&[W::MoveExtend]), "at move-extend"),
        E::Contributors(_) | E::EachDisc(_) | E::Others(_) => {
            (place == Place::List(List::Ending), "in an ending of a legendary story")
        }
        // Actions belong to the turn of a player.
        E::Actions(_) => {
            (!matches!(place, Place::List(List::Start | List::SetupStep | List::AutomaCard)), "in the turn of a player")
        }
        _ => (true, ""),
    }
}

/// Whether an effect requires a choice.
fn asks(effect: &Effect) -> bool {
    use Effect as E;
    matches!(
        effect,
        E::Discard(_)
            | E::Ride(_)
            | E::ExtendMove(_)
            | E::Travel(_)
            | E::Sheriff(_)
            | E::SheriffTo(_)
            | E::SheriffBeside
            | E::Fight(_)
            | E::PlayerHere(_)
            | E::PlayerNear { .. }
            | E::DiscardNamed
            | E::TakeHalf
            | E::CattleOfChoice
            | E::NoBanditIn(_)
            | E::RideRow
            | E::Upgrade(_)
            | E::Shop(_)
            | E::BuyLegendary
            | E::WeaponOfChoice
            | E::GainDeed(_)
            | E::UseDeed
            | E::Choose(_)
            | E::Suffer(_)
            | E::ChooseSeveral { .. }
            | E::TakeStray(_)
            | E::BanditIn(_)
            | E::RollFor { .. }
            | E::May { .. }
            | E::StartPoker
            | E::MoveToTrain
    )
}

#[cfg(test)]
mod tests;
