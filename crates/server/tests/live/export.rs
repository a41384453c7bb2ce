//! Games of people that the host publishes: who agrees, what goes out, and that nothing of the people does.

use super::accounts::Device;
use super::authenticator::Passkey;
use super::browser::Browser;
use super::party::{Party, settings};
use super::server::{Folder, Server, catalog, content};
use darkrock_rules::record::Record;
use darkrock_server::admin::Admin;
use darkrock_server::export::{Export, Exported, LeftOut};
use darkrock_server::fault::Fault;
use darkrock_server::host::{Banned, Order};
use darkrock_wire::games::{GameSet, Sitting};
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// What stands in every field that people fill.
const MARKER: &str = "Zqmark";
const DAY: i64 = 24 * 60 * 60 * 1000;
const LICENSE: &str = "CC0-1.0";

/// Somebody with an account, every name of which has the marker.
async fn person(address: SocketAddr, number: u8) -> Device {
    let mut device = Device::named(address, &format!("{MARKER} {number}")).await;
    let mut passkey = Passkey::new(50 + number, &device.origin());
    let options = device.post("/passkeys/begin", json!({})).await.good()["options"].clone();
    let credential = passkey.make(&options);
    let [name, label] = ["key", "phone"].map(|what| format!("{MARKER} {what}"));
    device.post("/passkeys", json!({"credential": credential, "name": name, "device": label})).await.good();
    device
}

async fn share(device: &mut Device, share: bool) -> Value {
    device.send("PUT", "/games", &json!({ "share": share })).await.good()["account"]["shares_games"].clone()
}

/// It is off, lasts until it is taken back, is told to the person, and is taken back also by who is kept out.
#[tokio::test]
async fn people_agree_in_their_accounts() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut guest = Device::named(server.address, "Guest").await;
    assert_eq!(guest.send("PUT", "/games", &json!({"share": true})).await.status, 401, "guests have no account");
    let mut mara = person(server.address, 1).await;
    assert_eq!(mara.account().await["shares_games"], Value::Null);
    let since = share(&mut mara, true).await;
    assert!(since.as_i64().is_some_and(|since| since > 1_700_000_000), "{since}");
    assert_eq!(share(&mut mara, true).await, since, "whoever says it again has said it before");
    assert_eq!(mara.account().await["shares_games"], since);
    assert_eq!(mara.send("GET", "/export", &Value::Null).await.good()["account"]["shares_games"], since);
    assert_eq!(mara.send("PUT", "/games", &json!({})).await.status, 400);
    let admin = Admin::open(&folder.url()).await.expect("the database");
    let id = admin.store().guests(MARKER, 9).await.expect("it reads")[0].id.clone();
    let ban = Order::Ban { who: Banned::Guest(id), reason: "cheating".to_owned(), seconds: None };
    admin.order(ban).await.expect("banned");
    let refused = mara.send("PUT", "/games", &json!({"share": true})).await;
    assert_eq!(refused.fault(), (403, "banned".to_owned()));
    assert_eq!(share(&mut mara, false).await, Value::Null);
    assert_eq!(admin.store().sharing_games().await.expect("it reads").len(), 0);
    admin.close().await;
    server.stop().await;
}

/// A database with games of people who agree: seven tables of four, and the same people never twice.
struct Yard {
    folder: Folder,
    /// When the games of four ended.
    ended: i64,
    /// What nobody may find in a set.
    secrets: BTreeSet<String>,
}

/// The columns that tell who somebody is, or which table it was.
const SECRET: [&str; 17] = [
    "guests.id",
    "guests.name",
    "guests.handle",
    "accounts.id",
    "accounts.guest",
    "accounts.recovery",
    "accounts.email",
    "accounts.name_key",
    "sessions.id",
    "sessions.handle",
    "sessions.label",
    "passkeys.id",
    "passkeys.name",
    "tables.id",
    "tables.seed",
    "tables.server_part",
    "seats.part",
];

impl Yard {
    async fn new() -> Self {
        let folder = Folder::new();
        let server = Server::on(&folder.url()).await;
        let mut devices = Vec::new();
        for number in 1..=4 {
            let mut device = person(server.address, number).await;
            share(&mut device, true).await;
            devices.push(device);
        }
        let browsers: Vec<Browser> = devices.iter().map(|device| device.browser.clone()).collect();
        let mut named = settings();
        named["name"] = json!(format!("{MARKER} table"));
        let mut party = Party::gather_of(browsers.clone(), 0, 21, json!({ "settings": named })).await;
        party.begin().await;
        party.pages[0].send_json(json!({"type": "chat", "text": format!("{MARKER} said")})).await;
        party.pages[0].until_that(|m| m["line"]["text"].is_string()).await;
        party.finish().await;
        // A second game of the first person, who leaves it to a bot.
        let make = json!({"settings": settings()});
        let mut solo = Party::gather_of(vec![browsers[0].clone()], 1, 22, make).await;
        solo.begin().await;
        solo.pages[0].send_json(json!({"type": "resign", "seat": 1})).await;
        solo.pages[0].until_that(|m| m["table"]["status"] == "finished").await;
        server.stop().await;
        let mut yard = Self { folder, ended: 0, secrets: BTreeSet::new() };
        for copy in 1..=6 {
            yard.copy(&party.id, copy).await;
        }
        yard.run("UPDATE accounts SET email = 'Zqmark@' || id").await;
        let ended = format!("SELECT MAX(at_ms) FROM entries WHERE kind = 'choice' AND table_id = '{}'", party.id);
        yard.ended = yard.number(&ended).await;
        for column in SECRET {
            yard.know(column).await;
        }
        yard
    }

    async fn open(&self) -> AnyConnection {
        sqlx::any::install_default_drivers();
        AnyConnection::connect(&self.folder.url()).await.expect("the database")
    }

    async fn run(&self, sql: &str) -> u64 {
        let mut connection = self.open().await;
        let done = sqlx::query(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.expect("it is SQL");
        connection.close().await.expect("it closes");
        done.rows_affected()
    }

    async fn number(&self, sql: &str) -> i64 {
        let mut connection = self.open().await;
        let number = sqlx::query_scalar(AssertSqlSafe(sql.to_owned())).fetch_one(&mut connection).await;
        connection.close().await.expect("it closes");
        number.expect("a number")
    }

    async fn know(&mut self, column: &str) {
        let (table, name) = column.split_once('.').expect("a table and a column");
        let mut connection = self.open().await;
        let sql = format!("SELECT DISTINCT {name} FROM {table} WHERE {name} IS NOT NULL");
        let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut connection).await.expect("rows");
        connection.close().await.expect("it closes");
        let before = self.secrets.len();
        self.secrets.extend(rows.iter().map(|row| row.get::<String, _>(0)).filter(|text| text.len() > 5));
        assert!(self.secrets.len() > before || !rows.is_empty(), "{column} is empty");
    }

    /// The same game at another table, of four other people.
    async fn copy(&self, of: &str, copy: u8) {
        let mut connection = self.open().await;
        let own = format!("guest = 'Zqmark-guest-{copy}-' || seat, name = 'Zqmark ' || {copy} || seat");
        let mut steps = Vec::new();
        for (table, key, changes) in [
            ("tables", "id", "host = 'Zqmark host'".to_owned()),
            ("seats", "table_id", own),
            ("entries", "table_id", "epoch = epoch".to_owned()),
        ] {
            steps.push(format!("CREATE TEMP TABLE one AS SELECT * FROM {table} WHERE {key} = '{of}'"));
            steps.push(format!("UPDATE one SET {key} = 'Zqmark-table-{copy}', {changes}"));
            steps.push(format!("INSERT INTO {table} SELECT * FROM one"));
            steps.push("DROP TABLE one".to_owned());
        }
        for seat in 1..=4 {
            let id = format!("Zqmark-guest-{copy}-{seat}");
            steps.push(format!(
                "INSERT INTO guests (id, name, created, seen) VALUES ('{id}', '{MARKER} {copy}{seat}', 1, 1)"
            ));
            steps.push(format!(
                "INSERT INTO accounts (id, guest, created, recovery, recovery_made, shares_games) \
                 VALUES ('account-{copy}-{seat}', '{id}', 1, 'recovery-{copy}-{seat}', 1, 1000)"
            ));
        }
        for sql in steps {
            sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.expect("it is SQL");
        }
        connection.close().await.expect("it closes");
    }

    fn place(&self, name: &str) -> PathBuf {
        let file = self.folder.url().strip_prefix("sqlite://").map(PathBuf::from).expect("a file");
        file.with_file_name(name)
    }

    /// Exports into a folder of this name.
    async fn export(&self, name: &str, now: i64) -> Result<Exported, Fault> {
        let admin = Admin::open(&self.folder.url()).await.expect("the database").in_name_of("Ada");
        let asked = Export { folder: self.place(name), license: LICENSE.to_owned() };
        let exported = admin.export_games(catalog(), &asked, now).await;
        admin.close().await;
        exported
    }

    /// The same thirty days after the end, when it is refused: the people of the games that may go out.
    async fn too_few(&self) -> String {
        let fault = self.export("refused", self.ended + 30 * DAY).await.expect_err("too few people");
        assert_eq!(fault.code, "too-few-people");
        assert!(!self.place("refused").exists() && !self.place("refused.unfinished").exists());
        fault.message
    }

    async fn left_out(&self, name: &str) -> LeftOut {
        self.export(name, self.ended + 30 * DAY).await.expect("there are enough").left_out
    }

    fn set(&self, name: &str) -> GameSet {
        let text = std::fs::read_to_string(self.place(name).join("games.json")).expect("a manifest");
        serde_json::from_str(&text).expect("it reads")
    }
}

/// The files of a folder with all folders in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn people(set: &GameSet) -> BTreeSet<String> {
    let seats = set.games.iter().flat_map(|game| &game.seats);
    seats.filter(|seat| !matches!(seat, Sitting::Bot { .. })).map(|seat| seat.name().to_owned()).collect()
}

/// A set of the games of people who agree, month and pseudonyms instead of times and names; each of them replays.
#[tokio::test]
async fn a_set_has_games_and_nothing_of_its_people() {
    let yard = Yard::new().await;
    let early = yard.export("early", yard.ended + 30 * DAY - 1).await.expect_err("nothing is thirty days old");
    assert!(early.message.contains("of 0 people") && early.message.contains("missing: 20"), "{}", early.message);
    // The game that one has left to a bot ended later.
    let exported = yard.export("first", yard.ended + 30 * DAY).await.expect("seven games of four");
    let left_out = LeftOut { recent: 1, ..LeftOut::default() };
    assert_eq!(exported, Exported { games: 7, people: 28, left_out });
    let later = yard.export("second", yard.ended + 40 * DAY).await.expect("the other one, too");
    assert_eq!(later, Exported { games: 8, people: 28, left_out: LeftOut::default() });

    let (first, second) = (yard.set("first"), yard.set("second"));
    assert_eq!((first.format.as_str(), first.version, first.license.as_str()), ("games", 1, LICENSE));
    assert!(people(&first).is_disjoint(&people(&second)), "pseudonyms are drawn anew");
    assert_eq!((people(&first).len(), people(&second).len()), (28, 28));
    let solo = second.games.iter().find(|game| game.seats.len() == 2).expect("the other one");
    assert!(matches!(&solo.seats[0], Sitting::PersonAndBot { person } if people(&second).contains(person)));
    assert_eq!(solo.seats[1], Sitting::Bot { bot: "random".to_owned() });
    let names: Vec<_> = second.games.iter().map(|game| game.record.clone()).collect();
    assert!(names.is_sorted(), "in no order of time");
    for game in &second.games {
        assert!(game.month.len() == 7 && game.month.starts_with("20"), "{}", game.month);
        let text = std::fs::read_to_string(game.path(&yard.place("second")).expect("inside")).expect("a record");
        let record = Record::parse(content(), &text).expect("a record");
        let header = &record.header;
        assert!(header.names.is_empty() && header.seed.is_none() && header.seed_sha256.is_none());
        assert!(header.sealed.is_none() && header.taken_up == 0 && !text.contains('#'), "no comments either");
        assert!(record.replay(content(), None, &mut ()).expect("it replays").game.is_over());
    }
    assert_eq!(files(&yard.place("second")).len(), 8 + 2);
    assert!(yard.secrets.len() > 100, "{}", yard.secrets.len());
    for path in files(&yard.place("second")) {
        let text = std::fs::read_to_string(&path).expect("a text");
        let told = format!("{}{text}", path.file_name().and_then(|name| name.to_str()).expect("a name"));
        assert!(!told.to_lowercase().contains(&MARKER.to_lowercase()), "{}", path.display());
        let found = yard.secrets.iter().find(|secret| told.contains(secret.as_str()));
        assert_eq!(found, None, "{}", path.display());
        assert!(!told.contains(&yard.ended.to_string()) && !told.contains(&(yard.ended / 1000).to_string()));
    }
    let readme = std::fs::read_to_string(yard.place("second").join("README.md")).expect("a text");
    assert!(readme.contains("**License:** CC0-1.0") && readme.contains("remembers a game can recognize it"));

    // What is there stays, and a set has a license.
    assert_eq!(yard.export("second", yard.ended + 50 * DAY).await.expect_err("it is there").code, "folder");
    assert_eq!(yard.set("second"), second);
    let admin = Admin::open(&yard.folder.url()).await.expect("the database");
    let asked = Export { folder: yard.place("third"), license: " ".to_owned() };
    let refused = admin.export_games(catalog(), &asked, yard.ended + 50 * DAY).await;
    assert_eq!(refused.expect_err("no license").code, "license");
    assert!(!yard.place("third").exists());
    let deeds = admin.store().deeds(9).await.expect("it reads");
    let told: Vec<_> = deeds.iter().map(|row| (row.who.as_str(), row.deed.as_str(), row.outcome.as_deref())).collect();
    assert_eq!(told, [("Ada", "export-games", Some("done")); 2], "what was refused is nothing that was done");
    admin.close().await;
}

/// One person who has not agreed in time, does not any more or cannot keeps a game back; nineteen people are too few.
#[tokio::test]
async fn one_person_keeps_a_game_back() {
    let yard = Yard::new().await;
    let [before, after] = [1, 0].map(|earlier| (yard.ended / 1000 - earlier).to_string());
    let agree = async |copy: u8, since: &str| {
        let sql = format!("UPDATE accounts SET shares_games = {since} WHERE guest = 'Zqmark-guest-{copy}-2'");
        assert_eq!(yard.run(&sql).await, 1);
    };
    // Two of them took it back: twenty people are left, in five games.
    agree(1, "NULL").await;
    agree(2, "NULL").await;
    let kept = LeftOut { not_agreed: 2, recent: 1, ..LeftOut::default() };
    let exported = yard.export("twenty", yard.ended + 30 * DAY).await.expect("twenty people");
    assert_eq!(exported, Exported { games: 5, people: 20, left_out: kept });
    // Somebody plays in two of them: there are nineteen.
    let twice = "UPDATE seats SET guest = 'Zqmark-guest-3-4' WHERE table_id = 'Zqmark-table-4' AND seat = 4";
    yard.run(twice).await;
    let told = yard.too_few().await;
    assert!(told.contains("of 19 people") && told.contains("missing: 1,"), "{told}");
    yard.run(&twice.replace("guest-3-4", "guest-4-4")).await;
    // Whoever says yes after the end has not agreed, and in the second of the end it cannot be told.
    agree(1, &before).await;
    assert_eq!(yard.left_out("before").await.not_agreed, 1);
    agree(1, &after).await;
    assert_eq!(yard.left_out("after").await.not_agreed, 2);
    agree(1, &before).await;
    // A guest without an account, and somebody with two seats, who may share a screen with a guest.
    yard.run("DELETE FROM accounts WHERE guest = 'Zqmark-guest-2-2'").await;
    assert_eq!(yard.left_out("guest").await, LeftOut { not_agreed: 1, ..kept });
    yard.run("UPDATE seats SET guest = 'Zqmark-guest-1-1' WHERE table_id = 'Zqmark-table-1' AND seat = 2").await;
    assert_eq!(yard.left_out("two seats").await, LeftOut { not_agreed: 2, ..kept });
    // Whose person has gone for good.
    yard.run("UPDATE seats SET guest = NULL WHERE table_id = 'Zqmark-table-1' AND seat = 2").await;
    assert_eq!(yard.left_out("gone").await, LeftOut { not_agreed: 2, ..kept });
    yard.run("UPDATE seats SET guest = 'Zqmark-guest-1-2' WHERE table_id = 'Zqmark-table-1' AND seat = 2").await;
    // Others may have played what a game began with; and what has no result is none.
    yard.run("UPDATE tables SET base = 'a record' WHERE id = 'Zqmark-table-1'").await;
    assert_eq!(yard.left_out("resumed").await, LeftOut { not_agreed: 1, from_records: 1, ..kept });
    yard.run("UPDATE tables SET base = NULL, stopped = '{}' WHERE id = 'Zqmark-table-1'").await;
    assert_eq!(yard.left_out("stopped").await, LeftOut { not_agreed: 1, without_result: 1, ..kept });
    yard.run("UPDATE tables SET stopped = NULL WHERE id = 'Zqmark-table-1'").await;
    // A row that the rules refuse.
    yard.run(
        "UPDATE entries SET body = 'fly' WHERE table_id = 'Zqmark-table-1' AND kind = 'choice' \
         AND seq = (SELECT MIN(seq) FROM entries WHERE table_id = 'Zqmark-table-1' AND kind = 'choice')",
    )
    .await;
    assert_eq!(yard.left_out("damaged").await, LeftOut { not_agreed: 1, not_replayed: 1, ..kept });
    yard.run("UPDATE seats SET guest = NULL, sitter = 'bot', bot = 'random' WHERE table_id = 'Zqmark-table-1'").await;
    assert_eq!(yard.left_out("bots").await, LeftOut { not_agreed: 1, of_bots: 1, ..kept });
}
