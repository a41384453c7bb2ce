//! Checking that the luck of a record is that of its seed.

use super::{Entry, Record, Session, print_entry};
use crate::chance::FairChance;
use crate::content::Content;
use sha2::{Digest, Sha256};

/// The luck of a record is not that of its seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeedFault {
    /// There is no seed of this kind to check.
    #[error("the record has no seed of 64 hexadecimal digits with its “seed-sha256”: nothing to check")]
    NoSeed,
    /// The published hash is another seed's.
    #[error("the seed's SHA-256 is {found}, but {published} was published")]
    Hash {
        /// The hash of the seed in the record.
        found: String,
        /// The hash that was published before the game.
        published: String,
    },
    /// The game goes another way with that seed.
    #[error("line {line}: the record has “{recorded}” where the seed gives “{rolled}”")]
    Differs {
        /// The line of the record.
        line: u32,
        /// What the record has there.
        recorded: String,
        /// What the seed gives there.
        rolled: String,
    },
}

impl Record {
    /// Plays the choices of the record with the luck of its seed, and compares.
    ///
    /// # Errors
    /// When there is no fair seed ([`FairChance`]) in it, its hash is not the published one, or another outcome of luck
    /// comes somewhere.
    pub fn verify_seed(&self, content: &Content) -> Result<(), SeedFault> {
        let (Some(seed), Some(published)) = (&self.header.seed, &self.header.seed_sha256) else {
            return Err(SeedFault::NoSeed);
        };
        let seed = FairChance::seed_of(seed).ok_or(SeedFault::NoSeed)?;
        let found: String = Sha256::digest(seed).iter().map(|b| format!("{b:02x}")).collect();
        if !found.eq_ignore_ascii_case(published) {
            return Err(SeedFault::Hash { found, published: published.clone() });
        }
        let setup = &self.header.setup;
        let Ok(mut session) = Session::new(content, setup, FairChance::new(seed), &mut ()) else {
            return Err(self.differs(content, 0, &[]));
        };
        for entry in &self.entries {
            if let Entry::Choice { seat, choice } = *entry
                && session.play(seat, choice, &mut ()).is_err()
            {
                // With other luck the choice is not open: the place where the luck differs is before it.
                break;
            }
        }
        let same =
            session.entries().iter().zip(&self.entries).take_while(|(rolled, recorded)| rolled == recorded).count();
        if same == self.entries.len() { Ok(()) } else { Err(self.differs(content, same, session.entries())) }
    }

    fn differs(&self, content: &Content, at: usize, rolled: &[Entry]) -> SeedFault {
        let shown = |entry: Option<&Entry>| entry.map_or_else(|| "nothing".to_owned(), |e| print_entry(content, *e));
        SeedFault::Differs {
            line: self.line_of(at),
            recorded: shown(self.entries.get(at)),
            rolled: shown(rolled.get(at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::FastChance;
    use crate::setup::Setup;

    /// A game of random choices with a fair seed, cut off after a while.
    fn played(content: &Content) -> Record {
        let seed = [9; 32];
        let mut session =
            Session::new(content, &Setup::new(3), FairChance::new(seed), &mut ()).expect("a game for three");
        let (mut choices, mut random) = (Vec::new(), FastChance::new(4));
        for _ in 0..300 {
            let Some(seat) = session.waiting().first() else { break };
            session.choices(seat, &mut choices);
            let choice = choices[random.below(choices.len() as u32) as usize];
            session.play(seat, choice, &mut ()).expect("a listed choice plays");
            if random.below(4) == 0 && session.undoable(seat) > 0 {
                session.undo(seat).expect("an undoable choice is undone");
            }
        }
        let mut record = session.record();
        record.header.seed = Some("09".repeat(32));
        record.header.seed_sha256 = Some(Sha256::digest(seed).iter().map(|b| format!("{b:02x}")).collect());
        record
    }

    #[test]
    fn luck_of_the_seed_is_accepted_and_other_luck_is_not() {
        let content = Content::embedded().expect("the shipped content");
        let record = played(&content);
        assert_eq!(record.verify_seed(&content), Ok(()));

        let mut forged = record.clone();
        let draw = |e: &Entry| matches!(e, Entry::Luck(crate::chance::Outcome::Card(_)));
        let at = forged.entries.iter().rposition(draw).expect("a card was drawn");
        let before = print_entry(&content, forged.entries[at]);
        let other = if before == "= 2c" { crate::ids::Card(1) } else { crate::ids::Card(0) };
        forged.entries[at] = Entry::Luck(crate::chance::Outcome::Card(other));
        let fault = forged.verify_seed(&content).expect_err("a forged draw");
        assert!(matches!(fault, SeedFault::Differs { rolled, .. } if rolled == before));

        let mut other_seed = record.clone();
        other_seed.header.seed = Some("0a".repeat(32));
        assert!(matches!(other_seed.verify_seed(&content), Err(SeedFault::Hash { .. })));
        other_seed.header.seed = None;
        assert_eq!(other_seed.verify_seed(&content), Err(SeedFault::NoSeed));
    }
}
