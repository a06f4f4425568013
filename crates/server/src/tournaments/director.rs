//! What makes a tournament go on by itself: results are noted, rounds begin, and it ends.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use polis_game::Seat;
use polis_pairing::{PairedPlayer, Patience, arena, round_robin, round_robin_rounds, swiss};
use polis_protocol::{
    Event, ForfeitReason, Logged, Millis, PersonId, TableId, TableState, TournamentId,
    TournamentResult, TournamentStatus, TournamentSystem,
};
use tokio::time::MissedTickBehavior;

use crate::failure::Failure;
use crate::node::Node;
use crate::random::random_bits;
use crate::store::{
    EndedGame, FinishedTournamentGame, TournamentGameRow, TournamentRow, TournamentStep,
};
use crate::table::HostedTable;
use crate::tournaments::paper::Paper;
use crate::tournaments::{ended, wrong_state};

/// How often results are looked for.
const LOOK: Duration = Duration::from_millis(250);
/// How often an arena looks who is free.
const ARENA_LOOK_MS: Millis = 2_000;
/// How long nobody plays after a game of an arena, so that those who give up at once open no table
/// after the other.
const ARENA_BREAK_MS: Millis = 1_500;
/// After so many games an arena is over, whatever its time.
const MOST_ARENA_GAMES: usize = 10_000;
/// How long somebody in an arena waits for an opponent whom they have not just met, and for a full
/// table.
const ARENA_WAIT_MS: Millis = 30_000;
/// How long opening a table can take; one that is not there then was never opened.
const OPENING_MS: Millis = 15_000;
/// How many tables are opened at a time: the writer puts them into one transaction.
const OPENED_AT_A_TIME: usize = 64;
/// The fewest players with whom a tournament starts.
const FEWEST: usize = 2;

/// Keeps all tournaments going, as long as the node is there.
pub(crate) async fn direct(node: Arc<Node>) {
    let mut interval = tokio::time::interval(LOOK);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut round = 0_u32;
    loop {
        interval.tick().await;
        if node.asks_in(round)
            && let Err(failure) = look(&node).await
        {
            failure.log();
        }
        round = round.wrapping_add(1);
    }
}

async fn look(node: &Arc<Node>) -> Result<(), Failure> {
    // This is asked four times a second, also where nobody plays a tournament.
    if !node.store.has_due_tournaments(node.clock.now()).await? {
        return Ok(());
    }
    let mut by_tournament: BTreeMap<TournamentId, Vec<EndedGame>> = BTreeMap::new();
    for game in node.store.ended_tournament_games().await? {
        by_tournament.entry(game.tournament).or_default().push(game);
    }
    // What fails in one tournament keeps no other waiting.
    for (id, games) in by_tournament {
        note(node.note_results(id, &games).await);
        node.tournament_pages.tell();
    }
    for id in node.store.waking_tournaments(node.clock.now()).await? {
        note(node.advance(id).await);
        node.tournament_pages.tell();
    }
    let before = node.clock.now().saturating_sub(OPENING_MS);
    for (id, table) in node.store.unopened_tournament_games(before).await? {
        note(node.reopen(id, table, before).await);
        node.tournament_pages.tell();
    }
    Ok(())
}

fn note(done: Result<(), Failure>) {
    if let Err(failure) = done {
        failure.log();
    }
}

impl Node {
    /// The organiser starts the tournament.
    pub(crate) async fn start_tournament(
        self: &Arc<Node>,
        id: TournamentId,
        caller: PersonId,
    ) -> Result<(), Failure> {
        loop {
            let row = self.expect_organiser(id, caller).await?;
            match row.status {
                TournamentStatus::SignUp => {}
                TournamentStatus::Running => return Ok(()),
                TournamentStatus::Over | TournamentStatus::Cancelled => {
                    return Err(wrong_state("the tournament is over"));
                }
            }
            let paper = self.paper(&row).await?;
            if paper.present().len() < FEWEST {
                return Err(wrong_state(
                    "fewer than two people have signed up; expected two at least",
                ));
            }
            if self.begin(&row, &paper).await? {
                return Ok(());
            }
        }
    }

    async fn note_results(&self, id: TournamentId, games: &[EndedGame]) -> Result<(), Failure> {
        let mut finished = Vec::new();
        for game in games {
            // One that cannot be read keeps the others from nothing.
            match self.result_of(game).await {
                Ok(found) => finished.extend(found),
                Err(failure) => failure.log(),
            }
        }
        if finished.is_empty() {
            return Ok(());
        }
        let now = self.clock.now();
        self.store
            .finish_tournament_games(id, &finished, now)
            .await?;
        Ok(())
    }

    /// Does what is due in a tournament.
    async fn advance(self: &Arc<Node>, id: TournamentId) -> Result<(), Failure> {
        let row = self.tournament_row(id).await?;
        let now = self.clock.now();
        match (row.status, row.plan.system) {
            (TournamentStatus::Over | TournamentStatus::Cancelled, _) => {}
            (TournamentStatus::SignUp, _) => {
                let paper = self.paper(&row).await?;
                if row.plan.starts.is_some() && paper.present().len() >= FEWEST {
                    self.begin(&row, &paper).await?;
                } else {
                    // Nobody came, or the organiser has forgotten it.
                    let step = ended(&row, TournamentStatus::Cancelled, now);
                    self.store.step_tournament(id, row.version, &step).await?;
                }
            }
            (TournamentStatus::Running, TournamentSystem::Arena { .. }) => {
                self.advance_arena(&row, now).await?;
            }
            (
                TournamentStatus::Running,
                TournamentSystem::RoundRobin | TournamentSystem::Swiss { .. },
            ) => self.advance_round(&row, now).await?,
        }
        Ok(())
    }

    /// Ends a round, begins the next one, or ends the tournament.
    async fn advance_round(
        self: &Arc<Node>,
        row: &TournamentRow,
        now: Millis,
    ) -> Result<(), Failure> {
        let paper = self.paper(row).await?;
        if paper.games.iter().any(|game| game.result.is_none()) {
            return Ok(self
                .store
                .wake_tournament(row.id, row.version, None)
                .await?);
        }
        let is_last = row.rounds.is_none_or(|rounds| row.round >= rounds);
        if is_last || paper.present().len() < FEWEST {
            let step = ended(row, TournamentStatus::Over, now);
            self.store
                .step_tournament(row.id, row.version, &step)
                .await?;
            return Ok(());
        }
        match row.next_round {
            Some(begins) if begins <= now => {
                self.begin(row, &paper).await?;
            }
            Some(begins) => {
                self.store
                    .wake_tournament(row.id, row.version, Some(begins))
                    .await?;
            }
            None => {
                let begins = now + Millis::from(row.plan.pause_s) * 1000;
                let step = TournamentStep {
                    next_round: Some(begins),
                    wake: Some(begins),
                    ..row.unchanged()
                };
                self.store
                    .step_tournament(row.id, row.version, &step)
                    .await?;
            }
        }
        Ok(())
    }

    /// Pairs who is free in an arena, or ends it.
    async fn advance_arena(
        self: &Arc<Node>,
        row: &TournamentRow,
        now: Millis,
    ) -> Result<(), Failure> {
        let paper = self.paper(row).await?;
        let playing = paper.playing();
        let is_long = paper.games.len() >= MOST_ARENA_GAMES;
        if is_long || row.arena_ends().is_some_and(|ends| ends <= now) {
            if playing.is_empty() {
                let step = ended(row, TournamentStatus::Over, now);
                self.store
                    .step_tournament(row.id, row.version, &step)
                    .await?;
                return Ok(());
            }
            return Ok(self
                .store
                .wake_tournament(row.id, row.version, None)
                .await?);
        }
        let free: Vec<PairedPlayer> = paper
            .present()
            .into_iter()
            .filter(|player| !playing.contains(player))
            .filter(|&player| paper.free_since(player) + ARENA_BREAK_MS <= now)
            .collect();
        let waits = |&player: &PairedPlayer| paper.free_since(player) + ARENA_WAIT_MS <= now;
        let patience = if playing.is_empty() || free.iter().any(waits) {
            Patience::PlayNow
        } else {
            Patience::Wait
        };
        let tables = arena(&paper.field(), &free, row.plan.seats.into(), patience);
        if tables.is_empty() {
            let wake = Some(now + ARENA_LOOK_MS);
            return Ok(self
                .store
                .wake_tournament(row.id, row.version, wake)
                .await?);
        }
        self.begin_tables(row, &paper, &tables, Some(now + ARENA_LOOK_MS))
            .await?;
        Ok(())
    }

    /// Begins a tournament or its next round; false where another node was first.
    async fn begin(self: &Arc<Node>, row: &TournamentRow, paper: &Paper) -> Result<bool, Failure> {
        let (field, present) = (paper.field(), paper.present());
        let seats = usize::from(row.plan.seats);
        let tables = match (row.plan.system, seats) {
            (TournamentSystem::RoundRobin, 2) => {
                let all = round_robin(paper.entrants.len(), row.round as usize);
                // Who was to meet somebody who has left has a bye.
                let is_here = |player: &PairedPlayer| present.contains(player);
                all.into_iter()
                    .map(|table| table.into_iter().filter(is_here).collect::<Vec<_>>())
                    .filter(|table| !table.is_empty())
                    .collect()
            }
            (TournamentSystem::RoundRobin | TournamentSystem::Swiss { .. }, _) => {
                swiss(&field, &present, seats)
            }
            (TournamentSystem::Arena { .. }, _) => {
                arena(&field, &present, seats, Patience::PlayNow)
            }
        };
        let wake = match row.plan.system {
            TournamentSystem::Arena { .. } => Some(self.clock.now() + ARENA_LOOK_MS),
            TournamentSystem::RoundRobin | TournamentSystem::Swiss { .. } => None,
        };
        self.begin_tables(row, paper, &tables, wake).await
    }

    /// Pairs these tables and opens them; false where another node was first.
    async fn begin_tables(
        self: &Arc<Node>,
        row: &TournamentRow,
        paper: &Paper,
        tables: &[Vec<PairedPlayer>],
        wake: Option<Millis>,
    ) -> Result<bool, Failure> {
        let now = self.clock.now();
        let round = row.round + 1;
        let games: Vec<TournamentGameRow> = (1..)
            .zip(tables)
            .map(|(board, table)| {
                let is_bye = table.len() < 2;
                let people = table.iter().filter_map(|&player| paper.person(player));
                TournamentGameRow {
                    round,
                    board,
                    players: people.map(|person| person.id).collect(),
                    table: (!is_bye).then(|| TableId::from_bits(random_bits())),
                    is_open: false,
                    opened: now,
                    ended: is_bye.then_some(now),
                    result: is_bye.then(|| TournamentResult {
                        places: vec![1],
                        points: None,
                    }),
                }
            })
            .collect();
        // A round of byes alone is over at once.
        let is_empty = games.iter().all(|game| game.result.is_some());
        let seats = usize::from(row.plan.seats);
        let step = TournamentStep {
            status: TournamentStatus::Running,
            round,
            rounds: match row.plan.system {
                TournamentSystem::Swiss { rounds } => Some(rounds.into()),
                TournamentSystem::RoundRobin => row
                    .rounds
                    .or(Some(round_robin_rounds(paper.entrants.len(), seats) as u32)),
                TournamentSystem::Arena { .. } => None,
            },
            began: row.began.or(Some(now)),
            ended: None,
            next_round: None,
            wake: wake.or(is_empty.then_some(now)),
            games,
        };
        if !self
            .store
            .step_tournament(row.id, row.version, &step)
            .await?
        {
            return Ok(false);
        }
        stream::iter(&step.games)
            .for_each_concurrent(OPENED_AT_A_TIME, async |game| {
                // What cannot be opened now is opened by whoever looks next.
                if let Err(failure) = self.open_game(row, paper, game).await {
                    failure.log();
                }
            })
            .await;
        // Now everybody can be led to their table.
        self.store.touch_tournament(row.id).await?;
        self.tournament_pages.tell();
        Ok(true)
    }

    /// Opens the table of a game, at which everybody sits already.
    async fn open_game(
        self: &Arc<Node>,
        row: &TournamentRow,
        paper: &Paper,
        game: &TournamentGameRow,
    ) -> Result<(), Failure> {
        let Some(table) = game.table else {
            return Ok(());
        };
        let people: Vec<_> = game
            .players
            .iter()
            .filter_map(|&person| paper.person_by_id(person).cloned())
            .collect();
        let now = self.clock.now();
        let settings = row.plan.table_settings(people.len());
        let opened = HostedTable::open_in_tournament(&row.host, settings, row.id, people, now);
        let Some((hosted, log)) = opened else {
            return Err(Failure::Broken("a table of a tournament cannot be opened"));
        };
        self.add_table(table, hosted, log, now).await?;
        // Whoever begins is told.
        self.rouse(table);
        Ok(())
    }

    /// Opens a table that was never opened, because a server ended in between.
    async fn reopen(
        self: &Arc<Node>,
        id: TournamentId,
        table: TableId,
        before: Millis,
    ) -> Result<(), Failure> {
        let fresh = TableId::from_bits(random_bits());
        let now = self.clock.now();
        let moved = self
            .store
            .move_tournament_game(table, fresh, before, now)
            .await?;
        if !moved {
            return Ok(());
        }
        let row = self.tournament_row(id).await?;
        let paper = self.paper(&row).await?;
        let game = paper.games.iter().find(|game| game.table == Some(fresh));
        match game {
            Some(game) => self.open_game(&row, &paper, game).await?,
            None => return Ok(()),
        }
        Ok(self.store.touch_tournament(id).await?)
    }

    async fn paper(&self, row: &TournamentRow) -> Result<Paper, Failure> {
        let entrants = self.store.tournament_entrants(row).await?;
        Ok(Paper::new(
            entrants,
            self.store.tournament_games(row.id, None).await?,
        ))
    }

    /// How a game ended at its table, and who did not come to it.
    async fn result_of(&self, game: &EndedGame) -> Result<Option<FinishedTournamentGame>, Failure> {
        let Some(loaded) = self.store.load(game.table).await? else {
            return Ok(None);
        };
        let Some(state) = fold(&loaded.log) else {
            return Err(Failure::Broken("a table of a tournament cannot be read"));
        };
        let seats = Seat::first(game.players.len());
        let result = match &state.outcome {
            Some(outcome) => TournamentResult {
                places: seats.map(|seat| state.rank(outcome, seat)).collect(),
                points: state.forfeits.is_empty().then(|| outcome.points.clone()),
            },
            // A table that was closed without a result is shared by all.
            None => TournamentResult {
                places: vec![1; game.players.len()],
                points: None,
            },
        };
        let has_moved = |seat: Seat| {
            let by_seat = |logged: &Logged| matches!(&logged.event, Event::Moved { seat: other, .. } if *other == seat);
            loaded.log.iter().any(by_seat)
        };
        let absent = state
            .forfeits
            .iter()
            .filter(|(_, reason)| *reason == ForfeitReason::TimedOut)
            .filter_map(|(number, _)| Seat::from_number((*number).into()))
            .filter(|&seat| !has_moved(seat))
            .filter_map(|seat| game.players.get(seat as usize).copied())
            .collect();
        Ok(Some(FinishedTournamentGame {
            round: game.round,
            board: game.board,
            result,
            absent,
        }))
    }
}

/// A table as everybody may know it, without its record.
fn fold(log: &[Logged]) -> Option<TableState> {
    let (first, rest) = log.split_first()?;
    let mut state = TableState::open(first)?;
    for logged in rest {
        state.take(logged, None);
    }
    Some(state)
}
