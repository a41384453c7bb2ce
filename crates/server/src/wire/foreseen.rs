//! What a choice changes and how likely it succeeds, as far as its seat can know.

use super::ids::{self, Ids};
use darkrock_rules::foreseen;
use darkrock_rules::frame::PointsOn;
use darkrock_wire::{Id, Seats};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a choice certainly changes for its seat. Sums contain what spaces of tracks pay; what is omitted stays as it is.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug, Default)]
#[ts(optional_fields)]
pub struct Gains {
    /// Dollars gained, or lost below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<i16>,
    /// LP gained, or lost below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lp: Option<i16>,
    /// Nuggets gained, or lost below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nuggets: Option<i16>,
    /// Wounds gained, or healed below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wounds: Option<i16>,
    /// Cards drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<i16>,
    /// Actions gained.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<i16>,
    /// Steps on tracks, in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<TrackStep>>,
    /// Other players who answer it or could react to it, as far as everybody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers: Option<Seats>,
    /// The player who plays the cards of the bandit, guard or other opponent in the fight that it begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plays_npc: Option<u8>,
}

/// One space further or back on a track, and what is certain of it.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[ts(optional_fields)]
pub struct TrackStep {
    /// `marshal`, `wanted`, or the id of the name of a track that a module brings.
    pub track: Id,
    /// The space that is left; 0 before the first.
    pub from: u8,
    /// The space that is entered; 0 if the cube leaves the track.
    pub to: u8,
    /// Dollars that this space pays, after the money limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<i16>,
    /// LP that it pays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lp: Option<i16>,
    /// Cards that are drawn for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<i16>,
}

fn sum(n: i16) -> Option<i16> {
    (n != 0).then_some(n)
}

impl Gains {
    /// What a choice changes; none if nothing is certain.
    pub(super) fn new(ids: Ids<'_>, foreseen: &foreseen::Foreseen) -> Option<Box<Self>> {
        let gains = Self {
            money: sum(foreseen.money),
            lp: sum(foreseen.lp),
            nuggets: sum(foreseen.nuggets),
            wounds: sum(foreseen.wounds),
            draws: sum(foreseen.draws.into()),
            actions: sum(foreseen.actions.into()),
            steps: (!foreseen.steps.is_empty())
                .then(|| foreseen.steps.iter().map(|s| TrackStep::new(ids, s)).collect()),
            answers: (!foreseen.answers.is_empty()).then_some(Seats(foreseen.answers)),
            plays_npc: foreseen.plays_npc.map(ids::seat),
        };
        (gains != Self::default()).then(|| Box::new(gains))
    }
}

impl TrackStep {
    fn new(ids: Ids<'_>, step: &foreseen::TrackStep) -> Self {
        let track = match step.on {
            PointsOn::Marshal => Id::of("marshal"),
            PointsOn::Wanted => Id::of("wanted"),
            PointsOn::Track(track) => ids.point_track(track),
        };
        Self {
            track,
            from: step.from,
            to: step.to,
            money: sum(step.money),
            lp: sum(step.lp),
            draws: sum(step.draws.into()),
        }
    }
}
