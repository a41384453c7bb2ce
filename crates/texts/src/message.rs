//! A text before it is formatted in a language: a message id of the catalogue with its arguments.
//!
//! A [`Message`] contains no words of any language. Names and texts of things are references such as [`Arg::Card`], so
//! that the same message can be rendered in different languages by [`Texts::render`].

use crate::Texts;
use crate::catalogue::Args;
use darkrock_rules::ids::*;
use darkrock_rules::modules::FrontierToken;
use darkrock_rules::modules::blood_money::{Region, RiskFace};
use std::borrow::Cow;

/// A message of the catalogue and its arguments.
///
/// One without an id renders as its arguments joined: see [`Message::bare`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    /// The message's id, as in `locales/<language>/*.ftl`; empty if it consists of arguments only.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message: a number, a selector, or a reference to something with a name or text in each language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// An amount, which selects a plural as well.
    Number(i64),
    /// A selector, the same in all languages: lowercase words joined by hyphens, or nothing.
    Word(Cow<'static, str>),
    /// The name of a seat.
    Seat(Seat),
    /// The names of several seats.
    Seats(SeatSet),
    /// A poker card by its label, as in "4♥ Manhunt".
    Card(Card),
    /// Several poker cards by their labels.
    Cards(CardSet),
    /// A fight card's name.
    FightCard(FightCard),
    /// The names of several fight cards.
    FightCards(FightSet),
    /// The effect of a fight card, as a label: without its full stop.
    FightCardText(FightCard),
    /// The letter of a card's value, from 0 (the 2) to 12 (the ace).
    Rank(u8),
    /// An item's name.
    Item {
        /// The item.
        item: Item,
        /// Whether it is the upgraded side.
        upgraded: bool,
    },
    /// The names of several items.
    Items(ItemSet),
    /// The name of a stand, by its number.
    Stand(u8),
    /// An item's id, as a selector.
    ItemId(Item),
    /// A character's name, or the automa's.
    Figure(Figure),
    /// A space's name.
    Space(Space),
    /// A space's id, as a selector.
    SpaceId(Space),
    /// A goal's name.
    Goal(Goal),
    /// The names of several goals.
    Goals(GoalSet),
    /// What completes a goal.
    GoalText(Goal),
    /// A story's name.
    Story(Story),
    /// The text of a trigger, as a sentence.
    Trigger(Trigger),
    /// The same as a label: without its full stop.
    TriggerLabel(Trigger),
    /// The name of a card of the automa.
    AutomaCard(AutomaCard),
    /// The effects of a card of the automa.
    AutomaCardText(AutomaCard),
    /// The reward of a cattle token.
    CattleText(Cattle),
    /// A ranch's name.
    Ranch(Ranch),
    /// The name of a module's opponent.
    Opponent(Opponent),
    /// The name of a kind of tokens on the map.
    MapToken(MapToken),
    /// A frontier token.
    FrontierToken(FrontierToken),
    /// The name of an event card.
    Event(EventCard),
    /// The effects of an event card.
    EventText(EventCard),
    /// A deed, by the name of its location.
    Deed(Deed),
    /// The ability of a deed, as a label: without its full stop.
    DeedText(Deed),
    /// The name of a legendary story.
    Legend(Legend),
    /// The tale on the front of a legendary story.
    LegendTale(Legend),
    /// The tale of an ending of a legendary story, 0 or 1.
    EndingTale(Legend, u8),
    /// The name of a condition of a legendary story, from 0.
    Part(Legend, u8),
    /// What a condition of a legendary story gives, as a label.
    PartText(Legend, u8),
    /// The name of a location.
    Location(Location),
    /// A face of the risk die.
    RiskFace(RiskFace),
    /// The name of a card of a posse or a gang.
    Follower(Follower),
    /// The name of a row of the final scoring.
    ScoreRow(ScoreRow),
    /// The name of an injury.
    Injury(Injury),
    /// A region of the trader.
    Region(Region),
    /// Its id, as a selector.
    RegionId(Region),
    /// The name of a module's track.
    PointTrack(PointTrack),
    /// The name of a title of poker cards.
    Title(Title),
    /// A face of the prospecting die, by its index among the six.
    Face(u8),
    /// The values of legendary tokens, from the number of each kind.
    Tokens([u8; 3]),
    /// The name of an option of a choice.
    OptionName(OptionKey),
    /// The effects of an option, by its row (see [`crate::messages::option_row`]), as a label: without its full stop.
    OptionText(u16),
    /// The effects of a price, by its row (see [`crate::messages::offer_index`]), as a sentence.
    Offer(u16),
    /// The same as a label: without its full stop.
    OfferLabel(u16),
    /// The text of another message.
    Message(Box<Message>),
}

impl Arg {
    /// An empty message.
    pub const NOTHING: Self = Self::Word(Cow::Borrowed(""));
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// An argument alone, without a message around it: the text of an option as a label.
    #[must_use]
    pub fn bare(arg: Arg) -> Self {
        Self::default().with("text", arg)
    }

    /// With an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// The same message with a number, which selects plural forms.
    #[must_use]
    pub fn n(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// With a selector.
    #[must_use]
    pub fn word(self, name: &'static str, word: &'static str) -> Self {
        self.with(name, Arg::Word(Cow::Borrowed(word)))
    }

    /// The same message with an item, which is named by its better side only if it is upgraded: here it is not.
    #[must_use]
    pub fn item(self, name: &'static str, item: Item) -> Self {
        self.with(name, Arg::Item { item, upgraded: false })
    }

    /// The same message with a player, whose name or “you” the reader's language composes.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }
}

impl Texts {
    /// Renders a message in this language; `names` returns the name of a seat.
    #[must_use]
    pub fn render(&self, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        if message.id.is_empty() {
            return message.args.iter().map(|(_, arg)| self.words(arg, names)).collect();
        }
        // Here a line names everybody; a client addresses its user as "you".
        let nobody = Args::new().s("you", "no");
        let args = message.args.iter().fold(nobody, |args, (name, arg)| match arg {
            Arg::Number(n) => args.n(name, *n),
            _ => args.s(name, self.words(arg, names)),
        });
        self.catalogue().with(&message.id, &args)
    }

    /// The text of an argument in this language.
    fn words<'a>(&'a self, arg: &'a Arg, names: &dyn Fn(Seat) -> String) -> Cow<'a, str> {
        let text: &str = match arg {
            Arg::Number(n) => return Cow::Owned(n.to_string()),
            Arg::Word(word) => word,
            Arg::Seat(seat) => return Cow::Owned(names(*seat)),
            Arg::Seats(seats) => return Cow::Owned(self.list(seats.iter().map(names))),
            Arg::Card(card) => &self.card(*card).label,
            Arg::Cards(cards) => return Cow::Owned(self.card_list(*cards)),
            Arg::FightCard(card) => &self.fight_card(*card).name,
            Arg::FightCards(cards) => return Cow::Owned(self.fight_card_list(*cards)),
            Arg::FightCardText(card) => &self.fight_card(*card).label,
            Arg::Rank(rank) => RANKS.get(usize::from(*rank)).copied().unwrap_or_default(),
            Arg::Item { item, upgraded } => &self.item(*item, *upgraded).name,
            Arg::Items(items) => return Cow::Owned(self.list(items.iter().map(|i| self.item(i, false).name.as_str()))),
            Arg::Event(event) => &self.event_card(*event).name,
            Arg::EventText(event) => &self.event_card(*event).text,
            Arg::Stand(stand) => self.stand(*stand),
            Arg::ItemId(item) => self.content.specs.items.get(item.index()).map_or("", |i| i.id.as_str()),
            Arg::Figure(Figure::Automa) => self.automa(),
            Arg::Figure(Figure::Character(who)) => self.character(*who).map_or("", |c| c.name.as_str()),
            Arg::Space(space) => self.place(*space),
            Arg::SpaceId(space) => self.content.specs.board.spaces.get(space.index()).map_or("", |s| s.id.as_str()),
            Arg::Goal(goal) => &self.goal(*goal).name,
            Arg::Goals(goals) => return Cow::Owned(self.list(goals.iter().map(|g| self.goal(g).name.as_str()))),
            Arg::GoalText(goal) => &self.goal(*goal).body,
            Arg::Story(story) => &self.story(*story).name,
            Arg::Trigger(trigger) => self.trigger(*trigger),
            Arg::TriggerLabel(trigger) => self.trigger_label(*trigger),
            Arg::AutomaCard(card) => &self.automa_card(*card).name,
            Arg::AutomaCardText(card) => &self.automa_card(*card).body,
            Arg::CattleText(token) => self.cattle(*token),
            Arg::Ranch(ranch) => self.ranch(*ranch),
            Arg::Opponent(opponent) => self.opponent(*opponent),
            Arg::MapToken(token) => self.map_token(*token),
            Arg::FrontierToken(token) => self.frontier_token(*token),
            Arg::Deed(deed) => self.location(self.content.deeds[deed.index()].location),
            Arg::DeedText(deed) => self.deed_label(*deed),
            Arg::Legend(story) => &self.legend(*story).name,
            Arg::LegendTale(story) => &self.legend(*story).tale,
            Arg::EndingTale(story, ending) => &self.legend(*story).endings[usize::from(*ending)].tale,
            Arg::Part(story, part) => &self.legend(*story).parts[usize::from(*part)].name,
            Arg::PartText(story, part) => &self.legend(*story).parts[usize::from(*part)].label,
            Arg::Location(location) => self.location(*location),
            Arg::RiskFace(face) => self.risk_face(*face),
            Arg::Follower(follower) => &self.follower(*follower).name,
            Arg::ScoreRow(row) => self.scoring(row.0),
            Arg::Injury(injury) => &self.injury(*injury).name,
            Arg::Region(region) => &self.region(*region).1,
            Arg::RegionId(region) => &self.region(*region).0,
            Arg::PointTrack(track) => self.point_track(*track),
            Arg::Title(title) => self.title(*title),
            Arg::Face(face) => self.face(*face),
            Arg::Tokens(kinds) => return Cow::Owned(self.list(self.token_values(*kinds))),
            Arg::OptionName(key) => self.option(*key),
            Arg::OptionText(row) => self.option_texts.get(usize::from(*row)).map_or("", |said| &said.label),
            Arg::Offer(row) => self.offers.get(usize::from(*row)).map_or("", |said| &said.text),
            Arg::OfferLabel(row) => self.offers.get(usize::from(*row)).map_or("", |said| &said.label),
            Arg::Message(message) => return Cow::Owned(self.render(message, names)),
        };
        Cow::Borrowed(text)
    }

    fn fight_card_list(&self, cards: FightSet) -> String {
        self.list(cards.iter().map(|card| self.fight_card(card).name.as_str()))
    }

    /// Words as a list of the language: commas, and "and" before the last.
    #[must_use]
    pub fn list(&self, words: impl Iterator<Item = impl AsRef<str>>) -> String {
        self.catalogue().list(words)
    }

    /// The values of legendary tokens, one by one.
    fn token_values(&self, kinds: [u8; 3]) -> impl Iterator<Item = String> {
        let kinds = kinds.into_iter().zip(self.content.token_lp);
        kinds.flat_map(|(n, lp)| std::iter::repeat_n(lp.to_string(), usize::from(n)))
    }
}
