//! The final scoring: a list of sources of points, into which modules insert their own (`scoring.yaml`).

use super::compiler::{Compiler, Res};
use super::schema::Source;
use crate::content::Content;
use crate::core::ids::{PointTrack, ScoreRow, ScoreRowSet};
use crate::core::word::Word;
use serde::Deserialize;

/// A source of final points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoreSource {
    /// Legendary points gained in play.
    Lp,
    /// Upgraded weapons and mounts, active or not (base.score.01).
    Upgrades,
    /// Money (base.score.02).
    Money,
    /// Wounds, negative (base.score.04).
    Wounds,
    /// The LP of an injury, negative (bm.scoring.05).
    Injury,
    /// Most Wanted, or Wanted at all (base.score.05 to 07).
    Wanted,
    /// The row of the Marshal track (base.score.08).
    Marshal,
    /// Legendary tokens (base.score.09).
    Tokens,
    /// A track that a module brings.
    Track(PointTrack),
    /// Deeds to locations, after everything else (bm.deeds.13).
    Deeds,
    /// A row that a module inserts, by its index in the composed `scoring.yaml`.
    Row(u8),
}

impl ScoreSource {
    /// The sources of the base game, in order.
    pub const BASE: [Self; 7] =
        [Self::Lp, Self::Upgrades, Self::Money, Self::Wounds, Self::Wanted, Self::Marshal, Self::Tokens];

    /// Its id: a word of the base game, `track-fame` or `scoring-gold`.
    pub fn id(self, content: &Content) -> String {
        match self {
            Self::Track(track) => format!("track-{}", content.specs.point_tracks[track.index()].id),
            Self::Row(row) => format!("scoring-{}", content.specs.scoring[usize::from(row)].id),
            source => source.word().to_owned(),
        }
    }
}

/// What a row of the final scoring counts.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Counted {
    /// Money, in dollars.
    Money,
    /// Gold nuggets.
    Nuggets,
    /// Items, weapons and mounts among them.
    Items,
    /// Upgraded weapons and mounts.
    Upgrades,
    /// LP printed on the fronts of items that are not upgraded.
    ItemLp,
    /// Wounds.
    Wounds,
    /// Marshal points.
    Marshal,
    /// Wanted points.
    Wanted,
    /// Money, items at their price without an upgrade, and deeds at theirs, in dollars.
    Wealth,
}

/// A row that a module inserts into the final scoring (`scoring.yaml`).
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ScoringSpec {
    /// The name by which messages and results know the row.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The source after which it is inserted: the base game's, or a module's.
    pub after: String,
    /// What it counts.
    pub of: Counted,
    /// How many of them are worth `lp`; a remainder is worth nothing.
    #[serde(default = "one")]
    pub each: u8,
    /// Whether only players with the most of it gain `lp`, once; each of several who tie, but nobody without any.
    #[serde(default)]
    pub most: bool,
    /// LP for them; may be negative.
    pub lp: i8,
    /// Whether it is a title: of all titles one, drawn during setup, is counted.
    #[serde(default)]
    pub title: bool,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// Each of them counts if a row does not say otherwise.
fn one() -> u8 {
    1
}

/// A compiled row of the final scoring.
#[derive(Clone, Copy, Debug)]
pub struct ScoringRow {
    /// What it counts.
    pub of: Counted,
    /// How many of them are worth `lp`.
    pub each: u8,
    /// Whether only players with the most of it gain `lp`.
    pub most: bool,
    /// LP for them.
    pub lp: i8,
}

/// The final scoring as composed.
#[derive(Clone, Debug)]
pub struct Scoring {
    /// The sources, in order.
    pub sources: Vec<ScoreSource>,
    /// The inserted rows, by their index in the composed `scoring.yaml`.
    pub rows: Vec<ScoringRow>,
    /// Those of them that are titles.
    pub titles: ScoreRowSet,
}

impl Compiler<'_> {
    /// The sources of the base game, then the tracks of modules, and each inserted row after its source.
    pub(super) fn scoring(&mut self) -> Res<Scoring> {
        self.begin("scoring.yaml");
        let specs = self.specs;
        let tracks = (0..specs.point_tracks.len()).map(|track| ScoreSource::Track(PointTrack(track as u8)));
        let mut sources: Vec<ScoreSource> = ScoreSource::BASE.into_iter().chain(tracks).collect();
        if !specs.injuries.is_empty() {
            let wounds = sources.iter().position(|source| *source == ScoreSource::Wounds);
            sources.insert(wounds.map_or(0, |at| at + 1), ScoreSource::Injury);
        }
        for (at, spec) in specs.scoring.iter().enumerate() {
            self.entry.clone_from(&spec.id);
            if spec.each == 0 {
                return self.error("“each” is 0: expected 1 to 255".to_owned());
            }
            if spec.most && spec.each != 1 {
                return self.error(format!("“each” is {} with “most”: expected 1", spec.each));
            }
            if let Some(other) = specs.scoring[..at].iter().find(|other| other.after == spec.after) {
                let what = format!("“{}” comes after “{}”, too: expected an order between them", other.id, spec.after);
                return self.error(what);
            }
            let is_anchor = |source: &ScoreSource| match *source {
                ScoreSource::Track(track) => specs.point_tracks[track.index()].id == spec.after,
                ScoreSource::Row(row) => specs.scoring[usize::from(row)].id == spec.after,
                source => source.word() == spec.after,
            };
            let Some(place) = sources.iter().position(is_anchor) else {
                let base = ScoreSource::BASE.map(Word::word).join(", ");
                return self.error(format!("no source “{}”: expected a row before it, a track, or {base}", spec.after));
            };
            sources.insert(place + 1, ScoreSource::Row(at as u8));
        }
        if !specs.deeds.is_empty() {
            sources.push(ScoreSource::Deeds);
        }
        let row = |spec: &ScoringSpec| ScoringRow { of: spec.of, each: spec.each, most: spec.most, lp: spec.lp };
        let titles = specs.scoring.iter().zip(0..).filter(|(spec, _)| spec.title).map(|(_, at)| ScoreRow(at));
        Ok(Scoring { sources, rows: specs.scoring.iter().map(row).collect(), titles: titles.collect() })
    }
}
