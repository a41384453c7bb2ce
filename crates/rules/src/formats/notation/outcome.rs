//! The textual form of random outcomes.

use super::error::NotationError;
use super::names::{Thing, all, lookup, name, nearest, numbers, shown};
use super::parse::{Words, number, token_kind};
use crate::content::Content;
use crate::content::legendary_stories::StoryToken;
use crate::content::schema::Face;
use crate::core::chance::Outcome;
use crate::core::ids::*;
use crate::core::limits::{FRONTIER_NUMBERS, SEATS};
use crate::core::word::Word;
use crate::modules::ante_up::FrontierToken;
use crate::modules::blood_money::{self, Region, RiskFace};
use crate::modules::{self, ante_up, extras};
use strum::VariantArray;

/// The endings of legendary stories.
const ENDINGS: [&str; 2] = ["a", "b"];

/// The first words of the outcomes that have two, with their forms.
const FORMS: [(&str, &str); 21] = [
    ("token", "token <LP>"),
    ("trigger", "trigger <trigger>"),
    ("story", "story <story>"),
    ("first", "first <seat number>"),
    ("goal", "goal <goal>"),
    ("character", "character <character>"),
    ("deed", "deed <card of the automa>"),
    ("ware", "ware <item>"),
    ("opponent", "opponent <opponent>"),
    ("frontier", "frontier <number>"),
    ("frontier-token", "frontier-token <frontier token>"),
    ("event", "event <event>"),
    ("risk", "risk <face of the risk die>"),
    ("legend", "legend <legendary story>"),
    ("map", "map o|x|danger"),
    ("ending", "ending a|b"),
    ("injury", "injury <injury>"),
    ("follower", "follower <card of a posse or a gang>"),
    ("title", "title <title>"),
    ("region", "region <region of the trader>"),
    ("item", "item <Legendary item>"),
];

fn face_of(content: &Content, side: u8) -> Option<Face> {
    content.die.get(usize::from(side)).copied()
}

/// The textual form of an outcome: `Kh` (a poker card), `J` (a fight card), `gold-dust` (a die), `green-3` (a cattle
/// token), `token 2` (a legendary token by its LP), `trigger legend`, `story blood-money`, `first 2` (a seat, counted
/// from 1), `goal annie-picnic`, `character annie-oakley`, `deed high-noon` (a card of the automa), `ware mule` (a kind
/// of items dealt to a stand), `opponent pay-car` (drawn from its pool), `frontier 3` (the number of a frontier token),
/// `frontier-token ghost-town`, `event cave-in`, `risk two-wounds` (a face of the risk die), `injury cracked-ribs`, `legend
/// iron-road` (a legendary story), `map danger` (a map token), `ending b`, `follower the-tracker` (a card of a
/// posse or a gang), `title the-mayor`, `region sunny-hills` (the trader's), `item fiddle` (a Legendary item).
pub fn print_outcome(content: &Content, outcome: Outcome) -> String {
    match outcome {
        Outcome::Card(card) => card.to_string(),
        Outcome::Fight(card) => card.to_string(),
        Outcome::Die(side) => face_of(content, side).map_or_else(|| format!("#{side}"), |f| f.word().to_owned()),
        Outcome::Cattle(token) => name(content, Thing::Cattle, token.0),
        Outcome::Token(kind) => match content.token_lp.get(usize::from(kind)) {
            Some(lp) => format!("token {lp}"),
            None => format!("token #{kind}"),
        },
        Outcome::Trigger(trigger) => format!("trigger {}", name(content, Thing::Trigger, trigger.0)),
        Outcome::Story(story) => format!("story {}", name(content, Thing::Story, story.0)),
        Outcome::Seat(seat) => format!("first {}", u16::from(seat.0) + 1),
        Outcome::Goal(goal) => format!("goal {}", name(content, Thing::Goal, goal.0)),
        Outcome::Character(character) => format!("character {}", name(content, Thing::Character, character.0)),
        Outcome::AutomaCard(card) => format!("deed {}", name(content, Thing::AutomaCard, card.0)),
        Outcome::Ware(item) => format!("ware {}", name(content, Thing::Item, item.0)),
        Outcome::Opponent(opponent) => format!("opponent {}", name(content, Thing::Opponent, opponent.0)),
        Outcome::Module(modules::Outcome::AnteUp(ante_up::Outcome::FrontierNumber(number))) => {
            format!("frontier {number}")
        }
        Outcome::Module(modules::Outcome::AnteUp(ante_up::Outcome::FrontierToken(token))) => {
            format!("frontier-token {}", name(content, Thing::FrontierToken, token.0))
        }
        Outcome::Module(modules::Outcome::AnteUp(ante_up::Outcome::Event(card))) => {
            format!("event {}", name(content, Thing::Event, card.0))
        }
        Outcome::Module(modules::Outcome::BloodMoney(blood_money::Outcome::Risk(face))) => {
            format!("risk {}", name(content, Thing::RiskFace, face.0))
        }
        Outcome::Module(modules::Outcome::BloodMoney(blood_money::Outcome::Legend(story))) => {
            format!("legend {}", name(content, Thing::Legend, story.0))
        }
        Outcome::Module(modules::Outcome::BloodMoney(blood_money::Outcome::MapToken(token))) => {
            format!("map {}", token.word())
        }
        Outcome::Module(modules::Outcome::BloodMoney(blood_money::Outcome::Ending(ending))) => {
            format!("ending {}", ENDINGS[usize::from(ending)])
        }
        Outcome::Module(modules::Outcome::BloodMoney(blood_money::Outcome::Injury(injury))) => {
            format!("injury {}", name(content, Thing::Injury, injury.0))
        }
        Outcome::Module(modules::Outcome::Extras(extras::Outcome::Follower(follower))) => {
            format!("follower {}", name(content, Thing::Follower, follower.0))
        }
        Outcome::Module(modules::Outcome::Extras(extras::Outcome::Title(title))) => {
            format!("title {}", name(content, Thing::ScoreRow, title.0))
        }
        Outcome::Module(modules::Outcome::BloodMoney(blood_money::Outcome::Region(region))) => {
            format!("region {}", name(content, Thing::Region, region.0))
        }
        Outcome::Module(modules::Outcome::BloodMoney(blood_money::Outcome::Legendary(item))) => {
            format!("item {}", name(content, Thing::Item, item.0))
        }
    }
}

/// Parses an outcome. Of the sides of a die with the same face it returns the first.
///
/// # Errors
/// When the text is not in the notation; the error says what was wrong and what was expected.
pub fn parse_outcome(content: &Content, text: &str) -> Result<Outcome, NotationError> {
    let mut words = Words::new(text);
    let word = words
        .take()
        .ok_or(NotationError::Empty { expected: "an outcome of luck, such as “Kh” or “token 2”" })?;
    let Some((keyword, form)) = FORMS.iter().find(|(k, _)| k.eq_ignore_ascii_case(word)) else {
        words.expect("one card, face of the die or cattle token");
        let outcome = one_word(content, word)?;
        return words.done(outcome);
    };
    words.expect(form);
    let outcome = match *keyword {
        "token" => Outcome::Token(token_kind(content, words.need()?)? as u8),
        "trigger" => Outcome::Trigger(Trigger(words.id(content, Thing::Trigger)?)),
        "story" => Outcome::Story(Story(words.id(content, Thing::Story)?)),
        "first" => Outcome::Seat(Seat(number(words.need()?, 1, SEATS as u8)? - 1)),
        "deed" => Outcome::AutomaCard(AutomaCard(words.id(content, Thing::AutomaCard)?)),
        "ware" => Outcome::Ware(Item(words.id(content, Thing::Item)?)),
        "opponent" => Outcome::Opponent(Opponent(words.id(content, Thing::Opponent)?)),
        "frontier" => ante_up(ante_up::Outcome::FrontierNumber(words.number(1, FRONTIER_NUMBERS as u8 - 1)?)),
        "frontier-token" => {
            ante_up(ante_up::Outcome::FrontierToken(FrontierToken(words.id(content, Thing::FrontierToken)?)))
        }
        "event" => ante_up(ante_up::Outcome::Event(EventCard(words.id(content, Thing::Event)?))),
        "legend" => blood_money(blood_money::Outcome::Legend(Legend(words.id(content, Thing::Legend)?))),
        "map" => {
            let tokens: Vec<(&str, StoryToken)> =
                StoryToken::VARIANTS.iter().map(|token| (token.word(), *token)).collect();
            blood_money(blood_money::Outcome::MapToken(words.one_of(&tokens)?))
        }
        "ending" => blood_money(blood_money::Outcome::Ending(words.one_of(&[("a", 0), ("b", 1)])?)),
        "risk" => blood_money(blood_money::Outcome::Risk(RiskFace(words.id(content, Thing::RiskFace)?))),
        "injury" => blood_money(blood_money::Outcome::Injury(Injury(words.id(content, Thing::Injury)?))),
        "follower" => extras(extras::Outcome::Follower(Follower(words.id(content, Thing::Follower)?))),
        "title" => extras(extras::Outcome::Title(ScoreRow(words.id(content, Thing::ScoreRow)?))),
        "region" => blood_money(blood_money::Outcome::Region(Region(words.id(content, Thing::Region)?))),
        "item" => blood_money(blood_money::Outcome::Legendary(Item(words.id(content, Thing::Item)?))),
        "goal" => Outcome::Goal(Goal(words.id(content, Thing::Goal)?)),
        _ => Outcome::Character(Character(words.id(content, Thing::Character)?)),
    };
    words.done(outcome)
}

const fn ante_up(outcome: ante_up::Outcome) -> Outcome {
    Outcome::Module(modules::Outcome::AnteUp(outcome))
}

const fn blood_money(outcome: blood_money::Outcome) -> Outcome {
    Outcome::Module(modules::Outcome::BloodMoney(outcome))
}

const fn extras(outcome: extras::Outcome) -> Outcome {
    Outcome::Module(modules::Outcome::Extras(outcome))
}

/// A fight card, a poker card, a face of the die or a cattle token.
fn one_word(content: &Content, word: &str) -> Result<Outcome, NotationError> {
    if let Ok(card) = word.parse::<FightCard>() {
        return Ok(Outcome::Fight(card));
    }
    if let Some(card) = word.parse().ok().filter(|card| content.poker_cards.contains(*card)) {
        return Ok(Outcome::Card(card));
    }
    if let Some(side) = content.die.iter().position(|f| f.word().eq_ignore_ascii_case(word)) {
        return Ok(Outcome::Die(side as u8));
    }
    if let Some(token) = lookup(content, Thing::Cattle, word) {
        return Ok(Outcome::Cattle(Cattle(token)));
    }
    let faces = content.die.iter().map(|f| f.word());
    let known = faces.chain(all(content, Thing::Cattle)).chain(FORMS.iter().map(|(keyword, _)| *keyword));
    Err(NotationError::UnknownId { what: "outcome of luck", word: shown(word), nearest: nearest(word, known) })
}

/// The representative of equivalent outcomes: the first side of the die with the same face.
#[must_use]
pub fn canonical(content: &Content, outcome: Outcome) -> Outcome {
    let Outcome::Die(side) = outcome else {
        return outcome;
    };
    let face = face_of(content, side);
    let first = (0..side).find(|s| face_of(content, *s) == face);
    Outcome::Die(first.unwrap_or(side))
}

/// Whether two outcomes are equivalent: equal, or sides of a die with the same face.
pub fn outcome_matches(content: &Content, a: Outcome, b: Outcome) -> bool {
    canonical(content, a) == canonical(content, b)
}

/// Every outcome of this content, with each side of the die separately.
pub fn every_outcome(content: &Content) -> Vec<Outcome> {
    let mut every: Vec<Outcome> = content.poker_cards.iter().map(Outcome::Card).collect();
    every.extend((0..RANKS.len() as u8).map(|i| Outcome::Fight(FightCard(i))));
    every.extend((0..content.die.len() as u8).map(Outcome::Die));
    every.extend(numbers(content, Thing::Cattle).map(|i| Outcome::Cattle(Cattle(i))));
    every.extend((0..content.token_lp.len() as u8).map(Outcome::Token));
    every.extend(numbers(content, Thing::Trigger).map(|i| Outcome::Trigger(Trigger(i))));
    every.extend(numbers(content, Thing::Story).map(|i| Outcome::Story(Story(i))));
    every.extend((0..SEATS as u8).map(|i| Outcome::Seat(Seat(i))));
    every.extend(numbers(content, Thing::Goal).map(|i| Outcome::Goal(Goal(i))));
    every.extend(numbers(content, Thing::Character).map(|i| Outcome::Character(Character(i))));
    every.extend(numbers(content, Thing::AutomaCard).map(|i| Outcome::AutomaCard(AutomaCard(i))));
    if !content.board.stands.is_empty() {
        every.extend(numbers(content, Thing::Item).map(|i| Outcome::Ware(Item(i))));
    }
    every.extend(numbers(content, Thing::Opponent).map(|i| Outcome::Opponent(Opponent(i))));
    if !content.frontier.is_empty() {
        every.extend((1..FRONTIER_NUMBERS as u8).map(|n| ante_up(ante_up::Outcome::FrontierNumber(n))));
    }
    let tokens = numbers(content, Thing::FrontierToken).map(FrontierToken);
    every.extend(tokens.map(|token| ante_up(ante_up::Outcome::FrontierToken(token))));
    every.extend(numbers(content, Thing::Event).map(|i| ante_up(ante_up::Outcome::Event(EventCard(i)))));
    let faces = numbers(content, Thing::RiskFace).map(RiskFace);
    every.extend(faces.map(|face| blood_money(blood_money::Outcome::Risk(face))));
    let injuries = numbers(content, Thing::Injury).map(Injury);
    every.extend(injuries.map(|injury| blood_money(blood_money::Outcome::Injury(injury))));
    let followers = numbers(content, Thing::Follower).map(Follower);
    every.extend(followers.map(|follower| extras(extras::Outcome::Follower(follower))));
    every.extend(content.scoring.titles.iter().map(|title| extras(extras::Outcome::Title(title))));
    every.extend(numbers(content, Thing::Legend).map(|i| blood_money(blood_money::Outcome::Legend(Legend(i)))));
    if !content.legendary_stories.is_empty() {
        every.extend(StoryToken::VARIANTS.iter().map(|token| blood_money(blood_money::Outcome::MapToken(*token))));
        every.extend([0, 1].map(|ending| blood_money(blood_money::Outcome::Ending(ending))));
    }
    every.extend(numbers(content, Thing::Region).map(|i| blood_money(blood_money::Outcome::Region(Region(i)))));
    every.extend(content.legendary.iter().map(|item| blood_money(blood_money::Outcome::Legendary(item))));
    every
}
