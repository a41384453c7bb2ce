//! A module of one's own: the worked one of `docs/modules.md`, packed, installed and played.

use crate::{darkrock, err, folder, out};
use std::path::Path;
use std::process::{Command, Output};

fn within(dir: &Path, args: &[&str]) -> Output {
    std::fs::create_dir_all(dir).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.args(args).current_dir(dir).env("LC_ALL", "C").output().unwrap()
}

fn done(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}{}", out(output), err(output));
    out(output)
}

#[test]
fn the_worked_module_is_that_of_the_handbook_and_is_played_to_the_end() {
    let dir = folder("worked");
    done(&within(&dir, &["module", "new", "saltlick"]));
    let handbook = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/modules.md");
    let handbook = std::fs::read_to_string(handbook).unwrap();
    let mut blocks = 0;
    for block in handbook.split("\n`saltlick/").skip(1) {
        let (file, rest) = block.split_once("`:\n\n```").unwrap();
        let text = rest.split_once('\n').unwrap().1.split_once("```").unwrap().0;
        assert_eq!(std::fs::read_to_string(dir.join("saltlick").join(file)).unwrap(), text, "{file}");
        blocks += 1;
    }
    assert_eq!(blocks, 6);
    let checked = done(&within(&dir, &["content", "check", "saltlick"]));
    let warnings: Vec<&str> = checked.lines().filter(|line| line.starts_with("warning: ")).collect();
    assert!(
        warnings.iter().all(|line| line.ends_with(".ftl is not there: English is shown in its place")),
        "{checked}"
    );
    let play =
        ["--content", "saltlick", "--modules", "saltlick", "simulate", "--games", "5", "--seed", "3", "--players", "4"];
    let played = done(&within(&dir, &play));
    assert!(
        played.contains("unfinished")
            && played.lines().any(|l| l.trim_start().starts_with("unfinished") && l.ends_with(" 0")),
        "{played}"
    );
    let report = done(&within(&dir, &["--content", "saltlick", "content", "report"]));
    assert!(
        report.ends_with("warning: saltlick is not selected, and so not counted: expected --modules saltlick\n"),
        "{report}"
    );
    let report = done(&within(&dir, &["--content", "saltlick", "--modules", "saltlick", "content", "report"]));
    assert!(!report.contains("warning: "), "{report}");
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_module_is_named_after_what_was_asked_for_and_never_over_another() {
    let dir = folder("new-module");
    done(&within(&dir, &["module", "new", "dry-creek"]));
    let words = std::fs::read_to_string(dir.join("dry-creek/words/en.ftl")).unwrap();
    assert!(words.starts_with("web-module-dry-creek = Dry creek\n") && !words.contains("saltlick"), "{words}");
    assert!(done(&within(&dir, &["content", "check", "dry-creek"])).contains("no errors"));
    for (name, expected) in [
        ("dry-creek", "is there already"),
        ("Dry", "expected lower-case letters"),
        ("../x", "expected lower-case letters"),
        ("ante-up", "is one of the program"),
    ] {
        let output = within(&dir, &["module", "new", name]);
        assert_eq!(output.status.code(), Some(1), "{name}");
        assert!(err(&output).contains(expected), "{name}: {}", err(&output));
    }
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_packed_module_is_installed_as_a_whole_or_not_at_all() {
    let dir = folder("packed");
    done(&within(&dir, &["module", "new", "saltlick"]));
    done(&within(&dir, &["module", "pack", "saltlick"]));
    let packed = std::fs::read(dir.join("saltlick.zip")).unwrap();
    done(&within(&dir, &["module", "pack", "saltlick", "--to", "again.zip"]));
    assert_eq!(std::fs::read(dir.join("again.zip")).unwrap(), packed, "always the same file");

    let install = ["--content", "mine", "module", "install", "saltlick.zip"];
    assert!(done(&within(&dir, &install)).starts_with("saltlick is installed in mine."));
    for file in ["module.yaml", "items.yaml", "words/en.ftl"] {
        let read = |dir: &Path| std::fs::read(dir.join(file)).unwrap();
        assert_eq!(read(&dir.join("mine/saltlick")), read(&dir.join("saltlick")), "{file}");
    }
    assert!(done(&within(&dir, &["--content", "mine", "modules"])).contains("\n  saltlick "));
    let again = within(&dir, &install);
    assert!(err(&again).contains("expected --replace"), "{}", err(&again));
    done(&within(&dir, &[&install[..], &["--replace"]].concat()));

    // One with a mistake is not packed, and not installed in place of the other.
    let items = dir.join("saltlick/items.yaml");
    std::fs::write(&items, std::fs::read_to_string(&items).unwrap().replace("misc", "hat")).unwrap();
    let refused = within(&dir, &["module", "pack", "saltlick", "--to", "bad.zip"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(out(&refused).contains("saltlick/items.yaml:3: “hat” means nothing here"), "{}", out(&refused));
    assert!(!dir.join("bad.zip").exists());
    let (at, mut bad) = (packed.windows(4).position(|w| w == b"misc").unwrap(), packed.clone());
    bad[at..at + 4].copy_from_slice(b"hats");
    std::fs::write(dir.join("damaged.zip"), bad).unwrap();
    let refused = within(&dir, &["--content", "mine", "module", "install", "damaged.zip", "--replace"]);
    assert!(err(&refused).contains("is damaged"), "{}", err(&refused));
    let names: Vec<_> = std::fs::read_dir(dir.join("mine")).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["saltlick"], "nothing else is left");
    assert!(done(&darkrock(&["content", "check", dir.join("mine").to_str().unwrap()])).contains("no errors"));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_module_may_need_another_one_of_the_folder() {
    let dir = folder("needing");
    done(&within(&dir.join("mine"), &["module", "new", "saltlick"]));
    std::fs::create_dir(dir.join("more")).unwrap();
    std::fs::write(dir.join("more/module.yaml"), "id: more\nkind: expansion\nneeds: [saltlick]\n").unwrap();
    let alone = within(&dir, &["module", "pack", "more"]);
    assert!(out(&alone).contains("more/module.yaml:3: the module “saltlick” is not there"), "{}", out(&alone));
    done(&within(&dir, &["--content", "mine", "module", "pack", "more"]));
    done(&within(&dir, &["--content", "mine", "module", "install", "more.zip"]));
    std::fs::remove_dir_all(dir).unwrap();
}
