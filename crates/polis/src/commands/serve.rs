//! `polis serve`: the browser game.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context, anyhow, bail};

use crate::cli::ServeArguments;
use crate::serve::{Ports, Site, bind, serve};

/// Where the browser game is, when nobody says where it shall be.
const ADDRESS: (Ipv4Addr, u16) = (Ipv4Addr::LOCALHOST, 8080);

pub(crate) fn run(arguments: &ServeArguments) -> anyhow::Result<()> {
    let site = site(arguments)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let (address, ports) = match arguments.address {
            Some(address) => (address, Ports::This),
            None => (SocketAddr::from(ADDRESS), Ports::NextFree),
        };
        let listener = bind(address, ports)
            .await
            .map_err(|error| match error.kind() {
                ErrorKind::AddrInUse => anyhow!(
                    "another program listens at {address} already; choose another address with \
                 --address, as in --address 127.0.0.1:8081"
                ),
                _ => anyhow!("cannot listen at {address}: {error}"),
            })?;
        let url = format!("http://{}/", listener.local_addr()?);
        anstream::println!("Polis is at {url} until you press Ctrl-C.");
        if arguments.open && !open(&url) {
            anstream::println!("No browser could be opened here; open that address in one.");
        }
        serve(listener, site).await.context("the server stopped")
    })
}

fn site(arguments: &ServeArguments) -> anyhow::Result<Site> {
    match (&arguments.web, Site::embedded()) {
        (Some(folder), _) => Site::in_folder(folder),
        (None, Some(site)) => Ok(site),
        (None, None) => bail!(
            "this polis was built without the browser game; start it with `cargo xtask play`, or \
             write its folder with `cargo xtask web --out DIR` and name it with --web DIR"
        ),
    }
}

/// Opens an address in a browser, where there is a screen to show it on.
fn open(url: &str) -> bool {
    let has_screen = !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    has_screen && open::that_detached(url).is_ok()
}
