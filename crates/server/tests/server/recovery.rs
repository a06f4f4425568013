//! Forgotten passwords: the recovery code.

use polis_protocol::{
    Code, Credential, NewAccount, NewRecoveryCode, Recovery, RecoveryCode, RecoveryState, SignedIn,
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Answer, Client};
use crate::logs::Listening;
use crate::people::{PASSWORD, sign_in};
use crate::world::{Running, World, on_both};

on_both!(
    a_forgotten_password_is_replaced_with_the_code,
    a_request_that_began_before_a_recovery_adds_nothing,
    a_code_is_made_anew_when_signed_in,
    codes_are_not_guessed,
);

const NEW: &str = "battery staple";

/// A new account, and its recovery code.
pub(crate) async fn with_code(server: &Running, name: &str) -> (Client, String) {
    let new = NewAccount {
        name: name.to_owned(),
        password: PASSWORD.to_owned(),
        credential: Credential::Token,
        invitation: None,
    };
    let mut client = server.client();
    let signed_in: SignedIn = client.post("/api/v1/account", &new).await.json(200);
    client.token = signed_in.token;
    client.person = Some(signed_in.me.person);
    (client, signed_in.recovery_code.unwrap())
}

async fn recover(client: &Client, name: &str, code: &str, password: &str) -> Answer {
    let recovery = Recovery {
        name: name.to_owned(),
        code: code.to_owned(),
        password: password.to_owned(),
        credential: Credential::Token,
    };
    client.post("/api/v1/recovery", &recovery).await
}

async fn a_forgotten_password_is_replaced_with_the_code(world: World) {
    let listening = Listening::start();
    let server = world.start().await;
    let (thalia, code) = with_code(&server, "Thalia").await;
    let mut socket = thalia.socket().await;
    assert!(socket.next().await.is_some());
    let stranger = server.client();
    // A password that is refused does not use the code up.
    let weak = recover(&stranger, "thalia", &code, "12345678").await;
    assert_eq!(weak.refusal().code, Code::Malformed);
    let typed = code.to_lowercase().replace('-', " ");
    let signed_in: SignedIn = recover(&stranger, "thalia", &typed, NEW).await.json(200);
    assert_eq!(signed_in.me.person.id, thalia.person.clone().unwrap().id);
    // Everything that was signed in before is out.
    assert_eq!(thalia.ask("GET", "/api/v1/me", None).await.status, 401);
    assert!(socket.close_code().await.is_some());
    assert_eq!(
        sign_in(&server, "Thalia", PASSWORD).await.err(),
        Some(Code::WrongPassword)
    );
    assert!(sign_in(&server, "Thalia", NEW).await.is_ok());
    // The code is used up; the next one works.
    let again = recover(&stranger, "Thalia", &code, PASSWORD).await;
    assert_eq!(again.refusal().code, Code::WrongPassword);
    let next = signed_in.recovery_code.unwrap();
    assert_ne!(next, code);
    assert_eq!(
        recover(&stranger, "Thalia", &next, PASSWORD).await.status,
        200
    );
    let person = signed_in.me.person.id.to_string();
    let text = listening.text();
    let of_person = |what: &str| {
        text.lines()
            .any(|line| line.contains(&person) && line.contains(what))
    };
    assert!(of_person("INFO polis_server::security: password recovered"));
    assert!(of_person(
        "INFO polis_server::security: wrong recovery code"
    ));
    assert!(!text.contains(&code) && !text.contains(&next));
    server.stop().await;
}

async fn a_request_that_began_before_a_recovery_adds_nothing(world: World) {
    let server = world.start().await;
    let (thalia, code) = with_code(&server, "Thalia").await;
    let body = r#"{"label":"Thief","days":30}"#;
    let head = format!(
        "POST /api/v1/me/tokens HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nexpect: 100-continue\r\n\
         connection: close\r\n\r\n",
        thalia.token.as_ref().unwrap(),
        body.len(),
    );
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    // The server asks for the body when it knows who it is from.
    let mut asked = [0; 12];
    stream.read_exact(&mut asked).await.unwrap();
    assert_eq!(&asked, b"HTTP/1.1 100");
    let recovered = recover(&server.client(), "Thalia", &code, NEW).await;
    assert_eq!(recovered.status, 200);
    stream.write_all(body.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.contains("HTTP/1.1 401"), "{answer}");
    server.stop().await;
}

async fn a_code_is_made_anew_when_signed_in(world: World) {
    let server = world.start().await;
    let (thalia, first) = with_code(&server, "Thalia").await;
    let state: RecoveryState = thalia.get("/api/v1/me/recovery").await;
    assert!(state.made.is_some());
    let new = |password: &str| NewRecoveryCode {
        password: password.to_owned(),
    };
    let wrong = new("wrong password");
    let wrong = thalia.post("/api/v1/me/recovery", &wrong).await;
    assert_eq!(wrong.refusal().code, Code::WrongPassword);
    let made = thalia.post("/api/v1/me/recovery", &new(PASSWORD)).await;
    let RecoveryCode { code } = made.json(201);
    let old = recover(&server.client(), "Thalia", &first, NEW).await;
    assert_eq!(old.refusal().code, Code::WrongPassword);
    assert_eq!(
        recover(&server.client(), "Thalia", &code, NEW).await.status,
        200
    );
    // Guests have no password, so there is nothing to recover.
    let guest = server.guest("Kleio").await;
    let state: RecoveryState = guest.get("/api/v1/me/recovery").await;
    assert_eq!(state.made, None);
    let refused = guest.post("/api/v1/me/recovery", &new("")).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    server.stop().await;
}

async fn codes_are_not_guessed(mut world: World) {
    world.limits.exempt.clear();
    world.limits.wrong_passwords_per_hour = 40;
    let server = world.start().await;
    let (_, code) = with_code(&server, "Thalia").await;
    let mut enemy = server.client();
    let mut codes = Vec::new();
    for number in 1..=15 {
        enemy.headers = vec![("x-forwarded-for", format!("203.0.113.{number}"))];
        let wrong = "00000-00000-00000-00000-00000";
        let answer = recover(&enemy, "Thalia", wrong, NEW).await;
        codes.push(answer.refusal().code);
    }
    assert_eq!(codes[..10], [Code::WrongPassword; 10]);
    assert_eq!(codes[11..], [Code::TooMany; 4]);
    // Names that nobody has are answered alike, and one address can try only so often.
    enemy.headers = vec![("x-forwarded-for", "198.51.100.1".to_owned())];
    let mut answers = Vec::new();
    for number in 0..30 {
        let answer = recover(&enemy, &format!("Nobody {number}"), &code, NEW).await;
        answers.push(answer.refusal().code);
    }
    assert_eq!(answers[0], Code::WrongPassword);
    assert_eq!(answers.last(), Some(&Code::TooMany));
    server.stop().await;
}
