//! The dashboard and the alert rules in `deploy/grafana` name figures that a server exports.

use std::collections::BTreeSet;
use std::path::Path;

use crate::world::World;

/// The names of figures in a text.
fn names(text: &str) -> BTreeSet<&str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
        .filter(|word| word.starts_with("polis_"))
        .collect()
}

#[tokio::test]
async fn dashboard_and_alerts_name_what_is_exported() {
    let server = World::sqlite().start().await;
    let exported = server.client().ask("GET", "/metrics", None).await.text;
    let exported = names(&exported);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/grafana");
    for file in ["dashboard.json", "alerts.yaml"] {
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        let named = names(&text);
        assert!(named.len() > 5, "{file}");
        let unknown: Vec<_> = named.difference(&exported).collect();
        assert!(unknown.is_empty(), "{file} names {unknown:?}");
    }
    server.stop().await;
}
