//! Real games between two guests, with random moves.

use polis_akropolis::{Length, Variants};
use polis_game::{Chance, Game, Seat};
use polis_notation::Record;
use polis_protocol::{
    Action, ChairPlan, Clock, Contest, GameSettings, Joining, LiveScores, Logged, Rated, Seating,
    Start, TableId, TableReplica, TableSettings, Takebacks, TimeOut, Visibility,
};

use crate::Fallible;
use crate::door::{Door, Visitor};

/// A table for two: Akropolis and Architekton by turns.
pub(crate) fn settings(number: usize, clock: Clock) -> TableSettings {
    let game = if number.is_multiple_of(2) {
        GameSettings::Akropolis {
            variants: Variants::NONE,
            length: Length::Standard,
            architect: None,
        }
    } else {
        GameSettings::Architekton {
            contest: Contest::Game,
        }
    };
    TableSettings {
        game,
        chairs: vec![ChairPlan::Host, ChairPlan::Open],
        seating: Seating::AsSeated,
        start: Start::WhenFull,
        clock,
        time_out: TimeOut::Lost,
        visibility: Visibility::Public,
        joining: Joining::Anyone,
        live_scores: LiveScores::Shown,
        takebacks: Takebacks::default(),
        rated: Rated::default(),
    }
}

/// Opens a table, seats both and plays some moves, or fewer where the game ends before.
pub(crate) fn play(
    door: &Door,
    players: &[Visitor; 2],
    settings: &TableSettings,
    most: u32,
    rng: &mut Chance,
) -> Fallible<TableId> {
    let table = door.open(&players[0], settings)?.id;
    door.act(&players[1], table, &Action::Join { seat: None })?;
    let mut table_replica = TableReplica::new(serde_json::from_str(
        &door.get(&format!("/api/v1/tables/{table}"))?,
    )?)?;
    while table_replica.state().plies < most {
        let (Some(seat), Some(record)) = (table_replica.state().to_move, table_replica.record())
        else {
            break;
        };
        let action = Action::Play {
            ply: table_replica.state().plies,
            takebacks: 0,
            text: any_move(record, rng).ok_or("found no legal move; expected one")?,
        };
        let player = match seat {
            Seat::First => &players[0],
            Seat::Second | Seat::Third | Seat::Fourth => &players[1],
        };
        door.act(player, table, &action)?;
        let path = format!(
            "/api/v1/tables/{table}/events?after={}",
            table_replica.seen()
        );
        let events: Vec<Logged> = serde_json::from_str(&door.get(&path)?)?;
        for logged in &events {
            table_replica.take(logged)?;
        }
    }
    Ok(table)
}

fn any_move(record: &Record, rng: &mut Chance) -> Option<String> {
    match record {
        Record::Akropolis(record) => record
            .position()
            .random_move(rng)
            .map(|chosen| chosen.to_string()),
        Record::Architekton(record) => record
            .position()
            .random_move(rng)
            .map(|chosen| chosen.to_string()),
    }
}
