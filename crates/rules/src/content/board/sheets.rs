//! Joining the sheets of several modules to one board, and removing locations.

use super::{BoardSpec, MesaSpec, SharedLocation, SpaceSpec};
use serde::{Deserialize, Serialize};

/// A sheet that a module places beside the first: its decoration, without spaces.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SheetSpec {
    /// Left and right edge on the joined picture, in percent of its width.
    pub edges: [f32; 2],
    /// The river's course.
    pub river: Vec<[f32; 2]>,
    /// The railway's course.
    pub railway: Vec<[f32; 2]>,
}

/// A part of the joined picture: its left edge and its width in percent of the picture's.
#[derive(Clone, Copy)]
struct Strip {
    left: f32,
    width: f32,
}

impl Strip {
    fn across(self, x: f32) -> f32 {
        self.left + x * self.width / 100.0
    }
    fn place(self, point: &mut [f32; 2]) {
        point[0] = self.across(point[0]);
    }
    fn all(self, points: &mut [[f32; 2]]) {
        points.iter_mut().for_each(|point| self.place(point));
    }
    fn space(self, space: &mut SpaceSpec) {
        self.place(&mut space.label_point);
        self.all(&mut space.polygon);
    }
    fn mesa(self, mesa: &mut MesaSpec) {
        self.place(&mut mesa.label_point);
        self.all(&mut mesa.polygon);
    }
    fn shared(self, location: &mut SharedLocation) {
        self.place(&mut location.point);
    }
    fn board(self, board: &mut BoardSpec) {
        board.spaces.iter_mut().for_each(|space| self.space(space));
        board.mesas.iter_mut().for_each(|mesa| self.mesa(mesa));
        board.shared_locations.iter_mut().for_each(|location| self.shared(location));
        for crossing in &mut board.river_crossings {
            self.place(&mut crossing.point);
            self.all(&mut crossing.span);
        }
        let [west, north, east, south] = board.bounds.unwrap_or([0.0, 0.0, 100.0, 100.0]);
        board.bounds = Some([self.across(west), north, self.across(east), south]);
        self.all(&mut board.river);
        self.all(&mut board.railway);
        for sheet in &mut board.sheets {
            self.all(&mut sheet.river);
            self.all(&mut sheet.railway);
            sheet.edges = sheet.edges.map(|x| self.across(x));
        }
    }
}

impl BoardSpec {
    /// Appends a sheet at the right, scaled to the same height. Its spaces follow the existing ones, which keep their
    /// indices. If there are none, because the first sheet is left out, it is the first.
    pub(in crate::content) fn join(&mut self, mut sheet: Self) {
        if self.spaces.is_empty() {
            sheet.gone = std::mem::take(&mut self.gone);
            *self = sheet;
            return;
        }
        let [width, height] = self.aspect;
        let added = sheet.aspect[0] * height / sheet.aspect[1];
        let left = 100.0 * width / (width + added);
        Strip { left: 0.0, width: left }.board(self);
        Strip { left, width: 100.0 - left }.board(&mut sheet);
        self.aspect = [width + added, height];
        if let (Some(here), Some(there)) = (&mut self.bounds, sheet.bounds) {
            *here = [here[0].min(there[0]), here[1].min(there[1]), here[2].max(there[2]), here[3].max(there[3])];
        }
        self.river_crossings.extend(sheet.river_crossings);
        let number = self.sheets.len() as u8 + 1;
        self.spaces.extend(sheet.spaces.into_iter().map(|space| SpaceSpec { sheet: number, ..space }));
        self.shared_locations.extend(sheet.shared_locations);
        self.edges.extend(sheet.edges);
        self.mesas.extend(sheet.mesas);
        self.links.extend(sheet.links);
        self.sheets.push(SheetSpec { edges: [left, 100.0], river: sheet.river, railway: sheet.railway });
    }

    /// Checks that a sheet can be joined to another.
    pub(in crate::content) fn check_sheet(&self) -> Result<(), String> {
        if self.spaces.is_empty() {
            return Err("no spaces: expected one at least".to_owned());
        }
        if !self.aspect.iter().all(|length| *length > 0.0) {
            let [width, height] = self.aspect;
            return Err(format!("“aspect” is {width} by {height}: expected a width and a height above 0"));
        }
        Ok(())
    }

    /// Removes a kind of location from the board; its spaces stay. Returns whether it existed.
    pub(in crate::content) fn leave_out(&mut self, kind: &str) -> bool {
        let is_it = |location: &str| location == kind;
        let is_shared = |id: &str| id.strip_suffix(kind).is_some_and(|rest| rest.ends_with('-'));
        let own = self.spaces.iter_mut().filter(|s| s.location.as_deref().is_some_and(is_it));
        let found = own.map(|space| space.location = None).count();
        let before = self.shared_locations.len();
        self.shared_locations.retain(|location| !is_shared(&location.id));
        let there = found > 0 || self.shared_locations.len() < before;
        if there {
            self.absent.push(kind.to_owned());
        }
        there
    }
}

#[cfg(test)]
mod tests {
    use super::super::LinkSpec;
    use super::*;
    use crate::content::{Board, Content};

    fn base() -> BoardSpec {
        Content::embedded().expect("the shipped content loads").specs.board
    }

    #[test]
    fn sheets_lie_side_by_side_and_spaces_keep_their_numbers() {
        let one = base();
        let mut two = one.clone();
        let renamed = |id: &str| format!("east-{id}");
        let mut east = one.clone();
        for space in &mut east.spaces {
            space.id = renamed(&space.id);
        }
        east.edges = Vec::new();
        east.mesas = Vec::new();
        east.shared_locations = Vec::new();
        two.join(east);
        assert_eq!(two.aspect, [2.0 * one.aspect[0], one.aspect[1]]);
        let count = one.spaces.len();
        for (at, space) in one.spaces.iter().enumerate() {
            let (west, east) = (&two.spaces[at], &two.spaces[count + at]);
            assert_eq!((&west.id, &east.id), (&space.id, &renamed(&space.id)));
            assert_eq!((west.sheet, east.sheet), (0, 1));
            let [x, y] = space.label_point;
            assert!(
                (west.label_point[0] - x / 2.0).abs() < 1e-3 && (east.label_point[0] - 50.0 - x / 2.0).abs() < 1e-3
            );
            assert_eq!((west.label_point[1], east.label_point[1]), (y, y));
        }
    }

    #[test]
    fn a_circuit_has_different_spaces_and_is_the_only_one() {
        let compiled = |circuits: &[&[&str]]| {
            let circuit = |stops: &&[&str]| LinkSpec::Circuit {
                stops: stops.iter().map(|stop| (*stop).to_owned()).collect(),
                pool: "train".to_owned(),
            };
            let links = circuits.iter().map(circuit).collect();
            Board::compile(BoardSpec { links, ..base() }, "board.json").map_err(|error| error.to_string())
        };
        let stops = ["darkrock-1", "darkrock-2"];
        let board = compiled(&[&stops]).expect("two stops are enough");
        assert_eq!(board.circuit.iter().map(|stop| board.space_id(*stop)).collect::<Vec<_>>(), stops);
        let bad: [&[&[&str]]; 3] =
            [&[&["darkrock-1"]], &[&["darkrock-1", "darkrock-2", "darkrock-1"]], &[&stops, &stops]];
        for circuits in bad {
            assert!(compiled(circuits).is_err_and(|error| error.contains("“circuit”")), "{circuits:?}");
        }
    }

    #[test]
    fn a_location_that_is_left_out_is_no_place_and_its_space_stays() {
        let mut spec = base();
        let spaces = spec.spaces.len();
        assert!(spec.leave_out("bank") && !spec.leave_out("bank"));
        let board = Board::compile(spec, "board.json").expect("a board without a bank");
        assert!(board.banks.is_empty() && board.place("bank").is_empty());
        assert_eq!(board.all.len(), spaces);
    }
}
