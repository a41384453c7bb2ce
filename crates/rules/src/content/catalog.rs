//! The catalog of available modules, and composition of games from them.
//!
//! [`Catalog::load`] reads every module once; [`Catalog::compose`] combines a selection: the base game first, then the
//! selected modules in the catalog's order (requirements come first), then the mode. The same selection always gives
//! the same content.

use super::additions::{FrontierSpec, MapTokenSpec, OpponentSpec, PointTrackSpec, TrackSpaceSpec, extend_tracks};
use super::bounds::NUMBERS_FILE;
use super::entries::{AutomaCardSpec, CattleSpec, CharacterSpec, GoalSpec, ItemSpec, Numbers, PokerTitle, StorySpec};
use super::events::{EventMarkerSpec, EventSpec};
use super::injuries::InjurySpec;
use super::load::{Addition, Files, Specs, Words};
use super::module::{BASE, ModuleKind, ModuleSpec};
use super::pools::PoolSpec;
use super::scoring::ScoringSpec;
use super::selection::{Misfit, Misfits, Selection};
use super::steps::StepSpec;
use super::{Content, ContentError, Rules, near_word};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A selection that cannot be composed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CompositionError {
    /// The selection is incompatible.
    #[error(transparent)]
    Misfits(#[from] Misfits),
    /// The combined entries are invalid.
    #[error(transparent)]
    Content(#[from] ContentError),
}

/// A module as read.
#[derive(Clone, Debug)]
struct Module {
    spec: ModuleSpec,
    /// Its entries; none for modules whose files belong to the base set.
    addition: Addition,
    /// First 16 hex digits of the SHA-256 over its files.
    fingerprint: String,
    /// The file of its declaration.
    file: String,
}

/// All available modules.
#[derive(Clone, Debug)]
pub struct Catalog {
    files: Files,
    /// The base game.
    base: Specs,
    /// Base, variants, expansions in the order in which they are composed, modes.
    modules: Vec<Module>,
    /// The fingerprint of the whole catalog.
    hash: String,
    /// The rules of all that is composed from it.
    rules: Rules,
}

impl Catalog {
    /// The modules shipped inside the program.
    ///
    /// # Errors
    /// Never for the shipped files; a test loads them.
    pub fn embedded() -> Result<Self, ContentError> {
        Self::load(Files::embedded())
    }

    /// Reads every module.
    ///
    /// # Errors
    /// On the first file that is missing or malformed, with its line; when a module's id differs from its folder, or it
    /// requires an unknown module or itself.
    pub fn load(files: Files) -> Result<Self, ContentError> {
        let base = files.specs()?;
        let mut modules = Vec::new();
        let placed = |error: ContentError| {
            // The module itself may be what it needs.
            let word = if error.what.starts_with("needs ") { "“needs”" } else { error.what.as_str() };
            let line = error.line.or_else(|| files.line_of(&error.file, None, word));
            ContentError { line, ..error }
        };
        for (file, id) in files.declarations() {
            if let Some(what) = files.text(&file).ok().and_then(super::module::too_new) {
                return Err(placed(ContentError::new(&file, 0, what)));
            }
            let mut spec: ModuleSpec = files.read(&file)?;
            super::module::check(&spec, &id, &file).map_err(placed)?;
            spec.settle();
            let addition = files.addition(&id)?;
            let fingerprint = files.fingerprint_of(&id);
            // The files of an option are those of its module.
            let option = |spec| Module {
                spec,
                addition: Addition::default(),
                fingerprint: fingerprint.clone(),
                file: file.clone(),
            };
            modules.extend(spec.declared_options().map(option));
            modules.push(Module { spec, addition, fingerprint, file });
        }
        known_ids(&modules).map_err(placed)?;
        let modules = in_order(modules).map_err(placed)?;
        let mut catalog = Self { hash: files.fingerprint(), files, base, modules, rules: Rules::default() };
        catalog.hash = catalog.hash_of(catalog.modules.iter().filter(|m| composed(&m.spec)));
        Ok(catalog)
    }

    /// The fingerprint of the whole catalog: that of the base set if there are no other modules.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The rules of all that is composed from it.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The same modules, played by these rules.
    #[must_use]
    pub fn with_rules(self, rules: Rules) -> Self {
        Self { rules, ..self }
    }

    /// The source files.
    pub fn files(&self) -> &Files {
        &self.files
    }

    /// The declarations of all modules: base, variants, expansions, modes.
    pub fn modules(&self) -> impl Iterator<Item = &ModuleSpec> + Clone {
        self.modules.iter().map(|m| &m.spec)
    }

    /// The declaration of a module.
    pub fn module(&self, id: &str) -> Option<&ModuleSpec> {
        self.modules().find(|m| m.id == id)
    }

    /// The fingerprint of a module's files.
    pub fn fingerprint_of(&self, id: &str) -> Option<&str> {
        self.modules.iter().find(|m| m.spec.id == id).map(|m| m.fingerprint.as_str())
    }

    /// The selection with these ids: in the order of composition, with the modules of a mode. The id of a group stands for
    /// all of its options whose modules are selected, or for all if none are.
    ///
    /// # Errors
    /// With every word that is not a module or mode of this catalog.
    pub fn select(&self, modules: &[String], mode: Option<&str>) -> Result<Selection, Misfits> {
        let mut misfits = Vec::new();
        for id in modules.iter().filter(|id| !self.is_group(id)) {
            misfits.extend(self.known("module", id, ModuleKind::is_module).err());
        }
        let mut wanted: Vec<&String> = modules.iter().collect();
        match mode.map(|id| self.known("mode", id, |kind| kind == ModuleKind::Mode)) {
            Some(Err(misfit)) => misfits.push(misfit),
            Some(Ok(mode)) => wanted.extend(&mode.needs),
            None => {}
        }
        if !misfits.is_empty() {
            return Err(Misfits(misfits));
        }
        let names = |id: &String| wanted.contains(&id);
        let fits = |m: &ModuleSpec| m.needs.iter().all(names);
        let any_fits = |group: &String| self.modules().any(|m| m.group.as_ref() == Some(group) && fits(m));
        let by_group =
            |m: &ModuleSpec| m.group.as_ref().is_some_and(|group| names(group) && (fits(m) || !any_fits(group)));
        let is_wanted = |m: &&ModuleSpec| m.kind.is_module() && (names(&m.id) || by_group(m));
        let modules = self.modules().filter(is_wanted).map(|m| m.id.clone()).collect();
        Ok(Selection { modules, mode: mode.map(str::to_owned) })
    }

    /// The selection with these ids and what the mode is played with by default, apart from what is left out.
    ///
    /// # Errors
    /// With every word that is not a module or mode of this catalog, and with what is left out although it is no default.
    pub fn select_usual(
        &self,
        modules: &[String],
        mode: Option<&str>,
        left_out: &[String],
    ) -> Result<Selection, Misfits> {
        let defaults: &[String] = mode.and_then(|id| self.module(id)).map_or(&[], |spec| &spec.defaults);
        let is_default = |id: &&String| defaults.contains(id);
        let no_defaults = left_out.iter().filter(|id| !is_default(id)).map(|id| unknown("default", id, defaults));
        let no_defaults: Vec<Misfit> = no_defaults.collect();
        if !no_defaults.is_empty() {
            return Err(Misfits(no_defaults));
        }
        let usual = defaults.iter().filter(|id| !left_out.contains(id));
        self.select(&modules.iter().chain(usual).cloned().collect::<Vec<_>>(), mode)
    }

    /// What every catalog must be able to compose: the base game, each expansion and option with all that it needs, and
    /// each mode.
    pub fn each_alone(&self) -> impl Iterator<Item = Selection> {
        let known = "invariant: the modules that a declaration names are there, as loading checks";
        let alone = move |spec: &ModuleSpec| match spec.kind {
            ModuleKind::Expansion | ModuleKind::Option => {
                Some(self.select(&self.with_needs(&spec.id), None).expect(known))
            }
            ModuleKind::Mode => Some(self.select(&[], Some(&spec.id)).expect(known)),
            ModuleKind::Base | ModuleKind::Variant => None,
        };
        std::iter::once(Selection::BASE).chain(self.modules().filter_map(alone))
    }

    /// A module with what it needs, what that needs, and so on.
    pub fn with_needs(&self, id: &str) -> Vec<String> {
        let mut ids = vec![id.to_owned()];
        let mut at = 0;
        while let Some(spec) = ids.get(at).and_then(|id| self.module(id)) {
            let missing: Vec<String> =
                spec.needs.iter().filter(|id| *id != BASE && !ids.contains(id)).cloned().collect();
            ids.extend(missing);
            at += 1;
        }
        ids
    }

    /// Whether it is the id of a group of options.
    fn is_group(&self, id: &str) -> bool {
        self.modules().any(|m| m.group.as_deref() == Some(id))
    }

    fn known(&self, what: &'static str, id: &str, of: impl Fn(ModuleKind) -> bool) -> Result<&ModuleSpec, Misfit> {
        self.modules().find(|m| m.id == id && of(m.kind)).ok_or_else(|| {
            let known = || self.modules().filter(|m| of(m.kind));
            let mut all: Vec<String> = known().map(|m| m.id.clone()).collect();
            for group in known().filter_map(|m| m.group.as_ref()) {
                if !all.contains(group) {
                    all.push(group.clone());
                }
            }
            if self.in_box(id) {
                return Misfit::IsVariant(id.to_owned());
            }
            unknown(what, id, &all)
        })
    }

    /// The game of a selection.
    ///
    /// # Errors
    /// With all incompatibilities, or with the first invalid entry.
    pub fn compose(&self, selection: &Selection) -> Result<Content, CompositionError> {
        let selection = self.select(&selection.modules, selection.mode.as_deref())?;
        let ids = || selection.modules.iter().chain(&selection.mode);
        let chosen: Vec<&Module> = self.modules.iter().filter(|m| ids().any(|id| *id == m.spec.id)).collect();
        let mut misfits = together(&chosen);
        let mut specs = self.base.clone();
        let mut numbers = Changed::of(&specs.numbers);
        let base_titles = specs.titles.len();
        let lacks = |id: &str| chosen.iter().any(|m| m.spec.without.sheets.iter().any(|sheet| sheet == id));
        if lacks(BASE) {
            let base = std::mem::take(&mut specs.board);
            specs.board.lack(&base);
        }
        for module in &chosen {
            module.addition.add_to(&mut specs, lacks(&module.spec.id));
            numbers.change(&module.spec, &mut misfits);
            super::selected::leave_out(&mut specs, &module.spec, &mut misfits);
        }
        change_board(&mut specs, &chosen)?;
        keep_fitting(&mut specs, |id| id == BASE || ids().any(|chosen| chosen == id) || self.in_box(id));
        let for_two = chosen.iter().flat_map(|module| &module.spec.automa_cards_for_two);
        specs.automa_for_two = for_two.cloned().collect();
        chosen.iter().for_each(|module| super::selected::restrict(&mut specs, &module.spec, &mut misfits));
        exchange_cards(&mut specs.titles, base_titles);
        if !misfits.is_empty() {
            return Err(Misfits(misfits).into());
        }
        let ids: Vec<&str> = chosen.iter().map(|m| m.spec.id.as_str()).collect();
        extend_tracks(&mut specs).map_err(|e| self.found(e, &numbers, &ids))?;
        super::absent::leave_out(&mut specs).map_err(|e| self.found(e, &numbers, &ids))?;
        specs.numbers = numbers.read();
        let hash = self.hash_of(chosen.iter().copied());
        let mut content = Content::compile(specs, hash).map_err(|e| self.found(e, &numbers, &ids))?;
        let declared = self.modules().cloned().map(|spec| widened(content.declared(spec), &chosen));
        content.modules = Arc::new(declared.collect());
        let modules = chosen.iter().filter(|m| m.spec.kind.is_module());
        content.fingerprints = modules.map(|m| m.fingerprint.clone()).collect();
        content.words = Arc::new(self.words_with(&ids));
        content.selection = selection;
        content.rules = self.rules;
        Ok(content)
    }

    /// The messages of all modules, in the order of composition: what follows replaces only what it declares.
    fn words_with(&self, chosen: &[&str]) -> Vec<Words> {
        let place = |words: &Words| self.modules.iter().position(|m| m.spec.id == words.module);
        let mut all = self.files.words();
        all.sort_by_key(place);
        for words in &mut all {
            let Some(spec) = self.module(&words.module) else { continue };
            let kept = matches!(spec.kind, ModuleKind::Base | ModuleKind::Variant);
            words.selected = kept || chosen.contains(&spec.id.as_str());
            let options = spec.options.iter().flat_map(|option| std::iter::once(&option.id).chain(&option.group));
            words.offered = std::iter::once(&spec.id).chain(options).chain(&spec.lessons).cloned().collect();
            words.renames.clone_from(&spec.renames);
        }
        all
    }

    /// The source of an error in a composition: for a number the declaration of the module that changed it last, for an
    /// entry its file.
    fn found(&self, error: ContentError, numbers: &Changed, modules: &[&str]) -> ContentError {
        let of_numbers = error.entry.as_ref().filter(|_| error.file == NUMBERS_FILE);
        let by = of_numbers.and_then(|number| numbers.by.get(number));
        let Some(module) = by.and_then(|id| self.modules.iter().find(|m| m.spec.id == *id)) else {
            return error.found_in(&self.files, modules);
        };
        let line = |entry| self.files.line_of(&module.file, entry, &error.what);
        ContentError { line: line(error.entry.as_deref()).or_else(|| line(None)), file: module.file.clone(), ..error }
    }

    fn in_box(&self, id: &str) -> bool {
        self.module(id).is_some_and(|m| m.kind == ModuleKind::Variant)
    }

    /// The fingerprint of the base set, optionally with these modules.
    fn hash_of<'a>(&self, modules: impl Iterator<Item = &'a Module>) -> String {
        let parts: Vec<String> = modules.map(|m| format!("{}={}", m.spec.id, m.fingerprint)).collect();
        let base = self.files.fingerprint();
        if parts.is_empty() { base } else { super::load::digest(&[&base, &parts.join(",")]) }
    }
}

/// An id that is not among the known ones.
fn unknown(what: &'static str, id: &str, known: &[String]) -> Misfit {
    let near = near_word(id, known.iter().map(String::as_str));
    let expected = if known.is_empty() { "none, as there is no other".to_owned() } else { known.join(", ") };
    Misfit::Unknown { what, id: id.chars().take(40).collect(), near, expected }
}

/// Whether selecting a module changes the content.
fn composed(spec: &ModuleSpec) -> bool {
    spec.kind.is_module() || spec.kind == ModuleKind::Mode
}

/// A declaration with the numbers of players that selected modules give it.
fn widened(mut spec: ModuleSpec, chosen: &[&Module]) -> ModuleSpec {
    for players in chosen.iter().filter_map(|module| module.spec.players_of.get(&spec.id)) {
        spec.players = *players;
        spec.usual = spec.usual.map(|_| *players);
    }
    spec
}

/// Checks that ids are unique, and that every module that a declaration or an entry names exists.
fn known_ids(modules: &[Module]) -> Result<(), ContentError> {
    let there = |id: &String| modules.iter().any(|m| m.spec.id == *id);
    for (at, Module { spec, addition, file, .. }) in modules.iter().enumerate() {
        let group = |m: &Module| m.spec.group.as_ref() == Some(&spec.id);
        if modules[..at].iter().any(|m| m.spec.id == spec.id) || modules.iter().any(group) {
            return Err(ContentError::new(
                file,
                0,
                format!("there is another module “{}”: expected each id once", spec.id),
            ));
        }
        let needed = spec.needs_with.iter().map(|need| &need.module);
        let variants = spec.variants.iter().chain(&spec.variants_allowed);
        let named = spec.needs.iter().chain(&spec.excludes).chain(variants).chain(&spec.defaults).chain(needed);
        let named = named.chain(spec.players_of.keys());
        if let Some(unknown) = named.chain(addition.with()).find(|id| !there(id)) {
            return Err(ContentError::new(
                file,
                0,
                format!(
                    "the module “{unknown}” is not there{}: expected the id of one",
                    near_word(unknown, modules.iter().map(|m| m.spec.id.as_str()))
                ),
            ));
        }
    }
    Ok(())
}

/// Modules in the order of composition: by kind, each after its requirements, otherwise by id. Options of a module are
/// together, as it declares them.
fn in_order(mut modules: Vec<Module>) -> Result<Vec<Module>, ContentError> {
    let home = |spec: &ModuleSpec| spec.needs.first().filter(|_| spec.kind == ModuleKind::Option).cloned();
    let place = |spec: &ModuleSpec| (spec.kind as u8, home(spec), spec.order, spec.id.clone());
    modules.sort_by_key(|module| place(&module.spec));
    let mut ordered: Vec<Module> = Vec::new();
    while !modules.is_empty() {
        let there = |id: &String| id == BASE || ordered.iter().any(|m| m.spec.id == *id);
        let Some(at) = modules.iter().position(|m| m.spec.needs.iter().all(there)) else {
            let spec = &modules[0].spec;
            let needs = spec.needs.iter().find(|id| !there(id)).expect("invariant: each one left lacks a module");
            let what = format!("needs “{needs}”: expected another module that is there and does not need this one");
            return Err(ContentError::new(&modules[0].file, 0, what));
        };
        ordered.push(modules.remove(at));
    }
    Ok(ordered)
}

/// The incompatibilities of the selected modules.
fn together(chosen: &[&Module]) -> Vec<Misfit> {
    let is_chosen = |id: &String| id == BASE || chosen.iter().any(|m| m.spec.id == *id);
    let mut misfits = Vec::new();
    for Module { spec, .. } in chosen {
        let module = || spec.id.clone();
        let missing = spec.needs.iter().filter(|id| !is_chosen(id));
        misfits.extend(missing.map(|needs| Misfit::Needs { module: module(), needs: needs.clone() }));
        let other = spec.excludes.iter().filter(|id| is_chosen(id));
        misfits.extend(other.map(|other| Misfit::Excludes { module: module(), other: other.clone() }));
    }
    misfits
}

/// The numbers of the game during composition.
struct Changed {
    numbers: serde_json::Map<String, serde_json::Value>,
    /// The module that changed each number.
    by: BTreeMap<String, String>,
}

impl Changed {
    fn of(numbers: &Numbers) -> Self {
        let numbers = serde_json::to_value(numbers).expect("invariant: numbers are written as they are read");
        let serde_json::Value::Object(numbers) = numbers else { unreachable!("a struct is written as an object") };
        Self { numbers, by: BTreeMap::new() }
    }

    fn change(&mut self, spec: &ModuleSpec, misfits: &mut Vec<Misfit>) {
        for (number, change) in &spec.numbers {
            let (module, name) = (spec.id.clone(), number.clone());
            let Some(value) = self.numbers.get_mut(number) else {
                misfits.push(Misfit::NoNumber { module, number: name });
                continue;
            };
            let found = value.as_u64().and_then(|n| u8::try_from(n).ok()).expect("invariant: every number is a byte");
            if found != change.from {
                let by = self.by.get(number).map_or(String::new(), |by| format!(", changed by {by}"));
                misfits.push(Misfit::Number { module, number: name, from: change.from, found, by });
                continue;
            }
            *value = change.to.into();
            self.by.insert(name, module);
        }
    }

    fn read(&self) -> Numbers {
        let numbers = serde_json::from_value(serde_json::Value::Object(self.numbers.clone()));
        numbers.expect("invariant: only values of numbers that are there were changed")
    }
}

/// An entry of a list that modules extend and reduce.
pub(super) trait Entry {
    /// Its id.
    fn id(&self) -> &str;
    /// The modules that it requires.
    fn with(&self) -> &[String];
}

macro_rules! entries {
    ($($of:ty),*) => {
        $(impl Entry for $of {
            fn id(&self) -> &str { &self.id }
            fn with(&self) -> &[String] { &self.with }
        })*
    };
}
entries!(PokerTitle, ItemSpec, CharacterSpec, StorySpec, GoalSpec, CattleSpec);
entries!(OpponentSpec, PoolSpec, MapTokenSpec, FrontierSpec, PointTrackSpec, StepSpec, ScoringSpec);
entries!(EventSpec, EventMarkerSpec, InjurySpec, TrackSpaceSpec, AutomaCardSpec);

/// Applies what modules change on the board, once all sheets are joined.
fn change_board(specs: &mut Specs, chosen: &[&Module]) -> Result<(), ContentError> {
    for Module { spec, file, .. } in chosen {
        let sheets = &spec.without.sheets;
        if let Some(changes) = &spec.board {
            specs.board.change(changes).map_err(|what| ContentError::new(file, 0, what))?;
            if let Some(place) = &changes.start {
                let start = |c: &mut CharacterSpec| (c.start, c.start_free) = (place.clone(), true);
                specs.characters.iter_mut().for_each(start);
            }
        }
        if !sheets.is_empty() || spec.board.is_some() {
            specs.board.complete().map_err(|what| ContentError::new(file, 0, what))?;
        }
    }
    Ok(())
}

/// The titles of modules, those after the first `base`, take their cards from the titles of the base game, one for one.
/// Cards that two modules take are left for the compiler to reject.
fn exchange_cards(titles: &mut [PokerTitle], base: usize) {
    let (base, added) = titles.split_at_mut(base);
    let taken = |card: &String| added.iter().any(|title| title.cards.contains(card));
    base.iter_mut().for_each(|title| title.cards.retain(|card| !taken(card)));
}

/// Removes entries whose required modules are not selected.
fn keep_fitting(specs: &mut Specs, is_there: impl Fn(&str) -> bool) {
    fn fits<T: Entry>(is_there: &impl Fn(&str) -> bool, entry: &T) -> bool {
        entry.with().iter().all(|id| is_there(id))
    }
    specs.titles.retain(|e| fits(&is_there, e));
    specs.items.retain(|e| fits(&is_there, e));
    specs.characters.retain(|e| fits(&is_there, e));
    specs.stories.cards.retain(|e| fits(&is_there, e));
    specs.goals.retain(|e| fits(&is_there, e));
    specs.cattle.retain(|e| fits(&is_there, e));
    specs.opponents.retain(|e| fits(&is_there, e));
    specs.pools.retain(|e| fits(&is_there, e));
    specs.map_tokens.retain(|e| fits(&is_there, e));
    specs.frontier.retain(|e| fits(&is_there, e));
    specs.point_tracks.retain(|e| fits(&is_there, e));
    specs.track_spaces.retain(|e| fits(&is_there, e));
    specs.injuries.retain(|e| fits(&is_there, e));
    specs.events.retain(|e| fits(&is_there, e));
    specs.event_markers.retain(|e| fits(&is_there, e));
    specs.steps.retain(|e| fits(&is_there, e));
    specs.scoring.retain(|e| fits(&is_there, e));
    specs.followers.retain(|e| e.with.iter().all(|id| is_there(id)));
    specs.automa.cards.retain(|e| fits(&is_there, e));
}
