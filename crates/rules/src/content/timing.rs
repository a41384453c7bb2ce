//! Whether effects, conditions and limits can work where they stand: an extension after no move, a reroll without dice or a
//! choice where nobody is asked would never happen.

use super::ContentError;
use super::load::{AUTOMA_FILE, Specs};
use super::schema::*;
use super::steps::StepList;
use super::words::kebab;

type Res = Result<(), ContentError>;

/// Who has an ability.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Card,
    Item,
    Character,
}

/// Where effects stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Ability(When, Owner),
    FightCard,
    /// A step that a module inserts into fights: whether their cards are shown by then.
    FightStep {
        shown: bool,
    },
    Elsewhere,
}

/// Whom effects concern.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Subject {
    /// A player who gives something has been chosen.
    gives: bool,
    /// In a fight: one of the two who fight.
    fights: bool,
}

impl Subject {
    const OWNER: Self = Self { gives: false, fights: true };
}

/// Checks all abilities and effects.
///
/// # Errors
/// With the file, the entry and what was expected.
pub(super) fn check(specs: &Specs) -> Res {
    for title in &specs.titles {
        abilities("poker-cards.yaml", &title.id, Owner::Card, &title.abilities)?;
    }
    for item in &specs.items {
        for side in [Some(&item.front), item.upgraded.as_ref()].into_iter().flatten() {
            abilities("items.yaml", &item.id, Owner::Item, &side.abilities)?;
        }
    }
    for character in &specs.characters {
        abilities("characters.yaml", &character.id, Owner::Character, &character.abilities)?;
    }
    let named = |file, id: &str, place, effects: &[Effect]| {
        list(place, effects, Subject::OWNER).map_err(|what| ContentError::of(file, id, what))
    };
    specs.fight_cards.iter().try_for_each(|c| named("fight-cards.yaml", &c.rank, Place::FightCard, &c.effects))?;
    specs.stories.cards.iter().try_for_each(|c| named("stories.yaml", &c.id, Place::Elsewhere, &c.effects))?;
    specs.cattle.iter().try_for_each(|c| named("cattle.yaml", &c.id, Place::Elsewhere, &c.effects))?;
    specs.automa.cards.iter().try_for_each(|c| named(AUTOMA_FILE, &c.id, Place::Elsewhere, &c.effects))?;
    for (id, track) in [("marshal", &specs.tracks.marshal), ("wanted", &specs.tracks.wanted)] {
        track.spaces.iter().try_for_each(|effects| named("tracks.yaml", id, Place::Elsewhere, effects))?;
    }
    for track in &specs.point_tracks {
        track.spaces.iter().try_for_each(|effects| named("tracks.yaml", &track.id, Place::Elsewhere, effects))?;
    }
    for opponent in &specs.opponents {
        for effects in [&opponent.reward, &opponent.penalty] {
            named("opponents.yaml", &opponent.id, Place::Elsewhere, effects)?;
        }
    }
    for step in &specs.steps {
        let place = match step.list {
            StepList::Fight => Place::FightStep { shown: shown_after(step.base_anchor(&specs.steps)) },
            StepList::Turn | StepList::Setup | StepList::Poker => Place::Elsewhere,
        };
        named("steps.yaml", &step.id, place, &step.effects)?;
    }
    specs.goals.iter().try_for_each(goal)
}

/// Whether the values of a fight still change after this step of the base game.
fn shown_after(step: &str) -> bool {
    ["reveal", "reactions", "fight-card"].contains(&step)
}

fn goal(goal: &GoalSpec) -> Res {
    let fight = matches!(goal.event, GoalEvent::WinFight(_) | GoalEvent::LoseFight(_));
    match goal.conditions.iter().find(|c| of_fight(c)) {
        Some(odd) if !fight => {
            let what = format!("“{}” holds only in a fight: expected it under win-fight or lose-fight", word(odd));
            Err(ContentError::of("goals.yaml", &goal.id, what))
        }
        _ => Ok(()),
    }
}

/// The word of a variant.
fn word(value: &impl std::fmt::Debug) -> String {
    kebab(&format!("{value:?}"))
}

fn abilities(file: &'static str, id: &str, owner: Owner, all: &[Ability]) -> Res {
    all.iter().try_for_each(|a| ability(owner, a).map_err(|what| ContentError::of(file, id, what)))
}

fn ability(owner: Owner, ability: &Ability) -> Result<(), String> {
    let when = ability.when;
    if !happens(when, owner) {
        let of = match owner {
            Owner::Card => "a poker card",
            Owner::Item => "an item",
            Owner::Character => "a character",
        };
        return Err(format!("nothing of {of} works at “{}”", word(&when)));
    }
    if when.asks_nothing() && (ability.optional || !ability.price.is_empty()) {
        return Err(format!("an ability at “{}” works by itself: expected neither optional nor price", word(&when)));
    }
    let rerolls = || ability.effects == [Effect::RerollDie] && ability.price.is_empty() && ability.limit.is_none();
    if when == When::ProspectRolled && !rerolls() {
        return Err(
            "an ability at “prospect-rolled” only rerolls: expected “do: [reroll-die]”, no price, no limit".into()
        );
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

/// Whether the engine ever asks this owner's abilities at a timing.
fn happens(when: When, owner: Owner) -> bool {
    use When as W;
    let of_cards =
        matches!(when, W::FightReaction | W::FightCompared | W::PointsGained | W::PokerPlayed | W::Discarded);
    match owner {
        Owner::Card => of_cards || matches!(when, W::Action | W::FightReveal | W::FightWon | W::MoveExtend),
        Owner::Item => !of_cards && when != W::FightCard,
        Owner::Character => !of_cards && when != W::FightCard && when != W::Gained,
    }
}

/// Whether a fight is in progress there.
fn in_fight(place: Place) -> bool {
    use When as W;
    match place {
        Place::Ability(when, _) => {
            matches!(when, W::FightStart | W::FightReveal | W::FightReaction | W::FightCompared | W::FightWon)
        }
        Place::FightCard | Place::FightStep { .. } => true,
        Place::Elsewhere => false,
    }
}

fn of_fight(condition: &Condition) -> bool {
    use Condition as C;
    matches!(condition, C::AgainstPlayer | C::AgainstNpc | C::AgainstBandit | C::Attacking)
}

fn conditions(place: Place, all: &[Condition]) -> Result<(), String> {
    match all.iter().find(|c| of_fight(c)) {
        Some(odd) if !in_fight(place) => {
            Err(format!("“{}” holds only in a fight: expected a timing in a fight", word(odd)))
        }
        _ => Ok(()),
    }
}

/// Effects in a place.
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
        E::PlayerHere(inner) => list(place, inner, Subject { gives: true, fights: false }),
        E::EachPlayer(inner) | E::EachPlayerHere(inner) => list(place, inner, Subject { fights: false, ..subject }),
        E::NpcRestart(inner) | E::Opponent(inner) => list(place, inner, subject),
        E::Choose(options) | E::Suffer(options) => options.iter().try_for_each(|o| {
            list(place, &o.price, subject)?;
            list(place, &o.effects, subject)
        }),
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

/// Whether an effect can work in a place, and where it could.
fn needs(place: Place, effect: &Effect, subject: Subject) -> (bool, &'static str) {
    use Effect as E;
    use When as W;
    let at = |timings: &[When]| matches!(place, Place::Ability(when, _) if timings.contains(&when));
    let card = place == Place::FightCard;
    let shown = place == Place::FightStep { shown: true };
    match effect {
        E::Decrease(_) | E::Increase(_) | E::CancelFightCard | E::CancelWounds | E::LookAtHand(_) | E::Opponent(_)
            if !subject.fights =>
        {
            (false, "of who fights, not of another player")
        }
        E::Decrease(_) | E::Increase(_) => {
            (card || shown || at(&[W::FightReveal, W::FightReaction]), "at fight-reveal or fight-reaction")
        }
        E::CancelFightCard => {
            (at(&[W::FightStart, W::FightReveal, W::FightReaction]), "at fight-start, fight-reveal or fight-reaction")
        }
        E::CancelWounds | E::LookAtHand(_) | E::Opponent(_) => (in_fight(place), "in a fight"),
        E::Restart => (card || at(&[W::FightCompared]), "at fight-compared"),
        E::NpcRestart(_) | E::NoMarshalReward => (card, "on a fight card"),
        E::WoundLoser(_) => (at(&[W::FightWon]), "at fight-won"),
        E::DiscardThis => (matches!(place, Place::Ability(_, Owner::Item)), "on an item"),
        E::Tribute(_) => (subject.gives, "under player-here"),
        E::KeepPlayed(_) => (at(&[W::PokerWon, W::PokerLost]), "at poker-won or poker-lost"),
        E::RerollDie => (at(&[W::ProspectRolled]), "at prospect-rolled"),
        E::SamePoints(_) => (at(&[W::PointsGained]), "at points-gained"),
        // One of every fight would start one of every fight, without end.
        E::Fight(_) => (!matches!(place, Place::FightStep { .. }), "outside of the steps of fights"),
        E::ExtendMove(_) => (at(&[W::MoveExtend]), "at move-extend"),
        _ => (true, ""),
    }
}

/// Whether an effect asks somebody.
fn asks(effect: &Effect) -> bool {
    use Effect as E;
    matches!(
        effect,
        E::Discard(_)
            | E::Ride(_)
            | E::ExtendMove(_)
            | E::Travel(_)
            | E::Sheriff(_)
            | E::Fight(_)
            | E::PlayerHere(_)
            | E::Upgrade(_)
            | E::Shop(_)
            | E::Choose(_)
            | E::Suffer(_)
            | E::May { .. }
    )
}

#[cfg(test)]
mod tests;
