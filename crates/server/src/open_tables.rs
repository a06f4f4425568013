//! How many tables that wait for players one person, and one address, may have: the lobby is for all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use polis_protocol::{Code, PersonId, Refusal, TableId};

use crate::failure::Failure;
use crate::limits::network;
use crate::store::Store;

/// How long somebody is remembered who opens no more: no table waits for longer.
const REMEMBERED: Duration = Duration::from_hours(8 * 24);

/// The tables that were opened here and may still wait for players.
pub(crate) struct OpenTables {
    per_person: usize,
    per_address: usize,
    opened: Mutex<HashMap<Opener, Opened>>,
}

/// Who opened a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Opener {
    Person(PersonId),
    Address(IpAddr),
}

/// What somebody opened.
struct Opened {
    tables: Vec<TableId>,
    /// Number of tables that are being opened.
    opening: usize,
    at: Instant,
}

/// Room for one more table; it is given back when this is dropped.
pub(crate) struct TablePermit<'a> {
    open_tables: &'a OpenTables,
    openers: [Opener; 2],
}

impl OpenTables {
    pub(crate) fn new(per_person: u32, per_address: u32) -> OpenTables {
        OpenTables {
            per_person: per_person.max(1) as usize,
            per_address: per_address.max(1) as usize,
            opened: Mutex::default(),
        }
    }

    /// Makes room for one more table of a person at an address.
    pub(crate) async fn make_room(
        &self,
        store: &Store,
        person: PersonId,
        address: IpAddr,
    ) -> Result<TablePermit<'_>, Failure> {
        let openers = [Opener::Person(person), Opener::Address(network(address))];
        for opener in openers {
            // Only whoever has many is asked about.
            let tables = match self.lock().get(&opener) {
                Some(opened) if opened.tables.len() >= self.most(opener) => opened.tables.clone(),
                Some(_) | None => continue,
            };
            let mut over = Vec::new();
            for table in tables {
                if !store.is_gathering(table).await? {
                    over.push(table);
                }
            }
            if let Some(opened) = self.lock().get_mut(&opener) {
                opened.tables.retain(|table| !over.contains(table));
            }
        }
        let mut all = self.lock();
        for opener in openers {
            let most = self.most(opener);
            let count = |opened: &Opened| opened.tables.len() + opened.opening;
            if all.get(&opener).map_or(0, count) >= most {
                return Err(Refusal::new(
                    Code::TooMany,
                    format!(
                        "{most} tables of yours or of your address wait for players already; close \
                         one of them first"
                    ),
                )
                .into());
            }
        }
        for opener in openers {
            let opened = all.entry(opener).or_insert_with(|| Opened {
                tables: Vec::new(),
                opening: 0,
                at: Instant::now(),
            });
            opened.opening += 1;
            opened.at = Instant::now();
        }
        drop(all);
        Ok(TablePermit {
            open_tables: self,
            openers,
        })
    }

    /// Forgets who has opened nothing for long.
    pub(crate) fn tidy(&self) {
        self.lock()
            .retain(|_, opened| opened.opening > 0 || opened.at.elapsed() < REMEMBERED);
    }

    fn most(&self, opener: Opener) -> usize {
        match opener {
            Opener::Person(_) => self.per_person,
            Opener::Address(_) => self.per_address,
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Opener, Opened>> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl TablePermit<'_> {
    /// A table was opened and waits for players.
    pub(crate) fn fill(&self, table: TableId) {
        let mut all = self.open_tables.lock();
        for opener in self.openers {
            if let Some(opened) = all.get_mut(&opener) {
                opened.tables.push(table);
            }
        }
    }
}

impl Drop for TablePermit<'_> {
    fn drop(&mut self) {
        let mut all = self.open_tables.lock();
        for opener in self.openers {
            if let Some(opened) = all.get_mut(&opener) {
                opened.opening = opened.opening.saturating_sub(1);
            }
        }
    }
}
