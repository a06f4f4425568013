//! What the seated say to each other.

use polis_protocol::{Code, Event, Logged, MAX_CHAT_CHARS, Millis, Person, PersonId, Refusal};

use crate::table::game::{HostedTable, wrong_state};

/// The most lines of chat at one table: its whole log is read when somebody comes.
const MOST_LINES: u32 = 10_000;

impl HostedTable {
    pub(super) fn say(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
        text: &str,
        key: u32,
    ) -> Result<(), Refusal> {
        let seat = self.seat_of(person.id)?;
        let said_before = |&(other, last): &(PersonId, u32)| other == person.id && key <= last;
        if self.said.iter().any(said_before) {
            return Ok(());
        }
        if self.lines >= MOST_LINES {
            return Err(too_much_said());
        }
        let text = chat_text(text)?;
        self.heard(person.id, key);
        let who = Some(speaker(person));
        self.push(
            log,
            now,
            Event::Said {
                seat,
                who,
                text,
                key,
            },
        );
        Ok(())
    }

    /// Remembers the number of the last line that a person said.
    pub(super) fn heard(&mut self, person: PersonId, key: u32) {
        self.lines += 1;
        match self.said.iter_mut().find(|(other, _)| *other == person) {
            Some((_, last)) => *last = key,
            None => self.said.push((person, key)),
        }
    }
}

/// A line of chat as it is kept.
///
/// # Errors
/// When it is empty or too long.
pub(crate) fn chat_text(text: &str) -> Result<String, Refusal> {
    let text: String = text
        .trim()
        .chars()
        .map(|c| if polis_game::is_printable(c) { c } else { ' ' })
        .collect();
    let found = text.chars().count();
    if found == 0 || found > MAX_CHAT_CHARS {
        return Err(Refusal::new(
            Code::Malformed,
            format!("found {found} characters; expected 1 to {MAX_CHAT_CHARS}"),
        ));
    }
    Ok(text)
}

/// Who said something: their rating is none of the chat's.
pub(crate) fn speaker(person: &Person) -> Person {
    Person {
        rating: None,
        provisional: false,
        ..person.clone()
    }
}

/// No more is kept at this table.
pub(crate) fn too_much_said() -> Refusal {
    wrong_state("more has been said here than a table keeps")
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_protocol::{Action, PersonKind};

    use super::*;
    use crate::table::game::Actor;

    #[test]
    fn a_table_hears_enough_at_some_time() {
        let host = Person {
            id: PersonId::from_bits(1),
            name: "Thalia".to_owned(),
            kind: PersonKind::Guest,
            rating: None,
            provisional: false,
        };
        let settings = r#"{"game":{"akropolis":{}},"chairs":["host","open"]}"#;
        let settings = serde_json::from_str(settings).unwrap();
        let (mut table, _) = HostedTable::open(&host, settings, None, None, 1000).unwrap();
        let mut say = |key| {
            let text = "x".to_owned();
            table.act(Actor::Person(&host), &Action::Say { text, key }, 1000)
        };
        for key in 1..=MOST_LINES {
            say(key).unwrap();
        }
        assert_eq!(say(MOST_LINES + 1).unwrap_err().code, Code::WrongState);
    }
}
