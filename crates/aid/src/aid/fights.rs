//! The sections on fights, step by step in the edition's order, and on poker.

use super::AidBuilder;
use crate::page::{Block, Section, Span};
use darkrock_rules::choice::FightKind;
use darkrock_rules::edition::FightStep;
use darkrock_rules::state::PokerStep;

/// The kinds of fight with different steps: the selector for messages, a kind of fight, rules.
pub(super) const FIGHTS: [(&str, FightKind, &[&str]); 5] = [
    ("player", FightKind::Duel, &["base.fight.01", "base.fight.02", "base.fight.26", "base.fight.27"]),
    ("bandit", FightKind::Bandit, &["base.bandit.03", "base.bandit.04", "base.bandit.08", "base.bandit.14"]),
    ("heist", FightKind::Heist, &["base.heist.03", "base.heist.08", "base.heist.14"]),
    ("train", FightKind::Holdup, &["au.train.09", "au.train.10", "au.train.13", "au.train.20"]),
    ("sheriff", FightKind::Sheriff, &["base.sheriff.03", "base.sheriff.04", "base.sheriff.12", "base.sheriff.15"]),
];

/// Hands from the best, with an example of each.
const HANDS: [(&str, &str); 11] = [
    ("royal-flush", "A♠ K♠ Q♠ J♠ 10♠"),
    ("five-of-a-kind", "K♠ K♥ K♦ K♣ 2♥"),
    ("straight-flush", "8♣ 7♣ 6♣ 5♣ 4♣"),
    ("four-of-a-kind", "9♠ 9♥ 9♦ 9♣ 3♦"),
    ("full-house", "Q♠ Q♦ Q♣ 5♥ 5♣"),
    ("flush", "K♦ J♦ 8♦ 6♦ 2♦"),
    ("straight", "J♣ 10♦ 9♠ 8♠ 7♥"),
    ("three-of-a-kind", "6♠ 6♥ 6♣ A♦ 9♣"),
    ("two-pair", "J♠ J♦ 3♥ 3♠ 8♣"),
    ("pair", "A♥ A♣ 10♦ 7♠ 4♥"),
    ("high-card", "Q♥ 10♣ 7♦ 5♠ 3♣"),
];

/// The message of a step: `aid-step-npc-draws` for [`FightStep::NpcDraws`].
pub(super) fn step_message(step: FightStep) -> String {
    let mut id = "aid-step".to_owned();
    for c in format!("{step:?}").chars() {
        if c.is_ascii_uppercase() {
            id.push('-');
        }
        id.push(c.to_ascii_lowercase());
    }
    id
}

impl AidBuilder<'_> {
    /// The message of a step in a kind of fight: that of the kind if it has one, as the fights of modules do.
    fn step_of(&self, step: FightStep, word: &str) -> String {
        let shared = step_message(step);
        let own = format!("{shared}-{word}");
        if self.texts.catalogue().has(&own) { own } else { shared }
    }

    /// The sections on fights.
    pub(super) fn fights(&self) -> Section {
        let fight = |(word, kind, rules): (&str, FightKind, &[&str])| {
            let intro = self.line(&format!("aid-fight-{word}-intro"), rules);
            let declare = (word == "player").then(|| self.line("aid-step-declare", &["base.fight.04"]));
            let steps = self.content.steps.fights.steps(self.table.edition, kind).iter();
            let steps = steps.map(|step| match *step {
                FightStep::Inserted(n) => self.inserted(n),
                step => vec![Span::plain(self.with(&self.step_of(step, word), "kind", word).trim_end())],
            });
            let blocks = vec![Block::Text { spans: intro }, Block::list(Some(1), declare.into_iter().chain(steps))];
            Section::new(format!("fights-{word}"), self.t(&format!("aid-fight-{word}")), blocks)
        };
        let fights = FIGHTS.into_iter().filter(|(word, ..)| self.plays_act(word));
        let intro =
            self.line("aid-fights-intro", &["base.fight.22", "base.fight.23", "base.fight.24", "base.fight.25"]);
        Section::new("fights", self.t("aid-fights"), vec![Block::Text { spans: intro }])
            .with(fights.map(fight).chain(self.opponents()).chain(self.injuries()).chain(self.followers()).collect())
    }

    /// The text of a step of a poker game.
    fn poker_step(&self, step: PokerStep) -> Vec<Vec<Span>> {
        let lines: &[(&str, &[&str])] = match step {
            PokerStep::Join => &[("aid-poker-start", &["base.poker.02", "base.poker.03", "base.poker.04"])],
            PokerStep::Flop => &[
                ("aid-poker-dealer", &["base.poker.06", "base.poker.07"]),
                ("aid-poker-flop", &["base.poker.09", "base.poker.11"]),
            ],
            PokerStep::Lay => &[("aid-poker-lay", &["base.poker.12", "base.poker.49"])],
            PokerStep::Show => &[("aid-poker-show", &["base.poker.13"])],
            PokerStep::Pay => &[
                ("aid-poker-win", &["base.poker.16", "base.poker.19", "base.poker.22", "base.poker.24"]),
                ("aid-poker-lose", &["base.poker.17", "base.poker.26"]),
            ],
            // High stakes have a section of their own.
            PokerStep::Raise | PokerStep::SecondReveal | PokerStep::After | PokerStep::CleanUp => &[],
            PokerStep::Inserted(n) => return vec![self.inserted(n)],
        };
        lines.iter().map(|(id, rules)| self.line(id, rules)).collect()
    }

    /// The section on poker.
    pub(super) fn poker(&self) -> Section {
        let mut hands = HANDS;
        if self.table.edition.five_of_a_kind_first() {
            hands.swap(0, 1);
        }
        let row = |(hand, example): (&str, &str)| {
            vec![vec![Span::plain(self.t(&format!("aid-hand-{hand}")))], vec![Span::plain(example)]]
        };
        let head = ["aid-hand", "aid-hand-like"].map(|id| vec![Span::plain(self.t(id))]).to_vec();
        let five =
            self.line("aid-poker-hands-intro", &["base.poker.28", "base.poker.30", "base.poker.42", "base.poker.43"]);
        let table = Block::Table { head, rows: hands.into_iter().map(row).collect() };
        let steps = self.content.steps.poker.iter().flat_map(|step| self.poker_step(*step));
        let steps = Block::list(Some(1), steps);
        let steps = Section::new("poker-steps", self.t("aid-poker-steps"), vec![steps]);
        let hands = Section::new("poker-hands", self.t("aid-poker-hands"), vec![Block::Text { spans: five }, table]);
        let sections = [Some(steps), self.high_stakes(), Some(hands)];
        Section::new("poker", self.t("aid-poker"), Vec::new()).with(sections.into_iter().flatten().collect())
    }
}
