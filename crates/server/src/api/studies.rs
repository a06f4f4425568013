//! Studies over HTTP.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{IntoResponse, Response};
use polis_protocol::{
    NewStudy, StudyAction, StudyChapter, StudyId, StudyNumber, StudyPage, StudySummary,
};

use crate::api::Shared;
use crate::api::caller::{Caller, ChapterBody, RequiredCaller, id, malformed};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;

/// The caller's own studies.
pub(crate) async fn mine(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Json<Vec<StudySummary>>, Failure> {
    let studies = shared.node.store.studies_of(identity.person.id).await?;
    Ok(Json(studies))
}

/// Makes a study.
pub(crate) async fn new(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    ChapterBody(new): ChapterBody<NewStudy>,
) -> Result<Response, Failure> {
    let person = &identity.person;
    shared.limiter.table(person.id, client.standing)?;
    let id = shared.node.new_study(person, new).await?;
    let page = shared.node.study_page(id).await?;
    let location = format!("/api/v1/studies/{id}");
    Ok((StatusCode::CREATED, [(LOCATION, location)], Json(page)).into_response())
}

/// A study without the games of its chapters, for whoever knows its id.
pub(crate) async fn page(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(study): Path<String>,
) -> Result<Json<StudyPage>, Failure> {
    let study: StudyId = id(&study)?;
    shared.node.expect_welcome(study, caller).await?;
    Ok(Json(shared.node.study_page(study).await?))
}

/// A whole chapter, for whoever knows the id of the study.
pub(crate) async fn chapter(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path((study, chapter)): Path<(String, String)>,
) -> Result<Json<StudyChapter>, Failure> {
    let study: StudyId = id(&study)?;
    let chapter: StudyNumber = chapter
        .parse()
        .map_err(|_| malformed("found another chapter; expected its number"))?;
    shared.node.expect_welcome(study, caller).await?;
    Ok(Json(shared.node.study_chapter(study, chapter).await?))
}

/// The caller does something.
pub(crate) async fn act(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(study): Path<String>,
    ChapterBody(action): ChapterBody<StudyAction>,
) -> Result<Json<StudyPage>, Failure> {
    let person = &identity.person;
    shared.limiter.action(person.id, client.standing)?;
    let study: StudyId = id(&study)?;
    shared.node.act_in_study(person, study, &action).await?;
    Ok(Json(shared.node.study_page(study).await?))
}

/// The owner deletes it.
pub(crate) async fn delete(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(study): Path<String>,
) -> Result<StatusCode, Failure> {
    let person = identity.person.id;
    shared.limiter.action(person, client.standing)?;
    shared.node.delete_study(id(&study)?, person).await?;
    Ok(StatusCode::NO_CONTENT)
}
