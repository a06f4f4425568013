//! What is known of players.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use polis_protocol::{
    Code, GameKind, HistoryPage, Leaderboard, Millis, PersonId, Pool, Profile, RatingPoint,
    Refusal, schema,
};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::api::Shared;
use crate::api::caller::{Caller, Path, Query, malformed};
use crate::failure::Failure;
use crate::people::Identity;
use crate::store::{HistoryVisibility, Store};

pub(crate) async fn profile(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(person): Path<PersonId>,
) -> Result<Json<Profile>, Failure> {
    let node = &shared.node;
    let now = node.clock.now();
    let profile = |store| read_profile(store, person, now);
    let mut found = node
        .read_stale(reader(caller.as_ref()), Some(person), profile)
        .await?;
    if found.is_none() {
        // They may have just come.
        found = read_profile(&node.store, person, now).await?;
    }
    let missing = || Refusal::new(Code::NotFound, "there is no such person");
    Ok(Json(found.ok_or_else(missing)?))
}

async fn read_profile(
    store: &Store,
    person: PersonId,
    now: Millis,
) -> Result<Option<Profile>, sqlx::Error> {
    let Some(account) = store.person(person).await? else {
        return Ok(None);
    };
    Ok(Some(Profile {
        person: account.person,
        since: account.since,
        ratings: store.ratings(person).await?,
        statistics: store.statistics(person).await?,
        vacation: store
            .vacations(person, now)
            .await?
            .into_iter()
            .find(|vacation| vacation.holds(now)),
    }))
}

/// Who reads.
fn reader(caller: Option<&Arc<Identity>>) -> Option<PersonId> {
    caller.map(|identity| identity.person.id)
}

/// A game in a path.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct PoolGame(#[schemars(with = "schema::GameKind")] GameKind);

/// Number of seats of a game that is rated.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
// A text, as what is no number names no game either: that is not found, and nothing is malformed.
pub(crate) struct PoolSeats(#[schemars(with = "u8", range(min = 2, max = 4))] String);

#[derive(Deserialize, JsonSchema)]
pub(crate) struct Before {
    /// What the page before this one gave.
    #[schemars(with = "Option<schema::Place>")]
    before: Option<String>,
}

pub(crate) async fn games(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(person): Path<PersonId>,
    Query(query): Query<Before>,
) -> Result<Json<HistoryPage>, Failure> {
    let before = match &query.before {
        None => (i64::MAX, i64::MAX),
        Some(text) => read_place(text).ok_or_else(|| {
            malformed("found another `before`; expected what the page before this one gave")
        })?,
    };
    let reader = reader(caller.as_ref());
    let seen = match caller {
        Some(identity) if identity.person.id == person => HistoryVisibility::All,
        Some(_) | None => HistoryVisibility::Public,
    };
    let (games, last) = shared
        .node
        .read_stale(reader, Some(person), |store| {
            store.history(person, before, seen)
        })
        .await?;
    Ok(Json(HistoryPage {
        games,
        before: last.map(write_place),
    }))
}

pub(crate) async fn rating_points(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path((person, game, seats)): Path<(PersonId, PoolGame, PoolSeats)>,
) -> Result<Json<Vec<RatingPoint>>, Failure> {
    let pool = read_pool(game, seats)?;
    let points = shared
        .node
        .read_stale(reader(caller.as_ref()), Some(person), |store| {
            store.rating_points(person, pool)
        });
    Ok(Json(points.await?))
}

pub(crate) async fn leaderboard(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path((game, seats)): Path<(PoolGame, PoolSeats)>,
) -> Result<Json<Leaderboard>, Failure> {
    let pool = read_pool(game, seats)?;
    let players = shared
        .node
        .read_stale(reader(caller.as_ref()), None, |store| {
            store.leaderboard(pool)
        })
        .await?;
    Ok(Json(Leaderboard { pool, players }))
}

/// A game with a number of seats that it is played with.
fn read_pool(PoolGame(game): PoolGame, PoolSeats(seats): PoolSeats) -> Result<Pool, Failure> {
    match (game, seats.parse()) {
        (GameKind::Akropolis, Ok(seats @ 2..=4)) | (GameKind::Architekton, Ok(seats @ 2)) => {
            Ok(Pool { game, seats })
        }
        (GameKind::Akropolis | GameKind::Architekton, _) => {
            Err(Refusal::new(Code::NotFound, "there is no such game").into())
        }
    }
}

/// A place in an order by time and number, as text.
pub(crate) fn write_place(place: (i64, i64)) -> String {
    format!("{}-{}", place.0, place.1)
}

/// Reads such a place.
pub(crate) fn read_place(text: &str) -> Option<(i64, i64)> {
    let (time, number) = text.split_once('-')?;
    Some((digits(time)?, digits(number)?))
}

/// A number without a sign, as long as they get.
pub(crate) fn digits(text: &str) -> Option<i64> {
    let is_number = (1..=15).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| text.parse().ok())?
}
