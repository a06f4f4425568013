//! Plays what somebody has planned for their turn.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use polis_protocol::{Action, Event, Logged, NewTiles};
use tokio::sync::oneshot;

use crate::failure::Failure;
use crate::node::Node;
use crate::reply::ReplyTo;
use crate::table::LiveTable;

impl Node {
    /// Plays what the person to move at a table has planned, if they have.
    pub(crate) fn follow_plan(self: &Arc<Node>, live: &Arc<LiveTable>) {
        if self.plans_heard(live).is_none() || live.planned_turn().is_none() {
            return;
        }
        let (node, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            if let Err(failure) = node.play_plan(&live).await {
                failure.log();
            }
        });
    }

    /// What was heard of plans at a table; none where nobody has one.
    fn plans_heard(&self, live: &LiveTable) -> Option<u32> {
        if self.is_deaf.load(Ordering::Relaxed) {
            // Who planned at another node could not say so.
            live.plan_made();
        }
        live.plans_heard()
    }

    async fn play_plan(self: &Arc<Node>, live: &Arc<LiveTable>) -> Result<(), Failure> {
        // What is heard from here on is not answered by what is read now.
        let (Some(heard), Some(turn)) = (self.plans_heard(live), live.planned_turn()) else {
            return Ok(());
        };
        let (table, person) = (turn.table, turn.person.id);
        let planners = self.store.planners(table).await?;
        if planners.is_empty() {
            live.no_plans(heard);
        }
        if !planners.contains(&person) {
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
