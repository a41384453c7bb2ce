//! Tokens that modules place on spaces of the map, and the fights with their opponents.

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

    /// The token with an opponent on a space, the first kind first.
    pub(crate) fn opponent_on(&self, space: Space) -> Option<(MapToken, Foe)> {
        let rows = self.content.map_tokens.iter().zip(&self.public().map_tokens).enumerate();
        let mut there = rows.filter(|(_, (_, spaces))| spaces.contains(space));
        there.find_map(|(at, (row, _))| Some((MapToken(at as u8), row.foe?)))
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// A figure has entered a space: a bandit there, or a token's opponent, fights at once (base.bandit.03).
    pub(crate) fn enter(&mut self, seat: Seat, space: Space) {
        if self.public().bandits.contains(space) {
            self.start_fight(FightKind::Bandit, seat, seat.right(self.public().seats));
        } else if let Some((token, foe)) = self.reader().opponent_on(space) {
            let opponent = match foe {
                Foe::Known(opponent) => opponent,
                Foe::Drawn(pool) => self.draw_opponent(pool),
            };
            self.fight_opponent(seat, opponent, Some(token));
        }
    }

    /// Places tokens on spaces that have none of their kind, as many as there are.
    pub(crate) fn place_tokens(&mut self, token: MapToken, spaces: SpaceSet) {
        let free = spaces.without(self.public().map_tokens[token.index()]);
        let left = self.content.tokens_left(self.public(), token);
        for space in free.iter().take(left) {
            self.state.public.map_tokens[token.index()].insert(space);
            self.emit(Event::TokenPlaced { token, space });
        }
    }

    /// Removes the token of an opponent fought, unless it stays when the opponent wins.
    pub(crate) fn token_fought(&mut self, fight: &Fight) {
        let Some(token) = fight.token else { return };
        let space = self.reader().space(fight.fighter);
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
