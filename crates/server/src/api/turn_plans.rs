//! What players intend to play at their next turn: each sees and changes only their own.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use polis_protocol::{Code, Refusal, TableId, TurnPlan};

use crate::api::Shared;
use crate::api::caller::{Body, RequiredCaller, id, malformed};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;
use crate::people::Identity;
use crate::store::KeptPlan;
use crate::table::{LiveTable, PlanPlace};

/// One's own plan at a table; an empty one where there is none.
pub(crate) async fn plan(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Path(table): Path<String>,
) -> Result<Json<TurnPlan>, Failure> {
    let node = &shared.node;
    let live = node.table(id::<TableId>(&table)?).await?;
    let person = identity.person.id;
    let (number, _) = live.place_of(None).ok_or(Failure::Unavailable)?;
    let kept = node.store.plan(number, person).await?;
    Ok(Json(kept.map(|kept| kept.plan).unwrap_or_default()))
}

/// Keeps a plan in the place of the one before.
pub(crate) async fn keep(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(table): Path<String>,
    Body(plan): Body<TurnPlan>,
) -> Result<StatusCode, Failure> {
    let (node, person) = (&shared.node, identity.person.id);
    shared.limiter.action(person, client.standing)?;
    plan.check().map_err(|error| malformed(error.to_string()))?;
    let live = node.table(id::<TableId>(&table)?).await?;
    let place = place(&live, &identity)?;
    if place.is_their_turn {
        let message = "it is your turn: play instead of planning";
        return Err(Refusal::new(Code::WrongState, message).into());
    }
    let (seq, takebacks) = (place.seq, place.takebacks);
    let kept = KeptPlan {
        plan,
        seq,
        takebacks,
    };
    let now = node.clock.now();
    node.store
        .keep_plan(place.table, person, &kept, now)
        .await?;
    live.plan_made();
    // The others may have moved in this very moment.
    node.follow_plan(&live);
    Ok(StatusCode::NO_CONTENT)
}

/// Drops the plan.
pub(crate) async fn drop_plan(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(table): Path<String>,
) -> Result<StatusCode, Failure> {
    let (node, person) = (&shared.node, identity.person.id);
    shared.limiter.action(person, client.standing)?;
    let live = node.table(id::<TableId>(&table)?).await?;
    let (number, _) = live.place_of(None).ok_or(Failure::Unavailable)?;
    node.store.take_plan(number, person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where the caller stands, if they can plan at a table.
fn place(live: &LiveTable, identity: &Identity) -> Result<PlanPlace, Failure> {
    let (_, seat) = live
        .place_of(Some(identity.person.id))
        .ok_or(Failure::Unavailable)?;
    let Some(seat) = seat else {
        let message = "you do not sit at this table; expected one of its players";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    };
    live.plan_place(seat).ok_or_else(|| {
        let message = "turns are planned while a game with days for each move, or without a clock, \
                       is played";
        Refusal::new(Code::WrongState, message).into()
    })
}
