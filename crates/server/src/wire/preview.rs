//! What a choice does, told when a client asks for it: a decision would be twice as long with it, and programs need none.
//! All of it follows from what the seat knows.

use super::ask::{is_zero, parts};
use super::ids::{self, Ids};
use darkrock_rules::Game;
use darkrock_rules::chance::Chance;
use darkrock_rules::choice::Choice;
use darkrock_rules::foreseen::{self, Changes, Foreseen, Other};
use darkrock_rules::frame::PointsOn;
use darkrock_rules::ids::*;
use darkrock_rules::odds::Odds;
use darkrock_rules::record::Session;
use darkrock_rules::view::View;
use darkrock_wire::{Cards, Id, Seats};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a choice does.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug, Default)]
#[ts(optional_fields)]
pub struct Preview {
    /// The path of a move, space by space. On the wire it ends before `space`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub way: Vec<Id>,
    /// Of a starting space: what is near, within two spaces, nearest first: spaces with a place or a bandit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<Id>,
    /// The module's opponent that is where it moves to, by the id of its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<Id>,
    /// Players in that space.
    #[serde(skip_serializing_if = "Seats::is_empty")]
    pub players: Seats,
    /// Its certain gain in dollars.
    #[serde(skip_serializing_if = "is_zero")]
    pub money: u8,
    /// Its certain gain in LP.
    #[serde(skip_serializing_if = "is_zero")]
    pub lp: u8,
    /// Dollars of its gain beyond the money limit; of a heist, if it succeeds.
    #[serde(skip_serializing_if = "is_zero")]
    pub lost_money: u8,
    /// Nuggets of its gain beyond the carrying limit.
    #[serde(skip_serializing_if = "is_zero")]
    pub lost_nuggets: u8,
    /// The certain number of cards drawn.
    #[serde(skip_serializing_if = "is_zero")]
    pub draws: u8,
    /// Cards played at poker whose bonus applies when they are revealed; `money` and `draws` include it.
    #[serde(skip_serializing_if = "Cards::is_empty")]
    pub bonus: Cards,
    /// The state of the fight after a reaction or a pass, without further reactions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
    /// What it certainly changes, spaces of tracks included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gains: Option<Box<Gains>>,
    /// How likely it succeeds, in percent: a fight is won whatever the other side plays, a nugget is found, no wound is gained, the pot
    /// or a share of it is won over all cards that the others could hold and play best. At poker it may be that of a sample of deals,
    /// the same each time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<u8>,
}

/// The state of a fight.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Values of both sides as ranks, the attacker's first.
    pub values: [Id; 2],
    /// The side that would win; none when the fight restarts.
    pub winner: Option<u8>,
}

impl Standing {
    fn new(standing: darkrock_rules::standing::Standing) -> Self {
        Self { values: standing.values.map(|value| Id::of(FightCard(value))), winner: standing.winner }
    }
}

/// What all choices of a seat's pending decision do, in the order of its offers, each followed by those that complete it.
pub fn previews<C: Chance>(ids: Ids<'_>, session: &Session<'_, C>, seat: Seat) -> Vec<Preview> {
    let mut choices = Vec::new();
    session.choices(seat, &mut choices);
    let view = session.game().view(Some(seat));
    let mut previews = Vec::with_capacity(choices.len());
    for choice in choices {
        previews.push(Preview::new(ids, session.game(), &view, seat, choice, &session.foreseen(seat, choice)));
        if let Some(rest) = session.try_out(seat, choice).rest {
            let view = rest.view(Some(seat));
            let part = |choice| Preview::new(ids, &rest, &view, seat, choice, &rest.foreseen(seat, choice));
            previews.extend(parts(&rest, seat).into_iter().map(part));
        }
    }
    previews
}

impl Preview {
    /// What a legal choice does, by what its seat knows.
    fn new(ids: Ids<'_>, game: &Game<'_>, view: &View, seat: Seat, choice: Choice, foreseen: &Foreseen) -> Self {
        let preview = game.preview(seat, choice);
        let way = preview.way.split_last().map_or(&[][..], |(_, way)| way);
        Self {
            way: way.iter().map(|s| ids.space(*s)).collect(),
            near: if let Choice::Start(space) = choice { near(ids, game, space) } else { Vec::new() },
            opponent: preview.opponent.map(|foe| ids.foe(foe)),
            players: Seats(preview.players),
            money: preview.money,
            lp: preview.lp,
            lost_money: preview.lost_money.max(foreseen.lost_money),
            lost_nuggets: preview.lost_nuggets.max(foreseen.lost_nuggets),
            draws: preview.draws,
            bonus: Cards(preview.bonus),
            standing: preview.standing.map(Standing::new),
            gains: Gains::new(ids, foreseen),
            odds: view.odds(ids.0, choice).map(Odds::percent),
        }
    }
}

/// What is near a starting space.
fn near(ids: Ids<'_>, game: &Game<'_>, space: Space) -> Vec<Id> {
    let board = &ids.0.board;
    let has = |at: &Space| board.kinds(*at).next().is_some() || game.state.public.bandits.contains(*at);
    let (beside, around) = (board.within(space, 1), board.within(space, 2));
    let further = around.without(beside);
    beside.iter().chain(further.iter()).filter(has).map(|at| ids.space(at)).collect()
}

/// What a choice certainly changes for its seat, and for others. Sums contain what spaces of tracks pay; what is omitted stays as it
/// is.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug, Default)]
#[ts(optional_fields)]
pub struct Gains {
    /// Dollars gained, or lost below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<i16>,
    /// LP gained, or lost below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lp: Option<i16>,
    /// Nuggets gained, or lost below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nuggets: Option<i16>,
    /// Wounds gained, or healed below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wounds: Option<i16>,
    /// Cards drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<i16>,
    /// Actions gained.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<i16>,
    /// Steps on tracks, in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<TrackStep>>,
    /// Other players who answer it or could react to it, as far as everybody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers: Option<Seats>,
    /// The player who plays the cards of the bandit, guard or other opponent in the fight that it begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plays_npc: Option<u8>,
    /// What it changes for other players and the automa, by seat; those without a change are left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Vec<OtherGains>>,
}

/// What a choice of another player certainly changes for somebody; what is omitted stays as it is.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[ts(optional_fields)]
pub struct OtherGains {
    /// Whose it is.
    pub seat: u8,
    /// Dollars gained, or lost below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<i16>,
    /// LP gained, or lost below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lp: Option<i16>,
    /// Nuggets gained, or lost below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nuggets: Option<i16>,
    /// Wounds gained, or healed below 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wounds: Option<i16>,
    /// Cards drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<i16>,
    /// Steps on tracks, in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<TrackStep>>,
    /// Present, and true, if the player is arrested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arrested: Option<bool>,
    /// The space to which the figure is moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub space: Option<Id>,
}

/// One space further or back on a track, and what is certain of it.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[ts(optional_fields)]
pub struct TrackStep {
    /// `marshal`, `wanted`, or the id of the name of a track that a module brings.
    pub track: Id,
    /// The space that is left; 0 before the first.
    pub from: u8,
    /// The space that is entered; 0 if the cube leaves the track.
    pub to: u8,
    /// Dollars that this space pays, after the money limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<i16>,
    /// LP that it pays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lp: Option<i16>,
    /// Cards that are drawn for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<i16>,
}

fn sum(n: i16) -> Option<i16> {
    (n != 0).then_some(n)
}

fn steps(ids: Ids<'_>, changes: &Changes) -> Option<Vec<TrackStep>> {
    (!changes.steps.is_empty()).then(|| changes.steps.iter().map(|step| TrackStep::new(ids, step)).collect())
}

impl OtherGains {
    fn new(ids: Ids<'_>, other: &Other) -> Self {
        let changes = &other.changes;
        Self {
            seat: ids::seat(other.seat),
            money: sum(changes.money),
            lp: sum(changes.lp),
            nuggets: sum(changes.nuggets),
            wounds: sum(changes.wounds),
            draws: sum(changes.draws.into()),
            steps: steps(ids, changes),
            arrested: other.arrested.then_some(true),
            space: other.space.map(|space| ids.space(space)),
        }
    }
}

impl Gains {
    /// What a choice changes; none if nothing is certain.
    fn new(ids: Ids<'_>, foreseen: &Foreseen) -> Option<Box<Self>> {
        let Foreseen { own, others, .. } = foreseen;
        let gains = Self {
            money: sum(own.money),
            lp: sum(own.lp),
            nuggets: sum(own.nuggets),
            wounds: sum(own.wounds),
            draws: sum(own.draws.into()),
            actions: sum(foreseen.actions.into()),
            steps: steps(ids, own),
            answers: (!foreseen.answers.is_empty()).then_some(Seats(foreseen.answers)),
            plays_npc: foreseen.plays_npc.map(ids::seat),
            others: (!others.is_empty()).then(|| others.iter().map(|other| OtherGains::new(ids, other)).collect()),
        };
        (gains != Self::default()).then(|| Box::new(gains))
    }
}

impl TrackStep {
    fn new(ids: Ids<'_>, step: &foreseen::TrackStep) -> Self {
        let track = match step.on {
            PointsOn::Marshal => Id::of("marshal"),
            PointsOn::Wanted => Id::of("wanted"),
            PointsOn::Track(track) => ids.point_track(track),
        };
        Self {
            track,
            from: step.from,
            to: step.to,
            money: sum(step.money),
            lp: sum(step.lp),
            draws: sum(step.draws.into()),
        }
    }
}
