//! What no card text may say any more, and snapshots of the texts that are hardest to compose.

use darkrock_rules::content::{Catalog, Content, Files};
use darkrock_rules::ids::*;
use darkrock_texts::{Language, Texts};
use std::collections::BTreeSet;

#[path = "sentences/grammar.rs"]
mod grammar;
#[path = "sentences/rooms.rs"]
mod rooms;

const EVERYTHING: [&str; 8] =
    ["ante-up", "blood-money", "extras", "gangs", "alternate-cards", "titles", "sheriff-cards", "bandit-cards"];

const MODES: [&str; 5] = ["serenade", "golden-rule", "law-and-disorder", "risky-business", "border-town"];

fn everything() -> Content {
    composed(&EVERYTHING, None)
}

fn composed(modules: &[&str], mode: Option<&str>) -> Content {
    let catalog = Catalog::load(Files::embedded()).expect("the catalog");
    let modules: Vec<String> = modules.iter().map(|id| (*id).to_owned()).collect();
    catalog.compose(&catalog.select(&modules, mode).expect("modules")).expect("the content")
}

/// The content of the base game, of all modules and options together, of those that exclude them, and of each mode.
fn every_content() -> Vec<Content> {
    let frontier = ["ante-up", "alternate-cards", "jokers", "standard-stores"];
    let further = ["ante-up", "blood-money", "extras", "man-in-black-for-more", "unique-events"];
    let selections = [&[][..], &EVERYTHING, &frontier, &further, &["ante-up", "blood-money", "core-stories"]];
    let modes = MODES.into_iter().map(|mode| composed(&[], Some(mode)));
    selections.into_iter().map(|modules| composed(modules, None)).chain(modes).collect()
}

/// Every generated text with the id of its entry.
fn texts_of(content: &Content, texts: &Texts) -> Vec<(String, String)> {
    let specs = &content.specs;
    let mut all: Vec<(String, String)> = Vec::new();
    let mut add = |id: &str, text: &str| all.push((id.to_owned(), text.to_owned()));
    for (at, title) in specs.titles.iter().enumerate() {
        let card = content.poker_cards.iter().find(|card| content.title_of[card.index()].index() == at);
        card.into_iter().for_each(|card| add(&title.id, &texts.card(card).body));
    }
    for at in 0..content.fight_cards.len() as u8 {
        add(&format!("fight-{}", FightCard(at)), &texts.fight_card(FightCard(at)).body);
    }
    for (at, spec) in specs.items.iter().enumerate() {
        [false, true].into_iter().for_each(|side| add(&spec.id, &texts.item(Item(at as u8), side).body));
    }
    for (at, spec) in specs.characters.iter().enumerate() {
        let text = texts.character(Character(at as u8)).expect("a character");
        let start =
            texts.catalogue().with("aid-character-starts", &darkrock_texts::Args::new().s("place", &*text.start));
        add(&spec.id, &format!("{start}. {}", text.body));
    }
    for (at, spec) in specs.stories.cards.iter().enumerate() {
        add(&spec.id, &texts.story(Story(at as u8)).reward);
    }
    for (at, spec) in specs.goals.iter().enumerate() {
        add(&spec.id, &texts.goal(Goal(at as u8)).body);
    }
    for (at, spec) in specs.automa.cards.iter().enumerate() {
        add(&spec.id, &texts.automa_card(AutomaCard(at as u8)).body);
    }
    for (at, spec) in specs.legendary_stories.iter().enumerate() {
        let text = texts.legend(Legend(at as u8));
        let parts = text.parts.iter().flat_map(|part| [&part.meets, &part.text]);
        let rest = text.tokens.iter().chain(&text.endings).map(|tale| &tale.text);
        let all = std::iter::once(&text.open).chain(&text.ongoing).chain(parts).chain(rest);
        all.for_each(|line| add(&spec.id, line));
    }
    for (at, spec) in specs.events.iter().enumerate() {
        add(&spec.id, &texts.event_card(EventCard(at as u8)).text);
    }
    for (at, spec) in specs.injuries.iter().enumerate() {
        add(&spec.id, &texts.injury(Injury(at as u8)).text);
    }
    for (at, spec) in specs.deeds.iter().enumerate() {
        add(&format!("deed-{}", spec.id), texts.deed(Deed(at as u8)));
    }
    texts.options().for_each(|(_, name, text)| [name, text].into_iter().for_each(|said| add("option", said)));
    texts.offers().for_each(|(.., text)| add("offer", text));
    all
}

/// Every text of every content in a language, once.
fn every_text(code: &str) -> BTreeSet<(String, String)> {
    let language: Language = code.parse().expect("a language");
    let of = |content: &Content| texts_of(content, &Texts::new(content, language).expect("texts"));
    every_content().iter().flat_map(of).filter(|(_, text)| !text.is_empty()).collect()
}

/// With `CARD_TEXTS=FOLDER` all texts of a language are written there, for somebody who reads them.
#[test]
fn all_texts_can_be_written_out() {
    for language in Language::all() {
        let lines: Vec<String> =
            every_text(language.code()).into_iter().map(|(id, text)| format!("{id}: {text}\n")).collect();
        assert!(lines.len() > 800, "{language}: {} texts", lines.len());
        if let Some(folder) = std::env::var_os("CARD_TEXTS") {
            let file = std::path::Path::new(&folder).join(format!("{language}.txt"));
            std::fs::write(file, lines.concat()).expect("the folder exists");
        }
    }
}

/// What is wrong with any text, in any language.
fn fault(text: &str) -> Option<&'static str> {
    let small = |after: &str| after.chars().next().is_some_and(char::is_lowercase);
    let doubled = [",,", ";;", "::", ",.", ";.", ":.", ",;", ": ;", "; ;"].iter().any(|marks| text.contains(marks));
    match text {
        _ if text.contains(['[', ']', '{', '}']) => Some("a message is missing"),
        _ if text.contains("  ") || text.contains(" ,") || text.contains(" .") => Some("a space too many"),
        _ if doubled || text.contains("..") => Some("doubled marks"),
        _ if text.split(". ").skip(1).any(small) => Some("a small letter after a full stop"),
        _ if text.matches(": ").count() > 1 && text.matches(". ").count() == 0 => Some("a colon after a colon"),
        _ => None,
    }
}

/// What a language itself must not say stands in `words.txt` of its folder; `tools/check-words.py --composed` checks it.
#[test]
fn no_text_is_made_of_fragments() {
    for language in Language::all() {
        for (id, text) in every_text(language.code()) {
            assert_eq!(fault(&text), None, "{language}: {id}: {text}");
        }
    }
}

/// The first clause of six words or more that stands in a text twice.
fn said_twice(text: &str) -> Option<String> {
    let mut said = BTreeSet::new();
    let clauses = text.split(['.', ',', ';', ':', '!', '?']).map(|clause| clause.trim().to_lowercase());
    let long = clauses.filter(|clause| clause.split_whitespace().count() >= 6);
    long.into_iter().find(|clause| !said.insert(clause.clone()))
}

#[test]
fn no_long_clause_is_said_twice() {
    for language in Language::all() {
        for (id, text) in every_text(language.code()) {
            assert_eq!(said_twice(&text), None, "{language}: {id}: {text}");
        }
    }
}

#[test]
fn what_is_done_again_for_a_price_is_not_said_again() {
    for (language, expected) in [
        ("en", "take what they show. You may gain 1 wound to do so again."),
        ("fr", "prenez ce qu’ils donnent. Vous pouvez subir 1 blessure pour recommencer."),
        ("it", "ottieni ciò che mostrano. Puoi subire 1 ferita per rifarlo."),
        ("de", "erhalten, was sie zeigen. Du darfst 1 Wunde erhalten und dafür noch einmal dasselbe tun."),
        ("es", "tomas lo que muestren. Puedes sufrir 1 herida para repetirlo."),
    ] {
        let text = said(language, "ghost-mine");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn a_timing_is_said_once() {
    for (id, expected) in [
        ("saber", "decrease the card played against you by 1. If you started the fight, decrease that card by 2 more."),
        ("thunder", "decrease the card played against you by 1. If you own Lightning, decrease that card by 2 more."),
        ("lasso", "After you wrangle or rustle cattle, gain $20 and draw 1 card."),
        ("medicine-pouch", "discard this item and lose 2 wounds. If you lose an injury this way, gain 1 LP."),
        ("the-senators-nephew", "and move the Sheriff to space 3 there."),
        ("wrong-side-of-the-bars", "Place an outlaw at the Marshal’s Office, move the Sheriff there and gain $20."),
    ] {
        let text = said("en", id);
        assert!(text.contains(expected), "{id}: {text}");
    }
}

/// Entries whose texts have subjects, conditions, choices and prices in each other.
const HARDEST: [&str; 40] = [
    "peacekeeper",
    "carbine",
    "whiskey",
    "canteen",
    "treasure-map",
    "medicine-pouch",
    "dynamite",
    "snake-oil",
    "gazette",
    "thunder",
    "dime-western",
    "mule",
    "provisions",
    "annie-oakley",
    "billy-the-kid",
    "pat-garrett",
    "lozen",
    "butch-cassidy",
    "allan-pinkerton",
    "bat-masterson",
    "johnny-ringo",
    "tiburcio-vasquez",
    "isom-dart",
    "tom-tobin",
    "john-slaughter",
    "dave-rudabaugh",
    "al-swearengen",
    "dead-or-alive",
    "election-day",
    "ghost-mine",
    "twelve-good-men",
    "no-witnesses",
    "the-new-piano",
    "the-offer",
    "high-noon",
    "gold-by-moonlight",
    "bridge-at-midnight",
    "hot-lead",
    "fenn-lode",
    "bulletproof",
];

/// The texts of the hardest cards, a line each.
fn hardest(content: &Content, language: Language) -> String {
    let texts = Texts::new(content, language).expect("texts");
    let all = texts_of(content, &texts);
    let mut lines: Vec<String> = Vec::new();
    for hardest in HARDEST {
        let before = lines.len();
        let own = all.iter().filter(|(id, text)| id == hardest && !text.is_empty());
        lines.extend(own.map(|(id, text)| format!("{id}: {text}")));
        assert!(lines.len() > before, "{language}: {hardest} is no entry");
    }
    lines.join("\n")
}

/// English has its snapshot here. Another language may keep one in its folder, `hardest.snap`: whoever adds it reads it.
#[test]
fn the_hardest_cards() {
    let content = everything();
    for language in Language::all() {
        let told = hardest(&content, language);
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
        let mut settings = insta::Settings::clone_current();
        if language != Language::EN {
            if !folder.join("hardest.snap").exists() {
                continue;
            }
            settings.set_snapshot_path(folder);
            settings.set_prepend_module_to_snapshot(false);
        }
        settings.bind(|| insta::assert_snapshot!("hardest", told));
    }
}

fn said(language: &str, id: &str) -> String {
    let content = everything();
    let texts = Texts::new(&content, language.parse().expect("a language")).expect("texts");
    let own = texts_of(&content, &texts).into_iter().filter(|(entry, _)| entry == id);
    own.map(|(_, text)| text).collect::<Vec<_>>().join(" ")
}

#[test]
fn others_do_what_is_said_of_them_in_the_third_person() {
    for (language, expected) in [
        ("en", "Either gain $30 and have each other Wanted player gain 1 wound, or travel to a Mine"),
        ("fr", "et chaque autre joueur Wanted subit 1 blessure, ou bien rendez-vous dans une Mine"),
        ("it", "e ogni altro Ricercato subisce 1 ferita, oppure raggiungi una Miniera"),
        ("de", "und jeder andere Wanted-Spieler erhält 1 Wunde, oder zu einer Mine reisen, 2 Karten ziehen"),
        ("es", "y cada uno de los demás jugadores Buscados sufre 1 herida, o bien viajas a una mina"),
    ] {
        let text = said(language, "dead-or-alive");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn conditions_of_a_fight_belong_to_it() {
    for (language, expected) in [
        ("en", "When you arrest a player, gain 1 more Marshal point."),
        ("fr", "Quand vous arrêtez un joueur, gagnez 1 point Marshall supplémentaire."),
        ("it", "Quando arresti un giocatore, ottieni un altro punto Marshal."),
        ("de", "Nachdem du einen Spieler verhaftet hast: 1 weiteren Marshal-Punkt erhalten."),
        ("es", "Cuando arrestas a un jugador, ganas otro punto de Marshal."),
    ] {
        let text = said(language, "peacekeeper");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn what_is_done_twice_is_said_once() {
    for (language, expected) in [
        ("en", "Roll the prospecting dice twice and take what they show each time."),
        ("fr", "Lancez deux fois les dés de prospection et prenez chaque fois ce qu’ils donnent."),
        ("it", "Tira due volte i dadi Ricerca e ottieni ogni volta ciò che mostrano."),
        ("de", "Zweimal die Schürfwürfel werfen und erhalten, was sie zeigen."),
        ("es", "Tiras dos veces los dados de prospección y tomas cada vez lo que muestren."),
    ] {
        let text = said(language, "deed-sunny-hills-mine");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn what_is_offered_is_no_order() {
    for (language, id, expected) in [
        ("en", "lucky-coin", "When you roll one or more dice, you may reroll one of the dice."),
        ("en", "spurs", "At the end of a move action, you may move 1 more space."),
        ("en", "mule", "You can carry 2 more gold nuggets."),
        ("de", "lucky-coin", "Wenn du einen oder mehrere Würfel wirfst: Du darfst einen der Würfel neu werfen."),
        ("es", "lucky-coin", "Cuando tiras uno o más dados, puedes volver a tirar uno de los dados."),
        ("de", "derringer", "Du darfst diesen Gegenstand abwerfen und dafür 1 LP erhalten."),
        ("es", "derringer", "puedes descartar este objeto para ganar 1 PL."),
    ] {
        let text = said(language, id);
        assert!(text.contains(expected), "{id}: {text}");
    }
}

#[test]
fn what_always_applies_is_said_before_what_adds_to_it() {
    for (language, expected) in [
        ("en", "by 1. If you own Lightning, decrease that card by 2 more."),
        ("fr", "de 1 la valeur de la carte adverse. Si vous possédez Éclair, réduisez encore de 2 la valeur de"),
        ("it", "di 1 il valore della carta avversaria. Se possiedi Fulmine, riduci ancora quel valore di 2."),
        ("de", "um 1 senken. Wenn du „Blitz“ besitzt: diese Karte zusätzlich um 2 senken."),
        ("es", "en 1 el valor de la carta de tu rival. Si tienes Relámpago, reduces en 2 más"),
    ] {
        let text = said(language, "thunder");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn a_fragment_is_read_of_whom_it_is_about() {
    for (language, id, expected) in [
        // What the reader gains stands before what others do.
        ("en", "deed-darkrock-saloon", "Gain $30. Each other player loses $10."),
        ("de", "deed-darkrock-saloon", "30\u{a0}$ erhalten. Jeder andere Spieler verliert 10\u{a0}$."),
        // What is let happen is a part of the deal.
        ("en", "the-forged-deed", "must either gain 1 Wanted point and $20, and let the Man in Black gain 1 LP, or"),
        ("de", "the-forged-deed", "20\u{a0}$ erhalten und dem Mann in Schwarz 1 LP verschaffen, oder"),
        // The choice of a place is no list behind which something else could be read as its last option.
        ("en", "cave-in", "Place a claim jumper at a Mine. Either gain 1 wound to gain 2 LP, or draw 1 card."),
        // A condition of the player does not cling to the Sheriff.
        ("es", "tobin-turleys-mill", "sin otros jugadores ni el Sheriff en tu casilla y teniendo al menos 2 heridas."),
        (
            "es",
            "rudabaugh-stinking-springs",
            "ni el Sheriff en tu casilla, siendo Buscado y teniendo al menos 1 herida.",
        ),
        // What depends on an answer stands behind it, and what does not depend on a condition says so.
        (
            "en",
            "fight-10",
            "Whoever played this card may cancel the fight and start it again. If they do, draw 1 card.",
        ),
        (
            "en",
            "people-against-cobb",
            "Otherwise, draw 2 cards. In either case, if “Mercy Comes Whistling” is completed,",
        ),
        // Two moments that are not said as one are two sentences.
        ("en", "stagecoach-mary", "At the start of your turn, gain $10. After you contribute to a story, gain $10."),
    ] {
        let texts = every_text(language);
        let told: Vec<&str> = texts.iter().filter(|(entry, _)| entry == id).map(|(_, text)| text.as_str()).collect();
        assert!(told.iter().any(|text| text.contains(expected)), "{language}: {id}: {told:#?}");
    }
}

#[test]
fn several_options_are_one_list() {
    let text = said("en", "john-slaughter");
    assert!(text.contains(", move 1 space, place a bandit at any empty hideout."), "{text}");
}

#[test]
fn what_is_gained_stands_together() {
    for (language, expected) in [
        ("en", "Gain 3 LP, 1 Story point and $10, then draw 1 card."),
        ("de", "3 LP, 1 Story-Punkt und 10\u{a0}$ erhalten, dann 1 Karte ziehen."),
        ("es", "Ganas 3 PL, 1 punto de Historia y $10, y luego robas 1 carta."),
    ] {
        let text = said(language, "last-good-well");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn the_state_of_a_winner_is_not_read_of_the_start() {
    for (language, expected) in [
        ("en", "When you rob a player, gain 1 more Wanted point."),
        ("fr", "Quand vous volez un joueur, gagnez 1 point Wanted supplémentaire."),
        ("it", "Quando rapini un giocatore, ottieni un altro punto Ricercato."),
        ("de", "Nachdem du einen Spieler überfallen hast: 1 weiteren Wanted-Punkt erhalten."),
        ("es", "Cuando atracas a un jugador, ganas otro punto de Buscado."),
    ] {
        let text = said(language, "peacekeeper");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn an_opponent_is_named_once() {
    for (language, expected) in [
        ("en", "lose 1 wound. If your opponent is a player, that player gains 1 wound."),
        ("fr", "Si votre adversaire est un joueur, il subit 1 blessure."),
        ("it", "Se il tuo avversario è un giocatore, subisce 1 ferita."),
        ("de", "Dein Gegner, falls er ein Spieler ist, erhält 1 Wunde."),
        ("es", "Si tu rival es un jugador, este sufre 1 herida."),
    ] {
        let text = said(language, "johnny-ringo");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn whoever_visits_a_token_is_named_once() {
    for (language, expected) in [
        (
            "en",
            "Whoever ends a move action in the token’s space removes it, loses 2 wounds and draws 1 card. That player may \
             pay $10 to gain 1 LP.",
        ),
        (
            "de",
            "Wer auf dem Feld des Plättchens eine Bewegungsaktion beendet, entfernt das Plättchen, heilt 2 Wunden und zieht 1 Karte.",
        ),
        (
            "es",
            "Quien termina una acción de movimiento en la casilla de esta ficha la retira, cura 2 heridas y roba 1 carta.",
        ),
    ] {
        let all = every_text(language);
        let (_, text) = all.iter().find(|(id, _)| id == "bathcat").expect("an event of Ante Up’s extras");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn nobody_starts_within_a_building_of_several_spaces() {
    for (language, expected) in [
        ("en", "Starts on a space next to the Darkrock General Store."),
        ("de", "Beginnt auf einem Feld neben dem Gemischtwarenladen von Darkrock."),
    ] {
        let text = said(language, "annie-oakley");
        assert!(text.contains(expected), "{language}: {text}");
    }
}

#[test]
fn an_item_that_somebody_starts_with_has_an_article() {
    let content = everything();
    let gains = |language: &str, id: &str| {
        let texts = Texts::new(&content, language.parse().expect("a language")).expect("texts");
        let at = content.specs.characters.iter().position(|spec| spec.id == id).expect("a character");
        texts.character(Character(at as u8)).expect("its text").gains.join(", ")
    };
    assert_eq!(gains("en", "annie-oakley"), "1 card, a Rifle");
    assert_eq!(gains("en", "calamity-jane"), "$20, a Revolver, Provisions");
    assert_eq!(gains("en", "kit-carson"), "2 cards, a Miner’s Map, an upgraded Revolver");
    assert_eq!(gains("en", "tiburcio-vasquez"), "3 cards, a Revolver, 1 Marshal or Wanted point, as you choose");
    assert_eq!(gains("fr", "annie-oakley"), "1 carte, une Carabine");
    assert_eq!(gains("fr", "kit-carson"), "2 cartes, une Carte du Mineur, un Revolver (version améliorée)");
    assert_eq!(gains("it", "annie-oakley"), "1 carta, una Carabina");
    assert_eq!(gains("de", "annie-oakley"), "1 Karte, ein Gewehr");
    assert_eq!(gains("es", "annie-oakley"), "1 carta, un Rifle");
}
