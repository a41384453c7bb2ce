//! Embeds the weights for modes and selections of modules: every file of `weights/selections/`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manifest = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let folder = Path::new(&manifest).join("weights/selections");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|end| end == "yaml"));
    files.sort();
    let mut code = String::from("const SELECTIONS: &[(&str, &str)] = &[\n");
    for file in files {
        let name = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let _ = writeln!(code, "    ({name:?}, include_str!({:?})),", file.canonicalize()?);
    }
    code.push_str("];\n");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("selections.rs"), code)
}
