//! Friends, challenges, and people who do not want to meet.

use polis_protocol::{
    Action, Challenge, ChallengeId, Code, Friends, FromServer, GameKind, GamesTogether, MAX_ASKED,
    NewChallenge, PersonId, Rated, SearchPace, Status, Wish, WishedRated,
};

use crate::client::{Client, PATIENCE, Socket};
use crate::clocks::execute;
use crate::people::account;
use crate::play::table_for;
use crate::world::{World, on_both};

on_both!(
    friends_are_asked_accepted_and_removed,
    a_challenge_leads_both_to_a_table,
    a_challenge_is_declined_or_ends,
    the_blocked_are_kept_away,
);

pub(crate) async fn block(client: &Client, person: PersonId) {
    let path = format!("/api/v1/me/blocked/{person}");
    assert_eq!(client.ask("PUT", &path, None).await.status, 204);
}

async fn friends(client: &Client) -> Friends {
    client.get("/api/v1/me/friends").await
}

fn id(client: &Client) -> PersonId {
    client.person.as_ref().unwrap().id
}

async fn with_friend(client: &Client, method: &str, person: PersonId) -> crate::client::Answer {
    let path = format!("/api/v1/me/friends/{person}");
    client.ask(method, &path, None).await
}

/// Waits until the server says that something about friends has changed.
async fn is_told(socket: &mut Socket) {
    socket
        .until(|message| matches!(message, FromServer::FriendsChanged).then_some(()))
        .await;
}

fn wish(rated: WishedRated) -> Wish {
    Wish {
        game: GameKind::Architekton,
        seats: 2,
        pace: SearchPace::Fast,
        rated,
    }
}

async fn challenge(client: &Client, to: PersonId, rated: WishedRated) -> Challenge {
    let new = NewChallenge {
        to,
        wish: wish(rated),
    };
    client.post("/api/v1/challenges", &new).await.json(201)
}

async fn friends_are_asked_accepted_and_removed(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (
        account(&server, "Thalia").await,
        account(&server, "Kleio").await,
    );
    let guest = server.guest("Erato").await;
    let mut ears = kleio.socket().await;
    // Only accounts, only others, only who is there.
    for (client, person, code) in [
        (&guest, id(&kleio), Code::NotAllowed),
        (&thalia, id(&guest), Code::NotFound),
        (&thalia, id(&thalia), Code::NotFound),
        (&thalia, PersonId::from_bits(17), Code::NotFound),
    ] {
        let answer = with_friend(client, "PUT", person).await;
        assert_eq!(answer.refusal().code, code);
    }
    for _ in 0..2 {
        assert_eq!(with_friend(&thalia, "PUT", id(&kleio)).await.status, 204);
    }
    is_told(&mut ears).await;
    let found = friends(&kleio).await;
    assert_eq!(found.asking.len(), 1);
    assert_eq!(found.asking[0].name, "Thalia");
    assert_eq!(friends(&thalia).await.asked[0].id, id(&kleio));
    assert!(friends(&thalia).await.friends.is_empty());
    // To accept is to ask back.
    assert_eq!(with_friend(&kleio, "PUT", id(&thalia)).await.status, 204);
    is_told(&mut ears).await;
    let found = friends(&thalia).await;
    assert_eq!(found.friends.len(), 1);
    assert_eq!(found.friends[0].person.name, "Kleio");
    assert!(found.friends[0].is_online && found.asked.is_empty());
    assert!(!friends(&kleio).await.friends[0].is_online);
    drop(ears);
    let until = tokio::time::Instant::now() + PATIENCE;
    while friends(&thalia).await.friends[0].is_online {
        assert!(tokio::time::Instant::now() < until, "they are gone");
    }
    let _back = kleio.socket().await.next().await;
    // Either ends it.
    assert_eq!(with_friend(&kleio, "DELETE", id(&thalia)).await.status, 204);
    assert!(friends(&thalia).await.friends.is_empty());
    assert_eq!(with_friend(&kleio, "DELETE", id(&thalia)).await.status, 204);

    // Nobody asks the whole world: here are as many as can be asked.
    execute(
        &world,
        "INSERT INTO people (id, name, kind, created) \
         SELECT 'x' || one.number || other.number, 'X', 'account', 0 \
         FROM (SELECT 1 AS number UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 \
         UNION SELECT 6) AS one, (SELECT 1 AS number UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 \
         UNION SELECT 5) AS other",
    )
    .await;
    execute(
        &world,
        "INSERT INTO friendships (asker, asked, made) \
         SELECT one.id, other.id, 0 FROM people AS one, people AS other \
         WHERE one.name = 'Thalia' AND other.name = 'X'",
    )
    .await;
    let answer = with_friend(&thalia, "PUT", id(&kleio)).await;
    assert_eq!(answer.refusal().code, Code::TooMany);
    assert!(
        answer.text.contains(&MAX_ASKED.to_string()),
        "{}",
        answer.text
    );
    // To accept is no further question.
    assert_eq!(with_friend(&kleio, "PUT", id(&thalia)).await.status, 204);
    assert_eq!(with_friend(&thalia, "PUT", id(&kleio)).await.status, 204);
    assert_eq!(friends(&kleio).await.friends.len(), 1);
    server.stop().await;
}

async fn a_challenge_leads_both_to_a_table(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (
        account(&server, "Thalia").await,
        account(&server, "Kleio").await,
    );
    let stranger = account(&server, "Erato").await;
    let (mut first, mut second) = (thalia.socket().await, kleio.socket().await);
    let made = challenge(&thalia, id(&kleio), WishedRated::Rated).await;
    is_told(&mut second).await;
    let found = friends(&kleio).await.challenges;
    assert_eq!(found, std::slice::from_ref(&made));
    // It concerns nobody else.
    let path = format!("/api/v1/challenges/{}", made.id);
    for client in [&stranger, &thalia] {
        assert_eq!(client.ask("POST", &path, None).await.status, 404);
    }
    assert_eq!(stranger.ask("DELETE", &path, None).await.status, 404);
    assert!(friends(&stranger).await.challenges.is_empty());
    is_told(&mut first).await;
    let accepted: Challenge = kleio.ask("POST", &path, None).await.json(200);
    is_told(&mut first).await;
    let table = accepted.table.unwrap();
    assert_eq!(friends(&thalia).await.challenged[0].table, Some(table));
    assert!(friends(&kleio).await.challenges.is_empty());
    let again: Challenge = kleio.ask("POST", &path, None).await.json(200);
    assert_eq!(again.table, Some(table));
    let late = thalia.ask("DELETE", &path, None).await;
    assert_eq!(late.refusal().code, Code::WrongState);
    let state = thalia.look(table).await.state;
    assert_eq!(state.status, Status::Playing);
    assert_eq!(state.settings.rated, Rated::Rated);
    assert!(state.seat_of(id(&thalia)).is_some() && state.seat_of(id(&kleio)).is_some());

    // What both have played together.
    let together = |client: &Client, other: PersonId| {
        let client = client.clone();
        async move {
            let path = format!("/api/v1/me/games/{other}");
            client.get::<GamesTogether>(&path).await
        }
    };
    assert_eq!(together(&thalia, id(&kleio)).await.games, 0);
    assert_eq!(thalia.act(table, &Action::Resign).await.status, 200);
    let lost = together(&thalia, id(&kleio)).await;
    assert_eq!((lost.games, lost.wins, lost.losses), (1, 0, 1));
    let won = together(&kleio, id(&thalia)).await;
    assert_eq!((won.games, won.wins, won.losses), (1, 1, 0));
    assert!(won.latest[0].people.contains(&Some(id(&thalia))));
    assert_eq!(together(&thalia, id(&stranger)).await.games, 0);
    assert_eq!(together(&thalia, id(&thalia)).await.games, 0);
    server.stop().await;
}

async fn a_challenge_is_declined_or_ends(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (
        account(&server, "Thalia").await,
        account(&server, "Kleio").await,
    );
    for (to, seats) in [
        (id(&thalia), 2),
        (PersonId::from_bits(17), 2),
        (id(&kleio), 3),
        (id(&kleio), 0),
    ] {
        let wish = Wish {
            seats,
            ..wish(WishedRated::Casual)
        };
        let answer = thalia
            .post("/api/v1/challenges", &NewChallenge { to, wish })
            .await;
        assert!(matches!(answer.status, 400 | 404), "{}", answer.text);
    }
    let first = challenge(&thalia, id(&kleio), WishedRated::Casual).await;
    let path = format!("/api/v1/challenges/{}", first.id);
    assert_eq!(kleio.ask("DELETE", &path, None).await.status, 204);
    assert!(friends(&thalia).await.challenged.is_empty());
    assert_eq!(kleio.ask("POST", &path, None).await.status, 404);
    // Another one takes the place of the one before.
    challenge(&thalia, id(&kleio), WishedRated::Casual).await;
    let second = challenge(&thalia, id(&kleio), WishedRated::Casual).await;
    assert_eq!(
        friends(&kleio).await.challenges,
        std::slice::from_ref(&second)
    );
    execute(&world, "UPDATE challenges SET until = until - 700000").await;
    assert!(friends(&kleio).await.challenges.is_empty());
    let path = format!("/api/v1/challenges/{}", second.id);
    assert_eq!(kleio.ask("POST", &path, None).await.status, 404);
    let unknown = format!("/api/v1/challenges/{}", ChallengeId::from_bits(1));
    assert_eq!(kleio.ask("POST", &unknown, None).await.status, 404);
    assert_eq!(
        kleio.ask("POST", "/api/v1/challenges/x", None).await.status,
        404
    );
    // Who deletes their account leaves no challenge and no friend behind.
    challenge(&kleio, id(&thalia), WishedRated::Casual).await;
    with_friend(&kleio, "PUT", id(&thalia)).await;
    let body = format!(r#"{{"password":"{}"}}"#, crate::people::PASSWORD);
    let deleted = kleio.ask("DELETE", "/api/v1/me", Some(body)).await;
    assert_eq!(deleted.status, 204, "{}", deleted.text);
    let left = friends(&thalia).await;
    assert!(left.challenges.is_empty() && left.asking.is_empty());
    server.stop().await;
}

async fn the_blocked_are_kept_away(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (
        account(&server, "Thalia").await,
        account(&server, "Kleio").await,
    );
    with_friend(&thalia, "PUT", id(&kleio)).await;
    with_friend(&kleio, "PUT", id(&thalia)).await;
    challenge(&kleio, id(&thalia), WishedRated::Casual).await;
    let path = format!("/api/v1/me/blocked/{}", id(&thalia));
    assert_eq!(thalia.ask("PUT", &path, None).await.status, 404, "oneself");
    block(&thalia, id(&kleio)).await;
    block(&thalia, id(&kleio)).await;
    let found = friends(&thalia).await;
    assert_eq!(found.blocked.len(), 1);
    assert!(found.friends.is_empty() && found.challenges.is_empty());
    // The other is not told by whom.
    assert_eq!(friends(&kleio).await, Friends::default());
    assert_eq!(with_friend(&kleio, "PUT", id(&thalia)).await.status, 403);
    let new = NewChallenge {
        to: id(&thalia),
        wish: wish(WishedRated::Casual),
    };
    assert_eq!(kleio.post("/api/v1/challenges", &new).await.status, 403);
    // Neither sits down with the other, by HTTP or by a socket.
    let table = thalia.open(&table_for(2)).await.id;
    let join = Action::Join { seat: None };
    assert_eq!(
        kleio.act(table, &join).await.refusal().code,
        Code::NotAllowed
    );
    let refused = kleio.socket().await.do_it(table, join.clone()).await;
    assert_eq!(refused.unwrap_err().code, Code::NotAllowed);
    let theirs = kleio.open(&table_for(2)).await.id;
    assert_eq!(thalia.act(theirs, &join).await.status, 403);
    let path = format!("/api/v1/me/blocked/{}", id(&kleio));
    assert_eq!(thalia.ask("DELETE", &path, None).await.status, 204);
    assert_eq!(kleio.act(table, &join).await.status, 200);
    server.stop().await;
}
