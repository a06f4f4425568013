//! Names that nobody can take from another.

use polis_protocol::{Code, Credential, DeleteMe, NewAccount, NewGuest, Rename};

use crate::client::{Answer, Client};
use crate::clocks::execute;
use crate::people::{PASSWORD, account, sign_in};
use crate::world::{Running, World, on_both};

on_both!(
    nobody_is_called_like_an_account,
    names_that_cannot_be_seen_are_refused,
    the_name_of_a_deleted_account_is_not_free,
    accounts_from_before_keep_their_names,
);

async fn guest(server: &Running, name: &str) -> Answer {
    let new = NewGuest {
        invitation: None,
        name: name.to_owned(),
        credential: Credential::Token,
    };
    server.client().post("/api/v1/guest", &new).await
}

async fn new_account(server: &Running, name: &str) -> Answer {
    let new = NewAccount {
        invitation: None,
        name: name.to_owned(),
        password: PASSWORD.to_owned(),
        credential: Credential::Token,
    };
    server.client().post("/api/v1/account", &new).await
}

async fn rename(client: &Client, name: &str) -> Answer {
    let rename = Rename {
        name: name.to_owned(),
    };
    let body = serde_json::to_string(&rename).unwrap();
    client.ask("PUT", "/api/v1/me/name", Some(body)).await
}

/// By guests and by accounts, from the beginning and by another name.
async fn nobody_is_called_like_an_account(world: World) {
    let server = world.start().await;
    account(&server, "Pola").await;
    let other_guest = server.guest("Kleio").await;
    let other_account = account(&server, "Erato").await;
    // As it is, with other capitals, in Cyrillic, with a digit, with a gap.
    for name in ["Pola", "POLA", "Роlа", "Рօlа", "Po1a", " Pola "] {
        for answer in [
            guest(&server, name).await,
            new_account(&server, name).await,
            rename(&other_guest, name).await,
            rename(&other_account, name).await,
        ] {
            assert!(
                [400, 409].contains(&answer.status),
                "{name}: {}",
                answer.text
            );
        }
    }
    for name in ["Pola", "РОLА"] {
        let answer = guest(&server, name).await;
        assert!(answer.status >= 400, "{name}");
    }
    assert_eq!(guest(&server, "Pola").await.refusal().code, Code::NameTaken);
    // Two guests may be called the same.
    assert_eq!(guest(&server, "Kleio").await.status, 200);
    assert_eq!(guest(&server, "Polina").await.status, 200);
    server.stop().await;
}

async fn names_that_cannot_be_seen_are_refused(world: World) {
    let server = world.start().await;
    for name in [
        "\u{2800}\u{2800}",
        "Tha\u{ad}lia",
        "\u{3164}",
        "Тhalia",
        "admin",
    ] {
        let answer = guest(&server, name).await;
        assert!(
            [400, 409].contains(&answer.status),
            "{name:?}: {}",
            answer.text
        );
    }
    // However a letter with an accent is put together, it is one, also at the sign-in.
    let made = new_account(&server, "Zoe\u{308}").await;
    assert!(made.text.contains("Zoë"), "{}", made.text);
    for name in ["Zoë", "Zoe\u{308}", "zoë"] {
        assert!(sign_in(&server, name, PASSWORD).await.is_ok(), "{name}");
    }
    server.stop().await;
}

async fn the_name_of_a_deleted_account_is_not_free(world: World) {
    let server = world.start().await;
    let melpomene = account(&server, "Melpomene").await;
    // An old name stays with whom it was of.
    assert_eq!(rename(&melpomene, "Polymnia").await.status, 200);
    assert_eq!(
        new_account(&server, "Melpomene").await.refusal().code,
        Code::NameTaken
    );
    assert_eq!(rename(&melpomene, "Melpomene").await.status, 200);
    let delete = DeleteMe {
        password: Some(PASSWORD.to_owned()),
    };
    let body = serde_json::to_string(&delete).ok();
    assert_eq!(
        melpomene.ask("DELETE", "/api/v1/me", body).await.status,
        204
    );
    for name in ["Melpomene", "Polymnia"] {
        assert_eq!(
            new_account(&server, name).await.refusal().code,
            Code::NameTaken
        );
        assert_eq!(guest(&server, name).await.refusal().code, Code::NameTaken);
    }
    server.stop().await;
    // After a year it is.
    execute(&world, "UPDATE names SET until = 1 WHERE until IS NOT NULL").await;
    let server = world.start().await;
    assert_eq!(new_account(&server, "Melpomene").await.status, 200);
    server.stop().await;
}

async fn accounts_from_before_keep_their_names(world: World) {
    let server = world.start().await;
    account(&server, "Thalia").await;
    server.stop().await;
    // As a database of an older version.
    execute(&world, "DELETE FROM names").await;
    let server = world.start().await;
    assert!(sign_in(&server, "Thalia", PASSWORD).await.is_ok());
    assert_eq!(
        new_account(&server, "Thalia").await.refusal().code,
        Code::NameTaken
    );
    let started = std::time::Instant::now();
    while guest(&server, "Тhaliа").await.status == 200
        || guest(&server, "ThaIia").await.status == 200
    {
        assert!(started.elapsed() < crate::client::PATIENCE);
        tokio::task::yield_now().await;
    }
    server.stop().await;
}
