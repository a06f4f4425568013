//! Forgetting somebody who deleted their account: their name leaves the games that stay.

use std::sync::Arc;

use polis_protocol::PersonId;

use crate::cluster_peers::tell_forgotten;
use crate::node::Node;
use crate::people::DELETED;

/// Removes the name of a person from the database, from the tables in memory, and from those of the
/// other nodes. What is interrupted, housekeeping takes up again.
pub(crate) async fn forget_everywhere(
    node: &Arc<Node>,
    person: PersonId,
) -> Result<(), sqlx::Error> {
    node.store.forget_name(person, DELETED).await?;
    node.forget_person(person).await;
    tell_forgotten(&node.store, person).await;
    Ok(())
}

/// Goes on with those of whom something is left to forget.
pub(crate) async fn forget_the_rest(node: &Arc<Node>) -> Result<(), sqlx::Error> {
    for person in node.store.deleted_but_named().await? {
        forget_everywhere(node, person).await?;
    }
    Ok(())
}
