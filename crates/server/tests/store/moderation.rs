//! Roles and reports: who goes takes along what is theirs, and reports of one thing are joined.

use super::open;
use darkrock_server::store::{
    AccountRow, Filed, Guest, MOST_OPEN, ReportLine, ReportRow, Step, Store, StoreError, TableFilter,
};
use darkrock_server::wire::moderation::{ReportKind, Role, Verdict};

async fn account(store: &Store, id: &str) {
    store.put_guest(&Guest { id: format!("guest of {id}"), name: id.into(), created: 1, seen: 1 }).await.unwrap();
    let row = AccountRow::new(id.to_owned(), format!("guest of {id}"), format!("code of {id}"), 1);
    store.change_account(vec![Step::Account(row)]).await.unwrap();
}

/// A report of the name of a guest.
pub(crate) fn filed(id: &str, by: &str, about: &str, at: i64) -> Filed {
    let row = ReportRow {
        id: id.to_owned(),
        kind: ReportKind::Name,
        subject: about.to_owned(),
        guest: Some(about.to_owned()),
        table: None,
        title: "Rude".to_owned(),
        created: at,
        verdict: None,
    };
    let said = |guest: &str| ReportLine {
        guest: Some(guest.to_owned()),
        seat: Some(1),
        name: guest.to_owned(),
        text: format!("text of {guest}"),
        at,
        reported: guest == about,
    };
    Filed { row, lines: vec![said(about), said(by)], guest: by.to_owned(), words: format!("words of {by}") }
}

pub async fn roles_go_with_their_accounts(url: String) {
    let store = open(&url).await;
    account(&store, "mara").await;
    store.put_role("mara", Some(Role::Moderator), 5).await.unwrap();
    store.put_role("mara", Some(Role::Admin), 6).await.unwrap();
    assert!(matches!(store.put_role("nobody", Some(Role::Admin), 6).await, Err(StoreError::Overtaken)));
    let roles = store.roles().await.unwrap();
    assert_eq!((roles.len(), roles[0].role, roles[0].since, roles[0].name.as_str()), (1, Role::Admin, 6, "mara"));
    let new = Step::NewGuest { account: "mara".into(), old: "guest of mara".into(), new: "new".into() };
    store.change_account(vec![new]).await.unwrap();
    assert_eq!(store.role_of("new").await.unwrap(), Some(Role::Admin));
    assert_eq!(store.role_of("guest of mara").await.unwrap(), None);
    store.change_account(vec![Step::Delete { account: "mara".into() }]).await.unwrap();
    assert_eq!(store.roles().await.unwrap(), []);
    store.close().await;
}

pub async fn reports_are_joined(url: String) {
    let store = open(&url).await;
    store.file_report(filed("one", "a", "rude", 10)).await.unwrap();
    store.file_report(filed("two", "b", "rude", 11)).await.unwrap();
    store.file_report(filed("three", "a", "rude", 12)).await.unwrap();
    let open_ones = store.open_reports(9).await.unwrap();
    assert_eq!((open_ones.len(), open_ones[0].0.id.as_str(), open_ones[0].1), (1, "one", 2));
    assert_eq!(store.report_words("one").await.unwrap(), ["words of a", "words of b"]);
    assert_eq!(store.report_lines("one").await.unwrap().len(), 2);
    for n in 1..MOST_OPEN {
        store.file_report(filed(&format!("more {n}"), "a", &format!("other {n}"), 20 + n)).await.unwrap();
    }
    let full = store.file_report(filed("full", "a", "another", 40)).await;
    assert!(matches!(full, Err(StoreError::Overtaken)), "{full:?}");
    assert!(store.report("full").await.unwrap().is_none() && store.count_open_reports("a").await.unwrap() == MOST_OPEN);
    // Closed as unfounded: both weigh half from now on, and the name can be reported anew.
    store.close_report("one", Verdict::Unfounded, 50).await.unwrap();
    assert!(matches!(store.close_report("one", Verdict::Resolved, 51).await, Err(StoreError::Overtaken)));
    store.file_report(filed("fresh", "c", "rude", 60)).await.unwrap();
    assert_eq!(store.open_reports(1).await.unwrap()[0].0.id, "fresh", "it weighs more than what is older");
    assert_eq!(store.closed_reports(9).await.unwrap()[0].0.verdict, Some(Verdict::Unfounded));
    store.remove_old_reports(60).await.unwrap();
    assert_eq!((store.open_reports(99).await.unwrap().len(), store.report_lines("one").await.unwrap().len()), (1, 0));
    store.close().await;
}

pub async fn reports_follow_their_guests(url: String) {
    let store = open(&url).await;
    store.file_report(filed("one", "a", "rude", 10)).await.unwrap();
    store.file_report(filed("one", "b", "rude", 10)).await.unwrap();
    store.file_report(filed("two", "rude", "a", 11)).await.unwrap();
    // Two who have made the same report become one.
    store.rename_guest("a", "b", false).await.unwrap();
    store.rename_guest("rude", "calm", false).await.unwrap();
    let all = store.open_reports(9).await.unwrap();
    assert_eq!(all.iter().map(|(row, count)| (row.id.as_str(), *count)).collect::<Vec<_>>(), [("one", 1), ("two", 1)]);
    assert_eq!((all[0].0.subject.as_str(), all[0].0.guest.as_deref()), ("calm", Some("calm")));
    assert_eq!(store.copied_lines_of("calm").await.unwrap().len(), 2);
    assert_eq!(store.reports_by("b").await.unwrap(), [(ReportKind::Name, 10, "words of b".to_owned())]);
    // Somebody who is deleted: the reports about them, their own, and what they have said.
    store.change_account(vec![Step::Pseudonym { guest: "b".into(), name: "Drifter".into() }]).await.unwrap();
    assert_eq!(store.open_reports(9).await.unwrap(), [], "one was theirs alone, and two was about them");
    assert_eq!(store.copied_lines_of("calm").await.unwrap(), []);
    store.close().await;
}

pub async fn tables_are_found(url: String) {
    let store = open(&url).await;
    for (n, name, player) in [(1, "Sunday 100%", "Mara"), (2, "a_b", "O'Neil"), (3, "axb", "mara \"M\"")] {
        let mut row = super::table(&format!("{n:032}"), n);
        row.settings.name = name.to_owned();
        let seat = darkrock_server::store::SeatRow { name: player.to_owned(), ..super::seat(1, Some("g")) };
        store.put_table(&row, &[seat]).await.unwrap();
    }
    let found = async |text: &str| {
        let filter = TableFilter { search: Some(text.to_owned()), ..TableFilter::default() };
        store.tables(&filter).await.unwrap().into_iter().map(|(row, _)| row.created).collect::<Vec<_>>()
    };
    assert_eq!((found("mara").await, found("100%").await, found("a_b").await), (vec![3, 1], vec![1], vec![2]));
    assert_eq!((found("o'neil").await, found("\"m\"").await), (vec![2], vec![3]));
    assert_eq!(found(&format!("{:032}", 2)).await, [2]);
    assert_eq!(found("nobody").await, Vec::<i64>::new());
    store.close().await;
}
