//! The lobby, kept up to date.

use polis_protocol::{Chair, LOBBY_PAGE, Lobby, LobbyTable, Status, TableId};

/// The lobby, kept up to date from a whole one and its changes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LobbyState {
    tables: Vec<LobbyTable>,
}

impl LobbyState {
    /// The tables of a lobby.
    pub fn new(lobby: Lobby) -> LobbyState {
        let mut hall = LobbyState {
            tables: lobby.open.into_iter().chain(lobby.playing).collect(),
        };
        hall.sort();
        hall
    }

    /// A table is new or has changed.
    pub fn change(&mut self, table: LobbyTable) {
        self.remove(table.id);
        match table.status {
            Status::Gathering | Status::Playing => self.tables.push(table),
            Status::Finished | Status::Aborted(_) => {}
        }
        self.sort();
        // What nobody can see need not be kept.
        self.tables.truncate(2 * LOBBY_PAGE);
    }

    /// A table is gone.
    pub fn remove(&mut self, table: TableId) {
        self.tables.retain(|other| other.id != table);
    }

    /// Tables at which a chair is free, the latest first.
    pub fn open(&self) -> impl Iterator<Item = &LobbyTable> {
        self.tables
            .iter()
            .filter(|table| table.status == Status::Gathering && free(table) > 0)
    }

    /// Games to watch, the latest first.
    pub fn playing(&self) -> impl Iterator<Item = &LobbyTable> {
        self.tables
            .iter()
            .filter(|table| table.status == Status::Playing)
    }

    fn sort(&mut self) {
        self.tables
            .sort_by_key(|table| (std::cmp::Reverse(table.opened), table.id));
    }
}

/// How many chairs are free.
pub fn free(table: &LobbyTable) -> usize {
    table
        .chairs
        .iter()
        .filter(|&chair| *chair == Chair::Open)
        .count()
}

#[cfg(test)]
mod tests {
    use polis_protocol::{AbortReason, ChairPlan, Contest, GameSettings};

    use super::*;
    use crate::online::plan::NewTablePlan;

    fn table(id: u128, opened: u64, status: Status, chairs: Vec<Chair>) -> LobbyTable {
        let mut settings = NewTablePlan::default().settings();
        settings.game = GameSettings::Architekton {
            contest: Contest::Game,
        };
        settings.chairs = vec![ChairPlan::Host, ChairPlan::Open];
        LobbyTable {
            id: TableId::from_bits(id),
            settings,
            chairs,
            status,
            opened,
        }
    }

    #[test]
    fn tables_come_change_and_go() {
        let open = || vec![Chair::Open, Chair::Open];
        let lobby = Lobby {
            open: vec![table(1, 10, Status::Gathering, open())],
            playing: vec![table(2, 5, Status::Playing, vec![])],
        };
        let mut hall = LobbyState::new(lobby);
        let ids = |tables: Vec<&LobbyTable>| -> Vec<u128> {
            tables.iter().map(|table| table.id.bits()).collect()
        };
        hall.change(table(3, 20, Status::Gathering, open()));
        assert_eq!(ids(hall.open().collect()), [3, 1]);
        // A table without a free chair is no longer open.
        hall.change(table(1, 10, Status::Gathering, vec![]));
        assert_eq!(ids(hall.open().collect()), [3]);
        hall.change(table(3, 20, Status::Playing, vec![]));
        assert_eq!(ids(hall.playing().collect()), [3, 2]);
        hall.change(table(2, 5, Status::Finished, vec![]));
        hall.change(table(3, 20, Status::Aborted(AbortReason::Host), vec![]));
        hall.remove(TableId::from_bits(9));
        assert_eq!(hall.playing().count(), 0);
    }
}
