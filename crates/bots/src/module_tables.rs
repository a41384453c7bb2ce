//! Tables for the features of modules, computed once for a content: what their rewards are worth, in LP.

use crate::legend_tables::LegendTables;
use crate::tracks::{self, token, worth};
use darkrock_rules::Content;
use darkrock_rules::content::{BlockId, Op};
use darkrock_rules::ids::{OpponentSet, PointTrack, SpaceSet};
use darkrock_rules::limits::FRONTIER_NUMBERS;

/// Legendary tokens that are enough for what a player expects of a track.
const ENOUGH: u8 = 6;

/// What the features of modules need.
#[derive(Clone, Debug)]
pub(crate) struct ModuleTables {
    /// By track and number of points, the rewards still to come.
    ahead: Vec<Vec<f32>>,
    /// By track and number of points, the reward of the next one; the last is that of points beyond the track.
    next: Vec<Vec<f32>>,
    /// By track, the legendary tokens that each point beyond it gives.
    tokens_beyond: Vec<u8>,
    /// By the number of a frontier token, its mean reward.
    pub(crate) frontier: [f32; FRONTIER_NUMBERS],
    /// By opponent.
    rewards: Vec<f32>,
    /// What a visit to each kind of tokens on the map brings; 0 for those that ask for none.
    visits: Vec<f32>,
    /// The track whose points winning bets give, if faro is played.
    pub(crate) faro: Option<PointTrack>,
    /// The mean LP of a legendary token.
    token: f32,
    /// For legendary stories, deeds and what else comes with them.
    pub(crate) legends: Option<Box<LegendTables>>,
}

impl ModuleTables {
    /// For this content, with the distance from a space to the nearest of some; none if it has nothing that the features of
    /// modules look at.
    pub(crate) fn of(content: &Content, nearest: &impl Fn(usize, SpaceSet) -> u8) -> Option<Box<Self>> {
        let board = &content.board;
        let none = content.point_tracks.is_empty()
            && content.map_tokens.is_empty()
            && content.event_markers.is_empty()
            && board.frontier.is_empty()
            && board.circuit.is_empty();
        let legends = LegendTables::of(content, nearest);
        (!none || legends.is_some()).then(|| Box::new(Self::new(content, legends)))
    }

    fn new(content: &Content, legends: Option<Box<LegendTables>>) -> Self {
        let of = |block: BlockId| worth(content, block);
        let tracks = &content.point_tracks;
        let mean = |number: usize| {
            let rows = content.frontier.iter().filter(|row| usize::from(row.number) == number);
            let (count, sum) = rows.fold((0.0, 0.0), |(count, sum), row| (count + 1.0, sum + of(row.effects)));
            if count > 0.0 { sum / count } else { 0.0 }
        };
        let tokens = |block: BlockId| {
            let given = content.block(block).iter();
            given.map(|op| if let Op::LegendaryTokens(n) = *op { n } else { 0 }).sum()
        };
        let faro = content.faro.and_then(|block| {
            content
                .block(block)
                .iter()
                .find_map(|op| if let Op::Track { track, .. } = *op { Some(track) } else { None })
        });
        Self {
            ahead: tracks::all_ahead(content),
            next: tracks.iter().map(|row| row.spaces.iter().chain([&row.beyond]).map(|b| of(*b)).collect()).collect(),
            tokens_beyond: tracks.iter().map(|row| tokens(row.beyond)).collect(),
            frontier: std::array::from_fn(mean),
            rewards: content.opponents.iter().map(|row| of(row.reward)).collect(),
            visits: content.map_tokens.iter().map(|row| row.visit.map_or(0.0, of)).collect(),
            faro,
            token: token(content),
            legends,
        }
    }

    /// The rewards still to come on a track, for a number of points: fewer where tokens are given of which few are left.
    pub(crate) fn ahead(&self, track: PointTrack, points: u8, supply: u8) -> f32 {
        let all = self.ahead[track.index()][usize::from(points)];
        if self.tokens_beyond[track.index()] == 0 {
            return all;
        }
        all * f32::from(supply.min(ENOUGH)) / f32::from(ENOUGH)
    }

    /// The reward of the next point, of which the supply may lack the tokens.
    pub(crate) fn next_point(&self, track: PointTrack, points: u8, supply: u8) -> f32 {
        let (rewards, given) = (&self.next[track.index()], self.tokens_beyond[track.index()]);
        let at = usize::from(points).min(rewards.len() - 1);
        let lacking = if at + 1 == rewards.len() { given.saturating_sub(supply) } else { 0 };
        rewards[at] - f32::from(lacking) * self.token
    }

    /// What a visit to a kind of tokens on the map brings.
    pub(crate) fn visit(&self, token: usize) -> f32 {
        self.visits[token]
    }

    /// The reward of beating an opponent.
    pub(crate) fn reward(&self, opponent: usize) -> f32 {
        self.rewards[opponent]
    }

    /// The mean reward of some opponents.
    pub(crate) fn mean_reward(&self, opponents: OpponentSet) -> f32 {
        opponents.iter().map(|o| self.reward(o.index())).sum::<f32>() / opponents.len().max(1) as f32
    }
}
