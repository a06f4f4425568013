//! Events as the log keeps them: JSON, and moves, of which there are most, as short as can be.
//!
//! A move is an array of what it says, `[12,1,"5 0,-1 2","7:31"]`: its ply, its seat, its text, the tiles that it
//! brought to light, and the time that was left, as far as there are any. Logs of older versions have moves
//! as objects, like all other events.

use polis_game::Seat;
use polis_protocol::Event;
use serde::Deserialize;

/// A move as the log keeps it.
#[derive(Deserialize)]
struct KeptMove {
    ply: u32,
    seat: Seat,
    text: String,
    #[serde(default)]
    shown: String,
    #[serde(default)]
    left_ms: Option<u64>,
}

/// An event as text for the log.
pub(crate) fn write_body(event: &Event) -> String {
    let text = match event {
        Event::Moved {
            ply,
            seat,
            text,
            shown,
            left_ms,
        } => match (shown.is_empty(), left_ms) {
            (true, None) => serde_json::to_string(&(ply, seat, text)),
            (false, None) => serde_json::to_string(&(ply, seat, text, shown)),
            (_, Some(left)) => serde_json::to_string(&(ply, seat, text, shown, left)),
        },
        other => serde_json::to_string(other),
    };
    text.expect("events are always JSON")
}

/// An event from the text of a log.
pub(crate) fn read_body(body: &str) -> Result<Event, serde_json::Error> {
    if !body.starts_with('[') {
        return serde_json::from_str(body);
    }
    let KeptMove {
        ply,
        seat,
        text,
        shown,
        left_ms,
    } = serde_json::from_str(body)?;
    Ok(Event::Moved {
        ply,
        seat,
        text,
        shown,
        left_ms,
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_protocol::AbortReason;

    use super::*;

    fn moved(shown: &str, left_ms: Option<u64>) -> Event {
        Event::Moved {
            ply: 12,
            seat: Seat::Second,
            text: "5 0,-1 \"2".to_owned(),
            shown: shown.to_owned(),
            left_ms,
        }
    }

    #[test]
    fn events_read_back_also_from_older_logs() {
        let aborted = Event::Aborted {
            reason: AbortReason::Host,
        };
        for (event, text) in [
            (moved("", None), r#"[12,2,"5 0,-1 \"2"]"#),
            (moved("7:31", None), r#"[12,2,"5 0,-1 \"2","7:31"]"#),
            (moved("", Some(5)), r#"[12,2,"5 0,-1 \"2","",5]"#),
            (aborted, r#"{"aborted":{"reason":"host"}}"#),
        ] {
            assert_eq!(write_body(&event), text);
            assert_eq!(read_body(text).unwrap(), event);
            let older = serde_json::to_string(&event).unwrap();
            assert_eq!(read_body(&older).unwrap(), event);
        }
        for broken in [
            "",
            "[",
            "[]",
            "[1,2]",
            "[1,9,\"x\"]",
            "[1,1,\"x\",\"\",1,2]",
            "{}",
        ] {
            assert!(read_body(broken).is_err(), "{broken}");
        }
    }
}
