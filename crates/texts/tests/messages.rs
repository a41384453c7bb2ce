//! Messages: built without a language, then rendered in one.

use darkrock_rules::Word;
use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::{FightKind, Income};
use darkrock_rules::content::Files;
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::frame::Frame;
use darkrock_rules::ids::*;
use darkrock_rules::refusal::Refusal;
use darkrock_rules::{Catalog, Choice, Content, Game, Selection, Setup};
use darkrock_texts::{Arg, Catalogue, Language, Message, Scene, Texts, messages};
use std::collections::BTreeSet;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn name(seat: Seat) -> String {
    ["Annie Oakley", "Bass Reeves", "Billy the Kid"][seat.index() % 3].to_owned()
}

fn texts() -> (Content, Texts) {
    let content = Content::embedded().expect("content");
    let texts = Texts::new(&content, Language::EN).expect("texts");
    (content, texts)
}

/// A selector: lowercase words and digits joined by hyphens, or empty.
fn is_selector(word: &str) -> bool {
    word.is_empty()
        || word
            .split('-')
            .all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
}

fn words(message: &Message) -> Vec<String> {
    let mut words = vec![message.id.to_string()];
    for (name, arg) in &message.args {
        words.push((*name).to_owned());
        match arg {
            Arg::Word(word) => words.push(word.to_string()),
            Arg::Message(inner) => words.extend(self::words(inner)),
            _ => {}
        }
    }
    words
}

#[test]
fn events_are_said_as_before() {
    let (content, texts) = texts();
    let mut scene = Scene::new();
    scene.follow(&Event::FightBegins { kind: FightKind::Duel, fighter: B, other: A });
    let cards: CardSet = [Card(10), Card(19)].into_iter().collect();
    let fight_cards: FightSet = [FightCard(2), FightCard(12)].into_iter().collect();
    let lines = [
        (Event::Drew { seat: A, card: Some(Card(18)) }, "Annie Oakley draws 6♥ Stick ’Em Up!"),
        (Event::Income { seat: B, income: Income::Both }, "Bass Reeves takes $10 and a card as income."),
        (Event::Money { seat: A, gained: -20, cause: Cause::Store }, "Annie Oakley pays $20 at the store."),
        (Event::Wanted { seat: A, from: 4, to: 3 }, "Annie Oakley loses a Wanted point, with 3 left."),
        (Event::Equipped { seat: A, item: Item(1) }, "Annie Oakley readies the Mule."),
        (
            Event::Decreased { side: 0, by: 2, value: 10, source: darkrock_rules::content::Source::OTHER },
            "Bass Reeves’s card drops by 2, to Q.",
        ),
        (Event::FightWon { side: 1, kind: FightKind::Duel }, "Annie Oakley wins the duel."),
        (
            Event::NpcDrew { seat: A, cards: 2, which: Some(fight_cards) },
            "Annie Oakley draws from the fight deck: 4 and A.",
        ),
        (
            Event::LookedAt { seat: A, at: B, cards: Some(cards), count: 2 },
            "Annie Oakley looks at Bass Reeves’s hand and sees 4♥ Manhunt and 6♠ Stick ’Em Up!",
        ),
        (
            Event::TokensDrawn { seat: A, count: 3, which: Some([2, 0, 1]) },
            "Annie Oakley draws 3 legendary tokens: 1, 1 and 3 LP.",
        ),
        (
            Event::Showed { seat: A, cards, rank: 1 << 20 },
            "Annie Oakley reveals 4♥ Manhunt and 6♠ Stick ’Em Up!: a Pair.",
        ),
        (Event::Over { winners: [A, B].into_iter().collect() }, "Annie Oakley and Bass Reeves share the glory."),
    ];
    for (event, line) in lines {
        let message = messages::event(&content, scene, &event, Some(A)).expect("a line");
        assert_eq!(texts.render(&message, &name), line);
        assert_eq!(texts.event_in(scene, &event, Some(A), &name).as_deref(), Some(line));
    }
    let hidden = messages::event(&content, scene, &lines[0].0, None).expect("a line");
    assert_eq!(hidden, Message::new("log-drew").seat("name", A), "the card must not be in what others get");
}

/// Opponents on the map and the Man in Black have fight cards, too.
#[test]
fn only_the_sheriffs_fight_card_is_said_to_be_his() {
    let content = Content::embedded().expect("content");
    let kinds = [FightKind::Sheriff, FightKind::Opponent, FightKind::Arrest, FightKind::Duel, FightKind::Rob];
    for language in Language::all() {
        let texts = Texts::new(&content, language).expect("texts");
        let [sheriff, others @ ..] = kinds.map(|kind| {
            let line =
                Message::new("why-fight-card").word("kind", kind.id()).with("card", Arg::FightCard(FightCard(5)));
            texts.render(&line.with("text", Arg::FightCardText(FightCard(5))), &name)
        });
        for other in others {
            assert!(other != sheriff && !other.contains('{'), "{language:?}: {other}");
        }
    }
}

#[test]
fn labels_questions_and_refusals_are_said_as_before() {
    let (content, texts) = texts();
    let (game, ..) = game(&content, 1);
    let public = &game.state.public;
    let choices = [
        (Choice::Buy(Item(1)), "Buy for $30: Mule"),
        (Choice::Deposit { nuggets: 3, cards: 0b101 }, "Sell 3 nuggets and 2 cards for $100"),
        (Choice::Npc(FightCard(12)), "Play fight card A: Gain 1 LP, 1 Marshal point or 1 Wanted point"),
        (Choice::KeepTokens([2, 0, 1]), "Keep 1, 1 and 3 LP in tokens"),
        (Choice::Goal(Goal(0)), "Complete a goal: Picnic at the Saloon"),
        (Choice::Contribute(255), "Add a disc to story 256"),
    ];
    for (choice, label) in choices {
        assert_eq!(texts.render(&messages::choice(&content, public, choice), &name), label);
        assert_eq!(texts.choice(public, choice), label);
    }
    assert_eq!(messages::question(&content, public, Some(A)), Message::new("question-draft"));
    assert_eq!(texts.question(public, Some(A)), "Choose your character.");
    let short = messages::refusal(&Refusal::Short { money: 20 });
    assert_eq!(short, Message::new("refusal-short").n("n", 20));
    assert_eq!(texts.render(&short, &name), "You need $20 more.");
}

#[test]
fn options_and_offers_are_labels_by_their_rows() {
    let (content, texts) = texts();
    let (mut game, ..) = game(&content, 1);
    let row = content.options.len() - 2;
    let (key, ..) = texts.options().nth(row).expect("a row");
    game.state.public.stack.set_top(Frame::Choose {
        first: row as u16,
        count: 2,
        penalty: false,
        seat: A,
        on: A,
        left: 1,
        taken: 0,
    });
    let label = messages::choice(&content, &game.state.public, Choice::Choose(key));
    assert_eq!(label, Message::bare(Arg::OptionText(row as u16)));
    let (_, _, sentence) = texts.options().nth(row).expect("a row");
    assert_eq!(Some(texts.render(&label, &name).as_str()), texts.option_labels().nth(row));
    assert_eq!(texts.option_text(row as u16, 2, key), Some(sentence));

    let (price, get, sentence) = texts.offers().find(|(price, ..)| price.0 != 0).expect("an offer");
    let source = darkrock_rules::content::Source::OTHER;
    game.state.public.stack.set_top(Frame::May { price, get, seat: A, source });
    let public = &game.state.public;
    let at = messages::offer_index(&content, price, get).expect("its row");
    assert_eq!(texts.offers().nth(usize::from(at)), Some((price, get, sentence)));
    let bonus = messages::choice(&content, public, Choice::Bonus);
    assert_eq!(bonus, Message::bare(Arg::OfferLabel(at)));
    assert_eq!(Some(texts.render(&bonus, &name).as_str()), texts.offer_labels().nth(usize::from(at)));
    let question = messages::question(&content, public, None);
    assert_eq!(texts.render(&question, &name), format!("Optional: {sentence}"));
}

#[test]
fn every_option_and_offer_is_found_by_its_row() {
    let (content, texts) = texts();
    assert_eq!(texts.options().count(), content.options.len());
    for (row, (key, name, text)) in texts.options().enumerate() {
        assert_eq!(texts.option_row(row as u16, 1, key), Some(row as u16));
        assert!(!name.is_empty() && text.ends_with('.'), "{name}: {text}");
    }
    for (price, get, text) in texts.offers() {
        assert_eq!(texts.offer(price, get), Some(text));
    }
    assert_eq!(texts.option_row(u16::MAX, u8::MAX, OptionKey(0)), None);
    let faces: Vec<&str> = content.die.iter().map(|face| face.word()).collect();
    assert_eq!(faces.len(), texts.faces().len());
    assert_eq!(texts.titles().len(), content.specs.titles.len());
    assert_eq!(texts.ranches().len(), content.board.ranches.len());
}

#[test]
fn a_fight_card_says_why_it_makes_somebody_choose() {
    let (content, texts) = texts();
    let mut told = BTreeSet::new();
    for seed in 0..30 {
        let (mut game, mut chance, mut events) = game(&content, seed);
        let (mut choices, mut pick) = (Vec::new(), FastChance::new(!seed));
        while let Some(seat) = game.decision().first() {
            if let (Frame::Choose { .. }, Some(why)) = (game.question(), messages::why(&game.state.public)) {
                let why = texts.render(&why, &name);
                assert!(texts.question(&game.state.public, Some(seat)).starts_with(&why), "{why}");
                assert!(!why.contains(['[', '{']) && why.ends_with('.'), "{why}");
                told.insert(why);
            }
            game.choices(seat, &mut choices);
            let choice = choices[pick.below(choices.len() as u32) as usize];
            game.play(seat, choice, &mut chance, &mut events).expect("a listed choice plays");
        }
    }
    assert!(told.iter().any(|why| why.starts_with("The bandit’s fight card")), "{told:?}");
    assert!(told.iter().any(|why| why.starts_with("Story: ")), "{told:?}");
}

#[test]
fn a_message_can_hold_another() {
    let (_, texts) = texts();
    let inner = Message::new("choice-join").n("n", 10);
    let outer = Message::new("question-may").with("offer", Arg::Message(Box::new(inner.clone())));
    assert_eq!(texts.render(&outer, &name), "Optional: Join the game for $10");
    assert_eq!(texts.render(&Message::bare(Arg::Message(Box::new(inner))), &name), "Join the game for $10");
    assert_eq!(texts.render(&Message::default(), &name), "");
}

fn game(content: &Content, seed: u64) -> (Game<'_>, FastChance, Vec<Event>) {
    let mut setup = Setup::new(4);
    setup.length = 15;
    let (mut chance, mut events) = (FastChance::new(seed), Vec::new());
    let game = Game::new(content, &setup, &mut chance, &mut events).expect("a game");
    (game, chance, events)
}

#[test]
fn messages_of_whole_games_hold_no_word_of_a_language() {
    let (content, texts) = texts();
    let mut ids = BTreeSet::new();
    let mut check = |message: &Message| {
        for word in words(message) {
            assert!(is_selector(&word), "“{word}” in {message:?}");
        }
        assert!(message.id.is_empty() || texts.catalogue().has(&message.id), "no such message: {message:?}");
        ids.insert(message.id.to_string());
    };
    for seed in 100..120 {
        let (mut game, mut chance, mut events) = game(&content, seed);
        let (mut scene, mut choices) = (Scene::new(), Vec::new());
        for _ in 0..3000 {
            for event in events.drain(..) {
                scene.follow(&event);
                for viewer in [None, Some(A)] {
                    messages::event(&content, scene, &event, viewer).iter().for_each(&mut check);
                }
            }
            let Some(seat) = game.decision().first() else { break };
            let public = &game.state.public;
            check(&messages::question(&content, public, Some(seat)));
            game.choices(seat, &mut choices);
            choices.iter().for_each(|choice| check(&messages::choice(&content, public, *choice)));
            let choice = choices[chance.below(choices.len() as u32) as usize];
            game.play(seat, choice, &mut chance, &mut events).expect("a listed choice");
        }
    }
    assert!(ids.len() > 130, "only {} messages: {ids:?}", ids.len());
}

#[test]
fn the_man_in_black_has_a_small_article_within_a_sentence() {
    let content = Content::embedded().expect("content");
    let said = |code: &str, first: u8, second: u8| {
        let texts = Texts::new(&content, code.parse().expect("a language")).expect("texts");
        let names = |seat: Seat| if seat.0 == 2 { texts.automa().to_owned() } else { "Bass".to_owned() };
        texts.render(
            &Message::new("log-fight-begins-duel").seat("name", Seat(first)).seat("other", Seat(second)),
            &names,
        )
    };
    assert_eq!(said("en", 0, 2), "Bass challenges the Man in Black to a duel.");
    assert_eq!(said("en", 2, 0), "The Man in Black challenges Bass to a duel.");
    assert_eq!(said("fr", 0, 2), "Bass provoque l’Homme en Noir en duel.");
}

#[test]
fn prepositions_merge_with_the_article_of_the_man_in_black() {
    let content = Content::embedded().expect("content");
    let said = |code: &str, id: &'static str, name: Seat, other: Seat| {
        let texts = Texts::new(&content, code.parse().expect("a language")).expect("texts");
        let names = |seat: Seat| if seat.0 == 2 { texts.automa().to_owned() } else { "Annie".to_owned() };
        texts.render(&Message::new(id).seat("name", name).seat("other", other).n("n", 2), &names)
    };
    assert_eq!(
        said("it", "log-looked-at", Seat(0), Seat(2)),
        said("it", "log-looked-at", Seat(0), Seat(1)).replace("di Annie", "dell’Uomo in Nero")
    );
    assert!(said("it", "log-looked-at", Seat(2), Seat(0)).starts_with("L’Uomo in Nero "));
    assert!(said("es", "log-looked-at", Seat(0), Seat(2)).contains(" del Hombre de Negro"));
    assert!(said("de", "log-looked-at", Seat(0), Seat(2)).contains(" vom Mann in Schwarz"));
}

#[test]
fn tokens_and_lists_follow_the_grammar_of_each_language() {
    let content = Content::embedded().expect("content");
    let said = |code: &str, kinds: [u8; 3], n: u8| {
        let texts = Texts::new(&content, code.parse().expect("a language")).expect("texts");
        let message = Message::new("log-tokens-drawn-known").seat("name", Seat(0)).n("n", n);
        texts.render(&message.with("tokens", Arg::Tokens(kinds)), &|_| "Annie".to_owned())
    };
    assert_eq!(said("en", [0, 1, 0], 1), "Annie draws a legendary token worth 2 LP.");
    assert_eq!(said("fr", [0, 1, 0], 1), "Annie pioche un jeton Légendaire d’une valeur de 2\u{a0}PL.");
    assert_eq!(said("it", [0, 1, 0], 1), "Annie pesca 1 segnalino Leggenda da 2 PL.");
    assert_eq!(said("en", [1, 1, 1], 3), "Annie draws 3 legendary tokens: 1, 2 and 3 LP.");
    assert_eq!(said("fr", [1, 1, 0], 2), "Annie pioche 2 jetons Légendaires d’une valeur de 1 et 2\u{a0}PL.");
    assert_eq!(said("it", [1, 1, 1], 3), "Annie pesca 3 segnalini Leggenda da 1, 2 e 3 PL.");
}

#[test]
fn a_name_with_a_mark_of_its_own_ends_a_sentence() {
    let content = Content::embedded().expect("content");
    let texts = Texts::new(&content, Language::EN).expect("texts");
    let marked = (0..52).map(Card).find(|card| texts.card(*card).name.ends_with('!')).expect("a card that shouts");
    let said = texts.render(&Message::new("log-discarded").seat("name", A).with("card", Arg::Card(marked)), &name);
    assert!(said.ends_with('!') && said.starts_with("Annie Oakley discards"), "{said}");
}

#[test]
fn words_of_modules_and_of_a_folder_lie_over_those_of_the_program() {
    let mut files = Files::embedded();
    files.put("base/words/en.ftl", "story-ghost-mine = The Haunted Shaft\nitem-mule = Donkey\n".to_owned());
    files.put("base/words/fr.ftl", "item-mule = \u{c2}ne\n".to_owned());
    let content = Catalog::load(files).expect("modules").compose(&Selection::BASE).expect("content");
    let said = |language: Language, id: &str| {
        Catalogue::of(language).and_then(|c| c.with_words_of(&content)).expect("words").text(id)
    };
    assert_eq!(
        (said(Language::EN, "story-ghost-mine"), said(Language::EN, "item-mule")),
        ("The Haunted Shaft".into(), "Donkey".into())
    );
    let french = "fr".parse().expect("French is shipped");
    assert_eq!(said(french, "item-mule"), "\u{c2}ne");
    assert_eq!(said(french, "story-ghost-mine"), "The Haunted Shaft", "what they say in English alone is said so");
    // A folder with a few messages is not a complete language, not even English.
    let few =
        |language: Language| Catalogue::from_files(language, &[("my/own.ftl", "item-mule = Ass")]).expect("messages");
    let shipped = |language: Language, id: &str| Catalogue::of(language).expect("shipped").text(id);
    for language in [Language::EN, french] {
        assert_eq!(few(language).text("item-mule"), "Ass");
        assert_eq!(few(language).text("story-ghost-mine"), shipped(language, "story-ghost-mine"));
    }
}

#[test]
fn a_module_renames_others_only_where_it_is_selected_and_declares_it() {
    let said = |declared: &str, modules: &[&str]| {
        let mut files = Files::embedded();
        files.put("zz/module.yaml", format!("{{id: zz, kind: expansion{declared}}}"));
        let words = "item-revolver = Nothing\nweb-module-zz = Zed\nweb-module-ante-up = Nothing\n";
        files.put("zz/words/en.ftl", words.to_owned());
        let catalog = Catalog::load(files).expect("modules");
        let modules: Vec<String> = modules.iter().map(|id| (*id).to_owned()).collect();
        let content = catalog.compose(&catalog.select(&modules, None).expect("zz")).expect("content");
        let catalogue = Catalogue::of(Language::EN).and_then(|c| c.with_words_of(&content)).expect("words");
        ["item-revolver", "web-module-zz", "web-module-ante-up"].map(|id| catalogue.text(id))
    };
    assert_eq!(said("", &[]), ["Revolver", "Zed", "Ante Up"]);
    assert_eq!(said(", renames: [item-revolver]", &[]), ["Revolver", "Zed", "Ante Up"]);
    assert_eq!(said("", &["zz"]), ["Revolver", "Zed", "Ante Up"]);
    assert_eq!(said(", renames: [item-revolver]", &["zz"]), ["Nothing", "Zed", "Ante Up"]);
}
