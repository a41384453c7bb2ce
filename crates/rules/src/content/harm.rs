//! What fight cards can do to whoever fights against them.

use super::Content;
use super::schema::Effect;

/// Whether one of these effects is a wound, whatever is chosen on the way.
fn wound(effects: &[Effect]) -> bool {
    let wounds = |effect: &Effect| matches!(effect, Effect::Wound(_) | Effect::SureWound(_));
    effects.iter().any(|effect| wounds(effect) || effect.lists().into_iter().any(wound))
}

impl Content {
    /// How many fight cards can wound whoever fights against them, even a winner.
    pub fn wounding_fight_cards(&self) -> u8 {
        self.specs.fight_cards.iter().filter(|card| wound(&card.effects)).count() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::wound;
    use crate::Content;
    use crate::content::schema::{ChooseOption, Effect};

    #[test]
    fn seven_of_the_fight_cards_can_wound() {
        assert_eq!(Content::embedded().expect("the shipped content").wounding_fight_cards(), 7);
    }

    #[test]
    fn a_wound_to_choose_counts_and_other_harm_does_not() {
        let option = ChooseOption { key: "wound".to_owned(), price: Vec::new(), effects: vec![Effect::Wound(1)] };
        assert!(wound(&[Effect::Suffer(vec![option])]));
        assert!(wound(&[Effect::Money(10), Effect::SureWound(1)]));
        assert!(!wound(&[Effect::LoseMoney(10), Effect::Discard(1)]));
    }
}
