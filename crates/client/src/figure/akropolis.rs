//! The examples of Akropolis.

use polis_akropolis::explain::{Doubled, Part};
use polis_akropolis::{City, Construction, District, Hex, Move, TileId, Variants};
use polis_draw::{About, Chip, CityDrawing, CityGhost, LooseTile};

use super::SvgPicture;
use crate::rules_text::AkropolisFigure;

/// The tiles of the site with its prices.
pub const SITE: [usize; 4] = [21, 9, 26, 14];

/// What an example shows.
#[derive(Clone, Debug)]
struct Example {
    city: City,
    variants: Variants,
    ghost: Option<Move>,
    /// Whether it is shown how many stones the tile in hand wins.
    shows_stones: bool,
    /// The hexes with a ring.
    ringed: Vec<Hex>,
    /// The hex that does not count, with what keeps it from it.
    explained: Option<Hex>,
}

/// Draws an example; a site is drawn tile by tile.
pub fn pictures(figure: AkropolisFigure) -> Vec<SvgPicture> {
    match example(figure) {
        Some(example) => vec![example.picture()],
        None => SITE
            .into_iter()
            .filter_map(TileId::from_number)
            .map(|tile| SvgPicture::of(&LooseTile::new(tile)))
            .collect(),
    }
}

impl Example {
    fn new(moves: &[&str]) -> Example {
        let mut city = City::new();
        for text in moves {
            let chosen = read(text);
            city.lay(chosen.tile, chosen.placement())
                .expect("the example is a city");
        }
        Example {
            city,
            variants: Variants::NONE,
            ghost: None,
            shows_stones: false,
            ringed: Vec::new(),
            explained: None,
        }
    }

    fn with_ghost(mut self, text: &str) -> Example {
        self.ghost = Some(read(text));
        self
    }

    /// Rings round what counts, and the reason why the first that does not does not.
    fn about(mut self, district: District) -> Example {
        let explanation = self.city.explain(Variants::NONE);
        for (&hex, score) in &explanation.hexes {
            if score.construction == Construction::District(district) {
                match score.part {
                    Part::Counts { .. } => self.ringed.push(hex),
                    Part::Fails(_) => self.explained = self.explained.or(Some(hex)),
                    Part::Quarry | Part::Plaza { .. } => {}
                }
            }
        }
        self
    }

    /// Rings round what counts double.
    fn doubled(mut self, district: District) -> Example {
        self.variants = [district].into_iter().collect();
        let explanation = self.city.explain(self.variants);
        let is_doubled = |part: &Part| {
            matches!(
                part,
                Part::Counts {
                    doubled: Doubled::Yes,
                    ..
                }
            )
        };
        let doubled = explanation
            .hexes
            .iter()
            .filter(|(_, score)| is_doubled(&score.part));
        self.ringed = doubled.map(|(&hex, _)| hex).collect();
        self
    }

    fn picture(&self) -> SvgPicture {
        let mut drawing = CityDrawing::new(&self.city, self.variants);
        drawing.selected.clone_from(&self.ringed);
        drawing.explained = self.explained;
        drawing.failures = !self.ringed.is_empty() || self.explained.is_some();
        drawing.marks = 1.2;
        if let Some(chosen) = self.ghost {
            drawing.ghost = Some(CityGhost::new(&self.city, chosen.tile, chosen.placement()));
            if self.shows_stones {
                drawing.chips = vec![Chip {
                    about: About::Stones,
                    change: self.stones(),
                }];
            }
        }
        SvgPicture::of(&drawing)
    }

    /// How many stones the tile in hand wins, where it may lie.
    fn stones(&self) -> i32 {
        let Some(chosen) = self.ghost else { return 0 };
        if self.city.check(chosen.placement()).is_err() {
            return 0;
        }
        let is_quarry = |&hex: &Hex| {
            let top = self.city.top(hex);
            top.is_some_and(|top| top.construction == Construction::Quarry)
        };
        let hexes = chosen.placement().hexes();
        hexes.iter().filter(|hex| is_quarry(hex)).count() as i32
    }
}

fn read(text: &str) -> Move {
    text.parse().expect("the example is written as moves are")
}

/// The position of an example; none for the site, which has none.
fn example(figure: AkropolisFigure) -> Option<Example> {
    Some(match figure {
        AkropolisFigure::Site => return None,
        AkropolisFigure::Start => Example::new(&[]),
        AkropolisFigure::Beside => Example::new(&[]).with_ghost("21 2,-2 3"),
        AkropolisFigure::OnTop => Example::new(&["21 2,-2 3"]).with_ghost("6 1,-1 2"),
        AkropolisFigure::OneTile => Example::new(&["48 2,-2 3"]).with_ghost("25 2,-2 3"),
        AkropolisFigure::NotLevel => {
            Example::new(&["48 2,-2 3", "25 1,-1 2"]).with_ghost("22 2,-2 3")
        }
        AkropolisFigure::Quarries => Example {
            shows_stones: true,
            ..Example::new(&["48 2,-2 3"]).with_ghost("22 1,-1 2")
        },
        AkropolisFigure::Houses => {
            // The ring round the group is enough.
            Example {
                explained: None,
                ..Example::new(&["54 1,-1 0", "55 -2,0 1", "11 1,-1 5"]).about(District::Houses)
            }
        }
        AkropolisFigure::Markets => {
            Example::new(&["33 -2,1 0", "50 0,-1 3", "39 0,1 2", "56 3,0 3"])
                .about(District::Markets)
        }
        AkropolisFigure::Barracks => {
            Example::new(&["11 2,-2 3", "61 1,-2 5", "57 1,0 0"]).about(District::Barracks)
        }
        AkropolisFigure::Lake => {
            Example::new(&["7 3,-1 5", "52 2,1 5", "26 2,-2 5"]).about(District::Barracks)
        }
        AkropolisFigure::Temples => {
            Example::new(&["33 1,-2 2", "17 3,-1 5", "51 -2,0 1"]).about(District::Temples)
        }
        AkropolisFigure::Gardens => {
            Example::new(&["37 0,1 2", "18 -2,0 1", "2 0,-1 4"]).about(District::Gardens)
        }
        AkropolisFigure::NoPlaza => Example::new(&["60 0,2 5"]).about(District::Gardens),
        AkropolisFigure::DoubleHouses => {
            Example::new(&["15 2,0 3", "6 1,0 2", "47 0,2 5", "55 0,1 4", "21 0,1 1"])
                .doubled(District::Houses)
        }
        AkropolisFigure::DoubleMarkets => {
            Example::new(&["50 3,-1 4", "38 0,2 0", "39 0,1 0"]).doubled(District::Markets)
        }
        AkropolisFigure::DoubleBarracks => {
            Example::new(&["13 1,1 3", "32 1,-1 1", "7 1,-1 3"]).doubled(District::Barracks)
        }
        AkropolisFigure::DoubleTemples => Example::new(&[
            "17 -1,-1 4",
            "5 2,-2 3",
            "29 1,0 0",
            "50 2,-3 4",
            "8 0,-3 3",
        ])
        .doubled(District::Temples),
        AkropolisFigure::DoubleGardens => {
            Example::new(&["20 -2,2 2", "37 0,2 1", "60 -2,0 1"]).doubled(District::Gardens)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use polis_akropolis::Misfit;
    use polis_akropolis::explain::Reason;

    fn position(figure: AkropolisFigure) -> Example {
        example(figure).unwrap()
    }

    fn level(figure: AkropolisFigure) -> Result<u8, Misfit> {
        let example = position(figure);
        example.city.check(example.ghost.unwrap().placement())
    }

    fn reason(figure: AkropolisFigure) -> Reason {
        let example = position(figure);
        assert!(!example.ringed.is_empty() || figure == AkropolisFigure::NoPlaza);
        let explanation = example.city.explain(Variants::NONE);
        let fails = |hex: &Hex| match &explanation.hexes[hex].part {
            Part::Fails(reason) => Some(reason.clone()),
            Part::Counts { .. } | Part::Quarry | Part::Plaza { .. } => None,
        };
        let houses = Construction::District(District::Houses);
        match example.explained {
            Some(hex) => fails(&hex).unwrap(),
            None => explanation
                .hexes
                .iter()
                .filter(|(_, score)| score.construction == houses)
                .find_map(|(hex, _)| fails(hex))
                .unwrap(),
        }
    }

    #[test]
    fn every_example_can_be_drawn() {
        for figure in AkropolisFigure::ALL {
            assert!(!pictures(figure).is_empty(), "{figure:?}");
        }
        assert_eq!(pictures(AkropolisFigure::Site).len(), SITE.len());
    }

    #[test]
    fn tiles_lie_where_the_captions_say() {
        assert_eq!(level(AkropolisFigure::Beside), Ok(1));
        assert_eq!(level(AkropolisFigure::OnTop), Ok(2));
        assert!(matches!(
            level(AkropolisFigure::OneTile),
            Err(Misfit::OneTile)
        ));
        assert!(matches!(
            level(AkropolisFigure::NotLevel),
            Err(Misfit::NotLevel { .. })
        ));
        assert_eq!(level(AkropolisFigure::Quarries), Ok(2));
        assert_eq!(position(AkropolisFigure::Quarries).stones(), 3);
    }

    #[test]
    fn what_does_not_count_fails_for_the_reason_that_is_given() {
        assert_eq!(reason(AkropolisFigure::Houses), Reason::NotInLargestGroup);
        assert!(matches!(
            reason(AkropolisFigure::Markets),
            Reason::NextToMarket { .. }
        ));
        assert_eq!(
            reason(AkropolisFigure::Barracks),
            Reason::NotOnEdge { lakes: vec![] }
        );
        assert!(matches!(
            reason(AkropolisFigure::Lake),
            Reason::NotOnEdge { lakes } if !lakes.is_empty()
        ));
        assert!(matches!(
            reason(AkropolisFigure::Temples),
            Reason::NotSurrounded { missing } if missing.len() == 1
        ));
        assert!(matches!(
            reason(AkropolisFigure::NoPlaza),
            Reason::NoPlaza { .. }
        ));
        let gardens = position(AkropolisFigure::Gardens)
            .city
            .score(Variants::NONE);
        assert_eq!(gardens[District::Gardens].points(), 9);
    }

    #[test]
    fn variants_double_some_hexes() {
        for figure in [
            AkropolisFigure::DoubleHouses,
            AkropolisFigure::DoubleMarkets,
            AkropolisFigure::DoubleBarracks,
            AkropolisFigure::DoubleTemples,
            AkropolisFigure::DoubleGardens,
        ] {
            assert!(!position(figure).ringed.is_empty(), "{figure:?}");
        }
    }
}
