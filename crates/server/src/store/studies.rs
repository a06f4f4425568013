//! Studies with their chapters, and what was offered to them.

use polis_protocol::{
    ChapterSummary, GameKind, Millis, Person, PersonId, StudyChapter, StudyId, StudyNumber,
    StudyOffer, StudyPlace, StudySummary, Trying,
};

use crate::store::connect::Store;
use crate::store::on;
use crate::store::people::plain_person;
use crate::store::tournaments::{from_json, to_json};

/// A study as it is kept, without the games of its chapters.
#[derive(Clone, Debug)]
pub(crate) struct StudyRow {
    pub(crate) id: StudyId,
    pub(crate) owner: Person,
    pub(crate) leader: Person,
    pub(crate) title: String,
    pub(crate) trying: Trying,
    pub(crate) version: u32,
    /// The last number that a chapter or an offer got.
    pub(crate) last_number: StudyNumber,
    pub(crate) place: StudyPlace,
    pub(crate) chapters: Vec<ChapterSummary>,
    pub(crate) offers: Vec<StudyOffer>,
}

/// A chapter that is added.
#[derive(Clone, Debug)]
pub(crate) struct ChapterRow {
    pub(crate) summary: ChapterSummary,
    pub(crate) record: String,
}

/// What changes with a study beside its own row.
#[derive(Clone, Debug)]
pub(crate) enum StudyWrite {
    /// A chapter is added at an index of the list.
    AddChapter { chapter: ChapterRow, place: usize },
    /// The variations of a chapter have changed.
    Record {
        chapter: StudyNumber,
        record: String,
    },
    /// A chapter has another name.
    Name { chapter: StudyNumber, name: String },
    /// The chapters are in this order.
    Order(Vec<StudyNumber>),
    /// A chapter is removed, with what was offered to it.
    RemoveChapter(StudyNumber),
    /// Something is offered.
    AddOffer(StudyOffer),
    /// An offer is decided about.
    RemoveOffer(StudyNumber),
}

/// The columns of a study: those of its own, then id, name and kind of the owner and of the leader.
type Row = (
    String,
    i64,
    i64,
    i64,
    String,
    String,
    String,
    String,
    String,
    String,
    String,
);

/// Adds a chapter within a transaction of either database.
macro_rules! add_chapter {
    ($transaction:ident, $study:expr, $chapter:expr, $place:expr) => {
        let chapter: &ChapterRow = $chapter;
        sqlx::query(
            "INSERT INTO study_chapters (study, number, place, name, game, plies, revision, record) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind($study.to_string())
        .bind(i64::from(chapter.summary.number))
        .bind($place)
        .bind(&chapter.summary.name)
        .bind(chapter.summary.game.name())
        .bind(i64::from(chapter.summary.plies))
        .bind(i64::from(chapter.summary.revision))
        .bind(&chapter.record)
        .execute(&mut *$transaction)
        .await?;
    };
}

impl Store {
    /// Adds a study with its first chapter.
    pub(crate) async fn add_study(
        &self,
        row: &StudyRow,
        chapter: &ChapterRow,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let place = to_json(&row.place)?;
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(
                "INSERT INTO studies (id, owner, leader, title, trying, version, last_number, \
                 place, made, changed) VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, $8)",
            )
            .bind(row.id.to_string())
            .bind(row.owner.id.to_string())
            .bind(&row.title)
            .bind(write_trying(row.trying))
            .bind(i64::from(row.version))
            .bind(i64::from(row.last_number))
            .bind(place)
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?;
            add_chapter!(transaction, row.id, chapter, 0_i64);
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Number of studies of a person.
    pub(crate) async fn count_studies(&self, owner: PersonId) -> Result<usize, sqlx::Error> {
        let count: i64 = on!(self, pool => {
            sqlx::query_scalar("SELECT count(*) FROM studies WHERE owner = $1")
                .bind(owner.to_string())
                .fetch_one(pool)
                .await?
        });
        Ok(count as usize)
    }

    /// A study; none where there is none.
    pub(crate) async fn study(&self, id: StudyId) -> Result<Option<StudyRow>, sqlx::Error> {
        let key = id.to_string();
        let (row, chapters, offers) = on!(self, pool => {
            let row: Option<Row> = sqlx::query_as(
                "SELECT studies.title, studies.trying, studies.version, studies.last_number, \
                 studies.place, owners.id, owners.name, owners.kind, leaders.id, leaders.name, \
                 leaders.kind FROM studies \
                 JOIN people owners ON owners.id = studies.owner \
                 JOIN people leaders ON leaders.id = studies.leader WHERE studies.id = $1",
            )
            .bind(&key)
            .fetch_optional(pool)
            .await?;
            let chapters: Vec<(i64, String, String, i64, i64)> = sqlx::query_as(
                "SELECT number, name, game, plies, revision FROM study_chapters \
                 WHERE study = $1 ORDER BY place",
            )
            .bind(&key)
            .fetch_all(pool)
            .await?;
            let offers: Vec<(i64, String, String, String, String)> = sqlx::query_as(
                "SELECT study_offers.number, study_offers.place, people.id, people.name, \
                 people.kind FROM study_offers JOIN people ON people.id = study_offers.person \
                 WHERE study_offers.study = $1 ORDER BY study_offers.number",
            )
            .bind(&key)
            .fetch_all(pool)
            .await?;
            (row, chapters, offers)
        });
        let Some((title, trying, version, last, place, owner, name, kind, leader, called, sort)) =
            row
        else {
            return Ok(None);
        };
        let chapter = |(number, name, game, plies, revision): (i64, String, String, i64, i64)| {
            Ok(ChapterSummary {
                number: number as StudyNumber,
                name,
                game: GameKind::from_name(&game).ok_or_else(broken)?,
                plies: plies as u32,
                revision: revision as u32,
            })
        };
        let offer = |(number, place, id, name, kind): (i64, String, String, String, String)| {
            Ok(StudyOffer {
                number: number as StudyNumber,
                by: plain_person(&id, name, &kind).ok_or_else(broken)?,
                place: from_json(&place)?,
            })
        };
        Ok(Some(StudyRow {
            id,
            owner: plain_person(&owner, name, &kind).ok_or_else(broken)?,
            leader: plain_person(&leader, called, &sort).ok_or_else(broken)?,
            title,
            trying: if trying == 1 {
                Trying::Allowed
            } else {
                Trying::Closed
            },
            version: version as u32,
            last_number: last as StudyNumber,
            place: from_json(&place)?,
            chapters: chapters
                .into_iter()
                .map(chapter)
                .collect::<Result<_, sqlx::Error>>()?,
            offers: offers
                .into_iter()
                .map(offer)
                .collect::<Result<_, sqlx::Error>>()?,
        }))
    }

    /// A whole chapter; none where there is none.
    pub(crate) async fn study_chapter(
        &self,
        id: StudyId,
        number: StudyNumber,
    ) -> Result<Option<StudyChapter>, sqlx::Error> {
        let row: Option<(i64, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT revision, record FROM study_chapters WHERE study = $1 AND number = $2",
            )
            .bind(id.to_string())
            .bind(i64::from(number))
            .fetch_optional(pool)
            .await?
        });
        Ok(row.map(|(revision, record)| StudyChapter {
            number,
            revision: revision as u32,
            record,
        }))
    }

    /// Makes a study what it is to become, if it still has the version of the row; whether that was
    /// done.
    pub(crate) async fn change_study(
        &self,
        row: &StudyRow,
        writes: &[StudyWrite],
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let (key, place) = (row.id.to_string(), to_json(&row.place)?);
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            let changed = sqlx::query(
                "UPDATE studies SET version = version + 1, title = $3, leader = $4, trying = $5, \
                 last_number = $6, place = $7, changed = $8 WHERE id = $1 AND version = $2",
            )
            .bind(&key)
            .bind(i64::from(row.version))
            .bind(&row.title)
            .bind(row.leader.id.to_string())
            .bind(write_trying(row.trying))
            .bind(i64::from(row.last_number))
            .bind(place)
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?
            .rows_affected();
            if changed == 0 {
                return Ok(false);
            }
            for write in writes {
                match write {
                    StudyWrite::AddChapter { chapter, place } => {
                        add_chapter!(transaction, row.id, chapter, *place as i64);
                    }
                    StudyWrite::Record { chapter, record } => {
                        sqlx::query(
                            "UPDATE study_chapters SET record = $3, revision = revision + 1 \
                             WHERE study = $1 AND number = $2",
                        )
                        .bind(&key)
                        .bind(i64::from(*chapter))
                        .bind(record)
                        .execute(&mut *transaction)
                        .await?;
                    }
                    StudyWrite::Name { chapter, name } => {
                        sqlx::query(
                            "UPDATE study_chapters SET name = $3 WHERE study = $1 AND number = $2",
                        )
                        .bind(&key)
                        .bind(i64::from(*chapter))
                        .bind(name)
                        .execute(&mut *transaction)
                        .await?;
                    }
                    StudyWrite::Order(order) => {
                        for (place, number) in order.iter().enumerate() {
                            sqlx::query(
                                "UPDATE study_chapters SET place = $3 \
                                 WHERE study = $1 AND number = $2",
                            )
                            .bind(&key)
                            .bind(i64::from(*number))
                            .bind(place as i64)
                            .execute(&mut *transaction)
                            .await?;
                        }
                    }
                    StudyWrite::RemoveChapter(number) => {
                        sqlx::query("DELETE FROM study_chapters WHERE study = $1 AND number = $2")
                            .bind(&key)
                            .bind(i64::from(*number))
                            .execute(&mut *transaction)
                            .await?;
                    }
                    StudyWrite::AddOffer(offer) => {
                        sqlx::query(
                            "INSERT INTO study_offers (study, number, person, place) \
                             VALUES ($1, $2, $3, $4)",
                        )
                        .bind(&key)
                        .bind(i64::from(offer.number))
                        .bind(offer.by.id.to_string())
                        .bind(to_json(&offer.place)?)
                        .execute(&mut *transaction)
                        .await?;
                    }
                    StudyWrite::RemoveOffer(number) => {
                        sqlx::query("DELETE FROM study_offers WHERE study = $1 AND number = $2")
                            .bind(&key)
                            .bind(i64::from(*number))
                            .execute(&mut *transaction)
                            .await?;
                    }
                }
            }
            transaction.commit().await?;
        });
        Ok(true)
    }

    /// Deletes a study.
    pub(crate) async fn drop_study(&self, id: StudyId) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            for query in [
                "DELETE FROM study_offers WHERE study = $1",
                "DELETE FROM study_chapters WHERE study = $1",
                "DELETE FROM studies WHERE id = $1",
            ] {
                sqlx::query(query)
                    .bind(id.to_string())
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        });
        Ok(())
    }

    /// The studies of a person, the latest change first.
    pub(crate) async fn studies_of(
        &self,
        owner: PersonId,
    ) -> Result<Vec<StudySummary>, sqlx::Error> {
        let rows: Vec<(String, String, i64, i64, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT id, title, (SELECT count(*) FROM study_chapters WHERE study = studies.id), \
                 made, changed FROM studies WHERE owner = $1 ORDER BY changed DESC, id",
            )
            .bind(owner.to_string())
            .fetch_all(pool)
            .await?
        });
        let summary = |(id, title, chapters, made, changed): (String, String, i64, i64, i64)| {
            Ok(StudySummary {
                id: id.parse().map_err(|_| broken())?,
                title,
                chapters: chapters as u32,
                made: made as Millis,
                changed: changed as Millis,
            })
        };
        rows.into_iter().map(summary).collect()
    }

    /// What a person has offered to studies: the study and the place.
    pub(crate) async fn offers_of(
        &self,
        person: PersonId,
    ) -> Result<Vec<(StudyId, StudyPlace)>, sqlx::Error> {
        let rows: Vec<(String, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT study, place FROM study_offers WHERE person = $1 ORDER BY study, number",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await?
        });
        let read = |(study, place): (String, String)| {
            Ok((study.parse().map_err(|_| broken())?, from_json(&place)?))
        };
        rows.into_iter().map(read).collect()
    }

    /// Deletes the studies of guests whose cookies have ended and which have not changed since a time:
    /// nobody can own them any more.
    pub(crate) async fn drop_guest_studies(
        &self,
        changed_before: Millis,
    ) -> Result<(), sqlx::Error> {
        let ids: Vec<String> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT studies.id FROM studies JOIN people ON people.id = studies.owner \
                 WHERE people.kind = 'guest' AND studies.changed < $1 \
                 AND NOT EXISTS (SELECT 1 FROM credentials WHERE person = people.id)",
            )
            .bind(changed_before as i64)
            .fetch_all(pool)
            .await?
        });
        for id in ids {
            self.drop_study(id.parse().map_err(|_| broken())?).await?;
        }
        Ok(())
    }
}

const fn write_trying(trying: Trying) -> i64 {
    match trying {
        Trying::Allowed => 1,
        Trying::Closed => 0,
    }
}

fn broken() -> sqlx::Error {
    sqlx::Error::Decode("a study cannot be read".into())
}
