//! The pages of the handbook about goals and frontier tokens: each has a line that tells of it and is no part of the rules.

use super::ids::Ids;
use darkrock_rules::ids::Goal;
use darkrock_rules::modules::FrontierToken;
use darkrock_texts::Texts;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a character can score, once, at the end of a turn.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct GoalPage {
    /// The title on its card.
    pub name: String,
    /// A sentence that tells of it and is no part of the rules.
    pub tale: String,
    /// What completes it.
    pub text: String,
}

/// A frontier token.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct FrontierPage {
    /// What it is called on the map and in the log.
    pub name: String,
    /// The number on its upper side: with the value of its space it is the price in cards.
    pub number: u8,
    /// A sentence that tells of it and is no part of the rules.
    pub tale: String,
    /// Its reward.
    pub text: String,
}

/// The page of a goal, by its id.
pub(super) fn goal(ids: Ids<'_>, texts: &Texts, goal: Goal) -> (String, GoalPage) {
    let text = texts.goal(goal);
    let page = GoalPage { name: text.name.clone(), tale: text.tale.clone(), text: text.body.clone() };
    (ids.goal(goal).into(), page)
}

/// The page of a frontier token, by the id of its name.
pub(super) fn frontier(ids: Ids<'_>, texts: &Texts, token: FrontierToken) -> (String, FrontierPage) {
    let page = FrontierPage {
        name: texts.frontier_token(token).to_owned(),
        number: ids.0.specs.frontier[token.index()].number,
        tale: texts.frontier_tale(token).to_owned(),
        text: texts.frontier_text(token).to_owned(),
    };
    (ids.frontier_token(token).into(), page)
}
