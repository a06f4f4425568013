//! Why a move of a game has its mark: what the better of two moves leads to against the other.

use polis_engine::{MoveReason, Parts, Reasoning, SearchOptions};
use polis_game::View;
#[cfg(not(target_arch = "wasm32"))]
use polis_notation::{GameRecord, Notated};

use crate::assessment::Assessment;

/// What a mark is about.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkReason<M> {
    /// Number of moves before the marked one.
    pub ply: usize,
    /// The better of the two moves.
    pub better: M,
    /// The move that it is compared with.
    pub other: M,
    /// What the better one leads to against the other.
    pub reason: MoveReason,
}

/// Compares the two moves that a mark is about on so many futures, in the position as the seat that had
/// to decide saw it. `None` where nothing is marked.
pub fn mark_reason<G: Parts>(
    position: &G,
    assessment: &Assessment<G::Move>,
    futures: u32,
) -> Option<MarkReason<G::Move>> {
    let [&better, &other] = assessment.contrast()?;
    let view = View::new(position, assessment.seat);
    let (options, seed) = (SearchOptions::of::<G>(), assessment.ply as u64);
    let mut reasoning = Reasoning::new(&view, G::net(), options, [better, other], seed)?;
    for _ in 0..futures {
        reasoning.step();
    }
    Some(MarkReason {
        ply: assessment.ply,
        better,
        other,
        reason: reasoning.reason(),
    })
}

/// The reasons of all marks of a game, in the order of the moves. The result does not depend on the
/// number of threads.
#[cfg(not(target_arch = "wasm32"))]
pub fn mark_reasons<G: Parts + Notated>(
    record: &GameRecord<G>,
    assessments: &[Assessment<G::Move>],
    futures: u32,
    threads: usize,
) -> Vec<MarkReason<G::Move>> {
    let positions: Vec<G> = record.positions().collect();
    let next = std::sync::Mutex::new(assessments.iter());
    let work = || {
        let mut found = Vec::new();
        loop {
            let assessment = next.lock().ok().and_then(|mut left| left.next());
            let Some(assessment) = assessment else {
                return found;
            };
            let position = positions.get(assessment.ply);
            found.extend(position.and_then(|position| mark_reason(position, assessment, futures)));
        }
    };
    let mut found: Vec<_> = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let own = work();
        let others = others.into_iter().filter_map(|thread| thread.join().ok());
        others.flatten().chain(own).collect()
    });
    found.sort_by_key(|reason| reason.ply);
    found
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
    use polis_architekton::Architekton;
    use polis_game::chance;

    use super::*;
    use crate::analysis::{Analysis, Depth};
    use crate::assessment::Mark;

    /// Every mark of a random game has its reason, and only marks do; the numbers are those of a
    /// comparison of the two moves, from what the seat could know.
    fn check<G: Parts + Notated>(options: &G::Options) {
        let mut rng = chance(5);
        let mut record = GameRecord::<G>::new(&G::deal(options, &mut rng).unwrap()).unwrap();
        for _ in 0..16 {
            let chosen = record.position().random_move(&mut rng).unwrap();
            record.play(chosen).unwrap();
        }
        let depth = Depth {
            first: 0,
            full: 300,
        };
        let mut analysis = Analysis::new(&record, depth);
        analysis.finish(1, &|| {});
        let assessments = analysis.assessments();
        let reasons = mark_reasons(&record, &assessments, 4, 1);
        assert_eq!(mark_reasons(&record, &assessments, 4, 3), reasons);
        let marked = assessments.iter().filter(|one| one.mark() != Mark::Good);
        let marked: Vec<&Assessment<G::Move>> = marked.collect();
        assert!(!marked.is_empty(), "nobody plays well by chance");
        assert_eq!(reasons.len(), marked.len());
        for (reason, assessment) in reasons.iter().zip(marked) {
            assert_eq!(reason.ply, assessment.ply);
            assert_eq!(reason.reason.futures, 4);
            let sum: f32 = reason.reason.parts.iter().map(|part| part.mean).sum();
            assert!((sum - reason.reason.points.mean).abs() < 1e-3);
            // Another order of the unseen tiles makes no difference.
            let position = record.position_at(assessment.ply).unwrap();
            let view = View::new(&position, assessment.seat);
            let other = view.fill(&mut rng);
            assert_eq!(mark_reason(&other, assessment, 4).as_ref(), Some(reason));
        }
    }

    #[test]
    fn every_mark_has_its_reason() {
        let options = Options::new(Players::Two, Variants::ALL, Length::Standard).unwrap();
        check::<Akropolis>(&options);
        check::<Architekton>(&polis_architekton::Options::default());
    }
}
