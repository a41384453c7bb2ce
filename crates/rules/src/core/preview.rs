//! Previews: the certain effects of a choice, shown before it is made.

use crate::content::pools::Foe;
use crate::content::schema::When;
use crate::content::{BlockId, Op};
use crate::core::choice::{Choice, Income, Loot};
use crate::core::engine::Reader;
use crate::core::frame::Frame;
use crate::core::game::Game;
use crate::core::ids::*;
use crate::fight::standing::Standing;
use serde::Serialize;

/// The certain effects of a choice.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Preview {
    /// The path of a move, space by space.
    pub way: Vec<Space>,
    /// Whether it meets a bandit.
    pub bandit: bool,
    /// The opponent of a module that it meets, if there is no bandit.
    pub opponent: Option<Foe>,
    /// Players in its last space.
    pub players: SeatSet,
    /// What it costs, in dollars.
    pub cost: u8,
    /// Its certain gain in dollars, after the money limit.
    pub money: u8,
    /// Its certain gain in LP.
    pub lp: u8,
    /// Dollars of its gain beyond the money limit; of a heist, if it succeeds.
    pub lost_money: u8,
    /// Nuggets of its gain beyond the carrying limit.
    pub lost_nuggets: u8,
    /// The certain number of cards drawn.
    pub draws: u8,
    /// Cards played at poker whose bonus applies when they are revealed.
    pub bonus: CardSet,
    /// The state of the fight after it.
    pub standing: Option<Standing>,
}

impl Game<'_> {
    /// The preview of a legal choice of a seat.
    pub fn preview(&self, seat: Seat, choice: Choice) -> Preview {
        self.reader().preview(seat, choice)
    }

    /// What a seat that may move has to extend that move with, which is asked for after it: cards of its hand, an ability, items. A few
    /// of them may lead nowhere from where the move ends.
    pub fn extensions(&self, seat: Seat) -> Vec<Choice> {
        self.reader().extensions(seat)
    }

    /// What a legal or expected choice of a seat costs, in dollars.
    pub fn cost(&self, seat: Seat, choice: Choice) -> u8 {
        self.reader().cost(seat, choice)
    }
}

impl Reader<'_> {
    fn preview(&self, seat: Seat, choice: Choice) -> Preview {
        let mut preview = Preview { cost: self.cost(seat, choice), ..self.gains(seat, choice) };
        match choice {
            Choice::Move { to, mesas } | Choice::Ride { to, mesas } => {
                preview.way = if mesas > 0 { vec![to] } else { self.way(seat, to) };
                preview.bandit = self.public().bandits.contains(to);
                preview.opponent =
                    if preview.bandit { None } else { self.opponent_on(to).map(|(_, opponent)| opponent) };
                preview.players = self.public().players_on(to);
                preview.players.remove(seat);
            }
            Choice::Revel(lp) => preview.lp = lp,
            Choice::Deposit { nuggets, cards } => preview.lp = nuggets + cards.count_ones() as u8,
            Choice::Lay(first, second) => {
                let laid = first.into_iter().chain(second).collect();
                preview.bonus = self.poker_bonus(seat, laid);
                preview.draws = preview.bonus.iter().map(|card| self.drawn_at_poker(seat, card)).sum();
            }
            Choice::React(_) | Choice::Bonus | Choice::Pass => preview.standing = self.standing_after(seat, choice),
            _ => {}
        }
        preview
    }

    fn cost(&self, seat: Seat, choice: Choice) -> u8 {
        let numbers = &self.content.numbers;
        match choice {
            Choice::Move { to, mesas: 0 } => self.fare(seat, to),
            Choice::Ride { to, mesas: 0 } => match self.public().stack.top() {
                Frame::Ride { left, part_of_move: true, .. } => self.fare_of_extension(seat, left, to),
                _ => 0,
            },
            Choice::Buy(item) | Choice::Upgrade(item) => self.public().price(self.content, item),
            Choice::Poker => numbers.poker_ante,
            Choice::Join => self.stake(choice),
            Choice::Module(own) => self.cost_of_module(seat, own),
            Choice::Heal => numbers.doctor,
            Choice::Revel(lp) => lp * numbers.revel,
            _ => 0,
        }
    }

    /// The money and nuggets of a choice, and the part beyond the limits (base.bank.06, base.mine.09).
    fn gains(&self, seat: Seat, choice: Choice) -> Preview {
        if !self.public().is_seat(seat) {
            return Preview::default();
        }
        let player = self.player(seat);
        let (money, nuggets) = self.gross(seat, choice);
        let room = u16::from(player.money_limit(self.content).saturating_sub(player.money));
        let carries = player.nugget_limit(self.content).saturating_sub(player.nuggets);
        // What a card or option gives is in its text, and a heist may fail.
        let told = matches!(choice, Choice::Work | Choice::Deposit { .. } | Choice::Lay(..));
        Preview {
            money: if told { money.min(room) as u8 } else { 0 },
            lost_money: money.saturating_sub(room).min(u16::from(u8::MAX)) as u8,
            lost_nuggets: nuggets.saturating_sub(carries),
            ..Preview::default()
        }
    }

    /// The dollars and nuggets that a choice gives, without a limit.
    fn gross(&self, seat: Seat, choice: Choice) -> (u16, u8) {
        let numbers = &self.content.numbers;
        let robbed = self.public().fight.other;
        match choice {
            Choice::Work => (numbers.work.into(), 0),
            Choice::Deposit { nuggets, cards } => {
                (u16::from(nuggets + cards.count_ones() as u8) * u16::from(numbers.nugget_price), 0)
            }
            Choice::Heist => (numbers.heist_money.into(), 0),
            Choice::Income(Income::Money) => (numbers.income_money.into(), 0),
            Choice::Income(Income::Both) => (numbers.income_both_money.into(), 0),
            Choice::Steal { what: Loot::Money, .. } => (self.public().robbed_money(robbed).into(), 0),
            Choice::Steal { what: Loot::Nuggets, .. } => (0, self.public().robbed_nuggets(robbed)),
            Choice::Deliver => {
                let place = self.deliverable(seat).next();
                let token = place.and_then(|place| self.state.secrets.cattle[seat.index()][place]);
                token.map_or((0, 0), |token| self.block_gains(self.content.cattle[token.index()].effects))
            }
            Choice::Lay(first, second) => {
                let bonus = self.poker_bonus(seat, first.into_iter().chain(second).collect());
                let blocks = bonus.iter().filter_map(|card| self.poker_block(seat, card));
                blocks.map(|block| self.block_gains(block)).fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
            }
            Choice::Play(card) => {
                let source = self.content.card_source(card);
                let ability = self.content.ability(source, When::Action, |all| self.holds(all, seat));
                ability.map_or((0, 0), |ability| self.block_gains(ability.effects))
            }
            Choice::Choose(key) => match self.public().stack.top() {
                Frame::Choose { first, count, .. } => {
                    let row = self.options(first, count).iter().find(|row| row.key == key);
                    row.map_or((0, 0), |row| self.block_gains(row.effects))
                }
                _ => (0, 0),
            },
            Choice::Bonus => match self.public().stack.top() {
                Frame::May { get, .. } => self.block_gains(get),
                _ => (0, 0),
            },
            _ => (0, 0),
        }
    }

    /// The certain gains of a list of effects.
    fn block_gains(&self, block: BlockId) -> (u16, u8) {
        self.content.block(block).iter().fold((0, 0), |(money, nuggets), op| match *op {
            Op::Money(n) => (money + u16::from(n), nuggets),
            Op::Nuggets(n) => (money, nuggets.saturating_add(n)),
            _ => (money, nuggets),
        })
    }

    /// Cards played at poker whose bonus applies when they are revealed, before the pot is paid; none of the dealer's
    /// (base.poker.45, 47).
    fn poker_bonus(&self, seat: Seat, laid: CardSet) -> CardSet {
        let dealer = self.public().poker.dealer == Some(seat);
        laid.iter().filter(|card| !dealer && self.poker_block(seat, *card).is_some()).collect()
    }

    fn poker_block(&self, seat: Seat, card: Card) -> Option<BlockId> {
        let source = self.content.card_source(card);
        self.content.ability(source, When::PokerPlayed, |all| self.holds(all, seat)).map(|ability| ability.effects)
    }

    fn drawn_at_poker(&self, seat: Seat, card: Card) -> u8 {
        let ops = self.poker_block(seat, card).map_or(&[][..], |block| self.content.block(block));
        ops.iter().map(|op| if let Op::Draw(n) = *op { n } else { 0 }).sum()
    }
}
