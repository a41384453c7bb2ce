//! What all tables share.

use crate::bot_games::BotGames;
use crate::config::Limits;
use crate::fault::Fault;
use crate::levels::Levels;
use crate::pool::Pool;
use crate::review::Reviews;
use crate::slow::SlowWork;
use crate::store::{Store, StoreError};
use darkrock_rules::Content;
use darkrock_rules::content::Files;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::OnceCell;

/// What all tables share.
#[derive(Debug)]
pub struct Shared {
    /// The database.
    pub store: Store,
    /// Where bots think.
    pub pool: Pool,
    /// The levels of bots.
    pub levels: Levels,
    /// Finished games that are looked over.
    pub reviews: Reviews,
    /// Games that only bots play.
    pub bot_games: BotGames,
    /// Work that takes long.
    pub slow: SlowWork,
    /// The content of new games.
    pub content: &'static Content,
    /// The files of that content, as they are stored with each game's table.
    pub files: String,
    /// Bounds on what guests may do.
    pub limits: Limits,
    /// Contents of games that began with another one, by hash.
    older: Mutex<HashMap<String, &'static Content>>,
    /// Whether the content of new games is stored.
    kept: OnceCell<()>,
}

impl Shared {
    /// What all tables share.
    pub fn new(
        store: Store,
        pool: Pool,
        levels: Levels,
        content: &'static Content,
        files: String,
        limits: Limits,
    ) -> Self {
        let (reviews, bot_games) = (Reviews::default(), BotGames::default());
        let (slow, older, kept) = (SlowWork::default(), Mutex::default(), OnceCell::new());
        Self { store, pool, levels, reviews, bot_games, slow, content, files, limits, older, kept }
    }

    /// Stores the content of new games, once: it stays the same for as long as the program runs.
    ///
    /// # Errors
    /// When the database cannot keep it.
    pub async fn keep_content(&self) -> Result<(), StoreError> {
        self.kept.get_or_try_init(|| self.store.put_content(&self.content.hash, &self.files)).await.copied()
    }

    /// The content of a hash: the program's own, or one that a game began with and that was stored then.
    ///
    /// Each is loaded once and kept for good: games refer to it without counting, and there are never many.
    ///
    /// # Errors
    /// When it is not stored or cannot be read.
    pub async fn content_of(&self, hash: &str) -> Result<&'static Content, Fault> {
        if self.content.hash == hash {
            return Ok(self.content);
        }
        if let Some(content) = self.older.lock().ok().and_then(|known| known.get(hash).copied()) {
            return Ok(content);
        }
        let stored = self.store.content(hash).await?;
        let text = stored.ok_or_else(|| Fault::internal(format!("the content {hash} of a game is not stored")))?;
        let files: Files = serde_json::from_str(&text)
            .map_err(|e| Fault::internal(format!("the stored content {hash} cannot be read: {e}")))?;
        let content = Content::load(&files)
            .map_err(|e| Fault::internal(format!("the stored content {hash} cannot be loaded: {e}")))?;
        // Called as its games call it, whichever way its hash was made then.
        let content = Content { hash: hash.to_owned(), ..content };
        let content: &'static Content = Box::leak(Box::new(content));
        if let Ok(mut known) = self.older.lock() {
            known.insert(hash.to_owned(), content);
        }
        Ok(content)
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
