//! How much of anything there can be. Whatever is longer is refused before it is read.

/// The most bytes of a message from a client.
pub const MAX_MESSAGE_BYTES: usize = 8 * 1024;
/// The most bytes of the body of an HTTP request.
pub const MAX_BODY_BYTES: usize = 16 * 1024;
/// The most bytes of a move in its text form.
pub const MAX_MOVE_BYTES: usize = 64;
/// The most characters of a line of chat.
pub const MAX_CHAT_CHARS: usize = 300;
/// The most spectators of a table who are listed by name; of more only the number is told.
pub const MAX_NAMED_SPECTATORS: usize = 30;
/// The most turns of which one is played as planned.
pub const MAX_PLANNED_TURNS: usize = 8;
/// The most moves of a planned turn.
pub const MAX_PLANNED_MOVES: usize = 4;
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
/// The most passkeys of one account.
pub const MAX_PASSKEYS: usize = 20;
/// The most days that an API token is good.
pub const MAX_TOKEN_DAYS: u32 = 3650;
/// The most tables that one socket watches at a time.
pub const MAX_WATCHED: usize = 64;
/// The most entries of one page of a history.
pub const HISTORY_PAGE: usize = 50;
/// The most players of a leaderboard.
pub const LEADERBOARD_PAGE: usize = 50;
/// The most open, and the most running, tables that a lobby lists.
pub const LOBBY_PAGE: usize = 100;
/// The most events of one answer over HTTP.
pub const EVENTS_PAGE: usize = 500;
/// The longest that a request for events can wait for one, in milliseconds.
pub const MAX_WAIT_MS: u64 = 30_000;
/// The most characters of an announcement.
pub const MAX_ANNOUNCEMENT_CHARS: usize = 200;
/// The most hours that an announcement stands.
pub const MAX_ANNOUNCEMENT_HOURS: u32 = 24 * 90;
/// The most days that an invitation is good.
pub const MAX_INVITATION_DAYS: u32 = 365;
/// The most uses of an invitation.
pub const MAX_INVITATION_USES: u32 = 10_000;
/// How long somebody who looks for a game is looked for without a sign of life, in milliseconds: who
/// left the page, or lost the connection, is out of the queue then.
pub const SEARCH_SILENT_MS: u64 = 15_000;
/// The most friends of one person, those included whom they have asked.
pub const MAX_FRIENDS: usize = 200;
/// The most people whom one person has asked to be friends and who have not answered.
pub const MAX_ASKED: usize = 30;
/// The most people whom one person has blocked.
pub const MAX_BLOCKED: usize = 200;
/// The most challenges of one person that stand.
pub const MAX_CHALLENGES: usize = 10;
/// The most characters of a report of somebody.
pub const MAX_REPORT_CHARS: usize = 500;
/// The most reports that one person makes within a day.
pub const MAX_REPORTS_A_DAY: usize = 10;
/// The most studies of one person.
pub const MAX_STUDIES: usize = 100;
/// The most chapters of a study.
pub const MAX_CHAPTERS: usize = 64;
/// The most bytes of the record of a chapter, with its variations.
pub const MAX_CHAPTER_BYTES: usize = 64 * 1024;
/// The most bytes of the body of an HTTP request that holds a chapter.
pub const MAX_CHAPTER_BODY_BYTES: usize = 3 * MAX_CHAPTER_BYTES;
/// The most characters of the title of a study, and of the name of a chapter.
pub const MAX_STUDY_NAME_CHARS: usize = 60;
/// The most moves of a variation that lead to a place in a study.
pub const MAX_LINE_MOVES: usize = 128;
/// The most bytes of all these moves together.
pub const MAX_LINE_BYTES: usize = 4 * 1024;
/// The most people who are in a study at a time.
pub const MAX_STUDY_PEOPLE: usize = 64;
/// The most offers in a study that nobody has decided about.
pub const MAX_OFFERS: usize = 16;
/// The most of these that one person has made.
pub const MAX_OFFERS_OF_ONE: usize = 3;
/// The most studies that one socket watches at a time.
pub const MAX_WATCHED_STUDIES: usize = 4;
/// The most days for which a host keeps somebody out until a day.
pub const MAX_SUSPENSION_DAYS: u16 = 3650;
