//! The public part of a position.

use crate::additions::{self, EventInProgress, EventMarkerOn, FrontierSpace, Legends, Stand, Trader};
use crate::compare_fields;
use crate::faro::Faro;
use crate::fight::Fight;
use crate::ids::{self, Ids};
use crate::words::{Face, Phase, PokerStep, Question};
use crate::{Amounts, Cards, Id, Seats};
use darkrock_rules::chance::Chance;
use darkrock_rules::frame::{Frame, ProspectStage, SheriffStage};
use darkrock_rules::ids::*;
use darkrock_rules::poker_hand::strongest_first;
use darkrock_rules::record::Session;
use darkrock_rules::state::Public;
use darkrock_rules::view::View;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The public position of a game.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// LP that trigger the end.
    pub length: u8,
    /// The variants of the base game, by id, such as `goals`.
    pub variants: Vec<Id>,
    /// The seat with the first player token.
    pub first: u8,
    /// The turn in progress.
    pub turn: Turn,
    /// How near the end is.
    pub phase: Phase,
    /// The winners, once the game is over.
    pub winners: Seats,
    /// The seats that must still choose.
    pub waiting: Seats,
    /// The pending decision: the frame on top of the stack.
    pub question: Question,
    /// The frames below the pending decision, from the bottom of the stack: what it interrupts.
    pub below: Vec<Question>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The automa, if it plays.
    pub automa: Option<Automa>,
    /// Spaces with a bandit.
    pub bandits: Vec<Id>,
    /// Tokens of modules on the board, by kind; without kinds that have none.
    pub map_tokens: Vec<MapTokens>,
    /// The frontier tokens on the board.
    pub frontier: Vec<FrontierSpace>,
    /// Destroyed locations, by the ids of their names.
    pub ruins: Vec<Id>,
    /// The train, if there is one.
    pub train: Option<Train>,
    /// The Sheriff's space.
    pub sheriff: Id,
    /// Whether any player is Wanted, so that the Sheriff is moved and blocks his space.
    pub sheriff_active: bool,
    /// The card about the Sheriff that is in force, by the id of its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheriff_card: Option<Id>,
    /// The title that is counted at the end, by the id of its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<Id>,
    /// Undrawn poker cards.
    pub deck_size: u8,
    /// Faceup discards of poker cards.
    pub discard: Cards,
    /// Poker cards lying faceup in play.
    pub in_play: Cards,
    /// Items left in the store, by id.
    pub store: Amounts,
    /// The stores with a stand of their own; the items that none of them sells are sold in general stores.
    pub stands: Vec<Stand>,
    /// The trader, if there is one.
    pub trader: Option<Trader>,
    /// The legendary stories, in games that have any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub legends: Option<Legends>,
    /// Nuggets left in the supply.
    pub nuggets: u8,
    /// Legendary tokens left.
    pub tokens: u8,
    /// Fight cards in each batch of their deck.
    pub fight_deck: Vec<u8>,
    /// The two open stories.
    pub stories: Vec<OpenStory>,
    /// Discs that resolve a story.
    pub discs_needed: u8,
    /// Event markers that are still on their tracks.
    pub event_markers: Vec<EventMarkerOn>,
    /// The event that is being resolved.
    pub event: Option<EventInProgress>,
    /// The fight in progress.
    pub fight: Option<Fight>,
    /// The game of poker in progress.
    pub poker: Option<Poker>,
    /// The game of faro in progress.
    pub faro: Option<Faro>,
    /// The dice on the table.
    pub prospect: Option<Prospect>,
    /// The Sheriff's move.
    pub ride: Option<SheriffRide>,
    /// The story being resolved.
    pub story: Option<StoryInProgress>,
}

/// The train, which goes round its stops.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Train {
    /// The id of where it stands.
    pub space: Id,
    /// Its stops in order, the one where it is included; the first follows the last.
    pub stops: Vec<Id>,
}

/// The turn in progress.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The active seat.
    pub seat: u8,
    /// The round, from 1.
    pub round: u16,
    /// Actions left.
    pub actions: u8,
}

/// The public state of a player.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The seat, from 1, around the table.
    pub seat: u8,
    /// The character; unknown while characters are chosen.
    pub character: Option<Id>,
    /// The figure's space, once it is placed.
    pub space: Option<Id>,
    /// Dollars.
    pub money: u8,
    /// The maximum of dollars carried.
    pub money_limit: u8,
    /// Gold nuggets.
    pub nuggets: u8,
    /// The maximum number of nuggets carried.
    pub nugget_limit: u8,
    /// Legendary points.
    pub lp: u16,
    /// How many the player has, each a card less in the hand at the end of a turn.
    pub wounds: u8,
    /// The injury, if there is one.
    pub injury: Option<Id>,
    /// The card of a posse or a gang, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub follower: Option<Id>,
    /// Marshal points: the cube's space.
    pub marshal: u8,
    /// Wanted points: the cube's space.
    pub wanted: u8,
    /// Whether the legendary ability is active.
    pub legendary: bool,
    /// Owned items; `+` after one that is upgraded.
    pub items: Vec<Id>,
    /// The active weapon.
    pub weapon: Option<Id>,
    /// The active mount.
    pub mount: Option<Id>,
    /// Spaces of a move action.
    pub movement: u8,
    /// The hand limit at the end of the turn.
    pub hand_limit: u8,
    /// The ranch of the carried cattle token.
    pub cattle: Option<Id>,
    /// The ranch of a second carried cattle token.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub second_cattle: Option<Id>,
    /// Completed goals.
    pub goals_done: Vec<Id>,
    /// Legendary tokens held, facedown.
    pub tokens: u8,
    /// Those of them that do not count as tokens of goals.
    pub kept_tokens: u8,
    /// Points on the tracks that modules bring.
    pub points: Vec<TrackPoints>,
    /// Deeds to locations.
    pub deeds: Vec<additions::HeldDeed>,
    /// The space of the homestead, where players settle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub homestead: Option<Id>,
    /// Cards in hand.
    pub hand_size: u8,
    /// Cards played facedown.
    pub facedown: u8,
}

/// The automa: a figure controlled by the game.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Automa {
    /// The id of its figure, which is a character's elsewhere.
    pub character: Id,
    /// The number that represents it in place of a seat: the one after the last seat.
    pub seat: u8,
    /// The space of its figure.
    pub space: Option<Id>,
    /// Legendary points.
    pub lp: u16,
    /// Its card of this round, otherwise of the last one.
    pub card: Option<Id>,
    /// Cards left in its deck.
    pub cards: u8,
}

/// The spaces of the tokens of one kind.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct MapTokens {
    /// The kind, by the id of its name.
    pub name: Id,
    /// Whether a move ends there in a fight.
    pub fights: bool,
    /// The ids of where they lie.
    pub spaces: Vec<Id>,
}

/// A player's progress on a module's track.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct TrackPoints {
    /// The name by which the content knows the track.
    pub id: Id,
    /// The message that names the track, such as `track-<id>`.
    pub name: Id,
    /// The space, 0 before the first.
    pub points: u8,
    /// The last space.
    pub spaces: u8,
}

/// A story that players can add discs to.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct OpenStory {
    /// Its deck, from 1.
    pub deck: u8,
    /// Its trigger; none when the deck is empty.
    pub trigger: Option<Id>,
    /// Cards left in the deck, the open one included.
    pub cards: u8,
    /// The owners of its discs; a seat with two discs is listed twice.
    pub discs: Vec<u8>,
}

/// The game of poker in progress.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Poker {
    /// The seat that started it.
    pub starter: u8,
    /// Its stage.
    pub step: PokerStep,
    /// The seats that paid the ante.
    pub players: Seats,
    /// Whether it is played with high stakes.
    pub high_stakes: bool,
    /// With high stakes, the seats that have put in more money after the flop.
    pub raised: Seats,
    /// With high stakes, the seats that have folded.
    pub folded: Seats,
    /// Dollars in the pot.
    pub pot: u8,
    /// The seat that deals for the house, if nobody joined.
    pub dealer: Option<u8>,
    /// Cards that the dealer drew and has not played.
    pub dealer_cards: u8,
    /// The shared cards: the flop, and with high stakes two more.
    pub flop: Cards,
    /// The seats that have played cards.
    pub laid: Seats,
    /// The revealed cards.
    pub shown: Vec<Shown>,
    /// Who shares the pot; empty before hands are compared.
    pub winners: Seats,
    /// Categories of hands, the strongest first.
    #[ts(type = "Array<HandCategory>")]
    pub hands: Vec<&'static str>,
}

/// The cards that a seat revealed at poker.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Whose they are, from 1.
    pub seat: u8,
    /// The cards of the hand that were turned up.
    pub cards: Cards,
}

/// Prospecting dice on the table.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The seat that rolled.
    pub seat: u8,
    /// What the two dice show, in the order rolled.
    pub dice: [Face; 2],
}

/// The Sheriff's move.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct SheriffRide {
    /// The seat that moves him.
    pub mover: u8,
    /// Spaces left.
    pub left: u8,
    /// Whether the mover is choosing whom he tries to arrest.
    pub picking: bool,
}

/// The story being resolved.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct StoryInProgress {
    /// Which card it is, by id.
    pub story: Id,
    /// Its deck, from 1.
    pub deck: u8,
}

compare_fields!(Position {
    value length, value variants, value first, parts turn, value phase, value winners, value waiting, value question,
    value below, parts players, parts automa, value bandits, value map_tokens, value frontier, value ruins,
    value train, value sheriff, value sheriff_active, optional sheriff_card,
    optional title, value deck_size, value discard, value in_play, value store,
    value stands, value trader, optional legends, value nuggets, value tokens, value fight_deck, elements stories,
    value discs_needed, value event_markers, value event, parts fight, parts poker, parts faro, value prospect,
    value ride, value story,
});

compare_fields!(Turn {
    value seat, value round, value actions,
});

compare_fields!(Player {
    value seat, value character, value space, value money, value money_limit, value nuggets, value nugget_limit,
    value lp, value wounds, value injury, optional follower, value marshal, value wanted, value legendary,
    value items, value weapon, value mount, value movement, value hand_limit, value cattle, optional second_cattle,
    value goals_done, value tokens, value kept_tokens, value points, value deeds, optional homestead,
    value hand_size, value facedown,
});

compare_fields!(Automa {
    value character, value seat, value space, value lp, value card, value cards,
});

compare_fields!(Poker {
    value starter, value step, value players, value high_stakes, value raised, value folded, value pot, value dealer,
    value dealer_cards, value flop, value laid, value shown, value winners, value hands,
});

impl Position {
    /// The public position; `waiting` are the seats that must still choose.
    pub fn new(ids: Ids<'_>, view: &View, waiting: SeatSet) -> Self {
        let public = &view.public;
        let running = |wanted: Frame| public.stack.iter().any(|f| *f == wanted);
        let items =
            public.store.iter().zip(0..ids.0.items.len() as u8).map(|(left, item)| (ids.item(Item(item)), *left));
        Self {
            length: public.length,
            variants: public.variants.iter().map(|v| v.id().into()).collect(),
            first: ids::seat(public.first),
            turn: Turn { seat: ids::seat(public.turn.seat), round: public.turn.round, actions: public.turn.actions },
            phase: public.phase.into(),
            winners: Seats(public.winners),
            waiting: Seats(waiting),
            question: public.stack.peek().into(),
            below: public.stack.iter().take(public.stack.len() - 1).map(Question::from).collect(),
            players: public.all_seats().map(|seat| Player::new(ids, view, seat)).collect(),
            automa: public.automa().map(|seat| Automa::new(ids, public, seat)),
            bandits: public.bandits.iter().map(|s| ids.space(s)).collect(),
            map_tokens: map_tokens(ids, public),
            frontier: frontier(ids, public),
            ruins: public.modules.blood_money.ruins.iter().map(|location| ids.location(location)).collect(),
            train: public.train(ids.0).map(|space| Train {
                space: ids.space(space),
                stops: ids.0.board.circuit.iter().map(|stop| ids.space(*stop)).collect(),
            }),
            sheriff: ids.space(public.sheriff),
            sheriff_active: public.sheriff_active(),
            sheriff_card: public.sheriff_card().map(|card| ids.opponent(card)),
            title: public.title().map(|title| ids.score_row(title)),
            deck_size: view.deck_size(),
            discard: Cards(public.discard),
            in_play: Cards(public.in_play),
            store: Amounts(items.collect()),
            stands: additions::stands(ids, public),
            trader: additions::trader(ids, public),
            legends: additions::legends(ids, public),
            nuggets: public.nuggets,
            tokens: public.tokens,
            fight_deck: public.fight_batches.into_iter().filter(|n| *n > 0).collect(),
            stories: (0..public.open.len()).map(|deck| OpenStory::new(ids, public, deck)).collect(),
            discs_needed: public.discs_needed(ids.0),
            event_markers: additions::event_markers(ids, public),
            event: additions::event(ids, public),
            fight: running(Frame::Fight).then(|| Fight::new(ids, view)),
            poker: running(Frame::Poker).then(|| Poker::new(ids, view)),
            faro: Faro::of(public),
            prospect: public.stack.iter().find_map(|f| Prospect::of(ids, f)),
            ride: public.stack.iter().find_map(SheriffRide::of),
            story: public.stack.iter().find_map(|f| StoryInProgress::of(ids, f)),
        }
    }

    /// The public position of a game in play.
    pub fn of<C: Chance>(ids: Ids<'_>, session: &Session<'_, C>) -> Self {
        Self::new(ids, &session.game().view(None), session.waiting())
    }
}

impl Player {
    fn new(ids: Ids<'_>, view: &View, seat: Seat) -> Self {
        let player = view.public.player(seat);
        let owned = |item: Item| ids.owned(player, item);
        Self {
            seat: ids::seat(seat),
            character: player.character.map(|c| ids.character(c)),
            space: player.space.map(|s| ids.space(s)),
            money: player.money,
            nuggets: player.nuggets,
            money_limit: player.money_limit(ids.0),
            nugget_limit: player.nugget_limit(ids.0),
            lp: player.lp,
            wounds: player.wounds,
            injury: view.public.injury(seat).map(|injury| ids.injury(injury)),
            follower: view.public.follower(seat).map(|follower| ids.follower(follower)),
            marshal: player.marshal,
            wanted: player.wanted,
            legendary: player.legendary,
            items: player.items.iter().map(owned).collect(),
            weapon: player.weapon.map(owned),
            mount: player.mount.map(owned),
            movement: player.movement(ids.0),
            hand_limit: player.hand_limit(ids.0),
            cattle: player.cattle[0].map(|r| ids.ranch(r)),
            second_cattle: player.cattle[1].map(|r| ids.ranch(r)),
            goals_done: ids.0.goals_of(player, player.goals_done).map(|g| ids.goal(g)).collect(),
            tokens: player.tokens,
            kept_tokens: player.kept_tokens,
            points: points(ids, player),
            deeds: additions::deeds(ids, &view.public, seat),
            homestead: view.public.homestead(seat).map(|space| ids.space(space)),
            hand_size: view.hand_sizes[seat.index()],
            facedown: view.facedown_sizes[seat.index()],
        }
    }
}

impl Automa {
    fn new(ids: Ids<'_>, public: &Public, seat: Seat) -> Self {
        let figure = public.player(seat);
        Self {
            character: ids.figure(Figure::Automa),
            seat: ids::seat(seat),
            space: figure.space.map(|s| ids.space(s)),
            lp: figure.lp,
            card: public.automa_card.map(|c| ids.automa_card(c)),
            cards: public.automa_cards.len() as u8,
        }
    }
}

impl OpenStory {
    fn new(ids: Ids<'_>, public: &Public, deck: usize) -> Self {
        let discs = |seat: Seat| std::iter::repeat_n(ids::seat(seat), usize::from(public.player(seat).discs[deck]));
        Self {
            deck: deck as u8 + 1,
            trigger: public.open[deck].map(|t| ids.trigger(t)),
            cards: public.story_cards[deck],
            discs: public.all_seats().flat_map(discs).collect(),
        }
    }
}

fn map_tokens(ids: Ids<'_>, public: &Public) -> Vec<MapTokens> {
    let kinds = ids.0.map_tokens.iter().zip(&public.map_tokens).enumerate();
    let lying = kinds.filter(|(_, (_, spaces))| !spaces.is_empty());
    let tokens = lying.map(|(at, (row, spaces))| MapTokens {
        name: ids.map_token(MapToken(at as u8)),
        fights: row.foe.is_some(),
        spaces: spaces.iter().map(|s| ids.space(s)).collect(),
    });
    tokens.collect()
}

fn frontier(ids: Ids<'_>, public: &Public) -> Vec<FrontierSpace> {
    let spaces = ids.0.board.frontier.iter().filter_map(|(space, _)| {
        let price = public.frontier_price(ids.0, *space)?;
        Some(FrontierSpace { space: ids.space(*space), price })
    });
    spaces.collect()
}

fn points(ids: Ids<'_>, player: &darkrock_rules::state::Player) -> Vec<TrackPoints> {
    let tracks = ids.0.point_tracks.iter().zip(player.points).enumerate();
    let points = tracks.map(|(at, (row, points))| TrackPoints {
        id: ids.0.specs.point_tracks[at].id.as_str().into(),
        name: ids.point_track(PointTrack(at as u8)),
        points,
        spaces: row.spaces.len() as u8,
    });
    points.collect()
}

impl Poker {
    fn new(ids: Ids<'_>, view: &View) -> Self {
        let poker = &view.public.poker;
        let shown = poker.players.iter().chain(poker.dealer).map(|s| (s, poker.shown[s.index()]));
        let shown = shown.filter(|(_, cards)| !cards.is_empty());
        Self {
            starter: ids::seat(poker.starter),
            step: poker.step.into(),
            players: Seats(poker.players),
            high_stakes: poker.is_high(),
            raised: Seats(poker.raised()),
            folded: Seats(poker.folded()),
            pot: poker.pot(ids.0).min(u16::from(u8::MAX)) as u8,
            dealer: poker.dealer.map(ids::seat),
            dealer_cards: view.dealer_cards,
            flop: Cards(poker.flop),
            laid: Seats(poker.laid),
            shown: shown.map(|(s, c)| Shown { seat: ids::seat(s), cards: Cards(c) }).collect(),
            winners: Seats(poker.winners),
            hands: strongest_first(view.public.edition.five_of_a_kind_first()).map(|c| c.id()).collect(),
        }
    }
}

impl Prospect {
    fn of(ids: Ids<'_>, frame: &Frame) -> Option<Self> {
        let Frame::Prospect { dice, stage: ProspectStage::Reroll | ProspectStage::Take, seat, .. } = *frame else {
            return None;
        };
        Some(Self { seat: ids::seat(seat), dice: dice.map(|face| ids.face(face)) })
    }
}

impl SheriffRide {
    fn of(frame: &Frame) -> Option<Self> {
        let Frame::Sheriff { mover, left, stage, .. } = *frame else { return None };
        Some(Self { mover: ids::seat(mover), left, picking: stage == SheriffStage::Pick })
    }
}

impl StoryInProgress {
    fn of(ids: Ids<'_>, frame: &Frame) -> Option<Self> {
        let Frame::Story { story, deck, .. } = *frame else { return None };
        Some(Self { story: ids.story(story), deck: deck + 1 })
    }
}
