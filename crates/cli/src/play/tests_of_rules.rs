//! Tests of the player aid over the board and line by line.

use super::app::{App, Overlay};
use super::game_table::{GameTable, Plan};
use super::options::{AutoPass, Pace};
use super::reader::{aid_of, place_of, rule_asked};
use super::tests::{app, piped, plan, press, screen, to_first_action, told, type_in};
use super::theme::Depth;
use darkrock_rules::content::Files;
use darkrock_rules::edition::Edition;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::variants::{Variant, Variants};
use darkrock_rules::{Catalog, Content, Setup};
use ratatui::crossterm::event::KeyCode;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

#[test]
fn the_aid_opens_at_the_rule_behind_the_question() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human,random,random", 5);
    to_first_action(&mut app);
    press(&mut app, KeyCode::Char('r'));
    assert_eq!(app.overlay, Overlay::Rules);
    for (width, height) in [(80, 24), (120, 40)] {
        let shown = screen(&mut app, width, height);
        assert!(shown.contains("Player aid") && shown.contains("Each action is one of four kinds"), "{shown}");
        assert_eq!(codes_in(&shown), Vec::<&str>::new());
    }
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.overlay, Overlay::None);
    // And at the rule of the last refusal.
    type_in(&mut app, ":heist");
    press(&mut app, KeyCode::Enter);
    let rule = app.notice.as_ref().and_then(|notice| notice.rule).unwrap();
    assert_ne!(rule, rule_asked(&app.table));
    assert_eq!(codes_in(&screen(&mut app, 100, 30)), Vec::<&str>::new());
    press(&mut app, KeyCode::Char('r'));
    let at = app.reader.as_ref().and_then(|reader| reader.page.clone()).unwrap().at;
    assert_eq!(place_of(&aid_of(&app.table), &app.table.rules, rule), Some(at));
}

/// Not at what else a character card says.
#[test]
fn where_to_start_is_answered_by_the_rule_of_starting_places() {
    let content = Content::embedded().unwrap();
    let mut plan = plan("human,random", 5);
    plan.setup.characters = ["annie-oakley", "bass-reeves"].map(str::to_owned).to_vec();
    let mut app = App::new(GameTable::new(&content, plan).unwrap(), Pace::Instant, AutoPass::Yes, Depth::True);
    app.tick(Instant::now() + Duration::from_secs(5));
    assert!(app.asked.is_some() && app.offers.iter().all(|offer| offer.notation.starts_with("start ")));
    press(&mut app, KeyCode::Char('r'));
    let shown = screen(&mut app, 120, 40);
    assert!(shown.contains("Your figure starts at the place"), "{shown}");
}

/// The codes of rules in a text.
fn codes_in(text: &str) -> Vec<&str> {
    let ends = |word: &&str| word.rsplit_once('.').is_some_and(|(_, n)| n.len() == 2 && n.parse::<u8>().is_ok());
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '-');
    words.filter(|word| word.starts_with(char::is_alphabetic)).filter(ends).collect()
}

#[test]
fn codes_are_shown_to_who_asks_for_them() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human,random,random", 5);
    to_first_action(&mut app);
    let refused = |app: &mut App<'_>| {
        type_in(app, ":heist");
        press(app, KeyCode::Enter);
        app.notice.clone().unwrap()
    };
    let plain = refused(&mut app);
    assert_eq!(codes_in(&plain.text), Vec::<&str>::new());
    press(&mut app, KeyCode::Char('c'));
    assert!(app.notice.as_ref().unwrap().text.contains("are shown"));
    let noted = refused(&mut app);
    assert_eq!(codes_in(&noted.text), [plain.rule.unwrap()]);
    press(&mut app, KeyCode::Char('r'));
    assert!(codes_in(&screen(&mut app, 100, 30)).contains(&plain.rule.unwrap()));
    press(&mut app, KeyCode::Esc);
    type_in(&mut app, ":codes");
    press(&mut app, KeyCode::Enter);
    assert!(app.notice.as_ref().unwrap().text.contains("are hidden"));
    assert_eq!(refused(&mut app), plain);
    // Line by line.
    let told = piped(&content, "human,random", 8, "rules\ncodes\nrules\ncodes\nrules\n").0;
    let parts: Vec<&str> = told.split("Rule codes are ").collect();
    let codes = |part: &str| codes_in(part).into_iter().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(
        (codes(parts[0]), codes(parts[1]), codes(parts[2])),
        (Vec::new(), vec!["base.setup.20".to_owned()], Vec::new()),
        "{told}"
    );
}

#[test]
fn the_whole_aid_can_be_searched_and_read() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human,random,random", 5);
    to_first_action(&mut app);
    // Each is in a different section: the checklist, poker, a card, an item, a track, the dice.
    for (words, found) in [
        ("first player random", "Setting up"),
        ("royal flush", "A♠ K♠ Q♠ J♠ 10♠"),
        ("living legend", "Cards and components"),
        ("whiskey", "Cards and components"),
        ("tailings", "The dice"),
    ] {
        type_in(&mut app, &format!(":rules {words}"));
        press(&mut app, KeyCode::Enter);
        let shown = screen(&mut app, 120, 40);
        assert!(shown.to_lowercase().contains(&found.to_lowercase()), "{words}: {shown}");
        press(&mut app, KeyCode::Esc);
    }
    type_in(&mut app, "rxylophone quartet");
    assert!(screen(&mut app, 100, 30).contains("Nothing found"));
    // Without words the contents: a page is opened from there, and closing it returns there.
    press(&mut app, KeyCode::Left);
    assert!(screen(&mut app, 100, 30).contains("3 players") && screen(&mut app, 100, 30).contains("Setting up"));
    press(&mut app, KeyCode::Enter);
    let page = screen(&mut app, 100, 30);
    assert!(page.contains("Setting up") && codes_in(&page).is_empty(), "{page}");
    press(&mut app, KeyCode::End);
    assert!(screen(&mut app, 100, 30).contains("bandit on every hideout"), "scrolled to its end");
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.overlay, Overlay::Rules);
    let selected = |app: &App<'_>| {
        let reader = app.reader.as_ref().unwrap();
        reader.entries()[reader.selected].path.last().map(|section| section.id.clone())
    };
    let is_turn = |app: &App<'_>| selected(app).as_deref() == Some("turn");
    for _ in 0..80 {
        if !is_turn(&app) {
            press(&mut app, KeyCode::Down);
        }
    }
    assert!(is_turn(&app), "the contents have the turn");
    press(&mut app, KeyCode::Enter);
    let mut pages = String::new();
    for _ in 0..12 {
        pages += &screen(&mut app, 100, 30);
        press(&mut app, KeyCode::PageDown);
    }
    assert!(pages.contains("Start of the turn"), "{pages}");
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.overlay, Overlay::None);
}

#[test]
fn an_id_opens_what_it_names() {
    let content = Content::embedded().unwrap();
    let mut app = app(&content, "human,random", 5);
    for (id, found) in [("base.fight.07", "base.fight.07"), ("tracks-marshal", "Marshal")] {
        type_in(&mut app, &format!(":rules {id}"));
        press(&mut app, KeyCode::Enter);
        let page = app.reader.as_ref().and_then(|reader| reader.page.clone());
        assert!(page.is_some() && screen(&mut app, 100, 30).contains(found), "{id}");
        assert_eq!(codes_in(&screen(&mut app, 100, 30)).is_empty(), found != id, "only who types a code sees codes");
        press(&mut app, KeyCode::Esc);
    }
}

/// The questions of the first choices, each with its rule, which must be in the aid of the table and among those that the browser
/// shows for this question.
fn check_rules(mut app: App<'_>) {
    let mut asked = BTreeSet::new();
    for n in 0..1500_usize {
        if app.table.is_over() {
            break;
        }
        app.tick(Instant::now() + Duration::from_secs(5));
        if app.asked.is_some() {
            let public = &app.table.session().game().state.public;
            let question = darkrock_texts::messages::question(app.table.content, public, None).id;
            asked.insert((question.replace("question-", ""), rule_asked(&app.table)));
            app.selected = n * 7 % app.offers.len();
            press(&mut app, KeyCode::Enter);
        }
    }
    assert!(asked.len() > 6, "{asked:?}");
    let lines = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/game/coach/lines.json");
    let lines: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(lines).unwrap()).unwrap();
    let answers = |topic: &str| -> Vec<String> {
        let all = lines["why"].as_object().unwrap().iter();
        let own = all.filter(|(key, _)| key.split('/').next() == Some(topic));
        own.flat_map(|(_, ids)| ids.as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned())).collect()
    };
    let aid = aid_of(&app.table);
    for (topic, rule) in asked {
        assert!(place_of(&aid, &app.table.rules, rule).is_some(), "{topic}: {rule}");
        assert!(answers(&topic).iter().any(|answer| answer == rule), "{topic}: {rule} is not of {:?}", answers(&topic));
    }
}

#[test]
fn the_rule_behind_every_question_of_modules_answers_it() {
    let catalog = Catalog::embedded().unwrap();
    for (modules, mode) in
        [(vec!["ante-up"], None), (vec!["ante-up", "blood-money"], None), (vec![], Some("border-town"))]
    {
        let modules: Vec<String> = modules.into_iter().map(str::to_owned).collect();
        let content = catalog.compose(&catalog.select(&modules, mode).unwrap()).unwrap();
        let rules = RuleIndex::of(&catalog).unwrap().in_content(&content);
        let plan = plan("human,random,random", 5);
        let setup = Setup { variants: content.usual(3), ..Setup::of(&content, 3) };
        let plan = Plan { rules, setup, ..plan };
        check_rules(App::new(GameTable::new(&content, plan).unwrap(), Pace::Instant, AutoPass::Yes, Depth::True));
    }
}

#[test]
fn the_rule_behind_every_question_is_in_the_aid() {
    let content = Content::embedded().unwrap();
    let black = Variants::GOALS.with(Variant::AUTOMA);
    for ((_, edition), variants) in
        Edition::presets().into_iter().zip([Variants::GOALS, black, Variant::WildWildWest.into()])
    {
        let mut plan = plan("human,random", 7);
        (plan.setup.edition, plan.setup.variants) = (edition, variants);
        let table = GameTable::new(&content, Plan { ..plan }).unwrap();
        check_rules(App::new(table, Pace::Instant, AutoPass::Yes, Depth::True));
    }
}

/// The rules of a module of a folder are in the reader, those of modules that are not selected are not.
#[test]
fn the_aid_has_the_rules_of_the_content() {
    let mut files = Files::embedded();
    for id in ["smithy", "strike"] {
        files.put(&format!("{id}/module.yaml"), format!("{{id: {id}, kind: expansion, rules: [{id}]}}"));
        let chapter = format!("chapter: {id}\nrules:\n  - {{id: {id}.01, editions: [en]}}\n");
        files.put(&format!("{id}/rules/{id}.yaml"), chapter);
        files.put(&format!("{id}/words/en.ftl"), format!("chapter-{id} = The {id}\nrule-{id}-01 = About the {id}.\n"));
    }
    let catalog = Catalog::load(files).unwrap();
    let content = catalog.compose(&catalog.select(&["smithy".to_owned()], None).unwrap()).unwrap();
    let rules = RuleIndex::of(&catalog).unwrap().in_content(&content);
    let setup = Setup { selection: content.selection.clone(), ..plan("human,random,random", 5).setup };
    let plan = Plan { rules, setup, ..plan("human,random,random", 5) };
    let mut app = App::new(GameTable::new(&content, plan).unwrap(), Pace::Instant, AutoPass::Yes, Depth::True);
    to_first_action(&mut app);
    type_in(&mut app, ":rules smithy.01");
    press(&mut app, KeyCode::Enter);
    let shown = screen(&mut app, 100, 30);
    assert!(shown.contains("About the smithy."), "{shown}");
    assert!(place_of(&aid_of(&app.table), &app.table.rules, "strike.01").is_none());
    let told = told(&mut app.table, "rules smithy.01\nquit\n");
    assert!(told.contains("About the smithy."), "{told}");
}

#[test]
fn lines_tell_what_is_asked_and_what_words_find() {
    let content = Content::embedded().unwrap();
    let (text, _) = piped(&content, "human,random", 8, "rules\nrules royal flush\nrules setup\nrules xyzzy\n");
    for words in ["You are dealt two characters", "rules SECTION", "A♠ K♠ Q♠ J♠ 10♠", "Setting up", "Nothing found"]
    {
        assert!(text.contains(words), "“{words}” is missing:\n{text}");
    }
}
