//! How long games take on this server, from the games that people have finished here: told once there are enough of them.
//!
//! It is read from the database when the server starts and now and then, never for a request.

use crate::hub::Hub;
use crate::shared::Shared;
use crate::store::TimedGame;
use crate::wire::api::GameTime;
use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

/// How often it is read.
const EVERY: Duration = Duration::from_secs(3600);
/// The finished games of a selection from which on anything is told of it.
const ENOUGH: usize = 50;
/// The games of one number of people of which a median is told.
const FEW: usize = 10;
/// The length in LP for which times are told.
const LP: i64 = 20;

/// What is told.
#[derive(Debug, Default)]
pub struct Times(RwLock<Vec<GameTime>>);

impl Times {
    /// What was read last.
    pub fn told(&self) -> Vec<GameTime> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn tell(&self, times: Vec<GameTime>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = times;
    }
}

/// The medians of these games: for each selection with enough of them, by the number of people.
fn medians(games: &[TimedGame]) -> Vec<GameTime> {
    let mut of: BTreeMap<&str, BTreeMap<u8, Vec<i64>>> = BTreeMap::new();
    for game in games.iter().filter(|game| game.lp > 0) {
        let seconds = of.entry(&game.selection).or_default().entry(game.people).or_default();
        seconds.push(game.seconds * LP / game.lp);
    }
    of.retain(|_, groups| groups.values().map(Vec::len).sum::<usize>() >= ENOUGH);
    let mut times = Vec::new();
    for (selection, groups) in of {
        for (people, mut seconds) in groups.into_iter().filter(|(_, seconds)| seconds.len() >= FEW) {
            seconds.sort_unstable();
            let median = (seconds[(seconds.len() - 1) / 2] + seconds[seconds.len() / 2]) / 2;
            let minutes = u16::try_from((median + 30) / 60).unwrap_or(u16::MAX);
            let games = u32::try_from(seconds.len()).unwrap_or(u32::MAX);
            times.push(GameTime { selection: selection.to_owned(), people, minutes, games });
        }
    }
    times
}

impl Shared {
    /// Reads how long games took.
    pub async fn time_games(&self) {
        match self.store.timed_games().await {
            Ok(games) => self.times.tell(medians(&games)),
            Err(error) => tracing::warn!(%error, "how long games took could not be read"),
        }
    }
}

/// Reads it again from time to time, until it is aborted.
pub async fn run(hub: Hub) {
    loop {
        tokio::time::sleep(EVERY).await;
        hub.shared().time_games().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(count: usize, selection: &str, people: u8, minutes: impl Fn(i64) -> i64, lp: i64) -> Vec<TimedGame> {
        let game = |at: usize| TimedGame {
            selection: selection.to_owned(),
            people,
            seconds: minutes(i64::try_from(at).unwrap_or(0)) * 60,
            lp,
        };
        (0..count).map(game).collect()
    }

    fn told(games: &[TimedGame]) -> Vec<(String, u8, u16, u32)> {
        medians(games).into_iter().map(|time| (time.selection, time.people, time.minutes, time.games)).collect()
    }

    #[test]
    fn a_selection_is_told_from_fifty_games_on() {
        let mut all = games(49, "base", 2, |_| 30, 20);
        assert_eq!(told(&all), []);
        all.extend(games(1, "base", 2, |_| 500, 20));
        assert_eq!(told(&all), [("base".to_owned(), 2, 30, 50)]);
        // Those of another selection do not count.
        let mut both = games(49, "base", 2, |_| 30, 20);
        both.extend(games(49, "base:noon", 2, |_| 30, 20));
        assert_eq!(told(&both), []);
    }

    #[test]
    fn times_are_medians_by_people_of_games_to_20_lp() {
        let mut all = games(31, "base", 2, |at| at + 1, 20);
        all.extend(games(10, "base", 4, |at| 60 + at, 20));
        // Too few of three persons.
        all.extend(games(9, "base", 3, |_| 45, 20));
        assert_eq!(told(&all), [("base".to_owned(), 2, 16, 31), ("base".to_owned(), 4, 65, 10)]);
        let shorter = games(50, "base", 2, |_| 15, 15);
        assert_eq!(told(&shorter), [("base".to_owned(), 2, 20, 50)]);
    }
}
