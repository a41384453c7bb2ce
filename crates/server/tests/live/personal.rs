//! What is stored of a person: every column of the schema has an answer, which is that of the export, of a deleted account and of
//! docs/privacy.md.

use super::accounts::Device;
use super::authenticator::Passkey;
use super::party::{Party, settings};
use super::server::{Folder, Server};
use serde_json::{Value, json};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::collections::{BTreeSet, HashMap};

/// A table with rows of a person.
struct Kept {
    table: &'static str,
    /// Its columns that are not in `rows` of the export: `+` in another part of it, `-` in none, since it leads to somebody else, gives
    /// access, or is only how the server works.
    apart: &'static str,
    /// Which rows are those of the account `:account` and the guest `:guest`; none if they cannot be told, or are those of a request.
    of: &'static str,
    /// Whether they stay when the account is deleted, and are nobody's then.
    stays: bool,
    /// How docs/privacy.md begins to say what it is.
    told: &'static str,
}

const fn kept(table: &'static str, apart: &'static str, of: &'static str, told: &'static str) -> Kept {
    Kept { table, apart, of, stays: false, told }
}

const fn stays(table: &'static str, apart: &'static str, of: &'static str, told: &'static str) -> Kept {
    Kept { table, apart, of, stays: true, told }
}

const GUEST: &str = "guest = ':guest'";
const ACCOUNT: &str = "account = ':account'";
/// A column beside `table_id` and `seat` that belongs to whoever sits there.
const SEAT: &str = "EXISTS (SELECT 1 FROM seats AS s WHERE s.table_id = :table.table_id AND s.seat = :table.seat \
     AND s.guest = ':guest')";

const KEPT: &[Kept] = &[
    kept("guests", "id- name+ created+ seen+ handle+", "id = ':guest'", "the name that a person chose"),
    kept(
        "accounts",
        "id- created+ recovery- recovery_made+ email+ subject- name_key- guest- shares_games+",
        "id = ':account'",
        "an e-mail address",
    ),
    kept("sessions", "id- account-", ACCOUNT, "for each device that is signed in"),
    kept("passkeys", "account-", ACCOUNT, "passkeys: the id of each credential"),
    kept("roles", "account-", ACCOUNT, "the role of an account"),
    kept("established", "guest-", GUEST, "whether the host vouches for the person"),
    kept("mail_keys", "id- guest- made+", GUEST, "for each of the last fifty e-mails about games"),
    kept("notice_settings", "guest-", GUEST, "whether a person is told by push or by e-mail"),
    kept("subscriptions", "id- guest- p256dh- auth-", GUEST, "for each browser that asked to be told of games"),
    kept("notices", "guest- teller- mailer-", GUEST, "what the person is to be told of a table"),
    kept("chat_read", "guest- table_id+ seq+", GUEST, "up to which line the person has read the chat"),
    kept("vacations", "guest-", GUEST, "vacations: when they begin and end"),
    kept("person_orders", "guest- body+", GUEST, "standing orders of games over days"),
    kept("orders", "table_id+ seat+ body+", SEAT, "standing orders of games over days"),
    kept("ratings", "guest-", GUEST, "ratings: for each group of games"),
    kept("achievements", "guest-", GUEST, "achievements, with the game"),
    kept("ignored", "guest- other-", GUEST, "whom the person ignores"),
    kept("bans", "kind- who-", "kind = 'guest' AND who = ':guest'", "whom the host keeps out"),
    kept(
        "reports",
        "id- kind- subject- guest- table_id- title- created- outcome- closed-",
        GUEST,
        "who has reported something",
    ),
    kept("reporters", "report- guest- words+ at+", GUEST, "who has reported something"),
    kept("report_lines", "report- n- guest- seat- name+ body+ at+ reported-", GUEST, "who has reported something"),
    kept(
        "entries",
        "table_id+ seq- kind- seat+ author- body- at_ms- epoch-",
        "author = ':guest'",
        "chat lines, at most 500 of each table",
    ),
    stays("results", "guest-", GUEST, "results: for each finished game"),
    stays("calls", "guest- teller- mailer-", GUEST, "since when a game over days waits for the person"),
    stays("seen", "", SEAT, "up to which event the person has seen a game"),
    stays("origins", "table_id- seat- mark-", SEAT, "from where the person plays a rated game"),
    stays(
        "seats",
        "table_id+ seat+ sitter+ guest- name+ bot- figure- part+ resigned- held-",
        GUEST,
        "seats with the names of their players",
    ),
    stays(
        "tables",
        "id+ created+ changed- status+ listed- host- settings- server_part- seed- seed_sha256+ content- setup- base- \
         rematch- summary- fairness- version- owner- epoch- rules- stopped- consent- lobby- deserted-",
        "host = ':guest'",
        "seats with the names of their players",
    ),
    // Whole games; what is said in them is deleted with the line.
    stays("snapshots", "table_id- seq- body-", "", "seats with the names of their players"),
    stays("notes", "table_id- body-", "", "house notes of a table"),
    // By a digest that nobody else can make; it goes once the table is not in the list any more.
    stays("listings", "table_id- network-", "", "from which network an open table came into the list"),
    // For minutes or, what was done with powers, for two years.
    stays("ceremonies", "id- kind- who- state- ends-", "", "what has begun and must be finished"),
    stays("attempts", "what- period- who- count-", "", "how often codes and links were tried"),
    stays("answers", "id- digest- node- run- ends- answer-", "", "the answers to requests that change something"),
    stays("deeds", "id- at- who- deed- about- outcome-", "", "what the host has had done"),
    stays("announcements", "id- body- created-", "", "what the host tells everybody"),
    // A table of a former version: nothing is written into it.
    kept("rivals", "guest- other- network-", "", "whom the person ignores"),
];

/// Tables in which nobody is named, with all of their columns.
const NOBODYS: [(&str, &str); 8] = [
    ("clocks", "table_id due"),
    ("contents", "hash body"),
    ("nodes", "id address version started until"),
    ("outages", "begins ends"),
    ("probes", "id at"),
    ("pulses", "id at"),
    ("secrets", "name value"),
    ("_sqlx_migrations", "version description installed_on success checksum execution_time"),
];

type Columns = HashMap<String, Vec<(String, bool)>>;

async fn rows(database: &mut AnyConnection, sql: &str) -> Vec<AnyRow> {
    let rows = sqlx::query(AssertSqlSafe(sql.to_owned())).fetch_all(database).await;
    rows.unwrap_or_else(|error| panic!("{sql}: {error}"))
}

/// The columns of each table: their names, and whether they are numbers.
async fn schema(database: &mut AnyConnection) -> Columns {
    let mut columns = Columns::new();
    for row in rows(database, "SELECT name FROM sqlite_master WHERE type = 'table'").await {
        let table: String = row.get(0);
        let sql = format!("SELECT name, type = 'BIGINT' FROM pragma_table_info('{table}') ORDER BY cid");
        let of = rows(database, &sql).await.into_iter();
        columns.insert(table, of.map(|row| (row.get(0), row.get::<i64, _>(1) != 0)).collect());
    }
    columns
}

impl Kept {
    fn of(&self, guest: &str, account: &str) -> String {
        self.of.replace(":table", self.table).replace(":guest", guest).replace(":account", account)
    }

    /// The columns that `rows` leaves out, and whether another part of the export has them.
    fn apart(&self) -> Vec<(&'static str, bool)> {
        let column = |column: &'static str| (column.trim_end_matches(['+', '-']), column.ends_with('+'));
        self.apart.split_whitespace().map(column).collect()
    }

    /// The values of the rows of a person, as text: each row by the names of its columns.
    async fn values(&self, database: &mut AnyConnection, columns: &Columns, of: &str) -> Vec<HashMap<String, String>> {
        let names: Vec<_> = columns[self.table].iter().map(|(name, ..)| name.clone()).collect();
        let texts: Vec<_> = names.iter().map(|name| format!("CAST({name} AS TEXT)")).collect();
        let sql = format!("SELECT {} FROM {} WHERE {of}", texts.join(", "), self.table);
        let found = rows(database, &sql).await.into_iter();
        let value = |row: &AnyRow, at: usize| row.get::<Option<String>, _>(at);
        let named = |row: AnyRow| {
            names.iter().enumerate().filter_map(|(at, name)| Some((name.clone(), value(&row, at)?))).collect()
        };
        found.map(named).collect()
    }
}

/// Values that a row needs to be one that the server can read.
fn special(table: &str, column: &str, [guest, other, account, party]: [&str; 4]) -> Option<String> {
    Some(match (table, column) {
        ("notices", "kind") => "over".to_owned(),
        ("notice_settings", "push" | "mail" | "skipped" | "quiet_from" | "quiet_to" | "zone_offset" | "zone_next") => {
            "1".to_owned()
        }
        ("notice_settings", "language") => "en".to_owned(),
        ("entries", "kind") => "chat".to_owned(),
        ("bans", "kind") => "guest".to_owned(),
        ("roles", "role") => "moderator".to_owned(),
        ("reports", "kind") => "name".to_owned(),
        ("entries" | "report_lines" | "origins" | "results" | "seen" | "calls" | "orders", "seat") => "1".to_owned(),
        ("reports", "id") | (_, "report") => "report-of-somebody".to_owned(),
        ("ignored", "other") => other.to_owned(),
        ("bans", "who") | ("reports", "subject") | ("entries", "author") | (_, "guest") => guest.to_owned(),
        (_, "account") => account.to_owned(),
        (_, "table_id") => party.to_owned(),
        _ => return None,
    })
}

/// Adds rows of the person to the tables that have none: each value is one of its own.
async fn fill(database: &mut AnyConnection, columns: &Columns, ids: [&str; 4]) {
    let mut number = 1_900_000_000_000_i64;
    for kept in KEPT.iter().filter(|kept| !kept.of.is_empty()) {
        let of = kept.of(ids[0], ids[2]);
        if !kept.values(database, columns, &of).await.is_empty() {
            continue;
        }
        let (mut names, mut values) = (Vec::new(), Vec::new());
        for (column, is_number) in &columns[kept.table] {
            number += 1_000_000;
            names.push(column.as_str());
            values.push(special(kept.table, column, ids).map_or_else(
                || if *is_number { number.to_string() } else { format!("'marker-{}-{column}'", kept.table) },
                |value| format!("'{value}'"),
            ));
        }
        let sql = format!("INSERT INTO {} ({}) VALUES ({})", kept.table, names.join(", "), values.join(", "));
        rows(database, &sql).await;
        assert_eq!(kept.values(database, columns, &of).await.len(), 1, "{sql}");
    }
}

/// Whether the export has a value: times in milliseconds are exported in seconds by some parts, texts inside of others.
fn has(export: &str, value: &str) -> bool {
    let inner = json!(value).to_string();
    let number: Option<i64> = value.parse().ok();
    export.contains(&inner[1..inner.len() - 1]) || number.is_some_and(|n| export.contains(&(n / 1000).to_string()))
}

/// A new column fails here until it has an answer.
#[tokio::test]
async fn every_column_has_an_answer() {
    let privacy = include_str!("../../../../docs/privacy.md");
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut device = Device::named(server.address, "Mara").await;
    device.make(&mut Passkey::new(3, &device.origin())).await.good();
    let seats = json!({"settings": settings(), "seats": [null, null], "sit": [{"seat": 1}]});
    let made = device.browser.post("/api/tables", seats).await.good();
    let mut database = AnyConnection::connect(&folder.url()).await.expect("the database");
    let columns = schema(&mut database).await;
    let [guest, account] = ids(&mut database).await;
    fill(&mut database, &columns, [&guest, "somebody", &account, made["id"].as_str().expect("an id")]).await;
    let export = device.send("GET", "/export", &Value::Null).await.good();
    let named: BTreeSet<&str> =
        KEPT.iter().map(|kept| kept.table).chain(NOBODYS.iter().map(|(table, _)| *table)).collect();
    assert_eq!(columns.keys().map(String::as_str).collect::<BTreeSet<_>>(), named, "tables of the schema");
    for (table, known) in NOBODYS {
        let there: Vec<_> = columns[table].iter().map(|(name, ..)| name.as_str()).collect();
        assert_eq!(there.join(" "), known, "of whom are the columns of {table}?");
    }
    for kept in KEPT {
        let there: BTreeSet<_> = columns[kept.table].iter().map(|(name, ..)| name.as_str()).collect();
        let row = export["rows"][kept.table][0].as_object();
        let mut answered: BTreeSet<_> = kept.apart().into_iter().map(|(name, _)| name).collect();
        let exported = row.into_iter().flatten().map(|(name, _)| name.as_str());
        // Whom somebody ignores has a name there, which is a column of another table.
        answered.extend(exported.filter(|name| kept.table != "ignored" || there.contains(name)));
        assert_eq!(there, answered, "does the export have the columns of {}, and docs/privacy.md?", kept.table);
        let begins = [format!("\n| {}", kept.told), format!("\n| **{}", kept.told)];
        assert!(begins.iter().any(|begin| privacy.contains(begin)), "docs/privacy.md does not say: {}", kept.told);
    }
    database.close().await.expect("it closes");
    server.stop().await;
}

/// The guest and the account of the only one there is.
async fn ids(database: &mut AnyConnection) -> [String; 2] {
    let found = rows(database, "SELECT guest, id FROM accounts").await;
    assert_eq!(found.len(), 1, "one account");
    [found[0].get(0), found[0].get(1)]
}

/// All of the values of all tables, with where they are.
async fn everything(database: &mut AnyConnection, columns: &Columns) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (table, of) in columns.iter().filter(|(table, _)| !table.starts_with('_')) {
        for (name, ..) in of {
            let sql = format!("SELECT CAST({name} AS TEXT) FROM {table} WHERE {name} IS NOT NULL");
            let values = rows(database, &sql).await.into_iter().map(|row| row.get(0));
            all.extend(values.map(|value| (format!("{table}.{name}"), value)));
        }
    }
    all
}

/// Whatever is stored of somebody is in the export, without what gives access, and nothing of it leads to them once they have deleted
/// their account.
#[tokio::test]
async fn all_that_is_stored_is_exported_and_goes() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 5).await;
    party.pages[0].send_json(json!({"type": "chat", "text": "marker-of-the-chat"})).await;
    party.pages[1].until_that(|m| m["line"]["text"] == "marker-of-the-chat").await;
    let mut device = Device::unknown(server.address);
    device.browser = party.people[0].clone();
    let mut passkey = Passkey::new(3, &device.origin());
    device.make(&mut passkey).await.good();
    let orders = json!({"windows": "always", "poker": {"join": "never", "stake": 10, "hand": "any"}, "faro": "ask",
        "npc": "ask", "goals": "ask", "sheriff": "ask", "effects": "ask"});
    device.browser.put("/api/me/orders", orders).await.good();
    let handle = device.browser.get("/api/players/me").await.good()["handle"].as_str().expect("a handle").to_owned();

    let mut database = AnyConnection::connect(&folder.url()).await.expect("the database");
    let columns = schema(&mut database).await;
    let [guest, account] = ids(&mut database).await;
    let other: String = rows(&mut database, "SELECT id FROM guests WHERE name = 'Person 2'").await[0].get(0);
    rows(&mut database, "UPDATE accounts SET email = 'marker@example.org', subject = 'marker-of-the-subject'").await;
    let orders = "INSERT INTO orders (table_id, seat, body) SELECT table_id, 1, body FROM seats, person_orders \
                  WHERE seat = 1";
    rows(&mut database, orders).await;
    fill(&mut database, &columns, [&guest, &other, &account, &party.id]).await;

    let export = device.send("GET", "/export", &Value::Null).await.good();
    let (text, mut wrong) = (export.to_string(), Vec::new());
    for kept in KEPT.iter().filter(|kept| !kept.of.is_empty()) {
        let apart: HashMap<_, _> = kept.apart().into_iter().collect();
        for row in kept.values(&mut database, &columns, &kept.of(&guest, &account)).await {
            for (column, value) in row {
                let exported = apart.get(column.as_str()).is_none_or(|elsewhere| *elsewhere);
                // Orders are written in another form there.
                let lacks = exported && !kept.table.ends_with("orders") && !has(&text, &value);
                // A short word, a number or the id of the table may be there for another reason.
                let is_one = value.len() >= 16 && value.parse::<i64>().is_err() && value != party.id;
                if lacks || !exported && is_one && has(&text, &value) {
                    wrong.push(format!("{}.{column}, exported {}: {value}", kept.table, !exported));
                }
            }
        }
    }
    assert_eq!(wrong, [""; 0], "in {text}");
    for orders in [&export["orders"], &export["orders_at_tables"][0]["orders"]] {
        assert_eq!(orders["windows"], "always", "{text}");
    }
    assert!(text.contains("marker-of-the-chat") && !text.contains(&guest) && !text.contains(&account), "{text}");

    assert_eq!(device.post("/delete", json!({})).await.status, 204);
    server.stop().await;
    let nobody: String = rows(&mut database, "SELECT guest FROM seats WHERE seat = 1").await[0].get(0);
    for kept in KEPT.iter().filter(|kept| !kept.of.is_empty() && !kept.stays) {
        for row in kept.values(&mut database, &columns, &kept.of(&nobody, &account)).await {
            wrong.push(format!("{} has a row of somebody who is gone: {row:?}", kept.table));
        }
    }
    let stays: BTreeSet<&str> = KEPT.iter().filter(|kept| kept.stays).map(|kept| kept.table).collect();
    for (place, value) in everything(&mut database, &columns).await {
        let table = place.split('.').next().expect("a table");
        let mut marks = [guest.as_str(), &account, &handle, "Person 1", "marker@", "marker-of"].into_iter();
        if marks.any(|mark| value.contains(mark)) || !stays.contains(table) && value.contains("marker-") {
            wrong.push(format!("{place} still has {value}"));
        }
    }
    assert_eq!(wrong, [""; 0]);
    database.close().await.expect("it closes");
}
