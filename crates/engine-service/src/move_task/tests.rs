use polis_akropolis::{Length, Options, Players, Variants};
use polis_game::chance;
use polis_notation::{GameRecord, Level};

use super::*;

/// What the first seat plays in a new game.
fn request<G: Notated>(options: &G::Options, level: Level, seed: u64) -> MoveRequest
where
    Record: From<GameRecord<G>>,
{
    let setup = G::deal(options, &mut chance(seed)).unwrap();
    let record = Record::from(GameRecord::<G>::new(&setup).unwrap());
    MoveRequest {
        id: 1,
        record: record.redacted(Seat::First).to_string(),
        seat: 1,
        strength: level.into(),
        time_ms: 10.0,
        seed: 5,
    }
}

fn akropolis(level: Level, seed: u64) -> MoveRequest {
    let players = Players::new(2, None).unwrap();
    let options = Options::new(players, Variants::NONE, Length::Standard).unwrap();
    request::<Akropolis>(&options, level, seed)
}

pub(crate) fn architekton(level: Level, seed: u64) -> MoveRequest {
    request::<Architekton>(&polis_architekton::Options::default(), level, seed)
}

#[test]
fn every_level_answers_with_a_legal_move() {
    for ask in [akropolis, architekton] {
        for level in Level::ALL {
            let request = ask(level, 2);
            let mut task = MoveTask::new(&request).unwrap();
            for _ in 0..30 {
                task.step();
            }
            let mut record = Record::read(&request.record).unwrap();
            // A move that turns up an unknown tile is legal, too.
            match record.play(&task.best()) {
                Ok(()) => {}
                Err(problem) => assert!(problem.to_string().contains("turns up"), "{problem}"),
            }
            let searched = if level == Level::TOP { 30 } else { 0 };
            assert_eq!(task.playouts(), searched);
        }
    }
}

#[test]
fn the_best_move_with_another_tile_is_told() {
    let tile = |text: &str| text.split(' ').next().unwrap().to_owned();
    for ask in [akropolis, architekton] {
        let mut task = MoveTask::new(&ask(Level::TOP, 2)).unwrap();
        for _ in 0..30 {
            task.step();
        }
        let alternative = task.alternative().unwrap();
        assert_ne!(tile(&alternative), tile(&task.best()));
    }
}

#[test]
fn a_request_that_makes_no_sense_is_refused() {
    let good = akropolis(Level::Pupil, 1);
    for seat in [0, 2, 5] {
        let request = MoveRequest {
            seat,
            ..good.clone()
        };
        assert_eq!(
            MoveTask::new(&request).err(),
            Some(MoveRequestError::Seat { seat })
        );
    }
    let request = MoveRequest {
        record: "game chess".into(),
        ..good
    };
    assert!(matches!(
        MoveTask::new(&request).err(),
        Some(MoveRequestError::Record(_))
    ));
}
