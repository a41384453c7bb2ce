//! The sections on content that only modules have: inserted steps, opponents, tracks. Empty without such modules.

use super::AidBuilder;
use crate::page::{Block, Section, Span};
use darkrock_rules::content::additions::{OpponentRow, PointTrackSpec};
use darkrock_rules::frame::TurnStep;
use darkrock_rules::ids::{Item, ItemSet, Opponent, OpponentSet, Pool, ScoreRow};
use darkrock_texts::{OpponentText, PointTrackText};

/// The steps of high stakes poker: messages and rules.
const HIGH_STAKES: [(&str, &[&str]); 6] = [
    ("aid-high-stakes-start", &["au.high-stakes.02", "au.high-stakes.03", "au.high-stakes.04"]),
    ("aid-high-stakes-dealer", &["au.high-stakes.05", "au.high-stakes.06", "au.high-stakes.07"]),
    ("aid-high-stakes-raise", &["au.high-stakes.08", "au.high-stakes.09", "au.high-stakes.10"]),
    ("aid-high-stakes-alone", &["au.high-stakes.11", "au.high-stakes.12", "au.high-stakes.28"]),
    ("aid-high-stakes-second", &["au.high-stakes.13", "au.high-stakes.14", "au.high-stakes.15"]),
    ("aid-high-stakes-win", &["au.high-stakes.16", "au.high-stakes.17", "au.high-stakes.19", "au.high-stakes.20"]),
];

impl AidBuilder<'_> {
    /// High stakes poker, where it is played.
    pub(super) fn high_stakes(&self) -> Option<Section> {
        let game = self.content.high_stakes.as_ref()?;
        let numbers = [
            ("purse", game.purse),
            ("ante", game.ante),
            ("house", game.house),
            ("raise", game.raise),
            ("dealercards", game.dealer_cards),
        ];
        let args = numbers.into_iter().fold(self.args(), |args, (name, number)| args.n(name, number));
        let step = |(id, rules): (&str, &[&str])| {
            let rules = self.references(rules).into_iter().flat_map(|rule| [Span::plain(" "), rule]);
            [Span::plain(self.texts.catalogue().with(id, &args))].into_iter().chain(rules).collect()
        };
        let steps = Block::list(Some(1), HIGH_STAKES.into_iter().map(step));
        Some(Section::new("poker-high-stakes", self.t("aid-high-stakes"), vec![steps]))
    }

    /// An inserted step as an entry of a list: its name and its effects.
    pub(super) fn inserted(&self, step: u8) -> Vec<Span> {
        let step = self.texts.step(step);
        vec![self.label(&step.name), Span::plain(step.text.clone())]
    }

    /// The items of each store, if they are fixed.
    pub(super) fn shelves(&self) -> Vec<Vec<Span>> {
        let Some(shelves) = &self.content.shelves else { return Vec::new() };
        let sold = |items: ItemSet| {
            Span::plain(self.texts.list(items.iter().map(|item| self.texts.item(item, false).name.as_str())))
        };
        let row = |name: String, items: ItemSet| vec![self.label(&name), sold(items)];
        let all: ItemSet = (0..self.content.items.len()).map(|at| Item(at as u8)).collect();
        let elsewhere =
            shelves.stands.iter().fold(shelves.trader.union(self.content.legendary), |all, s| all.union(*s));
        let mut rows = vec![row(self.t("location-general-store"), all.without(elsewhere))];
        for (stand, items) in self.content.board.stands.iter().zip(&shelves.stands) {
            rows.push(row(self.t(&format!("location-{}", stand.location)), *items));
        }
        rows.extend(self.content.trader.as_ref().map(|_| row(self.t("web-scene-trader"), shelves.trader)));
        rows
    }

    /// The steps that modules insert after one of the base game's, in order.
    pub(super) fn inserted_after(&self, step: TurnStep) -> Vec<Vec<Span>> {
        let steps = self.content.steps.turn.iter().skip_while(|other| **other != step).skip(1);
        let inserted = steps.map_while(|other| if let TurnStep::Inserted(n) = other { Some(*n) } else { None });
        inserted.map(|n| self.inserted(n)).collect()
    }

    fn title(&self, id: &str) -> Vec<Span> {
        vec![Span::plain(self.t(id))]
    }

    /// The text of effects, or the message for none.
    fn or_nothing(&self, text: &str) -> Vec<Span> {
        vec![Span::plain(if text.is_empty() { self.t("aid-track-nothing") } else { text.to_owned() })]
    }

    /// Opponents other than bandits, guards and the Sheriff, and the cards about bandits and the Sheriff.
    pub(super) fn opponents(&self) -> Vec<Section> {
        let content = self.content;
        let of = |pool: Option<Pool>| pool.map(|pool| content.pools[pool.index()].members).unwrap_or_default();
        let (bandits, sheriff) = (of(content.bandit_cards), of(content.sheriff_cards));
        let all: OpponentSet = (0..content.opponents.len()).map(|at| Opponent(at as u8)).collect();
        let strangers = all.without(bandits.union(sheriff));
        let sections = [("opponents", strangers), ("bandit-cards", bandits), ("sheriff-cards", sheriff)];
        let some = sections.into_iter().filter(|(_, rows)| !rows.is_empty());
        some.map(|(word, rows)| self.table_of_opponents(word, rows)).collect()
    }

    fn table_of_opponents(&self, word: &str, which: OpponentSet) -> Section {
        let rows = self.texts.opponents().iter().zip(&self.content.opponents).zip(0..);
        let rows = rows.filter(|(_, at)| which.contains(Opponent(*at))).map(|(row, _)| row);
        let row = |(text, row): (&OpponentText, &OpponentRow)| {
            let tie = if row.player_wins_ties { "player" } else { "opponent" };
            let tale = text.tale.iter().flat_map(|tale| [Span::plain(" "), Span::emphasis(tale.clone())]);
            let name: Vec<Span> = [Span::strong(text.name.clone())].into_iter().chain(tale).collect();
            vec![
                name,
                vec![Span::plain(row.cards.to_string())],
                self.title(&format!("aid-opponents-tie-{tie}")),
                self.or_nothing(&text.reward),
                self.or_nothing(&text.penalty),
            ]
        };
        let rows: Vec<_> = rows.map(row).collect();
        let head =
            ["name", "cards", "ties", "reward", "penalty"].map(|word| self.title(&format!("aid-opponents-{word}")));
        let intro = Block::text(self.t(&format!("aid-{word}-intro")));
        let blocks = vec![intro, Block::Table { head: head.to_vec(), rows }];
        Section::new(format!("fights-{word}"), self.t(&format!("aid-{word}")), blocks)
    }

    /// Titles, of which one is counted at the end.
    pub(super) fn titles(&self) -> Option<Section> {
        let titles = self.content.scoring.titles;
        let row = |title: ScoreRow| {
            let text = self.texts.title_text(title);
            vec![vec![Span::strong(self.texts.scoring(title.0).to_owned())], vec![Span::plain(text)]]
        };
        let head = ["name", "text"].map(|word| self.title(&format!("aid-titles-{word}"))).to_vec();
        let intro = Block::Text { spans: self.line("aid-titles-intro", &["wb.titles.01", "wb.titles.02"]) };
        let blocks = vec![intro, Block::Table { head, rows: titles.iter().map(row).collect() }];
        (!titles.is_empty()).then(|| Section::new("turn-titles", self.t("aid-titles"), blocks))
    }

    /// Posses and gangs.
    pub(super) fn followers(&self) -> Option<Section> {
        let row = self.content.followers.as_ref()?;
        let line = |follower| {
            let text = self.texts.follower(follower);
            let side = self.title(&format!("aid-followers-{}", row.side(follower).id()));
            vec![vec![Span::strong(text.name.clone())], side, vec![Span::plain(text.text.clone())]]
        };
        let head = ["name", "side", "text"].map(|word| self.title(&format!("aid-followers-{word}"))).to_vec();
        let intro = Block::Text { spans: self.line("aid-followers-intro", &["wb.gang-posse.08", "wb.gang-posse.09"]) };
        let rows = row.all().iter().map(line).collect();
        Some(Section::new("fights-followers", self.t("aid-followers"), vec![intro, Block::Table { head, rows }]))
    }

    /// Injury cards.
    pub(super) fn injuries(&self) -> Option<Section> {
        let all = self.content.all_injuries();
        let row = |injury| {
            let text = self.texts.injury(injury);
            vec![vec![Span::strong(text.name.clone())], vec![Span::plain(text.text.clone())]]
        };
        let head = ["name", "text"].map(|word| self.title(&format!("aid-injuries-{word}"))).to_vec();
        let rules = ["bm.injuries.01", "bm.injuries.06", "bm.injuries.07", "bm.injuries.09"];
        let intro = Block::Text { spans: self.line("aid-injuries-intro", &rules) };
        let blocks = vec![intro, Block::Table { head, rows: all.iter().map(row).collect() }];
        (!all.is_empty()).then(|| Section::new("fights-injuries", self.t("aid-injuries"), blocks))
    }

    /// Tracks other than Marshal and Wanted.
    pub(super) fn point_tracks(&self) -> Vec<Section> {
        let specs = &self.content.specs.point_tracks;
        let track = |(spec, text): (&PointTrackSpec, &PointTrackText)| {
            let blocks = [
                Some(Block::text(self.t(if spec.returns { "aid-track-returns" } else { "aid-track-module-intro" }))),
                Some(self.track_table(spec, text)),
                (spec.furthest > 0).then(|| {
                    let args = self.args().n("n", spec.furthest);
                    Block::text(self.texts.catalogue().with("aid-track-furthest", &args))
                }),
                text.poker.as_ref().map(|[starter, others]| {
                    let who = ["aid-track-poker-starter", "aid-track-poker-others"].map(|id| self.t(id));
                    let rows = who.into_iter().zip([starter, others]).map(|(who, gives)| [who, gives.clone()]);
                    self.table(["aid-track-poker", "aid-track-gives"], rows)
                }),
            ];
            let blocks = blocks.into_iter().flatten().collect();
            Section::new(format!("tracks-{}", spec.id), text.name.clone(), blocks)
        };
        specs.iter().zip(self.texts.point_tracks()).map(track).collect()
    }

    /// The spaces of a track with their rewards, and with their LP at the end if they have any.
    fn track_table(&self, spec: &PointTrackSpec, text: &PointTrackText) -> Block {
        let scores = !spec.lp.is_empty();
        let number = |n: usize| vec![Span::plain(n.to_string())];
        let mut rows: Vec<Vec<Vec<Span>>> = Vec::new();
        // The start of a track to which the cube returns is its space 1.
        let first = if spec.returns { 2 } else { 1 };
        let blank = scores.then(Vec::new);
        if spec.returns {
            rows.push([number(1), self.or_nothing("")].into_iter().chain(blank.clone()).collect());
        }
        for (at, gives) in text.spaces.iter().enumerate() {
            let lp = spec.lp.get(at).map(|lp| number(usize::from(*lp)));
            rows.push([number(at + first), self.or_nothing(gives)].into_iter().chain(lp).collect());
        }
        if !spec.returns {
            let beyond = [self.title("aid-track-beyond"), self.or_nothing(&text.beyond)];
            rows.push(beyond.into_iter().chain(blank).collect());
        }
        let head = ["aid-track-space", "aid-track-gives", "aid-track-lp"].map(|id| self.title(id));
        Block::Table { head: head.into_iter().take(if scores { 3 } else { 2 }).collect(), rows }
    }
}
