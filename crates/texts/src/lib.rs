//! Everything that Darkrock says, in each language: card texts made from the cards' effects, log lines, labels of
//! choices, questions and refusals.
//!
//! What a card says is what it does: its text is put together from the same compiled effects that the engine runs, one
//! message of the catalogue (`locales/<language>/*.ftl`) for each effect, timing and condition. All card texts are made
//! once, by [`Texts::new`]; afterwards they are only read.

mod cards;
mod catalogue;
mod effects;
mod labels;
mod log;
mod places;
mod questions;
mod refusals;

pub use cards::{
    AbilityText, CardText, CharacterText, FightCardText, GoalText, ItemText, Kind, SUIT_SIGNS, StoryText, TrackText,
};
pub use catalogue::{Args, Catalogue, CatalogueError, Language, UnknownLanguage};
pub use log::Scene;

use darkrock_rules::content::schema::Numbers;
use darkrock_rules::content::{BlockId, Content, Source, SourceKind};
use darkrock_rules::ids::*;
use darkrock_rules::state::Public;
use effects::Writer;
use places::Places;

/// All texts of a game's content in one language.
#[derive(Debug)]
pub struct Texts {
    catalogue: Catalogue,
    cards: Vec<CardText>,
    fight_cards: Vec<FightCardText>,
    items: Vec<[ItemText; 2]>,
    item_ids: Vec<String>,
    costs: Vec<u8>,
    characters: Vec<CharacterText>,
    stories: Vec<StoryText>,
    triggers: Vec<String>,
    goals: Vec<GoalText>,
    cattle: Vec<String>,
    ranches: Vec<String>,
    tracks: [TrackText; 2],
    titles: Vec<String>,
    places: Vec<String>,
    place_ids: Vec<String>,
    option_names: Vec<String>,
    option_keys: Vec<OptionKey>,
    option_texts: Vec<String>,
    offers: Vec<((BlockId, BlockId), String)>,
    faces: Vec<String>,
    numbers: Numbers,
    token_lp: [u8; 3],
}

impl Texts {
    /// Writes all texts of this content.
    ///
    /// # Errors
    /// When the catalogue of the language cannot be read; never for the shipped ones.
    pub fn new(content: &Content, language: Language) -> Result<Self, CatalogueError> {
        Ok(Self::with_catalogue(content, Catalogue::embedded(language)?))
    }

    /// Writes all texts of this content with the messages of another catalogue.
    #[must_use]
    pub fn with_catalogue(content: &Content, catalogue: Catalogue) -> Self {
        let places = Places::new(content);
        let writer = Writer { content, catalogue: &catalogue, places: &places };
        let specs = &content.specs;
        let named = |kind: &str, id: &str| catalogue.text(&format!("{kind}-{id}"));
        Self {
            cards: writer.cards(),
            fight_cards: writer.fight_cards(),
            items: writer.items(),
            item_ids: specs.items.iter().map(|i| i.id.clone()).collect(),
            costs: content.items.iter().map(|i| i.cost).collect(),
            characters: writer.characters(),
            stories: writer.stories(),
            triggers: writer.triggers(),
            goals: writer.goals(),
            cattle: content.cattle.iter().map(|c| writer.block(c.effects)).collect(),
            ranches: content.board.ranches.iter().map(|(kind, _)| named("location", kind)).collect(),
            tracks: writer.tracks(),
            titles: specs.titles.iter().map(|t| named("title", &t.id)).collect(),
            places: cards::space_names(content, &catalogue),
            place_ids: specs.board.spaces.iter().map(|s| s.id.clone()).collect(),
            option_names: content.option_keys.iter().map(|k| named("option", k)).collect(),
            option_keys: content.options.iter().map(|o| o.key).collect(),
            option_texts: writer.options(),
            offers: offers(&writer),
            faces: content.die.iter().map(|f| named("face", face_id(*f))).collect(),
            numbers: content.numbers,
            token_lp: content.token_lp,
            catalogue,
        }
    }

    /// The messages behind the texts, for what a front end says of its own.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// Ids of the messages that replace generated texts of single cards.
    #[must_use]
    pub fn own_texts(&self) -> Vec<String> {
        cards::own_texts(&self.catalogue)
    }

    /// A poker card.
    #[must_use]
    pub fn card(&self, card: Card) -> &CardText {
        &self.cards[card.index() % self.cards.len()]
    }

    /// Several poker cards by their labels, separated by commas.
    #[must_use]
    pub fn card_list(&self, cards: CardSet) -> String {
        cards.iter().map(|c| self.card(c).label.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// A fight card.
    #[must_use]
    pub fn fight_card(&self, card: FightCard) -> &FightCardText {
        &self.fight_cards[card.index() % self.fight_cards.len()]
    }

    /// One side of an item; the upgraded side of a miscellaneous item is empty.
    #[must_use]
    pub fn item(&self, item: Item, upgraded: bool) -> &ItemText {
        &self.items[item.index() % self.items.len()][usize::from(upgraded)]
    }

    /// A character; none for one that is not in the content, as before the draft.
    #[must_use]
    pub fn character(&self, character: Character) -> Option<&CharacterText> {
        self.characters.get(character.index())
    }

    /// A story.
    #[must_use]
    pub fn story(&self, story: Story) -> &StoryText {
        &self.stories[story.index() % self.stories.len()]
    }

    /// What the stories of a trigger wait for.
    #[must_use]
    pub fn trigger(&self, trigger: Trigger) -> &str {
        self.triggers.get(trigger.index()).map_or("", String::as_str)
    }

    /// A goal.
    #[must_use]
    pub fn goal(&self, goal: Goal) -> &GoalText {
        &self.goals[goal.index() % self.goals.len()]
    }

    /// The reward of a cattle token.
    #[must_use]
    pub fn cattle(&self, token: Cattle) -> &str {
        self.cattle.get(token.index()).map_or("", String::as_str)
    }

    /// A ranch.
    #[must_use]
    pub fn ranch(&self, ranch: Ranch) -> &str {
        self.ranches.get(ranch.index()).map_or("", String::as_str)
    }

    /// The Marshal track.
    #[must_use]
    pub fn marshal_track(&self) -> &TrackText {
        &self.tracks[0]
    }

    /// The Wanted track.
    #[must_use]
    pub fn wanted_track(&self) -> &TrackText {
        &self.tracks[1]
    }

    /// A title of poker cards.
    #[must_use]
    pub fn title(&self, title: Title) -> &str {
        self.titles.get(title.index()).map_or("", String::as_str)
    }

    /// A space of the board.
    #[must_use]
    pub fn place(&self, space: Space) -> &str {
        self.places.get(space.index()).map_or("", String::as_str)
    }

    /// The name of an option of a choice.
    #[must_use]
    pub fn option(&self, key: OptionKey) -> &str {
        self.option_names.get(key.index()).map_or("", String::as_str)
    }

    /// What an option does: the one of this name among `count` rows from `first` (see
    /// [`darkrock_rules::frame::Frame::Choose`]).
    #[must_use]
    pub fn option_text(&self, first: u16, count: u8, key: OptionKey) -> Option<&str> {
        let rows = usize::from(first)..usize::from(first) + usize::from(count);
        let at = rows.into_iter().find(|row| self.option_keys.get(*row) == Some(&key))?;
        self.option_texts.get(at).map(String::as_str)
    }

    /// What a price buys, as [`darkrock_rules::frame::Frame::May`] offers it.
    #[must_use]
    pub fn offer(&self, price: BlockId, get: BlockId) -> Option<&str> {
        self.offers.iter().find(|(blocks, _)| *blocks == (price, get)).map(|(_, text)| text.as_str())
    }

    /// The name of whatever has an ability: a character, an item or a title; none for the rest.
    #[must_use]
    pub fn source(&self, source: Source) -> Option<&str> {
        match source.kind() {
            SourceKind::Character(c) => self.character(c).map(|c| c.name.as_str()),
            SourceKind::Front(item) => Some(&self.item(item, false).name),
            SourceKind::Upgraded(item) => Some(&self.item(item, true).name),
            SourceKind::Title(title) => Some(self.title(title)),
            SourceKind::Other => None,
        }
    }

    /// A face of the prospecting die, by its index among the six.
    #[must_use]
    pub fn face(&self, face: u8) -> &str {
        self.faces.get(usize::from(face)).map_or("", String::as_str)
    }

    /// What a seat is called: its character's name, or its number before it has one.
    #[must_use]
    pub fn seat_name(&self, public: &Public, seat: Seat) -> String {
        match public.player(seat).character.and_then(|c| self.character(c)) {
            Some(character) => character.name.clone(),
            None => self.catalogue.with("seat-number", &Args::new().n("n", seat.0 + 1)),
        }
    }
}

/// Every price of the content with what it buys.
fn offers(writer: &Writer<'_>) -> Vec<((BlockId, BlockId), String)> {
    let content = writer.content;
    let mut pairs: Vec<(BlockId, BlockId)> = Vec::new();
    for op in &content.ops {
        if let darkrock_rules::content::Op::May { price, get } = *op {
            pairs.push((price, get));
        }
    }
    pairs.extend(content.abilities.iter().map(|a| (a.price, a.effects)));
    pairs.into_iter().map(|(price, get)| ((price, get), writer.offer(price, get))).collect()
}

const fn face_id(face: darkrock_rules::content::schema::Face) -> &'static str {
    use darkrock_rules::content::schema::Face;
    match face {
        Face::Nugget => "nugget",
        Face::Tailings => "tailings",
        Face::GoldDust => "gold-dust",
        Face::Gravel => "gravel",
    }
}
