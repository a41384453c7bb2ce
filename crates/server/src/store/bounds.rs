//! How much a person may have of something. It is counted in the transaction that adds one more, so that requests at once cannot
//! pass a limit together.
//!
//! One server writes one row after another. Where several write, transactions of the same person wait for one another
//! ([`LOCK`]): otherwise none of them would count what the others are about to add.

use super::moderation::ModerationWrite;
use super::notices::NoticeWrite;
use super::writer::Write;
use darkrock_rules::Word;
use sqlx::AnyConnection;
use std::collections::BTreeSet;

/// What a person has only so many of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bounded {
    /// Tables of a host whose games are not over.
    Tables,
    /// Open tables of a host that are listed.
    Listed,
    /// Open tables that are listed and have come from one network.
    Near,
}

/// A limit on one more of something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtMost {
    /// What is counted.
    pub of: Bounded,
    /// Whose they are: the id of a guest, or the digest of a network.
    pub whose: String,
    /// How many there may be.
    pub most: u32,
}

/// Waits until no other transaction adds something of the person with this key. Two that need several keys take them in the same
/// order.
pub(super) const LOCK: &str = "SELECT 1 FROM pg_advisory_xact_lock(hashtextextended($1, 0))";

/// There are as many already as there may be.
#[derive(thiserror::Error, Debug)]
#[error("there are as many already as there may be")]
struct Reached(Bounded);

impl AtMost {
    /// Fails if there are as many already as there may be: `reached` tells this error from others.
    pub(super) async fn check(&self, at: &mut AnyConnection) -> Result<(), sqlx::Error> {
        const TABLES: &str = "SELECT COUNT(*) FROM tables WHERE host = $1 AND status <> 'finished'";
        const LISTED: &str = "SELECT COUNT(*) FROM tables WHERE host = $1 AND status = 'open' AND listed = 1";
        const NEAR: &str = "SELECT COUNT(*) FROM listings JOIN tables ON tables.id = listings.table_id \
             WHERE listings.network = $1 AND tables.status = 'open' AND tables.listed = 1";
        let count = match self.of {
            Bounded::Tables => TABLES,
            Bounded::Listed => LISTED,
            Bounded::Near => NEAR,
        };
        let found: i64 = sqlx::query_scalar(count).bind(self.whose.as_str()).fetch_one(at).await?;
        if found < i64::from(self.most) { Ok(()) } else { Err(sqlx::Error::Encode(Box::new(Reached(self.of)))) }
    }
}

impl AtMost {
    /// Stores what a table counts for, once it is written. Other limits count the tables themselves.
    pub(super) async fn note(&self, to: &mut AnyConnection, table: &str) -> Result<(), sqlx::Error> {
        const FROM: &str =
            "INSERT INTO listings (table_id, network) VALUES ($1, $2) ON CONFLICT (table_id, network) DO NOTHING";
        match self.of {
            Bounded::Near => sqlx::query(FROM).bind(table).bind(self.whose.as_str()).execute(to).await.map(drop),
            Bounded::Tables | Bounded::Listed => Ok(()),
        }
    }
}

/// The limit that was reached, if that is the error.
pub(super) fn reached(error: &sqlx::Error) -> Option<Bounded> {
    match error {
        sqlx::Error::Encode(source) => source.downcast_ref::<Reached>().map(|reached| reached.0),
        _ => None,
    }
}

/// The keys of those of whom these writes add something that has a limit, in order.
pub(super) fn keys(writes: &[Write]) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut add = |whose: &str| {
        keys.insert(format!("darkrock of {whose}"));
    };
    for write in writes {
        match write {
            Write::Table { bounds, .. } => bounds.iter().for_each(|bound| add(&bound.whose)),
            Write::Notice(NoticeWrite::Subscribe(row)) => add(&row.guest),
            // Reports of one thing are joined, whoever makes them.
            Write::Moderation(ModerationWrite::File(filed)) => {
                add(&filed.guest);
                add(&format!("{} {}", filed.row.kind.word(), filed.row.subject));
            }
            _ => {}
        }
    }
    keys
}
