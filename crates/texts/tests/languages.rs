//! Languages: each shipped one is complete, a new one needs only a folder, and errors in one are found.

use darkrock_rules::chance::FastChance;
use darkrock_rules::ids::*;
use darkrock_rules::{Content, Game, Setup};
use darkrock_texts::check::compare;
use darkrock_texts::{
    Args, Catalogue, Language, LanguageError, MIRRORED_CODE, PSEUDO_CODE, Scene, Texts, mirrored_file, pseudo,
    pseudo_file,
};
use std::fs;
use std::path::PathBuf;

/// An empty folder of this test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("languages-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// A language of the English files, each changed by `change`.
fn language(name: &str, code: &str, change: impl Fn(&str, &str) -> String) -> Language {
    let folder = folder(name).join(code);
    fs::create_dir(&folder).expect("the language's folder");
    for (path, text) in Language::EN.files() {
        let (_, file) = path.split_once('/').expect("a file name");
        fs::create_dir_all(folder.join(file).parent().expect("a folder")).expect("the module's folder");
        fs::write(folder.join(file), change(file, text)).expect("a file of the language");
    }
    Language::read(&folder).expect("the language")
}

#[test]
fn every_language_says_where_its_lines_begin() {
    for language in Language::all() {
        let direction = Catalogue::of(language).expect("the catalogue").text("language-direction");
        assert!(["ltr", "rtl"].contains(&direction.as_str()), "{language}: {direction}");
    }
}

#[test]
fn every_language_is_whole() {
    for language in Language::all() {
        let faults = compare(language).faults();
        assert!(faults.is_empty(), "{language}: {} faults:\n{}", faults.len(), faults.join("\n"));
        assert!(Catalogue::of(language).is_ok_and(|c| c.language() == language));
        assert!(!language.name().is_empty() && language.name() != language.code(), "{language} does not say its name");
    }
}

#[test]
fn english_is_the_first_language() {
    assert_eq!(Language::all().next(), Some(Language::EN));
    assert_eq!((Language::EN.code(), Language::EN.name(), Language::default()), ("en", "English", Language::EN));
    let mut codes: Vec<&str> = Language::all().map(Language::code).skip(1).collect();
    codes.dedup();
    assert!(codes.is_sorted() && !codes.contains(&"en"), "{codes:?}");
}

#[test]
fn the_first_wish_that_can_be_had_is_taken() {
    for wish in ["en", "EN", "en_US.UTF-8", "en-GB", "en@quot"] {
        assert_eq!(Language::among([wish]), Some(Language::EN), "{wish}");
    }
    assert_eq!(Language::among(["tlh", "en"]), Some(Language::EN));
    for none in ["", "C", "C.UTF-8", "POSIX", "tlh_QO", "english"] {
        assert_eq!(Language::among([none]), None, "{none}");
    }
}

/// Whether every letter that has an accent in the pseudo-language has one; texts that are not sentences are skipped.
fn accented(text: &str) -> bool {
    let of_text = |c: char| c.is_alphabetic() && !"LPJQKAcdhs".contains(c);
    !text.chars().any(|c| of_text(c) && pseudo(&c.to_string()) != c.to_string())
}

#[test]
fn a_new_language_is_one_folder() {
    let language = language("pseudo", PSEUDO_CODE, |_, text| pseudo_file(text).expect("English is Fluent"));
    assert_eq!((language.code(), language.name()), (PSEUDO_CODE, pseudo("English").as_str()));
    assert_eq!(compare(language).faults(), Vec::<String>::new());
    let content = Content::embedded().expect("content");
    let (english, texts) =
        (Texts::new(&content, Language::EN).expect("texts"), Texts::new(&content, language).expect("texts"));
    let mut letters = (0, 0);
    for card in (0..52).map(Card) {
        assert!(accented(&texts.card(card).name), "{}", texts.card(card).name);
        for (line, plain) in texts.card(card).lines.iter().zip(&english.card(card).lines) {
            assert!(accented(&line.text), "{}", line.text);
            letters.0 += plain.text.chars().count();
            letters.1 += line.text.chars().count();
        }
    }
    assert!(letters.1 * 10 > letters.0 * 12, "English has {} letters and this only {}", letters.0, letters.1);
    for at in 0..content.stories.len() {
        let story = texts.story(Story(at as u8));
        assert!(accented(&story.tale) && accented(&story.reward) && accented(&story.name), "{story:?}");
    }
    for space in content.board.all {
        assert!(accented(texts.place(space)), "{}", texts.place(space));
    }
}

#[test]
fn the_pseudo_language_has_letters_and_marks_of_several_languages() {
    assert_eq!(pseudo("The gunslinger is thinking."), "Théé güüñsllíññgérr íß thííñkkíñgg.");
    assert_eq!(pseudo("“Who?”"), "¿„Whöö?“");
    let whole: String = Language::EN.files().iter().map(|(_, text)| pseudo_file(text).expect("Fluent")).collect();
    assert!(['ß', '„', '“', '¿', 'ñ', 'é', 'ü'].iter().all(|letter| whole.contains(*letter)));
}

#[test]
fn a_language_may_be_written_from_right_to_left() {
    let language = language("mirrored", MIRRORED_CODE, |_, text| mirrored_file(text).expect("English is Fluent"));
    assert_eq!(compare(language).faults(), Vec::<String>::new());
    let catalogue = Catalogue::of(language).expect("the catalogue");
    assert_eq!(catalogue.text("language-direction"), "rtl");
    assert_eq!(
        catalogue.text("choice-keep"),
        "\u{202e}Keep\u{202c} \u{202e}what\u{202c} \u{202e}you\u{202c} \u{202e}have\u{202c}"
    );
    let content = Content::embedded().expect("content");
    let texts = Texts::new(&content, language).expect("texts");
    for card in (0..52).map(Card) {
        for line in &texts.card(card).lines {
            let (open, close) = (line.text.matches('\u{202e}').count(), line.text.matches('\u{202c}').count());
            assert!(open > 0 && open == close && !line.text.contains(['[', '{']), "{}", line.text);
        }
    }
}

#[test]
fn a_whole_game_is_told_in_a_new_language() {
    let language = language("game", PSEUDO_CODE, |_, text| pseudo_file(text).expect("English is Fluent"));
    let content = Content::embedded().expect("content");
    let texts = Texts::new(&content, language).expect("texts");
    let setup = Setup { length: 15, ..Setup::new(3) };
    let (mut chance, mut events, mut choices) = (FastChance::new(7), Vec::new(), Vec::new());
    let mut game = Game::new(&content, &setup, &mut chance, &mut events).expect("a game");
    let (mut scene, mut lines) = (Scene::new(), 0);
    while let Some(seat) = game.decision().first() {
        for event in events.drain(..) {
            scene.follow(&event);
            let names = |seat: Seat| texts.seat_name(&game.state.public, seat);
            if let Some(line) = texts.event_in(scene, &event, Some(seat), &names) {
                assert!(accented(&line) && !line.contains(['[', '{']), "{event:?}: {line}");
                lines += 1;
            }
        }
        let question = texts.question(&game.state.public, Some(seat));
        assert!(accented(&question), "{question}");
        game.choices(seat, &mut choices);
        for choice in &choices {
            let label = texts.choice(&game.state.public, *choice);
            assert!(accented(&label), "{choice:?}: {label}");
        }
        let choice = choices[chance.below(choices.len() as u32) as usize];
        game.play(seat, choice, &mut chance, &mut events).expect("a listed choice");
    }
    assert!(lines > 300, "only {lines} lines");
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let language = language("half", "en-XB", |file, _| match file {
        "ui.ftl" => "choice-keep = Keep as it is\n".to_owned(),
        _ => String::new(),
    });
    let catalogue = Catalogue::of(language).expect("the catalogue");
    assert_eq!(catalogue.text("choice-keep"), "Keep as it is");
    let english = Catalogue::of(Language::EN).expect("the catalogue");
    assert_eq!(catalogue.text("choice-heal"), english.text("choice-heal"));
    assert_eq!(catalogue.ids().collect::<Vec<_>>(), ["choice-keep"]);
}

#[test]
fn every_kind_of_fault_is_found() {
    let language = language("faults", "en-XC", |file, text| match file {
        "language.ftl" => text.replace("number-group = ,\n", "number-group = ,\nodd = Not in English\n"),
        "log.ftl" => text.replace("log-over", "log-is-over"),
        "ui.ftl" => text
            .replace("seat-number = Seat { $n }", "seat-number = Seat { $number }")
            .replace("[money] Take", "[argent] Take")
            .replace("   *[both]", "    [both]"),
        "advice.ftl" => format!("{text}\nchoice-keep = Twice\n"),
        _ => text.to_owned(),
    });
    let faults = compare(language).faults();
    let found = |what: &str| assert!(faults.iter().any(|f| f.contains(what)), "“{what}” is not in {faults:#?}");
    found("language.ftl: odd is not in the English file");
    found("log.ftl: log-over is missing");
    found("ui.ftl: seat-number does not use $n, as English does");
    found("ui.ftl: seat-number uses $number, which the program does not provide");
    found("ui.ftl: line ");
    found("advice.ftl: choice-keep is not in the English file");
    assert!(Catalogue::of(language).is_err());
    let keys = self::language("keys", "en-XD", |_, text| text.replace("[money] Take", "[argent] Take"));
    let faults = compare(keys).faults();
    assert_eq!(
        faults,
        ["ui.ftl: choice-income has the variant [argent] for $income: expected one of both, cards, money"]
    );
}

#[test]
fn a_folder_that_is_no_language_is_refused_with_the_reason() {
    let missing = folder("missing").join("eo");
    assert!(matches!(Language::read(&missing), Err(LanguageError::Io(..))));
    fs::create_dir(&missing).expect("a folder");
    assert_eq!(Language::read(&missing), Err(LanguageError::Empty(missing.clone())));
    let odd = folder("missing").join("not a code");
    fs::create_dir(&odd).expect("a folder");
    assert_eq!(Language::read(&odd), Err(LanguageError::Code("not a code".to_owned())));
}

#[test]
fn large_numbers_are_written_as_the_language_does() {
    let english = Catalogue::of(Language::EN).expect("the catalogue");
    let money = |catalogue: &Catalogue, n: i64| catalogue.with("choice-join", &Args::new().n("n", n));
    assert_eq!(money(&english, 999), "Join the game for $999");
    assert_eq!(money(&english, 1000), "Join the game for $1,000");
    assert_eq!(money(&english, 1_234_567), "Join the game for $1,234,567");
    assert_eq!(english.with("seat-number", &Args::new().n("n", -123_456)), "Seat -123,456");
    let language = language("numbers", "en-XE", |_, text| text.replace("number-group = ,", "number-group = { \"·\" }"));
    assert_eq!(money(&Catalogue::of(language).expect("the catalogue"), 12_000), "Join the game for $12·000");
}

#[test]
fn and_depends_on_the_next_sound_where_a_language_says_so() {
    let spanish = "say-sounds =\n    i: i hi -hie\nsay-and = { $before ->\n    [i] { $head } e { $last }\n   *[other] { $head } y { $last }\n}\n";
    let language = language("sounds", "en-XF", |file, text| match file {
        "grammar.ftl" => text.replace("say-and = { $head } and { $last }\n", spanish),
        _ => text.to_owned(),
    });
    assert_eq!(compare(language).faults(), Vec::<String>::new());
    let content = Content::embedded().expect("content");
    let texts = Texts::new(&content, language).expect("texts");
    let list = |names: &[&str]| texts.list(names.iter());
    assert_eq!(list(&["Annie Oakley", "Isom Dart"]), "Annie Oakley e Isom Dart");
    assert_eq!(list(&["Isom Dart", "Annie Oakley", "“Hierro”"]), "Isom Dart, Annie Oakley y “Hierro”");
    let english = Texts::new(&content, Language::EN).expect("texts");
    assert_eq!(english.list(["Annie Oakley", "Isom Dart"].iter()), "Annie Oakley and Isom Dart");
}
