//! Positions that cannot be, each different in one place from one that can: the invariants name what is wrong.

use darkrock_rules::chance::FastChance;
use darkrock_rules::ids::{Deed, DeedSet, Opponent, Seat, SeatSet};
use darkrock_rules::{Catalog, Content, Game, Setup, State, invariants};
use serde_json::{Value, json};

/// The option with followers, and what it needs.
fn content() -> Content {
    let catalog = Catalog::embedded().unwrap();
    let selection = catalog.select(&catalog.with_needs("gangs"), None).unwrap();
    catalog.compose(&selection).unwrap()
}

/// What the invariants say of the first position of a game, changed as JSON.
fn told(content: &Content, change: impl FnOnce(&mut Value)) -> Option<String> {
    let game = Game::new(content, &Setup::of(content, 3), &mut FastChance::new(1), &mut ()).unwrap();
    assert_eq!(invariants::check(content, &game.state), Ok(()));
    let mut state = serde_json::to_value(game.state).unwrap();
    change(&mut state);
    let state: State = serde_json::from_value(state).unwrap();
    invariants::check(content, &state).err().map(|violation| violation.to_string())
}

/// Puts a value in a place that exists.
fn put(state: &mut Value, place: &str, value: Value) {
    *state.pointer_mut(place).unwrap_or_else(|| panic!("a position has no {place}")) = value;
}

/// The same in the position of whichever module has the place.
fn put_in_module(state: &mut Value, place: &str, value: Value) {
    let modules = state["public"]["modules"].as_object_mut().expect("positions of modules");
    let found = modules.values_mut().find_map(|module| module.pointer_mut(place));
    *found.unwrap_or_else(|| panic!("no module has {place}")) = value;
}

#[test]
fn a_deed_that_nobody_owns_is_not_used() {
    let content = content();
    let used: DeedSet = [Deed(2)].into_iter().collect();
    let wrong = told(&content, |state| put_in_module(state, "/deeds/used", json!(used)));
    assert!(wrong.is_some_and(|told| told.contains("a deed")));
}

#[test]
fn an_opponent_of_the_circuit_is_in_one_place() {
    let content = content();
    let pool = content.circuit_pool.expect("the train");
    let opponent: Opponent = content.pools[pool.index()].members.first().expect("an opponent");
    let placed = json!({"opponent": opponent, "known": SeatSet::new()});
    let wrong = told(&content, |state| {
        put(state, "/secrets/encounters/top", placed.clone());
        put(state, "/secrets/encounters/under/0", placed);
    });
    assert!(wrong.is_some_and(|told| told.contains("an opponent of the circuit")));
}

#[test]
fn nobody_adds_money_and_folds() {
    let content = content();
    let both = json!(SeatSet::one(Seat(0)));
    let wrong = told(&content, |state| {
        put(state, "/public/poker/kind", json!({"HighStakes": {"raised": both, "folded": both}}));
        put(state, "/public/poker/players", both);
    });
    assert!(wrong.is_some_and(|told| told.contains("impossible raises")));
}

#[test]
fn a_follower_is_of_the_side_of_the_player() {
    let content = content();
    let followers = content.followers.as_ref().expect("posses and gangs");
    let follower = followers.all().first().expect("a follower");
    let wrong = told(&content, |state| put_in_module(state, "/followers/0", json!(follower)));
    assert!(wrong.is_some_and(|told| told.contains("impossible follower of seat 1")));
}
