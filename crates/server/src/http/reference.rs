//! What never changes while the server runs: the handbook and the rules, in each language.

use super::App;
use crate::fault::Fault;
use crate::wire::api::{RuleBook, RuleChapter, RuleText};
use crate::wire::handbook::Handbook;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{AppendHeaders, IntoResponse, Response};
use darkrock_rules::Content;
use darkrock_rules::rule_index::{RuleIndex, Text};
use darkrock_texts::{Language, Texts};
use std::collections::HashMap;

/// The reference of one language, as JSON.
#[derive(Debug)]
pub struct Pages {
    handbook: String,
    rules: String,
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
        let pages =
            Pages { handbook: json(&Handbook::new(content, &texts))?, rules: json(&rule_book(&index, language))? };
        Ok((language, pages))
    };
    Language::ALL.into_iter().map(page).collect()
}

fn json(value: &impl serde::Serialize) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|e| Fault::internal(format!("the reference cannot be written: {e}")))
}

/// A text in a language; in English where it is not translated.
fn told(text: &Text, language: Language) -> String {
    text.get(language.code()).or_else(|| text.get(Language::En.code())).cloned().unwrap_or_default()
}

/// The rulebook by which tables play; what only others say would contradict it.
const EDITION: &str = "en";

fn rule_book(index: &RuleIndex, language: Language) -> RuleBook {
    let chapter = |chapter: &darkrock_rules::rule_index::Chapter| RuleChapter {
        id: chapter.chapter.clone(),
        title: told(&chapter.title, language),
        rules: chapter
            .rules
            .iter()
            .filter(|rule| rule.editions.iter().any(|edition| edition == EDITION))
            .map(|rule| RuleText {
                id: rule.id.clone(),
                text: told(&rule.text, language),
                ruling: rule.ruling.clone(),
                variant: rule.variant.clone(),
                example: rule.example,
            })
            .collect(),
    };
    let chapters = index.chapters.iter().map(chapter);
    RuleBook { chapters: chapters.filter(|c| !c.rules.is_empty()).collect() }
}

fn pages<'a>(app: &'a App, language: &str) -> Result<&'a Pages, Fault> {
    let language: Language = language.parse().map_err(|e| Fault::missing(format!("{e}")))?;
    app.reference.get(&language).ok_or_else(|| Fault::missing("there is no reference in this language"))
}

fn answer(json: &str) -> Response {
    // A new version of the program has new texts, so a page may keep them for an hour only.
    let headers = AppendHeaders([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "max-age=3600")]);
    (headers, json.to_owned()).into_response()
}

/// Names and texts of everything, by id.
#[utoipa::path(get, path = "/api/content/{language}", params(("language" = String, Path)),
    responses((status = 200, body = Handbook)), tag = "reference")]
pub(super) async fn content(State(app): State<App>, Path(language): Path<String>) -> Result<Response, Fault> {
    pages(&app, &language).map(|pages| answer(&pages.handbook))
}

/// The rule index.
#[utoipa::path(get, path = "/api/rules/{language}", params(("language" = String, Path)),
    responses((status = 200, body = RuleBook)), tag = "reference")]
pub(super) async fn rules(State(app): State<App>, Path(language): Path<String>) -> Result<Response, Fault> {
    pages(&app, &language).map(|pages| answer(&pages.rules))
}
