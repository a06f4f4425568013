//! How long drawing takes: a full city or town must be far below a frame of the screen.

use divan::Bencher;
use polis_akropolis::{Akropolis, City, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_draw::{CityDrawing, CityGhost, StandAlone, Theme, TownDrawing, defs};
use polis_game::{Game, Seat, chance};

fn main() {
    divan::main();
}

fn played<G: Game>(options: &G::Options) -> G {
    let mut rng = chance(1);
    let setup = G::deal(options, &mut rng).expect("there is such a game");
    let mut position = G::new(&setup).expect("a dealt setup is one");
    while let Some(chosen) = position.random_move(&mut rng) {
        position.play(chosen).expect("a random move is legal");
    }
    position
}

fn city() -> City {
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard);
    let game: Akropolis = played(&options.expect("there is such a game"));
    game.cities()[Seat::First]
}

#[divan::bench]
fn full_city(bencher: Bencher) {
    let city = city();
    let placement = city.triangles().next().expect("a tile fits").placements()[0];
    let tile = city.tiles().next().expect("tiles were laid");
    bencher.bench(|| {
        let mut drawing = CityDrawing::new(&city, Variants::NONE);
        drawing.fringe = true;
        drawing.places = true;
        drawing.ghost = Some(CityGhost::new(&city, tile, placement));
        drawing.to_string()
    });
}

#[divan::bench]
fn full_town(bencher: Bencher) {
    let position: Architekton = played(&polis_architekton::Options::default());
    bencher.bench(|| TownDrawing::new(&position).to_string());
}

#[divan::bench]
fn shared_definitions() -> String {
    defs().to_string()
}

#[divan::bench]
fn stand_alone_city(bencher: Bencher) {
    let city = city();
    let drawing = CityDrawing::new(&city, Variants::NONE);
    bencher.bench(|| StandAlone::new(&drawing, Theme::Light).to_string());
}

#[divan::bench]
fn explanation(bencher: Bencher) {
    let city = city();
    bencher.bench(|| city.explain(Variants::NONE));
}
