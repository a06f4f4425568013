//! Why something was not done.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why something was not done: the answer over a socket, and the body of every HTTP answer that is
/// an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Refusal {
    /// For programs.
    pub code: Code,
    /// For people who write programs, in English: what was found and what was expected.
    pub message: String,
}

/// The kinds of reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The message cannot be read, or its fields make no sense.
    Malformed,
    /// The message or the body is too large.
    TooLarge,
    /// Nobody is signed in.
    NotSignedIn,
    /// The caller may not do this.
    NotAllowed,
    /// There is no such thing.
    NotFound,
    /// The request comes from a page of another site.
    ForeignOrigin,
    /// Another seat has to decide.
    NotYourTurn,
    /// The rules do not allow the move.
    Illegal,
    /// Something happened at the table that the client had not seen: watch it again.
    Stale,
    /// The table is not in a state in which this can be done.
    WrongState,
    /// No chair is free, or that one is taken.
    Taken,
    /// Another account has this name.
    NameTaken,
    /// Name or password are wrong.
    WrongPassword,
    /// Only who is invited can come in, and there was no code of an invitation that is good.
    NotInvited,
    /// This needs a sign-in that is not long ago.
    SignInAgain,
    /// Too many requests: wait.
    TooMany,
    /// The server cannot do it now: try again.
    Unavailable,
    /// The server failed.
    Internal,
}

impl Code {
    /// All codes.
    pub const ALL: [Code; 18] = [
        Code::Malformed,
        Code::TooLarge,
        Code::NotSignedIn,
        Code::NotAllowed,
        Code::NotFound,
        Code::ForeignOrigin,
        Code::NotYourTurn,
        Code::Illegal,
        Code::Stale,
        Code::WrongState,
        Code::Taken,
        Code::NameTaken,
        Code::WrongPassword,
        Code::NotInvited,
        Code::SignInAgain,
        Code::TooMany,
        Code::Unavailable,
        Code::Internal,
    ];

    /// The HTTP status of an answer with this code.
    pub const fn status(self) -> u16 {
        match self {
            Code::Malformed => 400,
            Code::TooLarge => 413,
            Code::NotSignedIn | Code::WrongPassword => 401,
            Code::NotAllowed | Code::ForeignOrigin | Code::NotInvited | Code::SignInAgain => 403,
            Code::NotFound => 404,
            Code::NotYourTurn | Code::Stale | Code::WrongState | Code::Taken | Code::NameTaken => {
                409
            }
            Code::Illegal => 422,
            Code::TooMany => 429,
            Code::Unavailable => 503,
            Code::Internal => 500,
        }
    }
}

impl Refusal {
    /// A refusal.
    pub fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal {
            code,
            message: message.into(),
        }
    }
}
