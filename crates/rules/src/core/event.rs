//! Structured events, with their visibility.
//!
//! Every seat receives every event, in the same order, redacted by [`Event::seen_by`].

use crate::content::Source;
use crate::core::choice::{FightKind, Income, Loot};
use crate::core::ids::*;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The cause of a change.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Cause {
    /// Starting goods.
    Setup,
    /// Income.
    Income,
    /// The effect of a card, character or item.
    Card,
    /// The reward or penalty of a fight.
    Fight,
    /// A fight card.
    FightCard,
    /// A bandit.
    Bandit,
    /// A duel.
    Duel,
    /// A robbery.
    Rob,
    /// A robbed bank.
    Heist,
    /// An arrest.
    Arrest,
    /// A space of the Marshal track.
    MarshalTrack,
    /// A space of the Wanted track, or its row at the end of a turn.
    WantedTrack,
    /// The general store.
    Store,
    /// Poker.
    Poker,
    /// Prospecting.
    Prospect,
    /// The bank.
    Deposit,
    /// The doctor.
    Heal,
    /// The cabaret.
    Revel,
    /// Cattle.
    Cattle,
    /// Work.
    Work,
    /// A story.
    Story,
    /// The Sheriff.
    Sheriff,
    /// The hand limit.
    HandLimit,
    /// A limit of what can be carried.
    Limit,
    /// A card of the automa.
    #[serde(rename = "man-in-black")]
    #[strum(serialize = "man-in-black")]
    Automa,
    /// A fight won on another player's turn.
    OutOfTurn,
    /// The fare of a train.
    Rail,
    /// A space of a module's track.
    Track,
    /// A step inserted by a module.
    Step,
    /// A frontier token.
    Frontier,
    /// An event card.
    Event,
    /// Faro.
    Faro,
    /// The risk die, or its bonus.
    Risk,
    /// The price or the ability of a deed.
    Deed,
    /// A repaired location.
    Repair,
    /// A homestead: its price, or an improvement.
    Homestead,
    /// The price of a posse or a gang.
    Recruit,
}

/// An event. `Option`al cards are `None` for viewers who may not see them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// Two characters were dealt; hidden from the others.
    Dealt { seat: Seat, characters: Option<[Character; 2]> },
    /// A seat has made a hidden choice.
    ChoseUnseen { seat: Seat },
    /// The characters are shown.
    Character { seat: Seat, character: Character },
    /// The first player token.
    FirstPlayer { seat: Seat },
    /// A figure is put on the board.
    Placed { seat: Seat, space: Space },
    /// Goals were dealt; hidden from the others.
    Goals { seat: Seat, goals: Option<GoalSet> },
    /// A bandit is placed.
    BanditAppears { space: Space },
    /// A stray reaches its destination; its reward follows.
    DeliveredStray { seat: Seat, token: Cattle },
    /// The Sheriff is put on a space, without a move.
    SheriffPlaced { seat: Seat, space: Space },
    /// A stand is dealt the kinds of items that it sells.
    Stand { stand: u8, items: ItemSet },
    /// An event or a module puts a token on the map.
    TokenPlaced { token: MapToken, space: Space },
    /// A token is removed from a space.
    TokenRemoved { token: MapToken, space: Space },
    /// A player meets an opponent of a module; the fight follows.
    Meets { seat: Seat, opponent: Opponent },
    /// Points on a module's track.
    Track { seat: Seat, track: PointTrack, from: u8, to: u8 },
    /// A player looks at the top card of the poker deck; hidden from the others.
    LookedAtDeck { seat: Seat, card: Option<Card> },
    /// The top card of the poker deck goes to the bottom.
    BuriedTop { seat: Seat },
    /// A player looks at the top card of the fight deck; hidden from the others.
    LookedAtFightDeck { seat: Seat, card: Option<FightCard> },
    /// The top card of the fight deck goes to the bottom.
    BuriedFightCard { seat: Seat },
    /// A player looks at the next opponent of the circuit; hidden from the others.
    LookedAtEncounter { seat: Seat, opponent: Option<Opponent> },
    /// The next opponent of the circuit goes under the others.
    BuriedEncounter { seat: Seat },
    /// A bandit is removed from the board.
    BanditLeaves { space: Space },
    /// A story deck shows its next trigger.
    StoryOpens { deck: u8, trigger: Trigger },
    /// Everything until the next one belongs to the turn of this seat.
    TurnBegins { seat: Seat, round: u16 },
    /// Income is taken.
    Income { seat: Seat, income: Income },
    /// An item becomes active.
    Equipped { seat: Seat, item: Item },
    /// The figure moves.
    Moved { seat: Seat, from: Space, to: Space, mesas: u8 },
    /// The figure is placed on a space, without a move.
    Sent { seat: Seat, from: Space, to: Space },
    /// Money changes.
    Money { seat: Seat, gained: i16, cause: Cause },
    /// LP change.
    Lp { seat: Seat, gained: i16, cause: Cause },
    /// Nuggets change.
    Nuggets { seat: Seat, gained: i16, cause: Cause },
    /// The part of a gain lost to a limit: money or nuggets.
    OverLimit { seat: Seat, what: Loot, lost: u8, limit: u8 },
    /// A card is drawn.
    Drew { seat: Seat, card: Option<Card> },
    /// No card was left to draw.
    NothingToDraw { seat: Seat },
    /// The discards are shuffled into a new deck.
    Reshuffled { cards: u8 },
    /// A card goes from a hand, or from play, to the discards.
    Discarded { seat: Seat, card: Card, cause: Cause },
    /// A card is shown for its action.
    Played { seat: Seat, card: Card },
    /// A card is shown as a reaction.
    Reacted { seat: Seat, card: Card },
    /// The ability of a character or item is used.
    Used { seat: Seat, source: Source },
    /// Wounds are gained.
    Wounded { seat: Seat, wounds: u8, cause: Cause },
    /// Wounds are not gained: canceled, or above the limit.
    WoundIgnored { seat: Seat, wounds: u8 },
    /// Wounds are lost.
    Healed { seat: Seat, wounds: u8 },
    /// The cube moves on the Marshal track.
    Marshal { seat: Seat, from: u8, to: u8 },
    /// The cube moves on the Wanted track.
    Wanted { seat: Seat, from: u8, to: u8 },
    /// The legendary ability becomes active.
    Legendary { seat: Seat },
    /// A turn has more actions than before.
    Actions { seat: Seat, gained: u8 },
    /// An item is bought, or brought by an effect or the setup.
    GainedItem { seat: Seat, item: Item },
    /// A weapon or mount is upgraded.
    Upgraded { seat: Seat, item: Item },
    /// An item is returned to the store.
    LostItem { seat: Seat, item: Item },
    /// `other` is the player who is attacked, or who plays the bandit, the guard or the Sheriff.
    FightBegins { kind: FightKind, fighter: Seat, other: Seat },
    /// Fight cards are drawn; only the player who plays them sees which.
    NpcDrew { seat: Seat, cards: u8, which: Option<FightSet> },
    /// A card is played facedown.
    Committed { seat: Seat, card: Option<Card> },
    /// A fight card is placed facedown.
    NpcCommitted { seat: Seat, card: Option<FightCard> },
    /// A player declines, or has no card to play.
    Declined { seat: Seat },
    /// A player accepts a fight before playing a card.
    Accepted { seat: Seat },
    /// The automa draws fight cards, faceup.
    DrewFaceup { seat: Seat, cards: FightSet },
    /// The cards of a fight are shown.
    Revealed { fighter: Option<Card>, other: Option<Card>, npc: Option<FightCard> },
    /// The card of a side (0 is the attacker) is decreased.
    Decreased { side: u8, by: u8, value: u8, source: Source },
    /// The card of a side (0 is the attacker) is increased.
    Increased { side: u8, by: u8, value: u8, source: Source },
    /// The fight card's effect is canceled.
    FightCardCancelled,
    /// The result is canceled and the fight starts again.
    FightRestarts,
    /// A side (0 is the attacker) wins.
    FightWon { side: u8, kind: FightKind },
    /// A player looks at cards in another player's hand; both players see which.
    LookedAt { seat: Seat, at: Seat, cards: Option<CardSet>, count: u8 },
    /// Loot is stolen.
    Stole { seat: Seat, from: Seat, what: Loot, amount: u8 },
    /// A card is given to another player; both players see which.
    Gave { from: Seat, to: Seat, card: Option<Card> },
    /// A player has lost to the law; the penalties follow.
    Arrested { seat: Seat },
    /// A cattle token is taken; the owner sees which.
    Acquired { seat: Seat, ranch: Ranch, token: Option<Cattle> },
    /// A cattle token is stolen; both players see which.
    StoleCattle { seat: Seat, from: Seat, token: Option<Cattle> },
    /// A cattle token leaves its carrier for its reward: wrangled at a Rail Station, or rustled at a Ranch.
    Delivered { seat: Seat, token: Cattle, wrangled: bool },
    /// A cattle token is returned to its ranch.
    LostCattle { seat: Seat },
    /// A player sits down at a Saloon; others may join.
    PokerBegins { seat: Seat },
    /// A player joins it.
    Joined { seat: Seat },
    /// A dealer draws; only the dealer sees which.
    DealerDrew { seat: Seat, cards: Option<CardSet> },
    /// The cards that all hands of a game of poker share.
    Flop { cards: CardSet },
    /// Cards are shown at poker.
    Showed { seat: Seat, cards: CardSet, rank: u32 },
    /// A player's hand was shown to everybody.
    ShowedHand { seat: Seat, cards: CardSet },
    /// The pot is won.
    PokerWon { seat: Seat, money: u8 },
    /// The dealer wins.
    HouseWon,
    /// A card just played is kept.
    Kept { seat: Seat, card: Card },
    /// A prospecting die shows a side.
    Rolled { seat: Seat, die: u8, face: u8 },
    /// The Sheriff moves.
    SheriffMoved { from: Space, to: Space },
    /// The Sheriff is returned to his office.
    SheriffReturns,
    /// A disc is placed.
    Contributed { seat: Seat, deck: u8, moved: bool },
    /// A story has the discs that it needs; its rewards follow.
    StoryResolved { deck: u8, story: Story },
    /// A player proves a completed goal; legendary tokens follow.
    GoalShown { seat: Seat, goal: Goal },
    /// Legendary tokens are drawn; only the owner sees which.
    TokensDrawn { seat: Seat, count: u8, which: Option<[u8; 3]> },
    /// Legendary tokens are returned; only the owner sees which.
    TokensReturned { seat: Seat, count: u8, which: Option<[u8; 3]> },
    /// A card of the automa is turned up.
    AutomaCard { seat: Seat, card: AutomaCard },
    /// A player has the LP that end the game after one more round.
    EndTriggered { seat: Seat },
    /// The turn has had all effects that a turn can have, and has no more actions.
    Exhausted { seat: Seat },
    /// The last round begins.
    LastRound,
    /// Nothing can be chosen any more; several share a victory.
    Over { winners: SeatSet },
    /// An event that a module brings.
    #[serde(untagged)]
    Module(crate::modules::Event),
}

impl Event {
    /// The event as a seat, or a spectator with `None`, may see it.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a list, with a line for each event")]
    pub fn seen_by(mut self, viewer: Option<Seat>) -> Self {
        let only = |seat: &Seat| viewer == Some(*seat);
        let both = |a: &Seat, b: &Seat| only(a) || only(b);
        match &mut self {
            Self::Dealt { seat, characters } => hide(characters, only(seat)),
            Self::Goals { seat, goals } => hide(goals, only(seat)),
            Self::Drew { seat, card } | Self::Committed { seat, card } | Self::LookedAtDeck { seat, card } => {
                hide(card, only(seat));
            }
            Self::NpcDrew { seat, which, .. } => hide(which, only(seat)),
            Self::NpcCommitted { seat, card } | Self::LookedAtFightDeck { seat, card } => hide(card, only(seat)),
            Self::LookedAtEncounter { seat, opponent } => hide(opponent, only(seat)),
            Self::LookedAt { seat, at, cards, .. } => hide(cards, both(seat, at)),
            Self::Gave { from, to, card } => hide(card, both(from, to)),
            Self::Acquired { seat, token, .. } => hide(token, only(seat)),
            Self::StoleCattle { seat, from, token } => hide(token, both(seat, from)),
            Self::DealerDrew { seat, cards } => hide(cards, only(seat)),
            Self::TokensDrawn { seat, which, .. } | Self::TokensReturned { seat, which, .. } => {
                hide(which, only(seat));
            }
            // These contain no hidden information.
            Self::ChoseUnseen { .. }
            | Self::Character { .. }
            | Self::FirstPlayer { .. }
            | Self::Placed { .. }
            | Self::BanditAppears { .. }
            | Self::TokenPlaced { .. }
            | Self::TokenRemoved { .. }
            | Self::Meets { .. }
            | Self::Stand { .. }
            | Self::DeliveredStray { .. }
            | Self::SheriffPlaced { .. }
            | Self::Track { .. }
            | Self::BuriedTop { .. }
            | Self::BuriedFightCard { .. }
            | Self::BuriedEncounter { .. }
            | Self::BanditLeaves { .. }
            | Self::StoryOpens { .. }
            | Self::TurnBegins { .. }
            | Self::Income { .. }
            | Self::Equipped { .. }
            | Self::Moved { .. }
            | Self::Sent { .. }
            | Self::Money { .. }
            | Self::Lp { .. }
            | Self::Nuggets { .. }
            | Self::OverLimit { .. }
            | Self::NothingToDraw { .. }
            | Self::Reshuffled { .. }
            | Self::Discarded { .. }
            | Self::Played { .. }
            | Self::Reacted { .. }
            | Self::Used { .. }
            | Self::Wounded { .. }
            | Self::WoundIgnored { .. }
            | Self::Healed { .. }
            | Self::Marshal { .. }
            | Self::Wanted { .. }
            | Self::Legendary { .. }
            | Self::Actions { .. }
            | Self::GainedItem { .. }
            | Self::Upgraded { .. }
            | Self::LostItem { .. }
            | Self::FightBegins { .. }
            | Self::Declined { .. }
            | Self::Accepted { .. }
            | Self::DrewFaceup { .. }
            | Self::Revealed { .. }
            | Self::Decreased { .. }
            | Self::Increased { .. }
            | Self::FightCardCancelled
            | Self::FightRestarts
            | Self::FightWon { .. }
            | Self::Stole { .. }
            | Self::Arrested { .. }
            | Self::Delivered { .. }
            | Self::LostCattle { .. }
            | Self::PokerBegins { .. }
            | Self::Joined { .. }
            | Self::Flop { .. }
            | Self::Showed { .. }
            | Self::ShowedHand { .. }
            | Self::PokerWon { .. }
            | Self::HouseWon
            | Self::Kept { .. }
            | Self::Rolled { .. }
            | Self::SheriffMoved { .. }
            | Self::SheriffReturns
            | Self::Contributed { .. }
            | Self::StoryResolved { .. }
            | Self::GoalShown { .. }
            | Self::AutomaCard { .. }
            | Self::EndTriggered { .. }
            | Self::Exhausted { .. }
            | Self::LastRound
            | Self::Over { .. }
            | Self::Module(_) => {}
        }
        self
    }
}

/// Redacts hidden information, unless the viewer may see it.
fn hide<T>(hidden: &mut Option<T>, sees: bool) {
    if !sees {
        *hidden = None;
    }
}

/// Receives events as they happen.
pub trait Observer {
    /// Whether events are observed; if not, they are not built.
    const LISTENS: bool = true;
    /// Receives an event.
    fn event(&mut self, event: Event);
    /// Whether the replay of a record should stop, as when it takes too long.
    fn gives_up(&self) -> bool {
        false
    }
}

/// An observer that ignores events.
impl Observer for () {
    const LISTENS: bool = false;
    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

impl Observer for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

/// Any observer, called at run time, so that the engine is compiled once for all of them ([`Game::play`]).
///
/// [`Game::play`]: crate::Game::play
pub(crate) struct AnyObserver<'a>(pub(crate) &'a mut dyn FnMut(Event));

impl Observer for AnyObserver<'_> {
    fn event(&mut self, event: Event) {
        (self.0)(event);
    }
}
