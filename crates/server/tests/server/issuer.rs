//! A provider of identities (`OpenID` Connect) of the test's own, which also says what is not true.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD as BASE64};
use polis_server::{OidcConfig, SettingSecret};
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair, RSA_PKCS1_SHA256, RsaKeyPair,
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::authenticator::RSA_KEY;

const CLIENT_ID: &str = "polis";
const CLIENT_SECRET: &str = "a secret: 100%";
const RETURN: &str = "https://polis.example/api/v1/provider/return";

/// What is wrong with a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    None,
    Nonce,
    Audience,
    OtherParty,
    Issuer,
    Expired,
    OtherKey,
    UnknownKey,
    NoSignature,
    Secret,
    Changed,
    NoToken,
    Broken,
}

/// A provider.
pub(crate) struct Issuer {
    address: SocketAddr,
    desk: Arc<Desk>,
    task: JoinHandle<()>,
}

/// What the provider knows.
struct Desk {
    url: String,
    state: Mutex<Known>,
}

struct Known {
    key: Signer,
    key_id: String,
    codes: HashMap<String, Code>,
    /// How often its keys were asked for.
    key_requests: usize,
}

enum Signer {
    Es256(Box<EcdsaKeyPair>),
    Rs256(Box<RsaKeyPair>),
}

/// A code that was given out.
struct Code {
    challenge: String,
    nonce: String,
    claims: Value,
    flaw: Flaw,
}

impl Issuer {
    pub(crate) async fn start() -> Issuer {
        Issuer::start_at("127.0.0.1:0".parse().unwrap()).await
    }

    async fn start_at(address: SocketAddr) -> Issuer {
        let listener = TcpListener::bind(address).await.unwrap();
        let address = listener.local_addr().unwrap();
        let desk = Arc::new(Desk {
            url: format!("http://{address}/realms/home"),
            state: Mutex::new(Known {
                key: Signer::Rs256(Box::new(RsaKeyPair::from_pkcs8(RSA_KEY).unwrap())),
                key_id: "first".to_owned(),
                codes: HashMap::new(),
                key_requests: 0,
            }),
        });
        let router = Router::new()
            .route(
                "/realms/home/.well-known/openid-configuration",
                get(metadata),
            )
            .route("/realms/home/keys", get(keys))
            .route("/realms/home/token", post(token))
            .with_state(Arc::clone(&desk));
        let task = tokio::spawn(async move {
            axum::serve(listener, router).await.unwrap();
        });
        Issuer {
            address,
            desk,
            task,
        }
    }

    /// What a host sets for it.
    pub(crate) fn config(&self) -> OidcConfig {
        OidcConfig {
            client_secret: Some(SettingSecret::new(CLIENT_SECRET)),
            label: "Home".to_owned(),
            ..OidcConfig::new(&self.desk.url, CLIENT_ID)
        }
    }

    /// Goes away.
    pub(crate) async fn stop(mut self) -> SocketAddr {
        self.task.abort();
        let _ = (&mut self.task).await;
        self.address
    }

    /// Comes back at an address.
    pub(crate) async fn back_at(address: SocketAddr) -> Issuer {
        Issuer::start_at(address).await
    }

    /// Signs with a new key from now on.
    pub(crate) fn rotate(&self) {
        let mut known = self.desk.state.lock().unwrap();
        known.key = fresh_key();
        known.key_id.push_str(" and another");
    }

    pub(crate) fn key_requests(&self) -> usize {
        self.desk.state.lock().unwrap().key_requests
    }

    /// Lets somebody in who came by an address: what their browser takes back.
    pub(crate) fn let_in(&self, url: &str, claims: Value, flaw: Flaw) -> String {
        let query = url.strip_prefix(&format!("{}/authorize?", self.desk.url));
        let query: HashMap<String, String> = form_urlencoded::parse(query.unwrap().as_bytes())
            .into_owned()
            .collect();
        assert_eq!(query["response_type"], "code");
        assert_eq!(query["client_id"], CLIENT_ID);
        assert_eq!(query["redirect_uri"], RETURN);
        assert_eq!(query["scope"], "openid profile");
        assert_eq!(query["code_challenge_method"], "S256");
        let mut known = self.desk.state.lock().unwrap();
        let code = format!("code&{}", known.codes.len());
        let given = Code {
            challenge: query["code_challenge"].clone(),
            nonce: query["nonce"].clone(),
            claims,
            flaw,
        };
        known.codes.insert(code.clone(), given);
        form_urlencoded::Serializer::new(String::new())
            .append_pair("code", &code)
            .append_pair("state", &query["state"])
            .append_pair("iss", &self.desk.url)
            .finish()
    }
}

impl Drop for Issuer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn fresh_key() -> Signer {
    let (random, form) = (SystemRandom::new(), &ECDSA_P256_SHA256_FIXED_SIGNING);
    let made = EcdsaKeyPair::generate_pkcs8(form, &random).unwrap();
    let key = EcdsaKeyPair::from_pkcs8(form, made.as_ref(), &random);
    Signer::Es256(Box::new(key.unwrap()))
}

async fn metadata(State(desk): State<Arc<Desk>>) -> Json<Value> {
    let at = |path: &str| format!("{}/{path}", desk.url);
    Json(json!({
        "issuer": desk.url, "authorization_endpoint": at("authorize"),
        "token_endpoint": at("token"), "jwks_uri": at("keys"),
    }))
}

async fn keys(State(desk): State<Arc<Desk>>) -> Json<Value> {
    let mut known = desk.state.lock().unwrap();
    known.key_requests += 1;
    let key = match &known.key {
        Signer::Es256(key) => {
            let point = key.public_key().as_ref();
            json!({
                "kty": "EC", "crv": "P-256", "use": "sig", "kid": known.key_id,
                "x": BASE64.encode(&point[1..33]), "y": BASE64.encode(&point[33..]),
            })
        }
        Signer::Rs256(key) => {
            let parts = ring::rsa::PublicKeyComponents::<Vec<u8>>::from(key.public_key());
            json!({
                "kty": "RSA", "alg": "RS256", "use": "sig", "kid": known.key_id,
                "n": BASE64.encode(parts.n), "e": BASE64.encode(parts.e),
            })
        }
    };
    // Others are passed over.
    Json(json!({ "keys": [{ "kty": "OKP", "crv": "X25519", "x": "" }, key] }))
}

async fn token(State(desk): State<Arc<Desk>>, headers: HeaderMap, body: String) -> Response {
    let refuse = || {
        let error = Json(json!({ "error": "invalid_grant" }));
        (StatusCode::BAD_REQUEST, error).into_response()
    };
    let encode = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    let pair = format!("{}:{}", encode(CLIENT_ID), encode(CLIENT_SECRET));
    let expected = format!("Basic {}", BASE64_STANDARD.encode(pair));
    assert_eq!(headers["authorization"], expected.as_str());
    let form: HashMap<String, String> = form_urlencoded::parse(body.as_bytes())
        .into_owned()
        .collect();
    assert_eq!(form["grant_type"], "authorization_code");
    assert_eq!(form["redirect_uri"], RETURN);
    let mut known = desk.state.lock().unwrap();
    // A code is good once.
    let Some(code) = known.codes.remove(&form["code"]) else {
        return refuse();
    };
    let verifier = Sha256::digest(form["code_verifier"].as_bytes());
    if BASE64.encode(verifier) != code.challenge {
        return refuse();
    }
    match code.flaw {
        Flaw::NoToken => Json(json!({ "access_token": "x" })).into_response(),
        Flaw::Broken => StatusCode::BAD_GATEWAY.into_response(),
        _ => {
            let token = known.token(&desk.url, &code);
            Json(json!({ "access_token": "x", "token_type": "Bearer", "id_token": token }))
                .into_response()
        }
    }
}

impl Known {
    fn token(&self, url: &str, code: &Code) -> String {
        let now = std::time::SystemTime::now();
        let now = now.duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
        let mut claims = json!({
            "iss": url, "aud": CLIENT_ID, "iat": now, "exp": now + 300, "nonce": code.nonce,
        });
        for (name, value) in code.claims.as_object().unwrap() {
            claims[name] = value.clone();
        }
        let other = fresh_key();
        let mut key = &self.key;
        let mut key_id = self.key_id.as_str();
        match code.flaw {
            Flaw::Nonce => claims["nonce"] = "another".into(),
            Flaw::Audience => claims["aud"] = "another".into(),
            Flaw::OtherParty => {
                claims["aud"] = json!([CLIENT_ID, "another"]);
                claims["azp"] = "another".into();
            }
            Flaw::Issuer => claims["iss"] = "https://evil.example".into(),
            Flaw::Expired => claims["exp"] = (now - 120).into(),
            Flaw::OtherKey => key = &other,
            Flaw::UnknownKey => {
                key = &other;
                key_id = "unknown";
            }
            Flaw::None
            | Flaw::NoSignature
            | Flaw::Secret
            | Flaw::Changed
            | Flaw::NoToken
            | Flaw::Broken => {}
        }
        let algorithm = match (code.flaw, key) {
            (Flaw::NoSignature, _) => "none",
            (Flaw::Secret, _) => "HS256",
            (_, Signer::Es256(_)) => "ES256",
            (_, Signer::Rs256(_)) => "RS256",
        };
        let header = json!({ "alg": algorithm, "typ": "JWT", "kid": key_id }).to_string();
        let signed = format!(
            "{}.{}",
            BASE64.encode(header),
            BASE64.encode(claims.to_string())
        );
        let random = SystemRandom::new();
        let message = signed.as_bytes();
        let signature = match (code.flaw, key) {
            (Flaw::NoSignature, _) => Vec::new(),
            (Flaw::Secret, _) => {
                let secret =
                    ring::hmac::Key::new(ring::hmac::HMAC_SHA256, CLIENT_SECRET.as_bytes());
                ring::hmac::sign(&secret, message).as_ref().to_vec()
            }
            (_, Signer::Es256(key)) => key.sign(&random, message).unwrap().as_ref().to_vec(),
            (_, Signer::Rs256(key)) => {
                let mut found = vec![0; key.public().modulus_len()];
                key.sign(&RSA_PKCS1_SHA256, &random, message, &mut found)
                    .unwrap();
                found
            }
        };
        if code.flaw == Flaw::Changed {
            claims["sub"] = "somebody else".into();
            let (head, _) = signed.split_once('.').unwrap();
            let claims = BASE64.encode(claims.to_string());
            return format!("{head}.{claims}.{}", BASE64.encode(signature));
        }
        format!("{signed}.{}", BASE64.encode(signature))
    }
}
