//! What turn-based tables store beside their rows.

use super::{open, seat, table};
use darkrock_server::store::{Browser, Call, Calls, Outcome, StoreError, Subscription, VacationRow, Way};
use darkrock_server::wire::turns::NoticeSettings;

fn call(table: &str, number: u8, guest: &str, asked: i64, looking: bool) -> Call {
    Call { table: table.to_owned(), seat: number, guest: guest.to_owned(), asked, due: asked + 100, looking }
}

fn calls(table: &str, due: Option<i64>, calls: Vec<Call>) -> Calls {
    Calls { table: table.to_owned(), epoch: 1, due, calls }
}

pub async fn calls_and_claims(url: String) {
    let store = open(&url).await;
    for id in ["a", "b", "c"] {
        store.put_table(&table(id, 1), &[seat(1, Some("mara")), seat(2, Some("jules"))]).await.unwrap();
    }
    let both = vec![call("a", 1, "mara", 10, false), call("a", 2, "jules", 10, false)];
    assert!(store.save_calls(calls("a", Some(300), both), true));
    assert!(store.save_calls(calls("b", Some(200), vec![call("b", 1, "mara", 50, false)]), true));
    assert!(store.save_calls(calls("c", Some(100), vec![call("c", 1, "mara", 20, true)]), true));
    let subscription = |guest: &str| Subscription {
        id: format!("id-{guest}"),
        guest: guest.to_owned(),
        endpoint: format!("https://push.example.org/{guest}"),
        p256dh: "k".to_owned(),
        auth: "a".to_owned(),
        language: "fr".to_owned(),
        created: 5,
    };
    store.subscribe(subscription("mara")).await.unwrap();
    assert_eq!(store.subscriptions("mara").await.unwrap(), [subscription("mara")]);
    // Which tables are due, the longest first.
    assert_eq!(store.due(250, 10).await.unwrap(), ["c", "b"]);
    assert_eq!(store.due(1000, 1).await.unwrap(), ["c"]);
    store.put_due("c", 2000).await.unwrap();
    assert_eq!(store.due(1000, 10).await.unwrap(), ["b", "a"]);
    assert_eq!(store.calls_around("jules").await.unwrap().len(), 4);
    // Only those who have subscribed, and do not look.
    assert_eq!(store.untold(Way::Push, 30, 60, 10).await.unwrap(), ["mara"]);
    let claimed = store.claim_notices(Way::Push, "mara", 30, 60, "one").await.unwrap();
    assert_eq!(
        claimed.iter().map(|c| c.table.as_str()).collect::<Vec<_>>(),
        ["a", "c", "b"],
        "all, the most urgent first"
    );
    assert!(
        store.claim_notices(Way::Push, "mara", 30, 61, "two").await.unwrap().is_empty(),
        "another server was first"
    );
    assert!(store.untold(Way::Push, 30, 60, 10).await.unwrap().is_empty());
    assert_eq!(store.untold(Way::Push, 50, 60, 10).await.unwrap(), ["mara"], "another decision");
    // The same decision, written again, is not told again; a new one is.
    assert!(store.save_calls(calls("a", Some(300), vec![call("a", 1, "mara", 10, false)]), true));
    assert!(store.save_calls(calls("b", None, Vec::new()), true));
    store.put_due("a", 300).await.unwrap();
    assert!(store.untold(Way::Push, 60, 60, 10).await.unwrap().is_empty());
    assert_eq!(store.calls_around("jules").await.unwrap().len(), 2);
    assert!(store.save_calls(calls("a", Some(300), vec![call("a", 1, "mara", 40, false)]), true));
    store.put_due("a", 300).await.unwrap();
    assert_eq!(store.untold(Way::Push, 60, 60, 10).await.unwrap(), ["mara"]);
    // During a vacation, and switched off, nobody is notified.
    store.put_vacation(VacationRow { guest: "mara".to_owned(), begins: 50, ends: 70 }).await.unwrap();
    assert!(store.untold(Way::Push, 60, 60, 10).await.unwrap().is_empty());
    assert_eq!(store.untold(Way::Push, 60, 70, 10).await.unwrap(), ["mara"]);
    assert!(store.untold(Way::Mail, 60, 70, 10).await.unwrap().is_empty(), "nobody asked for e-mails");
    store.put_notice_settings("mara", NoticeSettings { push: false, mail: true }, "it").await.unwrap();
    assert!(store.untold(Way::Push, 60, 70, 10).await.unwrap().is_empty());
    assert_eq!(store.untold(Way::Mail, 60, 70, 10).await.unwrap(), ["mara"]);
    assert_eq!(store.claim_notices(Way::Mail, "mara", 60, 70, "m").await.unwrap().len(), 2);
    assert!(store.untold(Way::Mail, 60, 70, 10).await.unwrap().is_empty());
    store.close().await;
}

/// A mail comes before a quarter of the time for a decision is over.
pub async fn mails_at_short_clocks(url: String) {
    let store = open(&url).await;
    store.put_table(&table("a", 1), &[seat(1, Some("jules"))]).await.unwrap();
    store.put_notice_settings("jules", NoticeSettings { push: false, mail: true }, "en").await.unwrap();
    assert!(store.save_calls(calls("a", Some(300), vec![call("a", 1, "jules", 40, false)]), true));
    store.put_due("a", 300).await.unwrap();
    // Of the 100 for a decision asked for at 40, a quarter is over at 65.
    assert!(store.untold(Way::Mail, 30, 64, 10).await.unwrap().is_empty());
    assert!(store.claim_notices(Way::Mail, "jules", 30, 64, "j").await.unwrap().is_empty());
    assert_eq!(store.untold(Way::Mail, 30, 65, 10).await.unwrap(), ["jules"]);
    assert_eq!(store.claim_notices(Way::Mail, "jules", 30, 65, "j").await.unwrap().len(), 1);
    store.close().await;
}

/// What a push service did not take is sent once by one of several servers, and only to whoever still wants it.
pub async fn what_is_owed_to_browsers(url: String) {
    let store = open(&url).await;
    store.put_table(&table("a", 1), &[seat(1, Some("mara"))]).await.unwrap();
    assert!(store.save_calls(calls("a", Some(300), vec![call("a", 1, "mara", 10, false)]), true));
    let [guest, p256dh, auth, language] = ["mara", "k", "a", "fr"].map(str::to_owned);
    let [id, endpoint] = ["one", "https://push.example.org/one"].map(str::to_owned);
    let row = Subscription { id, guest, endpoint, p256dh, auth, language, created: 5 };
    store.subscribe(row.clone()).await.unwrap();
    let known = async || store.browsers("mara").await.unwrap().remove(0);
    let fresh = Browser { subscription: row.clone(), heard: None, failed: None, owed: None, tries: 0 };
    assert_eq!(known().await, fresh);
    store.heard("one", 7).await.unwrap();
    for (tries, at) in [(1, 50), (2, 90)] {
        store.sent("one", Outcome::Later(429, at)).await.unwrap();
        let owed = Browser { heard: Some(7), failed: Some(429), owed: Some(at), tries, ..fresh.clone() };
        assert_eq!(known().await, owed);
    }
    // The same browser again keeps what is owed to it; another person's does not.
    store.subscribe(Subscription { created: 6, ..row.clone() }).await.unwrap();
    assert_eq!((known().await.owed, known().await.failed, known().await.heard), (Some(90), None, Some(7)));
    assert!(store.owed(89, 10).await.unwrap().is_empty());
    store.put_vacation(VacationRow { guest: "mara".to_owned(), begins: 80, ends: 100 }).await.unwrap();
    assert!(store.owed(95, 10).await.unwrap().is_empty(), "not during a vacation");
    let found = store.owed(100, 10).await.unwrap();
    assert_eq!(found, [known().await]);
    // Of two servers that have found it one sends it; the other one may when it has not in time.
    store.claim_owed(&found[0], 400).await.unwrap();
    assert!(matches!(store.claim_owed(&found[0], 400).await, Err(StoreError::Overtaken)));
    assert!(store.owed(399, 10).await.unwrap().is_empty());
    assert_eq!(store.owed(400, 10).await.unwrap().len(), 1);
    // Only what messages have named, and what is not looked at.
    assert!(store.told_calls("mara").await.unwrap().is_empty());
    assert_eq!(store.claim_notices(Way::Push, "mara", 30, 100, "one").await.unwrap().len(), 1);
    assert_eq!(store.told_calls("mara").await.unwrap().len(), 1);
    assert!(store.save_calls(calls("a", Some(300), vec![call("a", 1, "mara", 10, true)]), true));
    store.put_due("a", 300).await.unwrap();
    assert!(store.told_calls("mara").await.unwrap().is_empty());
    store.put_notice_settings("mara", NoticeSettings { push: false, mail: false }, "en").await.unwrap();
    assert!(store.owed(500, 10).await.unwrap().is_empty(), "switched off");
    store.sent("one", Outcome::Refused(403)).await.unwrap();
    assert_eq!((known().await.failed, known().await.owed, known().await.tries), (Some(403), None, 0));
    store.begin_test("one").await.unwrap();
    assert_eq!(known().await.failed, None);
    store.sent("one", Outcome::Later(0, 600)).await.unwrap();
    store.sent("one", Outcome::Accepted).await.unwrap();
    assert_eq!(
        known().await,
        Browser { subscription: Subscription { created: 6, ..row.clone() }, heard: Some(7), ..fresh.clone() }
    );
    store.sent("one", Outcome::Later(0, 600)).await.unwrap();
    store.subscribe(Subscription { guest: "jules".to_owned(), ..row.clone() }).await.unwrap();
    let other = store.browsers("jules").await.unwrap().remove(0);
    assert_eq!((other.heard, other.owed, other.tries), (None, None, 0));
    store.close().await;
}

pub async fn orders_seen_and_vacations(url: String) {
    let store = open(&url).await;
    store.put_table(&table("t", 1), &[seat(1, Some("mara"))]).await.unwrap();
    for body in ["{}", "{\"windows\":\"always\"}"] {
        store.put_orders("t", 1, 2, body).await.unwrap();
        assert_eq!(store.orders("t").await.unwrap(), [(2, body.to_owned())]);
    }
    for event in [7, 41] {
        assert!(store.save_seen("t", 1, 1, event));
        // Written in order.
        store.put_orders("t", 1, 2, "{}").await.unwrap();
        assert_eq!(store.seen("t").await.unwrap(), [(1, event)]);
    }
    let vacation = |begins, ends| VacationRow { guest: "mara".to_owned(), begins, ends };
    store.put_vacation(vacation(50, 90)).await.unwrap();
    store.put_vacation(vacation(10, 20)).await.unwrap();
    store.put_vacation(vacation(50, 60)).await.unwrap();
    assert_eq!(store.vacations(&["jules", "mara"]).await.unwrap(), [vacation(10, 20), vacation(50, 60)]);
    store.remove_vacation("mara", 10).await.unwrap();
    // Everything of a guest goes with a new secret.
    store.rename_guest("mara", "mara2", false).await.unwrap();
    assert_eq!(store.vacations(&["mara"]).await.unwrap(), []);
    assert_eq!(store.vacations(&["mara2"]).await.unwrap().len(), 1);
    store.close().await;
}
