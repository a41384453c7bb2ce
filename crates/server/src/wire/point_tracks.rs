//! The tracks that modules bring, as pages of the handbook: the reward of each space as a sentence and in numbers.

use super::ids::Ids;
use darkrock_rules::Content;
use darkrock_rules::content::additions::PointTrackRow;
use darkrock_rules::content::{BlockId, Op};
use darkrock_rules::ids::PointTrack;
use darkrock_texts::{PointTrackText, Texts};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A track that a module brings.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct PointTrackPage {
    /// The name by which positions know it.
    pub id: String,
    /// The message that names it, such as `track-<id>`.
    pub name: String,
    /// The reward of entering each space, from space 1.
    pub spaces: Vec<RewardPage>,
    /// The reward of each point beyond the last space; none where the cube returns to the start and such points are lost.
    pub beyond: Option<RewardPage>,
}

/// What entering a space of a track gives, in words and in numbers for icons.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct RewardPage {
    /// As complete sentences; empty if there is none.
    pub text: String,
    /// Dollars; with cards, a choice of either.
    pub money: u8,
    /// Poker cards to draw; with dollars, a choice of either.
    pub cards: u8,
    /// Legendary points for the player.
    pub lp: u8,
    /// Legendary tokens.
    pub tokens: u8,
    /// Spaces that the Sheriff is moved.
    pub sheriff: u8,
    /// Whether bandits appear.
    pub bandits: bool,
    /// Marshal, Wanted and other points.
    pub points: u8,
}

/// The tracks of the content.
pub(super) fn point_tracks(ids: Ids<'_>, texts: &Texts) -> Vec<PointTrackPage> {
    let content = ids.0;
    let page = |(at, (row, text)): (usize, (&PointTrackRow, &PointTrackText))| PointTrackPage {
        id: content.specs.point_tracks[at].id.clone(),
        name: ids.point_track(PointTrack(at as u8)).into(),
        spaces: row.spaces.iter().zip(&text.spaces).map(|(block, text)| reward(content, *block, text)).collect(),
        beyond: (!row.returns).then(|| reward(content, row.beyond, &text.beyond)),
    };
    content.point_tracks.iter().zip(texts.point_tracks()).enumerate().map(page).collect()
}

/// A reward in numbers: a choice counts with all its options.
fn reward(content: &Content, block: BlockId, text: &str) -> RewardPage {
    let mut page = RewardPage {
        text: text.to_owned(),
        money: 0,
        cards: 0,
        lp: 0,
        tokens: 0,
        sheriff: 0,
        bandits: false,
        points: 0,
    };
    let mut blocks = vec![block];
    while let Some(block) = blocks.pop() {
        for op in content.block(block) {
            match *op {
                Op::Money(n) => page.money += n,
                Op::Draw(n) => page.cards += n,
                Op::Lp(n) => page.lp += n,
                Op::LegendaryTokens(n) => page.tokens += n,
                Op::Sheriff(n) => page.sheriff += n,
                Op::Bandits(_) => page.bandits = true,
                Op::Marshal(n) | Op::Wanted(n) | Op::Track { points: n, .. } => page.points += n,
                Op::Choose { first, count, .. } => {
                    let options = usize::from(first)..usize::from(first) + usize::from(count);
                    blocks.extend(content.options[options].iter().map(|option| option.effects));
                }
                _ => {}
            }
        }
    }
    page
}
