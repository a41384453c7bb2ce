//! Legendary stories, as pages of the handbook.

use super::ids::Ids;
use darkrock_rules::ids::Legend;
use darkrock_texts::{PartText, TaleText, Texts};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A legendary story.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct LegendPage {
    /// The number on the card, from 1.
    pub number: u8,
    /// Its title.
    pub name: String,
    /// The tale on its front.
    pub tale: String,
    /// What the active player carries out when it is revealed; may be empty.
    pub open: String,
    /// What holds for everybody until it is completed.
    pub ongoing: Vec<String>,
    /// What players can take, each once, in the order of the card.
    pub parts: Vec<LegendPart>,
    /// What each map token tells and brings: the O, the X, danger; empty without map tokens.
    pub tokens: Vec<TalePage>,
    /// Its two endings.
    pub endings: Vec<TalePage>,
}

/// A condition of a legendary story.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct LegendPart {
    /// What is to be done, in a few words.
    pub name: String,
    /// What meets it, by the rules.
    pub meets: String,
    /// What it gives.
    pub text: String,
    /// The same as a label: without the full stop at its end.
    pub label: String,
}

/// A tale and its effects.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct TalePage {
    /// What it tells of what happened, without a rule.
    pub tale: String,
    /// Its effects; may be empty.
    pub text: String,
    /// The same, a sentence each.
    pub lines: Vec<String>,
}

/// The page of a story, with its id.
pub(super) fn legend(ids: Ids<'_>, texts: &Texts, story: Legend) -> (String, LegendPage) {
    let text = texts.legend(story);
    let tale = |of: &TaleText| TalePage { tale: of.tale.clone(), text: of.text.clone(), lines: of.lines.clone() };
    let part = |of: &PartText| LegendPart {
        name: of.name.clone(),
        meets: of.meets.clone(),
        text: of.text.clone(),
        label: of.label.clone(),
    };
    let page = LegendPage {
        number: ids.0.specs.legendary_stories[story.index()].number,
        name: text.name.clone(),
        tale: text.tale.clone(),
        open: text.open.clone(),
        ongoing: text.ongoing.clone(),
        parts: text.parts.iter().map(part).collect(),
        tokens: text.tokens.iter().map(tale).collect(),
        endings: text.endings.iter().map(tale).collect(),
    };
    (ids.legend(story).into(), page)
}
