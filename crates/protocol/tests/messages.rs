//! Messages read back as they were written, and whatever else comes in is refused calmly.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use polis_akropolis::{Length, Variants};
use polis_game::Seat;
use polis_notation::Level;
use polis_protocol::{
    AbortReason, Action, Announcement, Chair, ChairPlan, ChapterSummary, Clock, Code, Contest,
    Event, EventEffect, Farewell, ForfeitReason, FromClient, FromServer, GameKind, GameSettings,
    Joining, LiveScores, Lobby, LobbyTable, Logged, Me, NewChapter, Outcome, PROTOCOL, Person,
    PersonId, PersonKind, Presence, Rated, Refusal, Seating, SeriesStanding, SettingsError,
    Snapshot, SpectatorLine, Start, Status, StudyAction, StudyId, StudyOffer, StudyPage,
    StudyPlace, TableId, TableReplica, TableSettings, TableState, TakebackAnswer, Takebacks,
    TimeOut, Trying, Vacation, Visibility,
};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

const TABLE: TableId = TableId::from_bits(7);
const STUDY: StudyId = StudyId::from_bits(8);

fn place() -> StudyPlace {
    StudyPlace {
        chapter: 1,
        played: 5,
        line: vec!["Lw 1,-1".to_owned()],
    }
}

fn study() -> StudyPage {
    StudyPage {
        id: STUDY,
        version: 7,
        title: "The first tile".to_owned(),
        owner: person(1, "Thalia"),
        leader: person(2, "Kleio"),
        trying: Trying::Closed,
        chapters: vec![ChapterSummary {
            number: 1,
            name: "A game".to_owned(),
            game: GameKind::Architekton,
            plies: 20,
            revision: 3,
        }],
        place: place(),
        offers: vec![StudyOffer {
            number: 2,
            by: person(3, "Erato"),
            place: place(),
        }],
        people: vec![person(2, "Kleio")],
        unnamed: 1,
    }
}

fn study_actions() -> Vec<StudyAction> {
    let chapter = NewChapter {
        name: "A game".to_owned(),
        record: "game architekton".to_owned(),
    };
    vec![
        StudyAction::Show { place: place() },
        StudyAction::Remove { place: place() },
        StudyAction::Promote { place: place() },
        StudyAction::Offer { place: place() },
        StudyAction::Accept { offer: 2 },
        StudyAction::Dismiss { offer: 2 },
        StudyAction::Lead {
            person: PersonId::from_bits(2),
        },
        StudyAction::Try {
            trying: Trying::Allowed,
        },
        StudyAction::Rename {
            title: "Endings".to_owned(),
        },
        StudyAction::AddChapter { chapter },
        StudyAction::RenameChapter {
            chapter: 1,
            name: "Another".to_owned(),
        },
        StudyAction::MoveChapter { chapter: 1, to: 0 },
        StudyAction::RemoveChapter { chapter: 1 },
    ]
}

fn settings() -> TableSettings {
    TableSettings {
        game: GameSettings::Akropolis {
            variants: Variants::ALL,
            length: Length::Long,
            architect: None,
        },
        chairs: vec![
            ChairPlan::Host,
            ChairPlan::Open,
            ChairPlan::Computer(Level::Mason),
        ],
        seating: Seating::AsSeated,
        start: Start::ByHost,
        clock: Clock::Live {
            base_ms: 600_000,
            increment_ms: 5_000,
        },
        time_out: TimeOut::Computer(Level::Foreman),
        visibility: Visibility::Private,
        joining: Joining::Anyone,
        live_scores: LiveScores::Hidden,
        takebacks: Takebacks::Never,
        rated: Rated::Casual,
    }
}

fn person(number: u128, name: &str) -> Person {
    Person {
        id: PersonId::from_bits(number),
        name: name.to_owned(),
        kind: PersonKind::Guest,
        rating: None,
        provisional: false,
    }
}

fn events() -> Vec<Event> {
    let outcome = Outcome {
        winners: vec![Seat::Second],
        points: vec![10, -3],
        forfeit: Some((1, ForfeitReason::TimedOut)),
        series: Some(SeriesStanding::default()),
    };
    vec![
        Event::Opened {
            host: person(1, "Thalia"),
            settings: Box::new(settings()),
            previous: Some(TABLE),
            series: None,
            deal: Some("2026-11-16.solo".parse().unwrap()),
            tournament: Some(polis_protocol::TournamentId::from_bits(5)),
        },
        Event::Seated {
            seat: Seat::Second,
            who: Chair::Person(person(2, "Kleio")),
        },
        Event::Started {
            chairs: vec![Chair::Open, Chair::Computer(Level::Pupil)],
            record: "game akropolis".to_owned(),
        },
        Event::Moved {
            ply: 3,
            seat: Seat::First,
            text: "17 2,-1 3".to_owned(),
            shown: "6:17".to_owned(),
            left_ms: Some(1),
        },
        Event::TakebackAsked {
            seat: Seat::First,
            ply: 2,
        },
        Event::TakebackAgreed { seat: Seat::Second },
        Event::TakebackDeclined { seat: Seat::Third },
        Event::TakenBack {
            ply: 2,
            record: String::new(),
        },
        Event::Forfeited {
            seat: Seat::First,
            reason: ForfeitReason::Resigned,
            heir: Some(Level::TOP),
        },
        Event::Finished {
            outcome,
            shuffles: vec!["0 5f nonce deck 1 2".to_owned()],
        },
        Event::Aborted {
            reason: AbortReason::Expired,
        },
        Event::RematchAsked {
            seat: Seat::Fourth,
            rating: Some(1512),
            provisional: true,
        },
        Event::OnVacation {
            seat: Seat::Second,
            vacation: Vacation {
                from: 1_700_000_000_000,
                until: 1_700_086_400_000,
            },
        },
        Event::Next { table: TABLE },
        Event::Said {
            seat: Seat::First,
            who: Some(person(4, "Kleio")),
            text: "χαῖρε \"\u{1f600}".to_owned(),
            key: u32::MAX,
        },
    ]
}

fn actions() -> Vec<Action> {
    vec![
        Action::Join { seat: None },
        Action::Join {
            seat: Some(Seat::Third),
        },
        Action::Leave,
        Action::SeatComputer {
            seat: Seat::Second,
            level: Level::Master,
        },
        Action::Free { seat: Seat::Second },
        Action::Start,
        Action::Close,
        Action::Play {
            ply: 0,
            takebacks: 0,
            text: "Lw 1,-1".to_owned(),
        },
        Action::AskTakeback { ply: 4 },
        Action::AnswerTakeback {
            ply: 4,
            answer: TakebackAnswer::Decline,
        },
        Action::Resign,
        Action::Rematch,
        Action::Say {
            text: "hello".to_owned(),
            key: 1,
        },
    ]
}

fn state() -> TableState {
    let first = Logged {
        seq: 1,
        at: 1000,
        event: events().remove(0),
    };
    TableState::open(&first).unwrap()
}

fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&text).unwrap(), value, "{text}");
}

#[test]
fn what_clients_say_reads_back() {
    for action in actions() {
        there_and_back(&FromClient::Act {
            id: 1,
            table: TABLE,
            action,
        });
    }
    for action in study_actions() {
        assert_eq!(action.check(), Ok(()));
        there_and_back(&FromClient::ActInStudy {
            id: 1,
            study: STUDY,
            action,
        });
    }
    for message in [
        FromClient::WatchStudy {
            id: 1,
            study: STUDY,
        },
        FromClient::UnwatchStudy { study: STUDY },
        FromClient::Watch {
            id: 1,
            table: TABLE,
            seen: Some(4),
        },
        FromClient::Unwatch { table: TABLE },
        FromClient::WatchLobby { id: 0 },
        FromClient::UnwatchLobby,
        FromClient::Ping { id: 2 },
    ] {
        there_and_back(&message);
    }
}

#[test]
fn what_the_server_says_reads_back() {
    let mut state = state();
    for (index, event) in events().into_iter().enumerate() {
        let logged = Logged {
            seq: index as u32 + 2,
            at: 2000,
            event,
        };
        state.take(&logged, Some(Seat::Second));
        there_and_back(&state);
        there_and_back(&FromServer::Event {
            table: TABLE,
            logged,
        });
    }
    let presence = Presence {
        here: vec![true, false],
        watchers: 2,
        spectators: vec![person(6, "Ourania")],
        engine_wait_ms: Some(1500),
    };
    let snapshot = Snapshot {
        id: TABLE,
        state: state.clone(),
        record: Some("game architekton".to_owned()),
        presence: presence.clone(),
        now: 1,
    };
    let in_lobby = LobbyTable {
        id: TABLE,
        settings: settings(),
        chairs: state.chairs,
        status: Status::Aborted(AbortReason::Host),
        opened: 5,
    };
    let me = Me {
        person: person(3, "Erato"),
        since: 4,
        kept_settings: Some("{}".to_owned()),
        is_host: false,
    };
    for message in [
        FromServer::Welcome {
            protocol: PROTOCOL,
            now: 1,
            you: Some(me),
        },
        FromServer::Table {
            id: 1,
            table: Box::new(snapshot),
        },
        FromServer::Events {
            id: 1,
            table: TABLE,
            events: Vec::new(),
            presence: presence.clone(),
        },
        FromServer::Done { id: 1, seq: 2 },
        FromServer::Presence {
            table: TABLE,
            presence,
        },
        FromServer::SpectatorSaid {
            table: TABLE,
            line: SpectatorLine {
                number: 3,
                at: 9,
                who: person(6, "Ourania"),
                text: "bold".to_owned(),
            },
        },
        FromServer::Lobby {
            id: 1,
            lobby: Lobby {
                open: vec![in_lobby.clone()],
                playing: Vec::new(),
            },
        },
        FromServer::LobbyChanged { table: in_lobby },
        FromServer::LobbyGone { table: TABLE },
        FromServer::YourTurn { table: TABLE },
        FromServer::Announcement {
            announcement: Some(Announcement {
                text: "We are away tonight.".to_owned(),
                ends: 5,
            }),
        },
        FromServer::Pong { id: 1, now: 2 },
        FromServer::Goodbye {
            reason: Farewell::TooSlow,
            retry_ms: 500,
        },
    ] {
        there_and_back(&message);
    }
    for code in Code::ALL {
        there_and_back(&FromServer::Refused {
            id: None,
            refusal: Refusal::new(code, "found nothing; expected something"),
        });
    }
}

#[test]
fn what_the_server_says_of_studies_reads_back() {
    for message in [
        FromServer::Study {
            id: Some(3),
            study: Box::new(study()),
        },
        FromServer::StudyShown {
            study: STUDY,
            version: 8,
            place: place(),
        },
        FromServer::StudyGone { study: STUDY },
    ] {
        there_and_back(&message);
    }
}

#[test]
fn the_forms_stay_as_they_are() {
    let act = FromClient::Act {
        id: 7,
        table: TABLE,
        action: Action::Play {
            ply: 12,
            takebacks: 0,
            text: "17 2,-1 3".to_owned(),
        },
    };
    assert_eq!(
        serde_json::to_string(&act).unwrap(),
        r#"{"act":{"id":7,"table":"00000000000000000000000007","action":{"play":{"ply":12,"move":"17 2,-1 3"}}}}"#
    );
    let event = FromServer::Event {
        table: TABLE,
        logged: Logged {
            seq: 15,
            at: 1000,
            event: events().remove(3),
        },
    };
    assert_eq!(
        serde_json::to_string(&event).unwrap(),
        r#"{"event":{"table":"00000000000000000000000007","logged":{"seq":15,"at":1000,"event":{"moved":{"ply":3,"seat":1,"move":"17 2,-1 3","shown":"6:17","left_ms":1}}}}}"#
    );
    let little: TableSettings = serde_json::from_str(
        r#"{"game":{"architekton":{}},"chairs":["host",{"computer":"mason"}]}"#,
    )
    .unwrap();
    assert_eq!(little.clock, Clock::None);
    assert_eq!(little.check(), Ok(()));
}

#[test]
fn tables_that_there_are_not() {
    fn check(spoil: impl Fn(&mut TableSettings), expected: Option<&str>) {
        let mut settings = settings();
        spoil(&mut settings);
        let found = settings.check().map_err(|error| error.to_string()).err();
        match expected {
            None => assert_eq!(found, None),
            Some(expected) => assert!(found.unwrap().contains(expected), "{expected}"),
        }
    }
    check(|_| {}, None);
    check(|settings| settings.chairs.clear(), Some("found 0 chairs"));
    check(
        |settings| settings.chairs = vec![ChairPlan::Open; 4],
        Some("no long game"),
    );
    check(
        |settings| settings.chairs[1] = ChairPlan::Host,
        Some("two chairs"),
    );
    check(
        |settings| settings.chairs = vec![ChairPlan::Computer(Level::Pupil); 2],
        Some("a chair for a person"),
    );
    check(
        |settings| {
            settings.game = GameSettings::Architekton {
                contest: Contest::Match,
            };
        },
        Some("found 3 chairs; expected 2"),
    );
    check(
        |settings| settings.clock = Clock::Daily { days: 0 },
        Some("found 0 days"),
    );
    check(
        |settings| {
            settings.clock = Clock::Live {
                base_ms: u64::MAX,
                increment_ms: 0,
            };
        },
        Some("10 seconds to 3 hours"),
    );
    check(|settings| settings.rated = Rated::Rated, Some("computer"));
    let mut rated = settings();
    rated.rated = Rated::Rated;
    rated.chairs.pop();
    assert_eq!(rated.check(), Err(SettingsError::RatedGuests));
}

#[test]
fn a_follower_takes_each_event_once() {
    let mut table_replica = TableReplica::new(Snapshot {
        id: TABLE,
        state: state(),
        record: None,
        presence: Presence::default(),
        now: 0,
    })
    .unwrap();
    let seated = |seq| Logged {
        seq,
        at: 1,
        event: events().remove(1),
    };
    assert_eq!(table_replica.take(&seated(1)), Ok(EventEffect::Known));
    assert_eq!(table_replica.take(&seated(2)), Ok(EventEffect::New));
    assert_eq!(table_replica.take(&seated(2)), Ok(EventEffect::Known));
    let before = table_replica.clone();
    let moved = Logged {
        seq: 3,
        at: 1,
        event: events().remove(3),
    };
    assert!(table_replica.take(&moved).is_err());
    assert_eq!(table_replica, before);
}

/// Reads a text as everything; whatever it is, nothing panics.
fn read_as_everything(text: &str) {
    let _ = serde_json::from_str::<FromClient>(text);
    let _ = serde_json::from_str::<FromServer>(text);
    if let Ok(settings) = serde_json::from_str::<TableSettings>(text) {
        let _ = settings.check();
    }
}

#[test]
fn what_is_malformed_is_refused() {
    for text in [
        "",
        "null",
        "[]",
        "{}",
        "\"unwatch\"",
        r#"{"act":{}}"#,
        r#"{"act":{"id":-1,"table":"00000000000000000000000007","action":"leave"}}"#,
        r#"{"act":{"id":4294967296,"table":"00000000000000000000000007","action":"leave"}}"#,
        r#"{"act":{"id":1,"table":"0000000000000000000000007","action":"leave"}}"#,
        r#"{"act":{"id":1,"table":7,"action":"leave"}}"#,
        r#"{"act":{"id":1,"table":"00000000000000000000000007","action":{"join":{"seat":0}}}}"#,
        r#"{"act":{"id":1,"table":"00000000000000000000000007","action":{"free":{"seat":5}}}}"#,
        r#"{"act":{"id":1,"table":"00000000000000000000000007","action":{"fly":{}}}}"#,
        r#"{"ping":{"id":1},"watch_lobby":{"id":2}}"#,
        &"[".repeat(5000),
        &format!(r#"{{"ping":{{"id":{}}}}}"#, "9".repeat(5000)),
    ] {
        assert!(serde_json::from_str::<FromClient>(text).is_err(), "{text}");
        read_as_everything(text);
    }
}

proptest! {
    #[test]
    fn any_text(text in "\\PC{0,200}") {
        read_as_everything(&text);
    }

    #[test]
    fn a_message_with_something_changed(
        which in 0..actions().len(),
        at in any::<prop::sample::Index>(),
        put in "[\\PC\"{}\\[\\]:,0-9]{0,3}",
    ) {
        let message = FromClient::Act { id: 1, table: TABLE, action: actions().remove(which) };
        let text: Vec<char> = serde_json::to_string(&message).unwrap().chars().collect();
        let at = at.index(text.len());
        let mut changed: String = text[..at].iter().collect();
        changed += &put;
        changed.extend(&text[at + 1..]);
        read_as_everything(&changed);
    }
}
