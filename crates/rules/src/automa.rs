//! The automa: a figure controlled by the game with cards, such as the third figure of a two-player game (rules
//! base.two.*).
//!
//! It has the player index after the last seat, so that every effect on "a player" applies to it, but it is not a seat
//! and never makes a choice. Its goods never change, it holds no cards, and its decisions are made by the code here.
//! Nobody knows the order of its cards, so each is drawn at random when needed.

use crate::content::edition::FightStep;
use crate::content::schema::Most;
use crate::content::variants::Variant;
use crate::content::{BlockId, Content, Op, Source};
use crate::core::chance::{Chance, Luck};
use crate::core::engine::{Engine, Reader};
use crate::core::event::{Event, Observer};
use crate::core::frame::{AutomaStep, Frame};
use crate::core::ids::*;
use crate::core::state::{Fight, Public};

impl Public {
    /// The automa's player index, if it is in play.
    #[inline]
    pub fn automa(&self) -> Option<Seat> {
        self.variants.has(Variant::AUTOMA).then_some(Seat(self.seats))
    }
    /// All figures, from seat 0: the players, then the automa.
    pub fn all_figures(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats + u8::from(self.variants.has(Variant::AUTOMA))).map(Seat)
    }
    /// Whether the index is a seat and not the automa.
    #[inline(always)]
    pub fn is_seat(&self, seat: Seat) -> bool {
        seat.0 < self.seats
    }
    /// The seat of a figure, if it is in play.
    pub fn seat_of(&self, figure: impl Into<Figure>) -> Option<Seat> {
        match figure.into() {
            Figure::Automa => self.automa(),
            Figure::Character(c) => self.all_seats().find(|s| self.player(*s).character == Some(c)),
        }
    }
    /// The seat of a figure that a choice names.
    pub(crate) fn seat_chosen(&self, figure: impl Into<Figure>) -> Seat {
        self.seat_of(figure).expect("invariant: only figures in play are listed")
    }
    /// The figure of a seat whose character is known, or the automa's at its index.
    pub fn figure(&self, seat: Seat) -> Figure {
        if self.is_seat(seat) { self.character(seat).into() } else { Figure::Automa }
    }
    /// The character of a player; only called once characters are known (base.setup.50).
    pub fn character(&self, seat: Seat) -> Character {
        self.player(seat).character.expect("invariant: characters are known before any figure stands on the map")
    }
    /// Players on a space, including the automa.
    #[inline]
    pub fn players_on(&self, space: Space) -> SeatSet {
        self.all_figures().filter(|s| self.player(*s).space == Some(space)).collect()
    }
    /// The steps of the fight in progress.
    #[inline]
    pub fn fight_steps<'c>(&self, content: &'c Content) -> &'c [FightStep] {
        let orders = &content.steps.fights;
        if self.fight_with_automa() {
            orders.with_automa(self.fight.kind)
        } else if self.fight.npc_first {
            orders.shown_first(self.edition, self.fight.kind)
        } else {
            orders.steps(self.edition, self.fight.kind)
        }
    }
    /// The step that the fight in progress is in.
    ///
    /// # Panics
    /// Without a fight in progress.
    #[inline]
    pub fn fight_step(&self, content: &Content) -> FightStep {
        let (orders, at) = (&content.steps.fights, usize::from(self.fight.step));
        if self.fight_with_automa() {
            orders.step_with_automa(self.fight.kind, at)
        } else if self.fight.npc_first {
            orders.step_shown_first(self.edition, self.fight.kind, at)
        } else {
            orders.step(self.edition, self.fight.kind, at)
        }
    }
    /// Whether the fight in progress is one with the automa.
    #[inline]
    pub fn fight_with_automa(&self) -> bool {
        self.fight.with_player() && !self.is_seat(self.fight.other)
    }
    /// Places the automa on its starting space, with its fixed goods.
    pub(crate) fn place_automa(&mut self, content: &Content) {
        let row = &content.automa;
        if let Some(seat) = self.automa() {
            let player = &mut self.players[seat.index()];
            player.space = Some(row.start);
            player.money = row.money;
            player.nuggets = row.nuggets;
            self.automa_cards = self.automa_deck(content);
        }
    }
    /// All cards of its deck: some stay out of it with more than two players.
    fn automa_deck(&self, content: &Content) -> AutomaCardSet {
        let all: AutomaCardSet = (0..content.automa.cards.len() as u8).map(AutomaCard).collect();
        if self.seats > 2 { all.without(content.automa.for_two) } else { all }
    }
}

impl Reader<'_> {
    /// The player with the most of something; in a tie the one whose turn comes first (ruling.variant-two-player.05).
    fn most(&self, most: Most) -> Option<Seat> {
        let worth = |seat: Seat| match most {
            Most::Lp => self.player(seat).lp,
            Most::Money => u16::from(self.player(seat).money),
            Most::Wanted => u16::from(self.player(seat).wanted),
        };
        let public = self.public();
        let best = public.all_seats().map(worth).max()?;
        public.seats_from(public.first).find(|s| worth(*s) == best)
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// The automa's turn at the end of a round: its top card, from top to bottom (base.two.07, 09).
    #[inline(never)]
    pub(crate) fn step_automa(&mut self, step: AutomaStep) {
        let turn = self.public().turn;
        match step {
            AutomaStep::Card => {
                self.emit(Event::TurnBegins { seat: turn.seat, round: turn.round });
                self.replace(Frame::Automa(AutomaStep::End));
                let card = self.next_card();
                self.emit(Event::AutomaCard { seat: turn.seat, card });
                let block = self.content.automa.cards[card.index()];
                self.effects(block, turn.seat, Source::OTHER);
            }
            AutomaStep::End => {
                if self.offer_parts() {
                    return;
                }
                self.trigger_end();
                self.end_round();
            }
        }
    }

    /// Draws its top card; after the last one all are reshuffled (base.two.09).
    fn next_card(&mut self) -> AutomaCard {
        if self.public().automa_cards.is_empty() {
            self.state.public.automa_cards = self.public().automa_deck(self.content);
        }
        let card = self.luck(Luck::AutomaCard(self.public().automa_cards)).automa_card();
        self.state.public.automa_cards.remove(card);
        self.state.public.automa_card = Some(card);
        card
    }

    /// Effects that move a figure or apply to every player.
    pub(crate) fn figure_op(&mut self, op: Op, seat: Seat, source: Source) {
        match op {
            // What a character gains in the setup applies before its figure is on the map.
            Op::GoTo(_) | Op::GoToMost(_) | Op::RemoveBandit | Op::EachPlayerHere(_)
                if self.player(seat).space.is_none() => {}
            Op::GoTo(space) => self.go_to(seat, space),
            Op::GoToMost(most) => {
                if let Some(space) = self.reader().most(most).and_then(|s| self.player(s).space) {
                    self.go_to(seat, space);
                }
            }
            Op::RemoveBandit => {
                let space = self.reader().space(seat);
                if self.public().bandits.contains(space) {
                    self.state.public.bandits.remove(space);
                    self.emit(Event::BanditLeaves { space });
                }
            }
            Op::Bandits(place) => self.spawn(self.content.places[usize::from(place)]),
            Op::BanditAt(space) => self.spawn(SpaceSet::one(space)),
            Op::NoBanditAt(space) => {
                if self.public().bandits.contains(space) {
                    self.state.public.bandits.remove(space);
                    self.emit(Event::BanditLeaves { space });
                }
            }
            Op::EachPlayer(block) => {
                let others = self.public().all_seats().filter(|other| *other != seat).collect();
                self.each(others, block, self.public().first, source);
            }
            Op::Everybody(block) => {
                let all = self.public().all_seats().collect();
                self.each(all, block, seat, source);
            }
            Op::EachPlayerHere(block) => {
                let mut here = self.public().players_on(self.reader().space(seat));
                here.remove(seat);
                self.each(here, block, self.public().first, source);
            }
            _ => unreachable!("run_op sends only effects on figures here, not {op:?}"),
        }
    }

    /// Applies effects to each of these players, in turn order from one of them.
    fn each(&mut self, who: SeatSet, block: BlockId, from: Seat, source: Source) {
        if block.0 != 0 && !who.is_empty() {
            self.push(Frame::Each { block, who, from, source });
        }
    }

    #[inline(never)]
    pub(crate) fn step_each(&mut self, block: BlockId, mut who: SeatSet, from: Seat, source: Source) {
        let Some(next) = self.public().seats_from(from).find(|seat| who.contains(*seat)) else {
            return self.pop();
        };
        who.remove(next);
        match who.is_empty() {
            true => self.pop(),
            false => self.replace(Frame::Each { block, who, from, source }),
        }
        self.effects(block, next, source);
    }

    /// Places the figure on a space; no other space is entered (ruling.variant-two-player.04).
    fn go_to(&mut self, seat: Seat, to: Space) {
        let from = self.reader().space(seat);
        if from != to {
            self.player_mut(seat).space = Some(to);
            self.emit(Event::Moved { seat, from, to, mesas: 0 });
        }
    }

    /// The automa draws its fight cards faceup, and the highest counts (base.two.12, ruling.variant-two-player.01).
    pub(crate) fn automa_fights(&mut self) {
        let mut drawn = FightSet::new();
        for _ in 0..self.content.automa.fight_cards {
            if let Some(card) = self.draw_fight_card(None) {
                drawn.insert(card);
            }
        }
        let seat = self.public().fight.other;
        self.emit(Event::DrewFaceup { seat, cards: drawn });
        let highest = drawn.iter().last();
        highest.into_iter().for_each(|c| drawn.remove(c));
        let fight = self.fight_mut();
        fight.npc_shown = highest;
        fight.faceup = drawn;
        fight.value[1] = highest.map_or(0, |c| c.0);
    }

    /// The card played against the automa is decreased (base.two.12).
    pub(crate) fn count_lower(&mut self) {
        let by = self.content.automa.decrease;
        let fight: &mut Fight = self.fight_mut();
        fight.value[0] = fight.value[0].saturating_sub(by);
        let value = fight.value[0];
        self.emit(Event::Decreased { side: 0, by, value, source: Source::OTHER });
    }

    /// A fight card with which the automa may restart the fight: it does if it would lose
    /// (ruling.variant-two-player.02).
    pub(crate) fn automa_restarts(&mut self, block: BlockId) {
        self.pop();
        let fight = self.public().fight;
        if self.public().higher(fight.value) == 0 {
            self.fight_mut().restart = true;
            self.effects(block, fight.fighter, Source::OTHER);
        }
    }
}
