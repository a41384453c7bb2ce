//! A board on which sheets are left out: what the names of their places stand for on those that remain
//! (mode.border-town.29), and what a mode changes there.

use super::{BoardSpec, LinkSpec, first_word, place_of};
use crate::core::ids::SpaceSet;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a mode changes on the board.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct BoardChanges {
    /// The kinds of locations that are added, by space. What was there is replaced, and its name stands for the space.
    pub locations: BTreeMap<String, String>,
    /// Shared locations that sell what the General Stores sell, instead of a stand of their own.
    pub general_stores: Vec<String>,
    /// For names of places on sheets that are left out (spaces, shared locations, kinds of locations, regions) the place that
    /// each stands for. A space without an entry stands for what its kind of location does, otherwise its region.
    pub places: BTreeMap<String, String>,
    /// The place where every figure starts, on a free space, instead of that of its character.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
}

/// A place of a sheet that is left out.
#[derive(Clone, Debug)]
pub struct Gone {
    /// Its id.
    id: String,
    /// The kind of its location.
    kind: Option<String>,
    /// Its region.
    region: String,
}

impl BoardSpec {
    /// Leaves out a sheet, but remembers the names of its places.
    pub(in crate::content) fn lack(&mut self, sheet: &Self) {
        let space =
            |s: &super::SpaceSpec| Gone { id: s.id.clone(), kind: s.location.clone(), region: s.region.clone() };
        self.gone.extend(sheet.spaces.iter().map(space));
        for shared in &sheet.shared_locations {
            let of = sheet.spaces.iter().find(|space| shared.spaces.contains(&space.id));
            let Some(region) = of.map(|space| space.region.clone()) else { continue };
            let kind = shared.id.strip_prefix(&format!("{region}-")).map(str::to_owned);
            self.gone.push(Gone { id: shared.id.clone(), kind, region });
        }
    }

    /// Applies the changes of a mode.
    ///
    /// # Errors
    /// When they name something that is not on the board.
    pub(in crate::content) fn change(&mut self, changes: &BoardChanges) -> Result<(), String> {
        for (id, kind) in &changes.locations {
            let space = self.spaces.iter_mut().find(|space| space.id == *id);
            let space = space.ok_or_else(|| format!("unknown space “{id}”: expected one of a sheet that is there"))?;
            if let Some(old) = space.location.replace(kind.clone()) {
                self.stands_for.insert(old, id.clone());
            }
        }
        for id in &changes.general_stores {
            let shared = self.shared_locations.iter_mut().find(|shared| shared.id == *id);
            let shared = shared.ok_or_else(|| format!("unknown shared location “{id}”: expected one that is there"))?;
            shared.stand = None;
            self.general_stores.push(id.clone());
        }
        self.places.extend(changes.places.clone());
        Ok(())
    }

    /// Finds what every name on the sheets that were left out stands for, and drops the links that led there.
    ///
    /// # Errors
    /// With all names that lead nowhere.
    pub(in crate::content) fn complete(&mut self) -> Result<(), String> {
        let known = |name: &str| self.gone.iter().any(|gone| gone.names().any(|own| own == name));
        if let Some(name) = self.places.keys().find(|name| !known(name)) {
            return Err(format!("“{name}” is no place of a sheet that is left out: expected the name of one"));
        }
        if let Some((name, place)) = self.places.iter().find(|(_, place)| place_of(self, place).is_empty()) {
            return Err(format!("“{name}” stands for “{place}”, which is not on the board: expected a place that is"));
        }
        let mut lost: Vec<&str> = Vec::new();
        let mut found: BTreeMap<String, String> = BTreeMap::new();
        for name in self.gone.iter().flat_map(Gone::names).filter(|name| place_of(self, name).is_empty()) {
            match self.gone.iter().find_map(|gone| self.stands_for_one_of(gone.fallbacks(name)?)) {
                Some(place) => _ = found.insert(name.to_owned(), place),
                None if lost.contains(&name) => {}
                None => lost.push(name),
            }
        }
        if !lost.is_empty() {
            return Err(format!("these names lead nowhere: {}: expected each among “places”", lost.join(", ")));
        }
        let kinds = self.gone.iter().filter_map(|gone| gone.kind.clone());
        let absent: Vec<String> = kinds.filter(|kind| place_of(self, kind).is_empty()).collect();
        self.absent.extend(absent);
        self.stands_for.extend(found);
        self.drop_links();
        Ok(())
    }

    /// The place that the first of these names with one stands for.
    fn stands_for_one_of<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Option<String> {
        names.into_iter().find_map(|name| match self.places.get(name) {
            Some(place) => Some(place.clone()),
            None => (!place_of(self, name).is_empty()).then(|| name.to_owned()),
        })
    }

    /// A pass or a railway to a sheet that is left out leads nowhere; a circuit passes over the stops there
    /// (mode.border-town.36, 53).
    fn drop_links(&mut self) {
        let gone: Vec<String> = self.gone.iter().map(|gone| gone.id.clone()).collect();
        let lies = |id: &String| !gone.contains(id);
        self.links.retain_mut(|link| match link {
            LinkSpec::Pass(ends) => ends.iter().all(lies),
            LinkSpec::Rail { stops, .. } | LinkSpec::Circuit { stops, .. } => {
                stops.retain(lies);
                stops.len() > 1
            }
        });
        self.edges.retain(|(a, b, _)| lies(a) && lies(b));
    }

    /// Whether sheets are left out.
    pub fn lacks_sheets(&self) -> bool {
        !self.gone.is_empty()
    }

    /// The spaces of a place, or of the place that its name stands for.
    pub(super) fn place(&self, name: &str) -> SpaceSet {
        let own = place_of(self, name);
        match self.stands_for.get(name).filter(|_| own.is_empty()) {
            Some(other) => place_of(self, other),
            None => own,
        }
    }

    /// The spaces beside stores that sell what the General Stores sell, besides those of that name.
    pub(super) fn further_stores(&self) -> SpaceSet {
        self.general_stores.iter().fold(SpaceSet::new(), |all, id| all.union(place_of(self, id)))
    }
}

impl Gone {
    /// Its names: its own, the kind of its location, its region.
    fn names(&self) -> impl Iterator<Item = &str> {
        [Some(&self.id), self.kind.as_ref(), Some(&self.region)].into_iter().flatten().map(String::as_str)
    }

    /// What one of its names could stand for, the nearest first; none for other names.
    fn fallbacks<'n>(&'n self, name: &'n str) -> Option<impl Iterator<Item = &'n str>> {
        let kind = self.kind.as_deref();
        let of_kind = kind.into_iter().flat_map(|kind| [kind, first_word(kind)]);
        let of_space = self.id == name;
        let of_its_kind = of_space || kind == Some(name);
        let all = std::iter::once(name).chain(of_kind.filter(move |_| of_its_kind));
        let region = of_space.then_some(self.region.as_str());
        self.names().any(|own| own == name).then(|| all.chain(region))
    }
}
