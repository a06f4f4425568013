//! What moves gave away, by the part of the game: from looks back at games that were kept.

use polis_engine_service::message::MoveAssessment;
use polis_notation::{GameRecord, Record};

use super::figures::mean;
use super::filter::Sample;
use crate::replay;
use crate::replay::kept::Studied;
use crate::saved_games::KeyValueStore;

/// What a move gave away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveLoss {
    /// The move, counted from 0.
    pub ply: usize,
    /// The place of the seat that played it, from 0.
    pub place: usize,
    /// In chances to win.
    pub loss: f64,
}

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameThird {
    /// The first third of its moves.
    Opening,
    /// The second.
    Middle,
    /// The last.
    End,
}

impl GameThird {
    pub const ALL: [GameThird; 3] = [GameThird::Opening, GameThird::Middle, GameThird::End];

    /// The part in which a move of a game is.
    pub fn of(ply: usize, plies: usize) -> GameThird {
        match 3 * ply / plies.max(1) {
            0 => GameThird::Opening,
            1 => GameThird::Middle,
            _ => GameThird::End,
        }
    }
}

/// What is lost in the parts of games.
#[derive(Clone, Debug, PartialEq)]
pub struct TypicalLosses {
    /// How many games were looked back at.
    pub games: usize,
    /// The mean loss of a move in each part, in chances to win; none where nobody moved.
    pub means: [Option<f64>; 3],
}

/// What is lost in the parts of these games; none where nobody has looked back at any of them.
/// `losses` tells what is kept of a record.
pub fn typical(
    samples: &[Sample<'_>],
    losses: impl Fn(&str) -> Option<Vec<MoveLoss>>,
) -> Option<TypicalLosses> {
    let mut games = 0;
    let mut by_phase = [const { Vec::new() }; 3];
    for sample in samples {
        let Some(found) = losses(&sample.game.record) else {
            continue;
        };
        games += 1;
        let own = found.into_iter().filter(|loss| loss.place == sample.place);
        for MoveLoss { ply, loss, .. } in own.filter(|loss| loss.loss.is_finite()) {
            let phase = GameThird::of(ply, sample.game.plies);
            by_phase[phase as usize].push(loss.clamp(0.0, 1.0));
        }
    }
    (games > 0).then(|| TypicalLosses {
        games,
        means: by_phase.map(|losses| mean(losses.into_iter())),
    })
}

/// What is kept of looking back at a game, by its record; none where nobody has.
pub fn kept(store: &impl KeyValueStore, record: &str) -> Option<Vec<MoveLoss>> {
    match Record::read(record).ok()? {
        Record::Akropolis(game) => kept_of(store, &game),
        Record::Architekton(game) => kept_of(store, &game),
    }
}

fn kept_of<G: Studied>(store: &impl KeyValueStore, game: &GameRecord<G>) -> Option<Vec<MoveLoss>> {
    let (tree, notes) = replay::kept::load(store, game)?;
    let (_, assessed) = notes.findings(&tree.path(tree.played(usize::MAX)));
    let losses: Vec<MoveLoss> = assessed
        .iter()
        .filter_map(MoveAssessment::assessment)
        .map(|one| MoveLoss {
            ply: one.ply,
            place: one.seat as usize,
            loss: f64::from(one.given_away().0),
        })
        .collect();
    (!losses.is_empty()).then_some(losses)
}
