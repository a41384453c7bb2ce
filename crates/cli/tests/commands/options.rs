//! Where options of a server come from: flags, variables, a file.

use super::*;

/// What a server says that cannot start, since others could not reach its address for nodes.
fn refused(file: &std::path::Path, variable: Option<&str>, flag: Option<&str>) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.args(["serve", "--database", "sqlite::memory:"]).env("LC_ALL", "C").env("DARKROCK_CONFIG", file);
    command.envs(variable.map(|value| ("DARKROCK_NODE_LISTEN", value)));
    command.args(flag.into_iter().flat_map(|value| ["--node-listen", value]));
    let output = command.stdin(Stdio::null()).output().unwrap();
    (output.status.code(), err(&output))
}

#[test]
fn flags_come_before_variables_and_variables_before_the_file() {
    let dir = folder("options");
    std::fs::create_dir_all(&dir).unwrap();
    let file = dir.join("darkrock.yaml");
    std::fs::write(&file, "bot-seconds: 20\nnode-listen: 0.0.0.0:81\n").unwrap();
    for (variable, flag, used) in [
        (None, None, "0.0.0.0:81"),
        (Some("0.0.0.0:82"), None, "0.0.0.0:82"),
        (None, Some("0.0.0.0:83"), "0.0.0.0:83"),
        (Some("0.0.0.0:82"), Some("0.0.0.0:83"), "0.0.0.0:83"),
    ] {
        let (code, told) = refused(&file, variable, flag);
        assert!(code == Some(1) && told.contains(&format!("--node-listen {used} is every address")), "{code:?} {told}");
    }
    std::fs::write(&file, "bot-seconds: 20\nnode-listn: 0.0.0.0:81\n").unwrap();
    let (code, told) = refused(&file, Some("0.0.0.0:82"), None);
    let expected = format!("{}:2: unknown option “node-listn”: perhaps “node-listen” is meant", file.display());
    assert!(code == Some(2) && told.contains(&expected), "{code:?} {told}");
    std::fs::remove_file(&file).unwrap();
    let (code, told) = refused(&file, None, None);
    assert!(code == Some(2) && told.contains("cannot read"), "{code:?} {told}");
    std::fs::remove_dir_all(dir).unwrap();
}
