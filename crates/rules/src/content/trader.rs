//! The trader (`trader.yaml` of a module): the regions that he travels, and what lies on his stand.

use super::ContentError;
use super::board::BoardSpec;
use super::compiler::{Compiler, Res};
use super::load::Specs;
use super::module::System;
use super::schema::{ItemKind, Source};
use super::shelves;
use crate::core::ids::SpaceSet;
use crate::core::limits::{LEGENDARY_ITEMS, TRADER_REGIONS, TRADER_ROW};
use serde::Deserialize;

/// The file.
pub(super) const FILE: &str = "trader.yaml";

/// The trader, from whom a player in his region buys Legendary items and kinds of items that no store sells.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TraderSpec {
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The regions of the board that he travels, with a card for each.
    pub regions: Vec<String>,
    /// How many Legendary items lie faceup on his stand.
    pub row: u8,
    /// How many kinds of items the general stores sell at most; stands have theirs, and the trader has the rest.
    pub general_store: u8,
    /// How many kinds the trader sells at least, if there are too few for all.
    #[serde(default = "one")]
    pub least: u8,
}

/// He sells one kind at least if the file does not say otherwise.
fn one() -> u8 {
    1
}

/// The trader, compiled.
#[derive(Clone, Debug)]
pub struct TraderRow {
    /// His regions, by name.
    pub regions: Vec<(String, SpaceSet)>,
    /// How many Legendary items lie faceup.
    pub row: u8,
    /// How many kinds of items he is dealt.
    pub kinds: u8,
}

impl Compiler<'_> {
    /// The trader, whom one module at most brings.
    pub(super) fn trader(&mut self) -> Res<Option<TraderRow>> {
        self.begin(FILE);
        let specs = self.specs;
        let [spec] = specs.trader.as_slice() else {
            return if specs.trader.is_empty() {
                Ok(None)
            } else {
                self.error("“source” of two modules: expected the trader of one")
            };
        };
        let regions = spec.regions.iter().map(|region| Ok((region.clone(), self.open_place(region)?)));
        let regions = regions.collect::<Res<_>>()?;
        Ok(Some(TraderRow { regions, row: spec.row, kinds: kinds(specs, spec) }))
    }
}

/// The kinds of items that stores and the trader sell.
fn sold(specs: &Specs) -> impl Iterator<Item = &super::schema::ItemSpec> {
    specs.items.iter().filter(|item| !item.legendary)
}

/// The kinds of items that stands are dealt.
fn at_stands(board: &BoardSpec) -> usize {
    board.shared_locations.iter().filter_map(|shared| shared.stand).map(usize::from).sum()
}

/// How many kinds of items the trader is dealt: those that neither the stands nor the general stores have a place for
/// (bm.setup.31, 32).
fn kinds(specs: &Specs, spec: &TraderSpec) -> u8 {
    if let Some(own) = specs.stands.get(shelves::TRADER) {
        return own.len() as u8;
    }
    let stores = at_stands(&specs.board) + usize::from(spec.general_store);
    (sold(specs).count().saturating_sub(stores) as u8).max(spec.least)
}

/// Checks the trader and the Legendary items: he travels regions of the board, there are items for every store, and
/// Legendary items need him.
///
/// # Errors
/// With the file, the entry and what was expected.
pub(super) fn check(specs: &Specs) -> Result<(), ContentError> {
    let bad = |what: String| Err(ContentError::new(FILE, 0, what));
    for item in specs.items.iter().filter(|item| item.legendary) {
        let odd = |what: &str| Err(ContentError::of("items.yaml", &item.id, what));
        if specs.trader.is_empty() && !specs.absent.lacks(System::Trader) {
            return odd("“legendary” without a trader: expected trader.yaml");
        }
        if item.copies != 1 {
            return odd("“copies” of a Legendary item: expected 1");
        }
    }
    let legendary = specs.items.iter().filter(|item| item.legendary).count();
    if legendary > LEGENDARY_ITEMS {
        return bad(format!("{legendary} Legendary items: expected at most {LEGENDARY_ITEMS}"));
    }
    for spec in &specs.trader {
        if !(2..=TRADER_REGIONS).contains(&spec.regions.len()) {
            return bad(format!("{} “regions”: expected 2 to {TRADER_REGIONS}", spec.regions.len()));
        }
        for (at, region) in spec.regions.iter().enumerate() {
            if specs.board.spaces.iter().all(|space| space.region != *region) {
                return bad(format!("unknown region “{region}”: expected a region of board.json"));
            }
            if spec.regions[..at].contains(region) {
                return bad(format!("“{region}” stands twice: expected each region once"));
            }
        }
        if !(1..=TRADER_ROW as u8).contains(&spec.row) {
            return bad(format!("“row” is {}: expected 1 to {TRADER_ROW}", spec.row));
        }
        if specs.stands.is_empty() {
            enough_items(specs, spec).or_else(bad)?;
        }
    }
    Ok(())
}

/// Each stand and the general stores are dealt a weapon and a mount first.
fn enough_items(specs: &Specs, spec: &TraderSpec) -> Result<(), String> {
    let stores = 1 + specs.board.shared_locations.iter().filter(|shared| shared.stand.is_some()).count();
    for (kind, name) in [(ItemKind::Weapon, "weapons"), (ItemKind::Mount, "mounts")] {
        let there = sold(specs).filter(|item| item.kind == kind).count();
        if there < stores {
            return Err(format!("{there} {name} for {stores} stores: expected one for each"));
        }
    }
    let (there, needed) = (sold(specs).count(), at_stands(&specs.board) + usize::from(kinds(specs, spec)) + 2);
    if spec.general_store < 2 || there < needed {
        return Err(format!(
            "{there} kinds of items: expected {needed} or more, with 2 or more for the general stores"
        ));
    }
    Ok(())
}
