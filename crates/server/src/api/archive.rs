//! Every finished public game, as one stream.

use std::sync::Arc;

use axum::extract::State;
use futures_util::stream;
use polis_protocol::{Event, TableId, schema};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::api::Shared;
use crate::api::answer::JsonLines;
use crate::api::caller::{Query, malformed};
use crate::api::people::{read_place, write_place};
use crate::failure::Failure;
use crate::store::Store;
use crate::table::HostedTable;

/// How many games are read at a time.
const PAGE: i64 = 50;

#[derive(Deserialize, JsonSchema)]
pub(crate) struct After {
    /// The key of a line, to go on after it.
    #[schemars(with = "Option<schema::Place>")]
    after: Option<String>,
}

/// A finished public game.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ArchivedGame {
    /// Which table.
    #[schemars(with = "TableId")]
    table: String,
    /// What to ask for with `?after=…` to go on after this game.
    #[schemars(with = "schema::Place")]
    key: String,
    /// When it ended.
    ended: i64,
    /// The record. What was never face up is `?`.
    record: String,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<polis_protocol::Outcome>,
}

pub(crate) async fn archive(
    State(shared): State<Arc<Shared>>,
    Query(query): Query<After>,
) -> Result<JsonLines<ArchivedGame>, Failure> {
    let after = match &query.after {
        None => (i64::MIN, i64::MIN),
        Some(text) => read_place(text)
            .ok_or_else(|| malformed("found another `after`; expected the key of a line"))?,
    };
    let node = Arc::clone(&shared.node);
    let pages = stream::unfold(Some((node, after)), |state| async move {
        let (node, after) = state?;
        match node
            .read_stale(None, None, |store| page(store, after))
            .await
        {
            Ok((_, None)) => None,
            Ok((games, Some(last))) => Some((Ok(games), Some((node, last)))),
            Err(error) => {
                tracing::error!(%error, "the archive broke off");
                Some((Err(error), None))
            }
        }
    });
    Ok(JsonLines::new(pages))
}

/// The next games, and the place of the last; none after the end.
async fn page(
    store: &Store,
    after: (i64, i64),
) -> Result<(Vec<ArchivedGame>, Option<(i64, i64)>), sqlx::Error> {
    let games = store.archive(after, PAGE).await?;
    let mut found = Vec::new();
    let mut last = None;
    for (ended, number, table, setup) in games {
        last = Some((ended, number));
        let log = store.events(number, 0, i64::MAX).await?;
        let outcome = log.iter().find_map(|logged| match &logged.event {
            Event::Finished { outcome, .. } => Some(outcome.clone()),
            _ => None,
        });
        let Some(record) = HostedTable::fold(log, Some(&setup))
            .ok()
            .and_then(|table| table.public_record())
        else {
            tracing::error!(table, "an archived game cannot be read");
            continue;
        };
        found.push(ArchivedGame {
            table,
            key: write_place((ended, number)),
            ended,
            record: record.to_string(),
            outcome,
        });
    }
    Ok((found, last))
}
