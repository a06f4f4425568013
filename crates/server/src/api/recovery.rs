//! The recovery code: making one, and setting a new password with it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use polis_protocol::{
    Code, NewRecoveryCode, PersonKind, Recovery, RecoveryCode, RecoveryState, Refusal,
};

use crate::api::Shared;
use crate::api::accounts::{SignedInAnswer, Signing, answer, find_account, refuse_suspended};
use crate::api::answer::Created;
use crate::api::caller::{Body, Owner};
use crate::api::headers::ClientInfo;
use crate::api::password_check::{check_own_password, limit_attempts, refuse_without_passwords};
use crate::api::sessions::end_sockets;
use crate::failure::Failure;
use crate::people::{FreshCode, code_hash};
use crate::security::{SecurityEvent, log_event};

pub(crate) async fn state(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
) -> Result<Json<RecoveryState>, Failure> {
    let recovery = shared.node.store.recovery(identity.person.id).await?;
    Ok(Json(RecoveryState {
        made: recovery.map(|(_, made)| made),
    }))
}

pub(crate) async fn new_code(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Body(new): Body<NewRecoveryCode>,
) -> Result<Created<RecoveryCode>, Failure> {
    let person = identity.person.id;
    if identity.person.kind != PersonKind::Account {
        let message = "a guest has no password to recover; make an account first";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    check_own_password(&shared, client, &identity, new.password).await?;
    let code = FreshCode::new();
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    store.set_recovery(person, &code.hash, now).await?;
    let event = SecurityEvent::RecoveryCodeMade;
    log_event(client.address, Some(person), event);
    Ok(Created(RecoveryCode { code: code.text }))
}

pub(crate) async fn recover(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Body(recovery): Body<Recovery>,
) -> Result<SignedInAnswer, Failure> {
    refuse_without_passwords(&shared)?;
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    let (key, account) = find_account(&shared, &recovery.name).await?;
    let person = account.map(|(person, _)| person);
    // Who guesses passwords does not keep out who has the code.
    let key = format!("recovery {key}");
    limit_attempts(&shared, client, &key, person)?;
    // Hashes are compared, so time tells nothing of the code.
    let used = match (person, code_hash(&recovery.code)) {
        (Some(person), Some(found)) => {
            let kept = store.recovery(person).await?;
            let is_kept = kept.is_some_and(|(hash, _)| hash == found);
            let is_good = is_kept || store.is_mailed_for_recovery(person, &found, now).await?;
            is_good.then_some(found)
        }
        (None, _) | (_, None) => None,
    };
    let (Some(person), Some(used)) = (person, used) else {
        shared.limiter.wrong_passwords.fail(&key);
        shared.node.metrics.sign_ins_failed.inc();
        log_event(client.address, person, SecurityEvent::WrongRecoveryCode);
        return Err(wrong_code());
    };
    refuse_suspended(&shared, person).await?;
    // A password that is refused leaves the code as it is.
    let hash = shared.passwords.hash(recovery.password, &recovery.name);
    let (hash, next) = (hash.await?, FreshCode::new());
    let is_recovered = store.recover(person, &used, &hash, &next.hash, now);
    if !is_recovered.await? {
        return Err(wrong_code());
    }
    shared.limiter.wrong_passwords.forgive(&key);
    end_sockets(&shared, person).await;
    let event = SecurityEvent::PasswordRecovered;
    log_event(client.address, Some(person), event);
    let signing = Signing {
        credential: recovery.credential,
        recovery_code: Some(next.text),
    };
    answer(&shared, client, person, signing).await
}

fn wrong_code() -> Failure {
    Refusal::new(
        Code::WrongPassword,
        "the name or the recovery code is wrong",
    )
    .into()
}
