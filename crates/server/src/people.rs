//! People: how they are known, and their passwords.

mod attempts;
mod identity;
mod name;
mod password;
mod recovery_code;
mod signed_cookie;

pub(crate) use attempts::Attempts;
pub(crate) use identity::{Identities, Identity, NewCredential, Scheme, no_cookie, session_end};
pub(crate) use name::{Looks, Names, name_key, name_taken, normal_form, read_name};
pub(crate) use password::Passwords;
pub(crate) use recovery_code::{FreshCode, code_hash};
pub(crate) use signed_cookie::{CookiePurpose, SignedCookies};

/// The name under which the games of a deleted account stay.
pub(crate) const DELETED: &str = "deleted player";
