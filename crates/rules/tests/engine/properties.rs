//! Properties of every game, tested over thousands of random ones: all selections of modules, numbers of players,
//! lengths, variants and editions, drafted and fixed characters, empty reaction windows asked and skipped. The seeds
//! are fixed, so that failures are reproducible.
//!
//! Hidden information is tested by `hidden.rs`, the individual rules by the scenarios.

use crate::{choices, support};
use darkrock_rules::chance::{Chance, FastChance, Luck};
use darkrock_rules::content::Content;
use darkrock_rules::edition::{Edition, Switch};
use darkrock_rules::event::{Event, Observer};
use darkrock_rules::record::{Entry, Record, Session};
use darkrock_rules::standing::Standing;
use darkrock_rules::view::View;
use darkrock_rules::{Choice, Game, PlayError, Seat, Setup, State, Variant, Variants, invariants, notation, setup};
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseResult, TestRunner};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::sync::OnceLock;

/// Not a rule: a random game with more choices counts as endless.
const CAP: usize = 100_000;

/// Every choice of some content, computed once.
fn every_choice(content: &'static Content) -> &'static [Choice] {
    static EVERY: OnceLock<Vec<(&'static str, Vec<Choice>)>> = OnceLock::new();
    let list = |content: &'static Content| (content.hash.as_str(), notation::every_choice(content));
    let every = EVERY.get_or_init(|| support::contents().iter().map(list).collect());
    every.iter().find(|(hash, _)| *hash == content.hash).map(|(_, every)| every.as_slice()).unwrap()
}

/// The plan of a game: settings, the seed of its random outcomes and that of its players.
#[derive(Clone)]
struct Plan {
    content: &'static Content,
    setup: Setup,
    luck: u64,
    players: u64,
}

/// Without the content, which would be pages.
impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { setup, luck, players, .. } = self;
        f.debug_struct("Plan").field("setup", setup).field("luck", luck).field("players", players).finish()
    }
}

fn variants() -> impl Strategy<Value = Variants> {
    let sets = proptest::collection::vec(any::<bool>(), Variant::ALL.len());
    sets.prop_map(|on| Variant::ALL.into_iter().zip(on).filter(|(_, on)| *on).map(|(v, _)| v).collect())
}

/// The setup, with incompatible settings corrected; the base game if the selection does not support the number of
/// players.
fn possible(content: &'static Content, mut setup: Setup) -> (&'static Content, Setup) {
    let Some(agreed) = support::agreed(content, setup.seats, setup.variants, setup.length) else {
        let base = &support::contents()[0];
        return possible(base, Setup { selection: base.selection.clone(), characters: Vec::new(), ..setup });
    };
    (setup.variants, setup.length) = agreed;
    if content.lineup(setup.variants, setup.seats).is_some() {
        setup.characters.clear();
    }
    (content, setup)
}

/// The rulebooks, and random switches.
fn editions() -> impl Strategy<Value = Edition> {
    let any = Switch::ALL.map(|s| 0..s.values().len() as u8);
    let custom = any.prop_map(|values| {
        let switches = Switch::ALL.into_iter().zip(values);
        switches.fold(Edition::EN, |all, (switch, value)| all.with(switch, value).unwrap())
    });
    prop_oneof![proptest::sample::select(Edition::presets().map(|(_, edition)| edition).to_vec()), custom]
}

fn plan() -> impl Strategy<Value = Plan> {
    let content = proptest::sample::select(support::contents().iter().collect::<Vec<&'static Content>>());
    let table = (content, 2..=6_usize).prop_flat_map(move |(content, seats)| {
        let ids: Vec<String> = content.specs.characters.iter().map(|c| c.id.clone()).collect();
        let fixed = proptest::sample::subsequence(ids, seats).prop_shuffle();
        (Just(content), Just(seats as u8), prop_oneof![Just(Vec::new()), fixed])
    });
    let options = (proptest::sample::select(&setup::LENGTHS), variants(), editions(), any::<bool>());
    (table, options, any::<u64>(), any::<u64>()).prop_map(
        |((content, seats, characters), (length, variants, edition, skip_empty_windows), luck, players)| {
            let setup =
                Setup { characters, length, variants, edition, skip_empty_windows, ..Setup::of(content, seats) };
            let (content, setup) = possible(content, setup);
            Plan { content, setup, luck, players }
        },
    )
}

/// Checks `games` random plans, a third of them unless this is `./test --long`, whose profile is called so. Each property
/// has its own seed, so that together they cover more games.
fn check(games: u32, seed: u64, property: impl Fn(&Plan) -> TestCaseResult) {
    let is_long = std::env::var("NEXTEST_PROFILE").is_ok_and(|profile| profile == "long");
    let config = ProptestConfig {
        cases: if is_long { games } else { games / 3 },
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed),
        // Plans are simple: shrinking one changes the whole game and finds nothing simpler.
        max_shrink_iters: 0,
        ..ProptestConfig::default()
    };
    let done = TestRunner::new(config).run(&plan(), |plan| property(&plan));
    done.unwrap_or_else(|failure| panic!("{failure}"));
}

fn one_of<T: Copy>(list: &[T], chance: &mut FastChance) -> T {
    list[chance.below(list.len() as u32) as usize]
}

/// A random game in play, outside a session.
#[derive(Clone)]
struct Play {
    game: Game<'static>,
    luck: FastChance,
    players: FastChance,
}

impl Play {
    fn begin(plan: &Plan) -> Self {
        let mut luck = FastChance::new(plan.luck);
        let game = Game::new(plan.content, &plan.setup, &mut luck, &mut ()).unwrap();
        let players = FastChance::new(plan.players);
        Self { game, luck, players }
    }

    /// Plays a random choice of a random seat with a decision; `None` once the game is over.
    fn step(&mut self, list: &mut Vec<Choice>, events: &mut Vec<Event>) -> Option<(Seat, Choice)> {
        let asked = self.game.decision();
        let seat = asked.iter().nth(self.players.below(asked.len().max(1) as u32) as usize)?;
        self.game.choices(seat, list);
        let choice = one_of(list, &mut self.players);
        self.game.play(seat, choice, &mut self.luck, events).unwrap();
        Some((seat, choice))
    }
}

/// Plays a random game up to `most` choices and calls `at` with each position before its choice. Returns the number of
/// choices, and whether the game ended.
fn walk(plan: &Plan, most: usize, mut at: impl FnMut(&Play) -> TestCaseResult) -> Result<(usize, bool), TestCaseError> {
    let mut play = Play::begin(plan);
    let (mut list, mut events) = (Vec::new(), Vec::new());
    for n in 0..most {
        at(&play)?;
        events.clear();
        if play.step(&mut list, &mut events).is_none() {
            return Ok((n, true));
        }
    }
    Ok((most, false))
}

/// Whether a position is to be checked thoroughly: the first few of each kind of decision, then one in `rate`.
struct Sampler {
    seen: RefCell<BTreeMap<String, u32>>,
    chance: RefCell<FastChance>,
    first: u32,
    rate: u32,
}

impl Sampler {
    fn new(first: u32, rate: u32) -> Self {
        let (seen, chance) = (RefCell::default(), RefCell::new(FastChance::new(7)));
        Self { seen, chance, first, rate }
    }

    fn picks(&self, game: &Game<'_>) -> bool {
        let chosen = self.chance.borrow_mut().below(self.rate) == 0;
        let question = format!("{:?}", game.question());
        let kind = question.split('{').next().unwrap_or_default().trim();
        let mut seen = self.seen.borrow_mut();
        let count = seen.entry(kind.to_owned()).or_default();
        *count += u32::from(chosen || *count < self.first);
        chosen || *count < self.first
    }

    /// The number of kinds of decisions met.
    fn kinds(&self) -> usize {
        self.seen.borrow().len()
    }
}

#[test]
fn games_end_and_conserve_everything() {
    let (capped, choices) = (Cell::new(0_u32), Cell::new(0_usize));
    check(3000, 1, |plan| {
        let (n, ended) = walk(plan, CAP, |play| {
            let sound = invariants::check(play.game.content, &play.game.state);
            prop_assert_eq!(sound, Ok(()));
            prop_assert_eq!(play.game.decision().is_empty(), play.game.is_over());
            Ok(())
        })?;
        capped.set(capped.get() + u32::from(!ended));
        choices.set(choices.get() + n);
        prop_assert!(n > 20, "over after {} choices", n);
        Ok(())
    });
    println!("{} choices, {} games hit the cap of {CAP}", choices.get(), capped.get());
    assert_eq!(capped.get(), 0, "games that did not end within {CAP} choices");
}

/// The winner of the first fight that ended.
struct Won(Option<u8>);

impl Observer for Won {
    fn event(&mut self, event: Event) {
        if let Event::FightWon { side, .. } = event {
            self.0 = self.0.or(Some(side));
        }
    }
}

/// A fight ends as its preview says if everybody passes from there on.
fn stands_as_told(mut play: Play, mut won: Won, told: Standing) -> TestCaseResult {
    while won.0.is_none() && play.game.standing().is_some() {
        let Some(seat) = play.game.decision().first().filter(|s| play.game.is_legal(*s, Choice::Pass)) else {
            return Ok(());
        };
        prop_assert_eq!(play.game.play(seat, Choice::Pass, &mut play.luck, &mut won), Ok(()));
    }
    if let (Some(winner), Some(side)) = (told.winner, won.0) {
        prop_assert_eq!(side, winner, "the preview told {:?}", told);
    }
    Ok(())
}

/// Every listed choice has no refusal, can be previewed and parsed, and can be played.
fn listed_is_open(play: &Play, seat: Seat, listed: &[Choice]) -> TestCaseResult {
    let game = &play.game;
    prop_assert!(!listed.is_empty(), "{:?} has no choice in {:?}", seat, game.question());
    for choice in listed {
        prop_assert_eq!(game.refusal(seat, *choice), None, "{:?}", choice);
        let text = notation::print(game.content, *choice);
        prop_assert_eq!(notation::parse(game.content, &text).ok(), Some(*choice), "{}", text);
        let standing = game.preview(seat, *choice).standing;
        let mut copy = play.clone();
        let mut won = Won(None);
        prop_assert_eq!(copy.game.play(seat, *choice, &mut copy.luck, &mut won), Ok(()), "{}", text);
        if let Some(standing) = standing {
            stands_as_told(copy, won, standing)?;
        }
    }
    let different: HashSet<&Choice> = listed.iter().collect();
    prop_assert_eq!(different.len(), listed.len(), "a choice is listed twice: {:?}", listed);
    Ok(())
}

/// Every other choice is refused with a reason, without changing anything.
fn unlisted_is_refused(play: &Play, seat: Seat, listed: &[Choice], every: &[Choice]) -> TestCaseResult {
    let asked = play.game.decision().contains(seat);
    let mut copy = play.clone();
    let mut open: HashSet<&Choice> = listed.iter().collect();
    for choice in every {
        if open.remove(choice) {
            continue;
        }
        let text = || format!("{seat:?} {}", notation::print(play.game.content, *choice));
        let refusal = play.game.refusal(seat, *choice);
        prop_assert!(refusal.is_some(), "not listed and not refused: {}", text());
        match copy.game.play(seat, *choice, &mut copy.luck, &mut ()) {
            Err(PlayError::Refused { refusal: reason, .. }) if asked => {
                prop_assert_eq!(Some(reason), refusal, "{}", text())
            }
            Err(PlayError::NotAsked { .. }) if !asked => {}
            Err(PlayError::Over) if play.game.is_over() => {}
            other => prop_assert!(false, "{}: {:?}", text(), other),
        }
    }
    prop_assert!(open.is_empty(), "not among every choice: {:?}", open);
    prop_assert!(copy.game.state == play.game.state, "a refused choice changed the position");
    prop_assert_eq!(copy.luck.next_u64(), play.luck.clone().next_u64(), "a refused choice asked luck");
    Ok(())
}

#[test]
fn a_choice_is_listed_if_and_only_if_it_has_no_refusal() {
    let sampler = Sampler::new(40, 100);
    let looked = Cell::new(0);
    check(400, 2, |plan| {
        let look = |play: &Play| {
            if !sampler.picks(&play.game) {
                return Ok(());
            }
            looked.set(looked.get() + 1);
            for seat in play.game.state.public.all_seats() {
                let listed = choices(&play.game, seat);
                if play.game.decision().contains(seat) {
                    listed_is_open(play, seat, &listed)?;
                } else {
                    prop_assert!(listed.is_empty(), "{:?} is not asked", seat);
                }
                unlisted_is_refused(play, seat, &listed, every_choice(plan.content))?;
            }
            Ok(())
        };
        walk(plan, CAP, look).map(|_| ())
    });
    println!("{} positions, {} kinds of question", looked.get(), sampler.kinds());
    assert!(looked.get() > 1000 && sampler.kinds() >= 20, "{} of {} kinds", looked.get(), sampler.kinds());
}

#[test]
fn every_listed_choice_is_open_and_reads_back() {
    let sampler = Sampler::new(100, 8);
    check(600, 3, |plan| {
        let look = |play: &Play| {
            if !sampler.picks(&play.game) {
                return Ok(());
            }
            let mut asked = play.game.decision().iter();
            asked.try_for_each(|seat| listed_is_open(play, seat, &choices(&play.game, seat)))
        };
        walk(plan, CAP, look).map(|_| ())
    });
}

#[test]
fn positions_and_views_survive_being_written_and_read() {
    let sampler = Sampler::new(40, 60);
    check(600, 4, |plan| {
        let look = |play: &Play| {
            if !sampler.picks(&play.game) {
                return Ok(());
            }
            let state = &play.game.state;
            let json: State = serde_json::from_str(&serde_json::to_string(state).unwrap()).unwrap();
            prop_assert_eq!(&json, state);
            let bytes: State = postcard::from_bytes(&postcard::to_allocvec(state).unwrap()).unwrap();
            prop_assert_eq!(&bytes, state);
            prop_assert_eq!(bytes.hash(), state.hash());
            for viewer in state.public.all_seats().map(Some).chain([None]) {
                let view = play.game.view(viewer);
                let json: View = serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap();
                prop_assert_eq!(&json, &view);
                let bytes: View = postcard::from_bytes(&postcard::to_allocvec(&view).unwrap()).unwrap();
                prop_assert_eq!(&bytes, &view);
            }
            let mut there = play.clone();
            there.game = Game::at(plan.content, json);
            let mut here = play.clone();
            let (mut list, mut a, mut b) = (Vec::new(), Vec::new(), Vec::new());
            for _ in 0..40 {
                prop_assert_eq!(here.step(&mut list, &mut a), there.step(&mut list, &mut b));
            }
            prop_assert_eq!(&a, &b);
            prop_assert_eq!(&here.game.state, &there.game.state);
            Ok(())
        };
        walk(plan, CAP, look).map(|_| ())
    });
}

#[test]
fn the_same_seeds_give_the_same_game() {
    check(400, 5, |plan| {
        let run = || {
            let mut play = Play::begin(plan);
            let (mut list, mut events, mut made) = (Vec::new(), Vec::new(), Vec::new());
            while let Some(one) = play.step(&mut list, &mut events) {
                made.push(one);
            }
            (made, events, play.game.state.hash())
        };
        let (first, second) = (run(), run());
        prop_assert_eq!(first.2, second.2);
        prop_assert_eq!(first.0, second.0);
        prop_assert_eq!(first.1, second.1);
        Ok(())
    });
}

type TestGame = Session<'static, FastChance>;

fn begin(plan: &Plan) -> (TestGame, FastChance) {
    let session = Session::new(plan.content, &plan.setup, FastChance::new(plan.luck), &mut ()).unwrap();
    (session, FastChance::new(plan.players))
}

/// Plays a random choice of a random seat that has not chosen; `None` once the game is over.
fn step(session: &mut TestGame, players: &mut FastChance, events: &mut Vec<Event>) -> Option<(Seat, Choice)> {
    let waiting: Vec<Seat> = session.waiting().iter().collect();
    if waiting.is_empty() {
        return None;
    }
    let seat = one_of(&waiting, players);
    let mut list = Vec::new();
    session.choices(seat, &mut list);
    let choice = one_of(&list, players);
    session.play(seat, choice, events).unwrap();
    Some((seat, choice))
}

fn made(entries: &[Entry]) -> usize {
    entries.iter().filter(|e| matches!(e, Entry::Choice { .. })).count()
}

#[test]
fn records_print_parse_and_replay_to_the_same_hash() {
    check(400, 6, |plan| {
        let (mut session, mut players) = begin(plan);
        let mut chance = FastChance::new(!plan.players);
        let mut hashes = vec![(0, session.game().state.hash())];
        let mut middle = None;
        while step(&mut session, &mut players, &mut Vec::new()).is_some() {
            if chance.below(100) > 0 || !session.answered().is_empty() {
                continue;
            }
            hashes.push((made(session.entries()), session.game().state.hash()));
            if middle.is_none() && chance.below(2) == 0 {
                middle = Some((session.clone(), players.clone()));
            }
        }
        let record = session.record();
        let read = Record::parse(plan.content, &record.print(plan.content)).unwrap();
        prop_assert!(read == record, "read otherwise than written");
        let whole = read.replay(plan.content, None, &mut ()).unwrap();
        prop_assert_eq!(whole.game.state.hash(), session.game().state.hash());
        prop_assert_eq!(whole.choices, record.choices());
        for _ in 0..3 {
            let (n, hash) = &hashes[chance.below(hashes.len() as u32) as usize];
            let part = read.replay(plan.content, Some(*n), &mut ()).unwrap();
            prop_assert_eq!(part.choices, *n);
            prop_assert_eq!(&part.game.state.hash(), hash, "after {} choices", n);
        }
        let Some((mut left, mut players)) = middle else { return Ok(()) };
        let saved = Record::parse(plan.content, &left.record().print(plan.content)).unwrap();
        let chance = left.chance_mut().clone();
        let mut resumed = Session::resume(plan.content, &saved, chance, &mut ()).unwrap();
        while step(&mut resumed, &mut players, &mut Vec::new()).is_some() {}
        prop_assert!(resumed.record() == record, "a game saved and resumed went on otherwise");
        Ok(())
    });
}

/// A random source that must not be used.
struct Never<'a>(&'a Cell<bool>);

impl Chance for Never<'_> {
    fn pick(&mut self, _: &Luck) -> u32 {
        self.0.set(true);
        0
    }
}

/// A position before a choice, and the choice.
type Before = (State, usize, Seat, Choice);

/// What `seat` can undo revealed nothing to it: with other hidden information it would see the same now. Skipped
/// windows do reveal information, as their option says: they are not included.
fn told_nothing(taken_back: &[Before], now: &Game<'_>, seat: Seat, chance: &mut FastChance) -> TestCaseResult {
    let content = now.content;
    let (before, ..) = &taken_back[0];
    let mut other = Game::at(content, before.redeal_hidden(content, Some(seat), chance));
    for (.., seat, choice) in taken_back {
        let asked = Cell::new(false);
        let played = other.play(*seat, *choice, &mut Never(&asked), &mut ());
        prop_assert_eq!(played, Ok(()), "{:?}", choice);
        prop_assert!(!asked.get(), "luck was asked after {:?}, and it can be taken back", choice);
    }
    let moves: Vec<Choice> = taken_back.iter().map(|b| b.3).collect();
    prop_assert!(other.state.view(Some(seat)) == now.state.view(Some(seat)), "{:?} told {:?} something", moves, seat);
    Ok(())
}

/// Undoes a random number of choices, and checks that each restores exactly the position before it.
fn take_back(
    session: &mut TestGame,
    mirror: &mut Vec<Before>,
    chance: &mut FastChance,
) -> Result<usize, TestCaseError> {
    let Some((.., seat, _)) = mirror.last().cloned() else { return Ok(0) };
    let most = session.undoable(seat);
    prop_assert!(most <= mirror.len());
    let other = Seat((seat.0 + 1) % session.game().state.public.seats);
    prop_assert_eq!(session.undoable(other), 0, "another's choice can be taken back");
    prop_assert!(session.undo(other).is_err());
    if most == 0 {
        let before = session.game().state;
        prop_assert!(session.undo(seat).is_err());
        prop_assert_eq!(&session.game().state, &before, "an undo that is refused changed the position");
        return Ok(0);
    }
    let k = 1 + chance.below(most as u32) as usize;
    if !session.game().state.public.skip_empty_windows {
        told_nothing(&mirror[mirror.len() - k..], session.game(), seat, chance)?;
    }
    for _ in 0..k {
        let (state, entries, ..) = mirror.pop().unwrap();
        session.undo(seat).unwrap();
        prop_assert_eq!(session.game().state.hash(), state.hash());
        prop_assert_eq!(session.entries().len(), entries);
    }
    Ok(k)
}

#[test]
fn undo_goes_back_exactly_and_never_past_what_became_known() {
    let undone = Cell::new(0);
    check(600, 7, |plan| {
        let (mut session, mut players) = begin(plan);
        let mut chance = FastChance::new(!plan.players);
        // Every position of the game so far, after choices of any seat.
        let mut mirror: Vec<Before> = Vec::new();
        for _ in 0..3000 {
            let (before, entries) = (session.game().state, session.entries().len());
            let Some((seat, choice)) = step(&mut session, &mut players, &mut Vec::new()) else { break };
            if !session.answered().is_empty() && matches!(choice, Choice::Goal(_) | Choice::KeepTokens(_)) {
                // A goal shown while others have already chosen: it and its tokens are revealed, and their choices are
                // pending.
                prop_assert_eq!(session.undoable(seat), 0);
                mirror.push((before, entries, seat, choice));
                continue;
            }
            if !session.answered().is_empty() {
                // It is pending: it can always be undone, without any change, and made again.
                prop_assert_eq!(session.undoable(seat), 1);
                session.undo(seat).unwrap();
                prop_assert_eq!(&session.game().state, &before);
                prop_assert!(session.waiting().contains(seat));
                session.play(seat, choice, &mut ()).unwrap();
                continue;
            }
            mirror.push((before, entries, seat, choice));
            if chance.below(6) == 0 {
                undone.set(undone.get() + take_back(&mut session, &mut mirror, &mut chance)?);
            }
        }
        let replayed = session.record().replay(plan.content, None, &mut ()).unwrap();
        prop_assert_eq!(&replayed.game.state, &session.game().state);
        Ok(())
    });
    println!("{} choices taken back", undone.get());
    assert!(undone.get() > 1000, "only {} choices were taken back", undone.get());
}

/// Makes these choices in this order, in a session and in the bare game.
fn answered(session: &TestGame, luck: u64, answers: &[(Seat, Choice)]) -> (String, State, Vec<Entry>) {
    let mut session = session.clone();
    *session.chance_mut() = FastChance::new(luck);
    let mut game = session.game().clone();
    let mut chance = FastChance::new(luck);
    for (seat, choice) in answers {
        session.play(*seat, *choice, &mut ()).unwrap();
        game.play(*seat, *choice, &mut chance, &mut ()).unwrap();
    }
    (session.game().state.hash(), game.state, session.entries().to_vec())
}

#[test]
fn answers_given_unseen_come_out_the_same_in_any_order() {
    let compared = Cell::new(0);
    check(800, 8, |plan| {
        let (mut session, mut players) = begin(plan);
        while !session.waiting().is_empty() {
            let waiting: Vec<Seat> = session.waiting().iter().collect();
            if waiting.len() < 2 || !session.answered().is_empty() {
                step(&mut session, &mut players, &mut Vec::new());
                continue;
            }
            let ordinary = |c: &Choice| !matches!(c, Choice::Goal(_));
            let mut answers: Vec<(Seat, Choice)> = Vec::new();
            for seat in waiting {
                let list: Vec<Choice> = choices(session.game(), seat).into_iter().filter(ordinary).collect();
                answers.push((seat, one_of(&list, &mut players)));
            }
            let luck = players.next_u64();
            let in_order = answered(&session, luck, &answers);
            for last in (1..answers.len()).rev() {
                answers.swap(last, players.below(last as u32 + 1) as usize);
            }
            answers.rotate_left(1);
            prop_assert_eq!(&answered(&session, luck, &answers), &in_order, "{:?}", answers);
            compared.set(compared.get() + 1);
            for (seat, choice) in answers {
                session.play(seat, choice, &mut ()).unwrap();
            }
        }
        Ok(())
    });
    println!("{} questions to several seats", compared.get());
    assert!(compared.get() > 300, "only {} questions to several seats", compared.get());
}
