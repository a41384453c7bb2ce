//! The bodies of requests and responses about reports, and of those who look after the people of a server.

use super::table::TableInfo;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The powers of an account, the lesser first.
#[derive(
    Serialize,
    Deserialize,
    TS,
    ToSchema,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// Looks after reports and tables, and keeps guests out.
    Moderator,
    /// Does that, too, and gives roles, announces, keeps networks out, and reads the log.
    Admin,
}

/// The kind of what was reported.
#[derive(
    Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ReportKind {
    /// The name of a person.
    Name,
    /// A chat line.
    Line,
    /// A table.
    Table,
}

/// Something that a person thinks should not be there.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reported {
    /// The name of a person.
    Name {
        /// The person's handle.
        handle: String,
    },
    /// A chat line.
    Line {
        /// The table's id.
        table: String,
        /// The line's number.
        #[ts(type = "number")]
        n: u64,
    },
    /// A table as such: its name, or what goes on there.
    Table {
        /// Its id.
        table: String,
    },
}

/// What a person sends to the moderators.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct MakeReport {
    /// A line of chat, a player's name, or the name of a table.
    pub of: Reported,
    /// What the person says about it; may be empty, at most 300 characters.
    #[serde(default)]
    pub text: String,
}

/// How a report was closed.
#[derive(
    Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// It was right, and what was necessary has been done.
    Resolved,
    /// There was nothing to report: further reports of these persons come later in the list.
    Unfounded,
}

/// What moderators see of a report before they open it.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct ReportInfo {
    /// Its id in requests.
    pub id: String,
    /// What was reported.
    pub kind: ReportKind,
    /// The name of the person or of the table.
    pub title: String,
    /// The handle of the person whom it is about, as long as the server knows them.
    pub handle: Option<String>,
    /// The table of a line, or the table itself.
    pub table: Option<String>,
    /// When it was made, in seconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// How many persons have reported it.
    pub reporters: u32,
    /// How it was closed; none while it is open.
    pub verdict: Option<Verdict>,
    /// Whether others must decide: it is about a table at which you sit, or somebody with a role that is not below yours.
    pub others_decide: bool,
}

/// What a report has kept.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct ReportCopy {
    /// What those have said who have reported it.
    pub words: Vec<String>,
    /// The chat around it.
    pub lines: Vec<CopiedLine>,
}

/// A chat line.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct CopiedLine {
    /// The seat of the author.
    pub seat: Option<u8>,
    /// The author's name.
    pub name: String,
    /// What was written when the report was made.
    pub text: String,
    /// When it was written, in seconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Whether it is the one that was reported.
    pub reported: bool,
}

/// What is done about a report.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "deed", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ReportDeed {
    /// Removes the line from the chat.
    HideLine,
    /// Gives the person a neutral name.
    RenameGuest,
    /// Takes the table's name away.
    RenameTable,
    /// Removes the table with its game.
    RemoveTable,
    /// Keeps the person out.
    BanGuest {
        /// Why; shown to the person.
        reason: String,
        /// For how many days; none for ever.
        days: Option<u32>,
    },
    /// Ends it without doing anything to anybody.
    Close {
        /// How.
        verdict: Verdict,
    },
}

/// Tables that were looked for.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct TablesFound {
    /// The tables, newest first.
    pub tables: Vec<TableInfo>,
    /// Where the list goes on, for the next request; none at its end.
    pub before: Option<String>,
}

/// What is done about a table.
#[derive(Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(tag = "deed", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TableDeed {
    /// Takes its name away.
    Rename,
    /// Removes it with its game.
    Remove,
}

/// Whom a ban keeps out: a person, or whoever comes from somewhere.
#[derive(
    Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum BanKind {
    /// A guest, or an account on all devices.
    Guest,
    /// An address or a network, whoever comes from there.
    Address,
    /// New guests from a network.
    Network,
}

/// Somebody who is kept out.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct BanInfo {
    /// Its id in requests.
    pub id: String,
    /// Whom it keeps out: a person, or whoever comes from somewhere.
    pub kind: BanKind,
    /// The person's name, the address or the network; empty for a person who has left.
    pub who: String,
    /// The person's handle.
    pub handle: Option<String>,
    /// Why.
    pub reason: String,
    /// Since when, in seconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Until when; none for ever.
    #[ts(type = "number | null")]
    pub until: Option<i64>,
}

/// Keeps a person out.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct BanGuest {
    /// The person's handle.
    pub handle: String,
    /// Why; shown to the person.
    pub reason: String,
    /// For how many days; none for ever.
    pub days: Option<u32>,
}

/// Asks who shares a network.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct LookAtNetwork {
    /// The handle of a person, or an address or network.
    pub of: String,
}

/// Where a guest has come from, and whom a ban would also meet.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct NetworkInfo {
    /// An IPv4 address, or the first 64 bits of an IPv6 address.
    pub network: String,
    /// How many other guests this server has seen there within a day.
    pub others: u32,
}

/// Keeps new guests of a network out, and those younger than a week.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct BanNetwork {
    /// As `NetworkInfo` has it: an IPv4 address, or 64 bits of an IPv6 address.
    pub network: String,
    /// Why; shown to them.
    pub reason: String,
    /// For how many days: 1 to 7.
    pub days: u32,
    /// How many others share it, as the answer to a look said: if there are more by now, nothing is done.
    pub others: u32,
}

/// What everybody is told.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Announce {
    /// The text, at most 300 characters; none to end it.
    pub text: Option<String>,
}

/// An account with powers.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct RoleInfo {
    /// The person's handle.
    pub handle: String,
    /// The person's name.
    pub name: String,
    /// What the account may do.
    pub role: Role,
    /// Since when, in seconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
    /// Whether it is the requesting browser's own.
    pub me: bool,
}

/// Gives a role, or takes it away.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct GiveRole {
    /// The person's handle.
    pub handle: String,
    /// The role; none to take it away.
    pub role: Option<Role>,
}

/// Something that was done: a line of the log.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct DeedInfo {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who: the name of an account, or of somebody at the server itself.
    pub who: String,
    /// What, such as `ban-guest`.
    pub deed: String,
    /// With what, as JSON; empty for nothing.
    pub about: String,
    /// What came of it: `done`, or why it was refused; none if the program ended before it was done.
    pub outcome: Option<String>,
}
