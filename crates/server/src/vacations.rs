//! Tells tables that one of their players is on vacation, or is back.
//!
//! The row of a vacation is what counts. A table learns of it by an event in its log, so that every node
//! and every client works out the same clock; when that happens does not matter, since the event holds
//! the times. What could not be told is told again.

use std::sync::Arc;

use crate::failure::Failure;
use crate::node::Node;
use crate::table::VacationNews;

impl Node {
    /// Tells all tables what they do not know of vacations.
    pub(crate) async fn tell_vacations(self: &Arc<Node>) -> Result<(), Failure> {
        let untold = self.store.untold_vacations(self.clock.now()).await?;
        let mut told = Vec::new();
        for one in untold {
            // One table that cannot be read keeps nothing from the others.
            let Ok(live) = self.table(one.table).await else {
                continue;
            };
            match live.hear_of_vacation(self, one.person, one.vacation) {
                // It is noted as told when it is found in the log.
                VacationNews::Written | VacationNews::Later => {}
                VacationNews::Known => told.push(one),
            }
        }
        self.store.vacations_told(&told).await?;
        Ok(())
    }
}
