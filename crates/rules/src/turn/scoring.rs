//! The end of the game (rules base.score.*, base.tie.*): points by source, the winners.

pub use crate::content::scoring::ScoreSource;

use crate::content::scoring::{Counted, ScoringRow};
use crate::content::{Content, ItemRow};
use crate::core::chance::Chance;
use crate::core::engine::Engine;
use crate::core::event::{Event, Observer};
use crate::core::frame::Frame;
use crate::core::ids::*;
use crate::core::state::{Phase, Public, State};

/// A player's final points by source, in the order in which they are counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score(Vec<(ScoreSource, i16)>);

impl Score {
    /// Points by source.
    pub fn new(parts: impl IntoIterator<Item = (ScoreSource, i16)>) -> Self {
        Self(parts.into_iter().collect())
    }

    /// The sources with their points.
    pub fn parts(&self) -> &[(ScoreSource, i16)] {
        &self.0
    }

    /// The points of a source; 0 if it is not counted.
    pub fn of(&self, source: ScoreSource) -> i16 {
        self.0.iter().filter(|(known, _)| *known == source).map(|(_, points)| points).sum()
    }

    /// The total, never below 0 (base.score.12).
    pub fn total(&self) -> i16 {
        self.0.iter().map(|(_, points)| points).sum::<i16>().max(0)
    }
}

/// The final points of a seat, as if the game ended now; the automa's are its LP and what goes to whoever has the most of
/// something (ruling.variant-two-player.06, ruling.mode-golden-rule.01). Only the server and the engine may call it on a
/// state: it reads hidden tokens.
pub fn score(content: &Content, state: &State, seat: Seat) -> Score {
    Score::new(parts(content, state, seat))
}

/// The total of a seat's final points.
pub fn total(content: &Content, state: &State, seat: Seat) -> i16 {
    parts(content, state, seat).map(|(_, points)| points).sum::<i16>().max(0)
}

impl Public {
    /// The sources that are counted, in order: of titles, only the one that was drawn (wb.titles.01).
    pub fn score_sources<'c>(&self, content: &'c Content) -> impl Iterator<Item = ScoreSource> + use<'c> {
        let title = self.title();
        let counted = move |source: &ScoreSource| match *source {
            ScoreSource::Row(row) => title == Some(ScoreRow(row)) || !content.scoring.titles.contains(ScoreRow(row)),
            _ => true,
        };
        content.scoring.sources.iter().copied().filter(counted)
    }
}

fn parts(content: &Content, state: &State, seat: Seat) -> impl Iterator<Item = (ScoreSource, i16)> {
    let counts = state.public.is_seat(seat);
    state.public.score_sources(content).map(move |source| {
        let counted = counts || counts_for_all(content, source);
        (source, if counted { points(content, state, seat, source) } else { 0 })
    })
}

/// Whether points of a source go to the automa, too.
fn counts_for_all(content: &Content, source: ScoreSource) -> bool {
    match source {
        ScoreSource::Lp => true,
        ScoreSource::Row(row) => content.scoring.rows[usize::from(row)].most,
        ScoreSource::Upgrades
        | ScoreSource::Money
        | ScoreSource::Wounds
        | ScoreSource::Injury
        | ScoreSource::Wanted
        | ScoreSource::Marshal
        | ScoreSource::Tokens
        | ScoreSource::Track(_)
        | ScoreSource::Deeds => false,
    }
}

fn points(content: &Content, state: &State, seat: Seat, source: ScoreSource) -> i16 {
    let player = state.public.player(seat);
    match source {
        ScoreSource::Lp => player.lp as i16,
        ScoreSource::Upgrades => player.upgraded.iter().map(|i| i16::from(content.items[i.index()].upgraded_lp)).sum(),
        ScoreSource::Money => i16::from(player.money / content.numbers.money_per_lp),
        ScoreSource::Wounds => -i16::from(player.wounds),
        ScoreSource::Injury => {
            state.public.injury(seat).map_or(0, |injury| i16::from(content.injuries[injury.index()].lp))
        }
        ScoreSource::Wanted => i16::from(wanted(content, &state.public, player.wanted)),
        ScoreSource::Marshal => i16::from(content.marshal.row_lp(player.marshal)),
        ScoreSource::Tokens => {
            let tokens = state.secrets.tokens[seat.index()];
            tokens.into_iter().zip(content.token_lp).map(|(n, lp)| i16::from(n) * i16::from(lp)).sum()
        }
        ScoreSource::Track(track) => {
            let on_track = |seat: Seat| state.public.player(seat).points[track.index()];
            let most = state.public.all_seats().map(on_track).max().unwrap_or_default();
            i16::from(content.point_tracks[track.index()].lp(on_track(seat), most))
        }
        ScoreSource::Deeds => i16::from(state.public.deed_points(content, seat)),
        ScoreSource::Row(row) => {
            let ScoringRow { of, each, most, lp } = content.scoring.rows[usize::from(row)];
            let amount = |seat| counted(content, &state.public, seat, of);
            let times = match most {
                false => amount(seat) / u16::from(each),
                true => u16::from(amount(seat) > 0 && state.public.all_figures().all(|s| amount(s) <= amount(seat))),
            };
            times as i16 * i16::from(lp)
        }
    }
}

/// LP for Wanted points: of the most Wanted player, or of another Wanted player.
fn wanted(content: &Content, public: &Public, own: u8) -> u8 {
    let points = || public.all_seats().map(|s| public.player(s).wanted);
    let most = points().max() == Some(own) && points().filter(|n| *n == own).count() == 1;
    match own {
        0 => 0,
        _ if most => content.numbers.most_wanted,
        _ => content.numbers.also_wanted,
    }
}

/// The amount of something that a player has.
fn counted(content: &Content, public: &Public, seat: Seat, of: Counted) -> u16 {
    let player = public.player(seat);
    let items = |items: ItemSet, of: fn(&ItemRow) -> u8| {
        items.iter().map(|item| u16::from(of(&content.items[item.index()]))).sum::<u16>()
    };
    u16::from(match of {
        Counted::Money => player.money,
        Counted::Nuggets => player.nuggets,
        Counted::Items => player.items.len() as u8,
        Counted::Upgrades => player.upgraded.len() as u8,
        Counted::ItemLp => return items(player.items.without(player.upgraded), |item| item.front_lp),
        Counted::Wounds => player.wounds,
        Counted::Marshal => player.marshal,
        Counted::Wanted => player.wanted,
        // Nuggets do not count (mode.golden-rule.05 to 07, 23, 24).
        Counted::Wealth => {
            return u16::from(player.money) + items(player.items, |item| item.cost) + public.deed_costs(content, seat);
        }
    })
}

/// The winners if the game ended now: most points, then Marshal or Wanted points, nuggets, fewest wounds; remaining
/// ties are shared (base.score.10, base.tie.01 to 05). The automa wins every tie for first place (base.two.13).
pub fn winners(content: &Content, state: &State) -> SeatSet {
    let public = &state.public;
    let rank = |seat: Seat| {
        let player = public.player(seat);
        let track = player.marshal.max(player.wanted);
        (total(content, state, seat), track, player.nuggets, u8::MAX - player.wounds)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_total_is_the_sum_of_all_sources_and_never_below_zero() {
        let score = Score::new([(ScoreSource::Lp, 7), (ScoreSource::Row(0), 3), (ScoreSource::Row(1), -4)]);
        assert_eq!((score.of(ScoreSource::Row(0)), score.of(ScoreSource::Row(2)), score.total()), (3, 0, 6));
        assert_eq!(Score::new([(ScoreSource::Lp, 1), (ScoreSource::Row(0), -2)]).total(), 0);
    }
}
