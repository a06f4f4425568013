//! What a host may have to look into later, as lines of the log with a target of their own
//! (`polis_server::security`). Names, passwords and tokens never stand in them.

use std::net::IpAddr;

use polis_protocol::{HostDeedKind, PersonId};

/// Something that concerns somebody's account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecurityEvent {
    SignedIn,
    WrongPassword,
    SignInLimited,
    AccountLimited,
    AccountMade,
    AccountDeleted,
    NameChanged,
    PasswordChanged,
    WrongRecoveryCode,
    RecoveryCodeMade,
    PasswordRecovered,
    WrongMailCode,
    MailConfirmed,
    MailRemoved,
    RecoveryMailed,
    PasskeyAdded,
    PasskeyRemoved,
    WrongPasskey,
    PasskeyCopied,
    ProviderJoined,
    ProviderParted,
    ProviderRefused,
    TokenMade,
    SessionEnded,
    AllSessionsEnded,
    HostRefused,
}

impl SecurityEvent {
    const fn name(self) -> &'static str {
        match self {
            SecurityEvent::SignedIn => "signed in",
            SecurityEvent::WrongPassword => "wrong password",
            SecurityEvent::SignInLimited => "too many sign-ins of an address",
            SecurityEvent::AccountLimited => "too many wrong passwords of an account",
            SecurityEvent::AccountMade => "account made",
            SecurityEvent::AccountDeleted => "account deleted",
            SecurityEvent::NameChanged => "name changed",
            SecurityEvent::PasswordChanged => "password changed",
            SecurityEvent::WrongRecoveryCode => "wrong recovery code",
            SecurityEvent::RecoveryCodeMade => "recovery code made",
            SecurityEvent::PasswordRecovered => "password recovered",
            SecurityEvent::WrongMailCode => "wrong code for a mail address",
            SecurityEvent::MailConfirmed => "mail address confirmed",
            SecurityEvent::MailRemoved => "mail address removed",
            SecurityEvent::RecoveryMailed => "code for a new password mailed",
            SecurityEvent::PasskeyAdded => "passkey added",
            SecurityEvent::PasskeyRemoved => "passkey removed",
            SecurityEvent::WrongPasskey => "wrong passkey",
            SecurityEvent::PasskeyCopied => "counter of a passkey did not go up",
            SecurityEvent::ProviderJoined => "joined with the provider",
            SecurityEvent::ProviderParted => "parted from the provider",
            SecurityEvent::ProviderRefused => "refused what the provider said",
            SecurityEvent::TokenMade => "token made",
            SecurityEvent::SessionEnded => "session ended",
            SecurityEvent::AllSessionsEnded => "all sessions ended",
            SecurityEvent::HostRefused => "not a host at the host's page",
        }
    }
}

/// Logs it. Limits that were reached are louder than the rest.
pub(crate) fn log_event(address: IpAddr, person: Option<PersonId>, event: SecurityEvent) {
    let person = person.map(|person| person.to_string());
    let (person, what) = (person.as_deref().unwrap_or("-"), event.name());
    match event {
        SecurityEvent::SignInLimited
        | SecurityEvent::AccountLimited
        | SecurityEvent::PasskeyCopied
        | SecurityEvent::ProviderRefused
        | SecurityEvent::HostRefused => {
            tracing::warn!(target: "polis_server::security", %address, person, "{what}");
        }
        SecurityEvent::SignedIn
        | SecurityEvent::WrongPassword
        | SecurityEvent::AccountMade
        | SecurityEvent::AccountDeleted
        | SecurityEvent::NameChanged
        | SecurityEvent::PasswordChanged
        | SecurityEvent::WrongRecoveryCode
        | SecurityEvent::RecoveryCodeMade
        | SecurityEvent::PasswordRecovered
        | SecurityEvent::WrongMailCode
        | SecurityEvent::MailConfirmed
        | SecurityEvent::MailRemoved
        | SecurityEvent::RecoveryMailed
        | SecurityEvent::PasskeyAdded
        | SecurityEvent::PasskeyRemoved
        | SecurityEvent::WrongPasskey
        | SecurityEvent::ProviderJoined
        | SecurityEvent::ProviderParted
        | SecurityEvent::TokenMade
        | SecurityEvent::SessionEnded
        | SecurityEvent::AllSessionsEnded => {
            tracing::info!(target: "polis_server::security", %address, person, "{what}");
        }
    }
}

/// Logs what a host did on their page.
pub(crate) fn log_deed(
    address: IpAddr,
    person: PersonId,
    what: HostDeedKind,
    about: Option<PersonId>,
) {
    let about = about.map(|about| about.to_string());
    tracing::info!(
        target: "polis_server::security",
        %address,
        %person,
        what = what.name(),
        about = about.as_deref().unwrap_or("-"),
        "a host did something"
    );
}
