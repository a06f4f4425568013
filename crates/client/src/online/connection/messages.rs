//! What goes into the connection and what comes out of it.

use polis_protocol::{Announcement, Logged, Refusal, StudyId, TableId};

use super::{SocketId, Ticket};

/// What happens outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionEvent<'a> {
    /// A socket is open.
    Opened(SocketId),
    /// A socket brought a text.
    Message(SocketId, &'a str),
    /// A socket is closed, or could not be opened.
    Closed(SocketId),
    /// The time for which it wanted to be woken has come.
    Time,
    /// The device has a network again.
    NetworkCame,
    /// The device has no network.
    NetworkWent,
    /// The page can be seen again: much may have happened meanwhile.
    PageShown,
    /// Somebody signed in or out: the server must look anew who it speaks to.
    AnotherPerson,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketCommand {
    /// Open a socket.
    Open(SocketId),
    /// Close the socket.
    Close(SocketId),
    /// Send a text.
    Send(String),
}

/// What is to be shown.
#[derive(Clone, Debug, PartialEq)]
pub enum ConnectionUpdate {
    /// Whether one is connected, or to whom the server thinks it speaks.
    Status,
    /// A table has changed.
    Table(TableId),
    /// Something happened at a table, for the first time.
    Happened(TableId, Logged),
    /// Lines of the chat of a table were missed: they have to be asked for.
    ChatMissed(TableId),
    /// The lobby has changed.
    Lobby,
    /// A study has changed.
    Study(StudyId),
    /// It is one's turn at one of one's tables.
    YourTurn(TableId),
    /// What the host of the site tells everybody.
    Announcement(Option<Announcement>),
    /// Something about one's friends or challenges has changed.
    Friends,
    /// An action is done, or refused.
    Answered(Ticket, Result<(), Refusal>),
}

/// Whether one is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Nobody wanted to be connected.
    Apart,
    /// For the first time.
    Connecting,
    /// It is.
    Here,
    /// It was, and soon will be.
    Reconnecting,
    /// The device has no network.
    Offline,
    /// Several attempts in a row have failed, and none has ever succeeded.
    NoServer,
    /// The server speaks another version: the page must be loaded again.
    Outdated,
}
