//! How a guest is notified, and the browsers that receive push messages.

use super::guests::body;
use super::{App, Asking};
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::store::{Outcome, Subscription};
use crate::wire::turns::{ChangeNotices, NoticeSettings, Notices, Quiet, Subscribe, Unsubscribe, Zone};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use darkrock_texts::Language;

/// The guest, who must exist.
pub(super) async fn known(app: &App, asking: Asking) -> Result<String, Fault> {
    let id = asking.known()?;
    Ok(app.hub.shared().store.guest(&id).await?.ok_or_else(Fault::unknown_guest)?.id)
}

async fn shown(app: &App, guest: &str) -> Result<Json<Notices>, Fault> {
    let shared = app.hub.shared();
    let (settings, _) = shared.store.notice_settings(guest).await?;
    let browsers = shared.store.subscriptions(guest).await?.len() as u32;
    let account = shared.store.account_by_guest(guest).await?;
    let mails = shared.mailer.is_some() && account.is_some_and(|account| account.email.is_some());
    let links = shared.store.mail_keys(guest, shared.clock.now_ms()).await?.len() as u32;
    Ok(Json(Notices { settings, key: shared.push.key(&shared.store).await?.public(), browsers, mails, links }))
}

/// A language of the server.
fn language(code: &str) -> String {
    Language::all().find(|known| known.code() == code).unwrap_or(Language::EN).code().to_owned()
}

/// How the requesting guest is notified, and the key with which a browser subscribes to push messages.
#[utoipa::path(get, path = "/api/me/notices", responses((status = 200, body = Notices)), tag = "guests")]
pub(super) async fn read(State(app): State<App>, asking: Asking) -> Result<Json<Notices>, Fault> {
    let guest = known(&app, asking).await?;
    shown(&app, &guest).await
}

/// The settings with what a guest asks for: what is missing stays as it was.
fn changed(before: NoticeSettings, asked: &ChangeNotices) -> NoticeSettings {
    NoticeSettings {
        push: asked.push.unwrap_or(before.push),
        mail: asked.mail.unwrap_or(before.mail),
        nearly: asked.nearly.unwrap_or(before.nearly),
        bot: asked.bot.unwrap_or(before.bot),
        lobby: asked.lobby.unwrap_or(before.lobby),
        over: asked.over.unwrap_or(before.over),
        mention: asked.mention.unwrap_or(before.mention),
        quiet: asked.quiet.map_or(before.quiet, Quiet::real),
        zone: asked.zone.map(Zone::real).or(before.zone),
    }
}

/// Changes how the requesting guest is notified.
#[utoipa::path(put, path = "/api/me/notices", request_body = ChangeNotices,
    responses((status = 200, body = Notices)), tag = "guests")]
pub(super) async fn change(
    State(app): State<App>,
    asking: Asking,
    request: Result<Json<ChangeNotices>, JsonRejection>,
) -> Result<Json<Notices>, Fault> {
    let asked = body(request)?;
    let guest = known(&app, asking).await?;
    let store = &app.hub.shared().store;
    let (before, spoken) = store.notice_settings(&guest).await?;
    let language = asked.language.as_deref().map_or(spoken, language);
    store.put_notice_settings(&guest, changed(before, &asked), &language).await?;
    shown(&app, &guest).await
}

/// Subscribes a browser of the requesting guest to push messages.
#[utoipa::path(post, path = "/api/me/notices/browsers", request_body = Subscribe,
    responses((status = 200, body = Notices)), tag = "guests")]
pub(super) async fn subscribe(
    State(app): State<App>,
    asking: Asking,
    request: Result<Json<Subscribe>, JsonRejection>,
) -> Result<Json<Notices>, Fault> {
    let Subscribe { endpoint, p256dh, auth, language: code, replaces } = body(request)?;
    let guest = known(&app, asking).await?;
    let shared = app.hub.shared();
    shared.push.check(&endpoint, &p256dh, &auth)?;
    let (id, created) = (sha256(endpoint.as_bytes()), shared.clock.now_ms());
    let (settings, last) = shared.store.notice_settings(&guest).await?;
    let former = replaces.map(|former| sha256(former.as_bytes())).filter(|former| *former != id);
    let all = shared.store.subscriptions(&guest).await?;
    let replaced = all.into_iter().find(|row| Some(&row.id) == former.as_ref()).map(|row| row.language);
    let language = code.map_or(replaced.unwrap_or(last), |code| language(&code));
    let row_id = id.clone();
    let row = Subscription { id, guest: guest.clone(), endpoint, p256dh, auth, language: language.clone(), created };
    shared.store.subscribe(row).await?;
    if let Some(former) = former {
        // What was owed to the former one is owed to this one.
        let known = shared.store.browsers(&guest).await?.into_iter().find(|row| row.subscription.id == former);
        if let Some(sent) = known.and_then(|former| former.since) {
            shared.store.sent(&row_id, Outcome::Later { status: 0, at: created, sent }).await?;
        }
        shared.store.unsubscribe(&former, Some(&guest)).await?;
    }
    // Whoever subscribes wants to be notified; e-mails have the language of the last browser.
    shared.store.put_notice_settings(&guest, NoticeSettings { push: true, ..settings }, &language).await?;
    shown(&app, &guest).await
}

/// Ends the subscription of a browser of the requesting guest.
#[utoipa::path(delete, path = "/api/me/notices/browsers", request_body = Unsubscribe,
    responses((status = 200, body = Notices)), tag = "guests")]
pub(super) async fn unsubscribe(
    State(app): State<App>,
    asking: Asking,
    request: Result<Json<Unsubscribe>, JsonRejection>,
) -> Result<Json<Notices>, Fault> {
    let Unsubscribe { endpoint } = body(request)?;
    let guest = known(&app, asking).await?;
    app.hub.shared().store.unsubscribe(&sha256(endpoint.as_bytes()), Some(&guest)).await?;
    shown(&app, &guest).await
}

/// Revokes the links in all e-mails that the requesting guest was sent: they stop nothing any more.
#[utoipa::path(delete, path = "/api/me/notices/links", responses((status = 200, body = Notices)), tag = "guests")]
pub(super) async fn revoke_links(State(app): State<App>, asking: Asking) -> Result<Json<Notices>, Fault> {
    let guest = known(&app, asking).await?;
    app.hub.shared().store.revoke_mail_keys(&guest).await?;
    shown(&app, &guest).await
}
