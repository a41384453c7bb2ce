//! Entries of the content without messages in a language: a card without a name cannot be shown.

use crate::catalogue::Catalogue;
use darkrock_rules::content::board::LinkSpec;
use darkrock_rules::content::schema::Effect;
use darkrock_rules::content::{AUTOMA_FILE, Content};

/// An entry that lacks a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unnamed {
    /// The content file.
    pub file: &'static str,
    /// The id of the entry whose text is missing.
    pub entry: String,
    /// The message that is missing.
    pub message: String,
}

/// The entries without a name, those without a tale that tell one, and options without a label.
pub fn unnamed(content: &Content, catalogue: &Catalogue) -> Vec<Unnamed> {
    let specs = &content.specs;
    let mut missing = Vec::new();
    let mut need = |file: &'static str, entry: &str, message: String| {
        if !catalogue.has(&message) {
            missing.push(Unnamed { file, entry: entry.to_owned(), message });
        }
    };
    specs.titles.iter().for_each(|e| need("poker-cards.yaml", &e.id, format!("title-{}", e.id)));
    specs.items.iter().for_each(|e| need("items.yaml", &e.id, format!("item-{}", e.id)));
    specs.characters.iter().for_each(|e| need("characters.yaml", &e.id, format!("character-{}", e.id)));
    specs.goals.iter().for_each(|e| tell(&mut need, "goals.yaml", "goal", &e.id));
    specs.automa.cards.iter().for_each(|e| need(AUTOMA_FILE, &e.id, format!("deed-{}", e.id)));
    // What a train carries is told when it is robbed; other opponents may have a tale.
    let carried = specs.board.links.iter().find_map(|link| match link {
        LinkSpec::Circuit { pool, .. } => Some(pool),
        LinkSpec::Pass(_) | LinkSpec::Rail { .. } => None,
    });
    for opponent in &specs.opponents {
        need("opponents.yaml", &opponent.id, format!("opponent-{}", opponent.id));
        if carried.is_some() && opponent.pool.as_ref() == carried {
            need("opponents.yaml", &opponent.id, format!("opponent-{}-tale", opponent.id));
        }
    }
    specs.pools.iter().for_each(|e| need("pools.yaml", &e.id, format!("pool-{}", e.id)));
    specs.map_tokens.iter().for_each(|e| need("map-tokens.yaml", &e.id, format!("map-token-{}", e.id)));
    specs.frontier.iter().for_each(|e| tell(&mut need, "frontier.yaml", "frontier-token", &e.id));
    let faces = specs.risk_die.iter().flat_map(|die| &die.faces);
    faces.for_each(|e| need("risk-die.yaml", &e.id, format!("risk-face-{}", e.id)));
    for story in &specs.legendary_stories {
        let tokens = ["o", "x", "danger"].into_iter().filter(|_| !story.map_tokens.is_empty());
        let parts = story.conditions.iter().map(|part| part.id.as_str());
        need("legendary-stories.yaml", &story.id, format!("legendary-story-{}", story.id));
        for part in ["tale", "a-tale", "b-tale"].into_iter().chain(tokens).chain(parts) {
            need("legendary-stories.yaml", &story.id, format!("legendary-story-{}-{part}", story.id));
        }
    }
    content.follower_specs().iter().for_each(|e| tell(&mut need, "followers.yaml", "follower", &e.id));
    specs.injuries.iter().for_each(|e| tell(&mut need, "injuries.yaml", "injury", &e.id));
    let regions = specs.trader.iter().flat_map(|trader| &trader.regions);
    regions.for_each(|id| need("trader.yaml", id, format!("region-{id}")));
    specs.events.iter().for_each(|e| tell(&mut need, "events.yaml", "event", &e.id));
    specs.point_tracks.iter().for_each(|e| need("tracks.yaml", &e.id, format!("track-{}", e.id)));
    specs.steps.iter().for_each(|e| need("steps.yaml", &e.id, format!("step-{}", e.id)));
    specs.scoring.iter().for_each(|e| need("scoring.yaml", &e.id, format!("scoring-{}", e.id)));
    specs.stories.cards.iter().for_each(|e| tell(&mut need, "stories.yaml", "story", &e.id));
    specs.each_list(&mut |file, entry, effects| {
        let mut keys = Vec::new();
        options(effects, &mut keys);
        // The effects of a file without entries are named after it.
        let entry = if entry.is_empty() { file.trim_end_matches(".yaml") } else { entry };
        keys.into_iter().for_each(|key| need(file, entry, format!("option-{key}")));
    });
    missing
}

/// Needs a name and a tale.
fn tell(need: &mut impl FnMut(&'static str, &str, String), file: &'static str, kind: &str, id: &str) {
    need(file, id, format!("{kind}-{id}"));
    need(file, id, format!("{kind}-{id}-tale"));
}

/// The keys of all options in these effects.
fn options<'e>(effects: &'e [Effect], keys: &mut Vec<&'e str>) {
    for effect in effects {
        if let Effect::Choose(all) | Effect::Suffer(all) | Effect::ChooseSeveral { of: all, .. } = effect {
            for option in all {
                if !keys.contains(&option.key.as_str()) {
                    keys.push(&option.key);
                }
            }
        }
        effect.lists().into_iter().for_each(|inner| options(inner, keys));
    }
}
