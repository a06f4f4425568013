//! Deals that several people play, each at a table of their own: the deals of a day, and duels.
//!
//! The tiles are drawn once, when the first person begins, and stay in the database. Each try is an
//! ordinary private table that starts with them, and that nobody else sees before they have
//! finished the deal or it is over. Computer players answer the same moves by the same moves.

use std::sync::Arc;

use hmac::{Hmac, KeyInit, Mac};
use polis_notation::Record;
use polis_protocol::{
    Code, Day, DealEntry, DealGame, DealId, DealPage, DealPlan, DealSummary, DuelId, Millis,
    Person, PersonId, Refusal, TableId,
};
use sha2::Sha256;

use crate::failure::Failure;
use crate::node::Node;
use crate::random::{random_bits, random_secret};
use crate::store::{DealRow, FinishedTry, NewTry, Store, TryStart};
use crate::table::{HostedTable, LiveTable, TableUnavailable, deal};

/// The most places of a board.
const BOARD_PLACES: usize = 100;
/// The most games of a deal that are told with their records.
const MOST_GAMES: usize = 24;
/// How long opening a table can take; one that is not there then was never opened.
const OPENING_MS: Millis = 60_000;
/// Number of people in a duel.
const DUELISTS: u32 = 2;

/// Seeds the computer players at deals, by a key that all nodes share.
pub(crate) struct Deals {
    key: Vec<u8>,
}

impl Deals {
    pub(crate) async fn new(store: &Store) -> Result<Deals, sqlx::Error> {
        let key = store.shared_secret("deal key", &random_secret()).await?;
        Ok(Deals {
            key: key.into_bytes(),
        })
    }

    /// The seed for a move of a computer player. It tells nothing about the tiles, and nobody can
    /// foresee it.
    pub(crate) fn seed(&self, deal: DealId, ply: u32) -> u64 {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length will do");
        mac.update(format!("{deal} {ply}").as_bytes());
        let bytes = mac.finalize().into_bytes();
        u64::from_le_bytes(std::array::from_fn(|index| bytes[index]))
    }
}

impl Node {
    /// Makes a duel.
    pub(crate) async fn new_duel(&self, host: &Person, plan: DealPlan) -> Result<DealId, Failure> {
        let id = DealId::Duel(DuelId::from_bits(random_bits()));
        self.draw(id, plan, Some(host.id)).await?;
        Ok(id)
    }

    /// Begins a person's only try at a deal, or finds it: the table.
    pub(crate) async fn begin_try(
        self: &Arc<Node>,
        person: &Person,
        id: DealId,
        browser: Option<String>,
    ) -> Result<TableId, Failure> {
        if let Some(mine) = self.store.deal_try(id, person.id).await? {
            return self.reopen_try(person, id, mine.table).await;
        }
        let now = self.clock.now();
        match id {
            DealId::Daily(day, contest) => {
                self.expect_today(day)?;
                if self.is_deal_over(id).await? {
                    return Err(is_over(day));
                }
                self.draw(id, contest.plan(day), None).await?;
            }
            DealId::Duel(_) => {
                self.deal_row(id).await?;
            }
        }
        let new = NewTry {
            deal: id,
            person: person.id,
            kind: person.kind,
            table: TableId::from_bits(random_bits()),
            browser,
            at: now,
        };
        if new.browser.is_some() && self.store.has_guest_try(&new).await? {
            let message =
                "this deal was begun in this browser already, and everybody plays it once";
            return Err(Refusal::new(Code::NotAllowed, message).into());
        }
        match self.store.begin_try(&new).await? {
            TryStart::Now => {
                self.open_try(person, id, new.table).await?;
                Ok(new.table)
            }
            TryStart::Before(table) => self.reopen_try(person, id, table).await,
            TryStart::Full => {
                let message = "two people play this duel already";
                Err(Refusal::new(Code::Taken, message).into())
            }
        }
    }

    /// A deal in a list, with the try of who asks.
    pub(crate) async fn deal_summary(
        &self,
        id: DealId,
        person: Option<PersonId>,
    ) -> Result<DealSummary, Failure> {
        let plan = match (self.store.deal(id).await?, id) {
            (Some(row), _) => row.plan,
            // Nobody has begun it.
            (None, DealId::Daily(day, contest)) if day <= self.today() => contest.plan(day),
            (None, _) => return Err(no_such_deal()),
        };
        let mine = match person {
            Some(person) => self.store.deal_try(id, person).await?,
            None => None,
        };
        let (players, _) = self.store.deal_players(id).await?;
        Ok(DealSummary {
            id,
            plan,
            players,
            mine,
        })
    }

    /// A deal and what everybody made of it, as far as who asks may know.
    pub(crate) async fn deal_page(
        &self,
        id: DealId,
        person: Option<PersonId>,
    ) -> Result<DealPage, Failure> {
        let deal = self.deal_summary(id, person).await?;
        let is_open = self.is_deal_open(id, person).await?;
        let board = if is_open {
            self.board(id, deal.plan, person).await?
        } else {
            Vec::new()
        };
        let (ends, host, people) = match id {
            DealId::Daily(day, _) => (Some(day.ends()), None, Vec::new()),
            DealId::Duel(_) => {
                let host = match self.deal_row(id).await?.host {
                    Some(host) => self.store.person(host).await?,
                    None => None,
                };
                let people = self.store.duelists(id).await?;
                (None, host.map(|account| account.person), people)
            }
        };
        Ok(DealPage {
            deal,
            ends,
            is_open,
            host,
            people,
            board,
        })
    }

    /// The best finished games of a deal with their records.
    pub(crate) async fn deal_games(
        &self,
        id: DealId,
        person: Option<PersonId>,
    ) -> Result<Vec<DealGame>, Failure> {
        self.expect_deal_open(id, person).await?;
        let plan = self.deal_summary(id, person).await?.plan;
        let mut games = Vec::new();
        let board = self.board(id, plan, person).await?;
        let is_mine = |entry: &DealEntry| Some(entry.person.id) == person;
        let shown = board
            .into_iter()
            .enumerate()
            .filter(|(index, entry)| *index < MOST_GAMES || is_mine(entry));
        for (_, entry) in shown {
            let Some(loaded) = self.store.load(entry.table).await? else {
                continue;
            };
            let table = HostedTable::fold(loaded.log, loaded.setup.as_deref());
            let Some(record) = table.ok().and_then(|table| table.public_record()) else {
                tracing::error!(table = %entry.table, "a game of a deal cannot be read");
                continue;
            };
            let record = record.to_string();
            games.push(DealGame { entry, record });
        }
        Ok(games)
    }

    /// Refuses who may not see a table: one of a deal that they have not finished.
    pub(crate) async fn expect_visible(
        &self,
        live: &LiveTable,
        person: Option<PersonId>,
    ) -> Result<(), Failure> {
        let deal = match live.deal_of_another(person) {
            Ok(deal) => deal,
            Err(TableUnavailable::Loading | TableUnavailable::Gone) => {
                let deal = self.store.deal_of_table(live.id).await?;
                deal.filter(|(_, player)| Some(*player) != person)
                    .map(|(deal, _)| deal)
            }
        };
        match deal {
            Some(deal) => self.expect_deal_open(deal, person).await,
            None => Ok(()),
        }
    }

    /// The day it is.
    pub(crate) fn today(&self) -> Day {
        Day::at(self.clock.now() as f64)
    }

    async fn expect_deal_open(&self, id: DealId, person: Option<PersonId>) -> Result<(), Failure> {
        if self.is_deal_open(id, person).await? {
            return Ok(());
        }
        let message = "this deal is not over; finish it yourself to see what others made of it";
        Err(Refusal::new(Code::NotAllowed, message).into())
    }

    /// Whether somebody may see what others made of a deal: they have played it to the end, or it is
    /// over. Who gives up at once would else learn what comes to everybody.
    async fn is_deal_open(&self, id: DealId, person: Option<PersonId>) -> Result<bool, Failure> {
        if let Some(person) = person
            && let Some(mine) = self.store.deal_try(id, person).await?
        {
            let has_played = mine.result.is_some_and(|result| result.counts);
            return Ok(has_played || self.is_deal_over(id).await?);
        }
        self.is_deal_over(id).await
    }

    async fn is_deal_over(&self, id: DealId) -> Result<bool, Failure> {
        match id {
            DealId::Daily(day, _) => {
                let closes = self.store.deal(id).await?.and_then(|row| row.closes);
                Ok(closes.unwrap_or(day.ends()) <= self.clock.now())
            }
            DealId::Duel(_) => {
                let (_, finished) = self.store.deal_players(id).await?;
                Ok(finished >= DUELISTS)
            }
        }
    }

    /// The finished tries, the best first.
    async fn board(
        &self,
        id: DealId,
        plan: DealPlan,
        person: Option<PersonId>,
    ) -> Result<Vec<DealEntry>, Failure> {
        let mut board = in_order(plan, self.store.finished_tries(id).await?);
        let mut number = 0;
        board.retain(|entry| {
            number += 1;
            number <= BOARD_PLACES || Some(entry.person.id) == person
        });
        Ok(board)
    }

    fn expect_today(&self, day: Day) -> Result<(), Failure> {
        let today = self.today();
        if day == today {
            return Ok(());
        }
        if day > today {
            return Err(no_such_deal());
        }
        Err(is_over(day))
    }

    async fn deal_row(&self, id: DealId) -> Result<DealRow, Failure> {
        self.store.deal(id).await?.ok_or_else(no_such_deal)
    }

    /// Draws the tiles of a deal, if nobody has yet.
    async fn draw(
        &self,
        id: DealId,
        plan: DealPlan,
        host: Option<PersonId>,
    ) -> Result<(), Failure> {
        if self.store.deal(id).await?.is_some() {
            return Ok(());
        }
        let Some(record) = deal(&plan.settings()) else {
            return Err(Failure::Broken("there is no such deal"));
        };
        let closes = match id {
            DealId::Daily(day, _) => Some(day.ends()),
            DealId::Duel(_) => None,
        };
        let row = DealRow {
            plan,
            setup: record.to_string(),
            host,
            closes,
        };
        self.store.add_deal(id, &row, self.clock.now()).await?;
        Ok(())
    }

    /// The table of a try that was begun before. Where it was never opened, because the server ended
    /// in between, another is.
    async fn reopen_try(
        self: &Arc<Node>,
        person: &Person,
        id: DealId,
        table: TableId,
    ) -> Result<TableId, Failure> {
        if self.store.has_table(table).await? {
            return Ok(table);
        }
        let fresh = TableId::from_bits(random_bits());
        let now = self.clock.now();
        let before = now.saturating_sub(OPENING_MS);
        // Somebody is just opening it, or was first.
        if !self.store.move_try(table, fresh, before, now).await? {
            return Err(Failure::Unavailable);
        }
        self.open_try(person, id, fresh).await?;
        Ok(fresh)
    }

    /// Opens the table of a try.
    async fn open_try(
        self: &Arc<Node>,
        person: &Person,
        id: DealId,
        table: TableId,
    ) -> Result<(), Failure> {
        let row = self.deal_row(id).await?;
        let now: Millis = self.clock.now();
        let opened = Record::read(&row.setup)
            .ok()
            .and_then(|dealt| HostedTable::open_deal(person, row.plan.settings(), id, dealt, now));
        let Some((hosted, log)) = opened else {
            return Err(Failure::Broken("a deal cannot be read"));
        };
        self.add_table(table, hosted, log, now).await
    }
}

/// Finished tries as a board: those that count first, by what they are worth.
fn in_order(plan: DealPlan, tries: Vec<FinishedTry>) -> Vec<DealEntry> {
    let worth = |entry: &DealEntry| {
        let result = &entry.result;
        let won = match plan {
            DealPlan::Solo(_) => false,
            DealPlan::Akropolis(_) | DealPlan::Architekton(_) => result.won,
        };
        (result.counts, won, plan.score(result))
    };
    let mut board: Vec<DealEntry> = tries
        .into_iter()
        .map(|finished| DealEntry {
            place: None,
            person: finished.person,
            table: finished.table,
            result: finished.result,
        })
        .collect();
    // Who was first stays first among equals.
    board.sort_by_key(|entry| std::cmp::Reverse(worth(entry)));
    let mut last = None;
    for (next, entry) in (1..).zip(&mut board) {
        let own = worth(entry);
        let place = match last {
            Some((before, place)) if before == own => place,
            Some(_) | None => next,
        };
        last = Some((own, place));
        entry.place = entry.result.counts.then_some(place);
    }
    board
}

fn is_over(day: Day) -> Failure {
    let message = format!("the deals of {day} are over; expected one of today");
    Refusal::new(Code::WrongState, message).into()
}

fn no_such_deal() -> Failure {
    Refusal::new(Code::NotFound, "there is no such deal").into()
}

#[cfg(test)]
mod tests {
    use polis_notation::Level;
    use polis_protocol::{DailyContest, DealResult, PersonKind};

    use super::*;

    fn finished(number: u128, points: i32, opponent: i32, won: bool, counts: bool) -> FinishedTry {
        FinishedTry {
            person: Person {
                id: PersonId::from_bits(number),
                name: String::new(),
                kind: PersonKind::Guest,
                rating: None,
                provisional: false,
            },
            table: TableId::from_bits(number),
            result: DealResult {
                points,
                opponent,
                won,
                counts,
                at: 0,
            },
        }
    }

    #[test]
    fn a_board_is_in_order_and_equals_share_a_place() {
        let tries = || {
            vec![
                finished(1, 80, 90, false, true),
                finished(2, 200, 10, true, false),
                finished(3, 70, 65, true, true),
                finished(4, 75, 70, true, true),
                finished(5, 60, 50, true, true),
            ]
        };
        let places = |plan| {
            in_order(plan, tries())
                .iter()
                .map(|entry| (entry.person.id.bits(), entry.place))
                .collect::<Vec<_>>()
        };
        // A victory goes before points, and what does not count comes last.
        assert_eq!(
            places(DealPlan::Akropolis(Level::Mason)),
            [
                (5, Some(1)),
                (3, Some(2)),
                (4, Some(2)),
                (1, Some(4)),
                (2, None)
            ]
        );
        // Alone, points are all.
        let solo = DailyContest::Solo.plan(Day(0));
        let first: Vec<_> = places(solo).into_iter().map(|(number, _)| number).collect();
        assert_eq!(first, [1, 4, 3, 5, 2]);
    }

    #[test]
    fn seeds_differ_by_deal_and_move_and_are_the_same_again() {
        let deals = Deals {
            key: b"key".to_vec(),
        };
        let [solo, duel] = [
            DealId::Daily(Day(1), DailyContest::Akropolis),
            DealId::Duel(DuelId::from_bits(1)),
        ];
        assert_eq!(deals.seed(solo, 3), deals.seed(solo, 3));
        assert_ne!(deals.seed(solo, 3), deals.seed(solo, 4));
        assert_ne!(deals.seed(solo, 3), deals.seed(duel, 3));
    }
}
