//! Telling browsers whose turn it is, with a server of a browser's vendor that can read what it gets.

use std::net::SocketAddr;
use std::sync::Arc;

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use polis_protocol::{
    Action, Clock, Code, DropPush, PushKey, PushNotice, PushSubscription, QuietHours, SecretToken,
    TableSettings,
};
use polis_server::PushConfig;
use serde_json::Value;
use sha2::Sha256;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::client::{Client, PATIENCE};
use crate::play::table_for;
use crate::tables::{duel, moves};
use crate::world::{World, on_both};

on_both!(
    a_browser_is_told_once_a_turn_and_nobody_else_can_read_it,
    browsers_that_are_gone_are_forgotten_and_quiet_ones_wait,
    browsers_cannot_name_addresses_that_only_the_server_reaches,
);

const CONTACT: &str = "mailto:host@polis.example";
const AUTH: [u8; 16] = *b"sixteen bytes ok";

/// A server of a vendor: it takes messages for all browsers, but for those that are gone.
struct Vendor {
    address: SocketAddr,
    messages: mpsc::UnboundedReceiver<Message>,
    key: SecretKey,
}

/// A message that came.
struct Message {
    path: String,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Vendor {
    async fn start() -> Vendor {
        let (sender, messages) = mpsc::unbounded_channel();
        let take = async |State(sender): State<Arc<mpsc::UnboundedSender<Message>>>,
                          uri: Uri,
                          headers: HeaderMap,
                          body: Bytes| {
            let path = uri.path().to_owned();
            let is_gone = path.contains("gone");
            let body = body.to_vec();
            let message = Message {
                path,
                headers,
                body,
            };
            let _ = sender.send(message);
            if is_gone {
                StatusCode::GONE
            } else {
                StatusCode::CREATED
            }
        };
        let router = Router::new().fallback(take).with_state(Arc::new(sender));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, router).await });
        Vendor {
            address,
            messages,
            key: SecretKey::from_slice(&[7; 32]).unwrap(),
        }
    }

    fn endpoint(&self, browser: &str) -> String {
        format!("http://{}/{browser}", self.address)
    }

    fn subscription(&self, browser: &str, quiet: Option<QuietHours>) -> PushSubscription {
        PushSubscription {
            endpoint: self.endpoint(browser),
            p256dh: BASE64.encode(self.key.public_key().to_sec1_bytes()),
            auth: BASE64.encode(AUTH),
            quiet,
        }
    }

    async fn next(&mut self) -> Message {
        let message = tokio::time::timeout(PATIENCE, self.messages.recv()).await;
        message.expect("no message comes").unwrap()
    }

    /// Reads a message as a browser would (RFC 8291).
    fn read(&self, message: &Message) -> PushNotice {
        assert_eq!(message.headers["content-encoding"], "aes128gcm");
        let (salt, rest) = message.body.split_at(16);
        let (head, rest) = rest.split_at(5);
        assert_eq!(head, [0, 0, 16, 0, 65]);
        let (theirs, sealed) = rest.split_at(65);
        let public = PublicKey::from_sec1_bytes(theirs).unwrap();
        let shared = self.key.diffie_hellman(&public);
        let ours = self.key.public_key().to_sec1_bytes();
        let info = [b"WebPush: info\0", &ours[..], theirs].concat();
        let mut material = [0; 32];
        Hkdf::<Sha256>::new(Some(&AUTH), shared.raw_secret_bytes())
            .expand(&info, &mut material)
            .unwrap();
        let derived = Hkdf::<Sha256>::new(Some(salt), &material);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derived
            .expand(b"Content-Encoding: aes128gcm\0", &mut key)
            .unwrap();
        derived
            .expand(b"Content-Encoding: nonce\0", &mut nonce)
            .unwrap();
        let cipher = Aes128Gcm::new(&key.into());
        let mut text = cipher.decrypt(&Nonce::from(nonce), sealed).unwrap();
        assert_eq!(text.pop(), Some(2));
        serde_json::from_slice(&text).unwrap()
    }

    /// Checks who signed a message, as a vendor does (RFC 8292).
    fn check_signature(&self, message: &Message, key: &str) {
        let header = message.headers["authorization"].to_str().unwrap();
        let (token, signed_by) = header
            .strip_prefix("vapid t=")
            .and_then(|rest| rest.split_once(", k="))
            .unwrap();
        assert_eq!(signed_by, key);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
        let signature = BASE64.decode(signature).unwrap();
        let signature = Signature::from_slice(&signature).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], format!("http://{}", self.address));
        assert_eq!(claims["sub"], CONTACT);
        assert!(claims["exp"].is_u64());
    }
}

async fn subscribe(client: &Client, subscription: &PushSubscription) -> u16 {
    let body = serde_json::to_string(subscription).ok();
    let answer = client.ask("PUT", "/api/v1/me/push", body).await;
    answer.status
}

fn eager(world: &mut World) {
    world.push = PushConfig {
        contact: Some(CONTACT.to_owned()),
        delay_seconds: 0,
        look_ms: 10,
        allow_private: true,
        ..PushConfig::default()
    };
}

fn daily() -> TableSettings {
    TableSettings {
        clock: Clock::Daily { days: 1 },
        ..table_for(2)
    }
}

async fn a_browser_is_told_once_a_turn_and_nobody_else_can_read_it(mut world: World) {
    eager(&mut world);
    let server = world.start().await;
    let mut vendor = Vendor::start().await;
    let (mut first, mut second, table) = duel(&server, daily()).await;
    let PushKey { key } = server.client().get("/api/v1/push").await;
    let browser = vendor.subscription("browser", None);
    assert_eq!(subscribe(&second.client, &browser).await, 204);
    for turn in 0..8 {
        moves(&mut [&mut first, &mut second], table, 1).await;
        let message = vendor.next().await;
        vendor.check_signature(&message, &key);
        // Who plays where, and nothing of the game.
        let expected = PushNotice {
            table,
            opponents: vec!["Thalia".to_owned()],
        };
        assert_eq!(vendor.read(&message), expected, "turn {turn}");
        // Words are no new turn, also where the answer follows them at once: one message more would
        // come before that of the next turn.
        for word in 0..3 {
            let say = Action::Say {
                text: "hello".to_owned(),
                key: turn * 3 + word + 1,
            };
            assert_eq!(first.client.act(table, &say).await.status, 200);
        }
        moves(&mut [&mut first, &mut second], table, 1).await;
    }
    assert!(vendor.messages.try_recv().is_err());
    // It is off by one press. The other browser shows that the turn was told.
    let off = DropPush {
        endpoint: browser.endpoint,
    };
    let body = serde_json::to_string(&off).ok();
    let answer = second.client.ask("DELETE", "/api/v1/me/push", body).await;
    assert_eq!(answer.status, 204);
    let other = vendor.subscription("other", None);
    assert_eq!(subscribe(&second.client, &other).await, 204);
    moves(&mut [&mut first, &mut second], table, 1).await;
    assert_eq!(vendor.next().await.path, "/other");
    server.stop().await;
}

async fn browsers_that_are_gone_are_forgotten_and_quiet_ones_wait(mut world: World) {
    eager(&mut world);
    let server = world.start().await;
    let mut vendor = Vendor::start().await;
    let (mut first, mut second, table) = duel(&server, daily()).await;
    let now = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap();
    let minute = (now.as_secs() / 60 % 1440) as u16;
    // An hour before and after now are quiet, so the test can take its time.
    let quiet = QuietHours {
        from: (minute + 1380) % 1440,
        to: (minute + 60) % 1440,
        utc_offset: 0,
    };
    for (browser, quiet) in [("gone", None), ("asleep", Some(quiet)), ("awake", None)] {
        let subscription = vendor.subscription(browser, quiet);
        assert_eq!(subscribe(&second.client, &subscription).await, 204);
    }
    moves(&mut [&mut first, &mut second], table, 1).await;
    let mut paths = vec![vendor.next().await.path, vendor.next().await.path];
    paths.sort();
    assert_eq!(paths, ["/awake", "/gone"]);
    let told = async |client: &Client| {
        let data: Value = client.get("/api/v1/me/data").await;
        let notifications = data["notifications"].as_array().unwrap().clone();
        let endpoints = notifications.iter().map(|one| one["endpoint"].to_string());
        endpoints.collect::<Vec<_>>().join(" ")
    };
    while told(&second.client).await.contains("gone") {}
    // In the morning the turn that still waits is told.
    let morning = vendor.subscription("asleep", None);
    assert_eq!(subscribe(&second.client, &morning).await, 204);
    assert_eq!(vendor.next().await.path, "/asleep");
    // Who signs out is told nothing any more; what is left of them sees it.
    let label = serde_json::json!({ "label": "bot" });
    let made: SecretToken = second
        .client
        .post("/api/v1/me/tokens", &label)
        .await
        .json(201);
    let out = second.client.ask("DELETE", "/api/v1/session", None).await;
    assert_eq!(out.status, 204);
    let mut left = second.client.clone();
    left.token = Some(made.secret);
    while !told(&left).await.is_empty() {}
    server.stop().await;
}

async fn browsers_cannot_name_addresses_that_only_the_server_reaches(mut world: World) {
    let server = world.start().await;
    let vendor = Vendor::start().await;
    let thalia = server.guest("Thalia").await;
    let good = vendor.subscription("browser", None);
    for endpoint in [
        &good.endpoint,
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://push.example:5432/x",
        "https://me@push.example/x",
        "file:///etc/passwd",
        "",
    ] {
        let subscription = PushSubscription {
            endpoint: endpoint.to_owned(),
            ..good.clone()
        };
        let body = serde_json::to_string(&subscription).ok();
        let answer = thalia.ask("PUT", "/api/v1/me/push", body).await;
        assert_eq!(answer.refusal().code, Code::Malformed, "{endpoint}");
    }
    let public = "https://push.example/x".to_owned();
    for wrong in [
        PushSubscription {
            p256dh: "AAAA".to_owned(),
            ..good.clone()
        },
        PushSubscription {
            auth: String::new(),
            ..good.clone()
        },
        PushSubscription {
            quiet: Some(QuietHours {
                from: 1440,
                to: 0,
                utc_offset: 0,
            }),
            ..good.clone()
        },
    ] {
        let wrong = PushSubscription {
            endpoint: public.clone(),
            ..wrong
        };
        assert_eq!(subscribe(&thalia, &wrong).await, 400);
    }
    let right = PushSubscription {
        endpoint: public,
        ..good
    };
    assert_eq!(subscribe(&thalia, &right).await, 204);
    assert_eq!(subscribe(&server.client(), &right).await, 401);
    server.stop().await;
    // A host can do without it.
    world.push.enabled = false;
    let server = world.start().await;
    let answer = server.client().ask("GET", "/api/v1/push", None).await;
    assert_eq!(answer.refusal().code, Code::NotFound);
    server.stop().await;
}
