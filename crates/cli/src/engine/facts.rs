//! What programs need to know of the cards and cannot read from their texts.

use darkrock_rules::Content;
use darkrock_rules::content::schema::Numbers;
use darkrock_rules::ids::{Deed, Item};
use darkrock_wire::ids::Ids;
use darkrock_wire::words::ItemKind;
use darkrock_wire::{Cards, Id};
use serde::Serialize;
use std::collections::BTreeMap;

/// Facts of a content, by id where there are several.
#[derive(Serialize, Debug)]
pub(super) struct Facts {
    /// Limits and sums, by the names that they have in `numbers.yaml`.
    numbers: Numbers,
    /// The poker cards that count as nuggets.
    nugget_cards: Cards,
    items: BTreeMap<Id, ItemFacts>,
    /// The deeds, by their locations.
    deeds: BTreeMap<Id, DeedFacts>,
    /// None where nothing can be destroyed.
    ruins: Option<RuinsFacts>,
}

#[derive(Serialize, Debug)]
struct ItemFacts {
    /// What limits how many a player may have.
    kind: ItemKind,
    cost: u8,
    copies: u8,
    /// Whether it has an upgraded side.
    upgrade: bool,
}

#[derive(Serialize, Debug)]
struct DeedFacts {
    /// None for a set of its own.
    set: Option<String>,
    cost: u8,
    /// LP at the end by the number of deeds of the set, from 1.
    lp: Vec<u8>,
    /// LP at the end for each deed of the owner.
    lp_for_each_deed: u8,
}

#[derive(Serialize, Debug)]
struct RuinsFacts {
    /// How many locations can be destroyed at the same time.
    tokens: u8,
    /// How many poker cards are discarded to repair one.
    discard: u8,
}

impl Facts {
    pub(super) fn new(content: &Content) -> Self {
        let (ids, specs) = (Ids(content), &content.specs);
        let items = specs.items.iter().enumerate().map(|(at, spec)| {
            let (kind, upgrade) = (spec.kind.into(), spec.upgraded.is_some());
            (ids.item(Item(at as u8)), ItemFacts { kind, cost: spec.cost, copies: spec.copies, upgrade })
        });
        let deeds = content.deeds.iter().zip(&specs.deeds).enumerate().map(|(at, (row, spec))| {
            let (set, lp) = (spec.set.clone(), row.lp.clone());
            let facts = DeedFacts { set, cost: row.cost, lp, lp_for_each_deed: row.lp_for_each_deed };
            (ids.deed(Deed(at as u8)), facts)
        });
        Self {
            numbers: content.numbers,
            nugget_cards: Cards(content.nugget_cards),
            items: items.collect(),
            deeds: deeds.collect(),
            ruins: content.ruins.map(|row| RuinsFacts { tokens: row.tokens, discard: row.discard }),
        }
    }
}
