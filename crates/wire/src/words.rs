//! String enums on the wire: enums here, unions of strings in the client.
//!
//! Where the rules have an enum of their own, the one here mirrors it with an exhaustive match: a new variant of the
//! rules does not compile until it has a string.

use darkrock_rules::content::{legendary_stories, schema};
use darkrock_rules::frame::{AutomaStep, Frame, MoveStage, ProspectStage, SetupStep};
use darkrock_rules::frame::{SheriffStage, StoryStage, TurnStep};
use darkrock_rules::modules::{self, ante_up, blood_money, border_town};
use darkrock_rules::{choice, edition, event, state};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A string enum; with `of`, one that mirrors an enum of the rules, variant by variant.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident $(of $from:ty)? { $($variant:ident),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Serialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum $name { $($variant),* }
        words!(@from $name [$($from)?] $($variant),*);
    )*};
    (@from $name:ident [] $($variant:ident),*) => {};
    (@from $name:ident [$from:ty] $($variant:ident),*) => {
        impl From<$from> for $name {
            fn from(value: $from) -> Self {
                match value { $(<$from>::$variant => Self::$variant),* }
            }
        }
    };
}

words! {
    /// The kind of a fight.
    FightKind of choice::FightKind { Arrest, Duel, Rob, Bandit, Heist, Sheriff, Opponent, Holdup }
    /// A kind of income.
    Income of choice::Income { Money, Cards, Both }
    /// The kind of loot, or of a gain above its limit.
    Loot { Money, Nuggets, Nothing, Item }
    /// The reward for a beaten bandit.
    Reward of choice::Reward { Legend, Marshal, Wanted }
    /// The cause of a change.
    Cause of event::Cause {
        Setup, Income, Card, Fight, FightCard, Bandit, Duel, Rob, Heist, Arrest, MarshalTrack, WantedTrack, Store, Poker,
        Prospect, Deposit, Heal, Revel, Cattle, Work, Story, Sheriff, HandLimit, Limit, Automa, OutOfTurn,
        Rail, Track, Step, Frontier, Event, Faro, Risk, Deed, Repair, Homestead, Recruit,
    }
    /// A face of the prospecting die.
    Face of schema::Face { Nugget, Tailings, GoldDust, Gravel }
    /// The kind of an item.
    ItemKind of schema::ItemKind { Mount, Weapon, Misc }
    /// The phase of the game.
    Phase { Open, LastButOne, Last, Over }
    /// The stage of a fight.
    FightStep { Declare, Lay, Reveal, React, Result }
    /// A card that decides at faro.
    FaroResult of modules::FaroResult { Loser, Winner, Jackpot }
    /// The stage of a game of faro.
    FaroStep of modules::FaroStep { Join, Deal, Bet, Loser, Winner, Keep, Jackpot, Lost, CleanUp }
    /// A map token of a legendary story.
    StoryToken of legendary_stories::StoryToken { O, X, Danger }
    /// The stage of a game of poker.
    PokerStep { Join, Flop, Raise, SecondReveal, Lay, Show, Pay }
}

impl From<state::Phase> for Phase {
    fn from(phase: state::Phase) -> Self {
        match phase {
            state::Phase::Open | state::Phase::Reached => Self::Open,
            state::Phase::LastButOne => Self::LastButOne,
            state::Phase::Last => Self::Last,
            state::Phase::Over => Self::Over,
        }
    }
}

impl From<state::PokerStep> for PokerStep {
    fn from(step: state::PokerStep) -> Self {
        use state::PokerStep as Step;
        match step {
            Step::Join => Self::Join,
            Step::Flop => Self::Flop,
            Step::Raise => Self::Raise,
            Step::SecondReveal => Self::SecondReveal,
            Step::Lay => Self::Lay,
            Step::Show => Self::Show,
            Step::Pay | Step::After | Step::CleanUp | Step::Inserted(_) => Self::Pay,
        }
    }
}

impl FightStep {
    /// The stage of a fight, from its step in the edition, whether any card is facedown, and whether the cards are
    /// revealed.
    pub(crate) fn new(step: edition::FightStep, laid: bool, revealed: bool) -> Self {
        use edition::FightStep as Step;
        match step {
            // Before any card, or between the attacker's and the target's.
            Step::StartEffects if laid => Self::Lay,
            Step::StartEffects => Self::Declare,
            Step::FighterCommits
            | Step::FighterCommitsOrDeclines
            | Step::TargetAcceptsOrDeclines
            | Step::TargetCommits
            | Step::TargetCommitsOrDeclines
            | Step::NpcDraws
            | Step::NpcCommits => Self::Lay,
            Step::Reveal if !revealed => Self::Lay,
            Step::Reveal => Self::Reveal,
            Step::Reactions => Self::React,
            _ => Self::Result,
        }
    }
}

/// The kind of a frame, and of its decision while it is on top of the stack.
#[derive(Serialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Question {
    Draft,
    #[serde(rename = "setup/first-player")]
    SetupFirstPlayer,
    #[serde(rename = "setup/goods")]
    SetupGoods,
    #[serde(rename = "setup/place")]
    SetupPlace,
    #[serde(rename = "setup/board")]
    SetupBoard,
    #[serde(rename = "turn/begin")]
    TurnBegin,
    #[serde(rename = "turn/income")]
    TurnIncome,
    #[serde(rename = "turn/weapon")]
    TurnWeapon,
    #[serde(rename = "turn/mount")]
    TurnMount,
    #[serde(rename = "turn/actions")]
    TurnActions,
    #[serde(rename = "turn/stories")]
    TurnStories,
    #[serde(rename = "turn/hand-limit")]
    TurnHandLimit,
    #[serde(rename = "turn/wanted-lp")]
    TurnWantedLp,
    #[serde(rename = "turn/goals")]
    TurnGoals,
    #[serde(rename = "turn/next")]
    TurnNext,
    #[serde(rename = "turn/inserted")]
    TurnInserted,
    #[serde(rename = "automa/card")]
    AutomaCard,
    #[serde(rename = "automa/end")]
    AutomaEnd,
    Action,
    #[serde(rename = "move/extend")]
    MoveExtend,
    #[serde(rename = "move/ended")]
    MoveEnded,
    Ride,
    Moved,
    Fight,
    Fire,
    Effects,
    Choose,
    May,
    PlayerHere,
    Tribute,
    Travel,
    Upgrade,
    Shop,
    Store,
    EquipNew,
    Discard,
    NpcRestart,
    #[serde(rename = "sheriff/ride")]
    SheriffRide,
    #[serde(rename = "sheriff/entered")]
    SheriffEntered,
    #[serde(rename = "sheriff/pick")]
    SheriffPick,
    #[serde(rename = "sheriff/done")]
    SheriffDone,
    #[serde(rename = "sheriff/place")]
    SheriffPlace,
    Poker,
    #[serde(rename = "prospect/roll")]
    ProspectRoll,
    #[serde(rename = "prospect/reroll")]
    ProspectReroll,
    #[serde(rename = "prospect/take")]
    ProspectTake,
    #[serde(rename = "story/reward")]
    StoryReward,
    #[serde(rename = "story/spawn")]
    StorySpawn,
    #[serde(rename = "story/sheriff")]
    StorySheriff,
    #[serde(rename = "story/close")]
    StoryClose,
    Offer,
    Points,
    Tokens,
    /// Points on a track are being gained.
    TrackPoints,
    FrontierPrice,
    FrontierReward,
    Instruction,
    Parts,
    EndOfTurn,
    PartReward,
    StoryEnd,
    Ending,
    Risk,
    Repair,
    Deed,
    Trade,
    RerollDie,
    LegendaryOffer,
    WeaponOffer,
    DeedOffer,
    DeedUse,
    Payment,
    EventDue,
    Event,
    Faro,
    Over,
}

impl From<&Frame> for Question {
    fn from(frame: &Frame) -> Self {
        match *frame {
            Frame::Setup(step) => step.into(),
            Frame::Turn(step) => step.into(),
            Frame::Automa(AutomaStep::Card) => Self::AutomaCard,
            Frame::Automa(AutomaStep::End) => Self::AutomaEnd,
            Frame::Move(MoveStage::Extend { .. }) => Self::MoveExtend,
            Frame::Move(MoveStage::Ended { .. }) => Self::MoveEnded,
            Frame::Sheriff { stage, .. } => stage.into(),
            Frame::Prospect { stage, .. } => stage.into(),
            Frame::Story { stage, .. } => stage.into(),
            Frame::Draft => Self::Draft,
            Frame::Action { .. } => Self::Action,
            Frame::Ride { .. } => Self::Ride,
            Frame::Moved { .. } => Self::Moved,
            Frame::Fight => Self::Fight,
            Frame::Fire { .. } => Self::Fire,
            Frame::Effects { .. } | Frame::Each { .. } => Self::Effects,
            Frame::Choose { .. } => Self::Choose,
            Frame::May { .. } => Self::May,
            Frame::PlayerHere { .. } => Self::PlayerHere,
            Frame::Tribute { .. } => Self::Tribute,
            // Both ask for a space of the map.
            Frame::Travel { .. } | Frame::TakeStray { .. } => Self::Travel,
            Frame::Upgrade { .. } => Self::Upgrade,
            Frame::Shop { .. } => Self::Shop,
            Frame::Store => Self::Store,
            Frame::EquipNew { .. } => Self::EquipNew,
            Frame::Discard { .. } => Self::Discard,
            Frame::NpcRestart { .. } => Self::NpcRestart,
            Frame::Poker => Self::Poker,
            Frame::Offer { .. } => Self::Offer,
            Frame::Gained { .. } | Frame::Points { .. } => Self::Points,
            Frame::Tokens { .. } => Self::Tokens,
            Frame::TrackPoints { .. } => Self::TrackPoints,
            Frame::Module(frame) => frame.into(),
            Frame::Over => Self::Over,
        }
    }
}

impl From<modules::Frame> for Question {
    fn from(frame: modules::Frame) -> Self {
        match frame {
            modules::Frame::AnteUp(frame) => match frame {
                ante_up::Frame::FrontierPrice { .. } => Self::FrontierPrice,
                ante_up::Frame::FrontierReward => Self::FrontierReward,
                ante_up::Frame::EventDue { .. } => Self::EventDue,
                ante_up::Frame::Event { .. } | ante_up::Frame::Visit => Self::Event,
                ante_up::Frame::Faro => Self::Faro,
            },
            modules::Frame::BloodMoney(frame) => match frame {
                blood_money::Frame::Risk | blood_money::Frame::Face => Self::Risk,
                blood_money::Frame::Repair => Self::Repair,
                blood_money::Frame::Instruction => Self::Instruction,
                blood_money::Frame::Parts { .. } => Self::Parts,
                blood_money::Frame::EndOfTurn { .. } => Self::EndOfTurn,
                blood_money::Frame::Reward | blood_money::Frame::Token => Self::PartReward,
                blood_money::Frame::Resolve => Self::StoryEnd,
                blood_money::Frame::Ending => Self::Ending,
                blood_money::Frame::Deed { .. } => Self::Deed,
                blood_money::Frame::Trade => Self::Trade,
                blood_money::Frame::Reroll { .. } => Self::RerollDie,
                blood_money::Frame::LegendaryOffer { .. } => Self::LegendaryOffer,
                blood_money::Frame::WeaponOffer { .. } => Self::WeaponOffer,
                blood_money::Frame::DeedOffer { .. } => Self::DeedOffer,
                blood_money::Frame::DeedUse { .. } => Self::DeedUse,
            },
            modules::Frame::BorderTown(border_town::Frame::Payment { .. }) => Self::Payment,
        }
    }
}

impl From<SetupStep> for Question {
    fn from(step: SetupStep) -> Self {
        match step {
            SetupStep::FirstPlayer => Self::SetupFirstPlayer,
            SetupStep::Goods(_) => Self::SetupGoods,
            SetupStep::Place(_) => Self::SetupPlace,
            SetupStep::Board => Self::SetupBoard,
        }
    }
}

impl From<TurnStep> for Question {
    fn from(step: TurnStep) -> Self {
        match step {
            TurnStep::Begin => Self::TurnBegin,
            TurnStep::Income => Self::TurnIncome,
            TurnStep::Weapon => Self::TurnWeapon,
            TurnStep::Mount => Self::TurnMount,
            TurnStep::Actions => Self::TurnActions,
            TurnStep::Stories => Self::TurnStories,
            TurnStep::HandLimit => Self::TurnHandLimit,
            TurnStep::WantedLp => Self::TurnWantedLp,
            TurnStep::Goals => Self::TurnGoals,
            TurnStep::Next => Self::TurnNext,
            TurnStep::Inserted(_) => Self::TurnInserted,
        }
    }
}

impl From<SheriffStage> for Question {
    fn from(stage: SheriffStage) -> Self {
        match stage {
            SheriffStage::Ride => Self::SheriffRide,
            SheriffStage::Entered { .. } => Self::SheriffEntered,
            SheriffStage::Pick => Self::SheriffPick,
            SheriffStage::Place => Self::SheriffPlace,
            SheriffStage::Done => Self::SheriffDone,
        }
    }
}

impl From<ProspectStage> for Question {
    fn from(stage: ProspectStage) -> Self {
        match stage {
            ProspectStage::Roll => Self::ProspectRoll,
            ProspectStage::Reroll | ProspectStage::RerollAny => Self::ProspectReroll,
            ProspectStage::Take => Self::ProspectTake,
        }
    }
}

impl From<StoryStage> for Question {
    fn from(stage: StoryStage) -> Self {
        match stage {
            StoryStage::Reward { .. } => Self::StoryReward,
            StoryStage::Spawn => Self::StorySpawn,
            StoryStage::Sheriff => Self::StorySheriff,
            StoryStage::Close => Self::StoryClose,
        }
    }
}

impl From<choice::Loot> for Loot {
    fn from(loot: choice::Loot) -> Self {
        match loot {
            choice::Loot::Money => Self::Money,
            choice::Loot::Nuggets => Self::Nuggets,
            choice::Loot::Nothing => Self::Nothing,
            choice::Loot::Item(_) => Self::Item,
        }
    }
}

/// A string on the wire.
pub fn word(word: impl Serialize) -> String {
    match serde_json::to_value(word) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::ids::Seat;

    #[test]
    fn words_are_in_kebab_case_and_steps_follow_their_frame() {
        let question = |frame: Frame| word(Question::from(&frame));
        assert_eq!(question(Frame::Turn(TurnStep::HandLimit)), "turn/hand-limit");
        assert_eq!(question(Frame::Upgrade { seat: Seat(0), discount: 10 }), "upgrade");
        assert_eq!(question(Frame::PlayerHere { block: Default::default(), within: 0, seat: Seat(0) }), "player-here");
        assert_eq!(word(Cause::MarshalTrack), "marshal-track");
        assert_eq!(word(Face::from(schema::Face::GoldDust)), "gold-dust");
    }
}
