//! The configuration file of `darkrock serve`: the same options as on the command line, in YAML.
//!
//! The command line stays the only definition of options. What a file says is appended to it for each option that neither a
//! flag nor an environment variable gives: flags come before variables, variables before the file, the file before defaults.

use crate::args::Cli;
use anyhow::{Result, anyhow, bail, ensure};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory, FromArgMatches};
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_saphyr::Spanned;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

/// The command that reads a file.
const COMMAND: &str = "serve";
/// The option with the file, by which none can name another.
const OPTION: &str = "config";
/// How similar names have to be for one to be meant for the other: what clap takes for its own suggestions.
const ALIKE: f64 = 0.7;

/// Parses a command line, with the file that it names.
///
/// # Errors
/// A [`clap::Error`] for the command line; otherwise what is wrong with the file, with its name and line.
pub(crate) fn parse(words: Vec<OsString>) -> Result<Cli> {
    let matches = Cli::command().try_get_matches_from(&words)?;
    let more = match matches.subcommand() {
        Some((COMMAND, given)) => match given.get_one::<PathBuf>(OPTION) {
            Some(file) => options_of(file, given)?,
            None => Vec::new(),
        },
        _ => Vec::new(),
    };
    let matches = match more.is_empty() {
        true => matches,
        false => Cli::command().try_get_matches_from(words.into_iter().chain(more))?,
    };
    Ok(Cli::from_arg_matches(&matches)?)
}

/// The words that a file adds to a command line.
fn options_of(file: &Path, given: &ArgMatches) -> Result<Vec<OsString>> {
    let text = crate::texts::read(file)?;
    let read: Result<Option<Entries>, _> = serde_saphyr::from_str(&text);
    let entries = read.map_err(|error| {
        let line = error.location().map_or(1, |location| location.line());
        anyhow!("{}:{line}: {}", file.display(), error.without_snippet())
    })?;
    let mut command = Cli::command();
    command.build();
    let serve = command.find_subcommand(COMMAND).ok_or_else(|| anyhow!("there is no command {COMMAND}"))?;
    let mut words = Vec::new();
    for (key, value) in entries.unwrap_or_default().0 {
        let line = key.referenced.line();
        let added =
            words_of(serve, &key.value, value, given).map_err(|error| anyhow!("{}:{line}: {error}", file.display()))?;
        words.extend(added);
    }
    Ok(words)
}

/// The words of one option; none if it is given elsewhere.
fn words_of(serve: &Command, key: &str, value: Value, given: &ArgMatches) -> Result<Vec<OsString>> {
    let arg = option(serve, key)?;
    let is_flag = !arg.get_action().takes_values();
    let words: Vec<String> = match value {
        Value::Switch(on) if is_flag => on.then(|| format!("--{key}")).into_iter().collect(),
        Value::Word(text) if !is_flag => vec![format!("--{key}={text}")],
        Value::Words(texts) if matches!(arg.get_action(), ArgAction::Append) => {
            texts.iter().map(|text| format!("--{key}={text}")).collect()
        }
        Value::Switch(_) | Value::Word(_) | Value::Words(_) if is_flag => bail!("“{key}” expects true or false"),
        Value::Words(_) => bail!("“{key}” expects one value, no list"),
        Value::Switch(_) | Value::Word(_) => bail!("“{key}” expects a value; put a text in quotes"),
    };
    let words: Vec<OsString> = words.into_iter().map(OsString::from).collect();
    // Alone, so that an error belongs to this line.
    let alone = ["darkrock", COMMAND].map(OsString::from).into_iter().chain(words.iter().cloned());
    Cli::command().try_get_matches_from(alone).map_err(|error| anyhow!("{}", sentence(&error)))?;
    let is_given =
        matches!(given.value_source(arg.get_id().as_str()), Some(ValueSource::CommandLine | ValueSource::EnvVariable));
    Ok(if is_given { Vec::new() } else { words })
}

/// The option of this name.
fn option<'a>(serve: &'a Command, key: &str) -> Result<&'a Arg> {
    let named =
        || serve.get_arguments().filter(|arg| !matches!(arg.get_long(), None | Some("help" | "version" | OPTION)));
    if let Some(arg) = named().find(|arg| arg.get_long() == Some(key)) {
        return Ok(arg);
    }
    ensure!(key != OPTION, "a configuration file cannot name another one");
    let alike = |name: &str| strsim::jaro(name, &key.replace('_', "-").to_lowercase());
    let nearest = named().filter_map(Arg::get_long).max_by(|a, b| alike(a).total_cmp(&alike(b)));
    match nearest.filter(|name| alike(name) > ALIKE) {
        Some(name) => bail!("unknown option “{key}”: perhaps “{name}” is meant"),
        None => bail!("unknown option “{key}”: `darkrock {COMMAND} --help` lists all"),
    }
}

/// What clap says is wrong, without its hints for the command line.
fn sentence(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join(" ").trim_start_matches("error: ").to_owned()
}

/// The options of a file, in its order.
#[derive(Default)]
struct Entries(Vec<(Spanned<String>, Value)>);

/// The value of an option.
enum Value {
    Switch(bool),
    Word(String),
    Words(Vec<String>),
}

impl<'de> Deserialize<'de> for Entries {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Entries;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("options and their values, such as “listen: 127.0.0.1:8080”")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries, A::Error> {
                let mut all = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    all.push(entry);
                }
                Ok(Entries(all))
            }
        }
        from.deserialize_any(Reader)
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Value;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, a number, true, false or a list")
            }
            fn visit_bool<E: de::Error>(self, on: bool) -> Result<Value, E> {
                Ok(Value::Switch(on))
            }
            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Value, E> {
                Ok(Value::Word(number.to_string()))
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Value, E> {
                Ok(Value::Word(number.to_string()))
            }
            fn visit_f64<E: de::Error>(self, number: f64) -> Result<Value, E> {
                Ok(Value::Word(number.to_string()))
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Value, E> {
                Ok(Value::Word(text.to_owned()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
                let mut words = Vec::new();
                while let Some(value) = list.next_element()? {
                    match value {
                        Value::Word(word) => words.push(word),
                        Value::Switch(_) | Value::Words(_) => {
                            return Err(de::Error::custom("expected a list of texts"));
                        }
                    }
                }
                Ok(Value::Words(words))
            }
        }
        from.deserialize_any(Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The options of `darkrock serve` with this file and these words, as they are shown.
    fn served(name: &str, file: &str, words: &[&str]) -> Result<String> {
        let path = std::env::temp_dir().join(format!("darkrock-config-{name}-{}.yaml", std::process::id()));
        std::fs::write(&path, file).expect("a file");
        let config = format!("--config={}", path.display());
        let line = ["darkrock", "serve", config.as_str()].into_iter().chain(words.iter().copied()).map(OsString::from);
        let parsed = parse(line.collect());
        std::fs::remove_file(&path).expect("the file can go");
        Ok(format!("{:?}", parsed?.command))
    }

    #[test]
    fn a_file_has_the_options_of_the_command_line() {
        let file = "\
# the address behind the proxy
listen: 127.0.0.1:8081
origin: [https://play.example.org, 'http://[::1]:8080']
trusted-proxy: 10.0.0.0/8
https: true
rate-same-address: false
bot-threads: 3
bot:
  - 'mine=python3 \"my bot.py\"'
database: postgres://darkrock@db.internal/darkrock?sslmode=verify-full
";
        let shown = served("all", file, &[]).expect("good options");
        for part in [
            "listen: 127.0.0.1:8081",
            r#"origins: ["https://play.example.org", "http://[::1]:8080"]"#,
            "trusted_proxies: [10.0.0.0/8]",
            "https: true",
            "rate_same_address: false",
            "bot_threads: Some(3)",
            r#"bots: [("mine", "python3 \"my bot.py\"")]"#,
            r#"database: "postgres://darkrock@db.internal/darkrock?sslmode=verify-full""#,
            // A default.
            "bot_seconds: 10",
        ] {
            assert!(shown.contains(part), "{part} in {shown}");
        }
    }

    #[test]
    fn flags_come_before_the_file() {
        let file = "bot-threads: 3\norigin: [https://a.example, https://b.example]\nhttps: false\nbot-seconds: 20\n";
        let words = ["--bot-threads", "5", "--origin", "https://c.example", "--https"];
        let shown = served("before", file, &words).expect("good options");
        for part in ["bot_threads: Some(5)", r#"origins: ["https://c.example"]"#, "https: true", "bot_seconds: 20"] {
            assert!(shown.contains(part), "{part} in {shown}");
        }
    }

    #[test]
    fn an_empty_file_changes_nothing() {
        let bare = served("bare", "listen: 127.0.0.1:8080\n", &[]).expect("good options");
        for (n, file) in ["", "# nothing\n", "---\n", "{}\n"].iter().enumerate() {
            let shown = served(&format!("empty-{n}"), file, &[]).expect("no options");
            assert_eq!(shown.replace(&format!("empty-{n}"), "bare"), bare, "{file:?}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (n, (file, line, told)) in [
            ("https: true\nbot-thread: 3\n", 2, "unknown option “bot-thread”: perhaps “bot-threads” is meant"),
            ("\n\nTrusted_Proxy: 10.0.0.1\n", 3, "perhaps “trusted-proxy” is meant"),
            ("colour: red\n", 1, "`darkrock serve --help` lists all"),
            ("config: other.yaml\n", 1, "cannot name another"),
            ("help: true\n", 1, "unknown option “help”"),
            ("bot-threads: many\n", 1, "invalid value 'many' for '--bot-threads <N>'"),
            ("bot-threads: 5000\n", 1, "5000 is not in 0..=1024"),
            ("bot-threads: 1.5\n", 1, "invalid value '1.5'"),
            ("bot-threads: [1, 2]\n", 1, "expects one value, no list"),
            ("bot-threads: true\n", 1, "“bot-threads” expects a value"),
            ("https: 1\n", 1, "“https” expects true or false"),
            ("https: 'true'\n", 1, "“https” expects true or false"),
            ("origin: https://a.example/path\n", 1, "has a path"),
            ("drain: 5\nlisten: here\n", 2, "invalid value 'here'"),
            ("listen:\n", 1, "a text, a number, true, false or a list"),
            ("listen: {a: b}\n", 1, "a text, a number, true, false or a list"),
            ("drain: 1\ndrain: 2\n", 2, "drain"),
            ("- listen\n", 1, "options and their values"),
            ("drain: [1\n", 0, ""),
        ]
        .iter()
        .enumerate()
        {
            let name = format!("wrong-{n}");
            let error = served(&name, file, &[]).expect_err(file);
            let error = format!("{error:#}");
            let place = match line {
                0 => format!("{name}-{}.yaml:", std::process::id()),
                line => format!("{name}-{}.yaml:{line}: ", std::process::id()),
            };
            assert!(error.contains(&place) && error.contains(told), "{file:?}: {error}");
        }
    }

    #[test]
    fn the_sample_is_a_good_file() {
        let sample = include_str!("../../../packaging/darkrock.yaml");
        served("sample", sample, &[]).expect("good options");
        // Also with all that it leaves out.
        let is_option = |line: &&str| {
            line.split_once(": ").is_some_and(|(key, _)| key.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
        };
        let left_out: Vec<&str> = sample.lines().filter_map(|line| line.strip_prefix("# ")).filter(is_option).collect();
        assert!(left_out.len() > 5, "{left_out:?}");
        served("sample-all", &left_out.join("\n"), &[]).expect("good options");
    }
}
