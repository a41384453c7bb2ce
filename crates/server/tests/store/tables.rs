//! Tables with their seats, and lists of them.

use super::{open, seat, table};
use darkrock_server::store::{SeatRow, TableFilter, TableRow};
use darkrock_server::wire::table::{Pace, Settings, Sitter, Status};

pub async fn tables_and_seats(url: String) {
    let store = open(&url).await;
    assert_eq!(store.table("t").await.unwrap(), None);
    let mut row = table("t", 7);
    row.settings =
        Settings { name: "O'Hara \"East\" $1".to_owned(), pace: Pace::Relaxed, length: 25, ..Settings::default() };
    let seats = [seat(1, Some("g1")), seat(2, None), seat(3, None)];
    store.put_table(&row, &seats).await.unwrap();
    row.version = 1;
    row.owner = Some(store.node());
    assert_eq!(store.table("t").await.unwrap(), Some((row.clone(), seats.to_vec())));

    let filled = |text: &str| Some(text.to_owned());
    row = TableRow {
        changed: 8,
        status: Status::Running,
        listed: true,
        seed: filled("aa"),
        seed_sha256: filled("bb"),
        content: filled("cc"),
        setup: filled("{}"),
        base: filled("record"),
        rematch: filled("u"),
        summary: filled("{\"round\":3}"),
        lobby: filled("{}"),
        deserted: Some(1_700_000_000),
        ..row
    };
    let bot = SeatRow {
        sitter: Sitter::Bot,
        bot: filled("strong"),
        character: filled("annie"),
        part: filled("0a"),
        resigned: true,
        ..seat(2, None)
    };
    let held = SeatRow { sitter: Sitter::Open, held: Some(1_700_000_600), ..seat(3, Some("g2")) };
    let seats = [seat(1, Some("g1")), bot, held];
    store.put_table(&row, &seats).await.unwrap();
    row.version = 2;
    assert_eq!(store.table("t").await.unwrap(), Some((row.clone(), seats.to_vec())));
    store.close().await;
    let store = open(&url).await;
    assert_eq!(store.table("t").await.unwrap(), Some((row, seats.to_vec())));
    store.close().await;
}

/// A table stored when the cowboy was called hand.
pub async fn former_levels(url: String) {
    let store = open(&url).await;
    let bot = |level: &str| SeatRow {
        sitter: Sitter::Bot,
        name: level.to_owned(),
        bot: Some(level.to_owned()),
        ..seat(2, None)
    };
    // A person may have the former name of a level.
    let person = SeatRow { name: "hand".to_owned(), ..seat(1, Some("g1")) };
    store.put_table(&table("t", 1), &[person.clone(), bot("hand")]).await.unwrap();
    store.close().await;
    let store = open(&url).await;
    let (_, seats) = store.table("t").await.unwrap().expect("it is there");
    assert_eq!(seats, [person, bot("cowboy")]);
    store.close().await;
}

pub async fn filters(url: String) {
    let store = open(&url).await;
    let all = [
        TableRow { listed: true, ..table("a", 1) },
        TableRow { host: "other".to_owned(), deserted: Some(9), ..table("b", 2) },
        TableRow { status: Status::Running, listed: true, host: "other".to_owned(), ..table("c", 3) },
        TableRow { status: Status::Finished, ..table("d", 4) },
        TableRow { status: Status::Running, ..table("e", 0) },
    ];
    for row in &all {
        let guest = (row.id == "b").then_some("host");
        store.put_table(row, &[seat(1, guest), seat(2, None)]).await.unwrap();
    }
    let list = async |filter: TableFilter| {
        let tables = store.tables(&filter).await.unwrap();
        assert!(tables.iter().all(|(_, seats)| seats.iter().map(|seat| seat.seat).eq([1, 2])));
        tables.into_iter().map(|(table, _)| table.id).collect::<String>()
    };
    let every = TableFilter::default;
    let host = || Some("host".to_owned());
    assert_eq!(list(every()).await, "dcbae");
    assert_eq!(list(TableFilter { status: Some(Status::Running), ..every() }).await, "ce");
    assert_eq!(list(TableFilter { listed_only: true, ..every() }).await, "ca");
    assert_eq!(list(TableFilter { status: Some(Status::Open), listed_only: true, ..every() }).await, "a");
    assert_eq!(list(TableFilter { guest: host(), ..every() }).await, "dbae");
    assert_eq!(list(TableFilter { limit: 2, ..every() }).await, "dc");
    assert_eq!(list(TableFilter { limit: 0, ..every() }).await, "");
    let after_d = Some((4, "d".to_owned()));
    let open_of_host = TableFilter { status: Some(Status::Open), guest: host(), before: after_d, limit: 1, ..every() };
    assert_eq!(list(open_of_host).await, "b");
    assert_eq!(store.count_unfinished_by_host("host").await.unwrap(), 2);
    assert_eq!(store.count_unfinished_by_host("nobody").await.unwrap(), 0);
    assert_eq!(store.free_ids().await.unwrap(), Vec::<String>::new());
    store.release("c", 1);
    store.close().await;
    let store = open(&url).await;
    // Running ones first; then those of whose people nobody knows since when they are away.
    assert_eq!(store.free_ids().await.unwrap(), ["e", "c", "a"]);
    store.close().await;
}

/// Tables that nobody is at are left out where only those with people are asked for.
pub async fn deserted_tables(url: String) {
    let store = open(&url).await;
    for (id, deserted) in [("a", None), ("b", Some(100)), ("c", Some(200))] {
        store.put_table(&TableRow { listed: true, deserted, ..table(id, 1) }, &[]).await.unwrap();
    }
    let list = async |peopled: Option<i64>| {
        let filter = TableFilter { listed_only: true, peopled, ..TableFilter::default() };
        store.tables(&filter).await.unwrap().into_iter().map(|(table, _)| table.id).collect::<String>()
    };
    assert_eq!(list(None).await, "cba");
    assert_eq!(list(Some(99)).await, "cba");
    assert_eq!(list(Some(100)).await, "ca");
    assert_eq!(list(Some(200)).await, "a");
    store.close().await;
}

/// Of a guest who is gone, the seats at tables before their games are open, whoever has the table in memory; others stay.
pub async fn seats_of_who_left(url: String) {
    let store = open(&url).await;
    for (id, status) in [("a", Status::Open), ("b", Status::Running)] {
        let own = SeatRow { part: Some("0a".to_owned()), character: Some("annie".to_owned()), ..seat(1, Some("gone")) };
        let row = TableRow { status, host: "gone".to_owned(), ..table(id, 1) };
        store.put_table(&row, &[own, seat(2, Some("other"))]).await.unwrap();
    }
    store.rename_guest("gone", "nobody", true).await.unwrap();
    let (open_row, seats) = store.table("a").await.unwrap().expect("it is there");
    assert_eq!(seats, [seat(1, None), seat(2, Some("other"))]);
    assert_eq!(open_row.host, "nobody");
    assert!(open_row.version > 1, "a server that has it in memory reads it again");
    let (_, seats) = store.table("b").await.unwrap().expect("it is there");
    assert_eq!((seats[0].guest.as_deref(), seats[0].sitter), (Some("nobody"), Sitter::Person));
    store.close().await;
}

/// Tables created in the same second are all listed when paging.
pub async fn pages(url: String) {
    let store = open(&url).await;
    for number in 0..25 {
        store.put_table(&table(&format!("t{number:02}"), 100 + number / 10), &[]).await.unwrap();
    }
    let (mut seen, mut before) = (Vec::new(), None);
    loop {
        let page = store.tables(&TableFilter { limit: 4, before, ..TableFilter::default() }).await.unwrap();
        let Some((last, _)) = page.last() else { break };
        before = Some((last.created, last.id.clone()));
        seen.extend(page.into_iter().map(|(table, _)| table.id));
    }
    let expected: Vec<_> = (0..25).rev().map(|number| format!("t{number:02}")).collect();
    assert_eq!(seen, expected);
    store.close().await;
}
