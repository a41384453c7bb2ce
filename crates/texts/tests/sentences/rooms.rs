//! What is said where there is little room, on buttons and cards, and where there is room for a list.

use super::{AutomaCard, Content, Deed, FightCard, Language, Legend, Story, Texts, Trigger};
use super::{every_content, everything, fault, said};

/// The texts of buttons that are composed of effects: options, offers, deeds, the conditions of legendary stories, fight
/// cards and triggers.
fn labels_of(content: &Content, texts: &Texts) -> Vec<String> {
    let specs = &content.specs;
    let all = |n: usize| (0..n).map(|at| at as u8);
    let mut labels: Vec<&str> = texts.option_labels().chain(texts.offer_labels()).collect();
    labels.extend(all(specs.deeds.len()).map(|at| texts.deed_label(Deed(at))));
    labels.extend(all(specs.stories.triggers.len()).map(|at| texts.trigger_label(Trigger(at))));
    labels.extend(all(content.fight_cards.len()).map(|at| texts.fight_card(FightCard(at)).label.as_str()));
    for story in all(specs.legendary_stories.len()) {
        labels.extend(texts.legend(Legend(story)).parts.iter().map(|part| part.label.as_str()));
    }
    labels.into_iter().map(str::to_owned).collect()
}

/// How many letters a button has room for stands in `language.ftl`.
#[test]
fn every_button_has_room_for_its_label() {
    for language in Language::all() {
        for content in every_content() {
            let texts = Texts::new(&content, language).expect("texts");
            let room: usize = texts.catalogue().text("button-letters").parse().expect("a number");
            for label in labels_of(&content, &texts) {
                let length = label.chars().count();
                assert!(length <= room, "{language}: {length} letters on a button for {room}: {label}");
                assert!(!label.contains(';'), "{language}: {label}");
            }
        }
    }
}

#[test]
fn every_card_has_a_gist_for_its_face() {
    for language in Language::all() {
        for content in every_content() {
            let texts = Texts::new(&content, language).expect("texts");
            let room: usize = texts.catalogue().text("button-letters").parse().expect("a number");
            for card in content.poker_cards.iter() {
                // Some have a gist of their own.
                let own = format!("web-gist-{}", content.specs.titles[content.title_of[card.index()].index()].id);
                let text = texts.card(card);
                let gist = if texts.catalogue().has(&own) { texts.catalogue().text(&own) } else { text.gist.clone() };
                let length = gist.chars().count();
                assert!((1..=room).contains(&length), "{language}: {}: {length} letters: {gist}", text.name);
            }
        }
    }
}

#[test]
fn a_button_says_what_is_done_in_short() {
    let content = everything();
    for (language, expected) in [
        ("en", ["Look at the top fight card", "Take a random cattle token and draw 1 card"]),
        ("fr", ["Regardez la première carte Combat", "Prenez un jeton Bétail au hasard et piochez 1 carte"]),
        ("it", ["Guarda la prima carta Scontro", "Prendi un segnalino Bestiame a caso e pesca 1 carta"]),
        ("de", ["Die oberste Kampfkarte ansehen", "Ein zufälliges Viehplättchen nehmen und 1 Karte ziehen"]),
        ("es", ["Miras la primera carta de combate", "Tomas una ficha de ganado al azar y robas 1 carta"]),
    ] {
        let texts = Texts::new(&content, language.parse().expect("a language")).expect("texts");
        let labels = labels_of(&content, &texts);
        for expected in expected {
            assert!(labels.iter().any(|label| label == expected), "{language}: {expected}\n{}", labels.join("\n"));
        }
    }
}

#[test]
fn options_are_joined_by_words() {
    for (language, id, expected) in [
        ("en", "the-new-piano", "or pay $20 to gain 2 LP and have each other player draw 1 card."),
        ("en", "the-vault", "must either pay $40 to draw 1 card, or let the Man in Black gain 3 LP."),
        (
            "fr",
            "the-vault",
            "doit soit payer 40\u{a0}$ pour piocher 1 carte, soit laisser l’Homme en Noir gagner 3\u{a0}PL.",
        ),
        ("it", "the-vault", "sceglie se pagare 40$ per pescare 1 carta, oppure lasciare"),
        (
            "de",
            "the-vault",
            "wählt: entweder 40\u{a0}$ bezahlen und dafür 1 Karte ziehen, oder dem Mann in Schwarz 3 LP",
        ),
        ("es", "the-vault", "debe o bien pagar $40 para robar 1 carta, o bien dejar"),
    ] {
        let text = said(language, id);
        assert!(text.contains(expected), "{language}: {text}");
    }
}

/// A text with plain spaces, so that a test need not tell them apart.
fn spaced(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

#[test]
fn options_are_a_list_where_there_is_room() {
    let content = everything();
    let at = content.specs.stories.cards.iter().position(|spec| spec.id == "the-new-piano").expect("a story");
    for (language, before, options) in [
        (
            "en",
            "Choose one:",
            ["Travel to a Saloon and gain $30", "Pay $20 to gain 2 LP and have each other player draw 1 card"],
        ),
        (
            "fr",
            "Choisissez :",
            [
                "Rendez-vous à côté d’un Saloon et gagnez 30 $",
                "Payez 20 $ pour gagner 2 PL, et chaque autre joueur pioche 1 carte",
            ],
        ),
        (
            "it",
            "Scegli:",
            ["Raggiungi un Saloon e ottieni 30$", "Paga 20$ per ottenere 2 PL, e ogni altro giocatore pesca 1 carta"],
        ),
        (
            "de",
            "Eines davon wählen:",
            [
                "Zu einem Saloon reisen und 30 $ erhalten",
                "20 $ bezahlen und dafür 2 LP erhalten, und jeder andere Spieler zieht 1 Karte",
            ],
        ),
        (
            "es",
            "Eliges:",
            [
                "Viajas a un saloon y ganas $30",
                "Pagas $20 para ganar 2 PL, y cada uno de los demás jugadores roba 1 carta",
            ],
        ),
    ] {
        let texts = Texts::new(&content, language.parse().expect("a language")).expect("texts");
        let [piece] = &texts.story(Story(at as u8)).pieces[..] else { panic!("{language}: one piece") };
        assert_eq!(spaced(&piece.text), before, "{language}");
        assert_eq!(piece.options.iter().map(|option| spaced(option)).collect::<Vec<_>>(), options, "{language}");
    }
}

/// A list stands between what is said before and after it.
#[test]
fn sentences_around_a_list_are_kept() {
    let content = everything();
    let texts = Texts::new(&content, Language::EN).expect("texts");
    let at = content.specs.automa.cards.iter().position(|spec| spec.id == "the-vault").expect("a card");
    let pieces = &texts.automa_card(AutomaCard(at as u8)).pieces;
    let said: Vec<&str> = pieces.iter().map(|piece| piece.text.as_str()).collect();
    let head = said[0].strip_suffix("Each player with at least 5 LP chooses one:").expect("the choice");
    assert!(head.ends_with("and gains 1 LP. "), "{said:?}");
    assert_eq!((said[1], said.len()), ("Each other player loses $20.", 2));
    assert_eq!(pieces[0].options, ["Pay $40 to draw 1 card", "Let the Man in Black gain 3 LP"]);
}

/// In every language a text with a list says the same in running text, and a text without options has no list.
#[test]
fn lists_are_told_in_running_text_too() {
    for language in Language::all() {
        for content in every_content() {
            let texts = Texts::new(&content, language).expect("texts");
            for at in 0..content.stories.len() as u8 {
                let story = texts.story(Story(at));
                for piece in &story.pieces {
                    assert!(piece.options.len() != 1, "{language}: {}: {piece:?}", story.name);
                    for option in &piece.options {
                        assert_eq!(fault(option), None, "{language}: {option}");
                        assert!(!option.ends_with(['.', ';', ',']), "{language}: {option}");
                        let rest: String = option.chars().skip(1).collect();
                        assert!(story.reward.contains(&rest), "{language}: {option}: {}", story.reward);
                    }
                }
            }
        }
    }
}
