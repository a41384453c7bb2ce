//! `darkrock bots`: a worker, which thinks for the bots of servers.

use crate::log::Log;
use crate::serve::{print, secret, stop_signal};
use crate::{Misuse, Outcome};
use anyhow::{Context, Result, anyhow};
use darkrock_rules::Catalog;
use darkrock_server::workers::{MOST_THREADS, WorkerConfig, work};
use std::path::PathBuf;

/// The options of a worker.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  DARKROCK_WORKER_SECRET=... darkrock bots --server http://10.0.0.5:8081
  darkrock bots --server http://10.0.0.5:8081 --server http://10.0.0.6:8081 --secret-file /etc/darkrock/worker-secret")]
pub struct Args {
    /// Internal address of a server, such as http://10.0.0.5:8081; may be repeated
    #[arg(long = "server", value_name = "URL", env = "DARKROCK_SERVER", value_delimiter = ',', required = true, value_parser = server)]
    servers: Vec<String>,
    /// File with the secret of workers; the variable DARKROCK_WORKER_SECRET can hold the secret itself
    #[arg(long, value_name = "FILE", env = "DARKROCK_WORKER_SECRET_FILE")]
    secret_file: Option<PathBuf>,
    /// Threads for the bots of each server. Default: all cores
    #[arg(long, value_name = "N", env = "DARKROCK_WORKER_THREADS", value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS as i64))]
    threads: Option<u16>,
    #[command(flatten)]
    log: Log,
}

/// The host and port of a server.
fn server(text: &str) -> Result<String, String> {
    let place = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
    let good = place.rsplit_once(':').is_some_and(|(host, port)| {
        !host.is_empty() && !host.contains(['/', ' ', '@']) && port.parse::<u16>().is_ok_and(|port| port > 0)
    });
    good.then(|| place.to_owned()).ok_or_else(|| {
        format!("“{text}” is not a server: expected its address for other servers, such as http://10.0.0.5:8081")
    })
}

/// Works until it is stopped.
pub(crate) fn run(args: Args, catalog: Catalog) -> Result<Outcome> {
    let secret = secret("DARKROCK_WORKER_SECRET", args.secret_file.as_deref())?.ok_or_else(|| {
        anyhow!(Misuse::of(anyhow!(
            "the secret of workers is missing: `darkrock admin worker-secret` prints it on the server; \
             give it in the variable DARKROCK_WORKER_SECRET or with --secret-file"
        )))
    })?;
    args.log.start();
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = args.threads.map_or(cores.min(MOST_THREADS), usize::from);
    let servers = args.servers;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.context("cannot start the threads for the connections")?;
    runtime.block_on(async {
        // Installed before it says that it is there, since it may be stopped at once.
        let stop = stop_signal();
        print(&format!("Thinking for the bots of {} (press Ctrl-C to stop)", servers.join(", ")));
        work(WorkerConfig { servers, secret, threads, catalog }, stop).await
    })?;
    print("The worker has stopped.");
    Ok(Outcome::Good)
}

#[cfg(test)]
mod tests {
    use super::server;

    #[test]
    fn a_server_is_a_host_and_a_port() {
        for good in ["http://10.0.0.5:8081", "10.0.0.5:8081", "http://games.internal:8081/", "http://[::1]:8081"] {
            assert!(server(good).is_ok_and(|place| place.starts_with(['1', 'g', '['])), "{good}");
        }
        for wrong in ["", "http://", "https://10.0.0.5:8081", "http://10.0.0.5", "10.0.0.5:0", "http://a:1/b", "a@b:1"]
        {
            assert!(server(wrong).is_err_and(|error| error.contains("expected")), "{wrong}");
        }
    }
}
