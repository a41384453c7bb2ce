//! Every effect of the content in every position of a sentence, in every language.

use super::{Around, Subject};
use crate::effects::Writer;
use crate::places::Places;
use crate::short::Length;
use crate::{Catalogue, Language};
use darkrock_rules::content::{Catalog, Content, Files, Op};

const EVERYTHING: [&str; 8] =
    ["ante-up", "blood-money", "extras", "gangs", "alternate-cards", "titles", "sheriff-cards", "bandit-cards"];

/// The base game, all modules and options together, those that exclude them, and each mode.
fn every_content() -> Vec<Content> {
    let catalog = Catalog::load(Files::embedded()).expect("the catalog");
    let compose = |modules: &[&str], mode: Option<&str>| {
        let modules: Vec<String> = modules.iter().map(|id| (*id).to_owned()).collect();
        catalog.compose(&catalog.select(&modules, mode).expect("modules")).expect("the content")
    };
    let frontier = ["ante-up", "alternate-cards", "jokers", "standard-stores"];
    let further = ["ante-up", "blood-money", "extras", "man-in-black-for-more", "unique-events"];
    let selections = [&EVERYTHING[..], &[], &frontier, &further, &["ante-up", "blood-money", "core-stories"]];
    let modes = ["serenade", "golden-rule", "law-and-disorder", "risky-business", "border-town"];
    let selected = selections.into_iter().map(|modules| compose(modules, None));
    selected.chain(modes.into_iter().map(|mode| compose(&[], Some(mode)))).collect()
}

fn in_each_language(content: &Content, check: impl Fn(&Writer<'_>)) {
    let places = Places::new(content);
    for language in Language::all() {
        let catalogue = Catalogue::of(language).and_then(|c| c.with_words_of(content)).expect("words");
        check(&Writer { content, catalogue: &catalogue, places: &places, length: Length::Full });
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

/// The effects of some content, each once.
fn effects(content: &Content) -> Vec<Op> {
    let mut distinct: Vec<Op> = Vec::new();
    for op in &content.ops {
        if !distinct.contains(op) {
            distinct.push(*op);
        }
    }
    distinct
}

/// Who does it is said, once, in every position of an effect that a subject can have.
fn has_its_subject(writer: &Writer<'_>, op: &Op, around: &Around, said: &str) -> bool {
    let Some(subject) = &around.subject else { return true };
    let alone = writer.simple(op).is_none() || writer.has_own_subject(op);
    alone || said.to_lowercase().matches(&writer.subject(subject).to_lowercase()).count() == 1
}

#[test]
fn every_effect_can_be_said_in_every_position() {
    for (at, content) in every_content().into_iter().enumerate() {
        // Most effects are in the first one: of the others, positions of each kind are enough.
        let step = if at == 0 { 1 } else { 5 };
        in_each_language(&content, |writer| {
            for op in &effects(&content) {
                for around in positions().into_iter().step_by(step) {
                    let said = match writer.simple(op) {
                        Some(_) => writer.plain(std::slice::from_ref(op), &around),
                        None => writer.nested(op, &around),
                    };
                    let said =
                        said.iter().map(|line| writer.catalogue.sentence(line.as_ref())).collect::<Vec<_>>().join(" ");
                    let language = writer.catalogue.language();
                    assert_eq!(fault(&said), None, "{language}: {op:?} {around:?}: {said}");
                    assert!(has_its_subject(writer, op, &around, &said), "{language}: {op:?} {around:?}: {said}");
                }
            }
        });
    }
}

#[test]
fn every_effect_has_a_verb_or_a_subject_of_its_own() {
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
    for content in every_content() {
        in_each_language(&content, |writer| {
            for op in content.ops.iter().filter(|op| writer.simple(op).is_some()) {
                let language = writer.catalogue.language();
                assert_eq!(writer.has_own_subject(op), own_subject(op), "{language}: {op:?}");
            }
        });
    }
}

#[test]
fn every_ability_can_be_said_on_a_button() {
    for content in every_content() {
        in_each_language(&content, |writer| {
            for row in &content.abilities {
                let said = writer.button(row.price, row.effects);
                let (language, length) = (writer.catalogue.language(), said.chars().count());
                assert_eq!(fault(&said), None, "{language}: {said}");
                assert!(length <= writer.room(), "{language}: {length} letters: {said}");
            }
        });
    }
}

#[test]
fn a_choice_on_a_button_says_what_its_options_begin_with() {
    let content = &every_content()[0];
    let said = |language: &str| {
        let places = Places::new(content);
        let catalogue = Catalogue::of(language.parse().expect("a language")).expect("words");
        let catalogue = catalogue.with_words_of(content).expect("words");
        let writer = Writer { content, catalogue: &catalogue, places: &places, length: Length::Full };
        content.abilities.iter().map(|row| writer.button(row.price, row.effects)).collect::<Vec<_>>()
    };
    for (language, expected) in [
        ("en", "Place a bandit at any empty hideout or remove a bandit from any hideout"),
        ("en", "Choose 2 of 5 effects"),
        ("fr", "Placez un bandit dans un repaire vide ou retirez un bandit d’un repaire"),
        ("fr", "Choisissez 2 effets sur 5"),
        ("it", "Scegli 2 effetti su 5"),
        ("de", "2 von 5 Effekten ausführen"),
        ("es", "Eliges 2 de 5 efectos"),
    ] {
        let all = said(language);
        assert!(all.iter().any(|said| said == expected), "{language}: {expected}: {all:#?}");
    }
}
