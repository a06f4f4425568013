//! One's vacation: the clocks of one's days-a-move games stand still.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use polis_protocol::{
    Code, Millis, NewVacation, PersonId, PersonKind, Refusal, Vacation, VacationState,
};

use crate::api::Shared;
use crate::api::caller::{Body, RequiredCaller};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;
use crate::store::{Store, VacationStart};

pub(crate) async fn state(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Json<VacationState>, Failure> {
    let node = &shared.node;
    let state = vacation_state(&node.store, identity.person.id, node.clock.now()).await?;
    Ok(Json(state))
}

pub(crate) async fn begin(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Body(new): Body<NewVacation>,
) -> Result<Json<VacationState>, Failure> {
    let (node, person) = (&shared.node, identity.person.id);
    shared.limiter.action(person, client.standing)?;
    if identity.person.kind != PersonKind::Account {
        let message = "a vacation belongs to an account; make one first";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    let now = node.clock.now();
    match node.store.begin_vacation(person, new.days, now).await? {
        VacationStart::Begun => {}
        VacationStart::Already => {
            let message = "you are on vacation already; come back first";
            return Err(Refusal::new(Code::WrongState, message).into());
        }
        VacationStart::TooFewDays => {
            let left = vacation_state(&node.store, person, now).await?.days_left;
            let message = format!("found {} days; expected 1 to the {left} left", new.days);
            return Err(Refusal::new(Code::NotAllowed, message).into());
        }
    }
    node.tell_vacations().await?;
    Ok(Json(vacation_state(&node.store, person, now).await?))
}

pub(crate) async fn end(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Json<VacationState>, Failure> {
    let (node, person) = (&shared.node, identity.person.id);
    shared.limiter.action(person, client.standing)?;
    let now = node.clock.now();
    if node.store.end_vacation(person, now).await? {
        node.tell_vacations().await?;
    }
    Ok(Json(vacation_state(&node.store, person, now).await?))
}

async fn vacation_state(
    store: &Store,
    person: PersonId,
    now: Millis,
) -> Result<VacationState, Failure> {
    let past = store.vacations(person, now).await?;
    Ok(VacationState {
        current: past.iter().copied().find(|vacation| vacation.holds(now)),
        days_left: Vacation::days_left(&past, now),
        days_a_year: Vacation::DAYS_A_YEAR,
    })
}
