//! Snapshots of the English texts of all cards; in no language one lacks a message.

use darkrock_rules::Content;
use darkrock_rules::ids::*;
use darkrock_texts::{AbilityText, Language, Texts};
use std::fmt::Write;

fn texts() -> (Content, Texts) {
    let content = Content::embedded().expect("content");
    let texts = Texts::new(&content, Language::EN).expect("texts");
    (content, texts)
}

fn lines(lines: &[AbilityText]) -> String {
    let line = |l: &AbilityText| match l.kind {
        Some(kind) => format!("  {}: {}\n", kind.id(), l.text),
        None => format!("  {}\n", l.text),
    };
    lines.iter().map(line).collect()
}

/// The base game with Ante Up, its alternate cards and the jokers.
fn with_alternate_cards() -> Content {
    composed(&["ante-up", "alternate-cards", "jokers"])
}

fn composed(modules: &[&str]) -> Content {
    let catalog =
        darkrock_rules::content::Catalog::load(darkrock_rules::content::Files::embedded()).expect("the catalog");
    let modules: Vec<String> = modules.iter().map(|id| (*id).to_owned()).collect();
    catalog.compose(&catalog.select(&modules, None).expect("modules")).expect("the content")
}

fn poker_cards(texts: &Texts, cards: CardSet) -> String {
    let mut out = String::new();
    let mut last = "";
    for card in cards {
        let text = texts.card(card);
        if text.name != last {
            let _ = write!(out, "{}\n{}", text.label, lines(&text.lines));
        }
        last = &text.name;
    }
    out
}

fn fight_cards(content: &Content, texts: &Texts) -> String {
    let cards = (0..content.fight_cards.len()).map(|at| texts.fight_card(FightCard(at as u8)));
    cards.map(|c| format!("{}: {}\n", c.name, c.body)).collect()
}

fn items(content: &Content, texts: &Texts) -> String {
    let mut out = String::new();
    for item in (0..content.items.len()).map(|i| Item(i as u8)) {
        for upgraded in [false, true] {
            let text = texts.item(item, upgraded);
            if !text.name.is_empty() {
                let side = if upgraded { "upgraded" } else { "front" };
                let _ = write!(out, "{}, {side} {}\n{}", text.name, text.copies.join(" / "), lines(&text.lines));
            }
        }
    }
    out
}

fn characters(content: &Content, texts: &Texts) -> String {
    let mut out = String::new();
    for text in (0..content.characters.len()).filter_map(|i| texts.character(Character(i as u8))) {
        let _ = writeln!(out, "{} ({}; {})", text.name, text.start, text.gains.join(", "));
        out += &lines(&text.lines);
    }
    out
}

fn stories(content: &Content, texts: &Texts) -> String {
    let mut out = String::new();
    for text in (0..content.stories.len()).map(|i| texts.story(Story(i as u8))) {
        let _ = writeln!(out, "{} ({})\n  {}", text.name, text.trigger, text.reward);
        for line in text.spawn.iter().chain(&text.sheriff) {
            let _ = writeln!(out, "  {line}");
        }
        assert!(!text.tale.is_empty() && !text.tale.starts_with('['), "{}", text.name);
    }
    out
}

fn goals(content: &Content, texts: &Texts) -> String {
    let goals = (0..content.goals.len()).map(|i| (i, texts.goal(Goal(i as u8))));
    goals
        .map(|(i, g)| {
            let character = texts.character(content.goals[i].character).map_or("", |c| &c.name);
            format!("{character}: {}: {}\n", g.name, g.body)
        })
        .collect()
}

fn rest(content: &Content, texts: &Texts) -> String {
    let mut out = String::new();
    for (track, name) in [(texts.marshal_track(), "Marshal"), (texts.wanted_track(), "Wanted")] {
        let _ = writeln!(out, "{name} track\n  {}\n  {}", track.spaces.join(" | "), track.rows.join(" | "));
    }
    for (i, token) in content.specs.cattle.iter().enumerate() {
        let cattle = Cattle(i as u8);
        let _ = writeln!(out, "{} ({}): {}", token.id, texts.ranch(content.cattle[i].ranch), texts.cattle(cattle));
    }
    for (i, option) in content.options.iter().enumerate() {
        let text = texts.option_text(i as u16, 1, option.key).unwrap_or_default();
        let _ = writeln!(out, "{}: {text}", texts.option(option.key));
    }
    for (.., offer) in texts.offers() {
        let _ = writeln!(out, "offer: {offer}");
    }
    for space in content.board.all {
        let _ = writeln!(out, "{}", texts.place(space));
    }
    out
}

#[test]
fn every_card_says_what_it_does() {
    let content = Content::embedded().expect("content");
    let alternate = with_alternate_cards();
    // Other languages are checked by what holds in all of them, here and in `sentences.rs`.
    let texts = Texts::new(&content, Language::EN).expect("texts");
    insta::assert_snapshot!("poker-cards", poker_cards(&texts, SUITED));
    let cards = alternate.poker_cards.iter();
    let others = cards.filter(|card| alternate.title_of[card.index()].index() >= content.specs.titles.len());
    let texts_of_others = Texts::new(&alternate, Language::EN).expect("texts");
    insta::assert_snapshot!("alternate-cards", poker_cards(&texts_of_others, others.collect()));
    insta::assert_snapshot!("fight-cards", fight_cards(&content, &texts));
    insta::assert_snapshot!("items", items(&content, &texts));
    insta::assert_snapshot!("characters", characters(&content, &texts));
    insta::assert_snapshot!("stories", stories(&content, &texts));
    insta::assert_snapshot!("goals", goals(&content, &texts));
    insta::assert_snapshot!("tokens-tracks-options-places", rest(&content, &texts));
}

#[test]
fn no_text_lacks_a_message_or_an_argument() {
    let content = Content::embedded().expect("content");
    for language in Language::all() {
        let texts = Texts::new(&content, language).expect("texts");
        let all = [
            poker_cards(&texts, SUITED),
            fight_cards(&content, &texts),
            items(&content, &texts),
            characters(&content, &texts),
            stories(&content, &texts),
            goals(&content, &texts),
            rest(&content, &texts),
        ];
        for line in all.iter().flat_map(|t| t.lines()) {
            assert!(!line.contains(['[', ']', '{', '}']), "{language}: a message or an argument is missing: {line}");
            assert!(!line.contains("unknown"), "{language}: a place has no name of its own: {line}");
            let sentences = line.split(". ").skip(1);
            let small = sentences.filter(|s| s.chars().next().is_some_and(char::is_lowercase)).count();
            assert_eq!(small, 0, "{language}: a sentence begins with a small letter: {line}");
            assert!(language != Language::EN || !line.contains("here: "), "a place has no name of its own: {line}");
        }
    }
}

#[test]
fn few_cards_have_a_text_of_their_own_and_each_is_used() {
    let (content, texts) = texts();
    let own = texts.own_texts();
    insta::assert_snapshot!("own-texts", own.join("\n"));
    assert!(own.len() <= 16, "{} cards have a text of their own; at most 16 may", own.len());
    let mut everything = format!("{}{}", poker_cards(&texts, SUITED), fight_cards(&content, &texts));
    // Cards of modules can have one, too.
    let content = with_alternate_cards();
    let texts = Texts::new(&content, Language::EN).expect("texts");
    everything += &poker_cards(&texts, content.poker_cards);
    everything += &items(&content, &texts);
    everything += &characters(&content, &texts);
    everything += &stories(&content, &texts);
    everything += &goals(&content, &texts);
    let content = composed(&["ante-up", "blood-money", "extras", "alternate-cards"]);
    let more = Texts::new(&content, Language::EN).expect("texts");
    everything += &characters(&content, &more);
    everything += &items(&content, &more);
    everything += &poker_cards(&more, content.poker_cards);
    everything += &goals(&content, &more);
    for id in own {
        let text = texts.catalogue().text(&id);
        assert!(everything.contains(&text[1..]), "{id} replaces no line: is its card or line number right?");
    }
}

#[test]
fn a_missing_message_gives_its_id() {
    let (_, texts) = texts();
    assert_eq!(texts.catalogue().text("no-such-message"), "[no-such-message]");
    assert_eq!(texts.place(Space(127)), "");
}

#[test]
fn texts_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&texts().1);
}

#[test]
fn languages_have_codes_that_read_back() {
    for language in Language::all() {
        assert_eq!(language.code().parse(), Ok(language));
    }
    let error = "xx".parse::<Language>().expect_err("no such language");
    assert!(error.to_string().starts_with("unknown language “xx”: expected one of en"), "{error}");
}

#[test]
fn the_cards_of_the_man_in_black_tell_him_from_the_players() {
    let (content, texts) = texts();
    let said: Vec<String> = (0..content.automa.cards.len() as u8)
        .map(|i| texts.automa_card(AutomaCard(i)))
        .map(|deed| format!("{}: {}", deed.name, deed.body))
        .collect();
    let expected = [
        "Tribute of the Gang: The Man in Black moves to the hideout of gang A in Mesito’s Point. Remove any bandit there. \
         The Man in Black gains 1 LP. Each player loses $10.",
        "High Noon: The Man in Black moves to the player with the most LP and gains 2 LP. \
         Each player there with at least 5 LP must either \
         gain 2 wounds and let the Man in Black gain 3 LP, or lose 3 LP.",
        "The Vault: The Man in Black moves to the Bank and gains 1 LP. \
         Each player with at least 5 LP must either pay $40 to draw 1 card, \
         or let the Man in Black gain 3 LP. Each other player loses $20.",
        "The Night Train: The Man in Black moves to the Rail Station and gains 2 LP. \
         Each player must either discard 2 cards to gain $10, \
         or travel to the Rail Station and let the Man in Black gain 3 LP.",
        "Hired Guns: The Man in Black moves to the hideout of gang C in Cliff Junction and gains 1 LP. \
         A bandit appears at every empty hideout. \
         Each player must gain 1 wound or lose 2 LP.",
        "A Shadow Behind You: The Man in Black moves to the player with the most Wanted points and gains 1 LP. \
         Each player there with at least 4 Wanted points loses 3 LP, and the Man in Black gains 4 LP for each such player. \
         Each other player there gains 1 wound.",
        "Easy Pickings: The Man in Black moves to the player with the most money and gains 1 LP. \
         Each player there must either discard 3 cards to gain 1 LP, \
         or lose $40 and let the Man in Black gain 3 LP.",
        "Drinks on the Stranger: The Man in Black moves to the Cabaret and gains 2 LP. \
         Each player must either lose 2 wounds, draw 2 cards and let the Man in Black gain 2 LP, \
         or pay $20 to gain 1 LP.",
        "Gold by Moonlight: The Man in Black moves to the Sunny Hills Mine and gains 2 LP. \
         Each player with at least 5 LP must either gain 1 wound to gain 1 gold nugget, \
         or let the Man in Black gain 3 LP. Each other player may gain 1 wound to gain 2 gold nuggets.",
        "The Offer: The Man in Black moves to the Sheriff’s Office and gains 1 LP. \
         Each player with at least 7 Wanted points loses 2 LP, and the Man in Black gains 4 LP for each such player. \
         Each other player must either gain 1 Wanted point and let the Man in Black gain 2 LP, \
         or take a random cattle token from any Ranch and let the Man in Black gain 2 LP, or discard 1 card.",
    ];
    assert_eq!(said, expected);
}
