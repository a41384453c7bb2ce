//! Limits on guessing, counted in the database: they hold over several servers.
//!
//! They count by network, and by what is guessed at, but never all networks together: whoever wants to lock others out
//! would only have to guess often enough. Recovery codes have 140 random bits, so that many networks guess none either.
//! Of an address only a digest is stored, with a salt of its period; both are deleted once the period is over.

use super::new_id;
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::peer::Peers;
use crate::store::{Step, Store, StoreError};

/// The length of a period, in seconds.
pub const PERIOD: i64 = 600;

/// A limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throttle {
    /// What is counted.
    pub what: &'static str,
    /// The most attempts in a period.
    pub most: u32,
}

impl Throttle {
    /// Counts an attempt of somebody at these addresses, for each of them.
    ///
    /// # Errors
    /// When there were too many from one of them.
    pub async fn take(&self, store: &Store, peers: &Peers, now: i64) -> Result<(), Fault> {
        let all: Vec<String> = peers.iter().map(|peer| peer.to_string()).collect();
        self.take_for(store, &all, now).await
    }

    /// Counts an attempt for each of these texts.
    ///
    /// # Errors
    /// When there were too many for one of them.
    pub async fn take_for(&self, store: &Store, all: &[String], now: i64) -> Result<(), Fault> {
        let period = now / PERIOD;
        let salt = salt(store, period).await?;
        let full = Fault::too_many("").with("too-many-tries", "too many tries: wait ten minutes");
        let (mut steps, most) = (Vec::new(), i64::from(self.most));
        for text in all {
            let who = sha256(format!("{salt} {text}").as_bytes());
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

#[cfg(test)]
mod tests {
    use super::*;

    const TRIES: Throttle = Throttle { what: "codes", most: 4 };

    /// Whether another try counts at these addresses.
    async fn may(store: &Store, all: &[&str], now: i64) -> bool {
        let all: Vec<String> = all.iter().map(|&text| text.to_owned()).collect();
        TRIES.take_for(store, &all, now).await.is_ok()
    }

    #[tokio::test]
    async fn tries_are_counted_in_the_database_for_each_address_and_period() {
        let folder = std::env::temp_dir().join(format!("darkrock-throttle-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let url = format!("sqlite://{}/kept.db", folder.display());
        let (store, now) = (Store::open(&url).await.expect("a database"), 7 * PERIOD);
        for _ in 0..4 {
            assert!(may(&store, &["192.0.2.1"], now).await);
        }
        assert!(!may(&store, &["192.0.2.1"], now + PERIOD - 1).await, "none comes back before the period is over");
        // Who shares a request with somebody at the limit pays nothing for what is refused.
        for _ in 0..4 {
            assert!(!may(&store, &["192.0.2.9", "192.0.2.1"], now).await);
        }
        assert!(may(&store, &["192.0.2.9"], now).await);
        store.close().await;
        // The next server on this database, or another one beside it.
        let store = Store::open(&url).await.expect("a database");
        assert!(!may(&store, &["192.0.2.1"], now).await, "a restart forgets nothing");
        assert!(may(&store, &["192.0.2.2"], now).await);
        assert!(may(&store, &["192.0.2.1"], now + PERIOD).await);
        store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder can go");
    }
}
