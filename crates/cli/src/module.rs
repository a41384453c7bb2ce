//! `darkrock module`: begins a module of one's own, packs one into a file, and installs one from a file.

mod zip;

use crate::Outcome;
use crate::content::{Origin, module_errors, module_files};
use anyhow::{Context, Result, anyhow, bail};
use darkrock_rules::content::module::ModuleSpec;
use darkrock_rules::content::yaml;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Begin a module of one's own, pack one into a file, or install one from a file.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// What to do
    #[command(subcommand)]
    command: Action,
}

#[derive(clap::Subcommand, Debug)]
enum Action {
    /// Write a module with a character, an item, a story, an event and their words, to be changed
    #[command(after_help = "Example:
  darkrock module new saltlick && darkrock content check saltlick")]
    New {
        /// Its id, and the name of its folder: lower-case letters, digits and hyphens
        name: String,
    },
    /// Pack a module into one file, for others
    #[command(after_help = "Example:
  darkrock module pack saltlick")]
    Pack {
        /// Its folder
        dir: PathBuf,
        /// The file; by default the name of the folder with .zip
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
    },
    /// Install a packed module into the folder of --content
    #[command(after_help = "Example:
  darkrock --content my-modules module install saltlick.zip
  darkrock --content my-modules --modules saltlick play")]
    Install {
        /// The file
        file: PathBuf,
        /// Replace an installed module with the same id
        #[arg(long)]
        replace: bool,
    },
}

/// The files that `new` writes, with the id that stands in them.
const TEMPLATE: [(&str, &str); 6] = [
    ("module.yaml", include_str!("module/template/module.yaml")),
    ("characters.yaml", include_str!("module/template/characters.yaml")),
    ("items.yaml", include_str!("module/template/items.yaml")),
    ("stories.yaml", include_str!("module/template/stories.yaml")),
    ("events.yaml", include_str!("module/template/events.yaml")),
    ("words/en.ftl", include_str!("module/template/words/en.ftl")),
];
/// The id in the template.
const TEMPLATE_ID: &str = "saltlick";

pub(crate) fn run(args: &Args, origin: &Origin, out: &mut dyn Write) -> Result<Outcome> {
    match &args.command {
        Action::New { name } => new(name, out),
        Action::Pack { dir, to } => pack(dir, to.as_deref(), origin, out),
        Action::Install { file, replace } => install(file, *replace, origin, out),
    }
}

/// Checks the id of a module of one's own.
fn check_id(id: &str) -> Result<()> {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !id.starts_with(|c: char| c.is_ascii_lowercase()) || !id.chars().all(is_plain) {
        bail!("the id “{id}”: expected lower-case letters, digits and hyphens, a letter first");
    }
    if crate::content::is_shipped(id) || id == "modes" || id == "schema" {
        bail!("the id “{id}” is one of the program: expected another one");
    }
    Ok(())
}

fn new(name: &str, out: &mut dyn Write) -> Result<Outcome> {
    check_id(name)?;
    let dir = Path::new(name);
    if dir.exists() {
        bail!("{name} is there already, nothing was written: expected another name");
    }
    let mut first = name.chars();
    let title = first.next().map(|c| c.to_ascii_uppercase()).into_iter().chain(first).collect::<String>();
    for (file, text) in TEMPLATE {
        let text = text.replace("= Saltlick\n", &format!("= {}\n", title.replace('-', " ")));
        write(&dir.join(file), text.replace(TEMPLATE_ID, name).as_bytes())?;
    }
    writeln!(out, "{} files written to {name}. Next:", TEMPLATE.len())?;
    writeln!(out, "  darkrock content check {name}")?;
    writeln!(out, "  darkrock --content {name} --modules {name} play")?;
    Ok(Outcome::Good)
}

fn pack(dir: &Path, to: Option<&Path>, origin: &Origin, out: &mut dyn Write) -> Result<Outcome> {
    if !dir.join("module.yaml").exists() {
        bail!("{} is no module: expected a folder with module.yaml", dir.display());
    }
    let dir = dir.canonicalize().with_context(|| format!("cannot read {}", dir.display()))?;
    let errors = module_errors(&dir, origin.folder.as_deref())?;
    if !errors.is_empty() {
        errors.iter().try_for_each(|error| writeln!(out, "{error}"))?;
        writeln!(out, "nothing was packed: expected a module without errors")?;
        return Ok(Outcome::Bad);
    }
    let files = module_files(&dir)?;
    let read = |(name, path): &(String, PathBuf)| {
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok((name.clone(), bytes))
    };
    let files = files.iter().map(read).collect::<Result<Vec<_>>>()?;
    let id = dir.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let to = to.map_or_else(|| PathBuf::from(format!("{id}.zip")), Path::to_owned);
    if to.exists() {
        bail!("{} is there already, nothing was written: expected --to and another name", to.display());
    }
    write(&to, &zip::written(&files)?)?;
    let noun = if files.len() == 1 { "file" } else { "files" };
    writeln!(out, "{} {noun} packed into {}", files.len(), to.display())?;
    Ok(Outcome::Good)
}

fn install(file: &Path, replace: bool, origin: &Origin, out: &mut dyn Write) -> Result<Outcome> {
    let Some(into) = &origin.folder else {
        bail!("no folder to install into: expected darkrock --content FOLDER module install {}", file.display());
    };
    if into.join("module.yaml").exists() {
        bail!("{} is a module itself: expected a folder of modules", into.display());
    }
    let size = std::fs::metadata(file).with_context(|| format!("cannot read {}", file.display()))?.len();
    if size > zip::MOST_BYTES as u64 {
        bail!("{} has {size} bytes: expected at most {}", file.display(), zip::MOST_BYTES);
    }
    let bytes = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let (id, files, ignored) = unpacked(zip::read(&bytes)?).with_context(|| file.display().to_string())?;
    let place = into.join(&id);
    if place.exists() && !replace {
        bail!("{} is there already, nothing was installed: expected --replace", place.display());
    }
    std::fs::create_dir_all(into).with_context(|| format!("cannot create {}", into.display()))?;
    // It is written and checked beside the folder, then takes its place as a whole.
    let beside = tempdir(into, &id)?;
    let outcome = put(&beside, &id, &files, into);
    let _ = std::fs::remove_dir_all(&beside);
    let errors = outcome?;
    if !errors.is_empty() {
        errors.iter().try_for_each(|error| writeln!(out, "{error}"))?;
        writeln!(out, "{}: nothing was installed: expected a module without errors", file.display())?;
        return Ok(Outcome::Bad);
    }
    ignored.iter().try_for_each(|name| writeln!(out, "warning: {name} is not a content file and is ignored"))?;
    writeln!(out, "{id} is installed in {}. Next:", into.display())?;
    writeln!(out, "  darkrock --content {} --modules {id} play", into.display())?;
    Ok(Outcome::Good)
}

/// A new hidden folder in another.
fn tempdir(into: &Path, id: &str) -> Result<PathBuf> {
    let dir = into.join(format!(".{id}-{}", std::process::id()));
    std::fs::create_dir(&dir).with_context(|| format!("cannot create {}", dir.display()))?;
    Ok(dir)
}

/// Writes a module beside its place, and puts it there if it has no errors, which are returned.
fn put(beside: &Path, id: &str, files: &[(String, Vec<u8>)], into: &Path) -> Result<Vec<String>> {
    let (written, place) = (beside.join(id), into.join(id));
    files.iter().try_for_each(|(name, bytes)| write(&written.join(name), bytes))?;
    let errors = module_errors(&written, Some(into))?;
    if errors.is_empty() {
        let moved = |from: &Path, to: &Path| {
            std::fs::rename(from, to).with_context(|| format!("cannot write {}", to.display()))
        };
        if place.exists() {
            moved(&place, &beside.join("before"))?;
        }
        moved(&written, &place)?;
    }
    Ok(errors)
}

/// The id of a module, its files by their paths below its folder, and the names of others, which are not used.
type Unpacked = (String, Vec<(String, Vec<u8>)>, Vec<String>);

/// The module in the files of an archive: in one folder, or without one.
fn unpacked(files: Vec<(String, Vec<u8>)>) -> Result<Unpacked> {
    let declared = files.iter().filter(|(name, _)| name.rsplit('/').next() == Some("module.yaml"));
    let (name, text) = declared.min_by_key(|(name, _)| name.len()).ok_or_else(|| anyhow!("contains no module.yaml"))?;
    let folder = name.strip_suffix("module.yaml").unwrap_or_default().to_owned();
    let spec: ModuleSpec =
        yaml::from_str(&String::from_utf8_lossy(text)).map_err(|error| anyhow!("{name}: {error}"))?;
    check_id(&spec.id)?;
    let (mut own, mut ignored) = (Vec::new(), Vec::new());
    for (name, bytes) in files {
        match name.strip_prefix(&folder).filter(|path| is_content(path)) {
            Some(path) => own.push((path.to_owned(), bytes)),
            None => ignored.push(name),
        }
    }
    Ok((spec.id, own, ignored))
}

/// Whether a path below the folder of a module is that of a content file: no other one is ever written.
fn is_content(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let within = ["rules", "tutorial", "words"].iter().any(|folder| path == format!("{folder}/{name}"));
    let stem = [".yaml", ".json", ".ftl"].iter().find_map(|end| name.strip_suffix(end));
    let plain = |stem: &str| stem.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    (within || path == name) && stem.is_some_and(|stem| !stem.is_empty() && plain(stem))
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    }
    std::fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(names: &[&str]) -> Vec<(String, Vec<u8>)> {
        names.iter().map(|name| ((*name).to_owned(), b"{id: own, kind: expansion}".to_vec())).collect()
    }

    #[test]
    fn only_content_files_of_the_module_are_taken_from_an_archive() {
        let names = ["own/module.yaml", "own/words/en.ftl", "own/../x.yaml", "/etc/x.yaml", "own/.x.yaml", "own/a.sh"];
        let (id, own, ignored) = unpacked(files(&names)).expect("a module");
        let own: Vec<&str> = own.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!((id.as_str(), own), ("own", vec!["module.yaml", "words/en.ftl"]));
        assert_eq!(ignored, names[2..]);
        let (_, own, _) = unpacked(files(&["module.yaml", "items.yaml"])).expect("without a folder");
        assert_eq!(own.len(), 2);
        assert!(unpacked(files(&["items.yaml"])).is_err());
        let shipped = vec![("module.yaml".to_owned(), b"{id: base, kind: base}".to_vec())];
        assert!(unpacked(shipped).is_err_and(|error| error.to_string().contains("is one of the program")));
    }
}
