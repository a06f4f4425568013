//! `polis serve`: the browser game, and the server for playing together.

mod site;
mod web_server;

use std::io::{ErrorKind, IsTerminal};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::{Context, anyhow, bail};
use polis_server::{
    Config, Database, FileConfig, LogTail, SPANS, Server, StandbyConfig, TelemetryConfig, WallClock,
};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

use self::site::Site;
pub use self::web_server::told_to_end;
use self::web_server::{Ports, bind, no_site, router};
use crate::arguments::{LogFormat, ServeArguments};
use crate::telemetry::Telemetry;

/// Where the browser game is, when nobody says where it shall be.
const ADDRESS: (Ipv4Addr, u16) = (Ipv4Addr::LOCALHOST, 8080);

pub(crate) fn run(arguments: &ServeArguments) -> anyhow::Result<()> {
    let file = match &arguments.config {
        Some(path) => {
            let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
            FileConfig::read(&text).with_context(|| path.display().to_string())?
        }
        None => FileConfig::default(),
    };
    let _telemetry = start_log(arguments, &file)?;
    let site = match &arguments.web {
        Some(folder) => Some(Site::in_folder(folder)?),
        None => Site::embedded(),
    };
    let config = config(arguments, &file)?;
    let listen = match (arguments.listen, &file.listen) {
        (Some(listen), _) => Some(listen),
        (None, Some(listen)) => Some(listen.parse().with_context(|| format!("listen {listen}"))?),
        (None, None) => None,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let (address, ports) = match listen {
            Some(address) => (address, Ports::This),
            None => (SocketAddr::from(ADDRESS), Ports::NextFree),
        };
        let listener = bind(address, ports)
            .await
            .map_err(|error| match error.kind() {
                ErrorKind::AddrInUse => anyhow!(
                    "another program listens at {address} already; choose another address with \
                 --listen, as in --listen 127.0.0.1:8081"
                ),
                _ => anyhow!("cannot listen at {address}: {error}"),
            })?;
        let server = Server::start(config, WallClock::new())
            .await
            .context("the server cannot start")?;
        let url = format!("http://{}/", listener.local_addr()?);
        anstream::println!("Polis is at {url} until you press Ctrl-C.");
        let fallback = if let Some(site) = site {
            router(site)
        } else {
            anstream::println!(
                "This polis was built without the browser game: start it with `cargo xtask play`, \
                 or name a folder that `cargo xtask web --out DIR` wrote with --web DIR."
            );
            no_site()
        };
        if arguments.open && !open(&url) {
            anstream::println!("No browser could be opened here; open that address in one.");
        }
        server
            .run(listener, fallback, told_to_end())
            .await
            .context("the server stopped")
    })
}

/// The settings: flags and the environment before the file.
fn config(arguments: &ServeArguments, file: &FileConfig) -> anyhow::Result<Config> {
    let url = arguments.database.as_ref().or(file.database.as_ref());
    let folder = arguments.data.as_ref().or(file.data.as_ref());
    let mut config = Config::new(database(url, folder)?);
    file.apply(&mut config)?;
    if let Some(connections) = arguments.database_connections {
        config.database_connections = connections;
    }
    if let Some(url) = &arguments.standby {
        match &mut config.standby {
            Some(standby) => standby.url.clone_from(url),
            None => config.standby = Some(StandbyConfig::new(url.clone())),
        }
    }
    if let Some(nats) = &arguments.nats {
        config.nats = Some(nats.clone());
    }
    if let Some(threads) = arguments.mind_threads {
        config.mind_threads = Some(threads);
    }
    if let Some(time) = arguments.mind_ms {
        config.mind_ms = time;
    }
    if let Some(proxies) = &arguments.trusted_proxies {
        config.set_trusted_proxies(proxies)?;
    }
    if let Some(origins) = &arguments.origins {
        config.set_origins(origins)?;
    }
    Ok(config)
}

/// Where everything is kept.
pub(crate) fn database(url: Option<&String>, folder: Option<&PathBuf>) -> anyhow::Result<Database> {
    match (url, folder) {
        (Some(url), _) => {
            if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
                bail!("the database is not one of PostgreSQL; expected postgres://…");
            }
            Ok(Database::Postgres(url.clone()))
        }
        (None, Some(folder)) => Ok(Database::Folder(folder.clone())),
        (None, None) => Ok(Database::Folder(data_folder()?)),
    }
}

/// Where programs keep the data of a user.
fn data_folder() -> anyhow::Result<PathBuf> {
    let folder = |name: &str| {
        let value = std::env::var_os(name).filter(|value| !value.is_empty());
        value.map(PathBuf::from)
    };
    let data = if cfg!(windows) {
        folder("APPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    match data {
        Some(data) => Ok(data.join("polis")),
        None => bail!("there is no folder for the data of this user; name one with --data DIR"),
    }
}

/// The log goes to standard error; secrets never stand in it.
fn start_log(arguments: &ServeArguments, file: &FileConfig) -> anyhow::Result<Option<Telemetry>> {
    let level = arguments.log.as_ref().or(file.log.as_ref());
    let level = level.map_or("warn", String::as_str);
    // Spans are for a collector.
    let filter =
        || EnvFilter::try_new(format!("{level},{SPANS}=off")).context("the level of the log");
    let telemetry = telemetry(arguments, file)?;
    let form = match (arguments.log_form, file.log_form.as_deref()) {
        (Some(form), _) => form,
        (None, None | Some("text")) => LogFormat::Text,
        (None, Some("json")) => LogFormat::Json,
        (None, Some(other)) => bail!("found log_form {other:?}; expected \"text\" or \"json\""),
    };
    let log = tracing_subscriber::fmt::layer()
        // Colours are for a screen, not for a file or a journal.
        .with_ansi(std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none())
        .with_writer(std::io::stderr);
    let log = match form {
        LogFormat::Text => log.boxed(),
        LogFormat::Json => log.json().boxed(),
    };
    tracing_subscriber::registry()
        .with(telemetry.as_ref().map(Telemetry::layer))
        .with(log.with_filter(filter()?))
        .with(LogTail.with_filter(filter()?))
        .init();
    Ok(telemetry)
}

/// The collector that the settings name.
fn telemetry(arguments: &ServeArguments, file: &FileConfig) -> anyhow::Result<Option<Telemetry>> {
    let mut config = file.telemetry.clone();
    if let Some(endpoint) = &arguments.telemetry {
        match &mut config {
            Some(config) => config.endpoint.clone_from(endpoint),
            None => config = Some(TelemetryConfig::new(endpoint.clone())),
        }
    }
    config.as_ref().map(Telemetry::new).transpose()
}

/// Opens an address in a browser, where there is a screen to show it on.
fn open(url: &str) -> bool {
    let has_screen = !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    has_screen && open::that_detached(url).is_ok()
}
