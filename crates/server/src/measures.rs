//! Prometheus metrics. All series exist from the start, so that a graph without data is a line at 0.

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};

/// Counters.
const COUNTERS: [(&str, &str); 25] = [
    ("darkrock_choices", "Choices played by people and bots."),
    ("darkrock_games_started", "Games started."),
    ("darkrock_games_finished", "Games finished."),
    ("darkrock_tables_made", "Tables created."),
    ("darkrock_bot_failures", "Bot choices that timed out or failed."),
    ("darkrock_bot_windows_missed", "Reaction windows that ended before their bot had chosen."),
    ("darkrock_bot_searches_here", "Decisions of built-in bots made by this server."),
    ("darkrock_bot_searches_by_workers", "Decisions of built-in bots made by workers."),
    ("darkrock_bot_searches_repeated", "Decisions that a worker lost or could not make, and that were queued again."),
    ("darkrock_worker_lapses", "Times workers left questions unanswered and were kept out for a while."),
    ("darkrock_pages_dropped", "Clients disconnected because they did not keep up."),
    ("darkrock_pages_lost_track", "Clients that greeted again, because they could not apply an update."),
    ("darkrock_pages_throttled", "Clients disconnected because they sent too much."),
    ("darkrock_connections_refused", "Connections closed because there were too many."),
    ("darkrock_accept_errors", "Errors while accepting connections."),
    ("darkrock_slow_work_refused", "Slow requests rejected because too many of the same client were queued."),
    ("darkrock_slow_work_failures", "Slow requests whose work panicked."),
    ("darkrock_mail_failures", "Mails that could not be sent."),
    ("darkrock_table_failures", "Tables whose task panicked."),
    ("darkrock_pushes_sent", "Push messages sent."),
    ("darkrock_pushes_failed", "Push messages that could not be sent."),
    ("darkrock_damaged_rows", "Rows left out because they cannot be read."),
    ("darkrock_leases_lost", "Times this server was silent for longer than its lease, and was removed by others."),
    ("darkrock_requests_passed", "Requests passed on to the server that owns the table."),
    ("darkrock_sockets_passed", "Sockets joined with one to the server that owns the table."),
];

/// Gauges.
const GAUGES: [(&str, &str); 7] = [
    ("darkrock_pages", "Clients connected."),
    ("darkrock_watchers", "Clients outside of a game that are told when their lists change."),
    ("darkrock_tables_in_memory", "Tables in memory."),
    ("darkrock_connections", "Connections open."),
    ("darkrock_nodes", "Servers on the database."),
    ("darkrock_workers", "Workers connected."),
    ("darkrock_worker_threads", "Questions that workers may have at once."),
];

/// Histograms.
const HISTOGRAMS: [(&str, &str); 2] = [
    ("darkrock_bot_seconds", "Seconds from a question to a bot to its choice."),
    ("darkrock_bot_waiting_seconds", "Seconds that a question to a bot waited for a thread."),
];

/// Registers everything with the recorder of the process.
pub(crate) fn register() {
    for (name, what) in COUNTERS {
        describe_counter!(name, what);
        counter!(name).increment(0);
    }
    for (name, what) in GAUGES {
        describe_gauge!(name, what);
        gauge!(name).increment(0.0);
    }
    for (name, what) in HISTOGRAMS {
        describe_histogram!(name, what);
        drop(histogram!(name));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn sources(folder: &Path, into: &mut String) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => sources(&path, into),
                false => into.push_str(&std::fs::read_to_string(&path).expect("a source")),
            }
        }
    }

    #[test]
    fn what_is_counted_is_registered_and_described_in_the_documents() {
        let mut source = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
        let used = |call: &str| -> std::collections::BTreeSet<String> {
            let call = format!("metrics::{call}!(\"");
            let calls = source.split(call.as_str()).skip(1);
            calls.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
        };
        let names = |list: &[(&str, &str)]| list.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(used("counter"), names(&COUNTERS));
        assert_eq!(used("gauge"), names(&GAUGES));
        assert_eq!(used("histogram"), names(&HISTOGRAMS));
        let documents = include_str!("../../../docs/server.md");
        for (name, _) in COUNTERS.iter().chain(&GAUGES).chain(&HISTOGRAMS) {
            assert!(documents.contains(&format!("`{name}`")), "docs/server.md lacks {name}");
        }
    }
}
