//! What is written to the database when something happens at a table.

use polis_game::Seat;
use polis_protocol::{
    Chair, Event, LobbyTable, Logged, Outcome, PersonId, Rated, Seq, Status, TableId, TableState,
};

use crate::notice::travels;
use crate::store::{
    Append, Completion, Counting, FinishedDeal, FinishedSolo, GameEnd, LogRow, Opening,
    PersonalResult, StatusNumber, TableChanges, Touch, write_body,
};
use crate::table::game::{Extent, HostedTable, extent};

/// How the lobby shows a table.
pub(crate) fn listing(id: TableId, state: &TableState) -> LobbyTable {
    LobbyTable {
        id,
        settings: state.settings.clone(),
        chairs: state.chairs.clone(),
        status: state.status,
        opened: state.opened,
    }
}

/// What to write for events of a table that is in the database already.
pub(super) fn append(
    id: TableId,
    number: i64,
    previous: Seq,
    table: &HostedTable,
    log: &[Logged],
    next: Option<Opening>,
) -> Append {
    let more = match (extent(log), &next) {
        (Extent::Small, None) => None,
        (Extent::Small | Extent::Large, _) => Some(Box::new(more(id, table, log, next))),
    };
    let travels = match (&more, log) {
        (None, [only]) => travels(&only.event),
        (None | Some(_), _) => false,
    };
    Append {
        number,
        previous,
        rows: rows(log),
        touch: touch(table),
        more,
        travels,
    }
}

/// What to write for a new table.
pub(crate) fn opening(id: TableId, table: &HostedTable, log: &[Logged]) -> Opening {
    let state = &table.state;
    Opening {
        id,
        visibility: state.settings.visibility,
        game: state.settings.game.kind(),
        seat_count: state.chairs.len() as u8,
        rows: rows(log),
        touch: touch(table),
        status: status(state.status),
        listing: to_json(&listing(id, state)),
        setup: table.setup_text(),
        seats: seats(state),
        named: named(log),
    }
}

fn more(id: TableId, table: &HostedTable, log: &[Logged], next: Option<Opening>) -> TableChanges {
    let state = &table.state;
    let has = |wanted: fn(&Event) -> bool| log.iter().any(|logged| wanted(&logged.event));
    let started = has(|event| matches!(event, Event::Started { .. }));
    let shuffled = has(|event| matches!(event, Event::TakenBack { .. }));
    let seated = has(|event| matches!(event, Event::Seated { .. }));
    TableChanges {
        status: status(state.status),
        listing: to_json(&listing(id, state)),
        setup: (started || shuffled).then(|| table.setup_text()).flatten(),
        seats: (started || seated).then(|| seats(state)),
        named: named(log),
        ending: log.iter().find_map(|logged| match &logged.event {
            Event::Finished { outcome, .. } => Some(ending(id, state, logged, outcome)),
            _ => None,
        }),
        next,
    }
}

/// Whom events name. A person who sits down is named, also when they get up again before the game.
fn named(log: &[Logged]) -> Vec<PersonId> {
    let mut people = Vec::new();
    for logged in log {
        match &logged.event {
            Event::Opened { host, .. } => people.push(host.id),
            Event::Seated { who, .. } => people.extend(who.who_sat().map(|person| person.id)),
            Event::Started { chairs, .. } => {
                let sat = chairs.iter().filter_map(Chair::who_sat);
                people.extend(sat.map(|person| person.id));
            }
            Event::Moved { .. }
            | Event::TakebackAsked { .. }
            | Event::TakebackAgreed { .. }
            | Event::TakebackDeclined { .. }
            | Event::TakenBack { .. }
            | Event::Forfeited { .. }
            | Event::Finished { .. }
            | Event::Aborted { .. }
            | Event::RematchAsked { .. }
            | Event::OnVacation { .. }
            | Event::Next { .. }
            | Event::Said { .. } => {}
        }
    }
    people.sort_unstable();
    people.dedup();
    people
}

fn rows(log: &[Logged]) -> Vec<LogRow> {
    let row = |logged: &Logged| LogRow {
        seq: logged.seq,
        at: logged.at,
        body: write_body(&logged.event),
    };
    log.iter().map(row).collect()
}

fn touch(table: &HostedTable) -> Touch {
    let state = &table.state;
    Touch {
        seq: state.seq,
        changed: state.changed,
        wake: table.wake(),
        turn: state.to_move.map(|seat| seat.number() as u8),
    }
}

fn status(status: Status) -> StatusNumber {
    match status {
        Status::Gathering => StatusNumber::Gathering,
        Status::Playing => StatusNumber::Playing,
        Status::Finished => StatusNumber::Finished,
        Status::Aborted(_) => StatusNumber::Aborted,
    }
}

/// Who sits where; a person whose seat a computer took over stays a player of the game.
fn seats(state: &TableState) -> Vec<(u8, PersonId)> {
    state
        .chairs
        .iter()
        .zip(1..)
        .filter_map(|(chair, number)| Some((number, chair.who_sat()?.id)))
        .collect()
}

fn ending(id: TableId, state: &TableState, logged: &Logged, outcome: &Outcome) -> GameEnd {
    let results = seats(state).into_iter().filter_map(|(number, person)| {
        let seat = Seat::from_number(number.into())?;
        let won = outcome.winners.contains(&seat);
        Some(PersonalResult {
            person,
            points: outcome.points.get(seat as usize).copied().unwrap_or(0),
            victory: won.then_some(outcome.winners.len() as u8),
            rank: state.rank(outcome, seat),
            completion: if outcome.forfeit.is_none() && !state.has_forfeited(seat) {
                Completion::Full
            } else {
                Completion::Forfeited
            },
        })
    });
    GameEnd {
        at: logged.at,
        outcome: to_json(outcome),
        game: state.settings.game.kind(),
        seats: state.chairs.len() as u8,
        results: results.collect(),
        counting: match state.settings.rated {
            Rated::Rated => Counting::Rated,
            Rated::Casual => Counting::Casual,
        },
        deal: finished_deal(id, state, outcome),
        solo: finished_solo(state, outcome),
    }
}

/// How the game went, where it counts for the board of an Illustrious Architect: a public one of the
/// standard game, played to the end with nothing taken back. A deal that others play, too, has a board
/// of its own.
fn finished_solo(state: &TableState, outcome: &Outcome) -> Option<FinishedSolo> {
    let architect = state.settings.solo_board()?;
    let [Chair::Person(person)] = state.chairs.as_slice() else {
        return None;
    };
    let [points, opponent] = outcome.points[..] else {
        return None;
    };
    let counts = state.takebacks == 0 && outcome.forfeit.is_none() && state.deal.is_none();
    counts.then_some(FinishedSolo {
        architect,
        person: person.id,
        points,
        opponent,
        won: outcome.winners == [Seat::First],
    })
}

/// How the person fared, at a table of a deal.
fn finished_deal(id: TableId, state: &TableState, outcome: &Outcome) -> Option<FinishedDeal> {
    state.deal?;
    let (number, _) = seats(state).into_iter().next()?;
    let own = Seat::from_number(number.into())?;
    let points = |seat: Seat| outcome.points.get(seat as usize).copied();
    let others = Seat::first(outcome.points.len()).filter(|&seat| seat != own);
    Some(FinishedDeal {
        table: id,
        points: points(own).unwrap_or(0),
        opponent: others.filter_map(points).max().unwrap_or(0),
        won: outcome.winners == [own],
        completion: match outcome.forfeit {
            None => Completion::Full,
            Some(_) => Completion::Forfeited,
        },
    })
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("what is kept is always JSON")
}
