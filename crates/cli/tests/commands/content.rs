//! `darkrock content` and `darkrock scenario`: custom content and scenarios.

use super::*;

#[test]
fn content_can_be_exported_checked_and_broken() {
    let dir = folder("content");
    let path = dir.to_str().unwrap();
    assert_eq!(darkrock(&["content", "export", path]).status.code(), Some(0));
    assert!(err(&darkrock(&["content", "export", path])).contains("not empty"));
    assert!(out(&darkrock(&["content", "check", path])).contains("no errors"));
    let report = parsed(&darkrock(&["--content", path, "content", "report", "--json"]));
    assert_eq!(report, parsed(&darkrock(&["content", "report", "--json"])));
    std::fs::write(dir.join("base/items.yaml"), "- id: mule\n  kind: cow\n").unwrap();
    let output = darkrock(&["content", "check", path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("items.yaml:"), "{}", out(&output));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn content_without_words_is_told_with_its_line() {
    let dir = folder("content-words");
    let path = dir.to_str().unwrap();
    assert_eq!(darkrock(&["content", "export", path]).status.code(), Some(0));
    let stories = std::fs::read_to_string(dir.join("base/stories.yaml")).unwrap();
    let changed =
        stories.replacen("- id: twelve-good-men", "- id: thirteen-good-men", 1).replacen("key: pay,", "key: loan,", 1);
    std::fs::write(dir.join("base/stories.yaml"), &changed).unwrap();
    let output = darkrock(&["content", "check", path]);
    assert_eq!(output.status.code(), Some(1));
    let line = |of: &str| changed.lines().position(|l| l.contains(of)).unwrap() + 1;
    let told = out(&output);
    for (at, message) in [("id: thirteen-good-men", "story-thirteen-good-men"), ("key: loan,", "option-loan")] {
        let place = format!("stories.yaml:{}: ", line(at));
        let found =
            told.lines().any(|l| l.starts_with(&place) && l.contains(&format!("expected a message {message} in")));
        assert!(found, "{place}{message}\n{told}");
    }
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_folder_may_hold_all_modules_one_or_single_files() {
    let dir = folder("content-copy");
    let [all, flat, one] = ["all", "flat", "base"].map(|name| dir.join(name));
    assert_eq!(darkrock(&["content", "export", all.to_str().unwrap()]).status.code(), Some(0));
    // As in CONTRIBUTING.md: a changed copy of content/.
    let items = std::fs::read_to_string(all.join("base/items.yaml")).unwrap().replacen("cost: 50", "cost: 60", 1);
    std::fs::write(all.join("base/items.yaml"), &items).unwrap();
    // As exported by versions before modules.
    std::fs::create_dir_all(&flat).unwrap();
    for module in ["base", "goals", "first-game", "man-in-black"] {
        for file in std::fs::read_dir(all.join(module)).unwrap().map(|file| file.unwrap()) {
            if file.file_name() != "module.yaml" {
                std::fs::copy(file.path(), flat.join(file.file_name())).unwrap();
            }
        }
    }
    // A module's folder with only the changed files.
    std::fs::create_dir_all(&one).unwrap();
    std::fs::copy(all.join("base/module.yaml"), one.join("module.yaml")).unwrap();
    std::fs::write(one.join("items.yaml"), &items).unwrap();
    let report =
        |args: &[&str]| parsed(&darkrock(&[args, &["content", "report", "--json"]].concat()))["content"].clone();
    let changed = report(&["--content", all.to_str().unwrap()]);
    assert_ne!(changed, report(&[]));
    assert_eq!(changed, report(&["--content", flat.to_str().unwrap()]));
    assert_eq!(changed, report(&["--content", one.to_str().unwrap()]));
    assert!(out(&darkrock(&["content", "check", all.to_str().unwrap()])).contains("no errors"));
    let empty = dir.join("empty");
    std::fs::create_dir_all(&empty).unwrap();
    let refused = darkrock(&["--content", empty.to_str().unwrap(), "modules"]);
    assert!(err(&refused).contains("contains no module"), "{}", err(&refused));
    std::fs::remove_dir_all(dir).unwrap();
}

/// A module with one item, in a folder of its name.
fn smithy(dir: &std::path::Path) -> std::path::PathBuf {
    let smithy = dir.join("smithy");
    std::fs::create_dir_all(&smithy).unwrap();
    std::fs::write(smithy.join("module.yaml"), "{id: smithy, kind: expansion}").unwrap();
    let item = "{id: bridle, kind: misc, cost: 20, copies: 2, source: reconstructed, front: {passives: [{carry: 1}]}}";
    std::fs::write(smithy.join("items.yaml"), format!("- {item}\n")).unwrap();
    smithy
}

#[test]
fn a_module_brings_its_words_along() {
    let dir = folder("module-words");
    let smithy = smithy(&dir);
    std::fs::create_dir_all(smithy.join("words")).unwrap();
    let check = || darkrock(&["content", "check", dir.to_str().unwrap()]);
    let lacking = out(&check());
    assert!(lacking.contains("smithy/items.yaml:1: bridle: expected a message item-bridle"), "{lacking}");
    std::fs::write(smithy.join("words/en.ftl"), "item-bridle = Silver Bridle\n").unwrap();
    assert!(out(&check()).contains("no errors"), "{}", out(&check()));
    // Modules that exclude each other are validated separately.
    std::fs::create_dir_all(dir.join("strike")).unwrap();
    std::fs::write(dir.join("strike/module.yaml"), "{id: strike, kind: expansion, excludes: [smithy]}").unwrap();
    assert!(out(&check()).contains("no errors"), "{}", err(&check()));
    std::fs::write(smithy.join("words/en.ftl"), "item-bridle = { $\n").unwrap();
    assert!(out(&check()).contains("smithy/words/en.ftl:1: "), "{}", out(&check()));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_module_brings_lessons_along() {
    let dir = folder("module-lessons");
    let smithy = smithy(&dir);
    for folder in ["tutorial", "words"] {
        std::fs::create_dir_all(smithy.join(folder)).unwrap();
    }
    std::fs::write(smithy.join("module.yaml"), "{id: smithy, kind: expansion, lessons: [forge]}").unwrap();
    let lesson = |player: &str| {
        let scene = format!("{{players: [{player}, bass-reeves], position: {{{player}: {{items: [bridle]}}}}}}");
        let text = format!("{{id: forge, modules: [smithy], steps: [{{id: welcome, scene: {scene}}}]}}");
        std::fs::write(smithy.join("tutorial/forge.yaml"), text).unwrap();
    };
    lesson("annie-oakley");
    let words = "item-bridle = Silver Bridle\ntutorial-forge = The forge\ntutorial-forge-about = Hot iron.\n";
    std::fs::write(smithy.join("words/en.ftl"), words).unwrap();
    let path = dir.to_str().unwrap();
    let check = || darkrock(&["content", "check", path]);
    let lacking = out(&check());
    assert!(lacking.contains("forge.yaml: expected a message tutorial-forge-welcome"), "{lacking}");
    std::fs::write(smithy.join("words/en.ftl"), format!("{words}tutorial-forge-welcome = Mind your toes.\n")).unwrap();
    assert!(out(&check()).contains("no errors"), "{}{}", out(&check()), err(&check()));
    let told = out(&fed(&["--content", path, "tutorial", "forge", "--plain"], "next\n"));
    assert!(told.contains("The forge") && told.contains("Mind your toes."), "{told}");
    assert!(told.contains("darkrock play --modules smithy"), "{told}");
    let selected = darkrock(&["--content", path, "--modules", "smithy", "tutorial", "forge", "--plain"]);
    assert_eq!(selected.status.code(), Some(2));
    lesson("nobody");
    assert!(err(&check()).contains("smithy/tutorial/forge.yaml, step welcome"), "{}", err(&check()));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn every_command_plays_with_a_new_module() {
    let dir = folder("new-module");
    let smithy = smithy(&dir);
    std::fs::create_dir_all(smithy.join("rules")).unwrap();
    std::fs::write(smithy.join("module.yaml"), "{id: smithy, kind: expansion, rules: [smithy]}").unwrap();
    std::fs::write(
        smithy.join("rules/smithy.yaml"),
        "chapter: smithy\nrules:\n  - {id: smithy.bridle.01, editions: [en]}\n",
    )
    .unwrap();
    let scenario = dir.join("bridle.yaml");
    std::fs::write(
        &scenario,
        "name: Bridles are sold\ncovers: [smithy.bridle.01, content.item.bridle.front]\nmodules: [smithy]\nplayers: [annie-oakley, bass-reeves]\nsteps:\n  - expect: {actions: 3}\n",
    )
    .unwrap();
    let content = ["--content", dir.to_str().unwrap()];
    let with = |args: &[&str]| darkrock(&[&content[..], &["--modules", "smithy"], args].concat());
    assert!(out(&with(&["modules"])).contains("smithy"));
    for args in [
        &["simulate", "--games", "20", "--players", "3", "--bots", "random"][..],
        &["tournament", "--games", "4", "--players", "2", "--bots", "random,random"],
        &["bench", "--players", "2", "--seconds", "1"],
        &["scenario", "run", scenario.to_str().unwrap()],
    ] {
        let output = with(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}{}", out(&output), err(&output));
    }
    // The scenario selects its module; coverage requires the module's additions.
    assert!(
        out(&darkrock(&[&content[..], &["scenario", "run", scenario.to_str().unwrap()]].concat())).contains("1 passed")
    );
    let covered = out(&with(&["scenario", "coverage", scenario.to_str().unwrap()]));
    assert!(!covered.contains("lacks smithy.bridle.01") && covered.contains("lacks base.move.01"), "{covered}");
    let unknown = darkrock(&["--modules", "smithy", "modules"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(err(&unknown).contains("unknown module “smithy”"), "{}", err(&unknown));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn scenarios_are_chosen_by_what_they_cover() {
    let dir = folder("covers");
    std::fs::create_dir_all(&dir).unwrap();
    let file = dir.join("two.yaml");
    let scenario = |name: &str, covers: &str| {
        format!(
            "name: {name}\ncovers: [{covers}]\nplayers: [annie-oakley, bass-reeves]\nsteps:\n  - expect: {{actions: 3}}\n"
        )
    };
    std::fs::write(&file, format!("{}---\n{}", scenario("One", "base.work.01"), scenario("Two", "base.heal.01")))
        .unwrap();
    let path = file.to_str().unwrap();
    let run = |args: &[&str]| darkrock(&[&["scenario", "run", path], args].concat());
    assert!(out(&run(&[])).contains("2 passed"));
    assert!(out(&run(&["--covers", "base.work.01"])).contains("1 passed"));
    assert!(out(&run(&["--covers", "base.heal"])).contains("1 passed"));
    let none = run(&["--covers", "base.wrok.01"]);
    assert_eq!(none.status.code(), Some(1));
    assert!(err(&none).contains("did you mean base.work.01"), "{}", err(&none));
    std::fs::write(&file, scenario("One", "base.wrok.01")).unwrap();
    let unknown = run(&[]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(
        out(&unknown).contains("covers base.wrok.01") && out(&unknown).contains("base.work.01"),
        "{}",
        out(&unknown)
    );
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn scenarios_fail_with_exit_code_1() {
    let dir = folder("scenarios");
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.to_str().unwrap();
    assert!(err(&darkrock(&["scenario", "run", path])).contains("no scenarios"));
    std::fs::write(dir.join("a.yaml"), "name: A\nsteps: 7\n").unwrap();
    let output = darkrock(&["scenario", "run", path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("a.yaml:"), "{}", out(&output));
    std::fs::remove_file(dir.join("a.yaml")).unwrap();
    let coverage = darkrock(&["scenario", "coverage", path]);
    assert_eq!(coverage.status.code(), Some(1));
    assert_eq!(out(&coverage).lines().filter(|l| l.contains("coverage: ")).count(), 2);
    assert_eq!(darkrock(&["scenario", "run", "/no/such/folder"]).status.code(), Some(1));
    std::fs::remove_dir_all(dir).unwrap();
}
