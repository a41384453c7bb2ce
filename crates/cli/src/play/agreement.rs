//! The settings of a table: a mode, modules, variants and a length. Consequences of a choice and unavailable options
//! follow from the declarations of the modules; no module is named here.

use darkrock_rules::content::module::{Advice, BASE, ModuleKind, ModuleSpec, Players};
use darkrock_rules::selection::Misfit;
use darkrock_rules::setup::LENGTHS;
use darkrock_rules::{Content, Selection, Variant, Variants};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Whether a declaration plays with a variant, always or where it is usual.
fn brings(mode: &ModuleSpec, variant: &ModuleSpec) -> bool {
    mode.variants.contains(&variant.id) || is_extra(variant) && mode.variants_allowed.contains(&variant.id)
}

/// The default length of a game.
const AVERAGE: u8 = LENGTHS[1];

/// The settings of a game.
#[derive(Clone, Debug)]
pub struct Agreement {
    modules: Arc<Vec<ModuleSpec>>,
    /// The indices of the selected modules, modes and variants among the declarations.
    chosen: Vec<bool>,
    /// LP that trigger the end.
    pub length: u8,
}

/// Whether one of two declarations excludes the other.
fn exclude(one: &ModuleSpec, other: &ModuleSpec) -> bool {
    one.excludes.contains(&other.id) || other.excludes.contains(&one.id)
}

/// That two modules cannot be played together, as the one says that excludes the other.
fn excluded(one: &ModuleSpec, other: &ModuleSpec) -> Misfit {
    let (says, other) = if one.excludes.contains(&other.id) { (one, other) } else { (other, one) };
    Misfit::Excludes { module: says.id.clone(), other: other.id.clone() }
}

/// Whether it is a usual variant for some number of players, added and removed automatically.
pub fn is_extra(spec: &ModuleSpec) -> bool {
    spec.kind == ModuleKind::Variant && spec.usual.is_some()
}

/// Whether it is a variant that replaces the standard game.
pub fn is_kind(spec: &ModuleSpec) -> bool {
    spec.kind == ModuleKind::Variant && spec.usual.is_none()
}

/// The numbers of players with which a variant is usual, if not all.
pub fn joins(spec: &ModuleSpec) -> Option<Players> {
    spec.usual.filter(|usual| *usual != Players::default())
}

impl Agreement {
    /// The modules of some content, these variants, and a length; by default the average one.
    pub fn new(content: &Content, variants: Variants, length: Option<u8>) -> Self {
        let selected = &content.selection;
        let is_chosen = |spec: &ModuleSpec| {
            selected.modules.contains(&spec.id)
                || selected.mode.as_ref() == Some(&spec.id)
                || variants.iter().any(|variant| variant.id() == spec.id)
        };
        let modules = Arc::clone(&content.modules);
        let mut agreement =
            Self { chosen: modules.iter().map(is_chosen).collect(), modules, length: length.unwrap_or(AVERAGE) };
        agreement.fit_length();
        agreement
    }

    /// All declarations, in their order.
    pub fn modules(&self) -> &[ModuleSpec] {
        &self.modules
    }

    /// Whether the module at an index is selected.
    pub fn has(&self, at: usize) -> bool {
        self.chosen[at]
    }

    /// The declarations of the selection.
    pub fn chosen(&self) -> impl Iterator<Item = &ModuleSpec> {
        self.modules.iter().zip(&self.chosen).filter_map(|(spec, chosen)| chosen.then_some(spec))
    }

    /// The selection of modules.
    pub fn selection(&self) -> Selection {
        let of_kind = |kind| self.chosen().filter(move |spec| spec.kind == kind).map(|spec| spec.id.clone());
        let modules = self.chosen().filter(|spec| spec.kind.is_module()).map(|spec| spec.id.clone());
        Selection { modules: modules.collect(), mode: of_kind(ModuleKind::Mode).next() }
    }

    /// The variants that the table has chosen, without options of modules.
    pub fn variants(&self) -> Variants {
        self.chosen().filter_map(|spec| spec.id.parse::<Variant>().ok()).collect()
    }

    /// The places of the options that can be added: those without a module of their own, and those of selected modules.
    pub fn options(&self) -> Vec<usize> {
        let chosen = |id: &String| self.chosen().any(|spec| spec.id == *id);
        let is_open = |spec: &ModuleSpec| match spec.needs.is_empty() {
            true => !spec.preparing,
            false => spec.needs.iter().all(chosen),
        };
        let options = self.modules.iter().enumerate().filter(|(_, spec)| spec.kind == ModuleKind::Option);
        options.filter(|(_, spec)| is_open(spec)).map(|(at, _)| at).collect()
    }

    /// The places of the options of the same group, if it has one: they can be added together.
    pub fn group_of(&self, at: usize) -> Vec<usize> {
        let group = &self.modules[at].group;
        let of_group = |place: &usize| group.is_some() && self.modules[*place].group == *group;
        self.options().into_iter().filter(of_group).collect()
    }

    /// Why a module cannot be added to the mode that is played, or be removed from it.
    pub fn why_of_mode(&self, at: usize) -> Option<Misfit> {
        let one = &self.modules[at];
        let mode = self.chosen().find(|spec| spec.kind == ModuleKind::Mode && spec.id != one.id)?;
        if exclude(mode, one) {
            return Some(excluded(mode, one));
        }
        mode.needs.contains(&one.id).then(|| Misfit::Needs { module: mode.id.clone(), needs: one.id.clone() })
    }

    /// The numbers of players for a module, which others that are selected can change.
    pub fn players_of(&self, spec: &ModuleSpec) -> Players {
        self.chosen().find_map(|other| other.players_of.get(&spec.id)).copied().unwrap_or(spec.players)
    }

    fn place(&self, id: &str) -> Option<usize> {
        self.modules.iter().position(|spec| spec.id == id)
    }

    /// The indices of a module and its transitive requirements.
    fn with_needs(&self, at: usize) -> Vec<usize> {
        let mut places = vec![at];
        let mut next = 0;
        while let Some(spec) = places.get(next).map(|at| &self.modules[*at]) {
            let needed = spec.needs.iter().filter(|id| *id != BASE).filter_map(|id| self.place(id));
            let missing: Vec<usize> = needed.filter(|at| !places.contains(at)).collect();
            places.extend(missing);
            next += 1;
        }
        places
    }

    /// Adds a module with its requirements, without what it excludes, and a mode with its variants and defaults.
    pub fn choose(&mut self, at: usize) {
        let modules = Arc::clone(&self.modules);
        let mut places = self.with_needs(at);
        places.extend(modules[at].defaults.iter().filter_map(|id| self.place(id)));
        for (other, spec) in modules.iter().enumerate() {
            let of_mode = modules[at].kind == ModuleKind::Mode && spec.kind == ModuleKind::Variant;
            self.chosen[other] = if of_mode { brings(&modules[at], spec) } else { self.chosen[other] }
                && !places.iter().any(|place| exclude(&modules[*place], spec));
        }
        places.into_iter().for_each(|place| self.chosen[place] = true);
        self.fit_length();
    }

    /// Removes a module with its dependents and what it had added; restores what only it had excluded.
    pub fn leave(&mut self, at: usize) {
        let modules = Arc::clone(&self.modules);
        let left = &modules[at];
        let is_mode = left.kind == ModuleKind::Mode;
        for (other, spec) in modules.iter().enumerate() {
            let brings = left.needs.contains(&spec.id) || left.defaults.contains(&spec.id);
            let brought = is_mode && (brings || spec.kind == ModuleKind::Variant);
            self.chosen[other] &= !brought && !self.with_needs(other).contains(&at);
        }
        let back = |spec: &ModuleSpec| is_extra(spec) && (is_mode || exclude(left, spec));
        for (place, spec) in modules.iter().enumerate().filter(|(_, spec)| back(spec)) {
            let excluded = self.chosen().any(|other| exclude(other, spec));
            self.chosen[place] |= !excluded;
        }
        if !left.lengths.is_empty() {
            self.length = AVERAGE;
        }
        self.fit_length();
    }

    /// Changes an impossible length to the first possible one.
    fn fit_length(&mut self) {
        let lengths = self.lengths();
        if !lengths.contains(&self.length) {
            self.length = lengths.first().copied().unwrap_or(self.length);
        }
    }

    /// The possible lengths.
    pub fn lengths(&self) -> Vec<u8> {
        let fits = |length: &u8| self.chosen().all(|spec| spec.lengths.is_empty() || spec.lengths.contains(length));
        LENGTHS.into_iter().filter(fits).collect()
    }

    /// The possible numbers of players. Variants that depend on the number of players do not count.
    pub fn seats(&self) -> RangeInclusive<u8> {
        let bounds = || self.chosen().filter(|spec| !is_extra(spec)).map(|spec| spec.players);
        let all = Players::default();
        let least = bounds().map(|players| players.least).max().unwrap_or(all.least);
        let most = bounds().map(|players| players.most).min().unwrap_or(all.most);
        least..=most.max(least)
    }

    /// The variants for this number of players: without those for other numbers, with the required ones.
    #[must_use]
    pub fn fitting(&self, seats: u8) -> Self {
        let mut fitting = self.clone();
        for (at, spec) in self.modules.iter().enumerate() {
            fitting.chosen[at] &= !is_extra(spec) || self.players_of(spec).contains(seats);
        }
        let needs: Vec<&str> = fitting.needed_with(seats).map(|(_, needs)| needs).collect();
        let needed: Vec<usize> = needs.into_iter().filter_map(|id| self.place(id)).collect();
        needed.into_iter().for_each(|at| fitting.chosen[at] = true);
        fitting
    }

    /// Adds the variants that this number of players requires, and their requirements.
    fn needed_with(&self, seats: u8) -> impl Iterator<Item = (&str, &str)> {
        self.chosen().flat_map(move |spec| {
            let needed = spec.needs_with.iter().filter(move |need| need.players == seats);
            needed.map(|need| (spec.id.as_str(), need.module.as_str()))
        })
    }

    /// Why a module cannot be added or removed now.
    pub fn why_fixed(&self, at: usize, seats: u8) -> Option<Misfit> {
        let one = &self.modules[at];
        if !self.players_of(one).contains(seats) {
            return Some(players_misfit(one, self.players_of(one), seats));
        }
        let others = || self.chosen().filter(|other| other.id != one.id);
        if let Some(other) = others().find(|other| exclude(other, one)) {
            return Some(excluded(one, other));
        }
        // Options leave with their module.
        let needs = |other: &&ModuleSpec| other.kind != ModuleKind::Option && other.needs.contains(&one.id);
        if let Some(other) = others().find(needs) {
            return Some(Misfit::Needs { module: other.id.clone(), needs: one.id.clone() });
        }
        let (module, needs) = self.needed_with(seats).find(|(_, needs)| *needs == one.id)?;
        Some(Misfit::NeedsWith { module: module.to_owned(), needs: needs.to_owned(), seats })
    }

    /// What is recommended for the selection, unless this number of players and the length are as recommended.
    pub fn advice(&self, seats: u8) -> Option<&Advice> {
        let follows = |advice: &Advice| {
            advice.players.contains(seats) && (advice.lengths.is_empty() || advice.lengths.contains(&self.length))
        };
        self.chosen().filter_map(|spec| spec.recommended.as_ref()).find(|advice| !follows(advice))
    }

    /// Why the length cannot be changed.
    pub fn why_length(&self) -> Option<Misfit> {
        if self.lengths().len() > 1 {
            return None;
        }
        let other = LENGTHS.into_iter().find(|length| *length != self.length)?;
        let spec = self.chosen().find(|spec| !spec.lengths.is_empty() && !spec.lengths.contains(&other))?;
        let expected = spec.lengths.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        Some(Misfit::Length { module: spec.id.clone(), length: other, expected })
    }

    /// The reasons for the limits of the number of players.
    pub fn why_seats(&self, seats: u8) -> Option<Misfit> {
        let bounds = |spec: &&ModuleSpec| !is_extra(spec) && spec.players != Players::default();
        self.chosen().find(bounds).map(|spec| players_misfit(spec, spec.players, seats))
    }
}

fn players_misfit(spec: &ModuleSpec, Players { least, most }: Players, seats: u8) -> Misfit {
    Misfit::Players { module: spec.id.clone(), least, most, seats }
}
