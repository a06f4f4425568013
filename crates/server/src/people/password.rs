//! Passwords: hashed with argon2id, away from the sockets, few at a time.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use polis_protocol::{Code, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, Refusal};
use tokio::sync::Semaphore;

use crate::failure::Failure;

/// Number of hashes that are computed at a time. Each takes 19 MiB and some time of a core.
const AT_A_TIME: usize = 2;
/// Number of hashes that wait for that.
const WAITING: usize = 32;

/// Hashes and checks passwords.
pub(crate) struct Passwords {
    computing: Semaphore,
    waiting: Semaphore,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords {
            computing: Semaphore::new(AT_A_TIME),
            waiting: Semaphore::new(WAITING),
        }
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Failure> {
        let found = password.chars().count();
        if !(MIN_PASSWORD_CHARS..=MAX_PASSWORD_CHARS).contains(&found) {
            return Err(Refusal::new(
                Code::Malformed,
                format!(
                    "found a password of {found} characters; expected {MIN_PASSWORD_CHARS} to \
                     {MAX_PASSWORD_CHARS}"
                ),
            )
            .into());
        }
        let hash = self
            .compute(move || {
                let hash = Argon2::default().hash_password(password.as_bytes());
                hash.map(|hash| hash.to_string())
            })
            .await?;
        hash.map_err(|_| Failure::Broken("a password cannot be hashed"))
    }

    /// Whether a password is the one of a hash. Without a hash the same work is done, so that nobody
    /// learns which names there are.
    pub(crate) async fn check(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Failure> {
        if password.chars().count() > MAX_PASSWORD_CHARS {
            return Ok(false);
        }
        self.compute(move || {
            let Some(hash) = hash else {
                let _ = Argon2::default().hash_password(password.as_bytes());
                return false;
            };
            argon2::PasswordHash::new(&hash).is_ok_and(|hash| {
                let argon = Argon2::default();
                argon.verify_password(password.as_bytes(), &hash).is_ok()
            })
        })
        .await
    }

    async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let Ok(_waiting) = self.waiting.try_acquire() else {
            return Err(Failure::Unavailable);
        };
        let Ok(_computing) = self.computing.acquire().await else {
            return Err(Failure::Unavailable);
        };
        tokio::task::spawn_blocking(work)
            .await
            .map_err(|_| Failure::Broken("a password could not be hashed"))
    }
}
