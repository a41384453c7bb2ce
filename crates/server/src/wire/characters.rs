//! Characters, as pages of the handbook.

use super::ids::Ids;
use super::pieces::{Line, lines};
use darkrock_rules::ids::Character;
use darkrock_texts::Texts;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What the handbook says of a person to play.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct CharacterPage {
    /// The person's name.
    pub name: String,
    /// The person's life, which is no part of the rules; a module may leave it out.
    pub life: Option<String>,
    /// The legendary ability.
    pub lines: Vec<Line>,
    /// The starting space.
    pub start: String,
    /// The starting goods.
    pub gains: Vec<String>,
}

/// The page of a character, with its id; none before the draft.
pub(super) fn character(ids: Ids<'_>, texts: &Texts, character: Character) -> Option<(String, CharacterPage)> {
    let text = texts.character(character)?;
    let page = CharacterPage {
        name: text.name.clone(),
        life: text.life.clone(),
        lines: lines(&text.lines),
        start: text.start.clone(),
        gains: text.gains.clone(),
    };
    Some((ids.character(character).into(), page))
}
