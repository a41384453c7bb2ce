//! A game at a scenario's position.

use super::format::{FormatError, Scenario};
use super::position;
use crate::content::Content;
use crate::content::edition::Edition;
use crate::core::chance::Chance;
use crate::formats::record::{Header, Session};

/// A game at a scenario's position, with the first edition that it names, run until a seat must choose. The scenario's
/// steps are not played.
///
/// # Errors
/// When the setup cannot be played or the position is impossible.
pub fn stage<'c, C: Chance>(
    content: &'c Content,
    scenario: &Scenario,
    mut chance: C,
) -> Result<Session<'c, C>, FormatError> {
    let edition = scenario.editions.first().copied().unwrap_or(Edition::EN);
    let game = position::build(content, edition, scenario, &mut chance, &mut Vec::new());
    let game = game.map_err(|what| FormatError { file: scenario.file.clone(), line: Some(scenario.line), what })?;
    let header = Header::new(content, &position::setup_of(content, scenario, edition, false));
    Ok(Session::at(content, header, game.state, chance))
}
