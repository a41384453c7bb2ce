//! Standing orders: what people are asked outside of their own turns, by kind, and what an order answers from what its own seat
//! knows. The table follows it a minute after the question (`table/orders.rs`).

use crate::wire::turns::{
    FaroOrder, GoalOrder, NpcOrder, OfferedOrder, Orders, PokerHand, PokerJoin, PokerOrder, StandIn, WindowOrder,
};
use darkrock_bots::BotKind;
use darkrock_rules::Choice;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::Content;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::ids::{CardSet, Seat};
use darkrock_rules::poker_hand::{Category, worth};
use darkrock_rules::state::{PokerStep, Public};
use darkrock_rules::view::View;

/// What plays bandits, guards and other opponents for those who leave it to the server, and what else they leave to it: the same for all seats, so that nobody
/// meets a better one than the others. With so few iterations it answers in some milliseconds.
pub const OPPONENTS: BotKind = BotKind::Gunslinger(500);

/// A kind of question that a person answers outside of their own turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Aside {
    /// The card of a bandit, a guard, the Sheriff or another opponent, and whether it restarts the fight.
    Npc,
    /// A reaction window in which only a pass is possible.
    EmptyWindow,
    /// A reaction window with a card or an ability that fits.
    Window,
    /// A goal that can be shown.
    Goal,
    /// A fight in which the person takes part: its card, declining, the bonuses of cards, the loot.
    Fight,
    /// Joining a game of poker, and playing it.
    Poker,
    /// Joining a game of faro, and betting.
    Faro,
    /// A step of the Sheriff.
    Sheriff,
    /// Anything else, as the effects of others' cards.
    Other,
}

impl Aside {
    /// The kind of a question in this position, by what it offers to the person who is asked.
    pub fn of(content: &Content, public: &Public, choices: &[Choice]) -> Self {
        let question = public.stack.peek();
        if matches!(question, Frame::NpcRestart { .. }) || choices.iter().any(|choice| matches!(choice, Choice::Npc(_)))
        {
            return Self::Npc;
        }
        if public.is_window(content) {
            return match choices {
                [Choice::Pass | Choice::End] => Self::EmptyWindow,
                _ if shows_goals(question) => Self::Goal,
                _ => Self::Window,
            };
        }
        match question {
            Frame::Fight => Self::Fight,
            Frame::Poker => Self::Poker,
            Frame::Sheriff { .. } => Self::Sheriff,
            _ if public.faro().is_some() => Self::Faro,
            _ => Self::Other,
        }
    }

    /// Its name, as in the results of `darkrock waits`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Whether goals can be shown.
const fn shows_goals(question: &Frame) -> bool {
    matches!(question, Frame::Points { .. } | Frame::Turn(TurnStep::Goals))
}

/// Orders as they are stored. Those of another version are none: the defaults count, and the player can give them anew.
pub fn read(body: &str) -> Option<Orders> {
    serde_json::from_str(body).inspect_err(|error| tracing::warn!(%error, "standing orders cannot be read")).ok()
}

/// How a question is answered that orders leave to the server: by a fixed choice, or by a bot when the time has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This choice.
    Choice(Choice),
    /// What [`OPPONENTS`] chooses.
    Bot,
}

/// What a seat's orders answer to a question, given what the seat knows and may choose; none if the player is asked.
pub fn answer(orders: &Orders, content: &Content, view: &View, choices: &[Choice]) -> Option<Answer> {
    let public = &view.public;
    let pass = choices.contains(&Choice::Pass).then_some(Answer::Choice(Choice::Pass));
    let own = view.seat.is_none_or(|seat| public.turn.seat == seat);
    match Aside::of(content, public, choices) {
        Aside::Npc => {
            let plays = orders.npc == NpcOrder::Bot && view.seat.is_some_and(|seat| plays_for_nobody(public, seat));
            return plays.then_some(Answer::Bot);
        }
        Aside::EmptyWindow => {
            return match orders.windows {
                WindowOrder::Ask => None,
                // Whoever plays may still undo something before the turn ends.
                WindowOrder::Empty | WindowOrder::Bot => pass,
                WindowOrder::Always => choices.first().copied().map(Answer::Choice),
            };
        }
        Aside::Window => {
            return match orders.windows {
                WindowOrder::Ask | WindowOrder::Empty => None,
                WindowOrder::Always => pass,
                WindowOrder::Bot => (!own).then_some(Answer::Bot),
            };
        }
        // Nobody wants to miss a goal.
        Aside::Goal => {
            let goal = choices.iter().find(|choice| matches!(choice, Choice::Goal(_)));
            return goal.filter(|_| orders.goals == GoalOrder::Show).copied().map(Answer::Choice);
        }
        Aside::Sheriff => return (!own && orders.sheriff == StandIn::Bot).then_some(Answer::Bot),
        Aside::Other if orders.effects == StandIn::Bot && !own && is_effect(public) => return Some(Answer::Bot),
        Aside::Fight | Aside::Poker | Aside::Faro | Aside::Other => {}
    }
    if !choices.contains(&Choice::Join) || pass.is_none() {
        return None;
    }
    if matches!(public.stack.peek(), Frame::Poker) && public.poker.step == PokerStep::Join {
        let join = joins(orders.poker, content, view)?;
        return Some(Answer::Choice(if join { Choice::Join } else { Choice::Pass }));
    }
    pass.filter(|_| public.faro().is_some() && orders.faro == FaroOrder::Never)
}

/// In how many rounds of a game orders are offered.
pub const OFFERED_ROUNDS: u16 = 2;

/// The order that would have spared the others a wait for this answer, with the orders that are offered then; none if orders answer
/// already, or none could. With it, a bot decides whatever else it can in the turns of others, unless the player has wished otherwise:
/// one offer instead of several. Orders that pass or decline without a look at the cards are never offered: that may be dear.
pub fn offered(orders: &Orders, content: &Content, view: &View, choices: &[Choice]) -> Option<(OfferedOrder, Orders)> {
    let public = &view.public;
    let own = view.seat.is_none_or(|seat| public.turn.seat == seat);
    if own || !(1..=OFFERED_ROUNDS).contains(&public.turn.round) || answer(orders, content, view, choices).is_some() {
        return None;
    }
    let one = [
        (OfferedOrder::Npc, Orders { npc: NpcOrder::Bot, ..*orders }),
        (OfferedOrder::Windows, Orders { windows: WindowOrder::Bot, ..*orders }),
        (OfferedOrder::Sheriff, Orders { sheriff: StandIn::Bot, ..*orders }),
        (OfferedOrder::Effects, Orders { effects: StandIn::Bot, ..*orders }),
    ];
    let (about, one) = one.into_iter().find(|(_, one)| answer(one, content, view, choices).is_some())?;
    let windows = if one.windows == WindowOrder::Empty { WindowOrder::Bot } else { one.windows };
    Some((about, Orders { windows, sheriff: StandIn::Bot, effects: StandIn::Bot, ..one }))
}

/// Whether a question comes from a card, an item or a story, and not from the setup or a game of a module.
fn is_effect(public: &Public) -> bool {
    let setup = matches!(public.stack.peek(), Frame::Draft | Frame::Setup(_));
    !setup && public.faro().is_none()
}

/// Whether it is nothing to a player which card a bandit, a guard or another opponent plays: no rule of any module gives whoever
/// plays it anything, but for whoever moves the Sheriff on the own turn, who may gain by the arrest (`sheriff-arrested`).
fn plays_for_nobody(public: &Public, seat: Seat) -> bool {
    let moves = |frame: &Frame| matches!(frame, Frame::Sheriff { mover, .. } if *mover == seat);
    let own = public.turn.seat == seat;
    !(own || public.fight.kind == FightKind::Sheriff && public.stack.iter().any(moves))
}

/// Whether an order joins a game of poker; none if the player is asked.
fn joins(order: PokerOrder, content: &Content, view: &View) -> Option<bool> {
    match order.join {
        PokerJoin::Ask => None,
        PokerJoin::Never => Some(false),
        PokerJoin::Rule => {
            let holds = match order.hand {
                PokerHand::Any => true,
                PokerHand::Pair => has_pair(content, view),
            };
            Some(view.public.poker.ante(content) <= order.stake && holds)
        }
    }
}

/// Whether two cards of the hand make a pair.
fn has_pair(content: &Content, view: &View) -> bool {
    let (hand, first) = (view.own.hand, view.public.edition.five_of_a_kind_first());
    let pair = |cards: CardSet| worth(cards, content.wild_cards, first).category() >= Category::Pair;
    hand.iter().any(|one| hand.iter().any(|other| other > one && pair([one, other].into_iter().collect())))
}
