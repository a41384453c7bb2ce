//! Names of sets of spaces: the engine stores only the set, and the text looks up the board's name for it.

use crate::catalogue::{Args, Catalogue};
use darkrock_rules::content::Content;
use darkrock_rules::ids::SpaceSet;

/// The places that the board names, in order of preference.
pub(crate) struct Places {
    named: Vec<(String, SpaceSet)>,
}

impl Places {
    pub(crate) fn new(content: &Content) -> Self {
        let board = &content.board;
        let spec = &board.spec;
        let mut names: Vec<String> = vec!["town".to_owned(), "outside-town".to_owned(), "anywhere".to_owned()];
        let mut add = |name: &str| {
            if !names.iter().any(|n| n == name) {
                names.push(name.to_owned());
            }
        };
        for location in spec.spaces.iter().filter_map(|s| s.location.as_deref()) {
            add(location);
            // `hideout-a` is also a `hideout`.
            if let Some((kind, _)) = location.split_once('-') {
                add(kind);
            }
        }
        for shared in &spec.shared_locations {
            add(&shared.id);
            // `darkrock-saloon` is also a `saloon`.
            for (dash, _) in shared.id.match_indices('-') {
                add(&shared.id[dash + 1..]);
            }
        }
        spec.spaces.iter().for_each(|s| add(&s.region));
        spec.spaces.iter().for_each(|s| add(&s.id));
        spec.spaces.iter().filter_map(|s| s.frontier).for_each(|value| add(&format!("frontier-{value}")));
        let named = names.into_iter().map(|n| (n.clone(), board.place(&n))).filter(|(_, set)| !set.is_empty());
        Self { named: named.collect() }
    }

    /// The name of a set of spaces.
    pub(crate) fn name(&self, spaces: SpaceSet) -> &str {
        self.named.iter().find(|(_, set)| *set == spaces).map_or("unknown", |(name, _)| name)
    }

    /// The name of a place on its own, as in "Rail Station".
    pub(crate) fn label(&self, catalogue: &Catalogue, spaces: SpaceSet) -> String {
        let name = self.name(spaces);
        let ids = ["place", "location", "region"].map(|kind| format!("{kind}-{name}"));
        let id = ids.iter().find(|id| catalogue.has(id)).unwrap_or(&ids[0]);
        catalogue.text(id)
    }

    /// A place in sentences: `where` "at the Bank", `to` "to the Bank", `the` "the Bank", `place` "Bank", and its id.
    pub(crate) fn args(&self, catalogue: &Catalogue, spaces: SpaceSet) -> Args<'static> {
        let (own, label) = (format!("where-{}", self.name(spaces)), self.label(catalogue, spaces));
        let args = Args::new().s("place", label.clone());
        let id = if catalogue.has(&own) { own.as_str() } else { "where-space" };
        let there = catalogue.with(id, &args);
        let form =
            |form: &str, otherwise: &str| catalogue.attribute(id, form, &args).unwrap_or_else(|| otherwise.to_owned());
        let (to, the) = (form("to", &there), form("the", &label));
        args.s("where", there).s("to", to).s("the", the).s("at", self.name(spaces).to_owned())
    }

    /// Where a character starts; in some places only on a free space.
    pub(crate) fn start(&self, catalogue: &Catalogue, spaces: SpaceSet, free: bool) -> String {
        let id = format!("where-{}", self.name(spaces));
        let own = free.then(|| catalogue.attribute(&id, "free", &Args::new())).flatten();
        own.unwrap_or_else(|| self.place(catalogue, spaces))
    }

    /// A place as in "at the Bank".
    fn place(&self, catalogue: &Catalogue, spaces: SpaceSet) -> String {
        let id = format!("where-{}", self.name(spaces));
        match catalogue.has(&id) {
            true => catalogue.text(&id),
            false => catalogue.with("where-space", &Args::new().s("place", self.label(catalogue, spaces))),
        }
    }

    /// A condition of place.
    pub(crate) fn condition(&self, catalogue: &Catalogue, spaces: SpaceSet, args: Args<'_>) -> String {
        catalogue.with("cond-at", &args.s("where", self.place(catalogue, spaces)))
    }
}
