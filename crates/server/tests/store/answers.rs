//! Requests that are carried out once, whoever gets them.

use super::open;
use darkrock_server::store::{Claim, Claimed, StoreError, only_as};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

fn claim(run: &str) -> Claim {
    let [id, digest, run] = ["id", "digest", run].map(str::to_owned);
    Claim { id, digest, run, ends: 100 }
}

/// Changes the row of the request, as a server leaves it that is gone.
async fn change(url: &str, sql: &'static str) {
    let mut connection = AnyConnection::connect(url).await.unwrap();
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

pub async fn claimed_once(url: String) {
    let store = open(&url).await;
    let overtaken = async |claim: Claim| matches!(store.begin_answer(&claim, 1).await, Err(StoreError::Overtaken));
    let state = async || store.claimed("id", 1).await.unwrap();
    let told = |answer: Option<&str>, lives| {
        Some(Claimed { digest: "digest".to_owned(), answer: answer.map(str::to_owned), lives })
    };
    assert_eq!(state().await, None);
    store.begin_answer(&claim("a"), 1).await.unwrap();
    assert!(overtaken(claim("b")).await, "it is carried out");
    assert_eq!(state().await, told(None, true));
    // What has changed nothing is forgotten, by whoever has tried it.
    store.forget_answer(&claim("b")).await.unwrap();
    assert_eq!(state().await, told(None, true));
    store.forget_answer(&claim("a")).await.unwrap();
    store.begin_answer(&claim("b"), 1).await.unwrap();
    // Its server is gone: the next one takes it over, unless it is another request.
    change(&url, "UPDATE answers SET node = 'gone'").await;
    assert_eq!(state().await, told(None, false));
    assert!(overtaken(Claim { digest: "other".to_owned(), ..claim("c") }).await);
    store.begin_answer(&claim("c"), 1).await.unwrap();
    store.keep_answer(&claim("b"), "too late".to_owned()).await.unwrap();
    assert_eq!(state().await, told(None, true));
    store.keep_answer(&claim("c"), "done".to_owned()).await.unwrap();
    change(&url, "UPDATE answers SET node = 'gone'").await;
    assert!(overtaken(claim("d")).await, "it was carried out");
    assert_eq!(state().await, told(Some("done"), false));
    // After its time it is another one.
    assert_eq!(store.claimed("id", 100).await.unwrap(), None);
    store.begin_answer(&Claim { ends: 200, ..claim("e") }, 100).await.unwrap();
    // Work of a former node of this process writes nothing.
    let former = only_as("former".to_owned(), store.keep_answer(&claim("e"), "late".to_owned())).await;
    assert!(matches!(former, Err(StoreError::LeaseLost)), "{former:?}");
    assert_eq!(state().await, told(None, true));
    only_as(store.node(), store.keep_answer(&claim("e"), "done".to_owned())).await.unwrap();
    assert_eq!(state().await, told(Some("done"), true));
    store.close().await;
}
