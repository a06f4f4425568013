//! What counts in a town: threads, seams and medals.

use std::fmt;

use polis_architekton::explain::{Scoring, SideReport};
use polis_architekton::{Place, Side};
use polis_game::Seat;

use crate::geometry::{Point, Scale};
use crate::marks::{CROSS, MEDAL, signed};
use crate::town::scene::TownScene;
use crate::town::squares::COURT;
use crate::town::tiles::seat_colour;

type Out<'a, 'b> = &'a mut fmt::Formatter<'b>;

impl TownScene<'_> {
    /// Threads join the largest diagonal group of each seat: solid for one, beaded for the other.
    pub(crate) fn threads(&self, f: Out) -> fmt::Result {
        for seat in [Seat::First, Seat::Second] {
            let group = largest_group(self.drawing.position.houses(seat).collect());
            if group.len() < 2 {
                continue;
            }
            let thread = fmt::from_fn(|f| {
                for (index, &from) in group.iter().enumerate() {
                    for &to in &group[index + 1..] {
                        if from.touches_at_corner(to) {
                            let [from, to] = [from, to].map(|place| self.view().point(place));
                            let down = Point::new(0.0, 4.0);
                            write!(f, "M{}L{}", from + down, to + down)?;
                        }
                    }
                }
                Ok(())
            });
            let beads = match seat {
                Seat::First | Seat::Third => "",
                Seat::Second | Seat::Fourth => r#" stroke-dasharray="1 7""#,
            };
            write!(
                f,
                r#"<g fill="none" stroke-linecap="round"><path d="{thread}" stroke="var(--disc)" stroke-width="7.5"/><path d="{thread}" stroke="{}" stroke-width="4"{beads}/></g>"#,
                seat_colour(seat)
            )?;
        }
        Ok(())
    }

    /// A bronze stud where the sceneries agree, a crossed disc where they do not.
    pub(crate) fn seams(&self, f: Out) -> fmt::Result {
        let scale = Scale(self.drawing.marks);
        for building in self.drawing.position.explain_buildings() {
            let middle = self.view().point(building.place);
            for (side, report) in Side::ALL.into_iter().zip(building.sides) {
                let point = middle + self.view().edge(self.view().seen(side));
                match report {
                    SideReport::Open { .. } => {}
                    SideReport::Matching { .. } => write!(
                        f,
                        r#"<g transform="translate({point}) scale({scale})"><circle r="4.6" fill="var(--disc)"/><circle r="3" fill="var(--bronze-lit)"/></g>"#
                    )?,
                    SideReport::Wrong { .. } => write!(
                        f,
                        r#"<g transform="translate({point}) scale({scale})" stroke="{CROSS}"><circle r="7.5" fill="var(--disc)" stroke-width="2"/><path d="M-3 -3l6 6M3 -3l-6 6" stroke-width="2.2" stroke-linecap="round"/></g>"#
                    )?,
                }
            }
        }
        Ok(())
    }

    /// What each enclosed building brought to its owner.
    pub(crate) fn medals(&self, f: Out) -> fmt::Result {
        for building in self.drawing.position.explain_buildings() {
            let (Some(_), Some(scoring)) = (building.owner, building.scoring()) else {
                continue;
            };
            let (change, fill) = match scoring {
                Scoring::Gain => (1, MEDAL),
                Scoring::Loss { wrong } => (-i32::from(wrong), CROSS),
            };
            write!(
                f,
                r##"<g transform="translate({}) scale({})"><circle r="8.5" fill="{fill}" stroke="var(--disc)" stroke-width="1.6"/><text y="3.8" text-anchor="middle" font-size="10.5" font-weight="700" fill="#fff">{}</text></g>"##,
                self.view().point(building.place) + COURT,
                Scale(self.drawing.marks),
                signed(change)
            )?;
        }
        Ok(())
    }
}

/// The largest group of houses that touch at their corners; the first of several.
fn largest_group(mut left: Vec<Place>) -> Vec<Place> {
    let mut largest = Vec::new();
    left.sort_unstable();
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut reached = 0;
        while reached < group.len() {
            let place = group[reached];
            reached += 1;
            let (near, far) = left
                .iter()
                .partition(|other| place.touches_at_corner(**other));
            group.extend::<Vec<Place>>(near);
            left = far;
        }
        if group.len() > largest.len() {
            largest = group;
        }
    }
    largest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn houses_connect_at_their_corners() {
        let places = [(0, 1), (1, 0), (1, 2), (5, 0), (6, 1), (2, 3)];
        let places = places.map(|(x, y)| Place::new(x, y));
        let mut group = largest_group(places.to_vec());
        group.sort_unstable();
        let expected = [(0, 1), (1, 0), (1, 2), (2, 3)].map(|(x, y)| Place::new(x, y));
        assert_eq!(group, expected);
        assert_eq!(largest_group(Vec::new()), []);
    }
}
