//! A message for the client to render in its user's language: the id of a Fluent message and its arguments.

use super::ids::{self, Ids};
use super::words::Face;
use darkrock_rules::ids::*;
use darkrock_wire::{Cards, FightCards, Id, Seats};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A message of `locales/<language>/*.ftl` with its arguments.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug, Default)]
pub struct Message {
    /// The id in the language's folder, such as `event-moved`.
    #[schema(value_type = String)]
    pub id: Cow<'static, str>,
    /// Its arguments by name; missing without any.
    // A list, because a map would allocate more than it needs.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Arg>>", optional)]
    #[schema(value_type = Option<BTreeMap<String, Arg>>, no_recursion)]
    pub args: Vec<(&'static str, Arg)>,
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// An argument of a message.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
#[serde(untagged)]
pub enum Arg {
    /// An amount, which selects a plural as well.
    Number(#[ts(type = "number")] i64),
    /// A selector for the message, the same in all languages.
    Word(Id),
    /// Something with a name or text in the handbook.
    Thing(Thing),
    /// Another message.
    #[schema(no_recursion)]
    Message(Message),
}

/// Something with a name or a text in the handbook, by its id. Kinds that end in `label` omit the full stop.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A player, by the number of the seat from 0.
    Seat(u8),
    /// The players of several seats.
    Seats(Seats),
    /// The labels of poker cards.
    Cards(Cards),
    /// The names of fight cards.
    FightCards(FightCards),
    /// The effect of a fight card.
    FightCardLabel(Id),
    /// The letter of a card's value.
    Rank(Id),
    /// An item; with `+` its upgraded side.
    Item(Id),
    /// A character, or the automa.
    Character(Id),
    /// A space of the board by its name.
    Space(Id),
    /// The names of goals.
    Goals(Vec<Id>),
    /// What completes a goal.
    GoalText(Id),
    /// The title of a story.
    Story(Id),
    /// The trigger of a story.
    Trigger(Id),
    /// The same as a label.
    TriggerLabel(Id),
    /// The name of a card of the automa.
    AutomaCard(Id),
    /// The effects of a card of the automa.
    AutomaCardText(Id),
    /// The reward of a cattle token.
    Cattle(Id),
    /// A ranch, by its color.
    Ranch(Id),
    /// Content of a module, by the id of its name.
    Named(Id),
    /// The names of items.
    Items(Vec<Id>),
    /// An event card.
    Event(Id),
    /// The effects of an event card.
    EventText(Id),
    /// The ability of a deed.
    DeedText(Id),
    /// A title of poker cards.
    Title(Id),
    /// A face of the prospecting die.
    Face(Face),
    /// LP of legendary tokens.
    Tokens(Vec<u8>),
    /// The name of an option of an effect.
    Option(Id),
    /// The effects of an option, by its row.
    OptionLabel(u16),
    /// The effects of a price, by its row in the offers.
    Offer(u16),
    /// The same as a label.
    OfferLabel(u16),
}

impl Message {
    /// A message for a client, whose arguments are ids.
    pub fn new(ids: Ids<'_>, message: darkrock_texts::Message) -> Self {
        let args = message.args.into_iter().map(|(name, arg)| (name, Arg::new(ids, arg)));
        let mut args: Vec<_> = args.collect();
        args.sort_unstable_by_key(|(name, _)| *name);
        Self { id: message.id, args }
    }
}

/// What follows the id of a legendary story in those of the tales of its endings.
const ENDING_TALES: [&str; 2] = ["-a-tale", "-b-tale"];

impl Arg {
    fn new(ids: Ids<'_>, arg: darkrock_texts::Arg) -> Self {
        use darkrock_texts::Arg as From;
        let thing = match arg {
            From::Number(number) => return Self::Number(number),
            From::Word(word) => return Self::Word(Id::from(&*word)),
            From::ItemId(item) => return Self::Word(ids.item(item)),
            From::SpaceId(space) => return Self::Word(ids.space(space)),
            From::Message(message) => return Self::Message(Message::new(ids, *message)),
            From::Seat(seat) => Thing::Seat(ids::seat(seat)),
            From::Seats(seats) => Thing::Seats(Seats(seats)),
            From::Card(card) => Thing::Cards(Cards(CardSet::one(card))),
            From::Cards(set) => Thing::Cards(Cards(set)),
            From::FightCard(card) => Thing::FightCards(FightCards(FightSet::one(card))),
            From::FightCards(set) => Thing::FightCards(FightCards(set)),
            From::FightCardText(card) => Thing::FightCardLabel(Id::of(card)),
            From::Rank(rank) => Thing::Rank(RANKS.get(usize::from(rank)).map(Id::of).unwrap_or_default()),
            From::Item { item, upgraded } => Thing::Item(ids.side(item, upgraded)),
            From::Figure(figure) => Thing::Character(ids.figure(figure)),
            From::Space(space) => Thing::Space(ids.space(space)),
            From::Items(items) => Thing::Items(items.iter().map(|item| ids.item(item)).collect()),
            From::Stand(stand) => Thing::Named(ids.stand(stand)),
            From::Event(event) => Thing::Event(ids.event(event)),
            From::EventText(event) => Thing::EventText(ids.event(event)),
            From::Goal(goal) => Thing::Goals(vec![ids.goal(goal)]),
            From::Goals(goals) => Thing::Goals(goals.iter().map(|g| ids.goal(g)).collect()),
            From::GoalText(goal) => Thing::GoalText(ids.goal(goal)),
            From::Story(story) => Thing::Story(ids.story(story)),
            From::Trigger(trigger) => Thing::Trigger(ids.trigger(trigger)),
            From::TriggerLabel(trigger) => Thing::TriggerLabel(ids.trigger(trigger)),
            From::AutomaCard(card) => Thing::AutomaCard(ids.automa_card(card)),
            From::AutomaCardText(card) => Thing::AutomaCardText(ids.automa_card(card)),
            From::CattleText(token) => Thing::Cattle(ids.cattle(token)),
            From::Ranch(ranch) => Thing::Ranch(ids.ranch(ranch)),
            From::Opponent(opponent) => Thing::Named(ids.opponent(opponent)),
            From::MapToken(token) => Thing::Named(ids.map_token(token)),
            From::FrontierToken(token) => Thing::Named(ids.frontier_token(token)),
            From::Deed(deed) => Thing::Named(ids.location(ids.0.deeds[deed.index()].location)),
            From::DeedText(deed) => Thing::DeedText(ids.deed(deed)),
            From::Legend(story) => Thing::Named(ids.legend_text(story, "")),
            From::LegendTale(story) => Thing::Named(ids.legend_text(story, "-tale")),
            From::EndingTale(story, ending) => Thing::Named(ids.legend_text(story, ENDING_TALES[usize::from(ending)])),
            From::Part(story, part) => Thing::Named(ids.part(story, part)),
            From::PartText(story, part) => Thing::Named(Id::of(format_args!("{}-text", ids.part(story, part)))),
            From::Location(location) => Thing::Named(ids.location(location)),
            From::RiskFace(face) => Thing::Named(ids.risk_face(face)),
            From::Follower(follower) => Thing::Named(ids.follower(follower)),
            From::ScoreRow(row) => Thing::Named(ids.score_row(row)),
            From::Injury(injury) => Thing::Named(ids.injury(injury)),
            From::Region(region) => Thing::Named(ids.region_name(region)),
            From::RegionId(region) => return Self::Word(ids.region(region)),
            From::PointTrack(track) => Thing::Named(ids.point_track(track)),
            From::Title(title) => Thing::Title(ids.title(title)),
            From::Face(face) => Thing::Face(ids.face(face)),
            From::Tokens(counts) => Thing::Tokens(ids.tokens(counts)),
            From::OptionName(key) => Thing::Option(ids.option(key)),
            From::OptionText(row) => Thing::OptionLabel(row),
            From::Offer(row) => Thing::Offer(row),
            From::OfferLabel(row) => Thing::OfferLabel(row),
        };
        Self::Thing(thing)
    }
}
