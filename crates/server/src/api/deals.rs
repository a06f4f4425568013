//! Deals that several people play: today's, boards, duels, and what others made of them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{COOKIE, LOCATION, SET_COOKIE};
use axum::response::AppendHeaders;
use polis_protocol::{
    Code, DailyContest, DailyDeals, Day, DealGame, DealId, DealPage, MonthBoard, MonthEntry,
    NewDuel, ParseDayError, Refusal, SessionKind, Snapshot,
};
use schemars::JsonSchema;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::api::Shared;
use crate::api::answer::{Created, Headers, header};
use crate::api::caller::{Body, Caller, Path, RequiredCaller};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;
use crate::people::Scheme;
use crate::random::{random_secret, to_hex};

/// The name of the cookie by which a browser is known in which a deal was begun.
const COOKIE_NAME: &str = "polis-deals";
/// How long it is kept, in seconds: as long as the server knows what to do with it.
const COOKIE_SECONDS: u64 = 30 * 24 * 3600;

pub(crate) async fn daily(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
) -> Result<Json<DailyDeals>, Failure> {
    let node = &shared.node;
    let person = caller.map(|identity| identity.person.id);
    let (day, now) = (node.today(), node.clock.now());
    let mut deals = Vec::new();
    for contest in DailyContest::ALL {
        let id = DealId::Daily(day, contest);
        deals.push(node.deal_summary(id, person).await?);
    }
    Ok(Json(DailyDeals {
        day,
        ends: day.ends(),
        now,
        deals,
    }))
}

/// A day in a path.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct DayText(#[schemars(with = "Day")] String);

pub(crate) async fn month(
    State(shared): State<Arc<Shared>>,
    Path((contest, DayText(day))): Path<(DailyContest, DayText)>,
) -> Result<Json<MonthBoard>, Failure> {
    let day: Day = day
        .parse()
        .map_err(|error: ParseDayError| Refusal::new(Code::NotFound, error.to_string()))?;
    let month = day.month();
    let days = (month.0, day.next_month().0);
    let node = &shared.node;
    let rows = node
        .store
        .month_of_deals(contest, days, node.clock.now())
        .await?;
    let mut board: Vec<MonthEntry> = Vec::new();
    for (row, number) in rows.into_iter().zip(1..) {
        let place = match board.last() {
            Some(last) if (last.score, last.wins) == (row.score, row.wins) => last.place,
            Some(_) | None => number,
        };
        board.push(MonthEntry {
            place,
            person: row.person,
            days: row.days,
            wins: row.wins,
            score: row.score,
        });
    }
    Ok(Json(MonthBoard {
        month,
        contest,
        board,
    }))
}

pub(crate) async fn new_duel(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Body(new): Body<NewDuel>,
) -> Result<(Headers, Created<DealPage>), Failure> {
    let person = &identity.person;
    shared.limiter.table(person.id, client.standing)?;
    let deal = shared.node.new_duel(person, new.plan).await?;
    let page = shared.node.deal_page(deal, Some(person.id)).await?;
    let location = format!("/api/v1/deals/{deal}");
    Ok((header(LOCATION, location), Created(page)))
}

pub(crate) async fn page(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(deal): Path<DealId>,
) -> Result<Json<DealPage>, Failure> {
    let person = caller.map(|identity| identity.person.id);
    Ok(Json(shared.node.deal_page(deal, person).await?))
}

pub(crate) async fn games(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(deal): Path<DealId>,
) -> Result<Json<Vec<DealGame>>, Failure> {
    let person = caller.map(|identity| identity.person.id);
    Ok(Json(shared.node.deal_games(deal, person).await?))
}

pub(crate) async fn begin(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(deal): Path<DealId>,
    headers: HeaderMap,
) -> Result<(Headers, Created<Box<Snapshot>>), Failure> {
    shared.limiter.table(identity.person.id, client.standing)?;
    let known = browser_in(&headers).map(ToOwned::to_owned);
    let fresh = match (&known, identity.kind) {
        // Programs have no cookies.
        (Some(_), _) | (None, SessionKind::Token) => None,
        (None, SessionKind::Cookie) => Some(random_secret()),
    };
    let browser = known.or_else(|| fresh.clone());
    let hash = browser.map(|browser| to_hex(&Sha256::digest(browser.as_bytes())));
    let table = shared.node.begin_try(&identity.person, deal, hash).await?;
    let snapshot = shared.node.look(table).await?;
    let location = format!("/api/v1/tables/{table}");
    let mut headers = vec![(LOCATION, location)];
    headers.extend(fresh.map(|browser| (SET_COOKIE, cookie(&browser, client.scheme))));
    Ok((AppendHeaders(headers), Created(snapshot)))
}

fn cookie(browser: &str, scheme: Scheme) -> String {
    let secure = match scheme {
        Scheme::Https => "; Secure",
        Scheme::Http => "",
    };
    format!(
        "{COOKIE_NAME}={browser}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    )
}

/// What a browser keeps to be known by; what is none of ours is not looked at.
fn browser_in(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(COOKIE_NAME)?.strip_prefix('='))
        .filter(|value| value.len() == 64 && value.bytes().all(|byte| byte.is_ascii_hexdigit()))
}
