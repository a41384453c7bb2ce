//! What the fuzz targets share: the content, a source of bytes, and what must hold in every position.

use darkrock_rules::content::module::ModuleKind;
use darkrock_rules::{Catalog, Choice, Content, Game, PlayError, Seat, Selection};
use darkrock_rules::{chance::FastChance, invariants, notation};
use std::sync::OnceLock;

#[path = "../../crates/rules/tests/support/selections.rs"]
#[allow(missing_docs)]
pub mod selections;

/// The base game's content, loaded once.
pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| Content::embedded().expect("the shipped content loads"))
}

/// The contents that each text is read with: of the base game, of all expansions together without their options, and of
/// all of them with every option or of a mode, by the length of the text.
pub fn contents(length: usize) -> [&'static Content; 3] {
    static EXPANDED: OnceLock<(Content, Vec<Content>)> = OnceLock::new();
    let (expanded, others) = EXPANDED.get_or_init(|| {
        let catalog = Catalog::embedded().expect("the shipped content loads");
        let compose = |selection: &Selection| catalog.compose(selection).expect("it can be played");
        let of_kind =
            |kind| catalog.modules().filter(move |module| module.kind == kind).map(|module| module.id.clone());
        let options: Vec<String> = of_kind(ModuleKind::Expansion).chain(of_kind(ModuleKind::Option)).collect();
        let whole = catalog.select(&options, None).expect("what it needs is there");
        let modes = of_kind(ModuleKind::Mode).map(|id| catalog.select(&[], Some(&id)).expect("what it needs is there"));
        (compose(&expansions(&catalog)), std::iter::once(whole).chain(modes).map(|of| compose(&of)).collect())
    });
    [content(), expanded, &others[length % others.len()]]
}

/// The selection of all expansions, without their options.
pub fn expansions(catalog: &Catalog) -> Selection {
    let expansions = catalog.modules().filter(|module| module.kind == ModuleKind::Expansion);
    Selection { modules: expansions.map(|module| module.id.clone()).collect(), mode: None }
}

/// The selection with which a file of a module is read: the mode whose it is, all options with an option, or all expansions.
pub fn selection_of(catalog: &Catalog, file: &str) -> Selection {
    let (folder, name) = file.split_once('/').unwrap_or_default();
    let id = if folder == "modes" { name.trim_end_matches(".yaml") } else { folder };
    match catalog.module(id).map(|module| module.kind) {
        Some(ModuleKind::Mode) => catalog.select(&[], Some(id)).unwrap_or_default(),
        Some(ModuleKind::Option) => catalog.select(&[id.to_owned()], None).unwrap_or_default(),
        _ => expansions(catalog),
    }
}

/// The one of [`selections::contents`] with this selection, or the base game.
pub fn content_of(selection: &Selection) -> &'static Content {
    selections::contents().iter().find(|content| selection.is_like(&content.selection)).unwrap_or(content())
}

/// Every choice that there is with some content of [`selections::contents`].
pub fn every_choice(content: &Content) -> &'static [Choice] {
    static EVERY: OnceLock<Vec<(&'static str, Vec<Choice>)>> = OnceLock::new();
    let list = |content: &'static Content| (content.hash.as_str(), notation::every_choice(content));
    let every = EVERY.get_or_init(|| selections::contents().iter().map(list).collect());
    every.iter().find(|(hash, _)| *hash == content.hash).map_or(&[][..], |(_, every)| every)
}

/// Input bytes, taken one after another; zeros once they run out.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// Whether all have been taken.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    /// The next two bytes, lower first.
    pub fn pair(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    /// A number below `n`, 0 when `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        let take = if n > 256 { usize::from(self.pair()) } else { usize::from(self.byte()) };
        take.checked_rem(n).unwrap_or(0)
    }
}

/// Cards, tokens and nuggets are all there, and every limit holds.
pub fn assert_sound(content: &Content, game: &Game<'_>) {
    assert_eq!(invariants::check(content, &game.state), Ok(()));
    assert_eq!(game.decision().is_empty(), game.is_over());
}

/// A choice is in the list of a seat if and only if it has no refusal, is legal and is accepted.
pub fn assert_consistent(game: &Game<'_>, luck: &FastChance, seat: Seat, choice: Choice) {
    let mut list = Vec::new();
    game.choices(seat, &mut list);
    let listed = list.contains(&choice);
    let refusal = game.refusal(seat, choice);
    assert_eq!(refusal.is_none(), listed, "{choice:?} of {seat:?}: listed {listed}, refusal {refusal:?}");
    assert_eq!(game.is_legal(seat, choice), listed, "{choice:?} of {seat:?}");
    let (mut copy, mut luck) = (game.clone(), luck.clone());
    let played = copy.play(seat, choice, &mut luck, &mut ());
    assert_eq!(played.is_ok(), listed, "{choice:?} of {seat:?}: listed {listed}, played {played:?}");
    if let Err(error) = played {
        assert_eq!(copy.state, game.state, "a refused choice changed the position");
        let _ = error.to_string();
        if let PlayError::Refused { refusal: reason, .. } = error {
            assert_eq!(Some(reason), refusal);
        }
    } else {
        game.preview(seat, choice);
    }
}

/// Plays on at random, up to `most` choices, and looks at every position.
pub fn play_on(game: &mut Game<'_>, seed: u64, most: usize) {
    let (mut luck, mut players) = (FastChance::new(seed), FastChance::new(!seed));
    let (content, mut list) = (game.content, Vec::new());
    for _ in 0..most {
        assert_sound(content, game);
        let Some(seat) = game.decision().first() else { return };
        game.choices(seat, &mut list);
        assert!(!list.is_empty(), "{seat:?} is asked and has no choice in {:?}", game.question());
        let choice = list[players.below(list.len() as u32) as usize];
        game.play(seat, choice, &mut luck, &mut ()).expect("a listed choice is accepted");
    }
}
