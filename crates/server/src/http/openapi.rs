//! The OpenAPI description of the HTTP API, generated from the handlers and wire types.

use super::once::STORES_NOTHING;
use super::{App, reference::json};
use super::{
    account, games, guests, missed, moderation, my_games, notes, notices, people, quick, reference, tables, tutorial,
    vacations, watching,
};
use crate::fault::Fault;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use utoipa::openapi::path::{ParameterBuilder, ParameterIn};
use utoipa::openapi::{Object, OpenApi as Document, RefOr, Required, Schema, Type};
use utoipa::{Modify, OpenApi};

/// The OpenAPI document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Darkrock",
        description = "Western Legends over the network. Errors are `{\"error\": {\"code\", \"message\"}}`. Live play goes \
                       over a WebSocket at `/api/tables/{id}/live`: see docs/play-protocol.md."
    ),
    paths(
        guests::me,
        guests::name,
        guests::renew,
        guests::leave,
        guests::server,
        missed::missed,
        my_games::games,
        watching::live,
        notices::read,
        notices::change,
        notices::subscribe,
        notices::unsubscribe,
        vacations::list,
        vacations::add,
        vacations::end,
        account::account,
        account::passkeys::begin,
        account::passkeys::finish,
        account::passkeys::remove,
        account::passkeys::begin_sign_in,
        account::passkeys::sign_in,
        account::confirm::begin,
        account::confirm::confirm,
        account::email::send,
        account::email::follow,
        account::email::remove,
        account::provider::visit,
        account::provider::returned,
        account::provider::remove,
        account::recovery::recover,
        account::recovery::renew,
        account::sign_out_device,
        account::sign_out_here,
        account::sign_out_everywhere,
        account::export,
        account::remove,
        tables::list,
        tables::make,
        tables::one,
        tables::change_seat,
        tables::change_settings,
        tables::start,
        tables::decide,
        tables::rematch,
        games::record,
        games::result,
        games::replay,
        games::review,
        people::leaderboards,
        people::leaderboard,
        people::players,
        people::profile,
        people::ignore,
        people::heed,
        quick::search,
        quick::play,
        moderation::reports::make,
        moderation::reports::list,
        moderation::reports::look,
        moderation::reports::decide,
        moderation::tables::list,
        moderation::tables::decide,
        moderation::tables::chat,
        moderation::bans::list,
        moderation::bans::ban,
        moderation::bans::lift,
        moderation::bans::look,
        moderation::bans::ban_network,
        moderation::roles::announce,
        moderation::roles::list,
        moderation::roles::give,
        moderation::roles::log,
        notes::read,
        notes::attach,
        reference::board_file,
        reference::content,
        reference::modules,
        reference::rules,
        tutorial::lessons,
        tutorial::play,
    ),
    components(schemas(crate::fault::ErrorBody)),
    modifiers(&Repeatable)
)]
struct Interface;

/// Adds to what changes something the key with which it may be sent again.
struct Repeatable;

impl Modify for Repeatable {
    fn modify(&self, document: &mut Document) {
        let key = ParameterBuilder::new()
            .name("Idempotency-Key")
            .parameter_in(ParameterIn::Header)
            .required(Required::False)
            .description(Some(
                "16 to 64 random letters, digits, hyphens or underscores, new for each request. Whoever has no answer may send the \
                 same request with the same key again, to any server: it is carried out once, and its answer is the first one, for ten \
                 minutes. With another request the key is refused with 422 `key-reused`.",
            ))
            .schema(Some(RefOr::T(Schema::Object(Object::with_type(Type::String)))))
            .build();
        for (_, path) in document.paths.paths.iter_mut().filter(|(path, _)| !path.ends_with(STORES_NOTHING)) {
            let changing = [&mut path.post, &mut path.put, &mut path.patch, &mut path.delete];
            for operation in changing.into_iter().flatten() {
                operation.parameters.get_or_insert_default().push(RefOr::T(key.clone()));
            }
        }
    }
}

/// The document as JSON.
pub(super) async fn document(State(app): State<App>, headers: HeaderMap) -> Result<Response, Fault> {
    let document = app.fixed("openapi".to_owned(), || json(&Interface::openapi()))?;
    Ok(document.answer(&headers, "no-cache"))
}
