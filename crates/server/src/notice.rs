//! What nodes at the same database tell each other, and its text.
//!
//! Whatever happened at a table stands in the database, and its place in the log is the truth; a
//! message says that there is something to read. One of moves holds the moves as well, so that whoever
//! is just one place behind need not read them.

use std::fmt::Write;

use polis_protocol::{Event, Logged, Millis, PersonId, Seq, SpectatorLine, StudyId, TableId};

use crate::peer_key::PeerKey;
use crate::store::{Append, read_body};
use crate::studies::StudyCrowd;
use crate::table::NodePresence;

/// The longest message that PostgreSQL takes is 8000 bytes.
const MAX_BYTES: usize = 7900;
/// The characters of a signature and the space behind it.
const SIGNATURE_LENGTH: usize = 23;
/// The longest event that a message holds.
const MAX_BODY_BYTES: usize = 4000;

/// A message of another node.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Notice {
    /// Moves, or something as small, each at a table of its own.
    Small(Vec<SmallNotice>),
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
    /// Somebody planned a turn at a table.
    Planned { number: i64 },
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

/// A move, or something as small, of which a message tells.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SmallNotice {
    /// The number of the table.
    pub(crate) number: i64,
    /// Its last event.
    pub(crate) seq: Seq,
    /// The time of the event and its body as the log has it, where it travels. It is read only where somebody
    /// uses the table.
    pub(crate) event: Option<(Millis, String)>,
}

impl SmallNotice {
    /// The event, if it travels and can be read; else it is to be read from the database.
    pub(crate) fn read(&self) -> Option<Logged> {
        let (at, body) = self.event.as_ref()?;
        let event = read_body(body).ok()?;
        travels(&event).then_some(Logged {
            seq: self.seq,
            at: *at,
            event,
        })
    }

    fn parse(entry: &str) -> Option<SmallNotice> {
        let (place, event) = entry.split_once(' ').unwrap_or((entry, ""));
        let (number, seq) = read_place(place)?;
        let event = event.split_once(' ').and_then(|(at, body)| {
            let at = at.parse().ok()?;
            Some((at, body.to_owned()))
        });
        Some(SmallNotice { number, seq, event })
    }
}

/// Whether messages hold the moves of which they tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// The place in the log alone: no other node was heard of, and one that is new reads it.
    Places,
    Events,
}

/// What tells the other nodes of moves and other small appends: as few messages as possible, signed.
pub(crate) fn small_notices(
    key: &PeerKey,
    node: u64,
    appends: &[&Append],
    told: Told,
) -> Vec<String> {
    let mut messages = Vec::new();
    let mut text = String::new();
    let mut entry = String::new();
    for append in appends {
        entry.clear();
        // Writing into a text cannot fail.
        let _ = write!(entry, "{}:{}", append.number, append.touch.seq);
        if let (Told::Events, true, [row]) = (told, append.travels, &append.rows[..])
            && row.body.len() <= MAX_BODY_BYTES
        {
            let _ = write!(entry, " {} {}", row.at, row.body);
        }
        if text.len() + entry.len() + 1 > MAX_BYTES - SIGNATURE_LENGTH {
            messages.push(key.sign(&text));
            text.clear();
        }
        if text.is_empty() {
            let _ = write!(text, "{node:x} s {entry}");
        } else {
            text.push('\n');
            text.push_str(&entry);
        }
    }
    if !text.is_empty() {
        messages.push(key.sign(&text));
    }
    messages
}

/// Whether a message to other nodes may hold an event. None that does holds a name, a line of chat or
/// the order of tiles: those are read from the database, where names can be removed.
pub(crate) fn travels(event: &Event) -> bool {
    match event {
        Event::Moved { .. }
        | Event::TakebackAsked { .. }
        | Event::TakebackAgreed { .. }
        | Event::TakebackDeclined { .. }
        | Event::RematchAsked { .. } => true,
        Event::Opened { .. }
        | Event::Seated { .. }
        | Event::Started { .. }
        | Event::TakenBack { .. }
        | Event::Forfeited { .. }
        | Event::Finished { .. }
        | Event::Aborted { .. }
        | Event::OnVacation { .. }
        | Event::Next { .. }
        | Event::Said { .. } => false,
    }
}

/// A signed message as text; none where there is nothing to send.
pub(crate) fn write_notice(key: &PeerKey, node: u64, notice: &Notice) -> Option<String> {
    let text = match notice {
        Notice::Small(entries) => {
            let mut text = format!("{node:x} s ");
            for (index, SmallNotice { number, seq, event }) in entries.iter().enumerate() {
                let gap = if index > 0 { "\n" } else { "" };
                let _ = write!(text, "{gap}{number}:{seq}");
                if let Some((at, body)) = event {
                    let _ = write!(text, " {at} {body}");
                }
            }
            text
        }
        Notice::Large(number, seq) => format!("{node:x} l {number}:{seq}"),
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
        Notice::Planned { number } => format!("{node:x} n {number}"),
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
    let signed = key.sign(&text);
    (signed.len() <= MAX_BYTES).then_some(signed)
}

/// Whether a message says that it comes from a node; its signature is not looked at.
pub(crate) fn is_from(node: u64, text: &str) -> bool {
    let sender = text.split(' ').nth(1);
    sender.and_then(|sender| u64::from_str_radix(sender, 16).ok()) == Some(node)
}

/// A message from text, and of which node it is; none where no node at this database signed it.
pub(crate) fn read_notice(key: &PeerKey, text: &str) -> Option<(u64, Notice)> {
    let (node, text) = key.verify(text)?.split_once(' ')?;
    let node = u64::from_str_radix(node, 16).ok()?;
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    let mut words = rest.split(' ').filter(|word| !word.is_empty());
    let notice = match kind {
        "s" => {
            let entries = rest.split('\n').map(SmallNotice::parse);
            Notice::Small(entries.collect::<Option<_>>()?)
        }
        "l" => {
            let (number, seq) = read_place(words.next()?)?;
            Notice::Large(number, seq)
        }
        "o" => Notice::SignedOut(words.next()?.parse().ok()?),
        "f" => Notice::Forgotten(words.next()?.parse().ok()?),
        "p" => {
            let (table, rest) = rest.split_once(' ')?;
            let (seats, rest) = rest.split_once(' ')?;
            let (watchers, spectators) = rest.split_once(' ')?;
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
        "n" => Notice::Planned {
            number: words.next()?.parse().ok()?,
        },
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
    use polis_game::Seat;
    use polis_protocol::{MAX_NAMED_SPECTATORS, MAX_STUDY_PEOPLE, Person, PersonKind};

    use super::*;
    use crate::store::{LogRow, Touch, write_body};

    fn key() -> PeerKey {
        PeerKey::new("secret")
    }

    fn moved(text: &str) -> Event {
        Event::Moved {
            ply: 0,
            seat: Seat::First,
            text: text.to_owned(),
            shown: String::new(),
            left_ms: None,
        }
    }

    fn append(number: i64, body: &str) -> Append {
        let (seq, at) = (2, 17);
        let body = body.to_owned();
        Append {
            number,
            previous: 1,
            rows: vec![LogRow { seq, at, body }],
            touch: Touch {
                seq,
                changed: at,
                wake: None,
                turn: None,
            },
            more: None,
            travels: true,
        }
    }

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
        assert!(write_notice(&key(), u64::MAX, &notice).is_some());
    }

    #[test]
    fn notices_there_and_back() {
        for notice in [
            Notice::Small(vec![SmallNotice {
                number: 1,
                seq: 2,
                event: None,
            }]),
            Notice::Small(vec![
                SmallNotice {
                    number: 1,
                    seq: 2,
                    event: Some((17, write_body(&moved("a b\nc")))),
                },
                SmallNotice {
                    number: 3,
                    seq: 4,
                    event: None,
                },
            ]),
            Notice::Planned { number: 5 },
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
            let text = write_notice(&key(), 0xab, &notice).expect("it is short");
            assert_eq!(read_notice(&key(), &text), Some((0xab, notice)));
            assert!(is_from(0xab, &text) && !is_from(0xac, &text));
            assert_eq!(read_notice(&PeerKey::new("another"), &text), None);
        }
        let wrong = [
            "", "x", "1", "1 s 5", "1 s", "1 s 1:x", "1 l", "1 z 5", "1 p 5 6",
        ];
        for wrong in wrong {
            assert_eq!(read_notice(&key(), wrong), None, "{wrong}");
            assert_eq!(read_notice(&key(), &key().sign(wrong)), None, "{wrong}");
        }
    }

    #[test]
    fn many_moves_go_in_few_messages() {
        let long = write_body(&moved(&"x".repeat(MAX_BODY_BYTES)));
        let short = write_body(&moved("x"));
        let bodies = std::iter::repeat_n(&short, 400).chain(Some(&long));
        let appends: Vec<Append> = (0..).zip(bodies).map(|(n, body)| append(n, body)).collect();
        let appends: Vec<&Append> = appends.iter().collect();
        for (told, most) in [(Told::Events, 4), (Told::Places, 1)] {
            let messages = small_notices(&key(), 5, &appends, told);
            assert!(messages.len() <= most, "{}", messages.len());
            let mut entries = Vec::new();
            for message in &messages {
                assert!(message.len() <= MAX_BYTES);
                match read_notice(&key(), message) {
                    Some((5, Notice::Small(more))) => entries.extend(more),
                    other => panic!("{other:?}"),
                }
            }
            assert_eq!(entries.len(), appends.len());
            for (entry, append) in entries.iter().zip(&appends) {
                assert_eq!((entry.number, entry.seq), (append.number, 2));
                let is_there = told == Told::Events && append.number < 400;
                let event = is_there.then(|| moved("x"));
                assert_eq!(entry.read().map(|logged| logged.event), event);
            }
        }
    }

    #[test]
    fn an_event_that_cannot_travel_leaves_its_place() {
        // What is no event, and what is none that may travel.
        for event in [
            "",
            "17",
            "17 {}",
            "x {\"takeback_agreed\":{\"seat\":1}}",
            "17 {\"aborted\":{\"reason\":\"host\"}}",
        ] {
            let text = key().sign(&format!("1 s 7:2 {event}"));
            let Some((1, Notice::Small(entries))) = read_notice(&key(), &text) else {
                panic!("{event}");
            };
            let [entry] = &entries[..] else {
                panic!("{event}");
            };
            assert_eq!(
                (entry.number, entry.seq, entry.read()),
                (7, 2, None),
                "{event}"
            );
        }
    }
}
