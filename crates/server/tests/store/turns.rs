//! What turn-based tables store beside their rows.

use super::{open, seat, table};
use darkrock_server::store::{Call, Calls, Subscription, VacationRow, Way};
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
    // Those of a person for all tables, and at tables.
    for body in ["{}", "{\"windows\":\"ask\"}"] {
        store.put_person_orders("mara", body).await.unwrap();
        assert_eq!(store.person_orders("mara").await.unwrap().as_deref(), Some(body));
    }
    store.put_orders("t", 1, 1, "{\"own\":1}").await.unwrap();
    assert_eq!(store.orders_of("mara").await.unwrap(), [("t".to_owned(), 1, "{\"own\":1}".to_owned())]);
    store.remove_orders("t", 1, 2).await.unwrap();
    assert_eq!(store.orders("t").await.unwrap(), [(1, "{\"own\":1}".to_owned())]);
    // Everything of a guest goes with a new secret.
    store.rename_guest("mara", "mara2", false).await.unwrap();
    assert_eq!(store.person_orders("mara").await.unwrap(), None);
    assert_eq!(store.person_orders("mara2").await.unwrap().as_deref(), Some("{\"windows\":\"ask\"}"));
    // Two guests become one, who keeps what is there; who leaves leaves none.
    store.put_person_orders("mara3", "{}").await.unwrap();
    store.rename_guest("mara2", "mara3", false).await.unwrap();
    assert_eq!(store.person_orders("mara3").await.unwrap().as_deref(), Some("{}"));
    assert_eq!(store.orders_of("mara3").await.unwrap().len(), 1);
    store.rename_guest("mara3", "nobody", true).await.unwrap();
    for guest in ["mara2", "mara3", "nobody"] {
        assert_eq!(store.person_orders(guest).await.unwrap(), None, "{guest}");
    }
    assert_eq!(store.orders("t").await.unwrap(), []);
    store.put_vacation(vacation(50, 60)).await.unwrap();
    store.rename_guest("mara", "mara2", false).await.unwrap();
    assert_eq!(store.vacations(&["mara"]).await.unwrap(), []);
    assert_eq!(store.vacations(&["mara2"]).await.unwrap().len(), 1);
    store.close().await;
}
