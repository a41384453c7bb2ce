//! Checks that content fits the engine's fixed-size tables ([`crate::core::limits`]).

use super::ContentError;
use super::load::{AUTOMA_FILE, Specs};
use crate::core::limits::*;

/// Checks the number of entries of each kind.
///
/// # Errors
/// With the file, the number and the maximum.
pub(super) fn check(specs: &Specs) -> Result<(), ContentError> {
    let ranches = specs.board.kinds("ranch-").len();
    let stands = specs.board.shared_locations.iter().filter(|location| location.stand.is_some()).count();
    let kinds = [
        ("board.json", "spaces", specs.board.spaces.len(), SPACES),
        ("board.json", "mesas", specs.board.mesas.len(), MESAS),
        ("board.json", "ranches", ranches, RANCHES),
        ("board.json", "stands", stands, STANDS),
        ("board.json", "locations", specs.board.locations(), LOCATIONS),
        ("poker-cards.yaml", "titles", specs.titles.len(), TITLES),
        ("items.yaml", "items", specs.items.len(), ITEMS),
        ("characters.yaml", "characters", specs.characters.len(), CHARACTERS),
        ("stories.yaml", "stories", specs.stories.cards.len(), STORIES),
        ("stories.yaml", "triggers", specs.stories.triggers.len(), TRIGGERS),
        ("goals.yaml", "goals", specs.goals.len(), GOALS),
        ("cattle.yaml", "cattle tokens", specs.cattle.len(), CATTLE),
        ("opponents.yaml", "opponents", specs.opponents.len(), OPPONENTS),
        ("pools.yaml", "pools", specs.pools.len(), POOLS),
        ("map-tokens.yaml", "kinds of tokens on the map", specs.map_tokens.len(), MAP_TOKENS),
        (
            "board.json",
            "frontier spaces",
            specs.board.spaces.iter().filter(|s| s.frontier.is_some()).count(),
            FRONTIER_SPACES,
        ),
        ("frontier.yaml", "frontier tokens", specs.frontier.len(), FRONTIER_TOKENS),
        ("tracks.yaml", "tracks", specs.point_tracks.len(), POINT_TRACKS),
        ("events.yaml", "events", specs.events.len(), EVENTS),
        ("event-markers.yaml", "event markers", specs.event_markers.len(), EVENT_MARKERS),
        ("legendary-stories.yaml", "stories", specs.legendary_stories.len(), LEGENDS),
        ("deeds.yaml", "deeds", specs.deeds.len(), DEEDS),
        ("injuries.yaml", "injuries", specs.injuries.len(), INJURIES),
        (
            super::followers::FILE,
            "followers",
            specs.followers.iter().map(|spec| spec.cards.len()).max().unwrap_or(0),
            FOLLOWERS,
        ),
        ("steps.yaml", "steps", specs.steps.len(), STEPS),
        ("scoring.yaml", "rows", specs.scoring.len(), SCORING_ROWS),
        (AUTOMA_FILE, "cards", specs.automa.cards.len(), AUTOMA_CARDS),
    ];
    match kinds.into_iter().find(|(_, _, count, most)| count > most) {
        Some((file, what, count, most)) => {
            Err(ContentError::new(file, 0, format!("{count} {what}: expected at most {most}")))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Content, Files};

    /// Content that only modules have, one entry of each kind.
    fn add_entries(specs: &mut Specs) {
        let mut files = Files::embedded();
        for (name, text) in [
            ("toy/module.yaml", "{id: toy, kind: expansion}"),
            ("toy/opponents.yaml", "[{id: a, source: reconstructed, cards: 1, reward: [], penalty: []}]"),
            ("toy/pools.yaml", "[{id: a, source: reconstructed}]"),
            ("toy/map-tokens.yaml", "[{id: a, source: reconstructed}]"),
            ("toy/frontier.yaml", "[{id: a, source: reconstructed, number: 1, do: []}]"),
            ("toy/events.yaml", "[{id: a, source: reconstructed, do: []}]"),
            ("toy/event-markers.yaml", "[{id: a, source: reconstructed, track: lp, space: 5}]"),
            ("toy/tracks.yaml", "[{id: a, source: reconstructed, spaces: [[]], lp: [0]}]"),
            (
                "toy/legendary-stories.yaml",
                "[{number: 1, id: a, source: reconstructed, conditions: [{id: a, on: work, do: []}], endings: {a: {sections: []}, b: {sections: []}}}]",
            ),
            ("toy/deeds.yaml", "[{id: darkrock-bank, source: reconstructed, cost: 10, do: []}]"),
            ("toy/injuries.yaml", "[{id: a, source: reconstructed}]"),
            ("toy/steps.yaml", "[{id: a, in: turn, after: begin, do: []}]"),
            ("toy/scoring.yaml", "[{id: a, source: reconstructed, after: lp, of: money, each: 1, lp: 1}]"),
        ] {
            files.put(name, text.to_owned());
        }
        files.addition("toy").expect("it can be read").add_to(specs, false);
    }

    /// The shipped content with one list filled up to `most` entries with copies of its last one.
    fn filled(file: &str, what: &str, most: usize) -> Specs {
        fn fill<T: Clone>(list: &mut Vec<T>, most: usize) {
            let last = list.last().expect("the shipped list is not empty").clone();
            list.resize(most, last);
        }
        let mut specs = Files::embedded().specs().expect("the shipped content loads");
        add_entries(&mut specs);
        match (file, what) {
            (_, "spaces") => fill(&mut specs.board.spaces, most),
            (_, "mesas") => fill(&mut specs.board.mesas, most),
            (_, "ranches") => {
                for (n, space) in specs.board.spaces.iter_mut().enumerate() {
                    space.location = (n < most).then(|| format!("ranch-{n}"));
                }
            }
            (_, "stands") => {
                let location = specs.board.shared_locations[0].clone();
                specs.board.shared_locations.resize(most, location);
                specs.board.shared_locations.iter_mut().for_each(|shared| shared.stand = Some(2));
            }
            (_, "titles") => fill(&mut specs.titles, most),
            (_, "items") => fill(&mut specs.items, most),
            (_, "characters") => fill(&mut specs.characters, most),
            ("legendary-stories.yaml", _) => fill(&mut specs.legendary_stories, most),
            (_, "stories") => fill(&mut specs.stories.cards, most),
            (_, "triggers") => fill(&mut specs.stories.triggers, most),
            (_, "goals") => fill(&mut specs.goals, most),
            (_, "cattle tokens") => fill(&mut specs.cattle, most),
            (_, "opponents") => fill(&mut specs.opponents, most),
            (_, "pools") => fill(&mut specs.pools, most),
            (_, "kinds of tokens on the map") => fill(&mut specs.map_tokens, most),
            (_, "frontier spaces") => {
                for (n, space) in specs.board.spaces.iter_mut().enumerate() {
                    space.frontier = (n < most).then_some(6);
                }
            }
            (_, "frontier tokens") => fill(&mut specs.frontier, most),
            (_, "tracks") => fill(&mut specs.point_tracks, most),
            (_, "events") => fill(&mut specs.events, most),
            (_, "event markers") => fill(&mut specs.event_markers, most),
            (_, "deeds") => fill(&mut specs.deeds, most),
            (_, "locations") => {
                let extra = most - specs.board.locations();
                for space in specs.board.spaces.iter_mut().filter(|space| space.location.is_none()).take(extra) {
                    space.location = Some("mine".to_owned());
                }
            }
            (_, "injuries") => fill(&mut specs.injuries, most),
            (_, "steps") => fill(&mut specs.steps, most),
            (_, "rows") => fill(&mut specs.scoring, most),
            _ => fill(&mut specs.automa.cards, most),
        }
        specs
    }

    #[test]
    fn what_exceeds_a_capacity_is_refused_and_what_fills_it_is_not() {
        for (file, what, most) in [
            ("board.json", "spaces", SPACES),
            ("board.json", "mesas", MESAS),
            ("board.json", "ranches", RANCHES),
            ("board.json", "stands", STANDS),
            ("poker-cards.yaml", "titles", TITLES),
            ("items.yaml", "items", ITEMS),
            ("characters.yaml", "characters", CHARACTERS),
            ("stories.yaml", "stories", STORIES),
            ("stories.yaml", "triggers", TRIGGERS),
            ("goals.yaml", "goals", GOALS),
            ("cattle.yaml", "cattle tokens", CATTLE),
            ("opponents.yaml", "opponents", OPPONENTS),
            ("pools.yaml", "pools", POOLS),
            ("map-tokens.yaml", "kinds of tokens on the map", MAP_TOKENS),
            ("board.json", "frontier spaces", FRONTIER_SPACES),
            ("frontier.yaml", "frontier tokens", FRONTIER_TOKENS),
            ("tracks.yaml", "tracks", POINT_TRACKS),
            ("events.yaml", "events", EVENTS),
            ("event-markers.yaml", "event markers", EVENT_MARKERS),
            ("injuries.yaml", "injuries", INJURIES),
            ("steps.yaml", "steps", STEPS),
            ("scoring.yaml", "rows", SCORING_ROWS),
            (AUTOMA_FILE, "cards", AUTOMA_CARDS),
        ] {
            let (full, over) = (filled(file, what, most), filled(file, what, most + 1));
            assert_eq!(check(&full), Ok(()), "{file}: {most} {what}");
            let error = check(&over).expect_err(what).to_string();
            assert_eq!(error, format!("{file}: {} {what}: expected at most {most}", most + 1));
        }
    }

    #[test]
    fn a_character_has_no_more_goals_than_fit() {
        let with = |more: usize| {
            let mut files = Files::embedded();
            let (_, goals) = files.texts.iter_mut().find(|(name, _)| name == "goals.yaml").expect("it is shipped");
            for n in 0..more {
                goals.push_str(&format!(
                    "\n- {{id: more-{n}, character: annie-oakley, source: reconstructed, event: work}}"
                ));
            }
            Content::load(&files)
        };
        let own = Content::embedded().expect("the shipped content loads").characters[0].goals.len();
        assert!(with(CHARACTER_GOALS - own).is_ok());
        let error = with(CHARACTER_GOALS - own + 1).expect_err("one too many").to_string();
        assert!(
            error.contains(&format!("annie-oakley has too many goals: expected at most {CHARACTER_GOALS}")),
            "{error}"
        );
    }
}
