//! `darkrock content check`: everything that is wrong in a folder of modules, each with its place.

use super::faults::{self, Faults};
use super::folder::Read;
use super::{Entry, Origin, entries, folder, plan, warnings};
use crate::Outcome;
use anyhow::Result;
use darkrock_rules::content::{CompositionError, Content, ContentError, Files};
use darkrock_rules::selection::{Misfit, Misfits};
use darkrock_rules::{Catalog, Selection};
use darkrock_texts::{Catalogue, Language, Unnamed, unnamed};
use darkrock_tutorial::{Lesson, LessonSource, sources};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;

/// Checks a folder and tells everything that is found.
///
/// # Errors
/// When the folder or a file cannot be read, or a selection is unknown.
pub(super) fn run(dir: &Path, origin: &Origin, language: Language, out: &mut dyn Write) -> Result<Outcome> {
    let origin = Origin { folder: Some(dir.to_owned()), ..origin.clone() };
    let mut found = Found::default();
    folder::unread(dir)?.iter().for_each(|name| found.warn(format!("{name} is not a content file and is ignored")));
    folder::passed_over(dir)?.into_iter().for_each(|what| found.warn(what));
    found.examine(folder::read(dir)?, &origin, language)?;
    found.tell(dir, out)
}

/// The errors of a module and the messages that it lacks in English, without warnings. `beside` is a folder of modules that it may
/// need.
///
/// # Errors
/// When a folder or a file cannot be read, or a shipped module is broken as corrected in `beside`.
pub(super) fn errors(dir: &Path, beside: Option<&Path>) -> Result<Vec<String>> {
    let mut read = folder::read(dir)?;
    if let Some(beside) = beside.filter(|beside| beside.is_dir()) {
        let others = folder::read(beside).ok().map(faults::without_broken).transpose()?;
        for (name, text) in others.iter().flat_map(|(catalog, _)| &catalog.files().texts) {
            let same = |id: &str| read.own.iter().any(|own| faults::module_of(own) == Some(id));
            if !faults::module_of(name).is_some_and(same) {
                read.files.put(name, text.clone());
            }
        }
    }
    let mut found = Found::default();
    found.examine(read, &Origin::default(), Language::EN)?;
    Ok(found.errors.into_iter().chain(found.lacking).collect())
}

/// What a check has found.
#[derive(Default)]
struct Found {
    warnings: Vec<String>,
    errors: Vec<String>,
    /// The messages that are missing, each with its place.
    lacking: BTreeSet<String>,
    /// The entries that were checked, by kind and id.
    entries: BTreeSet<(&'static str, String)>,
    catalog: String,
}

impl Found {
    fn warn(&mut self, what: String) {
        if !self.warnings.contains(&what) {
            self.warnings.push(what);
        }
    }

    /// Finds everything in these files.
    fn examine(&mut self, read: Read, origin: &Origin, language: Language) -> Result<()> {
        let own = read.own.clone();
        warnings::of_files(&read.files, &own).into_iter().for_each(|what| self.warn(what));
        warnings::of_words(&read.files, &own).into_iter().for_each(|what| self.warn(what));
        let mut faults = Faults::of(read);
        if let Ok(catalog) = faults.catalog() {
            let mut compositions =
                Compositions { faults: &mut faults, catalog, own: &own, language, found: &mut *self };
            compositions.all(origin)?;
            let catalog = compositions.catalog;
            if faults.told.is_empty() {
                self.lacking.extend(untold(&catalog, origin, language)?);
            }
            self.catalog = catalog.hash().to_owned();
        }
        self.errors = faults.told;
        Ok(())
    }

    fn tell(&self, dir: &Path, out: &mut dyn Write) -> Result<Outcome> {
        self.warnings.iter().try_for_each(|what| writeln!(out, "warning: {what}"))?;
        self.errors.iter().chain(&self.lacking).try_for_each(|line| writeln!(out, "{line}"))?;
        let (errors, lacking) = (self.errors.len(), self.lacking.len());
        let errors = match errors {
            0 => None,
            1 => Some("1 error".to_owned()),
            _ => Some(format!("{errors} errors")),
        };
        let lacking = match lacking {
            0 => None,
            1 => Some("1 message is missing".to_owned()),
            _ => Some(format!("{lacking} messages are missing")),
        };
        let bad: Vec<String> = errors.into_iter().chain(lacking).collect();
        if !bad.is_empty() {
            writeln!(out, "{}: {}", dir.display(), bad.join(", "))?;
            return Ok(Outcome::Bad);
        }
        writeln!(out, "{}: {} entries, no errors; content {}", dir.display(), self.entries.len(), self.catalog)?;
        Ok(Outcome::Good)
    }
}

/// The compositions of a check.
struct Compositions<'a> {
    faults: &'a mut Faults,
    catalog: Catalog,
    own: &'a BTreeSet<String>,
    language: Language,
    found: &'a mut Found,
}

impl Compositions<'_> {
    /// Each module by itself, then with everything else and with each mode.
    fn all(&mut self, origin: &Origin) -> Result<()> {
        let chosen = !origin.modules.is_empty() || origin.mode.is_some();
        let shipped = self.own.iter().any(|name| faults::module_of(name).is_none_or(faults::is_shipped));
        let own: Vec<String> = self.own_modules();
        let alone: Vec<Selection> = if chosen || shipped {
            plan::selections(&self.catalog, origin)?
        } else {
            let is_own =
                |selection: &Selection| selection.modules.iter().chain(&selection.mode).any(|id| own.contains(id));
            plan::selections(&self.catalog, origin)?.into_iter().filter(is_own).collect()
        };
        for selection in &alone {
            self.alone(selection)?;
        }
        if !chosen {
            self.together(&own)?;
        }
        Ok(())
    }

    /// The ids of the folder's own modules and modes, in the order of composition.
    fn own_modules(&self) -> Vec<String> {
        let is_own = |id: &str| self.own.iter().any(|name| faults::module_of(name) == Some(id));
        let own = self.catalog.modules().filter(|spec| is_own(&spec.id) && !faults::is_shipped(&spec.id));
        own.map(|spec| spec.id.clone()).collect()
    }

    /// A module with what it needs and nothing else.
    fn alone(&mut self, selection: &Selection) -> Result<()> {
        let content = match self.composed(selection) {
            Ok(content) => content,
            Err(Some(CompositionError::Misfits(misfits))) => {
                let told = faults::of_declaration(self.catalog.files(), &misfits);
                told.into_iter().for_each(|line| self.faults.add(line));
                return Ok(());
            }
            Err(Some(CompositionError::Content(error))) => {
                self.faults.add(error.to_string());
                return Ok(());
            }
            Err(None) => return Ok(()),
        };
        self.examine(&content)
    }

    /// Looks at what a composition has: what cannot matter, and what is not named.
    fn examine(&mut self, content: &Content) -> Result<()> {
        darkrock_texts::foreign(&content.words).iter().for_each(|foreign| self.found.warn(foreign.to_string()));
        self.warn(content);
        let files = self.catalog.files();
        let seen = entries(content).into_iter().map(|Entry { kind, id, .. }| (kind, id));
        self.found.entries.extend(seen);
        // Words with errors are told already.
        if let Ok(catalogue) = Catalogue::of(self.language)?.with_words_of(content) {
            let lacking = unnamed(content, &catalogue);
            let lacking = lacking.iter().map(|unnamed| lack(files, self.language, unnamed));
            self.found.lacking.extend(lacking);
        }
        Ok(())
    }

    /// Warns of what cannot matter; not while an entry is taken out, since another one may be of no use without it.
    fn warn(&mut self, content: &Content) {
        if self.faults.told.is_empty() {
            let warned = warnings::of_entries(content, self.catalog.files(), self.own);
            warned.into_iter().for_each(|line| self.found.warn(line));
        }
    }

    /// Each own module with all others that it fits, one after the other, and with each mode: what then does not fit is the fault of
    /// the module that came last.
    fn together(&mut self, own: &[String]) -> Result<()> {
        let is_module = |id: &&String| self.catalog.module(id).is_some_and(|spec| spec.kind.is_module());
        let modules: Vec<&String> = own.iter().filter(is_module).collect();
        let mut all = plan::shipped_together(&self.catalog, own);
        for id in &modules {
            let with: Vec<String> = self.catalog.with_needs(id);
            let Some(more) = plan::joined(&self.catalog, &all, &with) else { continue };
            let selection = Selection { modules: more.clone(), mode: None };
            if let Some(content) = self.last(id, &selection, "with all other modules") {
                // Entries that need another module have not been seen yet.
                self.examine(&content)?;
                all = more;
            }
        }
        let modes: Vec<String> = plan::modes(&self.catalog);
        for mode in &modes {
            for id in &modules {
                let selection = Selection { modules: self.catalog.with_needs(id), mode: Some(mode.clone()) };
                if let Some(content) = self.last(id, &selection, &format!("with the mode {mode}")) {
                    self.warn(&content);
                }
            }
        }
        Ok(())
    }

    /// Composes a selection to which this module was the last to come; if it cannot be played, that is told.
    fn last(&mut self, id: &str, selection: &Selection, with: &str) -> Option<Content> {
        match self.composed(selection) {
            Ok(content) => return Some(content),
            Err(None) => {}
            Err(Some(CompositionError::Misfits(Misfits(misfits)))) => {
                let told: Vec<&Misfit> = misfits.iter().filter(|misfit| !self.is_told(misfit)).collect();
                for misfit in told {
                    let how = "expected “excludes” in module.yaml, if that is meant";
                    self.found.warn(format!("{id}/module.yaml: cannot be played {with}: {misfit}; {how}"));
                }
            }
            Err(Some(CompositionError::Content(error))) => {
                let ContentError { file, entry, what, .. } = error;
                let bare = file.rsplit('/').next().unwrap_or_default();
                let own = format!("{id}/{bare}");
                let own = if self.own.contains(&own) { own } else { format!("{id}/module.yaml") };
                let entry = entry.map_or(String::new(), |entry| format!("{entry}: "));
                self.faults.add(format!("{own}: {with}: {entry}{what}"));
            }
        }
        None
    }

    /// Whether a misfit is declared by the module, or an error of the module by itself.
    fn is_told(&self, misfit: &Misfit) -> bool {
        let sentence = format!(": {misfit}");
        matches!(misfit, Misfit::Excludes { .. }) || self.faults.told.iter().any(|told| told.ends_with(&sentence))
    }

    /// A composition; an error in an entry of the folder is told, the entry taken out and the rest composed. Without an error if
    /// the folder cannot be read without it, or the selection is no longer there.
    fn composed(&mut self, selection: &Selection) -> Result<Content, Option<CompositionError>> {
        loop {
            if self.catalog.select(&selection.modules, selection.mode.as_deref()).is_err() {
                return Err(None);
            }
            let error = match self.catalog.compose(selection) {
                Ok(content) => return Ok(content),
                Err(CompositionError::Content(error)) if self.own.contains(&error.file) && error.line.is_some() => {
                    error
                }
                Err(error) => return Err(Some(error)),
            };
            self.faults.tell(error, false).map_err(|()| None)?;
            self.catalog = self.faults.catalog().map_err(|()| None)?;
        }
    }
}

/// The missing messages of the folder's own lessons.
///
/// # Errors
/// When one of these lessons does not match the content or the rules.
fn untold(catalog: &Catalog, origin: &Origin, language: Language) -> Result<Vec<String>> {
    let own = |source: &&LessonSource| catalog.files().texts.iter().any(|(name, _)| *name == source.file);
    let mut lacking = Vec::new();
    for source in sources(catalog)?.iter().filter(own) {
        let content = origin.compose(catalog, &source.selection)?;
        Lesson::of(&content, source)?;
        let catalogue = Catalogue::of(language)?.with_words_of(&content)?;
        let missing = source.messages().into_iter().filter(|id| !catalogue.has(id));
        let code = language.code();
        lacking.extend(
            missing.map(|id| format!("{}: expected a message {id} in words/{code}.ftl of the module", source.file)),
        );
    }
    Ok(lacking)
}

/// A missing message, and where it is expected.
fn lack(files: &Files, language: Language, Unnamed { file, entry, message }: &Unnamed) -> String {
    let key = message.strip_prefix("option-").map_or(String::new(), |key| format!("“{key}”"));
    let place = files.place_of(file, Some(entry), &key);
    let place = place.map_or_else(|| (*file).to_owned(), |(file, line)| format!("{file}:{line}"));
    let code = language.code();
    format!(
        "{place}: {entry}: expected a message {message} in content.ftl of the language ({code}), or in words/{code}.ftl of the module"
    )
}
