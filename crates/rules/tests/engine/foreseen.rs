//! What a choice is told to change for other players: it is what the choice changes once it is played.

use crate::odds::{contents, watch};
use darkrock_rules::chance::{Chance, FastChance, Luck};
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::foreseen::Other;
use darkrock_rules::frame::PointsOn;
use darkrock_rules::ids::Space;
use darkrock_rules::{Choice, Game, Seat, notation};
use std::collections::{BTreeMap, BTreeSet};

/// What has changed for a player, counted here from the events.
#[derive(Clone, PartialEq, Debug, Default)]
struct Met {
    money: i16,
    lp: i16,
    nuggets: i16,
    wounds: i16,
    draws: u8,
    steps: Vec<(PointsOn, u8, u8)>,
    arrested: bool,
    space: Option<Space>,
}

impl Met {
    fn told(other: &Other) -> Self {
        let all = &other.changes;
        Self {
            money: all.money,
            lp: all.lp,
            nuggets: all.nuggets,
            wounds: all.wounds,
            draws: all.draws,
            steps: all.steps.iter().map(|step| (step.on, step.from, step.to)).collect(),
            arrested: other.arrested,
            space: other.space,
        }
    }
}

/// Everything that changes for the others than a seat.
#[derive(Clone, PartialEq, Debug, Default)]
struct Meter(BTreeMap<Seat, Met>);

impl Meter {
    fn count(&mut self, own: Seat, event: Event) {
        let mut add = |seat: Seat, add: &dyn Fn(&mut Met)| {
            if seat != own {
                add(self.0.entry(seat).or_default());
            }
        };
        let step = |on: PointsOn, from: u8, to: u8| {
            move |met: &mut Met| {
                if from != to {
                    met.steps.push((on, from, to));
                }
            }
        };
        match event {
            Event::Money { seat, gained, .. } => add(seat, &|met| met.money += gained),
            Event::Lp { seat, gained, .. } => add(seat, &|met| met.lp += gained),
            Event::Nuggets { seat, gained, .. } => add(seat, &|met| met.nuggets += gained),
            Event::Wounded { seat, wounds, .. } => add(seat, &|met| met.wounds += i16::from(wounds)),
            Event::Healed { seat, wounds } => add(seat, &|met| met.wounds -= i16::from(wounds)),
            Event::Drew { seat, .. } => add(seat, &|met| met.draws += 1),
            Event::Marshal { seat, from, to } => add(seat, &step(PointsOn::Marshal, from, to)),
            Event::Wanted { seat, from, to } => add(seat, &step(PointsOn::Wanted, from, to)),
            Event::Track { seat, track, from, to } => add(seat, &step(PointsOn::Track(track), from, to)),
            Event::Arrested { seat } => add(seat, &|met| met.arrested = true),
            Event::Sent { seat, to, .. } | Event::Moved { seat, to, .. } => add(seat, &|met| met.space = Some(to)),
            _ => {}
        }
    }

    /// Those for whom anything has changed.
    fn changed(&self) -> BTreeMap<Seat, Met> {
        self.0.iter().filter(|(_, met)| **met != Met::default()).map(|(seat, met)| (*seat, met.clone())).collect()
    }
}

/// Another random source than that of a trial, which notices what is random beside the cards that are drawn.
struct Otherwise {
    luck: FastChance,
    random: bool,
}

impl Chance for Otherwise {
    fn pick(&mut self, luck: &Luck) -> u32 {
        self.random |= !matches!(luck, Luck::Draw(_));
        luck.count() - 1 - self.luck.pick(luck)
    }
}

/// Whether it shows what was hidden, or ends the turn.
fn is_unforeseen(own: Seat, event: &Event) -> bool {
    match event {
        Event::Revealed { .. } | Event::Showed { .. } | Event::LookedAt { .. } | Event::ShowedHand { .. } => true,
        Event::Gave { .. } | Event::StoleCattle { .. } | Event::Character { .. } => true,
        Event::TurnBegins { .. } | Event::Over { .. } => true,
        Event::Discarded { seat, .. } => *seat != own,
        _ => false,
    }
}

/// What a choice changes for others, as it is told and as it comes; whether nothing of it was random or hidden.
fn told_and_met(game: &Game<'_>, seat: Seat, choice: Choice) -> (BTreeMap<Seat, Met>, Vec<Meter>, bool) {
    let told = game.foreseen(seat, choice).others.iter().map(|other| (other.seat, Met::told(other))).collect();
    let (mut after, mut events) = (game.clone(), Vec::new());
    let mut luck = Otherwise { luck: FastChance::new(3), random: false };
    after.play(seat, choice, &mut luck, &mut events).unwrap();
    // What the turn of somebody else pays at its end does not belong to what is chosen in it.
    let active = game.state.public.turn.seat;
    let row = |event: &Event| match event {
        Event::Lp { seat: of, gained, cause: Cause::WantedTrack } if *of == active && active != seat => {
            *gained == i16::from(game.content.wanted.row_lp(after.state.public.player(active).wanted))
        }
        _ => false,
    };
    let mut meters = vec![Meter::default()];
    let mut meter = Meter::default();
    for event in events.iter().filter(|event| !row(event)) {
        meter.count(seat, *event);
        meters.push(meter.clone());
    }
    let certain = !luck.random && !events.iter().any(|event| is_unforeseen(seat, event));
    (told, meters, certain)
}

/// Whatever is told of others comes true, all of it at once; and where nothing is random or hidden, nothing else comes.
#[test]
fn what_a_choice_changes_for_others_comes_true() {
    let (mut kinds, mut exact, mut several) = (BTreeSet::new(), 0, 0);
    for content in &contents() {
        for seed in 0..6 {
            watch(content, seed, 350, |game, seat, list| {
                if game.decision().len() > 1 {
                    return;
                }
                for choice in list {
                    let (told, met, certain) = told_and_met(game, seat, *choice);
                    let name = || {
                        format!("{}, seed {seed}, {seat:?}: {choice:?}: {told:?}, {:?}", content.selection, met.last())
                    };
                    assert!(met.iter().any(|met| met.changed() == told), "{}", name());
                    if certain {
                        assert_eq!(met.last().map(Meter::changed).as_ref(), Some(&told), "{}", name());
                        exact += usize::from(!told.is_empty());
                    }
                    if !told.is_empty() {
                        kinds.insert(notation::kind(*choice).kind);
                        several += usize::from(told.len() > 1);
                    }
                }
            });
        }
    }
    assert!(exact > 100 && several > 10, "{exact} exact, {several} with several players");
    for kind in ["steal", "pass", "choose", "give-money", "deed", "discard"] {
        assert!(kinds.contains(kind), "nothing is told of others for “{kind}”: {kinds:?}");
    }
}

/// An arrest is no gain of the other's turn: whoever is told as arrested comes to an office and off the Wanted track, unless a card
/// about the Sheriff or a mode says otherwise.
#[test]
fn whoever_is_arrested_leaves_the_wanted_track() {
    let content = darkrock_rules::Content::embedded().unwrap();
    let mut seen = 0;
    for seed in 0..60 {
        watch(&content, seed, 400, |game, seat, list| {
            for choice in list {
                for other in game.foreseen(seat, *choice).others.iter().filter(|other| other.arrested) {
                    let before = game.state.public.player(other.seat);
                    let off = other.changes.steps.iter().any(|step| {
                        (step.on, step.from, step.to) == (PointsOn::Wanted, before.wanted, 0) && step.from > 0
                    });
                    assert!(off, "{choice:?}: {other:?}");
                    let office = content.board.office_of[before.space.unwrap().index()];
                    assert_eq!(other.space.or(before.space), Some(office));
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 3, "{seen} arrests");
}
