//! The log of a server or a worker, on standard error: one line for each event, whatever people have written in it.

use std::io::{self, IsTerminal, Write, stderr};
use tracing::Subscriber;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// How the log is written.
#[derive(clap::Args, Debug)]
pub(crate) struct Log {
    /// Write the log as JSON Lines
    #[arg(long, env = "DARKROCK_LOG_JSON", help_heading = "Log")]
    log_json: bool,
    /// Log filter, such as info or darkrock_server=debug
    #[arg(
        long,
        value_name = "FILTER",
        default_value = "warn,darkrock_server=info",
        env = "DARKROCK_LOG",
        help_heading = "Log"
    )]
    log: Targets,
}

impl Log {
    /// Starts writing.
    pub(crate) fn start(self) {
        let colors = stderr().is_terminal();
        subscriber(self.log_json, self.log, colors, move || OneLine { to: stderr(), colors }).init();
    }
}

fn subscriber<W>(json: bool, filter: Targets, colors: bool, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let lines = tracing_subscriber::fmt::layer().with_writer(writer).with_ansi(colors);
    let lines = if json { lines.json().boxed() } else { lines.compact().boxed() };
    tracing_subscriber::registry().with(lines).with(filter)
}

/// Escapes what would begin a new line, or change how a line is shown. An event is written at once.
struct OneLine<W> {
    to: W,
    /// Whether lines have colors, which begin with an escape character; those in people's texts are escaped by the formatter.
    colors: bool,
}

impl<W: Write> Write for OneLine<W> {
    fn write(&mut self, event: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(event);
        let line = text.strip_suffix('\n');
        let mut escaped = String::with_capacity(text.len());
        for c in line.unwrap_or(&text).chars() {
            match c {
                '\u{1b}' if self.colors => escaped.push(c),
                c if changes_lines(c) => escaped.push_str(&format!("\\u{:04x}", u32::from(c))),
                c => escaped.push(c),
            }
        }
        if line.is_some() {
            escaped.push('\n');
        }
        self.to.write_all(escaped.as_bytes())?;
        Ok(event.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Control characters, separators of lines and paragraphs, and marks that change the direction of text.
fn changes_lines(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{61c}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_server::peer::Peers;
    use darkrock_server::security::{Event, note};
    use regex::Regex;
    use std::sync::{Arc, Mutex};
    use strum::VariantArray;

    /// What fail2ban makes of the sample: its expression for an address, and the time taken away if it comes from a file.
    fn filter() -> Regex {
        let sample = include_str!("../../../packaging/fail2ban/filter.d/darkrock.conf");
        let line = sample.lines().find_map(|line| line.strip_prefix("failregex = ")).expect("an expression");
        Regex::new(&line.replace("<SUBNET>", "(?P<subnet>[0-9A-Fa-f:.]+(?:/[0-9]+)?)")).expect("an expression")
    }

    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("no panic").write(bytes)
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// What is logged meanwhile.
    fn logged(json: bool, colors: bool, work: impl FnOnce()) -> String {
        let kept = Kept::default();
        let to = kept.clone();
        let filter = "warn,darkrock_server=info".parse().expect("a filter");
        let writer = move || OneLine { to: to.clone(), colors };
        tracing::subscriber::with_default(subscriber(json, filter, colors, writer), work);
        String::from_utf8(kept.0.lock().expect("no panic").clone()).expect("text")
    }

    fn peers(text: &str) -> Peers {
        text.parse().expect("addresses")
    }

    #[test]
    fn the_sample_finds_every_event_and_its_address() {
        let filter = filter();
        for (n, event) in Event::VARIANTS.iter().enumerate() {
            for address in [format!("192.0.2.{n}"), format!("2001:db8:{:x}::/64", n + 1)] {
                let text = logged(false, false, || note(*event, &peers(&address)));
                let (line, rest) = text.split_once('\n').expect("a line");
                assert_eq!(rest, "", "one line");
                let (time, rest) = line.split_at(line.find("Z ").expect("a time") + 1);
                assert!(time.len() > 20, "{time}");
                // From the journal, from a file.
                for line in [format!("host darkrock[7]: {line}"), rest.to_owned()] {
                    let found = filter.captures(&line).unwrap_or_else(|| panic!("{event:?} is not found in {line}"));
                    assert_eq!(found.name("subnet").map(|subnet| subnet.as_str()), Some(address.as_str()));
                }
            }
        }
    }

    /// Whoever sends headers that contradict one another names somebody else's address, who must not be shut out.
    #[test]
    fn an_address_that_is_not_certain_is_not_banned() {
        let text = logged(false, false, || note(Event::Throttled, &peers("192.0.2.77, 198.51.100.1")));
        assert!(text.contains("throttled named=192.0.2.77, 198.51.100.1"), "{text}");
        assert!(!filter().is_match(text.split_once('Z').expect("a time").1));
    }

    #[test]
    fn nobody_fills_the_log() {
        let text = logged(false, false, || (0..1000).for_each(|_| note(Event::Banned, &peers("192.0.2.99"))));
        assert!((1..100).contains(&text.lines().count()), "{}", text.lines().count());
    }

    #[test]
    fn texts_of_people_stay_in_their_line() {
        let line = "2026-11-28T12:00:00.000000Z  WARN security: recovery-failed address=192.0.2.1";
        for end in ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{b}", "\u{c}", "\u{1b}[2K\u{1b}[G"] {
            let name = format!("Mara{end}{line}{end}");
            let write = || {
                tracing::warn!(name, "a field");
                tracing::warn!(%name, "a field as it is shown");
                tracing::warn!(?name, "a field as it is written in code");
                tracing::warn!("a message about {name}");
                let _inside = tracing::warn_span!("bot", %name).entered();
                tracing::error!("in a span");
            };
            for (json, colors) in [(false, false), (true, false), (false, true)] {
                let text = logged(json, colors, write);
                let breaks = |c: char| changes_lines(c) && !(colors && c == '\u{1b}');
                assert_eq!(text.matches(breaks).count(), 5, "{text:?}");
                assert_eq!(text.lines().count(), 5);
                for line in text.lines() {
                    let behind_time = line.split_once("Z ").map_or(line, |(_, rest)| rest);
                    assert!(
                        !filter().is_match(behind_time) && !filter().is_match(&format!("host darkrock[7]: {line}"))
                    );
                    if json {
                        serde_json::from_str::<serde_json::Value>(line).expect("JSON");
                    }
                }
            }
        }
    }
}
