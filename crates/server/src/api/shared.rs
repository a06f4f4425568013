//! What all requests share.

use std::borrow::Cow;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use axum::http::HeaderMap;
use ipnet::IpNet;
use polis_protocol::{
    Action, Farewell, Lobby, LobbyTable, Millis, Person, PersonKind, Pool, Rated, Rating, TableId,
    TableSettings,
};

use crate::failure::Failure;
use crate::limits::Limiter;
use crate::mail::Mail;
use crate::node::Node;
use crate::oidc::Oidc;
use crate::open_tables::OpenTables;
use crate::outbox::Outbox;
use crate::passkeys::RelyingParty;
use crate::people::{Identities, Identity, Names, Passwords, SignedCookies};
use crate::push::Push;
use crate::site::SiteCache;
use crate::store::{PasswordUse, StatusNumber};

/// What all requests share.
pub(crate) struct Shared {
    pub(crate) node: Arc<Node>,
    pub(crate) identities: Arc<Identities>,
    pub(crate) passwords: Passwords,
    pub(crate) names: Names,
    /// What tells browsers; none where the host wants no notifications.
    pub(crate) push: Option<Arc<Push>>,
    /// What sends mail; none where the host has set no mail server.
    pub(crate) mail: Option<Arc<Mail>>,
    /// The host's provider; none where they have set none.
    pub(crate) oidc: Option<Oidc>,
    pub(crate) passkeys: PasskeySite,
    pub(crate) signed_cookies: SignedCookies,
    pub(crate) limiter: Limiter,
    pub(crate) open_tables: OpenTables,
    pub(crate) sockets: Sockets,
    /// What everybody is told.
    pub(crate) site: SiteCache,
    /// When this node started.
    pub(crate) started: Millis,
    pub(crate) trusted_proxies: Vec<IpNet>,
    pub(crate) origins: Vec<String>,
    /// Whether the log has told of a proxy that is not trusted.
    pub(crate) told_of_proxy: AtomicBool,
    /// Whether the log has told of an origin that does not fit.
    pub(crate) told_of_origin: AtomicBool,
}

/// The site that passkeys are for.
pub(crate) enum PasskeySite {
    /// At the address that the host has set; none where browsers have no passkeys there.
    Set(Option<RelyingParty>),
    /// No address is set: passkeys are for who opens the site on this machine.
    AtHome,
}

impl PasskeySite {
    /// At the address that the host has set, if they have, and at the other addresses of the site.
    pub(crate) fn new(public_url: Option<&str>, origins: &[String]) -> PasskeySite {
        match public_url {
            Some(url) => PasskeySite::Set(RelyingParty::new(url, origins)),
            None => PasskeySite::AtHome,
        }
    }
}

/// All open sockets.
#[derive(Default)]
pub(crate) struct Sockets {
    open: Mutex<HashMap<usize, Arc<Outbox>>>,
}

impl Sockets {
    pub(crate) fn add(&self, outbox: &Arc<Outbox>) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.insert(Arc::as_ptr(outbox) as usize, Arc::clone(outbox));
    }

    pub(crate) fn remove(&self, outbox: &Arc<Outbox>) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.remove(&(Arc::as_ptr(outbox) as usize));
    }

    /// Sends a message to all sockets.
    pub(crate) fn send_all(&self, message: &Utf8Bytes) {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        for outbox in open.values() {
            outbox.send(message.clone());
        }
    }

    /// Closes all sockets.
    pub(crate) fn end_all(&self, farewell: Farewell) {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        for outbox in open.values() {
            outbox.end(farewell);
        }
    }

    /// Whether none is open.
    pub(crate) fn is_empty(&self) -> bool {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.is_empty()
    }
}

impl Shared {
    /// The site that passkeys are for, as who asks has opened it.
    pub(crate) fn relying_party(&self, headers: &HeaderMap) -> Option<RelyingParty> {
        match &self.passkeys {
            PasskeySite::Set(site) => site.clone(),
            PasskeySite::AtHome => RelyingParty::at_home(headers),
        }
    }

    /// Whether passwords are used here.
    pub(crate) fn has_passwords(&self) -> bool {
        self.oidc.as_ref().is_none_or(Oidc::allows_passwords)
    }

    /// Whether a session has not been ended since a request began, for requests that add a way to sign in:
    /// the body of one can come seconds after its head.
    pub(crate) async fn is_still_signed_in(&self, identity: &Identity) -> Result<bool, Failure> {
        let (store, now) = (&self.node.store, self.node.clock.now());
        let found = self.identities.look_up(store, identity.hash.clone(), now);
        Ok(found.await?.is_some())
    }

    /// The same as [`Shared::has_passwords`], for those who count ways to sign in.
    pub(crate) fn password_use(&self) -> PasswordUse {
        if self.has_passwords() {
            PasswordUse::Allowed
        } else {
            PasswordUse::Refused
        }
    }

    /// Whether an address is that of a proxy whose headers are believed.
    pub(crate) fn is_trusted_proxy(&self, address: IpAddr) -> bool {
        self.trusted_proxies
            .iter()
            .any(|net| net.contains(&address))
    }

    /// Tells the host, once, that somebody forwards requests and is not believed.
    pub(crate) fn warn_of_proxy(&self, peer: IpAddr) {
        if !self.told_of_proxy.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                %peer,
                "requests come with X-Forwarded-For from an address that is not trusted; if it is your \
                 proxy, name it in --trusted-proxies, else all players share its limits"
            );
        }
    }

    /// Warns once of a proxy that does not tell the host as the browser named it.
    pub(crate) fn warn_of_origin(&self, origin: &str, host: &str) {
        if !self.told_of_origin.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                ?origin,
                ?host,
                "a page was refused because its origin is not the host that the proxy tells; if it is \
                 yours, let the proxy pass on Host as it came, with its port, or name the origin in \
                 --origins"
            );
        }
    }

    /// The lobby as it is now.
    pub(crate) async fn lobby(&self) -> Result<Lobby, Failure> {
        let store = &self.node.store;
        let read = |listings: Vec<String>| {
            let tables = listings.iter().map(|listing| serde_json::from_str(listing));
            tables.filter_map(Result::ok).collect::<Vec<LobbyTable>>()
        };
        Ok(Lobby {
            open: read(store.lobby(StatusNumber::Gathering as i64).await?),
            playing: read(store.lobby(StatusNumber::Playing as i64).await?),
        })
    }

    /// A person as a table shows them: with their rating, when they sit down and when they want to
    /// play again.
    pub(crate) async fn with_rating<'a>(
        &self,
        person: &'a Person,
        table: TableId,
        action: &Action,
    ) -> Cow<'a, Person> {
        let is_shown = matches!(action, Action::Join { .. } | Action::Rematch);
        if !is_shown || person.kind != PersonKind::Account {
            return Cow::Borrowed(person);
        }
        match self.node.look(table).await {
            Ok(snapshot) => self.rated_for(person, &snapshot.state.settings).await,
            Err(_) => Cow::Borrowed(person),
        }
    }

    /// A person with their rating for a game.
    pub(crate) async fn rated_for<'a>(
        &self,
        person: &'a Person,
        settings: &TableSettings,
    ) -> Cow<'a, Person> {
        let pool = Pool {
            game: settings.game.kind(),
            seats: settings.seats() as u8,
        };
        // Without it the table shows none.
        let ratings = self.node.store.ratings(person.id).await.unwrap_or_default();
        let rating = ratings
            .iter()
            .find(|rating| rating.pool == pool)
            .map(|rating| (rating.rating, Rating::is_provisional(rating.deviation)));
        // In a rated game everybody has a rating, if only that of who has not played yet.
        let is_rated = settings.rated == Rated::Rated && person.kind == PersonKind::Account;
        let rating = rating.or(is_rated.then_some((Rating::NEW, true)));
        Cow::Owned(Person {
            rating: rating.map(|(rating, _)| rating.round() as i32),
            provisional: rating.is_some_and(|(_, is_provisional)| is_provisional),
            ..person.clone()
        })
    }
}
