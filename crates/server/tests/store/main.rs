//! The storage: every case against SQLite and PostgreSQL.
// The helpers of these tests are outside of test functions, where clippy applies stricter lints.
#![allow(clippy::unwrap_used)]

mod accounts;
mod answers;
mod bounds;
mod copies;
mod limits;
mod moderation;
mod moving;
mod nodes;
#[path = "../support/postgres.rs"]
mod postgres;
mod postgres_server;
mod ratings;
mod rows;
mod schema;
mod sqlite;
mod tables;
mod times;
mod turns;

use darkrock_server::store::{EntryRow, SeatRow, Store, TableRow};
use darkrock_server::wire::table::{Settings, Sitter, Status};
use postgres::{Server, create_database, drop_database};
use std::path::PathBuf;
use std::pin::Pin;

/// A folder that is deleted with its test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("darkrock-store-{name}-{}", std::process::id()));
        std::fs::remove_dir_all(&folder).ok();
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn url(&self, file: &str) -> String {
        format!("sqlite://{}/{file}", self.0.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

type Case = (&'static str, fn(String) -> Pin<Box<dyn Future<Output = ()>>>);

/// The cases, each to be run with the address of an empty database.
macro_rules! cases {
    ($($of:ident::$case:ident),+ $(,)?) => { &[$((stringify!($case), |url| Box::pin($of::$case(url)))),+] };
}

const CASES: &[Case] = cases!(
    rows::migrations_twice,
    rows::stale_writes,
    rows::guests,
    rows::entries_in_order,
    rows::one_bad_row,
    rows::odd_texts,
    rows::many_appends,
    rows::mixed_writes,
    rows::snapshots,
    rows::contents,
    rows::closed,
    tables::tables_and_seats,
    tables::former_levels,
    tables::filters,
    tables::pages,
    tables::deserted_tables,
    tables::seats_of_who_left,
    nodes::only_the_owner_writes,
    nodes::secrets,
    nodes::nodes_are_listed,
    turns::calls_and_claims,
    turns::mails_at_short_clocks,
    turns::what_is_owed_to_browsers,
    turns::notices_and_wishes,
    turns::notices_keys_and_chats_of_a_guest,
    turns::quiet_hours,
    turns::time_nearly_over,
    turns::orders_seen_and_vacations,
    accounts::once,
    accounts::guests_become_one,
    accounts::guests_of_accounts_stay,
    accounts::nothing_of_a_removed_guest_remains,
    accounts::games_are_shared,
    accounts::tries,
    answers::claimed_once,
    answers::deleted_in_time,
    answers::keys_in_mails,
    answers::sent_again_among_others,
    limits::vacations,
    limits::ignored_players,
    limits::passkeys,
    bounds::limits_hold_for_requests_at_once,
    bounds::accounts_have_their_guests,
    moderation::roles_go_with_their_accounts,
    moderation::reports_are_joined,
    moderation::reports_follow_their_guests,
    moderation::tables_are_found,
    ratings::games_that_end_together,
    ratings::another_id,
    ratings::established_persons,
    ratings::leaderboards_list_who_is_known,
    times::games_at_one_sitting,
    times::outages,
);

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

#[test]
fn every_case_on_sqlite() {
    let folder = Folder::new("cases");
    for (name, case) in CASES {
        println!("{name}");
        runtime().block_on(case(folder.url(&format!("{name}/kept.db"))));
    }
}

#[test]
fn every_case_on_postgres() {
    let server = Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    for (name, case) in CASES {
        println!("{name}");
        runtime().block_on(async {
            let url = create_database(&server.url()).await;
            case(url.clone()).await;
            drop_database(&server.url(), &url).await;
        });
    }
}

async fn open(url: &str) -> Store {
    Store::open(url).await.unwrap_or_else(|error| panic!("{error}"))
}

fn table(id: &str, created: i64) -> TableRow {
    TableRow {
        id: id.to_owned(),
        created,
        changed: created,
        status: Status::Open,
        listed: false,
        host: "host".to_owned(),
        settings: Settings::default(),
        fairness: 2,
        version: 0,
        owner: None,
        epoch: 1,
        server_part: "00ff".to_owned(),
        seed: None,
        seed_sha256: None,
        content: None,
        setup: None,
        base: None,
        rematch: None,
        summary: None,
        rules: 2,
        stopped: None,
        consent: None,
        lobby: None,
        deserted: None,
    }
}

fn seat(number: u8, guest: Option<&str>) -> SeatRow {
    SeatRow {
        seat: number,
        sitter: if guest.is_some() { Sitter::Person } else { Sitter::Open },
        guest: guest.map(str::to_owned),
        name: guest.unwrap_or_default().to_owned(),
        bot: None,
        character: None,
        part: None,
        resigned: false,
        held: None,
    }
}

fn entry(table: &str, seq: i64) -> EntryRow {
    let seat = u8::try_from(seq % 6).ok().filter(|seat| *seat > 0);
    EntryRow {
        table: table.to_owned(),
        seq,
        kind: "choice".to_owned(),
        seat,
        author: None,
        body: format!("body {seq}"),
        at: 1_000 + seq,
        epoch: 1,
    }
}
