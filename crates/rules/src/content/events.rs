//! Event cards, and the markers on tracks that bring them.

use super::additions::PointTrackSpec;
use super::compiler::{Compiler, Res};
use super::schema::{Effect, Source};
use super::table::BlockId;
use crate::core::ids::PointTrack;
use serde::Deserialize;

/// An event card (`events.yaml`).
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EventSpec {
    /// Its id, such as `cave-in`.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// Its effects on the player who resolves it.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// The group of cards that it belongs to, such as `high-roller`: a mode can leave out a whole group.
    #[serde(default)]
    pub group: Option<String>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// An event marker (`event-markers.yaml`): the first player who reaches its space resolves an event.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EventMarkerSpec {
    /// Its id, such as `lp-5`.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// `lp`, `marshal`, `wanted` or a track that a module brings.
    pub track: String,
    /// The space, from 1.
    pub space: u8,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// A compiled event card.
#[derive(Clone, Copy, Debug)]
pub struct EventRow {
    /// What happens when it is drawn, from top to bottom.
    pub effects: BlockId,
}

/// A track with an event marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkedTrack {
    /// Legendary points.
    Lp,
    /// The Marshal track.
    Marshal,
    /// The Wanted track.
    Wanted,
    /// A track that a module brings.
    Points(PointTrack),
}

/// A compiled event marker.
#[derive(Clone, Copy, Debug)]
pub struct EventMarkerRow {
    /// The track on which it lies; the first to reach its space draws an event.
    pub track: MarkedTrack,
    /// Its space, from 1.
    pub space: u8,
}

impl Compiler<'_> {
    pub(super) fn events(&mut self) -> Res<Vec<EventRow>> {
        self.begin("events.yaml");
        let specs = self.specs;
        let mut rows = Vec::new();
        for spec in &specs.events {
            self.entry.clone_from(&spec.id);
            rows.push(EventRow { effects: self.block(&spec.effects)? });
        }
        Ok(rows)
    }

    pub(super) fn event_markers(&mut self) -> Res<Vec<EventMarkerRow>> {
        self.begin("event-markers.yaml");
        let specs = self.specs;
        let mut rows = Vec::new();
        for spec in &specs.event_markers {
            self.entry.clone_from(&spec.id);
            let track = match spec.track.as_str() {
                "lp" => MarkedTrack::Lp,
                "marshal" => MarkedTrack::Marshal,
                "wanted" => MarkedTrack::Wanted,
                other => MarkedTrack::Points(self.point_track(other)?),
            };
            rows.push(EventMarkerRow { track, space: spec.space });
        }
        Ok(rows)
    }
}

/// Whether a marker lies on its track.
///
/// # Errors
/// With what was expected.
pub(super) fn check_marker(marker: &EventMarkerSpec, tracks: &[PointTrackSpec]) -> Result<(), String> {
    let most = match tracks.iter().find(|track| track.id == marker.track) {
        Some(track) => track.spaces.len(),
        None if marker.track == "lp" => usize::from(u8::MAX),
        None => usize::from(crate::players::tracks::TRACK_SPACES),
    };
    if (1..=most).contains(&usize::from(marker.space)) {
        return Ok(());
    }
    Err(format!("“space” is {}: expected 1 to {most}", marker.space))
}
