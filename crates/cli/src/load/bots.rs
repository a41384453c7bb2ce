//! Games of one person and bots: bots' latency when many tables wait for them, and people's latency meanwhile.
//!
//! The person's choice is picked at random from those offered and sent as soon as no other seat must choose. A bot's
//! latency is the time from when the client learns that the bot must choose until it receives the choice.

use super::frames;
use super::held::{Held, Said};
use super::histogram::Histogram;
use super::maker::{Guests, Made, Makers, Wish};
use super::socket::{BUFFER, Socket};
use anyhow::{Context, Result, bail};
use darkrock_bots::RandomBot;
use mio::{Events, Interest, Poll, Token, Waker};
use std::io::ErrorKind;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The timeout for an answer, after which its game is abandoned.
const PATIENCE: Duration = Duration::from_secs(60);
/// The poll token of the threads that create games.
const MADE: Token = Token(usize::MAX);
/// The number of errors after which the measurement is aborted.
const MOST_ERRORS: u64 = 100;
/// The person's seat, and its bit among the seats that must choose.
const PERSON: u8 = 1;
/// Seats are numbered from 1 to 6.
const SEAT_BITS: usize = 7;

/// A game, as seen by its only client.
struct Game {
    guests: Guests,
    socket: Socket,
    /// What it has received.
    held: Held,
    over: bool,
    /// The seats that must choose, as bits.
    waiting: u8,
    /// When each of them had to choose.
    since: [Instant; SEAT_BITS],
    /// When the person's choice was sent, until its outcome is known.
    sent: Option<Instant>,
}

/// The measurements.
pub(super) struct Tally {
    /// People's choices, from sending one until its outcome is received.
    pub(super) people: Histogram,
    /// Bots' choices, from when they had to choose until they are received.
    pub(super) bots: Histogram,
    pub(super) errors: u64,
    pub(super) finished: u64,
}

impl Tally {
    fn new() -> Result<Self> {
        Ok(Self { people: Histogram::new()?, bots: Histogram::new()?, errors: 0, finished: 0 })
    }
}

/// Plays all games.
pub(super) struct BotDriver {
    poll: Poll,
    games: Vec<Option<Game>>,
    random: RandomBot,
    buffer: Vec<u8>,
    out: Vec<u8>,
    tally: Tally,
}

impl BotDriver {
    /// A driver without games.
    pub(super) fn new(games: usize, seed: u64) -> Result<Self> {
        Ok(Self {
            poll: Poll::new()?,
            games: (0..games).map(|_| None).collect(),
            random: RandomBot::new(seed),
            buffer: vec![0; BUFFER],
            out: Vec::new(),
            tally: Tally::new()?,
        })
    }

    /// Wakes this driver from another thread.
    pub(super) fn waker(&self) -> Result<Arc<Waker>> {
        Ok(Arc::new(Waker::new(self.poll.registry(), MADE)?))
    }

    /// Returns the measurements so far and resets them.
    pub(super) fn take_tally(&mut self) -> Result<Tally> {
        Ok(std::mem::replace(&mut self.tally, Tally::new()?))
    }

    /// The measurements so far.
    pub(super) fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The number of games that wait for a bot.
    pub(super) fn thinking(&self) -> usize {
        self.games.iter().flatten().filter(|game| game.waiting & !(1 << PERSON) != 0).count()
    }

    /// Adds a game whose client is connected, and sends `hello`.
    pub(super) fn add(&mut self, made: Made) -> Result<()> {
        let stream = made.pages.into_iter().next().context("a game without a client")?;
        let mut socket = Socket::new(stream)?;
        self.poll.registry().register(socket.source(), Token(made.place), Interest::READABLE)?;
        frames::text(br#"{"type":"hello"}"#, &mut self.out);
        if !socket.send(&self.out) {
            bail!("a new client disconnected already");
        }
        let since = [Instant::now(); SEAT_BITS];
        let held = Held::new(true);
        let game = Game { guests: made.guests, socket, held, over: false, waiting: 0, since, sent: None };
        *self.games.get_mut(made.place).context("a game for an unknown slot")? = Some(game);
        Ok(())
    }

    /// Plays until this time.
    pub(super) fn play(&mut self, makers: &Makers, until: Instant) -> Result<()> {
        let mut events = Events::with_capacity(4096);
        while Instant::now() < until {
            let wait = until.saturating_duration_since(Instant::now()).min(Duration::from_millis(500));
            match self.poll.poll(&mut events, Some(wait)) {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                other => other?,
            }
            for event in events.iter() {
                match event.token() {
                    MADE => {
                        while let Some(made) = makers.ready() {
                            self.add(made?)?;
                        }
                    }
                    Token(place) => self.look(place, makers)?,
                }
            }
            self.look_for_stuck(makers)?;
        }
        Ok(())
    }

    /// Handles a client's messages, and makes its person's choice.
    fn look(&mut self, place: usize, makers: &Makers) -> Result<()> {
        if !self.handle(place) || !self.choose(place) {
            self.tally.errors += 1;
            if self.tally.errors > MOST_ERRORS {
                bail!("more than {MOST_ERRORS} games failed");
            }
            return self.replace(place, makers);
        }
        if self.games[place].as_ref().is_some_and(|game| game.over) {
            self.tally.finished += 1;
            return self.replace(place, makers);
        }
        Ok(())
    }

    /// Reads a client's messages; false if its game cannot continue.
    fn handle(&mut self, place: usize) -> bool {
        let Self { games, buffer, tally, .. } = self;
        let Some(game) = games.get_mut(place).and_then(Option::as_mut) else { return true };
        let Game { socket, held, over, waiting, since, sent, .. } = game;
        let read = socket.read(buffer, |text| {
            let before = held.seq;
            match held.read(text) {
                Said::Game => {
                    *over |= held.over;
                    if held.seq > before {
                        let then = std::mem::replace(waiting, held.waiting());
                        if before > 0 {
                            note(tally, then, *waiting, since, sent);
                        }
                    }
                    true
                }
                Said::Error => false,
                Said::Other => true,
            }
        });
        read.is_some()
    }

    /// Sends the person's choice if no other seat must choose; false on an error.
    fn choose(&mut self, place: usize) -> bool {
        let Some(game) = self.games.get_mut(place).and_then(Option::as_mut) else { return true };
        let mine = game.waiting & (1 << PERSON) != 0;
        // In a simultaneous decision the author of a choice is known only if the person waits for the others.
        if !mine || game.waiting != 1 << PERSON || game.sent.is_some() {
            return true;
        }
        let Some(choice) = game.held.pick(&mut self.random) else { return true };
        let text = format!(r#"{{"type":"play","seat":{PERSON},"choice":"{choice}","seq":{}}}"#, game.held.seq);
        frames::text(text.as_bytes(), &mut self.out);
        game.sent = Some(Instant::now());
        game.socket.send(&self.out)
    }

    /// Abandons a game and requests another one of the same guest.
    fn replace(&mut self, place: usize, makers: &Makers) -> Result<()> {
        let Some(game) = self.games.get_mut(place).and_then(Option::take) else { return Ok(()) };
        makers.wish(place, Wish::All(game.guests))
    }

    fn look_for_stuck(&mut self, makers: &Makers) -> Result<()> {
        let stuck = |game: &Game| game.since.iter().all(|since| since.elapsed() > PATIENCE);
        let found = self.games.iter().enumerate().filter(|(_, game)| game.as_ref().is_some_and(stuck));
        for place in found.map(|(place, _)| place).collect::<Vec<_>>() {
            self.tally.errors += 1;
            self.replace(place, makers)?;
        }
        Ok(())
    }
}

/// Attributes an update: to the person if a choice was sent; otherwise to the bots that had to choose and no longer do,
/// or to the only one that had.
fn note(tally: &mut Tally, then: u8, now: u8, since: &mut [Instant; SEAT_BITS], sent: &mut Option<Instant>) {
    let here = Instant::now();
    let alone = then.count_ones() == 1;
    let answered = if alone { then } else { then & !now };
    if let Some(sent) = sent.take() {
        tally.people.add(here - sent);
    } else {
        for (seat, since) in since.iter().enumerate() {
            if answered & (1 << seat) != 0 && seat != usize::from(PERSON) {
                tally.bots.add(here - *since);
            }
        }
    }
    let asked = now & (!then | answered);
    for (seat, since) in since.iter_mut().enumerate() {
        if asked & (1 << seat) != 0 {
            *since = here;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seats(list: &[u8]) -> u8 {
        let (mut bits, mut at) = (0, 0);
        while at < list.len() {
            bits |= 1 << list[at];
            at += 1;
        }
        bits
    }

    /// The choices attributed for these waiting seats before and after an update: people's and bots'.
    fn counted(updates: &[(&[u8], &[u8], bool)]) -> (u64, u64) {
        let (mut tally, mut since) = (Tally::new().expect("a tally"), [Instant::now(); SEAT_BITS]);
        for (then, now, person) in updates {
            let mut sent = person.then(Instant::now);
            note(&mut tally, seats(then), seats(now), &mut since, &mut sent);
        }
        (tally.people.count(), tally.bots.count())
    }

    #[test]
    fn answers_are_counted_for_who_gave_them() {
        assert_eq!(counted(&[(&[1], &[1], true), (&[1], &[2], true)]), (2, 0));
        assert_eq!(counted(&[(&[2], &[2], false), (&[2], &[3], false)]), (0, 2));
        // At once: one bot after the other, then the person.
        assert_eq!(counted(&[(&[1, 2, 3], &[1, 3], false), (&[1, 3], &[1], false), (&[1], &[4], true)]), (1, 2));
    }

    #[test]
    fn a_bot_is_waited_for_from_when_it_is_asked() {
        let start = Instant::now();
        let (mut tally, mut since) = (Tally::new().expect("a tally"), [start; SEAT_BITS]);
        note(&mut tally, seats(&[1]), seats(&[2, 3]), &mut since, &mut None);
        assert!(since[2] > start && since[3] > start && since[4] == start);
        let asked = since;
        note(&mut tally, seats(&[2, 3]), seats(&[3]), &mut since, &mut None);
        assert_eq!(since[3], asked[3], "it still waits for the same answer");
    }
}
