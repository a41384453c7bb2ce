//! The player aid for a table, and the house notes that a table attaches.

use super::browser::{Answer, Browser};
use super::party::settings;
use super::server::{Folder, Server};
use serde_json::{Value, json};

const NOTES: &str = "name: Ours\ndescription: What we agreed on.\ncredits: Mara\nversion: 1.0\nsections:\n  - name: Snacks\n    \
                     text: |\n      * No **crumbs**.\n      * <script>alert(1)</script>\n      * [x](javascript:alert(1))\n";

fn titles(book: &Value) -> Vec<&str> {
    let sections = book["aid"].as_array().expect("sections");
    sections.iter().filter_map(|section| section["id"].as_str()).collect()
}

fn has_rule(book: &Value, id: &str) -> bool {
    let chapters = book["chapters"].as_array().expect("chapters").iter();
    chapters.filter_map(|chapter| chapter["rules"].as_array()).flatten().any(|rule| rule["id"] == id)
}

#[tokio::test]
async fn the_aid_is_for_what_a_table_plays() {
    let server = Server::new().await;
    let reader = Browser::unknown(server.address);
    let usual = reader.get("/api/rules/en").await.good();
    assert!(titles(&usual).contains(&"setup") && !titles(&usual).contains(&"cards"), "{:?}", titles(&usual));
    assert!(
        has_rule(&usual, "base.sheriff.09") && has_rule(&usual, "base.goal.01") && !has_rule(&usual, "base.wild.01")
    );
    let french = "/api/rules/en?edition=fr&variants=wild-wild-west&players=6&length=15";
    for _ in 0..2 {
        let french = reader.get(french).await.good();
        assert!(has_rule(&french, "base.sheriff.11") && has_rule(&french, "base.wild.01"));
        assert!(!has_rule(&french, "base.sheriff.09") && !has_rule(&french, "base.goal.01"));
        assert!(french["about"].as_str().is_some_and(|about| about.contains("6 players")));
    }
    for (query, code) in [
        ("edition=de", "edition"),
        ("variants=chess", "variants"),
        ("players=7", "players"),
        ("length=16", "length"),
        ("players=many", "table"),
        ("playrs=4", "table"),
    ] {
        let answer = reader.get(&format!("/api/rules/en?{query}")).await;
        assert_eq!(answer.fault(), (400, code.to_owned()), "{query}");
    }
    assert_eq!(reader.get("/api/rules/xx").await.fault(), (404, "not-found".to_owned()));
}

async fn put(browser: &Browser, path: &str, yaml: &str) -> Answer {
    browser.send("PUT", path, &[], yaml).await
}

#[tokio::test]
async fn a_table_keeps_the_notes_of_its_host() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let host = Browser::named(server.address, "Mara").await;
    let guest = Browser::named(server.address, "Otis").await;
    let made = host.post("/api/tables", json!({"settings": settings(), "seats": [null, "random"]})).await.good();
    let path = format!("/api/tables/{}/notes", made["id"].as_str().expect("an id"));
    assert_eq!(guest.get(&path).await.good(), Value::Null);

    assert_eq!(put(&guest, &path, NOTES).await.fault(), (403, "not-host".to_owned()));
    assert_eq!(put(&Browser::unknown(server.address), &path, NOTES).await.fault(), (401, "no-guest".to_owned()));
    let kept = put(&host, &path, NOTES).await.good();
    assert_eq!((&kept["name"], &kept["version"]), (&json!("Ours"), &json!("1.0")));
    // Dangerous markup is shown as text.
    let text = kept.to_string();
    assert!(text.contains("<script>alert(1)</script>") && !text.contains("javascript:"), "{text}");
    assert_eq!(
        kept["sections"][0]["blocks"][0]["items"][0][0]["spans"][1],
        json!({"text": "crumbs", "mark": "strong"})
    );

    // An invalid file changes nothing, and the error names the place.
    let typo = put(&host, &path, &NOTES.replace("credits", "credit")).await;
    assert_eq!(typo.status, 422);
    let message = typo.json()["error"]["message"].as_str().expect("a message").to_owned();
    assert!(message.starts_with("line 3: ") && message.contains("credit"), "{message}");
    let large = format!("{NOTES}#{}", "x".repeat(64 * 1024));
    assert_eq!(put(&host, &path, &large).await.fault(), (400, "notes-size".to_owned()));
    assert_eq!(guest.get(&path).await.good(), kept);

    // They persist across restarts, and an empty file removes them.
    server.stop().await;
    let server = Server::on(&folder.url()).await;
    let host = Browser { address: server.address, ..host };
    assert_eq!(host.get(&path).await.good(), kept);
    assert_eq!(put(&host, &path, "").await.good(), Value::Null);
    assert_eq!(host.get(&path).await.good(), Value::Null);
    assert_eq!(host.get("/api/tables/0123456789abcdef0123456789abcdef/notes").await.fault().0, 404);
}
