//! Several programs on one PostgreSQL database, killed and frozen at any moment while people play through all of them: no
//! choice that a player was told is lost, none is stored twice, and no table ever has two owners.
//!
//! `./test` runs it small. `DARKROCK_NODES_GAMES`, `DARKROCK_NODES_KILLS` and `DARKROCK_NODES_PAUSE_MS` (between two
//! choices of a game) make it as large as the proof in docs/benchmarks.md; it then prints how long players waited.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

#[allow(dead_code)]
#[path = "../../../server/tests/support/browser.rs"]
mod browser;
mod game;
#[allow(dead_code)]
#[path = "../../../server/tests/support/party.rs"]
mod party;
#[allow(dead_code)]
#[path = "../../../server/tests/support/postgres.rs"]
mod postgres;
mod programs;

use browser::Browser;
use game::{Game, Told};
use party::Dice;
use programs::Programs;
use sqlx::{Connection, PgConnection, Row};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many programs share the database.
const NODES: usize = 3;
/// Of this many programs that are stopped, one is frozen instead of killed.
const FREEZE: usize = 6;
/// The lease of a program, and how long a request waits beyond it: what a frozen program costs.
const FROZEN: Duration = Duration::from_millis(2000 + 2000);
/// After this time without any progress the test fails as hanging.
const GUARD: Duration = Duration::from_secs(120);

fn setting(name: &str, default: usize) -> usize {
    std::env::var(name).map_or(default, |value| value.parse().unwrap_or_else(|_| panic!("{name} is not a number")))
}

/// What all games of a run share.
pub struct Run {
    /// The programs.
    pub programs: Programs,
    /// Choices that players were told.
    pub told: AtomicU64,
    /// Whether the run is over.
    pub stop: AtomicBool,
    /// The pause between two choices of a game.
    pub pause: Duration,
}

impl Run {
    /// Waits until this many more choices were told.
    async fn more(&self, count: u64) {
        let until = self.told.load(Ordering::SeqCst) + count;
        while self.told.load(Ordering::SeqCst) < until {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// Waits until the number of registered programs is as it should be.
async fn registered(database: &mut PgConnection, is_right: impl Fn(i64) -> bool) {
    let reached = async {
        let mut count: i64 = 0;
        while count == 0 || !is_right(count) {
            tokio::time::sleep(Duration::from_millis(10)).await;
            count = sqlx::query_scalar("SELECT COUNT(*) FROM nodes").fetch_one(&mut *database).await.unwrap();
        }
    };
    tokio::time::timeout(GUARD, reached)
        .await
        .expect("a program that is frozen leaves, and comes back when it wakes up");
}

/// Kills or freezes a program, and goes on when it is back.
async fn disturb(run: &Run, database: &mut PgConnection, dice: &mut Dice, turn: usize) {
    let node = dice.below(NODES);
    if turn % FREEZE < FREEZE - 1 {
        run.programs.kill(node).await;
        return;
    }
    let frozen = run.programs.freeze(node);
    registered(database, |count| count < NODES as i64).await;
    // Its tables are played elsewhere before it wakes up.
    run.more(50).await;
    drop(frozen);
    registered(database, |count| count >= NODES as i64).await;
}

/// Compares what players were told with the rows.
async fn check(database: &mut PgConnection, told: &[Told]) {
    let rows = sqlx::query("SELECT table_id, seq, seat, body, epoch FROM entries WHERE kind = 'choice'");
    let rows = rows.fetch_all(&mut *database).await.unwrap();
    let stored: BTreeMap<(String, i64), (i64, String)> = rows
        .iter()
        .map(|row| {
            let body: String = row.get(3);
            let choice = body.lines().next().unwrap_or_default().to_owned();
            ((row.get(0), row.get(1)), (row.get::<i64, _>(2), choice))
        })
        .collect();
    for each in told {
        let key = (each.table.clone(), each.seq);
        let expected = (each.seat, each.choice.clone());
        assert_eq!(stored.get(&key), Some(&expected), "a choice that was told is lost, or another one: {each:?}");
    }
    let twice =
        "SELECT COUNT(*) FROM (SELECT table_id, seq FROM entries GROUP BY table_id, seq HAVING COUNT(*) > 1) AS d";
    let twice: i64 = sqlx::query_scalar(twice).fetch_one(&mut *database).await.unwrap();
    // Each owner has an epoch of its own: a row of a former owner after one of its successor would be written by two
    // owners at once.
    let back = "SELECT COUNT(*) FROM (SELECT epoch, MAX(epoch) OVER (PARTITION BY table_id ORDER BY seq) AS newest \
         FROM entries WHERE seq > 0) AS e WHERE epoch < newest";
    let back: i64 = sqlx::query_scalar(back).fetch_one(database).await.unwrap();
    assert_eq!((twice, back), (0, 0), "rows that exist twice, and rows of a former owner after its end");
}

/// The value below which this share of the waits lies, in milliseconds.
fn percentile(waits: &[Duration], share: f64) -> f64 {
    let at = ((waits.len() as f64 * share).ceil() as usize).clamp(1, waits.len().max(1)) - 1;
    waits.get(at).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
}

fn print_waits(name: &str, mut waits: Vec<Duration>) {
    waits.sort_unstable();
    let [half, most, last] = [0.5, 0.99, 1.0].map(|share| percentile(&waits, share));
    println!(
        "{name}: {} choices, 50% within {half:.0} ms, 99% within {most:.0} ms, all within {last:.0} ms",
        waits.len()
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_and_no_table_has_two_owners() {
    let (games, kills) = (setting("DARKROCK_NODES_GAMES", 12), setting("DARKROCK_NODES_KILLS", FREEZE));
    let pause = Duration::from_millis(setting("DARKROCK_NODES_PAUSE_MS", 0) as u64);
    let server = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&server.url()).await;
    let programs = Programs::start(&url, NODES);
    let run = Arc::new(Run { programs, told: AtomicU64::new(0), stop: AtomicBool::new(false), pause });
    let mut playing = JoinSet::new();
    for number in 0..games {
        let game = Game::start(&run, number as u64).await;
        playing.spawn(game.play(Arc::clone(&run)));
    }
    let mut database = PgConnection::connect(&url).await.unwrap();
    let mut dice = Dice(50);
    let disturbing = async {
        for turn in 0..kills {
            // At any moment, and sometimes while another one is still missing.
            run.more(20 + dice.below(20 * games) as u64).await;
            disturb(&run, &mut database, &mut dice, turn).await;
        }
        run.more(2 * games as u64).await;
    };
    tokio::select! {
        () = disturbing => run.stop.store(true, Ordering::SeqCst),
        // A game only ends before the run when it has failed.
        ended = playing.join_next() => panic!("a game has ended: {:?}", ended.map(|game| game.map(|_| ()))),
    }
    let (mut told, mut calm, mut disturbed) = (Vec::new(), Vec::new(), Vec::new());
    for game in playing.join_all().await {
        assert!(!game.told.is_empty(), "every game went on");
        told.extend(game.told);
        calm.extend(game.calm);
        disturbed.extend(game.disturbed);
    }
    check(&mut database, &told).await;
    assert!(disturbed.len() >= kills, "{} choices were made while a program was gone", disturbed.len());
    println!("{games} games, {} choices told, {kills} programs killed or frozen, nothing lost", told.len());
    print_waits("all", calm.iter().chain(&disturbed).copied().collect());
    print_waits("in between", calm);
    print_waits("while a program was gone", disturbed);
    run.programs.end();
    database.close().await.unwrap();
    postgres::drop_database(&server.url(), &url).await;
}

/// Two programs, a table of the first one, and somebody who asks the second one for it.
async fn two_programs(url: &str) -> (Programs, Browser, String) {
    let programs = Programs::start(url, 2);
    let mut browser = game::named(programs.address(0), "Person").await;
    let body = serde_json::json!({"settings": party::settings(), "seats": [null, null]});
    let made = game::insist(&browser, "/api/tables", &body).await.json();
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    browser.address = programs.address(1);
    // The first answers may be that nobody has the table at the moment.
    let answered = async || while browser.get(&path).await.status != 200 {};
    tokio::time::timeout(GUARD, answered()).await.expect("requests are passed on to the owner");
    (programs, browser, path)
}

/// A frozen program accepts connections and never answers. Whoever waits for it hears from another one once its lease is over,
/// however long it stays frozen. That time is promised (docs/server-internals.md).
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_a_frozen_owner() {
    let server = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&server.url()).await;
    let (programs, browser, path) = two_programs(&url).await;
    let frozen = programs.freeze(0);
    let answered = async || while browser.get(&path).await.status != 200 {};
    let begun = Instant::now();
    tokio::time::timeout(GUARD, answered()).await.expect("another program has the table");
    let waited = begun.elapsed();
    drop(frozen);
    assert!(waited < FROZEN, "a frozen owner costs its lease and two seconds at most: {waited:?}");
    programs.end();
    postgres::drop_database(&server.url(), &url).await;
}

/// A program is frozen at any moment while it carries out what somebody has asked for. Whoever gives up and asks another one, with the
/// same key, is answered once the lease is over, and finds it done once; also where the frozen program owns the table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_frozen_program_began_is_done_once() {
    let server = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&server.url()).await;
    let (programs, browser, path) = two_programs(&url).await;
    let mut dice = Dice(34);
    for round in 0..4 {
        let new = serde_json::json!({"settings": party::settings(), "seats": [null, null], "sit": [{"seat": 1}]});
        let bot = serde_json::json!({"action": "bot", "level": "random"});
        let asked = [("/api/tables".to_owned(), new), (format!("{path}/seats/2"), bot)];
        let keys = [0, 1].map(|n| format!("round-{round}-{n}-0123456789"));
        let send = |browser: Browser, n: usize| {
            let ((path, body), key) = (asked[n].clone(), keys[n].clone());
            async move { browser.send("POST", &path, &[("Idempotency-Key", &key)], &body.to_string()).await }
        };
        // Both programs own the table in turn: a frozen one loses it.
        let first = Browser { address: programs.address(round), ..browser.clone() };
        let other = Browser { address: programs.address(round + 1), ..browser.clone() };
        let begun = [0, 1].map(|n| tokio::spawn(send(first.clone(), n)));
        for _ in 0..dice.below(3000) {
            tokio::task::yield_now().await;
        }
        let frozen = programs.freeze(round % 2);
        for n in [0, 1] {
            let again = tokio::time::timeout(GUARD, send(other.clone(), n)).await.expect("another program answers");
            assert_eq!(again.status, 200, "{}", again.body);
        }
        drop(frozen);
        for begun in begun {
            begun.abort();
        }
        // Once it has found that its lease is lost, it goes on as another one.
        let answered = async || while first.get(&path).await.status != 200 {};
        tokio::time::timeout(GUARD, answered()).await.expect("a program that has woken up goes on");
        let me = other.get("/api/me").await.good();
        let made = me["tables"].as_array().unwrap().len();
        assert_eq!(made, round + 2, "each request makes one table");
    }
    programs.end();
    postgres::drop_database(&server.url(), &url).await;
}

/// Whoever asks for a table of a program that was killed is answered, and hears of no failure.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_request_after_a_kill_is_answered() {
    let server = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&server.url()).await;
    let (programs, browser, path) = two_programs(&url).await;
    programs.lose(0);
    assert_eq!(browser.get(&path).await.status, 200);
    programs.end();
    postgres::drop_database(&server.url(), &url).await;
}
