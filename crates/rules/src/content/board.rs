//! The board: spaces, adjacency, towns, locations and mesas (rules base.move.*), compiled into masks.
//!
//! A module may add its own sheet. All sheets of a composition are one board with one numbering of spaces and one
//! picture, on which they are side by side (`sheets.rs`), so that all code for boards supports any number of sheets.

mod elsewhere;
mod reach;
mod sheets;
mod stands;

pub use elsewhere::BoardChanges;
pub use reach::Within;
pub use sheets::SheetSpec;
pub use stands::Stand;

use super::ContentError;
use crate::core::ids::{Location, Space, SpaceSet};
use reach::{BALL_STEPS, balls};
use serde::{Deserialize, Serialize};

/// A space in the board file.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpaceSpec {
    /// Its id, such as `darkrock-bank`.
    pub id: String,
    /// The region it lies in.
    pub region: String,
    /// Whether it lies in a town.
    pub town: bool,
    /// The kind of its location, if it has one.
    #[serde(default)]
    pub location: Option<String>,
    /// The value of a frontier space, on which a frontier token lies at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frontier: Option<u8>,
    /// Whether cattle of any color can be rustled here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rustling: bool,
    /// The position of its label, in percent of the picture.
    pub label_point: [f32; 2],
    /// Its outline, in percent of the picture.
    pub polygon: Vec<[f32; 2]>,
    /// The index of its sheet, from 0; filled in when sheets are joined.
    #[serde(default, skip_serializing_if = "is_first")]
    pub sheet: u8,
}

/// Whether it is the first sheet, which a board file omits.
#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
fn is_first(sheet: &u8) -> bool {
    *sheet == 0
}

/// A connection between spaces that do not touch.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum LinkSpec {
    /// A move action goes from one end to the other and nowhere else; for the Sheriff the ends are neighbors.
    Pass([String; 2]),
    /// Within a move action the fare takes a figure from one stop to another, once, without using movement.
    Rail {
        /// The spaces where it stops.
        stops: Vec<String>,
        /// Dollars.
        fare: u8,
    },
    /// A piece goes round these spaces, one after another; a figure in its space can draw an opponent from the pool.
    Circuit {
        /// The spaces in order; the piece begins on the first, which follows the last.
        stops: Vec<String>,
        /// The pool of opponents.
        pool: String,
    },
}

/// A location that is used from several neighboring spaces.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SharedLocation {
    /// Its id, such as `darkrock-saloon`.
    pub id: String,
    /// The spaces from which it is used.
    pub spaces: Vec<String>,
    /// Its position.
    pub point: [f32; 2],
    /// A stand of its own: the number of kinds of items sold here and not in the General Stores.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand: Option<u8>,
}

/// A mesa: no figure can be on it.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MesaSpec {
    /// The name by which files and messages know it, such as `north-mesa`.
    pub id: String,
    /// The spaces that touch it.
    pub touches: Vec<String>,
    /// Its outline.
    pub polygon: Vec<[f32; 2]>,
    /// The position of its label.
    pub label_point: [f32; 2],
}

/// A bridge over the river, for drawing it.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossingSpec {
    /// What kind of bridge.
    pub kind: String,
    /// Its middle.
    pub point: [f32; 2],
    /// The connection that it belongs to.
    pub span: Vec<[f32; 2]>,
}

/// The board file.
#[derive(Serialize, Deserialize, Clone, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardSpec {
    /// Width and height of the picture that the percentages refer to.
    pub aspect: [f32; 2],
    /// The spaces; their order is the order of their ids in the engine.
    pub spaces: Vec<SpaceSpec>,
    /// Locations used from several spaces.
    pub shared_locations: Vec<SharedLocation>,
    /// Pairs of spaces that touch by a side or a corner.
    pub edges: Vec<(String, String, String)>,
    /// Parts of the board that no figure can enter.
    pub mesas: Vec<MesaSpec>,
    /// The river's course.
    #[serde(default)]
    pub river: Vec<[f32; 2]>,
    /// The railway's course.
    #[serde(default)]
    pub railway: Vec<[f32; 2]>,
    /// West, north, east and south of the territory in percent; the whole picture when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounds: Option<[f32; 4]>,
    /// Bridges over the river.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub river_crossings: Vec<CrossingSpec>,
    /// Connections between spaces that do not touch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<LinkSpec>,
    /// The sheets that modules added, in order; filled in when sheets are joined.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheets: Vec<SheetSpec>,
    /// Locations that a module removed; filled in when sheets are joined.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<String>,
    /// The places of sheets that are left out.
    #[serde(skip)]
    pub(in crate::content) gone: Vec<elsewhere::Gone>,
    /// What names of such places stand for, as a mode declares it.
    #[serde(skip)]
    pub(in crate::content) places: std::collections::BTreeMap<String, String>,
    /// For each name of a place that is not on the board the place that it stands for.
    #[serde(skip)]
    pub stands_for: std::collections::BTreeMap<String, String>,
    /// Shared locations that sell what the General Stores sell, besides those of that name.
    #[serde(skip)]
    pub(in crate::content) general_stores: Vec<String>,
}

/// A compiled railway.
#[derive(Clone, Copy, Debug)]
pub struct Rail {
    /// The spaces where it stops.
    pub stops: SpaceSet,
    /// The spaces near one of them.
    pub near: Within,
    /// Dollars.
    pub fare: u8,
}

/// A compiled location.
#[derive(Clone, Debug)]
pub struct LocationRow {
    /// Its id: that of its space, or of the shared location.
    pub id: String,
    /// The spaces from which it is used.
    pub spaces: SpaceSet,
}

/// The compiled board.
#[derive(Clone, Debug)]
pub struct Board {
    /// The board file, for drawing.
    pub spec: BoardSpec,
    /// For each space, those next to it by a side or a corner (base.move.05).
    pub next_to: Vec<SpaceSet>,
    /// For each space and number of steps, where a move can end without obstacles.
    pub ball: Vec<[SpaceSet; BALL_STEPS]>,
    /// For each space, the other ends of passes that begin there.
    pub passes: Vec<SpaceSet>,
    /// The railways (spaces and fares).
    pub rails: Vec<Rail>,
    /// Whether there are passes or railways.
    pub joined: bool,
    /// The spaces that a piece goes round, in order; empty without such a piece.
    pub circuit: Vec<Space>,
    /// Spaces in a town (base.move.07).
    pub town: SpaceSet,
    /// For each mesa, the spaces that touch it.
    pub mesas: Vec<SpaceSet>,
    /// The spaces near one that touches a mesa.
    pub near_mesas: Within,
    /// Every space that has a number in this content.
    pub all: SpaceSet,
    /// Spaces by town, for "in the same town".
    pub towns: Vec<SpaceSet>,
    /// Spaces with a named location, where players can work (base.work.02).
    pub workplaces: SpaceSet,
    /// Where the bank can be robbed and nuggets deposited.
    pub banks: SpaceSet,
    /// Where players prospect.
    pub mines: SpaceSet,
    /// Doctors' offices.
    pub doctors: SpaceSet,
    /// Spaces with a cabaret, where players revel.
    pub cabarets: SpaceSet,
    /// Rail stations.
    pub stations: SpaceSet,
    /// Spaces beside a store: general stores and stands.
    pub stores: SpaceSet,
    /// Stores with a stand of their own.
    pub stands: Vec<Stand>,
    /// Spaces beside a saloon.
    pub saloons: SpaceSet,
    /// The spaces beside each saloon.
    pub saloons_of: Vec<SpaceSet>,
    /// The ranches, in order of their colors' names (`ranch-blue`, `ranch-green`).
    pub ranches: Vec<(String, Space)>,
    /// Spaces besides ranches where cattle of any color can be rustled.
    pub rustling: SpaceSet,
    /// Hideouts by gang, in order of letters.
    pub gangs: Vec<(String, SpaceSet)>,
    /// The hideouts of all gangs together.
    pub hideouts: SpaceSet,
    /// Frontier spaces, each with its value.
    pub frontier: Vec<(Space, u8)>,
    /// The same without their values.
    pub frontier_spaces: SpaceSet,
    /// The named locations: those of single spaces, then the shared ones.
    pub locations: Vec<LocationRow>,
    /// The Sheriff's office.
    pub office: Space,
    /// For each space, the destination of an arrest there: the office of its sheet, or the Sheriff's if it has none.
    pub office_of: Vec<Space>,
}

impl BoardSpec {
    /// The number of named locations.
    pub(super) fn locations(&self) -> usize {
        self.shared_locations.len() + self.spaces.iter().filter(|space| space.location.is_some()).count()
    }

    /// The locations with this prefix, sorted by name, each once.
    pub(super) fn kinds(&self, prefix: &str) -> Vec<String> {
        let all = self.spaces.iter().filter_map(|s| s.location.as_ref());
        all.filter(|l| l.starts_with(prefix)).cloned().collect::<std::collections::BTreeSet<_>>().into_iter().collect()
    }
}

impl Board {
    /// Compiles a board, and checks that every name in it is a space.
    ///
    /// # Errors
    /// When a name is unknown, there are too many spaces, or a needed location is missing.
    pub fn compile(spec: BoardSpec, file: &str) -> Result<Self, ContentError> {
        let bad = |what: String| ContentError::new(file, 0, what);
        let count = spec.spaces.len();
        if count == 0 {
            return Err(bad("no spaces: expected one at least".to_owned()));
        }
        let find = |id: &str| {
            let at = spec.spaces.iter().position(|s| s.id == id);
            at.map(|i| Space(i as u8)).ok_or_else(|| bad(format!("unknown space “{id}”")))
        };
        let mut next_to = vec![SpaceSet::new(); count];
        for (a, b, _) in &spec.edges {
            let (a, b) = (find(a)?, find(b)?);
            next_to[a.index()].insert(b);
            next_to[b.index()].insert(a);
        }
        let touched = |mesa: &MesaSpec| mesa.touches.iter().map(|s| find(s)).collect();
        let mesas = spec.mesas.iter().map(touched).collect::<Result<Vec<SpaceSet>, _>>()?;
        for shared in &spec.shared_locations {
            for space in &shared.spaces {
                find(space)?;
            }
        }
        let mut ways =
            Ways { next_to, passes: vec![SpaceSet::new(); count], rails: Vec::new(), circuit: Vec::new(), mesas };
        for link in &spec.links {
            match link {
                LinkSpec::Pass([a, b]) => ways.pass(find(a)?, find(b)?).map_err(bad)?,
                LinkSpec::Rail { stops, fare } => {
                    let stops = stops.iter().map(|s| find(s)).collect::<Result<_, _>>()?;
                    ways.rail(stops, *fare).map_err(bad)?;
                }
                LinkSpec::Circuit { stops, .. } => {
                    let stops = stops.iter().map(|s| find(s)).collect::<Result<_, _>>()?;
                    ways.circuit(stops).map_err(bad)?;
                }
            }
        }
        Self::with_places(spec, ways).map_err(bad)
    }

    fn with_places(spec: BoardSpec, ways: Ways) -> Result<Self, String> {
        let all: SpaceSet = (0..spec.spaces.len()).map(|i| Space(i as u8)).collect();
        let need = |place: &str| needed(&spec, place);
        let gangs: Vec<_> = spec.kinds("hideout-").into_iter().map(|k| (k.clone(), place_of(&spec, &k))).collect();
        let mut ranches = Vec::new();
        for kind in spec.kinds("ranch-") {
            ranches.extend(place_of(&spec, &kind).first().map(|space| (kind.clone(), space)));
        }
        let mut regions: Vec<&str> = spec.spaces.iter().filter(|s| s.town).map(|s| s.region.as_str()).collect();
        regions.dedup();
        let towns = regions.iter().map(|r| place_of(&spec, r)).collect();
        let stands = Stand::all(&spec);
        let general = need("general-store")?.union(spec.further_stores());
        let stores = stands.iter().fold(general, |all, stand| all.union(stand.spaces));
        let saloons = need("saloon")?;
        let each = spec.shared_locations.iter().map(|shared| place_of(&spec, &shared.id));
        let saloons_of =
            each.filter(|spaces| !spaces.and(saloons).is_empty() && spaces.without(saloons).is_empty()).collect();
        need("sheriffs-office")?;
        let office = spec.place("sheriffs-office").first().ok_or("the Sheriff needs an office")?;
        let office_of = spec.spaces.iter().map(|space| office_of_sheet(&spec, space.sheet).unwrap_or(office)).collect();
        let named = all.iter().filter(|s| spec.spaces[s.index()].location.is_some()).collect::<SpaceSet>();
        let beside = spec.shared_locations.iter().flat_map(|location| &location.spaces);
        let beside: SpaceSet =
            all.iter().filter(|s| beside.clone().any(|id| *id == spec.spaces[s.index()].id)).collect();
        let rustling = all.iter().filter(|s| spec.spaces[s.index()].rustling).collect();
        let frontier = frontier(&spec);
        let ball = balls(&ways.next_to);
        Ok(Self {
            locations: locations(&spec),
            frontier_spaces: frontier.iter().map(|(space, _)| *space).collect(),
            frontier,
            town: place_of(&spec, "town"),
            towns,
            workplaces: named.union(beside),
            banks: need("bank")?,
            mines: need("mine")?,
            doctors: need("doctors-office")?,
            cabarets: need("cabaret")?,
            stations: need("rail-station")?,
            stores,
            stands,
            saloons,
            saloons_of,
            hideouts: gangs.iter().fold(SpaceSet::new(), |all, (_, spaces)| all.union(*spaces)),
            office,
            office_of,
            ranches,
            rustling,
            gangs,
            near_mesas: Within::of(ways.mesas.iter().fold(SpaceSet::new(), |all, touched| all.union(*touched)), &ball),
            next_to: ways.next_to,
            joined: !ways.rails.is_empty() || ways.passes.iter().any(|ends| !ends.is_empty()),
            passes: ways.passes,
            rails: ways.rails.iter().map(|(stops, fare)| Rail::new(*stops, *fare, &ball)).collect(),
            ball,
            circuit: ways.circuit,
            mesas: ways.mesas,
            all,
            spec,
        })
    }

    /// Each location of the board once, in the order of its file.
    pub fn all_locations(&self) -> impl Iterator<Item = Location> + use<> {
        (0..self.locations.len()).map(|at| Location(at as u8))
    }

    /// Rides for a fare in dollars between any two of these stops.
    pub fn railway(&self, stops: SpaceSet, fare: u8) -> Rail {
        Rail::new(stops, fare, &self.ball)
    }

    /// Whether a space is beside a saloon, where dealers can be challenged, or a frontier space.
    pub(crate) fn is_site(&self, space: Space) -> bool {
        self.saloons.contains(space) || self.frontier_spaces.contains(space)
    }

    /// The spaces beside the same saloon as a space; none if it is beside none.
    pub(crate) fn saloon_of(&self, space: Space) -> SpaceSet {
        if !self.saloons.contains(space) {
            return SpaceSet::new();
        }
        let beside = self.saloons_of.iter().find(|spaces| spaces.contains(space));
        beside.copied().unwrap_or_default()
    }

    /// The spaces to which the Sheriff can move from one: adjacent ones and the other ends of passes
    /// (au.mountain-pass.08).
    pub(crate) fn beside_sheriff(&self, space: Space) -> SpaceSet {
        self.next_to[space.index()].union(self.passes[space.index()])
    }

    /// The spaces of a place: see [`super::schema::Condition::At`]. Empty for an unknown place.
    pub fn place(&self, name: &str) -> SpaceSet {
        self.spec.place(name)
    }

    /// The kinds of locations that a space is on or next to: `bank`, `general-store`, `ranch`, `hideout`. A store that sells what the
    /// General Stores do is one, and the Sheriff's office is one by whatever name it stands on the board.
    pub fn kinds(&self, space: Space) -> impl Iterator<Item = &str> {
        let spec = &self.spec.spaces[space.index()];
        let several = self.hideouts.contains(space) || self.ranches.iter().any(|(_, ranch)| *ranch == space);
        // `hideout-a` is a `hideout`.
        let own = spec.location.as_deref().map(|kind| match kind {
            _ if several => first_word(kind),
            _ if self.office == space => "sheriffs-office",
            other => other,
        });
        let shared = self.spec.shared_locations.iter().filter(|shared| shared.spaces.contains(&spec.id));
        let beside = shared.map(|shared| {
            let kind = shared.id.strip_prefix(spec.region.as_str()).and_then(|rest| rest.strip_prefix('-'));
            let store = self.spec.general_stores.contains(&shared.id);
            if store { "general-store" } else { kind.unwrap_or(&shared.id) }
        });
        own.into_iter().chain(beside)
    }

    /// Finds a space by its id, such as `mesitos-point-ranch`; none on a board without it.
    pub fn space(&self, id: &str) -> Option<Space> {
        self.spec.spaces.iter().position(|s| s.id == id).map(|i| Space(i as u8))
    }

    /// The name by which files and notation know it.
    pub fn space_id(&self, space: Space) -> &str {
        &self.spec.spaces[space.index()].id
    }
}

/// The adjacency of spaces.
struct Ways {
    next_to: Vec<SpaceSet>,
    passes: Vec<SpaceSet>,
    /// Stops and fares.
    rails: Vec<(SpaceSet, u8)>,
    circuit: Vec<Space>,
    mesas: Vec<SpaceSet>,
}

impl Ways {
    fn pass(&mut self, a: Space, b: Space) -> Result<(), String> {
        if a == b {
            return Err("a “pass” leads to its own end: expected two spaces".to_owned());
        }
        self.passes[a.index()].insert(b);
        self.passes[b.index()].insert(a);
        Ok(())
    }

    fn rail(&mut self, stops: SpaceSet, fare: u8) -> Result<(), String> {
        if stops.len() < 2 {
            return Err("a “rail” with fewer than two stops: expected two different spaces or more".to_owned());
        }
        self.rails.push((stops, fare));
        Ok(())
    }

    fn circuit(&mut self, stops: Vec<Space>) -> Result<(), String> {
        let different = stops.iter().copied().collect::<SpaceSet>().len();
        if different < 2 || different < stops.len() {
            return Err(
                "a “circuit” of the same space twice, or of one: expected two or more different ones".to_owned()
            );
        }
        if !self.circuit.is_empty() {
            return Err("a second “circuit”: expected one at most".to_owned());
        }
        self.circuit = stops;
        Ok(())
    }
}

/// The office of a sheet, the destination of arrests.
fn office_of_sheet(spec: &BoardSpec, sheet: u8) -> Option<Space> {
    let is_office = |s: &SpaceSpec| matches!(s.location.as_deref(), Some("sheriffs-office" | "marshals-office"));
    spec.spaces.iter().position(|s| s.sheet == sheet && is_office(s)).map(|i| Space(i as u8))
}

fn first_word(kind: &str) -> &str {
    kind.split_once('-').map_or(kind, |(word, _)| word)
}

fn needed(spec: &BoardSpec, place: &str) -> Result<SpaceSet, String> {
    match place_of(spec, place) {
        set if set.is_empty() && !spec.absent.iter().any(|kind| kind == place) => {
            Err(format!("no space has the location “{place}”"))
        }
        set => Ok(set),
    }
}

/// The frontier spaces with their values.
fn frontier(spec: &BoardSpec) -> Vec<(Space, u8)> {
    let spaces = spec.spaces.iter().enumerate();
    spaces.filter_map(|(at, space)| Some((Space(at as u8), space.frontier?))).collect()
}

/// The named locations: spaces with one, then the shared ones.
fn locations(spec: &BoardSpec) -> Vec<LocationRow> {
    let single = spec.spaces.iter().filter(|space| space.location.is_some()).map(|space| &space.id);
    let shared = spec.shared_locations.iter().map(|location| &location.id);
    single.chain(shared).map(|id| LocationRow { id: id.clone(), spaces: place_of(spec, id) }).collect()
}

fn place_of(spec: &BoardSpec, name: &str) -> SpaceSet {
    let index = |i: usize| Space(i as u8);
    let shared = |id: &str| spec.shared_locations.iter().any(|l| l.id == name && l.spaces.iter().any(|s| s == id));
    let shared_kind = |id: &str| {
        spec.shared_locations.iter().any(|l| {
            l.id.strip_suffix(name).is_some_and(|rest| rest.ends_with('-')) && l.spaces.iter().any(|s| s == id)
        })
    };
    let matches = |s: &SpaceSpec| {
        s.id == name
            || s.region == name
            || s.location
                .as_deref()
                .is_some_and(|l| l == name || l.strip_prefix(name).is_some_and(|rest| rest.starts_with('-')))
            || s.frontier.is_some_and(|value| name == format!("frontier-{value}"))
            || (name == "town" && s.town)
            || (name == "outside-town" && !s.town)
            || name == "anywhere"
            || s.frontier.is_some_and(|value| name.strip_prefix("frontier-") == Some(value.to_string().as_str()))
            || shared(&s.id)
            || shared_kind(&s.id)
    };
    spec.spaces.iter().enumerate().filter(|(_, s)| matches(s)).map(|(i, _)| index(i)).collect()
}

#[cfg(test)]
mod tests {
    use super::Board;
    use crate::content::Content;
    use crate::core::chance::FastChance;
    use crate::core::ids::{Space, SpaceSet};

    /// The definition of [`Board::spread`]: step by step, without the table.
    fn step_by_step(board: &Board, from: Space, steps: u8, closed: SpaceSet, stops: SpaceSet) -> SpaceSet {
        let (mut reached, mut on) = (SpaceSet::new(), SpaceSet::one(from));
        for _ in 0..steps {
            let next = board.beside(on).without(closed);
            reached = reached.union(next);
            on = on.union(next.without(stops));
        }
        reached
    }

    #[test]
    fn moves_past_obstacles_are_those_step_by_step() {
        let content = Content::embedded().expect("the content is sound");
        let (board, mut luck) = (&content.board, FastChance::new(7));
        let count = board.all.len() as u32;
        for round in 0..40 {
            let mut some = |n: u32| -> SpaceSet { (0..n).map(|_| Space(luck.below(count) as u8)).collect() };
            let (closed, stops) = (some(round % 3), some(round % 7));
            for from in board.all {
                for steps in 0..9 {
                    let expected = step_by_step(board, from, steps, closed, stops);
                    assert_eq!(board.spread(from, steps, closed, stops), expected, "{steps} steps from {from:?}");
                }
            }
        }
    }
}
