//! A pseudo-terminal for tests, running a program.

use rustix::fs::{OFlags, fcntl_setfl};
use rustix::io::{FdFlags, fcntl_setfd};
use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};
use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The timeout for expected output, generous for slow machines.
const PATIENCE: Duration = Duration::from_secs(120);
/// The polling interval.
const LOOK: Duration = Duration::from_millis(10);

/// A program in a terminal of 100 columns by 30 rows.
pub struct Pty {
    ours: File,
    /// Kept open, so that the terminal's modes can be read after the program has exited.
    theirs: File,
    child: Child,
    seen: Vec<u8>,
}

impl Pty {
    /// Starts a program with these arguments and variables; by default the terminal is fully capable.
    pub fn start(program: &str, args: &[&str], variables: &[(&str, &str)]) -> Self {
        let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        // A program that kept this end open itself would never see it closed.
        fcntl_setfd(&ours, FdFlags::CLOEXEC).unwrap();
        grantpt(&ours).unwrap();
        unlockpt(&ours).unwrap();
        let name = ptsname(&ours, Vec::new()).unwrap();
        let theirs = File::options().read(true).write(true).open(name.to_str().unwrap()).unwrap();
        tcsetwinsize(&theirs, Winsize { ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
        fcntl_setfl(&ours, OFlags::RDWR | OFlags::NONBLOCK).unwrap();
        let stdio = || Stdio::from(theirs.try_clone().unwrap());
        let mut command = Command::new(program);
        command.args(args).stdin(stdio()).stdout(stdio()).stderr(stdio());
        command.env("TERM", "xterm-256color").env("LC_ALL", "C.UTF-8").envs(variables.iter().copied());
        let child = command.spawn().unwrap();
        Self { ours: File::from(ours), theirs, child, seen: Vec::new() }
    }

    /// Everything that it has written.
    pub fn seen(&self) -> String {
        String::from_utf8_lossy(&self.seen).into_owned()
    }

    /// Discards the output so far.
    pub fn forget(&mut self) {
        self.seen.clear();
    }

    /// Types something.
    pub fn send(&mut self, text: &str) {
        self.send_bytes(text.as_bytes());
    }

    /// Types bytes that need not be text.
    pub fn send_bytes(&mut self, bytes: &[u8]) {
        self.ours.write_all(bytes).unwrap();
    }

    /// Closes the window of the terminal: for the program it is gone.
    pub fn hang_up(&mut self) {
        self.ours = File::open("/dev/null").unwrap();
    }

    /// Waits until this has been written since the last [`Pty::forget`].
    pub fn wait_for(&mut self, text: &str) {
        let began = Instant::now();
        while !self.seen().contains(text) {
            assert!(began.elapsed() < PATIENCE, "“{text:?}” does not come: {}", self.seen());
            self.read();
        }
    }

    /// Reads available output, or waits a moment.
    fn read(&mut self) {
        if !self.read_some() {
            std::thread::sleep(LOOK);
        }
    }

    /// Reads some available output. Returns whether there was any.
    fn read_some(&mut self) -> bool {
        let mut buffer = [0; 4096];
        match self.ours.read(&mut buffer) {
            Ok(n) => {
                self.seen.extend_from_slice(&buffer[..n]);
                n > 0
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => false,
            Err(error) => panic!("the terminal has gone: {error}"),
        }
    }

    fn id(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: Signal) {
        kill_process(self.id(), signal).unwrap();
    }

    /// Waits until it has stopped, as by Ctrl-Z.
    pub fn wait_until_stopped(&mut self) {
        let began = Instant::now();
        loop {
            let status = waitpid(Some(self.id()), WaitOptions::UNTRACED | WaitOptions::NOHANG).unwrap();
            if let Some((_, status)) = status {
                assert!(status.stopped(), "it has ended: {}", self.seen());
                return;
            }
            assert!(began.elapsed() < PATIENCE, "it does not stop: {}", self.seen());
            self.read();
        }
    }

    /// Waits until it has exited; its exit code, or none if a signal killed it.
    pub fn wait(&mut self) -> Option<i32> {
        let began = Instant::now();
        loop {
            self.read();
            if let Some(status) = self.child.try_wait().unwrap() {
                // The remaining output.
                while self.read_some() {}
                return status.code();
            }
            assert!(began.elapsed() < PATIENCE, "it does not end: {}", self.seen());
        }
    }

    /// Whether the terminal is in line mode with echo, as a shell expects it.
    pub fn is_cooked(&self) -> bool {
        let modes = tcgetattr(&self.theirs).unwrap().local_modes;
        modes.contains(LocalModes::ICANON | LocalModes::ECHO)
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        // It has ended already, unless the test has failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
