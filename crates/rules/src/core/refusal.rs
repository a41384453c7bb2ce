//! Why a choice is unavailable: a typed reason with its rule, from the same conditions that build the list of choices.

use crate::content::Source;
use crate::content::edition::FightStep;
use crate::content::schema::When;
use crate::core::choice::{Choice, FightKind, Loot, Reward};
use crate::core::engine::Reader;
use crate::core::frame::{Frame, MoveStage, TurnStep};
use crate::core::ids::*;

/// Why a choice cannot be made now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, serde::Serialize, serde::Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// This kind of choice is not possible now.
    #[error("this is not what is asked now")]
    WrongMoment,
    /// The action needs another place.
    #[error("this cannot be done in this space")]
    WrongPlace,
    /// Not enough money.
    #[error("${money} short")]
    Short {
        /// How many dollars are missing.
        money: u8,
    },
    /// Another store sells it.
    #[error("another store sells this item")]
    SoldElsewhere,
    /// None left.
    #[error("none is left")]
    SoldOut,
    /// The item is owned already.
    #[error("it is owned already")]
    AlreadyOwned,
    /// Too many miscellaneous items.
    #[error("no more than {limit} miscellaneous items can be held")]
    TooManyItems {
        /// The limit.
        limit: u8,
    },
    /// Miscellaneous items have no upgrade.
    #[error("only weapons and mounts can be upgraded")]
    NotUpgradable,
    /// The item is not owned.
    #[error("the item is not owned")]
    NotOwned,
    /// Upgraded already.
    #[error("it is upgraded already")]
    AlreadyUpgraded,
    /// The card is not held.
    #[error("the card is not in hand")]
    NotHeld,
    /// The card has no action.
    #[error("the card has no action")]
    NoAction,
    /// The card cannot react to this.
    #[error("the card is no reaction to this")]
    NoReaction,
    /// The reaction's limit is reached.
    #[error("this reaction has been used up")]
    LimitReached,
    /// The target is in another space.
    #[error("the target is not in the same space")]
    TargetNotHere,
    /// The target was fought already.
    #[error("this player was already fought in this turn")]
    AlreadyFought,
    /// No card to play in a fight.
    #[error("a fight needs a poker card to lay")]
    NoCardToLay,
    /// The location is destroyed.
    #[error("the location is destroyed")]
    Ruined,
    /// The actions of the turn are used up.
    #[error("no action is left in this turn")]
    NoActionLeft,
    /// Not a Marshal.
    #[error("an arrest needs at least 1 Marshal point")]
    NotMarshal,
    /// The target is not Wanted.
    #[error("an arrest needs a target with at least 1 Wanted point")]
    TargetNotWanted,
    /// The bank was robbed already.
    #[error("the bank can be robbed once a turn")]
    AlreadyRobbed,
    /// A token is carried already.
    #[error("only one cattle token can be carried")]
    CarriesCattle,
    /// No token is carried.
    #[error("no cattle token is carried")]
    NoCattle,
    /// The Sheriff's space.
    #[error("the Wanted cannot enter the Sheriff's space")]
    SheriffThere,
    /// Out of reach.
    #[error("the space is out of reach")]
    OutOfReach,
    /// No mesa on the way.
    #[error("no such way through a mesa leads there")]
    NoMesa,
    /// The same space.
    #[error("this leads to another space than one stands on")]
    AlreadyThere,
    /// Fewer nuggets.
    #[error("there are not that many nuggets")]
    TooFewNuggets,
    /// The Wanted get no Marshal points.
    #[error("the Wanted cannot gain Marshal points")]
    WantedNoMarshal,
    /// The fight card prevents it.
    #[error("the fight card forbids a Marshal point for this bandit")]
    NoMarshalReward,
    /// Nothing to take.
    #[error("there is nothing of that to take")]
    NothingToTake,
    /// Nothing can be declined.
    #[error("this fight cannot be declined")]
    CannotDecline,
    /// The goal is not met, or not held.
    #[error("the goal is not met in this turn, or not held")]
    GoalNotMet,
    /// A story that cannot get a disc.
    #[error("no disc can be placed on this story")]
    NoDisc,
    /// The item is not in this game.
    #[error("this item is left out of a first game")]
    ItemLeftOut,
    /// Cattle are not in this game.
    #[error("there are no cattle in a first game")]
    CattleLeftOut,
    /// Arrests are over.
    #[error("a player has the LP that end the game: nobody can be arrested any more")]
    ArrestsOver,
    /// Not one of the options.
    #[error("this is not one of the options")]
    NotAnOption,
    /// For a reason of a module.
    #[error(transparent)]
    #[serde(untagged)]
    Module(crate::modules::Refusal),
}

/// Defines the code of each refusal once: generates an exhaustive match and the list.
macro_rules! codes {
    ($($variant:ident $({ $($rest:tt)* })? => $code:literal,)*) => {
        impl Refusal {
            /// A short code, as in scenarios (`docs/scenarios.md` lists them).
            pub fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant $({ $($rest)* })? => $code,)*
                    Self::Module(refusal) => refusal.code(),
                }
            }

            /// All codes of the base game; those of modules are in [`crate::modules::Refusal::codes`].
            pub const CODES: &'static [&'static str] = &[$($code),*];
        }
    };
}

codes! {
    WrongMoment => "wrong-moment",
    WrongPlace => "wrong-place",
    Short { .. } => "short",
    SoldElsewhere => "sold-elsewhere",
    SoldOut => "sold-out",
    AlreadyOwned => "already-owned",
    TooManyItems { .. } => "too-many-items",
    NotUpgradable => "not-upgradable",
    NotOwned => "not-owned",
    AlreadyUpgraded => "already-upgraded",
    NotHeld => "not-held",
    NoAction => "no-action",
    NoReaction => "no-reaction",
    LimitReached => "limit-reached",
    TargetNotHere => "target-not-here",
    AlreadyFought => "already-fought",
    NoCardToLay => "no-card-to-lay",
    NoActionLeft => "no-action-left",
    Ruined => "ruined",
    NotMarshal => "not-marshal",
    TargetNotWanted => "target-not-wanted",
    AlreadyRobbed => "already-robbed",
    CarriesCattle => "carries-cattle",
    NoCattle => "no-cattle",
    SheriffThere => "sheriff-there",
    OutOfReach => "out-of-reach",
    NoMesa => "no-mesa",
    AlreadyThere => "already-there",
    TooFewNuggets => "too-few-nuggets",
    WantedNoMarshal => "wanted-no-marshal",
    NoMarshalReward => "no-marshal-reward",
    NothingToTake => "nothing-to-take",
    CannotDecline => "cannot-decline",
    GoalNotMet => "goal-not-met",
    NoDisc => "no-disc",
    ItemLeftOut => "item-left-out",
    CattleLeftOut => "cattle-left-out",
    ArrestsOver => "arrests-over",
    NotAnOption => "not-an-option",
}

impl Refusal {
    /// All codes, those of modules last.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        Self::CODES.iter().copied().chain(crate::modules::Refusal::codes())
    }

    /// Its rule, independent of the choice.
    pub(crate) fn rule(&self) -> &'static str {
        match self {
            Self::WrongMoment | Self::NotAnOption | Self::NoActionLeft => "base.start.16",
            Self::WrongPlace => "base.store.01",
            Self::Short { .. } => "base.card.08",
            Self::SoldElsewhere => "au.trading-post.02",
            Self::SoldOut => "base.item.05",
            Self::AlreadyOwned => "base.store.04",
            Self::TooManyItems { .. } => "base.item.02",
            Self::NotUpgradable => "base.item.01",
            Self::NotOwned | Self::AlreadyUpgraded => "base.store.08",
            Self::Ruined => "bm.repair-ruins.02",
            Self::NotHeld | Self::NoAction => "base.card.02",
            Self::NoReaction => "base.pcard.06",
            Self::LimitReached => "base.fight.55",
            Self::TargetNotHere => "base.fight.02",
            Self::AlreadyFought => "base.fight.45",
            Self::NoCardToLay => "base.fight.52",
            Self::NotMarshal => "base.fight.05",
            Self::TargetNotWanted => "base.fight.06",
            Self::AlreadyRobbed => "base.heist.02",
            Self::CarriesCattle => "base.cattle.02",
            Self::NoCattle => "base.cattle.06",
            Self::SheriffThere => "base.move.13",
            Self::OutOfReach => "base.move.01",
            Self::NoMesa => "base.move.06",
            Self::AlreadyThere => "ruling.movement.01",
            Self::TooFewNuggets => "base.bank.05",
            Self::WantedNoMarshal => "base.marshal.02",
            Self::NoMarshalReward => "base.bandit.17",
            Self::NothingToTake => "base.fight.56",
            Self::CannotDecline => "base.bandit.14",
            Self::GoalNotMet => "base.goal.13",
            Self::NoDisc => "base.story.07",
            Self::ItemLeftOut => "base.first.01",
            Self::CattleLeftOut => "base.first.02",
            Self::ArrestsOver => "base.wild.01",
            Self::Module(refusal) => refusal.rule(),
        }
    }

    /// Its rule for this choice: for a missing place or missing money, the rule about the place or the price.
    pub fn rule_of(&self, choice: Choice) -> &'static str {
        match (self, choice) {
            (Self::WrongPlace, Choice::Poker) => "base.poker.01",
            (Self::Short { .. }, Choice::Poker | Choice::Join) => "base.poker.05",
            (Self::WrongPlace, Choice::Prospect) => "base.mine.01",
            (Self::WrongPlace, Choice::Deposit { .. }) => "base.bank.01",
            (Self::WrongPlace, Choice::Heist) => "base.heist.01",
            (Self::WrongPlace | Self::Short { .. }, Choice::Heal) => "base.heal.01",
            (Self::WrongPlace | Self::Short { .. }, Choice::Revel(_)) => "base.revel.01",
            (Self::WrongPlace, Choice::Acquire) => "base.cattle.01",
            (Self::WrongPlace, Choice::Deliver) => "base.cattle.06",
            (Self::WrongPlace, Choice::Work) => "base.work.02",
            (Self::Short { .. }, Choice::Buy(_)) => "base.store.03",
            (Self::Short { .. }, Choice::Upgrade(_)) => "base.store.08",
            (refusal, Choice::Module(choice)) => choice.rule(*refusal),
            _ => self.rule(),
        }
    }
}

impl Reader<'_> {
    /// Why a choice is unavailable to a seat; only called if it is.
    pub(crate) fn reason(&self, seat: Seat, choice: Choice) -> Refusal {
        if !self.public().asked.contains(seat) {
            return Refusal::WrongMoment;
        }
        if let Choice::Goal(_) = choice {
            return Refusal::GoalNotMet;
        }
        match self.public().stack.top() {
            Frame::Turn(TurnStep::Actions) => self.action_reason(seat, choice),
            Frame::Store | Frame::Upgrade { .. } | Frame::Shop { .. } => self.store_reason(seat, choice),
            Frame::Fight => self.fight_reason(seat, choice),
            Frame::Points { .. } => {
                self.reaction_reason(seat, choice, When::PointsGained, self.public().turn.used_titles)
            }
            Frame::Move(MoveStage::Extend { .. }) | Frame::Moved { ended: false, .. } => {
                self.reaction_reason(seat, choice, When::MoveExtend, TitleSet::new())
            }
            Frame::Move(MoveStage::Ended { .. }) | Frame::Moved { .. } if choice == Choice::Deliver => {
                self.can_deliver(seat).err().unwrap_or(Refusal::WrongMoment)
            }
            Frame::Ride { .. } | Frame::Travel { .. } => match choice {
                Choice::Ride { to, mesas } => self.ride_reason(seat, to, mesas),
                _ => Refusal::WrongMoment,
            },
            Frame::TakeStray { .. } if matches!(choice, Choice::Ride { .. }) => Refusal::OutOfReach,
            Frame::Offer { .. } if matches!(choice, Choice::Contribute(_)) => Refusal::NoDisc,
            Frame::Tribute { money, .. } if choice == Choice::GiveMoney => {
                Refusal::Short { money: money.saturating_sub(self.player(seat).money) }
            }
            Frame::Poker => self.poker_reason(seat, choice),
            Frame::Discard { .. } | Frame::Tribute { .. } => self.card_reason(seat, choice),
            Frame::Module(frame) => self.module_reason(seat, frame, choice),
            frame @ Frame::Choose { .. } => match choice {
                Choice::Choose(key) => self.option_reason(frame, key),
                _ => Refusal::WrongMoment,
            },
            _ => Refusal::WrongMoment,
        }
    }

    fn action_reason(&self, seat: Seat, choice: Choice) -> Refusal {
        let free = match choice {
            Choice::Module(choice) => choice.is_free(),
            Choice::UseCharacter(_) => true,
            _ => false,
        };
        if self.public().turn.actions == 0 && !free {
            return Refusal::NoActionLeft;
        }
        let board = &self.content.board;
        let at = |spaces: SpaceSet, more: Refusal| self.at(seat, spaces).err().unwrap_or(more);
        let why = |result: Result<(), Refusal>| result.err().unwrap_or(Refusal::WrongMoment);
        match choice {
            Choice::Move { to, mesas } => self.ride_reason(seat, to, mesas),
            Choice::Play(card) if self.hand(seat).contains(card) => Refusal::NoAction,
            Choice::Play(_) => Refusal::NotHeld,
            Choice::UseItem(item) if !self.player(seat).items.contains(item) => Refusal::NotOwned,
            Choice::UseItem(_) => Refusal::NoAction,
            Choice::UseCharacter(who) if self.player(seat).character == Some(who) => self.character_reason(seat, who),
            Choice::Fight { kind, target } => match self.public().seat_of(target) {
                Some(other) => why(self.can_fight(seat, kind, other)),
                None => Refusal::TargetNotHere,
            },
            Choice::Buy(_) | Choice::Upgrade(_) => at(board.stores, self.store_reason(seat, choice)),
            Choice::Poker => why(self.can_start_poker(seat)),
            Choice::Prospect => at(board.mines, Refusal::WrongMoment),
            Choice::Deposit { nuggets, .. } if nuggets > self.player(seat).nuggets => {
                at(board.banks, Refusal::TooFewNuggets)
            }
            Choice::Deposit { cards, .. } if cards & !self.nugget_card_mask(seat) != 0 => {
                at(board.banks, Refusal::NotHeld)
            }
            Choice::Deposit { .. } => at(board.banks, Refusal::TooFewNuggets),
            Choice::Heist => why(self.can_heist(seat)),
            Choice::Heal => why(self.can_heal(seat)),
            Choice::Revel(lp) => {
                let price = u16::from(lp) * u16::from(self.content.numbers.revel);
                let short = price.saturating_sub(u16::from(self.player(seat).money)).min(255) as u8;
                at(board.cabarets, if short > 0 { Refusal::Short { money: short } } else { Refusal::NotAnOption })
            }
            Choice::Acquire => why(self.can_acquire(seat)),
            Choice::Work => at(board.workplaces, Refusal::WrongMoment),
            Choice::Module(choice) => why(self.module_action(seat, choice)),
            _ => Refusal::WrongMoment,
        }
    }

    /// Why a player's own legendary ability is closed.
    fn character_reason(&self, seat: Seat, who: Character) -> Refusal {
        let source = Source::character(who);
        if !self.player(seat).legendary {
            Refusal::WrongMoment
        } else if self.used_up(seat, source) {
            Refusal::LimitReached
        } else if self.public().turn.actions == 0 && self.content.ability(source, When::Action, |_| true).is_some() {
            Refusal::NoActionLeft
        } else {
            Refusal::WrongMoment
        }
    }

    fn ride_reason(&self, seat: Seat, to: Space, mesas: u8) -> Refusal {
        let passives = self.player(seat).passives;
        let elsewhere = passives.ride_mesas && mesas > 0 || matches!(self.public().stack.top(), Frame::Travel { .. });
        if self.closed_to(seat).contains(to) {
            Refusal::SheriffThere
        } else if elsewhere && self.player(seat).space == Some(to) {
            Refusal::AlreadyThere
        } else if mesas > 0 {
            Refusal::NoMesa
        } else {
            Refusal::OutOfReach
        }
    }

    fn store_reason(&self, seat: Seat, choice: Choice) -> Refusal {
        let discount = self.public().discount();
        let by_effect = matches!(self.public().stack.top(), Frame::Shop { .. });
        match choice {
            Choice::Buy(item) if !by_effect => self.can_buy_here(seat, item).err().unwrap_or(Refusal::WrongMoment),
            Choice::Buy(item) => self.can_buy(seat, item, discount).err().unwrap_or(Refusal::WrongMoment),
            Choice::Upgrade(item) => self.can_upgrade(seat, item, discount).err().unwrap_or(Refusal::WrongMoment),
            _ => Refusal::WrongMoment,
        }
    }

    fn card_reason(&self, seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Discard(card) | Choice::Give(card) | Choice::Commit(card) if !self.hand(seat).contains(card) => {
                Refusal::NotHeld
            }
            Choice::Lay(..) => Refusal::NotHeld,
            _ => Refusal::WrongMoment,
        }
    }

    fn poker_reason(&self, seat: Seat, choice: Choice) -> Refusal {
        if let Choice::Module(choice) = choice {
            self.raise_reason(seat, choice)
        } else {
            self.card_reason(seat, choice)
        }
    }

    fn reaction_reason(&self, seat: Seat, choice: Choice, when: When, used: TitleSet) -> Refusal {
        let Choice::React(card) = choice else {
            return Refusal::WrongMoment;
        };
        if !self.hand(seat).contains(card) {
            Refusal::NotHeld
        } else if !self.content.timed_cards[when as usize].contains(card) {
            Refusal::NoReaction
        } else if used.contains(self.content.title_of[card.index()]) {
            Refusal::LimitReached
        } else {
            Refusal::OutOfReach
        }
    }

    fn fight_reason(&self, seat: Seat, choice: Choice) -> Refusal {
        let fight = &self.public().fight;
        match choice {
            Choice::Commit(_) => self.card_reason(seat, choice),
            Choice::Decline if fight.kind != FightKind::Sheriff || self.commits() => Refusal::CannotDecline,
            Choice::React(_) if self.fight_step() == FightStep::Reactions => {
                self.reaction_reason(seat, choice, When::FightReaction, fight.used_titles[usize::from(fight.side)])
            }
            Choice::Reward(Reward::Marshal) if self.player(seat).is_wanted() => Refusal::WantedNoMarshal,
            Choice::Reward(Reward::Marshal) if fight.no_marshal => Refusal::NoMarshalReward,
            Choice::Steal { cattle: true, .. } if self.player(seat).room_for_cattle() == 0 => Refusal::CarriesCattle,
            Choice::Steal { what: Loot::Money | Loot::Nuggets | Loot::Item(_), .. }
            | Choice::Steal { cattle: true, .. } => Refusal::NothingToTake,
            _ => Refusal::WrongMoment,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::rule_index::RuleIndex;

    #[test]
    fn what_is_missing_is_told_by_the_rule_of_the_choice() {
        let index = RuleIndex::embedded().expect("the index loads");
        let choices = [
            (Choice::Poker, "base.poker.01", "base.poker.05"),
            (Choice::Prospect, "base.mine.01", "base.card.08"),
            (Choice::Heist, "base.heist.01", "base.card.08"),
            (Choice::Heal, "base.heal.01", "base.heal.01"),
            (Choice::Revel(1), "base.revel.01", "base.revel.01"),
            (Choice::Acquire, "base.cattle.01", "base.card.08"),
            (Choice::Deliver, "base.cattle.06", "base.card.08"),
            (Choice::Work, "base.work.02", "base.card.08"),
            (Choice::Buy(Item(0)), "base.store.01", "base.store.03"),
            (Choice::Upgrade(Item(0)), "base.store.01", "base.store.08"),
        ];
        for (choice, place, money) in choices {
            assert_eq!(Refusal::WrongPlace.rule_of(choice), place, "{choice:?}");
            assert_eq!(Refusal::Short { money: 10 }.rule_of(choice), money, "{choice:?}");
            assert!(index.find(place).is_some() && index.find(money).is_some(), "{choice:?}");
        }
        assert_eq!(Refusal::AlreadyRobbed.rule_of(Choice::Heist), Refusal::AlreadyRobbed.rule());
    }
}
