//! How fast anybody may be.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use polis_protocol::{Code, PersonId, Refusal};
use sha2::{Digest, Sha256};

use crate::config::Limits;
use crate::people::Attempts;

/// Bursts are this many seconds' worth.
const BURST: u32 = 10;

/// Counts what everybody does.
pub(crate) struct Limiter {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    actions: DefaultKeyedRateLimiter<PersonId>,
    tables: DefaultKeyedRateLimiter<PersonId>,
    sockets: Mutex<HashMap<IpAddr, u32>>,
    /// Mails with codes, by the hash of an address or an account.
    mails: DefaultKeyedRateLimiter<[u8; 32]>,
    /// Wrong passwords of each account.
    pub(crate) wrong_passwords: Attempts,
}

/// Whether limits count for a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RateLimit {
    Limited,
    Exempt,
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Limiter {
        let a_second = |per_second: u32| {
            let rate = NonZeroU32::new(per_second).unwrap_or(NonZeroU32::MIN);
            Quota::per_second(rate)
                .allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(BURST - 1)))
        };
        let a_minute = |per_minute: u32| {
            Quota::per_minute(NonZeroU32::new(per_minute).unwrap_or(NonZeroU32::MIN))
        };
        Limiter {
            requests: RateLimiter::keyed(a_second(limits.requests_per_second)),
            sign_ins: RateLimiter::keyed(a_minute(limits.sign_ins_per_minute)),
            actions: RateLimiter::keyed(a_second(limits.actions_per_second)),
            tables: RateLimiter::keyed(a_minute(limits.tables_per_minute)),
            mails: RateLimiter::keyed(Quota::per_hour(
                NonZeroU32::new(limits.mails_per_hour).unwrap_or(NonZeroU32::MIN),
            )),
            sockets: Mutex::default(),
            wrong_passwords: Attempts::per_hour(limits.wrong_passwords_per_hour),
            limits,
        }
    }

    /// The limits as they were set.
    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Whether limits count for an address.
    pub(crate) fn standing(&self, address: IpAddr) -> RateLimit {
        if self.limits.exempt.iter().any(|net| net.contains(&address)) {
            RateLimit::Exempt
        } else {
            RateLimit::Limited
        }
    }

    /// One more request from an address.
    pub(crate) fn request(&self, address: IpAddr, standing: RateLimit) -> Result<(), Refusal> {
        check(standing, || {
            self.requests.check_key(&network(address)).is_ok()
        })
    }

    /// One more guest, account or sign-in from an address.
    pub(crate) fn sign_in(&self, address: IpAddr, standing: RateLimit) -> Result<(), Refusal> {
        check(standing, || {
            self.sign_ins.check_key(&network(address)).is_ok()
        })
    }

    /// One more action of a person.
    pub(crate) fn action(&self, person: PersonId, standing: RateLimit) -> Result<(), Refusal> {
        check(standing, || self.actions.check_key(&person).is_ok())
    }

    /// One more table of a person.
    pub(crate) fn table(&self, person: PersonId, standing: RateLimit) -> Result<(), Refusal> {
        check(standing, || self.tables.check_key(&person).is_ok())
    }

    /// One more mail with a code, to an address or for an account. Nobody is exempt, as it goes to
    /// somebody who may not have asked for it.
    pub(crate) fn mail(&self, to: &str) -> Result<(), Refusal> {
        let key = Sha256::digest(to.as_bytes()).into();
        self.mails.check_key(&key).map_err(|_| too_many())
    }

    /// One more socket from an address; [`socket_gone`](Limiter::socket_gone) when it is closed.
    pub(crate) fn socket(&self, address: IpAddr, standing: RateLimit) -> Result<(), Refusal> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(network(address)).or_default();
        if standing == RateLimit::Limited && *open >= self.limits.sockets_per_address {
            return Err(too_many());
        }
        *open += 1;
        Ok(())
    }

    /// A socket was closed.
    pub(crate) fn socket_gone(&self, address: IpAddr) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let address = network(address);
        if let Some(open) = sockets.get_mut(&address) {
            *open = open.saturating_sub(1);
            if *open == 0 {
                sockets.remove(&address);
            }
        }
    }

    /// Forgets addresses that have been quiet for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.sign_ins.retain_recent();
        self.actions.retain_recent();
        self.tables.retain_recent();
        self.mails.retain_recent();
        self.wrong_passwords.tidy();
    }
}

fn check(standing: RateLimit, is_slow: impl FnOnce() -> bool) -> Result<(), Refusal> {
    match standing {
        RateLimit::Exempt => Ok(()),
        RateLimit::Limited if is_slow() => Ok(()),
        RateLimit::Limited => Err(too_many()),
    }
}

fn too_many() -> Refusal {
    Refusal::new(
        Code::TooMany,
        "too much at a time; wait a little and try again",
    )
}

/// The network of an IPv6 address: a client has all of it.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let mut segments = address.segments();
            segments[4..].fill(0);
            IpAddr::V6(segments.into())
        }
    }
}
