//! Embeds the content in the program: every file of `content/<module>/` and of its folders `rules` and `tutorial`, and every
//! mode in `content/modes/`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manifest = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let content = Path::new(&manifest).join("../../content");
    println!("cargo::rerun-if-changed={}", content.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut code = String::from("const SHIPPED: &[(&str, &str)] = &[\n");
    for module in sorted(&content)?.iter().filter(|path| path.is_dir()) {
        let folders = [module.clone(), module.join("rules"), module.join("tutorial")];
        for folder in folders.iter().filter(|path| path.is_dir()) {
            let files = sorted(folder)?;
            for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == "yaml" || end == "json")) {
                let name = file.strip_prefix(&content).map_err(io::Error::other)?.display().to_string();
                let whole = file.canonicalize()?;
                let _ = writeln!(code, "    ({:?}, include_str!({whole:?})),", name.replace('\\', "/"));
            }
        }
    }
    code.push_str("];\n");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("shipped.rs"), code)
}

/// The entries of a folder, by name; without the folder of schemas.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    paths.retain(|path| path.file_name().is_some_and(|name| name != "schema"));
    paths.sort();
    Ok(paths)
}
