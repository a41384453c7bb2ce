//! `darkrock waits`: how often a table over days waits for somebody else.

mod count;
mod person;
#[cfg(test)]
mod tests;

use crate::args::{MOST_GAMES, length};
use crate::text_table::TextTable;
use crate::{Misuse, Outcome, variants};
use anyhow::Result;
use clap::ValueEnum;
use count::{Counts, Plan, Table};
use darkrock_bots::BotKind;
use darkrock_lab::game_seed;
use darkrock_rules::{Content, Setup};
use darkrock_server::orders::Aside;
use darkrock_server::wire::turns::{GoalOrder, NpcOrder, Orders, StandIn, WindowOrder};
use std::collections::BTreeMap;
use std::io::Write;
use strum::VariantArray;

/// Seconds of an hour.
const HOUR: f64 = 3600.0;

/// What people have ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Given {
    /// Nothing: they are asked everything.
    None,
    /// Nothing more than is done for everybody by default.
    #[default]
    Defaults,
    /// Those that the page offers in the first two rounds, each where it would have spared a wait; the person takes them all.
    Offered,
    /// That a bot answers whatever orders can leave to it: reactions, goals, the Sheriff, effects of others’ cards.
    All,
}

impl Given {
    fn orders(self) -> Orders {
        match self {
            Self::None => Orders { windows: WindowOrder::Ask, npc: NpcOrder::Ask, ..Orders::default() },
            Self::Defaults | Self::Offered => Orders::default(),
            Self::All => Orders {
                windows: WindowOrder::Bot,
                goals: GoalOrder::Show,
                sheriff: StandIn::Bot,
                effects: StandIn::Bot,
                ..Orders::default()
            },
        }
    }
}

/// Count how often a table over days waits for somebody else.
///
/// Plays games of people who look at the table twice a day and answer between after minutes to hours, and counts, for the first
/// turns: hand-offs, which is how often the game begins to wait for a person for whom it did not wait before; and the choices of
/// people outside of their own turn, by kind. The setup is not counted. The same seed gives the same numbers. docs/lab.md
/// describes the people and the latest numbers.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock waits --games 20
  darkrock waits --games 50 --players 4 --mode serenade --seed 7")]
pub struct Args {
    /// Number of games
    #[arg(long, default_value_t = 20, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES), help_heading = "Games")]
    games: u64,
    /// Number of people at the table
    #[arg(long, default_value_t = 3, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6), help_heading = "Players")]
    players: u8,
    /// How the people decide: random, greenhorn, cowboy, gunslinger, or gunslinger@N for N iterations per choice
    #[arg(long, default_value_t = BotKind::Cowboy, value_name = "BOT", help_heading = "Players")]
    bots: BotKind,
    /// Number of turns of each game that are counted, and for which the numbers are given
    #[arg(long, default_value_t = 21, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1000), help_heading = "Games")]
    turns: u64,
    /// What the people have ordered
    #[arg(long, default_value = "defaults", value_name = "ORDERS", help_heading = "Players")]
    orders: Given,
    /// Let a gunslinger say how many choices of orders cost more than 0.3 legendary points: a second for each
    #[arg(long, value_name = "BOT", help_heading = "Players")]
    judge: Option<BotKind>,
    /// Seed of all random outcomes, bots and habits
    #[arg(long, default_value_t = 1, value_name = "S", help_heading = "Games")]
    seed: u64,
    /// Legendary points that trigger the end: short (15), average (20) or long (25). Default: the usual length with
    /// these variants
    #[arg(long, value_parser = length, value_name = "LENGTH", help_heading = "Rules")]
    length: Option<u8>,
    #[command(flatten)]
    variants: variants::Args,
}

pub(crate) fn run(args: &Args, content: &Content, out: &mut dyn Write) -> Result<Outcome> {
    let counts = counted(args, content)?;
    table(args, &counts).write(out)?;
    Ok(Outcome::Good)
}

/// The games of a plan.
fn counted(args: &Args, content: &Content) -> Result<Counts> {
    let chosen = args.variants.chosen(content.usual(args.players))?;
    let length = variants::length_of(content, chosen, args.length);
    let setup = Setup { length, variants: chosen, ..Setup::of(content, args.players) };
    setup.check(content).map_err(|e| Misuse::of(e.into()))?;
    let plan = Plan {
        bots: args.bots,
        orders: args.orders.orders(),
        takes: args.orders == Given::Offered,
        judge: args.judge,
        turns: args.turns,
    };
    let mut all = Counts::default();
    for game in 0..args.games {
        let seed = game_seed(args.seed, args.players, game);
        all.add(&Table::new(content, &setup, plan, seed)?.play()?);
    }
    Ok(all)
}

/// The numbers, for as many turns as were asked for.
fn table(args: &Args, counts: &Counts) -> TextTable {
    let per = |count: u64| format!("{:.1}", count as f64 * args.turns as f64 / counts.turns.max(1) as f64);
    let mut table = TextTable::default();
    table.heading(&format!("{} games of {} people, for {} turns", args.games, args.players, args.turns));
    table.row("hand-offs", [per(counts.hand_offs)]);
    let hours = counts.seconds as f64 / HOUR * args.turns as f64 / counts.turns.max(1) as f64;
    table.row("hours", [format!("{hours:.0}")]);
    table.heading("Choices of people outside of their own turn, and of orders");
    let of = |counts: &BTreeMap<Aside, u64>, kind| per(counts.get(kind).copied().unwrap_or_default());
    table.row("all", [per(counts.asides()), per(counts.ordered.values().sum())]);
    for kind in Aside::VARIANTS {
        table.row(kind.name(), [of(&counts.asides, kind), of(&counts.ordered, kind)]);
    }
    if args.judge.is_some() {
        table.heading("Choices of orders that cost more than 0.3 LP");
        table.row("a game", [format!("{:.2}", counts.dear as f64 / counts.games.max(1) as f64)]);
    }
    table
}
