//! What a person may have only so many of is counted when it is written: requests that arrive at the same time, also at two servers,
//! get no more.

use super::open;
use darkrock_server::store::{
    AccountRow, Guest, MOST_IGNORED, MOST_PASSKEYS, PasskeyRow, Step, Store, StoreError, VacationRow,
};
use futures_util::future::join_all;

/// Two servers on a PostgreSQL database, and one on a database file.
async fn servers(url: &str) -> Vec<Store> {
    let count = if url.starts_with("postgres") { 2 } else { 1 };
    let mut stores = Vec::new();
    for _ in 0..count {
        stores.push(open(url).await);
    }
    let mara = Guest { id: "mara".to_owned(), name: "Mara".to_owned(), created: 1, seen: 1 };
    stores[0].put_guest(&mara).await.unwrap();
    stores
}

/// How many of these writes succeed. They are sent to all servers in turn, all at once.
async fn written<W>(stores: &[Store], count: i64, write: impl Fn(Store, i64) -> W) -> usize
where
    W: Future<Output = Result<(), StoreError>>,
{
    let writes = (0..count).zip(stores.iter().cycle()).map(|(n, store)| write(store.clone(), n));
    let results = join_all(writes).await;
    let refused = |result: &&Result<(), StoreError>| matches!(result, Err(StoreError::Overtaken));
    assert_eq!(results.iter().filter(|r| r.is_ok()).count() + results.iter().filter(refused).count(), results.len());
    results.iter().filter(|r| r.is_ok()).count()
}

async fn close(stores: Vec<Store>) {
    for store in stores {
        store.close().await;
    }
}

pub async fn vacations(url: String) {
    /// At most three, none at the same time as another one.
    fn admits(rows: &[VacationRow], row: &VacationRow, now: i64) -> bool {
        rows.len() < 3 && row.begins >= now && rows.iter().all(|o| o.ends <= row.begins || row.ends <= o.begins)
    }
    let stores = servers(&url).await;
    let announce = |store: Store, n: i64| async move {
        let (begins, ends) = (100 + n / 2 * 10, 110 + n / 2 * 10);
        store.announce_vacation(VacationRow { guest: "mara".to_owned(), begins, ends }, 100, admits).await
    };
    assert_eq!(written(&stores, 24, announce).await, 3);
    let rows = stores[0].vacations(&["mara"]).await.unwrap();
    assert!(rows.len() == 3 && rows.windows(2).all(|pair| pair[0].ends <= pair[1].begins), "{rows:?}");
    let unknown = VacationRow { guest: "nobody".to_owned(), begins: 100, ends: 110 };
    assert!(matches!(stores[0].announce_vacation(unknown, 100, admits).await, Err(StoreError::Overtaken)));
    close(stores).await;
}

pub async fn ignored_players(url: String) {
    let stores = servers(&url).await;
    let ignore = |store: Store, n: i64| async move { store.ignore("mara", &format!("other {n}"), true, 1).await };
    assert_eq!(written(&stores, MOST_IGNORED + 20, ignore).await as i64, MOST_IGNORED);
    // Again is not one more, and there is room when one is heeded.
    let mut again = 0;
    for n in 0..MOST_IGNORED + 20 {
        again += i64::from(stores[0].ignore("mara", &format!("other {n}"), true, 1).await.is_ok());
    }
    assert_eq!(again, MOST_IGNORED);
    close(stores).await;
}

pub async fn passkeys(url: String) {
    let stores = servers(&url).await;
    let account = AccountRow::new("account".to_owned(), "mara".to_owned(), "hash".to_owned(), 1);
    stores[0].change_account(vec![Step::Account(account)]).await.unwrap();
    let add = |store: Store, n: i64| async move {
        let [fixed, state, name] = ["fixed", "state", "name"].map(str::to_owned);
        let (id, account) = (format!("key {n}"), "account".to_owned());
        let passkey = PasskeyRow { id, account, fixed, state, transports: 0, name, created: 1, used: 1 };
        store.change_account(vec![Step::Passkey(passkey)]).await
    };
    assert_eq!(written(&stores, MOST_PASSKEYS + 10, add).await as i64, MOST_PASSKEYS);
    assert_eq!(stores[0].passkeys("account").await.unwrap().len() as i64, MOST_PASSKEYS);
    close(stores).await;
}
