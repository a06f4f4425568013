//! The cities at the table.

use leptos::prelude::*;
use polis_akropolis::{City, Layer, Variants};
use polis_game::Seat;

use super::Table;

impl Table {
    /// The city on the stage; none while the Illustrious Architect is looked at.
    pub(super) fn city(self) -> Option<City> {
        let seat = self.on_stage();
        self.position
            .with(|position| position.cities().get(seat).copied())
    }

    /// Whether somebody has a city. The Illustrious Architect builds none.
    pub(super) fn has_city(self, seat: Seat) -> bool {
        self.position
            .with(|position| position.cities().get(seat).is_some())
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
