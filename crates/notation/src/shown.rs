//! Tiles that were revealed during a game, as words: `6:17` is tile 17 at place 6 of the order.

use std::fmt::Write;

use crate::header::number;

/// The tiles that are known after and not before, each as its place, counted from 1, and its text.
pub(crate) fn write_shown<T: Copy>(
    kind: &str,
    before: &[Option<T>],
    after: &[Option<T>],
    text: impl Fn(T) -> String,
) -> String {
    let mut words = String::new();
    for (index, (before, after)) in before.iter().zip(after).enumerate() {
        if let (None, Some(tile)) = (before, *after) {
            let gap = if words.is_empty() { "" } else { " " };
            let _ = write!(words, "{gap}{kind}{}:{}", index + 1, text(tile));
        }
    }
    words
}

/// Puts the tile of a word into its place. Returns false where it is no such word, there is no such
/// place, or another tile is there.
pub(crate) fn show<T: Copy + PartialEq>(
    order: &mut [Option<T>],
    word: &str,
    read: impl Fn(&str) -> Option<T>,
) -> bool {
    let shown = word
        .split_once(':')
        .and_then(|(place, tile)| Some((number(place)?.checked_sub(1)?, read(tile)?)));
    let Some((index, tile)) = shown else {
        return false;
    };
    match order.get_mut(index) {
        Some(slot) if slot.is_none_or(|known| known == tile) => {
            *slot = Some(tile);
            true
        }
        Some(_) | None => false,
    }
}
