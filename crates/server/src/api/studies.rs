//! Studies over HTTP.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::LOCATION;
use axum::response::NoContent;
use polis_protocol::{
    NewStudy, StudyAction, StudyChapter, StudyId, StudyNumber, StudyPage, StudySummary,
};

use crate::api::Shared;
use crate::api::answer::{Created, Headers, header};
use crate::api::caller::{Caller, ChapterBody, Path, RequiredCaller};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;

pub(crate) async fn mine(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Json<Vec<StudySummary>>, Failure> {
    let studies = shared.node.store.studies_of(identity.person.id).await?;
    Ok(Json(studies))
}

pub(crate) async fn new(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    ChapterBody(new): ChapterBody<NewStudy>,
) -> Result<(Headers, Created<StudyPage>), Failure> {
    let person = &identity.person;
    shared.limiter.table(person.id, client.standing)?;
    let id = shared.node.new_study(person, new).await?;
    let page = shared.node.study_page(id).await?;
    let location = format!("/api/v1/studies/{id}");
    Ok((header(LOCATION, location), Created(page)))
}

pub(crate) async fn page(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(study): Path<StudyId>,
) -> Result<Json<StudyPage>, Failure> {
    shared.node.expect_welcome(study, caller).await?;
    Ok(Json(shared.node.study_page(study).await?))
}

pub(crate) async fn chapter(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path((study, chapter)): Path<(StudyId, StudyNumber)>,
) -> Result<Json<StudyChapter>, Failure> {
    shared.node.expect_welcome(study, caller).await?;
    Ok(Json(shared.node.study_chapter(study, chapter).await?))
}

pub(crate) async fn act(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(study): Path<StudyId>,
    ChapterBody(action): ChapterBody<StudyAction>,
) -> Result<Json<StudyPage>, Failure> {
    let person = &identity.person;
    shared.limiter.action(person.id, client.standing)?;
    shared.node.act_in_study(person, study, &action).await?;
    Ok(Json(shared.node.study_page(study).await?))
}

pub(crate) async fn delete(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(study): Path<StudyId>,
) -> Result<NoContent, Failure> {
    let person = identity.person.id;
    shared.limiter.action(person, client.standing)?;
    shared.node.delete_study(study, person).await?;
    Ok(NoContent)
}
