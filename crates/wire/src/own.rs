//! The private knowledge of a seat.

use crate::compare_fields;
use crate::ids::{self, Ids};
use crate::{Cards, FightCards, Id};
use darkrock_rules::ids::GoalSlots;
use darkrock_rules::view::View;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The private knowledge of a seat.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Own {
    /// Whose it is, from 1.
    pub seat: u8,
    /// The poker cards that it holds.
    pub hand: Cards,
    /// Cards played facedown.
    pub facedown: Cards,
    /// Cards drawn as a poker dealer.
    pub dealer: Cards,
    /// Cards that others are known to hold.
    pub known: Vec<Known>,
    /// Fight cards known to lie in each batch of their deck.
    pub known_fight: Vec<FightCards>,
    /// Fight cards drawn for a bandit, guard or the Sheriff that this seat controls.
    pub npc_drawn: FightCards,
    /// The fight card that this seat played.
    pub npc_laid: Option<Id>,
    /// Goals in hand, which nobody else sees before they are completed.
    pub goals: Vec<HeldGoal>,
    /// LP of each legendary token held.
    pub tokens: Vec<u8>,
    /// LP of those of them that do not count as tokens of goals.
    pub kept_tokens: Vec<u8>,
    /// Cattle tokens that this seat has seen, by who carries them.
    pub cattle: Vec<SeenCattle>,
    /// Characters dealt.
    pub draft: Vec<Id>,
    /// The character chosen and not yet shown.
    pub drafted: Option<Id>,
}

/// Cards that a seat is known to hold.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Who holds them.
    pub seat: u8,
    /// The cards, in hand or facedown.
    pub cards: Cards,
}

/// A goal in hand.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct HeldGoal {
    /// The id, as in the handbook.
    pub goal: Id,
    /// Whether its condition was met in this turn.
    pub met: bool,
}

/// A cattle token seen.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct SeenCattle {
    /// Who carries it.
    pub seat: u8,
    /// Its id, as in `cattle.yaml`.
    pub token: Id,
}

compare_fields!(Own {
    value seat, value hand, value facedown, value dealer, value known, value known_fight, value npc_drawn,
    value npc_laid, value goals, value tokens, value kept_tokens, value cattle, value draft, value drafted,
});

impl Own {
    /// The private knowledge of the view's seat; none for a spectator's view.
    pub fn new(ids: Ids<'_>, view: &View) -> Option<Self> {
        let (seat, own) = (view.seat?, &view.own);
        let others = view.public.all_seats().filter(|s| *s != seat && !own.known[s.index()].is_empty());
        let cattle = view
            .public
            .all_seats()
            .flat_map(|s| own.cattle[s.index()].into_iter().flatten().map(move |token| (s, token)));
        let met = if view.public.is_active(seat) { view.public.turn.goals_met } else { GoalSlots::new() };
        let goals = ids.0.goals_of(view.public.player(seat), own.goals);
        let goals = goals.map(|g| HeldGoal { goal: ids.goal(g), met: met.contains(ids.0.goal_slot(g)) });
        let batches = view.public.fight_batches.iter().zip(own.known_fight.iter()).filter(|(size, _)| **size > 0);
        Some(Self {
            seat: ids::seat(seat),
            hand: Cards(own.hand),
            facedown: Cards(own.facedown),
            dealer: Cards(own.dealer),
            known: others.map(|s| Known { seat: ids::seat(s), cards: Cards(own.known[s.index()]) }).collect(),
            known_fight: batches.map(|(_, known)| FightCards(known)).collect(),
            npc_drawn: FightCards(own.npc_drawn),
            npc_laid: own.npc_laid.map(Id::of),
            goals: goals.collect(),
            tokens: ids.tokens(own.tokens),
            kept_tokens: ids.tokens(own.kept_tokens),
            cattle: cattle.map(|(s, t)| SeenCattle { seat: ids::seat(s), token: ids.cattle(t) }).collect(),
            draft: own.draft.iter().map(|c| ids.character(c)).collect(),
            drafted: own.drafted.map(|c| ids.character(c)),
        })
    }
}
