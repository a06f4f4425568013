//! What hosts ask of the server.

use polis_protocol::{
    AbuseReport, Announcement, EngineSign, HostOrder, HostOrderDone, HostPerson, HostReport,
    HostTable, Invitation, InvitationCode, NewAnnouncement, NewInvitation, PersonId, ReportId,
    SignUp, TableId,
};

use crate::online::api::{Answer, ask, body, do_this};

/// How the site is doing.
pub(super) async fn report() -> Answer<HostReport> {
    ask("GET", "/api/v1/host".to_owned(), None).await
}

/// People whose names hold a text.
pub(super) async fn people(text: &str) -> Answer<Vec<HostPerson>> {
    let text = String::from(js_sys::encode_uri_component(text));
    ask("GET", format!("/api/v1/host/people?text={text}"), None).await
}

/// Tables that are not over.
pub(super) async fn tables() -> Answer<Vec<HostTable>> {
    ask("GET", "/api/v1/host/tables".to_owned(), None).await
}

/// Does something about a person.
pub(super) async fn order(person: PersonId, order: HostOrder) -> Answer<HostOrderDone> {
    let path = format!("/api/v1/host/people/{person}");
    ask("POST", path, body(&order)).await
}

/// How closely somebody plays to the engine, as far as it is worked out.
pub(super) async fn engine_sign(person: PersonId) -> Answer<EngineSign> {
    let path = format!("/api/v1/host/people/{person}/engine-sign");
    ask("POST", path, None).await
}

/// Sets who can come in.
pub(super) async fn set_sign_up(sign_up: SignUp) -> Answer<()> {
    do_this("PUT", "/api/v1/host/sign-up".to_owned(), body(&sign_up)).await
}

/// Makes an invitation.
pub(super) async fn invite(new: NewInvitation) -> Answer<Invitation> {
    ask("POST", "/api/v1/host/invitations".to_owned(), body(&new)).await
}

/// Withdraws an invitation.
pub(super) async fn uninvite(code: InvitationCode) -> Answer<()> {
    do_this("DELETE", format!("/api/v1/host/invitations/{code}"), None).await
}

/// Tells everybody something.
pub(super) async fn announce(new: NewAnnouncement) -> Answer<Announcement> {
    ask("PUT", "/api/v1/host/announcement".to_owned(), body(&new)).await
}

/// Ends what everybody is told.
pub(super) async fn end_announcement() -> Answer<()> {
    do_this("DELETE", "/api/v1/host/announcement".to_owned(), None).await
}

/// The reports of people that are open.
pub(super) async fn reports() -> Answer<Vec<AbuseReport>> {
    ask("GET", "/api/v1/host/reports".to_owned(), None).await
}

/// Closes a report.
pub(super) async fn close_report(report: ReportId) -> Answer<()> {
    do_this("DELETE", format!("/api/v1/host/reports/{report}"), None).await
}

/// Takes back what a game changed at ratings.
pub(super) async fn annul(table: TableId) -> Answer<()> {
    do_this("POST", format!("/api/v1/host/tables/{table}/annul"), None).await
}
