//! The protocol between clients and the server: message types, and following a table by them.
//!
//! Everything is JSON. A socket at [`SOCKET_PATH`] carries [`FromClient`] and [`FromServer`], one
//! message a text frame; the same [`Action`]s go over plain HTTP. A table is its log: events with
//! sequence numbers, of which [`TableState`] is the fold. A [`TableReplica`] keeps a table up to date
//! from a [`Snapshot`] and the events after it, whether they come once, twice or with a gap.
//!
//! # Over HTTP
//!
//! Callers are identified by a cookie (browsers) or by `Authorization: Bearer TOKEN` (programs);
//! the same goes for opening the socket, which also works anonymously, to watch. A body is JSON. An
//! error response has the status of its [`Code`] and a [`Refusal`] as its body.
//!
//! Every request is described by `/api/v1/openapi.json`, which the server writes from its routes and from
//! the types here: what stands in the documentation of a type stands there, too, and so do the limits that
//! `schemars` is told. A copy is `crates/server/openapi.json`.
//!
//! Nothing here holds the order of unseen tiles: records on the wire are redacted.

mod abuse;
mod action;
mod bounds;
mod day;
mod deal;
mod engine_sign;
mod event;
mod friends;
mod host;
mod id;
mod lobby;
mod mail;
mod passkey;
mod person;
mod profile;
mod push;
mod recovery;
mod refusal;
pub mod schema;
mod search;
mod settings;
mod sign_in;
mod snapshot;
mod socket;
mod spectator;
mod study;
mod study_line;
mod table_replica;
mod table_state;
mod tournament;
mod turn_plan;
mod vacation;

pub use abuse::{AbuseReport, NewAbuseReport, ReportReason, ReportedLine};
pub use action::{Acted, Action, TakebackAnswer};
pub use bounds::{
    EVENTS_PAGE, HISTORY_PAGE, LEADERBOARD_PAGE, LOBBY_PAGE, MAX_ANNOUNCEMENT_CHARS,
    MAX_ANNOUNCEMENT_HOURS, MAX_ASKED, MAX_BLOCKED, MAX_BODY_BYTES, MAX_CHALLENGES,
    MAX_CHAPTER_BODY_BYTES, MAX_CHAPTER_BYTES, MAX_CHAPTERS, MAX_CHAT_CHARS, MAX_FRIENDS,
    MAX_INVITATION_DAYS, MAX_INVITATION_USES, MAX_KEPT_SETTINGS_BYTES, MAX_LABEL_CHARS,
    MAX_LINE_BYTES, MAX_LINE_MOVES, MAX_MESSAGE_BYTES, MAX_MOVE_BYTES, MAX_NAMED_SPECTATORS,
    MAX_OFFERS, MAX_OFFERS_OF_ONE, MAX_PASSKEYS, MAX_PASSWORD_CHARS, MAX_PLANNED_MOVES,
    MAX_PLANNED_TURNS, MAX_REPORT_CHARS, MAX_REPORTS_A_DAY, MAX_STUDIES, MAX_STUDY_NAME_CHARS,
    MAX_STUDY_PEOPLE, MAX_SUSPENSION_DAYS, MAX_TOKEN_DAYS, MAX_TOKENS, MAX_WAIT_MS, MAX_WATCHED,
    MAX_WATCHED_STUDIES, MIN_PASSWORD_CHARS, SEARCH_SILENT_MS,
};
pub use day::{Day, ParseDayError};
pub use deal::{
    DailyContest, DailyDeals, DealEntry, DealGame, DealId, DealPage, DealPlan, DealResult,
    DealSummary, DealTry, MonthBoard, MonthEntry, NewDuel, ParseDealError,
};
pub use engine_sign::{EngineAgreement, EngineSign};
pub use event::{AbortReason, Event, ForfeitReason, Logged, Seq};
pub use friends::{Challenge, Friend, Friends, GamesTogether, NewChallenge};
pub use host::{
    Announcement, BackupReport, DatabaseKind, ErrorCount, HostDeed, HostDeedKind, HostOrder,
    HostOrderDone, HostPerson, HostReport, HostTable, Invitation, InvitationCode, LoadReport,
    LogLine, NewAnnouncement, NewInvitation, ParseCodeError, PeopleCount, SignUp, Site,
    StorageReport, TableCount,
};
pub use id::{
    ChallengeId, DuelId, MailStopId, ParseIdError, PasskeyId, PersonId, ReportId, StudyId, TableId,
    TokenId, TournamentId,
};
pub use lobby::{Lobby, LobbyTable, MyTable};
pub use mail::{ForgottenPassword, MailAddress, MailCode, MailState, MailWishes, NewMailAddress};
pub use passkey::{
    AssertionResponse, AttestationResponse, NewPasskey, NewPasskeyAccount,
    NewPasskeyAccountOptions, NewPasskeyOptions, Passkey, PasskeyAlgorithm, PasskeyAssertion,
    PasskeyCreation, PasskeyDescriptor, PasskeyRegistration, PasskeyRequest, PasskeySelection,
    PasskeySignIn, PasskeySite, PasskeyUser,
};
pub use person::{
    ApiToken, Credential, Credentials, DeleteMe, Me, NewAccount, NewApiToken, NewGuest,
    NewPassword, Person, PersonKind, Rename, SecretToken, Session, SessionKind, SignedIn,
    TokenScope,
};
pub use polis_notation::GameKind;
pub use profile::{
    HistoryEntry, HistoryPage, Leaderboard, Pool, Profile, RankedPlayer, Rating, RatingChange,
    RatingPoint, SoloBoard, SoloGame, Statistics,
};
pub use push::{DropPush, PushKey, PushNotice, PushSubscription, QuietHours};
pub use recovery::{NewRecoveryCode, Recovery, RecoveryCode, RecoveryState};
pub use refusal::{Code, Refusal};
pub use search::{SearchPace, SearchState, Wish, WishedRated};
pub use settings::{
    ChairPlan, Clock, Contest, GameSettings, Joining, LiveScores, Rated, Seating, SettingsError,
    Start, TableSettings, Takebacks, TimeOut, Visibility,
};
pub use sign_in::{
    NewProviderAccount, OwnSignInWays, ProviderAddress, ProviderNewcomer, ProviderOutcome,
    ProviderPurpose, ProviderStart, SignInWays,
};
pub use snapshot::{Presence, Snapshot};
pub use socket::{Farewell, FromClient, FromServer, PROTOCOL, RequestId, SOCKET_PATH};
pub use spectator::SpectatorLine;
pub use study::{
    ChapterSummary, NewChapter, NewStudy, StudyAction, StudyChapter, StudyError, StudyNumber,
    StudyOffer, StudyPage, StudyPlace, StudySummary, Trying, check_study_name,
};
pub use study_line::StudyLineError;
pub use table_replica::{EventEffect, ReplicaError, TableReplica};
pub use table_state::{
    Chair, Clocks, Outcome, PendingTakeback, SeriesStanding, Status, TableState,
};
pub use tournament::{
    MyTournament, TournamentGame, TournamentPage, TournamentPlan, TournamentPlanError,
    TournamentPresence, TournamentResult, TournamentStanding, TournamentStatus, TournamentSummary,
    TournamentSystem, Tournaments,
};
pub use turn_plan::{NewTiles, TurnPlan, TurnPlanError};
pub use vacation::{NewVacation, Vacation, VacationState};

/// Milliseconds since 1970, by the server's clock.
pub type Millis = u64;
