use polis_game::Seat;
use polis_protocol::{
    Event, Farewell, FromServer, Lobby, Logged, PROTOCOL, Person, PersonId, PersonKind, Presence,
    SpectatorLine, StudyPage, StudyPlace, Trying,
};

use super::*;
use crate::online::seat::tests::{Host, TABLE};

/// A connection with its driver and a clock.
struct Driven {
    connection: Connection,
    now: f64,
    sent: Vec<FromClient>,
    opened: Vec<SocketId>,
    closed: Vec<SocketId>,
    news: Vec<ConnectionUpdate>,
}

impl Driven {
    fn new() -> Driven {
        let mut driven = Driven {
            connection: Connection::new(1),
            now: 0.0,
            sent: Vec::new(),
            opened: Vec::new(),
            closed: Vec::new(),
            news: Vec::new(),
        };
        driven.connection.connect(0.0);
        driven.settle();
        driven
    }

    /// Connected and welcomed.
    fn here() -> Driven {
        let mut driven = Driven::new();
        driven.welcome();
        driven
    }

    fn socket(&self) -> SocketId {
        *self.opened.last().unwrap()
    }

    fn welcome(&mut self) {
        self.hear(ConnectionEvent::Opened(self.socket()));
        let me = Me {
            person: Person {
                id: PersonId::from_bits(1),
                name: "Thalia".into(),
                kind: PersonKind::Guest,
                rating: None,
                provisional: false,
            },
            since: 0,
            kept_settings: None,
            is_host: false,
        };
        self.say(&FromServer::Welcome {
            protocol: PROTOCOL,
            now: 1_000_000,
            you: Some(me),
        });
    }

    fn hear(&mut self, happened: ConnectionEvent<'_>) {
        self.connection.hear(happened, self.now);
        self.settle();
    }

    fn say(&mut self, message: &FromServer) {
        let text = serde_json::to_string(message).unwrap();
        let socket = self.socket();
        self.hear(ConnectionEvent::Message(socket, &text));
    }

    fn lose(&mut self) {
        let socket = self.socket();
        self.hear(ConnectionEvent::Closed(socket));
    }

    /// Lets time pass until it wants to be woken.
    fn wake(&mut self) {
        self.now = self.connection.wake().expect("it wants to be woken");
        self.hear(ConnectionEvent::Time);
    }

    fn settle(&mut self) {
        let (commands, news) = self.connection.drain();
        for command in commands {
            match command {
                SocketCommand::Open(socket) => self.opened.push(socket),
                SocketCommand::Close(socket) => self.closed.push(socket),
                SocketCommand::Send(text) => self.sent.push(serde_json::from_str(&text).unwrap()),
            }
        }
        self.news.extend(news);
    }

    fn sent(&mut self) -> Vec<FromClient> {
        std::mem::take(&mut self.sent)
    }

    fn status(&self) -> Status {
        self.connection.status()
    }

    /// What was asked for about tables, less pings.
    fn watches(&mut self) -> Vec<Option<u32>> {
        self.sent()
            .into_iter()
            .filter_map(|message| match message {
                FromClient::Watch { seen, .. } => Some(seen),
                FromClient::Unwatch { .. }
                | FromClient::Act { .. }
                | FromClient::WatchLobby { .. }
                | FromClient::UnwatchLobby
                | FromClient::WatchStudy { .. }
                | FromClient::UnwatchStudy { .. }
                | FromClient::ActInStudy { .. }
                | FromClient::Ping { .. } => None,
            })
            .collect()
    }

    fn acts(&mut self) -> Vec<(RequestId, Action)> {
        self.sent()
            .into_iter()
            .filter_map(|message| match message {
                FromClient::Act { id, action, .. } => Some((id, action)),
                FromClient::Watch { .. }
                | FromClient::Unwatch { .. }
                | FromClient::WatchLobby { .. }
                | FromClient::UnwatchLobby
                | FromClient::WatchStudy { .. }
                | FromClient::UnwatchStudy { .. }
                | FromClient::ActInStudy { .. }
                | FromClient::Ping { .. } => None,
            })
            .collect()
    }

    fn watch(&mut self, host: &Host) {
        self.connection.watch(TABLE, self.now);
        self.settle();
        self.say(&FromServer::Table {
            id: self.connection.requests,
            table: Box::new(host.snapshot()),
        });
    }

    fn check_time(&self, expected: f64) {
        assert!((self.now - expected).abs() < 1e-6, "{}", self.now);
    }

    fn plies(&self) -> u32 {
        let watched = self.connection.table(TABLE).unwrap();
        watched.table_replica().unwrap().state().plies
    }
}

fn event(logged: Logged) -> FromServer {
    FromServer::Event {
        table: TABLE,
        logged,
    }
}

fn play(host: &Host) -> Action {
    Action::Play {
        ply: host.state.plies,
        takebacks: 0,
        text: host.first_move(),
    }
}

#[test]
fn it_connects_and_knows_the_servers_time() {
    let mut driven = Driven::new();
    assert_eq!(driven.status(), Status::Connecting);
    assert_eq!(driven.opened, [1]);
    driven.now = 100.0;
    driven.welcome();
    assert_eq!(driven.status(), Status::Here);
    assert!(driven.connection.me().is_some());
    assert_eq!(driven.connection.server_time(150.0), 1_000_050);
    // A ping makes it exact.
    let [FromClient::Ping { id }] = driven.sent()[..] else {
        panic!("a ping");
    };
    driven.now = 200.0;
    driven.say(&FromServer::Pong { id, now: 1_000_060 });
    assert_eq!(driven.connection.server_time(200.0), 1_000_110);
}

#[test]
fn a_lost_connection_is_tried_again_less_and_less_often() {
    let mut driven = Driven::here();
    let mut waits = Vec::new();
    for _ in 0..8 {
        driven.lose();
        assert_eq!(driven.status(), Status::Reconnecting);
        let before = driven.now;
        driven.wake();
        waits.push(driven.now - before);
    }
    assert!(waits[0] <= 500.0 && waits[7] > 5_000.0, "{waits:?}");
    assert_eq!(driven.opened, (1..=9).collect::<Vec<_>>());
    driven.welcome();
    assert_eq!(driven.status(), Status::Here);
    // After a success it is quick again.
    driven.lose();
    let before = driven.now;
    driven.wake();
    assert!(driven.now - before <= 500.0);
}

#[test]
fn the_network_coming_back_is_not_waited_for() {
    let mut driven = Driven::here();
    driven.hear(ConnectionEvent::NetworkWent);
    driven.lose();
    assert_eq!(driven.status(), Status::Offline);
    for _ in 0..5 {
        driven.wake();
        driven.lose();
    }
    let opened = driven.opened.len();
    driven.hear(ConnectionEvent::NetworkCame);
    assert_eq!(driven.opened.len(), opened + 1);
    driven.welcome();
    assert_eq!(driven.status(), Status::Here);
}

#[test]
fn silence_is_asked_about_and_then_ended() {
    let mut driven = Driven::here();
    let [FromClient::Ping { id }] = driven.sent()[..] else {
        panic!("a ping");
    };
    driven.say(&FromServer::Pong { id, now: 0 });
    driven.wake();
    driven.check_time(Connection::SILENCE_MS);
    assert!(matches!(driven.sent()[..], [FromClient::Ping { .. }]));
    driven.wake();
    driven.check_time(Connection::SILENCE_MS + Connection::ANSWER_MS);
    // A new socket, at once.
    assert_eq!(
        (driven.closed.as_slice(), driven.opened.len()),
        (&[1][..], 2)
    );
    // What the old one says late does not matter.
    driven.hear(ConnectionEvent::Closed(1));
    driven.hear(ConnectionEvent::Message(1, "{}"));
    assert_eq!(driven.opened.len(), 2);
}

#[test]
fn a_page_that_is_shown_again_is_quick_to_notice() {
    let mut driven = Driven::here();
    let [FromClient::Ping { id }] = driven.sent()[..] else {
        panic!("a ping");
    };
    driven.say(&FromServer::Pong { id, now: 0 });
    driven.now = 3_600_000.0;
    driven.hear(ConnectionEvent::PageShown);
    driven.wake();
    driven.check_time(3_600_000.0 + Connection::DOUBT_MS);
    assert_eq!(driven.opened.len(), 2);
}

#[test]
fn a_server_that_does_not_answer_the_door() {
    let mut driven = Driven::new();
    for _ in 0..Connection::FAILURES {
        // It neither opens nor fails.
        driven.wake();
        driven.wake();
    }
    assert_eq!(driven.status(), Status::NoServer);
    // One does not give up, though.
    driven.welcome();
    assert_eq!(driven.status(), Status::Here);
}

#[test]
fn another_version_asks_to_load_the_page_again() {
    let mut driven = Driven::new();
    driven.say(&FromServer::Welcome {
        protocol: PROTOCOL + 1,
        now: 0,
        you: None,
    });
    assert_eq!(driven.status(), Status::Outdated);
    assert_eq!(driven.connection.wake(), None);
    driven.hear(ConnectionEvent::NetworkCame);
    assert_eq!(driven.opened.len(), 1);
}

#[test]
fn tables_are_resumed_from_what_was_seen() {
    let mut host = Host::two_people();
    let mut driven = Driven::here();
    driven.watch(&host);
    assert_eq!(driven.watches(), [None]);
    let first = host.play();
    driven.say(&event(first.clone()));
    // Twice is harmless.
    driven.say(&event(first));
    assert_eq!(driven.plies(), 1);
    driven.lose();
    let missed = [host.play(), host.play()];
    driven.wake();
    driven.welcome();
    assert_eq!(driven.watches(), [Some(3)]);
    driven.news.clear();
    driven.say(&FromServer::Events {
        id: driven.connection.requests,
        table: TABLE,
        events: missed.to_vec(),
        presence: Presence {
            here: vec![true, true],
            watchers: 3,
            spectators: Vec::new(),
            engine_wait_ms: None,
        },
    });
    assert_eq!(driven.plies(), 3);
    let happened = driven
        .news
        .iter()
        .filter(|news| matches!(news, ConnectionUpdate::Happened(..)))
        .count();
    assert_eq!(happened, 2);
    let watched = driven.connection.table(TABLE).unwrap();
    assert_eq!(watched.table_replica().unwrap().presence().watchers, 3);
}

#[test]
fn a_gap_is_mended_by_the_whole_table() {
    let mut host = Host::two_people();
    let mut driven = Driven::here();
    driven.watch(&host);
    driven.sent();
    host.play();
    let second = host.play();
    driven.say(&event(second));
    assert_eq!(driven.watches(), [None], "from nothing");
    driven.say(&FromServer::Table {
        id: driven.connection.requests,
        table: Box::new(host.snapshot()),
    });
    assert_eq!(driven.plies(), 2);
    // A table that is nonsense is asked for again, but not at once.
    let mut nonsense = host.snapshot();
    nonsense.record = Some("chess".into());
    driven.connection.table_mut(TABLE).unwrap().forget();
    driven.say(&FromServer::Table {
        id: 0,
        table: Box::new(nonsense),
    });
    assert_eq!(driven.watches(), []);
    driven.wake();
    assert_eq!(driven.watches(), [None]);
}

#[test]
fn a_move_is_sent_until_it_is_acknowledged() {
    let host = Host::two_people();
    let mut driven = Driven::here();
    driven.watch(&host);
    driven.sent();
    let ticket = driven.connection.act(TABLE, play(&host), driven.now);
    driven.settle();
    assert_eq!(driven.acts(), [(ticket, play(&host))]);
    // The answer never comes; the move goes again, as the same.
    driven.lose();
    driven.wake();
    driven.lose();
    driven.wake();
    driven.welcome();
    assert_eq!(driven.acts(), [(ticket, play(&host))]);
    assert!(driven.connection.is_acting(ticket));
    driven.news.clear();
    let done = FromServer::Done { id: ticket, seq: 3 };
    driven.say(&done);
    driven.say(&done);
    assert_eq!(driven.news, [ConnectionUpdate::Answered(ticket, Ok(()))]);
    driven.lose();
    driven.wake();
    driven.welcome();
    assert_eq!(driven.acts(), []);
}

#[test]
fn what_is_done_without_a_connection_is_sent_with_it() {
    let host = Host::two_people();
    let mut driven = Driven::here();
    driven.watch(&host);
    driven.lose();
    driven.sent();
    let ticket = driven.connection.act(TABLE, play(&host), driven.now);
    driven.settle();
    assert_eq!(driven.acts(), []);
    driven.wake();
    driven.welcome();
    // First the table, then the move.
    let sent = driven.sent();
    let watch = sent
        .iter()
        .position(|message| matches!(message, FromClient::Watch { .. }));
    let act = sent
        .iter()
        .position(|message| matches!(message, FromClient::Act { id, .. } if *id == ticket));
    assert!(watch.is_some() && watch < act, "{sent:?}");
}

#[test]
fn a_refusal_is_told_and_a_busy_server_is_asked_again() {
    let host = Host::two_people();
    let mut driven = Driven::here();
    driven.watch(&host);
    let ticket = driven.connection.act(TABLE, play(&host), driven.now);
    driven.settle();
    driven.sent();
    let busy = FromServer::Refused {
        id: Some(ticket),
        refusal: Refusal::new(Code::Unavailable, "later"),
    };
    for _ in 0..Connection::REFUSALS {
        driven.now += 1.0;
        driven.say(&busy);
        let due = driven.connection.acts[&ticket].due;
        driven.now = due.expect("it is sent again");
        driven.hear(ConnectionEvent::Time);
        assert_eq!(driven.acts().len(), 1);
    }
    driven.news.clear();
    driven.say(&busy);
    assert!(matches!(
        driven.news[..],
        [ConnectionUpdate::Answered(_, Err(_))]
    ));

    // What came too late is told at once, and the table is looked at again.
    let ticket = driven.connection.act(TABLE, play(&host), driven.now);
    driven.settle();
    driven.sent();
    driven.news.clear();
    driven.say(&FromServer::Refused {
        id: Some(ticket),
        refusal: Refusal::new(Code::Stale, "another move was there first"),
    });
    assert!(matches!(
        driven.news[..],
        [ConnectionUpdate::Answered(_, Err(_))]
    ));
    assert_eq!(driven.watches().len(), 1);
    assert!(!driven.connection.is_acting(ticket));
}

#[test]
fn lines_of_chat_are_numbered_upwards_whatever_was_used_before() {
    let host = Host::two_people();
    let mut driven = Driven::here();
    driven.watch(&host);
    driven.sent();
    let me = driven.connection.me().unwrap().person.clone();
    let mut keys = Vec::new();
    for text in ["one", "two"] {
        driven.connection.say(TABLE, text.to_owned(), driven.now);
    }
    // A line of one's own from another page, with a larger number.
    driven.say(&event(Logged {
        seq: host.state.seq + 1,
        at: 0,
        event: Event::Said {
            seat: Seat::First,
            who: Some(me),
            text: "elsewhere".to_owned(),
            key: 4_000_000_000,
        },
    }));
    driven.connection.say(TABLE, "three".to_owned(), driven.now);
    driven.settle();
    for (_, action) in driven.acts() {
        if let Action::Say { key, .. } = action {
            keys.push(key);
        }
    }
    assert_eq!(keys, [5, 6, 4_000_000_001]);
}

#[test]
fn spectators_are_heard_and_what_was_missed_is_asked_for() {
    let host = Host::two_people();
    let mut driven = Driven::here();
    driven.watch(&host);
    let line = |number| FromServer::SpectatorSaid {
        table: TABLE,
        line: SpectatorLine {
            number,
            at: number.into(),
            who: Person {
                id: PersonId::from_bits(9),
                name: "Ourania".to_owned(),
                kind: PersonKind::Guest,
                rating: None,
                provisional: false,
            },
            text: "bold".to_owned(),
        },
    };
    driven.news.clear();
    driven.say(&line(1));
    driven.say(&line(1));
    assert_eq!(driven.news, [ConnectionUpdate::Table(TABLE)]);
    driven.news.clear();
    driven.say(&line(3));
    assert_eq!(
        driven.news,
        [
            ConnectionUpdate::Table(TABLE),
            ConnectionUpdate::ChatMissed(TABLE)
        ]
    );
    let watched = driven.connection.table(TABLE).unwrap();
    assert_eq!(watched.chat().lines().len(), 2);
}

#[test]
fn a_table_that_is_not_there_is_told() {
    let mut driven = Driven::here();
    driven.connection.watch(TABLE, 0.0);
    driven.settle();
    let id = driven.connection.requests;
    driven.say(&FromServer::Refused {
        id: Some(id),
        refusal: Refusal::new(Code::NotFound, "no such table"),
    });
    let watched = driven.connection.table(TABLE).unwrap();
    assert_eq!(watched.missing(), Some(Code::NotFound));
}

#[test]
fn a_goodbye_says_when_to_come_again() {
    for reason in [
        Farewell::Restart,
        Farewell::TooSlow,
        Farewell::Flood,
        Farewell::SignedOut,
        Farewell::Silent,
    ] {
        let mut driven = Driven::here();
        driven.say(&FromServer::Goodbye {
            reason,
            retry_ms: 2_000,
        });
        assert_eq!(driven.status(), Status::Reconnecting);
        driven.hear(ConnectionEvent::Closed(1));
        driven.wake();
        assert!((1_000.0..=2_000.0).contains(&driven.now), "{}", driven.now);
        assert_eq!(driven.opened.len(), 2);
    }
}

#[test]
fn the_lobby_follows_and_resumes() {
    let mut driven = Driven::here();
    driven.sent();
    driven.connection.watch_lobby(0.0);
    driven.settle();
    assert!(matches!(driven.sent()[..], [FromClient::WatchLobby { .. }]));
    assert!(driven.connection.hall().is_none());
    driven.say(&FromServer::Lobby {
        id: driven.connection.requests,
        lobby: Lobby::default(),
    });
    assert_eq!(driven.connection.hall().unwrap().open().count(), 0);
    driven.lose();
    driven.wake();
    driven.welcome();
    let is_lobby = |message: &FromClient| matches!(message, FromClient::WatchLobby { .. });
    assert!(driven.sent().iter().any(is_lobby));
    driven.connection.unwatch_lobby();
    driven.settle();
    assert_eq!(driven.sent(), [FromClient::UnwatchLobby]);
}

#[test]
fn another_person_leaves_nothing_of_the_last_one() {
    let host = Host::two_people();
    let mut driven = Driven::here();
    let ticket = driven.connection.act(TABLE, play(&host), 0.0);
    driven.news.clear();
    driven.hear(ConnectionEvent::AnotherPerson);
    assert!(matches!(driven.news[0], ConnectionUpdate::Answered(id, Err(_)) if id == ticket));
    assert_eq!(driven.opened.len(), 2);
    driven.sent();
    driven.welcome();
    assert_eq!(driven.acts(), []);
}

#[test]
fn whatever_the_server_says_breaks_nothing() {
    let mut host = Host::two_people();
    let mut driven = Driven::here();
    driven.watch(&host);
    for text in [
        "",
        "{",
        "[]",
        "\"pong\"",
        r#"{"later":{}}"#,
        "\u{0}",
        r#"{"event":7}"#,
    ] {
        driven.hear(ConnectionEvent::Message(1, text));
    }
    let bad = Logged {
        seq: 9,
        at: 0,
        event: Event::Moved {
            ply: 0,
            seat: Seat::First,
            text: "nonsense".into(),
            shown: "1:1:1".into(),
            left_ms: None,
        },
    };
    driven.say(&event(bad));
    driven.say(&FromServer::Done { id: 99, seq: 0 });
    driven.say(&FromServer::Table {
        id: 5,
        table: Box::new(host.snapshot()),
    });
    let played = host.play();
    driven.say(&event(played));
    assert_eq!(driven.plies(), 1);
}

#[test]
fn a_whole_game_over_a_connection_that_breaks_at_every_point() {
    let mut host = Host::two_people();
    let mut driven = Driven::here();
    driven.watch(&host);
    let mut turn = 0;
    while !host.is_over() {
        turn += 1;
        let action = play(&host);
        let ticket = driven.connection.act(TABLE, action.clone(), driven.now);
        driven.settle();
        // Lost before it arrives, after it is kept, or not at all.
        let played = if turn % 3 == 0 {
            None
        } else {
            Some(host.play())
        };
        if turn % 3 != 1 {
            driven.lose();
            driven.wake();
            driven.sent();
            let seen = driven.connection.table(TABLE).unwrap().seen();
            driven.welcome();
            let sent = driven.sent();
            let resumes = |message: &FromClient| matches!(message, FromClient::Watch { seen: from, .. } if *from == seen);
            let acts = |message: &FromClient| {
                matches!(message, FromClient::Act { id, action: again, .. }
                    if *id == ticket && *again == action)
            };
            assert!(
                sent.iter().any(resumes) && sent.iter().any(acts),
                "{sent:?}"
            );
        }
        let played = played.unwrap_or_else(|| host.play());
        driven.say(&event(played.clone()));
        driven.say(&FromServer::Done {
            id: ticket,
            seq: played.seq,
        });
        driven.sent();
        assert_eq!(driven.plies(), host.state.plies);
    }
    let watched = driven.connection.table(TABLE).unwrap();
    let shown = watched
        .table_replica()
        .unwrap()
        .record()
        .unwrap()
        .to_string();
    assert_eq!(shown, host.redacted());
}

#[test]
fn a_study_is_followed_over_interruptions() {
    let mut driven = Driven::here();
    let id = StudyId::from_bits(5);
    driven.connection.watch_study(id, driven.now);
    driven.settle();
    let asked = |driven: &Driven| match driven.sent.last() {
        Some(FromClient::WatchStudy { id, .. }) => *id,
        other => panic!("{other:?}"),
    };
    let page = |version, played| {
        let who = Person {
            id: PersonId::from_bits(1),
            name: "Thalia".into(),
            kind: PersonKind::Guest,
            rating: None,
            provisional: false,
        };
        StudyPage {
            id,
            version,
            title: "Openings".to_owned(),
            owner: who.clone(),
            leader: who,
            trying: Trying::Allowed,
            chapters: Vec::new(),
            place: place(played),
            offers: Vec::new(),
            people: Vec::new(),
            unnamed: 0,
        }
    };
    let request = asked(&driven);
    driven.say(&FromServer::Study {
        id: Some(request),
        study: Box::new(page(3, 0)),
    });
    driven.say(&FromServer::StudyShown {
        study: id,
        version: 4,
        place: place(7),
    });
    let played = |driven: &Driven| {
        let page = driven.connection.study(id)?.page()?;
        Some(page.place.played)
    };
    assert_eq!(played(&driven), Some(7));
    assert_eq!(
        driven
            .news
            .iter()
            .filter(|news| **news == ConnectionUpdate::Study(id))
            .count(),
        2
    );
    // What was shown and not acknowledged is sent again, after the study was asked for.
    let action = StudyAction::Show { place: place(8) };
    driven
        .connection
        .act_in_study(id, action.clone(), driven.now);
    driven.settle();
    driven.lose();
    driven.wake();
    driven.welcome();
    let sent: Vec<&FromClient> = driven.sent.iter().rev().take(2).collect();
    assert!(
        matches!(sent[..], [FromClient::ActInStudy { action: again, .. }, FromClient::WatchStudy { .. }]
            if *again == action),
        "{sent:?}"
    );
    driven.say(&FromServer::StudyGone { study: id });
    let watched = driven.connection.study(id).unwrap();
    assert_eq!(watched.missing(), Some(Code::NotFound));
    driven.connection.unwatch_study(id);
    driven.settle();
    assert_eq!(
        driven.sent.last(),
        Some(&FromClient::UnwatchStudy { study: id })
    );
}

fn place(played: u32) -> StudyPlace {
    StudyPlace {
        played,
        ..StudyPlace::start(1)
    }
}
