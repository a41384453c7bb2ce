//! Events (rules au.events-tokens.*): whoever reaches a marker on a track resolves a card of their deck.

use super::super as modules;
use super::{Event, Frame, Luck};
use crate::content::Op;
use crate::content::events::MarkedTrack;
use crate::content::{BlockId, Content, Source};
use crate::core::chance::Chance;
use crate::core::engine::Engine;
use crate::core::event::Observer;
use crate::core::frame;
use crate::core::ids::*;
use crate::core::invariants::Violation;
use crate::core::state;
use serde::{Deserialize, Serialize};

/// The events of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Events {
    /// Cards that were drawn since the deck was shuffled.
    pub drawn: EventSet,
    /// Markers that nobody has reached.
    pub markers: EventMarkerSet,
}

impl Events {
    /// The cards of the deck; with those drawn before if it is empty, as it is then shuffled again
    /// (au.events-tokens.24).
    pub fn next(self, content: &Content) -> EventSet {
        let all: EventSet = (0..content.events.len()).map(|at| EventCard(at as u8)).collect();
        if self.drawn == all { all } else { all.without(self.drawn) }
    }

    /// Only cards and markers of this content are there.
    pub(super) fn check(self, content: &Content) -> Result<(), Violation> {
        let drawn = self.drawn.iter().all(|card| card.index() < content.events.len());
        let markers = self.markers.iter().all(|marker| marker.index() < content.event_markers.len());
        if drawn && markers { Ok(()) } else { Err(Violation("an event or a marker that the content lacks".to_owned())) }
    }
}

impl state::Public {
    /// The event that is being resolved.
    pub fn event(&self) -> Option<(Seat, EventCard)> {
        self.stack.iter().rev().find_map(|frame| match *frame {
            frame::Frame::Module(modules::Frame::AnteUp(Frame::Event { seat, card })) => Some((seat, card)),
            _ => None,
        })
    }

    /// The event markers that nobody has reached.
    pub fn event_markers(&self) -> EventMarkerSet {
        self.modules.ante_up.events.markers
    }

    /// The space of a player's cube on a track with a marker.
    fn cube(&self, seat: Seat, track: MarkedTrack) -> u16 {
        let player = self.player(seat);
        match track {
            MarkedTrack::Lp => player.lp,
            MarkedTrack::Marshal => player.marshal.into(),
            MarkedTrack::Wanted => player.wanted.into(),
            MarkedTrack::Points(track) => player.points[track.index()].into(),
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Setup: markers on their spaces, those of LP only before the end (au.setup.10).
    pub(crate) fn place_event_markers(&mut self) {
        let (content, length) = (self.content, u16::from(self.public().length));
        let lies = |at: &usize| {
            let row = content.event_markers[*at];
            row.track != MarkedTrack::Lp || u16::from(row.space) < length
        };
        let markers = (0..content.event_markers.len()).filter(lies).map(|at| EventMarker(at as u8)).collect();
        self.state.public.modules.ante_up.events.markers = markers;
    }

    /// Setup: one event for every two players, before any figure is on the map (bm.setup.47).
    pub(crate) fn set_up_events(&mut self) {
        if self.content.events.is_empty() {
            return;
        }
        for _ in 0..self.public().seats.div_ceil(2) {
            self.set_up_event();
        }
    }

    /// Of an event during setup what it places on the map applies: nothing that is not there yet is moved, and nobody has a
    /// turn in which to gain, lose or choose anything (bm.setup.49, 76, items.07).
    fn set_up_event(&mut self) {
        let card = self.draw_event();
        self.emit_ante_up(Event::SetUpEvent { card });
        for op in self.content.block(self.content.events[card.index()].effects) {
            match *op {
                Op::PlaceToken { token, place } => self.place_tokens(token, self.content.places[usize::from(place)]),
                Op::Choose { first, count, .. } => self.place_first_token(first, count),
                _ => {}
            }
        }
    }

    /// Of several spaces that a name stands for, a token comes to the first that has none of its kind: nobody is the active
    /// player yet (mode.border-town.57).
    fn place_first_token(&mut self, first: u16, count: u8) {
        let content = self.content;
        let rows = &content.options[usize::from(first)..usize::from(first) + usize::from(count)];
        let placed = rows.iter().filter_map(|row| match content.block(row.effects) {
            [Op::PlaceToken { token, place }] => Some((*token, content.places[usize::from(*place)])),
            _ => None,
        });
        let lies = |token: MapToken| self.public().map_tokens[token.index()];
        let free = placed.into_iter().find(|(token, spaces)| !spaces.without(lies(*token)).is_empty());
        if let Some((token, spaces)) = free {
            self.place_tokens(token, spaces);
        }
    }

    /// After a gain: markers that the player's cubes have reached are taken (au.events-tokens.23).
    #[inline(never)]
    pub(in crate::modules) fn reach_markers(&mut self, seat: Seat) {
        if !self.public().is_seat(seat) {
            return;
        }
        for marker in self.public().modules.ante_up.events.markers {
            let row = self.content.event_markers[marker.index()];
            if self.public().cube(seat, row.track) >= u16::from(row.space) {
                self.state.public.modules.ante_up.events.markers.remove(marker);
                self.emit_ante_up(Event::EventMarker { seat, marker });
                self.event_due(seat);
            }
        }
    }

    /// An event is resolved once the gains in progress, and a fight or game, are over (au.events-tokens.23); during setup
    /// at once, as the others there.
    pub(crate) fn event_due(&mut self, seat: Seat) {
        if self.content.events.is_empty() || !self.public().is_seat(seat) {
            return;
        }
        if self.public().stack.is_setup() {
            return self.set_up_event();
        }
        let due = frame::Frame::Module(modules::Frame::AnteUp(Frame::EventDue { seat }));
        self.state.public.stack.push_below_rewards(due, |frame| {
            matches!(frame, frame::Frame::Module(modules::Frame::AnteUp(Frame::EventDue { .. })))
        });
    }

    /// A card is drawn, and its effects happen.
    pub(super) fn step_event_due(&mut self, seat: Seat) {
        let card = self.draw_event();
        self.emit_ante_up(Event::Event { seat, card });
        self.replace(frame::Frame::Module(modules::Frame::AnteUp(Frame::Event { seat, card })));
        self.effects(self.content.events[card.index()].effects, seat, Source::OTHER);
    }

    /// A token is visited and removed, and its effects apply (wb.unique-events.03).
    pub(crate) fn visit(&mut self, seat: Seat, token: MapToken, space: Space, effects: BlockId) {
        self.emit_ante_up(Event::Visited { seat, token, space });
        self.remove_token(token, space);
        self.push(frame::Frame::Module(modules::Frame::AnteUp(Frame::Visit)));
        self.effects(effects, seat, Source::OTHER);
    }

    fn draw_event(&mut self) -> EventCard {
        let events = self.public().modules.ante_up.events;
        let next = events.next(self.content);
        let card = self.ante_up_luck(Luck::Event(next)).event();
        let drawn = &mut self.state.public.modules.ante_up.events.drawn;
        if drawn.contains(card) {
            *drawn = EventSet::new();
        }
        drawn.insert(card);
        card
    }
}
