//! The standing of a fight after the reveal, and that after a choice (rules base.fight.19 to 26), as information for
//! reactions. Optional effects still to come are not included, because they are uncertain.

use crate::content::edition::FightStep;
use crate::content::schema::When;
use crate::content::{BlockId, Op};
use crate::core::choice::Choice;
use crate::core::engine::Reader;
use crate::core::frame::Done;
use crate::core::game::Game;
use crate::core::ids::*;
use crate::core::state::{Public, Side};
use serde::Serialize;
use std::cmp::Ordering;

/// The standing of a fight if nobody does anything more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// The values of both sides, the attacker's first.
    pub values: [u8; 2],
    /// The winning side; none when the fight restarts.
    pub winner: Option<u8>,
}

/// The changes of a fight by effects so far.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Course {
    values: [u8; 2],
    cancelled: bool,
    restart: bool,
    /// The side that an effect lets win, or that has won.
    decided: Option<u8>,
}

impl Public {
    /// The side of the fight in progress that wins ties: the attacker, except for targets who win them; bandits, guards
    /// and the Sheriff always do (base.fight.21, 26, base.heist.08, base.bandit.08, base.sheriff.15), and so does the
    /// automa, unless the attacker wins them (ruling.variant-two-player.03).
    pub fn tie_winner(&self) -> u8 {
        match self.fight.seat_of(1) {
            Some(target) if !self.is_seat(target) => {
                u8::from(!self.player(self.fight.fighter).passives.win_player_ties)
            }
            Some(target) if !self.player(target).passives.win_player_ties => 0,
            None if self.fight.fighter_wins_ties || self.player(self.fight.fighter).passives.win_npc_ties => 0,
            _ => 1,
        }
    }

    /// The winning side with these values.
    pub(crate) fn higher(&self, values: [u8; 2]) -> u8 {
        match values[0].cmp(&values[1]) {
            Ordering::Greater => 0,
            Ordering::Equal => self.tie_winner(),
            Ordering::Less => 1,
        }
    }
}

impl Game<'_> {
    /// The standing of the fight in progress; none before the reveal.
    pub fn standing(&self) -> Option<Standing> {
        let reader = self.reader();
        let course = reader.course()?;
        Some(reader.at_the_end(course))
    }
}

impl Reader<'_> {
    fn course(&self) -> Option<Course> {
        let fight = &self.public().fight;
        let shown = fight.shown[0].is_some() && (fight.shown[1].is_some() || fight.npc_shown.is_some());
        (self.fighting() && shown).then_some(Course {
            values: fight.value,
            cancelled: fight.card_cancelled,
            restart: fight.restart,
            decided: fight.winner,
        })
    }

    fn at_the_end(&self, course: Course) -> Standing {
        let winner = || course.decided.unwrap_or_else(|| self.public().higher(course.values));
        let winner = (!course.restart).then(winner);
        Standing { values: course.values, winner }
    }

    /// Whether a side would win with its card against another one, if nobody reacts or uses an optional bonus; none if that
    /// is uncertain. The fight in progress has revealed nothing yet.
    pub(crate) fn would_win(&self, side: Side, cards: [Option<Card>; 2], npc: Option<FightCard>) -> Option<bool> {
        let fight = &self.public().fight;
        let value = |side: Side| cards[side].map(Card::rank).or(npc.map(|card| card.0));
        let mut course = Course { values: [value(0)?, value(1)?], cancelled: false, restart: false, decided: None };
        let sides = || [0, 1].into_iter().filter_map(move |side| fight.seat_of(side).map(|seat| (side, seat)));
        for (_, seat) in sides() {
            for ability in self.eligible(seat, When::FightReveal, Done::NONE) {
                self.follow(ability.effects, seat, &mut course)?;
            }
        }
        for (side, seat) in sides() {
            let source = cards[side].map(|card| self.content.card_source(card));
            let ability = source.and_then(|s| self.content.ability(s, When::FightReveal, |c| self.holds(c, seat)));
            if let Some(ability) = ability.filter(|ability| !ability.optional) {
                self.follow(ability.effects, seat, &mut course)?;
            }
        }
        if let (Some(card), false, None) = (npc, course.cancelled || course.restart, course.decided) {
            self.follow(self.content.fight_cards[card.index()], fight.fighter, &mut course)?;
        }
        self.at_the_end(course).winner.map(|winner| usize::from(winner) == side)
    }

    /// The standing after a choice in a fight; none if it is uncertain or does not concern values.
    pub(crate) fn standing_after(&self, seat: Seat, choice: Choice) -> Option<Standing> {
        let mut course = self.course()?;
        let step = self.fight_step();
        let stage = usize::from(self.public().fight.stage);
        let ability = match (step, choice) {
            (FightStep::Reactions, Choice::React(card)) => {
                self.content.ability(self.content.card_source(card), When::FightReaction, |c| self.holds(c, seat))
            }
            (FightStep::Reactions, Choice::UseItem(_) | Choice::UseCharacter(_)) => {
                return self.standing_after_item(seat, choice, course);
            }
            (FightStep::Reveal, Choice::Bonus) => self.card_ability(stage.checked_sub(1)?, When::FightReveal),
            (FightStep::Compared, Choice::Bonus) => self.card_ability(stage, When::FightCompared),
            (FightStep::Reveal | FightStep::Reactions | FightStep::Compared, Choice::Pass) => None,
            _ => return None,
        };
        if let Some(ability) = ability {
            self.follow(ability.effects, seat, &mut course)?;
        }
        if step == FightStep::Reveal {
            self.follow_reveal(stage, &mut course)?;
        }
        self.follow_fight_card(&mut course)?;
        Some(self.at_the_end(course))
    }

    /// The standing after a reaction of an item or character.
    fn standing_after_item(&self, seat: Seat, choice: Choice, mut course: Course) -> Option<Standing> {
        self.follow(self.item_reaction(seat, choice)?.effects, seat, &mut course)?;
        self.follow_fight_card(&mut course)?;
        Some(self.at_the_end(course))
    }

    /// Applies the pending automatic bonuses of the revealed cards.
    fn follow_reveal(&self, from: Side, course: &mut Course) -> Option<()> {
        for side in from..2 {
            let Some(seat) = self.public().fight.seat_of(side) else { continue };
            if let Some(ability) = self.card_ability(side, When::FightReveal).filter(|a| !a.optional) {
                self.follow(ability.effects, seat, course)?;
            }
        }
        Some(())
    }

    /// Applies the fight card, if it is still to come.
    fn follow_fight_card(&self, course: &mut Course) -> Option<()> {
        let fight = &self.public().fight;
        let to_come = self.public().fight_steps(self.content).iter().skip(usize::from(fight.step) + 1);
        match fight.npc_shown {
            Some(card)
                if !course.cancelled
                    && !course.restart
                    && course.decided.is_none()
                    && to_come.clone().any(|s| *s == FightStep::FightCard) =>
            {
                self.follow(self.content.fight_cards[card.index()], fight.fighter, course)
            }
            _ => Some(()),
        }
    }

    /// Applies a list of effects to the values; none when that depends on a choice.
    fn follow(&self, block: BlockId, seat: Seat, course: &mut Course) -> Option<()> {
        let side = self.side_of(seat);
        for op in self.content.block(block) {
            match *op {
                Op::Decrease(n) => course.values[1 - side] = course.values[1 - side].saturating_sub(n),
                Op::Increase(n) if self.public().edition.raises_values() => {
                    course.values[side] = course.values[side].saturating_add(n).min(ACE);
                }
                Op::CancelFightCard => course.cancelled = true,
                Op::Restart => course.restart = true,
                Op::WinFight => course.decided = Some(side as u8),
                Op::LoseFight => course.decided = Some(1 - side as u8),
                // Any face of a die may change the fight.
                Op::RollFor(_) => return None,
                Op::If { all, then, otherwise } => {
                    let block = if self.holds(all, seat) { then } else { otherwise };
                    self.follow(block, seat, course)?;
                }
                Op::Opponent(block) => {
                    if let Some(other) = self.opponent(seat) {
                        self.follow(block, other, course)?;
                    }
                }
                Op::Choose { first, count, .. } => self.follow_either(first, count, seat, *course)?,
                Op::May { get, .. } => self.follow_none(get, seat, *course)?,
                _ => {}
            }
        }
        Some(())
    }

    /// `Some` if no option of a choice affects the fight.
    fn follow_either(&self, first: u16, count: u8, seat: Seat, before: Course) -> Option<()> {
        let options = &self.content.options[usize::from(first)..usize::from(first) + usize::from(count)];
        options.iter().try_for_each(|option| self.follow_none(option.effects, seat, before))
    }

    fn follow_none(&self, block: BlockId, seat: Seat, before: Course) -> Option<()> {
        let mut after = before;
        self.follow(block, seat, &mut after)?;
        (after == before).then_some(())
    }
}
