//! What turn-based tables store beside their rows.

use super::{open, seat, table};
use darkrock_server::store::{
    Browser, Call, Calls, Due, Kind, NoticeRow, Outcome, Since, Store, StoreError, Subscription, VacationRow, Way,
};
use darkrock_server::wire::turns::{NoticeSettings, Quiet, Zone};

fn call(table: &str, number: u8, guest: &str, asked: i64, looking: bool) -> Call {
    Call { table: table.to_owned(), seat: number, guest: guest.to_owned(), asked, due: asked + 100, looking }
}

fn calls(table: &str, due: Option<i64>, calls: Vec<Call>) -> Calls {
    Calls { table: table.to_owned(), epoch: 1, due, calls }
}

const fn before(at: i64) -> Since {
    Since { asked: at, made: at }
}

fn subscription(guest: &str) -> Subscription {
    Subscription {
        id: format!("id-{guest}"),
        guest: guest.to_owned(),
        endpoint: format!("https://push.example.org/{guest}"),
        p256dh: "k".to_owned(),
        auth: "a".to_owned(),
        language: "fr".to_owned(),
        created: 5,
    }
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
    store.subscribe(subscription("mara")).await.unwrap();
    assert_eq!(store.subscriptions("mara").await.unwrap(), [subscription("mara")]);
    // Which tables are due, the longest first.
    assert_eq!(store.due(250, 10).await.unwrap(), ["c", "b"]);
    assert_eq!(store.due(1000, 1).await.unwrap(), ["c"]);
    store.put_due("c", 2000).await.unwrap();
    assert_eq!(store.due(1000, 10).await.unwrap(), ["b", "a"]);
    assert_eq!(store.calls_around("jules").await.unwrap().len(), 4);
    // Only those who have subscribed, and do not look.
    assert_eq!(store.untold(Way::Push, before(30), 60, 10).await.unwrap(), ["mara"]);
    let claimed = store.claim_notices(Way::Push, "mara", 30, 60, "one").await.unwrap().calls;
    assert_eq!(
        claimed.iter().map(|c| c.table.as_str()).collect::<Vec<_>>(),
        ["a", "c", "b"],
        "all, the most urgent first"
    );
    assert!(
        store.claim_notices(Way::Push, "mara", 30, 61, "two").await.unwrap() == Due::default(),
        "another server was first"
    );
    assert!(store.untold(Way::Push, before(30), 60, 10).await.unwrap().is_empty());
    assert_eq!(store.untold(Way::Push, before(50), 60, 10).await.unwrap(), ["mara"], "another decision");
    // The same decision, written again, is not told again; a new one is.
    assert!(store.save_calls(calls("a", Some(300), vec![call("a", 1, "mara", 10, false)]), true));
    assert!(store.save_calls(calls("b", None, Vec::new()), true));
    store.put_due("a", 300).await.unwrap();
    assert!(store.untold(Way::Push, before(60), 60, 10).await.unwrap().is_empty());
    assert_eq!(store.calls_around("jules").await.unwrap().len(), 2);
    assert!(store.save_calls(calls("a", Some(300), vec![call("a", 1, "mara", 40, false)]), true));
    store.put_due("a", 300).await.unwrap();
    assert_eq!(store.untold(Way::Push, before(60), 60, 10).await.unwrap(), ["mara"]);
    // During a vacation, and switched off, nobody is notified.
    store.put_vacation(VacationRow { guest: "mara".to_owned(), begins: 50, ends: 70 }).await.unwrap();
    assert!(store.untold(Way::Push, before(60), 60, 10).await.unwrap().is_empty());
    assert_eq!(store.untold(Way::Push, before(60), 70, 10).await.unwrap(), ["mara"]);
    assert!(store.untold(Way::Mail, before(60), 70, 10).await.unwrap().is_empty(), "nobody asked for e-mails");
    store
        .put_notice_settings("mara", NoticeSettings { push: false, mail: true, ..Default::default() }, "it")
        .await
        .unwrap();
    assert!(store.untold(Way::Push, before(60), 70, 10).await.unwrap().is_empty());
    assert_eq!(store.untold(Way::Mail, before(60), 70, 10).await.unwrap(), ["mara"]);
    assert_eq!(store.claim_notices(Way::Mail, "mara", 60, 70, "m").await.unwrap().calls.len(), 2);
    assert!(store.untold(Way::Mail, before(60), 70, 10).await.unwrap().is_empty());
    store.close().await;
}

/// A mail comes before a quarter of the time for a decision is over.
pub async fn mails_at_short_clocks(url: String) {
    let store = open(&url).await;
    store.put_table(&table("a", 1), &[seat(1, Some("jules"))]).await.unwrap();
    store
        .put_notice_settings("jules", NoticeSettings { push: false, mail: true, ..Default::default() }, "en")
        .await
        .unwrap();
    assert!(store.save_calls(calls("a", Some(300), vec![call("a", 1, "jules", 40, false)]), true));
    store.put_due("a", 300).await.unwrap();
    // Of the 100 for a decision asked for at 40, a quarter is over at 65.
    assert!(store.untold(Way::Mail, before(30), 64, 10).await.unwrap().is_empty());
    assert!(store.claim_notices(Way::Mail, "jules", 30, 64, "j").await.unwrap().calls.is_empty());
    assert_eq!(store.untold(Way::Mail, before(30), 65, 10).await.unwrap(), ["jules"]);
    assert_eq!(store.claim_notices(Way::Mail, "jules", 30, 65, "j").await.unwrap().calls.len(), 1);
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
    let fresh = Browser { subscription: row.clone(), heard: None, failed: None, owed: None, since: None, tries: 0 };
    assert_eq!(known().await, fresh);
    store.heard("one", 7).await.unwrap();
    for (tries, at) in [(1, 50), (2, 90)] {
        store.sent("one", Outcome::Later { status: 429, at, sent: 5 }).await.unwrap();
        let owed =
            Browser { heard: Some(7), failed: Some(429), owed: Some(at), since: Some(5), tries, ..fresh.clone() };
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
    assert_eq!(store.claim_notices(Way::Push, "mara", 30, 100, "one").await.unwrap().calls.len(), 1);
    assert_eq!(store.told_calls("mara").await.unwrap().len(), 1);
    assert!(store.save_calls(calls("a", Some(300), vec![call("a", 1, "mara", 10, true)]), true));
    store.put_due("a", 300).await.unwrap();
    assert!(store.told_calls("mara").await.unwrap().is_empty());
    let quiet = NoticeSettings { quiet: Quiet { from: 0, to: 60 }, ..NoticeSettings::default() };
    store.put_notice_settings("mara", quiet, "en").await.unwrap();
    assert!(store.owed(500, 10).await.unwrap().is_empty(), "not in the quiet hours");
    store.put_notice_settings("mara", NoticeSettings::default(), "en").await.unwrap();
    assert_eq!(store.owed(500, 10).await.unwrap().len(), 1);
    let off = NoticeSettings { push: false, ..NoticeSettings::default() };
    store.put_notice_settings("mara", off, "en").await.unwrap();
    assert!(store.owed(500, 10).await.unwrap().is_empty(), "switched off");
    store.sent("one", Outcome::Refused(403)).await.unwrap();
    assert_eq!((known().await.failed, known().await.owed, known().await.tries), (Some(403), None, 0));
    store.begin_test("one").await.unwrap();
    assert_eq!(known().await.failed, None);
    store.sent("one", Outcome::Later { status: 0, at: 600, sent: 590 }).await.unwrap();
    store.sent("one", Outcome::Accepted).await.unwrap();
    assert_eq!(
        known().await,
        Browser { subscription: Subscription { created: 6, ..row.clone() }, heard: Some(7), ..fresh.clone() }
    );
    store.sent("one", Outcome::Later { status: 0, at: 600, sent: 590 }).await.unwrap();
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

/// Waits until everything that is written asynchronously is written.
async fn written(store: &Store) {
    store.put_due("a", 1000).await.unwrap();
}

fn row(guest: &str, table: &str, kind: Kind, made: i64) -> NoticeRow {
    NoticeRow { guest: guest.to_owned(), table: table.to_owned(), kind, about: 0, made }
}

async fn kinds_of(store: &Store, guest: &str) -> Vec<(String, Kind)> {
    store.notices_of(guest).await.unwrap().into_iter().map(|row| (row.table, row.kind)).collect()
}

/// Of what else has happened, only those have rows who want to be told, by the ways and of the kinds that they want.
pub async fn notices_and_wishes(url: String) {
    let store = open(&url).await;
    for id in ["a", "b"] {
        store.put_table(&table(id, 1), &[seat(1, Some("mara")), seat(2, Some("jules"))]).await.unwrap();
    }
    let kinds = async |guest: &str| kinds_of(&store, guest).await;
    // Nobody has asked for anything: only the question whether a game is to end is kept, for the lists.
    store.tell(row("mara", "a", Kind::Over, 10), false);
    store.tell(row("mara", "a", Kind::End, 10), false);
    written(&store).await;
    assert_eq!(kinds("mara").await, [("a".to_owned(), Kind::End)]);
    store.subscribe(subscription("mara")).await.unwrap();
    assert!(store.untold(Way::Push, before(60), 60, 10).await.unwrap().is_empty(), "nothing of former times");
    let settings = NoticeSettings { bot: false, ..NoticeSettings::default() };
    store.put_notice_settings("mara", settings, "it").await.unwrap();
    assert_eq!(store.notice_settings("mara").await.unwrap(), (settings, "it".to_owned()));
    for kind in [Kind::Bot, Kind::Mention, Kind::Full] {
        store.tell(row("mara", "b", kind, 20), false);
    }
    store.tell(row("mara", "gone", Kind::Over, 20), false);
    written(&store).await;
    let all = [Kind::Full, Kind::Mention].map(|kind| ("b".to_owned(), kind));
    assert_eq!(kinds("mara").await[1..], all, "what is switched off has no row, nor a table that is gone");
    assert!(store.untold(Way::Push, before(19), 60, 10).await.unwrap().is_empty());
    assert!(store.untold(Way::Mail, before(60), 60, 10).await.unwrap().is_empty());
    assert_eq!(store.untold(Way::Push, before(20), 60, 10).await.unwrap(), ["mara"]);
    // One server tells it, once.
    let due = store.claim_notices(Way::Push, "mara", 20, 60, "one").await.unwrap();
    assert_eq!((due.notices.len(), due.asked, due.calls.len()), (2, false, 0));
    assert_eq!(store.claim_notices(Way::Push, "mara", 20, 60, "two").await.unwrap(), Due::default());
    // Another server that tidies up leaves them to whoever has claimed them, for a while.
    store.tidy_notices(60 + 25 * 3_600_000).await.unwrap();
    assert_eq!(kinds("mara").await.len(), 3);
    store.tidy_notices(61 + 25 * 3_600_000).await.unwrap();
    assert_eq!(kinds("mara").await, [("a".to_owned(), Kind::End)]);
    // It happens again, and is seen before it is told.
    store.tell(row("mara", "b", Kind::Mention, 70), false);
    written(&store).await;
    assert_eq!(store.untold(Way::Push, before(70), 80, 10).await.unwrap(), ["mara"]);
    store.notices_seen("mara", "b", 80);
    store.notices_seen("mara", "a", 80);
    written(&store).await;
    assert!(store.untold(Way::Push, before(80), 80, 10).await.unwrap().is_empty());
    assert_eq!(kinds("mara").await, [("a".to_owned(), Kind::End)], "a question stays until it is answered");
    store.withdraw_notices("a", Kind::End, Some("jules"));
    written(&store).await;
    assert_eq!(kinds("mara").await.len(), 1);
    store.withdraw_notices("a", Kind::End, Some("mara"));
    written(&store).await;
    assert!(kinds("mara").await.is_empty());
    store.close().await;
}

/// Notices, keys in e-mails and what was read of chats move with the id of their guest, and go with the guest.
pub async fn notices_keys_and_chats_of_a_guest(url: String) {
    let store = open(&url).await;
    store.put_table(&table("a", 1), &[seat(1, Some("mara"))]).await.unwrap();
    store.subscribe(subscription("mara")).await.unwrap();
    let kinds = async |guest: &str| kinds_of(&store, guest).await;
    store.tell(row("mara", "a", Kind::End, 90), false);
    store.tell(row("mara2", "a", Kind::End, 90), false);
    written(&store).await;
    store.rename_guest("mara", "mara2", false).await.unwrap();
    assert_eq!((kinds("mara").await.len(), kinds("mara2").await.len()), (0, 1));
    store.withdraw_notices("a", Kind::End, None);
    written(&store).await;
    assert!(kinds("mara2").await.is_empty());
    store.tell(row("mara2", "a", Kind::Over, 95), false);
    written(&store).await;
    assert_eq!(kinds("mara2").await.len(), 1, "the subscription has moved, too");
    store.keep_mail_key("key", "mara2", 95).await.unwrap();
    store.save_chat_read("mara2", "a", 7);
    store.save_chat_read("mara2", "a", 5);
    store.save_chat_read("mara2", "gone", 5);
    written(&store).await;
    store.rename_guest("mara2", "mara3", false).await.unwrap();
    assert_eq!(store.whose_mail_key("key", 95).await.unwrap().as_deref(), Some("mara3"));
    assert_eq!(store.chat_read("mara3").await.unwrap(), [("a".to_owned(), 7)]);
    store.rename_guest("mara3", "nobody", true).await.unwrap();
    for guest in ["nobody", "mara2", "mara3"] {
        assert!(kinds(guest).await.is_empty() && store.chat_read(guest).await.unwrap().is_empty());
    }
    assert_eq!(store.whose_mail_key("key", 95).await.unwrap(), None);
    store.close().await;
}

/// In the quiet hours nobody is told anything, by the clocks of the person; then all of it.
pub async fn quiet_hours(url: String) {
    const MINUTE: i64 = 60_000;
    const HOUR: i64 = 60 * MINUTE;
    let store = open(&url).await;
    store.put_table(&table("a", 1), &[seat(1, Some("mara"))]).await.unwrap();
    store.subscribe(subscription("mara")).await.unwrap();
    let wish = |from: u16, to: u16, zone: Option<Zone>| NoticeSettings {
        mail: true,
        quiet: Quiet { from: from * 60, to: to * 60 },
        zone,
        ..NoticeSettings::default()
    };
    store.put_notice_settings("mara", wish(22, 7, None), "en").await.unwrap();
    let day = 20_000 * 24 * HOUR;
    assert!(store.save_calls(calls("a", Some(9), vec![call("a", 1, "mara", 1, false)]), true));
    let over = NoticeRow { guest: "mara".to_owned(), table: "a".to_owned(), kind: Kind::Over, about: 0, made: 1 };
    store.tell(over, false);
    written(&store).await;
    let told = async |at: i64| {
        let push = store.untold(Way::Push, before(day), at, 10).await.unwrap();
        assert_eq!(store.untold(Way::Mail, before(day), at, 10).await.unwrap(), push, "both ways");
        !push.is_empty()
    };
    for (hours, expected) in [(21, true), (22, false), (23, false), (24, false), (30, false), (31, true)] {
        assert_eq!(told(day + hours * HOUR).await, expected, "{hours}");
    }
    assert!(told(day + 22 * HOUR - 1).await && !told(day + 31 * HOUR - 1).await);
    // The same hours, by clocks that are set back by an hour at midnight in UTC.
    let zone = Zone { offset: -4 * 60, changes: Some(day / 1000 + 24 * 3600), next: -5 * 60 };
    store.put_notice_settings("mara", wish(22, 7, Some(zone)), "en").await.unwrap();
    for (hours, expected) in [(22, true), (25, true), (26, true), (27, false), (35, false), (36, true)] {
        assert_eq!(told(day + hours * HOUR).await, expected, "{hours}");
    }
    let early = Zone { changes: None, ..zone };
    store.put_notice_settings("mara", wish(22, 7, Some(early)), "en").await.unwrap();
    assert!(!told(day + 26 * HOUR).await && told(day + 35 * HOUR).await);
    // Within a day, and none.
    store.put_notice_settings("mara", wish(9, 17, None), "en").await.unwrap();
    assert!(told(day + 8 * HOUR).await && !told(day + 9 * HOUR).await && told(day + 17 * HOUR).await);
    store.put_notice_settings("mara", wish(9, 9, None), "en").await.unwrap();
    assert!(told(day + 9 * HOUR).await);
    let due = store.claim_notices(Way::Push, "mara", day, day, "one").await.unwrap();
    assert_eq!((due.calls.len(), due.asked, due.notices.len()), (1, true, 1), "nothing is lost, and all in one");
    store.close().await;
}

/// The last warning: a quarter of the time, and at most two hours, before it is over; only of a decision that is pending.
pub async fn time_nearly_over(url: String) {
    const HOUR: i64 = 3_600_000;
    let store = open(&url).await;
    store.put_table(&table("a", 1), &[seat(1, Some("mara"))]).await.unwrap();
    store.subscribe(subscription("mara")).await.unwrap();
    let asked = |from: i64, hours: i64, looking: bool| {
        let due = from + hours * HOUR;
        calls("a", Some(due), vec![Call { due, ..call("a", 1, "mara", from, looking) }])
    };
    let rows = async |now: i64| -> Vec<i64> {
        store.tidy_notices(now).await.unwrap();
        store.notices_of("mara").await.unwrap().into_iter().map(|row| row.about).collect()
    };
    let start = 100 * HOUR;
    assert!(store.save_calls(asked(start, 24, false), true));
    written(&store).await;
    assert!(rows(start + 22 * HOUR - 1).await.is_empty());
    assert_eq!(rows(start + 22 * HOUR).await, [start]);
    let due = store.claim_notices(Way::Push, "mara", start - 1, start + 22 * HOUR, "one").await.unwrap();
    assert_eq!(due.notices.iter().map(|row| row.kind).collect::<Vec<_>>(), [Kind::Nearly]);
    assert_eq!(rows(start + 23 * HOUR).await, [start], "it is told once");
    assert!(store.untold(Way::Push, before(start - 1), start + 23 * HOUR, 10).await.unwrap().is_empty());
    // The decision is made, and the next one has an hour: the player looks at it at first.
    let next = start + 23 * HOUR;
    assert!(store.save_calls(asked(next, 1, true), true));
    written(&store).await;
    assert!(rows(next + HOUR * 3 / 4).await.is_empty());
    assert!(store.save_calls(asked(next, 1, false), true));
    written(&store).await;
    assert!(rows(next + HOUR * 3 / 4 - 1).await.is_empty());
    assert_eq!(rows(next + HOUR * 3 / 4).await, [next]);
    assert!(rows(next + HOUR).await == [next], "of a pending decision it stays, so that it is told once");
    let nearly = NoticeSettings { nearly: false, ..NoticeSettings::default() };
    store.put_notice_settings("mara", nearly, "en").await.unwrap();
    assert!(store.save_calls(asked(next + 1, 1, false), true));
    written(&store).await;
    assert!(rows(next + HOUR).await.is_empty(), "switched off");
    store.close().await;
}
