//! What the choices of a decision do: only for the client that asks for it.

use super::browser::Page;
use super::party::Party;
use super::server::Server;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What an offer of a decision may say: everything else is asked for.
const OFFER: [&str; 27] = [
    "choice",
    "kind",
    "label",
    "final",
    "space",
    "cards",
    "fight_card",
    "item",
    "goal",
    "character",
    "seat",
    "fight",
    "robs_all",
    "loot",
    "cattle",
    "income",
    "reward",
    "option",
    "deck",
    "rank",
    "number",
    "tokens",
    "mesas",
    "bandit",
    "cost",
    "hand",
    "then",
];

/// What previews tell of sooner or later in any game. What is near a place to start at depends on the characters dealt.
const SOMETIME: [&str; 3] = ["way", "gains", "odds"];

async fn ask(page: &mut Page, seat: u64, seq: u64) {
    page.send_json(json!({"type": "preview", "seat": seat, "seq": seq})).await;
}

fn fields(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

fn parts(offer: &Value) -> &[Value] {
    offer["then"].as_array().map_or(&[], Vec::as_slice)
}

fn told(page: &Page) -> usize {
    page.heard.iter().filter(|text| text.starts_with(r#"{"type":"previews""#)).count()
}

#[tokio::test]
async fn what_the_choices_do_is_told_to_the_page_that_asks() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 71).await;
    party.watch().await;
    let offer_may_say: BTreeSet<&str> = OFFER.into();
    let (mut asked, mut refused, mut said) = (0, 0, BTreeSet::new());
    for _ in 0..400 {
        if SOMETIME.iter().all(|field| said.contains(*field)) {
            break;
        }
        let Some(at) = party.asked().first().copied() else { break };
        let page = &mut party.pages[at];
        let (seat, seq, offers) = (page.own_seat().expect("it faces its seat"), page.seq(), page.offers().to_vec());
        for offer in offers.iter().flat_map(|offer| std::iter::once(offer).chain(parts(offer))) {
            assert!(fields(offer).is_subset(&offer_may_say), "{offer}");
        }
        ask(page, seat, seq).await;
        asked += 1;
        let answer = page.until("previews").await;
        assert_eq!((&answer["seat"], &answer["seq"]), (&json!(seat), &json!(seq)));
        refused +=
            answer["closed"].as_array().expect("a list").iter().filter(|c| c["reason"]["id"].is_string()).count();
        let previews = answer["previews"].as_array().expect("a list");
        assert_eq!(previews.len(), offers.iter().map(|offer| 1 + parts(offer).len()).sum::<usize>(), "{answer}");
        said.extend(previews.iter().flat_map(fields).map(str::to_owned));
        assert_eq!(page.seq(), seq, "nothing has happened");
        party.step().await;
    }
    assert!(SOMETIME.iter().all(|field| said.contains(*field)), "not told of: {said:?}");
    assert!(refused > 0, "no choice was said to be impossible");
    assert_eq!(party.pages.iter().map(told).sum::<usize>(), asked, "nobody else hears of it");
    server.stop().await;
}

#[tokio::test]
async fn who_may_not_know_what_the_choices_do_is_told_why() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 72).await;
    party.watch().await;
    let at = loop {
        match party.until_alone().await {
            at if party.pages[at].offers().len() > 3 => break at,
            _ => {}
        }
    };
    let (other, seq) = (1 - at, party.pages[at].seq());
    let [seat, others] = [at, other].map(|page| party.pages[page].own_seat().expect("it faces its seat"));
    let wrong = [
        (2, seat, seq, "not-your-seat"),
        (other, seat, seq, "not-your-seat"),
        (other, others, seq, "not-asked"),
        (at, seat, seq - 1, "stale"),
        (at, seat, seq + 1, "stale"),
        (at, 9, seq, "seat"),
    ];
    for (page, seat, seq, code) in wrong {
        ask(&mut party.pages[page], seat, seq).await;
        assert_eq!(party.pages[page].refusal().await, code, "seat {seat} at {seq}");
    }
    // Others may see the screen.
    party.pages[at].send_json(json!({"type": "face", "seat": null})).await;
    party.pages[at].until("snapshot").await;
    ask(&mut party.pages[at], seat, seq).await;
    assert_eq!(party.pages[at].refusal().await, "not-faced");
    assert!(party.pages.iter().all(|page| told(page) == 0));
    server.stop().await;
}
