//! Accounts: changes are applied all or none, and whatever may be used once is used once.

use super::moderation::filed;
use super::{open, seat, table};
use darkrock_server::accounts::{PERIOD, SESSION, Throttle, past};
use darkrock_server::store::{
    AccountRow, CeremonyRow, Change, Guest, SessionRow, Step, Store, StoreError, TableFilter, VacationRow,
};

fn ceremony(id: &str, ends: i64) -> Step {
    let [id, kind, who, state] = [id, "sign-in", "", "state"].map(str::to_owned);
    Step::Begin(CeremonyRow { id, kind, who, state, ends })
}

fn end(id: &str) -> Step {
    Step::End { ceremony: id.to_owned() }
}

fn session(id: &str, account: &str, seen: i64) -> Step {
    let [id, account, handle, label] = [id, account, "handle", "Phone"].map(str::to_owned);
    Step::Session(SessionRow { id, account, handle, label, created: 1, seen, confirmed: 0 })
}

fn account(id: &str) -> AccountRow {
    AccountRow::new(id.to_owned(), format!("guest of {id}"), format!("code of {id}"), 1)
}

async fn guest(store: &Store, id: &str) {
    let (id, name) = (id.to_owned(), format!("name of {id}"));
    store.put_guest(&Guest { id, name, created: 1, seen: 1 }).await.unwrap();
}

pub async fn once(url: String) {
    let store = open(&url).await;
    for id in ["guest of mara", "guest of belle"] {
        guest(&store, id).await;
    }
    store.change_account(vec![ceremony("one", 100), Step::Account(account("mara"))]).await.unwrap();
    assert_eq!(store.ceremony("one", 101).await.unwrap(), None, "too late");
    assert!(store.ceremony("one", 100).await.unwrap().is_some());
    // Two requests at once: one of them succeeds, and of the other nothing is stored.
    let both =
        [session("a", "mara", 1), session("b", "mara", 1)].map(|step| store.change_account(vec![step, end("one")]));
    let [one, other] = both;
    let results = tokio::join!(one, other);
    assert_eq!([results.0.is_ok(), results.1.is_ok()].iter().filter(|good| **good).count(), 1, "{results:?}");
    assert!(matches!(results.0.and(results.1), Err(StoreError::Overtaken)));
    assert_eq!(store.sessions("mara").await.unwrap().len(), 1);
    // Codes and names of others.
    let change = |old: &str| Step::Recovery { account: "mara".into(), old: Some(old.into()), new: "new".into(), at: 2 };
    assert!(matches!(store.change_account(vec![change("wrong")]).await, Err(StoreError::Overtaken)));
    store.change_account(vec![change("code of mara")]).await.unwrap();
    assert!(matches!(store.change_account(vec![change("code of mara")]).await, Err(StoreError::Overtaken)));
    assert_eq!(store.account_by_recovery("new").await.unwrap().map(|row| row.id).as_deref(), Some("mara"));
    let twin = AccountRow { guest: "guest of mara".into(), ..account("twin") };
    assert!(matches!(store.change_account(vec![Step::Account(twin)]).await, Err(StoreError::Overtaken)));
    let email = |id: &str| Step::Email { account: id.to_owned(), email: Some("mara@example.org".to_owned()) };
    store.change_account(vec![Step::Account(account("belle")), email("mara")]).await.unwrap();
    assert!(matches!(store.change_account(vec![email("belle")]).await, Err(StoreError::Overtaken)));
    // Time passes.
    let day = SESSION + 500;
    store.change_account(vec![session("c", "belle", day), ceremony("old", 200), ceremony("new", day)]).await.unwrap();
    store.expire(past(day)).await.unwrap();
    assert_eq!((store.sessions("mara").await.unwrap().len(), store.sessions("belle").await.unwrap().len()), (0, 1));
    assert!(store.ceremony("old", 0).await.unwrap().is_none() && store.ceremony("new", 0).await.unwrap().is_some());
    store.close().await;
}

/// Whatever removes guests leaves those that accounts need.
pub async fn guests_of_accounts_stay(url: String) {
    let store = open(&url).await;
    let step = |id: &str| Step::Account(account(id));
    for id in ["guest of mara", "guest of belle", "old", "gone"] {
        guest(&store, id).await;
    }
    store.change_account(vec![step("mara"), step("belle")]).await.unwrap();
    let refused = store.rename_guest("guest of mara", "other", true).await;
    assert!(matches!(refused, Err(StoreError::Overtaken)), "an order for it: {refused:?}");
    let merge = Step::Merge { from: "guest of mara".into(), to: "other".into() };
    assert!(matches!(store.change_account(vec![merge]).await, Err(StoreError::Overtaken)));
    store.change_account(vec![Step::Forget { guest: "guest of belle".into() }]).await.unwrap();
    store.change(Change::RemoveOldGuests { before: 1_000 }).await.unwrap();
    for (id, stays) in [("guest of mara", true), ("guest of belle", true), ("old", false), ("other", false)] {
        assert_eq!(store.guest(id).await.unwrap().is_some(), stays, "{id}");
    }
    // A row that is missing is made again, before the account of somebody whose guest was removed.
    let row = |name: &str, seen| Guest { id: "gone".into(), name: name.into(), created: 5, seen };
    store.change_account(vec![Step::Keep(row("Drifter", 5))]).await.unwrap();
    store.change_account(vec![Step::Keep(row("Other", 9))]).await.unwrap();
    assert_eq!(store.guest("gone").await.unwrap(), Some(row("Drifter", 9)));
    store.close().await;
}

/// What belonged to a removed guest goes, too; what belongs to an account stays.
pub async fn nothing_of_a_removed_guest_remains(url: String) {
    let store = open(&url).await;
    let all = ["old", "new", "guest of mara", "guest of gone"];
    for id in all {
        let seen = if id == "new" { 2_000 } else { 1 };
        store.put_guest(&Guest { id: id.into(), name: id.into(), created: 1, seen }).await.unwrap();
        store.put_vacation(VacationRow { guest: id.into(), begins: 10_000, ends: 20_000 }).await.unwrap();
    }
    store.change_account(vec![Step::Account(account("mara")), Step::Account(account("gone"))]).await.unwrap();
    let establish = |guest: &str| Change::Establish { guest: guest.to_owned(), established: true, now: 7 };
    for guest in ["guest of mara", "guest of gone"] {
        store.change(establish(guest)).await.unwrap();
    }
    // The account is deleted by somebody who does nothing else.
    store.change_account(vec![Step::Delete { account: "gone".into() }]).await.unwrap();
    store.ignore("new", "old", true, 6).await.unwrap();
    store.ignore("new", "guest of mara", true, 6).await.unwrap();
    for (id, by, about) in [("one", "old", "new"), ("two", "new", "old"), ("three", "new", "guest of mara")] {
        store.file_report(filed(id, by, about, 10)).await.unwrap();
    }
    store.file_report(filed("three", "old", "guest of mara", 11)).await.unwrap();
    store.change(Change::RemoveOldGuests { before: 1_000 }).await.unwrap();
    for (id, left) in [("old", 0), ("new", 1), ("guest of mara", 1), ("guest of gone", 0)] {
        assert_eq!(store.vacations(&[id]).await.unwrap().len(), left, "{id}");
    }
    assert_eq!(store.ignored_by("old").await.unwrap().len(), 0);
    assert_eq!(store.ignored_by("guest of mara").await.unwrap().len(), 1);
    let open_ones = store.open_reports(9).await.unwrap();
    let open_ones: Vec<_> = open_ones.iter().map(|(row, count)| (row.id.as_str(), *count)).collect();
    assert_eq!(open_ones, [("three", 1)], "by nobody, and about nobody, there is none");
    assert!(
        store.copied_lines_of("old").await.unwrap().is_empty() && store.reports_by("old").await.unwrap().is_empty()
    );
    assert_eq!(store.report_lines("three").await.unwrap().len(), 2);
    // A guest with the same id would have what is left.
    guest(&store, "guest of gone").await;
    let established = store.established().await.unwrap();
    assert_eq!(established.iter().map(|row| row.0.as_str()).collect::<Vec<_>>(), ["guest of mara"]);
    store.close().await;
}

pub async fn guests_become_one(url: String) {
    let store = open(&url).await;
    for id in ["browser", "guest of mara"] {
        guest(&store, id).await;
    }
    let mut row = table("00000000000000000000000000000001", 1);
    row.host = "browser".to_owned();
    store.put_table(&row, &[seat(1, Some("browser")), seat(2, Some("guest of mara"))]).await.unwrap();
    let merge = Step::Merge { from: "browser".into(), to: "guest of mara".into() };
    store.change_account(vec![Step::Account(account("mara")), session("phone", "mara", 1), merge]).await.unwrap();
    let seated = |guest: &str| TableFilter { guest: Some(guest.to_owned()), ..TableFilter::default() };
    assert!(
        store.guest("browser").await.unwrap().is_none() && store.tables(&seated("browser")).await.unwrap().is_empty()
    );
    let signed = store.signed("phone").await.unwrap().unwrap();
    let own = store.tables(&seated(&signed.guest)).await.unwrap();
    assert!(own.len() == 1 && own[0].0.host == signed.guest);
    assert!(own[0].1.iter().all(|seat| seat.guest.as_ref() == Some(&signed.guest)));
    // A new id, as after signing out a device: the same request a second time comes too late.
    let new = Step::NewGuest { account: "mara".into(), old: signed.guest.clone(), new: "new".into() };
    store.change_account(vec![new.clone()]).await.unwrap();
    assert!(matches!(store.change_account(vec![new]).await, Err(StoreError::Overtaken)));
    assert_eq!(store.signed("phone").await.unwrap().unwrap().guest, "new");
    assert_eq!(store.guest("new").await.unwrap().unwrap().name, "name of guest of mara");
    // Deleted: no name, no session, no passkey.
    let nobody = Step::Merge { from: "new".into(), to: "nobody".into() };
    let steps = vec![
        Step::Pseudonym { guest: "new".into(), name: "Drifter".into() },
        Step::Delete { account: "mara".into() },
        nobody,
        Step::Forget { guest: "nobody".into() },
    ];
    store.change_account(steps).await.unwrap();
    assert_eq!(store.signed("phone").await.unwrap(), None);
    assert!(store.account("mara").await.unwrap().is_none() && store.guest("nobody").await.unwrap().is_none());
    let left = store.tables(&TableFilter::default()).await.unwrap();
    assert!(left[0].1.iter().all(|seat| seat.name == "Drifter" && seat.guest.as_deref() == Some("nobody")));
    store.close().await;
}

/// Whoever lets games be published has done so since the first time, until it is taken back or the account goes.
pub async fn games_are_shared(url: String) {
    let store = open(&url).await;
    for id in ["mara", "belle"] {
        guest(&store, &format!("guest of {id}")).await;
        store.change_account(vec![Step::Account(account(id))]).await.unwrap();
    }
    let share =
        async |id: &str, since| store.change_account(vec![Step::ShareGames { account: id.to_owned(), since }]).await;
    let sharing = async || {
        let mut all: Vec<_> = store.sharing_games().await.unwrap().into_iter().collect();
        all.sort();
        all
    };
    let (mara, belle) = ("guest of mara".to_owned(), "guest of belle".to_owned());
    assert_eq!(sharing().await, []);
    for (id, since) in [("mara", 7), ("belle", 8), ("mara", 9)] {
        share(id, Some(since)).await.unwrap();
    }
    assert_eq!(sharing().await, [(belle.clone(), 8), (mara.clone(), 7)]);
    assert_eq!(store.account("mara").await.unwrap().unwrap().shares_games, Some(7));
    share("mara", None).await.unwrap();
    share("mara", Some(10)).await.unwrap();
    assert_eq!(sharing().await, [(belle, 8), (mara.clone(), 10)]);
    store.change_account(vec![Step::Delete { account: "belle".to_owned() }]).await.unwrap();
    assert_eq!(sharing().await, [(mara, 10)]);
    assert!(matches!(share("nobody", Some(1)).await, Err(StoreError::Overtaken)));
    store.close().await;
}

/// The same on every server that shares the database, since nothing is counted elsewhere.
pub async fn tries(url: String) {
    let store = open(&url).await;
    let limit = Throttle { what: "codes", most: 2 };
    let now = 5 * PERIOD;
    let texts = |who: &str| who.chars().map(String::from).collect::<Vec<_>>();
    let take = async |who: &str, now: i64| limit.take_for(&store, &texts(who), now).await.is_ok();
    assert_eq!([take("a", now).await, take("a", now).await, take("a", now).await], [true, true, false]);
    for n in 0..1000 {
        assert!(limit.take_for(&store, &[n.to_string()], now).await.is_ok(), "nobody is locked out by others");
    }
    // Whoever counts as two is limited as each of them, and refused tries cost nobody anything.
    assert_eq!([take("b", now).await, take("bc", now).await, take("bc", now).await], [true, true, false]);
    assert_eq!([take("ca", now).await, take("c", now).await, take("c", now).await], [false, true, false]);
    let other = Throttle { what: "links", ..limit };
    assert!(other.take_for(&store, &texts("a"), now).await.is_ok(), "each kind by itself");
    assert!(!take("a", now + PERIOD - 1).await);
    assert!(take("a", now + PERIOD).await, "the next period");
    store.expire(past(now + PERIOD)).await.unwrap();
    assert_eq!(store.salt("salt", 5).await.unwrap(), None, "with the salt of the old one its digests are gone");
    store.close().await;
}
