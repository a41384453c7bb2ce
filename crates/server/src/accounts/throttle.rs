//! Limits on guessing, counted in the database: they hold over several servers.
//!
//! They count by address and in total, never by account, so that nobody can lock somebody else out. Of an address only
//! a digest is stored, with a salt of its period; both are deleted once the period is over.

use super::new_id;
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::peer::Peer;
use crate::store::{Step, Store, StoreError};

/// The length of a period, in seconds.
pub const PERIOD: i64 = 600;

/// A limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throttle {
    /// What is counted.
    pub what: &'static str,
    /// The most attempts of an address in a period.
    pub per_address: u32,
    /// The most attempts of all addresses in a period.
    pub in_total: u32,
}

impl Throttle {
    /// Counts an attempt.
    ///
    /// # Errors
    /// When there were too many.
    pub async fn take(&self, store: &Store, peer: Option<Peer>, now: i64) -> Result<(), Fault> {
        self.take_for(store, &peer.map(|peer| peer.to_string()).unwrap_or_default(), now).await
    }

    /// The same for another kind of address.
    ///
    /// # Errors
    /// When there were too many.
    pub async fn take_for(&self, store: &Store, address: &str, now: i64) -> Result<(), Fault> {
        let period = now / PERIOD;
        let salt = salt(store, period).await?;
        let limits =
            [(sha256(format!("{salt} {address}").as_bytes()), self.per_address), ("all".to_owned(), self.in_total)];
        let full = Fault::too_many("").with("too-many-tries", "too many tries: wait ten minutes");
        let mut steps = vec![super::expire(now)];
        for (who, most) in limits {
            let most = i64::from(most);
            // Without a write, so that further attempts cost little.
            if store.attempts(self.what, period, &who).await? >= most {
                return Err(full);
            }
            steps.push(Step::Attempt { what: self.what.to_owned(), period, who, most });
        }
        match store.change_account(steps).await {
            Err(StoreError::Overtaken) => Err(full),
            other => Ok(other?),
        }
    }
}

/// The salt of a period: the same on all servers.
async fn salt(store: &Store, period: i64) -> Result<String, Fault> {
    const SALT: &str = "salt";
    if let Some(salt) = store.salt(SALT, period).await? {
        return Ok(salt);
    }
    let salt = new_id::<16>()?;
    store.change_account(vec![Step::Salt { what: SALT.to_owned(), period, salt: salt.clone() }]).await?;
    // Another server may have been quicker.
    Ok(store.salt(SALT, period).await?.unwrap_or(salt))
}
