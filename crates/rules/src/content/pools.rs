//! Pools: named groups of opponents, of which one is drawn when it is met.

use super::Content;
use super::additions::{MapTokenSpec, OpponentSpec};
use super::board::LinkSpec;
use super::compiler::{Compiler, Res};
use super::schema::Source;
use crate::core::ids::*;
use crate::core::limits::ENCOUNTERS;
use crate::core::state::Public;
use serde::{Deserialize, Serialize};

/// A pool of opponents (`pools.yaml`); an opponent names the pool that it is in.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PoolSpec {
    /// Its id, such as `outlaws`.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// Whether its opponents come again once all were drawn; otherwise each leaves the game.
    #[serde(default)]
    pub reshuffle: bool,
    /// Whether its opponents are cards that change the fights with bandits or with the Sheriff: what they bring comes on top.
    #[serde(default)]
    pub cards_for: Option<CardsFor>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// The fights that cards of a pool change.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CardsFor {
    /// Those with bandits: a card is drawn for each.
    Bandits,
    /// Those with the Sheriff: one card is in force until he is beaten.
    Sheriff,
}

/// The numbers of bandits, from 1.
pub const BANDIT_NUMBERS: u8 = 6;

/// A compiled pool.
#[derive(Clone, Copy, Debug)]
pub struct PoolRow {
    /// Who can be drawn from it.
    pub members: OpponentSet,
    /// Whether its opponents come again once all were drawn.
    pub reshuffle: bool,
}

/// Who is fought at a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    /// Always the same opponent.
    Known(Opponent),
    /// An opponent drawn from a pool when the fight begins.
    Drawn(Pool),
}

impl Foe {
    /// The opponents that it may be: for a pool, those that may be drawn next.
    pub fn possible(self, content: &Content, public: &Public) -> OpponentSet {
        match self {
            Self::Known(opponent) => OpponentSet::one(opponent),
            Self::Drawn(pool) => content.next_opponents(public, pool),
        }
    }
}

impl Compiler<'_> {
    pub(super) fn pools(&mut self) -> Res<Vec<PoolRow>> {
        self.begin("opponents.yaml");
        let specs = self.specs;
        let mut members = vec![OpponentSet::new(); specs.pools.len()];
        for (at, spec) in specs.opponents.iter().enumerate() {
            self.entry.clone_from(&spec.id);
            if let Some(id) = &spec.pool {
                members[self.pool(id)?.index()].insert(Opponent(at as u8));
            }
        }
        self.begin("pools.yaml");
        let mut rows = Vec::new();
        for (spec, members) in specs.pools.iter().zip(members) {
            self.entry.clone_from(&spec.id);
            if members.is_empty() {
                return self.error("no opponent is in this pool: expected one at least".to_owned());
            }
            rows.push(PoolRow { members, reshuffle: spec.reshuffle });
        }
        Ok(rows)
    }

    /// The pool of cards for these fights, if there is one.
    pub(super) fn card_pool(&mut self, fights: CardsFor) -> Res<Option<Pool>> {
        self.begin("pools.yaml");
        let specs = self.specs;
        let mut pools = specs.pools.iter().enumerate().filter(|(_, pool)| pool.cards_for == Some(fights));
        let Some((at, pool)) = pools.next() else { return Ok(None) };
        self.entry.clone_from(&pool.id);
        if let Some((_, other)) = pools.next() {
            return self.error(format!("“{}” has cards for the same fights: expected one pool with them", other.id));
        }
        if !pool.reshuffle {
            return self.error("cards that leave the game: expected “reshuffle: true”".to_owned());
        }
        let cards: Vec<&OpponentSpec> = specs.opponents.iter().filter(|o| o.pool.as_ref() == Some(&pool.id)).collect();
        self.begin("opponents.yaml");
        for spec in &cards {
            self.entry.clone_from(&spec.id);
            let of_card = || cards.iter().filter(|other| other.card == spec.card).flat_map(|other| &other.numbers);
            let mut numbers: Vec<u8> = of_card().copied().collect();
            numbers.sort_unstable();
            let whole = spec.card.is_some() && numbers.into_iter().eq(1..=BANDIT_NUMBERS);
            let even = spec.numbers.len() == cards[0].numbers.len();
            match fights {
                CardsFor::Bandits if !whole || !even => {
                    return self.error(format!(
                        "numbers {:?}: expected each of 1 to {BANDIT_NUMBERS} once on its card, and as many in each part",
                        spec.numbers
                    ));
                }
                CardsFor::Sheriff if spec.card.is_some() || !spec.numbers.is_empty() => {
                    return self.error("“card” or “numbers” of a card about the Sheriff: expected neither".to_owned());
                }
                CardsFor::Bandits | CardsFor::Sheriff => {}
            }
        }
        Ok(Some(Pool(at as u8)))
    }

    /// The opponents on the same card as each: that one alone, if it is no part of a card.
    pub(super) fn same_card(&self) -> Vec<OpponentSet> {
        let specs = &self.specs.opponents;
        let with = |(at, spec): (usize, &OpponentSpec)| {
            let alike = |(other, of): (usize, &OpponentSpec)| {
                (other == at || spec.card.is_some() && of.card == spec.card).then_some(Opponent(other as u8))
            };
            specs.iter().enumerate().filter_map(alike).collect()
        };
        specs.iter().enumerate().map(with).collect()
    }

    /// The pool that the circuit of the board names.
    pub(super) fn circuit_pool(&mut self) -> Res<Option<Pool>> {
        self.begin("board.json");
        let specs = self.specs;
        let named = specs.board.links.iter().find_map(|link| match link {
            LinkSpec::Circuit { pool, .. } => Some(pool),
            LinkSpec::Pass(_) | LinkSpec::Rail { .. } => None,
        });
        let pool = named.map(|id| self.pool(id)).transpose()?;
        let members =
            specs.opponents.iter().filter(|opponent| named.is_some() && opponent.pool.as_ref() == named).count();
        if members > ENCOUNTERS {
            return self
                .error(format!("{members} opponents in the pool of the circuit: expected at most {ENCOUNTERS}"));
        }
        Ok(pool)
    }

    /// The opponent of a kind of tokens: a certain one, or one of a pool.
    pub(super) fn foe(&self, spec: &MapTokenSpec) -> Res<Option<Foe>> {
        match (&spec.opponent, &spec.pool) {
            (None, None) => Ok(None),
            (Some(id), None) => self.opponent(id).map(Foe::Known).map(Some),
            (None, Some(_)) if spec.stays => {
                self.error("“stays” and “pool”: a token of a pool leaves with its opponent".to_owned())
            }
            (None, Some(id)) => self.pool(id).map(Foe::Drawn).map(Some),
            (Some(_), Some(_)) => self.error("“opponent” and “pool”: expected one of them".to_owned()),
        }
    }

    pub(super) fn pool(&self, id: &str) -> Res<Pool> {
        self.among("pool", id, self.specs.pools.iter().map(|pool| pool.id.as_str())).map(Pool)
    }
}
