use polis_table::chance;

use super::*;
use crate::game_kind::GameKind;
use crate::new_game::NewGame;
use crate::session::AnySession;

pub(crate) fn question(game: GameKind, level: Level, seed: u64) -> Question {
    let session = NewGame::first().begin(game, &mut chance(seed)).unwrap();
    let record: Record = match session {
        AnySession::Akropolis(session) => session.record().clone().into(),
        AnySession::Architekton(session) => session.record().clone().into(),
    };
    Question {
        id: 1,
        record: record.redacted(Seat::First).to_string(),
        seat: 1,
        level,
        time_ms: 10.0,
        seed: 5,
    }
}

#[test]
fn every_level_answers_with_a_legal_move() {
    for game in GameKind::ALL {
        for level in Level::ALL {
            let question = question(game, level, 2);
            let mut thinking = Thinking::new(&question).unwrap();
            for _ in 0..30 {
                thinking.step();
            }
            let mut record = Record::read(&question.record).unwrap();
            // A move that turns up an unknown tile is legal, too.
            match record.play(&thinking.best()) {
                Ok(()) => {}
                Err(problem) => assert!(problem.to_string().contains("turns up"), "{problem}"),
            }
            let searched = if level == Level::TOP { 30 } else { 0 };
            assert_eq!(thinking.playouts(), searched);
        }
    }
}

#[test]
fn a_question_that_makes_no_sense_is_refused() {
    let good = question(GameKind::Akropolis, Level::Pupil, 1);
    for seat in [0, 2, 5] {
        let question = Question {
            seat,
            ..good.clone()
        };
        assert_eq!(
            Thinking::new(&question).err(),
            Some(QuestionError::Seat { seat })
        );
    }
    let question = Question {
        record: "game chess".into(),
        ..good
    };
    assert!(matches!(
        Thinking::new(&question).err(),
        Some(QuestionError::Record(_))
    ));
}
