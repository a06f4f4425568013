//! Finds the PostgreSQL with which the server's tests start a throw-away cluster.

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
        debian::install(&["postgresql"])?;
        if is_here() {
            return Ok(());
        }
    }
    let advice = "PostgreSQL was not found; install it, on Debian with `apt install postgresql`, on \
                  a Mac with `brew install postgresql`";
    if browser::is_ci() {
        bail!("{advice}");
    }
    say(&format!(
        "\n=== the tests with PostgreSQL are left out: {advice}"
    ));
    Ok(())
}

/// Whether tests will find it: on the search path, or where Debian keeps it.
fn is_here() -> bool {
    let in_debians_place = || {
        let versions = std::fs::read_dir("/usr/lib/postgresql")
            .into_iter()
            .flatten();
        versions
            .filter_map(Result::ok)
            .any(|version| version.path().join("bin/initdb").exists())
    };
    tools::output("initdb", &["--version"]).is_some() || in_debians_place()
}
