//! What the host of a site sees and does, and what the site tells everybody.

use std::fmt;
use std::str::FromStr;

use polis_game::excerpt;
use polis_notation::GameKind;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::Millis;
use crate::bounds::{
    MAX_ANNOUNCEMENT_CHARS, MAX_ANNOUNCEMENT_HOURS, MAX_INVITATION_DAYS, MAX_INVITATION_USES,
    MAX_LABEL_CHARS, MAX_SUSPENSION_DAYS,
};
use crate::id::{PersonId, TableId};
use crate::person::PersonKind;
use crate::schema;

/// Who can come in as a new guest or make a new account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SignUp {
    /// Anybody.
    #[default]
    Open,
    /// Whoever brings the code of an invitation.
    Invited,
}

/// What a page has to know of a site before anybody is signed in: `GET /api/v1/site`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Site {
    /// Who can come in.
    #[serde(default)]
    pub sign_up: SignUp,
    /// What the host tells everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<Announcement>,
}

/// A line of the host that all pages show until it ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Announcement {
    /// The line.
    pub text: String,
    /// When it ends.
    pub ends: Millis,
}

/// Tells everybody something: `PUT /api/v1/host/announcement`. It replaces the one before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewAnnouncement {
    /// The line.
    #[schemars(length(min = 1, max = MAX_ANNOUNCEMENT_CHARS))]
    pub text: String,
    /// How long it stands, in hours.
    #[schemars(range(min = 1, max = MAX_ANNOUNCEMENT_HOURS))]
    pub hours: u32,
}

/// The code of an invitation: 60 random bits, as twelve characters in groups, as in `7k2m-0xqz-h4t9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, JsonSchema)]
pub struct InvitationCode(#[schemars(with = "String")] u64);

/// A text is not the code of an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("found `{found}`; expected the code of an invitation, as in 7k2m-0xqz-h4t9")]
pub struct ParseCodeError {
    /// The beginning of the text.
    pub found: String,
}

/// An invitation to the site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Invitation {
    /// What whoever comes has to bring.
    pub code: InvitationCode,
    /// Whom it is for, in the host's words.
    pub note: String,
    /// When it was made.
    pub created: Millis,
    /// When it ends.
    pub expires: Millis,
    /// How often it was used.
    pub uses: u32,
    /// How often it can be used.
    pub most_uses: u32,
}

/// Makes an invitation: `POST /api/v1/host/invitations`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewInvitation {
    /// Whom it is for.
    #[serde(default)]
    #[schemars(length(max = MAX_LABEL_CHARS))]
    pub note: String,
    /// How many days it is good.
    #[schemars(range(min = 1, max = MAX_INVITATION_DAYS))]
    pub days: u32,
    /// How often it can be used.
    #[schemars(range(min = 1, max = MAX_INVITATION_USES))]
    pub uses: u32,
}

/// What a host does about a person: `POST /api/v1/host/people/{person}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HostOrder {
    /// Keep them out.
    Suspend,
    /// Keep them out for so many days.
    SuspendFor(#[schemars(range(min = 1, max = MAX_SUSPENSION_DAYS))] u16),
    /// Let them in again.
    Allow,
    /// Give them a name that says nothing; they can choose another.
    Rename,
    /// End all their sessions and tokens.
    SignOut,
    /// Make a new password for them, which the answer tells.
    NewPassword,
}

/// The answer to a [`HostOrder`].
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HostOrderDone {
    /// The new password, where one was made. It is sent only this once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
}

/// A person as a host sees them: `GET /api/v1/host/people?text=TEXT`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HostPerson {
    /// Who it is.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// Guest or account.
    pub kind: PersonKind,
    /// Whether they are a host.
    pub is_host: bool,
    /// Since when they are here.
    pub since: Millis,
    /// Since when they are kept out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suspended: Option<Millis>,
    /// Until when, where that was set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suspended_until: Option<Millis>,
    /// When they last came, to about an hour; none when they are signed in nowhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_seen: Option<Millis>,
    /// Number of games they finished.
    pub games: u64,
}

/// A table that is not over, as a host sees it: `GET /api/v1/host/tables`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HostTable {
    /// Its id, as in its address.
    pub id: TableId,
    /// Whether the game has begun.
    pub is_playing: bool,
    /// Which game.
    #[schemars(with = "schema::GameKind")]
    pub game: GameKind,
    /// Number of seats.
    pub seats: u8,
    /// Number of events.
    pub events: u64,
    /// When something last happened.
    pub changed: Millis,
}

/// How a site is doing: `GET /api/v1/host`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HostReport {
    /// When this was.
    pub now: Millis,
    /// The version of the server that answers.
    pub version: String,
    /// Since when it runs.
    pub started: Millis,
    /// Number of servers at the database that were heard of lately, this one included.
    pub servers: u32,
    /// Who is there.
    pub people: PeopleCount,
    /// What is played.
    pub tables: TableCount,
    /// What the answering server has to do.
    pub load: LoadReport,
    /// Where everything is kept.
    pub storage: StorageReport,
    /// What went wrong at the answering server since it runs.
    pub errors: ErrorCount,
    /// Its last warnings and errors, the newest first.
    pub log: Vec<LogLine>,
    /// The last backups, the newest first.
    pub backups: Vec<BackupReport>,
    /// What everybody is told.
    pub site: Site,
    /// The invitations that can still be used, the newest first.
    pub invitations: Vec<Invitation>,
    /// What hosts did last, the newest first.
    pub deeds: Vec<HostDeed>,
}

/// Numbers of people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PeopleCount {
    /// With an account.
    pub accounts: u64,
    /// Without one.
    pub guests: u64,
    /// Whom the host keeps out.
    pub suspended: u64,
}

/// Numbers of tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableCount {
    /// That wait for players.
    pub gathering: u64,
    /// At which is played.
    pub playing: u64,
    /// Whose game was played to its end.
    pub finished: u64,
    /// That were closed before that.
    pub aborted: u64,
}

/// What one server has to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LoadReport {
    /// Open sockets.
    pub sockets: u64,
    /// Tables in memory.
    pub tables_in_memory: u64,
    /// Events at tables since it runs.
    pub events: u64,
    /// Requests since it runs.
    pub requests: u64,
    /// Writes that wait for the next transaction.
    pub write_queue: u64,
    /// Within how many milliseconds 99 of 100 actions were acknowledged since it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub p99_ms: Option<u32>,
    /// Tables that wait for a computer player's turn to think.
    pub engine_queue: u64,
    /// Threads in which computer players think.
    pub engine_threads: u32,
    /// Memory of the process in bytes, where the system tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<u64>,
}

/// Where everything is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StorageReport {
    /// Which database.
    pub database: DatabaseKind,
    /// Its size in bytes.
    pub bytes: u64,
    /// Whether a look at it found damage.
    pub is_damaged: bool,
}

/// The kinds of databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DatabaseKind {
    /// One file.
    Sqlite,
    /// A database server.
    Postgresql,
}

/// What went wrong at one server since it runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ErrorCount {
    /// Answers with a 5xx status.
    pub failures: u64,
    /// What the database could not do.
    pub database: u64,
    /// Wrong passwords.
    pub wrong_passwords: u64,
    /// Requests and sign-ins that came too fast.
    pub limited: u64,
}

/// A warning or an error of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LogLine {
    /// When.
    pub at: Millis,
    /// `WARN` or `ERROR`.
    #[schemars(extend("enum" = ["WARN", "ERROR"]))]
    pub level: String,
    /// What.
    pub text: String,
}

/// A backup that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BackupReport {
    /// When.
    pub at: Millis,
    /// The size of its file in bytes.
    pub bytes: u64,
    /// Whether it was put back to try it out.
    pub is_verified: bool,
}

/// Something that a host did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HostDeed {
    /// When.
    pub at: Millis,
    /// Who, by name; none for the command on the machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// What.
    pub what: HostDeedKind,
    /// About whom, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
}

/// The kinds of what hosts do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HostDeedKind {
    /// Somebody is kept out.
    Suspended,
    /// Somebody may come in again.
    Allowed,
    /// Somebody's sessions ended.
    SignedOut,
    /// Somebody has a new password.
    NewPassword,
    /// Somebody became a host.
    HostNamed,
    /// Somebody is no host any more.
    HostDismissed,
    /// Anybody can come in.
    SignUpOpened,
    /// Only who is invited can come in.
    SignUpClosed,
    /// An invitation was made.
    Invited,
    /// An invitation was withdrawn.
    Uninvited,
    /// Everybody is told something.
    Announced,
    /// The announcement ended early.
    AnnouncementEnded,
    /// Somebody has a name that says nothing.
    Renamed,
    /// What a game changed at ratings was taken back.
    RatingAnnulled,
    /// A report of somebody was closed.
    ReportClosed,
}

impl HostDeedKind {
    /// All kinds.
    pub const ALL: [HostDeedKind; 15] = [
        HostDeedKind::Suspended,
        HostDeedKind::Allowed,
        HostDeedKind::SignedOut,
        HostDeedKind::NewPassword,
        HostDeedKind::HostNamed,
        HostDeedKind::HostDismissed,
        HostDeedKind::SignUpOpened,
        HostDeedKind::SignUpClosed,
        HostDeedKind::Invited,
        HostDeedKind::Uninvited,
        HostDeedKind::Announced,
        HostDeedKind::AnnouncementEnded,
        HostDeedKind::Renamed,
        HostDeedKind::RatingAnnulled,
        HostDeedKind::ReportClosed,
    ];

    /// The word for it in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            HostDeedKind::Suspended => "suspended",
            HostDeedKind::Allowed => "allowed",
            HostDeedKind::SignedOut => "signed_out",
            HostDeedKind::NewPassword => "new_password",
            HostDeedKind::HostNamed => "host_named",
            HostDeedKind::HostDismissed => "host_dismissed",
            HostDeedKind::SignUpOpened => "sign_up_opened",
            HostDeedKind::SignUpClosed => "sign_up_closed",
            HostDeedKind::Invited => "invited",
            HostDeedKind::Uninvited => "uninvited",
            HostDeedKind::Announced => "announced",
            HostDeedKind::AnnouncementEnded => "announcement_ended",
            HostDeedKind::Renamed => "renamed",
            HostDeedKind::RatingAnnulled => "rating_annulled",
            HostDeedKind::ReportClosed => "report_closed",
        }
    }
}

impl InvitationCode {
    const DIGITS: &'static [u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    const LENGTH: u32 = 12;

    /// The code of these bits, of which the lowest 60 count.
    pub const fn from_bits(bits: u64) -> InvitationCode {
        InvitationCode(bits & ((1 << 60) - 1))
    }
}

impl fmt::Display for InvitationCode {
    /// In groups that can be read aloud.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(14);
        for place in (0..Self::LENGTH).rev() {
            let digit = (self.0 >> (5 * place)) & 31;
            text.push(char::from(Self::DIGITS[digit as usize]));
            if place > 0 && place % 4 == 0 {
                text.push('-');
            }
        }
        f.pad(&text)
    }
}

impl fmt::Debug for InvitationCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Whoever reads a log shall not come in by it.
        f.write_str("InvitationCode")
    }
}

impl FromStr for InvitationCode {
    type Err = ParseCodeError;

    /// Reads a code as people type it: in either case, with or without groups, and with the letters
    /// that are taken for digits.
    fn from_str(text: &str) -> Result<InvitationCode, ParseCodeError> {
        let wrong = || ParseCodeError {
            found: excerpt(text),
        };
        let mut bits = 0_u64;
        let mut digits = 0;
        for char in text.chars() {
            let char = match char.to_ascii_lowercase() {
                '-' | ' ' => continue,
                'o' => '0',
                'i' | 'l' => '1',
                other => other,
            };
            let digit = Self::DIGITS
                .iter()
                .position(|&digit| char::from(digit) == char)
                .ok_or_else(wrong)?;
            digits += 1;
            if digits > Self::LENGTH {
                return Err(wrong());
            }
            bits = bits << 5 | digit as u64;
        }
        if digits == Self::LENGTH {
            Ok(InvitationCode(bits))
        } else {
            Err(wrong())
        }
    }
}

impl Serialize for InvitationCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for InvitationCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<InvitationCode, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl fmt::Debug for HostOrderDone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HostOrderDone").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        for bits in [0, 1, 0x0123_4567_89ab_cdef, u64::MAX] {
            let code = InvitationCode::from_bits(bits);
            let text = code.to_string();
            assert_eq!(text.len(), 14);
            assert_eq!(text.parse(), Ok(code));
            assert_eq!(text.to_uppercase().replace('-', " ").parse(), Ok(code));
        }
        assert_eq!(
            "OIL0-0000-0000".parse(),
            "0110-0000-0000".parse::<InvitationCode>()
        );
        for wrong in [
            "",
            "0110-0000-000",
            "0110-0000-00000",
            "0110-0000-000u",
            "é",
        ] {
            assert!(wrong.parse::<InvitationCode>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_words_for_deeds_are_those_in_json() {
        for kind in HostDeedKind::ALL {
            let text = serde_json::to_string(&kind).expect("a word");
            assert_eq!(text, format!("\"{}\"", kind.name()));
        }
    }
}
