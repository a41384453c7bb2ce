//! The end of the game (rules base.score.*, base.tie.*): points by source, the winners.

use crate::content::Content;
use crate::core::chance::Chance;
use crate::core::engine::Engine;
use crate::core::event::{Event, Observer};
use crate::core::frame::Frame;
use crate::core::ids::*;
use crate::core::state::{Phase, State};
use serde::{Deserialize, Serialize};

/// Where a player's final points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Score {
    /// Legendary points gained in play.
    pub lp: i16,
    /// Upgraded weapons and mounts, active or not (base.score.01).
    pub upgrades: i16,
    /// Money (base.score.02).
    pub money: i16,
    /// Wounds, negative (base.score.04).
    pub wounds: i16,
    /// Most Wanted, or Wanted at all (base.score.05 to 07).
    pub wanted: i16,
    /// The row of the Marshal track (base.score.08).
    pub marshal: i16,
    /// Legendary tokens (base.score.09).
    pub tokens: i16,
    /// Tracks that modules bring.
    pub point_tracks: i16,
}

impl Score {
    /// All together, never below 0 (base.score.12).
    pub fn total(&self) -> i16 {
        let Self { lp, upgrades, money, wounds, wanted, marshal, tokens, point_tracks } = *self;
        (lp + upgrades + money + wounds + wanted + marshal + tokens + point_tracks).max(0)
    }
}

/// The final points of a seat, as if the game ended now; the automa's are his LP (ruling.variant-two-player.06).
/// Only the server and the engine may ask it of a state: it looks at hidden tokens.
pub fn score(content: &Content, state: &State, seat: Seat) -> Score {
    let public = &state.public;
    let player = public.player(seat);
    if !public.is_seat(seat) {
        return Score { lp: player.lp as i16, ..Score::default() };
    }
    let numbers = &content.numbers;
    let upgrades = player.upgraded.iter().map(|i| i16::from(content.items[i.index()].upgraded_lp)).sum();
    let tokens = state.secrets.tokens[seat.index()];
    let most = public.all_seats().map(|s| public.player(s).wanted).max().unwrap_or(0);
    let tied = public.all_seats().filter(|s| public.player(*s).wanted == most).count();
    let wanted = match player.wanted {
        0 => 0,
        points if points == most && tied == 1 => numbers.most_wanted,
        _ => numbers.also_wanted,
    };
    Score {
        lp: player.lp as i16,
        upgrades,
        money: i16::from(player.money / numbers.money_per_lp),
        wounds: -i16::from(player.wounds),
        wanted: i16::from(wanted),
        marshal: i16::from(content.marshal.row_lp(player.marshal)),
        point_tracks: content.point_tracks.iter().zip(player.points).map(|(track, n)| i16::from(track.lp(n))).sum(),
        tokens: (0..3).map(|k| i16::from(tokens[k]) * i16::from(content.token_lp[k])).sum(),
    }
}

/// All final points of a seat together.
pub fn total(content: &Content, state: &State, seat: Seat) -> i16 {
    score(content, state, seat).total()
}

/// Who would win if the game ended now: most points, then Marshal or Wanted points, nuggets, fewest wounds; what is
/// still tied is shared (base.score.10, base.tie.01 to 05). The automa wins every tie for the first place
/// (base.two.13).
pub fn winners(content: &Content, state: &State) -> SeatSet {
    let public = &state.public;
    let rank = |seat: Seat| {
        let player = public.player(seat);
        let track = player.marshal.max(player.wanted);
        (score(content, state, seat).total(), track, player.nuggets, u8::MAX - player.wounds)
    };
    let most = public.all_seats().map(|s| total(content, state, s)).max();
    if let Some(figure) = public.automa().filter(|s| Some(total(content, state, *s)) >= most) {
        return SeatSet::one(figure);
    }
    let best = public.all_seats().map(rank).max();
    public.all_seats().filter(|s| Some(rank(*s)) == best).collect()
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    pub(crate) fn finish_game(&mut self) {
        let winners = winners(self.content, self.state);
        self.state.public.phase = Phase::Over;
        self.state.public.winners = winners;
        self.replace(Frame::Over);
        self.emit(Event::Over { winners });
    }
}
