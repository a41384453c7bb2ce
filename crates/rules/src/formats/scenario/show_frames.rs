//! Descriptions of the resolution stack and the fight, for messages.

use super::cast::{Cast, card_words};
use crate::content::Source;
use crate::core::choice::Choice;
use crate::core::frame::{Frame, MoveStage, ProspectStage, SetupStep, SheriffStage, StoryStage};
use crate::core::game::Game;
use crate::core::ids::*;
use crate::core::state::Public;
use crate::core::word::Word;
use crate::formats::notation;
use crate::modules::{self, ante_up, blood_money, border_town};

/// A number with its noun.
fn many(n: impl Into<u32>, one: &str, more: &str) -> String {
    match n.into() {
        1 => format!("1 {one}"),
        n => format!("{n} {more}"),
    }
}

/// A frame of the stack.
pub(super) fn frame(cast: Cast<'_>, public: &Public, frame: Frame) -> String {
    let name = |seat: Seat| cast.name(seat);
    match frame {
        Frame::Draft => "the characters are chosen".to_owned(),
        Frame::Setup(step) => format!("setup: {}", setup(step)),
        Frame::Turn(step) => format!("the turn of {}: {}", name(public.turn.seat), step.word()),
        Frame::Automa(step) => format!("the turn of {}: {}", name(public.turn.seat), step.word()),
        Frame::Action { card: Some(card) } => format!("the action of {card}"),
        Frame::Action { card: None } => "an action".to_owned(),
        Frame::Move(stage) => format!("a move action: {}", movement(stage)),
        Frame::Moved { seat, at, ended, done } => {
            format!("a movement of {}: {}", name(seat), movement(MoveStage::other(ended, done, at)))
        }
        Frame::Ride { seat, left, .. } => format!("{} rides up to {}", name(seat), many(left, "space", "spaces")),
        Frame::Fight => "a fight".to_owned(),
        Frame::Poker => format!("a game of poker: {}", public.poker.step.word()),
        Frame::Prospect { seat, stage, .. } => format!("{} prospects: {}", name(seat), prospecting(stage)),
        Frame::Sheriff { mover, left, stage, .. } => {
            format!("{} moves the Sheriff, {} left: {}", name(mover), many(left, "space", "spaces"), sheriff(stage))
        }
        Frame::Story { story, deck, stage } => {
            let ids = cast.story_ids(StorySet::one(story)).join(" ");
            format!("the story {ids} of deck {}: {}", deck + 1, story_stage(stage))
        }
        Frame::Offer { .. } => "a disc may be placed on an open story".to_owned(),
        Frame::Gained { seat, .. } => format!("{} has gained points", name(seat)),
        Frame::Points { seat, .. } => format!("{} has gained points: reactions", name(seat)),
        Frame::Tokens { seat } => format!("{} keeps legendary tokens", name(seat)),
        Frame::Store => "purchases at the store".to_owned(),
        Frame::Over => "the game is over".to_owned(),
        Frame::TrackPoints { seat, track, left } => {
            let id = &cast.content.specs.point_tracks[track.index()].id;
            format!("{} gains {} on the track {id}", name(seat), many(left, "point", "points"))
        }
        effect => of_effect(cast, public, effect),
    }
}

/// A frame pushed by an ability or an effect.
fn of_effect(cast: Cast<'_>, public: &Public, frame: Frame) -> String {
    let name = |seat: Seat| cast.name(seat);
    let of = |source: Source| cast.source_id(source);
    match frame {
        Frame::Fire { when, seat, .. } => format!("abilities of {} at {}", name(seat), when.word()),
        Frame::Each { who, .. } => format!("effects for each of {}", cast.names(who).join(", ")),
        Frame::Effects { at, seat, source, .. } => {
            format!("effects of {} on {}, from number {}", of(source), name(seat), at + 1)
        }
        Frame::Choose { first, count, seat, .. } => {
            let range = usize::from(first)..usize::from(first) + usize::from(count);
            let rows = cast.content.options.get(range).unwrap_or_default();
            let words: Vec<String> =
                rows.iter().map(|row| notation::print(cast.content, Choice::Choose(row.key))).collect();
            format!("{} chooses: {}", name(seat), words.join(", "))
        }
        Frame::May { seat, source, .. } => format!("{} may pay for what {} gives", name(seat), of(source)),
        Frame::PlayerHere { seat, .. } => format!("{} names a player in the same space", name(seat)),
        Frame::Tribute { from, to, money } => format!("{} gives {} ${money} or a card", name(from), name(to)),
        Frame::TakeStray { seat, within } => format!("{} takes a stray from up to {within} spaces away", name(seat)),
        Frame::Travel { seat, .. } => format!("{} goes to a space", name(seat)),
        Frame::Upgrade { seat, discount } => format!("{} upgrades something ${discount} cheaper", name(seat)),
        Frame::Shop { seat, discount } => format!("{} buys something ${discount} cheaper", name(seat)),
        Frame::EquipNew { seat, item } => format!("{} makes {} the active one, or not", name(seat), cast.item_id(item)),
        Frame::Discard { seat, left, to_limit } => {
            let why = if to_limit { " down to the hand limit" } else { "" };
            format!("{} discards {}{why}", name(seat), many(left, "card", "cards"))
        }
        Frame::Module(modules::Frame::AnteUp(ante_up::Frame::FrontierPrice { left, .. })) => {
            format!("a frontier token is paid for, {left} left")
        }
        Frame::Module(modules::Frame::AnteUp(ante_up::Frame::FrontierReward)) => {
            "a frontier token was paid for".to_owned()
        }
        Frame::Module(modules::Frame::AnteUp(ante_up::Frame::EventDue { seat })) => {
            format!("{} has an event to resolve", cast.name(seat))
        }
        Frame::Module(modules::Frame::AnteUp(ante_up::Frame::Event { seat, card })) => {
            format!("{} resolves {}", cast.name(seat), cast.event_ids(EventSet::one(card)).join(""))
        }
        Frame::Module(modules::Frame::AnteUp(ante_up::Frame::Faro)) => {
            format!("a game of faro: {}", public.modules.ante_up.faro.step.word())
        }
        Frame::Module(modules::Frame::BloodMoney(frame)) => of_blood_money(cast, frame),
        Frame::Module(modules::Frame::BorderTown(border_town::Frame::Payment { seat, price, .. })) => {
            format!("{} pays ${price} in money and nuggets", name(seat))
        }
        Frame::NpcRestart { .. } => "the fight card may start the fight again".to_owned(),
        _ => String::new(),
    }
}

fn of_blood_money(cast: Cast<'_>, frame: blood_money::Frame) -> String {
    match frame {
        blood_money::Frame::Trade => "purchases at the trader's".to_owned(),
        blood_money::Frame::Reroll { .. } => "a die may be rolled again".to_owned(),
        blood_money::Frame::LegendaryOffer { seat } => format!("{} may buy a Legendary item", cast.name(seat)),
        blood_money::Frame::WeaponOffer { seat } => format!("{} chooses a weapon", cast.name(seat)),
        blood_money::Frame::DeedOffer { seat, .. } => format!("{} chooses a deed", cast.name(seat)),
        blood_money::Frame::DeedUse { seat } => format!("{} uses a deed", cast.name(seat)),
        _ => String::new(),
    }
}

fn setup(step: SetupStep) -> String {
    match step {
        SetupStep::FirstPlayer => "who begins".to_owned(),
        SetupStep::Goods(n) => format!("the goods of player {}", n + 1),
        SetupStep::Place(n) => format!("the place of player {}", n + 1),
        SetupStep::Board => "goals, bandits and stories".to_owned(),
    }
}

const fn movement(stage: MoveStage) -> &'static str {
    match stage {
        MoveStage::Extend { .. } => "it may be extended",
        MoveStage::Ended { .. } => "what follows it",
    }
}

const fn prospecting(stage: ProspectStage) -> &'static str {
    match stage {
        ProspectStage::Roll => "the dice are rolled",
        ProspectStage::Reroll | ProspectStage::RerollAny => "one may be rolled again",
        ProspectStage::Take => "what they show is taken",
    }
}

const fn sheriff(stage: SheriffStage) -> &'static str {
    match stage {
        SheriffStage::Ride => "the next space",
        SheriffStage::Entered { .. } => "the Wanted there discard",
        SheriffStage::Pick => "whom he tries to arrest",
        SheriffStage::Place => "the space next to the mover",
        SheriffStage::Done => "his ride is over",
    }
}

const fn story_stage(stage: StoryStage) -> &'static str {
    match stage {
        StoryStage::Reward { .. } => "its rewards",
        StoryStage::Spawn => "its bandits",
        StoryStage::Sheriff => "the Sheriff",
        StoryStage::Close => "the next card",
    }
}

/// The fight in progress.
pub(super) fn fight(cast: Cast<'_>, game: &Game<'_>) -> String {
    let public = &game.state.public;
    let fight = &public.fight;
    let rank = |value: u8| RANKS.get(usize::from(value)).copied().unwrap_or("?");
    let shown = |card: Option<Card>| card.map_or("-".to_owned(), |c| c.to_string());
    let other = fight.npc_shown.map_or_else(|| shown(fight.shown[1]), |c| c.to_string());
    let mut words = vec![format!(
        "the fight: {} {} {}, step {}",
        cast.name(fight.fighter),
        fight.kind.id(),
        cast.name(fight.other),
        game.reader().fight_step().word()
    )];
    if fight.shown[0].is_some() || fight.npc_shown.is_some() {
        words.push(format!("shown {} against {other}", shown(fight.shown[0])));
        words.push(format!("worth {} against {}", rank(fight.value[0]), rank(fight.value[1])));
    }
    for (side, who) in ["fighter", "other"].into_iter().enumerate() {
        if !fight.played[side].is_empty() {
            words.push(format!("played by the {who} [{}]", card_words(fight.played[side]).join(", ")));
        }
    }
    if let Some(winner) = fight.winner {
        words.push(format!("won by the {}", if winner == 0 { "fighter" } else { "other" }));
    }
    words.join("; ")
}
