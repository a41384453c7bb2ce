//! Every effect of the content in every position of a sentence, in every language.

use super::{Around, Subject};
use crate::effects::{Writer, sentence};
use crate::places::Places;
use crate::{Catalogue, Language};
use darkrock_rules::content::{Catalog, Content, Files, Op};

const EVERYTHING: [&str; 8] =
    ["ante-up", "blood-money", "extras", "gangs", "alternate-cards", "titles", "sheriff-cards", "bandit-cards"];

fn everything() -> Content {
    let catalog = Catalog::load(Files::embedded()).expect("the catalog");
    let modules = EVERYTHING.map(str::to_owned);
    catalog.compose(&catalog.select(&modules, None).expect("modules")).expect("the content")
}

fn in_each_language(content: &Content, check: impl Fn(&Writer<'_>)) {
    let places = Places::new(content);
    for language in Language::all() {
        let catalogue = Catalogue::of(language).and_then(|c| c.with_words_of(content)).expect("words");
        check(&Writer { content, catalogue: &catalogue, places: &places });
    }
}

/// What is wrong with a text, if anything.
fn fault(text: &str) -> Option<&'static str> {
    let doubled = |mark: char| matches!(mark, ',' | ';' | ':' | '.');
    let marks = text.as_bytes().windows(2);
    let small = |after: &str| after.chars().next().is_some_and(char::is_lowercase);
    if text.contains(['[', ']', '{', '}']) {
        return Some("a message or an argument is missing");
    }
    if text.contains("  ") || text.starts_with(' ') || text.contains(" ,") || text.contains(" .") {
        return Some("a space too many");
    }
    if marks.into_iter().any(|pair| doubled(char::from(pair[0])) && doubled(char::from(pair[1]))) {
        return Some("doubled marks");
    }
    text.split(". ").skip(1).any(small).then_some("a small letter after a full stop")
}

/// The positions of an effect: an order, after a timing, optional, and all of it with another subject.
fn positions() -> Vec<Around> {
    let subjects = ["who-each-other", "who-each", "who-opponent", "who-one-here", "who-contributors", "who-each-disc"];
    let subjects = std::iter::once(None).chain(subjects.into_iter().map(|id| Some(Subject::new(id))));
    let with = |subject: Option<Subject>| {
        [(false, false), (false, true), (true, false), (true, true)].map(|(may, led)| Around {
            lead: led.then(|| "LEAD".to_owned()),
            subject: subject.clone(),
            may,
            bound: led,
            said: Vec::new(),
        })
    };
    subjects.flat_map(with).collect()
}

#[test]
fn every_effect_can_be_said_in_every_position() {
    let content = everything();
    let mut distinct: Vec<Op> = Vec::new();
    for op in &content.ops {
        if !distinct.contains(op) {
            distinct.push(*op);
        }
    }
    in_each_language(&content, |writer| {
        for op in &distinct {
            for around in positions() {
                let said = match writer.simple(op) {
                    Some(_) => writer.plain(std::slice::from_ref(op), &around),
                    None => writer.nested(op, &around),
                };
                let said = said.iter().map(|line| sentence(line)).collect::<Vec<_>>().join(" ");
                let language = writer.catalogue.language();
                assert_eq!(fault(&said), None, "{language}: {op:?} {around:?}: {said}");
            }
        }
    });
}

#[test]
fn every_effect_has_a_verb_or_a_subject_of_its_own() {
    let content = everything();
    let own_subject = |op: &Op| {
        matches!(
            op,
            Op::AutomaLp(_)
                | Op::WoundLoser(_)
                | Op::NoMarshalReward
                | Op::RemoveBandit
                | Op::GoTo(_)
                | Op::GoToMost(_)
                | Op::Bandits(_)
        )
    };
    in_each_language(&content, |writer| {
        for op in content.ops.iter().filter(|op| writer.simple(op).is_some()) {
            let language = writer.catalogue.language();
            assert_eq!(writer.has_own_subject(op), own_subject(op), "{language}: {op:?}");
        }
    });
}
