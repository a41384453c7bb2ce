//! Tests: the shipped lessons match their texts, and unexpected choices break none of them.

use super::*;
use darkrock_rules::chance::FastChance;
use darkrock_rules::content::Files;
use darkrock_rules::{Catalog, Choice, Content, Selection, notation};
use darkrock_texts::{Catalogue, Language};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use strum::VariantArray;

/// A shipped lesson, with the content that it is played in.
struct Taught {
    source: LessonSource,
    lesson: Arc<Lesson>,
    content: Content,
}

static CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog::embedded().expect("the shipped content"));
static CONTENT: LazyLock<Content> = LazyLock::new(|| CATALOG.compose(&Selection::BASE).expect("the base game"));
static TAUGHT: LazyLock<Vec<Taught>> = LazyLock::new(|| {
    let taught = |source: LessonSource| {
        let content = CATALOG.compose(&source.selection).expect("its selection");
        let lesson = Arc::new(Lesson::of(&content, &source).unwrap_or_else(|error| panic!("{error}")));
        Taught { source, lesson, content }
    };
    sources(&CATALOG).expect("the shipped lessons").into_iter().map(taught).collect()
});

fn taught(id: &str) -> &'static Taught {
    TAUGHT.iter().find(|taught| taught.lesson.id == id).expect("it is shipped")
}

fn choice(text: &str) -> Choice {
    notation::parse(&CONTENT, text).expect("it is a choice")
}

impl Taught {
    fn begin(&self, step: usize) -> (Guide, Stage<'_>) {
        Guide::begin(&self.content, Arc::clone(&self.lesson), step)
    }

    /// Follows the guide up to a step.
    fn led_to(&self, id: &str) -> (Guide, Stage<'_>) {
        let (mut guide, mut stage) = self.begin(0);
        while guide.step().id != id {
            match guide.step().task.as_ref().map(|task| task.choice) {
                Some(choice) => _ = guide.play(&mut stage, choice, &mut ()).expect("it is open"),
                None => _ = guide.go_on(&mut stage),
            }
        }
        (guide, stage)
    }
}

#[test]
fn every_lesson_can_be_played_as_the_guide_says() {
    for taught in TAUGHT.iter() {
        let (mut guide, mut stage) = taught.begin(0);
        while !guide.is_last() {
            let at = guide.at();
            match guide.wanted(&stage) {
                Some(choice) => {
                    let (step, message) = (guide.step().clone(), guide.message());
                    let task = step.task.expect("it waits for a choice");
                    let moved = guide.play(&mut stage, choice, &mut ());
                    // Praise is for achievements, and decisions have answers of their own.
                    let praise = task.achieved.then_some(Reply::Well);
                    assert_eq!((moved, guide.reply()), (Ok(Moved::On), praise), "{message}");
                    assert_eq!(guide.answer().is_some(), task.decides(), "{message}");
                }
                None => assert!(
                    guide.step().task.is_none() && {
                        guide.go_on(&mut stage);
                        true
                    },
                    "{}",
                    guide.message()
                ),
            }
            assert_eq!(guide.at(), at + 1);
            assert_eq!(stage.waiting().first(), Some(LEARNER), "{}", guide.message());
        }
        assert_eq!(guide.go_on(&mut stage), Moved::On, "behind the last step there is none");
    }
}

/// What the learner can choose now.
fn open(stage: &Stage<'_>) -> Vec<Choice> {
    let mut open = Vec::new();
    stage.choices(LEARNER, &mut open);
    open
}

#[test]
fn every_lesson_lets_one_decide_and_answers_each_choice() {
    for taught in TAUGHT.iter() {
        let at = |step: &Step| step.task.as_ref().is_some_and(|task| task.decides());
        let moments: Vec<usize> = (0..taught.lesson.steps.len()).filter(|n| at(&taught.lesson.steps[*n])).collect();
        assert!(moments.len() >= 3, "{} has {} moments to decide", taught.lesson.id, moments.len());
        for step in moments {
            let (before, stage) = taught.begin(step);
            let task = before.step().task.clone().expect("it decides");
            let (mut answers, all) = (BTreeSet::new(), open(&stage));
            for choice in &all {
                let named = format!("{} {}", before.message(), notation::print(&taught.content, *choice));
                let (mut guide, mut stage) = taught.begin(step);
                let moved = guide.play(&mut stage, *choice, &mut ()).expect("it is offered");
                let answer = guide.answer().unwrap_or_else(|| panic!("no answer: {named}")).to_owned();
                assert!(answer.starts_with(&format!("{}-", before.message())), "{named}: {answer}");
                assert_eq!(guide.said(), Some(answer.as_str()), "{named}");
                answers.insert(answer);
                if task.is_met_by(&taught.content, *choice) {
                    assert_eq!((moved, guide.at()), (Moved::On, step + 1), "{named}: it goes on with this choice");
                } else {
                    assert_eq!((moved, guide.at(), guide.has_strayed()), (Moved::Placed, step, false), "{named}");
                    let anew = taught.lesson.session(&taught.content, step);
                    assert_eq!(stage.game().state, anew.game().state, "{named}: the step begins anew");
                }
            }
            assert!(all.len() >= 2 && answers.len() >= 2, "{}: one answer is no decision", before.message());
        }
    }
}

#[test]
fn a_choice_that_is_not_open_gets_no_answer() {
    let (mut guide, mut stage) = taught("fights").led_to("lay");
    assert!(guide.play(&mut stage, choice("commit Kd"), &mut ()).is_err());
    assert_eq!((guide.answer(), guide.step().id.as_str()), (None, "lay"));
    assert_eq!(guide.play(&mut stage, choice("commit 6h"), &mut ()), Ok(Moved::Placed));
    assert_eq!(guide.answer(), Some("tutorial-fights-lay-six"));
    guide.go_back(&mut stage);
    assert_eq!((guide.answer(), guide.said()), (None, Some("tutorial-reply-back")));
}

#[test]
fn what_the_lessons_tell_comes_true() {
    let end = |id: &str, step: &str| {
        let (_, stage) = taught(id).led_to(step);
        *stage.game().state.public.player(LEARNER)
    };
    let seller = end("moving", "points");
    assert_eq!((seller.lp, seller.nuggets), (2, 0));
    assert_eq!(end("moving", "mule").money, 20);
    let fighter = end("fights", "beaten");
    assert_eq!((fighter.lp, fighter.money), (1, 30));
    assert_eq!(end("fights", "won").lp, 3);
    let gambler = end("fights", "pot");
    assert_eq!((gambler.lp, gambler.money), (4, 100));
    let marshal = end("law", "marshal");
    assert_eq!((marshal.marshal, marshal.lp), (3, 2));
    let robber = end("law", "wanted");
    assert_eq!((robber.wanted, robber.money, robber.lp, robber.wounds), (3, 90, 1, 0));
    assert_eq!(end("law", "free").wanted, 3);
    assert_eq!(end("law", "told").lp, 2);
    let shopper = end("ante-up", "gear");
    assert_eq!((shopper.lp, shopper.money), (1, 0));
    let traveler = end("ante-up", "far");
    assert_eq!((traveler.lp, traveler.money), (7, 40));
    let robber = end("ante-up", "loot");
    assert_eq!((robber.lp, robber.money, robber.wanted, robber.wounds), (3, 100, 4, 0));
    let gambler = end("ante-up", "legend");
    assert_eq!((gambler.lp, gambler.money, gambler.points[0]), (4, 110, 4));
    let driver = end("blood-money", "circle");
    assert_eq!((driver.lp, driver.money, driver.wounds, driver.points[1]), (1, 40, 1, 0));
    let finder = end("blood-money", "map");
    assert_eq!((finder.lp, finder.money, finder.nuggets), (12, 0, 2));
    let patient = end("blood-money", "creek");
    assert_eq!((patient.wounds, patient.points[1]), (3, 0));
    let patient = end("blood-money", "healed");
    assert_eq!((patient.lp, patient.money, patient.wounds, patient.points[1]), (4, 0, 0, 1));
    assert_eq!(end("blood-money", "items").money, 0);
    let owner = end("blood-money", "sets");
    assert_eq!((owner.lp, owner.money, owner.points[1]), (3, 60, 2));
}

#[test]
fn another_choice_that_does_as_well_is_taken() {
    let (mut guide, mut stage) = taught("moving").led_to("ride");
    assert_eq!(guide.play(&mut stage, choice("move darkrock-3"), &mut ()), Ok(Moved::On));
    assert_eq!((guide.step().id.as_str(), guide.reply()), ("buy", None));
    let here = stage.game().state.public.player(LEARNER).space;
    assert_eq!(here, CONTENT.board.space("darkrock-3"), "nothing was put back");
}

#[test]
fn who_strays_is_led_back() {
    let (mut guide, mut stage) = taught("moving").led_to("ride");
    let before = stage.game().state;
    assert_eq!(guide.play(&mut stage, choice("move mesitos-point-2"), &mut ()), Ok(Moved::On));
    assert_eq!((guide.reply(), guide.step().id.as_str()), (Some(Reply::Strayed), "ride"));
    assert_eq!(guide.wanted(&stage), Some(choice("move darkrock-1")));
    // The way to the store is longer now, so the rest of the day would be too short.
    assert_eq!(guide.play(&mut stage, choice("move darkrock-1"), &mut ()), Ok(Moved::Placed));
    assert_eq!((guide.reply(), guide.step().id.as_str()), (Some(Reply::PutRight), "buy"));
    let (mut guide, mut stage) = taught("moving").led_to("ride");
    assert_eq!(guide.play(&mut stage, choice("end"), &mut ()), Ok(Moved::On));
    assert_eq!((guide.reply(), guide.wanted(&stage)), (Some(Reply::Away), None));
    assert!(guide.has_strayed());
    assert_eq!(guide.go_back(&mut stage), Moved::Placed);
    assert!(!guide.has_strayed() && guide.reply() == Some(Reply::Back));
    assert_eq!(stage.game().state, before);
}

#[test]
fn a_step_can_be_skipped_and_begun_anywhere() {
    for taught in TAUGHT.iter() {
        let last = taught.lesson.steps.len() - 1;
        for step in 0..=last {
            let (guide, stage) = taught.begin(step);
            assert_eq!(guide.wanted(&stage).is_some(), guide.step().task.is_some(), "{}", guide.message());
            let (mut guide, mut stage) = taught.begin(step);
            guide.go_on(&mut stage);
            assert_eq!(guide.at(), (step + 1).min(last));
        }
    }
}

#[test]
fn a_choice_that_is_not_open_changes_nothing() {
    let (mut guide, mut stage) = taught("moving").led_to("buy");
    let before = stage.game().state;
    assert!(guide.play(&mut stage, choice("heist"), &mut ()).is_err());
    assert_eq!((guide.step().id.as_str(), guide.has_strayed()), ("buy", false));
    assert_eq!(stage.game().state, before);
}

#[test]
fn the_guide_has_words_for_everything_and_no_others() {
    let mut said: BTreeSet<String> = Reply::VARIANTS.iter().map(|reply| reply.message().to_owned()).collect();
    said.extend(TAUGHT.iter().flat_map(|taught| taught.source.messages()));
    for language in Language::all() {
        let catalogue = Catalogue::of(language).expect("it is shipped");
        let own: BTreeSet<&str> = catalogue.ids().collect();
        let missing: Vec<&String> = said.iter().filter(|id| !own.contains(id.as_str())).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{language}");
        let begins = |id: &str| {
            let of = |taught: &Taught| id.starts_with(&format!("tutorial-{}-", taught.lesson.id));
            id.starts_with("tutorial-reply-") || TAUGHT.iter().any(of)
        };
        let unused: Vec<&str> = own.into_iter().filter(|id| begins(id) && !said.contains(*id)).collect();
        assert_eq!(unused, Vec::<&str>::new(), "{language}");
    }
}

#[test]
fn lessons_of_modules_follow_those_of_the_base_game() {
    let order: Vec<(&str, &str)> = TAUGHT.iter().map(|t| (t.source.module.as_str(), t.source.id())).collect();
    assert_eq!(order[..3], [("base", "moving"), ("base", "fights"), ("base", "law")]);
    for Taught { source, content, .. } in &TAUGHT[3..] {
        assert!(source.selection.modules.contains(&source.module), "{}", source.file);
        assert_eq!(content.selection, source.selection);
    }
}

/// A catalog with a module that has one lesson, `forge`.
fn smithy(declared: &str, lesson: &str) -> Catalog {
    let mut files = Files::embedded();
    let declaration = format!("{{id: smithy, kind: expansion, lessons: [{declared}]}}");
    files.put("smithy/module.yaml", declaration);
    files.put("smithy/tutorial/forge.yaml", lesson.to_owned());
    Catalog::load(files).expect("a toy")
}

#[test]
fn a_module_of_a_folder_brings_lessons() {
    let lesson = "{id: forge, modules: [smithy], steps: [{id: a, scene: {players: [annie-oakley, bass-reeves]}}]}";
    let catalog = smithy("forge", lesson);
    let all = sources(&catalog).expect("lessons");
    assert_eq!(all.len(), TAUGHT.len() + 1);
    let forge = all.iter().find(|source| source.id() == "forge").expect("it is declared");
    assert_eq!(forge.messages(), ["tutorial-forge", "tutorial-forge-about", "tutorial-forge-a"]);
    let content = catalog.compose(&forge.selection).expect("a composition");
    assert_eq!(Lesson::of(&content, forge).expect("it fits").steps.len(), 1);
    let without = smithy("forge", "{id: forge, modules: [smithy], steps: []}");
    assert_eq!(without.fingerprint_of("smithy"), catalog.fingerprint_of("smithy"), "lessons are no part of games");
    for (declared, lesson, what) in [
        ("", lesson, "smithy/module.yaml: tutorial/forge.yaml is not among the lessons"),
        ("forge, anvil", lesson, "smithy/tutorial/anvil.yaml: the file is missing"),
        ("forge", "{id: forge, steps: []}", "expected smithy among its modules"),
        ("forge", "{id: forge, modules: [smithy, forgery], steps: []}", "forgery"),
        ("forge", "{id: anvil, modules: [smithy], steps: []}", "the id is anvil: expected forge"),
        ("forge", "{id: forge, modules: [smithy], stops: []}", "stops"),
    ] {
        let told = sources(&smithy(declared, lesson)).expect_err("it is wrong").to_string();
        assert!(told.contains(what), "{told}");
    }
}

fn read(text: &str) -> Result<Lesson, LessonError> {
    let source = LessonSource::parse(&CATALOG, "base", "x.yaml".to_owned(), text)?;
    Lesson::of(&CONTENT, &source)
}

#[test]
fn mistakes_in_a_lesson_are_told() {
    let scene = "{players: [annie-oakley, bass-reeves], position: {annie-oakley: {money: 20}}}";
    let told = |steps: &str| {
        let text = format!("id: x\nsteps:\n  - {{id: a, scene: {scene}{steps}");
        read(&text).expect_err("it is wrong").to_string()
    };
    for (steps, what) in [
        (", choose: heist}\n  - {id: z}\n", "x.yaml, step a: “heist”"),
        (", choose: dance}\n  - {id: z}\n", "no choice is called “dance”"),
        (", choose: end}\n  - {id: z}\n", "expected one of its choices in then: income money"),
        (", choose: move darkrock-1, luck: [Kd]}\n  - {id: z}\n", "the outcomes in luck do not match: not used: Kd"),
        (", choose: move darkrock-1, then: [{kit-carson: end}]}\n  - {id: z}\n", "unknown player “kit-carson”"),
        (", also: [end]}\n  - {id: z}\n", "also, decide, achieved, luck and then are only valid with choose"),
        (", achieved: true}\n  - {id: z}\n", "only valid with choose"),
        (", choose: end, decide: {end: e}}\n  - {id: z}\n", "decide has no answer to “"),
        (", choose: end, decide: {end: e, move *: m, heist: h}, achieved: true}\n  - {id: z}\n", "achieved and decide"),
        (", choose: end, decide: {end: e, move *: m, work: w, heist: h}}\n  - {id: z}\n", "decide answers “heist”"),
        ("}\n  - {id: a}\n", "the step a is defined twice"),
        (", shows: hand}\n", "shows"),
        (", show: hat}\n", "hat"),
    ] {
        assert!(told(steps).contains(what), "{steps}: {}", told(steps));
    }
    let ends = read("id: x\nsteps: []\n").expect_err("it is empty");
    assert!(ends.to_string().contains("there are no steps"), "{ends}");
    let bare = read("id: x\nsteps: [{id: a}]\n").expect_err("nothing is set up");
    assert!(bare.to_string().contains("expected a scene"), "{bare}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Whatever the player chooses, the lesson can continue.
    #[test]
    fn no_curious_player_breaks_a_lesson(seed in any::<u64>(), which in 0..TAUGHT.len(), first in 0_usize..40) {
        let taught = &TAUGHT[which];
        let (mut guide, mut stage) = taught.begin(first);
        let (mut chance, mut open) = (FastChance::new(seed), Vec::new());
        for _ in 0..60 {
            match chance.below(10) {
                0 => _ = guide.go_on(&mut stage),
                1 => {
                    guide.go_back(&mut stage);
                    let anew = taught.lesson.session(&taught.content, guide.at());
                    prop_assert_eq!(&stage.game().state, &anew.game().state);
                }
                _ => {
                    stage.choices(LEARNER, &mut open);
                    prop_assert!(!open.is_empty() || stage.game().is_over(), "{}", guide.message());
                    let Some(any) = open.get(chance.below(open.len() as u32) as usize) else { continue };
                    prop_assert!(guide.play(&mut stage, *any, &mut ()).is_ok());
                }
            }
        }
        // From any state it can be completed.
        guide.go_back(&mut stage);
        while !guide.is_last() {
            match guide.wanted(&stage) {
                Some(choice) => prop_assert_eq!(guide.play(&mut stage, choice, &mut ()), Ok(Moved::On)),
                None => _ = guide.go_on(&mut stage),
            }
        }
    }
}
