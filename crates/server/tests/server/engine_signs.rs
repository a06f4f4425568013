//! The advisory sign of engine help, which only hosts see.

use polis_protocol::{Action, Code, Contest, EngineSign, GameKind};

use crate::client::Client;
use crate::hosts::host;
use crate::people::{PASSWORD, account};
use crate::play::{Player, architekton, play_out};
use crate::upgrades::count;
use crate::world::{World, on_both};

const KEPT: &str = "SELECT count(*) FROM engine_signs";

on_both!(finished_games_are_compared_with_the_engine);

async fn ask(host: &Client, about: &Client) -> EngineSign {
    let id = about.person.as_ref().unwrap().id;
    let path = format!("/api/v1/host/people/{id}/engine-sign");
    host.ask("POST", &path, None).await.json(200)
}

/// Asks until all games were looked at.
async fn ask_until_done(host: &Client, about: &Client) -> EngineSign {
    let mut sign = ask(host, about).await;
    while sign.done < sign.games {
        tokio::task::yield_now().await;
        sign = ask(host, about).await;
    }
    sign
}

/// A whole game of two, at random.
async fn whole_game(first: &Client, second: &Client) -> u32 {
    let table = first.open(&architekton(Contest::Game)).await.id;
    let joined = second.act(table, &Action::Join { seat: None }).await;
    assert_eq!(joined.status, 200);
    let mut players = [
        Player::at(first, table).await,
        Player::at(second, table).await,
    ];
    play_out(&mut players, table, 1).await;
    players[0].table_replica.state().plies
}

async fn finished_games_are_compared_with_the_engine(world: World) {
    let server = world.start().await;
    let thalia = host(&world, &server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let erato = account(&server, "Erato").await;
    // A game at random, and one that was given up, which says nothing.
    let plies = whole_game(&kleio, &erato).await;
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

    let sign = ask_until_done(&thalia, &kleio).await;
    assert_eq!(sign.games, 1);
    let [found] = sign.found[..] else {
        panic!("{sign:?}");
    };
    assert_eq!(found.game, GameKind::Architekton);
    assert!(found.moves > 0 && found.moves < plies);
    assert!(found.low <= found.loss && found.loss <= found.high);
    // One game is not enough to say anything, whatever tiles came. What many games tell of a level is
    // tested on known ones in crates/analysis.
    assert!(found.reference > 0.0 && found.score.is_finite());
    assert!(!found.is_notable, "{found:?}");
    // Who has played nothing is done at once.
    let nothing = ask(&thalia, &thalia).await;
    assert_eq!((nothing.games, nothing.done), (0, 0));
    assert_eq!(nothing.found, []);
    server.stop().await;

    // Another server knows what was found, until there is another game.
    let server = world.start().await;
    let moved = |client: &Client| Client {
        address: server.address,
        ..client.clone()
    };
    let (thalia, kleio, erato) = (moved(&thalia), moved(&kleio), moved(&erato));
    assert_eq!(ask(&thalia, &kleio).await, sign);
    whole_game(&erato, &kleio).await;
    let sign = ask_until_done(&thalia, &kleio).await;
    assert_eq!((sign.games, sign.found.len()), (2, 1));
    assert!(sign.found[0].moves > found.moves);
    // It goes with the account.
    assert_eq!(count(&world, KEPT).await, 1);
    let password = format!(r#"{{"password":"{PASSWORD}"}}"#);
    let deleted = kleio.ask("DELETE", "/api/v1/me", Some(password)).await;
    assert_eq!(deleted.status, 204, "{}", deleted.text);
    assert_eq!(count(&world, KEPT).await, 0);
    server.stop().await;
}
