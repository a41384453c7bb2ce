//! What several tests need: the base game, and the game of a module that uses everything that modules can bring.

use darkrock_rules::content::Files;
use darkrock_rules::{Catalog, Content, Selection};
use std::path::Path;
use std::sync::OnceLock;

/// The shipped modules and those of the folder `toy`, which no player gets.
pub fn toys() -> Catalog {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/toy");
    let mut files = Files::embedded();
    put(&mut files, &folder, "");
    Catalog::load(files).expect("the toys can be read")
}

fn put(files: &mut Files, folder: &Path, path: &str) {
    let entries = std::fs::read_dir(folder.join(path)).expect("the folder of the toys");
    for entry in entries.map(|entry| entry.expect("an entry of the toys")) {
        let name = entry.file_name().into_string().expect("a plain name");
        let path = if path.is_empty() { name } else { format!("{path}/{name}") };
        if entry.path().is_dir() {
            put(files, folder, &path);
        } else {
            files.put(&path, std::fs::read_to_string(entry.path()).expect("a text"));
        }
    }
}

/// The base game, and that of the toy module `high-country`.
pub fn contents() -> &'static [Content; 2] {
    static CONTENTS: OnceLock<[Content; 2]> = OnceLock::new();
    CONTENTS.get_or_init(|| {
        let selection = Selection { modules: vec!["high-country".to_owned()], mode: None };
        [Selection::BASE, selection].map(|selection| toys().compose(&selection).expect("a game of the toys"))
    })
}
