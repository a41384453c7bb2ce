//! Requests that are carried out once, whoever gets them.

use super::open;
use darkrock_server::accounts::past;
use darkrock_server::store::{Claim, Claimed, Guest, StoreError, only_as};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

fn claim(run: &str) -> Claim {
    let [id, digest, run] = ["id", "digest", run].map(str::to_owned);
    Claim { id, digest, run }
}

/// Changes the row of the request, as a server leaves it that is gone, or as time does.
async fn change(url: &str, sql: &'static str) {
    let mut connection = AnyConnection::connect(url).await.unwrap();
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

const GONE: &str = "UPDATE answers SET node = 'gone'";
const LATER: &str = "UPDATE answers SET ends = 1";

pub async fn claimed_once(url: String) {
    let store = open(&url).await;
    let refused = |result: Result<(), StoreError>| matches!(result, Err(StoreError::Overtaken));
    let begins = async |run: &str| !refused(store.begin_answer(&claim(run)).await);
    let takes_over = async |claim: Claim| !refused(store.take_answer_over(&claim).await);
    let state = async || store.claimed("id").await.unwrap();
    let told = |answer: Option<&str>, lives| {
        Some(Claimed { digest: "digest".to_owned(), answer: answer.map(str::to_owned), lives })
    };
    assert_eq!(state().await, None);
    store.begin_answer(&claim("a")).await.unwrap();
    assert!(!begins("b").await && !takes_over(claim("b")).await, "it is carried out");
    assert_eq!(state().await, told(None, true));
    // What has changed nothing is forgotten, by whoever has tried it.
    store.forget_answer(&claim("b")).await.unwrap();
    assert_eq!(state().await, told(None, true));
    store.forget_answer(&claim("a")).await.unwrap();
    store.begin_answer(&claim("b")).await.unwrap();
    // Its server is gone: the next one takes it over, unless it is another request.
    change(&url, GONE).await;
    assert_eq!(state().await, told(None, false));
    assert!(!begins("c").await, "it may be done already: whoever carries it out must know that");
    assert!(!takes_over(Claim { digest: "other".to_owned(), ..claim("c") }).await);
    store.take_answer_over(&claim("c")).await.unwrap();
    store.keep_answer(&claim("b"), "too late".to_owned()).await.unwrap();
    assert_eq!(state().await, told(None, true));
    store.keep_answer(&claim("c"), "done".to_owned()).await.unwrap();
    change(&url, GONE).await;
    assert!(!begins("d").await && !takes_over(claim("d")).await, "it was carried out");
    assert_eq!(state().await, told(Some("done"), false));
    // After its time it is another one.
    change(&url, LATER).await;
    assert_eq!(state().await, None);
    store.begin_answer(&Claim { digest: "other".to_owned(), ..claim("e") }).await.unwrap();
    assert_eq!(state().await, Some(Claimed { digest: "other".to_owned(), answer: None, lives: true }));
    // Work of a former node of this process writes nothing.
    let former = only_as("former".to_owned(), store.keep_answer(&claim("e"), "late".to_owned())).await;
    assert!(matches!(former, Err(StoreError::LeaseLost)), "{former:?}");
    assert!(state().await.is_some_and(|claimed| claimed.answer.is_none()));
    only_as(store.node(), store.keep_answer(&claim("e"), "done".to_owned())).await.unwrap();
    assert!(state().await.is_some_and(|claimed| claimed.answer.is_some()));
    store.close().await;
}

/// Answers are deleted when their time is over, also when nobody sends a request, and no others.
pub async fn deleted_in_time(url: String) {
    let store = open(&url).await;
    let count = async || {
        let mut connection = AnyConnection::connect(&url).await.unwrap();
        let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM answers").fetch_one(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        count
    };
    let begin = |id: String| {
        let store = store.clone();
        async move { store.begin_answer(&Claim { id, ..claim("a") }).await.unwrap() }
    };
    // More than are deleted at once.
    futures_util::future::join_all((0..2500).map(|n| begin(format!("{n:04}")))).await;
    store.expire(past(0)).await.unwrap();
    assert_eq!(count().await, 2500, "none is past its time");
    change(&url, LATER).await;
    begin("new".to_owned()).await;
    store.expire(past(0)).await.unwrap();
    assert_eq!(count().await, 1);
    store.close().await;
}

/// Of the keys in e-mails the newest of each guest stay, as long as they are valid.
pub async fn keys_in_mails(url: String) {
    const VALID: i64 = 90 * 86_400;
    let store = open(&url).await;
    for n in 1..=60 {
        store.keep_mail_key(&format!("mara {n}"), "mara", n * 1000).await.unwrap();
    }
    store.keep_mail_key("jules", "jules", 1000).await.unwrap();
    let of = async |guest: &str| store.mail_keys(guest, 0).await.unwrap();
    assert_eq!((of("mara").await.len(), of("jules").await.len()), (60, 1), "they are deleted later");
    store.expire(past(0)).await.unwrap();
    assert_eq!((of("mara").await, of("jules").await), ((11..=60).map(|n| n * 1000).collect(), vec![1000]));
    store.expire(past(VALID + 20)).await.unwrap();
    assert_eq!((of("mara").await, of("jules").await), ((21..=60).map(|n| n * 1000).collect(), vec![]));
    store.close().await;
}

/// A request that is sent again while it is carried out is written together with everything else: the batch is not repeated row by
/// row.
pub async fn sent_again_among_others(url: String) {
    let store = open(&url).await;
    let guest = |n: i64| Guest { id: format!("guest {n}"), name: "Mara".to_owned(), created: n, seen: n };
    let one = claim("first");
    store.begin_answer(&one).await.unwrap();
    // All are queued before the writer gets its turn, so they are one batch.
    let others = futures_util::future::join_all((0..40).map(|n| {
        let store = store.clone();
        async move { store.put_guest(&guest(n)).await }
    }));
    let again = futures_util::future::join_all((0..5).map(|n| {
        let (store, again) = (store.clone(), claim(&format!("again {n}")));
        async move { store.begin_answer(&again).await }
    }));
    let (again, others) = tokio::join!(again, others);
    assert!(again.iter().all(|again| matches!(again, Err(StoreError::Overtaken))), "{again:?}");
    assert!(others.iter().all(Result::is_ok), "{others:?}");
    assert!(store.guest("guest 39").await.unwrap().is_some());
    store.close().await;
}
