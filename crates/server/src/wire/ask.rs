//! A seat's decision: its choices, and expected but unavailable choices with the reason.
use super::ids::{self, Ids};
use super::message::Message;
use super::preview::{Preview, previews};
use super::words::{FightKind, Income, Loot, Reward};
use darkrock_rules::Game;
use darkrock_rules::chance::Chance;
use darkrock_rules::choice::{self, Choice};
use darkrock_rules::ids::*;
use darkrock_rules::notation;
use darkrock_rules::poker_hand::{Worth, best_hand, wild_values};
use darkrock_rules::record::{Session, Trial};
use darkrock_rules::state::Public;
use darkrock_texts::messages;
use darkrock_wire::{Cards, Id};
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// How many choices a decision usually has at most.
const USUAL_CHOICES: usize = 32;
/// The usual size of a decision as JSON, in bytes.
const USUAL_BYTES: usize = 1 << 12;

/// A seat's pending decision.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct Ask {
    /// Who is asked, from 1.
    pub seat: u8,
    /// What is to be decided, in words.
    pub question: Message,
    /// What requires the decision, such as a fight card with its text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Message>,
    /// The id of the rule by which it is asked, such as `base.fight.07`.
    pub rule: String,
    /// The legal choices.
    pub offers: Vec<Offer>,
    /// Expected but unavailable choices, with the reasons. A decision has none: they are told on request, with previews.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<Closed>,
    /// What may extend a move among the offers, as it is offered once the move is made (`move/extend`). A client may let its player say
    /// with the move whether to go on, and pass that question otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extends: Vec<Offer>,
    /// Whether it is a reaction window in which only passing is possible.
    #[serde(skip_serializing_if = "is_false")]
    pub only_pass: bool,
    /// Whether players who can only pass have this decision too, so that the response time does not reveal their cards.
    #[serde(skip_serializing_if = "is_false")]
    pub window: bool,
}

/// A legal choice.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug, Default)]
#[ts(optional_fields)]
pub struct Offer {
    /// The choice in the notation; what `play` sends back.
    pub choice: Id,
    /// Its kind, as in `docs/notation.md`.
    #[ts(type = "ChoiceKind")]
    pub kind: &'static str,
    /// What it does, in words. On the wire that of a move to `space` without mesas is left out: `choice-move`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Message")]
    pub label: Option<Message>,
    /// Whether it cannot be undone.
    #[serde(rename = "final", skip_serializing_if = "is_false")]
    pub last: bool,
    /// The space concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub space: Option<Id>,
    /// The cards that it plays, discards or gives.
    #[serde(skip_serializing_if = "Cards::is_empty")]
    pub cards: Cards,
    /// The id of the fight card that it plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fight_card: Option<Id>,
    /// The item; with `+` when it is about the upgraded side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item: Option<Id>,
    /// The id of the goal that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<Id>,
    /// The id of the character that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<Id>,
    /// The player concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// In a fight, which: a duel, a robbery, an arrest and so on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fight: Option<FightKind>,
    /// Whether a robber takes all of the money or nuggets instead of half.
    #[serde(skip_serializing_if = "is_false")]
    pub robs_all: bool,
    /// What is stolen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loot: Option<Loot>,
    /// Whether the cattle token is stolen too.
    #[serde(skip_serializing_if = "is_false")]
    pub cattle: bool,
    /// Which of the three is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub income: Option<Income>,
    /// The reward for a beaten bandit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reward: Option<Reward>,
    /// The option of an effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<Id>,
    /// The story deck, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<u8>,
    /// The rank of a bet at faro.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<Id>,
    /// A number: LP to revel for, nuggets to sell, the die to roll again, dollars to bet, the part of a
    /// legendary story.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// LP of the tokens to keep.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<u8>,
    /// The number of mesas on the path.
    #[serde(skip_serializing_if = "is_zero")]
    pub mesas: u8,
    /// Whether a bandit is where it moves to.
    #[serde(skip_serializing_if = "is_false")]
    pub bandit: bool,
    /// Its price in dollars.
    #[serde(skip_serializing_if = "is_zero")]
    pub cost: u8,
    /// The poker hand that the cards make with the flop.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
    /// What it does. A decision has none of this: it is told on request.
    #[serde(flatten)]
    pub preview: Preview,
    /// The choices that complete it, where the same seat is asked for the rest of it at once, such as the space to which a card
    /// extends its move, or for the income of its turn, and learns nothing in between. A client may make both together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub then: Vec<Self>,
}

/// What the laid cards are worth at poker.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[ts(optional_fields)]
pub struct Hand {
    /// How it is called, such as `full-house`.
    #[ts(type = "HandCategory")]
    pub category: &'static str,
    /// The strength: the higher number wins.
    pub worth: u32,
    /// What cards that may take any value count as in it, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wild: Option<Vec<Wild>>,
}

/// A card that may take any value, in a hand.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Wild {
    /// Its id, one of the `cards` of the offer.
    pub card: Id,
    /// Its value there, from `2` to `10` and `J` to `A`.
    pub rank: &'static str,
}

/// An unavailable choice.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct Closed {
    /// Its label, without the reason.
    #[serde(flatten)]
    pub offer: Offer,
    /// Why it is not possible now, in words.
    pub reason: Message,
    /// The rule that forbids it.
    pub rule: String,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_false(yes: &bool) -> bool {
    !*yes
}
#[allow(clippy::trivially_copy_pass_by_ref)]
pub(super) const fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl Hand {
    fn new(worth: Worth, wild: Vec<(Card, u8)>) -> Self {
        let named = |(card, value): (Card, u8)| Wild { card: Id::of(card), rank: RANKS[usize::from(value)] };
        let wild = (!wild.is_empty()).then(|| wild.into_iter().map(named).collect());
        Self { category: worth.category().id(), worth: worth.0, wild }
    }
}

/// A decision as JSON. The one that a client was last sent is only compared with the next, and one text is read and dropped
/// faster than its many parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskText(Box<str>);

impl AskText {
    /// A seat's pending decision, as [`Ask::new`] has it.
    pub fn new<C: Chance>(ids: Ids<'_>, session: &Session<'_, C>, seat: Seat) -> Option<Self> {
        Some(Self::of(&Ask::new(ids, session, seat)?))
    }

    /// A decision.
    pub(super) fn of(ask: &Ask) -> Self {
        let mut text = Vec::with_capacity(USUAL_BYTES);
        serde_json::to_writer(&mut text, ask).expect("invariant: a decision is JSON");
        let text = std::str::from_utf8(&text).expect("invariant: JSON is UTF-8");
        Self(text.into())
    }
}

impl AsRef<str> for AskText {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl Serialize for AskText {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        serde_json::from_str::<&RawValue>(&self.0).map_err(S::Error::custom)?.serialize(to)
    }
}

impl Ask {
    /// A seat's pending decision; none if it has none, or has chosen.
    pub fn new<C: Chance>(ids: Ids<'_>, session: &Session<'_, C>, seat: Seat) -> Option<Self> {
        let mut choices = Vec::with_capacity(USUAL_CHOICES);
        session.choices(seat, &mut choices);
        if choices.is_empty() {
            return None;
        }
        let game = session.game();
        let public = &game.state.public;
        let asker = Asker { ids, game, seat };
        Some(Self {
            seat: ids::seat(seat),
            question: Message::new(ids, messages::question(ids.0, public, Some(seat))),
            why: messages::why(public).map(|why| Message::new(ids, why)),
            rule: public.rule(ids.0).to_owned(),
            only_pass: choices.as_slice() == [Choice::Pass],
            window: public.is_window(ids.0),
            closed: Vec::new(),
            extends: asker.extensions(&choices),
            offers: choices.into_iter().map(|choice| asker.open(choice, &session.try_out(seat, choice))).collect(),
        })
    }
}

/// Expected but unavailable choices of a seat.
pub fn closed<C: Chance>(ids: Ids<'_>, session: &Session<'_, C>, seat: Seat) -> Vec<Closed> {
    Asker { ids, game: session.game(), seat }.closed()
}

impl Ask {
    /// The same with what is told on request.
    #[must_use]
    pub fn previewed<C: Chance>(mut self, ids: Ids<'_>, session: &Session<'_, C>, seat: Seat) -> Self {
        let mut previews = previews(ids, session, seat).into_iter();
        for offer in &mut self.offers {
            offer.preview = previews.next().unwrap_or_default();
            for part in &mut offer.then {
                part.preview = previews.next().unwrap_or_default();
            }
        }
        self.closed = closed(ids, session, seat);
        self
    }
}

/// The most choices that complete another one: more are asked for on their own, except for spaces, which the map shows.
const MOST_PARTS: usize = 4;

/// The choices that complete the one that led to a game; none if there are many.
pub(super) fn parts(game: &Game<'_>, seat: Seat) -> Vec<Choice> {
    let mut choices = Vec::new();
    game.choices(seat, &mut choices);
    let listed = choices.iter().filter(|choice| !matches!(choice, Choice::Ride { .. })).count();
    if listed > MOST_PARTS { Vec::new() } else { choices }
}

/// Describes choices of a seat.
struct Asker<'a, 'c> {
    ids: Ids<'a>,
    game: &'a Game<'c>,
    seat: Seat,
}

impl Asker<'_, '_> {
    fn public(&self) -> &Public {
        &self.game.state.public
    }

    /// The parts of a choice.
    fn offer(&self, choice: Choice) -> Offer {
        let ids = self.ids;
        let mut offer = Offer {
            choice: Id::of(notation::Printed(ids.0, choice)),
            kind: notation::kind(choice).kind,
            label: self.label(choice),
            ..Offer::default()
        };
        match choice {
            Choice::Draft(c) | Choice::UseCharacter(c) => offer.character = Some(ids.character(c)),
            Choice::Start(space) | Choice::Sheriff(space) => offer.space = Some(ids.space(space)),
            Choice::Move { to, mesas } | Choice::Ride { to, mesas } => {
                offer.space = Some(ids.space(to));
                offer.mesas = mesas;
            }
            Choice::Play(card) | Choice::Commit(card) | Choice::React(card) => offer.cards = Cards(CardSet::one(card)),
            Choice::Discard(card) | Choice::Give(card) => offer.cards = Cards(CardSet::one(card)),
            Choice::Lay(a, b) => self.lay(&mut offer, a.into_iter().chain(b).collect()),
            Choice::Npc(card) => offer.fight_card = Some(Id::of(card)),
            Choice::Module(choice) => {
                let bet = choice.bet();
                offer.rank = bet.map(|(rank, _)| rank).or_else(|| choice.reclaimed()).map(Id::of);
                offer.number = bet.map(|(_, money)| money).or_else(|| choice.part().map(|part| part + 1));
                let bought = |(item, upgraded)| ids.side(item, upgraded);
                offer.item = choice.purchase().map(bought);
                offer.option = choice.bonus().map(|bonus| ids.option(bonus));
            }
            Choice::Fight { kind, target } => {
                offer.fight = Some(kind.into());
                let all = |from| self.public().robs_all_of(from);
                offer.robs_all = kind == choice::FightKind::Rob && self.public().seat_of(target).is_some_and(all);
                self.target(&mut offer, target);
            }
            Choice::Arrest(character) => self.target(&mut offer, character.into()),
            Choice::Target(target) => self.target(&mut offer, target),
            Choice::Upgrade(item) => offer.item = Some(ids.side(item, true)),
            Choice::Buy(item) | Choice::Equip(item) | Choice::UseItem(item) => {
                let player = self.public().player(self.seat);
                offer.item = Some(ids.owned(player, item));
            }
            Choice::Reroll(n) | Choice::Revel(n) => offer.number = Some(n),
            Choice::Deposit { nuggets, cards } => self.deposit(&mut offer, nuggets, cards),
            Choice::Contribute(deck) => offer.deck = Some(deck + 1),
            Choice::Goal(goal) => offer.goal = Some(ids.goal(goal)),
            Choice::Steal { what, cattle } => {
                (offer.loot, offer.cattle) = (Some(what.into()), cattle);
                if let choice::Loot::Item(item) = what {
                    offer.item = Some(ids.item(item));
                }
            }
            Choice::Income(income) => offer.income = Some(income.into()),
            Choice::Reward(reward) => offer.reward = Some(reward.into()),
            Choice::Choose(option) => offer.option = Some(ids.option(option)),
            Choice::KeepTokens(counts) => offer.tokens = ids.tokens(counts),
            _ => {}
        }
        offer
    }

    /// What it does, in words; none for a plain move, of which a decision has many.
    fn label(&self, choice: Choice) -> Option<Message> {
        let plain = matches!(choice, Choice::Move { mesas: 0, .. });
        (!plain).then(|| Message::new(self.ids, messages::choice(self.ids.0, self.public(), choice)))
    }

    fn target(&self, offer: &mut Offer, target: Figure) {
        offer.character = Some(self.ids.figure(target));
        offer.seat = self.public().seat_of(target).map(ids::seat);
    }

    fn lay(&self, offer: &mut Offer, laid: CardSet) {
        offer.cards = Cards(laid);
        let (content, public) = (self.ids.0, self.public());
        let five_first = public.edition.five_of_a_kind_first();
        let (flop, wild) = (public.poker.flop, content.wild_cards);
        let hand = best_hand(laid, flop, wild, five_first);
        offer.hand = Some(Hand::new(hand, wild_values(laid, flop, wild, five_first)));
    }

    fn deposit(&self, offer: &mut Offer, nuggets: u8, mask: u8) {
        offer.number = Some(nuggets);
        let shown = self.ids.0.nugget_cards.iter().enumerate().filter(|(bit, _)| mask >> bit & 1 == 1);
        offer.cards = Cards(shown.map(|(_, card)| card).collect());
    }

    /// A legal choice, with what follows from trying it out.
    fn open(&self, choice: Choice, trial: &Trial<'_>) -> Offer {
        let mut offer = self.offer(choice);
        offer.last = trial.tells;
        offer.then = trial.rest.as_ref().map(|rest| self.rest(rest)).unwrap_or_default();
        if let Choice::Move { to, .. } | Choice::Ride { to, .. } = choice {
            offer.bandit = self.public().bandits.contains(to);
        }
        offer.cost = self.game.cost(self.seat, choice);
        offer
    }

    /// What may extend a move that is among the choices.
    fn extensions(&self, choices: &[Choice]) -> Vec<Offer> {
        let moves = choices.iter().any(|choice| matches!(choice, Choice::Move { .. }));
        let all = if moves { self.game.extensions(self.seat) } else { Vec::new() };
        all.into_iter().map(|choice| self.offer(choice)).collect()
    }

    /// The choices that complete another one, in the game after it.
    fn rest(&self, game: &Game<'_>) -> Vec<Offer> {
        let asker = Asker { game, ..*self };
        // What follows these is asked for on its own.
        let trial = |choice| Trial { rest: None, ..Trial::new(game, self.seat, choice) };
        parts(game, self.seat).into_iter().map(|choice| asker.open(choice, &trial(choice))).collect()
    }

    /// Expected but unavailable choices.
    fn closed(&self) -> Vec<Closed> {
        let mut seen = Vec::new();
        let mut closed = Vec::new();
        for (choice, refusal) in self.game.closed(self.seat) {
            let mut offer = self.offer(choice);
            offer.cost = self.game.cost(self.seat, choice);
            // One unavailable fight of each kind and reason is enough: the reason is not about the target.
            if let Some(fight) = offer.fight {
                let key = (fight, refusal.code());
                if seen.contains(&key) {
                    continue;
                }
                seen.push(key);
            }
            let reason = Message::new(self.ids, messages::refusal(&refusal));
            closed.push(Closed { offer, reason, rule: refusal.rule_of(choice).to_owned() });
        }
        closed
    }
}
