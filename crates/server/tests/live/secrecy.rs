//! Hidden information: every message to every client is compared with the complete state, which is known from all
//! clients of the table together.

use super::party::{Party, settings};
use super::server::{Server, content};
use darkrock_rules::Catalog;
use darkrock_rules::content::module::ModuleKind;
use darkrock_rules::ids::Card;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

type Words = BTreeSet<String>;

/// Events with hidden cards, and their viewers: the seat, and in some the other one.
const HIDDEN: [(&str, bool); 15] = [
    ("drew", false),
    ("committed", false),
    ("dealer-drew", false),
    ("npc-drew", false),
    ("npc-committed", false),
    ("acquired", false),
    ("tokens-drawn", false),
    ("tokens-returned", false),
    ("dealt", false),
    ("goals", false),
    ("gave", true),
    ("stole-cattle", true),
    ("looked-at-deck", false),
    ("looked-at-fight-deck", false),
    ("looked-at-encounter", false),
];
const LOOKED: &str = "looked-at";
/// The fields of an update that are not those of the game.
const UPDATE: [&str; 4] = ["type", "events", "base", "changes"];

fn cards() -> Words {
    (0..52).map(|n| Card(n).to_string()).collect()
}

/// Every word of every text in a value: ids, cards, and parts of choices.
fn words(value: &Value, into: &mut Words) {
    match value {
        Value::String(text) => {
            let parts = text.split(|c: char| !(c.is_alphanumeric() || "-+_".contains(c)));
            into.extend(parts.filter(|w| !w.is_empty()).map(str::to_owned));
        }
        Value::Array(values) => values.iter().for_each(|v| words(v, into)),
        Value::Object(fields) => fields.values().for_each(|v| words(v, into)),
        _ => {}
    }
}

fn words_of(values: &[&Value]) -> Words {
    let mut all = Words::new();
    values.iter().for_each(|v| words(v, &mut all));
    all
}

/// The hidden part of a position, combined from the clients of all seats.
struct Truth {
    /// Cards held by each seat: in hand, facedown, drawn as a dealer.
    held: Vec<Words>,
    goals: Vec<Words>,
    drafts: Vec<Words>,
    cattle: Vec<Words>,
}

impl Truth {
    fn of(party: &Party, seats: usize) -> Self {
        let own = |names: &[&str]| -> Vec<Words> {
            let parts =
                |n: usize| words_of(&names.iter().map(|f| &party.pages[n].is.game["own"][f]).collect::<Vec<_>>());
            (0..seats).map(parts).collect()
        };
        let position = party.pages[0].position();
        let drafting = position["players"].as_array().expect("players").iter().any(|p| p["character"].is_null());
        let cattle = (0..seats).map(|n| {
            let seen = party.pages[n].is.game["own"]["cattle"].as_array().cloned().unwrap_or_default();
            let own = seen.iter().filter(|c| c["seat"] == n + 1).map(|c| &c["token"]);
            words_of(&own.collect::<Vec<_>>())
        });
        let nothing = vec![Words::new(); seats];
        Self {
            held: own(&["hand", "facedown", "dealer"]),
            goals: own(&["goals"]),
            drafts: if drafting { own(&["draft", "drafted"]) } else { nothing },
            cattle: cattle.collect(),
        }
    }
}

/// The information that one viewer has received so far.
struct Viewer {
    seat: Option<usize>,
    /// The number of checked messages.
    checked: usize,
    /// Every card received in an event, position or hand.
    seen: Words,
    /// The game after the last checked message.
    game: Value,
}

struct Checker {
    cards: Words,
    viewers: Vec<Viewer>,
    /// The events received by a spectator, by number.
    public: BTreeMap<u64, Value>,
    /// The number of compared hidden events, by kind.
    compared: BTreeMap<String, usize>,
    /// Hexadecimal secrets of browsers.
    secrets: Vec<String>,
}

impl Checker {
    /// The last client is a spectator.
    fn new(party: &Party) -> Self {
        let seats = party.people.len();
        let viewers = (0..=seats).map(|n| Viewer {
            seat: (n < seats).then_some(n),
            checked: 0,
            seen: Words::new(),
            game: Value::Null,
        });
        let cookies = party.people.iter().filter_map(|b| b.cookie.clone()?.split_once('=').map(|(_, s)| s.to_owned()));
        let secrets = cookies.flat_map(|c| [darkrock_server::guest::id_of(&c), c]).collect();
        Self { cards: cards(), viewers: viewers.collect(), public: BTreeMap::new(), compared: BTreeMap::new(), secrets }
    }

    /// Checks all messages received since the last call.
    fn check(&mut self, party: &Party) {
        let truth = Truth::of(party, party.people.len());
        for n in (0..self.viewers.len()).rev() {
            let (page, from) = (&party.pages[n], self.viewers[n].checked);
            for (text, message) in page.heard.iter().zip(&page.told).skip(from) {
                assert!(!self.secrets.iter().any(|s| text.contains(s)), "a cookie or its hash was sent");
                match message["type"].as_str() {
                    Some("snapshot") => {
                        self.game(n, &message["game"], &message["log"], &truth);
                        self.viewers[n].game = message["game"].clone();
                    }
                    Some("update") => {
                        self.game(n, message, &message["events"], &truth);
                        self.changes(n, message);
                    }
                    _ => self.no_card(message),
                }
            }
            self.viewers[n].checked = party.pages[n].heard.len();
        }
    }

    /// The changes of an update tell no more than the two positions: each names a value that differs in them, or one that
    /// would take more bytes in parts. Something hidden that was touched appears in none.
    fn changes(&mut self, n: usize, update: &Value) {
        let mut now = update.clone();
        now.as_object_mut().expect("an object").retain(|key, _| !UPDATE.contains(&key.as_str()));
        let before = std::mem::replace(&mut self.viewers[n].game, now);
        let now = &self.viewers[n].game;
        if update["base"].is_null() {
            return;
        }
        for change in update["changes"].as_array().expect("a list") {
            let path = change[0].as_array().expect("a path");
            let at = |game: &Value| {
                let step = |value: Option<Value>, key: &Value| match key {
                    Value::String(key) => value?.get(key).cloned(),
                    key => value?.get(key.as_u64()? as usize).cloned(),
                };
                path.iter().fold(Some(game.clone()), step)
            };
            assert_ne!(at(&before), at(now), "viewer {n} is told of a change that it cannot see: {change}");
            assert_eq!(at(now).as_ref(), change.get(1), "viewer {n} is told something else than the position");
        }
    }

    fn no_card(&self, value: &Value) {
        let said = words_of(&[value]);
        assert!(said.is_disjoint(&self.cards), "cards in {value}");
    }

    fn game(&mut self, n: usize, game: &Value, events: &Value, truth: &Truth) {
        let empty = Vec::new();
        let events = events.as_array().unwrap_or(&empty);
        let reshuffled = events.iter().any(|h| h["type"] == "reshuffled");
        let secret = self.secret_cards(n, game, truth);
        for event in events {
            self.event(n, event, if reshuffled { None } else { Some(&secret) });
        }
        if game.is_null() {
            return;
        }
        let seat = self.viewers[n].seat;
        let told = words_of(&[&game["position"], &game["own"], &game["ask"], &game["awaited"]]);
        let leaked: Vec<_> = told.intersection(&secret).collect();
        assert!(leaked.is_empty(), "viewer {n} is told of {leaked:?} in {game}");
        self.known_is_explained(n, game, truth);
        let shown =
            words_of(&[&game["position"], &game["own"]["hand"], &game["own"]["facedown"], &game["own"]["dealer"]]);
        self.viewers[n].seen.extend(shown);
        let mut all = words_of(&[game]);
        events.iter().for_each(|h| words(h, &mut all));
        for hidden in [&truth.goals, &truth.drafts, &truth.cattle] {
            let mine = seat.map(|s| hidden[s].clone()).unwrap_or_default();
            let public = words_of(&[&game["position"]]);
            let seen = words_of(&[&game["own"]["cattle"]]);
            let others = (0..hidden.len()).filter(|s| Some(*s) != seat).flat_map(|s| hidden[s].iter());
            for word in others.filter(|w| !mine.contains(*w) && !public.contains(*w) && !seen.contains(*w)) {
                assert!(!all.contains(word), "viewer {n} is told of {word} in {game}");
            }
        }
        let own = &game["own"];
        assert_eq!(own["seat"].as_u64(), seat.map(|s| s as u64 + 1));
        assert_eq!(own.is_null(), seat.is_none());
        if own["npc_laid"].is_string() || own["npc_drawn"].as_array().is_some_and(|d| !d.is_empty()) {
            let fight = &game["position"]["fight"];
            assert!(fight["other"] == own["seat"] && fight["with_player"] == false, "{game}");
        }
    }

    /// Cards whose location this viewer does not know: others' and the deck's.
    fn secret_cards(&self, n: usize, game: &Value, truth: &Truth) -> Words {
        let position = &game["position"];
        let public = words_of(&[
            &position["discard"],
            &position["in_play"],
            &position["poker"],
            &position["fight"]["shown"],
            &position["fight"]["played"],
        ]);
        let own = self.viewers[n].seat.map(|s| truth.held[s].clone()).unwrap_or_default();
        let known = words_of(&[&game["own"]["known"]]);
        self.cards
            .iter()
            .filter(|c| !public.contains(*c) && !own.contains(*c) && !known.contains(*c))
            .cloned()
            .collect()
    }

    /// Known cards of another hand are really there, and the viewer has seen them before.
    fn known_is_explained(&self, n: usize, game: &Value, truth: &Truth) {
        for known in game["own"]["known"].as_array().into_iter().flatten() {
            let whose = known["seat"].as_u64().expect("a seat") as usize - 1;
            let cards = words_of(&[&known["cards"]]);
            assert!(cards.is_subset(&truth.held[whose]), "{known}");
            assert!(cards.is_subset(&self.viewers[n].seen), "viewer {n} never saw {known}");
        }
    }

    fn event(&mut self, n: usize, event: &Value, secret: Option<&Words>) {
        let number = event["n"].as_u64().expect("a number");
        let kind = event["type"].as_str().expect("a kind").to_owned();
        let said = words_of(&[&event["card"], &event["cards"], &event["line"]]);
        let shown: Words = said.intersection(&self.cards).cloned().collect();
        self.viewers[n].seen.extend(shown.iter().cloned());
        let both = (kind == LOOKED).then_some(true);
        let hidden = HIDDEN.iter().find(|(k, _)| *k == kind).map(|(_, both)| *both).or(both);
        let seat = self.viewers[n].seat.map(|s| s as u64 + 1);
        let concerned = seat.is_some()
            && (event["seat"].as_u64() == seat || (hidden == Some(true) && event["other"].as_u64() == seat));
        match hidden {
            Some(_) if !concerned => {
                let token = &event["token"];
                assert!(token.is_null() && shown.is_empty(), "viewer {n} is told {event}");
                assert!(!event["line"].to_string().contains("\"tokens\":["), "{event}");
                *self.compared.entry(kind).or_insert(0) += 1;
            }
            Some(_) => {}
            None => {
                let kept = ["kept", "fight-restarts", "reshuffled"].contains(&kind.as_str());
                if let Some(secret) = secret.filter(|_| !kept) {
                    // Revealed cards are faceup afterward, or their owner has shown and kept them.
                    let leaked: Vec<_> = shown.intersection(secret).collect();
                    assert!(leaked.is_empty(), "viewer {n}: {leaked:?} in {event}");
                }
                let public = self.public.entry(number).or_insert_with(|| event.clone());
                let but_its_line = |entry: &Value| {
                    let mut fields = entry.as_object().expect("an object").clone();
                    fields.remove("line");
                    fields
                };
                assert_eq!(but_its_line(public), but_its_line(event), "{number} differs for viewer {n}");
            }
        }
    }
}

/// Watches a game with these further settings, up to so many choices.
async fn watch_a_game(people: usize, seed: u64, more: &Value, most: usize) -> BTreeMap<String, usize> {
    let server = Server::new().await;
    let mut settings = settings();
    for (key, value) in more.as_object().expect("settings") {
        settings[key] = value.clone();
    }
    let mut party = Party::gather(server.address, people, 0, seed, json!({"settings": settings})).await;
    party.begin().await;
    party.watch().await;
    let mut checker = Checker::new(&party);
    checker.check(&party);
    for _ in 0..most {
        if party.is_over() {
            break;
        }
        party.step().await;
        checker.check(&party);
        // Reconnecting clients receive no more than those that stayed connected.
        if party.dice.below(25) == 0 {
            let at = party.dice.below(party.pages.len());
            let since = party.pages[at].is.last.saturating_sub(party.dice.below(100) as u64);
            party.pages[at].is.last = since;
            party.pages[at].hello(if at % 2 == 0 { Some(since) } else { None }).await;
            party.pages[at].until_that(|m| m["type"] == "update" || m["type"] == "snapshot").await;
            checker.check(&party);
        }
    }
    assert_eq!(content().specs.characters.len(), 12);
    server.stop().await;
    checker.compared
}

/// Watches games until events of all these kinds were compared: each game has other events, since the server deals it.
async fn watch_games(people: usize, kinds: &[&str]) {
    let mut compared: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 51..71 {
        for (kind, count) in watch_a_game(people, seed, &json!({}), usize::MAX).await {
            *compared.entry(kind).or_insert(0) += count;
        }
        if kinds.iter().all(|kind| compared.get(*kind).is_some_and(|n| *n > 0)) {
            return;
        }
    }
    panic!("expected events of the kinds {kinds:?}: {compared:?}");
}

#[tokio::test]
async fn two_players_and_a_spectator_are_told_only_what_they_may_know() {
    watch_games(2, &["drew", "committed", "npc-drew"]).await;
}

#[tokio::test]
async fn four_players_and_a_spectator_are_told_only_what_they_may_know() {
    watch_games(4, &["drew", "committed", "npc-drew", "dealt", "goals"]).await;
}

/// The beginning of a game of each mode: their cards, tokens and decks reach clients as those of the base game do.
#[tokio::test]
async fn players_of_modes_are_told_only_what_they_may_know() {
    let catalog = Catalog::embedded().expect("the shipped modules");
    let modes: Vec<&str> =
        catalog.modules().filter(|spec| spec.kind == ModuleKind::Mode).map(|spec| spec.id.as_str()).collect();
    assert_eq!(modes.len(), 5);
    let mut compared = 0;
    for (seed, mode) in (81..).zip(modes) {
        compared += watch_a_game(3, seed, &json!({"mode": mode}), 150).await.values().sum::<usize>();
    }
    assert!(compared > 100, "only {compared} events were hidden from somebody");
}
