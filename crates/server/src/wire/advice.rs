//! A bot's advice as text: the best choices, each with short clauses that give the reasons (`locales/*/advice.ftl`).
//!
//! A front end joins the clauses with commas.

use super::ids::Ids;
use super::message::Message;
use darkrock_bots::Advice;
use darkrock_bots::advice::{Contest, ContestKind, Gains};
use darkrock_rules::Word;
use darkrock_rules::{Content, notation};
use darkrock_texts::{Arg, Message as Text};
use serde::Serialize;
use ts_rs::TS;

/// The maximum number of advised choices.
pub const MOST_LINES: usize = 3;
/// The maximum number of clauses with reasons.
pub const MOST_REASONS: usize = 4;

/// A choice that a bot advises.
#[derive(Serialize, TS, Clone, PartialEq, Debug)]
pub struct AdviceLine {
    /// The choice in the notation.
    pub choice: String,
    /// The probability of winning the game after it, from 0 to 1, as estimated by the bot.
    pub chance: f32,
    /// Its value in legendary points, relative to the position before it.
    pub worth: f32,
    /// The number of visits in the search.
    pub visits: u32,
    /// Reasons for or against it: clauses, the most important first.
    pub reasons: Vec<Message>,
    /// Why it is the best, as one sentence; only for the best.
    pub why: Option<Message>,
}

impl AdviceLine {
    /// The best of some choices that a bot advises, the best first.
    pub fn best(content: &Content, advice: &[Advice]) -> Vec<Self> {
        let next = advice.get(1).map(|next| next.chance);
        let line = |(at, advice): (usize, &Advice)| Self {
            choice: notation::print(content, advice.choice),
            chance: imagined(advice.chance),
            worth: advice.worth,
            visits: advice.visits,
            reasons: reasons(advice).into_iter().map(|clause| Message::new(Ids(content), clause)).collect(),
            why: why(advice, next).filter(|_| at == 0).map(|sentence| Message::new(Ids(content), sentence)),
        };
        advice.iter().take(MOST_LINES).enumerate().map(line).collect()
    }
}

/// A clause and its weight.
type Clause = (f32, Text);

/// Reasons for or against a choice: at most [`MOST_REASONS`] clauses, the most important first.
pub fn reasons(advice: &Advice) -> Vec<Text> {
    let reason = &advice.reason;
    let mut clauses: Vec<Clause> = Vec::new();
    clauses.extend(reason.contest.map(contest));
    clauses.extend(points("advice-worth", advice.worth).map(|text| (9.0, text)));
    clauses.extend(reason.sheriff.map(sheriff));
    clauses.extend(reason.toward.map(|place| (6.0, Text::new("advice-toward").word("place", place.word()))));
    clauses.extend(gains(&reason.gains));
    clauses.sort_by(|a, b| b.0.total_cmp(&a.0));
    clauses.into_iter().take(MOST_REASONS).map(|(_, text)| text).collect()
}

/// Why a choice is the best, as one sentence; `next` is the chance with the second best.
pub fn why(advice: &Advice, next: Option<f32>) -> Option<Text> {
    let reason = &advice.reason;
    if let Some(Contest { kind, chance }) = reason.contest {
        let id = if kind == ContestKind::Fight { "advice-why-fight" } else { "advice-why-poker" };
        return Some(Text::new(id).n("percent", percent(chance)));
    }
    if let Some(place) = reason.toward {
        return Some(Text::new("advice-why-toward").word("place", place.word()));
    }
    if let Some((_, sentence)) = good_gains(&reason.gains).into_iter().max_by(|a, b| a.0.total_cmp(&b.0)) {
        return Some(sentence);
    }
    if let Some(spaces) = reason.sheriff.filter(|spaces| *spaces >= FAR_SHERIFF) {
        return Some(Text::new("advice-why-sheriff").n("spaces", spaces));
    }
    let (best, next) = (percent(imagined(advice.chance)), percent(imagined(next?)));
    let close = Text::new("advice-why-close");
    Some(if best > next { Text::new("advice-why-best").n("percent", best).n("next", next) } else { close })
}

/// The distance, in spaces, from which the Sheriff is far away.
const FAR_SHERIFF: u8 = 3;

/// The winner is uncertain before the end because of hidden goals and random outcomes.
const LEAST_CHANCE: f32 = 0.004;

/// The gunslinger's estimate of the chance of winning the game: never a certainty.
fn imagined(chance: f32) -> f32 {
    chance.clamp(LEAST_CHANCE, 1.0 - LEAST_CHANCE)
}

fn contest(contest: Contest) -> Clause {
    let id = if contest.kind == ContestKind::Fight { "advice-fight" } else { "advice-poker" };
    (10.0, Text::new(id).n("percent", percent(contest.chance)))
}

/// A chance in percent; only certainties are 0 or 100.
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

/// Gain or loss, as a selector of a message.
const fn way(amount: i64) -> &'static str {
    if amount < 0 { "loss" } else { "gain" }
}

/// Legendary points, rounded to tenths; none if negligible.
fn points(id: &'static str, lp: f32) -> Option<Text> {
    let tenths = (lp * 10.0).round() as i64;
    let amount = Text::new("advice-points").n("whole", tenths.abs() / 10).n("tenth", tenths.abs() % 10);
    (tenths != 0).then(|| Text::new(id).word("way", way(tenths)).with("points", Arg::Message(Box::new(amount))))
}

/// The approximate exchange rate of each kind of gain for a legendary point: only to order the clauses.
const DOLLARS: f32 = 30.0;
const NUGGETS: f32 = 3.0;
const CARDS: f32 = 3.0;
const TRACK_POINTS: f32 = 1.2;
const WOUNDS: f32 = 1.5;
/// Gains have a lower weight than other reasons.
const MOST_OF_GAINS: f32 = 4.5;

/// The gains of a choice, as sentences.
fn good_gains(gains: &Gains) -> Vec<Clause> {
    let counted = |id: &'static str, amount: f32, step: f32, per_lp: f32| {
        let n = (amount / step).round() as i64 * step as i64;
        (n > 0).then(|| (amount / per_lp, Text::new(id).n("n", n)))
    };
    let tenths = (gains.lp * 10.0).round() as i64;
    let lp = || (gains.lp, Text::new("advice-why-lp").n("whole", tenths / 10).n("tenth", tenths % 10));
    let sentences = [
        (tenths > 0).then(lp),
        counted("advice-why-money", gains.money, 5.0, DOLLARS),
        counted("advice-why-nuggets", gains.nuggets, 1.0, NUGGETS),
        counted("advice-why-cards", gains.cards, 1.0, CARDS),
        counted("advice-why-marshal", gains.marshal, 1.0, TRACK_POINTS),
        counted("advice-why-wanted", gains.wanted, 1.0, TRACK_POINTS),
        counted("advice-why-wounds", -gains.wounds, 1.0, WOUNDS),
    ];
    sentences.into_iter().flatten().collect()
}

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
    use darkrock_bots::advice::{Nearby, Place, Reason};
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

    fn fight(chance: f32) -> Option<Contest> {
        Some(Contest { kind: ContestKind::Fight, chance })
    }

    fn said(texts: &Texts, advice: &Advice) -> String {
        let clauses = reasons(advice);
        clauses.iter().map(|clause| texts.render(clause, &|_| String::new())).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn reasons_are_short_clauses_the_most_telling_first() {
        let (_, texts) = texts();
        let gains = Gains { money: 28.0, wanted: 1.4, cards: -0.6, ..Gains::default() };
        let heist = Reason { contest: fight(0.617), gains, sheriff: Some(4), toward: None };
        let words = "62% to win the fight, worth about 3.4 LP, with the Sheriff 4 spaces away, gains 1 Wanted point";
        assert_eq!(said(&texts, &advice(3.44, heist)), words);
        let near = Reason { sheriff: Some(1), ..heist };
        let words = "62% to win the fight, costs about 2 LP, with the Sheriff 1 space away, gains 1 Wanted point";
        assert_eq!(said(&texts, &advice(-2.0, near)), words);
        let ride = Reason { toward: Some(Place::At(Nearby::Bank)), ..Reason::default() };
        assert_eq!(said(&texts, &advice(0.04, ride)), "toward the Bank");
        let gains = Gains { money: -21.0, lp: 1.0, wounds: -2.0, nuggets: 0.4, ..Gains::default() };
        let heal = Reason { gains, ..Reason::default() };
        assert_eq!(said(&texts, &advice(0.0, heal)), "heals 2 wounds, gains 1 LP, pays $20");
        assert_eq!(said(&texts, &advice(0.0, Reason::default())), "");
    }

    #[test]
    fn only_what_is_certain_is_said_to_be() {
        assert_eq!([0.0, 0.001, 0.5, 0.999, 1.0].map(percent), [0, 1, 50, 99, 100]);
    }

    /// All possible clauses.
    fn all() -> Vec<Advice> {
        let mut all = Vec::new();
        use Nearby::{Bank, Cabaret, Doctor, Mine, Ranch, Saloon, Station, Store};
        let places = [Bank, Mine, Doctor, Cabaret, Store, Saloon, Ranch, Station].map(Place::At);
        let places = places.into_iter().chain([Place::Bandit, Place::Player]);
        all.extend(places.map(|place| advice(0.0, Reason { toward: Some(place), ..Reason::default() })));
        for n in [-2.0, -1.0, 1.0, 2.0] {
            let by = |gains: Gains| advice(n, Reason { gains, ..Reason::default() });
            let none = Gains::default();
            all.push(by(Gains { lp: n, money: 10.0 * n, nuggets: n, ..none }));
            all.push(by(Gains { cards: n, marshal: n, wanted: n, ..none }));
            all.push(by(Gains { wounds: n, ..none }));
        }
        for (spaces, chance) in [(0, 0.0), (1, 0.3), (7, 1.0)] {
            for kind in [ContestKind::Fight, ContestKind::Poker] {
                let contest = Some(Contest { kind, chance });
                all.push(advice(0.0, Reason { sheriff: Some(spaces), contest, ..Reason::default() }));
            }
        }
        all
    }

    /// Advice that produces every sentence.
    fn sentences() -> Vec<(Advice, Option<f32>)> {
        let mut all: Vec<(Advice, Option<f32>)> = Vec::new();
        let with = |reason: Reason| (advice(0.0, reason), Some(0.3));
        for chance in [0.0, 0.3, 1.0] {
            for kind in [ContestKind::Fight, ContestKind::Poker] {
                all.push(with(Reason { contest: Some(Contest { kind, chance }), ..Reason::default() }));
            }
        }
        all.push(with(Reason { toward: Some(Place::At(Nearby::Bank)), ..Reason::default() }));
        all.push(with(Reason { sheriff: Some(5), ..Reason::default() }));
        let none = Gains::default();
        let gains = [
            Gains { lp: 2.0, ..none },
            Gains { lp: 0.4, ..none },
            Gains { money: 20.0, ..none },
            Gains { nuggets: 2.0, ..none },
            Gains { cards: 2.0, ..none },
            Gains { marshal: 2.0, ..none },
            Gains { wanted: 2.0, ..none },
            Gains { wounds: -2.0, ..none },
        ];
        all.extend(gains.map(|gains| with(Reason { gains, ..Reason::default() })));
        all.push((advice(0.0, Reason::default()), Some(0.3)));
        all.push((advice(0.0, Reason::default()), Some(0.5)));
        all
    }

    #[test]
    fn a_hint_says_in_one_sentence_why() {
        let (_, texts) = texts();
        let said = |reason: Reason, next: Option<f32>| {
            why(&advice(0.0, reason), next).map(|sentence| texts.render(&sentence, &|_| String::new()))
        };
        let gains = Gains { money: 32.0, lp: -1.0, cards: -2.0, ..Gains::default() };
        let heist = Reason { contest: fight(0.617), gains, ..Reason::default() };
        assert_eq!(said(heist, None).as_deref(), Some("You win the fight 62 times out of 100."));
        // The gains and losses of a fight follow its outcome.
        let sell = Reason { gains, ..Reason::default() };
        assert_eq!(said(sell, None).as_deref(), Some("It gains you about $30."));
        let near = Reason { sheriff: Some(1), ..Reason::default() };
        let words = "It wins 50 of 100 games that the gunslinger simulates; the next-best choice wins 41.";
        assert_eq!(said(near, Some(0.41)).as_deref(), Some(words));
        assert_eq!(said(near, None), None, "the only choice needs no reason");
    }

    /// A game in progress is not won, and a fight with reactions left is not decided.
    #[test]
    fn what_can_still_change_is_not_said_to_be_sure() {
        let (content, texts) = texts();
        let sure = Advice { chance: 1.0, ..advice(0.0, Reason::default()) };
        let lost = Advice { chance: 0.0, ..sure };
        let chances: Vec<i64> =
            AdviceLine::best(&content, &[sure, lost]).iter().map(|line| percent(line.chance)).collect();
        assert_eq!(chances, [99, 1]);
        let open = said(&texts, &advice(0.0, Reason { contest: fight(0.989), ..Reason::default() }));
        assert_eq!(open, "99% to win the fight");
        let decided = said(&texts, &advice(0.0, Reason { contest: fight(1.0), ..Reason::default() }));
        assert_eq!(decided, "certain to win the fight");
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
        for (advice, next) in sentences() {
            let sentence = why(&advice, next).expect("a sentence");
            ids(&sentence, &mut used);
            let words = texts.render(&sentence, &|_| String::new());
            assert!(!words.contains(['[', ']', '{', '}']) && words.ends_with('.'), "{words}");
            assert!(words.starts_with(char::is_uppercase) && seen.insert(words.clone()), "{words}");
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
