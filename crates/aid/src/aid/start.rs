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
        let (trader, legendary) = (self.content.trader.is_some(), self.legendary());
        let dealt = self.content.shelves.is_none();
        let (injuries, deeds) = (!self.content.injuries.is_empty(), !self.content.deeds.is_empty());
        let lines: [(bool, (&str, &[&str])); 21] = [
            (true, ("aid-setup-board", &["base.setup.07", "base.setup.16"])),
            (!trader && dealt, ("aid-setup-store", self.either(&["base.first.01"], &["base.setup.15"]))),
            (
                trader && dealt,
                ("aid-setup-deal", &["bm.setup.26", "bm.setup.27", "bm.setup.28", "bm.setup.30", "bm.setup.31"]),
            ),
            (trader, ("aid-setup-trader", &["bm.setup.22", "bm.setup.23", "bm.setup.52"])),
            (true, ("aid-setup-cattle", self.either(&["base.first.02"], &["base.setup.17"]))),
            (!legendary, ("aid-setup-stories", &stories)),
            (legendary, ("aid-setup-legends", &["bm.legendary-stories.01", "bm.legendary-stories.02"])),
            (injuries, ("aid-setup-injuries", &["bm.injuries.01", "bm.injuries.08"])),
            (deeds, ("aid-setup-deeds", &["bm.deeds.04", "bm.repair-ruins.09"])),
            (goals || self.gives_tokens(), ("aid-setup-tokens", &["base.goal.03"])),
            (true, ("aid-setup-end", self.either(&["base.first.08"], &["base.setup.39"]))),
            (true, ("aid-setup-sheriff", &["base.setup.36"])),
            (true, ("aid-setup-player", &player)),
            (true, ("aid-setup-characters", self.either(&FIRST_CAST, &["base.setup.20", "base.setup.50"]))),
            (true, ("aid-setup-first", self.either(&["base.first.07"], &["base.setup.28", "base.setup.30"]))),
            (true, ("aid-setup-goods", &["base.setup.22", "base.setup.24", "base.setup.51"])),
            (true, ("aid-setup-places", &["base.setup.26", "base.setup.27"])),
            (goals, ("aid-setup-goals", &["base.goal.01"])),
            (true, ("aid-setup-bandits", &["base.setup.37", "base.setup.38"])),
            (legendary, ("aid-setup-first-legend", &["bm.legendary-stories.03", "bm.legendary-stories.04"])),
            (self.plays(Variant::AUTOMA), ("aid-setup-automa", &["base.two.01", "base.two.08"])),
        ];
        let steps = &self.content.steps;
        let mut entries = Vec::new();
        for (_, (id, rules)) in lines.into_iter().filter(|(asked, _)| *asked) {
            entries.push(self.line(id, rules));
            if id == "aid-setup-board" {
                entries.extend(self.shelves());
            }
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

    /// The actions of a turn.
    fn actions_of_turn(&self) -> Vec<Line> {
        let free = self.either(&["base.card.06"], &["base.card.06", "base.cattle.11", "base.goal.04"]);
        let mut actions: Vec<Line> =
            vec![("aid-turn-three", &["base.start.13", "base.start.14", "base.start.16"]), ("aid-turn-free", free)];
        if self.content.risk_die.is_some() {
            actions.push(("aid-turn-risk", &["bm.turn.09", "bm.risk-die.17"]));
        }
        actions
    }

    /// The end of a turn, each line with the steps that it stands for.
    fn end_of_turn(&self) -> Vec<(Line, &'static [TurnStep])> {
        use TurnStep::{Goals, HandLimit, Stories, WantedLp};
        let mut end: Vec<(Line, &[TurnStep])> = Vec::new();
        let stories: Line = if self.legendary() {
            let space: Line =
                ("aid-turn-legend-space", &["bm.end-of-turn.01", "bm.end-of-turn.02", "bm.map-tokens.03"]);
            end.push((space, &[]));
            ("aid-turn-legend", &["bm.end-of-turn.03", "bm.legendary-stories.13", "bm.legendary-stories.16"])
        } else {
            ("aid-turn-stories", &["base.end.02"])
        };
        let check = self.either(&FIRST_END, &["base.endgame.01", "base.endgame.02", "base.endgame.05"]);
        end.extend::<[(Line, &[TurnStep]); 5]>([
            (stories, &[Stories]),
            (("aid-turn-hand", &["base.end.03"]), &[HandLimit]),
            (("aid-turn-wanted", &["base.end.06"]), &[WantedLp, Goals]),
            (("aid-turn-check", check), &[]),
            (("aid-turn-pass", &["base.end.01"]), &[]),
        ]);
        if self.plays(Variant::AUTOMA) {
            end.push((("aid-turn-automa", &["base.two.07", "base.two.09"]), &[]));
        }
        end
    }

    /// The sources of the final scoring, in order, and how ties are broken.
    fn sources_of_score(&self) -> Vec<Line> {
        let content = self.content;
        let furthest = content.specs.point_tracks.iter().any(|track| track.furthest > 0);
        let all: [(bool, Line); 13] = [
            (true, ("aid-score-items", &["base.score.01"])),
            (!content.legendary.is_empty(), ("aid-score-legendary-items", &["bm.scoring.02"])),
            (true, ("aid-score-money", &["base.score.02", "base.score.03"])),
            (self.of_mode("aid-score-gold").is_some(), ("aid-score-gold", &[])),
            (true, ("aid-score-wounds", &["base.score.04"])),
            (!content.injuries.is_empty(), ("aid-score-injury", &["bm.injuries.04", "bm.injuries.17"])),
            (true, ("aid-score-wanted", &["base.score.05", "base.score.06", "base.score.07"])),
            (true, ("aid-score-marshal", &["base.score.08"])),
            (furthest, ("aid-score-furthest", &["au.gambler-track.18", "bm.scoring.22"])),
            (self.plays(Variant::Goals) || self.gives_tokens(), ("aid-score-goals", &["base.score.09"])),
            (self.plays(Variant::AUTOMA), ("aid-score-automa", &["base.two.13"])),
            (!content.deeds.is_empty(), ("aid-score-deeds", &["bm.scoring.11", "bm.deeds.14"])),
            (true, ("aid-score-ties", &["base.tie.01", "base.tie.02", "base.tie.03", "base.tie.04"])),
        ];
        all.into_iter().filter_map(|(scored, line)| scored.then_some(line)).collect()
    }

    /// The summary of a turn, and the scoring.
    pub(super) fn turn(&self) -> Section {
        use TurnStep::{Actions, Begin, Income, Mount, Weapon};
        let part = |id: &str, title: &str, first, entries: Vec<Vec<Span>>| {
            Section::new(format!("turn-{id}"), self.t(title), vec![Block::list(first, entries.into_iter())])
        };
        let lines = |lines: &[Line]| lines.iter().map(|(id, rules)| self.line(id, rules)).collect::<Vec<_>>();
        let begin: [(Line, &[TurnStep]); 3] = [
            (("aid-turn-effects", &["base.start.01"]), &[Begin]),
            (("aid-turn-income", &["base.start.02", "base.start.06"]), &[Income]),
            (("aid-turn-gear", &["base.start.07", "base.start.10", "base.start.11"]), &[Weapon, Mount]),
        ];
        let end = [self.inserted_after(Actions), self.steps(&self.end_of_turn())].concat();
        let parts = [
            part("begin", "aid-turn-begin", Some(1), self.steps(&begin)),
            part("actions", "aid-turn-actions", None, lines(&self.actions_of_turn())),
            part("end", "aid-turn-end", Some(1), end),
            part("score", "aid-turn-score", None, lines(&self.sources_of_score())),
        ];
        Section::new("turn", self.t("aid-turn"), Vec::new()).with(parts.into_iter().chain(self.titles()).collect())
    }
}
