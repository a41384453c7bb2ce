//! A bot's evaluation of a choice, with its reasons.

pub use crate::precomputed::Nearby;
use darkrock_rules::Choice;
use darkrock_rules::view::View;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A choice evaluated by a bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// What was evaluated, one of the legal ones.
    pub choice: Choice,
    /// The probability of winning the game after it, from 0 to 1, as estimated by the bot.
    pub chance: f32,
    /// Its value in legendary points, relative to the position before it.
    pub worth: f32,
    /// The number of visits in the search; 0 from a bot that does not search.
    pub visits: u32,
    /// The reasons for or against it.
    pub reason: Reason,
}

/// Reasons for or against a choice: its average effects in the sampled positions.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reason {
    /// The fight or the game of poker that it starts or decides.
    pub contest: Option<Contest>,
    /// Its owner's gains.
    pub gains: Gains,
    /// The Sheriff's distance afterward, if its owner is Wanted then.
    pub sheriff: Option<u8>,
    /// For a move: the useful place that it reaches or approaches.
    pub toward: Option<Place>,
}

/// The expected result of a fight or a game of poker.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contest {
    /// Whether it is a fight or a game of poker.
    pub kind: ContestKind,
    /// The probability of winning it, from 0 to 1; 0 or 1 only if it depends neither on chance nor on another player.
    pub chance: f32,
}

/// What is won or lost by comparing cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContestKind {
    /// A fight.
    Fight,
    /// A game of poker.
    Poker,
}

/// What a choice brings its player on average over the possible outcomes, in units of each good; losses are negative.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Gains {
    /// Legendary points.
    pub lp: f32,
    /// Dollars.
    pub money: f32,
    /// Gold nuggets.
    pub nuggets: f32,
    /// Poker cards that come into the hand, less those discarded.
    pub cards: f32,
    /// Marshal points.
    pub marshal: f32,
    /// Wanted points.
    pub wanted: f32,
    /// Wounds that the player gets; below 0 if more are healed.
    pub wounds: f32,
}

/// Kinds of useful places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Place {
    /// Where one can act without meeting anybody.
    #[strum(transparent)]
    At(Nearby),
    /// A bandit.
    Bandit,
    /// Another player.
    Player,
}

/// The seed of a hint, derived from the player's view, so that a review repeats the same search. It does not depend on
/// the game's seed.
pub fn hint_seed(view: &View) -> u64 {
    let mut hasher = DefaultHasher::new();
    view.public.hash(&mut hasher);
    view.own.hand.hash(&mut hasher);
    view.seat.map(|seat| seat.0).hash(&mut hasher);
    hasher.finish()
}

/// Merges several searches of the same decision, the best choice first: visits are added, chances and worth are
/// averaged by visits. Reasons are those of the first search that lists the choice.
pub fn merged(parts: impl IntoIterator<Item = Vec<Advice>>) -> Vec<Advice> {
    let mut all: Vec<Advice> = Vec::new();
    for advice in parts.into_iter().flatten() {
        let Some(known) = all.iter_mut().find(|a| a.choice == advice.choice) else {
            all.push(advice);
            continue;
        };
        // A choice that was never visited keeps its initial evaluation.
        let (one, two) = (known.visits as f32 + 1.0, advice.visits as f32 + 1.0);
        known.chance = (known.chance * one + advice.chance * two) / (one + two);
        known.worth = (known.worth * one + advice.worth * two) / (one + two);
        known.visits += advice.visits;
    }
    sort(&mut all);
    all
}

/// By visits, then by chance, in descending order.
pub(crate) fn sort(advice: &mut [Advice]) {
    advice.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.chance.total_cmp(&a.chance)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_on_the_map_has_its_own_word() {
        let words = [Place::At(Nearby::Store), Place::At(Nearby::Station), Place::Bandit].map(<&str>::from);
        assert_eq!(words, ["store", "station", "bandit"]);
    }

    #[test]
    fn searches_are_put_together_by_visits() {
        let advice = |choice, chance, visits| Advice { choice, chance, worth: 0.0, visits, reason: Reason::default() };
        let one = vec![advice(Choice::Work, 0.5, 9), advice(Choice::Heal, 0.2, 3)];
        let two = vec![advice(Choice::Heal, 0.4, 11), advice(Choice::Work, 0.1, 1), advice(Choice::End, 0.3, 0)];
        let all = merged([one, two]);
        let row = |a: &Advice| (a.choice, a.visits, (a.chance * 1000.0).round());
        let rows: Vec<_> = all.iter().map(row).collect();
        assert_eq!(rows, [(Choice::Heal, 14, 350.0), (Choice::Work, 10, 433.0), (Choice::End, 0, 300.0)]);
        assert!(merged([Vec::new()]).is_empty());
    }
}
