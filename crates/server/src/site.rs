//! What everybody is told of the site, as this node last read it.

use std::sync::{PoisonError, RwLock};

use polis_protocol::{Announcement, FromServer, Millis, Site};

use crate::api::Shared;
use crate::failure::Failure;
use crate::outbox::to_text;

/// What this node last read of the site.
#[derive(Default)]
pub(crate) struct SiteCache {
    site: RwLock<Site>,
}

impl SiteCache {
    /// What everybody is told, if it has not ended.
    pub(crate) fn announcement(&self, now: Millis) -> Option<Announcement> {
        let site = self.site.read().unwrap_or_else(PoisonError::into_inner);
        let announcement = site.announcement.clone();
        announcement.filter(|announcement| announcement.ends > now)
    }

    /// Takes what was read; whether what everybody is told is another thing now.
    fn take(&self, site: Site) -> bool {
        let mut before = self.site.write().unwrap_or_else(PoisonError::into_inner);
        let is_new = before.announcement != site.announcement;
        *before = site;
        is_new
    }
}

impl Shared {
    /// Reads what everybody is told, and tells all sockets where that has changed.
    pub(crate) async fn refresh_site(&self) -> Result<(), Failure> {
        let site = self.node.store.site(self.node.clock.now()).await?;
        let announcement = site.announcement.clone();
        if self.site.take(site) {
            let message = to_text(&FromServer::Announcement { announcement });
            self.sockets.send_all(&message);
        }
        Ok(())
    }
}
