//! The games of one's account: their list comes from the server, then their records one by one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_notation::Level;
use polis_protocol::HistoryEntry;
use serde::Deserialize;

use crate::online::api;
use crate::online::line::Line;
use polis_client::online::json;
use polis_client::statistics::played::{GameSource, Origin, Played, ReportedEnd, SeatHolder};

/// How far fetching the games of one's account is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Fetched {
    /// There is no account, no server, or no game; nothing is said of it.
    Nothing,
    /// So many of so many games were asked for, and these are there.
    Games {
        done: usize,
        all: usize,
        games: Vec<Played>,
    },
    /// The server has some, but does not give them.
    Failed,
}

/// So many games are fetched, the latest.
const MOST: usize = 200;
/// After so many games what there is is shown.
const STEP: usize = 10;

/// What the server keeps of somebody, as far as it matters here.
#[derive(Deserialize)]
struct Data {
    games: Vec<HistoryEntry>,
}

/// Fetches the games of one's account, where there is one; what is to be done when the first have come is
/// done before they are told.
pub(super) fn fetch(fetched: RwSignal<Fetched>, first: impl Fn() + 'static) {
    let line = Line::here();
    // Who has never played online need not be asked about.
    if !line.habits.with_untracked(|habits| habits.plays_online) {
        return;
    }
    spawn_local(async move {
        let Ok(text) = api::my_data().await else {
            return;
        };
        let Ok(mut data) = json::read::<Data>(&text) else {
            return;
        };
        data.games.sort_by_key(|entry| std::cmp::Reverse(entry.at));
        data.games.truncate(MOST);
        let all = data.games.len();
        if all == 0 {
            return;
        }
        let mut games = Vec::new();
        for (index, entry) in data.games.iter().enumerate() {
            match api::finished_record(entry.table).await {
                Ok(record) => games.extend(played(entry, &record)),
                // Where the server has gone, so have the others.
                Err(api::Failure::NoAnswer) => break,
                Err(api::Failure::Refused(_)) => {}
            }
            let done = index + 1;
            if done % STEP == 0 || done == all {
                if done <= STEP {
                    first();
                }
                let games = games.clone();
                fetched.try_set(Fetched::Games { done, all, games });
            }
        }
        if games.is_empty() {
            fetched.try_set(Fetched::Failed);
        }
    });
}

/// A game of one's account; none where the record is not what was told.
fn played(entry: &HistoryEntry, record: &str) -> Option<Played> {
    let who: Vec<SeatHolder> = entry
        .players
        .iter()
        .enumerate()
        .map(|(place, name)| {
            if place == entry.seat as usize {
                SeatHolder::Person
            } else {
                name.parse::<Level>()
                    .map_or(SeatHolder::Elsewhere, SeatHolder::Computer)
            }
        })
        .collect();
    let told = ReportedEnd {
        winners: entry.outcome.winners.iter().copied().collect(),
        points: entry.outcome.points.clone(),
        is_forfeit: entry.outcome.forfeit.is_some(),
    };
    let origin = Origin {
        source: GameSource::Table(entry.table),
        at: entry.at as f64,
    };
    Played::of(origin, &who, record, Some(&told))
}
