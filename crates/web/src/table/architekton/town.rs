//! The town, who builds it, and the match to which the game belongs.

use leptos::prelude::*;
use polis_architekton::{Architekton, Decision, Move, Place, Series};
use polis_draw::{Hold, TownGhost};
use polis_game::{PerSeat, Seat};

use super::Table;
use crate::browser::LocalStorage;
use polis_client::route::Route;
use polis_client::table::architekton::standing::TownStanding;
use polis_client::table::architekton::{self, revenge};
use polis_i18n::ArchitektonTable;

impl Table {
    pub(super) fn table_words(self) -> &'static ArchitektonTable {
        &self.words().architekton_table
    }

    /// Says something in the words of the table, in whatever language is chosen.
    pub(super) fn say(
        self,
        pick: fn(&'static ArchitektonTable) -> &'static str,
    ) -> impl Fn() -> &'static str + Copy + Send + 'static {
        move || pick(self.table_words())
    }

    /// The tile that is on its way, over its place.
    pub(super) fn arriving(self) -> Option<TownGhost> {
        let arrival = self.animation.arrival.get()?;
        let mut ghost = TownGhost::of(&arrival.before, arrival.chosen)?;
        ghost.hold = Hold::Falling;
        Some(ghost)
    }

    /// What must be decided about a house, by whomever.
    pub(super) fn decision(self) -> Option<Decision> {
        self.position.with(architekton::decision)
    }

    /// What a person must decide about a house now.
    pub(super) fn own_decision(self) -> Option<Decision> {
        self.decision().filter(|_| self.may_choose())
    }

    /// Whether a person may lay a tile now.
    pub(super) fn may_lay(self) -> bool {
        self.may_choose() && self.decision().is_none()
    }

    /// The seats: one's own, then the other. Where a game is looked back at, they do not change
    /// places with every move.
    pub(super) fn seats(self) -> [Seat; 2] {
        let me = match self.controller.studying() {
            Some(_) => Seat::First,
            None => self.me.get(),
        };
        [me, me.next(2)]
    }

    /// How both stand now.
    pub(super) fn standings(self) -> PerSeat<TownStanding> {
        self.position
            .with(|position| PerSeat::from_fn(2, |seat| TownStanding::new(position, seat)))
    }

    /// Whether the game belongs to a match.
    pub(super) fn is_match(self) -> bool {
        self.controller.may_be_of_match()
    }

    /// How the match stood before this game.
    pub(super) fn series(self) -> Series {
        let online = self
            .controller
            .online_link()
            .and_then(|link| link.table().series());
        if let Some(standing) = online {
            return Series::resumed(standing.victory_points, standing.games).unwrap_or_default();
        }
        match self.client.route() {
            Some(Route::Play(id)) => revenge::before(&LocalStorage, id),
            Some(_) | None => Series::default(),
        }
    }

    /// Moves another house onto the building in hand, where one must be moved.
    pub(super) fn next_house(self) {
        self.change_hand(|hand, position| {
            if hand.moves_house(position) {
                hand.next_house(position);
            }
        });
    }

    /// The tiles that were laid in the last turn in which one was, the latest first; without one
    /// that is still on its way.
    pub(super) fn last(self) -> Vec<Place> {
        let drawn = self.animation.arrival.get().map(|arrival| arrival.ply);
        self.with_record(|record| {
            let lays: Vec<(Seat, Place)> = record
                .positions()
                .zip(record.moves())
                .take(drawn.unwrap_or(usize::MAX))
                .filter_map(|(position, &chosen)| match chosen {
                    Move::Building { place, .. } | Move::Landscape { place, .. } => {
                        Some((position.turn(), place))
                    }
                    Move::Keep { .. } | Move::Remove { .. } => None,
                })
                .collect();
            let latest = lays.last().map(|&(seat, _)| seat);
            lays.into_iter()
                .rev()
                .take(Architekton::LAYS.into())
                .take_while(|&(seat, _)| Some(seat) == latest)
                .map(|(_, place)| place)
                .collect()
        })
    }
}
