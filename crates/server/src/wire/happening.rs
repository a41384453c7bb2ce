//! What happened, as one flat shape for every kind of event: a page animates what it knows and skips the rest.

use super::ids::{self, Ids, cards, fight_cards};
use super::message::Message;
use super::words::{self, word};
use darkrock_rules::choice::Loot;
use darkrock_rules::content::SourceKind;
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::ids::*;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Something that happened, as one viewer may know it.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug, Default)]
#[ts(optional_fields)]
pub struct Happening {
    /// Its number, counted over the whole game from 1.
    #[ts(type = "number")]
    pub n: u64,
    /// What kind of event it is, such as `moved`, `drew`, `money`.
    pub kind: String,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The other seat concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<u8>,
    /// Where from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Where to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// How much: dollars, LP, cards, a track's space, a die's number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<i16>,
    /// Poker or fight cards, where this viewer may see them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// What: the id of an item, story, goal, trigger, character, token or face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
    /// Why a number changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<String>,
    /// The line of the log; none for what another one tells already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Message>,
}

impl Happening {
    fn by(kind: &str, seat: Seat) -> Self {
        Self { seat: Some(ids::seat(seat)), ..Self::of(kind) }
    }
    fn of(kind: &str) -> Self {
        Self { kind: kind.to_owned(), ..Self::default() }
    }
    fn other(self, seat: Seat) -> Self {
        Self { other: Some(ids::seat(seat)), ..self }
    }
    fn amount(self, amount: impl Into<i16>) -> Self {
        Self { amount: Some(amount.into()), ..self }
    }
    fn card(self, card: impl ToString) -> Self {
        Self { cards: vec![card.to_string()], ..self }
    }
    fn maybe(self, card: Option<impl ToString>) -> Self {
        Self { cards: card.iter().map(ToString::to_string).collect(), ..self }
    }
    fn cards(self, cards: Vec<String>) -> Self {
        Self { cards, ..self }
    }
    fn what(self, what: impl Into<String>) -> Self {
        Self { what: Some(what.into()), ..self }
    }
    fn from(self, place: String) -> Self {
        Self { from: Some(place), ..self }
    }
    fn to(self, place: String) -> Self {
        Self { to: Some(place), ..self }
    }
    fn why(self, cause: Cause) -> Self {
        Self { cause: Some(word(words::Cause::from(cause))), ..self }
    }

    /// An event that has been redacted for its viewer ([`Event::seen_by`]), without number and line.
    pub fn new(ids: Ids<'_>, event: Event) -> Self {
        let known = Self::table(ids, event).or_else(|| Self::riding(ids, event)).or_else(|| Self::goods(ids, event));
        let known = known.or_else(|| Self::fighting(ids, event)).or_else(|| Self::cattle_and_poker(ids, event));
        known.unwrap_or_else(|| Self::rest(ids, event))
    }

    /// Setting up, turns, the end.
    fn table(ids: Ids<'_>, event: Event) -> Option<Self> {
        Some(match event {
            Event::Dealt { seat, .. } => Self::by("dealt", seat),
            Event::ChoseUnseen { seat } => Self::by("chose-unseen", seat),
            Event::Character { seat, character } => Self::by("character", seat).what(ids.character(character)),
            Event::FirstPlayer { seat } => Self::by("first-player", seat),
            Event::Goals { seat, .. } => Self::by("goals", seat),
            Event::TurnBegins { seat, round } => {
                Self::by("turn-begins", seat).amount(i16::try_from(round).unwrap_or(i16::MAX))
            }
            Event::Income { seat, income } => Self::by("income", seat).what(word(words::Income::from(income))),
            Event::Equipped { seat, item } => Self::by("equipped", seat).what(ids.item(item)),
            Event::Legendary { seat } => Self::by("legendary", seat),
            Event::EndTriggered { seat } => Self::by("end-triggered", seat),
            Event::Deed { seat, deed } => Self::by("deed", seat).what(ids.deed(deed)),
            Event::LastRound => Self::of("last-round"),
            Event::Over { .. } => Self::of("over"),
            _ => return None,
        })
    }

    /// Figures, bandits and the Sheriff.
    fn riding(ids: Ids<'_>, event: Event) -> Option<Self> {
        Some(match event {
            Event::Placed { seat, space } => Self::by("placed", seat).to(ids.space(space)),
            Event::Moved { seat, from, to, mesas } => {
                let ride = Self::by("moved", seat).from(ids.space(from)).to(ids.space(to));
                if mesas > 0 { ride.what("mesa") } else { ride }
            }
            Event::Sent { seat, from, to } => Self::by("sent", seat).from(ids.space(from)).to(ids.space(to)),
            Event::BanditAppears { space } => Self::of("bandit-appears").to(ids.space(space)),
            Event::BanditLeaves { space } => Self::of("bandit-leaves").from(ids.space(space)),
            Event::SheriffMoved { from, to } => Self::of("sheriff-moved").from(ids.space(from)).to(ids.space(to)),
            Event::SheriffReturns => Self::of("sheriff-returns"),
            Event::Arrested { seat } => Self::by("arrested", seat),
            _ => return None,
        })
    }

    /// Numbers, cards and items.
    fn goods(ids: Ids<'_>, event: Event) -> Option<Self> {
        Some(match event {
            Event::Money { seat, gained, cause } => Self::by("money", seat).amount(gained).why(cause),
            Event::Lp { seat, gained, cause } => Self::by("lp", seat).amount(gained).why(cause),
            Event::Nuggets { seat, gained, cause } => Self::by("nuggets", seat).amount(gained).why(cause),
            Event::Wounded { seat, wounds, cause } => Self::by("wounded", seat).amount(wounds).why(cause),
            Event::WoundIgnored { seat, wounds } => Self::by("wound-ignored", seat).amount(wounds),
            Event::Healed { seat, wounds } => Self::by("healed", seat).amount(wounds),
            Event::Marshal { seat, to, .. } => Self::by("marshal", seat).amount(to),
            Event::Wanted { seat, to, .. } => Self::by("wanted", seat).amount(to),
            Event::Actions { seat, gained } => Self::by("actions", seat).amount(gained),
            Event::OverLimit { seat, what, lost, .. } => Self::by("over-limit", seat).amount(lost).what(loot(what)),
            Event::Drew { seat, card } => Self::by("drew", seat).maybe(card),
            Event::NothingToDraw { seat } => Self::by("nothing-to-draw", seat),
            Event::Reshuffled { cards } => Self::of("reshuffled").amount(cards),
            Event::Discarded { seat, card, cause } => Self::by("discarded", seat).card(card).why(cause),
            Event::Played { seat, card } => Self::by("played", seat).card(card),
            Event::Reacted { seat, card } => Self::by("reacted", seat).card(card),
            Event::Kept { seat, card } => Self::by("kept", seat).card(card),
            Event::GainedItem { seat, item } => Self::by("gained-item", seat).what(ids.item(item)),
            Event::Upgraded { seat, item } => Self::by("upgraded", seat).what(ids.item(item)),
            Event::LostItem { seat, item } => Self::by("lost-item", seat).what(ids.item(item)),
            Event::Used { seat, source } => {
                let used = Self::by("used", seat);
                match source.kind() {
                    SourceKind::Character(c) => used.what(ids.character(c)),
                    SourceKind::Front(item) | SourceKind::Upgraded(item) => used.what(ids.item(item)),
                    _ => used,
                }
            }
            _ => return None,
        })
    }

    /// Fights and robbery.
    fn fighting(_: Ids<'_>, event: Event) -> Option<Self> {
        Some(match event {
            Event::FightBegins { kind, fighter, other } => {
                Self::by("fight-begins", fighter).other(other).what(kind.id())
            }
            Event::NpcDrew { seat, cards, which } => {
                Self::by("npc-drew", seat).amount(cards).cards(which.map(fight_cards).unwrap_or_default())
            }
            Event::DrewFaceup { seat, cards } => {
                Self::by("drew-faceup", seat).amount(cards.len() as i16).cards(fight_cards(cards))
            }
            Event::Committed { seat, card } => Self::by("committed", seat).maybe(card),
            Event::NpcCommitted { seat, card } => Self::by("npc-committed", seat).maybe(card),
            Event::Accepted { seat } => Self::by("accepted", seat),
            Event::Declined { seat } => Self::by("declined", seat),
            Event::Revealed { fighter, other, npc } => {
                let other = other.map(|c| c.to_string()).or_else(|| npc.map(|c| c.to_string()));
                Self::of("revealed").cards(fighter.map(|c| c.to_string()).into_iter().chain(other).collect())
            }
            Event::Decreased { side, by, .. } => Self::of("decreased").amount(by).what(side.to_string()),
            Event::Increased { side, by, .. } => Self::of("increased").amount(by).what(side.to_string()),
            Event::FightCardCancelled => Self::of("fight-card-cancelled"),
            Event::FightRestarts => Self::of("fight-restarts"),
            Event::FightWon { side, kind } => Self::of("fight-won").amount(side).what(kind.id()),
            Event::LookedAt { seat, at, cards: which, count } => {
                Self::by("looked-at", seat).other(at).amount(count).cards(which.map(cards).unwrap_or_default())
            }
            Event::Stole { seat, from, what, amount } => {
                Self::by("stole", seat).other(from).amount(amount).what(loot(what))
            }
            Event::Gave { from, to, card } => Self::by("gave", from).other(to).maybe(card),
            _ => return None,
        })
    }

    /// Cattle and poker.
    fn cattle_and_poker(ids: Ids<'_>, event: Event) -> Option<Self> {
        let token = |happening: Self, token: Option<Cattle>| Self { what: token.map(|t| ids.cattle(t)), ..happening };
        Some(match event {
            Event::Acquired { seat, ranch, token: which } => {
                token(Self::by("acquired", seat), which).from(ids.ranch(ranch))
            }
            Event::StoleCattle { seat, from, token: which } => token(Self::by("stole-cattle", seat), which).other(from),
            Event::Delivered { seat, token: which, wrangled } => {
                let kind = if wrangled { "wrangled" } else { "rustled" };
                Self::by(kind, seat).what(ids.cattle(which))
            }
            Event::LostCattle { seat } => Self::by("lost-cattle", seat),
            Event::PokerBegins { seat } => Self::by("poker-begins", seat),
            Event::Joined { seat } => Self::by("joined", seat),
            Event::DealerDrew { seat, cards: which } => {
                Self::by("dealer-drew", seat).cards(which.map(cards).unwrap_or_default())
            }
            Event::Flop { cards: flop } => Self::of("flop").cards(cards(flop)),
            Event::Showed { seat, cards: shown, .. } => Self::by("showed", seat).cards(cards(shown)),
            Event::PokerWon { seat, money } => Self::by("poker-won", seat).amount(money),
            Event::HouseWon => Self::of("house-won"),
            _ => return None,
        })
    }

    /// Dice, stories and goals.
    fn rest(ids: Ids<'_>, event: Event) -> Self {
        match event {
            Event::Rolled { seat, die, face } => Self::by("rolled", seat).amount(die).what(word(ids.face(face))),
            Event::StoryOpens { deck, trigger } => Self::of("story-opens").amount(deck + 1).what(ids.trigger(trigger)),
            Event::Contributed { seat, deck, .. } => Self::by("contributed", seat).amount(deck + 1),
            Event::StoryResolved { deck, story } => Self::of("story-resolved").amount(deck + 1).what(ids.story(story)),
            Event::GoalShown { seat, goal } => Self::by("goal-shown", seat).what(ids.goal(goal)),
            Event::TokensDrawn { seat, count, .. } => Self::by("tokens-drawn", seat).amount(count),
            Event::TokensReturned { seat, count, .. } => Self::by("tokens-returned", seat).amount(count),
            _ => Self::of("other"),
        }
    }
}

const fn loot(what: Loot) -> &'static str {
    match what {
        Loot::Money => "money",
        Loot::Nuggets => "nuggets",
        Loot::Nothing => "nothing",
    }
}
