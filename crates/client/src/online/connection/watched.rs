//! A table that is watched.

use polis_protocol::{Code, FollowError, Follower, Logged, News, Seq, Snapshot};

use crate::online::chat::Chat;

/// A table that is watched: what is known of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Watched {
    follower: Option<Follower>,
    chat: Chat,
    /// Why there is nothing to see, if that is so.
    missing: Option<Code>,
    /// When to ask for it again.
    pub due: Option<f64>,
}

impl Watched {
    /// The table; none before the server has told of it.
    pub fn follower(&self) -> Option<&Follower> {
        self.follower.as_ref()
    }

    /// What was said there.
    pub fn chat(&self) -> &Chat {
        &self.chat
    }

    /// Why there is nothing to see, if that is so.
    pub fn missing(&self) -> Option<Code> {
        self.missing
    }

    /// Takes what was said earlier.
    pub fn remember(&mut self, said: &[Logged]) {
        for logged in said {
            self.chat.take(logged);
        }
    }

    /// What to resume with.
    pub fn seen(&self) -> Option<Seq> {
        self.follower.as_ref().map(Follower::seen)
    }

    pub fn begin(&mut self, snapshot: Snapshot) -> Result<(), FollowError> {
        self.follower = Some(Follower::new(snapshot)?);
        self.missing = None;
        Ok(())
    }

    pub fn forget(&mut self) {
        self.follower = None;
    }

    pub fn miss(&mut self, code: Code) {
        self.follower = None;
        self.missing = Some(code);
    }

    pub fn follower_mut(&mut self) -> Option<&mut Follower> {
        self.follower.as_mut()
    }

    /// Takes an event; whether it was new. Without a table to follow, events mean nothing.
    pub fn take(&mut self, logged: &Logged) -> Result<News, FollowError> {
        match &mut self.follower {
            Some(follower) => {
                let news = follower.take(logged)?;
                self.chat.take(logged);
                Ok(news)
            }
            None => Ok(News::Known),
        }
    }
}
