//! Installing what tests need, where that is easy: on Debian, as root.

use std::path::Path;
use std::process::Command;

use crate::tools::{self, say};

/// Whether this is Debian, or something that has its packages.
pub(crate) fn is_here() -> bool {
    Path::new("/etc/debian_version").exists()
}

/// Whether packages can be installed without asking anybody.
pub(crate) fn can_install() -> bool {
    is_here() && tools::output("id", &["-u"]).is_some_and(|id| id.trim() == "0")
}

/// Installs packages.
pub(crate) fn install(packages: &[&str]) -> anyhow::Result<()> {
    say(&format!("\n=== apt-get install {}", packages.join(" ")));
    let update: &[&str] = &["update"];
    let install = [&["install", "-y"], packages].concat();
    for arguments in [update, &install] {
        let mut command = Command::new("apt-get");
        command
            .env("DEBIAN_FRONTEND", "noninteractive")
            .arg("-qq")
            .args(arguments);
        tools::run_quietly(&mut command)?;
    }
    Ok(())
}
