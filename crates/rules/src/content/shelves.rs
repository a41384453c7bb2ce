//! What each store sells if a mode fixes it: then nothing is dealt to stands and to the trader.

use super::compiler::{Compiler, Res};
use super::load::Specs;
use crate::core::ids::ItemSet;

/// The id of the stores without a stand of their own.
pub(super) const GENERAL_STORE: &str = "general-store";
/// The id of the trader among the stores.
pub(super) const TRADER: &str = "trader";

/// The kinds of items of each store.
#[derive(Clone, Debug)]
pub struct Shelves {
    /// Those of each stand, in the order of the board.
    pub stands: Vec<ItemSet>,
    /// Those of the trader.
    pub trader: ItemSet,
}

/// The ids of the stands of the board.
fn stands(specs: &Specs) -> impl Iterator<Item = &str> {
    specs.board.shared_locations.iter().filter(|location| location.stand.is_some()).map(|location| location.id.as_str())
}

/// The ids of all stores.
pub(super) fn stores(specs: &Specs) -> impl Iterator<Item = &str> {
    let trader = (!specs.trader.is_empty()).then_some(TRADER);
    std::iter::once(GENERAL_STORE).chain(stands(specs)).chain(trader)
}

impl Compiler<'_> {
    /// The items that each store sells, if they are fixed.
    pub(super) fn shelves(&mut self) -> Res<Option<Shelves>> {
        self.begin("module.yaml");
        let specs = self.specs;
        if specs.stands.is_empty() {
            return Ok(None);
        }
        let of = |id: &str| specs.stands.get(id).into_iter().flatten().map(|id| self.store_item(id)).collect();
        Ok(Some(Shelves { stands: stands(specs).map(of).collect::<Res<_>>()?, trader: of(TRADER)? }))
    }
}
