//! Assembly of the player aid for a table.

mod actions;
mod additions;
mod cards;
mod fights;
mod legends;
mod places;
mod rules;
mod start;
mod tables;

use crate::module::{Module, Part};
use crate::page::{Block, Section, Span, Words};
use darkrock_rules::content::Content;
use darkrock_rules::content::first_game::FirstGameRow;
use darkrock_rules::edition::{Edition, Switch};
use darkrock_rules::rule_index::RuleEntry;
use darkrock_rules::variants::{Variant, Variants};
use darkrock_texts::{Args, Language, RuleTexts, Texts};

/// The section that explains icons: only for front ends that show them.
pub const ICONS: &str = "icons";

/// The table for which it is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct For {
    /// The rulebook.
    pub edition: Edition,
    /// The modules played besides the base game.
    pub variants: Variants,
    /// The number of players, 2 to 6.
    pub players: u8,
    /// LP that trigger the end.
    pub length: u8,
}

impl Default for For {
    fn default() -> Self {
        Self { edition: Edition::default(), variants: Variants::GOALS, players: 4, length: 20 }
    }
}

impl For {
    /// Whether a rule applies at this table.
    #[must_use]
    pub fn plays_by(&self, rule: &RuleEntry) -> bool {
        rule.holds_in(self.edition, &self.variants.ids())
    }
}

/// The player aid for a table in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aid {
    /// What stands above it, in its language.
    pub title: String,
    /// A one-line description of the table.
    pub about: String,
    /// The language in which all of it is written.
    pub language: Language,
    /// The parts of the document, in the order in which they are read.
    pub sections: Vec<Section>,
    description: String,
    credits: String,
    colon: String,
    ruling: String,
    example: String,
}

impl Aid {
    /// The aid for a table, in the language of these texts and rules.
    #[must_use]
    pub fn new(content: &Content, texts: &Texts, rules: &RuleTexts, table: &For) -> Self {
        let builder = AidBuilder { content, texts, rules, table };
        let mut sections = vec![builder.setup(), builder.plans(), builder.turn(), builder.actions(), builder.free()];
        sections.extend([builder.places(), builder.fights()]);
        sections.extend([builder.poker(), builder.dice(), builder.tracks(), builder.icons(), builder.cards()]);
        sections.extend([builder.rulings(), builder.all_rules()]);
        Self {
            title: builder.t("aid-title"),
            about: builder.about(),
            language: texts.catalogue().language(),
            sections,
            description: builder.t("aid-description"),
            credits: builder.t("aid-credits"),
            colon: builder.with("label", "label", "").trim_end().to_owned(),
            ruling: builder.t("aid-ruling"),
            example: builder.t("aid-example"),
        }
    }

    /// The prefixes of reasons and examples.
    #[must_use]
    pub fn words(&self) -> Words<'_> {
        Words { colon: &self.colon, ruling: &self.ruling, example: &self.example, codes: false }
    }

    /// The section with an id, wherever it is nested; none if the aid has no such section.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find_map(|section| section.find(id))
    }

    /// The position of a rule in the complete rules: its chapter, and the index of its block there.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<(&Section, usize)> {
        let chapters = &self.find("rules")?.sections;
        let is_it = |block: &Block| matches!(block, Block::Rule { id: own, .. } if own == id);
        chapters.iter().find_map(|chapter| Some((chapter, chapter.blocks.iter().position(is_it)?)))
    }

    /// The aid as a file for other programs that show rules.
    #[must_use]
    pub fn module(&self) -> Module {
        let words = self.words();
        Module {
            name: "Western Legends".to_owned(),
            description: format!("{} {}.", self.description, self.about),
            text_type: crate::module::TextType::Markdown,
            credits: self.credits.clone(),
            enabled: true,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            bgg_id: Some(232_405),
            expansions: Vec::new(),
            // Markdown has no icons to explain.
            sections: self.sections.iter().filter(|s| s.id != ICONS).map(|s| Part::of(s, words)).collect(),
        }
    }
}

/// The cubes of a player: for the LP track, and for the Marshal or the Wanted track. Each track of a module adds one.
const CUBES: u8 = 2;
/// The discs of a player.
const DISCS: u8 = 2;

/// Selectors of messages for whether a variant is played.
const VARIANTS: [(&str, Variant); 4] = [
    ("goals", Variant::Goals),
    ("firstgame", Variant::FirstGame),
    ("wild", Variant::WildWildWest),
    ("automa", Variant::AUTOMA),
];

/// Selectors of messages for the switches of the rulebook.
const SWITCHES: [(&str, Switch); 10] = [
    ("five", Switch::FiveOfAKind),
    ("start", Switch::StartOfFightStep),
    ("guard", Switch::GuardCommitsFirst),
    ("bandit", Switch::BanditDrawsFirst),
    ("sheriff", Switch::SheriffDrawsFirst),
    ("surrender", Switch::SurrenderToSheriff),
    ("ride", Switch::StoryRide),
    ("delivery", Switch::DeliveryAfter),
    ("change", Switch::ChangeActiveItem),
    ("raising", Switch::RaisingCardValues),
];

/// Builds the sections.
struct AidBuilder<'a> {
    content: &'a Content,
    texts: &'a Texts,
    rules: &'a RuleTexts,
    table: &'a For,
}

impl AidBuilder<'_> {
    fn plays(&self, variant: Variant) -> bool {
        self.table.variants.has(variant)
    }

    /// The changes of a first game, if it is one.
    fn first(&self) -> Option<&FirstGameRow> {
        self.content.first_game.as_ref().filter(|_| self.plays(Variant::FirstGame))
    }

    /// Whether a story needs more discs with this number of players.
    fn many(&self) -> bool {
        self.table.players > self.content.numbers.few_players
    }

    /// How many discs each player has: as many as a legendary story has conditions (bm.setup.56), otherwise two (base.setup.18).
    fn own_discs(&self) -> u8 {
        let parts = self.content.legendary_stories.iter().map(|story| story.parts.len() as u8);
        parts.max().unwrap_or(DISCS)
    }

    /// The arguments of every message: the numbers of the game, and the settings.
    fn args(&self) -> Args<'static> {
        let n = &self.content.numbers;
        let numbers = [
            ("players", self.table.players),
            ("length", self.table.length),
            ("actions", n.actions),
            ("money", n.money),
            ("nuggets", n.nuggets),
            ("wounds", n.wounds),
            ("hand", n.hand),
            ("misc", n.misc_items),
            ("foot", n.movement_on_foot),
            ("legendary", n.legendary_from),
            ("ante", n.poker_ante),
            ("house", n.poker_house),
            ("doctor", n.doctor),
            ("revel", n.revel),
            ("price", n.nugget_price),
            ("work", n.work),
            ("discs", if self.many() { n.discs_many } else { n.discs_few }),
            ("banditcards", n.bandit_cards),
            ("guardcards", n.guard_cards),
            ("sheriffcards", n.sheriff_cards),
            ("supply", n.nugget_supply),
            ("income", n.income_money),
            ("cards", n.income_cards),
            ("bothmoney", n.income_both_money),
            ("bothcards", n.income_both_cards),
            ("heistmoney", n.heist_money),
            ("heistwanted", n.heist_wanted),
            ("duel", n.duel_lp),
            ("perlp", n.money_per_lp),
            ("most", n.most_wanted),
            ("also", n.also_wanted),
            ("kept", n.goals_kept),
            ("find", n.prospect_money),
            ("stations", self.content.board.stations.len() as u8),
            ("cubes", CUBES + self.content.point_tracks.len() as u8),
            ("owndiscs", self.own_discs()),
        ];
        let args = numbers.into_iter().fold(Args::new(), |args, (name, number)| args.n(name, number));
        let yes = |variant| if self.plays(variant) { "yes" } else { "no" };
        let args = VARIANTS.into_iter().fold(args, |args, (name, variant)| args.s(name, yes(variant)));
        let edition = self.table.edition;
        let args = SWITCHES.into_iter().fold(args, |args, (name, switch)| args.s(name, edition.value(switch)));
        let (preset, changed) = edition.nearest();
        let camp = if self.content.board.rustling.is_empty() { "no" } else { "yes" };
        let won = if self.content.poker_rewards.is_some() { "track" } else { "lp" };
        args.s("edition", if changed.is_empty() { preset } else { "custom" }).s("won", won).s("camp", camp)
    }

    /// The message with which the mode replaces another.
    fn of_mode(&self, id: &str) -> Option<String> {
        self.texts.catalogue().of_mode(self.content, id)
    }

    /// A message.
    fn t(&self, id: &str) -> String {
        self.texts.catalogue().with(self.of_mode(id).as_deref().unwrap_or(id), &self.args())
    }

    /// A label before a text, with its punctuation.
    fn label(&self, label: &str) -> Span {
        Span::strong(self.with("label", "label", label))
    }

    /// A message with an additional argument.
    fn with(&self, id: &str, name: &'static str, word: &str) -> String {
        let id = self.of_mode(id).unwrap_or_else(|| id.to_owned());
        self.texts.catalogue().with(&id, &self.args().s(name, word.to_owned()))
    }

    /// An attribute of a message, that of the mode if it has one; empty if missing, which a test forbids.
    fn attribute(&self, id: &str, attribute: &str) -> String {
        let of = |id: &str| self.texts.catalogue().attribute(id, attribute, &self.args());
        self.of_mode(id).and_then(|own| of(&own)).or_else(|| of(id)).unwrap_or_default()
    }

    /// A one-line description of the table.
    fn about(&self) -> String {
        let variants = self.table.variants.iter().map(|variant| self.t(&format!("aid-with-{}", variant.id())));
        self.texts.catalogue().commas([self.t("aid-about")].into_iter().chain(variants))
    }

    /// A message with the related rules of this table. A mode that replaces it names its rules in the attribute `rules`.
    fn line(&self, id: &str, rules: &[&str]) -> Vec<Span> {
        let mut spans = vec![Span::plain(self.t(id))];
        self.cite(&mut spans, id, rules);
        spans
    }

    /// Adds the related rules of a message.
    fn cite(&self, spans: &mut Vec<Span>, id: &str, rules: &[&str]) {
        let of_mode = self.of_mode(id).map(|own| self.attribute(&own, "rules")).unwrap_or_default();
        let own: Vec<&str> = of_mode.split_whitespace().collect();
        for rule in self.references(if own.is_empty() { rules } else { &own }) {
            spans.push(Span::plain(" "));
            spans.push(rule);
        }
    }

    /// Those of these rules that apply at this table.
    fn references(&self, rules: &[&str]) -> Vec<Span> {
        let found = rules.iter().filter_map(|id| self.rules.find(id));
        found.filter(|rule| self.shows(&rule.entry)).map(|rule| Span::rule(&rule.entry.id)).collect()
    }

    /// Whether a rule applies here and represents its equivalents: the first one that this rulebook
    /// prints, or else the first.
    fn shows(&self, rule: &RuleEntry) -> bool {
        /// The rule whose id identifies a group of equivalent rules.
        fn group(rule: &RuleEntry) -> &str {
            rule.same_as.as_deref().unwrap_or(&rule.id)
        }
        let (preset, _) = self.table.edition.nearest();
        let own = group(rule);
        let alike = self.rules.rules().map(|(_, other)| &other.entry).filter(|other| group(other) == own);
        let alike: Vec<&RuleEntry> = alike.filter(|other| self.table.plays_by(other)).collect();
        let printed = alike.iter().find(|other| other.editions.iter().any(|edition| edition == preset));
        printed.or(alike.first()).is_some_and(|shown| shown.id == rule.id)
    }

    /// A list of messages with their rules; `first` is its first number.
    fn lines(&self, first: Option<u32>, lines: &[(&str, &[&str])]) -> Block {
        Block::list(first, lines.iter().map(|(id, rules)| self.line(id, rules)))
    }
}
