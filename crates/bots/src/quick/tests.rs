//! The quick heuristics, held against content with changed cards and numbers.

use super::*;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::Files;
use darkrock_rules::content::module::ModuleKind;
use darkrock_rules::{Catalog, notation, scenario};

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

/// What Annie does after the flop of a game with high stakes, of which no card makes a pair with another.
fn with_high_stakes(hand: &str) -> String {
    let catalog = Catalog::embedded().unwrap();
    let content = catalog.compose(&catalog.select(&["ante-up".to_owned()], None).unwrap()).unwrap();
    let position = format!(
        "name: x\nmodules: [ante-up]\nplayers: [annie-oakley, bass-reeves]\nposition:\n  \
         annie-oakley: {{space: darkrock-4, money: 60, hand: [{hand}]}}\n  \
         deck: [3c, 4d, 6h, 7c, 9d, 10h, Qc, Kd, Ah]\nsteps: [{{expect: {{asked: [annie-oakley]}}}}]"
    );
    let scenario = scenario::parse("test", &position).unwrap().remove(0);
    let mut session = scenario::stage(&content, &scenario, FastChance::new(1)).unwrap();
    session.play(Seat(0), notation::parse(&content, "high-stakes").unwrap(), &mut ()).unwrap();
    let choice = Quick::new(1).choose(&Precomputed::of(&content), &content, session.game(), Seat(0));
    notation::print(&content, choice)
}

#[test]
fn only_a_hand_with_something_in_it_stays_in_with_high_stakes() {
    assert_eq!(["2s", "2c, 2s"].map(with_high_stakes), ["fold", "raise"]);
}

/// The content of a shipped expansion with frontier tokens.
fn with_frontier() -> Content {
    let catalog = Catalog::load(Files::embedded()).unwrap();
    let expansions = catalog.modules().filter(|spec| spec.kind == ModuleKind::Expansion);
    let one = |id: &String| catalog.compose(&catalog.select(std::slice::from_ref(id), None).unwrap()).unwrap();
    expansions.map(|spec| one(&spec.id)).find(|content| !content.board.frontier.is_empty()).unwrap()
}

/// The cards that pay for a token of number 5 on a space of value 7, from this hand.
fn paid(hand: &str) -> usize {
    let content = with_frontier();
    let (space, _) = content.board.frontier.iter().find(|(_, value)| *value == 7).unwrap();
    let space = content.board.space_id(*space);
    let position = format!(
        "name: x\nplayers: [annie-oakley, bass-reeves]\nposition:\n  annie-oakley: {{space: {space}, hand: [{hand}]}}\n  \
         frontier: {{{space}: 5}}\nsteps: [{{expect: {{asked: [annie-oakley]}}}}]"
    );
    let scenario = scenario::parse("test", &position).unwrap().remove(0);
    let mut session = scenario::stage(&content, &scenario, FastChance::new(1)).unwrap();
    let frontier = session.game().state.public.frontier_price(&content, content.board.space(space).unwrap());
    assert_eq!(frontier, Some(12));
    let mut choices = Vec::new();
    session.game().choices(Seat(0), &mut choices);
    let claim = choices.iter().find(|choice| darkrock_rules::notation::kind(**choice).kind == "frontier").unwrap();
    session.play(Seat(0), *claim, &mut ()).unwrap();
    let precomputed = Precomputed::of(&content);
    let mut quick = Quick::new(1);
    let mut count = 0;
    while session.game().state.public.frontier_due().is_some() {
        let choice = quick.choose(&precomputed, &content, session.game(), Seat(0));
        session.play(Seat(0), choice, &mut ()).unwrap();
        count += 1;
    }
    count
}

#[test]
fn a_frontier_token_is_paid_with_few_cards() {
    assert_eq!(paid("2h, 3h, 4h, 5h, 7c"), 2, "the 5 and the 7 pay 12");
    assert_eq!(paid("2h, 2c, 3c, Ah"), 2, "the ace and a 2");
    assert_eq!(paid("2h, 3h, 4h, 5h"), 3, "all but the 2");
}
