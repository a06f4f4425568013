//! The `polis` command.
fn main() {}
