//! Tables with modules and a mode: test modules.

use super::browser::Browser;
use super::party::{Party, settings};
use super::server::{Folder, Server, generous};
use darkrock_rules::content::Files;
use darkrock_rules::record::Header;
use darkrock_rules::{Catalog, Selection};
use serde_json::{Value, json};

const BRIDLE: &str =
    "- {id: bridle, kind: misc, cost: 20, copies: 2, source: reconstructed, front: {passives: [{carry: 1}]}}\n";

/// The shipped modules, a smithy with bridle, a strike without it, and a mode with the smithy.
pub fn toys() -> Catalog {
    let mut files = Files::embedded();
    for (path, text) in [
        ("smithy/module.yaml", "{id: smithy, kind: expansion, excludes: [first-game]}"),
        ("smithy/items.yaml", BRIDLE),
        ("strike/module.yaml", "{id: strike, kind: expansion, excludes: [smithy], players: {least: 3, most: 4}}"),
        ("modes/noon.yaml", "{id: noon, kind: mode, needs: [smithy], variants: [wild-wild-west]}"),
    ] {
        files.put(path, text.to_owned());
    }
    Catalog::load(files).expect("toys")
}

/// The usual settings of tests, merged with these.
fn with(more: &Value) -> Value {
    let mut settings = settings();
    for (key, value) in more.as_object().expect("settings") {
        settings[key] = value.clone();
    }
    settings
}

#[tokio::test]
async fn a_game_with_a_module_outlives_its_program() {
    let folder = Folder::new();
    let server = Server::with_catalog(&folder.url(), generous(), toys()).await;
    let table = json!({"settings": with(&json!({"modules": ["smithy"]}))});
    let mut party = Party::gather(server.address, 3, 0, 5, table).await;
    assert_eq!(party.pages[0].is.table["settings"]["modules"], json!(["smithy"]));
    party.begin().await;
    party.steps(60).await;
    assert!(party.pages[0].is.game.to_string().contains("bridle"), "the store has the bridle");
    server.stop().await;
    // A program without the smithy continues with that of the game.
    let server = Server::on(&folder.url()).await;
    for (browser, page) in party.people.iter_mut().zip(&mut party.pages) {
        browser.address = server.address;
        *page = browser.page(&party.id).await;
    }
    for reference in ["content", "rules"] {
        let asked = party.people[0].get(&format!("/api/{reference}/en?modules=smithy")).await;
        assert_eq!(asked.fault(), (422, "unknown-module".to_owned()), "no {reference} of other modules in its place");
    }
    party.finish().await;
    let record = party.people[0].get(&party.path("/record")).await.body;
    let header = Header::parse(&record).expect("a record");
    assert_eq!(header.setup.selection, Selection { modules: vec!["smithy".to_owned()], mode: None });
    let again = party.people[0].post(&party.path("/rematch"), json!({})).await;
    assert_eq!(again.fault(), (422, "unknown-module".to_owned()), "a new game is played with what is there");
    let taken_up = json!({"settings": settings(), "seats": [null, null, null], "record": record});
    let refused = party.people[0].post("/api/tables", taken_up.clone()).await;
    assert_eq!(refused.fault(), (422, "unknown-module".to_owned()));
    server.stop().await;
    let server = Server::with_catalog(&folder.url(), generous(), toys()).await;
    party.people[0].address = server.address;
    let made = party.people[0].post("/api/tables", taken_up).await.good();
    assert_eq!((&made["imported"], &made["settings"]["modules"]), (&json!(true), &json!(["smithy"])));
    server.stop().await;
}

#[tokio::test]
async fn what_does_not_go_together_is_refused_with_its_reason() {
    let folder = Folder::new();
    let server = Server::with_catalog(&folder.url(), generous(), toys()).await;
    let host = Browser::named(server.address, "Mara").await;
    let body = |more: &Value, seats: usize| json!({"settings": with(more), "seats": vec![Value::Null; seats]});
    for (more, seats, code, words) in [
        (json!({"modules": ["smithi"]}), 2, "unknown-module", "did you mean smithy?"),
        (json!({"mode": "smithy"}), 2, "unknown-mode", "noon"),
        (json!({"modules": ["smithy", "strike"]}), 3, "strike-smithy", "strike is played without smithy"),
        (json!({"modules": ["strike"]}), 2, "strike-players", "3 to 4 players, not for 2"),
        (json!({"modules": ["smithy"], "variants": ["first-game"]}), 3, "smithy-first-game", "without first-game"),
        (json!({"variants": ["wild"]}), 3, "unknown-variant", "expected goals"),
    ] {
        let refused = host.post("/api/tables", body(&more, seats)).await;
        assert_eq!(refused.fault(), (422, code.to_owned()), "{more}");
        assert!(refused.body.contains(words), "{}", refused.body);
    }
    let made = host.post("/api/tables", body(&json!({"mode": "noon"}), 3)).await.good();
    let chosen = |table: &Value| ["mode", "modules", "variants"].map(|key| table["settings"][key].clone());
    assert_eq!(chosen(&made), [json!("noon"), json!(["smithy"]), json!(["wild-wild-west"])], "what the mode brings");
    let path = format!("/api/tables/{}/settings", made["id"].as_str().expect("an id"));
    let changed = host.put(&path, with(&json!({"modules": ["strike"], "goals": true}))).await.good();
    assert_eq!(chosen(&changed), [Value::Null, json!(["strike"]), json!(["goals"])]);
    assert_eq!(host.put(&path, with(&json!({"modules": ["none"]}))).await.fault().1, "unknown-module");
    server.stop().await;
}

#[tokio::test]
async fn pages_learn_what_can_be_selected_and_what_it_brings() {
    let folder = Folder::new();
    let server = Server::with_catalog(&folder.url(), generous(), toys()).await;
    let page = Browser::unknown(server.address);
    let modules = page.get("/api/modules/fr").await.good();
    let named = |id: &str| {
        let found = modules.as_array().expect("a list").iter().find(|m| m["id"] == id).expect("it is declared");
        (found["kind"].clone(), found["name"].clone())
    };
    assert_eq!(named("smithy"), (json!("expansion"), json!("Smithy")), "nobody has named it");
    assert_eq!(named("first-game"), (json!("variant"), json!("Première partie")));
    assert_eq!(named("noon").0, "mode");
    for (query, has) in [("", false), ("?modules=smithy", true), ("?mode=noon", true), ("?modules=strike", false)] {
        let book = page.get(&format!("/api/content/en{query}")).await.good();
        assert_eq!(book["items"]["bridle"].is_object(), has, "{query}");
        let rules = page.get(&format!("/api/rules/it{query}")).await.good();
        assert!(rules["chapters"].as_array().is_some_and(|c| c.len() > 20), "{query}");
    }
    assert_eq!(page.get("/api/content/en?modules=none").await.fault().1, "unknown-module");
    assert_eq!(page.get("/api/rules/en?modules=smithy,strike").await.fault().1, "strike-smithy");
    assert_eq!(page.get("/api/modules/xx").await.fault(), (404, "not-found".to_owned()));
    server.stop().await;
}
