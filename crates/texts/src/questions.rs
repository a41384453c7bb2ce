//! Messages for the decision a player has to make.

use crate::Texts;
use crate::message::{Arg, Message};
use crate::messages::offer_index;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::{Content, SourceKind};
use darkrock_rules::edition::FightStep;
use darkrock_rules::frame::{Frame, MoveStage, SheriffStage, TurnStep};
use darkrock_rules::ids::Seat;
use darkrock_rules::modules::{self, FaroStep, ante_up, blood_money, border_town};
use darkrock_rules::reason::Reason;
use darkrock_rules::state::{PokerStep, Public};

impl Texts {
    /// The message for the decision in a position, preceded by its source; `viewer` gets "waiting" when it has no
    /// decision, and spectators (`None`) the question.
    #[must_use]
    pub fn question(&self, public: &Public, viewer: Option<Seat>) -> String {
        let nobody = |_| String::new();
        let question = self.render(&question(&self.content, public, viewer), &nobody);
        let asked = viewer.is_some_and(|seat| public.asked.contains(seat));
        match why(public).filter(|_| asked) {
            Some(why) => format!("{} {question}", self.render(&why, &nobody)),
            None => question,
        }
    }
}

/// The message for the decision in a position; `viewer` gets "waiting" when it has no decision, and spectators (`None`)
/// the question.
#[must_use]
pub fn question(content: &Content, public: &Public, viewer: Option<Seat>) -> Message {
    let top = public.stack.top();
    if top == Frame::Over {
        return Message::new("question-over");
    }
    if public.asked.is_empty() {
        return Message::new("question-none");
    }
    if viewer.is_some_and(|seat| !public.asked.contains(seat)) {
        return Message::new("question-wait");
    }
    asked(content, public, top)
}

/// The source of a decision, such as a fight card with its text; none if the question states it.
#[must_use]
pub fn why(public: &Public) -> Option<Message> {
    let plain = |id: &'static str| Some(Message::new(id));
    match public.reason()? {
        Reason::Ability(source) => match source.kind() {
            SourceKind::Character(character) => {
                Some(Message::new("why-character").with("character", Arg::Figure(character.into())))
            }
            SourceKind::Front(item) => Some(Message::new("why-item").item("item", item)),
            SourceKind::Upgraded(item) => {
                Some(Message::new("why-item").with("item", Arg::Item { item, upgraded: true }))
            }
            SourceKind::Legend(story) => Some(Message::new("why-legend").with("story", Arg::Legend(story))),
            SourceKind::Follower(follower) => {
                Some(Message::new("why-follower").with("follower", Arg::Follower(follower)))
            }
            SourceKind::Injury(injury) => Some(Message::new("why-injury").with("injury", Arg::Injury(injury))),
            SourceKind::Title(title) => Some(Message::new("why-card").with("title", Arg::Title(title))),
            SourceKind::Other => None,
        },
        Reason::FightCard { card, kind } => {
            let kind = if kind == FightKind::Holdup { FightKind::Heist } else { kind };
            let line = Message::new("why-fight-card").word("kind", kind.id()).with("card", Arg::FightCard(card));
            Some(line.with("text", Arg::FightCardText(card)))
        }
        Reason::Story(story) => Some(Message::new("why-story").with("story", Arg::Story(story))),
        Reason::AutomaCard(card) => Some(Message::new("why-deed").with("deed", Arg::AutomaCard(card))),
        Reason::Cattle => plain("why-cattle"),
        Reason::Sheriff => plain("why-sheriff"),
        Reason::PokerWon => plain("why-poker-won"),
        Reason::Track(track) => Some(Message::new("why-track").with("track", Arg::PointTrack(track))),
    }
}

/// The message for spectators: questions that address the player who controls a fight card name that player instead.
#[must_use]
pub fn awaited(content: &Content, public: &Public) -> Message {
    let asked = question(content, public, None);
    let of_npc = match (public.stack.top(), public.fight.kind) {
        (Frame::NpcRestart { .. }, _) => "awaited-npc-restart",
        (Frame::Fight, kind) if matches!(public.fight_step(content), FightStep::NpcDraws | FightStep::NpcCommits) => {
            match kind {
                FightKind::Heist | FightKind::Holdup => "awaited-npc-heist",
                FightKind::Sheriff => "awaited-npc-sheriff",
                FightKind::Opponent => "awaited-npc-opponent",
                FightKind::Bandit | FightKind::Arrest | FightKind::Duel | FightKind::Rob => "awaited-npc-bandit",
            }
        }
        _ => return asked,
    };
    public.asked.first().map_or(asked, |seat| Message::new(of_npc).seat("name", seat))
}

/// The question of a frame.
fn asked(content: &Content, public: &Public, top: Frame) -> Message {
    let plain = |id: &'static str| Message::new(id);
    let counted = |id: &'static str, n: u8| Message::new(id).n("n", n);
    match top {
        Frame::Draft => plain("question-draft"),
        Frame::Setup(_) => plain("question-start"),
        Frame::Turn(step) => match step {
            TurnStep::Weapon => plain("question-weapon"),
            TurnStep::Mount => plain("question-mount"),
            TurnStep::Actions if public.turn.actions == 0 => plain("question-actions-over"),
            TurnStep::Actions => counted("question-actions", public.turn.actions),
            TurnStep::Begin | TurnStep::Income => plain("question-income"),
            _ => plain("question-end-of-turn"),
        },
        Frame::Move(MoveStage::Ended { .. }) | Frame::Moved { ended: true, .. } => plain("question-move-ended"),
        Frame::Move(_) | Frame::Moved { .. } | Frame::Ride { part_of_move: true, .. } => plain("question-extend-move"),
        Frame::Ride { left, .. } => counted("question-ride", left),
        Frame::Fight => plain(fight_question(content, public)),
        Frame::Fire { .. } => plain("question-fire"),
        Frame::Choose { penalty: true, .. } => plain("question-suffer"),
        Frame::Choose { left, .. } if left > 1 => counted("question-choose-several", left),
        Frame::Choose { .. } => plain("question-choose"),
        Frame::TakeStray { .. } => plain("question-take-stray"),
        Frame::May { price, get, .. } => {
            let row = offer_index(content, price, get);
            plain("question-may").with("offer", row.map_or(Arg::NOTHING, Arg::Offer))
        }
        Frame::PlayerHere { .. } => plain("question-player-here"),
        Frame::Tribute { money, .. } => counted("question-tribute", money),
        Frame::Travel { .. } => plain("question-travel"),
        Frame::Upgrade { .. } => plain("question-upgrade"),
        Frame::Shop { .. } => plain("question-shop"),
        Frame::Store => plain("question-store"),
        Frame::EquipNew { item, .. } => plain("question-equip-new").item("item", item),
        Frame::Discard { left, to_limit: true, .. } => counted("question-discard-limit", left),
        Frame::Discard { left, .. } => counted("question-discard", left),
        Frame::NpcRestart { .. } => plain("question-npc-restart"),
        Frame::Sheriff { stage: SheriffStage::Pick, .. } => plain("question-sheriff-arrest"),
        Frame::Sheriff { stage: SheriffStage::Place, .. } => plain("question-sheriff-place"),
        Frame::Sheriff { left, .. } => counted("question-sheriff-ride", left),
        Frame::Poker => plain(poker_question(public.poker.step)),
        Frame::Prospect { .. } => plain("question-reroll"),
        Frame::Offer { .. } => plain("question-offer"),
        Frame::Points { .. } => plain("question-points"),
        Frame::Tokens { .. } => plain("question-tokens"),
        Frame::Over => plain("question-over"),
        Frame::Action { .. }
        | Frame::Effects { .. }
        | Frame::Each { .. }
        | Frame::Story { .. }
        | Frame::Automa(_)
        | Frame::TrackPoints { .. }
        | Frame::Gained { .. } => plain("question-none"),
        Frame::Module(frame) => of_module(public, frame),
    }
}

/// The question of a module's frame.
fn of_module(public: &Public, frame: modules::Frame) -> Message {
    let id = match frame {
        modules::Frame::AnteUp(ante_up::Frame::FrontierPrice { left, .. }) => {
            return Message::new("question-frontier").n("n", left);
        }
        modules::Frame::AnteUp(ante_up::Frame::Faro) => faro_question(public),
        modules::Frame::BloodMoney(blood_money::Frame::Trade) => "question-trade",
        modules::Frame::BloodMoney(blood_money::Frame::Reroll { .. }) => "question-reroll-die",
        modules::Frame::BloodMoney(blood_money::Frame::LegendaryOffer { .. }) => "question-legendary-offer",
        modules::Frame::BloodMoney(blood_money::Frame::WeaponOffer { .. }) => "question-weapon-offer",
        modules::Frame::BloodMoney(blood_money::Frame::DeedOffer { .. }) => "question-deed-offer",
        modules::Frame::BloodMoney(blood_money::Frame::DeedUse { .. }) => "question-deed-use",
        modules::Frame::BloodMoney(blood_money::Frame::Parts { .. }) => "question-parts",
        modules::Frame::BloodMoney(blood_money::Frame::EndOfTurn { .. }) => "question-end-of-story-turn",
        modules::Frame::BorderTown(border_town::Frame::Payment { price, .. }) => {
            return Message::new("question-payment").n("n", price);
        }
        modules::Frame::AnteUp(_) | modules::Frame::BloodMoney(_) => "question-none",
    };
    Message::new(id)
}

const fn poker_question(step: PokerStep) -> &'static str {
    match step {
        PokerStep::Join => "question-poker-join",
        PokerStep::Raise => "question-poker-raise",
        PokerStep::Flop | PokerStep::SecondReveal | PokerStep::Lay => "question-poker-lay",
        PokerStep::Show => "question-poker-bonus",
        PokerStep::Pay | PokerStep::After | PokerStep::CleanUp | PokerStep::Inserted(_) => "question-poker-after",
    }
}

fn faro_question(public: &Public) -> &'static str {
    match public.faro().map(|faro| faro.step) {
        Some(FaroStep::Join) => "question-faro-join",
        Some(FaroStep::Keep) => "question-faro-keep",
        _ => "question-faro-bet",
    }
}

fn fight_question(content: &Content, public: &Public) -> &'static str {
    match public.fight_step(content) {
        FightStep::StartEffects => "question-fight-start",
        FightStep::FighterCommits | FightStep::TargetCommits => "question-commit",
        FightStep::TargetAcceptsOrDeclines => "question-accept-or-decline",
        FightStep::FighterCommitsOrDeclines | FightStep::TargetCommitsOrDeclines => "question-commit-or-decline",
        FightStep::NpcDraws | FightStep::NpcCommits => match public.fight.kind {
            FightKind::Heist | FightKind::Holdup => "question-npc-heist",
            FightKind::Sheriff => "question-npc-sheriff",
            FightKind::Opponent => "question-npc-opponent",
            // In fights between players no fight cards are played.
            FightKind::Bandit | FightKind::Arrest | FightKind::Duel | FightKind::Rob => "question-npc-bandit",
        },
        FightStep::Reveal => "question-fight-reveal",
        FightStep::Reactions => "question-fight-reactions",
        FightStep::FightCard | FightStep::Compare | FightStep::Compared => "question-fight-compared",
        FightStep::Outcome if public.fight.kind == FightKind::Rob => "question-fight-outcome-rob",
        FightStep::Outcome | FightStep::Won | FightStep::CleanUp | FightStep::Inserted(_) => "question-fight-outcome",
    }
}
