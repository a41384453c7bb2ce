//! Tests of the menu: the settings of its rows, consequences of a choice, and modules from a folder.

use super::*;
use darkrock_rules::content::Files;
use darkrock_rules::{Selection, Variant};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyModifiers;

fn press(menu: &mut Menu<'_>, code: KeyCode) -> Option<MenuDone> {
    menu.key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn shipped() -> Catalog {
    Catalog::embedded().unwrap()
}

/// The menu for a catalog, as it opens.
fn menu(catalog: &Catalog) -> Menu<'_> {
    let content = catalog.compose(&Selection::BASE).unwrap();
    Menu::new(Depth::True, &Args::default(), catalog, content).unwrap()
}

/// The shipped modules with a smithy that excludes goals and belongs to games of 3 or more, a strike of blacksmiths, and a
/// mode with the smithy.
fn toys() -> Catalog {
    let mut files = Files::embedded();
    files.put("smithy/module.yaml", "{id: smithy, kind: expansion, excludes: [goals], players: {least: 3}}".to_owned());
    files.put("smithy/words/en.ftl", "web-module-smithy = The Smithy\nabout-menu-smithy = Horseshoes.\n".to_owned());
    files.put("smithy/words/fr.ftl", "web-module-smithy = La Forge\n".to_owned());
    files.put("strike/module.yaml", "{id: strike, kind: expansion, excludes: [smithy]}".to_owned());
    files.put("modes/noon.yaml", "{id: noon, kind: mode, needs: [smithy], variants: [wild-wild-west]}".to_owned());
    Catalog::load(files).unwrap()
}

/// The row of a module.
fn row_of(menu: &Menu<'_>, id: &str) -> Row {
    Row::Module(menu.agreement.modules().iter().position(|spec| spec.id == id).unwrap())
}

/// Moves to a row and presses a key there.
fn at(menu: &mut Menu<'_>, row: Row, code: KeyCode) -> Option<MenuDone> {
    menu.row = menu.rows().iter().position(|r| *r == row).unwrap();
    press(menu, code)
}

/// Moves to the number of players.
fn to_players(menu: &mut Menu<'_>) {
    menu.row = menu.rows().iter().position(|r| *r == Row::Players).unwrap();
}

/// The lines drawn at a size.
fn screen(menu: &Menu<'_>, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| menu.draw(frame)).unwrap();
    let cells = &terminal.backend().buffer().content;
    cells.chunks(usize::from(width)).map(|line| line.iter().map(|c| c.symbol()).collect()).collect()
}

/// Length and variants that are agreed on.
fn agreed(menu: &Menu<'_>) -> (u8, String) {
    let agreed = menu.agreed();
    (agreed.length, agreed.variants().to_string())
}

#[test]
fn the_menu_sets_a_table() {
    let catalog = shipped();
    let mut menu = menu(&catalog);
    to_players(&mut menu);
    press(&mut menu, KeyCode::Left);
    press(&mut menu, KeyCode::Down);
    for letter in "Ann".chars() {
        press(&mut menu, KeyCode::Char(letter));
    }
    press(&mut menu, KeyCode::Down);
    press(&mut menu, KeyCode::Right);
    let Some(MenuDone::Play(sitters, 20, Variants::GOALS)) = at(&mut menu, Row::Start, KeyCode::Enter) else {
        panic!("no game")
    };
    assert_eq!(sitters.len(), 3);
    assert_eq!(sitters[0], Sitter::Person("Ann".into()));
    assert_eq!(sitters[1], Sitter::bot(BOT_KINDS[3], 1));
    assert_eq!(sitters[2], Sitter::bot(BotKind::Cowboy, 2), "whoever is not changed is a cowboy");
}

#[test]
fn a_letter_with_ctrl_is_no_letter_of_a_name() {
    let catalog = shipped();
    let mut menu = menu(&catalog);
    to_players(&mut menu);
    press(&mut menu, KeyCode::Down);
    "Ann".chars().for_each(|letter| _ = press(&mut menu, KeyCode::Char(letter)));
    let control = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
    assert_eq!(menu.key(control('w')), None);
    assert_eq!(menu.sitters[0], Sitter::Person("Ann".into()));
    assert_eq!(menu.key(control('u')), None);
    assert_eq!(menu.sitters[0], Sitter::Person(String::new()));
    let both = KeyEvent::new(KeyCode::Char('@'), KeyModifiers::CONTROL | KeyModifiers::ALT);
    assert_eq!(menu.key(both), None);
    assert_eq!(menu.sitters[0], Sitter::Person("@".into()), "as AltGr sends it");
    assert_eq!(menu.key(control('c')), Some(MenuDone::Leave));
}

#[test]
fn every_kind_of_game_can_be_played() {
    let catalog = shipped();
    let mut menu = menu(&catalog);
    (0..2).for_each(|_| _ = at(&mut menu, Row::Players, KeyCode::Right));
    let mut seen = Vec::new();
    for _ in 0..=menu.places(is_kind).len() {
        let (length, variants) = agreed(&menu);
        assert_eq!(menu.why_not(), None, "{variants}");
        assert_eq!(menu.shown(Row::Length).open, variants != "first-game");
        seen.push((variants, length, menu.players, menu.note(Row::Kind).len() > 10));
        at(&mut menu, Row::Kind, KeyCode::Right);
    }
    let expected = [("goals", 20, 6), ("first-game", 15, 4), ("goals,wild-wild-west", 20, 4)];
    assert_eq!(seen, expected.map(|(words, length, players)| (words.to_owned(), length, players, true)));
    assert_eq!(agreed(&menu), (20, "goals".to_owned()), "round again");
}

#[test]
fn variants_for_some_players_come_and_go_with_them() {
    let catalog = shipped();
    let mut menu = menu(&catalog);
    let extras: Vec<Row> = menu.places(|spec| joins(spec).is_some()).into_iter().map(Row::Module).collect();
    let [third] = extras[..] else { panic!("{extras:?}") };
    assert!(!menu.shown(third).open && menu.note(third).contains("only with two players"), "{}", menu.note(third));
    (0..2).for_each(|_| _ = at(&mut menu, Row::Players, KeyCode::Left));
    let both = format!("goals,{}", menu.agreement.modules()[menu.places(|spec| joins(spec).is_some())[0]].id);
    assert_eq!(agreed(&menu).1, both, "it is played with two");
    assert!(menu.note(Row::Players).contains(&menu.shown(third).name), "{}", menu.note(Row::Players));
    at(&mut menu, third, KeyCode::Right);
    assert_eq!(agreed(&menu).1, "goals", "unless it is left out");
    assert_eq!(menu.note(Row::Players), "");
    at(&mut menu, third, KeyCode::Right);
    at(&mut menu, Row::Players, KeyCode::Right);
    assert_eq!(agreed(&menu).1, "goals");
    at(&mut menu, Row::Kind, KeyCode::Right);
    at(&mut menu, third, KeyCode::Right);
    at(&mut menu, Row::Players, KeyCode::Left);
    assert_eq!(agreed(&menu), (15, both.replace("goals", "first-game")), "a first game for two needs it");
    assert!(!menu.shown(third).open && menu.note(third).contains("first game for two"), "{}", menu.note(third));
    assert_eq!(menu.why_not(), None);
}

#[test]
fn what_is_excluded_is_dimmed_with_the_reason_of_the_pages() {
    let catalog = shipped();
    let mut menu = menu(&catalog);
    at(&mut menu, Row::Kind, KeyCode::Right);
    let goals = row_of(&menu, Variant::Goals.id());
    assert!(!menu.shown(goals).open);
    at(&mut menu, goals, KeyCode::Right);
    assert_eq!(agreed(&menu), (15, "first-game".to_owned()), "it stays as it is");
    let shown = screen(&menu, 80, 24).join("\n");
    assert!(shown.contains("A first game is played without goals."), "{shown}");
    assert_eq!(menu.note(Row::Length), "A first game is played to 15 LP.");
    assert_eq!(menu.note(Row::Players), "A first game is for 2 to 4 players.");
    menu.speak("fr".parse().unwrap());
    assert_eq!(menu.note(goals), "Une première partie se joue sans objectifs.");
    at(&mut menu, Row::Kind, KeyCode::Left);
    assert_eq!(agreed(&menu), (20, "goals".to_owned()), "what was left out is there again");
}

#[test]
fn a_module_of_a_folder_appears_by_itself() {
    let catalog = toys();
    let mut menu = menu(&catalog);
    let smithy = row_of(&menu, "smithy");
    assert!(!menu.shown(smithy).open, "goals are played");
    assert_eq!(menu.note(smithy), "“The Smithy” and “Goals” cannot be combined.");
    let goals = row_of(&menu, "goals");
    at(&mut menu, goals, KeyCode::Right);
    assert_eq!(menu.note(smithy), "Horseshoes.");
    at(&mut menu, smithy, KeyCode::Right);
    let strike = row_of(&menu, "strike");
    assert_eq!(menu.note(strike), "“Strike” and “The Smithy” cannot be combined.");
    (0..3).for_each(|_| _ = at(&mut menu, Row::Players, KeyCode::Left));
    assert_eq!((menu.players, menu.note(Row::Players).as_str()), (3, "“The Smithy” is for 3 to 6 players."));
    menu.speak("fr".parse().unwrap());
    assert_eq!(menu.shown(smithy).name, "La Forge");
    assert!(matches!(at(&mut menu, Row::Start, KeyCode::Enter), Some(MenuDone::Play(_, 20, Variants::NONE))));
    assert_eq!(menu.into_content().selection.modules, ["smithy"]);
}

/// The smithy with two tools of a group and an apprentice, and a horse that anybody can have.
fn with_options() -> Catalog {
    let mut files = Files::embedded();
    let options = "[{id: bellows, group: tools}, {id: anvil, group: tools}, {id: apprentice}]";
    files.put("smithy/module.yaml", format!("{{id: smithy, kind: expansion, options: {options}}}"));
    files.put("horse/module.yaml", "{id: horse, kind: option}".to_owned());
    Catalog::load(files).unwrap()
}

#[test]
fn options_come_with_their_module_one_by_one_or_all_of_a_group() {
    let catalog = with_options();
    let mut menu = menu(&catalog);
    let of = |menu: &Menu<'_>| menu.agreement.selection().to_string();
    let (smithy, horse, anvil) = (row_of(&menu, "smithy"), row_of(&menu, "horse"), row_of(&menu, "anvil"));
    let Row::Module(first) = row_of(&menu, "bellows") else { panic!("a row of a module") };
    let tools = Row::Group(first);
    assert!(menu.rows().contains(&horse), "an option of any game");
    assert!(!menu.rows().contains(&anvil) && !menu.rows().contains(&tools), "no smithy, no tools");
    at(&mut menu, smithy, KeyCode::Right);
    at(&mut menu, anvil, KeyCode::Right);
    assert_eq!((of(&menu), menu.shown(tools).value), ("smithy,anvil".into(), "1 of 2".to_owned()));
    assert_eq!(menu.shown(tools).name, "Tools");
    at(&mut menu, tools, KeyCode::Right);
    assert_eq!((of(&menu), menu.why_not()), ("smithy,bellows,anvil".into(), None));
    at(&mut menu, tools, KeyCode::Right);
    assert_eq!(of(&menu), "smithy");
    at(&mut menu, tools, KeyCode::Right);
    at(&mut menu, horse, KeyCode::Right);
    assert!(menu.shown(smithy).open, "its options do not hold it");
    at(&mut menu, smithy, KeyCode::Right);
    assert_eq!((of(&menu), menu.into_content().selection.modules), ("horse".into(), vec!["horse".to_owned()]));
}

#[test]
fn a_mode_brings_its_modules_and_variants() {
    let catalog = toys();
    let mut menu = menu(&catalog);
    assert_eq!(menu.shown(Row::Mode).value, "none");
    let strike = row_of(&menu, "strike");
    at(&mut menu, strike, KeyCode::Right);
    at(&mut menu, Row::Mode, KeyCode::Right);
    assert_eq!((menu.shown(Row::Mode).value.as_str(), agreed(&menu).1.as_str()), ("Noon", "wild-wild-west"));
    let selection = Selection { modules: vec!["smithy".to_owned()], mode: Some("noon".to_owned()) };
    assert_eq!((&menu.content.selection, menu.why_not()), (&selection, None), "the strike is over");
    let smithy = row_of(&menu, "smithy");
    assert_eq!(menu.note(smithy), "“Noon” requires “The Smithy.”");
    at(&mut menu, Row::Mode, KeyCode::Left);
    assert_eq!((agreed(&menu).1.as_str(), menu.content.selection.is_base()), ("goals", true));
}

#[test]
fn what_cannot_be_composed_cannot_be_started() {
    let mut files = Files::embedded();
    files.put("dear/module.yaml", "{id: dear, kind: expansion, numbers: {work: {from: 99, to: 20}}}".to_owned());
    let catalog = Catalog::load(files).unwrap();
    let mut menu = menu(&catalog);
    let dear = row_of(&menu, "dear");
    at(&mut menu, dear, KeyCode::Right);
    assert_eq!(at(&mut menu, Row::Start, KeyCode::Enter), None);
    assert!(!menu.shown(Row::Start).open && menu.note(Row::Start).len() > 10, "{}", menu.note(Row::Start));
    at(&mut menu, dear, KeyCode::Right);
    assert_eq!(menu.why_not(), None);
}

#[test]
fn more_rows_than_the_screen_has_are_scrolled() {
    let mut files = Files::embedded();
    for n in 0..12 {
        files.put(&format!("toy-{n:02}/module.yaml"), format!("{{id: toy-{n:02}, kind: expansion}}"));
    }
    let catalog = Catalog::load(files).unwrap();
    let mut menu = menu(&catalog);
    let shown = screen(&menu, 80, 24).join("\n");
    assert!(shown.contains("Players") && shown.contains('▾') && !shown.contains("Start the game"), "{shown}");
    press(&mut menu, KeyCode::Up);
    let shown = screen(&menu, 80, 24).join("\n");
    assert!(!shown.contains("Seat 1") && shown.contains('▴') && shown.contains("Start the game"), "{shown}");
}

#[test]
fn the_menu_has_room_for_its_words_in_every_language() {
    let catalog = toys();
    for (language, module) in Language::all().flat_map(|language| [(language, "ante-up"), (language, "smithy")]) {
        let mut menu = menu(&catalog);
        let Row::Module(at) = row_of(&menu, module) else { panic!("a row of a module") };
        menu.agreement.choose(at);
        menu.speak(language);
        for row in menu.rows() {
            menu.row = menu.rows().iter().position(|r| *r == row).unwrap();
            let shown = screen(&menu, 80, 24).join("\n");
            assert!(!shown.contains("[menu") && !shown.contains("[about"), "{shown}");
            let note = menu.note(row);
            let lines = views::wrap(&note, 62, "");
            assert!(lines.len() <= usize::from(NOTE) && lines.iter().all(|line| shown.contains(line)), "{note}");
        }
    }
}

#[test]
fn the_menu_has_room_for_what_every_mode_is_about() {
    let catalog = shipped();
    for language in Language::all() {
        let mut menu = menu(&catalog);
        for _ in menu.modes() {
            at(&mut menu, Row::Mode, KeyCode::Right);
            menu.speak(language);
            let (note, shown) = (menu.note(Row::Mode), screen(&menu, 80, 24).join("\n"));
            let lines = views::wrap(&note, 62, "");
            assert!(
                lines.len() <= usize::from(NOTE) && lines.iter().all(|line| shown.contains(line)),
                "{lines:?}\n{shown}"
            );
        }
        assert!(menu.content.selection.mode.is_some(), "the last mode is chosen");
    }
}

#[test]
fn the_rulebook_goes_round() {
    let catalog = shipped();
    let mut menu = menu(&catalog);
    let mut seen = Vec::new();
    for _ in 0..3 {
        seen.push((menu.edition(), menu.shown(Row::Edition).value));
        at(&mut menu, Row::Edition, KeyCode::Right);
    }
    let editions: Vec<Edition> = seen.iter().map(|(edition, _)| *edition).collect();
    assert_eq!(editions, [Edition::EN, Edition::FR, Edition::IT]);
    assert_eq!(menu.edition(), Edition::EN);
    menu.edition = "fr+story-ride=up-to".parse().unwrap();
    let value = menu.shown(Row::Edition).value;
    assert!(value.starts_with(&seen[1].1), "it says that it is the French one, changed");
    at(&mut menu, Row::Edition, KeyCode::Left);
    assert_eq!(menu.edition(), Edition::FR);
}

#[test]
fn a_seat_goes_through_everybody_with_a_line_about_each() {
    let catalog = shipped();
    let mut menu = menu(&catalog);
    to_players(&mut menu);
    press(&mut menu, KeyCode::Down);
    let mut seen = Vec::new();
    for _ in 0..=BOT_KINDS.len() {
        let shown = screen(&menu, 80, 24).concat();
        let note = menu.note(Row::Seat(0));
        assert!(note.len() > 10 && note.len() <= 60 && shown.contains(&note), "{note}");
        assert!(!seen.contains(&(menu.sitters[0].message(), note.clone())));
        seen.push((menu.sitters[0].message(), note));
        press(&mut menu, KeyCode::Right);
    }
    let order: Vec<&str> = seen.iter().map(|(id, _)| *id).collect();
    let expected = ["person", "random", "greenhorn", "cowboy", "gunslinger"].map(|k| format!("sitter-{k}"));
    assert_eq!(order, expected);
    assert!(menu.sitters[0].is_person(), "round again");
    press(&mut menu, KeyCode::Left);
    assert_eq!(menu.sitters[0].message(), "sitter-gunslinger");
}

#[test]
fn a_mode_dims_what_it_rules_out_and_tells_what_it_recommends() {
    let mut files = Files::embedded();
    let options = "[{id: bellows, group: tools}, {id: anvil, group: tools}]";
    files.put("smithy/module.yaml", format!("{{id: smithy, kind: expansion, options: {options}}}"));
    let third = Variant::AUTOMA.id();
    let advice = "{players: {least: 3, most: 4}, lengths: [15]}";
    let mode = format!("needs: [smithy], excludes: [anvil], variants-allowed: [{third}], recommended: {advice}");
    files.put("modes/dusk.yaml", format!("{{id: dusk, kind: mode, {mode}}}"));
    files.put("modes/dawn.yaml", "{id: dawn, kind: mode, preparing: true}".to_owned());
    let catalog = Catalog::load(files).unwrap();
    let mut menu = menu(&catalog);
    let offered: Vec<&str> = menu.modes().into_iter().map(|at| menu.agreement.modules()[at].id.as_str()).collect();
    assert_eq!(menu.rows()[0], Row::Mode);
    assert!(
        offered.contains(&"dusk") && !offered.contains(&"dawn"),
        "what is in preparation is not offered: {offered:?}"
    );
    at(&mut menu, Row::Mode, KeyCode::Right);
    let recommended = "Recommended for 3 to 4 players, playing to 15 LP.";
    assert_eq!((menu.note(Row::Mode).as_str(), menu.note(Row::Length).as_str()), (recommended, recommended));
    assert!(!menu.shown(Row::Kind).open);
    assert_eq!(menu.note(Row::Kind), "“Dusk” and “First game” cannot be combined.");
    let (anvil, goals) = (row_of(&menu, "anvil"), row_of(&menu, Variant::Goals.id()));
    assert!(!menu.shown(anvil).open && !menu.shown(goals).open);
    assert_eq!(menu.note(anvil), "“Dusk” and “Anvil” cannot be combined.");
    let Row::Module(first) = row_of(&menu, "bellows") else { panic!("a row of a module") };
    at(&mut menu, Row::Group(first), KeyCode::Right);
    assert_eq!(menu.agreement.selection().to_string(), "smithy,bellows,dusk");
    assert_eq!((agreed(&menu).1.as_str(), menu.why_not()), ("none", None));
    (0..2).for_each(|_| _ = at(&mut menu, Row::Players, KeyCode::Left));
    assert_eq!(agreed(&menu).1, third, "it joins two players here, too");
}
