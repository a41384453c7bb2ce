//! Lists of steps: the turn, poker, fights, the setup, an arrest. Modules insert their own steps by name (`steps.yaml`).

use super::compiler::{Compiler, Res};
use super::edition::{FIGHT_STEPS, FightOrders, FightStep, NotInserted};
use super::schema::Effect;
use super::setup_list::SetupList;
use super::table::BlockId;
use crate::core::choice::FightKind;
use crate::core::frame::TurnStep;
use crate::core::limits::STEPS;
use crate::core::state::PokerStep;
use crate::core::word::Word;
use serde::Deserialize;
use strum::VariantArray;

/// The list of steps into which a step is inserted.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StepList {
    /// A player's turn.
    Turn,
    /// The setup of the game, for each player.
    Setup,
    /// Fights, for the player who started them.
    Fight,
    /// A game of poker, for each player in it.
    Poker,
    /// An arrest, for the player who is arrested.
    Arrest,
}

/// A step that a module inserts into a list of steps (`steps.yaml`).
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StepSpec {
    /// The name by which `after` and messages know it.
    pub id: String,
    /// The list to which it belongs: a turn, the setup, a fight, poker or an arrest.
    #[serde(rename = "in")]
    pub list: StepList,
    /// The step after which it is inserted: the base game's, or a module's.
    pub after: String,
    /// The kinds of fight that have it; all if omitted.
    #[serde(default)]
    pub fights: Vec<FightKind>,
    /// The effects for the player whose turn, fight, game or setup it is.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

impl StepSpec {
    /// The step of the base game after which a step is inserted, directly or after other inserted ones.
    pub(super) fn base_anchor<'s>(&'s self, all: &'s [Self]) -> &'s str {
        let mut step = self;
        for _ in all {
            match all.iter().find(|s| s.list == step.list && s.id == step.after) {
                Some(before) => step = before,
                None => break,
            }
        }
        &step.after
    }
}

/// The lists of steps as composed.
#[derive(Clone, Debug)]
pub struct Steps {
    /// The steps of a turn, in order, with inserted ones.
    pub turn: Vec<TurnStep>,
    /// The successor of each step of a turn, by [`slot`]: queried very often.
    next_in_turn: [TurnStep; TURN.len() + STEPS],
    /// What happens in a game of poker, in order, with the steps that modules insert.
    pub poker: Vec<PokerStep>,
    /// The steps of every fight.
    pub fights: FightOrders,
    /// The parts of the setup.
    pub setup: SetupList,
    /// Inserted steps of the setup, for each player after the figure is placed.
    pub placed: Vec<u8>,
    /// Inserted steps of the setup, for each player before the first turn.
    pub board: Vec<u8>,
    /// Inserted steps of an arrest, after its penalty.
    pub arrest: Vec<u8>,
    /// The effects of each inserted step, by its index in the composed `steps.yaml`.
    pub effects: Vec<BlockId>,
}

/// A step of a list that modules can extend.
trait ListStep: Word + Copy + PartialEq {
    /// The number of an inserted step.
    fn inserted(self) -> Option<u8>;

    /// Whether a step that names `word` or an inserted step is inserted after this one.
    fn is_anchor(self, word: &str, inserted: Option<u8>) -> bool {
        match self.inserted() {
            Some(n) => inserted == Some(n),
            None => inserted.is_none() && self.word() == word,
        }
    }
}

impl ListStep for TurnStep {
    fn inserted(self) -> Option<u8> {
        if let Self::Inserted(n) = self { Some(n) } else { None }
    }
}

impl ListStep for PokerStep {
    fn inserted(self) -> Option<u8> {
        if let Self::Inserted(n) = self { Some(n) } else { None }
    }
}

impl ListStep for FightStep {
    fn inserted(self) -> Option<u8> {
        if let Self::Inserted(n) = self { Some(n) } else { None }
    }
}

/// The steps of a turn of the base game, in order (base.start.*, base.end.01).
const TURN: [TurnStep; 10] = [
    TurnStep::Begin,
    TurnStep::Income,
    TurnStep::Weapon,
    TurnStep::Mount,
    TurnStep::Actions,
    TurnStep::Stories,
    TurnStep::HandLimit,
    TurnStep::WantedLp,
    TurnStep::Goals,
    TurnStep::Next,
];

/// The steps of a game of poker of the base game, in order (base.poker.02 to 27).
const POKER: [PokerStep; 7] = [
    PokerStep::Join,
    PokerStep::Flop,
    PokerStep::Lay,
    PokerStep::Show,
    PokerStep::Pay,
    PokerStep::After,
    PokerStep::CleanUp,
];

/// The index of a step of a turn in a table of all of them.
const fn slot(step: TurnStep) -> usize {
    match step {
        TurnStep::Begin => 0,
        TurnStep::Income => 1,
        TurnStep::Weapon => 2,
        TurnStep::Mount => 3,
        TurnStep::Actions => 4,
        TurnStep::Stories => 5,
        TurnStep::HandLimit => 6,
        TurnStep::WantedLp => 7,
        TurnStep::Goals => 8,
        TurnStep::Next => 9,
        TurnStep::Inserted(n) => TURN.len() + n as usize,
    }
}

/// The words of all steps of a list after which steps can be inserted: all but the last.
fn anchors<S: Word + Copy>(base: &[S]) -> String {
    base[..base.len() - 1].iter().map(|step| step.word()).collect::<Vec<_>>().join(", ")
}

/// Inserts a step into a list; if the preceding step is unknown, returns the known ones.
fn insert<S: ListStep>(
    list: &mut Vec<S>,
    base: &[S],
    spec: &StepSpec,
    anchor: Option<u8>,
    step: S,
) -> Result<(), String> {
    match list[..list.len() - 1].iter().position(|s| s.is_anchor(&spec.after, anchor)) {
        Some(at) => {
            list.insert(at + 1, step);
            Ok(())
        }
        None => Err(anchors(base)),
    }
}

impl Steps {
    /// The steps of the base game, with this order of the setup.
    fn new(setup: SetupList) -> Self {
        Self {
            turn: TURN.to_vec(),
            next_in_turn: [TurnStep::Next; TURN.len() + STEPS],
            poker: POKER.to_vec(),
            fights: FightOrders::new(),
            setup,
            placed: Vec::new(),
            board: Vec::new(),
            arrest: Vec::new(),
            effects: Vec::new(),
        }
    }

    /// The step after another one of a turn.
    #[inline]
    pub(crate) fn after(&self, step: TurnStep) -> TurnStep {
        self.next_in_turn[slot(step)]
    }

    /// The step after another one of a game of poker.
    pub(crate) fn after_in_poker(&self, step: PokerStep) -> PokerStep {
        let at = self.poker.iter().position(|s| *s == step);
        self.poker[at.expect("invariant: every step of a game is in its list") + 1]
    }

    /// Inserts a step after its predecessor; otherwise returns what was expected.
    fn insert(&mut self, spec: &StepSpec, anchor: Option<u8>, n: u8) -> Result<(), String> {
        let no_step = |known| format!("no step “{}”: expected one before it, or {known}", spec.after);
        match spec.list {
            StepList::Turn => insert(&mut self.turn, &TURN, spec, anchor, TurnStep::Inserted(n)).map_err(no_step),
            StepList::Poker => insert(&mut self.poker, &POKER, spec, anchor, PokerStep::Inserted(n)).map_err(no_step),
            StepList::Fight => {
                let kinds = if spec.fights.is_empty() { FightKind::VARIANTS } else { &spec.fights };
                let is_anchor = |step: FightStep| step != FightStep::CleanUp && step.is_anchor(&spec.after, anchor);
                let inserted = self.fights.insert(kinds, is_anchor, FightStep::Inserted(n));
                inserted.map_err(|why| match why {
                    NotInserted::NoSuchStep => no_step("a step of these fights but the last".to_owned()),
                    NotInserted::Full => format!("a fight would have too many steps: expected at most {FIGHT_STEPS}"),
                })
            }
            StepList::Arrest => {
                let place = anchor.and_then(|n| self.arrest.iter().position(|i| *i == n));
                match (spec.after.as_str(), place) {
                    ("penalty", _) => self.arrest.insert(0, n),
                    (_, Some(place)) => self.arrest.insert(place + 1, n),
                    _ => return Err(no_step("penalty".to_owned())),
                }
                Ok(())
            }
            StepList::Setup => {
                let after = |list: &[u8]| anchor.and_then(|n| list.iter().position(|i| *i == n));
                match (spec.after.as_str(), after(&self.placed), after(&self.board)) {
                    ("place", ..) => self.placed.insert(0, n),
                    ("board", ..) => self.board.insert(0, n),
                    (_, Some(place), _) => self.placed.insert(place + 1, n),
                    (_, _, Some(place)) => self.board.insert(place + 1, n),
                    _ => return Err(no_step("place, board".to_owned())),
                }
                Ok(())
            }
        }
    }
}

impl Compiler<'_> {
    /// Inserts every step after the one that it names; two after the same one must state their order.
    pub(super) fn steps(&mut self) -> Res<Steps> {
        let setup = self.setup_list()?;
        self.begin("steps.yaml");
        let specs = self.specs;
        let mut steps = Steps::new(setup);
        let mut taken: Vec<(StepList, &str)> = Vec::new();
        for (at, spec) in specs.steps.iter().enumerate() {
            self.entry.clone_from(&spec.id);
            let place = (spec.list, spec.after.as_str());
            if taken.contains(&place) {
                return self
                    .error(format!("another step comes after “{}”: expected an order between them", spec.after));
            }
            taken.push(place);
            if spec.list != StepList::Fight && !spec.fights.is_empty() {
                return self.error("“fights” is of steps in fights: expected “in: fight”".to_owned());
            }
            let anchor = specs.steps[..at].iter().position(|s| s.list == spec.list && s.id == spec.after);
            if let Err(what) = steps.insert(spec, anchor.map(|n| n as u8), at as u8) {
                return self.error(what);
            }
            let block = self.block(&spec.effects)?;
            steps.effects.push(block);
        }
        for pair in steps.turn.windows(2) {
            steps.next_in_turn[slot(pair[0])] = pair[1];
        }
        Ok(steps)
    }
}
