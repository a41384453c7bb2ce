//! All errors of the modules of a folder, and what can be played without them.

use super::folder::Read;
use super::thin::{self, Thin};
use darkrock_rules::Catalog;
use darkrock_rules::content::{ContentError, Files};
use darkrock_rules::selection::Misfits;
use darkrock_texts::word_faults;
use std::collections::BTreeSet;

/// The modules that can be read, and for each other one the reason why not: a broken module is never a reason to play
/// nothing.
///
/// # Errors
/// When a shipped module is broken, as corrected by the folder: without it there is no game.
pub(super) fn without_broken(read: Read) -> Result<(Catalog, Vec<ContentError>), ContentError> {
    let Read { mut files, own, undecoded } = read;
    let mut broken = Vec::new();
    let mut leave_out = |files: &mut Files, error: ContentError| match module_of(&error.file).map(str::to_owned) {
        Some(module) if !is_shipped(&module) && remove(files, &module) => {
            broken.push(error);
            Ok(())
        }
        _ => Err(error),
    };
    // A module may have several such files: the first one is the reason.
    let unread = undecoded.into_iter().chain(own.iter().flat_map(|name| of_words(&files, name)));
    for error in unread.collect::<Vec<_>>() {
        if files.text(&error.file).is_ok() {
            leave_out(&mut files, error)?;
        }
    }
    loop {
        match Catalog::load(files.clone()) {
            Ok(catalog) => return Ok((catalog, broken)),
            Err(error) => leave_out(&mut files, error)?,
        }
    }
}

/// Where the words in a file of a module are no Fluent.
fn of_words(files: &Files, name: &str) -> Vec<ContentError> {
    let text = files.text(name).ok().filter(|_| name.contains("/words/"));
    let found = text.map(word_faults).unwrap_or_default();
    found.into_iter().map(|(line, what)| ContentError::new(name, line, what)).collect()
}

/// The errors of a folder as they are found: what is wrong is taken out, so that the rest is read, too.
pub(super) struct Faults {
    /// The files without what was wrong.
    files: Files,
    own: BTreeSet<String>,
    /// The errors that were told, in the order in which they were found.
    pub told: Vec<String>,
    /// What is no longer there, so that errors about it only follow from others.
    gone: Vec<Gone>,
}

/// What was taken out.
struct Gone {
    file: String,
    /// The line of the entry, from 1; 0 in a declaration.
    entry: u32,
    what: What,
}

enum What {
    /// One line, which began with the first of these words; the others are what may have been meant.
    Line(Vec<String>),
    /// An entry or a module with this id.
    Whole(String),
}

impl Faults {
    /// Of the files of a folder: those that are not UTF-8, and words that are no Fluent.
    pub fn of(read: Read) -> Self {
        let Read { files, own, undecoded } = read;
        let mut told: Vec<String> = undecoded.iter().map(ToString::to_string).collect();
        told.extend(own.iter().flat_map(|name| of_words(&files, name)).map(|error| error.to_string()));
        Self { files, own, told, gone: Vec::new() }
    }

    /// The modules of the folder and of the program, without all that cannot be read.
    ///
    /// # Errors
    /// When nothing can be left out to go on; it was told.
    pub fn catalog(&mut self) -> Result<Catalog, ()> {
        loop {
            match Catalog::load(self.files.clone()) {
                Ok(catalog) if self.finish_entries() => return Ok(catalog),
                Ok(_) => {}
                Err(error) => {
                    let line_alone = !self.is_syntax(&error);
                    self.tell(error, line_alone)?;
                }
            }
        }
    }

    /// Tells an error and takes out what is wrong: the line, where that may be enough, otherwise the entry, the file or the
    /// module.
    ///
    /// # Errors
    /// When nothing is left to take out.
    pub fn tell(&mut self, error: ContentError, line_alone: bool) -> Result<(), ()> {
        if !self.follows(&error) {
            self.add(error.to_string());
        }
        if !self.own.contains(&error.file) {
            return Err(());
        }
        let text = self.files.text(&error.file).unwrap_or_default().to_owned();
        let line = error.line.unwrap_or(0);
        let thinner = if declares(&error.file) {
            thin::without_line(&text, line).map(|thin| Thin { entry: 0, ..thin })
        } else {
            let follows = thin::entry_line(&text, line).is_some_and(|entry| self.lacks(&error, entry));
            let alone = if line_alone && !follows { thin::without_line(&text, line) } else { None };
            // A line may have made no difference.
            let alone = alone.filter(|thin| thin.entry > 0);
            alone.or_else(|| thin::without_entry(&text, line))
        };
        match thinner.filter(|thinner| thinner.text != text) {
            Some(Thin { text: rest, entry, word }) => {
                let what = word.map(|word| What::Line(std::iter::once(word).chain(meant(&error.what)).collect()));
                let what = what.or_else(|| thin::id_of(&text, entry).map(|id| What::Whole(id.to_owned())));
                let what = what.unwrap_or_else(|| What::Whole(String::new()));
                self.gone.push(Gone { file: error.file.clone(), entry, what });
                self.put(&error.file, rest);
                Ok(())
            }
            None => self.forget(&error.file),
        }
    }

    /// Tells a sentence, once.
    pub fn add(&mut self, line: String) {
        if !self.told.contains(&line) {
            self.told.push(line);
        }
    }

    /// Whether an error only follows from what was taken out: an entry lacks the word that was wrong, or names another entry or
    /// module that was.
    fn follows(&self, error: &ContentError) -> bool {
        let text = self.files.text(&error.file).unwrap_or_default();
        let entry = error.line.filter(|_| !declares(&error.file)).and_then(|line| thin::entry_line(text, line));
        let refers = ["unknown ", "needs "].iter().any(|word| error.what.starts_with(word))
            || error.what.contains("is not there");
        let names = |id: &str| error.what.contains(&format!("“{id}”"));
        let whole = |gone: &Gone| matches!(&gone.what, What::Whole(id) if refers && names(id));
        self.gone.iter().any(whole) || self.lacks(error, entry.unwrap_or(0))
    }

    /// Whether an entry lacks a word because its line was taken out.
    fn lacks(&self, error: &ContentError, entry: u32) -> bool {
        let lacks = |word: &str| error.what == format!("“{word}” is missing");
        let here = |gone: &&Gone| gone.file == error.file && gone.entry == entry;
        self.gone
            .iter()
            .filter(here)
            .any(|gone| matches!(&gone.what, What::Line(words) if words.iter().any(|word| lacks(word))))
    }

    /// Takes out the rest of each entry from which a line was taken: it no longer means what it did. Returns whether none was left.
    fn finish_entries(&mut self) -> bool {
        let mut none = true;
        for n in 0..self.gone.len() {
            let Gone { file, entry, what } = &self.gone[n];
            if !matches!(what, What::Line(_)) || declares(file) {
                continue;
            }
            let (file, entry) = (file.clone(), *entry);
            let Ok(text) = self.files.text(&file).map(str::to_owned) else { continue };
            if let Some(thinner) = thin::without_entry(&text, entry).filter(|thin| thin.entry == entry)
                && thinner.text != text
            {
                let id = thin::id_of(&text, entry).unwrap_or_default().to_owned();
                self.put(&file, thinner.text);
                self.gone.push(Gone { file, entry, what: What::Whole(id) });
                none = false;
            }
        }
        none
    }

    /// Whether a text is no YAML, so that the line may not be the one that is wrong.
    fn is_syntax(&self, error: &ContentError) -> bool {
        let text = self.files.text(&error.file).unwrap_or_default();
        error.file.ends_with(".yaml") && darkrock_rules::content::yaml::from_str::<serde_json::Value>(text).is_err()
    }

    fn put(&mut self, name: &str, text: String) {
        if let Some((_, old)) = self.files.texts.iter_mut().find(|(known, _)| known == name) {
            *old = text;
        }
    }

    /// Leaves out a file, a declaration with its module.
    fn forget(&mut self, name: &str) -> Result<(), ()> {
        let module = module_of(name).filter(|id| declares(name) && !is_shipped(id)).map(str::to_owned);
        let removed = match &module {
            Some(module) => remove(&mut self.files, module),
            None => restore(&mut self.files, name),
        };
        self.gone.push(Gone { file: name.to_owned(), entry: 0, what: What::Whole(module.unwrap_or_default()) });
        if removed { Ok(()) } else { Err(()) }
    }
}

/// What a sentence suggests instead of an unknown word.
fn meant(what: &str) -> Vec<String> {
    let near = what.split_once("(did you mean ").and_then(|(_, rest)| rest.split_once("?)"));
    near.map(|(near, _)| near.split(", ").map(str::to_owned).collect()).unwrap_or_default()
}

fn declares(file: &str) -> bool {
    file.ends_with("/module.yaml") || file.starts_with("modes/")
}

/// What cannot be composed, at the declaration of the module that says so.
pub(super) fn of_declaration(files: &Files, misfits: &Misfits) -> Vec<String> {
    let told = |misfit: String| {
        let module = misfit.split(' ').next().unwrap_or_default().to_owned();
        let names = [format!("{module}/module.yaml"), format!("modes/{module}.yaml")];
        let file = names.into_iter().find(|name| files.text(name).is_ok());
        let place = file.map(|file| match files.line_of(&file, None, &misfit) {
            Some(line) => format!("{file}:{line}: "),
            None => format!("{file}: "),
        });
        format!("{}{misfit}", place.unwrap_or_default())
    };
    misfits.0.iter().map(|misfit| told(misfit.to_string())).collect()
}

/// The module of a file, by its path below the folder of modules.
pub(super) fn module_of(file: &str) -> Option<&str> {
    let (folder, rest) = file.split_once('/')?;
    if folder == "modes" { rest.strip_suffix(".yaml") } else { Some(folder) }
}

pub(super) fn is_shipped(module: &str) -> bool {
    Files::embedded().paths().any(|(path, _)| module_of(&path) == Some(module))
}

/// Removes a module. Returns whether it was there.
fn remove(files: &mut Files, module: &str) -> bool {
    let before = files.texts.len();
    files.texts.retain(|(name, _)| module_of(name) != Some(module));
    files.texts.len() < before
}

/// Removes a file, or puts the shipped one in its place. Returns whether that changes anything.
fn restore(files: &mut Files, name: &str) -> bool {
    let shipped = Files::embedded().text(name).ok().map(str::to_owned);
    let Some(at) = files.texts.iter().position(|(known, _)| known == name) else { return false };
    match shipped {
        Some(text) if files.texts[at].1 == text => return false,
        Some(text) => files.texts[at].1 = text,
        None => _ = files.texts.remove(at),
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(files: &[(&str, &str)]) -> Read {
        let mut all = Files::embedded();
        let mut own = Files::default();
        for (path, text) in files {
            all.put(path, (*text).to_owned());
            own.put(path, String::new());
        }
        Read { files: all, own: own.texts.into_iter().map(|(name, _)| name).collect(), undecoded: Vec::new() }
    }

    fn told(files: &[(&str, &str)]) -> Vec<String> {
        let mut faults = Faults::of(with(files));
        _ = faults.catalog();
        faults.told
    }

    #[test]
    fn every_mistake_of_every_file_is_told_once() {
        let items = "- id: x\n  kind: hat\n  cost: -30\n  copies: many\n- id: y\n  kind: misc\n  cost: 20\n  copys: 1\n\
                     - id: z\n  kind: misc\n  cost: 20\n  copies: 1\n  front:\n    abilities:\n      - when: fight-win\n        do: []\n";
        let characters = "- {id: y, start: bank, abilities: [{when: action, if: [in-twon], do: [{lp: 1}]}]}\n\
                          - {id: z, start: bank, gold: 3}\n";
        let files = [
            ("a/module.yaml", "{id: a, kind: expansion}"),
            ("a/items.yaml", items),
            ("a/characters.yaml", characters),
            ("a/words/en.ftl", "item-y Star\nitem-z = { $x\n"),
            ("b/module.yaml", "{id: b, kind: expansio}"),
            ("c/module.yaml", "{id: c, kind: expansion, needs: [b]}"),
        ];
        let places: Vec<String> = told(&files).iter().filter_map(|t| Some(t.split_once(": ")?.0.to_owned())).collect();
        let lines =
            ["items.yaml:2", "items.yaml:3", "items.yaml:4", "items.yaml:8", "items.yaml:15", "characters.yaml:1"];
        let expected = lines.into_iter().chain(["characters.yaml:2"]).map(|line| format!("a/{line}"));
        let words = ["a/words/en.ftl:1", "a/words/en.ftl:2"].map(str::to_owned);
        let expected: Vec<String> = words.into_iter().chain(expected).chain(["b/module.yaml:1".to_owned()]).collect();
        assert_eq!(places, expected, "{:#?}", told(&files));
    }

    #[test]
    fn a_shipped_file_with_a_mistake_is_told_and_the_shipped_one_read() {
        let files = [("base/stories.yaml", "cards: [{id: 1}]\n")];
        let mut faults = Faults::of(with(&files));
        assert!(faults.catalog().is_ok());
        assert!(faults.told[0].starts_with("stories.yaml:1: "), "{:?}", faults.told);
    }

    #[test]
    fn a_broken_module_is_left_out_with_those_that_need_it() {
        let files = with(&[
            ("b/module.yaml", "{id: b, kind: expansio}"),
            ("c/module.yaml", "{id: c, kind: expansion, needs: [b]}"),
            ("d/module.yaml", "{id: d, kind: expansion}"),
            ("e/module.yaml", "{id: e, kind: expansion}"),
            ("e/words/en.ftl", "item-x Star\nitem-y Star\n"),
        ]);
        let (catalog, broken) = without_broken(files).expect("the others");
        let told: Vec<&str> = broken.iter().filter_map(|error| module_of(&error.file)).collect();
        assert_eq!(told, ["e", "b", "c"]);
        assert!(catalog.module("d").is_some() && catalog.module("b").is_none());
        let base = with(&[("base/items.yaml", "- {id: x}\n")]);
        assert_eq!(without_broken(base).map(|_| ()).expect_err("the base game").file, "items.yaml");
    }
}
