//! What is changed about names and chat: in the rows first, after which tables in memory are read again.

use crate::accounts::{overtaken, pseudonym};
use crate::fault::Fault;
use crate::host::{self, Order};
use crate::hub::Hub;
use crate::names::key;
use crate::store::{ChatRow, MOST_LISTED, Step, Store, TableFilter};
use crate::wire::live::ChatLine;
use crate::wire::table::Settings;
use std::collections::BTreeSet;

/// The most steps of one transaction.
const AT_ONCE: usize = 200;

/// A name that says nothing.
///
/// # Errors
/// When the system has no random numbers.
pub fn neutral_name() -> Result<String, Fault> {
    pseudonym()
}

async fn change(store: &Store, steps: &[Step]) -> Result<(), Fault> {
    for part in steps.chunks(AT_ONCE) {
        store.change_account(part.to_vec()).await.map_err(overtaken)?;
    }
    Ok(())
}

/// The rows of the chat, with another name of their author.
fn renamed_lines(chat: &[ChatRow], name: &str) -> Vec<Step> {
    let renamed = |row: &ChatRow| {
        let line: ChatLine = serde_json::from_str(&row.body).ok()?;
        let body = serde_json::to_string(&ChatLine { name: name.to_owned(), ..line }).ok()?;
        Some(Step::Line { table: row.table.clone(), seq: row.seq, body: Some(body) })
    };
    chat.iter().filter_map(renamed).collect()
}

/// The ids of all tables at which a guest sits.
async fn tables_of(store: &Store, guest: &str) -> Result<BTreeSet<String>, Fault> {
    let mut ids = BTreeSet::new();
    let mut filter = TableFilter { guest: Some(guest.to_owned()), limit: MOST_LISTED, ..TableFilter::default() };
    loop {
        let page = store.tables(&filter).await?;
        ids.extend(page.iter().map(|(row, _)| row.id.clone()));
        let Some((last, _)) = page.last().filter(|_| page.len() >= MOST_LISTED as usize) else { break };
        filter.before = Some((last.created, last.id.clone()));
    }
    Ok(ids)
}

/// Gives a guest another name, at all tables and in what the guest has written, also where others sit now.
///
/// # Errors
/// When the guest is gone, or the database cannot store it.
pub async fn rename_guest(hub: &Hub, guest: &str, name: &str) -> Result<(), Fault> {
    let store = &hub.shared().store;
    store.guest(guest).await?.ok_or_else(|| Fault::missing("this person is not here any more"))?;
    let (mut tables, written) = (tables_of(store, guest).await?, store.chat_of(guest).await?);
    tables.extend(written.iter().map(|row| row.table.clone()));
    let mut steps = vec![Step::GuestName { guest: guest.to_owned(), name: name.to_owned() }];
    steps.extend(store.account_by_guest(guest).await?.map(|row| Step::NameKey { account: row.id, key: key(name) }));
    let seats = Step::SeatNames { guest: guest.to_owned(), name: name.to_owned() };
    steps.push(seats.clone());
    steps.extend(renamed_lines(&written, name));
    change(store, &steps).await?;
    for table in tables {
        host::obey(hub, Order::Reload { id: table }).await?;
    }
    // A table in memory may have written something with the old name meanwhile.
    let mut steps = vec![seats];
    steps.extend(renamed_lines(&store.chat_of(guest).await?, name));
    change(store, &steps).await
}

/// Takes the name of a table away.
///
/// # Errors
/// When there is no such table, or the database cannot store it.
pub async fn rename_table(hub: &Hub, id: &str) -> Result<(), Fault> {
    let (row, _) = hub.rows(id).await?;
    let settings = Settings { name: String::new(), ..row.settings };
    let settings = serde_json::to_string(&settings).map_err(|error| Fault::internal(error.to_string()))?;
    change(&hub.shared().store, &[Step::TableSettings { table: row.id.clone(), settings }]).await?;
    host::obey(hub, Order::Reload { id: row.id }).await
}

/// Removes a line from the chat of a table: also the copy of a line from before the game.
///
/// # Errors
/// When the database cannot store it.
pub async fn hide_line(hub: &Hub, table: &str, seq: i64) -> Result<(), Fault> {
    let store = &hub.shared().store;
    let read = |row: &ChatRow| serde_json::from_str::<ChatLine>(&row.body).ok();
    let chat = store.chat(table).await?;
    // Newer lines may have displaced it, or somebody else has removed it.
    let Some(line) = chat.iter().find(|row| row.seq == seq).and_then(read) else { return Ok(()) };
    let is_it = |row: &&ChatRow| {
        read(row).is_some_and(|other| {
            (other.seat, &other.name, &other.text, other.at) == (line.seat, &line.name, &line.text, line.at)
        })
    };
    let steps: Vec<Step> =
        chat.iter().filter(is_it).map(|row| Step::Line { table: table.to_owned(), seq: row.seq, body: None }).collect();
    change(store, &steps).await?;
    host::obey(hub, Order::Reload { id: table.to_owned() }).await?;
    // A snapshot may have been written with it meanwhile.
    change(store, &steps).await
}
