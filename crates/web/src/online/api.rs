//! Asking the server over HTTP: for people, histories and what is no table.

use std::pin::Pin;

use leptos::prelude::*;
use polis_protocol::{
    ApiToken, Code, Credential, Credentials, DeleteMe, HistoryPage, Logged, Me, MyTable,
    NewAccount, NewApiToken, NewGuest, NewPassword, PersonId, Pool, Profile, RatingPoint, Refusal,
    Rename, SecretToken, SignedIn, Snapshot, TableId, TableSettings, TokenId,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use polis_client::online::json;
use polis_client::settings::Settings;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The server was not reached, or what answered was no server of ours.
    NoAnswer,
    /// It refused.
    Refused(Code),
}

/// The answer to a question.
pub(crate) type Answer<T> = Result<T, Failure>;

/// Plays at once, under a name.
pub(crate) async fn be_guest(name: &str) -> Answer<SignedIn> {
    let guest = NewGuest {
        name: name.to_owned(),
        credential: Credential::Cookie,
    };
    ask("POST", "/api/v1/guest".to_owned(), body(&guest)).await
}

/// Makes an account of the guest, or a new one.
pub(crate) async fn make_account(name: String, password: String) -> Answer<SignedIn> {
    let account = NewAccount {
        name,
        password,
        credential: Credential::Cookie,
    };
    ask("POST", "/api/v1/account".to_owned(), body(&account)).await
}

pub(crate) async fn sign_in(name: String, password: String) -> Answer<SignedIn> {
    let credentials = Credentials {
        name,
        password,
        credential: Credential::Cookie,
    };
    ask("POST", "/api/v1/session".to_owned(), body(&credentials)).await
}

pub(crate) async fn sign_out() -> Answer<()> {
    do_this("DELETE", "/api/v1/session".to_owned(), None).await
}

pub(crate) async fn sign_out_everywhere() -> Answer<()> {
    do_this("DELETE", "/api/v1/sessions".to_owned(), None).await
}

/// Takes another name.
pub(crate) async fn rename(name: String) -> Answer<Me> {
    ask("PUT", "/api/v1/me/name".to_owned(), body(&Rename { name })).await
}

/// Takes another password.
pub(crate) async fn change_password(old: String, new: String) -> Answer<()> {
    do_this(
        "PUT",
        "/api/v1/me/password".to_owned(),
        body(&NewPassword { old, new }),
    )
    .await
}

/// Keeps what is set with the account.
pub(crate) async fn keep_settings(settings: &Settings) -> Answer<()> {
    do_this("PUT", "/api/v1/me/settings".to_owned(), body(settings)).await
}

/// Deletes oneself.
pub(crate) async fn delete_me(password: Option<String>) -> Answer<()> {
    do_this(
        "DELETE",
        "/api/v1/me".to_owned(),
        body(&DeleteMe { password }),
    )
    .await
}

/// All that is kept of who asks, as text.
pub(crate) async fn my_data() -> Answer<String> {
    request("GET", "/api/v1/me/data".to_owned(), None).await
}

/// One's unfinished tables.
pub(crate) async fn my_tables() -> Answer<Vec<MyTable>> {
    ask("GET", "/api/v1/me/tables".to_owned(), None).await
}

/// One's tokens for programs.
pub(crate) async fn my_tokens() -> Answer<Vec<ApiToken>> {
    ask("GET", "/api/v1/me/tokens".to_owned(), None).await
}

/// A new token for a program.
pub(crate) async fn make_token(label: String) -> Answer<SecretToken> {
    ask(
        "POST",
        "/api/v1/me/tokens".to_owned(),
        body(&NewApiToken { label }),
    )
    .await
}

/// Ends a token.
pub(crate) async fn remove_token(token: TokenId) -> Answer<()> {
    do_this("DELETE", format!("/api/v1/me/tokens/{token}"), None).await
}

/// Opens a table.
pub(crate) async fn open_table(settings: &TableSettings) -> Answer<Snapshot> {
    ask("POST", "/api/v1/tables".to_owned(), body(settings)).await
}

/// What was said at a table at which one sits.
pub(crate) async fn chat(table: TableId) -> Answer<Vec<Logged>> {
    ask("GET", format!("/api/v1/tables/{table}/chat"), None).await
}

/// The record of a finished game, as text.
pub(crate) async fn finished_record(table: TableId) -> Answer<String> {
    request("GET", format!("/api/v1/tables/{table}/record"), None).await
}

/// A player.
pub(crate) async fn profile(person: PersonId) -> Answer<Profile> {
    ask("GET", format!("/api/v1/people/{person}"), None).await
}

/// A page of the finished games of a player.
pub(crate) async fn history(person: PersonId, before: Option<&str>) -> Answer<HistoryPage> {
    let mut path = format!("/api/v1/people/{person}/games");
    if let Some(before) = before {
        path.push_str("?before=");
        path.push_str(&String::from(js_sys::encode_uri_component(before)));
    }
    ask("GET", path, None).await
}

/// How a rating went.
pub(crate) async fn ratings(person: PersonId, pool: Pool) -> Answer<Vec<RatingPoint>> {
    let Pool { game, seats } = pool;
    let path = format!("/api/v1/people/{person}/ratings/{}/{seats}", game.name());
    ask("GET", path, None).await
}

/// Where something of the server is: beside the page, wherever that is.
pub(super) fn address(path: &str) -> Option<String> {
    let base = document().base_uri().ok()??;
    let base = base.split('#').next()?;
    let url = web_sys::Url::new_with_base(path.trim_start_matches('/'), base).ok()?;
    Some(url.href())
}

/// A body of a request, in JSON.
fn body(content: &impl Serialize) -> Option<String> {
    // Numbers and texts can always be written as JSON.
    serde_json::to_string(content).ok()
}

async fn do_this(method: &'static str, path: String, body: Option<String>) -> Answer<()> {
    request(method, path, body).await.map(|_| ())
}

async fn ask<T: DeserializeOwned>(
    method: &'static str,
    path: String,
    body: Option<String>,
) -> Answer<T> {
    let text = request(method, path, body).await?;
    json::read(&text).map_err(|_| Failure::NoAnswer)
}

/// Asks the server. Whoever asks shares the one future, so that its code is there once.
fn request(
    method: &'static str,
    path: String,
    body: Option<String>,
) -> Pin<Box<dyn Future<Output = Answer<String>>>> {
    Box::pin(async move {
        let (status, text) = fetch(method, &path, body).await.ok_or(Failure::NoAnswer)?;
        if (200..300).contains(&status) {
            return Ok(text);
        }
        match json::read::<Refusal>(&text) {
            Ok(refusal) => Err(Failure::Refused(refusal.code)),
            Err(_) => Err(Failure::NoAnswer),
        }
    })
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Option<(u16, String)> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = web_sys::Headers::new().ok()?;
        headers.set("content-type", "application/json").ok()?;
        init.set_headers(&headers);
        init.set_body(&JsValue::from_str(&body));
    }
    let promise = window().fetch_with_str_and_init(&address(path)?, &init);
    let response: Response = JsFuture::from(promise).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    Some((response.status(), text.as_string()?))
}
