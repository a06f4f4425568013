//! What a host does beside a server that runs.

use polis_protocol::Code;
use polis_server::{Admin, AdminError};

use crate::people::{PASSWORD, account, sign_in};
use crate::play::table_for;
use crate::world::{World, on_both};

on_both!(
    a_host_sees_people_and_tables,
    whoever_is_suspended_stays_out,
    a_forgotten_password_is_replaced,
);

async fn a_host_sees_people_and_tables(world: World) {
    let server = world.start().await;
    account(&server, "Thalia").await;
    let guest = server.guest("100%").await;
    guest.open(&table_for(2)).await;
    let admin = Admin::open(&world.database).await.unwrap();
    let overview = admin.overview().await.unwrap();
    let (people, tables) = (overview.people, overview.tables);
    assert_eq!((people.accounts, people.guests), (1, 1));
    assert_eq!((tables.gathering, tables.playing), (1, 0));
    assert!(overview.bytes > 0);
    let names = async |text: &str| -> Vec<String> {
        let people = admin.people(text, 10).await.unwrap();
        people.into_iter().map(|person| person.name).collect()
    };
    assert_eq!(names("").await.len(), 2);
    assert_eq!(names("tHAL").await, ["Thalia"]);
    assert_eq!(names("%").await, ["100%"]);
    server.guest("Ödipus").await;
    assert_eq!(names("Ödi").await, ["Ödipus"]);
    let tables = admin.tables(10).await.unwrap();
    assert_eq!(tables.len(), 1);
    assert!(!tables[0].is_playing);
    let nobody = admin.find("Erato").await.unwrap_err();
    assert!(matches!(nobody, AdminError::Nobody { .. }), "{nobody:?}");
    admin.close().await;
    server.stop().await;
}

async fn whoever_is_suspended_stays_out(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let admin = Admin::open(&world.database).await.unwrap();
    let id = admin.find("thalia").await.unwrap();
    assert_eq!(Some(id), thalia.person.as_ref().map(|person| person.id));
    admin.suspend(id, None, 1).await.unwrap();
    let refused = sign_in(&server, "Thalia", PASSWORD).await.err();
    assert_eq!(refused, Some(Code::NotAllowed));
    // A server that has not seen them lately knows it at once, any other one soon.
    server.stop().await;
    let server = world.start().await;
    let mut again = thalia.clone();
    again.address = server.address;
    assert_eq!(again.ask("GET", "/api/v1/me", None).await.status, 401);
    admin.allow(id, 2).await.unwrap();
    assert_eq!(again.ask("GET", "/api/v1/me", None).await.status, 200);
    admin.close().await;
    server.stop().await;
}

async fn a_forgotten_password_is_replaced(world: World) {
    let server = world.start().await;
    account(&server, "Thalia").await;
    let guest = server.guest("Erato").await;
    let admin = Admin::open(&world.database).await.unwrap();
    let id = admin.find("Thalia").await.unwrap();
    let password = admin.new_password(id, 1).await.unwrap();
    assert!(sign_in(&server, "Thalia", PASSWORD).await.is_err());
    assert!(sign_in(&server, "Thalia", &password).await.is_ok());
    let error = admin
        .new_password(guest.person.unwrap().id, 1)
        .await
        .unwrap_err();
    assert!(matches!(error, AdminError::NoAccount), "{error:?}");
    admin.close().await;
    server.stop().await;
}
