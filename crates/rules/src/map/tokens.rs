//! Tokens that modules place on spaces of the map, and the fights with their opponents.

use crate::content::BlockId;
use crate::content::pools::Foe;
use crate::core::chance::Chance;
use crate::core::choice::FightKind;
use crate::core::engine::{Engine, Reader};
use crate::core::event::{Event, Observer};
use crate::core::ids::*;
use crate::core::state::Fight;

impl Reader<'_> {
    /// Spaces that can be entered but not passed: those of bandits, and of tokens with an opponent.
    #[inline]
    pub(crate) fn stops(&self) -> SpaceSet {
        let mut stops = self.public().bandits;
        if self.content.map_tokens.is_empty() {
            return stops;
        }
        for (row, spaces) in self.content.map_tokens.iter().zip(&self.public().map_tokens) {
            stops = if row.foe.is_some() { stops.union(*spaces) } else { stops };
        }
        stops
    }

    /// Whether a figure that enters a space meets the opponent of a token: a bandit there comes first.
    pub(crate) fn meets_token(&self, space: Space) -> bool {
        !self.content.map_tokens.is_empty()
            && !self.public().bandits.contains(space)
            && self.opponent_on(space).is_some()
    }

    /// The token with an opponent on a space, the first kind first.
    pub(crate) fn opponent_on(&self, space: Space) -> Option<(MapToken, Foe)> {
        let rows = self.content.map_tokens.iter().zip(&self.public().map_tokens).enumerate();
        let mut there = rows.filter(|(_, (_, spaces))| spaces.contains(space));
        there.find_map(|(at, (row, _))| Some((MapToken(at as u8), row.foe?)))
    }
}

impl Reader<'_> {
    /// The token at the saloon beside a space, with its place and the dealers who can be challenged there
    /// (au.events-tokens.03).
    pub(crate) fn challenge_at(&self, space: Space) -> Option<(MapToken, Space, Pool)> {
        let beside = self.content.board.saloon_of(space);
        let rows = self.content.map_tokens.iter().zip(&self.public().map_tokens).enumerate();
        rows.filter_map(|(at, (row, lie))| Some((MapToken(at as u8), lie.and(beside).first()?, row.dealers?))).next()
    }

    /// Whether a token lies on a space.
    fn token_on(&self, space: Space) -> bool {
        self.public().map_tokens.iter().take(self.content.map_tokens.len()).any(|spaces| spaces.contains(space))
    }

    /// Whether one lies at the saloon beside a space, or a frontier token on it.
    fn token_beside(&self, space: Space) -> bool {
        self.content.board.is_site(space)
            && (self.challenge_at(space).is_some() || self.public().frontier_price(self.content, space).is_some())
    }

    /// A token on a space that asks for a visit, with its effects.
    fn visit_at(&self, space: Space) -> Option<(MapToken, BlockId)> {
        let rows = self.content.map_tokens.iter().zip(&self.public().map_tokens).enumerate();
        let mut there = rows.filter(|(_, (_, spaces))| spaces.contains(space));
        there.find_map(|(at, (row, _))| Some((MapToken(at as u8), row.visit?)))
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// A figure has entered a space: a bandit there, or a token's opponent, fights at once (base.bandit.03).
    pub(crate) fn enter(&mut self, seat: Seat, space: Space) {
        if self.public().bandits.contains(space) {
            self.start_fight(FightKind::Bandit, seat, seat.right(self.public().seats));
        } else if !self.content.map_tokens.is_empty() {
            self.meet_opponent(seat, space);
        }
    }

    #[inline(never)]
    fn meet_opponent(&mut self, seat: Seat, space: Space) {
        let Some((token, foe)) = self.reader().opponent_on(space) else { return };
        let opponent = match foe {
            Foe::Known(opponent) => opponent,
            Foe::Drawn(pool) => self.draw_opponent(pool),
        };
        self.fight_opponent(seat, opponent, Some(token));
    }

    /// A move action has ended: the trigger of stories about tokens is met, also by one whose opponent was just fought
    /// (ex.core-stories.03), and one that asks for a visit is visited (wb.unique-events.03).
    #[inline(never)]
    pub(crate) fn move_ended_at_token(&mut self, seat: Seat, space: Space, met: bool) {
        let lies = self.reader().token_on(space);
        if lies || met || self.reader().token_beside(space) {
            self.meet_token();
        }
        if let Some((token, effects)) = self.reader().visit_at(space).filter(|_| lies) {
            self.visit(seat, token, space, effects);
        }
    }

    /// Places tokens on spaces that have none of their kind, as many as there are.
    pub(crate) fn place_tokens(&mut self, token: MapToken, spaces: SpaceSet) {
        let lying = self.public().map_tokens[token.index()];
        // One that is challenged lies at its saloon, not on one of its spaces: it is kept with the first of them.
        let at_saloon = self.content.map_tokens[token.index()].dealers.is_some();
        let free = match at_saloon {
            true if !lying.and(spaces).is_empty() => SpaceSet::new(),
            true => spaces.first().into_iter().collect(),
            false => spaces.without(lying),
        };
        let left = self.content.tokens_left(self.public(), token).min(self.strays_left(token));
        for space in free.iter().take(left) {
            self.state.public.map_tokens[token.index()].insert(space);
            self.emit(Event::TokenPlaced { token, space });
        }
    }

    /// How many more strays can be placed: each token on the map is one that nobody carries; of other kinds any number.
    fn strays_left(&self, token: MapToken) -> usize {
        if self.content.strays != Some(token) {
            return usize::MAX;
        }
        let herd = self.state.secrets.ranches[self.content.stray_herd().index()];
        herd.len().saturating_sub(self.public().map_tokens[token.index()].len())
    }

    /// Setup: tokens on the spaces where figures start are removed, and those at the saloons beside them
    /// (au.events-tokens.16, au.longhorns.08, bm.setup.62).
    pub(crate) fn clear_starts(&mut self) {
        let content = self.content;
        for seat in self.public().seats_from(self.public().first) {
            let space = self.reader().space(seat);
            for (at, row) in content.map_tokens.iter().enumerate() {
                let here = if row.dealers.is_some() { content.board.saloon_of(space) } else { SpaceSet::one(space) };
                for place in self.public().map_tokens[at].and(here) {
                    self.remove_token(MapToken(at as u8), place);
                }
            }
        }
    }

    /// Removes the token of an opponent fought, unless it stays when the opponent wins.
    pub(crate) fn token_fought(&mut self, fight: &Fight) {
        let (Some(token), Some(space)) = (fight.token, fight.space) else { return };
        let stays = self.content.map_tokens[token.index()].stays && fight.winner == Some(1);
        if !stays && self.public().map_tokens[token.index()].contains(space) {
            self.state.public.map_tokens[token.index()].remove(space);
            self.emit(Event::TokenRemoved { token, space });
        }
    }

    /// Removes a token from a space.
    pub(crate) fn remove_token(&mut self, token: MapToken, space: Space) {
        self.state.public.map_tokens[token.index()].remove(space);
        self.emit(Event::TokenRemoved { token, space });
    }
}
