//! Tournaments: who may hold one, who plays, and what everybody sees of it.
//!
//! The database is the truth: each step expects the version of the tournament that was read, and pairs
//! the next games together with it, so that it does not matter which node takes it. Games are played
//! at ordinary tables.

mod director;
mod paper;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use polis_protocol::{
    Code, Millis, MyTournament, Person, PersonId, PersonKind, Rated, Refusal, TournamentGame,
    TournamentId, TournamentPage, TournamentPlan, TournamentPresence, TournamentStatus,
    TournamentSummary, TournamentSystem, Tournaments,
};

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::failure::Failure;
use crate::node::Node;
use crate::random::random_bits;
use crate::store::{TournamentRow, TournamentStep};
use paper::Paper;

pub(crate) use director::direct;

/// The most tournaments that one account holds at a time.
const MOST_HELD: u32 = 3;
/// The furthest that a start can be ahead.
const MOST_AHEAD_MS: Millis = 90 * 24 * 3_600_000;
/// How long people can sign up for a tournament that the organiser starts.
const SIGN_UP_MS: Millis = 30 * 24 * 3_600_000;
/// How long a page is told again while nothing happens: names of people can change.
const FRESH_MS: Millis = 10_000;
/// How long somebody waits for what other nodes do.
const MOMENT: Duration = Duration::from_secs(1);
/// The most versions that are known.
const MOST_VERSIONS: usize = 1000;
/// The most pages that are kept.
const MOST_PAGES: usize = 64;
/// The most finished games of an arena that a page has.
const LATEST_GAMES: usize = 50;

/// Pages as everybody sees them, so that a crowd that looks at one costs no more than one.
#[derive(Default)]
pub(crate) struct TournamentPages {
    pages: Mutex<HashMap<TournamentId, (Millis, Arc<TournamentPage>)>>,
    /// The versions as they were read, and after how many changes on this node.
    versions: Mutex<HashMap<TournamentId, KnownVersion>>,
    /// What everybody sees of all of them, and whoever reads it for all others.
    lists: tokio::sync::Mutex<Option<Arc<PublicLists>>>,
    /// Whoever reads for all others.
    reading: tokio::sync::Mutex<()>,
    /// Counts what happens on this node.
    changes: AtomicU64,
    changed: Notify,
}

/// The public tournaments as they were read, and after how many changes on this node.
struct PublicLists {
    changes: u64,
    at: Instant,
    open: Vec<TournamentSummary>,
    over: Vec<TournamentSummary>,
}

impl PublicLists {
    /// Whether nothing has happened here since, and little time passed.
    fn is_fresh(&self, changes: u64, now: Instant) -> bool {
        self.changes == changes && now < self.at + MOMENT
    }
}

/// A version as it was read.
#[derive(Clone, Copy)]
struct KnownVersion {
    changes: u64,
    at: Instant,
    version: Option<u64>,
}

impl Node {
    /// Makes a tournament.
    pub(crate) async fn new_tournament(
        &self,
        host: &Person,
        plan: TournamentPlan,
    ) -> Result<TournamentId, Failure> {
        if host.kind != PersonKind::Account {
            let message = "a tournament is held by an account; make one of your guest first";
            return Err(Refusal::new(Code::NotAllowed, message).into());
        }
        plan.check()
            .map_err(|error| Refusal::new(Code::Malformed, error.to_string()))?;
        let now = self.clock.now();
        if let Some(starts) = plan.starts
            && !(now..=now + MOST_AHEAD_MS).contains(&starts)
        {
            let message = format!(
                "found a start at {starts}; expected a time from now, {now}, to 90 days ahead"
            );
            return Err(Refusal::new(Code::Malformed, message).into());
        }
        if self.store.open_tournaments_of(host.id).await? >= MOST_HELD {
            let message = format!(
                "you hold {MOST_HELD} tournaments already; let one of them end or call it off first"
            );
            return Err(Refusal::new(Code::TooMany, message).into());
        }
        let id = TournamentId::from_bits(random_bits());
        let wake = plan.starts.unwrap_or(now + SIGN_UP_MS);
        self.store
            .add_tournament(id, host.id, &plan, (now, wake))
            .await?;
        self.tournament_pages.tell();
        Ok(id)
    }

    /// The tournaments that somebody may know of.
    pub(crate) async fn tournaments(
        &self,
        person: Option<PersonId>,
    ) -> Result<Tournaments, Failure> {
        let list = |rows: Vec<TournamentRow>| rows.iter().map(summary).collect();
        let mine = match person {
            Some(person) => list(self.store.tournaments_of(person).await?),
            None => Vec::new(),
        };
        let lists = self.public_lists().await?;
        Ok(Tournaments {
            mine,
            open: lists.open.clone(),
            over: lists.over.clone(),
        })
    }

    /// What everybody sees of all tournaments. A crowd that asks costs no more than one.
    async fn public_lists(&self) -> Result<Arc<PublicLists>, Failure> {
        let pages = &self.tournament_pages;
        let mut kept = pages.lists.lock().await;
        let changes = pages.changes.load(Ordering::SeqCst);
        let at = Instant::now();
        if let Some(lists) = kept.as_ref().filter(|lists| lists.is_fresh(changes, at)) {
            return Ok(Arc::clone(lists));
        }
        let list = |rows: Vec<TournamentRow>| rows.iter().map(summary).collect();
        let lists = Arc::new(PublicLists {
            changes,
            at,
            open: list(self.store.open_tournaments().await?),
            over: list(self.store.past_tournaments().await?),
        });
        *kept = Some(Arc::clone(&lists));
        Ok(lists)
    }

    /// A tournament as somebody sees it.
    pub(crate) async fn tournament_page(
        &self,
        id: TournamentId,
        person: Option<PersonId>,
    ) -> Result<TournamentPage, Failure> {
        let page = self.common_page(id).await?;
        let mut page = TournamentPage::clone(&page);
        page.now = self.clock.now();
        page.mine = person.and_then(|person| mine(&page, person));
        Ok(page)
    }

    /// The games of a round, from 1.
    pub(crate) async fn tournament_round(
        &self,
        id: TournamentId,
        round: u32,
    ) -> Result<Vec<TournamentGame>, Failure> {
        self.tournament_row(id).await?;
        let games = self.store.tournament_games(id, Some(round)).await?;
        Ok(games.into_iter().map(paper::told).collect())
    }

    /// Signs somebody up, or takes them back after they have left.
    pub(crate) async fn join_tournament(
        &self,
        id: TournamentId,
        person: &Person,
    ) -> Result<(), Failure> {
        let row = self.tournament_row(id).await?;
        let before = self.store.tournament_presence(id, person.id).await?;
        match (before, row.status, row.plan.system) {
            (Some(TournamentPresence::Here), _, _) => return Ok(()),
            (Some(TournamentPresence::Removed), _, _) => {
                let message = "the organiser has sent you away from this tournament";
                return Err(Refusal::new(Code::NotAllowed, message).into());
            }
            (_, TournamentStatus::Over | TournamentStatus::Cancelled, _) => {
                return Err(wrong_state("the tournament is over"));
            }
            (None, TournamentStatus::Running, TournamentSystem::RoundRobin) => {
                return Err(wrong_state(
                    "a round robin has begun, in which everybody plays everybody; nobody can join it",
                ));
            }
            (None, TournamentStatus::Running, TournamentSystem::Swiss { .. })
                if row.rounds.is_some_and(|rounds| row.round >= rounds) =>
            {
                return Err(wrong_state("the last round has begun"));
            }
            (_, TournamentStatus::SignUp | TournamentStatus::Running, _) => {}
        }
        if row.plan.rated == Rated::Rated && person.kind != PersonKind::Account {
            let message = "the games of this tournament are rated; make an account of your guest";
            return Err(Refusal::new(Code::NotAllowed, message).into());
        }
        let (lot, now) = (random_bits() as u32, self.clock.now());
        let most = row.plan.most_players();
        let joined = self
            .store
            .join_tournament(id, person.id, lot, now, most, row.status)
            .await?;
        match joined {
            Some(true) => Ok(()),
            Some(false) => {
                let message = format!("the tournament is full; expected at most {most} players");
                Err(Refusal::new(Code::Taken, message).into())
            }
            None => Err(wrong_state(
                "the tournament has just begun or ended; look again",
            )),
        }
    }

    /// Somebody leaves, or the organiser sends them away.
    pub(crate) async fn leave_tournament(
        &self,
        id: TournamentId,
        caller: PersonId,
        person: PersonId,
    ) -> Result<(), Failure> {
        let row = self.tournament_row(id).await?;
        let presence = if caller == person {
            TournamentPresence::Left
        } else if caller == row.host.id {
            TournamentPresence::Removed
        } else {
            let message = "only the organiser can send somebody away";
            return Err(Refusal::new(Code::NotAllowed, message).into());
        };
        if matches!(
            row.status,
            TournamentStatus::Over | TournamentStatus::Cancelled
        ) {
            return Err(wrong_state("the tournament is over"));
        }
        if self.store.tournament_presence(id, person).await?.is_none() {
            let message = "they have not signed up for this tournament";
            return Err(Refusal::new(Code::NotFound, message).into());
        }
        Ok(self.store.leave_tournament(id, person, presence).await?)
    }

    /// Somebody who is about to delete their account leaves all tournaments. What they organise goes on
    /// by itself, but for what they would have had to start.
    pub(crate) async fn leave_all_tournaments(&self, person: PersonId) -> Result<(), Failure> {
        for row in self.store.tournaments_of(person).await? {
            match row.status {
                TournamentStatus::Over | TournamentStatus::Cancelled => continue,
                TournamentStatus::SignUp if row.host.id == person && row.plan.starts.is_none() => {
                    self.cancel_tournament(row.id, person).await?;
                }
                TournamentStatus::SignUp | TournamentStatus::Running => {
                    let left = TournamentPresence::Left;
                    self.store.leave_tournament(row.id, person, left).await?;
                }
            }
            self.tournament_pages.tell();
        }
        Ok(())
    }

    /// Calls a tournament off. Games that are being played go on.
    pub(crate) async fn cancel_tournament(
        &self,
        id: TournamentId,
        caller: PersonId,
    ) -> Result<(), Failure> {
        loop {
            let row = self.expect_organiser(id, caller).await?;
            match row.status {
                TournamentStatus::Cancelled => return Ok(()),
                TournamentStatus::Over => return Err(wrong_state("the tournament is over")),
                TournamentStatus::SignUp | TournamentStatus::Running => {}
            }
            let step = ended(&row, TournamentStatus::Cancelled, self.clock.now());
            if self.store.step_tournament(id, row.version, &step).await? {
                return Ok(());
            }
        }
    }

    /// The tournament, if the caller organises it.
    async fn expect_organiser(
        &self,
        id: TournamentId,
        caller: PersonId,
    ) -> Result<TournamentRow, Failure> {
        let row = self.tournament_row(id).await?;
        if row.host.id == caller {
            return Ok(row);
        }
        let message = "only the organiser of the tournament can do this";
        Err(Refusal::new(Code::NotAllowed, message).into())
    }

    pub(crate) async fn tournament_row(&self, id: TournamentId) -> Result<TournamentRow, Failure> {
        let row = self.store.tournament(id).await?;
        row.ok_or_else(|| Refusal::new(Code::NotFound, "there is no such tournament").into())
    }

    /// The version of a tournament; none where there is none. A crowd that asks at once is answered by
    /// one query.
    pub(crate) async fn tournament_version(
        &self,
        id: TournamentId,
    ) -> Result<Option<u64>, Failure> {
        let pages = &self.tournament_pages;
        if let Some(known) = pages.known_version(id) {
            return Ok(known.version);
        }
        let _reading = pages.reading.lock().await;
        if let Some(known) = pages.known_version(id) {
            return Ok(known.version);
        }
        let changes = pages.changes.load(Ordering::SeqCst);
        let known = KnownVersion {
            changes,
            at: Instant::now(),
            version: self.store.tournament_version(id).await?,
        };
        let mut versions = pages
            .versions
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if versions.len() >= MOST_VERSIONS {
            versions.clear();
        }
        versions.insert(id, known);
        Ok(known.version)
    }

    /// A tournament as everybody sees it.
    async fn common_page(&self, id: TournamentId) -> Result<Arc<TournamentPage>, Failure> {
        let now = self.clock.now();
        let version = self.tournament_version(id).await?;
        let kept = || {
            let (at, page) = self.tournament_pages.lock().get(&id).cloned()?;
            (Some(page.version) >= version && now < at + FRESH_MS).then_some(page)
        };
        if let Some(page) = kept() {
            return Ok(page);
        }
        let _reading = self.tournament_pages.reading.lock().await;
        if let Some(page) = kept() {
            return Ok(page);
        }
        let row = self.tournament_row(id).await?;
        let entrants = self.store.tournament_entrants(&row).await?;
        let games = self.store.tournament_games(id, None).await?;
        let paper = Paper::new(entrants, games);
        let page = Arc::new(TournamentPage {
            tournament: summary(&row),
            version: row.version,
            now,
            next_round: row.next_round,
            ends: row.arena_ends(),
            standings: paper.standings(),
            games: shown_games(&row, &paper),
            mine: None,
        });
        let mut pages = self.tournament_pages.lock();
        if pages.len() >= MOST_PAGES {
            pages.clear();
        }
        pages.insert(id, (now, Arc::clone(&page)));
        Ok(page)
    }
}

impl TournamentPages {
    /// Waits until something happens in a tournament on this node, or a moment.
    pub(crate) async fn changed(&self, deadline: Instant) {
        let moment = deadline.min(Instant::now() + MOMENT);
        let _ = tokio::time::timeout_at(moment, self.changed.notified()).await;
    }

    /// Wakes those who wait for something to happen.
    pub(crate) fn tell(&self) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        self.changed.notify_waiters();
    }

    /// A version that is known well enough: nothing has happened here since, and little time passed.
    fn known_version(&self, id: TournamentId) -> Option<KnownVersion> {
        let versions = self.versions.lock().unwrap_or_else(PoisonError::into_inner);
        let changes = self.changes.load(Ordering::SeqCst);
        let is_fresh =
            |known: &KnownVersion| known.changes == changes && known.at.elapsed() < MOMENT;
        versions.get(&id).copied().filter(is_fresh)
    }

    fn lock(
        &self,
    ) -> std::sync::MutexGuard<'_, HashMap<TournamentId, (Millis, Arc<TournamentPage>)>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl TournamentRow {
    /// When nobody is paired any more, in an arena that has begun.
    fn arena_ends(&self) -> Option<Millis> {
        match self.plan.system {
            TournamentSystem::Arena { minutes } => {
                Some(self.began? + Millis::from(minutes) * 60_000)
            }
            TournamentSystem::RoundRobin | TournamentSystem::Swiss { .. } => None,
        }
    }

    /// What stays as it is; nothing is to be looked at.
    fn unchanged(&self) -> TournamentStep {
        TournamentStep {
            status: self.status,
            round: self.round,
            rounds: self.rounds,
            began: self.began,
            ended: self.ended,
            next_round: self.next_round,
            wake: None,
            games: Vec::new(),
        }
    }
}

/// The end of a tournament.
fn ended(row: &TournamentRow, status: TournamentStatus, now: Millis) -> TournamentStep {
    TournamentStep {
        status,
        ended: Some(now),
        next_round: None,
        ..row.unchanged()
    }
}

/// The games that a page shows: those of the round, or the running and the latest of an arena.
fn shown_games(row: &TournamentRow, paper: &Paper) -> Vec<TournamentGame> {
    let games = paper.games.iter().cloned().map(paper::told);
    match row.plan.system {
        TournamentSystem::RoundRobin | TournamentSystem::Swiss { .. } => {
            games.filter(|game| game.round == row.round).collect()
        }
        TournamentSystem::Arena { .. } => {
            let (running, over): (Vec<_>, Vec<_>) = games.partition(|game| game.result.is_none());
            let latest = over.into_iter().rev().take(LATEST_GAMES);
            running.into_iter().rev().chain(latest).collect()
        }
    }
}

/// The place of somebody who has signed up.
fn mine(page: &TournamentPage, person: PersonId) -> Option<MyTournament> {
    let standing = page
        .standings
        .iter()
        .find(|standing| standing.person.id == person)?;
    let is_open = |game: &&TournamentGame| game.result.is_none() && game.players.contains(&person);
    let is_running = page.tournament.status == TournamentStatus::Running;
    Some(MyTournament {
        presence: standing.presence,
        table: page.games.iter().find(is_open).and_then(|game| game.table),
        bye: is_running && page.games.iter().any(|game| game.players == [person]),
    })
}

fn summary(row: &TournamentRow) -> TournamentSummary {
    TournamentSummary {
        id: row.id,
        plan: row.plan.clone(),
        host: row.host.clone(),
        status: row.status,
        players: row.players,
        round: row.round,
        rounds: row.rounds.or(match row.plan.system {
            TournamentSystem::Swiss { rounds } => Some(rounds.into()),
            TournamentSystem::RoundRobin | TournamentSystem::Arena { .. } => None,
        }),
        began: row.began,
        ended: row.ended,
    }
}

fn wrong_state(message: &str) -> Failure {
    Refusal::new(Code::WrongState, message).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_again_after_a_change_or_a_moment() {
        let lists = PublicLists {
            changes: 3,
            at: Instant::now(),
            open: Vec::new(),
            over: Vec::new(),
        };
        assert!(lists.is_fresh(3, lists.at));
        assert!(!lists.is_fresh(4, lists.at), "something happened here");
        assert!(!lists.is_fresh(3, lists.at + MOMENT), "or elsewhere");
    }
}
