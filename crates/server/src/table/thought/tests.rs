//! Reaction windows of many positions, with a simulated clock.

use super::*;
use crate::pool::{Patience, Thinking};
use darkrock_rules::chance::FastChance;
use darkrock_rules::record::Session;
use darkrock_rules::{Content, Setup};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

const LONG: Duration = Duration::from_secs(60);

fn content() -> &'static Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(Content::embedded().expect("the shipped content")))
}

fn below(dice: &mut FastChance, count: usize) -> usize {
    (dice.next_u64() % count as u64) as usize
}

/// A simulated clock that advances by a seeded random amount with every reading.
struct Seeded {
    start: Instant,
    passed: Mutex<Duration>,
    dice: Mutex<FastChance>,
    /// Whether waits end; otherwise they last forever, and a bot has unlimited time.
    goes_on: bool,
}

impl Seeded {
    fn new(seed: u64, goes_on: bool) -> Self {
        let dice = Mutex::new(FastChance::new(seed));
        Self { start: Instant::now(), passed: Mutex::default(), dice, goes_on }
    }

    fn passed(&self) -> Duration {
        *self.passed.lock().expect("no panic")
    }
}

impl Clock for Seeded {
    fn now(&self) -> Instant {
        let step = below(&mut self.dice.lock().expect("no panic"), 50_000);
        let mut passed = self.passed.lock().expect("no panic");
        let now = self.start + *passed;
        *passed += Duration::from_micros(step as u64);
        now
    }

    async fn until(&self, at: Instant) {
        if !self.goes_on {
            std::future::pending::<()>().await;
        }
        let mut passed = self.passed.lock().expect("no panic");
        *passed = at.saturating_duration_since(self.start).max(*passed);
    }
}

/// A window of a seat: its question, and whether it can do anything but pass.
struct Window {
    seat: Seat,
    question: Question,
    can_react: bool,
}

/// Windows of random games: equally many with and without a possible reaction.
fn windows(each: usize) -> Vec<Window> {
    let (mut found, mut counts) = (Vec::new(), [0; 2]);
    for seed in 0..40 {
        let setup = Setup { length: 15, ..Setup::new(2 + (seed % 3) as u8) };
        let mut session = Session::new(content(), &setup, FastChance::new(seed), &mut ()).expect("a game");
        let (mut dice, mut open) = (FastChance::new(seed ^ 0xD1CE), Vec::new());
        while let Some(seat) = session.waiting().first() {
            session.choices(seat, &mut open);
            let view = session.game().view(Some(seat));
            let can_react = open.len() > 1;
            let count: &mut usize = &mut counts[usize::from(can_react)];
            if view.public.is_window(content()) && *count < each && below(&mut dice, 3) == 0 {
                *count += 1;
                let question = Question { content: Arc::clone(content()), view, choices: open.clone(), until: None };
                found.push(Window { seat, question, can_react });
            }
            let choice = open[below(&mut dice, open.len())];
            session.play(seat, choice, &mut ()).expect("an open choice");
        }
        if counts == [each; 2] {
            return found;
        }
    }
    panic!("only {counts:?} windows");
}

fn pool() -> Pool {
    let patience = Patience { whole: LONG, least: LONG, limit: LONG };
    Pool::new(Thinking { threads: 1, patience, programs: false, wait: Duration::ZERO }).expect("a thread")
}

fn thought(pool: &Pool, window: &Window, level: BotKind, tempo: Tempo) -> Thought {
    Thought {
        pool: pool.clone(),
        standing: tokio::sync::watch::channel(Standing::default()).1,
        seat: window.seat,
        level: Level::Own(level),
        bot: None,
        seed: 7,
        position: 3,
        news: Vec::new(),
        question: window.question.clone(),
        tempo,
        table: "t".to_owned(),
    }
}

/// A histogram of window lengths, by whether the bot can react.
type Lasted = BTreeMap<bool, BTreeMap<Duration, usize>>;

#[tokio::test]
async fn how_long_a_window_lasts_tells_nothing() {
    let (pool, windows) = (pool(), windows(60));
    for pace in [Pace::Instant, Pace::Brisk, Pace::Relaxed] {
        let tempo = Tempo::of(pace, Duration::from_millis(100));
        let mut lasted = Lasted::new();
        for (seed, window) in windows.iter().enumerate() {
            // A slow search, a fast one, and a bot without search.
            for level in [BotKind::Gunslinger(3_000), BotKind::Cowboy, BotKind::Random] {
                let clock = Seeded::new(seed as u64, true);
                let answer = thought(&pool, window, level, tempo).choose_by(&clock).await;
                let (choice, _) = answer.expect("the pool is there");
                assert!(window.question.choices.contains(&choice));
                *lasted.entry(window.can_react).or_default().entry(clock.passed()).or_insert(0) += 1;
            }
        }
        let times = BTreeMap::from([(tempo.window, windows.len() / 2 * 3)]);
        assert_eq!(lasted, BTreeMap::from([(false, times.clone()), (true, times)]), "at the pace {pace:?}");
    }
}

#[tokio::test]
async fn a_thought_that_is_there_in_time_counts() {
    let pool = pool();
    let tempo = Tempo::of(Pace::Relaxed, LONG);
    for window in windows(20).iter().filter(|window| window.can_react) {
        let level = BotKind::Gunslinger(40);
        let clock = Seeded::new(1, false);
        let over = clock.now() + tempo.window;
        let answer = thought(&pool, window, level, tempo).think_until(over, &clock).await;
        let (choice, bot) = answer.expect("the pool is there");
        let alone = pool.quick(Brief::new(level, 7, 3), orders::Answer::Bot, window.question.clone()).await;
        assert_eq!(Some(choice), alone);
        assert!(bot.is_none(), "there is a bot for each choice");
    }
}
