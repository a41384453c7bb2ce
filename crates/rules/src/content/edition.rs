//! Editions: the rulebooks differ on small points, each a named switch (`docs/editions.md`).
//!
//! An edition is a set of switches, not a fork. Each switch is queried in one place of the rules, except those for the
//! order of a fight, which select its list of steps (`edition/order.rs`).

mod order;
#[cfg(test)]
mod tests;

pub(crate) use order::NotInserted;
pub use order::{FIGHT_STEPS, FightOrders, FightStep};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A point on which the rulebooks differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Switch {
    /// Whether five of a kind ranks below or above a royal flush.
    FiveOfAKind,
    /// When start-of-fight effects apply.
    StartOfFightStep,
    /// Whether the guard plays its card before the robber.
    GuardCommitsFirst,
    /// Whether the bandit's cards are drawn before the player plays a card.
    BanditDrawsFirst,
    /// Whether the Sheriff's cards are drawn before the Wanted player plays a card.
    SheriffDrawsFirst,
    /// Whether a player who has a card may surrender to the Sheriff.
    SurrenderToSheriff,
    /// How far the Sheriff moves for a story.
    StoryRide,
    /// After which movements cattle can be delivered, and end-of-move cards and abilities apply.
    DeliveryAfter,
    /// When the active weapon or mount can be changed, other than at the start of the turn.
    ChangeActiveItem,
    /// Whether effects may raise the value of a card in a fight.
    RaisingCardValues,
}

/// The id of a switch, and its position in the bits.
struct Row {
    id: &'static str,
    /// Its values, the English rulebook's first.
    values: &'static [&'static str],
    /// The offset of its bits.
    shift: u8,
    /// The value of each preset.
    presets: [u8; 3],
}

const fn row(id: &'static str, values: &'static [&'static str], shift: u8, presets: [u8; 3]) -> Row {
    Row { id, values, shift, presets }
}

/// In the order of [`Switch`]. The five for the order of a fight use the lowest bits ([`FIGHT_BITS`]).
const ROWS: [Row; 10] = [
    row("five-of-a-kind", &["below", "above"], 5, [0, 0, 1]),
    row("start-of-fight-step", &["before-cards", "after-accepting"], 0, [0, 1, 0]),
    row("guard-commits-first", &["no", "yes"], 1, [0, 1, 0]),
    row("bandit-draws-first", &["yes", "no"], 2, [0, 1, 0]),
    row("sheriff-draws-first", &["no", "yes"], 3, [0, 0, 1]),
    row("surrender-to-sheriff", &["yes", "no"], 4, [0, 1, 0]),
    row("story-ride", &["up-to", "exact"], 6, [0, 1, 0]),
    row("delivery-after", &["move-action", "any-movement", "deliveries-any-movement"], 7, [0, 1, 2]),
    row("change-active-item", &["bought", "bought-or-upgraded"], 9, [0, 0, 1]),
    row("raising-card-values", &["never", "up-to-ace"], 10, [0, 1, 0]),
];

/// The bits that determine the order of a fight.
const FIGHT_BITS: u16 = 0b1_1111;

/// The presets by id: the rulebooks.
const PRESETS: [(&str, Edition); 3] = [("en", Edition::EN), ("fr", Edition::FR), ("it", Edition::IT)];

impl Switch {
    /// All switches.
    pub const ALL: [Self; 10] = [
        Self::FiveOfAKind,
        Self::StartOfFightStep,
        Self::GuardCommitsFirst,
        Self::BanditDrawsFirst,
        Self::SheriffDrawsFirst,
        Self::SurrenderToSheriff,
        Self::StoryRide,
        Self::DeliveryAfter,
        Self::ChangeActiveItem,
        Self::RaisingCardValues,
    ];

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Its id, such as `story-ride`.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// Its values, the English rulebook's first.
    pub fn values(self) -> &'static [&'static str] {
        self.row().values
    }

    /// The switch of an id; `_` counts as `-`.
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.id().bytes().eq(id.bytes().map(|b| if b == b'_' { b'-' } else { b })))
    }
}

/// A set of switches: those of a rulebook, or chosen by a table.
///
/// As text: a preset, `en`, `fr` or `it`, and the differences from it: `en+story-ride=exact+five-of-a-kind=above`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Edition(u16);

/// An invalid edition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EditionError {
    /// An unknown rulebook at the beginning.
    #[error(
        "unknown edition “{0}”: expected en, fr or it, and perhaps changes to it, as in en+story-ride=exact; the switches are {known}",
        known = Switch::ALL.map(Switch::id).join(", ")
    )]
    Preset(String),
    /// An unknown switch.
    #[error("unknown switch “{0}” of an edition: expected one of {known}", known = Switch::ALL.map(Switch::id).join(", "))]
    Switch(String),
    /// An unknown value of the switch.
    #[error("“{switch}={value}” of an edition: expected {switch}={expected}", expected = .known.join("|"))]
    Value {
        /// The switch.
        switch: &'static str,
        /// The value given.
        value: String,
        /// The possible values.
        known: &'static [&'static str],
    },
    /// A duplicate switch.
    #[error("the switch “{0}” of an edition stands twice: expected once")]
    Twice(&'static str),
}

impl Edition {
    /// The English rulebook.
    pub const EN: Self = Self::preset(0);
    /// The French rulebook.
    pub const FR: Self = Self::preset(1);
    /// The Italian rulebook.
    pub const IT: Self = Self::preset(2);

    const fn preset(at: usize) -> Self {
        let (mut bits, mut i) = (0, 0);
        while i < ROWS.len() {
            bits |= (ROWS[i].presets[at] as u16) << ROWS[i].shift;
            i += 1;
        }
        Self(bits)
    }

    /// The editions of the rulebooks with their ids: `en`, `fr`, `it`.
    pub fn presets() -> [(&'static str, Self); 3] {
        PRESETS
    }

    /// The value of a switch, as an index into [`Switch::values`].
    pub const fn get(self, switch: Switch) -> u8 {
        let row = switch.row();
        (self.0 >> row.shift) as u8 & Self::mask(row)
    }

    /// The id of what this edition decides for a switch, such as `below`.
    pub fn value(self, switch: Switch) -> &'static str {
        switch.values()[usize::from(self.get(switch))]
    }

    /// The same edition with one switch changed; `None` for an unknown value.
    pub fn with(self, switch: Switch, value: u8) -> Option<Self> {
        let row = switch.row();
        if usize::from(value) >= row.values.len() {
            return None;
        }
        let others = self.0 & !(u16::from(Self::mask(row)) << row.shift);
        Some(Self(others | u16::from(value) << row.shift))
    }

    /// The mask of a switch before shifting.
    const fn mask(row: &Row) -> u8 {
        if row.values.len() > 2 { 3 } else { 1 }
    }

    /// The preset with the fewest differences from this edition, and the switches that differ.
    pub fn nearest(self) -> (&'static str, Vec<Switch>) {
        let differing = |preset: Self| -> Vec<Switch> {
            Switch::ALL.into_iter().filter(|s| preset.get(*s) != self.get(*s)).collect()
        };
        let all = PRESETS.map(|(id, preset)| (id, differing(preset)));
        all.into_iter().min_by_key(|(_, differ)| differ.len()).unwrap_or(("en", Vec::new()))
    }

    /// Whether five of a kind beats a royal flush (base.poker.28 to 30).
    pub fn five_of_a_kind_first(self) -> bool {
        self.get(Switch::FiveOfAKind) == 1
    }

    /// Whether start-of-fight effects apply before any card is played, in every fight; otherwise only after a target
    /// has accepted (base.fight.08, 09).
    fn starts_before_cards(self) -> bool {
        self.get(Switch::StartOfFightStep) == 0
    }

    /// Whether the guard plays its card before the robber (base.heist.05, 06).
    fn guard_commits_first(self) -> bool {
        self.get(Switch::GuardCommitsFirst) == 1
    }

    /// Whether the bandit's cards are drawn before the player plays one (base.bandit.05, 06).
    fn bandit_draws_first(self) -> bool {
        self.get(Switch::BanditDrawsFirst) == 0
    }

    /// Whether the Sheriff's cards are drawn before the Wanted player plays one (base.sheriff.09, 10).
    fn sheriff_draws_first(self) -> bool {
        self.get(Switch::SheriffDrawsFirst) == 1
    }

    /// Whether a player who has a card may surrender to the Sheriff (base.sheriff.11, 17).
    fn may_surrender(self) -> bool {
        self.get(Switch::SurrenderToSheriff) == 0
    }

    /// Whether the Sheriff moves the full number of a story (base.story.22, 23).
    pub(crate) fn full_story_ride(self) -> bool {
        self.get(Switch::StoryRide) == 1
    }

    /// What applies after a movement other than a move action (base.cattle.06 to 09).
    pub(crate) fn after_other_movement(self) -> AfterMovement {
        match self.get(Switch::DeliveryAfter) {
            0 => AfterMovement::Own,
            1 => AfterMovement::All,
            _ => AfterMovement::Deliveries,
        }
    }

    /// Whether a weapon or mount can be made active when it is upgraded (base.start.10 to 12).
    pub(crate) fn changes_on_upgrade(self) -> bool {
        self.get(Switch::ChangeActiveItem) == 1
    }

    /// Whether effects raise the value of a card in a fight, up to an ace (base.fight.23, 24).
    pub(crate) fn raises_values(self) -> bool {
        self.get(Switch::RaisingCardValues) == 1
    }
}

/// What applies after a player's movement other than a move action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AfterMovement {
    /// Only abilities after any movement.
    Own,
    /// Also a delivery.
    Deliveries,
    /// Everything that applies after a move action.
    All,
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (preset, differing) = self.nearest();
        f.write_str(preset)?;
        differing.into_iter().try_for_each(|switch| write!(f, "+{}={}", switch.id(), self.value(switch)))
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({self})")
    }
}

impl FromStr for Edition {
    type Err = EditionError;
    fn from_str(text: &str) -> Result<Self, EditionError> {
        let mut parts = text.split('+').map(str::trim);
        let id = parts.next().unwrap_or_default();
        let preset = PRESETS.iter().find(|(known, _)| *known == id);
        let mut edition = preset.map(|(_, preset)| *preset).ok_or_else(|| EditionError::Preset(shown(id)))?;
        let mut seen = Vec::new();
        for part in parts {
            let (id, value) = part.split_once('=').unwrap_or((part, ""));
            let switch = Switch::by_id(id.trim()).ok_or_else(|| EditionError::Switch(shown(id)))?;
            if seen.contains(&switch) {
                return Err(EditionError::Twice(switch.id()));
            }
            seen.push(switch);
            let at = switch.values().iter().position(|known| *known == value.trim());
            let changed = at.and_then(|at| edition.with(switch, at as u8));
            edition = changed.ok_or_else(|| EditionError::Value {
                switch: switch.id(),
                value: shown(value),
                known: switch.values(),
            })?;
        }
        Ok(edition)
    }
}

/// The value given, truncated for a message.
fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Text in readable formats; in the hash of a position bits, where the English rulebook is the byte 0 as in older
/// versions.
impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { to.serialize_u16(self.0) }
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if from.is_human_readable() {
            return String::deserialize(from)?.parse().map_err(D::Error::custom);
        }
        let bits = u16::deserialize(from)?;
        let known = Switch::ALL.into_iter().try_fold(Self::EN, |all, s| all.with(s, Self(bits).get(s)));
        let sound = known.filter(|known| known.0 == bits);
        sound.ok_or_else(|| D::Error::custom(format!("unknown switches in bits {bits:b}")))
    }
}
