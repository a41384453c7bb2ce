//! Reading modules from a folder.

use crate::texts::NotUtf8;
use anyhow::{Context, Result, bail};
use darkrock_rules::content::module::BASE;
use darkrock_rules::content::{ContentError, Files};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The subfolders of a module with content.
const WITHIN: [&str; 3] = ["rules", "tutorial", "words"];

/// What a folder of modules holds.
pub(super) struct Read {
    /// The embedded files, replaced and extended by those of the folder.
    pub files: Files,
    /// The names of the folder's files, as errors call them.
    pub own: BTreeSet<String>,
    /// The files that are not UTF-8.
    pub undecoded: Vec<ContentError>,
}

/// Reads a folder of modules.
///
/// # Errors
/// When the folder does not exist, contains no module, or a file cannot be read.
pub(super) fn read(folder: &Path) -> Result<Read> {
    let found = list(folder)?;
    if found.is_empty() {
        bail!("{} contains no module: expected module.yaml, or folders of modules", folder.display());
    }
    let (mut files, mut own, mut undecoded) = (Files::embedded(), Files::default(), Vec::new());
    for (name, path) in found {
        let text = crate::texts::read_any(&path)?.unwrap_or_else(|NotUtf8 { line, text }| {
            let what = match line {
                None => "is in UTF-16: expected UTF-8".to_owned(),
                Some(_) => {
                    let letter = text.chars().find(|c| !c.is_ascii()).unwrap_or_default();
                    format!("is not in UTF-8 (is “{letter}” there in Latin-1?): expected it saved as UTF-8")
                }
            };
            undecoded.push((name.clone(), line.unwrap_or(0), what));
            text
        });
        files.put(&name, text);
        own.put(&name, String::new());
    }
    // The files of the base set have other names than paths.
    let named = |path: &str| {
        let mut one = Files::default();
        one.put(path, String::new());
        one.texts.pop().map_or_else(|| path.to_owned(), |(name, _)| name)
    };
    let undecoded = undecoded.into_iter().map(|(path, line, what)| ContentError::new(&named(&path), line, what));
    Ok(Read { undecoded: undecoded.collect(), files, own: own.texts.into_iter().map(|(name, _)| name).collect() })
}

/// Files of a folder that look like content but are not read.
pub(super) fn unread(folder: &Path) -> Result<Vec<String>> {
    // All of the folder of a module is read.
    if folder.join("module.yaml").exists() {
        return Ok(Vec::new());
    }
    let read: Vec<PathBuf> = list(folder)?.into_iter().map(|(_, path)| path).collect();
    let others = entries(folder)?.into_iter().filter(|path| is_content(path) && !read.contains(path));
    Ok(others.map(|path| name_of(&path)).collect())
}

/// What modules of a folder contain that is never read, although it looks as if it were, and what was probably meant.
pub(super) fn passed_over(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let modules = match folder.join("module.yaml").exists() {
        true => vec![folder.canonicalize().with_context(|| format!("cannot read {}", folder.display()))?],
        false => entries(folder)?.into_iter().filter(|path| path.is_dir()).collect(),
    };
    for module in modules {
        for path in entries(&module)? {
            let name = format!("{}/{}", name_of(&module), name_of(&path));
            let within = if path.is_dir() { entries(&path)? } else { Vec::new() };
            let has = |end: &str| within.iter().any(|path| path.extension().is_some_and(|e| e == end));
            let nearly = |path: &PathBuf| {
                let name = name_of(path);
                let end = [".yaml", ".ftl"].iter().find_map(|end| Some(name.find(end)? + end.len()));
                end.filter(|end| *end < name.len()).map(|end| name[..end].to_owned())
            };
            found.extend(within.iter().chain([&path]).filter_map(|path| {
                let expected = nearly(path).filter(|_| path.is_file())?;
                let folder = if within.contains(path) { format!("{name}/") } else { format!("{}/", name_of(&module)) };
                Some(format!("{folder}{} is ignored: expected {expected}", name_of(path)))
            }));
            let what = match name_of(&path).as_str() {
                known if WITHIN.contains(&known) => continue,
                "modes" => "a mode is declared in the folder modes beside those of the modules".to_owned(),
                _ if path.is_file() && path.extension().is_some_and(|end| end == "yml") => "expected .yaml".to_owned(),
                _ if has("ftl") => "words are read from the folder words alone".to_owned(),
                _ if has("yaml") => {
                    format!("entries are read from the module's folder itself, and from {}", WITHIN.join(", "))
                }
                _ => continue,
            };
            found.push(format!("{name} is ignored: {what}"));
        }
    }
    Ok(found)
}

/// The content files of a folder: the name of each, and its path.
pub(super) fn list(folder: &Path) -> Result<Vec<(String, PathBuf)>> {
    if !folder.is_dir() {
        bail!("{} is not a folder", folder.display());
    }
    if folder.join("module.yaml").exists() {
        let folder = folder.canonicalize().with_context(|| format!("cannot read {}", folder.display()))?;
        return module(&folder, &name_of(&folder));
    }
    // The files of the base set in one folder, as exported by versions before modules.
    let flat = entries(folder)?.into_iter().filter(|path| path.is_file());
    let mut found: Vec<(String, PathBuf)> =
        flat.filter_map(|path| Some((Files::path_in_base_set(&name_of(&path))?, path))).collect();
    for path in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
        let name = name_of(&path);
        // A mode is declared beside its folder.
        let declared = path.join("module.yaml").exists() || folder.join("modes").join(format!("{name}.yaml")).exists();
        if name == BASE || name == "modes" || declared || has_box_file(&path) {
            found.extend(module(&path, &name)?);
        }
    }
    Ok(found)
}

/// Whether a folder has a file of the embedded module of that name.
fn has_box_file(folder: &Path) -> bool {
    let shipped = Files::embedded();
    let module = name_of(folder);
    shipped
        .paths()
        .any(|(path, _)| path.split_once('/').is_some_and(|(m, file)| m == module && folder.join(file).exists()))
}

/// The files of a module's folder.
fn module(folder: &Path, id: &str) -> Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        let name = name_of(&path);
        if is_content(&path) {
            found.push((format!("{id}/{name}"), path));
        } else if WITHIN.contains(&name.as_str()) && path.is_dir() {
            let within = entries(&path)?.into_iter().filter(|path| is_content(path));
            found.extend(within.map(|path| (format!("{id}/{name}/{}", name_of(&path)), path)));
        }
    }
    Ok(found)
}

fn is_content(path: &Path) -> bool {
    path.is_file() && path.extension().is_some_and(|end| end == "yaml" || end == "json" || end == "ftl")
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
