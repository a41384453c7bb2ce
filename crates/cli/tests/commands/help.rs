//! The command line: help, completions, and invalid arguments.

use super::*;

#[test]
fn every_command_has_help() {
    let commands: [&[&str]; 21] = [
        &[],
        &["play"],
        &["simulate"],
        &["tournament"],
        &["waits"],
        &["rules"],
        &["content"],
        &["content", "report"],
        &["content", "check"],
        &["scenario"],
        &["scenario", "run"],
        &["scenario", "coverage"],
        &["replay"],
        &["review"],
        &["bench"],
        &["engine"],
        &["serve"],
        &["bots"],
        &["load"],
        &["completions"],
        &["man"],
    ];
    for command in commands {
        let output = darkrock(&[command, &["--help"]].concat());
        assert_eq!(output.status.code(), Some(0), "{command:?}");
        assert!(out(&output).contains("Usage: darkrock"), "{command:?}");
    }
}

#[test]
fn help_groups_its_options() {
    for (command, headings) in [
        ("play", &["Players:", "Rules:", "Saving:", "Display:", "Everywhere:"][..]),
        ("serve", &["Network:", "Storage:", "Bots:", "Limits:", "Log:"]),
        ("tournament", &["Players:", "Games:", "Early stopping:", "Output:"]),
        ("simulate", &["Players:", "Games:", "Rules:", "Output:"]),
        ("study", &["Players:", "Games:", "Rules:", "Output:"]),
        ("waits", &["Players:", "Games:", "Rules:"]),
    ] {
        let help = out(&darkrock(&[command, "--help"]));
        for heading in headings {
            assert!(help.lines().any(|line| line == *heading), "{command} lacks {heading}: {help}");
        }
    }
}

#[test]
fn shells_and_manuals_are_told_of_the_command_line() {
    for (shell, word) in [("bash", "_darkrock()"), ("zsh", "#compdef darkrock"), ("fish", "complete -c darkrock")] {
        let script = out(&darkrock(&["completions", shell]));
        assert!(script.contains(word) && script.contains("tournament") && script.contains("until-clear"), "{shell}");
    }
    assert_eq!(darkrock(&["completions", "tcsh"]).status.code(), Some(2));
    let dir = folder("man");
    assert!(out(&darkrock(&["man", dir.to_str().unwrap()])).contains("darkrock.1"));
    for page in ["darkrock", "darkrock-play", "darkrock-content-export"] {
        let text = std::fs::read_to_string(dir.join(format!("{page}.1"))).unwrap();
        assert!(text.contains(".TH") && text.contains(page.split('-').next_back().unwrap()), "{page}");
    }
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_name_that_is_nearly_right_is_recognized() {
    let told = |args: &[&str]| err(&darkrock(args));
    assert!(told(&["simulate", "--bots", "cowbyo"]).contains("did you mean cowboy?"));
    assert!(told(&["tournament", "--bots", "cowboy,gunslingr"]).contains("did you mean gunslinger?"));
    assert!(told(&["play", "--seats", "human,grenhorn", "--plain"]).contains("did you mean greenhorn?"));
    assert!(told(&["tutorial", "figths", "--plain"]).contains("did you mean fights?"));
    assert!(told(&["turnament"]).contains("'tournament'"));
}

#[test]
fn a_server_is_not_started_for_an_origin_that_is_none() {
    let output = darkrock(&["serve", "--origin", "foo", "--listen", "127.0.0.1:1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("“foo” is not an origin") && err(&output).contains("https://play.example.org"));
}

#[test]
fn a_server_is_not_started_for_a_contact_that_push_services_refuse() {
    for contact in ["mailto:@", "mailto:host@localhost", "http://example.org", "host@example.org"] {
        let output = darkrock(&["serve", "--push-contact", contact, "--listen", "127.0.0.1:1"]);
        assert_eq!(output.status.code(), Some(2), "{contact}");
        let sentence = format!("“{contact}” is no contact: expected an address such as mailto:you@example.org");
        assert!(err(&output).contains(&sentence), "{}", err(&output));
    }
}

#[test]
fn a_command_line_without_sense_is_exit_code_2() {
    let wrong: [&[&str]; 33] = [
        &[],
        &["dance"],
        &["play", "--players", "9"],
        &["play", "--seats", "human"],
        &["play", "--seats", "cat,human"],
        &["play", "--seats", "cowboy,gunslinger@0"],
        &["play", "--seats", "cowboy,program:"],
        &["play", "--allow-programs"],
        &["review"],
        &["review", "game.record", "--iterations", "0"],
        &["review", RECORD, "--seats", "5"],
        &["play", "--characters", "nobody,annie-oakley"],
        &["simulate", "--games", "0"],
        &["simulate", "--players", "7"],
        &["simulate", "--length", "17"],
        &["simulate", "--bots", "clever"],
        &["tournament"],
        &["tournament", "--bots", "random,clever"],
        &["tournament", "--bots", "random"],
        &["tournament", "--bots", "random*2", "--games", "0"],
        &["tournament", "--bots", "random,program:a 'b"],
        &["tournament", "--bots", "random*2", "--until-clear", "--against", "2"],
        &["bench", "--seconds", "0"],
        &["tournament", "--bots", "cowboy+tuned,hand"],
        &["tournament", "--bots", "random+tuned,hand"],
        &["simulate", "--bots", "random", "--weights", "weights.yaml"],
        &["play", "--seats", "human,cowboy+tuned", "--plain"],
        &["serve", "--origin", "ftp://example.org"],
        &["serve", "--bot-threads", "100000"],
        &["simulate", "--games", "18446744073709551615"],
        &["study", "--games", "18446744073709551615"],
        &["tournament", "--bots", "random*3", "--games", "18446744073709551615"],
        &["tune", "--games", "18446744073709551615"],
    ];
    for args in wrong {
        let output = darkrock(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!err(&output).is_empty());
    }
}
