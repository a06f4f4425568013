//! What no honest device sends, and challenges that are used by others or twice.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use polis_protocol::{Code, NewPasskeyOptions, PasskeyAssertion, PasskeyRequest};
use polis_server::Database;

use crate::authenticator::{Authenticator, KeyKind};
use crate::passkeys::{
    add, creation_options, request_options, send, use_device, ways, with_passkey,
};
use crate::people::{PASSWORD, account, sign_in};
use crate::world::{World, on_both};

on_both!(
    what_no_honest_device_sends_is_refused,
    new_passkeys_of_strangers_are_refused,
    a_challenge_is_good_once_and_for_one_session,
);

/// An answer for another purpose than it was made for, as JSON in base64url.
fn change(text: &str, from: &str, to: &str) -> String {
    let json = String::from_utf8(BASE64.decode(text).unwrap()).unwrap();
    assert!(json.contains(from));
    BASE64.encode(json.replace(from, to))
}

fn flip(text: &str, place: usize) -> String {
    let mut bytes = BASE64.decode(text).unwrap();
    bytes[place] ^= 1;
    BASE64.encode(bytes)
}

/// What a device that lies answers: it, and that of somebody else.
type Trick = fn(&mut Authenticator, &mut Authenticator, &PasskeyRequest) -> PasskeyAssertion;

const TRICKS: [(&str, Trick); 13] = [
    ("another site's page", |device, _, options| {
        "https://polis.example.evil.example".clone_into(&mut device.origin);
        device.sign(options)
    }),
    ("a page without TLS", |device, _, options| {
        "http://polis.example".clone_into(&mut device.origin);
        device.sign(options)
    }),
    ("another domain", |device, _, options| {
        let rp_id = "evil.example".to_owned();
        let options = options.clone();
        device.sign(&PasskeyRequest { rp_id, ..options })
    }),
    ("another challenge", |device, _, options| {
        let challenge = BASE64.encode([7; 32]);
        let options = options.clone();
        device.sign(&PasskeyRequest {
            challenge,
            ..options
        })
    }),
    ("nobody was there", |device, _, options| {
        device.seen = 0;
        device.sign(options)
    }),
    ("the device did not know them", |device, _, options| {
        device.seen = 1;
        device.sign(options)
    }),
    ("a wrong signature", |device, _, options| {
        let mut answer = device.sign(options);
        let signature = &answer.response.signature;
        answer.response.signature = flip(signature, 20);
        answer
    }),
    ("changed after signing", |device, _, options| {
        let mut answer = device.sign(options);
        let data = &answer.response.authenticator_data;
        answer.response.authenticator_data = flip(data, 36);
        answer
    }),
    ("the passkey of somebody else", |device, other, options| {
        let mut answer = other.sign(options);
        answer.id = BASE64.encode(&device.id);
        answer
    }),
    ("in the name of somebody else", |device, other, options| {
        let mut answer = device.sign(options);
        answer.response.user_handle.clone_from(&other.user);
        answer
    }),
    ("made instead of used", |device, _, options| {
        let mut answer = device.sign(options);
        let data = &answer.response.client_data_json;
        answer.response.client_data_json = change(data, "webauthn.get", "webauthn.create");
        answer
    }),
    ("in a frame of another site", |device, _, options| {
        let mut answer = device.sign(options);
        let data = &answer.response.client_data_json;
        let (from, to) = (r#""crossOrigin":false"#, r#""crossOrigin":true"#);
        answer.response.client_data_json = change(data, from, to);
        answer
    }),
    ("nobody's passkey", |_, _, options| {
        Authenticator::new(KeyKind::Es256).sign(options)
    }),
];

async fn what_no_honest_device_sends_is_refused(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let (mut device, _) = with_passkey(&thalia, "Phone", KeyKind::Es256).await;
    let (mut other, _) = with_passkey(&kleio, "Phone", KeyKind::Es256).await;
    let honest = device.origin.clone();
    for (what, trick) in TRICKS {
        let mut client = server.client();
        let options = request_options(&mut client).await;
        let answer = trick(&mut device, &mut other, &options);
        let refused = send(&client, answer).await;
        assert_eq!(refused.refusal().code, Code::WrongPassword, "{what}");
        device.origin.clone_from(&honest);
        device.seen = 5;
    }
    // What cannot be read is refused as such.
    for (data, client_data) in [
        (BASE64.encode([0; 36]), None),
        (String::new(), None),
        ("!".to_owned(), None),
        (BASE64.encode([0xff; 200]), None),
        (BASE64.encode([0; 37]), Some("")),
        (BASE64.encode([0; 37]), Some("e30")),
        (BASE64.encode([0; 37]), Some("W10")),
    ] {
        let mut client = server.client();
        let options = request_options(&mut client).await;
        let mut answer = device.sign(&options);
        answer.response.authenticator_data = data;
        if let Some(client_data) = client_data {
            client_data.clone_into(&mut answer.response.client_data_json);
        }
        let refused = send(&client, answer).await;
        assert_eq!(refused.refusal().code, Code::Malformed);
    }
    // The passkeys are as good as before.
    assert_eq!(use_device(&server, &mut device).await.status, 200);
    assert_eq!(use_device(&server, &mut other).await.status, 200);
    server.stop().await;
}

async fn new_passkeys_of_strangers_are_refused(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let guest = server.guest("Kleio").await;
    let body = NewPasskeyOptions {
        password: String::new(),
    };
    let refused = guest.post("/api/v1/me/passkeys/options", &body).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    let mut client = thalia.clone();
    let mut device = Authenticator::new(KeyKind::Es256);
    let whole = {
        let options = creation_options(&mut client, PASSWORD).await;
        let made = device.create(&options);
        BASE64.decode(made.response.attestation_object).unwrap()
    };
    let mut objects: Vec<Vec<u8>> = (0..whole.len())
        .step_by(9)
        .map(|end| whole[..end].to_vec())
        .collect();
    // More entries than there are, one that never ends, many in each other, and more after the end.
    objects.push(vec![0xbb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
    objects.push(vec![0xbf]);
    objects.push([&[0xa1, 0x61, b'x'][..], &[0x81; 4000]].concat());
    objects.push([&whole[..], &[0]].concat());
    for object in objects {
        let options = creation_options(&mut client, PASSWORD).await;
        let mut made = device.create(&options);
        made.response.attestation_object = BASE64.encode(&object);
        let refused = add(&client, "Phone", made).await;
        assert_eq!(refused.refusal().code, Code::Malformed, "{object:x?}");
    }
    for (origin, seen) in [("https://evil.example", 5), ("https://polis.example", 1)] {
        let options = creation_options(&mut client, PASSWORD).await;
        let mut device = Authenticator::new(KeyKind::Es256);
        origin.clone_into(&mut device.origin);
        device.seen = seen;
        let refused = add(&client, "Phone", device.create(&options)).await;
        assert_eq!(refused.refusal().code, Code::Malformed);
    }
    for label in ["", "  ", "a\u{202e}b", &"x".repeat(41)] {
        let options = creation_options(&mut client, PASSWORD).await;
        let refused = add(&client, label, device.create(&options)).await;
        assert_eq!(refused.refusal().code, Code::Malformed, "{label}");
    }
    assert!(ways(&thalia).await.passkeys.is_empty());
    server.stop().await;
}

async fn a_challenge_is_good_once_and_for_one_session(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let (mut device, _) = with_passkey(&thalia, "Phone", KeyKind::Ed25519).await;
    // What was sent once is not taken again, by any node.
    let mut client = server.client();
    let options = request_options(&mut client).await;
    let answer = device.sign(&options);
    assert_eq!(send(&client, answer.clone()).await.status, 200);
    let replayed = send(&client, answer.clone()).await;
    assert_eq!(replayed.refusal().code, Code::WrongState);
    // Without the browser's cookie, or with one that somebody changed, there is no challenge.
    let options = request_options(&mut client).await;
    let answer = device.sign(&options);
    let refused = send(&server.client(), answer.clone()).await;
    assert_eq!(refused.refusal().code, Code::WrongState);
    let mut forged = client.clone();
    let cookie = &mut forged.headers[0].1;
    let end = cookie.pop().unwrap();
    cookie.push(if end == 'A' { 'E' } else { 'A' });
    let refused = send(&forged, answer).await;
    assert_eq!(refused.refusal().code, Code::WrongState);
    // One for signing in adds no passkey, and one of another session does not either.
    let mut second = sign_in(&server, "Thalia", PASSWORD).await.unwrap();
    let mut fresh = Authenticator::new(KeyKind::Es256);
    let options = creation_options(&mut second, PASSWORD).await;
    let made = fresh.create(&options);
    let mut first = thalia.clone();
    first.headers.clone_from(&second.headers);
    let refused = add(&first, "Tablet", made).await;
    assert_eq!(refused.refusal().code, Code::WrongState);
    let options = creation_options(&mut second, PASSWORD).await;
    let made = fresh.create(&options);
    request_options(&mut second).await;
    let refused = add(&second, "Tablet", made).await;
    assert_eq!(refused.refusal().code, Code::WrongState);
    if let Database::Postgres(_) = &world.database {
        // What one node has begun another ends.
        let other = world.start().await;
        let mut client = server.client();
        let options = request_options(&mut client).await;
        let answer = device.sign(&options);
        let here = client.clone();
        client.address = other.address;
        assert_eq!(send(&client, answer.clone()).await.status, 200);
        let replayed = send(&here, answer).await;
        assert_eq!(replayed.refusal().code, Code::WrongState);
        other.stop().await;
    }
    server.stop().await;
}
