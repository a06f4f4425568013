//! Every rule and ruling that can be tested, over small pictures of a town.
//!
//! The first cell of a picture is the place `0,0`. `.` is empty, a letter a landscape, `1:emwf` a
//! building with a house of seat 1 and these sides from north, `-:emwf` one without a house.

mod end;
mod laying;
mod scoring;
mod stuck;

use polis_game::{Game, PlayError, Seat};

use crate::deck::{Deck, STOCK};
use crate::town::Town;
use crate::{
    Architekton, BuildingId, Event, Faces, Options, Phase, Place, Rotation, Scenery, Setup, Tile,
};

/// A position to begin a test with.
///
/// The buildings of the stock are numbered from 1, those of the pile from 4, the reserve is 19 to
/// 22 and shows earth; the landscapes of the reserve are e f m w.
#[derive(Clone, Copy)]
struct Scene<'a> {
    town: &'a str,
    /// The stock, and behind a `|` the pile.
    buildings: &'a str,
    landscapes: &'a str,
    chips: [u8; 2],
    /// Twelve without those in the picture.
    hands: Option<[u8; 2]>,
    turn: Seat,
    lays_left: u8,
}

impl Default for Scene<'_> {
    fn default() -> Self {
        Scene {
            town: "",
            buildings: "eeee eeee eeee | eeee eeee eeee eeee",
            landscapes: "e e e | e e e e",
            chips: [1, 1],
            hands: None,
            turn: Seat::First,
            lays_left: 2,
        }
    }
}

impl Scene<'_> {
    fn position(self) -> Architekton {
        let setup = Setup::shuffled(&Options::default(), &mut polis_game::chance(0));
        let mut position = Architekton::before_first_turn(&setup).unwrap();
        let mut sides = [[Scenery::Earth; 4]; BuildingId::COUNT];
        position.town = Town::EMPTY;

        let (stock, pile) = self.buildings.split_once('|').unwrap();
        let (stock, pile) = (words(stock), words(pile));
        for (index, word) in stock.iter().enumerate() {
            sides[index] = read_sides(word);
        }
        for (index, word) in pile.iter().enumerate() {
            sides[STOCK + index] = read_sides(word);
        }
        let order = std::array::from_fn(|index| match index {
            0..4 => Some(BuildingId::ALL[18 + index]),
            _ => Some(BuildingId::ALL[index - 4]),
        });
        position.buildings = Deck::new(order, 0);
        position.buildings.shorten_pile(pile.len());
        for &missing in &BuildingId::ALL[stock.len()..STOCK] {
            position.buildings.take(missing);
        }

        let (stock, pile) = self.landscapes.split_once('|').unwrap();
        let (stock, pile) = (words(stock), words(pile));
        let order = std::array::from_fn(|index| match index {
            0..4 => Some(Scenery::ALL[index]),
            4..9 => stock.get(index - 4).map(|word| read_scenery(word)),
            _ => pile.get(index - 9).map(|word| read_scenery(word)),
        });
        position.landscapes = Deck::new(order, 2);
        position.landscapes.shorten_pile(pile.len());

        // Buildings of the picture come from the end of those that are not the reserve.
        let mut number = 18;
        let mut houses = [0; 2];
        for (y, row) in self.town.trim_matches('\n').lines().enumerate() {
            for (x, cell) in row.split_whitespace().enumerate() {
                let place = Place::new(x as i8, y as i8);
                match cell.split_once(':') {
                    None if cell == "." => {}
                    None => {
                        assert!(!place.is_for_building());
                        position.town.lay_landscape(read_scenery(cell), place);
                    }
                    Some((owner, shown)) => {
                        assert!(place.is_for_building());
                        number -= 1;
                        let building = BuildingId::ALL[number];
                        sides[number] = read_sides(shown);
                        let owner = owner.parse().ok().and_then(Seat::from_number);
                        if let Some(owner) = owner {
                            houses[owner as usize] += 1;
                        }
                        let shown = Faces::new(sides).rotated(building, Rotation::None);
                        position
                            .town
                            .lay_building(building, place, Rotation::None, shown, owner);
                    }
                }
            }
        }
        position.faces = Faces::new(sides);
        position.chips.0 = self.chips;
        position.hands.0 = self.hands.unwrap_or(houses.map(|houses| 12 - houses));
        position.turn = self.turn;
        position.lays_left = self.lays_left;
        position.go_on().unwrap();
        position
    }

    /// The position after these moves, parted by `;`.
    fn after(self, moves: &str) -> Architekton {
        let mut position = self.position();
        for text in moves.split(';') {
            let chosen = text.parse().unwrap();
            if let Err(error) = position.play(chosen) {
                panic!("{chosen}: {error}");
            }
        }
        position
    }

    /// Why a move is not legal.
    fn check_illegal(self, text: &str, message: &str) {
        let position = self.position();
        check_illegal(&position, text, message);
    }
}

fn check_illegal(position: &Architekton, text: &str, message: &str) {
    match position.clone().play(text.parse().unwrap()) {
        Err(PlayError::Illegal(reason)) => assert_eq!(reason.to_string(), message),
        Err(PlayError::Unknown) => panic!("everything is known here"),
        Ok(()) => panic!("{text} was played, expected: {message}"),
    }
}

/// Chips and hands of both seats and what happened.
fn check(position: &Architekton, chips: [u8; 2], hands: [u8; 2], told: &str) {
    assert_eq!(tell(position), told);
    assert_eq!(position.chips().values(), chips, "chips");
    assert_eq!(position.hands().values(), hands, "hands");
}

/// The events of the last move in words.
fn tell(position: &Architekton) -> String {
    let words = position.events().iter().map(|&event| match event {
        Event::Gained { place, owner } => format!("{owner} gains at {place}"),
        Event::Kept { place, owner, paid } => format!("{owner} keeps {place} for {paid}"),
        Event::Removed {
            place,
            owner,
            paid,
            by,
        } => format!("{owner} removes {place} for {paid} by {by:?}"),
        Event::Bankrupt { place, owner, loss } => format!("{owner} cannot pay {loss} at {place}"),
        Event::Exchanged { times } => format!("exchanged {times}"),
        Event::Skipped { seat, lays } => format!("{seat} skips {lays}"),
        Event::LastRound { turns } => format!("last round of {turns}"),
    });
    words.collect::<Vec<_>>().join("; ")
}

/// Who decides, and the loss and the costs, or the lays left.
fn check_to_move(position: &Architekton, expected: &str) {
    let found = match (position.to_move(), position.phase()) {
        (Some(seat), Phase::Lay) => format!("{seat} lays {}", position.lays_left()),
        (Some(seat), Phase::Decide(decision)) => format!(
            "{seat} decides {}: {} or {}",
            decision.place, decision.cost_to_keep, decision.cost_to_remove
        ),
        (None, Phase::Over) => "over".to_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!(found, expected);
}

fn check_stock(position: &Architekton, expected: &str) {
    let buildings = position.stock_buildings().map(|tile| tile.to_string());
    let landscapes = position
        .stock_landscapes()
        .map(|tile| tile.letter().to_string());
    let found: Vec<_> = buildings.chain(landscapes).collect();
    assert_eq!(found.join(" "), expected);
}

fn owner_at(position: &Architekton, x: i8, y: i8) -> Option<Seat> {
    match position.tile_at(Place::new(x, y)) {
        Some(Tile::Building { owner, .. }) => owner,
        other => panic!("{other:?}"),
    }
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

fn read_sides(text: &str) -> [Scenery; 4] {
    let sides: Vec<_> = text.chars().filter_map(Scenery::from_letter).collect();
    sides.try_into().unwrap()
}

fn read_scenery(text: &str) -> Scenery {
    text.parse().ok().and_then(Scenery::from_letter).unwrap()
}
