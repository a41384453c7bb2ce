//! The schema of the database, as numbered migrations.
//!
//! They are listed here instead of by `sqlx::migrate!`, whose macro would have every database driver compiled a second
//! time for the compiler's own use.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name and text of each file of `crates/server/migrations`, in order.
const FILES: [(i64, &str, &str); 27] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "notes", include_str!("../../migrations/0002_notes.sql")),
    (3, "versions", include_str!("../../migrations/0003_versions.sql")),
    (4, "leases", include_str!("../../migrations/0004_leases.sql")),
    (5, "accounts", include_str!("../../migrations/0005_accounts.sql")),
    (6, "turns", include_str!("../../migrations/0006_turns.sql")),
    (7, "ratings", include_str!("../../migrations/0007_ratings.sql")),
    (8, "host", include_str!("../../migrations/0008_host.sql")),
    (9, "identity", include_str!("../../migrations/0009_identity.sql")),
    (10, "rules", include_str!("../../migrations/0010_rules.sql")),
    (11, "outages", include_str!("../../migrations/0011_outages.sql")),
    (12, "consent", include_str!("../../migrations/0012_consent.sql")),
    (13, "deeds", include_str!("../../migrations/0013_deeds.sql")),
    (14, "moderation", include_str!("../../migrations/0014_moderation.sql")),
    (15, "held", include_str!("../../migrations/0015_held.sql")),
    (16, "times", include_str!("../../migrations/0016_times.sql")),
    (17, "established", include_str!("../../migrations/0017_established.sql")),
    (18, "lobby", include_str!("../../migrations/0018_lobby.sql")),
    (19, "answers", include_str!("../../migrations/0019_answers.sql")),
    (20, "owners", include_str!("../../migrations/0020_owners.sql")),
    (21, "former_owners", include_str!("../../migrations/0021_former_owners.sql")),
    (22, "heard", include_str!("../../migrations/0022_heard.sql")),
    (23, "notices", include_str!("../../migrations/0023_notices.sql")),
    (24, "person_orders", include_str!("../../migrations/0024_person_orders.sql")),
    (25, "shared_games", include_str!("../../migrations/0025_shared_games.sql")),
    (26, "chat_authors", include_str!("../../migrations/0026_chat_authors.sql")),
    (27, "listings", include_str!("../../migrations/0027_listings.sql")),
];

/// All migrations, ready to be run.
pub(super) fn migrator() -> Migrator {
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(FILES.into_iter().map(migration).collect())
}

/// The number of the newest schema.
pub(super) fn newest() -> i64 {
    FILES.iter().map(|(number, ..)| *number).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_listed() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut found: Vec<_> =
            std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        found.sort();
        assert_eq!(found, FILES.map(|(number, name, _)| format!("{number:04}_{name}.sql")));
    }
}
