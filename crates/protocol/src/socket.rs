//! What goes over a socket.

use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::action::Action;
use crate::event::{Logged, Seq};
use crate::host::Announcement;
use crate::id::{StudyId, TableId};
use crate::lobby::{Lobby, LobbyTable};
use crate::person::Me;
use crate::refusal::Refusal;
use crate::snapshot::{Presence, Snapshot};
use crate::spectator::SpectatorLine;
use crate::study::{StudyAction, StudyPage, StudyPlace};

/// The version of the messages.
pub const PROTOCOL: u32 = 1;

/// Where sockets are opened.
pub const SOCKET_PATH: &str = "/api/v1/socket";

/// A number that the client gives to a request, and the server repeats in its answer.
pub type RequestId = u32;

/// A message from a client. Each message is one text frame of at most
/// [`MAX_MESSAGE_BYTES`](crate::MAX_MESSAGE_BYTES).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromClient {
    /// Subscribes to a table. The answer is `events` when `seen` is given and little was missed,
    /// else `table`; then come the events of the table. Subscribing again resumes.
    Watch {
        /// The request.
        id: RequestId,
        /// Which table.
        table: TableId,
        /// The last event that the client knows; none when it knows nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<Seq>,
    },
    /// Unsubscribes from a table.
    Unwatch {
        /// Which table.
        table: TableId,
    },
    /// Does something at a table; the table need not be watched. The answer is `done` or `refused`.
    Act {
        /// The request.
        id: RequestId,
        /// Which table.
        table: TableId,
        /// What.
        action: Action,
    },
    /// Subscribes to the lobby. The answer is `lobby`; then come its changes.
    WatchLobby {
        /// The request.
        id: RequestId,
    },
    /// Unsubscribes from the lobby.
    UnwatchLobby,
    /// Comes into a study. The answer is `study`; then come its changes.
    WatchStudy {
        /// The request.
        id: RequestId,
        /// Which study.
        study: StudyId,
    },
    /// Leaves a study.
    UnwatchStudy {
        /// Which study.
        study: StudyId,
    },
    /// Does something in a study. The answer is `done`, with the version of the study, or `refused`.
    ActInStudy {
        /// The request.
        id: RequestId,
        /// Which study.
        study: StudyId,
        /// What.
        action: StudyAction,
    },
    /// Asks whether the server is there and what time it is.
    Ping {
        /// The request.
        id: RequestId,
    },
}

/// A message from the server. Clients ignore messages that they do not know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromServer {
    /// The first message of every socket.
    Welcome {
        /// The version of the messages.
        protocol: u32,
        /// The server's time.
        now: Millis,
        /// The person the client is signed in as; `None` without cookie and token.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<Me>,
    },
    /// A whole table: the answer to `watch`.
    Table {
        /// The request.
        id: RequestId,
        /// The table.
        table: Box<Snapshot>,
    },
    /// What was missed at a table: the other answer to `watch`. It can be nothing.
    Events {
        /// The request.
        id: RequestId,
        /// Which table.
        table: TableId,
        /// The events after the one that the client knows, in order.
        events: Vec<Logged>,
        /// Who is present.
        presence: Presence,
    },
    /// Something happened at a table that the client watches.
    Event {
        /// Which table.
        table: TableId,
        /// What.
        logged: Logged,
    },
    /// An action is done: it is kept for good.
    Done {
        /// The request.
        id: RequestId,
        /// The last event of the table when it was done.
        seq: Seq,
    },
    /// A request was refused, or a message could not be read.
    Refused {
        /// The request; none where it could not be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<RequestId>,
        /// Why.
        refusal: Refusal,
    },
    /// The presence at a table has changed.
    Presence {
        /// Which table.
        table: TableId,
        /// Who is present.
        presence: Presence,
    },
    /// A spectator said something at a table that the client watches. Those who sit there receive
    /// it only after the game has ended; `GET /api/v1/tables/{table}/spectator-chat` tells them what
    /// was said before.
    SpectatorSaid {
        /// Which table.
        table: TableId,
        /// What.
        line: SpectatorLine,
    },
    /// The answer to `watch_lobby`.
    Lobby {
        /// The request.
        id: RequestId,
        /// All of it.
        lobby: Lobby,
    },
    /// A table of the lobby is new or has changed.
    LobbyChanged {
        /// The table.
        table: LobbyTable,
    },
    /// A table is no longer in the lobby.
    LobbyGone {
        /// The table.
        table: TableId,
    },
    /// It is the person's turn at a table that they do not watch. Those who watch a table see it
    /// there.
    YourTurn {
        /// Which table.
        table: TableId,
    },
    /// A study that the client is in, without the games of its chapters: the answer to `watch_study`,
    /// and whenever something else than the place has changed.
    Study {
        /// The request; none where nobody asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<RequestId>,
        /// The study.
        study: Box<StudyPage>,
    },
    /// The leader of a study shows another place.
    StudyShown {
        /// Which study.
        study: StudyId,
        /// Its version.
        version: u32,
        /// Which place.
        place: StudyPlace,
    },
    /// A study that the client is in was deleted.
    StudyGone {
        /// Which study.
        study: StudyId,
    },
    /// What the host of the site tells everybody has changed; after the welcome where there is
    /// something.
    Announcement {
        /// What they tell; nothing when it has ended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        announcement: Option<Announcement>,
    },
    /// Something about the person's friends or challenges has changed: `GET /api/v1/me/friends` tells
    /// it.
    FriendsChanged,
    /// The answer to `ping`.
    Pong {
        /// The request.
        id: RequestId,
        /// The server's time.
        now: Millis,
    },
    /// The last message: the server closes the socket.
    Goodbye {
        /// Why.
        reason: Farewell,
        /// How long to wait before coming again, in milliseconds.
        retry_ms: u64,
    },
}

/// Why the server closes a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Farewell {
    /// The server restarts: come again.
    Restart,
    /// The client reads too slowly: come again and resume.
    TooSlow,
    /// The client sends too much.
    Flood,
    /// The person signed out.
    SignedOut,
    /// Nothing was heard of the client for long.
    Silent,
}
