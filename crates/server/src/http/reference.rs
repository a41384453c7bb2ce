//! What never changes while the server runs: the handbook, and the rules with the player aid for a table, in each language.

use super::App;
use crate::fault::Fault;
use crate::slow::Asker;
use crate::wire::api::{RuleBook, RuleChapter, RuleText};
use crate::wire::handbook::Handbook;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use darkrock_aid::{Aid, Block, For, Section};
use darkrock_rules::Content;
use darkrock_rules::content::Files;
use darkrock_rules::edition::Edition;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::setup::LENGTHS;
use darkrock_rules::variants::Variants;
use darkrock_texts::{Language, RuleTexts, Texts};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// The file of the board.
const BOARD: &str = "board.json";
/// The most answers that are kept to be given again.
const KEPT: usize = 128;

/// The reference of one language.
#[derive(Debug)]
pub struct Pages {
    handbook: String,
    content: Content,
    texts: Texts,
    rules: RuleTexts,
    /// What was asked for before, as JSON.
    told: Mutex<HashMap<For, Arc<str>>>,
}

/// The references of all languages.
///
/// # Errors
/// When the shipped texts cannot be read; never, as a test loads them.
pub fn all(content: &Content) -> Result<HashMap<Language, Pages>, Fault> {
    let unreadable = |what: String| Fault::internal(format!("the shipped texts cannot be read: {what}"));
    let index = RuleIndex::embedded().map_err(|e| unreadable(e.to_string()))?;
    let page = |language: Language| {
        let texts = Texts::new(content, language).map_err(|e| unreadable(e.to_string()))?;
        let rules = RuleTexts::new(&index, texts.catalogue());
        let handbook = json(&Handbook::new(content, &texts))?;
        Ok((language, Pages { handbook, content: content.clone(), texts, rules, told: Mutex::default() }))
    };
    Language::all().map(page).collect()
}

fn json(value: &impl serde::Serialize) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|e| Fault::internal(format!("the reference cannot be written: {e}")))
}

impl Pages {
    /// The rules with the aid for a table, where they were asked already.
    fn known(&self, table: &For) -> Option<Arc<str>> {
        self.told.lock().ok().and_then(|told| told.get(table).cloned())
    }

    /// The rules with the aid for a table, as JSON, which takes its time.
    fn book(&self, table: For) -> Result<Arc<str>, Fault> {
        if let Some(known) = self.known(&table) {
            return Ok(known);
        }
        let aid = Aid::new(&self.content, &self.texts, &self.rules, &table);
        let book: Arc<str> = json(&rule_book(aid, &self.rules))?.into();
        if let Ok(mut told) = self.told.lock() {
            if told.len() >= KEPT {
                told.clear();
            }
            told.insert(table, Arc::clone(&book));
        }
        Ok(book)
    }
}

/// The aid's sections that pages show as they are; the rules one by one are chapters, and cards stand in the handbook.
const APART: [&str; 2] = ["cards", "rules"];

fn rule_book(aid: Aid, rules: &RuleTexts) -> RuleBook {
    let rule = |block: &Block| match block {
        Block::Rule { id, text, ruling, example } => Some(RuleText {
            id: id.clone(),
            text: text.clone(),
            ruling: ruling.clone(),
            variant: rules.find(id).and_then(|rule| rule.entry.variant.clone()),
            example: *example,
        }),
        _ => None,
    };
    let chapter = |section: &Section| RuleChapter {
        id: section.id.strip_prefix("rules-").unwrap_or(&section.id).to_owned(),
        title: section.title.clone(),
        rules: section.blocks.iter().filter_map(rule).collect(),
    };
    let chapters = aid.find("rules").map(|rules| rules.sections.iter().map(chapter).collect()).unwrap_or_default();
    let sections = aid.sections.into_iter().filter(|section| !APART.contains(&section.id.as_str())).collect();
    RuleBook { about: aid.about, aid: sections, chapters }
}

fn pages<'a>(app: &'a App, language: &str) -> Result<&'a Pages, Fault> {
    let language: Language = language.parse().map_err(|e| Fault::missing(format!("{e}")))?;
    app.reference.get(&language).ok_or_else(|| Fault::missing("there is no reference in this language"))
}

fn answer(json: String) -> Response {
    // A new version of the program has new texts, so a page may keep them for an hour only.
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "max-age=3600")];
    (headers, json).into_response()
}

/// Names and texts of everything, by id.
#[utoipa::path(get, path = "/api/content/{language}", params(("language" = String, Path)),
    responses((status = 200, body = Handbook)), tag = "reference")]
pub(super) async fn content(State(app): State<App>, Path(language): Path<String>) -> Result<Response, Fault> {
    pages(&app, &language).map(|pages| answer(pages.handbook.clone()))
}

/// The file that draws the board, out of the content's files.
///
/// # Errors
/// When there is none; never, as the content was loaded from them.
pub fn board(files: &str) -> Result<Arc<str>, Fault> {
    let files: Files =
        serde_json::from_str(files).map_err(|e| Fault::internal(format!("the content's files cannot be read: {e}")))?;
    let board = files.texts.into_iter().find(|(name, _)| name == BOARD);
    board.map(|(_, text)| text.into()).ok_or_else(|| Fault::internal(format!("the content has no {BOARD}")))
}

/// The board as its file draws it: spaces, mesas, places, the river and the railway, in percents of a picture.
#[utoipa::path(get, path = "/api/board/{content}",
    params(("content" = String, Path, description = "the hash of the content, as the handbook has it")),
    responses((status = 200, description = "board.json of the content")), tag = "reference")]
pub(super) async fn board_file(State(app): State<App>, Path(content): Path<String>) -> Result<Response, Fault> {
    if content != app.hub.shared().content.hash {
        return Err(Fault::missing("this server plays with another content: its hash is in /api/content/{language}"));
    }
    // The address changes with the content, so what it names never does.
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "max-age=31536000, immutable")];
    Ok((headers, app.board.to_string()).into_response())
}

/// The table for which the rules are asked.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    edition: Option<String>,
    variants: Option<String>,
    players: Option<u8>,
    length: Option<u8>,
}

impl Which {
    fn table(&self) -> Result<For, Fault> {
        let usual = For::default();
        let edition = self.edition.as_deref().map(str::parse::<Edition>).transpose();
        let variants = self.variants.as_deref().map(str::parse::<Variants>).transpose();
        let players = self.players.unwrap_or(usual.players);
        let table = For {
            edition: edition.map_err(|e| Fault::bad("edition", e.to_string()))?.unwrap_or(usual.edition),
            variants: variants.map_err(|e| Fault::bad("variants", e.to_string()))?.unwrap_or(Variants::usual(players)),
            players,
            length: self.length.unwrap_or(usual.length),
        };
        if !(2..=6).contains(&table.players) {
            return Err(Fault::bad("players", format!("{} players: expected 2 to 6", table.players)));
        }
        if !LENGTHS.contains(&table.length) {
            return Err(Fault::bad("length", format!("a game to {} LP: expected 15, 20 or 25", table.length)));
        }
        Ok(table)
    }
}

/// The rules and the player aid for a table.
#[utoipa::path(get, path = "/api/rules/{language}", params(("language" = String, Path),
    ("edition" = Option<String>, Query, description = "en, fr or it, perhaps changed; otherwise en"),
    ("variants" = Option<String>, Query, description = "ids with commas, or none; otherwise the usual ones of so many players"),
    ("players" = Option<u8>, Query, description = "2 to 6; otherwise 4"),
    ("length" = Option<u8>, Query, description = "15, 20 or 25; otherwise 20")),
    responses((status = 200, body = RuleBook)), tag = "reference")]
pub(super) async fn rules(
    State(app): State<App>,
    asker: Asker,
    Path(language): Path<String>,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Response, Fault> {
    let there = pages(&app, &language)?;
    let Query(which) = which.map_err(|e| Fault::bad("table", e.body_text()))?;
    let table = which.table()?;
    if let Some(known) = there.known(&table) {
        return Ok(answer(known.to_string()));
    }
    let making = app.clone();
    let book = move || pages(&making, &language)?.book(table);
    app.hub.shared().slow.run(asker, book).await?.map(|book| answer(book.to_string()))
}
