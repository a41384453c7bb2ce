//! Fair dice over the whole life of a table: the order of the published values, the contents of the record, and the
//! detection of forgeries by the program and by an independent verifier.

use super::browser::Browser;
use super::party::{Party, part, settings};
use super::server::{Folder, Server, content};
use darkrock_rules::chance::FastChance;
use darkrock_rules::fairness::first;
use darkrock_rules::record::{Checked, Record, SeedFault, Session};
use darkrock_rules::setup::Setup;
use darkrock_server::fairness::{hex, part as digits};
use darkrock_server::store::Store;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// The result of the Python verifier for a record: its exit code and output.
fn python(record: &str, more: &[String]) -> (i32, String) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/fair-dice/verify.py");
    let mut child = Command::new("python3")
        .args([script, "/dev/stdin"])
        .args(more)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3");
    child.stdin.take().expect("its input").write_all(record.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    (output.status.code().unwrap_or(-1), String::from_utf8(output.stdout).expect("words"))
}

fn verified(record: &str) -> Result<Checked, SeedFault> {
    Record::parse(content(), record).expect("a record").verify_seed(content())
}

/// Changes the value of a header line.
fn with(record: &str, key: &str, value: &str) -> String {
    let line =
        |line: &str| if line.starts_with(&format!("{key}:")) { format!("{key}: {value}") } else { line.to_owned() };
    let forged = record.lines().map(line).collect::<Vec<_>>().join("\n");
    assert_ne!(forged, record.trim_end(), "{key}");
    forged
}

/// A forged record: another card in place of the last one drawn from a deck.
fn with_another_draw(record: &str) -> String {
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let drawn = |line: &String| line.starts_with("= ") && line.matches(", ").count() > 8;
    let at = lines.iter().rposition(drawn).expect("a draw");
    let (outcome, pool) = lines[at].split_once(" # of: ").expect("what it could have been");
    let other = pool.split(", ").find(|card| Some(*card) != outcome.strip_prefix("= ")).expect("another card");
    lines[at] = format!("= {other} # of: {pool}");
    lines.join("\n")
}

/// A fast game: the client creates the table and sits down, receives the commitment, and only then sends its part.
#[tokio::test]
async fn a_part_is_given_after_the_commitment_is_seen() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let mut quick = json!({"settings": settings(), "seats": [null, "random"], "sit": [{"seat": 1, "part": part(1)}]});
    assert_eq!(host.post("/api/tables", quick.clone()).await.fault(), (400, "body".to_owned()), "too early");
    quick["sit"] = json!([{"seat": 1}]);
    quick["start"] = json!(true);
    assert_eq!(host.post("/api/tables", quick.clone()).await.fault(), (409, "part-missing".to_owned()));
    quick["start"] = json!(false);
    let made = host.post("/api/tables", quick).await.good();
    let path = format!("/api/tables/{}", text(&made["id"]));
    let commitment = text(&made["fairness"]["commitment"]);
    assert_eq!((commitment.len(), &made["seats"][0]["part"]), (64, &json!(false)));
    let early = host.post(&format!("{path}/start"), json!({})).await.fault();
    assert_eq!(early, (409, "part-missing".to_owned()));
    let give = json!({"action": "part", "part": part(1)});
    let stranger = Browser::named(server.address, "Jules").await;
    let not_theirs = stranger.post(&format!("{path}/seats/1"), give.clone()).await.fault();
    assert_eq!(not_theirs, (403, "not-your-seat".to_owned()));
    let given = host.post(&format!("{path}/seats/1"), give).await.good();
    assert_eq!((&given["seats"][0]["part"], &given["fairness"]["parts"]), (&json!(true), &json!([])));
    let started = host.post(&format!("{path}/start"), json!({})).await.good();
    assert_eq!(started["fairness"]["commitment"], commitment);
    assert_eq!(started["fairness"]["parts"], json!([part(1), ""]));
    assert!(started["fairness"]["seed_hash"].is_string() && started["fairness"]["server_secret"].is_null());
    server.stop().await;
}

/// No parts exist at a table of bots: the public data before the game must not reveal its seed.
#[tokio::test]
async fn the_luck_of_bots_is_not_known_before_the_game() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let mut settings = settings();
    settings["characters"] = json!("random");
    let body = json!({"settings": settings, "seats": ["random", "random"], "start": true});
    let made = host.post("/api/tables", body).await.good();
    let shown = text(&made["fairness"]["commitment"]);
    let mut page = host.page(&text(&made["id"])).await;
    while page.is.table["status"] != "finished" {
        page.receive().await.expect("the game goes on");
    }
    let after = page.is.table["fairness"].clone();
    assert_eq!(after["commitment"], shown);
    let (seed, secret) = (text(&after["seed"]), text(&after["server_secret"]));
    assert_ne!(seed, shown);
    // The former protocol: the hash of the secret was published, and the secret was the seed.
    assert_ne!(hex(&first::hash(&digits(&secret).expect("digits"))), shown);
    let record = host.get(&format!("/api/tables/{}/record", text(&made["id"]))).await.body;
    let checked = verified(&record).expect("an honest game");
    assert!(checked.sealed && checked.dealt == 2, "{checked:?}");
    let (code, said) = python(&record, &[]);
    assert!(code == 0 && said.contains("2 characters were dealt by the seed"), "{said}");
    server.stop().await;
}

#[tokio::test]
async fn forged_games_of_each_kind_are_told() {
    let server = Server::new().await;
    // A game of three: with two the Man in Black may have won before many cards were drawn.
    let mut party = Party::start(server.address, 3, 0, 5).await;
    let shown = party.people[0].get(&party.path("")).await.good()["fairness"].clone();
    party.finish().await;
    let record = party.people[0].get(&party.path("/record")).await.body;
    let pins = [
        format!("--commitment={}", text(&shown["commitment"])),
        format!("--seed-hash={}", text(&shown["seed_hash"])),
        format!("--part=1={}", part(1)),
    ];
    let checked = verified(&record).expect("an honest game");
    assert!(checked.sealed && checked.draws > 50 && checked.dealt == 0, "{checked:?}");
    let (code, said) = python(&record, &pins);
    assert!(code == 0 && said.contains(&format!("all {} draws", checked.draws)), "{said}");
    assert_eq!(said.matches("not checked").count(), 1, "only the rules are left: {said}");
    let (code, said) = python(&record, &[]);
    assert!(code == 0 && said.matches("not checked").count() == 4, "{said}");

    let other = "ab".repeat(32);
    let forged = [
        ("a new secret", with(&record, "server-secret", &other)),
        ("a new commitment", with(&record, "commitment", &other)),
        ("a new seed", with(&record, "seed", &other)),
        ("a new seed hash", with(&record, "seed-hash", &other)),
        ("a part left out", with(&record, "parts", &format!("{}, -", part(1)))),
        ("a part changed", with(&record, "parts", &format!("{}, {other}", part(1)))),
        ("parts changed over", with(&record, "parts", &format!("{}, {}", part(2), part(1)))),
        ("another table", with(&record, "table", &"ab".repeat(16))),
        ("another draw", with_another_draw(&record)),
    ];
    for (what, forged) in &forged {
        assert!(verified(forged).is_err(), "{what}");
        let (code, said) = python(forged, &[]);
        assert!(code == 1 && said.contains("NOT FAIR"), "{what}: {said}");
    }
    // A complete forgery is consistent in itself: a value stored by a client reveals it.
    for (pin, kept) in [("commitment", &other), ("seed-hash", &other), ("part", &format!("1={other}"))] {
        let (code, said) = python(&record, &[format!("--{pin}={kept}")]);
        assert!(code == 1 && said.contains("NOT FAIR"), "{pin}: {said}");
    }
    server.stop().await;
}

/// A game resumed from a record: the outcomes before are unverified, the rest is sealed.
#[tokio::test]
async fn a_game_taken_up_says_what_is_not_sealed() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let setup = Setup { length: 15, ..Setup::new(2) };
    let mut session = Session::new(content(), &setup, FastChance::new(9), &mut ()).expect("a game");
    let (mut open, mut dice) = (Vec::new(), super::party::Dice(4));
    for _ in 0..40 {
        let seat = session.waiting().first().expect("a game goes on");
        session.choices(seat, &mut open);
        session.play(seat, *dice.one(&open), &mut ()).expect("an open choice");
    }
    let mut base = session.record();
    // The seal of another game does not apply to this one.
    base.header.seed = Some("ab".repeat(32));
    base.header.seed_sha256 = Some("cd".repeat(32));
    let body =
        json!({"settings": settings(), "seats": ["random", "random"], "record": base.print(content()), "start": true});
    let made = host.post("/api/tables", body).await.good();
    let mut page = host.page(&text(&made["id"])).await;
    while page.is.table["status"] != "finished" {
        page.receive().await.expect("the game goes on");
    }
    let record = host.get(&format!("/api/tables/{}/record", text(&made["id"]))).await.body;
    assert!(record.contains(&format!("\ntaken-up: {}\n", base.entries.len())), "{record}");
    let checked = verified(&record).expect("the rest is fair");
    assert!(checked.sealed && checked.taken_up == base.entries.len() && checked.draws > 20, "{checked:?}");
    let (code, said) = python(&record, &[]);
    assert!(code == 0 && said.contains(&format!("the luck of the first {} lines", base.entries.len())), "{said}");
    assert!(python(&with_another_draw(&record), &[]).0 == 1);
    server.stop().await;
}

/// Tables created before the hashes had domain prefixes are still played, published and recorded with version 1.
#[tokio::test]
async fn a_table_of_the_first_scheme_keeps_it() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut open = Party::gather(server.address, 3, 0, 7, json!({"settings": settings()})).await;
    server.stop().await;
    let store = Store::open(&folder.url()).await.expect("the database");
    let (mut row, seats) = store.table(&open.id).await.expect("it answers").expect("the table");
    store.claim(&row.id, row.epoch).await.expect("nobody owns it");
    (row.fairness, row.epoch) = (1, row.epoch + 1);
    store.put_table(&row, &seats).await.expect("it is kept");
    store.close().await;
    let mut server = Server::on(&folder.url()).await;
    for turn in 0..2 {
        for (person, page) in open.people.iter_mut().zip(&mut open.pages) {
            person.address = server.address;
            *page = person.page(&open.id).await;
        }
        if turn == 0 {
            open.begin().await;
            open.steps(30).await;
            server.crash().await;
            server = Server::on(&folder.url()).await;
        }
    }
    open.finish().await;
    let after = open.people[0].get(&open.path("")).await.good()["fairness"].clone();
    assert_eq!(after["scheme"], 1);
    let secret = digits(&text(&after["server_secret"])).expect("digits");
    let seed = first::seed(&secret, [1, 2, 3].map(|seat| digits(&part(seat)).expect("digits")).iter());
    assert_eq!((&after["commitment"], &after["seed"]), (&json!(hex(&first::hash(&secret))), &json!(hex(&seed))));
    assert_eq!(after["seed_hash"], hex(&first::hash(&seed)));
    let record = open.people[0].get(&open.path("/record")).await.body;
    assert!(record.starts_with("darkrock-record 1\n"), "{record}");
    let checked = verified(&record).expect("an honest game");
    assert!(!checked.sealed && checked.draws > 50, "{checked:?}");
    let (code, said) = python(&record, &[]);
    assert!(code == 2 && said.contains("was not sealed"), "{said}");
    server.stop().await;
}
