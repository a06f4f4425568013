//! What this browser tells the server to be told whose turn it is.

use polis_protocol::{PushSubscription, QuietHours};
use serde::{Deserialize, Serialize};

/// When this browser does not want to be told, in minutes of its day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietTimes {
    /// When it begins.
    pub from: u16,
    /// When it ends. The same as the beginning: never quiet.
    pub to: u16,
}

impl Default for QuietTimes {
    /// The night.
    fn default() -> QuietTimes {
        QuietTimes {
            from: 22 * 60,
            to: 8 * 60,
        }
    }
}

impl QuietTimes {
    /// The same for a server, which has to know how the clock of this browser is set.
    pub fn hours(self, utc_offset: i16) -> QuietHours {
        QuietHours {
            from: self.from,
            to: self.to,
            utc_offset,
        }
    }
}

/// What a browser says of a subscription as JSON.
#[derive(Deserialize)]
struct Subscription {
    endpoint: String,
    keys: Keys,
}

#[derive(Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

/// Reads what a browser says of a subscription; none where something is missing.
pub fn read_subscription(json: &str, quiet: QuietHours) -> Option<PushSubscription> {
    let Subscription { endpoint, keys } = serde_json::from_str(json).ok()?;
    Some(PushSubscription {
        endpoint,
        p256dh: keys.p256dh,
        auth: keys.auth,
        quiet: Some(quiet),
    })
}

/// Reads a time as fields of forms have it, `22:30`.
pub fn read_time(text: &str) -> Option<u16> {
    let (hour, minute) = text.split_once(':')?;
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.get(..2)?.parse().ok()?);
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

/// A time as fields of forms have it.
pub fn write_time(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60 % 24, minute % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_are_written() {
        for minute in [0, 59, 60, 22 * 60 + 30, 1439] {
            assert_eq!(read_time(&write_time(minute)), Some(minute));
        }
        assert_eq!(read_time("07:05:00"), Some(425));
        for wrong in ["", "7", "24:00", "1:60", "a:b", "1:é"] {
            assert_eq!(read_time(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn subscriptions_are_read_as_browsers_write_them() {
        let quiet = QuietTimes::default().hours(60);
        let json = r#"{"endpoint":"https://push.example/x","expirationTime":null,
            "keys":{"p256dh":"BC","auth":"BT"}}"#;
        let read = read_subscription(json, quiet).unwrap();
        assert_eq!(read.endpoint, "https://push.example/x");
        assert_eq!(read.quiet, Some(quiet));
        assert_eq!(read_subscription(r#"{"endpoint":"x"}"#, quiet), None);
    }
}
