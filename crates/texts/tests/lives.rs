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

/// Sentences: what ends with a full stop or another mark before a space, or at the end, also within quotation marks of any kind. An
/// abbreviation ends none, and a day of the month neither (“3. April”).
fn sentences(text: &str) -> usize {
    const SHORT: [&str; 12] = ["Dr.", "Mr.", "Mrs.", "St.", "O.K.", "Mgr.", "M.", "D.", "Dra.", "EE.", "UU.", "Sr."];
    let quote = ['”', '“', '»', '«', '„', ')'];
    let words: Vec<&str> = text.split([' ', '\n']).collect();
    let ends = |at: &usize| {
        let word = words[*at].trim_end_matches(|c: char| quote.contains(&c) || c == '\u{a0}' || c == '\u{202f}');
        let bare = word.trim_start_matches(|c: char| !c.is_alphanumeric());
        let numbered = bare.strip_suffix('.').is_some_and(|n| n.chars().all(|c| c.is_ascii_digit()) && n.len() < 3);
        // What goes on with a small letter is the same sentence, as after a question that is quoted.
        let next = words.get(at + 1).and_then(|next| next.chars().find(|c| c.is_alphanumeric()));
        let goes_on = next.is_some_and(char::is_lowercase);
        let shortened = SHORT.iter().any(|short| bare == *short || bare.ends_with(&format!("’{short}")));
        !shortened && !numbered && !goes_on && word.ends_with(['.', '?', '!', '…'])
    };
    (0..words.len()).filter(ends).count()
}

/// The rows of the tables of sources: the name, what is told, and from where.
fn sources() -> Vec<[&'static str; 3]> {
    let cells = |line: &'static str| {
        let mut cells = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ");
        Some([cells.next()?, cells.next()?, cells.next()?])
    };
    let page = include_str!("../../../docs/lives.md");
    page.lines().filter_map(cells).filter(|[name, ..]| *name != "Character").collect()
}

/// Whether a text ends with a full stop or another mark, inside or outside of quotation marks of any kind.
fn is_sentence(text: &str) -> bool {
    let quoted = |c: char| !c.is_alphanumeric() && !".!?…".contains(c);
    text.trim_end_matches(quoted).ends_with(['.', '!', '?', '…'])
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
            assert!(is_sentence(&life), "{language}: {message} does not end with a sentence");
            assert!(seen.insert(life), "{language}: {message} tells another one's life");
        }
    }
}

#[test]
fn a_life_has_two_to_four_sentences_in_every_language() {
    for language in Language::all() {
        let catalogue = Catalogue::of(language).expect("a shipped language");
        for id in everybody(&Catalog::embedded().expect("the catalog")) {
            let life = catalogue.text(&format!("life-{id}"));
            let n = sentences(&life);
            assert!((2..=4).contains(&n), "{language}: life-{id} has {n} sentences: {life}");
        }
    }
}

#[test]
fn sentences_are_counted_in_every_language() {
    for (text, n) in [
        ("He came. He went.", 2),
        ("Dr. Strand of the O.K. Corral asked “Who?” and left.", 1),
        ("Il était à la fusillade d’O.K. Corral.", 1),
        ("Am 3. April 1882 stieg er hinauf. „Pronto.“", 2),
        ("Il dit\u{a0}: «\u{a0}Bientôt.\u{a0}» Puis il partit.", 2),
        ("¿Quién es? Nadie…", 2),
    ] {
        assert_eq!(sentences(text), n, "{text}");
    }
}

#[test]
fn every_life_has_its_sources() {
    let catalogue = Catalogue::of(Language::EN).expect("English");
    let everybody = everybody(&Catalog::embedded().expect("the catalog"));
    let named: BTreeSet<String> = everybody.iter().map(|id| catalogue.text(&format!("character-{id}"))).collect();
    let rows = sources();
    let told: BTreeSet<String> = rows.iter().map(|[name, ..]| (*name).to_owned()).collect();
    assert_eq!(told, named, "the names in docs/lives.md are those of the characters");
    for [name, fact, from] in rows {
        let links: BTreeSet<&str> = from.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect();
        assert!(links.len() >= 2, "{name}: “{fact}” rests on {} source that can be opened: {from}", links.len());
    }
}

#[test]
fn a_sentence_may_end_within_quotation_marks_of_any_language() {
    for text in ["Done.", "He said “Soon.”", "Er sagte: „Bald.“", "«\u{a0}Bientôt.\u{a0}»", "Dijo «Pronto»."]
    {
        assert!(is_sentence(text), "{text}");
    }
    for text in ["Done", "He said “Soon”", "Er sagte: „Bald“", ""] {
        assert!(!is_sentence(text), "{text}");
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
