//! Compilation of files to [`Content`]: parsing, validation and assembly.

use super::additions::{FrontierRow, MapTokenRow, OpponentRow, PointTrackRow, PokerRewards};
use super::board::BoardSpec;
use super::catalog::{Catalog, CompositionError};
use super::changed::Rules;
use super::characters::CharacterRow;
use super::compiler::{Compiler, Res};
use super::deeds::{DeedRow, RuinsRow};
use super::events::{EventMarkerRow, EventRow};
use super::first_game::FirstGameRow;
use super::followers::FollowersRow;
use super::high_stakes::HighStakesRow;
use super::homesteads::HomesteadsRow;
use super::injuries::InjuryRow;
use super::legendary_stories::LegendaryStoryRow;
use super::load::{AUTOMA_FILE, Files, Specs};
use super::pools::{CardsFor, PoolRow};
use super::risk_die::RiskDieRow;
use super::schema::*;
use super::scoring::Scoring;
use super::selection::Selection;
use super::shelves::Shelves;
use super::source::SourceSet;
use super::steps::Steps;
use super::table::*;
use super::trader::TraderRow;
use super::{Board, ContentError};
use crate::core::ids::*;
use std::sync::Arc;

/// The compiled entries of all files.
struct Entries {
    poker_cards: CardSet,
    title_of: [Title; POKER_CARDS],
    items: Vec<ItemRow>,
    characters: Vec<CharacterRow>,
    fight_cards: Vec<BlockId>,
    stories: Vec<StoryRow>,
    goals: Vec<GoalRow>,
    cattle: Vec<CattleRow>,
    first_game: Option<FirstGameRow>,
    automa: AutomaRow,
    marshal: TrackRow,
    wanted: TrackRow,
    opponents: Vec<OpponentRow>,
    pools: Vec<PoolRow>,
    circuit_pool: Option<Pool>,
    bandit_cards: Option<Pool>,
    sheriff_cards: Option<Pool>,
    same_card: Vec<OpponentSet>,
    map_tokens: Vec<MapTokenRow>,
    frontier: Vec<FrontierRow>,
    point_tracks: Vec<PointTrackRow>,
    events: Vec<EventRow>,
    event_markers: Vec<EventMarkerRow>,
    poker_rewards: Option<PokerRewards>,
    faro: Option<BlockId>,
    high_stakes: Option<HighStakesRow>,
    risk_die: Option<RiskDieRow>,
    deeds: Vec<DeedRow>,
    ruins: Option<RuinsRow>,
    homesteads: Option<HomesteadsRow>,
    legendary_stories: Vec<LegendaryStoryRow>,
    injuries: Vec<InjuryRow>,
    followers: Option<FollowersRow>,
    trader: Option<TraderRow>,
    shelves: Option<Shelves>,
    scoring: Scoring,
    steps: Steps,
    waiting: Vec<(Op, BlockId)>,
}

impl Entries {
    fn compile(compiler: &mut Compiler<'_>) -> Res<Self> {
        let tracks = &compiler.specs.tracks;
        let (poker_cards, title_of) = compiler.titles()?;
        let mut entries = Self {
            poker_cards,
            title_of,
            items: compiler.items()?,
            characters: compiler.characters()?,
            fight_cards: compiler.fight_cards()?,
            stories: compiler.stories()?,
            goals: compiler.goals()?,
            cattle: compiler.cattle()?,
            first_game: compiler.first_game()?,
            automa: compiler.automa()?,
            marshal: compiler.track("marshal", &tracks.marshal)?,
            wanted: compiler.track("wanted", &tracks.wanted)?,
            opponents: compiler.opponents()?,
            pools: compiler.pools()?,
            circuit_pool: compiler.circuit_pool()?,
            bandit_cards: compiler.card_pool(CardsFor::Bandits)?,
            sheriff_cards: compiler.card_pool(CardsFor::Sheriff)?,
            same_card: compiler.same_card(),
            map_tokens: compiler.map_tokens()?,
            frontier: compiler.frontier()?,
            point_tracks: compiler.point_tracks()?,
            events: compiler.events()?,
            event_markers: compiler.event_markers()?,
            poker_rewards: compiler.poker_rewards()?,
            faro: compiler.faro()?,
            high_stakes: compiler.high_stakes()?,
            risk_die: compiler.risk_die()?,
            deeds: compiler.deeds()?,
            ruins: compiler.ruins()?,
            homesteads: compiler.homesteads()?,
            legendary_stories: compiler.legendary_stories()?,
            injuries: compiler.injuries()?,
            followers: compiler.followers()?,
            trader: compiler.trader()?,
            shelves: compiler.shelves()?,
            scoring: compiler.scoring()?,
            steps: compiler.steps()?,
            waiting: Vec::new(),
        };
        entries.waiting = compiler.waiting(&entries.point_tracks);
        Ok(entries)
    }

    /// The items of a kind.
    fn of_kind(&self, kind: ItemKind) -> ItemSet {
        (0..self.items.len()).filter(|i| self.items[*i].kind == kind).map(|i| Item(i as u8)).collect()
    }

    /// The Legendary items.
    fn legendary(&self) -> ItemSet {
        (0..self.items.len()).filter(|i| self.items[*i].legendary).map(|i| Item(i as u8)).collect()
    }

    /// The poker cards with a certain permanent effect.
    fn cards_with(&self, specs: &Specs, passive: Passive) -> CardSet {
        let has = |c: &Card| specs.titles[self.title_of[c.index()].index()].passives.contains(&passive);
        self.poker_cards.iter().filter(has).collect()
    }

    /// Stories by trigger.
    fn stories_by_trigger(&self, specs: &Specs) -> Vec<StorySet> {
        let of = |t: usize| (0..self.stories.len()).filter(move |s| self.stories[*s].trigger.index() == t);
        (0..specs.stories.triggers.len()).map(|t| of(t).map(|s| Story(s as u8)).collect()).collect()
    }

    /// Cattle tokens by ranch, after them the stray ones.
    fn cattle_of(&self, board: &Board) -> Vec<CattleSet> {
        let of = |r: usize| (0..self.cattle.len()).filter(move |t| self.cattle[*t].ranch.index() == r);
        (0..=board.ranches.len()).map(|r| of(r).map(|t| Cattle(t as u8)).collect()).collect()
    }
}

impl Content {
    /// Parses, validates and compiles the base game.
    ///
    /// # Errors
    /// With the file and, where known, the line.
    pub fn load(files: &Files) -> Result<Self, ContentError> {
        let catalog = Catalog::load(files.clone())?;
        catalog.compose(&Selection::BASE).map_err(|error| match error {
            CompositionError::Content(error) => error,
            CompositionError::Misfits(_) => unreachable!("invariant: nothing of the box excludes it"),
        })
    }

    /// The same content with other abilities of some poker cards, by title, for testing rules that no card covers. The
    /// content's hash stays the same.
    ///
    /// # Errors
    /// When the title is unknown, or its abilities are invalid.
    pub fn with_abilities<'a>(
        &self,
        changes: impl IntoIterator<Item = (&'a String, &'a Vec<Ability>)>,
    ) -> Result<Self, ContentError> {
        let mut specs = self.specs.clone();
        for (id, abilities) in changes {
            let unknown = || ContentError::new("poker-cards.yaml", 0, format!("no poker card has the title “{id}”"));
            let title = specs.titles.iter_mut().find(|t| t.id == *id).ok_or_else(unknown)?;
            title.abilities.clone_from(abilities);
        }
        let compiled = Self::compile(specs, self.hash.clone())?;
        Ok(Self {
            rules: self.rules,
            selection: self.selection.clone(),
            fingerprints: self.fingerprints.clone(),
            words: self.words.clone(),
            modules: self.modules.clone(),
            ..compiled
        })
    }

    #[expect(clippy::too_many_lines, reason = "a list, with a line for each table")]
    pub(super) fn compile(specs: Specs, hash: String) -> Result<Self, ContentError> {
        check(&specs)?;
        let board = Board::compile(specs.board.clone(), "board.json")?;
        let mut compiler = Compiler::new(&specs, &board);
        let e = Entries::compile(&mut compiler)?;
        let die_tables = std::mem::take(&mut compiler.die_tables);
        let Compiler { ops, blocks, options, option_keys, conditions, places, abilities, by_source, passives, .. } =
            compiler;
        let content = Self {
            hash,
            rules: Rules::default(),
            selection: Selection::BASE,
            fingerprints: Vec::new(),
            words: Arc::default(),
            modules: Arc::default(),
            numbers: specs.numbers,
            listeners: [SourceSet::new(); TIMINGS],
            timed_cards: [CardSet::new(); TIMINGS],
            nugget_cards: e.cards_with(&specs, Passive::CountsAsNugget),
            wild_cards: e.cards_with(&specs, Passive::AnyValueInPoker),
            mounts: e.of_kind(ItemKind::Mount),
            weapons: e.of_kind(ItemKind::Weapon),
            misc: e.of_kind(ItemKind::Misc),
            legendary: e.legendary(),
            triggers: specs.stories.triggers.iter().map(|t| t.event).collect(),
            stories_by_trigger: e.stories_by_trigger(&specs),
            cattle_of: e.cattle_of(&board),
            strays: strays(&specs),
            token_lp: tokens(&specs)?.map(|t| t.lp),
            token_copies: tokens(&specs)?.map(|t| t.copies),
            die: die(&specs)?,
            poker_cards: e.poker_cards,
            title_of: e.title_of,
            items: e.items,
            characters: e.characters,
            fight_cards: e.fight_cards,
            stories: e.stories,
            goals: e.goals,
            cattle: e.cattle,
            first_game: e.first_game,
            automa: e.automa,
            marshal: e.marshal,
            wanted: e.wanted,
            opponents: e.opponents,
            pools: e.pools,
            circuit_pool: e.circuit_pool,
            bandit_cards: e.bandit_cards,
            sheriff_cards: e.sheriff_cards,
            same_card: e.same_card,
            module_actions: has_module_actions(
                &e.map_tokens,
                &board,
                e.faro.is_some()
                    || e.high_stakes.is_some()
                    || e.trader.is_some()
                    || e.followers.is_some()
                    || !e.deeds.is_empty()
                    || e.ruins.is_some(),
            ),
            map_tokens: e.map_tokens,
            frontier: e.frontier,
            point_tracks: e.point_tracks,
            events: e.events,
            event_markers: e.event_markers,
            poker_rewards: e.poker_rewards,
            faro: e.faro,
            high_stakes: e.high_stakes,
            risk_die: e.risk_die,
            deeds_at: deeds_at(&board, &e.deeds),
            deeds: e.deeds,
            ruins: e.ruins,
            homesteads: e.homesteads,
            legendary_stories: e.legendary_stories,
            injuries: e.injuries,
            followers: e.followers,
            trader: e.trader,
            shelves: e.shelves,
            scoring: e.scoring,
            steps: e.steps,
            waiting: e.waiting,
            ops,
            blocks,
            die_tables,
            options,
            option_keys,
            conditions,
            places,
            abilities,
            by_source,
            passives,
            board,
            specs,
        };
        Ok(content.listening())
    }

    /// Fills the masks of listeners at each timing, and of goals by event.
    fn listening(mut self) -> Self {
        for goal in &self.goals {
            self.characters[goal.character.index()].goals_by_kind[goal.kind as usize].insert(goal.slot);
        }
        for ability in &self.abilities {
            let listeners = &mut self.listeners[ability.when as usize];
            *listeners = listeners.union(ability.source.alone());
        }
        for card in self.poker_cards {
            for ability in self.abilities_of(self.card_source(card)).to_vec() {
                self.timed_cards[ability.when as usize].insert(card);
            }
        }
        self
    }
}

/// The kind of tokens on the map that are stray cattle.
fn strays(specs: &Specs) -> Option<MapToken> {
    let id = &specs.strays()?.id;
    specs.map_tokens.iter().position(|token| token.id == *id).map(|at| MapToken(at as u8))
}

fn tokens(specs: &Specs) -> Res<[TokenSpec; 3]> {
    <[TokenSpec; 3]>::try_from(specs.tokens.as_slice())
        .map_err(|_| ContentError::new("tokens.yaml", 0, "expected three kinds of legendary tokens"))
}

fn die(specs: &Specs) -> Res<[Face; 6]> {
    <[Face; 6]>::try_from(specs.die.as_slice()).map_err(|_| ContentError::new("die.yaml", 0, "expected six faces"))
}

/// Checks that the ids of spaces, mesas and shared locations are unique on all sheets and can be parsed in the
/// notation.
fn places_once(board: &BoardSpec) -> Res<()> {
    let shared = board.shared_locations.iter().map(|l| &l.id);
    let ids = board.spaces.iter().map(|s| &s.id).chain(board.mesas.iter().map(|m| &m.id)).chain(shared);
    let mut known = std::collections::BTreeSet::new();
    for id in ids {
        if !is_plain(id) {
            return Err(ContentError::new("board.json", 0, odd_id(id)));
        }
        if !known.insert(id) {
            return Err(ContentError::new("board.json", 0, format!("“{id}” stands twice: expected each id once")));
        }
    }
    Ok(())
}

/// Whether the notation can parse an id.
fn is_plain(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn odd_id(id: &str) -> String {
    format!("the id “{id}”: expected lower-case letters, digits and hyphens")
}

/// The checks that come before the compilation.
fn check(specs: &Specs) -> Result<(), ContentError> {
    super::capacity::check(specs)?;
    check_ids(specs)?;
    super::bounds::check(specs)?;
    super::trader::check(specs)?;
    super::timing::check(specs)
}

/// Checks that ids are unique and can be parsed in the notation.
fn check_ids(specs: &Specs) -> Res<()> {
    let lists: [(&str, Vec<&String>); 19] = [
        ("poker-cards.yaml", specs.titles.iter().map(|t| &t.id).collect()),
        ("items.yaml", specs.items.iter().map(|t| &t.id).collect()),
        ("characters.yaml", specs.characters.iter().map(|t| &t.id).collect()),
        ("stories.yaml", specs.stories.cards.iter().map(|t| &t.id).collect()),
        ("goals.yaml", specs.goals.iter().map(|t| &t.id).collect()),
        ("opponents.yaml", specs.opponents.iter().map(|t| &t.id).collect()),
        ("pools.yaml", specs.pools.iter().map(|t| &t.id).collect()),
        ("map-tokens.yaml", specs.map_tokens.iter().map(|t| &t.id).collect()),
        ("frontier.yaml", specs.frontier.iter().map(|t| &t.id).collect()),
        ("tracks.yaml", specs.point_tracks.iter().map(|t| &t.id).collect()),
        ("events.yaml", specs.events.iter().map(|t| &t.id).collect()),
        ("event-markers.yaml", specs.event_markers.iter().map(|t| &t.id).collect()),
        ("steps.yaml", specs.steps.iter().map(|t| &t.id).collect()),
        ("legendary-stories.yaml", specs.legendary_stories.iter().map(|s| &s.id).collect()),
        ("deeds.yaml", specs.deeds.iter().map(|d| &d.id).collect()),
        ("scoring.yaml", specs.scoring.iter().map(|t| &t.id).collect()),
        ("cattle.yaml", specs.cattle.iter().map(|t| &t.id).collect()),
        (AUTOMA_FILE, specs.automa.cards.iter().map(|t| &t.id).collect()),
        (super::followers::FILE, specs.followers.iter().flat_map(|f| &f.cards).map(|f| &f.id).collect()),
    ];
    places_once(&specs.board)?;
    for (file, ids) in lists {
        for (i, id) in ids.iter().enumerate() {
            if !is_plain(id) {
                return Err(ContentError::of(file, id, odd_id(id)));
            }
            if ids[..i].contains(id) {
                return Err(ContentError::of(file, id, "the id stands twice: expected each once"));
            }
        }
    }
    Ok(())
}

/// Whether a content has actions that only modules bring; `games` are those at saloons.
fn has_module_actions(tokens: &[MapTokenRow], board: &Board, games: bool) -> bool {
    games || !tokens.is_empty() || !board.frontier.is_empty() || !board.circuit.is_empty()
}

/// The deeds to locations at each space.
fn deeds_at(board: &Board, deeds: &[DeedRow]) -> Vec<DeedSet> {
    let mut at = vec![DeedSet::new(); if deeds.is_empty() { 0 } else { board.spec.spaces.len() }];
    for (deed, row) in deeds.iter().enumerate() {
        let spaces = board.locations[row.location.index()].spaces;
        spaces.iter().for_each(|space| at[space.index()].insert(Deed(deed as u8)));
    }
    at
}
