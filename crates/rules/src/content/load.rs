//! Parsing of the content files: YAML and JSON text in, specs out. The caller reads the files.

use super::absent::Absent;
use super::additions::{FrontierSpec, MapTokenSpec, OpponentSpec, PointTrackSpec, TrackSpaceSpec};
use super::board::BoardSpec;
use super::deeds::{DeedSpec, RuinsSpec};
use super::events::{EventMarkerSpec, EventSpec};
use super::first_game::FirstGameSpec;
use super::followers::FollowersSpec;
use super::high_stakes::HighStakesSpec;
use super::homesteads::HomesteadsSpec;
use super::injuries::InjurySpec;
use super::legendary_stories::LegendaryStorySpec;
use super::pools::PoolSpec;
use super::risk_die::RiskDieSpec;
use super::schema::*;
use super::scoring::ScoringSpec;
use super::setup_list::SetupStepSpec;
use super::steps::StepSpec;
use super::trader::TraderSpec;
use super::variants::Variant;
use super::{Content, ContentError, words, yaml};
use serde::de::DeserializeOwned;

/// The text of each content file.
#[derive(Clone, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Files {
    /// Pairs of file name and text. Those of the base game have their bare names (`items.yaml`), those of other
    /// modules and all declarations the name of their folder before it (`my-module/items.yaml`).
    pub texts: Vec<(String, String)>,
}

/// The file of the automa, the figure controlled by the game.
pub const AUTOMA_FILE: &str = "man-in-black.yaml";

/// The files of the base set, each with the module of its folder. Their order is that of the fingerprint.
pub const FILES: [(&str, &str); 14] = [
    ("base", "numbers.yaml"),
    ("base", "board.json"),
    ("base", "poker-cards.yaml"),
    ("base", "fight-cards.yaml"),
    ("base", "items.yaml"),
    ("base", "characters.yaml"),
    ("base", "tracks.yaml"),
    ("base", "die.yaml"),
    ("base", "tokens.yaml"),
    ("base", "cattle.yaml"),
    ("base", "stories.yaml"),
    ("goals", "goals.yaml"),
    ("first-game", "first-game.yaml"),
    (Variant::AUTOMA.id(), AUTOMA_FILE),
];

// `SHIPPED`: the files of `content/`, each with its path from there.
include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The two tracks.
#[derive(serde::Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TracksSpec {
    /// What points of a Marshal give, space by space.
    pub marshal: TrackSpec,
    /// What points of a Wanted player give, space by space.
    pub wanted: TrackSpec,
}

/// Triggers and story cards.
#[derive(serde::Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StoriesSpec {
    /// The events on which story cards wait, of a module those that it adds; each card names one.
    #[serde(default)]
    pub triggers: Vec<TriggerSpec>,
    /// The cards of the deck, in any order.
    #[serde(default)]
    pub cards: Vec<StorySpec>,
}

/// The parsed content files.
#[derive(Clone, Debug)]
pub struct Specs {
    /// Limits, prices and rewards of `numbers.yaml`.
    pub numbers: Numbers,
    /// The board of `board.json`.
    pub board: BoardSpec,
    /// Poker card titles.
    pub titles: Vec<PokerTitle>,
    /// The fight cards of `fight-cards.yaml`.
    pub fight_cards: Vec<FightCardSpec>,
    /// The items of `items.yaml`.
    pub items: Vec<ItemSpec>,
    /// The characters of `characters.yaml`.
    pub characters: Vec<CharacterSpec>,
    /// The two tracks.
    pub tracks: TracksSpec,
    /// What the six sides of a prospecting die show, from `die.yaml`.
    pub die: Vec<Face>,
    /// Legendary tokens, with those of modules.
    pub tokens: Vec<TokenSpec>,
    /// Cattle tokens.
    pub cattle: Vec<CattleSpec>,
    /// The stories of `stories.yaml`.
    pub stories: StoriesSpec,
    /// The goals of `goals.yaml`.
    pub goals: Vec<GoalSpec>,
    /// The changes of a first game; none if it cannot be played.
    pub first_game: Option<FirstGameSpec>,
    /// Opponents of modules.
    pub opponents: Vec<OpponentSpec>,
    /// Pools of opponents.
    pub pools: Vec<PoolSpec>,
    /// Kinds of tokens on the map.
    pub map_tokens: Vec<MapTokenSpec>,
    /// Frontier tokens.
    pub frontier: Vec<FrontierSpec>,
    /// Tracks of modules.
    pub point_tracks: Vec<PointTrackSpec>,
    /// Further effects of spaces of tracks.
    pub track_spaces: Vec<TrackSpaceSpec>,
    /// High stakes poker, by module; a composition has one at most.
    pub high_stakes: Vec<HighStakesSpec>,
    /// The deeds of `deeds.yaml`.
    pub deeds: Vec<DeedSpec>,
    /// The legendary stories of `legendary-stories.yaml`.
    pub legendary_stories: Vec<LegendaryStorySpec>,
    /// Whether they come in the order of their numbers instead of shuffled.
    pub stories_in_order: bool,
    /// Ruins, by module; a composition has them once at most.
    pub ruins: Vec<RuinsSpec>,
    /// Homesteads, by module; a composition has them once at most.
    pub homesteads: Vec<HomesteadsSpec>,
    /// The risk die, by module; a composition has one at most.
    pub risk_die: Vec<RiskDieSpec>,
    /// Injury cards.
    pub injuries: Vec<InjurySpec>,
    /// Posses and gangs, by module; a composition has them once at most.
    pub followers: Vec<FollowersSpec>,
    /// The trader, by module; a composition has one at most.
    pub trader: Vec<TraderSpec>,
    /// Event cards.
    pub events: Vec<EventSpec>,
    /// The event markers of `event-markers.yaml`.
    pub event_markers: Vec<EventMarkerSpec>,
    /// Steps inserted by modules.
    pub steps: Vec<StepSpec>,
    /// The order of the setup, if a module has one of its own.
    pub setup: Vec<SetupStepSpec>,
    /// Rows of the final scoring inserted by modules.
    pub scoring: Vec<ScoringSpec>,
    /// From the file of the third figure.
    pub automa: AutomaSpec,
    /// The cards of the automa that stay out of its deck with more than two players.
    pub automa_for_two: Vec<String>,
    /// The items of each store, by its id, if they are fixed.
    pub stands: std::collections::BTreeMap<String, Vec<String>>,
    /// What was left out.
    pub absent: Absent,
}

impl Specs {
    /// The kind of tokens on the map that are stray cattle: the first that a cattle token names.
    pub(super) fn strays(&self) -> Option<&MapTokenSpec> {
        let named = |token: &&MapTokenSpec| self.cattle.iter().any(|cattle| cattle.ranch == token.id);
        self.map_tokens.iter().find(named)
    }
}

/// The entries that a module adds to those of the base game.
#[derive(Clone, Debug, Default)]
pub(super) struct Addition {
    board: Option<BoardSpec>,
    titles: Vec<PokerTitle>,
    items: Vec<ItemSpec>,
    characters: Vec<CharacterSpec>,
    stories: Option<StoriesSpec>,
    goals: Vec<GoalSpec>,
    cattle: Vec<CattleSpec>,
    opponents: Vec<OpponentSpec>,
    pools: Vec<PoolSpec>,
    map_tokens: Vec<MapTokenSpec>,
    frontier: Vec<FrontierSpec>,
    point_tracks: Vec<PointTrackSpec>,
    track_spaces: Vec<TrackSpaceSpec>,
    high_stakes: Option<HighStakesSpec>,
    risk_die: Option<RiskDieSpec>,
    deeds: Vec<DeedSpec>,
    legendary_stories: Vec<LegendaryStorySpec>,
    ruins: Option<RuinsSpec>,
    homesteads: Option<HomesteadsSpec>,
    injuries: Vec<InjurySpec>,
    followers: Option<FollowersSpec>,
    trader: Option<TraderSpec>,
    events: Vec<EventSpec>,
    event_markers: Vec<EventMarkerSpec>,
    tokens: Vec<TokenSpec>,
    scoring: Vec<ScoringSpec>,
    steps: Vec<StepSpec>,
    setup: Vec<SetupStepSpec>,
    automa_cards: Vec<AutomaCardSpec>,
}

/// The optional files of a module, besides its declaration and its rules.
const ADDITIONS: [&str; 29] = [
    "board.json",
    "poker-cards.yaml",
    "items.yaml",
    "characters.yaml",
    "stories.yaml",
    "goals.yaml",
    "cattle.yaml",
    "opponents.yaml",
    "pools.yaml",
    "map-tokens.yaml",
    "frontier.yaml",
    "tracks.yaml",
    "track-spaces.yaml",
    "high-stakes.yaml",
    "risk-die.yaml",
    "deeds.yaml",
    "ruins.yaml",
    "homesteads.yaml",
    "legendary-stories.yaml",
    "injuries.yaml",
    "followers.yaml",
    "trader.yaml",
    "events.yaml",
    "event-markers.yaml",
    "tokens.yaml",
    "steps.yaml",
    "setup.yaml",
    "scoring.yaml",
    "automa-cards.yaml",
];

impl Addition {
    /// The modules that its entries require.
    pub(super) fn with(&self) -> impl Iterator<Item = &String> {
        let stories = self.stories.iter().flat_map(|stories| &stories.cards);
        let people = self.items.iter().flat_map(|e| &e.with).chain(self.characters.iter().flat_map(|e| &e.with));
        let others = self.goals.iter().flat_map(|e| &e.with).chain(self.cattle.iter().flat_map(|e| &e.with));
        let foes = self.opponents.iter().flat_map(|e| &e.with).chain(self.map_tokens.iter().flat_map(|e| &e.with));
        let rows = self.point_tracks.iter().flat_map(|e| &e.with).chain(self.steps.iter().flat_map(|e| &e.with));
        let scoring = self.scoring.iter().flat_map(|e| &e.with).chain(self.frontier.iter().flat_map(|e| &e.with));
        let events = self.events.iter().flat_map(|e| &e.with).chain(self.event_markers.iter().flat_map(|e| &e.with));
        let rows = rows.chain(self.track_spaces.iter().flat_map(|e| &e.with));
        let foes = foes.chain(self.pools.iter().flat_map(|e| &e.with));
        let scoring = scoring.chain(self.deeds.iter().flat_map(|e| &e.with));
        let scoring = scoring.chain(self.legendary_stories.iter().flat_map(|e| &e.with));
        let people = people.chain(self.titles.iter().flat_map(|e| &e.with));
        let people = people.chain(self.injuries.iter().flat_map(|e| &e.with));
        let people = people.chain(self.followers.iter().flat_map(|e| &e.with));
        let people = people.chain(self.automa_cards.iter().flat_map(|e| &e.with));
        people.chain(others).chain(foes).chain(rows).chain(scoring).chain(events).chain(stories.flat_map(|e| &e.with))
    }

    /// Appends the entries; its sheet of the board may be left out.
    pub(super) fn add_to(&self, specs: &mut Specs, without_sheet: bool) {
        match &self.board {
            Some(board) if without_sheet => specs.board.lack(board),
            Some(board) => specs.board.join(board.clone()),
            None => {}
        }
        specs.titles.extend_from_slice(&self.titles);
        specs.items.extend_from_slice(&self.items);
        specs.characters.extend_from_slice(&self.characters);
        specs.goals.extend_from_slice(&self.goals);
        specs.cattle.extend_from_slice(&self.cattle);
        specs.opponents.extend_from_slice(&self.opponents);
        specs.pools.extend_from_slice(&self.pools);
        specs.map_tokens.extend_from_slice(&self.map_tokens);
        specs.frontier.extend_from_slice(&self.frontier);
        specs.point_tracks.extend_from_slice(&self.point_tracks);
        specs.track_spaces.extend_from_slice(&self.track_spaces);
        specs.high_stakes.extend(self.high_stakes.clone());
        specs.risk_die.extend(self.risk_die.clone());
        specs.deeds.extend_from_slice(&self.deeds);
        specs.legendary_stories.extend_from_slice(&self.legendary_stories);
        specs.ruins.extend(self.ruins.clone());
        specs.homesteads.extend(self.homesteads);
        specs.injuries.extend_from_slice(&self.injuries);
        specs.followers.extend(self.followers.clone());
        specs.trader.extend(self.trader.clone());
        specs.events.extend_from_slice(&self.events);
        specs.event_markers.extend_from_slice(&self.event_markers);
        specs.steps.extend_from_slice(&self.steps);
        specs.setup.extend_from_slice(&self.setup);
        specs.scoring.extend_from_slice(&self.scoring);
        specs.automa.cards.extend_from_slice(&self.automa_cards);
        for more in &self.tokens {
            match specs.tokens.iter_mut().find(|kind| kind.lp == more.lp) {
                Some(kind) => kind.copies = kind.copies.saturating_add(more.copies),
                None => specs.tokens.push(*more),
            }
        }
        if let Some(stories) = &self.stories {
            specs.stories.triggers.extend_from_slice(&stories.triggers);
            specs.stories.cards.extend_from_slice(&stories.cards);
        }
    }
}

/// Messages of a module: `<module>/words/<language>.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The id of the module in whose folder they are.
    pub module: String,
    /// Whether the module is part of the composition; otherwise only the names apply under which it is offered.
    pub selected: bool,
    /// The ids under which it is offered: its own, those of its options, of their groups and of its lessons.
    pub offered: Vec<String>,
    /// The messages of other modules that it declares to replace.
    pub renames: Vec<String>,
    /// The code of the language.
    pub language: String,
    /// Its path below the folder of modules, for errors.
    pub file: String,
    /// Its text, in Fluent.
    pub text: String,
}

impl Files {
    /// The files shipped inside the program, without the rule index and the lessons.
    pub fn embedded() -> Self {
        let mut files = Self::default();
        let content = SHIPPED.iter().filter(|(path, _)| path.matches('/').count() == 1);
        content.for_each(|(path, text)| files.put(path, (*text).to_owned()));
        files
    }

    /// Adds a file or replaces the one with the same name, by its path in a folder of modules.
    pub fn put(&mut self, path: &str, text: String) {
        let bare = FILES.iter().find(|(module, file)| path.split_once('/') == Some((module, file)));
        let name = bare.map_or(path, |(_, file)| file);
        match self.texts.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = text,
            None => self.texts.push((name.to_owned(), text)),
        }
    }

    /// The path in a folder of modules of a file of the base set, by its name; none for other names.
    pub fn path_in_base_set(name: &str) -> Option<String> {
        FILES.iter().find(|(_, file)| *file == name).map(|(module, file)| format!("{module}/{file}"))
    }

    /// Each file with its path in a folder of modules.
    pub fn paths(&self) -> impl Iterator<Item = (String, &str)> {
        let path = |name: &str| {
            let bare = FILES.iter().find(|(_, file)| *file == name);
            bare.map_or_else(|| name.to_owned(), |(module, file)| format!("{module}/{file}"))
        };
        self.texts.iter().map(move |(name, text)| (path(name), text.as_str()))
    }

    /// The text of one file.
    ///
    /// # Errors
    /// When it is missing.
    pub fn text(&self, name: &str) -> Result<&str, ContentError> {
        let own = self.texts.iter().find(|(n, _)| n == name).map(|(_, text)| text.as_str());
        // A module of the box that is not declared is declared as the shipped one.
        let shipped = || SHIPPED.iter().find(|(path, _)| *path == name).map(|(_, text)| *text);
        own.or_else(shipped).ok_or_else(|| ContentError::new(name, 0, "the file is missing"))
    }

    pub(super) fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, ContentError> {
        let text = self.text(name)?;
        if name.ends_with(".json") {
            return serde_json::from_str(text).map_err(|e| ContentError::new(name, e.line() as u32, e.to_string()));
        }
        yaml::from_str(text).map_err(|error| ContentError::of_text(name, error))
    }

    /// The declarations of all modules: file and id. For undeclared modules of the base set the shipped ones.
    pub(super) fn declarations(&self) -> Vec<(String, String)> {
        let id = |name: &str| match name.split_once('/') {
            Some((id, "module.yaml")) => Some(id.to_owned()),
            Some(("modes", mode)) => mode.strip_suffix(".yaml").map(str::to_owned),
            _ => None,
        };
        let shipped = SHIPPED.iter().map(|(path, _)| *path);
        let own = self.texts.iter().map(|(name, _)| name.as_str());
        let names: std::collections::BTreeSet<&str> = own.chain(shipped).collect();
        names.into_iter().filter_map(|name| Some((name.to_owned(), id(name)?))).collect()
    }

    /// The entries that a module adds; none for a module whose files belong to the base set.
    pub(super) fn addition(&self, id: &str) -> Result<Addition, ContentError> {
        let name = |file: &str| Some(format!("{id}/{file}")).filter(|name| self.has(name));
        let prefix = format!("{id}/");
        let unknown = self
            .texts
            .iter()
            .filter_map(|(name, _)| name.strip_prefix(&prefix))
            .find(|file| !file.contains('/') && *file != "module.yaml" && !ADDITIONS.contains(file));
        if let Some(file) = unknown.filter(|_| id != "modes") {
            let near = super::near_word(file, ADDITIONS.iter().copied());
            let what = format!("is no file of a module{near}: expected {}", ADDITIONS.join(", "));
            return Err(ContentError::new(&format!("{id}/{file}"), 0, what));
        }
        fn list<T: DeserializeOwned>(files: &Files, name: Option<String>) -> Result<Vec<T>, ContentError> {
            name.map_or_else(|| Ok(Vec::new()), |name| files.read(&name))
        }
        Ok(Addition {
            board: name("board.json").map(|name| self.sheet(&name)).transpose()?,
            titles: list(self, name("poker-cards.yaml"))?,
            items: list(self, name("items.yaml"))?,
            characters: list(self, name("characters.yaml"))?,
            stories: name("stories.yaml").map(|name| self.read(&name)).transpose()?,
            goals: list(self, name("goals.yaml"))?,
            cattle: list(self, name("cattle.yaml"))?,
            opponents: list(self, name("opponents.yaml"))?,
            pools: list(self, name("pools.yaml"))?,
            map_tokens: list(self, name("map-tokens.yaml"))?,
            frontier: list(self, name("frontier.yaml"))?,
            point_tracks: list(self, name("tracks.yaml"))?,
            track_spaces: list(self, name("track-spaces.yaml"))?,
            high_stakes: name("high-stakes.yaml").map(|name| self.read(&name)).transpose()?,
            deeds: list(self, name("deeds.yaml"))?,
            legendary_stories: list(self, name("legendary-stories.yaml"))?,
            ruins: name("ruins.yaml").map(|name| self.read(&name)).transpose()?,
            homesteads: name("homesteads.yaml").map(|name| self.read(&name)).transpose()?,
            injuries: list(self, name("injuries.yaml"))?,
            followers: name("followers.yaml").map(|name| self.read(&name)).transpose()?,
            risk_die: name("risk-die.yaml").map(|name| self.read(&name)).transpose()?,
            trader: name("trader.yaml").map(|name| self.read(&name)).transpose()?,
            events: list(self, name("events.yaml"))?,
            event_markers: list(self, name("event-markers.yaml"))?,
            tokens: list(self, name("tokens.yaml"))?,
            steps: list(self, name("steps.yaml"))?,
            setup: list(self, name("setup.yaml"))?,
            scoring: list(self, name("scoring.yaml"))?,
            automa_cards: list(self, name("automa-cards.yaml"))?,
        })
    }

    /// The sheet of a module.
    fn sheet(&self, name: &str) -> Result<BoardSpec, ContentError> {
        let sheet: BoardSpec = self.read(name)?;
        sheet.check_sheet().map_err(|what| ContentError::new(name, 0, what))?;
        Ok(sheet)
    }

    /// The chapters of a module's rules: file name and text; by default the shipped ones.
    pub fn rules(&self, id: &str) -> Vec<(&str, &str)> {
        self.within(id, "rules")
    }

    /// The lessons of a module's tutorial: file name and text; by default the shipped ones.
    pub fn lessons(&self, id: &str) -> Vec<(&str, &str)> {
        self.within(id, "tutorial")
    }

    fn within(&self, id: &str, folder: &str) -> Vec<(&str, &str)> {
        let prefix = format!("{id}/{folder}/");
        let own = self.texts.iter().filter_map(|(name, text)| Some((name.strip_prefix(&prefix)?, text.as_str())));
        let own: Vec<(&str, &str)> = own.collect();
        let shipped = SHIPPED.iter().filter_map(|(path, text)| Some((path.strip_prefix(&prefix)?, *text)));
        let others: Vec<(&str, &str)> =
            shipped.filter(|(name, _)| !own.iter().any(|(known, _)| known == name)).collect();
        own.into_iter().chain(others).collect()
    }

    /// The messages of modules: file name, code of the language, Fluent text.
    pub(super) fn words(&self) -> Vec<Words> {
        let language = |name: &str| Some(name.split_once("/words/")?.1.strip_suffix(".ftl")?.to_owned());
        let words = |(name, text): &(String, String)| {
            let language = language(name)?;
            let module = name.split('/').next().unwrap_or_default().to_owned();
            let (selected, offered, renames) = (false, Vec::new(), Vec::new());
            Some(Words { module, selected, offered, renames, language, file: name.clone(), text: text.clone() })
        };
        self.texts.iter().filter_map(words).collect()
    }

    /// First 16 hex digits of the SHA-256 over the files of a module outside the base set, or of a mode.
    pub(super) fn fingerprint_of(&self, id: &str) -> String {
        let (folder, mode) = (format!("{id}/"), format!("modes/{id}.yaml"));
        let aside = ["/words/", "/tutorial/"];
        let counts = |name: &str| name.starts_with(&folder) && !aside.iter().any(|folder| name.contains(folder));
        let own = |(name, _): &&(String, String)| *name == mode || counts(name);
        let mut texts: Vec<&(String, String)> = self.texts.iter().filter(own).collect();
        texts.sort();
        let plain: Vec<String> =
            texts.iter().flat_map(|(name, text)| [name.clone(), words::plain(name, text)]).collect();
        digest(&plain.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// The line of an entry in a file, or within it the line of a word that is quoted in `what`; without an entry the
    /// line of such a word in the whole file.
    pub fn line_of(&self, name: &str, entry: Option<&str>, what: &str) -> Option<u32> {
        words::entry_line(self.text(name).ok()?, entry, what)
    }

    /// The file with this name that contains the entry, in any module, and the line.
    pub fn place_of(&self, name: &str, entry: Option<&str>, what: &str) -> Option<(String, u32)> {
        let same = |known: &&str| *known == name || known.rsplit_once('/').is_some_and(|(_, file)| file == name);
        let names = self.texts.iter().map(|(known, _)| known.as_str()).filter(same);
        names.into_iter().find_map(|known| Some((known.to_owned(), self.line_of(known, entry, what)?)))
    }

    /// The place of an error found only in the composition. Later modules must match earlier ones: so it is in the last
    /// of these modules whose file has the entry or a quoted word; without such a word, in the last one with such a file.
    pub(super) fn blamed(&self, error: &ContentError, modules: &[&str]) -> (String, Option<u32>) {
        let own = modules.iter().rev().map(|id| format!("{id}/{}", error.file));
        let all: Vec<String> = own.chain([error.file.clone()]).filter(|name| self.has(name)).collect();
        let line = |name: &String| Some((name.clone(), Some(self.line_of(name, error.entry.as_deref(), &error.what)?)));
        let last = || all.first().filter(|_| error.entry.is_none()).unwrap_or(&error.file).clone();
        all.iter().find_map(line).unwrap_or_else(|| (last(), None))
    }

    /// Whether a file with this name exists.
    fn has(&self, name: &str) -> bool {
        self.texts.iter().any(|(known, _)| known == name)
    }

    /// Reads a file of a variant; the content of older games may lack it, then the shipped one.
    fn read_or_shipped<T: DeserializeOwned>(&self, name: &str) -> Result<T, ContentError> {
        if self.has(name) { self.read(name) } else { Self::embedded().read(name) }
    }

    /// Reads every file.
    ///
    /// # Errors
    /// On the first file that is missing or malformed, with its line.
    pub fn specs(&self) -> Result<Specs, ContentError> {
        Ok(Specs {
            numbers: self.read("numbers.yaml")?,
            board: self.read("board.json")?,
            titles: self.read("poker-cards.yaml")?,
            fight_cards: self.read("fight-cards.yaml")?,
            items: self.read("items.yaml")?,
            characters: self.read("characters.yaml")?,
            tracks: self.read("tracks.yaml")?,
            die: self.read("die.yaml")?,
            tokens: self.read("tokens.yaml")?,
            cattle: self.read("cattle.yaml")?,
            stories: self.read("stories.yaml")?,
            goals: self.read("goals.yaml")?,
            first_game: Some(self.read_or_shipped("first-game.yaml")?),
            opponents: Vec::new(),
            pools: Vec::new(),
            map_tokens: Vec::new(),
            frontier: Vec::new(),
            point_tracks: Vec::new(),
            track_spaces: Vec::new(),
            high_stakes: Vec::new(),
            risk_die: Vec::new(),
            deeds: Vec::new(),
            ruins: Vec::new(),
            homesteads: Vec::new(),
            legendary_stories: Vec::new(),
            stories_in_order: false,
            injuries: Vec::new(),
            followers: Vec::new(),
            trader: Vec::new(),
            events: Vec::new(),
            event_markers: Vec::new(),
            scoring: Vec::new(),
            automa_for_two: Vec::new(),
            steps: Vec::new(),
            setup: Vec::new(),
            automa: self.read_or_shipped(AUTOMA_FILE)?,
            stands: std::collections::BTreeMap::new(),
            absent: Absent::default(),
        })
    }

    /// First 16 hex digits of the SHA-256 over the files of the base set in their fixed order. Comments, blank lines,
    /// trailing spaces and the kind of line ends are ignored.
    pub fn fingerprint(&self) -> String {
        let plain = FILES.map(|(_, name)| words::plain(name, self.text(name).unwrap_or_default()));
        digest(&plain.each_ref().map(String::as_str))
    }
}

/// First 16 hex digits of the SHA-256 over texts, each prefixed with its length.
pub(super) fn digest(texts: &[&str]) -> String {
    use sha2::{Digest, Sha256};
    let mut sha = Sha256::new();
    for text in texts {
        sha.update((text.len() as u64).to_le_bytes());
        sha.update(text.as_bytes());
    }
    hex::encode(&sha.finalize()[..8])
}

impl Content {
    /// The base game as shipped.
    ///
    /// # Errors
    /// Never for the shipped files; a test loads them.
    pub fn embedded() -> Result<Self, ContentError> {
        Self::load(&Files::embedded())
    }
}
