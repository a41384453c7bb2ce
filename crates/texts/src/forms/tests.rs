//! Where a name stands in a message, and what is said there. `web/src/lib/text/forms.test.ts` has the same cases.

use super::*;
use crate::{Args, Catalogue, Language};
use fluent_bundle::{FluentBundle, FluentResource};
use std::collections::BTreeSet;

/// A message, and what it says of the man, of Annie and of Hallelujah!
const CASES: [(&str, [&str; 3]); 14] = [
    ("{ $name } pesca.", ["L’Uomo pesca.", "Annie pesca.", "Evviva! pesca."]),
    ("Tocca a { $name }.", ["Tocca all’Uomo.", "Tocca a Annie.", "Tocca a Evviva!"]),
    ("Vince { $name }.", ["Vince l’Uomo.", "Vince Annie.", "Vince Evviva!"]),
    ("Fine. { $name } pesca.", ["Fine. L’Uomo pesca.", "Fine. Annie pesca.", "Fine. Evviva! pesca."]),
    ("Vince: { $name }.", ["Vince: l’Uomo.", "Vince: Annie.", "Vince: Evviva!"]),
    ("{ $name }: { $name }", ["L’Uomo: l’Uomo", "Annie: Annie", "Evviva!: Evviva!"]),
    ("{ $you -> [name] tu *[no] { $name } }.", ["L’Uomo.", "Annie.", "Evviva!"]),
    ("Tocca a { $you -> [name] te *[no] { $name } }.", ["Tocca all’Uomo.", "Tocca a Annie.", "Tocca a Evviva!"]),
    ("A 5a { $name }", ["A 5a l’Uomo", "A 5a Annie", "A 5a Evviva!"]),
    ("{ $n }a { $name }", ["3a l’Uomo", "3a Annie", "3a Evviva!"]),
    ("Da { $n } a { $n }", ["Da 3 a 3", "Da 3 a 3", "Da 3 a 3"]),
    ("{ $you -> [name] tu. *[no] Ecco { $name }. }", ["Ecco l’Uomo.", "Ecco Annie.", "Ecco Evviva!"]),
    ("Ecco { $name }!", ["Ecco l’Uomo!", "Ecco Annie!", "Ecco Evviva!!"]),
    (
        "{ $n -> [one] Uno per { $name } *[other] Altri per { $name }, poi { $name } }.",
        ["Altri per l’Uomo, poi l’Uomo.", "Altri per Annie, poi Annie.", "Altri per Evviva!, poi Evviva!"],
    ),
];

#[test]
fn a_name_has_the_form_of_its_place() {
    let after = vec![("a".to_owned(), "all’Uomo".to_owned())];
    let him = Called { name: "L’Uomo".to_owned(), within: "l’Uomo".to_owned(), after };
    for (message, expected) in CASES {
        let source = format!(
            "said = {}",
            message.replace(" [", "\n [").replace(" *[", "\n *[").replace(" }.", "\n }.").replace(". }", ".\n }")
        );
        let source = if message.contains("->") { source } else { format!("said = {message}") };
        let catalogue = Catalogue::from_files(Language::EN, &[("a.ftl", &source)]).expect("a message");
        catalogue.called(him.clone());
        for (name, expected) in ["L’Uomo", "Annie", "Evviva!"].into_iter().zip(expected) {
            let said = catalogue.with("said", &Args::new().s("name", name).s("you", "no").n("n", 3));
            assert_eq!(said, expected, "{source}");
        }
    }
}

#[test]
fn a_word_before_other_words_stays_where_it_is() {
    let source = "said = Tocca a { $you ->\n    [other] te\n   *[no] { $name }\n } ora";
    let catalogue = Catalogue::from_files(Language::EN, &[("a.ftl", source)]).expect("a message");
    assert_eq!(catalogue.with("said", &Args::new().s("you", "other").s("name", "Annie")), "Tocca a te ora");
    assert_eq!(catalogue.with("said", &Args::new().s("you", "no").s("name", "Annie")), "Tocca a Annie ora");
}

/// The messages of a file with their attributes.
fn patterns(text: &str) -> Vec<(String, Option<String>)> {
    let resource = parser::parse(text.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let of = |entry: Entry<String>| match entry {
        Entry::Message(message) => {
            let own = message.value.is_some().then_some(None);
            let attributes = message.attributes.into_iter().map(|own| Some(own.id.name));
            own.into_iter().chain(attributes).map(|own| (message.id.name.clone(), own)).collect::<Vec<_>>()
        }
        _ => Vec::new(),
    };
    resource.body.into_iter().flat_map(of).collect()
}

/// The names of the variables of a file.
fn variables(text: &str) -> BTreeSet<&str> {
    let names = text.split('$').skip(1);
    let name =
        |rest: &'_ str| rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-').len();
    names.map(|rest| &rest[..name(rest)]).filter(|name| !name.is_empty()).collect()
}

fn bundle(code: &str, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![code.parse().expect("a code")]);
    bundle.set_use_isolating(false);
    let nobody = OnceLock::new();
    bundle.add_function(NAMED, move |names, around| named(&nobody, names, around)).expect("the first function");
    bundle.add_resource_overriding(FluentResource::try_new(text.to_owned()).expect("Fluent"));
    bundle
}

/// Every message of every language says of anybody what it said, whatever its variables are.
#[test]
fn nothing_else_is_changed() {
    let values = [FluentValue::from(1), FluentValue::from(5), FluentValue::from("Annie"), FluentValue::from("name")];
    for language in Language::all() {
        for (file, source) in language.files() {
            let Some(placed) = placed(source) else { continue };
            let bundles = [bundle(language.code(), source), bundle(language.code(), &placed)];
            let all = patterns(source);
            assert_eq!(all, patterns(&placed), "{language}: {file}");
            for value in &values {
                let args: FluentArgs<'_> = variables(source).into_iter().map(|name| (name, value.clone())).collect();
                for (id, attribute) in &all {
                    let [before, after] = bundles.each_ref().map(|bundle| {
                        let message = bundle.get_message(id).expect("a message");
                        let pattern = match attribute {
                            Some(name) => message.get_attribute(name).expect("an attribute").value(),
                            None => message.value().expect("a value"),
                        };
                        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
                    });
                    assert_eq!(before, after, "{language}: {file}: {id} {attribute:?} with {value:?}");
                }
            }
        }
    }
}
