//! Saved positions for tests and the gallery of the client: one for every kind of choice and decision of the engine.
//! `UPDATE_FIXTURES=1` regenerates them.

use darkrock_bots::RandomBot;
use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::{Choice, FightKind, Reward};
use darkrock_rules::edition::Edition;
use darkrock_rules::event::Event;
use darkrock_rules::ids::Seat;
use darkrock_rules::record::Session;
use darkrock_rules::{Catalog, Content, Game, Setup, notation};
use darkrock_server::wire::ask::{Ask, Offer};
use darkrock_server::wire::event::{LogEntry, WireEvent};
use darkrock_server::wire::handbook::Handbook;
use darkrock_server::wire::ids::{self, Ids};
use darkrock_server::wire::live::{GameNow, Snapshot, ToPage};
use darkrock_server::wire::message::Message;
use darkrock_server::wire::position::Position;
use darkrock_server::wire::table::{Fairness, SeatInfo, Settings, Sitter, Status, TableInfo};
use darkrock_server::wire::words::word;
use darkrock_texts::{Language, Scene, Texts, messages};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The number of log lines in a fixture.
const LINES: usize = 40;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/fixtures")
}

fn table(content: &Content, session: &Session<'_, FastChance>, settings: Settings) -> TableInfo {
    let public = &session.game().state.public;
    let names = ["Mara", "cowboy", "Jules", "greenhorn", "Belle", "Otis"];
    let seat = |seat: Seat| SeatInfo {
        seat: ids::seat(seat),
        sitter: if seat.0.is_multiple_of(2) { Sitter::Person } else { Sitter::Bot },
        name: names[seat.index()].to_owned(),
        bot: (seat.0 % 2 == 1).then(|| names[seat.index()].to_owned()),
        character: public.player(seat).character.map(|c| Ids(content).character(c).into()),
        mine: seat.0 == 0,
        online: true,
        away: 0,
        resigned: false,
        stand_in: false,
        steps_in: None,
        votable: false,
        votes: Vec::new(),
        part: seat.0.is_multiple_of(2),
        kept: None,
        held: None,
        clock: None,
        player: None,
    };
    TableInfo {
        id: "00000000000000000000000000000000".to_owned(),
        settings: Settings {
            name: "Sunday posse".to_owned(),
            length: public.length,
            edition: public.edition,
            ..settings
        },
        status: if session.game().is_over() { Status::Finished } else { Status::Running },
        seats: public.all_seats().map(seat).collect(),
        host: true,
        created: 0,
        round: public.turn.round,
        lp: public.all_seats().map(|s| public.player(s).lp).collect(),
        waiting: ids::seats(session.waiting()),
        winners: ids::seats(public.winners),
        fairness: Fairness { scheme: 2, commitment: "0".repeat(64), ..Fairness::default() },
        rematch: None,
        imported: false,
        consent: None,
        lobby: None,
        ending: None,
        stopped: None,
        changes: Vec::new(),
        in_line: None,
        host_seat: None,
        names_mark: None,
    }
}

/// When the games were played, in milliseconds: one afternoon.
const PLAYED: i64 = 1_795_100_400_000;

/// The snapshot for a client of `seat`.
fn snapshot(content: &Content, session: &Session<'_, FastChance>, seat: Seat, log: &[(Event, Scene)]) -> String {
    snapshot_of(content, session, seat, log, Settings::default())
}

/// The snapshot for a client of `seat` at a table with these settings.
fn snapshot_of(
    content: &Content,
    session: &Session<'_, FastChance>,
    seat: Seat,
    log: &[(Event, Scene)],
    settings: Settings,
) -> String {
    let ids = Ids(content);
    let first = log.len().saturating_sub(LINES);
    let lines = log.iter().enumerate().skip(first).map(|(at, (event, scene))| {
        let line = messages::event(content, *scene, event, Some(seat)).map(|m| Message::new(ids, m));
        LogEntry { n: at as u64 + 1, event: WireEvent::new(ids, event.seen_by(Some(seat))), line }
    });
    let snapshot = Snapshot {
        table: table(content, session, settings),
        mine: vec![ids::seat(seat)],
        facing: Some(ids::seat(seat)),
        log: lines.collect(),
        times: vec![(log.len() as u64, PLAYED)],
        last: log.len() as u64,
        chat: Vec::new(),
        game: Some(GameNow::new(ids, session, log.len() as u64, Some(seat)).previewed(ids, session, seat).into()),
        seen: None,
    };
    serde_json::to_string(&ToPage::Snapshot(Box::new(snapshot))).expect("a snapshot is JSON")
}

/// Four hundred games with the English rulebook, and some with the French one, which asks a target whether it accepts.
fn setup(seed: u64) -> Setup {
    let edition = if seed < 400 { Edition::EN } else { Edition::FR };
    Setup { length: 15, edition, ..Setup::new(2 + (seed % 5) as u8) }
}

/// Positions that tests of the client refer to: the decision, a kind of choice offered, the name.
const KNOWN: [(&str, &str, &str); 3] =
    [("poker", "join", "poker"), ("poker", "lay", "poker-lay"), ("turn-goals", "goal", "turn-goals-goal")];

/// The preferred maximum round of a position: later ones have more on the table than most games.
const EARLY: u16 = 10;

/// Whether a position is suitable for the client's tests: with a possible reaction, a hand to play from.
fn is_rich(name: &str, kinds: &BTreeSet<&str>, hand: usize) -> bool {
    match name {
        "fight-duel-react" => kinds.contains("react") && kinds.contains("pass"),
        "poker-lay" => hand >= 5,
        _ => true,
    }
}

/// One position for each kind of choice or decision, by name.
fn fixtures(content: &Content) -> (BTreeMap<String, String>, BTreeSet<&'static str>) {
    let (mut found, mut kinds, mut early) = (BTreeMap::new(), BTreeSet::new(), BTreeMap::new());
    for seed in 0..440 {
        let (mut events, mut log, mut scene) = (Vec::new(), Vec::new(), Scene::new());
        let mut session = Session::new(content, &setup(seed), FastChance::new(seed), &mut events).expect("a game");
        let mut bot = RandomBot::new(seed);
        let mut choices = Vec::new();
        loop {
            for event in events.drain(..) {
                scene.follow(&event);
                log.push((event, scene));
            }
            let Some(seat) = session.waiting().first() else {
                found.entry("over".to_owned()).or_insert_with(|| snapshot(content, &session, Seat(0), &log));
                break;
            };
            session.choices(seat, &mut choices);
            let position = Position::of(Ids(content), &session);
            let here: BTreeSet<&str> = choices.iter().map(|c| notation::kind(*c).kind).collect();
            let fight =
                position.fight.as_ref().map_or(String::new(), |f| format!("-{}-{}", word(f.kind), word(f.step)));
            let question = format!("{}{fight}", word(position.question).replace('/', "-"));
            // A decision is included once, and again if it offers a kind of choice that was not included yet.
            let new_kind = here.iter().find(|k| !kinds.contains(*k)).copied();
            let known = KNOWN.iter().find(|(known, kind, _)| *known == question && here.contains(kind));
            let name = match new_kind {
                _ if known.is_some() => known.map_or_else(String::new, |(.., name)| (*name).to_owned()),
                Some(kind) if found.contains_key(&question) => format!("{question}-{kind}"),
                _ => question,
            };
            let deals = position.poker.as_ref().is_some_and(|poker| poker.dealer == Some(ids::seat(seat)));
            let hand = if deals { 0 } else { session.game().view(Some(seat)).hand_sizes[seat.index()] };
            let preferred = position.turn.round <= EARLY && is_rich(&name, &here, usize::from(hand));
            kinds.extend(here);
            if preferred && !early.contains_key(&name) {
                early.insert(name.clone(), snapshot(content, &session, seat, &log));
            }
            found.entry(name).or_insert_with(|| snapshot(content, &session, seat, &log));
            let choice = choices[bot.pick(choices.len())];
            session.play(seat, choice, &mut events).expect("a listed choice plays");
        }
    }
    found.extend(early);
    (found, kinds)
}

/// The record of a game of two persons at a decision where a duel is possible and both hold cards.
fn duel(content: &Content) -> String {
    for seed in 0..200 {
        let mut session =
            Session::new(content, &Setup::new(2), FastChance::new(seed), &mut ()).expect("a game for two");
        let (mut bot, mut choices) = (RandomBot::new(seed), Vec::new());
        for _ in 0..400 {
            let Some(seat) = session.waiting().first() else { break };
            session.choices(seat, &mut choices);
            let duel = |c: &Choice| matches!(c, Choice::Fight { kind: FightKind::Duel, .. });
            let armed = session.game().view(None).hand_sizes[..2].iter().all(|cards| *cards >= 3);
            if seat == Seat(0) && armed && choices.iter().any(duel) {
                return session.record().print(content);
            }
            let choice = choices[bot.pick(choices.len())];
            session.play(seat, choice, &mut ()).expect("a listed choice plays");
        }
    }
    panic!("no game comes to a duel");
}

#[test]
fn the_record_of_the_browser_tests_is_up_to_date() {
    let content = Content::embedded().expect("the shipped content");
    let file = folder().join("../tests/records/duel.record");
    let record = duel(&content);
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(&file, &record).expect("the record can be written");
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(written, record, "out of date; run with UPDATE_FIXTURES=1");
}

/// An offer of each kind that modules bring, from random games of each module and each mode.
fn offers_of_modules() -> BTreeMap<&'static str, Offer> {
    let catalog = Catalog::embedded().expect("the shipped modules");
    let mut offers = BTreeMap::new();
    for selection in catalog.each_alone() {
        let content = catalog.compose(&selection).expect("a shipped selection");
        let own: Vec<_> = notation::kinds_of(&content).into_iter().map(|kind| kind.kind).collect();
        for seed in 0..6 {
            let setup = |seats| Setup { length: 20, ..Setup::of(&content, seats) };
            let begin = |seats| Session::new(&content, &setup(seats), FastChance::new(seed), &mut ()).ok();
            let Some(mut session) = [3, 4, 2].into_iter().find_map(begin) else { break };
            let (mut bot, mut choices) = (RandomBot::new(seed), Vec::new());
            for _ in 0..1500 {
                let Some(seat) = session.waiting().first() else { break };
                session.choices(seat, &mut choices);
                let of_modules: Vec<Choice> =
                    choices.iter().copied().filter(|choice| matches!(choice, Choice::Module(_))).collect();
                if of_modules.iter().any(|choice| !offers.contains_key(notation::kind(*choice).kind)) {
                    let ask = Ask::new(Ids(&content), &session, seat).expect("a decision");
                    let ask = ask.previewed(Ids(&content), &session, seat);
                    for offer in ask.offers.into_iter().filter(|offer| own.contains(&offer.kind)) {
                        let printed = of_modules.iter().any(|choice| notation::kind(*choice).kind == offer.kind);
                        if printed {
                            offers.entry(offer.kind).or_insert(offer);
                        }
                    }
                }
                let from = if of_modules.is_empty() || bot.pick(2) == 0 { &choices } else { &of_modules };
                let choice = from[bot.pick(from.len())];
                session.play(seat, choice, &mut ()).expect("a listed choice plays");
            }
        }
    }
    offers
}

#[test]
fn the_offers_of_modules_are_up_to_date() {
    let offers = serde_json::to_string_pretty(&offers_of_modules()).expect("offers are JSON");
    let file = folder().join("../tests/records/offers.json");
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(&file, &offers).expect("the offers can be written");
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(written, offers, "out of date; run with UPDATE_FIXTURES=1");
}

/// A table of a selection, for the browser tests of what it brings.
struct OfSelection {
    file: &'static str,
    modules: &'static [&'static str],
    mode: Option<&'static str>,
    /// Who plays; nobody for a draft.
    characters: &'static [&'static str],
    /// Whether a picture shows what the selection brings: much on the board, or a decision.
    shows: fn(&Position, &Game<'_>, Seat) -> bool,
}

/// Whether a player chooses an action, not before the third round.
fn acts(position: &Position) -> bool {
    position.turn.round > 2 && word(position.question) == "turn/actions"
}

const OF_SELECTIONS: [OfSelection; 3] = [
    OfSelection {
        file: "two-boards",
        modules: &["ante-up", "blood-money"],
        mode: None,
        characters: &[],
        shows: |position, _, _| {
            let deeds = position.players.iter().filter(|player| !player.deeds.is_empty()).count();
            let lies = |fights| position.map_tokens.iter().any(|kind| kind.fights == fights && !kind.spaces.is_empty());
            let disc = position.legends.as_ref().and_then(|legends| legends.open.as_ref());
            acts(position)
                && deeds > 0
                && lies(true)
                && lies(false)
                && disc.is_some_and(|open| open.discs.iter().any(Option::is_some))
        },
    },
    OfSelection {
        file: "border-town",
        modules: &[],
        mode: Some("border-town"),
        characters: &[],
        shows: |position, _, _| {
            let homesteads = position.players.iter().filter(|player| player.homestead.is_some()).count();
            acts(position) && homesteads > 0 && !position.bandits.is_empty() && position.stories.len() > 1
        },
    },
    // A reward that only a character may choose, and one that a Wanted player cannot have.
    OfSelection {
        file: "reward-wanted",
        modules: &["ante-up", "blood-money", "extras"],
        mode: None,
        characters: &["belle-starr", "annie-oakley", "kit-carson", "wyatt-earp"],
        shows: |_, game, seat| game.is_legal(seat, Choice::Reward(Reward::Wanted)) && !game.closed(seat).is_empty(),
    },
];

/// The first position of random games in which the player of seat 1 chooses something that the selection brings, or with much of it on
/// the board.
fn of_selection(catalog: &Catalog, wanted: &OfSelection) -> String {
    let modules: Vec<String> = wanted.modules.iter().map(|id| (*id).to_owned()).collect();
    let selection = catalog.select(&modules, wanted.mode).expect("shipped modules");
    let content = catalog.compose(&selection).expect("a shipped selection");
    for seed in 0..400 {
        let characters = wanted.characters.iter().map(|id| (*id).to_owned()).collect();
        let setup = Setup { length: 20, characters, ..Setup::of(&content, 4) };
        let (mut events, mut log, mut scene) = (Vec::new(), Vec::new(), Scene::new());
        let mut session = Session::new(&content, &setup, FastChance::new(seed), &mut events).expect("a game");
        let (mut bot, mut choices) = (RandomBot::new(seed), Vec::new());
        loop {
            for event in events.drain(..) {
                scene.follow(&event);
                log.push((event, scene));
            }
            let Some(seat) = session.waiting().first() else { break };
            let round = session.game().state.public.turn.round;
            if round > 14 {
                break;
            }
            let position = Position::of(Ids(&content), &session);
            if seat == Seat(0) && (wanted.shows)(&position, session.game(), seat) {
                let settings = Settings {
                    modules: selection.modules.clone(),
                    mode: selection.mode.clone(),
                    variants: position.variants.iter().map(|id| id.to_string()).collect(),
                    ..Settings::default()
                };
                return snapshot_of(&content, &session, seat, &log, settings);
            }
            session.choices(seat, &mut choices);
            let choice = choices[bot.pick(choices.len())];
            session.play(seat, choice, &mut events).expect("a listed choice plays");
        }
    }
    panic!("no game of {} shows what it brings", wanted.file);
}

#[test]
fn the_tables_of_selections_are_up_to_date() {
    let catalog = Catalog::embedded().expect("the shipped modules");
    for wanted in OF_SELECTIONS {
        let json = of_selection(&catalog, &wanted);
        let file = folder().join(format!("../tests/records/{}.json", wanted.file));
        if std::env::var_os("UPDATE_FIXTURES").is_some() {
            std::fs::write(&file, &json).expect("the table can be written");
        }
        let written = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(written == json, "{}: out of date; run with UPDATE_FIXTURES=1", wanted.file);
    }
}

/// The modes without a table among those of selections: a picture shows each of them.
const MODES: [&str; 4] = ["golden-rule", "law-and-disorder", "risky-business", "serenade"];

#[test]
fn the_tables_of_modes_are_up_to_date() {
    use darkrock_rules::content::module::ModuleKind;

    let catalog = Catalog::embedded().expect("the shipped modules");
    let shown: BTreeSet<&str> =
        MODES.into_iter().chain(OF_SELECTIONS.iter().filter_map(|wanted| wanted.mode)).collect();
    let shipped: BTreeSet<&str> =
        catalog.modules().filter(|module| module.kind == ModuleKind::Mode).map(|module| module.id.as_str()).collect();
    assert_eq!(shown, shipped, "each mode has a table");
    for mode in MODES {
        let shows = |position: &Position, _: &Game<'_>, _: Seat| {
            acts(position) && position.map_tokens.iter().any(|kind| !kind.spaces.is_empty())
        };
        let wanted = OfSelection { file: mode, modules: &[], mode: Some(mode), characters: &[], shows };
        let json = of_selection(&catalog, &wanted);
        let file = folder().join(format!("../tests/records/{mode}.json"));
        if std::env::var_os("UPDATE_FIXTURES").is_some() {
            std::fs::write(&file, &json).expect("the table can be written");
        }
        let written = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(written == json, "{mode}: out of date; run with UPDATE_FIXTURES=1");
    }
}

#[test]
fn fixtures_cover_every_choice_and_are_up_to_date() {
    let content = Content::embedded().expect("the shipped content");
    let (mut fixtures, kinds) = fixtures(&content);
    let all = notation::kinds_of(&content);
    let missing: Vec<_> = all.iter().map(|k| k.kind).filter(|k| !kinds.contains(k)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "no fixture offers these");
    let texts = Texts::new(&content, Language::EN).expect("English is shipped");
    let handbook = serde_json::to_string(&Handbook::new(&content, &texts)).expect("a handbook is JSON");
    fixtures.insert("handbook".to_owned(), handbook);
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::create_dir_all(folder()).expect("the folder can be made");
        for old in std::fs::read_dir(folder()).expect("the folder can be read").flatten() {
            std::fs::remove_file(old.path()).expect("an old fixture can be removed");
        }
        for (name, json) in &fixtures {
            std::fs::write(folder().join(format!("{name}.json")), json).expect("a fixture can be written");
        }
    }
    for (name, json) in &fixtures {
        let written = std::fs::read_to_string(folder().join(format!("{name}.json"))).unwrap_or_default();
        assert!(written == *json, "{name}: out of date; run with UPDATE_FIXTURES=1");
    }
}
