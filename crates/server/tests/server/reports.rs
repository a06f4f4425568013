//! Reports of people, and what hosts do about them.

use polis_protocol::{
    AbuseReport, Action, Challenge, Code, GameKind, HostDeedKind, HostOrder, HostReport,
    MAX_REPORT_CHARS, MAX_REPORTS_A_DAY, NewAbuseReport, NewChallenge, PersonId, Profile,
    ReportReason, SearchPace, Wish, WishedRated,
};

use crate::client::Client;
use crate::clocks::execute;
use crate::hosts::host;
use crate::people::{PASSWORD, account, sign_in};
use crate::world::{World, on_both};

on_both!(hosts_see_reports_and_act, nobody_floods_the_hosts);

fn id(client: &Client) -> PersonId {
    client.person.as_ref().unwrap().id
}

pub(crate) fn about(person: PersonId) -> NewAbuseReport {
    NewAbuseReport {
        person,
        reason: ReportReason::Chat,
        text: "They <b>shout</b>.\nAll the time.".to_owned(),
    }
}

async fn rating(client: &Client) -> f64 {
    let path = format!("/api/v1/people/{}", id(client));
    let profile: Profile = client.get(&path).await;
    profile.ratings[0].rating
}

async fn hosts_see_reports_and_act(world: World) {
    let server = world.start().await;
    let thalia = host(&world, &server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let erato = account(&server, "Erato").await;
    let new = NewChallenge {
        to: id(&erato),
        wish: Wish {
            game: GameKind::Architekton,
            seats: 2,
            pace: SearchPace::Daily,
            rated: WishedRated::Rated,
        },
    };
    let made: Challenge = kleio.post("/api/v1/challenges", &new).await.json(201);
    let path = format!("/api/v1/challenges/{}", made.id);
    let accepted: Challenge = erato.ask("POST", &path, None).await.json(200);
    let table = accepted.table.unwrap();
    let say = Action::Say {
        text: "you <i>fool</i>".to_owned(),
        key: 1,
    };
    assert_eq!(erato.act(table, &say).await.status, 200);
    let reported = kleio.post("/api/v1/reports", &about(id(&erato))).await;
    assert_eq!(reported.status, 204, "{}", reported.text);
    assert_eq!(erato.act(table, &Action::Resign).await.status, 200);

    // Only hosts see it, with what was said.
    for client in [&kleio, &erato] {
        assert_eq!(
            client.ask("GET", "/api/v1/host/reports", None).await.status,
            403
        );
    }
    let reports = async || -> Vec<AbuseReport> { thalia.get("/api/v1/host/reports").await };
    let found = reports().await;
    assert_eq!(found.len(), 1);
    let report = &found[0];
    assert_eq!((report.by.id, report.about.id), (id(&kleio), id(&erato)));
    assert_eq!(report.text, about(id(&erato)).text);
    assert_eq!((report.table, report.is_rated), (Some(table), true));
    assert_eq!(report.chat.len(), 1);
    assert_eq!(report.chat[0].name, "Erato");
    assert_eq!(report.chat[0].text, "you <i>fool</i>");

    // Who reported it finds it among their data; whom it is about does not.
    let own = async |client: &crate::client::Client| {
        let data: serde_json::Value = client.get("/api/v1/me/data").await;
        data["reports"].as_array().unwrap().clone()
    };
    let mine = own(&kleio).await;
    assert_eq!(mine.len(), 1, "{mine:?}");
    assert_eq!(mine[0]["about"], id(&erato).to_string());
    assert_eq!(mine[0]["text"], about(id(&erato)).text);
    assert!(own(&erato).await.is_empty());

    // The game counts no more, once.
    assert!(rating(&kleio).await > 1500.0 && rating(&erato).await < 1500.0);
    let annul = format!("/api/v1/host/tables/{table}/annul");
    assert_eq!(kleio.ask("POST", &annul, None).await.status, 403);
    assert_eq!(thalia.ask("POST", &annul, None).await.status, 204);
    for client in [&kleio, &erato] {
        assert!((rating(client).await - 1500.0).abs() < 0.01);
    }
    assert_eq!(thalia.ask("POST", &annul, None).await.status, 409);
    assert!(!reports().await[0].is_rated);

    // A name that says nothing, and a week outside.
    let order = async |order: HostOrder| {
        let path = format!("/api/v1/host/people/{}", id(&erato));
        thalia.post(&path, &order).await
    };
    assert_eq!(order(HostOrder::Rename).await.status, 200);
    let name = reports().await[0].about.name.clone();
    assert!(name.starts_with("Player "), "{name}");
    assert!(sign_in(&server, "Erato", PASSWORD).await.is_err());
    assert!(sign_in(&server, &name, PASSWORD).await.is_ok());
    for days in [0, u16::MAX] {
        assert_eq!(order(HostOrder::SuspendFor(days)).await.status, 400);
    }
    assert_eq!(order(HostOrder::SuspendFor(7)).await.status, 200);
    assert!(sign_in(&server, &name, PASSWORD).await.is_err());
    execute(&world, "UPDATE suspensions SET until = 1").await;
    assert!(sign_in(&server, &name, PASSWORD).await.is_ok());

    let path = format!("/api/v1/host/reports/{}", report.id);
    assert_eq!(erato.ask("DELETE", &path, None).await.status, 403);
    assert_eq!(thalia.ask("DELETE", &path, None).await.status, 204);
    assert_eq!(thalia.ask("DELETE", &path, None).await.status, 404);
    assert!(reports().await.is_empty());
    let page: HostReport = thalia.get("/api/v1/host").await;
    let deeds: Vec<HostDeedKind> = page.deeds.iter().map(|deed| deed.what).collect();
    for kind in [
        HostDeedKind::ReportClosed,
        HostDeedKind::Suspended,
        HostDeedKind::Renamed,
        HostDeedKind::RatingAnnulled,
    ] {
        assert!(deeds.contains(&kind), "{kind:?}");
    }
    server.stop().await;
}

async fn nobody_floods_the_hosts(world: World) {
    let server = world.start().await;
    let (kleio, erato) = (account(&server, "Kleio").await, server.guest("Erato").await);
    // Guests are made in no time: one who never sat with somebody cannot report them.
    let refused = erato.post("/api/v1/reports", &about(id(&kleio))).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    let report = async |new: &NewAbuseReport| kleio.post("/api/v1/reports", new).await;
    let good = about(id(&erato));
    let long = NewAbuseReport {
        text: "x".repeat(MAX_REPORT_CHARS + 1),
        ..good.clone()
    };
    let unseen = NewAbuseReport {
        text: "\u{202e}\u{0}".to_owned(),
        ..good.clone()
    };
    for wrong in [&long, &unseen] {
        assert_eq!(report(wrong).await.refusal().code, Code::Malformed);
    }
    for nobody in [id(&kleio), PersonId::from_bits(17)] {
        assert_eq!(report(&about(nobody)).await.refusal().code, Code::NotFound);
    }
    let body = r#"{"person":"x","reason":"ugly"}"#.to_owned();
    let answer = kleio.ask("POST", "/api/v1/reports", Some(body)).await;
    assert_eq!(answer.refusal().code, Code::Malformed);
    assert_eq!(
        server.client().post("/api/v1/reports", &good).await.status,
        401
    );
    for _ in 0..MAX_REPORTS_A_DAY {
        assert_eq!(report(&good).await.status, 204);
        assert_eq!(report(&good).await.refusal().code, Code::WrongState);
        execute(&world, "UPDATE reports SET closed = at").await;
    }
    assert_eq!(report(&good).await.refusal().code, Code::TooMany);
    server.stop().await;
}
