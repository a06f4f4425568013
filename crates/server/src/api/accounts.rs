//! Coming in: as a guest, with a new account, and with a password.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::AppendHeaders;
use polis_notation::Name;
use polis_protocol::{
    Code, Credential, Credentials, InvitationCode, Me, NewAccount, NewGuest, Person, PersonId,
    PersonKind, Refusal, SessionKind, SignedIn, TokenScope,
};

use crate::api::Shared;
use crate::api::answer::Headers;
use crate::api::caller::{Body, Caller};
use crate::api::headers::ClientInfo;
use crate::api::host_page::admit;
use crate::api::password_check::{
    PasswordCheck, check_password, limit_sign_in, refuse_without_passwords,
};
use crate::api::sessions::end_sockets;
use crate::failure::Failure;
use crate::people::{
    FreshCode, Identity, NewCredential, name_key, name_taken, normal_form, read_name, session_end,
};
use crate::random::random_bits;
use crate::security::{SecurityEvent, log_event};
use crate::socket::out_of_scope;
use crate::store::{FirstSignIn, NewName, NewSecrets};

pub(crate) async fn new_guest(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Body(new): Body<NewGuest>,
) -> Result<SignedInAnswer, Failure> {
    limit_sign_in(&shared, client)?;
    let name = read_name(&new.name)?;
    not_of_an_account(&shared, &name).await?;
    admit(&shared, new.invitation).await?;
    let person = add_guest(&shared, &name).await?;
    answer(&shared, client, person, new.credential.into()).await
}

pub(crate) async fn new_account(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Caller(caller): Caller,
    Body(new): Body<NewAccount>,
) -> Result<SignedInAnswer, Failure> {
    limit_sign_in(&shared, client)?;
    refuse_without_passwords(&shared)?;
    let name = read_name(&new.name)?;
    free_name(&shared, &name).await?;
    let password = shared.passwords.hash(new.password, name.as_str()).await?;
    let newcomer = Newcomer {
        name: &name,
        person: None,
        first: FirstSignIn::Password(&password),
        admission: Admission::Asked(new.invitation),
        credential: new.credential,
    };
    settle(&shared, client, caller, newcomer).await
}

/// Who somebody is now, and the cookie that says so.
pub(super) type SignedInAnswer = (Headers, Json<SignedIn>);

/// Refuses a name that somebody else has.
pub(super) async fn free_name(shared: &Shared, name: &Name) -> Result<(), Failure> {
    let (key, looks) = (name_key(name.as_str()), shared.names.looks(name.as_str()));
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    let is_taken = store.is_name_taken(&looks, now).await?;
    if is_taken || store.account_named(&key).await?.is_some() {
        return Err(name_taken());
    }
    Ok(())
}

/// Somebody who gets an account.
pub(super) struct Newcomer<'a> {
    pub(super) name: &'a Name,
    /// The id of who is new; none for any.
    pub(super) person: Option<PersonId>,
    /// What they sign in with from now on.
    pub(super) first: FirstSignIn<'a>,
    pub(super) admission: Admission,
    pub(super) credential: Credential,
}

/// Whether somebody who is new may come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Admission {
    /// By what the site asks of everybody, perhaps with an invitation.
    Asked(Option<InvitationCode>),
    /// The host has let them in.
    Granted,
}

/// The guest who asks; a token of theirs for less than everything is refused.
pub(super) fn guest_among(caller: Option<Arc<Identity>>) -> Result<Option<Arc<Identity>>, Failure> {
    let guest = caller.filter(|identity| identity.person.kind == PersonKind::Guest);
    if guest
        .as_ref()
        .is_some_and(|guest| guest.scope != TokenScope::All)
    {
        return Err(out_of_scope().into());
    }
    Ok(guest)
}

/// Makes an account of the guest who asks, or a new one, and signs in.
pub(super) async fn settle(
    shared: &Shared,
    client: ClientInfo,
    caller: Option<Arc<Identity>>,
    newcomer: Newcomer<'_>,
) -> Result<SignedInAnswer, Failure> {
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    let name = newcomer.name;
    let guest = guest_among(caller)?;
    let person = if let Some(identity) = &guest {
        identity.person.id
    } else {
        match newcomer.admission {
            Admission::Asked(invitation) => admit(shared, invitation).await?,
            Admission::Granted => {}
        }
        let person = newcomer.person;
        let person = person.unwrap_or_else(|| PersonId::from_bits(random_bits()));
        store.add_guest(person, name.as_str(), now).await?;
        person
    };
    let new_name = NewName {
        name: name.as_str(),
        key: &name_key(name.as_str()),
        looks: &shared.names.looks(name.as_str()),
    };
    let code = FreshCode::new();
    let secrets = NewSecrets {
        first: newcomer.first,
        recovery: &code.hash,
    };
    if !store.make_account(person, &new_name, &secrets, now).await? {
        return Err(name_taken());
    }
    // Whoever knew the guest's cookie or token must not have the account. Sockets end when there is
    // something new to come again with.
    store.drop_credentials(person, None).await?;
    shared.identities.forget(person);
    let signing = Signing {
        credential: newcomer.credential,
        recovery_code: Some(code.text),
    };
    let response = answer(shared, client, person, signing).await;
    end_sockets(shared, person).await;
    log_event(client.address, Some(person), SecurityEvent::AccountMade);
    response
}

pub(crate) async fn sign_in(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Caller(caller): Caller,
    Body(credentials): Body<Credentials>,
) -> Result<SignedInAnswer, Failure> {
    refuse_without_passwords(&shared)?;
    let (key, account) = find_account(&shared, &credentials.name).await?;
    let (person, hash) = account.unzip();
    let hash = hash.flatten();
    let check = PasswordCheck {
        key: &key,
        person,
        password: credentials.password,
        hash,
    };
    check_password(&shared, client, check).await?;
    let Some(person) = person else {
        return Err(Failure::Broken("a password without an account"));
    };
    welcome(&shared, client, caller, person, credentials.credential).await
}

/// Signs somebody in who has shown who they are. The cookie that the browser had before is good no
/// more.
pub(super) async fn welcome(
    shared: &Shared,
    client: ClientInfo,
    caller: Option<Arc<Identity>>,
    person: PersonId,
    credential: Credential,
) -> Result<SignedInAnswer, Failure> {
    refuse_suspended(shared, person).await?;
    if let Some(before) = caller.filter(|before| before.kind == SessionKind::Cookie) {
        shared.node.store.drop_credential(&before.hash).await?;
        shared.identities.forget(before.person.id);
    }
    log_event(client.address, Some(person), SecurityEvent::SignedIn);
    answer(shared, client, person, credential.into()).await
}

/// The form of a name in which no two accounts share one; and the account with it and the hash of its
/// password.
pub(super) async fn find_account(
    shared: &Shared,
    name: &str,
) -> Result<(String, Option<(PersonId, Option<String>)>), Failure> {
    let store = &shared.node.store;
    let key = name_key(&normal_form(name));
    // A name that is older than its normal form stands as it was written.
    let account = match store.account_named(&key).await? {
        Some(account) => Some(account),
        None => store.account_named(&name_key(name)).await?,
    };
    Ok((key, account))
}

/// Refuses somebody whom the host keeps out.
pub(super) async fn refuse_suspended(shared: &Shared, person: PersonId) -> Result<(), Failure> {
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    // Whose time is over need not wait for the next round of housekeeping.
    store.end_suspensions(now).await?;
    if store.is_suspended(person).await? {
        let message = "the host of this site keeps this account out";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    Ok(())
}

async fn add_guest(shared: &Shared, name: &Name) -> Result<PersonId, Failure> {
    let person = PersonId::from_bits(random_bits());
    let now = shared.node.clock.now();
    shared
        .node
        .store
        .add_guest(person, name.as_str(), now)
        .await?;
    Ok(person)
}

/// What somebody gets who signs in.
pub(super) struct Signing {
    pub(super) credential: Credential,
    /// A new recovery code, to be told this once.
    pub(super) recovery_code: Option<String>,
}

impl From<Credential> for Signing {
    fn from(credential: Credential) -> Signing {
        Signing {
            credential,
            recovery_code: None,
        }
    }
}

/// Tells the caller who they are, with a new cookie or token.
pub(super) async fn answer(
    shared: &Shared,
    client: ClientInfo,
    person: PersonId,
    signing: Signing,
) -> Result<SignedInAnswer, Failure> {
    let store = &shared.node.store;
    let Some(account) = store.person(person).await? else {
        return Err(Failure::Broken("somebody who was there is gone"));
    };
    let me = Me {
        person: Person {
            rating: None,
            provisional: false,
            ..account.person
        },
        since: account.since,
        kept_settings: account.kept_settings,
        is_host: account.is_host,
    };
    let (kind, label) = match signing.credential {
        Credential::Cookie => (SessionKind::Cookie, "browser"),
        Credential::Token => (SessionKind::Token, "program"),
    };
    let now = shared.node.clock.now();
    let new = NewCredential {
        person,
        kind,
        label,
        scope: TokenScope::All,
        expires: session_end(me.person.kind, now),
        renews: true,
    };
    let (secret, _) = shared.identities.issue(store, &new, now).await?;
    let recovery_code = signing.recovery_code;
    let (cookies, token) = match signing.credential {
        Credential::Cookie => (vec![(SET_COOKIE, secret.cookie(client.scheme))], None),
        Credential::Token => (Vec::new(), Some(secret.into_token())),
    };
    let signed_in = SignedIn {
        me,
        token,
        recovery_code,
    };
    Ok((AppendHeaders(cookies), Json(signed_in)))
}

/// Refuses a name that an account has, or one that looks like it.
pub(super) async fn not_of_an_account(shared: &Shared, name: &Name) -> Result<(), Failure> {
    let (looks, now) = (shared.names.looks(name.as_str()), shared.node.clock.now());
    if shared.node.store.is_name_taken(&looks, now).await? {
        return Err(name_taken());
    }
    Ok(())
}
