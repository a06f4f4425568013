//! What was said at a table, by those who sit there and by those who watch.

use std::collections::BTreeMap;

use polis_game::Seat;
use polis_protocol::{Chair, Event, Logged, Millis, Person, PersonId, Seq, SpectatorLine};

/// What was said at a table, each line once, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chat {
    seated: BTreeMap<Seq, Line>,
    spectators: BTreeMap<u32, Line>,
    /// Number of lines that came as they were said.
    arrivals: u32,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// By whom.
    pub speaker: Speaker,
    /// When, by the server's clock.
    pub at: Millis,
    /// What. It is text and nothing else.
    pub text: String,
    /// The number that its speaker gave it; 0 where that is not told.
    key: u32,
    /// Its place among the lines as they came; 0 for what was said before one came.
    pub arrival: u32,
}

/// Who said something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// Somebody who sat at the table.
    Seated {
        /// Where.
        seat: Seat,
        /// Who, unless it was said before the server told that.
        who: Option<Person>,
    },
    /// Somebody who watched.
    Spectator(Person),
}

/// What a line of a spectator was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineReceipt {
    /// It was not known.
    New,
    /// It was not known, nor was one before it.
    Gap,
    /// It was known.
    Known,
}

impl Speaker {
    /// The person who spoke, where `chairs` are those of the table.
    pub fn person<'a>(&'a self, chairs: &'a [Chair]) -> Option<&'a Person> {
        match self {
            Speaker::Seated { seat, who } => {
                let chair = chairs.get(*seat as usize);
                who.as_ref().or_else(|| chair.and_then(Chair::who_sat))
            }
            Speaker::Spectator(who) => Some(who),
        }
    }
}

impl Chat {
    /// The most lines that are kept of the seated, and as many of the spectators.
    pub const MOST: usize = 500;

    /// Takes an event; whether it was something said that was not known.
    pub fn take(&mut self, logged: &Logged) -> bool {
        let arrival = self.arrivals + 1;
        let is_new = self.keep(logged, arrival);
        self.arrivals += u32::from(is_new);
        is_new
    }

    /// Takes what a spectator said.
    pub fn take_spectator(&mut self, line: &SpectatorLine) -> LineReceipt {
        let arrival = self.arrivals + 1;
        let last = self.spectators.last_key_value().map(|(&number, _)| number);
        if !self.keep_spectator(line, arrival) {
            return LineReceipt::Known;
        }
        self.arrivals += 1;
        if line.number > last.unwrap_or(0) + 1 {
            LineReceipt::Gap
        } else {
            LineReceipt::New
        }
    }

    /// Takes what was said before one came.
    pub fn remember(&mut self, seated: &[Logged], spectators: &[SpectatorLine]) {
        for logged in seated {
            self.keep(logged, 0);
        }
        for line in spectators {
            self.keep_spectator(line, 0);
        }
    }

    /// All lines in the order in which they were said.
    pub fn lines(&self) -> Vec<&Line> {
        let mut lines: Vec<&Line> = self
            .seated
            .values()
            .chain(self.spectators.values())
            .collect();
        lines.sort_by_key(|line| line.at);
        lines
    }

    /// Number of lines that came as they were said.
    pub fn arrivals(&self) -> u32 {
        self.arrivals
    }

    /// Whether a spectator has said something.
    pub fn has_spectators(&self) -> bool {
        !self.spectators.is_empty()
    }

    /// The largest number that a person is known to have given to a line.
    pub(crate) fn last_key(&self, person: PersonId) -> u32 {
        let is_theirs = |line: &&Line| line.speaker.person(&[]).map(|who| who.id) == Some(person);
        let lines = self.seated.values().filter(is_theirs);
        lines.map(|line| line.key).max().unwrap_or(0)
    }

    fn keep(&mut self, logged: &Logged, arrival: u32) -> bool {
        let Event::Said {
            seat,
            who,
            text,
            key,
        } = &logged.event
        else {
            return false;
        };
        let line = Line {
            speaker: Speaker::Seated {
                seat: *seat,
                who: who.clone(),
            },
            at: logged.at,
            text: text.clone(),
            key: *key,
            arrival,
        };
        add(&mut self.seated, logged.seq, line)
    }

    fn keep_spectator(&mut self, said: &SpectatorLine, arrival: u32) -> bool {
        let line = Line {
            speaker: Speaker::Spectator(said.who.clone()),
            at: said.at,
            text: said.text.clone(),
            key: 0,
            arrival,
        };
        add(&mut self.spectators, said.number, line)
    }
}

/// Adds a line unless it is known.
fn add(lines: &mut BTreeMap<u32, Line>, place: u32, line: Line) -> bool {
    if lines.contains_key(&place) {
        return false;
    }
    lines.insert(place, line);
    while lines.len() > Chat::MOST {
        lines.pop_first();
    }
    true
}

#[cfg(test)]
mod tests {
    use polis_protocol::PersonKind;

    use super::*;

    fn person(bits: u128, name: &str) -> Person {
        Person {
            id: PersonId::from_bits(bits),
            name: name.to_owned(),
            kind: PersonKind::Guest,
            rating: None,
            provisional: false,
        }
    }

    fn said(seq: Seq, seat: Seat, text: &str) -> Logged {
        Logged {
            seq,
            at: seq.into(),
            event: Event::Said {
                seat,
                who: Some(person(seat as u128, "Thalia")),
                text: text.to_owned(),
                key: 10 * seq,
            },
        }
    }

    fn watched(number: u32, at: Millis, text: &str) -> SpectatorLine {
        SpectatorLine {
            number,
            at,
            who: person(9, "Ourania"),
            text: text.to_owned(),
        }
    }

    fn texts(chat: &Chat) -> Vec<&str> {
        let lines = chat.lines().into_iter();
        lines.map(|line| line.text.as_str()).collect()
    }

    #[test]
    fn each_line_is_there_once_and_in_order() {
        let mut chat = Chat::default();
        assert!(chat.take(&said(7, Seat::Second, "two")));
        assert!(chat.take(&said(3, Seat::First, "one")));
        assert!(!chat.take(&said(7, Seat::Second, "two")));
        assert_eq!(texts(&chat), ["one", "two"]);
        assert_eq!(chat.arrivals(), 2);
        assert_eq!(chat.last_key(PersonId::from_bits(1)), 70);
        assert_eq!(chat.last_key(PersonId::from_bits(5)), 0);
    }

    #[test]
    fn both_chats_are_one_after_the_end() {
        let mut chat = Chat::default();
        chat.take(&said(3, Seat::First, "one"));
        chat.take(&said(9, Seat::First, "four"));
        chat.remember(
            &[said(3, Seat::First, "one"), said(8, Seat::Second, "three")],
            &[watched(1, 5, "two")],
        );
        assert_eq!(texts(&chat), ["one", "two", "three", "four"]);
        // What was said before is no news.
        assert_eq!(chat.arrivals(), 2);
        assert!(chat.has_spectators());
    }

    #[test]
    fn a_line_that_did_not_come_is_noticed() {
        let mut chat = Chat::default();
        assert_eq!(chat.take_spectator(&watched(1, 1, "a")), LineReceipt::New);
        assert_eq!(chat.take_spectator(&watched(1, 1, "a")), LineReceipt::Known);
        assert_eq!(chat.take_spectator(&watched(3, 3, "c")), LineReceipt::Gap);
        chat.remember(&[], &[watched(2, 2, "b")]);
        assert_eq!(chat.take_spectator(&watched(4, 4, "d")), LineReceipt::New);
        assert_eq!(texts(&chat), ["a", "b", "c", "d"]);
    }

    #[test]
    fn a_flood_does_not_grow_for_ever() {
        let mut chat = Chat::default();
        for seq in 1..=2000 {
            chat.take(&said(seq, Seat::First, "x"));
            chat.take_spectator(&watched(seq, seq.into(), "y"));
        }
        assert_eq!(chat.lines().len(), 2 * Chat::MOST);
    }

    #[test]
    fn who_spoke_is_known_though_the_seats_were_drawn() {
        let chairs = [
            Chair::Person(person(2, "Kleio")),
            Chair::Person(person(1, "Thalia")),
        ];
        let name = |who| {
            let seat = Seat::First;
            let speaker = Speaker::Seated { seat, who };
            speaker.person(&chairs).map(|person| person.name.clone())
        };
        assert_eq!(name(Some(person(1, "Thalia"))).as_deref(), Some("Thalia"));
        assert_eq!(name(None).as_deref(), Some("Kleio"));
    }
}
