//! What a person may have only so many of, also by requests at once, and accounts that always have their guests.

use super::moderation::filed;
use super::{open, table};
use darkrock_server::store::{
    AccountRow, AtMost, Bounded, Change, Guest, MOST_OPEN, Step, Store, StoreError, Subscription, TableRow,
};
use futures_util::future::join_all;
use sqlx::{AnyConnection, Connection};

async fn guest(store: &Store, id: &str, seen: i64) {
    store.put_guest(&Guest { id: id.to_owned(), name: format!("name of {id}"), created: 1, seen }).await.unwrap();
}

fn account(id: &str) -> Step {
    Step::Account(AccountRow::new(id.to_owned(), format!("guest of {id}"), format!("code of {id}"), 1))
}

/// How many of these were written; all others were refused by this.
fn counted(done: Vec<Result<(), StoreError>>, refused: impl Fn(&StoreError) -> bool) -> usize {
    let (good, bad): (Vec<_>, Vec<_>) = done.into_iter().partition(Result::is_ok);
    assert!(bad.iter().all(|done| done.as_ref().is_err_and(&refused)), "{bad:?}");
    good.len()
}

/// Forty writes at once of each kind that has a limit, by turns through each of these servers.
async fn at_once(stores: &[&Store]) {
    let by = |n: usize| stores[n % stores.len()];
    let full = |of: Bounded| move |error: &StoreError| matches!(error, StoreError::Full { of: was } if *was == of);
    let bound = |of, most| AtMost { of, whose: "host".to_owned(), most };
    let make = |listed: bool| {
        join_all((0..40).map(move |n| async move {
            let row = TableRow { listed, ..table(&format!("{listed} {n}"), 1) };
            let listed = listed.then(|| bound(Bounded::Listed, 3));
            by(n).put_table_within(&row, &[], listed.into_iter().chain([bound(Bounded::Tables, 10)]).collect()).await
        }))
    };
    assert_eq!(counted(make(true).await, full(Bounded::Listed)), 3);
    assert_eq!(counted(make(false).await, full(Bounded::Tables)), 7);
    assert_eq!(stores[0].count_unfinished_by_host("host").await.unwrap(), 10);
    guest(stores[0], "guest of mara", 1).await;
    stores[0].change_account(vec![account("mara")]).await.unwrap();
    let overtaken = |error: &StoreError| matches!(error, StoreError::Overtaken);
    let reports = (0..40).map(|n| by(n).file_report(filed(&format!("report {n}"), "mara", &format!("rude {n}"), 10)));
    assert_eq!(counted(join_all(reports).await, overtaken), MOST_OPEN as usize);
    let joined = (0..40).map(|n| by(n).file_report(filed(&format!("same {n}"), &format!("by {n}"), "loud", 10)));
    assert_eq!(counted(join_all(joined).await, overtaken), 40);
    let open_ones = stores[0].open_reports(99).await.unwrap();
    assert_eq!(open_ones.len(), MOST_OPEN as usize + 1, "those of one thing are joined");
    let browsers = join_all((0..40).map(|n| {
        let [guest, endpoint, p256dh, auth, language] = ["mara", "e", "p", "a", "en"].map(str::to_owned);
        by(n).subscribe(Subscription { id: format!("{n}"), guest, endpoint, p256dh, auth, language, created: n as i64 })
    }));
    assert_eq!(counted(browsers.await, overtaken), 40);
    assert_eq!(stores[0].subscriptions("mara").await.unwrap().len(), 10);
}

pub async fn limits_hold_for_requests_at_once(url: String) {
    let store = open(&url).await;
    at_once(&[&store]).await;
    store.close().await;
}

/// PostgreSQL: the same through three servers.
pub async fn limits_hold_over_servers(url: &str) {
    let stores = [open(url).await, open(url).await, open(url).await];
    at_once(&stores.each_ref()).await;
    for store in stores {
        store.close().await;
    }
}

/// The database itself refuses what would leave an account without its guest.
pub async fn accounts_have_their_guests(url: String) {
    let store = open(&url).await;
    guest(&store, "guest of mara", 1).await;
    store.change_account(vec![account("mara")]).await.unwrap();
    let mut other = AnyConnection::connect(&url).await.unwrap();
    let gone = sqlx::query("DELETE FROM guests WHERE id = 'guest of mara'").execute(&mut other).await;
    assert!(gone.is_err_and(|e| e.as_database_error().is_some_and(|e| e.is_foreign_key_violation())));
    let guestless =
        "INSERT INTO accounts (id, guest, created, recovery, recovery_made) VALUES ('b', 'nobody', 1, 'c', 1)";
    let made = sqlx::query(guestless).execute(&mut other).await;
    assert!(made.is_err_and(|e| e.as_database_error().is_some_and(|e| e.is_foreign_key_violation())));
    // A new id of the guest is the account's, too.
    sqlx::query("UPDATE guests SET id = 'new' WHERE id = 'guest of mara'").execute(&mut other).await.unwrap();
    assert_eq!(store.account("mara").await.unwrap().unwrap().guest, "new");
    other.close().await.unwrap();
    store.close().await;
}

/// PostgreSQL: old guests are removed while another server makes one of them an account's. What was read before is not what is
/// there then, and the guest stays; so do the writes of the same batch.
pub async fn an_account_made_while_guests_are_removed(url: &str) {
    let store = open(url).await;
    guest(&store, "old", 1).await;
    guest(&store, "older", 1).await;
    let mut making = AnyConnection::connect(url).await.unwrap();
    let mut transaction = making.begin().await.unwrap();
    for sql in [
        "UPDATE guests SET id = 'kept' WHERE id = 'old'",
        "INSERT INTO accounts (id, guest, created, recovery, recovery_made) VALUES ('a', 'kept', 1, 'c', 1)",
    ] {
        sqlx::query(sql).execute(&mut *transaction).await.unwrap();
    }
    let mut watching = AnyConnection::connect(url).await.unwrap();
    let removing = tokio::spawn({
        let store = store.clone();
        async move { store.change(Change::RemoveOldGuests { before: 1_000 }).await }
    });
    const WAITING: &str = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() \
         AND wait_event_type = 'Lock' AND query LIKE 'DELETE FROM guests%'";
    while sqlx::query_scalar::<_, i64>(WAITING).fetch_one(&mut watching).await.unwrap() == 0 {}
    transaction.commit().await.unwrap();
    removing.await.unwrap().unwrap();
    assert!(store.guest("kept").await.unwrap().is_some() && store.guest("older").await.unwrap().is_none());
    for connection in [making, watching] {
        connection.close().await.unwrap();
    }
    store.close().await;
}
