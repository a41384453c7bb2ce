//! Legendary stories (rules bm.legendary-stories.*, bm.map-tokens.*): a card with parts that players take who meet them, in any
//! turn, and an ending once all are taken.

use super::super as modules;
use super::{Choice, Event, Frame, Luck};
use crate::content::legendary_stories::{LegendaryStoryRow, PartTrigger, StoryToken};
use crate::content::schema::When;
use crate::content::{Content, GoalKind, Source};
use crate::core::chance::Chance;
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::Observer;
use crate::core::frame::{self, TurnStep};
use crate::core::ids::{Legend, LegendSet, Seat, SeatSet, Space};
use crate::core::invariants::Violation;
use crate::core::limits::{STORY_PARTS, STORY_TOKENS};
use crate::core::state;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The legendary stories of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stories {
    /// The story whose parts can be taken; none before the first and after the last.
    pub open: Option<Legend>,
    /// Those that were completed.
    pub completed: LegendSet,
    /// Who took each part of the open one: one disc each.
    pub discs: [Option<Seat>; STORY_PARTS],
    /// Of the spaces of its map tokens, in the card's order, those whose token still lies facedown.
    pub facedown: u8,
    /// Who revealed each map token.
    pub holders: [Option<Seat>; STORY_TOKENS],
    /// Who took a part last, and therefore resolves the ending (bm.legendary-stories.13).
    pub last: Option<Seat>,
}

impl Stories {
    /// Those that are neither open nor completed.
    fn left(&self, content: &Content) -> LegendSet {
        let all: LegendSet = (0..content.legendary_stories.len()).map(|at| Legend(at as u8)).collect();
        let mut left = all.without(self.completed);
        if let Some(open) = self.open {
            left.remove(open);
        }
        left
    }

    /// The map tokens that nobody has revealed.
    fn unseen(&self) -> [u8; STORY_TOKENS] {
        self.holders.map(|holder| u8::from(holder.is_none()))
    }

    /// Players who took a part.
    pub fn contributors(&self) -> SeatSet {
        self.discs.iter().flatten().copied().collect()
    }

    /// All stories are known, discs lie on parts of an open story only, and as many map tokens are revealed as no longer lie
    /// facedown.
    pub(super) fn check(&self, content: &Content) -> Result<(), Violation> {
        let known = content.legendary_stories.len();
        if self.open.into_iter().chain(self.completed).any(|story| story.index() >= known) {
            return Err(Violation("a legendary story is not one of this selection's".to_owned()));
        }
        let row = self.open.and_then(|open| content.legendary_stories.get(open.index()));
        let (parts, tokens) = row.map_or((0, 0), |row| (row.parts.len(), row.map_tokens.len()));
        let discs = self.discs.iter().skip(parts).all(Option::is_none)
            && self.last.is_none_or(|last| self.contributors().contains(last));
        let revealed = self.holders.iter().flatten().count();
        let lying = self.facedown.count_ones() as usize;
        if discs && (revealed + lying == tokens || row.is_none()) {
            return Ok(());
        }
        Err(Violation("discs or map tokens do not fit the open legendary story".to_owned()))
    }
}

impl state::Public {
    /// The open legendary story.
    pub fn legendary_story<'c>(&self, content: &'c Content) -> Option<(Legend, &'c LegendaryStoryRow)> {
        let open = self.modules.blood_money.stories.open?;
        Some((open, &content.legendary_stories[open.index()]))
    }

    /// Discs and map tokens of the open legendary story.
    pub fn stories(&self) -> &Stories {
        &self.modules.blood_money.stories
    }

    /// The place among its spaces of the facedown map token on a space.
    fn map_token_at(&self, content: &Content, space: Space) -> Option<u8> {
        let (_, row) = self.legendary_story(content)?;
        let at = row.map_tokens.iter().position(|known| *known == space)? as u8;
        (self.modules.blood_money.stories.facedown & (1 << at) != 0).then_some(at)
    }
}

impl Reader<'_> {
    /// Whether a legendary story is open of which such an event may meet a part.
    #[inline(always)]
    pub(crate) fn story_waits_for(&self, kind: GoalKind) -> bool {
        self.public().legendary_story(self.content).is_some_and(|(_, row)| row.shared >> kind as u8 & 1 == 1)
    }

    fn stories(&self) -> &Stories {
        &self.public().modules.blood_money.stories
    }

    /// Whether a part of the open story is still to be taken (bm.legendary-stories.10).
    fn is_untaken(&self, part: u8) -> bool {
        self.stories().discs[usize::from(part)].is_none()
    }

    /// The parts of the open story that this mask names and that are still to be taken.
    fn takeable(&self, met: u8) -> impl Iterator<Item = u8> {
        let reader = *self;
        let parts = self.public().legendary_story(self.content).map_or(0, |(_, row)| row.parts.len());
        (0..parts as u8).filter(move |part| met & (1 << part) != 0 && reader.is_untaken(*part))
    }

    /// The choices while parts are taken: which is next, to reveal the map token here, or to leave it.
    pub(super) fn list_parts(&self, seat: Seat, frame: Frame, to: &mut impl Sink) {
        let own = |choice| choice::Choice::Module(modules::Choice::BloodMoney(choice));
        let (Frame::Parts { met, .. } | Frame::EndOfTurn { met, .. }) = frame else { return };
        let mut all_taken = true;
        for part in self.takeable(met) {
            all_taken = false;
            to.add(own(Choice::TakePart { part }));
        }
        if self.may_reveal(seat, frame) {
            to.add(own(Choice::Reveal));
        }
        // Whoever meets a part contributes; only a map token may be left where it lies.
        if all_taken {
            to.add(choice::Choice::Pass);
        }
    }

    /// Whether the map token in a player's space may be revealed, at the end of the turn (bm.map-tokens.03).
    fn may_reveal(&self, seat: Seat, frame: Frame) -> bool {
        let here = self.player(seat).space;
        matches!(frame, Frame::EndOfTurn { revealed: false, .. })
            && here.is_some_and(|space| self.public().map_token_at(self.content, space).is_some())
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    fn stories_mut(&mut self) -> &mut Stories {
        &mut self.state.public.modules.blood_money.stories
    }

    /// The next story is revealed; the active player carries out what it says (bm.legendary-stories.03, 04, 16, 28).
    pub(crate) fn open_legendary_story(&mut self, seat: Seat) {
        let Some(story) = self.next_legendary_story() else { return };
        let row = &self.content.legendary_stories[story.index()];
        let stories = self.stories_mut();
        stories.open = Some(story);
        stories.facedown = (1_u8 << row.map_tokens.len()) - 1;
        self.refresh_all();
        self.emit_blood_money(Event::StoryRevealed { story });
        self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Instruction)));
        self.effects(row.open, seat, Source::OTHER);
    }

    /// The story on top of the deck, which is shuffled unless the table wants it in order (bm.stories-in-order.01). None after the last.
    fn next_legendary_story(&mut self) -> Option<Legend> {
        let content = self.content;
        let left = self.public().modules.blood_money.stories.left(content);
        if left.is_empty() || content.specs.stories_in_order {
            return left.iter().min_by_key(|story| content.legendary_stories[story.index()].number);
        }
        Some(self.blood_money_luck(Luck::Legend(left)).legend())
    }

    /// What holds for everybody while a story is open begins or ends; what is above a limit then is lost (as base.clar.03).
    fn refresh_all(&mut self) {
        for seat in self.public().all_seats() {
            self.refresh(seat);
            self.lose_excess(seat);
        }
    }

    /// Hook: something happened that could meet a part of the open story for a player (bm.legendary-stories.26).
    #[inline(always)]
    pub(crate) fn legendary_event(&mut self, seat: Seat, kind: GoalKind, amount: u8, subject: u8) {
        if self.reader().story_waits_for(kind) && self.public().is_seat(seat) {
            self.meet_parts(seat, kind, amount, subject);
        }
    }

    #[inline(never)]
    fn meet_parts(&mut self, seat: Seat, kind: GoalKind, amount: u8, subject: u8) {
        let content = self.content;
        let Some((_, row)) = self.public().legendary_story(content) else { return };
        for (at, part) in row.parts.iter().enumerate() {
            let PartTrigger::Shared(known, least, subjects) = part.on else { continue };
            let fits = known == kind && amount >= least && subjects & (1 << subject) != 0;
            if fits && self.reader().holds(part.all, seat) {
                let of_seat = usize::from(self.public().turn_offset(seat)) * STORY_PARTS;
                self.state.public.turn.modules.blood_money.met |= 1 << (of_seat + at);
            }
        }
    }

    /// Parts that were met are taken, once what met them is over (bm.legendary-stories.26). Returns whether any were met.
    #[inline(always)]
    pub(crate) fn offer_parts(&mut self) -> bool {
        let met = self.public().turn.modules.blood_money.met;
        if met != 0 {
            self.offer_met(met);
        }
        met != 0
    }

    /// The active player takes parts first, then the others clockwise.
    #[inline(never)]
    fn offer_met(&mut self, met: u32) {
        self.state.public.turn.modules.blood_money.met = 0;
        let active = self.public().turn.seat;
        for offset in (0..self.public().seats).rev() {
            let met = (met >> (usize::from(offset) * STORY_PARTS)) as u8 & ALL_PARTS;
            if met != 0 {
                let seat = self.public().seat_after(active, offset);
                self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Parts { seat, met })));
            }
        }
    }

    /// Asks as long as a part is to be had, or a map token to be revealed.
    pub(super) fn step_parts(&mut self, frame: Frame) {
        let (seat, met) = match frame {
            Frame::Parts { seat, met } => (seat, met),
            Frame::EndOfTurn { met, .. } => (self.public().turn.seat, met),
            _ => return self.pop(),
        };
        let open = self.reader().takeable(met).next().is_some() || self.reader().may_reveal(seat, frame);
        if open { self.ask(seat) } else { self.pop() }
    }

    pub(super) fn answer_parts(&mut self, seat: Seat, frame: Frame, choice: choice::Choice) {
        match choice {
            choice::Choice::Pass => self.pop(),
            choice::Choice::Module(modules::Choice::BloodMoney(Choice::TakePart { part })) => {
                self.take_part(seat, part)
            }
            choice::Choice::Module(modules::Choice::BloodMoney(Choice::Reveal)) => {
                if let Frame::EndOfTurn { met, .. } = frame {
                    let after = Frame::EndOfTurn { met, revealed: true };
                    self.replace(frame::Frame::Module(modules::Frame::BloodMoney(after)));
                }
                self.reveal_map_token(seat);
            }
            _ => not_listed(choice),
        }
    }

    /// A disc is placed, then the reward of the part is gained (bm.legendary-stories.08, 09, 24).
    fn take_part(&mut self, seat: Seat, part: u8) {
        let content = self.content;
        let (_, row) = self.public().legendary_story(content).expect("invariant: parts are those of the open story");
        let stories = self.stories_mut();
        stories.discs[usize::from(part)] = Some(seat);
        stories.last = Some(seat);
        self.emit_blood_money(Event::PartTaken { seat, part });
        self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Reward)));
        self.effects(row.parts[usize::from(part)].effects, seat, Source::OTHER);
        self.fire_now(seat, When::Contributed, 0);
        self.goal_contribute(seat);
        let discs = self.public().modules.blood_money.stories.discs;
        self.goal_discs(seat, discs.iter().filter(|disc| **disc == Some(seat)).count() as u8);
    }

    /// The map token in a player's space is revealed: the danger X wounds at once, then its text is resolved
    /// (bm.map-tokens.04 to 06). A part that it meets is taken with it.
    fn reveal_map_token(&mut self, seat: Seat) {
        let content = self.content;
        let space = self.reader().space(seat);
        let (_, row) =
            self.public().legendary_story(content).expect("invariant: map tokens are those of the open story");
        let at = self.public().map_token_at(content, space).expect("invariant: the token is revealed where it lies");
        let unseen = self.public().modules.blood_money.stories.unseen();
        let token = self.blood_money_luck(Luck::MapToken(unseen)).map_token();
        let stories = self.stories_mut();
        stories.facedown &= !(1 << at);
        stories.holders[token as usize] = Some(seat);
        self.emit_blood_money(Event::TokenRevealed { seat, space, token });
        let meets = |trigger: PartTrigger| matches!(trigger, PartTrigger::MapToken(wanted) if wanted.is_none_or(|t| t == token));
        for (part, row) in row.parts.iter().enumerate() {
            if meets(row.on) && self.reader().is_untaken(part as u8) && self.reader().holds(row.all, seat) {
                self.take_part(seat, part as u8);
            }
        }
        self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Token)));
        self.effects(row.tokens[token as usize], seat, Source::OTHER);
        if token == StoryToken::Danger {
            self.gain_wounds(seat, 1, false, crate::core::event::Cause::Story);
        }
    }

    /// A revealed map token is resolved.
    pub(super) fn step_token(&mut self) {
        self.pop();
        self.goal_token_revealed(self.public().turn.seat);
    }

    /// Steps 2 and 3 of the end of a turn: parts for where it ends, then the story if all parts are taken
    /// (bm.end-of-turn.02, 03).
    pub(crate) fn end_of_turn_of_stories(&mut self) {
        let content = self.content;
        self.turn_goes_on(TurnStep::Stories);
        let Some((_, row)) = self.public().legendary_story(content) else { return };
        let seat = self.public().turn.seat;
        let mut met = 0;
        for (at, part) in row.parts.iter().enumerate() {
            if let (PartTrigger::EndTurn(place), Some(space)) = (part.on, self.player(seat).space)
                && place.contains(space)
                && self.reader().holds(part.all, seat)
            {
                met |= 1 << at;
            }
        }
        let own = |frame| frame::Frame::Module(modules::Frame::BloodMoney(frame));
        self.push(own(Frame::Resolve));
        self.push(own(Frame::EndOfTurn { met, revealed: false }));
    }

    /// A story whose parts are all taken ends, resolved by whoever took the last one (bm.legendary-stories.12, 13, 27, 29).
    pub(super) fn step_resolve(&mut self) {
        let content = self.content;
        self.pop();
        let Some((story, row)) = self.public().legendary_story(content) else { return };
        let Stories { discs, last, .. } = self.public().modules.blood_money.stories;
        if discs[..row.parts.len()].iter().any(Option::is_none) {
            return;
        }
        let resolver = last.unwrap_or(self.public().turn.seat);
        let ending = self.blood_money_luck(Luck::Ending).ending();
        self.emit_blood_money(Event::StoryEnds { story, ending });
        self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Ending)));
        self.effects(row.endings[usize::from(ending)], resolver, Source::OTHER);
    }

    /// After its ending the card leaves the game, discs and map tokens return, and the next is revealed
    /// (bm.legendary-stories.14 to 17).
    pub(super) fn step_ending(&mut self) {
        self.pop();
        let stories = self.stories_mut();
        let completed = stories.open.into_iter().fold(stories.completed, |mut all, story| {
            all.insert(story);
            all
        });
        *stories = Stories { completed, ..Stories::default() };
        self.refresh_all();
        self.open_legendary_story(self.public().turn.seat);
    }

    /// Effects of an ending for those who took parts, or none.
    pub(crate) fn story_players(&mut self, op: crate::content::Op, source: Source) {
        use crate::content::Op;
        let (stories, from) = (self.public().modules.blood_money.stories, self.public().turn.seat);
        let who = stories.contributors();
        match op {
            Op::Contributors(block) => self.push(frame::Frame::Each { block, who, from, source }),
            Op::Others(block) => {
                let who = self.public().all_seats().filter(|seat| !who.contains(*seat)).collect();
                self.push(frame::Frame::Each { block, who, from, source });
            }
            Op::EachDisc(block) => {
                for seat in stories.discs.into_iter().flatten().rev() {
                    self.effects(block, seat, source);
                }
            }
            other => unreachable!("run_op sends only effects for contributors here, not {other:?}"),
        }
    }
}

/// All conditions of a story, as a mask.
const ALL_PARTS: u8 = (1 << STORY_PARTS) - 1;

/// The map token of this index.
pub(super) fn token_of(index: u8) -> StoryToken {
    StoryToken::VARIANTS[usize::from(index)]
}
