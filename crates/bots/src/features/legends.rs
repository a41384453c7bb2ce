//! Features of legendary stories, deeds, the trader, ruins, the risk die, injuries, posses and gangs, for content
//! that has any of them.

use super::{Feature, FeatureEmitter};
use crate::legend_tables::{Gain, LegendTables, Need, Part, Story};
use crate::module_tables::ModuleTables;
use crate::precomputed::Nearby;
use darkrock_rules::content::Cond;
use darkrock_rules::content::deeds::DeedRow;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::glimpse::Glimpse;
use darkrock_rules::ids::*;
use darkrock_rules::limits::DEEDS;

/// The first of these features.
const FIRST: usize = Feature::PartAtHand as usize;
/// Their number.
const COUNT: usize = Feature::Recruited as usize + 1 - FIRST;
/// The worth of a point on a track beyond which legendary tokens are gained, as part of the reward there, before a player
/// is that far: each point brings it nearer.
const TOWARD: f32 = 0.5;
/// The chance to meet a part although something for it is lacking now.
const LACKING: f32 = 0.2;
/// The chance to win a game of poker, or to lose it.
const POKER: f32 = 0.4;
/// The worth of what cannot be paid yet, if all of its price but a dollar is there.
const UNPAID: f32 = 0.4;

/// These features of a player.
pub(super) struct OfLegends {
    /// By feature, from [`Feature::PartAtHand`].
    values: [f32; COUNT],
    /// LP that deeds and injuries would score now.
    pub lp: f32,
}

impl OfLegends {
    fn set(&mut self, feature: Feature, value: f32) {
        self.values[feature as usize - FIRST] = value;
    }

    /// The features with their values.
    pub(super) fn all(self) -> impl Iterator<Item = (usize, f32)> {
        self.values.into_iter().enumerate().map(|(at, value)| (FIRST + at, value))
    }
}

/// What counts gains in LP for a player: the tables, and the worth of a point on each track now.
struct Scale<'a> {
    tables: &'a LegendTables,
    points: [f32; darkrock_rules::limits::POINT_TRACKS],
}

impl Scale<'_> {
    fn worth(&self, gain: &Gain) -> f32 {
        gain.lp + gain.points.iter().zip(self.points).map(|(points, worth)| points * worth).sum::<f32>()
    }
}

/// The deeds of a player whose locations stand.
#[derive(Default)]
struct OwnDeeds {
    /// By set.
    of_set: [u8; DEEDS],
    /// All of them.
    all: u8,
    /// The LP that each further deed adds to them.
    for_each: u8,
    /// What those give that were not used.
    to_use: f32,
}

impl OwnDeeds {
    /// LP that another deed would score.
    fn more(&self, row: &DeedRow) -> f32 {
        let count = self.of_set[usize::from(row.set)];
        let scored = |count: u8, all: u8| f32::from(row.points(count.into(), all.into())) * f32::from(count);
        scored(count + 1, self.all + 1) - scored(count, self.all) + f32::from(self.for_each)
    }
}

impl FeatureEmitter<'_> {
    /// These features, for a hand of this strength.
    #[inline(never)]
    pub(super) fn of_legends(
        &self,
        modules: &ModuleTables,
        tables: &LegendTables,
        eyes: &Glimpse<'_>,
        strength: f32,
    ) -> OfLegends {
        let mut found = OfLegends { values: [0.0; COUNT], lp: 0.0 };
        let scale = self.scale(modules, tables, &mut found);
        self.wounds(&mut found);
        self.deeds(&scale, &mut found);
        self.stories(&scale, eyes, strength, &mut found);
        let Some(space) = self.player.space else { return found };
        found.set(Feature::TraderAtHand, self.trader(tables, space));
        if self.public.tokens == 0 && self.player.money >= self.content.numbers.poker_ante {
            found.set(
                Feature::SaloonSpent,
                self.precomputed.near(space, Nearby::Saloon, self.player.movement(self.content)),
            );
        }
        if self.content.ruins.is_some_and(|row| eyes.hand_sizes[self.seat.index()] >= row.discard) {
            let near = |location: Location| self.near_at(&tables.locations[location.index()], space);
            let nearest = self.public.ruins().iter().map(near).fold(0.0, f32::max);
            found.set(Feature::RuinAtHand, nearest * scale.worth(&tables.repair));
        }
        self.followers(space, &mut found);
        found
    }

    /// The nearness by a table of distances.
    fn near_at(&self, distances: &[u8], from: Space) -> f32 {
        self.precomputed.nearness(distances[from.index()], self.player.movement(self.content))
    }

    /// What points on tracks are worth now: on a track that returns each its part of the reward of the last space, where
    /// the best option is taken; on others the reward of the next space, or a part of what lies beyond the last.
    fn scale<'a>(&self, modules: &ModuleTables, tables: &'a LegendTables, found: &mut OfLegends) -> Scale<'a> {
        let (public, own) = (self.public, &self.player.points);
        let mut scale = Scale { tables, points: Default::default() };
        let rows = || self.content.point_tracks.iter().enumerate();
        for (at, _) in rows().filter(|(_, row)| !row.returns) {
            let track = PointTrack(at as u8);
            let beyond = modules.next_point(track, u8::MAX, public.tokens);
            scale.points[at] = modules.next_point(track, own[at], public.tokens).max(TOWARD * beyond);
        }
        let mut ahead = 0.0;
        for (at, row) in rows().filter(|(_, row)| row.returns) {
            let best = tables.returns[at].iter().map(|gain| scale.worth(gain)).fold(0.0, f32::max);
            let each = best / row.spaces.len().max(1) as f32;
            scale.points[at] = each;
            ahead += each * f32::from(own[at]);
        }
        found.set(Feature::NextSpace, ahead);
        scale
    }

    /// A posse or a gang, or a place to recruit one.
    fn followers(&self, space: Space, found: &mut OfLegends) {
        let Some(row) = &self.content.followers else { return };
        if self.public.follower(self.seat).is_some() {
            found.set(Feature::Recruited, 1.0);
        } else if let Some(side) = self.public.side(self.seat).filter(|_| self.player.money >= row.cost) {
            let near = row.at(side).iter().map(|to| self.near_space(space, to));
            found.set(Feature::RecruitAtHand, near.fold(0.0, f32::max));
        }
    }

    /// Injuries, and the risk die.
    fn wounds(&self, found: &mut OfLegends) {
        let public = self.public;
        if let Some(injury) = public.injury(self.seat) {
            found.set(Feature::Injured, 1.0);
            found.lp += f32::from(self.content.injuries[injury.index()].lp);
        } else if self.player.wounds >= self.content.numbers.wounds && !self.content.injuries.is_empty() {
            found.set(Feature::NextInjury, 1.0);
        }
        let acts = self.is_active() && matches!(public.stack.peek(), Frame::Turn(TurnStep::Actions));
        if acts && public.may_risk(self.content) {
            found.set(Feature::RiskOpen, 1.0);
        }
    }

    /// Deeds: what they score, what their abilities give, and what further ones would score.
    fn deeds(&self, scale: &Scale<'_>, found: &mut OfLegends) {
        if self.content.deeds.is_empty() {
            return;
        }
        let (deeds, ruins) = (self.public.deeds(), self.public.ruins());
        let mut own = OwnDeeds::default();
        for deed in deeds.of(self.seat).filter(|deed| !ruins.contains(self.content.deeds[deed.index()].location)) {
            let row = &self.content.deeds[deed.index()];
            own.of_set[usize::from(row.set)] += 1;
            own.all += 1;
            own.for_each += row.lp_for_each_deed;
            if !deeds.used.contains(deed) {
                own.to_use += scale.worth(&scale.tables.deeds[deed.index()]);
            }
        }
        if own.all > 0 {
            found.lp += f32::from(self.public.deed_points(self.content, self.seat));
            found.set(Feature::DeedsToUse, own.to_use);
        }
        self.free_deeds(scale, &own, found);
    }

    /// What deeds that nobody has would score, with those of the same set.
    fn free_deeds(&self, scale: &Scale<'_>, own: &OwnDeeds, found: &mut OfLegends) {
        let (deeds, ruins) = (self.public.deeds(), self.public.ruins());
        let (mut at_hand, mut ahead) = (0.0f32, [0.0f32; DEEDS]);
        for (at, row) in self.content.deeds.iter().enumerate() {
            if deeds.owners[at].is_some() || ruins.contains(row.location) {
                continue;
            }
            let set = usize::from(row.set);
            let more = own.more(row);
            if own.of_set[set] > 0 {
                ahead[set] = more;
            }
            let Some(space) = self.player.space else { continue };
            let near = self.near_at(&scale.tables.locations[row.location.index()], space);
            if near > 0.0 {
                let price = self.public.deed_price(self.content, self.seat, Deed(at as u8));
                let worth = more + scale.worth(&scale.tables.deeds[at]);
                at_hand = at_hand.max(near * worth * self.paid(price));
            }
        }
        found.set(Feature::DeedAtHand, at_hand);
        found.set(Feature::DeedsAhead, ahead[..scale.tables.sets].iter().sum());
    }

    /// How much of its worth something of this price has: all if the money is there.
    fn paid(&self, price: u8) -> f32 {
        let money = self.player.money;
        if money >= price { 1.0 } else { UNPAID * f32::from(money) / f32::from(price) }
    }

    /// The open legendary story: the part of it with the most to expect, its map tokens, and a share in its ending.
    fn stories(&self, scale: &Scale<'_>, eyes: &Glimpse<'_>, strength: f32, found: &mut OfLegends) {
        let Some((legend, _)) = self.public.legendary_story(self.content) else { return };
        let story = &scale.tables.stories[legend.index()];
        let discs = &self.public.stories().discs[..story.parts.len()];
        let own = discs.iter().filter(|disc| **disc == Some(self.seat)).count() as f32;
        let taken = discs.iter().flatten().count() as f32;
        let (each_disc, count) = (scale.worth(&story.each_disc), story.parts.len() as f32);
        let ending = scale.worth(&story.ending);
        if own > 0.0 {
            found.set(Feature::StoryShare, (ending + own * each_disc) * taken / count);
        }
        let Some(space) = self.player.space else { return };
        // Who has no disc yet shares in the ending by a part.
        let share = if own > 0.0 { each_disc } else { (ending + each_disc) * (taken + 1.0) / count };
        let open = || story.parts.iter().zip(discs).filter(|(_, disc)| disc.is_none()).map(|(part, _)| part);
        let at_hand = open().filter(|part| part.token.is_none()).map(|part| {
            let ready = self.ready(part, eyes, strength);
            (scale.worth(&part.gain) + share) * ready * self.near_part(part, space)
        });
        found.set(Feature::PartAtHand, at_hand.fold(0.0, f32::max));
        found.set(Feature::MapTokenAtHand, self.map_token(scale, story, open(), share, space));
    }

    /// The nearest facedown map token, by what it gives and the parts that it meets.
    fn map_token<'p>(
        &self,
        scale: &Scale<'_>,
        story: &Story,
        open: impl Iterator<Item = &'p Part>,
        share: f32,
        space: Space,
    ) -> f32 {
        let stories = self.public.stories();
        let Some((_, row)) = self.public.legendary_story(self.content).filter(|_| stories.facedown != 0) else {
            return 0.0;
        };
        let facedown = row.map_tokens.iter().enumerate().filter(|(at, _)| stories.facedown & (1 << at) != 0);
        let near = facedown.map(|(_, there)| self.near_space(space, *there)).fold(0.0, f32::max);
        if near <= 0.0 {
            return 0.0;
        }
        let left = stories.facedown.count_ones() as f32;
        let chance = |part: &Part| match part.token {
            None => 0.0,
            Some(None) => 1.0,
            Some(Some(token)) if stories.holders[token as usize].is_none() => 1.0 / left,
            Some(Some(_)) => 0.0,
        };
        let parts: f32 = open.map(|part| chance(part) * (scale.worth(&part.gain) + share)).sum();
        near * (scale.worth(&story.token) + parts).max(0.0)
    }

    /// The nearness of a place where a part can be met: of one on the board, a bandit or another player.
    fn near_part(&self, part: &Part, space: Space) -> f32 {
        let mut near = self.near_at(&part.near, space);
        for bandit in self.public.bandits.and(part.bandits) {
            near = near.max(self.near_space(space, bandit));
        }
        if part.players {
            for other in self.public.all_seats().filter(|other| *other != self.seat) {
                let there = self.public.player(other).space;
                near = near.max(there.map_or(0.0, |there| self.near_space(space, there)));
            }
        }
        near
    }

    /// The chance that a player at the place meets a part, by what is needed for it.
    fn ready(&self, part: &Part, eyes: &Glimpse<'_>, strength: f32) -> f32 {
        let player = self.player;
        let has = |there: bool| if there { 1.0 } else { LACKING };
        let chance = match part.need {
            Need::Nothing => 1.0,
            Need::Money(money) => has(player.money >= money),
            Need::Nuggets(nuggets) => has(player.nuggets >= nuggets),
            Need::Cattle => has(player.led().next().is_some()),
            Need::Card => has(eyes.hand_sizes[self.seat.index()] > 0),
            Need::Poker => POKER * has(player.money >= self.content.numbers.poker_ante),
            Need::Fight => strength,
        };
        let conditions = self.content.conditions.get(usize::from(part.all.0)).into_iter().flatten();
        let holds = |cond: &Cond| match *cond {
            Cond::Wanted(points) => has(player.wanted >= points),
            Cond::Marshal(points) => has(player.marshal >= points),
            _ => 1.0,
        };
        chance * conditions.map(holds).product::<f32>()
    }

    /// The nearness of the trader's region, by the best of his Legendary items for the player's money.
    fn trader(&self, tables: &LegendTables, space: Space) -> f32 {
        let trader = self.public.trader();
        let Some(region) = trader.region else { return 0.0 };
        let near = self.near_at(&tables.regions[region.index()], space);
        if near <= 0.0 {
            return 0.0;
        }
        let full = self.player.items.and(self.content.misc).len() >= usize::from(self.content.numbers.misc_items);
        let may_own = |item: &Item| !(full && self.content.misc.contains(*item));
        let worth =
            |item: Item| tables.items[item.index()] * self.paid(self.public.trade_price(self.content, self.seat, item));
        near * trader.faceup().filter(may_own).map(worth).fold(0.0, f32::max)
    }
}

#[cfg(test)]
mod tests {
    use crate::features::{Feature, emit};
    use crate::legend_tables::tests::shipped;
    use crate::precomputed::Precomputed;
    use darkrock_rules::chance::FastChance;
    use darkrock_rules::content::Content;
    use darkrock_rules::ids::Seat;
    use darkrock_rules::scenario;

    /// A feature of a player with these deeds.
    fn with_deeds(content: &Content, deeds: &[&str], feature: Feature) -> f32 {
        let position = format!(
            "name: x\nplayers: [annie-oakley, bass-reeves]\nposition:\n  annie-oakley: {{deeds: [{}]}}\nsteps: \
             [{{expect: {{asked: [annie-oakley]}}}}]",
            deeds.join(", ")
        );
        let scenario = scenario::parse("test", &position).expect("a scenario").remove(0);
        let session = scenario::stage(content, &scenario, FastChance::new(1)).expect("a position");
        let (precomputed, mut sum) = (Precomputed::of(content), 0.0);
        let eyes = session.game().state.glimpse(Seat(0));
        emit(&precomputed, content, &eyes, Seat(0), &mut |at, value| {
            sum += if at == feature as usize { value } else { 0.0 };
        });
        sum
    }

    #[test]
    fn deeds_score_in_sets_and_the_next_of_a_set_scores_more() {
        let content = shipped();
        let set: Vec<usize> = (0..content.deeds.len()).filter(|at| content.deeds[*at].set == 0).collect();
        let ids: Vec<&str> = set.iter().map(|at| content.specs.deeds[*at].id.as_str()).collect();
        let scored = |count: usize| f32::from(content.deeds[set[0]].points(count, count)) * count as f32;
        assert!(set.len() > 2 && scored(2) > 2.0 * scored(1));
        let lp = |count: usize| with_deeds(&content, &ids[..count], Feature::Lp);
        assert_eq!([lp(1) - lp(0), lp(2) - lp(0)], [scored(1), scored(2)]);
        assert_eq!(with_deeds(&content, &ids[..2], Feature::DeedsAhead), scored(3) - scored(2));
        assert_eq!(with_deeds(&content, &[], Feature::DeedsAhead), 0.0);
        assert!(with_deeds(&content, &ids[..1], Feature::DeedsToUse) > 0.0);
    }
}
