//! `OpenID` Connect: signing in at a provider that the host has set.
//!
//! The authorization code flow with PKCE: the browser goes to the provider and comes back with a code,
//! for which this server gets a signed token that says who they are. State, nonce and verifier are in a
//! signed cookie of the browser, so any node can take it back in.

mod claims;
mod id_token;
mod provider_keys;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::Request;
use axum::http::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HOST};
use base64::Engine;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD as BASE64};
use form_urlencoded::Serializer;
use polis_protocol::Millis;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use thiserror::Error;

pub(crate) use claims::Claims;
use claims::Expected;
use id_token::SignedToken;
use provider_keys::ProviderKeys;

use crate::config::OidcConfig;
use crate::https_client::{AnswerBody, HttpsClient};
use crate::push::{Endpoint, EndpointPolicy};

/// Where the browser comes back to.
const RETURN_PATH: &str = "/api/v1/provider/return";
/// How long what the provider says of itself is believed.
const FRESH: Duration = Duration::from_hours(1);
/// The most bytes of an answer of the provider.
const MAX_BODY: usize = 256 * 1024;

/// The provider cannot be used as the settings say.
#[derive(Debug, Error)]
pub enum OidcError {
    /// The provider has to know where browsers come back to.
    #[error("found [oidc] and no public_url; expected the address of this site")]
    NoPublicUrl,
    /// Not an address.
    #[error(
        "found {found:?} as the issuer of [oidc]; expected an address as in https://id.example"
    )]
    Issuer {
        /// What was given.
        found: String,
    },
    /// Two secrets.
    #[error("found both client_secret and client_secret_file in [oidc]; expected one of them")]
    TwoSecrets,
    /// The file with the secret cannot be read.
    #[error("the client_secret of [oidc] cannot be read from {}", path.display())]
    SecretFile {
        /// The file.
        path: std::path::PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// Who may come in is said by halves.
    #[error("found claim or claim_values alone in [oidc]; expected both or none")]
    Claim,
}

/// Why somebody could not sign in at the provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum SignInError {
    /// It is away, or does not work.
    #[error("the provider cannot be reached, or does not work")]
    Unavailable,
    /// It does not take the code.
    #[error("the provider refused the code")]
    Code,
    /// Its token cannot be believed.
    #[error("the token of the provider is not taken: {0}")]
    Token(&'static str),
}

/// The host's provider.
pub(crate) struct Oidc {
    config: OidcConfig,
    secret: Option<String>,
    redirect_uri: String,
    client: HttpsClient,
    metadata: Mutex<Option<(Arc<Metadata>, Instant)>>,
    keys: ProviderKeys,
}

/// What a browser has to bring back.
pub(crate) struct Departure<'a> {
    pub(crate) state: &'a str,
    pub(crate) nonce: &'a str,
    pub(crate) verifier: &'a str,
}

/// What the provider says of itself (`OpenID` Connect Discovery).
#[derive(Debug, Deserialize)]
struct Metadata {
    issuer: String,
    authorization_endpoint: String,
    token_endpoint: String,
    jwks_uri: String,
    #[serde(default)]
    token_endpoint_auth_methods_supported: Vec<String>,
}

/// The answer to a code.
#[derive(Deserialize)]
struct TokenAnswer {
    id_token: String,
}

impl Oidc {
    pub(crate) fn new(config: OidcConfig, public_url: Option<&str>) -> Result<Oidc, OidcError> {
        let public_url = public_url.ok_or(OidcError::NoPublicUrl)?;
        let is_bare = !config.issuer.contains(['?', '#']);
        if !is_bare || Endpoint::read(&config.issuer, EndpointPolicy::Everywhere).is_none() {
            return Err(OidcError::Issuer {
                found: config.issuer,
            });
        }
        if config.claim.is_some() == config.claim_values.is_empty() {
            return Err(OidcError::Claim);
        }
        let secret = match (&config.client_secret, &config.client_secret_file) {
            (Some(_), Some(_)) => return Err(OidcError::TwoSecrets),
            (Some(secret), None) => Some(secret.expose().to_owned()),
            (None, Some(path)) => {
                let text = std::fs::read_to_string(path);
                let text = text.map_err(|source| OidcError::SecretFile {
                    path: path.clone(),
                    source,
                })?;
                Some(text.trim().to_owned())
            }
            (None, None) => None,
        };
        Ok(Oidc {
            redirect_uri: format!("{public_url}{RETURN_PATH}"),
            secret,
            client: HttpsClient::new(),
            metadata: Mutex::default(),
            keys: ProviderKeys::new(),
            config,
        })
    }

    /// What the button says.
    pub(crate) fn label(&self) -> &str {
        &self.config.label
    }

    /// Who says who people are.
    pub(crate) fn issuer(&self) -> &str {
        &self.config.issuer
    }

    /// Whether passwords are used beside it.
    pub(crate) fn allows_passwords(&self) -> bool {
        self.config.passwords
    }

    /// Whether the host lets only some of the provider's people in.
    pub(crate) fn chooses_people(&self) -> bool {
        self.config.claim.is_some()
    }

    /// Whether the host lets somebody in.
    pub(crate) fn lets_in(&self, claims: &Claims) -> bool {
        match &self.config.claim {
            Some(claim) => claims.has_one_of(claim, &self.config.claim_values),
            None => true,
        }
    }

    /// The page of the provider to which a browser goes.
    pub(crate) async fn departure_url(
        &self,
        departure: &Departure<'_>,
    ) -> Result<String, SignInError> {
        let metadata = self.metadata().await?;
        let challenge = BASE64.encode(Sha256::digest(departure.verifier.as_bytes()));
        let query = Serializer::new(String::new())
            .append_pair("response_type", "code")
            .append_pair("client_id", &self.config.client_id)
            .append_pair("redirect_uri", &self.redirect_uri)
            .append_pair("scope", &self.config.scopes.join(" "))
            .append_pair("state", departure.state)
            .append_pair("nonce", departure.nonce)
            .append_pair("code_challenge", &challenge)
            .append_pair("code_challenge_method", "S256")
            .finish();
        let page = &metadata.authorization_endpoint;
        let joint = if page.contains('?') { '&' } else { '?' };
        Ok(format!("{page}{joint}{query}"))
    }

    /// Who somebody is who comes back with a code.
    pub(crate) async fn arrive(
        &self,
        code: &str,
        departure: &Departure<'_>,
        now: Millis,
    ) -> Result<Claims, SignInError> {
        let metadata = self.metadata().await?;
        let token = self.exchange(&metadata, code, departure.verifier).await?;
        let token = SignedToken::read(&token)?;
        let key = self.key_of(&metadata, &token).await?;
        let claims = Claims::read(&token.verify(&key)?)?;
        claims.check(&Expected {
            issuer: &self.config.issuer,
            client_id: &self.config.client_id,
            nonce: departure.nonce,
            now,
        })?;
        Ok(claims)
    }

    /// The key that a token says it is signed with. One that is not known yet may be new.
    async fn key_of(
        &self,
        metadata: &Metadata,
        token: &SignedToken<'_>,
    ) -> Result<crate::signature_key::SignatureKey, SignInError> {
        if let Some(key) = self.keys.find(token) {
            return Ok(key);
        }
        if !self.keys.may_be_fetched() {
            return Err(SignInError::Token("its key is not known"));
        }
        let found = self.get(&metadata.jwks_uri).await?;
        self.keys.put(found);
        let unknown = SignInError::Token("its key is not known");
        self.keys.find(token).ok_or(unknown)
    }

    /// Gives a code and gets a token.
    async fn exchange(
        &self,
        metadata: &Metadata,
        code: &str,
        verifier: &str,
    ) -> Result<String, SignInError> {
        let (body, authorization) = self.token_request(metadata, code, verifier);
        let endpoint = self.endpoint(&metadata.token_endpoint)?;
        let mut request = Request::post(&endpoint.path)
            .header(HOST, endpoint.authority())
            .header(ACCEPT, "application/json")
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        if let Some(authorization) = authorization {
            request = request.header(AUTHORIZATION, authorization);
        }
        let request = request
            .header("content-length", body.len())
            .body(Body::from(body))
            .map_err(|_| SignInError::Unavailable)?;
        let answer = self.ask(&endpoint, request).await?;
        if answer.status.is_client_error() {
            return Err(SignInError::Code);
        }
        if !answer.status.is_success() {
            return Err(SignInError::Unavailable);
        }
        let answer: TokenAnswer = serde_json::from_slice(&answer.body)
            .map_err(|_| SignInError::Token("there is none in the answer"))?;
        Ok(answer.id_token)
    }

    /// The form with which a code is given, and the header that says who gives it.
    fn token_request(
        &self,
        metadata: &Metadata,
        code: &str,
        verifier: &str,
    ) -> (String, Option<String>) {
        let mut form = Serializer::new(String::new());
        form.append_pair("grant_type", "authorization_code")
            .append_pair("code", code)
            .append_pair("redirect_uri", &self.redirect_uri)
            .append_pair("code_verifier", verifier);
        let methods = &metadata.token_endpoint_auth_methods_supported;
        let has = |name: &str| methods.iter().any(|method| method == name);
        let is_basic =
            methods.is_empty() || has("client_secret_basic") || !has("client_secret_post");
        let mut authorization = None;
        match &self.secret {
            Some(secret) if is_basic => {
                let encode = |text: &str| -> String {
                    form_urlencoded::byte_serialize(text.as_bytes()).collect()
                };
                let pair = format!("{}:{}", encode(&self.config.client_id), encode(secret));
                authorization = Some(format!("Basic {}", BASE64_STANDARD.encode(pair)));
            }
            Some(secret) => {
                form.append_pair("client_id", &self.config.client_id)
                    .append_pair("client_secret", secret);
            }
            None => {
                form.append_pair("client_id", &self.config.client_id);
            }
        }
        (form.finish(), authorization)
    }

    /// What the provider says of itself.
    async fn metadata(&self) -> Result<Arc<Metadata>, SignInError> {
        {
            let kept = self.metadata.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((metadata, since)) = &*kept
                && since.elapsed() < FRESH
            {
                return Ok(Arc::clone(metadata));
            }
        }
        let issuer = self.config.issuer.trim_end_matches('/');
        let url = format!("{issuer}/.well-known/openid-configuration");
        let metadata: Metadata = self.get(&url).await?;
        if metadata.issuer != self.config.issuer {
            tracing::warn!(
                found = metadata.issuer,
                expected = self.config.issuer,
                "the provider calls itself otherwise than the issuer of [oidc]"
            );
            return Err(SignInError::Unavailable);
        }
        let metadata = Arc::new(metadata);
        let mut kept = self.metadata.lock().unwrap_or_else(PoisonError::into_inner);
        *kept = Some((Arc::clone(&metadata), Instant::now()));
        Ok(metadata)
    }

    async fn get<T: DeserializeOwned>(&self, url: &str) -> Result<T, SignInError> {
        let endpoint = self.endpoint(url)?;
        let request = Request::get(&endpoint.path)
            .header(HOST, endpoint.authority())
            .header(ACCEPT, "application/json")
            .body(Body::empty())
            .map_err(|_| SignInError::Unavailable)?;
        let answer = self.ask(&endpoint, request).await?;
        let read = serde_json::from_slice(&answer.body);
        match read {
            Ok(found) if answer.status.is_success() => Ok(found),
            Ok(_) | Err(_) => {
                let status = answer.status.as_u16();
                tracing::warn!(url, status, "the provider gives an unexpected answer");
                Err(SignInError::Unavailable)
            }
        }
    }

    async fn ask(
        &self,
        endpoint: &Endpoint,
        request: Request<Body>,
    ) -> Result<crate::https_client::HttpsAnswer, SignInError> {
        let reach = EndpointPolicy::Everywhere;
        let wanted = AnswerBody::AtMost(MAX_BODY);
        let answer = self.client.ask(endpoint, reach, request, wanted).await;
        if answer.is_none() {
            tracing::warn!(host = endpoint.host(), "the provider does not answer");
        }
        answer.ok_or(SignInError::Unavailable)
    }

    /// An address of the provider: with TLS, unless the host has set one without.
    fn endpoint(&self, url: &str) -> Result<Endpoint, SignInError> {
        let is_plain = self.config.issuer.starts_with("http://");
        Endpoint::read(url, EndpointPolicy::Everywhere)
            .filter(|endpoint| is_plain || endpoint.is_secure())
            .ok_or(SignInError::Unavailable)
    }
}
