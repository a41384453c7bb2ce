//! Scratch benchmark.
use darkrock_rules::chance::FastChance;
use darkrock_rules::{Choice, Content, Game, Setup};
use std::time::Instant;
fn main() {
    let content = Content::embedded().expect("content");
    let mut buf: Vec<Choice> = Vec::with_capacity(512);
    println!("state bytes {}", std::mem::size_of::<darkrock_rules::State>());
    for seats in std::env::var("SEATS").ok().and_then(|s| s.parse::<u8>().ok()).map_or(2..=6u8, |s| s..=s) {
        let setup = Setup { skip_empty_windows: true, ..Setup::new(seats) };
        let t = Instant::now();
        let (mut n, mut games, mut all) = (0u64, 0u64, 0u64);
        let mut seed = 1;
        let mut listed = 0u64;
        while games < std::env::var("GAMES").ok().and_then(|s| s.parse().ok()).unwrap_or(20000) {
            seed += 1;
            let mut luck = FastChance::new(seed);
            let mut pick = FastChance::new(!seed);
            let mut game = Game::new(&content, &setup, &mut luck, &mut ()).expect("setup");
            while let Some(seat) = game.decision().first() {
                game.choices(seat, &mut buf);
                let c = buf[pick.below(buf.len() as u32) as usize];
                listed += buf.len() as u64;
                if buf.len() > 1 {
                    n += 1;
                }
                all += 1;
                game.play(seat, c, &mut luck, &mut ()).expect("legal");
            }
            games += 1;
        }
        let s = t.elapsed().as_secs_f64();
        println!(
            "{seats}: {:.1} ns/choice, {:.0} choices/game, {:.0} games/s, {:.1} listed, {}",
            s * 1e9 / n as f64,
            n as f64 / games as f64,
            games as f64 / s,
            listed as f64 / all as f64,
            all - n
        );
    }
}
