//! Achievements: conditions over the facts of finished games, as data (`achievements.json`).
//!
//! A fact is a word for what a person did in a game: `won`, `marshal`, `length:20`, `module:…`, `character:…`, and
//! the type of each event of theirs (`arrested`), with its cause (`money:heist`), its track or its fight.

use crate::fault::Fault;
use crate::history::{History, Unread};
use crate::rating::Outcome;
use crate::shared::Shared;
use crate::store::ResultRow;
use crate::wire::event::WireEvent;
use crate::wire::ids::Ids;
use darkrock_rules::ids::Seat;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

/// The facts of one person in one game.
pub type Facts = BTreeSet<String>;

/// What a person can reach once by playing, and what for.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Achievement {
    /// Its id, by which texts name it.
    pub id: String,
    /// The facts that a game must have to count.
    #[serde(default)]
    needs: Vec<String>,
    /// Facts each of which must occur in a game that counts.
    #[serde(default)]
    each: Vec<String>,
    /// Count different facts with this beginning instead of games.
    #[serde(default)]
    kinds: Option<String>,
    /// How many are needed.
    #[serde(default = "one")]
    games: u32,
}

const fn one() -> u32 {
    1
}

impl Achievement {
    /// All achievements, in the order in which they are shown.
    pub fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<Achievement>> = LazyLock::new(|| {
            serde_json::from_str(include_str!("../achievements.json")).expect("invariant: a test reads the file")
        });
        &ALL
    }

    /// How many of what is needed are needed.
    pub fn of(&self) -> u32 {
        if self.each.is_empty() { self.games } else { self.each.len() as u32 }
    }

    /// How many have been reached in these games.
    pub fn done(&self, games: &[Facts]) -> u32 {
        let counts = |game: &&Facts| self.needs.iter().all(|fact| game.contains(fact));
        let counted = games.iter().filter(counts);
        let done = match &self.kinds {
            Some(kind) => counted.flatten().filter(|fact| fact.starts_with(kind)).collect::<BTreeSet<_>>().len(),
            None if self.each.is_empty() => counted.count(),
            None => self.each.iter().filter(|fact| counted.clone().any(|game| game.contains(*fact))).count(),
        };
        (done as u32).min(self.of())
    }
}

/// The facts of a game for each of its results.
fn facts(history: &History, results: &[ResultRow]) -> Vec<Facts> {
    let ids = Ids(&history.content);
    let mut readers: Vec<Reader> = results.iter().map(|result| Reader::new(history, result)).collect();
    for happened in history.moments.iter().flat_map(|moment| &moment.happened) {
        if let Ok(event) = serde_json::to_value(WireEvent::new(ids, happened.event)) {
            readers.iter_mut().for_each(|reader| reader.read(&event));
        }
    }
    readers.into_iter().map(|reader| reader.facts).collect()
}

/// Reads the events of a game for one seat.
struct Reader {
    seat: u64,
    /// Who fights.
    fighter: u64,
    /// Whether the player has taken a part of the open legendary story.
    took_part: bool,
    facts: Facts,
}

impl Reader {
    /// Knows what the game was like, and how it ended for the seat.
    fn new(history: &History, result: &ResultRow) -> Self {
        let state = &history.game().session().game().state.public;
        let selection = &history.content.selection;
        let mut facts = Facts::from(["played".to_owned()]);
        let player = state.player(Seat(result.seat.saturating_sub(1)));
        let ends = [(result.won, "won"), (player.is_marshal(), "marshal"), (player.is_wanted(), "wanted")];
        facts.extend(ends.iter().filter(|(is, _)| *is).map(|(_, fact)| (*fact).to_owned()));
        facts.insert(format!("seats:{}", state.seats));
        facts.insert(format!("length:{}", state.length));
        facts.extend(selection.modules.iter().map(|module| format!("module:{module}")));
        facts.extend(selection.mode.iter().map(|mode| format!("mode:{mode}")));
        let character = player.character.map(|character| Ids(&history.content).character(character));
        facts.extend(character.map(|character| format!("character:{character}")));
        Self { seat: u64::from(result.seat), fighter: 0, took_part: false, facts }
    }

    fn read(&mut self, event: &Value) {
        let word = |field: &str| event[field].as_str().unwrap_or_default();
        let kind = word("type");
        match kind {
            "fight-begins" => self.fighter = event["fighter"].as_u64().unwrap_or(0),
            "fight-won" if event["side"] == 0 && self.fighter == self.seat => {
                self.facts.insert(format!("fight-won:{}", word("fight")));
            }
            "story-revealed" => self.took_part = false,
            "story-ends" if self.took_part => drop(self.facts.insert("legend".to_owned())),
            _ => {}
        }
        if event["seat"].as_u64() != Some(self.seat) {
            return;
        }
        self.took_part |= kind == "part-taken";
        let lost = event["amount"].as_i64().is_some_and(|amount| amount < 0);
        if lost {
            return;
        }
        self.facts.insert(kind.to_owned());
        let more = match kind {
            "track" => word("name"),
            _ => word("cause"),
        };
        if !more.is_empty() {
            self.facts.insert(format!("{kind}:{more}"));
        }
    }
}

/// [`learn`] at the end of a game, if a person with an account has played it. Those of the others are learned when somebody
/// asks for them: most guests come once.
///
/// # Errors
/// When the game or the database cannot be read.
pub async fn learn_at_end(shared: &Arc<Shared>, table: &str) -> Result<(), Fault> {
    for result in shared.store.results_of_table(table).await? {
        if shared.store.account_by_guest(&result.guest).await?.is_some() {
            return learn(shared, table).await;
        }
    }
    Ok(())
}

/// Looks up what the persons of a finished game did, and stores it with what they have reached by it. What is stored
/// already is not computed again, so a game's facts are stored last: whoever has them has what was reached by them.
///
/// # Errors
/// When the game or the database cannot be read.
pub async fn learn(shared: &Arc<Shared>, table: &str) -> Result<(), Fault> {
    let results = shared.store.results_of_table(table).await?;
    if results.iter().all(|result| result.facts.is_some()) {
        return Ok(());
    }
    let found = match shared.store.table(table).await? {
        Some((row, seats)) => {
            let unread = Unread::fetch(shared, &row, &seats).await?;
            let (of, read) = (results.clone(), move || unread.read());
            shared.slow.run_own(move || Ok::<_, Fault>(facts(&read()?.whole()?, &of))).await??
        }
        // The table has been removed.
        None => vec![Facts::new(); results.len()],
    };
    for (result, facts) in results.iter().zip(found).filter(|(result, _)| result.facts.is_none()) {
        // A game that a bot finished is not the player's.
        let facts = if result.outcome == Outcome::Finished { facts } else { Facts::new() };
        let text = serde_json::to_string(&facts).unwrap_or_default();
        reach(shared, result, facts).await?;
        shared.store.put_facts(table, result.seat, &text).await?;
    }
    Ok(())
}

/// The facts of all games of a guest.
///
/// # Errors
/// When the database cannot be read.
pub async fn of_guest(shared: &Shared, guest: &str) -> Result<Vec<Facts>, Fault> {
    Ok(shared.store.facts_of(guest).await?.iter().filter_map(|text| serde_json::from_str(text).ok()).collect())
}

/// Stores the achievements of a guest, those that are new with this game, whose facts are not stored yet.
async fn reach(shared: &Shared, result: &ResultRow, facts: Facts) -> Result<(), Fault> {
    let mut games = of_guest(shared, &result.guest).await?;
    games.push(facts);
    let had = shared.store.achievements(&result.guest).await?;
    let new = |one: &&Achievement| !had.iter().any(|(id, ..)| *id == one.id) && one.done(&games) >= one.of();
    for one in Achievement::all().iter().filter(new) {
        shared.store.put_achievement(&result.guest, &one.id, &result.table, result.ended).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(facts: &[&str]) -> Facts {
        facts.iter().map(|fact| (*fact).to_owned()).collect()
    }

    fn of(id: &str) -> &'static Achievement {
        Achievement::all().iter().find(|one| one.id == id).expect("an achievement")
    }

    #[test]
    fn each_has_an_id_of_its_own_and_can_be_reached() {
        let ids: BTreeSet<_> = Achievement::all().iter().map(|one| &one.id).collect();
        assert_eq!(ids.len(), Achievement::all().len());
        for one in Achievement::all() {
            assert_eq!(one.done(&[]), 0, "{}", one.id);
            assert!(
                one.of() > 0 && (!one.needs.is_empty() || !one.each.is_empty() || one.kinds.is_some()),
                "{}",
                one.id
            );
        }
    }

    #[test]
    fn conditions_hold_within_one_game() {
        let apart = [game(&["won"]), game(&["marshal"])];
        assert_eq!((of("win-marshal").done(&apart), of("win-marshal").done(&[game(&["won", "marshal"])])), (0, 1));
        let lengths = [game(&["won", "length:15"]), game(&["length:20"]), game(&["won", "length:25"])];
        assert_eq!((of("every-length").done(&lengths), of("every-length").of()), (2, 3));
        let characters = [game(&["character:a"]), game(&["character:b"]), game(&["character:a"])];
        assert_eq!(of("characters").done(&characters), 2);
    }

    #[test]
    fn events_are_facts_of_their_seat() {
        let mut reader = Reader { seat: 2, fighter: 0, took_part: false, facts: Facts::new() };
        let events = serde_json::json!([
            {"type": "money", "seat": 2, "amount": 30, "cause": "heist"},
            {"type": "money", "seat": 2, "amount": -10, "cause": "store"},
            {"type": "arrested", "seat": 1},
            {"type": "fight-begins", "fighter": 2, "other": 1, "fight": "duel"},
            {"type": "fight-won", "side": 0, "fight": "duel"},
            {"type": "story-revealed", "story": "x"},
            {"type": "part-taken", "seat": 2, "part": 1},
            {"type": "story-ends", "story": "x", "ending": 1},
        ]);
        events.as_array().expect("a list").iter().for_each(|event| reader.read(event));
        assert_eq!(reader.facts, game(&["money", "money:heist", "fight-won:duel", "legend", "part-taken"]));
    }
}
