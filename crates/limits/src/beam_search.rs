//! A good solo game for a known order of tiles, by beam search.
//!
//! 1. Every move of every position in the beam is judged by the points that the network expects at
//!    the end; after the last turn these are the points.
//! 2. The best become the next beam, each city once whatever the order in which it was built.
//! 3. Neither the children of one position nor cities of the same tiles may have more than a share of
//!    the beam, so that it holds different plans. What is left free then goes to the best.

use std::collections::{HashMap, HashSet};

use polis_akropolis::{Akropolis, Construction, Hex, Move, Setup, TileId};
use polis_engine::evaluation::Evaluate;
use polis_game::{Game, Seat};

use crate::{LimitsError, start};

/// The best game that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestGame {
    /// The moves of the person.
    pub moves: Vec<Move>,
    /// The points of the person at the end.
    pub points: i32,
}

/// The part of the beam that the children of one position may have, and cities of the same tiles.
const SHARE_OF_PARENT: usize = 10;
const SHARE_OF_TILES: usize = 16;

/// Looks for the best game with `width` positions in the beam, at least one; `on_turn` is called after
/// each turn of the person.
///
/// # Errors
/// Why the setup is not that of a solo game with a known order of tiles.
pub fn beam_search(
    setup: &Setup,
    width: usize,
    mut on_turn: impl FnMut(),
) -> Result<BestGame, LimitsError> {
    let mut beam = vec![Node {
        position: start(setup)?,
        moves: Vec::new(),
    }];
    loop {
        let children = children(&beam);
        if children.is_empty() {
            break;
        }
        beam = select(&beam, &children, width.max(1));
        on_turn();
    }
    let points = |node: &Node| node.position.score(Seat::First).total();
    let mut best = beam.swap_remove(0);
    for node in beam {
        if points(&node) > points(&best) {
            best = node;
        }
    }
    Ok(BestGame {
        points: points(&best),
        moves: best.moves,
    })
}

/// A position of the beam, and how it came about.
struct Node {
    position: Akropolis,
    moves: Vec<Move>,
}

/// A move of a position of the beam.
#[derive(Clone, Copy)]
struct Child {
    expected: f32,
    parent: usize,
    chosen: Move,
}

/// All moves of the beam, the best first.
fn children(beam: &[Node]) -> Vec<Child> {
    let mut children = Vec::new();
    let mut moves = Vec::new();
    let Some(mut after) = beam.first().map(|node| node.position.clone()) else {
        return children;
    };
    for (parent, node) in beam.iter().enumerate() {
        moves.clear();
        node.position.extend_legal_moves(&mut moves);
        for &chosen in &moves {
            after.clone_from(&node.position);
            if after.play_unchecked(chosen).is_ok() {
                children.push(Child {
                    expected: after.evaluate(Akropolis::net(), Seat::First).points,
                    parent,
                    chosen,
                });
            }
        }
    }
    // Equal ones keep their order, so that equal deals give equal games.
    children.sort_by(|one, other| other.expected.total_cmp(&one.expected));
    children
}

/// The next beam.
fn select(beam: &[Node], children: &[Child], width: usize) -> Vec<Node> {
    let share = |part: usize| width.div_ceil(part);
    let mut next = Vec::with_capacity(width);
    let mut seen = HashSet::new();
    let mut of_parent = vec![0; beam.len()];
    let mut of_tiles: HashMap<Vec<TileId>, usize> = HashMap::new();
    for is_limited in [true, false] {
        for child in children {
            if next.len() == width {
                return next;
            }
            let parent = &beam[child.parent];
            if is_limited && of_parent[child.parent] >= share(SHARE_OF_PARENT) {
                continue;
            }
            let mut position = parent.position.clone();
            if position.play_unchecked(child.chosen).is_err() {
                continue;
            }
            let mut tiles: Vec<TileId> = position.cities()[Seat::First].tiles().collect();
            tiles.sort_unstable();
            let here = of_tiles.entry(tiles).or_default();
            if is_limited && *here >= share(SHARE_OF_TILES) || !seen.insert(Key::of(&position)) {
                continue;
            }
            *here += 1;
            of_parent[child.parent] += 1;
            let mut moves = parent.moves.clone();
            moves.push(child.chosen);
            next.push(Node { position, moves });
        }
    }
    next
}

/// What of a position matters for what follows and for the points.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    stones: Vec<u16>,
    site: Vec<TileId>,
    /// What is visible of the city, with the tile on top by its number: a tile cannot rest on one
    /// alone.
    tops: Vec<(Hex, u8, Construction, Option<TileId>)>,
}

impl Key {
    fn of(position: &Akropolis) -> Key {
        let city = &position.cities()[Seat::First];
        let mut tops: Vec<_> = city
            .tops()
            .map(|(hex, top)| (hex, top.height, top.construction, city.tile(top.layer)))
            .collect();
        tops.sort_unstable_by_key(|&(hex, ..)| hex);
        Key {
            stones: position.stones().values().to_vec(),
            site: position.site().to_vec(),
            tops,
        }
    }
}
