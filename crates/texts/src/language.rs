//! The languages: the folders of `locales/`, found when the program is built.

use fluent_langneg::negotiate::{NegotiationStrategy, filter_matches};
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};
use unic_langid::LanguageIdentifier;

/// A folder of `locales/`.
#[derive(Debug)]
struct Folder {
    /// Its name, which is the language's code.
    code: &'static str,
    /// Its files: name and text.
    files: &'static [(&'static str, &'static str)],
}

// `FOUND`, English first.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language of Darkrock.
///
/// To add one, add a folder under `locales/` named by its code; see `CONTRIBUTING.md`.
#[derive(Clone, Copy)]
pub struct Language(&'static Folder);

impl Language {
    /// English, the source language.
    pub const EN: Self = Self(&FOUND[0]);

    /// All languages of the program, English first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        FOUND.iter().map(Self)
    }

    /// Loads a language from a folder on disk, for translators: named by its code, with `.ftl` files in it and in
    /// nested folders of modules.
    ///
    /// Its texts stay in memory until the program ends.
    ///
    /// # Errors
    /// When the folder's name is not a language code, it cannot be read, or it contains no `.ftl` file.
    pub fn read(folder: &Path) -> Result<Self, LanguageError> {
        let failed = |error: io::Error| LanguageError::Io(folder.to_owned(), error.to_string());
        let name = folder.canonicalize().map_err(failed)?;
        let name = name.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        name.parse::<LanguageIdentifier>().map_err(|_| LanguageError::Code(name.clone()))?;
        let mut paths = texts(folder).map_err(failed)?;
        if paths.is_empty() {
            return Err(LanguageError::Empty(folder.to_owned()));
        }
        paths.sort();
        let mut files: Vec<(&'static str, &'static str)> = Vec::new();
        for path in paths {
            let text = fs::read_to_string(&path).map_err(|e| LanguageError::Io(path.clone(), e.to_string()))?;
            // Some editors put it at the beginning.
            let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
            let file = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            files.push((format!("{name}/{file}").leak(), text.leak()));
        }
        let (code, files) = (name.leak(), files.leak());
        Ok(Self(Box::leak(Box::new(Folder { code, files }))))
    }

    /// The best language for a list of requested ones, such as `fr_CA.UTF-8`, `fr-CA` or `fr`, in order of preference.
    /// None if none matches.
    pub fn among<'w>(wishes: impl IntoIterator<Item = &'w str>) -> Option<Self> {
        let wishes = wishes.into_iter().filter_map(|wish| wish.split(['.', '@']).next()?.parse().ok());
        let wishes: Vec<LanguageIdentifier> = wishes.collect();
        let known: Vec<LanguageIdentifier> = Self::all().filter_map(|language| language.code().parse().ok()).collect();
        let best = filter_matches(&wishes, &known, NegotiationStrategy::Lookup).into_iter().next()?;
        Self::all().find(|language| *best == language.code())
    }

    /// The language's code, such as `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// The language's own name: its message `language-name`.
    #[must_use]
    pub fn name(self) -> &'static str {
        let lines = self.files().iter().flat_map(|(_, text)| text.lines());
        let name = |line: &'static str| line.strip_prefix("language-name")?.trim_start().strip_prefix('=');
        lines.filter_map(name).map(str::trim).next().unwrap_or(self.code())
    }

    /// The language's files: name, such as `en/log.ftl`, and text.
    #[must_use]
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        self.0.files
    }
}

/// The texts of a folder and of nested folders.
fn texts(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            paths.extend(texts(&path)?);
        } else if path.extension().is_some_and(|end| end == "ftl") {
            paths.push(path);
        }
    }
    Ok(paths)
}

impl Default for Language {
    fn default() -> Self {
        Self::EN
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Language {}

impl PartialOrd for Language {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Language {
    fn cmp(&self, other: &Self) -> Ordering {
        self.code().cmp(other.code())
    }
}

impl Hash for Language {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code().hash(state);
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.code())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::str::FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(s: &str) -> Result<Self, UnknownLanguage> {
        Self::all().find(|l| l.code() == s).ok_or_else(|| UnknownLanguage(s.to_owned()))
    }
}

/// An unknown language code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown language “{0}”: expected one of {known}", known = Language::all().map(Language::code).collect::<Vec<_>>().join(", "))]
pub struct UnknownLanguage(pub String);

/// Why a folder is not a language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LanguageError {
    /// Its name is not a language code.
    #[error("“{0}” is not the code of a language: expected a folder named like fr, pt-BR or en-XA")]
    Code(String),
    /// It contains no texts.
    #[error("{0} contains no .ftl file")]
    Empty(PathBuf),
    /// It cannot be read.
    #[error("cannot read {0}: {1}")]
    Io(PathBuf, String),
}
