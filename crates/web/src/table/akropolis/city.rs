//! The cities at the table.

use leptos::prelude::*;
use polis_akropolis::{City, District, Layer, Variants};
use polis_draw::{CityGhost, Hold};
use polis_game::Seat;

use super::Table;

impl Table {
    /// The city on the stage; none while the Illustrious Architect is looked at.
    pub(super) fn city(self) -> Option<City> {
        let seat = self.on_stage();
        self.drawn_city(seat)
    }

    /// Somebody's city as it is drawn: without a tile that is still on its way.
    pub(super) fn drawn_city(self, seat: Seat) -> Option<City> {
        self.drawn
            .with(|position| position.cities().get(seat).copied())
    }

    /// The tile that is on its way to somebody's city, over its place.
    pub(super) fn arriving(self, seat: Seat) -> Option<CityGhost> {
        let arrival = self.animation.arrival.get();
        let arrival = arrival.filter(|arrival| arrival.seat == seat)?;
        let city = arrival.before.cities().get(seat)?;
        let chosen = arrival.chosen;
        let mut ghost = CityGhost::new(city, chosen.tile, chosen.placement());
        ghost.hold = Hold::Falling;
        Some(ghost)
    }

    /// Whether somebody has a city. The Illustrious Architect builds none.
    pub(super) fn has_city(self, seat: Seat) -> bool {
        self.position
            .with(|position| position.cities().get(seat).is_some())
    }

    /// The type that is lit on the stage.
    pub(super) fn lit_district(self) -> Option<District> {
        let row = self.lit.get()?;
        District::ALL.get(row).copied()
    }

    /// Whether a city shows what counts nothing. In the first rounds nearly everything does, so it
    /// is only shown to who asks for it.
    pub(super) fn marks_in(self, city: &City) -> bool {
        const QUIET: usize = 4;
        let is_quiet = city.tiles().count() < QUIET && !self.insists.get() && !self.is_over();
        self.taste.get().marks && !is_quiet
    }

    pub(super) fn variants(self) -> Variants {
        self.position.with(|position| position.options().variants())
    }

    /// What somebody's city is called.
    pub(super) fn city_name(self, seat: Seat) -> String {
        let words = &self.words().akropolis_table;
        if !self.has_city(seat) {
            self.name(seat)
        } else if self.controller.company().reader == Some(seat) {
            words.your_city().to_owned()
        } else {
            words.city_of(&self.name(seat))
        }
    }
}

/// The tile of the last move in a city.
pub(super) fn last_layer(city: &City) -> Option<Layer> {
    city.tops()
        .map(|(_, top)| top.layer)
        .max()
        .filter(|&layer| layer != Layer::STARTING_TILE)
}
