//! Whole tournaments over real sockets and HTTP: they go on by themselves from round to round.

use std::collections::{BTreeMap, BTreeSet};

use polis_akropolis::{Length, Variants};
use polis_protocol::{
    Action, Clock, Code, Contest, GameSettings, PersonId, Rated, Status, TableId, TournamentId,
    TournamentPage, TournamentPlan, TournamentPresence, TournamentStatus, TournamentSystem,
    Tournaments, Visibility,
};

use crate::client::Client;
use crate::clocks::{age, execute};
use crate::document::Document;
use crate::enemies::{check_records, secret_lines};
use crate::people::{PASSWORD, account};
use crate::play::{Player, play_out};
use crate::world::{Running, World, on_both};

on_both!(
    nine_play_a_swiss_tournament_that_survives_a_restart,
    seven_play_at_tables_of_three_and_one_does_not_come,
    an_arena_pairs_whoever_is_free,
    a_round_robin_starts_by_itself_and_who_leaves_gives_byes,
    who_deletes_their_account_leaves_all_tournaments,
    what_makes_no_sense_is_refused,
);

/// A plan without a pause between rounds.
pub(crate) fn plan(system: TournamentSystem) -> TournamentPlan {
    TournamentPlan {
        name: "A club's evening".to_owned(),
        game: GameSettings::Architekton {
            contest: Contest::Game,
        },
        seats: 2,
        system,
        clock: Clock::Live {
            base_ms: 600_000,
            increment_ms: 5_000,
        },
        rated: Rated::Casual,
        visibility: Visibility::Public,
        starts: None,
        pause_s: 0,
    }
}

pub(crate) async fn make(client: &Client, plan: &TournamentPlan) -> TournamentId {
    let page: TournamentPage = client.post("/api/v1/tournaments", plan).await.json(201);
    assert_eq!(page.tournament.status, TournamentStatus::SignUp);
    page.tournament.id
}

fn path(id: TournamentId, rest: &str) -> String {
    format!("/api/v1/tournaments/{id}{rest}")
}

async fn join(client: &Client, id: TournamentId) -> TournamentPage {
    let answer = client.ask("POST", &path(id, "/players"), None).await;
    answer.json(200)
}

async fn start(client: &Client, id: TournamentId) -> TournamentPage {
    client
        .ask("POST", &path(id, "/start"), None)
        .await
        .json(200)
}

async fn page(client: &Client, id: TournamentId) -> TournamentPage {
    client.get(&path(id, "")).await
}

fn me(client: &Client) -> PersonId {
    client.person.as_ref().unwrap().id
}

/// Waits until a tournament is as wanted.
async fn until(
    client: &Client,
    id: TournamentId,
    wanted: impl Fn(&TournamentPage) -> bool,
) -> TournamentPage {
    let mut found = page(client, id).await;
    // Tables are there a moment after they were paired.
    let is_whole = |page: &TournamentPage| {
        let mut games = page.games.iter();
        games.all(|game| game.players.len() == 1 || game.table.is_some())
    };
    while !is_whole(&found) || !wanted(&found) {
        let next = format!("?seen={}&wait_ms=20000", found.version);
        let answer = client.ask("GET", &path(id, &next), None).await;
        if answer.status == 200 {
            found = answer.json(200);
        }
    }
    found
}

async fn guests(server: &Running, count: usize) -> Vec<Client> {
    let mut guests = Vec::new();
    for number in 0..count {
        guests.push(server.guest(&format!("Guest {number}")).await);
    }
    guests
}

/// Everybody who plays in a round, by their clients, with the tables of the round.
fn tables(page: &TournamentPage) -> Vec<(TableId, Vec<PersonId>)> {
    let running = page.games.iter().filter(|game| game.result.is_none());
    running
        .map(|game| (game.table.unwrap(), game.players.clone()))
        .collect()
}

fn client_of(clients: &[Client], person: PersonId) -> &Client {
    clients.iter().find(|client| me(client) == person).unwrap()
}

/// Ends all games of a round: the last of each table gives up.
async fn give_up_all(clients: &[Client], page: &TournamentPage) {
    for (table, players) in tables(page) {
        let last = client_of(clients, *players.last().unwrap());
        assert_eq!(last.act(table, &Action::Resign).await.status, 200);
    }
}

/// The same clients at a server that was started anew.
fn moved(clients: &[Client], server: &Running) -> Vec<Client> {
    let moved = |client: &Client| Client {
        address: server.address,
        ..client.clone()
    };
    clients.iter().map(moved).collect()
}

#[expect(clippy::too_many_lines, reason = "a whole tournament")]
async fn nine_play_a_swiss_tournament_that_survives_a_restart(world: World) {
    let mut server = world.start().await;
    let mut organiser = account(&server, "Thalia").await;
    let mut players = guests(&server, 9).await;
    let id = make(&organiser, &plan(TournamentSystem::Swiss { rounds: 4 })).await;
    for player in &players {
        join(player, id).await;
    }
    // Once more is harmless, and leaving before the start is never having signed up.
    join(&players[0], id).await;
    let away = path(id, &format!("/players/{}", me(&players[8])));
    assert_eq!(players[8].ask("DELETE", &away, None).await.status, 204);
    assert_eq!(page(&organiser, id).await.standings.len(), 8);
    join(&players[8], id).await;
    let refused = players[0].ask("POST", &path(id, "/start"), None).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    let listed: Tournaments = players[0].get("/api/v1/tournaments").await;
    assert_eq!(listed.mine[0].id, id);
    assert_eq!((listed.open[0].id, listed.open[0].players), (id, 9));
    let mut now = start(&organiser, id).await;
    let mut met: BTreeMap<BTreeSet<PersonId>, u32> = BTreeMap::new();
    let mut byes = BTreeSet::new();
    let mut secrets = Vec::new();
    for round in 1..=4 {
        assert_eq!(now.tournament.round, round);
        assert_eq!(now.tournament.rounds, Some(4));
        let running = tables(&now);
        assert_eq!(running.len(), 4);
        for (table, pair) in &running {
            secrets.extend(secret_lines(&world, *table).await);
            let sides = met.entry(pair.iter().copied().collect()).or_default();
            *sides += 1;
            // Everybody finds their table, and who begins sits first.
            let first = client_of(&players, pair[0]);
            let found = page(first, id).await.mine.unwrap();
            assert_eq!((found.table, found.bye), (Some(*table), false));
            let state = first.look(*table).await.state;
            assert_eq!(state.tournament, Some(id));
            assert_eq!(state.status, Status::Playing);
            assert_eq!(state.seat_of(pair[0]), polis_game::Seat::from_number(1));
        }
        let bye = now.games.iter().find(|game| game.table.is_none()).unwrap();
        assert!(byes.insert(bye.players[0]), "a second bye");
        assert!(
            page(client_of(&players, bye.players[0]), id)
                .await
                .mine
                .unwrap()
                .bye
        );
        if round == 2 {
            // The server ends in the middle of a round; one table was never opened.
            server.stop().await;
            execute(
                &world,
                "UPDATE tournament_games SET opened = 0, \
                 table_id = '00000000000000000000000000' WHERE round = 2 AND board = 1",
            )
            .await;
            server = world.start().await;
            players = moved(&players, &server);
            organiser = moved(&[organiser], &server).remove(0);
            now = until(&organiser, id, |_| true).await;
        }
        if round == 1 {
            // One game is played to its end, with all its tiles.
            let (table, pair) = &tables(&now)[0];
            let mut both = Vec::new();
            for person in pair {
                both.push(Player::at(client_of(&players, *person), *table).await);
            }
            play_out(&mut both, *table, 7).await;
            let again = both[0].client.act(*table, &Action::Rematch).await;
            assert_eq!(again.refusal().code, Code::WrongState);
            now = until(&organiser, id, |page| tables(page).len() == 3).await;
        }
        give_up_all(&players, &now).await;
        now = until(&organiser, id, |page| {
            page.tournament.round > round || page.tournament.status == TournamentStatus::Over
        })
        .await;
    }
    assert_eq!(now.tournament.status, TournamentStatus::Over);
    assert!(met.values().all(|&count| count == 1), "a second meeting");
    assert_eq!(now.standings.len(), 9);
    assert_eq!(
        now.standings.iter().map(|one| one.score).sum::<u32>(),
        4 * 5 * 12
    );
    assert!(
        now.standings
            .is_sorted_by_key(|one| std::cmp::Reverse(one.score))
    );
    let first: Vec<polis_protocol::TournamentGame> = organiser.get(&path(id, "/rounds/1")).await;
    assert_eq!(first.len(), 5);
    let played = first.iter().filter_map(|game| game.result.as_ref());
    assert_eq!(played.filter(|result| result.points.is_some()).count(), 1);
    // All records as one file, without a tile that was never face up.
    let file = server
        .client()
        .ask("GET", &path(id, "/records"), None)
        .await;
    assert_eq!((file.status, file.text.lines().count()), (200, 16));
    for line in file.text.lines() {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        let record = value["record"].as_str().unwrap();
        check_records(record, &[]);
    }
    let whole = serde_json::to_string(&now).unwrap();
    check_records(&whole, &secrets);
    server.stop().await;
}

async fn seven_play_at_tables_of_three_and_one_does_not_come(world: World) {
    let mut server = world.start().await;
    let mut organiser = account(&server, "Thalia").await;
    let mut players = guests(&server, 7).await;
    let wanted = TournamentPlan {
        game: GameSettings::Akropolis {
            variants: Variants::NONE,
            length: Length::Standard,
            architect: None,
        },
        seats: 3,
        visibility: Visibility::Private,
        ..plan(TournamentSystem::Swiss { rounds: 2 })
    };
    let id = make(&organiser, &wanted).await;
    for player in &players {
        join(player, id).await;
    }
    // By link alone.
    let listed: Tournaments = server.client().get("/api/v1/tournaments").await;
    assert!(listed.open.is_empty() && listed.mine.is_empty());
    let now = start(&organiser, id).await;
    let sizes: Vec<usize> = tables(&now)
        .iter()
        .map(|(_, people)| people.len())
        .collect();
    assert_eq!(sizes, [3, 2, 2]);
    // Who is to begin at the second table does not come: their clock runs out.
    let (table, pair) = &tables(&now)[1];
    let absent = pair[0];
    server.stop().await;
    age(&world, *table, 700_000).await;
    server = world.start().await;
    players = moved(&players, &server);
    organiser = moved(&[organiser], &server).remove(0);
    let now = until(&organiser, id, |page| {
        let standing = page.standings.iter().find(|one| one.person.id == absent);
        standing.unwrap().presence == TournamentPresence::Absent
    })
    .await;
    let over = now.games.iter().find(|game| game.table == Some(*table));
    assert_eq!(over.unwrap().result.as_ref().unwrap().places, [2, 1]);
    // Giving up at a table of three leaves the seat to a computer player, and the others play on.
    let (large, three) = tables(&now)
        .into_iter()
        .find(|(_, people)| people.len() == 3)
        .unwrap();
    let last = client_of(&players, three[2]);
    assert_eq!(last.act(large, &Action::Resign).await.status, 200);
    let second = client_of(&players, three[1]);
    assert_eq!(second.look(large).await.state.status, Status::Playing);
    assert_eq!(second.act(large, &Action::Resign).await.status, 200);
    let first = client_of(&players, three[0]);
    assert_eq!(first.look(large).await.state.status, Status::Playing);
    assert_eq!(first.act(large, &Action::Resign).await.status, 200);
    for (table, people) in tables(&now).iter().filter(|(_, people)| people.len() == 2) {
        let last = client_of(&players, people[1]);
        assert_eq!(last.act(*table, &Action::Resign).await.status, 200);
    }
    // The second round is without who did not come: two tables of three.
    let now = until(&organiser, id, |page| page.tournament.round == 2).await;
    let sizes: Vec<usize> = tables(&now)
        .iter()
        .map(|(_, people)| people.len())
        .collect();
    assert_eq!(sizes, [3, 3]);
    let back = join(client_of(&players, absent), id).await;
    assert_eq!(back.mine.unwrap().presence, TournamentPresence::Here);
    // Somebody who is sent away does not come back.
    let gone = &players[0];
    let away = path(id, &format!("/players/{}", me(gone)));
    let stranger = players[1].ask("DELETE", &away, None).await;
    assert_eq!(stranger.refusal().code, Code::NotAllowed);
    assert_eq!(organiser.ask("DELETE", &away, None).await.status, 204);
    let refused = gone.ask("POST", &path(id, "/players"), None).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    assert_eq!(
        organiser.ask("DELETE", &path(id, ""), None).await.status,
        204
    );
    let now = page(&organiser, id).await;
    assert_eq!(now.tournament.status, TournamentStatus::Cancelled);
    server.stop().await;
}

async fn an_arena_pairs_whoever_is_free(world: World) {
    let server = world.start().await;
    let organiser = account(&server, "Thalia").await;
    let players = guests(&server, 4).await;
    let id = make(&organiser, &plan(TournamentSystem::Arena { minutes: 60 })).await;
    for player in &players[..3] {
        join(player, id).await;
    }
    let now = start(&organiser, id).await;
    assert!(now.ends.is_some());
    let (first, pair) = tables(&now).remove(0);
    // Who waits plays whoever comes late.
    join(&players[3], id).await;
    let now = until(&organiser, id, |page| tables(page).len() == 2).await;
    let late = tables(&now)
        .into_iter()
        .find(|(table, _)| *table != first)
        .unwrap();
    assert!(late.1.contains(&me(&players[3])));
    // Two who have just met wait for others.
    let resigns = client_of(&players, pair[1]);
    assert_eq!(resigns.act(first, &Action::Resign).await.status, 200);
    until(&organiser, id, |page| tables(page).len() == 1).await;
    let other = client_of(&players, late.1[0]);
    assert_eq!(other.act(late.0, &Action::Resign).await.status, 200);
    let now = until(&organiser, id, |page| tables(page).len() == 2).await;
    for (_, people) in tables(&now) {
        let people: BTreeSet<PersonId> = people.into_iter().collect();
        assert_ne!(people, pair.iter().copied().collect());
        assert_ne!(people, late.1.iter().copied().collect());
    }
    // When the time is over, what is being played is played to its end, and nobody is paired.
    execute(
        &world,
        "UPDATE tournaments SET began = began - 3600000, wake = 0, version = version + 1",
    )
    .await;
    give_up_all(&players, &now).await;
    let now = until(&organiser, id, |page| {
        page.tournament.status == TournamentStatus::Over
    })
    .await;
    assert_eq!(now.games.len(), 4);
    assert_eq!(
        now.standings.iter().map(|one| one.score).sum::<u32>(),
        4 * 12
    );
    server.stop().await;
}

async fn a_round_robin_starts_by_itself_and_who_leaves_gives_byes(world: World) {
    let server = world.start().await;
    let organiser = account(&server, "Thalia").await;
    let players = guests(&server, 4).await;
    let wanted = TournamentPlan {
        starts: Some(page_time(&organiser).await + 60_000),
        ..plan(TournamentSystem::RoundRobin)
    };
    let id = make(&organiser, &wanted).await;
    for player in &players {
        join(player, id).await;
    }
    execute(&world, "UPDATE tournaments SET wake = 0").await;
    let now = until(&organiser, id, |page| page.tournament.round == 1).await;
    assert_eq!(now.tournament.rounds, Some(3));
    let late = server.guest("Late").await;
    let refused = late.ask("POST", &path(id, "/players"), None).await;
    assert_eq!(refused.refusal().code, Code::WrongState);
    let gone = &players[0];
    let away = path(id, &format!("/players/{}", me(gone)));
    assert_eq!(gone.ask("DELETE", &away, None).await.status, 204);
    // Once more changes nothing, and nobody has to look again.
    let version = page(&organiser, id).await.version;
    assert_eq!(gone.ask("DELETE", &away, None).await.status, 204);
    assert_eq!(page(&organiser, id).await.version, version);
    give_up_all(&players, &now).await;
    let now = until(&organiser, id, |page| page.tournament.round == 2).await;
    assert_eq!(
        now.games.iter().filter(|game| game.table.is_none()).count(),
        1
    );
    give_up_all(&players, &now).await;
    let now = until(&organiser, id, |page| page.tournament.round == 3).await;
    give_up_all(&players, &now).await;
    let now = until(&organiser, id, |page| {
        page.tournament.status == TournamentStatus::Over
    })
    .await;
    let left = now
        .standings
        .iter()
        .find(|one| one.person.id == me(gone))
        .unwrap();
    assert_eq!((left.presence, left.games), (TournamentPresence::Left, 1));
    server.stop().await;
}

async fn who_deletes_their_account_leaves_all_tournaments(world: World) {
    let server = world.start().await;
    let (organiser, gone) = (
        account(&server, "Thalia").await,
        account(&server, "Kleio").await,
    );
    let players = guests(&server, 4).await;
    let id = make(&organiser, &plan(TournamentSystem::RoundRobin)).await;
    for player in players.iter().chain([&gone]) {
        join(player, id).await;
    }
    let orphan = make(&gone, &plan(TournamentSystem::RoundRobin)).await;
    let delete = Some(format!(r#"{{"password":"{PASSWORD}"}}"#));
    let answer = gone.ask("DELETE", "/api/v1/me", delete).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
    // What only they could have started is called off.
    let status = page(&organiser, orphan).await.tournament.status;
    assert_eq!(status, TournamentStatus::Cancelled);
    start(&organiser, id).await;
    let now = until(&organiser, id, |page| page.tournament.round == 1).await;
    assert_eq!(now.tournament.rounds, Some(3));
    // Who is sent away in the middle keeps their number: nobody meets twice.
    let sent = path(id, &format!("/players/{}", me(&players[1])));
    let mut met = BTreeSet::new();
    for round in 1..=3 {
        let now = until(&organiser, id, |page| page.tournament.round == round).await;
        for game in now.games.iter().filter(|game| game.round == round) {
            let mut pair = game.players.clone();
            pair.sort();
            assert!(pair.len() == 1 || met.insert(pair), "round {round}");
        }
        if round == 1 {
            assert_eq!(organiser.ask("DELETE", &sent, None).await.status, 204);
        }
        give_up_all(&players, &now).await;
    }
    server.stop().await;
}

/// The server's time.
async fn page_time(client: &Client) -> u64 {
    let daily: polis_protocol::DailyDeals = client.get("/api/v1/daily").await;
    daily.now
}

/// What is told of a tournament is as the document says.
pub(crate) async fn check_document(server: &Running, document: &Document) {
    let organiser = account(server, "Kalypso").await;
    let guest = server.guest("Kirke").await;
    let body = serde_json::to_string(&plan(TournamentSystem::Swiss { rounds: 1 })).unwrap();
    let all = "/tournaments";
    document.ask(&organiser, "POST", all, all, Some(body)).await;
    let listed: Tournaments = organiser.get("/api/v1/tournaments").await;
    let id = listed.mine[0].id;
    let one = "/tournaments/{tournament}";
    let t = |rest: &str| format!("/tournaments/{id}{rest}");
    for client in [&organiser, &guest] {
        let path = format!("{one}/players");
        document
            .ask(client, "POST", &path, &t("/players"), None)
            .await;
    }
    let path = format!("{one}/start");
    document
        .ask(&organiser, "POST", &path, &t("/start"), None)
        .await;
    let now = page(&organiser, id).await;
    give_up_all(&[organiser.clone(), guest.clone()], &now).await;
    let over = |page: &TournamentPage| page.tournament.status == TournamentStatus::Over;
    let now = until(&organiser, id, over).await;
    let seen = t(&format!("?seen={}", now.version));
    for (client, method, path, url) in [
        (&guest, "GET", all, all.to_owned()),
        (&guest, "GET", one, t("")),
        (&guest, "GET", one, seen),
        (
            &guest,
            "GET",
            &format!("{one}/rounds/{{round}}"),
            t("/rounds/1"),
        ),
        (&guest, "GET", &format!("{one}/records"), t("/records")),
    ] {
        document.ask(client, method, path, &url, None).await;
    }
    let body = serde_json::to_string(&plan(TournamentSystem::RoundRobin)).unwrap();
    document.ask(&organiser, "POST", all, all, Some(body)).await;
    let listed: Tournaments = organiser.get("/api/v1/tournaments").await;
    let second = format!("/tournaments/{}", listed.mine[0].id);
    let (path, url) = (format!("{one}/players"), format!("{second}/players"));
    document.ask(&guest, "POST", &path, &url, None).await;
    let (path, url) = (
        format!("{path}/{{person}}"),
        format!("{url}/{}", me(&guest)),
    );
    document.ask(&guest, "DELETE", &path, &url, None).await;
    document.ask(&organiser, "DELETE", one, &second, None).await;
    // What is over stays as it is.
    let gone = format!("/api/v1/tournaments/{id}/players/{}", me(&guest));
    let refused = organiser.ask("DELETE", &gone, None).await;
    assert_eq!(refused.refusal().code, Code::WrongState);
}

async fn what_makes_no_sense_is_refused(world: World) {
    let server = world.start().await;
    let guest = server.guest("Kleio").await;
    let usual = plan(TournamentSystem::Swiss { rounds: 3 });
    let refused = guest.post("/api/v1/tournaments", &usual).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    let organiser = account(&server, "Thalia").await;
    for wrong in [
        TournamentPlan {
            name: String::new(),
            ..usual.clone()
        },
        TournamentPlan {
            clock: Clock::None,
            ..usual.clone()
        },
        TournamentPlan {
            starts: Some(1),
            ..usual.clone()
        },
        TournamentPlan {
            seats: 200,
            ..usual.clone()
        },
    ] {
        let refused = organiser.post("/api/v1/tournaments", &wrong).await;
        assert_eq!(refused.refusal().code, Code::Malformed, "{wrong:?}");
    }
    let rated = TournamentPlan {
        rated: Rated::Rated,
        ..usual.clone()
    };
    let id = make(&organiser, &rated).await;
    let refused = guest.ask("POST", &path(id, "/players"), None).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    join(&organiser, id).await;
    let refused = organiser.ask("POST", &path(id, "/start"), None).await;
    assert_eq!(refused.refusal().code, Code::WrongState);
    make(&organiser, &usual).await;
    make(&organiser, &usual).await;
    let refused = organiser.post("/api/v1/tournaments", &usual).await;
    assert_eq!(refused.refusal().code, Code::TooMany);
    let long = path(id, "?seen=1&wait_ms=99999999");
    assert_eq!(guest.ask("GET", &long, None).await.status, 400);
    let nobody = TournamentId::from_bits(1);
    for rest in ["", "/records", "/rounds/1"] {
        let answer = guest.ask("GET", &path(nobody, rest), None).await;
        assert_eq!(answer.status, 404, "{rest}");
    }
    let answer = guest.ask("GET", &path(id, "/rounds/-1"), None).await;
    assert_eq!(answer.status, 400);
    server.stop().await;
}
