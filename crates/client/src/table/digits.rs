//! Numbers whose digits roll when they change.

/// A digit of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digit {
    /// What stands there now: a digit, or the sign.
    pub letter: char,
    /// From which digit it rolls to which; none where it has not changed.
    pub rolls: Option<(u8, u8)>,
}

/// The digits of a number that was another one before, from the left. They are compared from the
/// right, as ones stand below ones.
pub fn digits(before: i32, now: i32) -> Vec<Digit> {
    let before: Vec<char> = before.to_string().chars().rev().collect();
    let mut digits: Vec<Digit> = now
        .to_string()
        .chars()
        .rev()
        .enumerate()
        .map(|(place, letter)| {
            let was = before.get(place).copied().unwrap_or('0');
            let rolls = value(was).zip(value(letter)).filter(|(was, is)| was != is);
            Digit { letter, rolls }
        })
        .collect();
    digits.reverse();
    digits
}

fn value(letter: char) -> Option<u8> {
    letter.to_digit(10).map(|digit| digit as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(before: i32, now: i32, expected: &[(char, Option<(u8, u8)>)]) {
        let found: Vec<_> = digits(before, now)
            .into_iter()
            .map(|digit| (digit.letter, digit.rolls))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn digits_roll_where_they_change() {
        check(42, 42, &[('4', None), ('2', None)]);
        check(42, 47, &[('4', None), ('7', Some((2, 7)))]);
        check(8, 12, &[('1', Some((0, 1))), ('2', Some((8, 2)))]);
        check(112, 99, &[('9', Some((1, 9))), ('9', Some((2, 9)))]);
        check(3, -1, &[('-', None), ('1', Some((3, 1)))]);
    }
}
