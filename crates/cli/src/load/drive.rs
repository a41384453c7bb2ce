//! The driver: one thread, all sockets, one choice per game at a time.

use super::frames;
use super::held::{Held, Said};
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

/// The timeout for an update, after which the game is abandoned.
const PATIENCE: Duration = Duration::from_secs(20);
/// The poll token of the threads that create games.
const MADE: Token = Token(usize::MAX);
/// The number of errors after which the measurement is aborted.
const MOST_ERRORS: u64 = 1000;

/// The slot of the game whose clients are checked.
const CHECKED: usize = 0;

/// The client of a seat.
struct Page {
    socket: Socket,
    /// What it has received.
    held: Held,
    /// Whether it has received the outcome of the choice in flight.
    told: bool,
}

/// A game and its choice in flight.
struct Game {
    guests: Guests,
    pages: Vec<Page>,
    over: bool,
    /// When the choice was due and when it was sent; none while the clients connect.
    sent: Option<(Instant, Instant)>,
    /// The position of the choice.
    seq: u64,
    /// The number of clients that have not received the outcome.
    left: usize,
    since: Instant,
}

/// The measurements.
pub(super) struct Tally {
    /// From sending until the last client has received the update.
    pub(super) sent: Histogram,
    /// The same from the scheduled time of the choice.
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
    random: RandomBot,
    buffer: Vec<u8>,
    out: Vec<u8>,
    tally: Tally,
    /// The slots whose replacements are being created.
    pub(super) replacing: usize,
}

impl Driver {
    /// A driver without games.
    pub(super) fn new(games: usize, seed: u64) -> Result<Self> {
        Ok(Self {
            poll: Poll::new()?,
            games: (0..games).map(|_| None).collect(),
            ready: VecDeque::new(),
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

    /// Returns the measurements so far and resets them.
    pub(super) fn take_tally(&mut self) -> Result<Tally> {
        Ok(std::mem::replace(&mut self.tally, Self::nothing()?))
    }

    /// The measurements so far.
    pub(super) fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The number of games without a choice in flight.
    pub(super) fn ready(&self) -> usize {
        self.ready.len()
    }

    /// Adds a game whose clients are connected, and sends `hello`.
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
            pages.push(Page { socket, held: Held::new(made.place == CHECKED), told: false });
        }
        let game =
            Game { guests: made.guests, pages, over: false, sent: None, seq: 0, left: SEATS, since: Instant::now() };
        let place = self.games.get_mut(made.place).context("a game for an unknown slot")?;
        *place = Some(game);
        Ok(())
    }

    /// Plays until this time: at a rate of choices per second, or as many as possible.
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

    /// Waits until every added game has received its position.
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

    /// Reads a client's messages; false if its game cannot continue.
    fn handle(&mut self, place: usize, seat: usize) -> bool {
        let Self { games, buffer, tally, .. } = self;
        let Some(game) = games.get_mut(place).and_then(Option::as_mut) else { return true };
        let Game { pages, over, seq: asked, left, .. } = game;
        let Some(Page { socket, held, told }) = pages.get_mut(seat) else { return true };
        let read = socket.read(buffer, |text| match held.read(text) {
            Said::Game => {
                *over |= held.over;
                if !*told && held.seq > *asked {
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

    /// All clients have received the outcome of the choice.
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

    /// Sends one of the choices that a game offers; false on an error.
    fn send(&mut self, place: usize, due: Instant) -> bool {
        let Some(game) = self.games.get_mut(place).and_then(Option::as_mut) else { return true };
        let asked = game.pages.iter().filter(|p| p.held.is_asked()).count();
        if asked == 0 {
            return false;
        }
        let picked = self.random.pick(asked);
        let mut asked = game.pages.iter().enumerate().filter(|(_, p)| p.held.is_asked());
        let Some((seat, page)) = asked.nth(picked) else { return false };
        let Some(choice) = page.held.pick(&mut self.random) else { return false };
        let seq = page.held.seq;
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

    /// Abandons a game and requests another one of the same guests.
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
