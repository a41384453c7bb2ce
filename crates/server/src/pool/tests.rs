//! Searches of scripted bots, and how they are scheduled, stopped and abandoned.

use super::*;
use crate::peer::Peer;
use crate::workers::crew::{FIRST, Refusal};
use crate::workers::link::Link;
use crate::workers::wire::ToWorker;
use darkrock_bots::BotKind;
use darkrock_rules::chance::FastChance;
use darkrock_rules::{Game, Setup};
use std::sync::atomic::{AtomicBool, AtomicU32};
use std::sync::{Arc, Mutex, OnceLock, mpsc};

const LONG: Duration = Duration::from_secs(60);

/// A bot that chooses by a function of the number of choices and the stop signal.
struct Scripted<F>(F);

impl<F: FnMut(usize, &Stop<'_>) -> usize + Send> Bot for Scripted<F> {
    fn choose(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> usize {
        (self.0)(ask.choices.len(), stop)
    }

    fn explain(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> Vec<Advice> {
        (self.0)(ask.choices.len(), stop);
        Vec::new()
    }
}

fn scripted(
    bot: impl FnMut(usize, &Stop<'_>) -> usize + Send + 'static,
) -> impl FnOnce() -> Result<Box<dyn Bot>, String> + Send + 'static {
    || Ok(Box::new(Scripted(bot)))
}

/// A decision with two choices.
fn question() -> Question {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    let content = CONTENT.get_or_init(|| Arc::new(Content::embedded().expect("the shipped content")));
    let game = Game::new(content, &Setup::new(2), &mut FastChance::new(1), &mut ()).expect("a game");
    let seat = game.decision().first().expect("somebody is asked");
    let mut choices = Vec::new();
    game.choices(seat, &mut choices);
    Question { content: Arc::clone(content), view: game.view(Some(seat)), choices, until: None }
}

fn pool(threads: usize, whole: Duration, limit: Duration) -> Pool {
    let patience = Patience { whole, least: Duration::from_millis(1), limit };
    Pool::new(Thinking { threads, patience, programs: true, wait: LONG }).expect("threads")
}

async fn choose(
    pool: &Pool,
    bot: impl FnMut(usize, &Stop<'_>) -> usize + Send + 'static,
) -> Result<Choice, BotFailure> {
    choose_for(pool, &watch::Sender::default(), bot).await
}

async fn choose_for(
    pool: &Pool,
    standing: &watch::Sender<Standing>,
    bot: impl FnMut(usize, &Stop<'_>) -> usize + Send + 'static,
) -> Result<Choice, BotFailure> {
    pool.think(Thinker::Own, standing.subscribe(), scripted(bot), question()).await.map(|(_, choice)| choice)
}

/// A search for a person at an address, who is present.
fn standing(audience: Audience, address: u8, guest: &str) -> Standing {
    let peer = (audience != Audience::Nobody).then(|| Peer::new([192, 0, 2, address].into()));
    Standing { audience, payers: vec![Payer { peer, guest: guest.to_owned() }] }
}

#[tokio::test]
async fn a_bot_chooses_or_fails_without_harm() {
    let pool = pool(1, LONG, LONG);
    let choices = question().choices;
    assert_eq!(choose(&pool, |n, _| n - 1).await, Ok(choices[1]));
    assert_eq!(choose(&pool, |n, _| n).await, Err(BotFailure::NoSuchChoice(2, 2)));
    assert_eq!(choose(&pool, |_, _| panic!("a bot's own mistake")).await, Err(BotFailure::Panicked));
    let nothing = || Err("no such program".to_owned());
    let failed = pool.think(Thinker::Program, watch::channel(Standing::default()).1, nothing, question()).await.err();
    assert_eq!(failed, Some(BotFailure::NotStarted("no such program".to_owned())));
    assert_eq!(choose(&pool, |_, _| 0).await, Ok(choices[0]), "the threads are still there");
}

#[tokio::test]
async fn a_bot_that_is_told_to_stop_answers_with_its_best() {
    let pool = pool(1, Duration::from_millis(20), LONG);
    let looked = Arc::new(AtomicU32::new(0));
    let seen = Arc::clone(&looked);
    let bot = move |n: usize, stop: &Stop<'_>| {
        while !stop() {
            seen.fetch_add(1, Ordering::Relaxed);
        }
        n - 1
    };
    assert_eq!(choose(&pool, bot).await, Ok(question().choices[1]));
    assert!(looked.load(Ordering::Relaxed) > 0, "it had time to think");
}

#[tokio::test]
async fn a_bot_that_does_not_stop_is_given_up_and_its_thread_replaced() {
    let pool = pool(1, Duration::from_millis(1), Duration::from_millis(20));
    let endless = |_: usize, _: &Stop<'_>| loop {
        std::thread::park();
    };
    for _ in 0..3 {
        assert_eq!(choose(&pool, endless).await, Err(BotFailure::TooSlow));
    }
    // The only thread never returned; this search has another one.
    let (tell, told) = mpsc::channel();
    let bot = move |_: usize, _: &Stop<'_>| {
        tell.send(()).expect("the test waits");
        0
    };
    drop(choose(&pool, bot).await);
    told.recv_timeout(LONG).expect("it thinks");
}

/// Occupies the only thread until released.
async fn hold(pool: &Pool) -> mpsc::Sender<()> {
    let (release, held) = mpsc::channel::<()>();
    let (begin, begun) = oneshot::channel();
    let mut begin = Some(begin);
    let bot = move |_: usize, _: &Stop<'_>| {
        begin.take().into_iter().for_each(|begin: oneshot::Sender<()>| begin.send(()).expect("the test waits"));
        let _ = held.recv();
        0
    };
    let holding = Pool::clone(pool);
    tokio::spawn(async move { drop(choose(&holding, bot).await) });
    begun.await.expect("it begins");
    release
}

/// Runs the other tasks until this many searches are queued.
async fn until_waiting(pool: &Pool, count: usize) {
    while pool.waiting() < count {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_hundred_who_wait_are_answered_in_order() {
    let pool = pool(1, LONG, LONG);
    let release = hold(&pool).await;
    let order = Arc::new(Mutex::new(Vec::new()));
    let mut answers = Vec::new();
    for n in 0..100 {
        let (order, waiting) = (Arc::clone(&order), Pool::clone(&pool));
        let bot = move |count: usize, _: &Stop<'_>| {
            order.lock().expect("no panic").push(n);
            n % count
        };
        answers.push(tokio::spawn(async move { choose(&waiting, bot).await }));
        until_waiting(&pool, n + 1).await;
    }
    release.send(()).expect("it waits");
    for (n, answer) in answers.into_iter().enumerate() {
        assert_eq!(answer.await.expect("no panic"), Ok(question().choices[n % 2]));
    }
    assert_eq!(*order.lock().expect("no panic"), (0..100).collect::<Vec<_>>());
}

/// The order in which searches are served that were queued in this order while the only thread was busy.
struct Served {
    pool: Pool,
    release: mpsc::Sender<()>,
    order: Arc<Mutex<Vec<String>>>,
    answers: Vec<tokio::task::JoinHandle<()>>,
}

impl Served {
    async fn new() -> Self {
        let pool = pool(1, LONG, LONG);
        let release = hold(&pool).await;
        Self { pool, release, order: Arc::default(), answers: Vec::new() }
    }

    /// A search is queued.
    async fn comes(&mut self, name: &str, audience: Audience, address: u8, guest: &str) -> watch::Sender<Standing> {
        let (order, pool) = (Arc::clone(&self.order), self.pool.clone());
        let sender = watch::Sender::new(standing(audience, address, guest));
        let (name, watched) = (name.to_owned(), sender.clone());
        let bot = move |_: usize, _: &Stop<'_>| {
            order.lock().expect("no panic").push(name.clone());
            0
        };
        let waiting = self.pool.waiting() + 1;
        self.answers.push(tokio::spawn(async move { drop(choose_for(&pool, &watched, bot).await) }));
        until_waiting(&self.pool, waiting).await;
        sender
    }

    async fn order(self) -> Vec<String> {
        self.release.send(()).expect("it waits");
        for answer in self.answers {
            answer.await.expect("no panic");
        }
        let order = self.order.lock().expect("no panic");
        order.clone()
    }
}

/// A regression: one address with hundreds of tables made all other players wait for them.
#[tokio::test]
async fn one_address_with_many_tables_holds_nobody_else_up() {
    let mut served = Served::new().await;
    for n in 0..300 {
        served.comes("stranger", Audience::Seated, 1, &format!("guest {}", n % 10)).await;
    }
    for n in 0..3 {
        served.comes("mara", Audience::Seated, 2, "mara").await;
        served.comes("jules", Audience::Seated, 3, &format!("jules {n}")).await;
    }
    let order = served.order().await;
    let of = |name: &str| order.iter().enumerate().filter(|(_, n)| *n == name).map(|(at, _)| at).collect::<Vec<_>>();
    // One of each address in turn, whatever else is queued there.
    assert_eq!((of("mara"), of("jules")), (vec![1, 4, 7], vec![2, 5, 8]));
    assert_eq!(order.len(), 306);
}

#[tokio::test]
async fn one_guest_with_many_tables_holds_nobody_at_the_same_address_up() {
    let mut served = Served::new().await;
    for _ in 0..100 {
        served.comes("stranger", Audience::Seated, 1, "stranger").await;
    }
    for name in ["mara", "jules"] {
        served.comes(name, Audience::Seated, 1, name).await;
        served.comes(name, Audience::Seated, 1, name).await;
    }
    let order = served.order().await;
    assert_eq!(order[..6], ["stranger", "mara", "jules", "stranger", "mara", "jules"]);
}

#[tokio::test]
async fn those_go_first_for_whom_somebody_is_there() {
    let mut served = Served::new().await;
    for audience in [Audience::Nobody, Audience::Watching, Audience::Nobody, Audience::Seated, Audience::Watching] {
        served.comes(&format!("{audience:?}"), audience, 1, "mara").await;
    }
    assert_eq!(served.order().await, ["Seated", "Watching", "Watching", "Nobody", "Nobody"]);
}

/// Somebody connects to a table, or disconnects, while its bot is queued.
#[tokio::test]
async fn a_thought_that_waits_moves_with_its_audience() {
    let mut served = Served::new().await;
    let first = served.comes("first", Audience::Nobody, 1, "mara").await;
    let second = served.comes("second", Audience::Seated, 1, "mara").await;
    served.comes("third", Audience::Watching, 1, "jules").await;
    first.send_replace(standing(Audience::Seated, 2, "belle"));
    second.send_replace(standing(Audience::Nobody, 2, "mara"));
    // Both have noticed before the thread is free.
    while served.pool.0.own.seated() != ["belle"] {
        tokio::task::yield_now().await;
    }
    assert_eq!(served.pool.waiting(), 3);
    assert_eq!(served.order().await, ["first", "third", "second"]);
}

/// After a restart, tables are loaded only then.
#[tokio::test]
async fn it_is_quiet_while_nobody_is_there_who_waits() {
    let mut served = Served::new().await;
    served.comes("unwatched", Audience::Nobody, 1, "mara").await;
    let pool = served.pool.clone();
    pool.until_quiet().await;
    for audience in [Audience::Watching, Audience::Seated] {
        let sender = served.comes("watched", audience, 1, "mara").await;
        let mut quiet = std::pin::pin!(pool.until_quiet());
        tokio::select! {
            biased;
            () = &mut quiet => panic!("{audience:?}"),
            () = std::future::ready(()) => {}
        }
        sender.send_replace(Standing::default());
        quiet.await;
    }
    assert_eq!(served.order().await.len(), 3);
}

/// A table of several players is charged to the one with the shortest queue.
#[tokio::test]
async fn a_stranger_at_the_table_does_not_slow_it() {
    let mut served = Served::new().await;
    for _ in 0..50 {
        served.comes("stranger", Audience::Seated, 1, "stranger").await;
    }
    let mut both = standing(Audience::Seated, 1, "stranger");
    both.payers.extend(standing(Audience::Seated, 2, "mara").payers);
    let sender = watch::Sender::new(both);
    let (order, pool) = (Arc::clone(&served.order), served.pool.clone());
    let bot = move |_: usize, _: &Stop<'_>| {
        order.lock().expect("no panic").push("shared".to_owned());
        0
    };
    served.answers.push(tokio::spawn(async move { drop(choose_for(&pool, &sender, bot).await) }));
    until_waiting(&served.pool, 51).await;
    assert_eq!(served.order().await.iter().position(|name| name == "shared"), Some(1));
}

#[tokio::test]
async fn a_thought_stops_when_nobody_waits_for_it_any_more() {
    let pool = pool(1, LONG, LONG);
    let (begin, begun) = oneshot::channel();
    let mut begin = Some(begin);
    let bot = move |_: usize, stop: &Stop<'_>| {
        begin.take().into_iter().for_each(|begin: oneshot::Sender<()>| begin.send(()).expect("the test waits"));
        while !stop() {
            std::thread::yield_now();
        }
        0
    };
    let asking = Pool::clone(&pool);
    let hint = tokio::spawn(async move {
        asking.advise(Box::new(Scripted(bot)), 0, Standing::default(), Line::default(), question()).await
    });
    begun.await.expect("it begins");
    hint.abort();
    // The thread is free for the next one.
    assert!(choose(&pool, |_, _| 0).await.is_ok());
}

#[tokio::test]
async fn background_work_is_done_between_thoughts_and_dropped_at_the_end() {
    let pool = pool(1, LONG, LONG);
    let release = hold(&pool).await;
    let log = Arc::new(Mutex::new(Vec::new()));
    let slices = Arc::clone(&log);
    let dropped = Arc::new(AtomicBool::new(false));
    struct Tell(Arc<AtomicBool>);
    impl Drop for Tell {
        fn drop(&mut self) {
            self.0.store(true, Ordering::SeqCst);
        }
    }
    let tell = Tell(Arc::clone(&dropped));
    let (mut left, (done, finished)) = (3, mpsc::channel());
    pool.background(move |_| {
        let _ = &tell;
        slices.lock().expect("no panic").push("slice");
        left -= 1;
        if left == 0 {
            done.send(()).expect("the test waits");
        }
        left > 0
    });
    let mut answers = Vec::new();
    for n in 0..20 {
        let (log, waiting) = (Arc::clone(&log), Pool::clone(&pool));
        let bot = move |_: usize, _: &Stop<'_>| {
            log.lock().expect("no panic").push("thought");
            0
        };
        answers.push(tokio::spawn(async move { choose(&waiting, bot).await }));
        until_waiting(&pool, n + 1).await;
    }
    release.send(()).expect("it waits");
    for answer in answers {
        assert!(answer.await.expect("no panic").is_ok());
    }
    finished.recv().expect("all slices are done");
    let log = log.lock().expect("no panic").clone();
    let at: Vec<usize> = (0..log.len()).filter(|n| log[*n] == "slice").collect();
    assert_eq!(at, [8, 17, 22], "after every eight thoughts, and at the end: {log:?}");
    while !dropped.load(Ordering::SeqCst) {
        tokio::task::yield_now().await;
    }
    pool.background(|_| panic!("work that fails"));
    assert!(choose(&pool, |_, _| 0).await.is_ok(), "the thread is still there");
    pool.close();
    assert_eq!(choose(&pool, |_, _| 0).await, Err(BotFailure::Closed));
}

/// A bot that evaluates its first choice this many times.
struct Looked(u32);

impl Bot for Looked {
    fn choose(&mut self, _: Ask<'_>, _: &Stop<'_>) -> usize {
        0
    }

    fn weigh(&mut self, ask: Ask<'_>, _: &Stop<'_>) -> Vec<Advice> {
        let reason = Default::default();
        vec![Advice { choice: ask.choices[0], chance: 0.5, worth: 0.0, visits: self.0, reason }]
    }

    fn beside(&self, seed: u64) -> Option<Box<dyn Bot>> {
        Some(Box::new(Self(seed as u32)))
    }
}

#[tokio::test]
async fn idle_threads_help_with_a_hint() {
    for (threads, visits) in [(1, 7), (3, 7 + 101 + 102), (16, 7 + 101 + 102 + 103)] {
        let advice = pool(threads, LONG, LONG)
            .advise(Box::new(Looked(7)), 100, Standing::default(), Line::default(), question())
            .await
            .expect("advice");
        assert_eq!(advice.iter().map(|a| a.visits).collect::<Vec<_>>(), [visits], "{threads} threads");
    }
    // Busy threads are not used.
    let pool = pool(2, LONG, LONG);
    let release = hold(&pool).await;
    let advice =
        pool.advise(Box::new(Looked(7)), 100, Standing::default(), Line::default(), question()).await.expect("advice");
    assert_eq!(advice[0].visits, 7);
    drop(release);
}

/// Whoever waits for a hint is told how many are served before it: the search in progress, and one of each of the others.
#[tokio::test]
async fn a_hint_that_waits_is_told_its_place_in_line() {
    let pool = pool(1, LONG, LONG);
    let release = hold(&pool).await;
    let mut strangers = Vec::new();
    for number in 1..=5 {
        let asking = Pool::clone(&pool);
        strangers.push(tokio::spawn(async move {
            let sender = watch::Sender::new(standing(Audience::Seated, 1, "stranger"));
            choose_for(&asking, &sender, |_, _| 0).await
        }));
        until_waiting(&pool, number).await;
    }
    let line = Line::default();
    let mut told = line.subscribe();
    let asking = Pool::clone(&pool);
    let hint = tokio::spawn(async move {
        asking.advise(Box::new(Looked(7)), 1, standing(Audience::Seated, 2, "mara"), line, question()).await
    });
    told.changed().await.expect("it is told");
    assert_eq!(*told.borrow_and_update(), Some(2), "the search in progress, and one of the stranger's");
    drop(release);
    assert!(hint.await.expect("no panic").is_ok());
    for stranger in strangers {
        assert!(stranger.await.expect("no panic").is_ok());
    }
}

/// Whoever offers much and answers nothing has few questions, which go elsewhere once its connection ends.
#[tokio::test]
async fn a_worker_has_few_questions_until_it_has_answered_some() {
    const ASKED: u64 = 40;
    let (pool, now) = (pool(0, LONG, LONG), Instant::now());
    let peer = Peer::new([192, 0, 2, 1].into());
    let (link, mut texts) = Link::new("w".to_owned(), 1024, pool.crews().of(peer, now));
    let link = Arc::new(link);
    pool.attach(&link).expect("it is let in");
    assert_eq!(pool.remote(), FIRST);
    let ask = |number| {
        let pool = pool.clone();
        let brief = Brief::new(BotKind::Random, 1, number);
        tokio::spawn(async move { pool.decide(brief, watch::channel(Standing::default()).1, question()).await })
    };
    let asked: Vec<_> = (0..ASKED).map(ask).collect();
    let mut next = async || match serde_json::from_str(&texts.recv().await.expect("a text")).expect("a message") {
        ToWorker::Question(posed) => posed.id,
        ToWorker::Stop { id } => panic!("question {id} has time"),
    };
    let mut first = Vec::new();
    for _ in 0..FIRST {
        first.push(next().await);
    }
    for id in first {
        link.hear(&format!(r#"{{"type":"answer","id":{id},"choice":0}}"#)).expect("an answer");
    }
    // Each answer brings the next question, and one more.
    for _ in 0..2 * FIRST {
        next().await;
    }
    assert_eq!(pool.remote(), 2 * FIRST);
    link.close("it leaves");
    pool.detach_closed();
    for answer in asked {
        answer.await.expect("no panic").expect("a choice");
    }
    assert_eq!(pool.crews().of(peer, now).admit(now), Err(Refusal::Wait));
}
