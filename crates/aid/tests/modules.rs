//! The aid of a table with a module describes its content in every language; without the module it does not.

#[path = "../../rules/tests/support/selections.rs"]
#[allow(dead_code, reason = "shared with other tests, which use the rest")]
mod support;

use darkrock_aid::{Aid, Block, For, Section, markdown};
use darkrock_rules::edition::Edition;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::{Catalog, Content};
use darkrock_texts::{Language, RuleTexts, Texts};

fn toy() -> Content {
    let catalog = support::with_toys();
    let selection = catalog.select(&["high-country".to_owned()], None).expect("it is there");
    catalog.compose(&selection).expect("it is composed")
}

fn aid(content: &Content, language: Language) -> Aid {
    let texts = Texts::new(content, language).expect("texts");
    let rules = RuleTexts::embedded(language).expect("rules");
    Aid::new(content, &texts, &rules, &For::default())
}

fn part(aid: &Aid, id: &str) -> String {
    let section: &Section = aid.find(id).unwrap_or_else(|| panic!("there is a section {id}"));
    section.blocks.iter().map(|block| block.words() + "\n").collect()
}

/// Asserts that a text contains these words in this order.
fn in_order(text: &str, words: &[&str]) {
    let mut rest = text;
    for word in words {
        let at = rest.find(word).unwrap_or_else(|| panic!("{word} is not in its place: {text}"));
        rest = &rest[at + word.len()..];
    }
}

#[test]
fn inserted_steps_stand_in_their_places() {
    let aid = aid(&toy(), Language::EN);
    in_order(&part(&aid, "turn-end"), &["If you are Wanted", "Frost: ", "Thaw: ", "the end of the game is triggered"]);
    in_order(&part(&aid, "setup"), &["Welcome: ", "bandit", "Provisions: Gain $10."]);
}

#[test]
fn opponents_and_tracks_have_sections() {
    let content = toy();
    for language in Language::all() {
        let aid = aid(&content, language);
        let opponents = part(&aid, "fights-opponents");
        in_order(&opponents, &["the wolf", "1", "the marauder", "3"]);
        let track = part(&aid, "tracks-fame");
        in_order(&track, &["1", "2", "7", "3"]);
        assert!(![opponents, track].concat().contains("[aid-"), "{language:?}");
    }
    let aid = aid(&content, Language::EN);
    in_order(&part(&aid, "fights-opponents"), &["the wolf", "Theirs", "Gain 1 LP", "wound", "the marauder", "Yours"]);
}

fn blood_money() -> Content {
    let catalog = Catalog::embedded().expect("the shipped content");
    let selection = catalog.select(&["ante-up".to_owned(), "blood-money".to_owned()], None).expect("it is there");
    catalog.compose(&selection).expect("it is composed")
}

#[test]
fn blood_money_has_its_actions_tables_and_steps() {
    let content = blood_money();
    for language in Language::all() {
        let aid = aid(&content, language);
        let mut said = String::new();
        for section in &aid.sections {
            section.walk(&mut Vec::new(), &mut |_, part| {
                said += &part.title;
                said.extend(part.blocks.iter().map(|block| block.words() + "\n"));
            });
        }
        assert!(!said.contains("[aid-") && !said.contains("{$"), "{language:?}");
    }
    let aid = aid(&content, Language::EN);
    for id in ["actions-claim", "actions-deed", "actions-repair", "actions-trade", "free-risk", "fights-injuries"] {
        assert!(aid.find(id).is_some(), "{id}");
    }
    in_order(&part(&aid, "free-story"), &["condition of the legendary story", "danger X"]);
    in_order(&part(&aid, "dice-risk"), &["1 Story point", "2/6", "2 wounds", "1/6"]);
    let track = part(&aid, "tracks-story");
    in_order(&track, &["returns to the start", "1", "Nothing", "2", "Sheriff", "3", "hideout", "4", "Gambler"]);
    assert!(!track.contains("Each point beyond"), "{track}");
    in_order(&part(&aid, "cards-events"), &["What it does", "hideout"]);
    in_order(&part(&aid, "cards-frontier"), &["Reward", "Gain", "Gain"]);
    in_order(&part(&aid, "cards-cattle"), &["Green Ranch", "Longhorn", "Gain $50."]);
    in_order(&part(&aid, "cards-property"), &["Sunny Hills Mine", "$20", "3 / 4 / 5", "Bank", "1 per deed"]);
    in_order(
        &part(&aid, "cards-story-mule-named-senator"),
        &[
            "sober",
            "Buy oats",
            "Find the right mule",
            "Map token O",
            "Map token, danger X",
            "One of the two endings",
            "One of the two endings",
        ],
    );
    assert_eq!(aid.find("cards-story-blood-money"), None, "no story of the base game");
    in_order(
        &part(&aid, "setup"),
        &["Deal the kinds", "movement cards", "legendary stories", "injuries", "17 deeds", "bandit", "Reveal"],
    );
    assert!(!part(&aid, "setup").contains("two decks"));
    in_order(&part(&aid, "turn-end"), &["effects for the end of a turn", "turns the card over", "hand limit"]);
    let score = ["upgraded", "Legendary items", "wound", "injury", "furthest", "legendary tokens", "your deeds", "tie"];
    in_order(&part(&aid, "turn-score"), &score);
}

/// A mode has its own messages for what the base game says of its board.
#[test]
fn border_town_names_no_place_of_the_other_board() {
    let catalog = Catalog::embedded().expect("the shipped content");
    let content = catalog.compose(&catalog.select(&[], Some("border-town")).expect("it is there")).expect("composed");
    for language in Language::all() {
        let aid = aid(&content, language);
        let mut said = String::new();
        for id in ["setup", "plans", "turn", "actions", "free", "places", "fights", "icons"] {
            let section = aid.find(id).unwrap_or_else(|| panic!("there is a section {id}"));
            section.walk(&mut Vec::new(), &mut |_, part| {
                said += &part.title;
                said.extend(part.blocks.iter().map(|block| block.words() + "\n"));
            });
        }
        let texts = Texts::new(&content, language).expect("texts");
        for place in ["location-bank", "location-cabaret", "location-doctors-office", "region-darkrock"] {
            let name = texts.catalogue().text(place);
            assert!(!said.contains(&name), "{language:?}: {name} in {said}");
        }
    }
    let aid = aid(&content, Language::EN);
    in_order(&part(&aid, "setup"), &["Trading Post and General Store", "Marshal’s Office", "any space"]);
    in_order(&part(&aid, "plans"), &["badge", "homestead", "mode.border-town.05", "The train", "au.train.10"]);
    in_order(&part(&aid, "actions-cattle"), &["at a Ranch", "Outlaw Camp", "orange Ranch"]);
    in_order(&part(&aid, "turn-score"), &["1 LP for every $60", "1 LP for each gold nugget"]);
    assert!(aid.find("places-general-store").is_some() && aid.find("places-sheriffs-office").is_some());
    assert_eq!(aid.find("fights-heist"), None, "nobody guards a Bank");
    // The train’s guard fights as that of the Bank does.
    let train = ["Train Heist", "au.train.20", "encounter card", "one of its cards", "the reward of the encounter"];
    in_order(&part(&aid, "fights-train"), &train);
    // What the train carries is told with its name.
    in_order(&part(&aid, "fights-opponents"), &["The Mail Car", "the clerk has read most of them", "2"]);
}

/// The guard of the train draws and plays in the order of the edition, as that of the Bank does.
#[test]
fn the_train_has_the_steps_of_a_heist() {
    let content = blood_money();
    let texts = Texts::new(&content, Language::EN).expect("texts");
    let rules = RuleTexts::embedded(Language::EN).expect("rules");
    let mut guard_first = Vec::new();
    for (_, edition) in Edition::presets() {
        let aid = Aid::new(&content, &texts, &rules, &For { edition, ..For::default() });
        let [heist, train] = ["fights-heist", "fights-train"].map(|id| part(&aid, id));
        assert_eq!(heist.lines().count(), train.lines().count());
        let first = |text: &str| text.find("The guard plays one") < text.find("Play a poker card");
        assert_eq!(first(&heist), first(&train));
        guard_first.push(first(&train));
    }
    assert!(guard_first.contains(&true) && guard_first.contains(&false), "the editions differ");
}

#[test]
fn a_game_without_them_tells_nothing_of_it() {
    let aid = aid(&Content::embedded().expect("content"), Language::EN);
    for id in
        ["fights-opponents", "fights-train", "tracks-fame", "actions-claim", "free-risk", "dice-risk", "cards-property"]
    {
        assert_eq!(aid.find(id), None);
    }
}

fn chapters_of(mode: Option<&str>, modules: &[&str]) -> Vec<String> {
    let catalog = Catalog::embedded().expect("the shipped content");
    let modules: Vec<String> = modules.iter().map(|id| (*id).to_owned()).collect();
    let selection = catalog.select(&modules, mode).expect("the modules are there");
    let content = catalog.compose(&selection).expect("it is composed");
    let texts = Texts::new(&content, Language::EN).expect("texts");
    let index = RuleIndex::of(&catalog).expect("the rules").in_content(&content);
    let rules = RuleTexts::new(&index, texts.catalogue());
    let aid = Aid::new(&content, &texts, &rules, &For::default());
    let chapters = &aid.find("rules").expect("all rules").sections;
    chapters.iter().map(|chapter| chapter.id.trim_start_matches("rules-").to_owned()).collect()
}

#[test]
fn a_mode_lists_only_the_chapters_that_it_has() {
    let whole = chapters_of(None, &["ante-up", "blood-money", "extras", "gangs"]);
    for part in ["au-mountain-pass", "au-train", "au-faro", "bm-trader", "bm-deeds", "bm-risk-die", "ex-gang-posse"] {
        assert!(whole.iter().any(|chapter| chapter == part), "the whole box has {part}");
    }
    let has = |mode: &str, part: &str| chapters_of(Some(mode), &[]).iter().any(|chapter| chapter == part);
    for part in [
        "au-mountain-pass",
        "bm-trader",
        "bm-deeds",
        "bm-repair-ruins",
        "bm-risk-die",
        "bm-story-track",
        "ex-gang-posse",
    ] {
        assert!(!has("border-town", part), "Border Town has no {part}");
    }
    assert!(has("border-town", "mode-border-town") && has("border-town", "bm-injuries"));
    assert!(!has("golden-rule", "bm-injuries") && has("golden-rule", "bm-deeds"));
    assert!(!chapters_of(None, &["ante-up"]).iter().any(|chapter| chapter.starts_with("bm-")));
    // Those of the base game, too.
    for part in ["bank", "heist", "revel", "heal"] {
        assert!(whole.iter().any(|chapter| chapter == part) && !has("border-town", part), "Border Town has no {part}");
    }
    assert!(!whole.iter().any(|chapter| chapter == "stories"), "the legendary stories replace them");
    assert!(has("border-town", "stories") && has("risky-business", "bm-legendary-stories"));
    assert!(has("risky-business", "mode-general") && !whole.iter().any(|chapter| chapter == "mode-general"));
}

/// A chapter that names what it is about is there for somebody, and left out for somebody else: otherwise the name is wrong or
/// needless.
#[test]
fn what_chapters_are_about_is_there_or_not() {
    let catalog = Catalog::embedded().expect("the shipped content");
    let modes = ["border-town", "golden-rule", "law-and-disorder", "risky-business", "serenade"];
    let all = ["ante-up", "blood-money", "extras", "gangs", "unique-events"];
    let mut selections = vec![(None, vec![]), (None, vec!["ante-up"]), (None, all[..2].to_vec()), (None, all.to_vec())];
    selections.push((None, [&all[..], &["core-stories"]].concat()));
    selections.extend(modes.map(|mode| (Some(mode), vec![])));
    let indexes = selections.iter().map(|(mode, modules)| {
        let modules: Vec<String> = modules.iter().map(|id: &&str| (*id).to_owned()).collect();
        let selection = catalog.select(&modules, *mode).expect("the modules are there");
        RuleIndex::of(&catalog).expect("the rules").in_content(&catalog.compose(&selection).expect("it is composed"))
    });
    let indexes: Vec<RuleIndex> = indexes.collect();
    let listed = |id: &str| indexes.iter().filter(|index| index.chapters.iter().any(|own| own.chapter == id)).count();
    for chapter in RuleIndex::of(&catalog).expect("the rules").chapters.iter().filter(|chapter| chapter.about.is_some())
    {
        let n = listed(&chapter.chapter);
        assert!((1..indexes.len()).contains(&n), "{}: listed in {n} of {}", chapter.chapter, indexes.len());
    }
    // A variant that a mode rules out has no chapter there.
    assert!((1..indexes.len()).contains(&listed("variant-goals")));
}

fn of(modules: &[&str]) -> Content {
    let catalog = Catalog::load(darkrock_rules::content::Files::embedded()).expect("the catalog");
    let modules: Vec<String> = modules.iter().map(|id| (*id).to_owned()).collect();
    catalog.compose(&catalog.select(&modules, None).expect("modules")).expect("the content")
}

#[test]
fn cattle_go_where_the_board_takes_them() {
    let told = |modules: &[&str], act: &str| {
        let aid = aid(&of(modules), Language::EN);
        aid.find(act).expect("an action").blocks.iter().map(Block::words).collect::<String>()
    };
    assert!(told(&[], "actions-cattle").contains("to the Rail Station (wrangle) or to the other Ranch (rustle)."));
    let further = told(&["ante-up"], "actions-cattle");
    assert!(
        further.contains("to a Rail Station (wrangle) or to another Ranch or the Outlaw Camp (rustle)."),
        "{further}"
    );
    assert!(told(&[], "free-deliver").contains("ends at the Rail Station or at the other Ranch."));
    assert!(
        told(&["ante-up"], "free-deliver").contains("ends at a Rail Station, at another Ranch or at the Outlaw Camp.")
    );
}

#[test]
fn everyone_takes_the_cubes_and_discs_of_the_game() {
    for (modules, taken) in [
        (&[][..], "2 cubes and 2 discs"),
        (&["ante-up"], "3 cubes and 2 discs"),
        (&["ante-up", "blood-money"], "4 cubes and 3 discs"),
    ] {
        let setup = part(&aid(&of(modules), Language::EN), "setup");
        assert!(setup.contains(taken), "{modules:?}: {setup}");
    }
}

#[test]
fn a_label_has_the_marks_of_its_language() {
    let content = of(&[]);
    let facts = |code: &str| {
        let aid = aid(&content, code.parse().expect("a language"));
        markdown::write(&aid.find("actions-work").expect("an action").blocks, aid.words())
    };
    assert!(facts("fr").contains("\u{a0}:** "), "{}", facts("fr"));
    assert!(facts("en").contains("* **Cost:** "), "{}", facts("en"));
}
