//! What would give its own action, card or question back, in each kind of content.

use crate::content::Content;
use crate::content::load::Specs;
use crate::content::schema::*;
use crate::content::timing::tests::{STAGE, parsed};

/// The answer to content that is changed like this.
fn answer(change: impl FnOnce(&mut Specs)) -> String {
    let mut specs = STAGE.clone();
    change(&mut specs);
    Content::compile(specs, "a test".to_owned()).map_or_else(|error| error.to_string(), |_| "it loads".to_owned())
}

/// The answer to abilities of a kind of owner.
fn of(owner: &str, abilities: &str) -> String {
    let all: Vec<Ability> = parsed(abilities);
    answer(|specs| match owner {
        "card" => specs.titles[0].abilities = all,
        "item" => specs.items[0].front.abilities = all,
        "upgraded" => specs.items[0].upgraded.as_mut().expect("a mount has two sides").abilities = all,
        "character" => specs.characters[0].abilities = all,
        "injury" => {
            specs.injuries = parsed("[{id: scar, source: reconstructed}]");
            specs.injuries.resize(crate::core::limits::SEATS, specs.injuries[0].clone());
            specs.injuries.iter_mut().for_each(|injury| injury.abilities.clone_from(&all));
        }
        other => unreachable!("{other} has no abilities here"),
    })
}

/// The answer to effects of a list.
fn list(kind: &str, effects: &str) -> String {
    let all: Vec<Effect> = parsed(effects);
    answer(|specs| match kind {
        "beyond" => specs.point_tracks[0].beyond = all,
        "space" => specs.point_tracks[0].spaces[0] = all,
        "returning space" => {
            specs.point_tracks[0].returns = true;
            specs.point_tracks[0].lp.clear();
            specs.point_tracks[0].spaces[0] = all;
        }
        "marshal space" => specs.tracks.marshal.spaces[2] = all,
        "fight card" => specs.fight_cards[0].effects = all,
        "reward" => specs.opponents[0].reward = all,
        "penalty" => specs.opponents[0].penalty = all,
        "cattle" => specs.cattle[0].effects = all,
        "event" => specs.events[0].effects = all,
        "deed" => specs.deeds[0].effects = all,
        "risk face" => specs.risk_die[0].faces[0].effects = all,
        "story" => specs.stories.cards[0].effects = all,
        other => unreachable!("{other} is no list here"),
    })
}

#[test]
fn no_ability_gives_its_own_action_or_question_back() {
    let again = "again and again";
    for (owner, abilities, expected) in [
        ("item", "[{when: action, do: [{lp: 5}, {actions: 1}]}]", again),
        ("item", "[{when: action, do: [{draw: 1}, {actions: 2}]}]", again),
        ("item", "[{when: action, price: [{lose-money: 10}], do: [{money: 10}, {actions: 1}]}]", again),
        ("item", "[{when: action, do: [{if: {all: [in-town], then: [{may: {get: [{actions: 1}]}}]}}]}]", again),
        ("item", "[{when: action, limit: turn, do: [{lp: 5}, {actions: 1}]}]", "it loads"),
        ("item", "[{when: action, do: [discard-this, {actions: 2}]}]", "it loads"),
        (
            "item",
            "[{when: action, do: [discard-this, {actions: 1}, {shop: 40}]}]",
            "expected “limit: turn”, or no item",
        ),
        ("item", "[{when: action, do: [{lp: 5}]}]", "it loads"),
        ("upgraded", "[{when: action, do: [{actions: 1}]}]", again),
        ("character", "[{when: action, do: [{lp: 1}, {actions: 1}]}]", again),
        ("character", "[{when: card-or-item-action, do: [{actions: 1}]}]", again),
        ("character", "[{when: start-of-turn, do: [{actions: 1}]}]", "it loads"),
        ("character", "[{when: deposited, do: [{actions: 1}]}]", "expected another effect"),
        ("injury", "[{when: fight-lost, do: [{actions: 1}]}]", again),
        ("card", "[{when: action, do: [{actions: 2}]}]", "it loads"),
        ("card", "[{when: action, do: [{actions: 1}, {draw: 2}]}]", "both an action and cards"),
        // Movements, points and fights that follow each other.
        ("item", "[{when: move-ended, do: [{ride: 3}]}]", "“ride” would lead to “move-ended” again and again"),
        ("item", "[{when: move-ended, limit: move, do: [{ride: 3}]}]", again),
        ("item", "[{when: move-ended, limit: turn, do: [{ride: 3}]}]", "it loads"),
        ("character", "[{when: any-move-ended, do: [{travel: town}]}]", "“travel” would lead to “any-move-ended”"),
        ("item", "[{when: move-extend, do: [{extend-move: 1}]}]", "it loads"),
        ("character", "[{when: law-points-gained, do: [{marshal: 1}]}]", again),
        ("item", "[{when: points-gained, do: [{same-points: 1}]}]", again),
        ("card", "[{when: points-gained, do: [{same-points: 1}]}]", "it loads"),
        ("item", "[{when: points-gained, do: [{track: {track: fame, points: 1}}]}]", "it loads"),
        ("item", "[{when: points-gained, if: [{on-track: fame}], do: [{track: {track: fame, points: 1}}]}]", again),
        ("character", "[{when: fight-won, limit: fight, do: [{fight: wolf}]}]", "“fight” would lead to “fight-won”"),
        ("character", "[{when: fight-won, limit: turn, do: [{fight: wolf}]}]", "it loads"),
    ] {
        let answer = of(owner, abilities);
        assert!(answer.contains(expected), "{owner}: {abilities}: {answer}");
        assert!(expected == "it loads" || answer.contains(".yaml"), "it names the file: {answer}");
    }
}

#[test]
fn no_list_of_effects_leads_to_itself() {
    let here = "“actions” could be gained again and again here";
    for (kind, effects, expected) in [
        ("beyond", "[{actions: 1}]", here),
        ("space", "[{actions: 1}]", "it loads"),
        ("returning space", "[{actions: 1}]", here),
        ("fight card", "[{everybody: [{actions: 1}]}]", here),
        ("reward", "[{actions: 1}]", here),
        ("penalty", "[{fight: wolf}]", "wolf: would be fought again and again"),
        ("cattle", "[{actions: 1}]", here),
        ("event", "[{if: {all: [wanted], then: [resolve-event]}}]", "storm: every event would resolve another one"),
        ("story", "[resolve-event]", "it loads"),
        ("deed", "[{actions: 1}]", "it loads"),
        ("risk face", "[{actions: 1}]", "it loads"),
        ("marshal space", "[{marshal: 1}]", "it loads"),
        ("marshal space", "[{wanted: 1}, switch-tracks]", "could follow each other again and again"),
    ] {
        let answer = list(kind, effects);
        assert!(answer.contains(expected), "{kind}: {effects}: {answer}");
    }
}

#[test]
fn an_event_may_resolve_another_one_that_does_not() {
    let answer = answer(|specs| {
        specs.events = parsed(
            "[{id: storm, source: reconstructed, do: [resolve-event]}, {id: sun, source: reconstructed, do: [{lp: 1}]}]",
        );
    });
    assert_eq!(answer, "it loads");
}
