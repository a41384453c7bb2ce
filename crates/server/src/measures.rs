//! Prometheus metrics. All series exist from the start, so that a graph without data is a line at 0.

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use std::time::Duration;
use strum::VariantArray;

/// Counters.
const COUNTERS: [(&str, &str); 26] = [
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
    ("darkrock_batches_repeated", "Transactions with the rows of many games that failed and were repeated row by row."),
    ("darkrock_leases_lost", "Times this server was silent for longer than its lease, and was removed by others."),
    ("darkrock_requests_passed", "Requests passed on to the server that owns the table."),
    ("darkrock_sockets_passed", "Sockets joined with one to the server that owns the table."),
];

/// Gauges.
const GAUGES: [(&str, &str); 8] = [
    ("darkrock_pages", "Clients connected."),
    ("darkrock_watchers", "Clients outside of a game that are told when their lists change."),
    ("darkrock_tables_in_memory", "Tables in memory."),
    ("darkrock_connections", "Connections open."),
    ("darkrock_memory_bytes", "Memory of this process that is in RAM; 0 where the system does not tell."),
    ("darkrock_nodes", "Servers on the database."),
    ("darkrock_workers", "Workers connected."),
    ("darkrock_worker_threads", "Questions that workers may have at once."),
];

/// Histograms.
const HISTOGRAMS: [(&str, &str); 4] = [
    ("darkrock_bot_seconds", "Seconds from a question to a bot to its choice."),
    ("darkrock_request_seconds", "Seconds from a request to the beginning of its response, by kind."),
    (
        "darkrock_commit_seconds",
        "Seconds for which a transaction with choices and other rows took until it was durable.",
    ),
    ("darkrock_bot_waiting_seconds", "Seconds that a question to a bot waited for a thread."),
];

/// The histogram whose series have a kind.
const BY_KIND: &str = "darkrock_request_seconds";

/// The upper bounds of the buckets of all histograms, in seconds.
const BUCKETS: [f64; 14] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0];

/// The kinds of requests.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Kind {
    /// Of the API, without a change.
    Read,
    /// With a change.
    Write,
    /// Files of the client, health, metrics.
    Page,
}

/// Notes how long a request took.
pub(crate) fn note_request(kind: Kind, took: Duration) {
    let kind: &'static str = kind.into();
    metrics::histogram!("darkrock_request_seconds", "kind" => kind).record(took.as_secs_f64());
}

/// The recorder.
///
/// # Errors
/// When there are no buckets.
pub(crate) fn builder() -> Result<PrometheusBuilder, BuildError> {
    PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS)
}

/// All metrics as text, with what is measured now.
pub(crate) fn render(handle: &PrometheusHandle) -> String {
    if let Some(bytes) = memory() {
        metrics::gauge!("darkrock_memory_bytes").set(bytes);
    }
    handle.render()
}

/// The memory of this process that is in RAM, in bytes.
fn memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: f64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024.0)
}

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
        if name == BY_KIND {
            Kind::VARIANTS.iter().for_each(|kind| drop(histogram!(name, "kind" => <&str>::from(*kind))));
        } else {
            drop(histogram!(name));
        }
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

    /// Every name in the sample is exported, and in the way in which it is used.
    #[test]
    fn the_sample_dashboard_shows_what_is_exported() {
        let sample = include_str!("../../../packaging/grafana/darkrock.json");
        let sample: serde_json::Value = serde_json::from_str(sample).expect("JSON");
        let panels = sample["panels"].as_array().expect("panels");
        let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().into_iter().flatten());
        let queries: Vec<&str> = targets.map(|target| target["expr"].as_str().expect("a query")).collect();
        let mut shown = std::collections::BTreeSet::new();
        for query in &queries {
            for (at, _) in query.match_indices("darkrock_") {
                let end = |c: char| !c.is_ascii_lowercase() && c != '_';
                let name = query[at..].split(end).next().expect("a name");
                let part = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end));
                let is = |list: &[(&str, &str)], name: &str| list.iter().any(|(known, _)| *known == name);
                let summed = query[..at].ends_with("rate(") || query[..at].ends_with("increase(");
                let good = match part {
                    Some(name) => is(&HISTOGRAMS, name) && summed,
                    None => (is(&COUNTERS, name) && summed) || (is(&GAUGES, name) && !summed),
                };
                assert!(good, "{name} in {query}");
                shown.insert(part.unwrap_or(name));
            }
        }
        assert!(queries.len() > 10);
        for name in HISTOGRAMS.iter().map(|(name, _)| *name).chain(["darkrock_memory_bytes", "darkrock_choices"]) {
            assert!(shown.contains(name), "{name} is not shown");
        }
    }

    #[test]
    fn histograms_have_buckets_for_each_kind() {
        let recorder = builder().expect("buckets").build_recorder();
        let handle = recorder.handle();
        let text = metrics::with_local_recorder(&recorder, || {
            register();
            note_request(Kind::Read, Duration::from_millis(3));
            render(&handle)
        });
        for line in [
            "darkrock_request_seconds_bucket{kind=\"read\",le=\"0.0025\"} 0",
            "darkrock_request_seconds_bucket{kind=\"read\",le=\"0.005\"} 1",
            "darkrock_request_seconds_count{kind=\"write\"} 0",
            "darkrock_request_seconds_count{kind=\"page\"} 0",
            "darkrock_commit_seconds_count 0",
        ] {
            assert!(text.lines().any(|shown| shown == line), "{line} in {text}");
        }
        let memory = text.lines().find_map(|line| line.strip_prefix("darkrock_memory_bytes ")).expect("a gauge");
        assert!(memory.parse::<f64>().expect("a number") > 1e6 || !cfg!(target_os = "linux"), "{memory}");
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
        let documents = include_str!("../../../docs/operating.md");
        for (name, _) in COUNTERS.iter().chain(&GAUGES).chain(&HISTOGRAMS) {
            assert!(documents.contains(&format!("`{name}`")), "docs/operating.md lacks {name}");
        }
    }
}
