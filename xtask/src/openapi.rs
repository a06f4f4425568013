//! `cargo xtask openapi`: writes the copy of the document of the HTTP interface anew.

use crate::tools::{self, cargo};

/// Runs the test that compares the copy with what the server tells, which writes it when it is told to.
pub(crate) fn write() -> anyhow::Result<()> {
    // With all packages, so that nothing is compiled for other features than the tests are.
    let mut command = cargo(&["test", "--quiet", "--workspace", "--test", "server"]);
    tools::run(
        command
            .arg("the_document_is_whole")
            .env("UPDATE_OPENAPI", "1"),
    )
}
