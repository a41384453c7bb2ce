//! Links by e-mail: to sign in, to make a name permanent, or to confirm an address.
//!
//! A link works once, for a quarter of an hour. In another browser than the one that asked for it, it signs in only
//! after a confirmation that names the account: otherwise a stranger could sign others in to an account of his own. It
//! does nothing else there.

use super::super::Owner;
use super::super::guests::body;
use super::super::once::{MayBeDone, Once};
use super::{App, CEREMONY, Told, ceremony_cookie, changed, key_of, signed_in};
use crate::accounts::{Identity, Throttle, enter, enter_alone, new_id, passkeys, recovery};
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::guest::{keep_before, new_secret, secret_in, secret_of};
use crate::mail::{self, Mailer, Urgency};
use crate::peer::{AskingPeers, Peers};
use crate::store::{AccountRow, CeremonyRow, MOST_LISTED, Step, Store, TableFilter};
use crate::wire::account::{AccountChanged, FollowLink, GuestsOwn, LinkAnswer, SendLink};
use crate::wire::table::Status;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::header::{ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use darkrock_texts::{Args, Catalogue, Language};
use serde::{Deserialize, Serialize};

/// For how long a link is valid, in seconds.
const LINK_TIME: i64 = 900;
/// The most links to one address in ten minutes that one network can ask for.
const LINKS: u32 = 3;
/// The most links to one address in ten minutes. More than [`LINKS`], so that one network cannot keep somebody from
/// getting one.
const ALL_LINKS: u32 = 12;
/// The kind of its ceremony.
const LINK: &str = "link";

/// What a link does.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    /// Signs in to the account with the address.
    Enter,
    /// Makes the name of the guest permanent.
    Make,
    /// Adds the address to the account.
    Add,
    /// Nothing: nobody gets it.
    Nothing,
}

/// What a link is for.
#[derive(Serialize, Deserialize)]
struct Link {
    deed: Deed,
    email: String,
    /// The account, or the guest who becomes one.
    whose: String,
}

fn mailer(app: &App) -> Result<&Mailer, Fault> {
    let sentence = "this server sends no e-mail";
    app.hub.shared().mailer.as_ref().ok_or_else(|| Fault::conflict("no-mail", sentence))
}

/// The public origin for links: the page's own if it is a configured one, else the first. It never comes from the `Host`
/// of a request: whoever asks for a link could choose it, and receive the secret.
pub(super) fn public_origin<'a>(app: &'a App, headers: &HeaderMap) -> Result<&'a str, Fault> {
    let asked = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
    let origins = &app.config.origins;
    let found = origins.iter().find(|origin| Some(origin.as_str()) == asked).or_else(|| origins.first());
    found.map(String::as_str).ok_or_else(|| Fault::internal("no --origin is configured".to_owned()))
}

/// Limits how many links somebody asks for, and how many one address gets.
async fn throttle(app: &App, peers: &Peers, email: &str) -> Result<(), Fault> {
    let (store, now) = (&app.hub.shared().store, app.now());
    Throttle { what: "links", most: app.config.limits.codes_per_address }.take(store, peers, now).await?;
    let pairs: Vec<String> = peers.iter().map(|peer| format!("{peer} {email}")).collect();
    Throttle { what: "links-from", most: LINKS }.take_for(store, &pairs, now).await?;
    Throttle { what: "links-to", most: ALL_LINKS }.take_for(store, &[email.to_owned()], now).await
}

/// Sends a link to an address. The response is the same whether an account has the address or not: its status, its
/// cookie, and what is written before it.
#[utoipa::path(post, path = "/api/account/email", request_body = SendLink, responses((status = 204)), tag = "accounts")]
pub(crate) async fn send(
    State(app): State<App>,
    owner: Owner,
    AskingPeers(peers): AskingPeers,
    headers: HeaderMap,
    request: Result<Json<SendLink>, JsonRejection>,
) -> Result<Response, Fault> {
    let SendLink { email, language } = body(request)?;
    let (admitted, who) = (owner.admitted(&app, &peers).await.map(drop), &owner.0);
    let (mailer, email, at) = (mailer(&app)?, named_host(mail::address(&email)?)?, app.now());
    let store = &app.hub.shared().store;
    throttle(&app, &peers, &email).await?;
    let account = store.account_by_email(&email).await?;
    let guest = match &who.guest {
        Some(guest) => store.guest(guest).await?,
        None => None,
    };
    let (deed, whose) = match (&who.signed, account, guest) {
        // The account's own address is a proof; another one would be a way in for whoever has found this browser open.
        (Some(signed), Some(known), _) if known.id == signed.account => (Deed::Add, known.id),
        (Some(_), _, _) => {
            admitted?;
            (Deed::Add, who.confirmed(at)?.account.clone())
        }
        (None, Some(account), _) => (Deed::Enter, account.id),
        (None, None, Some(guest)) if admitted.is_ok() => (Deed::Make, guest.id),
        // Nobody's address, and nobody who may make an account: there is nothing to send, and nobody can tell.
        (None, None, _) => (Deed::Nothing, String::new()),
    };
    let (token, secret) = (new_secret()?, new_secret()?);
    let state = serde_json::to_string(&Link { deed, email: email.clone(), whose });
    let state = state.map_err(|error| Fault::internal(error.to_string()))?;
    let (id, binder) = (sha256(token.as_bytes()), sha256(secret.as_bytes()));
    let row = CeremonyRow { id, kind: LINK.to_owned(), who: binder, state, ends: at + LINK_TIME };
    store.change_account(vec![Step::Begin(row)]).await?;
    let link = format!("{}/account#link={token}", public_origin(&app, &headers)?);
    let (subject, text) = words(deed, &link, &language)?;
    let mail = mailer.compose(&email, &subject, text, Urgency::Link)?;
    if deed != Deed::Nothing {
        mailer.send(mail);
    }
    let cookie = ceremony_cookie(&secret, LINK_TIME, app.config.secure_cookies);
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, cookie)])).into_response())
}

/// An address whose host has a name: what a person has confirmed must not mean another machine to each server.
fn named_host(email: String) -> Result<String, Fault> {
    let host = email.rsplit('@').next().unwrap_or_default();
    let number = host.starts_with('[') || host.parse::<std::net::IpAddr>().is_ok() || !host.contains('.');
    let sentence = "this is not an e-mail address: expected one such as mara@example.org";
    if number { Err(Fault::bad("email", sentence)) } else { Ok(email) }
}

/// What the requesting browser has as a guest, if it has anything.
async fn guests_own(store: &Store, who: &Identity) -> Result<Option<GuestsOwn>, Fault> {
    let Some(guest) = who.guest.as_ref().filter(|_| who.signed.is_none()) else { return Ok(None) };
    let Some(known) = store.guest(guest).await? else { return Ok(None) };
    let filter = TableFilter { guest: Some(guest.clone()), limit: MOST_LISTED, ..TableFilter::default() };
    let tables = store.tables(&filter).await?;
    let tables = tables.iter().filter(|(row, _)| row.status != Status::Finished).count();
    Ok(Some(GuestsOwn { name: known.name, tables: u32::try_from(tables).unwrap_or(u32::MAX) }))
}

/// The mail in a language.
fn words(deed: Deed, link: &str, language: &str) -> Result<(String, String), Fault> {
    let language = Language::among([language]).unwrap_or(Language::EN);
    let catalogue = Catalogue::of(language).map_err(|error| Fault::internal(error.to_string()))?;
    let text = match deed {
        Deed::Enter | Deed::Nothing => "mail-link-enter",
        Deed::Make => "mail-link-make",
        Deed::Add => "mail-link-add",
    };
    let body =
        [catalogue.text(text), link.to_owned(), catalogue.text("mail-link-once"), catalogue.text("mail-link-not-you")];
    Ok((catalogue.with("mail-link-subject", &Args::new()), body.join("\n\n")))
}

/// Uses a link.
#[utoipa::path(post, path = "/api/account/link", request_body = FollowLink,
    responses((status = 200, body = LinkAnswer)), tag = "accounts")]
pub(crate) async fn follow(
    State(app): State<App>,
    owner: Owner,
    AskingPeers(peers): AskingPeers,
    once: Option<Extension<Once>>,
    again: MayBeDone,
    headers: HeaderMap,
    request: Result<Json<FollowLink>, JsonRejection>,
) -> Result<Response, Fault> {
    let FollowLink { token, device, confirmed, moves } = body(request)?;
    let (store, at, told) = (&app.hub.shared().store, app.now(), Told::of(&app, once).await?);
    if let Some(answer) = told.again(&app, &owner.0, &again, true).await? {
        return with_guest_before(&app, &owner.0, &headers, answer).await;
    }
    let gone = || Fault::missing("").with("link", "this link has expired, or was used already: ask for a new one");
    let row = store.ceremony(&sha256(token.as_bytes()), at).await?.filter(|row| row.kind == LINK).ok_or_else(gone)?;
    let bound = secret_in(&headers, CEREMONY, app.config.secure_cookies);
    let here = bound.is_some_and(|secret| sha256(secret.as_bytes()) == row.who);
    let link: Link = serde_json::from_str(&row.state).map_err(|_| gone())?;
    let end = Step::End { ceremony: row.id };
    let elsewhere = || Fault::conflict("link-browser", "open this link in the browser in which you asked for it");
    let admitted = owner.admitted(&app, &peers).await.map(drop);
    let who = owner.0;
    match link.deed {
        Deed::Enter => {
            let account = store.account(&link.whose).await?.ok_or_else(gone)?;
            if account.email.as_ref() != Some(&link.email) {
                return Err(gone());
            }
            let answer = Answered { device, secret: told.secret, here, confirmed, moves };
            enter_by_link(&app, &who, &headers, account, answer, end).await
        }
        Deed::Make if here && who.signed.is_none() && who.guest.as_ref() == Some(&link.whose) => {
            admitted?;
            make_account(&app, &who, link.email, &device, told, end).await
        }
        Deed::Add if here => {
            let signed = who.account()?;
            if signed.account != link.whose {
                return Err(elsewhere());
            }
            if store.account_by_email(&link.email).await?.is_some_and(|other| other.id != signed.account) {
                return Err(Fault::conflict("email-taken", "another account has this address"));
            }
            let known = store.account(&signed.account).await?.and_then(|account| account.email);
            // Whoever reads the mail of the account's own address is its owner.
            let own = known.as_ref() == Some(&link.email);
            if !own {
                admitted?;
                who.confirmed(at)?;
            }
            let proof = own.then(|| Step::Confirm { session: signed.session.clone(), at });
            let step = Step::Email { account: signed.account.clone(), email: Some(link.email) };
            store
                .change_account([end, step].into_iter().chain(proof).collect())
                .await
                .map_err(crate::accounts::overtaken)?;
            let Json(changed) = changed(&app, signed, None).await?;
            Ok(Json(LinkAnswer { asks: None, own: None, changed: Some(changed) }).into_response())
        }
        Deed::Make | Deed::Add => Err(elsewhere()),
        Deed::Nothing => Err(gone()),
    }
}

/// Makes the account of a guest who has followed the link that was sent to this address.
async fn make_account(
    app: &App,
    who: &Identity,
    email: String,
    device: &str,
    told: Told,
    end: Step,
) -> Result<Response, Fault> {
    let (Told { secret, code }, at) = (told, app.now());
    let account = AccountRow {
        email: Some(email),
        name_key: Some(key_of(app, who).await?),
        ..AccountRow::new(passkeys::new_account()?, new_id::<32>()?, recovery::hash_of(&code)?, at)
    };
    let (id, guest) = (account.id.clone(), account.guest.clone());
    let steps = vec![end, Step::Account(account)];
    enter(&app.hub, who, (&id, &guest), (device, &secret), steps, at).await?;
    signed_in(app, &id, &secret, Some(code), true).await
}

/// How a link to sign in was opened.
struct Answered {
    device: String,
    /// The new secret of the browser, if it is signed in.
    secret: String,
    /// Whether in the browser that asked for it.
    here: bool,
    confirmed: bool,
    moves: bool,
}

/// Signs in to an account. In another browser than the one that asked for the link the person confirms that, and what the
/// browser has as a guest moves to the account only if the person says so.
async fn enter_by_link(
    app: &App,
    who: &Identity,
    headers: &HeaderMap,
    account: AccountRow,
    Answered { device, secret, here, confirmed, moves }: Answered,
    end: Step,
) -> Result<Response, Fault> {
    let (store, at) = (&app.hub.shared().store, app.now());
    if !here && !confirmed {
        let name = store.guest(&account.guest).await?.map(|guest| guest.name);
        let (asks, own) = (name.or(account.email), guests_own(store, who).await?);
        return Ok(Json(LinkAnswer { asks, own, changed: None }).into_response());
    }
    let whose = (account.id.as_str(), account.guest.as_str());
    if here || moves {
        enter(&app.hub, who, whose, (&device, &secret), vec![end], at).await?;
        return signed_in(app, &account.id, &secret, None, true).await;
    }
    enter_alone(&app.hub, who, whose, (&device, &secret), vec![end], at).await?;
    let answer = signed_in(app, &account.id, &secret, None, true).await?;
    with_guest_before(app, who, headers, answer).await
}

/// The answer to a browser that has signed in by a link, and is a guest again when it signs out, if it has remained one.
async fn with_guest_before(
    app: &App,
    who: &Identity,
    headers: &HeaderMap,
    answer: Response,
) -> Result<Response, Fault> {
    let remains = match who.guest.as_ref().filter(|_| who.signed.is_none()) {
        Some(guest) => app.hub.shared().store.guest(guest).await?.is_some(),
        None => false,
    };
    let before = secret_of(headers, &app.config).filter(|_| remains);
    let kept = before.map(|secret| AppendHeaders([(SET_COOKIE, keep_before(secret, app.config.secure_cookies))]));
    Ok((kept, answer).into_response())
}

/// Deletes the address of the account.
#[utoipa::path(delete, path = "/api/account/email", responses((status = 200, body = AccountChanged)), tag = "accounts")]
pub(crate) async fn remove(State(app): State<App>, who: Identity) -> Result<Json<AccountChanged>, Fault> {
    let signed = who.confirmed(app.now())?;
    let step = Step::Email { account: signed.account.clone(), email: None };
    app.hub.shared().store.change_account(vec![step]).await.map_err(crate::accounts::overtaken)?;
    changed(&app, signed, None).await
}
