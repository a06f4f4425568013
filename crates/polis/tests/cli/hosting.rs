//! What a host types: backups that are tried out and rotated, `polis admin`, the manual pages.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::load::Server;

fn polis(arguments: &[&str], data: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_polis"));
    command.args(arguments).arg("--data").arg(data);
    command.output().unwrap()
}

/// A folder of a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn backups_are_tried_out_and_the_newest_stay() {
    let data = folder("hosting-data");
    let _server = Server::start(&data, "127.0.0.1:0");
    let backups = data.join("backups");
    std::fs::create_dir_all(&backups).unwrap();
    for old in [
        "polis-000000000001.backup",
        "polis-000000000002.backup",
        "notes",
    ] {
        std::fs::write(backups.join(old), "old").unwrap();
    }
    let to = backups.to_str().unwrap();
    let output = polis(
        &["backup", "--folder", to, "--keep", "2", "--verify"],
        &data,
    );
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{output:?}");
    assert!(said.contains("were replayed"), "{said}");
    let mut names: Vec<String> = std::fs::read_dir(&backups)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names.len(), 3, "{names:?}");
    assert_eq!(names[..2], ["notes", "polis-000000000002.backup"]);
    let file = backups.join(&names[2]);
    let path = file.to_str().unwrap();
    assert!(
        polis(&["restore", path, "--dry-run"], &data)
            .status
            .success()
    );
    // One that broke off cannot be put back, and nothing is left of trying.
    let bytes = std::fs::read(&file).unwrap();
    std::fs::write(&file, &bytes[..bytes.len() / 2]).unwrap();
    let output = polis(&["restore", path, "--dry-run"], &data);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be put back"));
    assert_eq!(std::fs::read_dir(&backups).unwrap().count(), 3);
    // The host sees what is there, beside the server.
    let output = polis(&["admin", "overview"], &data);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        said.contains("0 accounts, 0 guests, 0 suspended"),
        "{output:?}"
    );
    let output = polis(&["admin", "password", "Nobody"], &data);
    assert!(String::from_utf8_lossy(&output.stderr).contains("found nobody"));
}

#[test]
fn every_command_has_a_manual_page() {
    let pages = folder("manual");
    let status = Command::new(env!("CARGO_BIN_EXE_polis"))
        .arg("manual")
        .arg(&pages)
        .status()
        .unwrap();
    assert!(status.success());
    for name in [
        "polis.1",
        "polis-serve.1",
        "polis-backup.1",
        "polis-admin-suspend.1",
    ] {
        let page = std::fs::read_to_string(pages.join(name)).unwrap();
        assert!(page.contains(".SH NAME"), "{name}");
    }
}
