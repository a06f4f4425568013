//! Plain HTTP requests: creating guests, opening tables, reading records.

use std::time::{Duration, Instant};

use polis_akropolis::{Length, Variants};
use polis_protocol::{
    ChairPlan, Clock, Contest, Credential, GameSettings, Joining, LiveScores, NewAccount, NewGuest,
    PersonId, Rated, Seating, SignedIn, Snapshot, Start, TableId, TableSettings, Takebacks,
    TimeOut, Visibility,
};
use thiserror::Error;
use ureq::Agent;

/// Why a request failed.
#[derive(Debug, Error)]
pub enum RequestError {
    /// The address is not a URL that can be used.
    #[error("found `{0}`; expected an address as in http://127.0.0.1:8080")]
    Address(String),
    /// The server could not be reached.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The server refused the request.
    #[error("the server refused: {status} {body}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// The body of the response.
        body: String,
    },
    /// The response is malformed.
    #[error("the answer cannot be read: {0}")]
    Answer(String),
}

/// A blocking HTTP client for one server.
#[derive(Clone, Debug)]
pub(crate) struct HttpClient {
    /// Host, port and path, as in `127.0.0.1:8080/games`.
    place: String,
    agent: Agent,
}

/// Longest response that is read, in bytes.
const MAX_ANSWER: u64 = 1024 * 1024;
/// When a server that was away is asked again.
const RETRY: Duration = Duration::from_millis(100);

impl HttpClient {
    pub(crate) fn new(url: &str) -> Result<HttpClient, RequestError> {
        let place = url
            .strip_prefix("http://")
            .map(|place| place.trim_end_matches('/'))
            .filter(|place| !place.is_empty() && !place.contains(char::is_whitespace))
            .ok_or_else(|| RequestError::Address(url.to_owned()))?;
        let config = Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(30)))
            .http_status_as_error(false)
            .max_idle_connections(64)
            .max_idle_connections_per_host(64)
            .build();
        Ok(HttpClient {
            place: place.to_owned(),
            agent: config.into(),
        })
    }

    /// The URL of the socket.
    pub(crate) fn socket(&self) -> String {
        format!("ws://{}{}", self.place, polis_protocol::SOCKET_PATH)
    }

    /// Creates a guest and returns the token.
    pub(crate) fn guest(&self, name: String) -> Result<String, RequestError> {
        self.guest_with_id(name).map(|(token, _)| token)
    }

    /// Creates an account and returns the token.
    pub(crate) fn account(&self, name: String) -> Result<String, RequestError> {
        let account = NewAccount {
            invitation: None,
            // Nobody signs in again.
            password: format!("load test of {name}"),
            name,
            credential: Credential::Token,
        };
        let signed: SignedIn = self.post("account", &account, None)?;
        signed
            .token
            .ok_or_else(|| RequestError::Answer("an account without a token".to_owned()))
    }

    /// Creates a guest and returns the token and who they are.
    pub(crate) fn guest_with_id(&self, name: String) -> Result<(String, PersonId), RequestError> {
        let guest = NewGuest {
            invitation: None,
            name,
            credential: Credential::Token,
        };
        let signed: SignedIn = self.post("guest", &guest, None)?;
        let token = signed
            .token
            .ok_or_else(|| RequestError::Answer("a guest without a token".to_owned()))?;
        Ok((token, signed.me.person.id))
    }

    /// Opens a table for two guests.
    pub(crate) fn table(&self, game: GameSettings, token: &str) -> Result<TableId, RequestError> {
        let settings = TableSettings {
            game,
            chairs: vec![ChairPlan::Host, ChairPlan::Open],
            seating: Seating::AsSeated,
            start: Start::WhenFull,
            clock: Clock::None,
            time_out: TimeOut::Lost,
            visibility: Visibility::Private,
            joining: Joining::Anyone,
            live_scores: LiveScores::Shown,
            takebacks: Takebacks::default(),
            rated: Rated::default(),
        };
        let table: Snapshot = self.post("tables", &settings, Some(token))?;
        Ok(table.id)
    }

    /// Opens a table, and tries again for a while where the server is away. Blocks.
    pub(crate) fn table_in_time(
        &self,
        game: GameSettings,
        token: &str,
        patience: Duration,
    ) -> Result<TableId, RequestError> {
        let began = Instant::now();
        loop {
            match self.table(game, token) {
                Err(RequestError::Unreachable(_) | RequestError::Refused { status: 503, .. })
                    if began.elapsed() < patience =>
                {
                    std::thread::sleep(RETRY);
                }
                opened => return opened,
            }
        }
    }

    /// The record of a table.
    pub(crate) fn record(&self, table: TableId) -> Result<String, RequestError> {
        let response = self
            .agent
            .get(format!(
                "http://{}/api/v1/tables/{table}/record",
                self.place
            ))
            .call()
            .map_err(unreachable)?;
        read(response)
    }

    /// Asks for something; nothing where there is nothing new.
    pub(crate) fn get<A: for<'a> serde::Deserialize<'a>>(
        &self,
        path: &str,
        token: Option<&str>,
    ) -> Result<Option<A>, RequestError> {
        let url = format!("http://{}/api/v1/{path}", self.place);
        let mut request = self.agent.get(url);
        if let Some(token) = token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        let answer = read(request.call().map_err(unreachable)?)?;
        if answer.is_empty() {
            return Ok(None);
        }
        serde_json::from_str(&answer).map_err(|error| unread(&error))
    }

    pub(crate) fn post<A: for<'a> serde::Deserialize<'a>>(
        &self,
        path: &str,
        body: &impl serde::Serialize,
        token: Option<&str>,
    ) -> Result<A, RequestError> {
        let text = serde_json::to_string(body).map_err(|error| unread(&error))?;
        let mut request = self
            .agent
            .post(format!("http://{}/api/v1/{path}", self.place))
            .header("Content-Type", "application/json");
        if let Some(token) = token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        let answer = read(request.send(text).map_err(unreachable)?)?;
        serde_json::from_str(&answer).map_err(|error| unread(&error))
    }
}

/// Settings of Akropolis for two, or of Architekton.
pub(crate) fn game(number: usize) -> GameSettings {
    if number.is_multiple_of(2) {
        GameSettings::Akropolis {
            variants: Variants::NONE,
            length: Length::Standard,
            architect: None,
        }
    } else {
        GameSettings::Architekton {
            contest: Contest::Game,
        }
    }
}

fn read(mut response: ureq::http::Response<ureq::Body>) -> Result<String, RequestError> {
    let status = response.status().as_u16();
    let body = response
        .body_mut()
        .with_config()
        .limit(MAX_ANSWER)
        .read_to_string()
        .map_err(unreachable)?;
    if (200..300).contains(&status) {
        Ok(body)
    } else {
        Err(RequestError::Refused { status, body })
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it stands in `map_err`")]
fn unreachable(error: ureq::Error) -> RequestError {
    RequestError::Unreachable(error.to_string())
}

fn unread(error: &serde_json::Error) -> RequestError {
    RequestError::Answer(error.to_string())
}
