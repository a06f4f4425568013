//! Laws that hold in every position, checked on random games of every mode.

use std::collections::BTreeSet;

use polis_akropolis::explain::explain;
use polis_akropolis::reference::PlainCity;
use polis_akropolis::{
    Akropolis, Architect, City, Direction, Estate, Hex, Layout, Length, Move, Options, Placement,
    Players, Setup, TileId, Triangle, Variants,
};
use polis_game::{Game, PerSeat, PlayError, Seat, View, chance, conformance};
use rand::RngExt;

/// Every number of players and length that there is.
fn modes() -> Vec<(Players, Length)> {
    let mut players = vec![Players::Two, Players::Three, Players::Four];
    players.extend(Architect::ALL.map(Players::Solo));
    players
        .into_iter()
        .flat_map(|players| [(players, Length::Standard), (players, Length::Long)])
        .filter(|&mode| mode != (Players::Four, Length::Long))
        .collect()
}

fn options(players: Players, variants: Variants, length: Length) -> Options {
    Options::new(players, variants, length).unwrap()
}

#[test]
fn every_mode_conforms_to_the_interface() {
    for (players, length) in modes() {
        for variants in [Variants::NONE, Variants::ALL] {
            conformance::check_random_games::<Akropolis>(&options(players, variants, length), 0..6);
        }
    }
}

#[test]
fn a_random_move_is_chosen_evenly() {
    let mut rng = chance(5);
    let options = options(Players::Two, Variants::NONE, Length::Standard);
    let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
    for seed in 0..8 {
        conformance::check_even_choice(&game, seed);
        for _ in 0..4 {
            game.play(game.random_move(&mut rng).unwrap()).unwrap();
        }
    }
}

/// Plays random games with the fast cities and with the plain ones side by side.
#[test]
fn the_fast_rules_agree_with_the_plain_ones() {
    let mut seed = 0;
    for (players, length) in modes() {
        for variants in Variants::all_sets() {
            seed += 1;
            check_against_reference(options(players, variants, length), seed, Style::Any);
            check_against_reference(options(players, variants, length), seed, Style::High);
        }
    }
}

/// How to choose moves so that cities of all shapes come about.
#[derive(Clone, Copy)]
enum Style {
    /// Any legal move.
    Any,
    /// Higher levels wherever there are some.
    High,
}

fn check_against_reference(options: Options, seed: u64, style: Style) {
    let mut rng = chance(seed);
    let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
    let mut plain = PerSeat::from_fn(options.players().number(), |_| PlainCity::new());
    while let Some(seat) = game.to_move() {
        let city = &game.cities()[seat];
        let placements: BTreeSet<Placement> =
            city.triangles().flat_map(Triangle::placements).collect();
        assert_eq!(placements.len(), 3 * city.triangle_count());
        assert_eq!(placements, plain[seat].placements());

        let stones = usize::from(game.stones()[seat]);
        let moves: BTreeSet<Move> = game.site()[..game.site().len().min(stones + 1)]
            .iter()
            .flat_map(|&tile| {
                placements
                    .iter()
                    .map(move |&placement| Move::new(tile, placement))
            })
            .collect();
        assert!(moves.iter().eq(game.legal_moves().iter()));

        let mut chosen = game.random_move(&mut rng).unwrap();
        if let Style::High = style {
            for _ in 0..20 {
                if city.height(chosen.hex) > 0 {
                    break;
                }
                chosen = game.random_move(&mut rng).unwrap();
            }
        }
        let price = game.price(chosen.tile).unwrap();
        game.play(chosen).unwrap();
        let won = plain[seat].lay(chosen.tile, chosen.placement());
        assert_eq!(
            usize::from(game.stones()[seat]),
            stones - usize::from(price) + usize::from(won)
        );

        let city = &game.cities()[seat];
        let tops = plain[seat].tops();
        assert_eq!(
            &city.tops().collect::<std::collections::BTreeMap<_, _>>(),
            tops
        );
        for (&hex, &top) in tops {
            assert_eq!(city.top(hex), Some(top));
        }
        assert_eq!(
            city.score(options.variants()),
            explain(tops, options.variants()).districts
        );
    }
}

/// Rule 5: a city has no bound. Thirty tiles in one straight line are a legal game.
#[test]
fn thirty_tiles_in_a_straight_line() {
    for direction in Direction::ALL {
        for players in [Players::Two, Players::Solo(Architect::Callicrates)] {
            let options = options(players, Variants::ALL, Length::Long);
            let setup = Setup::shuffled(options, &mut chance(3));
            let mut game = Akropolis::new(&setup).unwrap();
            let mut plain = PlainCity::new();
            while let Some(seat) = game.to_move() {
                let city = &game.cities()[seat];
                let far = |hex: Hex| {
                    let step = direction.offset();
                    // How far the hex lies along the line, and how little beside it.
                    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
                    let along = 2 * (q * i32::from(step.q) + r * i32::from(step.r))
                        + q * i32::from(step.r)
                        + r * i32::from(step.q);
                    let apart = q * i32::from(step.r) - r * i32::from(step.q);
                    (along, -apart.abs())
                };
                let placement = city
                    .triangles()
                    .flat_map(Triangle::placements)
                    .max_by_key(|placement| placement.hexes().map(far).into_iter().max())
                    .unwrap();
                if seat == Seat::First {
                    let placements: BTreeSet<Placement> =
                        city.triangles().flat_map(Triangle::placements).collect();
                    assert_eq!(placements, plain.placements());
                    plain.lay(game.site()[0], placement);
                }
                game.play(Move::new(game.site()[0], placement)).unwrap();
            }
            let city = &game.cities()[Seat::First];
            assert_eq!(city.area(), 94);
            assert_eq!(
                &city.tops().collect::<std::collections::BTreeMap<_, _>>(),
                plain.tops()
            );
            let reach = plain
                .tops()
                .keys()
                .map(|hex| hex.q.abs().max(hex.r.abs()))
                .max();
            assert!(reach >= Some(60), "{direction:?} reaches {reach:?}");
            assert_eq!(
                city.score(Variants::ALL),
                explain(plain.tops(), Variants::ALL).districts
            );
        }
    }
}

/// Turning a whole city changes no score and no number of places.
#[test]
fn turning_a_city_changes_no_score() {
    let mut rng = chance(11);
    for _ in 0..40 {
        let options = options(Players::Two, Variants::ALL, Length::Standard);
        let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
        // The starting tile looks the same after two steps of 60 degrees.
        let mut turned = [City::new(); 3];
        while let Some(seat) = game.to_move() {
            let chosen = game.random_move(&mut rng).unwrap();
            game.play(chosen).unwrap();
            if seat != Seat::First {
                continue;
            }
            for (turns, city) in turned.iter_mut().enumerate() {
                let placement = Placement {
                    hex: chosen.hex.turned(2 * turns),
                    rotation: chosen.rotation.turned(2 * turns),
                };
                city.lay(chosen.tile, placement).unwrap();
                let own = &game.cities()[Seat::First];
                assert_eq!(city.score(Variants::ALL), own.score(Variants::ALL));
                assert_eq!(city.triangle_count(), own.triangle_count());
            }
        }
    }
}

/// The same for all six turns, with the starting tile turned, too.
#[test]
fn turning_what_is_visible_changes_no_score() {
    let mut rng = chance(12);
    let options = options(Players::Two, Variants::ALL, Length::Standard);
    for _ in 0..20 {
        let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
        while let Some(chosen) = game.random_move(&mut rng) {
            game.play(chosen).unwrap();
        }
        for (_, city) in game.cities().iter() {
            for turns in 0..6 {
                let tops = city
                    .tops()
                    .map(|(hex, top)| (hex.turned(turns), top))
                    .collect();
                assert_eq!(
                    explain(&tops, Variants::ALL).districts,
                    city.score(Variants::ALL)
                );
            }
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(
        size_of::<Akropolis>() < 8 * 1024,
        "{} bytes",
        size_of::<Akropolis>()
    );
}

#[test]
fn the_choice_of_the_unseen_does_not_depend_on_its_order() {
    let options = options(Players::Three, Variants::NONE, Length::Long);
    let setup = Setup::shuffled(options, &mut chance(1));
    let game = Akropolis::new(&setup).unwrap();
    let view = View::new(&game, Seat::Second);
    let unseen: BTreeSet<TileId> = game.still_to_come().collect();
    assert_eq!(
        view.position().still_to_come().collect::<BTreeSet<_>>(),
        unseen
    );
    assert_eq!(unseen.len(), 56);
    assert!(
        view.position().setup().deck[5..]
            .iter()
            .all(Option::is_none)
    );
    // The first turn lays out nothing; the fourth does.
    let mut ahead = view.position().clone();
    for _ in 0..3 {
        let chosen = ahead.random_move(&mut chance(2)).unwrap();
        ahead.play(chosen).unwrap();
    }
    let chosen = ahead.random_move(&mut chance(2)).unwrap();
    assert_eq!(ahead.play(chosen), Err(PlayError::Unknown));
}

/// A city that is described hex by hex is worth what it is worth, and is one that can be.
#[test]
fn a_described_city_counts_as_the_city_does() {
    let mut rng = chance(31);
    for (seed, (players, length)) in modes().into_iter().enumerate() {
        let options = options(players, Variants::NONE, length);
        let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
        while let Some(chosen) = game.random_move(&mut rng) {
            game.play(chosen).unwrap();
            // Early cities, too.
            if rng.random_bool(0.8) {
                continue;
            }
            for (_, city) in game.cities().iter() {
                assert_eq!(Layout::from(city).doubts(), [], "{seed} {city:?}");
            }
        }
        for (_, city) in game.cities().iter() {
            let layout = Layout::from(city);
            assert_eq!(layout.doubts(), [], "{seed} {city:?}");
            for variants in Variants::all_sets() {
                let explained = layout.explain(variants);
                assert_eq!(explained, city.explain(variants));
                assert_eq!(explained.districts, city.score(variants));
            }
        }
        if let Some(estate) = game.estate() {
            let counted = Estate::counted(
                estate.architect(),
                estate.districts(),
                estate.plazas(),
                estate.quarries(),
            );
            for variants in Variants::all_sets() {
                assert_eq!(counted.score(variants, 7), estate.score(variants, 7));
            }
        }
    }
}

/// The best laying of a tile is the best of all that can be tried, in cities of every size and with
/// every variant.
#[test]
fn the_best_laying_is_the_best_of_all() {
    for (seed, variants) in Variants::all_sets().enumerate() {
        let options = options(Players::Two, variants, Length::Standard);
        let mut rng = chance(seed as u64);
        let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
        while let Some(seat) = game.to_move() {
            let city = &game.cities()[seat];
            if rng.random_bool(0.15) {
                let best = city.best_layings(game.site(), variants);
                for (&tile, best) in game.site().iter().zip(best) {
                    let all = city.triangles().flat_map(Triangle::placements);
                    let tried = all.map(|placement| {
                        let (points, quarries) = city.score_with(tile, placement, variants);
                        let mut laid = *city;
                        assert_eq!(laid.lay(tile, placement).unwrap().quarries, quarries);
                        let score = laid.score(variants);
                        let plain: i32 = score.iter().map(|(_, score)| score.points()).sum();
                        assert_eq!(points, plain);
                        (points + i32::from(quarries), quarries)
                    });
                    assert_eq!(best, tried.max(), "{tile}");
                }
            }
            let snug: BTreeSet<Triangle> = city.snug_triangles(1).collect();
            assert!(
                snug.into_iter()
                    .eq(city.triangles().collect::<BTreeSet<_>>())
            );
            let chosen = game.random_move(&mut rng).unwrap();
            let mut taken = game.clone();
            game.play(chosen).unwrap();
            // Taking without laying changes everything but the city.
            let quarries = game.stones()[seat] + taken.price(chosen.tile).unwrap();
            let quarries = quarries - taken.stones()[seat];
            taken.take_unlaid(chosen.tile, quarries as u8).unwrap();
            assert_eq!((taken.site(), taken.stones()), (game.site(), game.stones()));
            assert_eq!(
                (taken.to_move(), taken.turns()),
                (game.to_move(), game.turns())
            );
        }
    }
}
