//! The corpus: records of former versions, replayed by today's rules with the content of their time
//! (`tests/corpus/README.md`).

use darkrock_rules::content::Files;
use darkrock_rules::record::{Header, RULES, Record, ReplayError};
use darkrock_rules::{Catalog, Content, Selection, State, scoring};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// How a game ended, as the version said that played it.
#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct Outcome {
    choices: usize,
    totals: Vec<i16>,
    winners: Vec<u8>,
}

/// What is known of the games of a version.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    /// The layout of positions ([`State::LAYOUT`]), to which the hashes at the ends of records belong.
    layout: u32,
    /// The version of the rules ([`RULES`]) by which they were played.
    #[serde(default = "first")]
    rules: u32,
    games: BTreeMap<String, Outcome>,
}

/// The version of the rules before it was stored.
fn first() -> u32 {
    1
}

/// Where a record departs from what its version played.
#[derive(PartialEq, Eq, Debug, Clone, Copy)]
struct Break {
    /// The version of the rules that broke it.
    rules: u32,
    /// The choices before.
    choice: usize,
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus")
}

/// The folders of a folder.
fn folders(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    let mut folders: Vec<_> = entries.filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

/// The modules of a version.
fn catalog_of(version: &Path) -> Catalog {
    let mut files = Files::default();
    for module in folders(&version.join("content")) {
        for file in fs::read_dir(&module).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file()) {
            let name = file.strip_prefix(version.join("content")).unwrap().to_str().unwrap().to_owned();
            files.put(&name, fs::read_to_string(&file).unwrap());
        }
    }
    // The order of files is part of their fingerprint.
    files.texts.sort();
    Catalog::load(files).unwrap()
}

/// What today's rules make of a record.
fn replay(content: &Content, text: &str, layout: u32) -> Result<Outcome, ReplayError> {
    let mut record = Record::parse(content, text).unwrap();
    assert_eq!(record.header.content_differs(content), None, "the content of the corpus is that of its records");
    if layout != State::LAYOUT {
        // The same position has another hash.
        record.end = None;
    }
    let replayed = record.replay(content, None, &mut ())?;
    let public = &replayed.game.state.public;
    let total = |seat| scoring::score(content, &replayed.game.state, seat).total();
    let totals = public.all_figures().map(total).collect();
    let winners = public.winners.iter().map(|seat| seat.0 + 1).collect();
    Ok(Outcome { choices: replayed.choices, totals, winners })
}

/// A line of `known-breaks.txt`: a record, the version of the rules that broke it and the choices before, and the reason.
fn known_break(line: &str) -> Option<(String, Break)> {
    let (head, reason) = line.split_once("): ")?;
    let (record, place) = head.split_once(" (rules ")?;
    let (rules, choice) = place.split_once(", choice ")?;
    let place = Break { rules: rules.parse().ok()?, choice: choice.parse().ok()? };
    // The reason says which rule has changed.
    (reason.len() > 20).then(|| (record.to_owned(), place))
}

fn known_breaks() -> BTreeMap<String, Break> {
    let text = fs::read_to_string(corpus().join("known-breaks.txt")).unwrap();
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let known = lines.map(|line| {
        known_break(line).unwrap_or_else(|| panic!("expected RECORD (rules N, choice N): REASON instead of “{line}”"))
    });
    known.collect()
}

#[test]
fn records_of_former_versions_replay_to_the_same_results() {
    let known = known_breaks();
    let (mut seen, mut broken, mut rules) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
    for version in folders(&corpus()) {
        let played: Played = serde_json::from_str(&fs::read_to_string(version.join("results.json")).unwrap()).unwrap();
        let catalog = catalog_of(&version);
        let mut contents: BTreeMap<String, Content> = BTreeMap::new();
        for (game, expected) in &played.games {
            let text = fs::read_to_string(version.join("games").join(game)).unwrap();
            let selection = Header::parse(&text).unwrap().setup.selection;
            let content = contents.entry(selection.to_string()).or_insert_with(|| compose(&catalog, &selection));
            let name = format!("{}/{game}", version.file_name().unwrap().to_str().unwrap());
            match replay(content, &text, played.layout) {
                Ok(outcome) if outcome == *expected => {}
                Ok(outcome) => drop(broken.insert(name.clone(), (outcome.choices, "another result".to_owned()))),
                Err(error) => drop(broken.insert(name.clone(), (error.choices, error.to_string()))),
            }
            rules.insert(name.clone(), played.rules);
            seen.insert(name);
        }
    }
    let unexpected: Vec<_> = broken.iter().filter(|(name, _)| !known.contains_key(*name)).collect();
    assert!(unexpected.is_empty(), "{} records break that are not known to: {unexpected:#?}", unexpected.len());
    let mended: Vec<_> = known.keys().filter(|name| !broken.contains_key(*name)).collect();
    assert!(mended.is_empty(), "known breaks that replay, or are no records: {mended:#?}");
    let elsewhere: Vec<String> = known
        .iter()
        .filter(|(name, place)| broken[*name].0 != place.choice)
        .map(|(name, place)| {
            format!("{name} after {} choices instead of {}: {}", broken[name].0, place.choice, broken[name].1)
        })
        .collect();
    assert!(
        elsewhere.is_empty(),
        "known breaks depart elsewhere, so a rule has changed again:\n{}",
        elsewhere.join("\n")
    );
    // A server trusts snapshots of games with the number of its rules, so what breaks a game of that number needs a new one.
    let early: Vec<_> =
        known.iter().filter(|(name, place)| !(rules[*name] + 1..=RULES).contains(&place.rules)).collect();
    assert!(early.is_empty(), "the version of the rules was not raised for these (it is {RULES}): {early:#?}");
    assert!(seen.len() >= 510, "{} records are left of the corpus", seen.len());
}

fn compose(catalog: &Catalog, selection: &Selection) -> Content {
    let selection = catalog.select(&selection.modules, selection.mode.as_deref()).unwrap();
    catalog.compose(&selection).unwrap()
}
