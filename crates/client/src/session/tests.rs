use polis_akropolis::{Akropolis, Architect, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_game::{Game, chance};
use polis_notation::Level;

use super::*;

const PERSON: Player = Player::Person;
const COMPUTER: Player = Player::Computer(Level::Mason);

fn session<G: Notated>(options: &G::Options, players: &[Player]) -> Session<G> {
    let setup = G::deal(options, &mut chance(3)).unwrap();
    let players = PerSeat::from_fn(players.len(), |seat| players[seat as usize]);
    Session::new(GameRecord::new(&setup).unwrap(), players).unwrap()
}

fn akropolis(players: Players, who: &[Player]) -> Session<Akropolis> {
    let options = Options::new(players, Variants::NONE, Length::Standard).unwrap();
    session(&options, who)
}

/// Plays the first legal move so many times.
fn play_on<G: Notated>(session: &mut Session<G>, plies: usize) {
    for _ in 0..plies {
        let chosen = session.position().legal_moves()[0];
        session.play(chosen).unwrap();
    }
}

fn check_saved(session: impl Into<AnySession>) {
    let session = session.into();
    let saved = session.save(7.0);
    let again = Saved::from_text(&saved.to_text()).unwrap();
    assert_eq!(again, saved);
    assert_eq!(again.restore().unwrap(), session);
}

#[test]
fn undo_goes_back_to_the_last_decision_of_a_person() {
    let mut session = akropolis(Players::Three, &[PERSON, COMPUTER, COMPUTER]);
    assert!(!session.can_undo());
    assert_eq!(session.person_to_move(), Some(Seat::First));
    play_on(&mut session, 3);
    assert_eq!(session.person_to_move(), Some(Seat::First));
    play_on(&mut session, 2);
    let moves = session.record().moves().to_vec();
    assert_eq!(session.computer_to_move(), Some(Seat::Third));

    assert!(session.undo());
    assert_eq!(session.record().moves(), &moves[..3]);
    assert!(session.undo());
    assert_eq!(session.record().moves(), []);
    assert!(!session.undo());
    check_saved(session.clone());

    assert!(session.redo());
    assert_eq!(session.record().moves(), &moves[..3]);
    check_saved(session.clone());
    assert!(session.redo());
    assert_eq!(session.record().moves(), moves);
    assert!(!session.redo());
    assert_eq!(session.computer_to_move(), Some(Seat::Third));
}

#[test]
fn another_move_forgets_what_was_taken_back() {
    let mut session = akropolis(Players::Two, &[PERSON, COMPUTER]);
    play_on(&mut session, 2);
    session.undo();
    assert!(session.can_redo());
    let chosen = session.position().legal_moves()[1];
    session.play(chosen).unwrap();
    assert!(!session.can_redo());
    assert_eq!(session.record().moves(), [chosen]);
    assert_eq!(session.computer_to_move(), Some(Seat::Second));
}

#[test]
fn the_computer_does_not_play_while_moves_are_taken_back() {
    // With nobody but computers there is no decision to go back to.
    let mut session = akropolis(Players::Two, &[COMPUTER, COMPUTER]);
    play_on(&mut session, 4);
    assert!(!session.undo());
    // A save in which the computer is to move after what was taken back waits for `redo`.
    let mut saved = serde_json::to_value(session.save(0.0)).unwrap();
    saved["ply"] = 1.into();
    let AnySession::Akropolis(mut restored) = Saved::from_text(&saved.to_string())
        .unwrap()
        .restore()
        .unwrap()
    else {
        panic!("a game of Akropolis");
    };
    assert_eq!(restored.computer_to_move(), None);
    assert!(restored.redo());
    assert_eq!(*restored, session);
}

#[test]
fn a_solo_game_has_one_player() {
    let mut session = akropolis(Players::Solo(Architect::Callicrates), &[PERSON]);
    play_on(&mut session, 3);
    assert_eq!(session.player(Seat::First), Some(PERSON));
    assert_eq!(session.player(Seat::Second), None);
    assert_eq!(session.person_to_move(), Some(Seat::First));
    check_saved(session.clone());
    let summary = AnySession::from(session).summary();
    assert_eq!(summary.players.seats(), 1);
    assert_eq!(summary.points.seats(), 2);
    assert_eq!(summary.architect, Some(Architect::Callicrates));
}

#[test]
fn a_decision_in_the_turn_of_another_is_a_decision() {
    // Whoever owns the house decides (ruling T5): undo stops there, too.
    let options = polis_architekton::Options::default();
    let mut session = session::<Architekton>(&options, &[COMPUTER, PERSON]);
    while session.to_move().is_some() {
        let chosen = *session.position().legal_moves().last().unwrap();
        let seat = session.to_move();
        session.play(chosen).unwrap();
        let mut before = session.clone();
        if seat == Some(Seat::Second) {
            assert!(before.undo());
            assert_eq!(before.to_move(), Some(Seat::Second));
            assert_eq!(
                before.record().moves().len() + 1,
                session.record().moves().len()
            );
        }
    }
    check_saved(session);
}

/// What is shared says nothing of tiles that nobody has seen, until the game is over.
fn check_shared<G: Notated>(mut session: Session<G>) {
    assert!(!session.position().is_redacted());
    while session.to_move().is_some() {
        let shared = session.to_share();
        let seen = session.view(session.to_move().unwrap());
        assert_eq!(shared.moves(), session.record().moves());
        assert_eq!(shared.position(), seen.position());
        assert_eq!(shared.start().setup(), seen.position().setup());
        play_on(&mut session, 1);
    }
    let whole = session.record().to_string();
    assert_eq!(session.to_share().to_string(), whole);
    // Who goes back from the end is in the middle of a game again.
    if session.undo() {
        assert!(session.to_share().to_string().len() <= whole.len());
        assert_eq!(
            session.to_share(),
            session.record().redacted(session.to_move().unwrap())
        );
    }
}

#[test]
fn what_is_shared_in_mid_game_keeps_the_unseen_tiles() {
    let session = akropolis(Players::Three, &[PERSON, COMPUTER, PERSON]);
    assert!(session.to_share().position().is_redacted());
    check_shared(session);
    check_shared(akropolis(Players::Solo(Architect::Callicrates), &[PERSON]));
    let options = polis_architekton::Options::default();
    let session = self::session::<Architekton>(&options, &[PERSON, COMPUTER]);
    assert!(session.to_share().position().is_redacted());
    check_shared(session);
}

#[test]
fn what_is_not_a_saved_game_is_refused() {
    let saved = akropolis(Players::Two, &[PERSON, COMPUTER]).save(1.0);
    let value = serde_json::to_value(&saved).unwrap();
    let changed = |key: &str, to: serde_json::Value| {
        let mut value = value.clone();
        value[key] = to;
        Saved::from_text(&value.to_string()).and_then(|saved| saved.restore())
    };
    assert_eq!(
        changed("version", 2.into()),
        Err(RestoreError::Version { found: 2 })
    );
    assert_eq!(
        changed("players", serde_json::json!(["person"])),
        Err(RestoreError::Players(WrongPlayers {
            found: 1,
            expected: 2
        }))
    );
    assert!(matches!(
        changed(
            "players",
            serde_json::json!([{"computer": "zeus"}, "person"])
        ),
        Err(RestoreError::Malformed { .. })
    ));
    assert!(matches!(
        changed("record", "game akropolis\nmoves".into()),
        Err(RestoreError::Record(_))
    ));
    // More moves than there are: the game is where its record ends.
    assert!(changed("ply", 1000.into()).is_ok());
    let long = " ".repeat(Saved::MAX_BYTES + 1);
    for text in ["", "{}", "null", "[1]", "\u{0}", &long] {
        assert!(matches!(
            Saved::from_text(text),
            Err(RestoreError::Malformed { .. })
        ));
    }
}
