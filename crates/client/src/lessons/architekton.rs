//! The first game of Architekton. The learner sits first, the computer second.

use polis_architekton::explain::SideReport;
use polis_architekton::{Architekton, Event, Move, Phase, Place, Scenery, Side, Tile};
use polis_draw::{Offer, Point, TownDrawing, TownGhost, TownView};
use polis_game::{Game, Seat};
use polis_notation::Record;

use crate::table::architekton::stock::StockTile;

use super::{Act, Answer, Course, LessonScene, LessonStage};

/// The tiles as they come. Earth and meadow lie at the start and are what the first building
/// shows; the pile brings the earth with which the computer encloses the second one.
const DEAL: &str = "game architekton
buildings 16 3 20 7 11 5 1 6 12 17 9 22 10 14 8 13 15 4 2 18 19 21
landscapes w w f f e m w e m e e e f m w m f e w f m f w m
moves
";

/// The lesson of Architekton.
#[derive(Clone, Copy, Debug)]
pub struct ArchitektonLesson;

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// This building between the landscapes of the start, both sides matching.
    Between(usize),
    /// A landscape beside a building of one's own, matching.
    BesideYours,
    /// This landscape beside a building of one's own, matching.
    Own(Scenery),
    /// A landscape that gains a chip.
    Chip,
    /// This building, or any, at the corner of a building with one's own house.
    Corner(Option<usize>),
    /// A landscape that matches this building.
    Beside(usize),
    /// To keep a house or to take it back.
    Decide,
    /// Anything.
    Any,
}

impl Course for ArchitektonLesson {
    type Game = Architekton;
    type Task = Task;
    type Tile = StockTile;
    const STEPS: &'static [Act<Task>] = &[
        Act::Read,
        Act::Read,
        Act::Find(Task::Between(11)),
        Act::Find(Task::BesideYours),
        Act::Watch(Task::Between(5)),
        Act::Watch(Task::Own(Scenery::Earth)),
        Act::Find(Task::Chip),
        Act::Find(Task::Corner(Some(1))),
        Act::Watch(Task::Beside(1)),
        Act::Watch(Task::Beside(1)),
        Act::Find(Task::Decide),
        Act::Read,
        Act::Find(Task::Corner(None)),
        Act::Find(Task::Any),
        Act::Read,
        Act::Read,
    ];

    fn deal() -> Architekton {
        match Record::read(DEAL) {
            Ok(Record::Architekton(record)) => record.position().clone(),
            Ok(Record::Akropolis(_)) | Err(_) => unreachable!("the deal is one of Architekton"),
        }
    }

    fn judge(task: Task, game: &Architekton, chosen: Move) -> Result<(), Answer> {
        let mut after = game.clone();
        let (Some(seat), Ok(())) = (game.to_move(), after.play(chosen)) else {
            return Err(Answer::NotAllowed);
        };
        let building = match chosen {
            Move::Building { building, .. } => Some(building.number()),
            Move::Landscape { .. } | Move::Keep { .. } | Move::Remove { .. } => None,
        };
        let scenery = match chosen {
            Move::Landscape { scenery, .. } => Some(scenery),
            Move::Building { .. } | Move::Keep { .. } | Move::Remove { .. } => None,
        };
        let is_landscape = scenery.is_some();
        let met = Meeting::new(&after, seat, chosen);
        let (is_tile, is_met, answer) = match task {
            Task::Between(number) => (
                building == Some(number),
                met.matching == 2 && met.wrong == 0,
                Answer::SidesDiffer,
            ),
            Task::BesideYours => (
                is_landscape,
                met.own_matching > 0 && met.wrong == 0,
                Answer::SidesDiffer,
            ),
            Task::Own(wanted) => (
                scenery == Some(wanted),
                met.own_matching > 0 && met.wrong == 0,
                Answer::SidesDiffer,
            ),
            Task::Chip => {
                let gains =
                    |event: &Event| matches!(*event, Event::Gained { owner, .. } if owner == seat);
                (
                    is_landscape,
                    after.events().iter().any(gains),
                    Answer::NoChip,
                )
            }
            Task::Corner(number) => (
                building.is_some() && (number.is_none() || building == number),
                met.corners > 0,
                Answer::NoCorner,
            ),
            Task::Beside(number) => (
                is_landscape,
                met.matched.contains(&number) && met.wrong == 0,
                Answer::SidesDiffer,
            ),
            Task::Decide | Task::Any => (true, true, Answer::NotAllowed),
        };
        match (is_tile, is_met) {
            (false, _) => Err(Answer::OtherTile),
            (true, false) => Err(answer),
            (true, true) => Ok(()),
        }
    }

    fn worth(game: &Architekton, chosen: Move) -> i32 {
        let mut after = game.clone();
        let (Some(seat), Ok(())) = (game.to_move(), after.play(chosen)) else {
            return 0;
        };
        let met = Meeting::new(&after, seat, chosen);
        // A house that is kept keeps its group together.
        let keeps = i32::from(matches!(chosen, Move::Keep { .. }));
        4 * met.corners as i32 + 2 * met.matching as i32 - 3 * met.wrong as i32 + keeps
    }

    fn tiles(game: &Architekton) -> Vec<StockTile> {
        let buildings = game.stock_buildings().map(StockTile::Building);
        let landscapes = game.stock_landscapes().map(StockTile::Landscape);
        buildings.chain(landscapes).collect()
    }

    fn tile(chosen: Move) -> Option<StockTile> {
        match chosen {
            Move::Building { building, .. } => Some(StockTile::Building(building)),
            Move::Landscape { scenery, .. } => Some(StockTile::Landscape(scenery)),
            Move::Keep { .. } | Move::Remove { .. } => None,
        }
    }

    fn middle(_: &Architekton, chosen: Move) -> Point {
        place(chosen).map_or_else(Point::default, |place| TownView::default().point(place))
    }

    fn is_same_place(one: Move, other: Move) -> bool {
        place(one) == place(other)
    }

    fn draw(game: &Architekton, shown: LessonStage<ArchitektonLesson>) -> LessonScene {
        let LessonStage { tile, held, .. } = shown;
        let mut drawing = TownDrawing::new(game);
        drawing.marks = shown.marks;
        if let Act::Watch(_) = shown.act {
            drawing.last = game
                .tiles()
                .last()
                .map(|laid| laid.place)
                .into_iter()
                .collect();
        }
        if let Some(tile) = tile {
            let stays = |offer: &Offer| Some(offer.place) != held.and_then(place);
            drawing.offers = offers(game, tile).into_iter().filter(stays).collect();
        }
        drawing.ghost = held.and_then(|chosen| TownGhost::of(game, chosen));
        LessonScene::new(&drawing, drawing.stage().padded(14.0), (560.0, 420.0))
    }
}

/// What a tile meets where it was laid.
#[derive(Clone, Debug, Default)]
struct Meeting {
    matching: usize,
    wrong: usize,
    /// Matching sides of buildings of the seat.
    own_matching: usize,
    /// The buildings that match.
    matched: Vec<usize>,
    /// How many houses of the seat stand on buildings at its corners.
    corners: usize,
}

impl Meeting {
    fn new(after: &Architekton, seat: Seat, chosen: Move) -> Meeting {
        let mut meeting = Meeting::default();
        let Some(place) = place(chosen) else {
            return meeting;
        };
        if let Some(report) = after.explain_building(place) {
            for side in report.sides {
                meeting.count(side);
            }
            let others = after.houses(seat);
            meeting.corners = others
                .filter(|&other| other.touches_at_corner(place))
                .count();
        } else {
            for side in Side::ALL {
                let Some(report) = after.explain_building(place.neighbour(side)) else {
                    continue;
                };
                let met = report.sides[side.opposite() as usize];
                meeting.count(met);
                if matches!(met, SideReport::Matching { .. }) {
                    meeting.matched.push(report.building.number());
                    meeting.own_matching += usize::from(report.owner == Some(seat));
                }
            }
        }
        meeting
    }

    fn count(&mut self, side: SideReport) {
        match side {
            SideReport::Matching { .. } => self.matching += 1,
            SideReport::Wrong { .. } => self.wrong += 1,
            SideReport::Open { .. } => {}
        }
    }
}

fn place(chosen: Move) -> Option<Place> {
    match chosen {
        Move::Building { place, .. } | Move::Landscape { place, .. } => Some(place),
        Move::Keep { .. } | Move::Remove { .. } => None,
    }
}

/// Where a tile of the stock can lie, each place once with the way that matches best.
fn offers(game: &Architekton, tile: StockTile) -> Vec<Offer> {
    let ways: Vec<Tile> = match tile {
        StockTile::Building(building) => polis_architekton::Rotation::ALL
            .into_iter()
            .map(|rotation| Tile::Building {
                building,
                rotation,
                owner: None,
            })
            .collect(),
        StockTile::Landscape(scenery) => vec![Tile::Landscape { scenery }],
    };
    let mut offers: Vec<Offer> = Vec::new();
    for offer in ways.into_iter().flat_map(|way| Offer::all(game, way)) {
        match offers.iter_mut().find(|known| known.place == offer.place) {
            Some(known) if known.matching < offer.matching => *known = offer,
            Some(_) => {}
            None => offers.push(offer),
        }
    }
    offers
}

/// What the owner of an enclosed building can choose.
pub fn choices(game: &Architekton) -> Option<[(Move, u8); 2]> {
    match game.phase() {
        Phase::Decide(decision) => {
            let place = decision.place;
            Some([
                (Move::Keep { place }, decision.cost_to_keep),
                (Move::Remove { place }, decision.cost_to_remove),
            ])
        }
        Phase::Lay | Phase::Over => None,
    }
}
