//! Games with variations: written and read back, and malformed ones with their messages.

use std::path::Path;

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::{Game, chance};
use polis_notation::{GameRecord, NodeId, Notated, Record, RecordTree, Tree};
use proptest::prelude::*;

const AKROPOLIS: &str = include_str!("../data/games/akropolis-4-all-variants.polis");
const ARCHITEKTON: &str = include_str!("../data/games/architekton-moved-house.polis");

/// A tree with random variations: each of so many places of it gets up to three moves more.
fn grown<G: Notated>(game: GameRecord<G>, seed: u64, branches: usize) -> Tree<G> {
    use rand::Rng;
    let mut rng = chance(seed);
    let mut tree = Tree::new(game);
    let mut places: Vec<NodeId> = tree.path(tree.played(usize::MAX));
    for _ in 0..branches {
        let mut node = places[rng.next_u64() as usize % places.len()];
        for _ in 0..=rng.next_u64() % 3 {
            let Some(chosen) = tree.record(node).position().random_move(&mut rng) else {
                break;
            };
            node = tree.add(node, chosen).unwrap();
            places.push(node);
        }
    }
    tree
}

fn check<G: Notated>(tree: &Tree<G>) {
    let text = tree.to_string();
    let read = RecordTree::read(&text).unwrap();
    assert_eq!(read.to_string(), text);
    // Who does not know variations reads the game.
    let game = Record::read(&text).unwrap();
    assert_eq!(game.to_string(), tree.game().to_string());
    // All of it is there.
    let len = match read {
        RecordTree::Akropolis(tree) => tree.len(),
        RecordTree::Architekton(tree) => tree.len(),
    };
    assert_eq!(len, tree.len());
}

fn akropolis() -> GameRecord<Akropolis> {
    match Record::read(AKROPOLIS).unwrap() {
        Record::Akropolis(record) => *record,
        Record::Architekton(_) => panic!("akropolis"),
    }
}

fn architekton() -> GameRecord<Architekton> {
    match Record::read(ARCHITEKTON).unwrap() {
        Record::Architekton(record) => *record,
        Record::Akropolis(_) => panic!("architekton"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn variations_are_read_as_they_were_written(
        seed in any::<u64>(), branches in 0_usize..20, cut in 0_usize..60
    ) {
        let mut game = akropolis();
        game.truncate(cut);
        check(&grown(game, seed, branches));
        let mut game = architekton();
        game.truncate(cut);
        check(&grown(game, seed, branches));
    }

    #[test]
    fn whatever_comes_does_no_harm(
        lines in prop::collection::vec(
            "# variation( of)? ?[0-9]{0,20}( after)? [0-9]{0,20}:?( ?[BL]?[0-9]{1,3} [0-9,-]{1,5} [0-5];?){0,4}",
            0..6,
        )
    ) {
        for text in [AKROPOLIS, ARCHITEKTON] {
            let text = format!("{text}{}\n", lines.join("\n"));
            if let Err(error) = RecordTree::read(&text) {
                prop_assert!(error.to_string().len() < 400);
            }
            prop_assert!(Record::read(&text).is_ok());
        }
    }
}

#[test]
fn a_variation_can_be_moved_up_and_removed() {
    let mut tree = Tree::new(akropolis());
    let place = tree.played(4);
    let moves: Vec<_> = {
        let record = tree.record(place);
        let played = tree.game().moves()[4];
        let legal = record.position().legal_moves();
        legal
            .into_iter()
            .filter(|&one| one != played)
            .take(2)
            .collect()
    };
    let first = tree.add(place, moves[0]).unwrap();
    let second = tree.add(place, moves[1]).unwrap();
    let played = tree.played(5);
    assert_eq!(tree.add(place, moves[1]), Ok(second));
    assert_eq!(tree.after(place), [played, first, second]);
    assert!(!tree.promote(first) && !tree.promote(played));
    assert!(tree.promote(second));
    assert_eq!(tree.after(place), [played, second, first]);
    assert_eq!((tree.ply(second), tree.branching(second)), (5, place));
    assert_eq!(tree.remove(played), None);
    let mut rng = chance(1);
    let third = tree
        .record(second)
        .position()
        .random_move(&mut rng)
        .unwrap();
    let third = tree.add(second, third).unwrap();
    assert_eq!(tree.path(third)[4..], [place, second, third]);
    assert_eq!(tree.remove(second), Some(place));
    assert!(!tree.contains(third) && tree.has_variations());
    assert_eq!(tree.remove(first), Some(place));
    assert_eq!(tree.to_string(), AKROPOLIS);
}

#[test]
fn malformed_variations_give_their_messages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/malformed-variations");
    let mut number = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let text = std::fs::read_to_string(&file).unwrap();
        let expected = text.lines().next().unwrap().strip_prefix("# ").unwrap();
        match RecordTree::read(&text) {
            Ok(_) => panic!("{} is not malformed", file.display()),
            Err(error) => assert_eq!(error.to_string(), expected, "{}", file.display()),
        }
        // Without them it is a game.
        assert!(Record::read(&text).is_ok(), "{}", file.display());
        number += 1;
    }
    assert!(number >= 6);
}
