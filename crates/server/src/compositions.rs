//! Cache of composed contents, one per selection of modules. Only recently used ones are kept for new tables; a game
//! holds its own until it is evicted.

use crate::kept::Kept;
use darkrock_rules::content::{CompositionError, Files};
use darkrock_rules::{Catalog, Content, Selection};
use std::sync::{Arc, LazyLock};

/// The number of cached contents.
pub const KEPT: usize = 32;

/// The program's catalog, and contents composed from it and from the catalogs of older games.
#[derive(Debug)]
pub struct Compositions {
    catalog: Catalog,
    /// The base game, always in memory.
    base: Arc<Content>,
    /// The catalog's files, in the form stored with games.
    files: String,
    /// By the catalog's hash and the selection.
    kept: Kept<(String, Selection), Arc<Content>>,
}

impl Compositions {
    /// The contents for a catalog.
    ///
    /// # Errors
    /// When the base game cannot be composed.
    pub fn new(catalog: Catalog) -> Result<Self, CompositionError> {
        let base = Arc::new(catalog.compose(&Selection::BASE)?);
        let files = serde_json::to_string(catalog.files()).expect("invariant: texts are JSON");
        Ok(Self { catalog, base, files, kept: Kept::new(KEPT) })
    }

    /// The contents for the shipped catalog.
    #[cfg(test)]
    pub(crate) fn shipped() -> Self {
        Self::new(Catalog::embedded().expect("the shipped modules")).expect("the base game")
    }

    /// All modules of new games.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The catalog's files as JSON.
    pub fn files(&self) -> &str {
        &self.files
    }

    /// The content without modules and variants, which is always loaded.
    pub fn base(&self) -> &Arc<Content> {
        &self.base
    }

    /// Whether a content of this catalog is the one that the program ships, without anything that the host has changed or
    /// added.
    pub fn is_shipped(&self, content: &Content) -> bool {
        static SHIPPED: LazyLock<Option<Catalog>> = LazyLock::new(|| Catalog::embedded().ok());
        let Some(shipped) = SHIPPED.as_ref() else { return false };
        let same = || shipped.compose(&content.selection).is_ok_and(|own| own.hash == content.hash);
        shipped.hash() == self.catalog.hash() || same()
    }

    /// The content of a selection from the program's own catalog.
    ///
    /// # Errors
    /// When it cannot be composed.
    pub fn of(&self, selection: &Selection) -> Result<Arc<Content>, CompositionError> {
        if let Some(kept) = self.cached(selection)? {
            return Ok(kept);
        }
        let selection = self.catalog.select(&selection.modules, selection.mode.as_deref())?;
        let content = Arc::new(self.catalog.compose(&selection)?);
        Ok(self.kept.put((self.catalog.hash().to_owned(), selection), content))
    }

    /// The content of a selection from the program's own catalog, if it is in memory.
    ///
    /// # Errors
    /// When a module or the mode is unknown, or they exclude one another.
    pub fn cached(&self, selection: &Selection) -> Result<Option<Arc<Content>>, CompositionError> {
        let selection = self.catalog.select(&selection.modules, selection.mode.as_deref())?;
        if selection.is_base() {
            return Ok(Some(Arc::clone(&self.base)));
        }
        Ok(self.known(self.catalog.hash(), &selection))
    }

    /// The cached content of a selection from the catalog with this hash, if any.
    pub fn known(&self, hash: &str, selection: &Selection) -> Option<Arc<Content>> {
        self.kept.get(&(hash.to_owned(), selection.clone()))
    }

    /// Composes a selection from the catalog of an older game, which is slow.
    ///
    /// # Errors
    /// When the files cannot be parsed, or the selection cannot be composed from them.
    pub fn read(&self, hash: &str, files: &str, selection: &Selection) -> Result<Arc<Content>, String> {
        let files: Files = serde_json::from_str(files).map_err(|e| e.to_string())?;
        let catalog = Catalog::load(files).map_err(|e| e.to_string())?.with_rules(self.catalog.rules());
        let mut content = catalog.compose(selection).map_err(|e| e.to_string())?;
        if selection.is_base() && catalog.hash() != hash {
            // Keeps the hash under which its games refer to it, even if it was computed differently.
            hash.clone_into(&mut content.hash);
        }
        Ok(self.kept.put((hash.to_owned(), selection.clone()), Arc::new(content)))
    }

    /// The cached content with this hash, if it was composed from the program's own catalog.
    pub fn by_hash(&self, hash: &str) -> Option<Arc<Content>> {
        if self.base.hash == hash {
            return Some(Arc::clone(&self.base));
        }
        self.kept.find(|(catalog, _), content| catalog == self.catalog.hash() && content.hash == hash)
    }

    /// The number of cached contents besides the base game.
    pub fn kept(&self) -> usize {
        self.kept.count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::LiveGame;
    use darkrock_rules::Setup;
    use std::sync::Weak;

    /// Modules that change only the content's hash.
    const TOYS: usize = 6;

    fn toys(count: usize) -> Files {
        let mut files = Files::embedded();
        for n in 0..count {
            files.put(&format!("toy-{n}/module.yaml"), format!("{{id: toy-{n}, kind: expansion}}"));
        }
        files
    }

    /// The selection of the modules whose bits are set.
    fn selection(bits: usize) -> Selection {
        let modules = (0..TOYS).filter(|n| bits >> n & 1 == 1).map(|n| format!("toy-{n}")).collect();
        Selection { modules, mode: None }
    }

    #[test]
    fn what_no_table_holds_is_dropped() {
        let compositions = Compositions::new(Catalog::load(toys(TOYS)).expect("toys")).expect("the base game");
        let content = compositions.of(&selection(1)).expect("a composition");
        let setup = Setup { selection: content.selection.clone(), ..Setup::new(3) };
        let (game, _) = LiveGame::start(&content, &setup, [7; 32]).expect("a game");
        let (held, copy) = (Arc::downgrade(&content), game.clone());
        drop(content);
        let mut seen: Vec<Weak<Content>> = Vec::new();
        for bits in 2..1 << TOYS {
            let content = compositions.of(&selection(bits)).expect("a composition");
            assert!(compositions.kept() <= KEPT);
            assert!(Arc::ptr_eq(&content, &compositions.of(&content.selection).expect("the same")), "composed once");
            seen.push(Arc::downgrade(&content));
        }
        let alive = seen.iter().filter(|content| content.upgrade().is_some()).count();
        assert_eq!((alive, compositions.kept()), (KEPT, KEPT), "of {} that were composed", seen.len());
        assert!(compositions.known(compositions.catalog().hash(), &selection(1)).is_none(), "it had to go");
        assert_eq!(held.strong_count(), 4, "the games hold it, each with its luck");
        drop(game);
        assert_eq!(copy.content().selection, selection(1), "a copy of a game lives on by itself");
        drop(copy);
        assert!(held.upgrade().is_none(), "nobody holds it any more");
    }

    #[test]
    fn a_selection_is_the_same_in_whatever_order() {
        let compositions = Compositions::new(Catalog::load(toys(2)).expect("toys")).expect("the base game");
        let of = |modules: [&str; 2]| {
            let modules = modules.map(str::to_owned).to_vec();
            compositions.of(&Selection { modules, mode: None }).expect("a composition")
        };
        assert!(Arc::ptr_eq(&of(["toy-0", "toy-1"]), &of(["toy-1", "toy-0"])));
        assert!(Arc::ptr_eq(&compositions.of(&Selection::BASE).expect("the box"), compositions.base()));
        let unknown = Selection { modules: vec!["toy-9".to_owned()], mode: None };
        assert!(matches!(compositions.of(&unknown), Err(CompositionError::Misfits(_))));
    }

    #[test]
    fn older_games_are_called_as_they_were() {
        let compositions = Compositions::new(Catalog::embedded().expect("the shipped modules")).expect("the box");
        let files = serde_json::to_string(&toys(1)).expect("files are JSON");
        let older = Catalog::load(toys(1)).expect("a toy");
        let read = |hash: &str, bits| compositions.read(hash, &files, &selection(bits)).expect("it is read");
        // Before modules existed, the hash was computed differently.
        assert_eq!(read("0123456789abcdef", 0).hash, "0123456789abcdef");
        assert_eq!(read(older.hash(), 0).hash, compositions.base().hash);
        let toy = read(older.hash(), 1);
        assert_eq!(toy.hash, older.compose(&selection(1)).expect("a toy").hash);
        assert!(compositions.known(older.hash(), &selection(1)).is_some_and(|known| Arc::ptr_eq(&known, &toy)));
        assert!(compositions.read("0123456789abcdef", "{", &Selection::BASE).is_err());
    }
}
