//! The sign of life of a node: a lock that its session of the database holds.
//!
//! The database ends the session of a process that was killed at once, and with it the lock. So the others need not wait
//! until its lease ends ([`super::lease`]). They look twice, because a session can be lost while its server lives: it
//! connects again in between. Once is enough for a node to which nobody can connect, either. A node is judged only by who
//! saw it hold its lock through the same session; after an outage of the database, nobody has.

use super::lease::SKIP_WRITERS;
use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::{BTreeMap, BTreeSet};

/// The first half of the locks' keys: “node”. The second is a hash of the node's id.
const KEY: i32 = 0x6e6f_6465;
/// How often in a row a node's lock must be found free until its row is removed.
const LOOKS: u32 = 2;

/// A session that holds the lock of a node, and what it saw of the others.
#[derive(Debug)]
pub(super) struct Session {
    /// The connection that is held as long as the lock is to be; the lock ends with it.
    pub connection: AnyConnection,
    /// The node whose lock it holds.
    holds: Option<String>,
    /// Nodes that held their locks, and how often they have been found free since.
    free: BTreeMap<String, u32>,
}

impl Session {
    /// A new one, which holds no lock yet.
    pub const fn new(connection: AnyConnection) -> Self {
        Self { connection, holds: None, free: BTreeMap::new() }
    }

    /// Holds the lock of this node, and no other any more.
    pub async fn hold(&mut self, id: &str) -> Result<(), sqlx::Error> {
        const LOCK: &str = "SELECT pg_try_advisory_lock($1, hashtext($2))";
        const UNLOCK: &str = "SELECT pg_advisory_unlock($1, hashtext($2))";
        if self.holds.as_deref() == Some(id) {
            return Ok(());
        }
        if let Some(former) = self.holds.take() {
            let unlock = sqlx::query_scalar::<_, bool>(UNLOCK).bind(KEY).bind(former);
            unlock.fetch_one(&mut self.connection).await?;
        }
        let lock = sqlx::query_scalar(LOCK).bind(KEY).bind(id);
        // Somebody who looks at this moment holds it, too: the next renewal tries again.
        if lock.fetch_one(&mut self.connection).await? {
            self.holds = Some(id.to_owned());
        }
        Ok(())
    }

    /// Removes the rows of other nodes whose sessions have ended; returns how many. Nobody could connect to `suspects`.
    pub async fn bury_ended(&mut self, own: &str, suspects: &BTreeSet<String>) -> Result<u64, sqlx::Error> {
        const LOOK: &str = "SELECT id, pg_try_advisory_xact_lock_shared($1, hashtext(id)) FROM nodes WHERE id <> $2";
        let looked = sqlx::query_as(LOOK).bind(KEY).bind(own).fetch_all(&mut self.connection).await?;
        let mut buried = 0;
        for id in ended(&mut self.free, &looked, suspects) {
            let bury = format!("DELETE FROM nodes WHERE id IN (SELECT id FROM nodes WHERE id = $1 {SKIP_WRITERS})");
            let bury = sqlx::query(AssertSqlSafe(bury)).bind(id);
            buried += bury.execute(&mut self.connection).await?.rows_affected();
        }
        Ok(buried)
    }
}

/// The nodes that have ended, by their locks that were found free (or not), by what was seen before, and by who could not
/// be connected to.
fn ended(seen: &mut BTreeMap<String, u32>, looked: &[(String, bool)], suspects: &BTreeSet<String>) -> Vec<String> {
    seen.retain(|id, _| looked.iter().any(|(there, _)| there == id));
    let mut ended = Vec::new();
    for (id, is_free) in looked {
        if !is_free {
            seen.insert(id.clone(), 0);
        } else if let Some(times) = seen.get_mut(id) {
            *times += 1;
            if *times >= LOOKS || suspects.contains(id) {
                ended.push(id.clone());
            }
        }
    }
    ended
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_has_ended_when_its_lock_is_free_twice_in_a_row() {
        let (mut seen, node) = (BTreeMap::new(), |is_free| [("n".to_owned(), is_free)]);
        for (is_free, has_ended) in [
            // Nobody saw it hold the lock.
            (true, false),
            (true, false),
            (true, false),
            (false, false),
            (true, false),
            // It is back.
            (false, false),
            (true, false),
            (true, true),
        ] {
            assert_eq!(!ended(&mut seen, &node(is_free), &BTreeSet::new()).is_empty(), has_ended, "{seen:?}");
        }
        assert_eq!(ended(&mut seen, &[], &BTreeSet::new()), Vec::<String>::new());
        assert_eq!(
            ended(&mut seen, &node(true), &BTreeSet::new()),
            Vec::<String>::new(),
            "it is forgotten with its row"
        );
    }

    #[test]
    fn one_look_is_enough_for_a_node_to_which_nobody_can_connect() {
        let (mut seen, suspects) = (BTreeMap::new(), BTreeSet::from(["n".to_owned()]));
        let mut look = |is_free| !ended(&mut seen, &[("n".to_owned(), is_free)], &suspects).is_empty();
        assert!(!look(true), "nobody saw it hold the lock");
        assert!(!look(false), "it lives, whatever became of the connection");
        assert!(look(true));
    }
}
