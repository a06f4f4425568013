//! Plays what somebody has planned for their turn.

use std::sync::Arc;

use polis_protocol::{Action, Event, Logged, NewTiles};
use tokio::sync::oneshot;

use crate::failure::Failure;
use crate::node::Node;
use crate::reply::ReplyTo;
use crate::table::LiveTable;

impl Node {
    /// Plays what the person to move at a table has planned, if they have.
    pub(crate) fn follow_plan(self: &Arc<Node>, live: &Arc<LiveTable>) {
        if live.planned_turn().is_none() {
            return;
        }
        let (node, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            if let Err(failure) = node.play_plan(&live).await {
                failure.log();
            }
        });
    }

    async fn play_plan(self: &Arc<Node>, live: &Arc<LiveTable>) -> Result<(), Failure> {
        let Some(turn) = live.planned_turn() else {
            return Ok(());
        };
        let (table, person) = (turn.table, turn.person.id);
        // Nearly nobody has one, and reading is less work than writing.
        if self.store.plan(table, person).await?.is_none() {
            return Ok(());
        }
        let Some(kept) = self.store.take_plan(table, person).await? else {
            return Ok(());
        };
        if kept.takebacks != turn.takebacks {
            return Ok(());
        }
        let stops = |logged: &Logged| match &logged.event {
            // Whoever played themselves in the meantime has planned nothing for this turn.
            Event::Moved { seat, .. } if *seat == turn.seat => true,
            Event::Moved { shown, .. } => {
                kept.plan.new_tiles == NewTiles::Stop && !shown.is_empty()
            }
            _ => false,
        };
        let since = self.store.events(table, kept.seq, i64::MAX).await?;
        if since.iter().any(stops) {
            return Ok(());
        }
        let Some(moves) = live.first_possible(kept.plan) else {
            return Ok(());
        };
        for (ply, text) in (turn.ply..).zip(moves) {
            let action = Action::Play {
                ply,
                takebacks: turn.takebacks,
                text,
            };
            let (sender, done) = oneshot::channel();
            let reply = ReplyTo::Once(sender);
            self.act(&turn.person, live.id, &action, reply).await;
            // Whoever was faster played themselves, or their time was over.
            if !matches!(done.await, Ok(Ok(_))) {
                break;
            }
        }
        Ok(())
    }
}
