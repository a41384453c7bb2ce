//! The modules that tables can select, as clients present them.

use darkrock_rules::content::module::{ModuleKind, ModuleSpec, Players};
use darkrock_rules::{Content, Variant, Variants};
use darkrock_texts::Catalogue;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The kind of a module.
#[derive(Serialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum ModuleSort {
    /// The base game.
    Base,
    /// A variant of the base game: among `variants` of the settings.
    Variant,
    /// Cards and rules: among `modules` of the settings.
    Expansion,
    /// A part of a module, or of any game, that a table adds by itself: among `modules` of the settings.
    Option,
    /// A named selection: `mode` of the settings.
    Mode,
}

/// Numbers of players.
#[derive(Serialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerRange {
    /// The fewest.
    pub least: u8,
    /// The largest number, at most 6.
    pub most: u8,
}

/// What is recommended for a mode.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Recommended {
    /// The numbers of players.
    pub players: PlayerRange,
    /// The lengths, in LP; empty for all.
    pub lengths: Vec<u8>,
}

/// A module that is required with one number of players.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct NeededWith {
    /// The number of players.
    pub players: u8,
    /// The module that is required then.
    pub module: String,
}

/// A module, mode or variant with its requirements.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct ModuleInfo {
    /// The name by which a selection and the texts know it.
    pub id: String,
    /// Whether a table chooses it as an expansion, mode, variant or option.
    pub kind: ModuleSort,
    /// Its name in the requested language; derived from its id if it has none.
    pub name: String,
    /// Modules that it requires; those of a mode come with it.
    pub needs: Vec<String>,
    /// Modules and variants with which it cannot be played.
    pub excludes: Vec<String>,
    /// Modules and variants that are required with some number of players.
    pub needs_with: Vec<NeededWith>,
    /// The variants of a mode.
    pub variants: Vec<String>,
    /// The variants that a table of a mode may play or not.
    pub variants_allowed: Vec<String>,
    /// The options that a mode is played with unless the table leaves them out.
    pub defaults: Vec<String>,
    /// For how many players it is.
    pub players: PlayerRange,
    /// Other numbers of players for modules and variants, by id, while this one is selected.
    pub players_of: BTreeMap<String, PlayerRange>,
    /// The possible lengths, in LP; empty for all.
    pub lengths: Vec<u8>,
    /// The numbers of players with which it is part of the usual game.
    pub usual: Option<PlayerRange>,
    /// What is recommended for a mode; nothing else is rejected.
    pub recommended: Option<Recommended>,
    /// The group of an option, whose options can be added together.
    pub group: Option<String>,
    /// Whether it assigns the characters, so that players do not keep one of two.
    pub own_characters: bool,
}

impl ModuleInfo {
    /// The modules of a catalog, by the content composed of it, with names in a language: those that menus offer, and
    /// those that were selected, with their options.
    pub fn all(content: &Content, catalogue: &Catalogue) -> Vec<Self> {
        let selected =
            |id: &String| content.selection.modules.contains(id) || content.selection.mode.as_ref() == Some(id);
        let of_selected = |spec: &ModuleSpec| spec.kind == ModuleKind::Option && spec.needs.iter().any(selected);
        let shown = |spec: &&ModuleSpec| !spec.preparing || selected(&spec.id) || of_selected(spec);
        content.modules.iter().filter(shown).map(|spec| Self::new(content, catalogue, spec)).collect()
    }

    fn new(content: &Content, catalogue: &Catalogue, spec: &ModuleSpec) -> Self {
        let range = |players: Players| PlayerRange { least: players.least, most: players.most };
        let needed = |need: &darkrock_rules::content::module::NeedsWith| NeededWith {
            players: need.players,
            module: need.module.clone(),
        };
        let variant = spec.id.parse::<Variant>().ok().map(Variants::from);
        Self {
            id: spec.id.clone(),
            kind: sort(spec.kind),
            name: catalogue.module_name(&spec.id),
            needs: spec.needs.clone(),
            excludes: spec.excludes.clone(),
            needs_with: spec.needs_with.iter().map(needed).collect(),
            variants: spec.variants.clone(),
            variants_allowed: spec.variants_allowed.clone(),
            defaults: spec.defaults.clone(),
            players: range(spec.players),
            players_of: spec.players_of.iter().map(|(id, players)| (id.clone(), range(*players))).collect(),
            lengths: spec.lengths.clone(),
            usual: spec.usual.map(range),
            recommended: spec
                .recommended
                .as_ref()
                .map(|advice| Recommended { players: range(advice.players), lengths: advice.lengths.clone() }),
            group: spec.group.clone(),
            own_characters: variant.is_some_and(|v| content.lineup(v, spec.players.least).is_some()),
        }
    }
}

const fn sort(kind: ModuleKind) -> ModuleSort {
    match kind {
        ModuleKind::Base => ModuleSort::Base,
        ModuleKind::Variant => ModuleSort::Variant,
        ModuleKind::Expansion => ModuleSort::Expansion,
        ModuleKind::Option => ModuleSort::Option,
        ModuleKind::Mode => ModuleSort::Mode,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::Catalog;
    use darkrock_rules::content::Files;
    use darkrock_texts::Language;

    #[test]
    fn declarations_tell_names_and_what_a_module_asks_for() {
        let mut files = Files::embedded();
        files.put("smithy/module.yaml", "{id: smithy, kind: expansion, excludes: [goals]}".to_owned());
        files.put("forge/module.yaml", "{id: forge, kind: expansion, preparing: true}".to_owned());
        let content = Catalog::load(files).expect("a toy").compose(&darkrock_rules::Selection::BASE).expect("the box");
        let all = ModuleInfo::all(&content, &Catalogue::of(Language::EN).expect("English"));
        let find = |id: &str| all.iter().find(|m| m.id == id).expect("it is declared");
        assert!(content.modules.iter().any(|spec| spec.id == "forge"));
        assert!(all.iter().all(|info| info.id != "forge"), "menus do not offer what is in preparation");
        let first = find("first-game");
        assert_eq!((first.kind, first.name.as_str()), (ModuleSort::Variant, "First game"));
        assert_eq!((first.players, &first.lengths[..]), (PlayerRange { least: 2, most: 4 }, &[15][..]));
        assert_eq!(first.needs_with, [NeededWith { players: 2, module: Variant::AUTOMA.id().to_owned() }]);
        assert!(first.own_characters && !find("goals").own_characters);
        let smithy = find("smithy");
        assert_eq!((smithy.kind, smithy.name.as_str()), (ModuleSort::Expansion, "Smithy"), "nobody has named it");
        assert_eq!((smithy.usual, &smithy.excludes[..]), (None, &["goals".to_owned()][..]));
    }
}
