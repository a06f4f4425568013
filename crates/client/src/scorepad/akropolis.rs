//! A sheet of Akropolis.

use polis_akropolis::{Architect, District, Estate, PerDistrict, Score, Variants, winners};
use polis_game::SeatSet;

use super::person::CountedPlayer;

/// A sheet of Akropolis: one to four people, or one against the Illustrious Architect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AkropolisSheet {
    /// The variants in play.
    pub variants: Variants,
    /// Whose cities are counted, one to four.
    pub people: Vec<CountedPlayer>,
    /// The Illustrious Architect; only against one person.
    pub opponent: Option<ArchitectHoldings>,
}

/// What the Illustrious Architect has, by number; his starting tile is part of it (rule 12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchitectHoldings {
    /// Who he is.
    pub architect: Architect,
    /// How many districts of each type.
    pub districts: PerDistrict<u16>,
    /// How many plazas of each type.
    pub plazas: PerDistrict<u16>,
    /// How many quarries.
    pub quarries: u16,
    pub stones: u16,
}

/// What decides a game of Akropolis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecidedBy {
    /// Nobody else was there.
    Alone,
    Points,
    /// Equal points, but more stones (rule 10).
    Stones,
    /// Equal in both: the victory is shared (ruling A5).
    Shared,
    /// Equal in both: the Illustrious Architect wins (ruling A7).
    Architect,
}

impl AkropolisSheet {
    /// The most people at a table.
    pub const MOST: usize = 4;

    /// How many are counted, with the Illustrious Architect.
    pub fn seats(&self) -> usize {
        self.people.len() + usize::from(self.opponent.is_some())
    }

    /// What each has, in order, the Illustrious Architect last.
    pub fn scores(&self) -> Vec<Score> {
        let people = self.people.iter().map(|person| person.score(self.variants));
        let opponent = self.opponent.iter();
        people
            .chain(opponent.map(|opponent| opponent.score(self.variants)))
            .collect()
    }

    /// Who wins.
    pub fn winners(&self) -> SeatSet {
        winners(&self.results(), self.architect())
    }

    /// What decides.
    pub fn decided(&self) -> DecidedBy {
        let results = self.results();
        if results.len() < 2 {
            return DecidedBy::Alone;
        }
        let best = results.iter().max().copied().unwrap_or_default();
        let alike =
            |equal: &dyn Fn(&(i32, u16)) -> bool| results.iter().filter(|one| equal(one)).count();
        if alike(&|one| one.0 == best.0) == 1 {
            DecidedBy::Points
        } else if alike(&|one| *one == best) == 1 {
            DecidedBy::Stones
        } else if self.opponent.is_some() {
            DecidedBy::Architect
        } else {
            DecidedBy::Shared
        }
    }

    /// The Illustrious Architect, where he plays.
    pub fn architect(&self) -> Option<Architect> {
        self.opponent.as_ref().map(|opponent| opponent.architect)
    }

    fn results(&self) -> Vec<(i32, u16)> {
        let scores = self.scores();
        scores
            .iter()
            .map(|score| (score.total(), score.stones))
            .collect()
    }
}

impl ArchitectHoldings {
    /// His starting tile and his first stones (rule 11).
    pub fn new(architect: Architect) -> ArchitectHoldings {
        let estate = Estate::new(architect);
        ArchitectHoldings {
            architect,
            districts: estate.districts(),
            plazas: estate.plazas(),
            quarries: estate.quarries(),
            stones: 0,
        }
    }

    /// What he has (rule 13, ruling A6).
    pub fn score(&self, variants: Variants) -> Score {
        let estate = Estate::counted(self.architect, self.districts, self.plazas, self.quarries);
        estate.score(variants, self.stones)
    }

    /// How many of his districts of a type count double (ruling A6).
    pub fn doubled(&self, district: District, variants: Variants) -> u16 {
        let estate = Estate::counted(self.architect, self.districts, self.plazas, self.quarries);
        estate.doubled(district, variants)
    }
}

#[cfg(test)]
mod tests {
    use polis_akropolis::DistrictScore;
    use polis_game::Seat;

    use super::*;
    use crate::scorepad::CountingMode;

    fn sheet(people: usize, opponent: Option<Architect>) -> AkropolisSheet {
        AkropolisSheet {
            variants: Variants::NONE,
            people: (0..people).map(|_| CountedPlayer::new("")).collect(),
            opponent: opponent.map(ArchitectHoldings::new),
        }
    }

    #[test]
    fn the_example_of_the_booklet_counts_27() {
        // Max: five houses on the first level, two on the second; three stars.
        let mut sheet = sheet(2, None);
        sheet.people[0].rows[District::Houses] = DistrictScore { value: 9, stars: 3 };
        let score = sheet.scores()[0];
        assert_eq!(score.districts[District::Houses].points(), 27);
        assert_eq!(score.total(), 27);
        assert_eq!(sheet.decided(), DecidedBy::Points);
    }

    #[test]
    fn stones_decide_between_equals_and_then_the_victory_is_shared() {
        let mut sheet = sheet(3, None);
        sheet.people[1].rows[District::Gardens] = DistrictScore { value: 1, stars: 3 };
        sheet.people[2].stones = 3;
        assert_eq!(sheet.decided(), DecidedBy::Stones);
        assert_eq!(
            sheet.winners().iter().map(Seat::number).collect::<Vec<_>>(),
            [3]
        );
        sheet.people[1].rows = PerDistrict::default();
        sheet.people[1].stones = 3;
        assert_eq!(sheet.decided(), DecidedBy::Shared);
        assert_eq!(sheet.winners().len(), 2);
    }

    #[test]
    fn the_architect_wins_between_equals() {
        let mut sheet = sheet(1, Some(Architect::Hippodamos));
        assert_eq!(sheet.decided(), DecidedBy::Architect);
        assert_eq!(
            sheet.winners().iter().map(Seat::number).collect::<Vec<_>>(),
            [2]
        );
        sheet.people[0].stones = 1;
        assert_eq!(sheet.decided(), DecidedBy::Points);
        let metagenes = ArchitectHoldings::new(Architect::Metagenes);
        // Three quarries of the starting tile, 2 points each.
        assert_eq!(metagenes.score(Variants::NONE).total(), 6);
    }

    #[test]
    fn a_rebuilt_city_is_counted_by_the_rules() {
        let mut person = CountedPlayer::new(" Thalia\u{7} ");
        assert_eq!(person.name, "Thalia");
        person.rows[District::Houses] = DistrictScore { value: 9, stars: 3 };
        person.way = CountingMode::Exact;
        assert_eq!(person.score(Variants::NONE).total(), 0);
        assert_eq!(
            person.score(Variants::NONE).districts[District::Houses].stars,
            1
        );
    }
}
