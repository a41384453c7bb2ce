//! Tests: the shipped lessons match their texts, and unexpected choices break none of them.

use super::*;
use darkrock_rules::chance::FastChance;
use darkrock_rules::{Choice, notation};
use darkrock_texts::{Catalogue, Language};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use strum::VariantArray;

static CONTENT: LazyLock<Content> = LazyLock::new(|| Content::embedded().expect("the shipped content"));
static LESSONS: LazyLock<Vec<Arc<Lesson>>> = LazyLock::new(|| {
    let read = |(file, text): &(&str, &str)| match Lesson::read(&CONTENT, file, text) {
        Ok(lesson) => Arc::new(lesson),
        Err(error) => panic!("{error}"),
    };
    FILES.iter().map(read).collect()
});

fn lesson(id: &str) -> Arc<Lesson> {
    Arc::clone(LESSONS.iter().find(|lesson| lesson.id == id).expect("it is shipped"))
}

fn choice(text: &str) -> Choice {
    notation::parse(&CONTENT, text).expect("it is a choice")
}

/// Follows the guide up to a step.
fn led_to<'c>(lesson: &Arc<Lesson>, id: &str) -> (Guide, Stage<'c>) {
    let (mut guide, mut stage) = Guide::begin(&CONTENT, Arc::clone(lesson), 0);
    while guide.step().id != id {
        match guide.step().task.as_ref().map(|task| task.choice) {
            Some(choice) => _ = guide.play(&mut stage, choice, &mut ()).expect("it is open"),
            None => _ = guide.go_on(&mut stage),
        }
    }
    (guide, stage)
}

#[test]
fn every_lesson_can_be_played_as_the_guide_says() {
    for lesson in LESSONS.iter() {
        let (mut guide, mut stage) = Guide::begin(&CONTENT, Arc::clone(lesson), 0);
        while !guide.is_last() {
            let at = guide.at();
            match guide.wanted(&stage) {
                Some(choice) => {
                    let moved = guide.play(&mut stage, choice, &mut ());
                    assert_eq!((moved, guide.reply()), (Ok(Moved::On), Some(Reply::Well)), "{}", guide.message());
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

#[test]
fn what_the_lessons_tell_comes_true() {
    let end = |id: &str, step: &str| {
        let (_, stage) = led_to(&lesson(id), step);
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
}

#[test]
fn another_choice_that_does_as_well_is_taken() {
    let (mut guide, mut stage) = led_to(&lesson("moving"), "ride");
    assert_eq!(guide.play(&mut stage, choice("move darkrock-3"), &mut ()), Ok(Moved::On));
    assert_eq!((guide.step().id.as_str(), guide.reply()), ("buy", Some(Reply::Well)));
    let here = stage.game().state.public.player(LEARNER).space;
    assert_eq!(here, CONTENT.board.space("darkrock-3"), "nothing was put back");
}

#[test]
fn who_strays_is_led_back() {
    let (mut guide, mut stage) = led_to(&lesson("moving"), "ride");
    let before = stage.game().state;
    assert_eq!(guide.play(&mut stage, choice("move mesitos-point-2"), &mut ()), Ok(Moved::On));
    assert_eq!((guide.reply(), guide.step().id.as_str()), (Some(Reply::Strayed), "ride"));
    assert_eq!(guide.wanted(&stage), Some(choice("move darkrock-1")));
    // The way to the store is longer now, so the rest of the day would be too short.
    assert_eq!(guide.play(&mut stage, choice("move darkrock-1"), &mut ()), Ok(Moved::Placed));
    assert_eq!((guide.reply(), guide.step().id.as_str()), (Some(Reply::PutRight), "buy"));
    let (mut guide, mut stage) = led_to(&lesson("moving"), "ride");
    assert_eq!(guide.play(&mut stage, choice("end"), &mut ()), Ok(Moved::On));
    assert_eq!((guide.reply(), guide.wanted(&stage)), (Some(Reply::Away), None));
    assert!(guide.has_strayed());
    assert_eq!(guide.go_back(&mut stage), Moved::Placed);
    assert!(!guide.has_strayed() && guide.reply() == Some(Reply::Back));
    assert_eq!(stage.game().state, before);
}

#[test]
fn a_step_can_be_skipped_and_begun_anywhere() {
    for lesson in LESSONS.iter() {
        for step in 0..lesson.steps.len() {
            let (guide, stage) = Guide::begin(&CONTENT, Arc::clone(lesson), step);
            assert_eq!(guide.wanted(&stage).is_some(), guide.step().task.is_some(), "{}", guide.message());
            let (mut guide, mut stage) = Guide::begin(&CONTENT, Arc::clone(lesson), step);
            guide.go_on(&mut stage);
            assert_eq!(guide.at(), (step + 1).min(lesson.steps.len() - 1));
        }
    }
}

#[test]
fn a_choice_that_is_not_open_changes_nothing() {
    let (mut guide, mut stage) = led_to(&lesson("moving"), "buy");
    let before = stage.game().state;
    assert!(guide.play(&mut stage, choice("heist"), &mut ()).is_err());
    assert_eq!((guide.step().id.as_str(), guide.has_strayed()), ("buy", false));
    assert_eq!(stage.game().state, before);
}

#[test]
fn the_guide_has_words_for_everything_and_no_others() {
    let mut said: BTreeSet<String> = Reply::VARIANTS.iter().map(|reply| reply.message().to_owned()).collect();
    for lesson in LESSONS.iter() {
        said.extend([format!("tutorial-{}", lesson.id), format!("tutorial-{}-about", lesson.id)]);
        said.extend(lesson.steps.iter().map(|step| format!("tutorial-{}-{}", lesson.id, step.id)));
    }
    let catalogue = Catalogue::of(Language::EN).expect("English is shipped");
    let missing: Vec<&String> = said.iter().filter(|id| !catalogue.has(id)).collect();
    assert_eq!(missing, Vec::<&String>::new());
    let begins = |id: &str| {
        id.starts_with("tutorial-reply-") || LESSONS.iter().any(|l| id.starts_with(&format!("tutorial-{}-", l.id)))
    };
    let unused: Vec<&str> = catalogue.ids().filter(|id| begins(id) && !said.contains(*id)).collect();
    assert_eq!(unused, Vec::<&str>::new());
}

#[test]
fn mistakes_in_a_lesson_are_told() {
    let scene = "{players: [annie-oakley, bass-reeves], position: {annie-oakley: {money: 20}}}";
    let told = |steps: &str| {
        let text = format!("id: x\nsteps:\n  - {{id: a, scene: {scene}{steps}");
        Lesson::read(&CONTENT, "x.yaml", &text).expect_err("it is wrong").to_string()
    };
    for (steps, what) in [
        (", choose: heist}\n  - {id: z}\n", "x.yaml, step a: “heist”"),
        (", choose: dance}\n  - {id: z}\n", "no choice is called “dance”"),
        (", choose: end}\n  - {id: z}\n", "expected one of its choices in then: income money"),
        (", choose: move darkrock-1, luck: [Kd]}\n  - {id: z}\n", "the outcomes in luck do not match: not used: Kd"),
        (", choose: move darkrock-1, then: [{kit-carson: end}]}\n  - {id: z}\n", "unknown player “kit-carson”"),
        (", also: [end]}\n  - {id: z}\n", "also, luck and then are only valid with choose"),
        ("}\n  - {id: a}\n", "the step a is defined twice"),
        (", shows: hand}\n", "shows"),
        (", show: hat}\n", "hat"),
    ] {
        assert!(told(steps).contains(what), "{steps}: {}", told(steps));
    }
    let ends = Lesson::read(&CONTENT, "x.yaml", "id: x\nsteps: []\n").expect_err("it is empty");
    assert!(ends.to_string().contains("there are no steps"), "{ends}");
    let bare = Lesson::read(&CONTENT, "x.yaml", "id: x\nsteps: [{id: a}]\n").expect_err("nothing is set up");
    assert!(bare.to_string().contains("expected a scene"), "{bare}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Whatever the player chooses, the lesson can continue.
    #[test]
    fn no_curious_player_breaks_a_lesson(seed in any::<u64>(), which in 0..FILES.len(), first in 0_usize..20) {
        let lesson = Arc::clone(&LESSONS[which]);
        let (mut guide, mut stage) = Guide::begin(&CONTENT, Arc::clone(&lesson), first);
        let (mut chance, mut open) = (FastChance::new(seed), Vec::new());
        for _ in 0..60 {
            match chance.below(10) {
                0 => _ = guide.go_on(&mut stage),
                1 => {
                    guide.go_back(&mut stage);
                    let anew = lesson.session(&CONTENT, guide.at());
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
