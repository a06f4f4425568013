//! The host's page: who may use it, who can come in, and what everybody is told.

use polis_protocol::{
    Announcement, Code, Credential, FromServer, HostDeedKind, HostOrder, HostOrderDone, HostPerson,
    HostReport, Invitation, InvitationCode, Me, NewAccount, NewAnnouncement, NewGuest,
    NewInvitation, SignUp, Site,
};
use polis_server::{Admin, AdminError};

use crate::client::{Answer, Client};
use crate::clocks::execute;
use crate::document::Document;
use crate::people::{PASSWORD, account, sign_in};
use crate::play::table_for;
use crate::world::{Running, World, on_both};

on_both!(
    only_hosts_use_the_page_and_only_after_a_recent_sign_in,
    hosts_look_after_people,
    only_who_is_invited_comes_in,
    everybody_is_told_what_a_host_announces,
    what_hosts_see_is_as_described,
);

/// An account that the command made a host.
pub(crate) async fn host(world: &World, server: &Running, name: &str) -> Client {
    let client = account(server, name).await;
    let admin = Admin::open(&world.database).await.unwrap();
    let id = admin.find(name).await.unwrap();
    admin.name_host(id, this_moment()).await.unwrap();
    admin.close().await;
    client
}

async fn put(client: &Client, path: &str, body: &impl serde::Serialize) -> Answer {
    let body = serde_json::to_string(body).unwrap();
    client.ask("PUT", path, Some(body)).await
}

/// The path of a person on the host's page.
fn path_of(client: &Client) -> String {
    let id = client.person.as_ref().unwrap().id;
    format!("/api/v1/host/people/{id}")
}

async fn only_hosts_use_the_page_and_only_after_a_recent_sign_in(world: World) {
    let server = world.start().await;
    let thalia = host(&world, &server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let me: Me = thalia.get("/api/v1/me").await;
    let nobody: Me = kleio.get("/api/v1/me").await;
    assert!(me.is_host && !nobody.is_host);
    let everything = [
        ("GET", "/api/v1/host".to_owned(), None),
        ("GET", "/api/v1/host/people".to_owned(), None),
        ("GET", "/api/v1/host/tables".to_owned(), None),
        ("POST", format!("{}/engine-sign", path_of(&thalia)), None),
        ("POST", path_of(&thalia), Some("\"suspend\"")),
        (
            "PUT",
            "/api/v1/host/sign-up".to_owned(),
            Some("\"invited\""),
        ),
        (
            "POST",
            "/api/v1/host/invitations".to_owned(),
            Some(r#"{"days":1,"uses":1}"#),
        ),
        (
            "PUT",
            "/api/v1/host/announcement".to_owned(),
            Some(r#"{"text":"x","hours":1}"#),
        ),
        ("DELETE", "/api/v1/host/announcement".to_owned(), None),
    ];
    for (client, status) in [(&server.client(), 401), (&kleio, 403)] {
        for (method, path, body) in &everything {
            let answer = client.ask(method, path, body.map(str::to_owned)).await;
            assert_eq!(answer.status, status, "{method} {path}: {}", answer.text);
        }
    }
    // Whoever signed in long ago looks, and changes nothing.
    server.stop().await;
    execute(&world, "UPDATE credentials SET created = created - 3600000").await;
    let server = world.start().await;
    let long_ago = Client {
        address: server.address,
        ..thalia
    };
    let report: HostReport = long_ago.get("/api/v1/host").await;
    assert_eq!(report.site.sign_up, SignUp::Open);
    let closing = put(&long_ago, "/api/v1/host/sign-up", &SignUp::Invited).await;
    assert_eq!(closing.refusal().code, Code::SignInAgain);
    // A new token of an old session is no sign-in.
    let body = Some(r#"{"label":"bot"}"#.to_owned());
    let made = long_ago.ask("POST", "/api/v1/me/tokens", body).await;
    let made: polis_protocol::SecretToken = made.json(201);
    let by_token = Client {
        token: Some(made.secret),
        ..long_ago.clone()
    };
    let closing = put(&by_token, "/api/v1/host/sign-up", &SignUp::Invited).await;
    assert_eq!(closing.refusal().code, Code::SignInAgain);
    let again = sign_in(&server, "Thalia", PASSWORD).await.unwrap();
    let closing = put(&again, "/api/v1/host/sign-up", &SignUp::Invited).await;
    assert_eq!(closing.status, 204);
    // Who is dismissed is out at once.
    let admin = Admin::open(&world.database).await.unwrap();
    let id = admin.find("Thalia").await.unwrap();
    let now = this_moment();
    admin.dismiss_host(id, now).await.unwrap();
    let refused = admin.dismiss_host(id, now).await.unwrap_err();
    assert!(matches!(refused, AdminError::NoHost), "{refused:?}");
    admin.close().await;
    assert_eq!(again.ask("GET", "/api/v1/host", None).await.status, 403);
    server.stop().await;
}

async fn hosts_look_after_people(world: World) {
    let server = world.start().await;
    let thalia = host(&world, &server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let guest = server.guest("Erato").await;
    guest.open(&table_for(2)).await;
    let order = async |about: &Client, order: HostOrder| thalia.post(&path_of(about), &order).await;
    let mut socket = kleio.socket().await;
    assert_eq!(order(&kleio, HostOrder::Suspend).await.status, 200);
    assert!(socket.close_code().await.is_some());
    assert_eq!(kleio.ask("GET", "/api/v1/me", None).await.status, 401);
    let found: Vec<HostPerson> = thalia.get("/api/v1/host/people?text=kLEI").await;
    assert_eq!(found.len(), 1);
    assert!(found[0].suspended.is_some() && !found[0].is_host);
    assert_eq!(order(&kleio, HostOrder::Allow).await.status, 200);
    assert_eq!(kleio.ask("GET", "/api/v1/me", None).await.status, 200);
    let done: HostOrderDone = order(&kleio, HostOrder::NewPassword).await.json(200);
    assert!(sign_in(&server, "Kleio", PASSWORD).await.is_err());
    let password = done.password.unwrap();
    let kleio = sign_in(&server, "Kleio", &password).await.unwrap();
    assert_eq!(order(&kleio, HostOrder::SignOut).await.status, 200);
    assert_eq!(kleio.ask("GET", "/api/v1/me", None).await.status, 401);
    // Guests have no password, and hosts do nothing about hosts.
    let refused = order(&guest, HostOrder::NewPassword).await;
    assert_eq!(refused.refusal().code, Code::WrongState);
    let refused = order(&thalia, HostOrder::Suspend).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    let nobody = "/api/v1/host/people/00000000000000000000000000";
    assert_eq!(thalia.post(nobody, &HostOrder::Allow).await.status, 404);
    let report: HostReport = thalia.get("/api/v1/host").await;
    assert_eq!((report.people.accounts, report.people.guests), (2, 1));
    assert_eq!((report.tables.gathering, report.servers), (1, 1));
    assert!(report.storage.bytes > 0 && report.load.requests > 0);
    let deeds: Vec<_> = report.deeds.iter().map(|deed| deed.what).collect();
    assert_eq!(
        deeds,
        [
            HostDeedKind::SignedOut,
            HostDeedKind::NewPassword,
            HostDeedKind::Allowed,
            HostDeedKind::Suspended,
            HostDeedKind::HostNamed,
        ]
    );
    let (last, first) = (&report.deeds[0], &report.deeds[4]);
    assert_eq!(last.by.as_deref(), Some("Thalia"));
    assert_eq!(last.about.as_deref(), Some("Kleio"));
    assert_eq!(
        (first.by.as_deref(), first.about.as_deref()),
        (None, Some("Thalia"))
    );
    // Hosts do nothing about a host whom the command has suspended, either.
    let urania = host(&world, &server, "Urania").await;
    let admin = Admin::open(&world.database).await.unwrap();
    let rogue = admin.find("Urania").await.unwrap();
    admin.suspend(rogue, None, this_moment()).await.unwrap();
    admin.close().await;
    let refused = order(&urania, HostOrder::Allow).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    server.stop().await;
}

async fn come_in(server: &Running, name: &str, invitation: Option<InvitationCode>) -> Answer {
    let new = NewGuest {
        invitation,
        name: name.to_owned(),
        credential: Credential::Token,
    };
    server.client().post("/api/v1/guest", &new).await
}

async fn only_who_is_invited_comes_in(world: World) {
    let server = world.start().await;
    let thalia = host(&world, &server, "Thalia").await;
    let guest = server.guest("Erato").await;
    put(&thalia, "/api/v1/host/sign-up", &SignUp::Invited).await;
    let site: Site = server.client().get("/api/v1/site").await;
    assert_eq!(site.sign_up, SignUp::Invited);
    let refused = come_in(&server, "Kleio", None).await;
    assert_eq!(refused.refusal().code, Code::NotInvited);
    let invite = async |days, uses| {
        let new = NewInvitation {
            note: "the club".to_owned(),
            days,
            uses,
        };
        thalia.post("/api/v1/host/invitations", &new).await
    };
    for (days, uses) in [(0, 1), (1, 0), (366, 1), (1, 10_001)] {
        assert_eq!(invite(days, uses).await.status, 400);
    }
    let invitation: Invitation = invite(7, 2).await.json(201);
    let code = Some(invitation.code);
    let wrong = Some(InvitationCode::from_bits(1));
    assert_eq!(come_in(&server, "Kleio", wrong).await.status, 403);
    assert_eq!(come_in(&server, "Kleio", code).await.status, 200);
    // A name that is taken uses nothing up.
    assert_eq!(come_in(&server, "Thalia", code).await.status, 409);
    let new = NewAccount {
        invitation: code,
        name: "Urania".to_owned(),
        password: PASSWORD.to_owned(),
        credential: Credential::Token,
    };
    let made = server.client().post("/api/v1/account", &new).await;
    assert_eq!(made.status, 200, "{}", made.text);
    assert_eq!(come_in(&server, "Klio", code).await.status, 403);
    // Who is in stays in, and needs no other invitation for an account.
    let mut guest = guest;
    crate::people::make_account(&mut guest, "Erato").await;
    sign_in(&server, "Urania", PASSWORD).await.unwrap();
    // One that ends, and one that is withdrawn.
    let ended: Invitation = invite(1, 5).await.json(201);
    execute(&world, "UPDATE invitations SET expires = 1").await;
    assert_eq!(come_in(&server, "Klio", Some(ended.code)).await.status, 403);
    let withdrawn: Invitation = invite(1, 5).await.json(201);
    let report: HostReport = thalia.get("/api/v1/host").await;
    assert_eq!(report.invitations, std::slice::from_ref(&withdrawn));
    let path = format!("/api/v1/host/invitations/{}", withdrawn.code);
    assert_eq!(thalia.ask("DELETE", &path, None).await.status, 204);
    assert_eq!(thalia.ask("DELETE", &path, None).await.status, 404);
    let refused = come_in(&server, "Klio", Some(withdrawn.code)).await;
    assert_eq!(refused.refusal().code, Code::NotInvited);
    put(&thalia, "/api/v1/host/sign-up", &SignUp::Open).await;
    assert_eq!(come_in(&server, "Klio", None).await.status, 200);
    server.stop().await;
}

async fn everybody_is_told_what_a_host_announces(world: World) {
    let server = world.start().await;
    let thalia = host(&world, &server, "Thalia").await;
    let told = |message| match message {
        FromServer::Announcement { announcement } => Some(announcement),
        _ => None,
    };
    let mut early = server.client().socket().await;
    let path = "/api/v1/host/announcement";
    for (text, hours) in [("", 1), ("x", 0), ("a\u{7}b", 1), (&*"x".repeat(201), 1)] {
        let new = NewAnnouncement {
            text: text.to_owned(),
            hours,
        };
        assert_eq!(put(&thalia, path, &new).await.status, 400, "{text:?}");
    }
    let new = NewAnnouncement {
        text: " We are away tonight. ".to_owned(),
        hours: 2,
    };
    let made: Announcement = put(&thalia, path, &new).await.json(200);
    assert_eq!(made.text, "We are away tonight.");
    assert_eq!(early.until(told).await, Some(made.clone()));
    // Whoever comes later hears it, too, and it is ended for both.
    let mut late = server.guest("Erato").await.socket().await;
    assert_eq!(late.until(told).await, Some(made));
    assert_eq!(thalia.ask("DELETE", path, None).await.status, 204);
    assert_eq!(early.until(told).await, None);
    assert_eq!(late.until(told).await, None);
    // What the command announces is told by a server that starts afterwards.
    server.stop().await;
    let admin = Admin::open(&world.database).await.unwrap();
    let now = this_moment();
    let announced = admin.announce(&new, now).await.unwrap();
    admin.close().await;
    let server = world.start().await;
    let mut socket = server.client().socket().await;
    assert_eq!(socket.until(told).await, Some(announced.clone()));
    let site: Site = server.client().get("/api/v1/site").await;
    assert_eq!(site.announcement, Some(announced));
    // One whose time is over is nothing.
    server.stop().await;
    let admin = Admin::open(&world.database).await.unwrap();
    admin.announce(&new, 1).await.unwrap();
    admin.close().await;
    let server = world.start().await;
    let site: Site = server.client().get("/api/v1/site").await;
    assert_eq!(site.announcement, None);
    server.stop().await;
}

/// The time by the clock of this machine.
fn this_moment() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.unwrap().as_millis() as u64
}

async fn what_hosts_see_is_as_described(world: World) {
    let server = world.start().await;
    let thalia = host(&world, &server, "Thalia").await;
    let guest = server.guest("Erato").await;
    guest.open(&table_for(2)).await;
    let document = Document::of(&thalia).await;
    let invitation = r#"{"note":"a friend","days":3,"uses":2}"#;
    let made: Invitation = thalia
        .ask(
            "POST",
            "/api/v1/host/invitations",
            Some(invitation.to_owned()),
        )
        .await
        .json(201);
    let admin = Admin::open(&world.database).await.unwrap();
    let backup = polis_protocol::BackupReport {
        at: 5,
        bytes: 1000,
        is_verified: true,
    };
    admin.note_backup(&backup).await.unwrap();
    admin.close().await;
    let person = guest.person.as_ref().unwrap().id;
    let asked = [
        (
            "POST",
            "/host/invitations",
            "/host/invitations".to_owned(),
            invitation,
        ),
        (
            "PUT",
            "/host/announcement",
            "/host/announcement".to_owned(),
            r#"{"text":"hello","hours":1}"#,
        ),
        (
            "PUT",
            "/host/sign-up",
            "/host/sign-up".to_owned(),
            r#""invited""#,
        ),
        (
            "POST",
            "/host/people/{person}",
            format!("/host/people/{person}"),
            r#""sign_out""#,
        ),
        (
            "POST",
            "/host/people/{person}/engine-sign",
            format!("/host/people/{person}/engine-sign"),
            "",
        ),
        ("GET", "/site", "/site".to_owned(), ""),
        ("GET", "/host", "/host".to_owned(), ""),
        ("GET", "/host/people", "/host/people?text=".to_owned(), ""),
        ("GET", "/host/tables", "/host/tables".to_owned(), ""),
        (
            "DELETE",
            "/host/invitations/{code}",
            format!("/host/invitations/{}", made.code),
            "",
        ),
        (
            "DELETE",
            "/host/announcement",
            "/host/announcement".to_owned(),
            "",
        ),
        ("GET", "/me", "/me".to_owned(), ""),
    ];
    for (method, path, url, body) in asked {
        let body = (!body.is_empty()).then(|| body.to_owned());
        document.ask(&thalia, method, path, &url, body).await;
    }
    let report: HostReport = thalia.get("/api/v1/host").await;
    assert_eq!(report.backups, [backup]);
    server.stop().await;
}
