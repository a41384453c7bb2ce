//! Ids of content by name and by number, and suggestions for unknown words.

use super::error::NotationError;
use crate::content::Content;
use crate::core::ids::{Character, Figure};

/// The kind of an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    Character,
    /// A character, or the automa.
    Figure,
    Space,
    Item,
    Goal,
    Story,
    Trigger,
    Cattle,
    AutomaCard,
    Opponent,
    FrontierToken,
    Event,
    RiskFace,
    Deed,
    Legend,
    Location,
    Injury,
    Follower,
    ScoreRow,
    Region,
    OptionKey,
}

impl Thing {
    /// Its name in error messages.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Character | Self::Figure => "character",
            Self::Space => "space",
            Self::Item => "item",
            Self::Goal => "goal",
            Self::Story => "story",
            Self::Trigger => "trigger",
            Self::Cattle => "cattle token",
            Self::AutomaCard => "card of the automa",
            Self::Opponent => "opponent",
            Self::FrontierToken => "frontier token",
            Self::Event => "event",
            Self::RiskFace => "face of the risk die",
            Self::Deed => "deed",
            Self::Legend => "legendary story",
            Self::Location => "location",
            Self::Injury => "injury",
            Self::Follower => "card of a posse or a gang",
            Self::ScoreRow => "title",
            Self::Region => "region of the trader",
            Self::OptionKey => "option",
        }
    }
}

/// The number of things of a kind.
pub(super) fn count(content: &Content, thing: Thing) -> usize {
    let specs = &content.specs;
    match thing {
        Thing::Character => specs.characters.len(),
        Thing::Figure => specs.characters.len() + 1,
        Thing::Space => content.board.spec.spaces.len(),
        Thing::Item => specs.items.len(),
        Thing::Goal => specs.goals.len(),
        Thing::Story => specs.stories.cards.len(),
        Thing::Trigger => specs.stories.triggers.len(),
        Thing::Cattle => specs.cattle.len(),
        Thing::AutomaCard => specs.automa.cards.len(),
        Thing::Opponent => specs.opponents.len(),
        Thing::FrontierToken => specs.frontier.len(),
        Thing::Event => specs.events.len(),
        Thing::RiskFace => specs.risk_die.iter().map(|die| die.faces.len()).sum(),
        Thing::Deed => specs.deeds.len(),
        Thing::Legend => specs.legendary_stories.len(),
        Thing::Location => content.board.locations.len(),
        Thing::Injury => specs.injuries.len(),
        Thing::Follower => content.follower_specs().len(),
        Thing::ScoreRow => specs.scoring.len(),
        Thing::Region => content.trader.iter().map(|row| row.regions.len()).sum(),
        Thing::OptionKey => content.option_keys.len(),
    }
}

/// The id of a thing by its number.
pub(super) fn get(content: &Content, thing: Thing, index: usize) -> Option<&str> {
    let specs = &content.specs;
    match thing {
        Thing::Character => specs.characters.get(index).map(|c| c.id.as_str()),
        // The automa, after the last character.
        Thing::Figure if index == specs.characters.len() => Some(content.automa.id),
        Thing::Figure => specs.characters.get(index).map(|c| c.id.as_str()),
        Thing::Space => content.board.spec.spaces.get(index).map(|s| s.id.as_str()),
        Thing::Item => specs.items.get(index).map(|i| i.id.as_str()),
        Thing::Goal => specs.goals.get(index).map(|g| g.id.as_str()),
        Thing::Story => specs.stories.cards.get(index).map(|s| s.id.as_str()),
        Thing::Trigger => specs.stories.triggers.get(index).map(|t| t.id.as_str()),
        Thing::Cattle => specs.cattle.get(index).map(|c| c.id.as_str()),
        Thing::AutomaCard => specs.automa.cards.get(index).map(|c| c.id.as_str()),
        Thing::Opponent => specs.opponents.get(index).map(|o| o.id.as_str()),
        Thing::FrontierToken => specs.frontier.get(index).map(|t| t.id.as_str()),
        Thing::Event => specs.events.get(index).map(|e| e.id.as_str()),
        Thing::RiskFace => specs.risk_die.iter().flat_map(|die| &die.faces).nth(index).map(|face| face.id.as_str()),
        Thing::Legend => specs.legendary_stories.get(index).map(|story| story.id.as_str()),
        Thing::Deed => specs.deeds.get(index).map(|deed| deed.id.as_str()),
        Thing::Location => content.board.locations.get(index).map(|row| row.id.as_str()),
        Thing::Injury => specs.injuries.get(index).map(|injury| injury.id.as_str()),
        Thing::Follower => content.follower_specs().get(index).map(|follower| follower.id.as_str()),
        Thing::ScoreRow => specs.scoring.get(index).map(|row| row.id.as_str()),
        Thing::Region => content.trader.iter().flat_map(|row| &row.regions).nth(index).map(|(id, _)| id.as_str()),
        Thing::OptionKey => content.option_keys.get(index).map(String::as_str),
    }
}

/// The id of a thing for printing; `#` and the number if unknown.
pub(super) fn name(content: &Content, thing: Thing, index: u8) -> String {
    get(content, thing, usize::from(index)).map_or_else(|| format!("#{index}"), str::to_owned)
}

/// The id of the target of a choice.
pub(super) fn figure_name(content: &Content, who: Figure) -> String {
    match who {
        Figure::Character(character) => name(content, Thing::Character, character.0),
        Figure::Automa => content.automa.id.to_owned(),
    }
}

/// The target with an id: a character, or the automa.
pub(super) fn find_figure(content: &Content, word: &str) -> Result<Figure, NotationError> {
    let at = find(content, Thing::Figure, word)?;
    let him = usize::from(at) == count(content, Thing::Character);
    Ok(if him { Figure::Automa } else { Character(at).into() })
}

/// The numbers of all things of a kind, each a byte: the content is validated to have no more.
pub(super) fn numbers(content: &Content, thing: Thing) -> impl Iterator<Item = u8> + use<> {
    (0..count(content, thing)).map(|at| at as u8)
}

/// All ids of a kind.
pub(super) fn all(content: &Content, thing: Thing) -> impl Iterator<Item = &str> {
    (0..count(content, thing)).filter_map(move |i| get(content, thing, i))
}

/// The number of an id, if it is known.
pub(super) fn lookup(content: &Content, thing: Thing, word: &str) -> Option<u8> {
    let at = all(content, thing).position(|id| id.eq_ignore_ascii_case(word))?;
    u8::try_from(at).ok()
}

/// The number of an id.
pub(super) fn find(content: &Content, thing: Thing, word: &str) -> Result<u8, NotationError> {
    lookup(content, thing, word).ok_or_else(|| NotationError::UnknownId {
        what: thing.word(),
        word: shown(word),
        nearest: nearest(word, all(content, thing)),
    })
}

/// The maximum length of words with suggestions, in letters; longer ones are truncated in messages.
const LONGEST: usize = 40;

/// A word in a message, truncated if it is very long.
pub(super) fn shown(word: &str) -> String {
    match word.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &word[..at]),
        None => word.to_owned(),
    }
}

/// Up to four similar known words, the most similar first: none that is much less similar than the first.
pub fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Vec<String> {
    let word = word.to_lowercase();
    let letters = word.chars().count();
    if letters == 0 || letters > LONGEST {
        return Vec::new();
    }
    let far = (letters / 3).max(2);
    let mut near: Vec<(usize, &str)> = Vec::new();
    for id in known {
        // A part of an id, such as `annie`, counts as one edit.
        let part = letters >= 3 && id.contains(word.as_str());
        let slips = if part { 1 } else { strsim::levenshtein(&word, id) };
        if slips <= far && slips < letters {
            near.push((slips, id));
        }
    }
    near.sort();
    near.dedup();
    let most = near.first().map_or(0, |(slips, _)| slips + 1);
    near.into_iter().take_while(|(slips, _)| *slips <= most).take(4).map(|(_, id)| id.to_owned()).collect()
}
