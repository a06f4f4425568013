use polis_akropolis::{Length, Options, Players, Variants};
use polis_game::{Game, chance};
use polis_notation::Level;
use polis_protocol::{
    Event, ForfeitReason, Logged, Person, PersonKind, Presence, Snapshot, TableId, TableReplica,
};

use super::*;
use crate::online::plan::NewTablePlan;

pub const TABLE: TableId = TableId::from_bits(7);

/// A server of one table, as far as a client can tell: it deals, keeps the whole record, and shows
/// what everybody may see.
pub struct Host {
    whole: GameRecord<Akropolis>,
    pub state: TableState,
}

pub fn person(number: u128, name: &str) -> Person {
    Person {
        id: PersonId::from_bits(number),
        name: name.to_owned(),
        kind: PersonKind::Guest,
        rating: None,
        provisional: false,
    }
}

impl Host {
    /// A game of two: Thalia (1) and Kleio (2), or others.
    pub fn new(chairs: Vec<Chair>) -> Host {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
        let setup = Akropolis::deal(&options, &mut chance(5)).unwrap();
        let first = Logged {
            seq: 1,
            at: 1000,
            event: Event::Opened {
                host: person(1, "Thalia"),
                settings: Box::new(NewTablePlan::default().settings()),
                previous: None,
                series: None,
                deal: None,
                tournament: None,
            },
        };
        let mut host = Host {
            whole: GameRecord::new(&setup).unwrap(),
            state: TableState::open(&first).unwrap(),
        };
        let record = host.redacted();
        let started = host.log(Event::Started { chairs, record });
        host.state.take(&started, host.whole.position().to_move());
        host
    }

    pub fn two_people() -> Host {
        Host::new(vec![
            Chair::Person(person(1, "Thalia")),
            Chair::Person(person(2, "Kleio")),
        ])
    }

    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            id: TABLE,
            state: self.state.clone(),
            record: Some(self.redacted()),
            presence: Presence::default(),
            now: 5_000,
        }
    }

    /// Plays the first legal move of whoever is to move.
    pub fn play(&mut self) -> Logged {
        let chosen = self.whole.position().legal_moves()[0];
        self.play_text(&chosen.to_string())
    }

    pub fn first_move(&self) -> String {
        self.whole.position().legal_moves()[0].to_string()
    }

    pub fn play_text(&mut self, text: &str) -> Logged {
        let seat = self.whole.position().to_move().unwrap();
        let ply = self.state.plies;
        let shown = self.whole.play_showing(text.parse().unwrap()).unwrap();
        let event = Event::Moved {
            ply,
            seat,
            text: text.to_owned(),
            shown,
            left_ms: None,
        };
        self.happen(event)
    }

    pub fn happen(&mut self, event: Event) -> Logged {
        let logged = self.log(event);
        self.state.take(&logged, self.whole.position().to_move());
        logged
    }

    pub fn redacted(&self) -> String {
        Record::from(self.whole.redacted(Seat::First)).to_string()
    }

    pub fn is_over(&self) -> bool {
        self.whole.position().to_move().is_none()
    }

    fn log(&self, event: Event) -> Logged {
        Logged {
            seq: self.state.seq + 1,
            at: 2000 + u64::from(self.state.seq),
            event,
        }
    }
}

fn seen(
    table_replica: &TableReplica,
    me: Option<u128>,
    on_its_way: MoveInFlight,
) -> Session<Akropolis> {
    let Some(Record::Akropolis(record)) = table_replica.record() else {
        panic!("a game of Akropolis");
    };
    let me = me.map(PersonId::from_bits);
    session(record, table_replica.state(), me, on_its_way).unwrap()
}

#[test]
fn only_my_own_seat_is_played_here() {
    let mut host = Host::two_people();
    let mut table_replica = TableReplica::new(host.snapshot()).unwrap();
    while !host.is_over() {
        let mover = host.state.to_move.unwrap();
        for me in [1, 2] {
            let session = seen(&table_replica, Some(me), MoveInFlight::Nothing);
            let mine = table_replica.state().seat_of(PersonId::from_bits(me));
            assert_eq!(
                session.person_to_move(),
                Some(mover).filter(|_| mine == Some(mover))
            );
            // One looks from one's own seat, whoever begins.
            assert_eq!(Some(session.viewer(None)), mine);
            assert_eq!(session.computer_to_move(), None);
            assert_eq!(session.hints(), Hints::None);
            let waiting = seen(&table_replica, Some(me), MoveInFlight::Move);
            assert_eq!(waiting.person_to_move(), None);
            assert!(!waiting.can_undo());
        }
        let watching = seen(&table_replica, None, MoveInFlight::Nothing);
        assert_eq!(watching.person_to_move(), None);
        assert!(!watching.can_undo());
        let played = host.play();
        table_replica.take(&played).unwrap();
    }
    let session = seen(&table_replica, Some(1), MoveInFlight::Nothing);
    assert_eq!(session.to_move(), None);
    assert_eq!(session.name(Seat::Second).unwrap().as_str(), "Kleio");
}

#[test]
fn taking_back_is_asked_for_and_changes_nothing_here() {
    let mut host = Host::two_people();
    let mut table_replica = TableReplica::new(host.snapshot()).unwrap();
    let mut session = seen(&table_replica, Some(1), MoveInFlight::Nothing);
    assert!(!session.can_undo(), "nothing was played yet");
    for _ in 0..2 {
        let played = host.play();
        table_replica.take(&played).unwrap();
    }
    session = seen(&table_replica, Some(1), MoveInFlight::Nothing);
    assert!(session.can_undo());
    assert_eq!(session.last_decision(), Some(0));
    assert!(!session.undo());
    assert_eq!(session.record().moves().len(), 2);
    // One question at a time.
    let asked = host.happen(Event::TakebackAsked {
        seat: Seat::First,
        ply: 0,
    });
    table_replica.take(&asked).unwrap();
    assert!(!seen(&table_replica, Some(1), MoveInFlight::Nothing).can_undo());
}

#[test]
fn computers_of_the_server_are_called_by_their_level() {
    let host = Host::new(vec![
        Chair::Person(person(1, "Thalia")),
        Chair::Computer(Level::Mason),
    ]);
    let table_replica = TableReplica::new(host.snapshot()).unwrap();
    let session = seen(&table_replica, Some(1), MoveInFlight::Nothing);
    assert_eq!(
        session.player(Seat::Second),
        Some(Player::Computer(Level::Mason))
    );
    assert_eq!(session.name(Seat::Second), None);
    // Alone against computers one may ask.
    assert_eq!(session.hints(), Hints::OnDemand);
}

#[test]
fn after_somebody_gave_up_nobody_plays() {
    let mut host = Host::two_people();
    let mut table_replica = TableReplica::new(host.snapshot()).unwrap();
    for event in [
        Event::Forfeited {
            seat: Seat::Second,
            reason: ForfeitReason::Resigned,
            heir: None,
        },
        Event::Finished {
            outcome: polis_protocol::Outcome {
                winners: vec![Seat::First],
                points: vec![3, 4],
                forfeit: Some((2, ForfeitReason::Resigned)),
                series: None,
            },
            shuffles: Vec::new(),
        },
    ] {
        let logged = host.happen(event);
        table_replica.take(&logged).unwrap();
    }
    let session = seen(&table_replica, Some(1), MoveInFlight::Nothing);
    assert!(
        session.to_move().is_some(),
        "the position is not at its end"
    );
    assert_eq!(session.person_to_move(), None);
    assert!(!session.can_undo());
}

#[test]
fn a_table_that_does_not_fit_its_record_is_an_error() {
    let host = Host::new(vec![Chair::Open; 3]);
    let table_replica = TableReplica::new(host.snapshot()).unwrap();
    let Some(Record::Akropolis(record)) = table_replica.record() else {
        panic!("a game of Akropolis");
    };
    let result = session(record, table_replica.state(), None, MoveInFlight::Nothing);
    assert!(result.is_err());
}
