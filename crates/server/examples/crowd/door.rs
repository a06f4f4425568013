//! The plain requests that the measurements need.

use std::time::Duration;

use polis_protocol::{
    Action, Credential, NewGuest, Person, SignedIn, Snapshot, TableId, TableSettings,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::Agent;

use crate::Fallible;

/// Where a server is reached. Its calls block.
#[derive(Clone)]
pub(crate) struct Door {
    /// As in `http://127.0.0.1:8300`.
    pub(crate) url: String,
    pub(crate) agent: Agent,
}

/// A client that is signed in.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) person: Person,
    pub(crate) token: String,
}

impl Door {
    pub(crate) fn new(url: &str) -> Door {
        let config = Agent::config_builder()
            .timeout_global(Some(Duration::from_mins(10)))
            .build();
        Door {
            url: url.trim_end_matches('/').to_owned(),
            agent: config.into(),
        }
    }

    pub(crate) fn guest(&self, name: &str) -> Fallible<Visitor> {
        let guest = NewGuest {
            invitation: None,
            name: name.to_owned(),
            credential: Credential::Token,
        };
        let signed: SignedIn = self.post("/api/v1/guest", &guest, None)?;
        Ok(Visitor {
            person: signed.me.person,
            token: signed.token.ok_or("found no token; expected one")?,
        })
    }

    pub(crate) fn open(&self, host: &Visitor, settings: &TableSettings) -> Fallible<Snapshot> {
        self.post("/api/v1/tables", settings, Some(&host.token))
    }

    pub(crate) fn act(&self, who: &Visitor, table: TableId, action: &Action) -> Fallible<()> {
        let path = format!("/api/v1/tables/{table}/actions");
        let _: serde_json::Value = self.post(&path, action, Some(&who.token))?;
        Ok(())
    }

    pub(crate) fn get(&self, path: &str) -> Fallible<String> {
        let mut response = self.agent.get(format!("{}{path}", self.url)).call()?;
        Ok(response.body_mut().read_to_string()?)
    }

    fn post<A: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
        token: Option<&str>,
    ) -> Fallible<A> {
        let mut request = self
            .agent
            .post(format!("{}{path}", self.url))
            .header("Content-Type", "application/json");
        if let Some(token) = token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        let mut response = request.send(serde_json::to_string(body)?)?;
        Ok(serde_json::from_str(
            &response.body_mut().read_to_string()?,
        )?)
    }
}
