//! Fills a database as years of playing would, and measures how a server bears it.
//!
//! ```sh
//! cargo run --release -p polis-server --example crowd -- fill DATABASE 1000000 100000
//! polis serve --listen 127.0.0.1:8300 --data DATABASE & # or: crowd serve 127.0.0.1:8300 DATABASE
//! crowd ask http://127.0.0.1:8300                     # lobby, profiles, histories: p50 and p99
//! crowd archive http://127.0.0.1:8300 100000 PID      # the stream of finished games, and memory
//! crowd sockets http://127.0.0.1:8300 10000 PID       # memory a socket
//! crowd tables http://127.0.0.1:8300 1000 PID watched # memory an active table; or `unwatched`
//! ```
//!
//! `DATABASE` is a folder or `postgres://…`. `PID` is the server's process, whose memory is read from
//! `/proc`. A shell that opens 10,000 sockets needs `ulimit -n 12000` on both sides.

#![allow(clippy::print_stdout, reason = "it is a command")]

mod ask;
mod door;
mod fill;
mod games;
mod memory;
mod sockets;
mod tables;

use std::error::Error;

/// Whatever goes wrong ends the command with its reason.
pub(crate) type Fallible<T> = Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Fallible<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["fill", database, finished, unfinished] => {
            Box::pin(fill::fill(database, finished.parse()?, unfinished.parse()?)).await
        }
        ["serve", address, database] => {
            let listener = tokio::net::TcpListener::bind(address).await?;
            let config = polis_server::Config::new(fill::database(database));
            let server =
                polis_server::Server::start(config, polis_server::WallClock::new()).await?;
            Ok(server
                .run(listener, axum::Router::new(), std::future::pending())
                .await?)
        }
        ["ask", url] => ask::ask(url).await,
        ["archive", url, games, pid] => ask::archive(url, games.parse()?, pid.parse()?).await,
        ["sockets", url, count, pid] => sockets::open(url, count.parse()?, pid.parse()?).await,
        ["tables", url, count, pid, "watched"] => {
            tables::hold(url, count.parse()?, pid.parse()?, tables::Watching::ByBoth).await
        }
        ["tables", url, count, pid, "unwatched"] => {
            tables::hold(
                url,
                count.parse()?,
                pid.parse()?,
                tables::Watching::ByNobody,
            )
            .await
        }
        _ => Err("found other words; expected fill, serve, ask, archive, sockets or tables".into()),
    }
}
