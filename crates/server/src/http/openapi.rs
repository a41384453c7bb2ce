//! The OpenAPI description of the HTTP API, generated from the handlers and wire types.

use super::line::is_slow;
use super::once::STORES_NOTHING;
use super::{App, reference::json};
use super::{
    account, browsers, games, guests, missed, moderation, my_games, notes, notices, orders, people, quick, reference,
    tables, tutorial, vacations, watching,
};
use crate::fault::Fault;
use axum::extract::State;
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::{Content, Object, OpenApi as Document, Ref, RefOr, Required, ResponseBuilder, Schema, Type};
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
        browsers::check,
        browsers::test,
        browsers::heard,
        notices::revoke_links,
        orders::read,
        orders::change,
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
        account::sharing::change,
        account::sign_out_device,
        account::sign_out_here,
        account::sign_out_everywhere,
        account::export::export,
        account::remove,
        tables::list,
        tables::make,
        tables::one,
        tables::change_seat,
        tables::change_settings,
        tables::close,
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
    components(schemas(crate::fault::ErrorBody, crate::wire::api::Ahead)),
    modifiers(&Repeatable, &Waits)
)]
struct Interface;

/// A header that a request may have.
fn optional(name: &str, description: &str) -> RefOr<Parameter> {
    let header = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Header).required(Required::False);
    let text = RefOr::T(Schema::Object(Object::with_type(Type::String)));
    RefOr::T(header.description(Some(description)).schema(Some(text)).build())
}

/// Adds to what changes something the key with which it may be sent again.
struct Repeatable;

impl Modify for Repeatable {
    fn modify(&self, document: &mut Document) {
        let key = optional(
            "Idempotency-Key",
            "16 to 64 random letters, digits, hyphens or underscores, new for each request. Whoever has no answer may send the same \
             request with the same key again, to any server: it is carried out once, and its answer is the first one, for ten minutes. \
             With another request the key is refused with 422 `key-reused`.",
        );
        for (_, path) in document.paths.paths.iter_mut().filter(|(path, _)| !path.ends_with(STORES_NOTHING)) {
            let changing = [&mut path.post, &mut path.put, &mut path.patch, &mut path.delete];
            for operation in changing.into_iter().flatten() {
                operation.parameters.get_or_insert_default().push(key.clone());
            }
        }
    }
}

/// Adds to what may have to wait for slow work how to learn one's place in line.
struct Waits;

impl Modify for Waits {
    fn modify(&self, document: &mut Document) {
        let prefer = optional(
            "Prefer",
            "`respond-async`: if it has to wait in line for longer than a second, the answer is status 202 with the header `darkrock-line`: \
             how many are served before it. The same request, sent again within ten seconds, keeps its place.",
        );
        let told = "its place in line, if `Prefer` is `respond-async`: send it again";
        let ahead = Ref::from_schema_name("Ahead");
        let told =
            ResponseBuilder::new().description(told).content("application/json", Content::new(Some(ahead))).build();
        for (name, path) in &mut document.paths.paths {
            let name = name.trim_start_matches("/api");
            let operations = [(Method::GET, &mut path.get), (Method::POST, &mut path.post)];
            for (_, operation) in operations.into_iter().filter(|(method, _)| is_slow(method, name)) {
                let Some(operation) = operation else { continue };
                operation.parameters.get_or_insert_default().push(prefer.clone());
                operation.responses.responses.insert("202".to_owned(), RefOr::T(told.clone()));
            }
        }
    }
}

/// The document as JSON.
pub(super) async fn document(State(app): State<App>, headers: HeaderMap) -> Result<Response, Fault> {
    let document = app.fixed("openapi".to_owned(), || json(&Interface::openapi()))?;
    Ok(document.answer(&headers, "no-cache"))
}
