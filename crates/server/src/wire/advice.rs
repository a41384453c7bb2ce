//! What a bot advises, in words: the best choices, each with short clauses that say why (`locales/*/advice.ftl`).
//!
//! A front end says the clauses one after another, with commas between them.

use super::ids::Ids;
use super::message::Message;
use darkrock_bots::Advice;
use darkrock_bots::advice::{Gains, Place};
use darkrock_rules::{Content, notation};
use darkrock_texts::{Arg, Message as Text};
use serde::Serialize;
use ts_rs::TS;

/// The most choices that are advised.
pub const MOST_LINES: usize = 3;
/// The most clauses that say why.
pub const MOST_REASONS: usize = 4;

/// A choice that a bot advises.
#[derive(Serialize, TS, Clone, PartialEq, Debug)]
pub struct AdviceLine {
    /// The choice in the notation.
    pub choice: String,
    /// The chance of winning the game after it, from 0 to 1, as the bot sees it.
    pub chance: f32,
    /// How much it is worth in legendary points, compared with the position before it.
    pub worth: f32,
    /// How often the search looked at it.
    pub visits: u32,
    /// What speaks for or against it: clauses, the most telling first.
    pub reasons: Vec<Message>,
}

impl AdviceLine {
    /// The best of some choices that a bot advises, the best first.
    pub fn best(content: &Content, advice: &[Advice]) -> Vec<Self> {
        let line = |advice: &Advice| Self {
            choice: notation::print(content, advice.choice),
            chance: advice.chance,
            worth: advice.worth,
            visits: advice.visits,
            reasons: reasons(advice).into_iter().map(|clause| Message::new(Ids(content), clause)).collect(),
        };
        advice.iter().take(MOST_LINES).map(line).collect()
    }
}

/// A clause, and how telling it is.
type Clause = (f32, Text);

/// What speaks for or against a choice: at most [`MOST_REASONS`] clauses, the most telling first.
pub fn reasons(advice: &Advice) -> Vec<Text> {
    let reason = &advice.reason;
    let mut clauses: Vec<Clause> = Vec::new();
    clauses.extend(reason.success.map(|chance| (10.0, Text::new("advice-success").n("percent", percent(chance)))));
    clauses.extend(points("advice-worth", advice.worth).map(|text| (9.0, text)));
    clauses.extend(reason.sheriff.map(sheriff));
    clauses.extend(reason.toward.map(|place| (6.0, Text::new("advice-toward").word("place", word(place)))));
    clauses.extend(gains(&reason.gains));
    clauses.sort_by(|a, b| b.0.total_cmp(&a.0));
    clauses.into_iter().take(MOST_REASONS).map(|(_, text)| text).collect()
}

/// A chance in percent; only what is certain is 0 or 100.
fn percent(chance: f32) -> i64 {
    match (chance * 100.0).round() as i64 {
        ..=0 if chance > 0.0 => 1,
        100.. if chance < 1.0 => 99,
        percent => percent.clamp(0, 100),
    }
}

/// A near Sheriff matters more than a far one.
fn sheriff(spaces: u8) -> Clause {
    let telling = match spaces {
        0..=2 => 8.0,
        3..=5 => 5.0,
        _ => 0.5,
    };
    (telling, Text::new("advice-sheriff").n("spaces", spaces))
}

const fn word(place: Place) -> &'static str {
    match place {
        Place::Bank => "bank",
        Place::Mine => "mine",
        Place::Doctor => "doctor",
        Place::Cabaret => "cabaret",
        Place::Store => "store",
        Place::Saloon => "saloon",
        Place::Ranch => "ranch",
        Place::Station => "station",
        Place::Bandit => "bandit",
        Place::Player => "player",
    }
}

/// Gain or loss, for a message to choose its words by.
const fn way(amount: i64) -> &'static str {
    if amount < 0 { "loss" } else { "gain" }
}

/// Legendary points, to a tenth; nothing when there are none to speak of.
fn points(id: &'static str, lp: f32) -> Option<Text> {
    let tenths = (lp * 10.0).round() as i64;
    let amount = Text::new("advice-points").n("whole", tenths.abs() / 10).n("tenth", tenths.abs() % 10);
    (tenths != 0).then(|| Text::new(id).word("way", way(tenths)).with("points", Arg::Message(Box::new(amount))))
}

/// What a legendary point is worth in each of the things that are gained, roughly: only to tell which to speak of first.
const DOLLARS: f32 = 30.0;
const NUGGETS: f32 = 3.0;
const CARDS: f32 = 3.0;
const TRACK_POINTS: f32 = 1.2;
const WOUNDS: f32 = 1.5;
/// Gains are less telling than what else there is to say.
const MOST_OF_GAINS: f32 = 4.5;

fn gains(gains: &Gains) -> Vec<Clause> {
    let counted = |id: &'static str, amount: f32, step: f32, per_lp: f32| {
        let n = (amount / step).round() as i64 * step as i64;
        (n != 0).then(|| (amount.abs() / per_lp, Text::new(id).word("way", way(n)).n("n", n.abs())))
    };
    let clauses = [
        points("advice-lp", gains.lp).map(|text| (gains.lp.abs(), text)),
        counted("advice-money", gains.money, 5.0, DOLLARS),
        counted("advice-nuggets", gains.nuggets, 1.0, NUGGETS),
        counted("advice-cards", gains.cards, 1.0, CARDS),
        counted("advice-marshal", gains.marshal, 1.0, TRACK_POINTS),
        counted("advice-wanted", gains.wanted, 1.0, TRACK_POINTS),
        counted("advice-wounds", gains.wounds, 1.0, WOUNDS),
    ];
    clauses.into_iter().flatten().map(|(telling, text)| (telling.min(MOST_OF_GAINS), text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_bots::advice::Reason;
    use darkrock_rules::Choice;
    use darkrock_texts::{Language, Texts};
    use std::collections::BTreeSet;

    fn texts() -> (Content, Texts) {
        let content = Content::embedded().expect("the shipped content");
        let texts = Texts::new(&content, Language::EN).expect("English is shipped");
        (content, texts)
    }

    fn advice(worth: f32, reason: Reason) -> Advice {
        Advice { choice: Choice::Pass, chance: 0.5, worth, visits: 9, reason }
    }

    fn said(texts: &Texts, advice: &Advice) -> String {
        let clauses = reasons(advice);
        clauses.iter().map(|clause| texts.say(clause, &|_| String::new())).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn reasons_are_short_clauses_the_most_telling_first() {
        let (_, texts) = texts();
        let gains = Gains { money: 28.0, wanted: 1.4, cards: -0.6, ..Gains::default() };
        let heist = Reason { success: Some(0.617), gains, sheriff: Some(4), toward: None };
        let words = "62% to win, worth about 3.4 LP, Sheriff 4 spaces away, gains 1 Wanted point";
        assert_eq!(said(&texts, &advice(3.44, heist)), words);
        let near = Reason { sheriff: Some(1), ..heist };
        let words = "62% to win, costs about 2 LP, Sheriff 1 space away, gains 1 Wanted point";
        assert_eq!(said(&texts, &advice(-2.0, near)), words);
        let ride = Reason { toward: Some(Place::Bank), ..Reason::default() };
        assert_eq!(said(&texts, &advice(0.04, ride)), "toward the bank");
        let gains = Gains { money: -21.0, lp: 1.0, wounds: -2.0, nuggets: 0.4, ..Gains::default() };
        let heal = Reason { gains, ..Reason::default() };
        assert_eq!(said(&texts, &advice(0.0, heal)), "heals 2 wounds, gains 1 LP, pays $20");
        assert_eq!(said(&texts, &advice(0.0, Reason::default())), "");
    }

    #[test]
    fn only_what_is_certain_is_said_to_be() {
        assert_eq!([0.0, 0.001, 0.5, 0.999, 1.0].map(percent), [0, 1, 50, 99, 100]);
    }

    /// Every clause that there can be.
    fn all() -> Vec<Advice> {
        let mut all = Vec::new();
        let places = [Place::Bank, Place::Mine, Place::Doctor, Place::Cabaret, Place::Store, Place::Saloon];
        let places = places.into_iter().chain([Place::Ranch, Place::Station, Place::Bandit, Place::Player]);
        all.extend(places.map(|place| advice(0.0, Reason { toward: Some(place), ..Reason::default() })));
        for n in [-2.0, -1.0, 1.0, 2.0] {
            let by = |gains: Gains| advice(n, Reason { gains, ..Reason::default() });
            let none = Gains::default();
            all.push(by(Gains { lp: n, money: 10.0 * n, nuggets: n, ..none }));
            all.push(by(Gains { cards: n, marshal: n, wanted: n, ..none }));
            all.push(by(Gains { wounds: n, ..none }));
        }
        for (spaces, success) in [(0, 0.0), (1, 0.3), (7, 1.0)] {
            all.push(advice(0.0, Reason { sheriff: Some(spaces), success: Some(success), ..Reason::default() }));
        }
        all
    }

    fn ids(message: &Text, into: &mut BTreeSet<String>) {
        into.insert(message.id.to_string());
        for (_, arg) in &message.args {
            if let Arg::Message(inner) = arg {
                ids(inner, into);
            }
        }
    }

    #[test]
    fn every_clause_has_a_message_and_every_message_is_used() {
        let (_, texts) = texts();
        let (mut used, mut seen) = (BTreeSet::new(), BTreeSet::new());
        for advice in all() {
            reasons(&advice).iter().for_each(|clause| ids(clause, &mut used));
            let words = said(&texts, &advice);
            assert!(!words.contains(['[', ']', '{', '}']) && !words.contains("  "), "{words}");
            assert!(seen.insert(words.clone()), "“{words}” is said of two things");
        }
        let known: BTreeSet<String> =
            texts.catalogue().ids().filter(|id| id.starts_with("advice-")).map(str::to_owned).collect();
        assert_eq!(used, known);
    }

    #[test]
    fn a_page_is_told_the_best_three() {
        let (content, _) = texts();
        let many = vec![advice(1.0, Reason::default()); 5];
        let lines = AdviceLine::best(&content, &many);
        assert_eq!(lines.len(), MOST_LINES);
        assert_eq!((lines[0].choice.as_str(), lines[0].visits), ("pass", 9));
        assert_eq!(lines[0].reasons[0].id, "advice-worth");
    }
}
