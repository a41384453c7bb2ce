//! Storage of the answers to requests that clients may send again ([`crate::http`]): each is claimed by the node that carries it
//! out, so that no other one does, and by another one only when that node is gone.

use super::Store;
use super::error::StoreError;
use super::read::{first, get};
use super::writer::Write;
use sqlx::{AnyConnection, AssertSqlSafe};

/// For how long an answer is kept, in seconds of the database's clock.
const KEPT: i64 = 600;

/// A request that is carried out by this node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The SHA-256 of the sender and the client's id of the request.
    pub id: String,
    /// The SHA-256 of the request.
    pub digest: String,
    /// Random: no other claim of this request has it.
    pub run: String,
}

/// What is stored of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The SHA-256 of the request.
    pub digest: String,
    /// The answer, encrypted; none while it is carried out.
    pub answer: Option<String>,
    /// Whether the node lives that carries it out, or has done so.
    pub lives: bool,
}

/// A change of what is stored of a request. Those that are compared with the clock have the expression for the database's time.
pub(super) enum AnswerWrite {
    /// Begins to carry it out; fails if another one does or has done so.
    Begin { claim: Claim, clock: &'static str },
    /// The same for a request of a node that is gone; fails if it is not, or its answer is there.
    TakeOver { claim: Claim, clock: &'static str },
    /// Keeps its answer.
    Keep { id: String, run: String, answer: String },
    /// Forgets a request that has changed nothing.
    Forget { id: String, run: String },
}

impl AnswerWrite {
    /// Which request it concerns.
    pub fn id(&self) -> &str {
        match self {
            Self::Begin { claim, .. } | Self::TakeOver { claim, .. } => &claim.id,
            Self::Keep { id, .. } | Self::Forget { id, .. } => id,
        }
    }
}

/// One that is past its time is as good as deleted.
fn begin(clock: &str) -> String {
    format!(
        "INSERT INTO answers (id, digest, node, run, ends) VALUES ($1, $2, $3, $4, {clock} + $5) \
         ON CONFLICT (id) DO UPDATE SET digest = excluded.digest, node = excluded.node, run = excluded.run, \
         ends = excluded.ends, answer = NULL WHERE answers.ends <= {clock}"
    )
}

fn take_over(clock: &str) -> String {
    format!(
        "UPDATE answers SET node = $3, run = $4, ends = {clock} + $5 WHERE id = $1 AND digest = $2 \
         AND answer IS NULL AND node NOT IN (SELECT id FROM nodes)"
    )
}

const BEGUN: &str = "SELECT COUNT(*) FROM answers WHERE id = $1 AND run = $2";
const KEEP: &str = "UPDATE answers SET answer = $3 WHERE id = $1 AND run = $2";
const FORGET: &str = "DELETE FROM answers WHERE id = $1 AND run = $2 AND answer IS NULL";

/// Runs a write. `RowNotFound` for a request that is not this node's to carry out.
pub(super) async fn apply(to: &mut AnyConnection, node: &str, write: &AnswerWrite) -> Result<(), sqlx::Error> {
    let (Claim { id, digest, run }, sql) = match write {
        AnswerWrite::Begin { claim, clock } => (claim, begin(clock)),
        AnswerWrite::TakeOver { claim, clock } => (claim, take_over(clock)),
        AnswerWrite::Keep { id, run, answer } => {
            let keep = sqlx::query(KEEP).bind(id.as_str()).bind(run.as_str()).bind(answer.as_str());
            return keep.execute(to).await.map(drop);
        }
        AnswerWrite::Forget { id, run } => {
            return sqlx::query(FORGET).bind(id.as_str()).bind(run.as_str()).execute(to).await.map(drop);
        }
    };
    let claim = sqlx::query(AssertSqlSafe(sql)).bind(id.as_str()).bind(digest.as_str()).bind(node).bind(run.as_str());
    match claim.bind(KEPT).execute(to).await?.rows_affected() {
        0 => Err(sqlx::Error::RowNotFound),
        _ => Ok(()),
    }
}

/// Whether a request is begun already by exactly this claim, whose acknowledgment was lost.
pub(super) async fn is_begun(at: &mut AnyConnection, write: &AnswerWrite) -> Result<bool, sqlx::Error> {
    let (AnswerWrite::Begin { claim, .. } | AnswerWrite::TakeOver { claim, .. }) = write else { return Ok(false) };
    let begun = sqlx::query_scalar(BEGUN).bind(claim.id.as_str()).bind(claim.run.as_str());
    begun.fetch_one(at).await.map(|count: i64| count > 0)
}

impl Store {
    /// Makes this node the one that carries out a request that nobody has begun.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] when somebody has; otherwise when the database cannot store it.
    pub async fn begin_answer(&self, claim: &Claim) -> Result<(), StoreError> {
        let clock = self.inner.address.kind.seconds();
        self.write(Write::Answer(AnswerWrite::Begin { claim: claim.clone(), clock })).await
    }

    /// Makes this node the one that carries out a request of a node that is gone, which may have done so.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] when another one has taken it over, its answer is there, or it is another request; otherwise when
    /// the database cannot store it.
    pub async fn take_answer_over(&self, claim: &Claim) -> Result<(), StoreError> {
        let clock = self.inner.address.kind.seconds();
        self.write(Write::Answer(AnswerWrite::TakeOver { claim: claim.clone(), clock })).await
    }

    /// Keeps the answer to a request, if it is still this claim's.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn keep_answer(&self, claim: &Claim, answer: String) -> Result<(), StoreError> {
        let (id, run) = (claim.id.clone(), claim.run.clone());
        self.write(Write::Answer(AnswerWrite::Keep { id, run, answer })).await
    }

    /// Forgets a request that has changed nothing: it may be sent again, and is then tried again.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn forget_answer(&self, claim: &Claim) -> Result<(), StoreError> {
        let (id, run) = (claim.id.clone(), claim.run.clone());
        self.write(Write::Answer(AnswerWrite::Forget { id, run })).await
    }

    /// What is stored of a request.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn claimed(&self, id: &str) -> Result<Option<Claimed>, StoreError> {
        let sql = format!(
            "SELECT digest, answer, (SELECT COUNT(*) FROM nodes WHERE nodes.id = answers.node) FROM answers \
             WHERE id = $1 AND ends > {}",
            self.inner.address.kind.seconds()
        );
        let rows = self.inner.ask(sqlx::query(AssertSqlSafe(sql)).bind(id)).await?;
        first(rows, "an answer", |row| {
            Ok(Claimed { digest: get(row, 0)?, answer: get(row, 1)?, lives: get::<i64>(row, 2)? > 0 })
        })
    }
}
