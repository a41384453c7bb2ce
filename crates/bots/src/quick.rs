//! The playout policy: how all seats choose in playouts, where there is no time to look ahead.
//!
//! Fights, poker and discards follow simple heuristics based on the odds; otherwise each of a few choices is tried and
//! the resulting position evaluated. The policy uses only what the choosing seat knows.

use crate::features::progress;
use crate::judge::chances_seen;
use crate::legend_tables::Gain;
use crate::odds::beats_hand;
use crate::precomputed::{Nearby, Precomputed};
use crate::tracks;
use darkrock_rules::chance::FastChance;
use darkrock_rules::content::schema::When;
use darkrock_rules::content::{Op, OptionRow, Source};
use darkrock_rules::frame::Frame;
use darkrock_rules::glimpse::Glimpse;
use darkrock_rules::ids::*;
use darkrock_rules::limits::CHOICES;
use darkrock_rules::modules::{Faro, frontier_worth};
use darkrock_rules::poker_hand::{FLOP, Worth, best_hand};
use darkrock_rules::{Choice, Content, Game};

/// The maximum number of choices to try.
const TRIED: usize = 6;
/// A hand of poker of this category or better is worth joining for: a pair.
const JOIN_WITH: u32 = 1;

/// The highest price of a frontier token that cards are weighed for.
const MOST_DUE: usize = 32;
/// The loss of any card that pays for a frontier token, in the unit of [`Rules::keep`].
const CARD_PAID: f32 = 0.1;

/// The policy, with its buffer and a generator for trials.
#[derive(Clone, Debug)]
pub struct Quick {
    choices: Vec<Choice>,
    luck: FastChance,
}

impl Quick {
    /// With a generator seeded with `seed`.
    pub fn new(seed: u64) -> Self {
        Self { choices: Vec::with_capacity(CHOICES), luck: FastChance::new(seed) }
    }

    /// A choice of a seat with a decision.
    pub fn choose(&mut self, precomputed: &Precomputed, content: &Content, game: &Game<'_>, seat: Seat) -> Choice {
        let mut choices = std::mem::take(&mut self.choices);
        game.choices(seat, &mut choices);
        let choice = match *choices {
            [only] => only,
            _ => self.among(&Rules { precomputed, content, eyes: &game.state.glimpse(seat) }, game, &choices),
        };
        self.choices = choices;
        choice
    }

    /// One of these choices.
    fn among(&mut self, rules: &Rules<'_>, game: &Game<'_>, choices: &[Choice]) -> Choice {
        rules.choose(choices[0], choices).unwrap_or_else(|| self.try_some(rules, game, choices))
    }

    /// Tries a few choices and takes the one with the best evaluation.
    fn try_some(&mut self, rules: &Rules<'_>, game: &Game<'_>, choices: &[Choice]) -> Choice {
        let Rules { precomputed, content, eyes: &Glimpse { seat, .. } } = *rules;
        let mut best = (f32::MIN, choices[0]);
        let skip = choices.len().div_ceil(TRIED);
        let offset = if skip > 1 { self.luck.below(skip as u32) as usize } else { 0 };
        let mut game_after = game.clone();
        for (n, choice) in choices.iter().skip(offset).step_by(skip).enumerate() {
            if n > 0 {
                game_after.state.clone_from(&game.state);
            }
            if game_after.play_fast(seat, *choice, &mut self.luck, &mut ()).is_err() {
                continue;
            }
            let chance = chances_seen(precomputed, content, &game_after.state.glimpse(seat))[seat.index()];
            if chance > best.0 {
                best = (chance, *choice);
            }
        }
        best.1
    }
}

/// The choice with the highest score.
fn highest(choices: &[Choice], score: impl Fn(Choice) -> f32) -> Choice {
    let mut best = (f32::MIN, choices[0]);
    for choice in choices {
        let score = score(*choice);
        if score > best.0 {
            best = (score, *choice);
        }
    }
    best.1
}

/// The heuristics of one seat, given its knowledge.
pub(crate) struct Rules<'a> {
    pub(crate) precomputed: &'a Precomputed,
    pub(crate) content: &'a Content,
    pub(crate) eyes: &'a Glimpse<'a>,
}

impl Rules<'_> {
    /// The heuristic choice, if there is a heuristic for this decision, of which `first` is a choice.
    pub(crate) fn choose(&self, first: Choice, choices: &[Choice]) -> Option<Choice> {
        Some(match (first, self.eyes.public.stack.top()) {
            (Choice::Commit(_), _) => highest(choices, |c| self.commit(c)),
            (Choice::Accept, _) => highest(choices, |c| self.accept(c)),
            (Choice::Npc(_), _) => {
                highest(choices, |c| if let Choice::Npc(card) = c { f32::from(card.0) } else { 0.0 })
            }
            (Choice::Bonus, Frame::Fight) => {
                if self.bonus() {
                    Choice::Bonus
                } else {
                    Choice::Pass
                }
            }
            (Choice::React(card), Frame::Fight) if self.turns_it(card) => first,
            (Choice::React(_) | Choice::UseItem(_), Frame::Fight) if self.eyes.public.fight.shown[0].is_some() => {
                let turns = |choice: &Choice| matches!(*choice, Choice::UseItem(item) if self.item_turns_it(item));
                choices.iter().copied().find(turns).unwrap_or(Choice::Pass)
            }
            (Choice::Discard(_), Frame::Module(_)) if self.eyes.public.frontier_due().is_some() => {
                self.payment(choices)
            }
            (Choice::Discard(_) | Choice::Give(_), _) => highest(choices, |c| -self.card_of(c)),
            (Choice::Lay(..), _) => highest(choices, |c| self.laid(c)),
            (Choice::Join | Choice::Module(_), Frame::Module(_)) if self.eyes.public.faro().is_some() => {
                highest(choices, |c| self.faro(c))
            }
            (Choice::Module(module), Frame::Module(_)) if module.part().is_some() || module.reveals() => {
                highest(choices, |c| self.part(c))
            }
            (_, Frame::Module(_)) if self.eyes.public.risk_to_keep().is_some() => {
                if self.rolls_again() {
                    first
                } else {
                    Choice::Pass
                }
            }
            // A nugget is worth more at the end than what it pays.
            (Choice::Module(module), Frame::Module(_)) if module.paid_nuggets().is_some() => highest(choices, |c| {
                if let Choice::Module(c) = c { -f32::from(c.paid_nuggets().unwrap_or(0)) } else { 0.0 }
            }),
            (Choice::Module(_), Frame::Poker) => highest(choices, |c| self.raise(c)),
            (Choice::Join, _) => {
                if self.joins() {
                    Choice::Join
                } else {
                    Choice::Pass
                }
            }
            (Choice::Choose(_), Frame::Choose { first, count, penalty: true, .. }) if self.has_legends() => {
                highest(choices, |c| self.suffered(first, count, c))
            }
            (Choice::Choose(_), Frame::Choose { first, count, .. }) => return self.points(first, count, choices),
            (Choice::Sheriff(_), Frame::Sheriff { .. }) => highest(choices, |c| self.sheriff(c)),
            _ => return None,
        })
    }

    /// The best option of a choice that offers points on a track of a module, such as an LP or a point; none if none
    /// does. Trying them would not see a reward that asks once more.
    #[inline(never)]
    fn points(&self, first: u16, count: u8, choices: &[Choice]) -> Option<Choice> {
        if self.content.point_tracks.is_empty() {
            return None;
        }
        let rows = &self.content.options[usize::from(first)..usize::from(first) + usize::from(count)];
        let progress = progress(self.eyes.public);
        let points = |row: &OptionRow| tracks::worth_of_points(self.content, self.eyes, row.effects, progress);
        if rows.iter().all(|row| points(row).is_none()) {
            return None;
        }
        Some(highest(choices, |choice| {
            let row = rows.iter().find(|row| choice == Choice::Choose(row.key));
            row.map_or(f32::MIN, |row| points(row).unwrap_or_else(|| tracks::worth(self.content, row.effects)))
        }))
    }

    /// Whether the content has legendary stories or what comes with them.
    fn has_legends(&self) -> bool {
        self.precomputed.modules.as_ref().is_some_and(|tables| tables.legends.is_some())
    }

    /// The value of taking a part of the open legendary story: what it gives. A map token is revealed unless it could bring
    /// an injury.
    #[inline(never)]
    fn part(&self, choice: Choice) -> f32 {
        let Choice::Module(module) = choice else { return 0.0 };
        let public = self.eyes.public;
        match (module.part(), public.legendary_story(self.content)) {
            (Some(part), Some((_, row))) => 1.0 + Gain::of(self.content, row.parts[usize::from(part)].effects).size(),
            _ if public.player(self.eyes.seat).wounds >= self.content.numbers.wounds => -0.5,
            _ => 0.5,
        }
    }

    /// Whether the face of the risk die gives less than another roll would on average.
    #[inline(never)]
    fn rolls_again(&self) -> bool {
        let (Some(face), Some(die)) = (self.eyes.public.risk_to_keep(), &self.content.risk_die) else { return false };
        let worth = |block| Gain::of(self.content, block).size();
        let sides: f32 = die.faces.iter().map(|row| f32::from(row.sides)).sum();
        let mean = die.faces.iter().map(|row| f32::from(row.sides) * worth(row.effects)).sum::<f32>() / sides;
        worth(die.faces[usize::from(face.0)].effects) < mean
    }

    /// The value of suffering one of these penalties: trying them would not see a discard, which asks once more. Nobody
    /// loses money that is not there.
    #[inline(never)]
    fn suffered(&self, first: u16, count: u8, choice: Choice) -> f32 {
        let rows = &self.content.options[usize::from(first)..usize::from(first) + usize::from(count)];
        let Some(row) = rows.iter().find(|row| choice == Choice::Choose(row.key)) else { return f32::MIN };
        let money = self.eyes.public.player(self.eyes.seat).money;
        let lost = |op: &Op| match *op {
            Op::LoseMoney(n) | Op::Pay(n) => Gain::of_op(self.content, Op::LoseMoney(n.min(money))).size(),
            op => Gain::of_op(self.content, op).size(),
        };
        [row.price, row.effects].iter().flat_map(|block| self.content.block(*block)).map(lost).sum()
    }

    /// The card with which to pay for a frontier token: one of the set that pays its price at the least loss.
    #[inline(never)]
    fn payment(&self, choices: &[Choice]) -> Choice {
        let due = usize::from(self.eyes.public.frontier_due().unwrap_or_default());
        // By what is paid, up to the price: the least loss, and the first card of that set.
        let mut least: [Option<(f32, Choice)>; MOST_DUE + 1] = [None; MOST_DUE + 1];
        let due = due.min(MOST_DUE);
        for choice in choices {
            let Choice::Discard(card) = *choice else { continue };
            let loss = CARD_PAID + self.keep(card);
            for before in (0..due).rev() {
                let Some((lost, first)) = (if before == 0 { Some((0.0, *choice)) } else { least[before] }) else {
                    continue;
                };
                let paid = (before + usize::from(frontier_worth(card))).min(due);
                if least[paid].is_none_or(|(known, _)| lost + loss < known) {
                    least[paid] = Some((lost + loss, first));
                }
            }
        }
        least[due].map_or(choices[0], |(_, first)| first)
    }

    /// The value of keeping a card, as the logarithm of the odds of winning.
    pub(crate) fn keep(&self, card: Card) -> f32 {
        let title = self.precomputed.layout.title + self.content.title_of[card.index()].index();
        let [early, late] = self.precomputed.weights.worth.get(title).copied().unwrap_or_default();
        early + late + f32::from(card.rank()) * 0.01
    }

    fn card_of(&self, choice: Choice) -> f32 {
        match choice {
            Choice::Discard(card) | Choice::Give(card) => self.keep(card),
            // Giving money instead is preferred to most cards.
            _ => 0.1,
        }
    }

    /// The value of playing a card in a fight, or of declining.
    fn commit(&self, choice: Choice) -> f32 {
        match choice {
            Choice::Commit(card) => self.win_chance(card) * 2.0 - self.keep(card) * 0.5,
            _ => 0.15,
        }
    }

    /// The value of accepting a fight before a card is played, or of declining.
    fn accept(&self, choice: Choice) -> f32 {
        let best = || self.eyes.hand.iter().map(|card| self.commit(Choice::Commit(card))).fold(f32::MIN, f32::max);
        if choice == Choice::Accept { best() } else { self.commit(choice) }
    }

    /// The probability that a card wins the fight in progress, given its seat's knowledge.
    pub(crate) fn win_chance(&self, card: Card) -> f32 {
        let (public, seat) = (self.eyes.public, self.eyes.seat);
        let fight = &public.fight;
        let stronger = self.decrease(seat);
        if !fight.with_player() {
            let (rank, odds) = (card.rank() + stronger, &self.precomputed.odds);
            return match fight.opponent {
                Some(opponent) => odds.beats_opponent(&self.content.opponents[opponent.index()], rank),
                None => odds.beats_drawn(self.content.npc_cards(fight.kind, None), rank),
            };
        }
        if public.fight_with_automa() {
            // Whoever wins ties has the odds of the next rank.
            let row = &self.content.automa;
            let ties = 1 - public.tie_winner();
            let rank = (card.rank() + stronger + ties).saturating_sub(row.decrease);
            return self.precomputed.odds.beats_drawn(row.fight_cards, rank);
        }
        let attacks = fight.fighter == seat;
        let other = if attacks { fight.other } else { fight.fighter };
        let weaker = self.decrease(other);
        let rank = (card.rank() + stronger).saturating_sub(weaker);
        let ties = (public.tie_winner() == 0) == attacks;
        let cards = self.eyes.hand_sizes[other.index()] + u8::from(fight.laid[usize::from(attacks)]);
        beats_hand(rank, ties, cards.max(1), self.unseen())
    }

    /// Poker cards that this seat has not seen.
    fn unseen(&self) -> CardSet {
        self.content
            .poker_cards
            .without(self.eyes.public.discard)
            .without(self.eyes.public.in_play)
            .without(self.eyes.hand)
    }

    /// The decrease of the other card by a seat's weapon at the reveal.
    fn decrease(&self, seat: Seat) -> u8 {
        let player = self.eyes.public.player(seat);
        let source = |weapon: Item| Source::item(weapon, player.upgraded.contains(weapon));
        player.weapon.map_or(0, |weapon| self.content.decrease(source(weapon), When::FightReveal))
    }

    /// Whether to use the offered bonus of the revealed card: a restart by the loser, or preventing harm.
    fn bonus(&self) -> bool {
        let fight = &self.eyes.public.fight;
        match (fight.winner, fight.side_of(self.eyes.seat), fight.npc_shown) {
            (Some(winner), Some(side), _) => usize::from(winner) != side,
            // Fight cards from the jack on benefit the fighter.
            (None, _, Some(card)) => card.0 < 9,
            _ => true,
        }
    }

    /// Whether this reaction decreases the other card enough to turn a lost fight.
    fn turns_it(&self, card: Card) -> bool {
        let fight = &self.eyes.public.fight;
        let Some(side) = fight.side_of(self.eyes.seat) else { return false };
        let by = self.content.decrease(self.content.card_source(card), When::FightReaction);
        !self.wins_by(side, 0) && self.wins_by(side, by)
    }

    /// Whether a side wins the fight when the other card is decreased by this much.
    fn wins_by(&self, side: usize, by: u8) -> bool {
        let fight = &self.eyes.public.fight;
        let (mine, theirs) = (fight.value[side], fight.value[1 - side].saturating_sub(by));
        mine > theirs || (mine == theirs && usize::from(self.eyes.public.tie_winner()) == side)
    }

    /// The same for a reaction of an item: cards are discarded for it as long as it can be used again, and a die or what
    /// wins at once is worth a try.
    #[inline(never)]
    fn item_turns_it(&self, item: Item) -> bool {
        let &Glimpse { public, seat, hand, .. } = self.eyes;
        let Some(side) = public.fight.side_of(seat) else { return false };
        let source = Source::item(item, public.player(seat).upgraded.contains(item));
        let mut reactions = self.content.abilities_of(source).iter().filter(|a| a.when == When::FightReaction);
        let again = reactions.next().is_some_and(|ability| ability.limit.is_none());
        let by = self.content.decrease(source, When::FightReaction);
        let times = if again { hand.len() as u8 } else { 1 };
        !self.wins_by(side, 0) && (by == 0 || self.wins_by(side, by * times))
    }

    /// The value of cards played at poker, including their cost.
    fn laid(&self, choice: Choice) -> f32 {
        let Choice::Lay(first, second) = choice else { return f32::MIN };
        let cards: CardSet = first.into_iter().chain(second).collect();
        let worth = self.rank(cards);
        let spent: f32 = cards.iter().map(|c| self.keep(c)).sum();
        worth.0 as f32 / f32::from(u16::MAX) - spent
    }

    /// The rank of these cards with the shared ones.
    fn rank(&self, cards: CardSet) -> Worth {
        let public = self.eyes.public;
        best_hand(cards, public.poker.flop, self.content.wild_cards, public.edition.five_of_a_kind_first())
    }

    /// The value of staying in a game of poker with high stakes, or of folding. The pot is several times what staying
    /// costs, so a pair of one's own suffices: one that the flop alone does not have.
    #[inline(never)]
    pub(crate) fn raise(&self, choice: Choice) -> f32 {
        let Choice::Module(choice) = choice else { return f32::MIN };
        let hand = self.eyes.hand;
        let pairs = hand.iter().flat_map(|first| hand.iter().filter(move |c| *c > first).map(move |c| (first, c)));
        let best = pairs.map(|(a, b)| self.rank([a, b].into_iter().collect()).category() as u8).max();
        let table = self.rank(CardSet::new()).category() as u8;
        let good = self.eyes.public.poker.flop.len() < FLOP || best.is_some_and(|best| best > table);
        if choice.raises() == Some(good) { 1.0 } else { 0.0 }
    }

    /// The value of a choice at faro. A rank that is shown comes as the Winner as often as the Loser, and half of the time
    /// it is left for the Jackpot, which pays threefold at even odds: such bets are placed as high as possible and left.
    /// A rank that was not shown hardly ever comes.
    #[inline(never)]
    fn faro(&self, choice: Choice) -> f32 {
        let waiting = self.eyes.public.faro().map(Faro::waiting).unwrap_or_default();
        let worth = |rank, good: f32| if waiting.contains(rank) { good } else { -good };
        match choice {
            Choice::Join => 1.0,
            Choice::Module(choice) => match (choice.bet(), choice.reclaimed()) {
                (Some((rank, money)), _) => worth(rank, f32::from(money)),
                (None, Some(rank)) => worth(rank, -1.0),
                (None, None) => 0.5,
            },
            _ => 0.0,
        }
    }

    /// Whether the hand is good enough to pay the ante.
    fn joins(&self) -> bool {
        let hand = self.eyes.hand;
        let pairs = (0..=ACE).filter(|rank| hand.iter().filter(|c| c.rank() == *rank).count() > 1).count() as u32;
        pairs >= JOIN_WITH || !hand.and(self.content.wild_cards.union(JOKERS)).is_empty() && hand.len() > 2
    }

    /// The destination of the Sheriff: toward Wanted rivals, away from oneself.
    fn sheriff(&self, choice: Choice) -> f32 {
        let public = self.eyes.public;
        let to = if let Choice::Sheriff(to) = choice { to } else { public.sheriff };
        let mut score = 0.0;
        for seat in public.all_seats() {
            let player = public.player(seat);
            let (Some(space), true) = (player.space, player.is_wanted()) else { continue };
            let near = 1.0 / (1.0 + f32::from(self.precomputed.steps(to, space)));
            let danger = near * f32::from(player.wanted);
            score += if seat == self.eyes.seat { -3.0 * danger } else { danger };
        }
        score
    }
}

/// The useful place of a space, if any, for reasons.
pub(crate) fn place_at(precomputed: &Precomputed, space: Space) -> Option<Nearby> {
    use Nearby::{Bank, Cabaret, Doctor, Mine, Ranch, Saloon, Station, Store};
    [Bank, Cabaret, Mine, Store, Saloon, Doctor, Station, Ranch]
        .into_iter()
        .find(|kind| precomputed.steps_to(space, *kind) == 0)
}

#[cfg(test)]
mod tests;
