//! Where characters start, and with what.

use crate::catalogue::Args;
use crate::effects::Writer;
use darkrock_rules::content::{CharacterRow, Op, Start};

impl Writer<'_> {
    /// Where a character starts.
    pub(crate) fn start(&self, row: &CharacterRow) -> String {
        match row.start {
            Start::Place(spaces) => self.places.start(self.catalogue, spaces, row.start_free),
            Start::Trader => self.catalogue.text("starts-trader"),
            Start::OwnDeed => self.catalogue.text("starts-own-deed"),
            Start::BesidePlayer => self.catalogue.text("starts-beside-player"),
            Start::Circuit(_) => self.catalogue.text("starts-circuit"),
        }
    }

    /// The goods of a character at the start, one by one.
    pub(crate) fn gains(&self, character: usize) -> Vec<String> {
        let row = &self.content.characters[character];
        let mut gains = Vec::new();
        let mut counted = |id: &str, n: u8| {
            if n > 0 {
                gains.push(self.catalogue.with(id, &Args::new().n("n", n)));
            }
        };
        counted("gains-money", row.money);
        counted("gains-cards", row.cards);
        counted("gains-lp", row.lp);
        counted("gains-marshal", row.marshal);
        counted("gains-wanted", row.wanted);
        counted("gains-wounds", row.wounds);
        for (track, points, _) in &row.points {
            let args = Args::new().n("n", *points).s("track", self.track_name(*track));
            gains.push(self.catalogue.with("gains-points", &args));
        }
        for (item, upgraded) in &row.items {
            let item = &self.content.specs.items[item.index()].id;
            let args = Args::new().s("id", item.clone()).s("item", self.catalogue.text(&format!("item-{item}")));
            gains.push(self.catalogue.with(if *upgraded { "gains-upgraded" } else { "gains-item" }, &args));
        }
        for op in self.content.block(row.effects) {
            gains.push(self.starting_gain(op));
        }
        gains
    }

    /// What an effect with the starting goods gives: a noun where there is one, otherwise the effect.
    fn starting_gain(&self, op: &Op) -> String {
        match *op {
            Op::LegendaryItem(n) => self.catalogue.with("gains-legendary-items", &Args::new().n("n", n)),
            Op::WeaponOfChoice => self.catalogue.text("gains-weapon-of-choice"),
            Op::MarshalCube(n) => self.catalogue.with("gains-marshal", &Args::new().n("n", n)),
            Op::WantedCube(n) => self.catalogue.with("gains-wanted", &Args::new().n("n", n)),
            Op::Choose { first, count, .. } => {
                let rows = &self.content.options[usize::from(first)..usize::from(first) + usize::from(count)];
                let ops: Vec<&Op> = rows.iter().flat_map(|row| self.content.block(row.effects)).collect();
                let all = |is: fn(&Op) -> bool| ops.iter().all(|op| is(op));
                if all(|op| matches!(op, Op::CattleFrom(_))) {
                    return self.catalogue.text("gains-cattle-of-choice");
                }
                // In a list, "a Revolver and 1 Marshal point or 1 Wanted point" could be read as a choice between both.
                if all(|op| matches!(op, Op::MarshalCube(1) | Op::WantedCube(1))) {
                    return self.catalogue.text("gains-point-of-choice");
                }
                self.catalogue.series(ops.into_iter().map(|op| self.starting_gain(op)), "say-or")
            }
            Op::GainDeed(set) => self.catalogue.with("gains-deed", &Args::new().s("set", self.deed_set(set))),
            Op::Nuggets(n) => self.catalogue.with("gains-nuggets", &Args::new().n("n", n)),
            _ => self.thing(op),
        }
    }
}
