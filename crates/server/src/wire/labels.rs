//! Texts of the handbook as labels: composed without the full stop that ends them as sentences.

use super::ids::Ids;
use darkrock_rules::ids::*;
use darkrock_texts::Texts;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// What the handbook says in sentences, as labels: the last sentence of each has no full stop.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct LabelsPage {
    /// The effects of fight cards, by their ranks.
    pub fight_cards: BTreeMap<String, String>,
    /// The triggers of stories.
    pub triggers: BTreeMap<String, String>,
    /// What completes goals.
    pub goals: BTreeMap<String, String>,
    /// The rewards of cattle tokens.
    pub cattle: BTreeMap<String, String>,
    /// The abilities of deeds.
    pub deeds: BTreeMap<String, String>,
    /// The effects of options, by row.
    pub options: Vec<String>,
    /// The effects of prices, by row.
    pub offers: Vec<String>,
    /// The rewards of the spaces of tracks, from space 1: of the Marshal and the Wanted track, and of those that modules bring by
    /// the ids of their names.
    pub tracks: BTreeMap<String, Vec<String>>,
}

pub(super) fn labels(ids: Ids<'_>, texts: &Texts) -> LabelsPage {
    let specs = &ids.0.specs;
    let all = |n: usize| (0..n).map(|at| at as u8);
    let [marshal, wanted] = texts.tracks();
    let known = [("marshal", &marshal.labels), ("wanted", &wanted.labels)];
    let known = known.map(|(id, labels)| (id.to_owned(), labels.clone()));
    let others = texts.point_tracks().iter().zip(0..);
    let others = others.map(|(track, at)| (ids.point_track(PointTrack(at)).into(), track.labels.clone()));
    LabelsPage {
        fight_cards: all(13)
            .map(FightCard)
            .map(|card| (card.to_string(), texts.fight_card(card).label.clone()))
            .collect(),
        triggers: all(specs.stories.triggers.len())
            .map(Trigger)
            .map(|t| (ids.trigger(t).into(), texts.trigger_label(t).to_owned()))
            .collect(),
        goals: all(specs.goals.len()).map(Goal).map(|g| (ids.goal(g).into(), texts.goal(g).label.clone())).collect(),
        cattle: all(specs.cattle.len())
            .map(Cattle)
            .map(|c| (ids.cattle(c).into(), texts.cattle_label(c).to_owned()))
            .collect(),
        deeds: all(specs.deeds.len()).map(Deed).map(|d| (ids.deed(d).into(), texts.deed_label(d).to_owned())).collect(),
        options: texts.option_labels().map(str::to_owned).collect(),
        offers: texts.offer_labels().map(str::to_owned).collect(),
        tracks: known.into_iter().chain(others).collect(),
    }
}
