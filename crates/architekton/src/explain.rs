//! Scores that explain themselves.

use polis_game::{PerSeat, Seat};

use crate::score::LANDSCAPES_TO_STAY;
use crate::town::LaidBuilding;
use crate::{Architekton, BuildingId, Place, Scenery, Score, Side, Verdict};

/// How a building stands (rule 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BuildingReport {
    /// Which building.
    pub building: BuildingId,
    /// Where it lies.
    pub place: Place,
    /// Whose house stands on it; without one it is not scored (ruling T4).
    pub owner: Option<Seat>,
    /// Its sides as it is turned, clockwise from north.
    pub sides: [SideReport; 4],
}

/// One side of a building and what lies beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SideReport {
    /// The landscape shows the same.
    Matching {
        /// What both show.
        scenery: Scenery,
    },
    /// The landscape shows something else.
    Wrong {
        /// What the side of the building shows.
        shown: Scenery,
        /// What the landscape shows.
        found: Scenery,
    },
    /// No landscape lies there yet.
    Open {
        /// What the side of the building shows.
        shown: Scenery,
    },
}

/// What an enclosed building brings (rule 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// All sides match: 1 chip.
    Gain,
    /// Some sides do not match.
    Loss {
        /// Number of sides; as many chips, or 1 less when the house is removed.
        wrong: u8,
    },
}

impl BuildingReport {
    /// Number of landscapes beside it.
    pub fn landscapes(&self) -> usize {
        let open = |side: &&SideReport| matches!(side, SideReport::Open { .. });
        self.sides.len() - self.sides.iter().filter(open).count()
    }

    /// Number of landscapes beside it that do not match.
    pub fn wrong_sides(&self) -> usize {
        let wrong = |side: &&SideReport| matches!(side, SideReport::Wrong { .. });
        self.sides.iter().filter(wrong).count()
    }

    /// Whether landscapes lie on all four sides.
    pub fn is_enclosed(&self) -> bool {
        self.landscapes() == self.sides.len()
    }

    /// What it brings to an owner as it lies now; none while a side is open.
    ///
    /// It is booked once, at the moment in which the building becomes enclosed (ruling T4).
    pub fn scoring(&self) -> Option<Scoring> {
        self.is_enclosed().then(|| match self.wrong_sides() {
            0 => Scoring::Gain,
            wrong => Scoring::Loss { wrong: wrong as u8 },
        })
    }

    /// Whether the final scoring removes it, as it lies now (rule 10).
    pub fn would_be_removed(&self) -> bool {
        self.landscapes() < LANDSCAPES_TO_STAY as usize
    }
}

/// The final scoring step by step (rules 10 and 11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalReport {
    /// The buildings that are removed, in the order in which they were laid.
    pub removed: Vec<RemovedBuilding>,
    /// What each player gets.
    pub seats: PerSeat<SeatReport>,
    /// Who wins, and by what.
    pub verdict: Verdict,
}

/// A building with only 1 or 2 landscapes beside it (rule 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RemovedBuilding {
    /// Which building.
    pub building: BuildingId,
    /// Where it lies.
    pub place: Place,
    /// Whose house goes with it.
    pub owner: Option<Seat>,
    /// Number of landscapes beside it.
    pub landscapes: u8,
}

/// The groups of a player and their score (rule 10, ruling T9).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatReport {
    /// The groups of diagonally connected houses after the removal, the largest first, the places
    /// of each in order. The first one counts.
    pub groups: Vec<Vec<Place>>,
    /// The points.
    pub score: Score,
}

impl SeatReport {
    /// The group that counts.
    pub fn largest(&self) -> &[Place] {
        self.groups.first().map_or(&[], Vec::as_slice)
    }
}

impl Architekton {
    /// How the building at a place stands; none where no building lies.
    pub fn explain_building(&self, place: Place) -> Option<BuildingReport> {
        let laid = self.town.find_building(place)?;
        Some(explain(self.town.building(laid)))
    }

    /// How each building stands, in the order in which they were laid.
    pub fn explain_buildings(&self) -> impl Iterator<Item = BuildingReport> {
        self.town.buildings().iter().map(explain)
    }

    /// The final scoring, or what it would be if the game ended now. After an early end the
    /// verdict does not follow from it (rule 8).
    pub fn explain_end(&self) -> FinalReport {
        let removed = self
            .explain_buildings()
            .filter(BuildingReport::would_be_removed)
            .map(|report| RemovedBuilding {
                building: report.building,
                place: report.place,
                owner: report.owner,
                landscapes: report.landscapes() as u8,
            })
            .collect();
        let scores = self.final_score();
        FinalReport {
            removed,
            seats: PerSeat::from_fn(2, |seat| SeatReport {
                groups: self.groups_of(seat),
                score: scores[seat],
            }),
            verdict: self.verdict(),
        }
    }

    fn groups_of(&self, seat: Seat) -> Vec<Vec<Place>> {
        let houses = self.town.standing_houses(seat);
        let places = |group: u32| {
            let mut places: Vec<Place> = self
                .town
                .buildings()
                .iter()
                .enumerate()
                .filter(|&(index, _)| group & (1 << index) != 0)
                .map(|(_, building)| building.place)
                .collect();
            places.sort_unstable();
            places
        };
        let mut groups: Vec<Vec<Place>> = self.town.groups(houses).map(places).collect();
        groups.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
        groups
    }
}

fn explain(laid: &LaidBuilding) -> BuildingReport {
    BuildingReport {
        building: laid.building,
        place: laid.place,
        owner: laid.owner,
        sides: Side::ALL.map(|side| {
            let shown = laid
                .shown
                .get(side)
                .expect("every side of a building shows a scenery");
            match laid.around.get(side) {
                None => SideReport::Open { shown },
                Some(scenery) if scenery == shown => SideReport::Matching { scenery },
                Some(found) => SideReport::Wrong { shown, found },
            }
        }),
    }
}
