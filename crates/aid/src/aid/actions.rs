//! The sections on actions and free actions: when they are possible, cost, result, example, rules.

use super::AidBuilder;
use crate::page::{Block, Fact, Section, Span};
use darkrock_rules::variants::Variant;

type Act = (&'static str, &'static [&'static str]);

/// The actions of a turn.
const ACTIONS: [Act; 22] = [
    ("move", &["base.move.01", "base.move.03", "base.move.05", "base.move.13", "base.bandit.03"]),
    ("card", &["base.card.01", "base.card.03", "base.card.04", "base.card.05"]),
    ("arrest", &["base.fight.05", "base.fight.06", "base.fight.28", "base.fight.33", "base.fight.45", "base.wild.01"]),
    ("duel", &["base.fight.07", "base.fight.37", "base.fight.45", "base.wild.02"]),
    ("rob", &["base.fight.38", "base.fight.39", "base.fight.40", "base.fight.45", "base.wild.04"]),
    ("store", &["base.store.02", "base.store.03", "base.store.04", "base.store.08", "base.item.02"]),
    ("trade", &["bm.trader.01", "bm.trader.03", "bm.trader.06", "bm.trader.08", "bm.trader.09", "bm.trader.19"]),
    ("bank", &["base.bank.01", "base.bank.02", "base.bank.03"]),
    ("heist", &["base.heist.01", "base.heist.02", "base.heist.09", "base.heist.10"]),
    ("prospect", &["base.mine.01", "base.mine.08"]),
    ("doctor", &["base.heal.01", "base.heal.02"]),
    ("revel", &["base.revel.01"]),
    ("poker", &["base.poker.01", "base.poker.02", "base.poker.19"]),
    ("cattle", &["base.cattle.01", "base.cattle.02", "base.cattle.04"]),
    ("work", &["base.work.01", "base.work.02"]),
    ("claim", &["bm.deeds.05", "bm.deeds.06", "bm.deeds.07", "bm.deeds.08"]),
    ("deed", &["bm.deeds.09", "bm.deeds.10", "bm.deeds.12", "bm.deeds.23"]),
    (
        "repair",
        &["bm.repair-ruins.02", "bm.repair-ruins.03", "bm.repair-ruins.04", "bm.repair-ruins.05", "bm.repair-ruins.06"],
    ),
    ("settle", &["mode.border-town.05", "mode.border-town.06", "mode.border-town.07"]),
    ("improve", &["mode.border-town.08", "mode.border-town.09", "mode.border-town.11"]),
    ("recuperate", &["mode.border-town.10", "mode.border-town.11"]),
    ("recruit", &["wb.gang-posse.01", "wb.gang-posse.02", "wb.gang-posse.03", "wb.gang-posse.08"]),
];

/// Free actions.
const FREE: [Act; 6] = [
    ("bandit", &["base.bandit.03", "base.bandit.09", "base.bandit.10", "base.bandit.11"]),
    ("deliver", &["base.cattle.06", "base.cattle.07", "base.cattle.08", "base.cattle.09", "base.cattle.11"]),
    ("story", &["base.story.02", "base.story.07", "base.story.11", "base.story.16", "base.story.22", "base.story.23"]),
    (
        "legend",
        &[
            "bm.legendary-stories.08",
            "bm.legendary-stories.12",
            "bm.legendary-stories.13",
            "bm.legendary-stories.26",
            "bm.map-tokens.03",
            "bm.map-tokens.04",
        ],
    ),
    ("risk", &["bm.risk-die.01", "bm.risk-die.04", "bm.risk-die.09", "bm.risk-die.17"]),
    ("goal", &["base.goal.04", "base.goal.05", "base.goal.06"]),
];

impl AidBuilder<'_> {
    /// The actions.
    pub(super) fn actions(&self) -> Section {
        self.acts("actions", &ACTIONS)
    }

    /// Free actions.
    pub(super) fn free(&self) -> Section {
        self.acts("free", &FREE)
    }

    fn acts(&self, id: &str, acts: &[Act]) -> Section {
        let intro = vec![Block::text(self.t(&format!("aid-{id}-intro")))];
        let acts = acts.iter().filter(|(act, _)| self.plays_act(act)).map(|(act, rules)| self.act(id, act, rules));
        Section::new(id, self.t(&format!("aid-{id}")), intro).with(acts.collect())
    }

    /// Whether an action exists at this table.
    pub(super) fn plays_act(&self, act: &str) -> bool {
        match act {
            "trade" => self.content.trader.is_some(),
            "claim" | "deed" => !self.content.deeds.is_empty(),
            "repair" => self.content.ruins.is_some(),
            "settle" | "improve" | "recuperate" => self.content.homesteads.is_some(),
            "recruit" => self.content.followers.is_some(),
            "bank" | "heist" => !self.content.board.banks.is_empty(),
            "doctor" => !self.content.board.doctors.is_empty(),
            "revel" => !self.content.board.cabarets.is_empty(),
            "train" => !self.content.board.circuit.is_empty(),
            "risk" => self.content.risk_die.is_some(),
            "story" => !self.legendary(),
            "legend" => self.legendary(),
            "goal" => self.plays(Variant::Goals),
            "cattle" | "deliver" => self.first().is_none(),
            _ => true,
        }
    }

    /// The rules behind an action.
    pub(super) fn rules_of(&self, act: &str) -> &'static [&'static str] {
        ACTIONS.iter().chain(&FREE).find(|(id, _)| *id == act).map_or(&[], |(_, rules)| rules)
    }

    fn act(&self, of: &str, act: &str, rules: &[&str]) -> Section {
        let message = format!("aid-act-{act}");
        let facts = [("where", "when"), ("cost", "cost"), ("result", "result"), ("worked", "example")];
        let fact = |(label, attribute): (&str, &str)| Fact {
            label: self.t(&format!("aid-{label}")),
            spans: vec![Span::plain(self.attribute(&message, attribute))],
            pays: None,
            act: None,
        };
        let mut facts: Vec<Fact> = facts.into_iter().map(fact).collect();
        let references = self.references(rules);
        if !references.is_empty() {
            let mut spans = Vec::new();
            for reference in references {
                if !spans.is_empty() {
                    spans.push(Span::plain(", "));
                }
                spans.push(reference);
            }
            facts.push(Fact { label: self.t("aid-see"), spans, pays: None, act: None });
        }
        if act == "arrest" {
            let steps = self.content.steps.arrest.iter().map(|step| self.texts.step(*step));
            facts.extend(steps.map(|s| Fact {
                label: s.name.clone(),
                spans: vec![Span::plain(s.text.clone())],
                pays: None,
                act: None,
            }));
        }
        // What is done with stories has one section, whichever stories are played.
        let own = if act == "legend" { "story" } else { act };
        Section::new(format!("{of}-{own}"), self.t(&message), vec![Block::Facts { facts }])
    }
}
