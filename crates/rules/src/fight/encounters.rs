//! The order of the circuit's opponents, as far as it is fixed: one that was looked at on top, and those put under the
//! others. The rest is random until it is drawn.

use crate::content::Content;
use crate::core::chance::{Chance, Luck};
use crate::core::engine::Engine;
use crate::core::event::{Event, Observer};
use crate::core::ids::*;
use crate::core::invariants::Violation;
use crate::core::limits::ENCOUNTERS;
use crate::core::state::State;
use serde::{Deserialize, Serialize};

/// An opponent in a fixed place, and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
struct Placed {
    opponent: Option<Opponent>,
    known: SeatSet,
}

/// The opponents with a fixed place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Encounters {
    top: Placed,
    /// From the top; drawn after all others.
    under: [Placed; ENCOUNTERS],
}

/// What everybody knows of the order of the circuit's opponents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EncounterOrder {
    /// Whether the one on top was looked at.
    pub seen: bool,
    /// How many were put under the others.
    pub under: u8,
}

/// The opponents of the circuit whose place a seat knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KnownEncounters {
    /// The next one.
    pub top: Option<Opponent>,
    /// Those under the others, from the top.
    pub under: [Option<Opponent>; ENCOUNTERS],
}

impl KnownEncounters {
    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Opponent> + '_ {
        self.top.into_iter().chain(self.under.into_iter().flatten())
    }
}

impl Placed {
    fn seen_by(self, seat: Seat) -> Option<Opponent> {
        self.opponent.filter(|_| self.known.contains(seat))
    }
}

impl Encounters {
    fn placed(&self) -> impl Iterator<Item = Opponent> + '_ {
        self.top.opponent.into_iter().chain(self.under.iter().filter_map(|placed| placed.opponent))
    }

    fn len_under(&self) -> usize {
        self.under.iter().take_while(|placed| placed.opponent.is_some()).count()
    }

    /// The opponents in a fixed place.
    pub(crate) fn all(&self) -> OpponentSet {
        self.placed().collect()
    }

    /// What everybody knows.
    pub(crate) fn order(&self) -> EncounterOrder {
        EncounterOrder { seen: self.top.opponent.is_some(), under: self.len_under() as u8 }
    }

    /// What a seat knows.
    pub(crate) fn known_to(&self, seat: Seat) -> KnownEncounters {
        KnownEncounters { top: self.top.seen_by(seat), under: self.under.map(|placed| placed.seen_by(seat)) }
    }

    /// An order that agrees with what a viewer knows; the others are dealt.
    pub(crate) fn dealt(
        order: EncounterOrder,
        known: KnownEncounters,
        viewer: Option<Seat>,
        mut deal: impl FnMut() -> Option<Opponent>,
    ) -> Self {
        let seats = |knows: bool| viewer.filter(|_| knows).map(SeatSet::one).unwrap_or_default();
        let mut place =
            |own: Option<Opponent>| Placed { opponent: own.or_else(&mut deal), known: seats(own.is_some()) };
        let mut dealt = Self::default();
        if order.seen {
            dealt.top = place(known.top);
        }
        for (to, own) in dealt.under.iter_mut().zip(known.under).take(order.under.into()) {
            *to = place(own);
        }
        dealt
    }

    /// Takes the opponent on top, if it was looked at.
    fn take_top(&mut self) -> Option<Placed> {
        let top = std::mem::take(&mut self.top);
        top.opponent.map(|_| top)
    }

    /// Takes the first of those under the others.
    fn take_under(&mut self) -> Option<Placed> {
        let first = std::mem::take(&mut self.under[0]);
        self.under.rotate_left(1);
        first.opponent.map(|_| first)
    }

    fn put_under(&mut self, placed: Placed) {
        let at = self.len_under();
        debug_assert!(at < ENCOUNTERS, "the pool of a circuit has at most {ENCOUNTERS} opponents");
        self.under[at] = placed;
    }

    /// Each is in one place, and was not drawn.
    pub(crate) fn check(content: &Content, state: &State) -> Result<(), Violation> {
        let own = &state.secrets.encounters;
        let members = content.circuit_pool.map(|pool| content.pools[pool.index()].members).unwrap_or_default();
        let left = members.without(state.public.drawn_opponents);
        let whole = own.all().without(left).is_empty() && own.placed().count() == own.all().len();
        let gaps = own.under.iter().filter(|placed| placed.opponent.is_some()).count() != own.len_under();
        let empty = own.under.iter().chain([&own.top]).all(|p| p.opponent.is_some() || p.known.is_empty());
        if whole && !gaps && empty {
            Ok(())
        } else {
            Err(Violation("an opponent of the circuit in no place".to_owned()))
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// The next opponent of a pool, of those that may be drawn. Of the circuit one that was looked at comes first, and
    /// those put under the others come last.
    pub(crate) fn next_opponent(&mut self, pool: Pool, left: OpponentSet) -> Opponent {
        if self.content.circuit_pool != Some(pool) {
            return self.luck(Luck::Opponent(left)).opponent();
        }
        self.next_encounter(left).0
    }

    /// The next opponent of the circuit, and who knows that it is.
    fn next_encounter(&mut self, left: OpponentSet) -> (Opponent, SeatSet) {
        let encounters = &mut self.state.secrets.encounters;
        let loose = left.without(encounters.all());
        let fixed = encounters.take_top().or_else(|| if loose.is_empty() { encounters.take_under() } else { None });
        match fixed {
            Some(Placed { opponent: Some(opponent), known }) => (opponent, known),
            _ => (self.luck(Luck::Opponent(loose)).opponent(), SeatSet::new()),
        }
    }

    /// A seat looks at the next opponent of the circuit.
    pub(crate) fn look_at_encounter(&mut self, seat: Seat) {
        let Some(left) = self.encounters_left(seat) else { return };
        let (opponent, mut known) = self.next_encounter(left);
        known.insert(seat);
        self.state.secrets.encounters.top = Placed { opponent: Some(opponent), known };
        self.emit(Event::LookedAtEncounter { seat, opponent: Some(opponent) });
    }

    /// The next opponent of the circuit goes under the others, unseen.
    pub(crate) fn bury_encounter(&mut self, seat: Seat) {
        let Some(left) = self.encounters_left(seat) else { return };
        let (opponent, known) = self.next_encounter(left);
        self.state.secrets.encounters.put_under(Placed { opponent: Some(opponent), known });
        self.emit(Event::BuriedEncounter { seat });
    }

    /// The opponents of the circuit that are left, shuffled again if all were drawn.
    fn encounters_left(&mut self, seat: Seat) -> Option<OpponentSet> {
        let pool = self.content.circuit_pool.filter(|_| self.public().is_seat(seat))?;
        Some(self.shuffle_if_empty(pool)).filter(|left| !left.is_empty())
    }
}
