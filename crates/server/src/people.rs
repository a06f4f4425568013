//! People: how they are known, and their passwords.

mod identity;
mod password;

pub(crate) use identity::{Identities, Identity, Scheme, no_cookie};
pub(crate) use password::Passwords;

/// The name under which the games of a deleted account stay.
pub(crate) const DELETED: &str = "deleted player";
