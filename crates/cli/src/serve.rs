//! `darkrock serve`: tables in the browser.

use crate::Outcome;
use anyhow::{Context, Result};
use darkrock_rules::Content;
use darkrock_rules::content::Files;
use darkrock_server::{Config, Limits};
use std::io::{IsTerminal, stderr};
use std::net::SocketAddr;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// Serve tables to browsers, with bots.
///
/// Opens a page at the address that it prints. Everything is kept in one database: a file, or PostgreSQL. Each option can
/// also be given by the environment variable that its help names. Ctrl-C stops it; no game is lost.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock serve
  darkrock serve --listen 0.0.0.0:8080 --database sqlite:///var/lib/darkrock/games.db
  darkrock serve --database postgres://darkrock:secret@db.example.org/darkrock --origin https://play.example.org --https")]
pub struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080", env = "DARKROCK_LISTEN")]
    listen: SocketAddr,
    /// The database: sqlite://FILE or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(
        long,
        value_name = "URL",
        default_value = "sqlite://darkrock.db",
        env = "DARKROCK_DATABASE",
        hide_env_values = true
    )]
    database: String,
    /// An address at which people reach the server through a proxy, such as https://play.example.org; may be repeated
    #[arg(long = "origin", value_name = "ORIGIN", env = "DARKROCK_ORIGIN", value_delimiter = ',')]
    origins: Vec<String>,
    /// Send cookies over HTTPS only: for a server behind a proxy that speaks it
    #[arg(long, env = "DARKROCK_HTTPS")]
    https: bool,
    /// Threads on which bots think; all cores but one when not given
    #[arg(long, value_name = "N", env = "DARKROCK_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// Seconds that a bot may think about one choice
    #[arg(long, value_name = "SECONDS", default_value_t = 5, env = "DARKROCK_BOT_SECONDS", value_parser = clap::value_parser!(u64).range(1..=600))]
    bot_seconds: u64,
    /// Unfinished tables that one guest may have made
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables_per_guest, env = "DARKROCK_TABLES_PER_GUEST")]
    tables_per_guest: u32,
    /// Messages a second that one page may send
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages_per_second, env = "DARKROCK_MESSAGES_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..))]
    messages_per_second: u32,
    /// Requests a second that one address may send to make guests and tables
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests_per_second, env = "DARKROCK_REQUESTS_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..))]
    requests_per_second: u32,
    /// Write the log as lines of JSON
    #[arg(long, env = "DARKROCK_LOG_JSON")]
    log_json: bool,
    /// What to log, such as info or darkrock_server=debug
    #[arg(long, value_name = "FILTER", default_value = "warn,darkrock_server=info", env = "DARKROCK_LOG")]
    log: EnvFilter,
}

impl Args {
    fn config(&self) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            listen: self.listen,
            database: self.database.clone(),
            origins: self.origins.iter().map(|o| o.trim_end_matches('/').to_owned()).collect(),
            secure_cookies: self.https,
            bot_threads: self.bot_threads.unwrap_or(cores.saturating_sub(1)).max(1),
            limits: Limits {
                bot_time: Duration::from_secs(self.bot_seconds),
                tables_per_guest: self.tables_per_guest,
                messages_per_second: self.messages_per_second,
                requests_per_second: self.requests_per_second,
                ..Limits::default()
            },
        }
    }
}

/// Serves until somebody stops it.
pub(crate) fn run(args: Args, content: Content, files: &Files) -> Result<Outcome> {
    let config = args.config();
    let log = tracing_subscriber::fmt().with_writer(stderr).with_ansi(stderr().is_terminal()).with_env_filter(args.log);
    if args.log_json {
        log.json().init()
    } else {
        log.compact().init()
    }
    // Games refer to the content without counting; it lives as long as the program.
    let content: &'static Content = Box::leak(Box::new(content));
    let runtime = tokio::runtime::Runtime::new().context("no threads for the server")?;
    runtime.block_on(async {
        let ready = |address: SocketAddr| println!("Darkrock is open at http://{address} (Ctrl-C stops it)");
        darkrock_server::serve(config, content, files, ready, stop_signal()).await
    })?;
    println!("Darkrock has stopped; all games are kept.");
    Ok(Outcome::Good)
}

/// Ready once the program is asked to stop.
async fn stop_signal() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => (),
        () = terminated => (),
    }
}
