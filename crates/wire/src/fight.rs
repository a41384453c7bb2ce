//! The fight in progress, for clients.

use crate::compare_fields;
use crate::ids::{self, Ids};
use crate::words::{FightKind, FightStep};
use crate::{Cards, FightCards, Id};
use darkrock_rules::ids::RANKS;
use darkrock_rules::view::View;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The fight in progress. Side 0 is the fighter, side 1 the other.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Fight {
    /// Who fights whom and about what: a duel, a robbery, an arrest and so on.
    pub kind: FightKind,
    /// The module's opponent, by the id of its name.
    pub opponent: Option<Id>,
    /// The fighter's seat.
    pub fighter: u8,
    /// The other player; against a bandit, guard or the Sheriff, the player who controls it.
    pub other: u8,
    /// Whether the other side is a player.
    pub with_player: bool,
    /// Its stage.
    pub step: FightStep,
    /// Which sides have played a card facedown.
    pub laid: [bool; 2],
    /// The revealed poker card of each side.
    pub shown: [Option<Id>; 2],
    /// The revealed fight card of the bandit, guard or Sheriff.
    pub npc_shown: Option<Id>,
    /// Other faceup fight cards: the automa's that do not count.
    pub faceup: FightCards,
    /// Fight cards drawn for it.
    pub npc_drawn: u8,
    /// Whether its fight card is facedown.
    pub npc_laid: bool,
    /// Whether the effect of the fight card is canceled.
    pub card_cancelled: bool,
    /// Values as ranks after decreases; none before the reveal.
    pub values: [Option<Id>; 2],
    /// Cards played faceup by each side.
    pub played: [Cards; 2],
    /// The side that wins ties.
    pub ties: u8,
    /// Whether a robber takes all that the other player has of it, and not half.
    pub robs_all: bool,
    /// LP that the loser loses besides.
    pub loser_lp: u8,
    /// The winning side.
    pub winner: Option<u8>,
}

compare_fields!(Fight {
    value kind, value opponent, value fighter, value other, value with_player, value step, value laid, value shown,
    value npc_shown, value faceup, value npc_drawn, value npc_laid, value card_cancelled, value values, value played,
    value ties, value robs_all, value loser_lp, value winner,
});

impl Fight {
    pub(crate) fn new(ids: Ids<'_>, view: &View) -> Self {
        let fight = &view.public.fight;
        let rank = |side: usize| RANKS.get(usize::from(fight.value[side])).map(Id::of);
        let shown = fight.shown.map(|c| c.map(Id::of));
        let npc_shown = fight.npc_shown.map(Id::of);
        // An opponent may show its card before the player has played one.
        let revealed = !fight.npc_first && npc_shown.is_some() || shown.iter().any(Option::is_some);
        Self {
            kind: fight.kind.into(),
            opponent: fight.opponent.map(|o| ids.opponent(o)),
            fighter: ids::seat(fight.fighter),
            other: ids::seat(fight.other),
            with_player: fight.with_player(),
            step: fight_step(ids, view, revealed),
            laid: fight.laid,
            values: if revealed { [rank(0), rank(1)] } else { [None, None] },
            shown,
            npc_shown,
            faceup: FightCards(fight.faceup),
            npc_drawn: fight.drawn,
            npc_laid: view.npc_laid,
            card_cancelled: fight.card_cancelled,
            played: fight.played.map(Cards),
            ties: view.public.tie_winner(),
            robs_all: fight.kind == darkrock_rules::choice::FightKind::Rob && view.public.robs_all_of(fight.other),
            loser_lp: view.public.loser_lp(fight.kind),
            winner: fight.winner,
        }
    }
}

/// The stage of a fight in the step bar.
fn fight_step(ids: Ids<'_>, view: &View, revealed: bool) -> FightStep {
    let fight = &view.public.fight;
    FightStep::new(view.public.fight_step(ids.0), fight.laid.contains(&true), revealed)
}
