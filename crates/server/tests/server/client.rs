//! A client of the server, as a test needs it.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use polis_protocol::{
    Action, Credential, FromClient, FromServer, NewGuest, Person, Refusal, Seq, SignedIn, Snapshot,
    TableId, TableSettings,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

/// How long anything may take. Only a server that hangs takes as long, however busy the machine is.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);
/// How much the system keeps of what comes for a socket that nobody reads, in bytes. What it takes
/// by itself is tens of megabytes on some machines.
const DEAF_BUFFER: u32 = 4096;

/// An HTTP client of a server.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) token: Option<String>,
    pub(crate) person: Option<Person>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// An answer over HTTP.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

/// An open socket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    last: u32,
    /// Everything that came, for tests that look at all of it.
    pub(crate) heard: Vec<String>,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client {
            address,
            token: None,
            person: None,
            headers: Vec::new(),
        }
    }

    /// Sends a request with these headers.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<String>) -> Answer {
        let url = format!("http://{}{path}", self.address);
        let method: ureq::http::Method = method.parse().unwrap();
        let mut request = ureq::http::Request::builder().method(method).uri(url);
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let names_type = self.headers.iter().any(|(name, _)| *name == "content-type");
        if body.is_some() && !names_type {
            request = request.header("content-type", "application/json");
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(body.unwrap_or_default()).unwrap();
        tokio::task::spawn_blocking(move || {
            let agent: ureq::Agent = ureq::Agent::config_builder()
                .http_status_as_error(false)
                .allow_non_standard_methods(true)
                .max_redirects(0)
                .max_redirects_will_error(false)
                .timeout_global(Some(PATIENCE))
                .build()
                .into();
            let mut response = agent.run(request).unwrap();
            Answer {
                status: response.status().as_u16(),
                headers: response
                    .headers()
                    .iter()
                    .map(|(name, value)| {
                        (
                            name.to_string(),
                            value.to_str().unwrap_or_default().to_owned(),
                        )
                    })
                    .collect(),
                text: response.body_mut().read_to_string().unwrap(),
            }
        })
        .await
        .unwrap()
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        self.ask("GET", path, None).await.json(200)
    }

    pub(crate) async fn post(&self, path: &str, body: &impl Serialize) -> Answer {
        let body = serde_json::to_string(body).unwrap();
        self.ask("POST", path, Some(body)).await
    }

    pub(crate) async fn become_guest(&mut self, name: &str) {
        let new = NewGuest {
            invitation: None,
            name: name.to_owned(),
            credential: Credential::Token,
        };
        let signed_in: SignedIn = self.post("/api/v1/guest", &new).await.json(200);
        self.token = signed_in.token;
        self.person = Some(signed_in.me.person);
    }

    pub(crate) async fn open(&self, settings: &TableSettings) -> Snapshot {
        self.post("/api/v1/tables", settings).await.json(201)
    }

    pub(crate) async fn look(&self, table: TableId) -> Snapshot {
        self.get(&format!("/api/v1/tables/{table}")).await
    }

    /// Does something over HTTP.
    pub(crate) async fn act(&self, table: TableId, action: &Action) -> Answer {
        self.post(&format!("/api/v1/tables/{table}/actions"), action)
            .await
    }

    /// Opens a socket.
    pub(crate) async fn socket(&self) -> Socket {
        self.try_socket().await.unwrap()
    }

    /// Opens a socket that is full soon when nobody reads it.
    pub(crate) async fn deaf_socket(&self) -> Socket {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(DEAF_BUFFER).unwrap();
        let stream = socket.connect(self.address).await.unwrap();
        let stream = MaybeTlsStream::Plain(stream);
        let (stream, _) = client_async(self.upgrade(), stream).await.unwrap();
        Socket::new(stream)
    }

    /// Tries to open a socket.
    pub(crate) async fn try_socket(&self) -> Result<Socket, Error> {
        let (stream, _) = connect_async(self.upgrade()).await?;
        Ok(Socket::new(stream))
    }

    /// The request for a socket.
    fn upgrade(&self) -> Request {
        let url = format!("ws://{}/api/v1/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        if let Some(token) = &self.token {
            let value = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert("authorization", value);
        }
        for (name, value) in &self.headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        request
    }
}

impl Answer {
    /// The body as JSON, with a status that must be this one.
    pub(crate) fn json<T: DeserializeOwned>(&self, status: u16) -> T {
        assert_eq!(self.status, status, "{}", self.text);
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// Why the request was refused.
    pub(crate) fn refusal(&self) -> Refusal {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers
            .find(|(other, _)| other == name)
            .map(|(_, value)| value.as_str())
    }
}

impl Socket {
    fn new(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Socket {
        Socket {
            stream,
            last: 0,
            heard: Vec::new(),
        }
    }

    pub(crate) async fn send(&mut self, message: &FromClient) {
        let text = serde_json::to_string(message).unwrap();
        self.send_text(&text).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn send_raw(&mut self, message: Message) -> Result<(), Error> {
        self.stream.send(message).await
    }

    /// The next message; none when the server closed the socket.
    pub(crate) async fn next(&mut self) -> Option<FromServer> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next())
                .await
                .expect("the server says nothing");
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("{other:?}"),
            }
        }
    }

    /// Waits until the server closes the socket; with what code.
    pub(crate) async fn close_code(&mut self) -> Option<u16> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next())
                .await
                .expect("the server says nothing");
            match message {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Waits for a message of a kind; others are passed over.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(FromServer) -> Option<T>) -> T {
        loop {
            let message = self.next().await.expect("the server closed the socket");
            if let Some(found) = wanted(message) {
                return found;
            }
        }
    }

    /// Starts to watch a table from nothing.
    pub(crate) async fn watch(&mut self, table: TableId) -> Snapshot {
        self.last += 1;
        let id = self.last;
        self.send(&FromClient::Watch {
            id,
            table,
            seen: None,
        })
        .await;
        self.until(|message| match message {
            FromServer::Table { id: other, table } if other == id => Some(*table),
            FromServer::Refused { refusal, .. } => panic!("{refusal:?}"),
            _ => None,
        })
        .await
    }

    /// Sends an action and returns its number.
    pub(crate) async fn act(&mut self, table: TableId, action: Action) -> u32 {
        self.last += 1;
        let id = self.last;
        self.send(&FromClient::Act { id, table, action }).await;
        id
    }

    /// Waits for the answer to an action.
    pub(crate) async fn answer(&mut self, id: u32) -> Result<Seq, Refusal> {
        self.until(|message| match message {
            FromServer::Done { id: other, seq } if other == id => Some(Ok(seq)),
            FromServer::Refused {
                id: other, refusal, ..
            } if other == Some(id) => Some(Err(refusal)),
            _ => None,
        })
        .await
    }

    /// Sends an action and waits for its answer.
    pub(crate) async fn do_it(&mut self, table: TableId, action: Action) -> Result<Seq, Refusal> {
        let id = self.act(table, action).await;
        self.answer(id).await
    }
}
