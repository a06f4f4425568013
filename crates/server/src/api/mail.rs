//! The caller's mail address, the codes that are sent to it, and stopping mails by a link.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{NoContent, Redirect};
use polis_protocol::{
    Code, ForgottenPassword, MailAddress, MailCode, MailState, MailStopId, MailWishes, Millis,
    NewMailAddress, PersonId, PersonKind, QuietHours, Refusal,
};

use crate::api::Shared;
use crate::api::accounts::find_account;
use crate::api::caller::{Body, Owner, Path, malformed};
use crate::api::headers::ClientInfo;
use crate::api::password_check::{
    check_own_password, limit_attempts, limit_sign_in, refuse_without_passwords,
};
use crate::failure::Failure;
use crate::mail::{Letter, LetterKind, Mail, read_address, read_language};
use crate::people::{FreshCode, code_hash};
use crate::random::random_bits;
use crate::security::{SecurityEvent, log_event};
use crate::store::{MailCodeRow, MailPurpose, Store};

/// How long a code that confirms an address is good.
const CONFIRM_MS: Millis = 24 * 3_600_000;
/// How long a code for a new password is good.
const RECOVER_MS: Millis = 3_600_000;

pub(crate) async fn state(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
) -> Result<Json<MailState>, Failure> {
    switched_on(&shared)?;
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    Ok(Json(mail_state(store, identity.person.id, now).await?))
}

pub(crate) async fn give(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Body(new): Body<NewMailAddress>,
) -> Result<NoContent, Failure> {
    let mail = switched_on(&shared)?;
    let person = &identity.person;
    if person.kind != PersonKind::Account {
        let message = "an address is for accounts; make one of your guest first";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    let Some(to) = read_address(&new.address) else {
        return Err(malformed(
            "found no mail address; expected one as in thalia@polis.example",
        ));
    };
    // Whoever has the address can set a new password, so it takes more than an open session.
    check_own_password(&shared, client, &identity, new.password).await?;
    shared.limiter.mail(&format!("account {}", person.id))?;
    let address = to.to_string();
    shared.limiter.mail(&address.to_lowercase())?;
    let language = read_language(&new.language);
    let code = FreshCode::new();
    let row = MailCodeRow {
        person: person.id,
        purpose: MailPurpose::Confirm,
        hash: &code.hash,
        address: &address,
        language: language.code(),
        until: shared.node.clock.now() + CONFIRM_MS,
    };
    shared.node.store.add_mail_code(&row).await?;
    let letter = Letter {
        to,
        name: person.name.clone(),
        language,
        kind: LetterKind::Confirm { code: code.text },
    };
    if !mail.send(letter, &shared.node.metrics.mail) {
        return Err(Failure::Unavailable);
    }
    Ok(NoContent)
}

pub(crate) async fn confirm(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Body(MailCode { code }): Body<MailCode>,
) -> Result<Json<MailState>, Failure> {
    switched_on(&shared)?;
    let person = identity.person.id;
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    let key = format!("mail {person}");
    limit_attempts(&shared, client, &key, Some(person))?;
    let is_confirmed = match code_hash(&code) {
        Some(hash) => {
            let stop = MailStopId::from_bits(random_bits());
            store.confirm_address(person, &hash, stop, now).await?
        }
        None => false,
    };
    if !is_confirmed {
        shared.limiter.wrong_passwords.fail(&key);
        log_event(client.address, Some(person), SecurityEvent::WrongMailCode);
        let message = "the code is wrong, or its time is over";
        return Err(Refusal::new(Code::WrongPassword, message).into());
    }
    shared.limiter.wrong_passwords.forgive(&key);
    log_event(client.address, Some(person), SecurityEvent::MailConfirmed);
    Ok(Json(mail_state(store, person, now).await?))
}

pub(crate) async fn set_wishes(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
    Body(wishes): Body<MailWishes>,
) -> Result<NoContent, Failure> {
    switched_on(&shared)?;
    if wishes
        .quiet
        .is_some_and(|quiet| !QuietHours::is_valid(quiet))
    {
        return Err(malformed(
            "found quiet hours that are none; expected minutes of a day, 0 to 1439",
        ));
    }
    let language = read_language(&wishes.language).code().to_owned();
    let wishes = MailWishes { language, ..wishes };
    let store = &shared.node.store;
    if !store.set_mail_wishes(identity.person.id, &wishes).await? {
        let message = "found no confirmed address; give one first";
        return Err(Refusal::new(Code::WrongState, message).into());
    }
    Ok(NoContent)
}

pub(crate) async fn remove(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
) -> Result<NoContent, Failure> {
    // It can be removed also where the host sends no mail any more.
    let person = identity.person.id;
    shared.node.store.drop_mail_address(person).await?;
    log_event(client.address, Some(person), SecurityEvent::MailRemoved);
    Ok(NoContent)
}

pub(crate) async fn stop(
    State(shared): State<Arc<Shared>>,
    Path(stop): Path<MailStopId>,
) -> Result<NoContent, Failure> {
    if !shared.node.store.stop_mails(stop).await? {
        return Err(Refusal::new(Code::NotFound, "there is no such link any more").into());
    }
    Ok(NoContent)
}

pub(crate) async fn stop_page(Path(stop): Path<MailStopId>) -> Redirect {
    Redirect::to(&format!("/#/me/stop/{stop}"))
}

pub(crate) async fn forgotten(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Body(ForgottenPassword { name }): Body<ForgottenPassword>,
) -> Result<NoContent, Failure> {
    switched_on(&shared)?;
    refuse_without_passwords(&shared)?;
    limit_sign_in(&shared, client)?;
    let (key, account) = find_account(&shared, &name).await?;
    // Names that nobody has are counted alike.
    shared.limiter.mail(&format!("recovery {key}"))?;
    if let Some((person, _)) = account {
        // Beside the answer, so that its time does not tell who has an address.
        tokio::spawn(async move {
            if let Err(failure) = send_code(&shared, client, person).await {
                failure.log();
            }
        });
    }
    Ok(NoContent)
}

async fn send_code(shared: &Shared, client: ClientInfo, person: PersonId) -> Result<(), Failure> {
    let mail = switched_on(shared)?;
    let store = &shared.node.store;
    let (Some(known), Some(account)) = (
        store.mail_address(person).await?,
        store.person(person).await?,
    ) else {
        return Ok(());
    };
    let MailAddress {
        address, wishes, ..
    } = known;
    let Some(to) = read_address(&address) else {
        return Ok(());
    };
    shared.limiter.mail(&address.to_lowercase())?;
    let code = FreshCode::new();
    let row = MailCodeRow {
        person,
        purpose: MailPurpose::Recover,
        hash: &code.hash,
        address: &address,
        language: &wishes.language,
        until: shared.node.clock.now() + RECOVER_MS,
    };
    store.add_mail_code(&row).await?;
    log_event(client.address, Some(person), SecurityEvent::RecoveryMailed);
    let letter = Letter {
        to,
        name: account.person.name,
        language: read_language(&wishes.language),
        kind: LetterKind::Recover { code: code.text },
    };
    // Where it cannot be sent, it is logged and counted; they ask again.
    mail.send(letter, &shared.node.metrics.mail);
    Ok(())
}

/// What is known of a person's address.
pub(super) async fn mail_state(
    store: &Store,
    person: PersonId,
    now: Millis,
) -> Result<MailState, sqlx::Error> {
    Ok(MailState {
        confirmed: store.mail_address(person).await?,
        pending: store.pending_address(person, now).await?,
    })
}

fn switched_on(shared: &Shared) -> Result<&Mail, Failure> {
    let off = || Refusal::new(Code::NotFound, "the host of this site sends no mail").into();
    shared.mail.as_deref().ok_or_else(off)
}
