//! All texts of Darkrock in each language: card texts generated from the cards' effects, log lines, labels of choices,
//! questions and refusals.
//!
//! A card's text is built from the same compiled effects that the engine runs, one message of the catalogue
//! (`locales/<language>/*.ftl`) for each effect, timing and condition, so that text and behavior agree. All card texts
//! are generated once, by [`Texts::new`].
//!
//! Log lines, labels, questions and refusals are produced in two steps, so that one game can be shown in several
//! languages: [`messages`] builds a language-independent [`Message`], and [`Texts::render`] formats it in a language.

mod additions;
mod automa;
mod cards;
mod catalogue;
pub mod check;
mod choices;
mod effects;
mod faults;
mod forms;
mod grammar;
mod labels;
mod language;
mod letters;
mod log;
mod message;
pub mod messages;
mod modules;
mod own_text;
mod own_words;
mod pieces;
mod places;
mod pseudo;
mod questions;
mod refusals;
mod repeats;
mod rulebook;
mod sentences;
mod short;
mod sounds;
mod starts;
mod unnamed;

pub use additions::{EventText, KeptCardText, LegendText, OpponentText, PartText, PointTrackText, StepText, TaleText};
pub use automa::AutomaCardText;
pub use cards::{
    AbilityText, CardText, CharacterText, FightCardText, GoalText, ItemText, Kind, SUIT_SIGNS, StoryText, TrackText,
};
pub use catalogue::{Args, Catalogue, CatalogueError, isolated};
pub use faults::{unfilled, word_faults};
pub use language::{Language, LanguageError, UnknownLanguage};
pub use letters::without_marks;
pub use log::Scene;
pub use message::{Arg, Message};
pub use own_words::{Foreign, foreign, word_lines};
pub use pieces::Piece;
pub use pseudo::{MIRRORED_CODE, PSEUDO_CODE, mirrored, mirrored_file, pseudo, pseudo_file};
pub use rulebook::{ChapterText, RuleText, RuleTexts, RuleTextsError};
pub use unnamed::{Unnamed, unnamed};

use darkrock_rules::Word;
use darkrock_rules::content::pools::Foe;
use darkrock_rules::content::scoring::ScoringRow;
use darkrock_rules::content::{BlockId, Content, Source, SourceKind};
use darkrock_rules::ids::*;
use darkrock_rules::modules::FrontierToken;
use darkrock_rules::modules::blood_money::{Region, RiskFace};
use darkrock_rules::state::Public;
use effects::{Said, Writer};
use forms::Called;
use places::Places;
use short::Length;

/// All texts of a game's content in one language.
#[derive(Debug)]
pub struct Texts {
    content: Content,
    catalogue: Catalogue,
    cards: Vec<CardText>,
    fight_cards: Vec<FightCardText>,
    items: Vec<[ItemText; 2]>,
    characters: Vec<CharacterText>,
    stories: Vec<StoryText>,
    triggers: Vec<Said>,
    goals: Vec<GoalText>,
    automa_cards: Vec<AutomaCardText>,
    /// What the automa is called.
    automa: Called,
    cattle: Vec<Said>,
    ranches: Vec<String>,
    opponents: Vec<OpponentText>,
    stands: Vec<String>,
    pools: Vec<String>,
    map_tokens: Vec<String>,
    frontier: Vec<String>,
    frontier_tales: Vec<String>,
    frontier_texts: Vec<String>,
    locations: Vec<String>,
    deeds: Vec<Said>,
    legends: Vec<LegendText>,
    risk_faces: Vec<String>,
    injuries: Vec<KeptCardText>,
    followers: Vec<KeptCardText>,
    regions: Vec<(String, String)>,
    point_tracks: Vec<PointTrackText>,
    events: Vec<EventText>,
    scoring: Vec<String>,
    steps: Vec<StepText>,
    tracks: [TrackText; 2],
    titles: Vec<String>,
    places: Vec<String>,
    option_names: Vec<String>,
    option_texts: Vec<Said>,
    offers: Vec<Said>,
    faces: Vec<String>,
}

impl Texts {
    /// Generates all texts of this content.
    ///
    /// # Errors
    /// When the catalogue of the language cannot be parsed; never for the shipped ones, as a test loads them.
    pub fn new(content: &Content, language: Language) -> Result<Self, CatalogueError> {
        Ok(Self::with_catalogue(content, Catalogue::of(language)?.with_words_of(content)?))
    }

    /// Generates all texts of this content with the messages of another catalogue.
    #[must_use]
    pub fn with_catalogue(content: &Content, catalogue: Catalogue) -> Self {
        let places = Places::new(content);
        let writer = Writer { content, catalogue: &catalogue, places: &places, length: Length::Full };
        let specs = &content.specs;
        let regions = specs.trader.iter().flat_map(|trader| &trader.regions);
        let risk_faces = specs.risk_die.iter().flat_map(|die| &die.faces);
        let named = |kind: &str, id: &str| catalogue.text(&format!("{kind}-{id}"));
        let automa = writer.automa();
        catalogue.called(automa.clone());
        Self {
            cards: writer.cards(),
            fight_cards: writer.fight_cards(),
            items: writer.items(),
            characters: writer.characters(),
            stories: writer.stories(),
            triggers: writer.triggers(),
            goals: writer.goals(),
            automa_cards: writer.automa_cards(),
            automa,
            cattle: content.cattle.iter().map(|c| writer.said(c.effects)).collect(),
            ranches: content.board.ranches.iter().map(|(kind, _)| named("location", kind)).collect(),
            opponents: writer.opponents(),
            pools: writer.pools(),
            frontier: specs.frontier.iter().map(|t| named("frontier-token", &t.id)).collect(),
            frontier_tales: specs.frontier.iter().map(|t| named("frontier-token", &format!("{}-tale", t.id))).collect(),
            frontier_texts: content.frontier.iter().map(|row| writer.block(row.effects)).collect(),
            locations: content.board.locations.iter().map(|row| places.label(&catalogue, row.spaces)).collect(),
            legends: writer.legends(),
            deeds: content.deeds.iter().map(|row| writer.said(row.effects)).collect(),
            regions: regions.map(|id| (id.clone(), named("region", id))).collect(),
            risk_faces: risk_faces.map(|face| named("risk-face", &face.id)).collect(),
            injuries: writer.injuries(),
            followers: writer.followers(),
            stands: content.board.stands.iter().map(|stand| named("location", &stand.location)).collect(),
            map_tokens: specs.map_tokens.iter().map(|t| named("map-token", &t.id)).collect(),
            point_tracks: writer.point_tracks(),
            scoring: writer.scoring(),
            events: writer.events(),
            steps: writer.steps(),
            tracks: writer.tracks(),
            titles: specs.titles.iter().map(|t| named("title", &t.id)).collect(),
            places: cards::space_names(content, &catalogue),
            option_names: content.option_keys.iter().map(|key| cards::option_name(&catalogue, key)).collect(),
            option_texts: writer.options(),
            offers: messages::offers(content).map(|(price, get)| writer.bargain(price, get)).collect(),
            faces: content.die.iter().map(|f| named("face", f.word())).collect(),
            content: content.clone(),
            catalogue,
        }
    }

    /// The messages, for a front end's own texts.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// Ids of the messages that replace generated texts of single cards.
    #[must_use]
    pub fn own_texts(&self) -> Vec<String> {
        cards::own_texts(&self.catalogue)
    }

    /// Face, title and abilities of a poker card.
    #[must_use]
    pub fn card(&self, card: Card) -> &CardText {
        &self.cards[card.index() % self.cards.len()]
    }

    /// Several poker cards by their labels, as a list.
    #[must_use]
    pub fn card_list(&self, cards: CardSet) -> String {
        self.list(cards.iter().map(|c| self.card(c).label.as_str()))
    }

    /// A card's name and sentence, by its number in the content.
    #[must_use]
    pub fn fight_card(&self, card: FightCard) -> &FightCardText {
        &self.fight_cards[card.index() % self.fight_cards.len()]
    }

    /// One side of an item; the upgraded side of a miscellaneous item is empty.
    #[must_use]
    pub fn item(&self, item: Item, upgraded: bool) -> &ItemText {
        &self.items[item.index() % self.items.len()][usize::from(upgraded)]
    }

    /// The name of an upgraded item's copy. Each player has at most one copy of an item, so copies are assigned by
    /// seat.
    #[must_use]
    pub fn copy_name(&self, item: Item, seat: Seat) -> Option<&str> {
        let copies = &self.item(item, true).copies;
        copies.get(seat.index() % copies.len().max(1)).map(String::as_str)
    }

    /// A character; none if it is not in the content, as before the draft.
    #[must_use]
    pub fn character(&self, character: Character) -> Option<&CharacterText> {
        self.characters.get(character.index())
    }

    /// A story's name, tale and sentences, by its number in the content.
    #[must_use]
    pub fn story(&self, story: Story) -> &StoryText {
        &self.stories[story.index() % self.stories.len()]
    }

    /// What a player does to contribute to a story, as its card says it; empty for an unknown trigger.
    #[must_use]
    pub fn trigger(&self, trigger: Trigger) -> &str {
        self.triggers.get(trigger.index()).map_or("", |said| &said.text)
    }

    /// The text of a trigger as a label, which ends without a full stop.
    #[must_use]
    pub fn trigger_label(&self, trigger: Trigger) -> &str {
        self.triggers.get(trigger.index()).map_or("", |said| &said.label)
    }

    /// A goal's name and sentence, by its number in the content.
    #[must_use]
    pub fn goal(&self, goal: Goal) -> &GoalText {
        &self.goals[goal.index() % self.goals.len()]
    }

    /// The name of a module's opponent.
    #[must_use]
    pub fn opponent(&self, opponent: Opponent) -> &str {
        &self.opponents[opponent.index()].name
    }

    /// The tale of a module's opponent, if it has one.
    #[must_use]
    pub fn opponent_tale(&self, opponent: Opponent) -> Option<&str> {
        self.opponents[opponent.index()].tale.as_deref()
    }

    /// The name of an opponent, or of the pool that it comes from.
    #[must_use]
    pub fn foe(&self, foe: Foe) -> &str {
        match foe {
            Foe::Known(opponent) => self.opponent(opponent),
            Foe::Drawn(pool) => self.pool(pool),
        }
    }

    /// The name of a pool of opponents.
    #[must_use]
    pub fn pool(&self, pool: Pool) -> &str {
        &self.pools[pool.index()]
    }

    /// All opponents of modules.
    #[must_use]
    pub fn opponents(&self) -> &[OpponentText] {
        &self.opponents
    }

    /// The name of a kind of tokens on the map.
    #[must_use]
    pub fn map_token(&self, token: MapToken) -> &str {
        &self.map_tokens[token.index()]
    }

    /// The name of a frontier token.
    #[must_use]
    pub fn frontier_token(&self, token: FrontierToken) -> &str {
        &self.frontier[token.index()]
    }

    /// The tale of a frontier token, which is no part of the rules.
    #[must_use]
    pub fn frontier_tale(&self, token: FrontierToken) -> &str {
        &self.frontier_tales[token.index()]
    }

    /// The reward of a frontier token, as sentences.
    #[must_use]
    pub fn frontier_text(&self, token: FrontierToken) -> &str {
        &self.frontier_texts[token.index()]
    }

    /// The name of a location.
    #[must_use]
    pub fn location(&self, location: Location) -> &str {
        &self.locations[location.index()]
    }

    /// A legendary story.
    #[must_use]
    pub fn legend(&self, story: Legend) -> &LegendText {
        &self.legends[story.index()]
    }

    /// The ability of a deed.
    #[must_use]
    pub fn deed(&self, deed: Deed) -> &str {
        &self.deeds[deed.index()].text
    }

    /// The ability of a deed with its options as lists; none without options.
    #[must_use]
    pub fn deed_pieces(&self, deed: Deed) -> &[Piece] {
        self.deeds.get(deed.index()).map_or(&[], |said| &said.pieces)
    }

    /// The ability of a deed as a label, which ends without a full stop.
    #[must_use]
    pub fn deed_label(&self, deed: Deed) -> &str {
        &self.deeds[deed.index()].label
    }

    /// The name of a face of the risk die.
    #[must_use]
    pub fn risk_face(&self, face: RiskFace) -> &str {
        &self.risk_faces[usize::from(face.0)]
    }

    /// The names of the faces of the risk die, in order; none if it is not rolled.
    pub fn risk_faces(&self) -> impl ExactSizeIterator<Item = &str> {
        self.risk_faces.iter().map(String::as_str)
    }

    /// A card of a posse or a gang.
    #[must_use]
    pub fn follower(&self, follower: Follower) -> &KeptCardText {
        &self.followers[follower.index()]
    }

    /// Title and effects of an injury.
    #[must_use]
    pub fn injury(&self, injury: Injury) -> &KeptCardText {
        &self.injuries[injury.index()]
    }

    /// A region of the trader: its id and its name.
    #[must_use]
    pub fn region(&self, region: Region) -> &(String, String) {
        &self.regions[region.index()]
    }

    /// The name of a stand, by its number.
    #[must_use]
    pub fn stand(&self, stand: u8) -> &str {
        &self.stands[usize::from(stand)]
    }

    /// A card's name, tale and sentence, by its number in the content.
    #[must_use]
    pub fn event_card(&self, event: EventCard) -> &EventText {
        &self.events[event.index()]
    }

    /// The name of a module's track.
    #[must_use]
    pub fn point_track(&self, track: PointTrack) -> &str {
        &self.point_tracks[track.index()].name
    }

    /// All tracks of modules.
    #[must_use]
    pub fn point_tracks(&self) -> &[PointTrackText] {
        &self.point_tracks
    }

    /// What a title brings, in words.
    pub fn title_text(&self, title: ScoreRow) -> String {
        let ScoringRow { of, each, most, lp } = self.content.scoring.rows[title.index()];
        let of = <&str>::from(of);
        let args = Args::new().n("lp", lp.unsigned_abs()).s("of", of).n("n", each);
        self.catalogue().with(if most { "title-of-most" } else { "title-of-each" }, &args)
    }

    /// The name of a row that a module inserts into the final scoring, by index.
    #[must_use]
    pub fn scoring(&self, row: u8) -> &str {
        &self.scoring[usize::from(row)]
    }

    /// A step that a module inserts, by index.
    #[must_use]
    pub fn step(&self, inserted: u8) -> &StepText {
        &self.steps[usize::from(inserted)]
    }

    /// A card's name and sentences, by its number in the content.
    #[must_use]
    pub fn automa_card(&self, card: AutomaCard) -> &AutomaCardText {
        &self.automa_cards[card.index() % self.automa_cards.len()]
    }

    /// The automa's name.
    #[must_use]
    pub fn automa(&self) -> &str {
        &self.automa.name
    }

    /// Its name within a sentence.
    #[must_use]
    pub fn automa_within(&self) -> &str {
        &self.automa.within
    }

    /// What he is called together with a preposition that merges with his article, by preposition.
    #[must_use]
    pub fn automa_after(&self) -> &[(String, String)] {
        &self.automa.after
    }

    /// The reward of a cattle token.
    #[must_use]
    pub fn cattle(&self, token: Cattle) -> &str {
        self.cattle.get(token.index()).map_or("", |said| &said.text)
    }

    /// The reward of a cattle token as a label, which ends without a full stop.
    #[must_use]
    pub fn cattle_label(&self, token: Cattle) -> &str {
        self.cattle.get(token.index()).map_or("", |said| &said.label)
    }

    /// What it is called; empty if the content has no such ranch.
    #[must_use]
    pub fn ranch(&self, ranch: Ranch) -> &str {
        self.ranches.get(ranch.index()).map_or("", String::as_str)
    }

    /// What its spaces give and are worth, in words.
    #[must_use]
    pub fn marshal_track(&self) -> &TrackText {
        &self.tracks[0]
    }

    /// What its spaces give and are worth, in words.
    #[must_use]
    pub fn wanted_track(&self) -> &TrackText {
        &self.tracks[1]
    }

    /// A title of poker cards.
    #[must_use]
    pub fn title(&self, title: Title) -> &str {
        self.titles.get(title.index()).map_or("", String::as_str)
    }

    /// The name of a space as a message puts it, without a preposition; empty for an unknown space.
    #[must_use]
    pub fn place(&self, space: Space) -> &str {
        self.places.get(space.index()).map_or("", String::as_str)
    }

    /// The name of an option of a choice.
    #[must_use]
    pub fn option(&self, key: OptionKey) -> &str {
        self.option_names.get(key.index()).map_or("", String::as_str)
    }

    /// The effects of an option: the one of this name among `count` rows from `first` (see
    /// [`darkrock_rules::frame::Frame::Choose`]).
    #[must_use]
    pub fn option_text(&self, first: u16, count: u8, key: OptionKey) -> Option<&str> {
        self.option_texts.get(usize::from(self.option_row(first, count, key)?)).map(|said| said.text.as_str())
    }

    /// The row of an option: see [`messages::option_row`].
    #[must_use]
    pub fn option_row(&self, first: u16, count: u8, key: OptionKey) -> Option<u16> {
        messages::option_row(&self.content, first, count, key)
    }

    /// Every option of a choice by its row: its key, its name and its effects, as a sentence.
    pub fn options(&self) -> impl Iterator<Item = (OptionKey, &str, &str)> {
        let rows = self.content.options.iter().zip(&self.option_texts);
        rows.map(|(row, said)| (row.key, self.option(row.key), said.text.as_str()))
    }

    /// The effects of every option by its row, as labels, which end without a full stop.
    pub fn option_labels(&self) -> impl Iterator<Item = &str> {
        self.option_texts.iter().map(|said| said.label.as_str())
    }

    /// The effects of a price, as offered by [`darkrock_rules::frame::Frame::May`].
    #[must_use]
    pub fn offer(&self, price: BlockId, get: BlockId) -> Option<&str> {
        self.offers.get(usize::from(self.offer_index(price, get)?)).map(|said| said.text.as_str())
    }

    /// The row of a price and its effects: see [`messages::offer_index`].
    #[must_use]
    pub fn offer_index(&self, price: BlockId, get: BlockId) -> Option<u16> {
        messages::offer_index(&self.content, price, get)
    }

    /// Every price with its effects by row: both blocks, and the offer as a sentence.
    pub fn offers(&self) -> impl Iterator<Item = (BlockId, BlockId, &str)> {
        let rows = messages::offers(&self.content).zip(&self.offers);
        rows.map(|((price, get), said)| (price, get, said.text.as_str()))
    }

    /// Every price with its effects by row, as labels, which end without a full stop.
    pub fn offer_labels(&self) -> impl Iterator<Item = &str> {
        self.offers.iter().map(|said| said.label.as_str())
    }

    /// The name of the owner of an ability: a character, an item or a title; none otherwise.
    #[must_use]
    pub fn source(&self, source: Source) -> Option<&str> {
        match source.kind() {
            SourceKind::Character(c) => self.character(c).map(|c| c.name.as_str()),
            SourceKind::Front(item) => Some(&self.item(item, false).name),
            SourceKind::Upgraded(item) => Some(&self.item(item, true).name),
            SourceKind::Injury(injury) => Some(&self.injury(injury).name),
            SourceKind::Follower(follower) => Some(&self.follower(follower).name),
            SourceKind::Title(title) => Some(self.title(title)),
            SourceKind::Legend(story) => Some(&self.legend(story).name),
            SourceKind::Other => None,
        }
    }

    /// A face of the prospecting die, by its index among the six.
    #[must_use]
    pub fn face(&self, face: u8) -> &str {
        self.faces.get(usize::from(face)).map_or("", String::as_str)
    }

    /// The faces of the prospecting die.
    pub fn faces(&self) -> impl ExactSizeIterator<Item = &str> {
        self.faces.iter().map(String::as_str)
    }

    /// The titles of poker cards, by their ids.
    pub fn titles(&self) -> impl ExactSizeIterator<Item = &str> {
        self.titles.iter().map(String::as_str)
    }

    /// The ids of the ranches, such as `ranch-blue`, in the order of their numbers.
    pub fn ranches(&self) -> impl ExactSizeIterator<Item = &str> {
        self.ranches.iter().map(String::as_str)
    }

    /// The Marshal and the Wanted track.
    #[must_use]
    pub fn tracks(&self) -> &[TrackText; 2] {
        &self.tracks
    }

    /// The name of a seat: its character's, or its number before it has one; the automa follows the last seat.
    #[must_use]
    pub fn seat_name(&self, public: &Public, seat: Seat) -> String {
        if public.automa() == Some(seat) {
            return self.automa.name.clone();
        }
        match public.player(seat).character.and_then(|c| self.character(c)) {
            Some(character) => character.name.clone(),
            None => self.catalogue.with("seat-number", &Args::new().n("n", seat.0 + 1)),
        }
    }
}
