//! What a choice changes, foreseen by trying it out: for its seat and for every other player, everything up to the first random
//! outcome other than a card drawn, up to the first hidden thing that is shown, and up to the next choice of another player. It
//! follows from what the seat knows, so it leaks nothing.

use crate::content::schema::When;
use crate::content::{Content, Op};
use crate::core::chance::{Chance, FastChance, Luck};
use crate::core::choice::{Choice, FightKind, Loot};
use crate::core::engine::Reader;
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{Frame, PointsOn};
use crate::core::game::Game;
use crate::core::ids::*;
use crate::core::state::Side;
use serde::Serialize;
use std::cell::Cell;

/// A step on a track, and what the space that is entered pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TrackStep {
    /// Whether the Marshal track, the Wanted track or one of a module.
    #[serde(skip)]
    pub on: PointsOn,
    /// The space that is left; 0 is before the first.
    pub from: u8,
    /// The space that is entered; 0 if the cube leaves the track.
    pub to: u8,
    /// Dollars that the space pays, after the money limit.
    pub money: i16,
    /// LP that it pays.
    pub lp: i16,
    /// Cards that are drawn for it.
    pub draws: u8,
}

/// What a choice certainly changes for a player. Sums contain what spaces of tracks pay.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Changes {
    /// Dollars gained, or lost below 0.
    pub money: i16,
    /// LP gained, or lost below 0.
    pub lp: i16,
    /// Nuggets gained, or lost below 0.
    pub nuggets: i16,
    /// Wounds gained, or healed below 0.
    pub wounds: i16,
    /// Cards drawn, whichever they are.
    pub draws: u8,
    /// Steps on tracks, in order.
    pub steps: Vec<TrackStep>,
}

/// What a choice of somebody else certainly changes for a player, or for the automa.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Other {
    /// Whom it changes something for.
    pub seat: Seat,
    /// Sums and steps.
    pub changes: Changes,
    /// Whether the law takes the player.
    pub arrested: bool,
    /// The space in which the figure then stands, if it is moved.
    pub space: Option<Space>,
}

/// What a choice certainly changes. Sums contain what the row of the Wanted track pays at the end of the turn (base.end.*) only if
/// the choice is to end it: whatever else uses the last action does not earn it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Foreseen {
    /// For the seat that chooses.
    pub own: Changes,
    /// Actions gained.
    pub actions: u8,
    /// Dollars beyond the money limit.
    pub lost_money: u8,
    /// Nuggets beyond the carrying limit.
    pub lost_nuggets: u8,
    /// For the other players for whom anything changes, by seat.
    pub others: Vec<Other>,
    /// Other players who answer it or could react to it, as far as everybody knows.
    pub answers: SeatSet,
    /// The player who plays the cards of a bandit, guard or other opponent in the fight that it begins.
    pub plays_npc: Option<Seat>,
}

impl Game<'_> {
    /// What a legal choice of a seat certainly changes.
    pub fn foreseen(&self, seat: Seat, choice: Choice) -> Foreseen {
        let mut after = self.clone();
        // Where a window is skipped, its player holds nothing for it, which the seat does not know: here each one ends the trial.
        after.state.public.skip_empty_windows = false;
        let horizon = Horizon::default();
        let mut sums = Sums::new(self, seat, choice, &horizon);
        // A choice that is not legal changes nothing, and has no events.
        let _ = after.play(seat, choice, &mut Unforeseen::new(&horizon), &mut sums);
        sums.finish(self, &after, choice)
    }
}

/// How far a trial can be foreseen.
#[derive(Debug, Default)]
struct Horizon {
    /// Something random or hidden has decided what follows.
    passed: Cell<bool>,
    /// A card was drawn, which may decide what is asked next.
    drew: Cell<bool>,
}

/// A random source that notices what cannot be foreseen.
struct Unforeseen<'a> {
    luck: FastChance,
    horizon: &'a Horizon,
}

impl<'a> Unforeseen<'a> {
    fn new(horizon: &'a Horizon) -> Self {
        Self { luck: FastChance::new(0), horizon }
    }
}

impl Chance for Unforeseen<'_> {
    fn pick(&mut self, luck: &Luck) -> u32 {
        match luck {
            // How many cards are drawn is certain.
            Luck::Draw(_) => self.horizon.drew.set(true),
            _ => self.horizon.passed.set(true),
        }
        self.luck.pick(luck)
    }
}

/// Adds up the events of a trial, up to its horizon.
struct Sums<'a> {
    content: &'a Content,
    seat: Seat,
    horizon: &'a Horizon,
    foreseen: Foreseen,
    /// Whose step was the last thing: the cards for it are drawn at once.
    stepping: Option<Seat>,
    row: Row,
}

/// What the Wanted track pays the active player: the row of the cube at the end of the turn is told from the spaces that are entered.
struct Row {
    active: Seat,
    /// Whether the choice is to end the turn, which earns it.
    earned: bool,
    /// The space of the cube.
    wanted: u8,
    /// LP that the last space entered has still to pay.
    owed: i16,
}

impl Row {
    fn stepped(&mut self, content: &Content, from: u8, to: u8) {
        // Points are gained one by one; a cube that is put elsewhere is not paid.
        let space = content.wanted.spaces.get(usize::from(from)).filter(|_| to == from + 1);
        let ops = space.map_or(&[][..], |block| content.block(*block));
        self.owed = ops.iter().map(|op| if let Op::Lp(n) = *op { i16::from(n) } else { 0 }).sum();
        self.wanted = to;
    }

    /// Whether LP of the track are those of the row, and not earned by the choice.
    fn takes(&mut self, content: &Content, lp: i16) -> bool {
        if self.owed >= lp {
            self.owed -= lp;
            return false;
        }
        // Each point beyond the end of the track pays 1.
        let beyond = lp == 1 && usize::from(self.wanted) == content.wanted.spaces.len();
        !self.earned && !beyond && lp == i16::from(content.wanted.row_lp(self.wanted))
    }
}

impl<'a> Sums<'a> {
    fn new(before: &Game<'a>, seat: Seat, choice: Choice, horizon: &'a Horizon) -> Self {
        let public = &before.state.public;
        let active = public.turn.seat;
        let earned = active == seat && choice == Choice::End;
        let row = Row { active, earned, wanted: public.player(active).wanted, owed: 0 };
        Self { content: before.content, seat, horizon, foreseen: Foreseen::default(), stepping: None, row }
    }

    /// The sums, and who of the others is asked before the seat goes on. `after` is the game after the choice.
    fn finish(mut self, before: &Game<'_>, after: &Game<'_>, choice: Choice) -> Foreseen {
        let public = &after.state.public;
        let certain = !self.horizon.passed.get() && !self.horizon.drew.get();
        // Against a bandit, guard or other opponent only the fighter reacts.
        let about_it = match public.stack.peek() {
            Frame::Fight => public.fight.with_player(),
            Frame::Tribute { .. } => true,
            _ => public.is_window(after.content),
        };
        if certain && about_it && !ends(choice) {
            self.foreseen.answers = self.foreseen.answers.union(after.decision());
        }
        self.foreseen.answers = self.foreseen.answers.union(before.reader().who_reacts(self.seat, choice));
        self.foreseen.answers.remove(self.seat);
        self.foreseen.others.retain(|other| *other != Other::unchanged(other.seat));
        self.foreseen.others.sort_by_key(|other| other.seat);
        self.foreseen
    }

    /// What somebody else has of it so far.
    fn other(&mut self, seat: Seat) -> &mut Other {
        let others = &mut self.foreseen.others;
        let at = others.iter().position(|other| other.seat == seat).unwrap_or_else(|| {
            others.push(Other::unchanged(seat));
            others.len() - 1
        });
        &mut others[at]
    }

    /// What a player has of it so far.
    fn of(&mut self, seat: Seat) -> &mut Changes {
        if seat == self.seat { &mut self.foreseen.own } else { &mut self.other(seat).changes }
    }

    /// What a space of a track pays is told with its step, too.
    fn paid(&mut self, seat: Seat, cause: Cause, money: i16, lp: i16) {
        if lp > 0 && cause == Cause::WantedTrack && seat == self.row.active && self.row.takes(self.content, lp) {
            return;
        }
        let changes = self.of(seat);
        changes.money += money;
        changes.lp += lp;
        let on_track = |on: PointsOn| match cause {
            Cause::MarshalTrack => on == PointsOn::Marshal,
            Cause::WantedTrack => on == PointsOn::Wanted,
            Cause::Track => matches!(on, PointsOn::Track(_)),
            _ => false,
        };
        if let Some(step) = changes.steps.last_mut().filter(|step| on_track(step.on)) {
            step.money += money;
            step.lp += lp;
        }
    }

    fn stepped(&mut self, seat: Seat, on: PointsOn, from: u8, to: u8) {
        // A cube that is taken off a track may not have been on it.
        if from == to {
            return;
        }
        self.of(seat).steps.push(TrackStep { on, from, to, money: 0, lp: 0, draws: 0 });
        self.stepping = Some(seat);
        if on == PointsOn::Wanted && seat == self.row.active {
            self.row.stepped(self.content, from, to);
        }
    }

    fn drew(&mut self, seat: Seat) {
        let stepping = self.stepping == Some(seat);
        let changes = self.of(seat);
        changes.draws += 1;
        if let Some(step) = changes.steps.last_mut().filter(|_| stepping) {
            step.draws += 1;
        }
    }

    /// What is of the choosing seat alone.
    fn of_own(&mut self, event: Event) {
        let (own, foreseen) = (self.seat, &mut self.foreseen);
        match event {
            Event::OverLimit { seat, what, lost, .. } if seat == own => match what {
                Loot::Money => foreseen.lost_money = foreseen.lost_money.saturating_add(lost),
                Loot::Nuggets => foreseen.lost_nuggets = foreseen.lost_nuggets.saturating_add(lost),
                Loot::Nothing | Loot::Item(_) => {}
            },
            Event::Actions { seat, gained } if seat == own => foreseen.actions += gained,
            Event::FightBegins { kind, fighter, other } if fighter == own => match kind {
                FightKind::Arrest | FightKind::Duel | FightKind::Rob => foreseen.answers.insert(other),
                FightKind::Bandit | FightKind::Heist | FightKind::Sheriff | FightKind::Opponent | FightKind::Holdup => {
                    foreseen.plays_npc = Some(other);
                }
            },
            _ => {}
        }
    }
}

impl Other {
    fn unchanged(seat: Seat) -> Self {
        Self { seat, changes: Changes::default(), arrested: false, space: None }
    }
}

/// Whether it ends something, so that whoever is asked next is not asked about it.
const fn ends(choice: Choice) -> bool {
    matches!(choice, Choice::End | Choice::Pass | Choice::Keep | Choice::Halt | Choice::Decline)
}

impl Observer for Sums<'_> {
    fn event(&mut self, event: Event) {
        // A hidden card, or somebody else's turn, decides what follows.
        let own = self.seat;
        let hidden = match event {
            Event::Revealed { .. } | Event::Showed { .. } | Event::LookedAt { .. } | Event::Over { .. } => true,
            Event::ShowedHand { .. } | Event::Gave { .. } | Event::StoleCattle { .. } | Event::Character { .. } => true,
            Event::Discarded { seat, .. } => seat != own,
            Event::TurnBegins { .. } => true,
            _ => false,
        };
        if hidden {
            self.horizon.passed.set(true);
        }
        if self.horizon.passed.get() {
            return;
        }
        if !matches!(event, Event::Drew { .. } | Event::Reshuffled { .. } | Event::NothingToDraw { .. }) {
            self.stepping = None;
        }
        match event {
            Event::Money { seat, gained, cause } => self.paid(seat, cause, gained, 0),
            Event::Lp { seat, gained, cause } => self.paid(seat, cause, 0, gained),
            Event::Nuggets { seat, gained, .. } => self.of(seat).nuggets += gained,
            Event::Drew { seat, .. } => self.drew(seat),
            Event::Wounded { seat, wounds, .. } => self.of(seat).wounds += i16::from(wounds),
            Event::Healed { seat, wounds } => self.of(seat).wounds -= i16::from(wounds),
            Event::Marshal { seat, from, to } => self.stepped(seat, PointsOn::Marshal, from, to),
            Event::Wanted { seat, from, to } => self.stepped(seat, PointsOn::Wanted, from, to),
            Event::Track { seat, track, from, to } => self.stepped(seat, PointsOn::Track(track), from, to),
            Event::Arrested { seat } if seat != own => self.other(seat).arrested = true,
            Event::Sent { seat, to, .. } | Event::Moved { seat, to, .. } if seat != own => {
                self.other(seat).space = Some(to);
            }
            _ => self.of_own(event),
        }
    }
}

impl Reader<'_> {
    /// Other players who could react to a choice in the fight in progress, as far as everybody knows and the seat's own hand
    /// tells.
    fn who_reacts(&self, seat: Seat, choice: Choice) -> SeatSet {
        let fight = &self.public().fight;
        let concerns = matches!(choice, Choice::Commit(_) | Choice::Accept | Choice::React(_) | Choice::Bonus);
        if !concerns || !matches!(self.public().stack.peek(), Frame::Fight) || !fight.with_player() {
            return SeatSet::new();
        }
        let reacts = |side: Side| {
            let other = fight.seat_of(side).filter(|other| *other != seat && self.public().is_seat(*other))?;
            let items = self.eligible(other, When::FightReaction, fight.reacted[side]).next().is_some();
            let cards = self.could_react(other, seat, When::FightReaction, fight.used_titles[side]);
            (items || cards).then_some(other)
        };
        [0, 1].into_iter().filter_map(reacts).collect()
    }
}
