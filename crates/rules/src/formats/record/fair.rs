//! Verification that the outcomes of a record match its seed, and the seed its seal.

use super::{Entry, Record, Sealed, Session, print_entry};
use crate::content::Content;
use crate::core::chance::FairChance;
use crate::core::fairness::{self, Bytes, first, hex, unhex};
use crate::core::ids::Seat;

/// The outcomes of a record do not match its seed, or the seed does not match its seal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeedFault {
    /// No seed that can be verified.
    #[error("the record has no seed of 64 hexadecimal digits with its “seed-sha256” or its seal: nothing to check")]
    NoSeed,
    /// The server's secret does not match its commitment.
    #[error("the server's secret has the commitment {found}, but {published} was shown before the game")]
    Commitment {
        /// The commitment of the secret in the record.
        found: String,
        /// The commitment in the record.
        published: String,
    },
    /// The number of parts differs from the number of seats.
    #[error("the record has {found} parts: expected one for each of {seats} seats, “-” for a bot")]
    Parts {
        /// The number of parts.
        found: usize,
        /// The number of seats.
        seats: u8,
    },
    /// The seed does not follow from the secret and the parts.
    #[error("the secret and the parts make the seed {found}, but the record has {recorded}")]
    Seed {
        /// The seed computed from the secret and the parts.
        found: String,
        /// The seed in the record.
        recorded: String,
    },
    /// The published hash does not match the seed.
    #[error("the seed's hash is {found}, but {published} was published")]
    Hash {
        /// The hash of the seed in the record.
        found: String,
        /// The hash published before the game.
        published: String,
    },
    /// A character does not match the seed.
    #[error("seat {}: the record has the character “{recorded}” where the seed deals “{dealt}”", .seat.0 + 1)]
    Dealt {
        /// The seat of the character.
        seat: Seat,
        /// The character in the record.
        recorded: String,
        /// The character dealt by the seed; none if unknown.
        dealt: String,
    },
    /// The entries resumed from another record are illegal, so that nothing after them can be verified.
    #[error("the first {0} lines, taken up from another record, do not lead to a position")]
    TakenUp(usize),
    /// An outcome differs from that of the seed.
    #[error("line {line}: the record has “{recorded}” where the seed gives “{rolled}”")]
    Differs {
        /// The line of the record.
        line: u32,
        /// The outcome in the record.
        recorded: String,
        /// The outcome of the seed.
        rolled: String,
    },
}

/// The successful checks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checked {
    /// Whether the record contains the seal: then commitment, parts and seed match.
    pub sealed: bool,
    /// The number of draws and rolls that match the seed.
    pub draws: usize,
    /// The number of characters dealt by the seed before the setup.
    pub dealt: usize,
    /// The number of initial lines that were resumed from another record and cannot be verified.
    pub taken_up: usize,
}

impl Record {
    /// Verifies the seal of the record, plays its choices with the seed's outcomes, and compares.
    ///
    /// When it has no fair seed ([`FairChance`]), when seal, parts, seed and published hashes do not match, or an
    /// outcome differs.
    pub fn verify_seed(&self, content: &Content) -> Result<Checked, SeedFault> {
        let seed = self.header.seed.as_deref().and_then(unhex).ok_or(SeedFault::NoSeed)?;
        let dealt = match &self.header.sealed {
            Some(sealed) => {
                self.open(sealed, &seed)?;
                self.check_deal(content, sealed)?
            }
            None => {
                let published = self.header.seed_sha256.as_ref().ok_or(SeedFault::NoSeed)?;
                let found = hex(&first::hash(&seed));
                if !found.eq_ignore_ascii_case(published) {
                    return Err(SeedFault::Hash { found, published: published.clone() });
                }
                0
            }
        };
        let draws = self.check_draws(content, seed)?;
        Ok(Checked { sealed: self.header.sealed.is_some(), draws, dealt, taken_up: self.header.taken_up })
    }

    /// Checks that commitment, secret, parts, seed and its hash match.
    fn open(&self, sealed: &Sealed, seed: &Bytes) -> Result<(), SeedFault> {
        let Sealed { table, commitment, secret, parts, seed_hash, .. } = sealed;
        let found = fairness::commitment(table, secret);
        if found != *commitment {
            return Err(SeedFault::Commitment { found: hex(&found), published: hex(commitment) });
        }
        let seats = self.header.setup.seats;
        if parts.len() != usize::from(seats) {
            return Err(SeedFault::Parts { found: parts.len(), seats });
        }
        let found = fairness::seed(table, secret, parts);
        if found != *seed {
            return Err(SeedFault::Seed { found: hex(&found), recorded: hex(seed) });
        }
        let found = fairness::seed_hash(table, seed);
        if found != *seed_hash {
            return Err(SeedFault::Hash { found: hex(&found), published: hex(seed_hash) });
        }
        Ok(())
    }

    /// Checks that the characters were dealt by the seed. Returns their number.
    fn check_deal(&self, content: &Content, sealed: &Sealed) -> Result<usize, SeedFault> {
        let id = |seat: Seat| self.header.setup.characters.get(seat.index()).cloned().unwrap_or_default();
        let dealt = self.deal(content).map(|(deal, seed)| deal.run(&seed).0).unwrap_or_default();
        for seat in sealed.dealt.iter().copied() {
            let character = dealt.get(seat.index()).and_then(|c| content.specs.characters.get(c.index()));
            let (recorded, dealt) = (id(seat), character.map(|c| c.id.clone()).unwrap_or_default());
            if recorded != dealt || recorded.is_empty() {
                return Err(SeedFault::Dealt { seat, recorded, dealt });
            }
        }
        Ok(sealed.dealt.len())
    }

    /// Checks that every draw after the resumed entries matches the seed. Returns their number.
    fn check_draws(&self, content: &Content, seed: Bytes) -> Result<usize, SeedFault> {
        let (setup, chance) = (&self.header.setup, FairChance::new(seed));
        let taken_up = self.header.taken_up;
        let taken = || SeedFault::TakenUp(taken_up);
        let mut session = if taken_up == 0 {
            let begun = Session::new(content, setup, chance, &mut ());
            begun.map_err(|_| self.differs(content, 0, &[]))?
        } else {
            let before = self.entries.get(..taken_up).ok_or_else(taken)?.to_vec();
            let before = Self::new(self.header.clone(), before, None).replay(content, None, &mut ());
            Session::at(content, self.header.clone(), before.map_err(|_| taken())?.game.state, chance)
        };
        let entries = &self.entries[taken_up.min(self.entries.len())..];
        for entry in entries {
            if let Entry::Choice { seat, choice } = *entry
                && session.play(seat, choice, &mut ()).is_err()
            {
                // With other outcomes the choice is illegal: they differ before it.
                break;
            }
        }
        let rolled = session.entries();
        let same = rolled.iter().zip(entries).take_while(|(rolled, recorded)| rolled == recorded).count();
        if same < entries.len() || rolled.len() > entries.len() {
            return Err(self.differs(content, taken_up + same, &rolled[same..]));
        }
        Ok(entries.iter().filter(|entry| matches!(entry, Entry::Luck(_))).count())
    }

    fn differs(&self, content: &Content, at: usize, rolled: &[Entry]) -> SeedFault {
        let shown = |entry: Option<&Entry>| entry.map_or_else(|| "nothing".to_owned(), |e| print_entry(content, *e));
        SeedFault::Differs {
            line: self.line_of(at),
            recorded: shown(self.entries.get(at)),
            rolled: shown(rolled.first()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::chance::{FastChance, Outcome};
    use crate::core::fairness::Deal;
    use crate::core::ids::Card;
    use crate::turn::setup::Setup;

    const TABLE: [u8; 16] = [7; 16];
    const SECRET: Bytes = [9; 32];

    /// Random choices, with some undone, up to a limit.
    fn play_on(session: &mut Session<'_, FairChance>) {
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
    }

    /// A game of random choices with a fair seed, ended at a limit.
    fn played(content: &Content, setup: &Setup, seed: Bytes) -> Record {
        let mut session = Session::new(content, setup, FairChance::new(seed), &mut ()).expect("a game");
        play_on(&mut session);
        session.record()
    }

    /// A sealed game of three: two people and a bot, one of them with a chosen character.
    fn sealed(content: &Content) -> Record {
        let parts = vec![Some([1; 32]), None, Some([3; 32])];
        let seed = fairness::seed(&TABLE, &SECRET, &parts);
        let (dealt, _) =
            Deal::new(content, Setup::new(3).variants, vec![None, Some(crate::core::ids::Character(4)), None])
                .run(&seed);
        let characters = dealt.iter().map(|c| content.specs.characters[c.index()].id.clone()).collect();
        let mut record = played(content, &Setup { characters, ..Setup::new(3) }, seed);
        record.header.seed = Some(hex(&seed));
        record.header.sealed = Some(Sealed {
            table: TABLE,
            commitment: fairness::commitment(&TABLE, &SECRET),
            secret: SECRET,
            parts,
            seed_hash: fairness::seed_hash(&TABLE, &seed),
            dealt: vec![Seat(0), Seat(2)],
        });
        record
    }

    /// Replaces the last card drawn by another.
    fn forge_draw(record: &mut Record) -> Entry {
        let draw = |e: &Entry| matches!(e, Entry::Luck(Outcome::Card(_)));
        let at = record.entries.iter().rposition(draw).expect("a card was drawn");
        let before = record.entries[at];
        let other = if before == Entry::Luck(Outcome::Card(Card(0))) { Card(1) } else { Card(0) };
        record.entries[at] = Entry::Luck(Outcome::Card(other));
        before
    }

    #[test]
    fn a_record_of_the_first_scheme_is_checked_as_what_it_is() {
        let content = Content::embedded().expect("the shipped content");
        let mut record = played(&content, &Setup::new(3), SECRET);
        record.header.seed = Some(hex(&SECRET));
        record.header.seed_sha256 = Some(hex(&first::hash(&SECRET)));
        assert!(record.print(&content).starts_with("darkrock-record 1\n"));
        let checked = record.verify_seed(&content).expect("the luck of the seed");
        assert!(!checked.sealed && checked.draws > 50, "{checked:?}");

        let mut forged = record.clone();
        let before = print_entry(&content, forge_draw(&mut forged));
        let fault = forged.verify_seed(&content).expect_err("a forged draw");
        assert!(matches!(fault, SeedFault::Differs { rolled, .. } if rolled == before));

        let mut other_seed = record.clone();
        other_seed.header.seed = Some("0a".repeat(32));
        assert!(matches!(other_seed.verify_seed(&content), Err(SeedFault::Hash { .. })));
        other_seed.header.seed = None;
        assert_eq!(other_seed.verify_seed(&content), Err(SeedFault::NoSeed));
    }

    #[test]
    fn a_sealed_record_is_checked_as_a_whole() {
        let content = Content::embedded().expect("the shipped content");
        let record = sealed(&content);
        let text = record.print(&content);
        assert!(text.starts_with("darkrock-record 2\n"), "{text}");
        let read = Record::parse(&content, &text).expect("a record");
        assert_eq!(read, record);
        let checked = read.verify_seed(&content).expect("an honest game");
        assert!(checked.sealed && checked.draws > 50 && checked.dealt == 2 && checked.taken_up == 0, "{checked:?}");
        let with_pools = record.print_with_pools(&content);
        assert_eq!(Record::parse(&content, &with_pools).as_ref(), Ok(&record));
        assert_eq!(with_pools.matches(" of: ").count(), checked.draws + checked.dealt);
    }

    type Forgery = fn(&mut Sealed, &mut Option<String>);

    #[test]
    fn forged_seals_are_told() {
        let content = Content::embedded().expect("the shipped content");
        let record = sealed(&content);
        let kind = |fault: &SeedFault| match fault {
            SeedFault::Commitment { .. } => "commitment",
            SeedFault::Parts { .. } => "parts",
            SeedFault::Seed { .. } => "seed",
            SeedFault::Hash { .. } => "hash",
            SeedFault::Dealt { .. } => "dealt",
            SeedFault::Differs { .. } => "differs",
            _ => "other",
        };
        let forgeries: [(Forgery, &str); 9] = [
            (|s, _| s.secret = [8; 32], "commitment"),
            (|s, _| s.commitment = [8; 32], "commitment"),
            (|s, _| s.table = [8; 16], "commitment"),
            (|s, _| s.parts[2] = None, "seed"),
            (|s, _| s.parts[0] = Some([2; 32]), "seed"),
            (|s, _| s.parts.swap(0, 2), "seed"),
            (|s, _| s.parts.truncate(2), "parts"),
            (|_, seed| *seed = Some("0b".repeat(32)), "seed"),
            (|s, _| s.seed_hash = [8; 32], "hash"),
        ];
        for (number, (forge, expected)) in forgeries.into_iter().enumerate() {
            let mut forged = record.clone();
            let header = &mut forged.header;
            forge(header.sealed.as_mut().expect("a seal"), &mut header.seed);
            let fault = forged.verify_seed(&content).expect_err("a forgery");
            assert_eq!(kind(&fault), expected, "{number}: {fault}");
        }
        let mut forged = record.clone();
        forged.header.setup.characters.swap(0, 2);
        assert_eq!(forged.verify_seed(&content).as_ref().map_err(kind), Err("dealt"));
        let mut forged = record.clone();
        forge_draw(&mut forged);
        assert_eq!(forged.verify_seed(&content).as_ref().map_err(kind), Err("differs"));
        let mut cut = record.clone();
        while matches!(cut.entries.pop(), Some(Entry::Choice { .. })) {}
        assert_eq!(cut.verify_seed(&content).as_ref().map_err(kind), Err("differs"), "a draw left out");
    }

    /// A complete forgery by the operator after the game: internally consistent, so that only values stored earlier by
    /// a client reveal it.
    #[test]
    fn a_seal_made_after_the_game_has_another_commitment() {
        let content = Content::embedded().expect("the shipped content");
        let record = sealed(&content);
        let Some(before) = record.header.sealed.clone() else { panic!("a seal") };
        let secret = [8; 32];
        let seed = fairness::seed(&TABLE, &secret, &before.parts);
        let mut forged = played(&content, &Setup::new(3), seed);
        forged.header.seed = Some(hex(&seed));
        let (commitment, seed_hash) = (fairness::commitment(&TABLE, &secret), fairness::seed_hash(&TABLE, &seed));
        forged.header.sealed = Some(Sealed { secret, commitment, seed_hash, dealt: Vec::new(), ..before.clone() });
        assert!(forged.verify_seed(&content).is_ok());
        assert!(commitment != before.commitment && seed_hash != before.seed_hash);
    }

    #[test]
    fn what_was_taken_up_is_not_checked_and_the_rest_is() {
        let content = Content::embedded().expect("the shipped content");
        let mut base = played(&content, &Setup::new(3), [4; 32]);
        base.end = None;
        let sealed = sealed(&content).header;
        let seed: Bytes = sealed.seed.as_deref().and_then(unhex).expect("a seed");
        let mut session = Session::resume(&content, &base, FairChance::new(seed), &mut ()).expect("a game to take up");
        play_on(&mut session);
        let mut record = session.record();
        record.header.seed.clone_from(&sealed.seed);
        record.header.sealed = sealed.sealed.map(|sealed| Sealed { dealt: Vec::new(), ..sealed });
        assert!(record.verify_seed(&content).is_err(), "the first lines have other luck");
        record.header.taken_up = base.entries.len();
        let read = Record::parse(&content, &record.print_with_pools(&content)).expect("a record");
        assert_eq!(read, record);
        let checked = read.verify_seed(&content).expect("the luck after what was taken up");
        assert_eq!(checked.taken_up, base.entries.len());
        let luck = |entries: &[Entry]| entries.iter().filter(|e| matches!(e, Entry::Luck(_))).count();
        assert_eq!(checked.draws, luck(&record.entries[base.entries.len()..]));
        assert!(checked.draws > 20);
        forge_draw(&mut record);
        assert!(matches!(record.verify_seed(&content), Err(SeedFault::Differs { .. })));
        record.header.taken_up = record.entries.len() + 1;
        assert!(matches!(record.verify_seed(&content), Err(SeedFault::TakenUp(_))));
    }
}
