//! Comments in the header of a record that Polis writes for itself.
//!
//! To other programs they are comments like any other, and a comment is never malformed: the reader
//! decides what to make of it.

use polis_game::is_printable;

/// What a remark is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Remark {
    /// `# computer 2:mason 3:daidalos`: the seats that the computer plays.
    Computer,
    /// `# match 1 0`: the score of a match of several games.
    Match,
    /// `# result won 1, resigned 2`: how a game that was not played to its end was decided.
    Result,
}

impl Remark {
    /// All remarks, in the order in which they are written.
    pub const ALL: [Remark; 3] = [Remark::Computer, Remark::Match, Remark::Result];

    /// The word after `# `.
    pub const fn name(self) -> &'static str {
        match self {
            Remark::Computer => "computer",
            Remark::Match => "match",
            Remark::Result => "result",
        }
    }

    /// The kind and the text of a remark, if a line is one.
    pub(crate) fn read(line: &str) -> Option<(Remark, &str)> {
        let (name, text) = line.strip_prefix("# ")?.split_once(' ')?;
        let remark = Remark::ALL
            .into_iter()
            .find(|remark| remark.name() == name)?;
        Some((remark, text.trim()))
    }

    /// The text as it can stand in a line: short and without what would break it.
    pub(crate) fn fit(text: &str) -> String {
        text.trim()
            .chars()
            .filter(|&c| is_printable(c))
            .take(80)
            .collect()
    }
}
