//! A benchmark of the storage: rows per second with many concurrent writers, and the latency of a write.
//!
//! `cargo run --release -p darkrock-server --example store_bench -- [URL] [WRITERS] [SECONDS]`

use darkrock_server::store::{EntryRow, Store, StoreError, TableRow};
use darkrock_server::wire::table::{Settings, Status};
use std::time::{Duration, Instant};

/// The size of a choice in a real game.
const BODY: &str = "{\"choice\":\"move 3 north-east, fight the Sheriff\",\"luck\":[3,1,4,1,5,9,2,6]}";

fn table(number: usize) -> TableRow {
    TableRow {
        id: format!("{:016x}", (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        created: 0,
        changed: 0,
        status: Status::Running,
        listed: false,
        host: String::new(),
        settings: Settings::default(),
        fairness: 2,
        version: 0,
        owner: None,
        epoch: 1,
        server_part: String::new(),
        seed: None,
        seed_sha256: None,
        content: None,
        setup: None,
        base: None,
        rematch: None,
        summary: None,
        rules: 0,
        stopped: None,
        consent: None,
        lobby: None,
        deserted: None,
    }
}

async fn write(store: Store, table: String, end: Instant) -> Result<Vec<Duration>, StoreError> {
    let mut waits = Vec::new();
    for seq in 0.. {
        let start = Instant::now();
        if start >= end {
            break;
        }
        let (kind, body) = ("choice".to_owned(), BODY.to_owned());
        store
            .append(EntryRow { table: table.clone(), seq, kind, seat: Some(1), author: None, body, at: 0, epoch: 1 })
            .await?;
        waits.push(start.elapsed());
    }
    Ok(waits)
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = std::env::temp_dir().join(format!("darkrock-store-bench-{}", std::process::id()));
    let url = arguments.next().unwrap_or_else(|| format!("sqlite://{}/bench.db", folder.display()));
    let writers: usize = arguments.next().map_or(Ok(1_000), |text| text.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(10), |text| text.parse())?;
    let store = Store::open(&url).await?;
    for number in 0..writers {
        store.put_table(&table(number), &[]).await?;
    }
    let start = Instant::now();
    let end = start + Duration::from_secs(seconds);
    let tasks = (0..writers).map(|number| tokio::spawn(write(store.clone(), table(number).id, end)));
    let mut waits = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        waits.extend(task.await??);
    }
    let rate = waits.len() as f64 / start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let at = |part: usize| waits[(waits.len() - 1) * part / 100].as_secs_f64() * 1_000.0;
    println!(
        "{writers} writers, {} rows: {rate:.0} rows/s; waits of {:.1} ms (half), {:.1} ms (99 %), {:.1} ms (longest)",
        waits.len(),
        at(50),
        at(99),
        at(100)
    );
    store.close().await;
    std::fs::remove_dir_all(&folder).ok();
    Ok(())
}
