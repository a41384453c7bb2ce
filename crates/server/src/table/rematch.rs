//! The table of the next game, which one of the players asks for.

use super::lobby::FIRST_EPOCH;
use super::{NewTable, Table};
use crate::fairness;
use crate::fault::Fault;
use crate::names::has_name;
use crate::peer::Peers;
use crate::store::{NotesRow, TableRow};
use crate::wire::table::{Settings, Status};
use std::sync::Arc;

/// The id of the next game: another one if that table was removed.
fn rematch_id(row: &TableRow) -> String {
    let last = row.rematch.as_ref().unwrap_or(&row.id);
    fairness::sha256(format!("rematch {last} {}", row.server_part).as_bytes())[..32].to_owned()
}

impl Table {
    /// The settings of the next game, for its host. The name of a table that somebody else is named in is not taken over: it would
    /// stay there when that person has gone.
    async fn settings_again(&mut self, guest: &str) -> Result<Settings, Fault> {
        let settings = self.row.settings.clone();
        let others = self.seats.iter().filter(|seat| seat.guest.as_deref().is_some_and(|other| other != guest));
        let mut names: Vec<String> = others.map(|seat| seat.name.clone()).collect();
        if self.row.host != guest {
            names.extend(self.shared.store.guest(&self.row.host).await?.map(|host| host.name));
        }
        let named = names.iter().any(|name| has_name(&settings.name, name));
        Ok(if named { Settings { name: String::new(), ..settings } } else { settings })
    }

    /// The table of the next game, created on the first request. Commands are handled in sequence, so only one is created,
    /// however many requests arrive.
    pub(super) async fn rematch(&mut self, guest: &str, peers: Peers) -> Result<String, Fault> {
        // The host, or the passing of time, may have removed it.
        if let Some(there) = &self.row.rematch
            && self.shared.store.table(there).await?.is_some()
        {
            return Ok(there.clone());
        }
        if self.row.status != Status::Finished || self.seats_of(Some(guest)).is_empty() {
            return Err(Fault::conflict("not-finished", "only players of a finished game can ask for a rematch"));
        }
        let shared = Arc::clone(&self.shared);
        let store = &shared.store;
        // A server that made it may have been gone before it was noted here: then it is found.
        let id = rematch_id(&self.row);
        if store.table(&id).await?.is_none() {
            let (settings, seats) = (self.settings_again(guest).await?, vec![None; self.seats.len()]);
            let (after, own) = (Some(self.seats.clone()), Some(id.clone()));
            let new = |settings: Settings| {
                let (seats, peers, after, id) = (seats.clone(), peers.clone(), after.clone(), own.clone());
                NewTable { settings, seats, host: guest.to_owned(), peers, base: None, after, id }
            };
            match new(settings.clone()).make(&shared).await {
                // The list is full of tables of the same host or network. Whoever played has the link.
                Err(fault) if ["listed-tables", "listed-network"].contains(&fault.code.as_ref()) => {
                    new(Settings { listed: false, ..settings }).make(&shared).await?
                }
                made => made?,
            };
            if let Some(notes) = store.notes(&self.row.id).await? {
                store.put_notes(NotesRow { table: id.clone(), epoch: FIRST_EPOCH, body: Some(notes) }).await?;
            }
        }
        self.row.rematch = Some(id.clone());
        if let Err(fault) = self.save().await {
            self.row.rematch = None;
            return Err(fault);
        }
        self.send_table();
        Ok(id)
    }
}
