//! The pages of the handbook about opponents of modules, and about cards that change fights.

use super::ids::Ids;
use darkrock_rules::content::additions::OpponentRow;
use darkrock_rules::ids::Opponent;
use darkrock_texts::{OpponentText, Texts};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// An opponent that a module brings.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct OpponentPage {
    /// Fight cards that it draws.
    pub cards: u8,
    /// Whether the player wins ties.
    pub ties: bool,
    /// Its tale, if it has one.
    pub tale: Option<String>,
    /// The effects for a player who beats it; may be empty.
    pub reward: String,
    /// The effects for a player who loses; may be empty.
    pub penalty: String,
}

/// The pages of all opponents, by the ids of their names.
pub(super) fn pages(ids: Ids<'_>, texts: &Texts) -> BTreeMap<String, OpponentPage> {
    let rows = ids.0.opponents.iter().zip(texts.opponents()).enumerate();
    let page = |(at, (row, text)): (usize, (&OpponentRow, &OpponentText))| {
        let page = OpponentPage {
            cards: row.cards,
            ties: row.player_wins_ties,
            tale: text.tale.clone(),
            reward: text.reward.clone(),
            penalty: text.penalty.clone(),
        };
        (ids.opponent(Opponent(at as u8)).into(), page)
    };
    rows.map(page).collect()
}
