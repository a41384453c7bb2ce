//! The lives of the characters: each shipped one is told in every language, and short; a module may leave them out.

use darkrock_rules::content::{Catalog, Content, Files};
use darkrock_rules::ids::Character;
use darkrock_texts::{Catalogue, Language, Texts, unnamed};
use std::collections::BTreeSet;

/// The words of English; other languages need a few more for the same.
const WORDS: (usize, usize) = (30, 70);
const WORDS_OF_OTHERS: usize = 80;

/// Words: what stands between spaces and has a letter or digit. A no-break space separates nothing.
fn words(text: &str) -> usize {
    text.split([' ', '\n']).filter(|word| word.contains(char::is_alphanumeric)).count()
}

/// The ids of the characters of all shipped modules.
fn everybody(catalog: &Catalog) -> BTreeSet<String> {
    let contents = catalog.each_alone().map(|selection| catalog.compose(&selection).expect("the content"));
    let ids = |content: Content| content.specs.characters.iter().map(|c| c.id.clone()).collect::<Vec<_>>();
    contents.flat_map(ids).collect()
}

#[test]
fn every_character_has_a_short_life_in_every_language() {
    let everybody = everybody(&Catalog::embedded().expect("the catalog"));
    assert_eq!(everybody.len(), 44, "as many as docs/lives.md has rows");
    for language in Language::all() {
        let catalogue = Catalogue::of(language).expect("a shipped language");
        let most = if language == Language::EN { WORDS.1 } else { WORDS_OF_OTHERS };
        let mut seen = BTreeSet::new();
        for id in &everybody {
            let message = format!("life-{id}");
            assert!(catalogue.has(&message), "{language}: {message} is missing");
            let life = catalogue.text(&message);
            let n = words(&life);
            assert!((WORDS.0..=most).contains(&n), "{language}: {message} has {n} words");
            assert!(life.ends_with(['.', '”', '»']), "{language}: {message} does not end with a sentence");
            assert!(seen.insert(life), "{language}: {message} tells another one's life");
        }
    }
}

#[test]
fn a_module_may_leave_the_life_of_a_character_out() {
    let mut files = Files::embedded();
    files.put("smithy/module.yaml", "{id: smithy, kind: expansion}".to_owned());
    let smith = "- {id: the-smith, name: The Smith, source: reconstructed, start: darkrock-general-store, \
                 gains: {money: 10, cards: 1, items: [revolver]}, passives: [{hand-size: 1}]}\n";
    files.put("smithy/characters.yaml", smith.to_owned());
    let named = "character-the-smith = The Smith\nweb-module-smithy = The Smithy\n";
    files.put("smithy/words/en.ftl", named.to_owned());
    let catalog = Catalog::load(files).expect("the catalog");
    let selection = catalog.select(&["smithy".to_owned()], None).expect("the module");
    let content = catalog.compose(&selection).expect("the content");
    let texts = Texts::new(&content, Language::EN).expect("texts");
    let last = content.specs.characters.len() - 1;
    let smith = texts.character(Character(last as u8)).expect("the smith");
    assert_eq!((smith.name.as_str(), smith.life.as_deref()), ("The Smith", None));
    let annie = texts.character(Character(0)).expect("Annie Oakley");
    assert!(annie.life.as_deref().is_some_and(|life| life.starts_with("Born in a log cabin")), "{annie:?}");
    assert_eq!(unnamed(&content, texts.catalogue()), Vec::new(), "a life is no name");
}
