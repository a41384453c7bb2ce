//! The tales: goals, frontier tokens and the encounters of a train tell a line each in every language, an entry without one is
//! found, and no language repeats itself from tale to tale.

use darkrock_rules::content::board::LinkSpec;
use darkrock_rules::content::{Catalog, Content, Files};
use darkrock_rules::event::Event;
use darkrock_rules::ids::{Goal, Opponent, Seat};
use darkrock_rules::modules::{self, FrontierToken, ante_up};
use darkrock_texts::{Catalogue, Language, Texts, unnamed};
use std::collections::BTreeSet;

/// The words of a line in English; other languages need a few more for the same.
const WORDS: (usize, usize) = (8, 22);
const WORDS_OF_OTHERS: (usize, usize) = (6, 24);

/// The forms of a word in each language.
type Forms = [(&'static str, &'static [&'static str]); 5];

/// Words and turns that tales fall back on, in how many of a language they may stand, and their forms in each language.
const WORN: [(usize, Forms); 10] = [
    (
        8,
        [
            ("en", &["nobody"]),
            ("fr", &["personne"]),
            ("it", &["nessuno"]),
            ("de", &["niemand", "niemandem", "niemanden"]),
            ("es", &["nadie"]),
        ],
    ),
    (6, [("en", &["three"]), ("fr", &["trois"]), ("it", &["tre"]), ("de", &["drei"]), ("es", &["tres"])]),
    (6, [("en", &["nine"]), ("fr", &["neuf"]), ("it", &["nove"]), ("de", &["neun"]), ("es", &["nueve"])]),
    (6, [("en", &["eleven"]), ("fr", &["onze"]), ("it", &["undici"]), ("de", &["elf"]), ("es", &["once"])]),
    (
        6,
        [("en", &["forty"]), ("fr", &["quarante"]), ("it", &["quaranta"]), ("de", &["vierzig"]), ("es", &["cuarenta"])],
    ),
    (
        9,
        [
            ("en", &["mule", "mules"]),
            ("fr", &["mule", "mules", "mulet", "mulets"]),
            ("it", &["mula", "mule", "mulo", "muli"]),
            ("de", &["maultier", "maultiere", "maultieren", "maultiers"]),
            ("es", &["mula", "mulas", "mulo", "mulos"]),
        ],
    ),
    (
        12,
        [
            ("en", &["hat", "hats"]),
            ("fr", &["chapeau", "chapeaux"]),
            ("it", &["cappello", "cappelli"]),
            ("de", &["hut", "hüte", "hüten", "hutes"]),
            ("es", &["sombrero", "sombreros"]),
        ],
    ),
    (
        9,
        [
            ("en", &["second"]),
            ("fr", &["second", "seconde", "deuxième"]),
            ("it", &["secondo", "seconda"]),
            ("de", &["zweite", "zweiten", "zweiter", "zweites"]),
            ("es", &["segundo", "segunda"]),
        ],
    ),
    (
        6,
        [
            ("en", &["twice"]),
            ("fr", &["deux fois"]),
            ("it", &["due volte"]),
            ("de", &["zweimal"]),
            ("es", &["dos veces"]),
        ],
    ),
    (
        5,
        [
            ("en", &["supper"]),
            ("fr", &["souper", "soupers", "dîner", "dîners"]),
            ("it", &["cena", "cene", "cenare"]),
            ("de", &["abendessen", "abendbrot"]),
            ("es", &["cena", "cenas", "cenar"]),
        ],
    ),
];

/// How many of them, from the first on, no English line of a goal, a token or an encounter may have.
const NOT_IN_LINES: usize = 5;

/// Words: what stands between spaces and has a letter or digit. A no-break space separates nothing.
fn words(text: &str) -> usize {
    text.split([' ', '\n']).filter(|word| word.contains(char::is_alphanumeric)).count()
}

/// Each shipped module with what it requires.
fn contents() -> Vec<Content> {
    let catalog = Catalog::embedded().expect("the catalog");
    catalog.each_alone().map(|selection| catalog.compose(&selection).expect("the content")).collect()
}

/// The ids of the opponents that a train carries.
fn carried(content: &Content) -> BTreeSet<String> {
    let pools = content.specs.board.links.iter().filter_map(|link| match link {
        LinkSpec::Circuit { pool, .. } => Some(pool),
        LinkSpec::Pass(_) | LinkSpec::Rail { .. } => None,
    });
    let pools: BTreeSet<&String> = pools.collect();
    let met = content.specs.opponents.iter().filter(|row| row.pool.as_ref().is_some_and(|pool| pools.contains(pool)));
    met.map(|row| row.id.clone()).collect()
}

/// The messages of the lines that goals, frontier tokens and encounters of a train tell, and how many of each there are.
fn lines() -> (BTreeSet<String>, [usize; 3]) {
    let (mut goals, mut tokens, mut met) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for content in contents() {
        goals.extend(content.specs.goals.iter().map(|goal| format!("goal-{}-tale", goal.id)));
        tokens.extend(content.specs.frontier.iter().map(|token| format!("frontier-token-{}-tale", token.id)));
        met.extend(carried(&content).iter().map(|id| format!("opponent-{id}-tale")));
    }
    let counts = [goals.len(), tokens.len(), met.len()];
    goals.extend(tokens);
    goals.extend(met);
    (goals, counts)
}

/// The ids of all messages that tell a tale: of something that has a name, or of a legendary story.
fn tales(catalogue: &Catalogue) -> Vec<String> {
    let told = |id: &&str| match id.strip_suffix("-tale") {
        Some(of) => catalogue.has(of) || of.starts_with("legendary-story-"),
        None => id.starts_with("legendary-story-") && ["-o", "-x", "-danger"].iter().any(|token| id.ends_with(token)),
    };
    catalogue.ids().filter(told).map(str::to_owned).collect()
}

#[test]
fn each_goal_token_and_encounter_tells_a_line_in_every_language() {
    let (lines, counts) = lines();
    assert_eq!(counts, [176, 12, 8], "four goals for each of 44 characters, the frontier tokens, the train");
    for language in Language::all() {
        let catalogue = Catalogue::of(language).expect("a shipped language");
        let (least, most) = if language == Language::EN { WORDS } else { WORDS_OF_OTHERS };
        let mut seen = BTreeSet::new();
        for message in &lines {
            assert!(catalogue.has(message), "{language}: {message} is missing");
            let line = catalogue.text(message);
            let n = words(&line);
            assert!((least..=most).contains(&n), "{language}: {message} has {n} words");
            assert!(line.ends_with(['.', '”', '»', '“']), "{language}: {message} does not end with a sentence");
            assert!(seen.insert(line), "{language}: {message} tells the line of another one");
        }
    }
}

/// The tales that have a word or a turn in one of its forms.
fn with<'t>(tales: &'t [String], catalogue: &Catalogue, forms: &[&str]) -> Vec<&'t String> {
    let has = |id: &&String| {
        let tale = catalogue.text(id).to_lowercase();
        let words: Vec<&str> = tale.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let said = format!(" {} ", words.join(" "));
        forms.iter().any(|form| said.contains(&format!(" {form} ")))
    };
    tales.iter().filter(has).collect()
}

#[test]
fn tales_do_not_repeat_themselves() {
    let (lines, _) = lines();
    for language in Language::all() {
        let catalogue = Catalogue::of(language).expect("a shipped language");
        let tales = tales(&catalogue);
        assert!(tales.len() > 400, "{language}: only {} tales are found", tales.len());
        for (at, (most, languages)) in WORN.iter().enumerate() {
            // A language without forms here may be added without them.
            let Some((_, forms)) = languages.iter().find(|(code, _)| *code == language.code()) else { continue };
            let found = with(&tales, &catalogue, forms);
            let count = found.len();
            assert!(count > 0, "{language}: {forms:?}: no tale has any of these forms");
            assert!(
                count <= *most,
                "{language}: {forms:?} are in {count} tales, at most {most} are allowed: {found:#?}"
            );
            let in_lines = at < NOT_IN_LINES && language == Language::EN && found.iter().any(|id| lines.contains(*id));
            assert!(!in_lines, "{forms:?} is in a line of a goal, a token or an encounter");
        }
    }
}

#[test]
fn events_tell_the_tale_of_what_comes_up() {
    let catalog = Catalog::embedded().expect("the catalog");
    let selection = catalog.select(&["ante-up".to_owned()], None).expect("the module");
    let content = catalog.compose(&selection).expect("the content");
    let texts = Texts::new(&content, Language::EN).expect("texts");
    let seat = Seat(0);
    let shown = Event::GoalShown { seat, goal: Goal(0) };
    assert_eq!(texts.tale_of(&shown), Some(texts.goal(Goal(0)).tale.as_str()));
    let car = content.specs.opponents.iter().position(|row| row.id == "mail-car").expect("the mail car");
    let opponent = Opponent(car as u8);
    let heist = Event::Module(modules::Event::AnteUp(ante_up::Event::TrainHeist { seat, opponent }));
    assert_eq!(texts.tale_of(&heist), texts.opponents()[car].tale.as_deref());
    assert!(texts.tale_of(&heist).is_some_and(|tale| tale.contains("letters")));
    let spring = content.specs.frontier.iter().position(|token| token.id == "hot-spring").expect("the spring");
    let (space, token) = (content.board.frontier[0].0, FrontierToken(spring as u8));
    let taken = Event::Module(modules::Event::AnteUp(ante_up::Event::FrontierTaken { seat, space, token }));
    assert!(texts.tale_of(&taken).is_some_and(|tale| tale.starts_with("It smells of eggs")));
    assert_eq!(texts.tale_of(&Event::LastRound), None);
}

#[test]
fn a_goal_without_a_tale_is_found() {
    let mut files = Files::embedded();
    files.put("smithy/module.yaml", "{id: smithy, kind: expansion}".to_owned());
    let goal = "- {id: annie-horseshoe, character: annie-oakley, source: reconstructed, event: work}\n";
    files.put("smithy/goals.yaml", goal.to_owned());
    files.put("smithy/words/en.ftl", "goal-annie-horseshoe = Horseshoe\nweb-module-smithy = The Smithy\n".to_owned());
    let catalog = Catalog::load(files).expect("the catalog");
    let selection = catalog.select(&["smithy".to_owned()], None).expect("the module");
    let content = catalog.compose(&selection).expect("the content");
    let texts = Texts::new(&content, Language::EN).expect("texts");
    let missing: Vec<String> = unnamed(&content, texts.catalogue()).into_iter().map(|row| row.message).collect();
    assert_eq!(missing, ["goal-annie-horseshoe-tale"]);
}
