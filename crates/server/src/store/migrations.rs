//! How a database becomes what this version expects, step by step.
//!
//! They are listed here instead of by `sqlx::migrate!`, for whose sake both drivers would be compiled
//! a second time.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps of a database of this kind, each with a word for it.
macro_rules! steps {
    ($folder:literal) => {
        [
            (
                "begin",
                include_str!(concat!("../../migrations/", $folder, "/0001_begin.sql")),
            ),
            (
                "named",
                include_str!(concat!("../../migrations/", $folder, "/0002_named.sql")),
            ),
            (
                "fill named",
                include_str!(concat!(
                    "../../migrations/",
                    $folder,
                    "/0003_fill_named.sql"
                )),
            ),
        ]
    };
}

pub(super) fn sqlite() -> Migrator {
    migrator(&steps!("sqlite"))
}

pub(super) fn postgres() -> Migrator {
    migrator(&steps!("postgres"))
}

fn migrator(steps: &[(&'static str, &'static str)]) -> Migrator {
    let migration = |(version, &(name, sql)): (i64, &(&'static str, &'static str))| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(migration).collect())
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
