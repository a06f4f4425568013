//! Hearing from the other nodes at the same PostgreSQL what they wrote.

use std::fmt::Write;

use polis_protocol::{PersonId, Seq, SpectatorLine, StudyId, TableId};
use sqlx::postgres::PgListener;

use crate::store::connect::{DatabasePool, Store};
use crate::studies::StudyCrowd;
use crate::table::NodePresence;

/// The channel on which nodes announce what they wrote.
pub(super) const CHANNEL: &str = "polis";

/// The longest notice that PostgreSQL takes is 8000 bytes.
const MAX_BYTES: usize = 7900;

/// A message of another node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    /// Moves: the numbers of tables, and their last events.
    Small(Vec<(i64, Seq)>),
    /// A table whose seats or status changed, too.
    Large(i64, Seq),
    /// Somebody's sessions ended.
    SignedOut(PersonId),
    /// A person deleted their account: their name is no longer in the database.
    Forgotten(PersonId),
    /// The presence at a table on that node.
    Presence {
        node: u64,
        table: TableId,
        presence: NodePresence,
    },
    /// A spectator said something.
    SpectatorSaid { table: TableId, line: SpectatorLine },
    /// It is the turn of a person who is not at the table on that node.
    YourTurn { person: PersonId, table: TableId },
    /// Something about a person's friends or challenges has changed.
    FriendsChanged(PersonId),
    /// A node asks for the presence at a table.
    WhoIsThere { table: TableId },
    /// Something in a study has changed.
    StudyChanged { study: StudyId },
    /// Who is in a study on that node.
    StudyCrowd {
        node: u64,
        study: StudyId,
        crowd: StudyCrowd,
    },
    /// A node asks who is in a study.
    WhoStudies { study: StudyId },
    /// The node is there.
    Alive,
    /// A node says something to itself, to know that it hears the others.
    Greeting(u64),
    /// Messages of the node may be lost: look at the database.
    LookAgain,
    /// Messages were lost: the connection was gone.
    Lost,
}

/// Receives the messages of other nodes.
pub(crate) struct Listener {
    listener: PgListener,
    node: u64,
}

impl Store {
    /// Starts to listen; none at a database that only one node uses.
    pub(crate) async fn listen(&self) -> Result<Option<Listener>, sqlx::Error> {
        match self.pool() {
            DatabasePool::Sqlite(_) => Ok(None),
            DatabasePool::Postgres(pool) => {
                let mut listener = PgListener::connect_with(pool).await?;
                // Whoever listens has to know at once that the connection is gone.
                listener.eager_reconnect(false);
                listener.listen(CHANNEL).await?;
                Ok(Some(Listener {
                    listener,
                    node: self.node,
                }))
            }
        }
    }

    /// Tells the other nodes something that is in no table.
    pub(crate) async fn tell(&self, notice: &Notice) -> Result<(), sqlx::Error> {
        let DatabasePool::Postgres(pool) = self.pool() else {
            return Ok(());
        };
        let Some(text) = write_notice(self.node, notice) else {
            return Ok(());
        };
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(text)
            .execute(pool)
            .await?;
        Ok(())
    }
}

impl Listener {
    /// Waits for the next notice of another node, and which one it is.
    pub(crate) async fn next(&mut self) -> Result<(u64, Notice), sqlx::Error> {
        loop {
            let Some(notification) = self.listener.try_recv().await? else {
                return Ok((self.node, Notice::Lost));
            };
            if let Some((node, notice)) = read_notice(notification.payload())
                && node != self.node
            {
                return Ok((node, notice));
            }
        }
    }
}

pub(super) fn small_notice(node: u64) -> String {
    format!("{node:x} s")
}

pub(super) fn large_notice(node: u64, number: i64, seq: Seq) -> String {
    format!("{node:x} l {number}:{seq}")
}

/// A message as text; none where there is nothing to send.
pub(crate) fn write_notice(node: u64, notice: &Notice) -> Option<String> {
    let text = match notice {
        Notice::Small(tables) => tables.iter().fold(small_notice(node), |mut text, table| {
            let _ = write!(text, " {}:{}", table.0, table.1);
            text
        }),
        Notice::Large(number, seq) => large_notice(node, *number, *seq),
        Notice::SignedOut(person) => format!("{node:x} o {person}"),
        Notice::Forgotten(person) => format!("{node:x} f {person}"),
        Notice::Presence {
            table, presence, ..
        } => {
            let (seats, watchers) = (presence.seats, presence.watchers);
            let spectators = serde_json::to_string(&presence.spectators).ok()?;
            format!("{node:x} p {table} {seats} {watchers} {spectators}")
        }
        Notice::SpectatorSaid { table, line } => {
            format!("{node:x} v {table} {}", serde_json::to_string(line).ok()?)
        }
        Notice::YourTurn { person, table } => format!("{node:x} t {person} {table}"),
        Notice::FriendsChanged(person) => format!("{node:x} c {person}"),
        Notice::WhoIsThere { table } => format!("{node:x} w {table}"),
        Notice::StudyChanged { study } => format!("{node:x} u {study}"),
        Notice::StudyCrowd { study, crowd, .. } => {
            let text = format!("{node:x} d {study} {}", crowd.unnamed);
            crowd.people.iter().fold(text, |mut text, person| {
                let _ = write!(text, " {person}");
                text
            })
        }
        Notice::WhoStudies { study } => format!("{node:x} q {study}"),
        Notice::Alive => format!("{node:x} a"),
        Notice::Greeting(number) => format!("{node:x} g {number}"),
        Notice::LookAgain => format!("{node:x} x"),
        Notice::Lost => return None,
    };
    (text.len() <= MAX_BYTES).then_some(text)
}

/// A message from text, and of which node it is.
pub(crate) fn read_notice(text: &str) -> Option<(u64, Notice)> {
    let (node, text) = text.split_once(' ')?;
    let node = u64::from_str_radix(node, 16).ok()?;
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    let mut words = rest.split(' ').filter(|word| !word.is_empty());
    let notice = match kind {
        "s" => Notice::Small(words.map(read_place).collect::<Option<_>>()?),
        "l" => {
            let (number, seq) = read_place(words.next()?)?;
            Notice::Large(number, seq)
        }
        "o" => Notice::SignedOut(words.next()?.parse().ok()?),
        "f" => Notice::Forgotten(words.next()?.parse().ok()?),
        "p" => {
            let (table, rest) = rest.split_once(' ')?;
            let (seats, rest) = rest.split_once(' ')?;
            // A node of a former version tells no names.
            let (watchers, spectators) = rest.split_once(' ').unwrap_or((rest, "[]"));
            Notice::Presence {
                node,
                table: table.parse().ok()?,
                presence: NodePresence {
                    seats: seats.parse().ok()?,
                    watchers: watchers.parse().ok()?,
                    spectators: serde_json::from_str(spectators).ok()?,
                },
            }
        }
        "v" => {
            let (table, line) = rest.split_once(' ')?;
            Notice::SpectatorSaid {
                table: table.parse().ok()?,
                line: serde_json::from_str(line).ok()?,
            }
        }
        "t" => Notice::YourTurn {
            person: words.next()?.parse().ok()?,
            table: words.next()?.parse().ok()?,
        },
        "c" => Notice::FriendsChanged(words.next()?.parse().ok()?),
        "u" => Notice::StudyChanged {
            study: words.next()?.parse().ok()?,
        },
        "d" => Notice::StudyCrowd {
            node,
            study: words.next()?.parse().ok()?,
            crowd: StudyCrowd {
                unnamed: words.next()?.parse().ok()?,
                people: words.map(|word| word.parse().ok()).collect::<Option<_>>()?,
            },
        },
        "q" => Notice::WhoStudies {
            study: words.next()?.parse().ok()?,
        },
        "a" => Notice::Alive,
        "g" => Notice::Greeting(words.next()?.parse().ok()?),
        "x" => Notice::LookAgain,
        "w" => Notice::WhoIsThere {
            table: words.next()?.parse().ok()?,
        },
        _ => return None,
    };
    Some((node, notice))
}

fn read_place(word: &str) -> Option<(i64, Seq)> {
    let (number, seq) = word.split_once(':')?;
    Some((number.parse().ok()?, seq.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use polis_protocol::{MAX_NAMED_SPECTATORS, MAX_STUDY_PEOPLE, Person, PersonKind};

    use super::*;

    fn thalia() -> Person {
        Person {
            id: PersonId::from_bits(7),
            name: "Thalia of Athens".to_owned(),
            kind: PersonKind::Guest,
            rating: None,
            provisional: false,
        }
    }

    #[test]
    fn the_largest_presence_can_be_told() {
        let thalia = Person {
            name: "\u{1f600}".repeat(40),
            kind: PersonKind::Account,
            ..thalia()
        };
        let presence = NodePresence {
            seats: 15,
            watchers: u32::MAX,
            spectators: vec![thalia; MAX_NAMED_SPECTATORS],
        };
        let table = TableId::from_bits(u128::MAX);
        let notice = Notice::Presence {
            node: 1,
            table,
            presence,
        };
        assert!(write_notice(u64::MAX, &notice).is_some());
    }

    #[test]
    fn notices_there_and_back() {
        for notice in [
            Notice::Small(vec![(1, 2), (30, 400)]),
            Notice::Large(5, 6),
            Notice::SignedOut(PersonId::from_bits(7)),
            Notice::Forgotten(PersonId::from_bits(7)),
            Notice::FriendsChanged(PersonId::from_bits(7)),
            Notice::Alive,
            Notice::Greeting(17),
            Notice::LookAgain,
            Notice::YourTurn {
                person: PersonId::from_bits(7),
                table: TableId::from_bits(1),
            },
            Notice::Presence {
                node: 0xab,
                table: TableId::from_bits(1),
                presence: NodePresence {
                    seats: 3,
                    watchers: 12,
                    spectators: vec![thalia()],
                },
            },
            Notice::SpectatorSaid {
                table: TableId::from_bits(1),
                line: SpectatorLine {
                    number: 4,
                    at: 5,
                    who: thalia(),
                    text: "what a move".to_owned(),
                },
            },
            Notice::WhoIsThere {
                table: TableId::from_bits(1),
            },
            Notice::StudyChanged {
                study: StudyId::from_bits(1),
            },
            Notice::WhoStudies {
                study: StudyId::from_bits(1),
            },
            Notice::StudyCrowd {
                node: 0xab,
                study: StudyId::from_bits(1),
                crowd: StudyCrowd {
                    people: vec![PersonId::from_bits(u128::MAX); MAX_STUDY_PEOPLE],
                    unnamed: 3,
                },
            },
        ] {
            let text = write_notice(0xab, &notice).expect("it is short");
            assert_eq!(read_notice(&text), Some((0xab, notice)));
        }
        for wrong in ["", "x", "1", "1 s 5", "1 l", "1 z 5", "1 p 5 6"] {
            assert_eq!(read_notice(wrong), None, "{wrong}");
        }
    }
}
