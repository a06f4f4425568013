//! Signing in at a host's sign-in service (`OpenID` Connect), which the test plays itself.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};

use crate::check_console;
use crate::driver::{Browser, Server};

/// A service that lets everybody in as one person.
struct Issuer {
    url: String,
    desk: Arc<Desk>,
}

struct Desk {
    url: String,
    key: EcdsaKeyPair,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Where the game is.
    site: String,
    nonce: String,
}

impl Issuer {
    fn start() -> Issuer {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (random, form) = (SystemRandom::new(), &ECDSA_P256_SHA256_FIXED_SIGNING);
        let made = EcdsaKeyPair::generate_pkcs8(form, &random).unwrap();
        let desk = Arc::new(Desk {
            url: url.clone(),
            key: EcdsaKeyPair::from_pkcs8(form, made.as_ref(), &random).unwrap(),
            state: Mutex::default(),
        });
        let serving = Arc::clone(&desk);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                // A browser may open a connection and ask nothing.
                let desk = Arc::clone(&serving);
                std::thread::spawn(move || desk.serve(stream.ok()?));
            }
        });
        Issuer { url, desk }
    }
}

impl Desk {
    fn serve(&self, stream: TcpStream) -> Option<()> {
        let mut reader = BufReader::new(stream);
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).ok()?;
            if line.trim().is_empty() {
                break;
            }
            lines.push(line.trim().to_lowercase());
        }
        let length = lines
            .iter()
            .find_map(|line| line.strip_prefix("content-length: "));
        let mut body = vec![0; length.map_or(0, |length| length.parse().unwrap())];
        reader.read_exact(&mut body).ok()?;
        let path = lines.first()?.split(' ').nth(1)?;
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let answer = self.answer(path, query);
        reader.into_inner().write_all(answer.as_bytes()).ok()
    }

    fn answer(&self, path: &str, query: &str) -> String {
        let at = |path: &str| format!("{}{path}", self.url);
        let told = match path {
            "/.well-known/openid-configuration" => json!({
                "issuer": self.url, "authorization_endpoint": at("/authorize"),
                "token_endpoint": at("/token"), "jwks_uri": at("/keys"),
            }),
            "/keys" => {
                let point = self.key.public_key().as_ref();
                let (x, y) = (BASE64.encode(&point[1..33]), BASE64.encode(&point[33..]));
                json!({ "keys": [{ "kty": "EC", "crv": "P-256", "kid": "one", "x": x, "y": y }] })
            }
            "/token" => json!({ "id_token": self.token() }),
            "/authorize" => return self.let_in(query),
            _ => return "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n".to_owned(),
        };
        let told = told.to_string();
        let length = told.len();
        format!(
            "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
             connection: close\r\n\r\n{told}"
        )
    }

    /// Sends a browser back at once.
    fn let_in(&self, query: &str) -> String {
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let query: HashMap<&str, &str> = pairs.collect();
        let mut state = self.state.lock().unwrap();
        query["nonce"].clone_into(&mut state.nonce);
        let (site, back) = (&state.site, query["state"]);
        let to = format!("{site}api/v1/provider/return?code=1&state={back}");
        format!("HTTP/1.1 302 Found\r\nlocation: {to}\r\ncontent-length: 0\r\n\r\n")
    }

    fn token(&self) -> String {
        let now = std::time::SystemTime::now();
        let now = now.duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
        let nonce = self.state.lock().unwrap().nonce.clone();
        let part = |value: Value| BASE64.encode(value.to_string());
        let head = part(json!({ "alg": "ES256", "kid": "one" }));
        let claims = part(json!({
            "iss": self.url, "sub": "7", "aud": "polis", "exp": now + 300, "nonce": nonce,
            "preferred_username": "Thalia",
        }));
        let signed = format!("{head}.{claims}");
        let signature = self
            .key
            .sign(&SystemRandom::new(), signed.as_bytes())
            .unwrap();
        format!("{signed}.{}", BASE64.encode(signature))
    }
}

#[test]
fn a_sign_in_service_of_the_host_lets_people_in() {
    let issuer = Issuer::start();
    // The service knows by itself where the game is; here the address is not known before it runs.
    let settings = format!(
        "public_url = \"http://localhost:1\"\n[oidc]\nissuer = \"{}\"\nclient_id = \"polis\"\n\
         label = \"Example\"\n",
        issuer.url
    );
    let Some(server) = Server::start_with("provider", &settings) else {
        return;
    };
    issuer
        .desk
        .state
        .lock()
        .unwrap()
        .site
        .clone_from(&server.url);
    let browser = Browser::at(&server.url, "provider");
    browser.visit("#/me");
    browser.await_element("#provider-sign-in");
    assert_eq!(browser.text("#provider-sign-in"), "Continue with Example");
    browser.click("#provider-sign-in");
    browser.wait(
        "the name",
        "return document.querySelector('#newcomer-name')?.value === 'Thalia'",
    );
    // One form makes an account, not two.
    assert!(!browser.has("#make-account"));
    browser.click("#choose-now");
    browser.await_element("#recovery-code");
    browser.click("#recovery-kept");
    browser.await_element("#provider-joined");
    browser.click("#sign-out");
    browser.click("#provider-sign-in");
    browser.await_element("#sign-out-everywhere");
    assert_eq!(browser.text("h1"), "Thalia");
    // What a service says that is not believed is told in words.
    browser.visit("#/me/provider/expired");
    browser.await_element("#provider-outcome");
    assert!(browser.text("#provider-outcome").contains("too long"));
    check_console(&browser);
}
