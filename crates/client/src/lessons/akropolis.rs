//! The first game of Akropolis. The learner sits first, the computer second.

use polis_akropolis::{
    Akropolis, City, Construction, District, Length, Move, Options, Players, Setup, TileId,
    Variants,
};
use polis_draw::{Chip, CityDrawing, CityGhost, CityView, Point};
use polis_game::{Game, Seat};

use super::{Act, Answer, Course, LessonScene, LessonStage};

/// The tiles as they come: the site, then the stacks of three. The lesson ends in the fourth
/// round; the rest lies in order.
const DECK: [usize; 37] = [
    21, 22, 13, 6, // the first site
    27, 23, 34, // the second round
    15, 7, 18, // the third
    1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 14, 16, 17, 19, 20, 24, 25, 26, 28, 29, 30, 31, 32, 33, 35,
    36, 37,
];

/// The lesson of Akropolis.
#[derive(Clone, Copy, Debug)]
pub struct AkropolisLesson;

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Which tile; none where any will do.
    tile: Option<usize>,
    goal: Goal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// Two edges or more touch the city.
    Snug,
    /// The group of houses grows, on the first level.
    Houses,
    /// A quarry is covered, but no plaza.
    Quarry,
    /// The markets are worth more.
    Markets,
    /// So many points, stones and all.
    Points(i32),
    /// Whatever is best.
    Any,
}

const fn task(tile: usize, goal: Goal) -> Task {
    Task {
        tile: Some(tile),
        goal,
    }
}

impl Course for AkropolisLesson {
    type Game = Akropolis;
    type Task = Task;
    type Tile = TileId;
    const STEPS: &'static [Act<Task>] = &[
        Act::Read,
        Act::Read,
        Act::Find(task(21, Goal::Snug)),
        Act::Read,
        Act::Watch(task(22, Goal::Any)),
        Act::Find(task(6, Goal::Houses)),
        Act::Watch(task(13, Goal::Any)),
        Act::Find(task(27, Goal::Quarry)),
        Act::Read,
        Act::Watch(task(23, Goal::Any)),
        Act::Find(task(34, Goal::Markets)),
        Act::Read,
        Act::Watch(task(15, Goal::Any)),
        Act::Find(Task {
            tile: None,
            goal: Goal::Points(4),
        }),
        Act::Read,
        Act::Read,
    ];

    fn deal() -> Akropolis {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard)
            .expect("there is a game for two");
        let deck = DECK.into_iter().map(TileId::from_number).collect();
        Akropolis::new(&Setup { options, deck }).expect("the deck has every tile once")
    }

    fn judge(task: Task, game: &Akropolis, chosen: Move) -> Result<(), Answer> {
        if task.tile.is_some_and(|tile| tile != chosen.tile.number()) {
            return Err(Answer::OtherTile);
        }
        let (Some(seat), Ok(gain)) = (game.to_move(), game.gain(chosen)) else {
            return Err(Answer::NotAllowed);
        };
        let city = &game.cities()[seat];
        let grows = |district: District| {
            let change = gain.districts[district];
            change.after.value > change.before.value
        };
        let lacking = match task.goal {
            Goal::Snug => (edges(city, chosen) < 2).then_some(Answer::TooLoose),
            Goal::Houses if gain.level > 1 => Some(Answer::NotOnGround),
            Goal::Houses => (!grows(District::Houses)).then_some(Answer::HousesElsewhere),
            Goal::Quarry => {
                let covers_plaza = gain.laid.iter().any(|laid| {
                    let covered = laid.covers.as_ref().map(|covered| covered.construction);
                    matches!(covered, Some(Construction::Plaza(_)))
                });
                match gain.quarries {
                    0 => Some(Answer::NoQuarry),
                    _ => covers_plaza.then_some(Answer::CoversPlaza),
                }
            }
            Goal::Markets => (!grows(District::Markets)).then_some(Answer::MarketsTouch),
            Goal::Points(points) => (gain.points() < points).then_some(Answer::FewPoints),
            Goal::Any => None,
        };
        lacking.map_or(Ok(()), Err)
    }

    fn worth(game: &Akropolis, chosen: Move) -> i32 {
        let points = game.gain(chosen).map_or(0, |gain| gain.points());
        let snug = game
            .to_move()
            .map_or(0, |seat| edges(&game.cities()[seat], chosen));
        8 * points + snug
    }

    fn tiles(game: &Akropolis) -> Vec<TileId> {
        game.site().to_vec()
    }

    fn tile(chosen: Move) -> Option<TileId> {
        Some(chosen.tile)
    }

    fn middle(game: &Akropolis, chosen: Move) -> Point {
        let city = game.to_move().map(|seat| &game.cities()[seat]);
        let height = |hex| city.map_or(0, |city| city.height(hex));
        let [a, b, c] = chosen
            .placement()
            .hexes()
            .map(|hex| CityView::default().point(hex, height(hex)));
        Point::new((a.x + b.x + c.x) / 3.0, (a.y + b.y + c.y) / 3.0)
    }

    fn is_same_place(one: Move, other: Move) -> bool {
        one.placement().triangle() == other.placement().triangle()
    }

    fn draw(game: &Akropolis, shown: LessonStage<AkropolisLesson>) -> LessonScene {
        let city = &game.cities()[on_stage(shown.act)];
        let mut drawing = CityDrawing::new(city, Variants::NONE);
        drawing.failures = false;
        drawing.marks = shown.marks;
        drawing.fringe = matches!(shown.act, Act::Find(_));
        if matches!(shown.act, Act::Watch(_)) {
            drawing.last = city.tops().map(|(_, top)| top.layer).max();
        }
        drawing.places = shown.tile.is_some() && shown.held.is_none();
        if let Some(chosen) = shown.held {
            drawing.ghost = Some(CityGhost::new(city, chosen.tile, chosen.placement()));
            if let Ok(gain) = game.gain(chosen) {
                let before = game.score(Seat::First);
                let mut after = before;
                for (district, change) in gain.districts.iter() {
                    after.districts[district] = change.after;
                }
                drawing.chips = Chip::between(&before, &after, gain.quarries);
            }
        }
        LessonScene::new(&drawing, drawing.stage().padded(26.0), (640.0, 460.0))
    }
}

/// Whose city a step shows.
pub fn on_stage(act: Act<Task>) -> Seat {
    match act {
        Act::Read | Act::Find(_) => Seat::First,
        Act::Watch(_) => Seat::Second,
    }
}

/// With how many edges a tile would touch the city; on a higher level, none.
fn edges(city: &City, chosen: Move) -> i32 {
    let hexes = chosen.placement().hexes();
    let is_low = hexes.iter().all(|&hex| city.height(hex) == 0);
    let touching = hexes
        .into_iter()
        .flat_map(polis_akropolis::Hex::neighbours)
        .filter(|&hex| city.height(hex) > 0);
    if is_low { touching.count() as i32 } else { 0 }
}
