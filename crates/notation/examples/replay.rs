//! Reads a record and prints the points after every move: `replay FILE`.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;

use polis_notation::Record;

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args()
        .nth(1)
        .ok_or("expected the name of a record")?;
    let record = Record::read(&std::fs::read_to_string(file)?)?;
    for ply in 1..=record.plies() {
        let mut position = record.clone();
        position.truncate(ply);
        let standing = position.standing();
        let points: Vec<String> = standing
            .points
            .values()
            .iter()
            .map(i32::to_string)
            .collect();
        let text = record.move_text(ply - 1).unwrap_or_default();
        println!("{ply:>3}. {text:<20} {}", points.join(" : "));
    }
    match record.outcome() {
        Some(outcome) => println!("won by {:?}", outcome.winners.iter().collect::<Vec<_>>()),
        None => println!("the game is not over"),
    }
    Ok(())
}
