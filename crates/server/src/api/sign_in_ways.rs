//! The ways to sign in: what the site offers, and what the caller has.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use polis_protocol::{Code, OwnSignInWays, PersonId, Refusal, SignInWays};

use crate::api::Shared;
use crate::api::caller::Owner;
use crate::failure::Failure;
use crate::oidc::Oidc;
use crate::store::WayRemoval;

pub(crate) async fn ways(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
) -> Json<SignInWays> {
    Json(SignInWays {
        mail: shared.mail.is_some(),
        passwords: shared.has_passwords(),
        passkeys: shared.relying_party(&headers).is_some(),
        provider: shared.oidc.as_ref().map(|oidc| oidc.label().to_owned()),
    })
}

pub(crate) async fn own(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
) -> Result<Json<OwnSignInWays>, Failure> {
    Ok(Json(own_ways(&shared, identity.person.id).await?))
}

/// The ways in which a person can sign in.
pub(super) async fn own_ways(
    shared: &Shared,
    person: PersonId,
) -> Result<OwnSignInWays, sqlx::Error> {
    let store = &shared.node.store;
    let passkeys = store.passkeys(person).await?;
    let identities = store.identities(person).await?;
    let issuer = shared.oidc.as_ref().map(Oidc::issuer);
    Ok(OwnSignInWays {
        password: store.password(person).await?.is_some(),
        passkeys: passkeys.into_iter().map(|(passkey, _)| passkey).collect(),
        provider: identities
            .into_iter()
            .find(|(found, ..)| Some(found.as_str()) == issuer)
            .map(|(_, _, since)| since),
    })
}

/// Refuses to take the last way to sign in from an account.
pub(super) fn check_removal(removal: WayRemoval, what: &str) -> Result<(), Failure> {
    match removal {
        WayRemoval::Removed => Ok(()),
        WayRemoval::NotFound => {
            Err(Refusal::new(Code::NotFound, format!("there is no such {what}")).into())
        }
        WayRemoval::Last => {
            let message = "this is the last way to sign in to this account; set a password or add \
                           another way first";
            Err(Refusal::new(Code::WrongState, message).into())
        }
    }
}
