//! Whether the tiles came in the order that the server committed itself to.

use polis_notation::{GameRecord, Notated, Shuffle, ShuffleError};

/// What a record proves about the order of its tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShuffleProof {
    /// The hashes: number of moves before each, and the SHA-256 in hexadecimal.
    pub hashes: Vec<(usize, String)>,
    /// What they prove.
    pub verdict: ShuffleVerdict,
}

/// What the hashes of a record prove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShuffleVerdict {
    /// The order is fixed; nobody can check it before the end of the game.
    Fixed,
    /// The tiles came in the order that was fixed.
    Proven,
    /// They did not, or what was fixed is kept back.
    Broken,
}

/// Whether a game is over, by what its server says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameProgress {
    /// It may go on.
    Unfinished,
    /// It is over, so the server has to tell what it committed itself to.
    Over,
}

impl ShuffleProof {
    /// What a record proves; none where no server committed itself to anything.
    pub fn of<G: Notated>(record: &GameRecord<G>, progress: GameProgress) -> Option<ShuffleProof> {
        let verdict = match (record.verify_shuffles(), progress) {
            (Err(ShuffleError::NoShuffle), _) => return None,
            (Ok(_), _) => ShuffleVerdict::Proven,
            (Err(ShuffleError::Closed { .. }), GameProgress::Unfinished) => ShuffleVerdict::Fixed,
            (
                Err(
                    ShuffleError::Closed { .. }
                    | ShuffleError::WrongHash { .. }
                    | ShuffleError::WrongTiles { .. }
                    | ShuffleError::OtherOrder { .. },
                ),
                GameProgress::Unfinished | GameProgress::Over,
            ) => ShuffleVerdict::Broken,
        };
        let hash = |shuffle: &Shuffle| (shuffle.ply(), shuffle.hash().to_owned());
        Some(ShuffleProof {
            hashes: record.shuffles().iter().map(hash).collect(),
            verdict,
        })
    }
}

#[cfg(test)]
mod tests {
    use polis_architekton::{Architekton, Options};
    use polis_game::{Game, Seat, chance};

    use super::*;

    #[test]
    fn a_record_proves_its_order_when_the_game_is_over() {
        let setup = Architekton::deal(&Options::default(), &mut chance(1)).unwrap();
        let mut whole = GameRecord::<Architekton>::new(&setup).unwrap();
        assert_eq!(ShuffleProof::of(&whole, GameProgress::Over), None);
        whole.commit_shuffle("00112233445566778899aabbccddeeff");
        let mut shown = whole.redacted(Seat::First);
        let verdict = |record: &GameRecord<Architekton>, progress| {
            ShuffleProof::of(record, progress).unwrap().verdict
        };
        assert_eq!(
            verdict(&shown, GameProgress::Unfinished),
            ShuffleVerdict::Fixed
        );
        assert_eq!(verdict(&shown, GameProgress::Over), ShuffleVerdict::Broken);
        shown.open_shuffles(whole.shuffles());
        assert_eq!(verdict(&shown, GameProgress::Over), ShuffleVerdict::Proven);
    }
}
