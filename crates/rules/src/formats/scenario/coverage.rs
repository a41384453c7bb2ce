//! Coverage of rules and content by scenarios.

use super::Scenario;
use crate::content::Content;
use crate::content::edition::Edition;
use crate::core::word::Word;
use crate::formats::notation::nearest;
use crate::formats::rule_index::{RuleEntry, RuleIndex};
use std::collections::BTreeSet;
use std::fmt;

/// How much of the rules or of the content has a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoverageList {
    /// Its subject: `rules` or `content`.
    pub what: &'static str,
    /// The number of entries to cover.
    pub total: usize,
    /// The uncovered ids, in the list's order.
    pub missing: Vec<String>,
}

impl CoverageList {
    /// The number of covered entries.
    pub fn covered(&self) -> usize {
        self.total - self.missing.len()
    }

    /// Whether a scenario names every entry of the list.
    pub fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }
}

impl fmt::Display for CoverageList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (covered, total) = (self.covered(), self.total);
        // Rounded down, so that only a complete list shows 100.0%.
        let tenths = (covered * 1000).checked_div(total).unwrap_or(1000);
        write!(f, "{} coverage: {}.{}% ({covered} of {total})", self.what, tenths / 10, tenths % 10)?;
        for id in &self.missing {
            write!(f, "\n  lacks {id}")?;
        }
        Ok(())
    }
}

/// The coverage of the rules and of the content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// The rules that apply in the edition and need a scenario.
    pub rules: CoverageList,
    /// Entries of content files, such as a card or a character.
    pub content: CoverageList,
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.rules, self.content)
    }
}

/// A scenario claims to cover an unknown id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: “{scenario}” covers {id}, which is neither a rule's id nor content{}", did_you_mean(.nearest))]
pub struct UnknownCover {
    /// The path of the scenario.
    pub file: String,
    /// The line of the scenario.
    pub line: u32,
    /// The scenario's name.
    pub scenario: String,
    /// What it names under `covers`, and what is no rule or entry.
    pub id: String,
    /// Similar ids.
    pub nearest: Vec<String>,
}

fn did_you_mean(nearest: &[String]) -> String {
    if nearest.is_empty() { String::new() } else { format!(": did you mean {}?", nearest.join(", ")) }
}

/// Ids of rules and content similar to this one, unless it is known or a prefix of one.
pub fn nearest_covers(content: &Content, index: &RuleIndex, id: &str) -> Vec<String> {
    let ids = content_ids(content);
    let known = || index.rules().flat_map(RuleEntry::ids).chain(ids.iter().map(String::as_str));
    if known().any(|k| k.starts_with(id)) { Vec::new() } else { nearest(id, known()) }
}

/// Claims to cover ids that neither the index nor any of these contents has.
pub fn unknown_covers<'s>(
    contents: &[&Content],
    index: &RuleIndex,
    scenarios: impl IntoIterator<Item = &'s Scenario>,
) -> Vec<UnknownCover> {
    let ids: Vec<String> = contents.iter().flat_map(|content| content_ids(content)).collect();
    let known: BTreeSet<&str> = index.rules().flat_map(RuleEntry::ids).chain(ids.iter().map(String::as_str)).collect();
    let mut unknown = Vec::new();
    for scenario in scenarios {
        for id in scenario.covers.iter().filter(|id| !known.contains(id.as_str())) {
            unknown.push(UnknownCover {
                file: scenario.file.clone(),
                line: scenario.line,
                scenario: scenario.name.clone(),
                id: id.clone(),
                nearest: nearest(id, known.iter().copied()),
            });
        }
    }
    unknown
}

impl Coverage {
    /// The coverage of the rules that apply in an edition with these variants (`goals`), and of everything in some
    /// contents. Scenarios may also cover what the other contents have.
    ///
    /// A rule counts with all its ids, and is covered if a scenario played with this edition, or any, names one of them
    /// or its equivalent; purely physical rules need none. If switches decide on the rule, a scenario of an edition with the same values of them suffices.
    ///
    /// # Errors
    /// All unknown ids in scenarios.
    pub fn of(
        contents: &[&Content],
        others: &[&Content],
        index: &RuleIndex,
        edition: Edition,
        variants: &[&str],
        scenarios: &[Scenario],
    ) -> Result<Self, Vec<UnknownCover>> {
        let mut ids: Vec<String> = Vec::new();
        let mut seen = BTreeSet::new();
        ids.extend(contents.iter().flat_map(|content| content_ids(content)).filter(|id| seen.insert(id.clone())));
        let all: Vec<&Content> = others.iter().chain(contents).copied().collect();
        let unknown = unknown_covers(&all, index, scenarios);
        if !unknown.is_empty() {
            return Err(unknown);
        }
        let mut named = BTreeSet::new();
        let mut shown_here = BTreeSet::new();
        for scenario in scenarios {
            for id in &scenario.covers {
                named.insert(id.as_str());
                if serves(index.find(id), scenario, edition) {
                    shown_here.insert(id.as_str());
                }
            }
        }
        let needed: Vec<&RuleEntry> =
            index.rules().filter(|r| r.physical.is_none() && r.holds_in(edition, variants)).collect();
        let named_here = |id: &str| shown_here.contains(id);
        let shown = |r: &RuleEntry| r.ids().chain(r.same_as.as_deref()).any(named_here);
        let missing = needed.iter().filter(|r| !shown(r)).flat_map(|r| r.ids()).map(str::to_owned).collect();
        let total = needed.iter().map(|r| r.ids().count()).sum();
        let rules = CoverageList { what: "rules", total, missing };
        let missing = ids.iter().filter(|id| !named.contains(id.as_str())).cloned().collect();
        Ok(Self { rules, content: CoverageList { what: "content", total: ids.len(), missing } })
    }

    /// Whether scenarios name all rules and all content.
    pub fn is_complete(&self) -> bool {
        self.rules.is_complete() && self.content.is_complete()
    }
}

/// Whether a scenario covers a rule in an edition: it is played with it, or with one that has the same values of the
/// rule's switches.
fn serves(rule: Option<&RuleEntry>, scenario: &Scenario, edition: Edition) -> bool {
    let alike = |r: &RuleEntry| !r.switches.is_empty() && scenario.editions.iter().any(|of| r.agree(*of, edition));
    scenario.holds_for(edition) || rule.is_some_and(alike)
}

/// All ids of content that scenarios must cover, as listed in `docs/scenarios.md`.
pub fn content_ids(content: &Content) -> Vec<String> {
    let specs = &content.specs;
    let mut ids: Vec<String> = Vec::new();
    for title in &specs.titles {
        let timings = title.abilities.iter().map(|a| a.when.word().to_owned());
        let passive = title.passives.first().map(|_| "passive".to_owned());
        ids.extend(timings.chain(passive).map(|timing| format!("content.poker-card.{}.{timing}", title.id)));
    }
    ids.extend(specs.fight_cards.iter().map(|card| format!("content.fight-card.{}", card.rank)));
    for item in &specs.items {
        ids.push(format!("content.item.{}.front", item.id));
        ids.extend(item.upgraded.iter().map(|_| format!("content.item.{}.upgraded", item.id)));
    }
    for character in &specs.characters {
        ids.extend(["start", "ability"].map(|part| format!("content.character.{}.{part}", character.id)));
    }
    for (track, row) in [("marshal", &content.marshal), ("wanted", &content.wanted)] {
        ids.extend((1..=row.spaces.len()).map(|n| format!("content.track.{track}.{n}")));
    }
    ids.extend(specs.die.iter().map(|face| format!("content.die.{}", face.word())));
    ids.extend(specs.stories.triggers.iter().map(|trigger| format!("content.trigger.{}", trigger.id)));
    ids.extend(specs.stories.cards.iter().map(|story| format!("content.story.{}", story.id)));
    ids.extend(specs.goals.iter().map(|goal| format!("content.goal.{}", goal.id)));
    ids.extend(specs.automa.cards.iter().map(|card| format!("content.{}.{}", content.automa.id, card.id)));
    ids.extend(specs.events.iter().map(|event| format!("content.event.{}", event.id)));
    ids.extend(specs.frontier.iter().map(|token| format!("content.frontier-token.{}", token.id)));
    let legends = specs.legendary_stories.iter().map(|story| story.id.as_str());
    let parts = |id| ["front", "ending-a", "ending-b"].map(|part| format!("content.legendary-story.{id}.{part}"));
    ids.extend(legends.flat_map(parts));
    ids.extend(specs.deeds.iter().map(|deed| format!("content.deed.{}", deed.id)));
    ids.extend(specs.opponents.iter().map(|opponent| format!("content.opponent.{}", opponent.id)));
    ids.extend(content.follower_specs().iter().map(|follower| format!("content.follower.{}", follower.id)));
    ids.extend(specs.scoring.iter().filter(|row| row.title).map(|row| format!("content.title.{}", row.id)));
    ids.extend(specs.injuries.iter().map(|injury| format!("content.injury.{}", injury.id)));
    let mut seen = BTreeSet::new();
    ids.retain(|id| seen.insert(id.clone()));
    ids
}
