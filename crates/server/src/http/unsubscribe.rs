//! The page behind the link with which the recipient of an e-mail stops them, without being signed in (RFC 8058).
//!
//! The key in the address is all that counts: whoever has it can do nothing else with it. Asking for the page changes
//! nothing, since programs follow links in e-mails; its button, or the e-mail program itself, sends a `POST`.

use super::App;
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::notices::UNSUBSCRIBE;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use darkrock_texts::{Catalogue, Language};
use maud::{DOCTYPE, Markup, html};

/// The beginning of the addresses.
pub(super) const PATH: &str = UNSUBSCRIBE;

/// The page, and what its button does.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/unsubscribe/{key}", get(ask).post(stop))
}

/// What the page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Said {
    /// The question.
    Ask,
    /// The e-mails are stopped.
    Done,
    /// The key is not valid.
    Gone,
}

/// Whose key this is, and the language of the person.
async fn whose(app: &App, key: &str) -> Result<Option<(String, String)>, Fault> {
    let shared = app.hub.shared();
    let Some(guest) = shared.store.whose_mail_key(&sha256(key.as_bytes()), shared.clock.now_ms()).await? else {
        return Ok(None);
    };
    let (_, language) = shared.store.notice_settings(&guest).await?;
    Ok(Some((guest, language)))
}

async fn ask(State(app): State<App>, Path(key): Path<String>, headers: HeaderMap) -> Result<Response, Fault> {
    match whose(&app, &key).await? {
        Some((_, language)) => page(&app, Said::Ask, &language),
        None => page(&app, Said::Gone, &asked_language(&headers)),
    }
}

async fn stop(State(app): State<App>, Path(key): Path<String>, headers: HeaderMap) -> Result<Response, Fault> {
    let Some((guest, language)) = whose(&app, &key).await? else {
        return page(&app, Said::Gone, &asked_language(&headers));
    };
    app.hub.shared().store.stop_mails(&guest).await?;
    page(&app, Said::Done, &language)
}

/// The language that a browser asks for, if it is one of the server's.
fn asked_language(headers: &HeaderMap) -> String {
    let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let wishes = asked.split(',').filter_map(|wish| wish.split(';').next()).map(str::trim);
    Language::among(wishes).unwrap_or(Language::EN).code().to_owned()
}

const BODY: &str = "margin:0;padding:10vh 16px;background:#f4ecd9;color:#2b2118;font:18px/1.5 Georgia,serif";
const CARD: &str = "max-width:30em;margin:0 auto;padding:1.2em 1.5em;background:#fffaf0;border:1px solid #d9c9a3";
const BUTTON: &str =
    "min-height:44px;padding:0.5em 1.2em;border:0;background:#8c2f1f;color:#fffaf0;font:inherit;font-weight:bold";

fn page(app: &App, said: Said, language: &str) -> Result<Response, Fault> {
    const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");
    let words = app.reference.catalogue(language).or_else(|_| app.reference.catalogue(Language::EN.code()))?;
    let status = if said == Said::Gone { StatusCode::NOT_FOUND } else { StatusCode::OK };
    let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store"), (ROBOTS, "noindex")];
    Ok((status, headers, shown(words, said).into_string()).into_response())
}

fn shown(words: &Catalogue, said: Said) -> Markup {
    let text = match said {
        Said::Ask => "mail-stop-ask",
        Said::Done => "mail-stop-done",
        Said::Gone => "mail-stop-gone",
    };
    html! {
        (DOCTYPE)
        html lang=(words.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                meta name="robots" content="noindex";
                title { (words.text("mail-stop-title")) }
            }
            body style=(BODY) {
                main style=(CARD) {
                    h1 style="margin:0 0 0.5em;font-size:1.3em" { (words.text("mail-stop-title")) }
                    p role=[(said == Said::Done).then_some("status")] { (words.text(text)) }
                    @if said == Said::Ask {
                        form method="post" {
                            button type="submit" style=(BUTTON) { (words.text("mail-stop-button")) }
                        }
                    }
                    p { a href="/" style="color:inherit" { (words.text("mail-stop-home")) } }
                }
            }
        }
    }
}
