//! What was said at a table.

use std::collections::BTreeMap;

use polis_game::Seat;
use polis_protocol::{Event, Logged, Millis, Seq};

/// What was said at a table, each line once, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chat {
    lines: BTreeMap<Seq, Line>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// By whom.
    pub seat: Seat,
    /// When, by the server's clock.
    pub at: Millis,
    /// What. It is text and nothing else.
    pub text: String,
}

impl Chat {
    /// The most lines that are kept.
    pub const MOST: usize = 500;

    /// Takes an event; whether it was something said that was not known.
    pub fn take(&mut self, logged: &Logged) -> bool {
        let Event::Said { seat, text, .. } = &logged.event else {
            return false;
        };
        let line = Line {
            seat: *seat,
            at: logged.at,
            text: text.clone(),
        };
        let is_new = self.lines.insert(logged.seq, line).is_none();
        while self.lines.len() > Chat::MOST {
            self.lines.pop_first();
        }
        is_new
    }

    /// All lines with their places in the log, in order.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = (Seq, &Line)> {
        self.lines.iter().map(|(&seq, line)| (seq, line))
    }

    /// The place of the last line; 0 when nothing was said.
    pub fn last(&self) -> Seq {
        self.lines.last_key_value().map_or(0, |(&seq, _)| seq)
    }

    /// How many lines of others came after a place.
    pub fn unread(&self, after: Seq, me: Option<Seat>) -> usize {
        self.lines
            .range(after.saturating_add(1)..)
            .filter(|(_, line)| Some(line.seat) != me)
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(seq: Seq, seat: Seat, text: &str) -> Logged {
        Logged {
            seq,
            at: 0,
            event: Event::Said {
                seat,
                text: text.to_owned(),
                key: seq,
            },
        }
    }

    #[test]
    fn each_line_is_there_once_and_in_order() {
        let mut chat = Chat::default();
        assert!(chat.take(&said(7, Seat::Second, "two")));
        assert!(chat.take(&said(3, Seat::First, "one")));
        assert!(!chat.take(&said(7, Seat::Second, "two")));
        let texts: Vec<&str> = chat.lines().map(|(_, line)| line.text.as_str()).collect();
        assert_eq!(texts, ["one", "two"]);
        assert_eq!(chat.last(), 7);
        assert_eq!(chat.unread(0, Some(Seat::First)), 1);
        assert_eq!(chat.unread(3, Some(Seat::Second)), 0);
        assert_eq!(chat.unread(0, None), 2);
    }

    #[test]
    fn a_flood_does_not_grow_for_ever() {
        let mut chat = Chat::default();
        for seq in 1..=2000 {
            chat.take(&said(seq, Seat::First, "x"));
        }
        assert_eq!(chat.lines().count(), Chat::MOST);
    }
}
