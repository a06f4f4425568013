//! The description of the HTTP interface for programs.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

/// Kept by hand; tests compare it with the routes and with real answers.
const DOCUMENT: &str = include_str!("../../openapi.json");

pub(crate) async fn document() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::api::ROUTES;

    #[test]
    fn the_document_has_every_route_and_no_other() {
        let document: serde_json::Value = serde_json::from_str(DOCUMENT).unwrap();
        let methods = ["get", "post", "put", "delete", "patch", "head", "options"];
        let described: BTreeSet<(String, String)> = document["paths"]
            .as_object()
            .unwrap()
            .iter()
            .flat_map(|(path, item)| {
                let item = item.as_object().unwrap();
                item.keys()
                    .filter(|key| methods.contains(&key.as_str()))
                    .map(|method| (method.clone(), path.clone()))
                    .collect::<Vec<_>>()
            })
            .collect();
        let routes: BTreeSet<(String, String)> = ROUTES
            .iter()
            .map(|(method, path)| ((*method).to_owned(), (*path).to_owned()))
            .collect();
        assert_eq!(described, routes);
    }
}
