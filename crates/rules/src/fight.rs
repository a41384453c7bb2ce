//! Fights (rules base.fight.*, base.bandit.*, base.heist.*, base.sheriff.09 to 20): the steps up to the comparison.
//!
//! The order of a fight is a list of steps of the edition; this file runs them. A restarted fight reuses its frame, so
//! that any number of Shootouts needs no deeper stack. What follows the result is in `fight/outcome.rs`.

mod cards;
mod changes;
pub(crate) mod encounters;
pub(crate) mod outcome;
pub(crate) mod pool;
mod reactions;
pub mod standing;

use crate::content::edition::FightStep;
use crate::content::schema::When;
use crate::content::{AbilityRow, BlockId, Source};
use crate::core::chance::{Chance, Luck};
use crate::core::choice::{Choice, FightKind};
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Event, Observer};
use crate::core::frame::{Done, Frame};
use crate::core::ids::*;
use crate::core::state::{Fight, Side};
use crate::effects::abilities::use_choice;

impl<'a> Reader<'a> {
    /// Whether a fight is in progress.
    pub(crate) fn fighting(&self) -> bool {
        self.public().stack.iter().any(|f| matches!(f, Frame::Fight))
    }

    /// The other player in the fight in progress.
    pub(crate) fn opponent(&self, seat: Seat) -> Option<Seat> {
        let fight = &self.public().fight;
        fight.side_of(seat).and_then(|side| fight.seat_of(1 - side))
    }

    /// The side on which a player fights.
    pub(crate) fn side_of(&self, seat: Seat) -> Side {
        self.public().fight.side_of(seat).expect("invariant: only players who fight act in a fight")
    }

    /// The current step of the fight.
    pub(crate) fn fight_step(&self) -> FightStep {
        self.public().fight_step(self.content)
    }

    /// Whether the decision is a reaction window, or has several choices anyway.
    pub(crate) fn fight_window(&self) -> bool {
        match self.fight_step() {
            FightStep::Reactions | FightStep::Reveal | FightStep::Compared => true,
            FightStep::FighterCommits => self.hand(self.public().fight.fighter).len() > 1,
            FightStep::TargetCommits => self.hand(self.public().fight.other).len() > 1,
            FightStep::FighterCommitsOrDeclines
            | FightStep::TargetAcceptsOrDeclines
            | FightStep::TargetCommitsOrDeclines => true,
            FightStep::NpcCommits => self.secrets().npc_drawn.len() > 1,
            _ => false,
        }
    }

    /// Whether a side must choose whether to play a card.
    pub(crate) fn commits(&self) -> bool {
        use FightStep::{FighterCommits, FighterCommitsOrDeclines, TargetCommits, TargetCommitsOrDeclines};
        let step = self.fight_step();
        matches!(step, FighterCommits | FighterCommitsOrDeclines | TargetCommits | TargetCommitsOrDeclines)
    }

    /// The ability of a side's revealed card at a timing.
    pub(crate) fn card_ability(&self, side: Side, when: When) -> Option<&'a AbilityRow> {
        let fight = &self.public().fight;
        let (card, seat) = (fight.shown[side]?, fight.seat_of(side)?);
        if !self.content.timed_cards[when as usize].contains(card) {
            return None;
        }
        self.content.ability(self.content.card_source(card), when, |c| self.holds(c, seat))
    }

    pub(crate) fn list_fight(&self, seat: Seat, to: &mut impl Sink) {
        let fight = &self.public().fight;
        match self.fight_step() {
            FightStep::StartEffects => {
                let side = usize::from(fight.side);
                let mut all_optional = true;
                for ability in self.eligible(seat, When::FightStart, fight.started[side]) {
                    all_optional &= ability.optional;
                    to.add(use_choice(ability.source));
                }
                if all_optional {
                    to.add(Choice::Pass);
                }
            }
            FightStep::FighterCommits | FightStep::TargetCommits => {
                self.hand(seat).iter().for_each(|c| to.add(Choice::Commit(c)));
            }
            FightStep::TargetAcceptsOrDeclines => {
                to.add(Choice::Accept);
                to.add(Choice::Decline);
            }
            FightStep::FighterCommitsOrDeclines | FightStep::TargetCommitsOrDeclines => {
                self.hand(seat).iter().for_each(|c| to.add(Choice::Commit(c)));
                to.add(Choice::Decline);
            }
            FightStep::NpcCommits => self.secrets().npc_drawn.iter().for_each(|c| to.add(Choice::Npc(c))),
            FightStep::Reactions => {
                let used = fight.used_titles[usize::from(fight.side)];
                self.reactions(seat, When::FightReaction, used).iter().for_each(|c| to.add(Choice::React(c)));
                self.item_reactions(seat).for_each(|ability| to.add(use_choice(ability.source)));
                to.add(Choice::Pass);
            }
            FightStep::Reveal | FightStep::Compared => {
                to.add(Choice::Bonus);
                to.add(Choice::Pass);
            }
            FightStep::Outcome => self.list_outcome(seat, to),
            _ => {}
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Starts a fight with an opponent of a module, by itself or for a token on the map.
    pub(crate) fn fight_opponent(&mut self, seat: Seat, opponent: Opponent, token: Option<MapToken>) {
        self.emit(Event::Meets { seat, opponent });
        self.start_opponent(FightKind::Opponent, seat, opponent, token);
    }

    /// Starts a fight of this kind against an opponent of a module.
    pub(crate) fn start_opponent(&mut self, kind: FightKind, seat: Seat, opponent: Opponent, token: Option<MapToken>) {
        self.start_fight(kind, seat, seat.right(self.public().seats));
        let fighter_wins_ties = self.content.opponents[opponent.index()].player_wins_ties;
        let fight = self.fight_mut();
        fight.opponent = Some(opponent);
        fight.token = token;
        fight.fighter_wins_ties = fighter_wins_ties;
    }

    /// Starts a fight; `other` is the target, or the player who controls the bandit, guard or Sheriff.
    pub(crate) fn start_fight(&mut self, kind: FightKind, fighter: Seat, other: Seat) {
        debug_assert!(!self.reader().fighting(), "fights never nest: what could start another waits");
        let card = self.card_of_fight(kind, fighter);
        let mut fight = Fight { space: self.player(fighter).space, ..Fight::new(kind, fighter, other) };
        fight.opponent = card;
        fight.fighter_wins_ties = card.is_some_and(|card| self.content.opponents[card.index()].player_wins_ties);
        let players = [self.player(fighter), self.player(other)];
        if fight.with_player() {
            let [a, b] = players;
            fight.marshal_against_wanted = a.marshal > 0 && b.wanted > 0 || a.wanted > 0 && b.marshal > 0;
        } else {
            fight.npc_first = players[0].passives.npc_shows_first;
        }
        self.state.public.fight = fight;
        self.emit(Event::FightBegins { kind, fighter, other });
        self.push(Frame::Fight);
    }

    #[inline]
    pub(crate) fn fight_mut(&mut self) -> &mut Fight {
        &mut self.state.public.fight
    }

    pub(crate) fn next_fight_step(&mut self) {
        let fight = self.fight_mut();
        fight.step += 1;
        fight.stage = 0;
        fight.side = 0;
        fight.passes = 0;
    }

    /// Runs the fight as long as nothing else is in progress and no choice is pending.
    #[inline(never)]
    pub(crate) fn step_fight(&mut self) {
        while self.public().asked.is_empty() && matches!(self.public().stack.peek(), Frame::Fight) {
            self.one_fight_step();
        }
    }

    fn one_fight_step(&mut self) {
        match self.reader().fight_step() {
            FightStep::NpcDraws => self.npc_draws(),
            FightStep::StartEffects => self.start_effects(),
            FightStep::FighterCommits | FightStep::FighterCommitsOrDeclines => self.ask_commit(0),
            FightStep::TargetAcceptsOrDeclines | FightStep::TargetCommits | FightStep::TargetCommitsOrDeclines => {
                self.ask_commit(1);
            }
            FightStep::NpcCommits => self.ask_npc(),
            FightStep::Reveal => self.step_reveal(),
            FightStep::Reactions => self.step_reactions(),
            FightStep::FightCard => self.step_fight_card(),
            FightStep::Compare => self.compare(),
            FightStep::Compared => self.step_compared(),
            FightStep::Outcome => self.step_outcome(),
            FightStep::Won => self.step_won(),
            FightStep::CleanUp => self.clean_up(),
            FightStep::Inserted(_) if self.public().fight.stage > 0 => self.next_fight_step(),
            FightStep::Inserted(n) => {
                self.fight_mut().stage = 1;
                let fighter = self.public().fight.fighter;
                self.effects(self.content.steps.effects[usize::from(n)], fighter, Source::OTHER);
            }
        }
    }

    pub(crate) fn answer_fight(&mut self, seat: Seat, choice: Choice) {
        match (self.reader().fight_step(), choice) {
            (FightStep::StartEffects, choice) => self.answer_start(seat, choice),
            (_, Choice::Commit(card)) => {
                let side = self.reader().side_of(seat);
                self.lay_facedown(seat, card);
                self.fight_mut().laid[side] = true;
                self.emit(Event::Committed { seat, card: Some(card) });
            }
            (_, Choice::Accept) => {
                self.next_fight_step();
                self.emit(Event::Accepted { seat });
            }
            (_, Choice::Decline) => self.forfeit(seat),
            (_, Choice::Npc(card)) => {
                self.state.secrets.npc_drawn.remove(card);
                self.state.secrets.npc_laid = Some(card);
                self.emit(Event::NpcCommitted { seat, card: Some(card) });
                if self.public().fight.npc_first {
                    self.show_npc_card();
                    self.emit(Event::Revealed { fighter: None, other: None, npc: Some(card) });
                }
            }
            (FightStep::Reveal, choice) => self.answer_reveal(seat, choice),
            (FightStep::Reactions, choice) => self.answer_reaction(seat, choice),
            (FightStep::Compared, choice) => self.answer_compared(choice),
            (_, choice) => self.answer_outcome(seat, choice),
        }
    }

    /// Draws fight cards; the player who controls them sees them, the others lose their knowledge of that batch.
    fn npc_draws(&mut self) {
        let Fight { kind, opponent, other: npc, .. } = self.public().fight;
        let cards = self.content.npc_cards(kind, opponent);
        self.next_fight_step();
        for _ in 0..cards {
            let Some(card) = self.draw_fight_card(Some(npc)) else { break };
            self.state.secrets.npc_drawn.insert(card);
        }
        let drawn = self.state.secrets.npc_drawn;
        self.fight_mut().drawn = drawn.len() as u8;
        self.emit(Event::NpcDrew { seat: npc, cards: drawn.len() as u8, which: Some(drawn) });
    }

    /// Draws the top fight card; one seat sees it, or all do.
    pub(crate) fn draw_fight_card(&mut self, seen_by: Option<Seat>) -> Option<FightCard> {
        let batch = self.state.secrets.fight_deck.top();
        if batch.is_empty() {
            return None;
        }
        let card = self.luck(Luck::Fight(batch)).fight_card();
        self.state.secrets.fight_deck.take(card, |viewer| seen_by.is_none_or(|seat| seat == viewer));
        self.state.public.fight_batches = self.state.secrets.fight_deck.sizes();
        Some(card)
    }

    /// Draws the top fight card, which nobody sees: all lose their knowledge of its batch.
    pub(crate) fn draw_unseen_fight_card(&mut self) -> Option<FightCard> {
        let batch = self.state.secrets.fight_deck.top();
        if batch.is_empty() {
            return None;
        }
        let card = self.luck(Luck::Fight(batch)).fight_card();
        self.state.secrets.fight_deck.take(card, |_| false);
        self.state.public.fight_batches = self.state.secrets.fight_deck.sizes();
        Some(card)
    }

    /// A seat looks at the top card of the fight deck.
    pub(crate) fn look_at_fight_deck(&mut self, seat: Seat) {
        let batch = self.state.secrets.fight_deck.top();
        if batch.is_empty() || !self.public().is_seat(seat) {
            return;
        }
        let card = self.luck(Luck::Fight(batch)).fight_card();
        self.state.secrets.fight_deck.look_at_top(card, seat);
        self.state.public.fight_batches = self.state.secrets.fight_deck.sizes();
        self.emit(Event::LookedAtFightDeck { seat, card: Some(card) });
    }

    /// The top card of the fight deck goes to the bottom, unseen.
    pub(crate) fn bury_fight_card(&mut self, seat: Seat) {
        let batch = self.state.secrets.fight_deck.top();
        if batch.is_empty() || !self.public().is_seat(seat) {
            return;
        }
        let card = self.luck(Luck::Fight(batch)).fight_card();
        self.state.secrets.fight_deck.bury_top(card);
        self.state.public.fight_batches = self.state.secrets.fight_deck.sizes();
        self.emit(Event::BuriedFightCard { seat });
    }

    /// Places drawn fight cards at the bottom of their deck in random order, as a new last batch (base.heist.12,
    /// base.bandit.13).
    pub(crate) fn return_fight_cards(&mut self) {
        let npc = self.public().fight.other;
        let fight = &self.public().fight;
        let shown = fight.faceup.union(fight.npc_shown.into_iter().collect());
        let secrets = &mut self.state.secrets;
        let mut cards = std::mem::take(&mut secrets.npc_drawn);
        cards = cards.union(secrets.npc_laid.take().into_iter().collect());
        cards = cards.union(shown);
        if cards.is_empty() {
            return;
        }
        secrets.fight_deck.put_under(cards, |viewer| if viewer == npc { cards } else { shown });
        self.state.public.fight_batches = secrets.fight_deck.sizes();
        self.fight_mut().drawn = 0;
    }

    /// Start-of-fight effects, alternating, the attacker first, until none are left (base.fight.08).
    fn start_effects(&mut self) {
        let fight = self.public().fight;
        for offset in 0..2u8 {
            let side = usize::from((fight.side + offset) % 2);
            let Some(seat) = fight.seat_of(side) else { continue };
            let (first, more) = self.reader().first_eligible(seat, When::FightStart, fight.started[side]);
            let Some(first) = first else { continue };
            self.fight_mut().side = side as u8;
            if first.optional || more {
                return self.ask(seat);
            }
            return self.use_start_ability(seat, side, &first);
        }
        self.next_fight_step();
    }

    fn use_start_ability(&mut self, seat: Seat, side: Side, ability: &AbilityRow) {
        let fight = self.fight_mut();
        fight.started[side] = fight.started[side].with(ability.source);
        fight.side = 1 - side as u8;
        self.use_ability(seat, ability);
    }

    fn answer_start(&mut self, seat: Seat, choice: Choice) {
        let fight = self.public().fight;
        let side = usize::from(fight.side);
        if choice == Choice::Pass {
            self.fight_mut().started[side] = Done::ALL;
            return;
        }
        let found = self
            .reader()
            .eligible(seat, When::FightStart, fight.started[side])
            .find(|a| use_choice(a.source) == choice);
        let ability = found.copied().unwrap_or_else(|| not_listed(choice));
        self.use_start_ability(seat, side, &ability);
    }

    /// A side must play a card, or choose whether it will; without one it loses at once (base.fight.51).
    fn ask_commit(&mut self, side: Side) {
        let fight = self.public().fight;
        let seat = fight.player_on(side);
        if fight.laid[side] {
            self.next_fight_step();
        } else if self.reader().hand(seat).is_empty() {
            self.forfeit(seat);
        } else {
            self.ask(seat);
        }
    }

    /// The player who controls the bandit, guard or Sheriff plays a fight card; none if the fighter has yet to play a
    /// card and holds none (base.fight.51).
    fn ask_npc(&mut self) {
        let fight = self.public().fight;
        if self.state.secrets.npc_laid.is_some() || fight.npc_shown.is_some() {
            self.next_fight_step();
        } else if !fight.laid[0] && self.reader().hand(fight.fighter).is_empty() {
            self.forfeit(fight.fighter);
        } else {
            self.ask(fight.other);
        }
    }

    /// A side declines or has no card: the other wins, nothing is revealed (base.fight.13 to 15, 51, 53).
    fn forfeit(&mut self, seat: Seat) {
        self.emit(Event::Declined { seat });
        let side = self.reader().side_of(seat);
        let steps = self.public().fight_steps(self.content);
        let outcome = steps.iter().position(|s| *s == FightStep::Outcome);
        let outcome = outcome.expect("invariant: every fight has an outcome");
        let fight = self.fight_mut();
        fight.forfeit = Some(side as u8);
        fight.winner = Some(1 - side as u8);
        fight.step = outcome as u8;
        fight.stage = 0;
        fight.side = 0;
    }

    /// Reveals cards, applies weapons and abilities, then the bonuses of the revealed cards (base.fight.17, 18).
    fn step_reveal(&mut self) {
        let stage = self.public().fight.stage;
        if stage == 0 {
            self.fight_mut().stage = 1;
            return self.reveal();
        }
        let side = usize::from(stage - 1);
        if side > 1 {
            return self.next_fight_step();
        }
        let Some(ability) = self.reader().card_ability(side, When::FightReveal).copied() else {
            self.fight_mut().stage += 1;
            return;
        };
        let seat = self.public().fight.player_on(side);
        if ability.optional {
            return self.ask(seat);
        }
        self.fight_mut().stage += 1;
        self.use_ability(seat, &ability);
    }

    /// The fight card played facedown is turned over.
    fn show_npc_card(&mut self) {
        if let Some(card) = self.state.secrets.npc_laid.take() {
            let fight = self.fight_mut();
            fight.npc_shown = Some(card);
            fight.value[1] = card.0;
        }
    }

    fn reveal(&mut self) {
        for side in [0, 1] {
            let Some(seat) = self.public().fight.seat_of(side) else {
                continue;
            };
            let facedown = std::mem::take(&mut self.state.secrets.facedown[seat.index()]);
            if let Some(card) = facedown.first() {
                self.show(seat, card);
                self.state.public.in_play.insert(card);
                let fight = self.fight_mut();
                fight.shown[side] = Some(card);
                fight.played[side].insert(card);
                fight.value[side] = card.rank();
            }
        }
        self.show_npc_card();
        let against_him = self.public().fight_with_automa();
        if against_him {
            self.automa_fights();
        }
        let fight = self.public().fight;
        self.emit(Event::Revealed { fighter: fight.shown[0], other: fight.shown[1], npc: fight.npc_shown });
        if against_him {
            self.count_lower();
        }
        for side in [0, 1] {
            let Some(seat) = fight.seat_of(side) else { continue };
            let content = self.content;
            let mut done = Done::NONE;
            while let (Some(ability), _) = self.reader().first_eligible(seat, When::FightReveal, done) {
                done = done.with(ability.source);
                for op in content.block(ability.effects) {
                    self.run_op(*op, seat, ability.source);
                }
            }
        }
    }

    fn answer_reveal(&mut self, seat: Seat, choice: Choice) {
        let side = usize::from(self.public().fight.stage - 1);
        self.fight_mut().stage += 1;
        if choice == Choice::Bonus {
            let ability = self.reader().card_ability(side, When::FightReveal).copied();
            self.use_ability(seat, &ability.unwrap_or_else(|| not_listed(choice)));
        }
    }

    /// Reactions, the attacker first, until two passes in a row; against a bandit, guard or the Sheriff only the
    /// fighter reacts (base.fight.19, 20, 55, base.bandit.07).
    fn step_reactions(&mut self) {
        let fight = self.public().fight;
        let sides = if fight.with_player() { 2 } else { 1 };
        if fight.passes >= sides {
            return self.next_fight_step();
        }
        let side = usize::from(fight.side);
        let seat = fight.player_on(side);
        let opens = self.reader().window_opens(seat, When::FightReaction, fight.used_titles[side]);
        if opens || self.reader().item_reactions(seat).next().is_some() {
            return self.ask(seat);
        }
        self.pass_reaction();
    }

    fn pass_reaction(&mut self) {
        let fight = self.fight_mut();
        fight.passes += 1;
        fight.side = if fight.with_player() { 1 - fight.side } else { 0 };
    }

    fn answer_reaction(&mut self, seat: Seat, choice: Choice) {
        let Choice::React(card) = choice else {
            return self.react_with_item(seat, choice);
        };
        let side = usize::from(self.public().fight.side);
        self.emit(Event::Reacted { seat, card });
        self.goal_reaction(seat, card);
        self.put_in_play(seat, card);
        let title = self.content.title_of[card.index()];
        let limited = self.reader().limited(card, When::FightReaction);
        let fight = self.fight_mut();
        fight.played[side].insert(card);
        fight.passes = 0;
        if limited {
            fight.used_titles[side].insert(title);
        }
        if fight.with_player() {
            fight.side = 1 - fight.side;
        }
        let source = self.content.card_source(card);
        let reader = self.reader();
        let ability = self.content.ability(source, When::FightReaction, |c| reader.holds(c, seat));
        let effects = ability.map_or_else(|| not_listed(choice), |a| a.effects);
        self.effects(effects, seat, source);
    }

    /// Applies the fight card to the fighter; then a restart that was requested (base.heist.07, base.pcard.29).
    fn step_fight_card(&mut self) {
        let fight = self.public().fight;
        if fight.restart {
            return self.restart_fight();
        }
        if fight.stage > 0 {
            return self.next_fight_step();
        }
        self.fight_mut().stage = 1;
        if let (false, Some(card)) = (fight.card_cancelled, fight.npc_shown) {
            self.effects(self.content.fight_cards[card.index()], fight.fighter, Source::OTHER);
        }
    }

    pub(crate) fn answer_npc_restart(&mut self, block: BlockId, choice: Choice) {
        self.pop();
        if choice == Choice::Bonus {
            self.fight_mut().restart = true;
            let fighter = self.public().fight.fighter;
            self.effects(block, fighter, Source::OTHER);
        }
    }

    /// The higher card wins; ties go to the attacker, or to the bandit, guard or Sheriff, except for players who win
    /// ties (base.fight.21, 26, base.heist.08, base.bandit.08, base.sheriff.15).
    fn compare(&mut self) {
        let fight = self.public().fight;
        let winner = self.public().higher(fight.value);
        self.next_fight_step();
        self.fight_mut().winner = Some(winner);
    }

    /// Shootout is offered to the player who played it, the attacker first (base.pcard.26).
    fn step_compared(&mut self) {
        let fight = self.public().fight;
        if fight.restart {
            return self.restart_fight();
        }
        let side = usize::from(fight.stage);
        if side > 1 {
            return self.next_fight_step();
        }
        match (self.reader().card_ability(side, When::FightCompared), fight.seat_of(side)) {
            (Some(_), Some(seat)) => self.ask(seat),
            _ => self.fight_mut().stage += 1,
        }
    }

    fn answer_compared(&mut self, choice: Choice) {
        let side = usize::from(self.public().fight.stage);
        self.fight_mut().stage += 1;
        if choice == Choice::Bonus {
            let ability = self.reader().card_ability(side, When::FightCompared).copied();
            self.use_ability(self.public().fight.player_on(side), &ability.unwrap_or_else(|| not_listed(choice)));
        }
    }
}
