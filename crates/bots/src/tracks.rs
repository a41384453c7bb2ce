//! What the rewards of modules are worth, in LP: of points on their tracks, and of effects in general.

use darkrock_rules::Content;
use darkrock_rules::content::additions::PointTrackRow;
use darkrock_rules::content::{BlockId, Op};
use darkrock_rules::glimpse::Glimpse;
use darkrock_rules::ids::PointTrack;

/// The chance of another point on a track at the beginning of a game. Guessed.
const ANOTHER: f32 = 0.5;
/// $10 in LP. Guessed, as the worth of a card is.
pub(crate) const TEN_DOLLARS: f32 = 0.35;
/// A poker card in LP.
pub(crate) const CARD: f32 = 0.3;
/// A nugget in LP: two thirds of its price, since it has to be carried to a bank.
const NUGGET: f32 = 0.45;
/// A Marshal or Wanted point in LP. Guessed.
const POINT: f32 = 0.4;
/// A wound that is healed, in LP; more than two seldom are.
const HEALED: f32 = 0.2;
/// The chance to stay furthest on a track to the end. Guessed.
const STAYS_FURTHEST: f32 = 0.5;

/// The worth of effects in LP: of those that rewards have, others count nothing.
pub(crate) fn worth(content: &Content, block: BlockId) -> f32 {
    content.block(block).iter().map(|op| worth_of(content, *op)).sum()
}

/// The worth of one effect in LP.
pub(crate) fn worth_of(content: &Content, op: Op) -> f32 {
    match op {
        Op::Lp(n) => f32::from(n),
        Op::Money(n) => f32::from(n) / 10.0 * TEN_DOLLARS,
        Op::Draw(n) => f32::from(n) * CARD,
        Op::Nuggets(n) => f32::from(n) * NUGGET,
        Op::Marshal(n) | Op::Wanted(n) => f32::from(n) * POINT,
        Op::Heal(n) => f32::from(n.min(2)) * HEALED,
        Op::LegendaryTokens(n) => f32::from(n) * token(content),
        Op::Choose { first, count, .. } => {
            let options = &content.options[usize::from(first)..usize::from(first) + usize::from(count)];
            options.iter().map(|option| worth(content, option.effects)).fold(0.0, f32::max)
        }
        _ => 0.0,
    }
}

/// The same when no legendary token is left to be gained.
fn worth_without_tokens(content: &Content, block: BlockId) -> f32 {
    let ops = content.block(block).iter().filter(|op| !matches!(op, Op::LegendaryTokens(_)));
    ops.map(|op| worth_of(content, *op)).sum()
}

/// The mean LP of a legendary token.
pub(crate) fn token(content: &Content) -> f32 {
    let copies: f32 = content.token_copies.iter().map(|n| f32::from(*n)).sum();
    let lp: f32 = content.token_lp.iter().zip(content.token_copies).map(|(lp, n)| f32::from(*lp) * f32::from(n)).sum();
    lp / copies.max(1.0)
}

/// The rewards still to come on a track, from each number of points: each one counts by the chance of gaining its point.
pub(crate) fn ahead(content: &Content, track: &PointTrackRow, another: f32) -> Vec<f32> {
    if track.returns {
        // After the last space everything is still to come as at the start.
        let lap = lap(content, track, another, 0.0)[0];
        return self::lap(content, track, another, lap / (1.0 - another.powi(track.spaces.len() as i32)));
    }
    // Beyond the last space it is the same reward again and again.
    lap(content, track, another, worth(content, track.beyond) * another / (1.0 - another))
}

/// The rewards on the spaces still to be entered, from each number of points, and what follows them.
fn lap(content: &Content, track: &PointTrackRow, another: f32, mut last: f32) -> Vec<f32> {
    let mut all = vec![last];
    for space in track.spaces.iter().rev() {
        last = another * (worth(content, *space) + last);
        all.push(last);
    }
    all.reverse();
    all
}

/// The same for all tracks at the beginning of a game.
pub(crate) fn all_ahead(content: &Content) -> Vec<Vec<f32>> {
    content.point_tracks.iter().map(|track| ahead(content, track, ANOTHER)).collect()
}

/// What a point on a track is worth now: its reward, what it brings nearer, and the lead. `progress` is that of the game.
fn point(content: &Content, eyes: &Glimpse<'_>, track: PointTrack, progress: f32) -> f32 {
    let row = &content.point_tracks[track.index()];
    let points = |seat| eyes.public.player(seat).points[track.index()];
    let own = points(eyes.seat);
    let ahead = ahead(content, row, ANOTHER * (1.0 - progress));
    let at = usize::from(own);
    let Some(space) = row.spaces.get(at) else {
        return if eyes.public.tokens == 0 {
            worth_without_tokens(content, row.beyond)
        } else {
            worth(content, row.beyond)
        };
    };
    let others = eyes.public.all_seats().filter(|seat| *seat != eyes.seat).map(points).max().unwrap_or_default();
    let leads = own < others && own + 1 >= others || own == 0 && others <= 1;
    let lead = if leads { f32::from(row.furthest) * STAYS_FURTHEST } else { 0.0 };
    worth(content, *space) + ahead[at + 1] - ahead[at] + lead
}

/// The worth of effects among which there are points on tracks; none if there are none.
pub(crate) fn worth_of_points(content: &Content, eyes: &Glimpse<'_>, block: BlockId, progress: f32) -> Option<f32> {
    let mut points = None;
    for op in content.block(block) {
        if let Op::Track { track, points: n } = *op {
            *points.get_or_insert(0.0) += f32::from(n) * point(content, eyes, track, progress);
        }
    }
    points.map(|worth_of_points: f32| worth_of_points + worth(content, block))
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::content::Files;
    use darkrock_rules::{Catalog, Selection};

    const TRACK: &str = "- {id: fame, source: reconstructed, spaces: [[{choose: [{key: money, do: [{money: 10}]}, \
                         {key: cards, do: [{draw: 1}]}]}], [{lp: 1}], [{legendary-tokens: 2}]], \
                         beyond: [{legendary-tokens: 2}]}";

    #[test]
    fn a_track_that_returns_is_worth_the_same_in_every_lap() {
        let catalog = Catalog::embedded().expect("the shipped modules load");
        let expansions =
            catalog.modules().filter(|spec| spec.kind == darkrock_rules::content::module::ModuleKind::Expansion);
        let ids: Vec<String> = expansions.map(|spec| spec.id.clone()).collect();
        let content = catalog.compose(&catalog.select(&ids, None).expect("all of them")).expect("they can be composed");
        let row = content.point_tracks.iter().find(|row| row.returns).expect("a track that returns");
        let all = ahead(&content, row, ANOTHER);
        assert!((all[0] - all[row.spaces.len()]).abs() < 0.001 && all[0] < all[row.spaces.len() - 1], "{all:?}");
    }

    #[test]
    fn a_track_is_worth_more_the_nearer_its_great_rewards_are() {
        let mut files = Files::embedded();
        files.put("stage/module.yaml", "{id: stage, kind: expansion}".to_owned());
        files.put("stage/tracks.yaml", TRACK.to_owned());
        let catalog = Catalog::load(files).expect("the module loads");
        let selection = Selection { modules: vec!["stage".to_owned()], mode: None };
        let content = catalog.compose(&selection).expect("it can be composed");
        let all = ahead(&content, &content.point_tracks[0], ANOTHER);
        assert_eq!(all.len(), 4, "before the track, and on each space");
        assert!(all[0] < all[1] && all[1] < all[2], "{all:?}");
        assert!((all[2] - all[3]).abs() < 0.001, "the last space gives what each further point gives: {all:?}");
        let base = catalog.compose(&Selection::BASE).expect("the base game");
        assert!(all_ahead(&base).is_empty());
    }
}
