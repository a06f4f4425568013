//! How a database becomes what this version expects, step by step.
//!
//! They are listed here instead of by `sqlx::migrate!`, for whose sake both drivers would be compiled
//! a second time.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps of a database of this kind, each with its number and a word for it.
macro_rules! steps {
    ($folder:literal) => {
        [
            (
                1,
                "begin",
                include_str!(concat!("../../migrations/", $folder, "/0001_begin.sql")),
            ),
            (
                2,
                "named",
                include_str!(concat!("../../migrations/", $folder, "/0002_named.sql")),
            ),
            (
                3,
                "fill named",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0003_fill_named.sql"
                )),
            ),
            (
                4,
                "outages",
                include_str!(concat!("../../migrations/", $folder, "/0004_outages.sql")),
            ),
            (
                5,
                "sessions",
                include_str!(concat!("../../migrations/", $folder, "/0005_sessions.sql")),
            ),
            (
                6,
                "names",
                include_str!(concat!("../../migrations/", $folder, "/0006_names.sql")),
            ),
            (
                7,
                "unread logs",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0007_unread_logs.sql"
                )),
            ),
            (
                8,
                "suspended",
                include_str!(concat!("../../migrations/", $folder, "/0008_suspended.sql")),
            ),
            (
                9,
                "rating changes",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0009_rating_changes.sql"
                )),
            ),
            (
                10,
                "callback",
                include_str!(concat!("../../migrations/", $folder, "/0010_callback.sql")),
            ),
            (
                11,
                "deals",
                include_str!(concat!("../../migrations/", $folder, "/0011_deals.sql")),
            ),
            (
                12,
                "hosts",
                include_str!(concat!("../../migrations/", $folder, "/0012_hosts.sql")),
            ),
            (
                13,
                "people",
                include_str!(concat!("../../migrations/", $folder, "/0013_people.sql")),
            ),
            (
                14,
                "tournaments",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0014_tournaments.sql"
                )),
            ),
            (
                15,
                "spectator chat",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0015_spectator_chat.sql"
                )),
            ),
            (
                16,
                "turn plans",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0016_turn_plans.sql"
                )),
            ),
            (
                17,
                "mail",
                include_str!(concat!("../../migrations/", $folder, "/0017_mail.sql")),
            ),
            (
                20,
                "studies",
                include_str!(concat!("../../migrations/", $folder, "/0020_studies.sql")),
            ),
            (
                24,
                "solo games",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0024_solo_games.sql"
                )),
            ),
            (
                25,
                "vacations",
                include_str!(concat!("../../migrations/", $folder, "/0025_vacations.sql")),
            ),
            (
                28,
                "sign in",
                include_str!(concat!("../../migrations/", $folder, "/0028_sign_in.sql")),
            ),
            (
                31,
                "archived logs",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0031_archived_logs.sql"
                )),
            ),
            (
                32,
                "given up tables",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0032_given_up_tables.sql"
                )),
            ),
            (
                33,
                "progress",
                include_str!(concat!("../../migrations/", $folder, "/0033_progress.sql")),
            ),
            (
                36,
                "engine signs",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0036_engine_signs.sql"
                )),
            ),
            (
                37,
                "short moves",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0037_short_moves.sql"
                )),
            ),
        ]
    };
}

/// The step that took minutes at a million games and reads less now. A database remembers the SHA-384
/// of each step that it took, so the new form goes by that of the old one.
const REWRITTEN: i64 = 3;
const SQLITE_FORMER: [u8; 48] = former(
    b"671ee26f20fd7b23722c156b00f26bd717c509513db5a558\
      f0c6e3db139fd55a26b3816ca8f4480de3473e1fbd887515",
);
const POSTGRES_FORMER: [u8; 48] = former(
    b"514f292179bd881bcbe418e957383ee5a66ab934bf404e9c\
      f683f3e6fdc7224afe997b7f59534fe8fc90f226ca35ef94",
);

pub(super) fn sqlite() -> Migrator {
    migrator(&steps!("sqlite"), &SQLITE_FORMER)
}

pub(super) fn postgres() -> Migrator {
    migrator(&steps!("postgres"), &POSTGRES_FORMER)
}

/// The number of a step, a word for it, and its SQL.
type Step = (i64, &'static str, &'static str);

fn migrator(steps: &[Step], former: &'static [u8]) -> Migrator {
    let migration = |&(version, name, sql): &Step| {
        let kind = MigrationType::Simple;
        let mut step = Migration::new(version, name.into(), kind, sql.into_sql_str(), false);
        if version == REWRITTEN {
            step.checksum = former.into();
        }
        step
    };
    Migrator::with_migrations(steps.iter().map(migration).collect())
}

/// The bytes of a hash in hexadecimal.
const fn former(hex: &[u8; 96]) -> [u8; 48] {
    const fn digit(hex: u8) -> u8 {
        match hex {
            b'0'..=b'9' => hex - b'0',
            _ => hex - b'a' + 10,
        }
    }
    let mut bytes = [0; 48];
    let mut place = 0;
    while place < bytes.len() {
        bytes[place] = digit(hex[2 * place]) << 4 | digit(hex[2 * place + 1]);
        place += 1;
    }
    bytes
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_is_a_step() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        for (name, migrator) in [("sqlite", sqlite()), ("postgres", postgres())] {
            let files: BTreeSet<String> = std::fs::read_dir(folder.join(name))
                .expect("a folder of migrations")
                .map(|file| {
                    file.expect("a file")
                        .file_name()
                        .to_string_lossy()
                        .into_owned()
                })
                .collect();
            let steps: BTreeSet<String> = migrator
                .iter()
                .map(|step| {
                    format!(
                        "{:04}_{}.sql",
                        step.version,
                        step.description.replace(' ', "_")
                    )
                })
                .collect();
            assert_eq!(files, steps);
        }
    }
}
