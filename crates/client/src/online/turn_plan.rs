//! Planning one's next turn while others decide.

use polis_game::Seat;
use polis_notation::GameRecord;
use polis_protocol::{Clock, MAX_PLANNED_MOVES, MAX_PLANNED_TURNS, Status, TableState, TurnPlan};

use crate::online::seat::FollowableGame;

/// Whether somebody on a seat can plan their next turn now.
pub fn can_plan(state: &TableState, seat: Seat) -> bool {
    let has_time = match state.settings.clock {
        Clock::None | Clock::Daily { .. } => true,
        Clock::Live { .. } => false,
    };
    let others_decide = state.to_move.is_some_and(|to_move| to_move != seat);
    let is_person = state.chair(seat).is_some_and(|it| it.person().is_some());
    let is_playing = state.status == Status::Playing && state.deal.is_none();
    has_time && others_decide && is_person && is_playing
}

/// The record as if it were the turn of a seat and these moves of it had been played; none when the
/// turn is complete with them, or they cannot be played.
pub fn supposed<G: FollowableGame>(
    record: &GameRecord<G>,
    seat: Seat,
    planned: &[String],
) -> Option<GameRecord<G>> {
    let mut position = record.position().supposing_turn(seat)?;
    for text in planned {
        let chosen = text.parse().ok()?;
        // A move that turns up unknown tiles ends what can be thought of.
        position.play(chosen).ok()?;
    }
    let goes_on = position.to_move() == Some(seat) && planned.len() < MAX_PLANNED_MOVES;
    goes_on.then(|| record.supposing(position))
}

/// Adds a turn to a plan, behind the others; whether there was room and it was not there.
pub fn add_turn(plan: &mut TurnPlan, turn: Vec<String>) -> bool {
    let is_new = plan.turns.len() < MAX_PLANNED_TURNS && !plan.turns.contains(&turn);
    if is_new {
        plan.turns.push(turn);
    }
    is_new
}

#[cfg(test)]
mod tests {
    use polis_game::Game;
    use polis_notation::Record;

    use super::*;
    use crate::online::seat::tests::Host;

    #[test]
    fn one_plans_while_the_other_decides_and_there_is_time() {
        let mut host = Host::two_people();
        let waits = host.state.to_move.map(|seat| seat.next(2)).unwrap();
        host.state.settings.clock = Clock::Daily { days: 2 };
        assert!(can_plan(&host.state, waits));
        assert!(!can_plan(&host.state, waits.next(2)));
        host.state.settings.clock = Clock::Live {
            base_ms: 60_000,
            increment_ms: 0,
        };
        assert!(!can_plan(&host.state, waits));
    }

    #[test]
    fn a_planned_turn_of_akropolis_is_one_move_in_ones_own_city() {
        let host = Host::two_people();
        let Ok(Record::Akropolis(record)) = Record::read(&host.redacted()) else {
            panic!("another game");
        };
        let waits = record.position().to_move().unwrap().next(2);
        let first = supposed(&record, waits, &[]).unwrap();
        assert_eq!(first.position().to_move(), Some(waits));
        assert_eq!(first.moves(), record.moves());
        let chosen = first.position().legal_moves()[0].to_string();
        assert!(supposed(&record, waits, &[chosen]).is_none());
        assert!(supposed(&record, waits, &["nonsense".to_owned()]).is_none());
    }

    #[test]
    fn a_turn_is_planned_once() {
        let mut plan = TurnPlan::default();
        assert!(add_turn(&mut plan, vec!["17 2,-1 3".to_owned()]));
        assert!(!add_turn(&mut plan, vec!["17 2,-1 3".to_owned()]));
        for number in 0..20 {
            add_turn(&mut plan, vec![number.to_string()]);
        }
        assert_eq!(plan.turns.len(), MAX_PLANNED_TURNS);
        assert_eq!(plan.check(), Ok(()));
    }
}
