//! Scratch runner used while scenarios are written.
use darkrock_rules::{Content, scenario};
fn main() {
    let content = Content::embedded().expect("content");
    let mut all = Vec::new();
    let mut bad = false;
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).expect("file");
        match scenario::parse(&file, &text) {
            Ok(list) => all.extend(list),
            Err(e) => {
                println!("{e}");
                bad = true;
            }
        }
    }
    let report = scenario::run_all(&content, &all);
    println!("{report}");
    if bad {
        std::process::exit(1);
    }
}
