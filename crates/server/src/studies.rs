//! Studies: games with variations that several people look at together.
//!
//! The database is the truth: each change expects the version that was read, so that it does not matter
//! on which node it is made. What the leader shows is a change like any other. Nodes tell each other
//! that a study has changed, and read it where somebody is in it ([`live`]).

mod chapter;
mod live;

use std::sync::Arc;

use polis_protocol::{
    ChapterSummary, Code, MAX_CHAPTERS, MAX_OFFERS, MAX_OFFERS_OF_ONE, MAX_STUDIES, NewChapter,
    NewStudy, Person, PersonId, Refusal, StudyAction, StudyChapter, StudyError, StudyId,
    StudyNumber, StudyOffer, StudyPlace, Trying,
};

use crate::failure::Failure;
use crate::node::Node;
use crate::people::Identity;
use crate::random::random_bits;
use crate::store::{ChapterRow, StudyRow, StudyWrite};
use chapter::Chapter;

pub(crate) use live::{LiveStudies, StudyCrowd};

/// How often a change is tried again when something else happens meanwhile.
const TRIES: usize = 10;

impl Node {
    /// Makes a study.
    pub(crate) async fn new_study(
        &self,
        owner: &Person,
        new: NewStudy,
    ) -> Result<StudyId, Failure> {
        new.check().map_err(out_of_bounds)?;
        if self.store.count_studies(owner.id).await? >= MAX_STUDIES {
            let message = format!("you have {MAX_STUDIES} studies; delete one of them first");
            return Err(Refusal::new(Code::TooMany, message).into());
        }
        let first = 1;
        let chapter = chapter_row(new.chapter, first).await?;
        let row = StudyRow {
            id: StudyId::from_bits(random_bits()),
            owner: owner.clone(),
            leader: owner.clone(),
            title: new.title,
            trying: Trying::default(),
            version: 1,
            last_number: first,
            place: StudyPlace::start(first),
            chapters: Vec::new(),
            offers: Vec::new(),
        };
        let now = self.clock.now();
        self.store.add_study(&row, &chapter, now).await?;
        Ok(row.id)
    }

    /// Deletes a study, for its owner.
    pub(crate) async fn delete_study(&self, id: StudyId, caller: PersonId) -> Result<(), Failure> {
        let row = self.study_row(id).await?;
        expect_owner(&row, caller)?;
        self.store.drop_study(id).await?;
        self.study_changed(id).await;
        Ok(())
    }

    /// A whole chapter.
    pub(crate) async fn study_chapter(
        &self,
        id: StudyId,
        number: StudyNumber,
    ) -> Result<StudyChapter, Failure> {
        let chapter = self.store.study_chapter(id, number).await?;
        chapter.ok_or_else(|| no_such_chapter().into())
    }

    /// Does something in a study; its version afterwards.
    pub(crate) async fn act_in_study(
        self: &Arc<Node>,
        who: &Person,
        id: StudyId,
        action: &StudyAction,
    ) -> Result<u32, Failure> {
        action.check().map_err(out_of_bounds)?;
        for _ in 0..TRIES {
            let mut row = self.study_row(id).await?;
            let Some(writes) = self.change(&mut row, who, action).await? else {
                return Ok(row.version);
            };
            let now = self.clock.now();
            if self.store.change_study(&row, &writes, now).await? {
                self.study_changed(id).await;
                return Ok(row.version + 1);
            }
        }
        Err(Failure::Unavailable)
    }

    /// Makes a row what it becomes by an action; what else is to be written, or none where all stays
    /// as it is.
    async fn change(
        &self,
        row: &mut StudyRow,
        who: &Person,
        action: &StudyAction,
    ) -> Result<Option<Vec<StudyWrite>>, Failure> {
        match action {
            StudyAction::Show { place } => {
                expect_leader(row, who.id)?;
                self.show(row, place).await
            }
            StudyAction::Remove { place } => {
                expect_leader(row, who.id)?;
                self.remove(row, place).await
            }
            StudyAction::Promote { place } => {
                expect_leader(row, who.id)?;
                let mut chapter = self.chapter(row.id, place.chapter).await?;
                if !chapter.promote(place) {
                    return Ok(None);
                }
                Ok(Some(vec![write(place.chapter, &chapter)?]))
            }
            StudyAction::Offer { place } => self.offer(row, who, place).await,
            StudyAction::Accept { offer } => {
                expect_leader(row, who.id)?;
                let offer = expect_offer(row, *offer)?;
                let mut writes = vec![StudyWrite::RemoveOffer(offer.number)];
                let mut chapter = self.chapter(row.id, offer.place.chapter).await?;
                if chapter.add(&offer.place)? {
                    writes.push(write(offer.place.chapter, &chapter)?);
                }
                Ok(Some(writes))
            }
            StudyAction::Dismiss { offer } => {
                let offer = expect_offer(row, *offer)?;
                if offer.by.id != who.id {
                    expect_leader(row, who.id)?;
                }
                Ok(Some(vec![StudyWrite::RemoveOffer(offer.number)]))
            }
            StudyAction::Lead { person } => self.lead(row, who, *person).await,
            StudyAction::Try { .. }
            | StudyAction::Rename { .. }
            | StudyAction::AddChapter { .. }
            | StudyAction::RenameChapter { .. }
            | StudyAction::MoveChapter { .. }
            | StudyAction::RemoveChapter { .. } => {
                expect_owner(row, who.id)?;
                arrange(row, action).await
            }
        }
    }

    async fn show(
        &self,
        row: &mut StudyRow,
        place: &StudyPlace,
    ) -> Result<Option<Vec<StudyWrite>>, Failure> {
        let plies = expect_chapter(row, place.chapter)?.plies;
        let mut writes = Vec::new();
        if place.line.is_empty() {
            if place.played > plies {
                let found = place.played;
                let message =
                    format!("found a place after {found} moves; expected at most {plies}");
                return Err(Refusal::new(Code::Malformed, message).into());
            }
        } else {
            let mut chapter = self.chapter(row.id, place.chapter).await?;
            if chapter.add(place)? {
                writes.push(write(place.chapter, &chapter)?);
            }
        }
        if row.place == *place && writes.is_empty() {
            return Ok(None);
        }
        row.place = place.clone();
        Ok(Some(writes))
    }

    async fn remove(
        &self,
        row: &mut StudyRow,
        place: &StudyPlace,
    ) -> Result<Option<Vec<StudyWrite>>, Failure> {
        let mut chapter = self.chapter(row.id, place.chapter).await?;
        let Some(before) = chapter.remove(place) else {
            let message = "found a move of the game, or none; expected one of a variation";
            return Err(Refusal::new(Code::WrongState, message).into());
        };
        if row.place.chapter == place.chapter && !chapter.has(&row.place) {
            row.place = before;
        }
        Ok(Some(vec![write(place.chapter, &chapter)?]))
    }

    async fn offer(
        &self,
        row: &mut StudyRow,
        who: &Person,
        place: &StudyPlace,
    ) -> Result<Option<Vec<StudyWrite>>, Failure> {
        if row.trying == Trying::Closed {
            let message = "the owner of this study lets only the leader try moves";
            return Err(Refusal::new(Code::NotAllowed, message).into());
        }
        self.expect_welcome_in(row, who.id).await?;
        if place.line.is_empty() {
            let message = "found a place of the game; expected moves of a variation";
            return Err(Refusal::new(Code::Malformed, message).into());
        }
        let mine = row.offers.iter().filter(|offer| offer.by.id == who.id);
        if row.offers.iter().any(|offer| offer.place == *place) {
            return Ok(None);
        }
        if row.offers.len() >= MAX_OFFERS || mine.count() >= MAX_OFFERS_OF_ONE {
            let message = format!(
                "found as many offers as there can be, {MAX_OFFERS_OF_ONE} of one person and \
                 {MAX_OFFERS} of all; wait until the leader has looked at them"
            );
            return Err(Refusal::new(Code::TooMany, message).into());
        }
        let mut chapter = self.chapter(row.id, place.chapter).await?;
        if !chapter.add(place)? {
            let message = "found moves that the chapter has already";
            return Err(Refusal::new(Code::WrongState, message).into());
        }
        // It must still fit when it is accepted.
        chapter.write()?;
        row.last_number += 1;
        Ok(Some(vec![StudyWrite::AddOffer(StudyOffer {
            number: row.last_number,
            by: who.clone(),
            place: place.clone(),
        })]))
    }

    async fn lead(
        &self,
        row: &mut StudyRow,
        who: &Person,
        person: PersonId,
    ) -> Result<Option<Vec<StudyWrite>>, Failure> {
        let gives_back = row.leader.id == who.id && person == row.owner.id;
        if !gives_back {
            expect_owner(row, who.id)?;
        }
        if row.leader.id == person {
            return Ok(None);
        }
        if person == row.owner.id {
            row.leader = row.owner.clone();
            return Ok(Some(Vec::new()));
        }
        let found = if self.is_in_study(row.id, person) {
            self.store.person(person).await?
        } else {
            None
        };
        let Some(account) = found else {
            let message = "they are not in this study now; expected somebody who is";
            return Err(Refusal::new(Code::WrongState, message).into());
        };
        row.leader = account.person;
        Ok(Some(Vec::new()))
    }

    /// Whether somebody may look into a study, as far as it is known who they are.
    pub(crate) async fn expect_welcome(
        &self,
        id: StudyId,
        caller: Option<Arc<Identity>>,
    ) -> Result<(), Failure> {
        match caller {
            Some(identity) => {
                let row = self.study_row(id).await?;
                self.expect_welcome_in(&row, identity.person.id).await
            }
            None => Ok(()),
        }
    }

    /// Whether somebody may come into a study: nobody who has blocked its owner, or whom they have.
    async fn expect_welcome_in(&self, row: &StudyRow, person: PersonId) -> Result<(), Failure> {
        if row.owner.id != person && self.store.is_blocked(row.owner.id, person).await? {
            let message = "you and the owner of this study do not want to meet";
            return Err(Refusal::new(Code::NotAllowed, message).into());
        }
        Ok(())
    }

    async fn study_row(&self, id: StudyId) -> Result<StudyRow, Failure> {
        let row = self.store.study(id).await?;
        row.ok_or_else(|| no_such_study().into())
    }

    /// The game of a chapter. Reading it takes a moment, which others do not wait for.
    async fn chapter(&self, id: StudyId, number: StudyNumber) -> Result<Chapter, Failure> {
        let kept = self.study_chapter(id, number).await?;
        let read = tokio::task::spawn_blocking(move || Chapter::read(&kept.record));
        match read.await {
            Ok(Ok(chapter)) => Ok(chapter),
            Ok(Err(_)) | Err(_) => Err(Failure::Broken("a chapter of a study cannot be read")),
        }
    }
}

/// What the owner does with titles and chapters.
async fn arrange(
    row: &mut StudyRow,
    action: &StudyAction,
) -> Result<Option<Vec<StudyWrite>>, Failure> {
    let order = |row: &StudyRow| -> Vec<StudyNumber> {
        row.chapters.iter().map(|chapter| chapter.number).collect()
    };
    Ok(Some(match action {
        StudyAction::Try { trying } => {
            row.trying = *trying;
            Vec::new()
        }
        StudyAction::Rename { title } => {
            row.title.clone_from(title);
            Vec::new()
        }
        StudyAction::AddChapter { chapter } => {
            let place = row.chapters.len();
            if place >= MAX_CHAPTERS {
                return Err(Refusal::new(Code::TooMany, StudyError::Chapters.to_string()).into());
            }
            row.last_number += 1;
            let chapter = chapter_row(chapter.clone(), row.last_number).await?;
            vec![StudyWrite::AddChapter { chapter, place }]
        }
        StudyAction::RenameChapter { chapter, name } => {
            expect_chapter(row, *chapter)?;
            vec![StudyWrite::Name {
                chapter: *chapter,
                name: name.clone(),
            }]
        }
        StudyAction::MoveChapter { chapter, to } => {
            expect_chapter(row, *chapter)?;
            let mut order = order(row);
            order.retain(|number| number != chapter);
            order.insert((*to as usize).min(order.len()), *chapter);
            vec![StudyWrite::Order(order)]
        }
        StudyAction::RemoveChapter { chapter } => {
            expect_chapter(row, *chapter)?;
            let mut order = order(row);
            order.retain(|number| number != chapter);
            let Some(&first) = order.first() else {
                let message = "a study has at least one chapter; delete the study instead";
                return Err(Refusal::new(Code::WrongState, message).into());
            };
            if row.place.chapter == *chapter {
                row.place = StudyPlace::start(first);
            }
            let offers = row.offers.iter();
            let offers = offers.filter(|offer| offer.place.chapter == *chapter);
            let mut writes: Vec<StudyWrite> = offers
                .map(|offer| StudyWrite::RemoveOffer(offer.number))
                .collect();
            writes.push(StudyWrite::RemoveChapter(*chapter));
            writes.push(StudyWrite::Order(order));
            writes
        }
        StudyAction::Show { .. }
        | StudyAction::Remove { .. }
        | StudyAction::Promote { .. }
        | StudyAction::Offer { .. }
        | StudyAction::Accept { .. }
        | StudyAction::Dismiss { .. }
        | StudyAction::Lead { .. } => return Ok(None),
    }))
}

/// A chapter that somebody gives, as it is kept.
async fn chapter_row(new: NewChapter, number: StudyNumber) -> Result<ChapterRow, Failure> {
    let read = tokio::task::spawn_blocking(move || {
        let chapter = Chapter::from_outside(&new.record)?;
        Ok::<_, Refusal>(ChapterRow {
            summary: ChapterSummary {
                number,
                name: new.name,
                game: chapter.game(),
                plies: chapter.plies(),
                revision: 1,
            },
            record: chapter.write()?,
        })
    });
    let read = read
        .await
        .map_err(|_| Failure::Broken("a record broke its reader"))?;
    Ok(read?)
}

fn write(number: StudyNumber, chapter: &Chapter) -> Result<StudyWrite, Refusal> {
    Ok(StudyWrite::Record {
        chapter: number,
        record: chapter.write()?,
    })
}

fn expect_owner(row: &StudyRow, person: PersonId) -> Result<(), Refusal> {
    if row.owner.id == person {
        return Ok(());
    }
    let message = "only the owner of the study can do this";
    Err(Refusal::new(Code::NotAllowed, message))
}

fn expect_leader(row: &StudyRow, person: PersonId) -> Result<(), Refusal> {
    if row.leader.id == person {
        return Ok(());
    }
    let message = "only who leads the study can do this";
    Err(Refusal::new(Code::NotAllowed, message))
}

fn expect_chapter(row: &StudyRow, number: StudyNumber) -> Result<&ChapterSummary, Refusal> {
    let mut chapters = row.chapters.iter();
    let found = chapters.find(|chapter| chapter.number == number);
    found.ok_or_else(no_such_chapter)
}

fn expect_offer(row: &StudyRow, number: StudyNumber) -> Result<StudyOffer, Refusal> {
    let mut offers = row.offers.iter();
    let found = offers.find(|offer| offer.number == number).cloned();
    found.ok_or_else(|| Refusal::new(Code::NotFound, "there is no such offer"))
}

fn no_such_study() -> Refusal {
    Refusal::new(Code::NotFound, "there is no such study")
}

fn no_such_chapter() -> Refusal {
    Refusal::new(Code::NotFound, "there is no such chapter")
}

fn out_of_bounds(error: StudyError) -> Refusal {
    let code = match error {
        StudyError::Record { .. } => Code::TooLarge,
        StudyError::Name { .. }
        | StudyError::Moves { .. }
        | StudyError::Bytes { .. }
        | StudyError::Chapters => Code::Malformed,
    };
    Refusal::new(code, error.to_string())
}
