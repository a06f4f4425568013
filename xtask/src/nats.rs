//! Finds the NATS with which the server's tests let several nodes speak.

use anyhow::bail;

use crate::tools::{self, say};
use crate::{browser, debian};

/// Makes sure that it is there, or says what to install. Only where nobody checks for others its
/// tests may be left out.
pub(crate) fn prepare() -> anyhow::Result<()> {
    if is_here() {
        return Ok(());
    }
    if debian::can_install() {
        debian::install(&["nats-server"])?;
        if is_here() {
            return Ok(());
        }
    }
    let advice = "NATS was not found; install it, on Debian with `apt install nats-server`, on a Mac \
                  with `brew install nats-server`";
    if browser::is_ci() {
        bail!("{advice}");
    }
    say(&format!("\n=== the tests with NATS are left out: {advice}"));
    Ok(())
}

fn is_here() -> bool {
    tools::output("nats-server", &["--version"]).is_some()
}
