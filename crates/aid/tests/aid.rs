//! The aid for all kinds of tables.

use darkrock_aid::html::{self, Icons};
use darkrock_aid::page::{Words, words};
use darkrock_aid::{Aid, Block, For, Module, Section, Vocabulary, search, text};
use darkrock_rules::content::Content;
use darkrock_rules::edition::Edition;
use darkrock_rules::variants::{Variant, Variants};
use darkrock_texts::{Catalogue, Language, PSEUDO_CODE, RuleTexts, Texts, pseudo_file, without_marks};
use std::collections::BTreeSet;

struct Shelf {
    content: Content,
    texts: Texts,
    rules: RuleTexts,
}

impl Shelf {
    fn new() -> Self {
        let content = Content::embedded().expect("content");
        let texts = Texts::new(&content, Language::EN).expect("texts");
        let rules = RuleTexts::embedded(Language::EN).expect("rules");
        Self { content, texts, rules }
    }

    fn aid(&self, table: &For) -> Aid {
        Aid::new(&self.content, &self.texts, &self.rules, table)
    }
}

fn tables() -> Vec<For> {
    let mut tables = Vec::new();
    for (at, (_, edition)) in Edition::presets().into_iter().enumerate() {
        for bits in 0..16_usize {
            let variants: Variants =
                Variant::ALL.into_iter().enumerate().filter(|(v, _)| bits >> v & 1 == 1).map(|(_, v)| v).collect();
            tables.push(For { edition, variants, players: 2 + (at + bits) as u8 % 5, length: 15 });
        }
    }
    tables
}

fn said(section: &Section) -> String {
    let mut out = String::new();
    section.walk(&mut Vec::new(), &mut |_, part| {
        out.push_str(&part.title);
        out.push('\n');
        for block in &part.blocks {
            out.push_str(&block.words());
            out.push('\n');
        }
    });
    out
}

fn part(aid: &Aid, id: &str) -> String {
    said(aid.find(id).unwrap_or_else(|| panic!("there is a section {id}")))
}

#[test]
fn every_table_has_an_aid_without_gaps() {
    let shelf = Shelf::new();
    for table in tables() {
        let aid = shelf.aid(&table);
        let mut ids = BTreeSet::new();
        for section in &aid.sections {
            section.walk(&mut Vec::new(), &mut |_, part| {
                assert!(ids.insert(part.id.clone()), "{} twice: {table:?}", part.id);
                assert!(!part.title.is_empty(), "{} has no title", part.id);
                assert!(!(part.blocks.is_empty() && part.sections.is_empty()), "{} is empty", part.id);
            });
            let text = said(section);
            // A missing message shows as its id in brackets, a missing argument as its name in braces.
            assert!(!text.contains("[aid-") && !text.contains("[rule-") && !text.contains("{$"), "{table:?}: {text}");
            assert!(!text.contains("  ") && !text.contains(" ."), "{}: {text}", section.id);
        }
    }
}

#[test]
fn a_rulebook_changes_what_it_decides() {
    let shelf = Shelf::new();
    let of = |edition| shelf.aid(&For { edition, ..For::default() });
    let (en, fr, it) = (of(Edition::EN), of(Edition::FR), of(Edition::IT));
    let steps = |aid: &Aid, fight: &str| part(aid, &format!("fights-{fight}"));
    let before =
        |text: &str, first: &str, second: &str| text.find(first).zip(text.find(second)).is_some_and(|(a, b)| a < b);
    assert!(before(&steps(&en, "bandit"), "draws 2 fight cards", "Play a poker card"));
    assert!(before(&steps(&fr, "bandit"), "Play a poker card", "draws 2 fight cards"));
    assert!(before(&steps(&it, "sheriff"), "draws 4 fight cards", "Play a poker card"));
    assert!(steps(&en, "sheriff").contains("or give up") && !steps(&fr, "sheriff").contains("or give up"));
    assert!(before(&steps(&fr, "player"), "The target accepts", "Use effects for the start"));
    assert!(before(&part(&en, "poker-hands"), "Royal Flush", "Five of a Kind"));
    assert!(before(&part(&it, "poker-hands"), "Five of a Kind", "Royal Flush"));
    assert!(
        part(&fr, "free-story").contains("exactly the number") && part(&en, "free-story").contains("up to the number")
    );
    assert!(part(&en, "free-deliver").contains("A move action") && part(&it, "free-deliver").contains("Any movement"));
    // Of equivalent rules in several rulebooks only that of this rulebook is shown.
    let has = |aid: &Aid, id: &str| part(aid, "rules-sheriff").contains(id);
    assert!(has(&en, "base.sheriff.03") && !has(&en, "base.sheriff.04"));
    assert!(has(&fr, "base.sheriff.04") && !has(&fr, "base.sheriff.03"));
    assert!(has(&it, "base.sheriff.10") && !has(&it, "base.sheriff.09"));
}

#[test]
fn variants_and_players_change_what_they_are_about() {
    let shelf = Shelf::new();
    let of = |variants: Variants, players| shelf.aid(&For { variants, players, ..For::default() });
    let plain = of(Variants::NONE, 4);
    let first = of(Variant::FirstGame.into(), 4);
    let wild = of(Variant::WildWildWest.into(), 6);
    let goals = of(Variants::GOALS, 2);
    assert!(part(&plain, "setup").contains("2 discs") && part(&wild, "setup").contains("3 discs"));
    assert!(part(&goals, "setup").contains("the goals of their") && !part(&plain, "setup").contains("the goals of"));
    assert!(part(&first, "setup").contains("Leave the cattle") && first.find("actions-cattle").is_none());
    assert!(first.find("cards-item-whiskey").is_none() && plain.find("cards-item-whiskey").is_some());
    assert!(part(&wild, "actions-rob").contains("all of the target’s money"));
    assert!(part(&plain, "actions-rob").contains("half of the target’s money"));
    assert!(part(&wild, "actions-duel").contains("loses 1 LP") && !part(&plain, "actions-duel").contains("loses 1 LP"));
    assert!(goals.find("free-goal").is_some() && plain.find("free-goal").is_none());
    assert!(wild.find("rules-variant-wild-wild-west").is_some() && plain.find("rules-variant-goals").is_none());
    let black = of(Variants::from(Variant::AUTOMA), 2);
    assert!(black.find("cards-deeds").is_some() && wild.find("cards-deeds").is_none());
    assert!(wild.about.contains("6 players") && wild.about.contains("Wild Wild West"), "{}", wild.about);
}

/// The rules that a section links to.
fn cited(section: &Section) -> BTreeSet<String> {
    let Some(Block::List { items, .. }) = section.blocks.last() else { panic!("{} ends with a list", section.id) };
    let spans = items.iter().flatten().flat_map(|block| match block {
        Block::Text { spans } => spans.as_slice(),
        _ => &[],
    });
    spans.filter_map(|span| span.rule.clone()).collect()
}

/// Which tables each line of the checklist belongs to.
#[test]
fn the_checklist_fits_the_table() {
    let shelf = Shelf::new();
    let mut seen = 0;
    for (_, edition) in Edition::presets() {
        for bits in 0..16_usize {
            let variants: Variants =
                Variant::ALL.into_iter().enumerate().filter(|(v, _)| bits >> v & 1 == 1).map(|(_, v)| v).collect();
            let length = variants.usual_length(&shelf.content);
            for players in (2..=6).filter(|n| variants.check(&shelf.content, *n, length).is_ok()) {
                let table = For { edition, variants, players, length };
                let aid = shelf.aid(&table);
                let setup = aid.find("setup").expect("a checklist");
                let rules = cited(setup);
                let either = |yes: bool, with: &[&str], without: &[&str]| {
                    for (ids, wanted) in [(with, yes), (without, !yes)] {
                        ids.iter().for_each(|id| assert_eq!(rules.contains(*id), wanted, "{id}: {table:?}"));
                    }
                };
                either(players > 4, &["base.story.06"], &["base.story.05"]);
                either(
                    variants.has(Variant::Goals),
                    &["base.goal.01", "base.goal.02", "base.goal.03"],
                    &["base.setup.19"],
                );
                either(variants.has(Variant::AUTOMA), &["base.two.01", "base.two.08"], &[]);
                either(
                    variants.has(Variant::FirstGame),
                    &[
                        "base.first.01",
                        "base.first.02",
                        "base.first.03",
                        "base.first.04",
                        "base.first.07",
                        "base.first.08",
                    ],
                    &[
                        "base.setup.15",
                        "base.setup.17",
                        "base.setup.20",
                        "base.setup.28",
                        "base.setup.34",
                        "base.setup.39",
                    ],
                );
                let text = said(setup);
                assert_eq!(text.contains("with 3 discs"), players > 4, "{table:?}: {text}");
                assert!(text.contains(&format!("end marker on {length} LP")), "{table:?}: {text}");
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 3 * (4 * 5 + 4 + 2 * 2 + 2), "all tables that can be played");
}

#[test]
fn a_first_game_is_told_for_its_number_of_players() {
    let shelf = Shelf::new();
    let of = |players| {
        let variants = Variants::from(Variant::FirstGame).set(Variant::AUTOMA, players == 2);
        part(&shelf.aid(&For { variants, players, length: 15, ..For::default() }), "setup")
    };
    assert!(of(2).contains("the other Bass Reeves or Annie Oakley") && of(2).contains("figure on the Rail Station"));
    assert!(of(3).contains("Bass Reeves and Annie Oakley") && !of(3).contains("Bloody Knife"));
    assert!(of(4).contains("Annie Oakley and Bloody Knife") && !of(4).contains("Man in Black"));
}

#[test]
fn the_man_in_black_has_his_turn_and_his_score() {
    let shelf = Shelf::new();
    let of = |variants: Variants| shelf.aid(&For { variants, players: 2, ..For::default() });
    let (with, without) = (of(Variants::from(Variant::AUTOMA)), of(Variants::NONE));
    for id in ["turn-end", "turn-score"] {
        assert!(part(&with, id).contains("Man in Black") && !part(&without, id).contains("Man in Black"), "{id}");
    }
}

#[test]
fn every_place_says_what_it_is_for() {
    let shelf = Shelf::new();
    let aid = shelf.aid(&For::default());
    let board = &shelf.content.board;
    for space in board.all {
        for kind in board.kinds(space) {
            let section = aid.find(&format!("places-{kind}")).unwrap_or_else(|| panic!("nothing about {kind}"));
            let work = shelf.texts.catalogue().text("aid-act-work");
            assert!(said(section).contains(&work), "{kind} is a place to work at");
        }
    }
    let bank = part(&aid, "places-bank");
    assert!(bank.contains("$20 and 1 LP for each nugget") && bank.contains("$80 and 3 Wanted points"), "{bank}");
    let first = shelf.aid(&For { variants: Variant::FirstGame.into(), ..For::default() });
    assert!(part(&aid, "places-ranch").contains("Take cattle"));
    assert!(!part(&first, "places-ranch").contains("Take cattle"));
}

#[test]
fn a_first_game_has_three_plans_and_says_who_begins_wanted() {
    let shelf = Shelf::new();
    let usual = part(&shelf.aid(&For::default()), "plans");
    let first = part(&shelf.aid(&For { variants: Variant::FirstGame.into(), ..For::default() }), "plans");
    for word in ["badge", "Mine", "bank", "Billy the Kid"] {
        assert!(usual.contains(word) && first.contains(word), "{word}: {usual} {first}");
    }
    assert!(usual.contains("Jesse James") && !first.contains("Jesse James"));
}

#[test]
fn the_rules_that_are_named_are_rules() {
    let shelf = Shelf::new();
    let sources = [
        include_str!("../src/aid/actions.rs"),
        include_str!("../src/aid/additions.rs"),
        include_str!("../src/aid/fights.rs"),
        include_str!("../src/aid/legends.rs"),
        include_str!("../src/aid/places.rs"),
        include_str!("../src/aid/start.rs"),
        include_str!("../src/aid/tables.rs"),
    ];
    let mut count = 0;
    for id in sources.iter().flat_map(|source| source.split('"')).filter(|word| word.starts_with("base.")) {
        assert!(shelf.rules.find(id).is_some(), "there is no rule {id}");
        count += 1;
    }
    assert!(count > 100, "only {count}");
}

/// The messages that a source file names: whole ids, and the prefixes of composed ones.
#[test]
fn no_message_of_the_aid_is_unused() {
    let sources = [
        include_str!("../src/aid.rs"),
        include_str!("../src/aid/actions.rs"),
        include_str!("../src/aid/additions.rs"),
        include_str!("../src/aid/cards.rs"),
        include_str!("../src/aid/fights.rs"),
        include_str!("../src/aid/legends.rs"),
        include_str!("../src/aid/places.rs"),
        include_str!("../src/aid/rules.rs"),
        include_str!("../src/aid/start.rs"),
        include_str!("../src/aid/tables.rs"),
        include_str!("../src/html.rs"),
        include_str!("../../cli/src/rules.rs"),
    ];
    let named: Vec<&str> =
        sources.iter().flat_map(|source| source.split('"')).filter(|w| w.starts_with("aid-")).collect();
    let shelf = Shelf::new();
    let orders = &shelf.content.steps.fights;
    let steps = Edition::presets().into_iter().flat_map(|(_, edition)| {
        use darkrock_rules::choice::FightKind as K;
        [K::Duel, K::Bandit, K::Heist, K::Sheriff].into_iter().flat_map(move |kind| orders.steps(edition, kind))
    });
    let steps: BTreeSet<String> = steps.map(|step| format!("{step:?}").to_lowercase()).collect();
    let is_used = |id: &str| {
        named.iter().any(|name| match name.split_once('{') {
            None => *name == id,
            Some((start, _)) => {
                id.starts_with(start)
                    && start.len() > 4
                    && sources.iter().any(|s| s.contains(&format!("\"{}\"", &id[start.len()..])))
            }
        }) || id
            .strip_prefix("aid-step-")
            .is_some_and(|s| steps.contains(&s.trim_end_matches("-train").replace('-', "")))
            || id.strip_prefix("aid-with-").is_some_and(|v| Variant::ALL.iter().any(|variant| variant.id() == v))
            || ["opponents", "bandit-cards", "sheriff-cards"]
                .iter()
                .any(|of| id.strip_suffix("-intro").unwrap_or(id) == format!("aid-{of}"))
            || id.strip_prefix("aid-followers-").is_some_and(|side| ["gang", "posse"].contains(&side))
            || id.strip_prefix("aid-die-").is_some_and(|f| ["nugget", "tailings", "gold-dust", "gravel"].contains(&f))
            || ["aid-actions", "aid-free", "aid-actions-intro", "aid-free-intro"].contains(&id)
            || id.strip_prefix("aid-chip-").is_some_and(|k| ["action", "bonus", "reaction"].contains(&k))
            || id.strip_prefix("aid-fight-").is_some_and(|f| {
                ["player", "bandit", "heist", "train", "sheriff"].contains(&f.trim_end_matches("-intro"))
            })
            || id
                .strip_prefix("aid-track-")
                .is_some_and(|t| ["marshal", "wanted"].contains(&t.trim_end_matches("-intro")))
            || ["where", "cost", "result", "worked"].iter().any(|label| id == format!("aid-{label}"))
    };
    let catalogue = darkrock_texts::Catalogue::of(Language::EN).expect("the messages load");
    // A mode replaces messages.
    let modes = darkrock_rules::Catalog::embedded().expect("the modules load");
    let modes: Vec<String> = modes.modules().map(|mode| format!("-{}", mode.id)).collect();
    let replaced = |id: &str| modes.iter().find_map(|mode| id.strip_suffix(mode.as_str()).map(str::to_owned));
    let is_used = |id: &str| is_used(id) || replaced(id).is_some_and(|id| is_used(&id));
    let unused: Vec<&str> = catalogue.ids().filter(|id| id.starts_with("aid-") && !is_used(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// Each language, and the pseudo-language, with the aid for all modules in it.
fn in_each_language() -> Vec<(Language, Aid, Vocabulary)> {
    let catalog = darkrock_rules::Catalog::embedded().expect("the modules load");
    let modules = ["ante-up", "blood-money", "extras"].map(str::to_owned);
    let content = catalog.compose(&catalog.select(&modules, None).expect("modules")).expect("the content");
    let aid = |language: Language| {
        let texts = Texts::new(&content, language).expect("texts");
        let rules = RuleTexts::embedded(language).expect("rules");
        (language, Aid::new(&content, &texts, &rules, &For::default()), Vocabulary::of(texts.catalogue()))
    };
    Language::all().chain([pseudo_language()]).map(aid).collect()
}

/// English with letters and marks of several languages, as `darkrock locale pseudo` writes it.
fn pseudo_language() -> Language {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("aid").join(PSEUDO_CODE);
    for (name, text) in Language::EN.files() {
        let file = folder.join(name.split_once('/').map_or(*name, |(_, within)| within));
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder for the test");
        std::fs::write(file, pseudo_file(text).expect("English is Fluent")).expect("a file of the language");
    }
    Language::read(&folder).expect("the language")
}

/// The ids of the sections that a query finds, from the top.
fn found(aid: &Aid, vocabulary: &Vocabulary, query: &str) -> Vec<Vec<String>> {
    let hits = search(&aid.sections, query, vocabulary);
    // Literal matches come before synonyms.
    assert!(hits.is_sorted_by_key(|hit| hit.near), "{query}");
    hits.iter().map(|hit| hit.path.iter().map(|section| section.id.clone()).collect()).collect()
}

/// The options of a choice stand as a list behind the words that introduce them.
#[test]
fn options_are_listed() {
    let shelf = Shelf::new();
    let aid = shelf.aid(&For::default());
    let section = aid.find("cards-story-the-new-piano").expect("a story of the base game");
    let listed = section.blocks.iter().position(|block| matches!(block, Block::List { .. })).expect("a list");
    assert!(section.blocks[listed - 1].words().ends_with("Choose one:"), "{:?}", section.blocks);
    let Block::List { items, .. } = &section.blocks[listed] else { panic!("a list") };
    let options: Vec<String> = items.iter().flatten().map(Block::words).collect();
    assert_eq!(
        options,
        ["Travel to a Saloon and gain $30", "Pay $20 to gain 2 LP and have each other player draw 1 card"]
    );
}

/// Questions in natural language find the rule.
#[test]
fn questions_are_understood() {
    let all = in_each_language();
    let (_, aid, english) = &all[0];
    for (question, wanted) in [
        ("how do I heal?", "actions-doctor"),
        ("doctors", "actions-doctor"),
        ("how many actions", "actions"),
        ("horse", "rules-items"),
    ] {
        let hits = found(aid, english, question);
        assert!(hits.iter().flatten().any(|id| id == wanted), "“{question}” finds {hits:?}");
    }
}

/// In every language each synonym leads somewhere, also in a question with a stop word.
#[test]
fn synonyms_and_stop_words_of_every_language_are_understood() {
    for (language, aid, vocabulary) in in_each_language() {
        // Its words have no two equal forms.
        if language.code() == PSEUDO_CODE {
            continue;
        }
        let catalogue = Catalogue::of(language).expect("the messages load");
        let stop = catalogue.text("search-stop-words");
        let stop = stop.split_whitespace().next().expect("a stop word");
        let synonyms = catalogue.text("search-synonyms");
        let words: Vec<&str> = synonyms.lines().filter_map(|line| line.split_once(':')).map(|(word, _)| word).collect();
        assert!(words.len() > 10, "{language}: {words:?}");
        for (at, word) in words.into_iter().enumerate() {
            let hits = found(&aid, &vocabulary, word);
            assert!(!hits.is_empty(), "{language}: “{word}” finds nothing");
            if at % 5 == 0 {
                assert_eq!(hits, found(&aid, &vocabulary, &format!("{stop} {word}?")), "{language}: {word}");
            }
        }
    }
}

/// Words with accents and other marks are found without them, as often as with them.
#[test]
fn words_are_found_as_they_are_typed_on_any_keyboard() {
    for (language, aid, vocabulary) in in_each_language() {
        // What an entry of a list quotes is a tale, which is not searched.
        let is_tale = |block: &Block| matches!(block, Block::Quote { .. });
        let mut said = String::new();
        for section in &aid.sections {
            section.walk(&mut Vec::new(), &mut |_, part| {
                let entries = part.blocks.iter().flat_map(|block| match block {
                    Block::List { items, .. } => items.iter().flatten().collect(),
                    other => vec![other],
                });
                said.extend(entries.filter(|block| !is_tale(block)).map(|block| format!("{}\n", block.words())));
            });
        }
        let marked = |word: &&str| word.chars().count() > 3 && without_marks(word) != *word;
        let words: BTreeSet<&str> = said.split(|c: char| !c.is_alphanumeric()).filter(marked).collect();
        assert!(language == Language::EN || words.len() > 20, "{language}: {words:?}");
        for word in words.iter().step_by(words.len().div_ceil(12).max(1)) {
            let hits = found(&aid, &vocabulary, word);
            assert!(!hits.is_empty(), "{language}: {word}");
            assert_eq!(hits, found(&aid, &vocabulary, &without_marks(word)), "{language}: {word}");
        }
    }
}

#[test]
fn words_are_found_where_they_stand() {
    let shelf = Shelf::new();
    let aid = shelf.aid(&For::default());
    let english = Vocabulary::of(&Catalogue::of(Language::EN).expect("the messages load"));
    let hits = search(&aid.sections, "heal doctor", &english);
    assert!(hits.iter().any(|hit| hit.path.last().is_some_and(|s| s.id == "actions-doctor")), "{hits:#?}");
    assert!(search(&aid.sections, "xyzzy", &english).is_empty() && search(&aid.sections, " ", &english).is_empty());
    // Typed with or without accents.
    let texts = Texts::new(&shelf.content, "fr".parse().expect("French")).expect("texts");
    let rules = RuleTexts::embedded("fr".parse().expect("French")).expect("rules");
    let french = Aid::new(&shelf.content, &texts, &rules, &For::default());
    let in_french = Vocabulary::of(texts.catalogue());
    for words in ["l'argent pepites", "L’ARGENT PÉPITES"] {
        assert!(search(&french.sections, words, &in_french).iter().any(|hit| hit.path[0].id == "setup"), "{words}");
    }
    let rule = search(&aid.sections, "base.fight.07", &english);
    assert!(rule.iter().any(|hit| hit.path[0].id == "rules" && hit.blocks.len() == 1));
}

#[test]
fn as_a_file_it_reads_back_as_it_is() {
    let shelf = Shelf::new();
    for (_, edition) in Edition::presets() {
        let aid = shelf.aid(&For { edition, ..For::default() });
        let module = aid.module();
        let written = module.write();
        assert_eq!(Module::read(&written).expect("it reads"), module);
        let pages = module.pages("aid");
        assert_eq!(pages.len(), aid.sections.len() - 1, "all but the icons");
        // The texts survive a Markdown round trip exactly.
        let titles = |s: &Section| s.sections.iter().map(|part| part.title.clone()).collect::<Vec<_>>();
        assert_eq!(titles(&pages[1]), titles(&aid.sections[1]));
        assert_eq!(said(&pages[1]).replace('\n', " "), said(&aid.sections[1]).replace('\n', " "));
    }
}

#[test]
fn pages_hold_together_without_a_network() {
    let shelf = Shelf::new();
    let aid = shelf.aid(&For::default());
    let icons = Icons::read(include_str!("../../../web/src/lib/ui/icons.json")).expect("icons");
    let pages = html::pages(&aid, shelf.texts.catalogue(), &icons, false);
    assert_eq!(pages.len(), aid.sections.len() + 2);
    for page in &pages {
        for link in page.html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let there = if file.is_empty() { Some(page) } else { pages.iter().find(|p| p.name == file) };
            let there = there.unwrap_or_else(|| panic!("{} leads to {link}", page.name));
            assert!(anchor.is_empty() || there.html.contains(&format!("id=\"{anchor}\"")), "{}: {link}", page.name);
        }
        assert!(!page.html.contains("http://") && !page.html.contains("https://"), "{} asks the network", page.name);
        assert!(
            page.html.contains("viewport")
                && page.html.contains("@media print")
                && page.html.contains("prefers-color-scheme: dark")
        );
    }
    let icons_page = pages.iter().find(|page| page.name == "icons.html").expect("icons");
    assert_eq!(icons_page.html.matches("<svg").count(), icons_page.html.matches("<tr>").count(), "every icon is drawn");
    let index = &pages[0].html;
    let data =
        index.split("const pages = ").nth(1).and_then(|rest| rest.split(";\nconst none").next()).expect("the index");
    let found: Vec<serde_json::Value> = serde_json::from_str(data).expect("it is JSON");
    assert!(found.iter().any(|entry| entry["at"] == "rules.html#base.fight.07"));
    // Codes are in addresses, and where they are wanted.
    let with = html::pages(&aid, shelf.texts.catalogue(), &icons, true);
    let shown = |pages: &[html::HtmlPage]| pages.iter().any(|page| page.html.contains(">base.fight.07<"));
    assert!(shown(&with) && !shown(&pages));
    assert!(found.iter().all(|entry| !entry["text"].as_str().unwrap_or_default().contains("base.fight.07")));
}

/// In no language, and in no section: codes are for who asks for them.
#[test]
fn nobody_is_told_the_code_of_a_rule_unasked() {
    let content = Content::embedded().expect("content");
    for language in Language::all() {
        let texts = Texts::new(&content, language).expect("texts");
        let rules = RuleTexts::embedded(language).expect("rules");
        let aid = Aid::new(&content, &texts, &rules, &For::default());
        let (mut ids, mut told, mut asked) = (BTreeSet::new(), String::new(), String::new());
        for section in &aid.sections {
            section.walk(&mut Vec::new(), &mut |_, part| {
                ids.extend(part.blocks.iter().filter_map(|block| match block {
                    Block::Rule { id, .. } => Some(id.clone()),
                    _ => None,
                }));
            });
            told += &text::section(section, 100, aid.words());
            asked += &text::section(section, 100, Words { codes: true, ..aid.words() });
        }
        assert!(ids.len() > 300 && ids.iter().all(|id| asked.contains(id)), "{language:?}: {}", ids.len());
        assert_eq!(
            ids.iter().filter(|id| told.contains(*id)).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "{language:?}"
        );
    }
}

#[test]
fn words_from_outside_stay_words_on_pages() {
    let notes = "name: n\nsections:\n  - name: '<b>x</b>'\n    text: '<script>alert(1)</script> [a](javascript:x) [b](https://example.org/?\"q)'\n";
    let sections = Module::read(notes).expect("it reads").pages("notes");
    let shelf = Shelf::new();
    let pages = html::book("T", "</script>", "en", &sections, shelf.texts.catalogue(), (&Icons::default(), false));
    for page in &pages {
        assert!(
            !page.html.contains("<b>x")
                && !page.html.contains("<script>alert")
                && !page.html.contains("href=\"javascript")
        );
        assert!(!page.html.contains("?\"q"));
    }
    assert_eq!(pages[0].html.matches("</script>").count(), 1);
    let Block::Text { spans } = &sections[0].blocks[0] else { panic!("a paragraph") };
    assert!(words(spans).contains("alert(1)"));
}
