//! What happened last at the table, and how the game ended.

use polis_architekton::{Architekton, Verdict};
use polis_game::{Game, Seat};

use super::speech::SpokenRemark;
use crate::table::narration::Speech;
use crate::table::narrator::Narrator;

/// A move and what followed from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveNews {
    pub seat: Seat,
    pub name: String,
    pub what: String,
    pub followed: Vec<SpokenRemark>,
}

impl MoveNews {
    /// All of it in a row.
    pub fn spoken(self) -> String {
        let mut text = format!("{}: {}.", self.name, self.what);
        for remark in self.followed {
            text.push(' ');
            text.push_str(&remark.text);
        }
        text
    }
}

/// How many moves are told at most.
const SHOWN: usize = 6;

impl Narrator<'_, Architekton> {
    /// Speaks of those who sit at the table.
    pub fn speech(&self) -> Speech<'_> {
        Speech {
            words: self.words,
            company: self.company,
        }
    }
}

/// The last moves, the latest first.
pub fn all(narrator: &Narrator<'_, Architekton>) -> Vec<MoveNews> {
    let record = narrator.session.record();
    let first = record.moves().len().saturating_sub(SHOWN);
    let positions: Vec<_> = record.positions().skip(first).collect();
    let speech = narrator.speech();
    let mut news: Vec<MoveNews> = record.moves()[first..]
        .iter()
        .zip(positions.windows(2))
        .filter_map(|(&chosen, pair)| {
            let seat = pair[0].to_move()?;
            let events = pair[1].events().iter();
            Some(MoveNews {
                seat,
                name: speech.name(seat),
                what: speech.played(chosen),
                followed: events.map(|&event| speech.event(event)).collect(),
            })
        })
        .collect();
    news.reverse();
    news
}

/// What the others did since the one who looks chose last, in order; their own last move where
/// something followed from it.
pub fn latest(narrator: &Narrator<'_, Architekton>) -> Vec<MoveNews> {
    let mut news: Vec<MoveNews> = Vec::new();
    for one in all(narrator) {
        let is_mine = one.seat == narrator.me;
        if !is_mine || (news.is_empty() && !one.followed.is_empty()) {
            news.push(one);
        }
        if is_mine {
            break;
        }
    }
    news.reverse();
    news
}

/// Who has won, in a line; empty before the end.
pub fn headline(narrator: &Narrator<'_, Architekton>) -> String {
    let Some(verdict) = narrator.position().result() else {
        return String::new();
    };
    let words = narrator.words;
    match verdict.winner() {
        None => words.architekton_table.drawn().to_owned(),
        Some(winner) => match narrator.speech().who(winner) {
            None => words.play.you_win().to_owned(),
            Some(name) => words.play.wins(&name),
        },
    }
}

/// What decided the game; none before the end.
pub fn reason(narrator: &Narrator<'_, Architekton>) -> Option<String> {
    let words = &narrator.words.architekton_table;
    let points = narrator.position().final_score().map(|score| score.total());
    Some(match narrator.position().result()? {
        Verdict::Draw => words.drawn_line().to_owned(),
        Verdict::Houses { .. } => words.by_houses().to_owned(),
        Verdict::Points { winner } => words.by_points(points[winner], points[winner.next(2)]),
        Verdict::EarlyEnd { winner } => {
            let loser = narrator.speech().who(winner.next(2));
            words.early_end(loser.as_deref())
        }
    })
}
