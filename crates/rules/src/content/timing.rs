//! Validation of the timing of effects, conditions and limits: rejects those that could never apply, such as an
//! extension after no move, a reroll without dice, or a choice where nobody can choose.

use super::ContentError;
use super::additions::PointTrackSpec;
use super::deeds::{DEEDS_FILE, RUINS_FILE};
use super::high_stakes;
use super::load::{AUTOMA_FILE, Specs};
use super::risk_die;
use super::schema::*;
use super::steps::StepList;
use super::words::kebab;
use super::{followers, injuries};

type Res = Result<(), ContentError>;

/// The owner of an ability.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Card,
    Item,
    Character,
    Injury,
    Follower,
}

/// The place of a list of effects.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Ability(When, Owner),
    FightCard,
    /// A step that a module inserts into fights: whether their cards are revealed by then.
    FightStep {
        shown: bool,
    },
    Elsewhere,
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
    let all: Vec<Owned> = abilities(specs).collect();
    for Owned { file, id, owner, ability: of } in &all {
        ability(*owner, of).map_err(|what| ContentError::of(file, id, what))?;
    }
    endless(&all)?;
    specs.items.iter().try_for_each(kept)?;
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
    specs.point_tracks.iter().try_for_each(|track| point_track(specs, track))?;
    specs.deeds.iter().try_for_each(|d| named(DEEDS_FILE, &d.id, Place::Elsewhere, &d.effects))?;
    for ruins in &specs.ruins {
        list(Place::Elsewhere, &ruins.reward, Subject::OWNER).map_err(|what| ContentError::new(RUINS_FILE, 0, what))?;
    }
    for die in &specs.risk_die {
        let bonuses = die.bonuses.iter().flat_map(|bonus| [&bonus.price, &bonus.effects]);
        let mut all = bonuses.chain(die.faces.iter().map(|face| &face.effects));
        all.try_for_each(|effects| list(Place::Elsewhere, effects, Subject::OWNER))
            .map_err(|what| ContentError::new(risk_die::FILE, 0, what))?;
    }
    for game in &specs.high_stakes {
        list(Place::Elsewhere, &game.reward, Subject::OWNER)
            .map_err(|what| ContentError::new(high_stakes::FILE, 0, what))?;
    }
    let starts = specs.characters.iter().filter(|c| !c.gains.effects.is_empty());
    starts.into_iter().try_for_each(|c| named("characters.yaml", &c.id, Place::Elsewhere, &c.gains.effects))?;
    specs.injuries.iter().try_for_each(|i| named(injuries::FILE, &i.id, Place::Elsewhere, &i.effects))?;
    specs.events.iter().try_for_each(|e| named("events.yaml", &e.id, Place::Elsewhere, &e.effects))?;
    specs.map_tokens.iter().try_for_each(|t| named("map-tokens.yaml", &t.id, Place::Elsewhere, &t.visit))?;
    specs.frontier.iter().try_for_each(|t| named("frontier.yaml", &t.id, Place::Elsewhere, &t.effects))?;
    for opponent in &specs.opponents {
        for effects in [&opponent.reward, &opponent.penalty] {
            named("opponents.yaml", &opponent.id, Place::Elsewhere, effects)?;
        }
    }
    for step in &specs.steps {
        let place = match step.list {
            StepList::Fight => Place::FightStep { shown: shown_after(step.base_anchor(&specs.steps)) },
            StepList::Turn | StepList::Setup | StepList::Poker | StepList::Arrest => Place::Elsewhere,
        };
        named("steps.yaml", &step.id, place, &step.effects)?;
    }
    specs.goals.iter().try_for_each(goal)
}

/// Checks the rewards of a track of a module: they come to an end.
fn point_track(specs: &Specs, track: &PointTrackSpec) -> Res {
    let poker = track.poker.iter().flat_map(|poker| [&poker.starter, &poker.others]);
    let mut all = track.spaces.iter().chain([&track.beyond]).chain(poker).chain(&track.faro);
    let wrong = |what| ContentError::of("tracks.yaml", &track.id, what);
    all.try_for_each(|effects| list(Place::Elsewhere, effects, Subject::OWNER).map_err(wrong))?;
    // A track ends with its last space, so that rewards of points on tracks end, too.
    if gives_points(&track.beyond) {
        let what = "points beyond the last space would give points again and again: expected other effects";
        return Err(ContentError::of("tracks.yaml", &track.id, what));
    }
    // A track that starts again has no end, so the rewards of tracks must not lead to it.
    if let Some(again) = specs.point_tracks.iter().find(|other| other.returns && leads_to(track, &other.id)) {
        let what = format!("points on “{}”, which “returns”, would be gained again and again", again.id);
        return Err(ContentError::of("tracks.yaml", &track.id, what));
    }
    Ok(())
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

/// Whether the rewards of a track give points on a certain track.
fn leads_to(track: &PointTrackSpec, id: &str) -> bool {
    fn gives(effects: &[Effect], id: &str) -> bool {
        let itself = |effect: &Effect| matches!(effect, Effect::Track { track, .. } if track == id);
        effects.iter().any(|effect| itself(effect) || effect.lists().into_iter().any(|list| gives(list, id)))
    }
    track.spaces.iter().chain([&track.beyond]).any(|effects| gives(effects, id))
}

/// Whether effects give points on a track of a module.
fn gives_points(effects: &[Effect]) -> bool {
    effects.iter().any(|e| matches!(e, Effect::Track { .. }) || e.lists().into_iter().any(gives_points))
}

/// Whether the values of a fight can still change after this step of the base game.
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

/// The word of a variant in the files.
fn word(value: &impl std::fmt::Debug) -> String {
    kebab(&format!("{value:?}"))
}

/// An ability with its owner.
struct Owned<'a> {
    file: &'static str,
    id: &'a str,
    owner: Owner,
    ability: &'a Ability,
}

/// All abilities of the content.
fn abilities(specs: &Specs) -> impl Iterator<Item = Owned<'_>> {
    let titles = specs.titles.iter().map(|t| ("poker-cards.yaml", &t.id, Owner::Card, &t.abilities));
    let sides =
        specs.items.iter().flat_map(|i| std::iter::once(&i.front).chain(&i.upgraded).map(move |side| (i, side)));
    let items = sides.map(|(i, side)| ("items.yaml", &i.id, Owner::Item, &side.abilities));
    let characters = specs.characters.iter().map(|c| ("characters.yaml", &c.id, Owner::Character, &c.abilities));
    let injuries = specs.injuries.iter().map(|i| (injuries::FILE, &i.id, Owner::Injury, &i.abilities));
    let followers = specs.followers.iter().flat_map(|spec| &spec.cards);
    let followers = followers.map(|f| (followers::FILE, &f.id, Owner::Follower, &f.abilities));
    let all = titles.chain(items).chain(characters).chain(injuries).chain(followers);
    all.flat_map(|(file, id, owner, all)| all.iter().map(move |ability| Owned { file, id, owner, ability }))
}

/// The automatic timings that an effect may cause. Rewards of points on a track do not count: a track ends with its last
/// space.
fn brings(effect: &Effect) -> &'static [When] {
    use Effect as E;
    match effect {
        E::Wound(_) | E::SureWound(_) => &[When::Wounded, When::OtherWounded],
        E::Discard(_) | E::DiscardRandom(_) | E::DiscardHand | E::DiscardNamed => &[When::Discarded, When::BonusUsed],
        E::GainItem(_) | E::LegendaryItem(_) | E::Shop(_) | E::BuyLegendary | E::WeaponOfChoice => &[When::Gained],
        E::Ride(_) | E::RideRow | E::ExtendMove(_) => &[When::MesaCrossed],
        E::Track { .. } => &[When::TrackPoint],
        _ => &[],
    }
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
fn endless(all: &[Owned<'_>]) -> Res {
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
            return Err(ContentError::of(owned.file, owned.id, what));
        }
    }
    Ok(())
}

fn ability(owner: Owner, ability: &Ability) -> Result<(), String> {
    let when = ability.when;
    if !happens(when, owner) {
        let of = match owner {
            Owner::Card => "a poker card",
            Owner::Item => "an item",
            Owner::Character => "a character",
            Owner::Injury => "an injury",
            Owner::Follower => "a follower",
        };
        return Err(format!("nothing of {of} works at “{}”", word(&when)));
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
        Place::FightCard | Place::FightStep { .. } => true,
        Place::Elsewhere => false,
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
    let card = place == Place::FightCard;
    let shown = place == Place::FightStep { shown: true };
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
        E::Fight(_) => (!matches!(place, Place::FightStep { .. }), "outside of the steps of fights"),
        E::ExtendMove(_) => (at(&[W::MoveExtend]), "at move-extend"),
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
