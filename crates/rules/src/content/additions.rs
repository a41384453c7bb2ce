//! Content that only modules have, in separate files: opponents, tokens on the map, tracks.

use super::compiler::{Compiler, Res};
use super::load::Specs;
use super::pools::Foe;
use super::schema::{Effect, Source};
use super::table::BlockId;
use crate::core::ids::*;
use serde::Deserialize;

/// An opponent with fight cards other than bandits, guards and the Sheriff (`opponents.yaml`).
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OpponentSpec {
    /// Its id, such as `rustler`.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// Fight cards that it draws; poker cards, for a dealer.
    pub cards: u8,
    /// Whether the player wins ties; otherwise the opponent does.
    #[serde(default)]
    pub player_wins_ties: bool,
    /// The pool from which it is drawn, if it is in one.
    #[serde(default)]
    pub pool: Option<String>,
    /// The effects for a player who beats it.
    pub reward: Vec<Effect>,
    /// The effects for a player who loses: no wound and no card are added.
    pub penalty: Vec<Effect>,
    /// The card that it is a part of, for the pool of cards about bandits.
    #[serde(default)]
    pub card: Option<String>,
    /// The numbers of bandits for which this part applies.
    #[serde(default)]
    pub numbers: Vec<u8>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// A kind of tokens on the map (`map-tokens.yaml`).
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MapTokenSpec {
    /// Its id, such as `camp`.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The opponent of a figure that enters such a space, if it stops a move.
    #[serde(default)]
    pub opponent: Option<String>,
    /// The pool from which that opponent is drawn when it is met, instead of a certain one.
    #[serde(default)]
    pub pool: Option<String>,
    /// The pool of dealers, for tokens that lie beside a saloon and can be challenged to a game of poker.
    #[serde(default)]
    pub dealers: Option<String>,
    /// The place whose spaces have such tokens at the start.
    #[serde(default)]
    pub start: Option<String>,
    /// Whether it stays when its opponent wins; a beaten opponent's is always removed.
    #[serde(default)]
    pub stays: bool,
    /// The effects for a player who ends a move action on its space; the token is then removed.
    #[serde(default)]
    pub visit: Vec<Effect>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// A track other than Marshal and Wanted (`tracks.yaml` of a module).
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PointTrackSpec {
    /// Its id, such as `gambler`.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The reward of entering each space, from space 1.
    pub spaces: Vec<Vec<Effect>>,
    /// The reward of each point beyond the last space; by default 1 LP.
    #[serde(default = "one_lp")]
    pub beyond: Vec<Effect>,
    /// LP at the end of the game, by space from 1; none if omitted.
    #[serde(default)]
    pub lp: Vec<u8>,
    /// LP at the end of the game for the player who is furthest on it, and for each of several.
    #[serde(default)]
    pub furthest: u8,
    /// Whether the cube returns to the start after the reward of the last space: what is left of a gain there is lost, and
    /// nothing lies beyond.
    #[serde(default)]
    pub returns: bool,
    /// What winners of a game of poker gain instead of the LP of the base game (base.poker.19, 20).
    #[serde(default)]
    pub poker: Option<PokerRewardsSpec>,
    /// What each bet that wins at faro gains besides the money; with it, faro is played at saloons.
    #[serde(default)]
    pub faro: Option<Vec<Effect>>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// Further effects of a space of a track of another module (`track-spaces.yaml`).
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TrackSpaceSpec {
    /// The name by which scenarios and the rule index know it.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The id of the track whose space gets more effects, as in `tracks.yaml`.
    pub track: String,
    /// The space, from 1, as in `spaces` of the track.
    pub space: u8,
    /// The effects, after those that the space has.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// Adds the further effects of spaces to their tracks.
///
/// # Errors
/// When there is no such track or space.
pub(super) fn extend_tracks(specs: &mut Specs) -> Res<()> {
    for more in std::mem::take(&mut specs.track_spaces) {
        let track = specs.point_tracks.iter_mut().find(|track| track.id == more.track);
        let at = usize::from(more.space).checked_sub(1);
        match track.and_then(|track| track.spaces.get_mut(at?)) {
            Some(space) => space.extend(more.effects),
            None => {
                let what = format!("no space {} of a track “{}”: expected one that is there", more.space, more.track);
                return Err(super::ContentError::of("track-spaces.yaml", &more.id, what));
            }
        }
    }
    Ok(())
}

/// The reward of a point beyond a track, if the track names none (as base.marshal.07).
fn one_lp() -> Vec<Effect> {
    vec![Effect::Lp(1)]
}

/// What winners of a game of poker gain besides the pot.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PokerRewardsSpec {
    /// The effects for a winner who started the game.
    pub starter: Vec<Effect>,
    /// The effects for any other winner.
    pub others: Vec<Effect>,
}

/// A frontier token (`frontier.yaml`).
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FrontierSpec {
    /// Its id, such as `ghost-town`.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The number on its upper side: with the value of its space it is the price in cards.
    pub number: u8,
    /// Its reward.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// A compiled frontier token.
#[derive(Clone, Copy, Debug)]
pub struct FrontierRow {
    /// The number on its upper side.
    pub number: u8,
    /// Its reward.
    pub effects: BlockId,
}

/// A compiled opponent.
#[derive(Clone, Copy, Debug)]
pub struct OpponentRow {
    /// Fight cards that it draws.
    pub cards: u8,
    /// Whether a tie goes to the human side instead of the opponent.
    pub player_wins_ties: bool,
    /// The effects for a player who beats it.
    pub reward: BlockId,
    /// The effects for a player who loses.
    pub penalty: BlockId,
}

/// A compiled kind of tokens on the map.
#[derive(Clone, Copy, Debug)]
pub struct MapTokenRow {
    /// The opponent of a figure that enters its space.
    pub foe: Option<Foe>,
    /// The dealers who can be challenged beside it.
    pub dealers: Option<Pool>,
    /// The spaces of such tokens at the start.
    pub start: SpaceSet,
    /// Whether it stays when its opponent wins.
    pub stays: bool,
    /// The effects for a player who ends a move action there, if it asks for a visit.
    pub visit: Option<BlockId>,
}

impl MapTokenRow {
    /// The pool of which each token of this kind is a member.
    pub fn pool(&self) -> Option<Pool> {
        match self.foe {
            Some(Foe::Drawn(pool)) => Some(pool),
            Some(Foe::Known(_)) | None => self.dealers,
        }
    }
}

/// A compiled track.
#[derive(Clone, Debug)]
pub struct PointTrackRow {
    /// The reward of entering each space, from space 1.
    pub spaces: Vec<BlockId>,
    /// The reward of each point beyond the last space.
    pub beyond: BlockId,
    /// LP at the end of the game, by space from 1; empty for none.
    pub lp: Vec<u8>,
    /// LP at the end of the game for who is furthest on it.
    pub furthest: u8,
    /// Whether the cube returns to the start after the last space.
    pub returns: bool,
    /// Whether its rewards could start a fight, so that points gained in a fight or a game are deferred.
    pub waits: bool,
}

impl PointTrackRow {
    /// The number of the space of a cube with these points: the start of a track to which the cube returns is its space 1
    /// (bm.story-track.01).
    pub fn space_number(&self, points: u8) -> u8 {
        points + u8::from(self.returns)
    }
}

/// What winners of a game of poker gain besides the pot, compiled.
#[derive(Clone, Copy, Debug)]
pub struct PokerRewards {
    /// The effects for a winner who started the game.
    pub starter: BlockId,
    /// The effects for any other winner.
    pub others: BlockId,
}

impl PointTrackRow {
    /// LP at the end of the game for a number of points, of which `most` is the highest of all players.
    pub fn lp(&self, points: u8, most: u8) -> u8 {
        let space = points.checked_sub(1).and_then(|at| self.lp.get(usize::from(at)).copied());
        let furthest = if points > 0 && points == most { self.furthest } else { 0 };
        space.unwrap_or_default() + furthest
    }
}

impl Compiler<'_> {
    pub(super) fn opponents(&mut self) -> Res<Vec<OpponentRow>> {
        self.begin("opponents.yaml");
        let specs = self.specs;
        let mut rows = Vec::new();
        for spec in &specs.opponents {
            self.entry.clone_from(&spec.id);
            // A dealer's cards are poker cards.
            let deals = specs.map_tokens.iter().any(|token| token.dealers.is_some() && token.dealers == spec.pool);
            if deals && (!spec.penalty.is_empty() || spec.player_wins_ties) {
                return self.error("“penalty” or “player-wins-ties” of a dealer: expected neither, as it plays poker");
            }
            let (what, most) = match deals {
                true => ("poker", crate::core::limits::DEALER_CARDS),
                false => ("fight", crate::core::limits::NPC_CARDS),
            };
            if !(1..=most).contains(&usize::from(spec.cards)) {
                return self.error(format!("{} {what} cards: expected 1 to {most}", spec.cards));
            }
            rows.push(OpponentRow {
                cards: spec.cards,
                player_wins_ties: spec.player_wins_ties,
                reward: self.block(&spec.reward)?,
                penalty: self.block(&spec.penalty)?,
            });
        }
        Ok(rows)
    }

    pub(super) fn map_tokens(&mut self) -> Res<Vec<MapTokenRow>> {
        self.begin("map-tokens.yaml");
        let specs = self.specs;
        let mut rows = Vec::new();
        for spec in &specs.map_tokens {
            self.entry.clone_from(&spec.id);
            let of_other_use = spec.opponent.is_some() || spec.pool.is_some() || spec.dealers.is_some();
            if of_other_use && !spec.visit.is_empty() {
                return self.error("“visit” of a token with an opponent or dealers: expected one of these");
            }
            rows.push(MapTokenRow {
                foe: self.foe(spec)?,
                dealers: spec.dealers.as_ref().map(|id| self.pool(id)).transpose()?,
                start: spec.start.as_ref().map_or(Ok(SpaceSet::new()), |place| self.place(place))?,
                stays: spec.stays,
                visit: if spec.visit.is_empty() { None } else { Some(self.block(&spec.visit)?) },
            });
        }
        Ok(rows)
    }

    pub(super) fn frontier(&mut self) -> Res<Vec<FrontierRow>> {
        self.begin("frontier.yaml");
        let specs = self.specs;
        let mut rows = Vec::new();
        for spec in &specs.frontier {
            self.entry.clone_from(&spec.id);
            rows.push(FrontierRow { number: spec.number, effects: self.block(&spec.effects)? });
        }
        Ok(rows)
    }

    pub(super) fn point_tracks(&mut self) -> Res<Vec<PointTrackRow>> {
        self.begin("tracks.yaml");
        let specs = self.specs;
        let mut rows = Vec::new();
        for spec in &specs.point_tracks {
            self.entry.clone_from(&spec.id);
            let spaces = spec.spaces.iter().map(|effects| self.block(effects)).collect::<Res<_>>()?;
            let beyond = self.block(&spec.beyond)?;
            let waits =
                [&spec.beyond].into_iter().chain(&spec.spaces).any(|effects| effects.iter().any(Effect::may_fight));
            let (lp, furthest, returns) = (spec.lp.clone(), spec.furthest, spec.returns);
            rows.push(PointTrackRow { spaces, beyond, lp, furthest, returns, waits });
        }
        Ok(rows)
    }

    /// The rewards of poker, which one track at most changes.
    pub(super) fn poker_rewards(&mut self) -> Res<Option<PokerRewards>> {
        self.begin("tracks.yaml");
        let mut found = None;
        for track in &self.specs.point_tracks {
            let Some(spec) = &track.poker else { continue };
            self.entry.clone_from(&track.id);
            let rewards = PokerRewards { starter: self.block(&spec.starter)?, others: self.block(&spec.others)? };
            if found.replace(rewards).is_some() {
                return self.error("“poker” of two tracks: expected it of one");
            }
        }
        Ok(found)
    }

    /// The reward of faro, which one track at most brings.
    pub(super) fn faro(&mut self) -> Res<Option<BlockId>> {
        self.begin("tracks.yaml");
        let mut found = None;
        for track in &self.specs.point_tracks {
            let Some(effects) = &track.faro else { continue };
            self.entry.clone_from(&track.id);
            let reward = self.block(effects)?;
            if found.replace(reward).is_some() {
                return self.error("“faro” of two tracks: expected it of one");
            }
        }
        Ok(found)
    }

    pub(super) fn opponent(&self, id: &str) -> Res<Opponent> {
        self.among("opponent", id, self.specs.opponents.iter().map(|o| o.id.as_str())).map(Opponent)
    }
    pub(super) fn map_token(&self, id: &str) -> Res<MapToken> {
        self.among("token of the map", id, self.specs.map_tokens.iter().map(|t| t.id.as_str())).map(MapToken)
    }
    pub(super) fn point_track(&self, id: &str) -> Res<PointTrack> {
        self.among("track", id, self.specs.point_tracks.iter().map(|t| t.id.as_str())).map(PointTrack)
    }

    /// The position of an id in a list.
    pub(super) fn among<'w>(&self, what: &str, id: &str, all: impl Iterator<Item = &'w str> + Clone) -> Res<u8> {
        match all.clone().position(|known| known == id) {
            Some(at) => Ok(at as u8),
            None => self.error(format!("unknown {what} “{id}”{}", Self::near(id, all))),
        }
    }
}
