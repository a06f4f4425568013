//! How much of anything there can be. Whatever is longer is refused before it is read.

/// The most bytes of a message from a client.
pub const MAX_MESSAGE_BYTES: usize = 8 * 1024;
/// The most bytes of the body of an HTTP request.
pub const MAX_BODY_BYTES: usize = 16 * 1024;
/// The most bytes of a move in its text form.
pub const MAX_MOVE_BYTES: usize = 64;
/// The most characters of a line of chat.
pub const MAX_CHAT_CHARS: usize = 300;
/// The fewest characters of a password.
pub const MIN_PASSWORD_CHARS: usize = 8;
/// The most characters of a password.
pub const MAX_PASSWORD_CHARS: usize = 256;
/// The most bytes of the client's own settings that an account keeps.
pub const MAX_KEPT_SETTINGS_BYTES: usize = 8 * 1024;
/// The most characters of the label of an API token.
pub const MAX_LABEL_CHARS: usize = 40;
/// The most API tokens of one person.
pub const MAX_TOKENS: usize = 20;
/// The most tables that one socket watches at a time.
pub const MAX_WATCHED: usize = 64;
/// The most entries of one page of a history.
pub const HISTORY_PAGE: usize = 50;
/// The most open, and the most running, tables that a lobby lists.
pub const LOBBY_PAGE: usize = 100;
/// The most events of one answer over HTTP.
pub const EVENTS_PAGE: usize = 500;
/// The longest that a request for events can wait for one, in milliseconds.
pub const MAX_WAIT_MS: u64 = 30_000;
