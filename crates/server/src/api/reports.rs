//! Reports of people: those who make them, and the hosts who look at them.

use axum::response::NoContent;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use polis_protocol::{
    AbuseReport, Chair, Code, Event, HostDeedKind, MAX_REPORT_CHARS, MAX_REPORTS_A_DAY, Millis,
    NewAbuseReport, PersonId, PersonKind, Refusal, ReportId, ReportedLine, Status, TableId,
};

use crate::api::Shared;
use crate::api::caller::{Body, Owner, Path, malformed};
use crate::api::headers::ClientInfo;
use crate::api::host_page::{Host, RecentHost};
use crate::failure::Failure;
use crate::random::random_bits;
use crate::store::NewReport;

/// The most lines of chat of a report.
const LINES: i64 = 40;
/// The most reports that hosts see at once.
const REPORTS: i64 = 100;
/// The milliseconds of a day.
const DAY_MS: Millis = 24 * 3_600_000;

pub(crate) async fn report(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Body(new): Body<NewAbuseReport>,
) -> Result<NoContent, Failure> {
    let (me, about) = (identity.person.id, new.person);
    shared.limiter.table(me, client.standing)?;
    let text = new.text.trim();
    let found = text.chars().count();
    let is_readable = |char: char| char == '\n' || polis_game::is_printable(char);
    if found > MAX_REPORT_CHARS || !text.chars().all(is_readable) {
        return Err(malformed(format!(
            "found a report of {found} characters; expected at most {MAX_REPORT_CHARS} that can be \
             seen"
        )));
    }
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    if about == me || store.person(about).await?.is_none() {
        return Err(Refusal::new(Code::NotFound, "there is no such person").into());
    }
    let since = now.saturating_sub(DAY_MS);
    let (today, is_open) = store.reports_by(me, about, since).await?;
    if is_open {
        let message = "you have reported this person already; the hosts have not looked yet";
        return Err(Refusal::new(Code::WrongState, message).into());
    }
    if today >= MAX_REPORTS_A_DAY {
        let message = format!("you made {MAX_REPORTS_A_DAY} reports within a day already");
        return Err(Refusal::new(Code::TooMany, message).into());
    }
    let table = store.last_table_of(me, about).await?;
    if table.is_none() && identity.person.kind == PersonKind::Guest {
        let message = "guests can report people with whom they sat or talked at a table";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    let chat = match table {
        Some(table) => said(&shared, me, table).await?,
        None => Vec::new(),
    };
    let chat = serde_json::to_string(&chat).map_err(|_| Failure::Broken("texts are JSON"))?;
    store
        .add_report(&NewReport {
            id: ReportId::from_bits(random_bits()),
            by: me,
            about,
            reason: new.reason,
            text,
            table,
            chat: &chat,
            at: now,
        })
        .await?;
    Ok(NoContent)
}

/// What was said last at a table, as somebody heard it who sits there or watched.
async fn said(
    shared: &Shared,
    person: PersonId,
    table: TableId,
) -> Result<Vec<ReportedLine>, Failure> {
    let live = shared.node.table(table).await?;
    let Some((number, seat)) = live.place_of(Some(person)) else {
        return Ok(Vec::new());
    };
    let state = shared.node.look(table).await?.state;
    let store = &shared.node.store;
    let is_over = state.status == Status::Finished;
    let mut heard: Vec<(Millis, ReportedLine)> = Vec::new();
    for logged in store.chat(number, LINES).await? {
        if let Event::Said {
            seat: from,
            who,
            text,
            ..
        } = logged.event
            && (seat.is_some() || is_over && who.is_some())
        {
            let chair = state.chairs.get(from as usize).unwrap_or(&Chair::Open);
            let who = who.as_ref().or_else(|| chair.who_sat());
            let line = ReportedLine {
                name: who.map_or_else(|| chair.name(), |who| &who.name).to_owned(),
                person: who.map(|who| who.id),
                text,
            };
            heard.push((logged.at, line));
        }
    }
    for line in store.spectator_chat(number, Some(person), LINES).await? {
        let said = ReportedLine {
            name: line.who.name,
            person: Some(line.who.id),
            text: line.text,
        };
        heard.push((line.at, said));
    }
    heard.sort_by_key(|(at, _)| *at);
    let excess = heard.len().saturating_sub(LINES as usize);
    Ok(heard
        .into_iter()
        .skip(excess)
        .map(|(_, line)| line)
        .collect())
}

pub(crate) async fn reports(
    State(shared): State<Arc<Shared>>,
    _host: Host,
) -> Result<Json<Vec<AbuseReport>>, Failure> {
    Ok(Json(shared.node.store.open_reports(REPORTS).await?))
}

pub(crate) async fn close(
    State(shared): State<Arc<Shared>>,
    host: RecentHost,
    Path(report): Path<ReportId>,
) -> Result<NoContent, Failure> {
    let now = shared.node.clock.now();
    let Some(about) = shared.node.store.close_report(report, now).await? else {
        return Err(Refusal::new(Code::NotFound, "there is no such report").into());
    };
    host.note(&shared, HostDeedKind::ReportClosed, Some(about))
        .await?;
    Ok(NoContent)
}

pub(crate) async fn annul(
    State(shared): State<Arc<Shared>>,
    host: RecentHost,
    Path(table): Path<TableId>,
) -> Result<NoContent, Failure> {
    if !shared.node.store.annul_rating(table).await? {
        let message = "no ratings were changed at this table, or they have been taken back";
        return Err(Refusal::new(Code::WrongState, message).into());
    }
    host.note(&shared, HostDeedKind::RatingAnnulled, None)
        .await?;
    Ok(NoContent)
}
