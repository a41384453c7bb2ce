//! Opponents drawn from their pool: each once, and again only if the pool is reshuffled.

use crate::content::Content;
use crate::core::chance::Chance;
use crate::core::engine::Engine;
use crate::core::event::Observer;
use crate::core::ids::*;
use crate::core::invariants::Violation;
use crate::core::state::Public;

impl Content {
    /// The opponents of a pool that may be drawn next: those not drawn yet, or all of a pool that is then reshuffled.
    pub fn next_opponents(&self, public: &Public, pool: Pool) -> OpponentSet {
        let row = &self.pools[pool.index()];
        let left = row.members.without(public.drawn_opponents);
        if left.is_empty() && row.reshuffle { row.members } else { left }
    }

    /// How many more tokens of a kind can be placed: each stands for another opponent of its pool, which leaves the
    /// game with it; without such a pool any number.
    pub(crate) fn tokens_left(&self, public: &Public, token: MapToken) -> usize {
        let Some(pool) = self.map_tokens[token.index()].pool() else { return usize::MAX };
        if self.pools[pool.index()].reshuffle {
            return usize::MAX;
        }
        let rows = self.map_tokens.iter().zip(&public.map_tokens);
        let lying: usize = rows.filter(|(row, _)| row.pool() == Some(pool)).map(|(_, lie)| lie.len()).sum();
        self.next_opponents(public, pool).len().saturating_sub(lying)
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Draws an opponent from its pool, in which one is left; an empty pool is shuffled first.
    pub(crate) fn draw_opponent(&mut self, pool: Pool) -> Opponent {
        let next = self.shuffle_if_empty(pool);
        let opponent = self.next_opponent(pool, next);
        let card = self.content.same_card[opponent.index()];
        self.state.public.drawn_opponents = self.public().drawn_opponents.union(card);
        opponent
    }

    /// The opponents of a pool that may be drawn next; an empty pool is shuffled first.
    pub(crate) fn shuffle_if_empty(&mut self, pool: Pool) -> OpponentSet {
        let content = self.content;
        let next = content.next_opponents(self.public(), pool);
        if content.pools[pool.index()].members.without(self.public().drawn_opponents).is_empty() {
            self.state.public.drawn_opponents = self.public().drawn_opponents.without(next);
        }
        next
    }
}

/// Only opponents of pools were drawn, and one is left for each token on the map.
pub(crate) fn check(content: &Content, public: &Public) -> Result<(), Violation> {
    let members = content.pools.iter().fold(OpponentSet::new(), |all, pool| all.union(pool.members));
    if !public.drawn_opponents.without(members).is_empty() {
        return Err(Violation("an opponent was drawn that is in no pool".to_owned()));
    }
    for (at, row) in content.pools.iter().enumerate().filter(|(_, row)| !row.reshuffle) {
        let pool = Some(Pool(at as u8));
        let tokens = content.map_tokens.iter().zip(&public.map_tokens).filter(|(row, _)| row.pool() == pool);
        let lie: usize = tokens.map(|(_, spaces)| spaces.len()).sum();
        // The token of the fight or game in progress lies there until it is over.
        let met = usize::from(public.fight.token.is_some_and(|token| content.map_tokens[token.index()].pool() == pool))
            + usize::from(public.poker.challenge.is_some_and(|challenge| row.members.contains(challenge.dealer)));
        let left = row.members.without(public.drawn_opponents).len();
        if lie > left + met {
            return Err(Violation(format!("{lie} tokens for {left} opponents of a pool")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::content::{Catalog, Content, Files};
    use crate::edition::Edition;
    use crate::formats::scenario::{parse, run};

    /// A module with two outlaws in a pool, and two kinds of tokens for them.
    const TOY: [(&str, &str); 4] = [
        ("toy/module.yaml", "{id: toy, kind: expansion}"),
        ("toy/pools.yaml", "[{id: outlaws, source: reconstructed}]"),
        (
            "toy/opponents.yaml",
            "[{id: a, pool: outlaws, source: reconstructed, cards: 1, reward: [{money: 10}], penalty: []},
              {id: b, pool: outlaws, source: reconstructed, cards: 2, reward: [], penalty: [{wound: 1}]}]",
        ),
        ("toy/map-tokens.yaml", "[{id: outlaw, source: reconstructed, pool: outlaws, start: mine}]"),
    ];

    fn composed(changed: &[(&str, &str)]) -> Result<Content, String> {
        let mut files = Files::embedded();
        TOY.iter().chain(changed).for_each(|(name, text)| files.put(name, (*text).to_owned()));
        let catalog = Catalog::load(files).map_err(|error| error.to_string())?;
        let selection = catalog.select(&["toy".to_owned()], None).map_err(|error| error.to_string())?;
        catalog.compose(&selection).map_err(|error| error.to_string())
    }

    /// Runs a scenario of this module.
    fn told(text: &str) {
        let content = composed(&[]).expect("it is composed");
        let text = format!("name: Outlaws\nmodules: [toy]\nedition: en\nplayers: [annie-oakley, bass-reeves]\n{text}");
        let scenarios = parse("toy.yaml", &text).expect("it parses");
        run(&content, Edition::EN, &scenarios[0]).unwrap_or_else(|failure| panic!("{failure}"));
    }

    #[test]
    fn an_opponent_of_a_pool_leaves_the_game_with_its_token() {
        told(
            "
position:
  map-tokens: {outlaw: [sunny-hills-mine]}
  drawn: [a]
  annie-oakley: {space: sunny-hills-1, hand: [Ac, 2c]}
steps:
  - luck: [3, J]
  - annie-oakley: move sunny-hills-mine
  - events: [meets annie-oakley b, fight-begins annie-oakley opponent bass-reeves]
  - annie-oakley: commit Ac
  - bass-reeves: npc J
  - events: [token-removed outlaw sunny-hills-mine]
  - expect: {drawn: [a, b], map-tokens: {outlaw: []}}
",
        );
    }

    #[test]
    fn as_many_tokens_are_placed_as_opponents_are_left() {
        // There are three mines, and two outlaws.
        told(
            "
position: {at: setup}
steps:
  - annie-oakley: start darkrock-1
  - expect: {map-tokens: {outlaw: [sunny-hills-mine, spikes-view-mine]}}
",
        );
    }

    #[test]
    fn what_cannot_be_drawn_is_refused() {
        for (file, text, expected) in [
            (
                "toy/pools.yaml",
                "[{id: outlaws, source: reconstructed}, {id: none, source: reconstructed}]",
                "no opponent is in this pool",
            ),
            ("toy/pools.yaml", "[{id: outlows, source: reconstructed}]", "unknown pool “outlaws”"),
            (
                "toy/map-tokens.yaml",
                "[{id: x, source: reconstructed, pool: outlaws, opponent: a}]",
                "expected one of them",
            ),
            (
                "toy/map-tokens.yaml",
                "[{id: x, source: reconstructed, pool: outlaws, stays: true}]",
                "a token of a pool leaves",
            ),
        ] {
            let error = composed(&[(file, text)]).map(|_| ()).expect_err(expected);
            assert!(error.contains(expected), "{error}");
        }
    }
}
