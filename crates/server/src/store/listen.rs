//! Hearing from the other nodes at the same PostgreSQL what they wrote.

use std::fmt::Write;

use polis_protocol::{PersonId, Seq, TableId};
use sqlx::postgres::PgListener;

use crate::store::connect::{DatabasePool, Store};

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
    /// The presence at a table on that node: the seats as bits, and the number of watchers.
    Presence {
        node: u64,
        table: TableId,
        seats: u8,
        watchers: u32,
    },
    /// It is the turn of a person who is not at the table on that node.
    YourTurn { person: PersonId, table: TableId },
    /// A node asks for the presence at a table.
    WhoIsThere { table: TableId },
    /// The node is there.
    Alive,
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
        let Some(text) = write(self.node, notice) else {
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
            if let Some((node, notice)) = read(notification.payload())
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

fn write(node: u64, notice: &Notice) -> Option<String> {
    let text = match notice {
        Notice::Small(tables) => tables.iter().fold(small_notice(node), |mut text, table| {
            let _ = write!(text, " {}:{}", table.0, table.1);
            text
        }),
        Notice::Large(number, seq) => large_notice(node, *number, *seq),
        Notice::SignedOut(person) => format!("{node:x} o {person}"),
        Notice::Forgotten(person) => format!("{node:x} f {person}"),
        Notice::Presence {
            table,
            seats,
            watchers,
            ..
        } => format!("{node:x} p {table} {seats} {watchers}"),
        Notice::YourTurn { person, table } => format!("{node:x} t {person} {table}"),
        Notice::WhoIsThere { table } => format!("{node:x} w {table}"),
        Notice::Alive => format!("{node:x} a"),
        Notice::Lost => return None,
    };
    (text.len() <= MAX_BYTES).then_some(text)
}

fn read(text: &str) -> Option<(u64, Notice)> {
    let mut words = text.split(' ');
    let node = u64::from_str_radix(words.next()?, 16).ok()?;
    let notice = match words.next()? {
        "s" => Notice::Small(words.map(read_place).collect::<Option<_>>()?),
        "l" => {
            let (number, seq) = read_place(words.next()?)?;
            Notice::Large(number, seq)
        }
        "o" => Notice::SignedOut(words.next()?.parse().ok()?),
        "f" => Notice::Forgotten(words.next()?.parse().ok()?),
        "p" => Notice::Presence {
            node,
            table: words.next()?.parse().ok()?,
            seats: words.next()?.parse().ok()?,
            watchers: words.next()?.parse().ok()?,
        },
        "t" => Notice::YourTurn {
            person: words.next()?.parse().ok()?,
            table: words.next()?.parse().ok()?,
        },
        "a" => Notice::Alive,
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
    use super::*;

    #[test]
    fn notices_there_and_back() {
        for notice in [
            Notice::Small(vec![(1, 2), (30, 400)]),
            Notice::Large(5, 6),
            Notice::SignedOut(PersonId::from_bits(7)),
            Notice::Forgotten(PersonId::from_bits(7)),
            Notice::Alive,
            Notice::YourTurn {
                person: PersonId::from_bits(7),
                table: TableId::from_bits(1),
            },
            Notice::Presence {
                node: 0xab,
                table: TableId::from_bits(1),
                seats: 3,
                watchers: 12,
            },
            Notice::WhoIsThere {
                table: TableId::from_bits(1),
            },
        ] {
            let text = write(0xab, &notice).expect("it is short");
            assert_eq!(read(&text), Some((0xab, notice)));
        }
        for wrong in ["", "x", "1", "1 s 5", "1 l", "1 z 5", "1 p 5 6"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
