//! Reports of people who spoil the game for others, for the hosts of a site.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::bounds::MAX_REPORT_CHARS;
use crate::id::{PersonId, ReportId, TableId};
use crate::person::Person;

/// What somebody is reported for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// What they say.
    Chat,
    /// Help of a program, several accounts, games that are lost on purpose.
    Cheating,
    /// They leave games, or let others wait.
    Leaving,
    /// Their name.
    Name,
    /// Something else, which the text tells.
    Other,
}

/// A report that somebody makes: `POST /api/v1/reports`. The server adds the last table at which both
/// sat, and what was said there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewAbuseReport {
    /// Who is reported.
    pub person: PersonId,
    /// What for.
    pub reason: ReportReason,
    /// What happened.
    #[serde(default)]
    #[schemars(length(max = MAX_REPORT_CHARS))]
    pub text: String,
}

/// A report that no host has closed: `GET /api/v1/host/reports`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AbuseReport {
    /// Which one.
    pub id: ReportId,
    /// When it was made.
    pub at: Millis,
    /// Who made it.
    pub by: Person,
    /// Who is reported.
    pub about: Person,
    /// What for.
    pub reason: ReportReason,
    /// What happened.
    pub text: String,
    /// The last table at which both sat before the report.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// Whether the game there changed ratings, and has not been annulled.
    pub is_rated: bool,
    /// What was said there last.
    pub chat: Vec<ReportedLine>,
}

/// A line of chat in a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReportedLine {
    /// Who said it, by name.
    pub name: String,
    /// Which person that is, so that they can be forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// What.
    pub text: String,
}

impl ReportReason {
    /// All reasons.
    pub const ALL: [ReportReason; 5] = [
        ReportReason::Chat,
        ReportReason::Cheating,
        ReportReason::Leaving,
        ReportReason::Name,
        ReportReason::Other,
    ];

    /// The name, as on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            ReportReason::Chat => "chat",
            ReportReason::Cheating => "cheating",
            ReportReason::Leaving => "leaving",
            ReportReason::Name => "name",
            ReportReason::Other => "other",
        }
    }

    /// The reason of a name.
    pub fn from_name(name: &str) -> Option<ReportReason> {
        ReportReason::ALL
            .into_iter()
            .find(|reason| reason.name() == name)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_wire() {
        for reason in ReportReason::ALL {
            assert_eq!(serde_json::to_value(reason).unwrap(), reason.name());
            assert_eq!(ReportReason::from_name(reason.name()), Some(reason));
        }
    }
}
