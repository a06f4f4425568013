//! What the tile in hand would change, before anything is played.

use polis_akropolis::gain::{Effect, Gain};
use polis_akropolis::{Akropolis, District, Hex, Illegal, Misfit};
use polis_draw::{About, Chip};

use super::hand::Hand;

/// What the tile in hand would change.
#[derive(Clone, Debug, PartialEq)]
pub enum Preview {
    /// It may lie there.
    Allowed(Box<Gain>),
    /// It may not.
    Refused(Misfit),
}

impl Preview {
    /// What a hand would change; none without a place, or where it is nobody's turn.
    pub fn new(position: &Akropolis, hand: Hand) -> Option<Preview> {
        match position.gain(hand.chosen()?) {
            Ok(gain) => Some(Preview::Allowed(Box::new(gain))),
            Err(Illegal::Misfit { misfit, .. }) => Some(Preview::Refused(misfit)),
            Err(Illegal::Over | Illegal::NotInSite { .. } | Illegal::TooDear { .. }) => None,
        }
    }

    /// What it brings, where it may lie there.
    pub fn gain(&self) -> Option<&Gain> {
        match self {
            Preview::Allowed(gain) => Some(gain),
            Preview::Refused(_) => None,
        }
    }

    /// The hexes that begin to count, or to count double.
    pub fn begins(&self) -> Vec<Hex> {
        let changed = self.gain().map(|gain| gain.changed.as_slice());
        changed
            .unwrap_or_default()
            .iter()
            .filter(|hex| match hex.effect() {
                Effect::Begins | Effect::Doubles => true,
                Effect::Ceases | Effect::CeasesToDouble => false,
            })
            .map(|changed| changed.hex)
            .collect()
    }

    /// The chips over the city.
    pub fn chips(&self) -> Vec<Chip> {
        let Some(gain) = self.gain() else {
            return Vec::new();
        };
        let districts = District::ALL.into_iter().map(|district| Chip {
            about: About::District(district),
            change: gain.districts[district].points(),
        });
        let stones = Chip {
            about: About::Stones,
            change: i32::from(gain.quarries),
        };
        districts
            .chain([stones])
            .filter(|chip| chip.change != 0)
            .collect()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Length, Options, Players, Variants};
    use polis_game::{Game, chance};

    use super::*;

    #[test]
    fn what_is_shown_before_is_what_comes() {
        let options = Options::new(Players::Three, Variants::ALL, Length::Standard).unwrap();
        let mut rng = chance(11);
        let mut game = Akropolis::new(&Akropolis::deal(&options, &mut rng).unwrap()).unwrap();
        while let Some(chosen) = game.random_move(&mut rng) {
            let seat = game.to_move().unwrap();
            let before = game.score(seat).total();
            let preview = Preview::new(&game, Hand::of(chosen)).unwrap();
            let gain = preview.gain().unwrap().clone();
            let chips: i32 = preview.chips().iter().map(|chip| chip.change).sum();
            game.play(chosen).unwrap();
            assert_eq!(game.score(seat).total(), before + gain.points());
            assert_eq!(chips - i32::from(gain.price), gain.points());
        }
    }
}
