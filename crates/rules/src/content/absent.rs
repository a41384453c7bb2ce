//! Effects, conditions and abilities that refer to something left out: they are left out, too, so that the texts of cards,
//! their choices and their effects agree with what is in play.
//!
//! An effect on something absent is dropped. A choice keeps the options that still do something; a single one that is left
//! applies by itself, or may be bought if it has a price. An ability without any effect left is dropped; a character who would lose one,
//! or something to start with, is rejected.

use super::ContentError;
use super::additions::MapTokenSpec;
use super::board::LinkSpec;
use super::entries::GoalEvent;
use super::load::Specs;
use super::module::System;
use super::schema::{Ability, CharacterSpec, ChooseOption, Condition, Effect, Passive, When};
use super::walk::{self, List, Owner};
use std::collections::BTreeSet;

/// What was left out of a composition.
#[derive(Clone, Debug, Default)]
pub struct Absent {
    /// Ids of the items that no store has.
    pub items: Vec<String>,
    /// Tracks of modules.
    pub tracks: Vec<String>,
    /// Parts of the game.
    pub systems: Vec<System>,
    /// Mesas: the sheets with some are left out.
    pub mesas: bool,
    /// Kinds of tokens on the map that events left out would have placed.
    pub tokens: Vec<String>,
}

/// Leaves out what refers to something that was left out.
///
/// # Errors
/// When a character needs it.
pub(super) fn leave_out(specs: &mut Specs) -> Result<(), ContentError> {
    let mut absent = std::mem::take(&mut specs.absent);
    absent.mesas = specs.board.lacks_sheets() && specs.board.mesas.is_empty();
    if !absent.is_empty() {
        specs.characters.iter_mut().try_for_each(|character| absent.character(character))?;
        walk::abilities_mut(specs, &mut |_, owner, abilities| {
            if owner != Owner::Character {
                absent.abilities(abilities);
            }
        });
        passives(specs, |passives| absent.passives(passives));
        walk::lists_mut(specs, &mut |_, list, effects| {
            // What characters start with was seen to, and nothing becomes free.
            if !matches!(list, List::Start | List::RiskPrice) {
                absent.list(effects);
            }
        });
        specs.goals.retain(|goal| !absent.closes(&goal.event) && !goal.conditions.iter().any(|c| absent.fails(c)));
        unplaced(specs, &absent.tokens);
    }
    specs.absent = absent;
    Ok(())
}

/// The passives of what belongs to somebody, besides characters.
fn passives(specs: &mut Specs, mut of: impl FnMut(&mut Vec<Passive>)) {
    for side in specs.items.iter_mut().flat_map(|item| std::iter::once(&mut item.front).chain(&mut item.upgraded)) {
        of(&mut side.passives);
    }
    for card in specs.followers.iter_mut().flat_map(|followers| &mut followers.cards) {
        of(&mut card.passives);
    }
}

/// Removes the kinds of tokens that only events placed which are left out, and the opponents that are met only there: nobody
/// would meet them, but the player aid would list them.
fn unplaced(specs: &mut Specs, tokens: &[String]) {
    let (mut placed, mut fought) = (BTreeSet::new(), BTreeSet::new());
    let mut see = |list: &[Effect]| list.iter().for_each(|effect| meets(effect, &mut placed, &mut fought));
    walk::abilities(specs, &mut |_, _, abilities| abilities.iter().for_each(|ability| see(&ability.effects)));
    walk::lists(specs, &mut |_, _, effects| see(effects));
    let strays: Vec<String> = specs.cattle.iter().map(|cattle| cattle.ranch.clone()).collect();
    let gone = |token: &MapTokenSpec| {
        let kept = token.start.is_some() || placed.contains(&token.id) || strays.contains(&token.id);
        tokens.contains(&token.id) && !kept
    };
    let unmet: Vec<MapTokenSpec> = specs.map_tokens.iter().filter(|token| gone(token)).cloned().collect();
    specs.map_tokens.retain(|token| !gone(token));
    let pools: Vec<&String> = unmet.iter().flat_map(|token| token.pool.iter().chain(&token.dealers)).collect();
    let circuits = specs.board.links.iter().filter_map(|link| match link {
        LinkSpec::Circuit { pool, .. } => Some(pool),
        _ => None,
    });
    let used = specs.map_tokens.iter().flat_map(|token| token.pool.iter().chain(&token.dealers)).chain(circuits);
    let used: Vec<&String> = used.collect();
    let left = |pool: &String| used.contains(&pool);
    let pools: Vec<&String> = pools.into_iter().filter(|pool| !left(pool)).collect();
    specs.pools.retain(|pool| !pools.contains(&&pool.id));
    let alone = |id: &String| unmet.iter().any(|token| token.opponent.as_ref() == Some(id)) && !fought.contains(id);
    specs.opponents.retain(|row| !alone(&row.id) && !row.pool.as_ref().is_some_and(|pool| pools.contains(&pool)));
}

/// Adds the tokens that an effect places, and the opponents that it fights.
fn meets(effect: &Effect, placed: &mut BTreeSet<String>, fought: &mut BTreeSet<String>) {
    match effect {
        Effect::PlaceToken { token, .. } => _ = placed.insert(token.clone()),
        Effect::Fight(opponent) => _ = fought.insert(opponent.clone()),
        other => other.lists().into_iter().flatten().for_each(|inner| meets(inner, placed, fought)),
    }
}

impl Absent {
    fn is_empty(&self) -> bool {
        self.items.is_empty()
            && self.tracks.is_empty()
            && self.systems.is_empty()
            && self.tokens.is_empty()
            && !self.mesas
    }

    /// Whether a part of the game was left out.
    pub fn lacks(&self, system: System) -> bool {
        self.systems.contains(&system)
    }

    /// A character, whose abilities and gains may lose options, but nothing as a whole.
    fn character(&self, character: &mut CharacterSpec) -> Result<(), ContentError> {
        let size =
            |c: &CharacterSpec| (c.abilities.len(), c.passives.len(), c.gains.effects.len(), c.gains.points.len());
        let whole = size(character);
        self.abilities(&mut character.abilities);
        self.passives(&mut character.passives);
        self.list(&mut character.gains.effects);
        character.gains.points.retain(|start| !self.tracks.contains(&start.track));
        if size(character) == whole {
            return Ok(());
        }
        let what = "needs something that is left out: expected it, or the game without this character";
        Err(ContentError::of("characters.yaml", &character.id, what))
    }

    /// Whether an effect, apart from those within it, is on something absent.
    fn drops(&self, effect: &Effect) -> bool {
        match effect {
            Effect::GainItem(id) => self.items.contains(id),
            Effect::Track { track, .. } => self.tracks.contains(track),
            Effect::BuyLegendary => self.lacks(System::Trader),
            Effect::GainDeed(_) | Effect::UseDeed => self.lacks(System::Deeds),
            Effect::Ruin(_) => self.lacks(System::Ruins),
            _ => false,
        }
    }

    /// Whether a condition cannot hold.
    fn fails(&self, condition: &Condition) -> bool {
        match condition {
            Condition::HasItem(id) | Condition::HasUpgraded(id) => self.items.contains(id),
            Condition::OnTrack(track) | Condition::PointsAtLeast { track, .. } => self.tracks.contains(track),
            Condition::AtTrader => self.lacks(System::Trader),
            Condition::Injured => self.lacks(System::Injuries),
            Condition::Completed(_) => self.lacks(System::LegendaryStories),
            _ => false,
        }
    }

    /// Whether what completes a goal cannot happen.
    fn closes(&self, event: &GoalEvent) -> bool {
        match event {
            GoalEvent::DiscardItem(id) | GoalEvent::GainItem(id) | GoalEvent::UpgradeItem(id) => {
                self.items.contains(id)
            }
            GoalEvent::ClaimDeed(_) | GoalEvent::UseDeed => self.lacks(System::Deeds),
            GoalEvent::Repair => self.lacks(System::Ruins),
            GoalEvent::RollRisk => self.lacks(System::RiskDie),
            GoalEvent::RevealToken | GoalEvent::Discs(_) => self.lacks(System::LegendaryStories),
            _ => false,
        }
    }

    /// Whether a timing cannot occur.
    fn never(&self, when: When) -> bool {
        match when {
            When::MesaCrossed => self.mesas,
            When::RiskRolled => self.lacks(System::RiskDie),
            _ => false,
        }
    }

    fn abilities(&self, abilities: &mut Vec<Ability>) {
        abilities.retain_mut(|ability| {
            let idle = ability.effects.is_empty();
            self.list(&mut ability.effects);
            let acts = idle || !ability.effects.is_empty();
            if ability.when == When::PointsGained {
                // Tracks named there add to the Marshal and the Wanted track, so that the ability goes on without them.
                ability.conditions.retain(|c| !matches!(c, Condition::OnTrack(track) if self.tracks.contains(track)));
            }
            acts && !self.never(ability.when) && !ability.conditions.iter().any(|c| self.fails(c))
        });
    }

    fn passives(&self, passives: &mut Vec<Passive>) {
        passives.retain(|passive| match passive {
            Passive::RideMesas => !self.mesas,
            Passive::DeedDiscount(_) => !self.lacks(System::Deeds),
            Passive::LegendaryDiscount(_) => !self.lacks(System::Trader),
            _ => true,
        });
    }

    fn list(&self, effects: &mut Vec<Effect>) {
        let whole = std::mem::take(effects);
        effects.extend(whole.into_iter().flat_map(|effect| self.effect(effect)));
    }

    /// What is left of an effect.
    fn effect(&self, effect: Effect) -> Vec<Effect> {
        let left = |mut list: Vec<Effect>| {
            self.list(&mut list);
            list
        };
        let within = |list: Vec<Effect>, of: fn(Vec<Effect>) -> Effect| {
            let was = list.is_empty();
            let list = left(list);
            if was || !list.is_empty() { vec![of(list)] } else { Vec::new() }
        };
        match effect {
            gone if self.drops(&gone) => Vec::new(),
            Effect::NpcRestart(list) => within(list, Effect::NpcRestart),
            Effect::Opponent(list) => within(list, Effect::Opponent),
            Effect::PlayerHere(list) => within(list, Effect::PlayerHere),
            Effect::Contributors(list) => within(list, Effect::Contributors),
            Effect::EachDisc(list) => within(list, Effect::EachDisc),
            Effect::Others(list) => within(list, Effect::Others),
            Effect::EachPlayer(list) => within(list, Effect::EachPlayer),
            Effect::EachPlayerHere(list) => within(list, Effect::EachPlayerHere),
            Effect::Everybody(list) => within(list, Effect::Everybody),
            Effect::RollDie(list) => within(list, Effect::RollDie),
            Effect::PlayerNear { within: spaces, effects } => match left(effects) {
                effects if effects.is_empty() => Vec::new(),
                effects => vec![Effect::PlayerNear { within: spaces, effects }],
            },
            Effect::RollFor { nugget, tailings, gold_dust, gravel } => {
                let [nugget, tailings, gold_dust, gravel] = [nugget, tailings, gold_dust, gravel].map(left);
                vec![Effect::RollFor { nugget, tailings, gold_dust, gravel }]
            }
            Effect::Choose(options) => self.options(options, Effect::Choose),
            Effect::Suffer(options) => self.options(options, Effect::Suffer),
            Effect::ChooseSeveral { pick, of } => self.several(pick, of),
            Effect::May { price, get } => match left(get) {
                get if get.is_empty() => Vec::new(),
                get => vec![Effect::May { price, get }],
            },
            Effect::If { all, otherwise, .. } if all.iter().any(|c| self.fails(c)) => left(otherwise),
            Effect::If { all, then, otherwise } => {
                let (then, otherwise) = (left(then), left(otherwise));
                let idle = then.is_empty() && otherwise.is_empty();
                if idle { Vec::new() } else { vec![Effect::If { all, then, otherwise }] }
            }
            simple => vec![simple],
        }
    }

    /// The options that still do what they did, or something of it.
    fn kept(&self, mut options: Vec<ChooseOption>) -> Vec<ChooseOption> {
        options.retain_mut(|option| {
            let idle = option.effects.is_empty();
            self.list(&mut option.effects);
            idle || !option.effects.is_empty()
        });
        options
    }

    fn options(&self, options: Vec<ChooseOption>, of: fn(Vec<ChooseOption>) -> Effect) -> Vec<Effect> {
        match self.kept(options) {
            left if left.len() < 2 => left.into_iter().flat_map(alone).collect(),
            left => vec![of(left)],
        }
    }

    fn several(&self, pick: u8, options: Vec<ChooseOption>) -> Vec<Effect> {
        match self.kept(options) {
            of if of.len() <= usize::from(pick) => of.into_iter().flat_map(alone).collect(),
            of => vec![Effect::ChooseSeveral { pick, of }],
        }
    }
}

/// An option without others.
fn alone(option: ChooseOption) -> Vec<Effect> {
    if option.price.is_empty() {
        return option.effects;
    }
    vec![Effect::May { price: option.price, get: option.effects }]
}
