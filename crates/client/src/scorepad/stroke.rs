//! Painting a board by drawing over it.

/// What is at a place before it is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Empty,
    Built,
}

/// A stroke over a board: each place is painted once. A stroke that begins on empty ground leaves what
/// is built; one that begins on something covers whatever it meets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stroke<P> {
    begun_on: Ground,
    places: Vec<P>,
}

impl<P: Copy + PartialEq> Stroke<P> {
    /// Begins at a place, which is to be painted.
    pub fn begin(place: P, ground: Ground) -> Stroke<P> {
        Stroke {
            begun_on: ground,
            places: vec![place],
        }
    }

    /// Comes to a place. Whether it is to be painted.
    pub fn come_to(&mut self, place: P, ground: Ground) -> bool {
        if self.places.contains(&place) {
            return false;
        }
        self.places.push(place);
        self.begun_on == Ground::Built || ground == Ground::Empty
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{
        Akropolis, City, Hex, Length, Options, Players, STARTING_TILE, Top, Variants,
    };
    use polis_game::{Game, Seat, chance};

    use super::*;

    /// How often one presses on the palette, or draws over hexes, to enter a city.
    fn gestures(city: &City) -> usize {
        let mut left: Vec<(Hex, Top)> = city.tops().collect();
        let mut built: Vec<Hex> = STARTING_TILE.map(|(hex, _)| hex).into();
        left.retain(|(hex, top)| {
            let start = STARTING_TILE.iter().find(|(start, _)| start == hex);
            top.height > 1 || start.is_none_or(|start| start.1 != top.construction)
        });
        let (mut construction, mut level, mut gestures) = (None, 1, 0);
        while !left.is_empty() {
            let is_beside = |hex: Hex| {
                built.contains(&hex) || hex.neighbours().iter().any(|hex| built.contains(hex))
            };
            let presses = |top: &Top| {
                usize::from(construction != Some(top.construction))
                    + usize::from(level != top.height)
            };
            // One stays on a level as long as there is something to set on it.
            let next = (0..left.len())
                .filter(|&next| is_beside(left[next].0))
                .min_by_key(|&next| (level != left[next].1.height, presses(&left[next].1)))
                .unwrap();
            let (mut hex, top) = left.remove(next);
            gestures += presses(&top) + 1;
            (construction, level) = (Some(top.construction), top.height);
            built.push(hex);
            // The same stroke goes on over its like.
            while let Some(next) = left.iter().position(|(other, like)| {
                hex.neighbours().contains(other)
                    && (like.construction, like.height) == (top.construction, top.height)
            }) {
                hex = left.remove(next).0;
                built.push(hex);
            }
        }
        gestures
    }

    #[test]
    fn a_city_of_37_hexes_is_entered_in_under_45_seconds() {
        /// Most gestures that a practised thumb makes in 45 s, at 0.7 s each.
        const MOST: f64 = 64.0;
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
        let mut rng = chance(18);
        let (mut sum, mut hexes) = (0, 0);
        for _ in 0..10 {
            let mut game = Akropolis::new(&Akropolis::deal(&options, &mut rng).unwrap()).unwrap();
            while let Some(seat) = game.to_move() {
                // Cities grow in height as those of people do.
                let tries: Vec<_> = (0..4).filter_map(|_| game.random_move(&mut rng)).collect();
                let city = game.cities()[seat];
                let level =
                    |chosen: &polis_akropolis::Move| city.check(chosen.placement()).unwrap_or(0);
                game.play(tries.into_iter().max_by_key(level).unwrap())
                    .unwrap();
            }
            for seat in [Seat::First, Seat::Second] {
                let city = game.cities()[seat];
                sum += gestures(&city);
                hexes += city.tops().count();
            }
        }
        let of_37 = sum as f64 * 37.0 / hexes as f64;
        assert!(of_37 <= MOST, "{of_37:.1} gestures for 37 hexes");
    }

    #[test]
    fn a_stroke_from_empty_ground_leaves_what_is_built() {
        let mut stroke = Stroke::begin(1, Ground::Empty);
        assert!(!stroke.come_to(1, Ground::Built));
        assert!(stroke.come_to(2, Ground::Empty));
        assert!(!stroke.come_to(3, Ground::Built));
        assert!(stroke.come_to(4, Ground::Empty));
    }

    #[test]
    fn a_stroke_from_something_built_covers_everything_once() {
        let mut stroke = Stroke::begin(1, Ground::Built);
        assert!(stroke.come_to(2, Ground::Built));
        assert!(stroke.come_to(3, Ground::Empty));
        assert!(!stroke.come_to(2, Ground::Built));
    }
}
