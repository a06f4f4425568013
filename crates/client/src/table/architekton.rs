//! The table of Architekton: the [`stock`], the tile in [`hand`], the [`places`] for it, the
//! [`preview`] and its [`outlook`], how both are [`standing`], [`statistics`], the [`speech`] about
//! it all and the [`news`], and the match ([`revenge`]).

pub mod ending;
pub mod hand;
pub mod narration;
pub mod news;
pub mod outlook;
pub mod places;
pub mod preview;
pub mod revenge;
pub mod speech;
pub mod standing;
pub mod statistics;
pub mod stock;

use polis_architekton::{Architekton, Decision, Move, Phase, Place, Side, Tile};
use polis_draw::{Point, TILE, TownView};

use super::game::{Order, StageScene, TableGame, Tap};
use super::hand::{Arrow, Over, Turn};
use super::narrator::{Narrator, Prompts};
use super::sentence::Sentence;
use hand::Hand;
use polis_i18n::Words;
use preview::{Preview, best_places};
use stock::{Slot, StockTile};

/// The two ways to decide about a house (rule 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Keep,
    Remove,
}

impl Fate {
    pub const ALL: [Fate; 2] = [Fate::Keep, Fate::Remove];

    /// The move that decides so.
    pub fn chosen(self, Decision { place, .. }: Decision) -> Move {
        match self {
            Fate::Keep => Move::Keep { place },
            Fate::Remove => Move::Remove { place },
        }
    }
}

/// What must be decided about a house, by whomever.
pub fn decision(position: &Architekton) -> Option<Decision> {
    match position.phase() {
        Phase::Decide(decision) => Some(decision),
        Phase::Lay | Phase::Over => None,
    }
}

/// The side to which an arrow leads.
pub fn side(arrow: Arrow) -> Side {
    match arrow {
        Arrow::Up => Side::North,
        Arrow::Down => Side::South,
        Arrow::Left => Side::West,
        Arrow::Right => Side::East,
    }
}

impl StageScene<'_, Architekton> {
    /// The place at a point.
    fn place(self, point: Point) -> Place {
        TownView::from(self.view).place(point)
    }
}

impl TableGame for Architekton {
    type Hand = Hand;
    type Slot = Slot;
    type Place = Place;
    /// The place of a tile.
    type Spot = Place;
    type Preview = Preview;

    const SIDES: usize = 1;
    const STRONG_GAIN: i32 = 3;
    const STAYS_IN_HAND: bool = true;
    const TOUR_WRAPS: bool = false;

    fn slot(number: usize) -> Option<Slot> {
        Slot::from_number(number)
    }

    fn is_from(_: &Architekton, hand: Hand, slot: Slot) -> bool {
        hand.slot() == slot
    }

    fn take(position: &Architekton, slot: Slot, before: Option<Hand>) -> Option<Hand> {
        if position.phase() != Phase::Lay {
            return None;
        }
        match before {
            Some(hand) => hand.exchange(position, slot),
            None => Hand::take(position, slot),
        }
    }

    fn hand_of(position: &Architekton, chosen: Move) -> Option<Hand> {
        Hand::of(position, chosen)
    }

    fn chosen(position: &Architekton, hand: Hand) -> Option<Move> {
        hand.chosen(position)
    }

    fn over(hand: &mut Hand) -> &mut Over<Place> {
        &mut hand.over
    }

    fn preview(position: &Architekton, hand: Hand) -> Option<Preview> {
        Preview::new(position, hand)
    }

    fn is_allowed(preview: &Preview) -> bool {
        preview.gain.is_ok()
    }

    fn can_turn(hand: Hand) -> bool {
        matches!(hand.tile(), StockTile::Building(_))
    }

    fn turn(hand: &mut Hand, position: &Architekton, turn: Turn) {
        hand.turn(position, turn);
    }

    /// It stays where it was while the pointer is elsewhere.
    fn follow(hand: &mut Hand, position: &Architekton, place: Option<Place>) {
        if let Some(place) = place {
            hand.follow(position, place);
        }
    }

    fn step(scene: StageScene<'_, Architekton>, mut hand: Hand, arrow: Arrow) -> Option<Hand> {
        let places = places::places(scene.position, hand.tile());
        hand.over
            .put(places::next(&places, hand.over.place(), side(arrow))?);
        Some(hand)
    }

    /// Nothing about the best places is a secret.
    fn tour(position: &Architekton, hand: Hand, order: Order) -> Vec<Hand> {
        let places = match order {
            Order::ByPoints => best_places(position, hand, hand.tile()),
            Order::ByPlace => places::places(position, hand.tile()),
        };
        let at = |place| {
            let mut there = hand;
            there.over.put(place);
            there
        };
        places.into_iter().map(at).collect()
    }

    fn place_at(scene: StageScene<'_, Architekton>, point: Point) -> Option<Place> {
        Some(scene.place(point))
    }

    fn spot_at(scene: StageScene<'_, Architekton>, point: Point) -> Option<Place> {
        let place = scene.place(point);
        scene.position.tile_at(place).map(|_| place)
    }

    fn next_spot(
        scene: StageScene<'_, Architekton>,
        from: Option<Place>,
        arrow: Arrow,
    ) -> Option<Place> {
        let tiles: Vec<Place> = scene.position.tiles().map(|laid| laid.place).collect();
        places::next(&tiles, from, side(arrow))
    }

    fn tap(scene: StageScene<'_, Architekton>, mut hand: Hand, point: Point) -> Tap<Architekton> {
        let (position, place) = (scene.position, scene.place(point));
        match position.tile_at(place) {
            // One's own house comes onto the new building.
            Some(Tile::Building {
                owner: Some(owner), ..
            }) if owner == position.turn() && hand.moves_house(position) => hand.move_house(place),
            Some(_) => return Tap::Explain(place),
            None if hand.over.place() == Some(place) && hand.over.is_resting() => {
                return Tap::Turn;
            }
            None => hand.over.put(place),
        }
        Tap::Hold(hand)
    }

    fn outline(scene: StageScene<'_, Architekton>, hand: Hand) -> (Vec<Point>, f64) {
        let view = TownView::from(scene.view);
        let middle = hand.over.place().map(|place| view.point(place));
        (middle.into_iter().collect(), TILE)
    }

    fn decision(position: &Architekton, number: usize) -> Option<Move> {
        let fate = Fate::ALL.get(number.checked_sub(1)?)?;
        decision(position).map(|decision| fate.chosen(decision))
    }

    fn of_decision(narrator: &Narrator<'_, Architekton>) -> Option<Sentence> {
        let words = &narrator.words.architekton_table;
        let Decision { building, loss, .. } = decision(narrator.position())?;
        let title = words.enclosed_with(building.number(), loss);
        Some(Sentence::new(title, words.decide_line()))
    }

    fn prompts(words: &'static Words) -> Prompts {
        let table = &words.architekton_table;
        Prompts {
            hint: (words.table.hint_wait(), ""),
            choose: (table.choose(), table.choose_line()),
            find_place: (table.find_place(), table.find_place_line()),
        }
    }

    fn of_taking(narrator: &Narrator<'_, Architekton>, hand: Hand) -> Option<String> {
        let name = || hand.tile().name(narrator.position(), narrator.words);
        hand.over.place().is_none().then(name)
    }

    fn of_misfit(narrator: &Narrator<'_, Architekton>, hand: Hand) -> Option<Sentence> {
        let places = places::places(narrator.position(), hand.tile());
        let title = narrator.words.architekton_table.fits_nowhere();
        places.is_empty().then(|| Sentence::new(title, ""))
    }

    fn of_preview(narrator: &Narrator<'_, Architekton>, hand: Hand, preview: &Preview) -> Sentence {
        let speech = narrator.speech();
        match &preview.gain {
            Err(illegal) => Sentence::new(speech::refusal(*illegal, narrator.words), ""),
            Ok(gain) => Sentence::new(
                format!("{}.", speech.fits(preview.fit)),
                outlook::outlook(narrator, hand, gain),
            ),
        }
    }

    fn continued(sentence: String) -> String {
        let mut letters = sentence.chars();
        letters.next().map_or_else(String::new, |first| {
            first.to_lowercase().chain(letters).collect()
        })
    }

    fn spoken(narrator: &Narrator<'_, Architekton>, _hand: Hand, preview: &Preview) -> String {
        let speech = narrator.speech();
        let at = speech::place(preview.fit.place);
        match &preview.gain {
            Ok(gain) => {
                let remarks = speech.gain(preview.chosen, preview.fit, gain);
                let allowed = narrator.words.architekton_table.allowed();
                format!("{at}, {allowed}. {}", speech::joined(remarks))
            }
            Err(illegal) => format!("{at}. {}", speech::refusal(*illegal, narrator.words)),
        }
    }

    fn of_spot(scene: StageScene<'_, Self>, narrator: &Narrator<'_, Self>, place: Place) -> String {
        let card = narrator.speech().card(scene.position, place);
        card.map_or_else(String::new, |card| {
            format!("{}. {}", card.title, speech::joined(card.remarks))
        })
    }

    fn news(narrator: &Narrator<'_, Architekton>) -> String {
        let news = news::latest(narrator).into_iter();
        news.map(news::MoveNews::spoken)
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn headline(narrator: &Narrator<'_, Architekton>) -> String {
        news::headline(narrator)
    }

    fn reason(narrator: &Narrator<'_, Architekton>) -> Option<String> {
        news::reason(narrator)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
pub(crate) mod tests {
    use polis_architekton::{Architekton, Options};
    use polis_game::{Game, chance};

    /// A game that has just begun.
    pub(crate) fn position() -> Architekton {
        let setup = Architekton::deal(&Options::default(), &mut chance(7)).unwrap();
        Architekton::new(&setup).unwrap()
    }
}
