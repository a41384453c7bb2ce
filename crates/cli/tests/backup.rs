//! End-to-end tests of a server's database: exclusive use, copies while it runs, restoring.
#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

fn darkrock() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.env("LC_ALL", "C").env_remove("DARKROCK_DATABASE").stdin(Stdio::null());
    command
}

/// A temporary folder of a test.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("darkrock-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// A server that is killed at the end of its test.
struct Server(Child);

impl Server {
    /// Starts one on a free port and waits until it is open.
    fn start(database: &str) -> Self {
        Self::start_with(darkrock(), database)
    }

    fn start_with(mut command: Command, database: &str) -> Self {
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("is open at"), "{line}");
        Self(child)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The exit code and all output.
fn told(args: &[&str]) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = darkrock().args(args).output().unwrap();
    (status.code(), String::from_utf8([stdout, stderr].concat()).unwrap())
}

#[test]
fn a_database_has_one_server_and_copies() {
    let dir = folder("backup");
    let url = |name: &str| format!("sqlite://{}/{name}", dir.display());
    let at = |name: &str| dir.join(name).display().to_string();
    let (games, copy) = (url("games.db"), at("copy.db"));
    let none = told(&["backup", "--database", &games, &copy]);
    assert!(none.0 == Some(1) && none.1.contains("the database does not exist"), "{none:?}");
    let server = Server::start(&games);
    let second = told(&["serve", "--listen", "127.0.0.1:0", "--database", &games]);
    let process = format!("(process {})", server.0.id());
    assert!(second.0 == Some(1) && second.1.contains("in use by another server"), "{second:?}");
    assert!(second.1.contains(&process), "{second:?}");
    let made = told(&["backup", "--database", &games, &copy]);
    assert!(made.0 == Some(0) && made.1.contains("0 tables"), "{made:?}");
    let again = told(&["backup", "--database", &games, &copy]);
    assert!(again.0 == Some(1) && again.1.contains("never overwrites"), "{again:?}");
    let busy = told(&["restore", "--database", &games, &copy]);
    assert!(busy.0 == Some(1) && busy.1.contains("in use by another server"), "{busy:?}");
    drop(server);
    let there = told(&["restore", "--database", &games, &copy]);
    assert!(there.0 == Some(1) && there.1.contains("move it away first"), "{there:?}");
    let back = told(&["restore", "--database", &url("new.db"), &copy]);
    assert!(back.0 == Some(0) && back.1.contains("restored as"), "{back:?}");
    // The lock was released with its process, and the copy is a database.
    drop(Server::start(&games));
    drop(Server::start(&url("new.db")));
    std::fs::remove_dir_all(dir).unwrap();
}

/// The user of the service, in this test: “nobody” on Linux.
#[cfg(unix)]
const SERVICE: u32 = 65_534;

/// What root makes in the folder of the service belongs to the service's user, who can start the server on it. Whoever is
/// not root keeps what they make.
#[cfg(unix)]
#[test]
fn what_root_restores_can_be_opened_by_the_service() {
    use std::os::unix::fs::{MetadataExt, chown};
    use std::os::unix::process::CommandExt;
    let dir = folder("owners");
    let (own, state) = (std::fs::metadata(&dir).unwrap().uid(), dir.join("state"));
    std::fs::create_dir(&state).unwrap();
    let user = if own == 0 { SERVICE } else { own };
    chown(&state, Some(user), Some(user)).or_else(|error| if own == 0 { Err(error) } else { Ok(()) }).unwrap();
    let url = |path: &std::path::Path| format!("sqlite://{}", path.display());
    let (source, copy, games) = (dir.join("source.db"), dir.join("copy.db"), state.join("games.db"));
    drop(Server::start(&url(&source)));
    let made = told(&["backup", "--database", &url(&source), copy.to_str().unwrap()]);
    assert!(made.0 == Some(0), "{made:?}");
    assert_eq!(std::fs::metadata(&copy).unwrap().uid(), own, "a copy is its maker's");
    let back = told(&["restore", "--database", &url(&games), copy.to_str().unwrap()]);
    let says = back.1.contains(&format!("belongs to the owner of its folder, user {SERVICE}."));
    assert!(back.0 == Some(0) && says == (own == 0), "{back:?}");
    // The host looks into the database while no server runs.
    let looked = told(&["admin", "tables", "--database", &url(&games)]);
    assert!(looked.0 == Some(0), "{looked:?}");
    for entry in std::fs::read_dir(&state).unwrap() {
        let entry = entry.unwrap();
        let found = entry.metadata().unwrap();
        assert_eq!((found.uid(), found.mode() & 0o077), (user, 0), "{}", entry.path().display());
    }
    // The host has the records of finished games kept, before the service does it.
    let records = state.join("records").join("finished");
    let keep = ["admin", "remove-old", "--database", &url(&games), "--keep-finished", "9", "--keep-finished-records"];
    let removed = told(&[&keep[..], &[records.to_str().unwrap()]].concat());
    assert!(removed.0 == Some(0), "{removed:?}");
    for folder in [&records, records.parent().unwrap()] {
        assert_eq!(std::fs::metadata(folder).unwrap().uid(), user, "{}", folder.display());
    }
    let mut command = darkrock();
    if own == 0 {
        command.uid(SERVICE).gid(SERVICE);
    }
    drop(Server::start_with(command, &url(&games)));
    std::fs::remove_dir_all(dir).unwrap();
}

/// A system without certificates of authorities: the server starts, and says what does not work.
#[cfg(target_os = "linux")]
#[test]
fn a_server_without_certificates_says_so() {
    let dir = folder("certificates");
    let none = dir.join("none.pem");
    std::fs::write(&none, "").unwrap();
    let games = format!("sqlite://{}/games.db", dir.display());
    let mut command = darkrock();
    command.env("SSL_CERT_FILE", &none).env("SSL_CERT_DIR", dir.join("none")).env("DARKROCK_OPENID_SECRET", "secret");
    command.args(["serve", "--listen", "127.0.0.1:0", "--database", &games, "--origin", "https://play.example.org"]);
    command.args(["--openid-issuer", "https://id.example.org", "--openid-client", "darkrock"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    let said = String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap();
    assert!(line.contains("is open at"), "{line}{said}");
    assert!(said.contains("no certificates of authorities") && said.contains("OpenID"), "{said}");
    std::fs::remove_dir_all(dir).unwrap();
}
