//! Log lines, labels of choices, questions and refusals: every kind has a text, and no text lacks a message.

#[path = "../../rules/tests/support/selections.rs"]
#[allow(dead_code, reason = "shared with other tests, which use the rest")]
mod support;

use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::{FightKind, Income, Loot, Reward};
use darkrock_rules::content::Source;
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::ids::*;
use darkrock_rules::modules::{self, FrontierToken, ante_up};
use darkrock_rules::refusal::Refusal;
use darkrock_rules::{Catalog, Choice, Content, Game, Setup};
use darkrock_texts::{Language, Scene, Texts};
use std::fmt::{Debug, Write};
use strum::VariantArray;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn texts() -> (Content, Texts) {
    let content = Content::embedded().expect("content");
    let texts = Texts::new(&content, Language::EN).expect("texts");
    (content, texts)
}

/// The texts of each language.
fn languages(content: &Content) -> Vec<Texts> {
    Language::all().map(|language| Texts::new(content, language).expect("texts")).collect()
}

/// Checks the snapshot of English; the other languages are checked line by line.
fn snapshot(name: &str, texts: &Texts, told: &str) {
    if texts.catalogue().language() == Language::EN {
        insta::assert_snapshot!(name, told);
    }
}

fn name(seat: Seat) -> String {
    ["Annie Oakley", "Bass Reeves", "Billy the Kid"][seat.index() % 3].to_owned()
}

fn whole(text: &str) -> bool {
    !text.is_empty() && !text.contains(['[', ']', '{', '}']) && !text.contains("  ")
}

/// Whether a line of the log consists of sentences: it has a mark at its end, and none of them is a label of a word or two and what
/// it labels ("Reward: gain $20.").
fn in_sentences(line: &str) -> bool {
    let begins = |label: &str| label.trim_start().starts_with(char::is_uppercase);
    let is_label = |label: &str| begins(label) && label.split_whitespace().count() <= 2;
    let labelled = |sentence: &str| sentence.split_once(':').is_some_and(|(label, _)| is_label(label));
    let closed = line.trim_end_matches(['”', '»', '“', '’', '\u{a0}', '\u{202f}']);
    whole(line) && closed.ends_with(['.', '!', '?', '…']) && !line.split(['.', '!', '?']).skip(1).any(labelled)
}

/// The variants of an enum, parsed from its source, so that none is missing here.
fn variants(source: &str, name: &str) -> Vec<String> {
    let start = source.find(&format!("pub enum {name} {{")).expect("the enum");
    let body = &source[start..start + source[start..].find("\n}").expect("its end")];
    let lines = body.lines().filter_map(|l| l.strip_prefix("    "));
    let names = lines.filter(|l| l.starts_with(|c: char| c.is_ascii_uppercase()));
    names.map(|l| l.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default().to_owned()).collect()
}

fn covers<T: Debug>(samples: &[T], source: &str, name: &str) {
    let debugged: Vec<String> = samples.iter().map(|s| format!("{s:?}")).collect();
    for variant in variants(source, name) {
        let found = debugged.iter().any(|d| d.split(|c: char| !c.is_ascii_alphanumeric()).next() == Some(&variant));
        assert!(found, "no sample of {name}::{variant} in this test");
    }
}

fn early_events() -> Vec<Event> {
    let (seat, cards) = (A, [Card(10), Card(19)].into_iter().collect::<CardSet>());
    vec![
        Event::Dealt { seat, characters: Some([Character(0), Character(1)]) },
        Event::ChoseUnseen { seat },
        Event::Character { seat, character: Character(0) },
        Event::FirstPlayer { seat },
        Event::Placed { seat, space: Space(0) },
        Event::Goals { seat, goals: Some([Goal(0), Goal(2)].into_iter().collect()) },
        Event::BanditAppears { space: Space(0) },
        Event::BanditLeaves { space: Space(0) },
        Event::StoryOpens { deck: 0, trigger: Trigger(0) },
        Event::TurnBegins { seat, round: 3 },
        Event::Income { seat, income: Income::Money },
        Event::Income { seat, income: Income::Cards },
        Event::Income { seat, income: Income::Both },
        Event::Equipped { seat, item: Item(1) },
        Event::Moved { seat, from: Space(0), to: Space(5), mesas: 0 },
        Event::Moved { seat, from: Space(0), to: Space(5), mesas: 1 },
        Event::Moved { seat, from: Space(0), to: Space(5), mesas: 2 },
        Event::Sent { seat, from: Space(0), to: Space(10) },
        Event::Drew { seat, card: Some(Card(18)) },
        Event::NothingToDraw { seat },
        Event::Reshuffled { cards: 30 },
        Event::Discarded { seat, card: Card(18), cause: Cause::Card },
        Event::Played { seat, card: Card(10) },
        Event::Reacted { seat, card: Card(18) },
        Event::Used { seat, source: Source::character(Character(0)) },
        Event::Used { seat, source: Source::item(Item(5), false) },
        Event::Used { seat, source: Source::title(Title(3)) },
        Event::OverLimit { seat, what: Loot::Money, lost: 60, limit: 120 },
        Event::OverLimit { seat, what: Loot::Nuggets, lost: 1, limit: 4 },
        Event::WoundIgnored { seat, wounds: 1 },
        Event::Healed { seat, wounds: 2 },
        Event::Marshal { seat, from: 0, to: 1 },
        Event::Marshal { seat, from: 3, to: 0 },
        Event::Wanted { seat, from: 1, to: 4 },
        Event::Wanted { seat, from: 4, to: 3 },
        Event::Wanted { seat, from: 4, to: 0 },
        Event::Legendary { seat },
        Event::Actions { seat, gained: 2 },
        Event::GainedItem { seat, item: Item(0) },
        Event::Upgraded { seat, item: Item(2) },
        Event::LostItem { seat, item: Item(6) },
        Event::LookedAt { seat, at: B, cards: Some(cards), count: 2 },
        Event::LookedAt { seat, at: B, cards: Some(CardSet::new()), count: 0 },
        Event::Stole { seat, from: B, what: Loot::Money, amount: 40 },
        Event::Stole { seat, from: B, what: Loot::Nuggets, amount: 1 },
        Event::Stole { seat, from: B, what: Loot::Nothing, amount: 0 },
        Event::Gave { from: seat, to: B, card: Some(Card(18)) },
        Event::Arrested { seat },
        Event::NpcDrew { seat, cards: 2, which: Some([FightCard(2), FightCard(12)].into_iter().collect()) },
        Event::DrewFaceup { seat, cards: [FightCard(2), FightCard(12)].into_iter().collect() },
        Event::Committed { seat, card: Some(Card(18)) },
        Event::NpcCommitted { seat, card: Some(FightCard(12)) },
        Event::Accepted { seat },
        Event::Declined { seat },
    ]
}

fn late_events() -> Vec<Event> {
    let (seat, cards) = (A, [Card(10), Card(19)].into_iter().collect::<CardSet>());
    let mut events = vec![
        Event::Revealed { fighter: Some(Card(18)), other: Some(Card(10)), npc: None },
        Event::Revealed { fighter: Some(Card(18)), other: None, npc: Some(FightCard(12)) },
        Event::Revealed { fighter: Some(Card(18)), other: None, npc: None },
        Event::Revealed { fighter: None, other: None, npc: Some(FightCard(12)) },
        Event::FightCardCancelled,
        Event::FightRestarts,
        Event::Acquired { seat, ranch: Ranch(0), token: Some(Cattle(8)) },
        Event::StoleCattle { seat, from: B, token: None },
        Event::Delivered { seat, token: Cattle(0), wrangled: true },
        Event::Delivered { seat, token: Cattle(0), wrangled: false },
        Event::LostCattle { seat },
        Event::PokerBegins { seat },
        Event::Joined { seat: B },
        Event::DealerDrew { seat, cards: Some(cards) },
        Event::Flop { cards },
        Event::Showed { seat, cards, rank: 7 },
        Event::ShowedHand { seat, cards },
        Event::PokerWon { seat, money: 70 },
        Event::HouseWon,
        Event::Kept { seat, card: Card(18) },
        Event::Rolled { seat, die: 0, face: 0 },
        Event::SheriffMoved { from: Space(0), to: Space(12) },
        Event::SheriffReturns,
        Event::Contributed { seat, deck: 0, moved: false },
        Event::Contributed { seat, deck: 1, moved: true },
        Event::StoryResolved { deck: 0, story: Story(0) },
        Event::GoalShown { seat, goal: Goal(0) },
        Event::TokensDrawn { seat, count: 2, which: Some([1, 0, 1]) },
        Event::TokensReturned { seat, count: 1, which: Some([1, 0, 0]) },
        Event::AutomaCard { seat, card: AutomaCard(0) },
        Event::EndTriggered { seat },
        Event::Exhausted { seat },
        Event::LastRound,
        Event::Over { winners: SeatSet::one(A) },
        Event::Over { winners: [A, B].into_iter().collect() },
    ];
    for kind in
        [FightKind::Arrest, FightKind::Duel, FightKind::Rob, FightKind::Bandit, FightKind::Heist, FightKind::Sheriff]
    {
        events.push(Event::FightBegins { kind, fighter: A, other: B });
        for side in [0, 1] {
            events.push(Event::Decreased { side, by: 2, value: 3, source: Source::OTHER });
            events.push(Event::Increased { side, by: 2, value: 3, source: Source::OTHER });
            events.push(Event::FightWon { side, kind });
        }
    }
    for cause in Cause::VARIANTS.iter().copied() {
        for gained in [2, -2] {
            events.push(Event::Money { seat, gained: gained * 10, cause });
            events.push(Event::Lp { seat, gained, cause });
            events.push(Event::Nuggets { seat, gained, cause });
        }
        events.push(Event::Wounded { seat, wounds: 1, cause });
    }
    events
}

#[test]
fn every_event_has_its_line() {
    let content = Content::embedded().expect("content");
    let events: Vec<Event> = early_events().into_iter().chain(late_events()).collect();
    let all = [events.clone(), module_events(), ante_up_events()].concat();
    covers(&all, include_str!("../../rules/src/core/event.rs"), "Event");
    for texts in languages(&content) {
        let mut scene = Scene::new();
        let mut out = String::new();
        for event in &events {
            scene.follow(event);
            let own = texts.event_in(scene, event, Some(A), &name);
            let spectator = texts.event_in(scene, event, None, &name);
            for line in [&own, &spectator, &texts.event(event, None, &name)].into_iter().flatten() {
                assert!(in_sentences(line), "{event:?}: {line}");
            }
            let show = |line: Option<String>| line.unwrap_or_else(|| "(no line)".to_owned());
            let line = if own == spectator { show(own) } else { format!("{} / {}", show(own), show(spectator)) };
            if !out.lines().any(|l| l == line) {
                let _ = writeln!(out, "{line}");
            }
        }
        snapshot("log", &texts, &out);
    }
}

/// Events of content that only modules have.
fn module_events() -> Vec<Event> {
    let seat = A;
    vec![
        Event::TokenPlaced { token: MapToken(0), space: Space(0) },
        Event::Module(modules::Event::AnteUp(ante_up::Event::FrontierPlaced { space: Space(0), number: 4 })),
        Event::TokenRemoved { token: MapToken(0), space: Space(0) },
        Event::Meets { seat, opponent: Opponent(0) },
        Event::Track { seat, track: PointTrack(0), from: 0, to: 1 },
        Event::LookedAtDeck { seat, card: Some(Card(18)) },
        Event::BuriedTop { seat },
        Event::LookedAtFightDeck { seat, card: Some(FightCard(2)) },
        Event::BuriedFightCard { seat },
        Event::LookedAtEncounter { seat, opponent: Some(Opponent(0)) },
        Event::BuriedEncounter { seat },
        ante_up(ante_up::Event::FrontierPlaced { space: Space(0), number: 3 }),
    ]
}

/// Events that need a board with stands, and cards of events.
fn ante_up_events() -> Vec<Event> {
    let seat = A;
    vec![
        Event::Stand { stand: 0, items: [Item(1), Item(3)].into_iter().collect() },
        Event::SheriffPlaced { seat, space: Space(2) },
        Event::DeliveredStray { seat, token: Cattle(0) },
        ante_up(ante_up::Event::EventMarker { seat, marker: EventMarker(0) }),
        ante_up(ante_up::Event::Event { seat, card: EventCard(0) }),
        ante_up(ante_up::Event::SetUpEvent { card: EventCard(1) }),
        ante_up(ante_up::Event::Visited { seat, token: MapToken(0), space: Space(2) }),
    ]
}

/// What happens in high stakes poker.
fn high_stakes_events() -> Vec<Event> {
    let (seat, cards) = (A, [Card(7), Card(50)].into_iter().collect());
    let events = [
        ante_up::Event::HighStakesBegins { seat },
        ante_up::Event::Raised { seat },
        ante_up::Event::Folded { seat },
        ante_up::Event::SecondReveal { cards },
    ];
    events.map(ante_up).into()
}

/// What happens at faro.
fn faro_events() -> Vec<Event> {
    let (seat, rank) = (A, FightCard(7));
    let events = [
        ante_up::Event::FaroBegins { seat },
        ante_up::Event::FaroJoined { seat },
        ante_up::Event::FaroDealt { seat, cards: [rank, FightCard(12)].into_iter().collect() },
        ante_up::Event::FaroBet { seat, rank, money: 20 },
        ante_up::Event::FaroWon { seat, rank },
        ante_up::Event::FaroLost { seat, rank },
        ante_up::Event::FaroReclaimed { seat, rank },
        ante_up::Event::FaroLeft { seat },
    ];
    let results =
        ante_up::FaroResult::ALL.iter().map(|result| ante_up::Event::FaroRevealed { result: *result, card: rank });
    events.into_iter().chain(results).map(ante_up).collect()
}

const fn ante_up(event: ante_up::Event) -> Event {
    Event::Module(modules::Event::AnteUp(event))
}

#[test]
fn events_of_frontier_tokens_have_their_lines() {
    let catalog = darkrock_rules::Catalog::embedded().expect("the catalog");
    let selection = catalog.select(&["ante-up".to_owned()], None).expect("it is there");
    let content = catalog.compose(&selection).expect("it is composed");
    let (space, _) = content.board.frontier[0];
    for texts in languages(&content) {
        let placed = texts.event(&ante_up(ante_up::Event::FrontierPlaced { space, number: 3 }), None, &name);
        assert!(placed.as_deref().is_some_and(|line| whole(line) && line.contains('3')), "{placed:?}");
        for token in 0..content.frontier.len() {
            let token = ante_up::FrontierToken(token as u8);
            let taken = ante_up(ante_up::Event::FrontierTaken { seat: A, space, token });
            for reader in [Some(A), None] {
                let line = texts.event(&taken, reader, &name);
                assert!(
                    line.as_deref().is_some_and(|line| whole(line) && line.contains(texts.frontier_token(token))),
                    "{line:?}"
                );
            }
        }
    }
    let taken = ante_up(ante_up::Event::FrontierTaken { seat: A, space, token: ante_up::FrontierToken(0) });
    let told = languages(&content)[0].event(&taken, None, &name);
    assert_eq!(told.as_deref(), Some("Annie Oakley pays for the frontier token at Frontier 2: Lost Mail."));
}

#[test]
fn events_of_the_second_board_have_their_lines() {
    let catalog = darkrock_rules::Catalog::embedded().expect("the catalog");
    let selection = catalog.select(&["ante-up".to_owned()], None).expect("it is there");
    let content = catalog.compose(&selection).expect("it is composed");
    for texts in languages(&content) {
        for event in ante_up_events() {
            let told = [Some(A), None].map(|reader| texts.event(&event, reader, &name));
            assert!(told.iter().all(|line| line.as_deref().is_some_and(in_sentences)), "{event:?}: {told:?}");
        }
    }
    let texts = &languages(&content)[0];
    let stand = texts.event(&ante_up_events()[0], None, &name);
    assert_eq!(stand.as_deref(), Some("The Buzzard Gulch Trading Post has these for sale: Mule and Shotgun."));
}

#[test]
fn the_train_has_its_lines() {
    let catalog = darkrock_rules::Catalog::embedded().expect("the catalog");
    let selection = catalog.select(&["ante-up".to_owned()], None).expect("it is there");
    let content = catalog.compose(&selection).expect("it is composed");
    let [from, to] = [content.board.circuit[0], content.board.circuit[1]];
    for texts in languages(&content) {
        let moved = texts.event(&ante_up(ante_up::Event::TrainMoved { from, to }), None, &name);
        assert!(moved.as_deref().is_some_and(|line| whole(line) && line.contains(texts.place(to))), "{moved:?}");
        for opponent in content.pools[0].members.iter() {
            let robbed = ante_up(ante_up::Event::TrainHeist { seat: A, opponent });
            for reader in [Some(A), None] {
                let line = texts.event(&robbed, reader, &name);
                let named = |line: &str| in_sentences(line) && line.contains(texts.opponent(opponent));
                assert!(line.as_deref().is_some_and(named), "{line:?}");
            }
            let text = &texts.opponents()[opponent.index()];
            assert!(!text.reward.is_empty() && !text.penalty.is_empty(), "{text:?}");
        }
    }
    let all = languages(&content);
    let text = &all[0].opponents()[0];
    assert_eq!(text.name, "The Mail Car");
    assert_eq!(text.reward, "Gain $40 and 1 Wanted point, then draw 1 card.");
}

#[test]
fn events_of_games_at_saloons_have_their_lines() {
    let catalog = darkrock_rules::Catalog::embedded().expect("the catalog");
    let selection = catalog.select(&["ante-up".to_owned()], None).expect("it is there");
    let content = catalog.compose(&selection).expect("it is composed");
    for texts in languages(&content) {
        for event in faro_events().into_iter().chain(high_stakes_events()) {
            let told = [Some(A), None].map(|reader| texts.event(&event, reader, &name));
            assert!(told.iter().all(|line| line.as_deref().is_some_and(in_sentences)), "{event:?}: {told:?}");
        }
    }
    let told = faro_events().iter().map(|event| languages(&content)[0].event(event, None, &name)).collect::<Vec<_>>();
    assert_eq!(told[3].as_deref(), Some("Annie Oakley bets $20 on the 9."));
}

#[test]
fn events_of_modules_have_their_lines() {
    let catalog = support::with_toys();
    let selection = catalog.select(&["high-country".to_owned()], None).expect("it is there");
    let content = catalog.compose(&selection).expect("it is composed");
    for texts in languages(&content) {
        for event in module_events() {
            let told = [Some(A), None].map(|reader| texts.event(&event, reader, &name));
            let sentences = told.iter().all(|line| line.as_deref().is_some_and(in_sentences));
            assert!(sentences, "{event:?}: {told:?}");
        }
    }
    let texts = &languages(&content)[0];
    let meets = Event::Meets { seat: A, opponent: Opponent(0) };
    assert_eq!(texts.event(&meets, None, &name).as_deref(), Some("Annie Oakley meets an opponent: the wolf."));
    let looked = Event::LookedAtDeck { seat: A, card: Some(Card(18)) }.seen_by(Some(B));
    assert!(!texts.event(&looked, Some(B), &name).expect("a line").contains("6♥"), "it is hidden from the others");
}

#[test]
fn the_sides_of_a_fight_have_names_only_with_a_scene() {
    let (_, texts) = texts();
    let won = Event::FightWon { side: 0, kind: FightKind::Duel };
    assert_eq!(texts.event(&won, None, &name).as_deref(), Some("The challenger wins the duel."));
    let mut scene = Scene::new();
    scene.follow(&Event::FightBegins { kind: FightKind::Duel, fighter: B, other: A });
    assert_eq!(texts.event_in(scene, &won, None, &name).as_deref(), Some("Bass Reeves wins the duel."));
}

#[test]
fn a_hidden_card_stays_hidden_in_the_log() {
    let (_, texts) = texts();
    let drew = Event::Drew { seat: A, card: Some(Card(18)) };
    assert_eq!(texts.event(&drew, Some(A), &name).as_deref(), Some("Annie Oakley draws 6♥ Stick ’Em Up!"));
    assert_eq!(texts.event(&drew, Some(B), &name).as_deref(), Some("Annie Oakley draws a card."));
    assert_eq!(texts.event(&drew, None, &name).as_deref(), Some("Annie Oakley draws a card."));
}

#[expect(clippy::too_many_lines, reason = "a list, with a line for each form of choice")]
fn choices() -> Vec<Choice> {
    let (card, character) = (Card(10), Character(1));
    let mut choices = vec![
        Choice::Draft(character),
        Choice::Start(Space(0)),
        Choice::Income(Income::Money),
        Choice::Income(Income::Cards),
        Choice::Income(Income::Both),
        Choice::Equip(Item(2)),
        Choice::Keep,
        Choice::UseCharacter(character),
        Choice::UseItem(Item(6)),
        Choice::Move { to: Space(5), mesas: 0 },
        Choice::Move { to: Space(5), mesas: 1 },
        Choice::Move { to: Space(5), mesas: 2 },
        Choice::Play(card),
        Choice::Buy(Item(1)),
        Choice::Upgrade(Item(2)),
        Choice::Poker,
        Choice::Join,
        Choice::Prospect,
        Choice::Reroll(1),
        Choice::Reroll(2),
        Choice::Deposit { nuggets: 1, cards: 0 },
        Choice::Deposit { nuggets: 3, cards: 0b101 },
        Choice::Deposit { nuggets: 0, cards: 1 },
        Choice::Heist,
        Choice::Heal,
        Choice::Revel(2),
        Choice::Acquire,
        Choice::Deliver,
        Choice::Work,
        Choice::End,
        Choice::Commit(card),
        Choice::Accept,
        Choice::Decline,
        Choice::Lay(Some(card), Some(Card(51))),
        Choice::Lay(None, None),
        Choice::Npc(FightCard(12)),
        Choice::React(card),
        Choice::Bonus,
        Choice::Pass,
        Choice::Reward(Reward::Legend),
        Choice::Reward(Reward::Marshal),
        Choice::Arrest(character),
        Choice::Sheriff(Space(5)),
        Choice::Halt,
        Choice::Discard(card),
        Choice::Give(card),
        Choice::GiveMoney,
        Choice::Target(character.into()),
        Choice::Choose(OptionKey(0)),
        Choice::Contribute(1),
        Choice::Goal(Goal(0)),
        Choice::KeepTokens([0, 0, 0]),
        Choice::KeepTokens([2, 0, 1]),
        Choice::Ride { to: Space(5), mesas: 0 },
    ];
    choices.extend(ante_up::Choice::all().map(|choice| Choice::Module(modules::Choice::AnteUp(choice))));
    let kinds = [FightKind::Arrest, FightKind::Duel, FightKind::Rob];
    choices.extend(kinds.map(|kind| Choice::Fight { kind, target: character.into() }));
    for what in [Loot::Money, Loot::Nuggets, Loot::Nothing] {
        choices.extend([true, false].map(|cattle| Choice::Steal { what, cattle }));
    }
    choices
}

fn game(content: &Content, seed: u64) -> (Game<'_>, FastChance, Vec<Event>) {
    let mut setup = Setup::new(4);
    setup.length = 15;
    let (mut chance, mut events) = (FastChance::new(seed), Vec::new());
    let game = Game::new(content, &setup, &mut chance, &mut events).expect("a game");
    (game, chance, events)
}

#[test]
fn every_choice_has_a_label() {
    let content = Content::embedded().expect("content");
    let choices = choices();
    covers(&choices, include_str!("../../rules/src/core/choice.rs"), "Choice");
    let (game, ..) = game(&content, 1);
    for texts in languages(&content) {
        let labels: Vec<String> = choices.iter().map(|c| texts.choice(&game.state.public, *c)).collect();
        labels.iter().for_each(|l| assert!(whole(l) && !l.ends_with(['.', ' ', ':']), "{l}"));
        snapshot("choices", &texts, &labels.join("\n"));
    }
}

#[test]
fn whole_games_can_be_told() {
    let (content, texts) = texts();
    let mut told = String::new();
    let mut questions = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let (mut game, mut chance, mut events) = game(&content, seed);
        let (mut scene, mut choices) = (Scene::new(), Vec::new());
        for _ in 0..3000 {
            for event in events.drain(..) {
                scene.follow(&event);
                let names = |seat| texts.seat_name(&game.state.public, seat);
                for viewer in [None, Some(A)] {
                    let Some(line) = texts.event_in(scene, &event, viewer, &names) else {
                        continue;
                    };
                    assert!(whole(&line), "{event:?}: {line}");
                    if seed == 0 && viewer.is_none() && told.lines().count() < 120 {
                        let _ = writeln!(told, "{line}");
                    }
                }
            }
            let Some(seat) = game.decision().first() else { break };
            let public = &game.state.public;
            let question = texts.question(public, Some(seat));
            assert!(whole(&question) && !question.contains("No decision"), "{:?}: {question}", game.question());
            questions.insert(question);
            game.choices(seat, &mut choices);
            for choice in &choices {
                let label = texts.choice(public, *choice);
                assert!(whole(&label), "{choice:?}: {label}");
            }
            let choice = choices[chance.below(choices.len() as u32) as usize];
            game.play(seat, choice, &mut chance, &mut events).expect("a listed choice");
        }
    }
    assert!(told.contains("’s turn."), "{told}");
    assert!(questions.len() > 30, "only {questions:?}");
}

#[test]
fn every_refusal_has_a_sentence() {
    let (_, texts) = texts();
    let source = include_str!("../../rules/src/core/refusal.rs");
    let code = |variant: &str| {
        let mut code = String::new();
        for c in variant.chars() {
            if c.is_ascii_uppercase() && !code.is_empty() {
                code.push('-');
            }
            code.push(c.to_ascii_lowercase());
        }
        code
    };
    let mut missing = variants(source, "Refusal");
    // Those of modules have codes of their own.
    missing.retain(|v| v != "Module");
    missing.retain(|v| !texts.catalogue().has(&format!("refusal-{}", code(v))));
    let codes = modules::Refusal::codes().filter(|code| !texts.catalogue().has(&format!("refusal-{code}")));
    missing.extend(codes.map(|code| (*code).to_owned()));
    assert!(missing.is_empty(), "refusals without a message: {missing:?}");
    assert_eq!(texts.refusal(&Refusal::Short { money: 20 }), "You need $20 more.");
    assert_eq!(texts.refusal(&Refusal::WrongMoment), "You cannot do that now.");
    assert!(texts.refusal(&Refusal::TooManyItems { limit: 3 }).contains('3'));
}

/// What happens at the frontier, whose tokens only Ante Up has.
#[test]
fn a_frontier_token_is_told_by_name() {
    let catalog = Catalog::embedded().expect("content");
    let selection = catalog.select(&["ante-up".to_owned()], None).expect("it is shipped");
    let content = catalog.compose(&selection).expect("it is composed");
    let space = content.board.frontier[0].0;
    let token = FrontierToken(content.specs.frontier.iter().position(|t| t.id == "ghost-town").expect("a token") as u8);
    let event = Event::Module(modules::Event::AnteUp(ante_up::Event::FrontierTaken { seat: A, space, token }));
    let told = |texts: Texts| texts.event_in(Scene::new(), &event, None, &name).expect("a line");
    let lines: Vec<String> = languages(&content).into_iter().map(told).collect();
    assert!(lines.iter().all(|line| whole(line) && line.contains("Annie Oakley")), "{lines:?}");
    assert!(lines[0].contains("Ghost Town"), "{lines:?}");
}
