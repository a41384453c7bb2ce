//! Features that only modules bring. They come in an array, so that base games, where a search spends a third of its time
//! in the features, pay for one comparison.

use super::{Feature, FeatureEmitter};
use crate::module_tables::ModuleTables;
use crate::precomputed::Nearby;
use darkrock_rules::content::events::MarkedTrack;
use darkrock_rules::content::scoring::Counted;
use darkrock_rules::glimpse::Glimpse;
use darkrock_rules::ids::*;
use darkrock_rules::modules::{MARKERS, STAKES, frontier_worth};

/// The first of the features of modules.
const FIRST: usize = Feature::FrontierAtHand as usize;
/// Their number.
pub(super) const COUNT: usize = Feature::MarkerNear as usize + 1 - FIRST;
/// The points of a track that are features of their own.
pub(super) const POINTS: u8 = 8;
/// Money up to which more of it makes better bets at faro: two markers at their highest.
const MOST_BET: u8 = MARKERS as u8 * STAKES[1];
/// What a game is worth to those who can pay for the lowest bet alone, as part of what it is worth with that money.
const LEAST_STAKE: f32 = 0.5;

/// What a space for a homestead is worth while a frontier token lies there, as part of what it is worth without.
const BEFORE_TOKEN: f32 = 0.4;

/// What a poker card pays for a frontier token on average.
const AVERAGE_WORTH: f32 = {
    let (mut card, mut sum) = (0, 0);
    while card < 52 {
        sum += frontier_worth(Card(card)) as u16;
        card += 1;
    }
    sum as f32 / 52.0
};

/// The features of modules of a player.
pub(super) struct OfModules {
    /// By feature, from [`Feature::FrontierAtHand`].
    pub values: [f32; COUNT],
    /// LP that tracks would score now.
    pub lp: u8,
}

impl OfModules {
    fn set(&mut self, feature: Feature, value: f32) {
        self.values[feature as usize - FIRST] = value;
    }
}

impl FeatureEmitter<'_> {
    /// The features of modules, for a hand of this strength.
    #[inline(never)]
    pub(super) fn of_modules(&self, tables: &ModuleTables, eyes: &Glimpse<'_>, strength: f32) -> OfModules {
        let mut found = OfModules { values: [0.0; COUNT], lp: 0 };
        self.point_tracks(tables, &mut found);
        found.set(Feature::MarkerNear, self.marker());
        let Some(space) = self.player.space else { return found };
        found.set(Feature::FrontierAtHand, self.frontier(tables, eyes, space));
        found.set(Feature::TrainAtHand, self.train(tables, space, strength));
        found.set(Feature::FaroAtHand, self.faro(tables, space));
        self.tokens(tables, space, strength, eyes, &mut found);
        self.homestead(eyes, space, &mut found);
        if self.player.led().any(|herd| herd == self.content.stray_herd()) {
            found.set(Feature::StrayToDeliver, self.delivery(space));
        }
        found
    }

    /// The homestead, or a place for one, and LP that nuggets score at the end.
    fn homestead(&self, eyes: &Glimpse<'_>, space: Space, found: &mut OfModules) {
        let rows = self.content.scoring.rows.iter().filter(|row| row.of == Counted::Nuggets);
        found.lp += rows.map(|row| self.player.nuggets / row.each * row.lp.max(0) as u8).sum::<u8>();
        let Some(row) = self.content.homesteads else { return };
        let gold = u16::from(self.player.nuggets) * u16::from(self.content.numbers.nugget_money);
        let purse = u16::from(self.player.money) + gold;
        if let Some(home) = self.public.homestead(self.seat) {
            found.set(Feature::Settled, 1.0);
            let lp = f32::from(purse / u16::from(row.improvement));
            return found.set(Feature::HomesteadAtHand, lp * self.near_space(space, home));
        }
        if purse >= u16::from(row.settle) {
            let taken = |space: Space| self.public.all_seats().any(|seat| self.public.homestead(seat) == Some(space));
            let worth = self.cards_worth(eyes);
            let places = self.content.board.frontier.iter().map(|(space, _)| *space).filter(|space| !taken(*space));
            // Where a frontier token lies, it has to be paid for first.
            let open = |there| match self.public.frontier_price(self.content, there) {
                None => 1.0,
                Some(price) => BEFORE_TOKEN * (worth / f32::from(price)).min(1.0),
            };
            let near = places.map(|there| open(there) * self.near_space(space, there)).fold(0.0, f32::max);
            found.set(Feature::SettlementAtHand, near);
        }
    }

    /// How near a space is to this one for the player.
    pub(super) fn near_space(&self, from: Space, to: Space) -> f32 {
        self.precomputed.nearness(self.precomputed.steps(from, to), self.player.movement(self.content))
    }

    /// The rewards still to come on tracks, and the LP that they would score now.
    fn point_tracks(&self, tables: &ModuleTables, found: &mut OfModules) {
        let mut ahead = 0.0;
        for (at, row) in self.content.point_tracks.iter().enumerate() {
            let (track, points) = (PointTrack(at as u8), self.player.points[at]);
            let most =
                self.public.all_seats().map(|seat| self.public.player(seat).points[at]).max().unwrap_or_default();
            found.lp += row.lp(points, most);
            ahead += tables.ahead(track, points, self.public.tokens);
        }
        found.set(Feature::TrackAhead, ahead);
    }

    /// What the hand pays for a frontier token: of other players' cards the average.
    fn cards_worth(&self, eyes: &Glimpse<'_>) -> f32 {
        let count = f32::from(eyes.hand_sizes[self.seat.index()]);
        let own = || eyes.hand.iter().map(|card| f32::from(frontier_worth(card))).sum();
        if self.seat == eyes.seat { own() } else { count * AVERAGE_WORTH }
    }

    /// The frontier token with the most to expect, by nearness and by what the hand can pay of it: of other players'
    /// cards the average.
    fn frontier(&self, tables: &ModuleTables, eyes: &Glimpse<'_>, space: Space) -> f32 {
        let worth = self.cards_worth(eyes);
        let tokens = self.content.board.frontier.iter().filter_map(|(there, value)| {
            let price = self.public.frontier_price(self.content, *there)?;
            let reward = tables.frontier[usize::from(price - value)];
            Some((worth / f32::from(price)).min(1.0) * reward * self.near_space(space, *there))
        });
        tokens.fold(0.0, f32::max)
    }

    /// The train goes on with every turn, and is robbed once in a turn with the bank: by what it may carry.
    fn train(&self, tables: &ModuleTables, space: Space, strength: f32) -> f32 {
        let (public, seats) = (self.public, self.public.seats);
        let turn = &public.turn;
        if self.player.is_marshal() || strength <= 0.0 || !public.is_seat(turn.seat) {
            return 0.0;
        }
        let turns = match (self.seat.0 + seats - turn.seat.0) % seats {
            0 if turn.heist || turn.actions == 0 => seats,
            turns => turns,
        };
        let (Some(there), Some(pool)) = (public.train_after(self.content, turns), self.content.circuit_pool) else {
            return 0.0;
        };
        let near = self.near_space(space, there);
        if near > 0.0 { near * self.expected(tables, self.content.next_opponents(public, pool), strength) } else { 0.0 }
    }

    /// What a fight with one of these opponents gains, by the probability of winning.
    fn expected(&self, tables: &ModuleTables, opponents: OpponentSet, strength: f32) -> f32 {
        let best = (strength * f32::from(ACE)) as u8;
        let one = |o: Opponent| {
            self.precomputed.odds.beats_opponent(&self.content.opponents[o.index()], best) * tables.reward(o.index())
        };
        opponents.iter().map(one).sum::<f32>() / opponents.len().max(1) as f32
    }

    /// The nearness of a saloon with money to bet at faro, where a bet wins half of the time, by the reward of the next
    /// point.
    fn faro(&self, tables: &ModuleTables, space: Space) -> f32 {
        let Some(track) = tables.faro else { return 0.0 };
        if self.player.money < STAKES[0] {
            return 0.0;
        }
        let money = f32::from(self.player.money.min(MOST_BET)) / f32::from(MOST_BET);
        let saloon = self.precomputed.near(space, Nearby::Saloon, self.player.movement(self.content));
        let point = tables.next_point(track, self.player.points[track.index()], self.public.tokens);
        saloon * point * (LEAST_STAKE + (1.0 - LEAST_STAKE) * money)
    }

    /// The nearest tokens: opponents by the probability of winning and their reward, dealers for those who can play, and
    /// strays for those who lead none.
    fn tokens(&self, tables: &ModuleTables, space: Space, strength: f32, eyes: &Glimpse<'_>, found: &mut OfModules) {
        let (public, player) = (self.public, self.player);
        let plays = player.money >= self.content.numbers.poker_ante && eyes.hand_sizes[self.seat.index()] > 1;
        let (mut foe, mut dealer, mut stray) = (0.0f32, 0.0f32, 0.0f32);
        for (at, (row, spaces)) in self.content.map_tokens.iter().zip(&public.map_tokens).enumerate() {
            let near = spaces.iter().map(|there| self.near_space(space, there)).fold(0.0, f32::max);
            if near <= 0.0 {
                continue;
            }
            if let Some(opponent) = row.foe {
                let possible = opponent.possible(self.content, public);
                foe = foe.max(near * self.expected(tables, possible, strength));
            } else if let Some(pool) = row.dealers.filter(|_| plays) {
                dealer = dealer.max(near * tables.mean_reward(self.content.next_opponents(public, pool)));
            } else if self.content.strays == Some(MapToken(at as u8)) && player.room_for_cattle() > 0 {
                stray = stray.max(near);
            } else {
                // What a visit brings is as certain as the reward of an opponent that is always beaten.
                foe = foe.max(near * tables.visit(at));
            }
        }
        found.set(Feature::FoeAtHand, foe);
        found.set(Feature::DealerAtHand, dealer);
        found.set(Feature::StrayAtHand, stray);
    }

    /// The nearness of a place to deliver a stray: any station or ranch, or where all cattle are taken.
    fn delivery(&self, space: Space) -> f32 {
        let movement = self.player.movement(self.content);
        let ranch = self.precomputed.near_ranch(space, self.content.stray_herd(), movement);
        ranch.max(self.precomputed.near(space, Nearby::Station, movement))
    }

    /// The nearness of an event marker on a track, by the points that lead to it.
    fn marker(&self) -> f32 {
        let markers = self.public.event_markers().iter().map(|marker| {
            let row = self.content.event_markers[marker.index()];
            let cube = match row.track {
                MarkedTrack::Lp => self.player.lp,
                MarkedTrack::Marshal => self.player.marshal.into(),
                MarkedTrack::Wanted => self.player.wanted.into(),
                MarkedTrack::Points(track) => self.player.points[track.index()].into(),
            };
            1.0 / f32::from(u16::from(row.space).saturating_sub(cube).max(1))
        });
        markers.fold(0.0, f32::max)
    }
}
