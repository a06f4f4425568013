//! What the manifest, the changelog and the tags say about a version.

/// The version of the workspace.
pub(super) fn of_manifest(manifest: &str) -> Option<String> {
    let (_, package) = manifest.split_once("[workspace.package]")?;
    let package = package.split("\n[").next()?;
    let line = package
        .lines()
        .find_map(|line| line.strip_prefix("version = "))?;
    Some(line.trim().trim_matches('"').to_owned())
}

/// What the changelog says under the heading of a version, which is its number, perhaps with a day
/// behind it.
pub(super) fn notes(changelog: &str, version: &str) -> Option<String> {
    let entries = changelog.split("\n## ").skip(1);
    let mut entries = entries.filter_map(|entry| entry.split_once('\n'));
    let (_, notes) = entries.find(|(heading, _)| {
        let number = heading.split(' ').next().unwrap_or_default();
        number.trim_start_matches('v').trim_matches(['[', ']']) == version
    })?;
    let notes = notes.trim();
    (!notes.is_empty()).then(|| format!("{notes}\n"))
}

/// What does not agree with a version; nothing where it can be released.
pub(super) fn disagreements(version: &str, notes: Option<&str>, tags: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    if notes.is_none() {
        wrong.push(format!(
            "CHANGELOG.md says nothing under `## {version}`, the version of Cargo.toml; expected what \
             is new in it"
        ));
    }
    let wanted = format!("v{version}");
    if !tags.contains(&wanted.as_str()) {
        let found = match tags {
            [] => "no tag".to_owned(),
            tags => format!("the tag {}", tags.join(", ")),
        };
        wrong.push(format!(
            "the last commit has {found}; expected `{wanted}` (git tag {wanted})"
        ));
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[workspace]\nmembers = []\n\n[workspace.package]\nedition = \"2024\"\n\
                            version = \"0.2.0\"\n\n[workspace.dependencies]\nversion = \"9\"\n";
    const CHANGELOG: &str = "# Changelog\n\n## Unreleased\n\n- Soon.\n\n## 0.2.0 (2026-11-16)\n\n\
                             - New.\n  - More.\n\n## 0.1.0\n\n- Old.\n\n## 0.0.1\n";

    #[test]
    fn the_version_is_that_of_the_workspace() {
        assert_eq!(of_manifest(MANIFEST).as_deref(), Some("0.2.0"));
        assert_eq!(
            of_manifest("[workspace.package]\n[other]\nversion = \"1\""),
            None
        );
    }

    #[test]
    fn notes_are_cut_from_the_changelog() {
        let check = |version, expected| assert_eq!(notes(CHANGELOG, version).as_deref(), expected);
        check("0.2.0", Some("- New.\n  - More.\n"));
        check("0.1.0", Some("- Old.\n"));
        // An entry that says nothing is none, and a part of a number is another number.
        check("0.0.1", None);
        check("0.2", None);
        check("0.3.0", None);
    }

    #[test]
    fn a_release_needs_notes_and_a_tag() {
        assert!(disagreements("0.2.0", Some("- New.\n"), &["latest", "v0.2.0"]).is_empty());
        let wrong = disagreements("0.2.0", None, &["v0.1.0"]);
        assert_eq!(wrong.len(), 2);
        assert!(wrong[0].contains("`## 0.2.0`"), "{wrong:?}");
        assert!(
            wrong[1].contains("the tag v0.1.0; expected `v0.2.0`"),
            "{wrong:?}"
        );
        let wrong = disagreements("0.2.0", Some("- New.\n"), &[]);
        assert!(wrong[0].contains("no tag"), "{wrong:?}");
    }
}
