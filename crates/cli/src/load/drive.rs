//! Plays the games: one thread, all sockets, one choice of a game after another.

use super::frames::{self, FrameScanner, Said};
use super::histogram::Histogram;
use super::maker::{Guests, Made, Makers, SEATS, Wish};
use super::socket::{BUFFER, Socket};
use anyhow::{Context, Result, bail};
use darkrock_bots::RandomBot;
use mio::{Events, Interest, Poll, Token, Waker};
use std::collections::VecDeque;
use std::io::ErrorKind;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long an update may take before the game is given up.
const PATIENCE: Duration = Duration::from_secs(20);
/// The token of the threads that make games.
const MADE: Token = Token(usize::MAX);
/// Errors after which nothing is measured any more.
const MOST_ERRORS: u64 = 1000;

/// The page of a seat.
struct Page {
    socket: Socket,
    /// The position that it knows.
    seq: u64,
    /// A choice that it was offered; empty when it is not asked.
    choice: Vec<u8>,
    /// Whether it knows the outcome of what is under way.
    told: bool,
}

/// A game and what is under way in it.
struct Game {
    guests: Guests,
    pages: Vec<Page>,
    over: bool,
    /// When the choice was due and when it was sent; none while the pages only come in.
    sent: Option<(Instant, Instant)>,
    /// The position that it answered.
    seq: u64,
    /// Pages that have not heard of it.
    left: usize,
    since: Instant,
}

/// What was counted while it was measured.
pub(super) struct Tally {
    /// From sending to the last page informed.
    pub(super) sent: Histogram,
    /// The same from when the choice was due.
    pub(super) due: Histogram,
    pub(super) errors: u64,
    pub(super) finished: u64,
    pub(super) bytes: u64,
}

/// Plays all games.
pub(super) struct Driver {
    poll: Poll,
    games: Vec<Option<Game>>,
    ready: VecDeque<usize>,
    scanner: FrameScanner,
    random: RandomBot,
    buffer: Vec<u8>,
    out: Vec<u8>,
    tally: Tally,
    /// Whether replacements are being made: their places.
    pub(super) replacing: usize,
}

impl Driver {
    /// No game yet.
    pub(super) fn new(games: usize, seed: u64) -> Result<Self> {
        Ok(Self {
            poll: Poll::new()?,
            games: (0..games).map(|_| None).collect(),
            ready: VecDeque::new(),
            scanner: FrameScanner::new(),
            random: RandomBot::new(seed),
            buffer: vec![0; BUFFER],
            out: Vec::new(),
            tally: Driver::nothing()?,
            replacing: 0,
        })
    }

    fn nothing() -> Result<Tally> {
        Ok(Tally { sent: Histogram::new()?, due: Histogram::new()?, errors: 0, finished: 0, bytes: 0 })
    }

    /// Wakes this driver from another thread.
    pub(super) fn waker(&self) -> Result<Arc<Waker>> {
        Ok(Arc::new(Waker::new(self.poll.registry(), MADE)?))
    }

    /// What was counted so far, which is counted from nothing again.
    pub(super) fn take_tally(&mut self) -> Result<Tally> {
        Ok(std::mem::replace(&mut self.tally, Self::nothing()?))
    }

    /// What was counted so far.
    pub(super) fn tally(&self) -> &Tally {
        &self.tally
    }

    /// How many games wait for a choice.
    pub(super) fn ready(&self) -> usize {
        self.ready.len()
    }

    /// Takes a game whose pages are open, and says hello.
    pub(super) fn add(&mut self, made: Made) -> Result<()> {
        let mut pages = Vec::with_capacity(SEATS);
        frames::text(br#"{"type":"hello"}"#, &mut self.out);
        for (seat, stream) in made.pages.into_iter().enumerate() {
            let mut socket = Socket::new(stream)?;
            let token = Token(made.place * SEATS + seat);
            self.poll.registry().register(socket.source(), token, Interest::READABLE)?;
            if !socket.send(&self.out) {
                bail!("a new client disconnected already");
            }
            pages.push(Page { socket, seq: 0, choice: Vec::new(), told: false });
        }
        let game =
            Game { guests: made.guests, pages, over: false, sent: None, seq: 0, left: SEATS, since: Instant::now() };
        let place = self.games.get_mut(made.place).context("a game for an unknown slot")?;
        *place = Some(game);
        Ok(())
    }

    /// Plays until then: so many choices a second, or as many as go.
    pub(super) fn play(&mut self, makers: &Makers, rate: Option<f64>, until: Instant) -> Result<()> {
        let mut events = Events::with_capacity(4096);
        let step = rate.map(|rate| Duration::from_secs_f64(1.0 / rate));
        let (mut due, mut looked) = (Instant::now(), Instant::now());
        loop {
            let now = Instant::now();
            if now >= until {
                return Ok(());
            }
            let wait = match step {
                Some(_) if !self.ready.is_empty() => due.saturating_duration_since(now),
                _ => Duration::from_millis(100),
            };
            self.listen(&mut events, makers, wait.min(until - now))?;
            let now = Instant::now();
            while step.is_none() || due <= now {
                let Some(place) = self.ready.pop_front() else { break };
                if !self.send(place, if step.is_some() { due } else { now }) {
                    self.give_up(place, makers)?;
                }
                due += step.unwrap_or_default();
            }
            if looked.elapsed() > Duration::from_secs(1) {
                looked = now;
                self.look_for_stuck(makers)?;
            }
        }
    }

    /// Waits until every game that was added knows its position.
    pub(super) fn settle(&mut self, makers: &Makers) -> Result<()> {
        let (mut events, began) = (Events::with_capacity(4096), Instant::now());
        let all = self.games.iter().flatten().count();
        while self.ready.len() < all {
            if began.elapsed() > PATIENCE || self.tally.errors > 0 {
                bail!("only {} of {all} games received their position", self.ready.len());
            }
            self.listen(&mut events, makers, Duration::from_millis(100))?;
        }
        Ok(())
    }

    fn listen(&mut self, events: &mut Events, makers: &Makers, wait: Duration) -> Result<()> {
        match self.poll.poll(events, Some(wait)) {
            Err(error) if error.kind() == ErrorKind::Interrupted => return Ok(()),
            other => other?,
        }
        for event in events.iter() {
            if event.token() == MADE {
                while let Some(made) = makers.ready() {
                    self.replacing -= 1;
                    self.add(made?)?;
                }
                continue;
            }
            let (place, seat) = (event.token().0 / SEATS, event.token().0 % SEATS);
            if !self.handle(place, seat) {
                self.give_up(place, makers)?;
            } else if self.games[place].as_ref().is_some_and(|g| g.left == 0) {
                self.complete(place, makers)?;
            }
        }
        Ok(())
    }

    /// Reads what a page got; false when its game cannot go on.
    fn handle(&mut self, place: usize, seat: usize) -> bool {
        let Self { games, scanner, random, buffer, tally, .. } = self;
        let Some(game) = games.get_mut(place).and_then(Option::as_mut) else { return true };
        let Game { pages, over, seq: asked, left, .. } = game;
        let Some(Page { socket, seq, choice, told }) = pages.get_mut(seat) else { return true };
        let read = socket.read(buffer, |text| match scanner.read(text, random, choice) {
            Said::Game { seq: now, over: ended } => {
                *seq = now;
                *over |= ended;
                if !*told && now > *asked {
                    *told = true;
                    *left -= 1;
                }
                true
            }
            Said::Error => false,
            Said::Other => true,
        });
        tally.bytes += read.unwrap_or_default();
        read.is_some()
    }

    /// All pages know what the choice did.
    fn complete(&mut self, place: usize, makers: &Makers) -> Result<()> {
        let Some(game) = self.games.get_mut(place).and_then(Option::as_mut) else { return Ok(()) };
        let now = Instant::now();
        game.left = usize::MAX;
        if let Some((due, sent)) = game.sent.take() {
            self.tally.sent.add(now - sent);
            self.tally.due.add(now - due);
        }
        if game.over {
            self.tally.finished += 1;
            return self.replace(place, makers);
        }
        self.ready.push_back(place);
        Ok(())
    }

    /// Sends one of the choices that a game offers; false when that cannot be.
    fn send(&mut self, place: usize, due: Instant) -> bool {
        let Some(game) = self.games.get_mut(place).and_then(Option::as_mut) else { return true };
        let asked = game.pages.iter().filter(|p| !p.choice.is_empty()).count();
        if asked == 0 {
            return false;
        }
        let picked = self.random.pick(asked);
        let mut asked = game.pages.iter().enumerate().filter(|(_, p)| !p.choice.is_empty());
        let Some((seat, page)) = asked.nth(picked) else { return false };
        let (choice, seq) = (String::from_utf8_lossy(&page.choice), page.seq);
        let text = format!(r#"{{"type":"play","seat":{},"choice":"{choice}","seq":{seq}}}"#, seat + 1);
        frames::text(text.as_bytes(), &mut self.out);
        for page in &mut game.pages {
            page.told = false;
        }
        (game.seq, game.left, game.since) = (seq, SEATS, Instant::now());
        game.sent = Some((due.min(game.since), game.since));
        game.pages[seat].socket.send(&self.out)
    }

    fn give_up(&mut self, place: usize, makers: &Makers) -> Result<()> {
        self.tally.errors += 1;
        if self.tally.errors > MOST_ERRORS {
            bail!("more than {MOST_ERRORS} games failed");
        }
        self.ready.retain(|p| *p != place);
        self.replace(place, makers)
    }

    /// Leaves a game and wishes for another one of the same guests.
    fn replace(&mut self, place: usize, makers: &Makers) -> Result<()> {
        let Some(game) = self.games.get_mut(place).and_then(Option::take) else { return Ok(()) };
        self.replacing += 1;
        makers.wish(place, Wish::All(game.guests))
    }

    fn look_for_stuck(&mut self, makers: &Makers) -> Result<()> {
        let stuck = |game: &Game| (1..=SEATS).contains(&game.left) && game.since.elapsed() > PATIENCE;
        let found = self.games.iter().enumerate().filter(|(_, game)| game.as_ref().is_some_and(stuck));
        let found: Vec<usize> = found.map(|(place, _)| place).collect();
        found.into_iter().try_for_each(|place| self.give_up(place, makers))
    }
}
