//! The greenhorn: a random bot that avoids blunders. It takes no action that gains nothing and declines fights that it
//! cannot win; apart from that it chooses at random.

use crate::precomputed::{Memory, Precomputed};
use crate::quick::Rules;
use crate::{Ask, Bot, Stop};
use darkrock_rules::chance::FastChance;
use darkrock_rules::content::Op;
use darkrock_rules::content::legendary_stories::PartTrigger;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::glimpse::Glimpse;
use darkrock_rules::ids::{Card, OpponentSet, Pool, Space};
use darkrock_rules::modules::{self, frontier_worth};
use darkrock_rules::state::Player;
use darkrock_rules::{Choice, Content, notation};
use std::sync::Arc;

/// Below this winning chance a fight counts as lost.
const HOPELESS: f32 = 0.12;
/// A fight is started only with at least this winning chance.
const HOPEFUL: f32 = 0.3;
/// The money that a purchase beside the stores leaves, in dollars.
const LEFT_OVER: u8 = 10;

/// The random bot that avoids blunders.
#[derive(Debug)]
pub struct Greenhorn {
    generator: FastChance,
    memory: Memory,
    sane: Vec<usize>,
    kinds: Vec<&'static str>,
}

impl Greenhorn {
    /// A bot with a generator seeded with `seed`.
    pub fn new(seed: u64) -> Self {
        Self { generator: FastChance::new(seed), memory: Memory::default(), sane: Vec::new(), kinds: Vec::new() }
    }

    /// The same with tables that were computed before.
    pub fn with_precomputed(seed: u64, precomputed: Arc<Precomputed>) -> Self {
        Self { memory: Memory::with(precomputed), ..Self::new(seed) }
    }

    /// A random sane choice: first a kind of choice, then one of that kind, so that the many moves do not outnumber the
    /// other choices.
    fn pick(&mut self, choices: &[Choice]) -> usize {
        let kind = |at: &usize| notation::kind(choices[*at]).kind;
        self.kinds.clear();
        self.kinds.extend(self.sane.iter().map(kind));
        self.kinds.sort_unstable();
        self.kinds.dedup();
        let Some(chosen) = self.kinds.get(self.generator.below(self.kinds.len() as u32) as usize) else { return 0 };
        self.sane.retain(|at| kind(at) == *chosen);
        self.sane[self.generator.below(self.sane.len() as u32) as usize]
    }
}

impl Bot for Greenhorn {
    fn choose(&mut self, ask: Ask<'_>, _: &Stop<'_>) -> usize {
        let Some(eyes) = ask.view.glimpse().filter(|_| ask.choices.len() > 1) else { return 0 };
        let precomputed = self.memory.of(ask.content);
        let sense = Sense {
            rules: Rules { precomputed: &precomputed, content: ask.content, eyes: &eyes },
            choices: ask.choices,
        };
        self.sane.clear();
        self.sane.extend((0..ask.choices.len()).filter(|at| sense.is_sane(ask.choices[*at])));
        if self.sane.is_empty() {
            self.sane.extend(0..ask.choices.len());
        }
        self.pick(ask.choices)
    }
}

/// Filters out blunders.
struct Sense<'a> {
    rules: Rules<'a>,
    choices: &'a [Choice],
}

impl Sense<'_> {
    fn eyes(&self) -> &Glimpse<'_> {
        self.rules.eyes
    }

    fn content(&self) -> &Content {
        self.rules.content
    }

    fn me(&self) -> &Player {
        self.eyes().public.player(self.eyes().seat)
    }

    fn is_sane(&self, choice: Choice) -> bool {
        let (me, content) = (self.me(), self.content());
        match choice {
            // Ending the turn early gains nothing.
            Choice::End => {
                self.eyes().public.turn.actions == 0
                    || !matches!(self.eyes().public.stack.top(), Frame::Turn(TurnStep::Actions))
            }
            // A condition of a legendary story is never a burden.
            Choice::Pass => {
                !self.choices.iter().any(|c| matches!(c, Choice::Module(module) if module.part().is_some()))
            }
            Choice::Work => me.money < me.money_limit(content),
            Choice::Heal => me.wounds > 0,
            Choice::Prospect => me.nuggets < me.nugget_limit(content),
            Choice::Deposit { nuggets, cards } => nuggets == me.nuggets && !self.deposits_more(cards),
            Choice::Revel(lp) => lp == me.money / content.numbers.revel.max(1),
            Choice::Poker => self.eyes().hand.len() > 1,
            Choice::Play(card) => self.is_useful(card),
            Choice::Move { to, .. } => self.is_destination(to),
            Choice::Fight { .. } => self.best_rank() >= 8,
            Choice::Heist => self.odds(content.numbers.guard_cards) >= HOPEFUL,
            Choice::Module(choice) => {
                let wins = choice.draws_from(content).is_none_or(|pool| self.odds_in(pool) >= HOPEFUL);
                wins && self.affords(choice)
                    && self.is_safe(choice)
                    && self.gains_by_deed(choice)
                    && self.gains_at_home(choice)
                    && self.is_sane_at_faro(choice)
                    && self.is_sane_at_poker(choice)
            }
            Choice::Commit(card) => self.rules.win_chance(card) >= HOPELESS || !self.can_win(),
            Choice::Accept => self.can_win(),
            Choice::Decline => !self.can_win(),
            Choice::Npc(card) => self.choices.iter().all(|c| !matches!(c, Choice::Npc(other) if other.0 > card.0 + 4)),
            _ => true,
        }
    }

    /// Whether a purchase beside the stores leaves some money.
    fn affords(&self, choice: modules::Choice) -> bool {
        let price = choice.purchase().map(|(item, _)| self.content().items[item.index()].price(0));
        price.is_none_or(|price| self.me().money >= price + LEFT_OVER)
    }

    /// Whether a roll of the risk die, or a map token, cannot bring an injury: two wounds are the worst.
    fn is_safe(&self, choice: modules::Choice) -> bool {
        let worst = if choice.risks() { 2 } else { u8::from(choice.reveals()) };
        self.me().wounds + worst <= self.content().numbers.wounds
    }

    /// Whether the ability of a deed has effects that gain something now: money or healing is of use.
    fn gains_by_deed(&self, choice: modules::Choice) -> bool {
        let (me, content) = (self.me(), self.content());
        let Some(deed) = choice.used_deed() else { return true };
        content.block(content.deeds[deed.index()].effects).iter().any(|op| match op {
            Op::Money(_) => me.money < me.money_limit(content),
            Op::Heal(_) => me.wounds > 0,
            Op::Nuggets(_) | Op::Prospect => me.nuggets < me.nugget_limit(content),
            _ => true,
        })
    }

    /// Whether an improvement is the largest that can be paid, and recuperating heals something.
    fn gains_at_home(&self, choice: modules::Choice) -> bool {
        let more = |lp: u8| {
            let larger = |c: &Choice| matches!(c, Choice::Module(other) if other.improvement() > Some(lp));
            self.choices.iter().any(larger)
        };
        choice.improvement().is_none_or(|lp| !more(lp)) && (!choice.recuperates() || self.me().wounds > 0)
    }

    /// Whether a bet at faro lies on a rank that can still come, or a marker is taken back where it cannot.
    fn is_sane_at_faro(&self, choice: modules::Choice) -> bool {
        let Some(faro) = self.eyes().public.faro() else { return true };
        match (choice.bet(), choice.reclaimed()) {
            (Some((rank, _)), _) => faro.waiting().contains(rank),
            (None, Some(rank)) => !faro.waiting().contains(rank),
            (None, None) => faro.bets_of(self.eyes().seat).any(|bet| faro.waiting().contains(bet.rank)),
        }
    }

    /// Whether the hand is good enough to stay in a game of poker with high stakes, or bad enough to fold.
    fn is_sane_at_poker(&self, choice: modules::Choice) -> bool {
        choice.raises().is_none() || self.rules.raise(Choice::Module(choice)) > 0.0
    }

    /// Whether another deposit sells more cards as well as all nuggets.
    fn deposits_more(&self, cards: u8) -> bool {
        let more =
            |c: &Choice| matches!(c, Choice::Deposit { cards: other, .. } if other.count_ones() > cards.count_ones());
        self.choices.iter().any(more)
    }

    fn best_rank(&self) -> u8 {
        self.eyes().hand.iter().map(|c| c.rank()).max().unwrap_or(0)
    }

    /// The probability of beating this many fight cards with the best card.
    fn odds(&self, drawn: u8) -> f32 {
        self.rules.precomputed.odds.beats_drawn(drawn, self.best_rank())
    }

    /// The probability of beating an opponent drawn from a pool.
    fn odds_in(&self, pool: Pool) -> f32 {
        self.odds_of(self.content().next_opponents(self.eyes().public, pool))
    }

    /// Whether some card in hand may win the fight in progress.
    fn can_win(&self) -> bool {
        self.eyes().hand.iter().any(|card| self.rules.win_chance(card) >= HOPELESS)
    }

    /// Whether a card's action has any effect: moving the Sheriff has none while nobody is Wanted.
    fn is_useful(&self, card: Card) -> bool {
        let (me, content) = (self.me(), self.content());
        let only_sheriff = content
            .abilities_of(content.card_source(card))
            .iter()
            .any(|ability| content.block(ability.effects).iter().any(|op| matches!(op, Op::Sheriff(_))));
        !only_sheriff || me.is_marshal() || me.is_wanted()
    }

    /// Whether a space offers an action, and no fight that would certainly be lost.
    fn is_destination(&self, to: Space) -> bool {
        let public = self.eyes().public;
        if public.bandits.contains(to) {
            return self.odds(self.content().numbers.bandit_cards) >= HOPEFUL;
        }
        if let Some(odds) = self.odds_on(to) {
            return odds >= HOPEFUL;
        }
        let meets_sheriff = public.sheriff == to && self.me().is_wanted();
        let board = &self.content().board;
        !meets_sheriff
            && (board.workplaces.contains(to)
                || board.stations.contains(to)
                || !board.passes[to.index()].is_empty()
                || public.frontier_price(self.content(), to).is_some_and(|price| self.can_pay(price))
                || public.train(self.content()) == Some(to) && !self.eyes().hand.is_empty()
                || self.is_in_story(to)
                || !public.players_on(to).is_empty())
    }

    /// Whether a part of the open legendary story is taken by ending the turn on a space, or a map token lies there.
    fn is_in_story(&self, to: Space) -> bool {
        let (public, stories) = (self.eyes().public, self.eyes().public.stories());
        let Some((_, row)) = public.legendary_story(self.content()) else { return false };
        let mut parts = row.parts.iter().zip(stories.discs).filter(|(_, disc)| disc.is_none());
        let mut tokens = row.map_tokens.iter().enumerate().filter(|(at, _)| stories.facedown & (1 << at) != 0);
        parts.any(|(part, _)| matches!(part.on, PartTrigger::EndTurn(spaces) if spaces.contains(to)))
            || tokens.any(|(_, there)| *there == to)
    }

    /// Whether the hand is worth the price of a frontier token.
    fn can_pay(&self, price: u8) -> bool {
        self.eyes().hand.iter().map(|card| u16::from(frontier_worth(card))).sum::<u16>() >= u16::from(price)
    }

    /// The probability of beating the opponent of a token on a space.
    fn odds_on(&self, to: Space) -> Option<f32> {
        let rows = self.content().map_tokens.iter().zip(&self.eyes().public.map_tokens);
        let foe = rows.filter(|(_, spaces)| spaces.contains(to)).find_map(|(row, _)| row.foe)?;
        Some(self.odds_of(foe.possible(self.content(), self.eyes().public)))
    }

    /// The probability of beating one of these opponents.
    fn odds_of(&self, possible: OpponentSet) -> f32 {
        self.rules.precomputed.odds.beats_any(self.content(), possible, self.best_rank())
    }
}
