//! Names of sets of spaces: the engine stores only the set, and the text looks up the board's name for it.

use crate::catalogue::{Args, Catalogue};
use darkrock_rules::content::Content;
use darkrock_rules::ids::SpaceSet;

/// The places that the board names, in order of preference.
pub(crate) struct Places {
    named: Vec<(String, SpaceSet)>,
    /// The locations that are used from several spaces.
    shared: Vec<(String, SpaceSet)>,
}

/// The form of a place in a sentence.
#[derive(Clone, Copy)]
enum Form {
    /// "At the Bank".
    Where,
    /// "To the Bank".
    To,
    /// "The Bank".
    The,
}

impl Form {
    /// The attribute of a message about a kind of location for the only one of its kind.
    const fn only(self) -> Option<&'static str> {
        match self {
            Self::Where => Some("only"),
            Self::To => Some("to-only"),
            Self::The => None,
        }
    }

    /// A message about a place in this form, if it has one.
    fn of(self, catalogue: &Catalogue, id: &str, args: &Args<'_>) -> Option<String> {
        match self {
            Self::Where => Some(catalogue.with(id, args)),
            Self::To => catalogue.attribute(id, "to", args),
            Self::The => catalogue.attribute(id, "the", args),
        }
    }
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
        let shared = spec.shared_locations.iter().map(|shared| (shared.id.clone(), board.place(&shared.id)));
        Self { named: named.collect(), shared: shared.collect() }
    }

    /// The name of a set of spaces.
    pub(crate) fn name(&self, spaces: SpaceSet) -> &str {
        self.named.iter().find(|(_, set)| *set == spaces).map_or("unknown", |(name, _)| name)
    }

    /// The name of a place on its own, as in "Rail Station".
    pub(crate) fn label(&self, catalogue: &Catalogue, spaces: SpaceSet) -> String {
        let name = self.name(spaces);
        let ids = ["location", "place", "region"].map(|kind| format!("{kind}-{name}"));
        let id = ids.iter().find(|id| catalogue.has(id)).unwrap_or(&ids[0]);
        catalogue.text(id)
    }

    /// A place in sentences: `where` "at the Bank", `to` "to the Bank", `the` "the Bank", `place` "Bank", and its id.
    pub(crate) fn args(&self, catalogue: &Catalogue, spaces: SpaceSet) -> Args<'static> {
        let said = |form| self.said(catalogue, spaces, form);
        let there = said(Form::Where);
        let the = said(Form::The).unwrap_or_else(|| self.label(catalogue, spaces));
        let to = said(Form::To).or_else(|| there.clone()).unwrap_or_default();
        let args = Args::new().s("place", self.label(catalogue, spaces)).s("where", there.unwrap_or_default());
        args.s("to", to).s("the", the).s("at", self.name(spaces).to_owned())
    }

    /// The same for any of several places: as one if they have a name together, otherwise with "or" between them.
    pub(crate) fn args_of_any(&self, catalogue: &Catalogue, places: &[SpaceSet], args: Args<'static>) -> Args<'static> {
        let all = places.iter().copied().reduce(SpaceSet::union).unwrap_or_default();
        let of = |form| {
            let one = |place: &SpaceSet| self.said(catalogue, *place, form).unwrap_or_default();
            match catalogue.has(&format!("where-{}", self.name(all))) {
                true => one(&all),
                false => catalogue.series(places.iter().map(one), "say-or"),
            }
        };
        args.s("where", of(Form::Where)).s("to", of(Form::To))
    }

    /// Where a character starts: beside a location that is used from several spaces, in some places only on a free space.
    pub(crate) fn start(&self, catalogue: &Catalogue, spaces: SpaceSet, free: bool) -> String {
        let id = format!("where-{}", self.name(spaces));
        let own = |form| catalogue.attribute(&id, form, &Args::new());
        let own = free.then(|| own("free")).flatten().or_else(|| own("start"));
        own.unwrap_or_else(|| self.place(catalogue, spaces))
    }

    /// The number of a space within its location or region, if its name has one.
    pub(crate) fn number(&self, space: SpaceSet) -> Option<u8> {
        self.name(space).rsplit('-').next().and_then(|last| last.parse().ok())
    }

    /// A place as in "at the Bank".
    fn place(&self, catalogue: &Catalogue, spaces: SpaceSet) -> String {
        self.said(catalogue, spaces, Form::Where).unwrap_or_default()
    }

    /// A place in a form. A space of a location that is used from several ones is named after it.
    fn said(&self, catalogue: &Catalogue, spaces: SpaceSet, form: Form) -> Option<String> {
        let name = self.name(spaces);
        let own = format!("where-{name}");
        if catalogue.has(&own) {
            // Only one space is left of some kinds of locations on a smaller board.
            let only = (spaces.len() == 1).then(|| form.only()).flatten();
            let only = only.and_then(|form| catalogue.attribute(&own, form, &Args::new()));
            return only.or_else(|| form.of(catalogue, &own, &Args::new()));
        }
        let around = self.shared.iter().find(|(_, location)| spaces.without(*location).is_empty());
        if let (Some((_, location)), Some(number)) = (around, self.number(spaces)) {
            let place = self.said(catalogue, *location, form)?;
            return Some(catalogue.with("where-space-at", &Args::new().s("place", place).n("n", number)));
        }
        let args = Args::new().s("place", self.label(catalogue, spaces));
        form.of(catalogue, "where-space", &args)
    }

    /// A condition of place.
    pub(crate) fn condition(&self, catalogue: &Catalogue, spaces: SpaceSet, args: Args<'_>) -> String {
        catalogue.with("cond-at", &args.s("where", self.place(catalogue, spaces)))
    }
}
