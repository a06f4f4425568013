//! The match ("revenge"): what is kept of it beside the games (rule 12).

use polis_architekton::{Series, SeriesPlayer};

use crate::saved_games::{GameId, KeyValueStore};

fn key(id: GameId) -> String {
    format!("polis.match.{id}")
}

/// How the match stood before a game; a game that belongs to none begins one.
pub fn before(store: &impl KeyValueStore, id: GameId) -> Series {
    let series = store.get(&key(id)).and_then(|text| {
        let mut numbers = text.split(' ').map(str::parse::<u8>);
        let mut next = || numbers.next()?.ok();
        let (one, two, games) = (next()?, next()?, next()?);
        Series::resumed([one, two], u32::from(games))
    });
    series.unwrap_or_default()
}

/// Lets a game belong to a match that goes on.
pub fn keep(store: &impl KeyValueStore, id: GameId, series: Series) {
    let [one, two] = SeriesPlayer::ALL.map(|player| series.victory_points(player));
    // A match whose score is not kept begins anew: nothing else is lost.
    let _ = store.set(&key(id), &format!("{one} {two} {}", series.games()));
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    use polis_architekton::Verdict;
    use polis_game::Seat;

    use super::*;
    use crate::saved_games::NotKept;

    #[derive(Default)]
    struct Memory(RefCell<BTreeMap<String, String>>);

    impl KeyValueStore for Memory {
        fn get(&self, key: &str) -> Option<String> {
            self.0.borrow().get(key).cloned()
        }

        fn set(&self, key: &str, text: &str) -> Result<(), NotKept> {
            self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, key: &str) {
            self.0.borrow_mut().remove(key);
        }

        fn keys(&self) -> Vec<String> {
            self.0.borrow().keys().cloned().collect()
        }
    }

    #[test]
    fn a_match_goes_on_from_game_to_game() {
        let store = Memory::default();
        let mut series = before(&store, GameId(1));
        assert_eq!(series, Series::default());
        let winner = Seat::Second;
        series.take(Verdict::Points { winner }).unwrap();
        keep(&store, GameId(2), series);
        assert_eq!(before(&store, GameId(2)), series);
        for text in ["", "1", "9 9 1", "a b c"] {
            store.set(&key(GameId(3)), text).unwrap();
            assert_eq!(before(&store, GameId(3)), Series::default());
        }
    }
}
