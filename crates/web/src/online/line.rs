//! The line to the server, for the pages: what is known as signals, what can be done as methods.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{
    Action, Announcement, Friends, Me, Millis, MyTable, PersonId, PersonKind, Refusal, SignedIn,
    Status as Progress, StudyAction, StudyId, TableId,
};

use super::api::{self, Answer};
use super::unsent::{self, LateMove};
use super::{attention, friends, keeping, push, wires};
use crate::browser::{self, LocalStorage};
use crate::client::Client;
use polis_client::online::clock::Offset;
use polis_client::online::connection::{
    Connection, ConnectionEvent, ConnectionUpdate, Status, Ticket, WatchedTable,
};
use polis_client::online::friends::{Relation, relation};
use polis_client::online::lobby_state::LobbyState;
use polis_client::online::preferences::OnlinePreferences;
use polis_client::online::search::{OpponentSearch, SearchEnd};
use polis_client::online::study::WatchedStudy;
use polis_client::online::unsent_moves::UnsentMove;
use polis_client::settings::Stored;

/// The line to the server. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    /// Whether one is connected.
    pub(crate) status: RwSignal<Status>,
    /// Who one is; none before a name was given, and before the server said so.
    pub(crate) me: RwSignal<Option<Me>>,
    /// Whether the server has said who one is.
    pub(crate) is_known: RwSignal<bool>,
    /// The lobby, where it is watched.
    pub(crate) hall: RwSignal<Option<LobbyState>>,
    /// One's unfinished tables, as they were told last.
    pub(crate) mine: RwSignal<Option<Vec<MyTable>>>,
    /// The tables at which it is one's turn.
    pub(crate) turns: RwSignal<BTreeSet<TableId>>,
    /// What the host of the site tells everybody.
    pub(crate) announcement: RwSignal<Option<Announcement>>,
    /// The search for somebody to play with.
    pub(crate) search: RwSignal<Option<OpponentSearch>>,
    /// Why the last search has ended without a game.
    pub(crate) search_end: RwSignal<Option<SearchEnd>>,
    /// The people around one, where one has an account.
    pub(crate) friends: RwSignal<Option<Friends>>,
    /// Who declined one's challenge.
    pub(crate) declined: RwSignal<Option<String>>,
    /// One's moves that this page has sent and that are not answered, by their tables.
    pub(super) unsent: RwSignal<BTreeMap<TableId, UnsentMove>>,
    /// How many moves earlier pages have left, until they are sent.
    pub(super) left: RwSignal<usize>,
    /// What has become of the last of them.
    pub(super) late: RwSignal<Option<LateMove>>,
    /// What this browser remembers.
    pub(crate) habits: RwSignal<OnlinePreferences>,
    /// The tables that are watched.
    tables: RwSignal<BTreeMap<TableId, WatchedTable>>,
    /// The studies that one is in.
    studies: RwSignal<BTreeMap<StudyId, WatchedStudy>>,
    offset: RwSignal<Offset>,
    client: Client,
}

/// What is done when the server has answered an action.
type Then = Box<dyn FnOnce(Result<(), Refusal>)>;

thread_local! {
    static AWAITED: RefCell<HashMap<Ticket, Then>> = RefCell::new(HashMap::new());
    static WATCHERS: RefCell<HashMap<TableId, usize>> = RefCell::new(HashMap::new());
}

impl Line {
    /// Where one has played online before, the line is opened with the page.
    pub(crate) fn new(client: Client) -> Line {
        let habits = RwSignal::new(OnlinePreferences::load(&LocalStorage));
        Effect::new(move |before: Option<()>| {
            habits.with(|habits| {
                if before.is_some() {
                    habits.keep(&LocalStorage);
                }
            });
        });
        let line = Line {
            status: RwSignal::new(Status::Apart),
            me: RwSignal::new(None),
            is_known: RwSignal::new(false),
            hall: RwSignal::new(None),
            mine: RwSignal::new(None),
            turns: RwSignal::new(BTreeSet::new()),
            announcement: RwSignal::new(None),
            search: RwSignal::new(None),
            search_end: RwSignal::new(None),
            friends: RwSignal::new(None),
            declined: RwSignal::new(None),
            unsent: RwSignal::new(BTreeMap::new()),
            left: RwSignal::new(unsent::number_left()),
            late: RwSignal::new(None),
            habits,
            tables: RwSignal::new(BTreeMap::new()),
            studies: RwSignal::new(BTreeMap::new()),
            offset: RwSignal::new(Offset::default()),
            client,
        };
        wires::listen(move |news| line.hear(news));
        attention::follow(line, client);
        keeping::follow(line, client);
        push::follow(line, client);
        if habits.with_untracked(|habits| habits.plays_online) {
            // What the page needs first comes first.
            set_timeout(move || line.connect(), Duration::from_millis(600));
        }
        line
    }

    /// That of the page.
    pub(crate) fn here() -> Line {
        expect_context()
    }

    /// Wants to be connected.
    pub(crate) fn connect(self) {
        wires::with(Connection::connect);
        self.status.set(wires::look(Connection::status));
    }

    /// Tries at once.
    pub(crate) fn try_now(self) {
        self.connect();
        wires::hear(ConnectionEvent::PageShown);
    }

    /// Hears of a table as long as whoever asks is shown.
    pub(crate) fn watch(self, table: TableId) {
        let is_first = WATCHERS.with_borrow_mut(|watchers| {
            let number = watchers.entry(table).or_insert(0);
            *number += 1;
            *number == 1
        });
        if is_first {
            wires::with(|connection, now| connection.watch(table, now));
        }
        on_cleanup(move || {
            let is_last = WATCHERS.with_borrow_mut(|watchers| {
                let number = watchers.entry(table).or_insert(1);
                *number -= 1;
                *number == 0 && watchers.remove(&table).is_some()
            });
            if is_last {
                wires::with(|connection, _| connection.unwatch(table));
                self.tables.try_update(|tables| tables.remove(&table));
            }
        });
    }

    /// Is in a study as long as whoever asks is shown.
    pub(crate) fn watch_study(self, study: StudyId) {
        wires::with(|connection, now| connection.watch_study(study, now));
        on_cleanup(move || {
            wires::with(|connection, _| connection.unwatch_study(study));
            self.studies.try_update(|studies| studies.remove(&study));
        });
    }

    /// What is known of a study.
    pub(crate) fn study<T>(
        self,
        study: StudyId,
        look: impl FnOnce(&WatchedStudy) -> T,
    ) -> Option<T> {
        self.studies.with(|studies| studies.get(&study).map(look))
    }

    /// Does something in a study.
    pub(crate) fn act_in_study(
        study: StudyId,
        action: StudyAction,
        then: impl FnOnce(Result<(), Refusal>) + 'static,
    ) {
        let ticket = wires::with(|connection, now| connection.act_in_study(study, action, now));
        AWAITED.with_borrow_mut(|awaited| awaited.insert(ticket, Box::new(then)));
    }

    /// Hears of the lobby as long as whoever asks is shown.
    pub(crate) fn watch_lobby(self) {
        wires::with(Connection::watch_lobby);
        on_cleanup(move || {
            wires::with(|connection, _| connection.unwatch_lobby());
            self.hall.try_set(None);
        });
    }

    /// What is known of a table.
    pub(crate) fn table<T>(
        self,
        table: TableId,
        look: impl FnOnce(&WatchedTable) -> T,
    ) -> Option<T> {
        self.tables.with(|tables| tables.get(&table).map(look))
    }

    /// The id of who one is.
    pub(crate) fn my_id(self) -> Option<PersonId> {
        self.me.with(|me| me.as_ref().map(|me| me.person.id))
    }

    /// The server's time.
    pub(crate) fn server_time(self) -> Millis {
        self.offset.get_untracked().server_time(browser::now())
    }

    /// Does something at a table.
    pub(crate) fn act(
        table: TableId,
        action: Action,
        then: impl FnOnce(Result<(), Refusal>) + 'static,
    ) {
        // The answer comes later, never within the call.
        let ticket = wires::with(|connection, now| connection.act(table, action, now));
        AWAITED.with_borrow_mut(|awaited| awaited.insert(ticket, Box::new(then)));
    }

    /// Says something at a table.
    pub(crate) fn say(
        table: TableId,
        text: String,
        then: impl FnOnce(Result<(), Refusal>) + 'static,
    ) {
        let ticket = wires::with(|connection, now| connection.say(table, text, now));
        AWAITED.with_borrow_mut(|awaited| awaited.insert(ticket, Box::new(then)));
    }

    /// Asks the server for what was said at a table so far, as far as one may hear it.
    pub(crate) fn recall_chat(self, table: TableId) {
        let me = untrack(|| self.my_id());
        let part = untrack(|| {
            self.table(table, |watched| {
                let state = watched.table_replica()?.state();
                let is_seated = me.is_some_and(|me| state.seat_of(me).is_some());
                Some((is_seated, state.status == Progress::Finished))
            })
        });
        let Some((is_seated, is_finished)) = part.flatten() else {
            return;
        };
        spawn_local(async move {
            let (mut seated, mut spectators) = (Vec::new(), Vec::new());
            if is_seated || is_finished {
                seated = api::chat(table).await.unwrap_or_default();
            }
            if !is_seated || is_finished {
                spectators = api::spectator_chat(table).await.unwrap_or_default();
            }
            wires::with(|connection, _| {
                if let Some(watched) = connection.table_mut(table) {
                    watched.remember(&seated, &spectators);
                }
            });
            self.show_table(table);
        });
    }

    /// Asks which of one's tables are not finished.
    pub(crate) fn ask_for_mine(self) {
        if self.me.with_untracked(Option::is_none) {
            self.mine.set(None);
            self.turns.set(BTreeSet::new());
            return;
        }
        spawn_local(async move {
            if let Ok(mine) = api::my_tables().await {
                let turns = mine
                    .iter()
                    .filter(|table| table.my_turn)
                    .map(|table| table.table.id)
                    .collect();
                self.turns.try_set(turns);
                self.mine.try_set(Some(mine));
            }
        });
    }

    /// The page that it is for.
    pub(super) fn client(self) -> Client {
        self.client
    }

    /// Asks who is around; nobody is for guests.
    pub(crate) fn ask_for_friends(self) {
        friends::ask(self);
    }

    /// Whether one does not want to hear somebody.
    pub(crate) fn is_silenced(self, person: PersonId) -> bool {
        let is_blocked = |friends: &Friends| relation(friends, person) == Relation::Blocked;
        self.habits.with(|habits| habits.is_muted(person))
            || self
                .friends
                .with(|friends| friends.as_ref().is_some_and(is_blocked))
    }

    /// Whether one has an account.
    pub(crate) fn has_account(self) -> bool {
        let is_account = |me: &Me| me.person.kind == PersonKind::Account;
        self.me.with(|me| me.as_ref().is_some_and(is_account))
    }

    /// Gives a name, unless the server knows one already.
    pub(crate) async fn be_somebody(self, name: String) -> Answer<Me> {
        if let Some(me) = self.me.get_untracked() {
            return Ok(me);
        }
        let invitation = self.habits.with_untracked(|habits| habits.invitation);
        let SignedIn { me, .. } = api::be_guest(name.trim(), invitation).await?;
        self.become_another(Some(me.clone()));
        Ok(me)
    }

    /// Somebody signed in or out.
    pub(crate) fn become_another(self, me: Option<Me>) {
        let before = self.me.get_untracked().map(|me| me.person);
        if let Some(before) = &before {
            unsent::forget_guest(before, me.as_ref().map(|me| me.person.id));
        }
        let had = before.map(|before| before.kind);
        self.habits.update(|habits| match &me {
            Some(me) => habits.signed_in(&me.person.name),
            None => habits.signed_out(had),
        });
        self.me.set(me);
        self.mine.set(None);
        self.turns.set(BTreeSet::new());
        self.search.set(None);
        self.friends.set(None);
        wires::hear(ConnectionEvent::AnotherPerson);
    }

    fn hear(self, news: Vec<ConnectionUpdate>) {
        for news in news {
            match news {
                ConnectionUpdate::Status => self.show_status(),
                ConnectionUpdate::Table(table) => self.show_table(table),
                ConnectionUpdate::Happened(..) => {}
                ConnectionUpdate::ChatMissed(table) => self.recall_chat(table),
                ConnectionUpdate::Lobby => {
                    let hall = wires::look(|connection| connection.hall().cloned());
                    self.hall.try_set(hall);
                }
                ConnectionUpdate::Study(study) => {
                    let watched = wires::look(|connection| connection.study(study).cloned());
                    self.studies.try_update(|studies| match watched {
                        Some(watched) => studies.insert(study, watched),
                        None => studies.remove(&study),
                    });
                }
                ConnectionUpdate::YourTurn(table) => {
                    // At a table that is watched one has seen it already.
                    if !self.turns.with_untracked(|turns| turns.contains(&table)) {
                        self.be_called(table);
                    }
                    if self.mine.with_untracked(Option::is_some) {
                        self.ask_for_mine();
                    }
                }
                ConnectionUpdate::Friends => self.ask_for_friends(),
                ConnectionUpdate::Announcement(announcement) => {
                    self.announcement.try_set(announcement);
                }
                ConnectionUpdate::Answered(ticket, result) => {
                    let then = AWAITED.with_borrow_mut(|awaited| awaited.remove(&ticket));
                    if let Some(then) = then {
                        then(result);
                    }
                }
            }
        }
    }

    /// It is one's turn at a table.
    fn be_called(self, table: TableId) {
        self.turns.try_update(|turns| turns.insert(table));
        attention::call(self, self.client, table);
    }

    fn show_status(self) {
        let (status, me, offset) = wires::look(|connection| {
            (
                connection.status(),
                connection.me().cloned(),
                connection.offset(),
            )
        });
        self.offset.try_set(offset);
        if self.status.try_get_untracked() != Some(status) {
            self.status.try_set(status);
            if status == Status::Here {
                self.is_known.try_set(true);
                let is_another = self.me.with_untracked(|before| *before != me);
                if is_another {
                    self.me.set(me);
                }
                unsent::send_left(self);
                self.ask_for_mine();
                self.ask_for_friends();
            }
        }
    }

    fn show_table(self, table: TableId) {
        let watched = wires::look(|connection| connection.table(table).cloned());
        let me = self.me.with_untracked(|me| Some(me.as_ref()?.person.id));
        let is_my_turn =
            watched
                .as_ref()
                .and_then(WatchedTable::table_replica)
                .map(|table_replica| {
                    let state = table_replica.state();
                    state.to_move.is_some() && me.and_then(|me| state.seat_of(me)) == state.to_move
                });
        self.tables.try_update(|tables| match watched {
            Some(watched) => tables.insert(table, watched),
            None => tables.remove(&table),
        });
        let is_told = self.turns.with_untracked(|turns| turns.contains(&table));
        match is_my_turn {
            Some(true) if !is_told => self.be_called(table),
            Some(false) if is_told => {
                self.turns.update(|turns| {
                    turns.remove(&table);
                });
            }
            Some(_) | None => {}
        }
    }
}
