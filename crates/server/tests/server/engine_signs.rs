//! The advisory sign of engine help, which only hosts see.

use polis_protocol::{Action, Code, Contest, EngineSign, GameKind};

use crate::client::Client;
use crate::hosts::host;
use crate::people::account;
use crate::play::{Player, architekton, play_out};
use crate::world::{World, on_both};

on_both!(finished_games_are_compared_with_the_engine);

async fn ask(host: &Client, about: &Client) -> EngineSign {
    let id = about.person.as_ref().unwrap().id;
    let path = format!("/api/v1/host/people/{id}/engine-sign");
    host.ask("POST", &path, None).await.json(200)
}

async fn finished_games_are_compared_with_the_engine(world: World) {
    let server = world.start().await;
    let thalia = host(&world, &server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let erato = account(&server, "Erato").await;
    // A game at random, and one that was given up, which says nothing.
    let table = kleio.open(&architekton(Contest::Game)).await.id;
    assert_eq!(
        erato.act(table, &Action::Join { seat: None }).await.status,
        200
    );
    let mut players = [
        Player::at(&kleio, table).await,
        Player::at(&erato, table).await,
    ];
    play_out(&mut players, table, 1).await;
    let table = kleio.open(&architekton(Contest::Game)).await.id;
    assert_eq!(
        erato.act(table, &Action::Join { seat: None }).await.status,
        200
    );
    assert_eq!(erato.act(table, &Action::Resign).await.status, 200);

    // Nobody but hosts learns anything.
    let id = kleio.person.as_ref().unwrap().id;
    let path = format!("/api/v1/host/people/{id}/engine-sign");
    let refused = erato.ask("POST", &path, None).await.refusal();
    assert_eq!(refused.code, Code::NotAllowed);
    let nobody = "/api/v1/host/people/00000000000000000000000000/engine-sign";
    assert_eq!(thalia.ask("POST", nobody, None).await.status, 404);

    let mut sign = ask(&thalia, &kleio).await;
    assert_eq!(sign.games, 1);
    while sign.done < sign.games {
        tokio::task::yield_now().await;
        sign = ask(&thalia, &kleio).await;
    }
    let [found] = sign.found[..] else {
        panic!("{sign:?}");
    };
    assert_eq!(found.game, GameKind::Architekton);
    let plies = players[0].table_replica.state().plies;
    assert!(found.moves > 0 && found.moves < plies);
    assert!(found.low <= found.loss && found.loss <= found.high);
    // One game is not enough to say anything, whatever tiles came. What many games tell of a level is
    // tested on known ones in crates/analysis.
    assert!(found.reference > 0.0 && found.score.is_finite());
    assert!(!found.is_notable, "{found:?}");
    // Who has played nothing is done at once.
    let sign = ask(&thalia, &thalia).await;
    assert_eq!((sign.games, sign.done, sign.found.len()), (0, 0, 0));
    server.stop().await;
}
