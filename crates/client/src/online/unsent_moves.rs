//! Moves that the server has not answered yet. The browser keeps them, so that none is lost when the page
//! is closed before it could be sent.

use polis_protocol::{Action, Code, Person, PersonId, PersonKind, Status, TableId, TableState};
use serde::{Deserialize, Serialize};

use crate::saved_games::KeyValueStore;

/// A move at a table of the server that was not answered yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnsentMove {
    /// Who played it.
    pub person: PersonId,
    /// Number of moves before it, to which it is the answer.
    pub ply: u32,
    /// How often moves had been taken back at the table.
    pub takebacks: u32,
    /// The move in the text form of the notation.
    #[serde(rename = "move")]
    pub text: String,
}

impl UnsentMove {
    /// The action by which the server is told of it. Told twice, it is played once.
    pub fn action(&self) -> Action {
        Action::Play {
            ply: self.ply,
            takebacks: self.takebacks,
            text: self.text.clone(),
        }
    }

    /// Whether the game still stands where it was played.
    pub fn is_awaited(&self, state: &TableState) -> bool {
        state.status == Status::Playing
            && state.plies <= self.ply
            && state.takebacks == self.takebacks
    }
}

/// Whether a move that was refused could be accepted another time, so that it stays kept.
pub fn can_be_sent_again(code: Code) -> bool {
    match code {
        Code::NotSignedIn
        | Code::SignInAgain
        | Code::TooMany
        | Code::Unavailable
        | Code::Internal => true,
        Code::Malformed
        | Code::TooLarge
        | Code::NotAllowed
        | Code::NotFound
        | Code::ForeignOrigin
        | Code::NotYourTurn
        | Code::Illegal
        | Code::Stale
        | Code::WrongState
        | Code::Taken
        | Code::NameTaken
        | Code::WrongPassword
        | Code::NotInvited => false,
    }
}

const PREFIX: &str = "polis.unsent.";

/// The unsent moves that are kept in a store: one for each person at each table, under a key of its own, so
/// that neither tabs nor people who sign in one after the other overwrite the moves of each other.
#[derive(Clone, Copy, Debug)]
pub struct UnsentMoves<S>(pub S);

impl<S: KeyValueStore> UnsentMoves<S> {
    /// The most moves that are kept. Whoever is at more tables without a network loses some.
    pub const MOST: usize = 100;
    /// The longest text that is read.
    const MAX_BYTES: usize = 1024;

    /// Keeps a move. A browser that keeps nothing sends it all the same while its page is open.
    pub fn keep(&self, table: TableId, unsent: &UnsentMove) {
        let key = key(table, unsent.person);
        let others = self.keys().into_iter().map(|(_, other)| other);
        let others = others.filter(|other| *other != key);
        for other in others.skip(Self::MOST - 1) {
            self.0.remove(&other);
        }
        if let Ok(text) = serde_json::to_string(unsent) {
            let _ = self.0.set(&key, &text);
        }
    }

    /// The moves of a person.
    pub fn of(&self, person: PersonId) -> Vec<(TableId, UnsentMove)> {
        let moves = self.all().into_iter();
        moves
            .filter(|(_, unsent)| unsent.person == person)
            .collect()
    }

    /// The moves of whoever plays in this browser.
    pub fn all(&self) -> Vec<(TableId, UnsentMove)> {
        self.keys()
            .into_iter()
            .filter_map(|(table, key)| Some((table, self.read(&key)?)))
            .collect()
    }

    /// Forgets a move, unless another one has taken its place.
    pub fn forget(&self, table: TableId, unsent: &UnsentMove) {
        for (other, key) in self.keys() {
            if other == table && self.read(&key).as_ref() == Some(unsent) {
                self.0.remove(&key);
            }
        }
    }

    /// Forgets the moves of a guest when somebody else is here, or nobody: guests cannot come back. Who has
    /// an account can, and a guest who makes one stays the same person.
    pub fn forget_guest(&self, before: &Person, now: Option<PersonId>) {
        let is_gone = match before.kind {
            PersonKind::Guest => now != Some(before.id),
            PersonKind::Account | PersonKind::Deleted => false,
        };
        let moves = if is_gone {
            self.of(before.id)
        } else {
            Vec::new()
        };
        for (table, unsent) in moves {
            self.forget(table, &unsent);
        }
    }

    fn read(&self, key: &str) -> Option<UnsentMove> {
        let text = self.0.get(key)?;
        if text.len() > Self::MAX_BYTES {
            return None;
        }
        serde_json::from_str(&text).ok()
    }

    /// The keys of all moves, with their tables. A key without a person is of an earlier version.
    fn keys(&self) -> Vec<(TableId, String)> {
        let table = |key: &str| {
            let rest = key.strip_prefix(PREFIX)?;
            let (table, person) = rest
                .split_once('.')
                .map_or((rest, None), |(table, person)| (table, Some(person)));
            let is_person = person.is_none_or(|person| person.parse::<PersonId>().is_ok());
            table.parse().ok().filter(|_| is_person)
        };
        let keys = self.0.keys().into_iter();
        keys.filter_map(|key| Some((table(&key)?, key))).collect()
    }
}

fn key(table: TableId, person: PersonId) -> String {
    format!("{PREFIX}{table}.{person}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saved_games::memory::Memory;

    fn unsent(person: u128, ply: u32) -> UnsentMove {
        UnsentMove {
            person: PersonId::from_bits(person),
            ply,
            takebacks: 0,
            text: "take 1".to_owned(),
        }
    }

    #[test]
    fn a_move_is_kept_until_it_is_forgotten() {
        let memory = Memory::default();
        let moves = UnsentMoves(&memory);
        let (table, other) = (TableId::from_bits(1), TableId::from_bits(2));
        moves.keep(table, &unsent(7, 3));
        moves.keep(other, &unsent(8, 0));
        let me = PersonId::from_bits(7);
        assert_eq!(moves.of(me), [(table, unsent(7, 3))]);
        // A later move stays when the one before it is answered.
        moves.keep(table, &unsent(7, 5));
        moves.forget(table, &unsent(7, 3));
        assert_eq!(moves.of(me), [(table, unsent(7, 5))]);
        moves.forget(table, &unsent(7, 5));
        assert_eq!(moves.of(me), []);
        assert_eq!(moves.all(), [(other, unsent(8, 0))]);
    }

    #[test]
    fn two_people_at_one_table_do_not_lose_each_others_moves() {
        let memory = Memory::default();
        let moves = UnsentMoves(&memory);
        let table = TableId::from_bits(1);
        // In one tab somebody plays, and in another tab somebody else signs in and plays.
        moves.keep(table, &unsent(7, 3));
        moves.keep(table, &unsent(8, 4));
        let of = |person| moves.of(PersonId::from_bits(person));
        assert_eq!(of(7), [(table, unsent(7, 3))]);
        assert_eq!(of(8), [(table, unsent(8, 4))]);
        moves.forget(table, &unsent(8, 4));
        assert_eq!(moves.all(), [(table, unsent(7, 3))]);
    }

    #[test]
    fn what_a_guest_left_who_signed_out_is_forgotten() {
        let person = |kind| Person {
            id: PersonId::from_bits(7),
            name: "Erato".to_owned(),
            kind,
            rating: None,
            provisional: false,
        };
        let (guest, account) = (person(PersonKind::Guest), person(PersonKind::Account));
        let (same, other) = (Some(guest.id), Some(PersonId::from_bits(9)));
        for (before, now, are_left) in [
            (&guest, None, 0),
            (&guest, other, 0),
            (&guest, same, 2),
            (&account, None, 2),
            (&account, other, 2),
        ] {
            let memory = Memory::default();
            let moves = UnsentMoves(&memory);
            for table in [1, 2] {
                moves.keep(TableId::from_bits(table), &unsent(7, 3));
            }
            moves.keep(TableId::from_bits(2), &unsent(8, 4));
            moves.forget_guest(before, now);
            assert_eq!(moves.of(before.id).len(), are_left, "{before:?} {now:?}");
            assert_eq!(moves.of(PersonId::from_bits(8)).len(), 1);
        }
    }

    #[test]
    fn what_an_earlier_version_kept_is_read_and_forgotten() {
        let memory = Memory::default();
        let (moves, table) = (UnsentMoves(&memory), TableId::from_bits(1));
        let text = serde_json::to_string(&unsent(7, 3)).unwrap();
        memory.set(&format!("{PREFIX}{table}"), &text).unwrap();
        assert_eq!(moves.all(), [(table, unsent(7, 3))]);
        moves.forget(table, &unsent(7, 3));
        assert_eq!(moves.all(), []);
    }

    #[test]
    fn there_is_an_end_to_what_is_kept() {
        let memory = Memory::default();
        let moves = UnsentMoves(&memory);
        for bits in 0..300 {
            moves.keep(TableId::from_bits(bits), &unsent(7, 1));
        }
        assert_eq!(moves.all().len(), UnsentMoves::<Memory>::MOST);
        let last = TableId::from_bits(299);
        assert!(moves.all().iter().any(|(table, _)| *table == last));
    }

    #[test]
    fn what_cannot_be_read_is_passed_over() {
        let memory = Memory::default();
        let table = TableId::from_bits(1);
        for text in ["", "{", "null", &"x".repeat(2000)] {
            memory
                .set(&key(table, PersonId::from_bits(7)), text)
                .unwrap();
            assert_eq!(UnsentMoves(&memory).all(), []);
        }
        memory.set("polis.unsent.x", "{}").unwrap();
        memory.set(&format!("{PREFIX}{table}.x"), "{}").unwrap();
        assert_eq!(UnsentMoves(&memory).all(), []);
        UnsentMoves(&memory).keep(table, &unsent(7, 1));
        assert_eq!(UnsentMoves(&memory).all().len(), 1);
    }
}
