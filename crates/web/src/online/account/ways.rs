//! The ways to sign in that the site offers, and those that one has.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{OwnSignInWays, SignInWays};

use super::field;
use crate::online::api;

/// The ways to sign in, for all forms of the page.
#[derive(Clone, Copy)]
pub(super) struct Ways {
    /// What the site offers.
    pub(super) offered: RwSignal<SignInWays>,
    /// What one has; none for who has no account, and before it is known.
    pub(super) own: RwSignal<Option<OwnSignInWays>>,
}

impl Ways {
    /// Asks the server, and lets the forms know.
    pub(super) fn provide() -> Ways {
        let ways = Ways {
            offered: RwSignal::new(SignInWays::default()),
            own: RwSignal::new(None),
        };
        spawn_local(async move {
            if let Ok(found) = api::sign_in_ways().await {
                ways.offered.try_set(found);
            }
        });
        provide_context(ways);
        ways
    }

    pub(super) fn here() -> Ways {
        expect_context()
    }

    /// Asks for what one has.
    pub(super) fn look(self) {
        spawn_local(async move {
            if let Ok(found) = api::own_sign_in_ways().await {
                self.own.try_set(Some(found));
            }
        });
    }

    /// Whether one's account has a password, as far as is known.
    pub(super) fn has_password(self) -> bool {
        let password = |own: &OwnSignInWays| own.password;
        self.own.with(|own| own.as_ref().is_none_or(password))
    }

    /// Whether one's account has passkeys, as far as is known.
    pub(super) fn has_passkeys(self) -> bool {
        let passkeys = |own: &OwnSignInWays| !own.passkeys.is_empty();
        self.own.with(|own| own.as_ref().is_some_and(passkeys))
    }

    /// Whether the site uses passwords.
    pub(super) fn are_passwords_used(self) -> bool {
        self.offered.with(|offered| offered.passwords)
    }
}

/// A field for one's own password, where one has one.
pub(super) fn own_password(id: &'static str, typed: RwSignal<String>) -> impl IntoView {
    let ways = Ways::here();
    let has_password = Memo::new(move |_| ways.has_password());
    move || {
        has_password.get().then(|| {
            let completes = "current-password";
            field(id, "password", completes, typed, |words| {
                words.online.me.password()
            })
        })
    }
}

/// Whether one's own password is typed, or none is needed.
pub(super) fn is_own_password(typed: RwSignal<String>) -> Signal<bool> {
    let ways = Ways::here();
    Signal::derive(move || !ways.has_password() || typed.with(|text| !text.is_empty()))
}
