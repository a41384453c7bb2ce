//! Complete tournaments of fast bots.

use super::*;
use darkrock_bots::never;
use std::sync::atomic::AtomicU64;

fn content() -> Content {
    Content::embedded().expect("the shipped content loads")
}

fn plan(players: u8, bots: &str, games: u64) -> TournamentPlan {
    let setup = Setup { length: 15, skip_empty_windows: true, ..Setup::new(players) };
    TournamentPlan::new(setup, bots.parse().expect("a list of bots"), games, 7)
}

fn run(content: &Content, plan: &TournamentPlan) -> TournamentReport {
    tournament(content, plan, &|| (), &never).expect("the tournament is played")
}

/// Everything except durations, which always differ.
fn without_times(mut report: TournamentReport) -> TournamentReport {
    for row in &mut report.entrants {
        assert!(row.decision_us_mean > 0.0 && row.decision_us_max >= row.decision_us_mean);
        (row.decision_us_mean, row.decision_us_max) = (0.0, 0.0);
    }
    report
}

#[test]
fn threads_do_not_change_the_result() {
    let content = content();
    let with = |threads| {
        let done = AtomicU64::new(0);
        let plan = TournamentPlan { threads, ..plan(3, "random,greenhorn,random", 40) };
        let count = || {
            done.fetch_add(1, Ordering::Relaxed);
        };
        let report = tournament(&content, &plan, &count, &never);
        assert_eq!(done.into_inner(), 42, "whole blocks");
        without_times(report.expect("the tournament is played"))
    };
    let report = with(1);
    assert_eq!(report, with(4));
    assert_eq!((report.games, report.games_played, report.block, report.unfinished), (40, 42, 3, 0));
    assert_eq!(report.stopped, Stopped::AllPlayed);
    let [random, greenhorn] = &report.entrants[..] else { panic!("two entrants") };
    assert_eq!((random.games, greenhorn.games), (84, 42));
    let wins = random.win_rate * 84.0 + greenhorn.win_rate * 42.0;
    assert!((wins - 42.0).abs() < 1e-9, "{wins}");
    for row in &report.entrants {
        assert!(row.interval[0] <= row.win_rate && row.win_rate <= row.interval[1], "{row:?}");
        assert!(row.interval[1] - row.interval[0] > 0.02);
        assert!(row.rating_interval[0] < row.rating && row.rating < row.rating_interval[1]);
        assert!(row.decisions > row.games && row.mean_lp > 1.0 && row.mean_score > 1.0);
    }
    let other_seed = TournamentPlan { seed: 8, ..plan(3, "random,greenhorn,random", 40) };
    assert_ne!(without_times(run(&content, &other_seed)).entrants, report.entrants);
}

#[test]
fn the_games_of_a_block_have_the_same_luck_whoever_sits_where() {
    let content = content();
    for draft in [false, true] {
        let plan = TournamentPlan { draft, ..plan(4, "random*4", 4) };
        let games = play(&content, &plan, 0..2, &|| (), &never).expect("the games are played");
        let games: Vec<Played> = games.into_iter().flatten().collect();
        let fates = |game: &Played| game.seats().iter().map(|s| (s.parts, s.lp, s.score)).collect::<Vec<_>>();
        assert_eq!(games.len(), 8);
        for game in &games[1..4] {
            assert_eq!(fates(game), fates(&games[0]), "the same entrant in all seats: the same game");
        }
        assert_ne!(fates(&games[4]), fates(&games[0]), "another block: another game");
    }
}

#[test]
fn an_entrant_against_itself_wins_its_share() {
    let report = run(&content(), &plan(4, "random*4", 48));
    let row = &report.entrants[0];
    assert_eq!((row.games, row.win_rate, row.rating), (192, 0.25, 25.0));
    assert_eq!((row.played, row.won_share, row.times_equal), (48, 1.0, 1.0), "it wins every game, as it must");
    assert!(row.interval[0] > 0.15 && row.interval[1] <= 0.25);
}

#[test]
fn tables_of_any_size_are_in_balance() {
    let content = content();
    for (players, bots, games, each) in
        [(4, "random,greenhorn", 4, 8), (2, "random,greenhorn,cowboy", 6, 4), (5, "random,greenhorn,cowboy", 3, 5)]
    {
        let report = run(&content, &plan(players, bots, games));
        assert_eq!(report.games_played, games);
        assert!(report.entrants.iter().all(|row| row.games == each), "{bots} at {players}");
        let rates: f64 = report.entrants.iter().map(|row| row.win_rate * each as f64).sum();
        assert!((rates - games as f64).abs() < 1e-9);
    }
}

#[test]
fn a_clear_result_ends_early() {
    let content = content();
    let clear = TournamentPlan { until_clear: Some(0.5), ..plan(2, "random,cowboy", 200) };
    let report = run(&content, &clear);
    let verdict = report.until_clear.expect("it was asked");
    assert_eq!(report.stopped, Stopped::Clear);
    assert!(verdict.clear && verdict.interval[1] < 0.5 && verdict.looks == 7, "{verdict:?}");
    assert!(verdict.confidence > CONFIDENCE && report.games_played < 200 && report.games_played.is_multiple_of(2));
    assert!(report.entrants[0].rating < report.entrants[1].rating);

    let equal = TournamentPlan { until_clear: Some(0.5), ..plan(2, "random*2", 60) };
    let report = run(&content, &equal);
    assert_eq!((report.stopped, report.games_played), (Stopped::AllPlayed, 60));
    assert!(!report.until_clear.expect("it was asked").clear);
}

#[test]
fn looks_are_few_and_end_with_the_last_block() {
    assert_eq!(looks(100), [10, 15, 23, 35, 53, 80, 100]);
    assert_eq!((looks(3), looks(10), looks(11)), (vec![3], vec![10], vec![10, 11]));
}

#[test]
fn a_game_above_the_cap_has_no_winner() {
    let report = run(&content(), &TournamentPlan { cap: 10, ..plan(2, "random,greenhorn", 4) });
    assert_eq!((report.games_played, report.unfinished), (4, 4));
    assert!(report.entrants.iter().all(|row| row.win_rate == 0.0 && row.mean_score == 0.0 && row.rating == 25.0));
}

#[test]
fn a_plan_without_sense_is_an_error() {
    let content = content();
    let error =
        |plan: &TournamentPlan| tournament(&content, plan, &|| (), &never).expect_err("it makes no sense").to_string();
    assert_eq!(error(&plan(7, "random*2", 1)), "7 players: expected 2 to 6");
    assert_eq!(error(&plan(2, "random*2", 0)), "the number of games is 0: expected at least 1");
    assert!(error(&plan(2, "random", 1)).starts_with("the number of bots is 1: expected 2 to 64"));
    let against = |share| error(&TournamentPlan { until_clear: Some(share), ..plan(2, "random*2", 1) });
    assert!(against(1.0).contains("between 0 and 1") && against(f64::NAN).contains("between 0 and 1"));
}

#[test]
fn a_program_that_fails_ends_the_tournament() {
    let content = content();
    let plan = plan(2, "random,program:sh -c 'read game; read choose; echo fly; read more'", 6);
    let error = tournament(&content, &plan, &|| (), &never).expect_err("it talks nonsense");
    let TournamentError::Program { game, seed, what, .. } = &error else { panic!("{error}") };
    assert!(matches!(what, ProgramError::Nonsense { said, .. } if said == "fly"));
    assert_eq!(*seed, crate::game_seed(7, 2, game / 2));
    assert!(error.to_string().contains(&format!("game {game} (seed {seed})")), "{error}");
    let missing = TournamentPlan { entrants: "random,program:/no/such/bot".parse().expect("a list"), ..plan };
    let error = tournament(&content, &missing, &|| (), &never).expect_err("it is not there").to_string();
    assert!(error.contains("cannot start “/no/such/bot”"), "{error}");
}

#[test]
fn games_won_are_told_as_shares_of_games_and_times_an_equal_share() {
    // Two of four seats each: greenhorns win nearly all games, which is half of the victories possible for their seats.
    let report = run(&content(), &plan(4, "greenhorn,random", 40));
    let [greenhorn, random] = &report.entrants[..] else { panic!("two entrants") };
    assert_eq!((greenhorn.played, greenhorn.games), (40, 80));
    assert!((greenhorn.won + random.won - 40.0).abs() < 1e-9, "every game is won once");
    assert!(greenhorn.won_share > 0.8 && greenhorn.win_rate <= 0.5, "{greenhorn:?}");
    assert!((greenhorn.times_equal - greenhorn.won_share / 0.5).abs() < 1e-9);
    let [low, high] = greenhorn.times_equal_interval;
    assert!(low > 1.0 && low <= greenhorn.times_equal && greenhorn.times_equal <= high && high <= 2.0 + 1e-9);
    // With more entrants than seats, each plays some of the games: the equal share is one in four.
    let report = run(&content(), &plan(4, "random*5,greenhorn", 12));
    let greenhorn = &report.entrants[1];
    assert_eq!((greenhorn.played, greenhorn.games), (8, 8));
    assert!((greenhorn.times_equal - 4.0 * greenhorn.won_share).abs() < 1e-9);
}

#[test]
fn a_tournament_that_is_told_to_stop_tells_of_its_whole_blocks() {
    let content = content();
    let plan = TournamentPlan { threads: 1, ..plan(3, "random,greenhorn,random", 4_000) };
    let done = AtomicU64::new(0);
    let count = || _ = done.fetch_add(1, Ordering::Relaxed);
    let stop = || done.load(Ordering::Relaxed) >= 31;
    let report = tournament(&content, &plan, &count, &stop).expect("what there is");
    assert_eq!(report.stopped, Stopped::Interrupted);
    assert!(report.games_played > 0 && report.games_played <= 31 && report.games_played.is_multiple_of(3));
    assert_eq!(report.entrants[0].games + report.entrants[1].games, 3 * report.games_played);
    let none = tournament(&content, &plan, &|| (), &|| true).expect("a report of nothing");
    assert_eq!((none.games_played, none.stopped, none.entrants[0].times_equal), (0, Stopped::Interrupted, 0.0));
}

#[test]
fn tuned_entrants_need_weights_and_judge_by_them() {
    let content = content();
    let tuned = plan(2, "cowboy+tuned,cowboy", 2);
    let error = tournament(&content, &tuned, &|| (), &never).expect_err("there are no weights");
    assert!(error.to_string().contains("cowboy+tuned") && error.to_string().contains("--weights FILE"), "{error}");
    let mut weights = darkrock_bots::weights::Weights::shipped(&content);
    let with = |weights: &darkrock_bots::weights::Weights| {
        let precomputed = Arc::new(Precomputed::with(&content, weights.clone()));
        without_times(run(&content, &TournamentPlan { precomputed: Some(precomputed), ..tuned.clone() }))
    };
    let shipped = with(&weights);
    // Inverted weights change the games.
    weights.worth.iter_mut().flatten().for_each(|worth| *worth = -*worth);
    let reversed = with(&weights);
    assert_eq!(reversed.entrants[0].bot, "cowboy+tuned");
    assert_ne!(reversed.entrants, shipped.entrants);
    assert!(reversed.entrants[0].mean_lp < shipped.entrants[0].mean_lp);
}
