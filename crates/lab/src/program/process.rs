//! A running program with its reader and writer threads, so that no other thread ever blocks on a pipe.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

/// The maximum length of an answer, in bytes.
const LONGEST_ANSWER: u64 = 1 << 16;
/// The number of buffered lines before the program is blocked.
const LINES: usize = 16;
/// How much of the standard error output is kept, in bytes.
const LAST_WORDS: usize = 2000;
/// The timeout for a program to exit after `quit`, and for the end of its standard error.
const GRACE: Duration = Duration::from_millis(500);
/// The interval of polling for its exit.
const LOOK: Duration = Duration::from_millis(2);

/// Output of a program.
#[derive(Debug)]
pub(super) enum Received {
    /// A line.
    Line(String),
    /// The beginning of a line that is too long.
    TooLong(String),
    /// It has closed its standard output.
    Ended,
    /// Nothing yet.
    Nothing,
}

impl Received {
    pub(super) fn text(self) -> String {
        match self {
            Self::Line(text) | Self::TooLong(text) => text,
            Self::Ended | Self::Nothing => String::new(),
        }
    }
}

/// A running program. When it is dropped, its standard input is closed once everything is written, and it is killed
/// unless it exits then.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// None once its input is closed.
    to: Option<Sender<String>>,
    from: Receiver<Received>,
    last_words: Receiver<String>,
}

impl Process {
    pub(super) fn start(words: &[String]) -> io::Result<Self> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C is for the parent process, which ends it in good order.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = pipes else { return Err(io::ErrorKind::BrokenPipe.into()) };
        let (to, lines) = channel();
        let (received, from) = sync_channel(LINES);
        let (words, last_words) = channel();
        let process = Self { child, to: Some(to), from, last_words };
        let thread = || thread::Builder::new().name("program".to_owned());
        thread().spawn(move || write(stdin, &lines))?;
        thread().spawn(move || read(stdout, &received))?;
        thread().spawn(move || keep_last_words(stderr, &words))?;
        Ok(process)
    }

    /// Sends a line. A closed pipe is detected when the answer is missing.
    pub(super) fn send(&mut self, line: String) {
        if let Some(to) = &self.to {
            let _ = to.send(line);
        }
    }

    /// Waits for a line, with a timeout.
    pub(super) fn receive(&mut self, time: Duration) -> Received {
        match self.from.recv_timeout(time) {
            Ok(received) => received,
            Err(RecvTimeoutError::Timeout) => Received::Nothing,
            Err(RecvTimeoutError::Disconnected) => Received::Ended,
        }
    }

    /// A line that was already received, if any.
    pub(super) fn try_receive(&mut self) -> Option<Received> {
        self.from.try_recv().ok()
    }

    /// The exit status of a program that has closed its standard output, and the end of its standard error output.
    pub(super) fn ended(&mut self) -> (String, String) {
        let mut waited = Duration::ZERO;
        let status = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break status.to_string(),
                Ok(None) if waited < GRACE => thread::sleep(LOOK),
                Ok(None) => break "it closed its standard output".to_owned(),
                Err(error) => break error.to_string(),
            }
            waited += LOOK;
        };
        (status, self.kill())
    }

    /// Kills it and returns the end of its standard error output.
    pub(super) fn kill(&mut self) -> String {
        self.to = None;
        // Both fail only if it has exited by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.last_words.recv_timeout(GRACE).unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The writer thread closes its end of the pipe when everything is written.
        if self.to.take().is_some() {
            let mut left = LINES * 2;
            while left > 0 && !matches!(self.receive(GRACE), Received::Ended | Received::Nothing) {
                left -= 1;
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes lines until either end of the channel is closed.
fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until the end of input, or until the receiver is closed.
fn read(stdout: ChildStdout, received: &SyncSender<Received>) {
    let mut stdout = BufReader::new(stdout);
    let mut line = Vec::new();
    loop {
        line.clear();
        match stdout.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => (),
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        let too_long = line.len() as u64 >= LONGEST_ANSWER && !line.ends_with(b"\n");
        let said = if too_long { Received::TooLong(text) } else { Received::Line(text) };
        if received.send(said).is_err() || too_long {
            return;
        }
    }
}

/// Reads the standard error output and, when it is closed, sends the end of it on one line.
fn keep_last_words(mut stderr: ChildStderr, words: &Sender<String>) {
    let mut kept = Vec::new();
    let mut buffer = [0; 1024];
    while let Ok(read @ 1..) = stderr.read(&mut buffer) {
        kept.extend_from_slice(&buffer[..read]);
        let surplus = kept.len().saturating_sub(LAST_WORDS);
        kept.drain(..surplus);
    }
    let text = String::from_utf8_lossy(&kept);
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    // Possibly nobody waits for it any more.
    let _ = words.send(lines.join(" / "));
}
