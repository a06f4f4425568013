//! Games that are always the same, as the browser keeps them.

use polis_akropolis::{Akropolis, Length};
use polis_client::new_game::{NewGame, People, Starter};
use polis_client::player::Player;
use polis_client::session::{AnySession, Session, Teacher};
use polis_engine::PlayoutLimit;
use polis_engine::evaluation::Evaluate;
use polis_game::{Chance, chance};
use polis_notation::GameKind;
use polis_notation::Level;
use polis_notation::Notated;

/// When the games were played: long ago.
const PLAYED: f64 = 1.0e12;

/// A game between a person, who begins, and computers, after so many moves or a few more: a person
/// is to move, or the game is over.
pub(crate) fn game(kind: GameKind, people: People, seed: u64, moves: usize) -> String {
    let choices = NewGame {
        people,
        ..NewGame::default()
    };
    begin(kind, choices, seed, moves)
}

/// A long game of Akropolis for two, in which cities grow larger.
pub(crate) fn long_game(seed: u64, moves: usize) -> String {
    let choices = NewGame {
        length: Length::Long,
        ..NewGame::default()
    };
    begin(GameKind::Akropolis, choices, seed, moves)
}

fn begin(kind: GameKind, mut choices: NewGame, seed: u64, moves: usize) -> String {
    choices.starter = Starter::First;
    for (chair, level) in choices.chairs.iter_mut().skip(1).zip(Level::ALL) {
        chair.player = Player::Computer(level);
    }
    let mut rng = chance(seed);
    let mut session = choices.begin(kind, &mut rng).unwrap();
    match &mut session {
        AnySession::Akropolis(session) => play(session, moves, &mut rng),
        AnySession::Architekton(session) => play(session, moves, &mut rng),
    }
    session.save(PLAYED).to_text()
}

fn play<G: Notated + Evaluate>(session: &mut Session<G>, moves: usize, rng: &mut Chance) {
    while let Some(seat) = session.to_move() {
        if session.record().moves().len() >= moves && session.person_to_move().is_some() {
            break;
        }
        let chosen = polis_engine::choose(
            Level::Master,
            &session.view(seat),
            rng,
            &mut PlayoutLimit(0),
        );
        session.play(chosen.unwrap()).unwrap();
    }
}

/// A game of Akropolis against the companion, watched by a teacher, in which the person has just played
/// the worst move.
pub(crate) fn mistaken_game(seed: u64, moves: usize) -> String {
    let mut choices = NewGame {
        teacher: Teacher::Watches,
        starter: Starter::First,
        ..NewGame::default()
    };
    choices.chairs[1].player = Player::Companion;
    let mut rng = chance(seed);
    let session = choices.begin(GameKind::Akropolis, &mut rng).unwrap();
    let AnySession::Akropolis(mut session) = session else {
        unreachable!("it is a game of Akropolis");
    };
    play(&mut session, moves, &mut rng);
    let mut ranked = Vec::new();
    let (position, seat) = (session.position(), session.to_move().unwrap());
    polis_engine::preferences(position, Akropolis::net(), seat, &mut ranked);
    let worst = ranked.iter().min_by(|one, other| one.0.total_cmp(&other.0));
    session.play(worst.unwrap().1).unwrap();
    session.save(PLAYED).to_text()
}

/// A game of Architekton in which the person must decide about a house at once.
pub(crate) const DECISION: &str = include_str!("decision.json");
