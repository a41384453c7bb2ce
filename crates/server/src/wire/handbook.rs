//! The handbook: all names and texts in one language, by id.

use super::characters::{CharacterPage, character};
use super::ids::Ids;
use super::labels::{LabelsPage, labels};
use super::legends::{LegendPage, legend};
use super::opponents::{self, OpponentPage};
use super::pieces::{Line, Piece, lines, pieces};
use super::point_tracks::{PointTrackPage, point_tracks};
use super::tales::{FrontierPage, GoalPage, frontier, goal};
use super::words::{Face, ItemKind};
use darkrock_rules::Content;
use darkrock_rules::content::board::SpaceSpec;
use darkrock_rules::ids::*;
use darkrock_rules::modules::FrontierToken;
use darkrock_rules::modules::blood_money::{Region, RiskFace};
use darkrock_rules::scoring::ScoreSource;
use darkrock_texts::{KeptCardText, Texts, TrackText};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// All names and texts, by id.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct Handbook {
    /// The code of the language of all texts, such as `fr`.
    pub language: String,
    /// The hash of the content.
    pub content: String,
    /// The characters who can be dealt, and those of modules.
    pub characters: BTreeMap<String, CharacterPage>,
    /// Rank, title and effects of each poker card, by its id.
    pub cards: BTreeMap<String, CardPage>,
    /// What bandits, guards and the Sheriff draw.
    pub fight_cards: BTreeMap<String, NamedText>,
    /// What stores and the trader have, with both sides.
    pub items: BTreeMap<String, ItemPage>,
    /// What the map has at each space, by the id of the space.
    pub spaces: BTreeMap<String, SpacePage>,
    /// Cards of the story deck.
    pub stories: BTreeMap<String, StoryPage>,
    /// The triggers of stories.
    pub triggers: BTreeMap<String, String>,
    /// What each character can score.
    pub goals: BTreeMap<String, GoalPage>,
    /// The third figure of a game that has one.
    pub automa: AutomaPage,
    /// The rewards of cattle tokens.
    pub cattle: BTreeMap<String, String>,
    /// Their names, by the kind of the location.
    pub ranches: BTreeMap<String, String>,
    /// Cards of Blood Money that a player keeps for a time.
    pub injuries: BTreeMap<String, KeptCardPage>,
    /// Cards of posses and gangs.
    pub followers: BTreeMap<String, KeptCardPage>,
    /// Event cards.
    pub events: BTreeMap<String, EventPage>,
    /// Deeds, by their locations.
    pub deeds: BTreeMap<String, DeedPage>,
    /// Legendary stories, in games that have any.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, LegendPage>>")]
    pub legends: BTreeMap<String, LegendPage>,
    /// Frontier tokens, in games that have any.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, FrontierPage>>")]
    pub frontier: BTreeMap<String, FrontierPage>,
    /// Names of content that only modules have: opponents, tokens on the map, tracks, regions and locations of
    /// further sheets of the board.
    pub names: BTreeMap<String, String>,
    /// Opponents that modules bring, by the ids of their names.
    pub opponents: BTreeMap<String, OpponentPage>,
    /// Titles of poker cards.
    pub titles: BTreeMap<String, String>,
    /// Faces of the prospecting die.
    pub faces: BTreeMap<Face, String>,
    /// Names of options of effects.
    pub options: BTreeMap<String, String>,
    /// The effects of the options, by row.
    pub option_texts: Vec<String>,
    /// The effects of the prices, by row.
    pub offers: Vec<String>,
    /// What each point of a Marshal gives.
    pub marshal: TrackPage,
    /// What each point of a Wanted player gives.
    pub wanted: TrackPage,
    /// The tracks that modules bring.
    pub tracks: Vec<PointTrackPage>,
    /// Texts as labels, on buttons and in small print.
    pub labels: LabelsPage,
    /// Limits and sums of the rules.
    pub numbers: NumbersPage,
}

/// A name and a text.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct NamedText {
    /// What it is called, in the language of the handbook.
    pub name: String,
    /// What it does, in sentences.
    pub text: String,
    /// The same with options as lists; left out without options.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Piece>>")]
    pub pieces: Vec<Piece>,
}

/// The automa: a figure controlled by the game.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct AutomaPage {
    /// The id of its figure.
    pub id: String,
    /// What the figure is called.
    pub name: String,
    /// Its name within a sentence.
    pub within: String,
    /// Its name together with a preposition that merges with its article, by preposition.
    pub after: BTreeMap<String, String>,
    /// What the figure does in a round, by the id of the card.
    pub cards: BTreeMap<String, NamedText>,
}

/// What the handbook says of a poker card: face, title and abilities.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct CardPage {
    /// The rank: `2` to `10`, `J`, `Q`, `K`, `A`.
    pub rank: String,
    /// The suit: `c`, `d`, `h`, `s`.
    pub suit: String,
    /// The id of its title, the same for all cards with that title.
    pub title: String,
    /// The title.
    pub name: String,
    /// Rank, suit sign and title.
    pub label: String,
    /// Its effects.
    pub lines: Vec<Line>,
    /// What it does in a few words, without when: for a small card.
    pub gist: String,
}

/// What the handbook says of a thing to buy, with both sides.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct ItemPage {
    /// Whether it is a weapon, a mount or something else.
    pub kind: ItemKind,
    /// The price of buying and of upgrading.
    pub cost: u8,
    /// The number of copies.
    pub copies: u8,
    /// Its tale, if it has one.
    pub tale: Option<String>,
    /// What it does when it is bought, before an upgrade.
    pub front: SidePage,
    /// What it does after an upgrade; none if it has no other side.
    pub upgraded: Option<SidePage>,
}

/// One side of an item.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct SidePage {
    /// The item's name on this side.
    pub name: String,
    /// Its effects.
    pub lines: Vec<Line>,
    /// LP at the end of the game.
    pub lp: u8,
    /// The names of its copies on this side, by their owners' seats.
    pub copies: Vec<String>,
}

/// What the handbook says of a space: name, location and what can be done there.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct SpacePage {
    /// What is written on the map.
    pub name: String,
    /// The kind of its location, such as `bank` or `hideout-a`.
    pub location: Option<String>,
    /// The kinds of places that it is on or next to, such as `bank` or `general-store`: the aid describes each in its
    /// section `places-bank`.
    pub places: Vec<String>,
    /// What the part of the map is called.
    pub region: String,
    /// Whether it lies in a town.
    pub town: bool,
}

/// A deed to a location.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct DeedPage {
    /// The name of its location.
    pub name: String,
    /// Its ability.
    pub text: String,
    /// The same with options as lists; left out without options.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Piece>>")]
    pub pieces: Vec<Piece>,
    /// The set that it belongs to, unless it is a set of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub set: Option<String>,
    /// Its price, in dollars.
    pub cost: u8,
    /// LP at the end by the number of deeds of its set, from 1.
    pub lp: Vec<u8>,
    /// LP at the end for each deed of its owner.
    pub lp_for_each_deed: u8,
}

/// A card that a player has for a time: an injury, or one of a posse or a gang.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct KeptCardPage {
    /// What it is called, in the language of the handbook.
    pub name: String,
    /// What it tells of what happened, without a rule.
    pub tale: String,
    /// What it does.
    pub lines: Vec<Line>,
}

/// An event card.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct EventPage {
    /// What it is called, in the language of the handbook.
    pub name: String,
    /// What it tells of what happened, without a rule.
    pub tale: String,
    /// Its effects.
    pub text: String,
    /// The same with options as lists; left out without options.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Piece>>")]
    pub pieces: Vec<Piece>,
}

/// What the handbook says of a card of the story deck.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct StoryPage {
    /// What it is called, in the language of the handbook.
    pub name: String,
    /// What it tells of what happened, without a rule.
    pub tale: String,
    /// The effects for each contributor.
    pub reward: String,
    /// The same with options as lists; left out without options.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Piece>>")]
    pub pieces: Vec<Piece>,
    /// Where bandits are placed.
    pub spawn: Option<String>,
    /// How the Sheriff is moved.
    pub sheriff: Option<String>,
}

/// What the spaces of a track give and are worth.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct TrackPage {
    /// The reward of entering each space, from space 1; empty if there is none.
    pub spaces: Vec<String>,
    /// The value of each row.
    pub rows: Vec<String>,
}

/// Limits and sums of the rules.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct NumbersPage {
    /// The money limit, in dollars.
    pub money: u8,
    /// The maximum number of wounds.
    pub wounds: u8,
    /// The maximum number of miscellaneous items.
    pub misc_items: u8,
    /// Actions of a turn.
    pub actions: u8,
    /// LP from which the legendary ability is active.
    pub legendary_from: u8,
    /// Dollars of a heist.
    pub heist_money: u8,
    /// Wanted points of a heist.
    pub heist_wanted: u8,
    /// Legendary points for the winner, unless a card says otherwise.
    pub duel_lp: u8,
    /// How many fight cards can wound whoever fights against them, even a winner.
    pub wounding_fight_cards: u8,
    /// Dollars that each player puts into the pot.
    pub poker_ante: u8,
    /// The house's contribution to the pot.
    pub poker_house: u8,
    /// High stakes poker, if it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub high_stakes: Option<HighStakesPage>,
    /// Dollars for a nugget.
    pub nugget_price: u8,
    /// LP of the least and the most valuable legendary token.
    pub token_lp: (u8, u8),
}

/// Dollars of high stakes poker.
#[derive(Serialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HighStakesPage {
    /// What a player must have to start or join a game.
    pub purse: u8,
    /// What each player puts into the pot.
    pub ante: u8,
    /// The house's contribution to the pot.
    pub house: u8,
    /// What each player adds after the flop, and the house once more.
    pub raise: u8,
}

impl Handbook {
    /// All names and texts in the language of `texts`.
    pub fn new(content: &Content, texts: &Texts) -> Self {
        let ids = Ids(content);
        let specs = &content.specs;
        let all = |n: usize| (0..n).map(|at| at as u8);
        Self {
            language: texts.catalogue().language().code().to_owned(),
            content: content.hash.clone(),
            characters: all(specs.characters.len()).filter_map(|c| character(ids, texts, Character(c))).collect(),
            cards: content.poker_cards.iter().map(|c| card(ids, texts, c)).collect(),
            fight_cards: all(13).map(|c| fight_card(texts, FightCard(c))).collect(),
            items: all(specs.items.len()).map(|i| item(content, texts, Item(i))).collect(),
            spaces: spaces(content, texts),
            stories: all(specs.stories.cards.len()).map(|s| story(ids, texts, Story(s))).collect(),
            triggers: all(specs.stories.triggers.len())
                .map(|t| (ids.trigger(Trigger(t)).into(), texts.trigger(Trigger(t)).to_owned()))
                .collect(),
            goals: all(specs.goals.len()).map(|g| goal(ids, texts, Goal(g))).collect(),
            automa: automa(ids, texts),
            cattle: all(specs.cattle.len())
                .map(|c| (ids.cattle(Cattle(c)).into(), texts.cattle(Cattle(c)).to_owned()))
                .collect(),
            ranches: all(content.board.ranches.len())
                .map(|r| (ids.ranch(Ranch(r)).into(), texts.ranch(Ranch(r)).to_owned()))
                .collect(),
            deeds: all(specs.deeds.len()).map(|d| deed(ids, texts, Deed(d))).collect(),
            followers: all(content.follower_specs().len())
                .map(Follower)
                .map(|f| (ids.follower(f).into(), kept_card(texts.follower(f))))
                .collect(),
            injuries: all(specs.injuries.len())
                .map(Injury)
                .map(|i| (ids.injury(i).into(), kept_card(texts.injury(i))))
                .collect(),
            events: all(specs.events.len()).map(|e| event(ids, texts, EventCard(e))).collect(),
            legends: all(specs.legendary_stories.len()).map(|s| legend(ids, texts, Legend(s))).collect(),
            frontier: all(specs.frontier.len()).map(|t| frontier(ids, texts, FrontierToken(t))).collect(),
            names: names(ids, texts),
            opponents: opponents::pages(ids, texts),
            titles: all(specs.titles.len())
                .map(|t| (specs.titles[usize::from(t)].id.clone(), texts.title(Title(t)).to_owned()))
                .collect(),
            faces: all(6).map(|f| (ids.face(f), texts.face(f).to_owned())).collect(),
            options: content
                .option_keys
                .iter()
                .zip(all(256))
                .map(|(id, k)| (id.clone(), texts.option(OptionKey(k)).to_owned()))
                .collect(),
            option_texts: texts.options().map(|(_, _, text)| text.to_owned()).collect(),
            offers: texts.offers().map(|(_, _, text)| text.to_owned()).collect(),
            marshal: track(texts.marshal_track()),
            wanted: track(texts.wanted_track()),
            tracks: point_tracks(ids, texts),
            labels: labels(ids, texts),
            numbers: numbers(content),
        }
    }
}

fn automa(ids: Ids<'_>, texts: &Texts) -> AutomaPage {
    let cards = (0..ids.0.specs.automa.cards.len()).map(|c| automa_card(ids, texts, AutomaCard(c as u8)));
    AutomaPage {
        id: ids.0.automa.id.to_owned(),
        name: texts.automa().to_owned(),
        within: texts.automa_within().to_owned(),
        after: texts.automa_after().iter().cloned().collect(),
        cards: cards.collect(),
    }
}

fn card(ids: Ids<'_>, texts: &Texts, card: Card) -> (String, CardPage) {
    let (id, text) = (card.to_string(), texts.card(card));
    let (rank, suit) = if card.is_joker() { ("", "") } else { id.split_at(id.len() - 1) };
    let page = CardPage {
        rank: rank.to_owned(),
        suit: suit.to_owned(),
        title: ids.title(ids.0.title_of[card.index()]).into(),
        name: text.name.clone(),
        label: text.label.clone(),
        lines: lines(&text.lines),
        gist: text.gist.clone(),
    };
    (id, page)
}

fn fight_card(texts: &Texts, card: FightCard) -> (String, NamedText) {
    let text = texts.fight_card(card);
    (card.to_string(), NamedText { name: text.name.clone(), text: text.body.clone(), pieces: Vec::new() })
}

fn item(content: &Content, texts: &Texts, item: Item) -> (String, ItemPage) {
    let spec = &content.specs.items[item.index()];
    let side = |upgraded: bool, lp: u8| {
        let text = texts.item(item, upgraded);
        SidePage { name: text.name.clone(), lines: lines(&text.lines), lp, copies: text.copies.clone() }
    };
    let page = ItemPage {
        kind: spec.kind.into(),
        cost: spec.cost,
        copies: spec.copies,
        tale: texts.item(item, false).tale.clone(),
        front: side(false, spec.front.lp),
        upgraded: spec.upgraded.as_ref().map(|upgraded| side(true, upgraded.lp)),
    };
    (spec.id.clone(), page)
}

fn names(ids: Ids<'_>, texts: &Texts) -> BTreeMap<String, String> {
    let specs = &ids.0.specs;
    let all = |n: usize| (0..n).map(|at| at as u8);
    let opponents = all(specs.opponents.len()).map(Opponent);
    let pools = all(specs.pools.len()).map(Pool).map(|p| (ids.pool(p).into(), texts.pool(p).to_owned()));
    let tokens = all(specs.map_tokens.len()).map(MapToken);
    let frontier = all(specs.frontier.len()).map(FrontierToken);
    let tracks = all(specs.point_tracks.len()).map(PointTrack);
    let opponents = opponents.map(|o| (ids.opponent(o).into(), texts.opponent(o).to_owned()));
    let tokens = tokens.map(|t| (ids.map_token(t).into(), texts.map_token(t).to_owned()));
    let faces = (0..specs.risk_die.iter().map(|die| die.faces.len()).sum::<usize>()).map(|at| RiskFace(at as u8));
    let faces = faces.map(|face| (ids.risk_face(face).into(), texts.risk_face(face).to_owned()));
    let legends = all(specs.legendary_stories.len()).map(Legend).flat_map(|story| legend_names(ids, texts, story));
    // Only with deeds or ruins is a location spoken of by itself.
    let spoken = !specs.deeds.is_empty() || !specs.ruins.is_empty();
    let locations = ids.0.board.all_locations().filter(|_| spoken);
    let locations = locations.map(|location| (ids.location(location).into(), texts.location(location).to_owned()));
    let injuries = all(specs.injuries.len()).map(Injury);
    let injuries = injuries.map(|i| (ids.injury(i).into(), texts.injury(i).name.clone()));
    let followers = all(ids.0.follower_specs().len()).map(Follower);
    let followers = followers.map(|f| (ids.follower(f).into(), texts.follower(f).name.clone()));
    let regions = all(specs.trader.iter().map(|trader| trader.regions.len()).sum()).map(Region);
    let regions = regions.map(|at| (ids.region_name(at).into(), texts.region(at).1.clone()));
    let frontier = frontier.map(|t| (ids.frontier_token(t).into(), texts.frontier_token(t).to_owned()));
    let tracks = tracks.map(|t| (ids.point_track(t).into(), texts.point_track(t).to_owned()));
    // Regions and locations of the base game's sheet are in the messages of every client.
    let others = specs.board.lacks_sheets();
    let sheets = specs.board.spaces.iter().filter(|space| others || space.sheet > 0);
    let words = |space: &SpaceSpec| {
        let location = space.location.as_ref().map(|kind| format!("location-{kind}"));
        [Some(format!("region-{}", space.region)), location]
    };
    let places = sheets.flat_map(words).flatten().filter(|id| texts.catalogue().has(id));
    let places = places.map(|id| {
        let name = texts.catalogue().text(&id);
        (id, name)
    });
    let scoring = all(specs.scoring.len()).map(|row| (ScoreSource::Row(row).id(ids.0), texts.scoring(row).to_owned()));
    let titles =
        ids.0.scoring.titles.iter().map(|title| (format!("{}-text", ids.score_row(title)), texts.title_text(title)));
    let stands = all(ids.0.board.stands.len()).map(|stand| (ids.stand(stand).into(), texts.stand(stand).to_owned()));
    opponents
        .chain(stands)
        .chain(pools)
        .chain(tokens)
        .chain(frontier)
        .chain(faces)
        .chain(locations)
        .chain(legends)
        .chain(injuries)
        .chain(followers)
        .chain(regions)
        .chain(tracks)
        .chain(scoring)
        .chain(titles)
        .chain(places)
        .collect()
}

/// The texts of a legendary story that messages name.
fn legend_names(ids: Ids<'_>, texts: &Texts, story: Legend) -> Vec<(String, String)> {
    let text = texts.legend(story);
    let mut names = vec![
        (ids.legend_text(story, "").into(), text.name.clone()),
        (ids.legend_text(story, "-tale").into(), text.tale.clone()),
        (ids.legend_text(story, "-a-tale").into(), text.endings[0].tale.clone()),
        (ids.legend_text(story, "-b-tale").into(), text.endings[1].tale.clone()),
    ];
    for (at, part) in text.parts.iter().enumerate() {
        let id = ids.part(story, at as u8);
        names.extend([(format!("{id}-text"), part.label.clone()), (id.into(), part.name.clone())]);
    }
    names
}

fn spaces(content: &Content, texts: &Texts) -> BTreeMap<String, SpacePage> {
    let page = |(at, spec): (usize, &SpaceSpec)| {
        let page = SpacePage {
            name: texts.place(Space(at as u8)).to_owned(),
            location: spec.location.clone(),
            places: content.board.kinds(Space(at as u8)).map(str::to_owned).collect(),
            region: spec.region.clone(),
            town: spec.town,
        };
        (spec.id.clone(), page)
    };
    content.specs.board.spaces.iter().enumerate().map(page).collect()
}

fn story(ids: Ids<'_>, texts: &Texts, story: Story) -> (String, StoryPage) {
    let text = texts.story(story);
    let page = StoryPage {
        name: text.name.clone(),
        tale: text.tale.clone(),
        reward: text.reward.clone(),
        pieces: pieces(&text.pieces),
        spawn: text.spawn.clone(),
        sheriff: text.sheriff.clone(),
    };
    (ids.story(story).into(), page)
}

fn deed(ids: Ids<'_>, texts: &Texts, deed: Deed) -> (String, DeedPage) {
    let (row, spec) = (&ids.0.deeds[deed.index()], &ids.0.specs.deeds[deed.index()]);
    let page = DeedPage {
        name: texts.location(row.location).to_owned(),
        text: texts.deed(deed).to_owned(),
        pieces: pieces(texts.deed_pieces(deed)),
        set: spec.set.clone(),
        cost: row.cost,
        lp: row.lp.clone(),
        lp_for_each_deed: row.lp_for_each_deed,
    };
    (ids.deed(deed).into(), page)
}

fn kept_card(text: &KeptCardText) -> KeptCardPage {
    KeptCardPage { name: text.name.clone(), tale: text.tale.clone(), lines: lines(&text.lines) }
}

fn event(ids: Ids<'_>, texts: &Texts, event: EventCard) -> (String, EventPage) {
    let text = texts.event_card(event);
    let page = EventPage {
        name: text.name.clone(),
        tale: text.tale.clone(),
        text: text.text.clone(),
        pieces: pieces(&text.pieces),
    };
    (ids.event(event).into(), page)
}

fn automa_card(ids: Ids<'_>, texts: &Texts, card: AutomaCard) -> (String, NamedText) {
    let text = texts.automa_card(card);
    let page = NamedText { name: text.name.clone(), text: text.body.clone(), pieces: pieces(&text.pieces) };
    (ids.automa_card(card).into(), page)
}

fn track(text: &TrackText) -> TrackPage {
    TrackPage { spaces: text.spaces.clone(), rows: text.rows.clone() }
}

fn numbers(content: &Content) -> NumbersPage {
    let n = &content.numbers;
    let token = |best: fn(u8, u8) -> u8| content.token_lp.into_iter().reduce(best).unwrap_or_default();
    NumbersPage {
        money: n.money,
        wounds: n.wounds,
        misc_items: n.misc_items,
        actions: n.actions,
        legendary_from: n.legendary_from,
        heist_money: n.heist_money,
        heist_wanted: n.heist_wanted,
        duel_lp: n.duel_lp,
        wounding_fight_cards: content.wounding_fight_cards(),
        poker_ante: n.poker_ante,
        poker_house: n.poker_house,
        high_stakes: content.high_stakes.map(|game| HighStakesPage {
            purse: game.purse,
            ante: game.ante,
            house: game.house,
            raise: game.raise,
        }),
        nugget_price: n.nugget_price,
        token_lp: (token(u8::min), token(u8::max)),
    }
}
