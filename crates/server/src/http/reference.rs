//! Reference data that is constant while the server runs: the handbook, and the rules with the player aid for a table,
//! per language and per selection of modules.

use super::App;
use super::fixed::Fixed;
use crate::compositions::Compositions;
use crate::fault::Fault;
use crate::kept::Kept;
use crate::slow::Asker;
use crate::wire::api::{RuleBook, RuleChapter, RuleText};
use crate::wire::handbook::Handbook;
use crate::wire::modules::ModuleInfo;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use darkrock_aid::{Aid, Block, For, Section};
use darkrock_rules::content::CompositionError;
use darkrock_rules::edition::Edition;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::setup::LENGTHS;
use darkrock_rules::variants::Variants;
use darkrock_rules::{Content, Selection};
use darkrock_texts::{Catalogue, Language, RuleTexts, Texts};
use serde::Deserialize;
use std::collections::HashMap;
use std::fmt::Display;
use std::sync::Arc;

/// The maximum number of cached responses per selection.
const KEPT: usize = 128;

/// The number of cached selections and languages, in addition to the base game.
const SELECTIONS: usize = 16;

/// The reference of one selection in one language.
#[derive(Debug)]
pub struct SelectionReference {
    handbook: Fixed,
    content: Arc<Content>,
    texts: Texts,
    rules: RuleTexts,
    /// Cached responses.
    told: Kept<For, Arc<Fixed>>,
}

/// The references of all languages.
#[derive(Debug)]
pub struct Reference {
    compositions: Arc<Compositions>,
    index: RuleIndex,
    /// Those of the base game.
    base: HashMap<Language, Arc<SelectionReference>>,
    /// Those of selections, created on request.
    selected: Kept<(Language, Selection), Arc<SelectionReference>>,
}

pub(super) fn json(value: &impl serde::Serialize) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|e| Fault::internal(format!("the reference cannot be written: {e}")))
}

fn unreadable(what: impl Display) -> Fault {
    Fault::internal(format!("the texts or rules cannot be read: {what}"))
}

impl Reference {
    /// The references of all languages.
    ///
    /// # Errors
    /// When texts or rules cannot be parsed; never for the shipped ones, as a test loads them.
    pub fn new(compositions: &Arc<Compositions>) -> Result<Self, Fault> {
        let index = RuleIndex::of(compositions.catalog()).map_err(unreadable)?;
        let (compositions, selected) = (Arc::clone(compositions), Kept::new(SELECTIONS));
        let mut reference = Self { compositions, index, base: HashMap::new(), selected };
        for language in Language::all() {
            let pages = reference.pages(language, Arc::clone(reference.compositions.base()))?;
            reference.base.insert(language, Arc::new(pages));
        }
        Ok(reference)
    }

    fn pages(&self, language: Language, content: Arc<Content>) -> Result<SelectionReference, Fault> {
        let texts = Texts::new(&content, language).map_err(unreadable)?;
        let rules = RuleTexts::new(&self.index.clone().in_content(&content), texts.catalogue());
        let handbook = Fixed::new(json(&Handbook::new(&content, &texts))?);
        Ok(SelectionReference { handbook, content, texts, rules, told: Kept::new(KEPT) })
    }

    /// The messages of a language, with those of all modules.
    ///
    /// # Errors
    /// When the language is unknown.
    pub(super) fn catalogue(&self, language: &str) -> Result<&Catalogue, Fault> {
        let Asked { language, .. } = self.asked(language, None, None)?;
        let pages = self.base.get(&language).ok_or_else(|| Fault::missing("unknown language"))?;
        Ok(pages.texts.catalogue())
    }

    /// The cached reference of a selection.
    fn known(&self, asked: &Asked) -> Option<Arc<SelectionReference>> {
        if asked.selection.is_base() {
            return self.base.get(&asked.language).cloned();
        }
        self.selected.get(&(asked.language, asked.selection.clone()))
    }

    /// The reference of a selection; slow if it is not cached.
    fn of(&self, asked: &Asked) -> Result<Arc<SelectionReference>, Fault> {
        if let Some(known) = self.known(asked) {
            return Ok(known);
        }
        let pages = Arc::new(self.pages(asked.language, self.compositions.of(&asked.selection)?)?);
        Ok(self.selected.put((asked.language, asked.selection.clone()), pages))
    }

    /// The reference for a request.
    ///
    /// # Errors
    /// When the language, a module or the mode is unknown.
    fn asked(&self, language: &str, modules: Option<&str>, mode: Option<&str>) -> Result<Asked, Fault> {
        let language: Language = language.parse().map_err(|e| Fault::missing(format!("{e}")))?;
        if !self.base.contains_key(&language) {
            return Err(Fault::missing("unknown language"));
        }
        let words = modules.unwrap_or_default().split(',').map(str::trim).filter(|word| !word.is_empty());
        let modules: Vec<String> = words.map(str::to_owned).collect();
        let selection = self.compositions.catalog().select(&modules, mode).map_err(CompositionError::from)?;
        Ok(Asked { language, selection })
    }
}

/// The language and the selection of a request.
#[derive(Clone, Debug)]
struct Asked {
    language: Language,
    selection: Selection,
}

impl SelectionReference {
    /// The rules with the aid for a table; slow.
    fn book(&self, table: For) -> Result<Arc<Fixed>, Fault> {
        if let Some(known) = self.told.get(&table) {
            return Ok(known);
        }
        let aid = Aid::new(&self.content, &self.texts, &self.rules, &table);
        let book = Arc::new(Fixed::new(json(&rule_book(aid, &self.rules))?));
        Ok(self.told.put(table, book))
    }
}

/// The aid's sections for clients; the rules one by one are chapters, and cards are in the handbook.
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

/// A new version of the program has new texts, so clients may keep them for an hour only, and then ask whether they have
/// changed.
const KEEP: &str = "max-age=3600";

/// The selection of a request.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Selected {
    modules: Option<String>,
    mode: Option<String>,
}

/// All names and texts, by id.
#[utoipa::path(get, path = "/api/content/{language}", params(("language" = String, Path),
    ("modules" = Option<String>, Query, description = "ids separated by commas; default: the base game"),
    ("mode" = Option<String>, Query, description = "the id of a mode")),
    responses((status = 200, body = Handbook)), tag = "reference")]
pub(super) async fn content(
    State(app): State<App>,
    asker: Asker,
    Path(language): Path<String>,
    selected: Result<Query<Selected>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let Query(Selected { modules, mode }) = selected.map_err(|e| Fault::bad("modules", e.body_text()))?;
    let asked = app.reference.asked(&language, modules.as_deref(), mode.as_deref())?;
    if let Some(pages) = app.reference.known(&asked) {
        return Ok(pages.handbook.answer(&headers, KEEP));
    }
    let reference = Arc::clone(&app.reference);
    let pages = app.hub.shared().slow.run(asker, move || reference.of(&asked)).await??;
    Ok(pages.handbook.answer(&headers, KEEP))
}

/// The available modules, modes and variants, with their names.
#[utoipa::path(get, path = "/api/modules/{language}", params(("language" = String, Path)),
    responses((status = 200, body = Vec<ModuleInfo>)), tag = "reference")]
pub(super) async fn modules(
    State(app): State<App>,
    Path(language): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let pages = app.reference.of(&app.reference.asked(&language, None, None)?)?;
    let write = || json(&ModuleInfo::all(&pages.content, pages.texts.catalogue()));
    Ok(app.fixed(format!("modules/{language}"), write)?.answer(&headers, KEEP))
}

/// The board of a composition, for drawing: spaces, mesas, places, the river and the railway, in percent of the
/// picture.
#[utoipa::path(get, path = "/api/board/{content}",
    params(("content" = String, Path, description = "the hash of the content, as in the handbook")),
    responses((status = 200, description = "board.json of the content")), tag = "reference")]
pub(super) async fn board_file(
    State(app): State<App>,
    Path(content): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let known = app.hub.shared().compositions.by_hash(&content);
    let content = known.ok_or_else(|| Fault::missing("unknown content: its hash is in /api/content/{language}"))?;
    // The address contains the content's hash, so the response is immutable.
    let board = app.fixed(format!("board/{}", content.hash), || json(&content.board.spec))?;
    Ok(board.answer(&headers, "max-age=31536000, immutable"))
}

/// The table of a request for rules.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    edition: Option<String>,
    variants: Option<String>,
    players: Option<u8>,
    length: Option<u8>,
    modules: Option<String>,
    mode: Option<String>,
}

impl Which {
    fn table(&self, content: &Content) -> Result<For, Fault> {
        let usual = For::default();
        let edition = self.edition.as_deref().map(str::parse::<Edition>).transpose();
        let variants = self.variants.as_deref().map(str::parse::<Variants>).transpose();
        let players = self.players.unwrap_or(usual.players);
        let table = For {
            edition: edition.map_err(|e| Fault::bad("edition", e.to_string()))?.unwrap_or(usual.edition),
            variants: variants
                .map_err(|e| Fault::bad("variants", e.to_string()))?
                .unwrap_or_else(|| content.usual(players)),
            players,
            length: self.length.unwrap_or(usual.length),
        };
        if !(2..=6).contains(&table.players) {
            return Err(Fault::bad("players", format!("{} players: expected 2 to 6", table.players)));
        }
        if !LENGTHS.contains(&table.length) {
            return Err(Fault::bad("length", format!("the length is {} LP: expected 15, 20 or 25", table.length)));
        }
        Ok(table)
    }
}

/// The rules and the player aid for a table.
#[utoipa::path(get, path = "/api/rules/{language}", params(("language" = String, Path),
    ("edition" = Option<String>, Query, description = "en, fr or it, optionally with changes; default: en"),
    ("variants" = Option<String>, Query, description = "ids separated by commas, or none; default: those usual for the number of players"),
    ("players" = Option<u8>, Query, description = "2 to 6; otherwise 4"),
    ("length" = Option<u8>, Query, description = "15, 20 or 25; otherwise 20"),
    ("modules" = Option<String>, Query, description = "ids separated by commas; default: the base game"),
    ("mode" = Option<String>, Query, description = "the id of a mode")),
    responses((status = 200, body = RuleBook)), tag = "reference")]
pub(super) async fn rules(
    State(app): State<App>,
    asker: Asker,
    Path(language): Path<String>,
    which: Result<Query<Which>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let Query(which) = which.map_err(|e| Fault::bad("table", e.body_text()))?;
    let asked = app.reference.asked(&language, which.modules.as_deref(), which.mode.as_deref())?;
    let shared = app.hub.shared();
    if let Some(content) = shared.compositions.cached(&asked.selection)? {
        let table = which.table(&content)?;
        if let Some(known) = app.reference.known(&asked).and_then(|pages| pages.told.get(&table)) {
            return Ok(known.answer(&headers, KEEP));
        }
    }
    let reference = Arc::clone(&app.reference);
    // In one turn: who has to wait in line for a new selection does so once.
    let book = move || {
        let pages = reference.of(&asked)?;
        pages.book(which.table(&pages.content)?)
    };
    shared.slow.run(asker, book).await?.map(|book| book.answer(&headers, KEEP))
}
