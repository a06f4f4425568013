//! A turn for which its player may have made a plan.

use std::sync::atomic::{AtomicU32, Ordering};

use polis_game::Seat;
use polis_notation::Record;
use polis_protocol::{Clock, NewTiles, Person, Seq, Status, TurnPlan};

use crate::table::game::HostedTable;
use crate::table::live::LiveTable;
use crate::table::live_state::Content;

/// A turn for which its player may have made a plan.
#[derive(Clone, Debug)]
pub(crate) struct PlannedTurn {
    /// The table's row.
    pub(crate) table: i64,
    pub(crate) person: Person,
    pub(crate) seat: Seat,
    /// Number of moves before it.
    pub(crate) ply: u32,
    /// How often moves were taken back.
    pub(crate) takebacks: u32,
}

/// Where somebody stands who makes a plan.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlanPlace {
    /// The table's row.
    pub(crate) table: i64,
    /// The last event.
    pub(crate) seq: Seq,
    /// How often moves were taken back.
    pub(crate) takebacks: u32,
    /// Whether it is their turn.
    pub(crate) is_their_turn: bool,
}

/// Whether somebody may have planned a turn at a table. Nearly nobody has, and to ask the database
/// after each move would be as much work as the move.
#[derive(Debug)]
pub(super) struct PlanNews {
    /// Counts what was heard of plans; that there may be some, to begin with.
    heard: AtomicU32,
    /// What had been heard when there was no plan.
    none_at: AtomicU32,
}

impl Default for PlanNews {
    fn default() -> PlanNews {
        PlanNews {
            heard: AtomicU32::new(1),
            none_at: AtomicU32::new(0),
        }
    }
}

impl LiveTable {
    /// Somebody planned a turn here, at this node or another one.
    pub(crate) fn plan_made(&self) {
        self.plans().heard.fetch_add(1, Ordering::AcqRel);
    }

    /// What was heard of plans by now; none where nobody has one.
    pub(crate) fn plans_heard(&self) -> Option<u32> {
        let heard = self.plans().heard.load(Ordering::Acquire);
        (self.plans().none_at.load(Ordering::Acquire) != heard).then_some(heard)
    }

    /// There was no plan in the database, after so much had been heard of plans.
    pub(crate) fn no_plans(&self, heard: u32) {
        self.plans().none_at.store(heard, Ordering::Release);
    }

    /// The turn of a person that stands now, where plans can be made; none while something is written.
    pub(crate) fn planned_turn(&self) -> Option<PlannedTurn> {
        let room = self.lock();
        let Content::Here { number, table } = &room.content else {
            return None;
        };
        let state = &table.state;
        let seat = state.to_move?;
        let person = state.chair(seat)?.person()?.clone();
        (room.pending == 0 && table.allows_plans()).then_some(PlannedTurn {
            table: *number,
            person,
            seat,
            ply: state.plies,
            takebacks: state.takebacks,
        })
    }

    /// Where somebody stands who makes a plan; none where they cannot.
    pub(crate) fn plan_place(&self, seat: Seat) -> Option<PlanPlace> {
        let room = self.lock();
        let Content::Here { number, table } = &room.content else {
            return None;
        };
        let is_person = table.state.chair(seat)?.person().is_some();
        (is_person && table.allows_plans()).then_some(PlanPlace {
            table: *number,
            seq: table.state.seq,
            takebacks: table.state.takebacks,
            is_their_turn: table.state.to_move == Some(seat),
        })
    }

    /// The moves of the first of several turns that can be played now. Which one it is follows from
    /// what everybody knows: what comes to light by a move of the turn decides nothing.
    pub(crate) fn first_possible(&self, plan: TurnPlan) -> Option<Vec<String>> {
        let room = self.lock();
        let record = room.table()?.record.as_ref()?;
        let mut turns = plan.turns.into_iter();
        turns.find_map(|moves| possible(record, moves, plan.new_tiles))
    }
}

/// The moves of a turn that are to be played, if it can be played.
fn possible(record: &Record, mut moves: Vec<String>, new_tiles: NewTiles) -> Option<Vec<String>> {
    let mut record = record.clone();
    let seat = record.to_move()?;
    for index in 0..moves.len() {
        if record.to_move() != Some(seat) {
            return None;
        }
        let shown = record.play_showing(&moves[index]).ok()?;
        if !shown.is_empty() {
            match new_tiles {
                NewTiles::Stop => moves.truncate(index + 1),
                NewTiles::PlayOn => {}
            }
            break;
        }
    }
    Some(moves)
}

impl HostedTable {
    /// Whether players can say beforehand what they will play: where there is no hurry.
    fn allows_plans(&self) -> bool {
        let has_time = match self.state.settings.clock {
            Clock::None | Clock::Daily { .. } => true,
            Clock::Live { .. } => false,
        };
        has_time && self.state.status == Status::Playing && self.state.deal.is_none()
    }
}
