//! Events on the wire, as clients animate and log them: a tagged enum with only the fields of each kind of event.

use super::ids::{self, Ids};
use super::message::Message;
use super::words::{Cause, Face, FaroResult, FightKind, Income, Loot, StoryToken};
use darkrock_rules::content::{Source, SourceKind};
use darkrock_rules::event::Event;
use darkrock_rules::modules::{self, ante_up, blood_money, border_town, extras};
use darkrock_wire::{Cards, FightCards, Id};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// An entry of the log: an event redacted for one viewer.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
#[ts(optional_fields)]
pub struct LogEntry {
    /// Its number, counted over the whole game from 1.
    #[ts(type = "number")]
    pub n: u64,
    /// What happened.
    #[serde(flatten)]
    pub event: WireEvent,
    /// The line of the log; none if another line covers the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Message>,
}

/// The ability behind an event.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A legendary ability.
    Character(Id),
    /// An item's; with `+` its upgraded side.
    Item(Id),
    /// What somebody suffers from an injury.
    Injury(Id),
    /// That of a card of a posse or a gang.
    Follower(Id),
    /// That of a title of poker cards.
    Title(Id),
    /// What holds while a legendary story is open.
    Legend(Id),
}

impl Origin {
    fn new(ids: Ids<'_>, source: Source) -> Option<Self> {
        Some(match source.kind() {
            SourceKind::Character(character) => Self::Character(ids.character(character)),
            SourceKind::Front(item) => Self::Item(ids.item(item)),
            SourceKind::Upgraded(item) => Self::Item(ids.side(item, true)),
            SourceKind::Follower(follower) => Self::Follower(ids.follower(follower)),
            SourceKind::Injury(injury) => Self::Injury(ids.injury(injury)),
            SourceKind::Title(title) => Self::Title(ids.title(title)),
            SourceKind::Legend(story) => Self::Legend(ids.legend(story)),
            SourceKind::Other => return None,
        })
    }
}

/// Each kind of event with its fields, and the event of the rules that it is derived from: one list for the enum and the
/// match, whose completeness the compiler checks.
macro_rules! wire_events {
    (|$ids:ident| $($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty = $value:expr),* } of $event:pat,)*) => {
        /// An event. Information hidden from the viewer is `null` or empty.
        #[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
        #[serde(tag = "type", rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum WireEvent {
            $($(#[$doc])* $name { $($field: $type),* },)*
        }

        impl WireEvent {
            /// An event that has been redacted for its viewer ([`Event::seen_by`]).
            pub fn new($ids: Ids<'_>, event: Event) -> Self {
                match event {
                    $($event => Self::$name { $($field: $value),* },)*
                }
            }
        }
    };
}

wire_events! { |ids|
    /// Two characters were dealt.
    Dealt { seat: u8 = ids::seat(seat) } of Event::Dealt { seat, .. },
    /// A seat has made a hidden choice.
    ChoseUnseen { seat: u8 = ids::seat(seat) } of Event::ChoseUnseen { seat },
    /// A character is shown.
    Character { seat: u8 = ids::seat(seat), character: Id = ids.character(character) }
        of Event::Character { seat, character },
    /// The first player token.
    FirstPlayer { seat: u8 = ids::seat(seat) } of Event::FirstPlayer { seat },
    /// A figure is placed on the board.
    Placed { seat: u8 = ids::seat(seat), to: Id = ids.space(space) } of Event::Placed { seat, space },
    /// Goals were dealt.
    Goals { seat: u8 = ids::seat(seat) } of Event::Goals { seat, .. },
    /// A bandit is placed.
    BanditAppears { space: Id = ids.space(space) } of Event::BanditAppears { space },
    /// A token appears in a space.
    TokenPlaced { name: Id = ids.map_token(token), space: Id = ids.space(space) }
        of Event::TokenPlaced { token, space },
    /// A token leaves a space.
    TokenRemoved { name: Id = ids.map_token(token), space: Id = ids.space(space) }
        of Event::TokenRemoved { token, space },
    /// A frontier token is placed in a space.
    FrontierPlaced { space: Id = ids.space(space), number: u8 = number }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::FrontierPlaced { space, number })),
    /// A frontier token is paid for, revealed and removed.
    FrontierTaken { seat: u8 = ids::seat(seat), space: Id = ids.space(space), token: Id = ids.frontier_token(token) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::FrontierTaken { seat, space, token })),
    /// A player takes an event marker.
    EventMarker { seat: u8 = ids::seat(seat) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::EventMarker { seat, .. })),
    /// A player resolves an event.
    Event { seat: u8 = ids::seat(seat), event: Id = ids.event(card) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::Event { seat, card })),
    /// An event of the setup.
    SetUpEvent { event: Id = ids.event(card) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::SetUpEvent { card })),
    /// A player visits a token, which then leaves.
    Visited { seat: u8 = ids::seat(seat), name: Id = ids.map_token(token), space: Id = ids.space(space) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::Visited { seat, token, space })),
    /// The train moves to its next checkpoint.
    TrainMoved { from: Id = ids.space(from), to: Id = ids.space(to) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::TrainMoved { from, to })),
    /// A player challenges a high roller; the game of poker follows.
    Challenge { seat: u8 = ids::seat(seat), name: Id = ids.opponent(opponent) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::Challenge { seat, opponent })),
    /// A player robs the train, whose card is drawn; the fight follows.
    TrainHeist { seat: u8 = ids::seat(seat), name: Id = ids.opponent(opponent) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::TrainHeist { seat, opponent })),
    /// A game of faro begins.
    FaroBegins { seat: u8 = ids::seat(seat) } of Event::Module(modules::Event::AnteUp(ante_up::Event::FaroBegins { seat })),
    /// A player joins the game of faro.
    FaroJoined { seat: u8 = ids::seat(seat) } of Event::Module(modules::Event::AnteUp(ante_up::Event::FaroJoined { seat })),
    /// The dealer shows three fight cards.
    FaroDealt { seat: u8 = ids::seat(seat), cards: FightCards = FightCards(cards) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::FaroDealt { seat, cards })),
    /// A player places a marker at faro.
    FaroBet { seat: u8 = ids::seat(seat), rank: Id = Id::of(rank), money: u8 = money }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::FaroBet { seat, rank, money })),
    /// A card is revealed at faro.
    FaroRevealed { result: FaroResult = result.into(), card: Id = Id::of(card) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::FaroRevealed { result, card })),
    /// A bet at faro wins.
    FaroWon { seat: u8 = ids::seat(seat), rank: Id = Id::of(rank) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::FaroWon { seat, rank })),
    /// A bet at faro is lost.
    FaroLost { seat: u8 = ids::seat(seat), rank: Id = Id::of(rank) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::FaroLost { seat, rank })),
    /// A marker is taken back at faro.
    FaroReclaimed { seat: u8 = ids::seat(seat), rank: Id = Id::of(rank) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::FaroReclaimed { seat, rank })),
    /// A player leaves markers for the Jackpot at faro.
    FaroLeft { seat: u8 = ids::seat(seat) } of Event::Module(modules::Event::AnteUp(ante_up::Event::FaroLeft { seat })),
    /// A game of poker with high stakes begins.
    HighStakesBegins { seat: u8 = ids::seat(seat) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::HighStakesBegins { seat })),
    /// A player puts more money in the pot.
    Raised { seat: u8 = ids::seat(seat) } of Event::Module(modules::Event::AnteUp(ante_up::Event::Raised { seat })),
    /// A player folds.
    Folded { seat: u8 = ids::seat(seat) } of Event::Module(modules::Event::AnteUp(ante_up::Event::Folded { seat })),
    /// The turn and the river are revealed.
    SecondReveal { cards: Cards = Cards(second) }
        of Event::Module(modules::Event::AnteUp(ante_up::Event::SecondReveal { cards: second })),
    /// A player rolls the risk die for a bonus.
    RiskRolled { seat: u8 = ids::seat(seat), bonus: Id = ids.option(bonus), face: Id = ids.risk_face(face) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::RiskRolled { seat, bonus, face })),
    /// A player claims the deed to a location.
    Claimed { seat: u8 = ids::seat(seat), deed: Id = ids.deed(deed) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::Claimed { seat, deed })),
    /// A player uses a deed.
    DeedUsed { seat: u8 = ids::seat(seat), deed: Id = ids.deed(deed) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::DeedUsed { seat, deed })),
    /// A legendary story is revealed.
    StoryRevealed { story: Id = ids.legend(story) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::StoryRevealed { story })),
    /// A player takes a part of the open legendary story, from 1.
    PartTaken { seat: u8 = ids::seat(seat), part: u8 = part + 1 }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::PartTaken { seat, part })),
    /// A player reveals a map token.
    TokenRevealed { seat: u8 = ids::seat(seat), space: Id = ids.space(space), token: StoryToken = token.into() }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::TokenRevealed { seat, space, token })),
    /// A legendary story ends, with ending 1 or 2.
    StoryEnds { story: Id = ids.legend(story), ending: u8 = ending + 1 }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::StoryEnds { story, ending })),
    /// A location is destroyed.
    Ruined { name: Id = ids.location(location) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::Ruined { location })),
    /// A player repairs a location.
    Repaired { seat: u8 = ids::seat(seat), name: Id = ids.location(location) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::Repaired { seat, location })),
    /// A player draws an injury.
    Injured { seat: u8 = ids::seat(seat), injury: Id = ids.injury(injury) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::Injured { seat, injury })),
    /// A player who has an injury discards poker cards instead of gaining wounds.
    InsteadOfWounds { seat: u8 = ids::seat(seat), amount: u8 = cards }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::InsteadOfWounds { seat, cards })),
    /// A player's injury returns to the deck.
    InjuryLost { seat: u8 = ids::seat(seat), injury: Id = ids.injury(injury) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::InjuryLost { seat, injury })),
    /// Setup: the items that the trader is dealt.
    TraderStand { items: Vec<Id> = items.iter().map(|item| ids.item(item)).collect() }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::TraderStand { items })),
    /// The trader comes to a region.
    TraderMoved { name: Id = ids.region_name(region) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::TraderMoved { region })),
    /// A Legendary item comes faceup on the trader's stand.
    LegendaryShown { item: Id = ids.item(item) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::LegendaryShown { item })),
    /// A player draws a Legendary item.
    LegendaryDrawn { seat: u8 = ids::seat(seat), item: Id = ids.item(item) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::LegendaryDrawn { seat, item })),
    /// A player cannot own the drawn Legendary item, and puts it under the deck.
    LegendaryUnder { seat: u8 = ids::seat(seat), item: Id = ids.item(item) }
        of Event::Module(modules::Event::BloodMoney(blood_money::Event::LegendaryUnder { seat, item })),
    /// A player places the homestead; the payment follows.
    Settled { seat: u8 = ids::seat(seat), space: Id = ids.space(space) }
        of Event::Module(modules::Event::BorderTown(border_town::Event::Settled { seat, space })),
    /// A player recruits a card of a posse or a gang.
    Recruited { seat: u8 = ids::seat(seat), follower: Id = ids.follower(follower) }
        of Event::Module(modules::Event::Extras(extras::Event::Recruited { seat, follower })),
    /// A player loses it.
    Disbanded { seat: u8 = ids::seat(seat), follower: Id = ids.follower(follower) }
        of Event::Module(modules::Event::Extras(extras::Event::Disbanded { seat, follower })),
    /// A card about the Sheriff is in force from now on.
    SheriffCard { name: Id = ids.opponent(card) } of Event::Module(modules::Event::Extras(extras::Event::SheriffCard { card })),
    /// A title is revealed.
    Title { name: Id = ids.score_row(title) } of Event::Module(modules::Event::Extras(extras::Event::Title { title })),
    /// A player meets an opponent; the fight follows.
    Meets { seat: u8 = ids::seat(seat), name: Id = ids.opponent(opponent) } of Event::Meets { seat, opponent },
    /// Points on a track that a module brings.
    Track { seat: u8 = ids::seat(seat), name: Id = ids.point_track(track), from: u8 = from, to: u8 = to }
        of Event::Track { seat, track, from, to },
    /// A player looks at the top card of the poker deck.
    LookedAtDeck { seat: u8 = ids::seat(seat), card: Option<Id> = card.map(Id::of) }
        of Event::LookedAtDeck { seat, card },
    /// The top card of the poker deck goes to the bottom.
    BuriedTop { seat: u8 = ids::seat(seat) } of Event::BuriedTop { seat },
    /// A player looks at the top card of the fight deck.
    LookedAtFightDeck { seat: u8 = ids::seat(seat), card: Option<Id> = card.map(Id::of) }
        of Event::LookedAtFightDeck { seat, card },
    /// The top card of the fight deck goes to the bottom.
    BuriedFightCard { seat: u8 = ids::seat(seat) } of Event::BuriedFightCard { seat },
    /// A player looks at the next opponent of the circuit.
    LookedAtEncounter { seat: u8 = ids::seat(seat), name: Option<Id> = opponent.map(|o| ids.opponent(o)) }
        of Event::LookedAtEncounter { seat, opponent },
    /// The next opponent of the circuit goes under the others.
    BuriedEncounter { seat: u8 = ids::seat(seat) } of Event::BuriedEncounter { seat },
    /// A bandit is removed from the board.
    BanditLeaves { space: Id = ids.space(space) } of Event::BanditLeaves { space },
    /// A story deck, counted from 1, shows a trigger.
    StoryOpens { deck: u8 = deck + 1, trigger: Id = ids.trigger(trigger) } of Event::StoryOpens { deck, trigger },
    /// A turn begins.
    TurnBegins { seat: u8 = ids::seat(seat), round: u16 = round } of Event::TurnBegins { seat, round },
    /// Income is taken.
    Income { seat: u8 = ids::seat(seat), income: Income = income.into() } of Event::Income { seat, income },
    /// An item becomes active.
    Equipped { seat: u8 = ids::seat(seat), item: Id = ids.item(item) } of Event::Equipped { seat, item },
    /// A figure moves.
    Moved { seat: u8 = ids::seat(seat), from: Id = ids.space(from), to: Id = ids.space(to), mesas: u8 = mesas }
        of Event::Moved { seat, from, to, mesas },
    /// A figure is placed on a space, without a move.
    Sent { seat: u8 = ids::seat(seat), from: Id = ids.space(from), to: Id = ids.space(to) }
        of Event::Sent { seat, from, to },
    /// Money changes.
    Money { seat: u8 = ids::seat(seat), amount: i16 = gained, cause: Cause = cause.into() }
        of Event::Money { seat, gained, cause },
    /// LP change.
    Lp { seat: u8 = ids::seat(seat), amount: i16 = gained, cause: Cause = cause.into() }
        of Event::Lp { seat, gained, cause },
    /// Nuggets change.
    Nuggets { seat: u8 = ids::seat(seat), amount: i16 = gained, cause: Cause = cause.into() }
        of Event::Nuggets { seat, gained, cause },
    /// The part of a gain lost to a limit.
    OverLimit { seat: u8 = ids::seat(seat), loot: Loot = what.into(), amount: u8 = lost }
        of Event::OverLimit { seat, what, lost, .. },
    /// A card is drawn.
    Drew { seat: u8 = ids::seat(seat), card: Option<Id> = card.map(Id::of) }
        of Event::Drew { seat, card },
    /// No card was left to draw.
    NothingToDraw { seat: u8 = ids::seat(seat) } of Event::NothingToDraw { seat },
    /// This number of discards is shuffled into a new deck.
    Reshuffled { amount: u8 = cards } of Event::Reshuffled { cards },
    /// A card is discarded.
    Discarded { seat: u8 = ids::seat(seat), card: Id = Id::of(card), cause: Cause = cause.into() }
        of Event::Discarded { seat, card, cause },
    /// A card is shown for its action.
    Played { seat: u8 = ids::seat(seat), card: Id = Id::of(card) } of Event::Played { seat, card },
    /// A card is shown as a reaction.
    Reacted { seat: u8 = ids::seat(seat), card: Id = Id::of(card) } of Event::Reacted { seat, card },
    /// An ability of a character or item is used.
    Used { seat: u8 = ids::seat(seat), source: Option<Origin> = Origin::new(ids, source) }
        of Event::Used { seat, source },
    /// Wounds are gained.
    Wounded { seat: u8 = ids::seat(seat), amount: u8 = wounds, cause: Cause = cause.into() }
        of Event::Wounded { seat, wounds, cause },
    /// Wounds are canceled, or above the limit.
    WoundIgnored { seat: u8 = ids::seat(seat), amount: u8 = wounds } of Event::WoundIgnored { seat, wounds },
    /// Wounds are lost.
    Healed { seat: u8 = ids::seat(seat), amount: u8 = wounds } of Event::Healed { seat, wounds },
    /// The cube moves to a space of the Marshal track.
    Marshal { seat: u8 = ids::seat(seat), amount: u8 = to } of Event::Marshal { seat, to, .. },
    /// The cube moves to a space of the Wanted track.
    Wanted { seat: u8 = ids::seat(seat), amount: u8 = to } of Event::Wanted { seat, to, .. },
    /// The legendary ability becomes active.
    Legendary { seat: u8 = ids::seat(seat) } of Event::Legendary { seat },
    /// Actions are gained.
    Actions { seat: u8 = ids::seat(seat), amount: u8 = gained } of Event::Actions { seat, gained },
    /// An item is gained.
    GainedItem { seat: u8 = ids::seat(seat), item: Id = ids.item(item) } of Event::GainedItem { seat, item },
    /// A weapon or mount is upgraded.
    Upgraded { seat: u8 = ids::seat(seat), item: Id = ids.item(item) } of Event::Upgraded { seat, item },
    /// An item is returned to the store.
    LostItem { seat: u8 = ids::seat(seat), item: Id = ids.item(item) } of Event::LostItem { seat, item },
    /// A fight begins; `other` controls the bandit, guard or Sheriff.
    FightBegins { seat: u8 = ids::seat(fighter), other: u8 = ids::seat(other), fight: FightKind = kind.into() }
        of Event::FightBegins { kind, fighter, other },
    /// Fight cards are drawn for a bandit, guard or the Sheriff.
    NpcDrew { seat: u8 = ids::seat(seat), amount: u8 = cards, cards: FightCards = which.map(FightCards).unwrap_or_default() }
        of Event::NpcDrew { seat, cards, which },
    /// A card is played facedown.
    Committed { seat: u8 = ids::seat(seat), card: Option<Id> = card.map(Id::of) }
        of Event::Committed { seat, card },
    /// A fight card is placed facedown.
    NpcCommitted { seat: u8 = ids::seat(seat), card: Option<Id> = card.map(Id::of) }
        of Event::NpcCommitted { seat, card },
    /// A player declines, or has no card to play.
    Declined { seat: u8 = ids::seat(seat) } of Event::Declined { seat },
    /// A player accepts a fight before playing a card.
    Accepted { seat: u8 = ids::seat(seat) } of Event::Accepted { seat },
    /// The automa draws fight cards, faceup.
    DrewFaceup { seat: u8 = ids::seat(seat), cards: FightCards = FightCards(cards) }
        of Event::DrewFaceup { seat, cards },
    /// The cards of a fight are revealed, by side: poker cards, or the fight card of a bandit, guard or the Sheriff.
    Revealed {
        cards: [Option<Id>; 2] =
            [fighter.map(Id::of), other.map(Id::of).or_else(|| npc.map(Id::of))]
    } of Event::Revealed { fighter, other, npc },
    /// The card of a side (0 is the attacker) is decreased.
    Decreased { side: u8 = side, amount: u8 = by, source: Option<Origin> = Origin::new(ids, source) }
        of Event::Decreased { side, by, source, .. },
    /// The card of a side (0 is the attacker) is increased.
    Increased { side: u8 = side, amount: u8 = by, source: Option<Origin> = Origin::new(ids, source) }
        of Event::Increased { side, by, source, .. },
    /// The fight card's effect is canceled.
    FightCardCancelled {} of Event::FightCardCancelled,
    /// The result is canceled and the fight starts again.
    FightRestarts {} of Event::FightRestarts,
    /// A side (0 is the attacker) wins.
    FightWon { side: u8 = side, fight: FightKind = kind.into() } of Event::FightWon { side, kind },
    /// A player looks at this number of cards in another player's hand.
    LookedAt {
        seat: u8 = ids::seat(seat), other: u8 = ids::seat(at), amount: u8 = count,
        cards: Cards = which.map(Cards).unwrap_or_default()
    } of Event::LookedAt { seat, at, cards: which, count },
    /// Loot is stolen.
    Stole { seat: u8 = ids::seat(seat), other: u8 = ids::seat(from), loot: Loot = what.into(), amount: u8 = amount }
        of Event::Stole { seat, from, what, amount },
    /// A card is given to another player.
    Gave { seat: u8 = ids::seat(from), other: u8 = ids::seat(to), card: Option<Id> = card.map(Id::of) }
        of Event::Gave { from, to, card },
    /// A player is arrested.
    Arrested { seat: u8 = ids::seat(seat) } of Event::Arrested { seat },
    /// A cattle token is taken at a ranch.
    Acquired { seat: u8 = ids::seat(seat), ranch: Id = ids.ranch(ranch), token: Option<Id> = token.map(|t| ids.cattle(t)) }
        of Event::Acquired { seat, ranch, token },
    /// A cattle token is stolen.
    StoleCattle { seat: u8 = ids::seat(seat), other: u8 = ids::seat(from), token: Option<Id> = token.map(|t| ids.cattle(t)) }
        of Event::StoleCattle { seat, from, token },
    /// A cattle token is delivered at the rail station.
    Wrangled { seat: u8 = ids::seat(seat), token: Id = ids.cattle(token) }
        of Event::Delivered { seat, token, wrangled: true },
    /// A cattle token is delivered at a ranch of another color.
    Rustled { seat: u8 = ids::seat(seat), token: Id = ids.cattle(token) }
        of Event::Delivered { seat, token, wrangled: false },
    /// A cattle token is returned to its ranch.
    LostCattle { seat: u8 = ids::seat(seat) } of Event::LostCattle { seat },
    /// A game of poker begins.
    PokerBegins { seat: u8 = ids::seat(seat) } of Event::PokerBegins { seat },
    /// A player joins it.
    Joined { seat: u8 = ids::seat(seat) } of Event::Joined { seat },
    /// A dealer draws.
    DealerDrew { seat: u8 = ids::seat(seat), cards: Cards = which.map(Cards).unwrap_or_default() }
        of Event::DealerDrew { seat, cards: which },
    /// The flop.
    Flop { cards: Cards = Cards(flop) } of Event::Flop { cards: flop },
    /// Cards are shown at poker.
    Showed { seat: u8 = ids::seat(seat), cards: Cards = Cards(shown) } of Event::Showed { seat, cards: shown, .. },
    /// A hand is shown to everybody.
    ShowedHand { seat: u8 = ids::seat(seat), cards: Cards = Cards(shown) } of Event::ShowedHand { seat, cards: shown },
    /// The pot is won.
    PokerWon { seat: u8 = ids::seat(seat), amount: u8 = money } of Event::PokerWon { seat, money },
    /// The dealer wins.
    HouseWon {} of Event::HouseWon,
    /// A card just played is kept.
    Kept { seat: u8 = ids::seat(seat), card: Id = Id::of(card) } of Event::Kept { seat, card },
    /// A die, 0 or 1, is rolled.
    Rolled { seat: u8 = ids::seat(seat), die: u8 = die, face: Face = ids.face(face) } of Event::Rolled { seat, die, face },
    /// The Sheriff moves.
    SheriffMoved { from: Id = ids.space(from), to: Id = ids.space(to) } of Event::SheriffMoved { from, to },
    /// The Sheriff is returned to his office.
    SheriffReturns {} of Event::SheriffReturns,
    /// The Sheriff is put on a space, without a move.
    SheriffPlaced { seat: u8 = ids::seat(seat), to: Id = ids.space(space) } of Event::SheriffPlaced { seat, space },
    /// A stand is dealt the items that it sells.
    Stand { name: Id = ids.stand(stand), items: Vec<Id> = items.iter().map(|item| ids.item(item)).collect() }
        of Event::Stand { stand, items },
    /// A stray is delivered.
    DeliveredStray { seat: u8 = ids::seat(seat), token: Id = ids.cattle(token) } of Event::DeliveredStray { seat, token },
    /// A disc is placed on the story of a deck, counted from 1.
    Contributed { seat: u8 = ids::seat(seat), deck: u8 = deck + 1 } of Event::Contributed { seat, deck, .. },
    /// The story of a deck, counted from 1, is resolved.
    StoryResolved { deck: u8 = deck + 1, story: Id = ids.story(story) } of Event::StoryResolved { deck, story },
    /// A goal is shown.
    GoalShown { seat: u8 = ids::seat(seat), goal: Id = ids.goal(goal) } of Event::GoalShown { seat, goal },
    /// Legendary tokens are drawn.
    TokensDrawn { seat: u8 = ids::seat(seat), amount: u8 = count } of Event::TokensDrawn { seat, count, .. },
    /// Legendary tokens are returned.
    TokensReturned { seat: u8 = ids::seat(seat), amount: u8 = count } of Event::TokensReturned { seat, count, .. },
    /// A card of the automa is turned up.
    AutomaCard { seat: u8 = ids::seat(seat), card: Id = ids.automa_card(card) } of Event::AutomaCard { seat, card },
    /// The end is triggered.
    EndTriggered { seat: u8 = ids::seat(seat) } of Event::EndTriggered { seat },
    /// The turn has had all effects that a turn can have, and has no more actions.
    Exhausted { seat: u8 = ids::seat(seat) } of Event::Exhausted { seat },
    /// The last round begins.
    LastRound {} of Event::LastRound,
    /// The game is over.
    Over {} of Event::Over { .. },
}
