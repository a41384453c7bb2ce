//! What a choice changes for its seat, foreseen by trying it out: everything up to the first random outcome other than a card
//! drawn, and up to the first hidden thing that is shown. It follows from what the seat knows, so it leaks nothing.

use crate::content::schema::When;
use crate::core::chance::{Chance, FastChance, Luck};
use crate::core::choice::{Choice, FightKind, Loot};
use crate::core::engine::Reader;
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{Frame, PointsOn, TurnStep};
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

/// What a choice certainly changes for its seat. Sums contain what spaces of tracks pay, but what the row of the Wanted track pays
/// at the end of the turn (base.end.*) only if the choice is to end it: whatever else uses the last action does not earn it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Foreseen {
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
    /// Actions gained.
    pub actions: u8,
    /// Dollars beyond the money limit.
    pub lost_money: u8,
    /// Nuggets beyond the carrying limit.
    pub lost_nuggets: u8,
    /// Steps on tracks, in order.
    pub steps: Vec<TrackStep>,
    /// Other players who answer it or could react to it, as far as everybody knows.
    pub answers: SeatSet,
    /// The player who plays the cards of a bandit, guard or other opponent in the fight that it begins.
    pub plays_npc: Option<Seat>,
}

impl Game<'_> {
    /// What a legal choice of a seat certainly changes for it.
    pub fn foreseen(&self, seat: Seat, choice: Choice) -> Foreseen {
        let mut after = self.clone();
        // Where a window is skipped, its player holds nothing for it, which the seat does not know: here each one ends the trial.
        after.state.public.skip_empty_windows = false;
        let horizon = Horizon::default();
        let mut sums = Sums::new(seat, &horizon);
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
    seat: Seat,
    horizon: &'a Horizon,
    foreseen: Foreseen,
    /// Whether the last thing was a step, for which cards are drawn at once.
    stepping: bool,
    /// Whether the next turn begins, or the game is over.
    over: bool,
    /// The last LP of the Wanted track, and whether they were told with a step.
    wanted_lp: Option<(i16, bool)>,
}

impl<'a> Sums<'a> {
    fn new(seat: Seat, horizon: &'a Horizon) -> Self {
        Self { seat, horizon, foreseen: Foreseen::default(), stepping: false, over: false, wanted_lp: None }
    }

    /// The sums, and who of the others is asked before the seat goes on. `game` is the one after the choice.
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
        if before.state.public.turn.seat == self.seat && choice != Choice::End {
            self.without_row(before, after);
        }
        self.foreseen
    }

    /// Takes out what the row of the Wanted track has paid, if the turn came to that before anything that is not foreseen.
    fn without_row(&mut self, before: &Game<'_>, after: &Game<'_>) {
        let ends = self.over || (!self.horizon.passed.get() && !is_row_ahead(after));
        let row = i16::from(after.content.wanted.row_lp(after.state.public.player(self.seat).wanted));
        if !is_row_ahead(before) || !ends || row == 0 {
            return;
        }
        // It is the last that the track pays in a turn.
        let Some((_, with_step)) = self.wanted_lp.filter(|&(lp, _)| lp == row) else { return };
        self.foreseen.lp -= row;
        if let Some(step) = self.foreseen.steps.last_mut().filter(|_| with_step) {
            step.lp -= row;
        }
    }

    /// What a space of a track pays is told with its step, too.
    fn paid(&mut self, cause: Cause, money: i16, lp: i16) {
        self.foreseen.money += money;
        self.foreseen.lp += lp;
        let on_track = |on: PointsOn| match cause {
            Cause::MarshalTrack => on == PointsOn::Marshal,
            Cause::WantedTrack => on == PointsOn::Wanted,
            Cause::Track => matches!(on, PointsOn::Track(_)),
            _ => false,
        };
        let step = self.foreseen.steps.last_mut().filter(|step| on_track(step.on));
        if lp != 0 && cause == Cause::WantedTrack {
            self.wanted_lp = Some((lp, step.is_some()));
        }
        if let Some(step) = step {
            step.money += money;
            step.lp += lp;
        }
    }

    fn stepped(&mut self, on: PointsOn, from: u8, to: u8) {
        self.foreseen.steps.push(TrackStep { on, from, to, money: 0, lp: 0, draws: 0 });
        self.stepping = true;
    }
}

/// Whether the turn has still to come to the step in which the row of the Wanted track pays.
fn is_row_ahead(game: &Game<'_>) -> bool {
    let turn = |frame: &Frame| if let Frame::Turn(step) = frame { Some(*step) } else { None };
    // Below everything else lies the step that is next.
    let Some(mut step) = game.state.public.stack.iter().find_map(turn) else { return false };
    while !matches!(step, TurnStep::WantedLp | TurnStep::Next) {
        step = game.content.steps.after(step);
    }
    step == TurnStep::WantedLp
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
            self.over |= !self.horizon.passed.get() && matches!(event, Event::TurnBegins { .. } | Event::Over { .. });
            self.horizon.passed.set(true);
        }
        if self.horizon.passed.get() {
            return;
        }
        self.stepping &= matches!(event, Event::Drew { .. } | Event::Reshuffled { .. } | Event::NothingToDraw { .. });
        match event {
            Event::Money { seat, gained, cause } if seat == own => self.paid(cause, gained, 0),
            Event::Lp { seat, gained, cause } if seat == own => self.paid(cause, 0, gained),
            Event::Nuggets { seat, gained, .. } if seat == own => self.foreseen.nuggets += gained,
            Event::OverLimit { seat, what, lost, .. } if seat == own => match what {
                Loot::Money => self.foreseen.lost_money = self.foreseen.lost_money.saturating_add(lost),
                Loot::Nuggets => self.foreseen.lost_nuggets = self.foreseen.lost_nuggets.saturating_add(lost),
                Loot::Nothing | Loot::Item(_) => {}
            },
            Event::Drew { seat, .. } if seat == own => {
                self.foreseen.draws += 1;
                if let Some(step) = self.foreseen.steps.last_mut().filter(|_| self.stepping) {
                    step.draws += 1;
                }
            }
            Event::Actions { seat, gained } if seat == own => self.foreseen.actions += gained,
            Event::Wounded { seat, wounds, .. } if seat == own => self.foreseen.wounds += i16::from(wounds),
            Event::Healed { seat, wounds } if seat == own => self.foreseen.wounds -= i16::from(wounds),
            Event::Marshal { seat, from, to } if seat == own => self.stepped(PointsOn::Marshal, from, to),
            Event::Wanted { seat, from, to } if seat == own => self.stepped(PointsOn::Wanted, from, to),
            Event::Track { seat, track, from, to } if seat == own => self.stepped(PointsOn::Track(track), from, to),
            Event::FightBegins { kind, fighter, other } if fighter == own => match kind {
                FightKind::Arrest | FightKind::Duel | FightKind::Rob => self.foreseen.answers.insert(other),
                FightKind::Bandit | FightKind::Heist | FightKind::Sheriff | FightKind::Opponent | FightKind::Holdup => {
                    self.foreseen.plays_npc = Some(other)
                }
            },
            _ => {}
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
