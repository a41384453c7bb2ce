//! A PostgreSQL server for tests.
//!
//! With `DARKROCK_TEST_POSTGRES` set to a URL (`postgres://USER@HOST:PORT/postgres`), that server is used; the user
//! needs the right to create databases. Otherwise one is started from Debian's package in a temporary folder, and
//! stopped at the end of this process.

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The variable with the URL of a running server.
pub const VARIABLE: &str = "DARKROCK_TEST_POSTGRES";

static DATABASES: AtomicU32 = AtomicU32::new(0);

/// How to stop a server.
#[derive(Clone, Copy)]
pub enum Stop {
    /// In good order, but without waiting for clients (fast shutdown).
    Fast,
    /// Like a crash: it has to recover when it starts again (immediate shutdown).
    Crash,
}

/// A server started by the tests.
pub struct Cluster {
    child: Option<Child>,
    folder: PathBuf,
    programs: PathBuf,
    user: Option<(u32, u32)>,
    port: u16,
}

/// A server: a running one, or one started by the tests.
pub enum Server {
    /// The one of the environment variable.
    Given(String),
    /// Stopped when this value is dropped.
    Own(Cluster),
}

impl Server {
    /// The server of the environment variable, or a new one.
    pub fn get() -> Result<Self, String> {
        match std::env::var(VARIABLE) {
            Ok(url) if !url.is_empty() => Ok(Self::Given(url)),
            _ => Cluster::start().map(Self::Own),
        }
    }

    /// Its URL, with the database to which to connect in order to create others.
    pub fn url(&self) -> String {
        match self {
            Self::Given(url) => url.clone(),
            Self::Own(cluster) => cluster.url(),
        }
    }
}

/// Creates an empty database and returns its URL.
pub async fn create_database(server: &str) -> String {
    let number = DATABASES.fetch_add(1, Ordering::Relaxed);
    let moment = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a clock").as_millis();
    let name = format!("darkrock_test_{}_{moment}_{number}", std::process::id());
    execute(server, &format!("CREATE DATABASE {name}")).await;
    let (place, options) = server.split_once('?').map_or((server, ""), |(place, options)| (place, options));
    let (start, _) = place.rsplit_once('/').expect("a database in the URL");
    format!("{start}/{name}{}{options}", if options.is_empty() { "" } else { "?" })
}

/// Drops a database created by [`create_database`], despite open connections.
pub async fn drop_database(server: &str, url: &str) {
    let place = url.split('?').next().expect("a first part");
    let (_, name) = place.rsplit_once('/').expect("a database in the URL");
    execute(server, &format!("DROP DATABASE {name} WITH (FORCE)")).await;
}

/// Ends the leases of all servers on a database, as time would.
#[allow(dead_code, reason = "the tests of the storage need it not")]
pub async fn end_leases(url: &str) {
    execute(url, "DELETE FROM nodes").await;
}

async fn execute(server: &str, sql: &str) {
    use sqlx::{AssertSqlSafe, Connection, PgConnection};
    let mut connection = PgConnection::connect(server).await.expect("PostgreSQL answers");
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.expect(sql);
    connection.close().await.expect("PostgreSQL closes");
}

impl Cluster {
    /// Starts a server on a free port of this machine.
    pub fn start() -> Result<Self, String> {
        let programs = programs()?;
        let user = unprivileged()?;
        let moment = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_err(|e| e.to_string())?;
        let name = format!("darkrock-postgres-{}-{}", std::process::id(), moment.as_nanos());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        if let Some((uid, gid)) = user {
            chown(&folder, Some(uid), Some(gid)).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        let mut cluster = Self { child: None, folder, programs, user, port: 0 };
        cluster.initdb()?;
        // Another program may take the port after it was found to be free.
        for _ in 0..3 {
            cluster.port = free_port()?;
            if cluster.start_again().is_ok() {
                return Ok(cluster);
            }
        }
        Err(format!("PostgreSQL does not start: {}", cluster.log()))
    }

    /// Enables TLS from its next start on, with its own certificate; returns the certificate's path.
    #[allow(dead_code, reason = "not every test that starts a server wants it encrypted")]
    pub fn encrypt(&self) -> Result<PathBuf, String> {
        let [key, certificate] = ["server.key", "server.crt"].map(|name| self.data().join(name));
        let mut openssl = Command::new("openssl");
        openssl.args(["req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]);
        openssl.args(["-days", "2", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]);
        openssl.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
        let output = openssl.arg("-keyout").arg(&key).arg("-out").arg(&certificate).output();
        let output = output.map_err(|error| format!("openssl does not start: {error}"))?;
        if !output.status.success() {
            return Err(format!("openssl failed: {}", String::from_utf8_lossy(&output.stderr)));
        }
        if let Some((uid, gid)) = self.user {
            for file in [&key, &certificate] {
                chown(file, Some(uid), Some(gid)).map_err(|error| format!("{}: {error}", file.display()))?;
            }
        }
        Ok(certificate)
    }

    /// Its URL.
    pub fn url(&self) -> String {
        format!("postgres://darkrock@127.0.0.1:{}/postgres", self.port)
    }

    /// Starts it again on the same port, and waits until it answers.
    pub fn start_again(&mut self) -> Result<(), String> {
        let log = std::fs::File::create(self.folder.join("log")).map_err(|error| error.to_string())?;
        let errors = log.try_clone().map_err(|error| error.to_string())?;
        let mut command = self.command("postgres");
        command.arg("-D").arg(self.data()).args(["-p", &self.port.to_string()]);
        let settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=60"];
        for setting in settings {
            command.args(["-c", setting]);
        }
        if self.data().join("server.key").exists() {
            command.args(["-c", "ssl=on"]);
        }
        let child = command.stdin(Stdio::null()).stdout(log).stderr(errors).spawn();
        self.child = Some(child.map_err(|error| format!("PostgreSQL does not start: {error}"))?);
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(60) {
            if let Some(Ok(Some(status))) = self.child.as_mut().map(Child::try_wait) {
                self.child = None;
                return Err(format!("PostgreSQL ended with {status}: {}", self.log()));
            }
            let mut ask = Command::new(self.programs.join("pg_isready"));
            let answer = ask.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]).status();
            if answer.is_ok_and(|status| status.success()) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        self.stop(Stop::Crash);
        Err(format!("PostgreSQL does not answer within a minute: {}", self.log()))
    }

    /// Stops it, by its process id, and waits for its exit.
    pub fn stop(&mut self, how: Stop) {
        let Some(mut child) = self.child.take() else { return };
        let signal = match how {
            Stop::Fast => "-INT",
            Stop::Crash => "-QUIT",
        };
        Command::new("kill").args([signal, &child.id().to_string()]).status().ok();
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(20) {
            if !matches!(child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        child.kill().ok();
        child.wait().ok();
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    fn initdb(&self) -> Result<(), String> {
        let mut command = self.command("initdb");
        command.arg("-D").arg(self.data());
        command.args(["-U", "darkrock", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
        let output = command.output().map_err(|error| format!("initdb does not start: {error}"))?;
        if output.status.success() {
            return Ok(());
        }
        Err(format!("initdb failed: {}", String::from_utf8_lossy(&output.stderr)))
    }

    /// Runs one of its programs as an unprivileged user, ended with this process in any case. `setpriv` execs the
    /// program, so the process id is the program's.
    fn command(&self, program: &str) -> Command {
        let mut command = if Path::new("/usr/bin/setpriv").exists() {
            let mut command = Command::new("/usr/bin/setpriv");
            if let Some((uid, gid)) = self.user {
                command.args(["--reuid", &uid.to_string(), "--regid", &gid.to_string(), "--clear-groups"]);
            }
            command.args(["--pdeathsig", "INT", "--"]).arg(self.programs.join(program));
            command
        } else {
            use std::os::unix::process::CommandExt;
            let mut command = Command::new(self.programs.join(program));
            if let Some((uid, gid)) = self.user {
                command.uid(uid).gid(gid);
            }
            command
        };
        // The tests' folder may be inaccessible to that user.
        command.current_dir(&self.folder).env("LC_ALL", "C");
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop(Stop::Fast);
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

/// The folder of PostgreSQL's programs, which is not in Debian's `PATH`.
fn programs() -> Result<PathBuf, String> {
    let mut folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    folders
        .into_iter()
        .find(|folder| ["initdb", "postgres", "pg_isready"].iter().all(|program| folder.join(program).exists()))
        .ok_or_else(|| {
            format!(
                "PostgreSQL is not installed, and these tests need it: run 'apt-get install postgresql' (initdb and \
                 postgres are looked for in PATH and /usr/lib/postgresql/*/bin), or set {VARIABLE} to the URL of a \
                 server"
            )
        })
}

/// The user and group to run as instead of root, which PostgreSQL rejects: `postgres`, otherwise `nobody`.
fn unprivileged() -> Result<Option<(u32, u32)>, String> {
    let id = Command::new("id").arg("-u").output().map_err(|error| format!("id does not start: {error}"))?;
    if id.stdout.trim_ascii() != b"0" {
        return Ok(None);
    }
    let users = std::fs::read_to_string("/etc/passwd").map_err(|error| format!("/etc/passwd: {error}"))?;
    let find = |name: &str| {
        let fields = users.lines().map(|line| line.split(':').collect::<Vec<_>>());
        let found = fields.into_iter().find(|fields| fields.len() > 3 && fields[0] == name)?;
        Some((found[2].parse().ok()?, found[3].parse().ok()?))
    };
    let user = find("postgres").or_else(|| find("nobody"));
    user.map(Some).ok_or_else(|| "PostgreSQL refuses root, and there is no user postgres or nobody".to_owned())
}

fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|error| format!("no free port: {error}"))?;
    listener.local_addr().map(|address| address.port()).map_err(|error| error.to_string())
}
