//! The sections on setup and on the steps of a turn.

use super::AidBuilder;
use crate::page::{Block, Section, Span};
use darkrock_rules::frame::TurnStep;
use darkrock_rules::variants::Variant;

type Rules = &'static [&'static str];
type Line = (&'static str, Rules);

/// The assignment of characters in the game for newcomers.
const FIRST_CAST: [&str; 2] = ["base.first.03", "base.first.12"];
/// The changes of its end.
const FIRST_END: [&str; 2] = ["base.first.09", "base.endgame.05"];

impl AidBuilder<'_> {
    /// The checklist for this edition, these variants and this number of players.
    pub(super) fn setup(&self) -> Section {
        let goals = self.plays(Variant::Goals);
        let discs = if self.many() { "base.story.06" } else { "base.story.05" };
        let stories = [self.either(&["base.first.04", "base.first.05"], &["base.setup.34"]), &[discs]].concat();
        let mat = if goals { "base.goal.02" } else { "base.setup.19" };
        let player = ["base.setup.18", "base.setup.32", "base.setup.33", "base.setup.35", mat];
        let lines: [(bool, (&str, &[&str])); 15] = [
            (true, ("aid-setup-board", &["base.setup.07", "base.setup.16"])),
            (true, ("aid-setup-store", self.either(&["base.first.01"], &["base.setup.15"]))),
            (true, ("aid-setup-cattle", self.either(&["base.first.02"], &["base.setup.17"]))),
            (true, ("aid-setup-stories", &stories)),
            (goals, ("aid-setup-tokens", &["base.goal.03"])),
            (true, ("aid-setup-end", self.either(&["base.first.08"], &["base.setup.39"]))),
            (true, ("aid-setup-sheriff", &["base.setup.36"])),
            (true, ("aid-setup-player", &player)),
            (true, ("aid-setup-characters", self.either(&FIRST_CAST, &["base.setup.20", "base.setup.50"]))),
            (true, ("aid-setup-first", self.either(&["base.first.07"], &["base.setup.28", "base.setup.30"]))),
            (true, ("aid-setup-goods", &["base.setup.22", "base.setup.24", "base.setup.51"])),
            (true, ("aid-setup-places", &["base.setup.26", "base.setup.27"])),
            (goals, ("aid-setup-goals", &["base.goal.01"])),
            (true, ("aid-setup-bandits", &["base.setup.37", "base.setup.38"])),
            (self.plays(Variant::AUTOMA), ("aid-setup-automa", &["base.two.01", "base.two.08"])),
        ];
        let steps = &self.content.steps;
        let mut entries = Vec::new();
        for (_, (id, rules)) in lines.into_iter().filter(|(asked, _)| *asked) {
            entries.push(self.line(id, rules));
            if id == "aid-setup-places" {
                entries.extend(steps.placed.iter().map(|step| self.inserted(*step)));
            }
        }
        entries.extend(steps.board.iter().map(|step| self.inserted(*step)));
        let blocks = vec![Block::text(self.t("aid-setup-intro")), Block::list(Some(1), entries.into_iter())];
        Section::new("setup", self.t("aid-setup"), blocks)
    }

    /// The rules of the game for newcomers, or those that it replaces.
    fn either(&self, first: Rules, usual: Rules) -> Rules {
        if self.first().is_some() { first } else { usual }
    }

    /// The steps of a part of a turn, each line with the inserted steps that follow its own.
    fn steps(&self, lines: &[(Line, &[TurnStep])]) -> Vec<Vec<Span>> {
        let mut entries = Vec::new();
        for ((id, rules), steps) in lines {
            entries.push(self.line(id, rules));
            entries.extend(steps.iter().flat_map(|step| self.inserted_after(*step)));
        }
        entries
    }

    /// The summary of a turn, and the scoring.
    pub(super) fn turn(&self) -> Section {
        use TurnStep::{Actions, Begin, Goals, HandLimit, Income, Mount, Stories, WantedLp, Weapon};
        let part = |id: &str, title: &str, first, entries: Vec<Vec<Span>>| {
            Section::new(format!("turn-{id}"), self.t(title), vec![Block::list(first, entries.into_iter())])
        };
        let lines = |lines: &[Line]| lines.iter().map(|(id, rules)| self.line(id, rules)).collect();
        let begin: [(Line, &[TurnStep]); 3] = [
            (("aid-turn-effects", &["base.start.01"]), &[Begin]),
            (("aid-turn-income", &["base.start.02", "base.start.06"]), &[Income]),
            (("aid-turn-gear", &["base.start.07", "base.start.10", "base.start.11"]), &[Weapon, Mount]),
        ];
        let free = self.either(&["base.card.06"], &["base.card.06", "base.cattle.11", "base.goal.04"]);
        let actions: [Line; 2] =
            [("aid-turn-three", &["base.start.13", "base.start.14", "base.start.16"]), ("aid-turn-free", free)];
        let check = self.either(&FIRST_END, &["base.endgame.01", "base.endgame.02", "base.endgame.05"]);
        let mut end: Vec<(Line, &[TurnStep])> = vec![
            (("aid-turn-stories", &["base.end.02"]), &[Stories]),
            (("aid-turn-hand", &["base.end.03"]), &[HandLimit]),
            (("aid-turn-wanted", &["base.end.06"]), &[WantedLp, Goals]),
            (("aid-turn-check", check), &[]),
            (("aid-turn-pass", &["base.end.01"]), &[]),
        ];
        let mut score: Vec<Line> = vec![
            ("aid-score-items", &["base.score.01"]),
            ("aid-score-money", &["base.score.02", "base.score.03"]),
            ("aid-score-wounds", &["base.score.04"]),
            ("aid-score-wanted", &["base.score.05", "base.score.06", "base.score.07"]),
            ("aid-score-marshal", &["base.score.08"]),
        ];
        if !self.content.injuries.is_empty() {
            score.insert(3, ("aid-score-injury", &["bm.injuries.04", "bm.injuries.17"]));
        }
        if self.plays(Variant::Goals) || self.gives_tokens() {
            score.push(("aid-score-goals", &["base.score.09"]));
        }
        if self.plays(Variant::AUTOMA) {
            end.push((("aid-turn-automa", &["base.two.07", "base.two.09"]), &[]));
            score.push(("aid-score-automa", &["base.two.13"]));
        }
        score.push(("aid-score-ties", &["base.tie.01", "base.tie.02", "base.tie.03", "base.tie.04"]));
        Section::new("turn", self.t("aid-turn"), Vec::new()).with(vec![
            part("begin", "aid-turn-begin", Some(1), self.steps(&begin)),
            part("actions", "aid-turn-actions", None, lines(&actions)),
            part("end", "aid-turn-end", Some(1), [self.inserted_after(Actions), self.steps(&end)].concat()),
            part("score", "aid-turn-score", None, lines(&score)),
        ])
    }
}
