//! What a choice would do, as far as it is certain: shown beside the choice before it is made.

use crate::choice::Choice;
use crate::engine::Table;
use crate::game::Game;
use crate::ids::*;
use serde::Serialize;

/// What a choice would do.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Preview {
    /// The way of a ride, space by space.
    pub way: Vec<Space>,
    /// Whether it meets a bandit.
    pub bandit: bool,
    /// Players where it ends.
    pub players: SeatSet,
    /// What it costs, in dollars.
    pub cost: u8,
    /// What it pays for sure, in dollars; the purse's limit applied.
    pub money: u8,
    /// LP that it gives for sure.
    pub lp: u8,
}

impl Game<'_> {
    /// What a legal choice of a seat would do.
    pub fn preview(&self, seat: Seat, choice: Choice) -> Preview {
        self.table().preview(seat, choice)
    }
}

impl Table<'_> {
    fn preview(&self, seat: Seat, choice: Choice) -> Preview {
        let numbers = &self.content.numbers;
        let room = numbers.money.saturating_sub(self.player(seat).money);
        let mut preview = Preview::default();
        match choice {
            Choice::Move { to, mesa } | Choice::Ride { to, mesa } => {
                preview.way = if mesa { vec![to] } else { self.way(seat, to) };
                preview.bandit = self.public().bandits.contains(to);
                preview.players = self.public().players_on(to);
                preview.players.remove(seat);
            }
            Choice::Buy(item) | Choice::Upgrade(item) => preview.cost = self.content.items[item.index()].cost,
            Choice::Poker | Choice::Join => preview.cost = numbers.poker_ante,
            Choice::Heal => preview.cost = numbers.doctor,
            Choice::Revel(lp) => {
                preview.cost = lp * numbers.revel;
                preview.lp = lp;
            }
            Choice::Work => preview.money = numbers.work.min(room),
            Choice::Deposit { nuggets, cards } => {
                let sold = nuggets + cards.count_ones() as u8;
                preview.lp = sold;
                preview.money = (u16::from(sold) * u16::from(numbers.nugget_price)).min(u16::from(room)) as u8;
            }
            _ => {}
        }
        preview
    }
}
