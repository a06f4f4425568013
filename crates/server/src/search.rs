//! Looking for somebody to play with. The database is the meeting place, so that people find each
//! other whatever server they are at.

use polis_game::Seat;
use polis_protocol::{
    Chair, Code, Millis, PersonId, PersonKind, Rating, Refusal, SEARCH_SILENT_MS, SearchState,
    TableId, TableSettings, Wish, WishedRated,
};

use crate::api::Shared;
use crate::failure::Failure;
use crate::pairing::{Group, band};
use crate::people::Identity;
use crate::random::random_bits;
use crate::store::{NewSearch, SearchRow};
use crate::table::HostedTable;

/// How long somebody who was found is told so instead of beginning another search.
const FOUND_MS: Millis = 30_000;
/// How long a table that was found may take until it is opened; then the search goes on.
const OPENING_MS: Millis = 5_000;
/// A sign of life is written when the last one is so old.
const RENEW_MS: Millis = 3_000;

impl Shared {
    /// Begins to look for a game.
    pub(crate) async fn begin_search(
        &self,
        identity: &Identity,
        wish: Wish,
    ) -> Result<SearchState, Failure> {
        wish.check()
            .map_err(|error| Refusal::new(Code::Malformed, error.to_string()))?;
        let person = &identity.person;
        if wish.rated == WishedRated::Rated && person.kind != PersonKind::Account {
            return Err(Refusal::new(
                Code::NotAllowed,
                "rated games are for accounts; make one of your guest first",
            )
            .into());
        }
        let (store, now) = (&self.node.store, self.node.clock.now());
        // Somebody may have been found while this request was on its way.
        if let Some(found) = store.search(person.id).await?
            && let Some((_, at)) = found.paired
            && now.saturating_sub(at) < FOUND_MS
        {
            return self.search_state(person.id, found, now).await;
        }
        let ratings = store.ratings(person.id).await?;
        let rating = ratings
            .iter()
            .find(|rating| rating.pool == wish.pool())
            .map_or(Rating::NEW, |rating| rating.rating);
        let new = NewSearch {
            person: person.id,
            kind: person.kind,
            wish,
            rating,
            at: now,
        };
        let is_begun = store
            .begin_search(&new, now.saturating_sub(FOUND_MS))
            .await?;
        if !is_begun && let Some(found) = store.search(person.id).await? {
            return self.search_state(person.id, found, now).await;
        }
        let begun = SearchRow {
            wish,
            since: now,
            seen: now,
            paired: None,
        };
        self.search_state(person.id, begun, now).await
    }

    /// Goes on looking: a sign of life, and how the search stands.
    pub(crate) async fn go_on_searching(&self, person: PersonId) -> Result<SearchState, Failure> {
        let (store, now) = (&self.node.store, self.node.clock.now());
        let Some(search) = store.search(person).await? else {
            return Err(no_search());
        };
        let silent = now.saturating_sub(search.seen);
        if search.paired.is_none() {
            if silent > SEARCH_SILENT_MS {
                store.end_search(person).await?;
                return Err(no_search());
            }
            if silent >= RENEW_MS {
                store.renew_search(person, now).await?;
            }
        }
        self.search_state(person, search, now).await
    }

    /// How a search stands, after it was tried to find somebody.
    async fn search_state(
        &self,
        person: PersonId,
        mut search: SearchRow,
        now: Millis,
    ) -> Result<SearchState, Failure> {
        let store = &self.node.store;
        let wish = search.wish;
        let mut looking = store.count_seekers(wish, now).await?;
        if search.paired.is_none() && looking >= u32::from(wish.seats) {
            let table = TableId::from_bits(random_bits());
            if let Some(group) = store.pair(person, wish, table, now).await? {
                self.open_for_group(table, wish, &group).await?;
                looking = looking.saturating_sub(u32::from(wish.seats));
                search.paired = Some((table, now));
            } else if let Some(found) = store.search(person).await? {
                // Somebody else was faster.
                search = found;
            }
        }
        let mut table = None;
        if let Some((found, at)) = search.paired {
            if store.has_table(found).await? {
                table = Some(found);
            } else if now.saturating_sub(at) > OPENING_MS {
                store.unpair(found, now).await?;
            }
        }
        Ok(SearchState {
            wish,
            since: search.since,
            now,
            band: band(now.saturating_sub(search.since)),
            looking,
            table,
        })
    }

    /// Opens the table of people who were found; where that fails, they look on.
    async fn open_for_group(
        &self,
        table: TableId,
        wish: Wish,
        group: &Group,
    ) -> Result<(), Failure> {
        let settings = wish.settings(group.rated);
        let opened = self.open_for(table, settings, &group.people).await;
        if opened.is_err() {
            self.node.store.unpair(table, self.node.clock.now()).await?;
        }
        opened
    }

    /// Opens a table at which these people sit, and starts the game.
    pub(crate) async fn open_for(
        &self,
        id: TableId,
        settings: TableSettings,
        people: &[PersonId],
    ) -> Result<(), Failure> {
        let mut seated = Vec::new();
        for &person in people {
            let account = self.node.store.person(person).await?;
            let person = account
                .map(|account| account.person)
                .filter(|person| person.kind != PersonKind::Deleted)
                .ok_or(Failure::Unavailable)?;
            seated.push(self.rated_for(&person, &settings).await.into_owned());
        }
        let now = self.node.clock.now();
        let opened = seated
            .first()
            .and_then(|host| HostedTable::open(host, settings, None, None, now));
        let Some((mut table, mut log)) = opened else {
            return Err(Failure::Broken("a table cannot be opened"));
        };
        for (seat, person) in Seat::ALL.into_iter().zip(seated).skip(1) {
            table.seat(&mut log, now, seat, Chair::Person(person));
        }
        self.node.add_table(id, table, log, now).await?;
        // Whoever looks elsewhere is called.
        self.node.rouse(id);
        Ok(())
    }
}

fn no_search() -> Failure {
    Refusal::new(Code::NotFound, "you do not look for a game").into()
}
