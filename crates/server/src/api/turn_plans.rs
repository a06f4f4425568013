//! What players intend to play at their next turn: each sees and changes only their own.

use axum::response::NoContent;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use polis_protocol::{Code, Refusal, TableId, TurnPlan};

use crate::api::Shared;
use crate::api::caller::{Body, Path, RequiredCaller, malformed};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;
use crate::people::Identity;
use crate::store::KeptPlan;
use crate::table::{LiveTable, PlanPlace};

pub(crate) async fn plan(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Path(table): Path<TableId>,
) -> Result<Json<TurnPlan>, Failure> {
    let node = &shared.node;
    let live = node.table(table).await?;
    let person = identity.person.id;
    let (number, _) = live.place_of(None).ok_or(Failure::Unavailable)?;
    let kept = node.store.plan(number, person).await?;
    Ok(Json(kept.map(|kept| kept.plan).unwrap_or_default()))
}

pub(crate) async fn keep(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(table): Path<TableId>,
    Body(plan): Body<TurnPlan>,
) -> Result<NoContent, Failure> {
    let (node, person) = (&shared.node, identity.person.id);
    shared.limiter.action(person, client.standing)?;
    plan.check().map_err(|error| malformed(error.to_string()))?;
    let live = node.table(table).await?;
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
    Ok(NoContent)
}

pub(crate) async fn drop_plan(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(table): Path<TableId>,
) -> Result<NoContent, Failure> {
    let (node, person) = (&shared.node, identity.person.id);
    shared.limiter.action(person, client.standing)?;
    let live = node.table(table).await?;
    let (number, _) = live.place_of(None).ok_or(Failure::Unavailable)?;
    node.store.take_plan(number, person).await?;
    Ok(NoContent)
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
