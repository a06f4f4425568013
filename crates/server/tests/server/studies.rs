//! Studies: one leads, others follow, try and offer; what they hold, and who may do what.

use polis_architekton::{Architekton, Options, Setup};
use polis_game::{Game, Seat, chance};
use polis_notation::{GameRecord, RecordTree};
use polis_protocol::{
    Action, Code, FromClient, FromServer, MAX_STUDIES, MAX_STUDY_PEOPLE, NewChapter, NewStudy,
    PersonId, Refusal, StudyAction, StudyChapter, StudyId, StudyPage, StudyPlace, StudySummary,
    Trying,
};
use polis_server::Database;
use serde_json::Value;

use crate::client::{Client, Socket};
use crate::document::Document;
use crate::nodes::at;
use crate::play::table_for;
use crate::tables::{duel, moves};
use crate::world::{Running, World, on_both};

on_both!(
    one_leads_and_the_others_follow_try_and_offer,
    the_owner_arranges_chapters,
    hostile_input_is_refused,
    there_is_an_end_to_everything,
    nothing_tells_unseen_tiles,
    a_study_goes_with_its_owner,
    blocked_people_stay_outside,
);

/// A game of Architekton of so many moves, with all its tiles.
fn game(plies: usize) -> GameRecord<Architekton> {
    let setup = Setup::shuffled(&Options::default(), &mut chance(3));
    let mut record = GameRecord::<Architekton>::new(&setup).unwrap();
    let mut random = chance(4);
    for _ in 0..plies {
        let chosen = record.position().random_move(&mut random).unwrap();
        record.play(chosen).unwrap();
    }
    record
}

/// Moves that could have been played after so many, as far as everybody knows them.
fn others(plies: usize, ply: usize) -> Vec<String> {
    let record = game(plies).redacted(Seat::First);
    let played = record.moves().get(ply).copied();
    let legal = record.position_at(ply).unwrap().legal_moves();
    let others = legal.into_iter().filter(|one| Some(*one) != played);
    others.map(|chosen| chosen.to_string()).collect()
}

fn chapter(name: &str, plies: usize) -> NewChapter {
    NewChapter {
        name: name.to_owned(),
        record: game(plies).to_string(),
    }
}

fn place(chapter: u32, played: u32, line: &[&String]) -> StudyPlace {
    StudyPlace {
        chapter,
        played,
        line: line.iter().map(|&text| text.clone()).collect(),
    }
}

/// Makes a study of one chapter.
pub(crate) async fn new_study(client: &Client, plies: usize) -> StudyId {
    let new = NewStudy {
        title: "The first tile".to_owned(),
        chapter: chapter("A game", plies),
    };
    let page: StudyPage = client.post("/api/v1/studies", &new).await.json(201);
    page.id
}

async fn act(client: &Client, study: StudyId, action: &StudyAction) -> Result<StudyPage, Refusal> {
    let path = format!("/api/v1/studies/{study}/actions");
    let answer = client.post(&path, action).await;
    match answer.status {
        200 => Ok(answer.json(200)),
        _ => Err(answer.refusal()),
    }
}

async fn done(client: &Client, study: StudyId, action: StudyAction) -> StudyPage {
    act(client, study, &action).await.unwrap()
}

async fn refused(client: &Client, study: StudyId, action: StudyAction, code: Code) {
    let refusal = act(client, study, &action).await.unwrap_err();
    assert_eq!(refusal.code, code, "{action:?}: {}", refusal.message);
}

async fn chapter_of(client: &Client, study: StudyId, number: u32) -> StudyChapter {
    client
        .get(&format!("/api/v1/studies/{study}/chapters/{number}"))
        .await
}

/// Comes into a study.
async fn enter(client: &Client, study: StudyId) -> (Socket, StudyPage) {
    let mut socket = client.socket().await;
    let page = try_enter(&mut socket, study).await.unwrap();
    (socket, page)
}

async fn try_enter(socket: &mut Socket, study: StudyId) -> Result<StudyPage, Refusal> {
    socket.send(&FromClient::WatchStudy { id: 1, study }).await;
    socket
        .until(|message| match message {
            FromServer::Study { id: Some(1), study } => Some(Ok(*study)),
            FromServer::Refused { refusal, .. } => Some(Err(refusal)),
            _ => None,
        })
        .await
}

/// Waits until the leader shows a place.
async fn shown(socket: &mut Socket, place: &StudyPlace) {
    socket
        .until(|message| match message {
            FromServer::Study { study, .. } => (study.place == *place).then_some(()),
            FromServer::StudyShown { place: other, .. } => (other == *place).then_some(()),
            _ => None,
        })
        .await;
}

/// Waits for a state of the study.
async fn told(socket: &mut Socket, is_it: impl Fn(&StudyPage) -> bool) -> StudyPage {
    socket
        .until(|message| match message {
            FromServer::Study { study, .. } if is_it(&study) => Some(*study),
            _ => None,
        })
        .await
}

fn id(client: &Client) -> PersonId {
    client.person.as_ref().unwrap().id
}

#[expect(clippy::too_many_lines, reason = "one session from beginning to end")]
async fn one_leads_and_the_others_follow_try_and_offer(world: World) {
    let server = world.start().await;
    // On PostgreSQL a second server, at which one of the others is.
    let other = match world.database {
        Database::Folder(_) => None,
        Database::Postgres(_) => Some(world.start().await),
    };
    let node = other.as_ref().unwrap_or(&server);
    let thalia = server.guest("Thalia").await;
    let kleio = at(node, &server.guest("Kleio").await);
    let erato = server.guest("Erato").await;
    let study = new_study(&thalia, 20).await;
    let (mut leader, page) = enter(&thalia, study).await;
    assert_eq!((page.people.len(), page.trying), (1, Trying::Allowed));
    let (mut near, _) = enter(&erato, study).await;
    let (mut far, page) = enter(&kleio, study).await;
    // At another server the others are known a moment later.
    let mut pages = match page.people.len() {
        3 => vec![page],
        _ => vec![told(&mut far, |page| page.people.len() == 3).await],
    };
    for socket in [&mut leader, &mut near] {
        pages.push(told(socket, |page| page.people.len() == 3).await);
    }
    for page in pages {
        let mut names: Vec<&str> = page.people.iter().map(|who| who.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, ["Erato", "Kleio", "Thalia"]);
    }
    // Everybody sees what the leader shows, and nothing but the place is told.
    let seventh = place(1, 7, &[]);
    let action = StudyAction::Show {
        place: seventh.clone(),
    };
    let message = FromClient::ActInStudy {
        id: 9,
        study,
        action,
    };
    leader.send(&message).await;
    for socket in [&mut leader, &mut near, &mut far] {
        shown(socket, &seventh).await;
        assert!(socket.heard.last().unwrap().contains("study_shown"));
    }
    assert!(leader.answer(9).await.is_ok());
    // What the leader tries becomes a variation.
    let choices = others(20, 7);
    let tried = place(1, 7, &[&choices[0]]);
    let show = |place: &StudyPlace| StudyAction::Show {
        place: place.clone(),
    };
    done(&thalia, study, show(&tried)).await;
    shown(&mut far, &tried).await;
    let kept = chapter_of(&kleio, study, 1).await;
    assert_eq!(kept.revision, 2);
    assert!(
        kept.record.contains("# variation after 7: "),
        "{}",
        kept.record
    );
    // Others cannot show, but offer; the leader takes it or leaves it.
    for client in [&kleio, &erato] {
        refused(client, study, show(&seventh), Code::NotAllowed).await;
    }
    let offered = place(1, 7, &[&choices[1]]);
    let offer = |place: &StudyPlace| StudyAction::Offer {
        place: place.clone(),
    };
    done(&kleio, study, offer(&offered)).await;
    let page = told(&mut leader, |page| !page.offers.is_empty()).await;
    assert_eq!(page.offers[0].by.name, "Kleio");
    assert_eq!(page.offers[0].place, offered);
    let number = page.offers[0].number;
    refused(
        &erato,
        study,
        StudyAction::Accept { offer: number },
        Code::NotAllowed,
    )
    .await;
    refused(
        &erato,
        study,
        StudyAction::Dismiss { offer: number },
        Code::NotAllowed,
    )
    .await;
    done(&thalia, study, StudyAction::Accept { offer: number }).await;
    let page = told(&mut far, |page| page.chapters[0].revision == 3).await;
    assert!(page.offers.is_empty());
    assert_eq!(page.place, tried, "the leader stays where they are");
    let RecordTree::Architekton(tree) =
        RecordTree::read(&chapter_of(&kleio, study, 1).await.record).unwrap()
    else {
        panic!("another game");
    };
    assert!(tried.find(&tree).is_some() && offered.find(&tree).is_some());
    let again = act(&kleio, study, &offer(&offered)).await.unwrap_err();
    assert_eq!(again.code, Code::WrongState, "it is there already");
    // Who offered something can take it back, and the leader can leave it out.
    let page = done(&erato, study, offer(&place(1, 3, &[&others(20, 3)[0]]))).await;
    let dismiss = StudyAction::Dismiss {
        offer: page.offers[0].number,
    };
    assert!(done(&erato, study, dismiss).await.offers.is_empty());
    // The lead goes to somebody who is there, and back.
    let lead = |client: &Client| StudyAction::Lead { person: id(client) };
    let away = server.guest("Ourania").await;
    refused(&thalia, study, lead(&away), Code::WrongState).await;
    refused(&erato, study, lead(&erato), Code::NotAllowed).await;
    done(&thalia, study, lead(&kleio)).await;
    let page = told(&mut far, |page| page.leader.name == "Kleio").await;
    assert_eq!(page.owner.name, "Thalia");
    refused(&thalia, study, show(&seventh), Code::NotAllowed).await;
    refused(&kleio, study, lead(&erato), Code::NotAllowed).await;
    done(&kleio, study, show(&seventh)).await;
    shown(&mut leader, &seventh).await;
    done(&kleio, study, lead(&thalia)).await;
    // Variations go, with what is shown of them; the game stays.
    done(&thalia, study, show(&tried)).await;
    let remove = |place: &StudyPlace| StudyAction::Remove {
        place: place.clone(),
    };
    let page = done(&thalia, study, remove(&tried)).await;
    assert_eq!(page.place, seventh);
    refused(&thalia, study, remove(&seventh), Code::WrongState).await;
    // Where the owner does not want it, nobody offers.
    let closed = StudyAction::Try {
        trying: Trying::Closed,
    };
    refused(&kleio, study, closed.clone(), Code::NotAllowed).await;
    done(&thalia, study, closed).await;
    refused(&kleio, study, offer(&tried), Code::NotAllowed).await;
    // Who leaves is no longer there.
    drop(far);
    told(&mut near, |page| page.people.len() == 2).await;
    near.send(&FromClient::UnwatchStudy { study }).await;
    told(&mut leader, |page| page.people.len() == 1).await;
    server.stop().await;
    if let Some(other) = other {
        other.stop().await;
    }
}

async fn the_owner_arranges_chapters(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    let study = new_study(&thalia, 5).await;
    let add = |name: &str, plies| StudyAction::AddChapter {
        chapter: chapter(name, plies),
    };
    refused(&kleio, study, add("Mine", 3), Code::NotAllowed).await;
    done(&thalia, study, add("Second", 3)).await;
    let page = done(&thalia, study, add("Third", 0)).await;
    let plies: Vec<u32> = page.chapters.iter().map(|one| one.plies).collect();
    assert_eq!(plies, [5, 3, 0]);
    let moved = StudyAction::MoveChapter { chapter: 3, to: 0 };
    let rename = StudyAction::RenameChapter {
        chapter: 2,
        name: "Zweites".to_owned(),
    };
    for action in [&moved, &rename] {
        refused(&kleio, study, action.clone(), Code::NotAllowed).await;
        done(&thalia, study, action.clone()).await;
    }
    let title = StudyAction::Rename {
        title: "Openings".to_owned(),
    };
    let page = done(&thalia, study, title).await;
    let names: Vec<&str> = page.chapters.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Third", "A game", "Zweites"]);
    // What was shown of a chapter that goes is not shown any more.
    let offer = place(1, 2, &[&others(5, 2)[0]]);
    done(&kleio, study, StudyAction::Offer { place: offer }).await;
    let show = place(1, 4, &[]);
    done(&thalia, study, StudyAction::Show { place: show }).await;
    let page = done(&thalia, study, StudyAction::RemoveChapter { chapter: 1 }).await;
    assert_eq!((page.place, page.offers.len()), (StudyPlace::start(3), 0));
    done(&thalia, study, StudyAction::RemoveChapter { chapter: 2 }).await;
    let last = StudyAction::RemoveChapter { chapter: 3 };
    refused(&thalia, study, last, Code::WrongState).await;
    // A number is never used twice.
    let page = done(&thalia, study, add("Fourth", 1)).await;
    assert!(page.chapters[1].number > 4, "{:?}", page.chapters);
    let mine: Vec<StudySummary> = thalia.get("/api/v1/me/studies").await;
    assert_eq!((mine[0].id, mine[0].chapters), (study, 2));
    assert_eq!(mine[0].title, "Openings");
    let theirs: Vec<StudySummary> = kleio.get("/api/v1/me/studies").await;
    assert!(theirs.is_empty(), "nobody else finds it");
    // Deleted by its owner alone, and those who are in it hear of it.
    let (mut socket, _) = enter(&kleio, study).await;
    let path = format!("/api/v1/studies/{study}");
    assert_eq!(kleio.ask("DELETE", &path, None).await.status, 403);
    assert_eq!(thalia.ask("DELETE", &path, None).await.status, 204);
    socket
        .until(|message| match message {
            FromServer::StudyGone { study: gone } => (gone == study).then_some(()),
            _ => None,
        })
        .await;
    assert_eq!(thalia.ask("GET", &path, None).await.status, 404);
    server.stop().await;
}

async fn hostile_input_is_refused(world: World) {
    let server = world.start().await;
    let thalia = server.guest("Thalia").await;
    let study = new_study(&thalia, 6).await;
    let add = |name: &str, record: &str| StudyAction::AddChapter {
        chapter: NewChapter {
            name: name.to_owned(),
            record: record.to_owned(),
        },
    };
    let record = game(6).to_string();
    for name in ["", " x ", "x\u{7}", &"x".repeat(61)] {
        refused(&thalia, study, add(name, &record), Code::Malformed).await;
    }
    let variation = format!("{record}# variation after 2: B1 9,9 0\n");
    for text in ["", "hello", "game architekton\nmoves\n", &variation] {
        refused(&thalia, study, add("x", text), Code::Malformed).await;
    }
    let long = format!("{record}{}", "# \u{3c0}\n".repeat(20_000));
    refused(&thalia, study, add("x", &long), Code::TooLarge).await;
    let path = format!("/api/v1/studies/{study}/actions");
    let huge = thalia.post(&path, &add("x", &"x".repeat(300_000))).await;
    assert_eq!(huge.status, 413);
    for body in [
        "",
        "{",
        "\"show\"",
        r#"{"show":{"place":{"chapter":-1}}}"#,
        "[]",
    ] {
        let answer = thalia.ask("POST", &path, Some(body.to_owned())).await;
        assert_eq!(answer.status, 400, "{body}: {}", answer.text);
    }
    let show = |place| StudyAction::Show { place };
    refused(&thalia, study, show(place(9, 0, &[])), Code::NotFound).await;
    refused(&thalia, study, show(place(1, 7, &[])), Code::Malformed).await;
    for text in ["", "Lw 1,-1 1,-1 1,-1", "\u{1f3db}", "B1 99999999999,0 2"] {
        let wrong = place(1, 2, &[&text.to_owned()]);
        refused(&thalia, study, show(wrong), Code::Illegal).await;
    }
    let long = vec!["x".to_owned(); 129];
    let wrong = place(1, 2, &Vec::from_iter(&long));
    refused(&thalia, study, show(wrong), Code::Malformed).await;
    refused(
        &thalia,
        study,
        StudyAction::Accept { offer: 77 },
        Code::NotFound,
    )
    .await;
    let nothing = StudyAction::Offer {
        place: place(1, 2, &[]),
    };
    refused(&thalia, study, nothing, Code::Malformed).await;
    // Nobody does anything without a name, and nobody finds what is not there.
    let nobody = server.client();
    refused(&nobody, study, show(place(1, 1, &[])), Code::NotSignedIn).await;
    let unknown = StudyId::from_bits(5);
    refused(&thalia, unknown, show(place(1, 1, &[])), Code::NotFound).await;
    for path in ["", "/chapters/1"] {
        let path = format!("/api/v1/studies/{unknown}{path}");
        assert_eq!(nobody.ask("GET", &path, None).await.status, 404);
    }
    let mut socket = nobody.socket().await;
    let refusal = try_enter(&mut socket, unknown).await.unwrap_err();
    assert_eq!(refusal.code, Code::NotFound);
    // Who only looks is counted, not named.
    let page = try_enter(&mut socket, study).await.unwrap();
    assert_eq!((page.people.len(), page.unnamed), (0, 1));
    let page: StudyPage = thalia.get(&format!("/api/v1/studies/{study}")).await;
    assert_eq!(
        (page.version, page.chapters.len()),
        (1, 1),
        "nothing changed"
    );
    server.stop().await;
}

async fn there_is_an_end_to_everything(mut world: World) {
    world.limits.sockets_per_address = 1000;
    world.limits.requests_per_second = 1000;
    world.limits.actions_per_second = 1000;
    world.limits.tables_per_minute = 1000;
    let server = world.start().await;
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    let study = new_study(&thalia, 6).await;
    let choices = others(6, 4);
    for (number, choice) in choices.iter().enumerate().take(4) {
        let place = place(1, 4, &[choice]);
        let offered = act(&kleio, study, &StudyAction::Offer { place }).await;
        assert_eq!(offered.is_ok(), number < 3, "{offered:?}");
    }
    let mut sockets = Vec::new();
    for _ in 0..MAX_STUDY_PEOPLE {
        sockets.push(enter(&server.client(), study).await);
    }
    let mut late = thalia.socket().await;
    let refusal = try_enter(&mut late, study).await.unwrap_err();
    assert_eq!(refusal.code, Code::TooMany);
    drop(sockets.pop());
    // There is room again, as soon as the server has seen it.
    let started = std::time::Instant::now();
    while try_enter(&mut late, study).await.is_err() {
        assert!(started.elapsed() < crate::client::PATIENCE);
    }
    for _ in 1..MAX_STUDIES {
        new_study(&thalia, 0).await;
    }
    let new = NewStudy {
        title: "One too many".to_owned(),
        chapter: chapter("x", 0),
    };
    let answer = thalia.post("/api/v1/studies", &new).await;
    assert_eq!(answer.refusal().code, Code::TooMany);
    server.stop().await;
}

async fn nothing_tells_unseen_tiles(world: World) {
    let server = world.start().await;
    // Of a game that goes on online, its players know no more than its record tells.
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    moves(&mut [&mut first, &mut second], table, 4).await;
    let path = format!("/api/v1/tables/{table}/record");
    let running = first.client.ask("GET", &path, None).await.text;
    let new = NewStudy {
        title: "Still played".to_owned(),
        chapter: NewChapter {
            name: "Now".to_owned(),
            record: running.clone(),
        },
    };
    let answer = first.client.post("/api/v1/studies", &new).await;
    let study = answer.json::<StudyPage>(201).id;
    let kept = chapter_of(&second.client, study, 1).await.record;
    assert!(kept.contains('?'), "{kept}");
    moves(&mut [&mut first, &mut second], table, 4).await;
    // The study knows nothing of what came to light since.
    assert_eq!(chapter_of(&second.client, study, 1).await.record, kept);
    assert_eq!(first.client.act(table, &Action::Resign).await.status, 200);
    assert_eq!(chapter_of(&second.client, study, 1).await.record, kept);
    // A record of a game that goes on elsewhere loses the tiles that were never face up.
    let whole = game(6);
    let study = new_study(&first.client, 6).await;
    let (mut socket, _) = enter(&second.client, study).await;
    let kept = chapter_of(&second.client, study, 1).await.record;
    assert_eq!(kept, whole.redacted(Seat::First).to_string());
    assert_ne!(kept, whole.to_string());
    let tried = place(1, 3, &[&others(6, 3)[0]]);
    done(
        &first.client,
        study,
        StudyAction::Show {
            place: tried.clone(),
        },
    )
    .await;
    shown(&mut socket, &tried).await;
    let tiles = |text: &str| {
        let lines = text.lines().take_while(|line| *line != "moves");
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let after = chapter_of(&second.client, study, 1).await.record;
    assert_eq!(tiles(&after), tiles(&kept));
    let data = first.client.ask("GET", "/api/v1/me/data", None).await.text;
    for line in tiles(&whole.to_string()) {
        let is_public = tiles(&kept).contains(&line);
        assert!(is_public || !data.contains(&line), "{line}");
        assert!(is_public || !socket.heard.iter().any(|text| text.contains(&line)));
    }
    server.stop().await;
}

async fn a_study_goes_with_its_owner(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    let (mine, theirs) = (new_study(&thalia, 6).await, new_study(&kleio, 6).await);
    let (_near, _) = enter(&thalia, theirs).await;
    let (mut socket, _) = enter(&kleio, mine).await;
    done(
        &kleio,
        theirs,
        StudyAction::Lead {
            person: id(&thalia),
        },
    )
    .await;
    let offer = StudyAction::Offer {
        place: place(1, 2, &[&others(6, 2)[0]]),
    };
    done(&thalia, theirs, offer).await;
    let data: Value = thalia.get("/api/v1/me/data").await;
    let study = &data["studies"][0];
    assert_eq!(study["study"]["id"], mine.to_string());
    assert_eq!(study["chapters"][0]["name"], "A game");
    assert!(
        study["chapters"][0]["record"]
            .as_str()
            .unwrap()
            .starts_with("game architekton")
    );
    assert_eq!(data["study_offers"][0]["study"], theirs.to_string());
    let data: Value = kleio.get("/api/v1/me/data").await;
    assert_eq!(data["studies"].as_array().unwrap().len(), 1);
    assert_eq!(data["study_offers"].as_array().unwrap().len(), 0);
    let deleted = thalia
        .ask("DELETE", "/api/v1/me", Some("{}".to_owned()))
        .await;
    assert_eq!(deleted.status, 204, "{}", deleted.text);
    socket
        .until(|message| matches!(message, FromServer::StudyGone { .. }).then_some(()))
        .await;
    let gone = kleio
        .ask("GET", &format!("/api/v1/studies/{mine}"), None)
        .await;
    assert_eq!(gone.status, 404);
    let page: StudyPage = kleio.get(&format!("/api/v1/studies/{theirs}")).await;
    assert_eq!((page.leader.id, page.offers.len()), (id(&kleio), 0));
    server.stop().await;
}

async fn blocked_people_stay_outside(world: World) {
    let server = world.start().await;
    let thalia = crate::people::account(&server, "Thalia").await;
    let kleio = crate::people::account(&server, "Kleio").await;
    let study = new_study(&thalia, 6).await;
    let path = format!("/api/v1/me/blocked/{}", id(&kleio));
    assert_eq!(thalia.ask("PUT", &path, None).await.status, 204);
    let mut socket = kleio.socket().await;
    let refusal = try_enter(&mut socket, study).await.unwrap_err();
    assert_eq!(refusal.code, Code::NotAllowed);
    let offer = StudyAction::Offer {
        place: place(1, 2, &[&others(6, 2)[0]]),
    };
    refused(&kleio, study, offer, Code::NotAllowed).await;
    for rest in ["", "/chapters/1"] {
        let path = format!("/api/v1/studies/{study}{rest}");
        let refused = kleio.ask("GET", &path, None).await.refusal();
        assert_eq!(refused.code, Code::NotAllowed);
    }
    let page: StudyPage = thalia.get(&format!("/api/v1/studies/{study}")).await;
    assert!(page.people.is_empty());
    server.stop().await;
}

/// Checks the answers about studies against the document.
pub(crate) async fn check_document(server: &Running, document: &Document) {
    let thalia = server.guest("Thalia").await;
    let new = NewStudy {
        title: "The first tile".to_owned(),
        chapter: chapter("A game", 6),
    };
    let new = serde_json::to_string(&new).unwrap();
    let path = "/studies";
    document.ask(&thalia, "POST", path, path, Some(new)).await;
    let study = new_study(&thalia, 6).await;
    let (_socket, _) = enter(&thalia, study).await;
    let offer = StudyAction::Offer {
        place: place(1, 2, &[&others(6, 2)[0]]),
    };
    let actions = "/studies/{study}/actions";
    let url = |path: &str| path.replace("{study}", &study.to_string());
    let body = serde_json::to_string(&offer).unwrap();
    document
        .ask(&thalia, "POST", actions, &url(actions), Some(body))
        .await;
    for path in [
        "/studies/{study}",
        "/studies/{study}/chapters/{chapter}",
        "/me/studies",
    ] {
        let url = url(path).replace("{chapter}", "1");
        document.ask(&thalia, "GET", path, &url, None).await;
    }
    let data = "/me/data";
    document.ask(&thalia, "GET", data, data, None).await;
    let path = "/studies/{study}";
    document
        .ask(&thalia, "DELETE", path, &url(path), None)
        .await;
}
