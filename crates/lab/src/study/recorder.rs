//! The observer of the games of a part: follows each game, counts it and creates its rows.

use super::columns::Played;
use super::facts::Facts;
use super::features::Features;
use super::parts::Rows;
use super::tally::{Tally, Won};
use crate::Plan;
use crate::play::Ledger;
use crate::stats::score_parts;
use darkrock_rules::event::{Event, Observer};
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::notation;
use darkrock_rules::scoring::score;
use darkrock_rules::{Choice, Content, Game, Seat};
use darkrock_wire::games::Sitting;
use std::collections::BTreeMap;

/// The name in the rows of games of people, in the place of a bot's.
const PEOPLE: &str = "people";

/// Follows the games of a part.
pub(crate) struct Recorder<'a> {
    content: &'a Content,
    features: &'a Features,
    plan: &'a Plan,
    progress: &'a (dyn Fn(u64) + Sync),
    bot: String,
    /// Who plays, by seat, in a game of people; empty in one of bots.
    sittings: Vec<Sitting>,
    game: u64,
    seed: u64,
    /// Choices with at least two options of the game in progress.
    in_game: u64,
    facts: Facts,
    /// The counters.
    pub tally: Tally,
    /// Victories by who plays, in games of people.
    pub won_by: BTreeMap<String, Won>,
    /// What goes into the files of the study.
    pub rows: Rows,
    /// Choices with at least two options in all games.
    pub choices: u64,
}

impl<'a> Recorder<'a> {
    pub fn new(
        content: &'a Content,
        features: &'a Features,
        plan: &'a Plan,
        progress: &'a (dyn Fn(u64) + Sync),
    ) -> Self {
        Self {
            content,
            features,
            plan,
            progress,
            bot: crate::bot_name(plan.bots, plan.precomputed.as_ref()),
            sittings: Vec::new(),
            game: 0,
            seed: 0,
            in_game: 0,
            facts: Facts::new(features.all.len(), plan.setup.seats, plan.setup.length),
            tally: Tally::default(),
            won_by: BTreeMap::new(),
            rows: Rows::new(),
            choices: 0,
        }
    }

    /// A game of people begins: its number among those of its cell, and who plays.
    pub fn begins_of_people(&mut self, game: u64, sittings: &[Sitting]) {
        self.begins(game, 0);
        PEOPLE.clone_into(&mut self.bot);
        self.sittings = sittings.to_vec();
    }

    /// Evaluates the final position and creates the game's rows.
    fn close(&mut self, game: &Game<'_>, finished: bool) {
        self.facts.close_turn();
        for seat in game.state.public.all_seats() {
            let points = score(game.content, &game.state, seat);
            let player = game.state.public.player(seat);
            let facts = self.facts.of(seat);
            facts.parts = score_parts(&points).map(i32::from);
            facts.total = i32::from(points.total());
            facts.items = player.items.len() as u8;
            facts.upgrades = player.upgraded.len() as u8;
            facts.character = player.character;
            debug_assert_eq!(
                (facts.now.lp, facts.now.money, facts.now.nuggets, facts.now.wounds),
                (i32::from(player.lp), player.money.into(), player.nuggets.into(), player.wounds.into()),
                "the events do not add up"
            );
            debug_assert_eq!(
                (facts.now.marshal, facts.now.wanted, facts.now.space),
                (player.marshal, player.wanted, player.space)
            );
        }
        self.rows.add(&Played {
            content: self.content,
            features: self.features,
            facts: &self.facts,
            bot: &self.bot,
            sittings: &self.sittings,
            game: self.game,
            seed: self.seed,
            players: self.plan.setup.seats,
            length: self.plan.setup.length,
            variants: self.plan.setup.variants,
            edition: self.plan.setup.edition,
            finished,
            choices: self.in_game,
        });
        self.choices += self.in_game;
        (self.progress)(1);
    }
}

impl Observer for Recorder<'_> {
    fn event(&mut self, event: Event) {
        self.facts.note(self.content, self.features, event);
    }
}

impl Ledger for Recorder<'_> {
    fn begins(&mut self, game: u64, seed: u64) {
        (self.game, self.seed, self.in_game) = (game, seed, 0);
        self.facts = Facts::new(self.features.all.len(), self.plan.setup.seats, self.plan.setup.length);
    }

    fn took(&mut self, game: &Game<'_>, seat: Seat, choice: Choice, options: usize) {
        let real = options > 1;
        self.in_game += u64::from(real);
        let Some(turn) = self.facts.turns.last_mut() else { return };
        turn.choices += u32::from(real);
        if !matches!(game.question(), Frame::Turn(TurnStep::Actions)) {
            return;
        }
        if let Some(at) = self.features.action(choice) {
            if !turn.actions.is_empty() {
                turn.actions.push(' ');
            }
            turn.actions.push_str(notation::kind(choice).kind);
            self.facts.of(seat).uses[at] += 1;
        }
    }

    fn unfinished(&mut self, game: &Game<'_>) {
        self.close(game, false);
        self.tally.give_up();
    }

    fn finished(&mut self, game: &Game<'_>, choices: u64) {
        self.close(game, true);
        self.tally.add(&self.facts, choices);
        for (seat, sitting) in self.sittings.iter().enumerate() {
            self.won_by.entry(sitting.group().to_owned()).or_default().add(Tally::share(&self.facts, seat));
        }
    }
}
