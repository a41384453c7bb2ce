//! What remains of the entries of a composition: what a module leaves out, and the lists of a mode.

use super::catalog::Entry;
use super::events::EventSpec;
use super::load::Specs;
use super::module::{Lists, ModuleKind, ModuleSpec, Only, System};
use super::schema::Effect;
use super::selection::Misfit;
use super::shelves;
use super::variants::without_variants;
use std::collections::BTreeMap;

/// Adds a misfit for each of these ids.
type Report<'r> = &'r mut dyn FnMut(&'static str, Vec<String>);

/// Removes the entries that a module removes.
pub(super) fn leave_out(specs: &mut Specs, spec: &ModuleSpec, misfits: &mut Vec<Misfit>) {
    let Lists { items, characters, stories, goals, cattle, locations, tracks, .. } = &spec.without;
    let mut not_there = |kind, missing: Vec<String>| {
        let misfit = |id| Misfit::NotThere { module: spec.id.clone(), kind, id };
        misfits.extend(missing.into_iter().map(misfit));
    };
    not_there("the item", without(&mut specs.items, items));
    not_there("the character", without(&mut specs.characters, characters));
    not_there("the story", without(&mut specs.stories.cards, stories));
    not_there("the goal", without(&mut specs.goals, goals));
    not_there("the cattle token", without(&mut specs.cattle, cattle));
    not_there("the track", without(&mut specs.point_tracks, tracks));
    let board = &mut specs.board;
    not_there("the location", locations.iter().filter(|kind| !board.leave_out(kind)).cloned().collect());
    systems(specs, &spec.without.systems, &mut not_there);
    events(specs, &spec.without, &mut not_there);
    // A goal is removed with its character.
    specs.goals.retain(|goal| !characters.contains(&goal.character));
    specs.absent.items.extend_from_slice(items);
    specs.absent.tracks.extend_from_slice(tracks);
    specs.absent.systems.extend_from_slice(&spec.without.systems);
}

/// Removes entries from a list. Returns those that are not in it.
fn without<T: Entry>(list: &mut Vec<T>, ids: &[String]) -> Vec<String> {
    let missing = ids.iter().filter(|id| !list.iter().any(|e| e.id() == *id)).cloned().collect();
    list.retain(|e| !ids.iter().any(|id| id == e.id()));
    missing
}

/// Removes parts of the game.
fn systems(specs: &mut Specs, systems: &[System], not_there: Report<'_>) {
    for system in systems {
        let was = match system {
            System::Trader => std::mem::take(&mut specs.trader).len(),
            System::Deeds => std::mem::take(&mut specs.deeds).len(),
            System::Ruins => std::mem::take(&mut specs.ruins).len(),
            System::Injuries => std::mem::take(&mut specs.injuries).len(),
            System::LegendaryStories => std::mem::take(&mut specs.legendary_stories).len(),
            System::RiskDie => std::mem::take(&mut specs.risk_die).len(),
        };
        if was == 0 {
            not_there("the part of the game", vec![<&str>::from(*system).to_owned()]);
        }
    }
}

/// Removes event cards: by their ids, their groups and the places of their tokens.
fn events(specs: &mut Specs, lists: &Lists, not_there: Report<'_>) {
    fn places(effects: &[Effect], place: &str) -> bool {
        effects.iter().any(|effect| match effect {
            Effect::PlaceToken { at, .. } => at == place,
            other => other.lists().into_iter().any(|list| places(list, place)),
        })
    }
    fn tokens(effects: &[Effect], to: &mut Vec<String>) {
        for effect in effects {
            if let Effect::PlaceToken { token, .. } = effect {
                to.push(token.clone());
            }
            effect.lists().into_iter().for_each(|list| tokens(list, to));
        }
    }
    let all = specs.events.clone();
    not_there("the event", without(&mut specs.events, &lists.events));
    let mut leave_out = |kind, ids: &[String], is: &dyn Fn(&EventSpec, &String) -> bool| {
        for id in ids {
            let all = specs.events.len();
            specs.events.retain(|event| !is(event, id));
            if specs.events.len() == all {
                not_there(kind, vec![id.clone()]);
            }
        }
    };
    leave_out("the group of events", &lists.event_groups, &|event, id| event.group.as_ref() == Some(id));
    leave_out("the events at", &lists.event_places, &|event, id| places(&event.effects, id));
    let gone = all.iter().filter(|event| !specs.events.iter().any(|left| left.id == event.id));
    gone.for_each(|event| tokens(&event.effects, &mut specs.absent.tokens));
}

/// Keeps only the entries that a module lists, and puts items into the stores that it names.
pub(super) fn restrict(specs: &mut Specs, spec: &ModuleSpec, misfits: &mut Vec<Misfit>) {
    let Only { characters, legendary_items, story_triggers, automa_cards } = &spec.only;
    let mut no_entry = |kind, missing: Vec<String>| {
        let misfit = |id| Misfit::NoEntry { module: spec.id.clone(), kind, id };
        misfits.extend(missing.into_iter().map(misfit));
    };
    no_entry("the character", keep(&mut specs.characters, characters, |e| &e.id));
    let known = &specs.characters;
    specs.goals.retain(|goal| known.iter().any(|character| character.id == goal.character));
    no_entry("the card of the automa", keep(&mut specs.automa.cards, automa_cards, |e| &e.id));
    let legendary = |id: &&String| specs.items.iter().any(|item| item.legendary && item.id == **id);
    no_entry("the Legendary item", legendary_items.iter().filter(|id| !legendary(id)).cloned().collect());
    if !legendary_items.is_empty() {
        leave_out_items(specs, |legendary, id| legendary && !legendary_items.iter().any(|listed| listed == id));
    }
    if !story_triggers.is_empty() {
        let told = |id: &&String| specs.stories.cards.iter().any(|card| card.trigger == **id);
        no_entry("the trigger of stories", story_triggers.iter().filter(|id| !told(id)).cloned().collect());
        specs.stories.triggers.retain(|trigger| story_triggers.contains(&trigger.id));
        specs.stories.cards.retain(|card| story_triggers.contains(&card.trigger));
        specs.legendary_stories.clear();
        specs.absent.systems.push(System::LegendaryStories);
    }
    if !spec.stands.is_empty() {
        let listed: Vec<&String> = spec.stands.values().flatten().collect();
        let sold = |id: &&&String| specs.items.iter().any(|item| !item.legendary && item.id == ***id);
        no_entry("the item", listed.iter().filter(|id| !sold(id)).map(|id| (*id).clone()).collect());
        let stores: Vec<&str> = shelves::stores(specs).collect();
        no_entry("the store", spec.stands.keys().filter(|id| !stores.contains(&id.as_str())).cloned().collect());
        let bare = stores.iter().filter(|id| spec.stands.get(**id).is_none_or(Vec::is_empty));
        let no_items = |store: &&str| Misfit::NoItems { module: spec.id.clone(), store: (*store).to_owned() };
        misfits.extend(bare.map(no_items));
        leave_out_items(specs, |legendary, id| !legendary && !listed.iter().any(|item| *item == id));
        specs.stands.clone_from(&spec.stands);
    }
    split(specs, spec, misfits);
    specs.stories_in_order |= spec.stories_in_order;
    if spec.kind == ModuleKind::Mode {
        without_variants(specs, spec);
    }
}

/// Puts the items that there are into the stands and the trader's cart; each of these needs some.
fn split(specs: &mut Specs, spec: &ModuleSpec, misfits: &mut Vec<Misfit>) {
    if spec.split.is_empty() {
        return;
    }
    let sold = |id: &&String| specs.items.iter().any(|item| !item.legendary && item.id == **id);
    let of = |store: &str| spec.split.get(store).into_iter().flatten().filter(sold).cloned().collect::<Vec<String>>();
    let stores = shelves::stores(specs).filter(|store| *store != shelves::GENERAL_STORE);
    let stands: BTreeMap<String, Vec<String>> = stores.map(|store| (store.to_owned(), of(store))).collect();
    let bare = stands.iter().filter(|(_, items)| items.is_empty());
    let no_items = |store: &String| Misfit::NoItems { module: spec.id.clone(), store: store.clone() };
    misfits.extend(bare.map(|(store, _)| no_items(store)));
    specs.stands = stands;
}

/// Keeps only the listed entries; all if none are listed. Returns the listed ones that are not there.
fn keep<T>(list: &mut Vec<T>, ids: &[String], id_of: impl Fn(&T) -> &String) -> Vec<String> {
    let missing = ids.iter().filter(|id| !list.iter().any(|e| id_of(e) == *id)).cloned().collect();
    if !ids.is_empty() {
        list.retain(|e| ids.contains(id_of(e)));
    }
    missing
}

/// Removes the items for which something holds; the first argument says whether it is a Legendary one.
fn leave_out_items(specs: &mut Specs, gone: impl Fn(bool, &str) -> bool) {
    let out = |item: &super::entries::ItemSpec| gone(item.legendary, &item.id);
    specs.absent.items.extend(specs.items.iter().filter(|item| out(item)).map(|item| item.id.clone()));
    specs.items.retain(|item| !out(item));
}
