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
//! | `DELETE /api/v1/sessions` | | 204; signs out everywhere, tokens too |
//! | `GET /api/v1/me` | | [`Me`] |
//! | `DELETE /api/v1/me` | [`DeleteMe`] | 204 |
//! | `PUT /api/v1/me/name` | [`Rename`] | [`Me`] |
//! | `PUT /api/v1/me/password` | [`NewPassword`] | 204 |
//! | `PUT /api/v1/me/settings` | JSON of the client's own | 204 |
//! | `GET /api/v1/me/data` | | all that is kept of who asks, as JSON |
//! | `GET /api/v1/me/tables` | | a list of [`MyTable`] |
//! | `GET /api/v1/me/tokens` | | a list of [`ApiToken`] |
//! | `POST /api/v1/me/tokens` | [`NewApiToken`] | [`SecretToken`] |
//! | `DELETE /api/v1/me/tokens/{token}` | | 204 |
//! | `GET /api/v1/lobby` | | [`Lobby`] |
//! | `POST /api/v1/tables` | [`TableSettings`] | 201, [`Snapshot`] |
//! | `GET /api/v1/tables/{table}` | | [`Snapshot`] |
//! | `POST /api/v1/tables/{table}/actions` | [`Action`] | [`Acted`] |
//! | `GET /api/v1/tables/{table}/events?after=SEQ&wait_ms=MS` | | a list of [`Logged`] |
//! | `GET /api/v1/tables/{table}/chat` | | a list of [`Logged`], for the seated |
//! | `GET /api/v1/tables/{table}/record` | | the record as text, redacted while the game goes on |
//! | `GET /api/v1/people/{person}` | | [`Profile`] |
//! | `GET /api/v1/people/{person}/games?before=KEY` | | [`HistoryPage`] |
//! | `GET /api/v1/people/{person}/ratings/{game}/{seats}` | | a list of [`RatingPoint`] |
//! | `GET /api/v1/archive?after=KEY` | | every finished public game, a line of JSON each |
//!
//! Nothing here holds the order of unseen tiles: records on the wire are redacted.

mod action;
mod bounds;
mod event;
mod id;
mod lobby;
mod person;
mod profile;
mod refusal;
mod settings;
mod snapshot;
mod socket;
mod table_replica;
mod table_state;

pub use action::{Acted, Action, TakebackAnswer};
pub use bounds::{
    EVENTS_PAGE, HISTORY_PAGE, LOBBY_PAGE, MAX_BODY_BYTES, MAX_CHAT_CHARS, MAX_KEPT_SETTINGS_BYTES,
    MAX_LABEL_CHARS, MAX_MESSAGE_BYTES, MAX_MOVE_BYTES, MAX_PASSWORD_CHARS, MAX_TOKENS,
    MAX_WAIT_MS, MAX_WATCHED, MIN_PASSWORD_CHARS,
};
pub use event::{AbortReason, Event, ForfeitReason, Logged, Seq};
pub use id::{ParseIdError, PersonId, TableId, TokenId};
pub use lobby::{Lobby, LobbyTable, MyTable};
pub use person::{
    ApiToken, Credential, Credentials, DeleteMe, Me, NewAccount, NewApiToken, NewGuest,
    NewPassword, Person, PersonKind, Rename, SecretToken, SignedIn,
};
pub use polis_notation::GameKind;
pub use profile::{HistoryEntry, HistoryPage, Pool, Profile, Rating, RatingPoint, Statistics};
pub use refusal::{Code, Refusal};
pub use settings::{
    ChairPlan, Clock, Contest, GameSettings, Joining, LiveScores, Rated, Seating, SettingsError,
    Start, TableSettings, Takebacks, TimeOut, Visibility,
};
pub use snapshot::{Presence, Snapshot};
pub use socket::{Farewell, FromClient, FromServer, PROTOCOL, RequestId, SOCKET_PATH};
pub use table_replica::{News, ReplicaError, TableReplica};
pub use table_state::{
    Chair, Clocks, Outcome, PendingTakeback, SeriesStanding, Status, TableState,
};

/// Milliseconds since 1970, by the server's clock.
pub type Millis = u64;
