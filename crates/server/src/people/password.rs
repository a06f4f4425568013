//! Passwords: hashed with argon2id, away from the sockets, few at a time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use polis_protocol::{Code, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, Refusal};
use tokio::sync::Semaphore;
use zxcvbn::{Score, zxcvbn};

use crate::failure::Failure;

/// Number of hashes that are computed at a time. Each takes 19 MiB and some time of a core.
const AT_A_TIME: usize = 2;
/// Number of hashes that wait for that.
const WAITING: usize = 32;
/// Characters of a password that are looked at to see how soon it is guessed.
const JUDGED_CHARS: usize = 64;

/// Hashes and checks passwords.
pub(crate) struct Passwords {
    /// Held by the work, not by the request: a request that is given up does not free a place.
    computing: Arc<Semaphore>,
    waiting: Semaphore,
    /// The memory of those who do not compute. It is never given back, as an allocator would keep it
    /// anyway, once for each thread.
    buffers: Arc<Mutex<Vec<Vec<Block>>>>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords {
            computing: Arc::new(Semaphore::new(AT_A_TIME)),
            waiting: Semaphore::new(WAITING),
            buffers: Arc::default(),
        }
    }

    /// The hash of a new password of the person with this name.
    pub(crate) async fn hash(&self, password: String, name: &str) -> Result<String, Failure> {
        let found = password.chars().count();
        if !(MIN_PASSWORD_CHARS..=MAX_PASSWORD_CHARS).contains(&found) {
            return Err(malformed(format!(
                "found a password of {found} characters; expected {MIN_PASSWORD_CHARS} to \
                 {MAX_PASSWORD_CHARS}"
            )));
        }
        if is_weak(&password, name) {
            return Err(malformed(
                "found a password that is among the first to be guessed; expected a longer one, \
                 such as three words that have nothing to do with each other",
            ));
        }
        let hash = self
            .compute(move |memory| hash_with(memory, &password))
            .await?;
        hash.ok_or(Failure::Broken("a password cannot be hashed"))
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
        self.compute(move |memory| {
            let Some(hash) = hash else {
                let _ = hash_with(memory, &password);
                return false;
            };
            PasswordHash::new(&hash)
                .ok()
                .and_then(|hash| is_right(memory, &password, &hash))
                .unwrap_or(false)
        })
        .await
    }

    async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let Ok(_waiting) = self.waiting.try_acquire() else {
            return Err(Failure::Unavailable);
        };
        let Ok(computing) = Arc::clone(&self.computing).acquire_owned().await else {
            return Err(Failure::Unavailable);
        };
        let buffers = Arc::clone(&self.buffers);
        tokio::task::spawn_blocking(move || {
            // A hash that has begun is computed to its end, even if nobody waits for it any more:
            // its place is free when it is done.
            let _computing = computing;
            let mut memory = lock(&buffers).pop().unwrap_or_default();
            let result = work(&mut memory);
            lock(&buffers).push(memory);
            result
        })
        .await
        .map_err(|_| Failure::Broken("a password could not be hashed"))
    }
}

fn lock(buffers: &Mutex<Vec<Vec<Block>>>) -> MutexGuard<'_, Vec<Vec<Block>>> {
    buffers.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether a password is among those that are tried first.
fn is_weak(password: &str, name: &str) -> bool {
    let beginning: String = password.chars().take(JUDGED_CHARS).collect();
    zxcvbn(&beginning, &[name, "polis", "akropolis", "architekton"]).score() < Score::Two
}

/// The hash of a password, with a salt of its own.
fn hash_with(memory: &mut Vec<Block>, password: &str) -> Option<String> {
    let params = Params::default();
    let salt = Salt::generate();
    let output = run(memory, &params, password, &salt, Params::DEFAULT_OUTPUT_LEN)?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(salt),
        hash: Some(output),
    };
    Some(hash.to_string())
}

/// Whether a password gives a hash; none when the hash is of another kind.
fn is_right(memory: &mut Vec<Block>, password: &str, hash: &PasswordHash) -> Option<bool> {
    let (salt, expected) = (hash.salt.as_ref()?, hash.hash.as_ref()?);
    let is_ours = hash.algorithm == Algorithm::Argon2id.ident()
        && hash.version == Some(Version::V0x13.into());
    if !is_ours {
        return None;
    }
    let params = Params::try_from(hash).ok()?;
    let output = run(memory, &params, password, salt, expected.len())?;
    // Outputs are compared in constant time.
    Some(output == *expected)
}

fn run(
    memory: &mut Vec<Block>,
    params: &Params,
    password: &str,
    salt: &Salt,
    length: usize,
) -> Option<Output> {
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    memory.resize(params.block_count(), Block::default());
    let mut out = vec![0; length];
    argon
        .hash_password_into_with_memory(password.as_bytes(), salt, &mut out, memory)
        .ok()?;
    Output::new(&out).ok()
}

fn malformed(message: impl Into<String>) -> Failure {
    Refusal::new(Code::Malformed, message).into()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    use super::*;

    #[test]
    fn hashes_are_those_of_the_library() {
        let mut memory = Vec::new();
        let ours = hash_with(&mut memory, "correct horse").unwrap();
        let argon = Argon2::default();
        let read = PasswordHash::new(&ours).unwrap();
        assert!(argon.verify_password(b"correct horse", &read).is_ok());
        assert!(argon.verify_password(b"another horse", &read).is_err());
        let theirs = argon.hash_password(b"battery staple").unwrap();
        assert_eq!(is_right(&mut memory, "battery staple", &theirs), Some(true));
        assert_eq!(
            is_right(&mut memory, "battery stapler", &theirs),
            Some(false)
        );
    }

    #[test]
    fn what_is_guessed_first_is_weak() {
        for weak in [
            "12345678",
            "password",
            "qwertyuiop",
            "aaaaaaaaaaaa",
            "akropolis1",
            "Thalia2024",
        ] {
            assert!(is_weak(weak, "Thalia"), "{weak}");
        }
        for good in ["correct horse", "battery staple", "rosy-fingered"] {
            assert!(!is_weak(good, "Thalia"), "{good}");
        }
    }

    /// However many ask, and however many of them go away again, there are never more buffers than
    /// hashes may be computed at a time.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn memory_is_used_again_and_a_request_that_is_given_up_frees_no_place() {
        let passwords = Arc::new(Passwords::new());
        let (sender, mut at_once) = tokio::sync::mpsc::unbounded_channel();
        let running = Arc::new(std::sync::atomic::AtomicUsize::new(0));
        for _ in 0..20 {
            let (running, sender) = (Arc::clone(&running), sender.clone());
            let work = passwords.compute(move |memory| {
                use std::sync::atomic::Ordering;
                let now = running.fetch_add(1, Ordering::SeqCst) + 1;
                let _ = hash_with(memory, "correct horse");
                running.fetch_sub(1, Ordering::SeqCst);
                let _ = sender.send(now);
            });
            // Each request is given up as soon as its work has begun.
            let _ = tokio::time::timeout(std::time::Duration::from_millis(1), work).await;
        }
        drop(sender);
        let mut most = 0;
        while let Some(now) = at_once.recv().await {
            most = most.max(now);
        }
        assert!((1..=AT_A_TIME).contains(&most), "{most}");
        let places = passwords.computing.acquire_many(AT_A_TIME as u32);
        drop(places.await.unwrap());
        assert!(passwords.buffers.lock().unwrap().len() <= AT_A_TIME);
    }
}
