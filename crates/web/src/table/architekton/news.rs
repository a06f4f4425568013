//! What happened last at the table.

use leptos::prelude::*;
use polis_architekton::{Event, Move};
use polis_game::{Game, Seat};

use super::state::Table;
use polis_client::table::architekton::speech::Remark;

/// A move and what followed from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct News {
    pub(super) seat: Seat,
    pub(super) name: String,
    pub(super) what: String,
    pub(super) followed: Vec<Remark>,
}

impl News {
    /// All of it in a row.
    pub(super) fn spoken(self) -> String {
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

/// The last moves, the latest first.
pub(super) fn all(table: Table) -> Vec<News> {
    let played: Vec<(Seat, Move, Vec<Event>)> = table.sitting.session.with(|session| {
        let record = session.record();
        let first = record.moves().len().saturating_sub(SHOWN);
        let positions: Vec<_> = record.positions().skip(first).collect();
        let moves = record.moves()[first..].iter();
        moves
            .zip(positions.windows(2))
            .filter_map(|(&chosen, pair)| {
                Some((pair[0].to_move()?, chosen, pair[1].events().to_vec()))
            })
            .collect()
    });
    let company = table.sitting.company();
    let words = table.words();
    let speech = polis_client::table::architekton::speech::Speech {
        words,
        company: &company,
    };
    played
        .into_iter()
        .rev()
        .map(|(seat, chosen, events)| News {
            seat,
            name: speech.name(seat),
            what: speech.played(chosen),
            followed: events
                .into_iter()
                .map(|event| speech.event(event))
                .collect(),
        })
        .collect()
}

/// What the others did since the one who looks chose last, in order; his own last move where
/// something followed from it.
pub(super) fn latest(table: Table) -> Vec<News> {
    let me = table.me.get();
    let mut news: Vec<News> = Vec::new();
    for one in all(table) {
        let is_mine = one.seat == me;
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
