//! Embeds the languages in the program: every folder of `locales/`, with all `.ftl` files in it and in its folders of
//! modules.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manifest = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let locales = Path::new(&manifest).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut folders = sorted(&locales)?;
    folders.retain(|folder| folder.is_dir());
    // English first: it is the fallback of the other languages, and first in every list of languages.
    folders.sort_by_key(|folder| folder.file_name().is_none_or(|code| code != "en"));
    let mut code = String::from("const FOUND: &[Folder] = &[\n");
    for folder in folders {
        let name = name(&folder);
        let _ = writeln!(code, "    Folder {{ code: {name:?}, files: &[");
        for file in texts(&folder)? {
            let whole = file.canonicalize()?;
            let within = file.strip_prefix(&folder).map_err(io::Error::other)?.display().to_string().replace('\\', "/");
            let _ = writeln!(code, "        ({:?}, include_str!({whole:?})),", format!("{name}/{within}"));
        }
        code.push_str("    ] },\n");
    }
    code.push_str("];\n");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("languages.rs"), code)
}

/// The texts of a folder, followed by those of nested folders.
fn texts(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = sorted(folder)?.into_iter().partition(|path| path.is_dir());
    let mut texts: Vec<PathBuf> =
        files.into_iter().filter(|file| file.extension().is_some_and(|e| e == "ftl")).collect();
    for folder in folders {
        texts.extend(self::texts(&folder)?);
    }
    Ok(texts)
}

/// The entries of a folder, by name.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
