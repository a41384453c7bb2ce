//! State shared by all tables.

use crate::bot_games::BotGames;
use crate::clock::Clock;
use crate::compositions::Compositions;
use crate::config::Limits;
use crate::fault::Fault;
use crate::host::House;
use crate::levels::Levels;
use crate::mail::Mailer;
use crate::nodes::Nodes;
use crate::places::Asker;
use crate::pool::Pool;
use crate::pulse::Pulse;
use crate::push::{Push, PushConfig};
use crate::review::Reviews;
use crate::sightings::Sightings;
use crate::slow::SlowWork;
use crate::store::{Store, StoreError};
use crate::times::Times;
use crate::watchers::Watchers;
use darkrock_rules::content::Rules;
use darkrock_rules::{Content, Selection};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::OnceCell;

/// What all tables share.
#[derive(Debug)]
pub struct Shared {
    /// The database.
    pub store: Store,
    /// The thread pool for bots.
    pub pool: Pool,
    /// The levels of bots.
    pub levels: Levels,
    /// Reviews of finished games.
    pub reviews: Reviews,
    /// Slots for games with bots only.
    pub bot_games: BotGames,
    /// A bounded number of threads for what takes longer than a request may block.
    pub slow: SlowWork,
    /// Cached contents.
    pub compositions: Arc<Compositions>,
    /// What the host has decided.
    pub house: House,
    /// From where guests were lately seen.
    pub sightings: Sightings,
    /// Clients that watch their lists.
    pub watchers: Arc<Watchers>,
    /// The other servers on the database.
    pub nodes: Nodes,
    /// Limits for guests.
    pub limits: Limits,
    /// The wall clock of turn-based tables.
    pub clock: Clock,
    /// The pulse of this server.
    pub pulse: Pulse,
    /// How long games take here.
    pub times: Times,
    /// The sender of push messages.
    pub push: Push,
    /// Sends mails, where that is configured.
    pub mailer: Option<Mailer>,
    /// Whether the content of new games is stored.
    kept: OnceCell<()>,
}

impl Shared {
    /// Creates the shared state.
    pub fn new(store: Store, pool: Pool, levels: Levels, compositions: Compositions, limits: Limits) -> Self {
        let (reviews, bot_games, compositions) = (Reviews::default(), BotGames::default(), Arc::new(compositions));
        let (slow, kept, nodes) = (SlowWork::default(), OnceCell::new(), Nodes::new(store.clone()));
        Self {
            house: House::default(),
            sightings: Sightings::default(),
            watchers: Arc::default(),
            nodes,
            store,
            pool,
            levels,
            reviews,
            bot_games,
            slow,
            compositions,
            limits,
            clock: Clock::default(),
            pulse: Pulse::default(),
            times: Times::default(),
            push: Push::new(PushConfig::default()),
            mailer: None,
            kept,
        }
    }

    /// Stores the content of new games, once: it stays the same while the program runs.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn keep_content(&self) -> Result<(), StoreError> {
        let (hash, files) = (self.compositions.catalog().hash(), self.compositions.files());
        self.kept.get_or_try_init(|| self.store.put_content(hash, files)).await.copied()
    }

    /// The rules by which all games are played.
    pub fn rules(&self) -> Rules {
        self.compositions.catalog().rules()
    }

    /// The content of a selection for a request: composed on a separate thread, unless it is cached.
    ///
    /// # Errors
    /// When it cannot be composed, or the guest or address has too much slow work.
    pub async fn composed(&self, asker: Asker, selection: Selection) -> Result<Arc<Content>, Fault> {
        let compositions = Arc::clone(&self.compositions);
        if let Some(known) = compositions.cached(&selection)? {
            return Ok(known);
        }
        Ok(self.slow.run(asker, move || compositions.of(&selection)).await??)
    }

    /// The content of a selection from the catalog with this hash: the program's own, or the one with which a game
    /// began, which was stored then.
    ///
    /// # Errors
    /// When it is not stored, cannot be parsed, or lacks a selected module.
    pub async fn content_of(&self, hash: &str, selection: &Selection) -> Result<Arc<Content>, Fault> {
        let compositions = Arc::clone(&self.compositions);
        let said = |what: String| format!("the content {hash} of a game cannot be used: {what}");
        let cannot = |what: String| Fault::rules_changed(said(what));
        if compositions.catalog().hash() == hash {
            return compositions.of(selection).map_err(|e| cannot(e.to_string()));
        }
        if let Some(known) = compositions.known(hash, selection) {
            return Ok(known);
        }
        let files =
            self.store.content(hash).await?.ok_or_else(|| Fault::internal(said("it is not stored".to_owned())))?;
        let (called, selection) = (hash.to_owned(), selection.clone());
        self.slow.run_own(move || compositions.read(&called, &files, &selection)).await?.map_err(cannot)
    }
}

/// Milliseconds since 1970.
pub fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Seconds since 1970.
pub fn now() -> i64 {
    now_ms() / 1000
}
