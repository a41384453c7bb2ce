//! `darkrock admin export-games`: it needs a license, and writes no set of too few people.

use super::*;
use darkrock_server::store::Store;

#[test]
fn games_of_too_few_people_are_not_exported() {
    let dir = folder("export-games");
    std::fs::create_dir_all(&dir).unwrap();
    let (database, set) = (format!("sqlite://{}/kept.db", dir.display()), dir.join("set"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async { Store::open(&database).await.unwrap().close().await });
    let export = ["admin", "--database", &database, "export-games", set.to_str().unwrap()];
    let unlicensed = darkrock(&export);
    assert_eq!(unlicensed.status.code(), Some(2));
    assert!(err(&unlicensed).contains("--license <TEXT>"), "{}", err(&unlicensed));
    let refused = darkrock(&[&export[..], &["--license", "CC0-1.0"]].concat());
    assert_eq!(refused.status.code(), Some(1));
    let told =
        "the games that may go out are of 0 people, and a set is of at least 20; missing: 20, and nothing was written";
    assert!(err(&refused).contains(told), "{}", err(&refused));
    assert_eq!(out(&refused), "");
    assert!(!set.exists() && !dir.join("set.unfinished").exists());
    std::fs::remove_dir_all(dir).unwrap();
}
