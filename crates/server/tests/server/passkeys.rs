//! Passkeys: made, used and removed with a device in software.

use polis_protocol::{
    Code, Credential, DeleteMe, NewPasskey, NewPasskeyAccount, NewPasskeyAccountOptions,
    NewPasskeyOptions, NewPassword, OwnSignInWays, Passkey, PasskeyAssertion, PasskeyCreation,
    PasskeyRegistration, PasskeyRequest, PasskeySignIn, Recovery, SignInWays, SignedIn,
};
use polis_server::{Admin, backup, restore};
use serde::Serialize;
use serde_json::Value;

use crate::authenticator::{Authenticator, KeyKind};
use crate::client::{Answer, Client};
use crate::clocks::execute;
use crate::document::Document;
use crate::logs::Listening;
use crate::people::{PASSWORD, account, sign_in};
use crate::recovery::with_code;
use crate::world::{Running, World, on_both};

on_both!(
    passkeys_are_made_used_and_removed,
    an_account_is_made_with_a_passkey_alone,
    a_guest_becomes_an_account_with_a_passkey,
    a_copied_passkey_is_noticed,
    passkeys_go_when_the_account_changes_hands,
    nobody_tries_passkeys_without_end,
    passkeys_come_back_with_a_backup,
);

/// Keeps the cookies of an answer, as a browser does.
pub(crate) fn keep_cookies(client: &mut Client, answer: &Answer) {
    let mut cookies: Vec<String> = client
        .headers
        .iter()
        .filter(|(name, _)| *name == "cookie")
        .flat_map(|(_, value)| value.split("; ").map(str::to_owned).collect::<Vec<_>>())
        .collect();
    for (name, value) in &answer.headers {
        if name == "set-cookie" {
            let pair = value.split(';').next().unwrap().to_owned();
            let (name, content) = pair.split_once('=').unwrap();
            cookies.retain(|cookie| cookie.split('=').next() != Some(name));
            if !content.is_empty() {
                cookies.push(pair.clone());
            }
        }
    }
    client.headers.retain(|(name, _)| *name != "cookie");
    if !cookies.is_empty() {
        client.headers.push(("cookie", cookies.join("; ")));
    }
}

async fn ask<T: serde::de::DeserializeOwned>(
    client: &mut Client,
    path: &str,
    body: &impl Serialize,
) -> T {
    let answer = client.post(path, body).await;
    keep_cookies(client, &answer);
    answer.json(200)
}

pub(crate) async fn creation_options(client: &mut Client, password: &str) -> PasskeyCreation {
    let password = password.to_owned();
    let body = NewPasskeyOptions { password };
    ask(client, "/api/v1/me/passkeys/options", &body).await
}

pub(crate) async fn request_options(client: &mut Client) -> PasskeyRequest {
    ask(client, "/api/v1/session/passkey/options", &()).await
}

pub(crate) async fn add(client: &Client, label: &str, passkey: PasskeyRegistration) -> Answer {
    let label = label.to_owned();
    let new = NewPasskey { label, passkey };
    client.post("/api/v1/me/passkeys", &new).await
}

/// Adds a passkey to an account with a password.
pub(crate) async fn with_passkey(
    client: &Client,
    label: &str,
    kind: KeyKind,
) -> (Authenticator, Passkey) {
    let mut client = client.clone();
    let mut device = Authenticator::new(kind);
    let options = creation_options(&mut client, PASSWORD).await;
    let made = device.create(&options);
    let passkey = add(&client, label, made).await.json(201);
    (device, passkey)
}

pub(crate) async fn send(client: &Client, passkey: PasskeyAssertion) -> Answer {
    let credential = Credential::Token;
    let body = PasskeySignIn {
        passkey,
        credential,
    };
    client.post("/api/v1/session/passkey", &body).await
}

/// Signs in with a device, in a browser that knows nobody.
pub(crate) async fn use_device(server: &Running, device: &mut Authenticator) -> Answer {
    let mut client = server.client();
    let options = request_options(&mut client).await;
    send(&client, device.sign(&options)).await
}

pub(crate) async fn ways(client: &Client) -> OwnSignInWays {
    client.get("/api/v1/me/sign-in").await
}

async fn remove(client: &Client, passkey: &Passkey) -> Answer {
    let path = format!("/api/v1/me/passkeys/{}", passkey.id);
    client.ask("DELETE", &path, None).await
}

async fn passkeys_are_made_used_and_removed(world: World) {
    let listening = Listening::start();
    let server = world.start().await;
    let offered: SignInWays = server.client().get("/api/v1/sign-in").await;
    assert!(offered.passkeys && offered.passwords && offered.provider.is_none());
    let thalia = account(&server, "Thalia").await;
    let me = thalia.person.clone().unwrap();
    // An open session is not enough to make one.
    let body = NewPasskeyOptions {
        password: "wrong password".to_owned(),
    };
    let refused = thalia.post("/api/v1/me/passkeys/options", &body).await;
    assert_eq!(refused.refusal().code, Code::WrongPassword);
    let kinds = [KeyKind::Es256, KeyKind::Ed25519, KeyKind::Rs256];
    let mut made = Vec::new();
    for (number, kind) in kinds.into_iter().enumerate() {
        let (mut device, passkey) = with_passkey(&thalia, &format!("Key {number}"), kind).await;
        for _ in 0..2 {
            let signed_in: SignedIn = use_device(&server, &mut device).await.json(200);
            assert_eq!(signed_in.me.person.id, me.id, "{kind:?}");
            let mut client = server.client();
            client.token = signed_in.token;
            assert_eq!(client.ask("GET", "/api/v1/me", None).await.status, 200);
        }
        made.push((device, passkey));
    }
    let listed = ways(&thalia).await;
    assert!(listed.password && listed.provider.is_none());
    let labels: Vec<&str> = listed
        .passkeys
        .iter()
        .map(|key| key.label.as_str())
        .collect();
    assert_eq!(labels, ["Key 0", "Key 1", "Key 2"]);
    assert!(listed.passkeys.iter().all(|passkey| passkey.used.is_some()));
    // A browser is told of those that there are, and a device is not taken twice.
    let mut client = thalia.clone();
    let options = creation_options(&mut client, PASSWORD).await;
    assert_eq!(options.exclude_credentials.len(), 3);
    let again = add(&client, "Again", made[0].0.create(&options)).await;
    assert_eq!(again.refusal().code, Code::Taken);
    let data: Value = thalia.get("/api/v1/me/data").await;
    assert_eq!(
        data["sign_in"]["passkeys"].as_array().map(Vec::len),
        Some(3)
    );
    // What is removed signs in no more, and only its owner removes it.
    let kleio = account(&server, "Kleio").await;
    assert_eq!(remove(&kleio, &made[0].1).await.status, 404);
    assert_eq!(remove(&thalia, &made[0].1).await.status, 204);
    let gone = use_device(&server, &mut made[0].0).await;
    assert_eq!(gone.refusal().code, Code::WrongPassword);
    assert_eq!(use_device(&server, &mut made[1].0).await.status, 200);
    let text = listening.text();
    for event in [
        "passkey added",
        "passkey removed",
        "signed in",
        "wrong passkey",
    ] {
        let line = format!("INFO polis_server::security: {event}");
        assert!(text.contains(&line), "{event}");
    }
    server.stop().await;
}

/// Makes an account with a passkey in a browser.
async fn passkey_account(client: &mut Client, name: &str) -> (Authenticator, SignedIn) {
    let name = name.to_owned();
    let body = NewPasskeyAccountOptions { name: name.clone() };
    let options: PasskeyCreation = ask(client, "/api/v1/account/passkey/options", &body).await;
    let mut device = Authenticator::new(KeyKind::Es256);
    let new = NewPasskeyAccount {
        name,
        label: "Phone".to_owned(),
        passkey: device.create(&options),
        credential: Credential::Token,
        invitation: None,
    };
    let answer = client.post("/api/v1/account/passkey", &new).await;
    // The same again makes no second account.
    let again = client.post("/api/v1/account/passkey", &new).await;
    assert_eq!(again.refusal().code, Code::WrongState);
    let signed_in: SignedIn = answer.json(200);
    client.headers.clear();
    client.token.clone_from(&signed_in.token);
    client.person = Some(signed_in.me.person.clone());
    (device, signed_in)
}

async fn an_account_is_made_with_a_passkey_alone(world: World) {
    let server = world.start().await;
    account(&server, "Kleio").await;
    let mut thalia = server.client();
    let body = NewPasskeyAccountOptions {
        name: "kleio".to_owned(),
    };
    let taken = thalia.post("/api/v1/account/passkey/options", &body).await;
    assert_eq!(taken.refusal().code, Code::NameTaken);
    let (mut device, signed_in) = passkey_account(&mut thalia, "Thalia").await;
    let me = signed_in.me.person.id;
    let back: SignedIn = use_device(&server, &mut device).await.json(200);
    assert_eq!(back.me.person.id, me);
    // No password opens it, and the name is taken.
    for password in ["", PASSWORD] {
        let refused = sign_in(&server, "Thalia", password).await.err();
        assert_eq!(refused, Some(Code::WrongPassword));
    }
    // The last way in stays.
    let listed = ways(&thalia).await;
    assert!(!listed.password);
    let last = remove(&thalia, &listed.passkeys[0]).await;
    assert_eq!(last.refusal().code, Code::WrongState);
    // What takes a password elsewhere takes a sign-in that is not long ago.
    let server_restarted = {
        server.stop().await;
        execute(&world, "UPDATE credentials SET created = created - 3600000").await;
        world.start().await
    };
    let server = server_restarted;
    thalia.address = server.address;
    let new = NewPassword {
        old: String::new(),
        new: PASSWORD.to_owned(),
    };
    let body = serde_json::to_string(&new).unwrap();
    let set = |client: Client| {
        let body = body.clone();
        async move { client.ask("PUT", "/api/v1/me/password", Some(body)).await }
    };
    let refused = set(thalia.clone()).await;
    assert_eq!(refused.refusal().code, Code::SignInAgain);
    let delete = serde_json::to_string(&DeleteMe { password: None }).unwrap();
    let refused = thalia.ask("DELETE", "/api/v1/me", Some(delete)).await;
    assert_eq!(refused.refusal().code, Code::SignInAgain);
    let again: SignedIn = use_device(&server, &mut device).await.json(200);
    thalia.token = again.token;
    assert_eq!(set(thalia.clone()).await.status, 204);
    assert!(sign_in(&server, "Thalia", PASSWORD).await.is_ok());
    assert_eq!(remove(&thalia, &listed.passkeys[0]).await.status, 204);
    // The recovery code of the account is as good as that of any other.
    let recovery = Recovery {
        name: "Thalia".to_owned(),
        code: signed_in.recovery_code.unwrap(),
        password: "battery staple".to_owned(),
        credential: Credential::Token,
    };
    let recovered = server.client().post("/api/v1/recovery", &recovery).await;
    assert_eq!(recovered.json::<SignedIn>(200).me.person.id, me);
    server.stop().await;
}

async fn a_guest_becomes_an_account_with_a_passkey(world: World) {
    let server = world.start().await;
    let mut guest = server.guest("Erato").await;
    let before = guest.person.clone().unwrap().id;
    let old = guest.clone();
    let (mut device, signed_in) = passkey_account(&mut guest, "Erato").await;
    assert_eq!(signed_in.me.person.id, before);
    assert_eq!(old.ask("GET", "/api/v1/me", None).await.status, 401);
    let back: SignedIn = use_device(&server, &mut device).await.json(200);
    assert_eq!(back.me.person.id, before);
    server.stop().await;
}

async fn a_copied_passkey_is_noticed(world: World) {
    let listening = Listening::start();
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let (mut device, _) = with_passkey(&thalia, "Phone", KeyKind::Es256).await;
    device.counter = 10;
    assert_eq!(use_device(&server, &mut device).await.status, 200);
    for counter in [10, 4, 0] {
        // It counts up by one when it signs.
        device.counter = counter;
        let refused = use_device(&server, &mut device).await;
        assert_eq!(refused.refusal().code, Code::WrongPassword, "{counter}");
    }
    let line = "WARN polis_server::security: counter of a passkey did not go up";
    let person = thalia.person.clone().unwrap().id.to_string();
    let text = listening.text();
    let lines = text.lines().filter(|found| found.contains(line));
    assert!(lines.clone().count() >= 3 && lines.clone().any(|found| found.contains(&person)));
    device.counter = 11;
    assert_eq!(use_device(&server, &mut device).await.status, 200);
    server.stop().await;
}

async fn passkeys_go_when_the_account_changes_hands(world: World) {
    let server = world.start().await;
    // With the recovery code.
    let (thalia, code) = with_code(&server, "Thalia").await;
    let (mut device, _) = with_passkey(&thalia, "Phone", KeyKind::Es256).await;
    let recovery = Recovery {
        name: "Thalia".to_owned(),
        code,
        password: PASSWORD.to_owned(),
        credential: Credential::Token,
    };
    let recovered = server.client().post("/api/v1/recovery", &recovery).await;
    let mut thalia = thalia.clone();
    thalia.token = recovered.json::<SignedIn>(200).token;
    assert_eq!(use_device(&server, &mut device).await.status, 401);
    assert!(ways(&thalia).await.passkeys.is_empty());
    // With the password that the host makes, also for an account that had none.
    let admin = Admin::open(&world.database).await.unwrap();
    let mut erato = server.client();
    let (mut phone, signed_in) = passkey_account(&mut erato, "Erato").await;
    let erato = admin.find("Erato").await.unwrap();
    assert_eq!(erato, signed_in.me.person.id);
    let password = admin.new_password(erato, 1).await.unwrap();
    assert_eq!(use_device(&server, &mut phone).await.status, 401);
    assert!(sign_in(&server, "Erato", &password).await.is_ok());
    admin.close().await;
    // And with the account itself.
    let (mut device, _) = with_passkey(&thalia, "Phone", KeyKind::Es256).await;
    let delete = DeleteMe {
        password: Some(PASSWORD.to_owned()),
    };
    let body = serde_json::to_string(&delete).unwrap();
    let deleted = thalia.ask("DELETE", "/api/v1/me", Some(body)).await;
    assert_eq!(deleted.status, 204);
    assert_eq!(use_device(&server, &mut device).await.status, 401);
    server.stop().await;
}

/// Checks what is answered about passkeys and other ways to sign in.
pub(crate) async fn check_document(server: &Running, document: &Document) {
    let ways = "/sign-in";
    document
        .ask(&server.client(), "GET", ways, ways, None)
        .await;
    let mut thalia = account(server, "Polyhymnia").await;
    let (mut device, passkey) = with_passkey(&thalia, "Phone", KeyKind::Es256).await;
    for path in ["/me/sign-in", "/me/data"] {
        document.ask(&thalia, "GET", path, path, None).await;
    }
    let path = "/me/passkeys/options";
    let body = format!(r#"{{"password":"{PASSWORD}"}}"#);
    document.ask(&thalia, "POST", path, path, Some(body)).await;
    let path = "/me/passkeys";
    let options = creation_options(&mut thalia, PASSWORD).await;
    let new = NewPasskey {
        label: "Tablet".to_owned(),
        passkey: Authenticator::new(KeyKind::Ed25519).create(&options),
    };
    let body = serde_json::to_string(&new).ok();
    document.ask(&thalia, "POST", path, path, body).await;
    let mut browser = server.client();
    let path = "/session/passkey/options";
    let none = Some("null".to_owned());
    document.ask(&browser, "POST", path, path, none).await;
    let path = "/session/passkey";
    let options = request_options(&mut browser).await;
    let credential = Credential::Cookie;
    let passkey_sign_in = PasskeySignIn {
        passkey: device.sign(&options),
        credential,
    };
    let body = serde_json::to_string(&passkey_sign_in).ok();
    document.ask(&browser, "POST", path, path, body).await;
    let path = "/account/passkey/options";
    let body = Some(r#"{"name":"Hesiodos"}"#.to_owned());
    document.ask(&browser, "POST", path, path, body).await;
    let url = format!("/me/passkeys/{}", passkey.id);
    let path = "/me/passkeys/{passkey}";
    document.ask(&thalia, "DELETE", path, &url, None).await;
    for (method, path) in [
        ("POST", "/provider/start"),
        ("GET", "/provider/return"),
        ("GET", "/provider/newcomer"),
        ("POST", "/provider/account"),
        ("DELETE", "/me/provider"),
    ] {
        let body = (method == "POST").then(|| r#"{"name":"Hesiodos"}"#.to_owned());
        let answer = thalia.ask(method, &format!("/api/v1{path}"), body).await;
        assert_eq!(answer.refusal().code, Code::NotFound, "{path}");
    }
}

async fn nobody_tries_passkeys_without_end(mut world: World) {
    world.limits.exempt.clear();
    let server = world.start().await;
    let mut enemy = server.client();
    enemy.headers = vec![("x-forwarded-for", "203.0.113.9".to_owned())];
    let mut statuses = Vec::new();
    for _ in 0..40 {
        let path = "/api/v1/session/passkey/options";
        statuses.push(enemy.post(path, &()).await.status);
    }
    assert_eq!(statuses[0], 200);
    assert_eq!(statuses.last(), Some(&429));
    server.stop().await;
}

async fn passkeys_come_back_with_a_backup(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let (mut device, _) = with_passkey(&thalia, "Phone", KeyKind::Es256).await;
    let mut file = Vec::new();
    backup(&world.database, None, &mut file).await.unwrap();
    server.stop().await;
    let mut worlds = vec![World::sqlite()];
    worlds.extend(World::postgres());
    for other in worlds {
        restore(&other.database, file.as_slice()).await.unwrap();
        let server = other.start().await;
        assert_eq!(use_device(&server, &mut device).await.status, 200);
        server.stop().await;
    }
}
