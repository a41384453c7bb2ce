//! Every legal selection of a catalog, for tests and the fuzzer: its composed content, and compatible variants.

use darkrock_rules::content::module::{ModuleKind, ModuleSpec};
use darkrock_rules::content::{CompositionError, Files};
use darkrock_rules::setup::LENGTHS;
use darkrock_rules::{Catalog, Content, Selection, Variant, Variants};
use std::sync::OnceLock;

/// The maximum number of modules composed in every subset; with more, each is composed alone and in pairs.
const FEW: usize = 6;

/// Test modules, which represent future ones: one adds, one removes, two exclude each other, and a mode.
const TOYS: [(&str, &str); 20] = [
    ("smithy/module.yaml", "{id: smithy, kind: expansion, numbers: {work: {from: 10, to: 20}}}"),
    (
        "smithy/items.yaml",
        "- {id: bridle, kind: misc, cost: 20, copies: 2, source: reconstructed, front: {passives: [{carry: 1}]}}",
    ),
    (
        "strike/module.yaml",
        "{id: strike, kind: expansion, excludes: [smithy], without: {stories: [mail-order, payroll-monday]}}",
    ),
    ("maps/module.yaml", "{id: maps, kind: expansion, needs: [smithy], players: {least: 3}}"),
    (
        "maps/items.yaml",
        "- {id: trail-map, kind: misc, cost: 30, copies: 1, source: reconstructed, front: {passives: [{carry: 2}]}}",
    ),
    ("modes/noon.yaml", "{id: noon, kind: mode, needs: [maps, smithy], variants: [wild-wild-west]}"),
    // It uses every feature of modes.
    ("modes/dusk.yaml", include_str!("../toy/dusk/mode.yaml")),
    ("dusk/scoring.yaml", include_str!("../toy/dusk/scoring.yaml")),
    ("dusk/steps.yaml", include_str!("../toy/dusk/steps.yaml")),
    ("dusk/track-spaces.yaml", include_str!("../toy/dusk/track-spaces.yaml")),
    // It uses every feature of modules.
    ("high-country/board.json", include_str!("../toy/high-country/board.json")),
    ("high-country/cattle.yaml", include_str!("../toy/high-country/cattle.yaml")),
    ("high-country/items.yaml", include_str!("../toy/high-country/items.yaml")),
    ("high-country/map-tokens.yaml", include_str!("../toy/high-country/map-tokens.yaml")),
    ("high-country/module.yaml", include_str!("../toy/high-country/module.yaml")),
    ("high-country/opponents.yaml", include_str!("../toy/high-country/opponents.yaml")),
    ("high-country/scoring.yaml", include_str!("../toy/high-country/scoring.yaml")),
    ("high-country/steps.yaml", include_str!("../toy/high-country/steps.yaml")),
    ("high-country/tracks.yaml", include_str!("../toy/high-country/tracks.yaml")),
    ("high-country/words/en.ftl", include_str!("../toy/high-country/words/en.ftl")),
];

/// The shipped modules and the test modules.
pub fn with_toys() -> Catalog {
    let mut files = Files::embedded();
    TOYS.iter().for_each(|(path, text)| files.put(path, (*text).to_owned()));
    Catalog::load(files).expect("the modules of tests can be read")
}

/// The ids of the modules of a kind.
fn of_kind(catalog: &Catalog, kind: ModuleKind) -> Vec<&ModuleSpec> {
    catalog.modules().filter(|spec| spec.kind == kind).collect()
}

/// The options of a catalog that go together: of two that exclude each other, the first.
fn joint_options(catalog: &Catalog) -> Vec<&ModuleSpec> {
    let mut joint: Vec<&ModuleSpec> = Vec::new();
    for spec in of_kind(catalog, ModuleKind::Option) {
        let apart = |other: &&ModuleSpec| other.excludes.contains(&spec.id) || spec.excludes.contains(&other.id);
        if !joint.iter().any(apart) {
            joint.push(spec);
        }
    }
    joint
}

/// The required compositions of a catalog: the base game, each module and each option with its requirements, all options
/// that go together at once, and each mode.
pub fn certain(catalog: &Catalog) -> Vec<Selection> {
    let options = joint_options(catalog);
    let options: Vec<String> = options.iter().flat_map(|spec| catalog.with_needs(&spec.id)).collect();
    let all_options = catalog.select(&options, None).expect("what a declaration needs is there");
    catalog.each_alone().chain([all_options]).collect()
}

/// Its optional compositions: each subset of few modules, or each pair of many, alone and with each mode.
fn possible_selections(catalog: &Catalog) -> Vec<Selection> {
    let modules = of_kind(catalog, ModuleKind::Expansion);
    let subsets = 0..1_u64 << modules.len().min(63);
    let wanted = |bits: &u64| modules.len() <= FEW || bits.count_ones() <= 2;
    let modes = of_kind(catalog, ModuleKind::Mode).into_iter().map(|spec| Some(spec.id.as_str())).chain([None]);
    let mut selections = Vec::new();
    for mode in modes {
        for bits in subsets.clone().filter(wanted) {
            let chosen = modules.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
            let ids: Vec<String> = chosen.map(|(_, spec)| spec.id.clone()).collect();
            selections.extend(catalog.select(&ids, mode));
        }
    }
    selections
}

/// The contents of all legal selections of a catalog, each once; the base game is the first.
pub fn legal(catalog: &Catalog) -> Vec<Content> {
    let mut contents: Vec<Content> = Vec::new();
    let certain = certain(catalog);
    let all = certain.iter().cloned().chain(possible_selections(catalog));
    for (at, selection) in all.enumerate() {
        if contents.iter().any(|content| content.selection == selection) {
            continue;
        }
        match catalog.compose(&selection) {
            Ok(content) => contents.push(content),
            Err(CompositionError::Misfits(_)) if at >= certain.len() => {}
            Err(error) => panic!("{selection} cannot be composed: {error}"),
        }
    }
    contents
}

/// Contents to draw from: all legal selections of the shipped modules, and those with test modules.
pub fn contents() -> &'static [Content] {
    static CONTENTS: OnceLock<Vec<Content>> = OnceLock::new();
    CONTENTS.get_or_init(|| legal(&with_toys()))
}

/// All sets of variants.
pub fn variant_sets() -> impl Iterator<Item = Variants> {
    (0..1_u32 << Variant::ALL.len())
        .map(|bits| Variant::ALL.into_iter().filter(|variant| bits >> *variant as u32 & 1 == 1).collect())
}

/// Compatible variants and length for a number of players with some content: those requested, or the nearest; none if
/// the content does not support the number.
pub fn agreed(content: &Content, seats: u8, wished: Variants, length: u8) -> Option<(Variants, u8)> {
    let differs = |set: Variants| Variant::ALL.into_iter().filter(|v| set.has(*v) != wished.has(*v)).count();
    let mut sets: Vec<Variants> = variant_sets().collect();
    sets.reverse();
    sets.sort_by_key(|set| differs(*set));
    let lengths = || std::iter::once(length).chain(LENGTHS);
    sets.into_iter()
        .find_map(|set| lengths().find(|length| set.check(content, seats, *length).is_ok()).map(|length| (set, length)))
}
