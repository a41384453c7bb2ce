//! The order of the setup: that of the base game, or the numbered list of a module's rulebook (`setup.yaml`).

use super::compiler::{Compiler, Res};
use crate::core::word::Word;
use serde::Deserialize;
use strum::VariantArray;

/// A part of the setup. What a selection does not have is skipped: without events none is drawn.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SetupPart {
    /// Event markers are placed on their spaces.
    EventMarkers,
    /// Events are drawn, one for every two players.
    Events,
    /// Frontier tokens are placed.
    FrontierTokens,
    /// The trader goes to the region of the first movement card.
    Trader,
    /// Characters are dealt and chosen.
    Characters,
    /// Each player gains starting goods and points, and makes the choices among them.
    Goods,
    /// The first player is determined.
    FirstPlayer,
    /// Each player's figure is placed. Directly after `goods` each player gains goods and is placed before the next one.
    Figures,
    /// Starting wounds are marked.
    Wounds,
    /// Event tokens where figures start are removed.
    Tokens,
    /// Bandits appear at the hideouts where no figure is.
    Bandits,
    /// Goals are dealt.
    Goals,
    /// Stories are opened, and the first turn begins.
    Turn,
}

/// A step of the setup, as a rulebook numbers it: what the program does, or why there is nothing for it to do.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetupStepSpec {
    /// Its number in the rulebook; none for what comes after the numbered steps.
    #[serde(default)]
    pub number: Option<u8>,
    /// What is done.
    #[serde(default)]
    pub step: Option<SetupPart>,
    /// Otherwise: why the program has nothing to do.
    #[serde(default)]
    pub physical: Option<String>,
}

/// The order of the base game (base.setup.51), with what modules place before the characters are dealt.
const BASE: [SetupPart; SetupPart::VARIANTS.len()] = [
    SetupPart::EventMarkers,
    SetupPart::Events,
    SetupPart::FrontierTokens,
    SetupPart::Trader,
    SetupPart::Characters,
    SetupPart::FirstPlayer,
    SetupPart::Goods,
    SetupPart::Figures,
    SetupPart::Wounds,
    SetupPart::Tokens,
    SetupPart::Goals,
    SetupPart::Bandits,
    SetupPart::Turn,
];

/// What has to come before what, in any order of the setup.
const BEFORE: [(SetupPart, SetupPart); 9] = [
    (SetupPart::EventMarkers, SetupPart::Characters),
    (SetupPart::Events, SetupPart::Characters),
    (SetupPart::FrontierTokens, SetupPart::Characters),
    (SetupPart::Trader, SetupPart::Characters),
    (SetupPart::Characters, SetupPart::Goods),
    (SetupPart::Characters, SetupPart::FirstPlayer),
    (SetupPart::Goods, SetupPart::Figures),
    (SetupPart::FirstPlayer, SetupPart::Figures),
    (SetupPart::Figures, SetupPart::Tokens),
];

/// The order of the setup as composed.
#[derive(Clone, Debug)]
pub struct SetupList {
    parts: Vec<SetupPart>,
}

impl SetupList {
    /// The parts before the characters, in which nobody is asked.
    pub(crate) fn before_characters(&self) -> impl Iterator<Item = SetupPart> {
        self.parts.iter().copied().take_while(|part| *part != SetupPart::Characters)
    }

    /// The parts after another one.
    pub(crate) fn after(&self, part: SetupPart) -> impl Iterator<Item = SetupPart> {
        self.parts.iter().copied().skip_while(move |known| *known != part).skip(1)
    }

    /// Whether each player is placed directly after gaining goods, before the next one gains goods.
    pub(crate) fn places_with_goods(&self) -> bool {
        self.after(SetupPart::Goods).next() == Some(SetupPart::Figures)
    }
}

impl Compiler<'_> {
    /// The list of a module, which must have each part once and fit together; otherwise the base game's order.
    pub(super) fn setup_list(&mut self) -> Res<SetupList> {
        self.begin("setup.yaml");
        let specs = self.specs;
        if specs.setup.is_empty() {
            return Ok(SetupList { parts: BASE.to_vec() });
        }
        let mut parts = Vec::new();
        let mut number = 0;
        for spec in &specs.setup {
            let of = spec.number.map_or_else(|| "a step without a number".to_owned(), |n| format!("step {n}"));
            if spec.number.is_some_and(|n| n != number + 1) {
                return self.error(format!("{of}: expected step {}", number + 1));
            }
            number = spec.number.unwrap_or(number);
            match (spec.step, &spec.physical) {
                (Some(part), None) if parts.contains(&part) => {
                    return self.error(format!("“{}” stands twice: expected each part once", part.word()));
                }
                (Some(part), None) => parts.push(part),
                (None, Some(_)) => {}
                _ => return self.error(format!("{of}: expected either “step” or “physical”")),
            }
        }
        let at = |part: SetupPart| parts.iter().position(|known| *known == part);
        if let Some(missing) = SetupPart::VARIANTS.iter().find(|part| at(**part).is_none()) {
            return self.error(format!("no step “{}”: expected each part once", missing.word()));
        }
        if let Some((first, then)) = BEFORE.iter().find(|(first, then)| at(*first) > at(*then)) {
            return self.error(format!("“{}” comes first: expected “{}” before it", then.word(), first.word()));
        }
        if parts.last() != Some(&SetupPart::Turn) {
            return self.error("expected “turn” as the last step".to_owned());
        }
        Ok(SetupList { parts })
    }
}
