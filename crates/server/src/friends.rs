//! Friends and challenges: who may ask whom, and what others are told of it.

use std::sync::Arc;

use polis_protocol::{
    Action, Challenge, ChallengeId, Code, Friends, MAX_ASKED, MAX_BLOCKED, MAX_CHALLENGES,
    MAX_FRIENDS, Millis, NewChallenge, Person, PersonId, PersonKind, Rated, Refusal, SearchPace,
    TableId, WishedRated,
};

use crate::api::Shared;
use crate::failure::Failure;
use crate::node::Node;
use crate::random::random_bits;
use crate::store::AskOutcome;

/// How long a challenge to a game in real time stands.
const LIVE_MS: Millis = 10 * 60_000;
/// How long a challenge to a game with days for each move stands.
const DAILY_MS: Millis = 2 * 24 * 3_600_000;

impl Shared {
    /// The people around somebody.
    pub(crate) async fn friends(&self, person: PersonId) -> Result<Friends, Failure> {
        let (store, now) = (&self.node.store, self.node.clock.now());
        let mut friends = store.friends(person, now).await?;
        friends.challenges = store.challenges_to(person, now).await?;
        friends.challenged = store.challenges_by(person, now).await?;
        Ok(friends)
    }

    /// Asks somebody to be friends, or accepts that they have asked.
    pub(crate) async fn ask_friend(&self, person: &Person, other: PersonId) -> Result<(), Failure> {
        self.expect_reachable(person, other).await?;
        let store = &self.node.store;
        let count = store.count_friends(person.id).await?;
        // Who accepts asks nobody.
        let asks_too_many = count.asked >= MAX_ASKED && !store.has_asked(other, person.id).await?;
        if count.all >= MAX_FRIENDS || asks_too_many {
            return Err(Refusal::new(
                Code::TooMany,
                format!(
                    "expected at most {MAX_FRIENDS} friends, and {MAX_ASKED} people who have not \
                     answered yet"
                ),
            )
            .into());
        }
        let now = self.node.clock.now();
        match store.ask_friend(person.id, other, now).await? {
            AskOutcome::Already => {}
            AskOutcome::Asked => self.node.friends_changed(other),
            AskOutcome::Accepted => {
                for one in [person.id, other] {
                    self.node.friends_changed(one);
                    if self.node.is_connected(one) {
                        store.be_present(&[one], now).await?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Refuses, withdraws or removes: afterwards both are no friends, and nobody asks.
    pub(crate) async fn end_friendship(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<(), Failure> {
        if self.node.store.end_friendship(person, other).await? {
            self.node.friends_changed(person);
            self.node.friends_changed(other);
        }
        Ok(())
    }

    /// Blocks somebody.
    pub(crate) async fn block(&self, person: PersonId, other: PersonId) -> Result<(), Failure> {
        let store = &self.node.store;
        if person == other || store.person(other).await?.is_none() {
            return Err(no_such_person());
        }
        if store.count_blocked(person).await? >= MAX_BLOCKED {
            let message = format!("expected at most {MAX_BLOCKED} people to be blocked");
            return Err(Refusal::new(Code::TooMany, message).into());
        }
        store.block(person, other, self.node.clock.now()).await?;
        self.node.friends_changed(person);
        self.node.friends_changed(other);
        Ok(())
    }

    /// Challenges somebody to a game for two.
    pub(crate) async fn challenge(
        &self,
        person: &Person,
        new: NewChallenge,
    ) -> Result<Challenge, Failure> {
        new.wish
            .check()
            .map_err(|error| Refusal::new(Code::Malformed, error.to_string()))?;
        if new.wish.seats != 2 {
            let found = new.wish.seats;
            let message = format!("found a challenge for {found}; expected one for 2");
            return Err(Refusal::new(Code::Malformed, message).into());
        }
        let to = self.expect_reachable(person, new.to).await?;
        let (store, now) = (&self.node.store, self.node.clock.now());
        let stand = store.challenges_by(person.id, now).await?;
        // One to the same person takes the place of the one before.
        let others = stand.iter().filter(|challenge| challenge.to.id != new.to);
        if others.count() >= MAX_CHALLENGES {
            let message = format!("{MAX_CHALLENGES} challenges of yours stand already");
            return Err(Refusal::new(Code::TooMany, message).into());
        }
        let stands = match new.wish.pace {
            SearchPace::Fast | SearchPace::Normal => LIVE_MS,
            SearchPace::Daily => DAILY_MS,
        };
        let challenge = Challenge {
            id: ChallengeId::from_bits(random_bits()),
            from: person.clone(),
            to,
            wish: new.wish,
            made: now,
            until: now + stands,
            table: None,
        };
        store.add_challenge(&challenge).await?;
        self.node.friends_changed(challenge.to.id);
        self.node.friends_changed(person.id);
        Ok(challenge)
    }

    /// Accepts a challenge: both sit at a table, and the game begins.
    pub(crate) async fn accept_challenge(
        &self,
        person: PersonId,
        id: ChallengeId,
    ) -> Result<Challenge, Failure> {
        let (store, now) = (&self.node.store, self.node.clock.now());
        let mut challenge = self.expect_challenge(id, now).await?;
        if challenge.to.id != person {
            return Err(no_challenge());
        }
        if challenge.table.is_some() {
            return Ok(challenge);
        }
        if store.is_blocked(person, challenge.from.id).await? {
            return Err(no_challenge());
        }
        let table = TableId::from_bits(random_bits());
        if !store.accept_challenge(id, table, now).await? {
            // Another tab was faster.
            return self.expect_challenge(id, now).await;
        }
        let rated = match challenge.wish.rated {
            WishedRated::Either | WishedRated::Rated => Rated::Rated,
            WishedRated::Casual => Rated::Casual,
        };
        let people = [challenge.from.id, challenge.to.id];
        let settings = challenge.wish.settings(rated);
        if let Err(failure) = self.open_for(table, settings, &people).await {
            store.drop_challenge(id).await?;
            return Err(failure);
        }
        challenge.table = Some(table);
        for person in people {
            self.node.friends_changed(person);
        }
        Ok(challenge)
    }

    /// Declines a challenge, or takes it back.
    pub(crate) async fn end_challenge(
        &self,
        person: PersonId,
        id: ChallengeId,
    ) -> Result<(), Failure> {
        let now = self.node.clock.now();
        let challenge = self.expect_challenge(id, now).await?;
        let people = [challenge.from.id, challenge.to.id];
        if !people.contains(&person) {
            return Err(no_challenge());
        }
        if challenge.table.is_some() {
            let message = "the challenge is accepted: the game has begun";
            return Err(Refusal::new(Code::WrongState, message).into());
        }
        self.node.store.drop_challenge(id).await?;
        for person in people {
            self.node.friends_changed(person);
        }
        Ok(())
    }

    /// Whether somebody may sit down: not with people who have blocked them, or whom they have.
    pub(crate) async fn expect_welcome(
        &self,
        person: PersonId,
        table: TableId,
        action: &Action,
    ) -> Result<(), Failure> {
        if matches!(action, Action::Join { .. })
            && self.node.store.is_blocked_at(person, table).await?
        {
            let message = "you and somebody at this table do not want to play together";
            return Err(Refusal::new(Code::NotAllowed, message).into());
        }
        Ok(())
    }

    async fn expect_challenge(&self, id: ChallengeId, now: Millis) -> Result<Challenge, Failure> {
        let found = self.node.store.challenge(id, now).await?;
        found.ok_or_else(no_challenge)
    }

    /// Another account that can be asked for something: between two accounts, neither of which has
    /// blocked the other.
    async fn expect_reachable(&self, person: &Person, other: PersonId) -> Result<Person, Failure> {
        if person.kind != PersonKind::Account {
            let message = "this is for accounts; make one of your guest first";
            return Err(Refusal::new(Code::NotAllowed, message).into());
        }
        let found = self.node.store.person(other).await?;
        let found = found.map(|account| account.person);
        let Some(found) =
            found.filter(|found| found.id != person.id && found.kind == PersonKind::Account)
        else {
            return Err(no_such_person());
        };
        if self.node.store.is_blocked(person.id, other).await? {
            let message = "this player cannot be asked";
            return Err(Refusal::new(Code::NotAllowed, message).into());
        }
        Ok(found)
    }
}

/// Somebody has opened a socket, or closed the last one: their friends can see it.
pub(crate) async fn note_presence(node: &Arc<Node>, person: PersonId) {
    let noted = async {
        if !node.store.has_friends(person).await? {
            return Ok(());
        }
        if node.is_connected(person) {
            node.store.be_present(&[person], node.clock.now()).await
        } else {
            node.store.be_absent(person).await
        }
    };
    if let Err(error) = noted.await {
        tracing::warn!(%error, "it cannot be noted who is connected");
    }
}

fn no_such_person() -> Failure {
    Refusal::new(Code::NotFound, "there is no such account").into()
}

fn no_challenge() -> Failure {
    Refusal::new(
        Code::NotFound,
        "there is no such challenge, or its time is over",
    )
    .into()
}
