//! `darkrock serve`: the server for browsers.

use crate::{Outcome, qr};
use anyhow::{Context, Result, bail};
use darkrock_bots::{Ask, Bot, End, News, Stop};
use darkrock_lab::program::{Command, Program, Watch};
use darkrock_rules::Catalog;
use darkrock_server::accounts::provider::is_safe;
use darkrock_server::config::{NodeConfig, ProviderConfig};
use darkrock_server::mail::MailConfig;
use darkrock_server::peer::{IpNet, Proxies, network};
use darkrock_server::push::contact;
use darkrock_server::{BotMaker, Clock, Config, Limits, PushConfig, Secret};
use std::io::{IsTerminal, Write, stdout};
use std::net::{Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Serve the game to browsers, with bots.
///
/// Serves the browser client at the address that it prints; where other devices can reach it, a terminal also shows a QR code
/// of their address. All data is in one database: a file, or PostgreSQL. Each option can also be given by the environment
/// variable that its help names. Ctrl-C stops it; no game is lost.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock serve
  darkrock serve --listen 0.0.0.0:8080 --database sqlite:///var/lib/darkrock/darkrock.db
  darkrock serve --config /etc/darkrock.yaml
  darkrock serve --database postgres://darkrock:secret@db.example.org/darkrock --origin https://play.example.org --https
  darkrock serve --bot \"my-bot=python3 my_bot.py\"")]
pub struct Args {
    /// File with options in YAML, such as “listen: 127.0.0.1:8080”; flags and variables come before it
    #[arg(long, value_name = "FILE", env = "DARKROCK_CONFIG")]
    config: Option<PathBuf>,
    /// Address and port to listen on
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        default_value = "127.0.0.1:8080",
        env = "DARKROCK_LISTEN",
        help_heading = "Network"
    )]
    listen: SocketAddr,
    /// The database: sqlite://FILE or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(
        long,
        value_name = "URL",
        default_value = "sqlite://darkrock.db",
        env = "DARKROCK_DATABASE",
        hide_env_values = true,
        help_heading = "Storage"
    )]
    database: String,
    /// Public address of the server behind a proxy, such as https://play.example.org; may be repeated
    #[arg(long = "origin", value_name = "ORIGIN", env = "DARKROCK_ORIGIN", value_delimiter = ',', value_parser = origin, help_heading = "Network")]
    origins: Vec<String>,
    /// Trusted proxy that sends client addresses in Forwarded or X-Forwarded-For: an address or a network, such as
    /// 10.0.0.1 or 10.0.0.0/8; may be repeated
    #[arg(long = "trusted-proxy", value_name = "ADDRESS", env = "DARKROCK_TRUSTED_PROXY", value_delimiter = ',', value_parser = network, help_heading = "Network")]
    trusted_proxies: Vec<IpNet>,
    /// Domain for which passkeys are made, such as example.org: they are valid at all of its host names. Default: the host
    /// name by which a page was opened
    #[arg(long, value_name = "DOMAIN", env = "DARKROCK_PASSKEY_DOMAIN", value_parser = domain, help_heading = "Accounts")]
    passkey_domain: Option<String>,
    /// File with the URL of the mail server for links by e-mail, such as smtps://USER:PASSWORD@mail.example.org; the
    /// variable DARKROCK_SMTP_URL can hold the URL itself. Needs --origin and --mail-sender
    #[arg(long, value_name = "FILE", env = "DARKROCK_SMTP_URL_FILE", help_heading = "Accounts")]
    smtp_url_file: Option<PathBuf>,
    /// Sender of mails, such as "Darkrock <play@example.org>"
    #[arg(long, value_name = "ADDRESS", env = "DARKROCK_MAIL_SENDER", help_heading = "Accounts")]
    mail_sender: Option<String>,
    /// Issuer of the host's own OpenID provider, such as https://id.example.org. Needs --openid-client, its secret, and
    /// --origin
    #[arg(long, value_name = "URL", env = "DARKROCK_OPENID_ISSUER", help_heading = "Accounts")]
    openid_issuer: Option<String>,
    /// Client id of this server at the provider
    #[arg(long, value_name = "ID", env = "DARKROCK_OPENID_CLIENT", help_heading = "Accounts")]
    openid_client: Option<String>,
    /// File with the client secret; the variable DARKROCK_OPENID_SECRET can hold the secret itself
    #[arg(long, value_name = "FILE", env = "DARKROCK_OPENID_SECRET_FILE", help_heading = "Accounts")]
    openid_secret_file: Option<PathBuf>,
    /// Name of the provider on the page. Default: its host name
    #[arg(long, value_name = "NAME", env = "DARKROCK_OPENID_NAME", help_heading = "Accounts")]
    openid_name: Option<String>,
    /// Send cookies over HTTPS only: for a server behind an HTTPS proxy
    #[arg(long, env = "DARKROCK_HTTPS", help_heading = "Network")]
    https: bool,
    /// With --https, recognize browsers by their cookies from before --https or of version 0.2.0 too: for the time after an
    /// upgrade, and only if no other host of the domain is anybody else's
    #[arg(long, env = "DARKROCK_FORMER_COOKIES", help_heading = "Network")]
    former_cookies: bool,
    /// Serve metrics only at this address. Default: at /metrics of the main address
    #[arg(long, value_name = "ADDRESS:PORT", env = "DARKROCK_METRICS")]
    metrics: Option<SocketAddr>,
    #[command(flatten)]
    keep: crate::admin::Keep,
    /// Address and port to listen on for other servers on the same PostgreSQL database, and for workers (darkrock bots); only
    /// they need to reach it. Default: a free port that only this machine can reach
    #[arg(long, value_name = "ADDRESS:PORT", env = "DARKROCK_NODE_LISTEN", help_heading = "Several servers")]
    node_listen: Option<SocketAddr>,
    /// Host and port at which other servers reach this one, if they differ from --node-listen
    #[arg(long, value_name = "HOST:PORT", env = "DARKROCK_NODE_ADDRESS", value_parser = place, help_heading = "Several servers")]
    node_address: Option<String>,
    /// Seconds to go on when told to stop, during which /readyz says 503, so that a load balancer sends nobody here
    #[arg(long, value_name = "SECONDS", default_value_t = 0, env = "DARKROCK_DRAIN", value_parser = clap::value_parser!(u64).range(..=3600), help_heading = "Several servers")]
    drain: u64,
    /// How push services can reach you about your push messages: mailto:ADDRESS or an https address. Default: the first
    /// https address of --origin
    #[arg(long, value_name = "ADDRESS", env = "DARKROCK_PUSH_CONTACT", value_parser = contact::check, help_heading = "Notifications")]
    push_contact: Option<String>,
    /// Seconds for which a decision is pending before a push message
    #[arg(long, value_name = "SECONDS", default_value_t = PushConfig::default().after.as_secs(), env = "DARKROCK_PUSH_AFTER", value_parser = clap::value_parser!(u64).range(..=86400), help_heading = "Notifications")]
    push_after: u64,
    /// Also send push messages to private addresses and over plain HTTP: for tests
    #[arg(long, env = "DARKROCK_PUSH_ANYWHERE", help_heading = "Notifications")]
    push_anywhere: bool,
    /// Add a program of your own as a bot level with this name; may be repeated
    ///
    /// It speaks the engine's line protocol and is started for each seat and game. If it fails, the rest of the game is
    /// played with random choices, and the log gives the reason.
    #[arg(long = "bot", value_name = "NAME=COMMAND", value_parser = outsider, help_heading = "Bots")]
    bots: Vec<(String, String)>,
    /// Threads for bots. Default: all cores but one. 0: workers (darkrock bots) think; one thread does what they cannot do,
    /// and everything while none is connected
    #[arg(long, value_name = "N", env = "DARKROCK_BOT_THREADS", value_parser = clap::value_parser!(u16).range(..=1024), help_heading = "Bots")]
    bot_threads: Option<u16>,
    /// Timeout for a bot's choice, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 10, env = "DARKROCK_BOT_SECONDS", value_parser = clap::value_parser!(u64).range(1..=600), help_heading = "Bots")]
    bot_seconds: u64,
    /// Search iterations for the review of a game, divided among its choices
    #[arg(long, value_name = "N", default_value_t = Limits::default().review_iterations, env = "DARKROCK_REVIEW_ITERATIONS", help_heading = "Bots")]
    review_iterations: u32,
    /// Unfinished tables per guest
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables_per_guest, env = "DARKROCK_TABLES_PER_GUEST", help_heading = "Limits")]
    tables_per_guest: u32,
    /// Open tables in the list that have come from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().listed_per_address, env = "DARKROCK_LISTED_PER_ADDRESS", help_heading = "Limits")]
    listed_per_address: u32,
    /// Running games with bots only, per guest
    #[arg(long, value_name = "N", default_value_t = Limits::default().bot_games_per_guest, env = "DARKROCK_BOT_GAMES_PER_GUEST", help_heading = "Limits")]
    bot_games_per_guest: u32,
    /// The same for one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().bot_games_per_address, env = "DARKROCK_BOT_GAMES_PER_ADDRESS", help_heading = "Limits")]
    bot_games_per_address: u32,
    /// The same for the whole server; further games wait in line
    #[arg(long, value_name = "N", default_value_t = Limits::default().bot_games, env = "DARKROCK_BOT_GAMES", help_heading = "Limits")]
    bot_games: u32,
    /// WebSockets per guest; also for all unnamed browsers at one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().pages_per_guest, env = "DARKROCK_PAGES_PER_GUEST", help_heading = "Limits")]
    pages_per_guest: u32,
    /// WebSockets per address
    #[arg(long, value_name = "N", default_value_t = Limits::default().pages_per_address, env = "DARKROCK_PAGES_PER_ADDRESS", help_heading = "Limits")]
    pages_per_address: u32,
    /// Connections per address
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_per_address, env = "DARKROCK_CONNECTIONS_PER_ADDRESS", value_parser = clap::value_parser!(u32).range(1..), help_heading = "Limits")]
    connections_per_address: u32,
    /// Compare players in rated games even if they connect from the same address
    #[arg(long, env = "DARKROCK_RATE_SAME_ADDRESS", help_heading = "Limits")]
    rate_same_address: bool,
    /// Messages per second and client
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages_per_second, env = "DARKROCK_MESSAGES_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..), help_heading = "Limits")]
    messages_per_second: u32,
    /// Chat lines per second and guest at a table
    #[arg(long, value_name = "N", default_value_t = Limits::default().chat_per_second, env = "DARKROCK_CHAT_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..), help_heading = "Limits")]
    chat_per_second: u32,
    /// Modifying requests per second and guest
    #[arg(long, value_name = "N", default_value_t = Limits::default().guest_requests_per_second, env = "DARKROCK_GUEST_REQUESTS_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..), help_heading = "Limits")]
    guest_requests_per_second: u32,
    /// Modifying requests per second and address
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests_per_second, env = "DARKROCK_REQUESTS_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..), help_heading = "Limits")]
    requests_per_second: u32,
    /// What reading requests may cost per second and guest: most cost 1, those that read a whole game 10
    #[arg(long, value_name = "N", default_value_t = Limits::default().guest_reads_per_second, env = "DARKROCK_GUEST_READS_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..), help_heading = "Limits")]
    guest_reads_per_second: u32,
    /// The same for one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().reads_per_second, env = "DARKROCK_READS_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..), help_heading = "Limits")]
    reads_per_second: u32,
    #[command(flatten)]
    log: crate::log::Log,
}

/// An origin as browsers send it: a scheme and a host, optionally with a port, and nothing else.
fn origin(text: &str) -> Result<String, String> {
    let expected = || {
        format!("“{text}” is not an origin: expected one such as https://play.example.org or http://192.168.1.5:8080")
    };
    let lower = text.trim().trim_end_matches('/').to_lowercase();
    let place = lower.strip_prefix("https://").or_else(|| lower.strip_prefix("http://")).ok_or_else(expected)?;
    if let Some((host, _)) = place.split_once('/').filter(|(host, path)| !host.is_empty() && !path.is_empty()) {
        let scheme = &lower[..lower.len() - place.len()];
        return Err(format!(
            "“{text}” has a path, but cookies (`__Host-`), passkeys and the service worker belong to a whole origin: \
             give Darkrock a host name or port of its own, such as {scheme}{host}"
        ));
    }
    // The colons of an IPv6 address are in brackets.
    let behind = place.rfind(']').unwrap_or(0);
    let (host, port) = match place[behind..].rfind(':') {
        Some(at) => (&place[..behind + at], Some(&place[behind + at + 1..])),
        None => (place, None),
    };
    let inside = host.strip_prefix('[').and_then(|h| h.strip_suffix(']'));
    let good_host = match inside {
        Some(address) => address.parse::<Ipv6Addr>().is_ok(),
        None => !host.is_empty() && host.chars().all(|c| c.is_alphanumeric() || "-._".contains(c)),
    };
    let good_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
    if good_host && good_port { Ok(lower.clone()) } else { Err(expected()) }
}

/// A host and a port.
fn place(text: &str) -> Result<String, String> {
    let good = text.rsplit_once(':').is_some_and(|(host, port)| {
        !host.is_empty() && !host.contains(['/', ' ']) && port.parse::<u16>().is_ok_and(|port| port > 0)
    });
    good.then(|| text.to_owned())
        .ok_or_else(|| format!("“{text}” is not an address: expected a host and a port, such as 10.0.0.5:8081"))
}

/// A domain: a host name without scheme and port.
fn domain(text: &str) -> Result<String, String> {
    let lower = text.trim().trim_end_matches('.').to_lowercase();
    let labels = lower.split('.').all(|label| {
        !label.is_empty() && label.len() < 64 && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    });
    let good = labels && lower.parse::<std::net::IpAddr>().is_err();
    good.then_some(lower).ok_or_else(|| format!("“{text}” is not a domain: expected one such as example.org"))
}

fn outsider(text: &str) -> Result<(String, String), String> {
    let parts = text.split_once('=').map(|(name, line)| (name.trim().to_owned(), line.trim().to_owned()));
    parts.ok_or_else(|| format!("“{text}” is not a bot: expected NAME=COMMAND, such as my-bot=\"python3 my_bot.py\""))
}

/// A program as a level, with a time limit just below the server's, so that the reason for its failure is known.
fn maker(name: &str, line: &str, limit: Duration) -> Result<BotMaker> {
    let command = Command::new(line, limit.mul_f64(0.9)).with_context(|| format!("--bot {name}"))?;
    let make = move |seed, seat| -> Result<Box<dyn Bot>, Box<dyn std::error::Error + Send + Sync>> {
        let program = Program::start(&command, seed, seat)?;
        let watch = program.watch();
        Ok(Box::new(Watched { program, watch, told: false }))
    };
    Ok(BotMaker { name: name.to_owned(), make: Arc::new(make) })
}

/// A program that logs its failure; afterward it plays at random.
struct Watched {
    program: Program,
    watch: Watch,
    told: bool,
}

impl Bot for Watched {
    fn handle(&mut self, news: News<'_>) {
        self.program.handle(news);
    }

    fn handle_end(&mut self, end: &End) {
        self.program.handle_end(end);
    }

    fn choose(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> usize {
        let at = self.program.choose(ask, stop);
        if let Some(failure) = self.watch.failure().filter(|_| !self.told) {
            self.told = true;
            tracing::warn!(%failure, "a program has failed; the rest of this game is played with random choices");
        }
        at
    }
}

/// A secret from an environment variable or a file: command lines are visible to all users of a machine.
pub(crate) fn secret(variable: &str, file: Option<&Path>) -> Result<Option<Secret>> {
    let text = match (std::env::var(variable), file) {
        (Ok(text), _) if !text.trim().is_empty() => text,
        (_, Some(file)) => crate::texts::read(file).context("the secret")?,
        _ => return Ok(None),
    };
    Ok(Some(Secret(text.trim().to_owned())))
}

impl Args {
    fn nodes(&self) -> Result<NodeConfig> {
        let listen = self.node_listen.unwrap_or(NodeConfig::default().listen);
        let anywhere = listen.ip().is_unspecified() && self.node_address.is_none();
        anyhow::ensure!(
            !anywhere,
            "--node-listen {listen} is every address: say with --node-address which one others use"
        );
        Ok(NodeConfig { listen, address: self.node_address.clone(), drain: Duration::from_secs(self.drain) })
    }

    /// How mails are sent.
    fn mail(&self) -> Result<Option<MailConfig>> {
        let server = secret("DARKROCK_SMTP_URL", self.smtp_url_file.as_deref())?;
        match (server, &self.mail_sender) {
            (None, None) => Ok(None),
            (Some(server), Some(sender)) if !self.origins.is_empty() => {
                Ok(Some(MailConfig { server, sender: sender.clone() }))
            }
            (Some(_), Some(_)) => bail!("links by e-mail need the server's public address: give it with --origin"),
            (Some(_), None) => bail!("a mail server needs a sender: give it with --mail-sender"),
            (None, Some(_)) => bail!("a sender needs a mail server: give it with --smtp-url-file or DARKROCK_SMTP_URL"),
        }
    }

    /// The host's own OpenID provider.
    fn provider(&self) -> Result<Option<ProviderConfig>> {
        let secret = secret("DARKROCK_OPENID_SECRET", self.openid_secret_file.as_deref())?;
        let Some(issuer) = &self.openid_issuer else { return Ok(None) };
        if !is_safe(issuer) {
            bail!("“{issuer}” is not an issuer: expected one such as https://id.example.org");
        }
        let (Some(client), Some(secret)) = (&self.openid_client, secret) else {
            bail!("an OpenID provider needs --openid-client, and --openid-secret-file or DARKROCK_OPENID_SECRET");
        };
        if self.origins.is_empty() {
            bail!("the way back from an OpenID provider needs the server's public address: give it with --origin");
        }
        let host = issuer.split("//").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or(issuer);
        let name = self.openid_name.clone().unwrap_or_else(|| host.to_owned());
        Ok(Some(ProviderConfig { name, issuer: issuer.clone(), client: client.clone(), secret }))
    }

    fn config(&self) -> Result<Config> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let bot_time = Duration::from_secs(self.bot_seconds);
        let bots = self.bots.iter().map(|(name, line)| maker(name, line, bot_time)).collect::<Result<_>>()?;
        Ok(Config {
            listen: self.listen,
            database: self.database.clone(),
            origins: self.origins.clone(),
            proxies: Proxies(self.trusted_proxies.clone()),
            passkey_domain: self.passkey_domain.clone(),
            mail: self.mail()?,
            provider: self.provider()?,
            secure_cookies: self.https,
            former_cookies: self.former_cookies,
            metrics: self.metrics,
            nodes: self.nodes()?,
            retention: self.keep.clone().retention()?,
            bot_threads: self.bot_threads.map_or(cores.saturating_sub(1).max(1), usize::from),
            bots,
            limits: Limits {
                bot_time,
                review_iterations: self.review_iterations,
                tables_per_guest: self.tables_per_guest,
                listed_per_address: self.listed_per_address,
                messages_per_second: self.messages_per_second,
                chat_per_second: self.chat_per_second,
                requests_per_second: self.requests_per_second,
                guest_requests_per_second: self.guest_requests_per_second,
                reads_per_second: self.reads_per_second,
                guest_reads_per_second: self.guest_reads_per_second,
                bot_games_per_guest: self.bot_games_per_guest,
                bot_games_per_address: self.bot_games_per_address,
                bot_games: self.bot_games,
                pages_per_guest: self.pages_per_guest,
                pages_per_address: self.pages_per_address,
                connections_per_address: self.connections_per_address,
                rate_same_address: self.rate_same_address,
                ..Limits::default()
            },
            clock: Clock::default(),
            push: PushConfig {
                contact: self.push_contact.clone(),
                anywhere: self.push_anywhere,
                after: Duration::from_secs(self.push_after),
                ..PushConfig::default()
            },
        })
    }
}

/// Serves until it is stopped.
pub(crate) fn run(args: Args, catalog: Catalog) -> Result<Outcome> {
    let config = args.config()?;
    args.log.start();
    if let Some(file) = &args.config {
        tracing::info!(file = %file.display(), "options are read from a file");
    }
    if !darkrock_server::has_client() {
        tracing::warn!("this program was built without its browser client; ./play builds and starts both");
    }
    let runtime = tokio::runtime::Runtime::new().context("cannot start the threads for the server")?;
    runtime.block_on(async {
        // Installed before the server announces that it is open, since it may be stopped at once.
        let stop = stop_signal();
        let ready = |listen: SocketAddr| {
            print(&format!("Darkrock is open at http://{listen} (press Ctrl-C to stop)"));
            if stdout().is_terminal()
                && let Some(address) = qr::address(listen, &args.origins, qr::own_ip)
            {
                print(&qr::invitation(&address));
            }
        };
        darkrock_server::serve(config, catalog, ready, stop).await
    })?;
    print("Darkrock has stopped; all games are saved.");
    Ok(Outcome::Good)
}

/// Prints a message; a closed output is ignored, because tables matter more.
pub(crate) fn print(line: &str) {
    let _ = writeln!(stdout(), "{line}");
}

/// Completes on a signal to stop. The handler is installed now, not when the future is first polled.
#[cfg(unix)]
pub(crate) fn stop_signal() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{Signal, SignalKind, signal};
    async fn received(signal: std::io::Result<Signal>) {
        match signal {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    }
    let [interrupt, terminate] = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async {
        tokio::select! {
            () = received(interrupt) => (),
            () = received(terminate) => (),
        }
    }
}

/// Completes on a signal to stop.
#[cfg(not(unix))]
pub(crate) async fn stop_signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use darkrock_rules::ids::Seat;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    fn config(words: &[&str]) -> Result<Config> {
        Line::try_parse_from(std::iter::once(&"serve").chain(words))?.args.config()
    }

    #[test]
    fn programs_are_levels() {
        let config = config(&["--bot", "mine=python3 'my bot.py' --quick=yes", "--bot", "none=/no/such/program"]);
        let bots = config.expect("good options").bots;
        assert_eq!(bots.iter().map(|b| b.name.as_str()).collect::<Vec<_>>(), ["mine", "none"]);
        let error = (bots[1].make)(1, Seat(0)).err().expect("there is no such program").to_string();
        assert!(error.contains("/no/such/program"), "{error}");
    }

    #[test]
    fn mails_and_providers_are_configured_as_a_whole() {
        let folder = std::env::temp_dir().join(format!("darkrock-secrets-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("secret");
        std::fs::write(&file, "smtps://mara:password@mail.example.org\n").expect("a file");
        let file = file.to_str().expect("a name");
        let mail =
            ["--smtp-url-file", file, "--mail-sender", "play@example.org", "--origin", "https://play.example.org"];
        let good = config(&mail).expect("good options");
        assert_eq!(
            good.mail.as_ref().map(|mail| mail.server.0.as_str()),
            Some("smtps://mara:password@mail.example.org")
        );
        assert!(!format!("{good:?}").contains("password"), "it is never logged");
        let openid =
            ["--openid-issuer", "https://id.example.org", "--openid-client", "darkrock", "--openid-secret-file", file];
        let all = [&openid[..], &["--origin", "https://play.example.org"]].concat();
        assert_eq!(config(&all).expect("good options").provider.map(|own| own.name).as_deref(), Some("id.example.org"));
        for wrong in [&mail[..2], &mail[2..4], &mail[..4], &openid[..2], &openid[..4], &openid[..]] {
            assert!(config(wrong).is_err(), "{wrong:?}");
        }
        let unsafe_issuer = [&all[..], &["--openid-issuer", "http://id.example.org"]].concat();
        assert!(config(&unsafe_issuer[2..]).is_err());
        for wrong in ["https://example.org", "127.0.0.1", "example..org", ""] {
            assert!(config(&["--passkey-domain", wrong]).is_err(), "{wrong}");
        }
        assert_eq!(
            config(&["--passkey-domain", "Example.org"]).expect("a domain").passkey_domain.as_deref(),
            Some("example.org")
        );
        std::fs::remove_dir_all(&folder).expect("the folder can go");
    }

    #[test]
    fn origins_are_what_browsers_send() {
        let good = ["https://play.example.org/", "http://192.168.1.5:8080", "HTTP://[::1]:8080", "https://x.example"];
        let config = config(&good.map(|o| ["--origin", o]).concat()).expect("origins");
        let expected =
            ["https://play.example.org", "http://192.168.1.5:8080", "http://[::1]:8080", "https://x.example"];
        assert_eq!(config.origins, expected);
        for wrong in [
            "foo",
            "play.example.org",
            "ftp://a",
            "https://",
            "https:///b",
            "https://a b",
            "http://a:0",
            "http://a:x",
            "http://[::1",
            "https://u@a",
            "*",
        ] {
            let error = format!("{:#}", super::tests::config(&["--origin", wrong]).expect_err("no origin"));
            assert!(
                error.contains("is not an origin") && error.contains("https://play.example.org"),
                "{wrong}: {error}"
            );
        }
    }

    #[test]
    fn a_part_of_an_origin_is_refused_with_the_reason() {
        for (wrong, whole) in [
            ("https://play.example.org/darkrock", "https://play.example.org"),
            ("https://Play.example.org:444/games/darkrock/", "https://play.example.org:444"),
            ("http://[::1]:80/x?y#z", "http://[::1]:80"),
        ] {
            let error = format!("{:#}", config(&["--origin", wrong]).expect_err("no origin"));
            let told = ["has a path", "`__Host-`", "passkeys", "service worker", &format!("such as {whole}\n")];
            assert!(told.iter().all(|part| error.contains(part)), "{wrong}: {error}");
        }
    }

    #[test]
    fn other_servers_are_told_an_address_that_they_can_reach() {
        let nodes = |words: &[&str]| config(words).map(|config| config.nodes);
        let here = nodes(&[]).expect("the default");
        assert!(here.listen.ip().is_loopback() && here.address.is_none());
        let inside =
            nodes(&["--node-listen", "0.0.0.0:81", "--node-address", "one.internal:81"]).expect("good options");
        assert_eq!(inside.address.as_deref(), Some("one.internal:81"));
        let error = format!("{:#}", nodes(&["--node-listen", "0.0.0.0:81"]).expect_err("nobody can reach that"));
        assert!(error.contains("--node-address"), "{error}");
        for wrong in ["one", "one:", ":81", "one:0", "http://one:81", "one:x"] {
            let error = format!("{:#}", nodes(&["--node-address", wrong]).expect_err("no address"));
            assert!(error.contains("expected a host and a port"), "{wrong}: {error}");
        }
    }

    #[test]
    fn programs_without_name_or_command_are_refused() {
        for (wrong, said) in
            [("python3", "expected NAME=COMMAND"), ("a=", "command is missing"), ("a=b 'c", "is not closed")]
        {
            let error = format!("{:#}", config(&["--bot", wrong]).expect_err("nonsense"));
            assert!(error.contains(said), "{wrong}: {error}");
        }
    }

    #[test]
    fn bots_have_a_thread_and_far_more_time_than_they_need() {
        let threads = |options: &[&str]| config(options).expect("good options").bot_threads;
        assert_eq!((threads(&["--bot-threads", "0"]), threads(&["--bot-threads", "3"])), (0, 3));
        let config = config(&[]).expect("good options");
        assert!(config.bot_threads >= 1);
        assert!(config.limits.bot_time >= 5 * config.limits.bot_thinking);
    }
}
