//! `darkrock content`: statistics and validation of the content, and content read from a folder.

mod check;
mod faults;
mod folder;
mod plan;
mod thin;
mod warnings;
mod watch;

use crate::text_table::TextTable;
use crate::{Misuse, Outcome, json};
use anyhow::{Context, Result, anyhow, bail};
use darkrock_rules::content::module::ModuleKind;
use darkrock_rules::content::schema::Source;
use darkrock_rules::content::{CompositionError, ContentError, Files, Rules};
use darkrock_rules::record::Header;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::{Catalog, Content, Selection};
use darkrock_texts::Language;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Count, check or export the content: cards, characters, board.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// What to do with it
    #[command(subcommand)]
    command: Action,
}

#[derive(clap::Subcommand, Debug)]
enum Action {
    /// Count entries by the reliability of their source, and list reconstructed ones
    #[command(after_help = "Examples:
  darkrock content report
  darkrock content report --json
  darkrock --content my-cards content report")]
    Report {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Validate the content of a folder: names and numbers, effects at invalid timings, entries and options without
    /// messages in the language (--lang accepts a folder too)
    ///
    /// Every module of the folder is composed by itself, with all others and with each mode. All errors are told, each with
    /// its file and line, and warnings of what cannot matter or is never read.
    #[command(after_help = "Examples:
  darkrock content check my-cards
  darkrock content check my-cards --watch
  darkrock content check my-cards --lang ./my-words")]
    Check {
        /// The folder
        dir: PathBuf,
        /// Check again whenever a file of the folder changes, until Ctrl-C
        #[arg(long)]
        watch: bool,
    },
    /// Export the built-in content to a folder, to correct a card and play with --content DIR
    #[command(after_help = "Example:
  darkrock content export my-cards && darkrock --content my-cards play")]
    Export {
        /// The folder; it must not exist or be empty
        dir: PathBuf,
    },
    /// Write JSON Schemas of the content files, the rule index, lessons and scenarios to a folder, for editors
    #[command(after_help = "Example:
  darkrock content schema my-cards/schema
A file asks for its schema in its first line: # yaml-language-server: $schema=schema/items.json")]
    Schema {
        /// The folder; existing schemas are overwritten
        dir: PathBuf,
    },
}

/// The source of the content, and its selection.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origin {
    /// What `--content` names: a changed copy of `content/`; none for what the program ships.
    pub folder: Option<PathBuf>,
    /// The ids that `--modules` lists, in addition to those of the mode.
    pub modules: Vec<String>,
    /// The id that `--mode` names, if any.
    pub mode: Option<String>,
    /// The defaults of the mode that `--without` leaves out.
    pub without: Vec<String>,
}

impl Origin {
    /// All available modules.
    ///
    /// # Errors
    /// When a file cannot be read or is invalid; with file and line.
    pub fn catalog(&self) -> Result<Catalog> {
        Ok(self.catalog_and_broken()?.0)
    }

    /// The modules that can be read, and for each other one of the folder the reason why not.
    ///
    /// # Errors
    /// When a file cannot be read, or a shipped module as the folder corrects it.
    pub fn catalog_and_broken(&self) -> Result<(Catalog, Vec<ContentError>)> {
        let Some(folder) = &self.folder else { return Ok((Catalog::embedded()?.with_rules(rules()), Vec::new())) };
        let catalog = faults::without_broken(folder::read(folder)?);
        let (catalog, broken) =
            catalog.with_context(|| format!("the content of {} cannot be used", folder.display()))?;
        Ok((catalog.with_rules(rules()), broken))
    }

    /// The modules of the folder that cannot be read, a sentence each.
    pub fn left_out(&self) -> Vec<String> {
        if self.folder.is_none() {
            return Vec::new();
        }
        // Whatever else is wrong is said by the command itself.
        let broken = self.catalog_and_broken().map(|(_, broken)| broken).unwrap_or_default();
        let sentence = |error: &ContentError| {
            format!("the module {} is left out: {error}", faults::module_of(&error.file).unwrap_or_default())
        };
        broken.iter().map(sentence).collect()
    }

    /// Why a selected module cannot be read, if one of them is broken.
    fn broken_one(&self, broken: &[ContentError]) -> Option<anyhow::Error> {
        let chosen = |error: &&ContentError| {
            let module = faults::module_of(&error.file);
            self.modules.iter().chain(&self.mode).any(|id| Some(id.as_str()) == module)
        };
        broken.iter().find(chosen).map(|error| anyhow!("{error}"))
    }

    /// All available modules, for a command in which each table has its own selection.
    ///
    /// # Errors
    /// Like [`Self::catalog`], or when modules or a mode were selected.
    pub fn whole(&self) -> Result<Catalog> {
        self.unselected("each table selects its own when it is created")
    }

    /// All available modules, for lessons.
    ///
    /// # Errors
    /// Like [`Self::catalog`], or when modules or a mode were selected.
    pub fn of_lessons(&self) -> Result<Catalog> {
        self.unselected("each lesson is played with its own")
    }

    fn unselected(&self, why: &str) -> Result<Catalog> {
        if !self.modules.is_empty() || self.mode.is_some() || !self.without.is_empty() {
            return Err(Misuse::of(anyhow!("--modules, --mode and --without do not apply here: {why}")).into());
        }
        self.catalog()
    }

    /// The selected content.
    ///
    /// # Errors
    /// Like [`Self::catalog`], or when the selection is unknown or incompatible.
    pub fn content(&self) -> Result<Content> {
        let (catalog, broken) = self.catalog_and_broken()?;
        if let Some(error) = self.broken_one(&broken) {
            return Err(error.context("a selected module cannot be used"));
        }
        let selected = catalog.select_usual(&self.modules, self.mode.as_deref(), &self.without);
        self.compose(&catalog, &selected.map_err(|e| Misuse::of(anyhow!("--modules, --mode or --without: {e}")))?)
    }

    /// The selected content or, without a selection, every content that [`selections`] lists, that of the base game first.
    ///
    /// # Errors
    /// Like [`Self::content`].
    pub fn contents(&self) -> Result<Vec<Content>> {
        let catalog = self.catalog()?;
        plan::selections(&catalog, self)?.iter().map(|selection| self.compose(&catalog, selection)).collect()
    }

    /// The rule index of some content of this source.
    ///
    /// # Errors
    /// Like [`Self::catalog`], or when a rule index is invalid.
    pub fn rules_of(&self, content: &Content) -> Result<RuleIndex> {
        Ok(RuleIndex::of(&self.catalog()?)?.in_content(content))
    }

    /// The content for a game's record; the selection of `--modules` and `--mode` if given.
    ///
    /// # Errors
    /// Like [`Self::content`]. Errors in the record are reported when it is parsed.
    pub fn content_of(&self, record: &Path) -> Result<Content> {
        if !self.modules.is_empty() || self.mode.is_some() || !self.without.is_empty() {
            return self.content();
        }
        let header = crate::texts::read(record).ok().and_then(|text| Header::parse(&text).ok());
        let catalog = self.catalog()?;
        let selection = header.map(|header| header.selection(catalog.modules())).unwrap_or_default();
        let content = self.compose(&catalog, &selection);
        content.with_context(|| format!("{}: the modules of this game are not available", record.display()))
    }

    /// The content of a selection.
    ///
    /// # Errors
    /// When the selection is incompatible or its content invalid.
    pub fn compose(&self, catalog: &Catalog, selection: &Selection) -> Result<Content> {
        let whose =
            || self.folder.as_ref().map_or("the content".to_owned(), |f| format!("the content of {}", f.display()));
        catalog.compose(selection).map_err(|error| match error {
            CompositionError::Misfits(_) => Misuse::of(anyhow!("--modules or --mode: {error}")).into(),
            CompositionError::Content(error) => anyhow!(error).context(format!("{} cannot be used", whose())),
        })
    }
}

/// The rules of this program. Of a build with debug assertions, tests can ask for others by a variable, to upgrade stored games to
/// them; a release does not know it.
fn rules() -> Rules {
    #[cfg(debug_assertions)]
    if std::env::var_os("DARKROCK_TEST_CHANGED_RULE").is_some() {
        return Rules::CHANGED;
    }
    Rules::default()
}

/// Whether the program has a module with this id.
pub(crate) fn is_shipped(id: &str) -> bool {
    faults::is_shipped(id)
}

/// The content files of a module's folder: the path of each with the folder, and where it is.
///
/// # Errors
/// When the folder cannot be read.
pub(crate) fn module_files(dir: &Path) -> Result<Vec<(String, PathBuf)>> {
    folder::list(dir)
}

/// Everything that is wrong in the folder of a module; `beside` is a folder of modules that it may need.
///
/// # Errors
/// When a folder cannot be read.
pub(crate) fn module_errors(dir: &Path, beside: Option<&Path>) -> Result<Vec<String>> {
    check::errors(dir, beside)
}

pub(crate) fn run(args: &Args, origin: &Origin, language: Language, out: &mut dyn Write) -> Result<Outcome> {
    match &args.command {
        Action::Report { json } => {
            let content = origin.content()?;
            report(&content, *json, out)?;
            if !json {
                uncounted(origin, &content, out)?;
            }
        }
        Action::Check { dir, watch: false } => return check::run(dir, origin, language, out),
        Action::Check { dir, watch: true } => return watch::run(dir, origin, language, out),
        Action::Export { dir } => export(dir, out)?,
        Action::Schema { dir } => {
            let count = write_schemas(dir)?;
            writeln!(out, "{count} schemas written to {}", dir.display())?;
        }
    }
    Ok(Outcome::Good)
}

fn write_schemas(dir: &Path) -> Result<usize> {
    std::fs::create_dir_all(dir).with_context(|| format!("cannot create {}", dir.display()))?;
    let schemas = darkrock_tutorial::schemas();
    for (name, text) in &schemas {
        let path = dir.join(format!("{name}.json"));
        std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(schemas.len())
}

fn export(dir: &Path, out: &mut dyn Write) -> Result<()> {
    let holds_something = std::fs::read_dir(dir).is_ok_and(|mut entries| entries.next().is_some());
    if holds_something {
        bail!("{} is not empty, nothing was written: expected an empty or a new folder", dir.display());
    }
    std::fs::create_dir_all(dir).with_context(|| format!("cannot create {}", dir.display()))?;
    let files = Files::embedded();
    for (name, text) in files.paths() {
        let path = dir.join(name);
        let folder = path.parent().unwrap_or(dir);
        std::fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
        std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    write_schemas(&dir.join("schema"))?;
    writeln!(
        out,
        "{} files written to {}, and their schemas to its subfolder schema",
        files.texts.len(),
        dir.display()
    )?;
    Ok(())
}

/// An entry of the content: its kind, its id and the reliability of its source.
struct Entry {
    kind: &'static str,
    id: String,
    source: Source,
}

/// The kinds of entries, in the report's order.
const KINDS: [&str; 12] = [
    "poker card title",
    "fight card",
    "item, front",
    "item, upgraded",
    "character",
    "story trigger",
    "story",
    "goal",
    "cattle token",
    "legendary token",
    "track",
    "automa card",
];

/// The kinds of sources, the most reliable first, with their names.
const SOURCES: [(Source, &str); 3] =
    [(Source::Rulebook, "rulebook"), (Source::Published, "published"), (Source::Reconstructed, "reconstructed")];

fn entries(content: &Content) -> Vec<Entry> {
    let specs = &content.specs;
    let mut entries = Vec::new();
    let mut add = |kind: usize, id: &str, source| entries.push(Entry { kind: KINDS[kind], id: id.to_owned(), source });
    specs.titles.iter().for_each(|e| add(0, &e.id, e.source));
    specs.fight_cards.iter().for_each(|e| add(1, &e.rank, e.source));
    for item in &specs.items {
        add(2, &item.id, item.front.source.unwrap_or(item.source));
        item.upgraded.iter().for_each(|side| add(3, &item.id, side.source.unwrap_or(item.source)));
    }
    specs.characters.iter().for_each(|e| add(4, &e.id, e.source));
    specs.stories.triggers.iter().for_each(|e| add(5, &e.id, e.source));
    specs.stories.cards.iter().for_each(|e| add(6, &e.id, e.source));
    specs.goals.iter().for_each(|e| add(7, &e.id, e.source));
    specs.cattle.iter().for_each(|e| add(8, &e.id, e.source));
    specs.tokens.iter().for_each(|e| add(9, &format!("{}-lp", e.lp), e.source));
    add(10, "marshal", specs.tracks.marshal.source);
    add(10, "wanted", specs.tracks.wanted.source);
    specs.automa.cards.iter().for_each(|e| add(11, &e.id, e.source));
    entries
}

fn report(content: &Content, json: bool, out: &mut dyn Write) -> Result<()> {
    let entries = entries(content);
    let count = |kind: Option<&str>, source: Option<Source>| {
        let fits = |e: &&Entry| kind.is_none_or(|k| e.kind == k) && source.is_none_or(|s| e.source == s);
        entries.iter().filter(fits).count()
    };
    if json {
        let counts = |kind| SOURCES.map(|(source, word)| (word, count(kind, Some(source))));
        let by_source = |kind| counts(kind).into_iter().collect::<std::collections::BTreeMap<_, _>>();
        let kinds = KINDS.map(|kind| serde_json::json!({ "kind": kind, "sources": by_source(Some(kind)) }));
        let ids = reconstructed(&entries);
        let report = serde_json::json!({
            "content": content.hash, "entries": entries.len(), "sources": by_source(None), "kinds": kinds,
            "reconstructed": ids.iter().map(|(kind, ids)| serde_json::json!({ "kind": kind, "ids": ids })).collect::<Vec<_>>(),
        });
        return json::write(out, json::Kind::ContentReport, &report);
    }
    let mut table = TextTable::default();
    table.heading(&format!("Content {}: entries by source", content.hash));
    let words = SOURCES.iter().map(|(_, word)| (*word).to_owned());
    table.row("", words.chain(["all".to_owned()]));
    let row = |kind| {
        let cells = SOURCES.iter().map(|(source, _)| count(kind, Some(*source)));
        cells.chain([count(kind, None)]).map(|n| n.to_string()).collect::<Vec<_>>()
    };
    KINDS.iter().for_each(|kind| table.row(kind, row(Some(kind))));
    table.row("all", row(None));
    table.write(out)?;
    writeln!(out, "\nReconstructed: our own plausible values where the printed ones are unknown to us.")?;
    for (kind, ids) in reconstructed(&entries) {
        writeln!(out, "  {kind}: {}", ids.join(", "))?;
    }
    Ok(())
}

/// Names the modules of the folder that are not selected, and so not counted.
fn uncounted(origin: &Origin, content: &Content, out: &mut dyn Write) -> Result<()> {
    let Some(dir) = &origin.folder else { return Ok(()) };
    let own = folder::read(dir)?.own;
    let ids: BTreeSet<&str> = own.iter().filter_map(|name| faults::module_of(name)).collect();
    let selected = |id: &str| {
        let Selection { modules, mode } = &content.selection;
        modules.iter().chain(mode).any(|chosen| chosen == id)
    };
    for id in ids.into_iter().filter(|id| !faults::is_shipped(id) && !selected(id)) {
        let is_mode = content.modules.iter().any(|spec| spec.id == id && spec.kind == ModuleKind::Mode);
        let option = if is_mode { "--mode" } else { "--modules" };
        writeln!(out, "warning: {id} is not selected, and so not counted: expected {option} {id}")?;
    }
    Ok(())
}

/// The ids of reconstructed entries, by kind.
fn reconstructed(entries: &[Entry]) -> Vec<(&'static str, Vec<&str>)> {
    let ids = |kind| {
        let fits = |e: &&Entry| e.kind == kind && e.source == Source::Reconstructed;
        entries.iter().filter(fits).map(|e| e.id.as_str()).collect::<Vec<_>>()
    };
    KINDS.into_iter().map(|kind| (kind, ids(kind))).filter(|(_, ids)| !ids.is_empty()).collect()
}
