//! What a command composes to see all of a content: each module by itself, all together, each mode.

use super::Origin;
use crate::Misuse;
use anyhow::{Result, anyhow};
use darkrock_rules::content::module::{ModuleKind, ModuleSpec};
use darkrock_rules::{Catalog, Selection};

/// The compositions to validate and to cover: the given selection, otherwise the base game, each module with its requirements, and
/// each mode. Modules that exclude each other are never combined.
pub(super) fn selections(catalog: &Catalog, origin: &Origin) -> Result<Vec<Selection>> {
    if origin.modules.is_empty() && origin.mode.is_none() {
        return Ok(catalog.each_alone().collect());
    }
    let selected = catalog.select(&origin.modules, origin.mode.as_deref());
    Ok(vec![selected.map_err(|e| Misuse::of(anyhow!("--modules or --mode: {e}")))?])
}

/// The modules and options that can be played together, apart from these, in the order of composition.
pub(super) fn shipped_together(catalog: &Catalog, apart: &[String]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for spec in catalog.modules().filter(|spec| spec.kind.is_module() && !apart.contains(&spec.id)) {
        if let Some(more) = joined(catalog, &all, std::slice::from_ref(&spec.id)) {
            all = more;
        }
    }
    all
}

/// These modules with others; none if they exclude each other or lack one that they need.
pub(super) fn joined(catalog: &Catalog, all: &[String], more: &[String]) -> Option<Vec<String>> {
    let mut ids: Vec<String> = all.to_vec();
    ids.extend(more.iter().filter(|id| !all.contains(id)).cloned());
    let known: Vec<&ModuleSpec> = ids.iter().filter_map(|id| catalog.module(id)).collect();
    let fits = |spec: &&ModuleSpec| {
        let there = |id: &String| ids.contains(id) || catalog.module(id).is_some_and(|m| !m.kind.is_module());
        spec.needs.iter().all(there) && !spec.excludes.iter().any(|id| ids.contains(id))
    };
    known.iter().all(fits).then_some(ids)
}

/// The ids of all modes.
pub(super) fn modes(catalog: &Catalog) -> Vec<String> {
    catalog.modules().filter(|spec| spec.kind == ModuleKind::Mode).map(|spec| spec.id.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_shipped_can_be_played_together() {
        let catalog = Catalog::embedded().expect("the shipped modules");
        let modules = shipped_together(&catalog, &[]);
        let expansion = |spec: &&ModuleSpec| spec.kind == ModuleKind::Expansion;
        let lacking = catalog.modules().filter(expansion).find(|spec| !modules.contains(&spec.id));
        assert_eq!(lacking, None);
        catalog.compose(&Selection { modules, mode: None }).expect("all together");
    }
}
