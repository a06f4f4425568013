//! Studies: games with variations that several people look at together.
//!
//! A study is found by its id alone, which nobody can guess. One person leads: whoever follows sees the
//! place that they show, and the moves that they try become variations of the chapter. Others try moves
//! for themselves and offer them.

use polis_game::is_printable;
use polis_notation::GameKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Millis;
use crate::bounds::{
    MAX_CHAPTER_BYTES, MAX_CHAPTERS, MAX_LINE_BYTES, MAX_LINE_MOVES, MAX_STUDY_NAME_CHARS,
};
use crate::id::{PersonId, StudyId};
use crate::person::Person;
use crate::schema;

/// The number of a chapter or an offer in its study, from 1. None is used twice.
pub type StudyNumber = u32;

/// A study to come: the body of `POST /api/v1/studies`, which answers with a [`StudyPage`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewStudy {
    /// What it is called.
    #[schemars(length(min = 1, max = MAX_STUDY_NAME_CHARS))]
    pub title: String,
    /// Its first chapter.
    pub chapter: NewChapter,
}

/// A chapter to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewChapter {
    /// What it is called.
    #[schemars(length(min = 1, max = MAX_STUDY_NAME_CHARS))]
    pub name: String,
    /// A record with its variations, at most 64 KiB. Of a game that is not over the server keeps no tile
    /// that was never face up.
    #[schemars(length(max = MAX_CHAPTER_BYTES))]
    pub record: String,
}

/// A place in a chapter: after so many moves of the game, and then the moves of a variation.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct StudyPlace {
    /// Which chapter.
    pub chapter: StudyNumber,
    /// Number of moves of the game that lead there.
    pub played: u32,
    /// The moves of a variation after those, in the text form of the notation; none in the game itself.
    /// All together have at most 4 KiB.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = MAX_LINE_MOVES))]
    pub line: Vec<String>,
}

/// Whether those who follow may try moves of their own and offer them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Trying {
    /// They may.
    #[default]
    Allowed,
    /// Only whoever leads tries moves.
    Closed,
}

/// A study without the games of its chapters: `GET /api/v1/studies/{study}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct StudyPage {
    /// Which one.
    pub id: StudyId,
    /// Counts changes.
    pub version: u32,
    /// What it is called.
    pub title: String,
    /// Whose it is.
    pub owner: Person,
    /// Who leads.
    pub leader: Person,
    /// Whether the others may try moves.
    pub trying: Trying,
    /// The chapters, in order.
    pub chapters: Vec<ChapterSummary>,
    /// What the leader shows.
    pub place: StudyPlace,
    /// What was offered and neither taken nor left out, the oldest first.
    pub offers: Vec<StudyOffer>,
    /// Who is there, each once.
    pub people: Vec<Person>,
    /// Number of those who are there without a name.
    pub unnamed: u32,
}

/// A chapter in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChapterSummary {
    /// Which one.
    pub number: StudyNumber,
    /// What it is called.
    pub name: String,
    /// Which game.
    #[schemars(with = "schema::GameKind")]
    pub game: GameKind,
    /// Number of moves of the game itself.
    pub plies: u32,
    /// Counts changes of its variations.
    pub revision: u32,
}

/// A whole chapter: `GET /api/v1/studies/{study}/chapters/{chapter}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StudyChapter {
    /// Which one.
    pub number: StudyNumber,
    /// Counts changes of its variations.
    pub revision: u32,
    /// The game with its variations.
    pub record: String,
}

/// Moves that somebody offers to the study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct StudyOffer {
    /// Which one.
    pub number: StudyNumber,
    /// Who offers it.
    pub by: Person,
    /// Where the moves lead.
    pub place: StudyPlace,
}

/// One of the caller's own studies: `GET /api/v1/me/studies`, the latest change first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StudySummary {
    /// Which one.
    pub id: StudyId,
    /// What it is called.
    pub title: String,
    /// Number of chapters.
    pub chapters: u32,
    /// When it was made.
    pub made: Millis,
    /// When it changed last.
    pub changed: Millis,
}

/// Something that somebody does in a study: over a socket, or the body of
/// `POST /api/v1/studies/{study}/actions`, which answers with a [`StudyPage`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StudyAction {
    /// The leader shows a place. Moves that the chapter does not have yet become a variation of it.
    Show {
        /// Which place.
        place: StudyPlace,
    },
    /// The leader removes the move that leads to a place, with all that follows. Moves of the game stay.
    Remove {
        /// Which place.
        place: StudyPlace,
    },
    /// The leader lists the variation that begins with the move to a place before the one before it.
    Promote {
        /// Which place.
        place: StudyPlace,
    },
    /// Somebody else offers moves.
    Offer {
        /// Where they lead.
        place: StudyPlace,
    },
    /// The leader takes what was offered into the chapter.
    Accept {
        /// Which offer.
        offer: StudyNumber,
    },
    /// The leader leaves an offer out, or who made it takes it back.
    Dismiss {
        /// Which offer.
        offer: StudyNumber,
    },
    /// The owner lets somebody lead who is there, or leads again; the leader gives it back to the owner.
    Lead {
        /// Who leads from now on.
        person: PersonId,
    },
    /// The owner says whether others may try moves.
    Try {
        /// Whether they may.
        trying: Trying,
    },
    /// The owner gives the study another title.
    Rename {
        /// What it is called.
        #[schemars(length(min = 1, max = MAX_STUDY_NAME_CHARS))]
        title: String,
    },
    /// The owner adds a chapter at the end.
    AddChapter {
        /// The chapter.
        chapter: NewChapter,
    },
    /// The owner gives a chapter another name.
    RenameChapter {
        /// Which chapter.
        chapter: StudyNumber,
        /// What it is called.
        #[schemars(length(min = 1, max = MAX_STUDY_NAME_CHARS))]
        name: String,
    },
    /// The owner moves a chapter.
    MoveChapter {
        /// Which chapter.
        chapter: StudyNumber,
        /// Its index in the list afterwards, from 0.
        to: u32,
    },
    /// The owner removes a chapter; the last one stays.
    RemoveChapter {
        /// Which chapter.
        chapter: StudyNumber,
    },
}

/// What cannot be in a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StudyError {
    /// A title or a name that is empty, too long, or holds what cannot be printed.
    #[error(
        "found a name of {found} characters; expected 1 to {MAX_STUDY_NAME_CHARS}, all printable, \
         without spaces around"
    )]
    Name {
        /// Number of characters.
        found: usize,
    },
    /// A record that is too long.
    #[error("found a record of {found} bytes; expected at most {MAX_CHAPTER_BYTES}")]
    Record {
        /// Number of bytes.
        found: usize,
    },
    /// A line of too many moves.
    #[error("found a line of {found} moves; expected at most {MAX_LINE_MOVES}")]
    Moves {
        /// Number of moves.
        found: usize,
    },
    /// Moves that are too long together.
    #[error("found moves of {found} bytes; expected at most {MAX_LINE_BYTES} together")]
    Bytes {
        /// Number of bytes.
        found: usize,
    },
    /// A chapter too many.
    #[error("found {MAX_CHAPTERS} chapters; expected at most as many")]
    Chapters,
}

impl StudyPlace {
    /// The beginning of a chapter.
    pub const fn start(chapter: StudyNumber) -> StudyPlace {
        StudyPlace {
            chapter,
            played: 0,
            line: Vec::new(),
        }
    }

    /// Whether it is within the bounds.
    ///
    /// # Errors
    /// When it is not.
    pub fn check(&self) -> Result<(), StudyError> {
        let found = self.line.len();
        if found > MAX_LINE_MOVES {
            return Err(StudyError::Moves { found });
        }
        let found = self.line.iter().map(String::len).sum();
        if found > MAX_LINE_BYTES {
            return Err(StudyError::Bytes { found });
        }
        Ok(())
    }
}

impl NewChapter {
    /// Whether it is within the bounds. Whether the record is one is not looked at.
    ///
    /// # Errors
    /// When it is not.
    pub fn check(&self) -> Result<(), StudyError> {
        check_study_name(&self.name)?;
        let found = self.record.len();
        if found > MAX_CHAPTER_BYTES {
            return Err(StudyError::Record { found });
        }
        Ok(())
    }
}

impl NewStudy {
    /// Whether it is within the bounds.
    ///
    /// # Errors
    /// When it is not.
    pub fn check(&self) -> Result<(), StudyError> {
        check_study_name(&self.title)?;
        self.chapter.check()
    }
}

impl StudyAction {
    /// Whether it is within the bounds.
    ///
    /// # Errors
    /// When it is not.
    pub fn check(&self) -> Result<(), StudyError> {
        match self {
            StudyAction::Show { place }
            | StudyAction::Remove { place }
            | StudyAction::Promote { place }
            | StudyAction::Offer { place } => place.check(),
            StudyAction::Rename { title: name } | StudyAction::RenameChapter { name, .. } => {
                check_study_name(name)
            }
            StudyAction::AddChapter { chapter } => chapter.check(),
            StudyAction::Accept { .. }
            | StudyAction::Dismiss { .. }
            | StudyAction::Lead { .. }
            | StudyAction::Try { .. }
            | StudyAction::MoveChapter { .. }
            | StudyAction::RemoveChapter { .. } => Ok(()),
        }
    }
}

impl StudyPage {
    /// A chapter by its number.
    pub fn chapter(&self, number: StudyNumber) -> Option<&ChapterSummary> {
        self.chapters
            .iter()
            .find(|chapter| chapter.number == number)
    }
}

/// Whether a text can be the title of a study or the name of a chapter.
///
/// # Errors
/// When it cannot.
pub fn check_study_name(name: &str) -> Result<(), StudyError> {
    let found = name.chars().count();
    let is_plain = name.trim() == name && name.chars().all(is_printable);
    if found == 0 || found > MAX_STUDY_NAME_CHARS || !is_plain {
        return Err(StudyError::Name { found });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_places_and_records_are_bounded() {
        assert_eq!(check_study_name("Openings: the first tile"), Ok(()));
        for wrong in ["", " x", "x\u{202e}y", "a\nb", &"x".repeat(61)] {
            assert!(check_study_name(wrong).is_err(), "{wrong:?}");
        }
        let place = |moves: usize, length: usize| StudyPlace {
            line: vec!["x".repeat(length); moves],
            ..StudyPlace::start(1)
        };
        assert_eq!(place(MAX_LINE_MOVES, 16).check(), Ok(()));
        assert!(place(MAX_LINE_MOVES + 1, 1).check().is_err());
        assert!(place(2, MAX_LINE_BYTES / 2 + 1).check().is_err());
        let chapter = NewChapter {
            name: "x".to_owned(),
            record: "x".repeat(MAX_CHAPTER_BYTES + 1),
        };
        assert!(StudyAction::AddChapter { chapter }.check().is_err());
    }
}
