//! Tables for the features of legendary stories, deeds, the trader and ruins, computed once for a content: where each of
//! them is, and what it gives.

use crate::tracks::{CARD, TEN_DOLLARS, worth_of};
use darkrock_rules::Content;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::legendary_stories::{LegendaryStoryRow, PartRow, PartTrigger, StoryToken};
use darkrock_rules::content::{BlockId, Cond, CondId, GoalKind, Op};
use darkrock_rules::ids::{Space, SpaceSet};
use darkrock_rules::limits::POINT_TRACKS;

/// A wound in LP: one at the end of the game, and a card of the hand until then. Guessed, as what follows.
const WOUND: f32 = 0.8;
/// The ability of a Legendary item in LP.
const ABILITY: f32 = 0.7;
/// An action in LP, of its own or of an effect that takes the place of one.
const ACTION: f32 = 0.7;
/// A ride, or another effect that is worth less than an action.
const RIDE: f32 = 0.2;

/// What effects give: LP, with everything else counted in LP, and points on tracks, whose worth depends on the position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Gain {
    /// LP.
    pub(crate) lp: f32,
    /// By track.
    pub(crate) points: [f32; POINT_TRACKS],
}

impl Gain {
    fn only(lp: f32) -> Self {
        Self { lp, ..Self::default() }
    }

    /// A part of it, for effects that come with this probability.
    fn times(mut self, part: f32) -> Self {
        self.lp *= part;
        self.points.iter_mut().for_each(|points| *points *= part);
        self
    }

    fn and(mut self, other: Self) -> Self {
        self.lp += other.lp;
        self.points.iter_mut().zip(other.points).for_each(|(points, more)| *points += more);
        self
    }

    /// Its size, to compare options: a point on a track counts as half an LP.
    pub(crate) fn size(&self) -> f32 {
        self.lp + self.points.iter().sum::<f32>() / 2.0
    }

    fn greater(self, other: Self) -> Self {
        if other.size() > self.size() { other } else { self }
    }

    /// Of a block of effects, for the player to whom they happen.
    pub(crate) fn of(content: &Content, block: BlockId) -> Self {
        content.block(block).iter().map(|op| Self::of_op(content, *op)).fold(Self::default(), Self::and)
    }

    /// Of one effect.
    pub(crate) fn of_op(content: &Content, op: Op) -> Self {
        let of = |block| Self::of(content, block);
        match op {
            Op::Track { track, points } => {
                let mut gain = Self::default();
                gain.points[track.index()] = f32::from(points);
                gain
            }
            Op::LoseMoney(n) | Op::Pay(n) => Self::only(f32::from(n) / -10.0 * TEN_DOLLARS),
            Op::Discard(n) | Op::DiscardRandom(n) => Self::only(-f32::from(n) * CARD),
            Op::Wound { n, .. } => Self::only(-f32::from(n) * WOUND),
            Op::LegendaryItem(n) => Self::only(f32::from(n) * mean_item(content)),
            Op::Prospect | Op::Cattle | Op::Upgrade(_) | Op::Shop(_) => Self::only(ACTION),
            Op::Actions(n) => Self::only(f32::from(n) * ACTION),
            Op::Ride(_) | Op::Travel(_) | Op::RollDie(_) => Self::only(RIDE),
            Op::If { then, otherwise, .. } => of(then).and(of(otherwise)).times(0.5),
            Op::May { price, get } => of(price).and(of(get)).greater(Self::default()),
            Op::Choose { first, count, .. } => {
                let rows = &content.options[usize::from(first)..usize::from(first) + usize::from(count)];
                let options = rows.iter().map(|row| of(row.price).and(of(row.effects)));
                options.reduce(Self::greater).unwrap_or_default()
            }
            op => Self::only(worth_of(content, op)),
        }
    }
}

/// The worth of a Legendary item in LP: what is printed on it, and its ability.
fn item(content: &Content, at: usize) -> f32 {
    let row = &content.items[at];
    f32::from(row.front_lp) + ABILITY
}

/// The mean worth of a Legendary item.
fn mean_item(content: &Content) -> f32 {
    let sum: f32 = content.legendary.iter().map(|at| item(content, at.index())).sum();
    sum / content.legendary.len().max(1) as f32
}

/// What a player needs besides the place to meet a condition of a story.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    /// Nothing.
    Nothing,
    /// This much money.
    Money(u8),
    /// This many nuggets.
    Nuggets(u8),
    /// Cattle.
    Cattle,
    /// A poker card.
    Card,
    /// To win a game of poker, or lose it.
    Poker,
    /// To win a fight, by the strength of the hand.
    Fight,
}

/// A condition of a legendary story.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// What it gives.
    pub(crate) gain: Gain,
    /// By space, the distance to the nearest place where it is met.
    pub(crate) near: Vec<u8>,
    /// The spaces where a bandit can be beaten for it.
    pub(crate) bandits: SpaceSet,
    /// Whether it is met where other players are.
    pub(crate) players: bool,
    /// The map token that meets it; the outer one is none for other parts, the inner one for any token.
    pub(crate) token: Option<Option<StoryToken>>,
    /// What it needs.
    pub(crate) need: Need,
    /// Its conditions.
    pub(crate) all: CondId,
}

/// A legendary story.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    /// Its parts.
    pub(crate) parts: Vec<Part>,
    /// The mean gain of its endings for those who took a part.
    pub(crate) ending: Gain,
    /// The same for each disc.
    pub(crate) each_disc: Gain,
    /// The mean gain of its map tokens.
    pub(crate) token: Gain,
}

/// What the features of legendary stories, deeds, the trader and ruins need.
#[derive(Clone, Debug)]
pub(crate) struct LegendTables {
    /// By legendary story.
    pub(crate) stories: Vec<Story>,
    /// By location and space, the distance.
    pub(crate) locations: Vec<Vec<u8>>,
    /// By the trader's region and space, the distance.
    pub(crate) regions: Vec<Vec<u8>>,
    /// By item, its worth.
    pub(crate) items: Vec<f32>,
    /// By deed, what its ability gives.
    pub(crate) deeds: Vec<Gain>,
    /// The number of sets of deeds.
    pub(crate) sets: usize,
    /// What a repair gives.
    pub(crate) repair: Gain,
    /// By track, the options on its last space, if it returns from there.
    pub(crate) returns: Vec<Vec<Gain>>,
}

impl LegendTables {
    /// For this content, with the distance from a space to the nearest of some; none if it has nothing of all this.
    pub(crate) fn of(content: &Content, nearest: &impl Fn(usize, SpaceSet) -> u8) -> Option<Box<Self>> {
        let none = content.legendary_stories.is_empty()
            && content.deeds.is_empty()
            && content.trader.is_none()
            && content.ruins.is_none()
            && content.risk_die.is_none()
            && content.injuries.is_empty();
        (!none).then(|| Box::new(Self::new(content, nearest)))
    }

    fn new(content: &Content, nearest: &impl Fn(usize, SpaceSet) -> u8) -> Self {
        let spaces = content.board.next_to.len();
        let near = |to: SpaceSet| -> Vec<u8> { (0..spaces).map(|from| nearest(from, to)).collect() };
        let returns = content.point_tracks.iter().map(|row| {
            let last = row.spaces.last().filter(|_| row.returns);
            last.map_or(Vec::new(), |block| options(content, *block))
        });
        Self {
            stories: content.legendary_stories.iter().map(|row| Story::of(content, row, &near)).collect(),
            locations: content.board.locations.iter().map(|row| near(row.spaces)).collect(),
            regions: content.trader.iter().flat_map(|row| &row.regions).map(|(_, spaces)| near(*spaces)).collect(),
            items: (0..content.items.len()).map(|at| item(content, at)).collect(),
            deeds: content.deeds.iter().map(|row| Gain::of(content, row.effects)).collect(),
            sets: content.deeds.iter().map(|row| usize::from(row.set) + 1).max().unwrap_or_default(),
            repair: content.ruins.map_or(Gain::default(), |row| Gain::of(content, row.reward)),
            returns: returns.collect(),
        }
    }
}

/// The options that a block of effects gives, or all of it as the only one.
fn options(content: &Content, block: BlockId) -> Vec<Gain> {
    match *content.block(block) {
        [Op::Choose { first, count, .. }] => {
            let rows = &content.options[usize::from(first)..usize::from(first) + usize::from(count)];
            rows.iter().map(|row| Gain::of(content, row.effects)).collect()
        }
        _ => vec![Gain::of(content, block)],
    }
}

impl Story {
    fn of(content: &Content, row: &LegendaryStoryRow, near: &impl Fn(SpaceSet) -> Vec<u8>) -> Self {
        let mean = |gains: &[Gain]| {
            gains.iter().fold(Gain::default(), |all, one| all.and(*one)).times(1.0 / gains.len() as f32)
        };
        let sections = |block: BlockId| content.block(block).iter();
        let for_contributors = |block: BlockId| {
            let gains =
                sections(block).filter_map(|op| if let Op::Contributors(block) = *op { Some(block) } else { None });
            gains.map(|block| Gain::of(content, block)).fold(Gain::default(), Gain::and)
        };
        let for_discs = |block: BlockId| {
            let gains = sections(block).filter_map(|op| if let Op::EachDisc(block) = *op { Some(block) } else { None });
            gains.map(|block| Gain::of(content, block)).fold(Gain::default(), Gain::and)
        };
        let tokens = row.tokens.map(|block| Gain::of(content, block));
        let danger = Gain::only(-WOUND / tokens.len() as f32);
        Self {
            parts: row.parts.iter().map(|part| Part::of(content, part, near)).collect(),
            ending: mean(&row.endings.map(for_contributors)),
            each_disc: mean(&row.endings.map(for_discs)),
            token: mean(&tokens).and(danger),
        }
    }
}

impl Part {
    fn of(content: &Content, row: &PartRow, near: &impl Fn(SpaceSet) -> Vec<u8>) -> Self {
        let at = content.conditions.get(usize::from(row.all.0)).into_iter().flatten();
        let at = at.filter_map(|cond| if let Cond::At(spaces) = *cond { Some(spaces) } else { None });
        let allowed = at.fold(content.board.all, SpaceSet::and);
        let met = Met::of(content, row.on);
        Self {
            gain: Gain::of(content, row.effects),
            near: near(met.spaces.and(allowed)),
            bandits: if met.bandits { allowed } else { SpaceSet::new() },
            players: met.players,
            token: met.token,
            need: met.need,
            all: row.all,
        }
    }
}

/// Where and how a part is met.
struct Met {
    spaces: SpaceSet,
    bandits: bool,
    players: bool,
    token: Option<Option<StoryToken>>,
    need: Need,
}

impl Met {
    fn at(spaces: SpaceSet, need: Need) -> Self {
        Self { spaces, bandits: false, players: false, token: None, need }
    }

    fn of(content: &Content, trigger: PartTrigger) -> Self {
        match trigger {
            PartTrigger::EndTurn(spaces) => Self::at(spaces, Need::Nothing),
            PartTrigger::MapToken(token) => Self { token: Some(token), ..Self::at(SpaceSet::new(), Need::Nothing) },
            PartTrigger::Shared(GoalKind::WinFight | GoalKind::LoseFight, _, fights) => Self::by_fight(content, fights),
            PartTrigger::Shared(kind, least, _) => Self::by_action(content, kind, least),
        }
    }

    fn by_fight(content: &Content, fights: u64) -> Self {
        let of = |kinds: &[FightKind]| kinds.iter().any(|kind| fights & (1 << *kind as u8) != 0);
        let banks = if of(&[FightKind::Heist]) { content.board.banks } else { SpaceSet::new() };
        Self {
            bandits: of(&[FightKind::Bandit]),
            players: of(&[FightKind::Duel, FightKind::Rob, FightKind::Arrest]),
            ..Self::at(banks, Need::Fight)
        }
    }

    fn by_action(content: &Content, kind: GoalKind, least: u8) -> Self {
        let board = &content.board;
        let ranches = || board.ranches.iter().map(|(_, space)| *space).collect::<SpaceSet>();
        let with_passes = || (0..board.passes.len()).filter(|at| !board.passes[*at].is_empty());
        let stops = || board.rails.iter().fold(SpaceSet::new(), |all, rail| all.union(rail.stops));
        let fare = board.rails.iter().map(|rail| rail.fare).min().unwrap_or_default();
        match kind {
            GoalKind::Work => Self::at(board.workplaces, Need::Nothing),
            GoalKind::SpendAtStore => Self::at(board.stores, Need::Money(least)),
            GoalKind::GainItem | GoalKind::UpgradeItem => Self::at(board.stores, Need::Money(20)),
            GoalKind::WinPoker | GoalKind::LosePoker => Self::at(board.saloons, Need::Poker),
            GoalKind::Revel => Self::at(board.cabarets, Need::Money(content.numbers.revel)),
            GoalKind::Deposit => Self::at(board.banks, Need::Nuggets(least)),
            GoalKind::Prospect => Self::at(board.mines, Need::Nothing),
            GoalKind::SeeDoctor => Self::at(board.doctors, Need::Nothing),
            GoalKind::Wrangle => Self::at(board.stations, Need::Cattle),
            GoalKind::Rustle => Self::at(board.rustling.union(ranches()), Need::Cattle),
            GoalKind::Acquire => Self::at(ranches(), Need::Nothing),
            GoalKind::RailTravel => Self::at(stops(), Need::Money(fare)),
            GoalKind::CrossPass => Self::at(with_passes().map(|at| Space(at as u8)).collect(), Need::Nothing),
            GoalKind::Frontier => Self::at(board.frontier.iter().map(|(space, _)| *space).collect(), Need::Card),
            GoalKind::PlayAction | GoalKind::PlayReaction => Self::at(board.all, Need::Card),
            _ => Self::at(board.all, Need::Nothing),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::precomputed::Precomputed;
    use darkrock_rules::Catalog;
    use darkrock_rules::content::module::ModuleKind;

    /// All shipped expansions.
    pub(crate) fn shipped() -> Content {
        let catalog = Catalog::embedded().expect("the shipped modules load");
        let expansions = catalog.modules().filter(|spec| spec.kind == ModuleKind::Expansion);
        let ids: Vec<String> = expansions.map(|spec| spec.id.clone()).collect();
        catalog.compose(&catalog.select(&ids, None).expect("all of them")).expect("they can be composed")
    }

    #[test]
    fn parts_of_stories_are_somewhere_and_give_something() {
        let content = shipped();
        let precomputed = Precomputed::of(&content);
        let tables =
            precomputed.modules.as_ref().and_then(|tables| tables.legends.as_ref()).expect("there are stories");
        for (story, row) in tables.stories.iter().zip(&content.legendary_stories) {
            assert!(story.ending.size() > 0.5 && story.ending.size() < 7.0, "story {}: {story:?}", row.number);
            for (part, of) in story.parts.iter().zip(&row.parts) {
                assert!(part.gain.size() > 3.0 && part.gain.size() < 6.0, "story {}: {:?}", row.number, part.gain);
                let somewhere = part.near.contains(&0) || !part.bandits.is_empty() || part.players;
                assert_eq!(somewhere, part.token.is_none(), "story {}: {of:?}", row.number);
                if let PartTrigger::EndTurn(spaces) = of.on {
                    assert!(spaces.iter().all(|space| part.near[space.index()] == 0));
                }
            }
        }
    }
}
