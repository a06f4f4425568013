//! Playing on from a position that was set up.

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::{Game, PerSeat, Seat};
use polis_notation::{Described, Draft, GameRecord, Notated};
use rand::Rng;

use crate::player::{self, Player};
use crate::session::{AnySession, Session};

/// Why a position is none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ImpossiblePosition {
    Akropolis(polis_akropolis::Impossible),
    Architekton(polis_architekton::Impossible),
}

/// Whose turn it is in the position that is told, none at the end of a game; or why there is no
/// such position.
///
/// # Errors
/// The first thing that cannot be.
pub fn check(draft: &Draft) -> Result<Option<Seat>, ImpossiblePosition> {
    match draft {
        Draft::Akropolis(told) => match told.check() {
            Ok(position) => Ok(position.to_move()),
            Err(reason) => Err(ImpossiblePosition::Akropolis(reason)),
        },
        Draft::Architekton(told) => match told.check() {
            Ok(position) => Ok(position.to_move()),
            Err(reason) => Err(ImpossiblePosition::Architekton(reason)),
        },
    }
}

/// Begins a game from a position: the tiles that nobody has seen are shuffled.
///
/// # Errors
/// Why there is no such position.
pub fn begin(
    draft: &Draft,
    players: [Player; 4],
    rng: &mut (impl Rng + ?Sized),
) -> Result<AnySession, ImpossiblePosition> {
    match draft {
        Draft::Akropolis(told) => match session::<Akropolis>(told, players, rng) {
            Ok(session) => Ok(session.into()),
            Err(reason) => Err(ImpossiblePosition::Akropolis(reason)),
        },
        Draft::Architekton(told) => match session::<Architekton>(told, players, rng) {
            Ok(session) => Ok(session.into()),
            Err(reason) => Err(ImpossiblePosition::Architekton(reason)),
        },
    }
}

fn session<G: Notated>(
    told: &<G as Described>::Description,
    players: [Player; 4],
    rng: &mut (impl Rng + ?Sized),
) -> Result<Session<G>, G::Impossible> {
    let record = GameRecord::<G>::from_position(told)?;
    let mut position: G = record.position().clone();
    Game::fill(&mut position, rng);
    let mut record = record.with_tiles(&position.setup());
    let people = record.start().people();
    let players = PerSeat::from_fn(people, |seat: Seat| match people {
        1 => Player::Person,
        _ => players[seat as usize],
    });
    player::remark(&mut record, &players);
    Ok(Session::new(record, players).expect("as many people play"))
}

#[cfg(test)]
mod tests {
    use polis_game::chance;
    use polis_notation::{Level, Record};

    use super::*;
    use crate::editor::save::empty_draft;
    use crate::new_game::NewGame;
    use crate::session::Saved;
    use crate::testing::play_at_random;
    use polis_notation::GameKind;

    /// A position in the middle of a game, as it is told, after so many moves.
    fn told(game: GameKind, plies: usize) -> Draft {
        let mut rng = chance(9);
        let session = NewGame::default().begin(game, &mut rng).unwrap();
        let mut record: Record = match session {
            AnySession::Akropolis(session) => session.record().clone().into(),
            AnySession::Architekton(session) => session.record().clone().into(),
        };
        for _ in 0..plies {
            play_at_random(&mut record, &mut rng);
        }
        Draft::of(&record, plies)
    }

    /// Plays, takes back, plays again, keeps and restores.
    fn check_session<G: Notated>(mut session: Session<G>)
    where
        AnySession: From<Session<G>>,
    {
        let start = session.clone();
        let mut rng = chance(2);
        assert!(!session.position().is_redacted());
        for _ in 0..4 {
            let chosen = session.position().random_move(&mut rng).unwrap();
            session.play(chosen).unwrap();
        }
        let shared = session.to_share().to_string();
        assert!(Record::read(&shared).unwrap().plies() == 4, "{shared}");
        let played = session.clone();
        while session.undo() {}
        let saved = session.save(1.0);
        let restored = Saved::from_text(&saved.to_text()).unwrap().restore();
        assert_eq!(restored, Ok(AnySession::from(session.clone())));
        assert_eq!(session.record(), start.record());
        while session.redo() {}
        assert_eq!(session.record(), played.record());
        let saved = session.save(1.0);
        let restored = Saved::from_text(&saved.to_text()).unwrap().restore();
        assert_eq!(restored, Ok(AnySession::from(session)));
    }

    #[test]
    fn a_game_goes_on_from_there_like_any_other() {
        for game in GameKind::ALL {
            for plies in [0, 5, 12] {
                let draft = told(game, plies);
                let players = [Player::Person; 4];
                match begin(&draft, players, &mut chance(3)).unwrap() {
                    AnySession::Akropolis(session) => check_session(*session),
                    AnySession::Architekton(session) => check_session(*session),
                }
            }
        }
    }

    #[test]
    fn the_players_are_those_that_were_chosen() {
        let mut players = [Player::Person; 4];
        players[1] = Player::Computer(Level::Foreman);
        let session = begin(&told(GameKind::Akropolis, 3), players, &mut chance(3)).unwrap();
        assert_eq!(session.summary().players.values(), &players[..2]);
        let AnySession::Akropolis(session) = session else {
            panic!("a game of Akropolis");
        };
        assert!(
            session
                .record()
                .to_string()
                .contains("# computer 2:foreman")
        );
    }

    #[test]
    fn what_is_no_position_does_not_begin() {
        for game in GameKind::ALL {
            let reason = begin(&empty_draft(game), [Player::Person; 4], &mut chance(1));
            assert!(reason.is_err());
            assert!(check(&empty_draft(game)).is_err());
        }
    }
}
