//! Who is in a study on this node, and what they were told.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use polis_protocol::{
    Code, FromServer, MAX_STUDY_PEOPLE, Person, PersonId, Refusal, StudyId, StudyPage,
};

use crate::failure::Failure;
use crate::node::Node;
use crate::notice::Notice;
use crate::outbox::{Outbox, to_text};
use crate::store::StudyRow;

/// The studies that somebody is in on this node.
#[derive(Default)]
pub(crate) struct LiveStudies {
    studies: Mutex<HashMap<StudyId, Arc<LiveStudy>>>,
}

/// A study that somebody is in on this node.
pub(crate) struct LiveStudy {
    id: StudyId,
    room: Mutex<TablePermit>,
    /// Number of times that something happened in it.
    happened: AtomicU64,
    /// How many of these were read. Whoever reads does so for all who waited meanwhile.
    read: tokio::sync::Mutex<u64>,
}

#[derive(Default)]
struct TablePermit {
    watchers: Vec<Arc<Outbox>>,
    /// Who is there on other nodes.
    elsewhere: HashMap<u64, StudyCrowd>,
    /// What everybody was told last.
    told: Option<StudyPage>,
}

/// Who is in a study on one node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct StudyCrowd {
    pub(crate) people: Vec<PersonId>,
    /// Number of those without a name.
    pub(crate) unnamed: u32,
}

impl LiveStudies {
    fn get(&self, id: StudyId) -> Option<Arc<LiveStudy>> {
        self.lock().get(&id).map(Arc::clone)
    }

    fn all(&self) -> Vec<Arc<LiveStudy>> {
        self.lock().values().map(Arc::clone).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<StudyId, Arc<LiveStudy>>> {
        self.studies.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LiveStudy {
    fn lock(&self) -> MutexGuard<'_, TablePermit> {
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl TablePermit {
    fn here(&self) -> StudyCrowd {
        let mut crowd = StudyCrowd::default();
        for watcher in &self.watchers {
            match watcher.person {
                Some(person) if crowd.people.contains(&person) => {}
                Some(person) => crowd.people.push(person),
                None => crowd.unnamed += 1,
            }
        }
        crowd
    }

    /// Number of those who are there, on all nodes.
    fn count(&self) -> usize {
        let elsewhere = self.elsewhere.values();
        let elsewhere = elsewhere.map(|crowd| crowd.people.len() + crowd.unnamed as usize);
        self.watchers.len() + elsewhere.sum::<usize>()
    }

    /// Those whose names are known here, and the ids of the others; then how many have no name.
    fn people(&self) -> (Vec<Person>, Vec<PersonId>, u32) {
        let mut named: Vec<Person> = Vec::new();
        let mut nameless: Vec<PersonId> = Vec::new();
        let mut unnamed = self.here().unnamed;
        for who in self
            .watchers
            .iter()
            .filter_map(|watcher| watcher.who.as_ref())
        {
            if !named.iter().any(|other| other.id == who.id) {
                named.push(who.clone());
            }
        }
        let known = self.told.iter().flat_map(|page| &page.people);
        let known: HashMap<PersonId, &Person> = known.map(|who| (who.id, who)).collect();
        for crowd in self.elsewhere.values() {
            unnamed += crowd.unnamed;
            for &id in &crowd.people {
                if nameless.contains(&id) || named.iter().any(|other| other.id == id) {
                    continue;
                }
                match known.get(&id) {
                    Some(&who) => named.push(who.clone()),
                    None => nameless.push(id),
                }
            }
        }
        (named, nameless, unnamed)
    }

    fn tell(&self, message: &Utf8Bytes) {
        for watcher in &self.watchers {
            watcher.send(message.clone());
        }
    }
}

impl Node {
    /// Brings a socket into a study.
    pub(crate) async fn watch_study(
        &self,
        outbox: &Arc<Outbox>,
        id: StudyId,
    ) -> Result<StudyPage, Failure> {
        let row = self.study_row(id).await?;
        if let Some(person) = outbox.person {
            self.expect_welcome_in(&row, person).await?;
        }
        let (live, is_new) = self.enter(outbox, id)?;
        if is_new {
            self.try_tell(Notice::WhoStudies { study: id });
        }
        self.tell_crowd(&live);
        self.study_happened(&live).await;
        let told = live.lock().told.clone();
        told.ok_or_else(|| super::no_such_study().into())
    }

    /// Puts a socket among those who are in a study; whether it is the first here.
    fn enter(&self, outbox: &Arc<Outbox>, id: StudyId) -> Result<(Arc<LiveStudy>, bool), Failure> {
        let mut studies = self.studies.lock();
        let is_new = !studies.contains_key(&id);
        let live = Arc::clone(studies.entry(id).or_insert_with(|| {
            Arc::new(LiveStudy {
                id,
                room: Mutex::default(),
                happened: AtomicU64::new(0),
                read: tokio::sync::Mutex::new(0),
            })
        }));
        let mut room = live.lock();
        if !room.watchers.iter().any(|other| Arc::ptr_eq(other, outbox)) {
            if room.count() >= MAX_STUDY_PEOPLE {
                let message =
                    format!("found {MAX_STUDY_PEOPLE} people in this study; expected fewer");
                return Err(Refusal::new(Code::TooMany, message).into());
            }
            room.watchers.push(Arc::clone(outbox));
        }
        drop(room);
        Ok((live, is_new))
    }

    /// A socket leaves a study.
    pub(crate) fn unwatch_study(&self, outbox: &Arc<Outbox>, id: StudyId) {
        let mut studies = self.studies.lock();
        let Some(live) = studies.get(&id).map(Arc::clone) else {
            return;
        };
        let mut room = live.lock();
        room.watchers.retain(|other| !Arc::ptr_eq(other, outbox));
        let is_empty = room.watchers.is_empty();
        drop(room);
        if is_empty {
            studies.remove(&id);
        }
        drop(studies);
        self.tell_crowd(&live);
        if let Some(node) = self.myself().filter(|_| !is_empty) {
            tokio::spawn(async move { node.study_happened(&live).await });
        }
    }

    /// Something in a study has changed: tells those who are in it, on all nodes.
    pub(crate) async fn study_changed(&self, id: StudyId) {
        self.try_tell(Notice::StudyChanged { study: id });
        self.study_changed_here(id).await;
    }

    /// Something in a study has changed: tells those who are in it on this node.
    pub(crate) async fn study_changed_here(&self, id: StudyId) {
        if let Some(live) = self.studies.get(id) {
            self.study_happened(&live).await;
        }
    }

    /// Looks at all studies that somebody is in on this node: something may have been missed.
    pub(crate) async fn look_at_studies(&self) {
        for live in self.studies.all() {
            self.study_happened(&live).await;
        }
    }

    /// Tells the other nodes who is in a study on this one.
    pub(crate) fn tell_study_crowd(&self, id: StudyId) {
        if let Some(live) = self.studies.get(id) {
            self.tell_crowd(&live);
        }
    }

    /// Takes note of who is in a study on another node.
    pub(crate) fn set_study_crowd(&self, other: u64, id: StudyId, crowd: &StudyCrowd) {
        let Some(live) = self.studies.get(id) else {
            return;
        };
        let before = if *crowd == StudyCrowd::default() {
            live.lock().elsewhere.remove(&other)
        } else {
            live.lock().elsewhere.insert(other, crowd.clone())
        };
        // The messages of others must not wait until the study is read.
        if before.unwrap_or_default() != *crowd
            && let Some(node) = self.myself()
        {
            tokio::spawn(async move { node.study_happened(&live).await });
        }
    }

    /// Nobody is in a study on another node any more, which is gone.
    pub(crate) fn forget_study_crowds(&self, other: u64) {
        for live in self.studies.all() {
            if live.lock().elsewhere.remove(&other).is_none() {
                continue;
            }
            if let Some(node) = self.myself() {
                tokio::spawn(async move { node.study_happened(&live).await });
            }
        }
    }

    /// Whether somebody is in a study, as far as this node knows.
    pub(super) fn is_in_study(&self, id: StudyId, person: PersonId) -> bool {
        self.studies.get(id).is_some_and(|live| {
            let room = live.lock();
            let mut crowds = room.elsewhere.values();
            room.here().people.contains(&person)
                || crowds.any(|crowd| crowd.people.contains(&person))
        })
    }

    /// A study as everybody sees it.
    pub(crate) async fn study_page(&self, id: StudyId) -> Result<StudyPage, Failure> {
        let row = self.study_row(id).await?;
        Ok(self.page_of(row, self.studies.get(id).as_deref()).await?)
    }

    fn tell_crowd(&self, live: &LiveStudy) {
        let crowd = live.lock().here();
        self.try_tell(Notice::StudyCrowd {
            node: 0,
            study: live.id,
            crowd,
        });
    }

    /// Reads a study, and tells those who are in it what has changed.
    async fn study_happened(&self, live: &Arc<LiveStudy>) {
        let happened = live.happened.fetch_add(1, Ordering::SeqCst) + 1;
        let mut read = live.read.lock().await;
        if *read >= happened {
            return;
        }
        let reading = live.happened.load(Ordering::SeqCst);
        let page = match self.store.study(live.id).await {
            Ok(Some(row)) => self.page_of(row, Some(live)).await,
            Ok(None) => {
                live.lock()
                    .tell(&to_text(&FromServer::StudyGone { study: live.id }));
                live.lock().told = None;
                return;
            }
            Err(error) => Err(error),
        };
        match page {
            Ok(page) => {
                *read = reading;
                tell(&mut live.lock(), page);
            }
            Err(error) => tracing::warn!(%error, "a study cannot be read"),
        }
    }

    async fn page_of(
        &self,
        row: StudyRow,
        live: Option<&LiveStudy>,
    ) -> Result<StudyPage, sqlx::Error> {
        let (mut people, nameless, unnamed) =
            live.map_or_else(Default::default, |live| live.lock().people());
        for id in nameless {
            if let Some(account) = self.store.person(id).await? {
                people.push(account.person);
            }
        }
        Ok(StudyPage {
            id: row.id,
            version: row.version,
            title: row.title,
            owner: row.owner,
            leader: row.leader,
            trying: row.trying,
            chapters: row.chapters,
            place: row.place,
            offers: row.offers,
            people,
            unnamed,
        })
    }
}

/// Tells everybody a study, or only the place where nothing else has changed.
fn tell(room: &mut TablePermit, page: StudyPage) {
    let message = match &room.told {
        Some(told) if *told == page => return,
        Some(told) if is_only_shown(told, &page) => FromServer::StudyShown {
            study: page.id,
            version: page.version,
            place: page.place.clone(),
        },
        Some(_) | None => FromServer::Study {
            id: None,
            study: Box::new(page.clone()),
        },
    };
    room.told = Some(page);
    room.tell(&to_text(&message));
}

fn is_only_shown(told: &StudyPage, page: &StudyPage) -> bool {
    let same = StudyPage {
        version: page.version,
        place: page.place.clone(),
        ..told.clone()
    };
    same == *page
}
