//! Localization: messages on the wire are language-independent, and the reference data has all texts in each language.

use super::browser::Browser;
use super::party::Party;
use super::server::{Server, content};
use darkrock_rules::content::module::{ModuleSpec, Players};
use darkrock_texts::{Args, Catalogue, Language};
use serde_json::Value;
use std::collections::BTreeSet;

/// Renders messages: a language's catalogue, and its handbook as served.
struct Translator {
    catalogue: Catalogue,
    book: Value,
}

impl Translator {
    async fn of(language: Language, browser: &Browser) -> Self {
        let book = browser.get(&format!("/api/content/{language}")).await.good();
        assert_eq!(book["language"], language.code());
        Self { catalogue: Catalogue::of(language).expect("a shipped language"), book }
    }

    /// Renders a message like a client of this language.
    fn render(&self, message: &Value) -> String {
        let mut args = Args::new();
        let mut bare = String::new();
        for (name, arg) in message["args"].as_object().into_iter().flatten() {
            let name: &'static str = name.clone().leak();
            args = match arg.as_i64() {
                Some(n) => args.n(name, n),
                None => {
                    let words = self.words(arg);
                    bare += &words;
                    args.s(name, words)
                }
            };
        }
        match message["id"].as_str().expect("a message's id") {
            "" => bare,
            id => self.catalogue.with(id, &args),
        }
    }

    /// Renders an argument; kinds that this test does not look up get a placeholder.
    fn words(&self, arg: &Value) -> String {
        if let Some(word) = arg.as_str() {
            return word.to_owned();
        }
        if arg["id"].is_string() && arg["args"].is_object() {
            return self.render(arg);
        }
        let (kind, of) = arg.as_object().and_then(|thing| thing.iter().next()).expect("a thing");
        let named = |pages: &str, id: &Value| self.book[pages][id.as_str().unwrap_or_default()]["name"].as_str();
        let words = match kind.as_str() {
            "space" => named("spaces", of),
            "character" => named("characters", of),
            "story" => named("stories", of),
            _ => None,
        };
        words.unwrap_or("#").to_owned()
    }
}

/// Every message in a server message: lines of the log, questions, labels of choices.
fn sentences(value: &Value, found: &mut Vec<Value>) {
    if value["id"].is_string() && value["args"].is_object() {
        found.push(value.clone());
        return;
    }
    match value {
        Value::Array(all) => all.iter().for_each(|each| sentences(each, found)),
        Value::Object(all) => all.values().for_each(|each| sentences(each, found)),
        _ => {}
    }
}

#[tokio::test]
async fn players_at_one_table_read_each_their_own_language() {
    let server = Server::new().await;
    let languages: Vec<Language> = Language::all().collect();
    let mut party = Party::start(server.address, 3, 0, 17).await;
    let mut readers = Vec::new();
    for (language, browser) in languages.iter().zip(party.people.iter().cycle()) {
        readers.push(Translator::of(*language, browser).await);
    }
    party.steps(150).await;
    let mut said: Vec<BTreeSet<String>> = vec![BTreeSet::new(); readers.len()];
    let mut found = Vec::new();
    for page in &party.pages {
        for heard in &page.heard {
            sentences(&serde_json::from_str(heard).expect("JSON"), &mut found);
        }
    }
    for message in &found {
        for (translator, said) in readers.iter().zip(&mut said) {
            let sentence = translator.render(message);
            assert!(!sentence.contains(['[', '{']) && !sentence.is_empty(), "{message}: {sentence}");
            said.insert(sentence);
        }
    }
    assert!(said[0].len() > 100, "only {} sentences", said[0].len());
    for (at, other) in said.iter().enumerate().skip(1) {
        let same: Vec<&String> = said[0].intersection(other).collect();
        assert!(same.len() * 20 < said[0].len(), "{} says in English: {same:?}", languages[at]);
    }
    server.stop().await;
}

#[tokio::test]
async fn the_reference_is_there_in_every_language_and_in_no_other() {
    let server = Server::new().await;
    let browser = Browser::unknown(server.address);
    let info = browser.get("/api/server").await.good();
    let mut tales = BTreeSet::new();
    let mut titles = BTreeSet::new();
    for language in Language::all() {
        assert!(info["languages"].as_array().is_some_and(|all| all.iter().any(|code| *code == language.code())));
        let book = browser.get(&format!("/api/content/{language}")).await.good();
        let story = book["stories"].as_object().and_then(|all| all.values().next()).expect("a story");
        tales.insert(story["tale"].as_str().expect("a tale").to_owned());
        let rules = browser.get(&format!("/api/rules/{language}")).await.good();
        titles.insert(rules["chapters"][0]["title"].as_str().expect("a title").to_owned());
    }
    assert_eq!((tales.len(), titles.len()), (Language::all().len(), Language::all().len()), "{tales:?} {titles:?}");
    for path in ["/api/content/xx", "/api/rules/xx"] {
        assert_eq!(browser.get(path).await.fault(), (404, "not-found".to_owned()));
    }
    server.stop().await;
}

/// Codes that only a faulty client gets: they share one text. House notes have their own texts, and commands of the host theirs.
const OF_PAGES: [&str; 24] = [
    "announcement",
    "body",
    "edition",
    "folder",
    "hello",
    "host",
    "inputs",
    "key",
    "key-reused",
    "license",
    "message",
    "node",
    "notes",
    "notes-size",
    "origin",
    "part",
    "players",
    "replay",
    "review",
    "running",
    "status",
    "table",
    "too-few-people",
    "variants",
];

fn sources(folder: &std::path::Path, into: &mut String) {
    for entry in std::fs::read_dir(folder).expect("the sources").map(|entry| entry.expect("a file").path()) {
        if entry.is_dir() {
            sources(&entry, into);
        } else {
            into.push_str(&std::fs::read_to_string(&entry).expect("a text"));
        }
    }
}

#[test]
fn every_fault_has_words_in_every_language() {
    let mut source = String::new();
    sources(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    let mut codes: BTreeSet<&str> =
        ["no-guest", "not-found", "too-many", "unavailable", "elsewhere", "internal"].into();
    for kind in ["bad", "unprocessable", "conflict", "forbidden"] {
        for (at, begin) in source.match_indices(&format!("Fault::{kind}(")) {
            let code =
                source[at + begin.len()..].trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next());
            codes.extend(code.filter(|code| *code != "too-large"));
        }
    }
    // Incompatibilities have their own codes, composed of the ids of the shipped modules.
    let misfits: Vec<String> = content().modules.iter().flat_map(misfits_of).collect();
    codes.extend(misfits.iter().map(String::as_str));
    assert!(codes.len() > 40, "{codes:?}");
    for language in Language::all() {
        let catalogue = Catalogue::of(language).expect("a shipped language");
        let mut without: Vec<&str> = codes.iter().copied().collect();
        without.retain(|code| !OF_PAGES.contains(code) && !catalogue.has(&format!("web-error-{code}")));
        assert!(without.is_empty(), "{language}: {without:?}");
    }
}

/// The codes of a module's incompatibilities.
fn misfits_of(module: &ModuleSpec) -> Vec<String> {
    let id = &module.id;
    let others = module.excludes.iter().map(|other| format!("{id}-{other}"));
    let needs = module.needs_with.iter().map(|need| format!("{id}-needs-{}", need.module));
    let length = (!module.lengths.is_empty()).then(|| format!("{id}-length"));
    let players = (module.players != Players::default()).then(|| format!("{id}-players"));
    others.chain(needs).chain(length).chain(players).collect()
}
