//! The facts of one game: collected event by event, returned as rows once it is over.

use super::features::{FIGHTS, Features, PokerUse, fight_index};
use crate::stats::SCORE_PARTS;
use darkrock_rules::Seat;
use darkrock_rules::choice::{FightKind, Income};
use darkrock_rules::content::{Content, SourceKind};
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::ids::{Character, SeatSet, Space};
use darkrock_rules::limits::{SEATS, STORY_DECKS};
use strum::VariantArray;

/// The path of a player: the track on which it advanced further, or neither.
pub const PATHS: [&str; 3] = ["marshal", "wanted", "neither"];

/// A player's public numbers at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Standing {
    pub lp: i32,
    pub money: i32,
    pub nuggets: i32,
    pub wounds: i32,
    pub marshal: u8,
    pub wanted: u8,
    pub space: Option<Space>,
}

/// A player's statistics in a game.
#[derive(Clone, Debug)]
pub(crate) struct SeatFacts {
    pub character: Option<Character>,
    /// The current numbers.
    pub now: Standing,
    pub lp_by_cause: [i32; Cause::VARIANTS.len()],
    /// How often each feature was used.
    pub uses: Vec<u16>,
    pub fights_won: u16,
    pub fights_lost: u16,
    /// Times arrested, by a Marshal and by the Sheriff.
    pub arrested: [u16; 2],
    pub most_marshal: u8,
    pub most_wanted: u8,
    /// The source of the LP with which it last reached the game's length.
    pub reached_by: Option<Cause>,
    /// Set when the game is over.
    pub parts: [i32; SCORE_PARTS.len()],
    pub total: i32,
    pub upgrades: u8,
    pub items: u8,
    discs: [u8; STORY_DECKS],
}

impl SeatFacts {
    fn new(features: usize) -> Self {
        Self {
            character: None,
            now: Standing::default(),
            lp_by_cause: [0; Cause::VARIANTS.len()],
            uses: vec![0; features],
            fights_won: 0,
            fights_lost: 0,
            arrested: [0; 2],
            most_marshal: 0,
            most_wanted: 0,
            reached_by: None,
            parts: [0; SCORE_PARTS.len()],
            total: 0,
            upgrades: 0,
            items: 0,
            discs: [0; STORY_DECKS],
        }
    }

    /// The index of its path in [`PATHS`]: the track on which it advanced further; in a tie, the one on which it ends.
    pub fn path(&self) -> usize {
        match self.most_marshal.cmp(&self.most_wanted) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal if self.most_marshal == 0 => 2,
            std::cmp::Ordering::Equal => usize::from(self.now.marshal == 0),
        }
    }
}

/// A turn.
#[derive(Clone, Debug)]
pub(crate) struct TurnFacts {
    pub round: u16,
    pub seat: Seat,
    pub income: &'static str,
    /// Actions in order, as words separated by spaces.
    pub actions: String,
    /// Choices with at least two options of all players.
    pub choices: u32,
    pub fights: u16,
    /// The spaces to which the player came by moves, in order.
    pub spaces: Vec<Space>,
    pub before: Standing,
    pub after: Standing,
}

/// A game.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    pub seats: Vec<SeatFacts>,
    /// The same for the automa, which is not a player; unused.
    him: SeatFacts,
    pub turns: Vec<TurnFacts>,
    pub first: Seat,
    pub rounds: u16,
    /// Fights started, and won by the player who started them, by kind.
    pub fights: [[u32; 2]; FIGHTS.len()],
    pub house_won: u16,
    /// The seat that triggered the end.
    pub trigger: Option<Seat>,
    pub winners: SeatSet,
    length: i32,
    /// Whether the last recorded turn is still in progress.
    in_turn: bool,
    fight: Option<(FightKind, Seat, Seat)>,
    stories: u16,
}

impl Facts {
    pub fn new(features: usize, players: u8, length: u8) -> Self {
        Self {
            seats: (0..usize::from(players).min(SEATS)).map(|_| SeatFacts::new(features)).collect(),
            him: SeatFacts::new(features),
            in_turn: false,
            turns: Vec::new(),
            first: Seat(0),
            rounds: 0,
            fights: [[0; 2]; FIGHTS.len()],
            house_won: 0,
            trigger: None,
            winners: SeatSet::new(),
            length: i32::from(length),
            fight: None,
            stories: 0,
        }
    }

    /// The number of resolved stories.
    pub fn stories(&self) -> u16 {
        self.stories
    }

    /// The position of a seat in the turn order, from 1.
    pub fn order(&self, seat: usize) -> usize {
        let players = self.seats.len();
        (seat + players - self.first.index()) % players + 1
    }

    pub fn of(&mut self, seat: Seat) -> &mut SeatFacts {
        self.seats.get_mut(seat.index()).unwrap_or(&mut self.him)
    }

    fn used(&mut self, seat: Seat, feature: usize) {
        self.of(seat).uses[feature] += 1;
    }

    /// Ends the turn in progress.
    pub fn close_turn(&mut self) {
        if let (true, Some(turn)) = (std::mem::take(&mut self.in_turn), self.turns.last_mut()) {
            turn.after = self.seats[turn.seat.index()].now;
        }
    }

    /// Records an event.
    pub fn note(&mut self, content: &Content, features: &Features, event: Event) {
        self.note_goods(event);
        self.note_course(event);
        let in_play = self.rounds > 0;
        match event {
            Event::Played { seat, card } | Event::Reacted { seat, card } => {
                self.used(seat, features.card(content.title_of[card.index()]));
            }
            Event::Used { seat, source } => {
                if let SourceKind::Title(title) = source.kind() {
                    self.used(seat, features.card(title));
                }
            }
            Event::GainedItem { seat, item } if in_play => self.used(seat, features.item(item)),
            Event::Upgraded { seat, item } if in_play => self.used(seat, features.upgrade(item)),
            Event::Module(event) => {
                if let Some(seat) = event.begins_poker() {
                    self.used(seat, features.poker(PokerUse::Started));
                }
            }
            Event::PokerBegins { seat } => self.used(seat, features.poker(PokerUse::Started)),
            Event::Joined { seat } => self.used(seat, features.poker(PokerUse::Joined)),
            Event::PokerWon { seat, .. } => self.used(seat, features.poker(PokerUse::Won)),
            Event::GoalShown { seat, goal } => self.used(seat, features.goal(goal)),
            Event::FightBegins { kind, fighter, .. } => self.used(fighter, features.fight(kind)),
            Event::Moved { seat, from, to, .. } => self.moved(content, features, seat, from, to),
            Event::Money { seat, cause: Cause::Rail, .. } => {
                if let Some(rail) = features.way("rail") {
                    self.used(seat, rail);
                }
            }
            Event::StoryResolved { deck, story } => {
                self.stories += 1;
                for seat in 0..self.seats.len() {
                    if std::mem::take(&mut self.seats[seat].discs[usize::from(deck)]) > 0 {
                        self.used(Seat(seat as u8), features.story(story));
                    }
                }
            }
            _ => {}
        }
    }

    /// A player has come to a space by a move.
    fn moved(&mut self, content: &Content, features: &Features, seat: Seat, from: Space, to: Space) {
        if let Some(pass) = features.way("pass").filter(|_| content.board.passes[from.index()].contains(to)) {
            self.used(seat, pass);
        }
        if let Some(turn) = self.turns.last_mut().filter(|turn| turn.seat == seat) {
            turn.spaces.push(to);
        }
    }

    /// LP, money, tracks, wounds, places.
    fn note_goods(&mut self, event: Event) {
        let length = self.length;
        match event {
            Event::Lp { seat, gained, cause } => {
                let facts = self.of(seat);
                let before = facts.now.lp;
                facts.now.lp += i32::from(gained);
                facts.lp_by_cause[cause as usize] += i32::from(gained);
                if before < length && facts.now.lp >= length {
                    facts.reached_by = Some(cause);
                }
            }
            Event::Money { seat, gained, .. } => self.of(seat).now.money += i32::from(gained),
            Event::Nuggets { seat, gained, .. } => self.of(seat).now.nuggets += i32::from(gained),
            Event::Wounded { seat, wounds, .. } => self.of(seat).now.wounds += i32::from(wounds),
            Event::Healed { seat, wounds } => self.of(seat).now.wounds -= i32::from(wounds),
            Event::Marshal { seat, to, .. } => {
                let facts = self.of(seat);
                facts.now.marshal = to;
                facts.most_marshal = facts.most_marshal.max(to);
            }
            Event::Wanted { seat, to, .. } => {
                let facts = self.of(seat);
                facts.now.wanted = to;
                facts.most_wanted = facts.most_wanted.max(to);
            }
            Event::Placed { seat, space } => self.of(seat).now.space = Some(space),
            Event::Moved { seat, to, .. } | Event::Sent { seat, to, .. } => self.of(seat).now.space = Some(to),
            _ => {}
        }
    }

    /// Turns, fights, stories, arrests, the end.
    fn note_course(&mut self, event: Event) {
        match event {
            Event::FirstPlayer { seat } => self.first = seat,
            Event::Character { seat, character } => self.of(seat).character = Some(character),
            Event::TurnBegins { seat, round } => {
                self.close_turn();
                self.rounds = round;
                let Some(before) = self.seats.get(seat.index()).map(|s| s.now) else { return };
                self.in_turn = true;
                let (income, actions) = ("", String::new());
                let (spaces, after) = (Vec::new(), before);
                let turn = TurnFacts { round, seat, income, actions, choices: 0, fights: 0, spaces, before, after };
                self.turns.push(turn);
            }
            Event::Income { income, .. } => {
                if let Some(turn) = self.turns.last_mut() {
                    turn.income = match income {
                        Income::Money => "money",
                        Income::Cards => "cards",
                        Income::Both => "both",
                    };
                }
            }
            Event::FightBegins { kind, fighter, other } => {
                self.fight = Some((kind, fighter, other));
                self.fights[fight_index(kind)][0] += 1;
                if let Some(turn) = self.turns.last_mut() {
                    turn.fights += 1;
                }
            }
            Event::FightWon { side, kind } => self.fight_won(side, kind),
            Event::Arrested { seat } => {
                let sheriff = !matches!(self.fight, Some((FightKind::Arrest, ..)));
                self.of(seat).arrested[usize::from(sheriff)] += 1;
            }
            Event::Contributed { seat, deck, moved } => {
                let discs = &mut self.of(seat).discs;
                let deck = usize::from(deck);
                discs[1 - deck] -= u8::from(moved);
                discs[deck] += 1;
            }
            Event::HouseWon => self.house_won += 1,
            Event::EndTriggered { seat } => self.trigger = Some(seat),
            Event::Over { winners } => {
                self.close_turn();
                self.winners = winners;
            }
            _ => {}
        }
    }

    fn fight_won(&mut self, side: u8, kind: FightKind) {
        let Some((_, fighter, other)) = self.fight else { return };
        let fighter_won = side == 0;
        self.fights[fight_index(kind)][1] += u32::from(fighter_won);
        let with_player = matches!(kind, FightKind::Arrest | FightKind::Duel | FightKind::Rob);
        let (won, lost) = if fighter_won { (fighter, other) } else { (other, fighter) };
        // Bandits, guards and the Sheriff are controlled by a player, but it is not that player's fight.
        if with_player || fighter_won {
            self.of(won).fights_won += 1;
        }
        if with_player || !fighter_won {
            self.of(lost).fights_lost += 1;
        }
    }
}
