//! The table of Akropolis: the tile in [`hand`], the [`places`] for it, the [`preview`] and its
//! [`sentences`], the [`ending`], [`statistics`] and [`preferences`].

pub mod ending;
pub mod hand;
pub mod narration;
pub mod places;
pub mod preferences;
pub mod preview;
pub mod sentences;
pub mod statistics;

use polis_akropolis::{Akropolis, City, Hex, Move, Placement, Triangle};
use polis_draw::{CityDrawing, CityView, Point, RADIUS};
use polis_game::Game;

use super::game::{Order, StageScene, TableGame, Tap};
use super::hand::{Arrow, Over, Turn};
use super::narrator::{Narrator, Prompts};
use hand::Hand;
use polis_i18n::Words;
use preview::Preview;

pub use preferences::TablePreferences;
pub use sentences::{Sentence, of_hex, signed};

impl<'a> StageScene<'a, Akropolis> {
    /// The city on the stage; none while the Illustrious Architect is looked at.
    pub fn city(self) -> Option<&'a City> {
        self.position.cities().get(self.seat)
    }

    fn city_view(self) -> CityView {
        self.view.into()
    }

    /// The visible hex at a point.
    fn hex(self, point: Point) -> Option<Hex> {
        let variants = self.position.options().variants();
        let mut drawing = CityDrawing::new(self.city()?, variants);
        drawing.view = self.city_view();
        Some(drawing.hex(point))
    }

    /// The middles of the hexes over which a tile in hand is.
    fn under(self, hand: Hand) -> Vec<Point> {
        let (Some(city), Some(placement)) = (self.city(), hand.placement()) else {
            return Vec::new();
        };
        let level = city.check(placement).unwrap_or(1);
        placement
            .hexes()
            .map(|hex| self.city_view().point(hex, level))
            .to_vec()
    }

    /// Whether a point is on the tile in hand.
    fn is_on(self, hand: Hand, point: Point) -> bool {
        self.under(hand)
            .into_iter()
            .any(|middle| (middle - Point::new(0.0, 0.28 * RADIUS)).distance(point) < 0.82 * RADIUS)
    }
}

impl TableGame for Akropolis {
    type Hand = Hand;
    /// A place of the site, from 0.
    type Slot = usize;
    type Place = Triangle;
    type Spot = Hex;
    type Preview = Preview;

    const SIDES: usize = 6;
    const STRONG_GAIN: i32 = 8;
    const STAYS_IN_HAND: bool = false;
    const TOUR_WRAPS: bool = true;

    fn slot(number: usize) -> Option<usize> {
        number.checked_sub(1)
    }

    fn is_from(position: &Akropolis, hand: Hand, slot: usize) -> bool {
        position.site().get(slot) == Some(&hand.tile())
    }

    fn take(position: &Akropolis, slot: usize, before: Option<Hand>) -> Option<Hand> {
        let &tile = position.site().get(slot)?;
        let stones = position.stones()[position.to_move()?];
        let hand = before.map_or_else(|| Hand::take(tile), |hand| hand.exchange(tile));
        (slot <= usize::from(stones)).then_some(hand)
    }

    fn hand_of(_position: &Akropolis, chosen: Move) -> Option<Hand> {
        Some(Hand::of(chosen))
    }

    fn chosen(_position: &Akropolis, hand: Hand) -> Option<Move> {
        hand.chosen()
    }

    fn over(hand: &mut Hand) -> &mut Over<Triangle> {
        &mut hand.over
    }

    fn preview(position: &Akropolis, hand: Hand) -> Option<Preview> {
        Preview::new(position, hand)
    }

    fn is_allowed(preview: &Preview) -> bool {
        preview.gain().is_some()
    }

    fn can_turn(hand: Hand) -> bool {
        hand.over.place().is_some()
    }

    fn turn(hand: &mut Hand, _position: &Akropolis, turn: Turn) {
        hand.turn(turn);
    }

    fn follow(hand: &mut Hand, _position: &Akropolis, place: Option<Triangle>) {
        hand.over.follow(place);
    }

    fn step(scene: StageScene<'_, Akropolis>, mut hand: Hand, arrow: Arrow) -> Option<Hand> {
        let (city, view) = (scene.city()?, scene.city_view());
        hand.over.put(match hand.over.place() {
            Some(from) => places::next(city, view, from, arrow)?,
            None => places::first(city, view)?,
        });
        Some(hand)
    }

    fn tour(position: &Akropolis, hand: Hand, order: Order) -> Vec<Hand> {
        let mut places = places::by_points(position, hand.tile());
        if order == Order::ByPlace {
            places.sort_by_key(|&(placement, _)| placement);
        }
        let at = |(placement, _): (Placement, i32)| {
            let mut there = hand;
            match order {
                Order::ByPoints => there.lay(placement),
                Order::ByPlace => there.over.put(placement.triangle()),
            }
            there
        };
        places.into_iter().map(at).collect()
    }

    fn place_at(scene: StageScene<'_, Akropolis>, point: Point) -> Option<Triangle> {
        places::place_at(scene.city()?, scene.city_view(), scene.hex(point)?, point)
    }

    fn spot_at(scene: StageScene<'_, Akropolis>, point: Point) -> Option<Hex> {
        let city = scene.city()?;
        scene.hex(point).filter(|&hex| city.height(hex) > 0)
    }

    fn next_spot(scene: StageScene<'_, Akropolis>, from: Option<Hex>, arrow: Arrow) -> Option<Hex> {
        let city = scene.city()?;
        match from {
            Some(from) => places::next_hex(city, scene.city_view(), from, arrow),
            None => Some(Hex::ORIGIN),
        }
    }

    fn tap(scene: StageScene<'_, Akropolis>, mut hand: Hand, point: Point) -> Tap<Akropolis> {
        if hand.over.is_resting() && scene.is_on(hand, point) {
            return Tap::Turn;
        }
        hand.over.put_or_lift(Akropolis::place_at(scene, point));
        Tap::Hold(hand)
    }

    /// There is room for what the tile says above it.
    fn outline(scene: StageScene<'_, Akropolis>, hand: Hand) -> (Vec<Point>, f64) {
        (scene.under(hand), 1.6 * RADIUS)
    }

    fn prompts(words: &'static Words) -> Prompts {
        let own = &words.akropolis_table;
        Prompts {
            hint: (words.table.hint(), words.table.hint_wait()),
            choose: (own.choose(), own.choose_line()),
            find_place: (own.find_place(), own.find_place_line()),
        }
    }

    fn of_preview(narrator: &Narrator<'_, Akropolis>, _hand: Hand, preview: &Preview) -> Sentence {
        sentences::of_preview(preview, narrator.words)
    }

    fn of_taking(narrator: &Narrator<'_, Akropolis>, hand: Hand) -> Option<String> {
        let words = narrator.words;
        let what = sentences::tile(hand.tile(), words);
        Some(format!("{what}: {}.", words.table.in_hand()))
    }

    fn spoken(narrator: &Narrator<'_, Akropolis>, hand: Hand, preview: &Preview) -> String {
        let at = sentences::places(hand, narrator.words);
        if narrator.shows_scores {
            let said = sentences::spoken(preview, narrator.words);
            return format!("{at}. {said}");
        }
        let said = sentences::of_preview(preview, narrator.words);
        format!("{at}. {}. {}", said.title, said.text)
    }

    fn of_spot(scene: StageScene<'_, Self>, narrator: &Narrator<'_, Self>, hex: Hex) -> String {
        let variants = scene.position.options().variants();
        let explanation = scene.city().map(|city| city.explain(variants));
        explanation.map_or_else(String::new, |explanation| {
            let said = of_hex(hex, &explanation, scene.view.turns, narrator.words);
            format!("{} {}", said.title, said.text)
        })
    }

    fn news(narrator: &Narrator<'_, Akropolis>) -> String {
        sentences::news(narrator)
    }

    fn headline(narrator: &Narrator<'_, Akropolis>) -> String {
        sentences::headline(narrator)
    }

    fn reason(narrator: &Narrator<'_, Akropolis>) -> Option<String> {
        sentences::decided(narrator)
    }
}
