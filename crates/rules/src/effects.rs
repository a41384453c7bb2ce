//! The interpreter of effects: lists of effects, choices among them, prices and targets.

pub(crate) mod abilities;

use crate::content::edition::FightStep;
use crate::content::{BlockId, Op, OptionRow, Source, SourceKind};
use crate::core::chance::{Chance, Luck};
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{Frame, ProspectStage};
use crate::core::ids::*;
use crate::core::refusal::Refusal;
use crate::core::state::{PokerKind, PokerStep};

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Pushes a list of effects.
    pub(crate) fn effects(&mut self, block: BlockId, seat: Seat, source: Source) {
        if block.0 != 0 {
            self.push(Frame::Effects { block, at: 0, seat, source, arrested: false });
        }
    }

    pub(crate) fn step_effects(&mut self, block: BlockId, at: u8, seat: Seat, source: Source, arrested: bool) {
        let content = self.content;
        let ops = content.block(block);
        match ops.get(usize::from(at)) {
            Some(op) if self.count_effect() => {
                self.replace(Frame::Effects { block, at: at + 1, seat, source, arrested });
                self.run_op(*op, seat, source);
            }
            _ => self.pop(),
        }
    }

    /// Counts an effect of the turn. Returns whether it applies: after the last one that a turn can have, which ends its
    /// actions, none does.
    #[inline]
    pub(crate) fn count_effect(&mut self) -> bool {
        let turn = &mut self.state.public.turn;
        if turn.is_exhausted() {
            return false;
        }
        turn.effects += 1;
        if turn.is_exhausted() {
            turn.actions = 0;
            let seat = turn.seat;
            self.emit(Event::Exhausted { seat });
        }
        true
    }

    /// The cause of an effect of this source, for the log and the statistics. An effect without a source, such as a
    /// chosen option, has that of the effect that required the choice.
    fn cause(&self, source: Source) -> Cause {
        if source != Source::OTHER {
            return Cause::Card;
        }
        for frame in self.public().stack.iter().rev() {
            match *frame {
                Frame::Effects { source, .. } if source != Source::OTHER => return Cause::Card,
                Frame::Effects { .. } | Frame::Each { .. } | Frame::Gained { .. } => {}
                Frame::Story { .. } => return Cause::Story,
                Frame::Automa(_) => return Cause::Automa,
                Frame::Fight if self.reader().fight_step() == FightStep::Outcome => return Cause::Fight,
                Frame::Fight if matches!(self.reader().fight_step(), FightStep::Inserted(_)) => return Cause::Step,
                Frame::Fight | Frame::NpcRestart { .. } => return Cause::FightCard,
                Frame::TrackPoints { .. } => return Cause::Track,
                Frame::Poker if !matches!(self.public().poker.step, PokerStep::Inserted(_)) => return Cause::Poker,
                Frame::Turn(_) | Frame::Setup(_) => return Cause::Step,
                Frame::Module(frame) => return frame.cause(),
                Frame::Move(_) | Frame::Moved { .. } => return Cause::Cattle,
                _ => return Cause::Card,
            }
        }
        Cause::Card
    }

    /// Whether a fight, a game of poker or one of a module is in progress.
    fn in_fight_or_game(&self) -> bool {
        self.public().stack.iter().any(Frame::is_fight_or_game)
    }

    /// Effects that could start a fight are deferred until all fights and games are over (bm.story-track.21).
    fn wait(&mut self, op: Op, seat: Seat, source: Source) {
        let waiting = &self.content.waiting;
        let alone = waiting.iter().find(|(known, _)| *known == op).map(|(_, block)| *block);
        let block = alone.expect("invariant: every effect that may wait is a list of its own, too");
        let frame = Frame::Effects { block, at: 0, seat, source, arrested: false };
        self.state.public.stack.push_below_fights(frame, |block| waiting.iter().any(|(_, known)| *known == block));
    }

    /// Applies one effect to its subject.
    #[expect(clippy::too_many_lines, reason = "a list, with a line for each effect")]
    pub(crate) fn run_op(&mut self, op: Op, seat: Seat, source: Source) {
        if op.waits_among(&self.content.point_tracks) && self.in_fight_or_game() {
            return self.wait(op, seat, source);
        }
        match op {
            Op::Money(n) => self.gain_money(seat, i16::from(n), self.cause(source)),
            Op::LoseMoney(n) => self.lose_money(seat, n, self.cause(source)),
            Op::Pay(n) => self.pay(seat, n, self.cause(source)),
            Op::Draw(n) => self.draw(seat, n),
            Op::Discard(n) => self.ask_discard(seat, n, false),
            Op::DiscardRandom(n) => self.discard_random(seat, n, self.cause(source)),
            Op::Lp(n) => self.gain_lp(seat, n, self.cause(source)),
            Op::LoseLp(n) => self.lose_lp(seat, n, self.cause(source)),
            Op::AutomaLp(n) => {
                if let Some(him) = self.public().automa() {
                    self.gain_lp(him, n, self.cause(source));
                }
            }
            Op::Wound { n, sure } => self.gain_wounds(seat, n, sure, self.cause(source)),
            Op::Heal(n) => _ = self.heal(seat, n),
            Op::Marshal(n) => self.gain_marshal(seat, n),
            Op::Wanted(n) => self.gain_wanted(seat, n),
            Op::SamePoints(n) => self.gain_same_points(seat, n),
            Op::Nuggets(n) => _ = self.gain_nuggets(seat, n, self.cause(source)),
            Op::Cattle => {
                if self.reader().may_take_cattle(seat) {
                    self.take_cattle(seat, self.state.secrets.cattle_at_ranches(self.content));
                }
            }
            Op::CattleFrom(ranch) => self.take_cattle_of(seat, ranch),
            Op::LoseCattle => self.lose_cattle_beyond(seat, 0),
            Op::MarshalCube(n) => self.set_cubes(seat, n, 0),
            Op::WantedCube(n) => self.set_cubes(seat, 0, n),
            Op::SwitchTracks => self.set_cubes(seat, self.player(seat).wanted, self.player(seat).marshal),
            Op::ShowHand => self.show_hand(seat),
            Op::DiscardValue(rank) => self.discard_value(seat, rank),
            Op::TakeHalfOf(what) => self.take_half(seat, what),
            Op::TakeStray(within) => self.push(Frame::TakeStray { seat, within }),
            Op::Actions(n) => self.gain_actions(seat, n),
            Op::GainItem(item) => {
                if self.reader().may_take(seat, item).is_ok() {
                    self.gain_item(seat, item);
                }
            }
            Op::LegendaryItem(n) => self.gain_legendary(seat, n),
            Op::BuyLegendary => self.offer_legendary(seat),
            Op::WeaponOfChoice => self.offer_weapon(seat),
            Op::GainDeed(set) => self.offer_deed(seat, set),
            Op::UseDeed => self.offer_deed_use(seat),
            Op::DiscardThis => {
                if let SourceKind::Front(item) | SourceKind::Upgraded(item) = source.kind() {
                    self.lose_item(seat, item);
                }
            }
            Op::UpgradeThis => self.upgrade_source(seat, source),
            Op::KeepPlayed(n) => self.keep_played(seat, n),
            Op::Track { track, points } => self.gain_points(seat, track, points),
            Op::LegendaryTokens(n) => self.gain_tokens(seat, n),
            Op::PlaceToken { token, place } => self.place_tokens(token, self.content.places[usize::from(place)]),
            Op::LookAtDeck => self.look_at_deck(seat),
            Op::BuryTop => self.bury_top(seat),
            Op::LookAtFightDeck => self.look_at_fight_deck(seat),
            Op::BuryFightCard => self.bury_fight_card(seat),
            Op::LookAtEncounter => self.look_at_encounter(seat),
            Op::BuryEncounter => self.bury_encounter(seat),
            Op::FillHand => self.fill_hand(seat),
            Op::DiscardHand => self.discard_hand(seat, self.cause(source)),
            Op::StayWanted(space) => self.stay_wanted(seat, space),
            Op::StartPoker => self.start_poker(seat, PokerKind::Anywhere),
            Op::MoveToTrain => self.move_to_train(seat),
            // A reroll is offered with the dice, a tribute to the player who must pay it.
            Op::RerollDie | Op::Tribute(_) => {}
            Op::Decrease(_)
            | Op::Increase(_)
            | Op::CancelWounds
            | Op::CancelFightCard
            | Op::WinFight
            | Op::LoseFight
            | Op::Restart
            | Op::NoMarshalReward
            | Op::WoundLoser(_) => self.fight_op(op, seat, source),
            Op::ResolveEvent => self.event_due(seat),
            Op::Contributors(_) | Op::EachDisc(_) | Op::Others(_) => self.story_players(op, source),
            Op::Ruin(location) => self.destroy(location),
            Op::SheriffTo(space) => self.send_sheriff(seat, space),
            Op::RollDie(gravel) => self.roll_one(seat, gravel, source),
            Op::RollFor(table) => self.roll_for(seat, table, source),
            Op::Ride(_)
            | Op::RideRow
            | Op::NameValue { .. }
            | Op::TakeHalf { .. }
            | Op::NoBanditIn { .. }
            | Op::PlayerNear { .. }
            | Op::ExtendMove(_)
            | Op::Travel(_)
            | Op::Sheriff(_)
            | Op::SheriffBeside
            | Op::Upgrade(_)
            | Op::Shop(_)
            | Op::Prospect
            | Op::Fight(_)
            | Op::Choose { .. }
            | Op::ChooseSeveral { .. }
            | Op::BanditIn { .. }
            | Op::May { .. }
            | Op::If { .. }
            | Op::PlayerHere(_)
            | Op::Opponent(_)
            | Op::LookAtHand(_)
            | Op::NpcRestart(_) => self.run_asking_op(op, seat, source),
            Op::GoTo(_)
            | Op::GoToMost(_)
            | Op::RemoveBandit
            | Op::Bandits(_)
            | Op::BanditAt(_)
            | Op::NoBanditAt(_)
            | Op::EachPlayer(_)
            | Op::Everybody(_)
            | Op::EachPlayerHere(_) => self.figure_op(op, seat, source),
        }
    }

    /// Effects that put a frame on the stack.
    fn run_asking_op(&mut self, op: Op, seat: Seat, source: Source) {
        match op {
            Op::Fight(opponent) => self.fight_opponent(seat, opponent, None),
            Op::RideRow => {
                let left = self.reader().track_row(seat);
                self.push(Frame::Ride { seat, left, part_of_move: false, to: None });
            }
            Op::Ride(n) => self.push(Frame::Ride { seat, left: n, part_of_move: false, to: None }),
            Op::ExtendMove(n) => self.push(Frame::Ride { seat, left: n, part_of_move: true, to: None }),
            Op::Travel(place) => self.push(Frame::Travel { seat, place, to: None }),
            Op::Sheriff(n) => self.ride_sheriff(seat, n, false),
            Op::SheriffBeside => self.place_sheriff(seat),
            Op::Upgrade(discount) => self.push(Frame::Upgrade { seat, discount }),
            Op::Shop(discount) => self.push(Frame::Shop { seat, discount }),
            Op::Prospect => {
                self.push(Frame::Prospect { dice: [0; 2], stage: ProspectStage::Roll, seat, nuggets: 0 });
            }
            Op::BanditIn { first, count, .. } | Op::NoBanditIn { first, count, .. } | Op::TakeHalf { first, count } => {
                self.push(Frame::Choose { first, count, penalty: false, seat, on: seat, left: 1, taken: 0 });
            }
            Op::NameValue { first, count } => {
                let by = self.public().turn.seat;
                self.push(Frame::Choose { first, count, penalty: false, seat: by, on: seat, left: 1, taken: 0 });
            }
            Op::Choose { first, count, penalty } => {
                self.push(Frame::Choose { first, count, penalty, seat, on: seat, left: 1, taken: 0 });
            }
            Op::ChooseSeveral { first, count, pick } => {
                self.push(Frame::Choose { first, count, penalty: false, seat, on: seat, left: pick, taken: 0 });
            }
            Op::May { price, get } => self.push(Frame::May { price, get, seat, source }),
            Op::If { all, then, otherwise } => {
                let block = if self.reader().holds(all, seat) { then } else { otherwise };
                self.effects(block, seat, source);
            }
            Op::PlayerHere(block) => self.push(Frame::PlayerHere { block, seat, within: 0 }),
            Op::PlayerNear { within, block } => self.push(Frame::PlayerHere { block, seat, within }),
            Op::Opponent(block) => {
                if let Some(other) = self.reader().opponent(seat) {
                    self.effects(block, other, source);
                }
            }
            Op::LookAtHand(n) => {
                if let Some(other) = self.reader().opponent(seat) {
                    self.look_at_hand(seat, other, n);
                }
            }
            Op::NpcRestart(block) => self.push(Frame::NpcRestart { block }),
            _ => unreachable!("run_op sends only effects that ask here, not {op:?}"),
        }
    }

    /// Actions belong to the turn in progress: only the active player can gain them.
    fn gain_actions(&mut self, seat: Seat, n: u8) {
        if !self.public().is_active(seat) || self.public().turn.is_exhausted() {
            return;
        }
        let gained = n.min(u8::MAX - self.public().turn.actions);
        self.state.public.turn.actions += gained;
        self.emit(Event::Actions { seat, gained });
    }

    /// Random cards just played at poker return to the hand (base.poker.53).
    fn keep_played(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            let left = self.public().poker.shown[seat.index()].and(self.public().in_play);
            if left.is_empty() {
                return;
            }
            let card = self.luck(Luck::FromHand(left)).card();
            self.state.public.in_play.remove(card);
            self.state.secrets.hands[seat.index()].insert(card);
            for viewer in self.public().all_seats().filter(|v| *v != seat) {
                self.state.secrets.known[viewer.index()][seat.index()].insert(card);
            }
            self.emit(Event::Kept { seat, card });
        }
    }

    pub(crate) fn step_choose(&mut self, frame: Frame) {
        let Frame::Choose { first, count, penalty, seat, on, left, taken } = frame else {
            unreachable!("invariant: a choice is made in a frame of options, not {frame:?}")
        };
        // The automa never chooses (ruling.variant-two-player.07).
        let open = self.reader().open_options(first, count, penalty, taken, [seat, on]).next().is_some();
        if left == 0 || !open || !self.public().is_seat(seat) {
            self.pop();
        } else {
            self.ask(seat);
        }
    }

    pub(crate) fn answer_choose(&mut self, frame: Frame, choice: Choice) {
        let Frame::Choose { first, count, penalty, seat, on, left, taken } = frame else { not_listed(choice) };
        let at = self.reader().options(first, count).iter().position(|o| choice == Choice::Choose(o.key));
        let at = at.unwrap_or_else(|| not_listed(choice));
        let row = self.reader().options(first, count)[at];
        if left > 1 {
            self.replace(Frame::Choose { first, count, penalty, seat, on, left: left - 1, taken: taken | 1 << at });
        } else {
            self.pop();
        }
        self.effects(row.effects, on, Source::OTHER);
        self.effects(row.price, seat, Source::OTHER);
    }

    pub(crate) fn step_may(&mut self, price: BlockId, seat: Seat) {
        if self.reader().payable(seat, price) {
            self.ask(seat);
        } else {
            self.pop();
        }
    }

    pub(crate) fn answer_may(&mut self, price: BlockId, get: BlockId, seat: Seat, source: Source, choice: Choice) {
        self.pop();
        if choice == Choice::Bonus {
            self.effects(get, seat, source);
            self.effects(price, seat, source);
        }
    }

    pub(crate) fn step_player_here(&mut self, block: BlockId, seat: Seat, within: u8) {
        if self.reader().players_near(seat, block, within).is_empty() {
            self.pop();
        } else {
            self.ask(seat);
        }
    }

    pub(crate) fn answer_player_here(&mut self, block: BlockId, seat: Seat, choice: Choice) {
        self.pop();
        let Choice::Target(figure) = choice else { not_listed(choice) };
        let target = self.public().seat_chosen(figure);
        match self.reader().tribute(block) {
            // The automa's money never runs out, and it has no card to give instead (base.two.06).
            Some(money) if !self.public().is_seat(target) => self.gain_money(seat, i16::from(money), Cause::Card),
            Some(money) => self.push(Frame::Tribute { from: target, to: seat, money }),
            None => self.effects(block, target, Source::OTHER),
        }
    }

    pub(crate) fn step_tribute(&mut self, from: Seat, money: u8) {
        if self.reader().can_give(from, money) {
            self.ask(from);
        } else {
            self.pop();
        }
    }

    pub(crate) fn answer_tribute(&mut self, from: Seat, to: Seat, money: u8, choice: Choice) {
        self.pop();
        match choice {
            Choice::Give(card) => self.give_card(from, to, card),
            Choice::GiveMoney => {
                self.lose_money(from, money, Cause::Card);
                self.gain_money(to, i16::from(money), Cause::Card);
            }
            _ => not_listed(choice),
        }
    }

    /// Steps a placement: the figure is placed first, then abilities after a movement apply.
    pub(crate) fn step_travel(&mut self, seat: Seat, place: u8, to: Option<Space>) {
        if to.is_none() && !self.reader().travel_spaces(seat, place).is_empty() {
            return self.ask(seat);
        }
        self.pop();
        if let Some(to) = to {
            self.any_move_ended(seat, to);
        }
    }

    pub(crate) fn answer_travel(&mut self, seat: Seat, place: u8, choice: Choice) {
        let Choice::Ride { to, .. } = choice else { not_listed(choice) };
        self.replace(Frame::Travel { seat, place, to: Some(to) });
        self.ride_to(seat, to, 0);
    }
}

impl Reader<'_> {
    pub(crate) fn options(&self, first: u16, count: u8) -> &[OptionRow] {
        &self.content.options[usize::from(first)..usize::from(first) + usize::from(count)]
    }

    /// The options that may be chosen: the price can be paid, the track rules allow it, and of a penalty only parts
    /// that change something (base.card.07, 08).
    fn open_options(
        &self,
        first: u16,
        count: u8,
        penalty: bool,
        taken: u8,
        [seat, on]: [Seat; 2],
    ) -> impl Iterator<Item = &OptionRow> {
        let reader = *self;
        let left =
            self.options(first, count).iter().enumerate().filter(move |(at, _)| *at >= 8 || taken >> at & 1 == 0);
        left.map(|(_, o)| o).filter(move |o| {
            reader.payable(seat, o.price)
                && reader.allowed(on, o.effects).is_ok()
                && (!penalty || reader.changes(seat, o.effects))
        })
    }

    pub(crate) fn list_options(&self, frame: Frame, to: &mut impl Sink) {
        if let Frame::Choose { first, count, penalty, seat, on, taken, .. } = frame {
            self.open_options(first, count, penalty, taken, [seat, on]).for_each(|o| to.add(Choice::Choose(o.key)));
        }
    }

    /// Why an option cannot be chosen: what the rules do not allow, or that there is no such option.
    pub(crate) fn option_reason(&self, frame: Frame, key: OptionKey) -> Refusal {
        let Frame::Choose { first, count, on, .. } = frame else { return Refusal::WrongMoment };
        let option = self.options(first, count).iter().find(|o| o.key == key);
        option.and_then(|o| self.allowed(on, o.effects).err()).unwrap_or(Refusal::NotAnOption)
    }

    /// Whether a price can be paid in full (base.card.08).
    pub(crate) fn payable(&self, seat: Seat, price: BlockId) -> bool {
        let (mut money, mut cards, mut wounds) = (0, 0, 0);
        for op in self.content.block(price) {
            match *op {
                Op::Pay(n) => money += n,
                Op::Discard(n) => cards += usize::from(n),
                Op::DiscardHand => cards = cards.max(1),
                Op::Wound { n, .. } => wounds += n,
                _ => {}
            }
        }
        // Wounds that would be taken off are not paid.
        let spared = || self.shielded(seat) || self.wounds_spared(seat) > 0;
        self.can_pay(seat, money).is_ok()
            && self.hand(seat).len() >= cards
            && (wounds == 0 || !spared() && self.room_for_wounds(seat) >= wounds)
    }

    /// Whether the rules allow the effects: no Marshal points for Wanted players, no unavailable item.
    fn allowed(&self, seat: Seat, block: BlockId) -> Result<(), Refusal> {
        self.content.block(block).iter().try_for_each(|op| match *op {
            Op::Marshal(_) if self.player(seat).is_wanted() => Err(Refusal::WantedNoMarshal),
            Op::GainItem(item) => self.may_take(seat, item),
            op if self.has_effect(seat, op) => Ok(()),
            _ => Err(Refusal::NotAnOption),
        })
    }

    /// Whether what an effect needs is there.
    fn has_effect(&self, seat: Seat, op: Op) -> bool {
        match op {
            Op::Cattle => self.may_take_cattle(seat),
            Op::BanditAt(space) => self.is_free_for_bandit(space),
            Op::NoBanditAt(space) => self.public().bandits.contains(space),
            Op::NoBanditIn { place, .. } => {
                !self.content.places[usize::from(place)].and(self.public().bandits).is_empty()
            }
            Op::CattleFrom(ranch) => self.may_take_cattle_of(seat, ranch),
            Op::DiscardValue(rank) => self.holds_value(seat, rank),
            Op::TakeHalfOf(what) => self.opponent(seat).is_some_and(|other| self.has_loot(other, what)),
            Op::PlaceToken { token, place } => {
                let lies = self.public().map_tokens[token.index()];
                !self.content.places[usize::from(place)].without(lies).is_empty()
            }
            Op::BanditIn { place, .. } => {
                self.content.places[usize::from(place)].iter().any(|s| self.is_free_for_bandit(s))
            }
            Op::Upgrade(discount) => self.upgrades(seat, discount).next().is_some(),
            Op::Shop(discount) => self.wares(seat, discount).next().is_some(),
            _ => true,
        }
    }

    /// Whether a penalty would change anything.
    fn changes(&self, seat: Seat, block: BlockId) -> bool {
        let player = self.player(seat);
        self.content.block(block).iter().any(|op| match *op {
            Op::Wound { n, sure } => {
                let left = !self.shielded(seat) && n > self.wounds_spared(seat);
                (sure || left) && self.wounds_change(seat)
            }
            Op::Discard(_) | Op::DiscardRandom(_) | Op::DiscardHand => !self.hand(seat).is_empty(),
            Op::LoseMoney(_) | Op::Pay(_) => player.money > 0,
            Op::LoseLp(_) => player.lp > 0,
            _ => true,
        })
    }

    /// The money of a tribute, if the block is one.
    fn tribute(&self, block: BlockId) -> Option<u8> {
        self.content.block(block).iter().find_map(|op| if let Op::Tribute(money) = *op { Some(money) } else { None })
    }

    /// Players in a seat's space to whom a block could apply; for a tribute, those who have something to give.
    pub(crate) fn players_here(&self, seat: Seat, block: BlockId) -> SeatSet {
        self.players_near(seat, block, 0)
    }

    /// The same for players up to some spaces away.
    pub(crate) fn players_near(&self, seat: Seat, block: BlockId, within: u8) -> SeatSet {
        let tribute = self.tribute(block);
        let own = self.space(seat);
        let mut here = self.public().players_on(own);
        if within > 0 {
            let near = self.content.board.spread(own, within, SpaceSet::new(), SpaceSet::new());
            here = near.iter().fold(here, |all, space| all.union(self.public().players_on(space)));
            // What they show and discard are cards: the automa has none.
            here = here.iter().filter(|other| self.public().is_seat(*other)).collect();
        }
        here.remove(seat);
        here.iter().filter(|s| tribute.is_none_or(|money| self.can_give(*s, money))).collect()
    }

    pub(crate) fn list_players_here(&self, seat: Seat, block: BlockId, within: u8, to: &mut impl Sink) {
        for other in self.players_near(seat, block, within) {
            to.add(Choice::Target(self.public().figure(other)));
        }
    }

    fn can_give(&self, seat: Seat, money: u8) -> bool {
        self.player(seat).money >= money || !self.hand(seat).is_empty()
    }

    pub(crate) fn list_tribute(&self, seat: Seat, money: u8, to: &mut impl Sink) {
        if self.player(seat).money >= money {
            to.add(Choice::GiveMoney);
        }
        self.hand(seat).iter().for_each(|card| to.add(Choice::Give(card)));
    }

    /// Spaces of a place where a seat may be placed: not the Sheriff's for a Wanted player (base.move.13), and not the
    /// current one (ruling.movement.01).
    fn travel_spaces(&self, seat: Seat, place: u8) -> SpaceSet {
        let here = self.player(seat).space.into_iter().collect();
        self.content.places[usize::from(place)].without(self.closed_to(seat)).without(here)
    }

    pub(crate) fn list_travel(&self, seat: Seat, place: u8, to: &mut impl Sink) {
        for space in self.travel_spaces(seat, place) {
            to.add(Choice::Ride { to: space, mesas: 0 });
        }
    }
}
