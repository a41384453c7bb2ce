//! Heuristics with changed content.

use super::*;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::Files;
use darkrock_rules::scenario;

/// The probability that Annie, with an upgraded Revolver, wins a duel with her 9, by the weapon's decrease of the other
/// card.
fn chance(decrease: u8) -> f32 {
    let mut files = Files::embedded();
    let (_, text) = files.texts.iter_mut().find(|(name, _)| name == "items.yaml").unwrap();
    *text = text.replace("{decrease: 1}", &format!("{{decrease: {decrease}}}"));
    let content = Content::load(&files).unwrap();
    let position = "name: x\nplayers: [annie-oakley, bass-reeves]\nposition:\n  \
                    annie-oakley: {space: darkrock-5, hand: [9h, 2h], items: [revolver+]}\n  \
                    bass-reeves: {space: darkrock-5, hand: [10c, 2c]}\nsteps: [{expect: {asked: [annie-oakley]}}]";
    let scenario = scenario::parse("test", position).unwrap().remove(0);
    let mut session = scenario::stage(&content, &scenario, FastChance::new(1)).unwrap();
    let target = session.game().state.public.figure(Seat(1));
    session.play(Seat(0), Choice::Fight { kind: FightKind::Duel, target }, &mut ()).unwrap();
    let eyes = session.game().state.glimpse(Seat(0));
    let (precomputed, nine) = (Precomputed::of(&content), eyes.hand.iter().max_by_key(|card| card.rank()).unwrap());
    Rules { precomputed: &precomputed, content: &content, eyes: &eyes }.win_chance(nine)
}

#[test]
fn a_weapon_that_decreases_more_wins_more_often() {
    assert!(chance(1) < chance(3));
}
