//! API error type: a status, a short code and a sentence.

use crate::store::StoreError;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use darkrock_rules::content::CompositionError;
use darkrock_rules::selection::Misfit;
use darkrock_rules::variants::UnknownVariant;
use serde::Serialize;
use std::borrow::Cow;
use utoipa::ToSchema;

/// A request that was not carried out; nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Fault {
    /// The status of the answer.
    pub status: StatusCode,
    /// A short code, such as `not-your-seat`.
    pub code: Cow<'static, str>,
    /// What was wrong and what was expected.
    pub message: String,
}

/// The body of an answer that is an error.
#[derive(Serialize, ToSchema)]
pub struct ErrorBody {
    /// What went wrong, in a form that programs and people read.
    pub error: ErrorText,
}

/// An error in words.
#[derive(Serialize, ToSchema)]
pub struct ErrorText {
    /// A short code.
    pub code: String,
    /// What was wrong and what was expected.
    pub message: String,
}

impl Fault {
    fn new(status: StatusCode, code: impl Into<Cow<'static, str>>, message: String) -> Self {
        Self { status, code: code.into(), message }
    }
    /// The same with another code and message.
    pub fn with(self, code: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Self {
        Self { code: code.into(), message: message.into(), ..self }
    }
    /// The request is malformed.
    pub fn bad(code: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message.into())
    }
    /// The request is valid but cannot be carried out.
    pub fn unprocessable(code: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message.into())
    }
    /// The request conflicts with the current state.
    pub fn conflict(code: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message.into())
    }
    /// The rules or the content of today do not allow what is stored of a game.
    pub fn rules_changed(message: impl Into<String>) -> Self {
        Self::conflict("rules-changed", message)
    }
    /// The guest is not allowed to do this.
    pub fn forbidden(code: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message.into())
    }
    /// The requesting browser is not a guest yet.
    pub fn unknown_guest() -> Self {
        let message = "this browser has no name yet: send one to /api/guest first";
        Self::new(StatusCode::UNAUTHORIZED, "no-guest", message.to_owned())
    }
    /// It does not exist.
    pub fn missing(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", message.into())
    }
    /// A limit is exceeded.
    pub fn too_many(message: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message.into())
    }
    /// Too many games with bots only.
    pub fn too_many_bot_games(message: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "bot-games", message.into())
    }
    /// The request took too long.
    pub fn too_slow(message: impl Into<String>) -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, "too-slow", message.into())
    }
    /// This server cannot serve for the moment, whoever asks: it stops, or has lost its database or another server. Never
    /// for what somebody's requests can bring about: others would not be served either (docs/operating.md lists all cases).
    pub fn unavailable(message: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message.into())
    }
    /// Another server owns the table.
    pub fn elsewhere() -> Self {
        let message = "another server has this table: try again";
        Self::new(StatusCode::MISDIRECTED_REQUEST, "elsewhere", message.to_owned())
    }
    /// An internal error. The reason is logged and not sent to the client.
    pub fn internal(reason: String) -> Self {
        tracing::error!(reason, "internal fault");
        let message = "internal error; see the server's log";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message.to_owned())
    }
}

/// An incompatibility of a table's settings.
impl From<Misfit> for Fault {
    fn from(misfit: Misfit) -> Self {
        Self::unprocessable(misfit.code(), misfit.to_string())
    }
}

/// Incompatible modules. The code is that of the first reason; the message contains all of them.
impl From<CompositionError> for Fault {
    fn from(error: CompositionError) -> Self {
        let code = match &error {
            CompositionError::Misfits(misfits) => misfits.0.first().map(Misfit::code),
            CompositionError::Content(_) => None,
        };
        Self::unprocessable(code.unwrap_or_else(|| "modules".to_owned()), error.to_string())
    }
}

impl From<UnknownVariant> for Fault {
    fn from(error: UnknownVariant) -> Self {
        Self::unprocessable("unknown-variant", error.to_string())
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        if let StoreError::Damaged { .. } = error {
            return Self::internal(error.to_string());
        }
        if error.is_lost() {
            return Self::elsewhere();
        }
        // Two writers at once, such as an account and a table with one of its seats: the table reads its rows again.
        if let StoreError::Stale { .. } = error {
            let message = "the table has just been changed by somebody else: nothing was changed, try again";
            return Self::conflict("overtaken", message);
        }
        if let StoreError::Full { .. } = error {
            return Self::too_many("there are as many already as there may be");
        }
        tracing::error!(%error, "the database failed");
        Self::unavailable("the database is unavailable: nothing was changed, try again")
    }
}

/// The code of a fault, kept beside the response to it.
#[derive(Debug, Clone)]
pub(crate) struct Code(pub(crate) Cow<'static, str>);

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let code = Extension(Code(self.code.clone()));
        let error = ErrorText { code: self.code.into_owned(), message: self.message };
        (self.status, code, Json(ErrorBody { error })).into_response()
    }
}
