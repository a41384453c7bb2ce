//! Every mix of the rulebooks: its name, its switches, and the order of its fights.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::core::choice::FightKind;

/// All possible editions.
fn every() -> Vec<Edition> {
    let mut all = vec![Edition::EN];
    for switch in Switch::ALL {
        let values = 0..switch.values().len() as u8;
        all = all.iter().flat_map(|e| values.clone().filter_map(|v| e.with(switch, v))).collect();
    }
    all
}

#[test]
fn every_edition_prints_and_parses_back() {
    let all = every();
    assert_eq!(all.len(), 512 * 3);
    for edition in &all {
        let text = edition.to_string();
        assert_eq!(text.parse::<Edition>(), Ok(*edition), "{text}");
        let json = serde_json::to_string(edition).unwrap();
        assert_eq!(serde_json::from_str::<Edition>(&json).unwrap(), *edition, "{json}");
        let bytes = postcard::to_allocvec(edition).unwrap();
        assert_eq!(postcard::from_bytes::<Edition>(&bytes).unwrap(), *edition);
    }
    let texts: std::collections::HashSet<String> = all.iter().map(Edition::to_string).collect();
    assert_eq!(texts.len(), all.len(), "two editions are written alike");
    assert_eq!(postcard::to_allocvec(&Edition::EN).unwrap(), [0]);
    // An invalid fourth value of a switch with three, and an eleventh switch.
    assert!(postcard::from_bytes::<Edition>(&postcard::to_allocvec(&(3_u16 << 7)).unwrap()).is_err());
    assert!(postcard::from_bytes::<Edition>(&postcard::to_allocvec(&(1_u16 << 11)).unwrap()).is_err());
}

#[test]
fn presets_and_changes_are_read() {
    assert_eq!("en".parse(), Ok(Edition::EN));
    assert_eq!("fr".parse(), Ok(Edition::FR));
    assert_eq!("it".parse(), Ok(Edition::IT));
    let custom: Edition = "fr + story_ride=up-to + five-of-a-kind = above".parse().unwrap();
    assert_eq!(custom.to_string(), "fr+five-of-a-kind=above+story-ride=up-to");
    assert!(custom.five_of_a_kind_first());
    assert_eq!(custom.value(Switch::StoryRide), "up-to");
    assert_eq!(custom.value(Switch::DeliveryAfter), "any-movement");
    // An edition changed to equal another rulebook is that rulebook.
    let all: String = Switch::ALL.iter().map(|s| format!("+{}={}", s.id(), Edition::IT.value(*s))).collect();
    assert_eq!(format!("fr{all}").parse(), Ok(Edition::IT));
}

#[test]
fn what_is_no_edition_says_what_is_known() {
    let error = |text: &str| text.parse::<Edition>().unwrap_err().to_string();
    assert!(error("de").starts_with("unknown edition “de”: expected en, fr or it"), "{}", error("de"));
    assert!(error("en+poker").contains("unknown switch “poker”"), "{}", error("en+poker"));
    assert!(error("en+poker").contains("story-ride, delivery-after"), "{}", error("en+poker"));
    let value = error("en+delivery-after=never");
    assert!(value.ends_with("delivery-after=move-action|any-movement|deliveries-any-movement"), "{value}");
    assert!(error("it+story-ride=exact+story-ride=exact").contains("twice"));
}

#[test]
fn the_table_of_switches_is_sound() {
    let mut bits = 0_u16;
    for switch in Switch::ALL {
        let row = switch.row();
        let own = u16::from(Edition::mask(row)) << row.shift;
        assert_eq!(bits & own, 0, "{} shares bits", row.id);
        bits |= own;
        assert_eq!(Switch::by_id(row.id), Some(switch));
        assert_eq!(row.presets[0], 0, "{}: the English value comes first", row.id);
        assert!(row.presets.iter().all(|v| usize::from(*v) < row.values.len()), "{}", row.id);
        assert!(row.presets.iter().any(|v| *v != 0), "{}: the rulebooks do not differ", row.id);
    }
    let fights = [
        Switch::StartOfFightStep,
        Switch::GuardCommitsFirst,
        Switch::BanditDrawsFirst,
        Switch::SheriffDrawsFirst,
        Switch::SurrenderToSheriff,
    ];
    let own = fights.map(|s| u16::from(Edition::mask(s.row())) << s.row().shift);
    assert_eq!(own.into_iter().sum::<u16>(), FIGHT_BITS);
}

#[test]
fn fights_go_by_the_rulebook() {
    use FightStep as S;
    let orders = FightOrders::new();
    let laying = |edition: Edition, kind| -> Vec<FightStep> {
        orders.steps(edition, kind).iter().copied().take_while(|s| *s != S::Reveal).collect()
    };
    let duel = [S::StartEffects, S::FighterCommits, S::TargetCommitsOrDeclines];
    assert_eq!(laying(Edition::EN, FightKind::Duel), duel);
    assert_eq!(laying(Edition::IT, FightKind::Rob), duel);
    let accepted = [S::FighterCommits, S::TargetAcceptsOrDeclines, S::StartEffects, S::TargetCommits];
    assert_eq!(laying(Edition::FR, FightKind::Duel), accepted);
    let drawn_first = [S::NpcDraws, S::StartEffects, S::FighterCommits, S::NpcCommits];
    assert_eq!(laying(Edition::EN, FightKind::Bandit), drawn_first);
    assert_eq!(laying(Edition::FR, FightKind::Bandit), [S::FighterCommits, S::NpcDraws, S::NpcCommits]);
    assert_eq!(laying(Edition::IT, FightKind::Heist), drawn_first);
    assert_eq!(laying(Edition::FR, FightKind::Heist), [S::NpcDraws, S::NpcCommits, S::FighterCommits]);
    let sheriff = [S::StartEffects, S::FighterCommitsOrDeclines, S::NpcDraws, S::NpcCommits];
    assert_eq!(laying(Edition::EN, FightKind::Sheriff), sheriff);
    let drawn = [S::NpcDraws, S::StartEffects, S::FighterCommitsOrDeclines, S::NpcCommits];
    assert_eq!(laying(Edition::IT, FightKind::Sheriff), drawn);
    assert_eq!(laying(Edition::FR, FightKind::Sheriff), [S::FighterCommits, S::NpcDraws, S::NpcCommits]);
}

#[test]
fn every_fight_of_every_edition_is_whole() {
    use FightStep as S;
    let orders = FightOrders::new();
    for edition in every() {
        for kind in [FightKind::Arrest, FightKind::Duel, FightKind::Rob, FightKind::Bandit, FightKind::Heist] {
            let steps = orders.steps(edition, kind);
            let count = |step: FightStep| steps.iter().filter(|s| **s == step).count();
            assert_eq!(steps.last(), Some(&S::CleanUp), "{edition}");
            for once in [S::Reveal, S::Reactions, S::Compare, S::Compared, S::Outcome, S::Won, S::CleanUp] {
                assert_eq!(count(once), 1, "{edition}: {once:?}");
            }
            assert_eq!(count(S::FighterCommits) + count(S::FighterCommitsOrDeclines), 1, "{edition}");
            assert!(count(S::StartEffects) <= 1, "{edition}");
        }
    }
}
