//! Effects on the fight in progress (rules base.fight.20, 23, 24).

use crate::content::{Op, Source};
use crate::core::chance::Chance;
use crate::core::engine::Engine;
use crate::core::event::{Event, Observer};
use crate::core::ids::*;
use crate::core::state::Side;

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Increases a card, to an ace at most, in editions that allow it (base.fight.23, 24).
    fn increase(&mut self, side: Side, by: u8, source: Source) {
        if !self.public().edition.raises_values() {
            return;
        }
        let fight = self.fight_mut();
        fight.value[side] = fight.value[side].saturating_add(by).min(ACE);
        let value = fight.value[side];
        self.emit(Event::Increased { side: side as u8, by, value, source });
    }

    /// Effects on the fight in progress.
    pub(crate) fn fight_op(&mut self, op: Op, seat: Seat, source: Source) {
        if !self.reader().fighting() {
            return;
        }
        let side = self.reader().side_of(seat);
        let fight = self.fight_mut();
        match op {
            Op::Decrease(n) => {
                let against = 1 - side;
                fight.value[against] = fight.value[against].saturating_sub(n);
                let value = fight.value[against];
                self.emit(Event::Decreased { side: against as u8, by: n, value, source });
            }
            Op::Increase(n) => self.increase(side, n, source),
            Op::CancelWounds => fight.shield[side] = true,
            Op::CancelFightCard => {
                fight.card_cancelled = true;
                self.emit(Event::FightCardCancelled);
            }
            Op::WinFight => self.decide(side),
            Op::LoseFight => self.decide(1 - side),
            Op::Restart => fight.restart = true,
            Op::NoMarshalReward => fight.no_marshal = true,
            Op::WoundLoser(n) => fight.extra_wounds += n,
            _ => unreachable!("run_op sends only effects on a fight here, not {op:?}"),
        }
    }
}
