//! Telling somebody who has no page open that it is their turn: Web Push.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::id::TableId;

/// The key by which browsers know this server: `GET /api/v1/push`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PushKey {
    /// The public key in base64url, for `applicationServerKey`.
    pub key: String,
}

/// A browser that wants to be told: `PUT /api/v1/me/push`. It ends with the session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PushSubscription {
    /// Where its vendor takes messages for it: an https address on the internet.
    pub endpoint: String,
    /// Its public key, a point of P-256 in base64url.
    pub p256dh: String,
    /// Its secret for this subscription, 16 bytes in base64url.
    pub auth: String,
    /// When it does not want to be told; what comes then waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
}

/// Hours of the night, by the clock of the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct QuietHours {
    /// The first minute of the day, from 0 to 1439.
    #[schemars(range(max = 1439))]
    pub from: u16,
    /// The minute of the day at which they end.
    #[schemars(range(max = 1439))]
    pub to: u16,
    /// How many minutes the reader's clock is ahead of UTC.
    #[schemars(range(min = -840, max = 840))]
    pub utc_offset: i16,
}

/// A browser that does not want to be told any more: `DELETE /api/v1/me/push`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DropPush {
    /// Its endpoint.
    pub endpoint: String,
}

/// What a browser is told. It names no tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PushNotice {
    /// Where it is their turn.
    pub table: TableId,
    /// The names of the others who play there.
    pub opponents: Vec<String>,
}

impl QuietHours {
    /// Whether they are hours of a day.
    pub const fn is_valid(self) -> bool {
        self.from < 1440 && self.to < 1440 && self.utc_offset.unsigned_abs() <= 14 * 60
    }

    /// The end of the hours in which a moment lies; none where it lies in none.
    pub fn end_after(self, now: crate::Millis) -> Option<crate::Millis> {
        let left = (1440 + self.to - self.minute(now)) % 1440;
        let this_minute = now - now % 60_000;
        self.contains(now)
            .then(|| this_minute + crate::Millis::from(left) * 60_000)
    }

    /// The minute of the reader's day.
    fn minute(self, now: crate::Millis) -> u16 {
        let minute = (now / 60_000) as i64 + i64::from(self.utc_offset);
        minute.rem_euclid(1440) as u16
    }

    /// Whether a moment lies in them.
    pub fn contains(self, now: crate::Millis) -> bool {
        let minute = self.minute(now);
        if self.from <= self.to {
            (self.from..self.to).contains(&minute)
        } else {
            minute >= self.from || minute < self.to
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_end_in_the_morning() {
        let night = QuietHours {
            from: 22 * 60,
            to: 8 * 60,
            utc_offset: 60,
        };
        // 23:30:05 UTC is half past midnight for the reader; seven and a half hours are left.
        let now = (23 * 60 + 30) * 60_000 + 5_000;
        let end = night.end_after(now).unwrap();
        assert_eq!(end, (23 * 60 + 30 + 450) * 60_000);
        assert!(!night.contains(end));
        assert_eq!(night.end_after(12 * 60 * 60_000), None);
    }

    #[test]
    fn nights_go_over_midnight() {
        let minute = 60_000;
        let night = QuietHours {
            from: 22 * 60,
            to: 8 * 60,
            utc_offset: 120,
        };
        for (hour, is_quiet) in [(19, false), (20, true), (0, true), (5, true), (6, false)] {
            assert_eq!(night.contains(hour * 60 * minute), is_quiet, "{hour}");
        }
        let day = QuietHours {
            from: 60,
            to: 120,
            utc_offset: -60,
        };
        assert!(day.contains(120 * minute) && !day.contains(60 * minute));
        let never = QuietHours {
            from: 5,
            to: 5,
            utc_offset: 0,
        };
        assert!((0..1440).all(|at| !never.contains(at * minute)));
        assert!(
            night.is_valid()
                && !QuietHours {
                    from: 1440,
                    ..night
                }
                .is_valid()
        );
    }
}
