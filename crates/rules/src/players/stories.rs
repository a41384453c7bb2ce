//! Stories (rules base.story.*): triggers, discs, and resolving a card in its order.

use crate::content::Source;
use crate::content::schema::{StoryTrigger, When};
use crate::core::chance::{Chance, Luck};
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Event, Observer};
use crate::core::frame::{Frame, StoryStage, TurnStep};
use crate::core::ids::*;
use crate::core::limits::STORY_DECKS;

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// A story deck shows its next trigger, in proportion to the unseen cards; an empty deck shows none
    /// (base.story.27).
    pub(crate) fn open_story(&mut self, deck: usize) {
        self.state.public.turn.met &= !(1 << deck);
        if self.public().story_cards[deck] == 0 {
            self.state.public.open[deck] = None;
            return;
        }
        let mut counts = [0u8; crate::core::limits::TRIGGERS];
        for (count, stories) in counts.iter_mut().zip(&self.content.stories_by_trigger) {
            *count = self.state.public.stories.and(*stories).len() as u8;
        }
        for (other, open) in self.state.public.open.iter().enumerate() {
            if let (true, Some(trigger)) = (other != deck, open) {
                counts[trigger.index()] -= 1;
            }
        }
        let trigger = self.luck(Luck::Trigger(counts)).trigger();
        self.state.public.open[deck] = Some(trigger);
        self.emit(Event::StoryOpens { deck: deck as u8, trigger });
    }

    /// Records the decks whose open trigger is met by the active player now (base.story.36).
    fn meet(&mut self, met: impl Fn(StoryTrigger) -> bool) {
        if self.public().turn.contributed {
            return;
        }
        for deck in 0..STORY_DECKS {
            if let Some(trigger) = self.public().open[deck]
                && met(self.content.triggers[trigger.index()])
            {
                self.state.public.turn.met |= 1 << deck;
            }
        }
    }

    /// The active player gained LP by an action.
    pub(crate) fn meet_lp(&mut self) {
        let sum = self.public().turn.action_lp;
        self.meet(|t| matches!(t, StoryTrigger::LpByAction(n) if sum >= n));
    }

    /// The active player spent money in a town by an action.
    pub(crate) fn meet_spending(&mut self) {
        let sum = self.public().turn.action_spent;
        self.meet(|t| matches!(t, StoryTrigger::SpendInTown(n) if sum >= n));
    }

    /// The active player gained Marshal or Wanted points.
    pub(crate) fn meet_points(&mut self) {
        self.meet(|t| t == StoryTrigger::TrackPoints);
    }

    /// The active player started a fight with another player.
    pub(crate) fn meet_fight(&mut self) {
        self.meet(|t| t == StoryTrigger::FightPlayer);
    }

    /// The active player ended a move action at a token.
    pub(crate) fn meet_token(&mut self) {
        self.meet(|t| t == StoryTrigger::EndMoveAtToken);
    }

    pub(crate) fn step_offer(&mut self, decks: u8) {
        let seat = self.public().turn.seat;
        let open = (0..STORY_DECKS as u8).any(|deck| self.reader().may_contribute(seat, decks, deck));
        if open { self.ask(seat) } else { self.pop() }
    }

    /// Places a disc, or moves one from the other story (base.story.02, 11).
    pub(crate) fn answer_offer(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        let deck = match choice {
            Choice::Contribute(deck) => deck,
            Choice::Pass => return,
            _ => not_listed(choice),
        };
        let discs = self.player(seat).discs;
        let moved = discs.iter().sum::<u8>() >= 2;
        let player = self.player_mut(seat);
        if moved {
            player.discs[1 - usize::from(deck)] -= 1;
        }
        player.discs[usize::from(deck)] += 1;
        self.state.public.turn.contributed = true;
        self.emit(Event::Contributed { seat, deck, moved });
        self.fire_now(seat, When::Contributed, 0);
        self.goal_contribute(seat);
    }

    /// Step 1 of the end of a turn: every story with enough discs (base.story.15, base.end.02).
    pub(crate) fn resolve_stories(&mut self) {
        let needed = self.public().discs_needed(self.content);
        let with_trigger = |deck: usize| self.public().open[deck].map(|trigger| (deck, trigger));
        let ready = (0..STORY_DECKS).filter_map(with_trigger).find(|(deck, _)| self.public().discs_on(*deck) >= needed);
        let Some((deck, trigger)) = ready else {
            return self.turn_goes_on(TurnStep::Stories);
        };
        self.state.public.open[deck] = None;
        let fitting = self.public().stories.and(self.content.stories_by_trigger[trigger.index()]);
        let story = self.luck(Luck::Story(fitting)).story();
        self.state.public.stories.remove(story);
        self.emit(Event::StoryResolved { deck: deck as u8, story });
        let who = self.public().all_seats().filter(|s| self.player(*s).discs[deck] > 0).collect::<SeatSet>().bits();
        self.push(Frame::Story { story, deck: deck as u8, stage: StoryStage::Reward { next: 0, who } });
    }

    /// Rewards, bandits, the Sheriff, return of the discs (base.story.16 to 20, 26).
    #[inline(never)]
    pub(crate) fn step_story(&mut self, story: Story, deck: u8, stage: StoryStage) {
        let row = self.content.stories[story.index()];
        let active = self.public().turn.seat;
        let go_on = |stage| Frame::Story { story, deck, stage };
        match stage {
            StoryStage::Reward { next, .. } if next >= self.public().seats => self.replace(go_on(StoryStage::Spawn)),
            StoryStage::Reward { next, who } => {
                self.replace(go_on(StoryStage::Reward { next: next + 1, who }));
                let seat = self.public().seat_after(active, next);
                if SeatSet::from_bits(who).contains(seat) {
                    self.effects(row.effects, seat, Source::OTHER);
                }
            }
            StoryStage::Spawn => {
                self.replace(go_on(StoryStage::Sheriff));
                self.spawn(row.spawn);
            }
            StoryStage::Sheriff => {
                self.replace(go_on(StoryStage::Close));
                if row.sheriff > 0 {
                    // The number of spaces is a maximum or mandatory (base.story.22, 23).
                    let full = self.public().edition.full_story_ride();
                    self.ride_sheriff(active, row.sheriff, full);
                }
            }
            StoryStage::Close => {
                for player in &mut self.state.public.players {
                    player.discs[usize::from(deck)] = 0;
                }
                self.state.public.story_cards[usize::from(deck)] -= 1;
                self.pop();
                self.open_story(usize::from(deck));
            }
        }
    }

    /// Places a bandit on each of these hideouts without a player, the Sheriff or a bandit (base.story.19).
    pub(crate) fn spawn(&mut self, hideouts: SpaceSet) {
        for space in hideouts {
            if self.reader().is_free_for_bandit(space) {
                self.state.public.bandits.insert(space);
                self.emit(Event::BanditAppears { space });
            }
        }
    }
}

impl Reader<'_> {
    /// Whether a bandit can be placed on a space: no player, no Sheriff and no bandit is there (base.story.19).
    pub(crate) fn is_free_for_bandit(&self, space: Space) -> bool {
        let public = self.public();
        !public.bandits.contains(space) && public.players_on(space).is_empty() && public.sheriff != space
    }

    /// Whether a disc may be placed on a story: its trigger was met, a space is free, and a disc is available or on the
    /// other story (base.story.02, 07, 11, 14).
    pub(crate) fn may_contribute(&self, seat: Seat, decks: u8, deck: u8) -> bool {
        let at = usize::from(deck);
        let discs = self.player(seat).discs;
        decks & (1 << deck) != 0
            && !self.public().turn.contributed
            && self.public().open[at].is_some()
            && self.public().discs_on(at) < self.public().discs_needed(self.content)
            && (discs.iter().sum::<u8>() < 2 || discs[1 - at] > 0)
    }

    pub(crate) fn list_offer(&self, seat: Seat, decks: u8, to: &mut impl Sink) {
        for deck in 0..STORY_DECKS as u8 {
            if self.may_contribute(seat, decks, deck) {
                to.add(Choice::Contribute(deck));
            }
        }
        to.add(Choice::Pass);
    }
}
