//! `polis bot-serve`: a bot on a WebSocket of this machine, for pages in a browser.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use polis_hosting::told_to_end;
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use crate::arena::{BotLine, Forfeit};
use crate::bot_protocol::{BotResponse, MAX_LINE};
use crate::cli::BotServeArguments;
use crate::options::UsageError;

/// How many pages may be connected at a time; each has a program of its own.
const MOST_PAGES: usize = 4;
/// Nobody waits longer than an hour for a move.
const MOST_MS: u64 = 3_600_000;
/// How long a bot may think where a question does not say so.
const USUAL_MS: u64 = 1000;

pub(crate) fn run(arguments: &BotServeArguments) -> anyhow::Result<()> {
    let Some(command) = arguments.bot.command() else {
        return Err(UsageError::OutOfRange {
            option: "BOT",
            found: arguments.bot.name(),
            expected: "`cmd:` and a command, as in 'cmd:polis bot --level mason'",
        }
        .into());
    };
    let bridge = Arc::new(Bridge {
        command: command.to_owned(),
        origins: arguments.origin.clone(),
        start_time: Duration::from_millis(arguments.start_ms),
        pages: Arc::new(Semaphore::new(MOST_PAGES)),
    });
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, arguments.port));
        let listener = TcpListener::bind(address)
            .await
            .with_context(|| format!("cannot listen at {address}; choose another --port"))?;
        let address = listener.local_addr()?;
        anstream::println!("The bot is at ws://{address}/ until you press Ctrl-C.");
        let router = Router::new().route("/", get(connect)).with_state(bridge);
        // Connections do not end by themselves, so nobody waits for them.
        tokio::select! {
            served = async { axum::serve(listener, router).await } => Ok(served?),
            () = told_to_end() => Ok(()),
        }
    })
}

/// What every connection needs.
struct Bridge {
    command: String,
    /// The sites beside those of this machine whose pages may connect.
    origins: Vec<String>,
    start_time: Duration,
    pages: Arc<Semaphore>,
}

impl Bridge {
    /// Whether a page may connect. Browsers let every page of every site connect to this machine and
    /// tell where it comes from; programs that are no browsers tell nothing.
    fn admits(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else {
            return true;
        };
        origin.to_str().is_ok_and(|origin| {
            is_of_this_machine(origin) || self.origins.iter().any(|one| one == origin)
        })
    }
}

/// Whether a page was loaded from this machine, at any port.
fn is_of_this_machine(origin: &str) -> bool {
    let Some(host) = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"))
    else {
        return false;
    };
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        Some(_) | None => host,
    };
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}

async fn connect(
    State(bridge): State<Arc<Bridge>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !bridge.admits(&headers) {
        let advice = "pages of this site may not connect; start with --origin and its address\n";
        return (StatusCode::FORBIDDEN, advice).into_response();
    }
    let Ok(place) = Arc::clone(&bridge.pages).try_acquire_owned() else {
        let full = "too many pages are connected\n";
        return (StatusCode::SERVICE_UNAVAILABLE, full).into_response();
    };
    upgrade
        .max_message_size(MAX_LINE as usize)
        .on_upgrade(async move |socket| {
            answer_all(&bridge, socket).await;
            drop(place);
        })
}

/// Answers questions until the page goes. The program is started with the first one, and anew after it
/// failed.
async fn answer_all(bridge: &Bridge, mut socket: WebSocket) {
    let mut bot = BotLine::new(bridge.command.clone(), bridge.start_time);
    while let Some(Ok(message)) = socket.recv().await {
        let question = match message {
            Message::Text(text) => text.to_string(),
            Message::Close(_) => return,
            Message::Binary(_) | Message::Ping(_) | Message::Pong(_) => continue,
        };
        // The program is waited for in a thread of its own.
        let asked = tokio::task::spawn_blocking(move || {
            let answer = answer(&mut bot, &question);
            (bot, answer)
        });
        let Ok((kept, answer)) = asked.await else {
            return;
        };
        bot = kept;
        let text = serde_json::to_string(&answer).expect("strings are JSON");
        if socket.send(Message::text(text)).await.is_err() {
            return;
        }
    }
}

/// What of a question matters here.
#[derive(Deserialize)]
struct TimeOfQuestion {
    time_ms: Option<u64>,
}

fn answer(bot: &mut BotLine, question: &str) -> BotResponse {
    if question.contains(['\n', '\r']) {
        return BotResponse::Error("found several lines; expected one question".to_owned());
    }
    // What is no question goes to the bot all the same, which has to say so.
    let read: Option<TimeOfQuestion> = serde_json::from_str(question).ok();
    let time_ms = read.and_then(|read| read.time_ms).unwrap_or(USUAL_MS);
    let time = Duration::from_millis(time_ms.min(MOST_MS));
    match bot.ask(question, time) {
        Ok(chosen) => BotResponse::Move(chosen),
        Err(Forfeit::Refused { reason }) => BotResponse::Error(reason),
        Err(forfeit) => BotResponse::Error(forfeit.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_this_machine_connect_by_themselves() {
        for origin in [
            "http://localhost:8080",
            "http://127.0.0.1",
            "https://localhost",
            "http://[::1]:81",
        ] {
            assert!(is_of_this_machine(origin), "{origin}");
        }
        for origin in [
            "null",
            "https://example.org",
            "http://localhost.example.org",
            "http://example.org:80@localhost.org",
            "file://",
            "http://127.0.0.1.example.org:8080",
        ] {
            assert!(!is_of_this_machine(origin), "{origin}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_fails_is_started_anew() {
        let command = "read line; echo '{\"move\":\"first\"}'".to_owned();
        let mut bot = BotLine::new(command, Duration::from_mins(1));
        let says = |answer: BotResponse| serde_json::to_string(&answer).expect("it is JSON");
        let question = r#"{"time_ms":60000}"#;
        assert_eq!(says(answer(&mut bot, question)), r#"{"move":"first"}"#);
        // It has ended after its first answer.
        assert!(says(answer(&mut bot, question)).contains("error"));
        assert_eq!(says(answer(&mut bot, question)), r#"{"move":"first"}"#);
        assert!(says(answer(&mut bot, "{}\n{}")).contains("several lines"));
    }
}
