//! The sections on the places of the board and on plans for newcomers.

use super::AidBuilder;
use crate::page::{Block, Fact, Section, Span};
use darkrock_rules::ids::{Character, Space, SpaceSet};

type Rules = &'static [&'static str];

/// The kinds of places, in the order of the list, with rules that none of their actions names.
const PLACES: [(&str, Rules); 10] = [
    ("general-store", &["base.setup.27"]),
    ("saloon", &["base.setup.27"]),
    ("bank", &[]),
    ("cabaret", &[]),
    ("doctors-office", &[]),
    ("mine", &["base.mine.09"]),
    ("ranch", &[]),
    ("rail-station", &[]),
    ("sheriffs-office", &["base.setup.36", "base.move.13", "base.sheriff.01"]),
    ("hideout", &["base.bandit.01", "base.bandit.02", "base.setup.37"]),
];

/// The plans, each with its rules.
const PLANS: [(&str, Rules); 3] = [
    ("aid-plan-law", &["base.bandit.03", "base.bandit.09", "base.marshal.13", "base.score.08"]),
    ("aid-plan-gold", &["base.mine.01", "base.bank.02", "base.bank.03"]),
    ("aid-plan-bank", &["base.heist.09", "base.end.06", "base.score.05"]),
];

impl AidBuilder<'_> {
    /// The options at each kind of place.
    pub(super) fn places(&self) -> Section {
        let board = &self.content.board;
        let at = |kind: &str| board.all.iter().find(|space| board.kinds(*space).any(|own| own == kind));
        let places = PLACES.iter().filter_map(|(kind, rules)| Some(self.place(kind, at(kind)?, rules)));
        let intro = vec![Block::text(self.t("aid-places-intro"))];
        Section::new("places", self.t("aid-places"), intro).with(places.collect())
    }

    fn place(&self, kind: &str, space: Space, rules: &[&str]) -> Section {
        let acts = self.acts_at(space).into_iter().map(|act| {
            let message = format!("aid-act-{act}");
            let words = format!("{} {}", self.attribute(&message, "cost"), self.attribute(&message, "result"));
            let mut spans = vec![Span::plain(words)];
            self.cite(&mut spans, &message, self.rules_of(act));
            let pays = Some(self.attribute(&message, "pays")).filter(|pays| !pays.is_empty());
            Fact { label: self.t(&message), spans, pays, act: Some(act.to_owned()) }
        });
        let intro = self.line(&format!("aid-place-{kind}"), rules);
        let blocks = vec![Block::Text { spans: intro }, Block::Facts { facts: acts.collect() }];
        Section::new(format!("places-{kind}"), self.t(&format!("location-{kind}")), blocks)
    }

    /// The actions specific to a kind of space, and work.
    fn acts_at(&self, here: Space) -> Vec<&'static str> {
        let board = &self.content.board;
        let ranches: SpaceSet = board.ranches.iter().map(|(_, space)| *space).collect();
        let acts = [
            (board.stores, "store"),
            (board.saloons, "poker"),
            (board.banks, "bank"),
            (board.banks, "heist"),
            (board.cabarets, "revel"),
            (board.doctors, "doctor"),
            (board.mines, "prospect"),
            (ranches, "cattle"),
            (ranches.union(board.stations).union(board.rustling), "deliver"),
            (board.hideouts, "bandit"),
            (board.workplaces, "work"),
        ];
        acts.into_iter()
            .filter(|(spaces, act)| spaces.contains(here) && self.plays_act(act))
            .map(|(_, act)| act)
            .collect()
    }

    /// Three plans to start with, and why some characters begin Wanted.
    pub(super) fn plans(&self) -> Section {
        let names = self.texts.list(self.outlaws().into_iter());
        let mut wanted = vec![Span::plain(self.with("aid-plans-wanted", "names", &names))];
        self.cite(
            &mut wanted,
            "aid-plans-wanted",
            &["base.setup.23", "base.setup.26", "base.end.06", "base.marshal.02", "base.move.13"],
        );
        let blocks =
            vec![Block::text(self.t("aid-plans-intro")), self.lines(None, &PLANS), Block::Text { spans: wanted }];
        Section::new("plans", self.t("aid-plans"), blocks)
    }

    /// The characters of this table that begin Wanted.
    fn outlaws(&self) -> Vec<&str> {
        let lineup = self.content.lineup(self.table.variants, self.table.players);
        let plays = |who: Character| lineup.as_ref().is_none_or(|lineup| lineup.characters.contains(who));
        let all = self.content.specs.characters.iter().zip(0..).map(|(spec, at)| (spec, Character(at)));
        let there = all.filter(|(spec, who)| spec.gains.wanted > 0 && plays(*who));
        there.filter_map(|(_, who)| Some(self.texts.character(who)?.name.as_str())).collect()
    }
}
