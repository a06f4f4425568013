//! Every check of a password: limited by address and by account, counted and logged.

use polis_protocol::{Code, PersonId, Refusal};

use crate::api::Shared;
use crate::api::headers::ClientInfo;
use crate::failure::Failure;
use crate::people::Identity;
use crate::security::{SecurityEvent, log_event};

/// A password that somebody gives.
pub(crate) struct PasswordCheck<'a> {
    /// The name of the account in the form in which no two are the same.
    pub(crate) key: &'a str,
    /// The account, if there is one.
    pub(crate) person: Option<PersonId>,
    pub(crate) password: String,
    /// The hash of the right one.
    pub(crate) hash: Option<String>,
}

/// One more guest, account or password check of an address.
pub(crate) fn limit_sign_in(shared: &Shared, client: ClientInfo) -> Result<(), Failure> {
    let allowed = shared.limiter.sign_in(client.address, client.standing);
    if allowed.is_err() {
        shared.node.metrics.sign_ins_limited.inc();
        log_event(client.address, None, SecurityEvent::SignInLimited);
    }
    Ok(allowed?)
}

/// One more try for an account from an address, under a key for what is tried.
pub(crate) fn limit_attempts(
    shared: &Shared,
    client: ClientInfo,
    key: &str,
    person: Option<PersonId>,
) -> Result<(), Failure> {
    limit_sign_in(shared, client)?;
    let Some(wait) = shared.limiter.wrong_passwords.wait(key) else {
        return Ok(());
    };
    shared.node.metrics.sign_ins_limited.inc();
    log_event(client.address, person, SecurityEvent::AccountLimited);
    let seconds = wait.as_secs() + 1;
    let message =
        format!("too many wrong passwords for this account; wait {seconds} seconds and try again");
    Err(Refusal::new(Code::TooMany, message).into())
}

/// Checks a password; a wrong one is refused.
pub(crate) async fn check_password(
    shared: &Shared,
    client: ClientInfo,
    check: PasswordCheck<'_>,
) -> Result<(), Failure> {
    limit_attempts(shared, client, check.key, check.person)?;
    let attempts = &shared.limiter.wrong_passwords;
    if shared.passwords.check(check.password, check.hash).await? {
        attempts.forgive(check.key);
        return Ok(());
    }
    attempts.fail(check.key);
    shared.node.metrics.sign_ins_failed.inc();
    log_event(client.address, check.person, SecurityEvent::WrongPassword);
    Err(Refusal::new(Code::WrongPassword, "the name or the password is wrong").into())
}

/// Checks the password of the caller. Where the account has none, they must have signed in not long
/// ago.
pub(crate) async fn check_own_password(
    shared: &Shared,
    client: ClientInfo,
    identity: &Identity,
    password: String,
) -> Result<(), Failure> {
    let person = &identity.person;
    let hash = shared.node.store.password(person.id).await?;
    if hash.is_none() {
        return check_recent(shared, identity);
    }
    // Strangers who guess at the door do not keep out who is in.
    let key = format!("own {}", person.id);
    let check = PasswordCheck {
        key: &key,
        person: Some(person.id),
        password,
        hash,
    };
    check_password(shared, client, check).await
}

/// Refuses a caller who signed in too long ago for something that takes more than an open session.
pub(crate) fn check_recent(shared: &Shared, identity: &Identity) -> Result<(), Failure> {
    if identity.is_recent(shared.node.clock.now()) {
        return Ok(());
    }
    let message = "you signed in too long ago for this; sign in again";
    Err(Refusal::new(Code::SignInAgain, message).into())
}

/// Refuses what is done with a password where the host wants none to be used.
pub(crate) fn refuse_without_passwords(shared: &Shared) -> Result<(), Failure> {
    if shared.has_passwords() {
        return Ok(());
    }
    let message = "this site has no passwords; sign in with a passkey or at the host's provider";
    Err(Refusal::new(Code::NotAllowed, message).into())
}
