//! Variations in the text of a record: comments of a fixed form after the moves.
//!
//! ```text
//! # variation after 5: 4 1,-2 0; 8 3,1 2
//! # variation of 1 after 6: 12 3,1 0
//! ```
//!
//! The first branches off the game after five moves; the second branches off the first variation of
//! the text after six moves in all. To other programs they are comments like any other, and the
//! game is what remains without them.

use std::fmt;

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::excerpt;

use crate::error::{Problem, RecordError};
use crate::header::number;
use crate::notated::Notated;
use crate::record::Record;
use crate::tree::{AddError, NodeId, Tree};

/// A game of either kind with variations.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordTree {
    /// A game of Akropolis.
    Akropolis(Box<Tree<Akropolis>>),
    /// A game of Architekton.
    Architekton(Box<Tree<Architekton>>),
}

impl RecordTree {
    /// Reads a record with its variations.
    ///
    /// # Errors
    /// What [`Record::read`] refuses, and the first variation that is malformed or holds a move
    /// that cannot be played there.
    pub fn read(text: &str) -> Result<RecordTree, RecordError> {
        Ok(match Record::read(text)? {
            Record::Akropolis(record) => {
                let mut tree = Tree::new(*record);
                read(&mut tree, text)?;
                RecordTree::Akropolis(tree.into())
            }
            Record::Architekton(record) => {
                let mut tree = Tree::new(*record);
                read(&mut tree, text)?;
                RecordTree::Architekton(tree.into())
            }
        })
    }
}

impl fmt::Display for RecordTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordTree::Akropolis(tree) => tree.fmt(f),
            RecordTree::Architekton(tree) => tree.fmt(f),
        }
    }
}

/// Prefix of the comment of a variation.
const BEGINNING: &str = "# variation ";
/// The expected form.
const EXPECTED: &str = "`# variation after PLY: MOVES` or `# variation of NUMBER after PLY: MOVES`, the moves apart by `;`";

/// Adds the variations of a text to its game.
fn read<G: Notated>(tree: &mut Tree<G>, text: &str) -> Result<(), RecordError> {
    let lines = text.lines().zip(1..);
    let after_moves = lines.skip_while(|(line, _)| {
        let line = line.split('#').next().unwrap_or_default().trim();
        line != "moves"
    });
    // Where each variation ends.
    let mut ends: Vec<NodeId> = Vec::new();
    for (line, number) in after_moves {
        let Some(rest) = line.strip_prefix(BEGINNING) else {
            continue;
        };
        let end = read_variation(tree, &ends, rest).map_err(|problem| problem.at(number))?;
        ends.push(end);
    }
    Ok(())
}

fn read_variation<G: Notated>(
    tree: &mut Tree<G>,
    ends: &[NodeId],
    rest: &str,
) -> Result<NodeId, Problem> {
    let malformed = || Problem::Variation {
        found: excerpt(rest),
        expected: EXPECTED,
    };
    let (place, moves) = rest.split_once(':').ok_or_else(malformed)?;
    let words: Vec<&str> = place.split_whitespace().collect();
    let (line, ply) = match words[..] {
        ["after", ply] => (None, ply),
        ["of", of, "after", ply] => (Some(number(of).ok_or_else(malformed)?), ply),
        _ => return Err(malformed()),
    };
    let ply = number(ply).ok_or_else(malformed)?;
    // The line that is left, by its last node.
    let end = match line {
        None => tree.played(usize::MAX),
        Some(line) => {
            let end = line.checked_sub(1).and_then(|index| ends.get(index));
            *end.ok_or(Problem::NoVariation {
                found: line,
                before: ends.len(),
            })?
        }
    };
    let path = tree.path(end);
    let node = *path.get(ply).ok_or(Problem::NoPly {
        found: ply,
        plies: path.len() - 1,
    })?;
    tree.add_written(node, moves.split(';').map(str::trim))
        .map_err(|(_, problem)| problem)
}

impl<G: Notated> Tree<G> {
    /// Adds moves in their text form one after the other, as [`add_line`](Tree::add_line) does, and
    /// returns the last node.
    ///
    /// # Errors
    /// The first move that cannot be read, else the first that cannot be added, by its index.
    pub fn add_written<'a>(
        &mut self,
        node: NodeId,
        moves: impl IntoIterator<Item = &'a str>,
    ) -> Result<NodeId, (usize, Problem)> {
        let read = |(index, text): (usize, &str)| {
            let read = text.parse::<G::Move>();
            read.map_err(|error| (index, G::move_problem(error)))
        };
        let moves = moves
            .into_iter()
            .enumerate()
            .map(read)
            .collect::<Result<Vec<_>, _>>()?;
        self.add_line(node, moves.iter().copied())
            .map_err(|(index, error)| match error {
                AddError::Play(error) => (index, G::play_problem(moves[index], error)),
                AddError::Full => (index, Problem::FullTree),
            })
    }
}

impl<G: Notated> fmt::Display for Tree<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.game().fmt(f)?;
        // Each with the number of the line that it leaves, 0 for the game, and its first move.
        let mut waiting: Vec<(usize, NodeId)> = Vec::new();
        let mut written = 0;
        let leave = |waiting: &mut Vec<(usize, NodeId)>, line, nodes: &[NodeId]| {
            let branches: Vec<(usize, NodeId)> = nodes
                .iter()
                .flat_map(|&node| self.after(node))
                .filter(|next| !nodes.contains(next))
                .map(|&next| (line, next))
                .collect();
            waiting.extend(branches.into_iter().rev());
        };
        leave(&mut waiting, 0, &self.path(self.played(usize::MAX)));
        while let Some((line, first)) = waiting.pop() {
            let Some((before, _)) = self.before(first) else {
                continue;
            };
            let nodes: Vec<NodeId> = self.path(self.end(first));
            let ply = self.ply(before);
            let moves: Vec<String> = nodes[ply + 1..]
                .iter()
                .filter_map(|&node| Some(self.before(node)?.1.to_string()))
                .collect();
            f.write_str(BEGINNING)?;
            if line > 0 {
                write!(f, "of {line} ")?;
            }
            writeln!(f, "after {ply}: {}", moves.join("; "))?;
            written += 1;
            leave(&mut waiting, written, &nodes[ply + 1..]);
        }
        Ok(())
    }
}
