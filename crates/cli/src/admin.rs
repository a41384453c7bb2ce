//! `darkrock admin`: what the host of a server does.

use crate::Outcome;
use crate::content::Origin;
use crate::text_table::TextTable;
use anyhow::{Context, Result, anyhow, ensure};
use clap::Subcommand;
use darkrock_rules::{Catalog, Word};
use darkrock_server::admin::{Admin, Checked};
use darkrock_server::export::{Export, Exported, LeftOut};
use darkrock_server::halt::Halt;
use darkrock_server::host::{Banned, Order};
use darkrock_server::moderation::doer;
use darkrock_server::owner::make_folder;
use darkrock_server::peer::network;
use darkrock_server::retention::Retention;
use darkrock_server::shared::{now, now_ms};
use darkrock_server::store::{RoleRow, Seated, Store, TableFilter};
use darkrock_server::wire::moderation::Role;
use darkrock_server::wire::table::{Sitter, Status, Stopped};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;

/// The most rows of a list.
const LISTED: u32 = 200;

/// Look after a server: tables, guests, bans, announcements
///
/// It works beside a running server, which carries out the changes, and without one.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock admin tables --status running
  darkrock admin ban-address 192.0.2.0/24 --days 7 --reason \"spam\"
  darkrock admin announce \"Back at nine: the server moves\"
  darkrock admin export-games games-2026 --license CC0-1.0
  darkrock admin log")]
pub struct Args {
    /// The database: sqlite://FILE or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(
        long,
        global = true,
        value_name = "URL",
        default_value = "sqlite://darkrock.db",
        env = "DARKROCK_DATABASE",
        hide_env_values = true
    )]
    database: String,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    /// Who does this, for the log. Default: the user of the system
    #[arg(long = "as", global = true, value_name = "NAME", env = "DARKROCK_ADMIN")]
    who: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// List the servers that run on the database
    Nodes,
    /// Print the secret with which workers (darkrock bots) connect to the servers of the database
    WorkerSecret,
    /// List tables, newest first
    Tables {
        /// Only those at this stage: open, running or finished
        #[arg(long, value_name = "STATUS")]
        status: Option<String>,
    },
    /// Show a table
    Table {
        /// Its id, the end of its link
        id: String,
    },
    /// Remove a table with its game, for good
    RemoveTable {
        /// Its id, the end of its link
        id: String,
    },
    /// List guests, the last seen first
    Guests {
        /// Only those whose names contain this
        #[arg(default_value = "")]
        name: String,
    },
    /// Show a guest with its tables
    Guest {
        /// Its id
        id: String,
    },
    /// Remove a guest, for good: its tables stay, and its seats are those of an absent player
    RemoveGuest {
        /// Its id
        id: String,
        /// Remove the guest's account, too: a guest with an account is not removed otherwise
        #[arg(long)]
        account: bool,
    },
    /// Give an account a role on the admin page, or take it away
    Role {
        /// The handle, the end of the link of the profile; or the id, as `guests` lists it
        handle: String,
        /// admin, moderator or none
        #[arg(value_parser = role)]
        role: Given,
    },
    /// List the accounts with roles
    Roles,
    /// Vouch for a person whom you know: rated games with established persons count in full, those with others little
    Establish {
        /// The handle, the end of the link of the profile; or the id, as `guests` lists it
        handle: String,
        /// Take it back
        #[arg(long)]
        end: bool,
    },
    /// List the established persons
    Established,
    /// List who is kept out
    Bans,
    /// Keep a guest out
    BanGuest {
        /// Its id
        id: String,
        #[command(flatten)]
        ban: Ban,
    },
    /// Keep an address or a network out
    BanAddress {
        /// Such as 192.0.2.7 or 2001:db8::/32
        address: String,
        #[command(flatten)]
        ban: Ban,
    },
    /// Let a guest or an address in again
    Unban {
        /// The guest's id, or the address or network
        who: String,
    },
    /// Tell everybody something; without a text, what they are told now
    Announce {
        /// At most 300 characters
        text: Option<String>,
        /// End the present announcement
        #[arg(long, conflicts_with = "text")]
        end: bool,
    },
    /// Try each running game with the rules of this program, and change nothing
    ///
    /// For an upgrade: run the new program on the database of the old one. Each game goes on, or stops at a choice that the rules
    /// do not allow any more; then its players go on from there or end it (docs/hosting.md). The exit code is 1 if one stops.
    CheckGames,
    /// Move everything from a database to an empty one, and read it back, while no server runs on either
    ///
    /// From SQLite to PostgreSQL, or back; the first database stays as it is. The second needs the schema of this version or none.
    Move {
        /// The database with the games: sqlite://FILE or postgres://USER:PASSWORD@HOST/DATABASE
        from: String,
        /// The empty database
        to: String,
    },
    /// Write the games of people who have agreed to it into a folder, without names, to be published
    ///
    /// A game goes out only if everybody in it has agreed in their account before its end and still does, and it ended at least 30
    /// days ago; a set has at least 20 people (docs/games-of-people.md). `darkrock study --from FOLDER` reads it.
    ExportGames {
        /// The folder to write: it must not exist, or be empty
        folder: PathBuf,
        /// On what terms others may use the games, such as CC0-1.0 or CC-BY-4.0; it is written into the folder
        #[arg(long, value_name = "TEXT")]
        license: String,
    },
    /// List what hosts have had done, newest first: when, by whom, and what came of it
    Log,
    /// Remove what is older, while no server runs: a running one does it by itself, with the same options of `serve`
    RemoveOld(Keep),
}

/// A role that is given, or none.
#[derive(Clone, Copy, Debug)]
struct Given(Option<Role>);

fn role(text: &str) -> Result<Given, String> {
    let role = if text == "none" { Ok(None) } else { text.parse().map(Some) };
    role.map(Given).map_err(|_| "expected admin, moderator or none".to_owned())
}

/// How somebody is kept out.
#[derive(clap::Args, Debug)]
struct Ban {
    /// Why; shown to them
    #[arg(long, default_value = "The host of this server has excluded you.")]
    reason: String,
    /// For this many days. Default: for ever
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=36_500))]
    days: Option<i64>,
}

impl Ban {
    fn order(self, who: Banned) -> Order {
        Order::Ban { who, reason: self.reason, seconds: self.days.map(|days| days * 24 * 60 * 60) }
    }
}

/// How long tables and guests are kept.
#[derive(clap::Args, Debug, Clone)]
pub(crate) struct Keep {
    /// Days after which a table is removed whose game has not begun; 0: never
    #[arg(long, value_name = "N", default_value_t = Retention::default().open_tables, env = "DARKROCK_KEEP_OPEN_TABLES", help_heading = "Storage")]
    keep_open_tables: u32,
    /// Days since its last turn after which an unfinished game is removed; 0: never
    #[arg(long, value_name = "N", default_value_t = Retention::default().running_tables, env = "DARKROCK_KEEP_RUNNING_TABLES", help_heading = "Storage")]
    keep_running_tables: u32,
    /// Days since its end after which a finished game is removed; 0: never. Ratings, statistics and achievements stay
    #[arg(long, value_name = "N", default_value_t = Retention::default().finished_tables, env = "DARKROCK_KEEP_FINISHED", help_heading = "Storage")]
    keep_finished: u32,
    /// Folder in which the records of finished games stay, without names, when --keep-finished removes them
    #[arg(long, value_name = "FOLDER", env = "DARKROCK_KEEP_FINISHED_RECORDS", help_heading = "Storage")]
    keep_finished_records: Option<PathBuf>,
    /// Days since the last visit after which a guest without an unfinished game is removed; 0: never
    #[arg(long, value_name = "N", default_value_t = Retention::default().guests, env = "DARKROCK_KEEP_GUESTS", help_heading = "Storage")]
    keep_guests: u32,
}

impl Keep {
    /// How long things are kept.
    ///
    /// # Errors
    /// When the folder for records has no use or cannot be made.
    pub(crate) fn retention(self) -> Result<Retention> {
        if let Some(folder) = &self.keep_finished_records {
            ensure!(
                self.keep_finished > 0,
                "--keep-finished-records needs --keep-finished: without it every game is kept"
            );
            make_folder(folder).with_context(|| format!("the folder for records, {}", folder.display()))?;
        }
        Ok(Retention {
            open_tables: self.keep_open_tables,
            running_tables: self.keep_running_tables,
            finished_tables: self.keep_finished,
            records: self.keep_finished_records,
            guests: self.keep_guests,
        })
    }
}

/// Days and hours since a moment.
fn ago(since: i64) -> String {
    let hours = (now() - since).max(0) / 3600;
    match hours {
        0 => "just now".to_owned(),
        1..48 => format!("{hours} h ago"),
        _ => format!("{} days ago", hours / 24),
    }
}

fn people((_, seats): &Seated) -> String {
    let name = |sitter: Sitter, name: &str| match sitter {
        Sitter::Open => "-".to_owned(),
        Sitter::Bot => format!("[{name}]"),
        Sitter::Person => name.to_owned(),
    };
    seats.iter().map(|seat| name(seat.sitter, &seat.name)).collect::<Vec<_>>().join(", ")
}

fn table_json((row, seats): &Seated) -> Value {
    let seat = |seat: &darkrock_server::store::SeatRow| json!({"seat": seat.seat, "sitter": seat.sitter, "name": seat.name, "guest": seat.guest});
    json!({
        "id": row.id, "name": row.settings.name, "status": row.status, "created": row.created, "changed": row.changed,
        "listed": row.listed, "host": row.host, "owner": row.owner, "epoch": row.epoch,
        "seats": seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

/// A list of rows, as a table of text or as JSON.
struct List {
    heading: &'static str,
    rows: Vec<(String, Vec<String>, Value)>,
}

impl List {
    fn write(self, json: bool, out: &mut dyn Write) -> Result<()> {
        if json {
            let rows: Vec<Value> = self.rows.into_iter().map(|(_, _, value)| value).collect();
            writeln!(out, "{}", serde_json::to_string_pretty(&rows)?)?;
            return Ok(());
        }
        let mut table = TextTable::default();
        table.heading(&format!("{}: {}", self.heading, self.rows.len()));
        for (name, cells, _) in self.rows {
            table.row(&name, cells);
        }
        Ok(table.write(out)?)
    }
}

fn tables(heading: &'static str, tables: &[Seated]) -> List {
    let row = |table: &Seated| {
        let (row, _) = table;
        let cells = vec![row.status.word().to_owned(), ago(row.changed), row.settings.name.clone(), people(table)];
        (row.id.clone(), cells, table_json(table))
    };
    List { heading, rows: tables.iter().map(row).collect() }
}

fn status(text: &str) -> Result<Status> {
    text.parse().map_err(|_| anyhow!("unknown status “{text}”: expected open, running or finished"))
}

/// A row of the log.
fn deed(row: darkrock_server::store::DeedRow) -> (String, Vec<String>, Value) {
    let about: Value = serde_json::from_str(&row.about).unwrap_or_default();
    let json = json!({"at": row.at, "who": row.who, "deed": row.deed, "about": about, "outcome": row.outcome});
    let who = if row.who.is_empty() { "?".to_owned() } else { row.who };
    let outcome = row.outcome.unwrap_or_else(|| "was interrupted".to_owned());
    (ago(row.at / 1000), vec![who, row.deed, row.about, outcome], json)
}

/// The log, with the names that the accounts have now.
async fn log(store: &Store) -> Result<List> {
    let mut rows = store.deeds(LISTED).await?;
    for row in &mut rows {
        row.who = doer(store, &row.who).await?;
    }
    Ok(List { heading: "done", rows: rows.into_iter().map(deed).collect() })
}

/// An account with a role.
fn with_role(row: RoleRow) -> (String, Vec<String>, Value) {
    let json = json!({"guest": row.guest, "name": row.name, "role": row.role, "since": row.since});
    (row.guest, vec![row.name, row.role.word().to_owned(), ago(row.since)], json)
}

/// Who runs this program, as far as the system says; whoever became root by sudo is named first.
fn user() -> String {
    let variable = |name| std::env::var(name).ok().filter(|name| !name.is_empty());
    let user = variable("USER").or_else(|| variable("LOGNAME")).or_else(|| variable("USERNAME"));
    match (variable("SUDO_USER"), user) {
        (Some(before), Some(user)) => format!("{before} as {user}"),
        (before, user) => before.or(user).unwrap_or_default(),
    }
}

/// Lists that the database alone gives.
async fn look(admin: &Admin, command: &Command) -> Result<Option<List>> {
    let store = admin.store();
    let list = match command {
        Command::Nodes => {
            let row = |node: darkrock_server::store::NodeRow| {
                let json =
                    json!({"id": node.id, "address": node.address, "version": node.version, "started": node.started});
                (node.id, vec![node.address, node.version, ago(node.started)], json)
            };
            List { heading: "servers", rows: store.nodes().await?.into_iter().map(row).collect() }
        }
        Command::Tables { status: at } => {
            let status = at.as_deref().map(status).transpose()?;
            let filter = TableFilter { status, limit: LISTED, ..TableFilter::default() };
            tables("tables", &store.tables(&filter).await?)
        }
        Command::Table { id } => {
            let found = store.table(id).await?;
            tables("table", &[found.ok_or_else(|| anyhow!("unknown table {id}: expected the end of its link"))?])
        }
        Command::Guests { name } => {
            let row = |guest: darkrock_server::store::Guest| {
                let json = json!({"id": guest.id, "name": guest.name, "created": guest.created, "seen": guest.seen});
                (guest.id, vec![guest.name, ago(guest.seen)], json)
            };
            List { heading: "guests", rows: store.guests(name, LISTED).await?.into_iter().map(row).collect() }
        }
        Command::Guest { id } => {
            store.guest(id).await?.ok_or_else(|| anyhow!("unknown guest {id}"))?;
            let filter = TableFilter { guest: Some(id.clone()), limit: LISTED, ..TableFilter::default() };
            tables("tables of this guest", &store.tables(&filter).await?)
        }
        Command::Bans => {
            let row = |ban: darkrock_server::store::BanRow| {
                let until =
                    ban.until.map_or_else(|| "for ever".to_owned(), |end| format!("{} h more", (end - now()) / 3600));
                let json = json!({"kind": ban.kind, "who": ban.who, "reason": ban.reason, "until": ban.until});
                (ban.who, vec![ban.kind, ago(ban.created), until, ban.reason], json)
            };
            List { heading: "kept out", rows: store.bans(now()).await?.into_iter().map(row).collect() }
        }
        Command::Roles => List { heading: "roles", rows: store.roles().await?.into_iter().map(with_role).collect() },
        Command::Established => {
            let row = |(id, name, since): (String, String, i64)| {
                let json = json!({"guest": id, "name": name, "since": since});
                (id, vec![name, ago(since)], json)
            };
            List { heading: "established", rows: store.established().await?.into_iter().map(row).collect() }
        }
        Command::Log => log(store).await?,
        Command::Announce { text: None, end: false } => {
            let row = |text: String| (text.clone(), Vec::new(), json!(text));
            List { heading: "announced", rows: store.announcement().await?.into_iter().map(row).collect() }
        }
        _ => return Ok(None),
    };
    Ok(Some(list))
}

/// The order of a command.
fn order(command: Command) -> Result<Order> {
    Ok(match command {
        Command::RemoveTable { id } => Order::RemoveTable { id },
        Command::RemoveGuest { id, account } => Order::RemoveGuest { id, account },
        Command::BanGuest { id, ban } => ban.order(Banned::Guest(id)),
        Command::BanAddress { address, ban } => ban.order(Banned::Address(network(&address).map_err(|e| anyhow!(e))?)),
        Command::Unban { who } => {
            let address = network(&who).map(Banned::Address);
            Order::Unban { who: address.unwrap_or(Banned::Guest(who)) }
        }
        Command::Announce { text, .. } => Order::Announce { text },
        Command::Establish { handle, end } => Order::Establish { who: handle, established: !end },
        Command::Role { handle, role: Given(role) } => Order::Role { who: handle, role },
        _ => return Err(anyhow!("this command only looks")),
    })
}

/// What the rules make of a game, in a line.
fn verdict(checked: &Checked) -> String {
    match &checked.halt {
        Ok(None) => "goes on".to_owned(),
        Ok(Some(Halt { shown: Stopped { choices, left, .. }, seat, line, reason, .. })) => {
            let all = choices + left;
            let by = seat.map_or(String::new(), |seat| format!(", “{line}” of seat {seat}"));
            format!("stops at choice {} of {all}{by}: {reason}", choices + 1)
        }
        Err(fault) => format!("cannot be read: {fault}"),
    }
}

fn checked_json(checked: &Checked) -> Value {
    let stopped = checked.halt.as_ref().ok().and_then(Option::as_ref).map(|halt| {
        let Halt { shown: Stopped { choices, left, rules, .. }, seat, line, reason, .. } = halt;
        json!({"choices": choices, "left": left, "seat": seat, "line": line, "reason": reason, "rules": rules})
    });
    let error = checked.halt.as_ref().err().map(ToString::to_string);
    let goes_on = matches!(checked.halt, Ok(None));
    json!({"id": checked.id, "name": checked.name, "goes_on": goes_on, "stopped": stopped, "error": error})
}

/// Tries the running games. Returns whether all go on.
async fn check_games(args: &Args, catalog: Catalog, out: &mut dyn Write) -> Result<bool> {
    let mut checked = Vec::new();
    darkrock_server::admin::check_games(&args.database, catalog, |game| checked.push(game)).await?;
    let stop = checked.iter().filter(|game| !matches!(game.halt, Ok(None))).count();
    if args.json {
        let games: Vec<Value> = checked.iter().map(checked_json).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&games)?)?;
    } else {
        for game in &checked {
            writeln!(out, "{}  {}", game.id, verdict(game))?;
        }
        writeln!(out, "{} running games: {} go on, {stop} stop", checked.len(), checked.len() - stop)?;
    }
    Ok(stop == 0)
}

async fn work(args: Args, out: &mut dyn Write) -> Result<()> {
    let admin = Admin::open(&args.database).await?.in_name_of(args.who.clone().unwrap_or_else(user));
    let done = async {
        if let Some(list) = look(&admin, &args.command).await? {
            return list.write(args.json, out);
        }
        if matches!(args.command, Command::WorkerSecret) {
            let secret = admin.worker_secret().await?;
            return Ok(if args.json { writeln!(out, "{}", json!(secret)) } else { writeln!(out, "{secret}") }?);
        }
        match args.command {
            Command::RemoveOld(keep) => admin.remove_old(keep.retention()?).await?,
            command => admin.order(order(command)?).await?,
        }
        writeln!(out, "done")?;
        Ok(())
    };
    let done = done.await;
    admin.close().await;
    done
}

/// Exports games of people.
async fn export_games(args: &Args, asked: &Export, catalog: Catalog, out: &mut dyn Write) -> Result<()> {
    let admin = Admin::open(&args.database).await?.in_name_of(args.who.clone().unwrap_or_else(user));
    let exported = admin.export_games(catalog, asked, now_ms()).await;
    admin.close().await;
    let exported = exported?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&exported)?)?;
        return Ok(());
    }
    let Exported { games, people, left_out } = exported;
    writeln!(out, "{games} games of {people} people are in {}", asked.folder.display())?;
    let LeftOut { not_agreed, recent, of_bots, without_result, from_records, not_replayed } = left_out;
    for (count, reason) in [
        (not_agreed, "somebody has not agreed, or has no account"),
        (recent, "the end is less than 30 days ago"),
        (of_bots, "only bots played"),
        (without_result, "its people ended it without a result"),
        (from_records, "it began as a record"),
        (not_replayed, "the rules of this version do not replay it"),
    ] {
        if count > 0 {
            writeln!(out, "{count:>8}  left out: {reason}")?;
        }
    }
    Ok(())
}

/// Moves a database.
async fn move_all(from: &str, to: &str, args: &Args, out: &mut dyn Write) -> Result<()> {
    let who = args.who.clone().unwrap_or_else(user);
    let moved = darkrock_server::store::move_all(from, to, &who).await?;
    if args.json {
        let tables: Vec<Value> = moved.iter().map(|moved| json!({"table": moved.table, "rows": moved.rows})).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&tables)?)?;
        return Ok(());
    }
    for table in &moved {
        writeln!(out, "{:>10}  {}", table.rows, table.table)?;
    }
    let rows: u64 = moved.iter().map(|table| table.rows).sum();
    writeln!(out, "{rows} rows of {} tables were moved and read back", moved.len())?;
    Ok(())
}

/// Runs a command of the host.
pub(crate) fn run(args: Args, origin: &Origin, out: &mut dyn Write) -> Result<Outcome> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start the threads for the database")?;
    if matches!(args.command, Command::CheckGames) {
        let all = runtime.block_on(check_games(&args, origin.whole()?, out))?;
        return Ok(if all { Outcome::Good } else { Outcome::Bad });
    }
    if let Command::ExportGames { folder, license } = &args.command {
        let asked = Export { folder: folder.clone(), license: license.clone() };
        runtime.block_on(export_games(&args, &asked, origin.whole()?, out))?;
        return Ok(Outcome::Good);
    }
    if let Command::Move { from, to } = &args.command {
        runtime.block_on(move_all(from, to, &args, out))?;
        return Ok(Outcome::Good);
    }
    runtime.block_on(work(args, out))?;
    Ok(Outcome::Good)
}
