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
//! | request | body | answer |
//! |---|---|---|
//! | `POST /api/v1/guest` | [`NewGuest`] | [`SignedIn`] |
//! | `POST /api/v1/account` | [`NewAccount`] | [`SignedIn`] |
//! | `POST /api/v1/session` | [`Credentials`] | [`SignedIn`] |
//! | `DELETE /api/v1/session` | | 204; signs out |
//! | `GET /api/v1/sessions` | | a list of [`Session`] |
//! | `DELETE /api/v1/sessions/{session}` | | 204 |
//! | `DELETE /api/v1/sessions` | | 204; signs out everywhere, tokens too |
//! | `GET /api/v1/me` | | [`Me`] |
//! | `DELETE /api/v1/me` | [`DeleteMe`] | 204 |
//! | `PUT /api/v1/me/name` | [`Rename`] | [`Me`] |
//! | `PUT /api/v1/me/password` | [`NewPassword`] | 204 |
//! | `PUT /api/v1/me/settings` | JSON of the client's own | 204 |
//! | `GET /api/v1/me/data` | | all that is kept of who asks, as JSON |
//! | `GET /api/v1/me/tables` | | a list of [`MyTable`] |
//! | `POST /api/v1/me/search` | [`Wish`] | [`SearchState`]; looks for somebody to play with |
//! | `PUT /api/v1/me/search` | | [`SearchState`]; goes on looking |
//! | `DELETE /api/v1/me/search` | | 204 |
//! | `GET /api/v1/me/friends` | | [`Friends`] |
//! | `PUT /api/v1/me/friends/{person}` | | 204; asks, or accepts |
//! | `DELETE /api/v1/me/friends/{person}` | | 204; refuses, withdraws or removes |
//! | `PUT /api/v1/me/blocked/{person}` | | 204 |
//! | `DELETE /api/v1/me/blocked/{person}` | | 204 |
//! | `GET /api/v1/me/games/{person}` | | [`GamesTogether`] |
//! | `POST /api/v1/challenges` | [`NewChallenge`] | 201, [`Challenge`] |
//! | `POST /api/v1/challenges/{challenge}` | | [`Challenge`]; accepts it |
//! | `DELETE /api/v1/challenges/{challenge}` | | 204; declines it, or takes it back |
//! | `GET /api/v1/me/mail` | | [`MailState`] |
//! | `PUT /api/v1/me/mail` | [`NewMailAddress`] | 204; a code goes to the address |
//! | `POST /api/v1/me/mail/confirm` | [`MailCode`] | [`MailState`] |
//! | `PUT /api/v1/me/mail/wishes` | [`MailWishes`] | 204 |
//! | `DELETE /api/v1/me/mail` | | 204; forgets the address |
//! | `POST /api/v1/mail/stop/{stop}` | | 204; no more mails about turns and challenges |
//! | `POST /api/v1/recovery/mail` | [`ForgottenPassword`] | 204; a code goes to the address of the account |
//! | `GET /api/v1/sign-in` | | [`SignInWays`] |
//! | `GET /api/v1/me/sign-in` | | [`OwnSignInWays`] |
//! | `POST /api/v1/session/passkey/options` | | [`PasskeyRequest`] |
//! | `POST /api/v1/session/passkey` | [`PasskeySignIn`] | [`SignedIn`] |
//! | `POST /api/v1/account/passkey/options` | [`NewPasskeyAccountOptions`] | [`PasskeyCreation`] |
//! | `POST /api/v1/account/passkey` | [`NewPasskeyAccount`] | [`SignedIn`] |
//! | `POST /api/v1/me/passkeys/options` | [`NewPasskeyOptions`] | [`PasskeyCreation`] |
//! | `POST /api/v1/me/passkeys` | [`NewPasskey`] | 201, [`Passkey`] |
//! | `DELETE /api/v1/me/passkeys/{passkey}` | | 204; not the last way to sign in |
//! | `POST /api/v1/provider/start` | [`ProviderStart`] | [`ProviderAddress`] |
//! | `GET /api/v1/provider/return` | | 303 to the page, with a [`ProviderOutcome`] |
//! | `GET /api/v1/provider/newcomer` | | [`ProviderNewcomer`] |
//! | `POST /api/v1/provider/account` | [`NewProviderAccount`] | [`SignedIn`] |
//! | `DELETE /api/v1/me/provider` | | 204; not the last way to sign in |
//! | `GET /api/v1/me/tokens` | | a list of [`ApiToken`] |
//! | `POST /api/v1/me/tokens` | [`NewApiToken`] | [`SecretToken`] |
//! | `DELETE /api/v1/me/tokens/{token}` | | 204 |
//! | `GET /api/v1/lobby` | | [`Lobby`] |
//! | `POST /api/v1/tables` | [`TableSettings`] | 201, [`Snapshot`] |
//! | `GET /api/v1/tables/{table}` | | [`Snapshot`] |
//! | `POST /api/v1/tables/{table}/actions` | [`Action`] | [`Acted`] |
//! | `GET /api/v1/tables/{table}/events?after=SEQ&wait_ms=MS` | | a list of [`Logged`] |
//! | `GET /api/v1/tables/{table}/chat` | | a list of [`Logged`], for the seated; for all after the end |
//! | `GET /api/v1/tables/{table}/spectator-chat` | | a list of [`SpectatorLine`], not for the seated before the end |
//! | `GET /api/v1/tables/{table}/plan` | | [`TurnPlan`]: one's own |
//! | `PUT /api/v1/tables/{table}/plan` | [`TurnPlan`] | 204 |
//! | `DELETE /api/v1/tables/{table}/plan` | | 204 |
//! | `GET /api/v1/tables/{table}/record` | | the record as text, redacted while the game goes on |
//! | `GET /api/v1/tables/{table}/ratings` | | a list of [`RatingChange`], after a rated game |
//! | `GET /api/v1/me/vacation` | | [`VacationState`] |
//! | `POST /api/v1/me/vacation` | [`NewVacation`] | [`VacationState`] |
//! | `DELETE /api/v1/me/vacation` | | [`VacationState`]; ends it |
//! | `GET /api/v1/leaderboard/{game}/{seats}` | | [`Leaderboard`] |
//! | `GET /api/v1/leaderboard/solo/{architect}?after=KEY` | | [`SoloBoard`] |
//! | `GET /api/v1/people/{person}` | | [`Profile`] |
//! | `GET /api/v1/people/{person}/games?before=KEY` | | [`HistoryPage`] |
//! | `GET /api/v1/people/{person}/ratings/{game}/{seats}` | | a list of [`RatingPoint`] |
//! | `GET /api/v1/daily` | | [`DailyDeals`] |
//! | `GET /api/v1/daily/{contest}/months/{day}` | | [`MonthBoard`] |
//! | `POST /api/v1/duels` | [`NewDuel`] | 201, [`DealPage`] |
//! | `GET /api/v1/deals/{deal}` | | [`DealPage`] |
//! | `POST /api/v1/deals/{deal}/tries` | | 201, [`Snapshot`] |
//! | `GET /api/v1/deals/{deal}/games` | | a list of [`DealGame`] |
//! | `GET /api/v1/tournaments` | | [`Tournaments`] |
//! | `POST /api/v1/tournaments` | [`TournamentPlan`] | 201, [`TournamentPage`] |
//! | `GET /api/v1/tournaments/{tournament}?seen=VERSION&wait_ms=MS` | | [`TournamentPage`], or 204 |
//! | `DELETE /api/v1/tournaments/{tournament}` | | 204; calls it off, for the organiser |
//! | `POST /api/v1/tournaments/{tournament}/start` | | [`TournamentPage`], for the organiser |
//! | `POST /api/v1/tournaments/{tournament}/players` | | [`TournamentPage`]; signs up or comes back |
//! | `DELETE /api/v1/tournaments/{tournament}/players/{person}` | | 204; leaves, or sends away |
//! | `GET /api/v1/tournaments/{tournament}/rounds/{round}` | | a list of [`TournamentGame`] |
//! | `GET /api/v1/tournaments/{tournament}/records` | | all finished games, a line of JSON each |
//! | `GET /api/v1/me/studies` | | a list of [`StudySummary`] |
//! | `POST /api/v1/studies` | [`NewStudy`] | 201, [`StudyPage`] |
//! | `GET /api/v1/studies/{study}` | | [`StudyPage`] |
//! | `DELETE /api/v1/studies/{study}` | | 204; for its owner |
//! | `GET /api/v1/studies/{study}/chapters/{chapter}` | | [`StudyChapter`] |
//! | `POST /api/v1/studies/{study}/actions` | [`StudyAction`] | [`StudyPage`] |
//! | `GET /api/v1/site` | | [`Site`] |
//! | `GET /api/v1/host` | | [`HostReport`], for hosts |
//! | `GET /api/v1/host/people?text=TEXT` | | a list of [`HostPerson`] |
//! | `POST /api/v1/host/people/{person}` | [`HostOrder`] | [`HostOrderDone`] |
//! | `POST /api/v1/host/people/{person}/engine-sign` | | [`EngineSign`], worked out in the background |
//! | `POST /api/v1/reports` | [`NewAbuseReport`] | 204; reports somebody to the hosts |
//! | `GET /api/v1/host/reports` | | a list of [`AbuseReport`] |
//! | `DELETE /api/v1/host/reports/{report}` | | 204; closes it |
//! | `POST /api/v1/host/tables/{table}/annul` | | 204; takes back what a game changed at ratings |
//! | `GET /api/v1/host/tables` | | a list of [`HostTable`] |
//! | `PUT /api/v1/host/sign-up` | [`SignUp`] | 204 |
//! | `POST /api/v1/host/invitations` | [`NewInvitation`] | 201, [`Invitation`] |
//! | `DELETE /api/v1/host/invitations/{code}` | | 204 |
//! | `PUT /api/v1/host/announcement` | [`NewAnnouncement`] | [`Announcement`] |
//! | `DELETE /api/v1/host/announcement` | | 204 |
//! | `GET /api/v1/archive?after=KEY` | | every finished public game, a line of JSON each |
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
