//! Reading modules from a folder.

use anyhow::{Context, Result, bail};
use darkrock_rules::content::Files;
use darkrock_rules::content::module::BASE;
use std::path::{Path, PathBuf};

/// The subfolders of a module with content.
const WITHIN: [&str; 3] = ["rules", "tutorial", "words"];

/// The embedded files, replaced and extended by those of a folder.
///
/// # Errors
/// When the folder does not exist, contains no module, or a file cannot be read.
pub(super) fn read(folder: &Path) -> Result<Files> {
    let found = list(folder)?;
    if found.is_empty() {
        bail!("{} contains no module: expected module.yaml, or folders of modules", folder.display());
    }
    let mut files = Files::embedded();
    for (name, path) in found {
        let text = crate::texts::read(&path)?;
        files.put(&name, text);
    }
    Ok(files)
}

/// Files of a folder that look like content but are not read.
pub(super) fn unread(folder: &Path) -> Result<Vec<String>> {
    let read: Vec<PathBuf> = list(folder)?.into_iter().map(|(_, path)| path).collect();
    let others = entries(folder)?.into_iter().filter(|path| is_content(path) && !read.contains(path));
    Ok(others.map(|path| name_of(&path)).collect())
}

/// The content files of a folder: the name of each, and its path.
fn list(folder: &Path) -> Result<Vec<(String, PathBuf)>> {
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
