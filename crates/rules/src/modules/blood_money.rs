//! Blood Money (rules bm.*): the risk die and rerolls (`risk_die.rs`), injuries (`injuries.rs`), the trader with Legendary items
//! (`trader.rs`), deeds (`deeds.rs`), destroyed locations (`ruins.rs`), legendary stories (`stories.rs`) and what its
//! characters are offered (`offers.rs`). The Story track is only data.

mod deeds;
mod frames;
mod injuries;
mod luck;
mod offers;
mod risk_die;
mod ruins;
mod stories;
mod trader;

pub use deeds::Deeds;
pub use frames::Frame;
pub use injuries::Injuries;
pub use risk_die::{RiskFace, Rolled};
pub use stories::Stories;
pub use trader::{Region, RegionSet, Trader, Under};

use crate::content::Content;
use crate::content::legendary_stories::StoryToken;
use crate::core::chance::{Chance, answers};
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{self, Observer};
use crate::core::ids::{
    Deed, Injury, InjurySet, Item, ItemSet, Legend, LegendSet, Location, LocationSet, OptionKey, Seat, Space,
};
use crate::core::invariants::Violation;
use crate::core::limits::{RISK_FACES, STORY_PARTS, STORY_TOKENS};
use crate::core::{refusal, state};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Public {
    /// His region, what he sells, and his deck of Legendary items.
    pub trader: Trader,
    /// Who has which injury card; each player has one at most (bm.injuries.05).
    pub injuries: Injuries,
    /// Who owns each, and which were used.
    pub deeds: Deeds,
    /// Destroyed locations.
    pub ruins: LocationSet,
    /// The legendary stories.
    pub stories: Stories,
}

impl Public {
    /// Before the setup.
    pub(super) fn before(content: &Content) -> Self {
        Self { trader: Trader::before(content), ..Self::default() }
    }
}

/// What is kept for the turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Whether the risk die was rolled.
    pub risked: bool,
    /// Parts of the open story that were met and are not taken yet: a mask for each player, the active one in the lowest
    /// bits.
    pub met: u32,
    /// Whether the first wounds of the turn were gained, or taken off; kept only for a player to whom it matters.
    pub wounded: bool,
}

/// What a player can choose because of this expansion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Roll the risk die for a bonus.
    Risk {
        /// The bonus.
        bonus: OptionKey,
    },
    /// Claim the deed to the location here.
    Claim {
        /// The deed.
        deed: Deed,
    },
    /// Use the ability of an owned deed.
    UseDeed {
        /// The deed.
        deed: Deed,
    },
    /// Take a part of the open legendary story.
    TakePart {
        /// The part, from 0.
        part: u8,
    },
    /// Reveal the map token here.
    Reveal,
    /// Repair a destroyed location here.
    Repair {
        /// The location.
        location: Location,
    },
    /// Buy an item of the trader's stand.
    Trade {
        /// The item.
        item: Item,
    },
    /// Upgrade a weapon or mount at the trader's.
    TradeUpgrade {
        /// The item.
        item: Item,
    },
    /// Let what the open story does to the player at this moment happen now.
    UseStory,
}

/// What happens because of this expansion, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player rolls the risk die for a bonus; what the face gives follows, then the bonus.
    RiskRolled { seat: Seat, bonus: OptionKey, face: RiskFace },
    /// A player claims a deed; the payment follows.
    Claimed { seat: Seat, deed: Deed },
    /// A player uses a deed, and turns it over.
    DeedUsed { seat: Seat, deed: Deed },
    /// A legendary story is revealed.
    StoryRevealed { story: Legend },
    /// A player takes a part of it; the reward follows.
    PartTaken { seat: Seat, part: u8 },
    /// A player reveals a map token.
    TokenRevealed { seat: Seat, space: Space, token: StoryToken },
    /// All parts are taken, and the card is turned over: ending a or b (0 or 1).
    StoryEnds { story: Legend, ending: u8 },
    /// A location is destroyed.
    Ruined { location: Location },
    /// A player repairs a location; the discard and the reward follow.
    Repaired { seat: Seat, location: Location },
    /// A player draws an injury; its effects follow.
    Injured { seat: Seat, injury: Injury },
    /// A player who has an injury discards this many poker cards instead of gaining wounds.
    InsteadOfWounds { seat: Seat, cards: u8 },
    /// A player's injury returns to the deck.
    InjuryLost { seat: Seat, injury: Injury },
    /// Setup: the kinds of items that the trader is dealt.
    TraderStand { items: ItemSet },
    /// The trader comes to a region.
    TraderMoved { region: Region },
    /// A Legendary item comes faceup on the trader's stand.
    LegendaryShown { item: Item },
    /// A player draws a Legendary item from the facedown deck.
    LegendaryDrawn { seat: Seat, item: Item },
    /// A player cannot own the drawn Legendary item, and puts it under the deck.
    LegendaryUnder { seat: Seat, item: Item },
}

/// A random request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// A roll of the risk die: how many sides show each face.
    Risk([u8; RISK_FACES]),
    /// A legendary story of the deck.
    Legend(LegendSet),
    /// A facedown map token: which are unseen.
    MapToken([u8; STORY_TOKENS]),
    /// Which ending is on the back of a story.
    Ending,
    /// An injury of the deck.
    Injury(InjurySet),
    /// A movement card of the trader.
    Region(RegionSet),
    /// A Legendary item of the facedown deck.
    Legendary(ItemSet),
}

/// A random outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A face of the risk die.
    Risk(RiskFace),
    /// A legendary story.
    Legend(Legend),
    /// Which token lies facedown where one is revealed.
    MapToken(StoryToken),
    /// Which of the two endings a story has.
    Ending(u8),
    /// An injury drawn.
    Injury(Injury),
    /// A region of the trader.
    Region(Region),
    /// A card drawn from the deck of Legendary items.
    Legendary(Item),
}

answers! {
    /// The requested legendary story.
    legend: Legend(Legend),
    /// The requested map token.
    map_token: MapToken(StoryToken),
    /// The requested ending.
    ending: Ending(u8),
    /// The requested face of the risk die.
    risk: Risk(RiskFace),
    /// The requested injury.
    injury: Injury(Injury),
    /// The requested region of the trader.
    region: Region(Region),
    /// The requested Legendary item.
    legendary: Legendary(Item),
}

/// Why a choice is closed.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    thiserror::Error,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The risk die was rolled in this turn.
    #[error("the risk die can be rolled once a turn")]
    AlreadyRisked,
    /// Somebody has the deed.
    #[error("the deed is taken")]
    DeedTaken,
    /// The deed is not owned.
    #[error("the deed is not owned")]
    NoDeed,
    /// The ability of the deed was used.
    #[error("a deed can be used once a game")]
    DeedUsed,
    /// The location stands.
    #[error("the location is not destroyed")]
    NoRuin,
    /// There are too few cards in hand.
    #[error("a repair needs a poker card to discard")]
    NoCardToRepair,
    /// The trader is in another region.
    #[error("the trader is in another region")]
    TraderElsewhere,
    /// The trader does not sell the item.
    #[error("the trader does not sell this item now")]
    NoTraderWare,
}

impl From<Refusal> for refusal::Refusal {
    fn from(refusal: Refusal) -> Self {
        Self::Module(super::Refusal::BloodMoney(refusal))
    }
}

impl Choice {
    /// Every choice that this content allows, in a fixed order.
    pub fn all(content: &Content) -> impl Iterator<Item = Self> {
        let bonuses = content.risk_die.iter().flat_map(|die| &die.bonuses);
        let deeds = || (0..content.deeds.len()).map(|at| Deed(at as u8));
        let claims = deeds().map(|deed| Self::Claim { deed }).chain(deeds().map(|deed| Self::UseDeed { deed }));
        let repairs = content.ruins.iter().flat_map(|_| content.board.all_locations());
        let repairs = repairs.map(|location| Self::Repair { location });
        let parts = (0..STORY_PARTS as u8).map(|part| Self::TakePart { part }).chain([Self::Reveal]);
        let with_stories = !content.legendary_stories.is_empty();
        let parts = parts.filter(move |_| with_stories);
        let effects = with_stories.then_some(Self::UseStory);
        let kinds = content.trader.iter().flat_map(|_| 0..content.items.len()).map(|at| Item(at as u8));
        let upgrades = kinds.clone().filter(|item| !content.misc.union(content.legendary).contains(*item));
        let trades = kinds.map(|item| Self::Trade { item }).chain(upgrades.map(|item| Self::TradeUpgrade { item }));
        let risks = bonuses.map(|bonus| Self::Risk { bonus: bonus.key });
        risks.chain(claims).chain(repairs).chain(parts).chain(trades).chain(effects)
    }

    /// A choice of each kind.
    pub(super) fn kinds() -> impl Iterator<Item = Self> {
        let (deed, item) = (Deed(0), Item(0));
        let kinds = [Self::Claim { deed }, Self::UseDeed { deed }, Self::Repair { location: Location(0) }];
        let trades = [Self::Trade { item }, Self::TradeUpgrade { item }];
        let stories = [Self::TakePart { part: 0 }, Self::Reveal, Self::UseStory];
        kinds.into_iter().chain(trades).chain(stories).chain([Self::Risk { bonus: OptionKey(0) }])
    }

    /// Whether games with this content can have choices of its kind.
    pub(super) fn is_in(self, content: &Content) -> bool {
        match self {
            Self::Risk { .. } => content.risk_die.is_some(),
            Self::Claim { .. } | Self::UseDeed { .. } => !content.deeds.is_empty(),
            Self::Repair { .. } => content.ruins.is_some(),
            Self::TakePart { .. } | Self::Reveal | Self::UseStory => !content.legendary_stories.is_empty(),
            Self::Trade { .. } | Self::TradeUpgrade { .. } => content.trader.is_some(),
        }
    }

    /// Whether it costs no action.
    pub(super) const fn is_free(self) -> bool {
        matches!(self, Self::Risk { .. })
    }

    /// Whether a player might expect it among the actions of a turn: those of the trader depend on where he is.
    pub(super) const fn is_expected(&self) -> bool {
        matches!(self, Self::Claim { .. } | Self::UseDeed { .. } | Self::Repair { .. })
    }

    /// What follows the verb in the notation, each word after a space.
    pub(super) fn arguments(self, content: &Content) -> String {
        match self {
            Self::Risk { bonus } => format!(" {}", content.option_keys[bonus.index()]),
            Self::Claim { deed } | Self::UseDeed { deed } => format!(" {}", content.specs.deeds[deed.index()].id),
            Self::TakePart { part } => format!(" {}", part + 1),
            Self::Reveal | Self::UseStory => String::new(),
            Self::Repair { location } => format!(" {}", content.board.locations[location.index()].id),
            Self::Trade { item } => format!(" {}", content.specs.items[item.index()].id),
            Self::TradeUpgrade { item } => format!(" upgrade {}", content.specs.items[item.index()].id),
        }
    }

    /// The rule about its place or its price, for a place or money that is missing.
    pub(super) fn rule(self, refusal: refusal::Refusal) -> &'static str {
        match (self, refusal) {
            (Self::Claim { .. }, refusal::Refusal::WrongPlace | refusal::Refusal::Short { .. }) => "bm.deeds.05",
            (Self::Repair { .. }, refusal::Refusal::WrongPlace) => "bm.repair-ruins.04",
            (Self::Trade { .. }, refusal::Refusal::Short { .. }) => "bm.trader.04",
            (Self::TradeUpgrade { .. }, refusal::Refusal::Short { .. }) => "bm.trader.08",
            _ => refusal.rule(),
        }
    }
}

impl Refusal {
    /// All codes.
    pub(super) const CODES: &'static [&'static str] = Self::VARIANTS;

    /// A short code.
    pub(super) fn code(&self) -> &'static str {
        self.into()
    }

    /// Its rule.
    pub(super) fn rule(&self) -> &'static str {
        match self {
            Self::AlreadyRisked => "bm.risk-die.01",
            Self::DeedTaken => "bm.deeds.07",
            Self::NoDeed => "bm.deeds.09",
            Self::DeedUsed => "bm.deeds.10",
            Self::NoRuin => "bm.repair-ruins.03",
            Self::NoCardToRepair => "bm.repair-ruins.12",
            Self::TraderElsewhere => "bm.trader.01",
            Self::NoTraderWare => "bm.trader.03",
        }
    }
}

impl Reader<'_> {
    /// Whether an action, or what may be done beside actions, may be done.
    pub(super) fn blood_money_action(&self, seat: Seat, choice: Choice) -> Result<(), refusal::Refusal> {
        match choice {
            Choice::Risk { bonus } => self.can_risk(bonus),
            Choice::Claim { deed } => self.can_claim_deed(seat, deed),
            Choice::UseDeed { deed } => self.can_use_deed(seat, deed),
            Choice::Repair { location } => self.can_repair(seat, location),
            Choice::TakePart { .. } | Choice::Reveal | Choice::UseStory => Err(refusal::Refusal::WrongMoment),
            Choice::Trade { item } => self.can_trade(seat, item),
            Choice::TradeUpgrade { item } => self.can_trade_upgrade(seat, item),
        }
    }

    /// The actions that are open.
    pub(super) fn list_blood_money_actions(&self, seat: Seat, to: &mut impl Sink) {
        self.list_trades(seat, to);
        self.list_deeds(seat, to);
        self.list_repairs(seat, to);
    }

    /// What may be done beside actions, during the action phase.
    pub(super) fn list_blood_money_beside(&self, to: &mut impl Sink) {
        self.list_risk(to);
    }

    /// The choices of a question.
    pub(super) fn list_blood_money_question(&self, seat: Seat, frame: Frame, to: &mut impl Sink) {
        match frame {
            Frame::Parts { .. } | Frame::EndOfTurn { .. } => self.list_parts(seat, frame, to),
            Frame::Risk
            | Frame::Face
            | Frame::Repair
            | Frame::Deed { .. }
            | Frame::Instruction
            | Frame::Reward
            | Frame::Token
            | Frame::Resolve
            | Frame::Ending => {}
            Frame::Trade => {
                self.list_trades(seat, to);
                to.add(choice::Choice::End);
            }
            Frame::Reroll { die } => self.list_die_rolled(die, to),
            Frame::LegendaryOffer { .. }
            | Frame::WeaponOffer { .. }
            | Frame::DeedOffer { .. }
            | Frame::DeedUse { .. } => self.list_offer_of(frame, to),
        }
    }

    /// Why a choice is closed while something of Blood Money is in progress.
    pub(super) fn blood_money_reason(&self, seat: Seat, frame: Frame, choice: choice::Choice) -> refusal::Refusal {
        match (frame, choice) {
            (Frame::Trade, choice::Choice::Module(super::Choice::BloodMoney(choice))) if !choice.is_free() => {
                self.blood_money_action(seat, choice).err().unwrap_or(refusal::Refusal::WrongMoment)
            }
            (
                Frame::LegendaryOffer { seat },
                choice::Choice::Module(super::Choice::BloodMoney(Choice::Trade { item })),
            ) => self.can_buy_legendary(seat, item).err().unwrap_or(refusal::Refusal::WrongMoment),
            (Frame::DeedUse { seat }, choice::Choice::Module(super::Choice::BloodMoney(Choice::UseDeed { deed }))) => {
                self.can_use_deed(seat, deed).err().unwrap_or(refusal::Refusal::WrongMoment)
            }
            _ => refusal::Refusal::WrongMoment,
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Requests a random outcome.
    fn blood_money_luck(&mut self, luck: Luck) -> Outcome {
        match self.module_luck(super::Luck::BloodMoney(luck)) {
            super::Outcome::BloodMoney(outcome) => outcome,
            other => unreachable!("invariant: asked for something of Blood Money, luck answered {other:?}"),
        }
    }

    fn emit_blood_money(&mut self, event: Event) {
        self.emit(event::Event::Module(super::Event::BloodMoney(event)));
    }

    pub(super) fn take_blood_money_action(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Risk { bonus } => self.roll_risk(seat, bonus),
            Choice::Claim { deed } => self.claim_deed(seat, deed),
            Choice::UseDeed { deed } => self.use_deed(seat, deed),
            Choice::Repair { location } => self.repair(seat, location),
            Choice::TakePart { .. } | Choice::Reveal | Choice::UseStory => {
                not_listed(choice::Choice::Module(super::Choice::BloodMoney(choice)))
            }
            Choice::Trade { .. } | Choice::TradeUpgrade { .. } => self.start_trade(seat, choice),
        }
    }

    pub(super) fn step_blood_money(&mut self, frame: Frame) {
        match frame {
            Frame::Face | Frame::Instruction | Frame::Reward => self.pop(),
            Frame::Risk => self.step_risk(),
            Frame::Repair => self.step_repair(),
            Frame::Deed { .. } => self.step_deed(),
            Frame::Token => self.step_token(),
            Frame::Parts { .. } | Frame::EndOfTurn { .. } => self.step_parts(frame),
            Frame::Resolve => self.step_resolve(),
            Frame::Ending => self.step_ending(),
            Frame::Trade => self.ask(self.public().turn.seat),
            Frame::Reroll { die } => self.step_die_rolled(die),
            Frame::LegendaryOffer { seat }
            | Frame::WeaponOffer { seat }
            | Frame::DeedOffer { seat, .. }
            | Frame::DeedUse { seat } => self.step_offer_of(seat, frame),
        }
    }

    pub(super) fn answer_blood_money(&mut self, seat: Seat, frame: Frame, choice: choice::Choice) {
        match frame {
            Frame::Trade => self.answer_trade(seat, choice),
            Frame::Reroll { die } => self.answer_die_rolled(seat, die, choice),
            Frame::LegendaryOffer { .. }
            | Frame::WeaponOffer { .. }
            | Frame::DeedOffer { .. }
            | Frame::DeedUse { .. } => self.answer_offer_of(seat, choice),
            Frame::Parts { .. } | Frame::EndOfTurn { .. } => self.answer_parts(seat, frame, choice),
            _ => not_listed(choice),
        }
    }
}

/// Checks the part of the position that belongs to Blood Money.
///
/// # Errors
/// With the first violation.
pub(super) fn check(content: &Content, position: &state::Public) -> Result<(), Violation> {
    let public = &position.modules.blood_money;
    public.trader.check(content, position)?;
    public.injuries.check(content, position)?;
    public.deeds.check(content)?;
    public.stories.check(content)?;
    let most = content.ruins.map_or(0, |row| usize::from(row.tokens));
    let known = public.ruins.iter().all(|location| location.index() < content.board.locations.len());
    if known && public.ruins.len() <= most { Ok(()) } else { Err(Violation("too many or unknown ruins".to_owned())) }
}
