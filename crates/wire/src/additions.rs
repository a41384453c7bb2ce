//! What modules add to a position: stores with a stand of their own, the trader, legendary stories, and events.

use crate::Id;
use crate::ids::{self, Ids};
use crate::words::StoryToken;
use darkrock_rules::content::events::MarkedTrack;
use darkrock_rules::content::legendary_stories::StoryToken as Token;
use darkrock_rules::ids::Seat;
use darkrock_rules::state::Public;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A frontier token on the board.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct FrontierSpace {
    /// The id of where it lies.
    pub space: Id,
    /// Its price in poker cards.
    pub price: u8,
}

/// An event marker on its track.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct EventMarkerOn {
    /// `lp`, `marshal`, `wanted`, or the id of the name of a track that a module brings.
    pub track: Id,
    /// Its space, from 1.
    pub space: u8,
}

/// The event being resolved.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct EventInProgress {
    /// Who resolves it.
    pub seat: u8,
    /// Which card it is, by id.
    pub event: Id,
}

/// A location whose deed a player has bought.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct HeldDeed {
    /// Its location.
    pub id: Id,
    /// Whether its ability was used.
    pub used: bool,
}

/// A store with a stand of its own.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// The message that names it.
    pub name: Id,
    /// The spaces from which it is used.
    pub spaces: Vec<Id>,
    /// The items that it sells, by id.
    pub items: Vec<Id>,
}

/// Where the trader of Blood Money is, and what he has.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Trader {
    /// The id of the name of his region; none before he is placed.
    pub region: Option<Id>,
    /// A space of his region where his cart is drawn.
    pub cart: Option<Id>,
    /// The spaces of his region.
    pub spaces: Vec<Id>,
    /// The ids of the names of the regions that he can come to next.
    pub next: Vec<Id>,
    /// The items that he sells, by id.
    pub wares: Vec<Id>,
    /// The faceup Legendary items, by id.
    pub row: Vec<Id>,
    /// The number of Legendary items facedown.
    pub facedown: u8,
}

/// The legendary stories.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Legends {
    /// The open one; none before the first and after the last.
    pub open: Option<OpenLegend>,
    /// Those that were completed, by id.
    pub completed: Vec<Id>,
    /// The number of those still to come.
    pub left: u8,
}

/// The open legendary story.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct OpenLegend {
    /// The id, as in the handbook's legendary stories.
    pub story: Id,
    /// The owner of the disc on each of its parts; none on a part that can still be taken.
    pub discs: Vec<Option<u8>>,
    /// The spaces with a facedown map token.
    pub facedown: Vec<Id>,
    /// The revealed map tokens.
    pub revealed: Vec<RevealedToken>,
}

/// A revealed map token.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct RevealedToken {
    /// Whether it was an O, an X or a danger.
    pub token: StoryToken,
    /// Who revealed it, and whose turn it was.
    pub seat: u8,
}

/// The legendary stories of a game that has any.
pub(crate) fn legends(ids: Ids<'_>, public: &Public) -> Option<Legends> {
    if ids.0.legendary_stories.is_empty() {
        return None;
    }
    let stories = &public.modules.blood_money.stories;
    let open = public.legendary_story(ids.0).map(|(story, row)| {
        let lying = row.map_tokens.iter().enumerate().filter(|(at, _)| stories.facedown & (1 << at) != 0);
        let shown = [Token::O, Token::X, Token::Danger].into_iter().zip(stories.holders);
        OpenLegend {
            story: ids.legend(story),
            discs: stories.discs[..row.parts.len()].iter().map(|disc| disc.map(ids::seat)).collect(),
            facedown: lying.map(|(_, space)| ids.space(*space)).collect(),
            revealed: shown
                .filter_map(|(token, holder)| Some(RevealedToken { token: token.into(), seat: ids::seat(holder?) }))
                .collect(),
        }
    });
    let gone = stories.completed.len() + usize::from(open.is_some());
    Some(Legends {
        open,
        completed: stories.completed.iter().map(|story| ids.legend(story)).collect(),
        left: (ids.0.legendary_stories.len() - gone) as u8,
    })
}

pub(crate) fn trader(ids: Ids<'_>, public: &Public) -> Option<Trader> {
    let row = ids.0.trader.as_ref()?;
    let trader = public.trader();
    let name = |region| ids.region_name(region);
    Some(Trader {
        region: trader.region.map(name),
        cart: trader.cart(ids.0).map(|space| ids.space(space)),
        spaces: trader.spaces(ids.0).iter().map(|space| ids.space(space)).collect(),
        next: trader.next(row).iter().map(name).collect(),
        wares: trader.wares.iter().map(|item| ids.item(item)).collect(),
        row: trader.faceup().map(|item| ids.item(item)).collect(),
        facedown: trader.facedown() as u8,
    })
}

pub(crate) fn event_markers(ids: Ids<'_>, public: &Public) -> Vec<EventMarkerOn> {
    let on = public.event_markers().iter().map(|marker| {
        let row = ids.0.event_markers[marker.index()];
        let track = match row.track {
            MarkedTrack::Lp => "lp".into(),
            MarkedTrack::Marshal => "marshal".into(),
            MarkedTrack::Wanted => "wanted".into(),
            MarkedTrack::Points(track) => ids.point_track(track),
        };
        EventMarkerOn { track, space: row.space }
    });
    on.collect()
}

pub(crate) fn stands(ids: Ids<'_>, public: &Public) -> Vec<Stand> {
    let stands = ids.0.board.stands.iter().zip(&public.stands).enumerate();
    let all = stands.map(|(at, (row, items))| Stand {
        name: ids.stand(at as u8),
        spaces: row.spaces.iter().map(|space| ids.space(space)).collect(),
        items: items.iter().map(|item| ids.item(item)).collect(),
    });
    all.collect()
}

pub(crate) fn event(ids: Ids<'_>, public: &Public) -> Option<EventInProgress> {
    public.event().map(|(seat, card)| EventInProgress { seat: ids::seat(seat), event: ids.event(card) })
}

/// The deeds of a player.
pub(crate) fn deeds(ids: Ids<'_>, public: &Public, seat: Seat) -> Vec<HeldDeed> {
    let deeds = public.modules.blood_money.deeds;
    deeds.of(seat).map(|deed| HeldDeed { id: ids.deed(deed), used: deeds.used.contains(deed) }).collect()
}
