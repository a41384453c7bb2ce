//! The tales: goals, frontier tokens and the encounters of a train tell a line each in every language, an entry without one is
//! found, and English does not repeat itself from tale to tale.

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

/// Words that tales fall back on, and in how many places all English tales may have them.
const WORN: [(&str, usize); 5] = [("nobody", 8), ("three", 6), ("nine", 6), ("eleven", 6), ("forty", 6)];

/// The same for things and turns, in any form, which a line of a goal, a token or an encounter may have, too.
const WORN_THINGS: [(&[&str], usize); 5] =
    [(&["mule", "mules"], 9), (&["hat", "hats"], 12), (&["second"], 9), (&["twice"], 6), (&["supper"], 5)];

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

#[test]
fn english_tales_do_not_repeat_themselves() {
    let catalogue = Catalogue::of(Language::EN).expect("English");
    let tales = tales(&catalogue);
    assert!(tales.len() > 400, "only {} tales are found", tales.len());
    let (lines, _) = lines();
    let with = |forms: &[&str], most: usize| {
        let has = |id: &&String| {
            let tale = catalogue.text(id).to_lowercase();
            tale.split(|c: char| !c.is_alphanumeric()).any(|word| forms.contains(&word))
        };
        let with: Vec<&String> = tales.iter().filter(has).collect();
        assert!(with.len() <= most, "{forms:?} are in {} tales, at most {most} are allowed: {with:?}", with.len());
        with
    };
    for (worn, most) in WORN {
        let found = with(&[worn], most);
        assert!(
            !found.iter().any(|id| lines.contains(*id)),
            "“{worn}” is in a line of a goal, a token or an encounter"
        );
    }
    for (forms, most) in WORN_THINGS {
        with(forms, most);
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
